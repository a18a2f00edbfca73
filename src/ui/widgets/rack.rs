//! A rack of wood with a row of tiles on it.

use egui::{
    Color32, CornerRadius, EventFilter, FontId, Id, Key, Mesh, Painter, Rect, Response, Sense,
    Shadow, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::keyboard::{carried_with_alt, goes_by_keys, take_focus};
use super::{TileButton, TileSize};
use crate::ui::fonts;
use crate::ui::theme::Theme;

/// What a person carries who drags a tile of a rack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DraggedTile {
    /// The rack it comes from: the id its row was made with.
    pub rack: Id,
    /// Its place in that row, counted from 0.
    pub index: usize,
}

/// What happened to a row of tiles in this pass.
#[derive(Debug)]
pub struct RackRowResponse {
    /// The whole rack, to point at or to drop tiles on.
    pub rack: Response,
    /// Each tile, in order.
    pub tiles: Vec<Response>,
    /// The place of the tile that was clicked, or chosen with Enter or the space bar.
    pub clicked: Option<usize>,
    /// A tile of this rack was put elsewhere in it: from this place, to this place of what remains.
    pub moved: Option<(usize, usize)>,
}

/// A rack of wood with a row of tiles: the arrow keys go from tile to tile, Enter and the space bar
/// click, Alt with an arrow key moves a tile, and tiles are dragged with a [`DraggedTile`].
#[derive(Debug)]
#[must_use = "show it"]
pub struct RackRow<'a> {
    id: Id,
    tiles: Vec<TileButton<'a>>,
    size: TileSize,
    places: usize,
    /// Whether the last tile lies apart, where there is room for that.
    last_apart: Option<bool>,
    /// Whether its tiles can be put elsewhere in it.
    is_sorted_by_hand: bool,
    /// Whether a tile that was carried counts as clicked, wherever it is let go.
    is_picked_from: bool,
    /// What is written on the ledge below each tile, where anything is.
    captions: Vec<String>,
    /// The names of its tiles, where they are told of the one that is pointed at.
    names: Vec<String>,
}

/// Between tiles, in points.
const GAP: f32 = 4.0;
/// Between a tile that lies apart and the others, in points.
const APART: f32 = 14.0;
/// The wood left and right of the tiles.
const SIDE: f32 = 12.0;
/// Between narrow tiles, and beside them: there the room is for the tiles.
const NARROW_GAP: f32 = 2.0;
const NARROW_SIDE: f32 = 6.0;

/// Between tiles of this width, and beside them, in points.
const fn gap_and_side(tile: f32) -> (f32, f32) {
    if tile < RackRow::NARROW {
        (NARROW_GAP, NARROW_SIDE)
    } else {
        (GAP, SIDE)
    }
}
/// The smallest size of a caption's letters.
const SMALLEST_CAPTION: f32 = 7.0;
/// Room above the tiles for those that stand raised.
const HEADROOM: f32 = 14.0;
/// The ledge below the tiles.
const LEDGE: f32 = 14.0;

impl<'a> RackRow<'a> {
    /// Tiles that are narrower than this, in points, stand closer together.
    pub const NARROW: f32 = 39.0;

    /// A row of tiles at rack size; `id` must be the rack's own.
    pub fn new(id: Id, tiles: Vec<TileButton<'a>>) -> Self {
        Self {
            id,
            places: tiles.len(),
            tiles,
            size: TileSize::Rack,
            last_apart: None,
            is_sorted_by_hand: true,
            is_picked_from: false,
            captions: Vec::new(),
            names: Vec::new(),
        }
    }

    /// Its tiles keep their order: they can be carried off the rack, but not along it.
    pub fn in_order(mut self) -> Self {
        self.is_sorted_by_hand = false;
        self
    }

    /// Its tiles are there to be picked: one that is carried is picked as one that is clicked, and goes back to its
    /// place.
    pub fn picked_from(mut self) -> Self {
        self.is_sorted_by_hand = false;
        self.is_picked_from = true;
        self
    }

