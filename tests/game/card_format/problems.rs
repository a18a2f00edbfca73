//! Every problem of a file, told at its place. The mark `§` in a text is where the problem is.

use super::*;
use ProblemKind as Kind;

fn wrong_value(key: &'static str, wanted: ValueKind) -> Kind {
    Kind::Shape(ShapeFault::WrongValue { key, wanted })
}

#[test]
fn a_file_that_is_not_toml_is_told_at_its_place() {
    let text = format!("{HEAD}pattern = \"FFFF\nvalue = 25\n");
    let diagnostics = card::check(&text);
    assert!(
        matches!(
            diagnostics.as_slice(),
            [Diagnostic {
                line: 9,
                problem: Problem {
                    kind: Kind::Shape(ShapeFault::Syntax { .. }),
                    ..
                },
                ..
            }]
        ),
        "{diagnostics:#?}"
    );
}

#[test]
fn a_broken_place_does_not_hide_the_problems_of_others() {
    let text = format!(
        "{HEAD}pattern = 'FFFF 1111 2222a NE'\nvalue = 25\n[[section.line]]\npattern = ]\n"
    );
    let diagnostics = card::check(&text);
    let lines: Vec<usize> = diagnostics.iter().map(|found| found.line).collect();
    assert_eq!(lines, [9, 12], "{diagnostics:#?}");
}

#[test]
fn the_format_version_must_be_1() {
    for (written, newer) in [
        ("2", Some(2)),
        ("0", None),
        ("-1", None),
        ("99999999999999999999", None),
    ] {
        let fault = ShapeFault::Format {
            found: written.to_owned(),
            known: &[1],
        };
        assert_eq!(fault.newer_format(), newer);
        problem_of_file(
            &format!("format = §{written}\nwhatever = 3\n"),
            Kind::Shape(fault),
        );
    }
    problem_of_file(
        "format = §'1'",
        wrong_value("format", ValueKind::WholeNumber),
    );
}

#[test]
fn keys_that_are_missing_or_unknown_are_named() {
    let missing = |key| Kind::Shape(ShapeFault::MissingKey { key });
    problem_of_file(
        &HEAD.replace("[[section.line]]", "§[[section.line]]\nvalue = 25"),
        missing("pattern"),
    );
    let line = "pattern = 'FFFFFF 1111a 2222a'\n§wert = 3";
    let Problem { kind, .. } =
        &card::check(&format!("{HEAD}value = 25\n{}", line.replace('§', "")))[0].problem;
    let unknown = ShapeFault::UnknownKey {
        key: "wert".to_owned(),
        meant: None,
        known: vec!["pattern", "numbers", "value", "concealed", "note"],
    };
    assert_eq!(*kind, Kind::Shape(unknown));
    let found = card::check("section = []");
    for key in ["format", "id", "title", "year"] {
        assert!(found.iter().any(|it| it.problem.kind == missing(key)));
    }
    assert!(
        found
            .iter()
            .any(|found| found.problem.kind == Kind::NoSections)
    );
}

#[test]
fn values_of_another_kind_are_told_with_what_is_wanted() {
    let good = "pattern = 'FFFFFF 1111a 2222a'\n";
    for (written, key, wanted) in [
        ("concealed = §1", "concealed", ValueKind::TrueOrFalse),
        ("note = §3", "note", ValueKind::Text),
        ("numbers = §true", "numbers", ValueKind::Text),
    ] {
        problem(&format!("{good}{written}"), wrong_value(key, wanted));
    }
    problem("pattern = §14", wrong_value("pattern", ValueKind::Texts));
    problem(
        "pattern = ['FFFFFF 1111a 2222a', §14]",
        wrong_value("pattern", ValueKind::Text),
    );
    let wanted = wrong_value("section", ValueKind::Tables);
    let file = HEAD
        .replace("[[section]]", "[section]")
        .replace("[[section.line]]\n", "");
    let found = card::check(&file);
    assert!(found.iter().any(|found| found.problem.kind == wanted));
    problem(
        &format!("{good}note = §' '"),
        Kind::EmptyText { key: "note" },
    );
}

