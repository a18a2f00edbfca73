//! The fix that is proposed fixes what is wrong.

use mahj_tutor::card::{FieldEdit, LooseCard};
use mahj_tutor::wording::card_fix;

use super::*;

/// How often a kind of problem is told.
fn count(found: &[Problem], kind: &ProblemKind) -> usize {
    let same = |other: &&Problem| match (&other.kind, kind) {
        // A group is told once of each character; two groups that come of it may share another.
        (
            ProblemKind::UnknownSymbol { symbol: one },
            ProblemKind::UnknownSymbol { symbol: other },
        ) => one == other,
        (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
    };
    found.iter().filter(same).count()
}

/// Applies every fix by itself: its problem is gone. Returns how many there were.
#[track_caller]
fn fixes<T: Clone + PartialEq + std::fmt::Debug>(
    before: &T,
    check: impl Fn(&T) -> Vec<Problem>,
    apply: impl Fn(&mut T, &Fix),
) -> usize {
    let found = check(before);
    let mut fixes = 0;
    for problem in &found {
        let Some(fix) = &problem.fix else {
            continue;
        };
        fixes += 1;
        let mut changed = before.clone();
        apply(&mut changed, fix);
        assert_ne!(&changed, before);
        let left = check(&changed);
        let kind = &problem.kind;
        let place = |it: &Problem| (it.field, it.range.as_ref().map(|range| range.start));
        let same_place: Vec<Problem> = left
            .iter()
            .filter(|other| place(other) == place(problem))
            .cloned()
            .collect();
        let equal = |all: &[Problem]| all.iter().filter(|other| other.kind == *kind).count();
        assert!(
            count(&left, kind) < count(&found, kind)
                || count(&same_place, kind) == 0
                || equal(&left) < equal(&found),
            "{kind:?}\n{before:?}\n{changed:?}\n{left:#?}"
        );
    }
    fixes
}

/// A card as the fix makes it.
fn with_fix(card: &LooseCard, fix: &Fix) -> LooseCard {
    let mut card = card.clone();
    card.apply(fix);
    card
}

#[test]
fn every_fix_of_a_card_solves_its_problem() {
    let wrong = include_str!("../../fixtures/cards/wrong.toml");
    let cards = wrong
        .split("# ---\n")
        .filter_map(|file| card::read(file).ok());
    let fixes: usize = cards
        .map(|card| fixes(&card, |card| card.check().1, LooseCard::apply))
        .sum();
    assert!(fixes > 25, "{fixes}");
}

/// What is proposed for a pattern with one problem: the pattern as it becomes.
#[track_caller]
fn fixed(pattern: &str, numbers: Numbers) -> String {
    let mut line = loose_line(pattern, numbers);
    let problems = line.check().problems;
    let [problem] = problems.as_slice() else {
        panic!("{pattern}: {problems:#?}");
    };
    line.apply(problem.fix.as_ref().expect(pattern));
    let report = line.check();
    assert_eq!(report.problems, [], "{pattern}: {line:?}");
    assert!(report.is_sound());
    line.patterns().collect()
}

#[test]
fn what_people_get_wrong_is_put_right_by_the_proposal() {
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
        ("FFFFFF 12223a 333b", "FFFFFF 12223a 333b"),
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
            assert_eq!(problems_of(wrong, Numbers::Printed), [], "{wrong}");
        } else {
            assert_eq!(fixed(wrong, Numbers::Printed), right);
        }
    }
}

#[test]
fn each_group_without_a_letter_gets_its_own_of_those_left_out() {
    let pattern = "FF 1111 2222 3333c";
    let line = loose_line(pattern, Numbers::Printed);
    let found = line.check().problems;
    let fixes = found.iter().filter_map(|it| it.fix.as_ref());
    let lines: Vec<String> = fixes
        .map(|fix| {
            let mut line = line.clone();
            line.apply(fix);
            line.patterns().collect()
        })
        .collect();
    assert_eq!(lines, ["FF 1111a 2222 3333c", "FF 1111 2222b 3333c"]);
}

#[test]
fn nothing_is_invented_for_a_count_that_more_than_one_change_corrects() {
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
        let problems = problems_of(pattern, Numbers::Printed);
        let [found] = problems.as_slice() else {
            panic!("{pattern}: {problems:#?}");
        };
        assert_eq!(found.kind, ProblemKind::WrongTileCount { tiles });
        assert_eq!(found.fix, None, "{pattern}");
    }
}

#[test]
fn words_and_a_value_behind_the_groups_get_a_field_of_their_own() {
    for (written, fixed) in [
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
        // What has its field already is only taken away.
        (
            "  pattern = 'FF 1111a DDDDa 1111b (any 2 suits)'\n  value = 25\n  note = '2'\n",
            "  pattern = 'FF 1111a DDDDa 1111b'\n  value = 25\n  note = '2'\n",
        ),
    ] {
        let card = card::read(&format!("{HEAD}{written}")).unwrap();
        let found = card.check().1;
        let first = found.iter().find(|it| {
            matches!(
                it.kind,
                ProblemKind::UnknownWords { .. } | ProblemKind::ValueInPattern { .. }
            )
        });
        let fix = first.and_then(|it| it.fix.as_ref()).expect(written);
        let right = card::read(&format!("{HEAD}{fixed}")).unwrap();
        assert_eq!(with_fix(&card, fix), right);
        assert_eq!(right.check().1, []);
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
        let [found] = found.as_slice() else {
            panic!("{found:#?}");
        };
        let Some(Fix::Set(changes)) = &found.problem.fix else {
            panic!("{found:#?}");
        };
        let [FieldEdit { to, .. }] = changes.as_slice() else {
            panic!("{changes:#?}");
        };
        assert_eq!(to.to_string(), format!("\"{meant}\""));
    }
}

