//! The lessons: those that ship can be taken from end to end, one of an earlier form still can, and what
//! goes wrong when one is taken is told.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use std::path::Path;
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::lesson::{
    Fault, Item, Lesson, LessonPart, Runner, Scene, Shelf, StepAnswer, StepVerdict,
    all_right_answers, check, play_through, shipped, texts, wrong_answers,
};
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::profile::OwnLessons;
use mahj_tutor::rules::{Action, RuleId};

fn cards_anew() -> Vec<Arc<CompiledCard>> {
    let shipped = [card::practice().unwrap(), card::first().unwrap()];
    shipped
        .map(|card| Arc::new(CompiledCard::new(Arc::new(card))))
        .to_vec()
}

fn shelf() -> Shelf {
    Shelf::read(&shipped(), &cards())
}

/// A lesson of the form that lessons had before there were units, recall questions and tables that stay.
pub(crate) const READING_A_LINE: &str = include_str!("../fixtures/lessons/03-reading-a-line.toml");

fn reading_a_line() -> Arc<Lesson> {
    let read = Lesson::read("03-reading-a-line.toml", READING_A_LINE, &cards());
    Arc::new(read.unwrap())
}

#[test]
fn every_shipped_lesson_reads_and_plays_through() {
    let shelf = shelf();
    assert!(shelf.problems.is_empty(), "{:#?}", shelf.problems);
    assert!(!shelf.lessons.is_empty());
    for lesson in &shelf.lessons {
        let problems = play_through(lesson);
        assert!(problems.is_empty(), "{problems:#?}");
    }
}

#[test]
fn every_text_of_a_shipped_lesson_is_there() {
    for language in Language::all() {
        let locale = Locale::new(language);
        for lesson in &shelf().lessons {
            for id in texts::ids(lesson) {
                assert!(locale.has(&id), "{} in {}", id, language.tag());
            }
        }
    }
}

#[test]
fn a_lesson_of_an_earlier_form_reads_whole_plays_through_and_has_its_texts() {
    let lesson = reading_a_line();
    assert_eq!((lesson.number, lesson.unit), (3, None));
    assert_eq!((lesson.steps.len(), lesson.actions()), (17, 11));
    assert!(lesson.recall.is_empty());
    let problems = play_through(&lesson);
    assert!(problems.is_empty(), "{problems:#?}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/lessons");
    let words = OwnLessons::texts(&folder).unwrap();
    for language in Language::all() {
        let locale = Locale::with_own(language, &words);
        for id in texts::ids(&lesson) {
            assert!(locale.has(&id), "{} in {}", id, language.tag());
        }
    }
}

#[test]
fn a_position_inside_an_action_sets_a_table_up_for_that_step_only() {
    let lesson = reading_a_line();
    let tables: Vec<&str> = lesson
        .steps
        .iter()
        .filter(|step| step.scene.is_table())
        .map(|step| step.id.as_str())
        .collect();
    assert_eq!(tables, ["claim"]);

    let mut runner = Runner::resume(Arc::clone(&lesson), Some("claim"));
    let game = runner.table().unwrap().clone();
    let answered = |runner: &mut Runner, action: &str| {
        let answer = StepAnswer::Action(action.parse().unwrap());
        runner.answer_at(&answer, Some(&game))
    };
    let refused = answered(&mut runner, "claim naturals 1 jokers 0");
    assert_eq!(refused.attribute(), "wrong-expose");
    let StepVerdict::Wrong {
        rule,
        refusal: Some(refusal),
        ..
    } = refused
    else {
        panic!("the engine refuses to expose a pair: {refused:?}");
    };
    assert_eq!(rule, Some(RuleId::CLAIM_NOT_SINGLE_PAIR));
    assert_eq!(refusal.reasons[0].rule, RuleId::CLAIM_NOT_SINGLE_PAIR);
    let let_go = answered(&mut runner, "let-go");
    assert_eq!(let_go.attribute(), "wrong-let-go");
    assert!(matches!(let_go, StepVerdict::Wrong { refusal: None, .. }));
    assert!(!runner.is_done());
    assert_eq!(answered(&mut runner, "claim mah-jongg"), StepVerdict::Right);
    runner.next();
    assert_eq!(runner.step().unwrap().id, "end");
    assert!(runner.table().is_none());
    assert!(matches!(runner.step().unwrap().scene, Scene::Page));
}

