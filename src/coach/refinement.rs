//! A better estimate of each action, found by playing on.
//!
//! Rounds are played in batches. After each batch the actions that are clearly worse than the best are
//! dropped, so that the time goes to those that are close. How far actions differ is a mean of what the
//! first estimate says and of what came of the games, weighed by how far each may be off. What comes out
//! follows from the seed and the number of playouts, in whatever order they were played.

use std::sync::Arc;

use super::playouts::{Playout, Playouts};
use super::reason::Traded;
use super::sample::Sample;
use super::turn::{HARDLY, SAFER, is_safest};
use super::{Advice, AdviceReason, Lead, Recommendation};
use crate::analysis::{CompiledCard, Estimate, Reading, utility};
use crate::rules::{Action, View};
use crate::tile::{Tile, WALL};

/// How many rounds are played, at most, before the actions are compared again.
const BATCH: u32 = 32;

/// By how many standard errors an action must be behind the best to be dropped.
const CLEARLY: f32 = 2.5;

/// After so many rounds the figure of an action that is alone is good enough to show.
const ENOUGH_ALONE: u32 = 320;

/// How far a difference between two actions that was reckoned at once is off, as a standard error in chance
/// to win: so much where the actions seem equal, and so large a share of the difference. Both were found by
/// playing on.
const QUICK_ERROR: f32 = 0.015;
const QUICK_ERROR_SHARE: f32 = 1.0;

/// By about how many points a game that is won differs from one that is lost.
pub const POINTS_OF_A_GAME: f32 = 150.0;

/// How much is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// How many games from the first tile to the last; later in a game that is worth more playouts.
    pub games: u32,
}

impl Budget {
    /// Nothing is played on.
    pub const NONE: Self = Self { games: 0 };

    /// Less than a second on two ordinary cores.
    pub const USUAL: Self = Self { games: 1000 };

    /// So many times fewer games, rounded up.
    #[must_use]
    pub fn part(self, fewer: u32) -> Self {
        Self {
            games: self.games.div_ceil(fewer.max(1)),
        }
    }

    /// How many playouts that is with so many tiles left to draw.
    pub(super) fn playouts(self, wall: usize) -> u32 {
        let wall = wall.min(WALL) as u32;
        self.games * (WALL as u32 + FIXED) / (wall + FIXED)
    }
}

/// What a playout costs beside its draws, as so many draws.
const FIXED: u32 = 10;

/// One playout to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Task {
    /// The round.
    pub round: u32,
    /// Which of the actions.
    pub action: usize,
}

/// An action in comparison.
#[derive(Debug, Clone)]
struct Candidate {
    recommendation: Recommendation,
    /// What came of it.
    sample: Sample,
    is_dropped: bool,
}

