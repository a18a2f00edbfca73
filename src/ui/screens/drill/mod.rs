//! The drills: a picture, a question, what may be answered, and why it was right or wrong.
//!
//! What is asked and what is right is [`drill::Series`](crate::drill::Series)'s; here is only how it
//! looks, whatever its kind: `chooser` is the page of all kinds, `page` lays an exercise out, `room` as large as fits, `header` says what is
//! practiced and how it goes, `picture` draws what is looked at, `choices` what is offered, `by_hand` what is answered
//! with tiles, `card_beside` the card in which one looks for it, `grading` what is said to the answer, `said_apart` where that stands in a low window, `clock` how long it took. `keys` are those of every kind. `known` shows what the learner knows, `exercise_sheet` lays exercises out on paper.

mod by_hand;
mod card_beside;
mod choices;
mod chooser;
mod clock;
mod demos;
mod exercise_sheet;
mod grading;
mod header;
mod keys;
mod known;
mod page;
mod picture;
mod room;
mod said_apart;

use std::sync::Arc;

use egui::Context;

pub use demos::DEMOS;
pub use exercise_sheet::{ExerciseSheet, PAGE};

use self::card_beside::CardBeside;
use self::clock::Clock;
use self::keys::Pressed;
use self::known::KeptLines;
use crate::drill::{About, Answer, Asked, Graded, Kind, Made, Planned, Series, Verdict};
use crate::locale::Message;
use crate::memory::{HANDFUL, Rating, Scheduler, new_lines, skills_of};
use crate::play::Background;
use crate::profile::DrillRound;
use crate::ui::reading::LineReaders;
use crate::ui::shared::{Deferred, DrillCommand, KeptToday, difficulty, kinds_for, today};
use crate::ui::widgets::leave_enter;
use crate::ui::{Change, Command, Shared};

/// The longest exercise that there are timed rounds of, in seconds.
const LONGEST: u32 = 45;

/// How many exercises there are about a chapter of the rules.
const OF_A_CHAPTER: usize = 6;

/// The drill in progress.
#[derive(Debug, Default)]
pub struct DrillScreen {
    /// Nothing while another kind is chosen.
    series: Option<Series>,
    /// Whether it is the day's practice.
    is_of_today: bool,
    /// Whether it was chosen on the page of all kinds, so that the way back leads there.
    is_from_list: bool,
    /// The next exercise, on its way.
    next: Option<Background<Made>>,
    /// The answer that is graded beside the screen.
    grading: Deferred<Graded>,
    /// What came of it, until it is taken up.
    graded: Option<Graded>,
    draft: AnswerInMaking,
    clock: Clock,
    /// What is to be practiced today.
    today: KeptToday,
    /// How the lines of the card stand.
    known_lines: KeptLines,
    /// What came of a file.
    said: Option<Message>,
    /// The lines that are told of: those of the answer, or those that were missed.
    lines: LineReaders,
    card: CardBeside,
}

/// An answer that is put together with tiles.
#[derive(Debug, Default)]
struct AnswerInMaking {
    /// The tiles that were taken, by their places in the rack or the tray, in this order.
    taken: Vec<usize>,
    /// Whether what was to be kept in mind was put away.
    is_covered: bool,
    /// Whether what helps was asked for.
    has_hint: bool,
}

