//! Games that go on although what somebody cannot see was dealt anew.

use mahj_tutor::rules::{Game, Mistakes, Seat, below};
use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng};

use super::acts::next_act;
use super::tables::{any_game, any_rules, practice};

/// Plays to the end, looking at the game before every act.
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
        let action = next_act(&view.legal_actions(), view, 20, false, rng).unwrap();
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
