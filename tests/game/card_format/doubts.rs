//! What is allowed on a card, but hardly meant: told at its place, and played all the same.

use super::*;
use ProblemKind as Kind;

#[test]
fn what_is_written_twice_is_doubted_but_played() {
    let again = "pattern = ['FFFFFF 1111a 2222a',\n'§FFFFFF 1111a 2222a']";
    let twice =
        |line: &str| problem_of_file(&format!("{HEAD}value = 25\n{line}"), Kind::PatternTwice);
    assert_eq!(twice(again), Some(10));
    let other_line = "pattern = 'FFFFFF 1111a 2222a'\n\
                      [[section.line]]\nvalue = 30\npattern = '§FFFFFF 1111a 2222a'";
    assert_eq!(twice(other_line), Some(10));
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
        let hands = |card: &Card| card.hands().iter().map(ToString::to_string).collect();
        let (found, wanted): (Vec<_>, Vec<_>) = (hands(&card), hands(&plain));
        assert_eq!(found, wanted);
    }
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
    let as_easy = card(30, "FF 1111a 2222b 3333c", "§30", "FF 1111a 2222a 3333c");
    problem_of_file(&as_easy.replace("2222a", "4444b"), cheap(30));
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
    for (wrong, underlined, kind, fixed) in [
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
            (&wrong[found.span.clone()], &found.problem.kind),
            (underlined, &kind)
        );
        assert!(found.is_doubt());
        let fixed_card = found.problem.fix.as_ref().map(|fix| {
            let mut card = card::read(&wrong).unwrap();
            card.apply(fix);
            card
        });
        assert_eq!(fixed_card, fixed.map(|right| card::read(&right).unwrap()));
    }
}
