//! The whole score card: read it part by part, walk through the hands of a line, compare it with a rack.
//!
//! `reader` is what the card beside the table shares with this screen: the order of the lines, what is
//! pointed at, and the hands of the chosen line, which `hands` draws. `measure` compares a card with a
//! rack, `rack_strip` is the rack that the learner tries here, `legend` tells how to read a card.

mod demos;
mod explanation;
mod hands;
mod legend;
mod measure;
mod order;
mod rack_strip;
mod reader;

use egui::{Panel, ScrollArea, Ui};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::play::Session;
use crate::rules::shuffle;
use crate::tile::{Tile, TileCounts, TileSet};
use crate::ui::theme::{paper_frame, text_size};
use crate::ui::{Change, Commands, Shared};

pub use demos::DEMOS;
pub(in crate::ui::screens) use measure::{Moment, RackAtHand};
pub(in crate::ui::screens) use reader::CardReader;

use rack_strip::RackStrip;

/// The room beside the card, in points.
const SIDE: f32 = 328.0;
/// The same in a narrow window.
const NARROW_SIDE: f32 = 264.0;
/// From this width on a window is not narrow, in points.
const WIDE: f32 = 960.0;
/// From this width on the card is printed in two columns, in points.
const TWO_COLUMNS: f32 = 600.0;
/// The height of the place where what is pointed at is told, in points.
const EXPLANATION: f32 = 172.0;
/// The same while the hands of a line need the room.
const SHORT_EXPLANATION: f32 = 112.0;
/// How many tiles a rack is dealt.
const RACK: usize = 13;

/// What the learner does with the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardCommand {
    /// Deals a rack to compare the card with.
    Deal,
}

/// The whole score card.
#[derive(Debug, Default)]
pub struct CardScreen {
    reader: CardReader,
    strip: RackStrip,
}

impl CardScreen {
    /// The learner has come here; `session` is the game in progress, if there is one.
    pub(super) fn open(&mut self, session: Option<&Session>) {
        self.strip
            .take_game(session.and_then(RackAtHand::of_session));
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: CardCommand, change: &Change<'_>) {
        match command {
            CardCommand::Deal => self.strip.set_rack(deal(change.seed)),
        }
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
        let rack = self.strip.at_hand();
        let moment = self.strip.moment();
        self.reader.follow(shared.compiled, moment, || {
            rack.cloned().unwrap_or_default()
        });
        self.reader.take_keys(ui);
        let counts = self.reader.outlook().map(|outlook| outlook.counts);
        Panel::bottom("rack strip").show(ui, |ui| {
            self.strip.ui(ui, counts.as_ref(), shared, commands);
        });
        let side = if ui.available_width() < WIDE {
            NARROW_SIDE
        } else {
            SIDE
        };
        Panel::right("beside the card")
            .resizable(false)
            .exact_size(side)
            .show(ui, |ui| self.beside(ui, shared, commands));
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                paper_frame(shared.theme).inner_margin(12).show(ui, |ui| {
                    let columns = if ui.available_width() < TWO_COLUMNS {
                        1
                    } else {
                        2
                    };
                    self.reader
                        .card_ui(ui, columns, text_size::SMALL + 1.0, shared);
                });
            });
    }

    /// What is pointed at in words, in its fixed place; above it the hands of the chosen line, or how
    /// to read the card.
    fn beside(&mut self, ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
        let wanted = if self.reader.has_chosen() {
            SHORT_EXPLANATION
        } else {
            EXPLANATION
        };
        let height = wanted.min(ui.available_height() * 0.4);
        Panel::bottom("explanation")
            .resizable(false)
            .exact_size(height)
            .show(ui, |ui| self.reader.explanation_ui(ui, shared));
        ScrollArea::vertical()
            .id_salt("beside the card")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                if self.strip.is_adding() {
                    self.strip.tiles_ui(ui, shared);
                } else if self.reader.has_chosen() {
                    self.reader.hands_ui(ui, shared);
                } else {
                    legend::ui(ui, shared, commands);
                }
            });
    }
}

/// A rack from a full set of tiles.
fn deal(seed: u64) -> TileCounts {
    let mut tiles: Vec<Tile> = TileSet::STANDARD.counts().tiles().collect();
    shuffle(&mut tiles, &mut ChaCha8Rng::seed_from_u64(seed));
    tiles.into_iter().take(RACK).collect()
}
