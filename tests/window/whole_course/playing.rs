//! A game that is played on with players who decide for themselves: whatever the table asks is answered,
//! until the step is done.

use mahj_tutor::msg;
use mahj_tutor::rules::{Game, Seat, Taking};
use mahj_tutor::tile::{Tile, TileCounts};
use mahj_tutor::wording;

use super::learner::{Done, Learner};

/// So often something may be done in one step: a whole game.
const ACTIONS: usize = 400;
/// So many frames the others may need until the table asks again.
const PATIENCE: usize = 80;

impl Learner {
    /// Plays on until `is_done`, at this table where its tiles are still to be taken from the walls.
    pub(super) fn play_on(
        &mut self,
        table: Option<&Game>,
        is_done: impl Fn(&Self) -> bool,
    ) -> Done {
        for _ in 0..ACTIONS {
            for _ in 0..PATIENCE {
                if is_done(self) || self.asked().is_some() {
                    break;
                }
                self.window.step();
            }
            if is_done(self) {
                return Ok(());
            }
            let asked = self.asked().ok_or("the table asks for nothing")?;
            self.settle()?;
            self.do_something(&asked, table)?;
        }
        Err(format!("after {ACTIONS} actions it is not done"))
    }

    /// What the table asks for: the first of these buttons that is there.
    fn asked(&self) -> Option<Asked> {
        let buttons = self.buttons();
        let is_there = |name: &str| buttons.iter().any(|it| it.name == name);
        let simple = [
            msg!("table-next-step"),
            msg!("action-continue"),
            msg!("action-offer-courtesy", count = 0),
            msg!("action-pass-courtesy", count = 0),
            msg!("action-let-go"),
            msg!("action-draw"),
        ];
        if is_there(&self.say(&msg!("table-discard-which"))) {
            return Some(Asked::Discard);
        }
        if is_there(&self.say(&msg!("action-pass", count = 0))) {
            return Some(Asked::Pass);
        }
        if let Some(taking) = Taking::ALL.into_iter().find(|it| self.is_taking(*it)) {
            return Some(Asked::Take(taking));
        }
        let simple = simple.iter().map(|message| self.say(message));
        simple.into_iter().find(|it| is_there(it)).map(Asked::Press)
    }

    /// Whether the table asks to take tiles from the walls, for this time.
    fn is_taking(&self, taking: Taking) -> bool {
        let asked = match taking {
            Taking::LastTwo => msg!("table-take-last"),
            _ => msg!("table-take-four", round = taking.tiles_held() / 4 + 1),
        };
        self.reads(&self.say(&asked))
    }

    fn do_something(&mut self, asked: &Asked, table: Option<&Game>) -> Done {
        match asked {
            Asked::Press(name) => self.press(name),
            Asked::Take(taking) => {
                let walls = table.map(|game| game.view(Seat::FIRST).wall());
                let tile = walls.and_then(|walls| taking.first_tile(walls));
                let tile = tile.ok_or("no wall is known to take from")?;
                let number = tile.stack + 1;
                let stack = match Seat::FIRST.steps_to(tile.seat) {
                    0 => msg!("lesson-stack", number = number),
                    1 => msg!("lesson-stack-elsewhere", place = "right", number = number),
                    2 => msg!("lesson-stack-elsewhere", place = "across", number = number),
                    _ => msg!("lesson-stack-elsewhere", place = "left", number = number),
                };
                let stack = self.say(&stack);
                self.press(&stack)
            }
            Asked::Pass => {
                let rack = self.rack().into_iter().rev().map(|(_, tile)| tile);
                let tiles: TileCounts = rack.filter(|it| *it != Tile::Joker).take(3).collect();
                self.choose_on_rack(&tiles)?;
                let pass = self.say(&msg!("action-pass", count = tiles.total()));
                self.press(&pass)
            }
            Asked::Discard => {
                let rack = self.rack().into_iter().rev().map(|(_, tile)| tile);
                let tile = rack.into_iter().find(|it| *it != Tile::Joker);
                let tile = tile.ok_or("no tile can be discarded")?;
                self.choose_on_rack(&TileCounts::from_iter([tile]))?;
                let name = wording::tile_in_sentence(tile);
                let discard = self.say(&msg!("action-discard", tile = name));
                self.press(&discard)
            }
        }
    }
}

/// What the table asks for.
#[derive(Debug)]
enum Asked {
    /// A button.
    Press(String),
    /// Tiles to take from the walls.
    Take(Taking),
    /// Three tiles to pass.
    Pass,
    /// A tile to discard.
    Discard,
}
