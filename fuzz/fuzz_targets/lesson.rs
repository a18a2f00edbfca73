//! The text of a lesson's file: read, and played through as `mahj-tutor check` does.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mahj_tutor::lesson::{self, Lesson, texts};
use mahj_tutor::wording;
use mahj_tutor_fuzz::{CARDS, is_inside, is_said};

fuzz_target!(|text: &str| {
    let problems = lesson::check("50-any.toml", text, &CARDS);
    for (nth, problem) in problems.iter().enumerate() {
        is_inside(text, problem.line, problem.column);
        if nth < 4 {
            is_said(&wording::lesson_problem(problem));
        }
    }
    // What can be read is read alike with a card chosen, or says what is wrong with it there.
    let Ok(read) = Lesson::read_on("50-any.toml", text, &CARDS, None) else {
        assert!(!problems.is_empty());
        return;
    };
    assert!(!read.steps.is_empty());
    assert!(!texts::ids(&read).is_empty());
    match Lesson::read("50-any.toml", text, &CARDS) {
        Ok(chosen) => assert_eq!(chosen.steps.len(), read.steps.len()),
        Err(problems) => assert!(!problems.is_empty()),
    }
});
