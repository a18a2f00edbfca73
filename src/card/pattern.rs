//! Patterns as printed: what a line of the card looks like before suits, numbers and choices are
//! settled.

use std::collections::BTreeSet;
use std::fmt;

use super::SuitLetter;
use crate::tile::{Dragon, Number, Tile, Wind};

/// One printed symbol of a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// `1`-`9`, a number tile of the group's suit (rule `card-numbers`).
    Number(Number),
    /// `D`, the dragon that matches the group's suit (rule `card-matching-dragons`).
    MatchingDragon,
    /// `0`, the white dragon as zero, of no suit (rule `card-zero-is-white`).
    Zero,
    /// `F` (rule `card-f-flower`).
    Flower,
    /// `N`, `E`, `W` or `S` (rule `card-winds-letters`).
    Wind(Wind),
    /// `R`, the red dragon (rule `card-r-g-dragons`).
    Red,
    /// `G`, the green dragon (rule `card-r-g-dragons`).
    Green,
    /// `Z`, any one wind, the same throughout its group.
    AnyWind,
    /// `X`, any one dragon, the same throughout its group.
    AnyDragon,
}

impl Symbol {
    /// The symbol that is written as `character`.
    pub const fn from_char(character: char) -> Option<Self> {
        Some(match character {
            '0' => Self::Zero,
            'D' => Self::MatchingDragon,
            'F' => Self::Flower,
            'N' => Self::Wind(Wind::North),
            'E' => Self::Wind(Wind::East),
            'W' => Self::Wind(Wind::West),
            'S' => Self::Wind(Wind::South),
            'R' => Self::Red,
            'G' => Self::Green,
            'Z' => Self::AnyWind,
            'X' => Self::AnyDragon,
            '1'..='9' => match Number::new(character as u8 - b'0') {
                Some(number) => Self::Number(number),
                None => return None,
            },
            _ => return None,
        })
    }

    /// The number it prints, if it is one.
    pub(super) const fn number(self) -> Option<u8> {
        match self {
            Self::Number(number) => Some(number.get()),
            _ => None,
        }
    }

    /// Whether its tile depends on the suit of its group.
    pub const fn is_suited(self) -> bool {
        matches!(self, Self::Number(_) | Self::MatchingDragon)
    }

    /// The tile it always is, whatever suits, numbers, winds and dragons are chosen.
    pub fn fixed_tile(self) -> Option<Tile> {
        Some(match self {
            Self::Zero => {
                mark!(CARD_ZERO_IS_WHITE, SOAP_ZERO_SUITLESS);
                Tile::SOAP
            }
            Self::Flower => {
                mark!(CARD_F_FLOWER, FLO_SUITLESS);
                Tile::Flower
            }
            Self::Wind(wind) => {
                mark!(CARD_WINDS_LETTERS);
                Tile::Wind(wind)
            }
            Self::Red => {
                mark!(CARD_R_G_DRAGONS);
                Tile::Dragon(Dragon::Red)
            }
            Self::Green => Tile::Dragon(Dragon::Green),
            Self::Number(_) | Self::MatchingDragon | Self::AnyWind | Self::AnyDragon => {
                return None;
            }
        })
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(formatter, "{}", number.get()),
            Self::MatchingDragon => formatter.write_str("D"),
            Self::AnyWind => formatter.write_str("Z"),
            Self::AnyDragon => formatter.write_str("X"),
            Self::Zero | Self::Flower | Self::Wind(_) | Self::Red | Self::Green => {
                match self.fixed_tile() {
                    Some(tile) => write!(formatter, "{tile}"),
                    None => Ok(()),
                }
            }
        }
    }
}

/// A group as it is printed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PatternGroup {
    /// Its symbols, in order; never empty. All identical, or a cluster.
    pub symbols: Vec<Symbol>,
    /// Its suit letter, if any of its symbols is suited.
    pub letter: Option<SuitLetter>,
    /// Whether the card closes it to jokers, with `!`.
    pub closed_to_jokers: bool,
}

impl PatternGroup {
    /// The symbol that it repeats, unless it is a cluster.
    pub fn repeated(&self) -> Option<Symbol> {
        let first = *self.symbols.first()?;
        self.symbols
            .iter()
            .all(|symbol| *symbol == first)
            .then_some(first)
    }

