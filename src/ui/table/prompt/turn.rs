//! Drawing and discarding.

use super::claims::in_error;
use super::{Prompt, PromptChoice};
use crate::msg;
use crate::rules::{Action, Mistakes, OptionalAction, Seat, View};
use crate::tile::Tile;
use crate::ui::table::kept_back::KeptBack;
use crate::ui::table::naming::{self, Said};
use crate::ui::table::selection::{Selection, StandsIn};
use crate::ui::table::{LEARNER, TableCommand};
use crate::wording::{self, Names};

impl Prompt {
    /// The newest discard lies there and nobody wants it, or nobody has discarded yet.
    pub(super) fn of_draw(view: View<'_>, turn: Seat, names: Names, selection: &Selection) -> Self {
        let newest = view
            .newest_discard()
            .filter(|discard| discard.by != LEARNER)
            .zip(wording::a_newest_discard(view.discards()))
            .map(|(discard, tile)| (names.name(discard.by), tile));
        if turn == LEARNER {
            let says = match newest {
                Some((player, tile)) => {
                    msg!("table-draw-after", player = player, tile = tile)
                }
                None => msg!("table-draw"),
            };
            let draw = vec![PromptChoice::action(Action::Draw, view).primary()];
            return Self::yours(says, msg!("table-draw-why"), draw).trying(view, selection);
        }
        let says = match newest {
            Some((player, tile)) => msg!("table-discarded", player = player, tile = tile),
            None => msg!("table-draws", player = names.name(turn)),
        };
        Self::of_others(says).trying(view, selection)
    }

    pub(super) fn of_turn(view: View<'_>, selection: &Selection) -> Self {
        let declare = PromptChoice::action(Action::DeclareMahJongg, view);
        let discard = discard_choice(view, selection);
        let may_declare = view.check(&Action::DeclareMahJongg).is_ok();
        let mut choices = if may_declare {
            vec![declare.primary(), discard]
        } else {
            vec![discard.primary(), declare]
        };
        choices.extend(view.legal_actions().into_iter().filter_map(|action| {
            if action == Action::Rack {
                return Some(PromptChoice::action(action, view));
            }
            if let Action::SwapBlank(tile) = action {
                return Some(PromptChoice::action(action, view).showing([Tile::Blank, tile]));
            }
            if let Action::ChangeExposure { .. } = action {
                return change_choice(view, action);
            }
            exchange_choice(view, action)
        }));
        if view.fresh_exposure().is_some() && view.rules().mistakes == Mistakes::Allowed {
            choices.push(PromptChoice {
                short: Some(msg!("table-try-retract")),
                ..PromptChoice::action(Action::Retract, view)
            });
        }
        choices.extend(in_error(view));
        let says = match (view.drawn(), may_declare) {
            (Some(tile), true) => msg!("table-turn-complete-drew", tile = wording::a_tile(tile)),
            (Some(tile), false) => msg!("table-turn-drew", tile = wording::a_tile(tile)),
            (None, true) => msg!("table-turn-complete"),
            (None, false) => match view.fresh_exposure() {
                Some(made) => msg!(
                    "table-turn-exposed",
                    group = wording::group_of(made.size(), made.tile)
                ),
                None => msg!("table-turn"),
            },
        };
        let explains = if may_declare && selection.chosen().is_empty() {
            msg!("table-turn-complete-why")
        } else if naming::is_asked(view, selection) {
            msg!("table-naming-why")
        } else if selection.chosen().is_empty() {
            msg!("table-turn-choose-why")
        } else {
            let is_told = if selection.stands_in.is_match() {
                may_exchange(view)
            } else {
                may_find_joker(view)
            };
            msg!("table-turn-why", joker = if is_told { "yes" } else { "no" })
        };
        Self::yours(says, explains, choices)
    }
}

/// Whether the learner may exchange a joker now.
fn may_exchange(view: View<'_>) -> bool {
    let mut legal = view.legal_actions().into_iter();
    legal.any(|action| matches!(action, Action::Exchange(_)))
}

/// Whether a joker lies open that somebody may exchange: where an exchange is to be found, nothing more is told.
fn may_find_joker(view: View<'_>) -> bool {
    let is_taught = !view.rules().untaught.contains(&OptionalAction::Exchange);
    let mut exposures = Seat::ALL.into_iter().flat_map(|seat| view.exposures(seat));
    is_taught && exposures.any(|exposure| exposure.jokers > 0)
}

/// Puts the tile down under the name that the learner has chosen, right or wrong.
fn naming_choice(view: View<'_>, tile: Tile, said: Option<Said>) -> PromptChoice {
    let named = said.and_then(|said| Some((said, said.name(view.discards())?)));
    match named {
        Some((said, name)) => {
            let label = msg!("table-discard-saying", name = said.wording());
            let action = TableCommand::Action(Action::DiscardAs { tile, name });
            PromptChoice::new(label, action).showing([tile])
        }
        None => PromptChoice::unready(msg!("table-discard-named"), msg!("table-naming-why"))
            .showing([tile]),
    }
}

/// Another number of tiles for the exposure just made (rule `claim-exposure-fixed`).
fn change_choice(view: View<'_>, action: Action) -> Option<PromptChoice> {
    let Action::ChangeExposure { naturals, jokers } = action else {
        return None;
    };
    let exposure = view.fresh_exposure()?;
    let group = wording::group(1 + naturals + jokers);
    let of_its_kind = std::iter::repeat_n(exposure.tile, usize::from(1 + naturals));
    let jokers = std::iter::repeat_n(Tile::Joker, usize::from(jokers));
    Some(PromptChoice {
        short: Some(msg!("table-change-group", group = group)),
        ..PromptChoice::action(action, view)
            .showing(of_its_kind.chain(jokers))
            .on_request()
    })
}

pub(super) fn exchange_choice(view: View<'_>, action: Action) -> Option<PromptChoice> {
    let Action::Exchange(at) = action else {
        return None;
    };
    let exposure = view.exposures(at.seat).get(usize::from(at.index))?;
    Some(PromptChoice {
        short: Some(msg!("table-exchange")),
        ..PromptChoice::action(action, view).showing([exposure.tile, Tile::Joker])
    })
}

/// A joker goes only after a word of caution.
fn joker_choice(view: View<'_>, selection: &Selection) -> PromptChoice {
    let discard = PromptChoice::action(Action::Discard(Tile::Joker), view).showing([Tile::Joker]);
    if selection.is_awaited || selection.kept_back.is_some() {
        PromptChoice {
            short: Some(msg!("table-discard-joker-even-so")),
            ..discard
        }
    } else {
        PromptChoice {
            command: None,
            first: Some(KeptBack::JokerIsDear.says()),
            ..discard
        }
    }
}

pub(super) fn discard_choice(view: View<'_>, selection: &Selection) -> PromptChoice {
    let chosen = selection.chosen();
    let is_named = naming::is_asked(view, selection);
    match chosen.tiles().next() {
        Some(tile) if is_named => naming_choice(view, tile, selection.said()),
        Some(Tile::Joker) if chosen.total() == 1 && selection.stands_in == StandsIn::Match => {
            joker_choice(view, selection)
        }
        Some(tile) if chosen.total() == 1 => {
            PromptChoice::action(Action::Discard(tile), view).showing([tile])
        }
        _ => PromptChoice::unready(msg!("table-discard-which"), msg!("table-discard-first")),
    }
}
