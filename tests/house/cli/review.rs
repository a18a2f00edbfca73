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

#[test]
fn several_records_are_reviewed_on_threads_in_their_order_and_in_parts() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    let played = run(&[
        "simulate",
        "--games",
        "2",
        "--seed",
        "5",
        "--records",
        records,
    ]);
    assert_eq!(code(&played), 0, "{}", errors(&played));
    let file = |game: &str| folder.path().join(game).to_str().unwrap().to_owned();
    let files = [file("game-000000.toml"), file("game-000001.toml")];
    let review = |more: &[&str]| {
        let mut words = vec!["review", files[0].as_str(), files[1].as_str(), "--json"];
        words.extend(more);
        let reviewed = run(&words);
        assert_eq!(code(&reviewed), 0, "{}", errors(&reviewed));
        output(&reviewed)
    };
    let whole = review(&["--threads", "2"]);
    let of_record = |line: &str| {
        let line: Value = serde_json::from_str(line).unwrap();
        line["record"].as_str().unwrap().to_owned()
    };
    let mut order: Vec<String> = whole.lines().map(of_record).collect();
    order.dedup();
    assert_eq!(
        order, files,
        "each line names its record, one after the other"
    );
    let sums = whole.lines().filter(|line| line.contains("\"result\""));
    assert_eq!(sums.count(), 2);
    // One of two parts has every second record, with the same figures.
    let part = review(&["--shard", "2/2"]);
    let of_part: Vec<&str> = part.lines().collect();
    let same: Vec<&str> = whole
        .lines()
        .filter(|line| of_record(line) == of_record(of_part[0]))
        .collect();
    assert_eq!(of_part, same);
}
