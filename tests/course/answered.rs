//! Whatever is answered to a question of the course, there are words for it, in every language.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

use mahj_tutor::lesson::{
    Build, Item, Lesson, Runner, Scene, Script, Step, StepAnswer, StepQuestion, StepVerdict,
    all_right_answers, texts,
};
use mahj_tutor::locale::{Language, Locale, Message};
use mahj_tutor::rules::{Action, Claim, Game, Seat, Taking, View};
use mahj_tutor::tile::{Tile, TileCounts};
use mahj_tutor::wording::{self, Names};

use crate::course;

/// So many tiles of a row are picked at most.
const PICKED: usize = 4;

/// Every step and question of the course that asks something, taken alone, with the table at which it is asked; a
/// step that goes on from a game which was played on is asked at no table that can be known.
fn asked(mut look: impl FnMut(&Step, &Runner, Option<&Game>)) {
    for lesson in course() {
        for step in &lesson.steps {
            let runner = Runner::resume(Arc::clone(&lesson), Some(&step.id));
            if runner.step().is_some_and(|begun| begun.id == step.id) {
                ask(step, &runner, &mut look);
            }
        }
        for (place, step) in lesson.recall.iter().enumerate() {
            let item = Item::recall(Arc::clone(&lesson), place);
            let runner = Runner::of_items(Arc::clone(&lesson), vec![item]);
            ask(step, &runner, &mut look);
        }
    }
}

fn ask(step: &Step, runner: &Runner, look: &mut impl FnMut(&Step, &Runner, Option<&Game>)) {
    if step.question.is_none() {
        return;
    }
    let mut table = runner
        .table()
        .filter(|_| !matches!(step.scene, Scene::Page))
        .cloned();
    if let Some(game) = &mut table {
        Script::new(step.plays.iter().copied()).run(game).unwrap();
    }
    look(step, runner, table.as_ref());
}

/// The answers that can be given to a question: all of them, of orders and picks as many as there can be in
/// reason, of hands those that are one tile off a right one.
fn answers(step: &Step, table: Option<&Game>) -> Vec<StepAnswer> {
    match step.question.as_ref().unwrap() {
        StepQuestion::Choose(choose) => (0..choose.choices.len()).map(StepAnswer::Choice).collect(),
        StepQuestion::Amount(amount) => (0..=amount.most).map(StepAnswer::Amount).collect(),
        StepQuestion::Order(order) => orders(order.items.len())
            .into_iter()
            .map(StepAnswer::Order)
            .collect(),
        StepQuestion::PickGroups(pick) => {
            let card = step.card.card();
            let groups = card.hands_of(card.line(pick.line))[0].groups.len();
            let picks = (1..1_u32 << groups).map(|bits| {
                let picked = (0..groups).filter(|place| bits & (1 << place) != 0);
                StepAnswer::Groups(picked.collect::<BTreeSet<_>>())
            });
            picks.collect()
        }
        StepQuestion::PickTiles(pick) => picks(&pick.row)
            .into_iter()
            .map(StepAnswer::Tiles)
            .collect(),
        StepQuestion::Build(build) => hands(step, build)
            .into_iter()
            .map(StepAnswer::Hand)
            .collect(),
        StepQuestion::Action(_) => {
            let actions = actions(table.unwrap().view(Seat::FIRST));
            actions.into_iter().map(StepAnswer::Action).collect()
        }
        StepQuestion::Play(_) => Vec::new(),
    }
}

fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for place in 0..count {
        let shorter = std::mem::take(&mut orders);
        orders.extend(shorter.iter().flat_map(|order| {
            (0..=order.len()).map(move |at| {
                let mut order: Vec<usize> = order.clone();
                order.insert(at, place);
                order
            })
        }));
    }
    orders
}

fn picks(row: &[Tile]) -> HashSet<TileCounts> {
    let mut all = HashSet::from([TileCounts::EMPTY]);
    for tile in row {
        let shorter: Vec<TileCounts> = all
            .iter()
            .filter(|it| it.total() < PICKED)
            .copied()
            .collect();
        all.extend(shorter.into_iter().map(|mut picked| {
            picked.add(*tile);
            picked
        }));
    }
    all.remove(&TileCounts::EMPTY);
    all.insert(row.iter().copied().collect());
    all
}

fn hands(step: &Step, build: &Build) -> HashSet<TileCounts> {
    let mut hands = HashSet::new();
    for right in all_right_answers(step, None).into_iter().take(3) {
        let StepAnswer::Hand(right) = right else {
            continue;
        };
        for (out, _) in right.kinds() {
            for tile in &build.tray {
                let mut hand = right;
                assert!(hand.remove(out));
                hand.add(*tile);
                hands.insert(hand);
            }
        }
    }
    hands
}

/// What the rules allow the learner, and what people try that the rules refuse.
fn actions(view: View<'_>) -> Vec<Action> {
    let mut actions = view.accepted_actions();
    actions.extend([
        Action::Draw,
        Action::DeclareMahJongg,
        Action::Claim(Claim::MahJongg),
        Action::LetGo,
        Action::Stop,
        Action::Continue,
    ]);
    let rack = view.rack().kinds();
    actions.extend(rack.map(|(tile, _)| Action::Discard(tile)));
    actions
}

