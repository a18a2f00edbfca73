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
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan(Vec<LineIndex>);

impl Plan {
    /// How many lines fit in it: with more nobody aims at anything.
    pub const MOST: usize = 3;

    /// The lines, in the order in which they were chosen.
    pub fn lines(&self) -> &[LineIndex] {
        &self.0
    }

    /// Takes a line into it, or out of it. Where there is no room the one that was chosen first goes.
    pub fn turn(&mut self, line: LineIndex) {
        if self.0.contains(&line) {
            self.0.retain(|planned| *planned != line);
            return;
        }
        if self.0.len() == Self::MOST {
            self.0.remove(0);
        }
        self.0.push(line);
    }
}

/// How a plan stands in a position.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PlanStanding {
    /// What each of its lines still asks for; nothing where its own exposures have closed a line.
    pub lines: Vec<(LineIndex, Option<LineOutlook>)>,
    /// A line outside the plan that is much likelier than all of it.
    pub overtaken_by: Option<LineOutlook>,
}

impl PlanStanding {
    /// How `plan` stands for `view`'s seat, as it is reckoned at once.
    pub fn of(card: &CompiledCard, view: View<'_>, plan: &Plan) -> Self {
        if plan.0.is_empty() {
            return Self::default();
        }
        let evaluation = Evaluation::new(card, view, Level::Expert);
        let prospects = evaluation.prospects();
        let best = outlooks(&prospects, evaluation.unseen(), LINES);
        let all = outlooks_of_lines(&prospects, evaluation.unseen());
        let lines = plan.0.iter().map(|line| {
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
            !plan.0.contains(&outlook.line) && outlook.chance > likeliest * times + beside
        });
        Self {
            lines,
            overtaken_by,
        }
    }
}
