//! What holds in every game, whatever is played: tried over random play.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test's helpers fail loudly"
)]

mod conservation;

use std::sync::Arc;

use self::conservation::assert_all_tiles_are_there;
use mahj_tutor::card::{self, Card};
use mahj_tutor::rules::{
    Action, Bet, BySeat, Claim, ExposureAt, Game, Mistakes, Outcome, PaymentFactor, PlannedRack,
    Position, Record, Seat, Setting, Setup, Situation, TableRules, below, shuffle,
};
use mahj_tutor::tile::{Tile, TileCounts};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

fn practice() -> Arc<Card> {
    Arc::new(card::practice().unwrap())
}

/// Table rules picked at random, or the usual ones.
fn rules_of(seed: u64) -> TableRules {
    let mut rules = TableRules::default();
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x7ab1e);
    if !seed.is_multiple_of(3) {
        for setting in Setting::ALL {
            let options = setting.options();
            let word = options[below(&mut rng, options.len() as u32) as usize];
            setting.choose(&mut rules, word).unwrap();
        }
    }
    // Games with mistakes have their own laws, tried in `engine_mistakes.rs`.
    rules.mistakes = Mistakes::Refused;
    rules
}

fn dealt(card: &Arc<Card>, seed: u64) -> Game {
    dealt_by(rules_of(seed), card, seed)
}

fn dealt_by(rules: TableRules, card: &Arc<Card>, seed: u64) -> Game {
    Game::deal(Setup {
        card: Arc::clone(card),
        rules,
        seed,
        east: Seat::ALL[(seed % 4) as usize],
        scores: BySeat([-240, 230, -10, 20]),
    })
}

/// A game in which every player lacks one tile of a hand of the card, so that random play is won.
fn nearly_won(card: &Arc<Card>, seed: u64) -> Game {
    nearly_won_by(rules_of(seed), card, seed)
}

fn nearly_won_by(rules: TableRules, card: &Arc<Card>, seed: u64) -> Game {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut left = rules.tile_set().counts();
    let mut position = Position::new(Arc::clone(card));
    position.rules = rules;
    position.seed = seed;
    for seat in Seat::ALL {
        let size = if seat == Seat::FIRST { 14 } else { 13 };
        for _attempt in 0..50 {
            let place = below(&mut rng, card.targets().len() as u32) as usize;
            let mut tiles = some_tiles_of(&card.targets()[place], &mut rng);
            tiles.truncate(13);
            let rack: TileCounts = tiles.into_iter().collect();
            if left.remove_all(&rack) {
                assert!(rack.total() <= size);
                position.racks[seat] = PlannedRack::With(rack);
                break;
            }
        }
    }
    Game::from_position(&position).unwrap()
}

/// A hand of a target in random order, with jokers where they may stand.
fn some_tiles_of(target: &card::Target, rng: &mut impl Rng) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for group in &target.groups {
        for &tile in &group.tiles {
            let joker = group.takes_jokers && below(rng, 4) == 0;
            tiles.push(if joker { Tile::Joker } else { tile });
        }
    }
    shuffle(&mut tiles, rng);
    tiles
}

fn waiting(game: &Game, rng: &mut impl Rng) -> Option<Seat> {
    let mut seats: Vec<Seat> = game
        .to_act()
        .iter()
        .filter(|&(seat, &must)| must || game.view(seat).may_draw_early())
        .map(|(seat, _)| seat)
        .collect();
    shuffle(&mut seats, rng);
    seats.first().copied()
}

/// One of the legal acts; Mah Jongg more often than not.
fn choose(actions: &[Action], rng: &mut impl Rng) -> Action {
    let mah_jongg = actions.iter().find(|action| {
        matches!(
            action,
            Action::DeclareMahJongg | Action::Claim(Claim::MahJongg)
        )
    });
    match mah_jongg {
        Some(&action) if below(rng, 4) > 0 => action,
        _ => actions[below(rng, actions.len() as u32) as usize],
    }
}

