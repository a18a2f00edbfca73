//! The window of opportunity: how long a discard may be claimed.

use mahj_tutor::rules::{Event, Fact, Situation};

use crate::rules::table::*;

const WANTS_A_PUNG: &str = "2B 2B 1B 1B J 3C 3C 3C N E W S R";
const OPENING: &str = "2B E W S R G 0 4D 5D 6D 8D 9D 5C 7C";

#[test]
fn win_opens_when_the_discard_lies_and_before_the_next_player_draws() {
    cov_mark::check!(WIN_OPENS);
    let mut game = begin(&table([OPENING, JUNK, WANTS_A_PUNG, ""]));
    act(&mut game, EAST, "discard 2B");
    assert_eq!(
        game.view(WEST).situation(),
        Situation::Claims(discard(EAST, "2B"))
    );
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["win-opens"]);
    act(&mut game, WEST, "claim naturals 2 jokers 0");
    assert_eq!(game.view(WEST).situation(), Situation::ToDiscard(WEST));
}

#[test]
fn win_closes_when_the_next_player_discards() {
    cov_mark::check!(WIN_CLOSES);
    let mut position = after_discard(EAST, "2B", [JUNK, JUNK, WANTS_A_PUNG, ""]);
    position.next_tiles = vec![tile("9C")];
    let mut game = begin(&position);
    all_let_go(&mut game);
    act(&mut game, SOUTH, "draw");
    assert_eq!(
        facts_against(&game, WEST, "claim naturals 2 jokers 0"),
        [Fact::TooLate]
    );
    assert_eq!(
        refused_by(&game, WEST, "claim naturals 2 jokers 0"),
        ["win-closes"]
    );
    act(&mut game, SOUTH, "discard 9C");
    assert!(
        game.view(WEST)
            .accepts(&action("claim naturals 2 jokers 0"))
            .is_err()
    );
}

#[test]
fn win_two_quick_of_two_identical_tiles_only_the_second_is_claimed() {
    cov_mark::check!(WIN_TWO_QUICK);
    let mut position = after_discard(SOUTH, "2B", ["", "", WANTS_A_PUNG, ""]);
    position.discards.insert(0, discard(EAST, "2B"));
    let mut game = begin(&position);
    let events = act(&mut game, WEST, "claim naturals 2 jokers 0");
    assert!(matches!(events[0], Event::Claimed { seat, .. } if seat == WEST));
    let claimed = game.view(EAST).discards().iter().map(|one| one.claimed_by);
    assert_eq!(claimed.collect::<Vec<_>>(), [None, Some(WEST)]);
    assert_eq!(game.view(EAST).exposures(WEST)[0].claimed_from, SOUTH);
}
