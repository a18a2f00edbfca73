//! What the learner has put together for an answer, and what was checked of it so far.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::lesson::{Build, Ordering, StepAnswer, StepQuestion};
use crate::rules::shuffle;
use crate::tile::{HAND, Tile, TileCounts};

/// An answer in the making.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct AnswerDraft {
    /// As it is now.
    pub(super) now: Picked,
    /// As it was whenever it was checked, the last time last.
    checked: Vec<Picked>,
    /// Whether one tile is asked for, and no known mistake is to pick several: another one takes the place of
    /// the one that was picked.
    wants_one: bool,
    /// Whether a thing of an order has been moved.
    is_moved: bool,
    /// What was wrong and went back by itself, and still bears its mark: as that looks picked, the first click on it only
    /// takes the mark away.
    marked_wrong: BTreeSet<usize>,
    /// From where the learner took the mark away.
    unmarked: BTreeSet<usize>,
}

/// What is picked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) enum Picked {
    /// Nothing is asked.
    #[default]
    Nothing,
    /// The choice at this place, if one is chosen.
    Choice(Option<usize>),
    /// The tiles at these places of the row.
    Tiles(BTreeSet<usize>),
    /// The groups at these places of the line.
    Groups(BTreeSet<usize>),
    /// The items in this order, as places in the script.
    Order(Vec<usize>),
    /// This number, if one is chosen.
    Amount(Option<u32>),
    /// The tiles of the tray that were put on the rack, by their places, in this order.
    Hand(Vec<usize>),
}

impl AnswerDraft {
    /// The blank answer to a question, of which this is a right one.
    pub(super) fn blank(question: Option<&StepQuestion>, right: Option<&StepAnswer>) -> Self {
        let now = match question {
            // What is done at the table is not put together first.
            None | Some(StepQuestion::Action(_) | StepQuestion::Play(_)) => Picked::Nothing,
            Some(StepQuestion::Choose(_)) => Picked::Choice(None),
            Some(StepQuestion::PickTiles(_)) => Picked::Tiles(BTreeSet::new()),
            Some(StepQuestion::PickGroups(_)) => Picked::Groups(BTreeSet::new()),
            Some(StepQuestion::Order(order)) => Picked::Order(shown_order(order)),
            Some(StepQuestion::Amount(_)) => Picked::Amount(None),
            Some(StepQuestion::Build(_)) => Picked::Hand(Vec::new()),
        };
        let is_one = |tiles: &TileCounts| tiles.total() == 1;
        let wants_one = match (question, right) {
            (Some(StepQuestion::PickTiles(pick)), Some(StepAnswer::Tiles(tiles))) => {
                is_one(tiles) && pick.wrong.iter().all(|wrong| is_one(&wrong.answer))
            }
            _ => false,
        };
        Self {
            now,
            checked: Vec::new(),
            wants_one,
            ..Self::default()
        }
    }

    /// Picks what stands at a place, or takes the pick back.
    pub(super) fn pick(&mut self, place: usize) {
        if self.marked_wrong.remove(&place) {
            self.unmarked.insert(place);
            return;
        }
        match &mut self.now {
            Picked::Nothing | Picked::Order(_) => {}
            Picked::Choice(chosen) => *chosen = Some(place),
            Picked::Tiles(picked) if self.wants_one => {
                let is_picked = picked.contains(&place);
                picked.clear();
                if !is_picked {
                    picked.insert(place);
                }
            }
            Picked::Tiles(picked) | Picked::Groups(picked) => {
                if !picked.remove(&place) {
                    picked.insert(place);
                }
            }
            Picked::Amount(number) => *number = Some(place as u32),
            Picked::Hand(placed) => match placed.iter().position(|other| *other == place) {
                Some(at) => {
                    placed.remove(at);
                }
                None => placed.push(place),
            },
        }
    }

    /// Puts these picks back, which were wrong.
    pub(super) fn put_back(&mut self, places: &[usize]) {
        self.marked_wrong = places.iter().copied().collect();
        if let Picked::Tiles(picked) | Picked::Groups(picked) = &mut self.now {
            picked.retain(|place| !places.contains(place));
        }
    }

    /// Moves an item of an order to another place; those between make room.
    pub(super) fn move_item(&mut self, from: usize, to: usize) {
        if let Picked::Order(order) = &mut self.now
            && from < order.len()
            && to < order.len()
        {
            self.is_moved = true;
            let item = order.remove(from);
            order.insert(to, item);
        }
    }

