//! The state of one game, and the one function that changes it.

use std::sync::Arc;

use super::known_places::KnownPlaces;
use super::penalties::Penalties;
use super::phase::{DiscardAnswer, Look, Phase};
use super::wall::Wall;
use super::{
    Action, Bet, BetSettlement, BySeat, Event, Exposure, Outcome, Refusal, Seat, TableRules, View,
    check, deal,
};
use crate::card::Card;
use crate::tile::{Tile, TileCounts};

/// What determines a game before anybody acts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The card that is played.
    pub card: Arc<Card>,
    /// What the table agreed on.
    pub rules: TableRules,
    /// From which all chance of this game comes.
    pub seed: u64,
    /// Who is East.
    pub east: Seat,
    /// What each player has won or lost in the match before: a loss limit counts from there
    /// (rule `pay-pie`).
    pub scores: BySeat<i32>,
    /// The same of the fifth player, who sits out; 0 when there is none.
    pub bettor_score: i32,
}

/// A tile in the middle of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// Who discarded it.
    pub by: Seat,
    /// Who claimed it, if anybody did; it is then no longer in the middle.
    pub claimed_by: Option<Seat>,
}

/// One game, from the deal to its outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) setup: Setup,
    pub(super) beginning: Beginning,
    pub(super) dice: [u8; 2],
    pub(super) wall: Wall,
    pub(super) racks: BySeat<TileCounts>,
    pub(super) exposures: BySeat<Vec<Exposure>>,
    pub(super) discards: Vec<Discard>,
    pub(super) phase: Phase,
    pub(super) events: Vec<Event>,
    pub(super) actions: Vec<(Seat, Action)>,
    /// The answers to the newest discard that may still be claimed although the next player has drawn
    /// (rule `win-late-claim`).
    pub(super) late: Option<BySeat<DiscardAnswer>>,
    /// Whether somebody has claimed the discard that lies open.
    pub(super) is_claimed: bool,
    /// Who has already laid a group open with it, while others may still claim it for Mah Jongg
    /// (rule `prio-already-exposed`).
    pub(super) lies_open: Option<Seat>,
    /// What the fifth player has bet on.
    pub(super) bet: Option<Bet>,
    /// What came of it.
    pub(super) bet_settlement: Option<BetSettlement>,
    pub(super) penalties: Penalties,
    /// Where each player knows tiles to lie that it cannot see.
    pub(super) known_places: KnownPlaces,
}

/// How a game came to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Beginning {
    /// It was dealt from its seed.
    Dealt,
    /// It was set up by hand, or what somebody cannot see was dealt anew.
    SetUp,
}

impl Game {
    /// Builds the walls, breaks them and deals.
    pub fn deal(setup: Setup) -> Self {
        deal::deal(setup)
    }

    /// A game that begins with these racks.
    pub(super) fn start(
        setup: Setup,
        dice: [u8; 2],
        wall: Wall,
        racks: BySeat<TileCounts>,
    ) -> Self {
        Self {
            setup,
            beginning: Beginning::Dealt,
            dice,
            wall,
            racks,
            exposures: BySeat::default(),
            discards: Vec::new(),
            phase: Phase::charleston(),
            events: Vec::new(),
            actions: Vec::new(),
            late: None,
            is_claimed: false,
            lies_open: None,
            bet: None,
            bet_settlement: None,
            penalties: Penalties::default(),
            known_places: KnownPlaces::default(),
        }
    }

