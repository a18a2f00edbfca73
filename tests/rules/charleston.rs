//! The Charleston.

use mahj_tutor::rules::{Event, Fact, Game, Moment, Position, Seat, Situation, Step};

use crate::table::*;

const RACKS: [&str; 4] = [
    "1B 1B 1B 2B 3B 4B 5B 6B 7B 8B 9B F J J",
    "1C 1C 1C 2C 3C 4C 5C 6C 7C 8C 9C F J",
    "1D 1D 1D 2D 3D 4D 5D 6D 7D 8D 9D F J",
    "N N N E E E W W W S S S F",
];

/// What each gives in the tests: three alike, to be recognised.
const GIVEN: [&str; 4] = ["1B 1B 1B", "1C 1C 1C", "1D 1D 1D", "N N N"];

fn at(moment: Moment) -> Game {
    let mut position: Position = table(RACKS);
    position.moment = moment;
    begin(&position)
}

fn pass_all(game: &mut Game, passes: [&str; 4]) {
    for (seat, text) in Seat::ALL.into_iter().zip(passes) {
        act(game, seat, text);
    }
}

fn three_each(game: &mut Game) {
    pass_all(
        game,
        GIVEN
            .map(|tiles| format!("pass {tiles} blind 0"))
            .each_ref()
            .map(String::as_str),
    );
}

#[test]
fn passes_go_right_across_left_and_then_left_across_right() {
    for (step, to) in [
        (Step::FirstRight, [SOUTH, WEST, NORTH, EAST]),
        (Step::FirstAcross, [WEST, NORTH, EAST, SOUTH]),
        (Step::FirstLeft, [NORTH, EAST, SOUTH, WEST]),
        (Step::SecondLeft, [NORTH, EAST, SOUTH, WEST]),
        (Step::SecondAcross, [WEST, NORTH, EAST, SOUTH]),
        (Step::LastRight, [SOUTH, WEST, NORTH, EAST]),
    ] {
        let mut game = at(Moment::Charleston(step));
        three_each(&mut game);
        for (given, receiver) in GIVEN.into_iter().zip(to) {
            assert!(
                game.view(receiver).rack().contains(&tiles(given)),
                "{step:?}"
            );
        }
    }
}

#[test]
fn nothing_moves_until_all_four_have_chosen_and_a_choice_stands() {
    let mut game = at(Moment::Charleston(Step::FirstRight));
    act(&mut game, EAST, "pass 1B 1B 1B blind 0");
    assert_eq!(game.view(EAST).chosen_pass(), Some((tiles("1B 1B 1B"), 0)));
    assert_eq!(rack(&game, EAST), tiles(RACKS[0]).to_string());
    assert!(!game.view(EAST).must_act());
    assert_eq!(
        refused_by(&game, EAST, "pass 2B 3B 4B blind 0"),
        ["char-face-down"]
    );
}

#[test]
fn a_pass_is_exactly_three_tiles_of_the_rack() {
    let game = at(Moment::Charleston(Step::FirstRight));
    assert_eq!(
        refused_by(&game, EAST, "pass 1B 2B blind 0"),
        ["char-pass-three"]
    );
    assert_eq!(
        refused_by(&game, EAST, "pass 1B 2B 3B 4B blind 0"),
        ["char-pass-three"]
    );
    assert_eq!(
        facts_against(&game, EAST, "pass 1B 9C 9C blind 0"),
        [Fact::NotInRack {
            tile: tile("9C"),
            needed: 2,
            held: 0
        }]
    );
}

#[test]
fn a_joker_is_never_passed_but_flowers_and_pairs_may_be() {
    let mut game = at(Moment::Charleston(Step::FirstRight));
    assert_eq!(
        refused_by(&game, EAST, "pass 1B 2B J blind 0"),
        ["char-no-jokers"]
    );
    act(&mut game, EAST, "pass F 1B 1B blind 0");
    let game = at(Moment::Courtesy);
    let mut game = after_courtesy_offers(game, [2, 0, 2, 0]);
    assert_eq!(refused_by(&game, EAST, "courtesy 1B J"), ["char-no-jokers"]);
    act(&mut game, EAST, "courtesy F 1B");
}

