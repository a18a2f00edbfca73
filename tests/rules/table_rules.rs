//! What a table may agree on, each rule at work and, beside it, the table that plays without it.

use mahj_tutor::rules::{
    Bet, BlankCount, Blanks, BySeat, ClaimWindow, Event, Fact, FirstEast, Game, JokerCount,
    LastWall, Match, MatchLength, Moment, Mush, Outcome, Person, PlannedRack, Position, Record,
    RecordProblemKind, ReplayError, RuleId, SecondCharleston, Setting, Setup, Situation, Step,
    TableRules, build_walls,
};
use mahj_tutor::tile::{Tile, TileCounts};

use crate::table::*;

/// A position at a table that has agreed on these rules.
fn agreed(mut position: Position, rules: TableRules) -> Position {
    position.rules = rules;
    position
}

/// The same position with a break at which the dice were equal, or were not.
fn with_dice(mut position: Position, equal: bool) -> Position {
    position.seed = (0..1000)
        .find(|&seed| {
            position.seed = seed;
            let [one, other] = begin(&position).view(EAST).dice();
            (one == other) == equal
        })
        .unwrap();
    position
}

/// What East, South, West and North get or pay, and the rules of each payment.
fn paid(game: &Game) -> [i32; 4] {
    let payments = &win(game).payments;
    assert_eq!(payments.balance.0.iter().sum::<i32>(), 0);
    payments.balance.0
}

/// The rules that are named in the payments beside those of every game.
fn noted(game: &Game) -> Vec<&'static str> {
    let mut rules: Vec<_> = win(game)
        .payments
        .lines
        .iter()
        .flat_map(|line| &line.factors)
        .filter(|factor| factor.is_of_this_table())
        .map(|factor| factor.rule.as_str())
        .collect();
    rules.dedup();
    rules
}

/// South waits for the last tile of "FF 1111a 2222a 3333a", a line of 25, and East discards it.
fn south_is_fed(rules: TableRules) -> Position {
    let racks = ["", "F F 2B 2B 2B J 3B 3B 3B", JUNK, ""];
    let mut position = after_discard(EAST, "3B", racks);
    position.exposures[SOUTH] = vec![exposure("1B", 4, 0)];
    agreed(with_dice(position, false), rules)
}

/// South draws the last tile of it.
fn south_draws(rules: TableRules) -> Position {
    let racks = ["", "F F 2B 2B 2B J 3B 3B 3B 3B", JUNK, ""];
    let mut position = table(racks);
    position.exposures[SOUTH] = vec![exposure("1B", 4, 0)];
    position.moment = Moment::ToDiscard {
        seat: SOUTH,
        drawn: Some(tile("3B")),
    };
    agreed(with_dice(position, false), rules)
}

fn usual() -> TableRules {
    TableRules::default()
}

fn claimed(position: &Position) -> Game {
    let mut game = begin(position);
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    game
}

#[test]
fn tiles_jokers_8_or_ten() {
    for (jokers, count, left) in [(JokerCount::Eight, 8, 99), (JokerCount::Ten, 10, 101)] {
        let game = Game::deal(Setup {
            card: card(),
            rules: TableRules { jokers, ..usual() },
            seed: 4,
            east: EAST,
            scores: BySeat::default(),
        });
        let walls = build_walls(game.setup().rules.tile_set(), 4);
        let jokers = walls.iter().filter(|&&tile| tile == Tile::Joker);
        assert_eq!(jokers.count(), count);
        assert_eq!(game.view(EAST).wall_left(), left);
    }
    // Nine jokers in two racks are possible with ten in the set only.
    let racks = [
        "F F F F F J J J J J 1B 2B 3B 4B",
        "J J J J 1C 2C 3C 4C 5C 6C 7C 8C 9C",
        "",
        "",
    ];
    assert!(Game::from_position(&table(racks)).is_err());
    let ten = TableRules {
        jokers: JokerCount::Ten,
        ..usual()
    };
    begin(&agreed(table(racks), ten));
}

