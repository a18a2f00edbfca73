//! What a step asks: choices, tiles, groups, an order, a number, a hand to build.

use egui::{Button, Id, Key, RichText, Stroke, Ui, vec2};

use super::draft::{Draft, HAND, hand};
use super::page::rack;
use super::picture::groups_ui;
use super::{LessonCommand, card_line};
use crate::lesson::{
    Amount, Build, Choose, Lesson, Ordering, PickGroups, PickTiles, Question, Step, texts,
};
use crate::locale::Message;
use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::{LINE_WIDTH, Theme, felt_frame, paper_frame, text_size};
use crate::ui::widgets::{Condition, Icon, RackRow, TileButton, TileSize};
use crate::wording;

/// Draws the question and notes what the learner does.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    lesson: &Lesson,
    step: &Step,
    question: &Question,
    draft: &Draft,
    asked: &mut Vec<LessonCommand>,
) {
    let say = |attribute: &str| {
        shared.say(&Message::new(texts::of_step(
            &lesson.id, &step.id, attribute,
        )))
    };
    match (question, draft) {
        (Question::Choose(choose), Draft::Choice(chosen)) => {
            choices(ui, shared, choose, *chosen, &say, asked);
        }
        (Question::PickTiles(pick), Draft::Tiles(picked)) => {
            pick_tiles(ui, shared, pick, |place| picked.contains(&place), asked);
        }
        (Question::PickGroups(pick), Draft::Groups(_)) => {
            pick_groups(ui, shared, lesson, pick, draft, asked);
        }
        (Question::Order(order), Draft::Order(places)) => {
            put_in_order(ui, shared, order, places, &say, asked);
        }
        (Question::Amount(amount), Draft::Amount(number)) => {
            numbers(ui, amount, *number, asked);
        }
        (Question::Build(build), Draft::Hand(placed)) => {
            build_hand(ui, shared, build, placed, asked);
        }
        _ => {}
    }
}

/// The tiles beside an answer to choose.
const OPTION_TILE: TileSize = TileSize::Width(28.0);

const DIGITS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The digit that was pressed, 1 to 9.
pub(in crate::ui::screens) fn digit(ui: &Ui) -> Option<usize> {
    if !ui.is_enabled() {
        return None;
    }
    let plain = |input: &egui::InputState| !input.modifiers.any();
    let pressed = |key: &Key| ui.input(|input| plain(input) && input.key_pressed(*key));
    DIGITS.iter().position(pressed).map(|place| place + 1)
}

fn choices(
    ui: &mut Ui,
    shared: &Shared<'_>,
    choose: &Choose,
    chosen: Option<usize>,
    say: &dyn Fn(&str) -> String,
    asked: &mut Vec<LessonCommand>,
) {
    let pictured = choose.choices.iter().any(|choice| !choice.tiles.is_empty());
    let width = if pictured { 200.0 } else { LINE_WIDTH };
    for (place, choice) in choose.choices.iter().enumerate() {
        let theme = Theme::current(ui);
        let text = format!("{}   {}", place + 1, say(&format!("option-{}", choice.id)));
        ui.horizontal(|ui| {
            let chosen = chosen == Some(place);
            let stroke = if chosen {
                Stroke::new(2.0, theme.text)
            } else {
                Stroke::new(1.0, theme.button_edge)
            };
            let button = Button::new("")
                .left_text(RichText::new(text).size(text_size::LARGE))
                .selected(chosen)
                .stroke(stroke)
                .wrap()
                .min_size(vec2(width, 40.0));
            let sized = ui.add_sized(vec2(width, 40.0), button);
            if sized.clicked() {
                asked.push(LessonCommand::Pick(place));
            }
            if !choice.tiles.is_empty() {
                felt_frame(theme).fill(theme.felt).show(ui, |ui| {
                    groups_ui(ui, shared, &choice.tiles, OPTION_TILE);
                });
            }
        });
    }
    if let Some(number) = digit(ui).filter(|number| *number <= choose.choices.len()) {
        asked.push(LessonCommand::Pick(number - 1));
    }
}

fn pick_tiles(
    ui: &mut Ui,
    shared: &Shared<'_>,
    pick: &PickTiles,
    picked: impl Fn(usize) -> bool,
    asked: &mut Vec<LessonCommand>,
) {
    let names: Vec<String> = names(shared, &pick.row);
    let tiles = pick
        .row
        .iter()
        .zip(&names)
        .enumerate()
        .map(|(place, (tile, name))| TileButton::new(*tile, name).selected(picked(place)))
        .collect();
    let row = rack(
        ui,
        pick.row.len(),
        RackRow::new(Id::unique("lesson-row"), tiles),
    );
    if let Some(place) = row.clicked {
        asked.push(LessonCommand::Pick(place));
    }
}

