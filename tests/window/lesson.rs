//! The lesson, taken as a person would.

#![expect(clippy::panic, reason = "a test that cannot be set up must fail")]

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::lesson::Left;
use mahj_tutor::locale::Language;
use mahj_tutor::profile::{Profile, TextSize};
use mahj_tutor::ui::{Demo, Route};

use crate::support::{
    READING_A_LINE, Window, click, folder_with_reading_a_line, open_lesson, open_sized, press,
    reading_a_line_on, start, texts, window,
};

/// Clicks the first of several that have the same name.
fn click_first(window: &mut Window, label: &str) {
    let found = window.get_all_by_label(label).next();
    found.unwrap_or_else(|| panic!("no {label}")).click();
    window.run();
}

/// Whether these words are on the screen.
pub(crate) fn shows(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|text| text.contains(words))
}

/// These words are on the screen.
#[track_caller]
pub(crate) fn assert_shows(window: &Window, words: &str) {
    assert!(
        shows(window, words),
        "{words} is not in {:#?}",
        texts(window)
    );
}

/// Whether the last answer was right.
fn says_right(window: &Window) -> bool {
    let says = texts(window);
    let begins = ["Right ", "There you go "];
    begins
        .iter()
        .any(|begin| says.iter().any(|text| text.starts_with(begin)))
}

/// The answer was right; goes on.
#[track_caller]
pub(crate) fn was_right(window: &mut Window) {
    assert!(says_right(window), "{:#?}", texts(window));
    // Nobody goes on before they have read it.
    window.run_steps(3);
    press(window, Key::Enter);
}

/// Has what was put together checked, which is right, and goes on.
#[track_caller]
fn check_and_go_on(window: &mut Window) {
    press(window, Key::Enter);
    was_right(window);
}

/// Shows a state worth looking at.
pub(crate) fn show(window: &mut Window, name: &str) {
    let demo = Demo::all().find(|demo| demo.name == name);
    window.state_mut().show(demo.unwrap());
    window.run();
}

/// Where each thing with this role stands.
fn places(window: &Window, role: Role) -> Vec<egui::Rect> {
    window
        .query_all_by_role(role)
        .map(|node| node.rect())
        .collect()
}

fn build_the_run(window: &mut Window) {
    for _ in 0..4 {
        click_first(window, "Five Crak, in the tray");
        click_first(window, "Six Bam, in the tray");
    }
}

#[test]
fn the_pages_of_a_lesson_are_taken_by_mouse_and_keyboard() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    assert_shows(&window, "It is a recipe");
    press(&mut window, Key::Enter);

    click(&mut window, "14");
    was_right(&mut window);

    for group in ["111", "222", "333", "DDD"] {
        click(&mut window, &format!("{group}, pung"));
    }
    check_and_go_on(&mut window);

    press(&mut window, Key::Num2);
    was_right(&mut window);

    press(&mut window, Key::Enter);

    press(&mut window, Key::Num3);
    was_right(&mut window);

    press(&mut window, Key::Enter);

    click(&mut window, "Two Bam");
    click_first(&mut window, "Six Dot");
    check_and_go_on(&mut window);

    build_the_run(&mut window);
    assert_shows(&window, "14 of 14");
    check_and_go_on(&mut window);

    press(&mut window, Key::Num2);
    was_right(&mut window);

    press(&mut window, Key::Enter);

    click(&mut window, "FFF, pung");
    click(&mut window, "222 / 666, pung");
    click(&mut window, "DDDD, kong");
    check_and_go_on(&mut window);

    for tile in ["North", "North", "Joker", "Joker"] {
        click_first(&mut window, &format!("{tile}, in the tray"));
    }
    check_and_go_on(&mut window);

    press(&mut window, Key::Enter);

    click(&mut window, "Let it go");
    was_right(&mut window);
    assert_shows(&window, "You wait for one tile");
}

