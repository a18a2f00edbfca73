//! The whole score card: read it part by part, page through the hands of a line, compare it with a rack.
//!
//! `rack_strip` is the rack that the learner tries here, `legend` tells how to read a card.

mod demos;
mod legend;
mod rack_strip;

use std::sync::Arc;

use egui::{Panel, ScrollArea, Ui};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::analysis::CompiledCard;
use crate::msg;
use crate::play::Agreement;
use crate::rules::shuffle;
use crate::tile::{RACK, Tile, TileCounts, TileSet};
use crate::ui::reading::{CardReader, RackInGame, explanation_frame};
use crate::ui::shared::CardCommand;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, choice_button, plain_button};
use crate::ui::{Change, Route, Shared};

pub use demos::DEMOS;

use rack_strip::RackStrip;

/// The room beside the card, in points.
const SIDE: f32 = 296.0;
/// The same in a narrow window.
const NARROW_SIDE: f32 = 264.0;
/// From this width on there is room beside the card, in points; else what is told of it stands below.
const WIDE: f32 = 1100.0;
/// The least width of a column of the card, in points.
const COLUMN: f32 = 292.0;
/// A column of this width has room for nearly every line with its note at the smallest size, in points.
const ROOMY_COLUMN: f32 = 335.0;
/// The most columns.
const COLUMNS: usize = 3;
/// The largest text of the card, in points: for reading glasses.
const LARGEST: f32 = 20.0;
/// The least height of the place where what is pointed at is told, in points.
const EXPLANATION: f32 = 172.0;
/// The same while the hands of a line need the room.
const SHORT_EXPLANATION: f32 = 112.0;
/// The same below the card, while nothing was pointed at yet.
const EXPLANATION_BELOW: f32 = 56.0;
/// The same as soon as something was: three rows, so that few words need more.
const EXPLAINED_BELOW: f32 = 92.0;
/// The height of the hands of a line below the card, in points.
const HANDS_BELOW: f32 = 208.0;
/// The most that what stands below the card takes of the height.
const MOST_BELOW: f32 = 0.45;

/// The whole score card.
#[derive(Debug, Default)]
pub struct CardScreen {
    reader: CardReader,
    strip: RackStrip,
    /// The card of the lesson in progress, where it is another than the one in use.
    of_lesson: Option<Arc<CompiledCard>>,
    /// Whether the learner wants to see how a card is read, where there is no room for that.
    shows_legend: bool,
}

impl CardScreen {
    /// The learner has come here; `game` is their rack in the game in progress. A rack that is tried is
    /// one of the tiles with which the table plays.
    pub(super) fn open(&mut self, game: RackInGame, change: &Change<'_>) {
        let agreed = Agreement::from_words(&change.profile.settings().table);
        self.strip.take_set(agreed.rules.tile_set());
        self.strip.take_game(game);
        self.of_lesson = None;
    }

