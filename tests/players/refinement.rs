//! Playing on gives better estimates: the same ones whoever plays, honest ones, and none too many.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::Level;
use mahj_tutor::coach::{
    Advice, AdviceReason, Budget, Playout, Recommendation, Refinement, Traded, advise,
};
use mahj_tutor::play::{BackgroundRefinement, Refining, Session, Thinking, work_between_frames};
use mahj_tutor::rules::{Action, Claim, Game, Seat, Situation, TableRules, View};

use crate::decisions::{play, practice};

/// Two batches or so near the end of a game.
const LITTLE: Budget = Budget { games: 30 };

/// Plays a game between bots up to the first decision of the learner's seat that `wanted` accepts.
fn decision(
    card: &Arc<CompiledCard>,
    seed: u64,
    wanted: impl Fn(View<'_>) -> bool,
) -> Option<Game> {
    let is_it = |view: View<'_>| view.seat() == Seat::FIRST && wanted(view);
    let game = play(card, &TableRules::default(), seed, is_it);
    game.outcome().is_none().then_some(game)
}

fn first_of(card: &Arc<CompiledCard>, wanted: impl Fn(View<'_>) -> bool + Copy) -> Game {
    (0..100)
        .find_map(|seed| decision(card, seed, wanted))
        .unwrap()
}

/// A turn near the end of a game, where playing on takes little time.
fn late_turn(view: View<'_>) -> bool {
    matches!(view.situation(), Situation::ToDiscard(_))
        && view.wall_left() < 20
        && view.accepts(&Action::DeclareMahJongg).is_err()
}

fn refinement(card: &Arc<CompiledCard>, game: &Game) -> (Advice, Refinement) {
    let view = game.view(Seat::FIRST);
    let advice = advise(card, view);
    let refinement = Refinement::new(card, view, &advice, LITTLE, 7).unwrap();
    (advice, refinement)
}

fn played(mut refinement: Refinement) -> Vec<Recommendation> {
    while refinement.step() {}
    refinement.recommendations()
}

#[test]
fn the_estimates_follow_from_the_seed_however_many_threads_there_are() {
    let card = practice();
    let game = first_of(&card, late_turn);
    let alone = played(refinement(&card, &game).1);
    for threads in [1, 3] {
        let refinement =
            BackgroundRefinement::begin_with(refinement(&card, &game).1, threads, || {});
        while !refinement.is_done() {
            thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(refinement.recommendations().0, alone, "{threads}");
    }
}

#[test]
fn every_action_is_played_on_from_and_none_is_added_or_lost() {
    let card = practice();
    for wanted in [late_turn, |view: View<'_>| {
        matches!(view.situation(), Situation::Claims(_)) && view.wall_left() < 30
    }] {
        let (advice, refinement) = refinement(&card, &first_of(&card, wanted));
        assert_eq!(
            refinement.recommendations(),
            advice.recommendations,
            "nothing has been played yet"
        );
        let better = played(refinement);
        assert_eq!(better.len(), advice.recommendations.len());
        for recommendation in &better {
            assert!(
                advice
                    .recommendations
                    .iter()
                    .any(|quick| quick.action == recommendation.action)
            );
            assert!(recommendation.estimate.standard_error.unwrap() > 0.0);
            assert!((0.0..=1.0).contains(&recommendation.estimate.win));
        }
    }
}

#[test]
fn every_kind_of_decision_of_the_charleston_is_compared() {
    let card = practice();
    let kinds: [fn(View<'_>) -> bool; 4] = [
        |view| matches!(view.situation(), Situation::Charleston(_)),
        |view| view.situation() == Situation::Vote,
        |view| view.situation() == Situation::CourtesyOffer,
        |view| matches!(view.situation(), Situation::CourtesyPass { .. }),
    ];
    for kind in kinds {
        let game = first_of(&card, kind);
        let (advice, mut refinement) = refinement(&card, &game);
        assert!(
            advice.recommendations.len() > 1,
            "{:?}",
            game.view(Seat::FIRST).situation()
        );
        let task = refinement.next_task().unwrap();
        let playout = refinement
            .playouts()
            .play(task.round, task.action, &|| true);
        assert!(playout.is_some());
    }
}

#[test]
fn a_game_that_can_be_won_now_is_not_played_on() {
    let card = practice();
    let may_also_expose = |view: View<'_>| {
        let exposes = |action: &Action| matches!(action, Action::Claim(Claim::Exposure { .. }));
        let wins = view.check(&Action::Claim(Claim::MahJongg)).is_ok();
        wins && view.legal_actions().iter().any(exposes)
    };
    let mut compared = 0;
    for seed in 0..400 {
        let game = play(&card, &TableRules::default(), seed, |view| {
            view.seat() == Seat::FIRST && may_also_expose(view)
        });
        if game.outcome().is_some() {
            continue;
        }
        let advice = advise(&card, game.view(Seat::FIRST));
        let budget = Budget { games: 40 };
        let refined = Refinement::new(&card, game.view(Seat::FIRST), &advice, budget, seed);
        let Some(mut refined) = refined else { continue };
        while refined.step() {}
        assert!(refined.recommendations()[0].wins_now(), "game {seed}");
        compared += 1;
    }
    assert!(compared > 3, "{compared}");
}

#[test]
fn the_actions_stand_in_the_order_of_their_figures() {
    let card = practice();
    let better = played(refinement(&card, &first_of(&card, late_turn)).1);
    let worth = better
        .iter()
        .map(|recommendation| recommendation.estimate.utility());
    let worth = worth.collect::<Vec<_>>();
    assert!(worth.is_sorted_by(|one, next| one + 1e-5 >= *next));
    assert!(worth.first() > worth.last(), "actions differ");
}

#[test]
fn what_little_is_left_of_a_game_is_played_more_often() {
    let card = practice();
    let games = |game: &Game| {
        let (_, mut refinement) = refinement(&card, game);
        let mut games = 0;
        while let Some(task) = refinement.next_task() {
            let won = task.round % 2 == 0;
            refinement.take(
                task,
                Some(Playout {
                    won,
                    points: 0,
                    thrown: false,
                }),
            );
            games += 1;
        }
        games
    };
    let pass = first_of(&card, |view| {
        matches!(view.situation(), Situation::Charleston(_))
    });
    let (early, late) = (games(&pass), games(&first_of(&card, late_turn)));
    assert!(early <= LITTLE.games, "{early} games");
    assert!(late > 2 * early, "{late} games late, {early} early");
}

#[test]
fn what_a_seat_cannot_see_changes_no_better_estimate() {
    let card = practice();
    let kinds: [fn(View<'_>) -> bool; 5] = [
        |view| matches!(view.situation(), Situation::Charleston(_)),
        |view| view.situation() == Situation::Vote,
        |view| view.situation() == Situation::CourtesyOffer,
        |view| matches!(view.situation(), Situation::Claims(_)) && view.must_act(),
        late_turn,
    ];
    for kind in kinds {
        let game = first_of(&card, kind);
        let other = game.reshuffle_hidden(Seat::FIRST, 99);
        assert_ne!(game, other);
        let better = |game: &Game| {
            let mut refinement = refinement(&card, game).1;
            refinement.step();
            refinement.recommendations()
        };
        assert_eq!(better(&game), better(&other));
    }
}

#[test]
fn what_a_seat_cannot_see_changes_no_game_that_is_played_on_at_any_decision() {
    let card = practice();
    let kinds: [fn(View<'_>) -> bool; 6] = [
        |view| matches!(view.situation(), Situation::Charleston(_)),
        |view| view.situation() == Situation::Vote,
        |view| view.situation() == Situation::CourtesyOffer,
        |view| matches!(view.situation(), Situation::CourtesyPass { .. }),
        |view| matches!(view.situation(), Situation::ToDiscard(_)),
        |view| view.must_act() && matches!(view.situation(), Situation::Claims(_)),
    ];
    for kind in kinds {
        let game = first_of(&card, kind);
        let other = game.reshuffle_hidden(Seat::FIRST, 99);
        assert_ne!(game, other);
        let (advice, one) = refinement(&card, &game);
        let (_, other) = refinement(&card, &other);
        for recommendation in 0..advice.recommendations.len() {
            let play =
                |refinement: &Refinement| refinement.playouts().play(3, recommendation, &|| true);
            assert_eq!(
                play(&one),
                play(&other),
                "{}",
                advice.recommendations[recommendation].action
            );
        }
    }
}

#[test]
fn a_hand_that_is_complete_wins_every_game_when_declared() {
    let card = practice();
    let wins = |view: View<'_>| {
        view.accepts(&Action::DeclareMahJongg).is_ok()
            || view.accepts(&Action::Claim(Claim::MahJongg)).is_ok()
    };
    let better = played(refinement(&card, &first_of(&card, wins)).1);
    let [best, others @ ..] = better.as_slice() else {
        panic!("nothing is compared");
    };
    assert!(matches!(
        best.action,
        Action::DeclareMahJongg | Action::Claim(Claim::MahJongg)
    ));
    assert!((best.estimate.win - 1.0).abs() < 1e-6);
    assert!(best.estimate.points > 0.0);
    assert!(
        best.action != Action::DeclareMahJongg || best.estimate.standard_error.is_none(),
        "what is won is won"
    );
    assert!(others.iter().all(|other| other.estimate.win < 1.0));
}

/// The reasons that say that an action is the best one.
pub(crate) fn claims_to_be_best(reason: AdviceReason) -> bool {
    matches!(
        reason,
        AdviceReason::HelpLeast { .. }
            | AdviceReason::MissedLeast { .. }
            | AdviceReason::TurnsTo { .. }
    )
}

#[test]
fn no_reason_says_that_an_action_is_best_which_is_not_first_any_more() {
    let card = practice();
    let mut overtaken = 0;
    for seed in 0..40 {
        let Some(game) = decision(&card, seed, late_turn) else {
            continue;
        };
        let (advice, refinement) = refinement(&card, &game);
        let better = played(refinement);
        let [best, others @ ..] = better.as_slice() else {
            panic!("actions are compared");
        };
        assert!(others.iter().all(|other| !claims_to_be_best(other.reason)));
        let is_other = best.action != advice.recommendations[0].action;
        assert!(!(is_other && matches!(best.reason, AdviceReason::TakesFrom { .. })));
        overtaken += u32::from(is_other);
    }
    assert!(overtaken > 0);
}

#[test]
fn who_was_first_at_once_is_told_why_another_action_is_first_now() {
    let card = practice();
    let a_discard = |view: View<'_>| matches!(view.situation(), Situation::ToDiscard(_));
    let (best, other) = (0..30)
        .filter_map(|seed| decision(&card, seed, a_discard))
        .map(|game| advise(&card, game.view(Seat::FIRST)).recommendations)
        .find(|it| claims_to_be_best(it[0].reason) && it.len() > 1)
        .map(|it| (it[0].clone(), it[1].clone()))
        .unwrap();
    let traded = Traded::between(&best.action, &other.action);
    // A tile of the one for a tile of the other.
    assert_eq!(Some(traded.given), best.action.given_away());
    assert_eq!(Some(traded.kept), other.action.given_away());
    assert_eq!(best.reason.played_on(true, true, traded), best.reason);
    assert_eq!(
        best.reason.played_on(true, false, traded),
        AdviceReason::WorsePlayedOn(traded)
    );
}

#[test]
fn nothing_goes_on_once_it_is_dropped() {
    let card = practice();
    let game = first_of(&card, |view| {
        matches!(view.situation(), Situation::Charleston(_))
    });
    let told = Arc::new(());
    let held = Arc::clone(&told);
    let tell = move || {
        let _ = &held;
    };
    let refinement = BackgroundRefinement::begin_with(refinement(&card, &game).1, 2, tell);
    assert!(!refinement.is_done());
    drop(refinement);
    assert_eq!(Arc::strong_count(&told), 1, "no thread holds on to it");
}

#[test]
fn between_frames_the_estimates_are_those_of_the_threads() {
    let card = practice();
    let game = first_of(&card, |view| {
        matches!(view.situation(), Situation::Charleston(_))
    });
    let at_once = BackgroundRefinement::begin_with(refinement(&card, &game).1, 0, || {});
    let how = Refining::BetweenFrames(Budget::USUAL);
    let between = BackgroundRefinement::begin(refinement(&card, &game).1, how, || {});
    assert!(!between.is_done());
    let mut frames = 0;
    while work_between_frames(one_piece()) {
        frames += 1;
    }
    assert!(frames > 10, "a frame is never asked for all of it");
    assert!(between.is_done());
    assert_eq!(between.recommendations(), at_once.recommendations());

    let dropped = BackgroundRefinement::begin(refinement(&card, &game).1, how, || {});
    drop(dropped);
    assert!(!work_between_frames(one_piece()), "nobody waits for it");
}

/// As much as a slow frame can spare.
fn one_piece() -> impl FnMut() -> bool {
    let mut pieces = 0;
    move || {
        pieces += 1;
        pieces == 1
    }
}

#[test]
fn a_thought_is_the_same_wherever_it_is_found() {
    let mut session = Session::begin(practice(), TableRules::default(), [Level::Regular; 4], 1);
    session.skip_opening();
    let little = Budget { games: 20 };
    let think = |how| {
        let thinking = Thinking::begin(&session, how, 1, None, None, || {});
        std::iter::repeat_with(|| thinking.take())
            .inspect(|_| thread::sleep(Duration::from_millis(1)))
            .find_map(|thought| thought)
            .unwrap()
    };
    let at_once = think(Refining::AtOnce(little));
    let later = think(Refining::InBackground(little));
    assert!(!at_once.advice.recommendations.is_empty());
    assert_eq!(at_once.advice, later.advice);
    assert!(later.refinement.is_some());
    let first_only = think(Refining::InBackground(little).without_playing_on());
    assert_eq!(first_only.advice, at_once.advice);
    assert!(first_only.refinement.is_none());
}
