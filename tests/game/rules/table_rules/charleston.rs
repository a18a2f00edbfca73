//! The second Charleston and mush.

use mahj_tutor::rules::{
    CharlestonPass, Event, Game, Moment, Mush, SecondCharleston, Situation, TableRules,
};
use mahj_tutor::tile::TileCounts;

use super::{agreed, usual};
use crate::rules::table::*;

const RACKS: [&str; 4] = [
    "N N N N E E E E W W W W S S",
    "1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B J",
    "1C 1C 1C 1C 2C 2C 2C 2C 3C 3C 3C 3C J",
    "1D 1D 1D 1D 2D 2D 2D 2D 3D 3D 3D 3D J",
];

/// The three passes of the first Charleston.
fn after_first_charleston(rules: TableRules) -> Game {
    let mut position = table(RACKS);
    position.moment = Moment::Charleston(CharlestonPass::FirstLeft);
    let mut game = begin(&agreed(position, rules));
    act(&mut game, EAST, "pass N N N blind 0");
    act(&mut game, SOUTH, "pass 1B 1B 1B blind 0");
    act(&mut game, WEST, "pass 1C 1C 1C blind 0");
    act(&mut game, NORTH, "pass 1D 1D 1D blind 0");
    game
}

#[test]
fn char_second_optional_is_voted_on_or_agreed_on_before() {
    cov_mark::check!(CHAR_SECOND_OPTIONAL);
    for (second_charleston, situation) in [
        (SecondCharleston::Vote, Situation::Vote),
        (
            SecondCharleston::Always,
            Situation::Charleston(CharlestonPass::SecondLeft),
        ),
        (SecondCharleston::Never, Situation::CourtesyOffer),
    ] {
        let game = after_first_charleston(TableRules {
            second_charleston,
            ..usual()
        });
        assert_eq!(game.view(EAST).situation(), situation);
    }
}

#[test]
fn tr_mush_mixes_what_all_put_in_the_middle_and_gives_as_many_back() {
    cov_mark::check!(TR_MUSH);
    let rules = TableRules {
        mush: Mush::AfterFirstCharleston,
        ..usual()
    };
    let mut game = after_first_charleston(rules);
    assert_eq!(game.view(EAST).situation(), Situation::Mush);
    act(&mut game, EAST, "mush E E E");
    assert_eq!(refused_by(&game, EAST, "mush"), ["tr-mush"]);
    act(&mut game, SOUTH, "mush");
    act(&mut game, WEST, "mush 2C 2C");
    let before = rack(&game, SOUTH);
    act(&mut game, NORTH, "mush 2D");
    assert_eq!(game.view(EAST).situation(), Situation::Vote);
    assert_eq!(rack(&game, SOUTH), before);
    let sizes = [EAST, SOUTH, WEST, NORTH].map(|seat| game.view(EAST).rack_size(seat));
    assert_eq!(sizes, [14, 13, 13, 13]);
    let mut came_back = TileCounts::EMPTY;
    for event in game.events() {
        if let Event::Mushed {
            count, received, ..
        } = event
        {
            assert_eq!(received.unwrap().total(), usize::from(*count));
            came_back.extend(received.unwrap().tiles());
        }
    }
    assert_eq!(came_back, tiles("E E E 2C 2C 2D"));
    for event in game.view(SOUTH).events() {
        if let Event::Mushed {
            seat,
            tiles,
            received,
            ..
        } = event
        {
            assert_eq!(
                (tiles.is_some(), received.is_some()),
                (seat == SOUTH, seat == SOUTH)
            );
        }
    }
    assert_eq!(
        after_first_charleston(usual()).view(EAST).situation(),
        Situation::Vote
    );
}

#[test]
fn tr_mush_bars_jokers_and_more_than_three_tiles() {
    cov_mark::check!(TR_MUSH);
    let mut position = table(RACKS);
    position.moment = Moment::Mush;
    let game = begin(&position);
    assert_eq!(refused_by(&game, SOUTH, "mush J"), ["char-no-jokers"]);
    assert_eq!(refused_by(&game, SOUTH, "mush 1B 1B 1B 1B"), ["tr-mush"]);
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["tr-mush"]);
}

#[test]
fn a_joker_in_the_mush_is_a_pass_of_a_joker_where_mistakes_can_be_made() {
    let mut position = erring(table(["J ...", "", "", ""]));
    position.moment = Moment::Mush;
    let mut game = begin(&position);
    act(&mut game, EAST, "mush J");
    for seat in [SOUTH, WEST, NORTH] {
        act(&mut game, seat, "mush");
    }
    let broken: Vec<_> = game
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Breached { seat, rule } => Some((*seat, rule.as_str())),
            _ => None,
        })
        .collect();
    assert_eq!(broken, [(EAST, "char-no-jokers")]);
    // Nobody's hand is dead by it.
    assert_eq!(game.view(SOUTH).breach(EAST), None);
}

#[test]
fn tr_mush_may_come_after_the_last_pass() {
    cov_mark::check!(TR_MUSH);
    let mut position = table(RACKS);
    position.moment = Moment::Courtesy;
    let offered = |rules| {
        let mut game = begin(&agreed(position.clone(), rules));
        for seat in [EAST, SOUTH, WEST, NORTH] {
            act(&mut game, seat, "offer 0");
        }
        game
    };
    let mut game = offered(TableRules {
        mush: Mush::AfterLastPass,
        ..usual()
    });
    for seat in [EAST, SOUTH, WEST, NORTH] {
        assert_eq!(game.view(seat).situation(), Situation::Mush);
        act(&mut game, seat, "mush");
    }
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(EAST));
    assert_eq!(
        offered(usual()).view(EAST).situation(),
        Situation::ToDiscard(EAST)
    );
}
