//! How fast one kind of tile comes.
//!
//! In every round a seat draws one unseen tile and may claim what the others discard. Each kind of tile
//! arrives at its own steady rate, independent of the others (a Poisson process), set by the copies that
//! this seat has not seen.

use std::cell::OnceCell;
use std::sync::LazyLock;

use super::Unseen;
use super::pace::{Course, MOMENTS, Pace};
use crate::tile::Tile;

/// The most copies of one tile that a group can still need: a sextet.
const MOST_NEEDED: usize = 6;

/// The moment in the middle of the time that is left.
const MIDDLE: usize = MOMENTS / 2;

/// The chance of so many copies of one kind of tile to come by each moment.
#[derive(Debug, Clone)]
pub(super) struct Wait {
    /// The chance that all of them come.
    pub(super) come: Course,
    /// By how much that is exceeded if one of them, as the last tile of the hand, may be claimed from
    /// anybody; summed over the copies.
    pub(super) last: Course,
    /// By what factor a joker in the place of one of them betters the chance.
    pub(super) joker: f32,
}

impl Wait {
    /// The same for more copies than are left; only a joker that is held already can help.
    fn in_vain(self) -> Self {
        Self {
            come: [0.0; MOMENTS],
            last: [0.0; MOMENTS],
            ..self
        }
    }
}

/// The kinds of places in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Waits {
    /// Jokers may stand there, in a group that may be claimed.
    Claimable,
    /// Jokers may stand there, in a concealed hand.
    Concealed,
    /// Tiles there must be natural and drawn.
    Natural,
}

/// How many kinds of places there are.
const PLACES: usize = 3;

/// The chances of one kind of tile. They are worked out when they are first asked for: of most kinds
/// nobody ever lacks five.
#[derive(Debug, Clone)]
pub(super) struct TileOdds {
    arrival: Arrival,
    /// The copies that this seat has not seen, and the jokers.
    live: u8,
    live_jokers: u8,
    /// By how many copies are wanted, from one, then by where.
    waits: [[OnceCell<Wait>; PLACES]; MOST_NEEDED],
}

impl TileOdds {
    pub(super) fn new(unseen: &Unseen, drawable: u8, live: u8, rounds: f32, pace: Pace) -> Self {
        let hidden = unseen.hidden.max(1) as f32;
        let claims = 3.0 * pace.discarded;
        let jokers = f32::from(unseen.live[Tile::Joker]) / hidden;
        let arrival = Arrival {
            draw: f32::from(drawable) / hidden,
            copy: 1.0 / hidden,
            claim: claims * f32::from(live) / hidden,
            joker: jokers,
            joker_share: pace.joker_share,
            claims,
            rounds,
        };
        Self {
            arrival,
            live,
            live_jokers: unseen.live[Tile::Joker],
            waits: [const { [const { OnceCell::new() }; PLACES] }; MOST_NEEDED],
        }
    }

    /// The wait for so many copies at such places.
    pub(super) fn wait(&self, count: u8, place: Waits) -> &Wait {
        let copies = match place {
            Waits::Natural => self.live,
            Waits::Claimable | Waits::Concealed => self.live + self.live_jokers,
        };
        let is_lost = count > copies;
        let count = usize::from(count).clamp(1, MOST_NEEDED);
        let wait = || self.arrival.wait(count, place);
        self.waits[count - 1][place as usize]
            .get_or_init(|| if is_lost { wait().in_vain() } else { wait() })
    }
}

/// How fast one kind of tile comes, as chances in each round.
#[derive(Debug, Clone)]
struct Arrival {
    /// That it is drawn.
    draw: f32,
    /// By how much that falls with each copy that has come.
    copy: f32,
    /// That somebody discards it.
    claim: f32,
    /// That a joker is drawn.
    joker: f32,
    /// How much of the jokers one group can count on.
    joker_share: f32,
    /// How many times as often as it is drawn a tile may be claimed that completes a group.
    claims: f32,
    /// How many rounds are left.
    rounds: f32,
}

