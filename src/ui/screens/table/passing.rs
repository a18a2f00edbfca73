//! The middle of the table while tiles are passed: where they go, and what went and came last.

use egui::{Align, Layout, Rect, RichText, Ui, UiBuilder};

use super::hand::{self, Held};
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::{Event, Situation, Step};
use crate::tile::TileCounts;
use crate::ui::theme::text_size;
use crate::ui::widgets::{Icon, TileSize};
use crate::ui::{Shared, fonts};
use crate::wording;

/// The side of the arrow, in points.
const ARROW: f32 = 48.0;
/// The height that the arrow, the name and two rows of tiles need, in points.
const HEIGHT: f32 = 120.0;

/// Whether tiles are passed now.
pub(super) const fn is_now(situation: Situation<'_>) -> bool {
    matches!(
        situation,
        Situation::Charleston(_)
            | Situation::Vote
            | Situation::CourtesyOffer
            | Situation::CourtesyPass { .. }
    )
}

/// Draws what is passed into `middle`.
pub(super) fn ui(
    ui: &mut Ui,
    middle: Rect,
    session: &Session,
    tile: TileSize,
    shared: &Shared<'_>,
) {
    let (icon, name) = direction(session.view().situation());
    let builder = UiBuilder::new()
        .id_salt("passing")
        .max_rect(middle)
        .layout(Layout::top_down(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let name = RichText::new(shared.say(&name))
            .size(text_size::LARGE)
            .family(fonts::bold())
            .color(shared.theme.felt_text);
        if middle.height() < HEIGHT {
            low(ui, icon, name, session, tile, shared);
            return;
        }
        ui.add_space(8.0);
        ui.add(icon.image(ui.ctx(), ARROW).tint(shared.theme.accent));
        ui.label(name);
        let (went, came) = newest(session);
        for (label, tiles) in [
            (msg!("table-you-passed"), went),
            (msg!("table-you-received"), came),
        ] {
            if !tiles.is_empty() {
                row(ui, &label, &tiles, tile, shared);
            }
        }
    });
}

/// The same in two lines: the direction, and what came last.
fn low(
    ui: &mut Ui,
    icon: Icon,
    name: RichText,
    session: &Session,
    tile: TileSize,
    shared: &Shared<'_>,
) {
    ui.horizontal(|ui| {
        ui.add(icon.image(ui.ctx(), 20.0).tint(shared.theme.accent));
        ui.add(egui::Label::new(name).truncate());
    });
    let (_, came) = newest(session);
    if !came.is_empty() {
        row(ui, &msg!("table-you-received"), &came, tile, shared);
    }
}

/// The picture of the direction, and what the pass is called.
fn direction(situation: Situation<'_>) -> (Icon, Message) {
    match situation {
        Situation::Charleston(step) => {
            let icon = match step {
                Step::FirstRight | Step::LastRight => Icon::ArrowRight,
                Step::FirstAcross | Step::SecondAcross => Icon::ArrowUp,
                Step::FirstLeft | Step::SecondLeft => Icon::ArrowLeft,
            };
            (icon, wording::step(step))
        }
        Situation::Vote => (Icon::Question, msg!("table-vote-title")),
        _ => (Icon::ArrowUp, msg!("table-courtesy-title")),
    }
}

/// What the learner gave and took up in the newest pass; nothing when they sit out.
fn newest(session: &Session) -> (TileCounts, TileCounts) {
    let learner = session.learner();
    let (mut went, mut came) = (None, None);
    for event in session.view().events().rev() {
        match event {
            Event::Passed { from, tiles, .. } if Some(from) == learner => went = went.or(tiles),
            Event::Passed { to, received, .. } if Some(to) == learner => came = came.or(received),
            _ => {}
        }
    }
    (went.unwrap_or_default(), came.unwrap_or_default())
}

fn row(ui: &mut Ui, label: &Message, tiles: &TileCounts, size: TileSize, shared: &Shared<'_>) {
    let label = RichText::new(shared.say(label)).color(shared.theme.felt_text);
    let group: Vec<_> = tiles.tiles().map(Held::Natural).collect();
    let width = group.len() as f32 * (size.points().x + 2.0) + 130.0;
    let height = size.points().y;
    ui.allocate_ui(egui::vec2(width, height), |ui| {
        ui.horizontal(|ui| {
            let text = egui::vec2(120.0, height);
            ui.allocate_ui_with_layout(text, Layout::right_to_left(Align::Center), |ui| {
                ui.label(label);
            });
            hand::ui(ui, &[group], size, |_| None, shared);
        });
    });
}
