//! The strip above the rack: what it says, which button stands out, and what the digits do.

use std::fs;

use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Key, Pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::locale::Language;
use mahj_tutor::profile::{BotSpeed, Hints, Profile};
use mahj_tutor::ui::{Demo, Route, Start};
use tempfile::TempDir;

use crate::support::{
    Window, click, open, open_at_pace, open_lesson, open_sized, painted, press, says, start, texts,
    window_on,
};

/// The state of this name that is worth looking at.
fn demo(name: &str) -> &'static Demo {
    Demo::all().find(|demo| demo.name == name).unwrap()
}

fn at_the_state(name: &str) -> Window {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
        settings.hints = Hints::AllAtOnce;
    });
    let mut window = open(start);
    window.state_mut().show(demo(name));
    window.run();
    window
}

/// A game with the coach beside it, which was followed up to where the strip says this.
fn with_the_coach_until(words: &str) -> Window {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
        settings.hints = Hints::AllAtOnce;
    });
    let mut window = open(start);
    click(&mut window, "Game");
    click(&mut window, "Play");
    click(&mut window, "Skip to the Charleston");
    press(&mut window, Key::H);
    for _ in 0..60 {
        if says(&window, words) {
            break;
        }
        press(&mut window, Key::D);
    }
    assert!(says(&window, words), "{:?}", texts(&window));
    window
}

const VOTE: &str = "Go on with a second Charleston?";
const COURTESY: &str = "how many tiles do you want to exchange";

#[test]
fn no_answer_stands_out_among_equals_unless_the_coach_is_asked() {
    for question in [VOTE, COURTESY] {
        let mut window = with_the_coach_until(question);
        press(&mut window, Key::H);
        press(&mut window, Key::Enter);
        assert!(says(&window, question), "Enter has nothing to press");
        press(&mut window, Key::H);
        press(&mut window, Key::Enter);
        assert!(!says(&window, question), "{:?}", texts(&window));
    }
}

#[test]
fn with_the_coach_beside_the_table_enter_does_what_it_recommends() {
    for name in ["table-claim", "table-claim-timed", "coach-claim"] {
        let beside_the_coach = |key: Key| {
            let mut window = at_the_state(name);
            if !says(&window, "What I would do") {
                press(&mut window, Key::H);
            }
            assert!(says(&window, "What I would do"), "{:?}", texts(&window));
            press(&mut window, key);
            let mut texts = texts(&window);
            texts.retain(|text| !text.starts_with("Time to claim"));
            texts
        };
        assert_eq!(
            beside_the_coach(Key::Enter),
            beside_the_coach(Key::D),
            "{name}"
        );
    }
}

#[test]
fn beside_a_group_that_the_coach_advises_claiming_leads_to_the_others() {
    let window = at_the_state("coach-claim");
    assert!(!says(&window, "Claim it"), "{:?}", texts(&window));
    assert!(says(&window, "Another group"), "{:?}", texts(&window));
}

/// Where a button begins whose name begins so.
fn left_of(window: &Window, name: &str) -> f32 {
    let mut buttons = window.get_all_by_role(Role::Button);
    let button = buttons.find(|node| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label.starts_with(name))
    });
    button.unwrap().rect().left()
}

#[test]
fn what_is_advised_or_refused_moves_no_button_under_the_pointer() {
    let unadvised = at_the_state("table-claim");
    let place = left_of(&unadvised, "Claim it");
    let advised = at_the_state("coach-claim");
    let group = left_of(&advised, "Claim ");
    // What stands out is bold, and so a little wider.
    assert!((group - place).abs() < 8.0, "{group} is not {place}");
    assert!(group < left_of(&advised, "Another group"));
    let refused = at_the_state("table-refused");
    let last = left_of(&refused, "Mah Jongg!");
    assert!(last < left_of(&refused, "Got it"));
}

#[test]
fn a_digit_that_is_pressed_before_its_buttons_were_read_does_nothing() {
    let mut start = start();
    start
        .profile
        .change_settings(|settings| settings.reduced_motion = true);
    let mut window = open_at_pace(start, 0.05);
    window.state_mut().show(demo("table-claim"));
    window.run();
    window.run_steps(10);
    window.key_press(Key::T);
    window.run_steps(2);
    let asks = "Which group do you expose?";
    assert!(says(&window, asks), "{:?}", texts(&window));
    window.key_press(Key::Num1);
    window.run_steps(2);
    assert!(says(&window, asks), "it was not read yet");
    window.run_steps(6);
    window.key_press(Key::Num1);
    window.run_steps(2);
    assert!(!says(&window, asks), "it lies open");
}

