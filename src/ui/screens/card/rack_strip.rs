//! The rack that the card is compared with: dealt, typed, put together tile by tile, or the learner's
//! own in the game in progress.

use egui::{Button, Id, RichText, TextEdit, Ui};

use super::CardCommand;
use crate::locale::Message;
use crate::msg;
use crate::tile::{HAND, Tile, TileCounts, TileSet};
use crate::ui::reading::{RackAtHand, RackInGame, RackMoment};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{
    Condition, Icon, RackRow, TileButton, TileSize, choice_button, icon_button, plain_button,
};
use crate::ui::words::{listed, said};
use crate::ui::{Command, Shared};
use crate::wording;

/// The most tiles that a rack can have.
const MOST: usize = HAND;
/// How wide the tiles are, in points.
const TILE: f32 = 31.0;
/// How wide the tiles to choose from are, in points.
const CHOICE: f32 = 30.0;
/// Between them, in points.
const BETWEEN: f32 = 2.0;
/// How many of them stand in a row.
const IN_A_ROW: f32 = 9.0;

/// The narrowest and the widest that the field becomes in which a rack is written, in points.
const FIELD: f32 = 220.0;
const WIDE_FIELD: f32 = 430.0;
/// The room that is left beside that field, in points.
const BESIDE_FIELD: f32 = 32.0;

/// The rack that the card is compared with.
#[derive(Debug)]
pub(super) struct RackStrip {
    /// The tiles with which the table plays.
    set: TileSet,
    at_hand: Option<RackAtHand>,
    /// Whether that rack is the learner's own in the game.
    is_of_game: bool,
    /// The learner's rack in the game in progress.
    game: RackInGame,
    /// What is typed; as the rack is written, unless it cannot be read.
    text: String,
    is_adding: bool,
    /// How often another rack was taken.
    version: usize,
}

impl Default for RackStrip {
    fn default() -> Self {
        Self {
            set: TileSet::STANDARD,
            at_hand: None,
            is_of_game: false,
            game: RackInGame::default(),
            text: String::new(),
            is_adding: false,
            version: 0,
        }
    }
}

impl RackStrip {
    /// The tiles with which the table plays.
    pub(super) fn set(&self) -> TileSet {
        self.set
    }

    /// The tiles with which the table plays from now on; a rack that is tried and cannot be of them is
    /// put away.
    pub(super) fn take_set(&mut self, set: TileSet) {
        if self.set == set {
            return;
        }
        self.set = set;
        if let Some(at_hand) = self.at_hand.as_ref().filter(|_| !self.is_of_game) {
            let rack = at_hand.rack;
            self.set_rack(if excess(set, &rack).is_none() {
                rack
            } else {
                TileCounts::EMPTY
            });
        }
    }

    /// The learner's rack in the game in progress, to be taken when they ask for it.
    pub(super) fn take_game(&mut self, game: RackInGame) {
        self.game = game;
    }

    /// The rack, if there is one.
    pub(super) fn at_hand(&self) -> Option<&RackAtHand> {
        self.at_hand.as_ref()
    }

    /// What the comparison with the rack depends on; nothing without one.
    pub(super) fn moment(&self) -> Option<RackMoment> {
        self.at_hand.as_ref().map(|at_hand| RackMoment {
            game: 0,
            events: self.version,
            rack: at_hand.rack,
        })
    }

    /// Whether tiles to add are shown.
    pub(super) fn is_adding(&self) -> bool {
        self.is_adding
    }

    /// Puts the tiles to add away.
    pub(super) fn hide_tiles(&mut self) {
        self.is_adding = false;
    }

    /// Shows the tiles to add.
    pub(super) fn show_tiles(&mut self) {
        self.is_adding = true;
    }

    /// Takes this rack; none when it is empty.
    pub(super) fn set_rack(&mut self, rack: TileCounts) {
        self.text = rack.to_string();
        self.try_rack(rack);
    }

    fn try_rack(&mut self, rack: TileCounts) {
        self.version += 1;
        self.is_of_game = false;
        self.at_hand = (!rack.is_empty()).then(|| RackAtHand::alone(self.set, rack));
    }

