//! Refining the coach's advice on threads of their own, so that nobody waits for it.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use super::between_frames::wait_for_a_turn;
use crate::coach::{Budget, Lead, Playouts, Recommendation, Refinement};
use crate::rules::Action;

/// More threads than that hardly help anybody, and the learner has other things to do as well.
const MOST_THREADS: usize = 4;

/// How better estimates are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refining {
    /// Not at all.
    Not,
    /// Before the advice is shown; for pictures and tests, which must not depend on threads.
    AtOnce(Budget),
    /// While the first advice is shown, on as many threads as the computer has to offer. The first advice
    /// comes from a thread, too.
    InBackground(Budget),
    /// The same where a program has one thread: between two frames, whenever
    /// [`work_between_frames`](super::work_between_frames) is called. The figures are those of the threads.
    BetweenFrames(Budget),
}

impl Refining {
    /// How much is played, if anything is.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Self::Not => None,
            Self::AtOnce(budget) | Self::InBackground(budget) | Self::BetweenFrames(budget) => {
                Some(budget).filter(|budget| *budget != Budget::NONE)
            }
        }
    }

    /// Only the first advice, found where this finds it.
    #[must_use]
    pub const fn without_playing_on(self) -> Self {
        match self {
            Self::Not | Self::AtOnce(_) => Self::Not,
            Self::InBackground(_) => Self::InBackground(Budget::NONE),
            Self::BetweenFrames(_) => Self::BetweenFrames(Budget::NONE),
        }
    }
}

/// A refinement that is under way. Dropping it ends it at once.
pub struct BackgroundRefinement {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
    /// Whether it goes on between two frames.
    is_between_frames: bool,
}

/// What the threads work on together.
struct Shared {
    refinement: Mutex<Refinement>,
    /// What the batches so far have come to: who shows it does not wait for a batch, nor reckon it.
    figures: Mutex<Figures>,
    playouts: Arc<Playouts>,
    is_cancelled: AtomicBool,
    /// Whether something that somebody waits for goes first.
    is_held: AtomicBool,
    /// A batch has begun, everything has been played, or it goes on.
    batch: Condvar,
    /// Says that there is something better to show.
    tell: Box<dyn Fn() + Send + Sync>,
}

/// What the batches so far have come to.
#[derive(Clone)]
struct Figures {
    recommendations: Vec<Recommendation>,
    lead_of_first: Lead,
    lead_over_first: Lead,
    leads: Vec<(Action, Lead)>,
    rounds: u32,
    is_done: bool,
}

impl BackgroundRefinement {
    /// Begins to refine. Whenever a better estimate is there, `tell` is called, from another thread.
    pub fn begin(
        refinement: Refinement,
        how: Refining,
        tell: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let threads = match how {
            Refining::BetweenFrames(_) => return Self::begin_between_frames(refinement, tell),
            Refining::Not | Refining::AtOnce(_) => 0,
            Refining::InBackground(_) => thread::available_parallelism()
                .map_or(1, NonZeroUsize::get)
                .min(MOST_THREADS),
        };
        Self::begin_with(refinement, threads, tell)
    }

    /// The same on so many threads. With none everything is played before it returns; the estimates are
    /// the same however many there are.
    pub fn begin_with(
        mut refinement: Refinement,
        threads: usize,
        tell: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        if threads == 0 {
            while refinement.step() {}
        }
        let shared = Arc::new(Shared::new(refinement, tell));
        let thread = |number| {
            let shared = Arc::clone(&shared);
            let builder = thread::Builder::new().name(format!("coach {number}"));
            // A computer that has no thread to spare gets no better estimate.
            builder.spawn(move || shared.play()).ok()
        };
        Self {
            threads: (1..=threads).filter_map(thread).collect(),
            shared,
            is_between_frames: false,
        }
    }

    fn begin_between_frames(
        refinement: Refinement,
        tell: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let shared = Arc::new(Shared::new(refinement, tell));
        let working = Arc::downgrade(&shared);
        // Whoever drops it ends it.
        wait_for_a_turn(move || working.upgrade().is_some_and(|shared| shared.play_one()));
        Self {
            threads: Vec::new(),
            shared,
            is_between_frames: true,
        }
    }

    /// The actions with the best estimates there are, the best action first, and after how many rounds.
    pub fn recommendations(&self) -> (Vec<Recommendation>, u32) {
        let figures = self.shared.figures().clone();
        (figures.recommendations, figures.rounds)
    }

    /// The same where two actions are compared, and how far the one that was given first is ahead.
    pub fn compared(&self) -> (Vec<Recommendation>, Lead, u32) {
        let figures = self.shared.figures().clone();
        (
            figures.recommendations,
            figures.lead_of_first,
            figures.rounds,
        )
    }

