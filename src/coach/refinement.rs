//! A better estimate of each act, found by playing on.
//!
//! Rounds are played in batches. After each batch the acts that are clearly worse than the best are
//! dropped, so that the time goes to those that are close. What comes out follows from the seed and the
//! number of playouts, in whatever order they were played.

use std::sync::Arc;

use super::playouts::{Playout, Playouts};
use super::{Advice, Reason, Recommendation};
use crate::analysis::{CompiledCard, Estimate};
use crate::rules::View;

/// How many rounds are played, at most, before the acts are compared again.
const BATCH: u32 = 32;

/// By how many standard errors an act must be behind the best to be dropped.
const CLEARLY: f32 = 2.5;

/// After so many rounds the figure of an act that is alone is good enough to show.
const ENOUGH_ALONE: u32 = 320;

/// How far an estimate that was reckoned at once is off, in chance to win, beside another of the same
/// position.
const QUICK_ERROR: f32 = 0.04;

/// How much is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// How many games from the first tile to the last; later in a game that is worth more playouts.
    pub games: u32,
}

impl Budget {
    /// Less than a second on two ordinary cores.
    pub const USUAL: Self = Self { games: 1000 };

    /// How many playouts that is with so many tiles left to draw.
    fn playouts(self, wall: usize) -> u32 {
        let wall = wall.min(FULL_WALL) as u32;
        self.games * (FULL_WALL as u32 + FIXED) / (wall + FIXED)
    }
}

/// How many tiles are left to draw after the deal.
const FULL_WALL: usize = 99;

/// What a playout costs beside its draws, as so many draws.
const FIXED: u32 = 10;

/// One playout to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Task {
    /// The round.
    pub round: u32,
    /// Which of the acts.
    pub act: usize,
}

/// An act in comparison.
#[derive(Debug, Clone)]
struct Candidate {
    recommendation: Recommendation,
    /// What came of it, by round.
    played: Vec<Playout>,
    is_dropped: bool,
}

/// The comparison of several acts by playing on, batch by batch.
#[derive(Debug)]
pub struct Refinement {
    playouts: Arc<Playouts>,
    candidates: Vec<Candidate>,
    /// The tasks of the batch that is played, those handed out last at the end.
    tasks: Vec<Task>,
    handed_out: usize,
    /// What has come back of the batch.
    back: Vec<(Task, Option<Playout>)>,
    rounds: u32,
    left: u32,
}

impl Refinement {
    /// A comparison of what `advice` recommends to `view`'s seat; none when there is nothing to compare,
    /// or the position cannot be imagined.
    pub fn new(
        card: &Arc<CompiledCard>,
        view: View<'_>,
        advice: &Advice,
        budget: Budget,
        seed: u64,
    ) -> Option<Self> {
        if advice.acts.len() < 2 {
            return None;
        }
        let acts = advice.acts.iter().map(|act| act.action).collect();
        let candidates = advice.acts.iter().map(|act| Candidate {
            recommendation: act.clone(),
            played: Vec::new(),
            is_dropped: false,
        });
        let mut refinement = Self {
            playouts: Arc::new(Playouts::new(card, view, acts, seed)?),
            candidates: candidates.collect(),
            tasks: Vec::new(),
            handed_out: 0,
            back: Vec::new(),
            rounds: 0,
            left: budget.playouts(view.wall_left()),
        };
        refinement.begin_batch();
        Some(refinement)
    }

    /// The games that are played, for whoever plays them.
    pub fn playouts(&self) -> &Arc<Playouts> {
        &self.playouts
    }

    /// Whether everything has been played.
    pub fn is_done(&self) -> bool {
        self.tasks.is_empty()
    }

    /// How many rounds have been compared.
    pub const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The next playout to be played, if the batch has one that was not handed out.
    pub fn next_task(&mut self) -> Option<Task> {
        let task = self.tasks.get(self.handed_out).copied()?;
        self.handed_out += 1;
        Some(task)
    }

    /// Takes what came of a task; says whether that ended a batch, so that there are better estimates.
    pub fn take(&mut self, task: Task, playout: Option<Playout>) -> bool {
        self.back.push((task, playout));
        let ends = self.back.len() == self.tasks.len();
        if ends {
            self.end_batch();
        }
        ends
    }

    /// Plays a batch; says whether there is more to play.
    pub fn step(&mut self) -> bool {
        while let Some(task) = self.next_task() {
            let playout = self.playouts.play(task.round, task.act, &|| true);
            if self.take(task, playout) {
                break;
            }
        }
        !self.is_done()
    }

    fn begin_batch(&mut self) {
        self.tasks.clear();
        self.back.clear();
        self.handed_out = 0;
        let active = self.active().collect::<Vec<_>>();
        let is_settled = active.len() < 2 && self.rounds >= ENOUGH_ALONE;
        if active.is_empty() || is_settled {
            return;
        }
        let rounds = (self.left / active.len() as u32).min(BATCH);
        self.left -= rounds * active.len() as u32;
        for round in self.rounds..self.rounds + rounds {
            self.tasks
                .extend(active.iter().map(|&act| Task { round, act }));
        }
    }

    fn active(&self) -> impl Iterator<Item = usize> {
        let candidates = self.candidates.iter().enumerate();
        candidates.filter_map(|(act, candidate)| (!candidate.is_dropped).then_some(act))
    }

