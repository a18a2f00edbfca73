//! Which of these is a pung, which is no group, which makes NEWS or a year? And in which may the joker stand?

use super::chance::Chance;
use super::{
    Asked, CHOICES, Choice, Cluster, ClusterFault, Difficulty, Exercise, Grade, GradeReason, Kind,
    Question, Shown,
};
use crate::card::JokerPlace;
use crate::rules::RuleId;
use crate::tile::{Dragon, Number, Suit, Tile, TileCounts, TileSet, Wind, copies_of};

/// The first year that is asked for, and from it on how many.
const FIRST_YEAR: u16 = 2023;
/// See [`FIRST_YEAR`].
const YEARS: usize = 7;

/// The rules that it trains.
pub(super) const RULES: [RuleId; 12] = [
    RuleId::GRP_SINGLE,
    RuleId::GRP_PAIR,
    RuleId::GRP_PUNG,
    RuleId::GRP_KONG,
    RuleId::GRP_QUINT,
    RuleId::GRP_SEXTET,
    RuleId::GRP_NO_RUNS,
    RuleId::GRP_VISUAL,
    RuleId::QUINT_NEEDS_JOKER,
    RuleId::JOK_ANY_TILE_IN_3PLUS,
    RuleId::JOK_NEVER_SINGLE_PAIR,
    RuleId::JOK_NEVER_CLUSTERS,
];

/// An exercise.
pub(super) fn exercise(chance: &mut Chance, difficulty: Difficulty) -> Option<Exercise> {
    match chance.below(6) {
        0 | 1 => which_holds_joker(chance),
        2 => which_is_none(chance, difficulty),
        3 => which_cluster(chance),
        _ => which_group(chance, difficulty),
    }
}

fn which_group(chance: &mut Chance, difficulty: Difficulty) -> Option<Exercise> {
    let least = difficulty.pick(1, 2, 2) as u8;
    let size = least + chance.below(difficulty.pick(4, 4, 5)) as u8;
    let most_jokers = difficulty.pick(1, 2, 3) as u8;
    let mut choices = vec![(
        identical(chance, size, most_jokers)?,
        Grade::plain(true, GradeReason::IsGroup(size)),
    )];
    while choices.len() < CHOICES {
        let (tiles, reason) = if size == 1 {
            no_single(chance)?
        } else {
            no_such_group(chance, size, most_jokers)?
        };
        if choices.iter().all(|(other, _)| *other != tiles) {
            choices.push((tiles, Grade::plain(false, reason)));
        }
    }
    let subject = ["single", "pair", "pung", "kong", "quint", "sextet"][usize::from(size) - 1];
    Some(asked(
        chance,
        subject,
        Question::WhichGroup(size),
        choices,
        rule_of(size),
    ))
}

/// One is none, the others are groups.
fn which_is_none(chance: &mut Chance, difficulty: Difficulty) -> Option<Exercise> {
    let most_jokers = difficulty.pick(1, 2, 3) as u8;
    let (none, reason, rule) = match chance.below(3) {
        0 => {
            let size = 2 + chance.below(2) as u8;
            let tiles = mixed(chance, size)?;
            (tiles, GradeReason::TilesDiffer, rule_of(size))
        }
        1 => {
            let tiles = run(chance, RUN)?;
            (tiles, GradeReason::IsRun, RuleId::GRP_NO_RUNS)
        }
        _ => {
            let mut tiles = identical(chance, 1, 0)?;
            tiles.add(Tile::Joker);
            let reason = GradeReason::JokerMayNot(JokerPlace::Pair);
            (tiles, reason, RuleId::JOK_NEVER_SINGLE_PAIR)
        }
    };
    let mut choices = vec![(none, Grade::plain(true, reason))];
    while choices.len() < CHOICES {
        let size = 2 + chance.below(difficulty.pick(3, 4, 5)) as u8;
        let tiles = identical(chance, size, most_jokers)?;
        if choices.iter().all(|(other, _)| *other != tiles) {
            choices.push((tiles, Grade::plain(false, GradeReason::IsGroup(size))));
        }
    }
    let question = Question::WhichIsNoGroup;
    Some(asked(chance, "none", question, choices, rule))
}

/// One makes NEWS or a year, the others look like it.
fn which_cluster(chance: &mut Chance) -> Option<Exercise> {
    let cluster = any_cluster(chance);
    let is_one = Grade::plain(true, GradeReason::IsCluster(cluster));
    let right: TileCounts = tiles_of(chance, cluster)?.into_iter().collect();
    let mut choices = vec![(right, is_one)];
    while choices.len() < CHOICES {
        let (tiles, fault) = no_cluster(chance, cluster)?;
        if choices.iter().all(|(other, _)| *other != tiles) {
            let reason = GradeReason::NoCluster(fault);
            choices.push((tiles, Grade::plain(false, reason)));
        }
    }
    let subject = cluster.to_string();
    let question = Question::WhichCluster(cluster);
    Some(asked(
        chance,
        &subject,
        question,
        choices,
        RuleId::GRP_VISUAL,
    ))
}

