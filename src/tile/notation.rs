//! The text notation of tiles and racks.
//!
//! `1B`-`9B` bams, `1C`-`9C` craks, `1D`-`9D` dots, `N E W S` winds, `R G 0` red, green and white
//! dragon, `F` flower, `J` joker, `K` blank. A rack is tiles separated by spaces; `2x3B` stands for
//! `3B 3B`. Reading ignores case; writing is canonical and sorted.

use std::fmt;
use std::str::FromStr;

use super::{Dragon, Number, Suit, Tile, TileCounts, Wind};

/// The most copies of one tile that a rack's text may name at once, as in `8xF`; a generous bound
/// on what any table uses.
const MOST_COPIES: u8 = 16;

/// A word that is not a tile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a tile")]
pub struct ParseTileError(
    /// The word as it was written.
    pub String,
);

/// A rack's text that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{word}` at character {column} is not a tile")]
pub struct ParseRackError {
    /// The word that is not a tile, as it was written.
    pub word: String,
    /// The character at which that word begins, counted from 1.
    pub column: usize,
}

impl FromStr for Tile {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_tile(text).ok_or_else(|| ParseTileError(text.to_owned()))
    }
}

fn parse_tile(text: &str) -> Option<Tile> {
    let mut characters = text.chars().map(|character| character.to_ascii_uppercase());
    let first = characters.next()?;
    let second = characters.next();
    if characters.next().is_some() {
        return None;
    }
    let Some(second) = second else {
        return Some(match first {
            'J' => Tile::Joker,
            'F' => Tile::Flower,
            'N' => Tile::Wind(Wind::North),
            'E' => Tile::Wind(Wind::East),
            'W' => Tile::Wind(Wind::West),
            'S' => Tile::Wind(Wind::South),
            'R' => Tile::Dragon(Dragon::Red),
            'G' => Tile::Dragon(Dragon::Green),
            '0' => Tile::SOAP,
            'K' => Tile::Blank,
            _ => return None,
        });
    };
    let number = Number::new(first.to_digit(10)? as u8)?;
    let suit = match second {
        'B' => Suit::Bam,
        'C' => Suit::Crak,
        'D' => Suit::Dot,
        _ => return None,
    };
    Some(Tile::Suited(suit, number))
}

impl fmt::Display for Tile {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self {
            Self::Suited(suit, number) => {
                let suit = match suit {
                    Suit::Bam => 'B',
                    Suit::Crak => 'C',
                    Suit::Dot => 'D',
                };
                return write!(formatter, "{}{suit}", number.get());
            }
            Self::Joker => "J",
            Self::Flower => "F",
            Self::Wind(Wind::North) => "N",
            Self::Wind(Wind::East) => "E",
            Self::Wind(Wind::West) => "W",
            Self::Wind(Wind::South) => "S",
            Self::Dragon(Dragon::Red) => "R",
            Self::Dragon(Dragon::Green) => "G",
            Self::Dragon(Dragon::White) => "0",
            Self::Blank => "K",
        };
        formatter.write_str(letter)
    }
}

impl FromStr for TileCounts {
    type Err = ParseRackError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Rack(tiles) = text.parse()?;
        Ok(tiles.into_iter().collect())
    }
}

impl fmt::Display for TileCounts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tiles(formatter, self.tiles())
    }
}

/// Tiles in the order in which they were written: what [`TileCounts`] forgets.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rack(
    /// The tiles, in order.
    pub Vec<Tile>,
);

impl FromStr for Rack {
    type Err = ParseRackError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut tiles = Vec::new();
        for (column, word) in words(text) {
            let (tile, copies) = parse_word(word).ok_or_else(|| ParseRackError {
                word: word.to_owned(),
                column,
            })?;
            tiles.extend(std::iter::repeat_n(tile, usize::from(copies)));
        }
        Ok(Self(tiles))
    }
}

impl fmt::Display for Rack {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tiles(formatter, self.0.iter().copied())
    }
}

/// The words of a text with the character, counted from 1, at which each begins.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(move |word| {
        let offset = word.as_ptr() as usize - text.as_ptr() as usize;
        (text[..offset].chars().count() + 1, word)
    })
}

fn parse_word(word: &str) -> Option<(Tile, u8)> {
    if let Some((copies, tile)) = word.split_once(['x', 'X']) {
        let copies = copies
            .parse()
            .ok()
            .filter(|copies| (1..=MOST_COPIES).contains(copies))?;
        return Some((parse_tile(tile)?, copies));
    }
    Some((parse_tile(word)?, 1))
}

fn write_tiles(
    formatter: &mut fmt::Formatter<'_>,
    tiles: impl Iterator<Item = Tile>,
) -> fmt::Result {
    for (position, tile) in tiles.enumerate() {
        if position > 0 {
            formatter.write_str(" ")?;
        }
        write!(formatter, "{tile}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_reads_back_as_it_is_written() {
        for tile in Tile::ALL {
            assert_eq!(tile.to_string().parse(), Ok(tile));
            assert_eq!(tile.to_string().to_lowercase().parse(), Ok(tile));
        }
    }

    #[test]
    fn a_rack_is_written_in_canonical_order() {
        let rack: TileCounts = "0 r n 9d 1b k 2x3c f J s".parse().unwrap();
        assert_eq!(rack.to_string(), "J F 1B 3C 3C 9D N S R 0 K");
    }

    #[test]
    fn a_word_that_is_no_tile_is_named_with_its_place() {
        let error = "1B  2x3C 0B F".parse::<TileCounts>().unwrap_err();
        assert_eq!(error.word, "0B");
        assert_eq!(error.column, 10);
        for text in ["10B", "B", "1", "99x1B", "0x1B", "x1B", "1E", "東"] {
            assert!(text.parse::<TileCounts>().is_err(), "{text}");
        }
    }
}
