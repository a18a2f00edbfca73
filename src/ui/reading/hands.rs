//! The hands of a line, one at a time, as tiles; beside a rack with what it has of them, what is missing
//! and what is left over.

use egui::{
    Align2, CornerRadius, FontId, Label, Rect, RichText, Sense, Stroke, TextStyle, Ui, pos2, vec2,
};

use super::hand_pager::{Asked, HandPager, Step};
use super::measure::RackAtHand;
use crate::analysis::{CompiledCard, HandTile, LineOutlook, MissingTile, Placement};
use crate::card::Hand;
use crate::locale::Message;
use crate::msg;
use crate::tile::Tile;
use crate::ui::theme::{Theme, felt_frame, text_size};
use crate::ui::widgets::{
    Condition, Icon, TileButton, TileGroups, TileSize, heading, icon_button, row_width,
};
use crate::ui::words::{said, said_weak};
use crate::ui::{Shared, fonts};
use crate::wording;

/// How wide the tiles of the hand are, in points.
pub(super) const TILE: f32 = 32.0;
/// The same where there is little room, so that a pung and a quint go into a row.
const NARROW_TILE: f32 = 24.0;
/// From this width on there is room for the wider ones, in points.
const ROOM_FOR_TILES: f32 = 250.0;
/// Between the tiles of a group, in points.
const BETWEEN: f32 = 3.0;
/// How wide a tile is beside a line of text, in points.
const SMALL_TILE: f32 = 22.0;
/// The room after a missing tile's words, in points.
const AFTER_MISSING: f32 = 12.0;
/// Between groups, in points.
const GAP: f32 = 9.0;
/// The least width at which the hand and the ways to the others stand side by side, in points.
const SIDE_BY_SIDE: f32 = 680.0;
/// The least width of the ways to the other hands there, in points.
const STEPS: f32 = 136.0;

/// Which tiles are laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Laid {
    /// Those of the hand.
    Hand,
    /// Behind them those of the rack that the hand has no place for.
    HandAndStrays,
}

/// Whether groups are marked in which jokers may stand: without the words that say so, nobody knows the marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum JokerMarks {
    /// They are.
    Shown,
    /// They are not.
    LeftOut,
}

/// The hand to which a pager has come, and how it is laid.
#[derive(Clone, Copy)]
pub(super) struct Shown<'a> {
    pub(super) card: &'a CompiledCard,
    pub(super) pager: &'a HandPager,
    /// The rack beside which it is laid.
    pub(super) at_hand: Option<&'a RackAtHand>,
    pub(super) laid: Laid,
    pub(super) marks: JokerMarks,
    /// How wide its tiles are at most, in points.
    pub(super) tile: f32,
}

/// Draws a line with the hand to which the pager has come, and how what is missing can still come.
pub(super) fn ui(
    ui: &mut Ui,
    card: &CompiledCard,
    pager: &HandPager,
    at_hand: Option<&RackAtHand>,
    shared: &Shared<'_>,
) -> Asked {
    let mut asked = Asked::Nothing;
    let name = shared.say(&wording::line(card.card(), pager.line));
    ui.horizontal_wrapped(|ui| {
        let close = shared.say(&msg!("card-hands-close"));
        if icon_button(ui, Icon::Cross, &close).clicked() {
            asked = Asked::Close;
        }
        if !pager.hands.is_empty()
            && let Some(step) = steps(ui, pager, shared)
        {
            asked = Asked::Step(step);
        }
        ui.add(line_name(ui, &name));
        if !pager.hands.is_empty() {
            place(ui, pager, shared);
        }
    });
    let shown = Shown {
        card,
        pager,
        at_hand,
        laid: Laid::Hand,
        marks: JokerMarks::Shown,
        tile: TILE,
    };
    felt_ui(ui, shown, shared);
    if let (Some(outlook), Some(at_hand)) = (&pager.outlook, at_hand) {
        missing(ui, outlook, at_hand, shared);
    }
    jokers_ui(ui, card, pager, shared);
    let sentence = shared.say(&wording::line_sentence(card.card(), pager.line));
    said(ui, shared, &sentence, text_size::BODY);
    asked
}

