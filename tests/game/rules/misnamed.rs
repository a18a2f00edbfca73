//! Misnamed discards. Each test is named after its rule.

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::rules::{
    Action, Event, Fact, Game, Mistakes, Moment, Naming, PenaltyCause, Position, Situation,
};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use crate::rules::table::*;

/// Waits for a red dragon: `111a 222a 3333b DDDDb` with a joker, for 30.
const WAITING: &str = "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R J";

/// East holds a nine of dots and may call it what it likes; West waits for a red dragon.
fn position() -> Position {
    let mut position = erring(table(["9D 8C N ...", "9D 9D ...", WAITING, ""]));
    position.rules.naming = Naming::ByPlayer;
    position.moment = Moment::ToDiscard {
        seat: EAST,
        drawn: None,
    };
    position
}

fn called(name: &str) -> Game {
    let mut game = begin(&position());
    act(&mut game, EAST, &format!("discard 9D as {name}"));
    game
}

#[test]
fn misname_must_be_right() {
    cov_mark::check!(MISNAME_MUST_BE_RIGHT);
    let mut game = called("8D");
    assert_eq!(game.view(WEST).wrong_name(), Some(tile("8D")));
    // What is claimable is the name; when nobody wants it, the name is put right and all are asked.
    all_let_go(&mut game);
    assert_eq!(game.view(WEST).wrong_name(), None);
    assert!(matches!(game.view(WEST).situation(), Situation::Claims(_)));
    assert!(game.events().contains(&Event::NameCorrected {
        seat: EAST,
        tile: tile("9D")
    }));
}

#[test]
fn misname_correct_name_only() {
    cov_mark::check!(MISNAME_CORRECT_NAME_ONLY);
    let mut position = position();
    position.racks[EAST] = mahj_tutor::rules::PlannedRack::With(tiles("2B"));
    let mut game = begin(&position);
    act(&mut game, EAST, "discard 2B as 8D");
    // A pung of twos is there for West, but not while the tile is called an eight of dots.
    let pung = action("claim naturals 2 jokers 0");
    assert!(!game.view(WEST).legal_actions().contains(&pung));
    all_let_go(&mut game);
    assert!(game.view(WEST).legal_actions().contains(&pung));
    claim(&mut game, WEST, "claim naturals 2 jokers 0");
    assert_eq!(game.view(EAST).exposures(WEST), [exposure("2B", 3, 0)]);
}

/// West claims `real`, which was called a two of bams, for a pung of those, with this rack.
fn exposed_by_wrong_name(mistakes: Mistakes, real: &str, west: &str) -> Game {
    let mut position = position();
    position.rules.mistakes = mistakes;
    position.racks[EAST] = mahj_tutor::rules::PlannedRack::With(tiles(real));
    position.racks[SOUTH] = mahj_tutor::rules::PlannedRack::Dealt;
    position.racks[WEST] = mahj_tutor::rules::PlannedRack::Exactly(tiles(west));
    let mut game = begin(&position);
    act(&mut game, EAST, &format!("discard {real} as 2B"));
    claim(&mut game, WEST, "claim naturals 2 jokers 0");
    game
}

const TWOS_AND_THREES: &str = "2B 2B 1B 1B 1B 3D 3D 3D J 8C N E W";

#[test]
fn misname_no_penalty_exposure() {
    cov_mark::check!(MISNAME_NO_PENALTY_EXPOSURE);
    let game = exposed_by_wrong_name(Mistakes::Allowed, "3D", TWOS_AND_THREES);
    // The twos lie open beside the real tile, and the name is put right.
    assert_eq!(game.view(WEST).wrong_name(), None);
    let [exposed] = *game.view(EAST).exposures(WEST) else {
        panic!("one exposure");
    };
    assert_eq!((exposed.tile, exposed.naturals), (tile("3D"), 1));
    assert_eq!(exposed.strays, tiles("2B 2B"));
    // What lies open is not taken back, but it may become a group of the real tile.
    assert_eq!(facts_against(&game, WEST, "retract"), [Fact::LiesOpen]);
    let change = action("change naturals 3 jokers 0");
    assert!(game.view(WEST).legal_actions().contains(&change));
    let mut changed = game.clone();
    act(&mut changed, WEST, "change naturals 3 jokers 0");
    assert_eq!(changed.view(EAST).exposures(WEST), [exposure("3D", 4, 0)]);
    assert_eq!(changed.view(WEST).rack()[tile("2B")], 2);
    assert!(faults(&changed, WEST).is_empty());
    discard_unwanted(&mut changed, WEST, "8C");
    assert_eq!(changed.view(EAST).situation(), Situation::ToDraw(NORTH));
    // Who leaves it lying there has a dead hand, and nobody has paid anything.
    let mut left = game;
    discard_unwanted(&mut left, WEST, "8C");
    act(&mut left, NORTH, "challenge 2");
    act(&mut left, WEST, "admit");
    assert_eq!(dead(&left, WEST), Some("dead-no-such-hand"));
    assert!(left.view(EAST).exposures(WEST).is_empty());
}

#[test]
fn an_exposure_by_a_wrong_name_is_dead_where_the_real_tile_makes_no_group() {
    let west = "2B 2B 1B 1B 1B 3C 3C 3C 3C J 9C 9C 8C";
    let game = exposed_by_wrong_name(Mistakes::Allowed, "9D", west);
    let legal = game.view(WEST).legal_actions();
    let is_change = |action: &Action| matches!(action, Action::ChangeExposure { .. });
    assert!(!legal.iter().any(is_change));
    assert!(!faults(&game, WEST).is_empty());
}

