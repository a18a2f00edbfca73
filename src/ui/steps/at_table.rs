//! A lesson at the table: the game of the scene, what the script does in it, and actions that were carried
//! out and can be taken back.

use std::sync::Arc;

use egui::Context;

use super::advice::{KeptAdvice, LessonAdvice, is_advised};
use super::asked_action::{asks, kinds, offered, was_wrong_action};
use super::card_line::print_of;
use super::header;
use super::keys::Pressed;
use super::known::{knows_winds, lesson_at};
use super::open_lines::OpenLines;
use super::remark::{KeptRemark, Remark};
use super::stacks::HeldStack;
use super::weighed::WeighedAnswer;
use crate::analysis::CompiledCard;
use crate::bot::Level;
use crate::card::LineIndex;
use crate::lesson::{
    GamePhase, Help, OpeningFrom, Runner, Script, Step, StepAnswer, StepQuestion, StepVerdict,
    Unit, right_answers,
};
use crate::play::{Awaited, OpeningStep, RackOrder, Session};
use crate::rules::{Action, Game, Seat};
use crate::ui::shared::TableCommand;
use crate::ui::table::{Awaits, CardBeside, Guide, Occasion, Side, Table};
use crate::ui::{Change, Shared};

/// The table of the lesson in progress.
#[derive(Debug, Default)]
pub(super) struct LessonTable {
    pub(super) table: Table,
    /// The game before a wrong action that was carried out.
    before: Option<Game>,
    /// Whether what would have been right was done after a wrong action.
    shows_right: bool,
    /// The stack of the own wall that was taken hold of, where one is asked for.
    pub(super) held: Option<HeldStack>,
    /// What the coach would do.
    advice: KeptAdvice,
    /// What there is to say to the learner's last action in a game that is played on.
    remark: KeptRemark,
    /// Which lines of the step can still be made.
    lines: OpenLines,
    /// An answer that the coach weighs.
    weighed: WeighedAnswer,
}

/// What the narrator must know of the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeenByNarrator<'a> {
    /// What the coach would do now, where the game is played on and the learner is told.
    pub(super) advice: Option<&'a LessonAdvice>,
    /// What there is to say to the learner's last action there.
    pub(super) remark: Option<&'a Remark>,
    /// The lines of the step that the learner's exposures have put out of reach, where the game is played on.
    pub(super) closed: &'a [LineIndex],
    /// What the game is at that is played on, once its opening was seen.
    pub(super) phase: Option<GamePhase>,
    /// Whether the others are still at what the script says.
    pub(super) others_act: bool,
    /// Whether a wrong action lies there that can be taken back.
    pub(super) may_take_back: bool,
    /// Whether what would have been right can be seen in the place of a wrong action that counts.
    pub(super) may_show_right: bool,
}

impl LessonTable {
    /// Sets the table of the step up, or goes on at it when the learner `came_on` from the step before.
    pub(super) fn follow(&mut self, runner: &mut Runner, came_on: bool) {
        self.before = None;
        self.shows_right = false;
        self.remark = KeptRemark::Nothing;
        self.lines = OpenLines::default();
        self.weighed = WeighedAnswer::default();
        self.held = None;
        let Some(step) = runner.step().filter(|_| !runner.is_finished()) else {
            return;
        };
        let Some(game) = runner.table() else {
            return;
        };
        let goes_on = came_on && runner.goes_on();
        if !goes_on || self.table.session().is_none() {
            let session =
                Session::of_game(Arc::clone(&step.card), game.clone(), [Level::Learner; 4]);
            self.table.begin(session, Side::Narrator);
        }
        self.table.show_beside(Side::Narrator);
        self.table.choose_nothing();
        let Some(session) = self.table.session_mut() else {
            return;
        };
        // A game that was played on has waited since.
        session.set_paused(false, 0.0);
        self.remark = if helps(runner) && !came_on {
            last_remark(session.compiled_card(), runner)
        } else {
            KeptRemark::Nothing
        };
        if let Some(StepQuestion::Play(play)) = &step.question {
            session.end_script();
            if play.opening && !runner.is_under_way() {
                session.show_opening();
                if play.deals_by_hand() {
                    session.deal_by_hand();
                }
            }
        } else {
            session.follow_script(Script::new(step.plays.iter().copied()));
            match step.opening {
                Some(OpeningFrom::Start) => session.show_opening(),
                Some(OpeningFrom::Roll | OpeningFrom::Break) => {
                    session.show_opening_at(OpeningStep::Break);
                }
                None => session.end_opening(),
            }
        }
        self.look_how_far(runner);
    }

