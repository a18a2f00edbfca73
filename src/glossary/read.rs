//! From the file's text to the words, and every problem of the file.

use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Explained, Glossary, Thing, Word, WordPicture};
use crate::analysis::CompiledCard;
use crate::lesson::Fault;
use crate::lesson::read::words::{line, rows, rules};
use crate::lesson::read::{FORMAT, name};
use crate::lesson::source::{Fields, Source};

const KEYS: [&str; 6] = ["id", "step", "everyday", "picture", "rules", "see"];

/// Reads the file of words. A word with which something is wrong is told among the problems and left out.
pub fn read(file: &str, text: &str, card: &Arc<CompiledCard>) -> Glossary {
    let mut source = Source::new(file, text);
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let span = error.span().unwrap_or_default();
        source.fault(&span, Fault::Syntax(error.message().to_owned()));
    }
    let mut glossary = Glossary {
        file: file.to_owned(),
        card: Arc::clone(card),
        words: Vec::new(),
        problems: Vec::new(),
    };
    if errors.is_empty() {
        read_words(&mut source, document.get_ref(), &mut glossary);
    }
    glossary.problems = source.into_problems();
    glossary
}

fn read_words<'t>(
    source: &mut Source<'t>,
    document: &'t DeTable<'t>,
    glossary: &mut Glossary,
) -> Option<()> {
    let fields = source.fields(document, 0..0, &["format", "word"]);
    let value = source.required(&fields, "format")?;
    let format = source.number(value, 0..=i64::MAX)?;
    if format != FORMAT {
        source.fault(&value.span(), Fault::Format(format));
    }
    let values = source.optional_array(&fields, "word");
    for value in &values {
        let word = word(source, value, &glossary.card);
        glossary.words.extend(word);
    }
    others(source, &values, glossary);
    Some(())
}

fn word<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    card: &CompiledCard,
) -> Option<Word> {
    let fields = source.table(value, &KEYS)?;
    let before = source.count();
    let id = source
        .required_text(&fields, "id")
        .and_then(|found| name(source, &found));
    let explained = explained(source, &fields);
    let picture = match fields.get("picture") {
        Some(value) => picture(source, value, card),
        None => None,
    };
    let rules = rules(source, &fields);
    let see: Vec<String> = source
        .optional_array(&fields, "see")
        .into_iter()
        .filter_map(|value| Some(source.text(value)?.value.to_owned()))
        .collect();
    let id = id.filter(|_| source.count() == before)?;
    Some(Word {
        id,
        line: source.place(&fields.span).line,
        explained: explained?,
        picture,
        rules,
        see,
    })
}

fn explained<'t>(source: &mut Source<'t>, fields: &Fields<'t>) -> Option<Explained> {
    if let Some(found) = source.optional_text(fields, "step") {
        let Some((lesson, step)) = found.value.split_once('/') else {
            source.fault(&found.span, Fault::BadName(found.value.to_owned()));
            return None;
        };
        return Some(Explained::In {
            lesson: lesson.to_owned(),
            step: step.to_owned(),
        });
    }
    let everyday = match fields.get("everyday") {
        Some(value) => source.truth(value)?,
        None => false,
    };
    Some(if everyday {
        Explained::Everyday
    } else {
        Explained::Never
    })
}

fn picture<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    card: &CompiledCard,
) -> Option<WordPicture> {
    let fields = source.table(value, &["tiles", "line", "thing"])?;
    if let Some(found) = source.optional_text(&fields, "tiles") {
        return rows(source, &found).map(WordPicture::Tiles);
    }
    if let Some(found) = source.optional_text(&fields, "thing") {
        return source.word(&found, Thing::WORDS).map(WordPicture::Thing);
    }
    let found = source.required_text(&fields, "line")?;
    line(source, &found, card).map(WordPicture::Line)
}

/// What can be told only when all words are known: names given twice, and words to look at that are none.
fn others<'t>(
    source: &mut Source<'t>,
    values: &[&'t Spanned<DeValue<'t>>],
    glossary: &mut Glossary,
) {
    let mut ids: Vec<&str> = Vec::new();
    for value in values {
        let Some(table) = value.get_ref().as_table() else {
            continue;
        };
        let Some(id) = table.get("id") else { continue };
        let Some(text) = id.get_ref().as_str() else {
            continue;
        };
        if ids.contains(&text) {
            source.fault(&id.span(), Fault::Twice(text.to_owned()));
        }
        ids.push(text);
    }
    for value in values {
        let see = value
            .get_ref()
            .as_table()
            .and_then(|table| table.get("see"));
        let Some(see) = see.and_then(|see| see.get_ref().as_array()) else {
            continue;
        };
        for other in see {
            let text = other.get_ref().as_str().unwrap_or_default();
            if !ids.contains(&text) {
                source.fault(&other.span(), Fault::UnknownEntry(text.to_owned()));
            }
        }
    }
    for word in &mut glossary.words {
        word.see.retain(|other| ids.contains(&other.as_str()));
    }
}
