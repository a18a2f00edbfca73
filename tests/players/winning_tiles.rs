//! With which tiles a hand wins that waits for one.

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::coach::winning_tiles;
use mahj_tutor::rules::{Game, Moment, PlannedRack, Position, Seat};

#[test]
fn every_tile_that_wins_is_told_as_a_joker_may_stand_elsewhere_then() {
    let mut position = Position::new(Arc::new(card::first().unwrap()));
    let me = Seat::FIRST;
    // FF 222 000 222 666, with a joker among the first 2s and one among the Soaps.
    let rack = "J J F F 2D 2D 0 0 2C 2C 2C 6C 6C";
    position.racks[me] = PlannedRack::Exactly(rack.parse().unwrap());
    position.moment = Moment::ToDiscard {
        seat: me.right(),
        drawn: None,
    };
    position.wall_left = Some(60);
    let game = Game::from_position(&position).unwrap();
    let card = CompiledCard::new(Arc::clone(&game.setup().card));
    let winning = winning_tiles(&card, game.view(me));
    assert_eq!(winning, "J 2D 0 6C".parse().unwrap());
}
