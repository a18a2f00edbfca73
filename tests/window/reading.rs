//! Home, the card, the rulebook and the settings.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::profile::{BotSpeed, Profile, TextSize};
use mahj_tutor::rules::RuleId;
use mahj_tutor::ui::{Route, Start};

use crate::support::{Window, click, open, open_sized, start, texts, window, window_on};

fn shows(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|text| text.contains(words))
}

#[test]
fn home_begins_with_the_next_lesson_and_ends_with_the_game() {
    let mut window = window();
    assert!(shows(&window, "Your next lesson"));
    click(&mut window, "Begin");
    assert!(matches!(window.state().route(), Route::Lesson(_)));

    let mut profile = Profile::in_memory();
    let lessons = mahj_tutor::lesson::shipped();
    for id in lessons.iter().filter_map(|file| {
        let name = file.name.strip_suffix(".toml")?;
        Some(name.split_once('-')?.1)
    }) {
        profile.change_progress(|progress| progress.finish_lesson(id));
    }
    let mut window = open(Start { profile, ..start() });
    assert!(shows(&window, "Sit down at the table"));
    assert!(shows(&window, "Finished."));
    let plays: Vec<_> = window.get_all_by_label("Play a game").collect();
    plays[0].click();
    drop(plays);
    window.run_steps(4);
    assert_eq!(window.state().route(), &Route::NewGame);
}

#[test]
fn a_lesson_that_was_left_comes_first_at_home() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    click(&mut window, "Begin");
    window.key_press(Key::Enter);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::H);
    window.run();
    if shows(&window, "You were in the middle of") {
        click(&mut window, "Continue");
    } else {
        click(&mut window, "Begin");
    }
    assert!(matches!(window.state().route(), Route::Lesson(_)));
}

#[test]
fn the_card_is_read_out_line_by_line() {
    let mut window = window();
    click(&mut window, "Card");
    assert!(shows(&window, "2026 1: 0000, 222 in the first suit"));
    assert!(shows(&window, "25 points, exposed"));
    click(&mut window, "The rules for reading the card");
    let rule = RuleId::CARD_COLOURS_COUNT_SUITS;
    assert_eq!(window.state().route(), &Route::Rulebook(Some(rule)));
    click(&mut window, "Back");
    assert_eq!(window.state().route(), &Route::Card);
}

#[test]
fn the_sections_of_the_card_are_called_in_the_language_of_the_learner() {
    let mut window = open(Start {
        language: Some("zh-CN".parse().unwrap()),
        ..start()
    });
    click(&mut window, "牌型卡");
    assert!(shows(&window, "练习牌型卡 2026"));
    assert!(shows(&window, "“相同数字”第 1 行"));
    assert!(!shows(&window, "Like Numbers"));
}

#[test]
fn home_shows_the_game_to_newcomers_and_later_a_line_of_the_card() {
    let window = open(start());
    assert!(shows(&window, "You collect the 14 tiles of one line"));
    assert!(!shows(&window, "The line of the day"));

    let mut begun = start();
    begun
        .profile
        .change_progress(|progress| progress.finish_lesson("reading-a-line"));
    let mut window = open(begun);
    assert!(!shows(&window, "You collect the 14 tiles of one line"));
    // Day 3 of the tests is the day of the card's fourth line.
    assert!(shows(&window, "Evens 1: FFF"));
    assert!(shows(&window, "any two suits and even numbers"));
    assert_eq!(
        window.get_all_by_label("Flower").count(),
        3,
        "a hand of it lies beside it"
    );
    click(&mut window, "See the whole card");
    assert_eq!(window.state().route(), &Route::Card);
}

#[test]
fn a_rule_is_found_by_a_word_of_its_text() {
    let mut window = window();
    click(&mut window, "Rules");
    let search = window.get_by_role(egui::accesskit::Role::TextInput);
    search.focus();
    search.type_text("never passed");
    window.run();
    click(&mut window, "Jokers are never passed");
    let route = Route::Rulebook(Some(RuleId::CHAR_NO_JOKERS));
    assert_eq!(window.state().route(), &route);
    assert!(shows(&window, "char-no-jokers"));
    assert!(shows(&window, "You may not pass a joker"));
}

#[test]
fn the_pages_of_the_rulebook_follow_one_another() {
    let mut window = window();
    click(&mut window, "Card");
    click(&mut window, "The rules for reading the card");
    let first = Route::Rulebook(Some(RuleId::CARD_COLOURS_COUNT_SUITS));
    assert_eq!(window.state().route(), &first);
    click(&mut window, "Next page");
    let second = Route::Rulebook(Some(RuleId::CARD_ONE_COLOUR));
    assert_eq!(window.state().route(), &second);
    click(&mut window, "Page before");
    assert_eq!(window.state().route(), &first);
}

#[test]
fn every_setting_is_kept_at_once() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    click(&mut window, "Settings");
    for choice in ["Dark", "Large", "Nothing moves", "Quick"] {
        click(&mut window, choice);
    }
    let kept = Profile::open(home.path());
    assert_eq!(kept.settings().text_size, TextSize::Large);
    assert!(kept.settings().reduced_motion);
    assert_eq!(kept.settings().bot_speed, BotSpeed::Fast);
}

#[test]
fn very_large_text_still_fits_the_smallest_window() {
    // Enlarged by half, a window of 1024x700 has this many points.
    let [width, height] = [1024.0, 700.0].map(|side| side / TextSize::VeryLarge.factor());
    for place in ["Home", "Settings", "Rules", "Card"] {
        let mut window = open_sized(start(), [width, height]);
        let button = egui::accesskit::Role::Button;
        window.get_by_role_and_label(button, place).click();
        window.run();
        for shown in window.get_all_by_role(button) {
            let rect = shown.rect();
            assert!(
                rect.left() >= 0.0 && rect.right() <= width,
                "{place}: {shown:?}"
            );
        }
    }
}
