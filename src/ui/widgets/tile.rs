//! Tiles: one face painted anywhere, and one widget per tile that can be clicked and dragged.

use std::any::Any;

use egui::{
    Color32, CornerRadius, LayerId, Order, Painter, Rect, Response, Role, Sense, Shadow, Shape,
    Stroke, StrokeKind, Ui, Vec2, Widget, WidgetInfo, vec2,
};

use super::Artwork;
use crate::tile::Tile;
use crate::ui::theme::{AS_IT_IS, Theme};

/// How large a tile is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum TileSize {
    /// The discards and the exposures of the others.
    Small,
    /// The learner's own rack.
    Rack,
    /// The tiles a lesson talks about.
    Large,
    /// So many points wide.
    Width(f32),
}

impl TileSize {
    /// Width and height in points; their ratio is always 44 to 60.
    pub fn points(self) -> Vec2 {
        let width = match self {
            Self::Small => 30.0,
            Self::Rack => 44.0,
            Self::Large => 66.0,
            Self::Width(width) => width,
        };
        vec2(width, (width * 60.0 / 44.0).round())
    }
}

/// How a tile stands with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Condition {
    /// As it is.
    #[default]
    Plain,
    /// There, but of no matter now.
    Dimmed,
    /// Not there: only its outline and a trace of its face.
    Missing,
}

/// A tile as it looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TileFace {
    /// The kind, or nothing for a tile that shows its back.
    pub tile: Option<Tile>,
    /// How it stands with the game.
    pub condition: Condition,
    /// Chosen: it stands raised.
    pub selected: bool,
    /// Yours to act on: a ring in the accent.
    pub highlighted: bool,
    /// It counts for what is looked at: a check at its foot.
    pub counts: bool,
    /// For a joker in an exposure, the tile it stands for, as a small badge.
    pub stands_for: Option<Tile>,
}

impl TileFace {
    /// A plain tile from the front.
    pub const fn up(tile: Tile) -> Self {
        Self {
            tile: Some(tile),
            ..Self::DOWN
        }
    }

    /// A plain tile from the back.
    pub const DOWN: Self = Self {
        tile: None,
        condition: Condition::Plain,
        selected: false,
        highlighted: false,
        counts: false,
        stands_for: None,
    };

