//! What a line says that is typed in as it is printed: `FF 1111a DDDDa 1111b ~ (any number) x25`.

use super::canonical::{canonical, note_of};
use crate::card::Numbers;
use crate::card::read::is_worth;
use crate::tile::HAND;

/// A typed line, taken apart. Whatever is no note, value, mark or word for the numbers belongs to the
/// pattern, so that nothing is lost.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    /// The ways to make it, between the words `or`.
    pub ways: Vec<Way>,
    /// How the numbers may move: `~`, `~odd`, `~even`, or nothing.
    pub numbers: Numbers,
    /// The bytes of the typed line at which that stands.
    pub numbers_at: Option<(usize, usize)>,
    /// What the line is worth, as typed.
    pub value: Option<u16>,
    /// The bytes of the typed line at which the value stands.
    pub value_at: Option<(usize, usize)>,
    /// Whether it says C rather than X.
    pub concealed: bool,
    /// What stands in parentheses.
    pub note: Option<String>,
}

/// One way to make a typed line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Way {
    /// The pattern, with one space between its words.
    pub text: String,
    /// For each byte of the pattern, and for its end, the byte of the typed line.
    pub at: Vec<usize>,
}

impl Way {
    /// How many tiles it has, as far as it is typed; of a choice, those of its first group.
    pub fn tiles(&self) -> usize {
        self.text.split(' ').map(tiles_of_word).sum()
    }
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
        let mut entry = Self::default();
        let (tokens, note) = tokens_of(typed);
        let mut tokens = with_choices(&tokens);
        entry.note = note;
        entry.take_tail(&mut tokens);
        entry.ways = ways_of(&tokens);
        entry
    }

    /// Writes a line as it is typed.
    pub fn compose(
        ways: &[&str],
        numbers: Numbers,
        value: Option<u16>,
        concealed: bool,
        note: Option<&str>,
    ) -> String {
        let mut words: Vec<String> = vec![ways.join(" or "), word_for(numbers).to_owned()];
        if let Some(note) = note.map(str::trim).filter(|note| !note.is_empty()) {
            words.push(format!("({})", note.replace(['\n', '\r'], " ")));
        }
        let mark = if concealed { "c" } else { "x" };
        match value {
            Some(value) => words.push(format!("{mark}{value}")),
            // The end of a pattern without a value could be taken for one.
            None if concealed || ends_in_worth(&joined(&words)) => words.push(mark.to_owned()),
            None => {}
        }
        joined(&words)
    }

    /// The same line as [`compose`](Self::compose) writes it, with its numbers moving like this.
    pub fn with_numbers(&self, numbers: Numbers) -> String {
        let ways: Vec<&str> = self.ways.iter().map(|way| way.text.as_str()).collect();
        let note = self.note.as_deref();
        Self::compose(&ways, numbers, self.value, self.concealed, note)
    }

    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.ways.is_empty() && self.value.is_none() && self.note.is_none()
    }

    /// Takes value, mark and the word for the numbers from the end, and tells whether there was a value
    /// or a mark.
    fn take_tail(&mut self, tokens: &mut Vec<Token>) -> bool {
        let mut marked = false;
        let mut moved = false;
        while let Some((last, before)) = tokens.split_last() {
            let small = last.text.to_ascii_lowercase();
            if !moved && let Some(numbers) = numbers_of(&small) {
                self.numbers = numbers;
                self.numbers_at = Some(last.span());
                moved = true;
            } else if last.text == "~"
                && matches!(self.numbers, Numbers::SlideOdd | Numbers::SlideEven)
            {
                // `~ odd` says no more than `~odd`.
            } else if self.value.is_none()
                && !marked
                && is_worth(&small)
                && let Ok(value) = small.trim_matches(['x', 'c']).parse()
            {
                self.worth(value, last);
                self.concealed = small.starts_with('c');
                marked = true;
            } else if self.value.is_none()
                && !marked
                && let Some(digits) = small.strip_suffix('c')
                && tiles_of(before) >= HAND
                && let Ok(value) = digits.parse()
            {
                self.worth(value, last);
                self.concealed = true;
                marked = true;
            } else if self.value.is_none() && is_value(&last.text, before) {
                let Ok(value) = last.text.parse() else {
                    break;
                };
                self.worth(value, last);
            } else if !marked && (small == "c" || is_exposed_mark(&last.text, before)) {
                self.concealed = small == "c";
                marked = true;
            } else {
                break;
            }
            tokens.pop();
        }
        marked || self.value.is_some()
    }

    fn worth(&mut self, value: u16, token: &Token) {
        self.value = Some(value);
        self.value_at = Some(token.span());
    }
}

impl Token {
    /// The bytes of the typed line at which it stands.
    fn span(&self) -> (usize, usize) {
        let start = self.starts.first().copied().unwrap_or(self.end);
        (start, self.end)
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
fn joined(words: &[String]) -> String {
    let words = words.iter().map(|word| word.trim());
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether the end of a line would be taken for a value, X or C.
fn ends_in_worth(text: &str) -> bool {
    let (tokens, _) = tokens_of(text);
    Entry::default().take_tail(&mut with_choices(&tokens))
}

/// Whether the last word is a value rather than a group whose suit letter is not typed yet.
fn is_value(word: &str, before: &[Token]) -> bool {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || word.len() > 4 {
        return false;
    }
    let alike = word
        .bytes()
        .zip(word.bytes().skip(1))
        .all(|(one, next)| one == next);
    tiles_of(before) >= HAND || (word.len() == 2 && !alike && !before.is_empty())
}

/// The tiles of the last way in some words; of a choice, those of its first group.
fn tiles_of(tokens: &[Token]) -> usize {
    tokens
        .iter()
        .rev()
        .take_while(|token| !is_or(&token.text))
        .map(|token| tiles_of_word(&token.text))
        .sum()
}

/// The tiles of a word, if it is a group; of a choice, those of its first group.
fn tiles_of_word(word: &str) -> usize {
    let is_symbol = |it: &char| it.is_ascii_digit() || it.is_ascii_uppercase();
    let first = word.split('|').next().unwrap_or_default();
    first.chars().filter(is_symbol).count()
}

fn is_or(word: &str) -> bool {
    matches!(word, "or" | "-or-")
}

fn numbers_of(small: &str) -> Option<Numbers> {
    Some(match small {
        "~" | "any" | "slide" => Numbers::Slide,
        "~odd" | "odd" => Numbers::SlideOdd,
        "~even" | "even" => Numbers::SlideEven,
        _ => return None,
    })
}

/// The word that says how the numbers move.
pub(super) const fn word_for(numbers: Numbers) -> &'static str {
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
    for way in tokens.split_inclusive(|token| is_or(&token.text)) {
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

fn ways_of(tokens: &[Token]) -> Vec<Way> {
    let mut ways = Vec::new();
    for words in tokens.split(|token| is_or(&token.text)) {
        let mut way = Way::default();
        for token in words {
            if !way.text.is_empty() {
                way.text.push(' ');
            }
            for (letter, start) in token.text.chars().zip(&token.starts) {
                way.at
                    .extend(std::iter::repeat_n(*start, letter.len_utf8()));
                way.text.push(letter);
            }
            way.at.push(token.end);
        }
        ways.push(way);
    }
    if ways.iter().all(|way| way.text.is_empty()) {
        ways.clear();
    }
    ways
}
