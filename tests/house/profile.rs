//! What is kept on disk: whole, versioned, and never silently dropped.

#![expect(clippy::unwrap_used, reason = "a test's helpers fail loudly")]

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use std::{fs, thread};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::Level;
use mahj_tutor::card::{self, Draft};
use mahj_tutor::lesson::Left;
use mahj_tutor::play::{RestoreError, Session, StopsAfterDiscards};
use mahj_tutor::profile::{
    BotSpeed, Damage, ExamScore, Notice, Profile, Settings, TextSize, ThemeChoice, Transferred,
};
use mahj_tutor::rules::TableRules;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_new_profile_writes_nothing_until_something_changes() {
    let home = folder();
    let kept = home.path().join("not/yet/there");
    let mut profile = Profile::open(&kept);
    profile.change_settings(|_| ());
    assert!(!kept.exists());
    profile.change_settings(|settings| settings.reduced_motion = true);
    assert_eq!(names(&kept), ["settings.toml"]);
    assert!(profile.notices().is_empty());
}

#[test]
fn what_was_chosen_and_done_is_there_after_a_restart() {
    let home = folder();
    let mut profile = Profile::open(home.path());
    profile.change_settings(|settings| {
        settings.language = Some("zh-CN".to_owned());
        settings.theme = ThemeChoice::Dark;
        settings.text_size = TextSize::VeryLarge;
        settings.bot_speed = BotSpeed::Fast;
    });
    profile.change_progress(|progress| {
        progress.leave_lesson("groups-and-colors", Left::Step("colors".to_owned()));
        progress.finish_lesson("the-tiles");
    });

    let again = Profile::open(home.path());
    assert_eq!(again.settings(), profile.settings());
    assert_eq!(again.progress(), profile.progress());
    let lesson = again.progress().lesson("groups-and-colors");
    assert_eq!(lesson.left, Some(Left::Step("colors".to_owned())));
    assert!(!lesson.finished);
    assert!(again.progress().lesson("the-tiles").finished);
    assert_eq!(names(home.path()), ["progress.toml", "settings.toml"]);
}

#[test]
fn a_game_of_a_lesson_is_there_after_a_restart_and_files_without_one_are_read() {
    let home = folder();
    let before = "format = 1\n[lessons.first-whole-game]\nstep = \"charleston\"\nfinished = false\n\
                  [lessons.a-turn]\nstep = \"closing 2\"\nfinished = true\n";
    fs::write(home.path().join("progress.toml"), before).unwrap();
    let mut profile = Profile::open(home.path());
    assert!(profile.notices().is_empty(), "{:?}", profile.notices());
    let left = |profile: &Profile, lesson: &str| profile.progress().lesson(lesson).left;
    let charleston = Left::Step("charleston".to_owned());
    assert_eq!(left(&profile, "first-whole-game"), Some(charleston));
    assert_eq!(left(&profile, "a-turn"), Some(Left::Closing(2)));

    let game = Left::AtTable {
        step: "together".to_owned(),
        actions: vec!["3 discard 2B".to_owned(), "0 draw".to_owned()],
    };
    profile.change_progress(|it| it.leave_lesson("first-whole-game", game.clone()));
    let again = Profile::open(home.path());
    assert!(again.notices().is_empty(), "{:?}", again.notices());
    assert_eq!(left(&again, "first-whole-game"), Some(game));
    assert_eq!(left(&again, "a-turn"), Some(Left::Closing(2)));
}

#[test]
fn an_exam_is_there_after_a_restart_and_files_without_one_are_read() {
    let home = folder();
    let before = "format = 1\nmet-coach = true\n[lessons.a-turn]\nfinished = true\n";
    fs::write(home.path().join("progress.toml"), before).unwrap();
    let mut profile = Profile::open(home.path());
    assert!(profile.notices().is_empty(), "{:?}", profile.notices());
    assert!(profile.progress().exam.is_untouched());
    profile.change_progress(|progress| {
        progress
            .exam
            .begin(vec!["a-turn/order".to_owned(), "claiming/size".to_owned()]);
        if let Some(sitting) = &mut progress.exam.sitting {
            sitting.answers = vec!["draw > discard".to_owned()];
        }
    });
    let mut again = Profile::open(home.path());
    assert_eq!(again.progress(), profile.progress());
    assert!(again.progress().lesson("a-turn").finished);
    assert!(again.progress().exam.open_sitting().is_some());
    again.change_progress(|progress| {
        progress
            .exam
            .finish(20_777, ExamScore { right: 1, asked: 2 });
    });
    let last = Profile::open(home.path());
    assert_eq!(last.progress(), again.progress());
    assert!(last.progress().exam.open_sitting().is_none());
}

