//! Players: levels and styles. They decide from a [`View`] and nothing else.
//!
//! [`Evaluation`] weighs what a seat could do, for a bot as for the coach; [`Bot`] decides by
//! level and style; [`play_out`] lets four of them play a game.

mod baseline;
mod bet;
mod character;
mod charleston;
mod claim;
mod erring;
mod evaluation;
mod fixed_lines;
mod level;
mod mistake;
mod player;
mod random_table;
mod self_play;
mod simulation;
mod style;
mod totals;
mod turn;
mod weakness;

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;

use self::weakness::{Weakness, Weaknesses};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::rules::{Action, BotsChallenge, Claim, Discard, Seat, Situation, View};

pub use baseline::Baseline;
pub use character::{Character, ParseCharacterError};
pub use erring::{Erring, ParseErringError};
pub use evaluation::{Claiming, Evaluation, Exchanging, Spare, Swapping};
pub use level::{Level, ParseLevelError};
pub use player::Player;
pub(crate) use self_play::MOST_ACTIONS;
pub use self_play::{StuckError, play_out};
pub use simulation::{Simulation, Tables, Walls};
pub use style::{Boldness, Constancy, ParseStyleError, Style};
pub use totals::{MeasuredShare, Totals};

/// A player that decides by itself.
#[derive(Debug, Clone)]
pub struct Bot {
    level: Level,
    style: Style,
    weaknesses: Weaknesses,
    erring: Erring,
    /// The lines that it has been told to aim at; none when it chooses for itself.
    aims: Vec<LineIndex>,
    card: Arc<CompiledCard>,
}

impl Bot {
    /// A player of the card that is played.
    pub const fn new(level: Level, style: Style, card: Arc<CompiledCard>) -> Self {
        let weaknesses = match level {
            Level::Learner => Weaknesses::Beginner(style),
            Level::Regular | Level::Expert => Weaknesses::None,
        };
        Self {
            level,
            style,
            weaknesses,
            erring: Erring::Never,
            aims: Vec::new(),
            card,
        }
    }

    /// The same player, who makes the mistakes of people so often where the table allows mistakes.
    #[must_use]
    pub fn who_errs(self, erring: Erring) -> Self {
        Self { erring, ..self }
    }

    /// The same player, who aims at nothing but these lines as long as they can be made; at any when there are none.
    #[must_use]
    pub fn who_aims_at(self, aims: Vec<LineIndex>) -> Self {
        Self { aims, ..self }
    }

    /// How often it makes the mistakes of people.
    pub const fn erring(&self) -> Erring {
        self.erring
    }

    /// What kind of player it is.
    pub const fn character(&self) -> Character {
        Character {
            level: self.level,
            style: self.style,
        }
    }

    /// What it does in the place of `view`'s seat: a legal action, or none when the seat has nothing to
    /// do. Only what `view` and `rng` say decides it. It is within the rules, unless the bot is one who
    /// errs and the table allows mistakes.
    pub fn choose(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        if !view.must_act() {
            return None;
        }
        if let Some(mistake) = self.mistake(view, rng) {
            return Some(mistake);
        }
        self.challenge(view, rng)
            .or_else(|| self.consider(view, rng))
            .filter(|action| view.check(action).is_ok())
            .or_else(|| {
                let first = view.legal_actions().first().copied();
                debug_assert!(first.is_some(), "whoever must act may do something");
                first
            })
    }

    fn consider(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        let seat = view.seat();
        if let Some(discard) = view.late_discard() {
            return Some(self.answer(view, discard, rng));
        }
        match view.situation() {
            Situation::Charleston(pass) => Some(self.pass(view, pass, rng)),
            Situation::Vote => Some(self.vote(view, rng)),
            Situation::CourtesyOffer => Some(self.offer_courtesy(view, rng)),
            Situation::CourtesyPass { count } => Some(self.pass_courtesy(view, count, rng)),
            Situation::Mush => Some(self.mush(view, rng)),
            Situation::ToDraw(turn) if turn == seat => Some(Action::Draw),
            Situation::ToDiscard(turn) if turn == seat => self.act_with_fourteen(view, rng),
            Situation::Claims(discard) => Some(self.answer(view, discard, rng)),
            Situation::NamePrice(facts) => Some(Action::NamePrice(facts.price())),
            Situation::ToDraw(_)
            | Situation::ToDiscard(_)
            | Situation::Challenged { .. }
            | Situation::Announced(_)
            | Situation::LaidOpen(_)
            | Situation::Over(_) => None,
        }
    }

    fn evaluation<'a>(&'a self, view: View<'a>, rng: &mut ChaCha8Rng) -> Evaluation<'a> {
        let counts_alone = self.weaknesses.shows(Weakness::CountsTilesAlone, rng);
        let level = match self.level {
            Level::Learner if !counts_alone => Level::Regular,
            level => level,
        };
        let mut evaluation = Evaluation::new(&self.card, view, level);
        if evaluation.aim_at(&self.aims) {
            return evaluation;
        }
        if self.style.constancy == Constancy::Fixed {
            let lines = self.fixed_lines(view, &evaluation, rng);
            evaluation.keep_to(lines);
        }
        evaluation
    }

    /// Calls a hand dead that is seen to be, where the table's bots do (rule `dead-bots`).
    fn challenge(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        if view.rules().bots_challenge != BotsChallenge::On {
            return None;
        }
        Seat::ALL
            .map(Action::Challenge)
            .into_iter()
            .find(|action| view.check(action).is_ok())
            .filter(|_| {
                mark!(DEAD_BOTS);
                !self.overlooks_a_dead_hand(rng)
            })
    }
}

/// Whether the seat may declare Mah Jongg. Most hands are not complete, which is seen more quickly than
/// everything is told that speaks against it.
fn may_declare(view: View<'_>) -> bool {
    view.best_hand(None).is_some() && view.check(&Action::DeclareMahJongg).is_ok()
}

/// Whether the seat may claim this discard, or the tile that it was called, for Mah Jongg.
fn may_claim_mah_jongg(view: View<'_>, discard: Discard) -> bool {
    let tile = view.name_of(discard);
    let completes = |tile| view.best_hand(Some(tile)).is_some();
    (completes(discard.tile) || tile != discard.tile && completes(tile))
        && (view.check(&Action::Claim(Claim::MahJongg))).is_ok()
}
