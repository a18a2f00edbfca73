//! The coach is honest, legal and never at a loss for words.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Distances};
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card::{self, Card};
use mahj_tutor::coach::{Reason, advise};
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::rules::{Action, BySeat, Claim, Game, Outcome, Seat, Setup, Situation, TableRules};
use mahj_tutor::wording;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

fn practice() -> Arc<Card> {
    Arc::new(card::practice().unwrap())
}

fn bots(compiled: &Arc<CompiledCard>) -> BySeat<Bot> {
    let levels = [
        Level::Expert,
        Level::Regular,
        Level::Learner,
        Level::Regular,
    ];
    BySeat::from_fn(|seat: Seat| {
        Bot::new(levels[seat.index()], Style::default(), Arc::clone(compiled))
    })
}

/// Plays a game and shows `look` the state before every act.
fn play(compiled: &Arc<CompiledCard>, seed: u64, mut look: impl FnMut(&Game, Seat)) -> Game {
    let mut game = Game::deal(Setup {
        card: Arc::clone(compiled.card()),
        rules: TableRules::default(),
        seed,
        east: Seat::FIRST,
        scores: BySeat::default(),
        bettor_score: 0,
    });
    let bots = bots(compiled);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while game.outcome().is_none() {
        let to_act = game.to_act();
        let seat = Seat::ALL.into_iter().find(|seat| to_act[*seat]).unwrap();
        look(&game, seat);
        let action = bots[seat].choose(game.view(seat), &mut rng).unwrap();
        game.apply(seat, action).unwrap();
    }
    game
}

#[test]
fn whoever_must_act_is_given_legal_acts_with_a_sentence_in_every_language() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let locales = Language::all().map(Locale::new).collect::<Vec<_>>();
    for seed in 0..6 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            let advice = advise(&compiled, view);
            assert!(advice.best().is_some(), "{:?}", view.situation());
            for act in &advice.acts {
                assert_eq!(view.check(&act.action), Ok(()));
                assert!((0.0..=1.0).contains(&act.estimate.win));
                for locale in &locales {
                    let message = wording::coach_reason(&act.reason, view.card());
                    let said = locale.say(&message);
                    assert!(locale.has(&message.id) && !said.contains('{'), "{said}");
                }
            }
        });
    }
}

#[test]
fn a_complete_hand_is_always_to_be_declared() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let mut seen = 0;
    for seed in 0..10 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            let win = match view.situation() {
                Situation::Claims(_) => Action::Claim(Claim::MahJongg),
                _ => Action::DeclareMahJongg,
            };
            if view.check(&win).is_ok() {
                let advice = advise(&compiled, view);
                let best = advice.best().unwrap();
                assert_eq!(best.action, win);
                assert!(matches!(best.reason, Reason::Complete { .. }));
                seen += 1;
            }
        });
    }
    assert!(seen > 0);
}

#[test]
fn the_analysis_and_the_rules_agree_on_which_hands_are_complete() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let mut distances = Distances::default();
    let mut complete = 0;
    for seed in 0..20 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            if matches!(view.situation(), Situation::ToDiscard(_)) {
                compiled.measure(view.rack(), view.exposures(seat), &mut distances);
                let may_declare = view.check(&Action::DeclareMahJongg).is_ok();
                assert_eq!(distances.least() == Some(0), may_declare, "{}", view.rack());
                complete += u32::from(may_declare);
            }
        });
    }
    assert!(complete > 0);
}

#[test]
fn the_chances_come_true_about_as_often_as_they_say() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    // By tenths of a chance: how many forecasts, their sum, and how many of them came true.
    let mut tenths = [(0.0_f32, 0.0_f32, 0.0_f32); 10];
    for seed in 0..60 {
        let mut forecasts = Vec::new();
        let game = play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            if matches!(view.situation(), Situation::ToDiscard(_)) {
                let advice = advise(&compiled, view);
                forecasts.extend(advice.best().map(|act| (seat, act.estimate.win)));
            }
        });
        let winner = match game.outcome() {
            Some(Outcome::Win(win)) => Some(win.winner),
            _ => None,
        };
        for (seat, chance) in forecasts {
            let tenth = &mut tenths[((chance * 10.0) as usize).min(9)];
            tenth.0 += 1.0;
            tenth.1 += chance;
            tenth.2 += f32::from(u8::from(winner == Some(seat)));
        }
    }
    for (count, said, true_ones) in tenths {
        // A tenth with few forecasts says nothing; nearby forecasts of one game share their luck.
        if count >= 150.0 {
            let (said, came_true) = (said / count, true_ones / count);
            assert!(
                (said - came_true).abs() < 0.15,
                "{said} {came_true} of {count}"
            );
        }
    }
}
