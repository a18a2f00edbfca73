//! The exam, taken as a person would.

use std::fs;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::profile::{BotSpeed, Profile};
use mahj_tutor::ui::{Demo, Route, Start};

use crate::support::{
    Window, click, open, press, says, start, texts, wait_until, window, window_on,
};

/// Shows a state worth looking at.
fn show(window: &mut Window, name: &str) {
    let demo = Demo::all().find(|demo| demo.name == name);
    window.state_mut().show(demo.unwrap());
    window.run();
}

#[track_caller]
fn assert_says(window: &Window, words: &str) {
    assert!(says(window, words), "{words}: {:#?}", texts(window));
}

/// Goes to the exam from home, where its stop has this name.
fn go_to_exam(window: &mut Window, stop: &str) {
    // It stands at the end of the path, which is longer than the window.
    window.get_by_label(stop).click_accesskit();
    window.run();
    assert_eq!(window.state().route(), &Route::Exam);
}

/// The names of all that has this role.
fn named(window: &Window, role: Role) -> Vec<String> {
    let found = window.query_all_by_role(role);
    found.filter_map(|it| it.accesskit_node().label()).collect()
}

#[test]
fn the_exam_stands_at_the_end_of_the_path_and_begins_with_its_first_question() {
    let mut window = window();
    go_to_exam(&mut window, "Exam: Ready for game night?, not taken yet");
    assert_says(
        &window,
        "With 27 of 30 right, you are ready for game night.",
    );
    press(&mut window, Key::Enter);
    assert_says(&window, "Question 1 of 30");
    // Nothing helps, and nothing leads back.
    let buttons = named(&window, Role::Button);
    for absent in ["Hint", "Previous step", "Show me"] {
        assert!(!buttons.iter().any(|name| name == absent), "{buttons:?}");
    }
}

#[test]
fn a_wrong_answer_is_told_with_the_right_one_and_not_asked_again() {
    let mut window = window();
    show(&mut window, "exam-question-wrong");
    assert_says(&window, "Not right. One is not the limit.");
    assert_says(&window, "The rule: As many as you have");
    assert_says(&window, "The answer: All four tiles of it.");
    let numbers = named(&window, Role::Button);
    assert!(numbers.contains(&"1, not right".to_owned()), "{numbers:?}");
    assert!(numbers.contains(&"4, right".to_owned()), "{numbers:?}");
    // Another answer changes nothing.
    press(&mut window, Key::Num4);
    assert_says(&window, "Not right.");
    press(&mut window, Key::Enter);
    assert_says(&window, "Question 2 of 30");
}

#[test]
fn an_action_at_the_table_is_carried_out_and_what_was_right_can_be_seen() {
    let home = tempfile::tempdir().unwrap();
    Profile::open(home.path()).change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let mut window = window_on(home.path());
    show(&mut window, "exam-table-wrong");
    assert_says(&window, "Not right.");
    assert_says(&window, "The answer:");
    assert!(!says(&window, "Take it back"));
    click(&mut window, "Show me");
    assert!(window.query_by_label("Show me").is_none());
    assert_says(&window, "Not right.");
    click(&mut window, "Next");
    assert_says(&window, "Question 2 of 30");
}

#[test]
fn an_exam_that_was_left_goes_on_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    show(&mut window, "exam-question-wrong");
    press(&mut window, Key::Enter);
    let second = texts(&window);
    click(&mut window, "Home");
    drop(window);

    let mut window = window_on(home.path());
    let stop = "Exam: Ready for game night?, Question 2 of 30 is next";
    go_to_exam(&mut window, stop);
    assert_says(&window, "Question 2 of 30");
    let asked = |texts: &[String]| -> Vec<String> {
        let long = texts.iter().filter(|text| text.len() > 30);
        long.cloned().collect()
    };
    assert_eq!(asked(&texts(&window)), asked(&second));
    let progress = fs::read_to_string(home.path().join("progress.toml")).unwrap();
    assert!(progress.contains("answers = [\"1\"]"), "{progress}");
}

#[test]
fn the_result_tells_every_unit_and_question_and_leads_to_lessons() {
    let mut window = window();
    show(&mut window, "exam-result");
    let headings = named(&window, Role::Heading);
    let [_place, headings @ ..] = &headings[..] else {
        panic!("{headings:?}");
    };
    assert_eq!(
        headings,
        [
            "28 of 30 right",
            "2 questions to look at again",
            "28 right answers"
        ]
    );
    let units: Vec<String> = texts(&window)
        .into_iter()
        .filter(|text| {
            text.contains(": ") && text.contains(" of ") && !text.starts_with("Question")
        })
        .collect();
    assert_eq!(units.len(), 7, "{units:?}");
    for unit in units {
        let (_, told) = unit.split_once(": ").unwrap();
        let (right, asked) = told.split_once(" of ").unwrap();
        let is_whole = asked.split(',').next() == Some(right);
        assert_eq!(told.ends_with(", mastered"), is_whole, "{unit}");
    }
    let rows = |window: &Window| -> Vec<String> {
        let buttons = named(window, Role::Button).into_iter();
        buttons
            .filter(|name| name.starts_with("Question "))
            .collect()
    };
    let all = rows(&window);
    assert_eq!(all.len(), 30);
    let missed = all.iter().take_while(|row| row.contains(", not right: "));
    assert_eq!(missed.count(), 2);
    assert!(!says(&window, "Your answer:"));
    click(&mut window, &all[0]);
    for told in [
        "Your answer: ",
        "Right: ",
        "The rule: ",
        "Take this lesson: ",
    ] {
        assert_says(&window, told);
    }
    let is_expanded = |window: &Window| {
        let row = window.get_by_label(&all[0]);
        row.accesskit_node().data().is_expanded()
    };
    assert_eq!(is_expanded(&window), Some(true));
    click(&mut window, &all[0]);
    assert!(!says(&window, "Your answer:"));
    assert_eq!(is_expanded(&window), Some(false));
    click(&mut window, "Take another exam");
    assert_says(&window, "Question 1 of 30");
    click(&mut window, "Home");
    assert_says(&window, "Question 1 of 30 is next");
}