#[test]
fn every_file_begins_with_its_format() {
    let home = folder();
    let mut profile = Profile::open(home.path());
    profile.change_settings(|settings| settings.reduced_motion = true);
    let text = fs::read_to_string(home.path().join("settings.toml")).unwrap();
    assert!(text.starts_with("format = 1\n"), "{text}");
}

#[test]
fn a_wish_that_the_table_waits_is_kept_from_before_there_were_more_choices() {
    for (before, stops) in [
        ("true", StopsAfterDiscards::Always),
        ("false", StopsAfterDiscards::WhereItHelps),
    ] {
        let home = folder();
        let before = format!("format = 1\nwait-after-discards = {before}\n");
        fs::write(home.path().join("settings.toml"), before).unwrap();
        let mut profile = Profile::open(home.path());
        assert!(profile.notices().is_empty(), "{:?}", profile.notices());
        assert_eq!(profile.settings().stops_after_discards, stops);
        for stops in StopsAfterDiscards::ALL {
            profile.change_settings(|settings| settings.stops_after_discards = stops);
            drop(profile);
            profile = Profile::open(home.path());
            assert_eq!(profile.settings().stops_after_discards, stops);
        }
    }
}

#[test]
fn a_second_window_sees_what_is_kept_and_writes_nothing_else_as_long_as_the_first_is_open() {
    let home = folder();
    let mut first = Profile::open_for_a_window(home.path());
    assert!(first.notices().is_empty(), "{:?}", first.notices());
    first.change_settings(|settings| settings.theme = ThemeChoice::Dark);

    let mut second = Profile::open_for_a_window(home.path());
    assert_eq!(second.notices(), [Notice::OpenElsewhere]);
    assert_eq!(second.settings().theme, ThemeChoice::Dark);
    let settings = fs::read_to_string(home.path().join("settings.toml")).unwrap();
    second.change_settings(|settings| settings.theme = ThemeChoice::Light);
    second.keep_card(Draft::begin("mine", "2026"));
    drop(second);
    let after = fs::read_to_string(home.path().join("settings.toml")).unwrap();
    assert_eq!(after, settings, "the first window loses nothing");
    assert!(!home.path().join("cards").exists());

    drop(first);
    let again = Profile::open_for_a_window(home.path());
    assert!(again.notices().is_empty(), "{:?}", again.notices());
    assert_eq!(again.settings().theme, ThemeChoice::Dark);
}

#[test]
fn a_damaged_file_is_set_aside_and_said_with_its_place() {
    let home = folder();
    let damaged = "format = 1\ntheme = \"dark\"\ntext-size = \"huge\"\n";
    fs::write(home.path().join("settings.toml"), damaged).unwrap();

    let mut profile = Profile::open(home.path());
    assert_eq!(profile.settings(), &Settings::default());
    let [
        Notice::SetAside {
            file,
            kept_as,
            damage,
        },
    ] = profile.notices()
    else {
        panic!("{:?}", profile.notices());
    };
    assert_eq!(*file, "settings.toml");
    assert_eq!(fs::read_to_string(kept_as).unwrap(), damaged);
    let Damage::Malformed { line, column, .. } = damage else {
        panic!("{damage:?}");
    };
    assert_eq!((*line, *column), (Some(3), Some(13)));

    profile.change_settings(|settings| settings.reduced_motion = true);
    assert_eq!(
        names(home.path()),
        ["settings.damaged-1.toml", "settings.toml"]
    );
    profile.dismiss_notice();
    assert!(profile.notices().is_empty());
}

#[test]
fn every_damaged_file_keeps_its_own_place() {
    let home = folder();
    for _ in 0..2 {
        fs::write(home.path().join("progress.toml"), b"\xff\xfe no text").unwrap();
        assert_eq!(Profile::open(home.path()).notices().len(), 1);
    }
    assert_eq!(
        names(home.path()),
        ["progress.damaged-1.toml", "progress.damaged-2.toml"]
    );
}

#[test]
fn a_file_of_a_newer_program_is_left_as_it_is() {
    let home = folder();
    fs::write(
        home.path().join("progress.toml"),
        "format = 2\nskills = []\n",
    )
    .unwrap();
    let profile = Profile::open(home.path());
    assert!(matches!(
        profile.notices(),
        [Notice::LeftAlone {
            damage: Damage::Newer { format: 2 },
            ..
        }]
    ));
}

