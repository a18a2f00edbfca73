//! How a step lies on the page: where we are at the top; picture, words and question in the middle;
//! below them, in room that is kept for it, what is said to an answer; the way on at the bottom.

use egui::scroll_area::ScrollAreaOutput;
use egui::{Id, Rect, ScrollArea, Ui, UiBuilder};

use super::draft::AnswerDraft;
use super::fitted::{Stands, fitted};
use super::keys::Pressed;
use super::question::Task;
use super::sheet::{self, Sheet};
use super::sheet_room::{self, SheetRoom};
use super::{LessonCommand, finished, header, marks::Marks, picture, question, way};
use crate::lesson::{Item, LessonPart, Runner, texts};
use crate::locale::Message;
use crate::msg;
use crate::ui::reading::LineReaders;
use crate::ui::theme::Theme;
use crate::ui::widgets::column::{column, is_low};
use crate::ui::widgets::page_button::primary;
use crate::ui::widgets::scroll_with_keys;
use crate::ui::words::paragraphs::{block, step_text};
use crate::ui::{Route, Shared};

/// In windows lower than this, in points, things stand closer together.
const TIGHT: f32 = 760.0;
/// Between what was answered and what is said to it, in points.
const BEFORE_SHEET: f32 = 16.0;
/// The same in a low window.
const BEFORE_SHEET_IF_LOW: f32 = 8.0;
/// The space between things in a low window, in points.
const CLOSE: f32 = 6.0;
/// Less than this, in points, is not worth scrolling for.
const NOTHING_BELOW: f32 = 4.0;
/// How much of what is in sight a scroll to what stands below moves on.
const SCROLLED: f32 = 0.85;

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
    let whole = ui.available_rect_before_wrap();
    let way_top = whole.bottom() - way::HEIGHT;
    // An end that has something else to tell is measured anew.
    let place = item.map_or_else(|| usize::MAX - runner.missed().len(), |_| runner.at());
    let low = is_low(ui).then(|| ui.scope_id().with(("low lesson", place)));
    let room = item.map_or_else(SheetRoom::default, |item| {
        let room = sheet_room::room(ui, shared, runner, item);
        low.map_or(room, |low| beside_known(ui, low, room, way_top))
    });
    let said = Sheet::follow(ui, shared, runner);
    let taken = said.room(room.most);
    let lowest = way_top - taken;
    let scrolled = part(ui, whole.with_max_y(lowest), |ui| {
        header::ui(ui, shared, runner, pressed);
        ui.add_space(8.0);
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
                let mut answers = None;
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
                            answers = body(ui, &mut task, item, lines);
                        }
                    }
                });
                if let Some(low) = low {
                    scroll_in_low(ui, low, answers.filter(|_| taken > 0.0), &said);
                }
                scroll_with_keys(ui);
                end
            })
    });
    if let Some(low) = low {
        remember(ui, low, &scrolled);
    }
    // What is said stands below what was answered, not far from it at the end of the page.
    let before = if low.is_some() {
        BEFORE_SHEET_IF_LOW
    } else {
        BEFORE_SHEET
    };
    let sheet_top = lowest.min(scrolled.inner + before);
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
    let only_tells = item
        .and_then(Item::step)
        .is_some_and(|step| step.question.is_none());
    if let Some(low) = low.filter(|_| only_tells) {
        read_on_first(ui, low, &scrolled, asked);
    }
}

/// The room for the sheet in a low window, where all above the row that is at `way_top` is known.
fn beside_known(ui: &Ui, low: Id, room: SheetRoom, way_top: f32) -> SheetRoom {
    let known = ui.data(|data| data.get_temp::<Rect>(low));
    known.map_or(room, |content| {
        let height = content.height() + BEFORE_SHEET_IF_LOW;
        room.beside(height, way_top - content.top())
    })
}

/// Remembers in a low window where what is shown and asked begins and how high it is.
fn remember(ui: &Ui, low: Id, scrolled: &ScrollAreaOutput<f32>) {
    let corner = scrolled.inner_rect.min;
    let content = Rect::from_min_size(corner, scrolled.content_size);
    let known = ui.data(|data| data.get_temp::<Rect>(low));
    if known != Some(content) {
        ui.data_mut(|data| data.insert_temp(low, content));
        ui.ctx().request_repaint();
    }
}

/// Scrolls in a low window until the answers are seen whole above what is said to the last one; who scrolls away from
/// them then may. Scrolls on to what stands below where that is to be read first.
fn scroll_in_low(ui: &Ui, low: Id, answers: Option<Rect>, said: &Sheet) {
    if ui.data_mut(|data| data.remove_temp::<()>(low)).is_some() {
        let seen = ui.clip_rect().height() * SCROLLED;
        ui.scroll_with_delta(egui::vec2(0.0, -seen));
    }
    let Some(answers) = answers else { return };
    let top = answers.top() - ui.min_rect().top();
    let places = [top, answers.height(), ui.clip_rect().height()].map(|it| it.round() as i32);
    let id = low.with("kept in sight");
    let now = id.with((said.words(), places));
    if ui.data(|data| data.get_temp::<Id>(id)) != Some(now) {
        ui.data_mut(|data| data.insert_temp(id, now));
        ui.scroll_to_rect(answers, None);
    }
}

/// Who wants to go on while something to read stands below what is in sight is first shown that.
fn read_on_first(
    ui: &Ui,
    low: Id,
    scrolled: &ScrollAreaOutput<f32>,
    asked: &mut Vec<LessonCommand>,
) {
    let last = scrolled.content_size.y - scrolled.inner_rect.height();
    let below = last - scrolled.state.clamped_offset().y;
    let is_asked = matches!(asked.last(), Some(LessonCommand::Next));
    if is_asked && below > NOTHING_BELOW {
        asked.pop();
        ui.data_mut(|data| data.insert_temp(low, ()));
        ui.ctx().request_repaint();
    }
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

/// Draws what a step shows, says and asks; says where the answers stand, if there is a question.
fn body(
    ui: &mut Ui,
    task: &mut Task<'_, '_>,
    item: &Item,
    lines: &mut LineReaders,
) -> Option<Rect> {
    let Task {
        shared,
        marks,
        from_memory,
        ..
    } = *task;
    let step = marks.step;
    let is_tight = ui.ctx().content_rect().height() < TIGHT;
    ui.spacing_mut().item_spacing.y = match (is_low(ui), is_tight) {
        (true, _) => CLOSE,
        (false, true) => 8.0,
        (false, false) => 14.0,
    };
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
    let question = step.question.as_ref()?;
    let asked = ui.scope(|ui| {
        // What was answered stays as it is, and must stay legible.
        ui.visuals_mut().disabled_alpha = 1.0;
        if marks.is_settled {
            ui.disable();
        }
        question::ui(ui, task, question);
    });
    Some(asked.response.rect)
}