#[test]
fn numbers_must_be_in_range() {
    let out_of_range = |key, found: &str, most| {
        Kind::Shape(ShapeFault::OutOfRange {
            key,
            found: found.to_owned(),
            least: 1,
            most,
        })
    };
    for value in ["0", "-25", "1001", "99999999999999999999"] {
        problem_of_file(
            &format!("{HEAD}pattern = 'FFFFFF 1111a 2222a'\nvalue = §{value}\n"),
            out_of_range("value", value, 1000),
        );
    }
    let good = format!("{HEAD}pattern = 'FFFFFF 1111a 2222a'\nvalue = 25\n");
    problem_of_file(&good.replace("2026", "§0"), out_of_range("year", "0", 9999));
}

#[test]
fn ids_are_small_words_with_hyphens_and_differ() {
    let good = format!("{HEAD}pattern = 'FFFFFF 1111a 2222a'\nvalue = 25\n");
    for id in [
        "Only", "only one", "-only", "only-", "on--ly", "größe", "a/b",
    ] {
        problem_of_file(
            &good.replace("\"only\"", &format!("§\"{id}\"")),
            Kind::BadId { id: id.to_owned() },
        );
    }
    let twice = format!(
        "{good}[[section]]\nid = §'only'\ntitle = 'Again'\n\
         [[section.line]]\npattern = 'FFFFFF 3333a 4444a'\nvalue = 25\n"
    );
    let id = "only".to_owned();
    assert_eq!(problem_of_file(&twice, Kind::DuplicateId { id }), Some(6));
}

#[test]
fn a_card_has_sections_and_a_section_has_lines() {
    let head = "format = 1\nid = 'test'\ntitle = 'Test'\nyear = 2026\n";
    problem_of_file(&format!("§{head}"), Kind::NoSections);
    problem_of_file(
        &format!("{head}§[[section]]\nid = 'only'\ntitle = 'Only'\n"),
        Kind::NoLines,
    );
}

#[test]
fn a_pattern_is_read_character_by_character() {
    let group = |text: &str| text.to_owned();
    let (a, b) = (SuitLetter::A, SuitLetter::B);
    for (line, kind) in [
        ("FFFF§Q 1111a 2222a", Kind::UnknownSymbol { symbol: 'Q' }),
        (
            "FFFFFF 1111a 2222a §東",
            Kind::UnknownSymbol { symbol: '東' },
        ),
        ("§ffffff 1111a 2222a", Kind::SmallSymbol { symbol: 'F' }),
        ("FFFFFF 1111a 2222§B", Kind::CapitalSuitLetter { letter: b }),
        (
            "FFFFFF 1111a 2222§d",
            Kind::UnknownSuitLetter { letter: 'd' },
        ),
        ("FFFFFF 1111a§2222a", Kind::LetterNotLast { letter: a }),
        ("FFFFFF 1111!§a 2222a", Kind::BangNotLast),
        ("FFFFFF 1111a§+2222a", Kind::SignInGroup { sign: '+' }),
        ("FFFFFF §+1111a 2222a", Kind::SignInGroup { sign: '+' }),
        (
            "FFFFFF 1111a 2222a 33§x44a",
            Kind::SignInGroup { sign: 'x' },
        ),
        (
            "FFFFFF §1111 2222a",
            Kind::MissingSuitLetter {
                group: group("1111"),
            },
        ),
        (
            "FFFFFF 1111a §DDDD",
            Kind::MissingSuitLetter {
                group: group("DDDD"),
            },
        ),
        (
            "FFFFFF 1111a 0000§b",
            Kind::NeedlessSuitLetter {
                letter: b,
                group: group("0000"),
            },
        ),
        (
            "NEWS§a 1111a 222222a",
            Kind::NeedlessSuitLetter {
                letter: a,
                group: group("NEWS"),
            },
        ),
        ("§FFFFFFF 111a 2222a", Kind::GroupTooLarge { size: 7 }),
        (
            "FFFFFF NNNN 11a§! 22a",
            Kind::NeedlessBang { group: group("11") },
        ),
        (
            "FFFFFF RRRR NEWS§!",
            Kind::NeedlessBang {
                group: group("NEWS"),
            },
        ),
        ("FFFFFF 1111a 2222a§|", Kind::EmptyChoice),
        ("FFFFFF 1111a §|2222a", Kind::EmptyChoice),
        ("FFFFFF 1111a 2222a §| 3333a", Kind::EmptyChoice),
        ("FFFFFF 1111a 2222a §a", Kind::NoSymbol),
        ("FFFFFF 1111a 2222a §!", Kind::NoSymbol),
        ("§+ = -", Kind::EmptyPattern),
    ] {
        problem(&format!("pattern = '{line}'"), kind);
    }
    problem("pattern = §[]", Kind::EmptyPattern);
    problem("pattern = §''", Kind::EmptyText { key: "pattern" });
}

