//! A whole Charleston alone: pass, see what comes, and pass on.

use std::sync::Arc;

use super::chance::Chance;
use super::pass::{asked, pass};
use super::position::{play_on, played_until};
use super::{Difficulty, Exercise, Kind, Question};
use crate::analysis::{CompiledCard, Distances, nearest_lines};
use crate::rules::{Action, CharlestonPass, Game, RuleId, Seat, Situation};
use crate::tile::TileCounts;

/// The rules that it trains.
pub(super) const RULES: [RuleId; 7] = [
    RuleId::CHAR_SORT_FIRST,
    RuleId::CHAR_1_RIGHT,
    RuleId::CHAR_2_ACROSS,
    RuleId::CHAR_3_LEFT,
    RuleId::CHAR_SECOND_ORDER,
    RuleId::TIP_PRACTICE_SOLO,
    RuleId::TIP_CONCENTRATE_IN_CHARLESTON,
];

/// How many racks are dealt until one is as hard to pass from as wanted.
const TRIES: u32 = 10;

/// From how many tiles that the nearest line misses a rack is hard to pass from.
const FAR: u8 = 8;

/// The first pass of a Charleston: with a rack that points to a line, with any, or with one that points to none.
pub(super) fn exercise(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let mut distances = Distances::default();
    let mut deals = (0..TRIES).filter_map(|_| {
        let first = Situation::Charleston(CharlestonPass::FirstRight);
        let game = played_until(card, chance, |view| view.situation() == first)?;
        card.measure(game.view(Seat::FIRST).rack(), &[], &mut distances);
        let (_, missing) = *nearest_lines(card, &distances).first()?;
        Some((missing, game))
    });
    let is_wanted = |missing: u8| match difficulty {
        Difficulty::Easy => missing < FAR,
        Difficulty::Usual => true,
        Difficulty::Hard => missing >= FAR,
    };
    let first = deals.next()?;
    let game = if is_wanted(first.0) {
        first.1
    } else {
        let wanted = deals.find(|(missing, _)| is_wanted(*missing));
        wanted.unwrap_or(first).1
    };
    at(card, game)
}

/// The next pass after this one; none when it was the last. The learner agrees to a second Charleston.
pub(super) fn next(card: &Arc<CompiledCard>, game: &Game, tiles: TileCounts) -> Option<Exercise> {
    let mut game = game.clone();
    game.apply(Seat::FIRST, pass(tiles)).ok()?;
    game = play_on(card, game)?;
    if game.view(Seat::FIRST).situation() == Situation::Vote {
        game.apply(Seat::FIRST, Action::Continue).ok()?;
        game = play_on(card, game)?;
    }
    at(card, game)
}

/// The pass that is to be made at this table.
fn at(card: &CompiledCard, game: Game) -> Option<Exercise> {
    let Situation::Charleston(pass) = game.view(Seat::FIRST).situation() else {
        return None;
    };
    let question = Question::PassAndGoOn(pass);
    asked(card, Kind::SolitaryCharleston, "charleston", question, game)
}
