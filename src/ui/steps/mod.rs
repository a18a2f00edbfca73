//! The steps of a lesson, a test or an exam: what the learner did, and what is said to it.
//!
//! The place among them and the grading are [`lesson::Runner`]'s; here is only what an answer in the making looks
//! like (`draft`) and how a step is drawn. `page` lays it out, `picture` draws what is shown, `question` what is
//! asked, `feedback` what is said back on its `sheet`, for which `sheet_room` keeps room, `marks` what is marked on
//! an answer, `way` the row at the bottom, `finished` the end; `beginning` is how a lesson is begun. Where a step is
//! at the table, `at_table` has its game, `stacks` the stacks of a wall that are taken there, `asked_action` is what is asked there and `advice` what the coach would do;
//! `open_lines` which lines can still be made, and `weighed` an answer that the coach grades;
//! `narrator` speaks beside it, with a `remark` on what was played. `keys`
//! are those that are not about the question, and `just_answered` lets Enter rest for a moment.

mod advice;
mod asked_action;
mod at_table;
mod beginning;
mod build;
mod card_line;
mod choices;
mod draft;
mod feedback;
mod finished;
mod fitted;
mod grid;
mod groups;
mod header;
mod just_answered;
mod keys;
mod known;
mod marks;
mod narrator;
mod numbers;
mod one_row;
mod open_lines;
mod order;
mod page;
mod parts;
mod picture;
mod question;
mod rack_picture;
mod remark;
mod row;
mod seat_choices;
mod seats;
mod served_wall;
mod sheet;
mod sheet_room;
mod stacks;
mod tally_rack;
mod wall;
mod way;
mod weighed;

use std::collections::BTreeSet;

use at_table::LessonTable;
pub(super) use beginning::{begin, begin_test};
use draft::AnswerDraft;
use just_answered::JustAnswered;
use keys::Pressed;
use narrator::Narrator;
use page::Page;
pub(super) use picture::pictures;

use crate::lesson::{self, Illustration, Item, Left, LessonPart, Runner, StepVerdict, Unit};
use crate::memory::{Rating, Skill, skills_of_rules};
use crate::play::RackOrder;
use crate::profile::Progress;
use crate::ui::reading::{LineReader, LineReaders};
use crate::ui::shared::{LessonCommand, TableCommand};
use crate::ui::widgets::{free_keyboard, leave_enter};
use crate::ui::{Change, Command, Shared};

/// The steps in progress: of a lesson, a test or an exam.
#[derive(Debug, Default)]
pub struct Steps {
    runner: Option<Runner>,
    draft: AnswerDraft,
    /// The lines that the step shows.
    lines: LineReaders,
    /// The table, where the step is at one.
    table: LessonTable,
    /// Whether the learner has just come to a step.
    has_arrived: bool,
    /// When they answered it.
    answered: JustAnswered,
}

impl Steps {
    /// Takes these, or nothing.
    pub(super) fn take(&mut self, runner: impl Into<Option<Runner>>) {
        self.runner = runner.into();
        self.arrive(false);
    }

    /// Takes nothing any more of what is finished.
    pub(super) fn put_finished_away(&mut self) {
        self.runner.take_if(|runner| runner.is_finished());
    }

    /// The learner's rack is as they left it.
    pub(super) fn arrange(&mut self, order: &RackOrder) {
        self.table.arrange(order);
    }

    /// Lets what has still to happen at the table happen at once, for pictures.
    pub(super) fn settle(&mut self) {
        if let Some(runner) = &mut self.runner {
            self.table.settle(runner);
        }
    }

    /// The learner is back: what was held goes on.
    pub(super) fn come_back(&mut self, change: &Change<'_>) {
        self.table.hold(false, change.now);
    }

