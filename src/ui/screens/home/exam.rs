//! The exam: the last stop of the path, open from the start.

use std::sync::Arc;

use egui::{
    CornerRadius, FontFamily, FontId, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::stop::{BADGE, HEIGHT, MARGIN};
use crate::lesson::{QUESTIONS, needed};
use crate::locale::Message;
use crate::msg;
use crate::profile::{ExamProgress, ExamScore};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, paint_focus_ring};
use crate::ui::words::listed;
use crate::ui::{Route, Shared, fonts};

/// The side of the star, in points.
const STAR: f32 = 20.0;

/// Draws the card with the exam; `is_next` when home puts it first.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, is_next: bool) {
    paper_frame(Theme::current(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        if row(ui, shared, is_next).clicked() {
            shared.go(Route::Exam);
        }
    });
}

/// How many questions an exam has at most: those that the lessons have to ask.
fn count(shared: &Shared<'_>) -> usize {
    let lessons = shared.course.lessons.iter();
    let of_units = lessons.filter(|lesson| lesson.unit.is_some());
    let all: usize = of_units.map(|lesson| lesson.recall.len()).sum();
    all.min(QUESTIONS)
}

/// How far the learner is: in an exam, or with which result.
fn state(exam: &ExamProgress) -> Option<Message> {
    if let Some(open) = exam.open_sitting() {
        let count = open.questions.len();
        let number = (open.answers.len() + 1).min(count);
        return Some(msg!("exam-stop-open", number = number, count = count));
    }
    let best = exam.best?;
    Some(msg!("exam-best", right = best.right, asked = best.asked))
}

fn is_passed(score: ExamScore) -> bool {
    score.right as usize >= needed(score.asked as usize)
}

fn row(ui: &mut Ui, shared: &Shared<'_>, is_next: bool) -> Response {
    let theme = Theme::current(ui);
    let exam = &shared.profile.progress().exam;
    let lay = |text: &str, size: f32, family: FontFamily, width: f32| {
        let font = FontId::new(size, family);
        ui.painter()
            .layout(text.to_owned(), font, theme.text, width)
    };
    let regular = FontFamily::Proportional;
    let count = shared.say(&msg!("exam-stop-count", count = count(shared)));
    let aside = lay(&count, text_size::SMALL, regular.clone(), f32::INFINITY);
    let width = ui.available_width() - BADGE - aside.size().x - 4.0 * MARGIN.x;
    let title = shared.say(&msg!("exam-stop"));
    let about = shared.say(&msg!("exam-stop-about"));
    let state = state(exam).map(|state| shared.say(&state));
    let mut lines: Vec<Arc<Galley>> = vec![
        lay(&title, text_size::LARGE, fonts::bold(), width),
        lay(&about, text_size::SMALL, regular, width),
    ];
    lines.extend(
        state
            .as_ref()
            .map(|state| lay(state, text_size::SMALL, fonts::bold(), width)),
    );
    let inside: f32 = lines.iter().map(|line| line.size().y + 2.0).sum();
    let height = (inside + 2.0 * MARGIN.y).max(HEIGHT);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let state = state.unwrap_or_else(|| shared.say(&msg!("exam-stop-new")));
    let name = shared.say(&msg!("exam-stop-name", title = title, state = state));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    listed(ui, shared, &about, rect);
    let painter = ui.painter();
    let radius = CornerRadius::same(8);
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect, radius, theme.button_hovered);
    } else if is_next {
        painter.rect_filled(rect, radius, theme.selection);
    }
    if is_next {
        let edge = Stroke::new(1.5, theme.accent_edge);
        painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
    }
    let (fill, edge, ink) = if exam.best.is_some_and(is_passed) {
        (theme.felt, theme.felt_shade, theme.felt_text)
    } else if is_next {
        (theme.accent, theme.accent_edge, theme.accent_text)
    } else {
        (theme.paper, theme.text_weak, theme.text)
    };
    let badge = pos2(rect.left() + MARGIN.x + BADGE / 2.0, rect.center().y);
    painter.circle(badge, BADGE / 2.0, fill, Stroke::new(1.5, edge));
    let star = Rect::from_center_size(badge, Vec2::splat(STAR));
    Icon::Star.image(ui, STAR).tint(ink).paint_at(ui, star);
    let mut at = pos2(
        rect.left() + BADGE + 2.0 * MARGIN.x,
        rect.center().y - inside / 2.0,
    );
    for line in lines {
        let down = line.size().y + 2.0;
        painter.galley(at, line, theme.text);
        at.y += down;
    }
    let size = aside.size();
    let corner = pos2(
        rect.right() - MARGIN.x - size.x,
        rect.center().y - size.y / 2.0,
    );
    painter.galley(corner, aside, theme.text);
    if response.has_focus() {
        paint_focus_ring(painter, rect.shrink(4.0));
    }
    response
}
