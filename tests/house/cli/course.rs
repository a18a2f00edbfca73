//! The course and its lessons as text.

use std::fs;
use std::path::Path;

use mahj_tutor::profile::Profile;

use super::{code, errors, output, run};

/// A profile's folder with a lesson of its own.
fn own_lesson(lesson: &str) -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("lessons");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("40-soap.toml"), lesson).unwrap();
    let words =
        "lesson-soap = Club soap\n    .summary = Our white dragon.\nsoap-look = This is soap.\n";
    fs::write(folder.join("40-soap.ftl"), words).unwrap();
    home
}

const OWN: &str = "format = 1\nid = \"soap\"\nrules = [\"card-changes-yearly\"]\n[[step]]\nid = \"look\"\n\
                   picture = [{ tiles = \"0 0 | 1B\" }]\n";

#[test]
fn the_course_is_a_table_that_ends_with_the_rules_that_nothing_teaches() {
    let ended = run(&["course"]);
    assert_eq!(code(&ended), 0, "{}", errors(&ended));
    let course = output(&ended);
    let lines: Vec<&str> = course.lines().collect();
    assert!(lines[0].starts_with("Unit"), "{course}");
    assert!(course.contains("groups-and-colors"), "{course}");
    let count = lines.last().unwrap().strip_suffix(" rules untaught");
    let count: usize = count.unwrap().parse().unwrap();
    let listed = lines
        .iter()
        .skip_while(|line| **line != "Taught by nothing:");
    let listed = listed.filter_map(|line| line.split_once("): "));
    let listed: usize = listed.map(|(_, ids)| ids.split(", ").count()).sum();
    assert_eq!(listed, count, "{course}");
}

#[test]
fn the_columns_of_the_course_stand_straight_in_every_language() {
    use unicode_width::UnicodeWidthStr;
    for language in ["en", "es", "zh-CN"] {
        let course = output(&run(&["course", "--lang", language]));
        let table = course.lines().take_while(|line| !line.is_empty());
        let widths: Vec<usize> = table.map(UnicodeWidthStr::width).collect();
        assert!(widths.len() >= 3, "{course}");
        assert!(widths.iter().all(|width| *width == widths[0]), "{course}");
    }
}

#[test]
fn a_lesson_of_the_profile_is_part_of_the_course_and_is_printed() {
    let home = own_lesson(OWN);
    let profile = ["--profile", home.path().to_str().unwrap()];
    let course = run(&[&["course"], &profile[..]].concat());
    assert_eq!(code(&course), 0, "{}", errors(&course));
    let course = output(&course);
    assert!(course.contains("Club soap"), "{course}");
    assert!(course.ends_with("0 rules untaught\n"), "{course}");
    let lesson = output(&run(&[&["lesson", "soap"], &profile[..]].concat()));
    for part in [
        "Club soap",
        "Our white dragon.",
        "0 0 | 1B",
        "This is soap.",
    ] {
        assert!(lesson.contains(part), "{part}: {lesson}");
    }
}

#[test]
fn a_lesson_that_cannot_be_taken_is_told_beside_the_course() {
    let home = own_lesson(&OWN.replace("0 0 | 1B", "0 0 | 1X"));
    let ended = run(&["course", "--profile", home.path().to_str().unwrap()]);
    assert_eq!(code(&ended), 1);
    let errors = errors(&ended);
    assert!(errors.starts_with("40-soap.toml:6:"), "{errors}");
    assert!(output(&ended).ends_with("rules untaught\n"));
}

#[test]
fn a_lesson_is_printed_with_its_table_and_its_answers() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("lessons");
    fs::create_dir_all(folder.join("en")).unwrap();
    for file in ["03-reading-a-line.toml", "en/reading-a-line.ftl"] {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/lessons");
        fs::copy(fixtures.join(file), folder.join(file)).unwrap();
    }
    let profile = home.path().to_str().unwrap();
    let ended = run(&["lesson", "reading-a-line", "--profile", profile]);
    assert_eq!(code(&ended), 0, "{}", errors(&ended));
    let lesson = output(&ended);
    for part in [
        "== Step 2: count",
        "Shown: evens/1: FFF 2222a 444a 6666b",
        "Accepted: 14",
        "Wrong: rack: 13 [object-first-to-match]",
        "Rack 3: ",
    ] {
        assert!(lesson.contains(part), "{part}: {lesson}");
    }
}

#[test]
fn a_lesson_is_printed_in_the_words_of_its_language() {
    let print = |language: &str| output(&run(&["lesson", "what-to-pass", "--lang", language]));
    let spanish = print("es");
    let chinese = print("zh-CN");
    for (lesson, parts) in [
        (
            &spanish,
            [
                "Unidad: El Charlestón",
                "primer Charlestón, a la derecha",
                "hacer algo en la mesa",
            ],
        ),
        (
            &chinese,
            ["单元：查尔斯顿传牌", "第一轮往右传", "在牌桌上操作"],
        ),
    ] {
        for part in parts {
            assert!(lesson.contains(part), "{part}: {lesson}");
        }
        for english in ["first-right", "Asked", "spares", "(wanted)"] {
            assert!(!lesson.contains(english), "{english}: {lesson}");
        }
    }
    let course = output(&run(&["course", "--lang", "es"]));
    assert!(course.contains("El Charlestón"), "{course}");
}

