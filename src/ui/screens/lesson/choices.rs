//! One of several answers: cards of tiles on felt, or buttons with words. A tap is the answer.

use egui::{
    Align2, CornerRadius, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use super::layout::tile_names;
use super::marks::marked_name;
use super::picture::option_groups;
use super::question::{Task, digit};
use crate::lesson::{Choice, Choose};
use crate::msg;
use crate::tile::Tile;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{
    LARGE_MARK, LaidProse, Mark, Prose, TileGroups, TileSize, paint_focus_ring,
};

/// Between two answers, in points.
const GAP: f32 = 12.0;
/// Left and right of what stands on a card, in points.
const SIDE: f32 = 34.0;
/// Above and below what stands on a card or a button, in points.
const PAD: f32 = 12.0;
/// Between groups of tiles on a card, in points.
const GROUP_GAP: f32 = 10.0;
/// The least width of a card, in points.
const LEAST: f32 = 160.0;
/// Tiles on cards side by side are at least so wide; else the cards stand below one another.
const ENOUGH: f32 = 44.0;
/// The widest button with words, in points.
const WIDEST: f32 = 760.0;

/// Draws the answers.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, choose: &Choose) {
    let tapped = if choose.choices.iter().any(|choice| !choice.tiles.is_empty()) {
        cards(ui, task, choose)
    } else {
        buttons(ui, task, choose)
    };
    let typed = digit(ui).map(|digit| digit - 1).filter(|place| {
        *place < choose.choices.len() && task.marks.choice(choose, *place).is_none()
    });
    if let Some(place) = tapped.or(typed) {
        task.answer(place);
    }
}

/// The words of an answer.
fn words(
    ui: &Ui,
    task: &Task<'_, '_>,
    choice: &Choice,
    mark: Option<Mark>,
    width: f32,
    is_card: bool,
) -> LaidProse {
    let theme = Theme::current(ui);
    let text = task.say(&format!("option-{}", choice.id));
    let names = |tiles: &[Tile]| tile_names(task.shared, tiles);
    let is_wrong = mark == Some(Mark::Wrong);
    let color = match (is_card, is_wrong) {
        (true, false) => theme.felt_text,
        (true, true) => theme.felt_text_weak,
        (false, false) => theme.text,
        (false, true) => theme.text_weak,
    };
    let prose = Prose::new(&text, text_size::LARGE, &names)
        .color(color)
        .struck(is_wrong);
    let prose = if is_card { prose.centered() } else { prose };
    prose.lay_out(ui, width)
}

/// How cards are laid out: how many stand side by side, and how wide their tiles can be.
fn columns(choose: &Choose, width: f32) -> (usize, f32) {
    let tile = |columns: usize| {
        let card = (width - GAP * (columns - 1) as f32) / columns as f32 - 2.0 * SIDE;
        let fits = choose.choices.iter().map(|choice| {
            let count = choice.tiles.iter().map(Vec::len).sum();
            TileGroups::size_to_fit(count, choice.tiles.len(), card, GROUP_GAP)
        });
        fits.fold(f32::INFINITY, f32::min)
    };
    let most = choose.choices.len().clamp(1, 4);
    let found = (1..=most).rev().find(|columns| tile(*columns) >= ENOUGH);
    let columns = found.unwrap_or(1);
    (columns, tile(columns))
}

fn cards(ui: &mut Ui, task: &mut Task<'_, '_>, choose: &Choose) -> Option<usize> {
    let free = ui.available_width();
    let (columns, widest) = columns(choose, free);
    let rows = choose.choices.len().div_ceil(columns);
    let tile = TileSize::Width(task.scale.tile(widest, rows)).points();
    let groups = choose.choices.iter().map(|choice| {
        let count = choice.tiles.iter().map(Vec::len).sum();
        TileGroups::row_width(count, choice.tiles.len(), tile.x, GROUP_GAP)
    });
    let inside = groups.fold(LEAST - 2.0 * SIDE, f32::max);
    let most = (free - GAP * (columns - 1) as f32) / columns as f32;
    let width = (inside + 2.0 * SIDE).min(most).round();
    let marks: Vec<_> = (0..choose.choices.len())
        .map(|place| task.marks.choice(choose, place))
        .collect();
    let laid: Vec<LaidProse> = choose
        .choices
        .iter()
        .zip(&marks)
        .map(|(choice, mark)| words(ui, task, choice, *mark, width - 2.0 * PAD, true))
        .collect();
    let caption = laid.iter().map(|laid| laid.size().y).fold(0.0, f32::max);
    let height = (PAD + tile.y + 8.0 + caption + PAD).round();
    let whole = vec2(
        columns as f32 * (width + GAP) - GAP,
        rows as f32 * (height + GAP) - GAP,
    );
    let (area, _) = ui.allocate_exact_size(vec2(free, whole.y), Sense::hover());
    let left = area.center().x - whole.x / 2.0;
    let mut tapped = None;
    for (place, (choice, laid)) in choose.choices.iter().zip(&laid).enumerate() {
        let (column, row) = ((place % columns) as f32, (place / columns) as f32);
        // What is left for the last row stands in its middle.
        let here = (choose.choices.len() - place / columns * columns).min(columns);
        let indent = (columns - here) as f32 * (width + GAP) / 2.0;
        let corner = pos2(
            left + indent + column * (width + GAP),
            area.top() + row * (height + GAP),
        );
        let rect = Rect::from_min_size(corner.round(), vec2(width, height));
        let spoken = tile_names(task.shared, &choice.tiles.concat());
        let name = if choice.tiles.is_empty() {
            laid.spoken()
        } else {
            let option = laid.spoken();
            let named = msg!("lesson-option", option = option.as_str(), tiles = spoken);
            task.shared.say(&named)
        };
        let mark = marks.get(place).copied().flatten();
        let response = answer(ui, task, rect, place, &name, mark);
        paint_card(ui, &response, mark, place);
        let tiles = Rect::from_min_size(
            pos2(rect.left(), rect.top() + PAD),
            vec2(rect.width(), tile.y),
        );
        option_groups(ui, &choice.tiles, tiles, tile, GROUP_GAP, mark);
        let corner = pos2(rect.left(), tiles.bottom() + 8.0);
        laid.paint(ui.painter(), corner, rect.width());
        if response.clicked() {
            tapped = Some(place);
        }
    }
    tapped
}

