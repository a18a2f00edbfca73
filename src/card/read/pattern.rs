//! Reads one pattern, character by character, and notes what is wrong at each.

use std::collections::BTreeSet;

use super::source::Problems;
use crate::card::{DiagnosticKind, Pattern, PatternGroup, Sign, SuitLetter, Symbol, Word};

/// The largest group of tiles alike: a sextet.
const LARGEST_GROUP: usize = 6;

/// Characters with the bytes of the file where they are written.
pub(super) type Characters = [(usize, char)];

/// A pattern with the places in the file where its groups begin.
#[derive(Debug)]
pub(super) struct ReadPattern {
    pub(super) pattern: Pattern,
    /// The byte at which the pattern begins.
    pub(super) offset: usize,
    /// For each of [`Pattern::places`], the byte at which each of its groups begins.
    pub(super) group_offsets: Vec<Vec<usize>>,
}

/// Reads a pattern that is not blank; `None` when something is wrong with it, which is noted.
pub(super) fn read_pattern(text: &Characters, problems: &mut Problems) -> Option<ReadPattern> {
    let before = problems.count();
    let mut words = Vec::new();
    let mut group_offsets = Vec::new();
    let written = text
        .split(|(_, character)| character.is_whitespace())
        .filter(|word| !word.is_empty());
    for word in written {
        if let [(_, character)] = word
            && let Some(sign) = Sign::from_char(*character)
        {
            mark!(CAT_MATH);
            words.push(Word::Sign(sign));
            continue;
        }
        let (groups, offsets) = read_choice(word, problems).into_iter().unzip();
        words.push(Word::Groups(groups));
        group_offsets.push(offsets);
    }
    let offset = text
        .iter()
        .find(|(_, character)| !character.is_whitespace())
        .map(|(offset, _)| *offset)?;
    if group_offsets.is_empty() {
        problems.add(offset, DiagnosticKind::EmptyPattern);
    }
    (problems.count() == before).then_some(ReadPattern {
        pattern: Pattern { words },
        offset,
        group_offsets,
    })
}

/// The groups between the bars of a word, each with its offset.
fn read_choice(word: &Characters, problems: &mut Problems) -> Vec<(PatternGroup, usize)> {
    let mut groups = Vec::new();
    let mut bar = None;
    for written in word.split_inclusive(|(_, character)| *character == '|') {
        let group = match written {
            [group @ .., (offset, '|')] => {
                bar = Some(*offset);
                group
            }
            group => {
                bar = None;
                group
            }
        };
        match (group, bar) {
            ([(offset, _), ..], _) => {
                groups.extend(read_group(group, problems).map(|group| (group, *offset)));
            }
            ([], Some(bar)) => problems.add(bar, DiagnosticKind::EmptyChoice),
            ([], None) => {}
        }
    }
    if let Some(last) = bar {
        problems.add(last, DiagnosticKind::EmptyChoice);
    }
    groups
}

/// Reads a group that is not empty.
fn read_group(written: &Characters, problems: &mut Problems) -> Option<PatternGroup> {
    let before = problems.count();
    let mut symbols = Vec::new();
    let mut offsets = Vec::new();
    let mut misreadings = BTreeSet::new();
    let mut rest = written;
    while let [(offset, character), behind @ ..] = rest {
        if let Some(symbol) = Symbol::from_char(*character) {
            symbols.push(symbol);
            offsets.push(*offset);
        } else if *character == '!' || SuitLetter::from_char(*character).is_some() {
            break;
        } else {
            let kind = misread(*character, symbols.last().copied(), behind);
            // What is said of one character holds for all like it in this group.
            if misreadings.insert(*character) {
                problems.add(*offset, kind);
            }
        }
        rest = behind;
    }
    let letter = match rest {
        [(offset, character), behind @ ..] => {
            if offsets.is_empty() && problems.count() == before {
                problems.add(*offset, DiagnosticKind::NoSymbol);
            }
            let letter = SuitLetter::from_char(*character);
            if letter.is_some() {
                rest = behind;
            }
            letter.map(|letter| (letter, *offset))
        }
        [] => None,
    };
    let bang = match rest {
        [(offset, '!'), behind @ ..] => {
            rest = behind;
            Some(*offset)
        }
        _ => None,
    };
    if let [(offset, character), ..] = rest {
        let kind = match letter {
            _ if Sign::from_char(*character).is_some() => {
                DiagnosticKind::SignInGroup { sign: *character }
            }
            Some((letter, _)) if bang.is_none() => DiagnosticKind::LetterNotLast { letter },
            _ => DiagnosticKind::BangNotLast,
        };
        problems.add(*offset, kind);
    }
    if problems.count() > before {
        return None;
    }
    let group = PatternGroup {
        symbols,
        letter: letter.map(|(letter, _)| letter),
        closed_to_jokers: bang.is_some(),
    };
    let at = Places {
        symbols: &offsets,
        letter: letter.map(|(_, offset)| offset),
        bang,
    };
    check_group(&group, &at, problems);
    (problems.count() == before).then_some(group)
}