    /// The learner goes elsewhere: nothing happens at the table until they come back.
    pub fn leave(&mut self, change: &Change<'_>) {
        self.table.hold(true, change.now);
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>) {
        let mut asked = Vec::new();
        if let Some(runner) = &self.runner {
            self.answered.rest(ui, runner);
        }
        leave_enter(ui);
        let pressed = Pressed::take(ui);
        if let Some(runner) = &self.runner {
            if std::mem::take(&mut self.has_arrived) && is_open(runner) {
                // The next key goes to what is asked now.
                free_keyboard(ui.ctx());
            }
            let may_hint = way::may_hint(runner) && !self.table.may_take_back();
            if pressed == Some(Pressed::Hint) && may_hint {
                asked.push(LessonCommand::ShowHint);
            }
        }
        match &self.runner {
            Some(runner) if is_at_table(runner) => {
                follow(&mut self.lines, runner);
                let (draft, lines) = (&self.draft, &mut self.lines);
                self.table.ui(
                    ui,
                    runner,
                    pressed,
                    &mut |ui, beside| {
                        if let Some(narrator) = Narrator::of(runner, draft, beside) {
                            narrator.ui(ui, shared, lines, &mut asked);
                        }
                    },
                    shared,
                );
            }
            Some(runner) => {
                follow(&mut self.lines, runner);
                if !is_open(runner) {
                    self.lines.take_keys(ui);
                }
                let lines = &mut self.lines;
                let draft = &self.draft;
                let page = Page {
                    runner,
                    draft,
                    pressed,
                };
                page::ui(ui, shared, page, lines, &mut asked);
            }
            None => page::missing(ui, shared),
        }
        for command in asked {
            shared.ask(Command::Lesson(command));
        }
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: LessonCommand, change: &mut Change<'_>) {
        let Some(runner) = &mut self.runner else {
            return;
        };
        match command {
            LessonCommand::Pick(place) => {
                if !runner.is_settled() {
                    self.draft.pick(place);
                }
            }
            LessonCommand::Move { from, to } => {
                if !runner.is_settled() {
                    self.draft.move_item(from, to);
                }
            }
            LessonCommand::Check => {
                let question = runner.step().and_then(|step| step.question.as_ref());
                let answer = question.and_then(|question| self.draft.answer(question));
                if let Some(answer) = answer {
                    let before = runner.first_try();
                    runner.answer(&answer);
                    count_first_try(before, runner, change);
                    self.draft.note_checked();
                    if !runner.is_settled() {
                        let wrong = marks::wrong_picks(runner, &self.draft);
                        self.draft.put_back(&wrong);
                    }
                    self.show_right_in_exam();
                    self.remember(change);
                }
            }
            LessonCommand::SeeGrade => {
                let before = runner.first_try();
                self.table.see_grade(runner);
                count_first_try(before, runner, change);
                if runner.first_try() != before {
                    self.remember(change);
                }
            }
            LessonCommand::TryAgain => {
                runner.try_again();
                self.table.take_back(runner);
            }
            LessonCommand::ShowHint => {
                runner.show_hint();
                self.table.show_narrator();
            }
            LessonCommand::ShowAnswer if runner.is_exam() => self.table.show_right(runner),
            LessonCommand::ShowAnswer => {
                let answer = if is_at_table(runner) {
                    self.table.show_answer(runner)
                } else {
                    runner.show_answer(None)
                };
                let question = runner.step().and_then(|step| step.question.as_ref());
                if let (Some(answer), Some(question)) = (answer, question) {
                    self.draft.show(&answer, question);
                }
            }
            LessonCommand::Next => {
                self.table.settle(runner);
                runner.next();
                self.arrive(true);
                self.remember(change);
            }
            LessonCommand::Previous => {
                runner.back();
                self.arrive(false);
                self.remember(change);
            }
            LessonCommand::Practise(at) => {
                runner.practise(at);
                self.arrive(false);
            }
            LessonCommand::PractiseMissed => {
                runner.practise_missed();
                self.arrive(false);
            }
            LessonCommand::SkipWarmUp => {
                runner.skip_warm_up();
                self.arrive(true);
                self.remember(change);
            }
            LessonCommand::Restart => {
                let anew = match runner.tested() {
                    Some(unit) => begin_test(unit, change),
                    None => Some(begin(runner.lesson(), None, change)),
                };
                if let Some(anew) = anew {
                    *runner = anew;
                }
                self.arrive(false);
                self.remember(change);
            }
        }
    }

