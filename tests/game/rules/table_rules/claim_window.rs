//! How long a discard may be claimed.

use mahj_tutor::rules::{
    Blanks, ClaimTime, ClaimWindow, Event, Fact, Game, Outcome, PlannedRack, Position, Situation,
    TableRules,
};

use super::usual;
use crate::rules::table::*;

/// East has discarded a tile that North can claim. South is next, and lacks a Flower, which is the
/// next tile of the wall.
fn north_thinks(claim_window: ClaimWindow) -> Game {
    begin(&north_is_to_think(claim_window))
}

/// The same where mistakes are allowed.
fn north_thinks_and_may_err(claim_window: ClaimWindow) -> Game {
    begin(&erring(north_is_to_think(claim_window)))
}

fn north_is_to_think(claim_window: ClaimWindow) -> Position {
    let racks = [
        "N E W S R G 0 4D 5D 6D 8D 9D 5C",
        "F 2B 2B 2B 2B 3B 3B 3B 3B",
        JUNK,
        "J J J N E W S 4C 5C 6C 8C 9C 9C",
    ];
    let mut position = after_discard(EAST, "3C", racks);
    position.exposures[SOUTH] = vec![exposure("1B", 4, 0)];
    position.exposures[WEST] = vec![exposure("F", 4, 1)];
    let junk = JUNK.split(' ').skip(5).collect::<Vec<_>>().join(" ");
    position.racks[WEST] = PlannedRack::Exactly(tiles(&junk));
    position.next_tiles = vec![tile("F"), tile("7D")];
    position.rules = TableRules {
        claim_window,
        ..usual()
    };
    position
}

const NORTH_CLAIMS: &str = "claim naturals 0 jokers 3";

#[test]
fn win_late_claim_is_honoured_while_the_next_player_holds_the_drawn_tile() {
    cov_mark::check!(WIN_LATE_CLAIM);
    let game = north_thinks(ClaimWindow::Untimed);
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["win-opens"]);
    // Seconds are for whoever looks at a clock: the rules wait for the answer.
    let timed = north_thinks(ClaimWindow::Timed(ClaimTime::Five));
    assert_eq!(refused_by(&timed, SOUTH, "draw"), ["win-opens"]);
    let mut game = north_thinks(ClaimWindow::Realistic);
    act(&mut game, SOUTH, "draw");
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(SOUTH));
    assert!(game.to_act()[NORTH]);
    assert!(refused_by(&game, EAST, NORTH_CLAIMS).contains(&"disc-no-takeback"));
    act(&mut game, NORTH, NORTH_CLAIMS);
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(NORTH));
    assert_eq!(game.view(EAST).exposures(NORTH).len(), 1);
    // Once somebody has called, the next player waits.
    let mut called = north_thinks(ClaimWindow::Realistic);
    act(&mut called, NORTH, NORTH_CLAIMS);
    assert!(called.view(SOUTH).accepts(&action("draw")).is_err());
}

#[test]
fn win_closes_when_a_blank_is_swapped() {
    cov_mark::check!(WIN_CLOSES);
    let drawn = || {
        let junk_with_a_blank = "K N E W S R G 0 4D 5D 6D 8D 9D";
        let north = "2B 2B J 3C 3C 3C N E W S R G 0";
        let mut position = after_discard(EAST, "2B", [JUNK, junk_with_a_blank, JUNK, north]);
        position.discards.insert(0, discard(WEST, "9B"));
        position.next_tiles = vec![tile("7D")];
        position.rules = TableRules {
            claim_window: ClaimWindow::Realistic,
            blanks: Blanks::Swap,
            ..usual()
        };
        let mut game = begin(&position);
        act(&mut game, SOUTH, "draw");
        game
    };
    assert!(allowed(&drawn(), NORTH).contains(&WEST_CLAIMS.to_owned()));
    let mut game = drawn();
    act(&mut game, SOUTH, "swap 9B");
    assert_eq!(refused_by(&game, NORTH, WEST_CLAIMS), ["win-closes"]);
}

