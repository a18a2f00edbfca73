//! Actions at the table: tiles are chosen on the rack, then the button of the action is pressed.

use egui::Key;
use egui::accesskit::Role;
use mahj_tutor::msg;
use mahj_tutor::rules::{Action, Claim, View};
use mahj_tutor::tile::{Tile, TileCounts};
use mahj_tutor::wording;

use super::learner::{By, Done, Found, Learner};

/// How far tiles of one rack may stand from each other in height, in points.
const ONE_ROW: f32 = 30.0;

impl Learner {
    /// Does this at the table, which `view` shows as it lies now.
    pub(super) fn act(&mut self, action: Action, view: View<'_>) -> Done {
        let label = self.say(&wording::action(&action, view));
        match action {
            Action::Pass { tiles, blind } => {
                self.choose_on_rack(&tiles)?;
                let count = self.say(&msg!("table-blind-count", count = blind));
                let radios = self.all(Role::RadioButton);
                if blind > 0 || radios.iter().any(|it| it.name == count) {
                    self.press_radio(&count)?;
                }
                self.press(&label)
            }
            Action::PassCourtesy(tiles)
            | Action::Mush(tiles)
            | Action::Claim(Claim::Unlike(tiles)) => {
                self.choose_on_rack(&tiles)?;
                self.press(&label)
            }
            Action::Discard(tile) => {
                self.choose_on_rack(&TileCounts::from_iter([tile]))?;
                self.press(&label)
            }
            Action::DiscardAs { tile, name } => {
                self.choose_on_rack(&TileCounts::from_iter([tile]))?;
                let name = self.say(&wording::tile(name));
                let says = self.say(&msg!("table-naming-name", name = name.as_str()));
                self.press_radio(&says)?;
                let discard = self.say(&msg!("table-discard-saying", name = name));
                self.press(&discard)
            }
            Action::Claim(Claim::Exposure { naturals, jokers })
                if self.named(&label).is_empty() =>
            {
                let discard = view.newest_discard().ok_or("nothing lies there to claim")?;
                let mut tiles = TileCounts::EMPTY;
                tiles.add_many(discard.tile, naturals);
                tiles.add_many(Tile::Joker, jokers);
                self.choose_on_rack(&tiles)?;
                self.press(&label)
            }
            Action::Exchange(_) => self.press_one_of(&label, place_among_identical(&action, view)),
            _ => self.press(&label),
        }
    }

    /// Chooses exactly these tiles on the rack.
    pub(super) fn choose_on_rack(&mut self, tiles: &TileCounts) -> Done {
        let mut lacking = *tiles;
        for (found, tile) in self.rack() {
            if found.is_chosen && !lacking.remove(tile) {
                self.press_tile(&found)?;
            }
        }
        for tile in lacking.tiles() {
            let rack = self.rack().into_iter();
            let mut open = rack.filter(|(it, of)| *of == tile && !it.is_chosen);
            let found = open.next().map(|(found, _)| found);
            let found = found.ok_or_else(|| format!("{tile} is not on the rack"))?;
            self.press_tile(&found)?;
        }
        let rack = self.rack().into_iter();
        let chosen: TileCounts = rack
            .filter(|(it, _)| it.is_chosen)
            .map(|(_, tile)| tile)
            .collect();
        if chosen == *tiles {
            Ok(())
        } else {
            Err(format!("{chosen} is chosen on the rack, and not {tiles}"))
        }
    }

    /// By keyboard an arrow leads to the rack, and along it.
    fn press_tile(&mut self, found: &Found) -> Done {
        let is_free = self.window.ctx.memory(|it| it.focused().is_none());
        if self.by == By::Keyboard && is_free {
            self.window.key_press(Key::ArrowRight);
            self.window.step();
            for _ in 0..self.rack().len() {
                self.window.step();
                if self.has_focus(found.id) {
                    break;
                }
                self.window.key_press(Key::ArrowRight);
            }
        }
        self.press_found(found, Key::Space)
    }

    /// The tiles on the learner's rack, at the table or on a page, from left to right.
    pub(super) fn rack(&self) -> Vec<(Found, Tile)> {
        let names: Vec<(String, Tile)> = Tile::ALL
            .into_iter()
            .flat_map(|tile| {
                let name = wording::tile(tile);
                let new = msg!("table-new-tile", tile = name.clone());
                [name, new].map(|name| (self.say(&name), tile))
            })
            .collect();
        let is_tile = |found: Found| {
            let unmarked = self.unmarked(&found);
            let of = names.iter().find(|(name, _)| *name == unmarked);
            let of = of.map(|(_, tile)| *tile)?;
            Some((found, of))
        };
        let mut tiles: Vec<_> = self.buttons().into_iter().filter_map(is_tile).collect();
        // It is the lowest of all rows of tiles.
        let lowest = tiles.iter().map(|(it, _)| it.at.y).fold(0.0, f32::max);
        tiles.retain(|(it, _)| lowest - it.at.y < ONE_ROW);
        tiles.sort_by(|(one, _), (other, _)| one.at.x.total_cmp(&other.at.x));
        tiles
    }

    fn press_radio(&mut self, name: &str) -> Done {
        let mut all = self.all(Role::RadioButton).into_iter();
        let found = all.find(|it| it.name == name);
        let found = found.ok_or_else(|| format!("“{name}” cannot be chosen"))?;
        self.press_found(&found, Key::Space)
    }
}

/// The place of an exchange among those that are called the same.
fn place_among_identical(action: &Action, view: View<'_>) -> usize {
    let tile = |action: &Action| match action {
        Action::Exchange(at) => {
            let exposures = view.exposures(at.seat);
            exposures.get(usize::from(at.index)).map(|it| it.tile)
        }
        _ => None,
    };
    let legal = view.accepted_actions().into_iter();
    let mut same_tile = legal.filter(|it| tile(it).is_some() && tile(it) == tile(action));
    same_tile.position(|it| it == *action).unwrap_or(0)
}
