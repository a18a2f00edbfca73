//! The texts of a language as they stand in its files, line by line, to be read word by word.

use mahj_tutor::locale::{Language, LocaleFiles};

/// A line of a Fluent file: where it stands, the message or attribute it belongs to, and its words.
pub(crate) struct Line {
    pub(crate) place: String,
    pub(crate) message: String,
    attribute: Option<String>,
    pub(crate) words: String,
}

impl Line {
    /// Whether these are the forms of a word of the glossary: whatever people elsewhere may call it,
    /// so that it is found.
    pub(crate) fn is_forms(&self) -> bool {
        self.attribute.as_deref() == Some("forms")
    }

    /// Whether it is what is called out at an American table, in English in every language.
    pub(crate) fn is_called_out(&self) -> bool {
        self.attribute.as_deref() == Some("called")
    }
}

/// The name that a line of a Fluent file gives to what follows, and what follows.
fn named(line: &str) -> Option<(&str, &str)> {
    let (name, text) = line.split_once('=')?;
    let name = name.trim();
    (!name.is_empty() && !name.contains([' ', '{', '['])).then_some((name, text))
}

/// Every line of the language that is no comment.
pub(crate) fn lines(language: Language) -> Vec<Line> {
    let mut lines = Vec::new();
    for source in LocaleFiles::shipped().of(language.tag()) {
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
                    name.clone_into(&mut message);
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
pub(crate) fn spoken(line: &str) -> String {
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
