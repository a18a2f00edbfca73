//! Challenges, and what follows from them. Each test is named after its rule.

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::rules::{
    Action, BotsChallenge, Fact, Game, Match, Mistakes, Moment, Outcome, PenaltyCause, Position,
    RuleId, Situation, TableRules,
};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use crate::rules::dead_hands::{kong_beside_a_pung, south_to_draw};
use crate::rules::table::*;

#[test]
fn dead_called_by_others() {
    cov_mark::check!(DEAD_CALLED_BY_OTHERS);
    let mut game = kong_beside_a_pung();
    // Nobody calls the own hand dead; until another does, its player plays on.
    assert_eq!(facts_against(&game, SOUTH, "challenge 1"), [Fact::OwnHand]);
    discard_unwanted(&mut game, SOUTH, "N");
    act(&mut game, WEST, "challenge 1");
    act(&mut game, SOUTH, "admit");
    assert_eq!(
        refused_by(&game, SOUTH, "challenge 2"),
        ["dead-called-by-others"]
    );
}

#[test]
fn dead_visible_only() {
    cov_mark::check!(DEAD_VISIBLE_ONLY);
    let position = south_to_draw("", Vec::new());
    let game = begin(&position);
    let challenge: Action = action("challenge 1");
    let refusal = game.view(WEST).check(&challenge).unwrap_err();
    assert_eq!(refusal.reasons[0].rule.as_str(), "dead-visible-only");
    // It may be said all the same, and is then not true.
    let mut game = game;
    act(&mut game, WEST, "challenge 1");
    assert_eq!(
        game.view(EAST).situation(),
        Situation::Challenged {
            challenger: WEST,
            challenged: SOUTH,
            fault: None
        }
    );
    assert_eq!(game.view(SOUTH).legal_actions(), [Action::Deny]);
}

#[test]
fn dead_owner_confirms() {
    cov_mark::check!(DEAD_OWNER_CONFIRMS);
    let mut game = kong_beside_a_pung();
    act(&mut game, WEST, "challenge 1");
    assert_eq!(game.view(SOUTH).legal_actions(), [Action::Admit]);
    assert_eq!(allowed(&game, SOUTH), ["admit", "deny"]);
    act(&mut game, SOUTH, "admit");
    assert!(dead(&game, SOUTH).is_some());
    // A hand that its owner gives up without need is dead as well.
    let mut game = begin(&south_to_draw("", Vec::new()));
    act(&mut game, WEST, "challenge 1");
    act(&mut game, SOUTH, "admit");
    assert_eq!(dead(&game, SOUTH), Some("dead-owner-confirms"));
}

/// South's hand is dead, or its challenge denied, and West then draws Mah Jongg of 30 points.
fn west_wins(answer: &str, penalty: u16) -> Game {
    west_wins_where(answer, |mut position| {
        position.rules.challenge_penalty = penalty;
        position
    })
}

/// The same at another table.
pub(crate) fn west_wins_where(answer: &str, change: impl FnOnce(Position) -> Position) -> Game {
    let mut position = erring(table([
        "",
        "N E W S G 4D 5D 6D 8D 9D",
        "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R J",
        "",
    ]));
    position.exposures[SOUTH] = vec![exposure("4C", 4, 0)];
    position.racks[SOUTH] = mahj_tutor::rules::PlannedRack::Exactly(tiles("N E W S G 4D 5D 6D 8D"));
    // The dragon pair of craks is gone, so that South cannot win.
    position.discards = vec![discard(EAST, "R"); 1];
    position
        .discards
        .extend([discard(EAST, "F"), discard(EAST, "F"), discard(EAST, "F")]);
    position
        .discards
        .extend([discard(EAST, "F"), discard(EAST, "F")]);
    position.moment = Moment::ToDraw(WEST);
    position.next_tiles = vec![tile("R")];
    let mut game = begin(&change(position));
    assert_eq!(faults(&game, SOUTH), ["dead-impossible"]);
    act(&mut game, NORTH, "challenge 1");
    act(&mut game, SOUTH, answer);
    act(&mut game, WEST, "draw");
    act(&mut game, WEST, "declare");
    game
}

