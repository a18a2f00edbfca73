//! The ids that the code uses and those that the languages have are the same.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::drill::{Kind, Topic};
use mahj_tutor::glossary::{Glossary, Word};
use mahj_tutor::lesson::{Shelf, shipped, texts};
use mahj_tutor::locale::{Language, LocaleFiles};
use mahj_tutor::rule_example::RuleExamples;
use mahj_tutor::rules::{Area, RuleId, Setting};
use mahj_tutor::tile::Tile;
use mahj_tutor::wording;

use crate::sources::{SourceFile, sources};

/// A use of `msg!` in the code.
pub(crate) struct Use {
    pub(crate) file: String,
    pub(crate) id: String,
    /// The code that gives each argument its value, by the argument's name.
    pub(crate) arguments: BTreeMap<String, String>,
}

/// Every use of `msg!` whose id is written out.
pub(crate) fn uses() -> Vec<Use> {
    let mut uses = Vec::new();
    for file in sources("src") {
        for parts in file.uses_of_macro("msg") {
            let id = parts
                .first()
                .and_then(|id| id.strip_prefix('"')?.strip_suffix('"'));
            let Some(id) = id else {
                continue;
            };
            let arguments = parts[1..]
                .iter()
                .filter_map(|part| part.split_once('='))
                .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()));
            uses.push(Use {
                file: file.name.clone(),
                id: id.to_owned(),
                arguments: arguments.collect(),
            });
        }
    }
    uses
}

/// The ids that the code makes from data instead of writing them out.
fn families() -> BTreeSet<String> {
    let cards = [card::practice(), card::first()].map(|card| Arc::new(card.unwrap()));
    let titles = cards.iter().flat_map(|card| {
        let title = format!("card-title-{}", card.id);
        let sections = card.sections().iter();
        let sections = sections.map(|section| format!("{title}.{}", section.id));
        let sections = sections.collect::<Vec<_>>();
        std::iter::once(title).chain(sections)
    });
    let titles: Vec<String> = titles.collect();
    let cards = cards.map(|card| Arc::new(CompiledCard::new(card)));
    let lessons = Shelf::read(&shipped(), &cards).lessons;
    let examples = RuleExamples::shipped(&cards);
    let tries = examples.iter().map(|(_, example)| example.text_id());
    let glossary = Glossary::shipped(&cards[1]);
    let words = glossary.words.iter().flat_map(Word::text_ids);
    let rules = RuleId::all().flat_map(|rule| {
        let parts = ["", ".text", ".example"].map(|part| format!("rule-{}{part}", rule.as_str()));
        let otherwise = wording::rule_otherwise(rule).map(|text| text.id.into_owned());
        parts.into_iter().chain(otherwise)
    });
    let areas = Area::ALL.map(|area| format!("rule-area-{}", area.as_str()));
    let settings = Setting::ALL.iter().flat_map(|&setting| {
        let name = format!("setting-{}", setting.as_str());
        let options = setting
            .options()
            .iter()
            .map(move |word| wording::setting_option(setting, word).id.into_owned());
        [name.clone(), format!("{name}.help")]
            .into_iter()
            .chain(options)
    });
    let of_tiles = Tile::ALL.into_iter().flat_map(|tile| {
        [
            wording::tile_in_sentence(tile),
            wording::a_tile(tile),
            wording::the_tile(tile),
            wording::tile_caption(tile),
            wording::tile_in_plural(tile),
            wording::called_out(tile),
        ]
        .map(|name| name.id.into_owned())
    });
    let drills = Kind::ALL.into_iter().flat_map(|kind| {
        let parts = ["", ".about", ".tip"];
        parts.map(|part| format!("drill-{}{part}", kind.id()))
    });
    let topics = Topic::ALL.map(|topic| format!("drill-topic-{}", topic.id()));
    rules
        .chain(areas)
        .chain(drills)
        .chain(topics)
        .chain(of_tiles)
        .chain(settings)
        .chain(titles)
        .chain(tries)
        .chain(words)
        .chain(lessons.iter().flat_map(|lesson| texts::ids(lesson)))
        .chain(lessons.iter().map(|lesson| texts::done(&lesson.id)))
        .collect()
}

/// The messages that a step which asks something may have, and need not.
fn said_to_shown() -> BTreeSet<String> {
    let cards = [card::practice(), card::first()].map(|card| Arc::new(card.unwrap()));
    let cards = cards.map(|card| Arc::new(CompiledCard::new(card)));
    let lessons = Shelf::read(&shipped(), &cards).lessons;
    let shown = lessons.iter().flat_map(|lesson| {
        let parts = lesson.steps.iter().chain(&lesson.recall);
        let asked = parts.filter(|part| part.question.is_some());
        asked.map(|part| texts::shown(&lesson.id, &part.words))
    });
    shown.collect()
}

#[test]
fn every_message_that_the_code_says_exists() {
    let signatures = LocaleFiles::shipped().signatures(Language::ENGLISH.tag());
    let uses = uses();
    assert!(uses.len() > 100, "the scan of the sources finds them");
    let missing: Vec<_> = uses
        .iter()
        .filter(|used| !signatures.contains_key(&used.id))
        .map(|used| format!("{}: {}", used.file, used.id))
        .chain(
            families()
                .into_iter()
                .filter(|id| !signatures.contains_key(id)),
        )
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn the_code_gives_every_message_its_variables() {
    let signatures = LocaleFiles::shipped().signatures(Language::ENGLISH.tag());
    // What `Names::subject` adds to a sentence of the log.
    let subject = ["who", "seat"];
    let mut added: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in sources("src") {
        let calls = file.calls_of_method("with").into_iter();
        let names = calls.filter_map(|arguments| {
            let name = arguments.first()?.strip_prefix('"')?.strip_suffix('"')?;
            Some(name.to_owned())
        });
        added.insert(file.name.clone(), names.collect());
    }
    let mut missing = Vec::new();
    for used in uses() {
        let Some(signature) = signatures.get(&used.id) else {
            continue;
        };
        for variable in &signature.variables {
            let given = used.arguments.contains_key(variable)
                || added[&used.file].contains(variable)
                || subject.contains(&variable.as_str());
            if !given {
                missing.push(format!("{}: {} lacks ${variable}", used.file, used.id));
            }
        }
        for argument in used.arguments.keys() {
            if !signature.variables.contains(argument) {
                missing.push(format!("{}: {} has no ${argument}", used.file, used.id));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_message_is_used() {
    let signatures = LocaleFiles::shipped().signatures(Language::ENGLISH.tag());
    let families: BTreeSet<String> = families().into_iter().chain(said_to_shown()).collect();
    let literals: BTreeSet<String> = sources("src").iter().flat_map(SourceFile::quoted).collect();
    let referred: BTreeSet<&String> = signatures
        .values()
        .flat_map(|signature| &signature.references)
        .collect();
    let unused: Vec<_> = signatures
        .keys()
        .filter(|id| !literals.contains(*id) && !families.contains(*id) && !referred.contains(id))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}