/// East has discarded a tile that West and North can claim; South has drawn.
fn west_and_north_think(west: &str, north: &str) -> Game {
    let mut position = after_discard(EAST, "2B", [JUNK, JUNK, west, north]);
    position.next_tiles = vec![tile("7D")];
    position.rules = TableRules {
        claim_window: ClaimWindow::Realistic,
        ..usual()
    };
    let mut game = begin(&position);
    act(&mut game, SOUTH, "draw");
    game
}

const WEST_CLAIMS: &str = "claim naturals 2 jokers 1";

#[test]
fn prio_already_exposed_is_kept_though_another_would_have_had_the_turn_sooner() {
    cov_mark::check!(PRIO_ALREADY_EXPOSED);
    let (west, north) = (
        "2B 2B J 3C 3C 3C N E W S R G 0",
        "2B J J 6C 6C 6C N E W S R G 0",
    );
    let mut game = west_and_north_think(west, north);
    assert!(allowed(&game, WEST).contains(&WEST_CLAIMS.to_owned()));
    act(&mut game, NORTH, "claim naturals 1 jokers 2");
    assert_eq!(game.view(EAST).exposures(NORTH).len(), 1);
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(NORTH));
    assert_eq!(
        refused_by(&game, WEST, WEST_CLAIMS),
        ["prio-already-exposed"]
    );
    assert_eq!(
        facts_against(&game, WEST, WEST_CLAIMS),
        [Fact::ExposedAlready { seat: NORTH }]
    );
}

#[test]
fn prio_already_exposed_gives_way_to_mah_jongg() {
    cov_mark::check!(PRIO_ALREADY_EXPOSED);
    let lacks_one = "1B 1B 1B 2B 2B 3C 3C 3C 3C R R J J";
    let mut game = west_and_north_think(lacks_one, "2B J J 6C 6C 6C N E W S G G 0");
    act(&mut game, NORTH, "claim naturals 1 jokers 2");
    assert!(game.view(EAST).exposures(NORTH).is_empty(), "West is asked");
    assert_eq!(
        refused_by(&game, WEST, "claim naturals 2 jokers 0"),
        ["prio-already-exposed"]
    );
    act(&mut game, WEST, "claim mah-jongg");
    assert!(matches!(game.outcome(), Some(Outcome::Win(win)) if win.winner == WEST));
}

#[test]
fn pick_returned_exactly_where_it_was_drawn() {
    cov_mark::check!(PICK_RETURNED_EXACTLY);
    let mut game = north_thinks(ClaimWindow::Realistic);
    let (wall, tiles) = (game.view(SOUTH).wall(), rack(&game, SOUTH));
    act(&mut game, SOUTH, "draw");
    act(&mut game, NORTH, NORTH_CLAIMS);
    assert_eq!(game.view(SOUTH).wall(), wall);
    assert_eq!(rack(&game, SOUTH), tiles);
    for (seat, known) in [(SOUTH, Some(tile("F"))), (WEST, None)] {
        let put_back = Event::PutBack {
            seat: SOUTH,
            tile: known,
        };
        assert!(game.view(seat).events().any(|event| event == put_back));
    }
    act(&mut game, NORTH, "discard 9C");
    all_let_go(&mut game);
    let drew = act(&mut game, EAST, "draw");
    let tile = Some(tile("F"));
    assert_eq!(drew, [Event::Drew { seat: EAST, tile }]);
}

#[test]
fn win_closes_when_the_next_player_racks_discards_declares_or_exchanges() {
    cov_mark::check!(WIN_CLOSES);
    for close in ["rack", "discard 3B", "declare", "exchange 2/0"] {
        let mut game = north_thinks(ClaimWindow::Realistic);
        act(&mut game, SOUTH, "draw");
        assert!(allowed(&game, NORTH).contains(&NORTH_CLAIMS.to_owned()));
        act(&mut game, SOUTH, close);
        assert_eq!(game.view(NORTH).late_discard(), None);
        // Only what South has just discarded could be claimed now.
        let newest = game.view(NORTH).newest_discard();
        let refused = game.view(NORTH).accepts(&action(NORTH_CLAIMS)).is_err();
        assert!(refused || newest.unwrap().by == SOUTH, "{close}");
    }
    let mut game = north_thinks(ClaimWindow::Untimed);
    act(&mut game, NORTH, "let-go");
    act(&mut game, SOUTH, "draw");
    assert_eq!(refused_by(&game, SOUTH, "rack"), ["win-closes"]);
    assert_eq!(refused_by(&game, NORTH, NORTH_CLAIMS)[0], "win-closes");
}

