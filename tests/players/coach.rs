//! The coach is honest, legal and never at a loss for words.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;

use mahj_tutor::analysis::{
    CompiledCard, Distances, Estimate, LineOutlook, Unseen, outlooks_of_lines,
};
use mahj_tutor::bot::{Bot, Evaluation, Level, Style};
use mahj_tutor::card::{self, Card};
use mahj_tutor::coach::{AdviceReason, Plan, Severity, Warning, advise, breakdown, others};
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::rules::{
    Action, BySeat, Claim, Game, Outcome, Seat, Setup, Situation, TableRules, WinningTile,
};
use mahj_tutor::tile::Tile;
use mahj_tutor::wording;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

pub(crate) fn practice() -> Arc<Card> {
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

/// Plays a game and shows `look` the state before every action.
pub(crate) fn play(compiled: &Arc<CompiledCard>, seed: u64, look: impl FnMut(&Game, Seat)) -> Game {
    play_by(TableRules::default(), compiled, seed, look)
}

fn play_by(
    rules: TableRules,
    compiled: &Arc<CompiledCard>,
    seed: u64,
    mut look: impl FnMut(&Game, Seat),
) -> Game {
    let mut game = Game::deal(Setup {
        card: Arc::clone(compiled.card()),
        rules,
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
fn whoever_must_act_is_given_legal_actions_with_a_sentence_in_every_language() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let locales = Language::all().map(Locale::new).collect::<Vec<_>>();
    for seed in 0..6 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            let advice = advise(&compiled, view);
            assert!(advice.best().is_some(), "{:?}", view.situation());
            for recommendation in &advice.recommendations {
                assert_eq!(view.accepts(&recommendation.action), Ok(()));
                assert!((0.0..=1.0).contains(&recommendation.estimate.win));
                for locale in &locales {
                    let message = wording::coach_reason(&recommendation.reason, view.card());
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
            if view.accepts(&win).is_ok() {
                let advice = advise(&compiled, view);
                let best = advice.best().unwrap();
                assert_eq!(best.action, win);
                assert!(matches!(best.reason, AdviceReason::Complete { .. }));
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
                let may_declare = view.accepts(&Action::DeclareMahJongg).is_ok();
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
                forecasts.extend(
                    advice
                        .best()
                        .map(|recommendation| (seat, recommendation.estimate.win)),
                );
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

#[test]
fn no_action_but_one_that_completes_the_hand_is_as_good_as_won() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let mut beside_a_complete_hand = 0;
    for seed in 0..10 {
        play(&compiled, seed, |game, seat| {
            let advice = advise(&compiled, game.view(seat));
            let is_complete = |recommendation: Action| {
                matches!(
                    recommendation,
                    Action::DeclareMahJongg | Action::Claim(Claim::MahJongg)
                )
            };
            let may_declare = advice
                .recommendations
                .iter()
                .any(|recommendation| is_complete(recommendation.action));
            for recommendation in &advice.recommendations {
                if let Action::Discard(_) | Action::LetGo | Action::Draw = recommendation.action {
                    assert!(
                        recommendation.estimate.win < 0.99,
                        "{seed}: {recommendation:?}"
                    );
                    beside_a_complete_hand += u32::from(may_declare);
                }
            }
        });
    }
    assert!(beside_a_complete_hand > 0);
}

#[test]
fn a_complete_hand_is_expected_to_bring_what_it_is_paid() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let agreed = TableRules {
        double_dice: true,
        three_exposure_liability: true,
        loss_limit: Some(150),
        ..TableRules::default()
    };
    let usual = TableRules::default();
    let (mut declared, mut other_than_usual) = (0, 0);
    for (seed, rules) in (0..40).flat_map(|seed| [(seed, &agreed), (seed, &usual)]) {
        play_by(rules.clone(), &compiled, seed, |game, seat| {
            let advice = advise(&compiled, game.view(seat));
            let Some(recommendation) = advice.recommendations.first() else {
                return;
            };
            let AdviceReason::Complete { value, points, .. } = recommendation.reason else {
                return;
            };
            let mut game = game.clone();
            game.apply(seat, recommendation.action).unwrap();
            while game.outcome().is_none() {
                let asked = game.to_act();
                let other = Seat::ALL.into_iter().find(|seat| asked[*seat]).unwrap();
                game.apply(other, Action::LetGo).unwrap();
            }
            let Some(Outcome::Win(win)) = game.outcome() else {
                panic!("it is a win")
            };
            let paid = win.payments.balance[seat];
            assert!((recommendation.estimate.points - paid as f32).abs() < 0.5);
            assert_eq!(i32::from(points), paid);
            declared += 1;
            let times = match win.tile {
                WinningTile::Discarded(_) => 4,
                _ => 6,
            };
            other_than_usual += u32::from(paid != times * i32::from(value));
        });
    }
    assert!(
        declared > 20 && other_than_usual > 3,
        "{declared} {other_than_usual}"
    );
}

/// How many tiles a seat draws if it lets every discard go from here on, and so do the others.
fn draws_without_claims(mut game: Game, seat: Seat) -> usize {
    let mut draws = 0;
    while game.outcome().is_none() {
        let asked = game.to_act();
        let next = Seat::ALL.into_iter().find(|seat| asked[*seat]).unwrap();
        let view = game.view(next);
        let recommendation = match view.situation() {
            Situation::Claims(_) => Action::LetGo,
            Situation::ToDraw(_) => Action::Draw,
            _ => Action::Discard(view.rack().kinds().next().unwrap().0),
        };
        draws += usize::from(next == seat && recommendation == Action::Draw);
        game.apply(next, recommendation).unwrap();
    }
    draws
}

#[test]
fn the_draws_that_are_left_are_counted_from_whose_turn_it_is() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let (mut compared, mut drew_the_last) = (0, 0);
    for seed in 0..60 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            let recommendation = match view.situation() {
                Situation::ToDraw(_) => Action::Draw,
                Situation::Claims(_) => Action::LetGo,
                Situation::ToDiscard(_) => Action::Discard(view.rack().kinds().next().unwrap().0),
                _ => return,
            };
            if view.wall_left() < 9 {
                let draws = breakdown(&compiled, view, &recommendation, &Plan::default()).draws;
                assert_eq!(
                    draws,
                    draws_without_claims(game.clone(), seat),
                    "{recommendation}"
                );
                compared += 1;
                drew_the_last += u32::from(recommendation == Action::Draw && view.wall_left() == 1);
            }
        });
    }
    assert!(
        compared > 50 && drew_the_last > 0,
        "{compared} {drew_the_last}"
    );
}

#[test]
fn stopping_and_going_on_have_figures_of_their_own_of_which_the_first_is_the_better() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    // How many votes, and how many tiles the nearest of the best lines lacks in them altogether.
    let (mut stops, mut goes_on) = ((0_u32, 0_u32), (0_u32, 0_u32));
    for seed in 0..150 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            if view.situation() != Situation::Vote {
                return;
            }
            let advice = advise(&compiled, view);
            let [first, other] = advice.recommendations.as_slice() else {
                panic!("there are two answers");
            };
            assert!(first.estimate.win > other.estimate.win);
            assert!(first.estimate.points > other.estimate.points);
            let sum = match first.action {
                Action::Stop => &mut stops,
                _ => &mut goes_on,
            };
            sum.0 += 1;
            let nearest = advice.lines.iter().map(|line| line.distance).min();
            sum.1 += u32::from(nearest.unwrap());
        });
    }
    let missing = |(votes, missing): (u32, u32)| f64::from(missing) / f64::from(votes);
    assert!(stops.0 > 3 && goes_on.0 > 100, "{stops:?} {goes_on:?}");
    assert!(missing(stops) < 4.0 && missing(goes_on) > 5.0);
}

