//! What the others may be after, read from what lies open, and what a discard may be worth to them.
//!
//! Of a player with exposures the hands are known that these still allow. Of one without, nothing is
//! known but the time, and what it threw away and let go.

use super::past::Past;
use super::possible::Possible;
use super::{CompiledCard, ExposedGroups, opponent_model};
use crate::card::{HandIndex, LineIndex};
use crate::rules::{BySeat, Hidden, Seat, View};
use crate::tile::Tile;

/// What one seat can tell of the others.
#[derive(Debug, Clone, PartialEq)]
pub struct Reading {
    opponents: BySeat<Option<OpponentReading>>,
}

/// What can be told of one player.
#[derive(Debug, Clone, PartialEq)]
pub struct OpponentReading {
    /// Who.
    pub seat: Seat,
    /// The chance that one tile completes the hand, 0 to 1.
    pub ready: f32,
    /// The hands that the exposures still allow, in card order, with how likely each is the one, 0 to 1
    /// and together 1. Empty when nothing is exposed, and when no hand can be made any more.
    pub hands: Vec<(HandIndex, f32)>,
    /// How many groups are exposed.
    pub exposures: usize,
    /// By [`Tile::index`].
    wins: [f32; Tile::KINDS],
    /// By [`Tile::index`].
    claims: [f32; Tile::KINDS],
}

/// A player whom a discard may serve, and why.
#[derive(Debug, Clone, PartialEq)]
pub struct Threat {
    /// Who.
    pub seat: Seat,
    /// The chance that this player declares Mah Jongg on the tile, 0 to 1.
    pub wins: f32,
    /// The chance that this player claims it for an exposure, 0 to 1.
    pub claims: f32,
    /// How many groups this player has exposed.
    pub exposures: usize,
    /// The lines that want the tile among those that the exposures allow, the likeliest first, each
    /// with how likely it is, 0 to 1; none when nothing is exposed.
    pub lines: Vec<(LineIndex, f32)>,
}

impl Reading {
    /// What `view`'s seat can tell of the others.
    pub fn new(card: &CompiledCard, view: View<'_>) -> Self {
        let hidden = view.hidden();
        let opponents = BySeat::from_fn(|seat| {
            let plays = seat != view.seat() && view.dead(seat).is_none();
            plays.then(|| OpponentReading::new(card, view, &hidden, seat))
        });
        Self { opponents }
    }

    /// What can be told of one of the others; nothing of the seat itself and of a dead hand.
    pub fn of(&self, seat: Seat) -> Option<&OpponentReading> {
        self.opponents[seat].as_ref()
    }

    /// The others who play.
    pub fn opponents(&self) -> impl Iterator<Item = &OpponentReading> {
        self.opponents.0.iter().flatten()
    }

    /// The chance that somebody declares Mah Jongg on this tile if it is discarded now, 0 to 1.
    pub fn danger(&self, tile: Tile) -> f32 {
        at_least_one(self.opponents().map(|opponent| opponent.wins_with(tile)))
    }

    /// The chance that somebody claims this tile for an exposure if it is discarded now, 0 to 1.
    pub fn feeds(&self, tile: Tile) -> f32 {
        at_least_one(self.opponents().map(|opponent| opponent.claims(tile)))
    }

    /// Whom this tile may serve if it is discarded now, the most dangerous first.
    pub fn threats(&self, card: &CompiledCard, view: View<'_>, tile: Tile) -> Vec<Threat> {
        let mut threats: Vec<Threat> = self
            .opponents()
            .map(|opponent| Threat {
                seat: opponent.seat,
                wins: opponent.wins_with(tile),
                claims: opponent.claims(tile),
                exposures: opponent.exposures,
                lines: opponent.lines_wanting(card, view, tile),
            })
            .filter(|threat| threat.wins > 0.0 || threat.claims > 0.0)
            .collect();
        threats.sort_by(|one, other| other.wins.total_cmp(&one.wins));
        threats
    }
}

/// The chance that at least one of several things happens that do not depend on each other.
fn at_least_one(chances: impl Iterator<Item = f32>) -> f32 {
    1.0 - chances.map(|chance| 1.0 - chance).product::<f32>()
}

