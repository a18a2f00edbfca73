//! A way of a typed line once more with another number: "any two numbers" are as many ways as the two can
//! lie apart.

use super::Entry;
use crate::card::Numbers;

/// The highest number there is.
const HIGHEST: u32 = 9;

impl Entry {
    /// The same line as [`compose`](Self::compose) writes it, with its last way once more behind it: the
    /// highest number in it is the next one, or the next odd or even one where the numbers are. Nothing
    /// where there is no next one.
    pub fn with_next_number(&self) -> Option<String> {
        let last = self.ways.last()?;
        let digit = |letter: char| letter.to_digit(10).filter(|digit| *digit > 0);
        let highest = last.text.chars().filter_map(digit).max()?;
        let step = match self.numbers {
            Numbers::Printed | Numbers::Slide => 1,
            Numbers::SlideOdd | Numbers::SlideEven => 2,
        };
        let next = (highest + step <= HIGHEST)
            .then(|| char::from_digit(highest + step, 10))
            .flatten()?;
        let letters = last.text.chars();
        let again: String = letters
            .map(|letter| match digit(letter) {
                Some(digit) if digit == highest => next,
                _ => letter,
            })
            .collect();
        let mut ways: Vec<&str> = self.ways.iter().map(|way| way.text.as_str()).collect();
        ways.push(&again);
        let note = self.note.as_deref();
        Some(Self::compose(
            &ways,
            self.numbers,
            self.value,
            self.concealed,
            note,
        ))
    }
}