impl Arrival {
    fn wait(&self, count: usize, place: Waits) -> Wait {
        let helped = self.joker * self.joker_share;
        let last = self.draw + self.claim;
        let any = (count == 1).then_some(last + self.joker);
        // How often the last of them can be had from others, how many jokers help, and at what rate the
        // last tile of all comes, if that makes a difference.
        let (claims, jokers, last) = match place {
            Waits::Claimable => (self.claims, helped, any),
            Waits::Concealed => (0.0, helped, any),
            Waits::Natural => (0.0, 0.0, Some(last)),
        };
        let come = self.course(count, self.rate(count, claims, jokers));
        let gain = last.map(|last| {
            let last = self.course(1, last);
            let fewer = self.course(count - 1, self.rate(count - 1, 0.0, jokers));
            std::array::from_fn(|moment| {
                let claimed = last[moment] * fewer[moment];
                let exceeds = claimed / come[moment].max(1e-9) - 1.0;
                exceeds.max(0.0) * count as f32
            })
        });
        let with_joker = match place {
            Waits::Natural => 0.0,
            Waits::Claimable | Waits::Concealed => {
                self.course(count - 1, self.rate(count - 1, claims, jokers))[MIDDLE]
            }
        };
        Wait {
            come,
            last: gain.unwrap_or([0.0; MOMENTS]),
            joker: with_joker / come[MIDDLE].max(1e-9),
        }
    }

    /// How many of the `count` come in each round.
    fn rate(&self, count: usize, claims: f32, jokers: f32) -> f32 {
        let mut wait = 0.0;
        for come in 0..count {
            let left = (self.draw - self.copy * come as f32).max(0.0);
            let claims = if come + 1 == count { claims } else { 0.0 };
            wait += 1.0 / (left * (1.0 + claims) + jokers).max(1e-6);
        }
        count as f32 / wait.max(1e-6)
    }

    /// The chance that `count` of what comes at this rate each round have come by each moment.
    fn course(&self, count: usize, rate: f32) -> Course {
        if count == 0 {
            return [1.0; MOMENTS];
        }
        let part = rate * self.rounds / MOMENTS as f32;
        arrives(
            count,
            std::array::from_fn(|moment| part * (moment + 1) as f32),
        )
    }
}

/// The chance that at least `count` of what is expected `mean` times happen, for each of the means.
fn arrives(count: usize, means: Course) -> Course {
    /// Steps of the table for one expected event.
    const FINE: f32 = 16.0;
    /// One more than a byte can count.
    const STEPS: usize = 257;
    static TABLE: LazyLock<[[f32; STEPS]; MOST_NEEDED + 1]> = LazyLock::new(|| {
        std::array::from_fn(|count| std::array::from_fn(|step| poisson(count, step as f32 / FINE)))
    });
    let table = &TABLE[count.min(MOST_NEEDED)];
    means.map(|mean| {
        let place = (mean * FINE).clamp(0.0, f32::from(u8::MAX));
        let step = place as u8;
        let part = place - f32::from(step);
        let step = usize::from(step);
        table[step] + (table[step + 1] - table[step]) * part
    })
}

/// The same, worked out.
fn poisson(count: usize, mean: f32) -> f32 {
    let mut term = (-mean).exp();
    let mut fewer = 0.0;
    for happened in 0..count {
        fewer += term;
        term *= mean / (happened + 1) as f32;
    }
    (1.0 - fewer).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_expected_twice_comes_at_least_once_in_six_cases_of_seven() {
        let [at_twice, ..] = arrives(1, [2.0; MOMENTS]);
        assert!((at_twice - 0.8647).abs() < 1e-3);
        let [twice, never, ..] = arrives(2, [2.0, 0.0, 1.0, 4.0]);
        assert!((twice - 0.5940).abs() < 1e-3);
        assert!(never.abs() < 1e-6);
    }
}
