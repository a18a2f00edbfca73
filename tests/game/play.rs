//! A match between a learner and three bots.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::play::{
    Agreement, Awaited, PendingCall, RackOrder, RestoreError, SavedMatch, Session,
};
use mahj_tutor::rules::{
    Action, Bet, BotsChallenge, Claim, Event, Fact, FirstEast, MatchLength, Mistakes, ReplayError,
    Rulings, Seat, Situation, TableRules,
};
use mahj_tutor::tile::TileCounts;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

fn compiled() -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())))
}

fn begin(seed: u64) -> Session {
    Session::begin(compiled(), TableRules::default(), [Level::Regular; 4], seed)
}

/// A learner who plays like a bot, and always the same.
struct Learner(Bot, ChaCha8Rng);

impl Learner {
    fn new(session: &Session) -> Self {
        let card = Arc::clone(session.compiled_card());
        let bot = Bot::new(Level::Regular, Style::default(), card);
        Self(bot, ChaCha8Rng::seed_from_u64(7))
    }

    fn decide(&mut self, session: &Session) -> Action {
        self.0.choose(session.view(), &mut self.1).unwrap()
    }
}

/// Plays until the learner is awaited again, the bots without waiting.
fn let_bots_play(session: &mut Session) {
    session.skip_opening();
    while session.seconds_until_action(0.0, 0.0).is_some() {
        session.advance(0.0, 0.0);
    }
}

fn play_game(session: &mut Session, learner: &mut Learner) {
    let_bots_play(session);
    while session.awaited() == Awaited::Learner {
        let action = learner.decide(session);
        session.act(action).unwrap();
        let_bots_play(session);
    }
}

#[test]
fn a_match_goes_from_the_dice_to_the_scores_of_four_games() {
    let mut session = begin(3);
    let mut learner = Learner::new(&session);
    assert_eq!(session.view().east(), session.table().first_east());
    for number in 1..=4 {
        assert!(matches!(session.awaited(), Awaited::Opening(_)));
        assert_eq!(session.number(), number);
        let east = session.view().east();
        play_game(&mut session, &mut learner);
        assert!(session.outcome().is_some());
        assert_eq!(
            session
                .table()
                .scores()
                .iter()
                .map(|(_, points)| points)
                .sum::<i32>(),
            0
        );
        if number < 4 {
            assert_eq!(session.awaited(), Awaited::NextGame);
            session.begin_next_game();
            assert_eq!(
                session.view().east(),
                east.right(),
                "East passes to the right"
            );
        }
    }
    assert_eq!(session.awaited(), Awaited::Nothing);
}

#[test]
fn the_opening_is_shown_step_by_step_or_skipped() {
    let mut session = begin(1);
    let mut steps = 0;
    while let Awaited::Opening(_) = session.awaited() {
        assert_eq!(
            session.seconds_until_action(0.0, 1.0),
            None,
            "it waits for the learner"
        );
        session.show_next_step();
        steps += 1;
    }
    assert_eq!(steps, 5);
    let mut session = begin(1);
    session.skip_opening();
    assert_eq!(session.awaited(), Awaited::Learner);
    assert!(matches!(
        session.view().situation(),
        Situation::Charleston(_)
    ));
}

#[test]
fn bots_act_one_at_a_time_and_only_when_their_time_has_come() {
    let mut session = begin(5);
    let mut learner = Learner::new(&session);
    session.skip_opening();
    while matches!(
        session.view().situation(),
        Situation::Charleston(_)
            | Situation::Vote
            | Situation::CourtesyOffer
            | Situation::CourtesyPass { .. }
    ) {
        let action = learner.decide(&session);
        session.act(action).unwrap();
    }
    let mut now = 100.0;
    for _ in 0..40 {
        if session.awaited() == Awaited::Learner {
            let action = learner.decide(&session);
            session.act(action).unwrap();
            continue;
        }
        let told = session.view().events().count();
        session.advance(now, 2.0);
        let rest = session.seconds_until_action(now, 2.0).unwrap();
        let deed = session.view().events().next_back();
        let is_seen_longer = matches!(deed, Some(Event::Claimed { .. } | Event::Exchanged { .. }));
        let longest = if is_seen_longer { 4.0 } else { 2.6 };
        assert!(rest > 0.0 && rest <= longest, "{rest} after {deed:?}");
        session.advance(now + rest / 2.0, 2.0);
        assert_eq!(session.view().events().count(), told, "too early");
        now += rest;
        session.advance(now, 2.0);
        let visible = session
            .view()
            .events()
            .skip(told)
            .filter(|event| !matches!(event, Event::ClaimLost { .. }))
            .count();
        assert!(visible <= 1, "{visible} act at once");
    }
}

