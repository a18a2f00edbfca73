//! How the questions of a lesson were answered, and which of them are worth practising.

use super::Runner;
use super::moves::can_come_back;
use crate::lesson::Item;

/// How the questions of a lesson were answered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many were asked.
    pub asked: usize,
    /// How many were answered right at the first try.
    pub right: usize,
}

impl Tally {
    /// Whether more than half of it was not right.
    pub const fn is_mostly_missed(&self) -> bool {
        self.right * 2 < self.asked
    }

    /// Whether at least two of three were right.
    pub const fn is_mostly_right(&self) -> bool {
        self.right * 3 >= self.asked * 2
    }
}

/// A question of which the first answer was not right.
#[derive(Debug, Clone, Copy)]
pub struct Missed<'a> {
    /// The question.
    pub item: &'a Item,
    /// Its place among all that were gone through.
    pub at: usize,
    /// Whether it was right at the first try when it was asked again.
    pub is_right_since: bool,
    /// Whether it can be asked apart from what was before it.
    pub can_be_practised: bool,
}

impl Missed<'_> {
    /// Whether there is something to practise: it can be asked, and was not right since.
    pub const fn is_to_practise(&self) -> bool {
        self.can_be_practised && !self.is_right_since
    }
}

impl Runner {
    /// How the questions were answered since the lesson began; one that came back counts only once.
    pub fn tally(&self) -> Tally {
        let tries = self.first_tries.iter().filter(|(at, _)| *at < self.planned);
        let tries = tries
            .map(|(_, right)| right)
            .chain(self.earlier_tries.values());
        let right = tries.clone().filter(|right| **right).count();
        Tally {
            asked: tries.count(),
            right,
        }
    }

    /// The questions of which the first answer was not right, each once, in the order in which they were
    /// asked.
    pub fn missed(&self) -> Vec<Missed<'_>> {
        let planned = self.first_tries.iter().filter(|(at, _)| *at < self.planned);
        let missed = planned.filter(|(_, right)| !right);
        missed
            .filter_map(|(at, _)| {
                let item = self.items.get(*at)?;
                Some(Missed {
                    item,
                    at: *at,
                    is_right_since: self.is_right_since(item),
                    can_be_practised: can_come_back(item),
                })
            })
            .collect()
    }

    /// Whether the newest time that a question was asked again its first answer was right.
    fn is_right_since(&self, item: &Item) -> bool {
        let topic = item.topic();
        let again = self.first_tries.iter().rev();
        let mut again = again.filter(|(at, _)| *at >= self.planned);
        let same = again.find(|(at, _)| self.items.get(*at).and_then(Item::topic) == topic);
        same.is_some_and(|(_, right)| *right)
    }

    /// Whether the first answer to what the learner is at was right; `None` before it.
    pub fn first_try(&self) -> Option<bool> {
        let mut tries = self.first_tries.iter();
        tries
            .find(|(at, _)| *at == self.at)
            .map(|(_, right)| *right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_it_right_is_not_mostly_missed() {
        let of = |right| Tally { asked: 10, right }.is_mostly_missed();
        assert!(!of(10));
        assert!(!of(5));
        assert!(of(4));
        assert!(!Tally::default().is_mostly_missed());
    }
}