    /// Applies what the learner did at the table of the lesson.
    pub fn apply_at_table(&mut self, command: TableCommand, change: &mut Change<'_>) {
        if let Some(runner) = &mut self.runner {
            let before = runner.first_try();
            let so_far = played(runner);
            self.table.apply(command, runner, change);
            count_first_try(before, runner, change);
            let is_arranged = command == TableCommand::KeepArrangement;
            if played(runner) != so_far || runner.first_try() != before || is_arranged {
                self.remember(change);
            }
        }
    }

    /// What is taken.
    pub(super) const fn runner(&self) -> Option<&Runner> {
        self.runner.as_ref()
    }

    /// In an exam a wrong answer counts, and the right one is put beside it.
    fn show_right_in_exam(&mut self) {
        let Some(runner) = self.runner.as_ref().filter(|it| it.is_exam()) else {
            return;
        };
        if let Some(step) = runner.step()
            && let Some(question) = &step.question
            && let Some(right) = lesson::right_answers(step, None).first()
            && runner.said() != Some(&StepVerdict::Right)
        {
            self.draft.show(right, question);
        }
    }

    /// Opens the lines that the step shows, for pictures.
    pub(super) fn open_lines(&mut self) {
        if let Some(runner) = &self.runner {
            follow(&mut self.lines, runner);
        }
        self.lines.open_all();
    }

    /// The learner is at a step, `came_on` from the one before it.
    fn arrive(&mut self, came_on: bool) {
        self.has_arrived = true;
        self.renew_draft();
        if let Some(runner) = &mut self.runner {
            self.table.follow(runner, came_on);
        }
    }

    /// Keeps where the learner is.
    fn remember(&self, change: &mut Change<'_>) {
        let Some(runner) = self.runner.as_ref().filter(|it| !it.is_exam()) else {
            return;
        };
        if let Some(unit) = runner.tested() {
            if runner.is_finished() && lesson::is_passed(&runner.tally()) {
                mark_as_known(unit, change);
            }
            return;
        }
        let lesson = runner.lesson().id.clone();
        change.profile.change_progress(|progress| {
            if runner.is_finished() {
                progress.finish_lesson(&lesson);
            } else if let Some(left) = runner.takes_up() {
                let was_left = progress.lesson(&lesson).left.is_some();
                if is_untouched(runner, &left) && !was_left {
                    return;
                }
                let is_in_game = matches!(left, Left::AtTable { .. });
                let rack_order = is_in_game.then(|| self.table.rack_order());
                progress.leave_lesson(&lesson, left);
                progress.keep_rack(&lesson, rack_order.unwrap_or_default());
                progress.keep_first_tries(&lesson, runner.first_tries());
                let names = |items: &[Item]| items.iter().filter_map(Item::name).collect();
                let (warm_up, closing) = (names(runner.warm_up()), names(runner.closing()));
                progress.keep_questions(&lesson, warm_up, closing);
            }
        });
    }

    fn renew_draft(&mut self) {
        let item = self.runner.as_ref().and_then(Runner::item);
        let step = item.and_then(Item::step);
        let right = step.and_then(|step| lesson::right_answers(step, None).into_iter().next());
        let question = step.and_then(|step| step.question.as_ref());
        self.draft = AnswerDraft::blank(question, right.as_ref());
    }
}

