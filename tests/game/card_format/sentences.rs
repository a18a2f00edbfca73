//! Every line in one sentence, and each of its parts by itself.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::LazyLock;

use mahj_tutor::card::LinePart;
use mahj_tutor::wording::{line_sentence, part_sentence, pattern_sentence, printed_note};

use super::any_text::{pattern_word, whole_pattern};
use super::*;

/// Patterns with their sentences in every language, as they read well.
const EXAMPLES: &str = include_str!("../../fixtures/cards/sentences.txt");

static LOCALES: LazyLock<Vec<Locale>> =
    LazyLock::new(|| Language::all().map(Locale::new).collect());

/// Whether nothing is missing in what is said, and it is one sentence.
fn is_whole(said: &str) -> bool {
    !said.contains(['⟦', '{', '}']) && !said.contains("  ") && said.ends_with(['.', '。'])
}

#[test]
fn every_line_and_every_part_of_the_shipped_cards_is_said_in_every_language() {
    for (_, text) in card::shipped() {
        let card = Card::parse(text).unwrap();
        for locale in &*LOCALES {
            for (index, line) in card.lines() {
                let said = locale.say(&line_sentence(&card, index));
                assert!(is_whole(&said), "{said}");
                assert!(said.matches(['.', '。']).count() == 1, "{said}");
                let told = line.parts().into_iter().filter_map(|part| {
                    let said = part_sentence(line, part)?;
                    Some(locale.say(&said))
                });
                for said in told {
                    assert!(is_whole(&said), "{said}");
                }
            }
        }
    }
}

/// The example in the words of every language. Its head is the pattern, or several with `or` between
/// them, then how the numbers move, then `C` when it is concealed.
fn example(head: &str) -> String {
    let (patterns, words) = head.split_once(" ; ").unwrap_or((head, ""));
    let words: Vec<&str> = words.split(' ').collect();
    let numbers = Numbers::ALL
        .into_iter()
        .find(|numbers| words.contains(&numbers.word()))
        .unwrap_or_default();
    let ways: Vec<Pattern> = patterns
        .split(" or ")
        .map(|pattern| {
            let report = loose_line(pattern, numbers).check();
            assert!(report.is_sound(), "{pattern}: {report:#?}");
            report.line.printed[0].clone()
        })
        .collect();
    let sentence = pattern_sentence(&ways, numbers, words.contains(&"C")).unwrap();
    let mut example = format!("{head}\n");
    for locale in &*LOCALES {
        writeln!(example, "  {}", locale.say(&sentence)).unwrap();
    }
    example
}

#[test]
fn tricky_patterns_read_well() {
    let heads = EXAMPLES.lines().filter(|line| !line.starts_with(' '));
    let said: Vec<String> = heads.filter(|line| !line.is_empty()).map(example).collect();
    let said = said.join("\n");
    if said != EXAMPLES {
        // To look at, and to copy to tests/fixtures/cards if it reads better.
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sentences.txt");
        std::fs::write(&file, &said).unwrap();
        for (was, is) in EXAMPLES.lines().zip(said.lines()) {
            assert_eq!(is, was, "{}", file.display());
        }
        panic!("more or fewer sentences: {}", file.display());
    }
}

/// Every line of the cards that ship, with its sentence in every language, to be read by people.
const SHIPPED: &str = "tests/fixtures/cards/shipped-sentences.txt";

