//! The coach is never ahead of the course.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::coach::{AdviceReason, CourseTopic, Severity, Taught, Warning, advise};
use mahj_tutor::lesson;
use mahj_tutor::profile::{LessonProgress, Progress};
use mahj_tutor::rules::{
    Action, Exposure, Game, Moment, PlannedRack, Position, Seat, Situation, TableRules,
};
use mahj_tutor::tile::{Tile, TileCounts};

use std::sync::Arc;

use crate::decisions::{in_games, practice};

fn is_ahead(reason: AdviceReason) -> bool {
    matches!(
        reason,
        AdviceReason::SaferThan { .. }
            | AdviceReason::MayBeWaitedFor { .. }
            | AdviceReason::SafeToDiscard { .. }
    ) || matches!(reason, AdviceReason::PlaysSafe { tile } if tile != Tile::Joker)
}

#[test]
fn before_their_lessons_nothing_is_said_of_what_the_others_want_but_the_same_is_done() {
    let card = practice();
    let beginner = Taught::by(true, |_| false);
    let (mut ahead, mut exchanges) = (0, 0);
    in_games(&card, &TableRules::default(), 4, |view| {
        let advice = advise(&card, view);
        let exchange = |action: &Action| matches!(action, Action::Exchange(_));
        ahead += usize::from(advice.recommendations.iter().any(|it| is_ahead(it.reason)));
        exchanges += usize::from(advice.recommendations.iter().any(|it| exchange(&it.action)));
        let told = beginner.in_advice(advice.clone());
        assert_eq!(told.best().is_some(), advice.best().is_some());
        for (recommendation, whole) in told.recommendations.iter().zip(&advice.recommendations) {
            assert!(!is_ahead(recommendation.reason));
            assert_eq!(
                recommendation.action, whole.action,
                "as the review will say"
            );
        }
        // Whoever takes nothing of the course hears everything.
        let player = Taught::by(false, |_| false);
        assert_eq!(player.in_advice(advice.clone()), advice);
    });
    assert!(ahead > 20 && exchanges > 5, "{ahead} {exchanges}");
}

#[test]
fn a_warning_says_no_more_than_was_taught() {
    let card = practice();
    let beginner = Taught::by(true, |_| false);
    let mut seen = 0;
    in_games(&card, &TableRules::default(), 3, |view| {
        if !matches!(view.situation(), Situation::ToDiscard(_)) {
            return;
        }
        for (tile, _) in view.rack().kinds() {
            let action = Action::Discard(tile);
            let Some(warning) = Warning::suspect(&card, view, &action, Severity::Doubtful) else {
                continue;
            };
            seen += usize::from(is_ahead(warning.reason));
            let warning = warning.within(&beginner);
            assert!(!is_ahead(warning.reason), "{:?}", warning.reason);
        }
    });
    assert!(seen > 0, "{seen}");
}

/// A hand of the First Card that lacks a natural for its pair, with one joker too many.
fn one_joker_too_many() -> Game {
    let mut position = Position::new(Arc::new(card::first().unwrap()));
    let me = Seat::FIRST;
    let group = |tile: &str| Exposure {
        tile: tile.parse().unwrap(),
        naturals: 3,
        jokers: 0,
        strays: TileCounts::EMPTY,
        claimed_from: me.across(),
    };
    position.racks[me] = PlannedRack::Exactly("J J F F 2B 2B 2B 6B".parse().unwrap());
    position.exposures[me] = vec![group("4B"), group("8D")];
    position.moment = Moment::ToDiscard {
        seat: me,
        drawn: None,
    };
    position.wall_left = Some(60);
    Game::from_position(&position).unwrap()
}

#[test]
fn a_joker_that_has_no_place_is_told_of_from_the_first_game_on() {
    let game = one_joker_too_many();
    let view = game.view(Seat::FIRST);
    let card = CompiledCard::new(Arc::clone(&game.setup().card));
    let beginner = Taught::by(true, |_| false);
    let told = beginner.in_advice(advise(&card, view));
    let best = told.best().unwrap();
    assert_eq!(best.action, Action::Discard(Tile::Joker));
    let has_no_place = matches!(best.reason, AdviceReason::JokerHasNoPlace { .. });
    assert!(has_no_place, "{:?}", best.reason);
}

#[test]
fn what_was_taught_is_told_by_the_lessons_that_were_finished() {
    let course = lesson::shipped();
    let mut progress = Progress::default();
    assert_eq!(progress.taught(), Taught::default(), "nobody of the course");
    let finished = || LessonProgress {
        finished: true,
        ..LessonProgress::default()
    };
    progress
        .lessons
        .insert("first-mah-jongg".to_owned(), finished());
    for topic in CourseTopic::ALL {
        let lesson = topic.lesson();
        let id = format!("\nid = \"{lesson}\"\n");
        let is_one = course.iter().any(|file| file.text.contains(&id));
        assert!(is_one, "`{lesson}` is a lesson");
        assert!(!progress.taught().has(topic));
        progress.lessons.insert(lesson.to_owned(), finished());
        assert!(progress.taught().has(topic));
    }
    assert_eq!(progress.taught(), Taught::default());
}
