//! The picture of a result, to keep or to print: landscape, light, the same on every machine.

use std::io::Cursor;
use std::sync::Arc;

use egui::{
    Align2, Color32, Context, CornerRadius, FontFamily, FontId, Galley, Painter, Pos2, Rect,
    Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use image::ImageFormat;

use super::units;
use crate::lesson::{ExamResult, Tally, Unit, is_passed};
use crate::locale::Locale;
use crate::msg;
use crate::ui::fonts;
use crate::ui::screenshot::Camera;
use crate::ui::theme::{self, Appearance, Theme, text_size};
use crate::ui::widgets::{Icon, SOME_TILES, TileFace, TileSize, paint_felt, paint_rack};
use crate::wording;

/// The size of the page, in points: as wide and as high as a sheet that is printed on.
pub(super) const PAGE: Vec2 = vec2(900.0, 636.0);
/// How many pixels a point of the page has where it is kept.
const PIXELS: f32 = 2.5;
/// The felt around the paper, in points.
const FELT: f32 = 26.0;
/// From the paper's edge to the line that is printed on it, in points.
const INSIDE: f32 = 12.0;
/// Where the units begin, from the left end of the page, in points.
const LEFT: f32 = 112.0;
/// Where their tiles begin.
const TILES_LEFT: f32 = 420.0;
/// Where it stands how many were right.
const WORDS_LEFT: f32 = 632.0;
/// Where the units end.
const RIGHT: f32 = 788.0;
/// Where the first unit stands, from the top, in points.
const UNITS: f32 = 286.0;
/// Where the units end at the latest.
const UNITS_END: f32 = 560.0;

/// What stands on the picture of a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    title: String,
    name: String,
    about: String,
    units: Vec<OfUnit>,
    foot: String,
    is_passed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct OfUnit {
    unit: Unit,
    title: String,
    tally: Tally,
    words: String,
}

impl Certificate {
    /// The picture of a result in this language, with a name, which may be empty, and a date in words.
    pub(super) fn of(result: &ExamResult, locale: &Locale, name: &str, date: &str) -> Self {
        let tally = result.tally();
        let is_passed = result.is_passed();
        let title = if is_passed {
            msg!("certificate-title-passed")
        } else {
            msg!("certificate-title-open")
        };
        let about = msg!(
            "certificate-about",
            right = tally.right,
            asked = tally.asked,
            date = date.trim()
        );
        let units = result.units().into_iter().map(|(unit, tally)| OfUnit {
            unit,
            title: locale.say(&wording::unit(Some(unit))),
            words: locale.say(&units::words(&tally)),
            tally,
        });
        Self {
            title: locale.say(&title),
            name: name.trim().to_owned(),
            about: locale.say(&about),
            units: units.collect(),
            foot: locale.say(&msg!("certificate-foot")),
            is_passed,
        }
    }

    /// What stands on it, for a screen reader.
    pub(super) fn spoken(&self) -> String {
        let head = [&self.title, &self.name, &self.about].map(String::as_str);
        let head = head.into_iter().filter(|text| !text.is_empty());
        let mut spoken: Vec<String> = head.map(str::to_owned).collect();
        spoken.extend(
            self.units
                .iter()
                .map(|it| format!("{}: {}", it.title, it.words)),
        );
        spoken.join(" · ")
    }

    /// Paints it so that it fills `rect`, which has the shape of the page.
    pub(super) fn paint(&self, ui: &Ui, rect: Rect) {
        let page = Page {
            ui,
            painter: ui.painter().with_clip_rect(rect),
            corner: rect.min,
            scale: rect.width() / PAGE.x,
        };
        page.ground();
        page.rack();
        let ink = Theme::LIGHT.text;
        let weak = Theme::LIGHT.text_weak;
        let middle = PAGE.x / 2.0;
        let title = if self.name.is_empty() { 174.0 } else { 164.0 };
        page.centered(&self.title, pos2(middle, title), 36.0, true, ink);
        let about = if self.name.is_empty() {
            230.0
        } else {
            page.centered(&self.name, pos2(middle, 212.0), 26.0, true, ink);
            let width = page.lay(&self.name, 26.0, true, ink).size().x / page.scale;
            let half = (width / 2.0 + 28.0).clamp(120.0, 330.0);
            let line = [pos2(middle - half, 231.0), pos2(middle + half, 231.0)];
            page.line(line, Theme::LIGHT.accent_edge);
            256.0
        };
        page.centered(
            &self.about,
            pos2(middle, about),
            text_size::LARGE,
            false,
            ink,
        );
        self.units(&page);
        page.centered(
            &self.foot,
            pos2(middle, 577.0),
            text_size::SMALL,
            false,
            weak,
        );
    }

    fn units(&self, page: &Page<'_>) {
        let count = self.units.len().max(1) as f32;
        let step = ((UNITS_END - UNITS) / count).min(40.0);
        let top = UNITS + (UNITS_END - UNITS - step * count) / 2.0;
        let theme = Theme::LIGHT;
        for (number, of_unit) in self.units.iter().enumerate() {
            let y = top + step * (number as f32 + 0.5);
            if number > 0 {
                let line = [LEFT, RIGHT].map(|x| pos2(x, y - step / 2.0));
                page.line(line, theme.paper_edge);
            }
            page.left(&of_unit.title, pos2(LEFT, y), text_size::LARGE, theme.text);
            let high = step - 8.0;
            let tiles = Rect::from_min_max(
                pos2(TILES_LEFT, y - high / 2.0),
                pos2(WORDS_LEFT - 12.0, y + high / 2.0),
            );
            units::paint_tiles(
                &page.painter,
                page.rect(tiles),
                of_unit.unit,
                &of_unit.tally,
            );
            let color = if is_passed(&of_unit.tally) {
                theme.card_groups[0]
            } else {
                theme.text_weak
            };
            page.left(&of_unit.words, pos2(WORDS_LEFT, y), text_size::BODY, color);
        }
        if self.is_passed {
            page.star(pos2(PAGE.x - 100.0, 100.0));
            page.star(pos2(100.0, 100.0));
        }
    }

    /// The picture as a PNG.
    pub fn png(&self) -> Vec<u8> {
        let context = Context::default();
        fonts::install(&context);
        let light = Appearance {
            theme: egui::ThemePreference::Light,
            reduced_motion: true,
            ..Appearance::default()
        };
        theme::apply(&context, light);
        let image = Camera::new(context).take(PAGE, PIXELS, |ui| {
            let page = Rect::from_min_size(Pos2::ZERO, PAGE);
            self.paint(ui, page);
        });
        let mut png = Cursor::new(Vec::new());
        if let Err(error) = image.write_to(&mut png, ImageFormat::Png) {
            // What is written to memory can only fail for want of it.
            log::error!("the picture could not be encoded: {error}");
        }
        png.into_inner()
    }
}

/// A page that is painted, in points of [`PAGE`].
struct Page<'a> {
    ui: &'a Ui,
    painter: Painter,
    corner: Pos2,
    scale: f32,
}

