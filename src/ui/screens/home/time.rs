//! How long something takes, in words.

use crate::locale::Message;
use crate::msg;

/// So many minutes: "4 minutes", "2 hours", "3 hours 7 minutes". They are not rounded, as what is left gets less with each
/// lesson.
pub(super) fn time(minutes: usize) -> Message {
    let in_minutes = |count: usize| msg!("home-time-minutes", count = count);
    match (minutes / 60, minutes % 60) {
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
    fn a_long_time_is_told_in_hours() {
        let locale = Locale::new(Language::ENGLISH);
        let said = |minutes| locale.say(&time(minutes));
        assert_eq!(said(1), "1 minute");
        assert_eq!(said(59), "59 minutes");
        assert_eq!(said(60), "1 hour");
        assert_eq!(said(187), "3 hours 7 minutes");
    }
}