#[test]
fn the_questions_before_a_lesson_can_be_skipped_and_stay_before_it() {
    let home = folder_with_reading_a_line();
    let name = "first-mah-jongg";
    let recalled = |home: &std::path::Path| Profile::open(home).progress().recall.len();
    let dots = |window: &Window| {
        let mut shown = window.query_all_by_role(Role::ProgressIndicator);
        shown.next().unwrap().rect().width().round() as u32
    };
    Profile::open(home.path()).change_progress(|progress| progress.finish_lesson(name));
    let mut window = reading_a_line_on(home.path());
    assert_shows(&window, "Quick question 1 of 2");
    assert_shows(&window, "Review: ");
    let width = dots(&window);
    click(&mut window, "Skip the warm-up");
    assert_shows(&window, "It is a recipe");
    assert!(window.query_by_label("Skip the warm-up").is_none());
    assert_eq!(recalled(home.path()), 0, "neither right nor wrong");
    assert!(
        Profile::open(home.path())
            .progress()
            .lesson("reading-a-line")
            .first_tries
            .is_empty()
    );
    drop(window);

    let mut window = reading_a_line_on(home.path());
    assert_shows(&window, "It is a recipe");
    assert_eq!(dots(&window), width, "the dots of the questions are there");
    click(&mut window, "Previous step");
    assert_shows(&window, "Quick question 2 of 2");
}

#[test]
fn an_answer_that_is_mostly_right_is_called_almost_right() {
    let mut window = window();
    show(&mut window, "lesson-tiles-wrong");
    assert_shows(&window, "Not yet");
    click_first(&mut window, "East");
    press(&mut window, Key::Enter);
    assert_shows(&window, "Almost");
    assert!(!shows(&window, "Not yet"));
}

#[test]
fn a_wrong_answer_gets_its_own_answer_and_its_rule() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    click(&mut window, "13");
    assert_shows(&window, "13 is what you hold while you wait");
    click(&mut window, "The rule: Be the first to make a line");
    assert!(matches!(window.state().route(), Route::Rulebook(Some(_))));
    click(&mut window, "Back");
    assert_shows(&window, "13 is what you hold while you wait");
    // The next tap is the next answer; the wrong one stays to be seen.
    click(&mut window, "4");
    assert!(!shows(&window, "13 is what you hold"));
    assert_shows(&window, "13, not right");
    click(&mut window, "14");
    assert_shows(&window, "14, right");
    assert_shows(&window, "4, not right");
}

#[test]
fn nothing_moves_when_an_answer_is_graded() {
    for (step, head) in [("lesson-choose", "Not yet"), ("lesson-groups", "Almost")] {
        let mut window = window();
        show(&mut window, step);
        let before = places(&window, Role::Button);
        if step == "lesson-choose" {
            press(&mut window, Key::Num1);
        } else {
            press(&mut window, Key::Enter);
        }
        assert_shows(&window, head);
        let after = places(&window, Role::Button);
        assert_eq!(before, after[..before.len()], "{step}");
    }
}

#[test]
fn a_whole_card_of_tiles_is_the_answer() {
    let mut window = window();
    show(&mut window, "lesson-choose");
    let pung = window.get_by_label_contains("Three 4 Craks");
    assert!(pung.rect().height() > 120.0, "{:?}", pung.rect());
    let corner = pung.rect().left_bottom() + egui::vec2(6.0, -6.0);
    window.hover_at(corner);
    window.drag_at(corner);
    window.drop_at(corner);
    window.run();
    assert!(says_right(&window));
}

#[test]
fn an_answer_that_was_wrong_is_not_counted_twice() {
    let mut window = window();
    show(&mut window, "lesson-choose-wrong");
    assert_shows(&window, "Three Dot, Four Dot, and Five Dot, not right");
    for _ in 0..4 {
        press(&mut window, Key::Num1);
    }
    assert!(!shows(&window, "Show me"));
}

#[test]
fn after_three_wrong_answers_the_right_one_is_shown() {
    let mut window = window();
    show(&mut window, "lesson-choose");
    press(&mut window, Key::Num1);
    press(&mut window, Key::Num2);
    assert!(!shows(&window, "Show me"));
    show(&mut window, "lesson-tiles-wrong");
    click_first(&mut window, "Flower");
    press(&mut window, Key::Enter);
    click_first(&mut window, "Red Dragon");
    press(&mut window, Key::Enter);
    assert_shows(&window, "North, right");
    assert!(!shows(&window, ", missed"), "nothing is given away");
    click(&mut window, "Show me");
    assert_shows(&window, "Here it is");
    assert_shows(&window, "North, right");
    for wind in ["East", "West", "South"] {
        assert_shows(&window, &format!("{wind}, missed"));
    }
    press(&mut window, Key::Enter);
    assert_shows(&window, "Now the colors");
}

