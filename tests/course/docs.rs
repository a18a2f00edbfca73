//! The worked example for teachers is a lesson that can be taken.

use std::fs;

use mahj_tutor::lesson::{Lesson, check, texts};
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::profile::OwnLessons;

use crate::cards;

const GUIDE: &str = include_str!("../../docs/lessons.md");

/// The text of the first fenced block of a kind.
fn block(kind: &str) -> &'static str {
    let fence = format!("```{kind}\n");
    let start = GUIDE.find(&fence).unwrap() + fence.len();
    let length = GUIDE[start..].find("\n```").unwrap();
    &GUIDE[start..=start + length]
}

#[test]
fn the_worked_example_has_no_problem_and_all_its_words() {
    let file = "40-strays.toml";
    let problems = check(file, block("toml"), &cards());
    assert!(problems.is_empty(), "{problems:#?}");
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("40-strays.ftl"), block("ftl")).unwrap();
    let words = OwnLessons::texts(folder.path()).unwrap();
    let lesson = Lesson::read(file, block("toml"), &cards()).unwrap();
    for language in Language::all() {
        let locale = Locale::with_own(language, &words);
        for id in texts::ids(&lesson) {
            assert!(locale.has(&id), "{id}");
        }
        assert!(locale.has(&texts::done(&lesson.id)));
    }
}
