//! The hands of the chosen line, one at a time, as tiles; beside a rack with what it has of them and
//! what is missing.

use egui::{CornerRadius, Rect, RichText, Sense, Stroke, Ui, pos2, vec2};

use super::measure::RackAtHand;
use super::reader::{Step, Walk};
use crate::analysis::{CompiledCard, LineOutlook};
use crate::card::Target;
use crate::drill::{Place, compare_hand};
use crate::msg;
use crate::tile::{Tile, TileCounts};
use crate::ui::theme::{felt_frame, text_size};
use crate::ui::widgets::{
    CardLine, Condition, Icon, TileButton, TileGroups, TileSize, icon_button,
};
use crate::ui::{Shared, fonts};
use crate::wording;

/// How wide the tiles of the hand are, in points.
const TILE: f32 = 32.0;
/// How wide a tile is beside a line of text, in points.
const SMALL_TILE: f32 = 22.0;
/// Between groups, in points.
const GAP: f32 = 9.0;

/// What was asked for in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// Nothing.
    Nothing,
    /// Another hand.
    Step(Step),
    /// To see no hands any more.
    Close,
}

/// Draws the hand to which the walk has come.
pub(super) fn ui(
    ui: &mut Ui,
    card: &CompiledCard,
    walk: &Walk,
    at_hand: Option<&RackAtHand>,
    shared: &Shared<'_>,
) -> Asked {
    let mut asked = Asked::Nothing;
    let name = shared.say(&wording::line(card.card(), walk.line));
    ui.horizontal_wrapped(|ui| {
        let close = shared.say(&msg!("card-hands-close"));
        if icon_button(ui, Icon::Cross, &close).clicked() {
            asked = Asked::Close;
        }
        ui.label(
            RichText::new(name)
                .size(text_size::LARGE)
                .family(fonts::bold()),
        );
    });
    CardLine::new(card.card(), walk.line)
        .size(text_size::LARGE - 1.0)
        .show(ui, shared.locale);
    ui.label(shared.say(&wording::line_sentence(card.card(), walk.line)));
    ui.add_space(4.0);
    let hand = walk.hands.get(walk.at);
    let Some(target) = hand.and_then(|hand| card.card().targets().get(*hand)) else {
        ui.label(shared.say(&msg!("card-hands-closed")));
        return asked;
    };
    if let Some(step) = steps(ui, walk, shared) {
        asked = Asked::Step(step);
    }
    felt_frame(shared.theme)
        .fill(shared.theme.felt)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            tiles(ui, target, at_hand, shared);
        });
    let jokers = if target.groups.iter().any(|group| group.takes_jokers) {
        msg!("card-hands-jokers")
    } else {
        msg!("card-hands-no-jokers")
    };
    let jokers = RichText::new(shared.say(&jokers)).size(text_size::SMALL);
    ui.label(jokers.color(shared.theme.text_weak));
    if let (Some(outlook), Some(at_hand)) = (&walk.outlook, at_hand) {
        ui.add_space(4.0);
        missing(ui, outlook, at_hand, shared);
    }
    asked
}

/// "3 of 24", and the ways to the others.
fn steps(ui: &mut Ui, walk: &Walk, shared: &Shared<'_>) -> Option<Step> {
    let mut step = None;
    ui.horizontal_wrapped(|ui| {
        let place = msg!(
            "card-hands-place",
            place = walk.at + 1,
            count = walk.hands.len()
        );
        ui.label(RichText::new(shared.say(&place)).family(fonts::bold()));
        if walk.hands.len() < 2 {
            return;
        }
        for (icon, name, way) in [
            (Icon::ArrowLeft, msg!("card-hands-back"), Step::Back),
            (Icon::ArrowRight, msg!("card-hands-on"), Step::On),
            (Icon::Dice, msg!("card-hands-leap"), Step::Leap),
        ] {
            if icon_button(ui, icon, &shared.say(&name)).clicked() {
                step = Some(way);
            }
        }
    });
    step
}

