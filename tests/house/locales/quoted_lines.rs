//! A text that quotes a line of the card quotes one that can be looked up on a card that ships.

use mahj_tutor::card::{self, Card, Line, Numbers, Pattern, PatternWord};
use mahj_tutor::locale::{Language, LocaleFiles};

/// What a line is written with: numbers, letters, signs, and the spaces between them.
const NOTATION: &str = "0123456789NEWSFDRGZX+-x/= ";
/// The signs of arithmetic, which are no tiles.
const SIGNS: [&str; 5] = ["+", "-", "x", "/", "="];
/// So many groups or tiles are a line or most of it, whatever is among them.
const FEWEST_GROUPS: usize = 3;
const FEWEST_TILES: usize = 10;
/// A group of so many identical tiles is no number, and stands for itself; so do two smaller ones.
const CLEARLY_A_GROUP: usize = 3;

/// Whether these words are a line, or a part of one, and not the numbers of a sentence.
fn is_quotation(words: &[String]) -> bool {
    let tiles = words.concat().len();
    let is_one_tile_repeated =
        |word: &String| word.len() >= 2 && word.chars().all(|tile| word.starts_with(tile));
    let is_line = words.len() >= FEWEST_GROUPS && tiles >= FEWEST_TILES;
    let is_part =
        words.iter().all(is_one_tile_repeated) && (words.len() >= 2 || tiles >= CLEARLY_A_GROUP);
    is_line || is_part
}

/// The lines and the parts of lines that a text quotes, as groups in the order of the text.
fn quoted(text: &str) -> Vec<Vec<String>> {
    let runs = text.split(|letter| !NOTATION.contains(letter));
    let groups = runs.map(|run| {
        let words = run.split_whitespace().filter(|word| !SIGNS.contains(word));
        words.map(str::to_owned).collect::<Vec<String>>()
    });
    groups.filter(|words| is_quotation(words)).collect()
}

/// Every way to write the groups of a pattern that has them to choose from, moved by `step`.
fn ways(pattern: &Pattern, step: i8) -> Vec<Vec<String>> {
    let mut ways = vec![Vec::new()];
    for word in &pattern.words {
        let PatternWord::Groups(choice) = word else {
            continue;
        };
        ways = ways
            .into_iter()
            .flat_map(|way: Vec<String>| {
                choice.iter().map(move |group| {
                    let mut longer = way.clone();
                    longer.push(moved(&group.text(), step));
                    longer
                })
            })
            .collect();
    }
    ways
}

/// The text of a group with its numbers moved by `step`; a zero stays.
fn moved(group: &str, step: i8) -> String {
    let letter = |letter: char| match letter.to_digit(10) {
        Some(digit @ 1..) => (i8::try_from(digit).unwrap() + step).to_string(),
        _ => letter.to_string(),
    };
    group.chars().map(letter).collect()
}

/// The steps by which the numbers of a pattern may move.
fn steps(pattern: &Pattern, numbers: Numbers) -> Vec<i8> {
    let printed: Vec<i8> = pattern.numbers().iter().map(|it| it.get() as i8).collect();
    let fits = |number: i8| {
        (1..=9).contains(&number)
            && match numbers {
                Numbers::SlideOdd => number % 2 == 1,
                Numbers::SlideEven => number % 2 == 0,
                Numbers::Printed | Numbers::Slide => true,
            }
    };
    let may_move = |step: &i8| {
        *step == 0
            || numbers != Numbers::Printed && printed.iter().all(|number| fits(number + step))
    };
    (-8..=8).filter(may_move).collect()
}

/// Whether a line has these groups, one after the other.
fn has(line: &Line, groups: &[String]) -> bool {
    line.printed.iter().any(|pattern| {
        let steps = steps(pattern, line.numbers).into_iter();
        steps
            .flat_map(|step| ways(pattern, step))
            .any(|way| way.windows(groups.len()).any(|part| part == groups))
    })
}

fn is_on(cards: &[Card], groups: &[String]) -> bool {
    let mut lines = cards.iter().flat_map(Card::lines);
    lines.any(|(_, line)| has(line, groups))
}

#[test]
fn every_line_that_a_text_quotes_is_on_a_card_that_ships() {
    let cards = [card::practice().unwrap(), card::first().unwrap()];
    let sources = LocaleFiles::shipped();
    for language in Language::all() {
        let mut count = 0;
        let mut unknown = Vec::new();
        for source in sources.of(language.tag()) {
            let lines = source.text.lines().filter(|line| !line.starts_with('#'));
            for groups in lines.flat_map(quoted) {
                count += 1;
                if !is_on(&cards, &groups) {
                    unknown.push(format!("{}: {}", source.path, groups.join(" ")));
                }
            }
        }
        assert!(count > 60, "{language}: only {count} quotations found");
        assert!(unknown.is_empty(), "{unknown:#?}");
    }
}

#[test]
fn a_line_that_no_card_has_is_found_out() {
    let cards = [card::practice().unwrap(), card::first().unwrap()];
    for (text, known) in [
        ("“FFF 2222 444 6666” is a line.", true),
        ("你做 6666 77 8888 9999。", true),
        ("FFF 999 - 6666 = 3333 needs no signs.", true),
        ("FFF 2222 444 8888 is none.", false),
        ("0000 333 777 33 77: these numbers do not move.", false),
        ("EEE WWW 1111 DDDD has one West too few.", false),
        ("222 3333 is a part of a line.", true),
        ("FFFF is, too.", true),
        ("GGG 2222 is none.", false),
    ] {
        let [groups] = &quoted(text)[..] else {
            panic!("{text}: {:?}", quoted(text));
        };
        assert_eq!(is_on(&cards, groups), known, "{text}");
    }
}
