//! A word after an action in a game that is played on, where the coach finds another one clearly better.

use crate::analysis::CompiledCard;
use crate::coach::grade;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, View};
use crate::tile::{Rack, TileCounts};
use crate::ui::Shared;
use crate::wording;

/// What the coach would have done in the place of the last action.
#[derive(Debug)]
pub(super) enum Remark {
    /// To keep some tiles and let others go.
    Tiles { kept: TileCounts, gone: TileCounts },
    /// Another action.
    Act(Message),
}

impl Remark {
    /// What there is to say to an action before it is done; nothing where it is about as good as any.
    pub(super) fn of(card: &CompiledCard, view: View<'_>, action: &Action) -> Option<Self> {
        let grade = grade(card, view, action)?;
        if !grade.is_clearly_dearer() {
            return None;
        }
        let best = &grade.best.action;
        let tiles = action.given_away().zip(best.given_away());
        let tiles = tiles.map(|(given, better)| (without(given, &better), without(better, &given)));
        Some(match tiles {
            Some((kept, gone)) if !kept.is_empty() && !gone.is_empty() => {
                Self::Tiles { kept, gone }
            }
            _ => Self::Act(wording::action(best, view)),
        })
    }

    /// What is said.
    pub(super) fn say(&self, shared: &Shared<'_>) -> String {
        let tiles = |tiles: &TileCounts| format!("<{}>", Rack(tiles.tiles().collect()));
        shared.say(&match self {
            Self::Tiles { kept, gone } => {
                msg!(
                    "lesson-remark-tiles",
                    kept = tiles(kept),
                    gone = tiles(gone)
                )
            }
            Self::Act(action) => msg!("lesson-remark-act", action = action.clone()),
        })
    }
}

/// These tiles but for those.
fn without(mut tiles: TileCounts, those: &TileCounts) -> TileCounts {
    tiles.remove_what_is_there(those);
    tiles
}
