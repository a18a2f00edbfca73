//! What a seat gave and got in the Charleston, and what of it came back.

use crate::rules::{CharlestonPass, Event, View};
use crate::tile::TileCounts;

/// A pass of the Charleston as it went for one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PassMade {
    /// Which one; none for the courtesy pass.
    pub pass: Option<CharlestonPass>,
    /// The tiles from the own rack; fewer than three where some went on unseen (rule `char-blind-unseen`).
    pub gave: TileCounts,
    /// The tiles that were taken up.
    pub got: TileCounts,
    /// Those of `gave` whose like came in with a later pass, or with the courtesy pass.
    pub came_back: TileCounts,
}

/// The passes that `view`'s seat has made so far, in order.
pub fn passes_made(view: View<'_>) -> Vec<PassMade> {
    let seat = view.seat();
    let mut passes: Vec<PassMade> = Vec::new();
    for event in view.events() {
        let (pass, gave, got) = match event {
            Event::Passed {
                pass,
                from,
                to,
                tiles,
                received,
                ..
            } => (
                Some(pass),
                tiles.filter(|_| from == seat),
                received.filter(|_| to == seat),
            ),
            Event::CourtesyPassed { from, tiles, .. } => {
                let tiles = tiles.filter(|tiles| !tiles.is_empty());
                let (gave, got) = (from == seat, from == seat.across());
                (None, tiles.filter(|_| gave), tiles.filter(|_| got))
            }
            _ => continue,
        };
        if gave.is_none() && got.is_none() {
            continue;
        }
        if passes.last().is_none_or(|last| last.pass != pass) {
            passes.push(PassMade {
                pass,
                gave: TileCounts::default(),
                got: TileCounts::default(),
                came_back: TileCounts::default(),
            });
        }
        if let Some(pass) = passes.last_mut() {
            pass.gave = gave.unwrap_or(pass.gave);
            pass.got = got.unwrap_or(pass.got);
        }
    }
    let mut came_later = TileCounts::default();
    for pass in passes.iter_mut().rev() {
        for (tile, count) in pass.gave.kinds() {
            pass.came_back.add_many(tile, count.min(came_later[tile]));
        }
        for (tile, count) in pass.got.kinds() {
            came_later.add_many(tile, count);
        }
    }
    passes
}
