//! A lesson on the path: its number or that it is done, its title, how far it is, how long it takes.

use std::collections::BTreeMap;

use egui::{
    Align2, CornerRadius, FontId, Rect, RectAlign, Response, Role, Sense, Stroke, StrokeKind,
    Tooltip, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::lesson_standing::LessonStanding;
use super::stop_text::Text;
use super::time::time;
use crate::lesson::{Stop, texts};
use crate::locale::{Language, Message};
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, paint_focus_ring};
use crate::ui::words::listed;
use crate::ui::{Shared, fonts};

/// The side of the badge, in points.
pub(super) const BADGE: f32 = 32.0;
/// The least height of a row, in points.
pub(super) const HEIGHT: f32 = 46.0;
/// Around what a row says, in points.
pub(super) const MARGIN: Vec2 = vec2(12.0, 8.0);
/// How wide what is told beside a row becomes, in points.
const BESIDE: f32 = 320.0;

/// What stands on the badge of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Badge {
    /// Its number.
    Number,
    /// A check: it was finished, now or before.
    Check,
}

/// How high the lessons on the path are, as they were laid out last, by the names of the lessons.
#[derive(Debug, Default)]
pub(super) struct StopHeights {
    of: BTreeMap<String, f32>,
    width: f32,
    language: Option<Language>,
}

impl StopHeights {
    /// How high this lesson is at this width in this language, if it was laid out so.
    fn of(&mut self, lesson: &str, width: f32, language: Language) -> Option<f32> {
        if (width - self.width).abs() > 0.5 || self.language != Some(language) {
            self.of.clear();
            self.width = width;
            self.language = Some(language);
        }
        self.of.get(lesson).copied()
    }

    fn keep(&mut self, lesson: &str, height: f32) {
        match self.of.get_mut(lesson) {
            Some(kept) => *kept = height,
            None => {
                self.of.insert(lesson.to_owned(), height);
            }
        }
    }
}

/// A lesson as a row that can be clicked.
pub(super) struct StopRow<'a> {
    pub(super) stop: Stop<'a>,
    pub(super) standing: LessonStanding,
    pub(super) badge: Badge,
    /// Whether it is the one that home puts first.
    pub(super) is_next: bool,
    /// Whether it is the first of its unit.
    pub(super) is_first: bool,
    /// Whether it is the last of its unit.
    pub(super) is_last: bool,
}

impl StopRow<'_> {
    /// Draws it over the width there is. Its words are put together where they are seen or heard.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        heights: &mut StopHeights,
    ) -> Response {
        let lesson = self.stop.lesson;
        let title = || shared.say(&Message::new(texts::title(&lesson.id)));
        let summary = || shared.say(&Message::new(texts::summary(&lesson.id)));
        let width = ui.available_width();
        let known = heights.of(&lesson.id, width, shared.locale.language());
        let known = known.filter(|height| {
            let here = Rect::from_min_size(ui.cursor().min, vec2(width, *height));
            !ui.is_rect_visible(here)
        });
        let (height, seen) = known.map_or_else(
            || {
                let (title, summary) = (title(), summary());
                let text = Text::new(self, ui, shared, &title, &summary);
                let height = text.height();
                heights.keep(&lesson.id, height);
                (height, Some((title, summary, text)))
            },
            |height| (height, None),
        );
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        response.widget_info(|| {
            let name = shared.say(&self.name(&title()));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        if let Some((title, summary, text)) = seen.filter(|_| ui.is_rect_visible(rect)) {
            listed(ui, shared, &title, rect);
            if self.is_next {
                listed(ui, shared, &summary, rect);
            }
            self.paint(ui, rect, &response, text);
        }
        if !self.is_next {
            // The next one says it in its row. Beside the row it covers no other lesson.
            let mut tooltip = Tooltip::for_enabled(&response);
            let popup = tooltip.popup.width(BESIDE).align(RectAlign::RIGHT);
            tooltip.popup = popup.align_alternatives(&[]);
            tooltip.show(|ui| ui.label(summary()));
        }
        response
    }

    /// What screen readers say: number, title, how far, how long.
    fn name(&self, title: &str) -> Message {
        msg!(
            "home-lesson-name",
            number = self.stop.number,
            title = title,
            state = self.name_of_state(),
            time = time(self.stop.lesson.minutes())
        )
    }

    /// How far the learner is, in words, and whether it was finished before.
    fn name_of_state(&self) -> Message {
        match self.standing {
            LessonStanding::Begun(_) | LessonStanding::Closing(_) if self.badge == Badge::Check => {
                msg!("home-lesson-again", state = self.state())
            }
            _ => self.state(),
        }
    }

    /// How far the learner is, in words.
    pub(super) fn state(&self) -> Message {
        let steps = self.stop.lesson.steps.len();
        match self.standing {
            LessonStanding::Begun(step) => msg!("home-lesson-at", step = step, steps = steps),
            LessonStanding::Closing(count) => msg!("home-lesson-closing", count = count),
            LessonStanding::Finished => msg!("home-lesson-finished"),
            LessonStanding::Open if self.is_next => msg!("home-lesson-next"),
            LessonStanding::Open => msg!("home-lesson-open"),
        }
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response, text: Text) {
        let theme = Theme::current(ui);
        let painter = ui.painter();
        let radius = CornerRadius::same(8);
        if response.hovered() || response.has_focus() {
            painter.rect_filled(rect, radius, theme.button_hovered);
        } else if self.is_next {
            painter.rect_filled(rect, radius, theme.selection);
        }
        if self.is_next {
            let edge = Stroke::new(1.5, theme.accent_edge);
            painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
        }
        let badge = pos2(rect.left() + MARGIN.x + BADGE / 2.0, rect.center().y);
        let way = Stroke::new(2.0, theme.button_edge);
        if !self.is_first {
            painter.vline(badge.x, rect.top()..=badge.y - BADGE / 2.0, way);
        }
        if !self.is_last {
            painter.vline(badge.x, badge.y + BADGE / 2.0..=rect.bottom(), way);
        }
        self.badge(ui, Rect::from_center_size(badge, Vec2::splat(BADGE)));
        text.paint(ui, rect, self.standing.share(self.stop.lesson));
        if response.has_focus() {
            paint_focus_ring(painter, rect.shrink(4.0));
        }
    }

    /// The lesson's number, or a check where it is finished.
    fn badge(&self, ui: &Ui, rect: Rect) {
        let theme = Theme::current(ui);
        let (fill, edge, ink) = if self.badge == Badge::Check {
            (theme.felt, theme.felt_shade, theme.felt_text)
        } else if self.is_next {
            (theme.accent, theme.accent_edge, theme.accent_text)
        } else {
            (theme.paper, theme.text_weak, theme.text)
        };
        let edge = Stroke::new(1.5, edge);
        ui.painter()
            .circle(rect.center(), rect.width() / 2.0, fill, edge);
        if self.badge == Badge::Check {
            let side = 18.0;
            let image = Icon::Check.image(ui, side).tint(ink);
            image.paint_at(ui, Rect::from_center_size(rect.center(), Vec2::splat(side)));
        } else {
            let number = self.stop.number.to_string();
            let font = FontId::new(text_size::BODY, fonts::bold());
            ui.painter()
                .text(rect.center(), Align2::CENTER_CENTER, number, font, ink);
        }
    }
}