/// Where what lies beside the table begins in the smallest window.
const BESIDE: f32 = 736.0;

/// The texts in the strip that were cut for want of room.
fn cut(window: &Window, strip: egui::Rangef) -> Vec<String> {
    let cut = painted(window).into_iter().filter_map(|shape| {
        let Shape::Text(text) = shape else {
            return None;
        };
        let Pos2 { x, y } = text.pos;
        let end = y + text.galley.size().y;
        let is_there = strip.contains(y) && x < BESIDE;
        let is_cut = is_there && (text.galley.elided || end > strip.max);
        is_cut.then(|| text.galley.text().to_owned())
    });
    cut.collect()
}

#[test]
fn no_word_of_the_strip_is_cut_in_the_smallest_window() {
    let states = Demo::all().filter(|demo| demo.name.starts_with("table-"));
    let states: Vec<_> = states.collect();
    for language in Language::all() {
        for state in &states {
            let start = Start {
                language: Some(language),
                ..start()
            };
            let mut window = open_sized(start, [1024.0, 700.0]);
            window.state_mut().show(state);
            window.run_steps(3);
            // The rack is at the bottom, 104 points of strip above it.
            let rack = window
                .query_all_by_role(Role::Button)
                .map(|button| button.rect())
                .filter(|it| it.bottom() > 670.0 && it.width() < 70.0)
                .map(|it| it.top())
                .fold(f32::MAX, f32::min);
            if rack < 700.0 {
                let strip = egui::Rangef::new(rack - 126.0, rack - 18.0);
                assert_eq!(cut(&window, strip), [""; 0], "{language:?} {}", state.name);
            }
        }
    }
}

#[test]
fn what_came_in_the_courtesy_pass_is_seen_until_the_first_discard() {
    // The others take their time.
    let mut window = open_at_pace(start(), 0.05);
    window.state_mut().show(demo("table-after-courtesy"));
    window.run_steps(4);
    for words in ["Just passed: courtesy pass", "You passed", "You received"] {
        assert!(says(&window, words), "{words}: {:?}", texts(&window));
    }
    let headings = window.get_all_by_role(Role::Heading);
    let headings: Vec<_> = headings
        .filter_map(|it| it.accesskit_node().label())
        .collect();
    assert!(headings.contains(&"Charleston".to_owned()), "{headings:?}");
}

#[test]
fn the_tiles_of_the_last_pass_are_called_by_its_name() {
    let window = at_the_state("table-charleston");
    let texts = texts(&window);
    let place = |words: &str| texts.iter().position(|text| text == words);
    assert!(
        place("First Charleston, to the left") < place("Just passed: first Charleston, across"),
        "{texts:?}"
    );
    assert!(
        place("Just passed: first Charleston, across") < place("You passed"),
        "{texts:?}"
    );
}

#[test]
fn a_claim_that_completes_nothing_is_refused_with_the_tile_that_was_claimed() {
    let mut window = at_the_state("table-claim");
    click(&mut window, "Claim for Mah Jongg");
    assert!(says(
        &window,
        "your tiles do not make a line of this card yet"
    ));
    assert!(says(&window, "Even with this "), "{:?}", texts(&window));
    assert!(!says(&window, "Your 14 tiles"));
}

const LESSON: &str = r#"
format = 1
id = "strip"
card = "first"

[[step]]
id = "look"

  [step.table]
  seed = 3
  east = 2
  racks = ["F F 1D 1D 1D 1D 2D 3B 3B 3B 3B 4B 4B", "", "", ""]
  moment = "first-right"

[[step]]
id = "pass"

  [step.act]
  accept = ["any-pass"]
  wrong = [{ id = "two", rule = "char-pass-three", act = "pass 4B 4B blind 0", when = "refused" }]

[[step]]
id = "turn"

  [step.table]
  seed = 3
  east = 2
  racks = ["F F 1D 1D 1D 1D 2D 3B 3B 3B 3B 4B 4B 5C", "", "", ""]
  exposures = [{ seat = 1, tile = "4B", naturals = 2, jokers = 1, from = 2 }]
  moment = "to-discard"
  turn = 0
  drawn = "5C"

  [step.act]
  accept = ["exchange 1/0"]
  wrong = [{ id = "tile", rule = "object-first-to-match", act = "discard 5C", when = "same-kind" }]