/// What the line is called, whole in one row where a row has room for it.
fn line_name(ui: &Ui, name: &str) -> Label {
    let font = FontId::new(TextStyle::Body.resolve(ui.style()).size, fonts::bold());
    let label = Label::new(RichText::new(name).family(fonts::bold()));
    if row_width(ui, name, font) <= ui.max_rect().width() {
        label.extend()
    } else {
        label
    }
}

/// The hand to which the pager has come, on felt over the width there is.
pub(super) fn felt_ui(ui: &mut Ui, shown: Shown<'_>, shared: &Shared<'_>) {
    let hand = shown.pager.shown();
    let card = shown.card;
    let Some(hand) = hand.and_then(|hand| card.card().hands().get(hand.place())) else {
        let closed = shared.say(&msg!("card-hands-closed"));
        said(ui, shared, &closed, text_size::BODY);
        return;
    };
    let width = ui.available_width();
    let frame = felt_frame(Theme::current(ui)).fill(Theme::current(ui).felt);
    frame.show(ui, |ui| {
        ui.set_width(width - frame.total_margin().sum().x);
        tiles(ui, hand, shown, shared);
    });
}

/// Draws the hand to which the pager has come, and the ways to the others.
pub(super) fn hand_ui(ui: &mut Ui, shown: Shown<'_>, shared: &Shared<'_>) -> Asked {
    let pager = shown.pager;
    let mut step = None;
    let width = ui.available_width();
    if pager.hands.is_empty() || width < SIDE_BY_SIDE {
        if !pager.hands.is_empty() {
            ui.horizontal_wrapped(|ui| {
                place(ui, pager, shared);
                step = steps(ui, pager, shared);
            });
        }
        felt_ui(ui, shown, shared);
    } else {
        let steps_width = steps_width(ui, pager, shared);
        ui.horizontal_top(|ui| {
            let beside = ui.spacing().item_spacing.x + steps_width;
            ui.vertical(|ui| {
                ui.set_width(width - beside);
                felt_ui(ui, shown, shared);
            });
            ui.vertical(|ui| {
                ui.set_width(steps_width);
                ui.spacing_mut().item_spacing.y = 4.0;
                place(ui, pager, shared);
                step = ui.horizontal(|ui| steps(ui, pager, shared)).inner;
            });
        });
    }
    step.map_or(Asked::Nothing, Asked::Step)
}

/// Says where jokers may stand in the hand.
pub(super) fn jokers_ui(ui: &mut Ui, card: &CompiledCard, pager: &HandPager, shared: &Shared<'_>) {
    let shown = pager.shown();
    let Some(hand) = shown.and_then(|hand| card.card().hands().get(hand.place())) else {
        return;
    };
    let jokers = if hand.groups.iter().any(|group| group.takes_jokers) {
        msg!("card-hands-jokers")
    } else {
        msg!("card-hands-no-jokers")
    };
    said_weak(ui, shared, &shared.say(&jokers), text_size::SMALL);
}

/// "3 of 24".
fn place(ui: &mut Ui, pager: &HandPager, shared: &Shared<'_>) {
    let place = shared.say(&place_of(pager, pager.at));
    // It goes to the next row as a whole.
    ui.add(Label::new(RichText::new(place).family(fonts::bold())).extend());
}

/// Which of the hands this one is.
fn place_of(pager: &HandPager, at: usize) -> Message {
    let count = pager.hands.len();
    msg!("card-hands-place", place = at + 1, count = count)
}

/// How wide the ways to the other hands are, in points: the last of them has the longest number.
fn steps_width(ui: &Ui, pager: &HandPager, shared: &Shared<'_>) -> f32 {
    let last = shared.say(&place_of(pager, pager.hands.len().saturating_sub(1)));
    let font = FontId::new(TextStyle::Body.resolve(ui.style()).size, fonts::bold());
    row_width(ui, last, font).max(STEPS)
}

/// The ways to the other hands, if there are others.
fn steps(ui: &mut Ui, pager: &HandPager, shared: &Shared<'_>) -> Option<Step> {
    let mut step = None;
    ui.spacing_mut().item_spacing.x = 4.0;
    for (icon, name, way) in [
        (Icon::ArrowLeft, msg!("card-hands-back"), Step::Back),
        (Icon::ArrowRight, msg!("card-hands-on"), Step::On),
        (Icon::Dice, msg!("card-hands-leap"), Step::Leap),
    ] {
        if pager.hands.len() > 1 && icon_button(ui, icon, &shared.say(&name)).clicked() {
            step = Some(way);
        }
    }
    step
}

