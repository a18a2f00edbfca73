//! One of several answers: cards of tiles on felt, places at a table, or buttons with words. A tap is the answer.

use egui::epaint::RectShape;
use egui::{
    CornerRadius, FontId, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::card_line;
use super::grid::{GROUP_GAP, Grid, PAD, SIDE};
use super::marks::{Marks, marked_name};
use super::picture::option_groups;
use super::question::Task;
use super::seat_choices;
use crate::lesson::{Choose, Illustration, StepChoice, StepQuestion};
use crate::msg;
use crate::tile::Tile;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::column::is_low;
use crate::ui::widgets::{
    CardLine, LARGE_MARK, LaidProse, Mark, Prose, digit, goes_first, paint_digit, paint_focus_ring,
    row_width,
};
use crate::ui::words::tile_names;
use crate::wording;

/// Digit and mark stand at most this part of the width of a card from its edge: it may be a narrow one.
const CORNER: f32 = 6.5;
/// The corners of a card.
const CARD_RADIUS: CornerRadius = CornerRadius::same(10);
/// The widest button with words, in points.
pub(super) const WIDEST: f32 = 760.0;
/// Strips of the card that are narrower than this have their number close to them, in points.
pub(super) const NARROW: f32 = 420.0;
/// The lowest button with words, in points.
const LOWEST: f32 = 52.0;
/// The same in a low window.
const LOWEST_IF_LOW: f32 = 40.0;
/// Above and below the words of a button in a low window, in points.
const PAD_IF_LOW: f32 = 6.0;
/// Left of the words of a button, in points: its number stands there.
const BEFORE: f32 = 48.0;
/// Between two answers beside one another, in points.
const BESIDE: f32 = 8.0;
/// The narrowest of these, in points.
const NARROWEST_BESIDE: f32 = 280.0;

/// Draws the answers.
pub(super) fn ui(ui: &mut Ui, task: &mut Task<'_, '_>, choose: &Choose) {
    let has_line = |choice: &StepChoice| matches!(choice.picture, Some(Illustration::Line(_)));
    let tapped = if choose.choices.iter().any(has_line) {
        printed(ui, task, choose)
    } else if choose
        .choices
        .iter()
        .any(|choice| !choice.tiles().is_empty())
    {
        cards(ui, task, choose)
    } else {
        let is_at_table = choose.choices.iter().any(|choice| choice.seat.is_some());
        let tapped = is_at_table.then(|| seat_choices::ui(ui, task, choose));
        tapped.flatten().or(buttons(ui, task, choose))
    };
    let typed = digit(ui).map(|digit| digit - 1).filter(|place| {
        *place < choose.choices.len() && task.marks.choice(choose, *place).is_none()
    });
    if let Some(place) = tapped.or(typed) {
        task.answer(place);
    }
}

/// The words of an answer.
pub(super) fn words(
    ui: &Ui,
    task: &Task<'_, '_>,
    choice: &StepChoice,
    mark: Option<Mark>,
    width: f32,
    is_card: bool,
) -> LaidProse {
    let theme = Theme::current(ui);
    let Marks { lesson, step, .. } = task.marks;
    let said = wording::choice(&lesson.id, &step.words, choice, step.card.card());
    let text = task.shared.say(&said);
    let names = |tiles: &[Tile]| tile_names(task.shared, tiles);
    let is_wrong = mark == Some(Mark::Wrong);
    let color = match (is_card, is_wrong) {
        (true, false) => theme.felt_text,
        (true, true) => theme.felt_text_weak,
        (false, false) => theme.text,
        (false, true) => theme.text_weak,
    };
    let beside = match &step.question {
        Some(StepQuestion::Choose(choose)) => choose.choices.as_slice(),
        _ => std::slice::from_ref(choice),
    };
    let texts = beside.iter().map(|choice| {
        let said = wording::choice(&lesson.id, &step.words, choice, step.card.card());
        task.shared.say(&said)
    });
    let size = whole_words(ui, texts, task.scale.of(text_size::LARGE), width);
    let prose = Prose::new(&text, size, &names)
        .words(task.lexicon())
        .color(color)
        .struck(is_wrong);
    let prose = if is_card { prose.centered() } else { prose };
    prose.lay_out(ui, width)
}

/// The size of these texts, in points, at which no word is wider than `width`: it would be broken without a hyphen.
fn whole_words(ui: &Ui, texts: impl Iterator<Item = String>, size: f32, width: f32) -> f32 {
    let wide = |word: &str| row_width(ui, word, FontId::proportional(size));
    let widest = |text: String| {
        let words = text.split_whitespace();
        // Chinese is broken anywhere.
        let words = words.filter(|word| word.chars().all(|it| it < '\u{2e80}'));
        words.map(wide).fold(0.0, f32::max)
    };
    let widest = texts.map(widest).fold(0.0, f32::max);
    if widest > width {
        (size * width / widest).floor()
    } else {
        size
    }
}

fn cards(ui: &mut Ui, task: &mut Task<'_, '_>, choose: &Choose) -> Option<usize> {
    let grid = Grid::new(ui, task, choose);
    let count = choose.choices.len();
    let size = vec2(ui.available_width(), grid.height(count));
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut tapped = None;
    for (place, choice) in choose.choices.iter().enumerate() {
        let mark = task.marks.choice(choose, place);
        let laid = words(ui, task, choice, mark, grid.words, true);
        let card = grid.card(area, place, count);
        let (tiles, corner) = grid.inside(card, laid.size().y);
        let name = if choice.tiles().is_empty() {
            laid.spoken()
        } else {
            let (option, tiles) = (
                laid.spoken(),
                tile_names(task.shared, &choice.tiles().concat()),
            );
            let named = msg!("lesson-option", option = option, tiles = tiles);
            task.shared.say(&named)
        };
        let response = answer(ui, task, card, place, &name, mark);
        paint_card(ui, &response, mark, place);
        option_groups(ui, choice.tiles(), tiles, grid.tile, GROUP_GAP, mark);
        laid.paint(ui.painter(), corner, grid.words);
        laid.list(ui, corner, grid.words, &response);
        finish(ui, &response, mark, CARD_RADIUS);
        if response.clicked() {
            tapped = Some(place);
        }
    }
    tapped
}

/// Strips of the card, each with its words below.
fn printed(ui: &mut Ui, task: &mut Task<'_, '_>, choose: &Choose) -> Option<usize> {
    let theme = Theme::current(ui);
    let card = task.marks.step.card.card();
    let width = ui.available_width().min(WIDEST);
    // In the narrator's sheet the number stands closer.
    let is_narrow = width < NARROW;
    let (before, after) = if is_narrow {
        (24.0, 4.0)
    } else {
        (BEFORE, SIDE)
    };
    let inside = width - before - after;
    // Four strips are to be seen together.
    let pad = PAD - 4.0;
    ui.spacing_mut().item_spacing.y = ui.spacing().item_spacing.y.min(8.0);
    let mut tapped = None;
    for (place, choice) in choose.choices.iter().enumerate() {
        let mark = task.marks.choice(choose, place);
        let laid = words(ui, task, choice, mark, inside - SIDE, false);
        let strip = ui.painter().add(Shape::Noop);
        let left = ui.cursor().left() + (ui.available_width() - width) / 2.0;
        let corner = pos2(left + before, ui.cursor().top() + pad);
        let room = Rect::from_min_size(corner, vec2(inside, f32::INFINITY));
        let mut within = ui.new_child(UiBuilder::new().max_rect(room));
        if let Some(Illustration::Line(line)) = choice.picture {
            let size = task.scale.of(card_line::size(inside));
            let print = card_line::print_of(task.marks.lesson);
            let line = CardLine::new(card, line).size(size).print(print);
            // The button says it.
            within.add_enabled_ui(true, |ui| line.show(ui, task.shared.locale));
        }
        let below = within.min_rect().bottom() + 2.0;
        let bottom = below + laid.size().y + pad;
        let rect = Rect::from_min_max(pos2(left, corner.y - pad), pos2(left + width, bottom));
        ui.allocate_rect(rect.with_min_x(ui.cursor().left()), Sense::hover());
        let name = laid.spoken();
        let response = answer(ui, task, rect, place, &name, mark);
        let is_live = response.enabled() && mark.is_none();
        let edge = if is_live && response.hovered() {
            Stroke::new(2.0, theme.text_weak)
        } else {
            Stroke::new(1.0, theme.paper_edge)
        };
        let radius = CornerRadius::same(8);
        let paper = RectShape::new(rect, radius, theme.paper, edge, StrokeKind::Inside);
        ui.painter().set(strip, paper);
        let at = pos2(rect.left() + before / 2.0, rect.center().y);
        paint_digit(ui, at, place, theme.text_weak);
        let corner = pos2(corner.x + 8.0, below);
        laid.paint(ui.painter(), corner, inside);
        laid.list(ui, corner, inside, &response);
        finish(ui, &response, mark.filter(|_| !is_narrow), radius);
        if let Some(mark) = mark.filter(|_| is_narrow) {
            // At the right end stands the value.
            mark.paint(ui.painter(), at, LARGE_MARK);
        }
        if response.clicked() {
            tapped = Some(place);
        }
    }
    tapped
}

fn buttons(ui: &mut Ui, task: &mut Task<'_, '_>, choose: &Choose) -> Option<usize> {
    let whole = ui.available_width().min(WIDEST);
    let (lowest, pad) = if is_low(ui) {
        (LOWEST_IF_LOW, PAD_IF_LOW)
    } else {
        (LOWEST, PAD)
    };
    let beside = (whole - BESIDE) / 2.0;
    let may_be_two = is_low(ui) && beside >= NARROWEST_BESIDE;
    let in_two = may_be_two.then(|| laid_out(ui, task, choose, beside));
    // Where few words are said in a low window, two answers stand beside one another: what they are about needs the height.
    let in_two = in_two.filter(|laid| laid.len() > 2 && laid.iter().all(|it| it.2.rows() == 1));
    let (columns, width, laid) = match in_two {
        Some(laid) => (2, beside, laid),
        None => (1, whole, laid_out(ui, task, choose, whole)),
    };
    // Where there are tiles in one, the others of as many rows are as high.
    let size = |(.., laid): &LaidOut| (laid.rows(), laid.size().y);
    let sizes: Vec<_> = laid.iter().map(size).collect();
    let mut tapped = None;
    for row in laid.chunks(columns) {
        let is_in_row = |rows: usize| row.iter().any(|(.., laid)| laid.rows() == rows);
        let beside = sizes.iter().filter(|(rows, _)| is_in_row(*rows));
        let highest = beside.map(|(_, height)| *height).fold(0.0, f32::max);
        let height = (highest + 2.0 * pad).max(task.scale.of(lowest)).round();
        let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let left = area.center().x - whole / 2.0;
        for (column, (place, mark, laid)) in row.iter().enumerate() {
            let corner = pos2(left + column as f32 * (width + BESIDE), area.top());
            let rect = Rect::from_min_size(corner, vec2(width, height));
            if button(ui, task, rect, *place, *mark, laid) {
                tapped = Some(*place);
            }
        }
    }
    tapped
}

/// An answer in words: its place, its mark, and the words laid out.
type LaidOut = (usize, Option<Mark>, LaidProse);

/// The answers in words, for buttons of this width.
fn laid_out(ui: &Ui, task: &Task<'_, '_>, choose: &Choose, width: f32) -> Vec<LaidOut> {
    let choices = choose.choices.iter().enumerate();
    choices
        .filter(|(_, choice)| choice.seat.is_none())
        .map(|(place, choice)| {
            let mark = task.marks.choice(choose, place);
            let laid = words(ui, task, choice, mark, width - 2.0 * BEFORE, false);
            (place, mark, laid)
        })
        .collect()
}

/// Draws an answer in words; says whether it was tapped.
fn button(
    ui: &Ui,
    task: &Task<'_, '_>,
    rect: Rect,
    place: usize,
    mark: Option<Mark>,
    laid: &LaidProse,
) -> bool {
    let response = answer(ui, task, rect, place, &laid.spoken(), mark);
    let radius = CornerRadius::same(8);
    paint_button(ui, &response, mark, radius);
    let at = pos2(rect.left() + BEFORE / 2.0, rect.center().y);
    paint_digit(ui, at, place, Theme::current(ui).text_weak);
    let top = rect.center().y - laid.size().y / 2.0;
    let corner = pos2(rect.left() + BEFORE, top);
    laid.paint(ui.painter(), corner, rect.width());
    laid.list(ui, corner, rect.width(), &response);
    finish(ui, &response, mark, radius);
    response.clicked()
}

/// The ground of an answer in words.
pub(super) fn paint_button(ui: &Ui, response: &Response, mark: Option<Mark>, radius: CornerRadius) {
    let theme = Theme::current(ui);
    let fill = if mark == Some(Mark::Wrong) {
        theme.panel
    } else if response.is_pointer_button_down_on() {
        theme.button_pressed
    } else if response.hovered() && response.enabled() && mark.is_none() {
        theme.button_hovered
    } else {
        theme.button
    };
    let edge = Stroke::new(1.0, theme.button_edge);
    ui.painter()
        .rect(response.rect, radius, fill, edge, StrokeKind::Inside);
}

/// The whole of an answer is a button, until it is marked.
pub(super) fn answer(
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
    if enabled {
        goes_first(&response);
    }
    response
}

/// The felt of a card, with the digit that picks it.
fn paint_card(ui: &Ui, response: &Response, mark: Option<Mark>, place: usize) {
    let theme = Theme::current(ui);
    let rect = response.rect;
    let radius = CARD_RADIUS;
    let is_live = response.enabled() && mark.is_none();
    let fill = if mark == Some(Mark::Wrong) || response.is_pointer_button_down_on() {
        theme.felt_shade
    } else {
        theme.felt
    };
    ui.painter().rect_filled(rect, radius, fill);
    if is_live && response.hovered() {
        let stroke = Stroke::new(2.0, theme.felt_text_weak);
        ui.painter()
            .rect_stroke(rect, radius, stroke, StrokeKind::Outside);
    }
    let corner = (rect.width() / CORNER).min(16.0);
    paint_digit(
        ui,
        rect.min + vec2(corner, 16.0),
        place,
        theme.felt_text_weak,
    );
}

/// What is marked on an answer, and the ring of the keyboard.
pub(super) fn finish(ui: &Ui, response: &Response, mark: Option<Mark>, radius: CornerRadius) {
    let theme = Theme::current(ui);
    let rect = response.rect;
    if mark == Some(Mark::Right) {
        let stroke = Stroke::new(3.0, theme.card_groups[0]);
        ui.painter()
            .rect_stroke(rect, radius, stroke, StrokeKind::Outside);
    }
    if let Some(mark) = mark {
        let corner = (SIDE / 2.0).min(rect.width() / CORNER);
        let down = (corner + 3.0).min(rect.height() / 2.0);
        let at = pos2(rect.right() - corner, rect.top() + down);
        mark.paint(ui.painter(), at, LARGE_MARK);
    }
    if response.has_focus() {
        paint_focus_ring(ui.painter(), rect);
    }
}