[[step]]
id = "claim"

  [step.table]
  seed = 3
  east = 2
  racks = ["F F 1D 1D 1D 1D 2D 2D 3B 3B 3B 4B 4B", "", "", ""]
  discards = [{ tile = "3B", by = 3 }]
  moment = "discarded"

  [step.play]
  until = "discards"
  discards = 1
  help = "told"

[[step]]
id = "end"
"#;

const WORDS: &str = "
lesson-strip = What the strip says
    .summary = It agrees with the narrator.
strip-look = Here the tiles are passed.
strip-pass = Pass three tiles.
    .right = Good.
    .hint = Any three.
    .wrong = Not that.
    .wrong-two = Three tiles.
strip-turn = Take the joker.
    .right = It is yours.
    .hint = It lies on the right.
    .wrong = Not that.
    .wrong-tile = First the joker.
strip-claim = Play on.
    .right = You did.
strip-end = That was it.
";

/// A profile's folder with the lesson.
fn folder() -> TempDir {
    let home = tempfile::tempdir().unwrap();
    Profile::open(home.path()).change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let lessons = home.path().join("lessons");
    fs::create_dir(&lessons).unwrap();
    fs::write(lessons.join("40-strip.toml"), LESSON).unwrap();
    fs::write(lessons.join("40-strip.ftl"), WORDS).unwrap();
    home
}

/// The lesson at this step.
fn lesson_at(home: &TempDir, step: &'static Demo) -> Window {
    open_lesson(window_on(home.path()), step)
}

const LOOK: Demo = Demo {
    name: "strip-look",
    prepare: |screens, change| screens.lesson.open_at("strip", "look", change),
};
const TURN: Demo = Demo {
    name: "strip-turn",
    prepare: |screens, change| screens.lesson.open_at("strip", "turn", change),
};
const CLAIM: Demo = Demo {
    name: "strip-claim",
    prepare: |screens, change| screens.lesson.open_at("strip", "claim", change),
};

#[test]
fn the_strip_asks_only_what_the_narrator_asks() {
    let home = folder();
    let mut window = lesson_at(&home, &LOOK);
    assert!(says(&window, "Here the tiles are passed."));
    assert!(
        !says(&window, "First Charleston, to the right: choose"),
        "nothing is asked yet"
    );
    click(&mut window, "Next");
    assert!(says(
        &window,
        "First Charleston, to the right: choose 3 tiles"
    ));
    let window = lesson_at(&home, &TURN);
    assert!(says(&window, "Take the joker."));
    assert!(
        !says(&window, "choose a tile to discard"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn in_a_game_of_a_lesson_a_claim_may_be_taken_back_and_the_advice_stands_out() {
    let home = folder();
    let mut window = lesson_at(&home, &CLAIM);
    assert_eq!(window.state().route(), &Route::Lesson("strip".to_owned()));
    assert!(says(&window, "do you want it?"), "{:?}", texts(&window));
    let claims = texts(&window);
    let claim = claims
        .iter()
        .find(|text| text.starts_with("Claim for a "))
        .unwrap();
    click(&mut window, claim);
    assert!(
        says(&window, "Nothing is exposed yet"),
        "{:?}",
        texts(&window)
    );
    click(&mut window, "Take it back");
    assert!(says(&window, "do you want it?"));
    click(&mut window, claim);
    click(&mut window, "Expose it");
    assert!(
        says(&window, "choose a tile to discard"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn what_is_only_too_early_is_said_in_the_strip_and_leaves_the_table_in_sight() {
    let mut window = at_the_state("table-too-early");
    let moment = window.get_by_label("One moment").rect();
    let pass = window.get_by_label_contains("Pass ").rect();
    let rack = window
        .query_all_by_role(Role::Button)
        .map(|button| button.rect())
        .filter(|it| it.bottom() > 770.0);
    let rack = rack.map(|it| it.top()).fold(f32::MAX, f32::min);
    assert!(moment.top() >= pass.bottom(), "{moment} {pass}");
    assert!(moment.bottom() <= rack, "{moment} {rack}");
    assert!(window.query_by_label("Got it").is_none());
    press(&mut window, Key::Escape);
    assert!(!says(&window, "One moment"));
}
