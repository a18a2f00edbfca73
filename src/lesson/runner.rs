//! Taking a lesson: where the learner is, and what was said to the last answer.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::judge::judge;
use super::play_through::right_answers;
use super::scene::{begins_at, table_at};
use super::{Answer, Left, Lesson, Question, Scene, Step, Unit, Verdict};
use crate::analysis::CompiledCard;
use crate::coach::Grade;
use crate::rules::{Game, Seat};

/// After so many wrong answers to a question the hint is shown.
const HINT_AFTER: u32 = 2;
/// After so many wrong answers to a question the right one is shown, and the question comes back.
const ANSWER_AFTER: u32 = 3;

/// One thing that is gone through: a step of the lesson, or a question that is recalled.
#[derive(Debug, Clone)]
pub struct Item {
    /// The lesson it belongs to, which has its texts.
    pub lesson: Arc<Lesson>,
    /// Which part of that lesson it is.
    pub part: Part,
}

/// A part of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The step at this place.
    Step(usize),
    /// The recall question at this place.
    Recall(usize),
}

impl Item {
    /// A recall question of a lesson.
    pub const fn recall(lesson: Arc<Lesson>, place: usize) -> Self {
        let part = Part::Recall(place);
        Self { lesson, part }
    }

    /// What is shown and asked.
    pub fn step(&self) -> Option<&Step> {
        match self.part {
            Part::Step(place) => self.lesson.steps.get(place),
            Part::Recall(place) => self.lesson.recall.get(place),
        }
    }

    /// Its name, by which an exam is remembered: `lesson/question`.
    pub fn name(&self) -> Option<String> {
        let step = self.step()?;
        Some(format!("{}/{}", self.lesson.id, step.id))
    }

    /// The same of a recall question: by it is remembered how well that is known.
    pub fn recall_name(&self) -> Option<String> {
        match self.part {
            Part::Step(_) => None,
            Part::Recall(_) => self.name(),
        }
    }
}

/// How the questions of a lesson were answered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many were asked.
    pub asked: usize,
    /// How many were answered right at the first try.
    pub right: usize,
}

/// What it is that is gone through.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Purpose {
    /// A lesson, or questions of lessons.
    Lesson,
    /// A test of a unit.
    Test(Unit),
    /// An exam, with the answers so far: those to its first questions, each answered once.
    Exam(Vec<Answer>),
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
    failures: u32,
    said: Option<Verdict>,
    grade: Option<Box<(Grade, Game)>>,
    hint: bool,
    finished: bool,
    /// The table as the step found it, when it is at one.
    table: Option<Game>,
    purpose: Purpose,
}

impl Runner {
    /// Begins at the step of this name, those before it taken as done; at the first one when there is
    /// none of this name. Where the step needs a table that cannot be known, it begins where that was
    /// set up.
    pub fn resume(lesson: Arc<Lesson>, step: Option<&str>) -> Self {
        let left = step.map(|step| Left::Step(step.to_owned()));
        Self::with_recall(lesson, left.as_ref(), Vec::new(), Vec::new())
    }