fn buttons(ui: &mut Ui, task: &mut Task<'_, '_>, choose: &Choose) -> Option<usize> {
    let theme = Theme::current(ui);
    let width = ui.available_width().min(WIDEST);
    let mut tapped = None;
    for (place, choice) in choose.choices.iter().enumerate() {
        let mark = task.marks.choice(choose, place);
        let laid = words(ui, task, choice, mark, width - 2.0 * (SIDE + 14.0), false);
        let height = (laid.size().y + 2.0 * PAD).max(52.0).round();
        let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let rect = Rect::from_center_size(area.center(), vec2(width, height));
        let response = answer(ui, task, rect, place, &laid.spoken(), mark);
        let fill = if mark == Some(Mark::Wrong) {
            theme.panel
        } else if response.is_pointer_button_down_on() {
            theme.button_pressed
        } else if response.hovered() && response.enabled() && mark.is_none() {
            theme.button_hovered
        } else {
            theme.button
        };
        let radius = CornerRadius::same(8);
        let edge = Stroke::new(1.0, theme.button_edge);
        ui.painter()
            .rect(rect, radius, fill, edge, StrokeKind::Inside);
        let at = pos2(rect.left() + 24.0, rect.center().y);
        let font = FontId::new(text_size::BODY, fonts::bold());
        let number = (place + 1).to_string();
        ui.painter()
            .text(at, Align2::CENTER_CENTER, number, font, theme.text_weak);
        let top = rect.center().y - laid.size().y / 2.0;
        laid.paint(ui.painter(), pos2(rect.left() + SIDE + 14.0, top), width);
        finish(ui, &response, mark, radius);
        if response.clicked() {
            tapped = Some(place);
        }
    }
    tapped
}

/// The whole of an answer is a button, until it is marked.
fn answer(
    ui: &Ui,
    task: &Task<'_, '_>,
    rect: Rect,
    place: usize,
    name: &str,
    mark: Option<Mark>,
) -> Response {
    let sense = if mark.is_none() {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(rect, ui.scope_id().with(("answer", place)), sense);
    let enabled = ui.is_enabled() && mark.is_none();
    let name = marked_name(task.shared, name, mark);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    response
}

/// The felt of a card, with its number.
fn paint_card(ui: &Ui, response: &Response, mark: Option<Mark>, place: usize) {
    let theme = Theme::current(ui);
    let rect = response.rect;
    let radius = CornerRadius::same(10);
    let is_live = response.enabled() && mark.is_none();
    let fill = if mark == Some(Mark::Wrong) || response.is_pointer_button_down_on() {
        theme.felt_shade
    } else {
        theme.felt
    };
    ui.painter().rect_filled(rect, radius, fill);
    if is_live && response.hovered() {
        let stroke = Stroke::new(3.0, theme.accent);
        ui.painter()
            .rect_stroke(rect, radius, stroke, StrokeKind::Outside);
    }
    let font = FontId::new(text_size::BODY, fonts::bold());
    let at = rect.min + vec2(16.0, 16.0);
    let number = (place + 1).to_string();
    ui.painter().text(
        at,
        Align2::CENTER_CENTER,
        number,
        font,
        theme.felt_text_weak,
    );
    finish(ui, response, mark, radius);
}

/// What is marked on an answer, and the ring of the keyboard.
fn finish(ui: &Ui, response: &Response, mark: Option<Mark>, radius: CornerRadius) {
    let theme = Theme::current(ui);
    let rect = response.rect;
    if mark == Some(Mark::Right) {
        let stroke = Stroke::new(3.0, theme.card_groups[0]);
        ui.painter()
            .rect_stroke(rect, radius, stroke, StrokeKind::Outside);
    }
    if let Some(mark) = mark {
        let at = pos2(
            rect.right() - LARGE_MARK - 8.0,
            rect.top() + LARGE_MARK + 8.0,
        );
        mark.paint(ui.painter(), at, LARGE_MARK);
    }
    if response.has_focus() {
        paint_focus_ring(ui.painter(), rect);
    }
}
