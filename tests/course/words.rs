//! No word of the game is used before the course has explained it.

use std::collections::BTreeMap;
use std::sync::Arc;

use mahj_tutor::glossary::{Explained, Glossary, Lexicon, Word};
use mahj_tutor::lesson::{Lesson, texts};
use mahj_tutor::locale::{Language, Locale, Message};

use crate::{cards, course};

fn glossary() -> Glossary {
    let cards = cards();
    let first = cards.iter().find(|card| card.card().id == "first").unwrap();
    Glossary::shipped(first)
}

/// What stands between the tiles of a text.
fn told(text: &str) -> impl Iterator<Item = &str> {
    let mut parts = text.split('<');
    let first = parts.next();
    let rest = parts.map(|part| part.split_once('>').map_or(part, |(_, rest)| rest));
    first.into_iter().chain(rest)
}

/// The messages that a lesson says of the game: all but its title and its summary.
fn said(lesson: &Lesson) -> Vec<String> {
    let head = [texts::title(&lesson.id), texts::summary(&lesson.id)];
    let mut ids = texts::ids(lesson);
    ids.retain(|id| !head.contains(id));
    ids
}

/// The places in the course of the lessons, by their ids.
fn places(course: &[Arc<Lesson>]) -> BTreeMap<String, u8> {
    let places = course.iter().map(|it| (it.id.clone(), it.number));
    places.collect()
}

/// Whether a lesson at this place may use a word.
fn may_use(word: &Word, places: &BTreeMap<String, u8>, number: u8) -> bool {
    match &word.explained {
        Explained::Everyday => true,
        Explained::Never => false,
        Explained::In(lesson) => places.get(lesson).is_some_and(|place| *place <= number),
    }
}

/// The words that a text uses and may not, each with the form in which it stands there.
fn early<'t>(
    glossary: &Glossary,
    lexicon: &Lexicon,
    text: &'t str,
    allowed: impl Fn(&Word) -> bool,
) -> Vec<(String, &'t str)> {
    let mut found = Vec::new();
    for part in told(text) {
        for spotted in lexicon.spot(part) {
            let word = glossary.get(spotted.word).unwrap();
            if !allowed(word) {
                found.push((word.id.clone(), &part[spotted.range]));
            }
        }
    }
    found
}

#[test]
fn no_word_of_the_game_is_used_before_it_was_explained() {
    let glossary = glossary();
    let course = course();
    let places = places(&course);
    let mut wrong = Vec::new();
    for language in Language::all() {
        let locale = Locale::new(language);
        let lexicon = glossary.lexicon(|id| locale.say_if_known(id));
        for lesson in &course {
            for id in said(lesson) {
                let text = locale.say(&Message::new(id.clone()));
                let allowed = |word: &Word| may_use(word, &places, lesson.number);
                for (word, form) in early(&glossary, &lexicon, &text, allowed) {
                    wrong.push(format!("{language} {id}: {word} ({form})"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_word_names_a_lesson_of_the_course() {
    let course = course();
    let problems = glossary().unknown_lessons(|id| course.iter().any(|lesson| lesson.id == id));
    assert!(problems.is_empty(), "{problems:#?}");
}