    /// Goes through these alone.
    pub fn of_items(lesson: Arc<Lesson>, items: Vec<Item>) -> Self {
        let mut runner = Self {
            planned: items.len(),
            items,
            at: 0,
            answered: BTreeSet::new(),
            first_tries: Vec::new(),
            failures: 0,
            said: None,
            grade: None,
            hint: false,
            finished: false,
            table: None,
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
    pub fn of_exam(items: Vec<Item>, given: Vec<Answer>) -> Option<Self> {
        let lesson = Arc::clone(&items.first()?.lesson);
        let at = given.len().min(items.len() - 1);
        let exam = Self {
            at,
            finished: given.len() >= items.len(),
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
    pub fn given(&self) -> &[Answer] {
        match &self.purpose {
            Purpose::Exam(given) => given,
            Purpose::Lesson | Purpose::Test(_) => &[],
        }
    }

    /// Takes a lesson up where it was left, with questions of earlier lessons before the first step, and
    /// with recall questions after the last one.
    pub fn with_recall(
        lesson: Arc<Lesson>,
        left: Option<&Left>,
        before: Vec<Item>,
        mut after: Vec<Item>,
    ) -> Self {
        let at = match left {
            Some(Left::Step(id)) => takes_up_at(&lesson, lesson.find_step(id).unwrap_or(0)),
            Some(Left::Closing(count)) => {
                keep(&mut after, *count, &lesson);
                lesson.steps.len()
            }
            None => 0,
        };
        // Who comes back in the middle is asked nothing first.
        let before = if at == 0 { before } else { Vec::new() };
        let steps = (0..lesson.steps.len()).map(|place| Item {
            lesson: Arc::clone(&lesson),
            part: Part::Step(place),
        });
        let items: Vec<Item> = before.into_iter().chain(steps).chain(after).collect();
        let at = at.min(items.len().saturating_sub(1));
        let runner = Self {
            at,
            answered: (0..at).collect(),
            ..Self::of_items(lesson, items)
        };
        runner.at_its_table()
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

    /// Where the lesson is taken up again by who leaves it now; nowhere at a question before its first step.
    pub fn takes_up(&self) -> Option<Left> {
        match self.item()?.part {
            Part::Step(place) => {
                let step = self.lesson.steps.get(takes_up_at(&self.lesson, place))?;
                Some(Left::Step(step.id.clone()))
            }
            Part::Recall(_) => {
                let is_step = |item: &Item| matches!(item.part, Part::Step(_));
                let is_closing = self.items[..self.at].iter().any(is_step);
                is_closing.then(|| Left::Closing(self.planned.saturating_sub(self.at).max(1)))
            }
        }
    }

    /// How many things are gone through, as far as is known now.
    pub fn count(&self) -> usize {
        self.items.len()
    }

    /// The place of that step among all that are gone through, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The table as the step found it, when it is at one.
    pub fn table(&self) -> Option<&Game> {
        self.table.as_ref()
    }

    /// The table is like this now: the next step of the scene goes on there.
    pub fn set_table(&mut self, game: Game) {
        self.table = Some(game);
    }

    /// The card that is played at that table.
    pub fn card(&self) -> &Arc<CompiledCard> {
        self.step().map_or(&self.lesson.card, |step| &step.card)
    }

    /// Judges an answer to this step's question, and remembers what is to be said to it. A step that
    /// asks nothing takes every answer for wrong. In an exam only the first answer counts.
    pub fn answer(&mut self, answer: &Answer) -> Verdict {
        self.answer_at(answer, None)
    }

    /// The same at a table as it lies there now.
    pub fn answer_at(&mut self, answer: &Answer, table: Option<&Game>) -> Verdict {
        if let Some(said) = self.said.as_ref().filter(|_| self.is_exam()) {
            return said.clone();
        }
        let asked = self
            .step()
            .and_then(|step| Some((step, step.question.as_ref()?)));
        let verdict = asked.map_or_else(Verdict::unlisted, |(step, question)| {
            judge(&step.card, question, answer, table)
        });
        self.grade = asked.and_then(|(step, question)| match (question, answer, table) {
            (Question::Act(act), Answer::Act(action), Some(game)) => {
                let grade = act.grade(&step.card, game.view(Seat::FIRST), action)?;
                Some(Box::new((grade, game.clone())))
            }
            _ => None,
        });
        let is_right = verdict == Verdict::Right;
        if !self.first_tries.iter().any(|(at, _)| *at == self.at) {
            self.first_tries.push((self.at, is_right));
        }
        if let Purpose::Exam(given) = &mut self.purpose {
            given.push(answer.clone());
            self.answered.insert(self.at);
        } else if is_right {
            self.answered.insert(self.at);
            self.hint = false;
        } else {
            self.failures += 1;
            self.hint |= self.failures >= HINT_AFTER;
        }
        self.said = Some(verdict.clone());
        verdict
    }

    /// What the coach found of the last act, where it judges, and the table at which that was done.
    pub fn grade(&self) -> Option<(&Grade, &Game)> {
        self.grade.as_deref().map(|(grade, table)| (grade, table))
    }

    /// What was said to the last answer, as long as the learner does not try again.
    pub fn said(&self) -> Option<&Verdict> {
        self.said.as_ref()
    }

    /// Whether the learner has tried so often that the right answer may be shown.
    pub fn may_be_shown(&self) -> bool {
        self.failures >= ANSWER_AFTER && !self.is_done()
    }

    /// Shows a right answer, which counts as done; a question that can be asked anywhere comes back at the
    /// end.
    pub fn show_answer(&mut self, table: Option<&Game>) -> Option<Answer> {
        let item = self.item()?;
        let answer = right_answers(item.step()?, table).into_iter().next()?;
        let is_page = |step: &Step| !step.scene.is_table();
        if matches!(item.part, Part::Recall(_)) || item.step().is_some_and(is_page) {
            self.items.push(item.clone());
        }
        self.answered.insert(self.at);
        self.hint = false;
        self.said = Some(Verdict::Shown);
        Some(answer)
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
            Some(Verdict::Right | Verdict::Shown) => true,
            Some(Verdict::Wrong { .. }) => self.is_exam(),
            None => false,
        }
    }

    /// A step that is played on has come to its end.
    pub fn finish_playing(&mut self) {
        if self.plays_on() {
            self.answered.insert(self.at);
            self.said = Some(Verdict::Right);
        }
    }

    /// Whether the step is played on.
    pub fn plays_on(&self) -> bool {
        let question = self.step().and_then(|step| step.question.as_ref());
        matches!(question, Some(Question::Play(_)))
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

    /// Whether it is the last one.
    pub fn is_last(&self) -> bool {
        self.at + 1 >= self.items.len()
    }

    /// Goes on to the next step, or finishes the lesson; nothing when this step is not done.
    pub fn next(&mut self) {
        if !self.is_done() {
            return;
        }
        if self.is_last() {
            self.finished = true;
        } else {
            let goes_on = matches!(
                self.items[self.at + 1].step().map(|step| &step.scene),
                Some(Scene::GoesOn)
            );
            let table = self.table.take().filter(|_| goes_on);
            self.move_to(self.at + 1);
            self.table = table.or_else(|| self.known_table());
        }
    }

    /// Goes back a step; nothing at the first one.
    pub fn back(&mut self) {
        if self.finished {
            self.finished = false;
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

    /// Whether the lesson is finished.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// How the questions were answered so far; one that came back counts only once.
    pub fn tally(&self) -> Tally {
        let tries = self.first_tries.iter().filter(|(at, _)| *at < self.planned);
        let right = tries.clone().filter(|(_, right)| *right).count();
        Tally {
            asked: tries.count(),
            right,
        }
    }

    /// Whether questions were answered that are not counted, because the lesson was left and taken up again.
    pub fn was_taken_up(&self) -> bool {
        let planned = self.items.iter().take(self.planned);
        let asked = planned.filter(|item| {
            let question = item.step().and_then(|step| step.question.as_ref());
            question.is_some_and(|it| !matches!(it, Question::Play(_)))
        });
        self.finished && self.tally().asked < asked.count()
    }

    /// The recall questions of which the first answer was not right, each once.
    pub fn missed(&self) -> Vec<&Item> {
        let mut missed: Vec<&Item> = Vec::new();
        for (at, right) in &self.first_tries {
            let item = self.items.get(*at).filter(|_| !right);
            if let Some(item) = item.filter(|item| item.recall_name().is_some())
                && !missed
                    .iter()
                    .any(|it| it.recall_name() == item.recall_name())
            {
                missed.push(item);
            }
        }
        missed
    }

    /// Whether the first answer to what the learner is at was right; `None` before it.
    pub fn first_try(&self) -> Option<bool> {
        let mut tries = self.first_tries.iter();
        tries
            .find(|(at, _)| *at == self.at)
            .map(|(_, right)| *right)
    }

    fn move_to(&mut self, at: usize) {
        self.at = at;
        self.said = None;
        self.hint = false;
        self.failures = 0;
    }

    /// The table of the step, when every step before was answered as its script says.
    fn known_table(&self) -> Option<Game> {
        let item = self.item()?;
        match (item.part, &item.step()?.scene) {
            (Part::Step(place), _) => table_at(&item.lesson, place),
            (Part::Recall(_), Scene::SetUp(game)) => Some(Game::clone(game)),
            (Part::Recall(_), Scene::Page | Scene::GoesOn) => None,
        }
    }
}

/// Keeps so many closing questions. Of the lesson's own the last are those that were answered before it was
/// left: they are due least.
fn keep(after: &mut Vec<Item>, count: usize, lesson: &Lesson) {
    while after.len() > count {
        let own = after.iter().rposition(|item| item.lesson.id == lesson.id);
        after.remove(own.unwrap_or(0));
    }
}

/// The place of the step at which a lesson is taken up by who left it at this one.
fn takes_up_at(lesson: &Lesson, at: usize) -> usize {
    if table_at(lesson, at).is_some() {
        at
    } else {
        begins_at(lesson, at)
    }
}
