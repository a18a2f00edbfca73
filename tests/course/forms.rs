//! Actions that the coach grades, tables on the learner's own card, recall questions at a table, walls and dice.

use std::collections::BTreeSet;
use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Distances};
use mahj_tutor::bot::Level;
use mahj_tutor::card::Card;
use mahj_tutor::lesson::{
    Amount, CardOf, Fault, Illustration, Item, Lesson, Runner, Says, Scale, StepAnswer,
    StepQuestion, StepVerdict, Worth, check,
};

use mahj_tutor::play::Session;
use mahj_tutor::rules::Seat;
use mahj_tutor::tile::TileCounts;

use super::cards;

const COACHED: &str = r#"
format = 1
id = "coached"
card = "first"
[[step]]
id = "pass"
[step.table]
seed = 9
east = 3
racks = ["F F 2B 2B 4B 4B 6B 8D 8D 1C N E J"]
moment = "first-right"
own-card = true
[step.act]
coach = true
wrong = [
    { id = "joker", rule = "char-no-jokers", act = "pass J 1C N blind 0", when = "refused" },
    { id = "dear", rule = "tip-concentrate-in-charleston", act = "pass F F 2B blind 0", when = "dearer" },
]
[[recall]]
id = "again"
[recall.table]
seed = 9
east = 0
racks = ["F F 2B 2B 4B 4B 6B 8D 8D 1C N E J 9C"]
moment = "to-discard"
[recall.act]
coach = true
wrong = [{ id = "dear", rule = "tip-concentrate-in-charleston", act = "discard F", when = "dearer" }]
"#;

fn action(text: &str) -> StepAnswer {
    StepAnswer::Action(text.parse().unwrap())
}

fn read(text: &str, cards: &[Arc<CompiledCard>]) -> Arc<Lesson> {
    Arc::new(Lesson::read("40-coached.toml", text, cards).unwrap())
}

fn graded(answer: &str) -> (StepVerdict, f32) {
    let lesson = read(COACHED, &cards());
    let mut runner = Runner::resume(lesson, None);
    let table = runner.table().unwrap().clone();
    let verdict = runner.answer_at(&action(answer), Some(&table));
    let price = runner.grade().map_or(f32::NAN, |(grade, _)| grade.price);
    (verdict, price)
}

#[test]
fn what_the_coach_would_do_is_right_and_costs_nothing() {
    let lesson = read(COACHED, &cards());
    let mut runner = Runner::resume(lesson, None);
    let table = runner.table().unwrap().clone();
    let advice = mahj_tutor::coach::advise(
        &runner.step().unwrap().card,
        table.view(mahj_tutor::rules::Seat::FIRST),
    );
    let best = StepAnswer::Action(advice.best().unwrap().action);
    assert_eq!(runner.answer_at(&best, Some(&table)), StepVerdict::Right);
    let (grade, _) = runner.grade().unwrap();
    assert!(grade.is_the_best);
    assert!(grade.price.abs() < f32::EPSILON);
}

#[test]
fn what_costs_clearly_more_is_wrong_and_has_its_price() {
    let (verdict, price) = graded("pass F F 2B blind 0");
    assert_eq!(verdict.attribute(), "wrong-dear");
    assert!(price > 1.5, "{price}");
    let (verdict, price) = graded("pass J 1C N blind 0");
    assert_eq!(verdict.attribute(), "wrong-joker");
    assert!(price.is_nan(), "an action that is refused has no price");
}

#[test]
fn a_lesson_with_a_coach_plays_through_on_both_cards() {
    let cards = cards();
    let other_way: Vec<_> = cards.iter().rev().cloned().collect();
    for cards in [cards, other_way] {
        assert_eq!(check("40-coached.toml", COACHED, &cards), []);
    }
}

#[test]
fn a_scene_for_any_card_is_played_on_the_learners_own_where_it_can_be() {
    let on = |cards: &[Arc<CompiledCard>]| {
        let lesson = read(COACHED, cards);
        let step = &lesson.steps[0];
        (step.card.card().id.clone(), step.card_of)
    };
    assert_eq!(on(&cards()), ("practice".to_owned(), CardOf::Learner));
    let none = Lesson::read_on("40-coached.toml", COACHED, &cards(), None).unwrap();
    let step = &none.steps[0];
    assert_eq!(step.card.card().id, "first");
    assert_eq!(step.card_of, CardOf::NoneChosen);
    let tiny = include_str!("../fixtures/cards/tiny.toml");
    let tiny = Card::parse(tiny).unwrap();
    let mut with_tiny = vec![Arc::new(CompiledCard::new(Arc::new(tiny)))];
    with_tiny.extend(cards());
    assert_eq!(on(&with_tiny), ("first".to_owned(), CardOf::LessonInstead));
}

#[test]
fn a_recall_question_may_be_at_a_table_of_its_own() {
    let lesson = read(COACHED, &cards());
    let item = Item::recall(Arc::clone(&lesson), 0);
    let mut runner = Runner::of_items(lesson, vec![item]);
    let table = runner.table().unwrap().clone();
    let verdict = runner.answer_at(&action("discard F"), Some(&table));
    assert_eq!(verdict.attribute(), "wrong-dear");
}

