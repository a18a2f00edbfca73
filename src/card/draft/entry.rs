//! What a line says that is typed in as it is printed: `FF 1111a DDDDa 1111b ~ (any number) x25`.

use std::ops::Range;

use super::canonical::{canonical, note_of};
use crate::card::check::{MOST_VALUE, is_worth, meant_number};
use crate::card::typed_words::{numbers_named, or_typed, says_or};
use crate::card::{Key, LooseFields, LooseLine, LooseValue, Numbers};
use crate::tile::HAND;

/// A typed line, taken apart.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    /// What it says. Whatever is no note, value, mark or word for the numbers belongs to its ways, so that
    /// nothing is lost.
    pub line: LooseLine,
    /// For each way, for each byte of its pattern, and for its end, the byte of the typed line.
    ways_at: Vec<Vec<usize>>,
    /// The bytes of the typed line at which it says how the numbers move.
    numbers_at: Option<Range<usize>>,
    /// The bytes of the typed line at which the value stands.
    value_at: Option<Range<usize>>,
    /// Whether the value is another one than what is typed says.
    is_misspelt: bool,
    /// The end of what is typed.
    end: usize,
}

/// A word of a typed line.
#[derive(Debug, Clone)]
struct Token {
    text: String,
    /// The byte of the typed line at which each letter begins.
    starts: Vec<usize>,
    end: usize,
}

impl Entry {
    /// Takes a typed line apart. Its letters may be of either case, as [`canonical`] reads them.
    pub fn parse(typed: &str) -> Self {
        Self::take_apart(typed, Tail::default())
    }

    /// The same, with the value that was meant by one that is misspelt.
    pub(super) fn meant(typed: &str) -> Self {
        let tail = Tail {
            misspelt: Misspelt::Wanted,
            ..Tail::default()
        };
        Self::take_apart(typed, tail)
    }

    fn take_apart(typed: &str, mut tail: Tail) -> Self {
        let (tokens, note) = tokens_of(typed);
        let mut tokens = with_choices(&tokens);
        tail.take(&mut tokens);
        let (ways, ways_at) = ways_of(&tokens);
        let mut fields = LooseFields::default();
        let numbers = tail.numbers.as_ref().map(|it| it.0);
        let moving = numbers.filter(|it| *it != Numbers::Printed);
        fields.set("numbers", moving.map(LooseValue::from));
        fields.set("value", tail.value.as_ref().map(|it| it.0.into()));
        fields.set(
            "concealed",
            tail.concealed.then_some(LooseValue::Flag(true)),
        );
        fields.set("note", note.map(LooseValue::Text));
        Self {
            line: LooseLine {
                fields,
                ways: Some(ways.into_iter().map(LooseValue::Text).collect()),
            },
            ways_at,
            numbers_at: tail.numbers.map(|(_, at)| at),
            value_at: tail.value.map(|(_, at)| at),
            is_misspelt: tail.misspelt == Misspelt::Taken,
            end: typed.trim_end().len(),
        }
    }

    /// The bytes of the typed line at which the value stands.
    pub fn value_at(&self) -> Option<Range<usize>> {
        self.value_at.clone()
    }

    /// The bytes of the typed line at which a value stands that is misspelt.
    pub(super) fn misspelt_value(&self) -> Option<Range<usize>> {
        self.value_at().filter(|_| self.is_misspelt)
    }

    /// The bytes of the typed line at which a field of it stands, or a part of what the field says; the end
    /// where it is missing.
    pub fn place_of(&self, key: Key, part: Option<&Range<usize>>) -> Range<usize> {
        let place = match key {
            Key::Way(way) => self.ways_at.get(way).map(|at| {
                let byte = |byte: usize| at.get(byte).or(at.last()).copied().unwrap_or(self.end);
                let whole = 0..at.len().saturating_sub(1);
                let part = part.unwrap_or(&whole);
                let start = byte(part.start);
                // The end of what is not empty is behind its last byte, not before what follows it.
                let end = if part.is_empty() {
                    start
                } else {
                    byte(part.end)
                };
                start..end.max(start)
            }),
            Key::Named("numbers") => self.numbers_at.clone(),
            Key::Named("value") => self.value_at(),
            _ => None,
        };
        place.unwrap_or(self.end..self.end)
    }

