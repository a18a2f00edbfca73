//! Which of these lines pays the most, which may be exposed? Questions about what is printed at the end of a
//! line, which can be asked of any card.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{Choose, Illustration, Says, StepChoice, Worth};
use crate::card::{Card, LineIndex};
use crate::rules::{RuleId, shuffle};

/// What is asked of the lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Comparison {
    /// Which of three pays the most.
    Dearest,
    /// Which of those that may be exposed pays the most; a concealed one beside them pays more.
    DearestExposed,
    /// Which of three must be concealed.
    Concealed,
}

impl Comparison {
    /// All of them, with the words by which files call them.
    pub(super) const WORDS: [(&'static str, Self); 3] = [
        ("dearest", Self::Dearest),
        ("dearest-exposed", Self::DearestExposed),
        ("concealed", Self::Concealed),
    ];

    /// The names of the two wrong answers.
    const fn wrong(self) -> [&'static str; 2] {
        match self {
            Self::Dearest | Self::Concealed => ["second", "third"],
            Self::DearestExposed => ["concealed", "second"],
        }
    }

    /// Whether this line is right beside these two wrong ones.
    fn is_right(self, card: &Card, right: LineIndex, wrong: [LineIndex; 2]) -> bool {
        let [right, one, other] = [right, wrong[0], wrong[1]].map(|line| card.line(line));
        match self {
            Self::Dearest => one.value < right.value && other.value < right.value,
            Self::DearestExposed => {
                let is_above = one.concealed && one.value > right.value;
                let is_below = !other.concealed && other.value < right.value;
                !right.concealed && is_above && is_below
            }
            Self::Concealed => right.concealed && !one.concealed && !other.concealed,
        }
    }
}

/// Three lines of the card to choose from, in its order; the same for the same seed. Nothing when the card has
/// no such lines.
pub(super) fn compare_lines(
    card: &Card,
    seed: u64,
    asks: Comparison,
    rule: RuleId,
) -> Option<Choose> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut lines: Vec<LineIndex> = card.lines().map(|(line, _)| line).collect();
    shuffle(&mut lines, &mut chance);
    let others = |line: LineIndex| lines.iter().copied().filter(move |other| *other != line);
    let (right, wrong) = lines.iter().find_map(|right| {
        others(*right).find_map(|one| {
            let mut pairs = others(*right).map(|other| [one, other]);
            let fits =
                |pair: &[LineIndex; 2]| pair[0] != pair[1] && asks.is_right(card, *right, *pair);
            Some((*right, pairs.find(fits)?))
        })
    })?;
    let wrong = asks.wrong().into_iter().zip(wrong);
    let mut choices: Vec<(LineIndex, StepChoice)> = wrong
        .map(|(id, line)| (line, choice(id, line, Worth::Wrong(rule))))
        .chain([(right, choice("right", right, Worth::Right))])
        .collect();
    choices.sort_by_key(|(line, _)| *line);
    let choices = choices.into_iter().map(|(_, choice)| choice).collect();
    Some(Choose { choices })
}

fn choice(id: &str, line: LineIndex, worth: Worth) -> StepChoice {
    StepChoice {
        id: id.to_owned(),
        picture: Some(Illustration::Line(line)),
        seat: None,
        says: Says::Line { missing: None },
        worth,
    }
}