    fn end_batch(&mut self) {
        let mut back = std::mem::take(&mut self.back);
        back.sort_by_key(|(task, _)| task.round);
        for (task, playout) in back {
            let candidate = &mut self.candidates[task.act];
            match playout {
                Some(playout) => candidate.played.push(playout),
                None => candidate.is_dropped = true,
            }
        }
        self.rounds = self.tasks.last().map_or(0, |task| task.round + 1);
        if let Some(best) = self.ranked().first().copied() {
            for act in 0..self.candidates.len() {
                let behind = self.behind(act, best);
                let is_clear = act != best && behind.mean > CLEARLY * behind.standard_error;
                self.candidates[act].is_dropped |= is_clear;
            }
        }
        self.begin_batch();
    }

    /// The acts, the best first.
    fn ranked(&self) -> Vec<usize> {
        let mut ranked = (0..self.candidates.len()).collect::<Vec<_>>();
        // The acts were given in the order in which they seemed best, which stays among equals.
        let Some(base) = self.most_played() else {
            return ranked;
        };
        let lead = |act: usize| self.lead(act, base);
        ranked.sort_by(|&one, &other| lead(other).total_cmp(&lead(one)));
        ranked
    }

    fn most_played(&self) -> Option<usize> {
        let played = |act: &usize| self.candidates[*act].played.len();
        let most = self.candidates.iter().map(|it| it.played.len()).max()?;
        (0..self.candidates.len()).find(|act| most > 0 && played(act) == most)
    }

    /// By how much an act wins more often than `base`, as far as playing and the first estimate say.
    fn lead(&self, act: usize, base: usize) -> f32 {
        if act == base {
            return 0.0;
        }
        let behind = self.behind(act, base);
        let quick = |act: usize| self.candidates[act].recommendation.estimate.win;
        let precision = 1.0 / behind.standard_error.max(1e-4).powi(2);
        let quick_precision = 1.0 / (2.0 * QUICK_ERROR * QUICK_ERROR);
        let ahead = quick(act) - quick(base);
        (quick_precision * ahead - precision * behind.mean) / (precision + quick_precision)
    }

    /// How much less often an act wins than another, in the rounds that both have played.
    fn behind(&self, act: usize, other: usize) -> Mean {
        let (act, other) = (&self.candidates[act].played, &self.candidates[other].played);
        let won = |playout: &Playout| f32::from(u8::from(playout.won));
        Mean::of(
            act.iter()
                .zip(other)
                .map(|(act, other)| won(other) - won(act)),
        )
    }

    /// The acts with what is known of them now, the best first. Before the first batch has been played,
    /// they are as they were.
    pub fn acts(&self) -> Vec<Recommendation> {
        let ranked = self.ranked();
        let Some(&best) = ranked.first() else {
            return Vec::new();
        };
        let refined = |act: usize| {
            let candidate = &self.candidates[act];
            let mut recommendation = candidate.recommendation.clone();
            if !candidate.played.is_empty() {
                recommendation.estimate = self.estimate(act, best);
            }
            if act == best && recommendation.reason.speaks_against() {
                recommendation.reason = Reason::WinsMostOften;
            }
            recommendation
        };
        ranked.iter().map(|&act| refined(act)).collect()
    }

    /// What playing on says of an act. One that was dropped is measured by how far it was behind the best.
    fn estimate(&self, act: usize, best: usize) -> Estimate {
        let of = |act: usize| &self.candidates[act].played;
        let chance = Chance::of(of(act));
        let points = |act: usize| Mean::of(of(act).iter().map(|it| it.points as f32));
        if of(act).len() >= of(best).len() {
            return Estimate {
                win: chance.win,
                points: points(act).mean,
                standard_error: Some(chance.standard_error),
            };
        }
        let pairs = || of(act).iter().zip(of(best));
        let points_behind = pairs().map(|(act, best)| (best.points - act.points) as f32);
        let of_best = Chance::of(of(best));
        let behind = self.behind(act, best);
        Estimate {
            win: (of_best.win - behind.mean).clamp(0.0, 1.0),
            points: points(best).mean - Mean::of(points_behind).mean,
            standard_error: Some(of_best.standard_error.hypot(behind.standard_error)),
        }
    }
}

/// How often games were won.
struct Chance {
    win: f32,
    standard_error: f32,
}

impl Chance {
    fn of(played: &[Playout]) -> Self {
        let games = played.len().max(1) as f32;
        let won = played.iter().filter(|playout| playout.won).count() as f32;
        // One game won and one lost more, so that no run of luck looks certain.
        let cautious = (won + 1.0) / (games + 2.0);
        Self {
            win: won / games,
            standard_error: (cautious * (1.0 - cautious) / games).sqrt(),
        }
    }
}

/// A mean with its standard error.
struct Mean {
    mean: f32,
    standard_error: f32,
}

impl Mean {
    fn of(values: impl Iterator<Item = f32> + Clone) -> Self {
        let count = values.clone().count().max(1) as f32;
        let mean = values.clone().sum::<f32>() / count;
        let squares = values.map(|value| (value - mean).powi(2)).sum::<f32>();
        // As if one more pair had differed, so that a few equal pairs do not look certain.
        let variance = (squares + 1.0) / count;
        Self {
            mean,
            standard_error: (variance / count).sqrt(),
        }
    }
}
