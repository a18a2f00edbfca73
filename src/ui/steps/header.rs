//! The top of a lesson: its title, and a dot for everything that is gone through.

use std::cmp::Ordering;

use egui::{Align, FontId, Label, Layout, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::is_at_table;
use super::keys::{self, Pressed};
use crate::lesson::{CardOf, Item, LessonPart, Runner, Step, texts};
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::column::column;
use crate::ui::widgets::{progress_bar, row_width};
use crate::ui::{Shared, fonts};
use crate::wording;

/// From dot to dot, in points.
const STEP: f32 = 14.0;
/// Closer than this dots would run into one another, in points.
const CLOSEST: f32 = 9.5;
/// Between the steps and the questions before and after them, in points.
const GROUP_GAP: f32 = 8.0;
/// How large the dot of a question is beside that of a step.
const QUESTION: f32 = 0.7;
/// The room beside the title for the dots and the button of the keys, in points.
const BESIDE_TITLE: f32 = 150.0;
/// The widest bar that shows how much of an exam is done, in points.
const WIDEST_BAR: f32 = 360.0;
/// Its height, in points.
const BAR: f32 = 8.0;

/// Draws the title and the dots.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner, pressed: Option<Pressed>) {
    column(ui, |ui| {
        ui.add_space(8.0);
        ui.horizontal(|ui| title_row(ui, shared, runner, pressed));
    });
}

/// The title, the dots and the button for the keys in a row.
pub(super) fn title_row(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    pressed: Option<Pressed>,
) {
    let title = match runner.tested() {
        Some(unit) => msg!("unit-test-title", unit = wording::unit(Some(unit))),
        None if runner.is_exam() => msg!(
            "exam-question",
            number = here(runner),
            count = runner.count()
        ),
        None => Message::new(texts::title(&runner.lesson().id)),
    };
    let title = shared.say(&title);
    title_label(ui, &title);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        keys::button(ui, shared, runner, pressed, is_at_table(runner));
        if runner.is_exam() {
            let share = runner.given().len() as f32 / runner.count().max(1) as f32;
            let width = ui.available_width().min(WIDEST_BAR);
            progress_bar(ui, share, width, BAR);
        } else {
            dots(ui, shared, runner);
        }
    });
}

/// The title, large where the rest of the row keeps its room; where it does not, small and in two rows.
fn title_label(ui: &mut Ui, title: &str) {
    let room = ui.available_width() - BESIDE_TITLE;
    let font = |size: f32| FontId::new(size, fonts::bold());
    let width = |size: f32| row_width(ui, title, font(size));
    let sizes = [text_size::HEADING, text_size::LARGE];
    let size = sizes.into_iter().find(|size| width(*size) <= room);
    let text = RichText::new(title).font(font(size.unwrap_or(text_size::BODY)));
    if size.is_some() {
        ui.label(text);
        return;
    }
    let height = ui.available_height();
    let layout = Layout::left_to_right(Align::Center).with_main_wrap(true);
    ui.allocate_ui_with_layout(vec2(room, height), layout, |ui| {
        ui.add(Label::new(text).wrap());
    });
}

/// The number of what the learner is at, counted from 1.
fn here(runner: &Runner) -> usize {
    (runner.at() + 1).min(runner.count())
}

/// What is gone through in a lesson: questions that are recalled, its steps, and questions again.
struct Parts {
    before: usize,
    steps: usize,
    after: usize,
}

impl Parts {
    fn of(runner: &Runner) -> Self {
        let is_step = |item: &Item| matches!(item.part, LessonPart::Step(_));
        let items = runner.items();
        let before = items.iter().position(is_step);
        let steps = before.map_or(0, |_| runner.lesson().steps.len());
        let before = before.unwrap_or(0);
        Self {
            before,
            steps,
            after: items.len() - before - steps.min(items.len() - before),
        }
    }

    fn count(&self) -> usize {
        self.before + self.steps + self.after
    }

    fn is_step(&self, place: usize) -> bool {
        (self.before..self.before + self.steps).contains(&place)
    }

    /// How far right of its place among dots without gaps the dot at a place is, in points.
    fn gaps_before(&self, place: usize) -> f32 {
        let after = self.before + self.steps;
        let is_past = |border: usize| border > 0 && place >= border && border < self.count();
        let gaps = [self.before, after].into_iter().filter(|it| is_past(*it));
        gaps.count() as f32 * GROUP_GAP
    }

