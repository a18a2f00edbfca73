//! Which lines a player keeps to that stays with its first choice.

use rand::rngs::ChaCha8Rng;

use super::{Bot, Evaluation, Weakness};
use crate::analysis::{Prospects, Scope};
use crate::card::LineIndex;
use crate::rules::{Event, Situation, View};
use crate::tile::{Tile, TileCounts};

/// How much farther than the nearest line a line may be to be thought of.
const REACH: u8 = 1;

/// How many lines a fixed player keeps in view at a time.
const LINES: usize = 2;

/// Lines that make up so small a share of what the rack is worth are dead: a chance counts by its square.
pub(super) const DEAD: f32 = 0.0001;

impl Bot {
    /// The lines that a fixed player keeps to: those that its tiles were nearest to when the Charleston
    /// was over, without those that are dead by now; none while it is open to any.
    ///
    /// They are found again each time from what happened, so that a game that was left goes on as it
    /// would have.
    pub(super) fn fixed_lines(
        &self,
        view: View<'_>,
        evaluation: &Evaluation<'_>,
        rng: &mut ChaCha8Rng,
    ) -> Vec<LineIndex> {
        if is_charleston(view) {
            return Vec::new();
        }
        let clings = self.weaknesses.shows(Weakness::ClingsToADeadLine, rng);
        let first = rack_after_charleston(view);
        let near = Scope {
            reach: REACH,
            enough: usize::MAX,
            lines: &[],
        };
        let first = Prospects::new(&self.card, evaluation.evaluator(), first, &[], near);
        let hands = first.best_by_line().into_iter();
        let lines = hands
            .map(|hand| self.card.line_of(hand))
            .collect::<Vec<_>>();
        let exposures = view.exposures(view.seat());
        let whole = evaluation.prospects().worth();
        let alive = lines.chunks(LINES).find(|lines| {
            let nearest = Scope {
                lines,
                ..Scope::NEAREST
            };
            let evaluator = evaluation.evaluator();
            let now = Prospects::new(&self.card, evaluator, *view.rack(), exposures, nearest);
            now.best().is_some() && (clings || now.worth() >= DEAD * whole)
        });
        alive.map(<[LineIndex]>::to_vec).unwrap_or_default()
    }
}

fn is_charleston(view: View<'_>) -> bool {
    matches!(
        view.situation(),
        Situation::Charleston(_)
            | Situation::Vote
            | Situation::CourtesyOffer
            | Situation::CourtesyPass { .. }
            | Situation::Mush
    )
}

/// The tiles that the seat held when the Charleston was over: those that it holds now, with every action
/// since then undone. East's 14th tile is among them.
fn rack_after_charleston(view: View<'_>) -> TileCounts {
    let mut rack = *view.rack();
    let mine = |seat| seat == view.seat();
    let mut given = TileCounts::EMPTY;
    let mut taken = TileCounts::EMPTY;
    for event in view.events().rev() {
        match event {
            Event::Drew {
                seat,
                tile: Some(tile),
            } if mine(seat) => taken.add(tile),
            Event::PutBack {
                seat,
                tile: Some(tile),
            }
            | Event::Discarded { seat, tile }
                if mine(seat) =>
            {
                given.add(tile);
            }
            Event::Claimed { seat, tile, claim } if mine(seat) => {
                given.add_all(&claim.from_rack(tile));
            }
            Event::Exchanged { seat, tile, .. } if mine(seat) => {
                given.add(tile);
                taken.add(Tile::Joker);
            }
            Event::BlankSwapped { seat, tile } if mine(seat) => {
                given.add(Tile::Blank);
                taken.add(tile);
            }
            Event::Passed { .. } | Event::Voted { .. } | Event::CourtesyPassed { .. } => break,
            _ => {}
        }
    }
    rack.add_all(&given);
    // Of a group that was changed after it was claimed it is not told which tiles came from the rack.
    rack.remove_what_is_there(&taken);
    rack
}