#[test]
fn only_groups_of_a_suit_may_be_meant_in_another_colour() {
    let locale = Locale::new(Language::ENGLISH);
    for (pattern, asked) in [
        ("FFFFFF FFFFFF 11a", "were other tiles meant?"),
        ("FF 1111a DDDDa 1111a", "was another color meant?"),
    ] {
        let problems = problems_of(pattern, Numbers::Printed);
        let said = locale.say(&card_problem(&problems[0].kind, None));
        assert!(said.contains(asked), "{said}");
    }
}

/// The eight things that people get wrong most: the text that is underlined, and the line or the whole
/// file as the proposal makes it.
#[test]
fn each_of_the_eight_things_people_get_wrong_is_underlined_and_put_right() {
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
            .filter(|it| format!("{:?}", it.problem.kind).starts_with(is_told))
            .collect();
        let [diagnostic] = told.as_slice() else {
            panic!("{text}\n{found:#?}");
        };
        let quoted = &text[diagnostic.span.clone()];
        assert_eq!(quoted.trim_matches('\''), underlined.trim_matches('\''), "{text}");
        let line = text.lines().nth(diagnostic.line - 1).unwrap();
        let at: String = line.chars().skip(diagnostic.column - 1).collect();
        assert!(at.starts_with(quoted), "{at}");
        let Problem { field, range, fix, .. } = &diagnostic.problem;
        let card = card::read(&text).unwrap();
        let fixed = with_fix(&card, fix.as_ref().expect(&text));
        let left = fixed.check().1;
        let same_kind = left.iter().filter(|it| format!("{:?}", it.kind).starts_with(is_told));
        // A line that wants a tile too often in several places is fixed place by place.
        let start = |range: &Option<std::ops::Range<usize>>| range.as_ref().map(|it| it.start);
        let mut again = same_kind.filter(|it| (it.field, start(&it.range)) <= (*field, start(range)));
        assert_eq!(again.next(), None, "{fixed:#?}");
    }
}

#[test]
fn a_line_by_itself_tells_what_it_would_on_its_card() {
    let text = "FF 1111a DDDDa 1111b";
    let report = loose_line(text, Numbers::Slide).check();
    assert_eq!(report.problems, []);
    assert_eq!(report.hands.len(), 54);
    assert_eq!(report.line.printed[0].to_string(), text);
    let half = loose_line("FF 1111a DDD", Numbers::Slide).check();
    assert_eq!(half.line.printed[0].to_string(), "FF 1111a");
    assert!(!half.is_sound() && half.hands.is_empty());
    let [found] = half.problems.as_slice() else {
        panic!("{half:#?}");
    };
    assert_eq!(found.range, Some(9..12));
    for nothing in ["", "  "] {
        let problems = problems_of(nothing, Numbers::Printed);
        assert_eq!(problems[0].kind, ProblemKind::EmptyText { key: "pattern" });
    }
    let still = loose_line("123456789a FFFFF", Numbers::Slide).check();
    assert_eq!(still.problems[0].kind, ProblemKind::NeverSlides);
    assert!(still.is_sound());
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
        let problems = problems_of(pattern, Numbers::Printed);
        let fix = card_fix(&problems[0]).unwrap();
        assert_eq!(locale.say(&fix), said, "{pattern}");
    }
}

#[test]
fn a_word_that_is_misspelt_is_renamed_and_a_change_elsewhere_is_shown_by_itself() {
    let locale = Locale::new(Language::ENGLISH);
    let said = |text: &str| -> Vec<String> {
        let found = card::check(text);
        let fixes = found.iter().filter_map(|it| card_fix(&it.problem));
        fixes.map(|fix| locale.say(&fix)).collect()
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
    assert_eq!(said(&format!("{HEAD}{good}")), ["add value = 25"]);
    let no_format = HEAD.replace("format = 1\n", "");
    let line = format!("\u{feff}{no_format}value = 25\n{good}");
    assert_eq!(said(&line), ["add format = 1"]);
    let note = format!("{HEAD}pattern = 'FF 1111a 2222b 3333c (any)'\nvalue = 25\n");
    assert_eq!(
        said(&note),
        ["write pattern = \"FF 1111a 2222b 3333c\", note = \"any\""]
    );
}

#[test]
fn a_card_is_put_right_where_a_value_a_key_or_a_line_is_wrong() {
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
            format!("{}{line}", HEAD.replace("\"only\"", "\"Only One\"")),
            None,
        ),
    ] {
        let wrong = card::read(&wrong).unwrap();
        assert_ne!(wrong.check().1, [], "{wrong:?}");
        let fixed = (0..3).fold(wrong.clone(), |card, _| {
            let fix = card.check().1.into_iter().find_map(|it| it.fix);
            fix.map_or_else(|| card.clone(), |fix| with_fix(&card, &fix))
        });
        assert_eq!(fixed.check().1, [], "{wrong:?}\n{fixed:?}");
        if let Some(right) = right {
            assert_eq!(fixed, card::read(&right).unwrap());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn whatever_is_typed_fixes_solve_its_problems(text in "[0-9DFNEWSRGZXabc!|+= fdB×,]{0,24}") {
        let line = loose_line(&text, Numbers::Printed);
        fixes(&line, |line| line.check().problems, LooseLine::apply);
    }
}
