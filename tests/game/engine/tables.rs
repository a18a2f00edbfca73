//! Random tables: what they have agreed on, and what has been dealt.

use std::sync::Arc;

use mahj_tutor::card::{self, Card, Hand};
use mahj_tutor::rules::{
    BySeat, CharlestonPass, Exposure, Game, Mistakes, Moment, OptionalAction, PlannedRack,
    Position, Seat, Setting, Setup, TableRules, below, shuffle,
};
use mahj_tutor::tile::{Tile, TileCounts};
use rand::Rng;

pub(crate) fn practice() -> Arc<Card> {
    Arc::new(card::practice().unwrap())
}

pub(crate) fn one_of<T: Copy>(things: &[T], rng: &mut impl Rng) -> Option<T> {
    let place = below(rng, things.len().max(1) as u32) as usize;
    things.get(place).copied()
}

/// Every setting with any of its options, but for mistakes; now and then some actions are not taught.
pub(crate) fn any_rules(mistakes: Mistakes, rng: &mut impl Rng) -> TableRules {
    let mut rules = TableRules::default();
    for setting in Setting::ALL {
        let word = one_of(setting.options(), rng).unwrap();
        setting.choose(&mut rules, word).unwrap();
    }
    rules.mistakes = mistakes;
    if below(rng, 8) == 0 {
        rules.untaught = OptionalAction::ALL.to_vec();
        rules.untaught.retain(|_| below(rng, 3) == 0);
    }
    rules
}

/// A game that is dealt, or one that is nearly won or nearly over.
pub(crate) fn any_game(card: &Arc<Card>, rules: TableRules, rng: &mut impl Rng) -> Game {
    match below(rng, 20) {
        0..5 => nearly_won(card, rules, rng),
        5..9 => nearly_over(card, rules, rng),
        9 => won_by_a_joker(card, &rules, rng).unwrap_or_else(|| dealt(card, rules, rng)),
        _ => dealt(card, rules, rng),
    }
}

pub(crate) fn dealt(card: &Arc<Card>, rules: TableRules, rng: &mut impl Rng) -> Game {
    let (seed, east, scores) = (rng.next_u64(), any_seat(rng), any_scores(rng));
    Game::deal(Setup {
        card: Arc::clone(card),
        rules,
        seed,
        east,
        scores,
        bettor_score: scores[east],
    })
}

/// A game in which every player lacks one tile of a hand of the card, so that random play is won.
pub(crate) fn nearly_won(card: &Arc<Card>, rules: TableRules, rng: &mut impl Rng) -> Game {
    let moments = [
        Moment::Charleston(CharlestonPass::FirstRight),
        Moment::Courtesy,
        Moment::ToDiscard {
            seat: Seat::FIRST,
            drawn: None,
        },
    ];
    let mut position = position(card, rules, rng);
    position.moment = moments[below(rng, 8).saturating_sub(5) as usize];
    if below(rng, 8) > 1 {
        position.moment = moments[2];
    }
    plan_racks(&mut position, rng);
    Game::from_position(&position).unwrap()
}

/// The same with a few tiles left in the wall.
pub(crate) fn nearly_over(card: &Arc<Card>, rules: TableRules, rng: &mut impl Rng) -> Game {
    let mut position = position(card, rules, rng);
    position.wall_left = Some(below(rng, 30) as usize);
    if below(rng, 2) == 0 {
        plan_racks(&mut position, rng);
    }
    Game::from_position(&position).unwrap()
}

/// A game in which East lacks a joker that lies in another player's exposure, and can be had for a
/// natural.
fn won_by_a_joker(card: &Arc<Card>, rules: &TableRules, rng: &mut impl Rng) -> Option<Game> {
    (0..100).find_map(|_attempt| {
        let hand = &card.hands()[below(rng, card.hands().len() as u32) as usize];
        let group = hand.groups.iter().find(|group| group.takes_jokers)?;
        let natural = Tile::ALL[below(rng, Tile::KINDS as u32) as usize];
        let mut tiles: TileCounts = hand
            .groups
            .iter()
            .flat_map(|it| it.tiles.iter().copied())
            .collect();
        let _ = tiles.remove(*group.tiles.first()?);
        tiles.add(natural);
        let mut position = position(card, rules.clone(), rng);
        position.racks[position.east] = PlannedRack::Exactly(tiles);
        position.exposures[position.east.across()].push(Exposure {
            tile: natural,
            naturals: 2,
            jokers: 1,
            strays: TileCounts::EMPTY,
            claimed_from: position.east,
        });
        Game::from_position(&position).ok()
    })
}

fn position(card: &Arc<Card>, rules: TableRules, rng: &mut impl Rng) -> Position {
    let mut position = Position::new(Arc::clone(card));
    position.rules = rules;
    position.seed = rng.next_u64();
    position.scores = any_scores(rng);
    position.bettor_score = position.scores[position.east];
    position
}

fn plan_racks(position: &mut Position, rng: &mut impl Rng) {
    let mut left = position.rules.tile_set().counts();
    for seat in Seat::ALL {
        for _attempt in 0..50 {
            let hand = below(rng, position.card.hands().len() as u32) as usize;
            let mut tiles = tiles_of(&position.card.hands()[hand], rng);
            // Now and then East is dealt a complete hand.
            let dealt = if seat == position.east && below(rng, 6) == 0 {
                14
            } else {
                13
            };
            tiles.truncate(dealt);
            let rack: TileCounts = tiles.into_iter().collect();
            if left.remove_all(&rack) {
                position.racks[seat] = PlannedRack::With(rack);
                break;
            }
        }
    }
}

/// A hand of a hand in random order, with jokers where they may stand.
fn tiles_of(hand: &Hand, rng: &mut impl Rng) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for group in &hand.groups {
        for &tile in &group.tiles {
            let joker = group.takes_jokers && below(rng, 4) == 0;
            tiles.push(if joker { Tile::Joker } else { tile });
        }
    }
    shuffle(&mut tiles, rng);
    tiles
}

pub(crate) fn any_seat(rng: &mut impl Rng) -> Seat {
    Seat::ALL[below(rng, 4) as usize]
}

/// What the players have won and lost before; often nothing.
fn any_scores(rng: &mut impl Rng) -> BySeat<i32> {
    let mut scores = [[0, 0, 0, 0], [-240, 230, -10, 20], [-1000, 400, 300, 300]];
    shuffle(&mut scores[1], rng);
    BySeat(scores[below(rng, 3) as usize])
}
