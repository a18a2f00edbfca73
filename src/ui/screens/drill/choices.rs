//! What is offered to choose from.

use egui::{
    Align, Align2, CornerRadius, FontId, Frame, Label, Layout, Margin, RichText, Role, Sense,
    Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::by_hand::names;
use super::room::Scale;
use crate::analysis::CompiledCard;
use crate::drill::{Answer, Answered, Choice, Exercise, GradeReason, Shown, Verdict};
use crate::locale::Message;
use crate::msg;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::fonts;
use crate::ui::reading::section_title;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{CardLine, LARGE_MARK, Mark, TileButton, TileFace, TileGroups, TileSize};
use crate::ui::widgets::{digits, row_width};
use crate::ui::words::listed;
use crate::wording;

/// The width of a tile to choose, in points: at least and at most.
const SMALLEST: f32 = 40.0;
/// See [`SMALLEST`].
const LARGEST: f32 = 96.0;
/// The width of a tile among several, in points.
const SEVERAL: f32 = 38.0;
/// About how much room a number takes, in points.
const NUMBER: f32 = 34.0;
/// How large a line to choose is printed where there is room, in points.
const LINE: f32 = 20.0;
/// How wide the edge is of what is pointed at or marked, in points.
const EDGE: f32 = 2.0;
/// How high a choice in words is at least, in points.
const LOWEST: f32 = 40.0;
/// From how many choices on short ones stand side by side.
const MANY: usize = 4;
/// What is not free for what stands on a choice: its number, its edges, and the room for a mark in its corner, in points.
const BESIDE_FACE: f32 = NUMBER + 2.0 * 12.0 + 2.0 * LARGE_MARK + 16.0;

/// A sheet of paper with something on it.
pub(super) fn sheet(theme: &Theme) -> Frame {
    paper_frame(theme).inner_margin(Margin::symmetric(12, 4))
}

/// An exercise, the card that it is about, and the answer once it is given.
#[derive(Clone, Copy)]
pub(super) struct Offer<'a> {
    pub(super) exercise: &'a Exercise,
    pub(super) card: &'a CompiledCard,
    pub(super) answered: Option<&'a Answered>,
    pub(super) scale: Scale,
}

impl Offer<'_> {
    /// How a choice is marked once something was chosen.
    pub(super) fn mark(self, place: usize) -> Option<Mark> {
        let answered = self.answered?;
        let choice = self.exercise.choices().get(place)?;
        if answered.answer == Answer::Choice(place) {
            return Some(if choice.grade.is_right() {
                Mark::Right
            } else {
                Mark::Wrong
            });
        }
        // Whatever else would have been right is shown, too.
        (choice.grade.verdict == Verdict::Right).then_some(Mark::Missing)
    }
}

/// Lets the exercise be answered by choosing; says what was answered. Once it is answered, what was chosen and what is
/// right are marked.
pub(super) fn answers(ui: &mut Ui, shared: &Shared<'_>, offer: Offer<'_>) -> Option<Answer> {
    let choices = offer.exercise.choices();
    let mut chosen = None;
    if choices.iter().all(|choice| is_small(choice.shown)) {
        ui.columns(choices.len().max(1), |columns| {
            for ((place, it), ui) in choices.iter().enumerate().zip(columns) {
                if choice(ui, shared, offer, it.shown, place + 1) {
                    chosen = Some(place);
                }
            }
        });
    } else {
        let abreast = abreast(ui, shared, offer);
        let numbered: Vec<(usize, Shown)> = choices.iter().map(|it| it.shown).enumerate().collect();
        for row in numbered.chunks(abreast) {
            ui.columns(abreast, |columns| {
                for ((place, shown), ui) in row.iter().zip(columns) {
                    if choice(ui, shared, offer, *shown, place + 1) {
                        chosen = Some(*place);
                    }
                }
            });
        }
    }
    let pressed = digits(ui)
        .first()
        .and_then(|digit| chosen_by(*digit, choices));
    let chosen = chosen.or(pressed).map(Answer::Choice);
    chosen.filter(|_| offer.answered.is_none())
}

/// The choice that a digit means: a number is chosen by itself, anything else by its place, counted from 1.
fn chosen_by(digit: usize, choices: &[Choice]) -> Option<usize> {
    if choices.iter().all(|choice| is_count(choice.shown)) {
        let mut shown = choices.iter().map(|choice| choice.shown);
        return shown
            .position(|it| matches!(it, Shown::Count(count) if usize::from(count) == digit));
    }
    digit.checked_sub(1).filter(|place| *place < choices.len())
}

/// Whether something to choose is a number.
const fn is_count(shown: Shown) -> bool {
    matches!(shown, Shown::Count(_))
}

