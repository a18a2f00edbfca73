//! Several players claim a discard: who gets it?

use super::chance::Chance;
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, Kind, Picture, Question, Reason, Shown,
};
use crate::rules::{Claim, RuleId, Seat, first_claim, rule_of_priority};
use crate::tile::{Tile, TileSet};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 3] = [
    RuleId::PRIO_MAHJ_FIRST,
    RuleId::PRIO_NEXT_IN_TURN,
    RuleId::PRIO_TWO_MAHJ,
];

/// An exercise.
pub(super) fn exercise(chance: &mut Chance, difficulty: Difficulty) -> Option<Exercise> {
    let tiles: Vec<Tile> = TileSet::STANDARD.counts().kinds().map(|it| it.0).collect();
    let naturals: Vec<Tile> = tiles.into_iter().filter(|it| it.is_natural()).collect();
    let tile = *naturals.get(chance.below(naturals.len()))?;
    let discarder = Seat::FIRST.steps_right(chance.below(Seat::ALL.len()));
    let others: Vec<usize> = chance.some_of(vec![1, 2, 3], 2 + chance_of_third(difficulty));
    let mut steps = others;
    steps.sort_unstable();
    let mah_jongg_in = difficulty.pick(4, 3, 2);
    let claims: Vec<(Seat, Claim)> = steps
        .into_iter()
        .map(|steps| {
            let claim = if chance.below(mah_jongg_in) == 0 {
                Claim::MahJongg
            } else {
                Claim::Exposure {
                    naturals: 2 + chance.below(2) as u8,
                    jokers: 0,
                }
            };
            (discarder.steps_right(steps), claim)
        })
        .collect();
    let (winner, won) = first_claim(&claims)?;
    let lost = claims.iter().filter(|(seat, _)| *seat != winner);
    let rules: Vec<RuleId> = lost.map(|(_, lost)| rule_of_priority(won, *lost)).collect();
    // What decides between the winner and who would have had it otherwise.
    let rule = *rules.first()?;
    let choices = claims.iter().map(|(seat, claim)| Choice {
        shown: Shown::Seat(*seat),
        grade: if *seat == winner {
            Grade::plain(true, Reason::GetsIt(rule))
        } else {
            let rule = rule_of_priority(won, *claim);
            Grade::plain(false, Reason::AnotherGetsIt { seat: winner, rule })
        },
    });
    let choices: Vec<Choice> = choices.collect();
    debug_assert!(choices.len() <= CHOICES, "three others can claim");
    Some(Exercise {
        kind: Kind::WhoGetsIt,
        subject: rule.to_string(),
        picture: Some(Picture::Claims {
            discarder,
            tile,
            claims,
        }),
        question: Question::WhoGetsIt,
        asked: Asked::OneOf(choices),
        rule,
    })
}

/// Whether all three others claim.
const fn chance_of_third(difficulty: Difficulty) -> usize {
    difficulty.pick(0, 1, 1)
}
