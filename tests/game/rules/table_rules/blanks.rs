//! Blanks, as swaps for discards and as double jokers.

use mahj_tutor::rules::{
    BlankCount, Blanks, BySeat, CharlestonPass, Fact, Game, JokerCount, Moment, PlannedRack,
    Position, Setup, Situation, TableRules,
};
use mahj_tutor::tile::Tile;

use super::{agreed, usual};
use crate::rules::table::*;

fn with_blanks(blanks: Blanks) -> TableRules {
    TableRules { blanks, ..usual() }
}

#[test]
fn blank_count_makes_the_walls_longer() {
    cov_mark::check!(BLANK_COUNT);
    for (blanks, count, left) in [
        (Blanks::Off, 8, 99),
        (Blanks::Swap, 2, 101),
        (Blanks::DoubleJoker, 8, 107),
    ] {
        let rules = TableRules {
            blank_count: BlankCount::new(count).unwrap(),
            ..with_blanks(blanks)
        };
        assert_eq!(rules.tile_set().counts().total(), 53 + left);
        let game = Game::deal(Setup {
            card: card(),
            rules,
            seed: 4,
            east: EAST,
            scores: BySeat::default(),
            bettor_score: 0,
        });
        assert_eq!(game.view(EAST).wall_left(), left);
    }
    // Ten jokers and six blanks: each wall is twenty stacks long.
    let rules = TableRules {
        jokers: JokerCount::Ten,
        ..with_blanks(Blanks::Swap)
    };
    let game = Game::deal(Setup {
        card: card(),
        rules,
        seed: 4,
        east: EAST,
        scores: BySeat::default(),
        bettor_score: 0,
    });
    assert_eq!(game.view(EAST).wall().stacks(NORTH), 20);
}

/// South has a blank and has just drawn; a Nine Bam, a claimed tile and a joker were discarded.
fn south_with_a_blank(rules: TableRules) -> Position {
    let mut position = table(["", "K K 1B 2B 3B 1C 2C 3C 1D 2D 3D N E W", "", ""]);
    let mut gone = discard(NORTH, "8B");
    gone.claimed_by = Some(WEST);
    position.exposures[WEST] = vec![exposure("1B", 2, 1)];
    position.discards = vec![
        discard(WEST, "9B"),
        gone,
        discard(NORTH, "J"),
        discard(EAST, "7D"),
    ];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("W")),
    };
    agreed(position, rules)
}

#[test]
fn tr_blank_swap_takes_a_natural_out_of_the_discards() {
    cov_mark::check!(TR_BLANK_SWAP);
    let mut game = begin(&south_with_a_blank(with_blanks(Blanks::Swap)));
    let rule = ["tr-blank-swap"];
    assert_eq!(refused_by(&game, SOUTH, "swap J"), rule);
    assert_eq!(refused_by(&game, SOUTH, "swap 8B"), rule);
    assert_eq!(refused_by(&game, SOUTH, "swap 5B"), rule);
    assert_eq!(refused_by(&game, WEST, "swap 9B")[0], rule[0]);
    act(&mut game, SOUTH, "swap 9B");
    assert_eq!(
        rack(&game, SOUTH),
        tiles("K 1B 2B 3B 9B 1C 2C 3C 1D 2D 3D N E W").to_string()
    );
    // The blank lies where the tile was, and one swap a turn is allowed.
    assert_eq!(game.view(EAST).discards()[0].tile, Tile::Blank);
    assert_eq!(
        facts_against(&game, SOUTH, "swap 7D"),
        [Fact::SwappedAlready]
    );
    act(&mut game, SOUTH, "discard 9B");
    for rules in [usual(), with_blanks(Blanks::DoubleJoker)] {
        let mut position = south_with_a_blank(rules.clone());
        if rules.blanks == Blanks::Off {
            position.racks[SOUTH] =
                PlannedRack::Exactly(tiles("S S 1B 2B 3B 1C 2C 3C 1D 2D 3D N E W"));
        }
        let game = begin(&position);
        assert!(facts_against(&game, SOUTH, "swap 9B").contains(&Fact::NoBlankSwaps));
    }
}

