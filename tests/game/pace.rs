//! How long the others take for what they do.

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::play::{Awaited, Session};
use mahj_tutor::rules::{Event, Situation, TableRules};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

#[test]
fn what_another_player_claims_or_exchanges_is_seen_longer_than_a_draw() {
    let compiled = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let (mut claims, mut exchanges) = (0, 0);
    for seed in 0..6 {
        let rules = TableRules::default();
        let mut session = Session::begin(Arc::clone(&compiled), rules, [Level::Regular; 4], seed);
        let learner = Bot::new(Level::Regular, Style::default(), Arc::clone(&compiled));
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        session.skip_opening();
        let mut now = 100.0;
        while session.outcome().is_none() {
            if session.awaited() == Awaited::Learner {
                let action = learner.choose(session.view(), &mut rng).unwrap();
                session.act(action).unwrap();
                continue;
            }
            session.advance(now, 1.0);
            let Some(rest) = session.seconds_until_action(now, 1.0) else {
                continue;
            };
            let discards = matches!(session.view().situation(), Situation::ToDiscard(_));
            match session.view().events().next_back() {
                Some(Event::Drew { .. }) if discards => assert!(rest < 0.71, "{rest}"),
                Some(Event::Claimed { .. }) if discards => {
                    claims += 1;
                    assert!(rest > 1.99, "{rest}");
                }
                Some(Event::Exchanged { .. }) if discards => {
                    exchanges += 1;
                    assert!(rest > 1.99, "{rest}");
                }
                _ => {}
            }
            now += rest;
            session.advance(now, 1.0);
        }
    }
    assert!(claims > 0 && exchanges > 0, "{claims}, {exchanges}");
}
