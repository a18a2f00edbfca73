//! The Charleston.

use mahj_tutor::rules::{CharlestonPass, Event, Fact, Game, Moment, Position, Seat, Situation};

use crate::rules::table::*;

const RACKS: [&str; 4] = [
    "1B 1B 1B 2B 3B 4B 5B 6B 7B 8B 9B F J J",
    "1C 1C 1C 2C 3C 4C 5C 6C 7C 8C 9C F J",
    "1D 1D 1D 2D 3D 4D 5D 6D 7D 8D 9D F J",
    "N N N E E E W W W S S S F",
];

/// What each gives in the tests: three identical tiles, to be recognised.
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
fn char_face_down_nothing_moves_until_all_four_have_chosen_and_a_choice_stands() {
    cov_mark::check!(CHAR_FACE_DOWN);
    let mut game = at(Moment::Charleston(CharlestonPass::FirstRight));
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
fn char_pass_three_tiles_of_the_rack_no_more_and_no_fewer() {
    cov_mark::check!(CHAR_PASS_THREE);
    let game = at(Moment::Charleston(CharlestonPass::FirstRight));
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
fn every_reason_against_a_pass_is_told() {
    let game = at(Moment::Charleston(CharlestonPass::FirstRight));
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
fn char_blind_unseen_tiles_reach_the_next_player_and_stay_unknown_to_the_one_between() {
    cov_mark::check!(CHAR_BLIND_UNSEEN);
    let mut game = at(Moment::Charleston(CharlestonPass::FirstLeft));
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
fn char_blind_unseen_refuses_a_look_at_what_comes_in() {
    cov_mark::check!(CHAR_BLIND_UNSEEN);
    let game = at(Moment::Charleston(CharlestonPass::FirstLeft));
    assert_eq!(refused_by(&game, SOUTH, "look"), ["char-blind-unseen"]);
    assert_eq!(facts_against(&game, SOUTH, "look"), [Fact::IncomingUnseen]);
}

/// South looks in first left, where mistakes are allowed, and the others pass three identical tiles.
fn south_has_looked() -> Game {
    let mut position: Position = erring(table(RACKS));
    position.moment = Moment::Charleston(CharlestonPass::FirstLeft);
    let mut game = begin(&position);
    assert!(act(&mut game, SOUTH, "look").is_empty());
    // The tiles are not there yet.
    assert!(!game.view(SOUTH).must_act());
    assert!(allowed(&game, SOUTH).is_empty());
    act(&mut game, EAST, "pass 1B 1B 1B blind 0");
    act(&mut game, WEST, "pass 1D 1D 1D blind 0");
    let events = act(&mut game, NORTH, "pass N N N blind 0");
    let seen = Some(tiles("1D 1D 1D"));
    let looked = Event::LookedAtPass {
        seat: SOUTH,
        tiles: seen,
    };
    assert_eq!(events, [looked]);
    game
}

#[test]
fn char_blind_unseen_is_broken_by_looking_and_costs_nothing() {
    cov_mark::check!(CHAR_BLIND_UNSEEN);
    let mut game = south_has_looked();
    assert_eq!(game.view(SOUTH).seen_incoming(), Some(tiles("1D 1D 1D")));
    // Everybody sees that South looked, and nobody what.
    let known = game.view(NORTH).events().next_back();
    let looked = Event::LookedAtPass {
        seat: SOUTH,
        tiles: None,
    };
    assert_eq!(known, Some(looked));
    // It stands: South passes now, and has looked once and for all.
    assert!(refused_by(&game, SOUTH, "look").contains(&"char-face-down"));
    act(&mut game, SOUTH, "pass blind 3");
    assert_eq!(rack(&game, SOUTH), tiles(RACKS[1]).to_string());
    assert!(game.view(EAST).rack().contains(&tiles("1D 1D 1D")));
    assert_eq!(game.view(EAST).breach(SOUTH), None);
    assert!(faults(&game, SOUTH).is_empty());
}

#[test]
fn who_looks_passes_what_they_like_then() {
    let mut game = south_has_looked();
    act(&mut game, SOUTH, "pass 1C 1C 1C blind 0");
    assert!(game.view(SOUTH).rack().contains(&tiles("1D 1D 1D")));
    assert_eq!(game.view(EAST).situation(), Situation::Vote);
}

#[test]
fn two_who_look_both_see_what_is_there() {
    let mut position: Position = erring(table(RACKS));
    position.moment = Moment::Charleston(CharlestonPass::LastRight);
    let mut game = begin(&position);
    act(&mut game, SOUTH, "look");
    act(&mut game, EAST, "pass 1B 1B 1B blind 0");
    act(&mut game, NORTH, "look");
    act(&mut game, WEST, "pass 1D 1D 1D blind 0");
    // East gives to South, West to North.
    assert_eq!(game.view(SOUTH).seen_incoming(), Some(tiles("1B 1B 1B")));
    assert_eq!(game.view(NORTH).seen_incoming(), Some(tiles("1D 1D 1D")));
    act(&mut game, NORTH, "pass N N blind 1");
    act(&mut game, SOUTH, "pass 1C blind 2");
    assert_eq!(game.view(EAST).situation(), Situation::CourtesyOffer);
}

#[test]
fn char_face_down_looking_is_no_choice_in_a_pass_that_is_not_blind() {
    cov_mark::check!(CHAR_FACE_DOWN);
    let mut position: Position = erring(table(RACKS));
    position.moment = Moment::Charleston(CharlestonPass::FirstAcross);
    let game = begin(&position);
    assert_eq!(refused_by(&game, SOUTH, "look"), ["char-face-down"]);
}

#[test]
fn char_blind_order_lets_nothing_move_when_all_four_pass_on_three() {
    cov_mark::check!(CHAR_BLIND_ORDER);
    let mut game = at(Moment::Charleston(CharlestonPass::LastRight));
    pass_all(&mut game, ["pass blind 3"; 4]);
    for (seat, text) in Seat::ALL.into_iter().zip(RACKS) {
        assert_eq!(rack(&game, seat), tiles(text).to_string());
    }
}

#[test]
fn char_first_compulsory_nothing_else_may_be_done() {
    cov_mark::check!(CHAR_FIRST_COMPULSORY);
    for pass in [
        CharlestonPass::FirstRight,
        CharlestonPass::FirstAcross,
        CharlestonPass::FirstLeft,
    ] {
        let game = at(Moment::Charleston(pass));
        for text in ["stop", "continue", "offer 0", "discard 1B", "draw"] {
            assert_eq!(refused_by(&game, EAST, text), ["char-first-compulsory"]);
        }
    }
}

#[test]
fn char_stop_by_any_one_player_after_first_left() {
    cov_mark::check!(CHAR_STOP);
    let mut game = at(Moment::Charleston(CharlestonPass::FirstLeft));
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
fn char_second_must_finish_once_all_have_wanted_it() {
    cov_mark::check!(CHAR_SECOND_MUST_FINISH);
    let mut game = at(Moment::Vote);
    for seat in Seat::ALL {
        act(&mut game, seat, "continue");
    }
    for pass in [
        CharlestonPass::SecondLeft,
        CharlestonPass::SecondAcross,
        CharlestonPass::LastRight,
    ] {
        assert_eq!(game.view(EAST).situation(), Situation::Charleston(pass));
        assert_eq!(refused_by(&game, EAST, "stop"), ["char-second-must-finish"]);
        for seat in Seat::ALL {
            let first = game.view(seat).accepted_actions()[0];
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
fn char_courtesy_is_of_at_most_three_tiles() {
    cov_mark::check!(CHAR_COURTESY);
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
fn heavenly_hand_is_declared_by_east_before_the_first_pass() {
    cov_mark::check!(HEAVENLY_HAND);
    let complete = "F F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B J";
    let mut position = table([complete, JUNK, JUNK, JUNK]);
    position.moment = Moment::Charleston(CharlestonPass::FirstRight);
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

    position.moment = Moment::Charleston(CharlestonPass::FirstAcross);
    let game = begin(&position);
    assert_eq!(
        refused_by(&game, EAST, "declare"),
        ["char-first-compulsory"]
    );
}

/// Who gets what East, South, West and North pass.
fn assert_goes_to(pass: CharlestonPass, to: [Seat; 4]) {
    let mut game = at(Moment::Charleston(pass));
    three_each(&mut game);
    for (given, receiver) in GIVEN.into_iter().zip(to) {
        assert!(
            game.view(receiver).rack().contains(&tiles(given)),
            "{pass:?}"
        );
    }
}

#[test]
fn char_1_right() {
    cov_mark::check!(CHAR_1_RIGHT);
    assert_eq!(
        Game::deal(begin(&table(RACKS)).setup().clone())
            .view(EAST)
            .situation(),
        Situation::Charleston(CharlestonPass::FirstRight)
    );
    assert_goes_to(CharlestonPass::FirstRight, [SOUTH, WEST, NORTH, EAST]);
}

/// What everybody is to pass after everybody has passed three.
fn next_after(pass: CharlestonPass) -> Moment {
    let mut game = at(Moment::Charleston(pass));
    three_each(&mut game);
    match game.view(EAST).situation() {
        Situation::Charleston(next) => Moment::Charleston(next),
        Situation::CourtesyOffer => Moment::Courtesy,
        Situation::Vote => Moment::Vote,
        other => panic!("{other:?}"),
    }
}

#[test]
fn char_2_across() {
    cov_mark::check!(CHAR_2_ACROSS);
    assert_eq!(
        next_after(CharlestonPass::FirstRight),
        Moment::Charleston(CharlestonPass::FirstAcross)
    );
    assert_goes_to(CharlestonPass::FirstAcross, [WEST, NORTH, EAST, SOUTH]);
}

#[test]
fn char_3_left() {
    cov_mark::check!(CHAR_3_LEFT);
    assert_eq!(
        next_after(CharlestonPass::FirstAcross),
        Moment::Charleston(CharlestonPass::FirstLeft)
    );
    assert_goes_to(CharlestonPass::FirstLeft, [NORTH, EAST, SOUTH, WEST]);
}

#[test]
fn char_second_order_is_left_across_right() {
    cov_mark::check!(CHAR_SECOND_ORDER);
    assert_eq!(
        next_after(CharlestonPass::SecondLeft),
        Moment::Charleston(CharlestonPass::SecondAcross)
    );
    assert_eq!(
        next_after(CharlestonPass::SecondAcross),
        Moment::Charleston(CharlestonPass::LastRight)
    );
    assert_eq!(next_after(CharlestonPass::LastRight), Moment::Courtesy);
    assert_goes_to(CharlestonPass::SecondLeft, [NORTH, EAST, SOUTH, WEST]);
    assert_goes_to(CharlestonPass::SecondAcross, [WEST, NORTH, EAST, SOUTH]);
    assert_goes_to(CharlestonPass::LastRight, [SOUTH, WEST, NORTH, EAST]);
}

#[test]
fn char_no_jokers_in_any_pass() {
    cov_mark::check!(CHAR_NO_JOKERS);
    for pass in [
        CharlestonPass::FirstRight,
        CharlestonPass::FirstAcross,
        CharlestonPass::FirstLeft,
        CharlestonPass::SecondLeft,
        CharlestonPass::SecondAcross,
        CharlestonPass::LastRight,
    ] {
        let game = at(Moment::Charleston(pass));
        assert_eq!(
            refused_by(&game, EAST, "pass 1B 2B J blind 0"),
            ["char-no-jokers"]
        );
    }
    let game = after_courtesy_offers(at(Moment::Courtesy), [2, 0, 2, 0]);
    assert_eq!(refused_by(&game, EAST, "courtesy 1B J"), ["char-no-jokers"]);
}

#[test]
fn char_flowers_ok_to_pass() {
    cov_mark::check!(CHAR_FLOWERS_OK);
    let mut game = at(Moment::Charleston(CharlestonPass::FirstRight));
    act(&mut game, EAST, "pass F 1B 2B blind 0");
    let mut game = after_courtesy_offers(at(Moment::Courtesy), [1, 0, 1, 0]);
    act(&mut game, EAST, "courtesy F");
}

#[test]
fn char_pairs_ok_to_pass() {
    cov_mark::check!(CHAR_PAIRS_OK);
    let mut game = at(Moment::Charleston(CharlestonPass::FirstRight));
    act(&mut game, EAST, "pass 1B 1B 2B blind 0");
}

/// One, two or three incoming tiles may be passed on in this pass, topped up to three.
fn assert_may_be_blind(pass: CharlestonPass) {
    let game = at(Moment::Charleston(pass));
    for text in ["pass 1B 2B blind 1", "pass 1B blind 2", "pass blind 3"] {
        assert_eq!(game.view(EAST).accepts(&action(text)), Ok(()));
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

#[test]
fn char_blind_first_left() {
    cov_mark::check!(CHAR_BLIND_FIRST_LEFT);
    assert_may_be_blind(CharlestonPass::FirstLeft);
}

#[test]
fn char_blind_last_right_and_on_no_other_pass() {
    cov_mark::check!(CHAR_BLIND_LAST_RIGHT);
    assert_may_be_blind(CharlestonPass::LastRight);
    for pass in [
        CharlestonPass::FirstRight,
        CharlestonPass::FirstAcross,
        CharlestonPass::SecondLeft,
        CharlestonPass::SecondAcross,
    ] {
        let game = at(Moment::Charleston(pass));
        assert_eq!(
            refused_by(&game, EAST, "pass 1B 2B blind 1"),
            ["char-blind-last-right"]
        );
    }
}

#[test]
fn char_second_optional_and_only_when_all_agree() {
    cov_mark::check!(CHAR_SECOND_OPTIONAL);
    for (votes, second) in [
        (["continue"; 4], true),
        (["continue", "stop", "continue", "continue"], false),
        (["stop"; 4], false),
    ] {
        let mut game = at(Moment::Vote);
        pass_all(&mut game, votes);
        assert_eq!(
            game.view(EAST).situation() == Situation::Charleston(CharlestonPass::SecondLeft),
            second
        );
    }
}

#[test]
fn char_courtesy_after_stop_even_for_the_one_who_stopped() {
    cov_mark::check!(CHAR_COURTESY_AFTER_STOP);
    let mut game = at(Moment::Vote);
    pass_all(&mut game, ["continue", "continue", "stop", "continue"]);
    let mut game = after_courtesy_offers(game, [3, 0, 3, 0]);
    act(&mut game, WEST, "courtesy 1D 1D 1D");
    act(&mut game, EAST, "courtesy 1B 1B 1B");
    assert!(game.view(EAST).rack().contains(&tiles("1D 1D 1D")));
}

#[test]
fn char_courtesy_min_the_lower_wish_counts() {
    cov_mark::check!(CHAR_COURTESY_MIN);
    let mut game = after_courtesy_offers(at(Moment::Courtesy), [3, 0, 1, 0]);
    assert_eq!(
        game.view(EAST).situation(),
        Situation::CourtesyPass { count: 1 }
    );
    assert_eq!(
        refused_by(&game, EAST, "courtesy 1B 1B"),
        ["char-courtesy-min"]
    );
    act(&mut game, EAST, "courtesy 2B");
    act(&mut game, WEST, "courtesy 2D");
    assert!(game.view(EAST).rack().contains(&tiles("2D")));
    assert!(game.view(WEST).rack().contains(&tiles("2B")));
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(EAST));
}

#[test]
fn char_courtesy_per_pair_one_may_pass_while_the_other_does_not() {
    cov_mark::check!(CHAR_COURTESY_PER_PAIR);
    let game = after_courtesy_offers(at(Moment::Courtesy), [2, 0, 2, 3]);
    assert_eq!(
        game.view(EAST).situation(),
        Situation::CourtesyPass { count: 2 }
    );
    assert_eq!(
        game.view(SOUTH).situation(),
        Situation::CourtesyPass { count: 0 }
    );
    assert!(!game.view(SOUTH).must_act() && !game.view(NORTH).must_act());
    assert_eq!(
        refused_by(&game, SOUTH, "courtesy 1C"),
        ["char-courtesy-per-pair", "char-courtesy-min"]
    );
}
