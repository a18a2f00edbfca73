//! What somebody meant who typed or wrote it otherwise: proposed for a typed line, read from a faulty
//! file, told by the title of a section.

use mahj_tutor::card::{
    Draft, DraftField, EntryReport, LineFix, LineIndex, Pasted, ProblemKind, canonical,
};

use super::draft::draft_of;

#[test]
fn one_key_writes_what_was_meant_for_a_value_a_choice_or_a_letter() {
    for (typed, fixed) in [
        ("FF 1111a DDDDa 1111b x25.", "FF 1111a DDDDa 1111b x25"),
        ("ff 1111a dddda 1111b X25.", "FF 1111a DDDDa 1111b x25"),
        ("FF 1111a DDDDa 1111b c30,", "FF 1111a DDDDa 1111b c30"),
        ("FF 1111a DDDDa 1111b $25", "FF 1111a DDDDa 1111b x25"),
        ("FF 1111a DDDDa 1111b C $30", "FF 1111a DDDDa 1111b c30"),
        ("FF 1111a DDDDa 1111b 25.", "FF 1111a DDDDa 1111b x25"),
        ("FF 1111a DDDDa 1111b x2500", "FF 1111a DDDDa 1111b x25"),
        ("FF 1111a DDDDa 1111b x25000000", "FF 1111a DDDDa 1111b x25"),
        (
            "FF 1111a DDDDa 1111b ~ (any) c3000",
            "FF 1111a DDDDa 1111b ~ (any) c30",
        ),
        (
            "2222a or 6666a 222b 666b ffff x25",
            "2222a|6666a 222b 666b FFFF x25",
        ),
    ] {
        let report = EntryReport::of(typed);
        assert!(!report.is_sound(), "{typed}");
        assert_eq!(report.fixed(), Some(fixed), "{report:#?}");
        assert_eq!(EntryReport::of(fixed).problems, [], "{fixed}");
    }
    let typed = "11a 22a 111b 222b dddd c";
    let fixed = EntryReport::of(typed).fixed().map(str::to_owned);
    assert_eq!(fixed.as_deref(), Some("11a 22a 111b 222b DDDDc"));
}

#[test]
fn a_value_with_a_stop_behind_it_is_the_only_problem_of_its_line() {
    let report = EntryReport::of("FF 1111a DDDDa 1111b x25.");
    let [problem] = report.problems.as_slice() else {
        panic!("{:#?}", report.problems);
    };
    assert_eq!(problem.kind, ProblemKind::MisspeltValue);
    assert_eq!(report.preview.line(LineIndex(0)).value, 25);
    assert_eq!(report.entry.tiles(), 14);
    // It is kept as it is typed until it is fixed.
    let kept = Draft::read(&draft_of(&["FF 1111a DDDDa 1111b x25."]).to_toml()).unwrap();
    let typed = kept.text(DraftField::Line(0, 0)).unwrap();
    assert_eq!(
        EntryReport::of(typed).fixed(),
        Some("FF 1111a DDDDa 1111b x25")
    );
}

#[test]
fn words_of_a_language_keep_their_letters_while_they_are_typed() {
    let mut field = "FF 1111a DDDDa 1111b any 3 ".to_owned();
    for letter in "suits x25".chars() {
        field.push(letter);
        field = canonical(&field);
    }
    assert_eq!(field, "FF 1111a DDDDa 1111b any 3 suits x25");
    assert_eq!(
        EntryReport::of(&field).fixed(),
        Some("FF 1111a DDDDa 1111b (any 3 suits) x25")
    );
}

#[test]
fn a_card_is_understood_in_the_words_of_every_language() {
    let head = "format = 1\nid = 'mine'\nyear = 2026\n";
    for (title, line) in [
        (
            "nombre",
            "mano = 'P'\nvalor = 30\nnumeros = 'impares'\noculta = 'sí'",
        ),
        (
            "\"标题\"",
            "\"牌型\" = 'P'\n\"分值\" = 30\nnumbers = '单数'\n\"暗牌型\" = '是'",
        ),
        (
            "name",
            "hand = 'P'\npoints = 30\nnumbers = 'odd'\nclosed = 'yes'",
        ),
    ] {
        let line = line.replace('P', "FF 1111a 3333b NNNN");
        let text = format!("{head}{title} = 'Mine'\n[[section]]\n[[section.line]]\n{line}\n");
        let draft = Draft::read(&text).unwrap();
        assert_eq!(draft.title, "Mine");
        assert_eq!(draft.sections[0].lines, ["FF 1111a 3333b NNNN ~odd c30"]);
    }
    let flowers = EntryReport::of("花花 1111a DDDDa 1111b x25");
    assert_eq!(flowers.fixed(), Some("FF 1111a DDDDa 1111b x25"));
}