fn any_cluster(chance: &mut Chance) -> Cluster {
    match chance.below(2) {
        0 => Cluster::News,
        _ => Cluster::Year(FIRST_YEAR + chance.below(YEARS) as u16),
    }
}

/// The tiles of a cluster; those of a year are of one suit.
fn tiles_of(chance: &mut Chance, cluster: Cluster) -> Option<Vec<Tile>> {
    match cluster {
        Cluster::News => Some(Wind::ALL.into_iter().map(Tile::Wind).collect()),
        Cluster::Year(year) => {
            let suit = *Suit::ALL.get(chance.below(Suit::ALL.len()))?;
            let digits = year.to_string().into_bytes().into_iter();
            let digits = digits.map(|digit| match digit {
                b'0' => Some(Tile::SOAP),
                digit => Some(Tile::Suited(suit, Number::new(digit - b'0')?)),
            });
            digits.collect()
        }
    }
}

/// What could be taken for a cluster, and what is wrong with it.
fn no_cluster(chance: &mut Chance, cluster: Cluster) -> Option<(TileCounts, ClusterFault)> {
    let mut tiles = tiles_of(chance, cluster)?;
    let place = chance.below(tiles.len());
    let fault = match (cluster, chance.below(3)) {
        (Cluster::News, 0) => {
            let dragon = *Dragon::ALL.get(chance.below(Dragon::ALL.len()))?;
            *tiles.get_mut(place)? = Tile::Dragon(dragon);
            ClusterFault::OtherTile
        }
        (Cluster::News, _) => {
            let other = *tiles.get((place + 1) % tiles.len())?;
            *tiles.get_mut(place)? = other;
            ClusterFault::Twice
        }
        (Cluster::Year(_), 0) => {
            let dragon = [Dragon::Red, Dragon::Green][chance.below(2)];
            *tiles.iter_mut().find(|it| **it == Tile::SOAP)? = Tile::Dragon(dragon);
            ClusterFault::NoSoap
        }
        (Cluster::Year(_), 1) => {
            let digit = tiles.last_mut()?;
            let Tile::Suited(suit, number) = *digit else {
                return None;
            };
            let others = Suit::ALL.into_iter().filter(|other| *other != suit);
            let others: Vec<Suit> = others.collect();
            *digit = Tile::Suited(*others.get(chance.below(others.len()))?, number);
            ClusterFault::SuitsDiffer
        }
        (Cluster::Year(_), _) => {
            let digit = tiles.last_mut()?;
            let Tile::Suited(suit, number) = *digit else {
                return None;
            };
            let others = Number::ALL.into_iter();
            let others: Vec<_> = others.filter(|other| *other != number).collect();
            *digit = Tile::Suited(suit, *others.get(chance.below(others.len()))?);
            ClusterFault::OtherTile
        }
    };
    Some((tiles.into_iter().collect(), fault))
}

fn which_holds_joker(chance: &mut Chance) -> Option<Exercise> {
    let size = 3 + chance.below(3) as u8;
    let mut right = identical(chance, size - 1, 0)?;
    right.add(Tile::Joker);
    let mut choices = vec![(right, Grade::plain(true, GradeReason::JokerMay(size)))];
    while choices.len() < CHOICES {
        let (mut tiles, place) = if chance.below(2) == 0 {
            (identical(chance, 1, 0)?, JokerPlace::Pair)
        } else {
            (most_of_a_cluster(chance)?, JokerPlace::Cluster)
        };
        tiles.add(Tile::Joker);
        if choices.iter().all(|(other, _)| *other != tiles) {
            choices.push((tiles, Grade::plain(false, GradeReason::JokerMayNot(place))));
        }
    }
    let rule = RuleId::JOK_ANY_TILE_IN_3PLUS;
    Some(asked(
        chance,
        "joker",
        Question::WhichHoldsJoker,
        choices,
        rule,
    ))
}

fn asked(
    chance: &mut Chance,
    subject: &str,
    question: Question,
    choices: Vec<(TileCounts, Grade)>,
    rule: RuleId,
) -> Exercise {
    let choices = choices.into_iter().map(|(tiles, grade)| Choice {
        shown: Shown::Tiles(tiles),
        grade,
    });
    Exercise {
        kind: Kind::Group,
        subject: subject.to_owned(),
        picture: None,
        question,
        asked: Asked::OneOf(chance.some_of(choices.collect(), CHOICES)),
        rule,
    }
}

