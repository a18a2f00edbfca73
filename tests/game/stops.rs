//! After which discards of the others the table stops for the learner.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use mahj_tutor::analysis::{ClaimUse, CompiledCard};
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::play::{Awaited, Session, StopsAfterDiscards};
use mahj_tutor::rules::{Action, Claim, Event, Seat, Situation, TableRules};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

const PACE: f64 = 1.0;

/// What happened at the discards that the learner could claim in some games.
#[derive(Default)]
struct Seen {
    stopped: usize,
    let_go: usize,
    won: usize,
    /// Discards before their own draw, at which the table waits anyway.
    before_own_draw: usize,
}

/// Plays games by the decisions of a bot, the table stopping after these discards; `at_discard` is called wherever the
/// learner may claim one.
fn play(stops: StopsAfterDiscards, mut at_discard: impl FnMut(&Session, bool)) -> Seen {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let mut seen = Seen::default();
    for seed in 1..=40 {
        let mut session = Session::begin(
            Arc::clone(&card),
            TableRules::default(),
            [Level::Regular; 4],
            seed,
        );
        session.set_stops_after_discards(stops);
        session.skip_opening();
        let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(&card));
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut now = 0.0;
        while session.outcome().is_none() {
            let may_claim = !session.view().claims().is_empty() && !session.waits_for_own_draw();
            seen.before_own_draw += usize::from(session.waits_for_own_draw());
            let stopped = session.awaited() == Awaited::Learner;
            if may_claim {
                at_discard(&session, stopped);
                seen.stopped += usize::from(stopped);
                seen.let_go += usize::from(!stopped);
                seen.won += usize::from(session.view().claims().contains(&Claim::MahJongg));
            }
            if stopped {
                let action = bot.choose(session.view(), &mut rng).unwrap();
                session.act(action).unwrap();
            } else if session.awaited() == Awaited::GoAhead {
                session.go_ahead();
            } else {
                let told = session.actions_done();
                session.advance(now, PACE);
                while session.actions_done() == told && session.outcome().is_none() {
                    now += 0.1;
                    session.advance(now, PACE);
                }
            }
        }
    }
    seen
}

#[test]
fn the_table_stops_where_a_claim_helps_and_lets_the_others_go() {
    let seen = play(StopsAfterDiscards::WhereItHelps, |session, stopped| {
        let claim_use = ClaimUse::of(session.compiled_card(), session.view());
        assert_eq!(stopped, claim_use >= ClaimUse::Helps, "{claim_use:?}");
    });
    assert!(
        seen.stopped > 5 && seen.let_go > 5,
        "{}, {}",
        seen.stopped,
        seen.let_go
    );
}

#[test]
fn who_wants_it_is_stopped_for_wherever_a_claim_is_legal_or_only_for_a_win() {
    let seen = play(StopsAfterDiscards::WhereItIsLegal, |_, stopped| {
        assert!(stopped);
    });
    assert!(seen.let_go == 0 && seen.stopped > 10);
    let seen = play(StopsAfterDiscards::OnRequest, |session, stopped| {
        let wins = session.view().claims().contains(&Claim::MahJongg);
        assert_eq!(
            stopped, wins,
            "a tile that completes the hand is never lost"
        );
    });
    assert!(
        seen.let_go > 10 && seen.won > 0,
        "{}, {}",
        seen.let_go,
        seen.won
    );
}

#[test]
fn what_the_table_does_not_stop_for_may_be_taken_until_the_next_player_draws() {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let mut session = Session::begin(
        Arc::clone(&card),
        TableRules::default(),
        [Level::Regular; 4],
        3,
    );
    session.set_stops_after_discards(StopsAfterDiscards::OnRequest);
    session.skip_opening();
    let bot = Bot::new(Level::Regular, Style::default(), card);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut now = 0.0;
    while !session.lets_go_by_itself() && session.outcome().is_none() {
        if session.awaited() == Awaited::Learner {
            let action = bot.choose(session.view(), &mut rng).unwrap();
            session.act(action).unwrap();
        } else {
            now += 0.1;
            session.advance(now, PACE);
        }
    }
    let lies_there = |session: &Session| matches!(session.view().situation(), Situation::Claims(_));
    assert!(session.seconds_until_action(now, PACE).unwrap() > 0.5);
    assert!(lies_there(&session));

    session.call_discard(now + 0.2);
    session.advance(1000.0, PACE);
    assert!(
        lies_there(&session),
        "once it is called, the table holds still"
    );
    session.take_call_back();
    session.advance(1000.0, PACE);
    assert!(lies_there(&session), "the time begins anew");

    session.call_discard(1000.1);
    let group = *session.view().claims().first().unwrap();
    session.say(Action::Claim(group), 1000.2).unwrap();
    assert_eq!(session.pending_call(), None);
    assert!(session.view().own_claim().is_some() || !lies_there(&session));
}

