//! What the others may be after, as far as it can be read from what lies open.

use crate::analysis::{CompiledCard, Reading};
use crate::card::LineIndex;
use crate::rules::{Seat, View};

/// How many lines are told of each.
const LINES: usize = 3;

/// From which share on a line is told.
const WORTH_TELLING: f32 = 0.05;

/// What can be told of one of the others who has exposed something.
#[derive(Debug, Clone, PartialEq)]
pub struct Other {
    /// Who.
    pub seat: Seat,
    /// Whether the hand has been called dead.
    pub is_dead: bool,
    /// The likeliest lines that the exposures still allow, each with how likely it is, 0 to 1; none when no
    /// hand can be made any more of what `view`'s seat cannot see.
    pub lines: Vec<(LineIndex, f32)>,
    /// How many lines the exposures still allow.
    pub possible: usize,
}

/// What `view`'s seat can tell of those who have exposed something, in turn order from there. `card` must
/// be the card that is played, compiled.
pub fn others(card: &CompiledCard, view: View<'_>) -> Vec<Other> {
    let reading = Reading::new(card, view);
    let others = (1..4).map(|steps| view.seat().steps_right(steps));
    others
        .filter(|&seat| !view.exposures(seat).is_empty())
        .map(|seat| {
            let mut lines = reading
                .of(seat)
                .map_or_else(Vec::new, |opponent| opponent.lines(card));
            let possible = lines.len();
            lines.truncate(LINES);
            let likeliest = lines.first().map(|(line, _)| *line);
            lines.retain(|(line, share)| *share >= WORTH_TELLING || Some(*line) == likeliest);
            Other {
                seat,
                is_dead: view.dead(seat).is_some(),
                lines,
                possible,
            }
        })
        .collect()
}