#[test]
fn heavenly_hand_may_be_declared_or_not() {
    let mut position = table(["F F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B", "", "", ""]);
    position.moment = Moment::Charleston(Step::FirstRight);
    let mut game = begin(&position);
    act(&mut game, EAST, "declare");
    assert!(win(&game).jokerless);
    let rules = TableRules {
        heavenly_hand: false,
        ..usual()
    };
    let game = begin(&agreed(position, rules));
    assert_eq!(refused_by(&game, EAST, "declare"), ["heavenly-hand"]);
}

#[test]
fn first_east_by_dice_or_agreed_on() {
    let by_dice = Match::new(card(), usual(), 3);
    assert!(!by_dice.rolls().is_empty());
    let rules = TableRules {
        first_east: FirstEast::Host(NORTH),
        ..usual()
    };
    let agreed = Match::new(card(), rules, 3);
    assert!(agreed.rolls().is_empty());
    assert_eq!(agreed.first_east(), NORTH);
}

#[test]
fn rounds_sixteen_games_or_fewer_or_no_end() {
    for (match_length, games) in [
        (MatchLength::Four, 4),
        (MatchLength::Eight, 8),
        (MatchLength::Sixteen, 16),
        (MatchLength::Endless, 40),
    ] {
        let rules = TableRules {
            match_length,
            ..usual()
        };
        let mut played = Match::new(card(), rules, 3);
        let first = played.first_east();
        for game in 0..games {
            assert!(!played.is_over());
            // Every player is East once in each round of four.
            assert_eq!(played.east(), first.steps_right(game % 4));
            played.finish_game(&Outcome::WallGame);
        }
        assert_eq!(played.is_over(), match_length != MatchLength::Endless);
    }
}

#[test]
fn tr_double_dice_doubles_every_payment_of_a_game_that_begins_with_a_double() {
    let rules = TableRules {
        double_dice: true,
        ..usual()
    };
    assert_eq!(paid(&claimed(&south_is_fed(usual()))), [-50, 100, -25, -25]);
    assert_eq!(
        paid(&claimed(&south_is_fed(rules.clone()))),
        [-50, 100, -25, -25]
    );
    let game = claimed(&with_dice(south_is_fed(usual()), true));
    assert_eq!(paid(&game), [-50, 100, -25, -25]);
    let game = claimed(&with_dice(south_is_fed(rules), true));
    assert_eq!(paid(&game), [-100, 200, -50, -50]);
    assert_eq!(noted(&game), ["tr-double-dice"]);
}

/// East discards the last tile to South, who shows three groups and has no joker.
fn south_shows_three(rules: TableRules, groups: usize) -> Game {
    let racks = [
        "F F N N N 4D 5D 6D 8D 9D 5C 6C 8C",
        [
            "F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B",
            "F 2B 2B 2B 2B 3B 3B 3B 3B",
            "F 3B 3B 3B 3B",
            "F",
        ][groups],
        "",
        "",
    ];
    let mut position = after_discard(EAST, "F", racks);
    position.exposures[SOUTH] = ["1B", "2B", "3B"][..groups]
        .iter()
        .map(|tile| exposure(tile, 4, 0))
        .collect();
    claimed(&agreed(with_dice(position, false), rules))
}

#[test]
fn pay_three_exposure_liability_makes_the_feeder_pay_for_all() {
    let rules = TableRules {
        three_exposure_liability: true,
        ..usual()
    };
    assert_eq!(paid(&south_shows_three(usual(), 3)), [-100, 200, -50, -50]);
    assert_eq!(
        paid(&south_shows_three(rules.clone(), 2)),
        [-100, 200, -50, -50]
    );
    let game = south_shows_three(rules.clone(), 3);
    assert_eq!(paid(&game), [-200, 200, 0, 0]);
    assert_eq!(noted(&game), ["pay-three-exposure-liability"]);
    let lines = &win(&game).payments.lines;
    assert!(lines.iter().all(|line| line.from == EAST));
    assert_eq!(
        lines.iter().map(|line| line.share_of).collect::<Vec<_>>(),
        [WEST, NORTH, EAST]
    );
    // Self-picked, nobody has fed anything.
    let mut game = begin(&south_draws(rules));
    act(&mut game, SOUTH, "declare");
    assert_eq!(paid(&game), [-50, 150, -50, -50]);
}

