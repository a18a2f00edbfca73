//! The plate of a player: the face, the name, the points, the wind of the seat, and whether it is their turn.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, FontId, Galley, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, text::LayoutJob, vec2,
};

use crate::locale::Message;
use crate::msg;
use crate::tile::{Tile, Wind};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Face, Icon};
use crate::ui::{Shared, fonts};
use crate::wording;

/// From this height on, in points, what is told of a player stands under the name.
const TWO_LINES: f32 = 38.0;
/// The space between the parts of a plate, in points.
const GAP: f32 = 7.0;
/// The space around the face and the badge, in points.
const EDGE: f32 = 3.0;

/// The side of the sign for where a player sits, in points; it stands a little closer to what is beside it than words do.
const WAY: f32 = 14.0;

/// A plate with a name and a score.
pub(super) struct Plate {
    /// How they look; nothing where nobody has a name.
    pub(super) face: Option<Face>,
    /// Who it is.
    pub(super) name: Message,
    /// The wind of the seat, once it is known.
    pub(super) wind: Option<Wind>,
    /// What matters more than the points: a dead hand, or where somebody sits who is called by the wind.
    pub(super) note: Option<Message>,
    /// Where they sit, as a sign for where the note has no room.
    pub(super) way: Option<Icon>,
    /// How many points they have; nothing while there are none.
    pub(super) points: Option<i32>,
    /// What a screen reader says.
    pub(super) summary: Message,
    /// What is told where the pointer rests; nothing else than the summary, when there is none.
    pub(super) about: Option<Message>,
    /// Whether it is their turn.
    pub(super) in_turn: bool,
}

impl Plate {
    /// Draws it into `rect`.
    pub(super) fn ui(
        &self,
        ui: &Ui,
        rect: Rect,
        id: impl std::hash::Hash + std::fmt::Debug,
        shared: &Shared<'_>,
    ) {
        let theme = Theme::current(ui);
        let (fill, text) = if self.in_turn {
            (theme.accent, theme.accent_text)
        } else {
            (theme.felt_shade, theme.felt_text)
        };
        let corners = CornerRadius::same((rect.height() / 2.0) as u8);
        let (ring, kind) = if self.in_turn {
            (Stroke::new(2.0, theme.felt_text), StrokeKind::Outside)
        } else {
            let faint = theme.felt_text.gamma_multiply(0.2);
            (Stroke::new(1.0, faint), StrokeKind::Inside)
        };
        ui.painter().rect(rect, corners, fill, ring, kind);
        let mut room = rect.shrink(EDGE);
        if let Some(face) = self.face {
            let place = Rect::from_min_size(room.min, Vec2::splat(room.height()));
            face.paint(ui, place);
            room.min.x = place.right() + GAP;
        } else {
            room.min.x += GAP;
        }
        if let Some(wind) = self.wind {
            let width = (room.height() - 2.0).min(28.0);
            let middle = pos2(room.right() - 1.0 - width / 2.0, room.center().y);
            badge(
                ui,
                Rect::from_center_size(middle, Vec2::splat(width)),
                wind,
                shared,
            );
            room.max.x = middle.x - width / 2.0 - GAP;
        } else {
            room.max.x -= GAP;
        }
        if rect.height() < TWO_LINES {
            self.one_line(ui, room, text, shared);
        } else {
            self.two_lines(ui, room, text, shared);
        }
        let response = ui.interact(rect, ui.scope_id().with(("plate", id)), Sense::hover());
        let summary = shared.say(&self.summary);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &summary));
        response.on_hover_text(self.about.as_ref().map_or(summary, |it| shared.say(it)));
    }

    /// The name, and beside it whatever has room.
    fn one_line(&self, ui: &Ui, room: Rect, color: Color32, shared: &Shared<'_>) {
        let name = self.name(ui, room.width(), color, shared);
        let left = room.left() + name.size().x + GAP;
        let told = self.told(ui, room.right() - left, color, shared);
        let at_middle = |x: f32, galley: &Galley| pos2(x, room.center().y - galley.size().y / 2.0);
        let place = at_middle(room.left(), &name);
        ui.painter().galley(place, name, color);
        if let Some(told) = told {
            let place = at_middle(room.right() - told.size().x, &told);
            ui.painter().galley(place, told, color);
        } else if let Some(way) = self.way.filter(|_| room.right() - left >= WAY - GAP) {
            let middle = pos2(room.right() + GAP / 2.0 - WAY / 2.0, room.center().y);
            let sign = way.image(ui.ctx(), WAY).tint(color);
            sign.paint_at(ui, Rect::from_center_size(middle, Vec2::splat(WAY)));
        }
    }

    /// The name, and under it whatever has room.
    fn two_lines(&self, ui: &Ui, room: Rect, color: Color32, shared: &Shared<'_>) {
        let name = self.name(ui, room.width(), color, shared);
        let told = self.told(ui, room.width(), color, shared);
        let height = name.size().y + told.as_ref().map_or(0.0, |told| told.size().y);
        let top = pos2(room.left(), room.center().y - height / 2.0);
        let under = top + vec2(0.0, name.size().y);
        ui.painter().galley(top, name, color);
        if let Some(told) = told {
            ui.painter().galley(under, told, color);
        }
    }

    /// The name, cut where it is too long.
    fn name(&self, ui: &Ui, room: f32, color: Color32, shared: &Shared<'_>) -> Arc<Galley> {
        let bold = FontId::new(text_size::BODY, fonts::bold());
        let mut job = LayoutJob::simple_singleline(shared.say(&self.name), bold, color);
        job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(0.0));
        ui.painter().layout_job(job)
    }

    /// The note and the points, as much of it as has room.
    fn told(&self, ui: &Ui, room: f32, color: Color32, shared: &Shared<'_>) -> Option<Arc<Galley>> {
        let note = self.note.as_ref().map(|note| shared.say(note));
        let points = self.points.map(|points| {
            [
                shared.say(&msg!("table-points", points = points)),
                shared.say(&msg!("table-points.number", points = points)),
            ]
        });
        let lines = match (note, points) {
            (Some(note), Some([in_words, number])) => vec![
                format!("{note} · {in_words}"),
                format!("{note} · {number}"),
                note,
            ],
            (Some(note), None) => vec![note],
            (None, Some([in_words, number])) => vec![in_words, number],
            (None, None) => Vec::new(),
        };
        let small = FontId::proportional(text_size::SMALL);
        let laid_out = lines
            .into_iter()
            .map(|line| ui.painter().layout_no_wrap(line, small.clone(), color));
        laid_out.into_iter().find(|line| line.size().x <= room)
    }
}

/// The wind of a seat in a circle.
fn badge(ui: &Ui, rect: Rect, wind: Wind, shared: &Shared<'_>) {
    let theme = Theme::current(ui);
    let painter = ui.painter();
    painter.circle_filled(rect.center(), rect.width() / 2.0, theme.felt_text);
    let letter = shared.say(&wording::tile_short(Tile::Wind(wind)));
    let size = text_size::BODY.min(rect.height() * 0.62);
    let bold = FontId::new(size, fonts::bold());
    let letter = painter.layout_no_wrap(letter, bold, theme.felt_shade);
    let place = rect.center() - letter.size() / 2.0;
    painter.galley(place, letter, theme.felt_shade);
}
