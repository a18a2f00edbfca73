//! `simulate` on the command line: the sums of its parts are the sums of the whole.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::process::Command;

use mahj_tutor::bot::{MeasuredShare, Totals};
use mahj_tutor::card::practice;

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
    assert!(
        text.contains("Player 3 (regular:adaptive-assertive)"),
        "{text}"
    );
}

#[test]
fn it_tells_each_sections_share_and_whether_dear_lines_win_more_rarely() {
    let text = simulate(&[
        "--card", "first", "--games", "8", "--seed", "4", "--lang", "en",
    ]);
    let (_, balance) = text.split_once("by section:").unwrap();
    for told in [
        "Quints: ",
        "% of the wins; rank correlation of value and wins none",
        "   40  quints/1",
        "All lines: rank correlation of value and wins ",
    ] {
        assert!(balance.contains(told), "{told}: {text}");
    }
}

#[test]
fn at_random_tables_it_adds_up_what_mistakes_and_bets_came_to() {
    let run = ["--games", "40", "--seed", "2", "--rules", "random"];
    let text = simulate(&[&run[..], &["--lang", "en"]].concat());
    assert!(text.contains("Player 0 (any): "), "{text}");
    assert!(text.contains("Ended by a mistake: "), "{text}");
    let json = simulate(&[&run[..], &["--json"]].concat());
    assert!(
        sum(&json, "bets") > 0 && sum(&json, "dead_hands") > 0,
        "{json}"
    );
    assert_eq!(sum(&json, "points") + sum(&json, "bettor_points"), 0);
}

/// The four numbers behind a key.
fn numbers(json: &str, key: &str) -> Vec<u32> {
    let (_, rest) = json.split_once(&format!("\"{key}\":[")).unwrap();
    let list = rest.split(']').next().unwrap().split(',');
    list.map(|number| number.trim().parse().unwrap()).collect()
}

#[test]
fn the_same_four_players_win_equally_when_each_wall_is_played_in_every_seat() {
    let bots = ["--bots", "regular", "--duplicate", "--json"];
    let json = simulate(&[&bots[..], &["--games", "16", "--seed", "4"]].concat());
    assert_eq!(sum(&json, "walls"), 4);
    let wins = numbers(&json, "wins");
    assert!(wins.iter().all(|won| *won == wins[0]), "{json}");
}

#[test]
fn shards_and_threads_keep_the_games_of_a_wall_together() {
    let run = ["--games", "16", "--duplicate", "--json", "--bots"];
    let bots = ["regular:fixed-passive,learner,baseline,hint"];
    let part = |more: &[&str]| simulate(&[&run[..], &bots[..], more].concat());
    let whole = part(&[]);
    assert_eq!(part(&["--threads", "3"]), whole);
    let parts = ["1/2", "2/2"].map(|shard| part(&["--shard", shard]));
    for key in ["walls", "wins_squared", "winner_turns", "claims", "games"] {
        let added = sum(&parts[0], key) + sum(&parts[1], key);
        assert_eq!(added, sum(&whole, key), "{key}");
    }
}

#[test]
fn few_games_leave_open_what_a_player_wins() {
    let mut totals = Totals::new(&practice().unwrap());
    assert_eq!(totals.win_share(0).interval, (0.0, 1.0));
    (totals.games, totals.walls) = (10, 10);
    let MeasuredShare { share, interval } = totals.win_share(0);
    // Wilson's interval for none of ten.
    assert!(share == 0.0 && interval.0 == 0.0 && (interval.1 - 0.2775).abs() < 1e-3);
    // Each fourth of four hundred games, played with walls of their own.
    (totals.games, totals.walls) = (400, 400);
    (totals.wins[0], totals.wins_squared[0]) = (100, 100);
    let (low, high) = totals.win_share(0).interval;
    assert!(
        (low - 0.21).abs() < 1e-3 && (high - 0.295).abs() < 1e-3,
        "{low} {high}"
    );
    // Those of a hundred walls that went the same in all four of their games tell less.
    totals.walls = 100;
    totals.wins_squared[0] = 400;
    let (wide_low, wide_high) = totals.win_share(0).interval;
    assert!(wide_low < low && wide_high > high);
}

#[test]
fn it_tells_how_exact_the_shares_are_and_how_long_a_win_takes() {
    let run = ["--games", "8", "--duplicate", "--lang", "en", "--bots"];
    let text = simulate(&[&run[..], &["hint,baseline,learner,expert:fixed-passive"]].concat());
    assert!(text.contains("2 walls were played"), "{text}");
    assert!(text.contains("Player 0 (hint): "), "{text}");
    assert!(text.contains("Player 1 (baseline): "), "{text}");
    assert!(text.contains("Player 3 (expert:fixed-passive): "), "{text}");
    assert!(text.contains("95% interval"), "{text}");
    assert!(text.contains("Turns of the winner: "), "{text}");
}
