//! Matches: the first East, East passing on, the length of a match.

use mahj_tutor::rules::{
    BySeat, FirstEast, Match, MatchLength, Moment, Outcome, Person, Seat, TableRules,
};
use mahj_tutor::tile::Wind;

use crate::rules::table::*;

fn a_match(length: MatchLength) -> Match {
    let rules = TableRules {
        first_east: FirstEast::Host(WEST),
        match_length: length,
        ..TableRules::default()
    };
    Match::new(card(), rules, 5)
}

fn won_by_west() -> Outcome {
    let mut position = table(["", "", "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R J", ""]);
    position.moment = Moment::ToDiscard {
        seat: WEST,
        drawn: Some(tile("R")),
    };
    let mut game = begin(&position);
    act(&mut game, WEST, "declare");
    game.outcome().unwrap().clone()
}

#[test]
fn first_east_by_dice_is_who_rolls_highest() {
    cov_mark::check!(FIRST_EAST_BY_DICE);
    let table_match = Match::new(card(), TableRules::default(), 3);
    let last = table_match.rolls().last().unwrap();
    let total = |seat: Seat| last[seat].map_or(0, |dice| dice[0] + dice[1]);
    let highest = Seat::ALL
        .into_iter()
        .max_by_key(|&seat| total(seat))
        .unwrap();
    assert_eq!(table_match.east(), highest);
}

#[test]
fn pay_wall_none_and_points_add_up() {
    cov_mark::check!(PAY_WALL_NONE);
    let mut played = a_match(MatchLength::Endless);
    played.finish_game(&won_by_west());
    assert_eq!(played.scores(), BySeat([-60, -60, 180, -60]));
    played.finish_game(&Outcome::WallGame);
    assert_eq!(played.scores(), BySeat([-60, -60, 180, -60]));
    played.finish_game(&won_by_west());
    assert_eq!(played.scores(), BySeat([-120, -120, 360, -120]));
}

#[test]
fn rounds_sixteen_games_or_four_or_eight_or_without_end() {
    cov_mark::check!(ROUNDS_SIXTEEN_GAMES);
    for (length, games) in [
        (MatchLength::Four, Some(4)),
        (MatchLength::Eight, Some(8)),
        (MatchLength::Sixteen, Some(16)),
        (MatchLength::Endless, None),
    ] {
        let mut played = a_match(length);
        let mut count = 0;
        while played.next_game().is_some() && count < 40 {
            played.finish_game(&Outcome::WallGame);
            count += 1;
        }
        assert_eq!(count, games.unwrap_or(40));
    }
}

#[test]
fn rounds_sixteen_games_are_called_east_south_west_and_north() {
    cov_mark::check!(ROUNDS_SIXTEEN_GAMES);
    let winds = |length| {
        let mut played = a_match(length);
        let mut winds = Vec::new();
        while !played.is_over() && winds.len() < 20 {
            let place = played.place_of(played.game_number());
            assert_eq!(place.game as usize, winds.len() + 1);
            assert_eq!(place.games, played.length());
            winds.push(place.wind());
            played.finish_game(&Outcome::WallGame);
        }
        winds
    };
    let round = |wind| [wind; 4];
    let full = [Wind::East, Wind::South, Wind::West, Wind::North].map(round);
    assert_eq!(winds(MatchLength::Four), round(Wind::East));
    assert_eq!(winds(MatchLength::Eight), full[..2].concat());
    assert_eq!(winds(MatchLength::Sixteen), full.concat());
    // Without end the fifth round is East's again.
    let endless = [full.concat(), round(Wind::East).to_vec()].concat();
    assert_eq!(winds(MatchLength::Endless), endless);
}

#[test]
fn rounds_sixteen_games_are_twenty_when_a_fifth_player_bets() {
    cov_mark::check!(ROUNDS_SIXTEEN_GAMES);
    for (match_length, rounds) in [
        (MatchLength::Four, 1),
        (MatchLength::Eight, 2),
        (MatchLength::Sixteen, 4),
    ] {
        let rules = TableRules {
            bettor: true,
            match_length,
            ..TableRules::default()
        };
        let mut played = Match::new(card(), rules, 5);
        let mut easts = [0; Person::MOST];
        while !played.is_over() {
            let place = played.place_of(played.game_number());
            assert_eq!(place.round, (place.game - 1) / 5 + 1);
            let seating = played.seating();
            easts[seating.at[seating.east].index()] += 1;
            played.finish_game(&Outcome::WallGame);
        }
        assert_eq!(easts, [rounds; 5], "everybody is East once in each round");
    }
}

#[test]
fn next_game_remix_and_a_match_can_be_taken_up_again() {
    cov_mark::check!(NEXT_GAME_REMIX);
    let mut played = a_match(MatchLength::Four);
    let first = played.next_game().unwrap();
    played.finish_game(&Outcome::WallGame);
    let second = played.next_game().unwrap();
    assert_ne!(first.seed, second.seed);
    let again = Match::resume(card(), played.rules().clone(), 5, played.games().to_vec());
    assert_eq!(again, played);
    assert_eq!(again.next_game(), Some(second));
}

#[test]
fn east_passes_right_always_even_when_east_has_won() {
    cov_mark::check!(EAST_PASSES_RIGHT_ALWAYS);
    let mut played = a_match(MatchLength::Four);
    assert_eq!(played.east(), WEST);
    played.finish_game(&won_by_west());
    assert_eq!(played.east(), NORTH);
    assert_eq!(played.next_game().unwrap().east, NORTH);
}

#[test]
fn east_passes_after_wall_game() {
    cov_mark::check!(EAST_PASSES_AFTER_WALL_GAME);
    let mut played = a_match(MatchLength::Four);
    played.finish_game(&Outcome::WallGame);
    assert_eq!(played.east(), NORTH);
    assert_eq!(played.next_game().unwrap().east, NORTH);
}
