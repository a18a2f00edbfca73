//! Cards in the making: a line is typed as it is printed, and nothing that is typed is lost.

use mahj_tutor::card::{
    Card, Draft, DraftField, DraftSection, Entry, EntryReport, Key, LineFix, LineIndex, Numbers,
    Pasted, ProblemKind, canonical, shipped,
};
use mahj_tutor::document::ShapeFault;
use proptest::prelude::*;

/// The ways, how the numbers move, the value, whether it is concealed, and the note.
type Said = (Vec<String>, Numbers, Option<u16>, bool, Option<String>);

fn taken_apart(typed: &str) -> Said {
    let line = Entry::parse(typed).line;
    (
        line.patterns().map(str::to_owned).collect(),
        line.numbers().unwrap_or_default(),
        line.value(),
        line.is_concealed(),
        line.fields.text("note").map(str::to_owned),
    )
}

fn one_way(pattern: &str, value: Option<u16>, concealed: bool) -> Said {
    let ways = vec![pattern.to_owned()];
    (ways, Numbers::Printed, value, concealed, None)
}

#[test]
fn value_and_mark_behind_a_pattern_are_taken_off() {
    let pattern = "FF 1111a DDDDa 1111b";
    for end in ["x25", "25x", "25 x", "x 25", "25", "X25", "25 X", "X 25"] {
        let typed = format!("{pattern} {end}");
        assert_eq!(
            taken_apart(&typed),
            one_way(pattern, Some(25), false),
            "{typed}"
        );
    }
    for end in ["c30", "30 c", "c 30", "C30", "30C", "30c"] {
        let typed = format!("{pattern} {end}");
        assert_eq!(
            taken_apart(&typed),
            one_way(pattern, Some(30), true),
            "{typed}"
        );
    }
}

#[test]
fn a_group_whose_suit_letter_is_still_missing_is_no_value() {
    for typed in ["FF 22", "FF 222", "FF 1111a 2026", "0000", "FF 1111a 00"] {
        assert_eq!(taken_apart(typed), one_way(typed, None, false), "{typed}");
    }
    // Any one dragon as the fourteenth tile, and the sign of multiplication.
    let typed = "NNNN EEEE WWWW S X 25";
    assert_eq!(
        taken_apart(typed),
        one_way("NNNN EEEE WWWW S X", Some(25), false)
    );
    let typed = "EEE RR 22a x 444a = 8888b x30";
    assert_eq!(
        taken_apart(typed),
        one_way("EEE RR 22a x 444a = 8888b", Some(30), false)
    );
}

#[test]
fn note_movement_and_ways_are_typed_in_the_same_line() {
    let typed = "11a 22b or 33a 44b ~odd (any 2 suits) c35";
    let ways = vec!["11a 22b".to_owned(), "33a 44b".to_owned()];
    let note = Some("any 2 suits".to_owned());
    assert_eq!(
        taken_apart(typed),
        (ways, Numbers::SlideOdd, Some(35), true, note)
    );
    let mut slide = Entry::parse(typed).line;
    slide.fields.set("numbers", Some(Numbers::Slide.into()));
    assert_eq!(slide.typed(), "11a 22b or 33a 44b ~ (any 2 suits) c35");
}

#[test]
fn the_words_of_a_line_may_be_typed_in_every_language() {
    let ways = vec!["11a 22b".to_owned(), "33a 44b".to_owned()];
    for (typed, numbers) in [
        ("11a 22b or 33a 44b odd x25", Numbers::SlideOdd),
        ("11a 22b -OR- 33a 44b ~Even x25", Numbers::SlideEven),
        ("11a 22b o 33a 44b impar x25", Numbers::SlideOdd),
        ("11a 22b -o- 33a 44b ~ Pares x25", Numbers::SlideEven),
        ("11a 22b o 33a 44b ~todos x25", Numbers::Slide),
        ("11a 22b o 33a 44b fijos x25", Numbers::Printed),
        ("11a 22b 或 33a 44b 单数 x25", Numbers::SlideOdd),
        ("11a 22b －或－ 33a 44b ～偶数 x25", Numbers::SlideEven),
        ("11a 22b 或者 33a 44b 任意 x25", Numbers::Slide),
    ] {
        let said = (ways.clone(), numbers, Some(25), false, None);
        assert_eq!(taken_apart(typed), said, "{typed}");
        assert_eq!(taken_apart(&canonical(typed)), said, "{typed}");
    }
    let odd = EntryReport::of("ff 1111a 3333b ddddc impar x25");
    assert_eq!(odd.problems, []);
}

