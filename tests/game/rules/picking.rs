//! Picking from the walls.

use mahj_tutor::rules::{Game, Layer, Moment, Seat, Situation, WallPlace};

use crate::rules::table::*;

/// The places from which tiles are drawn after a deal, in order.
fn places_to_draw_from(game: &Game) -> Vec<WallPlace> {
    let wall = game.view(EAST).wall();
    (wall.taken()..152)
        .filter_map(|taken| wall.when_taken(taken).next())
        .collect()
}

#[test]
fn pick_next_tile_where_the_wall_was_left_off() {
    cov_mark::check!(PICK_NEXT_TILE);
    let mut position = table(["", JUNK, JUNK, JUNK]);
    position.moment = Moment::ToDraw(SOUTH);
    position.next_tiles = vec![tile("1C"), tile("2C")];
    let mut game = begin(&position);
    let before = game.view(SOUTH).wall().next().unwrap();
    assert!(game.view(SOUTH).wall().stands(before));
    act(&mut game, SOUTH, "draw");
    assert_eq!(game.view(SOUTH).drawn(), Some(tile("1C")));
    assert!(!game.view(SOUTH).wall().stands(before));
    act(&mut game, SOUTH, "discard 1C");
    all_let_go(&mut game);
    act(&mut game, WEST, "draw");
    assert_eq!(game.view(WEST).drawn(), Some(tile("2C")));
}

#[test]
fn pick_top_then_bottom_stack_by_stack() {
    cov_mark::check!(PICK_TOP_THEN_BOTTOM);
    let places = places_to_draw_from(&dealt(3, EAST));
    // The deal ends with the top of a stack.
    assert_eq!(places[0].layer, Layer::Bottom);
    for stack in places[1..].chunks(2) {
        assert_eq!(
            [stack[0].layer, stack[1].layer],
            [Layer::Top, Layer::Bottom]
        );
        assert_eq!(
            (stack[0].seat, stack[0].stack),
            (stack[1].seat, stack[1].stack)
        );
    }
}

#[test]
fn pick_no_exposure_with_a_drawn_tile() {
    cov_mark::check!(PICK_NO_EXPOSURE);
    // The drawn tile makes a pung that the card has, and it can only be kept or discarded.
    let mut position = table(["", "1B 1B 2B 2B 2B 3C 3C N E W S R G", "", ""]);
    position.moment = Moment::ToDraw(SOUTH);
    position.next_tiles = vec![tile("1B")];
    let mut game = begin(&position);
    act(&mut game, SOUTH, "draw");
    assert!(
        allowed(&game, SOUTH)
            .iter()
            .all(|text| text.starts_with("discard "))
    );
    assert!(!refused_by(&game, SOUTH, "claim naturals 2 jokers 0").is_empty());
    assert_eq!(game.view(SOUTH).exposures(SOUTH), []);
}

#[test]
fn pick_rack_if_kept_the_drawn_tile_is_in_the_rack() {
    cov_mark::check!(PICK_RACK_IF_KEPT);
    let mut position = table(["", JUNK, "", ""]);
    position.moment = Moment::ToDraw(SOUTH);
    position.next_tiles = vec![tile("1B")];
    let mut game = begin(&position);
    act(&mut game, SOUTH, "draw");
    act(&mut game, SOUTH, "discard N");
    assert_eq!(game.view(SOUTH).rack()[tile("1B")], 1);
    assert_eq!(game.view(SOUTH).drawn(), None);
}

#[test]
fn serve_next_left_when_a_wall_is_used_up() {
    cov_mark::check!(SERVE_NEXT_LEFT);
    let mut served: Vec<Seat> = places_to_draw_from(&dealt(3, EAST))
        .into_iter()
        .map(|place| place.seat)
        .collect();
    served.dedup();
    assert_eq!(served, [NORTH, WEST, SOUTH, EAST]);
}

#[test]
fn serve_reserve_last_what_east_kept_back() {
    cov_mark::check!(SERVE_RESERVE_LAST);
    let game = dealt(3, EAST);
    let places = places_to_draw_from(&game);
    let reserve = game.view(EAST).wall().reserve();
    let (before, last) = places.split_at(places.len() - 2 * reserve);
    assert!(before.iter().all(|place| place.seat != EAST));
    assert!(
        last.iter()
            .all(|place| place.seat == EAST && place.stack < reserve)
    );
    assert!(matches!(
        game.view(EAST).situation(),
        Situation::Charleston(_)
    ));
}
