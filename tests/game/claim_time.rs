//! The time to claim a discard at a table with three bots: so many seconds, or until the next player acts.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card;
use mahj_tutor::play::{Awaited, Session, StopsAfterDiscards};
use mahj_tutor::rules::{
    Action, Claim, ClaimTime, ClaimWindow, Event, Mistakes, Seat, Situation, TableRules,
};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

const TEN: ClaimWindow = ClaimWindow::Timed(ClaimTime::Ten);
const LEARNER: Seat = Seat::FIRST;
/// Seconds per action of the bots.
const PACE: f64 = 1.0;

fn begin(claim_window: ClaimWindow, seed: u64) -> Session {
    let rules = TableRules {
        claim_window,
        ..TableRules::default()
    };
    begin_with(rules, seed)
}

fn begin_with(rules: TableRules, seed: u64) -> Session {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let mut session = Session::begin(card, rules, [Level::Regular; 4], seed);
    session.skip_opening();
    session
}

/// A learner who plays like a bot, looking at the window's clock, in seconds.
struct Table {
    session: Session,
    learner: Bot,
    chance: ChaCha8Rng,
    now: f64,
}

impl Table {
    fn new(session: Session) -> Self {
        let card = Arc::clone(session.compiled_card());
        Self {
            session,
            learner: Bot::new(Level::Regular, Style::default(), card),
            chance: ChaCha8Rng::seed_from_u64(7),
            now: 50.0,
        }
    }

    fn decide(&mut self) -> Action {
        let view = self.session.view();
        self.learner.choose(view, &mut self.chance).unwrap()
    }

    /// Lets the clock run to the next thing that happens without the learner.
    fn wait(&mut self) {
        self.session.advance(self.now, PACE);
        if let Some(seconds) = self.session.seconds_until_action(self.now, PACE) {
            self.now += seconds;
            self.session.advance(self.now, PACE);
        }
    }

    /// Plays until the table is as `wanted`, or the game is over.
    fn play_until(&mut self, wanted: impl Fn(&Session) -> bool) -> bool {
        for _ in 0..3000 {
            if wanted(&self.session) {
                return true;
            }
            match self.session.awaited() {
                Awaited::Learner => {
                    let action = self.decide();
                    self.session.act(action).unwrap();
                }
                Awaited::GoAhead => self.session.go_ahead(),
                Awaited::Bots => self.wait(),
                _ => return false,
            }
        }
        false
    }
}

/// A table at which something is as `wanted`, in the first game that has it.
fn table(claim_window: ClaimWindow, wanted: impl Fn(&Session) -> bool) -> Table {
    (1..400)
        .map(|seed| Table::new(begin(claim_window, seed)))
        .find_map(|mut table| table.play_until(&wanted).then_some(table))
        .unwrap()
}

fn may_claim(session: &Session) -> bool {
    session.awaited() == Awaited::Learner
        && matches!(session.view().situation(), Situation::Claims(_))
}

fn first_claim(session: &Session) -> Action {
    Action::Claim(session.view().claims()[0])
}

#[test]
fn who_does_not_answer_in_time_lets_the_discard_go() {
    let mut table = table(TEN, may_claim);
    let Table { session, now, .. } = &mut table;
    let claim = first_claim(session);
    session.advance(*now, PACE);
    assert_eq!(session.countdown(*now).unwrap().seconds(), 10);
    assert_eq!(session.seconds_until_action(*now, PACE), Some(10.0));
    session.advance(*now + 9.75, PACE);
    let countdown = session.countdown(*now + 9.75).unwrap();
    assert_eq!((countdown.left, countdown.seconds()), (0.25, 1));
    assert!(may_claim(session), "there is time left");
    session.advance(*now + 10.0, PACE);
    assert_eq!(session.countdown(*now + 10.0), None);
    let refusal = session.act(claim).unwrap_err();
    assert!(!refusal.reasons.is_empty());
}

#[test]
fn letting_the_time_run_out_is_the_same_as_letting_go() {
    let mut waits = table(TEN, may_claim);
    let mut answers = table(TEN, may_claim);
    assert_eq!(waits.session.save(), answers.session.save());
    waits.wait();
    answers.session.act(Action::LetGo).unwrap();
    assert_eq!(waits.session.save(), answers.session.save());
    let card = Arc::clone(waits.session.compiled_card());
    let restored = Session::restore(&waits.session.save(), card).unwrap();
    assert_eq!(restored.save(), waits.session.save(), "it replays");
}

