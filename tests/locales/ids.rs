//! The ids that the code uses and those that the languages have are the same.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::glossary::{Glossary, Word};
use mahj_tutor::lesson::{Shelf, shipped, texts};
use mahj_tutor::locale::{Language, Sources};
use mahj_tutor::rules::{Area, RuleId, Setting};
use mahj_tutor::tile::Tile;
use mahj_tutor::trial::Trials;
use mahj_tutor::wording;

/// A use of `msg!` in the code.
pub(crate) struct Use {
    pub(crate) file: String,
    pub(crate) id: String,
    /// The code that gives each argument its value, by the argument's name.
    pub(crate) arguments: BTreeMap<String, String>,
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

/// The code of every file of `src`, without its comments.
pub(crate) fn code() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    rust_files(&root.join("src"), &mut files);
    files
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let code: Vec<&str> = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .collect();
            let name = path.strip_prefix(root).unwrap().display().to_string();
            (name, code.join("\n"))
        })
        .collect()
}

/// What stands between the brackets that open at the beginning of `text`, cut at its commas.
pub(crate) fn arguments(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for character in text.chars() {
        if quoted {
            quoted = escaped || character != '"';
            escaped = !escaped && character == '\\';
        } else {
            match character {
                '"' => quoted = true,
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 1 => {
                    parts.push(String::new());
                    continue;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        parts.last_mut().unwrap().push(character);
    }
    parts
}

/// Every use of `msg!` whose id is written out.
pub(crate) fn uses() -> Vec<Use> {
    let mut uses = Vec::new();
    for (file, code) in code() {
        for (at, found) in code.match_indices("msg!(") {
            let parts = arguments(&code[at + found.len() - 1..]);
            let first = parts[0].trim_start_matches('(').trim();
            let Some(id) = first
                .strip_prefix('"')
                .and_then(|rest| rest.strip_suffix('"'))
            else {
                continue;
            };
            let arguments = parts[1..]
                .iter()
                .filter_map(|part| part.split_once('='))
                .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()));
            uses.push(Use {
                file: file.clone(),
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
    let trials = Trials::shipped(&cards);
    let tries = trials.iter().map(|(_, trial)| trial.text_id());
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
        [wording::tile_in_sentence(tile), wording::a_tile(tile)].map(|name| name.id.into_owned())
    });
    rules
        .chain(areas)
        .chain(of_tiles)
        .chain(settings)
        .chain(titles)
        .chain(tries)
        .chain(words)
        .chain(lessons.iter().flat_map(|lesson| texts::ids(lesson)))
        .chain(lessons.iter().map(|lesson| texts::done(&lesson.id)))
        .collect()
}

#[test]
fn every_message_that_the_code_says_exists() {
    let signatures = Sources::shipped().signatures(Language::ENGLISH.tag());
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
    let signatures = Sources::shipped().signatures(Language::ENGLISH.tag());
    // What `Names::subject` adds to a sentence of the log.
    let subject = ["who", "seat"];
    let mut added: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, code) in code() {
        let names = code
            .match_indices(".with(\"")
            .filter_map(|(at, found)| code[at + found.len()..].split('"').next())
            .map(str::to_owned);
        added.insert(file, names.collect());
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
    let signatures = Sources::shipped().signatures(Language::ENGLISH.tag());
    let families = families();
    let literals: BTreeSet<String> = code()
        .iter()
        .flat_map(|(_, code)| code.split('"').map(str::to_owned).collect::<Vec<_>>())
        .collect();
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
