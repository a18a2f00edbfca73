//! What a language does to a name where it stands in a sentence, as functions of its Fluent files.

use std::borrow::Cow;

use fluent::concurrent::FluentBundle;
use fluent::{FluentResource, FluentValue};

/// A name as it stands in a sentence.
type InSentence = fn(&str) -> String;

/// The functions of every language.
const ALL: &[(&str, InSentence)] = &[("CAPITAL", capital)];

/// Those of Spanish, where names come with their article, "el Este", or have none, "Rosa", and buttons begin with a verb.
const SPANISH: &[(&str, InSentence)] = &[
    ("AL", |name| after("a", "al", name)),
    ("DEL", |name| after("de", "del", name)),
    ("MINUSCULA", small),
];

/// Lets the Fluent files of a language call its functions.
pub(super) fn add_functions(tag: &str, bundle: &mut FluentBundle<FluentResource>) {
    let own = match tag {
        "es" => SPANISH,
        _ => &[],
    };
    for (name, function) in ALL.iter().chain(own) {
        let added = bundle.add_function(name, move |arguments, _| match arguments {
            [FluentValue::String(name)] => FluentValue::String(Cow::Owned(function(name))),
            _ => FluentValue::Error,
        });
        debug_assert!(added.is_ok(), "{name} is added once");
    }
}

/// "The player on your right", "El Este": at the beginning of a sentence.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// "Mejor: descartar la flor": what stands on a button in the middle of a sentence.
fn small(words: &str) -> String {
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// "del Este", "de Rosa": a preposition grows together with the article.
fn after(preposition: &str, with_article: &str, name: &str) -> String {
    match name.strip_prefix("el ") {
        Some(name) => format!("{with_article} {name}"),
        None => format!("{preposition} {name}"),
    }
}
