//! Files of earlier versions are read as they were meant, and files of later ones are left as they are. Each folder of
//! `tests/fixtures/profiles` is named for the day up to which the program wrote such files.

use std::fs;
use std::path::Path;

use mahj_tutor::card::Card;
use mahj_tutor::drill::Kind;
use mahj_tutor::lesson::Left;
use mahj_tutor::memory::Skill;
use mahj_tutor::play::{Awaited, Session, ShownOpen, StopsAfterDiscards};
use mahj_tutor::profile::{
    BotSpeed, CoachMode, GameEnd, KeptGame, Notice, Profile, TextSize, ThemeChoice,
};
use mahj_tutor::rules::Seat;
use tempfile::TempDir;

/// A copy of a kept folder, which may be written to.
fn copy_of(day: &str) -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures/profiles")
        .join(day);
    copy(&kept, home.path());
    home
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            fs::create_dir(&to).unwrap();
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// The match that was left goes on where it was, on the card that was typed in then.
fn is_taken_up(profile: &Profile) -> Session {
    let typed = profile.own_cards().find("ours").unwrap().to_toml();
    let kept = profile.game().unwrap();
    assert_eq!(kept.card_id().as_deref(), Some("ours"));
    let card = kept.own_card(None).unwrap();
    assert_eq!(Card::parse(&typed).unwrap(), **card.card());
    let session = Session::restore(kept, card).unwrap();
    assert_eq!(session.number(), 3);
    assert_eq!(session.awaited(), Awaited::Learner);
    let scores = session.table().games().iter().map(|game| game.balance);
    let scores: Vec<_> = scores.map(|balance| balance[Seat::FIRST]).collect();
    assert_eq!(scores, [0, -60]);
    session
}

/// The games that were played to their end: the newest first, each as it was played.
fn finished_games(profile: &mut Profile) -> Vec<KeptGame> {
    profile.list_games();
    profile.look_after_files();
    let listed = profile.games().listed().unwrap();
    let numbers: Vec<_> = listed.map(|(number, _)| number).collect();
    let read = |number| {
        profile.read_kept_game(number);
        profile.look_after_files();
        let (_, game) = profile.take_game_read().unwrap();
        *game
    };
    let games: Vec<_> = numbers.into_iter().map(read).collect();
    for game in &games {
        let card = game.played.own_card(None).unwrap();
        let session = Session::restore(&game.played, card).unwrap();
        assert!(session.outcome().is_some());
    }
    games
}

fn open(home: &TempDir) -> Profile {
    let profile = Profile::open(home.path());
    assert!(profile.notices().is_empty(), "{:?}", profile.notices());
    profile
}

#[test]
fn the_first_files_of_all_are_read() {
    let home = copy_of("2026-11-20");
    let profile = open(&home);
    let settings = profile.settings();
    assert_eq!(settings.language.as_deref(), Some("es"));
    assert_eq!(settings.card.as_deref(), Some("first"));
    assert_eq!(settings.theme, ThemeChoice::Dark);
    assert_eq!(settings.text_size, TextSize::Large);
    assert_eq!(settings.bot_speed, BotSpeed::Fast);
    assert_eq!(settings.stops_after_discards, StopsAfterDiscards::Always);
    assert!(settings.reduced_motion && settings.quick_advice_only);
    let progress = profile.progress();
    assert!(progress.lesson("first-mah-jongg").finished && progress.met_coach);
    let left = progress.lesson("reading-a-line").left;
    assert_eq!(left, Some(Left::Step("like-numbers".to_owned())));
    // What was counted in drills before there was a memory counts there.
    let practiced = profile.memory().practiced(Kind::LineFromRack);
    assert_eq!((practiced.asked, practiced.right), (7, 5));
    is_taken_up(&profile);
}

#[test]
fn the_first_games_that_were_kept_are_listed_and_looked_back_at() {
    let home = copy_of("2026-11-24");
    let mut profile = open(&home);
    is_taken_up(&profile);
    let games = finished_games(&mut profile);
    let told = |game: &KeptGame| (game.summary.name.clone(), game.summary.end);
    let told: Vec<_> = games.iter().map(told).collect();
    let named = "Rose's evening".to_owned();
    assert_eq!(
        told,
        [(named, GameEnd::Lost), (String::new(), GameEnd::WallGame)]
    );
}