#[test]
fn dead_pays() {
    cov_mark::check!(DEAD_PAYS);
    let game = west_wins("admit", 25);
    assert_eq!(win(&game).payments.balance.0, [-60, -60, 180, -60]);
}

#[test]
fn dead_challenge_additional() {
    cov_mark::check!(DEAD_CHALLENGE_ADDITIONAL);
    let game = west_wins("deny", 25);
    // South was wrong, and pays North on top of what it pays the winner.
    assert_eq!(win(&game).payments.balance.0, [-60, -85, 180, -35]);
    let [_, _, _, penalty] = win(&game).payments.lines.as_slice() else {
        panic!("three payments to the winner and one for the challenge");
    };
    let mistake = penalty.mistake().map(RuleId::as_str);
    assert_eq!(mistake, Some("dead-challenge-penalty-25"));
    assert!(penalty.from == SOUTH && penalty.to == NORTH);
}

#[test]
fn dead_challenge_penalty_25() {
    cov_mark::check!(DEAD_CHALLENGE_PENALTY_25);
    assert_eq!(TableRules::default().challenge_penalty, 25);
    let balance = |penalty| win(&west_wins("deny", penalty)).payments.balance.0;
    assert_eq!(balance(50), [-60, -110, 180, -10]);
    assert_eq!(balance(0), [-60, -60, 180, -60]);
}

#[test]
fn dead_challenge_steps() {
    cov_mark::check!(DEAD_CHALLENGE_STEPS);
    let mut game = begin(&south_to_draw("", Vec::new()));
    act(&mut game, NORTH, "challenge 1");
    assert_eq!(game.to_act().0, [false, true, false, false]);
    assert_eq!(
        refused_by(&game, WEST, "challenge 1"),
        ["dead-challenge-steps"]
    );
    act(&mut game, SOUTH, "deny");
    // Play goes on where it stood, and the challenge is not made twice.
    assert_eq!(game.view(EAST).situation(), Situation::ToDraw(SOUTH));
    assert_eq!(
        refused_by(&game, NORTH, "challenge 1"),
        ["dead-challenge-steps"]
    );
    let challenge = game.view(EAST).challenges()[0];
    assert!(challenge.denied && challenge.fault.is_none());
}

#[test]
fn dead_challenge_steps_settle_a_wall_game_too() {
    cov_mark::check!(DEAD_CHALLENGE_STEPS);
    let mut position = south_to_draw("", Vec::new());
    position.racks = mahj_tutor::rules::BySeat::default();
    position.wall_left = Some(1);
    let mut game = begin(&position);
    act(&mut game, NORTH, "challenge 1");
    act(&mut game, SOUTH, "deny");
    act(&mut game, SOUTH, "draw");
    let discard = game.view(SOUTH).legal_actions().pop().unwrap();
    act(&mut game, SOUTH, &discard.to_string());
    all_let_go(&mut game);
    let end = penalty_end(&game);
    assert_eq!(end.cause, PenaltyCause::WallGame);
    assert_eq!(end.payments.balance.0, [0, 25, 0, -25]);
}

#[test]
fn dead_three() {
    cov_mark::check!(DEAD_THREE);
    let mut game = begin(&south_to_draw("", Vec::new()));
    for (challenger, challenged) in [(EAST, SOUTH), (EAST, WEST), (EAST, NORTH)] {
        act(&mut game, challenger, &format!("challenge {challenged}"));
        act(&mut game, challenged, "admit");
    }
    let end = penalty_end(&game);
    assert_eq!(end.cause, PenaltyCause::ThreeDead);
    assert_eq!(end.payments.balance.0, [0; 4]);
    let game_over = game.clone().apply(EAST, Action::Draw).unwrap_err();
    assert_eq!(game_over.reasons[0].rule.as_str(), "dead-three");
    // It is played again: East stays, and the game does not count.
    let mut played = Match::new(card(), TableRules::default(), 1);
    let (east, number) = (played.east(), played.game_number());
    played.finish_game(game.outcome().unwrap());
    assert_eq!(played.east(), east);
    assert_eq!(played.game_number(), number + 1);
    for _ in 0..4 {
        assert!(!played.is_over());
        played.finish_game(&Outcome::WallGame);
    }
    assert!(played.is_over());
}