#[test]
fn who_passes_what_the_line_wants_is_told_which_tiles_those_are() {
    let shelf = shelf();
    let lesson = shelf.find("right-across-left").unwrap();
    let mut runner = Runner::resume(Arc::clone(lesson), Some("right"));
    let game = runner.table().unwrap().clone();
    let mut wrong = wrong_answers(runner.step().unwrap()).into_iter();
    // One of the three is wanted.
    let (_, pass) = wrong.find(|(id, _)| id == "needed").unwrap();
    let StepVerdict::Wrong { wanted, .. } = runner.answer_at(&pass, Some(&game)) else {
        panic!("the line wants one of {pass:?}");
    };
    let StepAnswer::Action(Action::Pass { tiles, .. }) = pass else {
        panic!("it is a pass");
    };
    assert_eq!(wanted.total(), 1);
    assert!(tiles.contains(&wanted), "{wanted} of {tiles}");
}

#[test]
fn the_card_has_the_lines_as_the_lesson_tells_of_them() {
    let card = card::practice().unwrap();
    let told = |id: &str| {
        let found = card.lines().find(|(_, line)| line.id.to_string() == id);
        let line = found.unwrap().1;
        let pattern = line.patterns.join(" / ");
        (pattern, line.value, line.concealed)
    };
    let run = ("1111a 22a 3333a 4444b".to_owned(), 25, false);
    assert_eq!(told("consecutive-run/1"), run);
    assert_eq!(told("evens/1").0, "FFF 2222a 444a 6666b");
    assert_eq!(told("consecutive-run/3").0, "NN 111a 222b 333c DDDa");
    assert!(told("evens/3").0.contains("FFFF"));
    assert!(told("evens/3").2, "the lesson calls it concealed");
    assert!(told("singles-and-pairs/1").2);
}

#[test]
fn a_wrong_answer_is_answered_and_the_learner_tries_again() {
    let mut runner = Runner::resume(reading_a_line(), Some("count"));
    let verdict = runner.answer(&StepAnswer::Amount(13));
    let StepVerdict::Wrong {
        attribute, rule, ..
    } = verdict
    else {
        panic!("13 tiles are no hand");
    };
    assert_eq!(attribute, "wrong-rack");
    assert_eq!(rule.map(RuleId::as_str), Some("object-first-to-match"));
    runner.next();
    assert_eq!(runner.step().unwrap().id, "count");
    assert_eq!(runner.answer(&StepAnswer::Amount(14)), StepVerdict::Right);
    runner.next();
    assert_eq!(runner.step().unwrap().id, "pungs");
}

#[test]
fn a_recall_question_that_was_missed_is_told_once() {
    let lesson = reading_a_line();
    let asked = ["zero", "suits"].map(|id| lesson.steps[lesson.find_step(id).unwrap()].clone());
    let lesson = Arc::new(Lesson {
        recall: asked.to_vec(),
        ..Lesson::clone(&lesson)
    });
    let items = (0..2).map(|place| Item::recall(Arc::clone(&lesson), place));
    let mut runner = Runner::of_items(Arc::clone(&lesson), items.collect());
    for wrong in [0, 2, 0] {
        runner.answer(&StepAnswer::Choice(wrong));
    }
    assert!(runner.may_be_shown());
    assert_eq!(runner.show_answer(None), Some(StepAnswer::Choice(1)));
    runner.next();
    runner.answer(&StepAnswer::Choice(2));
    runner.next();
    // The question that was shown comes back, and is missed once more.
    runner.answer(&StepAnswer::Choice(0));
    let missed: Vec<String> = runner
        .missed()
        .iter()
        .filter_map(|it| it.item.name())
        .collect();
    assert_eq!(missed, ["reading-a-line/zero"]);
}

#[test]
fn what_was_missed_is_practised_after_the_end_and_changes_no_count() {
    let lesson = reading_a_line();
    let items = ["zero", "suits"].map(|id| Item {
        lesson: Arc::clone(&lesson),
        part: LessonPart::Step(lesson.find_step(id).unwrap()),
    });
    let mut runner = Runner::of_items(Arc::clone(&lesson), items.to_vec());
    runner.practise(0);
    assert!(!runner.comes_back(), "the lesson is not at its end");
    for answer in [0, 1] {
        runner.answer(&StepAnswer::Choice(answer));
    }
    runner.next();
    runner.answer(&StepAnswer::Choice(2));
    runner.next();
    assert!(runner.is_finished());
    let tally = runner.tally();
    assert_eq!((tally.asked, tally.right), (2, 1));

    let at = runner.missed()[0].at;
    runner.practise(at);
    assert_eq!(runner.step().unwrap().id, "zero");
    assert!(runner.comes_back() && !runner.is_finished());
    assert_eq!(runner.takes_up(), None, "the lesson stays finished");
    runner.back();
    assert!(runner.is_finished(), "one need not answer");
    runner.practise(at);
    assert_eq!(runner.answer(&StepAnswer::Choice(1)), StepVerdict::Right);
    runner.next();
    assert!(runner.is_finished());
    assert_eq!(runner.tally(), tally);
    assert!(runner.missed()[0].is_right_since);
}

