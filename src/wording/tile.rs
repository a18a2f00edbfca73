//! Names of tiles, groups, winds, seats and lines.

use crate::analysis::HandTile;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Discard, Seat};
use crate::tile::{Dragon, Suit, Tile, TileCounts, Wind};

/// A tile by its full name, the way it is called out at the table: "Two Bam".
pub fn tile(tile: Tile) -> Message {
    match tile {
        Tile::Joker => msg!("tile-joker"),
        Tile::Flower => msg!("tile-flower"),
        Tile::Suited(Suit::Bam, number) => msg!("tile-bam", number = number.get()),
        Tile::Suited(Suit::Crak, number) => msg!("tile-crak", number = number.get()),
        Tile::Suited(Suit::Dot, number) => msg!("tile-dot", number = number.get()),
        Tile::Wind(Wind::North) => msg!("tile-north"),
        Tile::Wind(Wind::East) => msg!("tile-east"),
        Tile::Wind(Wind::West) => msg!("tile-west"),
        Tile::Wind(Wind::South) => msg!("tile-south"),
        Tile::Dragon(Dragon::Red) => msg!("tile-red-dragon"),
        Tile::Dragon(Dragon::Green) => msg!("tile-green-dragon"),
        Tile::Dragon(Dragon::White) => {
            mark!(SOAP_NAMES);
            msg!("tile-white-dragon")
        }
        Tile::Blank => msg!("tile-blank"),
    }
}

/// A tile of a hand that is laid out: the tile, what stands for it, or that it is missing.
pub fn hand_tile(it: HandTile) -> Message {
    match it {
        HandTile::Held(held) => tile(held),
        HandTile::Joker(wanted) => msg!("hand-tile-joker", tile = a_tile(wanted)),
        HandTile::Blank(wanted) => msg!("hand-tile-blank", tile = a_tile(wanted)),
        HandTile::Missing(wanted) => msg!("hand-tile-missing", tile = tile(wanted)),
        HandTile::MissingJoker(wanted) => msg!(
            "hand-tile-missing",
            tile = hand_tile(HandTile::Joker(wanted))
        ),
    }
}

/// A tile as a sentence or a button names it, where what comes before it asks for no article: "Discard
/// North wind". A wind is never taken for the player of that name.
pub fn tile_in_sentence(tile: Tile) -> Message {
    form(tile, "in-sentence")
}

/// A tile as a sentence tells of one: "You drew a North wind".
pub fn a_tile(tile: Tile) -> Message {
    form(tile, "a")
}

/// A tile as a button names the one that it is about, with the article where the language asks for one:
/// "Discard Two Bam", "Descartar el dos de bambú".
pub fn the_tile(tile: Tile) -> Message {
    form(tile, "the")
}

/// A tile as it is written below it where there is little room: "2 Bam".
pub fn tile_caption(tile: Tile) -> Message {
    form(tile, "caption")
}

/// A form of a tile's name, which is an attribute of its message.
fn form(tile: Tile, attribute: &str) -> Message {
    let mut named = self::tile(tile);
    named.id = format!("{}.{attribute}", named.id).into();
    named
}

/// A tile as it is called out at an American table: in English in every language.
pub fn called_out(tile: Tile) -> Message {
    form(tile, "called")
}

/// The name by which a discard is called out, after those that were discarded `before` it: its full
/// name; a joker is "Same" as the discard before (rule `disc-name-joker`), unless there is none
/// (rule `disc-name-joker-first`).
pub fn discard_name(before: &[Discard], discard: Tile) -> Message {
    match discard {
        Tile::Joker if !before.is_empty() => {
            mark!(DISC_NAME_JOKER);
            return msg!("discard-same");
        }
        Tile::Joker => mark!(DISC_NAME_JOKER_FIRST),
        Tile::Flower => mark!(DISC_NAME_FLOWER),
        Tile::Suited(..) => mark!(DISC_NAME_SUIT),
        Tile::Wind(_) => mark!(DISC_NAME_WIND),
        Tile::Dragon(_) => mark!(DISC_NAME_DRAGON),
        Tile::Blank => {}
    }
    tile(discard)
}

/// A discard as a sentence tells of it, after those that were discarded `before` it: the tile, and what
/// it is called out as when that is not its name: "a Joker, called “Same”".
pub(super) fn a_discard(before: &[Discard], discard: Tile) -> Message {
    let name = discard_name(before, discard);
    if name == tile(discard) {
        a_tile(discard)
    } else {
        msg!("discard-told", tile = a_tile(discard), name = name)
    }
}

/// The newest discard as `a_discard` tells of it.
pub fn a_newest_discard(discards: &[Discard]) -> Option<Message> {
    let (newest, before) = discards.split_last()?;
    Some(a_discard(before, newest.tile))
}

/// The newest discard by its full name, and what it is called out as when that is another.
pub fn newest_discard(discards: &[Discard]) -> Option<Message> {
    let (newest, before) = discards.split_last()?;
    Some(with_call(before, newest.tile, tile(newest.tile)))
}

