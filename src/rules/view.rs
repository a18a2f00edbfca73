//! What one seat may know of a game.

use std::fmt;

use super::phase::{DiscardAnswer, Look, Phase};
use super::winning::{CompleteHand, best_hand_with, complete_hands_with};
use super::{
    Action, Challenge, Claim, Discard, Ending, Event, Exposure, Game, Payments, Refusal, RuleId,
    Seat, Situation, TableRules, WallLayout, WinFacts, WinningTile, check, enumerate, settle,
};
use crate::card::{Card, LineIndex};
use crate::tile::{Tile, TileCounts};

/// What one seat may know of a game. Bots, the coach and the screens get this, never the [`Game`].
#[derive(Clone, Copy)]
pub struct View<'a> {
    game: &'a Game,
    seat: Seat,
}

/// Nothing that the seat does not see, which the game would tell.
impl fmt::Debug for View<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("View")
            .field("seat", &self.seat)
            .field("situation", &self.situation())
            .field("rack", self.rack())
            .finish_non_exhaustive()
    }
}

impl<'a> View<'a> {
    pub(super) const fn new(game: &'a Game, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The game: for what everybody sees of it and the seat's own.
    pub(super) const fn game(self) -> &'a Game {
        self.game
    }

    /// Whose view this is.
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// The card that is played.
    pub fn card(self) -> &'a Card {
        &self.game.setup().card
    }

    /// Who is East.
    pub fn east(self) -> Seat {
        self.game.setup().east
    }

    /// What the table agreed on.
    pub fn rules(self) -> &'a TableRules {
        &self.game.setup().rules
    }

    /// What the dice showed that broke the wall.
    pub fn dice(self) -> [u8; 2] {
        self.game.dice
    }

    /// Where tiles still stand in the walls.
    pub fn wall(self) -> WallLayout {
        self.game.wall.layout()
    }

    /// What is going on. While a discard may be claimed, this does not tell who is still asked.
    pub fn situation(self) -> Situation<'a> {
        match &self.game.phase {
            Phase::Charleston { pass, .. } => Situation::Charleston(*pass),
            Phase::Vote { .. } => Situation::Vote,
            Phase::CourtesyOffer { .. } => Situation::CourtesyOffer,
            Phase::CourtesyPass { agreed, .. } => Situation::CourtesyPass {
                count: agreed[self.seat],
            },
            Phase::Mush { .. } => Situation::Mush,
            Phase::ToDraw(turn) => Situation::ToDraw(*turn),
            Phase::ToDiscard { seat, .. } => Situation::ToDiscard(*seat),
            Phase::Claims { .. } => {
                let discard = self.game.discards.last();
                debug_assert!(discard.is_some(), "what may be claimed is a discard");
                discard.map_or(Situation::ToDiscard(self.east()), |discard| {
                    Situation::Claims(*discard)
                })
            }
            Phase::NamePrice(declared) => Situation::NamePrice(&declared.facts),
            Phase::Challenged {
                challenger,
                challenged,
                fault,
                ..
            } => Situation::Challenged {
                challenger: *challenger,
                challenged: *challenged,
                fault: *fault,
            },
            Phase::Announced { seat, .. } => Situation::Announced(*seat),
            Phase::LaidOpen { seat, .. } => Situation::LaidOpen(*seat),
            Phase::Over(outcome) => Situation::Over(outcome),
        }
    }

    /// Whether this seat must act now.
    pub fn must_act(self) -> bool {
        self.game.must_act(self.seat)
    }

    /// The concealed tiles of this seat. Tiles chosen for a pass are among them until all have
    /// chosen.
    pub fn rack(self) -> &'a TileCounts {
        &self.game.racks[self.seat]
    }

    /// The tiles this seat has chosen for the pass that is under way, and how many it passes on
    /// unseen.
    pub fn chosen_pass(self) -> Option<(TileCounts, u8)> {
        match &self.game.phase {
            Phase::Charleston { chosen, .. } => {
                chosen[self.seat].map(|pass| (pass.tiles, pass.blind))
            }
            Phase::CourtesyPass { given, .. } | Phase::Mush { given } => {
                given[self.seat].map(|tiles| (tiles, 0))
            }
            _ => None,
        }
    }

    /// Whether this seat waits for the incoming tiles, to look at them before it passes.
    pub fn waits_to_look(self) -> bool {
        self.look() == Look::Waits
    }

    /// The incoming tiles that this seat has looked at before passing (rule `char-blind-unseen`).
    pub fn seen_incoming(self) -> Option<TileCounts> {
        match self.look() {
            Look::Saw(tiles) => Some(tiles),
            Look::Not | Look::Waits => None,
        }
    }

    fn look(self) -> Look {
        match &self.game.phase {
            Phase::Charleston { looks, .. } => looks[self.seat],
            _ => Look::Not,
        }
    }

    /// The tile this seat drew in this turn, while it holds it.
    pub fn drawn(self) -> Option<Tile> {
        match self.game.phase {
            Phase::ToDiscard {
                seat,
                drawn: Some(tile),
                ..
            } if seat == self.seat && self.rack()[tile] > 0 => Some(tile),
            _ => None,
        }
    }

    /// The newest discard, when this seat may still claim it although the next player has drawn
    /// (rule `win-late-claim`).
    pub fn late_discard(self) -> Option<Discard> {
        self.newest_discard()
            .filter(|_| self.game.may_claim_late(self.seat))
    }

    /// Whether this seat may draw before all have answered the newest discard.
    pub fn may_draw_early(self) -> bool {
        self.game.may_draw_early(self.seat)
    }

    /// The player after `seat`: to the right, past those whose hands are dead (rule `turn-ccw`).
    pub fn next_after(self, seat: Seat) -> Seat {
        self.game.next_alive(seat)
    }

    /// Whether the discard before the tile just drawn may still be claimed.
    pub fn is_window_open_late(self) -> bool {
        self.game.late.is_some()
    }

    /// Whether somebody has claimed the newest discard, which others may still do as well. Where the
    /// next player need not wait, everybody hears it (rule `win-late-claim`).
    pub fn is_claimed(self) -> bool {
        self.game.is_claimed
    }

    /// Who has laid a group open with the newest discard, if somebody has, while this seat may still
    /// claim it for Mah Jongg (rule `prio-already-exposed`).
    pub fn lies_open(self) -> Option<Seat> {
        self.game.lies_open
    }

    /// Whether this seat has drawn a tile in this turn.
    pub fn has_drawn(self) -> bool {
        matches!(
            self.game.phase,
            Phase::ToDiscard { seat, drawn: Some(_), .. } if seat == self.seat
        )
    }

    /// Whether a blank was swapped since the last tile was drawn.
    pub fn has_swapped_blank(self) -> bool {
        self.game
            .events()
            .iter()
            .rev()
            .take_while(|event| !matches!(event, Event::Drew { .. }))
            .any(|event| matches!(event, Event::BlankSwapped { .. }))
    }

    /// Whether such a tile lies among the discards.
    pub fn is_among_discards(self, tile: Tile) -> bool {
        self.discards()
            .iter()
            .any(|discard| discard.tile == tile && discard.claimed_by.is_none())
    }

    /// The hand that counts if this seat declares Mah Jongg, with `claimed` among its tiles if it
    /// claims one (rule `card-best-value-counts`).
    pub fn best_hand(self, claimed: Option<Tile>) -> Option<CompleteHand> {
        let mut concealed = *self.rack();
        concealed.extend(claimed);
        let blanks = self.rules().blanks;
        best_hand_with(blanks, self.card(), self.exposures(self.seat), &concealed)
    }

    /// The line that counts if this seat declares Mah Jongg now, claiming this discard if one is given,
    /// and what its payments follow from.
    pub fn facts_of_win(self, claimed: Option<Discard>) -> Option<(LineIndex, WinFacts)> {
        let mut concealed = *self.rack();
        concealed.extend(claimed.map(|discard| discard.tile));
        let tile = match claimed {
            Some(discard) => WinningTile::Discarded(discard.by),
            None => self.game.own_winning_tile(),
        };
        let (hand, facts) = self.game.facts_of_win(self.seat, &concealed, tile)?;
        Some((hand.line, facts))
    }

    /// Whether a hand that this seat declares in its own turn would win by a discard: by the one it has
    /// claimed and exposed in this turn.
    pub(super) fn wins_by_a_discard(self) -> bool {
        self.situation() == Situation::ToDiscard(self.seat)
            && matches!(self.game.own_winning_tile(), WinningTile::Discarded(_))
    }

    /// What everybody pays if the game ends with this win now.
    pub fn payments_of(self, win: WinFacts) -> Payments {
        settle(&self.game.settlement_facts(Ending::Win(win))).payments
    }

    /// How many concealed tiles a seat holds.
    pub fn rack_size(self, seat: Seat) -> usize {
        self.game.racks[seat].total()
    }

    /// The exposures on a seat's rack, in the order they were made.
    pub fn exposures(self, seat: Seat) -> &'a [Exposure] {
        &self.game.exposures[seat]
    }

    /// Every discard, oldest first, also those that were claimed.
    pub fn discards(self) -> &'a [Discard] {
        &self.game.discards
    }

    /// The newest discard, while nobody has claimed it.
    pub fn newest_discard(self) -> Option<Discard> {
        self.game.newest_discard()
    }

    /// How many tiles are left to draw.
    pub fn wall_left(self) -> usize {
        self.game.wall.left()
    }

    /// Everything that has happened, as this seat may know it, oldest first.
    pub fn events(self) -> impl DoubleEndedIterator<Item = Event> + ExactSizeIterator + 'a {
        let seat = self.seat;
        self.game
            .events()
            .iter()
            .map(move |event| event.as_known_by(seat))
    }

    /// What happened after the first `begun` events; nothing where no more have happened.
    pub fn events_since(self, begun: usize) -> impl DoubleEndedIterator<Item = Event> + 'a {
        let seat = self.seat;
        let events = self.game.events().get(begun..).unwrap_or_default();
        events.iter().map(move |event| event.as_known_by(seat))
    }

    /// By which rule a player's hand is dead, if it has been called dead and the owner stopped.
    pub fn dead(self, seat: Seat) -> Option<RuleId> {
        self.game.penalties.dead[seat]
    }

    /// The first rule that a player broke before everybody's eyes.
    pub fn breach(self, seat: Seat) -> Option<RuleId> {
        self.game.penalties.breaches[seat]
    }

    /// The challenges that were answered, oldest first.
    pub fn challenges(self) -> &'a [Challenge] {
        &self.game.penalties.challenges
    }

    /// The wrong name by which the newest discard was called, until it is put right.
    pub fn wrong_name(self) -> Option<Tile> {
        self.game.penalties.wrong_name
    }

    /// What the newest discard goes by: its own name, or the wrong one by which it was called until that
    /// is put right.
    pub fn name_of(self, newest: Discard) -> Tile {
        self.wrong_name().unwrap_or(newest.tile)
    }

    /// What this seat has claimed of the newest discard, while others are still asked.
    pub fn own_claim(self) -> Option<Claim> {
        match &self.game.phase {
            Phase::Claims { answers } => match answers[self.seat] {
                DiscardAnswer::Claimed(claim) => Some(claim),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether these concealed tiles and the seat's exposures are Mah Jongg, and the seat may still
    /// win: no challenge that was right stands against its hand (rule `dead-cannot-win`).
    pub(super) fn has_mah_jongg(self, concealed: &TileCounts) -> bool {
        !self.may_not_win()
            && complete_hands_with(
                self.rules().blanks,
                self.card(),
                self.exposures(self.seat),
                concealed,
            )
            .next()
            .is_some()
    }

    /// Whether a challenge that was right, though denied, stands against the seat's hand.
    pub(super) fn may_not_win(self) -> bool {
        self.challenges()
            .iter()
            .any(|challenge| challenge.challenged == self.seat && challenge.fault.is_some())
    }

    /// What the newest discard is claimed as: the tile, or the name it was called by.
    pub(super) fn claimable(self) -> Option<Tile> {
        self.game.claimable()
    }

    /// The discard that the seat's announced Mah Jongg was to be made with.
    pub(super) fn claimed_for_mah_jongg(self) -> Option<Tile> {
        match &self.game.phase {
            Phase::Announced { then, .. } if matches!(**then, Phase::Claims { .. }) => {
                self.claimable()
            }
            _ => None,
        }
    }

    /// Whether the seat has taken its turn by an exposure that it has just made.
    pub(super) fn has_just_exposed(self) -> bool {
        self.discards()
            .last()
            .is_some_and(|discard| discard.claimed_by == Some(self.seat))
    }

    /// The exposure that this seat has just made, while the number of its tiles may still be changed:
    /// until the seat discards or exchanges (rule `claim-exposure-fixed`).
    pub fn fresh_exposure(self) -> Option<Exposure> {
        let in_turn = self.situation() == Situation::ToDiscard(self.seat);
        let is_newest = || {
            self.game
                .events()
                .iter()
                .rev()
                .find_map(|event| match event {
                    Event::Claimed { seat, .. } => Some(*seat == self.seat),
                    Event::Exchanged { seat, .. } if *seat == self.seat => Some(false),
                    _ => None,
                })
        };
        self.exposures(self.seat)
            .last()
            .copied()
            .filter(|_| in_turn && self.has_just_exposed() && is_newest() == Some(true))
    }

    /// Whether the seat's newest exposure was claimed by a wrong name, so that it is to be made anew with
    /// the real tile (rule `misname-no-penalty-exposure`).
    pub fn has_exposed_by_wrong_name(self) -> bool {
        let claimed = self
            .game
            .events()
            .iter()
            .rev()
            .find_map(|event| match event {
                Event::Claimed { seat, tile, .. } => Some((*seat, *tile)),
                _ => None,
            });
        claimed
            .zip(self.exposures(self.seat).last())
            .is_some_and(|((seat, name), exposure)| seat == self.seat && name != exposure.tile)
    }

    /// Every action that the table accepts from this seat now, as [`Game::apply`] does: the legal ones first,
    /// then, where mistakes are allowed, those.
    pub fn accepted_actions(self) -> Vec<Action> {
        enumerate::accepted_actions(self)
    }

    /// Every action that is legal now: what [`View::accepted_actions`] lists, without mistakes.
    pub fn legal_actions(self) -> Vec<Action> {
        enumerate::legal_actions(self)
    }

    /// The claims this seat could make of the newest discard now.
    pub fn claims(self) -> Vec<Claim> {
        match self.situation() {
            Situation::Claims(_) => self
                .legal_actions()
                .into_iter()
                .filter_map(|action| match action {
                    Action::Claim(claim) => Some(claim),
                    _ => None,
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Whether `action` is legal now.
    ///
    /// # Errors
    /// Every reason why not, also of a mistake that would be accepted.
    pub fn check(self, action: &Action) -> Result<(), Refusal> {
        check::check(self, action).map_err(Refusal::marked)
    }

    /// Whether the table accepts `action` from this seat now: one that is legal and, where mistakes are
    /// allowed, any that a person could do.
    ///
    /// # Errors
    /// Every reason why not.
    pub fn accepts(self, action: &Action) -> Result<(), Refusal> {
        check::accepts(self, action)
    }
}