    /// How many tiles its last way has, as far as it is typed; of a choice, those of its first group.
    pub fn tiles(&self) -> usize {
        let words = self.line.patterns().last().into_iter();
        words
            .flat_map(|way| way.split(' '))
            .map(tiles_of_word)
            .sum()
    }
}

impl LooseLine {
    /// The line as it is typed. What cannot be said there is kept in the note.
    pub fn typed(&self) -> String {
        let ways: Vec<_> = self.ways().iter().map(LooseValue::said).collect();
        let numbers = match (self.numbers(), self.fields.get("numbers")) {
            // The line would be played with other numbers than it says, so it must not be sound.
            (None, Some(value)) => format!("numbers = {}", value.said()),
            (numbers, _) => word_for(numbers.unwrap_or_default()).to_owned(),
        };
        let note = self.fields.text("note").map(str::to_owned);
        let kept = self.fields.not_typed(&["concealed", "value", "note"]);
        let mut notes: Vec<String> = note.into_iter().chain(kept).collect();
        notes.retain(|note| !note.trim().is_empty());
        let note = notes.join("; ").replace(['\n', '\r'], " ");
        let note = if note.is_empty() {
            note
        } else {
            format!("({})", note.trim())
        };
        let words = joined([&ways.join(&or_typed()), &numbers, &note]);
        let concealed = self.is_concealed();
        let mark = if concealed { "c" } else { "x" };
        match self.value() {
            Some(value) => joined([&words, &format!("{mark}{value}")]),
            // The end of a pattern without a value could be taken for one.
            None if concealed || ends_in_worth(&words) => joined([&words, mark]),
            None => words,
        }
    }
}

/// What stands behind the ways of a typed line, each with its bytes there.
#[derive(Default)]
struct Tail {
    numbers: Option<(Numbers, Range<usize>)>,
    value: Option<(u16, Range<usize>)>,
    concealed: bool,
    marked: bool,
    misspelt: Misspelt,
}

/// What is done with a misspelt value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Misspelt {
    /// It stays in the pattern.
    #[default]
    Left,
    /// It is to be taken for the one that is meant.
    Wanted,
    /// It was.
    Taken,
}

impl Tail {
    /// Takes value, mark and the word for the numbers from the end.
    fn take(&mut self, tokens: &mut Vec<Token>) {
        while let Some((last, before)) = tokens.split_last() {
            if !self.takes(last, before) && !self.takes_misspelt(last, before) {
                break;
            }
            tokens.pop();
        }
    }

    /// Takes the word as the value that was meant by it, `x25.`, `$25`, `x25000000`, if none stands
    /// behind it.
    fn takes_misspelt(&mut self, last: &Token, before: &[Token]) -> bool {
        let is_wanted = self.misspelt == Misspelt::Wanted;
        let is_open = is_wanted && self.value.is_none() && !self.concealed;
        let value = meant_value(&last.text, tiles_of(before) >= HAND);
        let Some((value, concealed)) = value.filter(|_| is_open && !before.is_empty()) else {
            return false;
        };
        self.value = Some((value, last.span()));
        self.concealed = concealed;
        self.marked |= concealed;
        self.misspelt = Misspelt::Taken;
        true
    }

