//! Why tiles go, or why rather others: by what the lines that are shown lose with them.

use super::claim::SCARCE;
use super::{AdviceReason, Considering, Recommendation};
use crate::analysis::{Aim, Estimate, LineOutlook};
use crate::bot::Spare;
use crate::card::LineIndex;
use crate::rules::Action;
use crate::tile::TileCounts;

/// Tiles that could be given away together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gift {
    pub tiles: TileCounts,
    /// The hand to aim at without them.
    aim: Option<Aim>,
    /// The line that is then the best.
    line: Option<LineIndex>,
}

impl Considering<'_> {
    pub(super) fn gift(&self, spares: &[Spare]) -> Gift {
        let mut prospects = self.evaluation.prospects();
        for spare in spares {
            prospects.give(spare.tile);
        }
        Gift {
            tiles: spares.iter().map(|spare| spare.tile).collect(),
            aim: prospects.aim(),
            line: prospects.best_line(),
        }
    }

    /// What is expected without these tiles.
    pub(super) fn estimate_without(&self, gift: &Gift) -> Estimate {
        self.estimate(gift.aim)
    }

    /// Giving these tiles away by an action, first of all or rather than those that are recommended.
    pub(super) fn give(
        &self,
        spares: &[Spare],
        action: Action,
        recommended: Option<&TileCounts>,
    ) -> Recommendation {
        let gift = self.gift(spares);
        Recommendation {
            action,
            estimate: self.estimate_without(&gift),
            reason: match recommended {
                None => self.why_first(&gift),
                Some(first) => self.why_rather_not(&gift.tiles, first),
            },
        }
    }

    /// Why these tiles go, which cost least.
    pub(super) fn why_first(&self, gift: &Gift) -> AdviceReason {
        let tiles = gift.tiles;
        if let Some(of_no_use) = self.why_of_no_use(tiles) {
            return of_no_use;
        }
        let before = self.lines.first().map(|line| line.line);
        match gift.line {
            Some(line) if before.is_some_and(|before| before != line) => {
                AdviceReason::TurnsTo { tiles, line }
            }
            Some(line) => {
                let mut lines = self.lines.iter();
                let of_line = lines.find(|outlook| outlook.line == line);
                let lost = of_line.map_or(TileCounts::EMPTY, |it| self.taken(it, &tiles));
                if lost.is_empty() {
                    AdviceReason::HelpLeast { tiles, line }
                } else {
                    AdviceReason::MissedLeast { tiles: lost, line }
                }
            }
            None => AdviceReason::NoLineLeft,
        }
    }

    /// Why these tiles go if no line that is shown loses anything.
    fn why_of_no_use(&self, tiles: TileCounts) -> Option<AdviceReason> {
        let taken = |line: &LineOutlook| self.taken(line, &tiles);
        let nearest = self.lines.first()?;
        if self.lines.iter().any(|line| !taken(line).is_empty()) {
            return None;
        }
        Some(self.why_no_line_loses(nearest, tiles))
    }

    /// Why these tiles go where the lines that are shown, from the nearest on, lose nothing.
    fn why_no_line_loses(&self, nearest: &LineOutlook, tiles: TileCounts) -> AdviceReason {
        if self.count_nowhere(&tiles) {
            AdviceReason::FitNoNearLine {
                tiles,
                nearest: nearest.line,
                others: self.lines.len().saturating_sub(1),
            }
        } else {
            AdviceReason::LinesLoseNothing { tiles }
        }
    }

    /// What speaks against these tiles beside those that are recommended.
    pub(super) fn why_rather_not(
        &self,
        tiles: &TileCounts,
        recommended: &TileCounts,
    ) -> AdviceReason {
        for (place, line) in self.lines.iter().enumerate() {
            let mut more = self.taken(line, tiles);
            more.remove_what_is_there(&self.taken(line, recommended));
            if !more.is_empty() {
                return AdviceReason::TakesFrom {
                    tiles: more,
                    line: line.line,
                    is_best: place == 0,
                    last: self.last_copies(&more),
                };
            }
        }
        let mut own = *tiles;
        own.remove_what_is_there(recommended);
        match self.lines.first() {
            Some(nearest) => self.why_no_line_loses(nearest, own),
            None => AdviceReason::NoLineLeft,
        }
    }

    /// How many more like these can come, if they are all of one kind and so few can that they would hardly be replaced.
    fn last_copies(&self, tiles: &TileCounts) -> Option<u8> {
        let mut kinds = tiles.kinds();
        let (Some((tile, _)), None) = (kinds.next(), kinds.next()) else {
            return None;
        };
        let live = self.evaluation.unseen().live[tile];
        (live <= SCARCE).then_some(live)
    }

    /// Whether no line that is shown counts any of these tiles.
    pub(super) fn count_nowhere(&self, tiles: &TileCounts) -> bool {
        let counts_none =
            |line: &LineOutlook| tiles.kinds().all(|(tile, _)| line.counts[tile] == 0);
        self.lines.iter().all(counts_none)
    }

    /// The tiles that a line loses when these go.
    pub(super) fn taken(&self, line: &LineOutlook, tiles: &TileCounts) -> TileCounts {
        let rack = self.view.rack();
        let mut taken = TileCounts::EMPTY;
        for (tile, count) in tiles.kinds() {
            let left = rack[tile].saturating_sub(count);
            let lost = line.counts[tile].saturating_sub(left);
            taken.add_many(tile, lost.min(count));
        }
        taken
    }

    /// The first line shown that loses something when these tiles go.
    pub(super) fn first_to_lose(&self, tiles: &TileCounts) -> Option<&LineOutlook> {
        self.lines
            .iter()
            .find(|line| !self.taken(line, tiles).is_empty())
    }
}