#[test]
fn tr_blank_swap_is_for_a_turn_in_which_a_tile_was_drawn() {
    cov_mark::check!(TR_BLANK_SWAP);
    let mut position = south_with_a_blank(with_blanks(Blanks::Swap));
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: None,
    };
    let game = begin(&position);
    assert_eq!(
        facts_against(&game, SOUTH, "swap 9B"),
        [Fact::SwapAfterDrawing]
    );
    assert_eq!(refused_by(&game, SOUTH, "swap 9B"), ["tr-blank-swap"]);
}

#[test]
fn a_blank_that_can_be_swapped_stands_for_nothing() {
    let mut position = table(["K F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B", "", "", ""]);
    position.rules = with_blanks(Blanks::Swap);
    let game = begin(&position);
    assert_eq!(refused_by(&game, EAST, "declare"), ["win-14-on-card"]);
}

#[test]
fn tr_blank_double_joker_stands_for_any_tile_even_in_a_pair() {
    cov_mark::check!(TR_BLANK_DOUBLE_JOKER);
    let mut position = table(["K F 1B 1B 1B 1B 2B 2B 2B K 3B 3B 3B 3B", "", "", ""]);
    position.rules = with_blanks(Blanks::DoubleJoker);
    let mut game = begin(&position);
    act(&mut game, EAST, "declare");
    assert!(!win(&game).jokerless);
    // A joker cannot stand in the pair.
    let mut position = table(["J F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B", "", "", ""]);
    position.rules = with_blanks(Blanks::DoubleJoker);
    let game = begin(&position);
    assert_eq!(
        refused_by(&game, EAST, "declare"),
        ["jok-never-single-pair"]
    );
}

#[test]
fn tr_blank_double_joker_lets_a_discard_be_claimed_for_mah_jongg() {
    cov_mark::check!(TR_BLANK_DOUBLE_JOKER);
    let racks = ["", "K F 1B 1B 1B 1B 2B 2B 2B K 3B 3B 3B", JUNK, ""];
    let mut position = after_discard(EAST, "3B", racks);
    position.rules = with_blanks(Blanks::DoubleJoker);
    let mut game = begin(&position);
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(win(&game).winner, SOUTH);
}

#[test]
fn tr_blank_double_joker_is_not_laid_into_an_exposure() {
    cov_mark::check!(TR_BLANK_DOUBLE_JOKER);
    let racks = ["", "2B 2B K 1B 1B 1B 3C 3C 3C N E W S", JUNK, ""];
    let claim = "claim tiles 2B K";
    let refused = |rules| {
        let mut position = after_discard(EAST, "2B", racks);
        position.rules = rules;
        let game = begin(&position);
        let reasons = refused_by(&game, SOUTH, claim);
        (reasons, facts_against(&game, SOUTH, claim))
    };
    // The pung is there without it.
    let (reasons, facts) = refused(with_blanks(Blanks::DoubleJoker));
    assert_eq!(reasons, ["tr-blank-double-joker"]);
    assert_eq!(facts, [Fact::BlankNotExposed]);
    // Where a blank stands for nothing, the tiles are simply not identical.
    assert_eq!(refused(with_blanks(Blanks::Swap)).0, ["claim-groups"]);
}

#[test]
fn tr_blank_not_passed_and_dead_when_discarded() {
    cov_mark::check!(TR_BLANK_NOT_PASSED);
    let mut position = table([
        "K 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B E",
        "J J J 9D 9D 9D 1C 2C 3C 4C 5C 6C 7C",
        "",
        "",
    ]);
    position.rules = with_blanks(Blanks::Swap);
    position.moment = Moment::Charleston(CharlestonPass::FirstRight);
    let game = begin(&position);
    assert_eq!(
        refused_by(&game, EAST, "pass K 1B 1B blind 0"),
        ["tr-blank-not-passed"]
    );
    position.moment = Moment::ToDiscard {
        seat: EAST,
        drawn: None,
    };
    let mut game = begin(&position);
    act(&mut game, EAST, "discard K");
    assert_eq!(game.view(SOUTH).situation(), Situation::ToDraw(SOUTH));
    assert!(refused_by(&game, SOUTH, "claim naturals 0 jokers 3").contains(&"tr-blank-not-passed"));
}
