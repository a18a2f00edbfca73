//! A match in progress between the learner and the bots.

use std::sync::Arc;

use super::calling::PendingCall;
use super::halting::Halt;
use super::kept_text::Kept;
use super::open_play::OpenPlay;
use super::saved::own_card;
use super::sitting_out::{BetQuestion, refusal};
use super::stepping::Stepping;
use super::stops::StopsAfterDiscards;
use super::window::ClaimClock;
use super::{Agreement, Opening, Opponent, Opponents};
use crate::analysis::{ClaimUse, CompiledCard};
use crate::bot::{Bot, Character};
use crate::coach::{Plan, Taught};
use crate::lesson::Script;
use crate::rules::{
    Action, Event, Fact, Game, Match, MistakeMade, Outcome, Refusal, RuleId, Seat, Seating,
    Situation, TableRules, View,
};

/// Whose action the table is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Awaited {
    /// The learner's, to see the next step of the opening.
    Opening(Opening),
    /// The learner's, in the game. The table waits as long as they like, except for a claim where there
    /// is a limit to the time for it.
    Learner,
    /// The learner's, to let the game go on past a discard that they cannot claim, or past whatever another
    /// player did; only when they want to be waited for.
    GoAhead,
    /// The learner's, who sits out, to bet or not ([`Session::bet`]).
    Bet,
    /// A bot's; [`Session::advance`] lets it act when its time has come.
    Bots,
    /// The learner's, to begin the next game.
    NextGame,
    /// The narrator's, who goes on with the lesson.
    Narrator,
    /// Nobody's: the match is over.
    Nothing,
}

/// So many seconds are none: sums of times are not exact to the last digit.
const NO_TIME: f64 = 1e-6;

/// A match between the learner and three bots, or four of whom, or the learner, one sits out and bets.
///
/// The learner plays at [`Seat::FIRST`]; when they sit out, a bot plays there.
///
/// Everything in it follows from the seed and the learner's actions: what a bot decides depends on the
/// seed, the game and how often it has acted, so that a restored match goes on as it would have.
#[derive(Debug, Clone)]
pub struct Session {
    /// The match; a game that is over is among its games.
    table: Match,
    pub(super) game: Game,
    /// Who sits where in the game.
    pub(super) seating: Seating,
    pub(super) bots: [Bot; 4],
    /// Who the bots are, in a match; nobody where a position was set up.
    pub(super) people: Option<[Opponent; 4]>,
    /// What the others do in a lesson, instead of deciding for themselves.
    pub(super) script: Option<Script>,
    pub(super) card: Arc<CompiledCard>,
    /// The same as it is kept on disk, unless it ships.
    pub(super) kept_card: Option<Kept<Arc<CompiledCard>>>,
    pub(super) opening: Option<Opening>,
    pub(super) halt: Halt,
    /// When the wait for the next action of a bot began, in the caller's seconds.
    pub(super) waiting_since: Option<f64>,
    /// How long the newest discard has been there to claim.
    pub(super) claim_clock: ClaimClock,
    /// After which discards of the others the table stops for the learner.
    pub(super) stops: StopsAfterDiscards,
    /// Whether it waits after every step of theirs.
    pub(super) stepping: Stepping,
    /// What a claim of the newest discard could do for the learner.
    pub(super) claim_use: ClaimUse,
    /// How many discards of this game the learner has let the game go on past.
    pub(super) discards_passed: usize,
    /// Whether the newest discard has been answered, so that nobody needs more time to read it.
    pub(super) discard_is_answered: bool,
    /// Whether the learner, who sits out, is still to say if and on whom they bet.
    pub(super) bet_question: BetQuestion,
    /// What the learner has called, while nothing lies open.
    pub(super) pending_call: Option<PendingCall>,
    /// How often the learner has taken something back in this game.
    pub(super) taken_back: u32,
    /// Before which decisions of this game the learner was warned, in actions done.
    pub(super) warned: Vec<usize>,
    /// Before which decisions of this game the coach had told what the learner then did, in actions done.
    pub(super) advised: Vec<usize>,
    /// What the learner aims at in this game.
    pub(super) plan: Plan,
    /// What the learner has been taught.
    pub(super) taught: Taught,
    /// Whether the learner is shown more than a player knows.
    pub(super) open_play: OpenPlay,
    /// What the players did against the rules in the game, once it is over.
    mistakes: Vec<MistakeMade>,
}

