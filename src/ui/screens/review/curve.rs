//! The chance to win over a game, as a curve.

use egui::{FontId, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::GameInReview;
use super::reviewed_game::ReviewedGame;
use crate::locale::Message;
use crate::msg;
use crate::review::{Cause, Review, Swing};
use crate::tile::Tile;
use crate::ui::shared::ReviewCommand;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Plot;
use crate::ui::words::listed;
use crate::ui::{Command, Shared};
use crate::wording;

/// How high it is, in points.
const HEIGHT: f32 = 120.0;
/// The radius of a mistake's mark, in points.
const MARK: f32 = 5.0;

/// How long the stroke is that stands for a color in the key, in points.
const KEY: f32 = 14.0;
/// How much is free around what is written beside the curve, in points.
const CLEAR: f32 = 3.0;
/// How many swings are named with their tile.
const SWINGS: usize = 3;
/// How strongly the curve is seen as long as the game is being looked at more closely, 0 to 1.
const NOT_SURE: f32 = 0.35;
/// From which change of the chance on it is a swing.
const SWING: f32 = 0.04;

/// Draws the curve; a click goes to the moment.
pub(super) fn ui(ui: &mut Ui, game: &GameInReview, review: &Review, shared: &Shared<'_>) {
    ui.scope(|ui| {
        if game.is_being_looked_at() {
            // It will look otherwise in a moment.
            ui.multiply_opacity(NOT_SURE);
        }
        curve(ui, game, review, shared);
    });
}

fn curve(ui: &mut Ui, game: &GameInReview, review: &Review, shared: &Shared<'_>) {
    let theme = Theme::current(ui);
    let swings = &review.swings;
    let percent = |chance| shared.say(&wording::in_percent_of(chance));
    let (plot, response) = Plot::show(ui, HEIGHT, Sense::click(), top_of(review), percent);
    let at = |place: usize, chance| plot.at(place as f32 / swings.len().max(1) as f32, chance);
    let painter = ui.painter();
    if let Some(place) = game.place() {
        let mark = Stroke::new(2.0, theme.accent_edge);
        painter.vline(at(place + 1, 0.0).x, plot.field.y_range(), mark);
    }
    let begin = swings.first().map_or(0.0, |swing| swing.before.get());
    let mut before = at(0, begin);
    for (place, swing) in swings.iter().enumerate() {
        let after = at(place + 1, swing.after.get());
        let (color, width) = match swing.cause {
            Cause::Decision => (theme.card_groups[1], 2.5),
            Cause::Luck => (theme.card_groups[0], 2.0),
            Cause::Others => (theme.text_weak, 1.5),
        };
        let line = Stroke::new(width, color);
        painter.add(Shape::line_segment([before, after], line));
        before = after;
    }
    for place in game.mistakes() {
        if let Some(swing) = swings.get(place) {
            let at = at(place + 1, swing.after.get());
            let edge = Stroke::new(1.5, theme.paper);
            painter.circle(at, MARK, theme.card_groups[1], edge);
        }
    }
    name_swings(ui, plot.field, review, &at, shared);
    let heard = shared.say(&heard(review));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &heard));
    take_click(&response, plot, swings, shared);
    if let Some(pointed) = response
        .hover_pos()
        .and_then(|at| moment_at(plot, at, game.told()?))
    {
        let told = shared.say(&pointed);
        response.on_hover_text_at_pointer(told);
    }
}

/// Writes the tile of each of the biggest swings beside it, where there is room.
fn name_swings(
    ui: &Ui,
    field: Rect,
    review: &Review,
    at: &dyn Fn(usize, f32) -> Pos2,
    shared: &Shared<'_>,
) {
    let theme = Theme::current(ui);
    let mut taken: Vec<Rect> = Vec::new();
    for (place, tile) in swings(review) {
        let Some(swing) = review.swings.get(place) else {
            continue;
        };
        let text = shared.say(&wording::tile(tile));
        let font = FontId::proportional(text_size::SMALL);
        let galley = ui.painter().layout_no_wrap(text, font, theme.text_weak);
        let rises = swing.after > swing.before;
        let point = at(place + 1, swing.after.get());
        let size = galley.size();
        // Above a rise and below a fall the curve goes more seldom.
        let (above, below) = (point.y - size.y - MARK, point.y + MARK);
        let tops = if rises {
            [above, below]
        } else {
            [below, above]
        };
        let left = point.x - size.x / 2.0;
        let last = (field.right() - size.x).max(field.left());
        let left = left.clamp(field.left(), last);
        let rooms = tops.map(|top| Rect::from_min_size(pos2(left, top), size));
        let is_free = |room: &Rect| {
            field.contains_rect(*room)
                && !taken.iter().any(|other| other.intersects(*room))
                && !is_crossed(room.expand(CLEAR), review, at)
        };
        if let Some(room) = rooms.into_iter().find(is_free) {
            ui.painter().galley(room.min, galley, theme.text_weak);
            taken.push(room);
        }
    }
}

