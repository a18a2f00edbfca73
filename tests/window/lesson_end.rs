//! The end of a lesson: what can be done now, what was missed, and the way on.

use egui::Key;
use egui::accesskit::Role;
use egui::epaint::Shape;
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::locale::Language;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Route, Start};

use crate::lesson::{assert_shows, show, shows, was_right};
use crate::support::{Window, click, open_sized, painted, press, start, texts, window, window_on};

/// What can be done after the lesson that these ends are of.
const DONE: &str = "You can read the groups, letters, and colors of a line";
/// What that lesson is about, where most of it is known, and where most was missed.
const MOST_KNOWN: &str = "You know most of “";
const ABOUT: &str = "You’ve been through “";

#[test]
fn the_end_tells_how_it_went_and_leads_on() {
    let mut window = window();
    show(&mut window, "lesson-finished-missed");
    assert_shows(&window, "1 of 2 right on the first try");

    assert_shows(&window, "Worth another look:");
    click(
        &mut window,
        "Which tiles make the marked group of this line?",
    );
    assert_shows(&window, "Another try at something you missed");
    press(&mut window, Key::Num3);
    was_right(&mut window);
    assert_shows(&window, "1 of 2 right on the first try");

    press(&mut window, Key::Enter);
    assert!(
        !shows(&window, "Practice th"),
        "nothing is left to practice"
    );
    press(&mut window, Key::Enter);
    assert!(matches!(window.state().route(), Route::Lesson(id) if id != "groups-and-colors"));
}

#[test]
fn the_end_says_what_can_be_done_now_and_where_something_is_not_known_yet_what_it_was_about() {
    for (end, said) in [
        ("lesson-finished", DONE),
        // What is not known yet gives the lie to it.
        ("lesson-finished-missed", ABOUT),
        ("lesson-finished-most", MOST_KNOWN),
        ("lesson-finished-few", ABOUT),
    ] {
        let mut window = window();
        show(&mut window, end);
        assert_shows(&window, said);
        assert_eq!(shows(&window, DONE), said == DONE);
        assert!(window.query_by_label("Take it again").is_some());
        assert!(window.query_by_label_contains("Next lesson: ").is_some());
    }
}

#[test]
fn enter_leads_on_however_much_was_missed() {
    for end in [
        "lesson-finished-missed",
        "lesson-finished-most",
        "lesson-finished-few",
    ] {
        let mut window = window();
        show(&mut window, end);
        assert_shows(&window, "Practice th");
        press(&mut window, Key::Enter);
        assert!(matches!(window.state().route(), Route::Lesson(id) if id != "groups-and-colors"));
    }
}

#[test]
fn the_rules_of_the_lesson_are_folded_until_they_are_asked_for() {
    const RULE: &str = "Colors count suits";
    let mut window = window();
    show(&mut window, "lesson-finished");
    assert!(!shows(&window, RULE));
    let fold = texts(&window)
        .into_iter()
        .find(|it| it.starts_with("Rules of this lesson ("))
        .unwrap();
    click(&mut window, &fold);
    assert_shows(&window, RULE);
    click(&mut window, &fold);
    assert!(!shows(&window, RULE));
}

#[test]
fn the_first_lesson_ends_with_what_was_done_however_its_questions_went() {
    let mut window = window();
    show(&mut window, "lesson-finished-first");
    assert_shows(&window, "You know what wins, and you’ve done it");
    assert!(!shows(&window, "right on the first try"));
    press(&mut window, Key::Enter);
    assert!(matches!(window.state().route(), Route::Lesson(id) if id == "meet-the-tiles"));
}