#[test]
fn any_complete_hand_of_the_line_is_right() {
    let lesson = reading_a_line();
    for hand in [
        "4x3C 2x4C 4x5C 4x6B",
        "4x3C 2x4C 3x5C J 4x6D",
        "4x1D 2x2D 4x3D 4x4B",
    ] {
        let mut runner = Runner::resume(Arc::clone(&lesson), Some("build-run"));
        let verdict = runner.answer(&StepAnswer::Hand(hand.parse().unwrap()));
        assert_eq!(verdict, StepVerdict::Right, "{hand}");
    }
}

#[test]
fn a_lesson_is_resumed_at_its_step_by_name() {
    let runner = Runner::resume(reading_a_line(), Some("strays"));
    assert_eq!(runner.step().unwrap().id, "strays");
    let runner = Runner::resume(reading_a_line(), Some("a step that is no more"));
    assert_eq!(runner.at(), 0);
}

#[test]
fn check_finds_answers_that_do_not_do_what_they_say() {
    let text = r#"format = 1
id = "doubtful"
card = "practice"

[[step]]
id = "shadowed"
[step.groups]
line = "consecutive-run/1"
find = "pairs"
wrong = [
  { id = "first", rule = "grp-kong", groups = [1] },
  { id = "second", rule = "grp-kong", groups = [1, 3] },
]

[[step]]
id = "impossible"
[step.build]
line = "consecutive-run/1"
tray = "1B 1B"

[[step]]
id = "nothing-there"
[step.tiles]
row = "1B 2B 3B 4B 5B 6B 7B 8B 9B 1C 2C 3C 4C 5C 6C 7C 8C 9C 1D 2D 3D 4D 5D 6D 7D 8D 9D N E W S R G 0 F"
strays-of = "consecutive-run/1"
wrong = [{ id = "elsewhere", rule = "grp-kong", tiles = "J" }]

[[step]]
id = "empty"
[step.tiles]
row = ""
strays-of = "consecutive-run/1"
"#;
    let found = played(text);
    assert_eq!(
        found,
        [
            (12, 48, Fault::WrongNotTaken("second".to_owned())),
            (17, 1, Fault::NothingRight),
            (26, 57, Fault::WrongOutOfReach("elsewhere".to_owned())),
            (30, 1, Fault::NothingRight)
        ]
    );
}

/// What is found when a lesson is played, each with its line and column.
fn played(text: &str) -> Vec<(usize, usize, Fault)> {
    check("09-doubtful.toml", text, &cards())
        .into_iter()
        .map(|problem| (problem.line, problem.column, problem.fault))
        .collect()
}

#[test]
fn an_action_that_cannot_be_done_is_told_where_it_stands() {
    let text = r#"format = 1
id = "doubtful"
card = "first"

[[step]]
id = "pass"
[step.table]
seed = 5
east = 3
racks = ["F F 2B 2B 4B 4B 6B 8D 8D 1C N E J", "1B 3D 9C ...", "W W S ...", "4B 6B 5C ..."]
moment = "first-right"
[step.act]
accept = ["pass 1C N E blind 0", "pass 1C N 9C blind 0"]
others = ["1 pass 1B 3D 9C blind 0", "2 pass W W S blind 0", "3 pass 4B 6B 5C blind 0"]
wrong = [
  { id = "pair", rule = "char-pairs-ok", act = "pass 2B 2B N blind 0", then = ["1 pass 1B 3D 9C blind 0", "1 discard 1B"] },
]

[[step]]
id = "vote"
plays = ["2 discard W"]
"#;
    let found = played(text);
    let told: Vec<_> = found
        .iter()
        .map(|(line, column, _)| (*line, *column))
        .collect();
    // What follows the wrong action, the second right one, and the action of the second step.
    assert_eq!(told, [(16, 107), (13, 34), (21, 10)], "{found:#?}");
}

