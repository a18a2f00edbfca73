//! What the fields of a card may say: what is missing, unknown, of the wrong kind or out of range, and
//! what was meant.

use super::words::meant_number;
use crate::card::typed_words::{key_named, value_named};
use crate::card::{
    CardPart, Field, Fix, Key, LooseFields, LooseValue, Problem, ProblemKind, Unknown, id_of,
};
use crate::document::{ShapeFault, ValueKind, meant};

/// What most lines are worth.
const USUAL_VALUE: u16 = 25;

/// The keys of the table of a part.
pub(in crate::card) const fn known_keys(part: CardPart) -> &'static [&'static str] {
    match part {
        CardPart::Card => &["format", "id", "title", "year", "license", "section"],
        CardPart::Section(_) => &["id", "title", "singles_and_pairs", "line"],
        CardPart::Line(..) => &["pattern", "numbers", "value", "concealed", "note"],
    }
}

/// The key that was meant by an unknown one.
pub(in crate::card) fn meant_key(
    written: &str,
    known: &'static [&'static str],
) -> Option<&'static str> {
    let other_name = key_named(written).filter(|key| known.contains(key));
    other_name.or_else(|| meant(written, known))
}

/// The fields of one part of a card, with the problems found there.
pub(super) struct Fields<'c, 'p> {
    part: CardPart,
    said: &'c LooseFields,
    problems: &'p mut Vec<Problem>,
}

impl<'c, 'p> Fields<'c, 'p> {
    /// The fields of a part; notes the keys that it should not have.
    pub(super) fn of(
        part: CardPart,
        said: &'c LooseFields,
        problems: &'p mut Vec<Problem>,
    ) -> Self {
        let mut fields = Self {
            part,
            said,
            problems,
        };
        for (number, Unknown { key, meant, .. }) in said.unknown.iter().enumerate() {
            let from = key.clone();
            let fix = meant.map(|to| Fix::Rename { part, from, to });
            let fault = ShapeFault::UnknownKey {
                key: key.clone(),
                meant: *meant,
                known: known_keys(part).to_vec(),
            };
            let key = Key::Unknown(number);
            fields.add(Field { part, key }, fault.into(), fix);
        }
        fields
    }

    /// Notes a problem of a field, and its fix.
    pub(super) fn add(&mut self, field: Field, kind: ProblemKind, fix: Option<Fix>) {
        let problem = Problem::of(field, kind);
        self.problems.push(Problem { fix, ..problem });
    }

    /// Notes that something else than this value is wanted, and what was meant by it.
    pub(super) fn not_wanted(
        &mut self,
        field: Field,
        key: &'static str,
        value: &LooseValue,
        wanted: ValueKind,
    ) {
        let meant = match wanted {
            ValueKind::Text if !matches!(value, LooseValue::Several(_)) => {
                Some(LooseValue::Text(value.said().into_owned()))
            }
            ValueKind::WholeNumber => {
                let said = value.said();
                let digits = said.trim_matches(|it: char| !it.is_ascii_digit());
                digits.parse().ok().map(|number: u16| number.into())
            }
            ValueKind::TrueOrFalse => meant_flag(&value.said()).map(LooseValue::Flag),
            _ => None,
        };
        let fix = meant.map(|meant| Fix::set(field, Some(value.to_string()), meant));
        self.add(field, ShapeFault::WrongValue { key, wanted }.into(), fix);
    }

    /// Notes that a field is not there; `likely` is what it is most likely to say.
    pub(super) fn missing(&mut self, key: &'static str, likely: Option<LooseValue>) {
        let field = self.part.field(key);
        let fix = likely.map(|likely| Fix::set(field, None, likely));
        self.add(field, ShapeFault::MissingKey { key }.into(), fix);
    }

    /// A text that must say something if it is there.
    pub(super) fn optional_text(&mut self, key: &'static str) -> Option<&'c str> {
        let value = self.said.get(key)?;
        self.text(self.part.field(key), key, value, ValueKind::Text)
    }

    /// The text of a value, if it is one and says something; else `wanted` is told.
    pub(super) fn text<'v>(
        &mut self,
        field: Field,
        key: &'static str,
        value: &'v LooseValue,
        wanted: ValueKind,
    ) -> Option<&'v str> {
        let Some(text) = value.as_text() else {
            self.not_wanted(field, key, value, wanted);
            return None;
        };
        let says_something = !text.trim().is_empty();
        if !says_something {
            self.add(field, ProblemKind::EmptyText { key }, None);
        }
        says_something.then_some(text)
    }

    /// A text that must be there and say something.
    fn required_text(&mut self, key: &'static str, likely: Option<String>) -> Option<&'c str> {
        if self.said.get(key).is_none() {
            self.missing(key, likely.map(LooseValue::Text));
        }
        self.optional_text(key)
    }

    /// An id that must be there: small letters, digits and single hyphens. It is likely the one that
    /// the title gives.
    pub(super) fn required_id(&mut self) -> Option<&'c str> {
        let likely = self.said.text("title").and_then(id_of);
        let id = self.required_text("id", likely)?;
        let meant = id_of(id);
        if meant.as_deref() == Some(id) {
            return Some(id);
        }
        let field = self.part.field("id");
        let fix = meant.map(|meant| Fix::set(field, Some(id.to_owned()), LooseValue::Text(meant)));
        let id = id.to_owned();
        self.add(field, ProblemKind::BadId { id }, fix);
        None
    }

    /// A title that must be there. It is likely what the id says.
    pub(super) fn required_title(&mut self) -> Option<&'c str> {
        let id = self.said.text("id").map(str::to_owned);
        let likely = id.filter(|id| id_of(id).as_ref() == Some(id));
        self.required_text("title", likely)
    }

    /// A whole number from 1 to `most` that must be there.
    pub(super) fn required_number(&mut self, key: &'static str, most: u16) -> Option<u16> {
        let field = self.part.field(key);
        let usual = (key == "value").then_some(USUAL_VALUE);
        let found = match self.said.get(key) {
            Some(LooseValue::Number(number)) => *number,
            Some(value) => {
                self.not_wanted(field, key, value, ValueKind::WholeNumber);
                return None;
            }
            None => {
                self.missing(key, usual.map(LooseValue::from));
                return None;
            }
        };
        let in_range = u16::try_from(found).ok();
        if let Some(number) = in_range.filter(|number| (1..=most).contains(number)) {
            return Some(number);
        }
        let digits = found.unsigned_abs().to_string();
        let usual = usual.filter(|_| found == 0);
        let meant = meant_number(&digits, key == "value", most).or(usual);
        let found = found.to_string();
        let fix = meant.map(|it| Fix::set(field, Some(found.clone()), it));
        let fault = ShapeFault::OutOfRange {
            key,
            found,
            least: 1,
            most: most.into(),
        };
        self.add(field, fault.into(), fix);
        None
    }

    /// Yes or no; no when it is left out.
    pub(super) fn flag(&mut self, key: &'static str) -> bool {
        let Some(value) = self.said.get(key) else {
            return false;
        };
        let flag = value.as_flag();
        if flag.is_none() {
            self.not_wanted(self.part.field(key), key, value, ValueKind::TrueOrFalse);
        }
        flag.unwrap_or_default()
    }
}

/// Whether what is written for `true` or `false` means one of them.
fn meant_flag(written: &str) -> Option<bool> {
    let small = written.trim().to_lowercase();
    match value_named(&small).unwrap_or(&small) {
        "true" | "1" | "c" => Some(true),
        "false" | "0" | "x" => Some(false),
        _ => None,
    }
}
