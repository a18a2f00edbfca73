//! What shows a rule on its page: the position in which it can be tried, as far as it matters, or what shows the word
//! that it is about.

use egui::{CornerRadius, Frame, Margin, RichText, Ui, vec2};

use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rule_example::{RuleExample, Shows};
use crate::rules::{Action, Exposure, ExposureAt, RuleId, Seat, Situation, View};
use crate::tile::{Tile, TileCounts};
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{TileButton, TileGroups, TileSize};
use crate::ui::words::{picture_ui, said};
use crate::wording;

/// How wide a tile of a rack is at most, in points.
const RACK: f32 = 36.0;
/// How wide an exposed tile is, in points.
const EXPOSED: f32 = 30.0;
/// How wide the discard is that may be claimed, in points.
const DISCARD: f32 = 44.0;
/// Between groups, in points.
const GAP: f32 = 14.0;

/// The picture of a rule.
#[derive(Debug)]
pub(super) struct RulePicture {
    rule: RuleId,
    position: Option<Position>,
}

/// A position in which a rule matters.
#[derive(Debug)]
struct Position {
    session: Session,
    action: Action,
    /// What may be tried there.
    about: Message,
}

impl RulePicture {
    /// The picture of a rule that this example shows.
    pub(super) fn new(rule: RuleId, example: Option<&RuleExample>) -> Self {
        let position = example.and_then(|example| match example.shows {
            Shows::Opening(_) => None,
            Shows::Action { action, .. } => Some(Position {
                session: example.begin(),
                action,
                about: Message::new(example.text_id()),
            }),
        });
        Self { rule, position }
    }

    /// Whether it is the picture of this rule.
    pub(super) fn is_of(&self, rule: RuleId) -> bool {
        self.rule == rule
    }

    /// Draws it, where there is one.
    pub(super) fn ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        if let Some(position) = &self.position {
            ui.add_space(8.0);
            position.ui(ui, shared);
            return;
        }
        let mut words = shared.words.glossary.iter().map(|(_, word)| word);
        let shows = words.find(|word| word.picture.is_some() && word.rules.contains(&self.rule));
        if let Some(word) = shows {
            ui.add_space(8.0);
            picture_ui(ui, shared, word);
        }
    }
}

impl Position {
    fn ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let view = self.session.view();
        Frame::new()
            .fill(Theme::current(ui).felt)
            .corner_radius(CornerRadius::same(6))
            .inner_margin(Margin::same(12))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing = vec2(8.0, 7.0);
                let others = Seat::ALL.into_iter().filter(|seat| *seat != view.seat());
                for seat in others.filter(|seat| !view.exposures(*seat).is_empty()) {
                    on_felt(ui, &wording::seat_around(seat, Some(view.east())), shared);
                    self.exposures(ui, seat, shared);
                }
                self.discard(ui, shared);
                let you = wording::seat_around(view.seat(), Some(view.east()));
                on_felt(ui, &you, shared);
                if !view.exposures(view.seat()).is_empty() {
                    self.exposures(ui, view.seat(), shared);
                }
                self.rack(ui, shared);
            });
        ui.add_space(4.0);
        said(ui, shared, &shared.say(&self.about), text_size::BODY);
    }

    /// The exposures of a seat, with the joker lit that is exchanged.
    fn exposures(&self, ui: &mut Ui, seat: Seat, shared: &Shared<'_>) {
        let exposures = self.session.view().exposures(seat);
        let mut names = Vec::new();
        for exposure in exposures {
            names.push(tiles_of(exposure).map(|(tile, _)| shared.say(&wording::tile(tile))));
        }
        let names: Vec<Vec<String>> = names.into_iter().map(Iterator::collect).collect();
        let groups = exposures.iter().zip(&names).enumerate();
        let groups = groups.map(|(index, (exposure, names))| {
            let at = ExposureAt {
                seat,
                index: index as u8,
            };
            let mut is_exchanged = self.action == Action::Exchange(at);
            let tiles = tiles_of(exposure).zip(names);
            let tiles = tiles.map(|((tile, stands_for), name)| {
                let is_lit = tile == Tile::Joker && std::mem::take(&mut is_exchanged);
                let button = TileButton::new(tile, name).stands_for(stands_for);
                button.highlighted(is_lit)
            });
            tiles.collect()
        });
        let shown = TileGroups::new(groups.collect()).gap(GAP);
        shown.size(TileSize::Width(EXPOSED)).show(ui);
    }

    /// The discard that may be claimed, and who threw it.
    fn discard(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let view = self.session.view();
        let is_open =
            matches!(view.situation(), Situation::Claims(_)) || view.is_window_open_late();
        let Some(discard) = view.newest_discard().filter(|_| is_open) else {
            return;
        };
        let name = shared.say(&msg!(
            "rulebook-picture-discard",
            place = wording::seat_around(discard.by, Some(view.east()))
        ));
        let label = RichText::new(&name).size(text_size::SMALL);
        ui.label(label.color(Theme::current(ui).felt_text));
        let tile = shared.say(&wording::tile(discard.tile));
        let button = TileButton::new(discard.tile, &tile);
        let claims = matches!(self.action, Action::Claim(_));
        let groups = vec![vec![button.highlighted(claims)]];
        let shown = TileGroups::new(groups);
        shown.size(TileSize::Width(DISCARD)).show(ui);
    }

    /// The own rack, with the tiles lit that the action is about.
    fn rack(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let view = self.session.view();
        let mut lit = about_tiles(self.action, view);
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
        shown.size(TileSize::Width(fit.min(RACK))).show(ui);
    }
}

/// A few words on felt.
fn on_felt(ui: &mut Ui, words: &Message, shared: &Shared<'_>) {
    let text = RichText::new(shared.say(words)).size(text_size::SMALL);
    ui.label(text.color(Theme::current(ui).felt_text));
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
