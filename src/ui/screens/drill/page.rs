//! How the drill lies on the page: the score at the top, the rack, the lines, the way on at the
//! bottom.

use std::collections::BTreeSet;

use egui::{Align, FontId, Id, Layout, Panel, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use super::lines::{choices, comparisons};
use super::{DrillCommand, ask};
use crate::card::LineIndex;
use crate::drill::{Exercise, SERIES, Series};
use crate::msg;
use crate::ui::fonts;
use crate::ui::reading::{LineReader, LineReaders};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::column::{balanced, column, rack};
use crate::ui::widgets::page_button::{icon_button, primary};
use crate::ui::widgets::{Icon, RackRow, TileButton};
use crate::ui::words::listed;
use crate::ui::words::paragraphs::paragraphs;
use crate::ui::{Route, Shared};
use crate::wording;

/// Draws the drill.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, series: &Series, lines: &mut LineReaders) {
    Panel::bottom("drill-way")
        .show_separator_line(false)
        .show(ui, |ui| way(ui, shared, series));
    header(ui, shared, series);
    ScrollArea::vertical()
        .id_salt(("drill", series.answered().len()))
        .auto_shrink(false)
        .show(ui, |ui| {
            let key = (series.answered().len(), shared.locale.language().tag());
            let settled = series.chosen().is_none();
            balanced(ui, key, settled, |ui| match series.current() {
                Some(exercise) => body(ui, shared, series, exercise, lines),
                None if series.is_over() => over(ui, shared, series, lines),
                None => paragraphs(
                    ui,
                    shared,
                    &shared.say(&msg!("drill-empty")),
                    text_size::LARGE,
                ),
            });
        });
}

fn header(ui: &mut Ui, shared: &Shared<'_>, series: &Series) {
    column(ui, |ui| {
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let title = shared.say(&msg!("drill-title"));
            let font = FontId::new(text_size::HEADING, fonts::bold());
            let label = ui.label(RichText::new(&title).font(font));
            listed(ui, shared, &title, label.rect);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                score_row(ui, shared, series, 18.0);
            });
        });
        ui.add_space(4.0);
    });
}

/// A sign for each exercise: right, wrong, here, to come.
fn score_row(ui: &mut Ui, shared: &Shared<'_>, series: &Series, size: f32) {
    let theme = Theme::current(ui);
    let step = size + 4.0;
    let (rect, response) = ui.allocate_exact_size(vec2(step * SERIES as f32, size), Sense::hover());
    let spoken = shared.say(&msg!(
        "drill-score",
        right = series.score(),
        answered = series.answered().len(),
        count = SERIES
    ));
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &spoken));
    for number in 0..SERIES {
        let center = rect.left_center() + vec2(step * (number as f32 + 0.5), 0.0);
        let here = egui::Rect::from_center_size(center, egui::Vec2::splat(size));
        if let Some(answered) = series.answered().get(number) {
            let (icon, color) = if answered.is_right() {
                (Icon::Check, theme.card_groups[0])
            } else {
                (Icon::Cross, theme.card_groups[1])
            };
            icon.image(ui, size).tint(color).paint_at(ui, here);
        } else if number == series.answered().len() {
            ui.painter()
                .circle_filled(center, size * 0.32, theme.accent);
            let edge = Stroke::new(1.5, theme.accent_edge);
            ui.painter().circle_stroke(center, size * 0.32, edge);
        } else {
            let edge = Stroke::new(1.2, theme.text_weak);
            ui.painter().circle_stroke(center, size * 0.2, edge);
        }
    }
    response.on_hover_text(spoken);
}

fn body(
    ui: &mut Ui,
    shared: &Shared<'_>,
    series: &Series,
    exercise: &Exercise,
    lines: &mut LineReaders,
) {
    let names: Vec<String> = exercise
        .rack
        .tiles()
        .map(|tile| shared.say(&wording::tile(tile)))
        .collect();
    let tiles = exercise
        .rack
        .tiles()
        .zip(&names)
        .map(|(tile, name)| TileButton::new(tile, name).picture())
        .collect();
    rack(
        ui,
        names.len(),
        RackRow::new(Id::unique("drill-rack"), tiles),
    );
    if let Some(answered) = series.chosen() {
        comparisons(ui, shared, answered, lines);
    } else {
        paragraphs(
            ui,
            shared,
            &shared.say(&msg!("drill-question")),
            text_size::LARGE,
        );
        if let Some(place) = choices(ui, shared, series.card().card(), exercise) {
            ask(shared, DrillCommand::Choose(place));
        }
    }
    ui.add_space(8.0);
}

fn way(ui: &mut Ui, shared: &Shared<'_>, series: &Series) {
    column(ui, |ui| {
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let home = shared.say(&msg!("drill-to-course"));
            if icon_button(ui, Icon::Home, &home, true) {
                shared.go(Route::Home);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if series.is_over() {
                    if primary(ui, &shared.say(&msg!("drill-again")), true) {
                        ask(shared, DrillCommand::Again);
                    }
                } else {
                    let last = series.answered().len() == SERIES;
                    let label = if last {
                        msg!("drill-result")
                    } else {
                        msg!("drill-next")
                    };
                    if primary(ui, &shared.say(&label), series.chosen().is_some()) {
                        ask(shared, DrillCommand::Next);
                    }
                }
            });
        });
        ui.add_space(8.0);
    });
}

fn over(ui: &mut Ui, shared: &Shared<'_>, series: &Series, lines: &mut LineReaders) {
    let theme = Theme::current(ui);
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        ui.add(Icon::Target.image(ui, 48.0).tint(theme.accent_edge));
        let title = shared.say(&msg!("drill-over", right = series.score(), count = SERIES));
        ui.label(RichText::new(title).font(FontId::new(text_size::TITLE, fonts::bold())));
    });
    ui.add_space(8.0);
    score_row(ui, shared, series, 40.0);
    ui.add_space(8.0);
    let words = match series.score() {
        SERIES => msg!("drill-over-all"),
        7.. => msg!("drill-over-good"),
        _ => msg!("drill-over-some"),
    };
    paragraphs(ui, shared, &shared.say(&words), text_size::LARGE);
    if lines.iter().next().is_none() {
        return;
    }
    ui.add_space(8.0);
    let missed = shared.say(&msg!("drill-missed"));
    let label = ui.label(RichText::new(&missed).strong());
    listed(ui, shared, &missed, label.rect);
    for reader in lines.iter_mut() {
        super::lines::read(ui, shared, reader, None);
    }
}

/// The lines to tell of: those of the answer just given, or at the end those that were missed.
pub(super) fn follow(lines: &mut LineReaders, series: &Series) {
    let of = (series.answered().len(), series.chosen().is_some());
    lines.follow(of, || match series.chosen() {
        Some(answered) => super::lines::readers(series.card(), answered),
        None if series.is_over() => missed(series)
            .into_iter()
            .map(|line| LineReader::new(series.card(), line))
            .collect(),
        None => Vec::new(),
    });
}

/// The lines that were the nearest where another one was chosen.
fn missed(series: &Series) -> BTreeSet<LineIndex> {
    let answered = series.answered().iter();
    let wrong = answered.filter(|answered| !answered.is_right());
    let right = wrong.filter_map(|answered| answered.exercise.choices.get(answered.exercise.right));
    right.copied().collect()
}
