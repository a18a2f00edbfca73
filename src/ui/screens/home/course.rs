//! The course path: the lessons in their order, each a step that can be taken at any time.

use std::sync::Arc;

use egui::{
    Align2, CornerRadius, FontFamily, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::lesson::{Lesson, texts};
use crate::locale::Message;
use crate::msg;
use crate::profile::LessonProgress;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, paint_focus_ring};
use crate::ui::{Commands, Route, Shared, fonts};

/// The side of the badge with the lesson's number.
const BADGE: f32 = 36.0;
/// The height of the bar that shows how much of a lesson is done.
const BAR: f32 = 6.0;

/// Draws the path.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
    if shared.course.lessons.is_empty() {
        ui.label(shared.say(&msg!("home-no-lessons")));
    }
    for (place, lesson) in shared.course.lessons.iter().enumerate() {
        let progress = shared.profile.progress().lesson(&lesson.id);
        if row(ui, shared, place + 1, lesson, &progress).clicked() {
            commands.go(Route::Lesson(lesson.id.clone()));
        }
    }
}

/// The place of the step at which the lesson was left, if it was.
fn begun(lesson: &Lesson, progress: &LessonProgress) -> Option<usize> {
    lesson.find_step(progress.step.as_deref()?)
}

/// How far the learner is, in words.
fn state(lesson: &Lesson, progress: &LessonProgress, begun: Option<usize>) -> Message {
    match begun {
        Some(step) => msg!(
            "home-lesson-at",
            step = step + 1,
            steps = lesson.steps.len()
        ),
        None if progress.finished => msg!("home-lesson-finished"),
        None => msg!("home-lesson-steps", steps = lesson.steps.len()),
    }
}

fn row(
    ui: &mut Ui,
    shared: &Shared<'_>,
    number: usize,
    lesson: &Arc<Lesson>,
    progress: &LessonProgress,
) -> Response {
    let theme = shared.theme;
    let title = shared.say(&Message::new(texts::title(&lesson.id)));
    let summary = shared.say(&Message::new(texts::summary(&lesson.id)));
    let begun = begun(lesson, progress);
    let state = shared.say(&state(lesson, progress, begun));
    let width = ui.available_width();
    let text_width = width - BADGE - 40.0;
    let layout = |text: &str, size: f32, family: FontFamily, color| {
        let font = FontId::new(size, family);
        ui.painter()
            .layout(text.to_owned(), font, color, text_width)
    };
    let regular = FontFamily::Proportional;
    let parts = [
        layout(&title, text_size::LARGE, fonts::bold(), theme.text),
        layout(&summary, text_size::BODY, regular.clone(), theme.text),
        layout(&state, text_size::SMALL, regular, theme.text_weak),
    ];
    let height = parts.iter().map(|part| part.size().y + 2.0).sum::<f32>() + 20.0;
    let height = height + begun.map_or(0.0, |_| BAR + 8.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| {
        let name = format!("{title}. {summary} {state}");
        WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
    });
    let ground = if response.hovered() || response.has_focus() {
        theme.button_hovered
    } else {
        theme.button
    };
    let radius = CornerRadius::same(8);
    ui.painter().rect(
        rect,
        radius,
        ground,
        Stroke::new(1.0, theme.button_edge),
        StrokeKind::Inside,
    );
    badge(ui, theme, rect, number, progress.finished);
    let mut at = pos2(rect.left() + BADGE + 28.0, rect.top() + 10.0);
    for part in parts {
        let height = part.size().y + 2.0;
        ui.painter().galley(at, part, theme.text);
        at.y += height;
    }
    if let Some(step) = begun {
        let whole = Rect::from_min_size(at + vec2(0.0, 6.0), vec2(text_width, BAR));
        let done = step as f32 / lesson.steps.len().max(1) as f32;
        bar(ui, theme, whole, done);
    }
    if response.has_focus() {
        paint_focus_ring(ui.painter(), rect.shrink(4.0));
    }
    response
}

/// How much is done, from 0 to 1.
fn bar(ui: &Ui, theme: &Theme, whole: Rect, done: f32) {
    let radius = CornerRadius::same((BAR / 2.0) as u8);
    let edge = Stroke::new(1.0, theme.text_weak);
    ui.painter()
        .rect(whole, radius, theme.paper, edge, StrokeKind::Outside);
    let part = Rect::from_min_size(whole.min, vec2(whole.width() * done, BAR));
    ui.painter().rect_filled(part, radius, theme.text_weak);
}

/// The lesson's place in the course, counted from 1, or that it is done.
fn badge(ui: &mut Ui, theme: &Theme, row: Rect, number: usize, finished: bool) {
    let middle = pos2(row.left() + 14.0 + BADGE / 2.0, row.center().y);
    let stroke = Stroke::new(2.0, theme.text_weak);
    ui.painter()
        .circle(middle, BADGE / 2.0, theme.paper, stroke);
    if finished {
        let side = 20.0;
        let image = Icon::Check.image(ui, side).tint(theme.text);
        image.paint_at(ui, Rect::from_center_size(middle, vec2(side, side)));
    } else {
        let font = FontId::new(text_size::LARGE, fonts::bold());
        ui.painter().text(
            middle,
            Align2::CENTER_CENTER,
            number.to_string(),
            font,
            theme.text,
        );
    }
}