#[test]
fn pay_pie_is_the_most_that_anybody_loses_in_a_match() {
    let rules = TableRules {
        loss_limit: Some(60),
        ..usual()
    };
    let mut position = south_is_fed(rules);
    position.scores.0 = [-40, 75, -60, 25];
    let game = claimed(&position);
    assert_eq!(paid(&game), [-20, 45, 0, -25]);
    assert_eq!(noted(&game), ["pay-pie"]);
    let lines = &win(&game).payments.lines;
    assert_eq!(
        lines.iter().map(|line| line.unpaid).collect::<Vec<_>>(),
        [25, 0, 30]
    );
    position.rules = usual();
    assert_eq!(paid(&claimed(&position)), [-50, 100, -25, -25]);
}

#[test]
fn pay_pie_counts_what_was_lost_in_the_games_before() {
    let rules = TableRules {
        loss_limit: Some(60),
        first_east: FirstEast::Host(EAST),
        ..usual()
    };
    let mut played = Match::new(card(), rules, 1);
    let game = claimed(&south_is_fed(usual()));
    played.finish_game(game.outcome().unwrap());
    assert_eq!(played.next_game().unwrap().scores.0, [-50, 100, -25, -25]);
}

#[test]
fn win_announces_amount_and_too_little_stands() {
    let rules = TableRules {
        winner_names_price: true,
        ..usual()
    };
    let mut game = begin(&south_draws(rules.clone()));
    act(&mut game, SOUTH, "declare");
    assert_eq!(game.outcome(), None);
    assert_eq!(allowed(&game, SOUTH), ["name-price 25", "name-price 50"]);
    assert_eq!(
        refused_by(&game, SOUTH, "name-price 100"),
        ["win-announces-amount"]
    );
    assert_eq!(
        facts_against(&game, SOUTH, "name-price 30"),
        [Fact::NoSuchPrice {
            asked: 30,
            value: 25
        }]
    );
    assert_eq!(
        refused_by(&game, EAST, "name-price 50"),
        ["win-announces-amount"]
    );
    assert_eq!(
        refused_by(&game, SOUTH, "discard F"),
        ["win-announces-amount"]
    );
    let mut modest = game.clone();
    act(&mut game, SOUTH, "name-price 50");
    assert_eq!(paid(&game), [-50, 150, -50, -50]);
    assert!(noted(&game).is_empty());
    act(&mut modest, SOUTH, "name-price 25");
    assert_eq!(paid(&modest), [-25, 75, -25, -25]);
    assert_eq!(noted(&modest), ["win-announces-amount"]);

    let mut game = begin(&south_draws(usual()));
    act(&mut game, SOUTH, "declare");
    assert_eq!(paid(&game), [-50, 150, -50, -50]);
}

#[test]
fn win_announces_amount_is_the_jokerless_bonus_that_must_be_claimed() {
    let rules = TableRules {
        winner_names_price: true,
        ..usual()
    };
    let mut game = south_shows_three(rules, 3);
    assert_eq!(allowed(&game, SOUTH), ["name-price 25", "name-price 50"]);
    act(&mut game, SOUTH, "name-price 25");
    // The discarder pays twice what is asked for.
    assert_eq!(paid(&game), [-50, 100, -25, -25]);
}

