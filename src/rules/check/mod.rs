//! The one check of actions: what a player may do, decided from that player's view alone.
//!
//! Each room checks the actions of one part of the game; [`enumerate`](super::enumerate) lists what this
//! check accepts.

mod charleston;
mod claim;
mod mistake;
mod moment;
mod penalties;
mod price;
mod turn;

pub(super) use mistake::UNLIKE;

pub(super) use claim::{holds_cold_discard, may_claim, possible_exposures, possible_mah_jongg};

use super::{Action, Claim, Fact, OptionalAction, Reason, Refusal, RuleId, View};

/// Whether the table accepts `action` from the view's seat now: because it is legal, or as a mistake where
/// it allows them.
pub(super) fn accepts(view: View<'_>, action: &Action) -> Result<(), Refusal> {
    match check(view, action) {
        Err(refusal) if mistake::is_accepted(view, action, &refusal) => Ok(()),
        verdict => verdict,
    }
}

/// Whether `action` is legal now.
pub(super) fn check(view: View<'_>, action: &Action) -> Result<(), Refusal> {
    let mut reasons = Reasons::default();
    let seat = view.seat();
    if view.dead(seat).is_some() {
        reasons.add(rule_of_the_dead(action), Fact::HandIsDead { seat });
        return reasons.verdict();
    }
    if let Some((kind, rule)) = left_out(view, action) {
        reasons.add(rule, Fact::NotTaughtYet(kind));
    }
    match action {
        Action::Pass { tiles, blind } => charleston::pass(view, tiles, *blind, &mut reasons),
        Action::Continue | Action::Stop => charleston::vote(view, &mut reasons),
        Action::OfferCourtesy(count) => charleston::offer(view, *count, &mut reasons),
        Action::PassCourtesy(tiles) => charleston::courtesy(view, tiles, &mut reasons),
        Action::Mush(tiles) => charleston::mush(view, tiles, &mut reasons),
        Action::LookAtPass => charleston::look(view, &mut reasons),
        Action::Draw => turn::draw(view, &mut reasons),
        Action::Exchange(exposure) => turn::exchange(view, *exposure, &mut reasons),
        Action::SwapBlank(tile) => turn::swap_blank(view, *tile, &mut reasons),
        Action::Rack => turn::rack(view, &mut reasons),
        Action::Discard(tile) => turn::discard(view, *tile, &mut reasons),
        Action::DeclareMahJongg => turn::declare(view, &mut reasons),
        Action::Claim(claim) => claim::claim(view, *claim, &mut reasons),
        Action::ChangeExposure { naturals, jokers } => {
            claim::change(view, *naturals, *jokers, &mut reasons);
        }
        Action::LetGo => claim::let_go(view, &mut reasons),
        Action::NamePrice(points) => price::name(view, *points, &mut reasons),
        Action::DiscardAs { tile, name } => turn::discard_as(view, *tile, *name, &mut reasons),
        Action::Challenge(challenged) => penalties::challenge(view, *challenged, &mut reasons),
        Action::Admit => penalties::answer(view, false, &mut reasons),
        Action::Deny => penalties::answer(view, true, &mut reasons),
        Action::Retract => penalties::retract(view, &mut reasons),
        Action::LayOpen => penalties::lay_open(view, &mut reasons),
        Action::ThrowIn => penalties::answer_false_mah_jongg(view, true, &mut reasons),
        Action::KeepIntact => penalties::answer_false_mah_jongg(view, false, &mut reasons),
    }
    reasons.verdict()
}

/// By which rule a player whose hand is dead may not do this.
const fn rule_of_the_dead(action: &Action) -> RuleId {
    match action {
        Action::Discard(_) | Action::DiscardAs { .. } => RuleId::DISC_HAND_OF_DEAD_NOT_DISCARDED,
        Action::DeclareMahJongg | Action::Claim(Claim::MahJongg) => RuleId::DEAD_CANNOT_WIN,
        Action::Challenge(_) => RuleId::DEAD_CALLED_BY_OTHERS,
        _ => RuleId::DEAD_STOPS,
    }
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

/// The kind of action that a lesson may have left out, with the rule it is about.
fn kind_of(action: &Action) -> Option<(OptionalAction, RuleId)> {
    match action {
        Action::Pass { blind: 1.., .. } => {
            Some((OptionalAction::BlindPass, RuleId::CHAR_BLIND_FIRST_LEFT))
        }
        Action::Stop => Some((OptionalAction::Stop, RuleId::CHAR_STOP)),
        Action::OfferCourtesy(1..) => Some((OptionalAction::Courtesy, RuleId::CHAR_COURTESY)),
        Action::Exchange(_) => Some((OptionalAction::Exchange, RuleId::EXCH_WHAT)),
        Action::LookAtPass => Some((OptionalAction::BlindPass, RuleId::CHAR_BLIND_UNSEEN)),
        Action::Claim(Claim::Exposure { .. } | Claim::Unlike(_)) => {
            Some((OptionalAction::ClaimExposure, RuleId::CLAIM_GROUPS))
        }
        Action::ChangeExposure { .. } => {
            Some((OptionalAction::ClaimExposure, RuleId::CLAIM_EXPOSURE_FIXED))
        }
        Action::Claim(Claim::MahJongg) => {
            Some((OptionalAction::ClaimMahJongg, RuleId::MAHJ_CLAIM_ANY_GROUP))
        }
        Action::DeclareMahJongg => Some((OptionalAction::DeclareMahJongg, RuleId::WIN_14_ON_CARD)),
        Action::Pass { .. }
        | Action::Continue
        | Action::OfferCourtesy(_)
        | Action::PassCourtesy(_)
        | Action::Mush(_)
        | Action::Draw
        | Action::SwapBlank(_)
        | Action::Rack
        | Action::Discard(_)
        | Action::LetGo
        | Action::NamePrice(_)
        | Action::DiscardAs { .. }
        | Action::Challenge(_)
        | Action::Admit
        | Action::Deny
        | Action::Retract
        | Action::LayOpen
        | Action::ThrowIn
        | Action::KeepIntact => None,
    }
}

/// The kind of an action that the lesson has left out, with the rule it is about.
fn left_out(view: View<'_>, action: &Action) -> Option<(OptionalAction, RuleId)> {
    kind_of(action).filter(|(kind, _)| view.rules().untaught.contains(kind))
}