#[test]
fn what_was_answered_before_the_lesson_was_left_counts_at_its_end() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    click(&mut window, "13");
    assert_shows(&window, "Not yet");
    drop(window);

    let mut window = reading_a_line_on(home.path());
    click(&mut window, "14");
    was_right(&mut window);
    drop(window);

    let tried = Profile::open(home.path())
        .progress()
        .lesson("reading-a-line")
        .first_tries;
    let tried: Vec<_> = tried.into_iter().collect();
    assert_eq!(tried, [("reading-a-line/count".to_owned(), false)]);
}

#[test]
fn a_hint_is_shown_on_request_only() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    assert!(!shows(&window, "Count the symbols"));
    click(&mut window, "Hint");
    assert_shows(&window, "Count the symbols");
}

#[test]
fn an_action_with_a_table_of_its_own_is_done_there_and_the_page_comes_back() {
    let home = folder_with_reading_a_line();
    Profile::open(home.path()).change_progress(|progress| {
        progress.leave_lesson("reading-a-line", Left::Step("claim".to_owned()));
    });
    let mut window = reading_a_line_on(home.path());
    assert_shows(&window, "You wait for one tile");
    assert_shows(&window, "do you want it?");
    let before = texts(&window);
    click(&mut window, "Claim for a pair");
    assert_shows(&window, "With your 6 it makes only a pair");
    assert_shows(&window, "The rule: Not for a single or a pair");
    let after = texts(&window);
    let gone: Vec<_> = before.iter().filter(|it| !after.contains(it)).collect();
    assert!(gone.is_empty(), "the table is as it was: {gone:?}");
    click(&mut window, "Claim for Mah Jongg");
    was_right(&mut window);
    assert_shows(&window, "That is a whole line");
    assert!(!shows(&window, "do you want it?"));
}

#[test]
fn a_tile_goes_to_the_rack_and_back_by_keyboard() {
    let mut window = window();
    show(&mut window, "lesson-build");
    assert_shows(&window, "10 of 14");
    window
        .get_all_by_label("Three Dot, in the tray")
        .next()
        .unwrap()
        .focus();
    window.run();
    press(&mut window, Key::Enter);
    assert_shows(&window, "11 of 14");
    window.get_all_by_label("Three Dot").next().unwrap().focus();
    window.run();
    press(&mut window, Key::Enter);
    assert_shows(&window, "10 of 14");
}

#[test]
fn a_press_on_the_place_that_a_tile_left_takes_it_back() {
    let mut window = window();
    show(&mut window, "lesson-build");
    assert_shows(&window, "10 of 14");
    click_first(&mut window, "Two Dot, taken from the tray");
    assert_shows(&window, "9 of 14");
    click_first(&mut window, "Two Dot, in the tray");
    assert_shows(&window, "10 of 14");
}

#[test]
fn a_tile_is_carried_to_the_rack_and_back() {
    let mut window = window();
    show(&mut window, "lesson-build");
    let carry = |window: &mut Window, from: egui::Pos2, to: egui::Pos2| {
        window.drag_at(from);
        window.step();
        window.hover_at(from.lerp(to, 0.5));
        window.step();
        window.hover_at(to);
        window.step();
        window.drop_at(to);
        window.run();
    };
    let middle = |window: &Window, label: &str| {
        let found = window.get_all_by_label(label).next();
        found.unwrap().rect().center()
    };
    let in_tray = middle(&window, "Three Dot, in the tray");
    let on_rack = middle(&window, "One Dot");
    carry(&mut window, in_tray, on_rack);
    assert_shows(&window, "11 of 14");
    let on_rack = middle(&window, "Three Dot");
    let tray = middle(&window, "Four Dot, in the tray");
    carry(&mut window, on_rack, tray);
    assert_shows(&window, "10 of 14");
}

#[test]
fn a_tile_that_is_carried_off_a_row_is_picked() {
    let mut window = window();
    show(&mut window, "lesson-tiles-wrong");
    let east = |window: &Window| window.get_all_by_label("East").next().unwrap().rect();
    let from = east(&window).center();
    let is_raised = |window: &Window| east(window);
    let before = is_raised(&window);
    window.drag_at(from);
    window.step();
    window.hover_at(from - egui::vec2(0.0, 80.0));
    window.step();
    window.drop_at(from - egui::vec2(0.0, 80.0));
    window.run();
    assert_eq!(is_raised(&window), before);
    let node = window.get_all_by_label("East").next().unwrap();
    let picked = egui_kittest::kittest::NodeT::accesskit_node(&node).toggled();
    assert_eq!(picked, Some(egui::accesskit::Toggled::True));
}