    /// Takes a word, if it belongs behind the ways.
    fn takes(&mut self, last: &Token, before: &[Token]) -> bool {
        let small = last.text.to_ascii_lowercase();
        let is_open = self.value.is_none() && !self.marked;
        let shift = matches!(
            self.numbers,
            Some((Numbers::SlideOdd | Numbers::SlideEven, _))
        );
        if self.numbers.is_none()
            && let Some(numbers) = numbers_named(&small)
        {
            self.numbers = Some((numbers, last.span()));
        } else if last.text == "~" && shift {
            // `~ odd` says no more than `~odd`.
        } else if is_open
            && is_worth(&small)
            && let Ok(value) = small.trim_matches(['x', 'c']).parse()
        {
            self.value = Some((value, last.span()));
            self.concealed = small.starts_with('c');
            self.marked = true;
        } else if is_open
            && let Some(digits) = small.strip_suffix('c')
            && tiles_of(before) >= HAND
            && let Ok(value) = digits.parse()
        {
            self.value = Some((value, last.span()));
            self.concealed = true;
            self.marked = true;
        } else if self.value.is_none() && is_value(&last.text, before) {
            let Ok(value) = last.text.parse() else {
                return false;
            };
            self.value = Some((value, last.span()));
        } else if !self.marked && (small == "c" || is_exposed_mark(&last.text, before)) {
            self.concealed = small == "c";
            self.marked = true;
        } else {
            return false;
        }
        true
    }
}

impl Token {
    /// The bytes of the typed line at which it stands.
    fn span(&self) -> Range<usize> {
        self.starts.first().copied().unwrap_or(self.end)..self.end
    }
}

/// Whether a word is the mark X rather than any one dragon.
fn is_exposed_mark(word: &str, before: &[Token]) -> bool {
    match word {
        "x" => true,
        "X" => tiles_of(before) >= HAND,
        _ => false,
    }
}

/// The words with one space between them.
fn joined<const COUNT: usize>(words: [&str; COUNT]) -> String {
    let words = words.into_iter().map(str::trim);
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether the end of a line would be taken for a value, X or C.
fn ends_in_worth(text: &str) -> bool {
    let (tokens, _) = tokens_of(text);
    let mut tail = Tail::default();
    tail.take(&mut with_choices(&tokens));
    tail.marked || tail.value.is_some()
}

/// The value that was meant by a word that is none, and whether it says C; `is_whole` when the groups
/// before it are those of a whole hand.
fn meant_value(word: &str, is_whole: bool) -> Option<(u16, bool)> {
    const CURRENCIES: [char; 5] = ['$', '¢', '€', '£', '¥'];
    const STOPS: [char; 4] = ['.', ',', ';', ':'];
    let plain: String = word
        .chars()
        .filter(|it| !CURRENCIES.contains(it) && !STOPS.contains(it))
        .map(|it| it.to_ascii_lowercase())
        .collect();
    let is_changed = plain.len() < word.len();
    let digits = plain.trim_matches(['x', 'c']);
    let is_number = plain == digits
        && digits.len() == 2
        && digits.bytes().all(|it| it.is_ascii_digit())
        && (word.contains(CURRENCIES) || is_whole);
    let is_meant = if is_worth(&plain) {
        is_changed || digits.parse::<u16>().is_err()
    } else {
        is_changed && is_number
    };
    let in_range = digits
        .parse()
        .ok()
        .filter(|value| (1..=MOST_VALUE).contains(value));
    let value = in_range.or_else(|| meant_number(digits, true, MOST_VALUE));
    Some((value.filter(|_| is_meant)?, plain.starts_with('c')))
}

/// Whether the last word is a value rather than a group whose suit letter is not typed yet.
fn is_value(word: &str, before: &[Token]) -> bool {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || word.len() > 4 {
        return false;
    }
    let is_one_digit_repeated = word
        .bytes()
        .zip(word.bytes().skip(1))
        .all(|(one, next)| one == next);
    tiles_of(before) >= HAND || (word.len() == 2 && !is_one_digit_repeated && !before.is_empty())
}

/// The tiles of the last way in some words; of a choice, those of its first group.
fn tiles_of(tokens: &[Token]) -> usize {
    tokens
        .iter()
        .rev()
        .take_while(|token| !says_or(&token.text))
        .map(|token| tiles_of_word(&token.text))
        .sum()
}

/// The tiles of a word, if it is a group; of a choice, those of its first group.
pub(super) fn tiles_of_word(word: &str) -> usize {
    let is_symbol = |it: &char| it.is_ascii_digit() || it.is_ascii_uppercase();
    let first = word.split('|').next().unwrap_or_default();
    first.chars().filter(is_symbol).count()
}

/// The word that says how the numbers move.
const fn word_for(numbers: Numbers) -> &'static str {
    match numbers {
        Numbers::Printed => "",
        Numbers::Slide => "~",
        Numbers::SlideOdd => "~odd",
        Numbers::SlideEven => "~even",
    }
}

