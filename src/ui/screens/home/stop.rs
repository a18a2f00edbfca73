//! A lesson on the path: its number or that it is done, its title, how far it is, how long it takes.

use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Galley, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::standing::Standing;
use super::time::time;
use crate::lesson::{Stop, texts};
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, paint_focus_ring, paint_progress};
use crate::ui::{Shared, fonts};

/// The side of the badge, in points.
const BADGE: f32 = 32.0;
/// The least height of a row, in points.
const HEIGHT: f32 = 46.0;
/// Around what a row says, in points.
const MARGIN: Vec2 = vec2(12.0, 8.0);
/// The height of the bar that shows how much of a lesson is done, in points.
const BAR: f32 = 6.0;

/// A lesson as a row that can be clicked.
pub(super) struct StopRow<'a> {
    pub(super) stop: Stop<'a>,
    pub(super) standing: Standing,
    /// Whether it is the one that home puts first.
    pub(super) is_next: bool,
    /// Whether it is the first of its unit.
    pub(super) is_first: bool,
    /// Whether it is the last of its unit.
    pub(super) is_last: bool,
}

impl StopRow<'_> {
    /// Draws it over the width there is.
    pub(super) fn show(&self, ui: &mut Ui, shared: &Shared<'_>) -> Response {
        let lesson = self.stop.lesson;
        let title = shared.say(&Message::new(texts::title(&lesson.id)));
        let summary = shared.say(&Message::new(texts::summary(&lesson.id)));
        let width = ui.available_width();
        let text = Text::new(self, ui, shared, &title, &summary);
        let (rect, response) = ui.allocate_exact_size(vec2(width, text.height()), Sense::click());
        response.widget_info(|| {
            let name = shared.say(&self.name(&title));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        if ui.is_rect_visible(rect) {
            self.paint(ui, shared, rect, &response, text);
        }
        response.on_hover_text(summary)
    }

    /// What screen readers say: number, title, how far, how long.
    fn name(&self, title: &str) -> Message {
        msg!(
            "home-lesson-name",
            number = self.stop.number,
            title = title,
            state = self.state(),
            time = time(self.stop.lesson.minutes())
        )
    }

    /// How far the learner is, in words.
    fn state(&self) -> Message {
        let steps = self.stop.lesson.steps.len();
        match self.standing {
            Standing::Begun(step) => msg!("home-lesson-at", step = step, steps = steps),
            Standing::Finished => msg!("home-lesson-finished"),
            Standing::Open if self.is_next => msg!("home-lesson-next"),
            Standing::Open => msg!("home-lesson-open"),
        }
    }

    fn paint(&self, ui: &Ui, shared: &Shared<'_>, rect: Rect, response: &Response, text: Text) {
        let theme = shared.theme;
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
        self.badge(
            ui,
            shared,
            Rect::from_center_size(badge, Vec2::splat(BADGE)),
        );
        text.paint(ui, shared, rect, self.begun_share());
        if response.has_focus() {
            paint_focus_ring(painter, rect.shrink(4.0));
        }
    }

    /// How much of a lesson that was begun is done, from 0 to 1.
    fn begun_share(&self) -> Option<f32> {
        let steps = self.stop.lesson.steps.len().max(1) as f32;
        match self.standing {
            Standing::Begun(step) => Some((step - 1) as f32 / steps),
            Standing::Open | Standing::Finished => None,
        }
    }

    /// The lesson's number, or a check where it is finished.
    fn badge(&self, ui: &Ui, shared: &Shared<'_>, rect: Rect) {
        let theme = shared.theme;
        let (fill, edge, ink) = match self.standing {
            Standing::Finished => (theme.felt, theme.felt_shade, theme.felt_text),
            _ if self.is_next => (theme.accent, theme.accent_edge, theme.accent_text),
            _ => (theme.paper, theme.text_weak, theme.text),
        };
        let edge = Stroke::new(1.5, edge);
        ui.painter()
            .circle(rect.center(), rect.width() / 2.0, fill, edge);
        if self.standing == Standing::Finished {
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

/// What a row says, laid out.
struct Text {
    /// The title, and below it what else is told.
    lines: Vec<Arc<Galley>>,
    /// How long it takes, at the right; above it the mark of the next lesson.
    aside: Vec<Arc<Galley>>,
    has_bar: bool,
}

impl Text {
    fn new(row: &StopRow<'_>, ui: &Ui, shared: &Shared<'_>, title: &str, summary: &str) -> Self {
        let lay = |text: String, size: f32, family: FontFamily, width: f32| {
            let font = FontId::new(size, family);
            ui.painter().layout(text, font, Color32::PLACEHOLDER, width)
        };
        let regular = FontFamily::Proportional;
        let small = |text: String| lay(text, text_size::SMALL, regular.clone(), f32::INFINITY);
        let minutes = msg!("home-minutes-short", count = row.stop.lesson.minutes());
        let mut aside = vec![small(shared.say(&minutes))];
        if row.is_next {
            let next = shared.say(&msg!("home-lesson-next-mark"));
            aside.insert(0, lay(next, text_size::SMALL, fonts::bold(), f32::INFINITY));
        }
        let beside = aside.iter().map(|it| it.size().x).fold(0.0, f32::max);
        let width = ui.available_width() - BADGE - beside - 4.0 * MARGIN.x;
        let mut lines = vec![lay(title.to_owned(), text_size::BODY, fonts::bold(), width)];
        let has_bar = matches!(row.standing, Standing::Begun(_));
        if row.is_next {
            lines.push(lay(
                summary.to_owned(),
                text_size::SMALL,
                regular.clone(),
                width,
            ));
        }
        if has_bar {
            lines.push(lay(
                shared.say(&row.state()),
                text_size::SMALL,
                regular,
                width,
            ));
        }
        Self {
            lines,
            aside,
            has_bar,
        }
    }

    fn inside(&self) -> f32 {
        let lines: f32 = self.lines.iter().map(|line| line.size().y + 2.0).sum();
        lines + if self.has_bar { BAR + 6.0 } else { 0.0 }
    }

    fn height(&self) -> f32 {
        let aside: f32 = self.aside.iter().map(|it| it.size().y + 2.0).sum();
        let needed = self.inside().max(aside) + 2.0 * MARGIN.y;
        needed.max(HEIGHT)
    }

    fn paint(self, ui: &Ui, shared: &Shared<'_>, rect: Rect, share: Option<f32>) {
        let painter = ui.painter();
        let ink = shared.theme.text;
        let left = rect.left() + BADGE + 2.0 * MARGIN.x;
        let mut at = pos2(left, rect.center().y - self.inside() / 2.0);
        let widest = self
            .lines
            .iter()
            .map(|it| it.size().x)
            .fold(160.0, f32::max);
        for line in self.lines {
            let height = line.size().y + 2.0;
            painter.galley(at, line, ink);
            at.y += height;
        }
        if let Some(share) = share {
            let bar = Rect::from_min_size(at + vec2(0.0, 4.0), vec2(widest, BAR));
            paint_progress(painter, shared.theme, bar, share);
        }
        let tall: f32 = self.aside.iter().map(|it| it.size().y + 2.0).sum();
        let mut y = rect.center().y - tall / 2.0;
        for text in self.aside {
            let size = text.size();
            painter.galley(pos2(rect.right() - MARGIN.x - size.x, y), text, ink);
            y += size.y + 2.0;
        }
    }
}
