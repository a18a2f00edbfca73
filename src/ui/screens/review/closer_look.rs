//! The closer look at a game: one position after another, so that nothing else waits for long, and nothing is played on once
//! another game is looked at. What seems a mistake comes first: nothing is called one before that is known.

use egui::Context;

use crate::coach::Budget;
use crate::play::{Background, Refining};
use crate::review::{FirstLook, PlayedOn, Review, ToPlayOn};

/// So many positions are played on side by side where there are threads.
const SIDE_BY_SIDE: usize = 2;

/// A closer look that is under way.
#[derive(Debug)]
pub(super) struct CloserLook {
    first: FirstLook,
    /// What seems a mistake, and then all else.
    positions: Vec<ToPlayOn>,
    /// How many of them seem mistakes.
    of_mistakes: usize,
    /// Whether it was told which are some.
    has_told_mistakes: bool,
    how: Refining,
    budget: Budget,
    under_way: Vec<Background<PlayedOn>>,
    played_on: Vec<PlayedOn>,
}

impl CloserLook {
    /// Nothing has been played on yet.
    pub(super) fn new(first: FirstLook, how: Refining, budget: Budget) -> Self {
        let mut positions = first.to_play_on().to_vec();
        positions.sort_by_key(|position| !position.is_of_mistake());
        Self {
            of_mistakes: positions.partition_point(ToPlayOn::is_of_mistake),
            positions,
            has_told_mistakes: false,
            first,
            how,
            budget,
            under_way: Vec::new(),
            played_on: Vec::new(),
        }
    }

    /// How much of it is done, 0 to 1.
    pub(super) fn share(&self) -> f32 {
        self.played_on.len() as f32 / self.positions.len().max(1) as f32
    }

    /// Whether all has been played on.
    pub(super) fn is_done(&self) -> bool {
        self.played_on.len() == self.positions.len()
    }

    /// Takes up what has been played on, and goes on; what comes of it once it is known what was a mistake, and once all
    /// is played on.
    pub(super) fn follow(&mut self, context: &Context) -> Option<Review> {
        loop {
            let (played_on, under_way) = (&mut self.played_on, &mut self.under_way);
            under_way.retain(|position| match position.take() {
                Some(done) => {
                    played_on.push(done);
                    false
                }
                None => true,
            });
            if self.under_way.len() >= self.side_by_side() || !self.go_on(context) {
                break;
            }
        }
        let is_known = self.played_on.len() >= self.of_mistakes && !self.has_told_mistakes;
        self.has_told_mistakes |= is_known;
        let is_news = is_known || self.is_done();
        is_news.then(|| self.first.closer(self.played_on.iter().cloned()))
    }

    const fn side_by_side(&self) -> usize {
        match self.how {
            Refining::InBackground(_) => SIDE_BY_SIDE,
            _ => 1,
        }
    }

    /// Begins to play the next one on; says whether there was one.
    fn go_on(&mut self, context: &Context) -> bool {
        let begun = self.played_on.len() + self.under_way.len();
        let waits = begun >= self.of_mistakes && self.played_on.len() < self.of_mistakes;
        let next = self.positions.get(begun).filter(|_| !waits);
        let Some(position) = next.cloned() else {
            return false;
        };
        let budget = self.budget;
        let tell = {
            let context = context.clone();
            move || context.request_repaint()
        };
        let play_on = move || position.play_on(budget);
        self.under_way
            .push(Background::begin(self.how, play_on, tell));
        true
    }
}
