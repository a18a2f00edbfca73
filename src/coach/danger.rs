//! What an action does to a hand that no figure tells: it dies, or what it aimed at is closed.

use super::Plan;
use crate::analysis::{CompiledCard, Distances};
use crate::card::LineIndex;
use crate::rules::{self, Action, Claim, Exposure, Situation, View};
use crate::tile::TileCounts;

/// What an action does to the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Danger {
    /// Mah Jongg is said of a hand that is none, as this reason tells.
    FalseMahJongg(rules::Reason),
    /// A group is laid open with which no line of the card can be made: the hand is dead.
    NoLineLeft,
    /// A group is laid open with which no line of the plan can be made, where one can be now.
    ClosesPlan(LineIndex),
    /// A group is laid open where the line that is aimed at must stay concealed.
    ClosesConcealedLine(LineIndex),
}

impl Danger {
    /// What `action` does to the hand of `view`'s seat, which aims at the lines of `plan`, or else at `aim`.
    pub(super) fn of(
        card: &CompiledCard,
        view: View<'_>,
        plan: &Plan,
        aim: Option<LineIndex>,
        action: &Action,
    ) -> Option<Self> {
        match action {
            Action::DeclareMahJongg | Action::Claim(Claim::MahJongg) => {
                let refusal = view.check(action).err()?;
                let first = refusal.reasons.first().copied()?;
                view.accepts(action)
                    .is_ok()
                    .then_some(Self::FalseMahJongg(first))
            }
            Action::Claim(claim) => {
                view.accepts(action).ok()?;
                let opened = Opened::new(card, view, *claim)?;
                opened.danger(view, plan, aim)
            }
            _ => None,
        }
    }

    /// Whether the hand is dead afterwards.
    pub const fn kills_hand(self) -> bool {
        matches!(self, Self::FalseMahJongg(_) | Self::NoLineLeft)
    }
}

/// How far every hand is before a group is laid open, and after.
struct Opened<'a> {
    card: &'a CompiledCard,
    before: Distances,
    after: Distances,
}

impl<'a> Opened<'a> {
    fn new(card: &'a CompiledCard, view: View<'_>, claim: Claim) -> Option<Self> {
        let discard = match view.situation() {
            Situation::Claims(discard) => discard,
            _ => view.late_discard()?,
        };
        let own = view.exposures(view.seat());
        let laid = claim.from_rack(discard.tile);
        let mut rack: TileCounts = *view.rack();
        if !rack.remove_all(&laid) {
            return None;
        }
        let group = Exposure::of_claim(discard, &laid);
        let exposures: Vec<Exposure> = own.iter().copied().chain([group]).collect();
        let (mut before, mut after) = (Distances::default(), Distances::default());
        card.measure(view.rack(), own, &mut before);
        card.measure(&rack, &exposures, &mut after);
        Some(Self {
            card,
            before,
            after,
        })
    }

    fn danger(&self, view: View<'_>, plan: &Plan, aim: Option<LineIndex>) -> Option<Danger> {
        // Of a hand that is lost already there is nothing to warn.
        self.before.least()?;
        if self.after.least().is_none() {
            return Some(Danger::NoLineLeft);
        }
        let is_open = |distances: &Distances, line: LineIndex| {
            distances.nearest(&self.card.hands_of(line)).is_some()
        };
        let mut planned = plan.lines().iter().copied();
        let first = planned.clone().find(|line| is_open(&self.before, *line));
        if let Some(first) = first {
            let stays = planned.any(|line| is_open(&self.after, line));
            return (!stays).then_some(Danger::ClosesPlan(first));
        }
        aim.filter(|line| view.card().line(*line).concealed)
            .map(Danger::ClosesConcealedLine)
    }
}
