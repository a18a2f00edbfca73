//! What was decided can be taken back, and tried anew from any moment.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::play::{Awaited, Session};
use mahj_tutor::rules::{Action, CharlestonPass, Seat, Situation, TableRules};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

fn begin(seed: u64) -> Session {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    Session::begin(card, TableRules::default(), [Level::Regular; 4], seed)
}

fn let_bots_play(session: &mut Session) {
    session.skip_opening();
    while session.seconds_until_action(0.0, 0.0).is_some() {
        session.advance(0.0, 0.0);
    }
}

/// Plays like a bot until it is the learner's turn for the `turns`th time.
fn play_to_turn(session: &mut Session, turns: usize) {
    let card = Arc::clone(session.compiled_card());
    let bot = Bot::new(Level::Regular, Style::default(), card);
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let mut discards = 0;
    let_bots_play(session);
    while session.awaited() == Awaited::Learner {
        let is_turn = session.view().situation() == Situation::ToDiscard(Seat::FIRST);
        if is_turn && discards == turns {
            return;
        }
        let action = bot.choose(session.view(), &mut chance).unwrap();
        discards += usize::from(matches!(action, Action::Discard(_)));
        session.act(action).unwrap();
        let_bots_play(session);
    }
}

#[test]
fn the_last_own_decision_is_taken_back_with_everything_since() {
    let mut session = begin(3);
    play_to_turn(&mut session, 3);
    let rack = *session.view().rack();
    let (first, second) = {
        let mut discards = session.view().legal_actions().into_iter();
        let mut discards = discards
            .by_ref()
            .filter(|it| matches!(it, Action::Discard(_)));
        (discards.next().unwrap(), discards.next().unwrap())
    };
    session.act(first).unwrap();
    let_bots_play(&mut session);
    assert!(session.take_back());
    assert_eq!(session.awaited(), Awaited::Learner);
    assert_eq!(*session.view().rack(), rack);
    assert_eq!(session.taken_back(), 1);
    session.act(second).unwrap();
    let_bots_play(&mut session);

    // It is remembered on disk, and the game goes on as before.
    let card = Arc::clone(session.compiled_card());
    let restored = Session::restore(&session.save(), card).unwrap();
    assert_eq!(restored.taken_back(), 1);
    assert_eq!(restored.game().actions(), session.game().actions());
}

#[test]
fn one_goes_back_decision_by_decision_to_the_first_pass_and_no_further() {
    let mut session = begin(5);
    play_to_turn(&mut session, 4);
    let mut before = session.actions_done();
    let mut times = 0;
    while session.take_back() {
        assert_eq!(session.awaited(), Awaited::Learner);
        assert!(session.actions_done() < before);
        before = session.actions_done();
        times += 1;
    }
    assert!(times > 8, "four turns and seven passes: {times}");
    assert_eq!(
        session.view().situation(),
        Situation::Charleston(CharlestonPass::FirstRight)
    );
    assert!(!session.can_take_back());
}

#[test]
fn the_others_do_the_same_again_when_the_learner_does() {
    let mut session = begin(8);
    play_to_turn(&mut session, 2);
    let first = session.view().legal_actions()[0];
    session.act(first).unwrap();
    let_bots_play(&mut session);
    let once = session.game().actions().to_vec();
    assert!(session.take_back());
    session.act(first).unwrap();
    let_bots_play(&mut session);
    assert_eq!(session.game().actions(), once);
}

#[test]
fn what_is_over_stands_and_so_does_the_next_game() {
    let mut session = begin(3);
    play_to_turn(&mut session, 1000);
    assert!(session.outcome().is_some());
    assert!(!session.take_back());
    session.begin_next_game();
    assert!(!session.take_back());
    assert_eq!(session.taken_back(), 0);
}

#[test]
fn other_hidden_tiles_leave_alone_what_the_learner_knows() {
    let mut session = begin(3);
    play_to_turn(&mut session, 3);
    let fresh = session.with_fresh_tiles(1);
    assert_eq!(fresh.view().rack(), session.view().rack());
    assert_eq!(fresh.view().discards(), session.view().discards());
    for seat in Seat::ALL {
        assert_eq!(fresh.view().exposures(seat), session.view().exposures(seat));
        assert_eq!(fresh.view().rack_size(seat), session.view().rack_size(seat));
    }
    let others = |session: &Session| {
        let others = Seat::ALL.into_iter().skip(1);
        others
            .map(|seat| *session.game().view(seat).rack())
            .collect::<Vec<_>>()
    };
    assert_ne!(others(&fresh), others(&session));
    assert_eq!(others(&fresh), others(&session.with_fresh_tiles(1)));

    // It can be played to its end.
    let mut fresh = fresh;
    play_to_turn(&mut fresh, 1000);
    assert!(fresh.outcome().is_some());
}
