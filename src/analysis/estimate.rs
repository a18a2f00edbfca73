//! What an action is expected to come to.

use super::Forecast;

/// What a seat pays on the average when another wins, in points.
const LOSS: f32 = 50.8;

/// What a winner gets on the average, in points: so much, and so many times the value of the line aimed
/// at. Each of the others pays the value, the discarder twice, all twice when the winner drew the last
/// tile; but many games are won with another line than was aimed at.
const GAIN: f32 = 44.9;
const GAIN_PER_VALUE: f32 = 3.50;

/// What an action is expected to come to for the seat that does it.
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
    /// The estimate of a seat with this chance to win, whose line has this printed value. The constants
    /// were counted in games between regular bots: `cargo bench --bench reliability -- --fit`.
    pub fn at_once(win: f32, value: u16, forecast: Forecast) -> Self {
        Self {
            win,
            points: Stakes::new(value, forecast).points(win),
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

/// What is at stake: what expected points are reckoned from, beside the chance to win.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stakes {
    /// What a win brings on the average, in points.
    pub gain: f32,
    /// How likely somebody else wins when the seat does not, 0 to 1.
    pub others_win: f32,
    /// What the seat then pays on the average, in points.
    pub loss: f32,
}

impl Stakes {
    /// The stakes of a seat that aims at a line with this printed value.
    pub fn new(value: u16, forecast: Forecast) -> Self {
        Self {
            gain: GAIN + GAIN_PER_VALUE * f32::from(value),
            others_win: forecast.others_win(),
            loss: LOSS,
        }
    }

    /// The points that are expected with this chance to win.
    pub fn points(&self, win: f32) -> f32 {
        win * self.gain - (1.0 - win) * self.others_win * self.loss
    }
}
