//! A way of a line once more with another number: "any two numbers" are as many ways as the two can lie
//! apart.

use crate::card::{LooseLine, LooseValue, Numbers};

/// The highest number there is.
const HIGHEST: u32 = 9;

impl LooseLine {
    /// The line with its last way once more behind it: the highest number in it is the next one, or the
    /// next odd or even one where the numbers are. Nothing where there is no next one.
    #[must_use]
    pub fn with_next_number(&self) -> Option<Self> {
        let last = self.patterns().last()?;
        let digit = |letter: char| letter.to_digit(10).filter(|digit| *digit > 0);
        let highest = last.chars().filter_map(digit).max()?;
        let step = match self.numbers() {
            None | Some(Numbers::Printed | Numbers::Slide) => 1,
            Some(Numbers::SlideOdd | Numbers::SlideEven) => 2,
        };
        let next = highest + step;
        let next = (next <= HIGHEST).then(|| char::from_digit(next, 10));
        let next = next.flatten()?;
        let again = last.chars().map(|letter| match digit(letter) {
            Some(digit) if digit == highest => next,
            _ => letter,
        });
        let mut line = self.clone();
        line.ways.as_mut()?.push(LooseValue::Text(again.collect()));
        Some(line)
    }
}
