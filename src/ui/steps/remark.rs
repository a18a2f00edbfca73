//! A word after an action in a game that is played on, where the coach finds another one clearly better; found
//! without letting the screen wait.

use std::sync::Arc;

use egui::Context;

use crate::analysis::CompiledCard;
use crate::coach::grade;
use crate::locale::Message;
use crate::msg;
use crate::play::{Background, Refining};
use crate::rules::{Action, Game, Seat, View};
use crate::tile::TileCounts;
use crate::ui::Shared;
use crate::ui::widgets::in_text;
use crate::wording;

/// What the coach would have done in the place of the last action.
#[derive(Debug)]
pub(super) enum Remark {
    /// To keep some tiles and let others go.
    Tiles { kept: TileCounts, gone: TileCounts },
    /// Another action.
    Action(Message),
}

impl Remark {
    /// What there is to say to an action before it is done; nothing where it is about as good as any.
    fn of(card: &CompiledCard, view: View<'_>, action: &Action) -> Option<Self> {
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
            _ => Self::Action(wording::action(best, view)),
        })
    }

    /// What is said.
    pub(super) fn say(&self, shared: &Shared<'_>) -> String {
        shared.say(&match self {
            Self::Tiles { kept, gone } => {
                msg!(
                    "lesson-remark-tiles",
                    kept = in_text(kept.tiles()),
                    gone = in_text(gone.tiles())
                )
            }
            Self::Action(action) => msg!("lesson-remark-action", action = action.clone()),
        })
    }
}

/// These tiles but for those.
fn without(mut tiles: TileCounts, those: &TileCounts) -> TileCounts {
    tiles.remove_what_is_there(those);
    tiles
}

/// What there is to say to the learner's last action.
#[derive(Debug, Default)]
pub(super) enum KeptRemark {
    /// Nothing.
    #[default]
    Nothing,
    /// The coach is to look at this action, done in this game.
    Asked(Arc<CompiledCard>, Box<Game>, Action),
    /// The coach looks at it.
    Awaited(Background<Option<Remark>>),
    /// This.
    Known(Remark),
}

impl KeptRemark {
    /// Has the coach look at an action of the learner, and at the game as it was before.
    pub(super) fn on(card: &Arc<CompiledCard>, before: Game, action: Action) -> Self {
        Self::Asked(Arc::clone(card), Box::new(before), action)
    }

    /// Takes in what the coach has found.
    pub(super) fn follow(&mut self, how: Refining, context: &Context) {
        if let Self::Asked(card, before, action) = self {
            let (card, before, action) = (Arc::clone(card), before.clone(), *action);
            let look = move || Remark::of(&card, before.view(Seat::FIRST), &action);
            let context = context.clone();
            let tell = move || context.request_repaint();
            *self = Self::Awaited(Background::begin(how, look, tell));
        }
        if let Self::Awaited(awaited) = self
            && let Some(found) = awaited.take()
        {
            *self = found.map_or(Self::Nothing, Self::Known);
        }
    }

    /// What is said, once it is found.
    pub(super) const fn now(&self) -> Option<&Remark> {
        match self {
            Self::Known(remark) => Some(remark),
            Self::Nothing | Self::Asked(..) | Self::Awaited(_) => None,
        }
    }
}
