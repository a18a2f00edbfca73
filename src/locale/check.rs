//! What is wrong with the Fluent files of a folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent::{FluentArgs, FluentValue};
use fluent_syntax::parser::{self, ErrorKind};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::bundle::bundle;
use super::signature::{self, Said};
use super::{Language, LocaleFile, LocaleFiles, ReadError};

/// Something wrong with a Fluent file, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocaleProblem {
    /// The file, as shown to people.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
    /// What it is.
    pub kind: LocaleProblemKind,
}

/// What is wrong with a Fluent file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LocaleProblemKind {
    /// The folder's name is no language tag.
    NoLanguage(String),
    /// The file is not Fluent here; the parser's own words.
    Syntax(String),
    /// A file of the language of reference is missing in this one.
    FileMissing(String),
    /// The language of reference has no file of this name.
    FileUnknown(String),
    /// A message or attribute of the language of reference is missing in this file.
    Missing(String),
    /// The language of reference has no such message or attribute in its file of this name.
    Unknown(String),
    /// The same id a second time.
    Twice(String),
    /// A message refers to a message or term that does not exist.
    NoSuchReference {
        /// The message that refers.
        id: String,
        /// To what.
        to: String,
    },
    /// The variables are not those of the language of reference.
    Variables {
        /// The message.
        id: String,
        /// Those that are missing here.
        missing: Vec<String>,
        /// Those that are only here.
        unknown: Vec<String>,
    },
    /// A choice by number lacks plural forms of its language.
    PluralMissing {
        /// The message.
        id: String,
        /// The categories, such as `one`.
        categories: Vec<String>,
    },
    /// A choice by number has plural forms that its language does not know.
    PluralUnknown {
        /// The message.
        id: String,
        /// The categories, such as `one`.
        categories: Vec<String>,
    },
    /// The message cannot be said; what the resolver says about it.
    Unsayable {
        /// The message.
        id: String,
        /// The resolver's own words.
        error: String,
    },
}

/// Checks every language of a folder against English.
///
/// # Errors
/// The first file or folder that cannot be read.
pub fn check(folder: &Path) -> Result<Vec<LocaleProblem>, ReadError> {
    Ok(check_sources(&LocaleFiles::read(folder)?))
}

/// Checks the languages that ship with the program.
pub fn check_shipped() -> Vec<LocaleProblem> {
    check_sources(&LocaleFiles::shipped())
}

/// Checks whether these files, of whatever languages, can be read to their ends.
pub fn check_syntax(sources: &LocaleFiles) -> Vec<LocaleProblem> {
    let mut problems = Vec::new();
    for source in sources.languages.values().flatten() {
        read(source, &mut problems);
    }
    problems
}

/// The parser may find an error on every line; so many of a file are told.
const MOST_ERRORS: usize = 100;

/// One file, read.
struct Read<'a> {
    source: &'a LocaleFile,
    /// What it says, in the order of the file.
    said: Vec<(String, Said)>,
}

impl Read<'_> {
    fn problem(&self, offset: usize, kind: LocaleProblemKind) -> LocaleProblem {
        problem_in(self.source, offset, kind)
    }
}

fn problem_in(source: &LocaleFile, offset: usize, kind: LocaleProblemKind) -> LocaleProblem {
    let before: Vec<char> = source
        .text
        .char_indices()
        .take_while(|(at, _)| *at < offset)
        .map(|(_, character)| character)
        .collect();
    LocaleProblem {
        file: source.path.clone(),
        line: 1 + before
            .iter()
            .filter(|character| **character == '\n')
            .count(),
        column: 1 + before
            .iter()
            .rev()
            .take_while(|character| **character != '\n')
            .count(),
        kind,
    }
}

fn check_sources(sources: &LocaleFiles) -> Vec<LocaleProblem> {
    let mut problems = Vec::new();
    let reference: Vec<Read<'_>> = sources
        .of(Language::ENGLISH.tag())
        .iter()
        .map(|source| read(source, &mut Vec::new()))
        .collect();
    for (tag, files) in &sources.languages {
        let read: Vec<Read<'_>> = files
            .iter()
            .map(|source| read(source, &mut problems))
            .collect();
        let Ok(id) = tag.parse::<LanguageIdentifier>() else {
            let kind = LocaleProblemKind::NoLanguage(tag.clone());
            problems.push(of_folder(&folder_of(sources, tag), kind));
            continue;
        };
        check_language(tag, &id, &read, &mut problems);
        if tag != Language::ENGLISH.tag() {
            compare(&folder_of(sources, tag), &read, &reference, &mut problems);
        }
    }
    problems.sort_by(|left, right| {
        (&left.file, left.line, left.column).cmp(&(&right.file, right.line, right.column))
    });
    problems
}

