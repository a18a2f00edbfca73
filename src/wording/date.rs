//! Days of the calendar, in words.

use crate::locale::Message;
use crate::msg;

/// A day of the calendar in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Date {
    year: u32,
    /// From 1 to 12.
    month: u32,
    /// From 1 to 31.
    day: u32,
}

impl Date {
    /// The day that is so many days after 1 January 1970.
    ///
    /// Years are counted from March, so that the day of a leap year is the last one; 400 of them have
    /// 146,097 days.
    fn of(days: u32) -> Self {
        const ERA: u32 = 146_097;
        // From 1 March of the year 0 to 1 January 1970 it is 719,468 days.
        let days = days.saturating_add(719_468);
        let (era, of_era) = (days / ERA, days % ERA);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / (ERA - 1)) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        // Five months from March on, and from August on, have 153 days.
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let is_before_march = month >= 10;
        Self {
            year: era * 400 + year + u32::from(is_before_march),
            month: if is_before_march {
                month - 9
            } else {
                month + 3
            },
            day,
        }
    }
}

/// A day, counted from 1 January 1970: "November 20, 2026".
pub fn date(days: u32) -> Message {
    let Date { year, month, day } = Date::of(days);
    // As text: a year has no thousands.
    msg!("date", year = year.to_string(), month = month, day = day)
}

/// The same as it sorts: `2026-11-20`.
pub fn date_in_digits(days: u32) -> String {
    let Date { year, month, day } = Date::of(days);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, date) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_453, "2025-12-31"),
            (20_777, "2026-11-20"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date_in_digits(days), date, "{days}");
        }
    }
}