#[test]
fn a_cluster_may_have_a_tile_three_times_and_takes_no_joker() {
    let card = card_of("pattern = '2022a FFFF 333a 444a'");
    let hand = &card.hands()[0];
    assert_eq!(hand.to_string(), "2B02B2B! FFFF 3B3B3B 4B4B4B");
    assert_eq!(hand.naturals()["2B".parse().unwrap()], 3);
    for pattern in ["1112a FFFF 333b 444c", "NNNE FFFF 333a 444b"] {
        assert_eq!(problems_of(pattern, Numbers::Printed), [], "{pattern}");
    }
}

#[test]
fn what_stands_at_a_misspelt_key_is_not_missing() {
    let line = "valeu = 25\npatern = 'FFFFFF 1111a 2222a'\n";
    let found = card::check(&format!("{HEAD}{line}"));
    let told: Vec<_> = found.iter().map(|it| (it.line, &it.problem.fix)).collect();
    let part = card::CardPart::Line(0, 0);
    let renamed = |from: &str, to| {
        let from = from.to_owned();
        Some(Fix::Rename { part, from, to })
    };
    let (value, pattern) = (renamed("valeu", "value"), renamed("patern", "pattern"));
    assert_eq!(told, [(9, &value), (10, &pattern)]);
}

#[test]
fn every_way_and_every_choice_has_14_tiles() {
    problem(
        "pattern = '§FFFF 1111a 2222a'",
        Kind::WrongTileCount { tiles: 12 },
    );
    problem(
        "pattern = ['FFFFFF 1111a 2222a',\n '§FFFFFF 1111a 22222a']",
        Kind::WrongTileCount { tiles: 15 },
    );
    problem(
        "pattern = 'FFFFFF 1111a 2222a|§333a|4444a'",
        Kind::UnequalChoice { first: 4, here: 3 },
    );
}

#[test]
fn a_pattern_must_be_possible_with_the_tiles_that_exist() {
    let flower = Kind::TooFewNaturals {
        tile: Tile::Flower,
        needed: 9,
        exist: 8,
    };
    problem("pattern = 'FFFFF! §FFFF! 11111a'", flower);
    problem(
        "pattern = 'FFFF §11111a! 22222a'",
        Kind::TooFewNaturals {
            tile: "1B".parse().unwrap(),
            needed: 5,
            exist: 4,
        },
    );
    problem(
        "pattern = 'NNNNN NNNN §NNNNN'",
        Kind::TooFewJokers {
            needed: 10,
            exist: 8,
        },
    );
    problem(
        "pattern = '§ZZZ ZZZ ZZZ ZZZ ZZ'",
        Kind::TooManyAnyWinds { groups: 5 },
    );
    problem(
        "pattern = '§XXXX XXXX XXXX XX'",
        Kind::TooManyAnyDragons { groups: 4 },
    );
}

