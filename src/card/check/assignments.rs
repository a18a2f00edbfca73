//! What is left to choose in a pattern when its groups are chosen: the position of the numbers, the
//! suits of the letters, the winds and the dragons.

use super::hands::Impossible;
use crate::card::{Group, Numbers, PatternGroup, SuitLetter, Symbol};
use crate::tile::{Dragon, Number, Suit, Tile, Wind};

/// Everything that may still be chosen once the groups are.
pub(super) struct Assignments {
    /// The steps by which the numbers may move.
    pub(super) steps: Vec<i8>,
    letters: Vec<SuitLetter>,
    suits: Vec<Vec<Suit>>,
    winds: Vec<Vec<Wind>>,
    dragons: Vec<Vec<Dragon>>,
}

impl Assignments {
    /// What may be chosen for these groups, or why nothing can be.
    pub(super) fn of(groups: &[&PatternGroup], numbers: Numbers) -> Result<Self, Impossible> {
        let letters: Vec<SuitLetter> = SuitLetter::ALL
            .into_iter()
            .filter(|letter| groups.iter().any(|group| group.letter == Some(*letter)))
            .collect();
        let groups_with = |symbol| {
            groups
                .iter()
                .filter(|group| group.symbols.contains(&symbol))
                .count()
        };
        let any_winds = groups_with(Symbol::AnyWind);
        let any_dragons = groups_with(Symbol::AnyDragon);
        if any_winds > Wind::ALL.len() {
            return Err(Impossible::AnyWinds { groups: any_winds });
        }
        if any_dragons > Dragon::ALL.len() {
            return Err(Impossible::AnyDragons {
                groups: any_dragons,
            });
        }
        let symbols = groups.iter().flat_map(|group| &group.symbols);
        let printed: Vec<u8> = symbols.filter_map(|symbol| symbol.number()).collect();
        let steps = numbers.steps(&printed);
        if steps.is_empty() {
            return Err(Impossible::NoPosition);
        }
        match letters.len() {
            0 => {}
            1 => mark!(CARD_ONE_COLOR),
            _ => mark!(
                CARD_COLORS_COUNT_SUITS,
                CARD_TWO_COLORS,
                CARD_OPPOSITE_DRAGONS
            ),
        }
        Ok(Self {
            steps,
            suits: arrangements(&Suit::ALL, letters.len()),
            letters,
            winds: arrangements(&Wind::ALL, any_winds),
            dragons: arrangements(&Dragon::ALL, any_dragons),
        })
    }

    /// How many choices there are.
    pub(super) fn count(&self) -> usize {
        self.steps.len() * self.suits.len() * self.winds.len() * self.dragons.len()
    }

    /// Visits every choice.
    pub(super) fn for_each(&self, mut visit: impl FnMut(Assignment<'_>)) {
        for step in &self.steps {
            for suits in &self.suits {
                for winds in &self.winds {
                    for dragons in &self.dragons {
                        visit(Assignment {
                            step: *step,
                            letters: &self.letters,
                            suits,
                            winds: winds.iter(),
                            dragons: dragons.iter(),
                        });
                    }
                }
            }
        }
    }
}

/// One choice of everything. Groups are to be settled in the order of the card: each that wants any
/// wind, or any dragon, takes the next.
pub(super) struct Assignment<'a> {
    step: i8,
    letters: &'a [SuitLetter],
    suits: &'a [Suit],
    winds: std::slice::Iter<'a, Wind>,
    dragons: std::slice::Iter<'a, Dragon>,
}

impl Assignment<'_> {
    /// The group with its tiles.
    pub(super) fn group(&mut self, group: &PatternGroup) -> Group {
        let suit = group.letter.and_then(|letter| {
            let position = self.letters.iter().position(|other| *other == letter)?;
            self.suits.get(position).copied()
        });
        let wind = group
            .symbols
            .contains(&Symbol::AnyWind)
            .then(|| self.winds.next().copied())
            .flatten();
        let dragon = group
            .symbols
            .contains(&Symbol::AnyDragon)
            .then(|| self.dragons.next().copied())
            .flatten();
        let tile = |symbol: &Symbol| match symbol {
            Symbol::Number(number) => {
                mark!(CARD_NUMBERS);
                let number = Number::new(number.get().checked_add_signed(self.step)?)?;
                Some(Tile::Suited(suit?, number))
            }
            Symbol::MatchingDragon => {
                mark!(CARD_D_DRAGON, CARD_MATCHING_DRAGONS, SOAP_DOTS_DRAGON);
                mark!(CARD_DRAGONS_FOLLOW_SUIT_RELATION);
                Some(Tile::Dragon(suit?.dragon()))
            }
            Symbol::AnyWind => {
                mark!(CAT_WINDS_DRAGONS);
                wind.map(Tile::Wind)
            }
            Symbol::AnyDragon => dragon.map(Tile::Dragon),
            Symbol::Zero | Symbol::Flower | Symbol::Wind(_) | Symbol::Red | Symbol::Green => {
                symbol.fixed_tile()
            }
        };
        mark_group(group);
        Group {
            tiles: group.symbols.iter().filter_map(tile).collect(),
            takes_jokers: group.takes_jokers(),
            is_cluster: group.repeated().is_none(),
            letter: group.letter,
        }
    }
}

/// Marks the name of a group, and that jokers may stand in it.
fn mark_group(group: &PatternGroup) {
    if group.takes_jokers() {
        mark!(JOK_ANY_TILE_IN_3PLUS);
        if group.symbols.contains(&Symbol::Flower) {
            mark!(FLO_JOKERABLE);
        }
    }
    match group.symbols.len() {
        _ if group.repeated().is_none() => mark!(GRP_VISUAL),
        1 => mark!(GRP_SINGLE),
        2 => mark!(GRP_PAIR),
        3 => mark!(GRP_PUNG),
        4 => mark!(GRP_KONG),
        5 => mark!(GRP_QUINT, CAT_QUINTS),
        _ => mark!(GRP_SEXTET),
    }
}

/// Every way to put `count` different ones of `all` in a row, in the order of `all`.
fn arrangements<T: Copy + PartialEq>(all: &[T], count: usize) -> Vec<Vec<T>> {
    let mut rows = vec![Vec::new()];
    for _ in 0..count {
        rows = rows
            .into_iter()
            .flat_map(|row: Vec<T>| {
                all.iter()
                    .filter(|one| !row.contains(one))
                    .map(|one| [row.as_slice(), &[*one]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    rows
}