/// The tiles of the hand: those that the rack has, the jokers that stand in it, and those missing; and
/// behind them those of the rack that are left over, when they are told.
fn tiles(ui: &mut Ui, hand: &Hand, shown: Shown<'_>, shared: &Shared<'_>) {
    let Shown {
        at_hand,
        laid,
        marks,
        ..
    } = shown;
    let placement = match at_hand {
        Some(at_hand) => at_hand.beside(hand),
        None => RackAtHand::default().beside(hand),
    };
    let has_rack = at_hand.is_some();
    let strays: Vec<Tile> = if laid == Laid::HandAndStrays {
        placement.strays.tiles().collect()
    } else {
        Vec::new()
    };
    let layout = Layout::new(ui, &placement, &strays, shown.tile, shared);
    let (whole, _) = ui.allocate_exact_size(layout.size, Sense::hover());
    let from = whole.min.to_vec2();
    for ((group, wanted), place) in placement.groups().zip(&layout.groups) {
        let place = place.translate(from);
        let names: Vec<String> = wanted
            .iter()
            .map(|tile| name(*tile, has_rack, shared))
            .collect();
        let tiles = wanted.iter().zip(&names);
        row(
            ui,
            place,
            layout.tile,
            tiles.map(|(it, name)| face(*it, has_rack, name)).collect(),
        );
        if group.takes_jokers && marks == JokerMarks::Shown {
            bracket(ui, place);
        }
    }
    let Some(place) = layout.strays else { return };
    let place = place.translate(from);
    let label = shared.say(&msg!("card-hands-strays"));
    ui.painter().text(
        pos2(place.left(), place.center().y),
        Align2::LEFT_CENTER,
        label,
        FontId::proportional(text_size::SMALL),
        Theme::current(ui).felt_text,
    );
    let names: Vec<String> = strays
        .iter()
        .map(|tile| {
            let name = shared.say(&wording::tile(*tile));
            shared.say(&msg!("card-hands-stray-tile", tile = name))
        })
        .collect();
    let tiles = strays.iter().zip(&names);
    let tiles = tiles.map(|(tile, name)| TileButton::new(*tile, name).condition(Condition::Dimmed));
    let first = place.with_min_x(place.right() - width_of(strays.len(), layout.tile));
    row(ui, first, layout.tile, tiles.collect());
}

fn row(ui: &mut Ui, place: Rect, tile: f32, tiles: Vec<TileButton<'_>>) {
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(place));
    TileGroups::new(vec![tiles])
        .size(TileSize::Width(tile))
        .show_in_row(&mut inside);
}

/// How wide so many tiles of this width are side by side, in points.
fn width_of(tiles: usize, tile: f32) -> f32 {
    tiles as f32 * (tile + BETWEEN) - BETWEEN
}

/// Where the groups go, from the upper left corner; what is left over stands at the right end of the
/// last row, or in one of its own.
struct Layout {
    groups: Vec<Rect>,
    strays: Option<Rect>,
    size: egui::Vec2,
    /// How wide a tile is, in points.
    tile: f32,
}

impl Layout {
    fn new(
        ui: &Ui,
        placement: &Placement<'_>,
        strays: &[Tile],
        most: f32,
        shared: &Shared<'_>,
    ) -> Self {
        let width = ui.available_width();
        let tile = if width < ROOM_FOR_TILES {
            NARROW_TILE
        } else {
            most.max(NARROW_TILE)
        };
        let height = TileSize::Width(tile).points().y;
        let mut at = pos2(0.0, 0.0);
        let mut places = Vec::new();
        for (group, _) in placement.groups() {
            let wide = width_of(group.tiles.len(), tile);
            if at.x > 0.0 && at.x + wide > width {
                at = pos2(0.0, at.y + height + 12.0);
            }
            places.push(Rect::from_min_size(at, vec2(wide, height)));
            at.x += wide + GAP;
        }
        let strays = (!strays.is_empty()).then(|| {
            let label = shared.say(&msg!("card-hands-strays"));
            let font = FontId::proportional(text_size::SMALL);
            let color = Theme::current(ui).felt_text;
            let label = ui.painter().layout_no_wrap(label, font, color);
            let wide = label.size().x + GAP + width_of(strays.len(), tile);
            if at.x + GAP + wide > width {
                at = pos2(0.0, at.y + height + 12.0);
                Rect::from_min_size(at, vec2(wide, height))
            } else {
                Rect::from_min_size(pos2(width - wide, at.y), vec2(wide, height))
            }
        });
        Self {
            groups: places,
            strays,
            size: vec2(width, at.y + height + 6.0),
            tile,
        }
    }
}

