//! How a step lies on the page: where we are at the top; picture, words and question in the middle;
//! below them, in room that is kept for it, what is said to an answer; the way on at the bottom.

use egui::{Rect, ScrollArea, Ui, UiBuilder};

use super::draft::AnswerDraft;
use super::fitted::{Stands, fitted};
use super::keys::Pressed;
use super::question::Task;
use super::sheet::{self, Sheet};
use super::sheet_room::{self, Room};
use super::{LessonCommand, finished, header, marks::Marks, picture, question, way};
use crate::lesson::{Item, LessonPart, Runner, texts};
use crate::locale::Message;
use crate::msg;
use crate::ui::reading::LineReaders;
use crate::ui::theme::Theme;
use crate::ui::widgets::column::column;
use crate::ui::widgets::page_button::primary;
use crate::ui::widgets::scroll_with_keys;
use crate::ui::words::paragraphs::{block, step_text};
use crate::ui::{Route, Shared};

/// In windows lower than this, in points, things stand closer together.
const TIGHT: f32 = 760.0;
/// Between what was answered and what is said to it, in points.
const BEFORE_SHEET: f32 = 16.0;

/// What is drawn of a lesson without a table.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) runner: &'a Runner,
    pub(super) draft: &'a AnswerDraft,
    pub(super) pressed: Option<Pressed>,
}

/// Draws the lesson.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    page: Page<'_>,
    lines: &mut LineReaders,
    asked: &mut Vec<LessonCommand>,
) {
    let Page {
        runner,
        draft,
        pressed,
    } = page;
    let item = runner.item().filter(|_| !runner.is_finished());
    let room = item.map_or_else(Room::default, |item| {
        sheet_room::room(ui, shared, runner, item)
    });
    let whole = ui.available_rect_before_wrap();
    let way_top = whole.bottom() - way::HEIGHT;
    let said = Sheet::follow(ui, shared, runner);
    let taken = said.room(room.most);
    let lowest = way_top - taken;
    let end = part(ui, whole.with_max_y(lowest), |ui| {
        header::ui(ui, shared, runner, pressed);
        ui.add_space(8.0);
        // An end that has something else to tell is measured anew.
        let place = item.map_or_else(|| usize::MAX - runner.missed().len(), |_| runner.at());
        ScrollArea::vertical()
            .id_salt(("lesson", place))
            .auto_shrink(false)
            .show(ui, |ui| {
                let lesson = item.map_or(&runner.lesson().id, |item| &item.lesson.id);
                let step = item.and_then(Item::step).map(|step| &step.id);
                let key = (lesson, step, place, shared.locale.language().tag());
                let stands = match item.map(|item| item.part) {
                    Some(LessonPart::Recall(_)) => Stands::AtTheTop,
                    Some(LessonPart::Step(_)) | None => Stands::InTheMiddle,
                };
                let kept = room.kept - taken;
                let end = fitted(ui, key, kept, stands, |ui, scale| match item {
                    None => finished::ui(ui, shared, runner, scale, asked),
                    Some(item) => {
                        if let Some(step) = item.step() {
                            header::origin(ui, shared, runner, item, step);
                            let marks = Marks {
                                lesson: &item.lesson,
                                step,
                                draft,
                                is_settled: runner.is_settled(),
                            };
                            let mut task = Task {
                                shared,
                                marks,
                                scale,
                                asked,
                                from_memory: item.recall_name().is_some() && !marks.is_settled,
                            };
                            body(ui, &mut task, item, lines);
                        }
                    }
                });
                scroll_with_keys(ui);
                end
            })
            .inner
    });
    // What is said stands below what was answered, not far from it at the end of the page.
    let sheet_top = lowest.min(end + BEFORE_SHEET);
    let sheet = Rect::from_x_y_ranges(whole.x_range(), sheet_top..=sheet_top + taken);
    if taken > 0.0 {
        let fill = Theme::current(ui).paper;
        part(ui, sheet, |ui| {
            column(ui, |ui| said.ui(ui, fill, sheet::PAD, shared, runner));
        });
    }
    part(ui, whole.with_min_y(way_top), |ui| {
        way::ui(ui, shared, runner, draft, asked);
    });
}

/// A part of the page, in the order in which the keyboard goes through them.
pub(super) fn part<R>(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(rect), add).inner
}

/// What is shown when there is no such lesson.
pub(super) fn missing(ui: &mut Ui, shared: &Shared<'_>) {
    column(ui, |ui| {
        ui.add_space(32.0);
        ui.label(shared.say(&msg!("lesson-missing")));
        if primary(ui, &shared.say(&msg!("lesson-to-course")), true) {
            shared.go(Route::Home);
        }
    });
}

/// Draws what a step shows, says and asks.
fn body(ui: &mut Ui, task: &mut Task<'_, '_>, item: &Item, lines: &mut LineReaders) {
    let Task {
        shared,
        marks,
        from_memory,
        ..
    } = *task;
    let step = marks.step;
    let is_tight = ui.ctx().content_rect().height() < TIGHT;
    ui.spacing_mut().item_spacing.y = if is_tight { 8.0 } else { 14.0 };
    let is_open = step.question.is_some() && !marks.is_settled;
    // The question from memory stands at the same place every time, and what it is about below it.
    let is_recalled = matches!(item.part, LessonPart::Recall(_));
    if !is_recalled {
        picture::all(ui, shared, step, lines, is_open, task.scale);
    }
    let text = shared.say(&Message::new(texts::step(&item.lesson.id, &step.words)));
    let size = step_text(ui.available_width());
    let size = if step.question.is_some() {
        task.scale.of(size)
    } else {
        size
    };
    block(ui, shared, &text, size, from_memory);
    ui.add_space(4.0);
    if is_recalled && !step.pictures.is_empty() {
        picture::all(ui, shared, step, lines, is_open, task.scale);
        ui.add_space(4.0);
    }
    if let Some(question) = &step.question {
        ui.scope(|ui| {
            // What was answered stays as it is, and must stay legible.
            ui.visuals_mut().disabled_alpha = 1.0;
            if marks.is_settled {
                ui.disable();
            }
            question::ui(ui, task, question);
        });
    }
}
