//! How a step lies on the page: where we are at the top; picture, words and question in the middle;
//! below them, in room that is kept for it, what is said to an answer; the way on at the bottom.

use egui::{ScrollArea, Ui};

use super::draft::Draft;
use super::fitted::{Scale, fitted};
use super::layout::{block, column, primary};
use super::question::Task;
use super::{LessonCommand, feedback, finished, header, marks::Marks, picture, question, way};
use crate::lesson::{Item, Picture, Runner, Step, texts};
use crate::locale::Message;
use crate::msg;
use crate::ui::screens::card::LineReaders;
use crate::ui::theme::text_size;
use crate::ui::{Commands, Route, Shared};

/// Draws the lesson.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    draft: &Draft,
    lines: &mut LineReaders,
    asked: &mut Vec<LessonCommand>,
    commands: &mut Commands,
) {
    way::ui(ui, shared, runner, draft, asked, commands);
    let item = runner.item().filter(|_| !runner.is_finished());
    if let Some(item) = item {
        feedback::sheet(ui, shared, runner, item, commands);
    }
    ui.vertical(|ui| {
        header::ui(ui, shared, runner);
        ui.add_space(8.0);
        let place = item.map_or(usize::MAX, |_| runner.at());
        ScrollArea::vertical()
            .id_salt(("lesson", place))
            .auto_shrink(false)
            .show(ui, |ui| {
                let id = &runner.lesson().id;
                let key = (id, place, shared.locale.language().tag());
                fitted(ui, key, |ui, scale| match item {
                    None => finished::ui(ui, shared, runner, scale, commands),
                    Some(item) => {
                        if let Some(step) = item.step() {
                            header::origin(ui, shared, runner, item);
                            let marks = Marks {
                                lesson: &item.lesson,
                                step,
                                draft,
                                said: runner.said(),
                            };
                            body(ui, shared, item, step, marks, lines, scale, asked);
                        }
                    }
                });
            });
    });
}

/// What is shown when there is no such lesson.
pub(super) fn missing(ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
    column(ui, |ui| {
        ui.add_space(32.0);
        ui.label(shared.say(&msg!("lesson-missing")));
        if primary(ui, &shared.say(&msg!("lesson-to-course")), true) {
            commands.go(Route::Home);
        }
    });
}

#[expect(clippy::too_many_arguments, reason = "what is drawn, and for whom")]
fn body(
    ui: &mut Ui,
    shared: &Shared<'_>,
    item: &Item,
    step: &Step,
    marks: Marks<'_>,
    lines: &mut LineReaders,
    scale: &mut Scale,
    asked: &mut Vec<LessonCommand>,
) {
    ui.spacing_mut().item_spacing.y = 12.0;
    let is_open = step.question.is_some() && !marks.is_settled();
    let mut lines = lines.iter_mut();
    for shown in &step.pictures {
        match shown {
            Picture::Line(_) => {
                if let Some(line) = lines.next() {
                    picture::line(ui, shared, line, is_open, &step.points);
                }
            }
            Picture::Tiles { groups, named } => {
                picture::tiles(ui, shared, groups, *named, &step.points, scale);
            }
        }
    }
    ui.add_space(4.0);
    let text = shared.say(&Message::new(texts::step(&item.lesson.id, &step.id)));
    block(ui, shared, &text, text_size::LESSON);
    ui.add_space(4.0);
    if let Some(question) = &step.question {
        let mut task = Task {
            shared,
            marks,
            scale,
            asked,
        };
        ui.scope(|ui| {
            // What was answered stays as it is, and must stay legible.
            ui.visuals_mut().disabled_alpha = 1.0;
            if marks.is_settled() {
                ui.disable();
            }
            question::ui(ui, &mut task, question);
        });
    }
}