/// Plays to the end, looking at the game before every act.
fn play(mut game: Game, seed: u64, mut look: impl FnMut(&Game, Seat, &mut ChaCha8Rng)) -> Game {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x5eed);
    for _act in 0..2000 {
        let Some(seat) = waiting(&game, &mut rng) else {
            assert!(game.outcome().is_some(), "nobody is to act: {game:?}");
            return game;
        };
        look(&game, seat, &mut rng);
        if game.check_bet().is_ok() && below(&mut rng, 2) == 0 {
            let on = below(&mut rng, 5) as usize;
            let bet = Seat::ALL
                .get(on)
                .map_or(Bet::WallGame, |&seat| Bet::On(seat));
            game.place_bet(bet).unwrap();
        }
        let actions = game.view(seat).legal_actions();
        assert!(!actions.is_empty(), "{seat} must act and cannot");
        let action = choose(&actions, &mut rng);
        game.apply(seat, action).unwrap();
    }
    panic!("the game does not end");
}

/// An act of any kind, mostly nonsense.
fn any_action(game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
    let rack: Vec<Tile> = game.view(seat).rack().tiles().collect();
    let tile = |rng: &mut _| {
        if below(rng, 3) == 0 {
            Tile::ALL[below(rng, Tile::KINDS as u32) as usize]
        } else {
            rack[below(rng, rack.len() as u32) as usize]
        }
    };
    let tiles = |rng: &mut _| -> TileCounts {
        let count = below(rng, 5);
        (0..count).map(|_| tile(rng)).collect()
    };
    match below(rng, 16) {
        0 | 1 => Action::Pass {
            tiles: tiles(rng),
            blind: below(rng, 5) as u8,
        },
        2 => Action::Continue,
        3 => Action::Stop,
        4 => Action::OfferCourtesy(below(rng, 6) as u8),
        5 => Action::PassCourtesy(tiles(rng)),
        6 => Action::Draw,
        7 => Action::Exchange(ExposureAt {
            seat: Seat::ALL[below(rng, 4) as usize],
            index: below(rng, 4) as u8,
        }),
        8 => Action::Discard(tile(rng)),
        9 => Action::DeclareMahJongg,
        10 if below(rng, 3) == 0 => Action::Claim(Claim::MahJongg),
        10 => Action::Claim(Claim::Exposure {
            naturals: below(rng, 6) as u8,
            jokers: below(rng, 6) as u8,
        }),
        14 => Action::Rack,
        12 => Action::Mush(tiles(rng)),
        13 => Action::SwapBlank(tile(rng)),
        11 => Action::NamePrice(25 << below(rng, 4)),
        _ => Action::LetGo,
    }
}

fn assert_hands_are_whole(game: &Game) {
    let view = game.view(Seat::FIRST);
    let with_fourteen = match view.situation() {
        Situation::ToDiscard(seat) => Some(seat),
        Situation::ToDraw(_) | Situation::Claims(_) | Situation::Over(Outcome::WallGame) => None,
        Situation::NamePrice(facts) => Some(facts.winner),
        Situation::Over(Outcome::Win(win)) => Some(win.winner),
        _ => Some(view.east()),
    };
    for seat in Seat::ALL {
        let exposed: usize = view
            .exposures(seat)
            .iter()
            .map(|exposure| usize::from(exposure.size()))
            .sum();
        let wanted = if with_fourteen == Some(seat) { 14 } else { 13 };
        assert_eq!(view.rack_size(seat) + exposed, wanted, "seat {seat}");
    }
}

#[test]
fn no_tile_is_ever_lost_or_made_and_every_hand_has_13_or_14() {
    let card = practice();
    for seed in 0..60 {
        for game in [dealt(&card, seed), nearly_won(&card, seed)] {
            let end = play(game, seed, |game, _, _| {
                assert_all_tiles_are_there(game);
                assert_hands_are_whole(game);
            });
            assert_all_tiles_are_there(&end);
            assert_hands_are_whole(&end);
        }
    }
}