#[test]
fn leaving_and_coming_back_resumes_at_the_step_also_after_a_restart() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    click(&mut window, "14");
    was_right(&mut window);
    assert_shows(&window, "Pick every pung");
    click(&mut window, "Home");
    let window = open_lesson(window, &READING_A_LINE);
    assert_shows(&window, "Pick every pung");
    drop(window);

    let window = reading_a_line_on(home.path());
    assert_shows(&window, "Pick every pung");
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

#[test]
fn enter_checks_while_the_keyboard_is_on_a_tile_and_space_picks() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Enter);
    press(&mut window, Key::Num1);
    press(&mut window, Key::Num4);
    was_right(&mut window);
    assert_shows(&window, "Pick every pung");
    // An arrow goes to what is asked, Space picks, and Enter has it checked.
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Space);
    press(&mut window, Key::Enter);
    assert_shows(&window, "Not yet");
}

/// Clicks what was wrong, and says what it is.
fn click_what_was_wrong(window: &mut Window) -> String {
    const WRONG: &str = ", not right";
    let tiles = window.query_all_by_role(Role::Button);
    let mut wrong = tiles.filter_map(|tile| {
        let name = tile.accesskit_node().label()?;
        Some((tile, name.strip_suffix(WRONG)?.to_owned()))
    });
    let (tile, name) = wrong.next().unwrap();
    tile.click();
    drop(wrong);
    window.run();
    name
}

#[test]
fn what_was_wrong_is_put_back_and_stays_marked_and_what_was_right_stays_picked() {
    let mut window = window();
    show(&mut window, "lesson-tiles-wrong");
    let marked = |window: &Window, how: &str, picked: Toggled| {
        let buttons = window.query_all_by_role(Role::Button);
        buttons
            .map(|it| it.accesskit_node())
            .filter(|it| it.toggled() == Some(picked))
            .filter(|it| it.label().is_some_and(|name| name.ends_with(how)))
            .count()
    };
    for pick in ["", "North", "East"] {
        if !pick.is_empty() {
            click_first(&mut window, pick);
        }
        assert_eq!(marked(&window, ", not right", Toggled::True), 0);
        assert_eq!(marked(&window, ", not right", Toggled::False), 1);
        assert_eq!(marked(&window, ", right", Toggled::True), 1);
    }
    // With its mark it looks as if it were still picked: a click on it takes the mark away, and picks nothing.
    let _ = click_what_was_wrong(&mut window);
    assert_eq!(marked(&window, ", not right", Toggled::True), 0);
    assert_eq!(marked(&window, ", not right", Toggled::False), 0);
}

#[test]
fn where_only_too_much_was_picked_what_is_left_can_be_checked_at_once() {
    let mut window = window();
    show(&mut window, "lesson-tiles-wrong");
    let is_picked = |window: &Window, name: &str| {
        let mut tiles = window.query_all_by_role(Role::Button);
        tiles.any(|it| {
            let node = it.accesskit_node();
            let is_named = node.label().is_some_and(|label| label.starts_with(name));
            is_named && node.toggled() == Some(Toggled::True)
        })
    };
    for wind in ["North", "East", "South", "West"] {
        if !is_picked(&window, wind) {
            click_first(&mut window, wind);
        }
    }
    let wrong = click_what_was_wrong(&mut window);
    // Who still means it picks it once more.
    click_first(&mut window, &wrong);
    press(&mut window, Key::Enter);
    assert_shows(&window, "Almost");
    // What was too much has gone back: all that is left is right.
    press(&mut window, Key::Enter);
    was_right(&mut window);
}

#[test]
fn an_answer_with_a_tile_in_it_is_as_high_as_its_neighbors() {
    const MOVED: Demo = Demo {
        name: "the-window/moved",
        prepare: |screens, change| screens.lesson.open_at("the-window", "moved", change),
    };
    let window = open_lesson(window(), &MOVED);
    let height = |words: &str| window.get_by_label_contains(words).rect().height();
    let (with_tile, without) = (
        height("I haven’t looked yet"),
        height("Push the tile back, then claim"),
    );
    assert!((with_tile - without).abs() < 0.5, "{with_tile} {without}");
}