#[test]
fn parentheses_that_are_not_closed_yet_lose_nothing() {
    for (typed, note) in [
        ("FF (any 2", "any 2"),
        ("FF (any 2) (", "any 2) ("),
        ("FF (any 2) (or 3", "any 2) (or 3"),
        ("FF ()(", ")("),
    ] {
        let said = taken_apart(typed);
        let (ways, numbers, value, concealed, _) = one_way("FF", None, false);
        assert_eq!(
            said,
            (ways, numbers, value, concealed, Some(note.to_owned())),
            "{typed}"
        );
        let kept = Draft::read(&draft_of(&[typed]).to_toml()).unwrap();
        assert_eq!(
            taken_apart(kept.text(DraftField::Line(0, 0)).unwrap()),
            said,
            "{typed}"
        );
    }
}

#[test]
fn small_letters_do_where_only_a_capital_can_be_meant() {
    for (typed, canonical_text) in [
        ("ff 1111a dddda", "FF 1111a DDDDa"),
        ("news 2o26a", "NEWS 2026a"),
        ("ZZZ xxxx rr gg", "ZZZ XXXX RR GG"),
        ("222A/666B", "222a|666b"),
        ("22a x 444a", "22a x 444a"),
        ("11a OR 22b C30", "11a or 22b c30"),
        ("any ~Odd (Any 2 Suits) X25", "any ~odd (Any 2 Suits) x25"),
        ("１１ａ　ｄｄａ", "11a DDa"),
    ] {
        assert_eq!(canonical(typed), canonical_text);
    }
}

#[test]
fn every_shipped_card_is_the_same_card_when_it_is_typed_in() {
    for (name, text) in shipped() {
        let card = Card::parse(text).unwrap();
        let draft = Draft::of(&card);
        let typed = Card::parse(&draft.to_toml()).unwrap();
        let hands = |card: &Card| {
            let lines = card.lines().map(|(_, line)| {
                let mut line = line.clone();
                line.id.section.clear();
                line
            });
            (lines.collect::<Vec<_>>(), card.hands().to_vec())
        };
        assert_eq!(hands(&card), hands(&typed), "{name}");
        assert_eq!(Draft::read(&draft.to_toml()), Ok(draft), "{name}");
    }
}

#[test]
fn lines_and_sections_are_added_moved_and_taken_away() {
    let mut draft = Draft::begin("mine", "2026");
    let first = DraftField::Line(0, 0);
    *draft.text_mut(first).unwrap() = "one".to_owned();
    let second = draft.add_line(first);
    *draft.text_mut(second).unwrap() = "two".to_owned();
    let section = draft.add_section(second);
    assert_eq!(section, DraftField::Section(1));
    assert_eq!(draft.shift(second, true), DraftField::Line(1, 0));
    assert_eq!(draft.text(DraftField::Line(1, 0)), Some("two"));
    assert_eq!(
        draft.shift(DraftField::Line(1, 0), false),
        DraftField::Line(0, 1)
    );
    assert_eq!(draft.shift(section, false), DraftField::Section(0));
    assert_eq!(draft.text(DraftField::Line(1, 1)), Some("two"));
    // Lines of a section that is taken away go on in the one before it.
    assert_eq!(draft.remove(DraftField::Section(1)), DraftField::Line(0, 0));
    let lines: Vec<_> = draft.lines().map(|(_, line)| line).collect();
    assert_eq!(lines, ["one", "two"]);
    // What is behind a line where a section begins belongs to it.
    draft.add_section(DraftField::Line(0, 1));
    assert_eq!(draft.text(DraftField::Line(1, 0)), Some("two"));
}

#[test]
fn sections_get_ids_from_their_titles() {
    let mut draft = Draft::begin("mine", "2026");
    for title in ["Consecutive Run", "2468", "连号", "2468"] {
        let place = draft.add_section(DraftField::Line(draft.sections.len(), 0));
        *draft.text_mut(place).unwrap() = title.to_owned();
    }
    let ids = draft.section_ids();
    assert_eq!(
        ids,
        [
            "section-1",
            "consecutive-run",
            "2468",
            "section-4",
            "2468-2"
        ]
    );
}

#[test]
fn a_problem_stands_where_it_is_typed_and_its_proposal_solves_it() {
    let typed = "FF  1111a DDDD 1111b  x25";
    let report = EntryReport::of(typed);
    let [problem] = report.problems.as_slice() else {
        panic!("{:#?}", report.problems);
    };
    assert_eq!(&typed[problem.span.clone()], "DDDD");
    assert!(matches!(
        problem.kind,
        ProblemKind::MissingSuitLetter { .. }
    ));
    let fixed = report.fixed().unwrap();
    assert!(EntryReport::of(fixed).is_sound(), "{fixed}");
    assert!(EntryReport::of(fixed).hands > 0, "{fixed}");
}

