//! What one copy of the program has counted, and how the counts of several come together.

use std::collections::BTreeMap;

use super::Practiced;

/// A name by which the counts of one copy are told from those of others.
pub(super) type CopyName = String;

/// What one copy has counted: numbers that only grow, so that of two states of it the larger ones are later.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Counts {
    /// How many exercises were answered on each day, counted from 1 January 1970.
    pub(super) days: BTreeMap<u32, u32>,
    /// By kind of drill, by its id.
    pub(super) kinds: BTreeMap<String, Practiced>,
}

impl Counts {
    /// Takes up an earlier or a later state of the same counts.
    pub(super) fn take_up(&mut self, other: &Self) {
        for (day, count) in &other.days {
            let own = self.days.entry(*day).or_default();
            *own = (*own).max(*count);
        }
        for (kind, practiced) in &other.kinds {
            let own = self.kinds.entry(kind.clone()).or_default();
            *own = own.or_later(*practiced);
        }
    }
}

/// What this copy has counted, and what others have, each under its name: what one counted counts once, however often
/// it comes; what several counted adds up.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Tally {
    /// By which name others know what was counted here; none before anything was.
    pub(super) copy: Option<CopyName>,
    /// What was counted here.
    pub(super) here: Counts,
    /// What was counted by others.
    pub(super) elsewhere: BTreeMap<CopyName, Counts>,
}

impl Tally {
    fn all(&self) -> impl Iterator<Item = &Counts> {
        self.elsewhere.values().chain([&self.here])
    }

    /// How many exercises were answered on each day.
    pub(super) fn days(&self) -> BTreeMap<u32, u32> {
        let mut days = BTreeMap::new();
        for (day, count) in self.all().flat_map(|counts| &counts.days) {
            let sum: &mut u32 = days.entry(*day).or_default();
            *sum = sum.saturating_add(*count);
        }
        days
    }

    /// How many exercises were answered on this day.
    pub(super) fn on(&self, day: u32) -> u32 {
        let counted = self.all().filter_map(|counts| counts.days.get(&day));
        counted.fold(0, |all, count| all.saturating_add(*count))
    }

    /// How exercises of the kind of this id were answered.
    pub(super) fn practiced(&self, kind: &str) -> Practiced {
        let counted = self.all().filter_map(|counts| counts.kinds.get(kind));
        counted.fold(Practiced::default(), |all, one| all.and(*one))
    }

    /// Counts from now on under another name: what was counted so far stays under the one before.
    pub(super) fn rename(&mut self, name: CopyName) {
        if let Some(before) = self.copy.replace(name) {
            let counted = std::mem::take(&mut self.here);
            self.elsewhere.entry(before).or_default().take_up(&counted);
        }
    }

    /// Takes up what others have counted.
    pub(super) fn merge(&mut self, other: &Self) {
        let of_other = (other.copy.as_ref(), &other.here);
        let of_others = other.elsewhere.iter();
        let of_others = of_others.map(|(copy, counts)| (Some(copy), counts));
        for (copy, counts) in of_others.chain([of_other]) {
            // Who has no name may be this one, as it was earlier.
            let elsewhere = copy.filter(|copy| self.copy.as_ref().is_some_and(|own| own != *copy));
            let counted = match elsewhere {
                Some(copy) => self.elsewhere.entry(copy.clone()).or_default(),
                None => &mut self.here,
            };
            counted.take_up(counts);
        }
    }
}