    /// Paints the tile so that it fills `rect`, which is first moved to whole pixels.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        self.paint_in(painter, rect, None);
    }

    /// The same with the picture of a tile of this size, made larger or smaller: on its way nobody sees that a
    /// tile is less sharp, and a picture for every size on the way would take too long.
    pub fn paint_on_its_way(&self, painter: &Painter, rect: Rect, size: Vec2) {
        self.paint_in(painter, rect, Some(size));
    }

    fn paint_in(self, painter: &Painter, rect: Rect, size: Option<Vec2>) {
        let theme = Theme::current(painter.ctx());
        let scale = painter.pixels_per_point();
        let rect = Rect::from_min_max(
            (rect.min * scale).round() / scale,
            (rect.max * scale).round() / scale,
        );
        let picture_size = size.unwrap_or(rect.size());
        let radius = CornerRadius::same((rect.width() * 0.13).round().clamp(3.0, 24.0) as u8);
        if self.condition == Condition::Missing {
            self.paint_ghost(painter, rect, picture_size, theme);
        } else {
            let shadow = Shadow {
                offset: [0, (rect.width() / 22.0).ceil() as i8],
                blur: (rect.width() / 8.0).ceil() as u8,
                spread: 0,
                color: theme.shadow,
            };
            painter.add(shadow.as_shape(rect.shrink(1.0), radius));
            let tint = match self.condition {
                Condition::Dimmed => theme.dimmed,
                Condition::Plain | Condition::Missing => AS_IT_IS,
            };
            paint_picture(painter, rect, picture_size, self.picture(), tint);
            if let Some(tile) = self.stands_for {
                let half = rect.size() * 0.5;
                let badge = Rect::from_min_size(rect.max - half, half);
                TileFace::up(tile).paint_in(painter, badge, size.map(|size| size * 0.5));
            }
        }
        if self.selected {
            let stroke = Stroke::new(2.0, theme.accent_text);
            painter.rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        }
        if self.highlighted {
            let line = |width, color, gap: f32| {
                let stroke = Stroke::new(width, color);
                painter.rect_stroke(
                    rect.expand(gap),
                    radius + gap.ceil() as u8,
                    stroke,
                    StrokeKind::Outside,
                );
            };
            line(3.0, theme.accent, 0.0);
            line(1.0, theme.accent_edge, 3.0);
        }
        if self.counts {
            Self::paint_check(painter, rect, theme);
        }
    }

    /// A check in a circle, half on the tile and half below it.
    fn paint_check(painter: &Painter, rect: Rect, theme: &Theme) {
        let radius = (rect.width() * 0.17).clamp(5.0, 9.0);
        let middle = rect.center_bottom() - vec2(0.0, radius * 0.4);
        let edge = Stroke::new(1.5, theme.text);
        painter.circle(middle, radius, theme.paper, edge);
        let points = [vec2(-0.5, 0.0), vec2(-0.1, 0.4), vec2(0.55, -0.4)];
        let points = points.map(|step| middle + step * radius).to_vec();
        painter.line(points, Stroke::new(2.0, theme.text));
    }

    fn picture(self) -> Artwork {
        self.tile.map_or(Artwork::Back, Artwork::Front)
    }

    fn paint_ghost(self, painter: &Painter, rect: Rect, size: Vec2, theme: &Theme) {
        if let Some(tile) = self.tile {
            paint_picture(painter, rect, size, Artwork::Front(tile), theme.ghost_face);
        }
        let inside = rect.shrink(1.0);
        let outline = [
            inside.left_top(),
            inside.right_top(),
            inside.right_bottom(),
            inside.left_bottom(),
            inside.left_top(),
        ];
        painter.extend(Shape::dashed_line(
            &outline,
            Stroke::new(1.5, theme.ghost),
            5.0,
            4.0,
        ));
    }
}

fn paint_picture(painter: &Painter, rect: Rect, size: Vec2, picture: Artwork, tint: Color32) {
    let pixels = size * painter.pixels_per_point();
    let size = [pixels.x.round() as u32, pixels.y.round() as u32];
    if let Some(texture) = picture.texture(painter.ctx(), size) {
        let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
        painter.image(texture.id(), rect, whole, tint);
    }
}

/// A tile as a widget: named for screen readers, with the keyboard's focus ring, to click and drag.
///
/// The caller gives its response a payload to drag with `Response::dnd_set_drag_payload`.
#[derive(Debug, Clone)]
#[must_use = "add it to a Ui"]
pub struct TileButton<'a> {
    face: TileFace,
    name: &'a str,
    size: TileSize,
    sense: Sense,
    rises: bool,
}

impl<'a> TileButton<'a> {
    /// A tile to click and drag, called `name` in the learner's language.
    pub fn new(tile: Tile, name: &'a str) -> Self {
        Self::with_face(TileFace::up(tile), name)
    }

    /// A tile that shows its back, called `name` ("face-down tile") in the learner's language.
    pub fn face_down(name: &'a str) -> Self {
        Self::with_face(TileFace::DOWN, name)
    }

    /// A tile that looks like `face`.
    pub fn with_face(face: TileFace, name: &'a str) -> Self {
        Self {
            face,
            name,
            size: TileSize::Rack,
            sense: Sense::click_and_drag(),
            rises: true,
        }
    }

    /// Only to be looked at: an image for screen readers, and never in the keyboard's way.
    pub fn picture(mut self) -> Self {
        self.sense = Sense::hover();
        self
    }

    /// Only to be clicked: it cannot be carried anywhere.
    pub fn click_only(mut self) -> Self {
        self.sense = Sense::click();
        self
    }