    /// What `seat` may know.
    pub fn view(&self, seat: Seat) -> View<'_> {
        View::new(self, seat)
    }

    /// The seats that must act before anything else happens: one in a turn, up to four in the
    /// Charleston and while a discard may be claimed; none when the game is over. While a discard may
    /// be claimed, those who could only let it go are not asked.
    pub fn to_act(&self) -> BySeat<bool> {
        BySeat::from_fn(|seat| self.must_act(seat))
    }

    pub(super) fn must_act(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Charleston { chosen, looks, .. } => {
                chosen[seat].is_none() && looks[seat] != Look::Waits
            }
            Phase::Vote { votes } => votes[seat].is_none(),
            Phase::CourtesyOffer { offers } => offers[seat].is_none(),
            Phase::CourtesyPass { agreed, given } => agreed[seat] > 0 && given[seat].is_none(),
            Phase::Mush { given } => given[seat].is_none(),
            Phase::ToDraw(turn) => *turn == seat,
            Phase::ToDiscard { seat: turn, .. } => *turn == seat || self.may_claim_late(seat),
            Phase::Claims { answers } => answers[seat] == DiscardAnswer::Awaited,
            Phase::NamePrice(declared) => declared.win.winner == seat,
            Phase::Challenged {
                challenged: seat_asked,
                ..
            }
            | Phase::Announced {
                seat: seat_asked, ..
            } => *seat_asked == seat,
            Phase::LaidOpen {
                seat: declarer,
                thrown_in,
                ..
            } => *declarer != seat && self.is_alive(seat) && thrown_in[seat].is_none(),
            Phase::Over(_) => false,
        }
    }

    /// Lets `seat` do `action`, and tells what happened, with all tiles open; [`View::events`] tells
    /// it as a seat may know it.
    ///
    /// # Errors
    /// A refusal with every reason; the game is then as it was.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        check::accepts(self.view(seat), &action).map_err(Refusal::marked)?;
        let told = self.events.len();
        self.actions.push((seat, action));
        self.carry_out(seat, action);
        debug_assert!(
            self.outcome().is_some() || self.to_act().0.contains(&true),
            "somebody is to act until the game is over"
        );
        debug_assert!(told <= self.events.len(), "what was told stays told");
        Ok(self.events.get(told..).unwrap_or_default().to_vec())
    }

    /// Carries out an action that has been checked.
    fn carry_out(&mut self, seat: Seat, action: Action) {
        self.close_late_window(seat, &action);
        match action {
            Action::Pass { tiles, blind } => self.pass(seat, tiles, blind),
            Action::Continue => self.vote(seat, true),
            Action::Stop => self.vote(seat, false),
            Action::OfferCourtesy(count) => self.offer_courtesy(seat, count),
            Action::PassCourtesy(tiles) => self.pass_courtesy(seat, tiles),
            Action::Mush(tiles) => self.mush(seat, tiles),
            Action::LookAtPass => self.look_at_pass(seat),
            Action::Draw => self.draw(seat),
            Action::Exchange(exposure) => self.exchange(seat, exposure),
            Action::SwapBlank(tile) => self.swap_blank(seat, tile),
            Action::Rack => self.rack(seat),
            Action::Discard(tile) => self.discard(seat, tile),
            Action::DeclareMahJongg => self.declare(seat),
            Action::Claim(claim) => self.answer(seat, DiscardAnswer::Claimed(claim)),
            Action::ChangeExposure { naturals, jokers } => {
                self.change_exposure(seat, naturals, jokers);
            }
            Action::LetGo => self.answer(seat, DiscardAnswer::LetGo),
            Action::NamePrice(points) => self.name_price(seat, points),
            Action::DiscardAs { tile, name } => self.discard_as(seat, tile, name),
            Action::Challenge(challenged) => self.challenge(seat, challenged),
            Action::Admit => self.answer_challenge(false),
            Action::Deny => self.answer_challenge(true),
            Action::Retract => self.retract(seat),
            Action::LayOpen => self.lay_open(seat),
            Action::ThrowIn => self.answer_false_mah_jongg(seat, true),
            Action::KeepIntact => self.answer_false_mah_jongg(seat, false),
        }
    }

    /// How the game ended, when it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// What determined the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that has happened, with all tiles open.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Every action that was accepted, in order.
    pub fn actions(&self) -> &[(Seat, Action)] {
        &self.actions
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.known_places.hear(&event);
        self.events.push(event);
    }

    /// The newest discard, if nobody has claimed it.
    pub(super) fn newest_discard(&self) -> Option<Discard> {
        self.discards
            .last()
            .copied()
            .filter(|discard| discard.claimed_by.is_none())
    }
}
