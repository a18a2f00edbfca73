//! What an action is expected to come to.

use super::Forecast;

/// What a seat pays on the average when another wins, in points.
const LOSS: f32 = 50.8;

/// What a seat pays on the average when another wins with its discard, in points.
const THROWN: f32 = 64.1;

/// How many points count as much as a game won, beside those that it brings: whoever plays wants to win, and where
/// that can hardly be, to lose little. From 67 to 333 points the choice comes to the same (`docs/analysis.md`).
const WIN: f32 = 140.0;

/// The least chance to win that dangers are weighed against: less is as good as none.
const LEAST: f32 = 0.001;

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

    /// What it is worth, as a chance to win: the chance itself, and the points as far as they count beside it.
    pub fn utility(&self) -> f32 {
        utility(self.win, self.points)
    }

    /// The same of a discard with which somebody else wins so much more often at once, -1 to 1.
    #[must_use]
    pub fn with_danger(self, danger: f32) -> Self {
        Self {
            win: self.win * (1.0 - danger),
            points: self.points * (1.0 - danger) - THROWN * danger,
            ..self
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

/// What a chance to win and so many points are worth together, as a chance to win.
pub fn utility(win: f32, points: f32) -> f32 {
    win + points / WIN
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
    /// What it pays where that was its discard.
    pub thrown: f32,
}

impl Stakes {
    /// The stakes of a seat that aims at a line with this printed value.
    pub fn new(value: u16, forecast: Forecast) -> Self {
        Self {
            gain: GAIN + GAIN_PER_VALUE * f32::from(value),
            others_win: forecast.others_win(),
            loss: LOSS,
            thrown: THROWN,
        }
    }

    /// The points that are expected with this chance to win.
    pub fn points(&self, win: f32) -> f32 {
        win * self.gain - (1.0 - win) * self.others_win * self.loss
    }

    /// How much the chance that a discard is won on costs, 0 to 1, beside the share of the chance to win that goes with a
    /// tile: 1 where nothing but winning counts, and more the nearer to lost the hand is.
    pub fn price_of_danger(&self, win: f32) -> f32 {
        let slope = utility(1.0, self.gain + self.others_win * self.loss);
        let more = utility(0.0, self.thrown - self.others_win * self.loss);
        1.0 + more.max(0.0) / (win * slope).max(LEAST)
    }
}