#[test]
fn every_answer_to_a_question_is_met_with_words_of_its_step() {
    let locales: Vec<Locale> = Language::all().map(Locale::new).collect();
    let mut told: BTreeMap<&str, usize> = BTreeMap::new();
    asked(|step, runner, table| {
        let lesson: &Lesson = runner.lesson();
        for answer in answers(step, table) {
            let verdict = runner.clone().answer_at(&answer, table);
            let attribute = verdict.attribute();
            let id = texts::of_step(&lesson.id, &step.words, attribute);
            for locale in &locales {
                assert!(locale.has(&id), "{id} in {}: {answer:?}", locale.language());
            }
            let kind = match attribute {
                "right" => "right",
                "wrong" => "general",
                _ => "listed",
            };
            *told.entry(kind).or_default() += 1;
        }
    });
    assert_eq!(told.len(), 3, "{told:?}");
}

#[test]
fn a_choice_is_right_or_has_words_of_its_own() {
    asked(|step, runner, table| {
        let Some(StepQuestion::Choose(choose)) = &step.question else {
            return;
        };
        for place in 0..choose.choices.len() {
            let verdict = runner.clone().answer_at(&StepAnswer::Choice(place), table);
            assert_ne!(verdict.attribute(), "wrong", "{}", step.id);
        }
    });
}

#[test]
fn every_stack_that_tiles_can_be_taken_from_is_met_with_words() {
    let mut said = BTreeSet::new();
    asked(|step, runner, table| {
        let Some(StepQuestion::Play(play)) = &step.question else {
            return;
        };
        if !play.deals_by_hand() {
            return;
        }
        let walls = table.unwrap().view(Seat::FIRST).wall();
        for taking in Taking::ALL {
            let before = walls.when_taken(taking.tiles_dealt());
            for seat in Seat::ALL {
                let standing = (0..walls.stacks(seat)).filter(|it| before.tiles_in(seat, *it) > 0);
                for stack in standing {
                    let mistake = taking.mistake(walls, seat, stack);
                    let mut runner = runner.clone();
                    runner.take_tiles(mistake);
                    let attribute = runner.said().map(StepVerdict::attribute);
                    assert_eq!(attribute.is_none(), mistake.is_none());
                    let Some(attribute) = attribute else {
                        continue;
                    };
                    let id = texts::of_step(&runner.lesson().id, &step.words, attribute);
                    for language in Language::all() {
                        assert!(Locale::new(language).has(&id), "{id}");
                    }
                    said.insert(attribute.to_owned());
                }
            }
        }
    });
    assert_eq!(
        Vec::from_iter(said),
        ["wrong", "wrong-counted", "wrong-others"]
    );
}

#[test]
fn what_the_rules_refuse_in_a_game_that_is_played_on_is_told_with_its_reason() {
    let locales: Vec<Locale> = Language::all().map(Locale::new).collect();
    let mut refused = 0;
    asked(|step, _, table| {
        let (Some(StepQuestion::Play(_)), Some(game)) = (&step.question, table) else {
            return;
        };
        let view = game.view(Seat::FIRST);
        let names = Names::for_learner(game.setup().east);
        for action in actions(view) {
            let Err(why) = view.accepts(&action) else {
                continue;
            };
            refused += 1;
            assert!(!why.reasons.is_empty(), "{action}");
            for reason in &why.reasons {
                let words: Message = wording::reason(reason, names, step.card.card());
                assert!(
                    locales.iter().all(|it| !it.say(&words).is_empty()),
                    "{action}"
                );
            }
        }
    });
    assert!(refused > 0);
}

#[test]
fn what_the_coach_weighs_apart_is_graded_as_if_it_were_weighed_at_once() {
    let mut weighed = 0;
    asked(|step, runner, table| {
        let (Some(StepQuestion::Action(task)), Some(table)) = (&step.question, table) else {
            return;
        };
        let legal = table.view(Seat::FIRST).legal_actions();
        for action in legal.into_iter().take(3) {
            let to_weigh = runner.to_weigh(action, table);
            assert_eq!(to_weigh.is_some(), task.coach, "{}", step.id);
            let Some(to_weigh) = to_weigh else { continue };
            let (mut apart, mut at_once) = (runner.clone(), runner.clone());
            let graded = to_weigh.weigh();
            let answer = StepAnswer::Action(action);
            assert_eq!(*graded.answer(), answer);
            let said = apart.take_graded(graded);
            assert_eq!(said, at_once.answer_at(&answer, Some(table)), "{}", step.id);
            assert_eq!(apart.said(), at_once.said());
            let found = |runner: &Runner| runner.grade().map(|(grade, _)| grade.clone());
            assert_eq!(found(&apart), found(&at_once), "{}", step.id);
            weighed += 1;
        }
    });
    assert!(weighed > 10, "{weighed}");
}