    /// The answer, once it is whole enough to be checked.
    pub(super) fn answer(&self, question: &StepQuestion) -> Option<StepAnswer> {
        match (&self.now, question) {
            (Picked::Choice(chosen), _) => chosen.map(StepAnswer::Choice),
            (Picked::Tiles(picked), StepQuestion::PickTiles(pick)) => {
                (!picked.is_empty()).then(|| {
                    let tiles = picked.iter().filter_map(|place| pick.row.get(*place));
                    StepAnswer::Tiles(tiles.copied().collect())
                })
            }
            (Picked::Groups(picked), _) => {
                (!picked.is_empty()).then(|| StepAnswer::Groups(picked.clone()))
            }
            // As the things are first shown nobody has put them in order yet.
            (Picked::Order(order), _) => self.is_moved.then(|| StepAnswer::Order(order.clone())),
            (Picked::Amount(number), _) => number.map(StepAnswer::Amount),
            (Picked::Hand(placed), StepQuestion::Build(build)) => {
                let hand = hand(build, placed);
                (hand.len() == HAND).then(|| StepAnswer::Hand(hand.into_iter().collect()))
            }
            _ => None,
        }
    }

    /// It was checked as it is now.
    pub(super) fn note_checked(&mut self) {
        self.checked.push(self.now.clone());
        self.marked_wrong.clear();
        self.unmarked.clear();
    }

    /// Whether the learner took the mark away from this place.
    pub(super) fn is_unmarked(&self, place: usize) -> bool {
        self.unmarked.contains(&place)
    }

    /// As it was when it was checked the last time.
    pub(super) fn last_checked(&self) -> Option<&Picked> {
        self.checked.last()
    }

    /// Whether this was picked when it was checked, now or earlier.
    pub(super) fn was_checked(&self, picked: &Picked) -> bool {
        self.checked.contains(picked)
    }

    /// Whether it has changed since it was checked.
    pub(super) fn is_new(&self) -> bool {
        self.last_checked() != Some(&self.now)
    }

    /// Puts an answer that is shown to the learner in the place of what was picked.
    pub(super) fn show(&mut self, answer: &StepAnswer, question: &StepQuestion) {
        match (answer, question) {
            (StepAnswer::Choice(place), _) => self.now = Picked::Choice(Some(*place)),
            (StepAnswer::Amount(number), _) => self.now = Picked::Amount(Some(*number)),
            (StepAnswer::Order(order), _) => self.now = Picked::Order(order.clone()),
            (StepAnswer::Groups(groups), _) => self.now = Picked::Groups(groups.clone()),
            (StepAnswer::Tiles(tiles), StepQuestion::PickTiles(pick)) => {
                let picked: Vec<usize> = match &self.now {
                    Picked::Tiles(picked) => picked.iter().copied().collect(),
                    _ => Vec::new(),
                };
                self.now = Picked::Tiles(places(*tiles, &pick.row, &picked));
            }
            (StepAnswer::Hand(hand), StepQuestion::Build(build)) => {
                let mut rest = *hand;
                rest.remove_what_is_there(&build.rack.iter().copied().collect());
                let placed = match &self.now {
                    Picked::Hand(placed) => placed.clone(),
                    _ => Vec::new(),
                };
                let shown = places(rest, &build.tray, &placed);
                self.now = Picked::Hand(shown.into_iter().collect());
            }
            _ => {}
        }
    }
}

/// The places of a row at which these tiles lie; of identical tiles those that were picked, then the first.
fn places(mut tiles: TileCounts, row: &[Tile], picked: &[usize]) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    for place in picked.iter().copied().chain(0..row.len()) {
        let is_free = !found.contains(&place);
        if is_free && row.get(place).is_some_and(|tile| tiles.remove(*tile)) {
            found.insert(place);
        }
    }
    found
}

/// The tiles on the rack: those that lie there from the start, then those that were put there.
pub(super) fn hand(build: &Build, placed: &[usize]) -> Vec<Tile> {
    let from_tray = placed.iter().filter_map(|place| build.tray.get(*place));
    build.rack.iter().chain(from_tray).copied().collect()
}

/// The order in which items are first shown: never the right one, nor always turned in the same way, and the
/// same every time.
fn shown_order(order: &Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..order.items.len()).collect();
    let names = order.items.iter().flat_map(|item| item.bytes());
    let seed = names.fold(0, |sum: u64, byte| sum.wrapping_mul(31) + u64::from(byte));
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    shuffle(&mut places, &mut chance);
    if places.is_sorted() {
        places.rotate_left(order.items.len() / 2);
    }
    places
}