const FAULTY: &str = r#"format = 1
id = "mine"
name = "Winter"
year = 2026
colour = "red"

[[section]]
id = "first"
titel = "First"

  [[section.line]]
  patern = "FF 1111a 2222b NNNN"
  valeu = 25

  [[section.line]]
  pattern = "FF 1111a 3333b NNNN"
  value = "$30"
  numbers = "odd"
  concealed = "yes"
  note = "any 2 suits"
  colour = ["red", "blue"]

  [[section.line]]
  pattern = "FF 1111a 4444b NNNN"
  numbers = "sideways"
  concealed = "perhaps"
  value = 25

[[sections]]
id = "second"
title = "Second"
singles_and_pairs = "maybe"
shade = 3

  [[sections.lines]]
  pattern = "FF 2222a 4444b NNNN"
  value = 35
"#;

#[test]
fn a_faulty_card_that_is_brought_along_loses_nothing() {
    let draft = Draft::read(FAULTY).unwrap();
    assert_eq!(draft.title, "Winter");
    let sections: Vec<_> = draft
        .sections
        .iter()
        .map(|it| (&it.title, &it.lines))
        .collect();
    let lines = |lines: &[&str]| lines.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
    assert_eq!(
        sections,
        [
            (
                &"First".to_owned(),
                &lines(&[
                    "FF 1111a 2222b NNNN x25",
                    "FF 1111a 3333b NNNN ~odd (any 2 suits; colour = [\"red\", \"blue\"]) c30",
                    "FF 1111a 4444b NNNN numbers = sideways (concealed = \"perhaps\") x25",
                    "(colour = \"red\")",
                ])
            ),
            (
                &"Second".to_owned(),
                &lines(&[
                    "FF 2222a 4444b NNNN x35",
                    "(shade = 3; singles_and_pairs = \"maybe\")"
                ])
            ),
        ]
    );
    // What changes the hands of a line is a problem until it is fixed, and stays so when it is kept.
    assert!(!EntryReport::of(&draft.sections[0].lines[2]).is_sound());
    let again = Draft::read(&draft.to_toml()).unwrap();
    assert_eq!(again.sections[0].lines, draft.sections[0].lines);
    assert!(draft.problems() > 0);
}

#[test]
fn a_card_is_used_only_with_a_year() {
    let mut draft = draft_of(&["FF 1111a DDDDa 1111b ~ x25"]);
    assert!(draft.check().card.is_some());
    for year in ["", "20262468", "0", "next year"] {
        year.clone_into(&mut draft.year);
        let check = draft.check();
        assert!(check.card.is_none(), "{year}");
        assert_eq!((check.sound, check.hands), (1, 54), "{year}");
    }
}

#[test]
fn singles_and_pairs_are_marked_by_their_title_or_by_a_doubt() {
    for title in [
        "Singles and Pairs",
        "SINGLES & PAIRS",
        "Sueltas y parejas",
        "单张与对子",
    ] {
        let mut draft = draft_of(&["11a 22a 33a 44a 55a 66a 77a c50"]);
        let here = DraftField::Section(0);
        for (end, letter) in title.char_indices() {
            draft.type_text(here, title[..end + letter.len_utf8()].to_owned());
        }
        assert!(draft.sections[0].singles_and_pairs, "{title}");
        assert!(draft.check().doubts.is_empty());
        draft.type_text(here, "Quints".to_owned());
        assert!(!draft.sections[0].singles_and_pairs);
        // Told at the first line, with the change that fixes it.
        let doubts = &draft.check().doubts[&DraftField::Line(0, 0)];
        assert_eq!(doubts[0].kind, ProblemKind::UnmarkedSinglesAndPairs);
        assert_eq!(doubts[0].fix, Some(LineFix::Mark(true)));
        draft.sections[0].singles_and_pairs = true;
        assert!(draft.check().doubts.is_empty());
    }
    // Whoever ticks it by hand keeps that, whatever is typed in the title.
    let mut draft = draft_of(&["11a 22a 33a 44a 55a 66a 77a c50"]);
    draft.sections[0].singles_and_pairs = true;
    draft.type_text(DraftField::Section(0), "No jokers".to_owned());
    assert!(draft.sections[0].singles_and_pairs);
    assert!(Pasted::read("Singles and Pairs").sections[0].singles_and_pairs);
}
