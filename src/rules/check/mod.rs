//! The one judge of acts: what a player may do, decided from that player's view alone.
//!
//! Each room judges the acts of one part of the game; [`enumerate`](super::enumerate) lists what this
//! judge accepts.

mod charleston;
mod claim;
mod moment;
mod price;
mod turn;

pub(super) use claim::{may_claim, possible_exposures, possible_mah_jongg};

use super::{ActKind, Action, Claim, Fact, Reason, Refusal, RuleId, View};

/// Whether the view's seat may do `action` now.
pub(super) fn check(view: View<'_>, action: &Action) -> Result<(), Refusal> {
    let mut reasons = Reasons::default();
    untaught(view, action, &mut reasons);
    match action {
        Action::Pass { tiles, blind } => charleston::pass(view, tiles, *blind, &mut reasons),
        Action::Continue | Action::Stop => charleston::vote(view, &mut reasons),
        Action::OfferCourtesy(count) => charleston::offer(view, *count, &mut reasons),
        Action::PassCourtesy(tiles) => charleston::courtesy(view, tiles, &mut reasons),
        Action::Mush(tiles) => charleston::mush(view, tiles, &mut reasons),
        Action::Draw => turn::draw(view, &mut reasons),
        Action::Exchange(exposure) => turn::exchange(view, *exposure, &mut reasons),
        Action::SwapBlank(tile) => turn::swap_blank(view, *tile, &mut reasons),
        Action::Discard(tile) => turn::discard(view, *tile, &mut reasons),
        Action::DeclareMahJongg => turn::declare(view, &mut reasons),
        Action::Claim(claim) => claim::claim(view, *claim, &mut reasons),
        Action::LetGo => claim::let_go(view, &mut reasons),
        Action::NamePrice(points) => price::name(view, *points, &mut reasons),
    }
    reasons.verdict()
}

/// The reasons found so far.
#[derive(Default)]
struct Reasons(Vec<Reason>);

impl Reasons {
    fn add(&mut self, rule: RuleId, fact: Fact) {
        self.0.push(Reason { rule, fact });
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn verdict(self) -> Result<(), Refusal> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(Refusal { reasons: self.0 })
        }
    }
}

/// The kind of act that a lesson may have left out, with the rule it is about.
fn act_kind(action: &Action) -> Option<(ActKind, RuleId)> {
    match action {
        Action::Pass { blind: 1.., .. } => {
            Some((ActKind::BlindPass, RuleId::CHAR_BLIND_FIRST_LEFT))
        }
        Action::Stop => Some((ActKind::Stop, RuleId::CHAR_STOP)),
        Action::OfferCourtesy(1..) => Some((ActKind::Courtesy, RuleId::CHAR_COURTESY)),
        Action::Exchange(_) => Some((ActKind::Exchange, RuleId::EXCH_WHAT)),
        Action::Claim(Claim::Exposure { .. }) => {
            Some((ActKind::ClaimExposure, RuleId::CLAIM_GROUPS))
        }
        Action::Claim(Claim::MahJongg) => {
            Some((ActKind::ClaimMahJongg, RuleId::MAHJ_CLAIM_ANY_GROUP))
        }
        Action::DeclareMahJongg => Some((ActKind::DeclareMahJongg, RuleId::WIN_14_ON_CARD)),
        Action::Pass { .. }
        | Action::Continue
        | Action::OfferCourtesy(_)
        | Action::PassCourtesy(_)
        | Action::Mush(_)
        | Action::Draw
        | Action::SwapBlank(_)
        | Action::Discard(_)
        | Action::LetGo
        | Action::NamePrice(_) => None,
    }
}

fn untaught(view: View<'_>, action: &Action, reasons: &mut Reasons) {
    if let Some((kind, rule)) = act_kind(action)
        && view.rules().untaught.contains(&kind)
    {
        reasons.add(rule, Fact::NotTaughtYet(kind));
    }
}