/// Whether who leaves a lesson here has only looked in: nothing is left half done.
fn is_untouched(runner: &Runner, left: &Left) -> bool {
    let first = runner.lesson().steps.first();
    let at_first = matches!(left, Left::Step(id) if first.is_some_and(|step| step.id == *id));
    let item = runner.item();
    let at_warm_up = item.is_some_and(|item| matches!(item.part, LessonPart::Recall(_)));
    // Who has skipped the questions before the lesson has them behind.
    at_first && runner.first_tries().is_empty() && (at_warm_up || runner.warm_up().is_empty())
}

/// Who has passed the test of a unit need not take its lessons.
fn mark_as_known(unit: Unit, change: &mut Change<'_>) {
    let lessons = change.course.lessons.iter();
    for lesson in lessons.filter(|lesson| lesson.unit == Some(unit)) {
        let finish = |progress: &mut Progress| progress.finish_lesson(&lesson.id);
        change.profile.change_progress(finish);
    }
}

/// Remembers how the first answer to what a step asks went; `before` is what was known of it earlier. A recall question
/// that comes back after it was missed is as little known as before.
fn count_first_try(before: Option<bool>, runner: &Runner, change: &mut Change<'_>) {
    let (None, Some(right)) = (before, runner.first_try()) else {
        return;
    };
    review_rules(runner, right, change);
    let form = runner.step().map_or("", |step| &step.id);
    if let Some(name) = runner.item().and_then(Item::recall_name) {
        change.profile.change_progress(|progress| {
            if runner.comes_back() {
                progress.see_recall(&name, form, right);
            } else {
                progress.count_recall(&name, form, right);
            }
        });
    }
}

/// What was known, or not, of the rules that a lesson teaches counts for their chapters; what was not known for that of
/// the rule which was broken, if one was.
fn review_rules(runner: &Runner, right: bool, change: &mut Change<'_>) {
    let broken = match runner.said() {
        Some(StepVerdict::Wrong { rule, .. }) => *rule,
        _ => None,
    };
    let taught = runner.item().map(|item| item.lesson.rules.as_slice());
    let taught = taught.unwrap_or_default();
    let rules = match broken {
        Some(rule) => vec![rule],
        None if right => taught.to_vec(),
        None => taught.first().copied().into_iter().collect(),
    };
    if right {
        let chapters: BTreeSet<Skill> = rules
            .into_iter()
            .map(|rule| Skill::Rules(rule.area()))
            .collect();
        change.notice(chapters, Rating::Good);
    } else {
        change.notice(skills_of_rules(rules), Rating::Again);
    }
}

/// How many actions were done in the game of a step that is played on; nothing before it has begun.
fn played(runner: &Runner) -> Option<usize> {
    let table = runner.table().filter(|_| runner.is_under_way());
    table.map(|game| game.actions().len())
}

/// Whether the step is at a table.
fn is_at_table(runner: &Runner) -> bool {
    !runner.is_finished() && runner.step().is_some_and(|step| step.scene.is_table())
}

/// Whether something is asked that has not been answered right yet.
fn is_open(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    question.is_some() && !runner.is_settled()
}

/// The lines that the step shows, in their order.
fn follow(lines: &mut LineReaders, runner: &Runner) {
    let item = runner.item().filter(|_| !runner.is_finished());
    let lesson = item.map_or(runner.lesson(), |item| &item.lesson);
    let step = item.and_then(Item::step);
    let card = step.map_or(&lesson.card, |step| &step.card);
    lines.print_in(card_line::print_of(lesson));
    lines.follow((&lesson.id, runner.at(), step.map(|step| &step.id)), || {
        let pictures = step.iter().flat_map(|step| &step.pictures);
        let shown = pictures.filter_map(|picture| match picture {
            Illustration::Line(line) => Some(*line),
            Illustration::Tiles { .. }
            | Illustration::Rack { .. }
            | Illustration::Seats { .. }
            | Illustration::Dice(..)
            | Illustration::Wall { .. } => None,
        });
        shown.map(|line| LineReader::new(card, line)).collect()
    });
}
