//! Whether an answer is right: decided by the card and the engine wherever they can tell.

use std::collections::BTreeSet;

use super::{
    ActionTask, Amount, Build, Choose, Diagnosis, GroupGoal, Ordering, PickGroups, PickTiles,
    StepQuestion, TileGoal, Worth, Wrong,
};
use crate::analysis::{CompiledCard, Distances};
use crate::card::{Group, Hand, LineIndex};
use crate::rules::{Action, Game, Misplaced, Refusal, RuleId, Seat};
use crate::tile::{HAND, Suit, Tile, TileCounts};

/// What the learner answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepAnswer {
    /// The choice at this place.
    Choice(usize),
    /// These tiles of the row.
    Tiles(TileCounts),
    /// The groups at these places of the line.
    Groups(BTreeSet<usize>),
    /// The items in this order, as places in [`Ordering::items`].
    Order(Vec<usize>),
    /// This number.
    Amount(u32),
    /// This hand on the rack.
    Hand(TileCounts),
    /// This action at the table.
    Action(Action),
}

/// What is said to an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepVerdict {
    /// It is right.
    Right,
    /// It is wrong.
    Wrong {
        /// The attribute of the step's message that says what would follow.
        attribute: String,
        /// The rule against it, when one is named.
        rule: Option<RuleId>,
        /// Why the engine refuses it, when it does.
        refusal: Option<Refusal>,
        /// What follows it at the table, when it is carried out there.
        then: Vec<(Seat, Action)>,
        /// Which of the tiles that were given away the line wanted, where that is what is wrong.
        wanted: TileCounts,
    },
    /// The right answer was shown, as the learner did not find it.
    Shown,
}

impl StepVerdict {
    /// The attribute of the step's message that is said.
    pub fn attribute(&self) -> &str {
        match self {
            Self::Right | Self::Shown => "right",
            Self::Wrong { attribute, .. } => attribute,
        }
    }

    fn listed(id: &str, rule: RuleId) -> Self {
        Self::Wrong {
            attribute: format!("wrong-{id}"),
            rule: Some(rule),
            refusal: None,
            then: Vec::new(),
            wanted: TileCounts::EMPTY,
        }
    }

    /// What is said to tiles that were taken from a wrong place in the deal.
    pub fn misplaced(mistake: Misplaced) -> Self {
        match mistake {
            Misplaced::Counted => Self::listed("counted", RuleId::BREAK_RESERVE_KEPT_LAST),
            Misplaced::Others => Self::listed("others", RuleId::DEAL_ORDER_RIGHT),
            Misplaced::Gap => Self::unlisted(),
        }
    }

    pub(super) fn unlisted() -> Self {
        Self::Wrong {
            attribute: "wrong".to_owned(),
            rule: None,
            refusal: None,
            then: Vec::new(),
            wanted: TileCounts::EMPTY,
        }
    }
}

/// Grades an answer, an action at the table as it lies there now; an answer to another kind of question is
/// wrong.
pub(super) fn grade(
    card: &CompiledCard,
    question: &StepQuestion,
    answer: &StepAnswer,
    table: Option<&Game>,
) -> StepVerdict {
    match (question, answer) {
        (StepQuestion::Choose(choose), StepAnswer::Choice(place)) => grade_choice(choose, *place),
        (StepQuestion::PickTiles(pick), StepAnswer::Tiles(tiles)) => grade_tiles(card, pick, tiles),
        (StepQuestion::PickGroups(pick), StepAnswer::Groups(groups)) => {
            grade_groups(card, pick, groups)
        }
        (StepQuestion::Order(order), StepAnswer::Order(places)) => grade_order(order, places),
        (StepQuestion::Amount(amount), StepAnswer::Amount(number)) => grade_amount(amount, *number),
        (StepQuestion::Build(build), StepAnswer::Hand(hand)) => grade_hand(card, build, hand),
        (StepQuestion::Action(task), StepAnswer::Action(action)) => match table {
            Some(game) => grade_action(card, task, game, action),
            None => StepVerdict::unlisted(),
        },
        _ => StepVerdict::unlisted(),
    }
}

fn grade_choice(choose: &Choose, place: usize) -> StepVerdict {
    match choose.choices.get(place) {
        Some(choice) => match choice.worth {
            Worth::Right => StepVerdict::Right,
            Worth::Wrong(rule) => StepVerdict::listed(&choice.id, rule),
        },
        None => StepVerdict::unlisted(),
    }
}