#[test]
fn nothing_moves_while_the_learner_pauses() {
    let mut session = begin(5);
    let mut learner = Learner::new(&session);
    session.skip_opening();
    while session.awaited() == Awaited::Learner {
        let action = learner.decide(&session);
        session.act(action).unwrap();
    }
    let told = session.view().events().count();
    session.set_paused(true, 0.0);
    assert_eq!(session.seconds_until_action(0.0, 0.0), None);
    session.advance(1000.0, 0.0);
    assert_eq!(session.view().events().count(), told);
    session.set_paused(false, 1000.0);
    session.advance(1000.0, 0.0);
    assert!(session.view().events().count() > told);
}

#[test]
fn the_table_waits_for_the_learner_as_long_as_it_takes() {
    let mut session = begin(5);
    let mut learner = Learner::new(&session);
    let_bots_play(&mut session);
    for _ in 0..60 {
        if session.awaited() != Awaited::Learner {
            break;
        }
        let told = session.view().events().count();
        session.advance(1e9, 0.0);
        assert_eq!(session.view().events().count(), told);
        let action = learner.decide(&session);
        session.act(action).unwrap();
        let_bots_play(&mut session);
    }
}

#[test]
fn a_match_that_is_taken_up_again_goes_on_as_it_would_have() {
    let mut session = begin(11);
    let mut learner = Learner::new(&session);
    let_bots_play(&mut session);
    let mut actions = 0;
    while session.awaited() == Awaited::Learner && session.number() == 1 {
        if actions % 6 == 0 {
            let text = toml::to_string(&session.save()).unwrap();
            let saved: SavedMatch = toml::from_str(&text).unwrap();
            let mut resumed = Session::restore(&saved, compiled()).unwrap();
            let mut other = begin(11);
            let mut fresh = Learner::new(&other);
            let_bots_play(&mut other);
            for _ in 0..actions {
                let action = fresh.decide(&other);
                other.act(action).unwrap();
                let_bots_play(&mut other);
            }
            let action = fresh.decide(&other);
            other.act(action).unwrap();
            resumed.act(action).unwrap();
            let_bots_play(&mut other);
            let_bots_play(&mut resumed);
            assert_eq!(other.save(), resumed.save(), "after {actions} actions");
        }
        let action = learner.decide(&session);
        session.act(action).unwrap();
        let_bots_play(&mut session);
        actions += 1;
    }
    assert!(actions > 8, "{actions}");
}

