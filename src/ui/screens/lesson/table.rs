//! A position at the table, small: what lies exposed, the discards, the learner's rack, the acts.

use egui::{Id, Margin, RichText, Ui, vec2};

use super::LessonCommand;
use super::page::rack;
use super::question::digit;
use crate::lesson::Act;
use crate::msg;
use crate::rules::{Action, Exposure, Seat, Situation, View};
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::{Theme, felt_frame, text_size};
use crate::ui::widgets::{RackRow, TileButton, TileSize, choice_button};
use crate::wording::{self, Names};

/// Draws the position and notes which act is chosen.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    act: &Act,
    chosen: Option<Action>,
    asked: &mut Vec<LessonCommand>,
) {
    let theme = Theme::current(ui);
    let view = act.game.view(Seat::FIRST);
    felt_frame(theme)
        .fill(theme.felt)
        .inner_margin(Margin::symmetric(16, 10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            for seat in Seat::ALL.into_iter().skip(1) {
                exposures(ui, shared, view, seat);
            }
            discards(ui, shared, view);
        });
    own_rack(ui, shared, view, chosen, asked);
    let offered = act.offered();
    ui.horizontal_wrapped(|ui| {
        for (place, action) in offered.iter().enumerate() {
            let words = shared.say(&wording::action(action, view));
            let label = format!("{}   {words}", place + 1);
            if choice_button(ui, chosen == Some(*action), &label).clicked() {
                asked.push(LessonCommand::Act(*action));
            }
        }
    });
    let numbered = digit(ui).and_then(|number| offered.get(number - 1));
    if let Some(action) = numbered {
        asked.push(LessonCommand::Act(*action));
    }
}

fn label(ui: &mut Ui, text: String) {
    let theme = Theme::current(ui);
    let text = RichText::new(text).size(text_size::BODY);
    ui.label(text.color(theme.felt_text));
}

/// The exposures on a player's rack, when there are any.
fn exposures(ui: &mut Ui, shared: &Shared<'_>, view: View<'_>, seat: Seat) {
    let exposures = view.exposures(seat);
    if exposures.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let who = shared.say(&Names::for_learner(view.east()).name(seat));
        label(ui, shared.say(&msg!("lesson-exposed", who = who)));
        for exposure in exposures {
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
                ui.horizontal(|ui| exposure_tiles(ui, shared, *exposure));
            });
        }
    });
}

fn exposure_tiles(ui: &mut Ui, shared: &Shared<'_>, exposure: Exposure) {
    let name = shared.say(&wording::tile(exposure.tile));
    for _ in 0..exposure.naturals {
        let button = TileButton::new(exposure.tile, &name).picture();
        ui.add(button.size(TileSize::Small));
    }
    let joker = shared.say(&wording::tile(Tile::Joker));
    for _ in 0..exposure.jokers {
        let button = TileButton::new(Tile::Joker, &joker).picture();
        ui.add(button.stands_for(Some(exposure.tile)).size(TileSize::Small));
    }
}

/// The discards, and whose the newest one is.
fn discards(ui: &mut Ui, shared: &Shared<'_>, view: View<'_>) {
    let open = match view.situation() {
        Situation::Claims(discard) => Some(discard),
        _ => None,
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for discard in view.discards().iter().filter(|it| it.claimed_by.is_none()) {
            let newest = open.is_some_and(|open| open == *discard);
            let name = shared.say(&wording::tile(discard.tile));
            let size = if newest {
                TileSize::Rack
            } else {
                TileSize::Small
            };
            let button = TileButton::new(discard.tile, &name).picture();
            ui.add(button.size(size).highlighted(newest));
        }
        if let Some(open) = open {
            ui.add_space(8.0);
            let who = shared.say(&Names::for_learner(view.east()).name(open.by));
            let tile = shared.say(&wording::tile(open.tile));
            label(
                ui,
                shared.say(&msg!("lesson-thrown", who = who, tile = tile)),
            );
        }
    });
}

/// The learner's rack: a click chooses a tile to discard, when it is time to.
fn own_rack(
    ui: &mut Ui,
    shared: &Shared<'_>,
    view: View<'_>,
    chosen: Option<Action>,
    asked: &mut Vec<LessonCommand>,
) {
    let discarding = matches!(view.situation(), Situation::ToDiscard(seat) if seat == Seat::FIRST);
    let tiles: Vec<Tile> = view.rack().tiles().collect();
    let names: Vec<String> = tiles
        .iter()
        .map(|tile| shared.say(&wording::tile(*tile)))
        .collect();
    let mut raised = false;
    let buttons = tiles
        .iter()
        .zip(&names)
        .map(|(tile, name)| {
            let selected = !raised && chosen == Some(Action::Discard(*tile));
            raised |= selected;
            let button = TileButton::new(*tile, name).selected(selected);
            if discarding { button } else { button.picture() }
        })
        .collect();
    let row = rack(
        ui,
        tiles.len(),
        RackRow::new(Id::unique("lesson-table-rack"), buttons),
    );
    if let Some(tile) = row.clicked.and_then(|place| tiles.get(place))
        && discarding
    {
        asked.push(LessonCommand::Act(Action::Discard(*tile)));
    }
}
