//! What happens at the table of a lesson.

use std::collections::BTreeSet;
use std::sync::Arc;

use mahj_tutor::bot::Level;
use mahj_tutor::lesson::{
    Fault, Left, Lesson, Runner, Scene, Script, StepAnswer, StepQuestion, StepVerdict, check,
    right_answers,
};
use mahj_tutor::play::{Awaited, Session};
use mahj_tutor::rules::{Action, Game, Seat, Situation};
use mahj_tutor::tile::Tile;

use crate::{cards, course};

const HEAD: &str = r#"
format = 1
id = "scene"
card = "first"

[[step]]
id = "draw"
plays = ["3 draw", "3 discard 9B"]

  [step.table]
  seed = 3
  east = 2
  racks = ["F F 1D 1D 1D 1D 2D 3B 3B 3B 3B 4B 4B", "", "", "9B ..."]
  discards = [{ tile = "7C", by = 2 }]
  next = "5C W 2D"
  moment = "to-draw"
  turn = 3

  [step.act]
  accept = ["draw"]
  wrong = [{ id = "early", rule = "turn-must-pick-or-claim", act = "discard 4B", when = "refused" }]

[[step]]
id = "give"

  [step.act]
  spares = "consecutive-run/2"
  wrong = [
    { id = "wanted", rule = "object-first-to-match", act = "discard 3B", when = "wanted", then = ["1 draw", "1 discard 2D"] },
  ]

[[step]]
id = "look"
plays = ["1 draw", "1 discard 2D"]

[[step]]
id = "page"
leave-table = true

[[recall]]
id = "many"

  [recall.amount]
  right = 14
  most = 16
"#;

fn lesson(text: &str) -> Arc<Lesson> {
    Arc::new(Lesson::read("40-scene.toml", text, &cards()).unwrap_or_else(|it| panic!("{it:#?}")))
}

fn action(text: &str) -> StepAnswer {
    StepAnswer::Action(text.parse().unwrap())
}

/// The table of the step, after what is played when it begins.
fn table(runner: &Runner) -> Game {
    let mut game = runner.table().unwrap().clone();
    let plays = runner.step().unwrap().plays.clone();
    Script::new(plays).run(&mut game).unwrap();
    game
}

#[test]
fn others_act_by_the_script_before_the_learner_is_asked() {
    let runner = Runner::resume(lesson(HEAD), None);
    assert_eq!(
        runner.table().unwrap().view(Seat::FIRST).discards().len(),
        1
    );
    let game = table(&runner);
    let view = game.view(Seat::FIRST);
    assert_eq!(view.discards().last().unwrap().tile, "9B".parse().unwrap());
    assert!(view.accepts(&Action::Draw).is_ok());
}

#[test]
fn what_the_engine_refuses_is_answered_with_its_reason() {
    let mut runner = Runner::resume(lesson(HEAD), None);
    let game = table(&runner);
    let verdict = runner.answer_at(&action("discard 1D"), Some(&game));
    let StepVerdict::Wrong {
        attribute, refusal, ..
    } = verdict
    else {
        panic!("it is not the time to discard");
    };
    assert_eq!(attribute, "wrong-early");
    assert!(refusal.is_some());
}

#[test]
fn a_wrong_action_says_what_follows_when_it_is_carried_out() {
    let mut runner = Runner::resume(lesson(HEAD), Some("give"));
    let mut game = table(&runner);
    // Any tile that the line wants is the same mistake.
    let verdict = runner.answer_at(&action("discard 4B"), Some(&game));
    let StepVerdict::Wrong {
        attribute,
        refusal,
        then,
        ..
    } = verdict
    else {
        panic!("the line wants both 4 Bams");
    };
    assert_eq!(attribute, "wrong-wanted");
    assert_eq!(refusal, None);
    game.apply(Seat::FIRST, "discard 4B".parse().unwrap())
        .unwrap();
    Script::new(then).run(&mut game).unwrap();
    let thrown: Tile = "2D".parse().unwrap();
    let newest = *game.view(Seat::FIRST).discards().last().unwrap();
    assert_eq!((newest.by, newest.tile), (Seat::FIRST.right(), thrown));
}