/// The mark of a group in which jokers may stand: a bar under it with a dot in its middle.
fn bracket(ui: &Ui, group: Rect) {
    let color = Theme::current(ui).accent;
    let y = group.bottom() + 4.0;
    let bar = Rect::from_x_y_ranges(group.x_range().shrink(2.0), (y - 1.0)..=(y + 1.0));
    ui.painter().rect_filled(bar, CornerRadius::same(1), color);
    ui.painter().circle(
        pos2(group.center().x, y),
        3.0,
        color,
        Stroke::new(1.0, Theme::current(ui).accent_text),
    );
}

fn name(tile: HandTile, has_rack: bool, shared: &Shared<'_>) -> String {
    shared.say(&match tile {
        HandTile::Missing(tile) if !has_rack => wording::tile(tile),
        HandTile::MissingJoker(tile) if !has_rack => wording::hand_tile(HandTile::Joker(tile)),
        _ => wording::hand_tile(tile),
    })
}

fn face(tile: HandTile, has_rack: bool, name: &str) -> TileButton<'_> {
    match tile {
        HandTile::Joker(tile) => TileButton::new(Tile::Joker, name).stands_for(Some(tile)),
        HandTile::Blank(tile) => TileButton::new(Tile::Blank, name).stands_for(Some(tile)),
        HandTile::Missing(tile) if has_rack => {
            TileButton::new(tile, name).condition(Condition::Missing)
        }
        HandTile::MissingJoker(tile) => {
            let joker = TileButton::new(Tile::Joker, name).stands_for(Some(tile));
            if has_rack {
                joker.condition(Condition::Missing)
            } else {
                joker
            }
        }
        HandTile::Held(tile) | HandTile::Missing(tile) => TileButton::new(tile, name),
    }
}

/// What is missing, in short how it can still come, and how many are left; whoever points at it or
/// hears it gets the whole sentence.
fn missing(ui: &mut Ui, outlook: &LineOutlook, at_hand: &RackAtHand, shared: &Shared<'_>) {
    let missing = msg!("card-hands-missing", count = outlook.distance);
    heading(ui, &shared.say(&missing), text_size::BODY);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
        for missing in &outlook.missing {
            missing_ui(ui, *missing, at_hand, shared);
        }
    });
}

fn missing_ui(ui: &mut Ui, missing: MissingTile, at_hand: &RackAtHand, shared: &Shared<'_>) {
    let (whole, short) = if missing.is_lost(&at_hand.unseen) {
        let lost = wording::lost_tile(&missing);
        (lost.clone(), lost)
    } else {
        let short = wording::missing_tile_in_short(&missing);
        (wording::missing_tile(&missing), short)
    };
    let whole = shared.say(&whole);
    let short = RichText::new(shared.say(&short)).size(text_size::SMALL);
    let size = TileSize::Width(SMALL_TILE);
    let font = FontId::proportional(text_size::SMALL);
    let gap = ui.spacing().item_spacing.x;
    let beside = size.points().x + gap;
    // A tile and its words are never torn apart; what is longer than a row wraps within it.
    let most = ui.max_rect().width() - beside;
    let words = short.text().to_owned();
    let words = ui
        .painter()
        .layout(words, font, Theme::current(ui).text, most)
        .size();
    let inside = vec2(
        beside + (words.x + AFTER_MISSING).min(most),
        size.points().y.max(words.y),
    );
    ui.allocate_ui_with_layout(
        inside,
        egui::Layout::left_to_right(egui::Align::Center),
        |ui| {
            ui.set_min_size(inside);
            let tile = TileButton::new(missing.tile, &whole).picture().size(size);
            ui.add(tile).on_hover_text(&whole);
            ui.add(egui::Label::new(short).wrap()).on_hover_text(&whole);
        },
    );
}
