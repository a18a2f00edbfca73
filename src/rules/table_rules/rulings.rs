//! By which rulings a game is played, where the program once ruled otherwise.

/// The rulings that a game is played by. A record keeps them as its format, so that a game that was
/// begun under the first ones is played again, and goes on, as it was begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Rulings {
    /// Those of records in format 1.
    First,
    /// Those that the rulebook tells: records in format 2.
    #[default]
    Second,
}

impl Rulings {
    /// All, the oldest first.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The format of a record that is played by them.
    pub const fn format(self) -> &'static str {
        match self {
            Self::First => "1",
            Self::Second => "2",
        }
    }

    /// The rulings of a record in this format, if it is known.
    pub fn of_format(format: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|rulings| rulings.format() == format)
    }

    /// Whether a discard of the last wall wins for nobody at a table that wants it self-picked, also
    /// not by way of an exposure (rule `tr-cold-wall`).
    pub(in crate::rules) fn hold_cold_walls_cold(self) -> bool {
        self >= Self::Second
    }

    /// Whether a discard with which somebody laid a false Mah Jongg open stays with the dead hand
    /// (rule `err-exposed-all-intact`).
    pub(in crate::rules) fn leave_the_discard_with_the_dead(self) -> bool {
        self >= Self::Second
    }

    /// Whether a hand is dead by a joker that was passed (rule `char-no-jokers`).
    pub(in crate::rules) fn let_a_passed_joker_kill(self) -> bool {
        self < Self::Second
    }

    /// Whether three dead hands cost something when one of them died of a false Mah Jongg (rules
    /// `err-one-intact`, `dead-three`), also when it died before the others.
    pub(in crate::rules) fn have_the_last_dead_pay(self) -> bool {
        self >= Self::Second
    }
}
