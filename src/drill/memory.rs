//! A line or a rack at a glance, and then it is laid with tiles.

use super::chance::Chance;
use super::hands::{any_line, fill, hand_of, is_hand_of, name_of, take_some, with_jokers};
use super::{Asked, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question, Wanted};
use crate::analysis::{CompiledCard, Distances, Placement, Unseen};
use crate::card::LineIndex;
use crate::rules::RuleId;
use crate::tile::{HAND, Tile, TileCounts, TileSet, copies_of};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 2] = [RuleId::TIP_STUDY_CARD, RuleId::CARD_LINE_EXACT];

/// How many tiles lie there to choose from that one hand of the line has no place for.
const STRAYS: usize = 10;

/// How many tiles there are on a rack to be kept in mind, for who begins.
const FEW_HELD: usize = 7;

/// The same for who knows how it goes.
const SOME_HELD: usize = 10;

/// How many tiles lie there to choose from beside the wanted ones, for who begins.
const FEW_STRAYS: usize = 4;

/// An exercise: among few other tiles, among more, or among tiles that are like those of the line, so that it must be
/// known exactly.
pub(super) fn exercise(
    card: &CompiledCard,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let line = any_line(card, chance);
    let hand = with_jokers(hand_of(card, line, chance)?, chance, 0)?;
    if !chance.is_about_a_line() && chance.below(3) == 0 {
        return rack(hand, chance, difficulty);
    }
    let tray = tray(hand, chance, difficulty);
    Some(Exercise {
        kind: Kind::Memory,
        subject: name_of(card, line),
        picture: Some(Picture::Line(line)),
        question: Question::LayTheLine(line),
        asked: Asked::Lay {
            wanted: Wanted::HandOf(line),
            tray,
        },
        rule: RuleId::CARD_LINE_EXACT,
    })
}

/// A rack with what is there of a hand: few of its tiles, more, or all but one.
fn rack(hand: TileCounts, chance: &mut Chance, difficulty: Difficulty) -> Option<Exercise> {
    let mut tiles = hand;
    let held = difficulty.pick(FEW_HELD, SOME_HELD, HAND - 1);
    take_some(&mut tiles, chance, HAND - held, true)?;
    let tray = tray(tiles, chance, difficulty);
    Some(Exercise {
        kind: Kind::Memory,
        subject: format!("rack-of {tiles}"),
        picture: Some(Picture::Rack(tiles)),
        question: Question::LayTheRack,
        asked: Asked::Lay {
            wanted: Wanted::Rack(tiles),
            tray,
        },
        rule: RuleId::TIP_STUDY_CARD,
    })
}

/// These tiles among others.
fn tray(tiles: TileCounts, chance: &mut Chance, difficulty: Difficulty) -> Vec<Tile> {
    let mut tray = tiles;
    if difficulty == Difficulty::Hard {
        add_like(&mut tray, &tiles, chance);
    }
    let strays = difficulty.pick(FEW_STRAYS, STRAYS, STRAYS);
    fill(&mut tray, chance, tiles.total() + strays);
    tray.tiles().collect()
}

/// Adds tiles that are easily taken for those of a hand: more of the same, the numbers beside them, and other suits.
fn add_like(tray: &mut TileCounts, hand: &TileCounts, chance: &mut Chance) {
    let is_like = |tile: &Tile| {
        let mut held = hand.kinds().map(|(held, _)| held);
        tile.is_natural()
            && held.any(|held| held == *tile || super::is_it_a_hand::is_like(*tile, held))
    };
    let like: Vec<Tile> = Tile::ALL.into_iter().filter(is_like).collect();
    let copies = like.iter().flat_map(|tile| [*tile, *tile]);
    for tile in chance.some_of(copies.collect(), STRAYS) {
        if tray[tile] < copies_of(tile) {
            tray.add(tile);
        }
    }
}

/// Whether these tiles are what was wanted; if not, what they lack, and what is too many.
pub(super) fn grade(card: &CompiledCard, wanted: Wanted, tiles: TileCounts) -> Grade {
    match wanted {
        Wanted::HandOf(line) => grade_hand(card, line, tiles),
        Wanted::Rack(rack) if rack == tiles => Grade::plain(true, GradeReason::IsTheRack),
        Wanted::Rack(rack) => {
            let (mut missing, mut surplus) = (rack, tiles);
            missing.remove_what_is_there(&tiles);
            surplus.remove_what_is_there(&rack);
            Grade::plain(false, GradeReason::Laid { missing, surplus })
        }
    }
}

/// Whether these tiles are a hand of the line; if not, what the nearest one lacks, and what has no place in it.
fn grade_hand(card: &CompiledCard, line: LineIndex, tiles: TileCounts) -> Grade {
    if tiles.total() == HAND && is_hand_of(card, line, &tiles) {
        let has_jokers = tiles[Tile::Joker] > 0;
        return Grade::plain(true, GradeReason::IsHand { has_jokers });
    }
    let mut distances = Distances::default();
    card.measure(&tiles, &[], &mut distances);
    let mut hands = card.hands_of(line);
    let nearest = distances.nearest(&hands);
    let nearest = hands.find(|hand| distances.of_hand(*hand) == nearest);
    let mut surplus = tiles;
    let mut missing = TileCounts::EMPTY;
    if let Some(hand) = nearest {
        let unseen = Unseen::at_the_start(TileSet::STANDARD, &tiles);
        let placement = Placement::new(card.hand(hand), &tiles, &[], &unseen);
        missing = placement.missing().map(|(_, tile)| tile).collect();
        surplus = placement.strays;
    }
    Grade::plain(false, GradeReason::Laid { missing, surplus })
}

/// What is wanted, made of these tiles.
pub(super) fn best(card: &CompiledCard, wanted: Wanted, tray: &[Tile]) -> Option<TileCounts> {
    let line = match wanted {
        Wanted::HandOf(line) => line,
        Wanted::Rack(rack) => return Some(rack),
    };
    let tray: TileCounts = tray.iter().copied().collect();
    let hands = card.card().hands_of(card.card().line(line)).iter();
    let mut laid = hands.filter_map(|hand| with_jokers(hand, &mut Chance::from_seed(0), 0));
    laid.find(|hand| tray.contains(hand))
}