/// A natural tile.
fn natural(chance: &mut Chance) -> Option<Tile> {
    let tiles: Vec<Tile> = TileSet::STANDARD.counts().kinds().map(|it| it.0).collect();
    let tiles: Vec<Tile> = tiles.into_iter().filter(|it| it.is_natural()).collect();
    tiles.get(chance.below(tiles.len())).copied()
}

/// So many identical tiles, among them so many jokers at most where jokers may stand.
fn identical(chance: &mut Chance, size: u8, most_jokers: u8) -> Option<TileCounts> {
    let tile = natural(chance)?;
    let least = size.saturating_sub(copies_of(tile));
    let most = if size < 3 {
        0
    } else {
        most_jokers.max(least).min(size - 1)
    };
    let jokers = least + chance.below(usize::from(most - least) + 1) as u8;
    let mut tiles = TileCounts::EMPTY;
    tiles.add_many(tile, size - jokers);
    tiles.add_many(Tile::Joker, jokers);
    Some(tiles)
}

/// What a beginner could take for a single, and why it is none.
fn no_single(chance: &mut Chance) -> Option<(TileCounts, GradeReason)> {
    Some(match chance.below(3) {
        0 => {
            let joker = [Tile::Joker].into_iter().collect();
            (joker, GradeReason::JokerMayNot(JokerPlace::Single))
        }
        1 => (mixed(chance, 2)?, GradeReason::TilesDiffer),
        _ => {
            let size = 2 + chance.below(2) as u8;
            let reason = GradeReason::GroupOfOtherSize(size);
            (identical(chance, size, 0)?, reason)
        }
    })
}

/// What a beginner could take for a group of this size, and why it is none.
fn no_such_group(
    chance: &mut Chance,
    size: u8,
    most_jokers: u8,
) -> Option<(TileCounts, GradeReason)> {
    match chance.below(4) {
        0 => Some((mixed(chance, size)?, GradeReason::TilesDiffer)),
        1 => Some((run(chance, size)?, of_run(size))),
        2 if size == 2 => {
            let mut tiles = identical(chance, 1, 0)?;
            tiles.add(Tile::Joker);
            Some((tiles, GradeReason::JokerMayNot(JokerPlace::Pair)))
        }
        _ => {
            let other = if size == 2 || chance.below(2) == 0 {
                size + 1
            } else {
                size - 1
            };
            let tiles = identical(chance, other, most_jokers)?;
            Some((tiles, GradeReason::GroupOfOtherSize(other)))
        }
    }
}

/// The same number in several suits.
fn mixed(chance: &mut Chance, size: u8) -> Option<TileCounts> {
    let Tile::Suited(suit, number) = suited(chance)? else {
        return None;
    };
    let others = Suit::ALL.into_iter().cycle().skip_while(|it| *it != suit);
    Some(
        others
            .take(usize::from(size))
            .map(|suit| Tile::Suited(suit, number))
            .collect(),
    )
}

/// So many numbers in a row are a group in other games of mah jongg.
const RUN: u8 = 3;

/// Why so many numbers in a row are no group.
const fn of_run(size: u8) -> GradeReason {
    if size == RUN {
        GradeReason::IsRun
    } else {
        GradeReason::TilesDiffer
    }
}

/// The rule that tells of a group of this size.
const fn rule_of(size: u8) -> RuleId {
    match size {
        1 => RuleId::GRP_SINGLE,
        2 => RuleId::GRP_PAIR,
        3 => RuleId::GRP_PUNG,
        4 => RuleId::GRP_KONG,
        5 => RuleId::GRP_QUINT,
        _ => RuleId::GRP_SEXTET,
    }
}

/// Numbers in a row of one suit.
fn run(chance: &mut Chance, size: u8) -> Option<TileCounts> {
    let Tile::Suited(suit, _) = suited(chance)? else {
        return None;
    };
    let numbers = Number::ALL;
    let first = chance.below(numbers.len() + 1 - usize::from(size));
    let run = numbers.into_iter().skip(first).take(usize::from(size));
    Some(run.map(|number| Tile::Suited(suit, number)).collect())
}

fn suited(chance: &mut Chance) -> Option<Tile> {
    let suit = *Suit::ALL.get(chance.below(Suit::ALL.len()))?;
    let numbers = Number::ALL;
    let number = *numbers.get(chance.below(numbers.len()))?;
    Some(Tile::Suited(suit, number))
}

/// The four winds, or the digits of a year, without one of them.
fn most_of_a_cluster(chance: &mut Chance) -> Option<TileCounts> {
    let cluster = any_cluster(chance);
    let mut tiles = tiles_of(chance, cluster)?;
    tiles.swap_remove(chance.below(tiles.len()));
    Some(tiles.into_iter().collect())
}
