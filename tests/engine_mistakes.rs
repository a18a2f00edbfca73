//! What holds in every game in which mistakes are made, whatever is played.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test's helpers fail loudly"
)]

mod conservation;

use std::collections::BTreeSet;
use std::sync::Arc;

use self::conservation::assert_all_tiles_are_there;
use mahj_tutor::card::{self, Card};
use mahj_tutor::rules::{
    Action, BySeat, Claim, Event, ExposureAt, Game, Mistakes, Naming, Outcome, PenaltyCause,
    Record, Seat, Setting, Setup, TableRules, below,
};
use mahj_tutor::tile::{Tile, TileCounts};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

fn practice() -> Arc<Card> {
    Arc::new(card::practice().unwrap())
}

fn dealt(card: &Arc<Card>, seed: u64) -> Game {
    let mut rules = TableRules::default();
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x7ab1e);
    if seed.is_multiple_of(2) {
        for setting in Setting::ALL {
            let options = setting.options();
            let word = options[below(&mut rng, options.len() as u32) as usize];
            setting.choose(&mut rules, word).unwrap();
        }
    }
    rules.mistakes = Mistakes::Allowed;
    rules.naming = Naming::ALL[(seed / 2 % 2) as usize];
    Game::deal(Setup {
        card: Arc::clone(card),
        rules,
        seed,
        east: Seat::ALL[(seed % 4) as usize],
        scores: BySeat::default(),
    })
}

fn one_of<T: Copy>(things: &[T], rng: &mut impl Rng) -> Option<T> {
    let place = below(rng, things.len().max(1) as u32) as usize;
    things.get(place).copied()
}

/// What somebody does: mostly what is awaited of them, one time in `carefulness` a mistake if there
/// is one, and sometimes something out of turn.
fn some_act(game: &Game, carefulness: u32, rng: &mut impl Rng) -> Option<(Seat, Action)> {
    if below(rng, 40) == 0 {
        let seat = Seat::ALL[below(rng, 4) as usize];
        if let Some(action) = one_of(&game.view(seat).legal_actions(), rng) {
            return Some((seat, action));
        }
    }
    let awaited: Vec<Seat> = game
        .to_act()
        .iter()
        .filter_map(|(seat, &must)| must.then_some(seat))
        .collect();
    let seat = one_of(&awaited, rng)?;
    let view = game.view(seat);
    let rightful = view.rightful_actions();
    let all = view.legal_actions();
    assert!(!all.is_empty(), "{seat} must act and cannot");
    let action = if below(rng, carefulness) == 0 {
        one_of(&all[rightful.len()..], rng)
    } else {
        None
    };
    let action = action
        .or_else(|| one_of(&rightful, rng))
        .or_else(|| one_of(&all, rng))?;
    Some((seat, action))
}

/// Plays to the end, looking at the game before every act.
fn play(mut game: Game, seed: u64, mut look: impl FnMut(&Game, &mut ChaCha8Rng)) -> Game {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x5eed);
    let carefulness = [3, 8, 30][(seed % 3) as usize];
    for _act in 0..4000 {
        look(&game, &mut rng);
        let Some((seat, action)) = some_act(&game, carefulness, &mut rng) else {
            assert!(game.outcome().is_some(), "nobody is to act: {game:?}");
            return game;
        };
        game.apply(seat, action).unwrap();
    }
    panic!("the game does not end");
}

fn any_action(game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
    let rack: Vec<Tile> = game.view(seat).rack().tiles().collect();
    let tile = |rng: &mut _| {
        let any = Tile::ALL[below(rng, Tile::KINDS as u32) as usize];
        let held = one_of(&rack, rng);
        if below(rng, 3) == 0 {
            any
        } else {
            held.unwrap_or(any)
        }
    };
    let tiles = |rng: &mut _| -> TileCounts { (0..below(rng, 5)).map(|_| tile(rng)).collect() };
    let seats = Seat::ALL[below(rng, 4) as usize];
    match below(rng, 20) {
        0 => Action::Pass {
            tiles: tiles(rng),
            blind: below(rng, 4) as u8,
        },
        1 => Action::PassCourtesy(tiles(rng)),
        2 => Action::OfferCourtesy(below(rng, 5) as u8),
        3 => Action::Continue,
        4 => Action::Draw,
        5 | 6 => Action::Exchange(ExposureAt {
            seat: seats,
            index: below(rng, 4) as u8,
        }),
        7 => Action::Discard(tile(rng)),
        8 => Action::DiscardAs {
            tile: tile(rng),
            name: tile(rng),
        },
        9 => Action::DeclareMahJongg,
        10 => Action::Claim(Claim::MahJongg),
        11 | 12 => Action::Claim(Claim::Exposure {
            naturals: below(rng, 4) as u8,
            jokers: below(rng, 4) as u8,
        }),
        13 => Action::Challenge(seats),
        14 => Action::Admit,
        15 => Action::Deny,
        16 => Action::Retract,
        17 => Action::LayOpen,
        18 => [Action::ThrowIn, Action::KeepIntact][below(rng, 2) as usize],
        _ => Action::LetGo,
    }
}

fn balance(outcome: &Outcome) -> BySeat<i32> {
    match outcome {
        Outcome::Win(win) => win.payments.balance,
        Outcome::Penalty(end) => end.payments.balance,
        Outcome::WallGame => BySeat::default(),
    }
}

