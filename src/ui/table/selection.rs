//! The learner's rack as they arranged it, and what they have chosen on it.

use super::kept_back::KeptBack;
use super::naming::Said;
use crate::play::RackOrder;
use crate::rules::{PASS, View};
use crate::tile::{Tile, TileCounts};

/// A tile on the learner's rack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Slot {
    /// A number that stays with the tile as long as it is on the rack.
    pub(super) id: u32,
    /// The tile.
    pub(super) tile: Tile,
    /// Whether it is chosen.
    pub(super) is_chosen: bool,
    /// Whether it came in with the newest pass or from the wall.
    pub(super) is_new: bool,
}

/// The learner's rack as they arranged it, and what they have chosen on it.
#[derive(Debug, Clone, Default)]
pub(super) struct Selection {
    slots: Vec<Slot>,
    next_id: u32,
    /// How many incoming tiles to pass on unseen, 0 to 3.
    pub(super) blind: u8,
    /// What the learner calls the chosen tile, if they have said it.
    said: Option<Said>,
    /// Whether something was pressed that waits for another choice.
    pub(super) is_awaited: bool,
    /// Why the tile that was clicked last was not chosen, or should not go yet.
    pub(super) kept_back: Option<KeptBack>,
    /// Whether it was said, since the rack was last changed, how dear a joker is.
    was_warned: bool,
    /// Where the rack stands.
    pub(super) stands_in: StandsIn,
}

/// Where a rack stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum StandsIn {
    /// In a lesson or an example: what follows from a choice is seen, and every group is offered at once.
    #[default]
    Lesson,
    /// In a match: a tile that cannot go is kept back at once, and a discard is taken before its group is chosen. It is
    /// said how dear a joker is before it is discarded.
    Match,
    /// In a match in which the coach warns of mistakes, a joker among them.
    MatchWithWarnings,
}

impl StandsIn {
    /// Whether it is a match.
    pub(super) fn is_match(self) -> bool {
        self != Self::Lesson
    }
}

impl Selection {
    /// The rack of a game that is taken up again, with its tiles as they were left.
    pub(super) fn arranged(order: &RackOrder, view: View<'_>) -> Self {
        let mut selection = Self::default();
        for (tile, is_new) in order.tiles() {
            selection.push(*tile, *is_new);
        }
        selection.follow(view);
        let has_new = selection.slots.iter().any(|slot| slot.is_new);
        let drawn = view.drawn().filter(|_| !has_new);
        if let Some(drawn) = drawn.and_then(|tile| selection.place_of(tile)) {
            selection.slots[drawn].is_new = true;
        }
        selection
    }

    /// The tiles as the learner arranged them, and which of them are new.
    pub(super) fn order(&self) -> RackOrder {
        RackOrder::new(self.slots.iter().map(|slot| (slot.tile, slot.is_new)))
    }

    fn push(&mut self, tile: Tile, is_new: bool) {
        self.next_id += 1;
        self.slots.push(Slot {
            id: self.next_id,
            tile,
            is_chosen: false,
            is_new,
        });
    }

    /// What the learner calls the chosen tile, if they have said it.
    pub(super) fn said(&self) -> Option<Said> {
        self.said
    }

    /// Calls the chosen tile by this name.
    pub(super) fn say(&mut self, said: Said) {
        self.chooses_anew();
        self.said = Some(said);
    }

    /// The tiles, in the learner's order; the drawn one is the last.
    pub(super) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// What is chosen.
    pub(super) fn chosen(&self) -> TileCounts {
        self.slots
            .iter()
            .filter(|slot| slot.is_chosen)
            .map(|slot| slot.tile)
            .collect()
    }

    /// Makes the rack hold what the learner has: what is gone leaves its place, chosen tiles first; what
    /// is new comes in at the end, the drawn tile last. Does nothing when nothing has changed.
    pub(super) fn follow(&mut self, view: View<'_>) {
        self.follow_rack(view.rack(), view.drawn());
    }

