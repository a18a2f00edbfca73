//! The bottom row of a lesson: back, the hint, the answer after several tries, and the way on.

use egui::{Align, Layout, Ui};

use super::LessonCommand;
use super::draft::AnswerDraft;
use super::finished;
use crate::lesson::{Help, Runner, StepQuestion};
use crate::msg;
use crate::ui::Shared;
use crate::ui::widgets::Icon;
use crate::ui::widgets::column::column;
use crate::ui::widgets::page_button::{icon_button, primary};

/// The height of the row, in points.
pub(super) const HEIGHT: f32 = 64.0;

/// Draws the row at the bottom of the screen.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    draft: &AnswerDraft,
    asked: &mut Vec<LessonCommand>,
) {
    column(ui, |ui| {
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if runner.is_finished() {
                finished::way(ui, shared, runner, asked);
            } else {
                if !runner.is_exam() {
                    back_and_help(ui, shared, runner, asked);
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    on(ui, shared, runner, draft, asked);
                });
            }
        });
    });
}

fn back_and_help(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    asked: &mut Vec<LessonCommand>,
) {
    let back = shared.say(&msg!("lesson-previous"));
    if icon_button(ui, Icon::ArrowLeft, &back, runner.at() > 0) {
        asked.push(LessonCommand::Previous);
    }
    if !may_hint(runner) {
        return;
    }
    let hint = shared.say(&msg!("lesson-hint"));
    if icon_button(ui, Icon::Bulb, &hint, !runner.hint_shown()) {
        asked.push(LessonCommand::ShowHint);
    }
    if may_skip_warm_up(runner) {
        let skip = shared.say(&msg!("lesson-skip-warm-up"));
        if icon_button(ui, Icon::ArrowRight, &skip, true) {
            asked.push(LessonCommand::SkipWarmUp);
        }
    }
    if runner.may_be_shown() {
        let show = shared.say(&msg!("lesson-show"));
        if icon_button(ui, Icon::Question, &show, true) {
            asked.push(LessonCommand::ShowAnswer);
        }
    }
    if runner.is_done() && needs_check(runner) {
        let on = shared.say(&msg!("lesson-skip"));
        if icon_button(ui, Icon::ArrowRight, &on, true) {
            asked.push(LessonCommand::Next);
        }
    }
}

/// Whether a hint can be asked for.
pub(super) fn may_hint(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    let has_hint = match question {
        None => false,
        Some(StepQuestion::Play(play)) => play.help == Help::OnRequest || play.deals_by_hand(),
        Some(_) => true,
    };
    has_hint && !runner.is_settled() && !runner.is_exam() && !runner.is_finished()
}

/// Whether the questions before the first step can be skipped.
pub(super) fn may_skip_warm_up(runner: &Runner) -> bool {
    runner.is_warming_up() && !runner.is_settled()
}

/// Whether the answer is put together first and checked when the learner says so.
fn needs_check(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    !matches!(
        question,
        None | Some(StepQuestion::Choose(_) | StepQuestion::Amount(_))
    )
}

/// The primary button: it checks the answer, or goes on.
fn on(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    draft: &AnswerDraft,
    asked: &mut Vec<LessonCommand>,
) {
    let question = runner.step().and_then(|step| step.question.as_ref());
    if let Some(question) = question.filter(|_| needs_check(runner) && !runner.is_settled()) {
        let ready = draft.is_new() && draft.answer(question).is_some();
        if primary(ui, &shared.say(&msg!("lesson-check")), ready) {
            asked.push(LessonCommand::Check);
        }
        return;
    }
    let label = if runner.is_last() {
        msg!("lesson-finish")
    } else {
        msg!("lesson-next")
    };
    if primary(ui, &shared.say(&label), runner.is_done()) {
        asked.push(LessonCommand::Next);
    }
}
