//! Is this a hand of the line?

use super::chance::Chance;
use super::hands::{any_hand, is_hand_of, name_of, with_jokers};
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, NaturalGroup, Picture,
    Question, Shown,
};
use crate::analysis::{CompiledCard, Distances, Placement, Unseen};
use crate::card::{Hand, LineIndex};
use crate::rules::RuleId;
use crate::tile::{Tile, TileCounts, TileSet, copies_of};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 4] = [
    RuleId::WIN_14_ON_CARD,
    RuleId::CARD_LINE_EXACT,
    RuleId::JOK_NEVER_SINGLE_PAIR,
    RuleId::JOK_NEVER_CLUSTERS,
];

/// How many hands are tried until one can be spoiled.
const TRIES: u32 = 100;

/// An exercise; none when no hand of the card can be spoiled by one tile.
pub(super) fn exercise(
    card: &CompiledCard,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    (0..TRIES).find_map(|_| attempt(card, chance, difficulty))
}

fn attempt(card: &CompiledCard, chance: &mut Chance, difficulty: Difficulty) -> Option<Exercise> {
    let (line, hand) = any_hand(card, chance)?;
    let jokers = chance.below(difficulty.pick(2, 3, 4));
    let mut tiles = with_jokers(hand, chance, jokers)?;
    let has_jokers = tiles[Tile::Joker] > 0;
    let mut reason = GradeReason::IsHand { has_jokers };
    let is_spoiled = chance.below(2) == 0;
    if is_spoiled {
        reason = if chance.below(3) == 0 {
            misplace_joker(hand, &mut tiles, chance)?
        } else {
            swap_tile(&mut tiles, chance, difficulty)?;
            what_is_wrong(card, line, &tiles)?
        };
    }
    let is_hand = is_hand_of(card, line, &tiles);
    if is_hand == is_spoiled {
        return None;
    }
    let choice = |yes: bool| Choice {
        shown: Shown::Yes(yes),
        grade: Grade::plain(yes == is_hand, reason),
    };
    let (question, choices) = if difficulty == Difficulty::Hard {
        let mut choices = vec![choice(true)];
        choices.extend(which_is_wrong(card, line, &tiles, chance, reason)?);
        (Question::IsItAHandOrWhichIsWrong, choices)
    } else {
        (Question::IsItAHand, vec![choice(true), choice(false)])
    };
    Some(Exercise {
        kind: Kind::IsItAHand,
        subject: name_of(card, line),
        picture: Some(Picture::LineAndTiles(line, tiles)),
        question,
        asked: Asked::OneOf(choices),
        rule: match reason {
            GradeReason::JokerForTile { .. } => RuleId::JOK_NEVER_SINGLE_PAIR,
            _ => RuleId::CARD_LINE_EXACT,
        },
    })
}

/// Some tiles of which one may be wrong: it is, where the others are a hand of the line but for one tile.
fn which_is_wrong(
    card: &CompiledCard,
    line: LineIndex,
    tiles: &TileCounts,
    chance: &mut Chance,
    reason: GradeReason,
) -> Option<Vec<Choice>> {
    let is_hand = matches!(reason, GradeReason::IsHand { .. });
    let mut distances = Distances::default();
    let mut is_wrong = |tile: Tile| {
        let mut others = *tiles;
        others.take(tile);
        card.measure(&others, &[], &mut distances);
        !is_hand && distances.nearest(&card.hands_of(line)) == Some(1)
    };
    let kinds: Vec<Tile> = tiles.kinds().map(|(tile, _)| tile).collect();
    let (wrong, fitting): (Vec<_>, Vec<_>) = kinds.into_iter().partition(|tile| is_wrong(*tile));
    let mut offered = chance.some_of(wrong.clone(), 1);
    if offered.is_empty() != is_hand {
        return None;
    }
    let free = CHOICES - 1 - offered.len();
    offered.extend(chance.some_of(fitting, free));
    let offered = chance.some_of(offered, CHOICES - 1);
    let choices = offered.into_iter().map(|tile| Choice {
        shown: Shown::TileName(tile),
        grade: Grade::plain(wrong.contains(&tile), reason),
    });
    Some(choices.collect())
}

/// Puts a joker in the place of a tile that must be natural.
fn misplace_joker(hand: &Hand, tiles: &mut TileCounts, chance: &mut Chance) -> Option<GradeReason> {
    let naturals: Vec<Tile> = hand.naturals().tiles().collect();
    let tile = *naturals.get(chance.below(naturals.len()))?;
    let is_there = tiles[Tile::Joker] < copies_of(Tile::Joker) && tiles.remove(tile);
    tiles.add(Tile::Joker);
    let mut groups = hand.groups.iter().filter(|group| !group.takes_jokers);
    let group = groups.find(|group| group.tiles.contains(&tile))?;
    let group = match group.tiles.len() {
        _ if group.is_cluster => NaturalGroup::Cluster,
        1 => NaturalGroup::Single,
        2 => NaturalGroup::Pair,
        _ => NaturalGroup::Closed,
    };
    is_there.then_some(GradeReason::JokerForTile { tile, group })
}

/// Puts another tile in the place of one: where it is easy, of another number or kind, else one that is easily taken
/// for it.
fn swap_tile(tiles: &mut TileCounts, chance: &mut Chance, difficulty: Difficulty) -> Option<()> {
    let held: Vec<Tile> = tiles.tiles().filter(|tile| tile.is_natural()).collect();
    let missing = *held.get(chance.below(held.len()))?;
    let others = Tile::ALL.into_iter().filter(|other| {
        let differs = *other != missing && other.is_natural();
        differs && (difficulty == Difficulty::Easy || is_like(*other, missing))
    });
    let others: Vec<Tile> = others.filter(|it| tiles[*it] < copies_of(*it)).collect();
    let wrong = *others.get(chance.below(others.len()))?;
    tiles.take(missing);
    tiles.add(wrong);
    Some(())
}

/// Which of the tiles does not belong to the line, and what is missing for it, as the hand shows it that is laid out below:
/// jokers may stand elsewhere there than in the hand that was spoiled. Nothing where several hands would do.
fn what_is_wrong(card: &CompiledCard, line: LineIndex, tiles: &TileCounts) -> Option<GradeReason> {
    let mut distances = Distances::default();
    card.measure(tiles, &[], &mut distances);
    let mut nearest = card.hands_of(line);
    let hand = nearest.find(|hand| distances.of_hand(*hand) == Some(1))?;
    if nearest.any(|hand| distances.of_hand(hand) == Some(1)) {
        return None;
    }
    let unseen = Unseen::at_the_start(TileSet::STANDARD, tiles);
    let placement = Placement::new(card.hand(hand), tiles, &[], &unseen);
    let wrong = placement.strays.tiles().next()?;
    let (_, missing) = placement.missing().next()?;
    Some(GradeReason::WrongTile { wrong, missing })
}

/// Whether one tile is easily taken for another: the same number, the number beside it, another wind or dragon.
pub(super) fn is_like(one: Tile, other: Tile) -> bool {
    match (one, other) {
        (Tile::Suited(suit, number), Tile::Suited(of, than)) => {
            let apart = number.get().abs_diff(than.get());
            apart == 0 || suit == of && apart == 1
        }
        (Tile::Wind(_), Tile::Wind(_)) | (Tile::Dragon(_), Tile::Dragon(_)) => true,
        (Tile::Flower, other) | (other, Tile::Flower) => matches!(other, Tile::Dragon(_)),
        _ => false,
    }
}