#[test]
fn every_act_that_is_listed_applies() {
    let card = practice();
    for seed in 0..6 {
        for game in [dealt(&card, seed), nearly_won(&card, seed)] {
            play(game, seed, |game, seat, rng| {
                let mut actions = game.view(seat).legal_actions();
                shuffle(&mut actions, rng);
                for action in actions.into_iter().take(40) {
                    let mut copy = game.clone();
                    copy.apply(seat, action).unwrap();
                    assert_all_tiles_are_there(&copy);
                }
            });
        }
    }
}

#[test]
fn every_other_act_is_refused_and_changes_nothing() {
    let card = practice();
    let mut refused = 0;
    for seed in 0..40 {
        for game in [dealt(&card, seed), nearly_won(&card, seed)] {
            play(game, seed, |game, _, rng| {
                for seat in Seat::ALL {
                    let listed = game.view(seat).legal_actions();
                    for _ in 0..8 {
                        let action = any_action(game, seat, rng);
                        if listed.contains(&action) {
                            assert_eq!(game.view(seat).check(&action), Ok(()));
                            continue;
                        }
                        let mut copy = game.clone();
                        let refusal = copy.apply(seat, action).unwrap_err();
                        assert!(!refusal.reasons.is_empty());
                        assert_eq!(copy, *game, "a refused {action} changed the game");
                        refused += 1;
                    }
                }
            });
        }
    }
    assert!(refused > 10_000, "only {refused} acts were refused");
}

#[test]
fn games_end_by_every_kind_of_win_and_payments_sum_to_zero() {
    let card = practice();
    let (mut drawn, mut discarded, mut wall_games) = (0, 0, 0);
    for seed in 0..250 {
        let usual = TableRules::default;
        for game in [
            dealt_by(usual(), &card, seed),
            nearly_won_by(usual(), &card, seed),
        ] {
            match play(game, seed, |_, _, _| {}).outcome().unwrap() {
                Outcome::WallGame => wall_games += 1,
                Outcome::Penalty(end) => panic!("nobody erred: {end:?}"),
                Outcome::Win(win) => {
                    use mahj_tutor::rules::WinningTile;
                    assert_eq!(win.payments.balance.0.iter().sum::<i32>(), 0);
                    let value = i32::from(card.line(win.line).value);
                    assert!(
                        win.payments
                            .lines
                            .iter()
                            .any(|line| line.amount >= 2 * value),
                        "somebody pays at least twice the value"
                    );
                    match win.tile {
                        WinningTile::Discarded(_) => discarded += 1,
                        _ => drawn += 1,
                    }
                }
            }
        }
    }
    assert!(
        drawn > 4 && discarded > 10 && wall_games > 10,
        "{drawn} {discarded} {wall_games}"
    );
}

#[test]
fn payments_sum_to_zero_whatever_the_table_has_agreed_on() {
    let card = practice();
    let (mut of_this_table, mut bets) = (0, 0);
    for seed in 0..400 {
        let end = play(nearly_won(&card, seed), seed, |_, _, _| {});
        if let Some(bet) = end.bet_settlement() {
            assert_eq!(bet.balance.0.iter().sum::<i32>() + bet.bettor, 0);
            bets += 1;
        }
        let Outcome::Win(win) = end.outcome().unwrap() else {
            continue;
        };
        let payments = &win.payments;
        assert_eq!(payments.balance.0.iter().sum::<i32>(), 0);
        let mut reckoned = BySeat::<i32>::default();
        for line in &payments.lines {
            let times: i32 = line.factors.iter().map(|factor| factor.times).product();
            let value = i32::from(card.line(win.line).value);
            assert_eq!(line.amount + line.unpaid, value * times);
            reckoned[line.from] -= line.amount;
            reckoned[line.to] += line.amount;
            let noted = line.factors.iter().any(PaymentFactor::is_of_this_table);
            of_this_table += u32::from(noted);
        }
        assert_eq!(reckoned, payments.balance);
    }
    assert!(of_this_table > 10 && bets > 30, "{of_this_table} {bets}");
}

