//! Chance: the only place where random numbers become an order or a roll, so that a seed gives the
//! same game on every machine and with every version of the generator's own helpers.

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{CharlestonPass, Seat};

/// What chance is needed for; each has a stream of its own, so that none depends on how much another
/// has used.
#[derive(Debug, Clone, Copy)]
pub(super) enum Chance {
    /// The order of the tiles in the walls.
    Wall,
    /// The dice that break the wall.
    Break,
    /// In which order a player's tiles lie in a pass, face down.
    Pass(CharlestonPass, Seat),
    /// The seed of a game of a match.
    Game(u32),
    /// The dice for the first East.
    FirstEast,
    /// How the tiles in the middle are mixed.
    Mush,
    /// What a position leaves open.
    Position,
    /// What one player cannot see.
    Hidden,
}

impl Chance {
    pub(super) fn rng(self, seed: u64) -> ChaCha8Rng {
        let stream = match self {
            Self::Wall => 0,
            Self::Break => 1,
            Self::FirstEast => 2,
            Self::Position => 3,
            Self::Hidden => 4,
            Self::Mush => 5,
            Self::Game(number) => 1 << 32 | u64::from(number),
            Self::Pass(pass, seat) => 16 + 4 * pass as u64 + seat.index() as u64,
        };
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(stream);
        rng
    }
}

/// Brings `items` into a random order; every order is equally likely.
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        let other = below(rng, last as u32 + 1) as usize;
        items.swap(last, other);
    }
}

/// A random number less than `bound`, each equally likely; 0 when `bound` is 0.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    if bound == 0 {
        return 0;
    }
    // Numbers from the last, incomplete run of `bound` would favour the low ones.
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let number = rng.next_u32();
        if number < fair {
            return number % bound;
        }
    }
}

/// Rolls two dice (rule `equip-two-dice`).
pub fn roll_dice(rng: &mut impl Rng) -> [u8; 2] {
    [0; 2].map(|_: u8| below(rng, 6) as u8 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_order_for_ever() {
        let mut items: Vec<u8> = (0..12).collect();
        shuffle(&mut items, &mut Chance::Wall.rng(7));
        assert_eq!(items, GOLDEN);
    }

    const GOLDEN: [u8; 12] = [7, 11, 6, 9, 10, 8, 4, 1, 5, 0, 2, 3];

    #[test]
    fn every_order_of_three_is_equally_likely() {
        let mut rng = Chance::Wall.rng(1);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            shuffle(&mut items, &mut rng);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(
            seen.values().all(|&times| (880..1120).contains(&times)),
            "{seen:?}"
        );
    }

    #[test]
    fn dice_show_one_to_six() {
        let mut rng = Chance::Break.rng(3);
        let mut seen = [0; 7];
        for _ in 0..600 {
            for die in roll_dice(&mut rng) {
                seen[usize::from(die)] += 1;
            }
        }
        assert_eq!(seen[0], 0);
        assert!(seen[1..].iter().all(|&times| times > 100), "{seen:?}");
    }
}
