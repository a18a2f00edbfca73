//! What does each player pay?

use super::chance::Chance;
use super::hands::{any_hand, name_of, with_jokers};
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question,
    Shown,
};
use crate::analysis::CompiledCard;
use crate::rules::{
    BySeat, Ending, PaymentTerms, RuleId, Seat, SettlementFacts, WinFacts, WinningTile, settle,
};
use crate::tile::Tile;

/// The rules that it trains.
pub(super) const RULES: [RuleId; 6] = [
    RuleId::PAY_BASIS,
    RuleId::PAY_DISCARD,
    RuleId::PAY_SELFPICK,
    RuleId::PAY_DISCARD_JOKERLESS,
    RuleId::PAY_SELFPICK_JOKERLESS,
    RuleId::PAY_SINGLES_PAIRS_EXEMPT,
];

/// How many hands are tried until there are tiles for one.
const TRIES: u32 = 50;

/// An exercise.
pub(super) fn exercise(
    card: &CompiledCard,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let is_exempt = |exercise: &Exercise| exercise.rule == RuleId::PAY_SINGLES_PAIRS_EXEMPT;
    // What Singles and Pairs are exempt from is for who knows the rest.
    let mut others = (0..TRIES).filter_map(|_| attempt(card, chance, difficulty));
    let is_wanted = |exercise: &Exercise| difficulty == Difficulty::Hard || !is_exempt(exercise);
    let wanted = others.find(is_wanted);
    wanted.or_else(|| (0..TRIES).find_map(|_| attempt(card, chance, difficulty)))
}

fn attempt(card: &CompiledCard, chance: &mut Chance, difficulty: Difficulty) -> Option<Exercise> {
    let (line, hand) = any_hand(card, chance)?;
    let printed = card.card().line(line);
    // Without a joker it is harder to say what is doubled, and how often.
    let jokers = match difficulty {
        Difficulty::Easy => 1 + chance.below(2),
        Difficulty::Usual => chance.below(3),
        Difficulty::Hard => chance.below(4) / 3,
    };
    let tiles = with_jokers(hand, chance, jokers)?;
    let winner = Seat::FIRST.steps_right(chance.below(Seat::ALL.len()));
    let tile = if chance.below(2) == 0 {
        WinningTile::Drawn
    } else {
        WinningTile::Discarded(winner.steps_right(1 + chance.below(3)))
    };
    let facts = WinFacts {
        winner,
        value: printed.value,
        tile,
        jokerless: tiles[Tile::Joker] == 0,
        singles_and_pairs: card.card().section_of(printed).singles_and_pairs,
        terms: PaymentTerms::default(),
    };
    let right = balance(facts);
    let mut offered = vec![right];
    for wrong in mistakes(facts) {
        if !offered.contains(&wrong) {
            offered.push(wrong);
        }
    }
    let wrong = offered.split_off(1);
    offered.extend(chance.some_of(wrong, CHOICES - 1));
    let choices = offered.into_iter().map(|offered| Choice {
        shown: Shown::Balance(offered),
        grade: Grade::plain(offered == right, GradeReason::Paid(facts)),
    });
    let choices = chance.some_of(choices.collect(), CHOICES);
    let rule = rule(facts);
    Some(Exercise {
        kind: Kind::Payment,
        subject: format!("{rule} {}", name_of(card, line)),
        picture: Some(Picture::Win(line, tiles)),
        question: Question::Payment(facts),
        asked: Asked::OneOf(choices),
        rule,
    })
}

/// What each player gets, negative when paid.
fn balance(facts: WinFacts) -> BySeat<i32> {
    let ending = Ending::Win(facts);
    settle(&SettlementFacts::new(ending)).payments.balance
}

/// The rule that matters most.
const fn rule(facts: WinFacts) -> RuleId {
    match (facts.tile, facts.jokerless, facts.singles_and_pairs) {
        (_, true, true) => RuleId::PAY_SINGLES_PAIRS_EXEMPT,
        (WinningTile::Discarded(_), true, _) => RuleId::PAY_DISCARD_JOKERLESS,
        (WinningTile::Discarded(_), false, _) => RuleId::PAY_DISCARD,
        (_, true, _) => RuleId::PAY_SELFPICK_JOKERLESS,
        (_, false, _) => RuleId::PAY_SELFPICK,
    }
}

/// What is paid when something is forgotten, or doubled that is not.
fn mistakes(facts: WinFacts) -> Vec<BySeat<i32>> {
    let other_tile = match facts.tile {
        WinningTile::Discarded(_) => WinningTile::Drawn,
        _ => WinningTile::Discarded(facts.winner.right()),
    };
    let jokerless = WinFacts {
        jokerless: !facts.jokerless,
        singles_and_pairs: false,
        ..facts
    };
    let both = WinFacts {
        tile: other_tile,
        ..jokerless
    };
    let drawn = WinFacts {
        tile: other_tile,
        ..facts
    };
    let mut mistakes = vec![balance(jokerless), balance(drawn), balance(both)];
    // Everybody pays the printed value; only the discarder pays.
    let each = i32::from(facts.value);
    mistakes.push(paid_by(facts.winner, |_| each));
    if let WinningTile::Discarded(by) = facts.tile {
        let all = balance(facts)[facts.winner];
        mistakes.push(paid_by(
            facts.winner,
            |seat| if seat == by { all } else { 0 },
        ));
    }
    mistakes
}

/// What each gets when each of the others pays the winner so much.
fn paid_by(winner: Seat, pays: impl Fn(Seat) -> i32) -> BySeat<i32> {
    let losers = || Seat::ALL.into_iter().filter(|seat| *seat != winner);
    let all: i32 = losers().map(&pays).sum();
    BySeat::from_fn(|seat| if seat == winner { all } else { -pays(seat) })
}
