//! A position as one player sees it, on a small felt: what lies open, the discard that may be claimed, the own rack,
//! with what matters lit.

use egui::{CornerRadius, Frame, Margin, RichText, Ui, vec2};

use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, Exposure, ExposureAt, Seat, Situation, View};
use crate::tile::{Tile, TileCounts};
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{TileButton, TileGroups, TileSize};
use crate::wording;

/// How wide a tile of a rack is at most, in points.
const RACK: f32 = 44.0;
/// How wide an exposed tile is, in points.
const EXPOSED: f32 = 32.0;
/// How wide the discard is that may be claimed, in points.
const CLAIMED: f32 = 50.0;
/// How wide any other discard is, in points.
const DISCARD: f32 = 24.0;
/// Narrower than this a discard cannot be told, in points.
const SMALLEST_DISCARD: f32 = 19.0;
/// Between groups, in points.
const GAP: f32 = 14.0;
/// Where the page is lower than this, in points, all that lies open stands in one row.
const LOW: f32 = 580.0;

/// A position as one player sees it.
#[derive(Debug, Clone, Copy)]
#[must_use = "show it"]
pub(in crate::ui) struct PositionPicture<'a> {
    view: View<'a>,
    /// What is done there: the tiles that it is about are lit.
    action: Option<Action>,
    has_discards: bool,
    has_rack: bool,
    /// How large its tiles are, beside how large they are where there is room.
    scale: f32,
}

impl<'a> PositionPicture<'a> {
    /// A position as this view has it, with the own rack and without the discards that can no longer be claimed.
    pub(in crate::ui) const fn new(view: View<'a>) -> Self {
        Self {
            view,
            action: None,
            has_discards: false,
            has_rack: true,
            scale: 1.0,
        }
    }

    /// With tiles that are this much of what they are where there is room.
    pub(in crate::ui) const fn scaled(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    /// Lights the tiles that this action is about.
    pub(in crate::ui) const fn about(mut self, action: Action) -> Self {
        self.action = Some(action);
        self
    }

    /// With all discards that lie in the middle.
    pub(in crate::ui) const fn with_discards(mut self) -> Self {
        self.has_discards = true;
        self
    }

    /// Without the own rack, which is shown elsewhere.
    pub(in crate::ui) const fn without_rack(mut self) -> Self {
        self.has_rack = false;
        self
    }

    /// Whether there is anything to show beside the own rack.
    pub(in crate::ui) fn has_table(&self) -> bool {
        let mut seats = Seat::ALL.into_iter();
        let is_exposed = seats.any(|seat| !self.view.exposures(seat).is_empty());
        is_exposed || self.claimable().is_some() || self.has_discards
    }

    /// Shows it, over the width there is.
    pub(in crate::ui) fn ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let view = self.view;
        on_felt(ui, |ui| {
            let own = view.exposures(view.seat());
            let is_own_beside = ui.clip_rect().height() < LOW && !own.is_empty();
            self.exposed(ui, is_own_beside, shared);
            if self.has_discards && self.claimable().is_some() {
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| self.claimable_ui(ui, shared));
                    ui.add_space(GAP);
                    ui.vertical(|ui| self.discards(ui, shared));
                });
            } else {
                if self.has_discards {
                    self.discards(ui, shared);
                }
                self.claimable_ui(ui, shared);
            }
            if !is_own_beside && (self.has_rack || !own.is_empty()) {
                let you = wording::seat_around(view.seat(), Some(view.east()));
                write_on_felt(ui, &you, shared);
            }
            if !is_own_beside && !own.is_empty() {
                self.exposures(ui, view.seat(), shared);
            }
            if self.has_rack {
                self.rack(ui, shared);
            }
        });
    }

    /// The exposures of the others, side by side, and the own ones where they stand there, too.
    fn exposed(&self, ui: &mut Ui, is_own_beside: bool, shared: &Shared<'_>) {
        let view = self.view;
        // From left to right, as they sit.
        let own = view.seat();
        let seats = [own.left(), own.across(), own.right()].into_iter();
        let seats = seats.chain(is_own_beside.then_some(own));
        let seats = seats.filter(|seat| !view.exposures(*seat).is_empty());
        let seats: Vec<Seat> = seats.collect();
        if seats.is_empty() {
            return;
        }
        ui.columns(seats.len(), |columns| {
            for (seat, ui) in seats.iter().zip(columns) {
                write_on_felt(ui, &wording::seat_around(*seat, Some(view.east())), shared);
                self.exposures(ui, *seat, shared);
            }
        });
    }

    /// The exposures of a seat, with the joker lit that is exchanged.
    fn exposures(&self, ui: &mut Ui, seat: Seat, shared: &Shared<'_>) {
        let exposures = self.view.exposures(seat);
        let lit = match self.action {
            Some(Action::Exchange(ExposureAt { seat: of, index })) if of == seat => {
                Some(usize::from(index))
            }
            _ => None,
        };
        exposures_ui(ui, shared, exposures, lit, self.scale);
    }

    /// The discards that lie in the middle, oldest first; the newest is apart where it may be claimed.
    fn discards(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let claimable = self.claimable();
        let discards = self.view.discards().iter();
        let lie_there = discards.filter(|it| it.claimed_by.is_none() && Some(**it) != claimable);
        let tiles: Vec<Tile> = lie_there.map(|discard| discard.tile).collect();
        if !tiles.is_empty() {
            write_on_felt(ui, &msg!("rulebook-picture-discards"), shared);
            discards_ui(ui, shared, &tiles, self.scale);
        }
    }

    /// The discard that may be claimed.
    fn claimable(&self) -> Option<crate::rules::Discard> {
        let view = self.view;
        let is_open =
            matches!(view.situation(), Situation::Claims(_)) || view.is_window_open_late();
        view.newest_discard().filter(|_| is_open)
    }

    /// The discard that may be claimed, and who threw it.
    fn claimable_ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let Some(discard) = self.claimable() else {
            return;
        };
        let place = wording::seat_around(discard.by, Some(self.view.east()));
        write_on_felt(ui, &msg!("rulebook-picture-discard", place = place), shared);
        let tile = shared.say(&wording::tile(discard.tile));
        let button = TileButton::new(discard.tile, &tile);
        let claims = matches!(self.action, Some(Action::Claim(_)));
        let groups = vec![vec![button.highlighted(claims)]];
        let shown = TileGroups::new(groups);
        shown.size(TileSize::Width(CLAIMED * self.scale)).show(ui);
    }

    /// The own rack, with the tiles lit that the action is about.
    fn rack(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let view = self.view;
        let mut lit = self
            .action
            .map_or(TileCounts::EMPTY, |it| about_tiles(it, view));
        let tiles: Vec<Tile> = view.rack().tiles().collect();
        let names: Vec<String> = tiles
            .iter()
            .map(|tile| shared.say(&wording::tile(*tile)))
            .collect();
        let count = tiles.len();
        let fit = TileGroups::size_to_fit(count, 1, ui.available_width(), 0.0);
        let tiles = tiles.into_iter().zip(&names);
        let tiles = tiles.map(|(tile, name)| {
            let is_lit = lit.remove(tile);
            TileButton::new(tile, name).highlighted(is_lit)
        });
        let shown = TileGroups::new(vec![tiles.collect()]);
        shown
            .size(TileSize::Width(fit.min(RACK * self.scale)))
            .show(ui);
    }
}

