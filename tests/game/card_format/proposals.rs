//! What is proposed mends what is wrong.

use mahj_tutor::card::{PatternReport, check_pattern};
use mahj_tutor::wording::card_proposal;

use super::*;

/// How often a kind of problem is told of a text.
fn count(found: &[Diagnostic], kind: &DiagnosticKind) -> usize {
    let same = |other: &&Diagnostic| match (&other.kind, kind) {
        // A group is told once of each character; two groups that come of it may share another.
        (
            DiagnosticKind::UnknownSymbol { symbol: one },
            DiagnosticKind::UnknownSymbol { symbol: other },
        ) => one == other,
        (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
    };
    found.iter().filter(same).count()
}

/// Applies every proposal by itself: its problem is gone. Returns how many there were.
#[track_caller]
fn mends(text: &str, check: impl Fn(&str) -> Vec<Diagnostic>) -> usize {
    let found = check(text);
    let mut proposals = 0;
    for diagnostic in &found {
        let Some(proposal) = &diagnostic.proposal else {
            continue;
        };
        proposals += 1;
        let changed = proposal.apply(text);
        assert_ne!(changed, text);
        let left = check(&changed);
        let kind = &diagnostic.kind;
        let same_place: Vec<Diagnostic> = left
            .iter()
            .filter(|other| other.span.start == diagnostic.span.start)
            .cloned()
            .collect();
        let equal = |all: &[Diagnostic]| all.iter().filter(|other| other.kind == *kind).count();
        assert!(
            count(&left, kind) < count(&found, kind)
                || count(&same_place, kind) == 0
                || equal(&left) < equal(&found),
            "{kind:?}\n{text}\n{changed}\n{left:#?}"
        );
    }
    proposals
}

#[test]
fn every_proposal_for_a_file_mends_it() {
    let wrong = include_str!("../../fixtures/cards/wrong.toml");
    let proposals: usize = wrong
        .split("# ---\n")
        .map(|file| mends(file, card::check))
        .sum();
    assert!(proposals > 25, "{proposals}");
}

/// What is proposed for a pattern with one problem: the pattern as it becomes.
#[track_caller]
fn mended(pattern: &str, numbers: Numbers) -> String {
    let PatternReport { diagnostics, .. } = check_pattern(pattern, numbers);
    let [diagnostic] = diagnostics.as_slice() else {
        panic!("{pattern}: {diagnostics:#?}");
    };
    let proposal = diagnostic.proposal.as_ref().expect(pattern);
    let mended = proposal.apply(pattern);
    let report = check_pattern(&mended, numbers);
    assert_eq!(report.diagnostics, [], "{pattern}: {mended}");
    assert!(report.is_playable());
    mended
}

#[test]
fn what_people_get_wrong_is_mended_by_the_proposal() {
    for (wrong, right) in [
        ("FF 1111a DDDDa 111b", "FF 1111a DDDDa 1111b"),
        ("FF 1111a DDDDa 11111b", "FF 1111a DDDDa 1111b"),
        ("FF 111a DDDDa 1111b", "FF 1111a DDDDa 1111b"),
        ("11a 22a 33a 44a 55a 66a 7a", "11a 22a 33a 44a 55a 66a 77a"),
        (
            "11a 22a 33a 44a 55a 66a 777a",
            "11a 22a 33a 44a 55a 66a 77a",
        ),
        ("FFFFFF 1111a 2222a|333a", "FFFFFF 1111a 2222a|3333a"),
        ("FF 1111 DDDDa 1111b", "FF 1111a DDDDa 1111b"),
        ("FF 1111a DDDDa 1111", "FF 1111a DDDDa 1111b"),
        // The letter that the others leave out.
        ("FF 1111a 2222 3333c", "FF 1111a 2222b 3333c"),
        ("FF 1111 2222b DDDDb", "FF 1111a 2222b DDDDb"),
        ("11 22b 33c 4444c DDDDc", "11a 22b 33c 4444c DDDDc"),
        ("2222 444b 6666b FFF", "2222a 444b 6666b FFF"),
        ("FF 1111 2222b 3333c", "FF 1111a 2222b 3333c"),
        ("FFa 1111a DDDDa 1111b", "FF 1111a DDDDa 1111b"),
        ("ff 1111a DDDDa 1111b", "FF 1111a DDDDa 1111b"),
        ("FF 1111A DDDDa 1111b", "FF 1111a DDDDa 1111b"),
        ("FF 1111a DDDDa 1111d", "FF 1111a DDDDa 1111b"),
        ("FF 1111aDDDDa 1111b", "FF 1111a DDDDa 1111b"),
        ("FF 1111a DDDDa 1111!b", "FF 1111a DDDDa 1111b!"),
        ("FF! 1111a DDDDa 1111b", "FF 1111a DDDDa 1111b"),
        ("FF 1111b DDDDb 1111c", "FF 1111a DDDDa 1111b"),
        ("FF 1111a DDDDa 1111c", "FF 1111a DDDDa 1111b"),
        ("FF 1111b DDDDb 1111a|2222a", "FF 1111b DDDDb 1111a|2222a"),
        ("ＦF 1111a DDDDa 1111b", "FF 1111a DDDDa 1111b"),
        ("OOOO 1111a DDDDa 11b", "0000 1111a DDDDa 11b"),
        ("11a × 222a = 2222b FFFFF", "11a x 222a = 2222b FFFFF"),
        ("333a+4444a = 7777b FFF", "333a + 4444a = 7777b FFF"),
        ("FFFF 1111a 22b | 33b 4444b", "FFFF 1111a 22b|33b 4444b"),
        ("FFFFFFF 1111a 222a", "FFFF FFF 1111a 222a"),
        ("FFFFFF 12223a 333b", "FFFFFF 1a 222a 3a 333b"),
        ("FF 1111ab DDDDa 1111b", "FF 1111a DDDDa 1111b"),
        ("FFFF 11111a! 22222a", "FFFF 11111a 22222a"),
        ("FF 1111a DDDDa 1111a", "FF 1111a DDDDa 1111b"),
        ("FF 222a 222a 666b 888b", "FF 222a 222b 666b 888b"),
        ("FF 1111a 11a 2222b 33b", "FF 1111a 11b 2222b 33b"),
        ("FF 11111a 11a 22222b", "FF 11111a 11b 22222b"),
        ("FFFF 22a 2222a 4444a", "FFFF 22a 2222b 4444a"),
        ("FFFF 2026a 222a 666b", "FFFF 2026a 222b 666b"),
        ("FF 1111a 11a 2222a 33a", "FF 1111a 11b 2222a 33a"),
        ("FFFF 222a|222a 444a 6666b", "FFFF 222a 444a 6666b"),
        ("FFFF 222a / 666a 444b 8888b", "FFFF 222a|666a 444b 8888b"),
        ("FF 1111a DDDDa 1111b any suits", "FF 1111a DDDDa 1111b"),
        ("FF 1111a DDDDa 1111b (any 2 suits)", "FF 1111a DDDDa 1111b"),
        ("FF 1111a DDDDa 1111b x25", "FF 1111a DDDDa 1111b"),
        ("ZZZ ZZZ ZZZ ZZZ ZZ", "ZZZ ZZZ ZZZ ZZZ FF"),
    ] {
        if wrong == right {
            assert_eq!(
                check_pattern(wrong, Numbers::Printed).diagnostics,
                [],
                "{wrong}"
            );
        } else {
            assert_eq!(mended(wrong, Numbers::Printed), right);
        }
    }
}

#[test]
fn each_group_without_a_letter_gets_its_own_of_those_left_out() {
    let pattern = "FF 1111 2222 3333c";
    let found = check_pattern(pattern, Numbers::Printed).diagnostics;
    let proposals = found.iter().filter_map(|it| it.proposal.as_ref());
    let lines: Vec<String> = proposals.map(|it| it.apply(pattern)).collect();
    assert_eq!(lines, ["FF 1111a 2222 3333c", "FF 1111 2222b 3333c"]);
}

#[test]
fn nothing_is_invented_for_a_count_that_more_than_one_change_mends() {
    for (pattern, tiles) in [
        ("FF 111a 222b 333c", 11),
        ("11a 22a 33a 44a 55b 66b", 12),
        ("NEWS 11a 22a 33a 44b", 12),
        ("FFFF 1111a 1111b", 12),
        ("1111a DDDDa 1111b", 12),
        ("FF 1111a 2222b 333c 44c", 15),
        ("FFF 111a 222a 3333b", 13),
        ("2222a 44b", 6),
        ("2468a 2468b 2468c 2468a", 16),
    ] {
        let report = check_pattern(pattern, Numbers::Printed);
        let [found] = report.diagnostics.as_slice() else {
            panic!("{pattern}: {report:#?}");
        };
        assert_eq!(found.kind, DiagnosticKind::WrongTileCount { tiles });
        assert_eq!(found.proposal, None, "{pattern}");
    }
}

#[test]
fn words_and_a_value_behind_the_groups_get_a_line_of_their_own() {
    for (written, mended) in [
        (
            "  pattern = \"FF 1111a DDDDa 1111b (any 2 suits)\"\n  value = 25\n",
            "  pattern = \"FF 1111a DDDDa 1111b\"\n  note = \"any 2 suits\"\n  value = 25\n",
        ),
        (
            "  pattern = 'FF 1111a DDDDa 1111b x30'\n",
            "  pattern = 'FF 1111a DDDDa 1111b'\n  value = 30\n",
        ),
        (
            "  pattern = 'FF 1111a DDDDa 1111b c30'\n",
            "  pattern = 'FF 1111a DDDDa 1111b'\n  value = 30\n  concealed = true\n",
        ),
        // What has its line already is only taken away.
        (
            "  pattern = 'FF 1111a DDDDa 1111b (any 2 suits)'\n  value = 25\n  note = '2'\n",
            "  pattern = 'FF 1111a DDDDa 1111b'\n  value = 25\n  note = '2'\n",
        ),
    ] {
        let text = format!("{HEAD}{written}");
        let found = card::check(&text);
        let first = found.iter().find(|it| {
            matches!(
                it.kind,
                DiagnosticKind::UnknownWords { .. } | DiagnosticKind::ValueInPattern { .. }
            )
        });
        let proposal = first.and_then(|it| it.proposal.as_ref()).expect(&text);
        assert_eq!(proposal.apply(&text), format!("{HEAD}{mended}"));
        assert_eq!(card::check(&proposal.apply(&text)), []);
    }
}

#[test]
fn the_words_of_a_printed_card_say_how_numbers_move() {
    for (written, meant) in [
        ("odd", "slide-odd"),
        ("even", "slide-even"),
        ("any", "slide"),
    ] {
        let pattern = "value = 25\npattern = 'FFFFFF 3333a 5555b'\n";
        let text = format!("{HEAD}{pattern}numbers = '{written}'\n");
        let found = card::check(&text);
        let [
            Diagnostic {
                proposal: Some(proposal),
                ..
            },
        ] = found.as_slice()
        else {
            panic!("{found:#?}");
        };
        assert_eq!(proposal.text, format!("\"{meant}\""));
    }
}

#[test]
fn only_groups_of_a_suit_may_be_meant_in_another_colour() {
    let locale = Locale::new(Language::ENGLISH);
    for (pattern, asked) in [
        ("FFFFFF FFFFFF 11a", "were other tiles meant?"),
        ("FF 1111a DDDDa 1111a", "was another color meant?"),
    ] {
        let report = check_pattern(pattern, Numbers::Printed);
        let said = locale.say(&card_problem(&report.diagnostics[0]));
        assert!(said.contains(asked), "{said}");
    }
}

/// The eight things that people get wrong most: the text that is underlined, and the line or the whole
/// file as the proposal makes it.
#[test]
fn each_of_the_eight_things_people_get_wrong_is_underlined_and_mended() {
    let line =
        |pattern: &str, rest: &str| format!("[[section.line]]\npattern = '{pattern}'\n{rest}\n");
    let head = HEAD.strip_suffix("[[section.line]]\n").unwrap();
    let sound = line("FF 1111a DDDDa 1111b", "value = 25");
    let quints = "[[section]]\nid = \"quints\"\ntitle = \"Quints\"\n";
    for (wrong, underlined, is_told) in [
        // Not 14 tiles.
        (line("FF 1111a DDDDa 111b", "value = 25"), "FF 1111a DDDDa 111b", "WrongTileCount"),
        // A suit letter missing.
        (line("FF 1111a DDDD 1111b", "value = 25"), "DDDD", "MissingSuitLetter"),
        // A colour never used.
        (line("FF 1111a DDDDa 1111c", "value = 25"), "1111c", "SkippedSuitLetter"),
        // A tile needed more often than it exists: in a group, in a cluster, without jokers.
        (line("FFFFF 1111a 11111a!", "value = 25"), "11111a!", "TooFewNaturals"),
        (line("NNEE NNEE NNEE SS", "value = 25"), "NNEE", "TooFewNaturals"),
        (line("NNNNN! NNNNN! NNNN!", "value = 25"), "NNNNN!", "TooFewNaturals"),
        (line("NNNNN NNNN NNNNN", "value = 25"), "NNNNN", "TooFewJokers"),
        // A pattern given twice: in one line, in two, and in a section of its own.
        (
            "[[section.line]]\nvalue = 25\npattern = ['FFFFFF 1111a 2222b', 'FFFFFF 1111a 2222b']\n".to_owned(),
            "FFFFFF 1111a 2222b",
            "PatternTwice",
        ),
        (format!("{sound}{sound}"), "FF 1111a DDDDa 1111b", "PatternTwice"),
        (format!("{sound}{quints}{sound}"), "FF 1111a DDDDa 1111b", "PatternTwice"),
        (
            "line = [{ pattern = 'FFFFFF 1111a 2222b', value = 25 }, { pattern = 'FFFFFF 1111a 2222b', value = 30 }]\n".to_owned(),
            "FFFFFF 1111a 2222b",
            "PatternTwice",
        ),
        // A concealed line with too low a value, also where no line can be dearer.
        (
            format!("{sound}{}", line("11a 22a 33a 44a 55a 66a 77a", "value = 25\nconcealed = true")),
            "25",
            "CheapConcealed",
        ),
        (
            format!(
                "{}{}",
                line("FF 1111a DDDDa 1111b", "value = 1000"),
                line("11a 22a 33a 44a 55a 66a 77a", "value = 1000\nconcealed = true")
            ),
            "1000",
            "CheapConcealed",
        ),
        // A slide that never moves.
        (line("123456789a FFFFF", "value = 25\nnumbers = 'slide'"), "'slide'", "NeverSlides"),
        // Two lines with the same hands.
        (
            format!("{sound}{}", line("FF 1111b DDDDb 1111a", "value = 25")),
            "FF 1111b DDDDb 1111a",
            "SameHands",
        ),
    ] {
        let text = format!("{head}{wrong}");
        let found = card::check(&text);
        let told: Vec<&Diagnostic> = found
            .iter()
            .filter(|it| format!("{:?}", it.kind).starts_with(is_told))
            .collect();
        let [diagnostic] = told.as_slice() else {
            panic!("{text}\n{found:#?}");
        };
        let quoted = &text[diagnostic.span.clone()];
        assert_eq!(quoted.trim_matches('\''), underlined.trim_matches('\''), "{text}");
        let line = text.lines().nth(diagnostic.line - 1).unwrap();
        let at: String = line.chars().skip(diagnostic.column - 1).collect();
        assert!(at.starts_with(quoted), "{at}");
        let proposal = diagnostic.proposal.as_ref().expect(&text);
        let mended = proposal.apply(&text);
        let left = card::check(&mended);
        let same_kind = left.iter().filter(|it| format!("{:?}", it.kind).starts_with(is_told));
        // A line that wants a tile too often in several places is mended place by place.
        let again: Vec<_> = same_kind.filter(|it| it.span.start <= diagnostic.span.start).collect();
        assert!(again.is_empty(), "{mended}\n{left:#?}");
    }
}

#[test]
fn a_pattern_by_itself_tells_what_its_line_would() {
    let text = "FF 1111a DDDDa 1111b";
    let report = check_pattern(text, Numbers::Slide);
    assert_eq!(report.diagnostics, []);
    assert_eq!(report.hands.len(), 54);
    assert_eq!(report.pattern.to_string(), text);
    let half = check_pattern("FF 1111a DDD", Numbers::Slide);
    assert_eq!(half.pattern.to_string(), "FF 1111a");
    assert!(!half.is_playable() && half.hands.is_empty());
    let [found] = half.diagnostics.as_slice() else {
        panic!("{half:#?}");
    };
    assert_eq!(
        (found.line, found.column, found.span.clone()),
        (1, 10, 9..12)
    );
    for nothing in ["", "  "] {
        let report = check_pattern(nothing, Numbers::Printed);
        assert_eq!(report.diagnostics[0].kind, DiagnosticKind::EmptyPattern);
    }
    let still = check_pattern("123456789a FFFFF", Numbers::Slide);
    assert_eq!(still.diagnostics[0].kind, DiagnosticKind::NeverSlides);
    assert!(still.is_playable());
}

#[test]
fn a_proposal_is_said_with_the_word_as_it_becomes() {
    let locale = Locale::new(Language::ENGLISH);
    for (pattern, said) in [
        ("FF 1111 DDDDa 1111b", "write 1111a"),
        ("FF 1111aDDDDa 1111b", "write 1111a DDDDa"),
        ("FFa 1111a DDDDa 1111b", "take it away"),
        ("FF 1111a DDDDa 111b", "write FF 1111a DDDDa 1111b"),
        ("FF! 1111a DDDDa 1111b", "take it away"),
    ] {
        let report = check_pattern(pattern, Numbers::Printed);
        let proposal = card_proposal(pattern, &report.diagnostics[0]).unwrap();
        assert_eq!(locale.say(&proposal), said, "{pattern}");
    }
}

#[test]
fn a_word_that_is_misspelt_is_renamed_and_a_change_elsewhere_is_shown_by_itself() {
    let locale = Locale::new(Language::ENGLISH);
    let said = |text: &str| -> Vec<String> {
        let found = card::check(text);
        let proposals = found.iter().filter_map(|it| card_proposal(text, it));
        proposals.map(|proposal| locale.say(&proposal)).collect()
    };
    let good = "pattern = 'FFFFFF 1111a 2222a'\n";
    assert_eq!(said(&format!("{HEAD}{good}valeu = 25\n")), ["write value"]);
    for (value, meant) in [("0", "25"), ("2500", "25"), ("-30", "30")] {
        let file = format!("{HEAD}{good}value = {value}\n");
        assert_eq!(said(&file), [format!("write {meant}")]);
    }
    let slide = "pattern = 'FF 1111a 2222b 3333c'\nnumbers = 'slide-odd'\nvalue = 25\n";
    assert_eq!(
        said(&format!("{HEAD}{slide}")),
        ["write numbers = \"slide\""]
    );
}

#[test]
fn a_file_is_mended_where_a_value_a_key_or_a_line_is_wrong() {
    let line = "value = 25\npattern = 'FFFFFF 1111a 2222a'\n";
    let other = "[[section.line]]\nvalue = 25\npattern = 'FFFFFF 1111a 2222a'\n";
    for (wrong, right) in [
        (
            format!("{HEAD}valu = 25\npattern = 'FFFFFF 1111a 2222a'\n"),
            None,
        ),
        (format!("{HEAD}pattern = 'FFFFFF 1111a 2222a'\n"), None),
        (
            format!("{HEAD}value = '25'\npattern = 'FFFFFF 1111a 2222a'\n"),
            None,
        ),
        (format!("{HEAD}{line}numbers = 'slide-od'\n"), None),
        (format!("{HEAD}{line}numbers = 'slide-odd'\n"), None),
        (
            format!("{HEAD}value = 25\npattern = '11b 33b 123456789a F'\nnumbers = 'slide'\n"),
            None,
        ),
        (format!("{HEAD}{line}concealed = 'yes'\n"), None),
        (format!("{HEAD}{line}note = 3\n"), None),
        (
            format!("{HEAD}{line}{other}"),
            Some(format!("{HEAD}{line}")),
        ),
        (
            format!("\u{feff}{}{line}", HEAD.replace("format = 1\n", "")),
            None,
        ),
        (
            format!("{}{line}", HEAD.replace("\"only\"", "\"Only One\"")),
            None,
        ),
    ] {
        let found = card::check(&wrong);
        assert!(!found.is_empty(), "{wrong}");
        let mended = (0..3).fold(wrong.clone(), |text, _| {
            let proposal = card::check(&text).into_iter().find_map(|it| it.proposal);
            proposal.map_or_else(|| text.clone(), |proposal| proposal.apply(&text))
        });
        assert_eq!(card::check(&mended), [], "{wrong}\n{mended}");
        if let Some(right) = right {
            assert_eq!(mended, right);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn whatever_is_typed_proposals_mend_it(text in "[0-9DFNEWSRGZXabc!|+= fdB×,]{0,24}") {
        mends(&text, |text| check_pattern(text, Numbers::Printed).diagnostics);
    }
}