#[test]
fn a_file_without_a_format_or_with_unknown_keys_is_damaged() {
    for text in [
        "theme = \"dark\"\n",
        "format = 1\ntheem = \"dark\"\n",
        "format = \"1\"",
        "{",
    ] {
        let home = folder();
        fs::write(home.path().join("settings.toml"), text).unwrap();
        let notices = Profile::open(home.path()).notices().to_vec();
        assert!(
            matches!(notices.as_slice(), [Notice::SetAside { .. }]),
            "{text:?}: {notices:?}"
        );
    }
}

#[test]
fn what_cannot_be_written_is_said_once_and_the_program_goes_on() {
    let home = folder();
    let file = home.path().join("in-the-way");
    let mut profile = Profile::open(&file);
    fs::write(&file, "a file where the folder should be").unwrap();
    for reduced in [true, false, true] {
        profile.change_settings(|settings| settings.reduced_motion = reduced);
    }
    assert!(profile.settings().reduced_motion);
    assert!(
        matches!(profile.notices(), [Notice::NotKept { .. }]),
        "{:?}",
        profile.notices()
    );
}

#[test]
fn what_is_written_in_the_background_is_there_at_the_end() {
    let home = folder();
    let mut profile = Profile::open(home.path()).writing_in_background();
    for size in [TextSize::Small, TextSize::Large, TextSize::VeryLarge] {
        profile.change_settings(|settings| settings.text_size = size);
        profile.change_progress(|progress| progress.count_recall("which-line", "", true));
    }
    for id in ["mine", "yours"] {
        profile.keep_card(Draft::begin(id, "2026"));
    }
    profile.remove_card("mine");
    let (settings, progress) = (profile.settings().clone(), profile.progress().clone());
    drop(profile);

    let again = Profile::open(home.path());
    assert_eq!(again.settings(), &settings);
    assert_eq!(again.progress(), &progress);
    let cards: Vec<_> = again.own_cards().iter().map(|card| &card.id).collect();
    assert_eq!(cards, ["yours"]);
}

#[test]
fn a_match_that_cannot_be_taken_up_goes_aside_in_the_background_and_the_next_one_is_kept() {
    let home = folder();
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let a_match = |seed| {
        let session = Session::begin(
            Arc::clone(&card),
            TableRules::default(),
            [Level::Learner; 4],
            seed,
        );
        session.save()
    };
    let mut profile = Profile::open(home.path()).writing_in_background();
    profile.keep_game(a_match(1));
    profile.set_game_aside(RestoreError::NotUnderstood("pass".to_owned()));
    assert_eq!(profile.game(), None);
    profile.keep_game(a_match(2));
    while profile.notices().is_empty() {
        thread::sleep(Duration::from_millis(1));
        profile.look_after_files();
    }
    let [Notice::SetAside { kept_as, .. }] = profile.notices() else {
        panic!("{:?}", profile.notices());
    };
    let kept_as = kept_as.clone();
    drop(profile);
    assert_eq!(Profile::open(home.path()).game(), Some(&a_match(2)));
    fs::rename(kept_as, home.path().join("game.toml")).unwrap();
    assert_eq!(Profile::open(home.path()).game(), Some(&a_match(1)));
}

#[test]
fn what_cannot_be_written_in_the_background_is_said_later_and_once() {
    let home = folder();
    let file = home.path().join("in-the-way");
    let mut profile = Profile::open(&file).writing_in_background();
    fs::write(&file, "a file where the folder should be").unwrap();
    for reduced in [true, false, true] {
        profile.change_settings(|settings| settings.reduced_motion = reduced);
        while profile.notices().is_empty() {
            thread::sleep(Duration::from_millis(1));
            profile.look_after_files();
        }
    }
    assert!(
        matches!(profile.notices(), [Notice::NotKept { .. }]),
        "{:?}",
        profile.notices()
    );
}

#[test]
fn what_cannot_be_read_is_left_alone_and_said() {
    let home = folder();
    fs::create_dir(home.path().join("settings.toml")).unwrap();
    let mut profile = Profile::open(home.path());
    assert!(matches!(
        profile.notices(),
        [Notice::LeftAlone { file, .. }] if file == "settings.toml"
    ));
    profile.change_settings(|settings| settings.reduced_motion = true);
    assert!(profile.settings().reduced_motion);
    assert_eq!(profile.notices().len(), 1);
    assert_eq!(names(home.path()), ["settings.toml"]);
}