    /// The learner's rack as they arranged it.
    pub(super) fn rack_order(&self) -> RackOrder {
        self.table.rack_order()
    }

    /// A game is taken up again: the rack is as the learner left it.
    pub(super) fn arrange(&mut self, order: &RackOrder) {
        self.table.arrange(order);
    }

    /// The learner goes on to the next step: what has still to happen here happens at once.
    pub(super) fn settle(&mut self, runner: &mut Runner) {
        if let Some(session) = self.table.session_mut()
            && runner.table().is_some()
        {
            session.finish_script();
            runner.set_table(session.game().clone());
        }
    }

    /// Applies what the learner did at the table.
    pub(super) fn apply(
        &mut self,
        command: TableCommand,
        runner: &mut Runner,
        change: &mut Change<'_>,
    ) {
        match command {
            TableCommand::Action(action) if !runner.plays_on() => self.answer(action, runner),
            TableCommand::TakeStack { seat, stack } if runner.plays_on() => {
                self.take_tiles(seat, stack, runner);
            }
            TableCommand::TakeStack { stack, .. } => self.take_stack(stack, runner),
            // The stage is over: the game goes on with the next one.
            TableCommand::Action(_) if runner.is_settled() => {}
            TableCommand::Action(action) => {
                let remark = self.remark_on(action, runner);
                if self.is_done(command, runner, change) {
                    self.remark = remark;
                }
            }
            TableCommand::LayCalledOpen => {
                self.is_done(command, runner, change);
            }
            _ => {
                self.table.apply(command, change);
                self.look_how_far(runner);
            }
        }
    }

    /// Applies what the learner did, and says whether something was done in the game by it: only then the hint, which
    /// was about it, has served.
    fn is_done(
        &mut self,
        command: TableCommand,
        runner: &mut Runner,
        change: &mut Change<'_>,
    ) -> bool {
        let before = self.table.session().map(Session::actions_done);
        self.table.apply(command, change);
        let is_done = self.table.session().map(Session::actions_done) != before;
        if is_done {
            runner.put_hint_away();
        }
        self.look_how_far(runner);
        is_done
    }

    /// What there is to say to an action of a game that is played on, as long as the narrator helps there.
    fn remark_on(&self, action: Action, runner: &Runner) -> KeptRemark {
        let session = self.table.session().filter(|_| helps(runner));
        session.map_or_else(KeptRemark::default, |session| {
            KeptRemark::on(session.compiled_card(), session.game().clone(), action)
        })
    }

    /// Takes down how far the game of a step that is played on has come. Where that is as far as the step wants
    /// it, it waits for the next step.
    fn look_how_far(&mut self, runner: &mut Runner) {
        let question = runner.step().and_then(|step| step.question.as_ref());
        if let (Some(StepQuestion::Play(play)), Some(session)) =
            (question, self.table.session_mut())
            && session.opening().is_none()
        {
            let until = play.until;
            let is_new = |game: &Game| game.actions().len() != session.actions_done();
            if !runner.is_under_way() || runner.table().is_some_and(is_new) {
                runner.set_table(session.game().clone());
            }
            if until.is_reached(session.game()) {
                session.set_paused(true, 0.0);
                runner.finish_playing();
                self.table.show_beside(Side::Narrator);
            }
        }
    }

    /// The action is checked and carried out, right or wrong, unless the engine refuses it. What the coach grades is
    /// weighed first.
    fn answer(&mut self, action: Action, runner: &mut Runner) {
        if !self.may_answer(runner) || self.weighed.is_under_way() {
            return;
        }
        let Some(session) = self.table.session_mut() else {
            return;
        };
        if session.has_script_left() {
            return;
        }
        // What nobody tells, such as letting a discard go, need not be waited for.
        session.finish_script();
        if let Some(to_weigh) = runner.to_weigh(action, session.game()) {
            self.weighed = WeighedAnswer::of(to_weigh);
            return;
        }
        runner.try_again();
        let game = session.game().clone();
        let verdict = runner.answer_at(&StepAnswer::Action(action), Some(&game));
        self.carry_out(action, verdict, runner);
    }