    fn follow_rack(&mut self, rack: &TileCounts, drawn: Option<Tile>) {
        let mine: TileCounts = self.slots.iter().map(|slot| slot.tile).collect();
        if mine == *rack {
            return;
        }
        // What was passed is gone also where a tile of its kind came for it.
        let mut stayed = mine;
        let is_pass = rack.total() == mine.total() && stayed.remove_all(&self.chosen());
        if is_pass && rack.contains(&stayed) {
            self.slots.retain(|slot| !slot.is_chosen);
        }
        let mine: TileCounts = self.slots.iter().map(|slot| slot.tile).collect();
        for tile in Tile::ALL {
            for _ in rack[tile]..mine[tile] {
                let leaving = self
                    .slots
                    .iter()
                    .rposition(|slot| slot.tile == tile && slot.is_chosen)
                    .or_else(|| self.slots.iter().rposition(|slot| slot.tile == tile));
                if let Some(place) = leaving {
                    self.slots.remove(place);
                }
            }
        }
        for slot in &mut self.slots {
            slot.is_new = false;
            slot.is_chosen = false;
        }
        let first = self.slots.is_empty();
        for tile in Tile::ALL {
            for _ in mine[tile]..rack[tile] {
                self.push(tile, !first);
            }
        }
        let drawn_place = drawn.and_then(|tile| self.place_of(tile));
        if first && let Some(place) = drawn_place {
            self.slots[place].is_new = true;
            self.move_tile(place, self.slots.len());
        }
        // A discard that was taken back comes in, too, but it is another tile that was drawn.
        let is_drawn = |slot: &Slot| slot.is_new && Some(slot.tile) == drawn;
        let came = rack.total() > mine.total() && !first;
        if came
            && !self.slots.iter().any(is_drawn)
            && let Some(place) = drawn_place
        {
            for slot in &mut self.slots {
                slot.is_new = false;
            }
            self.slots[place].is_new = true;
        }
        self.blind = 0;
        self.was_warned = false;
        self.chooses_anew();
    }

    /// What was said of the choice before holds no longer.
    fn chooses_anew(&mut self) {
        self.said = None;
        self.is_awaited = false;
        self.kept_back = None;
    }

    /// What is chosen, on the rack and beside it.
    pub(super) fn choice(&self) -> (TileCounts, u8, Option<Said>) {
        (self.chosen(), self.blind, self.said)
    }

    fn place_of(&self, tile: Tile) -> Option<usize> {
        self.slots.iter().rposition(|slot| slot.tile == tile)
    }

    /// Chooses the tile at `place` for a pass, or no longer, unless it is to be kept back.
    pub(super) fn toggle_to_pass(&mut self, place: usize, view: View<'_>) {
        // In a lesson the rule itself answers who passes a joker, or more than is passed at that time.
        let most = usize::from(PASS);
        let is_kept = |it: &KeptBack| match it {
            KeptBack::Enough(_) => self.stands_in.is_match() || self.chosen().total() >= most,
            _ => self.stands_in.is_match(),
        };
        match KeptBack::from_pass(view, self, place).filter(is_kept) {
            Some(kept_back) => {
                self.is_awaited = false;
                self.kept_back = Some(kept_back);
            }
            None => self.toggle(place),
        }
    }

    /// Chooses the tile at `place` to be discarded. Returns whether it may go: of a joker it is first said, once a
    /// turn, how dear it is.
    pub(super) fn chooses_to_discard(&mut self, place: usize) -> bool {
        let is_joker = |slot: &Slot| slot.tile == Tile::Joker;
        let warns = self.stands_in == StandsIn::Match
            && !self.was_warned
            && self.slots.get(place).is_some_and(is_joker);
        if warns {
            self.choose_only(place);
            self.kept_back = Some(KeptBack::JokerIsDear);
            self.was_warned = true;
        }
        !warns
    }

    /// Passes so many incoming tiles on unseen; what is then too much of what was chosen is chosen no longer.
    pub(super) fn pass_blind(&mut self, count: u8) {
        self.chooses_anew();
        self.blind = count;
        let most = usize::from(PASS.saturating_sub(count));
        while self.chosen().total() > most {
            let Some(last) = self.slots.iter_mut().rfind(|slot| slot.is_chosen) else {
                return;
            };
            last.is_chosen = false;
        }
    }

    /// Chooses the tile at `place`, or no longer.
    pub(super) fn toggle(&mut self, place: usize) {
        self.chooses_anew();
        if let Some(slot) = self.slots.get_mut(place) {
            slot.is_chosen = !slot.is_chosen;
        }
    }

    /// Chooses the tile at `place` and no other.
    pub(super) fn choose_only(&mut self, place: usize) {
        self.chooses_anew();
        for (index, slot) in self.slots.iter_mut().enumerate() {
            slot.is_chosen = index == place;
        }
    }

    /// Chooses the tile at `place` and no other, or nothing when it is chosen already.
    pub(super) fn toggle_only(&mut self, place: usize) {
        self.chooses_anew();
        for (index, slot) in self.slots.iter_mut().enumerate() {
            slot.is_chosen = index == place && !slot.is_chosen;
        }
    }