#[test]
fn an_action_of_the_script_does_not_wait_until_others_have_passed_or_the_learner_has_acted() {
    let text = r#"format = 1
id = "doubtful"
card = "first"

[[step]]
id = "passes"
plays = ["3 discard 4C"]
[step.table]
seed = 5
east = 3
racks = ["F F 2B 2B 4B 4B 6B 8D 8D 1C N E J", "", "", "4C ..."]
moment = "first-right"

[[step]]
id = "turns"
plays = [
  "3 draw", "3 discard 4C",
  "1 draw", "1 discard W",
]
[step.table]
seed = 5
racks = ["F F 2B 2B 4B 4B 6B 8D 8D 1C N E J", "W ...", "", "4C ..."]
moment = "to-draw"
turn = 3

[[step]]
id = "again"
plays = ["3 draw", "3 discard 4C", "3 draw"]
[step.table]
seed = 5
racks = ["F F 2B 2B 4B 4B 6B 8D 8D 1C N E J", "", "", "4C ..."]
moment = "to-draw"
turn = 3

[[step]]
id = "claim"
plays = ["3 draw", "3 discard 4B", "0 let-go", "0 draw", "0 discard N", "1 draw", "1 discard 4B", "2 draw"]
[step.table]
seed = 5
racks = ["F F 2B 2B 4B 4B 6B 8D 8D 1C N E J", "4B ...", "", "4B ..."]
moment = "to-draw"
turn = 3
"#;
    let cannot = |action: &str| Fault::CannotBeDone(action.to_owned());
    // A discard is let go without a word where the learner cannot claim it, and that is all.
    assert_eq!(
        played(text),
        [
            (7, 10, cannot("3 discard 4C")),
            (18, 3, cannot("1 draw")),
            (28, 36, cannot("3 draw")),
            (37, 99, cannot("2 draw")),
        ]
    );
}

#[test]
fn a_right_action_that_cannot_be_read_is_all_that_is_told() {
    let text = r#"format = 1
id = "doubtful"
card = "first"

[[step]]
id = "vote"
[step.table]
seed = 5
moment = "vote"
[step.act]
accept = ["stopp"]
"#;
    let fault = Fault::NotAnAction("stopp".to_owned());
    assert_eq!(played(text), [(11, 11, fault)]);
}

#[test]
fn every_action_that_is_right_is_played() {
    // The others can do their part after the first few discards, and after no other.
    let text = r#"format = 1
id = "doubtful"
card = "first"

[[step]]
id = "discard"
[step.table]
seed = 5
east = 0
racks = ["1B 2B 3B 4C 6D 8D 9D N E W S R G F", "1B 1B 2B 2B 3B 3B ...", "", ""]
moment = "to-discard"
[step.act]
accept = ["any-discard"]
others = ["1 claim naturals 2 jokers 0"]
"#;
    let found = played(text);
    let cannot = Fault::CannotBeDone("1 claim naturals 2 jokers 0".to_owned());
    assert_eq!(found, [(14, 11, cannot)]);
}

#[test]
fn every_right_pick_and_every_hand_that_can_be_built_is_found() {
    let text = r#"format = 1
id = "pick"
card = "practice"

[[step]]
id = "strays"
[step.tiles]
row = "1B 1B 1B 1B 2B 2B 3B 3B 3B 3B 4C 4C 4D 4D"
strays-of = "consecutive-run/1"

[[step]]
id = "hand"
[step.build]
line = "consecutive-run/1"
rack = "1B 1B 1B 1B 2B 2B 3B 3B 3B 3B"
tray = "4C 4C 4C 4C 4D 4D 4D J"
"#;
    let lesson = Lesson::read("09-pick.toml", text, &cards()).unwrap();
    let right = |step: usize| {
        let right = all_right_answers(&lesson.steps[step], None).into_iter();
        let tiles = right.map(|answer| match answer {
            StepAnswer::Tiles(tiles) | StepAnswer::Hand(tiles) => tiles.to_string(),
            other => panic!("no tiles: {other:?}"),
        });
        let mut tiles: Vec<String> = tiles.collect();
        tiles.sort();
        tiles
    };
    assert_eq!(right(0), ["4C 4C", "4D 4D"].map(in_short));
    let run = |kong: &str| in_short(&format!("4x1B 2x2B 4x3B {kong}"));
    assert_eq!(right(1), ["4x4C", "3x4C J", "3x4D J"].map(run));
    assert_eq!(play_through(&Arc::new(lesson)), []);
}

/// Tiles as counts of kinds are written.
fn in_short(tiles: &str) -> String {
    let tiles: mahj_tutor::tile::TileCounts = tiles.parse().unwrap();
    tiles.to_string()
}

fn cards() -> Vec<Arc<CompiledCard>> {
    use std::sync::OnceLock;
    static CARDS: OnceLock<Vec<Arc<CompiledCard>>> = OnceLock::new();
    CARDS.get_or_init(cards_anew).clone()
}

#[test]
fn a_teachers_file_takes_the_place_of_the_lesson_of_the_same_name() {
    let mut files = shipped();
    files.push(mahj_tutor::lesson::LessonFile {
        name: "01-mine.toml".to_owned(),
        text:
            "format = 1\nid = \"groups-and-colors\"\ncard = \"practice\"\n[[step]]\nid = \"recipe\"\n"
                .to_owned(),
    });
    let shelf = Shelf::read(&files, &cards());
    let lesson = shelf.find("groups-and-colors").unwrap();
    assert_eq!((lesson.number, lesson.steps.len()), (1, 1));
}
