//! Games that were played are kept, listed, named, taken away, and taken along.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::play::{Opponents, Session};
use mahj_tutor::profile::{
    GAMES_KEPT, GameEnd, GameNumber, GameSummary, KeptGame, Notice, Profile, Transferred,
};
use mahj_tutor::review::{DecisionCost, DecisionKind, Performance, WinChance};
use mahj_tutor::rules::TableRules;

fn game(day: u32) -> KeptGame {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let session = Session::begin(card, TableRules::default(), Opponents::default(), 7);
    let mut performance = Performance::default();
    let cost = DecisionCost {
        decisions: 8,
        given_up: WinChance::of(0.02),
    };
    performance.add(DecisionKind::Charleston, cost);
    KeptGame {
        summary: GameSummary {
            day,
            card: "practice".to_owned(),
            card_title: "Practice Card".to_owned(),
            end: GameEnd::Won,
            points: 75,
            name: String::new(),
            taken_back: 0,
            is_open: false,
            of_match: None,
            is_practised: false,
            performance: Some(performance),
        },
        played: session.save(),
    }
}

/// The games of a folder, the newest first, as after a restart.
fn listed(folder: &Path) -> (Profile, Vec<(GameNumber, GameSummary)>) {
    let mut profile = Profile::open(folder);
    profile.list_games();
    profile.look_after_files();
    let listed = profile.games().listed().unwrap();
    let listed = listed.map(|(number, summary)| (number, summary.clone()));
    let listed = listed.collect();
    (profile, listed)
}

#[test]
fn a_kept_game_is_listed_after_a_restart_and_read_as_it_was() {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open(home.path());
    assert_eq!(profile.keep_finished_game(game(100)), 1);
    assert_eq!(profile.keep_finished_game(game(101)), 2);
    drop(profile);

    let (mut profile, games) = listed(home.path());
    assert_eq!(games, [(2, game(101).summary), (1, game(100).summary)]);
    profile.read_kept_game(1);
    profile.look_after_files();
    assert_eq!(profile.take_game_read(), Some((1, Box::new(game(100)))));
    assert_eq!(profile.keep_finished_game(game(102)), 3);
}

#[test]
fn a_file_with_the_last_number_there_is_keeps_no_game_from_being_kept() {
    let home = tempfile::tempdir().unwrap();
    fs::create_dir(home.path().join("games")).unwrap();
    fs::write(home.path().join("games/4294967295.toml"), "a list").unwrap();
    let mut profile = Profile::open(home.path());
    assert_eq!(profile.keep_finished_game(game(100)), 1);
    drop(profile);
    let (_, games) = listed(home.path());
    assert_eq!(games, [(1, game(100).summary)]);
}

#[test]
fn a_game_gets_a_name_and_is_taken_away() {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open(home.path());
    profile.keep_finished_game(game(100));
    profile.keep_finished_game(game(101));
    profile.change_kept_game(1, |summary| summary.name = "My first win".to_owned());
    profile.remove_kept_game(2);
    drop(profile);

    let (mut profile, games) = listed(home.path());
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].1.name, "My first win");
    profile.read_kept_game(1);
    profile.look_after_files();
    let (_, read) = profile.take_game_read().unwrap();
    assert_eq!(read.summary.name, "My first win");
    assert_eq!(read.played, game(100).played);
    assert!(profile.notices().is_empty(), "{:?}", profile.notices());
}

#[test]
fn a_damaged_game_is_set_aside_and_said_and_the_others_are_listed() {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open(home.path());
    profile.keep_finished_game(game(100));
    profile.keep_finished_game(game(101));
    drop(profile);
    let damaged = home.path().join("games/000001.toml");
    fs::write(&damaged, "format = 1\n[summary]\nday = \"long ago\"\n").unwrap();

    let (profile, games) = listed(home.path());
    assert_eq!(games, [(2, game(101).summary)]);
    assert!(
        matches!(profile.notices(), [Notice::SetAside { .. }]),
        "{:?}",
        profile.notices()
    );
    assert!(!damaged.exists());
    assert!(home.path().join("games/000001.damaged-1.toml").exists());
}

#[test]
fn a_game_goes_to_another_computer_as_a_file() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("game.toml");
    for mut profile in [
        Profile::in_memory(),
        Profile::open(&home.path().join("profile")),
    ] {
        profile.keep_finished_game(game(100));
        profile.export_kept_game(1, file.clone());
        let mut other = Profile::in_memory();
        profile.look_after_files();
        assert_eq!(
            profile.take_transferred(),
            [Transferred::GameWritten(Ok(file.clone()))]
        );
        other.read_game_from(file.clone());
        other.look_after_files();
        let game = Ok(Box::new(game(100)));
        assert_eq!(
            other.take_transferred(),
            [Transferred::GameRead(file.clone(), game)]
        );
    }
}

#[test]
fn older_games_make_room_for_new_ones_unless_they_have_a_name() {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open(home.path());
    profile.keep_finished_game(game(100));
    let file = |number: usize| home.path().join(format!("games/{number:06}.toml"));
    for number in 2..=GAMES_KEPT {
        fs::copy(file(1), file(number)).unwrap();
    }
    drop(profile);
    let (mut profile, games) = listed(home.path());
    assert_eq!(games.len(), GAMES_KEPT);
    profile.change_kept_game(2, |summary| summary.name = "My first win".to_owned());
    // What cannot be read is not taken away either.
    fs::write(file(3), "format = 1\nhal").unwrap();
    for _ in 0..4 {
        profile.keep_finished_game(game(101));
    }
    profile.look_after_files();
    let there = [1, 2, 3, 4, 5].map(|number| file(number).exists());
    assert_eq!(there, [false, true, true, false, true]);
    let known = [1, 2, 4, 5].map(|number| profile.games().find(number).is_some());
    assert_eq!(known, [false, true, false, true]);

    let mut profile = Profile::in_memory();
    for _ in 0..=GAMES_KEPT {
        profile.keep_finished_game(game(100));
    }
    assert!(profile.games().find(1).is_none() && profile.games().find(2).is_some());
}
