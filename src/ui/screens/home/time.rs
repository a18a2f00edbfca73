//! How long something takes, in words.

use crate::locale::Message;
use crate::msg;

/// From so many minutes on the figure is rounded.
const LONG: usize = 60;
/// To so many minutes.
const STEP: usize = 5;

/// About so many minutes: "4 minutes", "2 hours", "3 hours 10 minutes".
pub(super) fn time(minutes: usize) -> Message {
    let rounded = if minutes < LONG {
        minutes
    } else {
        (minutes + STEP / 2) / STEP * STEP
    };
    let in_minutes = |count: usize| msg!("home-time-minutes", count = count);
    match (rounded / 60, rounded % 60) {
        (0, minutes) => in_minutes(minutes),
        (hours, 0) => msg!("home-time-hours", count = hours),
        (hours, minutes) => msg!(
            "home-time",
            hours = msg!("home-time-hours", count = hours),
            minutes = in_minutes(minutes)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, Locale};

    #[test]
    fn a_long_time_is_told_in_hours_and_rounded() {
        let locale = Locale::new(Language::ENGLISH);
        let said = |minutes| locale.say(&time(minutes));
        assert_eq!(said(1), "1 minute");
        assert_eq!(said(59), "59 minutes");
        assert_eq!(said(61), "1 hour");
        assert_eq!(said(187), "3 hours 5 minutes");
        assert_eq!(said(178), "3 hours");
    }
}
