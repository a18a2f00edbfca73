//! The terms of the game have one home in each language, and the glossary takes its words from there.

use std::collections::BTreeMap;

use mahj_tutor::locale::{Language, Sources};

/// What every language must have a term for, beside what the tiles and groups are called.
const TERMS: &[&str] = &[
    "rack",
    "stack",
    "break",
    "reserve",
    "card",
    "section",
    "line",
    "note",
    "cluster",
    "natural",
    "joker",
    "jokerless",
    "blank",
    "concealed",
    "charleston",
    "blind-pass",
    "courtesy-pass",
    "heavenly-hand",
    "mush",
    "exposure",
    "to-rack",
    "mah-jongg",
    "declare",
    "throw-in",
    "dead-hand",
    "challenge",
    "false-mah-jongg",
    "joker-exchange",
    "self-picked",
    "wall-game",
    "hot-wall",
    "cold-wall",
    "sums",
    "matching-dragon",
    "opposite-dragon",
    "league",
];

/// What a file of the language says on one line each: by its name, `-term` or `message`.
fn said(language: Language, file: &str) -> BTreeMap<String, String> {
    let sources = Sources::shipped();
    let files = sources.of(language.tag()).iter();
    let lines = files.filter(|source| source.name == file);
    lines
        .flat_map(|source| source.text.lines())
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect()
}

#[test]
fn every_term_of_the_game_has_a_home() {
    let mut missing = Vec::new();
    for language in Language::all() {
        let terms = said(language, "terms.ftl");
        for term in TERMS {
            if !terms.contains_key(&format!("-{term}")) {
                missing.push(format!("{language}: -{term}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn the_glossary_heads_its_entries_with_the_terms() {
    let mut apart = Vec::new();
    for language in Language::all() {
        let words = said(language, "glossary.ftl");
        for term in TERMS {
            let word = words.get(&format!("word-{term}"));
            if word != Some(&format!("{{ -{term} }}")) {
                apart.push(format!("{language}: {term}: {word:?}"));
            }
        }
    }
    assert!(apart.is_empty(), "{apart:#?}");
}
