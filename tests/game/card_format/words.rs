//! Problems and lines in the words of every language.

use super::*;

/// A file with nearly everything wrong that can be.
const WRONG: &str = include_str!("../../fixtures/cards/wrong.toml");

#[test]
fn every_problem_is_said_in_every_language() {
    for language in Language::all() {
        let locale = Locale::new(language);
        for file in WRONG.split("# ---\n") {
            let found = card::check(file);
            assert!(!found.is_empty(), "{file}");
            for diagnostic in found {
                let said = locale.say(&card_problem(
                    &diagnostic.problem.kind,
                    diagnostic.first_line,
                ));
                assert!(!said.contains(['⟦', '{']), "{said}");
                assert!(said.chars().count() < 240, "{said}");
            }
        }
    }
}

#[test]
fn the_fixture_has_every_kind_of_problem() {
    let kinds: BTreeMap<String, usize> = WRONG
        .split("# ---\n")
        .flat_map(card::check)
        .map(|found| {
            let kind = format!("{:?}", found.problem.kind);
            let name = kind.split([' ', '{']).next().unwrap_or_default();
            (name.to_owned(), found.line)
        })
        .collect();
    // All but a card of more than a thousand lines, and a value that is typed.
    assert_eq!(kinds.len(), 46, "{kinds:#?}");
}

#[test]
fn a_problem_says_what_to_do() {
    let locale = Locale::new(Language::ENGLISH);
    let text = format!("{HEAD}value = 25\npattern = 'FFFF 1111a 2222'");
    let said: Vec<String> = card::check(&text)
        .iter()
        .map(|found| locale.say(&card_problem(&found.problem.kind, found.first_line)))
        .collect();
    assert_eq!(
        said,
        ["2222 names no suit; put a, b, or c after it: groups with the same letter share a suit"]
    );
}