#[test]
fn numbers_must_have_somewhere_to_slide() {
    problem(
        "pattern = 'FFFFFF 1111a 2222a'\nnumbers = §'slip'",
        Kind::Shape(ShapeFault::UnknownWord {
            word: "slip".to_owned(),
            meant: None,
            known: ["printed", "slide", "slide-odd", "slide-even"]
                .map(str::to_owned)
                .to_vec(),
        }),
    );
    problem(
        "pattern = '§FFFFFF 1111a 2222a'\nnumbers = 'slide-odd'",
        Kind::NoPosition {
            numbers: Numbers::SlideOdd,
        },
    );
    problem(
        "pattern = '123456789a FFFFF'\nnumbers = §'slide'",
        Kind::NeverSlides,
    );
}

#[test]
fn patterns_with_endless_choices_are_refused() {
    let choices = ["1a"; 12].join("|");
    let pattern = vec![choices; 14].join(" ");
    problem(
        &format!("pattern = '§{pattern}'"),
        Kind::TooManyHands { most: 10_000 },
    );
}

#[test]
fn a_card_has_at_most_a_thousand_lines() {
    let line = "pattern = 'FFFFFF 1111a 2222a'\nvalue = 25\n";
    let more = format!("[[section.line]]\n{line}").repeat(999);
    let file = format!("{HEAD}{line}{more}[[section.line]]\n{line}");
    let found = card::check(&file);
    let too_many: Vec<_> = found.iter().filter(|found| !found.is_doubt()).collect();
    let most = 1_000;
    assert!(
        matches!(
            too_many.as_slice(),
            [Diagnostic { line: 3008, column: 1, problem, .. }]
                if problem.kind == Kind::TooManyLines { most }
        ),
        "{too_many:?}"
    );
}

#[test]
fn columns_are_of_the_file_however_the_string_is_written() {
    let kind = || Kind::MissingSuitLetter {
        group: "1111".to_owned(),
    };
    for line in [
        "pattern = \"FFFFFF §1111 2222a\"",
        "pattern = \"\\u0046FFFFF §1111 2222a\"",
        "pattern = \"\\x46FFFFF\\t§1111 2222a\"",
        "pattern = '''\n   FFFFFF §1111\n 2222a'''",
        "pattern = '''FFFFFF\r\n§1111\r\n 2222a'''",
        "pattern = \"\"\"\nFFFFFF \\\n\n   §1111 \\\n 2222a\"\"\"",
        "\"pattern\" = [ # 東\n 'FFFFFF 3333a 4444a', \"FFFFFF §1111 2222a\" ]",
    ] {
        problem(line, kind());
    }
}

#[test]
fn all_problems_of_a_file_are_told_together_in_its_order() {
    let text = "format = 1\nid = 'No'\nyear = 'now'\n[[section]]\nid = 'a'\ncolour = 'A'\n\
                [[section.line]]\npattern = ['FF 11 22b!', 'Q']\nvalue = 0\n";
    let found: Vec<(usize, usize)> = card::check(text)
        .iter()
        .map(|found| (found.line, found.column))
        .collect();
    assert_eq!(
        found,
        [
            (1, 1),
            (2, 6),
            (3, 8),
            (4, 1),
            (6, 1),
            (8, 16),
            (8, 22),
            (8, 27),
            (9, 9)
        ]
    );
}

#[test]
fn a_byte_order_mark_and_carriage_returns_change_no_column() {
    let text = format!("{HEAD}value = 25\npattern = 'FFFFFF 1111 2222a'\n");
    let places = |text: &str| -> Vec<(usize, usize)> {
        let found = card::check(text);
        assert_eq!(&text[found[0].span.clone()], "1111");
        found.iter().map(|it| (it.line, it.column)).collect()
    };
    assert_eq!(places(&text), [(10, 19)]);
    assert_eq!(places(&text.replace('\n', "\r\n")), [(10, 19)]);
    assert_eq!(places(&format!("\u{feff}{text}")), [(10, 19)]);
}

#[test]
fn words_that_are_no_groups_are_one_problem() {
    let words = "any 2 suits".to_owned();
    problem(
        "pattern = 'FF 1111a DDDDa 1111b §any 2 suits'",
        Kind::UnknownWords { words },
    );
}
