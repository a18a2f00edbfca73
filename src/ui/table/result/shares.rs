//! Who pays more than others, in coins: for who does not know yet how payments come about.

use egui::{Grid, RichText, Sense, Stroke, Ui, vec2};

use super::ShownResult;
use super::party::people;
use super::points::sign;
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::{Shared, fonts};

/// The room for a coin, in points.
const COIN: f32 = 22.0;
/// The space between columns, in points.
const BETWEEN: f32 = 32.0;

/// A row for each person: whether they pay or are paid, with as many coins as the one who pays least has to pay
/// one.
pub(super) fn ui(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let people = people(shown);
    let paid = people.iter().map(|person| -person.change);
    let paid: Vec<_> = paid.filter(|paid| *paid > 0).collect();
    let least = paid.iter().copied().min().unwrap_or(1);
    // For a tile that was drawn everybody pays twice as much as for one that somebody else discarded.
    let is_self_picked = paid.len() == 3 && paid.iter().all(|paid| *paid == least);
    let least = if is_self_picked { least / 2 } else { least }.max(1);
    let most = people
        .iter()
        .map(|person| person.change.abs() / least)
        .max();
    let room = most.unwrap_or_default() as f32 * COIN;
    Grid::new("who pays")
        .num_columns(3)
        .spacing([BETWEEN, 4.0])
        .show(ui, |ui| {
            for person in people {
                let name = RichText::new(shared.say(&person.name)).size(text_size::LARGE);
                ui.label(name.family(fonts::bold()));
                let times = person.change / least;
                coins(ui, room, times.unsigned_abs());
                let part = msg!(
                    "table-result-shares",
                    who = if person.is_learner { "you" } else { "other" },
                    sign = sign(person.change),
                    times = times.unsigned_abs()
                );
                ui.label(RichText::new(shared.say(&part)).size(text_size::LARGE));
                ui.end_row();
            }
        });
}

/// So many coins in a row, at the left of this much room.
fn coins(ui: &mut Ui, room: f32, count: u32) {
    let (rect, _) = ui.allocate_exact_size(vec2(room, COIN), Sense::hover());
    let edge = Stroke::new(1.5, Theme::current(ui).accent_edge);
    for place in 0..count {
        let middle = rect.left_center() + vec2((place as f32 + 0.5) * COIN, 0.0);
        let radius = COIN / 2.0 - 2.0;
        ui.painter()
            .circle(middle, radius, Theme::current(ui).accent, edge);
    }
}
