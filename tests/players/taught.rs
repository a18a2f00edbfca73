//! The coach is never ahead of the course.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::coach::{AdviceReason, Severity, Taught, Topic, Warning, advise};
use mahj_tutor::lesson;
use mahj_tutor::profile::{LessonProgress, Progress};
use mahj_tutor::rules::{Action, BySeat, Game, Seat, Setup, Situation, TableRules, View};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// Looks at every decision of some games.
fn in_games(card: &Arc<CompiledCard>, games: u64, mut look: impl FnMut(View<'_>)) {
    let bot = |_| Bot::new(Level::Regular, Style::default(), Arc::clone(card));
    let bots = BySeat::from_fn(bot);
    for seed in 0..games {
        let mut game = Game::deal(Setup {
            card: Arc::clone(card.card()),
            rules: TableRules::default(),
            seed,
            east: Seat::FIRST,
            scores: BySeat::default(),
            bettor_score: 0,
        });
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        while game.outcome().is_none() {
            let asked = game.to_act();
            let seat = Seat::ALL.into_iter().find(|seat| asked[*seat]).unwrap();
            look(game.view(seat));
            let action = bots[seat].choose(game.view(seat), &mut chance).unwrap();
            game.apply(seat, action).unwrap();
        }
    }
}

const fn is_ahead(reason: AdviceReason) -> bool {
    matches!(
        reason,
        AdviceReason::JokerIsWorthMore { .. }
            | AdviceReason::NaturalIsNeeded { .. }
            | AdviceReason::JokerHasNoPlace { .. }
            | AdviceReason::SaferThan { .. }
            | AdviceReason::MayBeWaitedFor { .. }
            | AdviceReason::SafeToDiscard { .. }
    )
}

#[test]
fn before_their_lessons_nothing_is_said_of_exchanges_and_of_what_the_others_want() {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let beginner = Taught::by(true, |_| false);
    let (mut ahead, mut exchanges) = (0, 0);
    in_games(&card, 4, |view| {
        let advice = advise(&card, view);
        let exchange = |action: &Action| matches!(action, Action::Exchange(_));
        ahead += usize::from(advice.recommendations.iter().any(|it| is_ahead(it.reason)));
        exchanges += usize::from(advice.recommendations.iter().any(|it| exchange(&it.action)));
        let told = beginner.in_advice(advice.clone());
        assert_eq!(told.best().is_some(), advice.best().is_some());
        for recommendation in &told.recommendations {
            assert!(!is_ahead(recommendation.reason) && !exchange(&recommendation.action));
        }
        // Whoever takes nothing of the course hears everything.
        let player = Taught::by(false, |_| false);
        assert_eq!(player.in_advice(advice.clone()), advice);
    });
    assert!(ahead > 20 && exchanges > 5, "{ahead} {exchanges}");
}

#[test]
fn a_warning_says_no_more_than_was_taught() {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let beginner = Taught::by(true, |_| false);
    let mut seen = 0;
    in_games(&card, 3, |view| {
        if !matches!(view.situation(), Situation::ToDiscard(_)) {
            return;
        }
        for (tile, _) in view.rack().kinds() {
            let action = Action::Discard(tile);
            let Some(warning) = Warning::suspect(&card, view, &action, Severity::Doubtful) else {
                continue;
            };
            seen += usize::from(is_ahead(warning.reason));
            if let Some(warning) = warning.within(&beginner) {
                assert!(!is_ahead(warning.reason), "{:?}", warning.reason);
                assert!(!matches!(warning.best.action, Action::Exchange(_)));
            }
        }
    });
    assert!(seen > 0, "{seen}");
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
    for topic in Topic::ALL {
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
