//! What was said against what happened, by how much was said.

use std::collections::BTreeMap;

/// How many bins.
pub(crate) const BINS: usize = 20;

/// Forecasts of about the same chance.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Bin {
    pub(crate) count: f64,
    /// The sum of what was said.
    pub(crate) said: f64,
    /// The sum of what happened.
    pub(crate) happened: f64,
}

impl Bin {
    pub(crate) fn add(&mut self, said: f64, happened: f64) {
        self.count += 1.0;
        self.said += said;
        self.happened += happened;
    }

    /// The mean of what was said.
    pub(crate) fn mean_said(&self) -> f64 {
        self.said / self.count.max(1.0)
    }

    /// The mean of what happened.
    pub(crate) fn mean_happened(&self) -> f64 {
        self.happened / self.count.max(1.0)
    }
}

/// Forecasts of chances, by how high they are.
#[derive(Debug, Clone, Default)]
pub(crate) struct Bins(pub(crate) [Bin; BINS]);

impl Bins {
    pub(crate) fn add(&mut self, said: f32, happened: bool) {
        let place = (said * BINS as f32) as usize;
        self.0[place.min(BINS - 1)].add(said.into(), f64::from(u8::from(happened)));
    }

    /// All together.
    pub(crate) fn all(&self) -> Bin {
        let mut all = Bin::default();
        for bin in &self.0 {
            all.count += bin.count;
            all.said += bin.said;
            all.happened += bin.happened;
        }
        all
    }

    /// The expected calibration error: by how much what was said is off in each bin, weighed by how many
    /// forecasts are in it.
    pub(crate) fn error(&self) -> f64 {
        let off = self.0.iter().map(|bin| (bin.said - bin.happened).abs());
        off.sum::<f64>() / self.all().count.max(1.0)
    }
}

/// Forecasts of one kind.
#[derive(Debug, Clone, Default)]
pub(crate) struct Group {
    pub(crate) bins: Bins,
    /// By how much all that was said in one game is off, by the seed of the game.
    off: BTreeMap<u64, f64>,
}

impl Group {
    pub(crate) fn add(&mut self, said: f32, happened: bool, game: u64) {
        self.bins.add(said, happened);
        *self.off.entry(game).or_default() += f64::from(said) - f64::from(u8::from(happened));
    }

    /// How uncertain it is by how much the mean is off, as a standard error: the decisions of one game
    /// share its end.
    pub(crate) fn uncertainty(&self) -> f64 {
        let squares = self.off.values().map(|off| off * off).sum::<f64>();
        squares.sqrt() / self.bins.all().count.max(1.0)
    }
}
