//! Taking a lesson: where the learner is, and what was said to the last answer.
//!
//! `moves` goes from one thing to the next, `taking_up` leaves a lesson and takes it up again, `tally` counts
//! what was right; `weighing` finds what an answer is worth apart from all that.

mod moves;
mod taking_up;
mod tally;
mod weighing;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::answers::right_answers;
use super::{
    Item, Lesson, LessonPart, Step, StepAnswer, StepQuestion, StepVerdict, Unit, is_partly_right,
    strays,
};
use crate::analysis::CompiledCard;
use crate::coach::ActionGrade;
use crate::rules::{Game, Misplaced};
use crate::tile::TileCounts;
use moves::can_come_back;
pub use tally::{Missed, Tally};
pub use weighing::{GradedAnswer, ToWeigh};

/// After so many wrong answers to a question the hint is shown.
const HINT_AFTER: u32 = 2;
/// After so many wrong answers to a question the right one is shown, and the question comes back.
const ANSWER_AFTER: u32 = 3;

/// What it is that is gone through.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Purpose {
    /// A lesson, or questions of lessons.
    Lesson,
    /// A test of a unit.
    Test(Unit),
    /// An exam, with the answers so far: those to its first questions, each answered once.
    Exam(Vec<StepAnswer>),
}

/// Where the end of the lesson is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// The learner has not been there.
    Ahead,
    /// The learner is at it.
    Here,
    /// The learner practises what was missed, after it.
    Behind,
}

/// A lesson being taken. Pure: the same answers lead to the same place.
#[derive(Debug, Clone)]
pub struct Runner {
    lesson: Arc<Lesson>,
    items: Vec<Item>,
    /// How many there were before any came back.
    planned: usize,
    at: usize,
    answered: BTreeSet<usize>,
    /// The items whose first answer was right, and those whose was not.
    first_tries: Vec<(usize, bool)>,
    /// The same of questions that are no longer among the items, by their names.
    earlier_tries: BTreeMap<String, bool>,
    failures: u32,
    /// The steps at which something was tried that did not help, and nothing was counted.
    freely_missed: BTreeSet<usize>,
    said: Option<StepVerdict>,
    /// Whether most of the last answer was right.
    is_partly_right: bool,
    /// The tiles of the last answer that do not belong to it, where tiles were picked.
    strays: Option<TileCounts>,
    grade: Option<Box<(ActionGrade, Game)>>,
    hint: bool,
    end: End,
    /// The table as the step found it, when it is at one; of a step that is played on, as it lies there now.
    table: Option<Game>,
    /// The tables of the steps before the questions that come back, as the learner's own answers left them there.
    found: BTreeMap<usize, Game>,
    /// Whether the step is played on and its game has begun.
    is_under_way: bool,
    /// The game that was played on, and the place from which the learner has left it to look at another step.
    waiting: Option<(usize, Game)>,
    purpose: Purpose,
}

impl Runner {
    /// Goes through these alone.
    pub fn of_items(lesson: Arc<Lesson>, items: Vec<Item>) -> Self {
        let mut runner = Self {
            planned: items.len(),
            items,
            at: 0,
            answered: BTreeSet::new(),
            first_tries: Vec::new(),
            earlier_tries: BTreeMap::new(),
            failures: 0,
            freely_missed: BTreeSet::new(),
            said: None,
            is_partly_right: false,
            strays: None,
            grade: None,
            hint: false,
            end: End::Ahead,
            table: None,
            is_under_way: false,
            found: BTreeMap::new(),
            waiting: None,
            purpose: Purpose::Lesson,
            lesson,
        };
        runner.table = runner.known_table();
        runner
    }

    /// A test of a unit with these questions, the first lesson of which is `lesson`.
    pub fn of_test(unit: Unit, lesson: Arc<Lesson>, items: Vec<Item>) -> Self {
        Self {
            purpose: Purpose::Test(unit),
            ..Self::of_items(lesson, items)
        }
    }

    /// An exam of these questions, the first of which were answered like this before; nothing when there
    /// is none. What is answered counts, right or wrong, and is not asked again.
    pub fn of_exam(items: Vec<Item>, given: Vec<StepAnswer>) -> Option<Self> {
        let lesson = Arc::clone(&items.first()?.lesson);
        let at = given.len().min(items.len() - 1);
        let exam = Self {
            at,
            end: if given.len() < items.len() {
                End::Ahead
            } else {
                End::Here
            },
            purpose: Purpose::Exam(given),
            ..Self::of_items(lesson, items)
        };
        Some(exam.at_its_table())
    }

