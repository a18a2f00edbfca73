//! How likely the tiles that a hand still needs are to come in time.
//!
//! The model: in every round a seat draws one unseen tile and may claim what the others discard.
//! Each kind of tile arrives at its own steady rate, independent of the others (a Poisson process),
//! so the chance of a hand is the product of the chances of its needs. Jokers help every group that
//! takes them. The rates are set by the copies that this seat has not seen.

use super::arrival::{TileOdds, Wait, Waits};
use super::pace::{Course, MOMENTS, Pace, decided};
use super::{Need, Unseen};
use crate::tile::{HAND, Tile, TileCounts};

/// A smaller chance than this is none.
const NEGLIGIBLE: f32 = 1e-7;

/// For every kind of tile, the chance that so many of them come in time.
#[derive(Debug, Clone)]
pub struct Odds {
    /// The chances by how many copies can be drawn and how many are live.
    tables: Vec<TileOdds>,
    /// By [`Tile::index`], the place of its table.
    table_of: [u8; Tile::KINDS],
    /// How likely it is that each moment is the last at which the hand could be finished.
    decided: Course,
}

/// Where tiles are lacking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Slot {
    /// In a single, a pair, a cluster or a group closed to jokers.
    #[default]
    Natural,
    /// In a group where jokers may stand.
    Group,
}

/// What a hand lacks of one kind.
#[derive(Debug, Clone, Copy, Default)]
struct Lack {
    kind: u8,
    count: u8,
    place: Slot,
}

/// What a hand lacks. No hand has more groups than tiles.
#[derive(Debug, Clone, Copy, Default)]
struct Lacks {
    of: [Lack; HAND],
    kinds: usize,
    distance: u8,
}

/// A hand as it waits: the chance of all that it lacks to come by each moment, and by how much that is
/// exceeded if the last tile is claimed.
#[derive(Debug, Clone, Copy)]
struct Waiting {
    come: Course,
    last: Course,
}

impl Odds {
    /// The odds for a seat that cannot see `unseen`.
    pub fn new(unseen: &Unseen) -> Self {
        Self::at_pace(unseen, Pace::KEEN)
    }

    /// The same as a player sees them who takes other things for granted.
    pub fn at_pace(unseen: &Unseen, pace: Pace) -> Self {
        // Tiles of which as many can be drawn and are live share a table.
        const MOST: usize = 9;
        let mut known = [u8::MAX; MOST * MOST];
        let mut tables = Vec::with_capacity(16);
        let rounds = pace.rounds(unseen.wall);
        let drawable = unseen.all_drawable();
        let table_of = std::array::from_fn(|kind| {
            let (drawable, live) = (drawable.as_array()[kind], unseen.live.as_array()[kind]);
            let key = usize::from(drawable).min(MOST - 1) * MOST + usize::from(live).min(MOST - 1);
            if known[key] == u8::MAX {
                known[key] = tables.len() as u8;
                tables.push(TileOdds::new(unseen, drawable, live, rounds, pace));
            }
            known[key]
        });
        Self {
            tables,
            table_of,
            decided: decided(rounds),
        }
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
        let mut lacks = Lacks::of(needs, rack, &mut |_, _| {});
        for _ in 0..rack[Tile::Joker] {
            self.place_joker(&mut lacks, concealed);
        }
        self.in_time(&self.wait(&lacks, concealed), lacks.distance)
    }

    /// The same, and for each kind in the rack that the hand uses to the last copy the chance without
    /// that copy.
    pub(super) fn with_each_gone(
        &self,
        needs: impl Iterator<Item = Need>,
        rack: &TileCounts,
        concealed: bool,
        gone: &mut impl FnMut(Tile, f32),
    ) -> f32 {
        let mut used = [(Tile::Joker, Slot::Natural); HAND];
        let mut kinds = 0;
        let mut lacks = Lacks::of(needs, rack, &mut |tile, place| {
            if let Some(used) = used.get_mut(kinds) {
                *used = (tile, place);
                kinds += 1;
            }
        });
        let jokers = rack[Tile::Joker];
        for joker in 1..=jokers {
            let fewer = (joker == jokers).then_some(lacks);
            let placed = self.place_joker(&mut lacks, concealed);
            if let Some(fewer) = fewer.filter(|_| placed) {
                let waiting = self.wait(&fewer, concealed);
                gone(Tile::Joker, self.in_time(&waiting, fewer.distance));
            }
        }
        let waiting = self.wait(&lacks, concealed);
        let chance = self.in_time(&waiting, lacks.distance);
        if chance < NEGLIGIBLE {
            return chance;
        }
        for &(tile, place) in &used[..kinds] {
            let mut lack = Lack {
                kind: tile.index() as u8,
                count: 1,
                place,
            };
            let mut without = waiting;
            let is_same = |other: &&Lack| other.kind == lack.kind && other.place == place;
            if let Some(same) = lacks.known().iter().find(is_same) {
                lack.count += same.count;
                without.take_out(self.wait_for(*same, concealed));
            }
            without.put_in(self.wait_for(lack, concealed));
            gone(tile, self.in_time(&without, lacks.distance + 1));
        }
        chance
    }

