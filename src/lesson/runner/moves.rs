//! From one thing to the next, and back; and at which table that is.

use super::{End, Item, Part, Runner};
use crate::lesson::scene::{begins_at, table_at};
use crate::lesson::{Question, Scene};
use crate::rules::Game;

impl Runner {
    /// Whether it is the last one.
    pub fn is_last(&self) -> bool {
        self.at + 1 >= self.items.len()
    }

    /// Whether what the learner is at was asked before, and comes back because it was missed.
    pub fn comes_back(&self) -> bool {
        self.at >= self.planned
    }

    /// Whether it goes on at the table of the step before, as the learner left that. What comes back at the
    /// end has a table of its own.
    pub fn goes_on(&self) -> bool {
        let scene = self.step().map(|step| &step.scene);
        !self.comes_back() && matches!(scene, Some(Scene::GoesOn))
    }

    /// Goes on to the next step, or finishes the lesson; nothing when this step is not done.
    pub fn next(&mut self) {
        if !self.is_done() {
            return;
        }
        if self.is_last() {
            self.end = End::Here;
        } else {
            let left = self.table.take();
            self.move_to(self.at + 1);
            let left = left.filter(|_| self.goes_on());
            self.table = left.or_else(|| self.known_table());
        }
    }

    /// Goes back a step; nothing at the first one. From what is practised after the end, back to the end.
    pub fn back(&mut self) {
        if self.end != End::Ahead {
            self.end = End::Here;
            return;
        }
        let mut to = self.at.saturating_sub(1);
        // Where a game was played on, nothing between is known: the scene begins anew.
        if let Some(Item {
            part: Part::Step(place),
            ..
        }) = self.items.get(to)
            && table_at(&self.lesson, *place).is_none()
        {
            to -= place - begins_at(&self.lesson, *place);
        }
        self.move_to(to);
        self.table = self.known_table();
    }

    /// Asks the question at this place once more, after the end; nothing where it cannot be asked alone.
    pub fn practise(&mut self, at: usize) {
        if let Some(item) = self.items.get(at).cloned()
            && self.is_finished()
            && can_come_back(&item)
        {
            self.items.push(item);
            self.end = End::Behind;
            self.move_to(self.items.len() - 1);
            self.table = self.known_table();
        }
    }

    pub(super) fn move_to(&mut self, at: usize) {
        self.at = at;
        self.said = None;
        self.hint = false;
        self.failures = 0;
        self.is_under_way = false;
    }

    /// The table of the step, when every step before was answered as its script says.
    pub(super) fn known_table(&self) -> Option<Game> {
        known_table(self.item()?)
    }
}

/// Whether a question can be asked apart from what was before it: on a page, or at a table that can be set up
/// for it anew.
pub(super) fn can_come_back(item: &Item) -> bool {
    item.step().is_some_and(|step| {
        let is_asked = step.question.is_some() && !matches!(step.question, Some(Question::Play(_)));
        is_asked && (!step.scene.is_table() || known_table(item).is_some())
    })
}

fn known_table(item: &Item) -> Option<Game> {
    match (item.part, &item.step()?.scene) {
        (Part::Step(place), _) => table_at(&item.lesson, place),
        (Part::Recall(_), Scene::SetUp(game)) => Some(Game::clone(game)),
        (Part::Recall(_), Scene::Page | Scene::GoesOn) => None,
    }
}
