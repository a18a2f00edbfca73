//! The words of a lesson on the path, laid out.

use std::sync::Arc;

use egui::{Color32, FontFamily, FontId, Galley, Rect, Ui, pos2, vec2};

use super::stop::{BADGE, HEIGHT, MARGIN, StopRow};
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::paint_progress;
use crate::ui::{Shared, fonts};

/// The height of the bar that shows how much of a lesson is done, in points.
const BAR: f32 = 6.0;

/// What a row says, laid out.
pub(super) struct Text {
    /// The title, and below it what else is told.
    lines: Vec<Arc<Galley>>,
    /// How long it takes, at the right; above it the mark of the next lesson.
    aside: Vec<Arc<Galley>>,
    has_bar: bool,
}

impl Text {
    pub(super) fn new(
        row: &StopRow<'_>,
        ui: &Ui,
        shared: &Shared<'_>,
        title: &str,
        summary: &str,
    ) -> Self {
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
        let has_bar = row.standing.share(row.stop.lesson).is_some();
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

    pub(super) fn height(&self) -> f32 {
        let aside: f32 = self.aside.iter().map(|it| it.size().y + 2.0).sum();
        let needed = self.inside().max(aside) + 2.0 * MARGIN.y;
        needed.max(HEIGHT)
    }

    pub(super) fn paint(self, ui: &Ui, rect: Rect, share: Option<f32>) {
        let painter = ui.painter();
        let ink = Theme::current(ui).text;
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
            paint_progress(painter, Theme::current(ui), bar, share);
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