/// What is wrong with a character that is neither symbol nor suit letter nor `!`.
fn misread(character: char, before: Option<Symbol>, behind: &Characters) -> DiagnosticKind {
    let last = matches!(behind, [] | [(_, '!')]);
    let small = character
        .is_ascii_lowercase()
        .then(|| character.to_ascii_uppercase())
        .filter(|capital| Symbol::from_char(*capital).is_some());
    if let Some(letter) = SuitLetter::from_char(character.to_ascii_lowercase()) {
        return DiagnosticKind::CapitalSuitLetter { letter };
    }
    let behind_number = matches!(before, Some(Symbol::Number(_)));
    if Sign::from_char(character).is_some() && (character != 'x' || behind_number) {
        return DiagnosticKind::SignInGroup { sign: character };
    }
    if let Some(symbol) = small
        && !(last && behind_number)
    {
        return DiagnosticKind::SmallSymbol { symbol };
    }
    if last && before.is_some() && character.is_ascii_lowercase() {
        return DiagnosticKind::UnknownSuitLetter { letter: character };
    }
    DiagnosticKind::UnknownSymbol { symbol: character }
}

/// Where the parts of a group stand in the file.
struct Places<'a> {
    /// Its symbols; never empty.
    symbols: &'a [usize],
    letter: Option<usize>,
    bang: Option<usize>,
}

/// Notes what is wrong with a group whose characters are all in order.
fn check_group(group: &PatternGroup, at: &Places<'_>, problems: &mut Problems) {
    let start = at.symbols.first().copied().unwrap_or_default();
    let suited = group.symbols.iter().any(|symbol| symbol.is_suited());
    match (group.letter, at.letter) {
        (None, _) if suited => {
            let group = group.text();
            problems.add(start, DiagnosticKind::MissingSuitLetter { group });
        }
        (Some(letter), Some(offset)) if !suited => {
            let group = group.text();
            problems.add(offset, DiagnosticKind::NeedlessSuitLetter { letter, group });
        }
        _ => {}
    }
    let size = group.symbols.len();
    if group.repeated().is_some() {
        if size > LARGEST_GROUP {
            problems.add(start, DiagnosticKind::GroupTooLarge { size });
        }
    } else {
        check_cluster(group, at, problems);
    }
    if let Some(offset) = at.bang
        && !group.could_take_jokers()
    {
        let group = group.text();
        problems.add(offset, DiagnosticKind::NeedlessBang { group });
    }
}

/// Notes the symbols of a cluster that are neither single nor pair.
fn check_cluster(group: &PatternGroup, at: &Places<'_>, problems: &mut Problems) {
    for (position, symbol) in group.symbols.iter().enumerate() {
        let seen_before = group.symbols[..position].contains(symbol);
        let count = group
            .symbols
            .iter()
            .filter(|other| *other == symbol)
            .count();
        if count > 2 && !seen_before {
            let symbol = symbol.to_string();
            problems.add(
                at.symbols.get(position).copied().unwrap_or_default(),
                DiagnosticKind::ClusterTooMany { symbol, count },
            );
        }
    }
}
