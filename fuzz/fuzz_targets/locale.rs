//! Fluent files beside a learner's own lessons: checked, and every message of them said.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mahj_tutor::locale::{self, Language, Locale, LocaleFiles, Message, ReadError};
use mahj_tutor::wording;
use mahj_tutor_fuzz::{Folder, is_inside, is_said, is_seen};

fuzz_target!(|text: &[u8]| {
    let folder = Folder::with(&[
        ("50-any.ftl", text),
        ("en/any.ftl", text),
        ("es/any.ftl", b"greeting = Hola, { $name }\n"),
    ]);
    let files = match LocaleFiles::read_beside(folder.path()) {
        Ok(files) => files,
        Err(ReadError { path, .. }) => {
            assert!(path.contains("any.ftl"), "{path}");
            return;
        }
    };
    let text = &files.of("en")[0].text;
    let problems = locale::check(folder.path()).expect("it was read before");
    for (nth, problem) in problems.iter().enumerate() {
        if problem.file.ends_with("en/any.ftl") {
            is_inside(text, problem.line, problem.column);
        }
        if nth < 8 {
            is_said(&wording::locale_problem(problem));
        }
    }
    let _ = locale::check_syntax(&files);
    let spoken = Locale::from_sources(Language::ENGLISH, &files);
    for id in files.signatures("en").keys().take(50) {
        let said = spoken.say(&Message::new(id.clone()));
        is_seen(&said);
        let _ = (
            spoken.in_english(&Message::new(id.clone())),
            spoken.reading_seconds(id),
        );
    }
});
