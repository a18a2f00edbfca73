//! Matches: the first East, East passing on, the length of a match.

use mahj_tutor::rules::{BySeat, FirstEast, Match, MatchLength, Moment, Outcome, Seat, TableRules};

use crate::table::*;

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
fn the_first_east_rolls_highest() {
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
fn east_passes_to_the_right_after_every_game_won_or_not() {
    let mut played = a_match(MatchLength::Four);
    assert_eq!(played.east(), WEST);
    played.finish_game(&won_by_west());
    assert_eq!(played.east(), NORTH);
    played.finish_game(&Outcome::WallGame);
    assert_eq!(played.east(), EAST);
    assert_eq!(played.next_game().unwrap().east, EAST);
}

#[test]
fn points_add_up_and_a_wall_game_pays_nothing() {
    let mut played = a_match(MatchLength::Endless);
    played.finish_game(&won_by_west());
    assert_eq!(played.scores(), BySeat([-60, -60, 180, -60]));
    played.finish_game(&Outcome::WallGame);
    assert_eq!(played.scores(), BySeat([-60, -60, 180, -60]));
    played.finish_game(&won_by_west());
    assert_eq!(played.scores(), BySeat([-120, -120, 360, -120]));
}

#[test]
fn a_match_ends_after_its_games_and_an_endless_one_never() {
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
fn every_game_of_a_match_is_mixed_anew_and_a_match_can_be_taken_up_again() {
    let mut played = a_match(MatchLength::Four);
    let first = played.next_game().unwrap();
    played.finish_game(&Outcome::WallGame);
    let second = played.next_game().unwrap();
    assert_ne!(first.seed, second.seed);
    let again = Match::resume(card(), played.rules().clone(), 5, played.games().to_vec());
    assert_eq!(again, played);
    assert_eq!(again.next_game(), Some(second));
}
