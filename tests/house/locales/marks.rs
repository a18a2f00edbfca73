//! The characters of each language: its quotation marks, how it writes percentages and the names of tiles.

use mahj_tutor::locale::{Language, LocaleFiles};

use crate::locales::lines::lines;

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
        for source in LocaleFiles::shipped().of(language.tag()) {
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
