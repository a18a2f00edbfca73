//! What does the line ask for, in a sentence? Which hand is one of the line?

use super::chance::Chance;
use super::hands::{any_line, hand_of, is_hand_of, name_of, with_jokers};
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question,
    Shown,
};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::rules::RuleId;

/// The rules that it trains.
pub(super) const RULES: [RuleId; 4] = [
    RuleId::CARD_LINE_EXACT,
    RuleId::CARD_COLORS_COUNT_SUITS,
    RuleId::CARD_NUMBERS,
    RuleId::CARD_D_DRAGON,
];

/// How many lines are tried until there are others beside it that differ.
const TRIES: u32 = 50;

/// An exercise; none when the card has not enough lines that differ.
pub(super) fn exercise(
    card: &CompiledCard,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    (0..TRIES).find_map(|_| {
        let line = any_line(card, chance);
        if chance.below(2) == 0 {
            sentences(card, chance, line, difficulty)
        } else {
            hands(card, chance, line, difficulty)
        }
    })
}

/// The other lines, in the order in which they are offered beside a line: where it is hard, those of its section first.
fn others(
    card: &CompiledCard,
    chance: &mut Chance,
    line: LineIndex,
    difficulty: Difficulty,
) -> Vec<LineIndex> {
    let section = card.card().line(line).section;
    let lines = card.card().lines();
    let mut others: Vec<(bool, u32, LineIndex)> = lines
        .filter(|(other, _)| *other != line)
        .map(|(other, it)| {
            let is_far = difficulty != Difficulty::Easy && it.section != section;
            (is_far, chance.rank(), other)
        })
        .collect();
    others.sort_unstable();
    others.into_iter().map(|(_, _, other)| other).collect()
}

fn sentences(
    card: &CompiledCard,
    chance: &mut Chance,
    line: LineIndex,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let mut offered = vec![line];
    for other in others(card, chance, line, difficulty) {
        let said = card.card().line(other).description();
        let is_new = |line: &LineIndex| card.card().line(*line).description() != said;
        if offered.len() < CHOICES && offered.iter().all(is_new) {
            offered.push(other);
        }
    }
    let choices = offered.iter().map(|offered| Choice {
        shown: Shown::Sentence(*offered),
        grade: if *offered == line {
            Grade::plain(true, GradeReason::SaysThisLine)
        } else {
            Grade::plain(false, GradeReason::SaysOtherLine(*offered))
        },
    });
    let choices = chance.some_of(choices.collect(), CHOICES);
    asked(card, line, Question::SentenceOfLine, choices)
}

fn hands(
    card: &CompiledCard,
    chance: &mut Chance,
    line: LineIndex,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let jokers = chance.below(difficulty.pick(1, 2, 3));
    let own = with_jokers(hand_of(card, line, chance)?, chance, jokers)?;
    let mut choices = vec![Choice {
        shown: Shown::Tiles(own),
        grade: Grade::plain(true, GradeReason::IsHand),
    }];
    for other in others(card, chance, line, difficulty) {
        if choices.len() == CHOICES {
            break;
        }
        let jokers = chance.below(difficulty.pick(1, 2, 3));
        let Some(hand) = hand_of(card, other, chance) else {
            continue;
        };
        let Some(tiles) = with_jokers(hand, chance, jokers) else {
            continue;
        };
        let shown = Shown::Tiles(tiles);
        let is_new = choices.iter().all(|choice| choice.shown != shown);
        if is_new && !is_hand_of(card, line, &tiles) {
            let grade = Grade::plain(false, GradeReason::IsHandOf(other));
            choices.push(Choice { shown, grade });
        }
    }
    let choices = chance.some_of(choices, CHOICES);
    asked(card, line, Question::HandOfLine, choices)
}

fn asked(
    card: &CompiledCard,
    line: LineIndex,
    question: Question,
    choices: Vec<Choice>,
) -> Option<Exercise> {
    (choices.len() > 1).then(|| Exercise {
        kind: Kind::WordsOfLine,
        subject: name_of(card, line),
        picture: Some(Picture::Line(line)),
        question,
        asked: Asked::OneOf(choices),
        rule: RuleId::CARD_LINE_EXACT,
    })
}