#[test]
fn an_unfinished_line_shows_what_is_there_and_asks_for_the_rest() {
    let report = EntryReport::of("ff 1111a");
    let line = report.preview.line(LineIndex(0));
    assert_eq!(line.printed[0].to_string(), "FF 1111a");
    let kinds: Vec<_> = report
        .problems
        .iter()
        .map(|problem| &problem.kind)
        .collect();
    assert!(kinds.contains(&&ProblemKind::WrongTileCount { tiles: 6 }));
    assert!(kinds.iter().any(|it| matches!(
        it,
        ProblemKind::Shape(ShapeFault::MissingKey { key: "value" })
    )));
    let dear = EntryReport::of("FF 1111a DDDDa 1111b x0025").is_sound();
    assert!(dear);
    assert!(!EntryReport::of("FF 1111a DDDDa 1111b x2500").is_sound());
}

#[test]
fn a_draft_is_played_with_its_sound_lines() {
    let mut draft = Draft::begin("mine", "2026");
    draft.sections[0].lines = vec![
        "FF 1111a".to_owned(),
        String::new(),
        "FF 1111a DDDDa 1111b ~ x25".to_owned(),
        "FF 1111b DDDDb 1111a ~ x30".to_owned(),
    ];
    let check = draft.check();
    assert_eq!((check.sound, check.left_out), (2, 1));
    let card = check.card.unwrap();
    assert_eq!((card.id.as_str(), card.lines().len()), ("mine", 2));
    // The second of two lines with the same hands is told so, by the number it has on the screen.
    let [doubt] = check.doubts[&DraftField::Line(0, 3)].as_slice() else {
        panic!("{:?}", check.doubts);
    };
    let ProblemKind::SameHands { other } = &doubt.kind else {
        panic!("{doubt:?}");
    };
    assert_eq!(other.number, 3);
    assert_eq!(doubt.fix, Some(LineFix::Remove));
    assert!(Draft::begin("mine", "2026").check().card.is_none());
}

/// A draft of one section with these lines.
pub(super) fn draft_of(lines: &[&str]) -> Draft {
    let mut draft = Draft::begin("mine", "2026");
    draft.sections[0].lines = lines.iter().map(|&line| line.to_owned()).collect();
    draft
}

#[test]
fn numbers_that_cannot_move_are_told_where_that_is_typed_and_put_right() {
    for (typed, fixed) in [
        ("123456789a FFFFF ~ x25", "123456789a FFFFF x25"),
        ("1111a 2222b FFFFFF ~odd x25", "1111a 2222b FFFFFF ~ x25"),
        ("1111b 2222a FFFFFF ~even c30", "1111b 2222a FFFFFF ~ c30"),
    ] {
        let report = EntryReport::of(typed);
        let [problem] = report.problems.as_slice() else {
            panic!("{typed}: {:#?}", report.problems);
        };
        assert_eq!(report.fixed(), Some(fixed), "{problem:?}");
        assert_eq!(EntryReport::of(fixed).problems, []);
    }
}

#[test]
fn what_is_doubtful_about_a_line_beside_others_is_put_right_by_one_change() {
    let dear = "22a 44a 66a 88a DDb FFFF x40";
    for (lines, place, fix) in [
        // Worth no more than an exposed line.
        (
            vec![dear, "11a 33a 55a 77a DDb FFFF c40"],
            1,
            LineFix::Write("11a 33a 55a 77a DDb FFFF c45".to_owned()),
        ),
        // The same hands in other words.
        (
            vec!["FF 1111a DDDDa 1111b x25", "FF 1111b DDDDb 1111a x25"],
            1,
            LineFix::Remove,
        ),
        // The same pattern again, in one line and in two.
        (
            vec!["FF 1111a DDDDa 1111b or FF 1111a DDDDa 1111b x25"],
            0,
            LineFix::Write("FF 1111a DDDDa 1111b x25".to_owned()),
        ),
        (vec![dear, "", dear], 2, LineFix::Remove),
    ] {
        let mut draft = draft_of(&lines);
        let here = DraftField::Line(0, place);
        let check = draft.check();
        let doubts: Vec<_> = check.doubts.values().flatten().collect();
        let [doubt] = doubts.as_slice() else {
            panic!("{lines:?}: {doubts:#?}");
        };
        assert_eq!(check.doubts[&here][0].fix.as_ref(), Some(&fix), "{doubt:?}");
        match fix {
            LineFix::Write(typed) => *draft.text_mut(here).unwrap() = typed,
            LineFix::Remove => {
                draft.remove(here);
            }
            LineFix::Mark(_) => panic!("{lines:?}"),
        }
        assert!(draft.check().doubts.is_empty(), "{lines:?}");
    }
}