    /// The learner has come here from a lesson that speaks of this card.
    pub(super) fn open_in_lesson(&mut self, card: Arc<CompiledCard>, change: &Change<'_>) {
        self.open(RackInGame::NoGame, change);
        let is_in_use = card.card().id == change.card.id;
        self.of_lesson = Some(card).filter(|_| !is_in_use);
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: CardCommand, change: &Change<'_>) {
        match command {
            CardCommand::Deal => {
                let rack = deal(self.strip.set(), change.seed);
                self.strip.set_rack(rack);
            }
            CardCommand::ShowLine(line) => {
                self.reader.read(change.compiled);
                self.reader.show(line);
            }
        }
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let card = self.of_lesson.clone();
        let (moment, rack) = (self.strip.moment(), self.strip.at_hand());
        self.reader.follow(
            card.as_ref().unwrap_or(shared.compiled),
            moment,
            || rack.cloned().unwrap_or_default(),
            shared.refining(),
            ui.ctx(),
        );
        self.reader.take_keys(ui);
        let counts = self.reader.counts();
        Panel::bottom("rack strip").show(ui, |ui| {
            self.strip.ui(ui, counts.as_ref(), shared);
        });
        let is_wide = ui.available_width() >= WIDE;
        if is_wide {
            Panel::right("beside the card")
                .resizable(false)
                .exact_size(SIDE)
                .show(ui, |ui| self.beside(ui, shared));
        } else {
            self.around(ui, shared);
        }
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                paper_frame(Theme::current(ui))
                    .inner_margin(10)
                    .show(ui, |ui| {
                        let (columns, size) = columns_and_size(ui.available_width());
                        let shows_legend = &mut self.shows_legend;
                        let clicked = self.reader.card_ui(ui, columns, size, shared, |ui| {
                            if !is_wide {
                                legend_button(ui, shows_legend, shared);
                            }
                            if self.of_lesson.is_some() {
                                ui.label(shared.say(&msg!("card-of-lesson")));
                                return;
                            }
                            let choose = shared.say(&msg!("card-choose"));
                            if plain_button(ui, Icon::Card, &choose).clicked() {
                                shared.go(Route::Shelf);
                            }
                        });
                        if clicked {
                            // What is told of the line stands where the tiles do.
                            self.strip.hide_tiles();
                        }
                    });
            });
    }

    /// The card that is shown: that of a lesson, or the one in use.
    fn shown<'a>(&'a self, shared: &'a Shared<'_>) -> &'a CompiledCard {
        self.of_lesson.as_ref().unwrap_or(shared.compiled)
    }

    /// In a narrow window: what is pointed at in words below the card, or the hands of the chosen line;
    /// beside it what the learner asks for.
    fn around(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let height = if self.reader.has_chosen() {
            HANDS_BELOW.min(ui.available_height() * MOST_BELOW)
        } else {
            let least = if self.reader.points() {
                EXPLAINED_BELOW
            } else {
                EXPLANATION_BELOW
            };
            self.reader.explanation_height(ui, least, shared)
        };
        Panel::bottom("below the card")
            .resizable(false)
            .exact_size(height)
            .show(ui, |ui| {
                if self.reader.has_chosen() {
                    ScrollArea::vertical()
                        .id_salt("below the card")
                        .auto_shrink(false)
                        .show(ui, |ui| self.reader.hands_ui(ui, shared));
                } else {
                    self.reader.explanation_ui(ui, shared);
                }
            });
        if self.strip.is_adding() || self.shows_legend {
            Panel::right("beside the card")
                .resizable(false)
                .exact_size(NARROW_SIDE)
                .show(ui, |ui| {
                    ScrollArea::vertical()
                        .id_salt("beside the card")
                        .auto_shrink([false, false])
                        .show(ui, |ui| {
                            if self.strip.is_adding() {
                                self.strip.tiles_ui(ui, shared);
                            } else {
                                legend::ui(ui, shared, self.shown(shared).card());
                            }
                        });
                });
        }
    }

    /// The least height of the place beside the card where what is pointed at is told, in points; nothing while
    /// the hands of the chosen line tell it.
    fn explanation(&self) -> Option<f32> {
        if !self.reader.has_chosen() {
            Some(EXPLANATION)
        } else if self.reader.points_elsewhere() || self.strip.is_adding() {
            Some(SHORT_EXPLANATION)
        } else {
            None
        }
    }

    /// What is pointed at in words, in its fixed place; above it the hands of the chosen line, or how
    /// to read the card.
    fn beside(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        if let Some(least) = self.explanation() {
            let height = self.reader.explanation_height(ui, least, shared);
            Panel::bottom("explanation")
                .frame(explanation_frame(Theme::current(ui)))
                .show_separator_line(false)
                .resizable(false)
                .exact_size(height)
                .show(ui, |ui| self.reader.explanation_ui(ui, shared));
        }
        ScrollArea::vertical()
            .id_salt("beside the card")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                if self.strip.is_adding() {
                    self.strip.tiles_ui(ui, shared);
                } else if self.reader.has_chosen() {
                    self.reader.hands_ui(ui, shared);
                } else {
                    legend::ui(ui, shared, self.shown(shared).card());
                }
            });
    }
}

/// How many columns a card of this width has, and how large its text is, both in points: the more room, the larger.
fn columns_and_size(width: f32) -> (usize, f32) {
    let columns = ((width / COLUMN) as usize).clamp(1, COLUMNS);
    let least = if columns < COLUMNS {
        text_size::SMALL + 1.0
    } else {
        text_size::SMALL
    };
    let larger = width / columns as f32 / ROOMY_COLUMN;
    // Half points, so that the text is not laid out anew at every step of a window that is resized.
    let size = (text_size::SMALL * larger * 2.0).floor() / 2.0;
    (columns, size.clamp(least, LARGEST))
}

/// Shows how to read the card, which stands beside it where there is room.
fn legend_button(ui: &mut Ui, shows_legend: &mut bool, shared: &Shared<'_>) {
    let legend = shared.say(&msg!("card-legend-title"));
    if choice_button(ui, *shows_legend, &legend).clicked() {
        *shows_legend = !*shows_legend;
    }
}

/// A rack from a full set of tiles.
fn deal(set: TileSet, seed: u64) -> TileCounts {
    let mut tiles: Vec<Tile> = set.counts().tiles().collect();
    shuffle(&mut tiles, &mut ChaCha8Rng::seed_from_u64(seed));
    tiles.into_iter().take(RACK).collect()
}