#[test]
fn the_best_result_stands_on_the_path() {
    let mut window = window();
    show(&mut window, "home-exam-done");
    assert_says(&window, "Your best result so far: 28 of 30");
    go_to_exam(
        &mut window,
        "Exam: Ready for game night?, Your best result so far: 28 of 30",
    );
    assert_says(&window, "You are ready for game night.");
}

#[test]
fn after_the_last_lesson_comes_the_exam() {
    let mut window = window();
    show(&mut window, "home-done");
    click(&mut window, "Take the exam");
    assert_eq!(window.state().route(), &Route::Exam);
}

#[test]
fn the_picture_is_kept_under_a_name_of_its_own() {
    let documents = tempfile::tempdir().unwrap();
    let mut window = open(Start {
        documents: documents.path().to_owned(),
        ..start()
    });
    show(&mut window, "exam-certificate");
    assert_says(&window, "Ready for Game Night");
    assert_says(&window, "Dorothy Greenbaum");
    assert_says(&window, "November 20, 2026");
    let first = documents.path().join("Mahj Tutor 2026-11-20.png");
    let second = documents.path().join("Mahj Tutor 2026-11-20 2.png");
    for path in [&first, &second] {
        click(&mut window, "Save the picture");
        assert_says(&window, &format!("Saved: {}", path.display()));
    }
    let png = fs::read(&first).unwrap();
    assert_eq!(
        png,
        fs::read(&second).unwrap(),
        "it looks the same each time"
    );
    let image = image::load_from_memory(&png).unwrap().into_rgb8();
    let (width, height) = image.dimensions();
    assert!(width >= 1600 && width > height, "{width}x{height}");
    // Felt around paper, in the light.
    assert!(image.get_pixel(60, height / 2).0[1] > image.get_pixel(60, height / 2).0[0]);
    assert_eq!(image.get_pixel(120, height / 2).0, [0xff, 0xfb, 0xf1]);
}

#[test]
fn what_came_of_keeping_the_picture_is_said_as_soon_as_it_is_known() {
    let documents = tempfile::tempdir().unwrap();
    let in_the_way = documents.path().join("in-the-way");
    fs::write(&in_the_way, "a file where the folder should be").unwrap();
    for (folder, said) in [
        (documents.path(), "Saved: "),
        (&in_the_way, "could not be written"),
    ] {
        let mut window = open(Start {
            profile: Profile::in_memory().writing_in_background(),
            documents: folder.to_owned(),
            ..start()
        });
        show(&mut window, "exam-certificate");
        click(&mut window, "Save the picture");
        wait_until(&mut window, |window| says(window, said));
    }
}

#[test]
fn the_name_on_the_picture_is_remembered() {
    let home = tempfile::tempdir().unwrap();
    let documents = home.path().join("documents");
    let mut window = open(Start {
        profile: Profile::open(home.path()),
        documents,
        ..start()
    });
    show(&mut window, "exam-certificate-open");
    let fields = named(&window, Role::TextInput);
    assert_eq!(fields, ["Name (if you like):", "Date:"]);
    let field = window.get_by_role_and_label(Role::TextInput, "Name (if you like):");
    field.focus();
    field.type_text("Ada");
    window.run();
    assert_says(&window, "Ada · 20 of 30");
    click(&mut window, "Save the picture");
    drop(window);
    assert_eq!(Profile::open(home.path()).settings().name, "Ada");
}

#[test]
fn a_picture_that_cannot_be_kept_is_told() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("documents");
    fs::write(&file, "no folder").unwrap();
    let mut window = open(Start {
        documents: file,
        ..start()
    });
    show(&mut window, "exam-certificate-open");
    assert_says(&window, "On the Way to Game Night");
    click(&mut window, "Save the picture");
    assert_says(&window, "could not be written");
}

#[test]
fn a_question_that_comes_back_may_be_asked_at_a_table() {
    let mut window = window();
    show(&mut window, "lesson-recall-table");
    assert_says(&window, "Quick question 2 of 2");
    assert_says(&window, "Review: ");
    assert_says(&window, "You: ");
    assert!(window.query_by_label("Hint").is_some());
}