    /// Where the learner is who is at this place, counted within its part.
    fn said(&self, place: usize) -> Message {
        let (number, count) = if place < self.before {
            (place, self.before)
        } else if self.is_step(place) {
            let number = place - self.before + 1;
            return msg!("lesson-step", number = number, count = self.steps);
        } else {
            (place - self.before - self.steps, self.after)
        };
        msg!(
            "lesson-quick-question",
            number = (number + 1).min(count),
            count = count
        )
    }
}

/// A dot for each step and a smaller one for each recalled question: done, here, and to come.
fn dots(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner) {
    let theme = Theme::current(ui);
    let parts = Parts::of(runner);
    let count = parts.count();
    let here = if runner.is_finished() {
        count
    } else {
        runner.at()
    };
    let gaps = parts.gaps_before(count.saturating_sub(1));
    let step = STEP.min((ui.available_width() - gaps) / count.max(1) as f32);
    let spoken = shared.say(&parts.said(here));
    if step < CLOSEST {
        let share = here as f32 / count.max(1) as f32;
        let width = ui.available_width();
        let bar = progress_bar(ui, share, width, BAR);
        bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &spoken));
        return;
    }
    let size = vec2(step * count as f32 + gaps, 20.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &spoken));
    for place in 0..count {
        let x = step * (place as f32 + 0.5) + parts.gaps_before(place);
        let center = rect.left_center() + vec2(x, 0.0);
        let size = if parts.is_step(place) { 1.0 } else { QUESTION };
        let painter = ui.painter();
        match place.cmp(&here) {
            Ordering::Less => {
                painter.circle_filled(center, 4.0 * size, theme.accent_edge);
            }
            Ordering::Equal => {
                painter.circle_filled(center, 6.0 * size, theme.accent);
                painter.circle_stroke(center, 6.0 * size, Stroke::new(1.5, theme.accent_edge));
            }
            Ordering::Greater => {
                painter.circle_stroke(center, 3.5 * size, Stroke::new(1.2, theme.text_weak));
            }
        }
    }
    response.on_hover_text(spoken);
}

/// Where a question that is recalled comes from, in words, or that it was missed and is asked again.
pub(super) fn origin_words(
    ui: &Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    item: &Item,
) -> Option<RichText> {
    let comes_back = runner.comes_back();
    if !comes_back && !matches!(item.part, LessonPart::Recall(_)) {
        return None;
    }
    let is_own = runner.tested().is_none() && item.lesson.id == runner.lesson().id;
    let words = if comes_back {
        shared.say(&msg!("lesson-asked-again"))
    } else if runner.is_exam() {
        shared.say(&wording::unit(item.lesson.unit))
    } else if is_own {
        shared.say(&msg!("lesson-recall-own"))
    } else {
        let title = Message::new(texts::title(&item.lesson.id));
        shared.say(&msg!("lesson-recall-from", title = title))
    };
    let words = RichText::new(words).size(text_size::BODY);
    Some(words.color(Theme::current(ui).text_weak))
}

/// On which card something is, in words: where it can be asked on any, and where it keeps to the lesson's card while
/// the learner has chosen another.
pub(super) fn card_words(ui: &Ui, shared: &Shared<'_>, step: &Step) -> Option<RichText> {
    let id = &step.card.card().id;
    let has_other = shared.profile.settings().card.is_some() && shared.card.id != *id;
    let is_on_a_card = step.shows_a_line() || step.scene.is_table();
    let card = wording::card_title(step.card.card());
    let said = match step.card_of {
        CardOf::Lesson if has_other && is_on_a_card => msg!("lesson-on-this-card", card = card),
        CardOf::Lesson => return None,
        // Where its line is seen, who has chosen no card need not know.
        CardOf::NoneChosen if step.shows_a_line() => return None,
        CardOf::Learner => msg!("lesson-own-card", card = card),
        CardOf::NoneChosen => msg!("lesson-no-card-chosen", card = card),
        CardOf::LessonInstead => msg!("lesson-not-own-card", card = card),
    };
    let said = RichText::new(shared.say(&said)).size(text_size::BODY);
    Some(said.color(Theme::current(ui).text_weak))
}

/// Says above a step where its question comes from, and whose card it is on.
pub(super) fn origin(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner, item: &Item, step: &Step) {
    let said = [
        origin_words(ui, shared, runner, item),
        card_words(ui, shared, step),
    ];
    for words in said.into_iter().flatten() {
        ui.vertical_centered(|ui| ui.label(words));
    }
}
