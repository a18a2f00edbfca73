//! What the learner is about to do is looked at before it is done, and told once.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::coach::{Budget, Severity};
use mahj_tutor::play::{Awaited, Comparison, Refining, SecondLook, SecondOpinion, Session};
use mahj_tutor::rules::{Action, Situation, TableRules};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// Calls `look` with a session each time the learner has to discard.
fn at_each_discard(seed: u64, mut look: impl FnMut(&Session)) {
    let compiled = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let learner = Bot::new(Level::Regular, Style::default(), Arc::clone(&compiled));
    let rules = TableRules::default();
    let mut session = Session::begin(compiled, rules, [Level::Regular; 4], seed);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    session.skip_opening();
    let mut now = 100.0;
    while session.outcome().is_none() {
        if session.awaited() == Awaited::Learner {
            if matches!(session.view().situation(), Situation::ToDiscard(_)) {
                look(&session);
            }
            let action = learner.choose(session.view(), &mut rng).unwrap();
            session.act(action).unwrap();
            continue;
        }
        now += 10.0;
        session.advance(now, 0.0);
    }
}

#[test]
fn what_is_told_of_a_choice_before_it_is_done_is_what_the_warning_says() {
    let how = Refining::AtOnce(Budget { games: 20 });
    let (mut warned, mut fine) = (0, 0);
    at_each_discard(3, |session| {
        for (tile, _) in session.view().rack().kinds() {
            let action = Action::Discard(tile);
            let mut look = SecondLook::begin(session, action, how, 0.0, || {});
            let before = look.comparison();
            // It began long ago, but the learner waits only from now on.
            look.wait_from(60.0);
            match look.see(Severity::Bad, 60.0) {
                Some(SecondOpinion::Warned(warning)) => {
                    warned += 1;
                    assert_eq!(before, Comparison::from(&*warning), "{action}");
                }
                Some(SecondOpinion::Fine(seen)) => {
                    fine += 1;
                    assert_eq!(seen, action);
                    assert_ne!(before, Comparison::UnderWay);
                }
                unseen => panic!("{unseen:?}"),
            }
        }
    });
    assert!(warned > 5 && fine > 5, "{warned}, {fine}");
}