/// Whether the curve goes through this room.
fn is_crossed(room: Rect, review: &Review, at: &dyn Fn(usize, f32) -> Pos2) -> bool {
    let swings = review.swings.iter().enumerate();
    let mut lines = swings.map(|(place, swing)| {
        let [from, to] = [(place, swing.before), (place + 1, swing.after)];
        [at(from.0, from.1.get()), at(to.0, to.1.get())]
    });
    lines.any(|[from, to]| {
        (0..=SAMPLES).any(|part| room.contains(from.lerp(to, part as f32 / SAMPLES as f32)))
    })
}

/// At so many places of a line it is looked whether it goes through a room.
const SAMPLES: u32 = 12;

/// The places of the biggest swings with their tiles, the biggest first.
fn swings(review: &Review) -> Vec<(usize, Tile)> {
    let size = |swing: &Swing| (swing.after - swing.before).get().abs();
    let swings = review.swings.iter().enumerate();
    // What an own decision turned on is to be found first.
    let of_others = swings.filter(|(_, swing)| swing.cause != Cause::Decision);
    let mut swings: Vec<_> = of_others
        .filter_map(|(place, swing)| Some((place, swing.tile?, size(swing))))
        .filter(|(_, _, size)| *size >= SWING)
        .collect();
    swings.sort_by(|(_, _, one), (_, _, other)| other.total_cmp(one));
    let biggest = swings.into_iter().take(SWINGS);
    biggest.map(|(place, tile, _)| (place, tile)).collect()
}

/// What the scale ends with: a quarter, a half, or everything.
fn top_of(review: &Review) -> f32 {
    let chances = review.swings.iter();
    let highest = chances.map(|swing| swing.after.get().max(swing.before.get()));
    let highest = highest.fold(0.0, f32::max);
    [0.25, 0.5]
        .into_iter()
        .find(|top| highest <= *top)
        .unwrap_or(1.0)
}

fn heard(review: &Review) -> Message {
    let sums = review.sums();
    let chances = review.swings.iter().map(|swing| swing.after.get());
    msg!(
        "review-curve",
        start = wording::in_percent_of(sums.start.get()),
        highest = wording::in_percent_of(chances.fold(0.0, f32::max)),
        end = wording::in_percent_of(sums.result.get())
    )
}

fn take_click(response: &Response, plot: Plot, swings: &[Swing], shared: &Shared<'_>) {
    if let Some(at) = response.interact_pointer_pos()
        && response.clicked()
        && !swings.is_empty()
    {
        let place = (plot.along(at) * swings.len() as f32).round() as usize;
        let place = place.clamp(1, swings.len()) - 1;
        shared.ask(Command::Review(ReviewCommand::GoTo(Some(place))));
    }
}

/// When the moment was at which the pointer rests, and what it changed.
fn moment_at(plot: Plot, at: Pos2, game: &ReviewedGame) -> Option<Message> {
    let swings = &game.review().swings;
    let place = (plot.along(at) * swings.len() as f32).round() as usize;
    let place = game.moment_at(place.saturating_sub(1))?;
    let (before, after) = game.chances(place)?;
    let change = msg!(
        "review-change",
        before = wording::in_percent_of(before.get()),
        after = wording::in_percent_of(after.get())
    );
    Some(msg!("review-at", when = game.when(place), change = change))
}

/// What the colors mean.
pub(super) fn legend(ui: &mut Ui, shared: &Shared<'_>) {
    let theme = Theme::current(ui);
    let high = ui.spacing().interact_size.y;
    // A row is as high as its words.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        for (color, label, explained) in [
            (
                theme.card_groups[0],
                msg!("review-luck"),
                msg!("review-luck-explained"),
            ),
            (
                theme.card_groups[1],
                msg!("review-decisions"),
                msg!("review-decisions-explained"),
            ),
            (
                theme.text_weak,
                msg!("review-others"),
                msg!("review-others-explained"),
            ),
        ] {
            // A mark and its word stay together where a row ends.
            let text = shared.say(&label);
            let font = FontId::proportional(text_size::SMALL);
            let word = ui
                .painter()
                .layout_no_wrap(text.clone(), font, theme.text_weak);
            let size = vec2(KEY + 6.0 + word.size().x, word.size().y);
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            let at = pos2(rect.left() + KEY / 2.0, rect.center().y);
            let mark = Rect::from_center_size(at, vec2(KEY, 3.0));
            ui.painter().rect_filled(mark, 1.0, color);
            let word_at = rect.right_top() - vec2(word.size().x, 0.0);
            ui.painter().galley(word_at, word, theme.text_weak);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            response.on_hover_text(shared.say(&explained));
            listed(ui, shared, &text, rect);
        }
    });
    ui.spacing_mut().interact_size.y = high;
}