impl Page<'_> {
    fn at(&self, point: Pos2) -> Pos2 {
        self.corner + point.to_vec2() * self.scale
    }

    fn rect(&self, rect: Rect) -> Rect {
        Rect::from_min_max(self.at(rect.min), self.at(rect.max))
    }

    fn radius(&self, points: f32) -> CornerRadius {
        CornerRadius::same((points * self.scale).round() as u8)
    }

    /// Felt, and paper on it with a line printed around.
    fn ground(&self) {
        let theme = Theme::LIGHT;
        let whole = Rect::from_min_size(Pos2::ZERO, PAGE);
        paint_felt(&self.painter, self.rect(whole));
        let paper = whole.shrink(FELT);
        self.painter
            .rect_filled(self.rect(paper), self.radius(8.0), theme.paper);
        let line = Stroke::new(1.5 * self.scale, theme.accent_edge);
        self.painter.rect_stroke(
            self.rect(paper.shrink(INSIDE)),
            self.radius(5.0),
            line,
            StrokeKind::Inside,
        );
    }

    /// A rack of tiles at the top.
    fn rack(&self) {
        let step = 34.0 * self.scale;
        let tile = TileSize::Width((31.0 * self.scale).floor()).points();
        let count = SOME_TILES.len() as f32;
        let wood = vec2(step * count + 20.0 * self.scale, tile.y + 20.0 * self.scale);
        let rack = Rect::from_center_size(self.at(pos2(PAGE.x / 2.0, 98.0)), wood);
        paint_rack(&self.painter, rack);
        for (place, kind) in SOME_TILES.into_iter().enumerate() {
            let left = rack.left() + 11.5 * self.scale + step * place as f32;
            let corner = pos2(left, rack.top() + 9.0 * self.scale);
            TileFace::up(kind).paint(&self.painter, Rect::from_min_size(corner, tile));
        }
    }

    fn star(&self, middle: Pos2) {
        let side = 44.0 * self.scale;
        let rect = Rect::from_center_size(self.at(middle), Vec2::splat(side));
        let star = Icon::Star.image(self.ui, side);
        star.tint(Theme::LIGHT.accent_edge).paint_at(self.ui, rect);
    }

    fn line(&self, ends: [Pos2; 2], color: Color32) {
        let ends = ends.map(|end| self.at(end));
        self.painter
            .line_segment(ends, Stroke::new(self.scale, color));
    }

    fn lay(&self, text: &str, size: f32, bold: bool, color: Color32) -> Arc<Galley> {
        let family = if bold {
            fonts::bold()
        } else {
            FontFamily::Proportional
        };
        let font = FontId::new(size * self.scale, family);
        self.painter.layout_no_wrap(text.to_owned(), font, color)
    }

    /// Text in one row around the middle of the page, smaller where it would not fit.
    fn centered(&self, text: &str, middle: Pos2, size: f32, bold: bool, color: Color32) {
        let room = (PAGE.x - 2.0 * (FELT + INSIDE + 24.0)) * self.scale;
        let galley = self.lay(text, size, bold, color);
        let galley = if galley.size().x > room {
            self.lay(text, size * room / galley.size().x, bold, color)
        } else {
            galley
        };
        let rect = Align2::CENTER_CENTER.anchor_size(self.at(middle), galley.size());
        self.painter.galley(rect.min, galley, color);
    }

    /// Text in one row from here to the right.
    fn left(&self, text: &str, at: Pos2, size: f32, color: Color32) {
        let galley = self.lay(text, size, false, color);
        let rect = Align2::LEFT_CENTER.anchor_size(self.at(at), galley.size());
        self.painter.galley(rect.min, galley, color);
    }
}