#[test]
fn what_was_typed_elsewhere_is_taken_line_by_line() {
    let pasted = Pasted::read(
        "FF 1111a DDDDa 1111b ~ x25\r\n\
         (any 1 number)\n\n\
         ## 2468:\n\
         - 222a 444b 6666a 8888b\n\
         30 X\n\
         2) ff 2222a 4444b 6666c\tc 35\n\
         Any Like Numbers\n\
         13579\n\
         11a 333a 5555a 777a 99a",
    );
    assert_eq!(pasted.lines, ["FF 1111a DDDDa 1111b ~ x25 (any 1 number)"]);
    let section = |title: &str, lines: &[&str]| DraftSection {
        title: title.to_owned(),
        singles_and_pairs: false,
        lines: lines.iter().map(|&line| line.to_owned()).collect(),
    };
    assert_eq!(
        pasted.sections,
        [
            section(
                "2468",
                &["222a 444b 6666a 8888b 30 X", "FF 2222a 4444b 6666c c 35"]
            ),
            section("Any Like Numbers", &[]),
            section("13579", &["11a 333a 5555a 777a 99a"]),
        ]
    );
    for (typed, value) in [
        ("222a 444b 6666a 8888b 30 X", 30),
        ("FF 2222a 4444b 6666c c 35", 35),
    ] {
        assert_eq!(Entry::parse(typed).line.value(), Some(value));
    }
}

#[test]
fn what_is_pasted_stands_where_it_was_pasted_and_nothing_is_lost() {
    let shown = |draft: &Draft| -> Vec<String> {
        let places: Vec<DraftField> = draft.places().skip(2).collect();
        places
            .iter()
            .map(|it| draft.text(*it).unwrap().to_owned())
            .collect()
    };
    let lines = ["11a 333a 5555a 777a 99a x25", "22a 444a 6666a 888a FF x25"];
    let [one, two] = lines;
    let text = format!("{one}\nQuints\n{two}");
    for (before, place, after) in [
        (
            vec![""],
            DraftField::Line(0, 0),
            vec!["", one, "Quints", two],
        ),
        (
            vec!["FF"],
            DraftField::Line(0, 0),
            vec!["", "FF", one, "Quints", two],
        ),
        (
            vec!["FF", "", "GG"],
            DraftField::Line(0, 1),
            vec!["", "FF", one, "Quints", two, "GG"],
        ),
        (
            vec!["FF"],
            DraftField::Section(0),
            vec!["", one, "Quints", two, "FF"],
        ),
        (
            vec!["FF"],
            DraftField::Title,
            vec!["", one, "Quints", two, "FF"],
        ),
    ] {
        let mut draft = draft_of(&before);
        draft.paste(place, Pasted::read(&text));
        assert_eq!(shown(&draft), after, "{place:?}");
    }
    // A whole card: its title, and then its sections from the first.
    let mut draft = Draft::begin("mine", "2026");
    let to = draft.paste(
        DraftField::Title,
        Pasted::read(&format!("Winter\n2468\n{two}\nQuints\n{one}")),
    );
    assert_eq!(draft.title, "Winter");
    assert_eq!(shown(&draft), ["2468", two, "Quints", one]);
    assert_eq!(to, DraftField::Line(1, 0));
}

#[test]
fn a_cards_file_that_is_pasted_is_that_card() {
    for (name, text) in shipped() {
        let mut draft = Draft::begin("mine", "2026");
        let pasted = Pasted::read(text);
        assert_eq!(pasted.count(), Card::parse(text).unwrap().lines().len());
        draft.paste(DraftField::Line(0, 0), pasted);
        assert_eq!(
            draft.sections,
            Draft::read(text).unwrap().sections,
            "{name}"
        );
    }
}

#[test]
fn a_printed_card_is_told_apart_into_sections_and_lines() {
    let card = Card::parse(shipped().next().unwrap().1).unwrap();
    let draft = Draft::of(&card);
    let sections = draft.sections.iter();
    let sections: Vec<String> = sections
        .map(|section| format!("{}\n{}", section.title, section.lines.join("\n")))
        .collect();
    let mut pasted = Pasted::read(&sections.join("\n"));
    for (section, other) in pasted.sections.iter_mut().zip(&draft.sections) {
        section.singles_and_pairs = other.singles_and_pairs;
    }
    assert_eq!(pasted.sections, draft.sections);
}

