//! From one thing to the next, and back; and at which table that is.

use super::{End, Item, LessonPart, Missed, Purpose, Runner};
use crate::lesson::scene::{begins_at, table_at};
use crate::lesson::{Scene, StepQuestion, StepVerdict};
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
            self.leave_game();
            self.order_what_comes_back();
            // Who only looks at a step again has left its table before.
            let is_as_found = self.table.as_ref() == self.found.get(&self.at);
            let was_left = is_as_found && self.found.contains_key(&(self.at + 1));
            let left = self.table.take();
            self.move_to(self.at + 1);
            let left = left.filter(|_| self.goes_on() && !was_left);
            self.come_to_table(left);
        }
    }

    /// Before the first of what comes back: what is asked where the learner is comes first, so that they change
    /// between pages and tables only once.
    fn order_what_comes_back(&mut self) {
        let is_begun = self.answered.last().is_some_and(|at| *at >= self.planned);
        if self.at + 1 == self.planned && !is_begun {
            let is_here = is_table(self.item());
            self.items[self.planned..].sort_by_key(|item| is_table(Some(item)) != is_here);
        }
    }

    /// Goes back a step; nothing at the first one. A game that is played on waits meanwhile. From what is practised
    /// after the end, back to the end.
    pub fn back(&mut self) {
        if self.end != End::Ahead {
            self.end = End::Here;
            return;
        }
        self.leave_game();
        let mut to = self.at.saturating_sub(1);
        // Where a game was played on of which nothing is known any more, the scene begins anew.
        if let Some(Item {
            part: LessonPart::Step(place),
            ..
        }) = self.items.get(to)
            && self.waiting_at(to).is_none()
            && table_at(&self.lesson, *place).is_none()
        {
            to -= place - begins_at(&self.lesson, *place);
        }
        self.move_to(to);
        self.come_to_table(None);
    }

    /// Keeps the game of this step where nobody else can know it.
    fn leave_game(&mut self) {
        let Some(Item {
            part: LessonPart::Step(place),
            ..
        }) = self.item()
        else {
            return;
        };
        let is_own = !self.comes_back() && !self.is_known(*place);
        let looks_back = matches!(self.waiting, Some((from, _)) if self.at < from);
        if let Some(game) = self.table.as_ref().filter(|_| is_own && !looks_back) {
            self.waiting = Some((self.at, game.clone()));
        }
    }

    /// The learner comes to the table of a step, which is the one that was `left`, if any, or was found there before:
    /// what was played on there goes on where it lies.
    fn come_to_table(&mut self, left: Option<Game>) {
        let Some((from, game)) = self.waiting_at(self.at) else {
            let found = self.found.get(&self.at).cloned();
            self.table = left.or(found).or_else(|| self.known_table());
            self.note_table();
            return;
        };
        self.table = Some(game.clone());
        if from == self.at {
            self.waiting = None;
        }
        self.is_under_way = self.plays_on();
        if self.is_under_way && self.answered.contains(&self.at) {
            self.said = Some(StepVerdict::Right);
        }
    }

    /// Notes the table of this step, as it is found; where it lies otherwise than before, what was found after it is no more.
    pub(super) fn note_table(&mut self) {
        let Some(table) = self.table.clone().filter(|_| !self.comes_back()) else {
            return;
        };
        let before = self.found.insert(self.at, table);
        if before.is_some() && before.as_ref() != self.table.as_ref() {
            self.found.split_off(&(self.at + 1));
        }
    }

    /// The game that waits, and the place from which it was left, where the step at `at` is of that game.
    fn waiting_at(&self, at: usize) -> Option<(usize, &Game)> {
        let (from, game) = self.waiting.as_ref()?;
        let place = |at: usize| match self.items.get(at).filter(|_| at < self.planned)?.part {
            LessonPart::Step(place) => Some(place),
            LessonPart::Recall(_) => None,
        };
        let (here, there) = (place(at)?, place(*from)?);
        let same_scene = begins_at(&self.lesson, here) == begins_at(&self.lesson, there);
        let step = self.lesson.steps.get(here)?;
        let is_played = matches!(step.question, Some(StepQuestion::Play(_)));
        let is_own = step.scene.is_table() && (is_played || table_at(&self.lesson, here).is_none());
        (at <= *from && same_scene && is_own).then_some((*from, game))
    }

    /// Asks the question at this place once more, after the end; nothing where it cannot be asked alone.
    pub fn practise(&mut self, at: usize) {
        let asked = self.items.get(at).filter(|item| can_come_back(item));
        self.ask_again(asked.cloned().into_iter().collect());
    }

    /// Asks all that was missed and is still to practise, one after the other, after the end.
    pub fn practise_missed(&mut self) {
        let missed = self.missed().into_iter();
        let asked = missed.filter(Missed::is_to_practise);
        self.ask_again(asked.map(|missed| missed.item.clone()).collect());
    }

    /// Asks these once more, after the end, in the place of those that were left there without an answer.
    fn ask_again(&mut self, asked: Vec<Item>) {
        if !self.is_finished() || asked.is_empty() {
            return;
        }
        let answered = self.answered.last().map_or(0, |at| at + 1);
        self.items.truncate(answered.max(self.planned));
        let at = self.items.len();
        self.first_tries.retain(|(tried, _)| *tried < at);
        self.items.extend(asked);
        self.end = End::Behind;
        self.move_to(at);
        self.table = self.known_table();
    }

    /// The questions before the first step of the lesson.
    pub fn warm_up(&self) -> &[Item] {
        let is_step = |item: &Item| matches!(item.part, LessonPart::Step(_));
        let first = self.items.iter().position(is_step).unwrap_or(0);
        self.items.get(..first).unwrap_or_default()
    }

    /// The questions after the last step of the lesson, without what comes back.
    pub fn closing(&self) -> &[Item] {
        let planned = self.items.get(..self.planned).unwrap_or_default();
        let is_step = |item: &Item| matches!(item.part, LessonPart::Step(_));
        let first = planned.iter().rposition(is_step).map_or(0, |at| at + 1);
        planned.get(first..).unwrap_or_default()
    }

    /// Whether the learner is at a question before the first step of the lesson.
    pub fn is_warming_up(&self) -> bool {
        self.purpose == Purpose::Lesson && self.at < self.warm_up().len()
    }

    /// Goes on to the first step of the lesson. A question that was not answered before it is neither right nor
    /// wrong.
    pub fn skip_warm_up(&mut self) {
        if self.is_warming_up() {
            self.move_to(self.warm_up().len());
            self.come_to_table(None);
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

/// Whether it is at a table.
pub(super) fn is_table(item: Option<&Item>) -> bool {
    let step = item.and_then(Item::step);
    step.is_some_and(|step| step.scene.is_table())
}

/// Whether a question can be asked apart from what was before it: on a page, or at a table that can be set up
/// for it anew.
pub(super) fn can_come_back(item: &Item) -> bool {
    item.step().is_some_and(|step| {
        let is_asked =
            step.question.is_some() && !matches!(step.question, Some(StepQuestion::Play(_)));
        is_asked && (!step.scene.is_table() || known_table(item).is_some())
    })
}

fn known_table(item: &Item) -> Option<Game> {
    match (item.part, &item.step()?.scene) {
        (LessonPart::Step(place), _) => table_at(&item.lesson, place),
        (LessonPart::Recall(_), Scene::SetUp(game)) => Some(Game::clone(game)),
        (LessonPart::Recall(_), Scene::Page | Scene::GoesOn) => None,
    }
}
