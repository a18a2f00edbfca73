//! From a file's text to its examples, or to every problem of the file.

use std::sync::Arc;

use super::{Follows, Happening, RuleExample, Shows, Start};
use crate::analysis::CompiledCard;
use crate::document::{Document, Fields, KeyedValue};
use crate::lesson::read::action::action;
use crate::lesson::read::position::{POSITION_KEYS, game, position, seed, table_rules};
use crate::lesson::read::words::rule;
use crate::lesson::read::{FORMATS, name};
use crate::lesson::{Fault, LessonProblem, LessonSource};
use crate::play::OpeningStep;
use crate::rules::{Bet, Game, parse_seat_and_action};

const OPENING: [(&str, OpeningStep); 5] = [
    ("roll-for-east", OpeningStep::RollForEast),
    ("build-walls", OpeningStep::BuildWalls),
    ("break", OpeningStep::Break),
    ("deal-fours", OpeningStep::DealFours),
    ("deal-last", OpeningStep::DealLast),
];

/// The keys of an example beside those of its position.
const KEYS: [&str; 9] = [
    "id", "rules", "bet", "before", "opening", "act", "refused", "happens", "by",
];

/// Reads a file of examples and checks it against the cards.
///
/// # Errors
/// Every problem of the file, in the order of its text.
pub fn read(
    file: &str,
    text: &str,
    cards: &[Arc<CompiledCard>],
) -> Result<Vec<RuleExample>, Vec<LessonProblem>> {
    let (document, mut source) = LessonSource::parse(text);
    let mut examples = Vec::new();
    if source.is_sound() {
        read_examples(&mut source, &document, file, cards, &mut examples);
    }
    if source.is_sound() {
        Ok(examples)
    } else {
        Err(LessonProblem::all(file, source))
    }
}

fn read_examples<'t>(
    source: &mut LessonSource<'t>,
    document: &'t Document<'t>,
    file: &str,
    cards: &[Arc<CompiledCard>],
    examples: &mut Vec<RuleExample>,
) -> Option<()> {
    let fields = source.document(document, &["format", "card", "try"]);
    // All that is wrong is told together, a format that is not given among it.
    let format = source.format(&fields, FORMATS);
    let found = source.required_text(&fields, "card")?;
    let Some(card) = cards.iter().find(|card| card.card().id == found.value) else {
        source.fault(&found.span, Fault::UnknownCard(found.value.to_owned()));
        return None;
    };
    for value in source.optional_array(&fields, "try") {
        examples.extend(example(source, value, file, card));
    }
    format.map(|_| ())
}

fn example<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    file: &str,
    card: &Arc<CompiledCard>,
) -> Option<RuleExample> {
    let known = [&KEYS[..], &POSITION_KEYS[..]].concat();
    let fields = source.table(value, &known)?;
    let id = source
        .required_text(&fields, "id")
        .and_then(|found| name(source, &found));
    let values = match source.required(&fields, "rules") {
        Some(value) => source.array(value),
        None => Vec::new(),
    };
    let mut rules = Vec::new();
    for value in values {
        let found = source.text(value)?;
        rules.extend(rule(source, &found));
    }
    let (start, shows) = if fields.get("opening").is_some() {
        opening(source, &fields)?
    } else {
        (
            Start::Position(Box::new(set_up(source, &fields, card)?)),
            action_shown(source, &fields)?,
        )
    };
    Some(RuleExample {
        id: id?,
        file: file.to_owned(),
        line: source.place(&fields.span).line,
        card: Arc::clone(card),
        rules,
        start,
        shows,
    })
}

/// A match whose opening shows the rules.
fn opening<'t>(source: &mut LessonSource<'t>, fields: &Fields<'t>) -> Option<(Start, Shows)> {
    let found = source.required_text(fields, "opening")?;
    let step = source.word(&found, &OPENING)?;
    let start = Start::Match {
        rules: table_rules(source, fields)?,
        seed: seed(source, fields)?,
    };
    Some((start, Shows::Opening(step)))
}

/// The position after the actions that come before the learner's.
fn set_up<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    card: &Arc<CompiledCard>,
) -> Option<Game> {
    let position = position(source, fields, card, None)?;
    let mut game = game(source, &fields.span, &position)?;
    if let Some(found) = source.optional_text(fields, "bet") {
        let Ok(bet) = found.value.parse::<Bet>() else {
            source.fault(&found.span, Fault::NotABet(found.value.to_owned()));
            return None;
        };
        if let Err(refusal) = game.place_bet(bet) {
            let rules = refusal.reasons.iter().map(|reason| reason.rule).collect();
            source.fault(&found.span, Fault::ActionRefused(rules));
            return None;
        }
    }
    for value in source.optional_array(fields, "before") {
        let found = source.text(value)?;
        let Ok((seat, action)) = parse_seat_and_action(found.value) else {
            source.fault(&found.span, Fault::NotAnAction(found.value.to_owned()));
            return None;
        };
        if let Err(refusal) = game.apply(seat, action) {
            let rules = refusal.reasons.iter().map(|reason| reason.rule).collect();
            source.fault(&found.span, Fault::ActionRefused(rules));
            return None;
        }
    }
    Some(game)
}

/// The action and what follows.
fn action_shown<'t>(source: &mut LessonSource<'t>, fields: &Fields<'t>) -> Option<Shows> {
    let value = source.required(fields, "act")?;
    let action = action(source, value, None)?;
    let follows = if fields.get("refused").is_some() {
        let found = source.required_text(fields, "refused")?;
        Follows::Refused(rule(source, &found)?)
    } else {
        let found = source.required_text(fields, "happens")?;
        let by = match source.optional_text(fields, "by") {
            Some(found) => Some(rule(source, &found)?),
            None => None,
        };
        Follows::Happens {
            happening: source.word(&found, Happening::WORDS)?,
            by,
        }
    };
    Some(Shows::Action { action, follows })
}
