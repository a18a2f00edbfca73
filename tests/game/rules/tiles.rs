//! The tiles in play.

use mahj_tutor::rules::build_walls;
use mahj_tutor::tile::{Dragon, Number, Suit, Tile, TileCounts, TileSet, Wind};

use crate::rules::table::*;

fn in_play() -> TileCounts {
    build_walls(TileSet::STANDARD, 77).into_iter().collect()
}

#[test]
fn tiles_152_stand_in_the_walls() {
    cov_mark::check!(TILES_152);
    assert_eq!(build_walls(TileSet::STANDARD, 77).len(), 152);
    assert_eq!(in_play().total(), 152);
}

#[test]
fn tiles_suits_108_four_of_each_number_of_each_suit() {
    cov_mark::check!(TILES_SUITS_108);
    let mut suited = 0;
    for suit in Suit::ALL {
        for number in Number::ALL {
            assert_eq!(in_play()[Tile::Suited(suit, number)], 4);
            suited += 4;
        }
    }
    assert_eq!(suited, 108);
}

#[test]
fn tiles_winds_16_four_of_each() {
    cov_mark::check!(TILES_WINDS_16);
    assert_eq!(Wind::ALL.map(|wind| in_play()[Tile::Wind(wind)]), [4; 4]);
}

#[test]
fn tiles_dragons_12_four_of_each() {
    cov_mark::check!(TILES_DRAGONS_12);
    assert_eq!(
        Dragon::ALL.map(|dragon| in_play()[Tile::Dragon(dragon)]),
        [4; 3]
    );
}

#[test]
fn tiles_flowers_8_of_one_kind() {
    cov_mark::check!(TILES_FLOWERS_8);
    assert_eq!(in_play()[tile("F")], 8);
    // Whatever is printed on them, six flowers are six identical tiles.
    let mut game = with_pattern("FFFFFF 1111a NNNN", "6xF 4x1B 4xN");
    act(&mut game, EAST, "declare");
    assert!(win(&game).jokerless);
}