#[test]
fn the_best_line_can_still_be_made_if_any_can() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let (mut late, mut out_of_reach) = (0, 0);
    for seed in 0..60 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            if view.wall_left() > 40 || !matches!(view.situation(), Situation::ToDiscard(_)) {
                return;
            }
            late += 1;
            let unseen = Unseen::new(view);
            let is_lost = |line: &LineOutlook| line.is_lost(&unseen);
            if advise(&compiled, view).lines.first().is_some_and(is_lost) {
                let evaluation = Evaluation::new(&compiled, view, Level::Expert);
                let lines = outlooks_of_lines(&evaluation.prospects(), &unseen);
                assert!(
                    lines.iter().flatten().all(is_lost),
                    "{seed}: {}",
                    view.rack()
                );
                out_of_reach += 1;
            }
        });
    }
    assert!(late > 100 && out_of_reach < late, "{late} {out_of_reach}");
}

#[test]
fn what_the_others_may_be_after_is_told_of_each_who_has_exposed_something() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let locales = Language::all().map(Locale::new).collect::<Vec<_>>();
    let mut told = 0;
    for seed in 0..6 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            let read = others(&compiled, view);
            let exposed = (1..4).map(|steps| seat.steps_right(steps));
            let exposed = exposed.filter(|seat| !view.exposures(*seat).is_empty());
            assert!(exposed.eq(read.iter().map(|other| other.seat)));
            for other in &read {
                assert!(other.lines.iter().map(|(_, share)| share).sum::<f32>() < 1.001);
                assert!(other.lines.is_sorted_by(|one, next| one.1 >= next.1));
                let names = wording::Names::for_learner(view.east());
                for message in wording::other(other, view.card(), names) {
                    assert!(locales.iter().all(|locale| locale.has(&message.id)));
                    told += 1;
                }
            }
        });
    }
    assert!(told > 100);
}

