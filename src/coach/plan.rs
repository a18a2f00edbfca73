//! The lines a player has plan to make, and how they stand.

use super::LINES;
use crate::analysis::{CompiledCard, LineOutlook, outlooks, outlooks_of_lines};
use crate::bot::{Evaluation, Level};
use crate::card::LineIndex;
use crate::rules::View;

/// By how much likelier another line must be than every line of the plan, for the plan to be overtaken: so many times,
/// and so much beside. What is closer changes from draw to draw.
const OVERTAKEN: (f32, f32) = (1.5, 0.03);

/// The lines a player aims at: at most [`Plan::MOST`] of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The lines, in the order in which they were chosen; behind them the first line of any card.
    lines: [LineIndex; Self::MOST],
    count: usize,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            lines: [LineIndex(0); Self::MOST],
            count: 0,
        }
    }
}

impl Plan {
    /// How many lines fit in it: with more nobody aims at anything.
    pub const MOST: usize = 3;

    /// The lines, in the order in which they were chosen.
    pub fn lines(&self) -> &[LineIndex] {
        &self.lines[..self.count]
    }

    /// Takes a line into it, or out of it. Where there is no room the one that was chosen first goes.
    pub fn turn(&mut self, line: LineIndex) {
        let mut lines = self.lines().to_vec();
        if lines.contains(&line) {
            lines.retain(|planned| *planned != line);
        } else {
            if lines.len() == Self::MOST {
                lines.remove(0);
            }
            lines.push(line);
        }
        *self = Self::default();
        self.lines[..lines.len()].copy_from_slice(&lines);
        self.count = lines.len();
    }
}

/// How a plan stands in a position.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PlanStanding {
    /// What each of its lines still asks for; nothing where its own exposures have closed a line.
    pub lines: Vec<(LineIndex, Option<LineOutlook>)>,
    /// A line outside the plan that is much likelier than all of it.
    pub overtaken_by: Option<LineOutlook>,
    /// Whether next to nothing is left of it, so that advice does not keep to it any more.
    pub is_lost: bool,
}

impl PlanStanding {
    /// How `plan` stands for `view`'s seat, as it is reckoned at once.
    pub fn of(card: &CompiledCard, view: View<'_>, plan: &Plan) -> Self {
        if plan.lines().is_empty() {
            return Self::default();
        }
        let mut evaluation = Evaluation::new(card, view, Level::Expert);
        let is_lost = !evaluation.aim_at(plan.lines());
        evaluation.keep_to(Vec::new());
        let prospects = evaluation.prospects();
        let best = outlooks(&prospects, evaluation.unseen(), LINES);
        let all = outlooks_of_lines(&prospects, evaluation.unseen());
        let lines = plan.lines().iter().map(|line| {
            // The hand that is likeliest, as it is shown among the nearest lines.
            let known = best.iter().find(|outlook| outlook.line == *line);
            let nearest = || all.get(usize::from(line.0)).cloned().flatten();
            (*line, known.cloned().or_else(nearest))
        });
        let lines: Vec<_> = lines.collect();
        let planned = lines.iter().filter_map(|(_, outlook)| outlook.as_ref());
        let likeliest = planned.map(|outlook| outlook.chance).fold(0.0, f32::max);
        let (times, beside) = OVERTAKEN;
        let mut others = best.into_iter();
        let overtaken_by = others.find(|outlook| {
            !plan.lines().contains(&outlook.line) && outlook.chance > likeliest * times + beside
        });
        Self {
            lines,
            overtaken_by,
            is_lost,
        }
    }
}