impl Session {
    /// Begins a match with the bots that sit down to the learner's right, across and to the left, and the
    /// one that joins them when five people play.
    pub fn begin(
        card: Arc<CompiledCard>,
        rules: TableRules,
        bots: impl Into<Opponents>,
        seed: u64,
    ) -> Self {
        let table = Match::new(Arc::clone(card.card()), rules, seed);
        let game = Game::deal(table.setup());
        let opening = Some(Opening::of_game(true));
        let bots = bots.into();
        Self {
            people: Some(bots.people()),
            ..Self::at(card, table, game, bots, opening)
        }
    }

    pub(super) fn at(
        card: Arc<CompiledCard>,
        table: Match,
        game: Game,
        bots: Opponents,
        opening: Option<Opening>,
    ) -> Self {
        let number = number_of(&table, &game);
        let mistakes = mistakes_of(&game);
        Self {
            seating: table.seating_in(number),
            table,
            game,
            bots: bots
                .characters
                .map(|it| Bot::new(it.level, it.style, Arc::clone(&card)).who_errs(bots.erring)),
            people: None,
            script: None,
            kept_card: own_card(&card),
            card,
            opening,
            halt: Halt::default(),
            waiting_since: None,
            claim_clock: ClaimClock::default(),
            stops: StopsAfterDiscards::WhereItIsLegal,
            stepping: Stepping::default(),
            claim_use: ClaimUse::default(),
            discards_passed: 0,
            discard_is_answered: false,
            bet_question: BetQuestion::Open,
            pending_call: None,
            taken_back: 0,
            warned: Vec::new(),
            advised: Vec::new(),
            plan: Plan::default(),
            taught: Taught::default(),
            open_play: OpenPlay::default(),
            mistakes,
        }
    }

    pub(super) fn opponents(&self) -> Opponents {
        Opponents {
            characters: self.bots.each_ref().map(Bot::character),
            erring: self.erring(),
        }
    }

    /// What was agreed on before the match.
    pub fn agreement(&self) -> Agreement {
        Agreement {
            bots: self.opponents(),
            rules: self.view().rules().clone(),
        }
    }

    /// The match, with its scores; a game that is over is counted.
    pub fn table(&self) -> &Match {
        &self.table
    }

    /// The number of the game that is played, or was played last, counted from 1.
    pub fn number(&self) -> u32 {
        number_of(&self.table, &self.game)
    }

