//! Finds the places of a step's values, for what is found only when the step is taken.

use super::super::LessonSource;
use super::super::step_places::{StepPlaces, WrongPlaces};
use super::question::KINDS;
use crate::document::{Fields, KeyedValue, Place};

/// The keys beside the answer in a wrong one.
const NO_ANSWER: [&str; 4] = ["id", "rule", "when", "then"];

/// Where the values of a step stand.
pub(super) fn places(source: &LessonSource<'_>, step: &Fields<'_>) -> StepPlaces {
    let at = source.place(&step.span);
    let question = KINDS.iter().find_map(|kind| step.get(kind));
    let of_question = |key| question?.as_table()?.get(key);
    let mut wrong = ["wrong", "options"].into_iter().filter_map(of_question);
    let wrong = wrong.next();
    StepPlaces {
        step: at,
        question: question.map_or(at, |it| source.place(&it.span())),
        plays: each(source, step.get("plays")),
        accept: each(source, of_question("accept")),
        others: each(source, of_question("others")),
        wrong: entries(wrong)
            .filter_map(|entry| {
                let fields = entry.as_table()?;
                let id = fields.get("id")?.as_text()?;
                Some((id.to_owned(), of_wrong(source, &fields)))
            })
            .collect(),
    }
}

fn of_wrong(source: &LessonSource<'_>, entry: &Fields<'_>) -> WrongPlaces {
    let mut answers = entry.all("wrong");
    let answer = answers.find(|(key, _)| !NO_ANSWER.contains(&key.value));
    let span = answer.map_or(entry.span.clone(), |(_, value)| value.span());
    WrongPlaces {
        answer: source.place(&span),
        then: each(source, entry.get("then")),
    }
}

fn each(source: &LessonSource<'_>, list: Option<KeyedValue<'_>>) -> Vec<Place> {
    let entries = entries(list);
    entries.map(|entry| source.place(&entry.span())).collect()
}

fn entries(list: Option<KeyedValue<'_>>) -> impl Iterator<Item = KeyedValue<'_>> {
    list.and_then(KeyedValue::as_list).into_iter().flatten()
}