#[test]
fn dead_bots() {
    cov_mark::check!(DEAD_BOTS);
    let chosen = |bots_challenge| {
        let mut game = kong_beside_a_pung();
        discard_unwanted(&mut game, SOUTH, "N");
        let mut setup = game.setup().clone();
        setup.rules.bots_challenge = bots_challenge;
        let mut position = erring(after_discard(
            EAST,
            "2B",
            [JUNK, "2B 2B J 3C 3C 3C N E W S", JUNK, JUNK],
        ));
        position.rules.bots_challenge = bots_challenge;
        position.exposures[SOUTH] = vec![exposure("1B", 2, 1)];
        let mut game = begin(&position);
        claim(&mut game, SOUTH, "claim naturals 2 jokers 1");
        discard_unwanted(&mut game, SOUTH, "N");
        let card = Arc::new(CompiledCard::new(card()));
        let bot = Bot::new(Level::Expert, Style::default(), card);
        bot.choose(game.view(WEST), &mut ChaCha8Rng::seed_from_u64(1))
    };
    assert_eq!(chosen(BotsChallenge::On), Some(Action::Challenge(SOUTH)));
    assert_eq!(chosen(BotsChallenge::Warn), Some(Action::Draw));
    assert_eq!(chosen(BotsChallenge::Off), Some(Action::Draw));
}

#[test]
fn without_mistakes_a_hand_is_challenged_only_rightly() {
    let mut position = south_to_draw("", Vec::new());
    position.rules.mistakes = Mistakes::Refused;
    let game = begin(&position);
    for seat in [EAST, WEST, NORTH] {
        assert_eq!(
            facts_against(&game, seat, "challenge 1"),
            [Fact::NothingSeenAgainst { seat: SOUTH }]
        );
    }
}

#[test]
fn without_mistakes_a_hand_may_become_impossible_and_bots_say_so_where_they_challenge() {
    cov_mark::check!(DEAD_IMPOSSIBLE);
    let chosen = |bots_challenge| {
        let mut position = table(["", "", "", ""]);
        position.rules.bots_challenge = bots_challenge;
        position.exposures[SOUTH] = vec![exposure("4C", 4, 0)];
        // The dragons of craks and the flowers that every line with this kong needs are gone.
        position.discards = vec![discard(EAST, "R")];
        position.discards.extend([discard(EAST, "F"); 5]);
        position.moment = Moment::ToDraw(WEST);
        let game = begin(&position);
        let view = game.view(WEST);
        assert!(view.accepted_actions().contains(&Action::Challenge(SOUTH)));
        let card = Arc::new(CompiledCard::new(card()));
        let bot = Bot::new(Level::Expert, Style::default(), card);
        let action = bot.choose(view, &mut ChaCha8Rng::seed_from_u64(1));
        (game, action)
    };
    assert_eq!(chosen(BotsChallenge::Warn).1, Some(Action::Draw));
    assert_eq!(chosen(BotsChallenge::Off).1, Some(Action::Draw));
    let (mut game, action) = chosen(BotsChallenge::On);
    assert_eq!(action, Some(Action::Challenge(SOUTH)));
    act(&mut game, WEST, "challenge 1");
    // What everybody sees is not denied where mistakes are refused.
    assert_eq!(allowed(&game, SOUTH), ["admit"]);
    act(&mut game, SOUTH, "admit");
    assert_eq!(dead(&game, SOUTH), Some("dead-impossible"));
    act(&mut game, WEST, "draw");
}