fn grade_tiles(card: &CompiledCard, pick: &PickTiles, tiles: &TileCounts) -> StepVerdict {
    let right = match &pick.goal {
        TileGoal::Exactly(sets) => sets.contains(tiles),
        TileGoal::StraysOf(line) => are_strays(card, *line, &pick.row, tiles),
    };
    verdict_of(right, &pick.wrong, |answer| answer == tiles)
}

fn grade_groups(card: &CompiledCard, pick: &PickGroups, picked: &BTreeSet<usize>) -> StepVerdict {
    let right = *picked == right_groups(card, pick);
    verdict_of(right, &pick.wrong, |groups| {
        groups.iter().all(|group| picked.contains(group))
    })
}

fn grade_order(order: &Ordering, places: &[usize]) -> StepVerdict {
    let right = places.len() == order.items.len() && places.is_sorted();
    verdict_of(right, &order.wrong, |answer| answer == places)
}

fn grade_amount(amount: &Amount, number: u32) -> StepVerdict {
    verdict_of(amount.right == number, &amount.wrong, |answer| {
        *answer == number
    })
}

fn grade_hand(card: &CompiledCard, build: &Build, hand: &TileCounts) -> StepVerdict {
    verdict_of(
        is_complete(card, build.line, hand),
        &build.wrong,
        |(diagnosis, example)| has(card, build.line, *diagnosis, hand, example),
    )
}

/// The engine decides whether the action can be done at all, the script whether it is the one wanted.
fn grade_action(
    card: &CompiledCard,
    task: &ActionTask,
    game: &Game,
    action: &Action,
) -> StepVerdict {
    if task.is_right(card, game, action) {
        return StepVerdict::Right;
    }
    let mistake = task
        .wrong
        .iter()
        .find(|wrong| task.is_mistake(wrong, card, game, action));
    let mut verdict = mistake.map_or_else(StepVerdict::unlisted, |wrong| {
        StepVerdict::listed(&wrong.id, wrong.rule)
    });
    if let StepVerdict::Wrong {
        rule,
        refusal,
        then,
        wanted,
        ..
    } = &mut verdict
    {
        match game.view(Seat::FIRST).accepts(action) {
            Ok(()) => {
                *then = mistake.map_or_else(Vec::new, |it| it.answer.then.clone());
                *wanted = task.wanted_of(card, game.view(Seat::FIRST), action);
            }
            Err(why) => {
                *rule = rule.or_else(|| why.reasons.first().map(|reason| reason.rule));
                *refusal = Some(why);
            }
        }
    }
    verdict
}

fn verdict_of<A>(right: bool, wrong: &[Wrong<A>], mut is: impl FnMut(&A) -> bool) -> StepVerdict {
    if right {
        return StepVerdict::Right;
    }
    wrong
        .iter()
        .find(|wrong| is(&wrong.answer))
        .map_or_else(StepVerdict::unlisted, |wrong| {
            StepVerdict::listed(&wrong.id, wrong.rule)
        })
}

/// The groups of a line, as its first concrete hand has them.
pub(super) fn groups_of(card: &CompiledCard, line: LineIndex) -> &[Group] {
    let card = card.card();
    card.hands_of(card.line(line))
        .first()
        .map_or(&[], |hand| &hand.groups)
}

/// The places of the groups that are to be picked.
pub(super) fn right_groups(card: &CompiledCard, pick: &PickGroups) -> BTreeSet<usize> {
    groups_of(card, pick.line)
        .iter()
        .enumerate()
        .filter(|(_, group)| match pick.goal {
            GroupGoal::TakingJokers => group.takes_jokers,
            GroupGoal::OfSize(size) => {
                group.tile().is_some() && group.tiles.len() == usize::from(size)
            }
            GroupGoal::Coloured(letter) => group.letter == Some(letter),
        })
        .map(|(place, _)| place)
        .collect()
}

/// How far tiles are from a line.
fn distance(card: &CompiledCard, line: LineIndex, tiles: &TileCounts) -> usize {
    let mut distances = Distances::default();
    card.measure(tiles, &[], &mut distances);
    distances
        .nearest(&card.hands_of(line))
        .map_or(HAND, usize::from)
}

