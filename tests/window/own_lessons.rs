//! Lessons that somebody put into the learner's folder.

use std::fs;
use std::path::Path;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::card::{Card, Draft};
use mahj_tutor::locale::Language;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Route, Start};
use tempfile::TempDir;

use crate::support::{Window, click, folder_with_reading_a_line, open, start, texts, window_on};

const LESSON: &str = r#"
format = 1
id = "soap"
card = "practice"
rules = ["card-zero-is-white"]

[[step]]
id = "look"
picture = [{ tiles = "0 0" }]
"#;

const WORDS: &str = "
lesson-soap = The soap of our club
    .summary = What the white dragon is.
soap-look = This is soap.
";

/// A profile's folder with these files in its folder of lessons.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let home = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = home.path().join("lessons").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    home
}

fn window_in(folder: &Path, language: &str) -> Window {
    let language: Language = language.parse().unwrap();
    open(Start {
        profile: Profile::open(folder),
        language: Some(language),
        ..start()
    })
}

fn shows(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|text| text.contains(words))
}

#[test]
fn a_lesson_in_the_learners_folder_is_part_of_the_course() {
    let home = folder(&[("40-soap.toml", LESSON), ("40-soap.ftl", WORDS)]);
    let mut window = window_on(home.path());
    assert!(shows(&window, "More lessons"));
    let mut rows = window.get_all_by_role(Role::Button);
    let row = rows.find(|row| {
        let name = row.accesskit_node().label().unwrap_or_default();
        name.starts_with("Lesson ")
            && name.ends_with(": The soap of our club, not begun yet, 1 minute")
    });
    row.unwrap().click_accesskit();
    drop(rows);
    window.run();
    assert_eq!(window.state().route(), &Route::Lesson("soap".to_owned()));
    assert!(shows(&window, "This is soap."));
}

#[test]
fn it_speaks_the_languages_it_has_and_one_of_them_to_all_others() {
    let spanish = WORDS.replace("This is soap.", "Esto es jabón.");
    let home = folder(&[
        ("40-soap.toml", LESSON),
        ("en/soap.ftl", WORDS),
        ("es/soap.ftl", &spanish),
    ]);
    for (language, words) in [
        ("es", "Esto es jabón."),
        ("en", "This is soap."),
        ("zh-CN", "This is soap."),
    ] {
        let mut window = window_in(home.path(), language);
        let row = window.get_by_label_contains("The soap of our club");
        row.click_accesskit();
        window.run();
        assert!(shows(&window, words), "{language}");
    }
    let home = folder(&[("40-soap.toml", LESSON), ("es/soap.ftl", &spanish)]);
    let window = window_in(home.path(), "zh-CN");
    assert!(
        shows(&window, "The soap of our club"),
        "rather than nothing"
    );
}

#[test]
fn a_lesson_of_the_same_name_takes_the_place_of_a_shipped_one() {
    let lesson = LESSON.replace("\"soap\"", "\"groups-and-colors\"");
    let words = WORDS
        .replace("lesson-soap", "lesson-groups-and-colors")
        .replace("soap-look", "groups-and-colors-look");
    let home = folder(&[("03-own.toml", &lesson), ("03-own.ftl", &words)]);
    let mut window = window_on(home.path());
    let row = window
        .get_by_label_contains(": Reading a line: groups and colors, not begun yet, 1 minute");
    row.click_accesskit();
    window.run();
    assert!(shows(&window, "This is soap."));
}

#[test]
fn a_broken_lesson_is_told_with_its_place_and_hides_no_other() {
    let broken = LESSON.replace("tiles = \"0 0\"", "tiles = \"0 Q\"");
    let home = folder(&[
        ("40-soap.toml", LESSON),
        ("40-soap.ftl", WORDS),
        ("41-broken.toml", &broken),
        (
            "42-wordless.toml",
            &LESSON.replace("\"soap\"", "\"silent\""),
        ),
    ]);
    let mut window = window_on(home.path());
    assert!(shows(&window, "41-broken.toml, line 9, column"));
    assert!(shows(&window, "The soap of our club"));
    assert!(shows(&window, "Reading a line: groups and colors"));
    click(&mut window, "All right");
    assert!(shows(&window, "42-wordless.toml, line 1, column 1"));
    assert!(shows(&window, "lesson-silent"));
    click(&mut window, "All right");
    assert!(window.query_by_label("All right").is_none());
}

