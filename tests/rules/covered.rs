//! Every rule that the game is played by has a test that is named after it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use mahj_tutor::rules::{RuleId, RuleKind};

/// Rules that still await their test. This list only ever gets shorter: whoever writes the test of a
/// rule takes the rule out.
const AWAITED: &[&str] = &[];

/// Where rules are listed or are named for a setting, not produced as the reason for something.
const LISTS: [&str; 3] = ["catalogue.rs", "rule_id.rs", "setting.rs"];

/// The code in a folder and the folders in it, without comments, but for files of these names.
fn code_in(folder: &str, but: &[&str]) -> String {
    let mut code = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if !but.iter().any(|name| path.ends_with(name)) {
                let text = fs::read_to_string(path).unwrap();
                let lines = text
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"));
                code.extend(lines.flat_map(|line| [line, "\n"]));
            }
        }
    }
    code
}

/// The names of the tests in this folder.
fn tests() -> Vec<String> {
    code_in("tests/rules", &[])
        .split("#[test]\nfn ")
        .skip(1)
        .map(|rest| rest.split('(').next().unwrap().to_owned())
        .collect()
}

/// The rules, as the names of their tests begin.
fn rules() -> BTreeMap<String, &'static str> {
    RuleId::all()
        .filter(|rule| rule.kind() != RuleKind::Explained)
        .map(|rule| (rule.as_str().replace('-', "_"), rule.as_str()))
        .collect()
}

/// The rules that a test is named after: of the ids with which a name begins, the longest.
fn shown() -> BTreeSet<&'static str> {
    let rules = rules();
    tests()
        .iter()
        .filter_map(|test| {
            rules
                .iter()
                .filter(|(start, _)| {
                    test.strip_prefix(start.as_str())
                        .is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
                })
                .max_by_key(|(start, _)| start.len())
                .map(|(_, rule)| *rule)
        })
        .collect()
}

#[test]
fn every_rule_that_is_played_by_has_a_test_named_after_it() {
    let shown = shown();
    let awaited: BTreeSet<&str> = AWAITED.iter().copied().collect();
    let missing: Vec<&str> = rules()
        .into_values()
        .filter(|rule| !shown.contains(rule) && !awaited.contains(rule))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn no_rule_is_awaited_that_has_its_test_or_is_none() {
    let rules: BTreeSet<&str> = rules().into_values().collect();
    let shown = shown();
    for rule in AWAITED {
        assert!(rules.contains(rule), "{rule} is no rule that is played by");
        assert!(
            !shown.contains(rule),
            "{rule} has its test: it is awaited no more"
        );
    }
}

/// A refusal, a payment and a lost claim tell the rule behind them; each such rule is asked for by
/// name in a test.
#[test]
fn every_reason_that_the_engine_can_tell_is_told_in_a_test() {
    let engine = code_in("src/rules", &LISTS);
    let tests = code_in("tests/rules", &["covered.rs"]);
    let mut told = 0;
    for rule in RuleId::all() {
        let constant = format!("RuleId::{}", rule.as_str().replace('-', "_").to_uppercase());
        let names = |code: &str| {
            code.match_indices(&constant).any(|(at, _)| {
                let next = code[at + constant.len()..].chars().next();
                !next.is_some_and(|next| next.is_alphanumeric() || next == '_')
            })
        };
        if names(&engine) {
            let asked = tests.contains(&format!("\"{rule}\"")) || names(&tests);
            assert!(asked, "no test asks for {rule}");
            told += 1;
        }
    }
    assert!(told > 50, "{told}");
}
