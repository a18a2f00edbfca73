//! How likely the tiles that a hand still needs are to come in time.
//!
//! The model: in every round a seat draws one unseen tile and may claim what the others discard.
//! Each kind of tile arrives at its own steady rate, independent of the others (a Poisson process),
//! so the chance of a hand is the product of the chances of its needs. Jokers help every group that
//! takes them. The rates are set by the copies that this seat has not seen.

use super::{Need, Unseen};
use crate::tile::{Tile, TileCounts};

/// How readily others discard an unseen tile, beside a wall tile's chance to be drawn: some tiles
/// stay on their racks for good.
const DISCARDED: f32 = 0.75;

/// The share of the remaining draws that a player gets before somebody else finishes.
const BEFORE_OTHERS_FINISH: f32 = 0.8;

/// How much of the arriving jokers one need can count on.
const JOKER_SHARE: f32 = 0.5;

/// The most copies of one tile that a group can still need: a sextet.
const MOST_NEEDED: usize = 6;

/// The chances of one kind of tile: of so many copies to come in time.
#[derive(Debug, Clone)]
struct TileOdds {
    /// For a place that jokers may take, in a group that may be claimed.
    claimable: [f32; MOST_NEEDED + 1],
    /// For a place that jokers may take, in a concealed hand.
    drawn_group: [f32; MOST_NEEDED + 1],
    /// For a tile that must be natural and drawn.
    drawn: [f32; MOST_NEEDED + 1],
    /// For the very last tile of a hand, which may be claimed from anybody: jokers do not help.
    last: f32,
    /// For the very last tile of a hand where a joker does as well.
    last_or_joker: f32,
}

/// For every kind of tile, the chance that so many of them come in time.
#[derive(Debug, Clone)]
pub struct Odds {
    /// The chances by how many copies can be drawn and how many are live.
    tables: Vec<TileOdds>,
    /// By [`Tile::index`], the place of its table.
    table_of: [u8; Tile::KINDS],
}

impl Odds {
    /// The odds for a seat that cannot see `unseen`.
    pub fn new(unseen: &Unseen) -> Self {
        let mut known = Vec::<(u8, u8)>::new();
        let mut tables = Vec::new();
        let mut table_of = [0; Tile::KINDS];
        for tile in Tile::ALL {
            let copies = (unseen.drawable(tile), unseen.live[tile]);
            let place = known.iter().position(|other| *other == copies);
            let place = place.unwrap_or_else(|| {
                known.push(copies);
                tables.push(TileOdds::new(unseen, copies));
                known.len() - 1
            });
            table_of[tile.index()] = place as u8;
        }
        Self { tables, table_of }
    }

    fn of_kind(&self, kind: u8) -> &TileOdds {
        &self.tables[usize::from(self.table_of[usize::from(kind)])]
    }

    /// The chance that a hand with these open needs is complete in time, 0 to 1. `concealed` says that
    /// nothing but the last tile may be claimed.
    pub fn of_hand(
        &self,
        needs: impl Iterator<Item = Need>,
        rack: &TileCounts,
        concealed: bool,
    ) -> f32 {
        let mut missing = [(0_u8, 0_u8, 0_u8); 14];
        let mut kinds = 0;
        let (mut distance, mut places) = (0, 0);
        for need in needs {
            let held = rack[need.tile];
            let natural = held.min(need.naturals);
            let lacks = need.naturals - natural;
            let open = need.joker_places.saturating_sub(held - natural);
            if lacks + open > 0 && kinds < missing.len() {
                missing[kinds] = (need.tile.index() as u8, lacks, open);
                kinds += 1;
                distance += lacks + open;
                places += open;
            }
        }
        let missing = &mut missing[..kinds];
        let jokers = rack[Tile::Joker].min(places);
        distance -= jokers;
        for _ in 0..jokers {
            self.place_joker(missing, concealed);
        }
        self.of_missing(missing, distance, concealed)
    }

    /// Puts a joker where it helps most.
    fn place_joker(&self, missing: &mut [(u8, u8, u8)], concealed: bool) {
        let gain = |&(kind, _, places): &(u8, u8, u8)| {
            if places == 0 {
                return 0.0;
            }
            let now = self.group(kind, places, concealed).max(1e-9);
            self.group(kind, places - 1, concealed) / now
        };
        let best = missing
            .iter_mut()
            .max_by(|one, other| gain(one).total_cmp(&gain(other)));
        if let Some((_, _, places)) = best {
            *places = places.saturating_sub(1);
        }
    }