#[test]
fn the_clock_stands_still_while_the_table_does() {
    let mut table = table(TEN, may_claim);
    let Table { session, now, .. } = &mut table;
    let mut at = *now;
    session.advance(at, PACE);
    for hold in [Session::set_paused, Session::set_held] {
        at += 3.0;
        hold(session, true, at);
        let left = session.countdown(at);
        at += 1000.0;
        session.advance(at, PACE);
        assert_eq!(session.seconds_until_action(at, PACE), None);
        assert_eq!(session.countdown(at), left);
        hold(session, false, at);
        session.advance(at, PACE);
        assert_eq!(session.countdown(at), left);
    }
    assert_eq!(session.countdown(at).unwrap().seconds(), 4);
    session.advance(at + 4.0, PACE);
    assert!(!may_claim(session));
}

#[test]
fn each_discard_has_its_own_time() {
    let mut table = table(TEN, may_claim);
    table.session.advance(table.now, PACE);
    table.now += 6.0;
    table.session.act(Action::LetGo).unwrap();
    assert!(table.play_until(may_claim));
    table.session.advance(table.now, PACE);
    assert_eq!(table.session.countdown(table.now).unwrap().seconds(), 10);
}

#[test]
fn no_clock_runs_unless_the_table_has_agreed_on_it() {
    let mut table = table(ClaimWindow::Untimed, may_claim);
    table.session.advance(table.now, PACE);
    assert_eq!(table.session.countdown(table.now), None);
    assert_eq!(table.session.seconds_until_action(table.now, PACE), None);
    table.session.advance(table.now + 1e6, PACE);
    assert!(may_claim(&table.session));
}

#[test]
fn a_table_that_waits_after_every_discard_waits_for_as_many_seconds() {
    let mut table = Table::new(begin(TEN, 3));
    table
        .session
        .set_stops_after_discards(StopsAfterDiscards::Always);
    let waits = |session: &Session| session.awaited() == Awaited::GoAhead;
    assert!(table.play_until(waits));
    table.session.advance(table.now, PACE);
    assert_eq!(table.session.countdown(table.now).unwrap().seconds(), 10);
    table.session.advance(table.now + 10.0, PACE);
    assert!(!waits(&table.session));
}

/// Whether the learner may claim, and a bot is the next player.
fn may_claim_before_a_bot(session: &Session) -> bool {
    may_claim(session) && !session.view().may_draw_early()
}

#[test]
fn who_hesitates_sees_the_next_player_draw_and_can_still_claim() {
    let mut table = table(ClaimWindow::Realistic, may_claim_before_a_bot);
    let claim = first_claim(&table.session);
    let wall = table.session.view().wall();
    while may_claim(&table.session) && !table.session.view().is_claimed() {
        table.wait();
    }
    let view = table.session.view();
    let Situation::ToDiscard(holder) = view.situation() else {
        panic!("{:?}", view.situation());
    };
    assert_ne!(holder, LEARNER);
    assert!(view.late_discard().is_some());
    let held = view.rack_size(holder);
    table.session.act(claim).unwrap();
    let view = table.session.view();
    assert_eq!(view.situation(), Situation::ToDiscard(LEARNER));
    assert_eq!((view.wall(), view.rack_size(holder)), (wall, held - 1));
    let put_back = Event::PutBack {
        seat: holder,
        tile: None,
    };
    assert!(view.events().any(|event| event == put_back));
}

#[test]
fn who_waits_too_long_sees_the_next_player_rack_the_tile_and_claims_no_more() {
    let mut table = table(ClaimWindow::Realistic, may_claim_before_a_bot);
    let claim = first_claim(&table.session);
    let before = table.now;
    while table.session.is_claim_a_race() {
        table.wait();
    }
    assert!(table.now > before + 2.0, "a person had time to claim");
    let last = table.session.view().events().next_back().unwrap();
    assert!(matches!(last, Event::Racked { .. }), "{last:?}");
    let refusal = table.session.act(claim).unwrap_err();
    assert_eq!(refusal.reasons[0].rule.as_str(), "win-closes");
}

#[test]
fn however_fast_the_bots_play_the_learner_has_the_time_of_a_person() {
    let mut table = table(ClaimWindow::Realistic, may_claim_before_a_bot);
    table.session.advance(table.now, 0.0);
    assert!(may_claim(&table.session));
    let seconds = table.session.seconds_until_action(table.now, 0.0);
    assert!(seconds.unwrap() > 0.5, "{seconds:?}");
}

