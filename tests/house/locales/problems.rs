//! A broken Fluent file is told with its place and what to do.

use std::path::Path;

use mahj_tutor::locale::{Language, Locale, check};
use mahj_tutor::wording::locale_problem;

fn problems() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/locales");
    let english = Locale::new(Language::ENGLISH);
    check(&folder)
        .unwrap()
        .iter()
        .map(|problem| {
            let file = Path::new(&problem.file);
            let file = file.strip_prefix(&folder).unwrap_or(file).display();
            let words = english.say(&locale_problem(problem));
            format!("{file}:{}:{}: {words}", problem.line, problem.column)
        })
        .collect()
}

#[test]
fn every_problem_is_told_at_its_line_and_column() {
    let expected = [
        "es: the file second.ftl of English is missing in this language; copy and translate it",
        "es/first.ftl:1:1: the message first-farewell of English is missing in this file",
        "es/first.ftl:2:1: first-greeting uses other variables than in English; missing: $name; \
         only here: $nombre",
        "es/first.ftl:4:8: first-tiles lacks these plural forms of the language: one",
        "es/first.ftl:4:8: first-tiles has plural forms that the language does not use: few",
        "es/first.ftl:7:1: English has no message first-extra in its file of this name; remove or \
         rename it",
        "es/first.ftl:7:17: first-extra refers to no-such, which does not exist",
        "es/first.ftl:8:1: the message first-greeting exists a second time; remove one of them",
        "es/first.ftl:10:1: not a Fluent message here: ",
        "es/third.ftl:1:1: English has no file third.ftl; give it the name that English uses",
        "not_a_tag!: the folder name “not_a_tag!” is not a language tag; name it like “pt” or \
         “pt-BR”",
    ];
    let problems = problems();
    for part in expected {
        let told = problems
            .iter()
            .any(|problem| problem.replace(":1:1: the f", ": the f").starts_with(part));
        assert!(told, "{part}\nis not among\n{problems:#?}");
    }
    assert_eq!(problems.len(), expected.len(), "{problems:#?}");
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let error = check(Path::new("no/such/folder")).unwrap_err();
    assert_eq!(error.path, "no/such/folder");
}