    /// Takes the learner's rack in the game, or says why there is none.
    fn game_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let name = shared.say(&msg!("card-rack-game"));
        let why = match &self.game {
            RackInGame::Rack(rack) => {
                if plain_button(ui, Icon::Table, &name).clicked() {
                    self.text = rack.rack.to_string();
                    self.at_hand = Some(rack.as_ref().clone());
                    self.is_of_game = true;
                    self.version += 1;
                }
                return;
            }
            RackInGame::NoGame => msg!("card-rack-no-game"),
            RackInGame::NotDealt => msg!("card-rack-not-dealt"),
            RackInGame::SitsOut => msg!("card-rack-sits-out"),
        };
        let why = shared.say(&why);
        let image = Icon::Table.image(ui, 18.0);
        let button = Button::image_and_text(image, &name).image_tint_follows_text_color(true);
        let button = ui.add_enabled(false, button).on_disabled_hover_text(&why);
        button.widget_info(|| {
            let spoken = shared.say(&msg!("card-rack-game-why", why = why.as_str()));
            egui::WidgetInfo::labeled(egui::Role::Button, false, spoken)
        });
    }

    /// Draws the rack; `counts` are its tiles that count for what the learner looks at.
    pub(super) fn ui(&mut self, ui: &mut Ui, counts: Option<&TileCounts>, shared: &Shared<'_>) {
        if self.at_hand.is_none() {
            ui.horizontal_wrapped(|ui| {
                let invitation = shared.say(&msg!("card-rack-invitation"));
                let label = RichText::new(&invitation).color(Theme::current(ui).text_weak);
                let label = ui.label(label);
                listed(ui, shared, &invitation, label.rect);
                self.ways_ui(ui, shared);
                self.text_ui(ui, shared);
            });
            return;
        }
        ui.horizontal_top(|ui| {
            self.rack_ui(ui, counts, shared);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                ui.horizontal_wrapped(|ui| self.ways_ui(ui, shared));
                ui.horizontal(|ui| {
                    let clear = shared.say(&msg!("card-rack-clear"));
                    if icon_button(ui, Icon::Cross, &clear).clicked() {
                        self.set_rack(TileCounts::EMPTY);
                    }
                    self.text_ui(ui, shared);
                });
            });
        });
    }

    /// The ways to come to a rack without typing.
    fn ways_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        if plain_button(ui, Icon::Dice, &shared.say(&msg!("card-rack-deal"))).clicked() {
            shared.ask(Command::Card(CardCommand::Deal));
        }
        self.game_ui(ui, shared);
        let add = shared.say(&msg!("card-rack-add"));
        if choice_button(ui, self.is_adding, &add).clicked() {
            self.is_adding = !self.is_adding;
        }
    }

    /// The field in which the rack is written.
    fn text_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let name = shared.say(&msg!("card-rack-type"));
        let has_problem = read(self.set, &self.text).is_err();
        let most = if has_problem { FIELD } else { WIDE_FIELD };
        let width = (ui.available_width() - BESIDE_FIELD).clamp(FIELD, most);
        // It stands elsewhere as soon as there is a rack, and must keep the keyboard.
        let field = TextEdit::singleline(&mut self.text)
            .id(Id::unique("rack in writing"))
            .hint_text(name.as_str())
            .desired_width(width);
        let response = ui.add(field).on_hover_text(name.as_str());
        response.widget_info(|| {
            egui::WidgetInfo::text_edit(true, &self.text, &self.text, name.as_str())
        });
        if response.changed()
            && let Ok(rack) = read(self.set, &self.text)
        {
            self.try_rack(rack);
        }
        if let Err(problem) = read(self.set, &self.text) {
            let problem = shared.say(&problem);
            ui.label(RichText::new(problem).size(text_size::SMALL));
        }
    }

    /// The tiles of the rack; a click takes one away.
    fn rack_ui(&mut self, ui: &mut Ui, counts: Option<&TileCounts>, shared: &Shared<'_>) {
        let Some(at_hand) = &self.at_hand else { return };
        let mut rack = at_hand.rack;
        let tiles: Vec<Tile> = rack.tiles().collect();
        let mut counting = counts.copied();
        let mut faces = Vec::new();
        for tile in &tiles {
            let counts = counting.as_mut().map(|counting| counting.remove(*tile));
            let name = shared.say(&wording::tile(*tile));
            let name = match counts {
                Some(true) => shared.say(&msg!("card-rack-counts", tile = name)),
                Some(false) | None => name,
            };
            faces.push((*tile, name, counts));
        }
        let buttons = faces.iter().map(|(tile, name, counts)| {
            let condition = if *counts == Some(false) {
                Condition::Dimmed
            } else {
                Condition::Plain
            };
            TileButton::new(*tile, name)
                .condition(condition)
                .counts(*counts == Some(true))
        });
        let buttons: Vec<_> = buttons.collect();
        let width = ui.available_width() / (tiles.len().max(1) as f32) - 6.0;
        let row = RackRow::new(Id::unique("tried rack"), buttons)
            .size(TileSize::Width(TILE.min(width).max(16.0).floor()));
        let clicked = row.show(ui).clicked;
        if let Some(tile) = clicked.and_then(|place| tiles.get(place))
            && rack.remove(*tile)
        {
            self.set_rack(rack);
        }
    }

    /// Every kind of tile; a click puts one on the rack.
    pub(super) fn tiles_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let help = shared.say(&msg!("card-rack-add-help", most = MOST));
        said(ui, shared, &help, text_size::BODY);
        let rack = self
            .at_hand
            .as_ref()
            .map_or(TileCounts::EMPTY, |it| it.rack);
        let set = self.set.counts();
        let mut added = None;
        let width = (ui.available_width() + BETWEEN) / IN_A_ROW - BETWEEN;
        let size = TileSize::Width(width.floor().min(CHOICE));
        for row in rows(self.set) {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = BETWEEN;
                for tile in row {
                    let is_left = rack[tile] < set[tile] && rack.total() < MOST;
                    let one = wording::a_tile(tile);
                    let name = shared.say(&msg!("card-rack-add-tile", tile = one));
                    let button = TileButton::new(tile, &name).size(size);
                    let button = if is_left {
                        button
                    } else {
                        button.condition(Condition::Dimmed).picture()
                    };
                    if ui.add(button).clicked() && is_left {
                        added = Some(tile);
                    }
                }
            });
        }
        if let Some(tile) = added {
            let mut rack = rack;
            rack.add(tile);
            self.set_rack(rack);
        }
    }
}

