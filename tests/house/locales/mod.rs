//! The words of the program: every language says everything that English says, and says it without
//! fault.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot read its files or data has failed"
)]

mod ids;
mod lines;
mod marks;
mod players;
mod problems;
mod quoted_lines;
mod rules;
mod spoken_to;
mod terms;
mod words;

use std::path::Path;

use mahj_tutor::locale::{Language, Locale, LocaleFiles, Message, check_shipped};
use mahj_tutor::msg;
use mahj_tutor::rules::{Area, RuleId};
use mahj_tutor::wording::{rule_area, rule_example, rule_otherwise, rule_text, rule_title};

#[test]
fn every_language_says_all_that_english_says_without_fault() {
    let problems = check_shipped();
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn every_language_has_its_own_name() {
    let names: Vec<_> = Language::all()
        .map(|language| (language.tag(), language.own_name()))
        .collect();
    for expected in [("en", "English"), ("es", "Español"), ("zh-CN", "简体中文")] {
        assert!(names.contains(&expected), "{names:?}");
    }
    assert!(
        names.iter().all(|(_, name)| !name.contains('⟦')),
        "{names:?}"
    );
}

#[test]
fn the_language_is_chosen_by_the_first_tag_that_is_spoken() {
    let chosen = |wanted: &[&str]| Language::negotiate(wanted.iter().copied()).tag();
    assert_eq!(chosen(&["es-MX"]), "es");
    assert_eq!(chosen(&["zh_CN.UTF-8"]), "zh-CN");
    assert_eq!(chosen(&["zh-Hans-SG"]), "zh-CN");
    assert_eq!(chosen(&["fi", "es"]), "es");
    assert_eq!(chosen(&["fi", "C", "", "???"]), "en");
    assert!("fi".parse::<Language>().is_err());
}

#[test]
fn things_are_listed_the_way_of_the_language() {
    let said = |language: &str, count| {
        let locale = Locale::new(language.parse().unwrap());
        let name = msg!("language-name");
        locale.list(&vec![name; count])
    };
    assert_eq!(said("en", 0), "");
    assert_eq!(said("en", 1), "English");
    assert_eq!(said("en", 2), "English and English");
    assert_eq!(said("en", 3), "English, English, and English");
    assert_eq!(said("es", 2), "Español y Español");
    assert_eq!(said("zh-CN", 3), "简体中文、简体中文和简体中文");
}

#[test]
fn english_stands_in_for_a_message_that_a_language_lacks() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/locales");
    let spanish = "es".parse().unwrap();
    let locale = Locale::from_sources(spanish, &LocaleFiles::read(&folder).unwrap());
    assert_eq!(locale.say(&msg!("second")), "Second");
    assert_eq!(
        locale.say(&msg!("first-greeting", nombre = "Ana")),
        "Hola Ana"
    );
}

#[test]
fn an_id_without_words_shows_as_itself() {
    let locale = Locale::new(Language::ENGLISH);
    assert_eq!(
        locale.say(&Message::new("no-such.thing")),
        "⟦no-such.thing⟧"
    );
    assert!(!locale.has("no-such.thing"));
}

#[test]
fn a_text_of_somebody_else_is_said_as_it_is() {
    let locale = Locale::new("es".parse().unwrap());
    let own = Message::new("card-title-of-the-club").or_else("Club Card");
    assert_eq!(locale.say(&own), "Club Card");
    let known = Message::new("card-title-practice").or_else("Practice Card");
    assert_eq!(locale.say(&known), "Tarjeta de práctica");
}

#[test]
fn every_rule_has_a_title_a_text_and_an_example_in_every_language() {
    let mut missing = Vec::new();
    for language in Language::all() {
        let sources = LocaleFiles::shipped();
        let alone = LocaleFiles {
            languages: [(
                language.tag().to_owned(),
                sources.of(language.tag()).to_vec(),
            )]
            .into(),
        };
        // Without English beside it, nothing can stand in for a missing text.
        let locale = Locale::from_sources(language, &alone);
        for rule in RuleId::all() {
            let parts = [rule_title(rule), rule_text(rule), rule_example(rule)];
            for part in parts.into_iter().chain(rule_otherwise(rule)) {
                if !locale.has(&part.id) {
                    missing.push(format!("{language}: {}", part.id));
                }
            }
        }
        for area in Area::ALL {
            if !locale.has(&rule_area(area).id) {
                missing.push(format!("{language}: {}", rule_area(area).id));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