/// The tiles of the hand: those that the rack has, the jokers that stand in it, and those missing.
fn tiles(ui: &mut Ui, target: &Target, at_hand: Option<&RackAtHand>, shared: &Shared<'_>) {
    let empty = TileCounts::EMPTY;
    let compared = match at_hand {
        Some(at_hand) => compare_hand(target, &at_hand.rack, &at_hand.exposures),
        None => compare_hand(target, &empty, &[]),
    };
    let has_rack = at_hand.is_some();
    let width = ui.available_width();
    let height = TileSize::Width(TILE).points().y;
    let mut at = pos2(0.0, 0.0);
    let mut places = Vec::new();
    for group in &target.groups {
        let wide = group.tiles.len() as f32 * (TILE + 3.0) - 3.0;
        if at.x > 0.0 && at.x + wide > width {
            at = pos2(0.0, at.y + height + 12.0);
        }
        places.push(Rect::from_min_size(at, vec2(wide, height)));
        at.x += wide + GAP;
    }
    let (whole, _) = ui.allocate_exact_size(vec2(width, at.y + height + 6.0), Sense::hover());
    for ((group, wanted), place) in target.groups.iter().zip(&compared.groups).zip(places) {
        let place = place.translate(whole.min.to_vec2());
        let names: Vec<String> = wanted
            .iter()
            .map(|place| name(*place, has_rack, shared))
            .collect();
        let tiles = wanted.iter().zip(&names);
        let tiles = tiles.map(|(place, name)| face(*place, has_rack, name));
        let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(place));
        TileGroups::new(vec![tiles.collect()])
            .size(TileSize::Width(TILE))
            .show_in_row(&mut inside);
        if group.takes_jokers {
            bracket(ui, place, shared);
        }
    }
}

/// The mark of a group in which jokers may stand: a bar under it with a dot in its middle.
fn bracket(ui: &Ui, group: Rect, shared: &Shared<'_>) {
    let color = shared.theme.accent;
    let y = group.bottom() + 4.0;
    let bar = Rect::from_x_y_ranges(group.x_range().shrink(2.0), (y - 1.0)..=(y + 1.0));
    ui.painter().rect_filled(bar, CornerRadius::same(1), color);
    ui.painter().circle(
        pos2(group.center().x, y),
        3.0,
        color,
        Stroke::new(1.0, shared.theme.accent_text),
    );
}

fn name(place: Place, has_rack: bool, shared: &Shared<'_>) -> String {
    let called = shared.say(&wording::tile(place.tile()));
    match place {
        Place::Joker(_) => shared.say(&msg!("drill-joker-for", tile = called)),
        Place::Missing(_) if has_rack => shared.say(&msg!("drill-missing-tile", tile = called)),
        Place::Held(_) | Place::Missing(_) => called,
    }
}

fn face(place: Place, has_rack: bool, name: &str) -> TileButton<'_> {
    match place {
        Place::Joker(tile) => TileButton::new(Tile::Joker, name).stands_for(Some(tile)),
        Place::Missing(tile) if has_rack => {
            TileButton::new(tile, name).condition(Condition::Missing)
        }
        Place::Held(tile) | Place::Missing(tile) => TileButton::new(tile, name),
    }
}

/// What is missing, how it can still come, and how many are left.
fn missing(ui: &mut Ui, outlook: &LineOutlook, at_hand: &RackAtHand, shared: &Shared<'_>) {
    let heading = msg!("card-hands-missing", count = outlook.distance);
    ui.label(RichText::new(shared.say(&heading)).family(fonts::bold()));
    for missing in &outlook.missing {
        ui.horizontal_top(|ui| {
            let called = shared.say(&wording::tile(missing.tile));
            let tile = TileButton::new(missing.tile, &called).condition(Condition::Missing);
            ui.add(tile.picture().size(TileSize::Width(SMALL_TILE)));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                let how = shared.say(&wording::missing_tile(missing));
                ui.label(RichText::new(how).size(text_size::SMALL));
                if missing.is_lost(&at_hand.unseen) {
                    let lost = shared.say(&msg!("card-hands-lost"));
                    let lost = RichText::new(lost).size(text_size::SMALL);
                    ui.label(lost.family(fonts::bold()));
                }
            });
        });
    }
}
