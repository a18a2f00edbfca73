//! Each language keeps to its own words of the game.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use mahj_tutor::locale::Language;
use serde::Deserialize;

use crate::locales::lines::{Line, lines};
use crate::locales::terms::Terms;

/// What a language does not say, from `tests/house/locales/words`.
#[derive(Deserialize)]
struct Strangers {
    /// Each form with what is said instead.
    never: BTreeMap<String, String>,
    /// Each term, as `terms.ftl` names it, with the forms that are other names for the same thing.
    also_called: BTreeMap<String, Vec<String>>,
    /// Each form with the longer ones it stands in, and nowhere else.
    #[serde(default)]
    only_as: BTreeMap<String, Vec<String>>,
    /// Each form with the messages that may say it, because they are about it.
    #[serde(default)]
    only_in: BTreeMap<String, Vec<String>>,
}

impl Strangers {
    fn of(language: Language) -> Self {
        let file = format!("tests/house/locales/words/{language}.toml");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        toml::from_str(&fs::read_to_string(path).unwrap()).unwrap()
    }

    /// Every form that the language never says, with what it says instead.
    fn never(&self) -> Vec<(&str, String)> {
        let never = self
            .never
            .iter()
            .map(|(form, instead)| (form, instead.clone()));
        let others = self.also_called.iter().flat_map(|(term, forms)| {
            let instead = format!("what the term -{term} says");
            forms.iter().map(move |form| (form, instead.clone()))
        });
        never
            .chain(others)
            .map(|(form, instead)| (form.as_str(), instead))
            .collect()
    }
}

/// Whether the words have this form: as whole words where the language sets words apart, the last of
/// which may go on when the form ends in `*`.
fn says(language: Language, words: &str, form: &str) -> bool {
    if language.tag() == "zh-CN" {
        return words.contains(form);
    }
    let (form, goes_on) = match form.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (form, false),
    };
    let words = words.to_lowercase();
    words.match_indices(form).any(|(at, _)| {
        let before = words[..at].chars().next_back();
        let after = words[at + form.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric)
            && (goes_on || !after.is_some_and(char::is_alphanumeric))
    })
}

#[test]
fn a_thing_has_one_name_and_is_said_as_people_say_it() {
    let mut found = Vec::new();
    for language in Language::all() {
        let strangers = Strangers::of(language);
        let never = strangers.never();
        let said = lines(language);
        let said = said
            .iter()
            .filter(|line| !line.is_forms() && !line.is_called_out());
        for line in said {
            for (form, instead) in &never {
                if says(language, &line.words, form) {
                    found.push(format!("{}: {form}; say {instead}", line.place));
                }
            }
            for (form, longer) in &strangers.only_as {
                let words = longer.iter().fold(line.words.clone(), |words, longer| {
                    words.replace(longer, "")
                });
                if says(language, &words, form) {
                    let longer = longer.join(", ");
                    found.push(format!("{}: {form}; only as {longer}", line.place));
                }
            }
            for (form, messages) in &strangers.only_in {
                if says(language, &line.words, form) && !messages.contains(&line.message) {
                    found.push(format!("{}: {form}", line.place));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn another_name_for_a_thing_is_told_by_the_term_it_stands_for() {
    let mut unknown = Vec::new();
    for language in Language::all() {
        let terms = Terms::of(language);
        for term in Strangers::of(language).also_called.into_keys() {
            if !terms.forms.contains_key(&term) {
                unknown.push(format!("{language}: -{term}"));
            }
        }
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
}

#[test]
fn a_name_that_is_told_once_stands_where_it_is_said_to_stand() {
    let mut idle = Vec::new();
    for language in Language::all() {
        let lines = lines(language);
        for (form, messages) in Strangers::of(language).only_in {
            for message in messages {
                let said =
                    |line: &Line| line.message == message && says(language, &line.words, &form);
                if !lines.iter().any(said) {
                    idle.push(format!("{language}: {message} does not say {form}"));
                }
            }
        }
    }
    assert!(idle.is_empty(), "{idle:#?}");
}

/// Whether a word is a participle: "ganado", "perdido", "visto".
fn is_participle(word: &str) -> bool {
    const IRREGULAR: &[&str] = &[
        "abierto", "dicho", "escrito", "hecho", "puesto", "roto", "visto", "vuelto",
    ];
    word.ends_with("ado") || word.ends_with("ido") || IRREGULAR.contains(&word)
}

#[test]
fn spanish_tells_what_happened_as_americans_do() {
    let mut found = Vec::new();
    for line in lines("es".parse().unwrap()) {
        let words = line.words.to_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        let perfect = words.windows(2).any(|pair| {
            ["he", "has", "ha", "hemos", "han"].contains(&pair[0])
                && is_participle(pair[1].trim_end_matches(|last: char| !last.is_alphabetic()))
        });
        if perfect {
            found.push(format!("{}: {}", line.place, line.words));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
