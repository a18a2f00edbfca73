//! Drawing and discarding.

use super::{Choice, Prompt};
use crate::msg;
use crate::rules::{Action, Seat, View};
use crate::tile::Tile;
use crate::ui::screens::table::LEARNER;
use crate::ui::screens::table::selection::Selection;
use crate::wording::{self, Names};

impl Prompt {
    /// The newest discard lies there and nobody wants it, or nobody has discarded yet.
    pub(super) fn of_draw(view: View<'_>, turn: Seat, selection: &Selection) -> Self {
        let names = Names::for_learner(view.east());
        let newest = view
            .newest_discard()
            .filter(|discard| discard.by != LEARNER)
            .map(|discard| (names.name(discard.by), wording::tile(discard.tile)));
        if turn == LEARNER {
            let says = match newest {
                Some((player, tile)) => {
                    msg!("table-draw-after", player = player, tile = tile)
                }
                None => msg!("table-draw"),
            };
            let draw = vec![Choice::act(Action::Draw, view).primary()];
            return Self::yours(says, msg!("table-draw-why"), draw).trying(view, selection);
        }
        let says = match newest {
            Some((player, tile)) => msg!("table-discarded", player = player, tile = tile),
            None => msg!("table-draws", player = names.name(turn)),
        };
        Self::of_others(says).trying(view, selection)
    }

    pub(super) fn of_turn(view: View<'_>, selection: &Selection) -> Self {
        let declare = Choice::act(Action::DeclareMahJongg, view);
        let discard = discard_choice(view, selection);
        let may_declare = view.check_rightful(&Action::DeclareMahJongg).is_ok();
        let mut choices = if may_declare {
            vec![declare.primary(), discard]
        } else {
            vec![discard.primary(), declare]
        };
        choices.extend(view.rightful_actions().into_iter().filter_map(|action| {
            if action == Action::Rack {
                return Some(Choice::act(action, view));
            }
            if let Action::SwapBlank(tile) = action {
                return Some(Choice::act(action, view).showing([Tile::Blank, tile]));
            }
            let Action::Exchange(at) = action else {
                return None;
            };
            let exposure = view.exposures(at.seat).get(usize::from(at.index))?;
            Some(Choice {
                short: Some(msg!("table-exchange")),
                ..Choice::act(action, view).showing([exposure.tile, Tile::Joker])
            })
        }));
        let says = match view.drawn() {
            Some(tile) => msg!("table-turn-drew", tile = wording::tile(tile)),
            None => msg!("table-turn"),
        };
        let explains = if selection.chosen().is_empty() {
            msg!("table-turn-choose-why")
        } else {
            msg!("table-turn-why")
        };
        Self::yours(says, explains, choices)
    }
}

pub(super) fn discard_choice(view: View<'_>, selection: &Selection) -> Choice {
    let chosen = selection.chosen();
    match chosen.tiles().next() {
        Some(tile) if chosen.total() == 1 => {
            Choice::act(Action::Discard(tile), view).showing([tile])
        }
        _ => Choice {
            label: msg!("table-discard-which"),
            short: None,
            tiles: Vec::new(),
            command: None,
            is_primary: false,
        },
    }
}