/// Whether tiles are a complete hand of a line (rule `card-line-exact`).
pub(super) fn is_complete(card: &CompiledCard, line: LineIndex, hand: &TileCounts) -> bool {
    hand.total() == HAND && distance(card, line, hand) == 0
}

/// Whether `picked` are the fewest tiles of `row` without which every other one belongs to one hand
/// of the line.
fn are_strays(card: &CompiledCard, line: LineIndex, row: &[Tile], picked: &TileCounts) -> bool {
    let row: TileCounts = row.iter().copied().collect();
    let mut kept = row;
    let least = distance(card, line, &row);
    kept.remove_all(picked) && kept.total() + least == HAND && distance(card, line, &kept) == least
}

/// The tiles of `row` that do not belong to the hand of the line to which it is nearest.
pub(super) fn some_strays(card: &CompiledCard, line: LineIndex, row: &[Tile]) -> TileCounts {
    let mut kept: TileCounts = row.iter().copied().collect();
    let least = distance(card, line, &kept);
    let mut strays = TileCounts::EMPTY;
    for tile in row {
        let mut fewer = kept;
        if fewer.remove(*tile) && distance(card, line, &fewer) == least {
            kept = fewer;
            strays.add(*tile);
        }
    }
    strays
}

fn has(
    card: &CompiledCard,
    line: LineIndex,
    diagnosis: Diagnosis,
    hand: &TileCounts,
    example: &TileCounts,
) -> bool {
    let hands = card.card().hands_of(card.card().line(line));
    if diagnosis == Diagnosis::ThisHand {
        return hand == example;
    }
    if hand.total() != HAND {
        return false;
    }
    let naturals = naturals_of(hand);
    match diagnosis {
        Diagnosis::ThisHand => false,
        Diagnosis::JokerOutOfPlace => {
            hand[Tile::Joker] > 0 && hands.iter().any(|hand| tiles_of(hand).contains(&naturals))
        }
        Diagnosis::Suits => {
            let mine = without_suits(&naturals);
            hands
                .iter()
                .any(|hand| without_suits(&tiles_of(hand)).contains(&mine))
        }
        Diagnosis::Sizes => hands
            .iter()
            .any(|hand| kinds(&tiles_of(hand)) == kinds(&naturals)),
        Diagnosis::Numbers => hands
            .iter()
            .any(|hand| sizes(&tiles_of(hand)) == sizes(&naturals)),
    }
}

fn naturals_of(hand: &TileCounts) -> TileCounts {
    hand.tiles().filter(|tile| tile.is_natural()).collect()
}

fn tiles_of(hand: &Hand) -> TileCounts {
    hand.groups
        .iter()
        .flat_map(|group| group.tiles.iter().copied())
        .collect()
}

fn kinds(tiles: &TileCounts) -> Vec<Tile> {
    tiles.kinds().map(|(tile, _)| tile).collect()
}

fn sizes(tiles: &TileCounts) -> Vec<u8> {
    let mut sizes: Vec<u8> = tiles.kinds().map(|(_, count)| count).collect();
    sizes.sort_unstable();
    sizes
}

/// The tiles with every suit taken for bams and every dragon for the green one.
fn without_suits(tiles: &TileCounts) -> TileCounts {
    tiles
        .tiles()
        .map(|tile| match tile {
            Tile::Suited(_, number) => Tile::Suited(Suit::Bam, number),
            Tile::Dragon(_) => Tile::Dragon(Suit::Bam.dragon()),
            other => other,
        })
        .collect()
}

/// A hand of the line that the tiles of rack and tray can make, with jokers where naturals lack.
pub(super) fn some_hand(card: &CompiledCard, build: &Build) -> Option<TileCounts> {
    let rack: TileCounts = build.rack.iter().copied().collect();
    let mut all = rack;
    all.extend(build.tray.iter().copied());
    card.card()
        .hands_of(card.card().line(build.line))
        .iter()
        .map(|hand| {
            let wanted = tiles_of(hand);
            let mut hand = TileCounts::EMPTY;
            for (tile, count) in wanted.kinds() {
                hand.add_many(tile, count.min(all[tile]));
            }
            let jokers = HAND.saturating_sub(hand.total());
            hand.add_many(Tile::Joker, jokers as u8);
            hand
        })
        .find(|hand| {
            all.contains(hand) && hand.contains(&rack) && is_complete(card, build.line, hand)
        })
}
