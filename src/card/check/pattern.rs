//! Reads one pattern, character by character, and notes what is wrong at each.

use std::collections::BTreeSet;

use super::fixes;
use super::neighbours::Neighbours;
use super::span::{Edit, Findings, Span, Written};
use super::words::{is_of_a_language, is_worth};
use crate::card::{Pattern, PatternGroup, PatternWord, ProblemKind, Sign, SuitLetter, Symbol};

/// The largest group of identical tiles: a sextet.
pub(super) const LARGEST_GROUP: usize = 6;

/// A pattern with the places where its groups stand.
#[derive(Debug)]
pub(super) struct ReadPattern {
    /// The pattern, without the groups that could not be read.
    pub(super) pattern: Pattern,
    /// Whether all of it could be read.
    pub(super) sound: bool,
    /// Where the pattern stands, without the space around it.
    pub(super) span: Span,
    /// For each of [`Pattern::places`], where each of its groups stands.
    pub(super) groups: Vec<Vec<Span>>,
}

/// Reads a pattern and notes what is wrong with it, unless there is nothing but space.
pub(super) fn read_pattern(text: &[Written], findings: &mut Findings<'_>) -> ReadPattern {
    let before = findings.count();
    let mut words = Vec::new();
    let mut groups = Vec::new();
    let written: Vec<&[Written]> = text
        .split(|written| written.character.is_whitespace())
        .filter(|word| !word.is_empty())
        .collect();
    let (Some(first), Some(last)) = (written.first(), written.last()) else {
        return ReadPattern {
            pattern: Pattern { words },
            sound: false,
            span: Span::at(0),
            groups,
        };
    };
    let span = span_of(first).to(span_of(last));
    let neighbours = Neighbours::of(&written);
    let mut read = 0;
    for (position, word) in written.iter().enumerate() {
        if position < read {
            continue;
        }
        let rest = written.get(position..).unwrap_or_default();
        let ahead = [words_ahead(rest), value_ahead(rest, position)];
        if let Some(ahead) = ahead.into_iter().find(|ahead| !ahead.is_empty()) {
            note_words(ahead, position, &written, findings);
            read = position + ahead.len();
            continue;
        }
        if let [written] = word
            && let Some(sign) = Sign::from_char(written.character)
        {
            mark!(CAT_MATH);
            words.push(PatternWord::Sign(sign));
            continue;
        }
        let around = Around {
            neighbours: &neighbours,
            before: position
                .checked_sub(1)
                .and_then(|before| written.get(before)),
            behind: written.get(position + 1),
        };
        let (choice, spans): (Vec<_>, Vec<_>) =
            read_choice(word, &around, findings).into_iter().unzip();
        if !choice.is_empty() {
            words.push(PatternWord::Groups(choice));
            groups.push(spans);
        }
    }
    if groups.is_empty() && findings.count() == before {
        findings.add(span, ProblemKind::EmptyPattern);
    }
    ReadPattern {
        pattern: Pattern { words },
        sound: findings.count() == before,
        span,
        groups,
    }
}

/// The words at the beginning that are of a language rather than groups, with the numbers between
/// them, `any 2 suits`; with the parentheses around them, if there are any.
fn words_ahead<'w, 't>(written: &'w [&'t [Written]]) -> &'w [&'t [Written]] {
    let is_number = |word: &[Written]| word.iter().all(|it| it.character.is_ascii_digit());
    let is_word = |word: &[Written]| is_of_a_language(text_of(word).trim_matches(['(', ')']));
    let is_at = |end: Option<&Written>, edge: char| end.is_some_and(|it| it.character == edge);
    if written.first().is_some_and(|word| is_at(word.first(), '(')) {
        let closed = written.iter().position(|word| is_at(word.last(), ')'));
        let note = written.get(..closed.map_or(written.len(), |last| last + 1));
        let note = note.unwrap_or_default();
        if note.iter().any(|word| is_word(word)) {
            return note;
        }
    }
    let mut length = 0;
    for (position, word) in written.iter().enumerate() {
        if is_of_a_language(&text_of(word)) {
            length = position + 1;
        } else if length == 0 || !is_number(word) || length < position {
            break;
        }
    }
    written.get(..length).unwrap_or_default()
}

