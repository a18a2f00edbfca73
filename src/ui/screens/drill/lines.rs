//! The lines of an exercise: to choose from, and beside the rack.

use egui::{
    Align, CornerRadius, FontId, Frame, Layout, Margin, RichText, Role, Sense, Stroke, Ui,
    UiBuilder, WidgetInfo,
};

use crate::analysis::CompiledCard;
use crate::card::{Card, LineIndex};
use crate::drill::{Answered, Comparison, Exercise, Place, compare};
use crate::msg;
use crate::rules::RuleId;
use crate::tile::Tile;
use crate::ui::fonts;
use crate::ui::screens::lesson::{digit, paragraphs, section_title};
use crate::ui::screens::rule_link;
use crate::ui::theme::{Theme, felt_frame, paper_frame, text_size};
use crate::ui::widgets::{CardLine, Condition, Icon, TileButton, TileGroups, TileSize};
use crate::ui::{Commands, Shared};
use crate::wording;

/// The tiles of a comparison: a hand and three strays fit in a row.
const TILE: TileSize = TileSize::Width(32.0);

/// As many strays fit behind the hand.
const BESIDE: usize = 3;
/// The least width at which they do, in points.
const ONE_ROW: f32 = 700.0;

/// A sheet of paper with a line on it.
fn sheet(theme: &Theme) -> Frame {
    paper_frame(theme).inner_margin(Margin::symmetric(12, 4))
}

/// A line to look at.
pub(super) fn printed(ui: &mut Ui, shared: &Shared<'_>, card: &Card, line: LineIndex) {
    sheet(Theme::current(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        CardLine::new(card, line).show(ui, shared.locale);
    });
}

/// The lines to choose from; says which was chosen.
pub(super) fn choices(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &Card,
    exercise: &Exercise,
) -> Option<usize> {
    let mut chosen = None;
    for (place, line) in exercise.choices.iter().enumerate() {
        if choice(ui, shared, card, *line, place + 1) {
            chosen = Some(place);
        }
    }
    let pressed = digit(ui).map(|number| number - 1);
    chosen.or(pressed.filter(|place| *place < exercise.choices.len()))
}

/// A line that can be chosen with the pointer, with Enter or with its number.
fn choice(ui: &mut Ui, shared: &Shared<'_>, card: &Card, line: LineIndex, number: usize) -> bool {
    let theme = Theme::current(ui);
    let spoken = shared.say(&wording::printed_line(card, line));
    let name = format!("{number}: {spoken}");
    let builder = UiBuilder::new()
        .id_salt(("drill-choice", number))
        .sense(Sense::click());
    let response = ui
        .scope_builder(builder, |ui| {
            let response = ui.response();
            let mut frame = sheet(theme);
            if response.hovered() || response.has_focus() {
                frame = frame.stroke(Stroke::new(2.0, theme.accent_edge));
            }
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal(|ui| {
                    number_sign(ui, number);
                    ui.vertical(|ui| {
                        section_title(ui, &shared.say(&wording::section_of(card, line)));
                        CardLine::new(card, line).size(20.0).show(ui, shared.locale);
                    });
                });
            });
        })
        .response;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response.clicked()
}

/// The key that chooses a line.
fn number_sign(ui: &mut Ui, number: usize) {
    let theme = Theme::current(ui);
    Frame::new()
        .fill(theme.button)
        .stroke(Stroke::new(1.0, theme.button_edge))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(8, 2))
        .show(ui, |ui| {
            ui.label(RichText::new(number.to_string()).font(FontId::new(18.0, fonts::bold())));
        });
}

