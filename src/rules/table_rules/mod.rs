//! What a table agrees on before it plays.
//!
//! Here are the rules and their defaults; the options that have names of their own, the settings by
//! which texts and screens know them, the actions that lessons leave out, and the rulings of older games
//! have a file each.

mod optional_action;
mod options;
mod rulings;
mod setting;

pub use optional_action::{OptionalAction, UnknownOptionalAction};
pub use options::{
    BlankCount, Blanks, ClaimTime, ClaimWindow, FirstEast, JokerCount, LastWall, MatchLength, Mush,
    SecondCharleston,
};
pub use rulings::Rulings;
pub use setting::{Setting, UnknownOption};

use super::{BotsChallenge, Mistakes, Naming};
use crate::tile::TileSet;

/// The rules that a table may choose. The default of each is the one RULES calls its default.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a rule by itself that is played or not"
)]
pub struct TableRules {
    /// Whether East may declare a hand that was dealt complete (rule `heavenly-hand`).
    pub heavenly_hand: bool,
    /// How the first East is found.
    pub first_east: FirstEast,
    /// How many games a match has.
    pub match_length: MatchLength,
    /// How many jokers are in the set (rule `tiles-jokers-8`).
    pub jokers: JokerCount,
    /// What blanks are for, if there are any.
    pub blanks: Blanks,
    /// How many there are then.
    pub blank_count: BlankCount,
    /// Whether there is a second Charleston.
    pub second_charleston: SecondCharleston,
    /// Whether and when unwanted tiles are mixed in the middle.
    pub mush: Mush,
    /// How long a discard may be claimed.
    pub claim_window: ClaimWindow,
    /// What is special about the last wall.
    pub last_wall: LastWall,
    /// Whether equal dice at the break double all payments of the game (rule `tr-double-dice`).
    pub double_dice: bool,
    /// Whether who discards the winning tile to a player with three exposures pays for all
    /// (rule `pay-three-exposure-liability`).
    pub three_exposure_liability: bool,
    /// How many points a player can lose in a match, if there is a limit (rule `pay-pie`).
    pub loss_limit: Option<u16>,
    /// Whether the winner names the price, and too low a one stands (rule `win-announces-amount`).
    pub winner_names_price: bool,
    /// Whether a fifth person sits out each game and may bet (rule `players-fifth-bettor`).
    pub bettor: bool,
    /// Whether an action against the rules is refused, or costs what it costs at a table.
    pub mistakes: Mistakes,
    /// How many points whoever was wrong about a denied challenge pays the other
    /// (rule `dead-challenge-penalty-25`).
    pub challenge_penalty: u16,
    /// Whether bots challenge dead hands (rule `dead-bots`).
    pub bots_challenge: BotsChallenge,
    /// Who names a discard.
    pub naming: Naming,
    /// Kinds of action that a lesson has not taught yet and that are refused; none in a game.
    pub untaught: Vec<OptionalAction>,
    /// By which rulings the game is played: those of now, but in a game that was begun before them.
    pub rulings: Rulings,
}

impl Default for TableRules {
    fn default() -> Self {
        Self {
            heavenly_hand: true,
            first_east: FirstEast::Dice,
            match_length: MatchLength::Four,
            jokers: JokerCount::Eight,
            blanks: Blanks::Off,
            blank_count: BlankCount::USUAL,
            second_charleston: SecondCharleston::Vote,
            mush: Mush::Off,
            claim_window: ClaimWindow::Untimed,
            last_wall: LastWall::Normal,
            double_dice: false,
            three_exposure_liability: false,
            loss_limit: None,
            winner_names_price: false,
            bettor: false,
            mistakes: Mistakes::Refused,
            challenge_penalty: 25,
            bots_challenge: BotsChallenge::Warn,
            naming: Naming::Automatic,
            untaught: Vec::new(),
            rulings: Rulings::default(),
        }
    }
}

impl TableRules {
    /// The tiles that the table plays with.
    pub fn tile_set(&self) -> TileSet {
        mark!(TILES_JOKERS_8);
        TileSet {
            jokers: self.jokers.count(),
            blanks: match self.blanks {
                Blanks::Off => 0,
                Blanks::Swap | Blanks::DoubleJoker => {
                    mark!(BLANK_COUNT);
                    self.blank_count.get()
                }
            },
        }
    }
}