/// The value at the end of a pattern, where it does not belong.
fn value_ahead<'w, 't>(written: &'w [&'t [Written]], position: usize) -> &'w [&'t [Written]] {
    let is_last = |next: Option<&&[Written]>| next.is_none_or(|it| !words_ahead(&[it]).is_empty());
    match written {
        [word, ..]
            if position > 0
                && is_worth(&text_of(word).to_ascii_lowercase())
                && is_last(written.get(1)) =>
        {
            written.get(..1).unwrap_or_default()
        }
        _ => &[],
    }
}

/// What some characters say.
fn text_of(word: &[Written]) -> String {
    word.iter().map(|it| it.character).collect()
}

/// Notes words that are no groups, with the proposal to take them and the space before them away.
fn note_words(
    words: &[&[Written]],
    position: usize,
    written: &[&[Written]],
    findings: &mut Findings<'_>,
) {
    let (Some(first), Some(last)) = (words.first(), words.last()) else {
        return;
    };
    let span = span_of(first).to(span_of(last));
    let texts: Vec<String> = words.iter().map(|word| text_of(word)).collect();
    let before = position
        .checked_sub(1)
        .and_then(|before| written.get(before));
    let gone = Span {
        start: before.map_or(span.start, |before| span_of(before).end),
        end: span.end,
    };
    let words = texts.join(" ");
    let kind = if is_worth(&words.to_ascii_lowercase()) {
        ProblemKind::ValueInPattern { value: words }
    } else {
        ProblemKind::UnknownWords { words }
    };
    findings.add_with(span, kind, gone.becomes(""));
}

/// Where a word, or a part of one, stands. It is never empty.
pub(super) fn span_of(word: &[Written]) -> Span {
    match word {
        [first, .., last] => first.span.to(last.span),
        [only] => only.span,
        [] => Span::at(0),
    }
}

/// What stands around a word.
pub(super) struct Around<'a> {
    /// All groups of the pattern.
    pub(super) neighbours: &'a Neighbours,
    /// The word before it.
    pub(super) before: Option<&'a &'a [Written]>,
    /// The word behind it.
    pub(super) behind: Option<&'a &'a [Written]>,
}

/// The groups between the bars of a word, each with its place.
fn read_choice(
    word: &[Written],
    around: &Around<'_>,
    findings: &mut Findings<'_>,
) -> Vec<(PatternGroup, Span)> {
    let mut groups = Vec::new();
    let mut bar = None;
    let add_empty = |bar: Span, findings: &mut Findings<'_>| {
        let edit = fixes::empty_choice(word, bar, around);
        findings.add_with(bar, ProblemKind::EmptyChoice, edit);
    };
    for written in word.split_inclusive(|written| written.character == '|') {
        let group = match written {
            [group @ .., last] if last.character == '|' => {
                bar = Some(last.span);
                group
            }
            group => {
                bar = None;
                group
            }
        };
        match (group, bar) {
            ([_, ..], _) => {
                let alone = group.len() == word.len();
                let read = read_group(group, alone, around, findings);
                groups.extend(read.map(|read| (read, span_of(group))));
            }
            ([], Some(bar)) => add_empty(bar, findings),
            ([], None) => {}
        }
    }
    if let Some(last) = bar {
        add_empty(last, findings);
    }
    groups
}

/// Reads a group that is not empty; `alone` when it is a whole word.
fn read_group(
    written: &[Written],
    alone: bool,
    around: &Around<'_>,
    findings: &mut Findings<'_>,
) -> Option<PatternGroup> {
    let before = findings.count();
    let mut symbols = Vec::new();
    let mut spans = Vec::new();
    let mut misreadings = BTreeSet::new();
    let mut rest = written;
    while let [Written { span, character }, behind @ ..] = rest {
        if let Some(symbol) = Symbol::from_char(*character) {
            symbols.push(symbol);
            spans.push(*span);
        } else if *character == '!' || SuitLetter::from_char(*character).is_some() {
            break;
        } else {
            // What is said of one character holds for all like it in this group.
            if misreadings.insert(*character) {
                let kind = misread(*character, symbols.last().copied(), behind);
                let edit = fixes::misread(&kind, *character, written, alone, around);
                findings.add_with(*span, kind, edit);
            }
        }
        rest = behind;
    }
    let letter = match rest {
        [Written { span, character }, behind @ ..] => {
            if spans.is_empty() && findings.count() == before {
                let edit = fixes::no_symbol(written, alone, around);
                findings.add_with(*span, ProblemKind::NoSymbol, edit);
            }
            let letter = SuitLetter::from_char(*character);
            if letter.is_some() {
                rest = behind;
            }
            letter.map(|letter| (letter, *span))
        }
        [] => None,
    };
    let bang = match rest {
        [written, behind @ ..] if written.character == '!' => {
            rest = behind;
            Some(written.span)
        }
        _ => None,
    };
    if let [Written { span, character }, ..] = rest {
        let kind = match letter {
            _ if Sign::from_char(*character).is_some() => {
                ProblemKind::SignInGroup { sign: *character }
            }
            Some((letter, _)) if bang.is_none() => ProblemKind::LetterNotLast { letter },
            _ => ProblemKind::BangNotLast,
        };
        let edit = fixes::behind_the_end(written, rest, alone, bang.filter(|_| letter.is_none()));
        findings.add_with(*span, kind, edit);
    }
    if findings.count() > before {
        return None;
    }
    let group = PatternGroup {
        symbols,
        letter: letter.map(|(letter, _)| letter),
        closed_to_jokers: bang.is_some(),
    };
    let at = GroupSpans {
        symbols: &spans,
        letter: letter.map(|(_, span)| span),
        bang,
        whole: span_of(written),
        alone,
    };
    check_group(&group, &at, around, findings);
    (findings.count() == before).then_some(group)
}