#[test]
fn dice_and_walls_are_shown_and_a_stack_is_asked_for() {
    let text = r#"
format = 1
id = "coached"
[[step]]
id = "break"
picture = [{ dice = "3 4" }, { wall = 19, broken = 7 }, { wall = 19, served = true }]
[step.stack]
of = 19
right = 7
wrong = [{ id = "left", rule = "break-dice-count", stack = 13 }]
"#;
    let lesson = read(text, &cards());
    let step = &lesson.steps[0];
    let wall = |broken, served| Illustration::Wall {
        stacks: 19,
        broken,
        served,
    };
    let shown = [
        Illustration::Dice(3, 4),
        wall(Some(7), false),
        wall(None, true),
    ];
    assert_eq!(step.pictures, shown);
    let Some(StepQuestion::Amount(amount)) = &step.question else {
        panic!("a stack is an amount");
    };
    assert_eq!(amount.scale, Scale::Stacks);
    let mut runner = Runner::resume(Arc::clone(&lesson), None);
    let wrong = runner.answer(&StepAnswer::Amount(13));
    assert_eq!(wrong.attribute(), "wrong-left");
    assert_eq!(runner.answer(&StepAnswer::Amount(7)), StepVerdict::Right);

    let seven = text.replace("3 4", "3 7");
    let problems = check("40-coached.toml", &seven, &cards());
    let faults: Vec<_> = problems.into_iter().map(|problem| problem.fault).collect();
    assert_eq!(faults, [Fault::NotDice("3 7".to_owned())]);
}

#[test]
fn where_the_dice_of_the_seed_agree_they_are_seen_to_make_east() {
    let rolled = |seed: u64| {
        let text = format!(
            "format = 1\nid = \"coached\"\ncard = \"first\"\n[[step]]\nid = \"deal\"\n\
             [step.table]\nseed = {seed}\neast = 0\nmoment = \"first-right\"\n"
        );
        let lesson = read(&text, &cards());
        let step = &lesson.steps[0];
        let runner = Runner::resume(Arc::clone(&lesson), None);
        let game = runner.table().unwrap().clone();
        let session = Session::of_game(Arc::clone(&step.card), game, [Level::Learner; 4]);
        assert_eq!(session.view().east(), Seat::FIRST);
        !session.table().rolls().is_empty()
    };
    let seeds: Vec<u64> = (0..60).filter(|seed| rolled(*seed)).collect();
    assert!((5..30).contains(&seeds.len()), "{seeds:?}");
}

const FIND_LINE: &str = r#"
format = 1
id = "coached"
card = "first"
[[step]]
id = "find"
[step.find-line]
own-card = true
seed = 8
rule = "card-line-exact"
"#;

#[test]
fn a_hand_of_any_card_is_shown_and_its_line_found_among_other_sections() {
    for seed in 0..200 {
        let text = FIND_LINE.replace("seed = 8", &format!("seed = {seed}"));
        let step = read(&text, &cards()).steps[0].clone();
        assert_eq!(step.card_of, CardOf::Learner);
        let card = &step.card;
        let Some(StepQuestion::Choose(choose)) = &step.question else {
            panic!("{step:?}");
        };
        let [Illustration::Tiles { groups, .. }] = step.pictures.as_slice() else {
            panic!("{:?}", step.pictures);
        };
        let hand: TileCounts = groups.concat().into_iter().collect();
        assert_eq!(hand.total(), 14);
        let mut distances = Distances::default();
        card.measure(&hand, &[], &mut distances);
        let mut sections = BTreeSet::new();
        for choice in &choose.choices {
            let Some(Illustration::Line(line)) = choice.picture else {
                panic!("{choice:?}");
            };
            sections.insert(card.card().line(line).section);
            let missing = distances.nearest(&card.hands_of(line)).unwrap();
            assert_eq!(
                choice.says,
                Says::Line {
                    missing: Some(missing)
                }
            );
            assert_eq!(choice.worth == Worth::Right, missing == 0);
        }
        assert_eq!(sections.len(), 4, "one of each section");
    }
}

#[test]
fn a_card_of_few_sections_leaves_the_question_to_the_card_of_the_lesson() {
    let tiny = include_str!("../fixtures/cards/tiny.toml");
    let tiny = Card::parse(tiny).unwrap();
    let tiny = Arc::new(CompiledCard::new(Arc::new(tiny)));
    let mut with_tiny = vec![tiny];
    with_tiny.extend(cards());
    let step = read(FIND_LINE, &with_tiny).steps[0].clone();
    assert_eq!(step.card_of, CardOf::LessonInstead);
    let on_tiny = FIND_LINE.replace("card = \"first\"\n", "");
    let problems = Lesson::read("40-coached.toml", &on_tiny, &with_tiny).unwrap_err();
    assert_eq!(problems[0].fault, Fault::TooFewSections);
}

/// The amounts that the course asks for with a button for each number.
fn amounts() -> Vec<Amount> {
    let shelf = super::shelf();
    let lessons = shelf.lessons.iter();
    let steps = lessons.flat_map(|lesson| lesson.steps.iter().chain(&lesson.recall));
    let questions = steps.filter_map(|step| step.question.clone());
    questions
        .filter_map(|question| match question {
            StepQuestion::Amount(amount) if amount.scale == Scale::Numbers => Some(amount),
            _ => None,
        })
        .collect()
}

#[test]
fn of_many_numbers_a_few_likely_ones_are_offered_and_the_right_one_has_no_place_of_its_own() {
    let mut places: BTreeSet<usize> = BTreeSet::new();
    for amount in amounts() {
        let offered = amount.offered();
        assert!(offered.is_sorted(), "{offered:?}");
        let place = offered.iter().position(|number| *number == amount.right);
        let place = place.expect("the right one is offered");
        for wrong in &amount.wrong {
            assert!(offered.contains(&wrong.answer), "{offered:?}");
        }
        if amount.most > 9 {
            assert!((5..=6).contains(&offered.len()), "{offered:?}");
            places.insert(place);
        } else {
            assert_eq!(offered, (0..=amount.most).collect::<Vec<_>>());
        }
    }
    assert!(places.len() >= 3, "{places:?}");
}
