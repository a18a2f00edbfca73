//! Every rule that the game is played by is marked where it takes effect, and has a test that is
//! named after it and fails when the mark is not reached.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use mahj_tutor::rules::{RuleId, RuleKind, build_walls};
use mahj_tutor::tile::TileSet;

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

/// The files in a folder and the folders in it.
fn files_in(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let into = if path.is_dir() {
                &mut folders
            } else {
                &mut files
            };
            into.push(path);
        }
    }
    files
}

/// The code of a file, without comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The rules that comments name, as in "(rules `pay-pie`, `pay-basis`)".
fn named_in_comments(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let comments = text.lines().filter_map(|line| {
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

/// The names in capital letters that stand in `code` behind each `start`, up to what `ends` them.
fn names_behind(code: &str, start: &str, ends: fn(char) -> bool) -> BTreeSet<String> {
    code.split(start)
        .skip(1)
        .flat_map(|rest| rest.split(ends).next().unwrap().split(','))
        .map(str::trim)
        .filter(|name| name.starts_with(|first: char| first.is_ascii_uppercase()))
        .map(str::to_owned)
        .collect()
}

/// What ends the list of a macro.
const fn is_bracket(character: char) -> bool {
    character == ')'
}

/// What ends a name.
fn is_outside_name(character: char) -> bool {
    !character.is_ascii_alphanumeric() && character != '_'
}

/// The rules that are marked in the code: by name, or as the reason that is told and then marked.
fn marked() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for path in MARKED.iter().flat_map(|folder| files_in(folder)) {
        if !LISTS.iter().any(|list| path.ends_with(list)) {
            let code = code(&path);
            names.extend(names_behind(&code, "mark!(", is_bracket));
            if path.components().any(|part| part.as_os_str() == "rules") {
                names.extend(names_behind(&code, "RuleId::", is_outside_name));
            }
        }
    }
    names
}

/// A test of this folder, with the marks that it asks for.
struct Test {
    name: String,
    asks_for: BTreeSet<String>,
}

fn tests() -> Vec<Test> {
    let mut tests = Vec::new();
    for path in files_in("tests/rules") {
        let code = code(&path);
        for test in code.split("#[test]\nfn ").skip(1) {
            let body = test.split("\n}").next().unwrap_or(test);
            tests.push(Test {
                name: test.split('(').next().unwrap().to_owned(),
                asks_for: names_behind(body, "cov_mark::check!(", is_bracket),
            });
        }
    }
    tests
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
    for path in files_in("src") {
        for name in named_in_comments(&path) {
            count += 1;
            assert!(name.parse::<RuleId>().is_ok(), "{}: {name}", path.display());
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
