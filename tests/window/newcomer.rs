//! What newcomers met at the table and could not make sense of.

use std::fs;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::lesson::Left;
use mahj_tutor::profile::{BotSpeed, CoachMode, Profile};
use mahj_tutor::ui::{Demo, Route, Start};
use tempfile::TempDir;

use crate::support::{
    Window, click, open, open_lesson, press, says, start, texts, window, window_on,
};

/// The learner collects FFF 222 444 66 888, and a third Six is thrown.
const LESSON: &str = r#"
format = 1
id = "third-six"
card = "first"

[[step]]
id = "play"
picture = [{ line = "evens/1" }]

  [step.table]
  seed = 3
  east = 1
  racks = ["F F F 3x2C 4C 4C 6C 6C 8B 8D W", "6C ...", "", ""]
  discards = [{ tile = "6C", by = 1 }]
  moment = "discarded"

  [step.play]
  until = "discards"
  discards = 3
  help = "told"

[[step]]
id = "end"
"#;

const WORDS: &str = "
lesson-third-six = A third Six
    .summary = A claim that does not fit.
third-six-play = Go on collecting this line.
    .right = That was all.
third-six-end = That was all.
";

const THIRD_SIX: Demo = Demo {
    name: "third-six",
    prepare: |screens, change| {
        screens.lesson.open("third-six", change);
        Route::Lesson("third-six".to_owned())
    },
};

fn folder() -> TempDir {
    let home = tempfile::tempdir().unwrap();
    Profile::open(home.path()).change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let lessons = home.path().join("lessons");
    fs::create_dir(&lessons).unwrap();
    fs::write(lessons.join("40-third-six.toml"), LESSON).unwrap();
    fs::write(lessons.join("40-third-six.ftl"), WORDS).unwrap();
    home
}

fn at_the_state(name: &str) -> Window {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let mut window = open(start);
    let demo = Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

#[track_caller]
fn assert_says(window: &Window, text: &str) {
    assert!(says(window, text), "{text}: {:#?}", texts(window));
}

#[test]
fn before_a_group_lies_open_it_is_said_that_it_closes_the_line_one_collects() {
    let home = folder();
    let mut window = open_lesson(window_on(home.path()), &THIRD_SIX);
    assert_says(&window, "Line 1 of Evens");
    click(&mut window, "Claim for a pung");
    assert_says(&window, "Line 1 of Evens wants only 2 Six Craks");
    assert_says(
        &window,
        "would put that line out of reach. Closest then: line",
    );
    click(&mut window, "Take it back");
    assert!(!says(&window, "out of reach"));
    click(&mut window, "Claim for a pung");
    click(&mut window, "Expose it");
    assert!(!says(&window, "Line 1 of Evens"), "{:#?}", texts(&window));
}

#[test]
fn in_a_lesson_players_are_called_by_their_places_and_not_by_their_styles() {
    let home = folder();
    let window = open_lesson(window_on(home.path()), &THIRD_SIX);
    assert_says(&window, "East, on your right");
    assert_says(&window, "South, across");
    assert_says(&window, "West, on your left");
    let styles = ["Nimble", "Patient", "Eager", "Reserved"];
    assert!(
        !styles.iter().any(|style| says(&window, style)),
        "{:#?}",
        texts(&window)
    );
}

#[test]
fn a_pass_that_lacks_a_tile_is_no_breach_and_its_rule_is_a_click_away() {
    let mut window = at_the_state("table-opening");
    click(&mut window, "Skip to the Charleston");
    press(&mut window, egui::Key::Enter);
    assert_says(&window, "One moment");
    assert_says(&window, "Choose your tiles: a pass is three tiles.");
    assert!(!says(&window, "That can’t be done here"));
    window.get_by_label_contains("The rule: ").click();
    window.run();
    assert!(matches!(window.state().route(), Route::Rulebook(Some(_))));
}

#[test]
fn a_false_mah_jongg_is_refused_with_what_it_would_cost_at_a_real_table() {
    let window = at_the_state("table-refused");
    assert_says(&window, "It isn’t Mah Jongg yet");
    assert_says(&window, "At a real table");
}

#[test]
fn exchanging_for_jokers_is_spoken_of_only_where_it_can_be_done() {
    let mut window = at_the_state("table-turn");
    let about = "exchange for jokers";
    assert!(says(&window, "Joker in an exposed"));
    let may_exchange = says(&window, "for the joker");
    press(&mut window, egui::Key::ArrowRight);
    assert_eq!(says(&window, about), may_exchange);
    let home = folder();
    let mut window = open_lesson(window_on(home.path()), &THIRD_SIX);
    click(&mut window, "Claim for a pung");
    click(&mut window, "Expose it");
    let tile = window
        .get_all_by_role_and_label(Role::Button, "Four Crak")
        .next();
    tile.unwrap().click();
    window.run();
    assert_says(&window, "Before that, you may declare Mah Jongg");
    assert!(!says(&window, about));
}

#[test]
fn the_card_of_a_lesson_is_opened_from_within_it() {
    const FIRST: Demo = Demo {
        name: "first",
        prepare: |screens, change| {
            screens.lesson.open("first-mah-jongg", change);
            Route::Lesson("first-mah-jongg".to_owned())
        },
    };
    let mut window = open_lesson(window(), &FIRST);
    click(&mut window, "Card");
    assert_says(&window, "First Card 2026");
    assert_says(&window, "The card of this lesson");
    click(&mut window, "Home");
    click(&mut window, "Card");
    assert_says(&window, "Practice Card 2026");
    assert!(!says(&window, "The card of this lesson"));
}

#[test]
fn a_finished_lesson_that_is_begun_again_is_still_a_finished_one() {
    let mut profile = Profile::in_memory();
    profile.change_progress(|progress| {
        progress.finish_lesson("first-mah-jongg");
        progress.leave_lesson("first-mah-jongg", Left::Step("missing".to_owned()));
    });
    let window = open(Start { profile, ..start() });
    assert_says(&window, "finished before, Step 2 of");
}

/// Everything that a quick hand does, seen in one frame.
fn flick(window: &mut Window, from: Pos2, to: Pos2) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.input_mut().events.extend([
        Event::PointerMoved(from),
        button(from, true),
        Event::PointerMoved(from.lerp(to, 0.5)),
        Event::PointerMoved(to),
        button(to, false),
    ]);
    window.run();
}