    /// An action was weighed: it is carried out, right or wrong.
    pub(super) fn see_grade(&mut self, runner: &mut Runner) {
        let graded = self.weighed.take().filter(|_| self.may_answer(runner));
        if let Some(graded) = graded
            && let StepAnswer::Action(action) = *graded.answer()
        {
            runner.try_again();
            let verdict = runner.take_graded(graded);
            self.carry_out(action, verdict, runner);
        }
    }

    /// Whether an action is asked for, and no wrong one lies there.
    fn may_answer(&self, runner: &Runner) -> bool {
        asks(runner) && self.before.is_none()
    }

    /// Does an action to which this is said.
    fn carry_out(&mut self, action: Action, verdict: StepVerdict, runner: &Runner) {
        // What is said to it is to be seen where the narrator was put away.
        self.table.show_beside(Side::Narrator);
        let Some(session) = self.table.session_mut() else {
            return;
        };
        match verdict {
            StepVerdict::Right | StepVerdict::Shown => do_right(session, action, runner.step()),
            StepVerdict::Wrong {
                refusal: Some(_), ..
            } => self.table.put_back_what_is_never_passed(action),
            StepVerdict::Wrong { then, .. } => {
                let game = session.game().clone();
                session.add_to_script(then);
                let done = session.act(action);
                debug_assert!(
                    done.is_ok(),
                    "{done:?}: it was checked to be legal just now"
                );
                self.before = Some(game);
            }
        }
    }

    /// Takes back what was carried out.
    pub(super) fn take_back(&mut self, runner: &Runner) {
        self.held = None;
        self.weighed = WeighedAnswer::default();
        if let (Some(game), Some(step)) = (self.before.take(), runner.step()) {
            let card = Arc::clone(&step.card);
            let mut session = Session::of_game(card, game, [Level::Learner; 4]);
            session.follow_script(Script::default());
            self.table.begin(session, Side::Narrator);
        }
    }

    /// Shows a right answer: an action is done in the learner's place.
    pub(super) fn show_answer(&mut self, runner: &mut Runner) -> Option<StepAnswer> {
        self.take_back(runner);
        if let Some(taking) = self.taking() {
            self.show_taking(taking, runner);
            return None;
        }
        let session = self.table.session_mut()?;
        session.finish_script();
        let game = session.game().clone();
        let answer = runner.show_answer(Some(&game))?;
        match answer {
            StepAnswer::Action(action) => do_right(session, action, runner.step()),
            StepAnswer::Amount(stack) => {
                let stack = u8::try_from(stack).unwrap_or(u8::MAX);
                self.held = Some(HeldStack {
                    seat: Seat::FIRST,
                    stack,
                    is_right: true,
                });
            }
            _ => {}
        }
        Some(answer)
    }

    /// Does what would have been right, after a wrong action that counts.
    pub(super) fn show_right(&mut self, runner: &Runner) {
        self.take_back(runner);
        let (Some(session), Some(item)) = (self.table.session_mut(), runner.item()) else {
            return;
        };
        session.finish_script();
        let game = session.game().clone();
        let right = item.step().map(|step| right_answers(step, Some(&game)));
        if let Some(StepAnswer::Action(action)) = right.into_iter().flatten().next() {
            do_right(session, action, runner.step());
        }
        self.shows_right = true;
    }

    /// Has the coach look at the table, where the game is played on.
    fn think(&mut self, runner: &Runner, shared: &Shared<'_>, context: &Context) {
        let playing = |session: &&Session| runner.plays_on() && session.opening().is_none();
        match self.table.session().filter(playing) {
            Some(session) => self.advice.follow(session, shared.refining(), context),
            None => self.advice = KeptAdvice::default(),
        }
        self.remark.follow(shared.refining(), context);
        self.weighed.follow(shared, context);
    }

    /// What the game is at that is played on, once its opening was seen.
    fn phase(&self, runner: &Runner) -> Option<GamePhase> {
        let session = self.table.session().filter(|_| runner.plays_on())?;
        let is_seen = session.opening().is_none();
        is_seen.then(|| GamePhase::of(session.view())).flatten()
    }