fn names(shared: &Shared<'_>, tiles: &[crate::tile::Tile]) -> Vec<String> {
    tiles
        .iter()
        .map(|tile| shared.say(&wording::tile(*tile)))
        .collect()
}

fn pick_groups(
    ui: &mut Ui,
    shared: &Shared<'_>,
    lesson: &Lesson,
    pick: &PickGroups,
    draft: &Draft,
    asked: &mut Vec<LessonCommand>,
) {
    let Draft::Groups(picked) = draft else { return };
    let theme = Theme::current(ui);
    paper_frame(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let card = lesson.card.card();
        if let Some(place) = card_line::pickable(ui, shared, card, pick.line, picked) {
            asked.push(LessonCommand::Pick(place));
        }
    });
}

fn put_in_order(
    ui: &mut Ui,
    shared: &Shared<'_>,
    order: &Ordering,
    places: &[usize],
    say: &dyn Fn(&str) -> String,
    asked: &mut Vec<LessonCommand>,
) {
    for (at, place) in places.iter().enumerate() {
        let Some(item) = order.items.get(*place) else {
            continue;
        };
        let text = say(&format!("item-{item}"));
        let up = shared.say(&msg!("lesson-move-up", item = text.as_str()));
        ui.horizontal(|ui| {
            let button =
                Button::image(Icon::ArrowUp.image(ui, 16.0)).image_tint_follows_text_color(true);
            let response = ui.add_enabled(at > 0, button);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, at > 0, &up));
            if response.clicked() {
                asked.push(LessonCommand::MoveUp(at));
            }
            ui.label(RichText::new(format!("{}.  {text}", at + 1)).size(text_size::LARGE));
        });
    }
}

fn numbers(ui: &mut Ui, amount: &Amount, chosen: Option<u32>, asked: &mut Vec<LessonCommand>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().button_padding.x = 4.0;
        for number in 0..=amount.most {
            let text = RichText::new(number.to_string()).size(text_size::LARGE);
            let theme = Theme::current(ui);
            let mut button =
                Button::selectable(chosen == Some(number), text).min_size(vec2(38.0, 40.0));
            if chosen != Some(number) {
                button = button
                    .fill(theme.button)
                    .stroke(egui::Stroke::new(1.0, theme.button_edge));
            }
            if ui.add(button).clicked() {
                asked.push(LessonCommand::Pick(number as usize));
            }
        }
    });
    if let Some(number) = digit(ui).filter(|number| *number <= amount.most as usize) {
        asked.push(LessonCommand::Pick(number));
    }
}

fn build_hand(
    ui: &mut Ui,
    shared: &Shared<'_>,
    build: &Build,
    placed: &[usize],
    asked: &mut Vec<LessonCommand>,
) {
    let on_rack = hand(build, placed);
    let rack_names = names(shared, &on_rack);
    let tiles = on_rack
        .iter()
        .zip(&rack_names)
        .map(|(tile, name)| TileButton::new(*tile, name))
        .collect();
    let row = rack(ui, HAND, RackRow::new(Id::unique("lesson-rack"), tiles));
    let from_tray = row
        .clicked
        .and_then(|at| at.checked_sub(build.rack.len()))
        .and_then(|at| placed.get(at));
    if let Some(place) = from_tray {
        asked.push(LessonCommand::Pick(*place));
    }
    let count = shared.say(&msg!("lesson-hand-count", count = on_rack.len()));
    ui.label(count);
    tray(ui, shared, build, placed, asked);
}

/// The tiles to choose from; where one was taken, its trace stays.
fn tray(
    ui: &mut Ui,
    shared: &Shared<'_>,
    build: &Build,
    placed: &[usize],
    asked: &mut Vec<LessonCommand>,
) {
    let theme = Theme::current(ui);
    let full = hand(build, placed).len() >= HAND;
    felt_frame(theme).fill(theme.felt).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 6.0);
            for (place, tile) in build.tray.iter().enumerate() {
                let name = shared.say(&wording::tile(*tile));
                let taken = placed.contains(&place);
                let name = if taken {
                    msg!("lesson-tray-taken", tile = name)
                } else {
                    msg!("lesson-tray-tile", tile = name)
                };
                let name = shared.say(&name);
                let button = TileButton::new(*tile, &name).size(TileSize::Width(40.0));
                if taken {
                    ui.add(button.condition(Condition::Missing).picture());
                } else if ui.add_enabled(!full, button).clicked() {
                    asked.push(LessonCommand::Pick(place));
                }
            }
        });
    });
}
