//! For what a table is drawn, as all of it is to know: a match, a lesson, or a position of which something tells
//! beside it.

use egui::Ui;

use super::guide::Guide;
use super::player::Telling;
use super::result::{Decisions, Tells};
use super::selection::StandsIn;
use super::{Beside, Occasion, Side, names};
use crate::play::Session;
use crate::profile::CoachMode;
use crate::ui::Shared;
use crate::wording::Names;

/// Tells of a position beside the table.
type Tell<'a> = &'a mut dyn FnMut(&mut Ui, Beside<'_>);

/// For what a table is drawn.
pub(super) struct Purpose<'a, 'b> {
    /// The lesson that happens here.
    pub(super) guide: Option<&'a mut Guide<'b>>,
    /// What lies beside a position that is shown; nothing in a match.
    pub(super) own_side: Option<Side>,
    /// Tells of that position there.
    pub(super) tell: Option<Tell<'a>>,
    /// What the learner decided in a match.
    pub(super) decisions: Decisions<'a>,
    /// Whether a game is looked at again without a question.
    pub(super) is_only_shown: bool,
    /// How much the coach says in a match.
    pub(super) mode: CoachMode,
}

impl<'a, 'b> Purpose<'a, 'b> {
    /// What follows from the `occasion`, also where something is tried on a side board.
    pub(super) fn of(occasion: Occasion<'a, 'b>, is_side_board: bool, shared: &Shared<'_>) -> Self {
        let mut purpose = Self {
            guide: None,
            own_side: None,
            tell: None,
            decisions: Decisions::NotTold,
            is_only_shown: false,
            mode: shared.profile.settings().coach_mode(),
        };
        match occasion {
            Occasion::Match(decisions) => {
                if !is_side_board {
                    purpose.decisions = decisions;
                }
            }
            Occasion::Position(side, tell) => {
                purpose.own_side = Some(side);
                purpose.tell = Some(tell);
            }
            Occasion::LookedBack { asks, tell } => {
                purpose.own_side = Some(Side::Review);
                purpose.tell = Some(tell);
                purpose.is_only_shown = !is_side_board && !asks;
            }
            Occasion::Lesson(guide) => purpose.guide = Some(guide),
        }
        purpose
    }

    /// Whether a match is played.
    pub(super) const fn is_match(&self) -> bool {
        self.guide.is_none() && self.own_side.is_none()
    }

    /// Whether a narrator only tells: nothing is asked at the table.
    pub(super) fn is_only_told(&self) -> bool {
        self.guide.as_ref().is_some_and(|guide| !guide.asks())
    }

    /// Where the learner's rack stands.
    pub(super) fn stands_in(&self) -> StandsIn {
        if !self.is_match() {
            StandsIn::Lesson
        } else if self.mode >= CoachMode::Warn {
            StandsIn::MatchWithWarnings
        } else {
            StandsIn::Match
        }
    }

    /// What the players are called.
    pub(super) fn names(&self, session: &Session) -> Names {
        if self.guide.as_ref().is_some_and(|guide| !guide.knows_winds) {
            Names::by_place()
        } else {
            names(session)
        }
    }

    /// What is told of the players.
    pub(super) fn telling(&self, session: &Session) -> Telling {
        let guide = self.guide.as_ref();
        Telling {
            // Where an action is to be found, nothing gives it away.
            marks_exchanges: guide.is_none_or(|guide| !guide.examines),
            in_lesson: guide.is_some(),
            scores: guide.is_none_or(|guide| guide.knows_payments()),
            names: self.names(session),
            asked: guide.and_then(|guide| guide.stack),
        }
    }

    /// What is told of how a game ended.
    pub(super) fn tells(&self) -> Tells {
        match &self.guide {
            Some(guide) if guide.examines && guide.knows_payments() => Tells::Sums,
            Some(guide) if guide.examines => Tells::WhoPays,
            _ => Tells::All,
        }
    }

    /// Whether the table says that a choice closes a line: where an action is to be found, the narrator says what
    /// follows from it; who plays alone sees it themselves.
    pub(super) fn tells_of_closed_line(&self) -> bool {
        let is_alone = self.is_match() && self.mode == CoachMode::Alone;
        let guide = self.guide.as_ref();
        !is_alone && guide.is_none_or(|guide| guide.asks() && !guide.examines)
    }
}
