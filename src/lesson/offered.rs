//! Which numbers are offered where a number is asked for.

use super::Amount;

/// Up to this number every one is offered.
const EVERY: u32 = 9;
/// How many are offered where there are more.
const OFFERED: usize = 5;

impl Amount {
    /// The numbers to choose from, from the smallest: every one where there are few. Else the right one, the
    /// likely wrong ones, and others next to the right one, which stands now here, now there among them.
    pub fn offered(&self) -> Vec<u32> {
        if self.most <= EVERY {
            return (0..=self.most).collect();
        }
        let mut offered: Vec<u32> = self.wrong.iter().map(|wrong| wrong.answer).collect();
        offered.push(self.right);
        offered.sort_unstable();
        offered.dedup();
        let sum: u32 = offered.iter().sum();
        let wanted_below = (sum + self.most) as usize % OFFERED;
        while offered.len() < OFFERED {
            let below = offered.iter().filter(|number| **number < self.right);
            let is_below = below.count() < wanted_below;
            let free = |number: &u32| !offered.contains(number);
            let lower = (0..self.right).rev().find(free);
            let higher = (self.right + 1..=self.most).find(free);
            let next = if is_below {
                lower.or(higher)
            } else {
                higher.or(lower)
            };
            let Some(next) = next else { break };
            offered.push(next);
            offered.sort_unstable();
        }
        offered
    }
}