    /// Chooses exactly `tiles`, as far as they are there; of identical ones what is chosen already.
    pub(super) fn choose(&mut self, tiles: &TileCounts) {
        self.chooses_anew();
        let mut wanted = *tiles;
        for slot in self.slots.iter_mut().filter(|slot| slot.is_chosen) {
            slot.is_chosen = wanted.remove(slot.tile);
        }
        for slot in self.slots.iter_mut().filter(|slot| !slot.is_chosen) {
            slot.is_chosen = wanted.remove(slot.tile);
        }
    }

    /// Tiles of this kind are chosen no longer.
    pub(super) fn put_back(&mut self, tile: Tile) {
        self.chooses_anew();
        for slot in self.slots.iter_mut().filter(|slot| slot.tile == tile) {
            slot.is_chosen = false;
        }
    }

    /// Chooses nothing.
    pub(super) fn clear(&mut self) {
        self.choose(&TileCounts::EMPTY);
        self.blind = 0;
    }

    /// Moves the tile at `from` so that it stands at `to`.
    pub(super) fn move_tile(&mut self, from: usize, to: usize) {
        if from < self.slots.len() {
            let slot = self.slots.remove(from);
            self.slots.insert(to.min(self.slots.len()), slot);
        }
    }

    /// Puts the rack into canonical order.
    pub(super) fn sort(&mut self) {
        self.slots.sort_by_key(|slot| slot.tile);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::Wind;

    fn rack(tiles: &str) -> TileCounts {
        tiles.parse().unwrap()
    }

    fn order(selection: &Selection) -> Vec<String> {
        selection
            .slots()
            .iter()
            .map(|slot| slot.tile.to_string())
            .collect()
    }

    #[test]
    fn the_learners_order_stays_when_tiles_go_and_come() {
        let mut selection = Selection::default();
        selection.follow_rack(&rack("1B 2B 3B F"), None);
        selection.move_tile(0, 3);
        assert_eq!(order(&selection), ["1B", "2B", "3B", "F"]);
        selection.move_tile(0, 2);
        selection.follow_rack(&rack("1B 3B F E"), None);
        assert_eq!(order(&selection), ["3B", "1B", "F", "E"]);
        let new: Vec<_> = selection.slots().iter().map(|slot| slot.is_new).collect();
        assert_eq!(new, [false, false, false, true]);
    }

    #[test]
    fn once_a_discard_is_taken_back_the_drawn_tile_is_the_new_one_again() {
        let mut selection = Selection::default();
        selection.follow_rack(&rack("1B 2B 3B"), None);
        selection.follow_rack(&rack("1B 2B 3B E"), Some(Tile::Wind(Wind::East)));
        selection.follow_rack(&rack("1B 3B E"), None);
        selection.follow_rack(&rack("1B 2B 3B E"), Some(Tile::Wind(Wind::East)));
        let new = selection.slots().iter().filter(|slot| slot.is_new);
        let new: Vec<_> = new.map(|slot| slot.tile.to_string()).collect();
        assert_eq!(new, ["E"]);
    }

    #[test]
    fn a_tile_that_came_for_one_of_its_kind_is_new() {
        let mut selection = Selection::default();
        selection.follow_rack(&rack("1B 9C 5D 6D"), None);
        selection.toggle(1);
        selection.toggle(2);
        selection.follow_rack(&rack("1B 6D 9C E"), None);
        assert_eq!(order(&selection), ["1B", "6D", "9C", "E"]);
        let new: Vec<_> = selection.slots().iter().map(|slot| slot.is_new).collect();
        assert_eq!(new, [false, false, true, true]);
    }

    #[test]
    fn who_passes_blind_does_not_keep_too_many_chosen() {
        let mut selection = Selection::default();
        selection.follow_rack(&rack("1B 2B 3B 4B"), None);
        for place in 0..3 {
            selection.toggle(place);
        }
        selection.pass_blind(1);
        assert_eq!(selection.chosen(), rack("1B 2B"));
        selection.pass_blind(0);
        assert_eq!(selection.chosen(), rack("1B 2B"));
    }

    #[test]
    fn of_two_identical_tiles_the_chosen_one_leaves() {
        let mut selection = Selection::default();
        selection.follow_rack(&rack("1B 1B 2B"), None);
        selection.move_tile(2, 1);
        let stays = selection.slots()[0].id;
        selection.toggle(2);
        // What is done with it chooses it once more.
        selection.choose(&rack("1B"));
        selection.follow_rack(&rack("1B 2B"), None);
        assert_eq!(order(&selection), ["1B", "2B"]);
        assert_eq!(selection.slots()[0].id, stays);
        assert!(selection.chosen().is_empty());
    }
}
