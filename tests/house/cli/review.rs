//! `review` and the records that it reads.

use std::fs;

use serde_json::Value;

use super::{code, errors, output, run};

#[test]
fn records_of_simulated_games_are_reviewed_as_data_that_adds_up() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    let played = run(&[
        "simulate",
        "--games",
        "1",
        "--seed",
        "3",
        "--records",
        records,
    ]);
    assert_eq!(code(&played), 0, "{}", errors(&played));
    let entry = fs::read_dir(folder.path())
        .unwrap()
        .next()
        .unwrap()
        .unwrap();
    let record = entry.path();

    let reviewed = run(&["review", record.to_str().unwrap(), "--seat", "2", "--json"]);
    assert_eq!(code(&reviewed), 0, "{}", errors(&reviewed));
    let text = output(&reviewed);
    let mut lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let sums = lines.pop().unwrap();
    for change in &lines {
        for key in ["turn", "seat", "by", "what", "before", "after", "part"] {
            assert!(change.get(key).is_some(), "{key}: {change}");
        }
        if change["part"] == "decision" {
            for key in ["kind", "done", "best", "loss", "loss_error"] {
                assert!(change.get(key).is_some(), "{key}: {change}");
            }
        }
    }
    let tenths = |key: &str| (sums[key].as_f64().unwrap() * 10_000.0).round() as i64;
    let parts = ["start", "luck", "decision", "others"].map(tenths);
    assert_eq!(parts.iter().sum::<i64>(), tenths("result"), "{sums}");
}

#[test]
fn a_seat_that_is_not_there_is_said() {
    let reviewed = run(&["review", "no-such-file", "--seat", "4"]);
    assert_eq!(code(&reviewed), 2);
    assert!(
        errors(&reviewed).contains("--seat"),
        "{}",
        errors(&reviewed)
    );
}
