//! Warned before a mistake: asked once, in a line at the rack, and then it is the learner's to decide.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use std::path::Path;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::drill::Kind;
use mahj_tutor::memory::Skill;
use mahj_tutor::profile::{BotSpeed, Hints, Profile, Warnings};
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open, press, says, start, texts, window_on};

/// A table at which the learner holds fourteen tiles with a joker among them, warned as they want it.
fn with_a_joker(home: &Path, warnings: Warnings) -> Window {
    let mut profile = Profile::open(home);
    profile.change_settings(|settings| {
        settings.warnings = warnings;
        settings.bot_speed = BotSpeed::Instant;
    });
    drop(profile);
    let mut window = window_on(home);
    let demo = Demo::all().find(|demo| demo.name == "table-warned");
    window.state_mut().show(demo.unwrap());
    window.run();
    // The state is one in which the learner was just asked about another tile.
    press(&mut window, Key::Escape);
    assert!(!says(&window, "Take it back"));
    window
}

/// What is to be seen in the middle then.
const DISCARDED: &str = "Joker, discarded by you";

/// Chooses the joker alone, and discards it.
fn discard_the_joker(window: &mut Window) {
    press(window, Key::Escape);
    let all = window.get_all_by_role(Role::Button);
    let joker = all.into_iter().find(|node| {
        let name = node.accesskit_node().label();
        name.is_some_and(|name| name == "Joker" || name == "Joker, new")
    });
    joker.unwrap().click();
    window.run();
    click(window, "Discard Joker");
}

#[test]
fn a_bad_discard_is_asked_about_each_time_and_can_be_taken_back_or_done_all_the_same() {
    let home = tempfile::tempdir().unwrap();
    let mut window = with_a_joker(home.path(), Warnings::Bad);
    discard_the_joker(&mut window);
    assert!(says(&window, "Careful: that could cost you a lot."));
    assert!(says(&window, "in 100 games"), "{:#?}", texts(&window));
    assert!(!says(&window, DISCARDED));

    click(&mut window, "Take it back");
    assert!(!says(&window, "Careful"));
    assert!(!says(&window, DISCARDED));

    // Nothing is chosen any more: who clicks twice throws nothing.
    assert!(!says(&window, "Discard Joker"), "{:#?}", texts(&window));

    discard_the_joker(&mut window);
    assert!(says(&window, "Careful"), "{:#?}", texts(&window));
    assert!(!says(&window, DISCARDED));
    click(&mut window, "Do it all the same");
    assert!(says(&window, DISCARDED), "{:#?}", texts(&window));

    drop(window);
    let memory = Profile::open(home.path());
    let discarding = memory.memory().skills[&Skill::Drill(Kind::Discard)];
    assert_eq!(
        discarding.missed_on,
        Some(3),
        "it comes back as an exercise"
    );
}

#[test]
fn what_is_done_all_the_same_is_done() {
    let home = tempfile::tempdir().unwrap();
    let mut window = with_a_joker(home.path(), Warnings::VeryBad);
    discard_the_joker(&mut window);
    assert!(says(&window, "Careful"));
    click(&mut window, "Do it all the same");
    assert!(says(&window, DISCARDED), "{:#?}", texts(&window));
}

#[test]
fn another_tile_takes_the_question_back() {
    let home = tempfile::tempdir().unwrap();
    let mut window = with_a_joker(home.path(), Warnings::Bad);
    discard_the_joker(&mut window);
    assert!(says(&window, "Careful"));
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Space);
    assert!(!says(&window, "Careful"), "{:#?}", texts(&window));
}

#[test]
fn who_wants_no_warning_is_only_told_how_dear_a_joker_is() {
    let home = tempfile::tempdir().unwrap();
    let mut window = with_a_joker(home.path(), Warnings::Off);
    discard_the_joker(&mut window);
    assert!(!says(&window, "Careful"));
    assert!(says(&window, "Are you sure you want to give it up?"));
    click(&mut window, "Discard Joker");
    assert!(says(&window, DISCARDED), "{:#?}", texts(&window));
}

#[test]
fn how_much_is_warned_of_is_chosen_in_the_settings() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    let demo = Demo::all().find(|demo| demo.name == "settings");
    window.state_mut().show(demo.unwrap());
    window.run();
    for (name, warnings) in [
        ("Of anything doubtful", Warnings::Doubtful),
        ("Of serious mistakes", Warnings::VeryBad),
        ("Of mistakes", Warnings::Bad),
    ] {
        let button = window.get_by_label(name);
        button.scroll_to_me();
        window.run();
        click(&mut window, name);
        let kept = Profile::open(home.path()).settings().warnings;
        assert_eq!(kept, warnings);
    }
}

#[test]
fn a_key_that_is_pressed_twice_does_one_thing() {
    let mut profile = Profile::in_memory();
    profile.change_settings(|settings| settings.bot_speed = BotSpeed::Slow);
    let mut window = open(Start { profile, ..start() });
    let demo = Demo::all().find(|demo| demo.name == "table-turn");
    window.state_mut().show(demo.unwrap());
    window.run();
    // The second press comes when the first look is over, in the same moment: each event has a frame of its own here.
    for _ in 0..2 {
        window.event(Event::Key {
            key: Key::D,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
    }
    window.step();
    window.run_steps(4);
    assert!(
        !says(&window, "That can’t be done here"),
        "{:#?}",
        texts(&window)
    );
}

#[test]
fn what_the_coach_advises_instead_ends_the_question() {
    let home = tempfile::tempdir().unwrap();
    Profile::open(home.path()).change_settings(|settings| settings.hints = Hints::AllAtOnce);
    let mut window = with_a_joker(home.path(), Warnings::Bad);
    let discarded = |window: &Window| {
        let told = texts(window);
        let by_you = told
            .iter()
            .filter(|text| text.ends_with(", discarded by you"));
        by_you.count()
    };
    let before = discarded(&window);
    discard_the_joker(&mut window);
    assert!(says(&window, "Careful"));
    if !says(&window, "What I would do") {
        press(&mut window, Key::H);
    }
    press(&mut window, Key::D);
    assert_eq!(discarded(&window), before + 1, "{:#?}", texts(&window));
    assert!(!says(&window, DISCARDED));
    assert!(!says(&window, "Careful"), "{:#?}", texts(&window));
    assert!(!says(&window, "Do it all the same"));
}