impl OpponentReading {
    fn new(card: &CompiledCard, view: View<'_>, hidden: &Hidden, seat: Seat) -> Self {
        let exposures = view.exposures(seat);
        let past = Past::new(view, seat);
        let mut opponent = Self {
            seat,
            ready: opponent_model::ready(exposures.len(), view.wall_left()),
            hands: Vec::new(),
            exposures: exposures.len(),
            wins: [0.0; Tile::KINDS],
            claims: [0.0; Tile::KINDS],
        };
        if exposures.is_empty() {
            opponent.guess(card, view, hidden, &past);
        } else {
            let possible = Possible::new(card, view, hidden, exposures, &past);
            opponent.read(possible, &past);
        }
        opponent
    }

    /// From the hands that the exposures allow.
    fn read(&mut self, possible: Possible, past: &Past) {
        let waits = self.ready * opponent_model::WAITS_AT_ONCE;
        let claims = opponent_model::claims_when_exposed(self.exposures);
        for kind in 0..Tile::KINDS {
            let wins = waits * possible.waits[kind] * past.leaves_win(kind);
            self.wins[kind] = opponent_model::tempered(wins);
            let claims = claims * possible.groups[kind];
            self.claims[kind] = claims * past.leaves_claim(self.exposures, kind);
        }
        self.hands = possible.hands;
    }

    /// From how many hands of the card have each kind, when nothing is exposed.
    fn guess(&mut self, card: &CompiledCard, view: View<'_>, hidden: &Hidden, past: &Past) {
        let unexposed = opponent_model::Unexposed::when(view.wall_left());
        let copies = view.rules().tile_set().counts();
        for (kind, &uses) in card.uses().iter().enumerate() {
            let quarters =
                opponent_model::quarters(hidden.tiles.as_array()[kind], copies.as_array()[kind]);
            let wins = self.ready * unexposed.waits(quarters) * uses * past.leaves_win(kind);
            self.wins[kind] = opponent_model::tempered(wins);
            let claims = unexposed.claims(quarters) * uses;
            self.claims[kind] = claims * past.leaves_claim(0, kind);
        }
    }

    /// Whether no hand that the exposures allow can still be made of what the reading seat cannot see.
    /// What everybody can see against the hand tells [`View::faults`].
    pub fn is_lost(&self) -> bool {
        self.exposures > 0 && self.hands.is_empty()
    }

    /// The chance that it declares Mah Jongg on this tile, 0 to 1.
    pub fn wins_with(&self, tile: Tile) -> f32 {
        self.wins[tile.index()]
    }

    /// The chance that it claims this tile for an exposure, 0 to 1.
    pub fn claims(&self, tile: Tile) -> f32 {
        self.claims[tile.index()]
    }

    /// The lines that it may be after, the likeliest first, each with how likely it is, 0 to 1 and
    /// together 1; none when nothing is exposed.
    pub fn lines(&self, card: &CompiledCard) -> Vec<(LineIndex, f32)> {
        let mut lines = lines_of(card, self.hands.iter().copied());
        opponent_model::doubt_lines(&mut lines);
        lines
    }

    fn lines_wanting(
        &self,
        card: &CompiledCard,
        view: View<'_>,
        tile: Tile,
    ) -> Vec<(LineIndex, f32)> {
        let exposed = ExposedGroups::new(view.exposures(self.seat));
        let wants = |hand| {
            card.open_needs(hand, &exposed)
                .any(|need| need.tile == tile && need.naturals + need.joker_places > 0)
        };
        lines_of(
            card,
            self.hands.iter().copied().filter(|&(hand, _)| wants(hand)),
        )
    }
}

/// The lines of some hands, which are in card order.
fn lines_of(
    card: &CompiledCard,
    hands: impl Iterator<Item = (HandIndex, f32)>,
) -> Vec<(LineIndex, f32)> {
    let mut lines = Vec::<(LineIndex, f32)>::new();
    for (hand, chance) in hands {
        let line = card.line_of(hand);
        match lines.last_mut() {
            Some((last, sum)) if *last == line => *sum += chance,
            _ => lines.push((line, chance)),
        }
    }
    lines.sort_by(|one, other| other.1.total_cmp(&one.1));
    lines
}
