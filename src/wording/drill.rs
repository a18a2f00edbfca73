//! Drills: their names, what they ask, and why an answer is right or wrong.

use super::{line_in_words, tile, tile_in_sentence};
use crate::card::Card;
use crate::drill::{Kind, Question, Reason, Share, Shown};
use crate::locale::Message;
use crate::msg;
use crate::tile::{Dragon, Suit, Tile, Wind};

/// What a kind of drill is called.
pub fn drill_title(kind: Kind) -> Message {
    Message::new(format!("drill-{}", kind.id()))
}

/// What is said after a series of which this share was right.
pub fn drill_share(kind: Kind, share: Share) -> Message {
    let share = match share {
        Share::All => "all",
        Share::Most => "most",
        Share::Fewer => "fewer",
    };
    Message::new(format!("drill-{}.{share}", kind.id()))
}

/// What is asked.
pub fn drill_question(question: Question) -> Message {
    match question {
        Question::NearestLine => msg!("drill-nearest-line-asked"),
        Question::NameOfTile => msg!("drill-name-of-tile-asked"),
        Question::TileCalled(called) => msg!("drill-tile-called-asked", tile = tile(called)),
    }
}

/// What stands on something to choose; of a tile without its name, what is to be seen on it.
pub fn drill_choice(card: &Card, shown: Shown) -> Message {
    match shown {
        Shown::Line(line) => line_in_words(card, line),
        Shown::Tile(tile) => tile_face(tile),
        Shown::TileName(named) => tile(named),
    }
}

/// Why an answer is right or wrong.
pub fn drill_reason(reason: Reason) -> Message {
    match reason {
        Reason::NearestLine { missing } => msg!("drill-right-text", missing = missing),
        Reason::FartherLine { missing, least } => {
            msg!("drill-wrong-text", missing = least, chosen = missing)
        }
        Reason::SameTile(asked) => msg!(
            "drill-tile-right",
            tile = tile_in_sentence(asked),
            face = tile_face(asked)
        ),
        Reason::OtherTile { asked, chosen } => msg!(
            "drill-tile-wrong",
            tile = tile_in_sentence(asked),
            face = tile_face(asked),
            chosen = tile_in_sentence(chosen),
            seen = tile_face(chosen)
        ),
    }
}

/// What is to be seen on a tile, without its name: "a bird and a 1".
pub fn tile_face(tile: Tile) -> Message {
    match tile {
        Tile::Suited(Suit::Bam, number) => msg!("tile-face-bam", number = number.get()),
        Tile::Suited(Suit::Crak, number) => msg!("tile-face-crak", number = number.get()),
        Tile::Suited(Suit::Dot, number) => msg!("tile-face-dot", number = number.get()),
        Tile::Wind(Wind::North) => msg!("tile-face-north"),
        Tile::Wind(Wind::East) => msg!("tile-face-east"),
        Tile::Wind(Wind::West) => msg!("tile-face-west"),
        Tile::Wind(Wind::South) => msg!("tile-face-south"),
        Tile::Dragon(Dragon::Red) => msg!("tile-face-red-dragon"),
        Tile::Dragon(Dragon::Green) => msg!("tile-face-green-dragon"),
        Tile::Dragon(Dragon::White) => msg!("tile-face-white-dragon"),
        Tile::Flower => msg!("tile-face-flower"),
        Tile::Joker => msg!("tile-face-joker"),
        Tile::Blank => msg!("tile-face-blank"),
    }
}
