//! What a line asks for, in the order in which it is printed: the bones of a sentence in any language.

use super::merged_ways::{ChosenNumbers, chosen_in, merged_ways};
use super::{Line, NumberKind, Numbers, Pattern, PatternGroup, SuitLetter, Symbol};
use crate::tile::{Number, Wind};

/// What a line asks for, from its first group to whether it is concealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineDescription {
    /// The ways to make it, of which one is chosen.
    pub ways: Vec<WayDescription>,
    /// How its numbers move; nothing when they bind as printed.
    pub movement: Option<Movement>,
    /// Whether a zero stands among its digits, which is a white dragon (rule `card-zero-is-white`).
    pub zero_digit: bool,
    /// Whether a joker may stand anywhere in it.
    pub takes_jokers: bool,
    /// Whether it must be concealed until it is complete (rule `card-c-concealed`).
    pub concealed: bool,
}

/// One way to make a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WayDescription {
    /// Its groups, those of one suit together.
    pub runs: Vec<Run>,
}

/// Groups side by side of which the suit is told once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Run {
    /// Groups of the same suit, or of none. Of each place one group is chosen.
    Together {
        /// The places; never empty, and none of them is.
        places: Vec<Vec<GroupDescription>>,
        /// The suit of all of them; nothing when they have none.
        suit: Option<SuitMention>,
    },
    /// One place, whose groups differ in suit.
    Choice(Vec<(GroupDescription, Option<SuitMention>)>),
}

/// How a suit is referred to, which is never by its name: a card says which groups share a suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SuitMention {
    /// Told for the first time: the first, second or third suit of the line, whichever it is.
    New(u8),
    /// The same, but as one of a choice: whether it is used at all is open.
    Perhaps(u8),
    /// The suit that was told last.
    Same,
    /// The first, second or third suit of those that were told.
    Again(u8),
    /// So many suits, each with the same groups; told once, and for the first time.
    Each(u8),
}

/// A group without its suit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupDescription {
    /// What it is made of.
    pub tiles: GroupTiles,
    /// Whether the card closes it to jokers that could stand in it.
    pub closed_to_jokers: bool,
}

/// What a group is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GroupTiles {
    /// So many identical tiles.
    Identical(u8, NamedTile),
    /// A cluster of digits, as 2026: one of each that is printed.
    Digits(Vec<u8>),
    /// A cluster of different tiles without suit, one of each.
    OneOfEach(Vec<NamedTile>),
    /// A cluster of singles and pairs, or of a suit, each kind told by itself.
    Mixed(Vec<(u8, NamedTile)>),
}

/// A kind of tile, as a card names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamedTile {
    /// A number of the group's suit.
    Number(Number),
    /// The dragon of the group's suit, which numbers beside it have too.
    MatchingDragon,
    /// The dragon of the group's suit, told without numbers of that suit beside it.
    SuitDragon,
    /// The white dragon as zero, beside numbers.
    Zero,
    /// The white dragon as a dragon like the others.
    WhiteDragon,
    /// A flower.
    Flower,
    /// This wind.
    Wind(Wind),
    /// The red dragon.
    RedDragon,
    /// The green dragon.
    GreenDragon,
    /// Any wind: the first, second, third or fourth different one of the line.
    AnyWind(u8),
    /// Any dragon: the first, second or third different one of the line.
    AnyDragon(u8),
}

/// What the printed numbers of a line stand for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Movement {
    /// This number for any number of this kind (rule `card-parenthetical`).
    Any(NumberKind, Number),
    /// These numbers in a row for as many of this kind in a row (rule `card-any-consecutive`).
    Consecutive(NumberKind, Vec<Number>),
    /// One or two numbers for those of the ways that differ in nothing else.
    Chosen(ChosenNumbers),
    /// All numbers together for others of this kind that are as far from each other.
    Together(NumberKind),
}

impl Line {
    /// What the line asks for.
    pub fn description(&self) -> LineDescription {
        LineDescription::of(&self.printed, self.numbers, self.concealed)
    }
}

