//! Where in a match a game stands, in words.

use crate::locale::Message;
use crate::msg;
use crate::rules::PlaceInMatch;
use crate::tile::Wind;

/// The game, and from the second round on its round: "Game 5 of 16 · South round".
pub fn place_in_match(place: PlaceInMatch) -> Message {
    let wind = match place.wind() {
        Wind::East => "east",
        Wind::South => "south",
        Wind::West => "west",
        Wind::North => "north",
    };
    match place.games {
        Some(games) => msg!(
            "table-game-of",
            wind = wind,
            number = place.game,
            games = games
        ),
        None => msg!("table-game", wind = wind, number = place.game),
    }
}

/// Which game of the match, without its round: "Game 2 of 4".
pub fn number_in_match(place: PlaceInMatch) -> Message {
    match place.games {
        Some(games) => msg!("table-game-number-of", number = place.game, games = games),
        None => msg!("table-game-number", number = place.game),
    }
}
