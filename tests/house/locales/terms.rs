//! The terms of the game have one home in each language: the glossary heads its words with them, and other
//! texts refer to them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::glossary::Glossary;
use mahj_tutor::locale::{Language, Locale, LocaleFiles, Message};

/// The form that a term has without being asked for another.
const HEADING: &str = "heading";

/// The terms of a language, and what its texts ask of them.
pub(crate) struct Terms {
    /// The forms of each term, by its name without the hyphen: `heading`, `in-sentence`, `several`.
    pub(crate) forms: BTreeMap<String, BTreeSet<String>>,
    /// The forms that the texts ask for, each with the name of its term.
    asked: BTreeSet<(String, String)>,
}

impl Terms {
    pub(crate) fn of(language: Language) -> Self {
        let mut forms: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut asked = BTreeSet::new();
        for source in LocaleFiles::shipped().of(language.tag()) {
            let mut term = None;
            for line in source.text.lines().filter(|line| !line.starts_with('#')) {
                if let Some((name, _)) = line.split_once(" = ")
                    && !line.starts_with(' ')
                {
                    term = name.strip_prefix('-').map(str::to_owned);
                    if let Some(term) = &term {
                        let heading = [HEADING.to_owned()].into();
                        forms.insert(term.clone(), heading);
                    }
                }
                if let Some(forms) = term.as_ref().and_then(|term| forms.get_mut(term)) {
                    let key = line.trim_start_matches([' ', '*']).strip_prefix('[');
                    forms.extend(key.and_then(|key| Some(key.split_once(']')?.0.to_owned())));
                }
                asked.extend(references(line));
            }
        }
        Self { forms, asked }
    }
}

/// The terms that a line refers to, each with the form that it asks for:
/// `{ -joker }`, `{ -joker(form: "several") }`.
fn references(line: &str) -> Vec<(String, String)> {
    let parts = line.split("{ -").skip(1);
    let parts = parts.filter_map(|part| Some(part.split_once(" }")?.0));
    parts
        .map(|reference| match reference.split_once("(form: ") {
            Some((term, form)) => (term.to_owned(), form.trim_matches(['"', ')']).to_owned()),
            None => (reference.to_owned(), HEADING.to_owned()),
        })
        .collect()
}

fn glossary() -> Glossary {
    let card = Arc::new(CompiledCard::new(Arc::new(card::first().unwrap())));
    Glossary::shipped(&card)
}

#[test]
fn every_word_of_the_glossary_is_headed_by_its_term() {
    let mut apart = Vec::new();
    for language in Language::all() {
        let terms = Terms::of(language);
        let files = LocaleFiles::shipped();
        let mut files = files.of(language.tag()).iter();
        let text = &files.find(|file| file.name == "glossary.ftl").unwrap().text;
        for word in glossary().words {
            let heading = text
                .lines()
                .find_map(|line| line.strip_prefix(&format!("word-{} = ", word.id)));
            let refers = |term: &(String, String)| term.0 == word.id;
            let headed = heading.is_some_and(|heading| references(heading).iter().any(refers));
            if !headed || !terms.forms.contains_key(&word.id) {
                apart.push(format!("{language}: {}: {heading:?}", word.id));
            }
        }
    }
    assert!(apart.is_empty(), "{apart:#?}");
}

#[test]
fn every_term_is_explained_in_the_glossary() {
    let words: BTreeSet<String> = glossary().words.into_iter().map(|word| word.id).collect();
    for language in Language::all() {
        let mut terms: BTreeSet<String> = Terms::of(language).forms.into_keys().collect();
        assert!(terms.remove("app-name"), "{language}");
        assert_eq!(terms, words, "{language}");
    }
}

#[test]
fn no_two_ideas_have_the_same_term() {
    for language in Language::all() {
        let locale = Locale::new(language);
        let mut headed: BTreeMap<String, String> = BTreeMap::new();
        for word in glossary().words {
            let heading = locale.say(&Message::new(format!("word-{}", word.id)));
            if let Some(other) = headed.insert(heading.clone(), word.id.clone()) {
                panic!("{language}: {other} and {}: {heading}", word.id);
            }
        }
    }
}

#[test]
fn a_form_of_a_term_that_is_asked_for_is_there_and_one_that_is_there_is_asked_for() {
    let mut wrong = Vec::new();
    for language in Language::all() {
        let terms = Terms::of(language);
        let there: BTreeSet<(String, String)> = terms
            .forms
            .iter()
            .flat_map(|(term, forms)| forms.iter().map(|form| (term.clone(), form.clone())))
            .collect();
        for (term, form) in there.symmetric_difference(&terms.asked) {
            wrong.push(format!("{language}: -{term}: {form}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