/// A small felt with something on it, over the width there is.
pub(in crate::ui) fn on_felt(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    Frame::new()
        .fill(Theme::current(ui).felt)
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::same(12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(8.0, 7.0);
            add(ui);
        });
}

/// A few words on felt.
pub(in crate::ui) fn write_on_felt(ui: &mut Ui, words: &Message, shared: &Shared<'_>) {
    let text = RichText::new(shared.say(words)).size(text_size::SMALL);
    ui.label(text.color(Theme::current(ui).felt_text));
}

/// Exposures side by side, with a joker lit in the one at this place; their tiles are so much of what they are where
/// there is room.
pub(in crate::ui) fn exposures_ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    exposures: &[Exposure],
    lit: Option<usize>,
    scale: f32,
) {
    let names: Vec<Vec<String>> = exposures
        .iter()
        .map(|exposure| {
            let tiles = tiles_of(exposure);
            let names = tiles.map(|(tile, _)| shared.say(&wording::tile(tile)));
            names.collect()
        })
        .collect();
    let groups = exposures.iter().zip(&names).enumerate();
    let groups = groups.map(|(index, (exposure, names))| {
        let mut is_exchanged = lit == Some(index);
        let tiles = tiles_of(exposure).zip(names);
        let tiles = tiles.map(|((tile, stands_for), name)| {
            let is_lit = tile == Tile::Joker && std::mem::take(&mut is_exchanged);
            let button = TileButton::new(tile, name).stands_for(stands_for);
            button.highlighted(is_lit)
        });
        tiles.collect()
    });
    let shown = TileGroups::new(groups.collect()).gap(GAP);
    shown.size(TileSize::Width(EXPOSED * scale)).show(ui);
}

/// Discards in rows, their tiles so much of what they are where there is room.
pub(in crate::ui) fn discards_ui(ui: &mut Ui, shared: &Shared<'_>, tiles: &[Tile], scale: f32) {
    let names: Vec<String> = tiles
        .iter()
        .map(|tile| shared.say(&wording::tile(*tile)))
        .collect();
    let tiles = tiles.iter().zip(&names);
    let groups = tiles.map(|(tile, name)| vec![TileButton::new(*tile, name)]);
    let shown = TileGroups::new(groups.collect()).gap(3.0);
    shown
        .size(TileSize::Width((DISCARD * scale).max(SMALLEST_DISCARD)))
        .show(ui);
}

/// The tiles of an exposure, each joker with the tile for which it stands.
fn tiles_of(exposure: &Exposure) -> impl Iterator<Item = (Tile, Option<Tile>)> {
    let naturals = (0..exposure.naturals).map(|_| (exposure.tile, None));
    let jokers = (0..exposure.jokers).map(|_| (Tile::Joker, Some(exposure.tile)));
    let strays = exposure.strays.tiles().map(|tile| (tile, None));
    naturals.chain(jokers).chain(strays)
}

/// The tiles of the own rack that an action is about.
fn about_tiles(action: Action, view: View<'_>) -> TileCounts {
    match action {
        Action::Exchange(at) => {
            let exposures = view.exposures(at.seat);
            let exposure = exposures.get(usize::from(at.index));
            exposure.into_iter().map(|it| it.tile).collect()
        }
        Action::Claim(claim) => {
            let discard = view.newest_discard();
            let tiles = discard.map(|it| claim.from_rack(it.tile));
            tiles.unwrap_or_default()
        }
        action => action.given_away().unwrap_or_default(),
    }
}