#[test]
fn who_goes_back_finds_the_tiles_that_they_passed_themselves() {
    let mut runner = Runner::resume(shipped("right-across-left"), Some("right"));
    let (before, step) = (table(&runner), runner.step().unwrap());
    let Some(StepQuestion::Action(task)) = &step.question else {
        panic!("tiles are passed")
    };
    let others = task.others.clone();
    // Other tiles than the script would pass, and not needed either.
    let own = passes(&before).into_iter().rfind(|pass| {
        let mut other = Runner::resume(shipped("right-across-left"), Some("right"));
        let verdict = other.answer_at(&StepAnswer::Action(*pass), Some(&before));
        verdict == StepVerdict::Right
    });
    let own = own.unwrap();
    let verdict = runner.answer_at(&StepAnswer::Action(own), Some(&before));
    assert_eq!(verdict, StepVerdict::Right);
    let mut game = before.clone();
    game.apply(Seat::FIRST, own).unwrap();
    Script::new(others).run(&mut game).unwrap();
    runner.set_table(game.clone());
    runner.next();
    assert!(runner.table() == Some(&game));
    let right = right_answers(runner.step().unwrap(), None);
    assert_eq!(runner.answer(&right[0]), StepVerdict::Right);
    runner.next();
    assert!(runner.table() == Some(&game), "nothing was done here");
    runner.back();
    assert!(
        runner.table() == Some(&game),
        "looking back changes nothing"
    );
    runner.back();
    assert!(runner.table() == Some(&before));
    runner.next();
    assert!(runner.table() == Some(&game));
}

/// Every pass of three tiles of the learner's rack.
fn passes(game: &Game) -> Vec<Action> {
    let rack = game.view(Seat::FIRST).rack();
    let tiles: Vec<Tile> = rack.tiles().collect();
    let mut passes = Vec::new();
    for (first, one) in tiles.iter().enumerate() {
        for (second, two) in tiles.iter().enumerate().skip(first + 1) {
            for three in &tiles[second + 1..] {
                passes.push(format!("pass {one} {two} {three} blind 0").parse().unwrap());
            }
        }
    }
    passes
}

#[test]
fn the_next_step_goes_on_at_the_table_as_the_learner_left_it() {
    let mut runner = Runner::resume(lesson(HEAD), Some("give"));
    let mut game = table(&runner);
    let drawn: Tile = "W".parse().unwrap();
    let discard = Action::Discard(drawn);
    assert_eq!(
        runner.answer_at(&StepAnswer::Action(discard), Some(&game)),
        StepVerdict::Right
    );
    game.apply(Seat::FIRST, discard).unwrap();
    runner.set_table(game);
    runner.next();
    assert_eq!(runner.step().unwrap().id, "look");
    let left = runner.table().unwrap().view(Seat::FIRST).discards();
    assert_eq!(left.last().unwrap().tile, drawn);
    runner.next();
    assert!(runner.table().is_none(), "the page has no table");
}

#[test]
fn who_comes_back_in_the_middle_of_a_scene_finds_its_table() {
    let runner = Runner::resume(lesson(HEAD), Some("look"));
    assert_eq!(runner.step().unwrap().id, "look");
    let discards = runner.table().unwrap().view(Seat::FIRST).discards();
    assert_eq!(discards.last().unwrap().tile, "W".parse().unwrap());
}

#[test]
fn after_three_wrong_answers_the_right_one_is_shown_and_the_question_comes_back() {
    let text = HEAD
        .replace("[[recall]]", "[[step]]")
        .replace("[recall.", "[step.");
    let mut runner = Runner::resume(lesson(&text), Some("many"));
    let count = runner.count();
    for _ in 0..3 {
        assert!(!runner.may_be_shown());
        runner.answer(&StepAnswer::Amount(13));
    }
    assert!(runner.hint_shown());
    assert!(runner.may_be_shown());
    assert_eq!(runner.show_answer(None), Some(StepAnswer::Amount(14)));
    assert_eq!(runner.said(), Some(&StepVerdict::Shown));
    assert_eq!(runner.count(), count + 1);
    runner.next();
    assert_eq!(runner.step().unwrap().id, "many");
    assert_eq!(runner.tally().right, 0);
}

fn faults(text: &str) -> Vec<Fault> {
    let problems = check("40-scene.toml", text, &cards());
    problems.into_iter().map(|it| it.fault).collect()
}

#[test]
fn a_script_that_cannot_be_played_is_found() {
    assert_eq!(faults(HEAD), []);
    let text = HEAD.replace(
        "\"1 draw\", \"1 discard 2D\"]\n\n[[step]]\nid = \"page\"",
        "\"2 draw\"]\n\n[[step]]\nid = \"page\"",
    );
    assert_ne!(text, HEAD);
    assert_eq!(faults(&text), [Fault::CannotBeDone("2 draw".to_owned())]);
}