/// The kinds of tiles as they are laid out to choose from: a row for each suit, then the others.
fn rows(set: TileSet) -> Vec<Vec<Tile>> {
    let kinds = set.counts();
    let mut rows: Vec<Vec<Tile>> = vec![Vec::new(); 4];
    for (tile, _) in kinds.kinds() {
        let row = match tile {
            Tile::Suited(suit, _) => suit as usize,
            _ => 3,
        };
        if let Some(row) = rows.get_mut(row) {
            row.push(tile);
        }
    }
    rows
}

/// A tile of which the rack has more than the set.
fn excess(set: TileSet, rack: &TileCounts) -> Option<(Tile, u8)> {
    let set = set.counts();
    let excess = rack.kinds().find(|(tile, count)| *count > set[*tile]);
    excess.map(|(tile, _)| (tile, set[tile]))
}

/// Reads a rack of tiles of the set, or says what is wrong with it.
fn read(set: TileSet, text: &str) -> Result<TileCounts, Message> {
    let rack: TileCounts = text.parse().map_err(|error: crate::tile::ParseRackError| {
        msg!("card-rack-unknown", word = error.word.as_str())
    })?;
    if rack.total() > MOST {
        return Err(msg!("card-rack-too-many", most = MOST));
    }
    match excess(set, &rack) {
        Some((tile, exist)) => Err(msg!(
            "card-rack-too-many-of",
            tile = wording::tile(tile),
            exist = exist
        )),
        None => Ok(rack),
    }
}
