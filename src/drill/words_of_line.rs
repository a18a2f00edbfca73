//! What does the line ask for, in a sentence? Which hand is one of the line?

use std::collections::{BTreeMap, BTreeSet};

use super::chance::Chance;
use super::hands::{any_line, hand_of, is_hand_of, name_of, with_jokers};
use super::is_it_a_hand::is_like;
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question,
    Shown,
};
use crate::analysis::CompiledCard;
use crate::card::{Card, Group, LineIndex, SuitLetter};
use crate::rules::RuleId;
use crate::tile::{Tile, TileCounts, copies_of};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 4] = [
    RuleId::CARD_LINE_EXACT,
    RuleId::CARD_COLORS_COUNT_SUITS,
    RuleId::CARD_NUMBERS,
    RuleId::CARD_D_DRAGON,
];

/// Among so many lines that look most like it the others are chosen, where it is easy, neither easy nor hard, and hard: a
/// sentence about flowers beside a line without any asks nothing, and fewer would come back too soon.
const NEAREST: [usize; 3] = [30, 9, 6];

/// How many lines are tried until there are others beside it that differ.
const TRIES: u32 = 50;

/// An exercise; none when the card has not enough lines that differ.
pub(super) fn exercise(
    card: &CompiledCard,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    (0..TRIES).find_map(|_| {
        let line = any_line(card, chance);
        if chance.below(2) == 0 {
            sentences(card, chance, line, difficulty)
        } else {
            hands(card, chance, line, difficulty)
        }
    })
}

/// The other lines, in the order in which they are offered beside a line: those that look like it first, so that it has to
/// be read to its end.
fn others(
    card: &CompiledCard,
    chance: &mut Chance,
    line: LineIndex,
    difficulty: Difficulty,
) -> Vec<LineIndex> {
    let card = card.card();
    let own = Shape::of(card, line);
    let lines = card.lines().filter(|(other, _)| *other != line);
    let mut others: Vec<(usize, u32, LineIndex)> = lines
        .map(|(other, _)| (own.unlike(&Shape::of(card, other)), chance.rank(), other))
        .collect();
    others.sort_unstable();
    let [easy, middle, hard] = NEAREST;
    let nearest = difficulty.pick(easy, middle, hard).min(others.len());
    if let Some(nearest) = others.get_mut(..nearest) {
        nearest.sort_unstable_by_key(|(_, rank, _)| *rank);
    }
    others.into_iter().map(|(_, _, other)| other).collect()
}

/// How a line looks: its groups by what they are of and their size, and how many suits it has.
#[derive(Debug)]
struct Shape {
    groups: Vec<(Of, usize)>,
    suits: usize,
}

/// What a group is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Of {
    Numbers,
    Winds,
    Dragons,
    Flowers,
    /// Tiles that differ.
    Cluster,
}

impl Shape {
    /// Of its first hand: the others differ in numbers and suits alone.
    fn of(card: &Card, line: LineIndex) -> Self {
        let hand = card
            .line(line)
            .hands
            .clone()
            .next()
            .map(|hand| card.hand(hand));
        let groups: Vec<&Group> = hand.iter().flat_map(|hand| &hand.groups).collect();
        let of = |group: &&Group| match group.tiles.iter().next() {
            _ if group.is_cluster => Of::Cluster,
            Some(Tile::Wind(_)) => Of::Winds,
            Some(Tile::Dragon(_)) => Of::Dragons,
            Some(Tile::Flower) => Of::Flowers,
            _ => Of::Numbers,
        };
        let suits: BTreeSet<SuitLetter> = groups.iter().filter_map(|group| group.letter).collect();
        Self {
            groups: groups
                .iter()
                .map(|group| (of(group), group.tiles.len()))
                .collect(),
            suits: suits.len(),
        }
    }

    /// How much it differs from another.
    fn unlike(&self, other: &Self) -> usize {
        let mut apart: BTreeMap<(Of, usize), isize> = BTreeMap::new();
        for group in &self.groups {
            *apart.entry(*group).or_default() += 1;
        }
        for group in &other.groups {
            *apart.entry(*group).or_default() -= 1;
        }
        let groups: usize = apart.into_values().map(isize::unsigned_abs).sum();
        groups + self.suits.abs_diff(other.suits)
    }
}

