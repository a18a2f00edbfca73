//! The name of a tile among names that are easily confused with it, or the tile of a name among such tiles; also a name
//! that is only said at a table: “Same”.

use super::chance::Chance;
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question,
    Shown,
};
use crate::rules::RuleId;
use crate::tile::{Dragon, Number, Suit, Tile, TileSet, Wind};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 8] = [
    RuleId::TILES_SUITS_108,
    RuleId::TILES_ONE_BAM_BIRD,
    RuleId::TILES_WINDS_16,
    RuleId::TILES_DRAGONS_12,
    RuleId::SOAP_NAMES,
    RuleId::TILES_FLOWERS_8,
    RuleId::TILES_JOKERS_8,
    RuleId::DISC_NAME_JOKER,
];

/// One exercise of so many is about what is said at a table.
const SAME: usize = 12;

/// How many tiles are offered to who is seldom wrong.
const MANY: usize = 6;

const ONE: Number = Number::ALL[0];
const BIRD: Tile = Tile::Suited(Suit::Bam, ONE);
const RED: Tile = Tile::Dragon(Dragon::Red);
const GREEN: Tile = Tile::Dragon(Dragon::Green);

/// An exercise.
pub(super) fn exercise(chance: &mut Chance, difficulty: Difficulty) -> Option<Exercise> {
    let tiles: Vec<Tile> = TileSet::STANDARD
        .counts()
        .kinds()
        .map(|(tile, _)| tile)
        .collect();
    let tile = *tiles.get(chance.below(tiles.len()))?;
    // Who begins may not have heard of jokers yet.
    let is_said = difficulty != Difficulty::Easy && chance.below(SAME) == 0;
    if tile != Tile::Joker && is_said {
        return Some(named_same(tile, chance));
    }
    let is_named = chance.below(2) == 0;
    let mut offered = match difficulty {
        Difficulty::Easy => {
            // Number and letter stand on the tile: it is its kin from which it is to be told.
            let mut offered = kin(tile);
            let farther = chance.some_of(unlike(tile, &tiles), CHOICES - 1);
            offered.extend(farther);
            offered.truncate(CHOICES - 1);
            offered
        }
        Difficulty::Usual => chance.some_of(confused_with(tile), CHOICES - 1),
        Difficulty::Hard => chance.some_of(all_like(tile), MANY - 1),
    };
    offered.push(tile);
    let offered = chance.some_of(offered, MANY);
    Some(Exercise {
        kind: Kind::NameTile,
        subject: tile.to_string(),
        picture: is_named.then_some(Picture::Tile(tile)),
        question: if is_named {
            Question::NameOfTile
        } else {
            Question::TileNamed(tile)
        },
        asked: Asked::OneOf(
            offered
                .into_iter()
                .map(|choice| Choice {
                    shown: if is_named {
                        Shown::TileName(choice)
                    } else {
                        Shown::Tile(choice)
                    },
                    grade: Grade::plain(choice == tile, reason(tile, choice)),
                })
                .collect(),
        ),
        rule: rule(tile),
    })
}

/// Which tile was called “Same” right after this one was discarded?
fn named_same(before: Tile, chance: &mut Chance) -> Exercise {
    let others = confused_with(before).into_iter();
    let others = others.filter(|other| *other != Tile::Joker).collect();
    let mut offered = chance.some_of(others, CHOICES - 2);
    offered.extend([before, Tile::Joker]);
    let choice = |tile: Tile| Choice {
        shown: Shown::Tile(tile),
        grade: Grade::plain(tile == Tile::Joker, GradeReason::JokerIsSame(before)),
    };
    let offered = chance.some_of(offered, CHOICES).into_iter();
    Exercise {
        kind: Kind::NameTile,
        subject: format!("same-as {before}"),
        picture: None,
        question: Question::NamedSame(before),
        asked: Asked::OneOf(offered.map(choice).collect()),
        rule: RuleId::DISC_NAME_JOKER,
    }
}