/// Whether several fit side by side.
pub(super) const fn is_small(shown: Shown) -> bool {
    matches!(shown, Shown::Tile(_) | Shown::Count(_) | Shown::Yes(_))
}

/// How many choices stand side by side: two, where there are many that are short.
fn abreast(ui: &Ui, shared: &Shared<'_>, offer: Offer<'_>) -> usize {
    let choices = offer.exercise.choices();
    let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    let room = half - BESIDE_FACE;
    let fits = |shown: Shown| width(ui, shared, offer, shown) <= room;
    if choices.len() >= MANY && choices.iter().all(|choice| fits(choice.shown)) {
        2
    } else {
        1
    }
}

/// How wide something to choose is in one row, in points.
fn width(ui: &Ui, shared: &Shared<'_>, offer: Offer<'_>, shown: Shown) -> f32 {
    let card = offer.card.card();
    match shown {
        Shown::Line(line) => {
            let printed = || CardLine::new(card, line).size(line_size(offer.scale));
            let rows = |width: f32| printed().height(ui, width, shared.locale);
            let whole = ui.available_width() - BESIDE_FACE;
            let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0 - BESIDE_FACE;
            if rows(half) > rows(whole) {
                whole
            } else {
                half
            }
        }
        Shown::Tiles(tiles) => TileGroups::row_width(
            tiles.total(),
            1,
            offer.scale.of_tiles_alone() * SEVERAL,
            0.0,
        ),
        _ => {
            let spoken = shared.say(&wording::drill_choice(offer.exercise, card, shown));
            let font = FontId::proportional(offer.scale.of_words(text_size::LARGE));
            row_width(ui, spoken, font)
        }
    }
}

/// How large a line to choose is printed, in points.
fn line_size(scale: Scale) -> f32 {
    scale.of(LINE).max(text_size::BODY)
}

/// Something that can be chosen with the pointer, with Enter or with its number, as long as nothing is answered.
fn choice(ui: &mut Ui, shared: &Shared<'_>, offer: Offer<'_>, shown: Shown, number: usize) -> bool {
    let theme = Theme::current(ui);
    let spoken = wording::drill_choice(offer.exercise, offer.card.card(), shown);
    let spoken = shared.say(&spoken);
    let mark = offer.mark(number - 1);
    let numbered = if is_count(shown) {
        spoken.clone()
    } else {
        format!("{number}: {spoken}")
    };
    let name = match mark {
        Some(mark) => format!("{numbered}. {}", shared.say(&marked(mark))),
        None => numbered,
    };
    let is_open = offer.answered.is_none();
    let sense = if is_open {
        Sense::click()
    } else {
        Sense::hover()
    };
    let builder = UiBuilder::new()
        .id_salt(("drill-choice", number))
        .sense(sense);
    let response = ui
        .scope_builder(builder, |ui| {
            let response = ui.response();
            let margin = Margin::symmetric(12, offer.scale.of(4.0) as i8);
            let mut frame = sheet(theme).inner_margin(margin);
            let edge = match mark {
                Some(Mark::Right | Mark::Missing) => Some(theme.card_groups[0]),
                Some(Mark::Wrong) => Some(theme.card_groups[1]),
                None if is_open && (response.hovered() || response.has_focus()) => {
                    Some(theme.accent_edge)
                }
                None => None,
            };
            if let Some(edge) = edge {
                // A wider edge takes its room from within: nothing beside it moves.
                let wider = EDGE - frame.stroke.width;
                frame = frame
                    .inner_margin(margin - Margin::same(wider as i8))
                    .stroke(Stroke::new(EDGE, edge));
            }
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                let lowest = vec2(ui.available_width(), offer.scale.of(LOWEST));
                let in_a_row = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(lowest, in_a_row, |ui| {
                    if !is_count(shown) {
                        number_sign(ui, number, offer.scale);
                    }
                    face(ui, shared, offer, shown, &spoken);
                });
            });
        })
        .response;
    let danger = danger(offer, number - 1).map(|danger| shared.say(&danger));
    if let Some(danger) = &danger {
        let font = FontId::new(text_size::LARGE, fonts::bold());
        // Where a choice is low the mark in its corner would lie on it.
        let mark = 2.0 * LARGE_MARK + 4.0;
        let is_low = response.rect.height() < mark + text_size::LARGE + 12.0;
        let beside_mark = if is_low { mark } else { 0.0 };
        let corner = response.rect.right_bottom() - vec2(8.0 + beside_mark, 6.0);
        let painter = ui.painter();
        painter.text(corner, Align2::RIGHT_BOTTOM, danger, font, theme.text);
    }
    let name = match danger {
        Some(danger) => format!("{name}. {danger}"),
        None => name,
    };
    if let Some(mark) = mark {
        // In a low choice it is smaller and stands in the middle of the height.
        let half = response.rect.height() / 2.0;
        let radius = LARGE_MARK.min(half - EDGE - 2.0);
        let down = (LARGE_MARK + 4.0).min(half);
        let corner = response.rect.right_top() + vec2(-LARGE_MARK - 4.0, down);
        sign(mark).paint(ui.painter(), corner, radius);
    }
    let role = if is_open {
        Role::Button
    } else {
        Role::ListItem
    };
    response.widget_info(|| WidgetInfo::labeled(role, true, &name));
    response.clicked()
}