fn sentences(
    card: &CompiledCard,
    chance: &mut Chance,
    line: LineIndex,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let mut offered = vec![line];
    for other in others(card, chance, line, difficulty) {
        let said = card.card().line(other).description();
        let is_new = |line: &LineIndex| card.card().line(*line).description() != said;
        if offered.len() < CHOICES && offered.iter().all(is_new) {
            offered.push(other);
        }
    }
    let choices = offered.iter().map(|offered| Choice {
        shown: Shown::Sentence(*offered),
        grade: if *offered == line {
            Grade::plain(true, GradeReason::SaysThisLine)
        } else {
            Grade::plain(false, GradeReason::SaysOtherLine(*offered))
        },
    });
    let choices = chance.some_of(choices.collect(), CHOICES);
    asked(card, line, Question::SentenceOfLine, choices)
}

fn hands(
    card: &CompiledCard,
    chance: &mut Chance,
    line: LineIndex,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let jokers = chance.below(difficulty.pick(1, 2, 3));
    let own = with_jokers(hand_of(card, line, chance)?, chance, jokers)?;
    let mut choices = vec![Choice {
        shown: Shown::Tiles(own),
        grade: Grade::plain(
            true,
            GradeReason::IsHand {
                has_jokers: own[Tile::Joker] > 0,
            },
        ),
    }];
    for _ in 0..difficulty.pick(1, 2, 3) {
        let jokers = chance.below(difficulty.pick(1, 2, 3));
        let near = near_miss(card, chance, line, jokers);
        choices.extend(near.filter(|near| choices.iter().all(|it| it.shown != near.shown)));
    }
    for other in others(card, chance, line, difficulty) {
        if choices.len() == CHOICES {
            break;
        }
        let jokers = chance.below(difficulty.pick(1, 2, 3));
        let Some(hand) = hand_of(card, other, chance) else {
            continue;
        };
        let Some(tiles) = with_jokers(hand, chance, jokers) else {
            continue;
        };
        let shown = Shown::Tiles(tiles);
        let is_new = choices.iter().all(|choice| choice.shown != shown);
        if is_new && !is_hand_of(card, line, &tiles) {
            let grade = Grade::plain(false, GradeReason::IsHandOf(other));
            choices.push(Choice { shown, grade });
        }
    }
    let choices = chance.some_of(choices, CHOICES);
    asked(card, line, Question::HandOfLine, choices)
}

/// A hand of the line in which all tiles of one kind are of another suit, or of the number beside theirs, so that it is none:
/// colors and numbers have to be read, and not only whether there are flowers. The line has several hands, so that this one is
/// not known by being like another.
fn near_miss(
    card: &CompiledCard,
    chance: &mut Chance,
    line: LineIndex,
    jokers: usize,
) -> Option<Choice> {
    let hand = with_jokers(hand_of(card, line, chance)?, chance, jokers)?;
    let kinds: Vec<(Tile, u8)> = hand.kinds().collect();
    let &(right, count) = kinds.get(chance.below(kinds.len()))?;
    let is_near = |other: &Tile| match (*other, right) {
        (Tile::Suited(..), Tile::Suited(..)) => is_like(*other, right),
        (Tile::Dragon(_), Tile::Dragon(_)) => true,
        _ => false,
    };
    let fits = |other: &Tile| *other != right && hand[*other] + count <= copies_of(*other);
    let others = Tile::ALL.into_iter().filter(is_near).filter(fits);
    let others: Vec<Tile> = others.collect();
    let &wrong = others.get(chance.below(others.len()))?;
    let mut tiles = hand;
    for _ in 0..count {
        tiles.take(right);
        tiles.add(wrong);
    }
    let reason = GradeReason::OtherGroup {
        wrong: identical_tiles(wrong, count),
        right: identical_tiles(right, count),
    };
    let choice = Choice {
        shown: Shown::Tiles(tiles),
        grade: Grade::plain(false, reason),
    };
    (!is_hand_of(card, line, &tiles)).then_some(choice)
}

/// So many tiles of one kind.
fn identical_tiles(tile: Tile, count: u8) -> TileCounts {
    let mut tiles = TileCounts::EMPTY;
    tiles.add_many(tile, count);
    tiles
}

fn asked(
    card: &CompiledCard,
    line: LineIndex,
    question: Question,
    choices: Vec<Choice>,
) -> Option<Exercise> {
    (choices.len() > 1).then(|| Exercise {
        kind: Kind::WordsOfLine,
        subject: name_of(card, line),
        picture: Some(Picture::Line(line)),
        question,
        asked: Asked::OneOf(choices),
        rule: RuleId::CARD_LINE_EXACT,
    })
}