fn reason(asked: Tile, chosen: Tile) -> GradeReason {
    if chosen == asked {
        GradeReason::SameTile(asked)
    } else {
        GradeReason::OtherTile { asked, chosen }
    }
}

/// The rule that tells of a tile.
const fn rule(tile: Tile) -> RuleId {
    match tile {
        Tile::Suited(Suit::Bam, number) if number.get() == 1 => RuleId::TILES_ONE_BAM_BIRD,
        Tile::Suited(..) => RuleId::TILES_SUITS_108,
        Tile::Wind(_) => RuleId::TILES_WINDS_16,
        Tile::SOAP => RuleId::SOAP_NAMES,
        Tile::Dragon(_) => RuleId::TILES_DRAGONS_12,
        Tile::Flower => RuleId::TILES_FLOWERS_8,
        Tile::Joker | Tile::Blank => RuleId::TILES_JOKERS_8,
    }
}

/// The same number of the other suits, the other winds, or the other dragons; none for what has no kin.
fn kin(tile: Tile) -> Vec<Tile> {
    match tile {
        Tile::Suited(suit, number) => {
            let others = Suit::ALL.into_iter().filter(|other| *other != suit);
            others.map(|other| Tile::Suited(other, number)).collect()
        }
        Tile::Wind(wind) => {
            let others = Wind::ALL.into_iter().filter(|other| *other != wind);
            others.map(Tile::Wind).collect()
        }
        Tile::Dragon(dragon) => {
            let others = Dragon::ALL.into_iter().filter(|other| *other != dragon);
            others.map(Tile::Dragon).collect()
        }
        Tile::Flower | Tile::Joker | Tile::Blank => Vec::new(),
    }
}

/// The tiles that nobody takes for this one: it is enough to know its kind.
fn unlike(tile: Tile, tiles: &[Tile]) -> Vec<Tile> {
    let like = confused_with(tile);
    let is_unlike = |other: &&Tile| **other != tile && !like.contains(other);
    tiles.iter().filter(is_unlike).copied().collect()
}

/// The tiles that are taken for this one, and those that are taken for them.
fn all_like(tile: Tile) -> Vec<Tile> {
    let mut like = confused_with(tile);
    let farther = like.clone().into_iter().flat_map(confused_with);
    for other in farther {
        if other != tile && !like.contains(&other) {
            like.push(other);
        }
    }
    like
}

/// The tiles that a beginner takes for this one: at least three, itself not among them.
fn confused_with(tile: Tile) -> Vec<Tile> {
    match tile {
        BIRD => vec![
            Tile::Flower,
            GREEN,
            Tile::Suited(Suit::Dot, ONE),
            Tile::Suited(Suit::Crak, ONE),
        ],
        Tile::Suited(suit, number) => neighbors(suit, number),
        Tile::Wind(_) => kin(tile).into_iter().chain([RED, GREEN]).collect(),
        Tile::SOAP => vec![RED, GREEN, Tile::Joker, Tile::Suited(Suit::Dot, ONE)],
        RED => vec![
            GREEN,
            Tile::SOAP,
            Tile::Wind(Wind::East),
            Tile::Suited(Suit::Crak, ONE),
        ],
        Tile::Dragon(_) => vec![RED, Tile::SOAP, Tile::Wind(Wind::North), BIRD],
        Tile::Flower => vec![BIRD, Tile::Joker, GREEN, RED],
        Tile::Joker | Tile::Blank => vec![Tile::Flower, Tile::SOAP, RED, BIRD],
    }
}

/// The same number of the other suits, and the numbers beside it of its own.
fn neighbors(suit: Suit, number: Number) -> Vec<Tile> {
    let mut neighbors = kin(Tile::Suited(suit, number));
    let beside = [number.get() - 1, number.get() + 1].map(Number::new);
    let beside = beside.into_iter().flatten();
    neighbors.extend(beside.map(|beside| Tile::Suited(suit, beside)));
    neighbors
}
