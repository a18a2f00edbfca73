//! What is wrong with a lesson's file: everything, each at its place.

use mahj_tutor::document::ShapeFault;
use mahj_tutor::lesson::{Fault, Lesson, shipped};

use crate::cards;
use crate::lessons::READING_A_LINE;

fn faults(text: &str) -> Vec<(usize, usize, Fault)> {
    Lesson::read("09-broken.toml", text, &cards())
        .unwrap_err()
        .into_iter()
        .map(|problem| (problem.line, problem.column, problem.fault))
        .collect()
}

#[test]
fn a_broken_file_tells_every_problem_with_its_place() {
    let text = r#"format = 1
id = "Broken"
card = "practice"
rules = ["no-such-rule"]

[[step]]
id = "one"
picture = [{ line = "quints/99" }, { tiles = "1B 0B" }]
point = ["pixel 7"]
choose = { options = [{ id = "a", right = true }] }

[[step]]
id = "one"
colour = "red"
"#;
    let found = faults(text);
    let places: Vec<(usize, usize)> = found
        .iter()
        .map(|(line, column, _)| (*line, *column))
        .collect();
    assert_eq!(
        places,
        [
            (2, 6),
            (4, 10),
            (8, 21),
            (8, 50),
            (9, 10),
            (10, 22),
            (13, 6),
            (14, 1)
        ],
        "{found:#?}"
    );
    assert_eq!(found[3].2, Fault::NotATile("0B".to_owned()));
}

#[test]
fn a_misspelt_key_or_word_is_told_with_what_was_meant() {
    let text = "format = 1\nid = \"x\"\nunit = \"tile\"\nrule = []\n[[step]]\nid = \"y\"\n";
    let found = faults(text);
    let [(3, 8, word), (4, 1, key)] = found.as_slice() else {
        panic!("{found:#?}");
    };
    let Fault::Shape(ShapeFault::UnknownWord { meant, .. }) = word else {
        panic!("{word:?}");
    };
    assert_eq!(meant.as_deref(), Some("tiles"));
    let Fault::Shape(ShapeFault::UnknownKey { meant, .. }) = key else {
        panic!("{key:?}");
    };
    assert_eq!(*meant, Some("rules"));
}

#[test]
fn of_a_file_in_another_format_only_that_is_told() {
    let found = faults("format = 2\nid = 7\ncolour = \"red\"\n");
    let format = ShapeFault::Format {
        found: "2".to_owned(),
        known: &[1],
    };
    assert_eq!(found, [(1, 10, Fault::Shape(format))]);
}

#[test]
fn a_lesson_without_end_is_refused_before_its_steps_are_read() {
    let steps = "[[step]]\nid = 7\n".repeat(201);
    let found = faults(&format!("format = 1\nid = \"long\"\n{steps}"));
    assert_eq!(found, [(1, 1, Fault::TooManySteps { most: 200 })]);
}

#[test]
fn a_file_that_is_not_toml_tells_where() {
    let found = faults("format = 1\nid = \"x\nrules = [\n");
    assert!(!found.is_empty());
    assert_eq!(found[0].0, 2, "{found:#?}");
    assert!(matches!(
        found[0].2,
        Fault::Shape(ShapeFault::Syntax { .. })
    ));
}

#[test]
fn a_position_that_cannot_be_is_told() {
    let text = r#"format = 1
id = "impossible"
card = "practice"
[[step]]
id = "one"
[step.act]
racks = ["5x1B"]
moment = "to-discard"
accept = ["discard 1B"]
"#;
    let found = faults(text);
    assert!(found.len() >= 2, "{found:#?}");
    assert!(
        found
            .iter()
            .all(|(line, _, fault)| *line == 6 && matches!(fault, Fault::Position(_)))
    );
}

#[test]
fn a_rack_for_a_fifth_player_is_told() {
    let text = r#"format = 1
id = "five-racks"
card = "practice"
[[step]]
id = "one"
[step.act]
racks = ["", "", "", "", "1B"]
moment = "to-discard"
accept = ["discard 1B"]
"#;
    assert!(faults(text).contains(&(7, 26, Fault::FifthRack)));
}

#[test]
fn no_text_makes_the_reader_panic() {
    for good in [READING_A_LINE, &shipped()[0].text] {
        for end in (0..good.len())
            .filter(|end| good.is_char_boundary(*end))
            .step_by(7)
        {
            let _ = Lesson::read("03-cut.toml", &good[..end], &cards());
        }
    }
}