#[test]
fn an_action_without_a_table_and_a_page_question_at_one_are_found() {
    let text = HEAD.replace(
        "leave-table = true",
        "leave-table = true\nact = { accept = [\"draw\"] }",
    );
    assert!(faults(&text).contains(&Fault::NoTable));
    let text = HEAD.replace("leave-table = true", "order = { items = [\"a\", \"b\"] }");
    assert!(faults(&text).contains(&Fault::NotAtTable));
}

/// Answers wrong until the right action may be shown, which is then done, and goes on.
fn miss(runner: &mut Runner, wrong: &str) {
    let mut game = table(runner);
    for _ in 0..3 {
        runner.answer_at(&action(wrong), Some(&game));
    }
    assert!(runner.may_be_shown());
    let Some(StepAnswer::Action(shown)) = runner.show_answer(Some(&game)) else {
        panic!("an action is right");
    };
    game.apply(Seat::FIRST, shown).unwrap();
    runner.set_table(game);
    runner.next();
}

#[test]
fn an_action_that_was_missed_comes_back_at_a_table_that_is_set_up_for_it_anew() {
    let mut runner = Runner::resume(lesson(HEAD), None);
    let begun = runner.table().unwrap().clone();
    miss(&mut runner, "discard 4B");
    assert_eq!(runner.step().unwrap().id, "give");
    assert!(runner.goes_on(), "nothing is disturbed by what comes back");
    miss(&mut runner, "discard 3B");
    runner.next();
    assert_eq!(runner.step().unwrap().id, "page");
    runner.next();

    assert_eq!(runner.step().unwrap().id, "draw");
    assert!(runner.comes_back());
    assert_eq!(runner.table(), Some(&begun));
    let game = table(&runner);
    assert_eq!(
        runner.answer_at(&action("draw"), Some(&game)),
        StepVerdict::Right
    );
    // Whatever is left there is not the table of what comes next.
    runner.set_table(begun);
    runner.next();

    assert_eq!(runner.step().unwrap().id, "give");
    assert!(!runner.goes_on());
    let anew = Runner::resume(lesson(HEAD), Some("give"));
    assert_eq!(runner.table(), anew.table());
    assert_eq!(runner.takes_up(), Some(Left::Closing(0)));
    runner.answer_at(&action("discard 3B"), Some(&table(&runner)));
    let tally = runner.tally();
    assert_eq!((tally.asked, tally.right), (2, 0), "each counts once");
    let put_right: Vec<bool> = runner.missed().iter().map(|it| it.is_right_since).collect();
    assert_eq!(put_right, [true, false]);
}

#[test]
fn where_anything_may_be_tried_what_is_done_at_a_table_is_not_counted() {
    let free = HEAD.replace("card = \"first\"", "card = \"first\"\nfree-tries = true");
    for (text, asked) in [(HEAD, 2), (free.as_str(), 0)] {
        let mut runner = Runner::resume(lesson(text), None);
        runner.answer_at(&action("discard 4B"), Some(&table(&runner)));
        let verdict = runner.answer_at(&action("draw"), Some(&table(&runner)));
        assert_eq!(verdict, StepVerdict::Right);
        let mut game = table(&runner);
        game.apply(Seat::FIRST, Action::Draw).unwrap();
        runner.set_table(game);
        runner.next();
        assert_eq!(runner.step().unwrap().id, "give");
        runner.answer_at(&action("discard W"), Some(&table(&runner)));
        assert_eq!(runner.tally().asked, asked);
        assert_eq!(runner.missed().is_empty(), asked == 0);
    }
}

fn shipped(id: &str) -> Arc<Lesson> {
    let mut course = course().into_iter();
    course.find(|it| it.id == id).unwrap()
}

/// The lesson taken up again, after its place was written down and read again.
fn taken_up(runner: &Runner) -> Runner {
    let left = toml::Value::try_from(runner.takes_up().unwrap()).unwrap();
    let left: Left = left.try_into().unwrap();
    let lesson = Arc::clone(runner.lesson());
    Runner::with_recall(lesson, Some(&left), Vec::new(), Vec::new())
}