#[test]
fn games_that_were_kept_with_all_that_is_known_of_them_are_read() {
    let home = copy_of("2026-11-29");
    let mut profile = open(&home);
    let session = is_taken_up(&profile);
    let planned = session.plan().lines().iter();
    let card = session.compiled_card().card();
    let planned: Vec<_> = planned
        .map(|line| card.line(*line).id.to_string())
        .collect();
    assert_eq!(planned, ["odds/1"]);
    let games = finished_games(&mut profile);
    let [second, first] = &games[..] else {
        panic!("{games:?}")
    };
    assert!(first.summary.is_open && second.summary.is_own_play());
    assert_eq!(second.summary.day, 20_787);
    for (game, number) in [(first, 1), (second, 2)] {
        let of_match = game.summary.of_match.as_ref().unwrap();
        assert_eq!((of_match.seed.as_str(), of_match.game), ("11", number));
        let performance = game.summary.performance.as_ref().unwrap();
        assert_eq!(performance.total().decisions, 9);
        assert_eq!(game.played.warned().len(), 1);
    }
}

#[test]
fn what_was_kept_before_the_coach_had_modes_is_read() {
    let home = copy_of("2026-11-22");
    let profile = open(&home);
    let settings = profile.settings();
    assert_eq!(settings.text_size, TextSize::VeryLarge);
    assert_eq!(settings.stops_after_discards, StopsAfterDiscards::OnRequest);
    assert_eq!(settings.coach_mode(), CoachMode::OnRequest);
    let progress = profile.progress();
    assert_eq!(progress.lessons_finished, 2);
    assert_eq!(progress.latest_lesson.as_deref(), Some("groups-and-colors"));
    let memory = profile.memory();
    assert_eq!(memory.skills[&Skill::Drill(Kind::Payment)].due, 20_783);
    assert_eq!(memory.on(20_779), 4);
    assert_eq!(memory.practiced(Kind::Payment).answers, 4);
}

#[test]
fn what_a_later_version_knows_stays_in_the_memory() {
    let home = copy_of("2026-11-22");
    let mut profile = open(&home);
    profile.change_memory(|memory| memory.count_answer(Kind::Joker, true, 5.0));
    drop(profile);
    let text = fs::read_to_string(home.path().join("memory.toml")).unwrap();
    assert!(text.contains("something of a later version"), "{text}");
    open(&home);
}

#[test]
fn whether_all_racks_were_shown_is_read_from_before_it_was_one_choice() {
    let home = copy_of("2026-11-25");
    let profile = open(&home);
    let settings = profile.settings();
    assert_eq!(settings.coach_mode(), CoachMode::Open);
    assert_eq!(settings.shown_open, ShownOpen::Racks);
    assert_eq!(settings.bot_speed, BotSpeed::Slow);
    assert!(settings.tile_names);
}

#[test]
fn a_file_of_a_later_version_is_left_as_it_is_and_said() {
    for name in ["settings.toml", "progress.toml", "memory.toml", "game.toml"] {
        let home = copy_of("2026-11-22");
        let later = "format = 2\nunheard-of = true\n";
        fs::write(home.path().join(name), later).unwrap();
        let mut profile = Profile::open(home.path());
        let said = profile.notices().iter();
        let said = said.filter(|notice| format!("{notice:?}").contains(name));
        assert_eq!(said.count(), 1, "{name}: {:?}", profile.notices());
        let is_about_files = |notice: &Notice| format!("{notice:?}").contains("Newer");
        assert!(profile.notices().iter().any(is_about_files));
        profile.change_settings(|settings| settings.name = "Rose".to_owned());
        profile.change_memory(|memory| memory.count_answer(Kind::Joker, true, 5.0));
        profile.change_progress(|progress| progress.met_coach = true);
        drop(profile);
        let kept = fs::read_to_string(home.path().join(name)).unwrap();
        assert_eq!(kept, later, "{name}");
    }
}