impl LineDescription {
    /// What a line with these ways asks for.
    pub fn of(ways: &[Pattern], numbers: Numbers, concealed: bool) -> Self {
        let groups = || ways.iter().flat_map(Pattern::places).flatten();
        let (told, movement) = match merged_ways(ways, numbers) {
            Some((told, chosen)) => (
                ways.get(told..=told).unwrap_or(ways),
                Some(Movement::of_choice(chosen)),
            ),
            None => (ways, Movement::of(ways, numbers)),
        };
        Self {
            ways: told.iter().map(way).collect(),
            movement,
            zero_digit: groups().any(|group| {
                matches!(tiles_of(group, &mut Counter::default(), true), GroupTiles::Digits(digits) if digits.contains(&0))
            }),
            takes_jokers: groups().any(PatternGroup::takes_jokers),
            concealed,
        }
    }
}

impl Movement {
    /// How the numbers of one of the ways move, in the numbers that it prints.
    pub(super) fn in_way(ways: &[Pattern], numbers: Numbers, way: usize) -> Option<Self> {
        if merged_ways(ways, numbers).is_none() {
            return Self::of(ways, numbers);
        }
        match chosen_in(ways, numbers, way) {
            Some(chosen) => Some(Self::of_choice(chosen)),
            None => Self::of(ways.get(way..=way)?, numbers),
        }
    }

    /// Whether it tells which numbers there are to choose from among all, all odd or all even ones: then
    /// one of the ways that are told in one is printed for all.
    pub(super) fn is_any(&self) -> bool {
        match self {
            Self::Any(..) => true,
            Self::Chosen(chosen) => chosen.any_two().is_some(),
            Self::Consecutive(..) | Self::Together(_) => false,
        }
    }

    /// Whether it tells something of this number.
    pub(super) fn is_about(&self, number: Number) -> bool {
        match self {
            Self::Chosen(chosen) => chosen.printed.iter().any(|(other, _)| *other == number),
            Self::Any(_, other) => *other == number,
            Self::Consecutive(..) | Self::Together(_) => true,
        }
    }

    pub(super) fn of_choice(chosen: ChosenNumbers) -> Self {
        let one = match chosen.printed.as_slice() {
            [(number, all)] => NumberKind::of(all).map(|kind| Self::Any(kind, *number)),
            _ => None,
        };
        one.unwrap_or(Self::Chosen(chosen))
    }

    /// How the numbers of all these ways move, each told by itself.
    pub(super) fn of(ways: &[Pattern], numbers: Numbers) -> Option<Self> {
        let printed: Vec<Vec<Number>> = ways
            .iter()
            .map(|way| way.numbers().into_iter().collect::<Vec<_>>())
            .filter(|numbers| !numbers.is_empty())
            .collect();
        let first = printed.first()?;
        let is_same = printed.iter().all(|other| other == first);
        let kind = numbers.kind()?;
        Some(match first.as_slice() {
            [only] if is_same => Self::Any(kind, *only),
            row if is_same && kind.are_in_a_row(row) => Self::Consecutive(kind, first.clone()),
            _ => Self::Together(kind),
        })
    }
}

/// Which suits, winds and dragons have been told so far.
#[derive(Debug, Default)]
struct Counter {
    /// Whether a `0` by itself is a zero rather than a dragon.
    zero_counts: bool,
    letters: Vec<SuitLetter>,
    last: Option<SuitLetter>,
    winds: u8,
    dragons: u8,
}

impl Counter {
    /// Nothing told yet of this way. A `0` stands beside numbers, unless the other dragons stand
    /// there too.
    fn of(pattern: &Pattern) -> Self {
        let mut groups = pattern.places().flatten();
        let numbers = groups.any(PatternGroup::has_number);
        let mut symbols = pattern.places().flatten().flat_map(|it| &it.symbols);
        let dragons = symbols.any(|symbol| matches!(symbol, Symbol::Red | Symbol::Green));
        Self {
            zero_counts: numbers && !dragons,
            ..Self::default()
        }
    }

