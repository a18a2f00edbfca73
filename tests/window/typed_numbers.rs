//! A number that is asked for, typed in digits, slow and fast.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::Start;
use tempfile::TempDir;

use crate::support::{
    READING_A_LINE, Window, folder_with_reading_a_line, open_at_pace, open_lesson, press,
    reading_a_line_on, says, start, texts,
};

fn says_right(window: &Window) -> bool {
    let says = texts(window);
    let begins = ["Right ", "There you go "];
    begins
        .iter()
        .any(|begin| says.iter().any(|text| text.starts_with(begin)))
}

#[track_caller]
fn assert_shows(window: &Window, words: &str) {
    assert!(
        says(window, words),
        "{words} is not in {:#?}",
        texts(window)
    );
}

/// The answer was right at once; goes on.
#[track_caller]
fn was_right(window: &mut Window) {
    assert!(says_right(window), "{:#?}", texts(window));
    // Nobody goes on before they have read it.
    window.run_steps(3);
    press(window, Key::Enter);
}

#[test]
fn a_number_of_two_digits_is_typed() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    press(&mut window, Key::Num1);
    assert!(!says_right(&window), "it may become 14");
    press(&mut window, Key::Num4);
    was_right(&mut window);
    assert_shows(&window, "Pick every pung");
}

#[test]
fn a_number_of_two_digits_is_typed_faster_than_frames_come() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    window.key_press(Key::Num1);
    window.key_press(Key::Num4);
    window.run();
    was_right(&mut window);
    assert_shows(&window, "Pick every pung");
}

#[test]
fn a_digit_that_goes_on_from_no_number_is_not_taken_for_the_answer() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    press(&mut window, Key::Num1);
    press(&mut window, Key::Num9);
    assert!(!says(&window, "Not yet"), "{:#?}", texts(&window));
}

/// The question how many tiles there are, answered with a 13 that is typed, which is wrong.
fn after_a_wrong_13(home: &TempDir, pace: f32) -> Window {
    let start = Start {
        profile: Profile::open(home.path()),
        ..start()
    };
    let mut window = open_lesson(open_at_pace(start, pace), &READING_A_LINE);
    press(&mut window, Key::Enter);
    press(&mut window, Key::Num1);
    press(&mut window, Key::Num3);
    assert_shows(&window, "13, not right");
    window
}

#[test]
fn after_a_wrong_number_another_that_begins_like_it_is_typed() {
    let home = folder_with_reading_a_line();
    let mut window = after_a_wrong_13(&home, 0.25);
    press(&mut window, Key::Num1);
    let crossed = window.get_by_label_contains("13, not right");
    assert!(!crossed.is_focused());
    press(&mut window, Key::Num4);
    assert!(says_right(&window), "{:#?}", texts(&window));
}

#[test]
fn enter_that_comes_with_the_last_digit_does_not_go_past_what_is_said_to_it() {
    let home = folder_with_reading_a_line();
    let mut window = after_a_wrong_13(&home, 0.02);
    window.key_press(Key::Num1);
    window.step();
    window.key_press(Key::Num4);
    window.key_press(Key::Enter);
    window.step();
    assert!(says_right(&window), "{:#?}", texts(&window));
    window.key_press(Key::Enter);
    window.run_steps(10);
    assert!(says_right(&window), "after a fifth of a second");
    window.run_steps(30);
    press(&mut window, Key::Enter);
    assert_shows(&window, "Pick every pung");
}

#[test]
fn enter_does_not_take_a_longer_number_than_the_one_that_was_typed() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    press(&mut window, Key::Num1);
    press(&mut window, Key::Enter);
    for longer in ["13", "14", "15", "16"] {
        assert!(window.query_by_label(longer).is_some(), "{longer} is open");
    }
    assert!(!says(&window, "not right"), "{:#?}", texts(&window));
    // Another digit still goes on from it.
    press(&mut window, Key::Num4);
    was_right(&mut window);
}