/// What is wrong with a character that is neither symbol nor suit letter nor `!`.
fn misread(character: char, before: Option<Symbol>, behind: &[Written]) -> ProblemKind {
    let last = match behind {
        [] => true,
        [only] => only.character == '!',
        _ => false,
    };
    let small = character
        .is_ascii_lowercase()
        .then(|| character.to_ascii_uppercase())
        .filter(|capital| Symbol::from_char(*capital).is_some());
    if let Some(letter) = SuitLetter::from_char(character.to_ascii_lowercase()) {
        return ProblemKind::CapitalSuitLetter { letter };
    }
    let behind_number = matches!(before, Some(Symbol::Number(_)));
    if Sign::from_char(character).is_some() && (character != 'x' || behind_number) {
        return ProblemKind::SignInGroup { sign: character };
    }
    if let Some(symbol) = small
        && !(last && behind_number)
    {
        return ProblemKind::SmallSymbol { symbol };
    }
    if last && before.is_some() && character.is_ascii_lowercase() {
        return ProblemKind::UnknownSuitLetter { letter: character };
    }
    ProblemKind::UnknownSymbol { symbol: character }
}

/// Where the parts of a group stand.
struct GroupSpans<'a> {
    /// Its symbols; never empty.
    symbols: &'a [Span],
    letter: Option<Span>,
    bang: Option<Span>,
    /// All of it.
    whole: Span,
    /// Whether it is a whole word, so that it can be divided.
    alone: bool,
}

impl GroupSpans<'_> {
    /// write these groups instead, if that can be written here.
    fn becomes(&self, groups: &[PatternGroup]) -> Option<Edit> {
        let words: Vec<String> = groups.iter().map(PatternGroup::to_string).collect();
        (self.alone || words.len() == 1).then(|| self.whole.becomes(words.join(" ")))
    }
}

/// Notes what is wrong with a group whose characters are all in order.
fn check_group(
    group: &PatternGroup,
    at: &GroupSpans<'_>,
    around: &Around<'_>,
    findings: &mut Findings<'_>,
) {
    let symbols = match at.symbols {
        [first, .., last] => first.to(*last),
        [only] => *only,
        [] => at.whole,
    };
    let suited = group.symbols.iter().any(|symbol| symbol.is_suited());
    match (group.letter, at.letter) {
        (None, _) if suited => {
            let letter = around.neighbours.letter_for(group, at.whole);
            let edit = Span::at(symbols.end).becomes(letter.to_string());
            let group = group.text();
            findings.add_with(symbols, ProblemKind::MissingSuitLetter { group }, edit);
        }
        (Some(letter), Some(span)) if !suited => {
            let group = group.text();
            let kind = ProblemKind::NeedlessSuitLetter { letter, group };
            findings.add_with(span, kind, span.becomes(""));
        }
        _ => {}
    }
    let size = group.symbols.len();
    if group.repeated().is_some() && size > LARGEST_GROUP {
        let edit = at.becomes(&fixes::divided(group));
        findings.add_with(symbols, ProblemKind::GroupTooLarge { size }, edit);
    }
    if let Some(span) = at.bang
        && !group.could_take_jokers()
    {
        let group = group.text();
        findings.add_with(span, ProblemKind::NeedlessBang { group }, span.becomes(""));
    }
}
