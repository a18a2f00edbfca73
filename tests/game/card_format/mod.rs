//! Card format 1: what a card's text means, and what is said of a text that means nothing.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking, in its helping functions too"
)]

mod any_text;
mod doubts;
mod draft;
mod expansion;
mod meant;
mod practice_card;
mod printing;
mod problems;
mod proposals;
mod sentences;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use mahj_tutor::card::{
    self, Card, Diagnostic, Expansion, Fix, Line, LineFact, LineId, LooseFields, LooseLine,
    NumberKind, Numbers, Pattern, PatternWord, Problem, ProblemKind, Sign, SuitLetter, Symbol,
};
use mahj_tutor::document::{ShapeFault, ValueKind};
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::tile::{Suit, Tile, TileCounts, copies_of};
use mahj_tutor::wording::card_problem;
use proptest::prelude::*;

const HEAD: &str = "format = 1\nid = \"test\"\ntitle = \"Test\"\nyear = 2026\n\
                    [[section]]\nid = \"only\"\ntitle = \"Only\"\n[[section.line]]\n";

/// A card with one line, written as in the file; its value is 25 unless it says another.
fn card_of(line: &str) -> Card {
    let value = if line.contains("value") {
        ""
    } else {
        "value = 25\n"
    };
    Card::parse(&format!("{HEAD}{value}{line}")).unwrap_or_else(|errors| panic!("{errors:#?}"))
}

/// The concrete hands of a line, each as `expand` prints its groups.
fn hands(line: &str) -> Vec<String> {
    card_of(line)
        .hands()
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// The only problem of a card with this line, which stands at the mark `§`.
#[track_caller]
fn problem(line: &str, kind: ProblemKind) {
    problem_of_file(&format!("{HEAD}value = 25\n{line}"), kind);
}

/// The same of a whole file; the line of the file where the same stands first, if it is said twice.
#[track_caller]
fn problem_of_file(file: &str, kind: ProblemKind) -> Option<usize> {
    let (before, behind) = file.split_once('§').expect("a mark");
    let line = before.matches('\n').count() + 1;
    let column = before
        .chars()
        .rev()
        .take_while(|character| *character != '\n')
        .count()
        + 1;
    let text = format!("{before}{behind}");
    let diagnostics = card::check(&text);
    let found: Vec<(usize, usize, ProblemKind)> = diagnostics
        .iter()
        .map(|found| (found.line, found.column, found.problem.kind.clone()))
        .collect();
    assert_eq!(found, [(line, column, kind)], "{text}");
    diagnostics[0].first_line
}

/// A line with this pattern, whose numbers move like this; its value is 25.
fn loose_line(pattern: &str, numbers: Numbers) -> LooseLine {
    LooseLine {
        ways: Some(vec![pattern.into()]),
        fields: LooseFields::default()
            .with("numbers", numbers)
            .with("value", 25_u16),
    }
}

/// What is wrong with that line.
fn problems_of(pattern: &str, numbers: Numbers) -> Vec<Problem> {
    loose_line(pattern, numbers).check().problems
}
