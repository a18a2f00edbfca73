//! What one player cannot see, dealt anew: for playing on from what is known, and for proving that an
//! answer rests on nothing else.

use rand::Rng;

use super::game::Origin;
use super::phase::{Answer, Look, Phase};
use super::shuffle::{Chance, below, shuffle};
use super::{BySeat, Event, Game, Outcome, Seat};
use crate::tile::{Tile, TileCounts};

impl Game {
    /// The same game as `seat` knows it, with everything that `seat` cannot see dealt anew: the other
    /// racks and the wall. What the others have already chosen face down is open again. The seat's
    /// view gives the same answers as before.
    #[must_use]
    pub fn reshuffle_hidden(&self, seat: Seat, seed: u64) -> Self {
        let mut game = self.clone();
        game.origin = Origin::SetUp;
        let mut rng = Chance::Hidden.rng(seed);
        let others: Vec<Seat> = (1..4)
            .map(|steps| seat.steps_right(steps))
            .filter(|&other| !game.lies_open(other))
            .collect();
        let looked_at = game.passes_seen_by(seat);
        let mut hidden: Vec<Tile> = game.wall.tiles().to_vec();
        for &other in &others {
            let _ = game.racks[other].remove_all(&looked_at[other]);
            hidden.extend(game.racks[other].tiles());
        }
        shuffle(&mut hidden, &mut rng);
        let mut hidden = hidden.into_iter();
        for &other in &others {
            let size = game.racks[other].total();
            game.racks[other] = hidden.by_ref().take(size).collect();
            game.racks[other].extend(looked_at[other].tiles());
        }
        for (place, tile) in game.wall.tiles_mut().iter_mut().zip(hidden) {
            *place = tile;
        }
        let may_all = game.must_act(seat);
        let has_looked = game.view(seat).seen_incoming().is_some();
        for other in others.into_iter().filter(|_| !has_looked) {
            game.forget_choice(other, may_all, &mut rng);
        }
        game
    }

    /// Whether everybody has seen a player's tiles: a winner's, or those of a hand that was laid open or
    /// thrown in.
    fn lies_open(&self, seat: Seat) -> bool {
        let wins = match &self.phase {
            Phase::NamePrice(declared) => declared.win.winner == seat,
            Phase::Over(Outcome::Win(win)) => win.winner == seat,
            _ => false,
        };
        wins || self.events.iter().any(|event| match event {
            Event::LaidOpen { seat: shown, .. } | Event::ThrewIn { seat: shown, .. } => {
                *shown == seat
            }
            _ => false,
        })
    }

    /// What the others pass, when `seat` has looked at it.
    fn passes_seen_by(&self, seat: Seat) -> BySeat<TileCounts> {
        match &self.phase {
            Phase::Charleston { chosen, looks, .. } if matches!(looks[seat], Look::Saw(_)) => {
                BySeat::from_fn(|other| {
                    let pass = chosen[other].filter(|_| other != seat);
                    pass.map_or(TileCounts::EMPTY, |pass| pass.tiles)
                })
            }
            _ => BySeat::default(),
        }
    }

    /// Opens again what `other` has chosen face down, and gives it a drawn tile that it holds now.
    ///
    /// `may_all` says whether a discard may be left with nobody of the others to answer: when `seat`
    /// itself has to.
    fn forget_choice(&mut self, other: Seat, may_all: bool, rng: &mut impl Rng) {
        let rack = self.racks[other];
        let asked_again = if may_all {
            self.first_answer(other)
        } else {
            Answer::Awaited
        };
        let has_drawn = matches!(self.phase, Phase::ToDiscard { seat, .. } if seat == other);
        if let Some(answers) = &mut self.late
            && (answers[other] != Answer::NotAsked || may_all)
            && !has_drawn
        {
            answers[other] = asked_again;
        }
        if let Phase::LaidOpen { thrown_in, .. } = &mut self.phase {
            thrown_in[other] = None;
        }
        match self.phase.beneath() {
            Phase::Charleston { chosen, looks, .. } => {
                chosen[other] = None;
                looks[other] = Look::Not;
            }
            Phase::Vote { votes } => votes[other] = None,
            Phase::CourtesyOffer { offers } => offers[other] = None,
            Phase::CourtesyPass { given, .. } | Phase::Mush { given } => given[other] = None,
            Phase::ToDiscard {
                seat,
                drawn: Some(drawn),
                ..
            } if *seat == other => {
                let place = below(rng, rack.total() as u32) as usize;
                if let Some(tile) = rack.tiles().nth(place) {
                    *drawn = tile;
                }
            }
            Phase::Claims { answers } if answers[other] != Answer::NotAsked || may_all => {
                answers[other] = asked_again;
            }
            Phase::Challenged { .. }
            | Phase::Announced { .. }
            | Phase::LaidOpen { .. }
            | Phase::ToDraw(_)
            | Phase::ToDiscard { .. }
            | Phase::Claims { .. }
            | Phase::NamePrice(_)
            | Phase::Over(_) => {}
        }
    }
}
