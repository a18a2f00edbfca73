//! Writes a loose card in format 1, also while it is unfinished.

use crate::card::check::known_keys;
use crate::card::{CardPart, LooseCard, LooseFields, LooseLine};
use crate::document::quoted;

impl LooseCard {
    /// The card in format 1. What is missing in it is missing there too.
    pub fn to_toml(&self) -> String {
        let mut lines = Vec::new();
        push(&mut lines, CardPart::Card, &self.fields);
        for (number, section) in self.sections.iter().enumerate() {
            lines.extend([String::new(), "[[section]]".to_owned()]);
            push(&mut lines, CardPart::Section(number), &section.fields);
            for line in &section.lines {
                let mut written = vec!["[[section.line]]".to_owned(), ways(line)];
                push(&mut written, CardPart::Line(0, 0), &line.fields);
                lines.push(String::new());
                lines.extend(written.into_iter().map(|written| format!("  {written}")));
            }
        }
        lines.push(String::new());
        lines.join("\n")
    }
}

fn ways(line: &LooseLine) -> String {
    let ways: Vec<String> = line.patterns().map(quoted).collect();
    match ways.as_slice() {
        [] => "pattern = \"\"".to_owned(),
        [way] => format!("pattern = {way}"),
        ways => format!("pattern = [{}]", ways.join(", ")),
    }
}

fn push(lines: &mut Vec<String>, part: CardPart, fields: &LooseFields) {
    let keys = known_keys(part).iter();
    for key in keys.filter(|key| !matches!(**key, "section" | "line")) {
        lines.extend(fields.get(key).map(|value| format!("{key} = {value}")));
    }
}