#[test]
fn a_tile_that_is_flicked_to_the_middle_is_discarded() {
    // The others take their time.
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == "table-turn");
    window.state_mut().show(demo.unwrap());
    window.run();
    let lying = |window: &Window| window.query_all_by_label_contains(", discarded by").count();
    let before = lying(&window);
    let rack = window.get_all_by_role(Role::Button);
    let tile = rack
        .filter(|it| (640.0..750.0).contains(&it.rect().top()))
        .nth(1);
    let from = tile.unwrap().rect().center();
    flick(&mut window, from, egui::pos2(460.0, 320.0));
    assert_eq!(lying(&window), before + 1, "{:#?}", texts(&window));
}

#[test]
fn a_first_game_begins_from_home_with_one_click() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    window
        .get_by_label("Play your first game")
        .click_accesskit();
    window.run_steps(4);
    assert_eq!(window.state().route(), &Route::Table);
    // The coach is beside the table, and the card is the one of a few lines.
    assert_says(&window, "Coach");
    drop(window);
    let kept = Profile::open(home.path());
    assert_eq!(kept.settings().card.as_deref(), Some("first"));
    assert!(
        kept.settings().tile_names,
        "who has taken no lesson finds the names below the tiles"
    );
    assert!(kept.game().is_some());
}

#[test]
fn who_goes_step_by_step_presses_enter_for_each_thing_the_others_do() {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
        settings.coach = Some(CoachMode::Alone);
    });
    let mut window = open(start);
    let demo = Demo::all().find(|demo| demo.name == "table-turn").unwrap();
    window.state_mut().show(demo);
    window.run();
    click(&mut window, "Pace: No waiting");
    click(&mut window, "Step by step");
    click(&mut window, "Nine Crak");
    click(&mut window, "Discard Nine Crak");
    let mut steps = 0;
    while says(&window, "Go on") && steps < 20 {
        let before = texts(&window);
        press(&mut window, Key::Enter);
        window.run();
        assert_ne!(before, texts(&window), "something happened");
        steps += 1;
    }
    assert!((1..20).contains(&steps), "{steps}: {:#?}", texts(&window));
    // The last discard before the learner's turn and their own draw are one step.
    assert!(
        window.query_by_label("Draw a tile").is_some(),
        "{:#?}",
        texts(&window)
    );
    press(&mut window, Key::Enter);
    window.run_steps(8);
    assert!(
        says(&window, "choose a tile to discard"),
        "{:#?}",
        texts(&window)
    );
}

#[test]
fn who_can_play_is_dealt_in_and_led_back_to_the_table() {
    let mut window = window();
    click(&mut window, "I know how to play: deal me in");
    assert_eq!(window.state().route(), &Route::Table);
    click(&mut window, "Home");
    assert!(says(&window, "Your table is waiting"));
    click(&mut window, "Continue");
    assert_eq!(window.state().route(), &Route::Table);
}

#[test]
fn who_looked_ahead_in_the_course_is_led_back_to_what_was_passed_over() {
    let mut profile = Profile::in_memory();
    profile.change_progress(|progress| {
        progress.finish_lesson("first-mah-jongg");
        progress.leave_lesson("claiming", Left::Step("three".to_owned()));
    });
    let mut window = open(Start { profile, ..start() });
    assert!(says(&window, "You were in the middle of lesson 16"));
    click(&mut window, "Or go back to lesson 2: Meet the tiles");
    let second = Route::Lesson("meet-the-tiles".to_owned());
    assert_eq!(window.state().route(), &second);
}
