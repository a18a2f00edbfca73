//! Discarding, and the names of discards.

use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::rules::{Event, Fact, Seat};
use mahj_tutor::wording::discard_name;

use crate::rules::table::*;

/// How a discard is called out after those in `before`, in English.
fn called_out(before: &[&str], text: &str) -> String {
    let before: Vec<_> = before.iter().map(|text| discard(EAST, text)).collect();
    let english: Language = "en".parse().unwrap();
    Locale::new(english).say(&discard_name(&before, tile(text)))
}

const OPENING: &str = "N E W S R G 0 4D 5D 6D 8D 9D 5C 7C";

#[test]
fn disc_face_up_named_for_everybody_to_see() {
    cov_mark::check!(DISC_FACE_UP_NAMED);
    let mut game = begin(&table([OPENING, JUNK, JUNK, JUNK]));
    act(&mut game, EAST, "discard 7C");
    for seat in Seat::ALL {
        assert_eq!(game.view(seat).discards(), [discard(EAST, "7C")]);
        assert_eq!(
            game.view(seat).events().next_back(),
            Some(Event::Discarded {
                seat: EAST,
                tile: tile("7C")
            })
        );
    }
    assert_eq!(called_out(&[], "7C"), "Seven Crak");
}

#[test]
fn disc_name_suit_number_first() {
    cov_mark::check!(DISC_NAME_SUIT);
    assert_eq!(called_out(&[], "2B"), "Two Bam");
    assert_eq!(called_out(&[], "3C"), "Three Crak");
    assert_eq!(called_out(&[], "9D"), "Nine Dot");
}

#[test]
fn disc_name_wind_by_its_direction_only() {
    cov_mark::check!(DISC_NAME_WIND);
    let names = ["N", "E", "W", "S"].map(|wind| called_out(&[], wind));
    assert_eq!(names, ["North", "East", "West", "South"]);
}

#[test]
fn disc_name_dragon_by_its_colour_and_soap() {
    cov_mark::check!(DISC_NAME_DRAGON);
    assert!(called_out(&[], "R").starts_with("Red"));
    assert!(called_out(&[], "G").starts_with("Green"));
    assert_eq!(called_out(&[], "0"), "Soap");
}

#[test]
fn disc_name_flower_without_more_words() {
    cov_mark::check!(DISC_NAME_FLOWER);
    assert_eq!(called_out(&["2B"], "F"), "Flower");
}

#[test]
fn disc_name_joker_is_same_as_the_discard_before() {
    cov_mark::check!(DISC_NAME_JOKER);
    assert_eq!(called_out(&["2B"], "J"), "Same");
    assert_eq!(called_out(&["2B", "J"], "J"), "Same");
}

#[test]
fn disc_name_joker_first_is_called_joker() {
    cov_mark::check!(DISC_NAME_JOKER_FIRST);
    assert_eq!(called_out(&[], "J"), "Joker");
}

#[test]
fn disc_down_is_down_no_other_tile_is_discarded_instead() {
    cov_mark::check!(DISC_DOWN_IS_DOWN);
    let mut game = begin(&table([OPENING, JUNK, JUNK, JUNK]));
    act(&mut game, EAST, "discard 7C");
    assert_eq!(allowed(&game, EAST), Vec::<String>::new());
    assert_eq!(
        facts_against(&game, EAST, "discard N")[0],
        Fact::NotYourTurn { turn: SOUTH }
    );
    assert_eq!(game.view(EAST).rack()[tile("7C")], 0);
}

#[test]
fn a_discard_is_not_taken_back_to_make_a_joker_exchange() {
    let mut position = table(["3C 1B 1B 1B 2B 2B 2B N E W S R G 0", "", "", ""]);
    position.exposures[WEST] = vec![exposure("3C", 2, 2)];
    let mut game = begin(&position);
    act(&mut game, EAST, "discard 3C");
    assert_eq!(
        refused_by(&game, EAST, "exchange 2/0"),
        ["exch-own-turn", "exch-exact-natural"]
    );
}

#[test]
fn disc_only_latest_not_the_discard_before_it() {
    cov_mark::check!(DISC_ONLY_LATEST);
    // South could make a pung of twos with the older discard, and of nothing with the newest.
    let mut position = after_discard(WEST, "9C", ["", "2B 2B 1B 1B J 3C 3C 3C N E W S R", "", ""]);
    position.discards.insert(0, discard(EAST, "2B"));
    let game = begin(&position);
    assert!(!game.to_act()[SOUTH]);
    assert_eq!(
        facts_against(&game, SOUTH, "claim naturals 2 jokers 0")[0],
        Fact::NotInRack {
            tile: tile("9C"),
            needed: 2,
            held: 0
        }
    );
}