    /// How far the best action is ahead of the one that was given first.
    pub fn lead_over_first(&self) -> Lead {
        self.shared.figures().lead_over_first
    }

    /// How far the best action is ahead of this one.
    pub fn lead_over(&self, action: &Action) -> Option<Lead> {
        let figures = self.shared.figures();
        let mut leads = figures.leads.iter();
        leads.find(|(of, _)| of == action).map(|(_, lead)| *lead)
    }

    /// How many rounds have been compared: the estimates change with it and with nothing else.
    pub fn rounds(&self) -> u32 {
        self.shared.figures().rounds
    }

    /// Lets it wait while something goes first, or go on.
    pub fn set_held(&self, held: bool) {
        if self.shared.is_held.swap(held, Ordering::Relaxed) && !held {
            self.shared.wake();
        }
    }

    /// Whether no better estimate will come.
    pub fn is_done(&self) -> bool {
        let goes_on = self.is_between_frames || !self.threads.is_empty();
        !goes_on || self.shared.figures().is_done
    }
}

impl Figures {
    fn of(refinement: &Refinement) -> Self {
        Self {
            recommendations: refinement.recommendations(),
            lead_of_first: refinement.lead_of_first(),
            lead_over_first: refinement.lead_over_first(),
            leads: refinement.leads(),
            rounds: refinement.rounds(),
            is_done: refinement.is_done(),
        }
    }
}

impl Shared {
    fn new(refinement: Refinement, tell: impl Fn() + Send + Sync + 'static) -> Self {
        Self {
            playouts: Arc::clone(refinement.playouts()),
            figures: Mutex::new(Figures::of(&refinement)),
            refinement: Mutex::new(refinement),
            is_cancelled: AtomicBool::new(false),
            is_held: AtomicBool::new(false),
            batch: Condvar::new(),
            tell: Box::new(tell),
        }
    }

    /// Plays one task; says whether there is another.
    fn play_one(&self) -> bool {
        let mut refinement = self.refinement();
        if self.is_held() {
            return true;
        }
        let Some(task) = refinement.next_task() else {
            return false;
        };
        let playout = self.playouts.play(task.round, task.action, &|| true);
        if refinement.take(task, playout) {
            *self.figures() = Figures::of(&refinement);
            (self.tell)();
        }
        !refinement.is_done()
    }

    fn refinement(&self) -> MutexGuard<'_, Refinement> {
        // Nothing in between can fail; a thread that did has taken nothing with it.
        self.refinement
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn figures(&self) -> MutexGuard<'_, Figures> {
        self.figures.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_cancelled(&self) -> bool {
        self.is_cancelled.load(Ordering::Relaxed)
    }

    fn is_held(&self) -> bool {
        self.is_held.load(Ordering::Relaxed)
    }

    /// Wakes the threads that wait, to look whether there is something to do.
    fn wake(&self) {
        // Who is about to wait has seen what has changed, or waits already and is woken.
        let _refinement = self.refinement();
        self.batch.notify_all();
    }

    /// No better estimate will come.
    fn give_up(&self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
        self.figures().is_done = true;
        self.batch.notify_all();
        (self.tell)();
    }

    /// Plays one task after another until there is none, or it is cancelled.
    fn play(&self) {
        // What a thread that fails was playing never comes: nobody is to wait for it.
        let _others = GivesUpWhenFailing(self);
        let mut refinement = self.refinement();
        while !self.is_cancelled() && !refinement.is_done() {
            let task = if self.is_held() {
                None
            } else {
                refinement.next_task()
            };
            let Some(task) = task else {
                refinement = self
                    .batch
                    .wait(refinement)
                    .unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(refinement);
            let go_on = || !self.is_cancelled();
            let playout = self.playouts.play(task.round, task.action, &go_on);
            if self.is_cancelled() {
                return;
            }
            refinement = self.refinement();
            if refinement.take(task, playout) {
                let figures = Figures::of(&refinement);
                *self.figures() = figures;
                self.batch.notify_all();
                drop(refinement);
                (self.tell)();
                refinement = self.refinement();
            }
        }
    }
}

/// Gives up for all threads when the one that holds it fails.
struct GivesUpWhenFailing<'a>(&'a Shared);

impl Drop for GivesUpWhenFailing<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.give_up();
        }
    }
}

impl Drop for BackgroundRefinement {
    fn drop(&mut self) {
        self.shared.is_cancelled.store(true, Ordering::Relaxed);
        self.shared.wake();
        for thread in self.threads.drain(..) {
            let ended = thread.join();
            debug_assert!(
                ended.is_ok() || thread::panicking(),
                "no thread of the coach fails"
            );
        }
    }
}

impl fmt::Debug for BackgroundRefinement {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("BackgroundRefinement")
            .field("threads", &self.threads.len())
            .finish_non_exhaustive()
    }
}
