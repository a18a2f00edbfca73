//! A game that is looked at again adds up.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;

use mahj_tutor::analysis::{ClaimUse, CompiledCard};
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::coach::{Budget, Severity, play_on};
use mahj_tutor::review::{Cause, FirstLook, Looking, Review, WinChance, passes_made};
use mahj_tutor::rules::{Action, BySeat, Game, Outcome, Seat, Setup, TableRules};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

fn played(compiled: &Arc<CompiledCard>, seed: u64) -> Game {
    let mut game = Game::deal(Setup {
        card: Arc::clone(compiled.card()),
        rules: TableRules::default(),
        seed,
        east: Seat::FIRST,
        scores: BySeat::default(),
        bettor_score: 0,
    });
    let bot = Bot::new(Level::Learner, Style::default(), Arc::clone(compiled));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while game.outcome().is_none() {
        let to_act = game.to_act();
        let seat = Seat::ALL.into_iter().find(|seat| to_act[*seat]).unwrap();
        let action = bot.choose(game.view(seat), &mut rng).unwrap();
        game.apply(seat, action).unwrap();
    }
    game
}

#[test]
fn luck_decisions_and_the_others_add_up_to_the_result() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    for seed in 1..=6 {
        let game = played(&compiled, seed);
        for seat in Seat::ALL {
            let review = Review::of(&compiled, &game, seat, Looking::AtOnce);
            let sums = review.sums();
            assert!(sums.add_up(), "{seed} {seat}: {sums:?}");
            let has_won = matches!(game.outcome(), Some(Outcome::Win(win)) if win.winner == seat);
            let result = if has_won {
                WinChance::WON
            } else {
                WinChance::NONE
            };
            assert_eq!(sums.result, result, "{seed} {seat}");
        }
    }
}

#[test]
fn each_change_begins_where_the_one_before_ended() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let game = played(&compiled, 7);
    let review = Review::of(&compiled, &game, Seat::FIRST, Looking::AtOnce);
    for pair in review.swings.windows(2) {
        let [before, after] = pair else { continue };
        assert_eq!(before.after, after.before, "{before:?} {after:?}");
        assert!(before.actions <= after.actions);
    }
    for swing in &review.swings {
        let is_own = swing.by.is_some_and(|(seat, _)| seat == Seat::FIRST);
        if swing.cause == Cause::Decision {
            assert!(is_own);
            assert!(
                swing.after <= swing.before,
                "a decision gains nothing: {swing:?}"
            );
        }
        assert_eq!(swing.decision.is_some(), swing.cause == Cause::Decision);
    }
}

#[test]
fn a_position_of_the_game_is_what_it_was_then() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let game = played(&compiled, 8);
    let all = game.actions().len();
    for actions in [0, 1, all / 2, all, all + 5] {
        let then = game.as_of(actions);
        assert_eq!(then.actions(), &game.actions()[..actions.min(all)]);
    }
}

#[test]
fn a_review_tells_what_every_pass_gave_and_brought_and_what_of_it_came_back() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let mut came_back = 0;
    for seed in 1..=40 {
        let game = played(&compiled, seed);
        for seat in Seat::ALL {
            let dealt = *game.as_of(0).view(seat).rack();
            let passes = passes_made(game.view(seat));
            let of_three = passes.iter().filter(|pass| pass.pass.is_some()).count();
            assert!([3, 6].contains(&of_three), "{seed} {seat}: {passes:?}");
            let mut rack = dealt;
            for (place, pass) in passes.iter().enumerate() {
                // What goes on unseen neither leaves the rack nor comes to it.
                assert_eq!(pass.gave.total(), pass.got.total(), "{seed} {seat}");
                for tile in pass.gave.tiles() {
                    assert!(
                        rack.remove(tile),
                        "{seed} {seat}: {tile} was not on the rack"
                    );
                }
                for (tile, count) in pass.got.kinds() {
                    rack.add_many(tile, count);
                }
                for (tile, count) in pass.came_back.kinds() {
                    assert!(count <= pass.gave[tile], "{seed} {seat}");
                    let later = passes[place + 1..].iter().map(|it| it.got[tile]);
                    let later: u8 = later.sum();
                    // The courtesy pass may have brought up to three more.
                    assert!(later + 3 >= count, "{seed} {seat}");
                }
                came_back += pass.came_back.total();
            }
        }
    }
    assert!(came_back > 0, "in so many Charlestons some tile comes back");
}

