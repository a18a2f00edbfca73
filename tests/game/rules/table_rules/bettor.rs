//! The fifth player, who bets.

use mahj_tutor::document::ShapeFault;
use mahj_tutor::rules::{
    Bet, BySeat, Event, Fact, FirstEast, Game, Match, Moment, Outcome, PaymentLine, Person, Record,
    RecordProblemKind, ReplayError, RuleId, Setup, TableRules,
};

use super::{agreed, paid, usual, with_dice, with_scores};
use crate::rules::table::*;

/// East opens; the fifth player has bet, and then South wins on East's first discard, or draws it.
fn after_bet(bet: Bet, drawn: bool, rules: TableRules) -> Game {
    after_bet_with_scores(bet, drawn, rules, [0; 5])
}

/// The same after games that brought these players and, last, the bettor so much.
pub(super) fn after_bet_with_scores(
    bet: Bet,
    drawn: bool,
    rules: TableRules,
    scores: [i32; 5],
) -> Game {
    let racks = [
        if drawn {
            JUNK_OF_EAST
        } else {
            "3B N E W S R G 0 4D 5D 6D 8D 9D 5C"
        },
        "F F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B",
        "",
        "",
    ];
    let mut position = agreed(with_dice(table(racks), false), rules);
    position = with_scores(position, scores);
    position.next_tiles = drawn.then(|| tile("3B")).into_iter().collect();
    let mut game = begin(&position);
    game.place_bet(bet).unwrap();
    act(
        &mut game,
        EAST,
        if drawn { "discard N" } else { "discard 3B" },
    );
    if drawn {
        all_let_go(&mut game);
        act(&mut game, SOUTH, "draw");
        act(&mut game, SOUTH, "declare");
    } else {
        act(&mut game, SOUTH, "claim mah-jongg");
        all_let_go(&mut game);
    }
    game
}

/// A table with a fifth player.
pub(super) fn five() -> TableRules {
    TableRules {
        bettor: true,
        ..usual()
    }
}

/// What the players and, last, the bettor get because of the bet, and by which rule.
pub(super) fn settled(game: &Game) -> ([i32; 5], Vec<&'static str>) {
    let settlement = game.bet_settlement().unwrap();
    let [east, south, west, north] = settlement.balance.0;
    let all = [east, south, west, north, settlement.bettor];
    assert_eq!(all.iter().sum::<i32>(), 0);
    let mut rules: Vec<_> = settlement
        .lines
        .iter()
        .flat_map(PaymentLine::rules)
        .map(RuleId::as_str)
        .filter(|rule| rule.starts_with("bet-"))
        .collect();
    rules.dedup();
    (all, rules)
}

#[test]
fn players_fifth_bettor_is_there_only_if_the_table_has_one() {
    cov_mark::check!(PLAYERS_FIFTH_BETTOR);
    let refusal = begin(&table(["", "", "", ""])).check_bet().unwrap_err();
    assert_eq!(refusal.reasons[0].rule, RuleId::PLAYERS_FIFTH_BETTOR);
    assert_eq!(
        begin(&agreed(table(["", "", "", ""]), five())).check_bet(),
        Ok(())
    );
}

#[test]
fn bet_role_is_to_bet_in_secret_after_the_charleston_before_the_first_discard() {
    cov_mark::check!(BET_ROLE);
    let mut position = agreed(table([JUNK_OF_EAST, "", "", ""]), five());
    position.moment = Moment::Courtesy;
    let not_yet = begin(&position).check_bet().unwrap_err();
    assert_eq!(not_yet.reasons[0].rule.as_str(), "bet-role");
    position.moment = Moment::ToDiscard {
        seat: EAST,
        drawn: None,
    };
    let mut game = begin(&position);
    let before: Vec<Event> = game.view(EAST).events().collect();
    game.place_bet(Bet::On(WEST)).unwrap();
    assert_eq!(game.bet(), Some(Bet::On(WEST)));
    assert_eq!(game.view(EAST).events().collect::<Vec<_>>(), before);
    assert!(game.place_bet(Bet::WallGame).is_err(), "one bet is made");
    let mut late = begin(&position);
    act(&mut late, EAST, "discard N");
    assert_eq!(
        late.check_bet().unwrap_err().reasons[0].fact,
        Fact::NotTheTimeToBet
    );
}

pub(super) const JUNK_OF_EAST: &str = "N E W S R G 0 4D 5D 6D 8D 9D 5C 6C";

#[test]
fn bet_discard_brings_the_bettor_as_much_as_the_winner() {
    cov_mark::check!(BET_DISCARD);
    let game = after_bet(Bet::On(SOUTH), false, five());
    assert_eq!(paid(&game), [-240, 480, -120, -120]);
    assert_eq!(
        settled(&game),
        ([-240, 0, -120, -120, 480], vec!["bet-discard"])
    );
}

#[test]
fn bet_selfpick_brings_the_bettor_as_much_as_the_winner() {
    cov_mark::check!(BET_SELFPICK);
    let game = after_bet(Bet::On(SOUTH), true, five());
    assert_eq!(paid(&game), [-240, 720, -240, -240]);
    assert_eq!(
        settled(&game),
        ([-240, 0, -240, -240, 720], vec!["bet-selfpick"])
    );
}