/// Somebody does the first thing that may rightly be done.
fn act_once(game: &mut Game) {
    let asked = game.to_act();
    let seat = Seat::ALL.into_iter().find(|seat| asked[*seat]).unwrap();
    let action = game.view(seat).legal_actions()[0];
    game.apply(seat, action).unwrap();
}

#[test]
fn a_game_that_is_played_on_is_taken_up_as_it_lay_there_at_any_moment() {
    let mut runner = Runner::resume(shipped("first-whole-game"), Some("charleston"));
    let opening = Left::Step("charleston".to_owned());
    assert_eq!(runner.takes_up(), Some(opening), "nothing was played yet");
    let mut game = runner.table().unwrap().clone();
    let (mut stages, mut claims) = (BTreeSet::new(), 0);
    loop {
        runner.set_table(game.clone());
        let again = taken_up(&runner);
        let step = runner.step().unwrap();
        assert_eq!(again.step().unwrap().id, step.id);
        assert!(again.is_under_way(), "the opening was seen");
        let actions = game.actions().len();
        assert!(
            again.table() == Some(&game),
            "{}, {actions} actions",
            step.id
        );
        stages.insert(step.id.clone());
        let is_claim = matches!(game.view(Seat::FIRST).situation(), Situation::Claims(_));
        claims += usize::from(is_claim && game.to_act()[Seat::FIRST]);
        let Some(StepQuestion::Play(play)) = &step.question else {
            panic!("{} is played on", step.id);
        };
        if game.outcome().is_some() {
            break;
        } else if play.until.is_reached(&game) {
            runner.finish_playing();
            runner.next();
        } else {
            act_once(&mut game);
        }
    }
    assert_eq!(
        stages.iter().map(String::as_str).collect::<Vec<_>>(),
        ["alone", "charleston", "on-request", "together"]
    );
    assert!(claims > 0, "the learner could claim something");
    runner.finish_playing();
    runner.next();
    assert_eq!(runner.takes_up(), Some(Left::Step("end".to_owned())));
}

/// The first whole game after so many actions, each stage gone on from when it is over.
fn played(actions: usize) -> (Runner, Game) {
    let mut runner = Runner::resume(shipped("first-whole-game"), Some("welcome"));
    runner.next();
    let mut game = runner.table().unwrap().clone();
    for _ in 0..actions {
        act_once(&mut game);
        runner.set_table(game.clone());
        let Some(StepQuestion::Play(play)) = &runner.step().unwrap().question else {
            panic!("it is played on");
        };
        if play.until.is_reached(&game) {
            runner.finish_playing();
            runner.next();
        }
    }
    (runner, game)
}

#[test]
fn who_looks_back_from_a_game_finds_it_again_as_it_lay_there() {
    let mut stages = BTreeSet::new();
    for actions in [1, 5, 40, 60] {
        let (mut runner, game) = played(actions);
        let (at, left) = (runner.at(), runner.takes_up());
        stages.insert(at);
        for _ in 0..at {
            runner.back();
            assert_eq!(
                runner.takes_up(),
                left,
                "who closes the program loses nothing"
            );
        }
        assert_eq!(runner.step().unwrap().id, "welcome");
        while runner.at() < at {
            assert!(runner.is_done(), "what was played is not asked for again");
            runner.next();
            assert!(runner.table() == Some(&game));
        }
        assert!(runner.is_under_way() && !runner.is_settled());
        assert_eq!(runner.takes_up(), left);
    }
    assert!(stages.len() > 1, "from more than one stage: {stages:?}");
}

#[test]
fn a_step_after_a_game_that_was_played_on_is_taken_up_at_its_table() {
    let mut runner = Runner::resume(shipped("walls-dice-deal"), Some("deal"));
    runner.set_table(runner.table().unwrap().clone());
    runner.finish_playing();
    runner.next();
    let again = taken_up(&runner);
    assert_eq!(again.step().unwrap().id, "count");
    assert_eq!(again.table(), runner.table());
}

