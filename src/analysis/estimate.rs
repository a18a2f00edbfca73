//! What an act is expected to come to.

/// How often a game is won by somebody else when a seat does not win it.
const OTHERS_WIN: f32 = 0.9;

/// What a seat pays on the average when another wins, in points.
const LOSS: f32 = 40.0;

/// How many times a line's value its winner gets on the average: each of the others pays it, the
/// discarder twice; all twice when the winner drew the last tile.
const PAYMENTS: f32 = 4.5;

/// What an act is expected to come to for the seat that does it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The chance that the seat wins this game, 0 to 1.
    pub win: f32,
    /// The points that the seat wins less those that it pays, on the average over how the game can end.
    pub points: f32,
    /// The standard error of `win`, when games were played on to find it; none for a figure that was
    /// reckoned at once.
    pub standard_error: Option<f32>,
}

impl Estimate {
    /// The estimate of a seat with this chance to win, with a line of this printed value.
    pub fn at_once(win: f32, value: u16) -> Self {
        let gain = win * PAYMENTS * f32::from(value);
        Self {
            win,
            points: gain - (1.0 - win) * OTHERS_WIN * LOSS,
            standard_error: None,
        }
    }

    /// The game is won now, and pays so many points.
    pub const fn won(points: f32) -> Self {
        Self {
            win: 1.0,
            points,
            standard_error: None,
        }
    }
}