#[test]
fn a_card_in_the_making_is_kept_whole_and_comes_back_after_a_restart() {
    let home = folder();
    let mut profile = Profile::open(home.path());
    let mut draft = Draft::begin(&profile.own_cards().free_id("practice"), "2026");
    assert_eq!(draft.id, "practice-2", "a card that ships has that id");
    draft.sections[0].lines = vec!["FF 1111a ???".to_owned(), String::new()];
    profile.keep_card(draft.clone());
    let profile = Profile::open(home.path());
    assert_eq!(profile.own_cards().find("practice-2"), Some(&draft));
    assert!(profile.notices().is_empty());
}

#[test]
fn a_damaged_card_is_set_aside_and_said() {
    let home = folder();
    fs::create_dir(home.path().join("cards")).unwrap();
    fs::write(home.path().join("cards/mine.toml"), "format = 1\nid = \"mi").unwrap();
    let profile = Profile::open(home.path());
    assert_eq!(profile.own_cards().iter().count(), 0);
    assert!(matches!(
        profile.notices(),
        [Notice::SetAside { file, .. }] if file == "mine.toml"
    ));
    assert_eq!(names(&home.path().join("cards")), ["mine.damaged-1.toml"]);
    // It is not read again.
    assert!(Profile::open(home.path()).notices().is_empty());
}

#[test]
fn a_card_is_written_where_the_learner_wants_it_and_taken_away() {
    let home = folder();
    let path = home.path().join("elsewhere/mine.toml");
    let nowhere = home.path().join("nowhere.toml");
    for profile in [
        Profile::open(home.path()),
        Profile::open(home.path()).writing_in_background(),
    ] {
        let mut profile = profile;
        profile.keep_card(Draft::begin("mine", "2026"));
        let draft = profile.own_cards().find("mine").unwrap().clone();
        profile.export_card(draft.clone(), path.clone(), false);
        assert_eq!(
            transferred(&mut profile),
            Transferred::CardWritten(Ok(path.clone()))
        );
        profile.export_card(draft.clone(), path.clone(), false);
        assert_eq!(
            transferred(&mut profile),
            Transferred::CardWouldReplace(path.clone())
        );
        profile.export_card(draft.clone(), path.clone(), true);
        assert_eq!(
            transferred(&mut profile),
            Transferred::CardWritten(Ok(path.clone()))
        );
        profile.read_card(path.clone());
        let Transferred::CardRead(_, Ok(Ok(card))) = transferred(&mut profile) else {
            panic!("it is there to be read");
        };
        assert_eq!(card.draft, draft);
        profile.read_card(nowhere.clone());
        assert!(matches!(
            transferred(&mut profile),
            Transferred::CardRead(_, Err(error)) if error.path == nowhere
        ));
        profile.export_card(draft, path.join("mine.toml"), false);
        assert!(matches!(
            transferred(&mut profile),
            Transferred::CardWritten(Err(_))
        ));
        profile.remove_card("mine");
        drop(profile);
        assert_eq!(Profile::open(home.path()).own_cards().iter().count(), 0);
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn a_picture_takes_the_place_of_no_other() {
    let home = folder();
    let mut profile = Profile::in_memory().writing_in_background();
    for name in ["result.png", "result 2.png"] {
        let documents = home.path().to_owned();
        profile.keep_picture(documents, "result".to_owned(), || b"picture".to_vec());
        assert_eq!(
            transferred(&mut profile),
            Transferred::PictureWritten(Ok(home.path().join(name)))
        );
    }
}

#[test]
fn own_lessons_are_read_again_in_the_background() {
    let home = folder();
    fs::create_dir(home.path().join("lessons")).unwrap();
    let file = home.path().join("lessons/40-mine.toml");
    fs::write(&file, "format = 1").unwrap();
    let mut profile = Profile::open(home.path()).writing_in_background();
    fs::write(&file, "format = 1\nid = \"mine\"").unwrap();
    profile.reread_own_lessons();
    let before = wait(&mut profile, Profile::take_lessons_before);
    assert_eq!(before.files[0].text, "format = 1");
    assert_eq!(
        profile.own_lessons().files[0].text,
        "format = 1\nid = \"mine\""
    );
}

/// What came of a transfer, once it is done.
pub(super) fn transferred(profile: &mut Profile) -> Transferred {
    wait(profile, |profile| profile.take_transferred().pop())
}

/// What is there once files were written and read.
fn wait<T>(profile: &mut Profile, mut take: impl FnMut(&mut Profile) -> Option<T>) -> T {
    loop {
        profile.look_after_files();
        if let Some(taken) = take(profile) {
            return taken;
        }
        thread::sleep(Duration::from_millis(1));
    }
}
