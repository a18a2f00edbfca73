//! Several players claim a discard: who gets it?

use super::chance::Chance;
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question,
    Shown,
};
use crate::rules::{Claim, RuleId, Seat, first_claim, rule_of_priority};
use crate::tile::{Tile, TileSet, copies_of};

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
    let mah_jongg_in = difficulty.pick(3, 4, 3);
    let mut left = Left {
        naturals: copies_of(tile).saturating_sub(1),
        jokers: copies_of(Tile::Joker),
    };
    let mut claims: Vec<(Seat, Claim)> = steps
        .into_iter()
        .map(|steps| {
            let claim = if chance.below(mah_jongg_in) == 0 {
                Claim::MahJongg
            } else {
                left.claim(chance)
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
            Grade::plain(true, GradeReason::GetsIt(rule))
        } else {
            let rule = rule_of_priority(won, *claim);
            Grade::plain(false, GradeReason::AnotherGetsIt { seat: winner, rule })
        },
    });
    // Neither the order of the choices nor that of the claims gives away who is next.
    let choices = chance.some_of(choices.collect(), CHOICES);
    debug_assert_eq!(choices.len(), claims.len(), "three others can claim");
    claims.sort_by_key(|(seat, _)| seat.index());
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

/// How many tiles make a pung of a discard.
const FOR_A_PUNG: u8 = 2;

/// What the claimants may hold together.
struct Left {
    /// Tiles like the discard.
    naturals: u8,
    jokers: u8,
}

impl Left {
    /// A claim for a pung, a kong or a quint with some of these tiles.
    fn claim(&mut self, chance: &mut Chance) -> Claim {
        // As many jokers as two others need for a pung stay for them.
        let most = FOR_A_PUNG + chance.below(3) as u8;
        let naturals = chance.below(usize::from(self.naturals.min(most)) + 1) as u8;
        let jokers = (most - naturals).min(self.jokers.saturating_sub(FOR_A_PUNG));
        let jokers = jokers.max(FOR_A_PUNG.saturating_sub(naturals));
        self.naturals -= naturals;
        self.jokers = self.jokers.saturating_sub(jokers);
        Claim::Exposure { naturals, jokers }
    }
}

/// Whether all three others claim.
const fn chance_of_third(difficulty: Difficulty) -> usize {
    difficulty.pick(0, 1, 1)
}