#[test]
fn bet_wrong_costs_what_the_player_pays_who_was_betted_on() {
    cov_mark::check!(BET_WRONG);
    let game = after_bet(Bet::On(WEST), false, five());
    assert_eq!(settled(&game), ([0, 120, 0, 0, -120], vec!["bet-wrong"]));
    // East threw the tile and pays double: so does who betted on East.
    let game = after_bet(Bet::On(EAST), false, five());
    assert_eq!(settled(&game), ([0, 240, 0, 0, -240], vec!["bet-wrong"]));
}

#[test]
fn bet_wall_is_paid_by_all_when_nobody_wins_and_costs_a_share_when_somebody_does() {
    cov_mark::check!(BET_WALL);
    let game = after_bet(Bet::WallGame, false, five());
    assert_eq!(settled(&game), ([0, 120, 0, 0, -120], vec!["bet-wall"]));
    let mut position = agreed(table([JUNK_OF_EAST, "", "", ""]), five());
    position.wall_left = Some(0);
    let mut game = begin(&position);
    game.place_bet(Bet::WallGame).unwrap();
    act(&mut game, EAST, "discard N");
    all_let_go(&mut game);
    assert_eq!(game.outcome(), Some(&Outcome::WallGame));
    assert_eq!(
        settled(&game),
        ([-25, -25, -25, -25, 100], vec!["bet-wall"])
    );
    let mut other = begin(&position);
    other.place_bet(Bet::On(WEST)).unwrap();
    act(&mut other, EAST, "discard N");
    all_let_go(&mut other);
    assert_eq!(settled(&other), ([0; 5], vec![]));
}

#[test]
fn bet_discard_keeps_to_the_loss_limit() {
    cov_mark::check!(BET_DISCARD);
    let rules = TableRules {
        loss_limit: Some(200),
        ..five()
    };
    let game = after_bet(Bet::On(SOUTH), false, rules);
    assert_eq!(paid(&game), [-200, 440, -120, -120]);
    assert_eq!(settled(&game).0, [0, 0, -80, -80, 160]);
}

#[test]
fn bet_rotation_lets_the_bettor_sit_in_for_east_after_each_game() {
    cov_mark::check!(BET_ROTATION);
    let rules = TableRules {
        first_east: FirstEast::Host(EAST),
        ..five()
    };
    let mut played = Match::new(card(), rules, 1);
    let people = |played: &Match| {
        let seating = played.seating();
        let at = seating.at.0.map(Person::index);
        (at, seating.bettor.map(Person::index))
    };
    assert_eq!(people(&played), ([0, 1, 2, 3], Some(4)));
    let game = after_bet(Bet::On(SOUTH), false, five());
    let settlement = game.bet_settlement();
    played.finish_game_with_bet(game.outcome().unwrap(), settlement.as_ref());
    assert_eq!(people(&played), ([4, 1, 2, 3], Some(0)));
    assert_eq!(played.east(), SOUTH);
    assert_eq!(played.scores_of_people(), [-480, 480, -240, -240, 480]);
    // The points are the people's, not the seats'.
    assert_eq!(played.scores().0, [480, 480, -240, -240]);
    assert_eq!(played.next_game().unwrap().bettor_score, -480);
    played.finish_game(&Outcome::WallGame);
    // The first person sits down again; from there the seats are counted.
    assert_eq!(people(&played), ([0, 2, 3, 4], Some(1)));
    assert_eq!(played.east(), SOUTH);
    assert_eq!(played.scores().0, [-480, -240, -240, 480]);

    let mut four = Match::new(card(), usual(), 1);
    four.finish_game(&Outcome::WallGame);
    assert_eq!(people(&four), ([0, 1, 2, 3], None));
}

#[test]
fn a_bet_is_kept_in_the_record() {
    let mut game = Game::deal(Setup {
        card: card(),
        rules: five(),
        seed: 4,
        east: EAST,
        scores: BySeat::default(),
        bettor_score: -30,
    });
    while game.check_bet().is_err() {
        let seats = [EAST, SOUTH, WEST, NORTH];
        let seat = seats.into_iter().find(|&seat| game.to_act()[seat]).unwrap();
        let first = game.view(seat).accepted_actions()[0];
        game.apply(seat, first).unwrap();
    }
    game.place_bet(Bet::WallGame).unwrap();
    let text = Record::of(&game).unwrap().to_string();
    assert!(text.contains("bet = \"wall-game\""));
    assert!(text.contains("bettor-score = -30"));
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.replay(&card()).unwrap(), game);
    let without = Record {
        rules: usual(),
        ..record
    };
    assert_eq!(without.replay(&card()), Err(ReplayError::Bet));
    let unsaid = Record::parse(&text.replace("bettor-score = -30\n", "")).unwrap();
    assert_eq!(unsaid.bettor_score, 0);
    let problems = Record::parse(&text.replace("= -30", "= 99999999999")).unwrap_err();
    assert!(matches!(
        problems[0].kind,
        RecordProblemKind::Shape(ShapeFault::OutOfRange { .. })
    ));
    let problems = Record::parse(&text.replace("wall-game", "5")).unwrap_err();
    assert!(matches!(problems[0].kind, RecordProblemKind::Bet(_)));
}
