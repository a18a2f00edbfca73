//! Which day it is. The window may stay open over midnight, and a computer may sleep in between.

use std::fmt;

/// Says which day it is where the learner lives, counted from 1 January 1970, whenever that is asked.
pub struct Calendar(Box<dyn Fn() -> u64>);

impl Calendar {
    /// The day is the one that `today` says.
    pub fn new(today: impl Fn() -> u64 + 'static) -> Self {
        Self(Box::new(today))
    }

    /// It is always the same day, for tests and pictures.
    pub fn standing_at(day: u64) -> Self {
        Self::new(move || day)
    }

    pub(super) fn today(&self) -> u64 {
        (self.0)()
    }
}

impl fmt::Debug for Calendar {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_tuple("Calendar")
            .field(&self.today())
            .finish()
    }
}