/// A language's folder, which may be empty: it lies beside the folders of the other languages.
fn folder_of(sources: &LocaleFiles, tag: &str) -> String {
    let beside = sources.languages.iter().find_map(|(other, files)| {
        let file = files.first()?;
        let folder = file.path.strip_suffix(&file.name)?;
        folder.trim_end_matches(['/', '\\']).strip_suffix(other)
    });
    format!("{}{tag}", beside.unwrap_or_default())
}

/// A problem of a language's whole folder.
fn of_folder(folder: &str, kind: LocaleProblemKind) -> LocaleProblem {
    LocaleProblem {
        file: folder.to_owned(),
        line: 1,
        column: 1,
        kind,
    }
}

fn read<'a>(source: &'a LocaleFile, problems: &mut Vec<LocaleProblem>) -> Read<'a> {
    let resource = match parser::parse_runtime(source.text.as_str()) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            problems.extend(errors.iter().take(MOST_ERRORS).map(|error| {
                let kind = LocaleProblemKind::Syntax(syntax_words(&error.kind));
                problem_in(source, error.pos.start, kind)
            }));
            resource
        }
    };
    Read {
        said: signature::entries(&resource, &source.text),
        source,
    }
}

fn syntax_words(kind: &ErrorKind) -> String {
    kind.to_string()
}

