//! The text of a file of positions to try: read, and tried as `mahj-tutor check` does.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mahj_tutor::{rule_example, wording};
use mahj_tutor_fuzz::{CARDS, is_inside, is_said};

fuzz_target!(|text: &str| {
    let problems = rule_example::check("any.toml", text, &CARDS);
    for (nth, problem) in problems.iter().enumerate() {
        is_inside(text, problem.line, problem.column);
        if nth < 4 {
            is_said(&wording::lesson_problem(problem));
        }
    }
    let read = rule_example::read("any.toml", text, &CARDS);
    assert!(read.is_ok() || !problems.is_empty());
    for example in read.unwrap_or_default() {
        is_inside(text, example.line, 1);
    }
});