#[test]
fn a_mistake_costs_more_than_the_error_of_its_figures() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let closely = Looking::Closely(Budget { games: 200 });
    let (mut mistakes, mut cleared) = (0, 0);
    for seed in 1..=3 {
        let game = played(&compiled, seed);
        let review = Review::of(&compiled, &game, Seat::FIRST, closely);
        assert!(review.sums().add_up(), "{:?}", review.sums());
        for (swing, decision) in review.decisions() {
            assert_eq!(swing.before - decision.loss, swing.after);
            let Some(warning) = &decision.mistake else {
                cleared += usize::from(decision.error.is_some());
                continue;
            };
            mistakes += 1;
            let Some(lead) = warning.lead else { continue };
            assert_eq!(decision.error, Some(lead.win_error), "{swing:?}");
            let is_sure_of_win = lead.win > 2.0 * lead.win_error;
            let is_sure_of_points = lead.points > 2.0 * lead.points_error;
            let of_win = Severity::of(lead.win, 0.0).filter(|_| is_sure_of_win);
            let of_points = Severity::of(0.0, lead.points).filter(|_| is_sure_of_points);
            let severity = of_win.max(of_points);
            assert_eq!(severity, Some(warning.severity), "{swing:?}");
            assert_eq!(warning.is_about_points(), of_win < severity, "{swing:?}");
        }
    }
    assert!(mistakes > 0 && cleared > 0, "{mistakes} {cleared}");
}

#[test]
fn a_decision_that_a_closer_look_clears_is_charged_what_that_says() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let closely = Looking::Closely(Budget { games: 200 });
    let game = played(&compiled, 1);
    let at_once = Review::of(&compiled, &game, Seat::FIRST, Looking::AtOnce);
    let review = Review::of(&compiled, &game, Seat::FIRST, closely);
    let losses = at_once.decisions().zip(review.decisions());
    let mut cleared =
        losses.filter(|(_, (_, closer))| closer.error.is_some() && closer.mistake.is_none());
    assert!(
        cleared.any(|((_, quick), (_, closer))| closer.loss != quick.loss),
        "a refuted figure is not charged"
    );
}

#[test]
fn a_closer_look_tells_chances_as_playing_on_does() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let closely = Looking::Closely(Budget { games: 320 });
    let (mut quick, mut closer) = (0.0, 0.0);
    // Games in which what is reckoned at once is far off.
    for seed in [17, 27] {
        let game = played(&compiled, seed);
        let at_once = Review::of(&compiled, &game, Seat::FIRST, Looking::AtOnce);
        let review = Review::of(&compiled, &game, Seat::FIRST, closely);
        let moments = |review: &Review| {
            let swings = review.swings.iter();
            swings
                .map(|swing| (swing.actions, swing.cause))
                .collect::<Vec<_>>()
        };
        assert_eq!(moments(&at_once), moments(&review), "the moments stay");
        assert!(review.sums().add_up(), "{:?}", review.sums());
        assert_eq!(review.sums().result, at_once.sums().result);
        for ((was, decision), (is, _)) in at_once.decisions().zip(review.decisions()) {
            if !(0.3..0.99).contains(&was.before.get()) {
                continue;
            }
            let then = game.as_of(was.actions);
            // Other games than those of the review.
            let (fewer, other_seed) = (Budget { games: 60 }, 77);
            let best = decision.best.action;
            let played_on = play_on(&compiled, then.view(Seat::FIRST), best, fewer, other_seed);
            let played_on = played_on.unwrap().win;
            quick += (was.before.get() - played_on).abs();
            closer += (is.before.get() - played_on).abs();
        }
    }
    assert!(closer < 0.5 * quick, "{closer} {quick}");
}

