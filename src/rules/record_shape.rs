//! A record's text, as it is shaped: which keys it has, and whether their values are of the right
//! kind. What the values say is read in `record`.

use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use super::record::{Problems, RecordProblemKind};

/// The keys of a record.
const KNOWN: &[&str] = &[
    "format",
    "card",
    "seed",
    "east",
    "result",
    "actions",
    "bet",
    "scores",
    "bettor-score",
    "rules",
];

/// What belongs to a key of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordValue {
    /// A text.
    Text,
    /// A whole number.
    WholeNumber,
    /// A list of texts.
    Texts,
    /// Four whole numbers, the points of the seats.
    Points,
    /// A table.
    Table,
}

/// A value and the byte of the text at which it stands.
#[derive(Debug, Clone)]
pub(super) struct Placed<T> {
    pub(super) value: T,
    pub(super) offset: usize,
}

/// What a record's text says; what it does not say, or says in the wrong way, is noted and left out.
pub(super) struct Shape<'t> {
    /// A whole number, as written.
    pub(super) format: Option<Placed<String>>,
    pub(super) card: Option<Placed<String>>,
    pub(super) seed: Option<Placed<String>>,
    /// A whole number, as written.
    pub(super) east: Option<Placed<String>>,
    pub(super) result: Option<Placed<String>>,
    pub(super) actions: Vec<Placed<String>>,
    pub(super) bet: Option<Placed<String>>,
    pub(super) scores: [i32; 4],
    pub(super) bettor_score: i32,
    pub(super) rules: Option<&'t DeTable<'t>>,
}

impl<'t> Shape<'t> {
    /// The shape of a record, every problem of which is noted.
    pub(super) fn read(table: &'t DeTable<'t>, problems: &mut Problems<'_>) -> Self {
        for key in table.keys() {
            let name: &str = key.get_ref();
            if !KNOWN.contains(&name) {
                let unknown = RecordProblemKind::UnknownKey {
                    key: name.to_owned(),
                    known: KNOWN,
                };
                problems.add(key.span().start, unknown);
            }
        }
        let mut keys = Keys { table, problems };
        Self {
            format: keys
                .required("format")
                .and_then(|it| keys.number("format", it)),
            card: keys.required("card").and_then(|it| keys.text("card", it)),
            seed: keys.required("seed").and_then(|it| keys.text("seed", it)),
            east: keys.required("east").and_then(|it| keys.number("east", it)),
            result: table.get("result").and_then(|it| keys.text("result", it)),
            actions: keys
                .required("actions")
                .map_or_else(Vec::new, |it| keys.texts("actions", it)),
            bet: table.get("bet").and_then(|it| keys.text("bet", it)),
            scores: table
                .get("scores")
                .and_then(|it| keys.points("scores", it))
                .unwrap_or_default(),
            bettor_score: table
                .get("bettor-score")
                .and_then(|it| keys.points_of_one("bettor-score", it))
                .unwrap_or_default(),
            rules: table.get("rules").and_then(|it| keys.table("rules", it)),
        }
    }
}

/// The keys of a record, and the problems with their values.
struct Keys<'t, 'p, 'x> {
    table: &'t DeTable<'t>,
    problems: &'p mut Problems<'x>,
}

type Value<'t> = Spanned<DeValue<'t>>;

impl<'t> Keys<'t, '_, '_> {
    fn required(&mut self, key: &'static str) -> Option<&'t Value<'t>> {
        let value = self.table.get(key);
        if value.is_none() {
            self.problems.add(0, RecordProblemKind::MissingKey(key));
        }
        value
    }

    /// Notes that something else belongs to the key when `found` is nothing.
    fn wanted<T>(
        &mut self,
        key: &'static str,
        wanted: RecordValue,
        value: &Value<'_>,
        found: Option<T>,
    ) -> Option<T> {
        if found.is_none() {
            let kind = RecordProblemKind::WrongValue { key, wanted };
            self.problems.add(value.span().start, kind);
        }
        found
    }

    fn text(&mut self, key: &'static str, value: &Value<'_>) -> Option<Placed<String>> {
        let text = self.wanted(key, RecordValue::Text, value, value.get_ref().as_str())?;
        Some(Placed {
            value: text.to_owned(),
            offset: value.span().start,
        })
    }

    fn number(&mut self, key: &'static str, value: &Value<'_>) -> Option<Placed<String>> {
        let number = value.get_ref().as_integer();
        let number = self.wanted(key, RecordValue::WholeNumber, value, number)?;
        Some(Placed {
            value: in_decimals(number),
            offset: value.span().start,
        })
    }

    fn texts(&mut self, key: &'static str, value: &Value<'_>) -> Vec<Placed<String>> {
        let array = value.get_ref().as_array().map(|array| array.iter());
        let inside = self.wanted(key, RecordValue::Texts, value, array);
        let mut texts = Vec::new();
        for element in inside.into_iter().flatten() {
            let text = element.get_ref().as_str();
            if let Some(text) = self.wanted(key, RecordValue::Texts, element, text) {
                texts.push(Placed {
                    value: text.to_owned(),
                    offset: element.span().start,
                });
            }
        }
        texts
    }

    fn points(&mut self, key: &'static str, value: &Value<'_>) -> Option<[i32; 4]> {
        let array = value.get_ref().as_array().filter(|array| array.len() == 4);
        let array = self.wanted(key, RecordValue::Points, value, array)?;
        let mut points = [0; 4];
        for (place, element) in points.iter_mut().zip(array) {
            let number = element.get_ref().as_integer();
            let number = self.wanted(key, RecordValue::Points, element, number)?;
            *place = self.in_range(element, number).unwrap_or_default();
        }
        Some(points)
    }

    /// The points of one person.
    fn points_of_one(&mut self, key: &'static str, value: &Value<'_>) -> Option<i32> {
        let number = value.get_ref().as_integer();
        let number = self.wanted(key, RecordValue::WholeNumber, value, number)?;
        self.in_range(value, number)
    }

    fn in_range(&mut self, value: &Value<'_>, number: &DeInteger<'_>) -> Option<i32> {
        let points = i32::from_str_radix(number.as_str(), number.radix()).ok();
        if points.is_none() {
            let kind = RecordProblemKind::Points(in_decimals(number));
            self.problems.add(value.span().start, kind);
        }
        points
    }

    fn table(&mut self, key: &'static str, value: &'t Value<'t>) -> Option<&'t DeTable<'t>> {
        let table = value.get_ref().as_table();
        self.wanted(key, RecordValue::Table, value, table)
    }
}

/// A whole number as people write it, however it stands in the text.
pub(super) fn in_decimals(number: &DeInteger<'_>) -> String {
    i128::from_str_radix(number.as_str(), number.radix())
        .map_or_else(|_| number.as_str().to_owned(), |number| number.to_string())
}