#[test]
fn every_reason_against_a_pass_is_told() {
    let game = at(Moment::Charleston(Step::FirstRight));
    assert_eq!(
        refused_by(&game, SOUTH, "pass J 2B blind 2"),
        [
            "char-blind-last-right",
            "char-pass-three",
            "char-no-jokers",
            "char-pass-three"
        ]
    );
}

#[test]
fn incoming_tiles_may_be_passed_on_unseen_on_first_left_and_last_right_only() {
    for step in [
        Step::FirstRight,
        Step::FirstAcross,
        Step::SecondLeft,
        Step::SecondAcross,
    ] {
        let game = at(Moment::Charleston(step));
        assert_eq!(
            refused_by(&game, EAST, "pass 1B 2B blind 1"),
            ["char-blind-last-right"]
        );
    }
    for step in [Step::FirstLeft, Step::LastRight] {
        let game = at(Moment::Charleston(step));
        for text in ["pass 1B 2B blind 1", "pass 1B blind 2", "pass blind 3"] {
            assert_eq!(game.view(EAST).check(&action(text)), Ok(()));
        }
        assert_eq!(
            refused_by(&game, EAST, "pass 1B blind 1"),
            ["char-pass-three"]
        );
        assert_eq!(
            refused_by(&game, EAST, "pass blind 4"),
            ["char-blind-first-left", "char-pass-three"]
        );
    }
}

#[test]
fn tiles_passed_on_unseen_reach_the_next_player_and_stay_unknown_to_the_one_between() {
    let mut game = at(Moment::Charleston(Step::FirstLeft));
    pass_all(
        &mut game,
        [
            "pass 1B 1B 1B blind 0",
            "pass blind 3",
            "pass 1D 1D 1D blind 0",
            "pass N N N blind 0",
        ],
    );
    // South passed on to East what came from West.
    assert!(game.view(EAST).rack().contains(&tiles("1D 1D 1D")));
    assert_eq!(rack(&game, SOUTH), tiles(RACKS[1]).to_string());
    let seen_by_south: Vec<Event> = game.view(SOUTH).events().collect();
    for event in seen_by_south {
        if let Event::Passed {
            tiles, received, ..
        } = event
        {
            assert!(tiles.is_none_or(|tiles| tiles.is_empty()));
            assert!(received.is_none_or(|tiles| tiles.is_empty()));
        }
    }
}

#[test]
fn when_all_four_pass_on_three_unseen_nothing_moves() {
    let mut game = at(Moment::Charleston(Step::LastRight));
    pass_all(&mut game, ["pass blind 3"; 4]);
    for (seat, text) in Seat::ALL.into_iter().zip(RACKS) {
        assert_eq!(rack(&game, seat), tiles(text).to_string());
    }
}

#[test]
fn the_first_charleston_is_compulsory() {
    for step in [Step::FirstRight, Step::FirstAcross, Step::FirstLeft] {
        let game = at(Moment::Charleston(step));
        for text in ["stop", "continue", "offer 0", "discard 1B", "draw"] {
            assert_eq!(refused_by(&game, EAST, text), ["char-first-compulsory"]);
        }
    }
}

#[test]
fn after_first_left_any_one_player_may_stop_and_the_courtesy_pass_follows() {
    let mut game = at(Moment::Charleston(Step::FirstLeft));
    three_each(&mut game);
    assert_eq!(game.view(EAST).situation(), Situation::Vote);
    act(&mut game, EAST, "continue");
    act(&mut game, SOUTH, "continue");
    act(&mut game, WEST, "stop");
    assert_eq!(refused_by(&game, WEST, "continue"), ["char-stop"]);
    let events = act(&mut game, NORTH, "continue");
    assert_eq!(
        events,
        [Event::Voted {
            stopped_by: vec![WEST]
        }]
    );
    assert_eq!(game.view(EAST).situation(), Situation::CourtesyOffer);
}