#[test]
fn a_dialog_holds_the_next_player_back() {
    let mut table = table(ClaimWindow::Realistic, may_claim_before_a_bot);
    table.session.advance(table.now, PACE);
    table.session.set_held(true, table.now);
    table.session.advance(table.now + 100.0, PACE);
    assert!(may_claim(&table.session) && table.session.view().late_discard().is_none());
}

/// Tables at which the learner is the next player and may draw before a bot has said whether it claims.
fn tables_to_hurry() -> impl Iterator<Item = Table> {
    let may_hurry =
        |session: &Session| session.view().may_draw_early() && session.awaited() == Awaited::Bots;
    (1..400)
        .map(|seed| Table::new(begin(ClaimWindow::Realistic, seed)))
        .filter_map(move |mut table| table.play_until(may_hurry).then_some(table))
}

/// Whether the newest event is about a late claim by a bot: the learner's tile goes back.
fn went_back(session: &Session) -> bool {
    let mut events = session.view().events().rev().take(4);
    events.any(|event| {
        matches!(
            event,
            Event::PutBack {
                seat: LEARNER,
                tile: Some(_)
            }
        )
    })
}

#[test]
fn who_draws_early_and_dawdles_may_have_to_put_the_tile_back_and_who_hurries_keeps_it() {
    // The bots decide by what they hold, so both learners sit at the same table.
    let seed = (1..400)
        .find(|&seed| {
            let mut table = Table::new(begin(ClaimWindow::Realistic, seed));
            let may_hurry = |session: &Session| {
                session.view().may_draw_early() && session.awaited() == Awaited::Bots
            };
            if !table.play_until(may_hurry) {
                return false;
            }
            let wall = table.session.view().wall();
            table.session.act(Action::Draw).unwrap();
            while table.session.awaited() == Awaited::Bots && !went_back(&table.session) {
                table.wait();
            }
            let back = went_back(&table.session);
            assert!(!back || table.session.view().wall() == wall);
            back
        })
        .unwrap();
    let mut hurries = Table::new(begin(ClaimWindow::Realistic, seed));
    assert!(hurries.play_until(|session| {
        session.view().may_draw_early() && session.awaited() == Awaited::Bots
    }));
    hurries.session.act(Action::Draw).unwrap();
    hurries.session.act(Action::Rack).unwrap();
    for _ in 0..5 {
        hurries.wait();
    }
    let view = hurries.session.view();
    assert_eq!(view.situation(), Situation::ToDiscard(LEARNER));
    assert!(!went_back(&hurries.session));
}

#[test]
fn drawing_early_is_offered_often_enough_to_matter() {
    assert!(tables_to_hurry().take(5).count() == 5);
}

#[test]
fn matches_in_a_hurry_go_to_their_ends_whoever_dawdles() {
    for (seed, claim_window, mistakes) in [
        (1, ClaimWindow::Realistic, Mistakes::Refused),
        (2, ClaimWindow::Realistic, Mistakes::Allowed),
        (3, ClaimWindow::Timed(ClaimTime::Five), Mistakes::Refused),
        (4, ClaimWindow::Timed(ClaimTime::Five), Mistakes::Allowed),
    ] {
        let rules = TableRules {
            claim_window,
            mistakes,
            ..TableRules::default()
        };
        let mut table = Table::new(begin_with(rules, seed));
        let mut late = 0;
        for turn in 0..20_000 {
            match table.session.awaited() {
                Awaited::Opening(_) => table.session.skip_opening(),
                Awaited::NextGame => table.session.begin_next_game(),
                Awaited::Narrator | Awaited::Nothing => break,
                Awaited::GoAhead | Awaited::Bet => panic!("nobody asked for it"),
                Awaited::Learner if turn % 3 > 0 && may_claim(&table.session) => table.wait(),
                Awaited::Learner => {
                    late += usize::from(table.session.view().late_discard().is_some());
                    let claims = table.session.view().legal_actions();
                    let mah_jongg = Action::Claim(Claim::MahJongg);
                    let action = if claims.contains(&mah_jongg) {
                        mah_jongg
                    } else {
                        table.decide()
                    };
                    table.session.act(action).unwrap();
                }
                Awaited::Bots => table.wait(),
            }
        }
        assert_eq!(
            table.session.awaited(),
            Awaited::Nothing,
            "{claim_window:?}"
        );
        let is_race = claim_window == ClaimWindow::Realistic;
        assert_eq!(late > 0, is_race, "{claim_window:?}, {mistakes:?}: {late}");
    }
}
