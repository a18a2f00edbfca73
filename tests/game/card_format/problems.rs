//! Every problem of a file, told at its place. The mark `§` in a text is where the problem is.

use super::*;
use DiagnosticKind as Kind;

#[test]
fn a_file_that_is_not_toml_is_told_at_its_place() {
    let text = format!("{HEAD}pattern = \"FFFF\nvalue = 25\n");
    let diagnostics = card::check(&text);
    assert!(
        matches!(
            diagnostics.as_slice(),
            [Diagnostic {
                line: 9,
                kind: Kind::Syntax { .. },
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
    problem_of_file(
        "format = §2\nwhatever = 3\n",
        Kind::NewerFormat { found: 2 },
    );
    for written in ["0", "-1", "99999999999999999999"] {
        let found = written.to_owned();
        problem_of_file(
            &format!("format = §{written}\nwhatever = 3\n"),
            Kind::UnknownFormat { found },
        );
    }
    let wanted = ValueKind::WholeNumber;
    problem_of_file(
        "format = §'1'",
        Kind::WrongValue {
            key: "format",
            wanted,
        },
    );
}

#[test]
fn keys_that_are_missing_or_unknown_are_named() {
    let table = TableKind::Line;
    problem_of_file(
        &HEAD.replace("[[section.line]]", "§[[section.line]]\nvalue = 25"),
        Kind::MissingKey {
            key: "pattern",
            table,
        },
    );
    let line = "pattern = 'FFFFFF 1111a 2222a'\n§wert = 3";
    let Diagnostic { kind, .. } =
        &card::check(&format!("{HEAD}value = 25\n{}", line.replace('§', "")))[0];
    assert!(matches!(kind, Kind::UnknownKey { key, table: TableKind::Line, .. } if key == "wert"));
    let (missing, table) = (["format", "id", "title", "year"], TableKind::Card);
    let found = card::check("section = []");
    for key in missing {
        assert!(
            found
                .iter()
                .any(|found| found.kind == Kind::MissingKey { key, table })
        );
    }
    assert!(found.iter().any(|found| found.kind == Kind::NoSections));
}

#[test]
fn values_of_another_kind_are_told_with_what_is_wanted() {
    let good = "pattern = 'FFFFFF 1111a 2222a'\n";
    for (written, key, wanted) in [
        ("concealed = §1", "concealed", ValueKind::TrueOrFalse),
        ("note = §3", "note", ValueKind::Text),
        ("numbers = §true", "numbers", ValueKind::Text),
    ] {
        problem(
            &format!("{good}{written}"),
            Kind::WrongValue { key, wanted },
        );
    }
    let wanted = ValueKind::Texts;
    problem(
        "pattern = §14",
        Kind::WrongValue {
            key: "pattern",
            wanted,
        },
    );
    let wanted = ValueKind::Text;
    problem(
        "pattern = ['FFFFFF 1111a 2222a', §14]",
        Kind::WrongValue {
            key: "pattern",
            wanted,
        },
    );
    let wanted = ValueKind::Tables;
    let file = HEAD
        .replace("[[section]]", "[section]")
        .replace("[[section.line]]\n", "");
    let found = card::check(&file);
    assert!(found.iter().any(|found| found.kind
        == Kind::WrongValue {
            key: "section",
            wanted
        }));
    problem(
        &format!("{good}note = §' '"),
        Kind::EmptyText { key: "note" },
    );
}

#[test]
fn numbers_must_be_in_range() {
    let out_of_range = |key, found: &str, most| Kind::OutOfRange {
        key,
        found: found.to_owned(),
        least: 1,
        most,
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
    problem_of_file(
        &twice,
        Kind::DuplicateId {
            id: "only".to_owned(),
            first_line: 6,
        },
    );
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
            "FFFFFF FFFF 1§2232a",
            Kind::ClusterTooMany {
                symbol: group("2"),
                count: 3,
            },
        ),
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
        Kind::UnknownNumbers {
            found: "slip".to_owned(),
        },
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
            [Diagnostic { line: 3008, column: 1, kind: Kind::TooManyLines { most: found }, .. }]
                if *found == most
        ),
        "{too_many:?}"
    );
}

#[test]
fn what_is_written_twice_is_doubted_but_played() {
    let again = "pattern = ['FFFFFF 1111a 2222a',\n'§FFFFFF 1111a 2222a']";
    problem(again, Kind::PatternTwice { first_line: 10 });
    let other_line = "pattern = 'FFFFFF 1111a 2222a'\n\
                      [[section.line]]\nvalue = 30\npattern = '§FFFFFF 1111a 2222a'";
    problem(other_line, Kind::PatternTwice { first_line: 10 });
    let renamed = "pattern = ['FFFFFF 1111a 2222b',\n'§FFFFFF 1111b 2222a']";
    problem(renamed, Kind::NothingNew);
    let file = format!("{HEAD}value = 25\n{}", again.replace('§', ""));
    assert!(Card::parse(&file).is_ok());
    let other = LineId {
        section: "only".to_owned(),
        number: 1,
    };
    let same = "pattern = 'FFFFFF 1111a 2222a'\nnumbers = 'slide'\n\
                [[section.line]]\nvalue = 30\npattern = '§FFFFFF 4444a 5555a'";
    problem(same, Kind::SameHands { other });
}

#[test]
fn a_bang_that_is_not_needed_is_doubted_but_played() {
    for pattern in ["FFFFFF 1111a NS! ZZ", "FFFFFF 1111a NS ZZ!"] {
        let card = card_of(&format!("pattern = '{pattern}'"));
        let plain = card_of("pattern = 'FFFFFF 1111a NS ZZ'");
        let hands = |card: &Card| card.targets().iter().map(ToString::to_string).collect();
        let (found, wanted): (Vec<_>, Vec<_>) = (hands(&card), hands(&plain));
        assert_eq!(found, wanted);
    }
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
    let text = "format = 1\nid = 'No'\nyear = 'now'\n[[section]]\nid = 'a'\nname = 'A'\n\
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
fn a_colour_that_is_never_used_is_doubted() {
    let [a, b, c] = SuitLetter::ALL;
    for (line, letter, skipped) in [
        ("FFFFFF §1111b 2222b", b, a),
        ("FFFFFF 1111a §2222c", c, b),
        ("FFFFFF 1111c §2222b", b, a),
        ("FFFFFF 1111a §2222c|3333c", c, b),
    ] {
        let kind = Kind::SkippedSuitLetter { letter, skipped };
        problem(&format!("pattern = '{line}'"), kind);
    }
}

#[test]
fn groups_that_together_want_more_of_a_tile_than_there_is_are_doubted_but_played() {
    for (line, group, needed, exist) in [
        ("FF 1111a DDDDa §1111a", "1111a", 8, 4),
        ("FF 222a §222a 666b 888b", "222a", 6, 4),
        ("DDDDa §DDDDa GGGG FF", "DDDDa", 8, 4),
        ("FFFFFF §FFFFFF 11a", "FFFFFF", 12, 8),
        // Pairs, singles and clusters count like any other group.
        ("FF 1111a §11a 2222b 33b", "11a", 6, 4),
        ("FF 11111a §11a 22222b", "11a", 7, 4),
        ("FFFF 22a §2222a 4444a", "2222a", 6, 4),
        ("NEWS §NNNN RRRR GG", "NNNN", 5, 4),
    ] {
        let group = group.to_owned();
        let kind = Kind::TooManyTogether {
            group,
            needed,
            exist,
        };
        problem(&format!("pattern = '{line}'"), kind);
        card_of(&format!("pattern = '{}'", line.replace('§', "")));
    }
    let group = "222a".to_owned();
    problem(
        "pattern = 'FFFF 222a|§222a 444a 6666b'",
        Kind::SameChoice { group },
    );
    let two = card::check(&format!(
        "{HEAD}value = 25\npattern = 'FF 1111a 11a 2222b 22b'"
    ));
    assert_eq!(two.len(), 2, "{two:#?}");
    for fine in [
        "FFFF FFFF 111111a",
        "FFFF 11111a DDDDDa",
        "ZZZZ ZZZZ XXX XXX",
        "FFFF 22a 222b 44444a",
        "FF 11a 11a 2222b 3333c",
    ] {
        let file = format!("{HEAD}value = 25\npattern = '{fine}'");
        assert_eq!(card::check(&file), [], "{fine}");
    }
}

#[test]
fn words_that_are_no_groups_are_one_problem() {
    let words = "any 2 suits".to_owned();
    problem(
        "pattern = 'FF 1111a DDDDa 1111b §any 2 suits'",
        Kind::UnknownWords { words },
    );
}

#[test]
fn a_concealed_line_is_dearer_than_an_exposed_one_that_is_not_harder() {
    let exposed = LineId {
        section: "only".to_owned(),
        number: 1,
    };
    let card = |exposed_value: u16, exposed: &str, concealed_value: &str, concealed: &str| {
        format!(
            "{HEAD}value = {exposed_value}\npattern = '{exposed}'\nnumbers = 'slide'\n\
             [[section.line]]\nvalue = {concealed_value}\npattern = '{concealed}'\n\
             numbers = 'slide'\nconcealed = true\n"
        )
    };
    let cheap = |value| Kind::CheapConcealed {
        exposed: exposed.clone(),
        value,
    };
    // No concealed line is worth as little as the cheapest exposed one.
    let cheapest = card(25, "FFFFF 111a 222a 333a", "§25", "11a 222a 3333a 44a 555a");
    problem_of_file(&cheapest, cheap(25));
    // Nor as little as one with the same groups and no fewer hands.
    let alike = card(30, "FF 1111a 2222b 3333c", "§30", "FF 1111a 2222a 3333c");
    problem_of_file(&alike.replace("2222a", "4444b"), cheap(30));
    for fine in [
        card(25, "FFFFF 111a 222a 333a", "30", "11a 222a 3333a 44a 555a"),
        card(30, "FF 1111a 2222b 3333c", "35", "FF 1111a 4444b 3333c"),
    ] {
        assert_eq!(card::check(&fine), [], "{fine}");
    }
}

#[test]
fn a_section_is_marked_as_singles_and_pairs_if_its_hands_take_no_joker() {
    let file = |mark: &str, patterns: &[&str]| {
        let head = HEAD.replace("[[section.line]]\n", mark);
        let line =
            |pattern: &&str| format!("[[section.line]]\nvalue = 50\npattern = '{pattern}'\n");
        head + &patterns.iter().map(line).collect::<String>()
    };
    let singles = "33a 66a 99a 33b 66b 99b FF";
    let pungs = "333a 666a 999a 33b 66b F";
    let mark = "singles_and_pairs = true\n";
    for fine in [
        file(mark, &[singles]),
        file("", &[pungs]),
        file("", &[singles, pungs]),
    ] {
        assert_eq!(card::check(&fine), [], "{fine}");
    }
    for (wrong, underlined, kind, mended) in [
        (
            file("", &[singles]),
            "\"Only\"",
            Kind::UnmarkedSinglesAndPairs,
            Some(file(mark, &[singles])),
        ),
        (
            file("singles_and_pairs = false\n", &[singles]),
            "\"Only\"",
            Kind::UnmarkedSinglesAndPairs,
            Some(file(mark, &[singles])),
        ),
        (
            file(mark, &[pungs]),
            "true",
            Kind::JokersInSinglesAndPairs,
            Some(file("singles_and_pairs = false\n", &[pungs])),
        ),
        (
            file(mark, &[singles, pungs]),
            pungs,
            Kind::JokersInSinglesAndPairs,
            None,
        ),
    ] {
        let found = card::check(&wrong);
        let [found] = found.as_slice() else {
            panic!("{wrong}\n{found:#?}");
        };
        assert_eq!(
            (&wrong[found.span.clone()], &found.kind),
            (underlined, &kind)
        );
        assert!(found.is_doubt());
        let proposed = found.proposal.as_ref().map(|it| it.apply(&wrong));
        assert_eq!(proposed, mended);
    }
}