/// The words outside the note, and the note.
fn tokens_of(typed: &str) -> (Vec<Token>, Option<String>) {
    let canonical: Vec<char> = canonical(typed).chars().collect();
    let note = note_of(&canonical);
    let mut tokens: Vec<Token> = Vec::new();
    let mut open = false;
    for (position, ((start, original), letter)) in typed.char_indices().zip(&canonical).enumerate()
    {
        let in_note = note.is_some_and(|(first, last)| (first..=last).contains(&position));
        if in_note || letter.is_whitespace() {
            open = false;
            continue;
        }
        let end = start + original.len_utf8();
        match tokens.last_mut() {
            Some(last) if open => {
                last.text.push(*letter);
                last.starts.push(start);
                last.end = end;
            }
            _ => tokens.push(Token {
                text: letter.to_string(),
                starts: vec![start],
                end,
            }),
        }
        open = true;
    }
    let said = note.map(|(first, last)| {
        let inside = canonical.get(first + 1..=last).unwrap_or_default();
        let inside = inside.strip_suffix(&[')']).unwrap_or(inside);
        inside.iter().collect::<String>().trim().to_owned()
    });
    (tokens, said.filter(|said| !said.is_empty()))
}

/// The words with every choice in one, though it was typed with spaces as it is printed: a stroke
/// between groups of the same size. It divides where a sum is written, or where 14 tiles say so.
fn with_choices(tokens: &[Token]) -> Vec<Token> {
    let mut joined = Vec::with_capacity(tokens.len());
    for way in tokens.split_inclusive(|token| says_or(&token.text)) {
        let mut choices: Vec<Token> = Vec::with_capacity(way.len());
        for token in way {
            let size = |token: &Token| tiles_of(std::slice::from_ref(token));
            match choices.as_slice() {
                [.., before, stroke]
                    if matches!(stroke.text.as_str(), "/" | "|")
                        && size(before) > 0
                        && size(before) == size(token) =>
                {
                    let stroke = choices
                        .pop()
                        .and_then(|stroke| stroke.starts.first().copied());
                    if let (Some(stroke), Some(before)) = (stroke, choices.last_mut()) {
                        before.text.push('|');
                        before.starts.push(stroke);
                        before.text.push_str(&token.text);
                        before.starts.extend(&token.starts);
                        before.end = token.end;
                    }
                }
                _ => choices.push(token.clone()),
            }
        }
        let is_sum = way.iter().any(|token| token.text == "=")
            || (tiles_of(way) == HAND && tiles_of(&choices) != HAND);
        joined.extend(if is_sum { way.to_vec() } else { choices });
    }
    joined
}

/// The patterns between the words for "or", with one space between their words, and for each byte of each
/// pattern, and for its end, the byte of the typed line.
fn ways_of(tokens: &[Token]) -> (Vec<String>, Vec<Vec<usize>>) {
    let ways = tokens.split(|token| says_or(&token.text)).map(|words| {
        let (mut text, mut at) = (String::new(), Vec::new());
        for token in words {
            if !text.is_empty() {
                text.push(' ');
            }
            for (letter, start) in token.text.chars().zip(&token.starts) {
                at.extend(std::iter::repeat_n(*start, letter.len_utf8()));
                text.push(letter);
            }
            at.push(token.end);
        }
        (text, at)
    });
    let (texts, at): (Vec<String>, Vec<_>) = ways.unzip();
    if texts.iter().all(String::is_empty) {
        return Default::default();
    }
    (texts, at)
}