#[test]
fn a_chance_that_is_none_is_told_apart_from_a_small_one() {
    let english = Locale::new("en".parse().unwrap());
    let said = |win, standard_error| {
        let estimate = Estimate {
            win,
            points: 0.0,
            standard_error,
        };
        english.say(&wording::chance_to_win(&estimate))
    };
    assert_eq!(said(0.0, None), "Chance to win: 0% (not possible anymore)");
    assert_eq!(said(0.001, None), "Chance to win: under 1% (hardly ever)");
    // Games that were played on and all lost do not prove that.
    assert!(said(0.0, Some(0.01)).starts_with("Chance to win: under 1%, give or take 2"));
}

#[test]
fn a_chance_is_said_by_the_nearest_fraction_and_never_by_a_smaller_one_than_a_smaller_chance() {
    let mut largest = 0.0;
    for percent in 2..=98 {
        let chance = percent as f32 / 100.0;
        let estimate = Estimate {
            win: chance,
            points: 0.0,
            standard_error: None,
        };
        let said = Locale::new("en".parse().unwrap()).say(&wording::chance_to_win(&estimate));
        let words = said.split_once('(').unwrap().1.trim_end_matches(')');
        let fraction = match words.strip_prefix("about ").unwrap() {
            "even" => 0.5,
            fraction => {
                let (times, many) = fraction.split_once(" in ").unwrap();
                times.parse::<f32>().unwrap() / many.parse::<f32>().unwrap()
            }
        };
        assert!((fraction - chance).abs() <= 0.0501, "{said}");
        assert!(fraction >= largest, "{said} after {largest}");
        largest = fraction;
    }
    let said = |win| {
        let estimate = Estimate {
            win,
            points: 0.0,
            standard_error: None,
        };
        Locale::new("en".parse().unwrap()).say(&wording::chance_to_win(&estimate))
    };
    assert_eq!(said(0.40), "Chance to win: 40% (about 2 in 5)");
    assert_eq!(said(0.42), "Chance to win: 42% (about 2 in 5)");
    assert_eq!(said(1.0), "Chance to win: 100% (as good as won)");
}

#[test]
fn expected_points_are_reckoned_from_what_is_told_with_them() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let mut compared = 0;
    for seed in 0..4 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            let Some(Action::Discard(_)) = advise(&compiled, view)
                .best()
                .map(|recommendation| recommendation.action)
            else {
                return;
            };
            let recommendation = advise(&compiled, view).recommendations[0].clone();
            let stakes =
                breakdown(&compiled, view, &recommendation.action, &Plan::default()).stakes;
            assert!(
                (stakes.points(recommendation.estimate.win) - recommendation.estimate.points).abs()
                    < 0.01
            );
            compared += 1;
        });
    }
    assert!(compared > 20);
}

/// That a joker serves is sure; the few games that can be played on before an answer may not show it.
#[test]
fn a_joker_that_serves_is_never_let_go_without_a_word() {
    let card = crate::decisions::practice();
    let discard = Action::Discard(Tile::Joker);
    let mut warned = 0;
    crate::decisions::in_games(&card, &TableRules::default(), 8, |view| {
        if view.check(&discard).is_err() {
            return;
        }
        let warning = Warning::suspect(&card, view, &discard, Severity::Doubtful);
        if let Some(warning) = warning {
            assert!(warning.to_compare().is_none(), "{warning:?}");
            warned += 1;
        }
    });
    assert!(warned > 20, "{warned}");
}
