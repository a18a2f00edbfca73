//! Bots finish their games, and never do what the rules refuse.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Simulation, Style, Tables, Totals, play_out};
use mahj_tutor::card::{self, Card};
use mahj_tutor::rules::{
    Bet, BySeat, Game, Match, MatchLength, Person, Record, Seat, Setting, Setup, TableRules,
};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

fn practice() -> Arc<Card> {
    Arc::new(card::practice().unwrap())
}

fn totals(levels: [Level; 4], seed: u64, games: impl Iterator<Item = u32>) -> Totals {
    let simulation = Simulation::new(practice(), levels, seed);
    let mut totals = Totals::new(simulation.card());
    for game in games {
        simulation.play(game, &mut totals).unwrap();
    }
    totals
}

#[test]
fn regular_bots_bring_three_games_of_four_to_a_winner() {
    let totals = totals([Level::Regular; 4], 1, 0..200);
    let won = totals.wins.iter().sum::<u32>();
    assert_eq!(won + totals.wall_games, 200);
    assert!(won >= 150, "{totals:?}");
    assert_eq!(totals.points.iter().sum::<i64>(), 0);
}

#[test]
fn a_game_goes_on_when_an_exposure_leaves_a_bot_no_line() {
    let totals = totals([Level::Regular; 4], 1, 1030..1045);
    assert_eq!(totals.games, 15);
}

#[test]
fn a_run_played_in_parts_is_the_same_run() {
    let levels = [
        Level::Learner,
        Level::Regular,
        Level::Expert,
        Level::Regular,
    ];
    let whole = totals(levels, 7, 0..12);
    let even = totals(levels, 7, (0..12).step_by(2));
    let odd = totals(levels, 7, (1..12).step_by(2));
    assert_eq!(even.games + odd.games, whole.games);
    assert_eq!(even.draws + odd.draws, whole.draws);
    for player in 0..4 {
        assert_eq!(even.wins[player] + odd.wins[player], whole.wins[player]);
        assert_eq!(
            even.points[player] + odd.points[player],
            whole.points[player]
        );
    }
}

#[test]
fn a_better_level_wins_more_often() {
    let mixed = [
        Level::Learner,
        Level::Regular,
        Level::Learner,
        Level::Regular,
    ];
    let totals = totals(mixed, 3, 0..200);
    let learners = totals.wins[0] + totals.wins[2];
    let regulars = totals.wins[1] + totals.wins[3];
    assert!(regulars > learners + learners / 2, "{totals:?}");
}

/// Table rules in which every setting has some option other than the usual one, in turn.
fn unusual(seed: u64) -> TableRules {
    let mut rules = TableRules::default();
    for (place, setting) in Setting::ALL.iter().enumerate() {
        let options = setting.options();
        let option = (seed as usize + place * seed as usize) % options.len();
        setting.choose(&mut rules, options[option]).unwrap();
    }
    rules
}

#[test]
fn games_at_random_tables_end_and_can_be_played_again() {
    let card = practice();
    let simulation = Simulation::at(Tables::Random, Arc::clone(&card), None, 5);
    let mut totals = Totals::new(&card);
    for number in 0..150 {
        let game = simulation.play(number, &mut totals).unwrap();
        assert!(game.outcome().is_some());
        let record = Record::of(&game).unwrap().to_string();
        assert_eq!(Record::parse(&record).unwrap().replay(&card).unwrap(), game);
        let points = totals.points.iter().sum::<i64>() + totals.bettor_points;
        assert_eq!(points, 0, "game {number}: {totals:?}");
    }
    let won = totals.wins.iter().sum::<u32>();
    assert_eq!(
        won + totals.wall_games + totals.ended_by_mistake,
        totals.games
    );
    assert!(
        won > 50 && totals.ended_by_mistake > 5 && totals.dead_hands > 50 && totals.bets > 40,
        "{totals:?}"
    );
}

#[test]
fn matches_of_four_and_of_five_people_come_to_their_ends_at_any_table() {
    let card = practice();
    let compiled = Arc::new(CompiledCard::new(Arc::clone(&card)));
    let bots = BySeat::from_fn(|seat| {
        let level = Level::ALL[seat.index() % Level::ALL.len()];
        Bot::new(level, Style::default(), Arc::clone(&compiled))
    });
    let mut sat_out = [0; Person::MOST];
    for seed in 0..12 {
        let mut rules = unusual(seed);
        rules.bettor = seed % 3 > 0;
        if rules.match_length == MatchLength::Endless {
            rules.match_length = MatchLength::Four;
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Match::new(Arc::clone(&card), rules, seed);
        while let Some(setup) = table.next_game() {
            let people = table.seating();
            assert_eq!(people.bettor.is_some(), table.rules().bettor);
            let mut game = Game::deal(setup);
            while game.outcome().is_none() && game.check_bet().is_err() {
                let seat = Seat::ALL.into_iter().find(|&seat| game.to_act()[seat]);
                let seat = seat.unwrap();
                let action = bots[seat].choose(game.view(seat), &mut rng).unwrap();
                game.apply(seat, action).unwrap();
            }
            if let Some(person) = people.bettor {
                sat_out[person.index()] += 1;
                game.place_bet(Bet::On(Seat::ALL[seed as usize % 4]))
                    .unwrap();
            }
            play_out(&mut game, &bots, &mut rng, &mut |_| {}).unwrap();
            let bet = game.bet_settlement();
            assert_eq!(bet.is_some(), people.bettor.is_some());
            table.finish_game_with_bet(game.outcome().unwrap(), bet.as_ref());
            assert_eq!(table.scores_of_people().iter().sum::<i32>(), 0);
        }
        assert!(table.is_over());
    }
    assert!(sat_out.iter().all(|&times| times > 1), "{sat_out:?}");
}

#[test]
fn every_action_of_every_level_and_style_is_legal() {
    let card = practice();
    let compiled = Arc::new(CompiledCard::new(Arc::clone(&card)));
    for level in Level::ALL {
        for style in Style::ALL {
            for seed in 0..5 {
                let mut game = Game::deal(Setup {
                    card: Arc::clone(&card),
                    rules: TableRules::default(),
                    seed,
                    east: Seat::FIRST,
                    scores: BySeat::default(),
                    bettor_score: 0,
                });
                let bot = |_| Bot::new(level, style, Arc::clone(&compiled));
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                play_out(&mut game, &BySeat::from_fn(bot), &mut rng, &mut |_| {}).unwrap();
            }
        }
    }
}