#[test]
fn what_a_seat_cannot_see_does_not_change_what_its_view_says() {
    let card = practice();
    for seed in 0..12 {
        for game in [dealt(&card, seed), nearly_won(&card, seed)] {
            play(game, seed, |game, seat, rng| {
                let other = game.reshuffle_hidden(seat, rng.next_u64());
                let (before, after) = (game.view(seat), other.view(seat));
                assert_eq!(before.legal_actions(), after.legal_actions());
                assert_eq!(before.situation(), after.situation());
                assert_eq!(before.rack(), after.rack());
                assert_eq!(before.drawn(), after.drawn());
                assert_eq!(before.must_act(), after.must_act());
                assert_eq!(before.wall(), after.wall());
                assert!(before.events().eq(after.events()));
                assert_all_tiles_are_there(&other);
                assert_hands_are_whole(&other);
                for _ in 0..10 {
                    let action = any_action(game, seat, rng);
                    assert_eq!(before.check(&action), after.check(&action));
                }
            });
        }
    }
}

#[test]
fn a_game_goes_on_to_its_end_after_what_is_hidden_was_dealt_anew() {
    let card = practice();
    for seed in 0..10 {
        play(dealt(&card, seed), seed, |game, seat, rng| {
            if below(rng, 12) == 0 {
                let other = game.reshuffle_hidden(seat, rng.next_u64());
                assert!(
                    play(other, rng.next_u64(), |_, _, _| {})
                        .outcome()
                        .is_some()
                );
            }
        });
    }
}

#[test]
fn nobody_sees_what_the_others_pass_or_draw() {
    use mahj_tutor::rules::Event;
    let card = practice();
    let end = play(dealt(&card, 5), 5, |_, _, _| {});
    for seat in Seat::ALL {
        for event in end.view(seat).events() {
            match event {
                Event::Passed {
                    from,
                    to,
                    tiles,
                    received,
                    ..
                } => {
                    assert_eq!(tiles.is_some(), from == seat);
                    assert_eq!(received.is_some(), to == seat);
                }
                Event::Drew { seat: drawer, tile } => assert_eq!(tile.is_some(), drawer == seat),
                Event::CourtesyPassed { from, tiles, .. } => {
                    assert_eq!(tiles.is_some(), from == seat || from.across() == seat);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_record_gives_the_game_again() {
    let card = practice();
    for seed in 0..40 {
        let game = play(dealt(&card, seed), seed, |_, _, _| {});
        let text = Record::of(&game).unwrap().to_string();
        let again = Record::parse(&text).unwrap().replay(&card).unwrap();
        assert_eq!(again, game);
    }
}

#[test]
fn a_damaged_record_is_told_where_and_never_panics() {
    let card = practice();
    let game = play(dealt(&card, 3), 3, |_, _, _| {});
    let text = Record::of(&game).unwrap().to_string();
    let characters: Vec<char> = text.chars().collect();
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut broken = 0;
    for _ in 0..2000 {
        let mut damaged = characters.clone();
        for _ in 0..=below(&mut rng, 3) {
            let place = below(&mut rng, damaged.len() as u32) as usize;
            match below(&mut rng, 3) {
                0 => {
                    damaged.remove(place);
                }
                1 => damaged[place] = '牌',
                _ => damaged.insert(place, characters[below(&mut rng, 900) as usize]),
            }
        }
        let damaged: String = damaged.into_iter().collect();
        match Record::parse(&damaged) {
            Ok(record) => {
                let _ = record.replay(&card);
            }
            Err(problems) => {
                broken += 1;
                let lines = damaged.lines().count();
                assert!(problems.iter().all(|problem| problem.line <= lines + 1));
            }
        }
    }
    assert!(broken > 500, "{broken}");
}