    fn mention(&mut self, letter: SuitLetter) -> SuitMention {
        let known = self.letters.iter().position(|other| *other == letter);
        let mention = match known {
            None => {
                self.letters.push(letter);
                SuitMention::New(self.letters.len() as u8)
            }
            Some(_) if self.last == Some(letter) => SuitMention::Same,
            Some(place) => SuitMention::Again(place as u8 + 1),
        };
        self.last = Some(letter);
        mention
    }
}

/// The suit of the groups of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PlaceSuit {
    /// They have none.
    None,
    /// All have this one.
    All(SuitLetter),
    /// They differ.
    Chosen,
}

impl PlaceSuit {
    fn of(choices: &[PatternGroup]) -> Self {
        let mut letters = choices.iter().map(|group| group.letter);
        let first = letters.next().flatten();
        match first {
            _ if letters.any(|letter| letter != first) => Self::Chosen,
            Some(letter) => Self::All(letter),
            None => Self::None,
        }
    }
}

fn way(pattern: &Pattern) -> WayDescription {
    let places: Vec<&[PatternGroup]> = pattern.places().collect();
    let mut counter = Counter::of(pattern);
    let mut runs = Vec::new();
    let mut rest = places.as_slice();
    while let Some(first) = rest.first() {
        let suit = PlaceSuit::of(first);
        // A choice, or a group without suit, is told by itself; else it is unclear what belongs to it.
        let length = match suit {
            PlaceSuit::All(_) if first.len() == 1 => rest
                .iter()
                .take_while(|place| place.len() == 1 && PlaceSuit::of(place) == suit)
                .count(),
            _ => 1,
        };
        let (here, behind) = rest.split_at(length);
        rest = behind;
        runs.push(match suit {
            PlaceSuit::Chosen => choice(first, &mut counter),
            PlaceSuit::All(letter) => together(here, Some(letter), &mut counter),
            PlaceSuit::None => together(here, None, &mut counter),
        });
    }
    WayDescription {
        runs: repeated_suits(runs),
    }
}

fn together(places: &[&[PatternGroup]], letter: Option<SuitLetter>, counter: &mut Counter) -> Run {
    let beside_numbers = places
        .iter()
        .any(|place| place.iter().all(PatternGroup::has_number));
    let described = places
        .iter()
        .map(|place| describe(place, counter, beside_numbers))
        .collect();
    Run::Together {
        places: described,
        suit: letter.map(|letter| counter.mention(letter)),
    }
}

fn choice(place: &[PatternGroup], counter: &mut Counter) -> Run {
    let groups = describe(place, counter, false);
    let suits: Vec<Option<SuitMention>> = place
        .iter()
        .map(|group| {
            Some(match counter.mention(group.letter?) {
                SuitMention::New(suit) => SuitMention::Perhaps(suit),
                told => told,
            })
        })
        .collect();
    // Which of the suits it was is open: the next is told by its number.
    counter.last = None;
    Run::Choice(groups.into_iter().zip(suits).collect())
}

/// Describes the groups of one place. They share their number among the winds, or dragons, that may
/// be any: only one of them is chosen.
fn describe(
    place: &[PatternGroup],
    counter: &mut Counter,
    beside_numbers: bool,
) -> Vec<GroupDescription> {
    let (winds, dragons) = (counter.winds, counter.dragons);
    let (mut most_winds, mut most_dragons) = (winds, dragons);
    let mut groups = Vec::new();
    for group in place {
        (counter.winds, counter.dragons) = (winds, dragons);
        groups.push(GroupDescription {
            tiles: tiles_of(group, counter, beside_numbers || group.has_number()),
            closed_to_jokers: group.closed_to_jokers && group.could_take_jokers(),
        });
        most_winds = most_winds.max(counter.winds);
        most_dragons = most_dragons.max(counter.dragons);
    }
    (counter.winds, counter.dragons) = (most_winds, most_dragons);
    groups
}