/// Everything of a language by id, the first of each.
fn by_id(files: &[Read<'_>]) -> BTreeMap<String, Said> {
    let mut all = BTreeMap::new();
    for (id, said) in files.iter().flat_map(|file| &file.said) {
        all.entry(id.clone()).or_insert_with(|| said.clone());
    }
    all
}

/// What can be wrong with a language by itself.
fn check_language(
    tag: &str,
    language: &LanguageIdentifier,
    files: &[Read<'_>],
    problems: &mut Vec<LocaleProblem>,
) {
    let all = by_id(files);
    let sources: Vec<LocaleFile> = files.iter().map(|file| file.source.clone()).collect();
    let bundle = bundle(tag, &sources);
    let categories = plural_categories(language);
    let mut seen = BTreeSet::new();
    for file in files {
        for (id, said) in &file.said {
            if !seen.insert(id) {
                problems.push(file.problem(said.offset, LocaleProblemKind::Twice(id.clone())));
            }
            let before = problems.len();
            check_references(file, id, said, &all, problems);
            check_plurals(file, id, said, &categories, problems);
            if problems.len() == before && !id.starts_with('-') {
                check_sayable(file, id, said, &all, &bundle, problems);
            }
        }
    }
}

fn check_references(
    file: &Read<'_>,
    id: &str,
    said: &Said,
    all: &BTreeMap<String, Said>,
    problems: &mut Vec<LocaleProblem>,
) {
    for (to, place) in said.references.iter().chain(&said.terms) {
        if !all.contains_key(to) {
            let kind = LocaleProblemKind::NoSuchReference {
                id: id.to_owned(),
                to: to.clone(),
            };
            problems.push(file.problem(*place, kind));
        }
    }
}

const CATEGORIES: [(&str, PluralCategory); 6] = [
    ("zero", PluralCategory::ZERO),
    ("one", PluralCategory::ONE),
    ("two", PluralCategory::TWO),
    ("few", PluralCategory::FEW),
    ("many", PluralCategory::MANY),
    ("other", PluralCategory::OTHER),
];

/// The plural forms that a language has for the numbers of a game.
fn plural_categories(language: &LanguageIdentifier) -> BTreeSet<&'static str> {
    let mut alone = LanguageIdentifier::default();
    alone.language = language.language;
    let Ok(rules) = PluralRules::create(alone, PluralRuleType::CARDINAL) else {
        return BTreeSet::from(["other"]);
    };
    let used: BTreeSet<_> = (0..=1000_u32)
        .filter_map(|number| rules.select(number).ok())
        .filter_map(|used| CATEGORIES.iter().find(|(_, category)| *category == used))
        .map(|(name, _)| *name)
        .collect();
    used
}

/// A choice is one by number when one of its keys is a plural category other than `other`, which also
/// serves as the default of choices by word.
fn check_plurals(
    file: &Read<'_>,
    id: &str,
    said: &Said,
    known: &BTreeSet<&str>,
    problems: &mut Vec<LocaleProblem>,
) {
    for select in &said.selects {
        let here: BTreeSet<&str> = select
            .keys
            .iter()
            .map(String::as_str)
            .filter(|key| CATEGORIES.iter().any(|(name, _)| name == key))
            .collect();
        if here.is_empty() || here == BTreeSet::from(["other"]) {
            continue;
        }
        let names = |set: Vec<&&str>| set.into_iter().map(|name| (*name).to_owned()).collect();
        let missing: Vec<&&str> = known.difference(&here).collect();
        if !missing.is_empty() {
            let kind = LocaleProblemKind::PluralMissing {
                id: id.to_owned(),
                categories: names(missing),
            };
            problems.push(file.problem(select.offset, kind));
        }
        let unknown: Vec<&&str> = here.difference(known).collect();
        if !unknown.is_empty() {
            let kind = LocaleProblemKind::PluralUnknown {
                id: id.to_owned(),
                categories: names(unknown),
            };
            problems.push(file.problem(select.offset, kind));
        }
    }
}

/// Says the message with numbers and with words for its variables.
fn check_sayable(
    file: &Read<'_>,
    id: &str,
    said: &Said,
    all: &BTreeMap<String, Said>,
    bundle: &fluent::concurrent::FluentBundle<fluent::FluentResource>,
    problems: &mut Vec<LocaleProblem>,
) {
    let (name, attribute) = id
        .split_once('.')
        .map_or((id, None), |(name, attribute)| (name, Some(attribute)));
    let pattern = bundle
        .get_message(name)
        .and_then(|message| match attribute {
            Some(attribute) => message
                .get_attribute(attribute)
                .map(|attribute| attribute.value()),
            None => message.value(),
        });
    let Some(pattern) = pattern else {
        return;
    };
    let variables = signature::variables(all, id);
    for sample in [1, 2, 5]
        .map(FluentValue::from)
        .into_iter()
        .chain(["x".into()])
    {
        let mut arguments = FluentArgs::new();
        for variable in &variables {
            arguments.set(variable.clone(), sample.clone());
        }
        let mut errors = Vec::new();
        bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        if let Some(error) = errors.first() {
            let kind = LocaleProblemKind::Unsayable {
                id: id.to_owned(),
                error: error.to_string(),
            };
            problems.push(file.problem(said.offset, kind));
            return;
        }
    }
}

/// What differs from the language of reference. Terms are each language's own business.
fn compare(
    folder: &str,
    files: &[Read<'_>],
    reference: &[Read<'_>],
    problems: &mut Vec<LocaleProblem>,
) {
    let all = by_id(files);
    let reference_all = by_id(reference);
    for wanted in reference {
        let found = files
            .iter()
            .find(|file| file.source.name == wanted.source.name);
        if let Some(file) = found {
            compare_file(file, wanted, &all, &reference_all, problems);
        } else {
            let kind = LocaleProblemKind::FileMissing(wanted.source.name.clone());
            problems.push(of_folder(folder, kind));
        }
    }
    for file in files {
        if !reference
            .iter()
            .any(|wanted| wanted.source.name == file.source.name)
        {
            let kind = LocaleProblemKind::FileUnknown(file.source.name.clone());
            problems.push(file.problem(0, kind));
        }
    }
}

fn compare_file(
    file: &Read<'_>,
    wanted: &Read<'_>,
    all: &BTreeMap<String, Said>,
    reference_all: &BTreeMap<String, Said>,
    problems: &mut Vec<LocaleProblem>,
) {
    let messages = |read: &Read<'_>| -> BTreeMap<String, usize> {
        let mut offsets = BTreeMap::new();
        for (id, said) in read.said.iter().filter(|(id, _)| !id.starts_with('-')) {
            offsets.entry(id.clone()).or_insert(said.offset);
        }
        offsets
    };
    let here = messages(file);
    let there = messages(wanted);
    for id in there.keys().filter(|id| !here.contains_key(*id)) {
        problems.push(file.problem(0, LocaleProblemKind::Missing(id.clone())));
    }
    for (id, offset) in here {
        if !there.contains_key(&id) {
            problems.push(file.problem(offset, LocaleProblemKind::Unknown(id)));
            continue;
        }
        let ours = signature::variables(all, &id);
        let theirs = signature::variables(reference_all, &id);
        if ours != theirs {
            let kind = LocaleProblemKind::Variables {
                missing: theirs.difference(&ours).cloned().collect(),
                unknown: ours.difference(&theirs).cloned().collect(),
                id,
            };
            problems.push(file.problem(offset, kind));
        }
    }
}
