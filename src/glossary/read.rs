//! From the file's text to the words, and every problem of the file.

use std::sync::Arc;

use super::{Explained, Glossary, Thing, Word, WordPicture};
use crate::analysis::CompiledCard;
use crate::document::{Document, Fields, KeyedValue};
use crate::lesson::read::words::{line, rows, rules};
use crate::lesson::read::{FORMATS, name};
use crate::lesson::{Fault, LessonProblem, LessonSource};

const KEYS: [&str; 6] = ["id", "step", "everyday", "picture", "rules", "see"];

/// Reads the file of words. A word with which something is wrong is told among the problems and left out.
pub fn read(file: &str, text: &str, card: &Arc<CompiledCard>) -> Glossary {
    let (document, mut source) = LessonSource::parse(text);
    let mut glossary = Glossary {
        file: file.to_owned(),
        card: Arc::clone(card),
        words: Vec::new(),
        problems: Vec::new(),
    };
    if source.is_sound() {
        read_words(&mut source, &document, &mut glossary);
    }
    glossary.problems = LessonProblem::all(file, source);
    glossary
}

fn read_words<'t>(
    source: &mut LessonSource<'t>,
    document: &'t Document<'t>,
    glossary: &mut Glossary,
) -> Option<()> {
    let fields = source.document(document, &["format", "word"]);
    // All that is wrong is told together, a format that is not given among it.
    let format = source.format(&fields, FORMATS);
    let values = source.optional_array(&fields, "word");
    for value in &values {
        let word = word(source, *value, &glossary.card);
        glossary.words.extend(word);
    }
    others(source, &values, glossary);
    format.map(|_| ())
}

fn word<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
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

fn explained<'t>(source: &mut LessonSource<'t>, fields: &Fields<'t>) -> Option<Explained> {
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
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
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
fn others<'t>(source: &mut LessonSource<'t>, values: &[KeyedValue<'t>], glossary: &mut Glossary) {
    let words = || values.iter().filter_map(|value| value.as_table());
    let mut ids: Vec<&str> = Vec::new();
    for id in words().filter_map(|word| word.get("id")) {
        let Some(text) = id.as_text() else { continue };
        if ids.contains(&text) {
            source.fault(&id.span(), Fault::Twice(text.to_owned()));
        }
        ids.push(text);
    }
    let lists = words().filter_map(|word| word.get("see")?.as_list());
    for other in lists.flatten() {
        let text = other.as_text().unwrap_or_default();
        if !ids.contains(&text) {
            source.fault(&other.span(), Fault::UnknownEntry(text.to_owned()));
        }
    }
    for word in &mut glossary.words {
        word.see.retain(|other| ids.contains(&other.as_str()));
    }
}
