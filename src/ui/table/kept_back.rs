//! What is said at once to who chooses a tile that cannot go: a joker for a pass, a tile more than are passed, and,
//! once, a joker that would be discarded.

use super::selection::Selection;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, PASS, RuleId, Situation, View};
use crate::tile::{Tile, TileCounts};

/// Why a tile was not chosen, or should not go yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KeptBack {
    /// Jokers are not passed (rule `char-no-jokers`).
    JokerIsNotPassed,
    /// So many are chosen, and no more are passed.
    Enough(usize),
    /// A joker is about to be discarded: it is nearly always worth more than any other tile.
    JokerIsDear,
}

impl KeptBack {
    /// Why the tile at `place` of the rack may not be chosen for the pass that is awaited.
    pub(super) fn from_pass(view: View<'_>, selection: &Selection, place: usize) -> Option<Self> {
        let slot = selection.slots().get(place).filter(|it| !it.is_chosen)?;
        let (action, most) = match view.situation() {
            Situation::Charleston(_) => {
                let (tiles, blind) = (TileCounts::from_iter([slot.tile]), 2);
                let most = usize::from(PASS.saturating_sub(selection.blind));
                (Action::Pass { tiles, blind }, most)
            }
            Situation::CourtesyPass { count } => {
                let tiles = TileCounts::from_iter([slot.tile]);
                (Action::PassCourtesy(tiles), usize::from(count))
            }
            Situation::Mush => {
                let tiles = TileCounts::from_iter([slot.tile]);
                (Action::Mush(tiles), usize::from(PASS))
            }
            _ => return None,
        };
        let is_joker_kept = slot.tile == Tile::Joker
            && view.accepts(&action).is_err_and(|refusal| {
                let mut rules = refusal.reasons.iter().map(|reason| reason.rule);
                rules.any(|rule| rule == RuleId::CHAR_NO_JOKERS)
            });
        if is_joker_kept {
            Some(Self::JokerIsNotPassed)
        } else if selection.chosen().total() >= most {
            Some(Self::Enough(most))
        } else {
            None
        }
    }

    /// The rule by which it is so, where there is one.
    pub(super) const fn rule(self) -> Option<RuleId> {
        match self {
            Self::JokerIsNotPassed => Some(RuleId::CHAR_NO_JOKERS),
            Self::Enough(_) | Self::JokerIsDear => None,
        }
    }

    /// What is said.
    pub(super) fn says(self) -> Message {
        match self {
            Self::JokerIsNotPassed => msg!("table-joker-not-passed"),
            Self::Enough(count) => msg!("table-enough-chosen", count = count),
            Self::JokerIsDear => msg!("table-joker-is-dear"),
        }
    }
}