#[test]
fn bots_make_a_group_of_the_real_tile_when_they_exposed_by_a_wrong_name() {
    let mut game = exposed_by_wrong_name(Mistakes::Allowed, "3D", TWOS_AND_THREES);
    let compiled = std::sync::Arc::new(CompiledCard::new(card()));
    let bot = Bot::new(Level::Regular, Style::default(), compiled);
    let chosen = bot.choose(game.view(WEST), &mut ChaCha8Rng::seed_from_u64(1));
    act(&mut game, WEST, &chosen.unwrap().to_string());
    assert!(faults(&game, WEST).is_empty());
}

#[test]
fn where_mistakes_are_refused_nothing_is_exposed_by_a_wrong_name() {
    let mut game = exposed_by_wrong_name(Mistakes::Refused, "3D", TWOS_AND_THREES);
    // The name is put right, nobody pays, and West is asked again about the real tile.
    assert!(game.view(EAST).exposures(WEST).is_empty());
    assert_eq!(game.view(WEST).wrong_name(), None);
    all_let_go(&mut game);
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(SOUTH));
}

#[test]
fn a_joker_under_another_name_is_exposed_by_nobody() {
    let mut position = position();
    position.racks[EAST] = mahj_tutor::rules::PlannedRack::With(tiles("J"));
    position.racks[WEST] = mahj_tutor::rules::PlannedRack::Exactly(tiles(TWOS_AND_THREES));
    let mut game = begin(&position);
    act(&mut game, EAST, "discard J as 2B");
    claim(&mut game, WEST, "claim naturals 2 jokers 0");
    assert!(game.view(EAST).exposures(WEST).is_empty());
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(SOUTH));
}

#[test]
fn misname_mahj_four_times() {
    cov_mark::check!(MISNAME_MAHJ_FOUR_TIMES);
    let mut game = called("R");
    act(&mut game, WEST, "claim mah-jongg");
    all_let_go(&mut game);
    let end = penalty_end(&game);
    assert!(matches!(
        end.cause,
        PenaltyCause::Misnamed {
            by: EAST,
            winner: WEST,
            ..
        }
    ));
    assert_eq!(end.payments.balance.0, [-120, 0, 120, 0]);
    let [line] = end.payments.lines.as_slice() else {
        panic!("the others do not pay");
    };
    let factors = line.factors.iter().map(|it| (it.rule.as_str(), it.times));
    assert_eq!(line.value, 30);
    assert_eq!(
        factors.collect::<Vec<_>>(),
        [("misname-mahj-four-times", 4)]
    );
}

#[test]
fn misname_others_do_not_pay() {
    cov_mark::check!(MISNAME_OTHERS_DO_NOT_PAY);
    let mut game = called("R");
    act(&mut game, WEST, "claim mah-jongg");
    all_let_go(&mut game);
    let balance = &penalty_end(&game).payments.balance;
    assert_eq!((balance[SOUTH], balance[NORTH]), (0, 0));
}

#[test]
fn disc_face_up_named() {
    cov_mark::check!(DISC_FACE_UP_NAMED);
    let mut automatic = position();
    automatic.rules.naming = Naming::Automatic;
    let game = begin(&automatic);
    assert_eq!(
        facts_against(&game, EAST, "discard 9D as 9D"),
        [Fact::NamedByItself]
    );
    assert_eq!(
        refused_by(&game, EAST, "discard 9D as 9D"),
        ["disc-face-up-named"]
    );
    // A name that is right is no mistake.
    let mut game = begin(&position());
    assert!(
        game.view(EAST)
            .legal_actions()
            .contains(&action("discard 9D as 9D"))
    );
    act(&mut game, EAST, "discard 9D as 9D");
    assert_eq!(game.view(WEST).wrong_name(), None);
}

#[test]
fn disc_name_joker() {
    cov_mark::check!(DISC_NAME_JOKER);
    let mut position = position();
    position.racks[EAST] = mahj_tutor::rules::PlannedRack::With(tiles("J 9D"));
    position.discards = vec![discard(NORTH, "8D")];
    let game = begin(&position);
    let legal = game.view(EAST).legal_actions();
    // A joker is called by its own name, or the same as the discard before.
    assert!(legal.contains(&action("discard J as J")));
    assert!(legal.contains(&action("discard J as 8D")));
    assert!(!legal.contains(&action("discard J as 7D")));
}

#[test]
fn disc_name_joker_first() {
    cov_mark::check!(DISC_NAME_JOKER_FIRST);
    let mut position = position();
    position.racks[EAST] = mahj_tutor::rules::PlannedRack::With(tiles("J 9D"));
    let game = begin(&position);
    let legal = game.view(EAST).legal_actions();
    let names = legal
        .iter()
        .filter(|action| action.to_string().starts_with("discard J as"));
    assert_eq!(names.count(), 1);
}

#[test]
fn a_wrong_name_is_possible_where_other_mistakes_are_refused() {
    let mut position = position();
    position.rules.mistakes = Mistakes::Refused;
    let mut game = begin(&position);
    let wrong = action("discard 9D as R");
    assert!(game.view(EAST).accepted_actions().contains(&wrong));
    assert!(!game.view(EAST).legal_actions().contains(&wrong));
    // Nothing else against the action is forgiven with it.
    assert_eq!(
        refused_by(&game, EAST, "discard 7C as R"),
        ["turn-discard-ends", "misname-must-be-right"]
    );
    act(&mut game, EAST, "discard 9D as R");
    assert_eq!(game.view(WEST).wrong_name(), Some(tile("R")));
    act(&mut game, WEST, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(
        penalty_end(&game).payments.balance.0,
        [-120, 0, 120, 0],
        "the wrong name costs what it costs"
    );
}
