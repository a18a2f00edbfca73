//! The glossary: its file is read with every problem at its place, and its words are found in texts.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot read its files or data has failed"
)]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::document::ShapeFault;
use mahj_tutor::glossary::{Explained, Glossary, Lexicon, Thing, WordIndex, WordPicture, read};
use mahj_tutor::lesson::{self, Fault, Item, LessonPart, Shelf};
use mahj_tutor::locale::{Language, Locale};

fn first() -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card::first().unwrap())))
}

/// The faults of a file with their lines and columns.
fn faults(text: &str) -> Vec<(usize, usize, Fault)> {
    let problems = read("words.toml", text, &first()).problems;
    let faults = problems.into_iter();
    faults.map(|it| (it.line, it.column, it.fault)).collect()
}

/// The texts that stand at the places where words are spotted.
fn spotted<'t>(lexicon: &Lexicon, text: &'t str) -> Vec<(usize, &'t str)> {
    let spotted = lexicon.spot(text).into_iter();
    spotted.map(|it| (it.word.0, &text[it.range])).collect()
}

fn lexicon(forms: &[&str]) -> Lexicon {
    let mut lexicon = Lexicon::default();
    for (place, form) in forms.iter().enumerate() {
        lexicon.add(form, WordIndex(place));
    }
    lexicon
}

#[test]
fn a_word_is_read_with_all_that_belongs_to_it() {
    let text = r#"
format = 1

[[word]]
id = "kong"
step = "groups-no-runs/sizes"
picture = { tiles = "7C 7C 7C 7C" }
rules = ["grp-kong"]
see = ["dice"]

[[word]]
id = "dice"
everyday = true
picture = { thing = "dice" }

[[word]]
id = "chow"
"#;
    let glossary = read("words.toml", text, &first());
    assert_eq!(glossary.problems, []);
    let [kong, dice, chow] = &glossary.words[..] else {
        panic!("{:#?}", glossary.words);
    };
    let sizes = Explained::In {
        lesson: "groups-no-runs".to_owned(),
        step: "sizes".to_owned(),
    };
    assert_eq!(kong.explained, sizes);
    assert_eq!(kong.see, ["dice"]);
    assert_eq!(kong.line, 4);
    assert_eq!(dice.explained, Explained::Everyday);
    assert_eq!(dice.picture, Some(WordPicture::Thing(Thing::Dice)));
    assert_eq!(chow.explained, Explained::Never);
    assert_eq!(glossary.find("chow"), Some(WordIndex(2)));
    assert_eq!(glossary.unknown_steps(|_, _| true), []);
    let unknown = glossary.unknown_steps(|_, step| step != "sizes");
    let fault = Fault::UnknownStep("groups-no-runs/sizes".to_owned());
    assert_eq!(unknown.len(), 1);
    assert_eq!((unknown[0].line, &unknown[0].fault), (4, &fault));
}

#[test]
fn every_problem_of_the_file_is_told_at_its_place() {
    let text = r#"format = 1
[[word]]
id = "kong"
picture = { tiles = "7C 7X" }
[[word]]
id = "kong"
rules = ["grp-cong"]
see = ["kungfu"]
[[word]]
id = "Line"
picture = { line = "evens/9" }
colour = "red"
"#;
    assert_eq!(
        faults(text),
        [
            (4, 25, Fault::NotATile("7X".to_owned())),
            (6, 6, Fault::Twice("kong".to_owned())),
            (7, 10, Fault::UnknownRule("grp-cong".to_owned())),
            (8, 8, Fault::UnknownEntry("kungfu".to_owned())),
            (10, 6, Fault::BadName("Line".to_owned())),
            (11, 20, Fault::UnknownLine("evens/9".to_owned())),
            (
                12,
                1,
                Fault::Shape(ShapeFault::UnknownKey {
                    key: "colour".to_owned(),
                    meant: None,
                    known: vec!["id", "step", "everyday", "picture", "rules", "see"],
                })
            ),
        ]
    );
}

#[test]
fn a_missing_text_and_a_form_of_two_words_are_found() {
    let text = "format = 1\n[[word]]\nid = \"pass\"\n[[word]]\nid = \"blind-pass\"\n";
    let glossary = read("words.toml", text, &first());
    let problems = glossary.text_problems(|id| match id {
        "word-pass.forms" | "word-blind-pass.forms" => Some("pass; passes".to_owned()),
        "word-pass" | "word-pass.about" | "word-blind-pass" => Some(String::new()),
        _ => None,
    });
    let faults: Vec<_> = problems.into_iter().map(|it| (it.line, it.fault)).collect();
    let same = |form: &str| Fault::SameForm {
        form: form.to_owned(),
        word: "pass".to_owned(),
    };
    assert_eq!(
        faults,
        [
            (4, Fault::NoText("word-blind-pass.about".to_owned())),
            (4, same("pass")),
            (4, same("passes")),
        ]
    );
}

