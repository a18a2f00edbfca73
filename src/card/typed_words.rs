//! Words of the program's languages by which a card is understood that somebody wrote: data of the locales,
//! `locales/*/card-words.toml`, whose head explains it. Those of every language count, whichever is chosen.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::Numbers;
use crate::content;

/// What is written for what.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct TypedWords {
    singles: Vec<String>,
    pairs: Vec<String>,
    or: Vec<String>,
    keys: BTreeMap<String, String>,
    values: BTreeMap<String, String>,
    symbols: BTreeMap<char, String>,
}

/// Whether a title names singles and pairs.
pub(super) fn says_singles_and_pairs(title: &str) -> bool {
    let title = title.to_lowercase();
    let says = |words: &[String]| words.iter().any(|word| title.contains(word));
    says(&all().singles) && says(&all().pairs)
}

/// The key of a card's file that has this other name.
pub(super) fn key_named(name: &str) -> Option<&'static str> {
    let key = all().keys.get(&name.to_lowercase())?;
    Some(key)
}

/// The word of a card's file for which this one is also said.
pub(super) fn value_named(word: &str) -> Option<&'static str> {
    let value = all().values.get(&word.trim().to_lowercase())?;
    Some(value)
}

/// How the numbers of a line move by what is said for it: `~`, a word, or a word behind `~`.
pub(super) fn numbers_named(said: &str) -> Option<Numbers> {
    let word = said.strip_prefix('~').unwrap_or(said);
    if word.is_empty() && word != said {
        return Some(Numbers::Slide);
    }
    Numbers::of_word(value_named(word).unwrap_or(word))
}

/// Whether a word stands between two ways of a line, as it is or as cards print it: `-or-`.
pub(super) fn says_or(word: &str) -> bool {
    let inside = word.strip_prefix('-').and_then(|it| it.strip_suffix('-'));
    let said = inside.unwrap_or(word);
    all().or.iter().any(|or| or == said)
}

/// What is written between two ways of a line: the first word that says it.
pub(super) fn or_typed() -> String {
    let or = all().or.first();
    format!(" {} ", or.map_or("|", String::as_str))
}

/// The symbol for which a character is written.
pub(super) fn symbol_written(character: char) -> Option<&'static str> {
    let symbol = all().symbols.get(&character)?;
    Some(symbol)
}

fn all() -> &'static TypedWords {
    static ALL: OnceLock<TypedWords> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = TypedWords::default();
        for folder in content::LOCALES.dirs() {
            let file = folder.get_file(folder.path().join("card-words.toml"));
            let text = file.and_then(|file| file.contents_utf8());
            let words = toml::from_str(text.unwrap_or_default());
            debug_assert!(words.is_ok(), "{}: {words:?}", folder.path().display());
            let words: TypedWords = words.unwrap_or_default();
            all.singles.extend(words.singles);
            all.pairs.extend(words.pairs);
            all.or.extend(words.or);
            all.keys.extend(words.keys);
            all.values.extend(words.values);
            all.symbols.extend(words.symbols);
        }
        all
    })
}