/// How likely somebody wins with the tile of a choice, where that was asked and is answered.
fn danger(offer: Offer<'_>, place: usize) -> Option<Message> {
    let choice = offer.exercise.choices().get(place);
    let choice = choice.filter(|_| offer.answered.is_some())?;
    let GradeReason::Danger { danger, .. } = choice.grade.reason else {
        return None;
    };
    let of = match danger {
        0 => "none",
        1..10 => "little",
        _ => "some",
    };
    let percent = i64::from(danger).div_euclid(10) + i64::from(danger % 10 >= 5);
    Some(msg!("drill-danger-short", of = of, percent = percent))
}

/// The sign that is painted: one answer is right, so it has the check whether it was chosen or not.
const fn sign(mark: Mark) -> Mark {
    match mark {
        Mark::Right | Mark::Missing => Mark::Right,
        Mark::Wrong => Mark::Wrong,
    }
}

/// What a mark says.
fn marked(mark: Mark) -> Message {
    match mark {
        Mark::Right => msg!("drill-right"),
        Mark::Wrong => msg!("drill-wrong"),
        Mark::Missing => msg!("drill-best"),
    }
}

/// What stands on it beside its number.
pub(super) fn face(ui: &mut Ui, shared: &Shared<'_>, offer: Offer<'_>, shown: Shown, spoken: &str) {
    match shown {
        Shown::Line(line) => {
            let card = offer.card.card();
            ui.vertical(|ui| {
                section_title(ui, &shared.say(&wording::section_of(card, line)));
                let printed = CardLine::new(card, line).size(line_size(offer.scale));
                printed.show(ui, shared.locale);
            });
        }
        Shown::Tile(tile) => {
            let free = ui.available_width();
            let width = (free * 0.5).clamp(SMALLEST, LARGEST);
            let size = TileSize::Width(offer.scale.of(width)).points();
            // The number beside it counts as well: the tile stands in the middle of the sheet, unless what is said of it
            // afterwards needs that room.
            let beside = (free - size.x - NUMBER) / 2.0;
            if !offer.scale.is_scarce() {
                ui.add_space(beside.max(0.0));
            }
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            TileFace::up(tile).paint(ui.painter(), rect);
        }
        Shown::Tiles(tiles) => {
            let tiles: Vec<Tile> = tiles.tiles().collect();
            let names = names(shared, &tiles);
            let fit = TileGroups::size_to_fit(tiles.len(), 1, ui.available_width(), 0.0);
            let buttons = tiles.iter().zip(&names);
            let buttons = buttons.map(|(tile, name)| TileButton::new(*tile, name));
            let shown = TileGroups::new(vec![buttons.collect()]);
            shown
                .size(TileSize::Width(
                    fit.min(offer.scale.of_tiles_alone() * SEVERAL),
                ))
                .show(ui);
        }
        Shown::TileName(_)
        | Shown::Sentence(_)
        | Shown::Count(_)
        | Shown::Yes(_)
        | Shown::Action(_)
        | Shown::Nothing
        | Shown::Seat(_)
        | Shown::Balance(_) => {
            let text = RichText::new(spoken).size(offer.scale.of_words(text_size::LARGE));
            ui.set_min_height(offer.scale.of(LOWEST));
            let shown = ui.scope(|ui| {
                // A mark may stand in the corner.
                ui.set_max_width(ui.available_width() - 2.0 * LARGE_MARK - 8.0);
                ui.add(Label::new(text).selectable(false).wrap())
            });
            listed(ui, shared, spoken, shown.inner.rect);
        }
    }
}

/// The key that chooses it.
fn number_sign(ui: &mut Ui, number: usize, scale: Scale) {
    let theme = Theme::current(ui);
    Frame::new()
        .fill(theme.button)
        .stroke(Stroke::new(1.0, theme.button_edge))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(8, scale.of(2.0) as i8))
        .show(ui, |ui| {
            let text = RichText::new(number.to_string())
                .font(FontId::new(scale.of(18.0).max(14.0), fonts::bold()));
            ui.add(Label::new(text).selectable(false));
        });
}