/// The newest discard as it is called out at the table, a dragon by its color alone; and by what it is called instead,
/// where that is another name.
pub fn newest_called_out(discards: &[Discard]) -> Option<Message> {
    let (newest, before) = discards.split_last()?;
    let told = match newest.tile {
        Tile::Dragon(_) => tile_caption(newest.tile),
        other => tile(other),
    };
    Some(with_call(before, newest.tile, told))
}

fn with_call(before: &[Discard], discard: Tile, told: Message) -> Message {
    let name = discard_name(before, discard);
    if name == tile(discard) {
        told
    } else {
        msg!("discard-called", tile = told, name = name)
    }
}

/// A tile in as few characters as tell it apart, for narrow places: "2B".
pub fn tile_short(tile: Tile) -> Message {
    match tile {
        Tile::Joker => msg!("tile-short-joker"),
        Tile::Flower => msg!("tile-short-flower"),
        Tile::Suited(Suit::Bam, number) => msg!("tile-short-bam", number = number.get()),
        Tile::Suited(Suit::Crak, number) => msg!("tile-short-crak", number = number.get()),
        Tile::Suited(Suit::Dot, number) => msg!("tile-short-dot", number = number.get()),
        Tile::Wind(Wind::North) => msg!("tile-short-north"),
        Tile::Wind(Wind::East) => msg!("tile-short-east"),
        Tile::Wind(Wind::West) => msg!("tile-short-west"),
        Tile::Wind(Wind::South) => msg!("tile-short-south"),
        Tile::Dragon(Dragon::Red) => msg!("tile-short-red-dragon"),
        Tile::Dragon(Dragon::Green) => msg!("tile-short-green-dragon"),
        Tile::Dragon(Dragon::White) => msg!("tile-short-white-dragon"),
        Tile::Blank => msg!("tile-short-blank"),
    }
}

/// Several tiles of a kind, as a sentence counts them: "Six Craks".
pub fn tile_in_plural(tile: Tile) -> Message {
    form(tile, "many")
}

/// So many tiles of a kind: "2 Six Craks", "1 Six Crak".
pub fn identical_tiles(tile: Tile, count: impl Into<u16>) -> Message {
    let count = count.into();
    let named = if count == 1 {
        tile_in_sentence(tile)
    } else {
        tile_in_plural(tile)
    };
    msg!("tile-times", count = count, tile = named)
}

/// Tiles as the items of a list in a sentence, in canonical order; those that are there more than once
/// with how often: "a North wind", "2 Three Craks".
pub fn tiles(counts: &TileCounts) -> Vec<Message> {
    counts
        .kinds()
        .map(|(kind, count)| match count {
            1 => a_tile(kind),
            count => identical_tiles(kind, count),
        })
        .collect()
}

/// Tiles in a row, identical ones that lie side by side together: "2 Five Dots", "Joker".
pub fn tile_row(tiles: &[Tile]) -> Vec<Message> {
    tiles
        .chunk_by(|one, other| one == other)
        .filter_map(|run| match run {
            [] => None,
            [one] => Some(tile(*one)),
            [first, ..] => u8::try_from(run.len())
                .ok()
                .map(|count| identical_tiles(*first, count)),
        })
        .collect()
}

/// A suit: "Bams".
pub fn suit(suit: Suit) -> Message {
    match suit {
        Suit::Bam => msg!("suit-bam"),
        Suit::Crak => msg!("suit-crak"),
        Suit::Dot => msg!("suit-dot"),
    }
}

/// The family of a tile that has others beside it: its suit, the winds, the dragons.
pub fn family(tile: Tile) -> Option<Message> {
    match tile {
        Tile::Suited(of, _) => Some(suit(of)),
        Tile::Wind(_) => Some(msg!("family-winds")),
        Tile::Dragon(_) => Some(msg!("family-dragons")),
        Tile::Flower | Tile::Joker | Tile::Blank => None,
    }
}

/// A wind as the name of a player: "East".
pub fn wind(wind: Wind) -> Message {
    match wind {
        Wind::North => msg!("seat-north"),
        Wind::East => msg!("seat-east"),
        Wind::West => msg!("seat-west"),
        Wind::South => msg!("seat-south"),
    }
}

/// A player by the wind of the seat in the game in which `east` is East.
pub fn seat(seat: Seat, east: Seat) -> Message {
    wind(seat.wind(east))
}

/// What a group of this many like tiles is called: single, pair, pung, kong, quint, sextet.
pub fn group(size: u8) -> Message {
    match size {
        1 => msg!("group-single"),
        2 => msg!("group-pair"),
        3 => msg!("group-pung"),
        4 => msg!("group-kong"),
        5 => msg!("group-quint"),
        6 => msg!("group-sextet"),
        size => msg!("group-other", size = size),
    }
}

/// A group with its tile: "pung of Two Bams".
pub fn group_of(size: u8, of: Tile) -> Message {
    msg!("group-of", group = group(size), tiles = tile_in_plural(of))
}