#[test]
fn leaving_before_the_bots_have_acted_changes_nothing_that_follows() {
    let mut session = begin(11);
    let mut learner = Learner::new(&session);
    let_bots_play(&mut session);
    for _ in 0..12 {
        let action = learner.decide(&session);
        session.act(action).unwrap();
        let mut resumed = Session::restore(&session.save(), compiled()).unwrap();
        let_bots_play(&mut resumed);
        let_bots_play(&mut session);
        assert_eq!(session.save(), resumed.save());
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut session = begin(2);
    session.skip_opening();
    let before = session.save();
    let refusal = session
        .act(Action::Pass {
            tiles: TileCounts::EMPTY,
            blind: 0,
        })
        .unwrap_err();
    assert!(!refusal.reasons.is_empty());
    assert!(session.act(Action::Draw).is_err());
    assert_eq!(session.save(), before);
}

#[test]
fn a_kept_match_that_cannot_have_been_played_is_refused_with_its_place() {
    let mut session = begin(2);
    session.skip_opening();
    let kept = toml::to_string(&session.save()).unwrap();
    let with = |from: &str, to: &str| {
        let text = kept.replace(from, to);
        assert_ne!(text, kept);
        let saved: SavedMatch = toml::from_str(&text).unwrap();
        Session::restore(&saved, compiled()).unwrap_err()
    };
    let refused = with("actions = [", "actions = [\n  \"0 draw\",");
    assert!(
        matches!(
            refused,
            RestoreError::Replay(ReplayError::Refused { number: 1, .. })
        ),
        "{refused:?}"
    );
    let sung = with("actions = [", "actions = [\n  \"0 sing\",");
    assert!(matches!(sung, RestoreError::Record(_)), "{sung:?}");
    let other = with("card = \"practice\"", "card = \"other\"");
    assert!(
        matches!(other, RestoreError::Replay(ReplayError::OtherCard { .. })),
        "{other:?}"
    );
    assert_eq!(
        with("seed = \"2\"", "seed = \"two\""),
        RestoreError::NotUnderstood("two".to_owned())
    );
    assert_eq!(
        with("seed = \"2\"", "seed = \"3\""),
        RestoreError::OtherGame(1)
    );
    for balance in ["[2147483647, 1, -5, -5]", "[50, 0, 0, 0]"] {
        let games = format!("[[before]]\neast = 0\nbalance = {balance}\n").repeat(2);
        let text = kept.replace("before = []\n", &games);
        let saved: SavedMatch = toml::from_str(&text).unwrap();
        assert_eq!(
            Session::restore(&saved, compiled()).unwrap_err(),
            RestoreError::NotUnderstood(balance.to_owned())
        );
    }
}

#[test]
fn a_match_with_a_learner_who_errs_goes_on_to_its_end_and_is_taken_up_again() {
    let rules = TableRules {
        mistakes: Mistakes::Allowed,
        bots_challenge: BotsChallenge::On,
        ..TableRules::default()
    };
    let mut session = Session::begin(compiled(), rules, [Level::Learner; 4], 5);
    let mut erred = 0;
    for number in 0..2000 {
        let_bots_play(&mut session);
        match session.awaited() {
            Awaited::NextGame => session.begin_next_game(),
            Awaited::Learner => {
                let view = session.view();
                let legal = view.legal_actions();
                let all = view.accepted_actions();
                let errs = number % 3 == 0 && all.len() > legal.len() || legal.is_empty();
                let action = if errs {
                    all[legal.len() + number % (all.len() - legal.len())]
                } else {
                    legal[number % legal.len()]
                };
                erred += usize::from(errs);
                session.act(action).unwrap();
                if number % 20 == 0 {
                    let again = Session::restore(&session.save(), compiled()).unwrap();
                    assert_eq!(again.table().scores(), session.table().scores());
                }
            }
            _ => break,
        }
    }
    assert_eq!(session.awaited(), Awaited::Nothing, "the match is over");
    assert!(erred > 3, "{erred}");
    assert_eq!(session.table().scores().0.iter().sum::<i32>(), 0);
}

/// A match of five people, in which the learner is East first.
fn begin_of_five(seed: u64) -> Session {
    let rules = TableRules {
        bettor: true,
        first_east: FirstEast::Host(Seat::FIRST),
        match_length: MatchLength::Eight,
        ..TableRules::default()
    };
    Session::begin(compiled(), rules, [Level::Regular; 4], seed)
}

/// Plays a game to its end; the learner, when they sit out, makes this bet.
fn play_game_betting(session: &mut Session, learner: &mut Learner, bet: Option<Bet>) {
    play_game(session, learner);
    if session.awaited() == Awaited::Bet {
        session.bet(bet).unwrap();
        let_bots_play(session);
    }
    assert!(session.outcome().is_some());
}

/// The points of all five, who sit at the table and who sits out.
fn points_of_five(session: &Session) -> i32 {
    session.scores().0.iter().sum::<i32>() + session.bettor_score().unwrap()
}

#[test]
fn five_people_play_a_match_in_which_each_sits_out_after_being_east() {
    let mut session = begin_of_five(11);
    let mut learner = Learner::new(&session);
    let mut out = Vec::new();
    let (mut bets_of_bots, mut settled) = (0, 0);
    for number in 1..=10 {
        let seating = session.seating();
        out.push(seating.bettor.unwrap().index());
        if let Some(seat) = session.learner() {
            assert_eq!(seat, Seat::FIRST, "the learner's seat is always the same");
        }
        let on = Bet::On(seating.east.across());
        play_game_betting(&mut session, &mut learner, Some(on));
        let bet = session.known_bet();
        if session.sits_out() {
            assert_eq!(bet, Some(on));
        } else {
            bets_of_bots += usize::from(bet.is_some());
        }
        let settlement = session.bet_settlement().unwrap();
        settled += usize::from(!settlement.lines.is_empty());
        assert_eq!(points_of_five(&session), 0, "what one gains another pays");
        if number < 10 {
            session.begin_next_game();
        }
    }
    assert_eq!(session.awaited(), Awaited::Nothing);
    // The learner was East in the first game, and sits out in the second.
    assert_eq!(out, [4, 0, 1, 2, 3, 4, 0, 1, 2, 3]);
    assert_eq!(bets_of_bots, 8, "every bot that sits out bets");
    assert!(settled > 0);
}

/// The second game of a match, in which the learner sits out, at the time to bet.
fn to_bet(seed: u64) -> Session {
    let mut session = begin_of_five(seed);
    let mut learner = Learner::new(&session);
    play_game_betting(&mut session, &mut learner, None);
    session.begin_next_game();
    let_bots_play(&mut session);
    assert_eq!(session.awaited(), Awaited::Bet);
    session
}

#[test]
fn who_sits_out_sees_every_rack_and_does_nothing_but_bet() {
    let mut session = to_bet(2);
    assert!(session.sits_out());
    let held: usize = Seat::ALL
        .into_iter()
        .map(|seat| session.open_rack(seat).unwrap().total())
        .sum();
    assert_eq!(held, 14 + 3 * 13);
    let tile = session.view().rack().tiles().next().unwrap();
    let refusal = session.act(Action::Discard(tile)).unwrap_err();
    assert_eq!(refusal.reasons[0].fact, Fact::SitsOut);
    session.bet(Some(Bet::WallGame)).unwrap();
    assert_eq!(session.awaited(), Awaited::Bots);
    assert!(session.bet(Some(Bet::WallGame)).is_err(), "one bet is made");
    session.play_to_end();
    assert_eq!(session.awaited(), Awaited::NextGame);
}

#[test]
fn who_plays_sees_no_other_rack_and_does_not_bet() {
    let mut session = begin_of_five(3);
    session.skip_opening();
    assert_eq!(session.open_rack(Seat::FIRST.right()), None);
    let refusal = session.bet(None).unwrap_err();
    assert_eq!(refusal.reasons[0].fact, Fact::Plays);
}

#[test]
fn the_bet_of_a_bot_is_secret_until_the_game_is_over() {
    let mut session = begin_of_five(4);
    let mut learner = Learner::new(&session);
    let_bots_play(&mut session);
    while session.view().discards().is_empty() {
        let action = learner.decide(&session);
        session.act(action).unwrap();
        let_bots_play(&mut session);
    }
    assert_eq!(session.known_bet(), None);
    play_game(&mut session, &mut learner);
    assert!(session.known_bet().is_some());
}

#[test]
fn a_match_of_five_is_taken_up_where_it_was_left() {
    let mut asked = to_bet(5);
    let mut again = Session::restore(&asked.save(), compiled()).unwrap();
    assert_eq!(again.awaited(), Awaited::Bet);
    for bet in [None, Some(Bet::On(Seat::FIRST))] {
        again.bet(bet).unwrap();
        let mut restored = Session::restore(&again.save(), compiled()).unwrap();
        assert_eq!(
            restored.awaited(),
            Awaited::Bots,
            "the question is answered"
        );
        assert_eq!(restored.known_bet(), bet);
        restored.play_to_end();
        again.play_to_end();
        assert_eq!(restored.save(), again.save());
        assert_eq!(points_of_five(&restored), 0);
        std::mem::swap(&mut asked, &mut again);
    }
}

#[test]
fn a_claim_may_be_taken_back_before_anything_lies_open() {
    let mut session = begin(1);
    let mut learner = Learner::new(&session);
    let_bots_play(&mut session);
    let claim = loop {
        let claim = session.view().claims().into_iter().find_map(|claim| {
            matches!(claim, Claim::Exposure { .. }).then_some(Action::Claim(claim))
        });
        if let Some(claim) = claim {
            break claim;
        }
        let action = learner.decide(&session);
        session.act(action).unwrap();
        let_bots_play(&mut session);
        if session.awaited() == Awaited::NextGame {
            session.begin_next_game();
            let_bots_play(&mut session);
        }
    };
    let before = session.actions_done();
    assert_eq!(session.say(claim, 0.0), Ok(Vec::new()));
    let called = session.pending_call();
    assert!(
        matches!(called, Some(PendingCall::Group(group)) if Action::Claim(group) == claim),
        "{called:?}"
    );
    // The others wait.
    assert_eq!(session.seconds_until_action(1000.0, 1.0), None);
    session.take_call_back();
    assert_eq!(
        (session.pending_call(), session.actions_done()),
        (None, before)
    );
    assert!(session.view().must_act());
    // What the rules refuse is refused at once.
    let too_many = Action::Claim(Claim::Exposure {
        naturals: 5,
        jokers: 0,
    });
    assert!(session.say(too_many, 0.0).is_err());
    // Laid open, or said once more, it stands.
    session.say(claim, 0.0).unwrap();
    session.say(claim, 0.0).unwrap();
    assert!(session.actions_done() > before);
    assert_eq!(session.pending_call(), None);
}

#[test]
fn a_match_kept_in_the_first_format_goes_on_by_the_rulings_it_was_begun_under() {
    let mut session = begin(11);
    let mut learner = Learner::new(&session);
    let_bots_play(&mut session);
    let action = learner.decide(&session);
    session.act(action).unwrap();
    let kept = toml::to_string(&session.save()).unwrap();
    assert!(kept.contains("format = 2"));
    let before: SavedMatch = toml::from_str(&kept.replace("format = 2", "format = 1")).unwrap();
    let mut resumed = Session::restore(&before, compiled()).unwrap();
    assert_eq!(resumed.view().rules().rulings, Rulings::First);
    // It is kept in that format again, and the next game is ruled as games are now.
    assert_eq!(resumed.save(), before);
    while resumed.awaited() == Awaited::Learner {
        let action = learner.decide(&resumed);
        resumed.act(action).unwrap();
        let_bots_play(&mut resumed);
    }
    resumed.begin_next_game();
    assert_eq!(resumed.view().rules().rulings, Rulings::Second);
}

#[test]
fn the_rack_is_kept_as_it_was_arranged_and_one_kept_without_marks_is_read() {
    let mut session = begin(11);
    let_bots_play(&mut session);
    let [bird, two] = ["1B", "2B"].map(|tile| tile.parse().unwrap());
    let arranged = RackOrder::new([(two, false), (bird, true)]);
    let kept = toml::to_string(&session.save().arranged(arranged.clone())).unwrap();
    assert!(kept.contains("rack-order = \"2B 1B*\""), "{kept}");
    let saved: SavedMatch = toml::from_str(&kept).unwrap();
    assert_eq!(*saved.rack_order(), arranged);
    let unmarked = kept.replace("2B 1B*", "2B 1B");
    let saved: SavedMatch = toml::from_str(&unmarked).unwrap();
    let nothing_new = RackOrder::new([(two, false), (bird, false)]);
    assert_eq!(*saved.rack_order(), nothing_new);
    assert!(Session::restore(&saved, compiled()).is_ok());
}

#[test]
fn a_match_knows_what_was_agreed_on_so_that_another_one_can_be_like_it() {
    let mut agreement = Agreement::default();
    for bot in &mut agreement.bots.characters {
        bot.level = Level::Learner;
    }
    agreement.rules.first_east = FirstEast::Host(Seat::FIRST);
    let Agreement { bots, rules } = agreement.clone();
    let session = Session::begin(compiled(), rules, bots, 5);
    assert_eq!(session.agreement(), agreement);
    let again = Session::restore(&session.save(), compiled()).unwrap();
    assert_eq!(again.agreement(), agreement, "also after a restart");
}