    /// Puts a joker where it helps most; says whether there was a place for it.
    fn place_joker(&self, lacks: &mut Lacks, concealed: bool) -> bool {
        let mut best = None;
        let mut most = 0.0;
        for (place, lack) in lacks.known().iter().enumerate() {
            if lack.place == Slot::Group {
                let gain = self.wait_for(*lack, concealed).joker;
                if best.is_none() || gain > most {
                    (best, most) = (Some(place), gain);
                }
            }
        }
        let Some(place) = best else { return false };
        lacks.distance -= 1;
        lacks.of[place].count -= 1;
        if lacks.of[place].count == 0 {
            lacks.kinds -= 1;
            lacks.of[place] = lacks.of[lacks.kinds];
        }
        true
    }

    fn wait_for(&self, lack: Lack, concealed: bool) -> &Wait {
        let place = match (lack.place, concealed) {
            (Slot::Natural, _) => Waits::Natural,
            (Slot::Group, true) => Waits::Concealed,
            (Slot::Group, false) => Waits::Claimable,
        };
        self.of_kind(lack.kind).wait(lack.count, place)
    }

    fn wait(&self, lacks: &Lacks, concealed: bool) -> Waiting {
        let mut waiting = Waiting::FOR_NOTHING;
        for lack in lacks.known() {
            waiting.put_in(self.wait_for(*lack, concealed));
        }
        waiting
    }

    /// The chance to be done before others are. Any one of the missing tiles may turn out to be the
    /// last, which may be claimed.
    fn in_time(&self, waiting: &Waiting, distance: u8) -> f32 {
        let share = 1.0 / f32::from(distance.max(1));
        let mut chance = 0.0;
        for moment in 0..MOMENTS {
            let claimed = 1.0 + waiting.last[moment] * share;
            chance += (waiting.come[moment] * claimed).min(1.0) * self.decided[moment];
        }
        chance
    }
}

impl Waiting {
    const FOR_NOTHING: Self = Self {
        come: [1.0; MOMENTS],
        last: [0.0; MOMENTS],
    };

    fn put_in(&mut self, other: &Wait) {
        for moment in 0..MOMENTS {
            self.come[moment] *= other.come[moment];
            self.last[moment] += other.last[moment];
        }
    }

    /// Undoes [`Waiting::put_in`].
    fn take_out(&mut self, other: &Wait) {
        for moment in 0..MOMENTS {
            self.come[moment] /= other.come[moment].max(f32::MIN_POSITIVE);
            self.last[moment] -= other.last[moment];
        }
    }
}

impl Lacks {
    /// What a hand lacks beside the naturals of a rack; tells `used` which kinds the hand uses to the
    /// last copy, and where that copy stands.
    fn of(
        needs: impl Iterator<Item = Need>,
        rack: &TileCounts,
        used: &mut impl FnMut(Tile, Slot),
    ) -> Self {
        let mut lacks = Self::default();
        for need in needs {
            let held = need.held(rack);
            let natural = held.min(need.naturals);
            let in_groups = held - natural;
            if held > 0 && in_groups <= need.joker_places {
                let place = if in_groups > 0 {
                    Slot::Group
                } else {
                    Slot::Natural
                };
                used(need.tile, place);
            }
            let kind = need.kind() as u8;
            lacks.add(kind, need.naturals - natural, Slot::Natural);
            let open = need.joker_places.saturating_sub(in_groups);
            lacks.add(kind, open, Slot::Group);
        }
        lacks
    }

    fn add(&mut self, kind: u8, count: u8, place: Slot) {
        if count > 0
            && let Some(lack) = self.of.get_mut(self.kinds)
        {
            *lack = Lack { kind, count, place };
            self.kinds += 1;
            self.distance += count;
        }
    }

    fn known(&self) -> &[Lack] {
        &self.of[..self.kinds]
    }
}