#[test]
fn pick_returned_exactly_where_mistakes_are_allowed_too() {
    cov_mark::check!(PICK_RETURNED_EXACTLY);
    let mut game = north_thinks_and_may_err(ClaimWindow::Realistic);
    let (wall, tiles) = (game.view(SOUTH).wall(), rack(&game, SOUTH));
    act(&mut game, SOUTH, "draw");
    // Everybody else may still answer, rightly or wrongly.
    assert!([WEST, NORTH].iter().all(|&seat| game.to_act()[seat]));
    act(&mut game, NORTH, NORTH_CLAIMS);
    assert_eq!(game.view(SOUTH).wall(), wall);
    assert_eq!(rack(&game, SOUTH), tiles);
    act(&mut game, WEST, "let-go");
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(NORTH));
    discard_unwanted(&mut game, NORTH, "9C");
    act(&mut game, EAST, "draw");
    assert_eq!(game.view(EAST).drawn(), Some(tile("F")));
}

#[test]
fn win_closes_by_the_same_four_actions_where_mistakes_are_allowed() {
    cov_mark::check!(WIN_CLOSES);
    for close in ["rack", "discard 3B", "declare", "exchange 2/0"] {
        let mut game = north_thinks_and_may_err(ClaimWindow::Realistic);
        act(&mut game, SOUTH, "draw");
        // What another player does out of turn does not close it.
        act(&mut game, WEST, "draw");
        assert!(allowed(&game, NORTH).contains(&NORTH_CLAIMS.to_owned()));
        act(&mut game, SOUTH, close);
        assert_eq!(game.view(NORTH).late_discard(), None, "{close}");
    }
    // Elsewhere who draws before all have answered breaks a rule, and the tile goes back.
    let mut game = north_thinks_and_may_err(ClaimWindow::Untimed);
    let refusal = game.view(SOUTH).check(&action("draw"));
    assert_eq!(refusal.unwrap_err().reasons[0].rule.as_str(), "win-opens");
    act(&mut game, SOUTH, "draw");
    assert!(game.view(WEST).breach(SOUTH).is_some());
    assert!(allowed(&game, NORTH).contains(&NORTH_CLAIMS.to_owned()));
}

#[test]
fn win_late_claim_in_error_is_taken_back_or_costs_what_any_other_does() {
    cov_mark::check!(WIN_LATE_CLAIM);
    let mut game = north_thinks_and_may_err(ClaimWindow::Realistic);
    act(&mut game, SOUTH, "draw");
    act(&mut game, WEST, "claim mah-jongg");
    act(&mut game, NORTH, "let-go");
    assert_eq!(game.view(EAST).situation(), Situation::Announced(WEST));
    act(&mut game, WEST, "retract");
    all_let_go(&mut game);
    // South draws the same tile again.
    let drew = act(&mut game, SOUTH, "draw");
    let tile = Some(tile("F"));
    assert_eq!(drew, [Event::Drew { seat: SOUTH, tile }]);
}

#[test]
fn the_dead_are_not_asked_about_the_discard_and_a_dead_drawer_closes_the_window() {
    let mut game = north_thinks_and_may_err(ClaimWindow::Realistic);
    act(&mut game, SOUTH, "draw");
    act(&mut game, NORTH, "draw");
    act(&mut game, EAST, "challenge 3");
    act(&mut game, NORTH, "admit");
    assert_eq!(game.view(NORTH).late_discard(), None);
    assert!(game.view(WEST).late_discard().is_some());
    // A second tile from the wall: the window is closed, and the count is wrong.
    act(&mut game, SOUTH, "draw");
    assert_eq!(game.view(WEST).late_discard(), None);
    act(&mut game, EAST, "challenge 1");
    act(&mut game, SOUTH, "admit");
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(WEST));
    // The next player is whoever comes next alive.
    act(&mut game, WEST, "draw");
    act(&mut game, WEST, "discard 0");
    act(&mut game, EAST, "draw");
    assert!(game.view(EAST).has_drawn());
}
