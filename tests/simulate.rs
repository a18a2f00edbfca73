//! `simulate` on the command line: the sums of its parts are the sums of the whole.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::process::Command;

fn simulate(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mahj-tutor"));
    let output = command.arg("simulate").args(arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The number, or the numbers added up, behind a key.
fn sum(json: &str, key: &str) -> i64 {
    let (_, rest) = json.split_once(&format!("\"{key}\":")).unwrap();
    let numbers = match rest.strip_prefix('[') {
        Some(list) => list.split(']').next().unwrap(),
        None => rest.split([',', '}']).next().unwrap(),
    };
    let numbers = numbers
        .split(',')
        .map(|number| number.trim().parse::<i64>());
    numbers.map(Result::unwrap).sum()
}

#[test]
fn the_parts_of_a_run_add_up_to_the_run() {
    let run = ["--games", "6", "--seed", "3", "--json"];
    let levels = ["--bots", "learner,regular,expert,regular"];
    let part = |shard| simulate(&[&run[..], &levels[..], &["--shard", shard]].concat());
    let whole = part("1/1");
    for parts in [["1/2", "2/2"], ["0/2", "1/2"]] {
        let parts = parts.map(part);
        for key in [
            "games",
            "wall_games",
            "wins",
            "wins_as_east",
            "draws",
            "points",
            "self_picked",
            "jokerless",
        ] {
            let added = sum(&parts[0], key) + sum(&parts[1], key);
            assert_eq!(added, sum(&whole, key), "{key}");
        }
    }
    assert_eq!(sum(&whole, "games"), 6);
    assert_eq!(sum(&whole, "points"), 0);
    assert!(whole.contains("\"lines\":{\"year/1\":"));
}

#[test]
fn without_json_it_speaks_to_people() {
    let text = simulate(&["--games", "2", "--lang", "en"]);
    assert!(text.starts_with("2 games:"), "{text}");
    assert!(text.contains("Player 3 (regular)"), "{text}");
}

#[test]
fn at_random_tables_it_adds_up_what_mistakes_and_bets_came_to() {
    let run = ["--games", "40", "--seed", "2", "--rules", "random"];
    let text = simulate(&[&run[..], &["--lang", "en"]].concat());
    assert!(text.contains("Player 0: "), "{text}");
    assert!(text.contains("Ended by a mistake: "), "{text}");
    let json = simulate(&[&run[..], &["--json"]].concat());
    assert!(
        sum(&json, "bets") > 0 && sum(&json, "dead_hands") > 0,
        "{json}"
    );
    assert_eq!(sum(&json, "points") + sum(&json, "bettor_points"), 0);
}