fn tiles_of(group: &PatternGroup, counter: &mut Counter, beside_numbers: bool) -> GroupTiles {
    let mut kinds: Vec<(u8, Symbol)> = Vec::new();
    for symbol in &group.symbols {
        match kinds.iter_mut().find(|(_, other)| other == symbol) {
            Some((count, _)) => *count += 1,
            None => kinds.push((1, *symbol)),
        }
    }
    let mut named = |(count, symbol): &(u8, Symbol)| {
        let tile = match symbol {
            Symbol::Number(number) => NamedTile::Number(*number),
            Symbol::MatchingDragon if beside_numbers => NamedTile::MatchingDragon,
            Symbol::MatchingDragon => NamedTile::SuitDragon,
            Symbol::Zero if counter.zero_counts => NamedTile::Zero,
            Symbol::Zero => NamedTile::WhiteDragon,
            Symbol::Flower => NamedTile::Flower,
            Symbol::Wind(wind) => NamedTile::Wind(*wind),
            Symbol::Red => NamedTile::RedDragon,
            Symbol::Green => NamedTile::GreenDragon,
            Symbol::AnyWind => {
                counter.winds += 1;
                NamedTile::AnyWind(counter.winds)
            }
            Symbol::AnyDragon => {
                counter.dragons += 1;
                NamedTile::AnyDragon(counter.dragons)
            }
        };
        (*count, tile)
    };
    let kinds: Vec<(u8, NamedTile)> = kinds.iter().map(&mut named).collect();
    if let [(count, tile)] = kinds.as_slice() {
        return GroupTiles::Identical(*count, *tile);
    }
    let digit = |symbol: &Symbol| match symbol {
        Symbol::Number(number) => Some(number.get()),
        Symbol::Zero => Some(0),
        _ => None,
    };
    let digits: Option<Vec<u8>> = group.symbols.iter().map(digit).collect();
    match digits {
        Some(digits) => GroupTiles::Digits(digits),
        None if kinds.iter().all(|(count, _)| *count == 1)
            && !group.symbols.iter().any(|symbol| symbol.is_suited()) =>
        {
            GroupTiles::OneOfEach(kinds.into_iter().map(|(_, tile)| tile).collect())
        }
        None => GroupTiles::Mixed(kinds),
    }
}

/// Puts runs together that say the same of one new suit after the other, unless one of these suits is
/// told again.
fn repeated_suits(runs: Vec<Run>) -> Vec<Run> {
    let again = runs.iter().any(|run| match run {
        Run::Together { suit, .. } => {
            matches!(suit, Some(SuitMention::Again(_) | SuitMention::Same))
        }
        Run::Choice(_) => true,
    });
    let length = match runs.iter().position(Run::is_new_suit) {
        Some(start) if !again => {
            let first = &runs[start];
            let count = runs[start..]
                .iter()
                .take_while(|run| run.is_new_suit() && run.places() == first.places())
                .count();
            Some((start, count)).filter(|_| count > 1)
        }
        _ => None,
    };
    let Some((start, count)) = length else {
        return runs;
    };
    let mut together = Vec::with_capacity(runs.len());
    for (position, run) in runs.into_iter().enumerate() {
        match run {
            Run::Together { places, .. } if position == start => together.push(Run::Together {
                places,
                suit: Some(SuitMention::Each(count as u8)),
            }),
            _ if position > start && position < start + count => {}
            run => together.push(run),
        }
    }
    together
}

impl Run {
    fn is_new_suit(&self) -> bool {
        matches!(
            self,
            Self::Together {
                suit: Some(SuitMention::New(_)),
                ..
            }
        )
    }

    fn places(&self) -> &[Vec<GroupDescription>] {
        match self {
            Self::Together { places, .. } => places,
            Self::Choice(_) => &[],
        }
    }
}

/// The groups of one place, with their numbers among the winds and dragons of the whole way.
pub(super) fn describe_place(pattern: &Pattern, place: usize) -> Option<Vec<GroupDescription>> {
    let mut counter = Counter::of(pattern);
    pattern
        .places()
        .map(|groups| describe(groups, &mut counter, false))
        .nth(place)
}
