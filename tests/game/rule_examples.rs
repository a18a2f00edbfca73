//! "Try it": every rule that is played by has a position in which it shows, and the position shows what
//! it says.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::lesson::Fault;
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::play::Awaited;
use mahj_tutor::rule_example::{RuleExample, RuleExamples, check, play_on, read, shipped};
use mahj_tutor::rules::{RuleId, RuleKind};

/// Rules that no position can show: they are about things, people, other games or what comes before
/// the table. Their pages have no button.
const WITHOUT_POSITION: &[&str] = &[
    "equip-pushers",
    "equip-wind-indicator-optional",
    "equip-score-tokens-optional",
    "card-changes-yearly",
    "tiles-spares-not-used",
    "pick-turned-up",
    "player-seat-shuffle",
    "tip-study-card",
    "tip-practice-solo",
    "tr-fewer-players",
    "eti-not-touch",
    "eti-no-tapping",
];

fn cards() -> Vec<Arc<CompiledCard>> {
    let practice = card::practice().unwrap();
    vec![Arc::new(CompiledCard::new(Arc::new(practice)))]
}

fn examples() -> Vec<RuleExample> {
    let cards = cards();
    shipped()
        .iter()
        .flat_map(|file| read(file.name, file.text, &cards).unwrap())
        .collect()
}

#[test]
fn every_example_shows_what_it_says() {
    let cards = cards();
    let problems: Vec<String> = shipped()
        .iter()
        .flat_map(|file| check(file.name, file.text, &cards))
        .map(|it| format!("{}:{}: {:?}", it.file, it.line, it.fault))
        .collect();
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn every_rule_that_is_played_by_can_be_tried() {
    let examples = RuleExamples::shipped(&cards());
    let without: BTreeSet<&str> = WITHOUT_POSITION.iter().copied().collect();
    let missing: Vec<&str> = RuleId::all()
        .filter(|rule| examples.of(*rule).is_none() && !without.contains(rule.as_str()))
        .map(RuleId::as_str)
        .collect();
    assert!(missing.is_empty(), "{} rules: {missing:#?}", missing.len());
    for name in without {
        let rule: RuleId = name.parse().unwrap();
        assert_eq!(rule.kind(), RuleKind::Explained, "{rule}");
        assert!(examples.of(rule).is_none(), "{rule} has a rule example");
    }
}

#[test]
fn no_example_and_no_rule_stands_there_twice() {
    let mut ids = BTreeSet::new();
    let mut rules = BTreeMap::new();
    for example in examples() {
        assert!(
            ids.insert(example.id.clone()),
            "{} is there twice",
            example.id
        );
        assert!(!example.rules.is_empty(), "{} shows no rule", example.id);
        for rule in &example.rules {
            let before = rules.insert(*rule, example.id.clone());
            assert_eq!(before, None, "{rule} is shown by {} too", example.id);
        }
    }
}

#[test]
fn an_example_waits_for_the_learner() {
    for example in examples() {
        let session = example.begin();
        let waits = match session.awaited() {
            Awaited::Learner | Awaited::Opening(_) => true,
            _ => session.is_paused(),
        };
        assert!(waits, "{}: {:?}", example.id, session.awaited());
    }
}

#[test]
fn from_every_example_the_game_goes_on_to_its_end() {
    let stuck: Vec<String> = examples()
        .iter()
        .filter(|example| !play_on(example))
        .map(|example| example.id.clone())
        .collect();
    assert!(stuck.is_empty(), "{stuck:#?}");
}

#[test]
fn every_language_says_what_may_be_tried() {
    for language in Language::all() {
        let locale = Locale::new(language);
        for example in examples() {
            let id = example.text_id();
            assert!(locale.has(&id), "{id} in {}", language.tag());
        }
    }
}

fn faults(entry: &str) -> Vec<Fault> {
    let text = format!("format = 1\ncard = \"practice\"\n\n[[try]]\n{entry}");
    check("broken.toml", &text, &cards())
        .into_iter()
        .map(|problem| problem.fault)
        .collect()
}

#[test]
fn an_example_that_does_not_show_what_it_says_is_found() {
    let entry = |action: &str, follows: &str| {
        format!(
            "id = \"one\"\nrules = [\"char-no-jokers\"]\neast = 2\nmoment = \"first-right\"\n\
             racks = [\"1B 2B 2B 4B 4C 6C 6C 8D 9D N E J J\"]\nact = \"{action}\"\n{follows}\n"
        )
    };
    let joker = "pass 1B N J blind 0";
    let refused = vec!["char-no-jokers".parse().unwrap()];
    assert_eq!(faults(&entry(joker, "refused = \"char-no-jokers\"")), []);
    assert_eq!(
        faults(&entry(joker, "refused = \"char-pass-three\"")),
        [Fault::ActionRefused(refused.clone())]
    );
    assert_eq!(
        faults(&entry(joker, "happens = \"passed\"")),
        [Fault::ActionRefused(refused)]
    );
    let fine = "pass 1B N E blind 0";
    assert_eq!(
        faults(&entry(fine, "refused = \"char-no-jokers\"")),
        [Fault::NotRefused]
    );
    assert!(matches!(
        &faults(&entry(fine, "happens = \"won\""))[..],
        [Fault::NotHappened(instead)] if instead.contains(&"passed".to_owned())
    ));
}