#[test]
fn no_tile_is_lost_or_made_by_any_mistake() {
    let card = practice();
    for seed in 0..60 {
        play(dealt(&card, seed), seed, |game, _| {
            assert_all_tiles_are_there(game);
        });
    }
}

#[test]
fn games_with_mistakes_end_in_every_way_and_payments_sum_to_zero() {
    let card = practice();
    let mut ends = BTreeSet::new();
    let mut told = BTreeSet::new();
    for seed in 0..400 {
        let game = play(dealt(&card, seed), seed, |_, _| {});
        let outcome = game.outcome().unwrap();
        assert_eq!(balance(outcome).0.iter().sum::<i32>(), 0);
        ends.insert(match outcome {
            Outcome::Win(_) => "win",
            Outcome::WallGame => "wall",
            Outcome::Penalty(end) => match end.cause {
                PenaltyCause::WallGame => "wall with a challenge",
                PenaltyCause::ThreeDead => "three dead",
                PenaltyCause::FalseMahJongg { .. } => "false",
                PenaltyCause::Misnamed { .. } => "misnamed",
            },
        });
        for event in game.events() {
            told.insert(match event {
                Event::Misnamed { .. } => "misnamed",
                Event::NameCorrected { .. } => "corrected",
                Event::PickedOutOfTurn { .. } => "picked",
                Event::Breached { .. } => "breached",
                Event::Denied { .. } => "denied",
                Event::HandDied { .. } => "died",
                Event::Retracted { .. } => "retracted",
                Event::ThrewIn { .. } => "threw in",
                _ => "other",
            });
        }
    }
    assert!(
        ends.contains("three dead") && ends.contains("false"),
        "{ends:?}"
    );
    assert_eq!(told.len(), 9, "{told:?}");
}

#[test]
fn a_dead_hand_neither_acts_nor_wins() {
    let card = practice();
    for seed in 0..60 {
        let game = play(dealt(&card, seed), seed, |game, _| {
            for seat in Seat::ALL {
                if game.view(seat).dead(seat).is_some() {
                    assert!(!game.view(seat).must_act());
                    assert!(game.view(seat).legal_actions().is_empty());
                }
            }
        });
        if let Some(Outcome::Win(win)) = game.outcome() {
            assert!(game.view(win.winner).dead(win.winner).is_none());
        }
    }
}

#[test]
fn what_is_listed_is_what_is_accepted_and_refused_acts_change_nothing() {
    let card = practice();
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..30 {
        play(dealt(&card, seed), seed, |game, rng| {
            for seat in Seat::ALL {
                let listed = game.view(seat).legal_actions();
                for _ in 0..6 {
                    let action = any_action(game, seat, rng);
                    let mut copy = game.clone();
                    match copy.apply(seat, action) {
                        Ok(_) => {
                            accepted += 1;
                            assert!(listed.contains(&action), "{action} is not listed");
                            assert_all_tiles_are_there(&copy);
                        }
                        Err(refusal) => {
                            refused += 1;
                            assert!(!refusal.reasons.is_empty());
                            assert!(!listed.contains(&action), "{action} is listed");
                            assert_eq!(copy, *game, "a refused {action} changed the game");
                        }
                    }
                }
                for action in &listed {
                    assert_eq!(game.view(seat).check(action), Ok(()), "{action}");
                }
            }
        });
    }
    assert!(accepted > 3000 && refused > 10_000, "{accepted} {refused}");
}

#[test]
fn rightful_acts_are_listed_and_within_the_rules() {
    let card = practice();
    for seed in 0..20 {
        play(dealt(&card, seed), seed, |game, _| {
            for seat in Seat::ALL {
                let view = game.view(seat);
                let rightful = view.rightful_actions();
                let listed = view.legal_actions();
                assert_eq!(&listed[..rightful.len()], rightful);
                for action in &rightful {
                    assert_eq!(view.check_rightful(action), Ok(()), "{action}");
                }
                for action in &listed[rightful.len()..] {
                    assert!(view.check_rightful(action).is_err(), "{action}");
                }
            }
        });
    }
}

#[test]
fn what_a_seat_cannot_see_does_not_change_what_its_view_says() {
    let card = practice();
    for seed in 0..12 {
        play(dealt(&card, seed), seed, |game, rng| {
            let seat = Seat::ALL[below(rng, 4) as usize];
            let other = game.reshuffle_hidden(seat, rng.next_u64());
            let (before, after) = (game.view(seat), other.view(seat));
            assert_eq!(before.legal_actions(), after.legal_actions());
            assert_eq!(before.situation(), after.situation());
            assert_eq!(before.must_act(), after.must_act());
            for whose in Seat::ALL {
                assert_eq!(before.faults(whose), after.faults(whose));
            }
            assert!(before.events().eq(after.events()));
            assert_all_tiles_are_there(&other);
        });
    }
}

#[test]
fn a_record_with_mistakes_gives_the_game_again() {
    let card = practice();
    for seed in 0..60 {
        let game = play(dealt(&card, seed), seed, |_, _| {});
        let text = Record::of(&game).unwrap().to_string();
        let again = Record::parse(&text).unwrap().replay(&card).unwrap();
        assert_eq!(again, game);
    }
}