#[test]
fn before_their_own_draw_the_learner_may_take_any_discard_as_long_as_they_like() {
    let mut taken = 0;
    let mut drawn = 0;
    let seen = play(StopsAfterDiscards::OnRequest, |_, _| {});
    assert!(seen.before_own_draw > 10, "{}", seen.before_own_draw);
    for seed in 1..=10 {
        let Some(session) = before_own_draw(seed) else {
            continue;
        };
        assert_eq!(session.awaited(), Awaited::Learner);
        assert_eq!(session.seconds_until_action(1e6, PACE), None, "no hurry");

        let mut claiming = session.clone();
        claiming.call_discard(0.0);
        assert!(claiming.pending_call().is_some());
        let group = *claiming.view().claims().first().unwrap();
        claiming.say(Action::Claim(group), 1.0).unwrap();
        let events: Vec<Event> = claiming.view().events().collect();
        let claims = |event: &&Event| matches!(event, Event::Claimed { .. });
        taken += events.iter().filter(claims).count();

        let mut lets_go = session;
        lets_go.act(Action::LetGo).unwrap();
        // The others have answered at once: either one has claimed it, or the learner draws.
        if lets_go.view().check(&Action::Draw).is_ok() {
            lets_go.act(Action::Draw).unwrap();
            drawn += 1;
        }
    }
    assert!(taken > 3 && drawn > 3, "{taken} taken, {drawn} drawn");
}

#[test]
fn looked_at_again_the_table_stops_where_it_has_stopped() {
    let mut stopped_again = 0;
    play(StopsAfterDiscards::WhereItHelps, |session, stopped| {
        if stopped && stopped_again < 10 {
            let mut again = session.as_of(session.actions_done());
            again.set_stops_after_discards(StopsAfterDiscards::WhereItHelps);
            assert_eq!(again.awaited(), Awaited::Learner);
            stopped_again += 1;
        }
    });
    assert_eq!(stopped_again, 10);
}

/// A game up to a discard before the learner's own draw, for which the table does not stop.
fn before_own_draw(seed: u64) -> Option<Session> {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(&card));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut session = Session::begin(card, TableRules::default(), [Level::Regular; 4], seed);
    session.set_stops_after_discards(StopsAfterDiscards::OnRequest);
    session.skip_opening();
    while !session.waits_for_own_draw() {
        session.outcome().is_none().then_some(())?;
        if session.awaited() == Awaited::Learner {
            let action = bot.choose(session.view(), &mut rng)?;
            session.act(action).unwrap();
        } else {
            session.advance(0.0, 0.0);
        }
    }
    Some(session)
}

#[test]
fn step_by_step_the_table_waits_after_each_thing_that_another_player_does() {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(&card));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut looks, mut exposures) = (0, 0);
    for seed in 1..=10 {
        let mut session = Session::begin(
            Arc::clone(&card),
            TableRules::default(),
            [Level::Regular; 4],
            seed,
        );
        session.set_stops_after_discards(StopsAfterDiscards::OnRequest);
        session.skip_opening();
        session.set_step_by_step(true);
        let mut looked_at = session.view().events().len();
        while session.outcome().is_none() {
            match session.awaited() {
                Awaited::Learner => {
                    let action = bot.choose(session.view(), &mut rng).unwrap();
                    session.act(action).unwrap();
                }
                Awaited::GoAhead => {
                    let new: Vec<_> = session.view().events_since(looked_at).collect();
                    let others = |seat: &Seat| *seat != Seat::FIRST;
                    let discards = new.iter().filter(
                        |event| matches!(event, Event::Discarded { seat, .. } if others(seat)),
                    );
                    let claims = new.iter().filter(
                        |event| matches!(event, Event::Claimed { seat, .. } if others(seat)),
                    );
                    let (discards, claims) = (discards.count(), claims.count());
                    assert!(
                        discards <= 1 && discards + claims <= 1,
                        "one at a time: {new:?}"
                    );
                    exposures += claims;
                    looks += 1;
                    // Nothing happens without the learner, however long it takes.
                    assert_eq!(session.seconds_until_action(1e6, 0.0), None);
                    session.go_ahead();
                }
                _ => session.advance(0.0, 0.0),
            }
            if session.awaited() != Awaited::GoAhead {
                looked_at = session.view().events().len();
            }
        }
    }
    assert!(
        looks > 100 && exposures > 3,
        "{looks} looks, {exposures} exposures"
    );
}
