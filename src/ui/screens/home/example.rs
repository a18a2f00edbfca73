//! The line of the day: another line of the card each day, with one hand that makes it.

use crate::card::{Card, Hand, HandIndex, LineIndex, Pattern, PatternGroup, PatternWord};

/// How many tiles the groups have that are easily seen to be groups.
const PLAIN_SIZES: std::ops::RangeInclusive<usize> = 2..=4;

/// A line of the card and one of its concrete hands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Example<'a> {
    pub(super) index: LineIndex,
    /// The place of the hand among all of the card.
    pub(super) place: HandIndex,
    pub(super) hand: &'a Hand,
}

impl<'a> Example<'a> {
    /// The first example from this day on of a line that is one row on the card, best one of groups alone without
    /// signs between them: for those who have never seen one.
    pub(super) fn of_one_way(card: &'a Card, day: u64) -> Option<Self> {
        let lines = card.lines().len() as u64;
        let examples = (day..day + lines).filter_map(|day| Self::of_day(card, day));
        let of_one_way: Vec<Self> = examples.filter(|it| it.ways(card).count() == 1).collect();
        let is_plain = |example: &&Self| example.ways(card).all(is_plain);
        let plain = of_one_way.iter().find(is_plain);
        let chosen = plain.or_else(|| of_one_way.first()).copied();
        chosen.or_else(|| Self::of_day(card, day))
    }

    fn ways(self, card: &'a Card) -> impl Iterator<Item = &'a Pattern> {
        let ways = card.line(self.index).ways_in_print();
        ways.map(|(_, way)| way)
    }

    /// The example of this day, counted from any day: the lines come in card order, and each time
    /// round with other hands.
    pub(super) fn of_day(card: &'a Card, day: u64) -> Option<Self> {
        let lines = card.lines().len().max(1) as u64;
        let (index, line) = card.lines().nth((day % lines) as usize)?;
        let mut hands = line.hands.clone();
        // A prime stride: the hands of two rounds differ in suits and numbers.
        let nth = (day / lines + day).wrapping_mul(7919) % hands.len().max(1) as u64;
        let place = hands.nth(nth as usize)?;
        Some(Self {
            index,
            place,
            hand: card.hand(place),
        })
    }
}

/// Whether a way prints groups alone: no sign between them, none to be chosen, and each of two to four identical tiles.
fn is_plain(way: &Pattern) -> bool {
    let is_group = |group: &PatternGroup| {
        group.repeated().is_some() && PLAIN_SIZES.contains(&group.symbols.len())
    };
    let mut words = way.words.iter();
    words.all(|word| matches!(word, PatternWord::Groups(groups) if groups.len() == 1 && groups.iter().all(is_group)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::card;

    #[test]
    fn who_is_new_sees_a_line_of_one_way() {
        let card = card::practice().unwrap_or_else(|found| panic!("{found:?}"));
        let ways = |example: Option<Example<'_>>| {
            example.map(|example| card.line(example.index).printed.len())
        };
        let days = 0..card.lines().len() as u64;
        assert!(
            days.clone()
                .any(|day| ways(Example::of_day(&card, day)) > Some(1))
        );
        for day in days {
            let shown = Example::of_one_way(&card, day);
            assert_eq!(ways(shown), Some(1));
            assert!(shown.is_some_and(|shown| shown.ways(&card).all(is_plain)));
        }
    }

    #[test]
    fn every_line_has_its_day_and_a_hand_of_its_own() {
        let card = card::practice().unwrap_or_else(|found| panic!("{found:?}"));
        let lines = card.lines().len();
        let seen: BTreeSet<LineIndex> = (0..lines as u64)
            .filter_map(|day| Example::of_day(&card, day))
            .inspect(|example| assert_eq!(example.hand.line, example.index))
            .map(|example| example.index)
            .collect();
        assert_eq!(seen.len(), lines);
    }
}
