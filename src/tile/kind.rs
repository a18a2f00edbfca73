//! The kinds of tile.

/// One of the three suits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Bams (bamboos), written `B`; their dragon is the green one.
    Bam,
    /// Craks (characters), written `C`; their dragon is the red one.
    Crak,
    /// Dots (circles), written `D`; their dragon is the white one, called soap.
    Dot,
}

impl Suit {
    /// All suits, in the order of the notation.
    pub const ALL: [Self; 3] = [Self::Bam, Self::Crak, Self::Dot];

    /// The dragon that matches this suit (rule `card-matching-dragons`).
    pub const fn dragon(self) -> Dragon {
        match self {
            Self::Bam => Dragon::Green,
            Self::Crak => Dragon::Red,
            Self::Dot => Dragon::White,
        }
    }
}

/// The number on a suited tile: 1 to 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// All numbers, ascending.
    pub const ALL: [Self; 9] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self(9),
    ];

    /// The number, if `value` is 1 to 9.
    pub const fn new(value: u8) -> Option<Self> {
        match value {
            1..=9 => Some(Self(value)),
            _ => None,
        }
    }

    /// The value, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A wind, as a tile and as the name of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wind {
    /// North.
    North,
    /// East; as a seat, the dealer.
    East,
    /// West.
    West,
    /// South.
    South,
}

impl Wind {
    /// All winds, in the order of the notation (N E W S).
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::West, Self::South];
}

/// A dragon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dragon {
    /// Red, written `R`; it goes with craks.
    Red,
    /// Green, written `G`; it goes with bams.
    Green,
    /// White, called soap, written `0`; it goes with dots and is the zero of the card
    /// (rules `card-zero-is-white`, `soap-zero-same-tile`).
    White,
}

impl Dragon {
    /// All dragons, in the order of the notation (R G 0).
    pub const ALL: [Self; 3] = [Self::Red, Self::Green, Self::White];
}

/// A kind of tile.
///
/// The order of the variants is the canonical order of racks: jokers, flowers, bams, craks, dots,
/// winds, dragons, blanks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// Stands for any tile in a group of three or more identical tiles.
    Joker,
    /// All eight flowers are identical, whatever number they print (rule `tiles-flowers-8`).
    Flower,
    /// A numbered tile of a suit.
    Suited(Suit, Number),
    /// A wind.
    Wind(Wind),
    /// A dragon.
    Dragon(Dragon),
    /// A blank, in play only when the table says so.
    Blank,
}

impl Tile {
    /// How many kinds there are: the length of a table indexed by [`Tile::index`].
    pub const KINDS: usize = 37;

    /// White dragon, as soap and as the card's zero.
    pub const SOAP: Self = Self::Dragon(Dragon::White);

    /// All kinds, in canonical order, so that `Tile::ALL[tile.index()] == tile`.
    pub const ALL: [Self; Self::KINDS] = all_kinds();

    /// The place of this kind in canonical order, 0 to 36.
    pub const fn index(self) -> usize {
        match self {
            Self::Joker => 0,
            Self::Flower => 1,
            Self::Suited(suit, number) => 1 + 9 * suit as usize + number.get() as usize,
            Self::Wind(wind) => 29 + wind as usize,
            Self::Dragon(dragon) => 33 + dragon as usize,
            Self::Blank => 36,
        }
    }

    /// Whether this is a natural, that is any tile but a joker or a blank
    /// (rule `tiles-natural-definition`).
    pub const fn is_natural(self) -> bool {
        !matches!(self, Self::Joker | Self::Blank)
    }
}

const fn all_kinds() -> [Tile; Tile::KINDS] {
    let mut all = [Tile::Joker; Tile::KINDS];
    all[1] = Tile::Flower;
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        let mut number = 0;
        while number < Number::ALL.len() {
            all[2 + 9 * suit + number] = Tile::Suited(Suit::ALL[suit], Number::ALL[number]);
            number += 1;
        }
        suit += 1;
    }
    let mut wind = 0;
    while wind < Wind::ALL.len() {
        all[29 + wind] = Tile::Wind(Wind::ALL[wind]);
        wind += 1;
    }
    let mut dragon = 0;
    while dragon < Dragon::ALL.len() {
        all[33 + dragon] = Tile::Dragon(Dragon::ALL[dragon]);
        dragon += 1;
    }
    all[36] = Tile::Blank;
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_stands_at_its_index_and_in_order() {
        for (index, tile) in Tile::ALL.into_iter().enumerate() {
            assert_eq!(tile.index(), index, "{tile:?}");
        }
        assert!(Tile::ALL.is_sorted());
    }

    #[test]
    fn dragons_match_their_suits() {
        assert_eq!(Suit::Crak.dragon(), Dragon::Red);
        assert_eq!(Suit::Bam.dragon(), Dragon::Green);
        assert_eq!(Suit::Dot.dragon(), Dragon::White);
    }
}
