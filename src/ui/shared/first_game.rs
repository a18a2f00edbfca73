//! The first game of somebody who never played.

use super::{Command, Shared, ShelfCommand, TableCommand};
use crate::bot::Level;
use crate::play::{Agreement, Opponents};
use crate::rules::{MatchLength, TableRules};

/// What is agreed on for it: beginners, the rules of most tables, and no more games than the learner likes.
pub(in crate::ui) fn first_game() -> Agreement {
    Agreement {
        bots: Opponents::from([Level::Learner; 4]),
        rules: TableRules {
            match_length: MatchLength::Endless,
            ..TableRules::default()
        },
    }
}

/// Begins it, with the card of a few lines, good tiles, and the coach beside; who has taken no lesson yet finds the names
/// below their tiles, too.
pub(in crate::ui) fn begin_first_game(shared: &Shared<'_>) {
    let first = ShelfCommand::FIRST.to_owned();
    shared.ask(Command::Shelf(ShelfCommand::Use(first)));
    if shared.profile.progress().lessons_finished == 0 {
        shared.ask(Command::SetTileNames(true));
    }
    shared.ask(Command::StartFirstGame(first_game()));
    shared.ask(Command::Table(TableCommand::AskCoach));
}