#[test]
fn in_which_order_the_questions_of_a_game_are_answered_changes_nothing() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let few = Budget { games: 4 };
    for seed in 1..=6 {
        let game = played(&compiled, seed);
        for seat in Seat::ALL {
            let first = FirstLook::of(&compiled, &game, seat);
            let positions = first.to_play_on().iter();
            let played_on: Vec<_> = positions.map(|it| it.play_on(few)).collect();
            let there = first.closer(played_on.iter().cloned());
            let back = first.closer(played_on.into_iter().rev());
            assert_eq!(there, back, "{seed} {seat}");
        }
    }
}

#[test]
fn a_discard_that_is_let_go_where_nobody_was_asked_is_no_decision() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let mut unasked = 0;
    for seed in 1..=4 {
        let game = played(&compiled, seed);
        let review = Review::of(&compiled, &game, Seat::FIRST, Looking::AtOnce);
        for (number, (seat, action)) in game.actions().iter().enumerate() {
            if (*seat, *action) != (Seat::FIRST, Action::LetGo) {
                continue;
            }
            let then = game.as_of(number);
            let of_use = ClaimUse::of(&compiled, then.view(Seat::FIRST));
            let mut decisions = review.decisions();
            let decided = decisions.find(|(swing, _)| swing.actions == number);
            if matches!(of_use, ClaimUse::Nothing | ClaimUse::SetsBack) {
                unasked += 1;
                assert!(
                    decided.is_none_or(|(_, decision)| decision.best.action != Action::LetGo),
                    "{seed} {number}"
                );
            }
        }
    }
    assert!(unasked > 0);
}

#[test]
fn a_vote_that_changes_nothing_since_somebody_else_stops_is_no_decision() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let (mut in_vain, mut weighed) = (0, 0);
    for seed in 1..=24 {
        let game = played(&compiled, seed);
        let stops = |seat: Seat| game.actions().contains(&(seat, Action::Stop));
        for seat in Seat::ALL {
            let review = Review::of(&compiled, &game, seat, Looking::AtOnce);
            let mut decisions = review.decisions().filter_map(|(swing, _)| swing.by);
            let is_weighed =
                decisions.any(|(_, action)| matches!(action, Action::Continue | Action::Stop));
            if Seat::ALL.into_iter().any(|it| it != seat && stops(it)) {
                in_vain += 1;
                assert!(!is_weighed, "{seed} {seat}");
            }
            weighed += usize::from(is_weighed);
        }
    }
    assert!(in_vain > 0 && weighed > 0, "{in_vain} {weighed}");
}

#[test]
fn a_change_names_the_tile_that_it_turned_on() {
    let card = Arc::new(card::practice().unwrap());
    let compiled = Arc::new(CompiledCard::new(card));
    let game = played(&compiled, 7);
    let review = Review::of(&compiled, &game, Seat::FIRST, Looking::AtOnce);
    let mut drawn = 0;
    for swing in &review.swings {
        let Some((seat, action)) = swing.by else {
            assert_eq!(swing.tile, None, "the deal is no single tile");
            continue;
        };
        match action {
            Action::Draw if seat == Seat::FIRST && swing.cause == Cause::Luck => {
                drawn += 1;
                let then = game.as_of(swing.actions + 1);
                assert_eq!(swing.tile, then.view(Seat::FIRST).drawn());
                assert!(swing.tile.is_some());
            }
            Action::Draw => assert_eq!(swing.tile, None, "what others draw is hidden"),
            Action::Discard(tile) => assert_eq!(swing.tile, Some(tile)),
            _ => {}
        }
    }
    assert!(drawn > 0);
}
