//! What an exam comes to: how many were right, unit by unit, and question by question.

use egui::{
    Align, FontId, Layout, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::review::ExamReview;
use super::{ExamCommand, units};
use crate::lesson::{ExamResult, Tally, needed};
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::column::column;
use crate::ui::widgets::page_button::{icon_button, primary};
use crate::ui::widgets::{Icon, heading, scroll_with_keys};
use crate::ui::words::paragraphs::paragraphs;
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// The height of the row at the bottom, in points.
const WAY: f32 = 64.0;
/// The height of the row of a unit, in points.
const ROW: f32 = 44.0;
/// The height of a tile in it, in points.
const TILE: f32 = 36.0;
/// The share of the width that the name of a unit takes.
const NAME: f32 = 0.36;
/// The share of it that its tiles take.
const TILES: f32 = 0.36;

/// Draws the result.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, result: &ExamResult, review: &mut ExamReview) {
    let whole = ui.available_rect_before_wrap();
    let way_top = whole.bottom() - WAY;
    ui.scope_builder(UiBuilder::new().max_rect(whole.with_max_y(way_top)), |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                column(ui, |ui| {
                    head(ui, shared, &result.tally());
                    paper_frame(Theme::current(ui)).show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        ui.spacing_mut().item_spacing.y = 0.0;
                        for (unit, tally) in result.units() {
                            row(ui, shared, unit, &tally);
                        }
                    });
                    ui.add_space(8.0);
                    review.ui(ui, shared, result);
                    ui.add_space(12.0);
                });
                scroll_with_keys(ui);
            });
    });
    ui.scope_builder(UiBuilder::new().max_rect(whole.with_min_y(way_top)), |ui| {
        column(ui, |ui| {
            ui.add_space(12.0);
            way(ui, shared);
        });
    });
}

/// How many were right, and what that says.
fn head(ui: &mut Ui, shared: &Shared<'_>, tally: &Tally) {
    let theme = Theme::current(ui);
    ui.add_space(12.0);
    ui.horizontal(|ui| {
        if tally.right >= needed(tally.asked) {
            ui.add(Icon::Star.image(ui, 40.0).tint(theme.accent_edge));
        }
        let title = shared.say(&msg!(
            "exam-result",
            right = tally.right,
            asked = tally.asked
        ));
        heading(ui, &title, text_size::TITLE);
    });
    let told = shared.say(&verdict(tally));
    paragraphs(ui, shared, &told, text_size::LARGE);
    ui.add_space(4.0);
}

/// What is said to a result: as it is, and what to do with it.
fn verdict(tally: &Tally) -> Message {
    let needed = needed(tally.asked);
    if tally.right == tally.asked {
        msg!("exam-verdict-all")
    } else if tally.right >= needed {
        msg!("exam-verdict-passed")
    } else if tally.right * 10 >= tally.asked * 7 {
        msg!("exam-verdict-near", needed = needed)
    } else if tally.right * 10 >= tally.asked * 4 {
        msg!("exam-verdict-partly", needed = needed)
    } else {
        msg!("exam-verdict-early", needed = needed)
    }
}

/// A unit: its name, a tile for each question, and how many were right.
fn row(ui: &mut Ui, shared: &Shared<'_>, unit: crate::lesson::Unit, tally: &Tally) {
    let theme = Theme::current(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let spoken = shared.say(&units::spoken(unit, tally));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let text = |text: String, at: f32, share: f32, weak: bool| {
        let font = FontId::proportional(text_size::BODY);
        let color = if weak { theme.text_weak } else { theme.text };
        let width = rect.width() * share - 8.0;
        let galley = ui.painter().layout(text, font, color, width);
        let top = rect.center().y - galley.size().y / 2.0;
        let left = rect.left() + rect.width() * at;
        ui.painter().galley(pos2(left, top), galley, color);
    };
    text(shared.say(&wording::unit(Some(unit))), 0.0, NAME, false);
    let tiles = Rect::from_min_size(
        pos2(
            rect.left() + rect.width() * NAME,
            rect.center().y - TILE / 2.0,
        ),
        vec2(rect.width() * TILES, TILE),
    );
    units::paint_tiles(ui.painter(), tiles, unit, tally);
    let words = shared.say(&units::words(tally));
    let is_open = !crate::lesson::is_passed(tally);
    text(
        words,
        NAME + TILES + 0.02,
        1.0 - NAME - TILES - 0.02,
        is_open,
    );
}

/// The row at the bottom: another exam, the course, and the picture.
fn way(ui: &mut Ui, shared: &Shared<'_>) {
    ui.horizontal(|ui| {
        let again = shared.say(&msg!("exam-again"));
        if icon_button(ui, Icon::Restart, &again, true) {
            shared.ask(Command::Exam(ExamCommand::Begin));
        }
        let home = shared.say(&msg!("lesson-to-course"));
        if icon_button(ui, Icon::Home, &home, true) {
            shared.go(Route::Home);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if primary(ui, &shared.say(&msg!("exam-to-certificate")), true) {
                shared.go(Route::Certificate);
            }
        });
    });
}