/// The verdict, and the rack beside the chosen line and the nearest one.
pub(super) fn comparisons(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &CompiledCard,
    answered: &Answered,
    commands: &mut Commands,
) {
    let theme = Theme::current(ui);
    let exercise = &answered.exercise;
    let of = |place: usize| {
        let line = exercise.choices.get(place)?;
        compare(card, &exercise.rack, *line)
    };
    let (Some(right), Some(chosen)) = (of(exercise.right), of(answered.chosen)) else {
        return;
    };
    let (icon, color, title, text) = if answered.is_right() {
        let text = msg!("drill-right-text", missing = right.missing());
        (Icon::Check, theme.card_groups[0], msg!("drill-right"), text)
    } else {
        let text = msg!(
            "drill-wrong-text",
            missing = right.missing(),
            chosen = chosen.missing()
        );
        (Icon::Cross, theme.card_groups[1], msg!("drill-wrong"), text)
    };
    ui.horizontal(|ui| {
        ui.add(icon.image(ui, 24.0).tint(color));
        let font = FontId::new(text_size::LARGE, fonts::bold());
        ui.label(RichText::new(shared.say(&title)).font(font));
    });
    paragraphs(ui, &shared.say(&text), text_size::LARGE);
    if !answered.is_right() {
        beside(
            ui,
            shared,
            card.card(),
            &chosen,
            &shared.say(&msg!("drill-your-line")),
        );
    }
    beside(
        ui,
        shared,
        card.card(),
        &right,
        &shared.say(&msg!("drill-nearest-line")),
    );
    if !answered.is_right()
        && let Ok(rule) = "card-line-exact".parse::<RuleId>()
    {
        rule_link(ui, shared, rule, commands);
    }
}

/// A line with the rack laid along it: what fits, what is missing, and what is left over.
fn beside(ui: &mut Ui, shared: &Shared<'_>, card: &Card, comparison: &Comparison, title: &str) {
    let theme = Theme::current(ui);
    sheet(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let heading = RichText::new(title).size(text_size::SMALL);
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal(|ui| {
            ui.label(heading.color(theme.text_weak));
            CardLine::new(card, comparison.line).show(ui, shared.locale);
        });
        felt_frame(theme).fill(theme.felt).show(ui, |ui| {
            ui.set_width(ui.available_width());
            if comparison.strays.len() > BESIDE || ui.available_width() < ONE_ROW {
                places(ui, shared, comparison);
                ui.horizontal(|ui| strays(ui, shared, &comparison.strays, false));
            } else {
                ui.horizontal_top(|ui| {
                    places(ui, shared, comparison);
                    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                        strays(ui, shared, &comparison.strays, true);
                    });
                });
            }
        });
    });
}

/// The places of the hand.
fn places(ui: &mut Ui, shared: &Shared<'_>, comparison: &Comparison) {
    let names: Vec<Vec<String>> = comparison
        .groups
        .iter()
        .map(|group| {
            group
                .iter()
                .map(|place| place_name(shared, *place))
                .collect()
        })
        .collect();
    let groups = comparison
        .groups
        .iter()
        .zip(&names)
        .map(|(group, names)| {
            let pairs = group.iter().zip(names);
            pairs.map(|(place, name)| button(*place, name)).collect()
        })
        .collect();
    TileGroups::new(groups).size(TILE).gap(10.0).show(ui);
}

/// What is left over; from the right when it stands behind the hand.
fn strays(ui: &mut Ui, shared: &Shared<'_>, strays: &[Tile], from_the_right: bool) {
    if strays.is_empty() {
        return;
    }
    let theme = Theme::current(ui);
    let names: Vec<String> = strays
        .iter()
        .map(|tile| {
            let called = shared.say(&wording::tile(*tile));
            shared.say(&msg!("drill-stray-tile", tile = called))
        })
        .collect();
    let tiles = strays
        .iter()
        .zip(&names)
        .map(|(tile, name)| TileButton::new(*tile, name).condition(Condition::Dimmed))
        .collect();
    let tiles = TileGroups::new(vec![tiles]).size(TILE);
    let label = RichText::new(shared.say(&msg!("drill-strays"))).size(text_size::SMALL);
    let label = label.color(theme.felt_text);
    if from_the_right {
        tiles.show_in_row(ui);
        ui.label(label);
    } else {
        ui.label(label);
        tiles.show_in_row(ui);
    }
}

fn place_name(shared: &Shared<'_>, place: Place) -> String {
    let called = shared.say(&wording::tile(place.tile()));
    match place {
        Place::Held(_) => called,
        Place::Joker(_) => shared.say(&msg!("drill-joker-for", tile = called)),
        Place::Missing(_) => shared.say(&msg!("drill-missing-tile", tile = called)),
    }
}

fn button(place: Place, name: &str) -> TileButton<'_> {
    match place {
        Place::Held(tile) => TileButton::new(tile, name),
        Place::Joker(tile) => TileButton::new(Tile::Joker, name).stands_for(Some(tile)),
        Place::Missing(tile) => TileButton::new(tile, name).condition(Condition::Missing),
    }
}
