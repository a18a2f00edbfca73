//! Five people play: who sits where, and what who sits out may do.

use super::{Awaited, Session};
use crate::rules::{
    Bet, BetSettlement, BySeat, Event, Fact, Person, Reason, Refusal, RuleId, Seat, Seating,
    Situation,
};
use crate::tile::TileCounts;

/// The question on whom the learner bets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BetQuestion {
    Open,
    Answered,
}

impl Session {
    /// Who sits where in this game, and who sits out.
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// The points of those at the table, in the match so far.
    pub fn scores(&self) -> BySeat<i32> {
        let scores = self.table().scores_of_people();
        BySeat::from_fn(|seat| scores[self.seating.at[seat].index()])
    }

    /// The points of who sits out, in the match so far; `None` when four people play.
    pub fn bettor_score(&self) -> Option<i32> {
        let bettor = self.seating.bettor?;
        Some(self.table().scores_of_people()[bettor.index()])
    }

    /// Where the learner plays; `None` when they sit out.
    pub fn learner(&self) -> Option<Seat> {
        self.seating.seat_of(Person::FIRST)
    }

    /// Whether the learner sits out, and may look at every rack.
    pub fn sits_out(&self) -> bool {
        self.learner().is_none()
    }

    /// The tiles on a rack, when the learner may look at it because they sit out (rule `bet-role`), or because the game
    /// is played open and it is another's.
    pub fn open_rack(&self, seat: Seat) -> Option<&TileCounts> {
        let is_shown = self.shows_racks() && Some(seat) != self.learner();
        (self.sits_out() || is_shown).then(|| self.game.view(seat).rack())
    }

    /// The tiles on a rack once the game is over, when all hands are laid open.
    pub fn rack_after_game(&self, seat: Seat) -> Option<&TileCounts> {
        let is_over = self.outcome().is_some();
        is_over.then(|| self.game.view(seat).rack())
    }

    /// The tiles of a rack that everybody at the table sees: its owner laid them open as Mah Jongg by mistake, or
    /// threw the hand in because of that, and it is not settled yet.
    pub fn laid_open(&self, seat: Seat) -> Option<TileCounts> {
        let view = self.view();
        let Situation::LaidOpen(declarer) = view.situation() else {
            return None;
        };
        for event in view.events().rev() {
            match event {
                Event::LaidOpen { seat: who, tiles } | Event::ThrewIn { seat: who, tiles }
                    if who == seat =>
                {
                    return Some(tiles);
                }
                Event::LaidOpen { seat: who, .. } if who == declarer => break,
                _ => {}
            }
        }
        None
    }

    /// Lets the learner, who sits out, bet, or not at all. Nobody at the table knows of it.
    ///
    /// # Errors
    /// A refusal with every reason; nothing has changed then.
    pub fn bet(&mut self, bet: Option<Bet>) -> Result<(), Refusal> {
        if !self.sits_out() {
            return Err(refusal(RuleId::BET_ROLE, Fact::Plays));
        }
        if let Some(bet) = bet {
            self.game.place_bet(bet)?;
        } else {
            self.game.check_bet()?;
        }
        self.bet_question = BetQuestion::Answered;
        self.waiting_since = None;
        Ok(())
    }

    /// Whether the learner, who sits out, has bet or does not want to.
    pub const fn has_answered_bet(&self) -> bool {
        matches!(self.bet_question, BetQuestion::Answered)
    }

    /// The bet of this game, if the learner may know it: their own, or any when the game is over.
    pub fn known_bet(&self) -> Option<Bet> {
        let is_known = self.sits_out() || self.game.outcome().is_some();
        self.game.bet().filter(|_| is_known)
    }

    /// What follows from the bet of this game, when it is over and there was one.
    pub fn bet_settlement(&self) -> Option<BetSettlement> {
        self.game.bet_settlement()
    }

    /// Lets a bot bet that sits out, as soon as it may.
    pub(super) fn let_bot_bet(&mut self) {
        let place = self.seating.bettor.and_then(|it| it.index().checked_sub(1));
        let Some(bettor) = place.and_then(|place| self.bots.get(place)) else {
            return;
        };
        if self.game.check_bet().is_ok() {
            let bet = bettor.bet(&BySeat::from_fn(|seat| self.game.view(seat)));
            let placed = self.game.place_bet(bet);
            debug_assert!(placed.is_ok(), "it was asked whether it may be placed");
        }
    }

    /// Lets the bots play the game to its end without waiting, when the learner sits out.
    pub fn play_to_end(&mut self) {
        while self.sits_out()
            && matches!(self.awaited(), Awaited::Bots | Awaited::GoAhead)
            && self.let_bots_act()
        {}
    }
}

/// A refusal for one reason.
pub(super) fn refusal(rule: RuleId, fact: Fact) -> Refusal {
    Refusal {
        reasons: vec![Reason { rule, fact }],
    }
}
