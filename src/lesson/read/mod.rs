//! From a file's text to a checked [`Lesson`], or to every problem of the file.

pub(crate) mod action;
mod of_card;
mod places;
pub(crate) mod position;
mod question;
mod shown;
mod step;
pub(crate) mod words;

use std::sync::Arc;

use self::step::{At, Cards, read_step};
use self::words::{rule, rules};
use super::{Fault, Lesson, LessonProblem, LessonSource, Step, Unit};
use crate::analysis::CompiledCard;
use crate::document::{Document, Fields, Located};

/// The formats of the files that this program reads.
pub(crate) const FORMATS: &[u64] = &[1];

/// The most steps that a lesson may have, and the most questions to repeat.
const MOST_STEPS: usize = 200;

impl Lesson {
    /// Reads a lesson's file, whose name is `NN-name.toml`, and checks it against the cards, of which the
    /// first is the one in use: a lesson that names no card is on that one.
    ///
    /// # Errors
    /// Every problem of the file, in the order of its text.
    pub fn read(
        file: &str,
        text: &str,
        cards: &[Arc<CompiledCard>],
    ) -> Result<Self, Vec<LessonProblem>> {
        Self::read_on(file, text, cards, cards.first())
    }

    /// The same, with scenes for any card on the one that the learner has `chosen`; on the lesson's own while
    /// none is.
    ///
    /// # Errors
    /// Every problem of the file, in the order of its text.
    pub fn read_on(
        file: &str,
        text: &str,
        cards: &[Arc<CompiledCard>],
        chosen: Option<&Arc<CompiledCard>>,
    ) -> Result<Self, Vec<LessonProblem>> {
        let (document, mut source) = LessonSource::parse(text);
        let is_toml = source.is_sound();
        let number = number_of(file);
        if number.is_none() {
            source.fault(&(0..0), Fault::FileName);
        }
        let number = number.unwrap_or_default();
        let lesson = if is_toml {
            read_lesson(&mut source, &document, file, number, cards, chosen)
        } else {
            None
        };
        match lesson {
            Some(lesson) if source.is_sound() => Ok(lesson),
            _ => Err(LessonProblem::all(file, source)),
        }
    }
}

/// The place in the course that a file's name gives: the digits before its first hyphen.
fn number_of(file: &str) -> Option<u8> {
    let name = file.rsplit(['/', '\\']).next()?;
    let (number, rest) = name.strip_suffix(".toml")?.split_once('-')?;
    if rest.is_empty() {
        return None;
    }
    number.parse().ok()
}

fn read_lesson<'t>(
    source: &mut LessonSource<'t>,
    document: &'t Document<'t>,
    file: &str,
    number: u8,
    cards: &[Arc<CompiledCard>],
    chosen: Option<&Arc<CompiledCard>>,
) -> Option<Lesson> {
    let known = [
        "format",
        "id",
        "unit",
        "card",
        "rules",
        "warm-up",
        "free-tries",
        "step",
        "recall",
    ];
    let fields = source.document(document, &known);
    source.format(&fields, FORMATS);
    let id = source
        .required_text(&fields, "id")
        .and_then(|found| name(source, &found));
    let unit = source.optional_text(&fields, "unit").and_then(|found| {
        let units = Unit::ALL.map(|unit| (unit.as_str(), unit));
        source.word(&found, &units)
    });
    let rules = rules(source, &fields);
    let keeps_card = fields.get("card").is_some();
    let card = if keeps_card {
        source.required_text(&fields, "card").and_then(|found| {
            let card = cards.iter().find(|card| card.card().id == found.value);
            if card.is_none() {
                source.fault(&found.span, Fault::UnknownCard(found.value.to_owned()));
            }
            card.cloned()
        })
    } else {
        cards.first().cloned()
    };
    let values = match source.required(&fields, "step") {
        Some(value) => source.array(value),
        None => Vec::new(),
    };
    let to_recall = source.optional_array(&fields, "recall");
    if values.len().max(to_recall.len()) > MOST_STEPS {
        source.fault(&(0..0), Fault::TooManySteps { most: MOST_STEPS });
        return None;
    }
    // Without the card no line can be looked up; the rest is read once that is put right.
    let card = card?;
    let on = Cards {
        lesson: &card,
        chosen,
    };
    let mut names = Vec::new();
    let mut steps: Vec<Step> = Vec::new();
    let mut at = At::Page;
    for value in values {
        steps.extend(read_step(source, value, &mut names, &mut at, &on, None));
    }
    let mut recall: Vec<Step> = Vec::new();
    for value in to_recall {
        let page = &mut At::Page;
        recall.extend(read_step(
            source,
            value,
            &mut names,
            page,
            &on,
            Some(&recall),
        ));
    }
    let warms_up = match fields.get("warm-up") {
        Some(value) => source.truth(value)?,
        None => true,
    };
    let tries_freely = match fields.get("free-tries") {
        Some(value) => source.truth(value)?,
        None => false,
    };
    if steps.is_empty() && source.is_sound() {
        source.fault(&(0..0), Fault::NoSteps);
    }
    let mut lesson = Lesson {
        id: id?,
        file: file.to_owned(),
        number,
        unit,
        card,
        keeps_card,
        rules,
        steps,
        recall,
        warms_up,
        tries_freely,
        seconds: 0.0,
    };
    lesson.reckon(|_| 0.0);
    Some(lesson)
}

/// A name: small letters, digits and hyphens, beginning with a letter.
pub(crate) fn name(source: &mut LessonSource<'_>, found: &Located<&str>) -> Option<String> {
    let good = found
        .value
        .starts_with(|first: char| first.is_ascii_lowercase())
        && found
            .value
            .chars()
            .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-');
    if !good {
        source.fault(&found.span, Fault::BadName(found.value.to_owned()));
        return None;
    }
    Some(found.value.to_owned())
}

/// The name and the rule that every likely wrong answer has.
fn named<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
) -> Option<(String, crate::rules::RuleId)> {
    let id = source
        .required_text(fields, "id")
        .and_then(|found| name(source, &found));
    let rule = source
        .required_text(fields, "rule")
        .and_then(|found| rule(source, &found));
    Some((id?, rule?))
}