/// The labels of a printed lesson with what they tell, of this label.
fn labelled<'a>(lesson: &'a str, label: &str) -> Vec<&'a str> {
    let lines = lesson.lines().map(str::trim);
    let told = lines.filter_map(|line| line.strip_prefix(label)?.strip_prefix(": "));
    told.collect()
}

/// A lesson as it is printed for who has chosen this card, or none.
fn printed_on(card: Option<&str>, arguments: &[&str]) -> String {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open(home.path());
    profile.change_settings(|settings| settings.card = card.map(ToOwned::to_owned));
    drop(profile);
    let folder = ["--profile", home.path().to_str().unwrap()];
    let ended = run(&[arguments, &folder[..]].concat());
    assert_eq!(code(&ended), 0, "{}", errors(&ended));
    output(&ended)
}

#[test]
fn a_lesson_is_printed_on_the_chosen_card_which_its_steps_name_and_on_its_own_while_none_is() {
    let none = printed_on(None, &["lesson", "which-one"]);
    assert_eq!(labelled(&none, "Card"), ["first"], "{none}");
    assert_eq!(output(&run(&["lesson", "which-one"])), none);

    let practice = printed_on(Some("practice"), &["lesson", "which-one"]);
    let cards = labelled(&practice, "Card");
    assert_eq!(cards[0], "first", "{practice}");
    assert!(cards.len() > 1, "{practice}");
    assert!(
        cards[1..].iter().all(|card| *card == "practice"),
        "{practice}"
    );
    let data = printed_on(Some("practice"), &["lesson", "which-one", "--json"]);
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    let steps = ["steps", "recall"].map(|part| data[part].as_array().unwrap());
    let named = steps.into_iter().flatten();
    let named = named.filter(|step| step["card"] == "practice").count();
    assert_eq!(named, cards.len() - 1);
}

#[test]
fn an_exam_is_printed_on_the_cards_of_its_lessons_while_none_is_chosen() {
    let exam = printed_on(None, &["exam", "--seed", "1"]);
    assert_eq!(labelled(&exam, "Card"), [""; 0], "{exam}");
}

#[test]
fn right_answers_are_called_examples_where_others_are_right_too() {
    let lesson = output(&run(&["lesson", "what-to-pass"]));
    let example = labelled(&lesson, "Accepted, for example");
    assert!(example[0].starts_with("pass "), "{lesson}");
    let lesson = output(&run(&["lesson", "groups-no-runs"]));
    assert!(!labelled(&lesson, "Accepted").is_empty(), "{lesson}");

    let data = run(&["lesson", "what-to-pass", "--json"]);
    let data: serde_json::Value = serde_json::from_slice(&data.stdout).unwrap();
    let steps = data["steps"].as_array().unwrap().iter();
    // Of the passes, three are all that is right in one step, and more than three in another.
    let passes = steps.map(|step| &step["asked"]).filter(|asked| {
        let action = asked["accepted"][0].as_str();
        action.is_some_and(|action| action.starts_with("pass "))
    });
    let are_examples: Vec<bool> = passes
        .map(|asked| asked["accepted_are_examples"].as_bool().unwrap())
        .collect();
    assert!(are_examples.contains(&true), "{are_examples:?}");
    assert!(are_examples.contains(&false), "{are_examples:?}");
}

#[test]
fn a_line_that_is_an_answer_is_printed_as_it_is_shown() {
    let lesson = output(&run(&["lesson", "which-one"]));
    let card = mahj_tutor::card::first().unwrap();
    let lines = card.lines().filter(|(_, line)| {
        let [id, way] = [line.id.to_string(), line.patterns[0].clone()];
        lesson.contains(&format!("[{id}: {way}"))
    });
    assert!(lines.count() > 3, "{lesson}");
    for (_, line) in card.lines() {
        assert!(!lesson.contains(&format!("[{}]", line.id)), "{lesson}");
    }
}

#[test]
fn a_lesson_is_data_on_request() {
    let ended = run(&["lesson", "first-mah-jongg", "--json"]);
    let lesson: serde_json::Value = serde_json::from_slice(&ended.stdout).unwrap();
    assert_eq!(lesson["id"], "first-mah-jongg");
    let steps = lesson["steps"].as_array().unwrap();
    for step in steps {
        assert_ne!(step["text"], "", "{step}");
        if !step["asked"].is_null() {
            assert_ne!(step["asked"]["accepted"][0].as_str(), None, "{step}");
            assert_ne!(step["asked"]["right"], "", "{step}");
        }
    }
    let at_table = steps.iter().find(|step| !step["scene"].is_null()).unwrap();
    let racks = at_table["scene"]["table"]["racks"].as_array().unwrap();
    for rack in racks {
        let tiles = rack.as_str().unwrap().split(' ').count();
        assert!((1..=14).contains(&tiles), "{rack}");
    }
}

#[test]
fn an_unknown_lesson_is_told_with_those_there_are() {
    let ended = run(&["lesson", "soup"]);
    assert_eq!(code(&ended), 2);
    assert_eq!(output(&ended), "");
    let errors = errors(&ended);
    assert!(
        errors.contains("“soup”") && errors.contains("groups-and-colors"),
        "{errors}"
    );
}
