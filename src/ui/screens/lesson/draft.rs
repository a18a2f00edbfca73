//! What the learner has put together for an answer that is not given yet.

use std::collections::BTreeSet;

use crate::lesson::{Answer, Build, Ordering, Question};
use crate::rules::Action;
use crate::tile::Tile;

/// How many tiles a complete hand has.
pub(super) const HAND: usize = 14;

/// An answer in the making.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) enum Draft {
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
    /// This act at the table, if one is chosen.
    Act(Option<Action>),
    /// The tiles of the tray that were put on the rack, by their places, in this order.
    Hand(Vec<usize>),
}

impl Draft {
    /// The blank answer to a question.
    pub(super) fn blank(question: Option<&Question>) -> Self {
        match question {
            None | Some(Question::Play(_)) => Self::Nothing,
            Some(Question::Choose(_)) => Self::Choice(None),
            Some(Question::PickTiles(_)) => Self::Tiles(BTreeSet::new()),
            Some(Question::PickGroups(_)) => Self::Groups(BTreeSet::new()),
            Some(Question::Order(order)) => Self::Order(shown_order(order)),
            Some(Question::Amount(_)) => Self::Amount(None),
            Some(Question::Build(_)) => Self::Hand(Vec::new()),
            Some(Question::Act(_)) => Self::Act(None),
        }
    }

    /// Picks what stands at a place, or takes the pick back.
    pub(super) fn pick(&mut self, place: usize) {
        match self {
            Self::Nothing | Self::Order(_) | Self::Act(_) => {}
            Self::Choice(chosen) => *chosen = Some(place),
            Self::Tiles(picked) | Self::Groups(picked) => {
                if !picked.remove(&place) {
                    picked.insert(place);
                }
            }
            Self::Amount(number) => *number = Some(place as u32),
            Self::Hand(placed) => match placed.iter().position(|other| *other == place) {
                Some(at) => {
                    placed.remove(at);
                }
                None => placed.push(place),
            },
        }
    }

    /// Chooses an act.
    pub(super) fn act(&mut self, action: Action) {
        if let Self::Act(chosen) = self {
            *chosen = Some(action);
        }
    }

    /// Moves an item of an order one place up.
    pub(super) fn move_up(&mut self, at: usize) {
        if let Self::Order(order) = self
            && (1..order.len()).contains(&at)
        {
            order.swap(at - 1, at);
        }
    }

    /// The answer, once it is whole enough to be judged.
    pub(super) fn answer(&self, question: &Question) -> Option<Answer> {
        match (self, question) {
            (Self::Choice(chosen), _) => chosen.map(Answer::Choice),
            (Self::Tiles(picked), Question::PickTiles(pick)) => (!picked.is_empty()).then(|| {
                let tiles = picked.iter().filter_map(|place| pick.row.get(*place));
                Answer::Tiles(tiles.copied().collect())
            }),
            (Self::Groups(picked), _) => {
                (!picked.is_empty()).then(|| Answer::Groups(picked.clone()))
            }
            (Self::Order(order), _) => Some(Answer::Order(order.clone())),
            (Self::Act(chosen), _) => chosen.map(Answer::Act),
            (Self::Amount(number), _) => number.map(Answer::Amount),
            (Self::Hand(placed), Question::Build(build)) => {
                let hand = hand(build, placed);
                (hand.len() == HAND).then(|| Answer::Hand(hand.into_iter().collect()))
            }
            _ => None,
        }
    }
}

/// The tiles on the rack: those that lie there from the start, then those that were put there.
pub(super) fn hand(build: &Build, placed: &[usize]) -> Vec<Tile> {
    let from_tray = placed.iter().filter_map(|place| build.tray.get(*place));
    build.rack.iter().chain(from_tray).copied().collect()
}

/// The order in which items are first shown: never the right one, and the same every time.
fn shown_order(order: &Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..order.items.len()).collect();
    places.rotate_left(order.items.len() / 2);
    places
}
