//! How the coach stands by a game is chosen at the table, at any moment.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::profile::{BotSpeed, CoachMode, Profile, Warnings};
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open, press, says, start, texts};

/// A turn of the learner's, with the coach beside the table.
fn at_the_table(mode: CoachMode) -> Window {
    let mut profile = Profile::in_memory();
    profile.change_settings(|settings| {
        settings.coach = Some(mode);
        settings.bot_speed = BotSpeed::Slow;
    });
    let mut window = open(Start { profile, ..start() });
    let demo = Demo::all().find(|demo| demo.name == "coach-hint");
    window.state_mut().show(demo.unwrap());
    window.run();
    window
}

/// Chooses another mode where it stands in the coach's panel.
fn choose(window: &mut Window, mode: &str) {
    click(window, "How the coach helps");
    click(window, mode);
}

#[test]
fn who_plays_alone_hears_nothing_until_they_ask_and_then_only_once() {
    let mut window = at_the_table(CoachMode::Alone);
    assert!(says(&window, "I’ll keep quiet"), "{:#?}", texts(&window));
    assert!(!says(&window, "A hint"));
    assert!(!says(&window, "Chance to win"));
    click(&mut window, "Ask just this once");
    assert!(says(&window, "A hint"), "{:#?}", texts(&window));
    assert!(!says(&window, "I’ll keep quiet"));

    // The key asks, too, and does nothing yet.
    let mut window = at_the_table(CoachMode::Alone);
    let tiles = window
        .query_all_by_label_contains("discarded by you")
        .count();
    press(&mut window, Key::D);
    assert!(says(&window, "A hint"), "{:#?}", texts(&window));
    let now = window
        .query_all_by_label_contains("discarded by you")
        .count();
    assert_eq!(now, tiles);
}

#[test]
fn the_mode_is_changed_in_the_middle_of_a_game() {
    let mut window = at_the_table(CoachMode::OnRequest);
    assert!(says(&window, "A hint"));
    choose(&mut window, "I play on my own");
    assert!(says(&window, "I’ll keep quiet"), "{:#?}", texts(&window));
    choose(&mut window, "Hints and warnings");
    assert!(says(&window, "A hint"), "{:#?}", texts(&window));
}

#[test]
fn what_is_played_open_shows_the_advice_and_on_request_every_rack() {
    let mut window = at_the_table(CoachMode::Warn);
    assert!(!says(&window, "Details"), "advice waits to be asked for");
    let before = window.query_all_by_label("Joker").count();
    choose(&mut window, "Everything open");
    assert!(says(&window, "Details"), "{:#?}", texts(&window));
    assert!(says(&window, "left out of your progress"));
    assert_eq!(window.query_all_by_label("Joker").count(), before);
    let tiles = |window: &Window| texts(window).len();
    let hidden = tiles(&window);
    click(&mut window, "Show everybody’s tiles");
    assert!(tiles(&window) > hidden + 30, "three racks of tiles");
    click(&mut window, "Show everybody’s tiles");
    assert_eq!(tiles(&window), hidden);
}

#[test]
fn what_was_chosen_before_there_were_modes_still_counts() {
    for (warnings, mode) in [
        (Warnings::Off, CoachMode::OnRequest),
        (Warnings::Bad, CoachMode::Warn),
    ] {
        let mut profile = Profile::in_memory();
        profile.change_settings(|settings| settings.warnings = warnings);
        assert_eq!(profile.settings().coach_mode(), mode);
    }
}