#[test]
fn a_second_charleston_that_all_want_is_played_to_its_end() {
    let mut game = at(Moment::Vote);
    for seat in Seat::ALL {
        act(&mut game, seat, "continue");
    }
    for step in [Step::SecondLeft, Step::SecondAcross, Step::LastRight] {
        assert_eq!(game.view(EAST).situation(), Situation::Charleston(step));
        assert_eq!(refused_by(&game, EAST, "stop"), ["char-second-must-finish"]);
        for seat in Seat::ALL {
            let first = game.view(seat).legal_actions()[0];
            game.apply(seat, first).unwrap();
        }
    }
    assert_eq!(game.view(EAST).situation(), Situation::CourtesyOffer);
}

fn after_courtesy_offers(mut game: Game, offers: [u8; 4]) -> Game {
    for (seat, offer) in Seat::ALL.into_iter().zip(offers) {
        act(&mut game, seat, &format!("offer {offer}"));
    }
    game
}

#[test]
fn in_the_courtesy_pass_the_lower_wish_counts_for_each_pair_by_itself() {
    let mut game = after_courtesy_offers(at(Moment::Courtesy), [3, 0, 1, 2]);
    assert_eq!(
        game.view(EAST).situation(),
        Situation::CourtesyPass { count: 1 }
    );
    assert_eq!(
        game.view(SOUTH).situation(),
        Situation::CourtesyPass { count: 0 }
    );
    assert!(!game.view(SOUTH).must_act() && !game.view(NORTH).must_act());
    assert_eq!(
        refused_by(&game, EAST, "courtesy 1B 1B"),
        ["char-courtesy-min"]
    );
    assert_eq!(
        refused_by(&game, SOUTH, "courtesy 1C"),
        ["char-courtesy-per-pair", "char-courtesy-min"]
    );
    act(&mut game, EAST, "courtesy 2B");
    act(&mut game, WEST, "courtesy 2D");
    assert!(game.view(EAST).rack().contains(&tiles("2D")));
    assert!(game.view(WEST).rack().contains(&tiles("2B")));
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(EAST));
}

#[test]
fn a_courtesy_pass_is_of_at_most_three_tiles() {
    let game = at(Moment::Courtesy);
    assert_eq!(refused_by(&game, EAST, "offer 4"), ["char-courtesy"]);
    assert_eq!(
        allowed(&game, EAST),
        ["offer 0", "offer 1", "offer 2", "offer 3"]
    );
}

#[test]
fn without_a_courtesy_pass_east_opens_the_play() {
    let game = after_courtesy_offers(at(Moment::Courtesy), [0, 3, 3, 0]);
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(EAST));
}

#[test]
fn east_who_was_dealt_mah_jongg_may_declare_before_the_first_pass() {
    let complete = "F F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B J";
    let mut position = table([complete, JUNK, JUNK, JUNK]);
    position.moment = Moment::Charleston(Step::FirstRight);
    let mut game = begin(&position);
    act(&mut game, EAST, "declare");
    assert_eq!(win(&game).tile, mahj_tutor::rules::WinningTile::Dealt);

    position.rules.heavenly_hand = false;
    let game = begin(&position);
    assert_eq!(refused_by(&game, EAST, "declare"), ["heavenly-hand"]);

    position.rules.heavenly_hand = true;
    let mut game = begin(&position);
    act(&mut game, EAST, "pass 1B 1B 1B blind 0");
    assert_eq!(refused_by(&game, EAST, "declare"), ["heavenly-hand"]);

    position.moment = Moment::Charleston(Step::FirstAcross);
    let game = begin(&position);
    assert_eq!(
        refused_by(&game, EAST, "declare"),
        ["char-first-compulsory"]
    );
}