/// The wall holds only what East kept back. East has discarded the tile that completes South's hand;
/// North could expose it.
fn in_last_wall(last_wall: LastWall, left: usize) -> Position {
    let racks = [
        "",
        "F F 2B 2B 2B J 3B J 3B",
        JUNK,
        "J J J N E W S 4C 5C 6C 8C 9C 9C",
    ];
    let mut position = after_discard(EAST, "3B", racks);
    position.exposures[SOUTH] = vec![exposure("1B", 4, 0)];
    position.wall_left = Some(left);
    agreed(
        with_dice(position, false),
        TableRules {
            last_wall,
            ..usual()
        },
    )
}

#[test]
fn tr_hot_wall_002_leaves_only_claims_for_mah_jongg() {
    let exposure = "claim naturals 0 jokers 3";
    let game = begin(&in_last_wall(LastWall::MahJonggOnly, 4));
    assert_eq!(refused_by(&game, NORTH, exposure)[0], "tr-hot-wall-002");
    assert!(!game.to_act()[NORTH]);
    assert!(allowed(&game, SOUTH).contains(&"claim mah-jongg".to_owned()));
    for usual in [
        in_last_wall(LastWall::Normal, 4),
        in_last_wall(LastWall::MahJonggOnly, 40),
    ] {
        assert!(allowed(&begin(&usual), NORTH).contains(&exposure.to_owned()));
    }
}

#[test]
fn tr_cold_wall_leaves_only_self_picks() {
    let game = begin(&in_last_wall(LastWall::SelfPickOnly, 4));
    assert_eq!(
        refused_by(&game, SOUTH, "claim mah-jongg"),
        ["tr-cold-wall"]
    );
    assert!(allowed(&game, NORTH).contains(&"claim naturals 0 jokers 3".to_owned()));
    for usual in [
        in_last_wall(LastWall::Normal, 4),
        in_last_wall(LastWall::SelfPickOnly, 40),
    ] {
        claimed(&usual);
    }
    let rules = TableRules {
        last_wall: LastWall::SelfPickOnly,
        ..TableRules::default()
    };
    let mut position = south_draws(rules);
    position.wall_left = Some(2);
    let mut game = begin(&position);
    act(&mut game, SOUTH, "declare");
}

#[test]
fn tr_hot_wall_pays_for_all_unless_a_tile_like_it_lay_open() {
    let hot = in_last_wall(LastWall::FeederPays, 4);
    let game = claimed(&hot);
    assert_eq!(paid(&game), [-100, 100, 0, 0]);
    assert_eq!(noted(&game), ["tr-hot-wall-pays"]);
    let mut seen = hot.clone();
    seen.discards.insert(0, discard(WEST, "3B"));
    assert_eq!(paid(&claimed(&seen)), [-50, 100, -25, -25]);
    for usual in [
        in_last_wall(LastWall::Normal, 4),
        in_last_wall(LastWall::FeederPays, 40),
    ] {
        assert_eq!(paid(&claimed(&usual)), [-50, 100, -25, -25]);
    }
}

const RACKS: [&str; 4] = [
    "N N N N E E E E W W W W S S",
    "1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B J",
    "1C 1C 1C 1C 2C 2C 2C 2C 3C 3C 3C 3C J",
    "1D 1D 1D 1D 2D 2D 2D 2D 3D 3D 3D 3D J",
];

/// The three passes of the first Charleston.
fn after_first_charleston(rules: TableRules) -> Game {
    let mut position = table(RACKS);
    position.moment = Moment::Charleston(Step::FirstLeft);
    let mut game = begin(&agreed(position, rules));
    act(&mut game, EAST, "pass N N N blind 0");
    act(&mut game, SOUTH, "pass 1B 1B 1B blind 0");
    act(&mut game, WEST, "pass 1C 1C 1C blind 0");
    act(&mut game, NORTH, "pass 1D 1D 1D blind 0");
    game
}

