//! Every rule that the game is played by is marked where it takes effect, and has a test that is
//! named after it and fails when the mark is not reached.

use std::collections::BTreeSet;

use mahj_tutor::rules::{RuleId, RuleKind, build_walls};
use mahj_tutor::tile::TileSet;

use crate::sources::{SourceFile, sources};

/// Where rules are listed or are named for a setting, not marked or told as the reason for something.
const LISTS: [&str; 3] = ["catalogue.rs", "rule_id.rs", "setting.rs"];

/// The modules that marks stand in: the engine, what it is built on, and who plays and speaks for it.
const MARKED: [&str; 5] = [
    "src/tile",
    "src/card",
    "src/rules",
    "src/bot",
    "src/wording",
];

/// The rules that comments name, as in "(rules `pay-pie`, `pay-basis`)".
fn named_in_comments(file: &SourceFile) -> Vec<String> {
    let comments = file.text.lines().filter_map(|line| {
        let comment = line.trim_start().strip_prefix("//")?;
        Some(comment.trim_start_matches(['/', '!']).trim())
    });
    let comments = comments.collect::<Vec<_>>().join(" ");
    let mut named = Vec::new();
    for start in ["rule `", "rules `"] {
        for rest in comments.split(start).skip(1) {
            let mut parts = rest.split('`');
            named.extend(parts.next().map(str::to_owned));
            while parts
                .next()
                .is_some_and(|between| [", ", " and ", " to "].contains(&between))
            {
                named.extend(parts.next().map(str::to_owned));
            }
        }
    }
    named
}

/// The constant of a rule, which is also its mark.
fn constant(rule: RuleId) -> String {
    rule.as_str().replace('-', "_").to_uppercase()
}

/// The rules that are named in the lists of a macro.
fn listed(file: &SourceFile, name: &str) -> impl Iterator<Item = String> {
    file.uses_of_macro(name).into_iter().flatten()
}

/// The rules that are marked in the code: by name, or as the reason that is told and then marked.
fn marked() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in MARKED.iter().flat_map(|folder| sources(folder)) {
        if !LISTS.iter().any(|list| file.name.ends_with(list)) {
            names.extend(listed(&file, "mark").filter(|name| is_constant(name)));
            if file.module() == Some("rules") {
                names
                    .extend((file.names_in("RuleId").into_iter()).filter(|name| is_constant(name)));
            }
        }
    }
    names
}

/// Whether this names a rule and not a function or the parameter of a macro.
fn is_constant(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase())
}

/// A test of a rule, with the marks that it asks for.
struct Test {
    name: String,
    asks_for: BTreeSet<String>,
}

fn tests() -> Vec<Test> {
    let tests = sources("tests/game/rules").into_iter();
    let tests = tests.chain(sources("tests/house"));
    tests
        .flat_map(|file| file.tests())
        .map(|test| Test {
            asks_for: listed(&test, "check").collect(),
            name: test.name,
        })
        .collect()
}

/// The rules that are played by.
fn played_by() -> impl Iterator<Item = RuleId> {
    RuleId::all().filter(|rule| rule.kind() != RuleKind::Explained)
}

/// The rule that a test is named after: of the ids with which its name begins, the longest.
fn named_after(test: &Test) -> Option<RuleId> {
    played_by()
        .filter(|rule| {
            let rest = test.name.strip_prefix(&rule.as_str().replace('-', "_"));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        })
        .max_by_key(|rule| rule.as_str().len())
}

#[test]
fn every_rule_that_is_played_by_is_marked_where_it_takes_effect() {
    let marked = marked();
    let missing: Vec<_> = played_by()
        .filter(|&rule| !marked.contains(&constant(rule)))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_rule_that_is_only_explained_takes_effect_nowhere() {
    let marked = marked();
    let enforced: Vec<_> = RuleId::all()
        .filter(|rule| rule.kind() == RuleKind::Explained)
        .filter(|&rule| marked.contains(&constant(rule)))
        .collect();
    assert!(enforced.is_empty(), "{enforced:#?}");
}

#[test]
fn every_rule_that_is_played_by_has_a_test_named_after_it() {
    let shown: BTreeSet<RuleId> = tests().iter().filter_map(named_after).collect();
    let missing: Vec<_> = played_by().filter(|rule| !shown.contains(rule)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_test_that_is_named_after_a_rule_asks_for_its_mark() {
    let forgotten: Vec<_> = tests()
        .into_iter()
        .filter_map(|test| {
            let mark = constant(named_after(&test)?);
            (!test.asks_for.contains(&mark)).then(|| format!("{}: {mark}", test.name))
        })
        .collect();
    assert!(forgotten.is_empty(), "{forgotten:#?}");
}

#[test]
fn every_mark_is_of_a_rule_and_is_asked_for_in_a_test() {
    let rules: BTreeSet<String> = RuleId::all().map(constant).collect();
    let asked: BTreeSet<String> = tests().into_iter().flat_map(|test| test.asks_for).collect();
    let unknown: Vec<_> = asked.difference(&rules).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
    let marked = marked();
    let unknown: Vec<_> = marked.difference(&rules).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
    let unreached: Vec<_> = marked.difference(&asked).collect();
    assert!(unreached.is_empty(), "{unreached:#?}");
}

#[test]
fn comments_name_rules_that_exist() {
    let mut count = 0;
    for file in sources("src") {
        for name in named_in_comments(&file) {
            count += 1;
            assert!(name.parse::<RuleId>().is_ok(), "{}: {name}", file.name);
        }
    }
    assert!(count > 200, "{count}");
}

/// What other threads do, as other tests or simulated games, reaches no mark of a test.
#[test]
#[should_panic(expected = "mark TILES_152 was not hit")]
fn a_mark_is_reached_by_the_thread_that_asks_for_it_and_by_no_other() {
    cov_mark::check!(TILES_152);
    std::thread::scope(|scope| {
        scope.spawn(|| build_walls(TileSet::STANDARD, 1));
    });
}
