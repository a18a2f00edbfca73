//! Finds the places of a step's values, for what is found only when the step is taken.

use toml::Spanned;
use toml::de::DeValue;

use super::super::places::{Place, Places, WrongPlaces};
use super::super::source::{Fields, Source};
use super::question::KINDS;

/// The keys beside the answer in a wrong one.
const NO_ANSWER: [&str; 4] = ["id", "rule", "when", "then"];

/// Where the values of a step stand.
pub(super) fn places(source: &Source<'_>, step: &Fields<'_>) -> Places {
    let at = source.place(&step.span);
    let question = KINDS.iter().find_map(|kind| step.get(kind));
    let of_question = |key: &str| question.and_then(|it| field(it, key));
    let mut wrong = ["wrong", "options"].into_iter().filter_map(of_question);
    let wrong = wrong.next();
    Places {
        step: at,
        question: question.map_or(at, |it| source.place(&it.span())),
        plays: each(source, step.get("plays")),
        accept: each(source, of_question("accept")),
        others: each(source, of_question("others")),
        wrong: entries(wrong)
            .filter_map(|entry| {
                let id = field(entry, "id")?.get_ref().as_str()?;
                Some((id.to_owned(), of_wrong(source, entry)))
            })
            .collect(),
    }
}

fn of_wrong(source: &Source<'_>, entry: &Spanned<DeValue<'_>>) -> WrongPlaces {
    let table = entry.get_ref().as_table();
    let mut answers = table.into_iter().flat_map(|table| table.iter());
    let answer = answers.find(|(key, _)| !NO_ANSWER.contains(&key.get_ref().as_ref()));
    let span = answer.map_or(entry.span(), |(_, value)| value.span());
    WrongPlaces {
        answer: source.place(&span),
        then: each(source, field(entry, "then")),
    }
}

fn each(source: &Source<'_>, array: Option<&Spanned<DeValue<'_>>>) -> Vec<Place> {
    entries(array)
        .map(|entry| source.place(&entry.span()))
        .collect()
}

fn entries<'v, 't>(
    array: Option<&'v Spanned<DeValue<'t>>>,
) -> impl Iterator<Item = &'v Spanned<DeValue<'t>>> {
    let array = array.and_then(|array| array.get_ref().as_array());
    array.into_iter().flat_map(|array| array.iter())
}

fn field<'v, 't>(table: &'v Spanned<DeValue<'t>>, key: &str) -> Option<&'v Spanned<DeValue<'t>>> {
    let table = table.get_ref().as_table()?;
    let mut fields = table.iter();
    fields
        .find(|(name, _)| name.get_ref() == key)
        .map(|(_, value)| value)
}