    fn group(&self, kind: u8, count: u8, concealed: bool) -> f32 {
        let odds = self.of_kind(kind);
        let table = if concealed {
            &odds.drawn_group
        } else {
            &odds.claimable
        };
        table[usize::from(count).min(MOST_NEEDED)]
    }

    fn of_missing(&self, missing: &[(u8, u8, u8)], distance: u8, concealed: bool) -> f32 {
        // Any one of the missing tiles may turn out to be the last, which may be claimed.
        let share = 1.0 / f32::from(distance.max(1));
        let mut chance = 1.0;
        for &(kind, naturals, places) in missing {
            let odds = self.of_kind(kind);
            if naturals > 0 {
                let naturals = usize::from(naturals).min(MOST_NEEDED);
                let drawn = odds.drawn[naturals];
                let claimed = odds.last * odds.drawn[naturals - 1];
                chance *= drawn + (claimed - drawn).max(0.0) * share;
            }
            if places > 0 {
                let waiting = self.group(kind, places, concealed);
                let claimed = if places == 1 {
                    odds.last_or_joker
                } else {
                    waiting
                };
                chance *= waiting + (claimed - waiting).max(0.0) * share;
            }
        }
        chance
    }
}

impl TileOdds {
    fn new(unseen: &Unseen, (drawable, live): (u8, u8)) -> Self {
        let rounds = unseen.wall as f32 / 4.0 * BEFORE_OTHERS_FINISH;
        let hidden = unseen.hidden.max(1) as f32;
        let jokers = f32::from(unseen.live[Tile::Joker]) / hidden;
        let draw = f32::from(drawable) / hidden;
        let claim = 3.0 * DISCARDED * f32::from(live) / hidden;
        let copy = 1.0 / hidden;
        let pace = Pace { draw, copy, rounds };
        Self {
            claimable: pace.odds(3.0 * DISCARDED, jokers * JOKER_SHARE),
            drawn_group: pace.odds(0.0, jokers * JOKER_SHARE),
            drawn: pace.odds(0.0, 0.0),
            last: arrives(1, (draw + claim) * rounds),
            last_or_joker: arrives(1, (draw + claim + jokers) * rounds),
        }
    }
}

/// How fast one kind of tile comes.
struct Pace {
    /// The chance that the next draw is it.
    draw: f32,
    /// By how much that falls with each copy that has come.
    copy: f32,
    /// How many draws there will be.
    rounds: f32,
}

impl Pace {
    /// The chances that 0, 1, 2, ... of them come in time; only the last of a group may be claimed,
    /// `claims` times as often as it is drawn, and `jokers` come to its help.
    fn odds(&self, claims: f32, jokers: f32) -> [f32; MOST_NEEDED + 1] {
        let mut odds = [1.0; MOST_NEEDED + 1];
        for (needed, chance) in odds.iter_mut().enumerate().skip(1) {
            let mut wait = 0.0;
            for come in 0..needed {
                let left = (self.draw - self.copy * come as f32).max(0.0);
                let last = come + 1 == needed;
                let rate = left * if last { 1.0 + claims } else { 1.0 } + jokers;
                wait += 1.0 / rate.max(1e-6);
            }
            *chance = arrives(needed, needed as f32 / wait * self.rounds);
        }
        odds
    }
}

/// How often a hand with this chance by the model wins in fact, measured over games between bots:
/// others may finish first, and a hand that does not get its tiles may turn to another line.
pub(super) fn comes_true(chance: f32) -> f32 {
    (10.0 * chance).min(0.17 + 0.7 * chance)
}

/// The chance that at least `count` of what is expected `mean` times happen.
fn arrives(count: usize, mean: f32) -> f32 {
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
        assert!((arrives(1, 2.0) - 0.8647).abs() < 1e-3);
        assert!((arrives(2, 2.0) - 0.5940).abs() < 1e-3);
        assert!(arrives(3, 0.0).abs() < 1e-6);
    }
}
