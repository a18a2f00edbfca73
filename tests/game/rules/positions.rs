//! Positions set up by hand.

use mahj_tutor::rules::{
    CharlestonPass, Discard, Game, Moment, PlannedRack, Position, PositionProblem, Situation,
};
use mahj_tutor::tile::TileSet;

use crate::rules::table::*;

fn problems(position: &Position) -> Vec<PositionProblem> {
    Game::from_position(position).unwrap_err()
}

#[test]
fn what_is_left_open_is_dealt_and_always_the_same_from_a_seed() {
    let position = table(["1B 1B...", "", "", ""]);
    let game = begin(&position);
    assert!(game.view(EAST).rack().contains(&tiles("1B 1B")));
    assert_eq!(game.view(EAST).rack_size(EAST), 14);
    assert_eq!(game.view(EAST).rack_size(NORTH), 13);
    assert_eq!(game.view(EAST).wall_left(), 99);
    assert_eq!(begin(&position), game);
    let mut other = position;
    other.seed = 1;
    assert_ne!(rack(&begin(&other), NORTH), rack(&game, NORTH));
}

#[test]
fn the_next_tiles_are_drawn_in_their_order() {
    let mut position = table(["", "", "", ""]);
    position.moment = Moment::ToDraw(WEST);
    position.next_tiles = vec![tile("9C"), tile("J")];
    let mut game = begin(&position);
    act(&mut game, WEST, "draw");
    assert_eq!(game.view(WEST).drawn(), Some(tile("9C")));
}

#[test]
fn a_drawn_tile_that_the_rack_leaves_open_is_put_there() {
    let mut position = table(["", "1B...", "", ""]);
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("9C")),
    };
    let game = begin(&position);
    assert_eq!(game.view(SOUTH).drawn(), Some(tile("9C")));
    assert_eq!(game.view(SOUTH).rack_size(SOUTH), 14);
}

#[test]
fn every_moment_can_be_set_up() {
    let mut position = table(["", "", "", ""]);
    for (moment, situation) in [
        (
            Moment::Charleston(CharlestonPass::SecondAcross),
            Situation::Charleston(CharlestonPass::SecondAcross),
        ),
        (Moment::Vote, Situation::Vote),
        (Moment::Courtesy, Situation::CourtesyOffer),
        (Moment::ToDraw(NORTH), Situation::ToDraw(NORTH)),
        (
            Moment::ToDiscard {
                seat: WEST,
                drawn: None,
            },
            Situation::ToDiscard(WEST),
        ),
    ] {
        position.moment = moment;
        assert_eq!(begin(&position).view(EAST).situation(), situation);
    }
}

#[test]
fn all_problems_of_a_description_are_told_together() {
    let mut position = table(["1B 1B 1B", "1B 1B 1B...", "", ""]);
    position.exposures[WEST] = vec![exposure("9C", 3, 0)];
    position.exposures[NORTH] = vec![exposure("2B", 0, 3), exposure("2B", 1, 0)];
    position.wall_left = Some(1);
    position.next_tiles = vec![tile("2C"), tile("3C")];
    assert_eq!(
        problems(&position),
        [
            PositionProblem::TooMany {
                tile: tile("1B"),
                used: 6,
                exist: 4
            },
            PositionProblem::RackSize {
                seat: EAST,
                tiles: 3,
                wanted: 14
            },
            PositionProblem::ExposuresFitNoLine { seat: WEST },
            PositionProblem::NoGroup {
                seat: NORTH,
                index: 0
            },
            PositionProblem::NoGroup {
                seat: NORTH,
                index: 1
            },
            PositionProblem::WallTooShort {
                named: 2,
                wanted: 1
            },
        ]
    );
}

#[test]
fn a_claim_needs_a_discard_and_a_drawn_tile_must_be_held() {
    let mut position = table(["", "", "", ""]);
    position.moment = Moment::Discarded;
    assert_eq!(problems(&position), [PositionProblem::NoDiscard]);
    position.racks[SOUTH] = PlannedRack::Exactly(tiles("N E W S R G 0 4D 5D 6D 8D 9D 5C 7C"));
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("9B")),
    };
    assert_eq!(
        problems(&position),
        [PositionProblem::DrawnNotHeld {
            seat: SOUTH,
            tile: tile("9B")
        }]
    );
    position.racks[SOUTH] = PlannedRack::Dealt;
    position.moment = Moment::ToDraw(SOUTH);
    position.wall_left = Some(120);
    assert_eq!(
        problems(&position),
        [PositionProblem::WallTooLong {
            wanted: 120,
            remain: 100
        }]
    );
    position.wall_left = Some(0);
    assert_eq!(problems(&position), [PositionProblem::NothingToDraw]);
}

#[test]
fn every_rack_gets_its_tiles_and_who_is_to_draw_finds_one() {
    let mut position = table(["", "", "", ""]);
    position.moment = Moment::ToDraw(SOUTH);
    let mut tiles = TileSet::STANDARD.counts().tiles().collect::<Vec<_>>();
    tiles.truncate(110);
    position.discards = tiles
        .iter()
        .map(|&tile| Discard {
            tile,
            by: EAST,
            claimed_by: None,
        })
        .collect();
    assert_eq!(
        problems(&position),
        [
            PositionProblem::RackSize {
                seat: NORTH,
                tiles: 3,
                wanted: 13
            },
            PositionProblem::NothingToDraw
        ]
    );
    position.discards.truncate(100);
    assert_eq!(problems(&position), [PositionProblem::NothingToDraw]);
}