/// `MAHJ_WRITE_SENTENCES=1 cargo test --test game card_format` writes the file anew.
#[test]
fn every_line_of_the_shipped_cards_reads_as_in_the_file() {
    let mut said = String::new();
    for (name, text) in card::shipped() {
        let card = Card::parse(text).unwrap();
        for (index, line) in card.lines() {
            let kind = if line.concealed { "C" } else { "X" };
            let (numbers, patterns) = (line.numbers.word(), line.patterns.join(" or "));
            writeln!(said, "{name} {}: {patterns} ; {numbers} {kind}", line.id).unwrap();
            for locale in &*LOCALES {
                let sentence = locale.say(&line_sentence(&card, index));
                writeln!(said, "  {sentence}").unwrap();
            }
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(SHIPPED);
    if std::env::var_os("MAHJ_WRITE_SENTENCES").is_some() {
        std::fs::write(&file, &said).unwrap();
    }
    let known = std::fs::read_to_string(&file).unwrap();
    for (is, was) in said.lines().zip(known.lines()) {
        assert_eq!(is, was);
    }
    assert_eq!(said.lines().count(), known.lines().count());
}

#[test]
fn a_part_says_its_suit_its_numbers_and_its_jokers() {
    let line = card_of("pattern = 'FF 1111a DDDDa 1111b'\nnumbers = 'slide'\nconcealed = true");
    let (_, line) = line.lines().next().unwrap();
    let locale = Locale::new(Language::ENGLISH);
    let said = |part| locale.say(&part_sentence(line, part).unwrap());
    let place = |place| LinePart::Place { way: 0, place };
    assert_eq!(
        said(place(0)),
        "FF: a pair of flowers. No joker: both tiles of a pair must be real."
    );
    assert_eq!(
        said(place(1)),
        "1111: four 1s. The same suit as DDDD, and a different suit from the groups with two \
         strokes. Here 1 stands for any one number. Jokers may stand for any of these tiles."
    );
    assert_eq!(
        said(place(2)),
        "DDDD: four dragons. The same suit as 1111, and a different suit from the groups with two \
         strokes. D is the dragon of its suit: Green with Bams, Red with Craks, Soap with Dots. \
         Jokers may stand for any of these tiles."
    );
    assert_eq!(
        said(LinePart::Mark),
        "C: concealed until Mah Jongg. Claim nothing but the tile that completes it."
    );
    assert_eq!(
        said(LinePart::Note),
        "The note tells what you may choose: any 2 suits; like numbers."
    );
    assert_eq!(part_sentence(line, place(4)), None);
}

/// What is said of the place of this number in a line.
fn told(line: &str, place: usize) -> String {
    let card = card_of(line);
    let (_, line) = card.lines().next().unwrap();
    let place = LinePart::Place { way: 0, place };
    let locale = Locale::new(Language::ENGLISH);
    locale.say(&part_sentence(line, place).unwrap())
}

#[test]
fn groups_that_read_the_same_are_told_apart_by_their_strokes() {
    let pairs = "pattern = '33a 6a 99a 33b 6b 99b RG NS'";
    assert!(
        told(pairs, 0).contains(
            "The same suit as 6 and 99, and a different suit from the groups with two strokes."
        ),
        "{}",
        told(pairs, 0)
    );
    assert!(told(pairs, 3).contains("from the groups with one stroke."));
    let like = "pattern = 'NS 1111a 1111b DDDDc'\nnumbers = 'slide'";
    assert!(told(like, 1).contains("from the groups with two strokes or three strokes."));
    assert!(told(like, 3).contains("A different suit from the groups with one stroke or two"));
    let unlike = "pattern = 'FFFF 33a 6666b 9999c'";
    assert!(told(unlike, 1).contains("A different suit from 6666 and 9999."));
}

#[test]
fn in_chinese_a_space_stands_beside_what_is_printed_and_nothing_else() {
    let locale = Locale::new("zh-CN".parse().unwrap());
    let says = |pattern: &str, place, words| {
        let card = card_of(&format!("pattern = '{pattern}'"));
        let (_, line) = card.lines().next().unwrap();
        let said = locale.say(&part_sentence(line, LinePart::Place { way: 0, place }).unwrap());
        assert!(said.contains(words), "{said}");
    };
    says("FFFF 33a 6666b 9999c", 1, "与 6666 和 9999 不同的花色。");
    says(
        "33a 6a 99a 33b 6b 99b RG NS",
        3,
        "，与画有一条横线的牌组不同花色。",
    );
}

#[test]
fn a_choice_of_the_suit_alone_names_its_group_once() {
    let line = "pattern = '22a 4444a 66a|66b 888b DDDb'";
    assert!(
        told(line, 2).starts_with(
            "66: a pair of 6s. The suit of the groups with one stroke or two strokes, as you choose."
        ),
        "{}",
        told(line, 2)
    );
    // Which suit it is, is open: it belongs neither to the one nor to the other.
    assert!(told(line, 0).contains("suit as 4444, and a different suit from 888 and DDD."));
}

#[test]
fn ways_that_differ_in_their_numbers_only_are_one_sentence_and_each_part_is_told_as_printed() {
    let line = "pattern = ['FF 2222a 2222b 2222c', 'FF 4444a 4444b 4444c']";
    assert!(!told(line, 1).contains("stands for any"));
    let card = card_of(line);
    let sentence = line_sentence(&card, card.lines().next().unwrap().0);
    assert!(
        Locale::new(Language::ENGLISH)
            .say(&sentence)
            .ends_with("2 stands for 2 or 4.")
    );
}

#[test]
fn any_two_numbers_are_one_row_of_the_card_with_one_note_and_parts_that_say_the_same() {
    let ways: Vec<String> = (2..=9)
        .map(|other| format!("'FF 1111a {other}{other}{other}{other}a DDDDb'"))
        .collect();
    let card = card_of(&format!(
        "pattern = [{}]\nnumbers = 'slide'",
        ways.join(", ")
    ));
    let (index, line) = card.lines().next().unwrap();
    let locale = Locale::new(Language::ENGLISH);
    let any = "1 and 2 stand for any two different numbers";
    assert!(locale.say(&line_sentence(&card, index)).contains(any));
    let part = |way, place| {
        let part = LinePart::Place { way, place };
        locale.say(&part_sentence(line, part).unwrap())
    };
    for place in [1, 2] {
        assert!(
            part(0, place).contains(&format!("Here {any}.")),
            "{}",
            part(0, place)
        );
    }
    assert!(part(4, 2).contains("Here 1 and 6 stand for any two different numbers."));
    assert!(!part(0, 3).contains("Here"));
    assert_eq!(
        locale.say(&printed_note(line).unwrap()),
        "any 2 suits; any 2 numbers"
    );
    assert_eq!(line.ways_in_print().count(), 1);
    // What the note does not tell is printed way by way.
    let card = card_of("pattern = ['FF 2222a 2222b 2222c', 'FF 4444a 4444b 4444c']");
    let (_, line) = card.lines().next().unwrap();
    assert_eq!(line.ways_in_print().count(), 2);
}

#[test]
fn the_note_says_in_a_row_where_not_any_odd_numbers_will_do() {
    let locale = Locale::new(Language::ENGLISH);
    for (pattern, note) in [
        (
            "FF 1111a 3333b DDDDc",
            "3 suits; any 2 odd numbers in a row",
        ),
        ("FFFF 1111a 111b DDDc", "3 suits; any odd number"),
        (
            "FFF 1111a 555a 7777b",
            "any 2 suits; odd numbers move together",
        ),
    ] {
        let card = card_of(&format!("pattern = '{pattern}'\nnumbers = 'slide-odd'"));
        let (_, line) = card.lines().next().unwrap();
        assert_eq!(locale.say(&printed_note(line).unwrap()), note);
    }
}

#[test]
fn a_note_by_the_author_does_not_hide_what_may_be_chosen() {
    let card = card_of("pattern = 'EEE RR 22a x 444a = 8888b'\nnote = '2 x 4 = 8'");
    let (_, line) = card.lines().next().unwrap();
    let locale = Locale::new(Language::ENGLISH);
    assert_eq!(
        locale.say(&part_sentence(line, LinePart::Note).unwrap()),
        "A note by the author of the card: 2 x 4 = 8. You may choose: any 2 suits."
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn any_pattern_that_is_read_has_a_sentence(
        pattern in prop_oneof![
            whole_pattern(),
            prop::collection::vec(pattern_word(), 1..8).prop_map(|words| words.join(" ")),
        ],
        numbers in prop::sample::select(Numbers::ALL.to_vec()),
        concealed in any::<bool>(),
    ) {
        let ways = loose_line(&pattern, numbers).check().line.printed;
        if let Some(sentence) = pattern_sentence(&ways, numbers, concealed) {
            for locale in &*LOCALES {
                let said = locale.say(&sentence);
                prop_assert!(is_whole(&said), "{pattern}: {said}");
            }
        }
    }
}
