//! The lesson, taken as a person would.

#![expect(clippy::panic, reason = "a test that cannot be set up must fail")]

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::locale::Language;
use mahj_tutor::profile::TextSize;
use mahj_tutor::ui::{Demo, Route};

use crate::support::{Window, click, open_sized, press, start, texts, window, window_on};

/// Opens the lesson where the learner left it.
const LESSON: Demo = Demo {
    name: "the-lesson",
    prepare: |screens, change| {
        screens.lesson.open("reading-a-line", change);
        Route::Lesson("reading-a-line".to_owned())
    },
};

fn lesson(mut window: Window) -> Window {
    window.state_mut().show(&LESSON);
    window.run();
    window
}

/// Clicks the first of several that have the same name.
fn click_first(window: &mut Window, label: &str) {
    let found = window.get_all_by_label(label).next();
    found.unwrap_or_else(|| panic!("no {label}")).click();
    window.run();
}

fn shows(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|text| text.contains(words))
}

#[track_caller]
fn assert_shows(window: &Window, words: &str) {
    assert!(
        shows(window, words),
        "{words} is not in {:#?}",
        texts(window)
    );
}

/// Answers the step before which the lesson stands, right, and goes on.
fn go_on(window: &mut Window) {
    press(window, Key::Enter);
    assert_shows(window, "Right!");
    press(window, Key::Enter);
}

fn build_the_run(window: &mut Window) {
    for _ in 0..4 {
        click_first(window, "Five Crak, in the tray");
        click_first(window, "Six Bam, in the tray");
    }
}

#[test]
fn the_whole_lesson_is_taken_by_mouse_and_keyboard() {
    let mut window = lesson(window());
    assert_shows(&window, "It is a recipe");
    press(&mut window, Key::Enter);

    click(&mut window, "14");
    go_on(&mut window);

    for group in ["111", "222", "333", "DDD"] {
        click(&mut window, &format!("{group}, pung"));
    }
    go_on(&mut window);

    press(&mut window, Key::Num2);
    go_on(&mut window);

    press(&mut window, Key::Enter);

    press(&mut window, Key::Num3);
    go_on(&mut window);

    press(&mut window, Key::Enter);

    click(&mut window, "Two Bam");
    click_first(&mut window, "Six Dot");
    go_on(&mut window);

    build_the_run(&mut window);
    assert_shows(&window, "14 of 14");
    go_on(&mut window);

    press(&mut window, Key::Num2);
    go_on(&mut window);

    press(&mut window, Key::Enter);

    click(&mut window, "FFF, pung");
    click(&mut window, "222 / 666, pung");
    click(&mut window, "DDDD, kong");
    go_on(&mut window);

    for tile in ["North", "North", "Joker", "Joker"] {
        click_first(&mut window, &format!("{tile}, in the tray"));
    }
    go_on(&mut window);

    press(&mut window, Key::Enter);

    press(&mut window, Key::Num2);
    go_on(&mut window);

    press(&mut window, Key::Num1);
    go_on(&mut window);

    press(&mut window, Key::Enter);
    assert_shows(&window, "Well done!");
    click(&mut window, "To the drill");
    assert_eq!(window.state().route(), &Route::Drill);
}

#[test]
fn a_wrong_answer_gets_its_own_answer_and_its_rule() {
    let mut window = lesson(window());
    press(&mut window, Key::Enter);
    click(&mut window, "13");
    press(&mut window, Key::Enter);
    assert_shows(&window, "13 is what you hold while you wait");
    click(&mut window, "The rule: Be the first to make a line");
    assert!(matches!(window.state().route(), Route::Rulebook(Some(_))));
    click(&mut window, "Back");
    assert_shows(&window, "13 is what you hold while you wait");
    press(&mut window, Key::Enter);
    assert!(!shows(&window, "13 is what you hold"));
    assert!(shows(&window, "How many tiles"));
}

#[test]
fn a_hint_is_shown_on_request_only() {
    let mut window = lesson(window());
    press(&mut window, Key::Enter);
    assert!(!shows(&window, "Count the symbols"));
    click(&mut window, "Hint");
    assert_shows(&window, "Count the symbols");
}

#[test]
fn the_engine_refuses_a_claim_with_its_reason() {
    let mut window = window();
    let refused = Demo::all().find(|demo| demo.name == "lesson-table-refused");
    window.state_mut().show(refused.unwrap());
    window.run();
    assert_shows(&window, "The rule: Not for a single or a pair");
}

#[test]
fn a_tile_goes_to_the_rack_and_back_by_keyboard() {
    let mut window = lesson(window());
    let build = Demo::all()
        .find(|demo| demo.name == "lesson-build")
        .unwrap();
    window.state_mut().show(build);
    window.run();
    assert_shows(&window, "11 of 14");
    window
        .get_all_by_label("Six Bam, in the tray")
        .next()
        .unwrap()
        .focus();
    window.run();
    press(&mut window, Key::Enter);
    assert_shows(&window, "12 of 14");
    window.get_all_by_label("Six Bam").next().unwrap().focus();
    window.run();
    press(&mut window, Key::Enter);
    assert_shows(&window, "11 of 14");
}

#[test]
fn leaving_and_coming_back_resumes_at_the_step_also_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let mut window = lesson(window_on(home.path()));
    press(&mut window, Key::Enter);
    click(&mut window, "14");
    go_on(&mut window);
    assert_shows(&window, "Pick every pung");
    click(&mut window, "Home");
    let window = lesson(window);
    assert_shows(&window, "Pick every pung");
    drop(window);

    let window = lesson(window_on(home.path()));
    assert_shows(&window, "Pick every pung");
}

#[test]
fn a_finished_lesson_is_remembered_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    let finished = Demo::all().find(|demo| demo.name == "lesson-finished");
    window.state_mut().show(finished.unwrap());
    window.run();
    drop(window);

    let profile = mahj_tutor::profile::Profile::open(home.path());
    assert!(profile.progress().lesson("reading-a-line").finished);
}

#[test]
fn lesson_and_drill_fit_the_smallest_window_with_very_large_text() {
    let ours = |demo: &&Demo| demo.name.starts_with("lesson") || demo.name.starts_with("drill");
    for demo in Demo::all().filter(ours) {
        for language in Language::all() {
            let mut start = start();
            start.language = Some(language);
            start
                .profile
                .change_settings(|settings| settings.text_size = TextSize::VeryLarge);
            let mut window = open_sized(start, [1024.0, 700.0]);
            window.state_mut().show(demo);
            window.run();
            let width = window.ctx.content_rect().right();
            for role in [Role::Button, Role::Image, Role::Label] {
                for node in window.query_all_by_role(role) {
                    let (right, name) = (node.rect().right(), node.accesskit_node().label());
                    assert!(
                        right <= width + 0.5,
                        "{demo:?} in {language}: {name:?} to {right}"
                    );
                }
            }
        }
    }
}