/// The comparison of several actions by playing on, batch by batch.
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
        if advice.recommendations.len() < 2 {
            return None;
        }
        let recommendations = advice
            .recommendations
            .iter()
            .map(|action| action.action)
            .collect();
        let reading = Reading::new(card, view);
        let candidates = advice.recommendations.iter().map(|it| Candidate {
            recommendation: it.clone(),
            sample: Sample::after(it.action, &reading),
            is_dropped: false,
        });
        let mut refinement = Self {
            playouts: Arc::new(
                Playouts::new(card, view, recommendations, seed)?.towards(&advice.keeps_to),
            ),
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
            let playout = self.playouts.play(task.round, task.action, &|| true);
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
                .extend(active.iter().map(|&action| Task { round, action }));
        }
    }

    fn active(&self) -> impl Iterator<Item = usize> {
        let candidates = self.candidates.iter().enumerate();
        candidates.filter_map(|(action, candidate)| (!candidate.is_dropped).then_some(action))
    }

    fn end_batch(&mut self) {
        let mut back = std::mem::take(&mut self.back);
        back.sort_by_key(|(task, _)| task.round);
        for (task, playout) in back {
            let candidate = &mut self.candidates[task.action];
            match playout {
                Some(playout) => candidate.sample.played.push(playout),
                None => candidate.is_dropped = true,
            }
        }
        self.rounds = self.tasks.last().map_or(0, |task| task.round + 1);
        if let Some(best) = self.ranked().first().copied() {
            for action in (0..self.candidates.len()).filter(|&action| action != best) {
                let is_clear = self.lead(best, action).is_clear(CLEARLY);
                self.candidates[action].is_dropped |= is_clear;
            }
        }
        self.begin_batch();
    }

    /// The actions, the best first.
    fn ranked(&self) -> Vec<usize> {
        let mut ranked = (0..self.candidates.len()).collect::<Vec<_>>();
        // The actions were given in the order in which they seemed best, which stays among equals.
        let Some(base) = self.most_played() else {
            return ranked;
        };
        let leads = ranked.iter().map(|&action| self.lead(action, base).utility);
        let leads = leads.collect::<Vec<_>>();
        // A game that is won now is not played on for what it might bring besides.
        let goes_on = |action: usize| !self.candidates[action].recommendation.wins_now();
        ranked.sort_by(|&one, &other| {
            let by_win = goes_on(one).cmp(&goes_on(other));
            by_win.then_with(|| leads[other].total_cmp(&leads[one]))
        });
        ranked
    }

    fn most_played(&self) -> Option<usize> {
        let played = |action: &usize| self.candidates[*action].sample.played.len();
        let most = (0..self.candidates.len())
            .map(|action| played(&action))
            .max()?;
        (0..self.candidates.len()).find(|action| most > 0 && played(action) == most)
    }

    /// How far an action is ahead of another, as far as playing and the first estimate say.
    fn lead(&self, action: usize, other: usize) -> Lead {
        if action == other {
            return Lead::default();
        }
        let (one, two) = (&self.candidates[action], &self.candidates[other]);
        let quick = |candidate: &Candidate| candidate.recommendation.estimate;
        let (of_one, of_two) = (quick(one), quick(two));
        let quick_win = of_one.win - of_two.win;
        let quick_error = QUICK_ERROR.hypot(QUICK_ERROR_SHARE * quick_win);
        let ahead = |of, game| one.sample.ahead_of(&two.sample, of, game);
        let won = ahead(Playout::wins, 1.0);
        let points = ahead(Playout::points, POINTS_OF_A_GAME);
        let both = ahead(Playout::utility, utility(1.0, POINTS_OF_A_GAME));
        let (quick_variance, variance) = (quick_error.powi(2), won.standard_error.powi(2));
        // What came of the games counts so much, and the first estimate the rest; it is taken to be as far off in points
        // as in the chance to win, beside what the games say.
        let share = quick_variance / (quick_variance + variance);
        let joined = |played: f32, quick: f32| share * played + (1.0 - share) * quick;
        Lead {
            win: joined(won.mean, quick_win),
            win_error: share.sqrt() * won.standard_error,
            points: joined(points.mean, of_one.points - of_two.points),
            points_error: share.sqrt() * points.standard_error,
            utility: joined(both.mean, of_one.utility() - of_two.utility()),
            utility_error: share.sqrt() * both.standard_error,
        }
    }

    /// How far the action that was given first is ahead of the second.
    pub fn lead_of_first(&self) -> Lead {
        self.lead(0, 1)
    }

    /// How far the best action is ahead of the one that was given first; not at all where that is the best.
    pub fn lead_over_first(&self) -> Lead {
        let best = self.ranked().first().copied();
        best.map_or_else(Lead::default, |best| self.lead(best, 0))
    }

    /// How far the best action is ahead of each.
    pub fn leads(&self) -> Vec<(Action, Lead)> {
        let Some(best) = self.ranked().first().copied() else {
            return Vec::new();
        };
        let of = |action: usize| {
            let candidate = &self.candidates[action];
            (candidate.recommendation.action, self.lead(best, action))
        };
        (0..self.candidates.len()).map(of).collect()
    }

    /// The actions with what is known of them now, the best first. Before the first batch has been played,
    /// they are as they were.
    pub fn recommendations(&self) -> Vec<Recommendation> {
        let ranked = self.ranked();
        let base = self.most_played();
        let done = |action: usize| self.candidates[action].recommendation.action;
        let first = ranked.first().copied().unwrap_or_default();
        let refined = |(place, action): (usize, usize)| {
            let mut recommendation = self.candidates[action].recommendation.clone();
            // What a complete hand brings is known.
            let is_known = recommendation.wins_now();
            if let (Some(base), false) = (base, is_known) {
                recommendation.estimate = self.estimate(action, base);
            }
            let other = if place == 0 { 0 } else { first };
            let traded = Traded::between(&done(action), &done(other));
            let reason = recommendation.reason;
            recommendation.reason = reason.played_on(action == 0, place == 0, traded);
            if place == 0
                && let Some(safe) = self.for_safety(action, &recommendation)
            {
                recommendation.reason = safe;
            }
            recommendation
        };
        ranked.into_iter().enumerate().map(refined).collect()
    }

    /// Why a discard comes first for being safe, where it does, by the figures that are known now: at once the chance to
    /// win is not known well enough to tell whether the hand is as good as lost.
    fn for_safety(&self, action: usize, first: &Recommendation) -> Option<AdviceReason> {
        let (tile, danger) = self.discards(action)?;
        let dangers = (0..self.candidates.len()).filter_map(|it| Some(self.discards(it)?.1));
        let is_lost = first.estimate.win < HARDLY && is_safest(danger, dangers);
        let (wanted, of_first) = self.discards(0)?;
        if is_lost {
            Some(AdviceReason::PlaysSafe { tile })
        } else if danger + SAFER <= of_first {
            Some(AdviceReason::SaferThan { tile, wanted })
        } else if matches!(first.reason, AdviceReason::PlaysSafe { .. }) {
            Some(AdviceReason::AmongSafest { tile })
        } else {
            None
        }
    }

    /// The tile that an action discards, and how likely somebody wins on it.
    fn discards(&self, action: usize) -> Option<(Tile, f32)> {
        let candidate = &self.candidates[action];
        let Action::Discard(tile) = candidate.recommendation.action else {
            return None;
        };
        Some((tile, candidate.sample.danger()?))
    }

    /// What is known of an action: what came of `base`, and how far the action is ahead of it or behind.
    fn estimate(&self, action: usize, base: usize) -> Estimate {
        let of_base = self.candidates[base].sample.estimate();
        let lead = self.lead(action, base);
        let error = of_base.standard_error.unwrap_or_default();
        Estimate {
            win: (of_base.win + lead.win).clamp(0.0, 1.0),
            points: of_base.points + lead.points,
            standard_error: Some(error.hypot(lead.win_error)),
        }
    }
}