    /// Whether it has a number.
    pub(super) fn has_number(&self) -> bool {
        let mut symbols = self.symbols.iter();
        symbols.any(|symbol| symbol.number().is_some())
    }

    /// Whether jokers may stand in it: three or more identical tiles, and not closed by the card.
    pub fn takes_jokers(&self) -> bool {
        !self.closed_to_jokers && self.could_take_jokers()
    }

    /// Whether jokers could stand in it if the card did not close it.
    pub(super) fn could_take_jokers(&self) -> bool {
        self.symbols.len() >= 3 && self.repeated().is_some()
    }

    /// The colour in which `symbol` is printed in this group: zeros, winds and flowers keep to
    /// none, whatever stands beside them (rule `card-blue-neutral`).
    pub fn colour_of(&self, symbol: Symbol) -> Option<SuitLetter> {
        if symbol.is_suited() {
            self.letter
        } else {
            mark!(CARD_BLUE_NEUTRAL);
            None
        }
    }

    /// Its symbols alone, as printed: no letter, no `!`.
    pub fn text(&self) -> String {
        self.symbols.iter().map(Symbol::to_string).collect()
    }
}

impl fmt::Display for PatternGroup {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text())?;
        if let Some(letter) = self.letter {
            write!(formatter, "{letter}")?;
        }
        if self.closed_to_jokers {
            formatter.write_str("!")?;
        }
        Ok(())
    }
}

/// A sign of arithmetic: decoration only (rule `card-math-signs-ignored`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `x`
    Times,
    /// `/`
    Divided,
    /// `=`
    Equals,
}

impl Sign {
    /// The sign that is written as `character`.
    pub const fn from_char(character: char) -> Option<Self> {
        Some(match character {
            '+' => Self::Plus,
            '-' => Self::Minus,
            'x' => Self::Times,
            '/' => Self::Divided,
            '=' => Self::Equals,
            _ => return None,
        })
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Plus => "+",
            Self::Minus => "-",
            Self::Times => "x",
            Self::Divided => "/",
            Self::Equals => "=",
        })
    }
}

/// A word of a pattern.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PatternWord {
    /// A group, or several of which one is chosen: what stands between the bars `|`. Never empty.
    Groups(Vec<PatternGroup>),
    /// A sign of arithmetic.
    Sign(Sign),
}

/// One way to make a line, as it is printed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// Its words, in order.
    pub words: Vec<PatternWord>,
}

impl Pattern {
    /// The places for groups, in order, each with the groups of which one is chosen. A
    /// [`Hand`](super::Hand) of this pattern has one group for each.
    pub fn places(&self) -> impl Iterator<Item = &[PatternGroup]> {
        self.words.iter().filter_map(|word| match word {
            PatternWord::Groups(groups) => Some(groups.as_slice()),
            PatternWord::Sign(_) => None,
        })
    }

    /// The same places, to be changed.
    pub(super) fn places_mut(&mut self) -> impl Iterator<Item = &mut Vec<PatternGroup>> {
        self.words.iter_mut().filter_map(|word| match word {
            PatternWord::Groups(groups) => Some(groups),
            PatternWord::Sign(_) => None,
        })
    }

    /// The suit letters it uses: as many suits as it needs (rule `card-colors-count-suits`).
    pub fn letters(&self) -> BTreeSet<SuitLetter> {
        self.places()
            .flatten()
            .filter_map(|group| group.letter)
            .collect()
    }

    /// The numbers it prints.
    pub fn numbers(&self) -> BTreeSet<Number> {
        self.places()
            .flatten()
            .flat_map(|group| &group.symbols)
            .filter_map(|symbol| match symbol {
                Symbol::Number(number) => Some(*number),
                _ => None,
            })
            .collect()
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, word) in self.words.iter().enumerate() {
            if position > 0 {
                formatter.write_str(" ")?;
            }
            match word {
                PatternWord::Sign(sign) => write!(formatter, "{sign}")?,
                PatternWord::Groups(groups) => {
                    for (choice, group) in groups.iter().enumerate() {
                        if choice > 0 {
                            formatter.write_str("|")?;
                        }
                        write!(formatter, "{group}")?;
                    }
                }
            }
        }
        Ok(())
    }
}
