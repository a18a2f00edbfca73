//! Which lines of a step can still be made at its table, found once for each position and not in every frame.

use crate::card::LineIndex;
use crate::lesson::{Illustration, Runner};
use crate::play::Session;

/// The lines of the step as they stand in the position on the table.
#[derive(Debug, Default)]
pub(super) struct OpenLines {
    /// For which position: how many actions came before it.
    at: Option<usize>,
    /// Those that can be made.
    open: Vec<LineIndex>,
    /// Those that cannot, for what the learner has exposed.
    closed: Vec<LineIndex>,
}

impl OpenLines {
    /// Looks at the lines that the step shows, where the position is another one. All can be made where the game is not
    /// played on.
    pub(super) fn follow(&mut self, runner: &Runner, session: Option<&Session>) {
        let session = session.filter(|_| runner.plays_on());
        let at = session.map_or(0, Session::actions_done);
        if self.at == Some(at) {
            return;
        }
        let pictures = runner.step().into_iter().flat_map(|step| &step.pictures);
        let lines = pictures.filter_map(|picture| match picture {
            Illustration::Line(line) => Some(*line),
            _ => None,
        });
        (self.open, self.closed) =
            lines.partition(|line| session.is_none_or(|session| can_be_made(session, *line)));
        self.at = Some(at);
    }

    /// The lines that can be made.
    pub(super) fn open(&self) -> &[LineIndex] {
        &self.open
    }

    /// The lines that cannot be made any more.
    pub(super) fn closed(&self) -> &[LineIndex] {
        &self.closed
    }
}

/// Whether the learner's exposures leave a line open.
fn can_be_made(session: &Session, line: LineIndex) -> bool {
    let view = session.view();
    let card = session.compiled_card();
    let exposures = view.exposures(view.seat());
    let mut hands = card.hands_of(line);
    exposures.is_empty() || hands.any(|hand| card.distance(hand, view.rack(), exposures).is_some())
}