    /// What the learner may know; when they sit out, what the bot knows that plays at
    /// [`Seat::FIRST`].
    pub fn view(&self) -> View<'_> {
        self.game.view(Seat::FIRST)
    }

    /// The card that is played, laid out for matching.
    pub fn compiled_card(&self) -> &Arc<CompiledCard> {
        &self.card
    }

    /// How many actions were done in this game, seen or unseen: whatever is reckoned from the view holds as
    /// long as this number stands.
    pub fn actions_done(&self) -> usize {
        self.game.actions().len()
    }

    /// Who did what after the first `done` actions of this game; nothing where fewer were done.
    pub fn actions_since(&self, done: usize) -> Option<&[(Seat, Action)]> {
        self.game.actions().get(done..)
    }

    /// What kind of player the bot at `seat` is; `None` for the learner, and where a script is followed.
    pub fn character(&self, seat: Seat) -> Option<Character> {
        let bot = self.bot(seat).filter(|_| self.script.is_none());
        bot.map(Bot::character)
    }

    /// Whose action the table is waiting for.
    pub fn awaited(&self) -> Awaited {
        if let Some(opening) = self.opening {
            Awaited::Opening(opening)
        } else if let Some(script) = &self.script {
            if script.next(&self.game).is_some() {
                Awaited::Bots
            } else if self.view().must_act() {
                Awaited::Learner
            } else {
                Awaited::Narrator
            }
        } else if self.game.outcome().is_some() {
            if self.table.is_over() {
                Awaited::Nothing
            } else {
                Awaited::NextGame
            }
        } else if self.sits_out() {
            if !self.has_answered_bet() && self.game.check_bet().is_ok() {
                Awaited::Bet
            } else if self.waits_for_a_look() {
                Awaited::GoAhead
            } else {
                Awaited::Bots
            }
        } else if self.view().must_act() && !self.lets_go_by_itself() && !self.bots_may_claim_late()
        {
            Awaited::Learner
        } else if self.waits_after_discard() || self.waits_for_a_look() {
            Awaited::GoAhead
        } else {
            Awaited::Bots
        }
    }

    /// Whether the learner has drawn, and a bot has yet to say whether it claims the discard before.
    fn bots_may_claim_late(&self) -> bool {
        self.view().situation() == Situation::ToDiscard(Seat::FIRST) && self.bots_asked()
    }

    fn bots_asked(&self) -> bool {
        let asked = self.game.to_act();
        Seat::ALL
            .into_iter()
            .any(|seat| seat != Seat::FIRST && asked[seat])
    }

    /// In how many seconds [`Session::advance`] has something to do, when each action of a bot comes
    /// `seconds_per_action` after the one before; `None` when nothing happens without the learner.
    pub fn seconds_until_action(&self, now: f64, seconds_per_action: f64) -> Option<f64> {
        let seconds = if self.holds_still() {
            None
        } else if let Some(countdown) = self.countdown(now) {
            Some(countdown.left)
        } else if self.bots_race() && self.awaited() != Awaited::Bet {
            self.seconds_until_racer(now, seconds_per_action)
        } else if self.awaited() == Awaited::Bots {
            let since = self.waiting_since.unwrap_or(now);
            Some(since + self.pause_before_action(seconds_per_action) - now)
        } else {
            None
        };
        seconds.map(|seconds| if seconds < NO_TIME { 0.0 } else { seconds })
    }

    /// Lets happen what has its time: the bots' actions, and the end of the learner's time to claim. Call
    /// it whenever [`Session::seconds_until_action`] is not `None`: the first call begins the wait.
    pub fn advance(&mut self, now: f64, seconds_per_action: f64) {
        if self.holds_still() {
            return;
        }
        self.waiting_since.get_or_insert(now);
        self.run_claim_clock(now);
        while self.seconds_until_action(now, seconds_per_action) == Some(0.0) {
            let acted = if self.countdown(now).is_some() {
                self.let_time_run_out()
            } else if self.bots_race() {
                self.let_racer_act(now, seconds_per_action)
            } else {
                self.let_bots_act()
            };
            self.waiting_since = Some(now);
            self.run_claim_clock(now);
            if !acted {
                break;
            }
        }
    }

    /// Lets the bots do at once what is awaited of them.
    pub fn act_once(&mut self) {
        if self.awaited() == Awaited::Bots {
            self.let_bots_act();
        }
    }

    /// Does what the learner wants, and tells what happened as the learner may know it.
    ///
    /// What nobody can see takes no time: when all choose a pass or answer a discard, the bots' answers
    /// are there as soon as the learner's is.
    ///
    /// # Errors
    /// A refusal with every reason; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        if self.sits_out() {
            return Err(refusal(RuleId::BET_ROLE, Fact::SitsOut));
        }
        let told = self.view().events().len();
        let together = acts_together(self.view().situation());
        let answers = matches!(self.view().situation(), Situation::Claims(_))
            || self.view().late_discard().is_some();
        self.apply(Seat::FIRST, action)?;
        self.look_at_all();
        self.discard_is_answered = answers;
        if answers {
            self.go_ahead();
        }
        while (together || answers)
            && !self.bots_race()
            && !self.may_take_claim_back()
            && acts_together(self.view().situation())
            && self.awaited() == Awaited::Bots
            && self.let_bots_act()
        {}
        self.waiting_since = None;
        Ok(self.view().events_since(told).collect())
    }

    /// Begins the next game of the match, when this one is over and it was not the last.
    pub fn begin_next_game(&mut self) {
        if self.awaited() != Awaited::NextGame {
            return;
        }
        let next = self.table.next_game();
        debug_assert!(next.is_some(), "a match that awaits a game has one");
        if let Some(setup) = next {
            self.seating = self.table.seating();
            self.game = Game::deal(setup);
            self.mistakes.clear();
            self.taken_back = 0;
            self.warned.clear();
            self.advised.clear();
            self.plan = Plan::default();
            self.open_play.begin_game();
            self.opening = Some(Opening::of_game(false));
            self.waiting_since = None;
            self.discards_passed = 0;
            self.look_at_all();
            self.bet_question = BetQuestion::Open;
        }
    }

    pub(super) fn apply(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.game.apply(seat, action)?;
        self.pending_call = None;
        self.let_bot_bet();
        if let Some(outcome) = self.game.outcome() {
            let bet = self.game.bet_settlement();
            self.table.finish_game_with_bet(outcome, bet.as_ref());
            self.mistakes = mistakes_of(&self.game);
        }
        self.weigh_claim();
        Ok(())
    }

    /// Does what the table accepts; says whether it did.
    pub(super) fn apply_accepted(&mut self, seat: Seat, action: Action) -> bool {
        let done = self.apply(seat, action);
        debug_assert!(done.is_ok(), "{seat} {action}: {done:?}");
        done.is_ok()
    }

    /// What the others did against the rules in this game, in order, once it is over.
    pub fn mistakes_of_the_others(&self) -> impl Iterator<Item = &MistakeMade> {
        let learner = self.learner();
        let mistakes = self.mistakes.iter();
        mistakes.filter(move |mistake| Some(mistake.seat) != learner)
    }

    /// How the game ended, when it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.game.outcome()
    }

    /// Whether a wait for what happens next has begun.
    pub const fn is_waiting(&self) -> bool {
        self.waiting_since.is_some()
    }

    /// Lets every bot do what is awaited of it; says whether one did anything.
    pub(super) fn let_bots_act(&mut self) -> bool {
        if self.script.is_some() {
            return self.follow_one_line();
        }
        if self.lets_go_by_itself() {
            return self.let_time_run_out();
        }
        self.discard_is_answered = matches!(self.view().situation(), Situation::Claims(_));
        let asked = self.game.to_act();
        let mut acted = false;
        for (seat, _) in asked.iter().filter(|(_, asked)| **asked) {
            // An answer before may have made this one unnecessary.
            let decision = if self.game.to_act()[seat] {
                self.decision_of(seat)
            } else {
                None
            };
            acted |= decision.is_some_and(|action| self.apply_accepted(seat, action));
        }
        acted
    }
}

/// Whether several players make up their minds at the same time, each without seeing the others.
const fn acts_together(situation: Situation<'_>) -> bool {
    matches!(
        situation,
        Situation::Charleston(_)
            | Situation::Vote
            | Situation::CourtesyOffer
            | Situation::CourtesyPass { .. }
            | Situation::Mush
            | Situation::Claims(_)
    )
}

/// The number of the game that is played, or was played last, counted from 1.
fn number_of(table: &Match, game: &Game) -> u32 {
    let is_over = u32::from(game.outcome().is_some());
    table.game_number() - is_over
}

/// What the players did against the rules in a game that is over.
fn mistakes_of(game: &Game) -> Vec<MistakeMade> {
    match game.outcome() {
        Some(_) => game.mistakes_made(),
        None => Vec::new(),
    }
}