#[test]
fn the_longest_word_is_found_and_only_whole() {
    let lexicon = lexicon(&["wall", "wall game", "walls"]);
    assert_eq!(
        spotted(
            &lexicon,
            "The wall ended: a Wall Game. Walls? Wallet, drywall."
        ),
        [(0, "wall"), (1, "Wall Game"), (2, "Walls")]
    );
    assert_eq!(spotted(&lexicon, "(wall)—“wall”’s"), [(0, "wall"); 2]);
}

#[test]
fn a_capital_letter_is_found_as_a_capital_only() {
    let lexicon = lexicon(&["Dot", "Año", "él"]);
    assert_eq!(
        spotted(&lexicon, "A Dot, a dot, año, Año, Él"),
        [(0, "Dot"), (1, "Año"), (2, "Él")]
    );
}

#[test]
fn in_chinese_words_are_found_without_spaces() {
    let lexicon = lexicon(&["牌", "牌墙", "百搭牌", "C"]);
    assert_eq!(
        spotted(&lexicon, "从牌墙摸一张牌，百搭牌也行：标C的。"),
        [(1, "牌墙"), (0, "牌"), (2, "百搭牌"), (3, "C")]
    );
}

#[test]
fn in_chinese_a_word_is_not_cut_by_one_that_ends_inside_it() {
    let locale = Locale::new("zh-CN".parse().unwrap());
    let lexicon = Glossary::shipped(&first()).lexicon(|id| locale.say_if_known(id));
    for (text, words) in [
        ("每人一张牌型卡。", &["牌型卡"][..]),
        ("选一张牌型卡来学。", &["牌型卡"]),
        ("打出一张牌型用不上的牌。", &["打出", "牌型"]),
        (
            "把牌型和牌架一组一组地对。",
            &["牌型", "牌架", "一组", "一组"],
        ),
        ("要么摸牌墙的下一张。", &["牌墙"]),
        ("有几张牌离开牌架？", &["牌架"]),
        ("大家拿牌型卡核对。", &["牌型卡"]),
        ("轮到你：摸一张牌。", &["轮到你", "摸一张牌"]),
        ("还没轮到你。", &["没轮到你"]),
        ("来的三张全部盲传出去。", &["盲传出去"]),
        ("下家自摸了。", &["自摸了"]),
        ("你做的是暗牌型。", &["暗牌型"]),
        ("三张以上的花牌里可以有。", &["花牌"]),
    ] {
        let found: Vec<&str> = spotted(&lexicon, text)
            .iter()
            .map(|(_, word)| *word)
            .collect();
        assert_eq!(found, words, "{text}");
    }
}

#[test]
fn the_shipped_words_have_all_texts_in_every_language() {
    let glossary = Glossary::shipped(&first());
    assert_eq!(glossary.problems, []);
    assert!(glossary.words.len() >= 120);
    for language in Language::all() {
        let locale = Locale::new(language);
        let problems = glossary.text_problems(|id| locale.say_if_known(id));
        assert_eq!(problems, [], "{language}");
    }
}

#[test]
fn a_word_is_known_from_the_step_on_that_explains_it() {
    let cards = [first()];
    let course = Shelf::read(&lesson::shipped(), &cards);
    let glossary = Glossary::shipped(&cards[0]);
    let east = glossary.get(glossary.find("east").unwrap()).unwrap();
    let knows = |id: &str, part: LessonPart| {
        let lesson = Arc::clone(course.find(id).unwrap());
        east.explained.is_known_at(&Item { lesson, part }, &course)
    };
    let deal = course.find("walls-dice-deal").unwrap();
    let who = deal.find_step("who").unwrap();
    assert!(!knows("first-mah-jongg", LessonPart::Step(0)));
    assert!(!knows("groups-no-runs", LessonPart::Recall(0)));
    assert!(!knows("walls-dice-deal", LessonPart::Step(who - 1)));
    assert!(knows("walls-dice-deal", LessonPart::Step(who)));
    assert!(knows("walls-dice-deal", LessonPart::Recall(0)));
    assert!(knows("groups-and-colors", LessonPart::Step(0)));
}
