//! Games on record.

use mahj_tutor::document::{Place, ShapeFault, ValueKind};
use mahj_tutor::rules::{
    ActionProblem, BySeat, Game, Record, RecordProblem, RecordProblemKind, ReplayError, Setup,
    TableRules,
};

use crate::rules::table::*;

const TEXT: &str = r#"format = 1
card = "rules"
seed = "18446744073709551615"
east = 2
actions = [
  "3 pass 1B 2C 9D blind 0",
]
"#;

fn problem(text: &str) -> (usize, usize, RecordProblemKind) {
    let problems = Record::parse(text).unwrap_err();
    let [RecordProblem { line, column, kind }] = problems.as_slice() else {
        panic!("{problems:?}");
    };
    (*line, *column, kind.clone())
}

fn out_of_range(
    key: &'static str,
    found: &str,
    bounds: std::ops::RangeInclusive<i64>,
) -> RecordProblemKind {
    RecordProblemKind::Shape(ShapeFault::OutOfRange {
        key,
        found: found.to_owned(),
        least: *bounds.start(),
        most: *bounds.end(),
    })
}

#[test]
fn a_record_reads_back_as_it_is_written() {
    let record = Record::parse(TEXT).unwrap();
    assert_eq!((record.seed, record.east), (u64::MAX, WEST));
    assert_eq!(record.actions, [(NORTH, action("pass 1B 2C 9D blind 0"))]);
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn every_problem_of_a_record_is_told_at_its_place() {
    let (line, column, kind) = problem(&TEXT.replace("9D", "0D"));
    assert_eq!((line, column), (6, 17));
    assert!(matches!(
        kind,
        RecordProblemKind::Action(error) if error.problem == ActionProblem::NotATile("0D".into())
    ));
    assert_eq!(
        problem(&TEXT.replace("format = 1", "format = 3")),
        (
            1,
            10,
            RecordProblemKind::Shape(ShapeFault::Format {
                found: "3".into(),
                known: &[1, 2]
            })
        )
    );
    assert_eq!(
        problem(&TEXT.replace("east = 2", "east = 4")),
        (4, 8, out_of_range("east", "4", 0..=3))
    );
    assert_eq!(
        problem(&TEXT.replace("18446744073709551615", "-1")),
        (3, 8, RecordProblemKind::Seed("-1".into()))
    );
    let both = TEXT.replace("east = 2", "east = 4").replace("9D", "0D");
    assert_eq!(Record::parse(&both).unwrap_err().len(), 2);
    let (line, _, kind) = problem(&TEXT.replace("east = 2", "east = "));
    assert_eq!(line, 4);
    assert!(matches!(
        kind,
        RecordProblemKind::Shape(ShapeFault::Syntax { .. })
    ));
}

#[test]
fn every_key_that_is_unknown_missing_or_of_another_kind_is_told() {
    let broken = r#"format = 1
card = 7
seed = 7
esat = 2
scores = [0, 0, 0, 99999999999]
bet = 2
actions = ["0 draw", 3]
rules = "usual"
"#;
    let told: Vec<_> = Record::parse(broken)
        .unwrap_err()
        .into_iter()
        .map(|problem| (problem.line, problem.column, problem.kind))
        .collect();
    let wrong = |key, wanted| RecordProblemKind::Shape(ShapeFault::WrongValue { key, wanted });
    let [
        missing,
        card,
        seed,
        (4, 1, unknown),
        scores,
        bet,
        actions,
        rules,
    ] = told.as_slice()
    else {
        panic!("{told:#?}");
    };
    let east = ShapeFault::MissingKey { key: "east" };
    assert_eq!(*missing, (1, 1, RecordProblemKind::Shape(east)));
    assert_eq!(*card, (2, 8, wrong("card", ValueKind::Text)));
    assert_eq!(*seed, (3, 8, wrong("seed", ValueKind::Text)));
    let RecordProblemKind::Shape(ShapeFault::UnknownKey { key, meant, known }) = unknown else {
        panic!("{unknown}");
    };
    assert_eq!((key.as_str(), *meant), ("esat", Some("east")));
    assert!(known.contains(&"bettor-score"));
    let points = i64::from(i32::MIN)..=i64::from(i32::MAX);
    let points = out_of_range("scores", "99999999999", points);
    assert_eq!(*scores, (5, 20, points));
    assert_eq!(*bet, (6, 7, wrong("bet", ValueKind::Text)));
    assert_eq!(*actions, (7, 22, wrong("actions", ValueKind::Text)));
    assert_eq!(*rules, (8, 9, wrong("rules", ValueKind::Table)));
}

#[test]
fn an_action_against_the_rules_is_told_with_its_number_and_its_place() {
    let text = TEXT.replace("3 pass 1B 2C 9D blind 0", "3 draw");
    let record = Record::parse(&text).unwrap();
    let error = record.replay(&card()).unwrap_err();
    assert_eq!(
        Record::place_of(&text, &error),
        Some(Place { line: 6, column: 3 })
    );
    let ReplayError::Refused {
        number,
        seat,
        refusal,
        ..
    } = error
    else {
        panic!("{error}");
    };
    assert_eq!((number, seat), (1, NORTH));
    assert_eq!(refusal.reasons[0].rule.as_str(), "char-first-compulsory");
}

#[test]
fn another_card_or_another_end_is_noticed() {
    let mut record = Record::of(&Game::deal(Setup {
        card: card(),
        rules: TableRules::default(),
        seed: 1,
        east: EAST,
        scores: BySeat::default(),
        bettor_score: 0,
    }))
    .unwrap();
    assert!(record.replay(&card()).is_ok());
    record.result = Some("wall-game".to_owned());
    assert!(matches!(
        record.replay(&card()),
        Err(ReplayError::Unfinished { .. })
    ));
    record.card = "another".to_owned();
    assert!(matches!(
        record.replay(&card()),
        Err(ReplayError::OtherCard { .. })
    ));
}

#[test]
fn a_position_set_up_by_hand_has_no_record() {
    assert_eq!(Record::of(&begin(&table(["", "", "", ""]))), None);
}