#[test]
fn char_second_optional_is_voted_on_or_agreed_on_before() {
    for (second_charleston, situation) in [
        (SecondCharleston::Vote, Situation::Vote),
        (
            SecondCharleston::Always,
            Situation::Charleston(Step::SecondLeft),
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
    let mut position = table(RACKS);
    position.moment = Moment::Mush;
    let game = begin(&position);
    assert_eq!(refused_by(&game, SOUTH, "mush J"), ["char-no-jokers"]);
    assert_eq!(refused_by(&game, SOUTH, "mush 1B 1B 1B 1B"), ["tr-mush"]);
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["tr-mush"]);
}

#[test]
fn tr_mush_may_come_after_the_last_pass() {
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

fn with_blanks(blanks: Blanks) -> TableRules {
    TableRules { blanks, ..usual() }
}

#[test]
fn blank_count_makes_the_walls_longer() {
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
}

#[test]
fn tr_blank_swap_does_not_make_the_blank_stand_for_anything() {
    let mut position = table(["K F 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B", "", "", ""]);
    position.rules = with_blanks(Blanks::Swap);
    let game = begin(&position);
    assert_eq!(refused_by(&game, EAST, "declare"), ["win-14-on-card"]);
}

#[test]
fn tr_blank_double_joker_stands_for_any_tile_even_in_a_pair() {
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
    let racks = ["", "K F 1B 1B 1B 1B 2B 2B 2B K 3B 3B 3B", JUNK, ""];
    let mut position = after_discard(EAST, "3B", racks);
    position.rules = with_blanks(Blanks::DoubleJoker);
    let mut game = begin(&position);
    act(&mut game, SOUTH, "claim mah-jongg");
    all_let_go(&mut game);
    assert_eq!(win(&game).winner, SOUTH);
}

#[test]
fn tr_blank_not_passed_and_dead_when_discarded() {
    let mut position = table([
        "K 1B 1B 1B 1B 2B 2B 2B 2B 3B 3B 3B 3B E",
        "J J J 9D 9D 9D 1C 2C 3C 4C 5C 6C 7C",
        "",
        "",
    ]);
    position.rules = with_blanks(Blanks::Swap);
    position.moment = Moment::Charleston(Step::FirstRight);
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

/// East opens; the fifth player has bet, and then South wins on East's first discard, or draws it.
fn after_bet(bet: Bet, drawn: bool, rules: TableRules) -> Game {
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
fn five() -> TableRules {
    TableRules {
        bettor: true,
        ..usual()
    }
}

/// What the players and, last, the bettor get because of the bet, and by which rule.
fn settled(game: &Game) -> ([i32; 5], Vec<&'static str>) {
    let settlement = game.bet_settlement().unwrap();
    let [east, south, west, north] = settlement.balance.0;
    let all = [east, south, west, north, settlement.bettor];
    assert_eq!(all.iter().sum::<i32>(), 0);
    let mut rules: Vec<_> = settlement
        .lines
        .iter()
        .map(|line| line.rule.as_str())
        .collect();
    rules.dedup();
    (all, rules)
}

#[test]
fn players_fifth_bettor_is_there_only_if_the_table_has_one() {
    let refusal = begin(&table(["", "", "", ""])).check_bet().unwrap_err();
    assert_eq!(refusal.reasons[0].rule, RuleId::PLAYERS_FIFTH_BETTOR);
    assert_eq!(
        begin(&agreed(table(["", "", "", ""]), five())).check_bet(),
        Ok(())
    );
}

#[test]
fn bet_role_is_to_bet_in_secret_after_the_charleston_before_the_first_discard() {
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

const JUNK_OF_EAST: &str = "N E W S R G 0 4D 5D 6D 8D 9D 5C 6C";

#[test]
fn bet_discard_brings_the_bettor_as_much_as_the_winner() {
    let game = after_bet(Bet::On(SOUTH), false, five());
    assert_eq!(paid(&game), [-240, 480, -120, -120]);
    assert_eq!(
        settled(&game),
        ([-240, 0, -120, -120, 480], vec!["bet-discard"])
    );
}

#[test]
fn bet_selfpick_brings_the_bettor_as_much_as_the_winner() {
    let game = after_bet(Bet::On(SOUTH), true, five());
    assert_eq!(paid(&game), [-240, 720, -240, -240]);
    assert_eq!(
        settled(&game),
        ([-240, 0, -240, -240, 720], vec!["bet-selfpick"])
    );
}

#[test]
fn bet_wrong_costs_what_the_player_pays_who_was_betted_on() {
    let game = after_bet(Bet::On(WEST), false, five());
    assert_eq!(settled(&game), ([0, 120, 0, 0, -120], vec!["bet-wrong"]));
    // East threw the tile and pays double: so does who betted on East.
    let game = after_bet(Bet::On(EAST), false, five());
    assert_eq!(settled(&game), ([0, 240, 0, 0, -240], vec!["bet-wrong"]));
}

#[test]
fn bet_wall_is_paid_by_all_when_nobody_wins_and_costs_a_share_when_somebody_does() {
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
    played.finish_game(&Outcome::WallGame);
    assert_eq!(people(&played), ([4, 0, 2, 3], Some(1)));

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
    });
    while game.check_bet().is_err() {
        let seats = [EAST, SOUTH, WEST, NORTH];
        let seat = seats.into_iter().find(|&seat| game.to_act()[seat]).unwrap();
        let first = game.view(seat).legal_actions()[0];
        game.apply(seat, first).unwrap();
    }
    game.place_bet(Bet::WallGame).unwrap();
    let text = Record::of(&game).unwrap().to_string();
    assert!(text.contains("bet = \"wall-game\""));
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.replay(&card()).unwrap(), game);
    let without = Record {
        rules: usual(),
        ..record
    };
    assert_eq!(without.replay(&card()), Err(ReplayError::Bet));
    let problems = Record::parse(&text.replace("wall-game", "5")).unwrap_err();
    assert!(matches!(problems[0].kind, RecordProblemKind::Bet(_)));
}

/// East has discarded a tile that North can claim. South is next, and lacks a Flower, which is the
/// next tile of the wall.
fn north_thinks(claim_window: ClaimWindow) -> Game {
    let racks = [
        "N E W S R G 0 4D 5D 6D 8D 9D 5C",
        "F 2B 2B 2B 2B 3B 3B 3B 3B",
        JUNK,
        "J J J N E W S 4C 5C 6C 8C 9C 9C",
    ];
    let mut position = after_discard(EAST, "3C", racks);
    position.exposures[SOUTH] = vec![exposure("1B", 4, 0)];
    position.exposures[WEST] = vec![exposure("F", 4, 1)];
    let junk = JUNK.split(' ').skip(5).collect::<Vec<_>>().join(" ");
    position.racks[WEST] = PlannedRack::Exactly(tiles(&junk));
    position.next_tiles = vec![tile("F"), tile("7D")];
    position.rules = TableRules {
        claim_window,
        ..usual()
    };
    begin(&position)
}

const NORTH_CLAIMS: &str = "claim naturals 0 jokers 3";

#[test]
fn win_late_claim_is_honoured_while_the_next_player_holds_the_drawn_tile() {
    let game = north_thinks(ClaimWindow::Untimed);
    assert_eq!(refused_by(&game, SOUTH, "draw"), ["win-opens"]);
    let mut game = north_thinks(ClaimWindow::Realistic);
    act(&mut game, SOUTH, "draw");
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(SOUTH));
    assert!(game.to_act()[NORTH]);
    assert!(refused_by(&game, EAST, NORTH_CLAIMS).contains(&"disc-no-takeback"));
    act(&mut game, NORTH, NORTH_CLAIMS);
    assert_eq!(game.view(EAST).situation(), Situation::ToDiscard(NORTH));
    assert_eq!(game.view(EAST).exposures(NORTH).len(), 1);
    // Once somebody has called, the next player waits.
    let mut called = north_thinks(ClaimWindow::Realistic);
    act(&mut called, NORTH, NORTH_CLAIMS);
    assert!(called.view(SOUTH).check(&action("draw")).is_err());
}

#[test]
fn pick_returned_exactly_where_it_was_drawn() {
    let mut game = north_thinks(ClaimWindow::Realistic);
    let (wall, tiles) = (game.view(SOUTH).wall(), rack(&game, SOUTH));
    act(&mut game, SOUTH, "draw");
    act(&mut game, NORTH, NORTH_CLAIMS);
    assert_eq!(game.view(SOUTH).wall(), wall);
    assert_eq!(rack(&game, SOUTH), tiles);
    for (seat, known) in [(SOUTH, Some(tile("F"))), (WEST, None)] {
        let put_back = Event::PutBack {
            seat: SOUTH,
            tile: known,
        };
        assert!(game.view(seat).events().any(|event| event == put_back));
    }
    act(&mut game, NORTH, "discard 9C");
    all_let_go(&mut game);
    let drew = act(&mut game, EAST, "draw");
    let tile = Some(tile("F"));
    assert_eq!(drew, [Event::Drew { seat: EAST, tile }]);
}

#[test]
fn win_closes_when_the_next_player_racks_discards_declares_or_exchanges() {
    for close in ["rack", "discard 3B", "declare", "exchange 2/0"] {
        let mut game = north_thinks(ClaimWindow::Realistic);
        act(&mut game, SOUTH, "draw");
        assert!(allowed(&game, NORTH).contains(&NORTH_CLAIMS.to_owned()));
        act(&mut game, SOUTH, close);
        assert_eq!(game.view(NORTH).late_discard(), None);
        // Only what South has just discarded could be claimed now.
        let newest = game.view(NORTH).newest_discard();
        let refused = game.view(NORTH).check(&action(NORTH_CLAIMS)).is_err();
        assert!(refused || newest.unwrap().by == SOUTH, "{close}");
    }
    let mut game = north_thinks(ClaimWindow::Untimed);
    act(&mut game, NORTH, "let-go");
    act(&mut game, SOUTH, "draw");
    assert_eq!(refused_by(&game, SOUTH, "rack"), ["win-closes"]);
    assert_eq!(refused_by(&game, NORTH, NORTH_CLAIMS)[0], "win-closes");
}

#[test]
fn every_option_of_every_setting_is_kept_in_the_record() {
    for &setting in Setting::ALL {
        let default = setting.chosen(&usual());
        assert!(setting.options().contains(&default.as_str()));
        for word in setting.options() {
            let mut rules = usual();
            setting.choose(&mut rules, word).unwrap();
            assert_eq!(setting.chosen(&rules), *word);
            let game = Game::deal(Setup {
                card: card(),
                rules: rules.clone(),
                seed: 4,
                east: EAST,
                scores: BySeat::default(),
            });
            let record = Record::of(&game).unwrap();
            let again = Record::parse(&record.to_string()).unwrap();
            assert_eq!(again, record);
            assert_eq!(again.rules, rules);
            assert_eq!(again.replay(&card()).unwrap(), game);
        }
    }
}

#[test]
fn a_record_without_table_rules_is_of_a_usual_table() {
    let text = "format = 1\ncard = \"rules\"\nseed = \"1\"\neast = 0\nactions = []\n";
    assert_eq!(Record::parse(text).unwrap().rules, usual());
}

#[test]
fn an_unknown_table_rule_or_option_is_told_at_its_place() {
    let head = "format = 1\ncard = \"rules\"\nseed = \"1\"\neast = 0\nactions = []\n";
    let text = format!("{head}[rules]\njokers = 9\nsecond-chance = true\n");
    let problems = Record::parse(&text).unwrap_err();
    let places: Vec<_> = problems
        .iter()
        .map(|problem| (problem.line, problem.column))
        .collect();
    assert_eq!(places, [(7, 10), (8, 1)]);
    assert!(matches!(
        &problems[0].kind,
        RecordProblemKind::Option(error) if error.setting == Setting::Jokers && error.word == "9"
    ));
    assert_eq!(
        problems[1].kind,
        RecordProblemKind::Setting("second-chance".into())
    );
}