fn typed_line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[0-9a-cA-CfFdDxXzZ!|]{1,6}",
        "[xc]?[0-9]{1,3}[xc]?",
        Just("or".to_owned()),
        Just("~".to_owned()),
        Just("even".to_owned()),
        Just("(any 2 suits)".to_owned()),
        "[()（） ax5]{1,4}",
        Just("=".to_owned()),
    ];
    prop_oneof![
        proptest::collection::vec(word, 0..9).prop_map(|words| words.join(" ")),
        any::<String>(),
    ]
}

proptest! {
    #[test]
    fn whatever_is_typed_is_kept(lines in proptest::collection::vec(typed_line(), 1..5), title: String) {
        let mut draft = Draft::begin("mine", "next year");
        draft.title = title;
        draft.sections[0].lines = lines;
        let kept = Draft::read(&draft.to_toml()).unwrap();
        prop_assert_eq!(&kept.title, &draft.title);
        prop_assert_eq!(&kept.year, &draft.year);
        let said = |draft: &Draft| draft.sections[0].lines.iter().map(|line| taken_apart(line)).collect::<Vec<_>>();
        prop_assert_eq!(said(&kept), said(&draft));
    }

    #[test]
    fn letters_are_put_right_one_for_one_and_once_for_all(typed in typed_line()) {
        let once = canonical(&typed);
        prop_assert_eq!(once.chars().count(), typed.chars().count());
        prop_assert_eq!(canonical(&once), once.clone());
        prop_assert_eq!(taken_apart(&once), taken_apart(&typed));
    }

    #[test]
    fn whatever_is_typed_is_checked_at_its_place(typed in typed_line()) {
        let report = EntryReport::of(&typed);
        for problem in &report.problems {
            prop_assert!(typed.get(problem.span.clone()).is_some(), "{problem:?}");
        }
        report.fixed();
    }

    #[test]
    fn whatever_is_pasted_is_put_in(lines in proptest::collection::vec(typed_line(), 1..6), here in 0_usize..6) {
        let mut draft = draft_of(&["FF", "", "GG"]);
        let here = draft.places().nth(here).unwrap();
        let pasted = Pasted::read(&lines.join("\n"));
        let count = pasted.count();
        let to = draft.paste(here, pasted);
        prop_assert!(draft.text(to).is_some());
        prop_assert_eq!(draft.lines().count(), 2 + count);
    }

    #[test]
    fn every_place_of_a_pattern_is_a_place_of_the_typed_line(typed in typed_line()) {
        let entry = Entry::parse(&typed);
        for (way, pattern) in entry.line.patterns().enumerate() {
            for byte in 0..pattern.len() {
                let place = entry.place_of(Key::Way(way), Some(&(byte..byte + 1)));
                prop_assert!(typed.get(place).is_some());
            }
        }
    }
}

#[test]
fn a_choice_may_be_typed_with_spaces_as_it_is_printed() {
    let ways = |typed: &str| -> Vec<String> {
        let line = Entry::parse(typed).line;
        line.patterns().map(str::to_owned).collect()
    };
    assert_eq!(
        ways("ffff 222a / 666a 444b 8888b x25"),
        ["FFFF 222a|666a 444b 8888b"]
    );
    assert_eq!(ways("ffff 222a / 66"), ["FFFF 222a / 66"]);
    // A sum divides, and so do 14 tiles.
    for sum in ["FF 4444a / 2222a = 2222b", "FFFF 222a / 222b DDDDa"] {
        assert_eq!(ways(sum), [sum]);
    }
    let report = EntryReport::of("ffff 222a / 666a 444b 8888b x25");
    assert!(report.is_sound(), "{report:#?}");
}

#[test]
fn words_outside_the_parentheses_are_proposed_as_a_note() {
    let typed = "ff 1111a dddda 1111b ~ any 2 suits x25";
    let report = EntryReport::of(typed);
    let fixed = report.fixed().unwrap();
    assert_eq!(fixed, "FF 1111a DDDDa 1111b ~ (any 2 suits) x25");
    assert_eq!(EntryReport::of(fixed).problems, []);
    let odd = EntryReport::of("ff 1111a 3333b ddddc ~ odd x25");
    assert_eq!(odd.problems, []);
    assert_eq!(odd.entry.line.numbers(), Some(Numbers::SlideOdd));
}