    /// Whether it rises a little under the pointer, as what can be chosen does.
    pub fn rises(mut self, rises: bool) -> Self {
        self.rises = rises;
        self
    }

    /// To be clicked by pointer and screen reader, and not in the keyboard's way.
    pub fn pointer_only(mut self) -> Self {
        self.sense = Sense::CLICK;
        self
    }

    /// How large; [`TileSize::Rack`] unless told.
    pub fn size(mut self, size: TileSize) -> Self {
        self.size = size;
        self
    }

    /// Chosen: it stands raised.
    pub fn selected(mut self, selected: bool) -> Self {
        self.face.selected = selected;
        self
    }

    /// Yours to act on: a ring in the accent.
    pub fn highlighted(mut self, highlighted: bool) -> Self {
        self.face.highlighted = highlighted;
        self
    }

    /// It counts for what is looked at: a check at its foot.
    pub fn counts(mut self, counts: bool) -> Self {
        self.face.counts = counts;
        self
    }

    /// How it stands with the game.
    pub fn condition(mut self, condition: Condition) -> Self {
        self.face.condition = condition;
        self
    }

    /// For a joker in an exposure, the tile it stands for.
    pub fn stands_for(mut self, tile: Option<Tile>) -> Self {
        self.face.stands_for = tile;
        self
    }

    /// The look alone.
    pub fn face(&self) -> &TileFace {
        &self.face
    }

    /// Adds the tile and, when a person starts to drag it, lets them carry `payload`.
    pub fn drag<Payload: Any + Send + Sync>(self, ui: &mut Ui, payload: Payload) -> Response {
        let response = ui.add(self);
        response.dnd_set_drag_payload(payload);
        response
    }
}

impl TileButton<'_> {
    /// The tile under the pointer that carries it, and its empty place.
    fn paint_carried(&self, ui: &Ui, response: &Response, rect: Rect) {
        let place = TileFace {
            condition: Condition::Missing,
            ..TileFace::DOWN
        };
        place.paint(ui.painter(), rect);
        if let Some(pointer) = ui.ctx().pointer_interact_pos() {
            let above_all = LayerId::new(Order::Tooltip, response.id);
            let carried = Rect::from_center_size(pointer, rect.size());
            self.face.paint(&ui.ctx().layer_painter(above_all), carried);
        }
    }
}

/// How far a selected tile stands out of its row, as a share of its height.
const RAISE: f32 = 0.14;

impl Widget for TileButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(self.size.points(), self.sense);
        let role = if self.sense.senses_click() {
            Role::Button
        } else {
            Role::Image
        };
        response.widget_info(|| {
            if role == Role::Button {
                WidgetInfo::selected(role, ui.is_enabled(), self.face.selected, self.name)
            } else {
                WidgetInfo::labeled(role, ui.is_enabled(), self.name)
            }
        });
        if ui.is_rect_visible(rect.expand(rect.height() * RAISE)) {
            let chosen = ui
                .ctx()
                .animate_bool_responsive(response.id, self.face.selected);
            let hovered = response.hovered() && self.sense.senses_click() && self.rises;
            let raise = chosen.max(if hovered { 0.25 } else { 0.0 }) * RAISE * rect.height();
            let rect = rect.translate(vec2(0.0, -raise));
            if ui.ctx().is_being_dragged(response.id) {
                self.paint_carried(ui, &response, rect);
            } else {
                self.face.paint(ui.painter(), rect);
            }
            if response.has_focus() {
                paint_focus_ring(ui.painter(), rect);
            }
        }
        response
    }
}

/// Two lines, light and dark, so that the ring is seen on any ground.
pub fn paint_focus_ring(painter: &Painter, rect: Rect) {
    let theme = Theme::current(painter.ctx());
    for (gap, color) in [(2.0, theme.focus[0]), (0.0, theme.focus[1])] {
        let stroke = Stroke::new(2.0, color);
        painter.rect_stroke(
            rect.expand(gap),
            CornerRadius::same(8),
            stroke,
            StrokeKind::Outside,
        );
    }
}
