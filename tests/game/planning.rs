//! What the learner aims at stays with the game, and so does that it was played open.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::Level;
use mahj_tutor::card::{self, LineIndex};
use mahj_tutor::play::{SavedMatch, Session, ShownOpen};
use mahj_tutor::rules::{Seat, TableRules};

fn begin() -> Session {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let mut session = Session::begin(card, TableRules::default(), [Level::Regular; 4], 3);
    session.skip_opening();
    session
}

/// The match as it is read again after a restart.
fn restarted(session: &Session) -> Session {
    let text = toml::to_string(&session.save()).unwrap();
    let saved: SavedMatch = toml::from_str(&text).unwrap();
    Session::restore(&saved, Arc::clone(session.compiled_card())).unwrap()
}

#[test]
fn what_is_aimed_at_is_still_aimed_at_after_a_restart() {
    let mut session = begin();
    assert!(restarted(&session).plan().lines().is_empty());
    for line in [LineIndex(5), LineIndex(2)] {
        session.plan_line(line);
    }
    let restarted = restarted(&session);
    assert_eq!(restarted.plan().lines(), [LineIndex(5), LineIndex(2)]);
    assert_eq!(restarted.plan(), session.plan());
}

#[test]
fn lines_are_kept_by_their_names_on_the_card() {
    let mut session = begin();
    session.plan_line(LineIndex(5));
    let text = toml::to_string(&session.save()).unwrap();
    let id = session
        .compiled_card()
        .card()
        .line(LineIndex(5))
        .id
        .to_string();
    assert!(text.contains(&format!("plan = [\"{id}\"]")), "{text}");
    // A line that the card has no more is nothing to aim at.
    let text = text.replace(&id, "no-such-section/1");
    let saved: SavedMatch = toml::from_str(&text).unwrap();
    let session = Session::restore(&saved, Arc::clone(session.compiled_card())).unwrap();
    assert!(session.plan().lines().is_empty());
}

#[test]
fn a_match_that_was_kept_before_there_were_plans_is_read() {
    let text = toml::to_string(&begin().save()).unwrap();
    assert!(!text.contains("plan") && !text.contains("open ="), "{text}");
    let session = restarted(&begin());
    assert!(session.plan().lines().is_empty() && !session.was_open());
}

#[test]
fn the_racks_of_the_others_are_seen_in_a_game_that_is_played_open_and_it_stays_told() {
    let mut session = begin();
    let others = [1, 2, 3].map(|steps| Seat::FIRST.steps_right(steps));
    let seen = |session: &Session| others.map(|seat| session.open_rack(seat).is_some());
    assert_eq!(seen(&session), [false; 3]);
    session.play_open(Some(ShownOpen::Advice));
    assert_eq!(seen(&session), [false; 3], "advice alone opens no rack");
    session.play_open(Some(ShownOpen::Racks));
    assert_eq!(seen(&session), [true; 3]);
    assert!(session.open_rack(Seat::FIRST).is_none(), "the own rack is");
    session.play_open(None);
    assert_eq!(seen(&session), [false; 3]);
    assert!(session.was_open(), "what was seen was seen");
    assert!(restarted(&session).was_open());
}

#[test]
fn what_was_seen_on_a_side_board_was_seen_in_the_game() {
    let mut game = begin();
    let mut side_board = game.clone();
    side_board.play_open(Some(ShownOpen::Racks));
    side_board.plan_line(LineIndex(1));
    side_board.play_open(None);
    game.come_back_from(&side_board);
    assert!(game.was_open());
    assert_eq!(game.plan().lines(), [LineIndex(1)]);
}
