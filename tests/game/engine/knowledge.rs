//! What somebody cannot see, dealt anew or imagined: the game goes on from there, and what that seat
//! knows is true and stays as it was.

use mahj_tutor::rules::{Game, ImpossibleDeal, Mistakes, Seat, below};
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng};

use super::actions::next_action;
use super::laws::assert_same_view;
use super::tables::{any_game, any_rules, practice};

/// Plays to the end, looking at the game before every action.
fn play(
    mut game: Game,
    rng: &mut ChaCha8Rng,
    look: &mut dyn FnMut(&Game, &mut ChaCha8Rng),
) -> Game {
    for _act in 0..4000 {
        look(&game, rng);
        let asked = game.to_act();
        let Some(seat) = Seat::ALL.into_iter().find(|&seat| asked[seat]) else {
            assert!(game.outcome().is_some(), "nobody is to act: {game:?}");
            return game;
        };
        let view = game.view(seat);
        let action = next_action(&view.accepted_actions(), view, 20, false, rng).unwrap();
        game.apply(seat, action).unwrap();
    }
    panic!("the game does not end");
}

#[test]
fn a_game_goes_on_to_its_end_after_what_is_hidden_was_dealt_anew() {
    let card = practice();
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = any_rules(Mistakes::ALL[seed as usize % 2], &mut rng);
        let game = any_game(&card, rules, &mut rng);
        play(game, &mut rng, &mut |game, rng| {
            if below(rng, 12) == 0 {
                let seat = Seat::ALL[below(rng, 4) as usize];
                let other = game.reshuffle_hidden(seat, rng.next_u64());
                let end = play(other, rng, &mut |_, _| {});
                assert!(end.outcome().is_some());
            }
        });
    }
}

/// Any of forty games at any tables, looked at from any seat now and then.
fn look_at_many_games(look: &mut dyn FnMut(&Game, Seat, &mut ChaCha8Rng)) {
    let card = practice();
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = any_rules(Mistakes::ALL[seed as usize % 2], &mut rng);
        let game = any_game(&card, rules, &mut rng);
        play(game, &mut rng, &mut |game, rng| {
            if below(rng, 8) == 0 {
                look(game, Seat::ALL[below(rng, 4) as usize], rng);
            }
        });
    }
}

#[test]
fn an_imagined_game_stands_where_the_game_stands_and_goes_on_to_its_end() {
    look_at_many_games(&mut |game, seat, rng| {
        let view = game.view(seat);
        let deal = view.hidden().deal(rng);
        let imagined = view.imagine(deal.clone()).unwrap();
        assert_same_view(view, imagined.view(seat));
        for other in Seat::ALL {
            let dealt = view.open_rack(other).unwrap_or(&deal.racks[other]);
            assert_eq!(imagined.view(other).rack(), dealt);
            assert_eq!(imagined.view(other).rack_size(other), view.rack_size(other));
        }
        let end = play(imagined, rng, &mut |_, _| {});
        assert!(end.outcome().is_some());
    });
}

#[test]
fn what_a_seat_knows_to_lie_on_another_rack_lies_there() {
    let mut known = 0;
    look_at_many_games(&mut |game, seat, _| {
        let view = game.view(seat);
        let hidden = view.hidden();
        // Who looks at a pass does not see whose tiles they are.
        if view.seen_incoming().is_some() {
            return;
        }
        for other in Seat::ALL {
            let rack = game.view(other).rack();
            assert!(rack.contains(&hidden.known[other]), "{:?}", hidden.known);
            known += hidden.known[other].total();
        }
        let in_sight: usize = hidden.racks.0.iter().sum();
        assert!(in_sight + hidden.wall <= hidden.tiles.total());
    });
    assert!(known > 500, "{known}");
}

#[test]
fn a_deal_that_the_seat_can_rule_out_is_refused() {
    look_at_many_games(&mut |game, seat, rng| {
        let view = game.view(seat);
        let deal = view.hidden().deal(rng);
        let mut short = deal.clone();
        if short.wall.pop().is_some() {
            let refused = view.imagine(short).unwrap_err();
            assert_eq!(refused, ImpossibleDeal::WallSize);
        }
        let other = seat.right();
        if view.open_rack(other).is_none() {
            let mut wrong = deal;
            wrong.racks[other] = wrong.racks[other].tiles().skip(1).collect();
            let refused = view.imagine(wrong).unwrap_err();
            assert_eq!(refused, ImpossibleDeal::RackSize(other));
        }
    });
}