#[test]
fn who_answered_in_their_own_way_finds_the_table_as_they_left_it() {
    let mut runner = Runner::resume(shipped("right-across-left"), Some("right"));
    let step = runner.step().unwrap();
    let Some(StepQuestion::Action(asked)) = &step.question else {
        panic!("tiles are passed");
    };
    let others = asked.others.clone();
    let mut game = runner.table().unwrap().clone();
    let Some(StepAnswer::Action(own)) = right_answers(step, Some(&game)).pop() else {
        panic!("more than one pass is right");
    };
    let verdict = runner.answer_at(&StepAnswer::Action(own), Some(&game));
    assert_eq!(verdict, StepVerdict::Right);
    game.apply(Seat::FIRST, own).unwrap();
    Script::new(others).run(&mut game).unwrap();
    runner.set_table(game);
    runner.next();
    let again = taken_up(&runner);
    assert_eq!(again.step().unwrap().id, "new");
    assert!(again.table() == runner.table(), "with what they passed");
    assert_eq!(again.takes_up(), runner.takes_up(), "and again");
    let scripted = Runner::resume(shipped("right-across-left"), Some("new"));
    assert!(scripted.table() != again.table());
}

#[test]
fn a_game_that_cannot_have_been_played_at_its_table_begins_anew() {
    let lesson = shipped("first-whole-game");
    let begun = Runner::resume(Arc::clone(&lesson), Some("charleston"));
    for (step, action) in [
        ("charleston", "0 discard 1B"),
        ("together", "1 pass J J J blind 0"),
        ("together", "9 draw"),
        ("alone", "what is this"),
        ("alone", ""),
    ] {
        let left = Left::AtTable {
            step: step.to_owned(),
            actions: vec![action.to_owned()],
        };
        let runner = Runner::with_recall(Arc::clone(&lesson), Some(&left), vec![], vec![]);
        assert_eq!(runner.step().unwrap().id, "charleston", "{action}");
        assert_eq!(runner.table(), begun.table(), "{action}");
        assert!(!runner.is_under_way(), "{action}");
    }
    let gone = Left::AtTable {
        step: "no-such-step".to_owned(),
        actions: Vec::new(),
    };
    let runner = Runner::with_recall(lesson, Some(&gone), vec![], vec![]);
    assert_eq!(runner.at(), 0);
}

#[test]
fn at_every_table_of_the_course_the_others_do_what_the_script_says() {
    let mut laid_open = 0;
    for lesson in course() {
        for step in &lesson.steps {
            if step.plays.is_empty() {
                continue;
            }
            let runner = Runner::resume(Arc::clone(&lesson), Some(&step.id));
            let Some(table) = runner
                .table()
                .filter(|_| runner.step().unwrap().id == step.id)
            else {
                continue;
            };
            let mut session =
                Session::of_game(Arc::clone(&step.card), table.clone(), [Level::Learner; 4]);
            session.follow_script(Script::new(step.plays.iter().copied()));
            for second in 0..120 {
                session.advance(f64::from(second), 0.5);
            }
            if let Situation::LaidOpen(who) = session.view().situation() {
                laid_open += 1;
                assert!(
                    session.laid_open(who).is_some(),
                    "{} {}",
                    lesson.id,
                    step.id
                );
            }
            assert_ne!(
                session.awaited(),
                Awaited::Bots,
                "{} {}: the script stops",
                lesson.id,
                step.id
            );
        }
    }
    assert!(
        laid_open > 0,
        "a hand that was laid open by mistake is seen"
    );
}

#[test]
fn who_lets_the_last_discard_go_sees_the_wall_game() {
    let course = course();
    let lesson = course.iter().find(|it| it.id == "wall-game").unwrap();
    let runner = Runner::resume(Arc::clone(lesson), Some("live"));
    let mut table = runner.table().unwrap().clone();
    let plays = &runner.step().unwrap().plays;
    Script::new(plays.iter().copied()).run(&mut table).unwrap();
    table.apply(Seat::FIRST, Action::LetGo).unwrap();
    let now = table.view(Seat::FIRST).situation();
    assert!(matches!(now, Situation::Over(_)), "{now:?}");
}

#[test]
fn in_the_first_lesson_the_tiles_stand_on_the_rack_in_the_order_of_the_line() {
    let lesson = shipped("first-mah-jongg");
    let tables = lesson.steps.iter().filter_map(|step| match &step.scene {
        Scene::SetUp(game) => Some((&step.id, game)),
        _ => None,
    });
    // Both lines begin with flowers, and their numbers grow.
    for (step, game) in tables {
        let rack = game.view(Seat::FIRST).rack().tiles();
        let numbers: Vec<u8> = rack
            .map(|tile| match tile {
                Tile::Flower => 0,
                Tile::Suited(_, number) => number.get(),
                other => panic!("{step}: {other}"),
            })
            .collect();
        assert!(numbers.is_sorted(), "{step}: {numbers:?}");
    }
}