impl DrillScreen {
    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, change: &mut Change<'_>) {
        // A game or a lesson may have taught a line meanwhile.
        self.known_lines = KeptLines::default();
        let is_of_card = |series: &Series| Arc::ptr_eq(series.card(), change.compiled);
        let goes_on = |series: &Series| is_of_card(series) && !series.is_over();
        if !self.series.as_ref().is_some_and(goes_on) {
            self.choose();
        }
    }

    /// What is chosen next is chosen on the page of all kinds, if that `is_shown`.
    pub(in crate::ui) fn come_from_list(&mut self, is_shown: bool) {
        if self.series.is_none() || !is_shown {
            self.is_from_list = is_shown;
        }
    }

    /// Whether the way back leads to the page of all kinds.
    pub(in crate::ui) fn is_from_list(&self) -> bool {
        self.is_from_list && self.series.is_some()
    }

    /// Says what came of an action.
    pub fn say(&mut self, said: Message) {
        self.said = Some(said);
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut egui::Ui, shared: &Shared<'_>) {
        self.make(shared, ui.ctx());
        self.follow_grading(shared, ui.ctx());
        leave_enter(ui);
        if let Some(series) = &self.series {
            let question_waits = series.current().is_some() && series.latest().is_none();
            self.clock.run(shared.now, question_waits);
            // An answer that was given in time counts.
            if self.clock.is_run_out() && !self.is_grading() && !series.is_over() {
                ask(shared, DrillCommand::TimeIsUp);
            }
            if let Some(pressed) = Pressed::take(ui) {
                match pressed {
                    Pressed::Hint => ask(shared, DrillCommand::ShowHint),
                    Pressed::Card => self.card.toggle(series),
                }
            }
            page::follow(&mut self.lines, series);
            self.lines.take_keys(ui);
            let is_more_today = !self.today.follow(shared).exercises.is_empty();
            let state = page::State {
                draft: &self.draft,
                clock: &self.clock,
                is_of_today: self.is_of_today,
                is_more_today: self.is_of_today && is_more_today,
            };
            let lines = &mut self.lines;
            self.card.ui(ui, shared, series, |ui, card| {
                page::ui(ui, shared, series, state, lines, card);
            });
        } else {
            let today = self.today.follow(shared);
            let lines = &mut self.known_lines;
            chooser::ui(ui, shared, today, lines, self.said.as_ref());
        }
    }

    /// Has the next exercise made, without letting the screen wait.
    fn make(&mut self, shared: &Shared<'_>, context: &Context) {
        let Some(series) = &mut self.series else {
            return;
        };
        if self.next.is_none()
            && let Some(next) = series.to_make()
        {
            let context = context.clone();
            let tell = move || context.request_repaint();
            let make = move || next.make();
            self.next = Some(Background::begin(shared.refining(), make, tell));
        }
        if let Some(made) = self.next.as_ref().and_then(Background::take) {
            series.take(made);
            self.next = None;
        }
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: DrillCommand, change: &mut Change<'_>) {
        match command {
            DrillCommand::Practice(kind) => self.begin(kind, change),
            DrillCommand::Today => self.begin_today(change),
            DrillCommand::PracticeLine(line) => {
                let about = About::Line(line);
                let planned = Kind::OF_LINES.into_iter().map(|kind| (kind, about));
                self.begin_plan(planned, change);
            }
            DrillCommand::PracticeRules(area) => {
                let kinds = kinds_for(change.profile, area);
                debug_assert!(!kinds.is_empty(), "its button leads to the rules instead");
                let kinds = kinds.into_iter().cycle().take(OF_A_CHAPTER);
                self.begin_plan(kinds.map(|kind| (kind, About::Rules(area))), change);
            }
            DrillCommand::LearnLines => {
                let lines = new_lines(change.profile.memory(), change.card);
                let lines = lines.into_iter().take(HANDFUL).map(About::Line);
                let lines: Vec<About> = lines.collect();
                let kinds = Kind::LEARNS_LINES.into_iter();
                let planned = kinds.flat_map(|kind| lines.iter().map(move |line| (kind, *line)));
                self.begin_plan(planned, change);
            }
            DrillCommand::SetRound(round) => {
                let profile = &mut *change.profile;
                profile.change_settings(|settings| settings.drill_round = round);
            }
            DrillCommand::TakeUp(path) => change.profile.read_memory(path),
            DrillCommand::TimeIsUp => self.end_round(change),
            DrillCommand::Choose => self.choose(),
            DrillCommand::Answer(answer) => self.answer(answer, change),
            DrillCommand::SeeGrade => {
                if let Some(graded) = self.graded.take() {
                    self.take_graded(graded, change);
                }
            }
            // What is answered stays as it is until it is graded.
            DrillCommand::Pick(_) if self.is_grading() => {}
            DrillCommand::Pick(place) => self.pick(place),
            DrillCommand::Cover => self.draft.is_covered = true,
            DrillCommand::ShowHint => self.draft.has_hint = true,
            DrillCommand::Next => self.go_on(),
            DrillCommand::Missed => {
                let answered = self.series.as_ref().map_or(&[][..], Series::answered);
                let missed = answered.iter().filter(|it| !it.grade.is_right());
                let missed: Vec<_> = missed.map(|it| (it.exercise.kind, it.about)).collect();
                self.begin_plan(missed.into_iter(), change);
            }
            DrillCommand::Again => match self.series.as_ref().map(Series::kind) {
                Some(Some(kind)) => self.begin(kind, change),
                Some(None) => self.begin_today(change),
                None => {}
            },
        }
    }

    /// Takes a tile, or puts it back; where one is asked for, the last one that was clicked is taken.
    fn pick(&mut self, place: usize) {
        let exercise = self.series.as_ref().and_then(Series::current);
        if exercise.is_some_and(|it| matches!(it.asked, Asked::FromRack(_))) {
            self.draft.taken.retain(|taken| *taken == place);
        }
        self.draft.pick(place);
    }

    /// Has an answer graded, one after the other: at once, or beside the screen where the coach weighs it.
    fn answer(&mut self, answer: Answer, change: &mut Change<'_>) {
        let series = self.series.as_ref().filter(|_| !self.is_grading());
        let Some(to_grade) = series.and_then(|series| series.to_grade(answer)) else {
            return;
        };
        if to_grade.is_weighed() {
            self.grading = Deferred::of(move || to_grade.grade());
        } else {
            self.take_graded(to_grade.grade(), change);
        }
    }

    /// Whether the grade of an answer is still to come.
    const fn is_grading(&self) -> bool {
        !self.grading.is_nothing() || self.graded.is_some()
    }

    /// Takes up what came of an answer as soon as it is graded.
    fn follow_grading(&mut self, shared: &Shared<'_>, context: &Context) {
        if let Some(graded) = self.grading.follow(shared.refining(), context) {
            self.graded = Some(graded);
            ask(shared, DrillCommand::SeeGrade);
        }
    }

    fn take_graded(&mut self, graded: Graded, change: &mut Change<'_>) {
        let Some(series) = &mut self.series else {
            return;
        };
        if let Some(grade) = series.take_graded(graded)
            && let Some(answered) = series.latest()
        {
            let exercise = &answered.exercise;
            let rating = match grade.verdict {
                Verdict::Right => Rating::Good,
                Verdict::Nearly => Rating::Hard,
                Verdict::Wrong => Rating::Again,
            };
            let skills = skills_of(exercise, answered.about, series.card().card());
            let day = u32::try_from(change.day).unwrap_or(u32::MAX);
            let thought = self.clock.take_thought() as f32;
            let kind = exercise.kind;
            change.profile.change_memory(|memory| {
                memory.review(&Scheduler::default(), skills, day, rating);
                memory.count_answer(kind, grade.is_right(), thought);
            });
            // Against the clock only a mistake stops.
            if self.clock.left().is_some() && grade.is_right() {
                self.go_on();
            }
        }
    }

    fn go_on(&mut self) {
        if let Some(series) = &mut self.series {
            series.next();
        }
        self.draft = AnswerInMaking::default();
    }

    fn begin(&mut self, kind: Kind, change: &mut Change<'_>) {
        let card = Arc::clone(change.compiled);
        let difficulty = difficulty(change.profile, kind);
        let seed = seed(change);
        self.put_away();
        let round = change.profile.settings().drill_round;
        let is_timed = round == DrillRound::OneMinute && kind.seconds() <= LONGEST;
        self.series = Some(if is_timed {
            self.clock = Clock::of_a_round();
            Series::endless(kind, card, difficulty, seed)
        } else {
            Series::new(kind, card, difficulty, seed)
        });
    }

    /// Begins what is to be practiced today, or else what was missed today; where that is nothing, the page of all kinds
    /// says so.
    fn begin_today(&mut self, change: &mut Change<'_>) {
        let card = Arc::clone(change.compiled);
        let today = today(change.profile, card.card(), change.day);
        self.choose();
        if !today.now().is_empty() {
            let seed = seed(change);
            self.series = Some(Series::planned(today.now().to_vec(), card, seed));
            self.is_of_today = !today.exercises.is_empty();
        }
    }

    /// Begins exercises of these kinds, each about something.
    fn begin_plan(
        &mut self,
        planned: impl Iterator<Item = (Kind, About)>,
        change: &mut Change<'_>,
    ) {
        let planned = planned.map(|(kind, about)| Planned {
            kind,
            about,
            difficulty: difficulty(change.profile, kind),
        });
        let planned = planned.collect();
        let card = Arc::clone(change.compiled);
        let seed = seed(change);
        self.put_away();
        self.series = Some(Series::planned(planned, card, seed));
    }

    /// Ends a timed round, and keeps how many were right if that is more than ever.
    fn end_round(&mut self, change: &mut Change<'_>) {
        let Some(series) = &mut self.series else {
            return;
        };
        series.end();
        let score = u32::try_from(series.score()).unwrap_or(u32::MAX);
        if let Some(kind) = series.kind() {
            let profile = &mut *change.profile;
            profile.change_memory(|memory| memory.count_round(kind, score));
        }
    }

    fn choose(&mut self) {
        self.put_away();
        self.series = None;
    }

    fn put_away(&mut self) {
        self.next = None;
        self.grading = Deferred::Nothing;
        self.graded = None;
        self.is_of_today = false;
        self.said = None;
        self.draft = AnswerInMaking::default();
        self.clock = Clock::default();
        self.lines = LineReaders::default();
    }
}

impl AnswerInMaking {
    fn pick(&mut self, place: usize) {
        let before = self.taken.len();
        self.taken.retain(|taken| *taken != place);
        if self.taken.len() == before {
            self.taken.push(place);
        }
    }
}

/// Another series asks something else, also when it begins with the same seed.
fn seed(change: &Change<'_>) -> u64 {
    let answered = change.profile.memory().answered();
    change.seed.wrapping_add(u64::from(answered) << 16)
}

fn ask(shared: &Shared<'_>, command: DrillCommand) {
    shared.ask(Command::Drill(command));
}
