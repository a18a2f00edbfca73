//! Each language keeps to its own words of the game.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use egui::{FontFamily, FontId, RawInput};
use mahj_tutor::locale::{Language, Sources};
use mahj_tutor::ui::fonts;
use serde::Deserialize;

/// What a language does not say, from `tests/locales/words`.
#[derive(Deserialize)]
struct Strangers {
    /// Each form with what is said instead.
    never: BTreeMap<String, String>,
    /// Each form with the messages that may say it, because they are about it.
    #[serde(default)]
    only_in: BTreeMap<String, Vec<String>>,
}

impl Strangers {
    fn of(language: Language) -> Self {
        let file = format!("tests/locales/words/{language}.toml");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        toml::from_str(&fs::read_to_string(path).unwrap()).unwrap()
    }
}

/// A line of a Fluent file: where it stands, the message or attribute it belongs to, and its words.
struct Line {
    place: String,
    message: String,
    attribute: Option<String>,
    words: String,
}

impl Line {
    /// Whether these are the forms of a word of the glossary: whatever people elsewhere may call it,
    /// so that it is found.
    fn is_forms(&self) -> bool {
        self.attribute.as_deref() == Some("forms")
    }
}

/// The name that a line of a Fluent file gives to what follows, and what follows.
fn named(line: &str) -> Option<(&str, &str)> {
    let (name, text) = line.split_once('=')?;
    let name = name.trim();
    (!name.is_empty() && !name.contains([' ', '{', '['])).then_some((name, text))
}

/// Every line of the language that is no comment.
fn lines(language: Language) -> Vec<Line> {
    let mut lines = Vec::new();
    for source in Sources::shipped().of(language.tag()) {
        let (mut message, mut attribute) = (String::new(), None);
        for (number, text) in source.text.lines().enumerate() {
            if text.starts_with('#') {
                continue;
            }
            match named(text) {
                Some((name, _)) if name.starts_with('.') => {
                    attribute = Some(name[1..].to_owned());
                }
                Some((name, _)) if !text.starts_with(' ') => {
                    message = name.to_owned();
                    attribute = None;
                }
                _ => {}
            }
            lines.push(Line {
                place: format!("{}:{}", source.path, number + 1),
                message: message.clone(),
                attribute: attribute.clone(),
                words: spoken(text),
            });
        }
    }
    lines
}

/// The words of a line of a Fluent file: no comment, no id, nothing in braces.
fn spoken(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let text = named(line).map_or(line, |(_, text)| text);
    let mut depth = 0_i32;
    let outside = text.chars().filter(|character| {
        match character {
            '{' => depth += 1,
            '}' => depth = i32::max(depth - 1, 0),
            _ => {}
        }
        depth == 0 && *character != '}'
    });
    outside.collect()
}

/// Whether the words have this form: as whole words where the language sets words apart, the last of
/// which may go on when the form ends in `*`.
fn says(language: Language, words: &str, form: &str) -> bool {
    if language.tag() == "zh-CN" {
        return words.contains(form);
    }
    let (form, goes_on) = match form.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (form, false),
    };
    let words = words.to_lowercase();
    words.match_indices(form).any(|(at, _)| {
        let before = words[..at].chars().next_back();
        let after = words[at + form.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric)
            && (goes_on || !after.is_some_and(char::is_alphanumeric))
    })
}

#[test]
fn a_thing_has_one_name_and_is_said_as_people_say_it() {
    let mut found = Vec::new();
    for language in Language::all() {
        let strangers = Strangers::of(language);
        for line in lines(language).iter().filter(|line| !line.is_forms()) {
            for (form, instead) in &strangers.never {
                if says(language, &line.words, form) {
                    found.push(format!("{}: {form}; say {instead}", line.place));
                }
            }
            for (form, messages) in &strangers.only_in {
                if says(language, &line.words, form) && !messages.contains(&line.message) {
                    found.push(format!("{}: {form}", line.place));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_name_that_is_told_once_stands_where_it_is_said_to_stand() {
    let mut idle = Vec::new();
    for language in Language::all() {
        let lines = lines(language);
        for (form, messages) in Strangers::of(language).only_in {
            for message in messages {
                let said =
                    |line: &Line| line.message == message && says(language, &line.words, &form);
                if !lines.iter().any(said) {
                    idle.push(format!("{language}: {message} does not say {form}"));
                }
            }
        }
    }
    assert!(idle.is_empty(), "{idle:#?}");
}

/// The files that quote what is typed into a card or a lesson, with the quotation marks it has there.
const QUOTING: &[&str] = &["card.ftl", "lesson-problems.ftl"];

#[test]
fn quotation_marks_are_those_of_the_language() {
    let mut found = Vec::new();
    for language in Language::all() {
        let strange = match language.tag() {
            "en" => "\"'«»‹›„‟",
            "es" => "\"'“”‘’„",
            _ => "\"'«»„‟",
        };
        for line in lines(language) {
            let quotes_code = QUOTING.iter().any(|file| line.place.contains(file));
            let strange =
                |character: char| strange.contains(character) && !(quotes_code && character == '"');
            if line.words.contains(strange) {
                found.push(format!("{}: {}", line.place, line.words));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_percentage_is_written_as_the_language_writes_it() {
    let mut found = Vec::new();
    for language in Language::all() {
        for source in Sources::shipped().of(language.tag()) {
            for (number, line) in source.text.lines().enumerate() {
                let mut parts = line.split('%');
                let after = parts.next_back();
                let right = parts.all(|before| match language.tag() {
                    "es" => before.ends_with('\u{a0}'),
                    _ => before.ends_with(|last: char| last == '}' || last.is_ascii_digit()),
                });
                if after.is_some() && !right || line.contains('％') {
                    found.push(format!("{}:{}: {line}", source.path, number + 1));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// What is counted in `条`: lines, rules, ways.
const COUNTED: &[&str] = &["横线", "规则", "路"];

#[test]
fn the_number_of_a_chinese_tile_is_a_digit_beside_its_suit() {
    let chinese = "zh-CN".parse().unwrap();
    let mut found = Vec::new();
    for line in lines(chinese) {
        for suit in ['条', '万', '筒'] {
            for (at, _) in line.words.match_indices(suit) {
                let (before, after) = line.words.split_at(at);
                let after = &after[suit.len_utf8()..];
                let spelled = before.ends_with(|last| "一二三四五六七八九".contains(last));
                let counts = suit == '条'
                    && (before.ends_with("这一")
                        || COUNTED.iter().any(|word| after.starts_with(word)));
                let apart = before.ends_with(' ')
                    && before
                        .trim_end()
                        .ends_with(|last: char| last.is_ascii_digit());
                if spelled && !counts || apart {
                    found.push(format!("{}: {}", line.place, line.words));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_bundled_fonts_have_every_character() {
    let context = egui::Context::default();
    fonts::install(&context);
    context.begin_pass(RawInput::default());
    let texts: Vec<String> = Sources::shipped()
        .languages
        .into_values()
        .flatten()
        .flat_map(|source| source.text.lines().map(spoken).collect::<Vec<_>>())
        .collect();
    let mut missing = BTreeSet::new();
    for family in [FontFamily::Proportional, fonts::bold()] {
        let font = FontId::new(16.0, family);
        context.fonts_mut(|fonts| {
            assert!(!fonts.has_glyph(&font, '龘'), "a character no text uses");
            let characters = texts.iter().flat_map(|text| text.chars());
            missing.extend(characters.filter(|character| !fonts.has_glyph(&font, *character)));
        });
    }
    assert!(
        missing.is_empty(),
        "run assets/fonts/make.py to bundle {missing:?}"
    );
}
