//! Taking back a claim. Each test is named after its rule.

use mahj_tutor::rules::{Fact, Situation};

use crate::rules::table::*;

const SOUTH_RACK: &str = "1B 1B 1B 2B 2B J 3B 3C 3C N E W S";

fn two_bam_discarded() -> mahj_tutor::rules::Game {
    begin(&erring(after_discard(EAST, "2B", ["", SOUTH_RACK, "", ""])))
}

#[test]
fn retract_before_commit() {
    cov_mark::check!(RETRACT_BEFORE_COMMIT);
    let mut game = two_bam_discarded();
    act(&mut game, SOUTH, "claim naturals 2 jokers 0");
    // The others have not answered yet, and nothing lies open.
    assert_eq!(allowed(&game, SOUTH), ["retract"]);
    act(&mut game, SOUTH, "retract");
    all_let_go(&mut game);
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(SOUTH));

    let mut game = two_bam_discarded();
    claim(&mut game, SOUTH, "claim naturals 2 jokers 0");
    assert_eq!(facts_against(&game, SOUTH, "retract"), [Fact::LiesOpen]);
    assert_eq!(
        refused_by(&game, SOUTH, "retract"),
        ["retract-before-commit"]
    );
}

#[test]
fn retract_mahj() {
    cov_mark::check!(RETRACT_MAHJ);
    let mut game = two_bam_discarded();
    claim(&mut game, SOUTH, "claim mah-jongg");
    assert_eq!(game.view(EAST).situation(), Situation::Announced(SOUTH));
    act(&mut game, SOUTH, "retract");
    act(&mut game, SOUTH, "let-go");
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(SOUTH));
    assert_eq!(dead(&game, SOUTH), None);
}

#[test]
fn retract_mahj_to_exposure() {
    cov_mark::check!(RETRACT_MAHJ_TO_EXPOSURE);
    let mut game = two_bam_discarded();
    claim(&mut game, SOUTH, "claim mah-jongg");
    act(&mut game, SOUTH, "retract");
    act(&mut game, SOUTH, "claim naturals 2 jokers 0");
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(SOUTH));
    assert!(faults(&game, SOUTH).is_empty());
}

#[test]
fn where_mistakes_are_refused_everybody_answers_once() {
    let west = "2B J J 3D 3D 3D 3D 4D 5D 6D 8D 9D 5C";
    let mut game = begin(&after_discard(EAST, "2B", ["", SOUTH_RACK, west, ""]));
    act(&mut game, SOUTH, "claim naturals 2 jokers 0");
    assert!(game.view(WEST).must_act());
    assert_eq!(
        refused_by(&game, SOUTH, "retract"),
        ["retract-before-commit"]
    );
}