#[test]
fn texts_that_end_in_the_middle_are_told_with_their_place() {
    let home = folder(&[
        ("40-soap.toml", LESSON),
        ("40-soap.ftl", &format!("{WORDS}this is no message\n")),
    ]);
    let window = window_on(home.path());
    assert!(shows(&window, "40-soap.ftl, line 5"));
    assert!(shows(&window, "The soap of our club"));
}

#[test]
fn a_lesson_that_names_no_card_is_on_the_card_in_use_and_the_shelf_says_which_keep_theirs() {
    let any = LESSON
        .replace("card = \"practice\"\n", "")
        .replace("{ tiles = \"0 0\" }", "{ line = \"threes/1\" }");
    let home = folder_with_reading_a_line();
    let lessons = home.path().join("lessons");
    fs::write(lessons.join("40-soap.toml"), any).unwrap();
    fs::write(lessons.join("40-soap.ftl"), WORDS).unwrap();
    let mut window = window_on(home.path());
    let row = window.get_by_label_contains(": The soap of our club, ");
    row.click_accesskit();
    window.run();
    assert!(shows(&window, "Line 1 of 3-6-9: "));

    click(&mut window, "Card");
    click(&mut window, "Choose or type in a card");
    assert!(shows(
        &window,
        "“Reading a line of the card” (Practice Card)"
    ));
    assert!(!shows(&window, "The soap of our club"));
    click(&mut window, "Use First Card");
    click(&mut window, "Home");
    assert!(
        !shows(&window, "The soap of our club"),
        "that card has no such line"
    );
    assert!(shows(&window, "Reading a line of the card"));
}

/// A folder in which this card is chosen, and a window on it.
fn window_with_card(text: &str, language: &str) -> (TempDir, Window) {
    let home = tempfile::tempdir().unwrap();
    let card = Card::parse(text).unwrap();
    let mut profile = Profile::open(home.path());
    profile.keep_card(Draft::of(&card));
    profile.change_settings(|settings| settings.card = Some(card.id.clone()));
    drop(profile);
    let window = window_in(home.path(), language);
    (home, window)
}

const CLUB: &str = include_str!("../fixtures/cards/club.toml");

/// Opens the lesson with this title.
fn take(window: &mut Window, title: &str) {
    window.get_by_label_contains(title).click_accesskit();
    window.run();
}

#[test]
fn a_step_that_keeps_our_card_says_so_when_another_one_is_chosen() {
    for (language, title, said) in [
        (
            "en",
            ": Sections, value, X and C, ",
            "On this card: First Card",
        ),
        ("es", ": Secciones, valor, X y C, ", "Con esta tarjeta: "),
        ("zh-CN", "类别、分值", "这里用："),
    ] {
        let (_home, mut window) = window_with_card(CLUB, language);
        take(&mut window, title);
        assert!(shows(&window, said), "{language}: {:?}", texts(&window));
    }
}

#[test]
fn a_step_without_lines_says_no_card_and_neither_does_one_for_who_uses_ours() {
    let (_home, mut window) = window_with_card(CLUB, "en");
    take(&mut window, ": From rack to lines, ");
    assert!(
        !shows(&window, "On this card"),
        "tiles alone are on no card"
    );
    for first in [false, true] {
        let home = tempfile::tempdir().unwrap();
        if first {
            let mut profile = Profile::open(home.path());
            profile.change_settings(|settings| settings.card = Some("first".to_owned()));
        }
        let mut window = window_in(home.path(), "en");
        take(&mut window, ": Sections, value, X and C, ");
        assert!(!shows(&window, "On this card"));
    }
}