#[test]
fn what_was_missed_is_asked_one_after_the_other() {
    let mut window = window();
    show(&mut window, "lesson-recall");
    for number in 1..=4 {
        // What was missed from memory comes back by itself, once.
        assert_eq!(
            shows(&window, "Another try at something you missed"),
            number > 2
        );
        press(&mut window, Key::Num1);
        press(&mut window, Key::Num3);
        was_right(&mut window);
    }
    assert_shows(&window, "0 of 2 right on the first try");
    assert_shows(&window, "Practice these 2");
    assert!(window.query_by_label_contains("Next lesson: ").is_some());

    click(&mut window, "Practice these 2");
    assert_shows(&window, "Another try at something you missed");
    assert_shows(&window, "Quick question 5 of 6");
    click(&mut window, "Previous step");
    click(&mut window, "Practice these 2");
    for number in [5, 6] {
        assert_shows(&window, &format!("Quick question {number} of 6"));
        press(&mut window, Key::Num3);
        was_right(&mut window);
    }
    assert_shows(&window, "0 of 2 right on the first try");
    assert!(
        !shows(&window, "Practice th"),
        "nothing is left to practice"
    );
}

#[test]
fn the_end_of_a_lesson_that_is_known_leads_on() {
    let mut window = window();
    show(&mut window, "lesson-finished");
    assert_shows(&window, "2 of 2 right on the first try");
    assert!(!shows(&window, "Worth another look:"));
    // No other lesson ships after this one here.
    let lessons = mahj_tutor::lesson::shipped();
    let is_last = lessons
        .last()
        .is_some_and(|file| file.name.contains("groups-and-colors"));
    if is_last {
        click(&mut window, "To the drill");
        assert_eq!(window.state().route(), &Route::Drill);
    } else {
        press(&mut window, Key::Enter);
        assert!(matches!(window.state().route(), Route::Lesson(id) if id != "groups-and-colors"));
    }
}

#[test]
fn all_the_questions_that_are_worth_practising_are_told_when_asked_for() {
    let mut window = window();
    show(&mut window, "lesson-finished-few");
    let told = |window: &Window| {
        let buttons = window.query_all_by_role(Role::Button);
        let rows = buttons.filter(|it| it.rect().width() > 500.0);
        rows.count()
    };
    let few = told(&window);
    let more = texts(&window);
    let more = more
        .iter()
        .find(|it| it.starts_with("Show ") && it.ends_with(" more"));
    let label = more
        .unwrap_or_else(|| panic!("{:#?}", texts(&window)))
        .clone();
    let count: usize = label["Show ".len()..label.len() - " more".len()]
        .parse()
        .unwrap();
    click(&mut window, &label);
    assert_eq!(told(&window), few - 1 + count);
}

#[test]
fn a_finished_lesson_is_remembered_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    show(&mut window, "lesson-finished");
    drop(window);

    let profile = Profile::open(home.path());
    assert!(profile.progress().lesson("groups-and-colors").finished);
}

#[test]
fn no_word_of_the_way_on_is_cut_in_the_smallest_window() {
    for language in Language::all() {
        for end in [
            "lesson-finished",
            "lesson-finished-missed",
            "lesson-finished-most",
            "lesson-finished-few",
        ] {
            let start = Start {
                language: Some(language),
                ..start()
            };
            let mut window = open_sized(start, [1024.0, 700.0]);
            show(&mut window, end);
            let cut = painted(&window)
                .into_iter()
                .filter_map(|shape| match shape {
                    Shape::Text(text) if text.pos.y > 630.0 && text.galley.elided => {
                        Some(text.galley.text().to_owned())
                    }
                    _ => None,
                });
            assert_eq!(cut.collect::<Vec<_>>(), [""; 0], "{language:?} {end}");
        }
    }
}

#[test]
fn a_button_without_room_for_the_next_lesson_is_still_called_by_it() {
    let start = Start {
        language: "es".parse().ok(),
        ..start()
    };
    let mut window = open_sized(start, [1024.0, 700.0]);
    show(&mut window, "lesson-finished-most");
    assert!(
        window
            .query_by_label_contains("Siguiente lección: ")
            .is_some()
    );
}
