//! Writes a loose card in format 1, also while it is unfinished.

use crate::card::{LooseCard, LooseLine, LooseSection, Numbers, Value};
use crate::document::quoted;

impl LooseCard {
    /// The card in format 1. What is missing in it is missing there too.
    pub fn to_toml(&self) -> String {
        let mut lines = Vec::new();
        push(&mut lines, "format", &self.format, u64::to_string);
        push_text(&mut lines, "id", &self.id);
        push_text(&mut lines, "title", &self.title);
        push(&mut lines, "year", &self.year, u16::to_string);
        push_text(&mut lines, "license", &self.license);
        for section in self.sections() {
            push_section(&mut lines, section);
        }
        lines.push(String::new());
        lines.join("\n")
    }
}

fn push_section(lines: &mut Vec<String>, section: &LooseSection) {
    lines.extend([String::new(), "[[section]]".to_owned()]);
    push_text(lines, "id", &section.id);
    push_text(lines, "title", &section.title);
    push(
        lines,
        "singles_and_pairs",
        &section.singles_and_pairs,
        bool::to_string,
    );
    for line in section.lines() {
        let mut written = vec!["[[section.line]]".to_owned()];
        push_line(&mut written, line);
        lines.push(String::new());
        lines.extend(written.into_iter().map(|written| format!("  {written}")));
    }
}

fn push_line(lines: &mut Vec<String>, line: &LooseLine) {
    let ways: Vec<String> = line.patterns().map(quoted).collect();
    lines.push(match ways.as_slice() {
        [] => "pattern = \"\"".to_owned(),
        [way] => format!("pattern = {way}"),
        ways => format!("pattern = [{}]", ways.join(", ")),
    });
    let word = |numbers: &Numbers| quoted(numbers.word());
    push(lines, "numbers", &line.numbers, word);
    push(lines, "value", &line.value, u16::to_string);
    push(lines, "concealed", &line.concealed, bool::to_string);
    push_text(lines, "note", &line.note);
}

fn push_text(lines: &mut Vec<String>, key: &str, value: &Value<String>) {
    push(lines, key, value, |text| quoted(text));
}

fn push<T>(
    lines: &mut Vec<String>,
    key: &str,
    value: &Value<T>,
    written: impl FnOnce(&T) -> String,
) {
    let written = match value {
        Value::Missing => return,
        Value::Read(value) => written(value),
        Value::Unreadable(raw) => raw.written.clone(),
    };
    lines.push(format!("{key} = {written}"));
}