    /// The learner has come here or goes elsewhere.
    pub(super) fn hold(&mut self, held: bool, now: f64) {
        if let Some(session) = self.table.session_mut() {
            session.set_held(held, now);
        }
    }

    /// Whether the others are still at what the script says.
    fn others_act(&self) -> bool {
        let session = self.table.session();
        session.is_some_and(|it| it.has_script_left() && it.awaited() == Awaited::Bots)
    }

    /// Whether a wrong action lies there that can be taken back.
    pub(super) fn may_take_back(&self) -> bool {
        self.before.is_some() || self.held.is_some_and(|held| !held.is_right)
    }

    /// Shows what the narrator says, where something else was looked at.
    pub(super) fn show_narrator(&mut self) {
        self.table.show_beside(Side::Narrator);
    }

    /// Draws the table, with the narrator beside it. The card is looked at in the narrator's place, or no
    /// longer, when its key is pressed.
    pub(super) fn ui(
        &mut self,
        ui: &mut egui::Ui,
        runner: &Runner,
        pressed: Option<Pressed>,
        narrator: &mut dyn FnMut(&mut egui::Ui, SeenByNarrator<'_>),
        shared: &Shared<'_>,
    ) {
        self.think(runner, shared, ui.ctx());
        self.lines.follow(runner, self.table.session());
        let beside = SeenByNarrator {
            closed: self.lines.closed(),
            advice: self.advice.to_read().filter(|_| is_advised(runner)),
            remark: self.remark.now(),
            phase: self.phase(runner),
            others_act: self.others_act(),
            may_take_back: self.may_take_back(),
            may_show_right: !self.shows_right && was_wrong_action(runner),
        };
        let advised = self.advice.now().filter(|_| is_advised(runner));
        let plays = runner.plays_on() && !runner.is_settled();
        // Until the others have done what the script says, nothing can be answered.
        let is_waiting = self.table.session().is_some_and(Session::has_script_left);
        let card = match runner.lesson().unit {
            Some(Unit::Tiles) => CardBeside::Never,
            _ if pressed == Some(Pressed::Card) => CardBeside::Turned,
            _ => CardBeside::Offered,
        };
        let mut guide = Guide {
            awaits: if self.before.is_some() {
                Awaits::Nothing
            } else if asks(runner) && !is_waiting || plays {
                Awaits::Action
            } else if runner.plays_on() && runner.is_settled() {
                Awaits::TheNextStep
            } else {
                Awaits::Nothing
            },
            examines: !plays,
            unit: lesson_at(runner).unit,
            knows_winds: knows_winds(shared, runner),
            print: print_of(lesson_at(runner)),
            lines: self
                .lines
                .open()
                .iter()
                .copied()
                .chain(advised.and_then(|advice| advice.line))
                .collect(),
            card,
            stack: self.stack_asked(runner),
            offered: offered(runner.step()),
            kinds: kinds(runner.step()),
            advised: advised.map(|advice| advice.action),
            header: &mut |ui| header::title_row(ui, shared, runner, pressed),
            narrator: &mut |ui| narrator(ui, beside),
        };
        self.table.ui(ui, Occasion::Lesson(&mut guide), shared);
    }
}

/// Whether the narrator helps in a game that is played on.
fn helps(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    matches!(question, Some(StepQuestion::Play(play)) if play.help != Help::Alone)
}

/// What there is to say to the learner's last action in the game of the step, as it was said when that was done.
fn last_remark(card: &Arc<CompiledCard>, runner: &Runner) -> KeptRemark {
    let last = runner.last_action();
    last.map_or_else(KeptRemark::default, |(before, action)| {
        KeptRemark::on(card, before, action)
    })
}

/// Does the right action, and what the others do with it.
fn do_right(session: &mut Session, action: Action, step: Option<&Step>) {
    if let Some(StepQuestion::Action(task)) = step.and_then(|step| step.question.as_ref()) {
        let others: Vec<(Seat, Action)> = task.others.clone();
        session.add_to_script(others);
    }
    let done = session.act(action);
    debug_assert!(
        done.is_ok(),
        "{done:?}: it was checked to be right just now"
    );
}
