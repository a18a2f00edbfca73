//! How the drill lies on the page: what is practiced and the score at the top, the picture, the question and
//! what may be answered, the way on at the bottom.

use std::collections::BTreeSet;

use egui::{Align, FontId, Layout, Panel, RichText, ScrollArea, Ui};

use super::choices::answers;
use super::header::score_row;
use super::{DrillCommand, ask, grading, header, picture};
use crate::card::LineIndex;
use crate::drill::{Exercise, SERIES, Series, Shown};
use crate::msg;
use crate::tile::Tile;
use crate::ui::fonts;
use crate::ui::reading::{LineReader, LineReaders};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Icon;
use crate::ui::widgets::column::{balanced, column};
use crate::ui::widgets::page_button::{icon_button, primary};
use crate::ui::words::listed;
use crate::ui::words::paragraphs::paragraphs;
use crate::ui::{Route, Shared};
use crate::wording;

/// Draws the drill.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, series: &Series, lines: &mut LineReaders) {
    Panel::bottom("drill-way")
        .show_separator_line(false)
        .show(ui, |ui| way(ui, shared, series));
    header::ui(ui, shared, series);
    ScrollArea::vertical()
        .id_salt(("drill", series.answered().len()))
        .auto_shrink(false)
        .show(ui, |ui| {
            let key = (series.answered().len(), shared.locale.language().tag());
            let settled = series.latest().is_none();
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

fn body(
    ui: &mut Ui,
    shared: &Shared<'_>,
    series: &Series,
    exercise: &Exercise,
    lines: &mut LineReaders,
) {
    if let Some(picture) = &exercise.picture {
        picture::ui(ui, shared, picture);
    }
    if let Some(answered) = series.latest() {
        grading::ui(ui, shared, answered, lines);
    } else {
        let question = shared.say(&wording::drill_question(exercise.question));
        paragraphs(ui, shared, &question, text_size::LARGE);
        if let Some(answer) = answers(ui, shared, series.card().card(), &exercise.asked) {
            ask(shared, DrillCommand::Answer(answer));
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
                    if primary(ui, &shared.say(&label), series.latest().is_some()) {
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
    let words = wording::drill_share(series.kind(), series.share());
    paragraphs(ui, shared, &shared.say(&words), text_size::LARGE);
    let missed = missed(series);
    if missed.is_empty() {
        return;
    }
    ui.add_space(8.0);
    let heading = shared.say(&msg!("drill-missed"));
    let label = ui.label(RichText::new(&heading).strong());
    listed(ui, shared, &heading, label.rect);
    for reader in lines.iter_mut() {
        grading::read(ui, shared, reader, None);
    }
    let tiles: BTreeSet<Tile> = missed.into_iter().filter_map(grading::tile_of).collect();
    grading::named_tiles(ui, shared, tiles);
}

/// The lines to tell of: those of the answer just given, or at the end those that were missed.
pub(super) fn follow(lines: &mut LineReaders, series: &Series) {
    let of = (series.answered().len(), series.latest().is_some());
    lines.follow(of, || match series.latest() {
        Some(answered) => grading::readers(series.card(), answered),
        None if series.is_over() => {
            let missed = missed(series).into_iter().filter_map(grading::line_of);
            let lines: BTreeSet<LineIndex> = missed.collect();
            let lines = lines.into_iter();
            lines
                .map(|line| LineReader::new(series.card(), line))
                .collect()
        }
        None => Vec::new(),
    });
}

/// What would have been right where something else was answered.
fn missed(series: &Series) -> Vec<Shown> {
    let answered = series.answered().iter();
    let wrong = answered.filter(|answered| !answered.grade.is_right);
    wrong
        .filter_map(|answered| answered.exercise.shown(answered.exercise.right()))
        .collect()
}
