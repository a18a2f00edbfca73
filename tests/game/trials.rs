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
use mahj_tutor::rules::{RuleId, RuleKind};
use mahj_tutor::trial::{Trial, Trials, check, play_on, read, shipped};

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

fn trials() -> Vec<Trial> {
    let cards = cards();
    shipped()
        .iter()
        .flat_map(|file| read(file.name, file.text, &cards).unwrap())
        .collect()
}

#[test]
fn every_trial_shows_what_it_says() {
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
    let trials = Trials::shipped(&cards());
    let without: BTreeSet<&str> = WITHOUT_POSITION.iter().copied().collect();
    let missing: Vec<&str> = RuleId::all()
        .filter(|rule| trials.of(*rule).is_none() && !without.contains(rule.as_str()))
        .map(RuleId::as_str)
        .collect();
    assert!(missing.is_empty(), "{} rules: {missing:#?}", missing.len());
    for name in without {
        let rule: RuleId = name.parse().unwrap();
        assert_eq!(rule.kind(), RuleKind::Explained, "{rule}");
        assert!(trials.of(rule).is_none(), "{rule} has a trial");
    }
}

#[test]
fn no_trial_and_no_rule_stands_there_twice() {
    let mut ids = BTreeSet::new();
    let mut rules = BTreeMap::new();
    for trial in trials() {
        assert!(ids.insert(trial.id.clone()), "{} is there twice", trial.id);
        assert!(!trial.rules.is_empty(), "{} shows no rule", trial.id);
        for rule in &trial.rules {
            let before = rules.insert(*rule, trial.id.clone());
            assert_eq!(before, None, "{rule} is shown by {} too", trial.id);
        }
    }
}

#[test]
fn a_trial_waits_for_the_learner() {
    for trial in trials() {
        let session = trial.begin();
        let waits = match session.awaited() {
            Awaited::Learner | Awaited::Opening(_) => true,
            _ => session.is_paused(),
        };
        assert!(waits, "{}: {:?}", trial.id, session.awaited());
    }
}

#[test]
fn from_every_trial_the_game_goes_on_to_its_end() {
    let stuck: Vec<String> = trials()
        .iter()
        .filter(|trial| !play_on(trial))
        .map(|trial| trial.id.clone())
        .collect();
    assert!(stuck.is_empty(), "{stuck:#?}");
}

#[test]
fn every_language_says_what_may_be_tried() {
    for language in Language::all() {
        let locale = Locale::new(language);
        for trial in trials() {
            let id = trial.text_id();
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
fn a_trial_that_does_not_show_what_it_says_is_found() {
    let entry = |act: &str, follows: &str| {
        format!(
            "id = \"one\"\nrules = [\"char-no-jokers\"]\neast = 2\nmoment = \"first-right\"\n\
             racks = [\"1B 2B 2B 4B 4C 6C 6C 8D 9D N E J J\"]\nact = \"{act}\"\n{follows}\n"
        )
    };
    let joker = "pass 1B N J blind 0";
    let refused = vec!["char-no-jokers".parse().unwrap()];
    assert_eq!(faults(&entry(joker, "refused = \"char-no-jokers\"")), []);
    assert_eq!(
        faults(&entry(joker, "refused = \"char-pass-three\"")),
        [Fault::ActRefused(refused.clone())]
    );
    assert_eq!(
        faults(&entry(joker, "happens = \"passed\"")),
        [Fault::ActRefused(refused)]
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
