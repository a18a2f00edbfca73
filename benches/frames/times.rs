//! What many frames took.

use std::fmt;
use std::time::Duration;

use crate::stage::Taken;

/// What many frames took.
#[derive(Debug, Clone, Default)]
pub(crate) struct Times {
    worked: Vec<Duration>,
    passed: Vec<Duration>,
    /// How often a frame asks for memory.
    pub(crate) allocations: u64,
}

impl Times {
    /// What stands over the figures.
    pub(crate) const HEAD: &'static str =
        "  median      99%     worst   by the clock   allocations";

    /// Adds a frame.
    pub(crate) fn note(&mut self, taken: Taken) {
        self.worked.push(taken.worked);
        self.passed.push(taken.passed);
    }

    /// Adds many.
    pub(crate) fn add(&mut self, mut others: Self) {
        self.worked.append(&mut others.worked);
        self.passed.append(&mut others.passed);
        self.allocations = self.allocations.max(others.allocations);
    }
}

impl fmt::Display for Times {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted = self.worked.clone();
        sorted.sort_unstable();
        let at = |percent: usize| sorted.get((sorted.len() * percent).div_ceil(100).max(1) - 1);
        let [median, most, worst] = [50, 99, 100].map(|percent| milliseconds(at(percent)));
        let passed = milliseconds(self.passed.iter().max());
        write!(
            formatter,
            "{median:>5.2} ms {most:>5.2} ms {worst:>6.2} ms      {passed:>6.2} ms {:>13}",
            self.allocations
        )
    }
}

fn milliseconds(time: Option<&Duration>) -> f64 {
    time.map_or(0.0, Duration::as_secs_f64) * 1000.0
}