    /// The widest tile, in points, of which so many stand on a rack of this width.
    pub fn tile_to_fit(places: usize, width: f32) -> f32 {
        let places = places.max(1) as f32;
        let fits = |(gap, side): (f32, f32)| ((width - 2.0 * side + gap) / places - gap).floor();
        let usual = fits((GAP, SIDE));
        usual.max(fits((NARROW_GAP, NARROW_SIDE)).min(Self::NARROW - 1.0))
    }

    /// Whether the last tile lies apart from the others, as one just drawn does; there is then room
    /// for that in any case.
    pub fn last_apart(mut self, apart: bool) -> Self {
        self.last_apart = Some(apart);
        self
    }

    /// Writes on the ledge below each tile what it is.
    pub fn captions(mut self, captions: Vec<String>) -> Self {
        self.captions = captions;
        self
    }

    /// Writes on the ledge the name of the tile that is pointed at, or come to by the keyboard; these are the names of
    /// all of them.
    pub fn naming(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    /// The size of its tiles.
    pub fn size(mut self, size: TileSize) -> Self {
        self.size = size;
        self
    }

    /// How many tiles the rack is wide, when it should keep its width with fewer tiles on it.
    pub fn places(mut self, places: usize) -> Self {
        self.places = places.max(self.tiles.len());
        self
    }

    /// Width and height of the whole rack in points.
    pub fn points(&self) -> Vec2 {
        let tile = self.size.points();
        let places = self.places.max(1) as f32;
        let apart = self.last_apart.map_or(0.0, |_| APART);
        let (gap, side) = gap_and_side(tile.x);
        vec2(
            places * (tile.x + gap) - gap + apart + 2.0 * side,
            tile.y + HEADROOM + LEDGE,
        )
    }

    /// Shows the rack.
    pub fn show(self, ui: &mut Ui) -> RackRowResponse {
        let (rect, _) = ui.allocate_exact_size(self.points(), Sense::hover());
        let rack = ui.interact(rect, self.id, Sense::hover());
        paint_rack(ui.painter(), rect);
        let tile_size = self.size.points();
        let (between, side) = gap_and_side(tile_size.x);
        let first = rect.min + vec2(side, HEADROOM);
        let apart = (self.last_apart == Some(true)).then(|| self.tiles.len().saturating_sub(1));
        let place = |index: usize| {
            let gap = if apart == Some(index) { APART } else { 0.0 };
            let step = vec2(index as f32 * (tile_size.x + between) + gap, 0.0);
            Rect::from_min_size(first + step, tile_size)
        };
        let mut tiles = Vec::with_capacity(self.tiles.len());
        for (index, tile) in self.tiles.into_iter().enumerate() {
            let builder = UiBuilder::new()
                .scope_id(self.id.with(index))
                .max_rect(place(index));
            // A child of its own: the rack's place in the layout is taken already.
            let response = ui.new_child(builder).add(tile.size(self.size));
            response.dnd_set_drag_payload(DraggedTile {
                rack: self.id,
                index,
            });
            tiles.push(response);
        }
        for (index, caption) in self.captions.iter().enumerate() {
            paint_caption(ui.painter(), place(index), caption);
        }
        let by_keys = goes_by_keys(ui.ctx());
        let is_looked_at = |tile: &Response| tile.hovered() || by_keys && tile.has_focus();
        let looked_at = tiles.iter().position(is_looked_at);
        if let Some((index, name)) = looked_at.and_then(|at| Some((at, self.names.get(at)?))) {
            paint_name(ui.painter(), rect, place(index), name);
        }
        let is_picked =
            |tile: &Response| tile.clicked() || self.is_picked_from && tile.drag_stopped();
        let clicked = tiles.iter().position(is_picked);
        let steered = steered(ui, &tiles, self.is_sorted_by_hand);
        let moved = if self.is_sorted_by_hand {
            dropped(ui, self.id, &rack, &tiles).or(steered)
        } else {
            None
        };
        RackRowResponse {
            rack,
            tiles,
            clicked,
            moved,
        }
    }
}

impl RackRowResponse {
    /// Gives the keyboard to its first tile.
    pub fn focus_first(&self) {
        if let Some(first) = self.tiles.first() {
            take_focus(first, ARROWS);
        }
    }
}

/// A tile of this rack let go over it: it goes where the pointer is.
fn dropped(ui: &Ui, id: Id, rack: &Response, tiles: &[Response]) -> Option<(usize, usize)> {
    let dragged = egui::DragAndDrop::payload::<DraggedTile>(ui.ctx()).filter(|it| it.rack == id)?;
    let pointer = ui.ctx().pointer_interact_pos()?;
    if !rack.rect.contains(pointer) {
        return None;
    }
    let gap = tiles
        .iter()
        .filter(|tile| tile.rect.center().x < pointer.x)
        .count();
    paint_gap(ui.painter(), tiles, gap);
    let to = if gap > dragged.index { gap - 1 } else { gap };
    rack.dnd_release_payload::<DraggedTile>()?;
    (to != dragged.index).then_some((dragged.index, to))
}

/// A line where a dragged tile would go.
fn paint_gap(painter: &Painter, tiles: &[Response], gap: usize) {
    let Some(x) = tiles
        .get(gap)
        .map(|tile| tile.rect.left() - GAP / 2.0)
        .or_else(|| tiles.last().map(|tile| tile.rect.right() + GAP / 2.0))
    else {
        return;
    };
    let Some(tile) = tiles.first() else { return };
    let stroke = Stroke::new(3.0, Theme::current(painter.ctx()).accent);
    painter.vline(x, tile.rect.y_range(), stroke);
}

/// The keys of a tile that has the keyboard.
const ARROWS: EventFilter = EventFilter {
    tab: false,
    horizontal_arrows: true,
    vertical_arrows: false,
    escape: false,
};

/// The arrow keys, Home and End carry the focus along the row; with Alt, the tile goes with it.
fn steered(ui: &Ui, tiles: &[Response], is_sorted_by_hand: bool) -> Option<(usize, usize)> {
    let focused = tiles.iter().position(Response::has_focus)?;
    ui.memory_mut(|memory| memory.set_focus_lock_filter(tiles[focused].id, ARROWS));
    if is_sorted_by_hand {
        carried_with_alt(&tiles[focused]);
    }
    let last = tiles.len() - 1;
    let (to, carried) = ui.input(|input| {
        let to = if input.key_pressed(Key::ArrowLeft) {
            focused.saturating_sub(1)
        } else if input.key_pressed(Key::ArrowRight) {
            (focused + 1).min(last)
        } else if input.key_pressed(Key::Home) {
            0
        } else if input.key_pressed(Key::End) {
            last
        } else {
            focused
        };
        (to, input.modifiers.alt)
    });
    if to == focused {
        return None;
    }
    take_focus(&tiles[to], ARROWS);
    carried.then_some((focused, to))
}

/// A caption on the ledge below a tile, in smaller letters where it is too long.
fn paint_caption(painter: &Painter, tile: Rect, caption: &str) {
    let color = Theme::current(painter.ctx()).wood_text;
    let layout =
        |size| painter.layout_no_wrap(caption.to_owned(), FontId::proportional(size), color);
    let room = tile.width() + GAP / 2.0;
    let largest = LEDGE - 2.0;
    let mut laid_out = layout(largest);
    if laid_out.size().x > room {
        laid_out = layout((largest * room / laid_out.size().x).max(SMALLEST_CAPTION));
    }
    let middle = pos2(tile.center().x, tile.bottom() + LEDGE / 2.0);
    painter.galley(middle - laid_out.size() / 2.0, laid_out, color);
}

/// The name of a tile on the ledge below it, as wide as it is: it does not leave the rack.
fn paint_name(painter: &Painter, rack: Rect, tile: Rect, name: &str) {
    let color = Theme::current(painter.ctx()).wood_text;
    let font = FontId::new(LEDGE - 2.0, fonts::bold());
    let laid_out = painter.layout_no_wrap(name.to_owned(), font, color);
    let half = laid_out.size().x / 2.0;
    let (least, most) = (rack.left() + 4.0 + half, rack.right() - 4.0 - half);
    let x = tile.center().x.clamp(least, most.max(least));
    let middle = pos2(x, tile.bottom() + LEDGE / 2.0);
    painter.galley(middle - laid_out.size() / 2.0, laid_out, color);
}

/// The wood: a back against which the tiles lean, and a ledge on which they stand.
pub fn paint_rack(painter: &Painter, rect: Rect) {
    let theme = Theme::current(painter.ctx());
    let radius = CornerRadius::same(RADIUS);
    let shadow = Shadow {
        offset: [0, 3],
        blur: 8,
        spread: 0,
        color: theme.shadow,
    };
    painter.add(shadow.as_shape(rect, radius));
    painter.rect_filled(rect, radius, theme.wood);
    let ledge = Rect::from_min_max(pos2(rect.left(), rect.bottom() - LEDGE), rect.max);
    let back = Rect::from_min_max(rect.min, pos2(rect.right(), ledge.top()));
    painter.add(fade(
        back.shrink2(vec2(1.0, f32::from(RADIUS))),
        theme.wood,
        theme.wood_shade,
    ));
    paint_grain(painter, back, theme.wood_shade);
    let below = CornerRadius {
        sw: RADIUS,
        se: RADIUS,
        ..CornerRadius::ZERO
    };
    painter.rect_filled(ledge, below, theme.wood);
    let front = ledge.with_max_y(ledge.bottom() - f32::from(RADIUS));
    painter.add(fade(
        front.shrink2(vec2(1.0, 0.0)),
        theme.wood_light,
        theme.wood,
    ));
    let inside = rect.x_range().shrink(f32::from(RADIUS) / 2.0);
    painter.hline(
        inside,
        ledge.top() - 1.0,
        Stroke::new(2.0, theme.wood_shade),
    );
    let lit = Stroke::new(1.0, theme.wood_light);
    painter.rect_stroke(
        rect,
        radius,
        Stroke::new(1.0, theme.wood_shade),
        StrokeKind::Inside,
    );
    painter.hline(
        rect.x_range().shrink(f32::from(RADIUS)),
        rect.top() + 1.0,
        lit,
    );
}

/// The radius of the rack's corners, in points.
const RADIUS: u8 = 6;

/// A rectangle whose colour changes from its top to its bottom.
fn fade(rect: Rect, top: Color32, bottom: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.left_top(), top);
    mesh.colored_vertex(rect.right_top(), top);
    mesh.colored_vertex(rect.right_bottom(), bottom);
    mesh.colored_vertex(rect.left_bottom(), bottom);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    mesh
}

/// Long, faint waves in the wood.
fn paint_grain(painter: &Painter, rect: Rect, color: Color32) {
    let stroke = Stroke::new(1.0, color.gamma_multiply(0.35));
    let lines = (rect.height() / 9.0) as usize;
    for line in 1..lines {
        let share = line as f32 / lines as f32;
        let wave = |x: f32| (x * 0.011 + 5.0 * share).sin() * 2.5 + (x * 0.031).sin();
        let points = (0..=(rect.width() / 12.0) as usize).map(|step| {
            let x = rect.left() + step as f32 * 12.0;
            pos2(
                x,
                rect.top() + share * rect.height() + wave(x - rect.left()),
            )
        });
        painter
            .with_clip_rect(rect.shrink(2.0))
            .line(points.collect(), stroke);
    }
}
