//! The head of the page: what is practiced, to be chosen, and how the series goes.

use std::time::Duration;

use egui::{Align, Layout, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};

use super::card_beside::CardBeside;
use super::clock::Clock;
use crate::drill::Series;
use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Icon;
use crate::ui::widgets::column::wide_column;
use crate::ui::widgets::heading;
use crate::ui::words::listed;
use crate::wording;

/// The bar that gets shorter while a timed round goes on, in points.
const BAR: Vec2 = vec2(160.0, 12.0);
/// Between two pictures of it.
const FRAME: Duration = Duration::from_millis(200);

/// Draws the head of the page.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    series: &Series,
    is_of_today: bool,
    clock: &Clock,
    card: &mut CardBeside,
) {
    wide_column(ui, |ui| {
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let now = series.current().map(|exercise| exercise.kind);
            let title = shared.say(&match (series.kind(), now) {
                (None, Some(kind)) if is_of_today => {
                    msg!("drill-today-kind", drill = wording::drill_title(kind))
                }
                (Some(kind), _) | (None, Some(kind)) => wording::drill_title(kind),
                (None, None) if is_of_today => msg!("drill-today"),
                (None, None) => msg!("home-drill-title"),
            });
            let label = heading(ui, &title, text_size::HEADING);
            listed(ui, shared, &title, label.rect);
            card.button(ui, shared, series);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                match clock.left() {
                    Some((seconds, share)) if !series.is_over() => {
                        round(ui, shared, series, seconds, share);
                    }
                    _ => score_row(ui, shared, series, 18.0),
                }
            });
        });
        ui.add_space(4.0);
    });
}

/// How much of a timed round is left, and how many are right so far.
fn round(ui: &mut Ui, shared: &Shared<'_>, series: &Series, seconds: f64, share: f32) {
    let theme = Theme::current(ui);
    let left = msg!("drill-round-left", seconds = seconds.ceil() as i64);
    let spoken = shared.say(&left);
    let (rect, response) = ui.allocate_exact_size(BAR, Sense::hover());
    let corner = BAR.y / 2.0;
    ui.painter().rect_filled(rect, corner, theme.button);
    let full = rect.with_max_x(rect.left() + rect.width() * share);
    ui.painter().rect_filled(full, corner, theme.accent);
    let edge = Stroke::new(1.0, theme.button_edge);
    ui.painter()
        .rect_stroke(rect, corner, edge, egui::StrokeKind::Inside);
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &spoken));
    response.on_hover_text(spoken);
    let right = msg!("drill-round-right", right = series.score());
    ui.label(egui::RichText::new(shared.say(&right)).size(text_size::LARGE));
    ui.ctx().request_repaint_after(FRAME);
}

/// A sign for each exercise: right, wrong, here, to come.
pub(super) fn score_row(ui: &mut Ui, shared: &Shared<'_>, series: &Series, size: f32) {
    let theme = Theme::current(ui);
    let count = series.count().unwrap_or(series.answered().len());
    let room = ui.available_width() / count.max(1) as f32;
    let size = size.min(room - 4.0).max(4.0);
    let step = size + 4.0;
    let (rect, response) = ui.allocate_exact_size(vec2(step * count as f32, size), Sense::hover());
    let spoken = shared.say(&msg!(
        "drill-score",
        right = series.score(),
        answered = series.answered().len(),
        count = count
    ));
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &spoken));
    for number in 0..count {
        let center = rect.left_center() + vec2(step * (number as f32 + 0.5), 0.0);
        let here = Rect::from_center_size(center, Vec2::splat(size));
        if let Some(answered) = series.answered().get(number) {
            let (icon, color) = if answered.grade.is_right() {
                (Icon::Check, theme.card_groups[0])
            } else {
                (Icon::Cross, theme.card_groups[1])
            };
            icon.image(ui, size).tint(color).paint_at(ui, here);
        } else if number == series.answered().len() && series.latest().is_none() {
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