    /// The unit that is tested, when it is no lesson that is taken.
    pub const fn tested(&self) -> Option<Unit> {
        match self.purpose {
            Purpose::Test(unit) => Some(unit),
            Purpose::Lesson | Purpose::Exam(_) => None,
        }
    }

    /// Whether it is an exam, in which each question is answered once.
    pub const fn is_exam(&self) -> bool {
        matches!(self.purpose, Purpose::Exam(_))
    }

    /// The answers of an exam so far: those to its first questions.
    pub fn given(&self) -> &[StepAnswer] {
        match &self.purpose {
            Purpose::Exam(given) => given,
            Purpose::Lesson | Purpose::Test(_) => &[],
        }
    }

    fn at_its_table(mut self) -> Self {
        self.table = self.known_table();
        self
    }

    /// The lesson that is taken.
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// All that are gone through, as far as is known now.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// What the learner is at.
    pub fn item(&self) -> Option<&Item> {
        self.items.get(self.at)
    }

    /// The step at which the learner is.
    pub fn step(&self) -> Option<&Step> {
        self.item().and_then(Item::step)
    }

    /// How many things are gone through, as far as is known now.
    pub fn count(&self) -> usize {
        self.items.len()
    }

    /// The place of that step among all that are gone through, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The table as the step found it, when it is at one; of a step that is played on, as it lies there now.
    pub fn table(&self) -> Option<&Game> {
        self.table.as_ref()
    }

    /// The table is like this now: the next step of the scene goes on there.
    pub fn set_table(&mut self, game: Game) {
        self.table = Some(game);
        self.is_under_way = self.plays_on();
    }

    /// Whether the step is played on and its game has begun: what comes before it has been seen.
    pub const fn is_under_way(&self) -> bool {
        self.is_under_way
    }

    /// The card that is played at that table.
    pub fn card(&self) -> &Arc<CompiledCard> {
        self.step().map_or(&self.lesson.card, |step| &step.card)
    }

    /// Grades an answer to this step's question, and remembers what is to be said to it. A step that
    /// asks nothing takes every answer for wrong. In an exam only the first answer counts.
    pub fn answer(&mut self, answer: &StepAnswer) -> StepVerdict {
        self.answer_at(answer, None)
    }

    /// The same at a table as it lies there now.
    pub fn answer_at(&mut self, answer: &StepAnswer, table: Option<&Game>) -> StepVerdict {
        if let Some(said) = self.said.as_ref().filter(|_| self.is_exam()) {
            return said.clone();
        }
        let graded = GradedAnswer::of(self.step(), answer, table);
        self.take_graded(graded)
    }

    /// Remembers an answer to this step's question that was graded, and what is to be said to it. In an exam only the
    /// first answer counts.
    pub fn take_graded(&mut self, graded: GradedAnswer) -> StepVerdict {
        if let Some(said) = self.said.as_ref().filter(|_| self.is_exam()) {
            return said.clone();
        }
        let GradedAnswer {
            answer,
            verdict,
            grade,
        } = graded;
        self.grade = grade;
        let is_right = verdict == StepVerdict::Right;
        self.is_partly_right = self
            .step()
            .is_some_and(|step| is_partly_right(step, &answer));
        self.strays = self.step().and_then(|step| strays(step, &answer));
        if self.is_free_try() {
            if !is_right {
                self.freely_missed.insert(self.at);
            }
        } else if !self.first_tries.iter().any(|(at, _)| *at == self.at) {
            self.first_tries.push((self.at, is_right));
        }
        if let Purpose::Exam(given) = &mut self.purpose {
            given.push(answer);
            self.answered.insert(self.at);
        } else if is_right {
            if self.was_missed_from_memory() && !self.answered.contains(&self.at) {
                self.ask_at_the_end();
            }
            self.answered.insert(self.at);
            self.hint = false;
        } else {
            self.failures += 1;
            self.hint |= self.failures >= HINT_AFTER;
        }
        self.said = Some(verdict.clone());
        verdict
    }

    /// What the coach found of the last action, where it grades, and the table at which that was done.
    pub fn grade(&self) -> Option<(&ActionGrade, &Game)> {
        self.grade.as_deref().map(|(grade, table)| (grade, table))
    }

    /// What was said to the last answer, as long as the learner does not try again.
    pub fn said(&self) -> Option<&StepVerdict> {
        self.said.as_ref()
    }

    /// Whether something else was answered before, since the learner has come to this step.
    pub const fn took_several_tries(&self) -> bool {
        self.failures > 0
    }

