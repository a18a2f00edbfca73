//! What can be known.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use crate::card::{Card, Line, LineIndex};
use crate::drill::{About, Exercise, Kind};
use crate::rules::{Action, Area, RuleId};

/// Something that can be known, and forgotten.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Skill {
    /// The rules of a chapter: `rules exchange`.
    Rules(Area),
    /// A kind of drill: `drill payment`.
    Drill(Kind),
    /// Recognizing a line: `line FF 2222a 4444b 6666c / printed / x`.
    Line(LineKey),
    /// Having won with a line: `won FF 2222a 4444b 6666c / printed / x`.
    Won(LineKey),
}

/// A line by what it asks for, not by where it stands: next year's card keeps what stays the same.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineKey(String);

impl LineKey {
    /// The key of a line: its ways as the card writes them, how its numbers move, and whether it is exposed.
    pub fn of(line: &Line) -> Self {
        let ways: Vec<String> = line
            .patterns
            .iter()
            .map(|way| way.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        let mark = if line.concealed { "c" } else { "x" };
        let ways = ways.join(" | ");
        Self(format!("{ways} / {} / {mark}", line.numbers.word()))
    }

    /// The line of a card that asks for this, if one does.
    pub fn find(&self, card: &Card) -> Option<LineIndex> {
        let mut lines = card.lines();
        lines.find_map(|(index, line)| (Self::of(line) == *self).then_some(index))
    }
}

/// A text that names no skill.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no skill")]
pub struct ParseSkillError(String);

impl fmt::Display for Skill {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(area) => write!(formatter, "rules {}", area.as_str()),
            Self::Drill(kind) => write!(formatter, "drill {}", kind.id()),
            Self::Line(LineKey(key)) => write!(formatter, "line {key}"),
            Self::Won(LineKey(key)) => write!(formatter, "won {key}"),
        }
    }
}

impl FromStr for Skill {
    type Err = ParseSkillError;

    fn from_str(text: &str) -> Result<Self, ParseSkillError> {
        let unknown = || ParseSkillError(text.to_owned());
        let (what, name) = text.split_once(' ').ok_or_else(unknown)?;
        match what {
            "rules" => {
                let mut areas = Area::ALL.into_iter();
                let area = areas.find(|area| area.as_str() == name);
                area.map(Self::Rules).ok_or_else(unknown)
            }
            "drill" => Kind::of_id(name).map(Self::Drill).ok_or_else(unknown),
            "line" => Ok(Self::Line(LineKey(name.to_owned()))),
            "won" => Ok(Self::Won(LineKey(name.to_owned()))),
            _ => Err(unknown()),
        }
    }
}

/// The skills that a decision at the table shows: the kind of drill that asks for such decisions, if one does.
pub fn skills_of_action(action: &Action) -> impl Iterator<Item = Skill> {
    Kind::training(action).map(Skill::Drill).into_iter()
}

/// The skills that somebody lacks who breaks these rules: their chapters, and for each rule the kind of drill that trains
/// it first.
pub fn skills_of_rules(rules: impl IntoIterator<Item = RuleId>) -> BTreeSet<Skill> {
    let mut skills = BTreeSet::new();
    for rule in rules {
        skills.insert(Skill::Rules(rule.area()));
        let mut kinds = Kind::ALL.into_iter();
        let kind = kinds.find(|kind| kind.rules().contains(&rule));
        skills.extend(kind.map(Skill::Drill));
    }
    skills
}

/// The skills that an exercise on this card shows: its kind, the line that it is about, its rule's chapter, and the
/// chapter for which it was planned: every rule that a kind trains has a part in each of its exercises.
pub fn skills_of(exercise: &Exercise, planned: About, card: &Card) -> Vec<Skill> {
    let mut skills = vec![
        Skill::Drill(exercise.kind),
        Skill::Rules(exercise.rule.area()),
    ];
    if let About::Rules(area) = planned
        && area != exercise.rule.area()
    {
        skills.push(Skill::Rules(area));
    }
    if let Some(line) = exercise.line(card) {
        skills.push(Skill::Line(LineKey::of(card.line(line))));
    }
    skills
}