    /// At how many steps where anything may be tried, and nothing is counted, something else was tried first.
    pub fn freely_missed(&self) -> usize {
        self.freely_missed.len()
    }

    /// Whether most of the last answer was right, where parts of it can be told.
    pub const fn is_partly_right(&self) -> bool {
        self.is_partly_right
    }

    /// The tiles of the last answer that do not belong to what was asked; none where only some are lacking, and nothing
    /// where no tiles were to be picked.
    pub const fn strays(&self) -> Option<&TileCounts> {
        self.strays.as_ref()
    }

    /// Whether the learner has tried so often that the right answer may be shown.
    pub fn may_be_shown(&self) -> bool {
        self.failures >= ANSWER_AFTER && !self.is_done()
    }

    /// Shows a right answer, which counts as done; the question comes back at the end, where its table can be
    /// set up anew if it is asked at one.
    pub fn show_answer(&mut self, table: Option<&Game>) -> Option<StepAnswer> {
        let answer = right_answers(self.step()?, table).into_iter().next()?;
        self.ask_at_the_end();
        self.answered.insert(self.at);
        self.hint = false;
        self.said = Some(StepVerdict::Shown);
        Some(answer)
    }

    /// Whether the learner is at a table where anything may be tried, and nothing is counted.
    fn is_free_try(&self) -> bool {
        let Some(item) = self.item().filter(|_| self.purpose == Purpose::Lesson) else {
            return false;
        };
        let asks_for_action = |step: &Step| matches!(step.question, Some(StepQuestion::Action(_)));
        item.lesson.tries_freely
            && matches!(item.part, LessonPart::Step(_))
            && item.step().is_some_and(asks_for_action)
    }

    /// Whether it is a recall question of a lesson whose first answer was wrong, and asked for the first time.
    fn was_missed_from_memory(&self) -> bool {
        let is_recalled = self
            .item()
            .is_some_and(|it| matches!(it.part, LessonPart::Recall(_)));
        is_recalled
            && self.purpose == Purpose::Lesson
            && !self.comes_back()
            && self.first_try() == Some(false)
    }

    /// What was missed comes back at the end, a recall question in another form.
    fn ask_at_the_end(&mut self) {
        if let Some(item) = self.item().filter(|item| can_come_back(item)) {
            self.items.push(item.in_another_form());
        }
    }

    /// Takes back what was said to a wrong answer: the learner tries again.
    pub fn try_again(&mut self) {
        if !self.is_settled() {
            self.said = None;
        }
    }

    /// Whether this step's question has been answered right, or its answer shown, just now; in an exam,
    /// whether it has been answered.
    pub fn is_settled(&self) -> bool {
        match self.said {
            Some(StepVerdict::Right | StepVerdict::Shown) => true,
            Some(StepVerdict::Wrong { .. }) => self.is_exam(),
            None => false,
        }
    }

    /// A step that is played on has come to its end.
    pub fn finish_playing(&mut self) {
        if self.plays_on() {
            self.answered.insert(self.at);
            self.said = Some(StepVerdict::Right);
        }
    }

    /// The learner has taken tiles in the deal that is played on, from a right stack or with this mistake, to which
    /// is said what follows.
    pub fn take_tiles(&mut self, mistake: Option<Misplaced>) {
        self.try_again();
        if self.is_settled() || !self.plays_on() {
            return;
        }
        if let Some(mistake) = mistake {
            self.failures += 1;
            self.hint |= self.failures >= HINT_AFTER;
            self.said = Some(StepVerdict::misplaced(mistake));
        } else {
            self.failures = 0;
            self.hint = false;
        }
    }

    /// Whether the step is played on.
    pub fn plays_on(&self) -> bool {
        let question = self.step().and_then(|step| step.question.as_ref());
        matches!(question, Some(StepQuestion::Play(_)))
    }

    /// Shows the hint of this step.
    pub fn show_hint(&mut self) {
        self.hint = true;
    }

    /// Puts the hint away: what it was about has changed.
    pub fn put_hint_away(&mut self) {
        self.hint = false;
    }

    /// Whether the hint is shown.
    pub fn hint_shown(&self) -> bool {
        self.hint
    }

    /// Whether this step is done: it asks nothing, or was answered right.
    pub fn is_done(&self) -> bool {
        self.answered.contains(&self.at) || self.step().is_none_or(|step| step.question.is_none())
    }

    /// Whether the lesson is finished.
    pub fn is_finished(&self) -> bool {
        self.end == End::Here
    }
}
