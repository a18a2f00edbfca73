//! A lesson at the table: the game of the scene, what the script does in it, and acts that were carried
//! out and can be taken back.

use std::sync::Arc;

use crate::bot::Level;
use crate::card::LineIndex;
use crate::coach::advise;
use crate::lesson::{
    Accept, Answer, Help, Kind, Picture, Question, Runner, Script, Step, Unit, Verdict,
    right_answers,
};
use crate::locale::Message;
use crate::play::Session;
use crate::rules::{Action, Game, Seat};
use crate::tile::Tile;
use crate::ui::screens::table::{CardBeside, Guide, TableCommand, TableScreen};
use crate::ui::{Change, Commands, Shared};
use crate::wording;

/// The table of the lesson in progress.
#[derive(Debug, Default)]
pub(super) struct LessonTable {
    table: TableScreen,
    /// The game before a wrong act that was carried out.
    before: Option<Game>,
    /// Whether what would have been right was done after a wrong act.
    shows_right: bool,
    /// What the coach would do, and after how many acts.
    advice: Option<(usize, Option<Advice>)>,
}

/// What the coach would do, and why.
#[derive(Debug)]
pub(super) struct Advice {
    pub(super) action: Action,
    pub(super) act: Message,
    pub(super) why: Message,
    /// The tiles that are given away by it.
    pub(super) tiles: Vec<Tile>,
    /// The line that is the best aim now.
    pub(super) line: Option<LineIndex>,
}

/// What the narrator must know of the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Beside<'a> {
    /// What the coach would do now, where the game is played on and the learner is told.
    pub(super) advice: Option<&'a Advice>,
    /// The lines of the step that the learner's exposures have put out of reach, where the game is played on.
    pub(super) closed: &'a [LineIndex],
    /// Whether a wrong act lies there that can be taken back.
    pub(super) may_take_back: bool,
    /// Whether what would have been right can be seen in the place of a wrong act that counts.
    pub(super) may_show_right: bool,
}

impl LessonTable {
    /// Sets the table of the step up, or goes on at it when the learner `came_on` from the step before.
    pub(super) fn follow(&mut self, runner: &mut Runner, came_on: bool) {
        self.before = None;
        self.shows_right = false;
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
            self.table.begin_lesson(session);
        }
        self.table.show_narrator();
        self.table.choose_nothing();
        let Some(session) = self.table.session_mut() else {
            return;
        };
        // A game that was played on has waited since.
        session.set_paused(false, 0.0);
        if let Some(Question::Play(play)) = &step.question {
            session.end_script();
            if play.opening && !runner.is_under_way() {
                session.show_opening();
            }
        } else {
            session.follow_script(Script::new(step.plays.iter().copied()));
            if step.opening {
                session.show_opening();
            }
        }
        self.look_how_far(runner);
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
            TableCommand::Act(action) if !runner.plays_on() => self.answer(action, runner),
            // The stage is over: the game goes on with the next one.
            TableCommand::Act(_) if runner.is_settled() => {}
            _ => {
                if let TableCommand::Act(_) = command {
                    runner.put_hint_away();
                }
                self.table.apply(command, change);
                self.look_how_far(runner);
            }
        }
    }

    /// Takes down how far the game of a step that is played on has come. Where that is as far as the step wants
    /// it, it waits for the next step.
    fn look_how_far(&mut self, runner: &mut Runner) {
        let question = runner.step().and_then(|step| step.question.as_ref());
        if let (Some(Question::Play(play)), Some(session)) = (question, self.table.session_mut())
            && session.opening().is_none()
        {
            let until = play.until;
            let is_new = |game: &Game| game.actions().len() != session.acts();
            if !runner.is_under_way() || runner.table().is_some_and(is_new) {
                runner.set_table(session.game().clone());
            }
            if until.is_reached(session.game()) {
                session.set_paused(true, 0.0);
                runner.finish_playing();
                self.table.show_narrator();
            }
        }
    }

    /// The act is judged and carried out, right or wrong, unless the engine refuses it.
    fn answer(&mut self, action: Action, runner: &mut Runner) {
        if !asks(runner) || self.before.is_some() {
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
        runner.try_again();
        let game = session.game().clone();
        let verdict = runner.answer_at(&Answer::Act(action), Some(&game));
        // What is said to it is to be seen where the narrator was put away.
        self.table.show_narrator();
        let Some(session) = self.table.session_mut() else {
            return;
        };
        match verdict {
            Verdict::Right | Verdict::Shown => do_right(session, action, runner.step()),
            Verdict::Wrong {
                refusal: Some(_), ..
            } => {}
            Verdict::Wrong { then, .. } => {
                session.add_to_script(then);
                // It was judged to be legal just now.
                let _ = session.act(action);
                self.before = Some(game);
            }
        }
    }

    /// Takes back what was carried out.
    pub(super) fn take_back(&mut self, runner: &Runner) {
        if let (Some(game), Some(step)) = (self.before.take(), runner.step()) {
            let card = Arc::clone(&step.card);
            let mut session = Session::of_game(card, game, [Level::Learner; 4]);
            session.follow_script(Script::default());
            self.table.begin_lesson(session);
        }
    }

    /// Shows a right answer: an act is done in the learner's place.
    pub(super) fn show_answer(&mut self, runner: &mut Runner) -> Option<Answer> {
        self.take_back(runner);
        let session = self.table.session_mut()?;
        session.finish_script();
        let game = session.game().clone();
        let answer = runner.show_answer(Some(&game))?;
        if let Answer::Act(action) = answer {
            do_right(session, action, runner.step());
        }
        Some(answer)
    }

    /// Does what would have been right, after a wrong act that counts.
    pub(super) fn show_right(&mut self, runner: &Runner) {
        self.take_back(runner);
        let (Some(session), Some(item)) = (self.table.session_mut(), runner.item()) else {
            return;
        };
        session.finish_script();
        let game = session.game().clone();
        let right = item.step().map(|step| right_answers(step, Some(&game)));
        if let Some(Answer::Act(action)) = right.into_iter().flatten().next() {
            do_right(session, action, runner.step());
        }
        self.shows_right = true;
    }

    /// The lines of the step that can still be made at this table, and those that cannot; all can be where the
    /// game is not played on.
    fn lines_of(&self, runner: &Runner) -> (Vec<LineIndex>, Vec<LineIndex>) {
        let pictures = runner.step().into_iter().flat_map(|step| &step.pictures);
        let lines = pictures.filter_map(|picture| match picture {
            Picture::Line(line) => Some(*line),
            _ => None,
        });
        let session = self.table.session().filter(|_| runner.plays_on());
        lines.partition(|line| session.is_none_or(|session| can_be_made(session, *line)))
    }

    /// Has the coach look at the table, if it has changed.
    fn think(&mut self, runner: &Runner) {
        let playing = |session: &&Session| runner.plays_on() && session.opening().is_none();
        let Some(session) = self.table.session().filter(playing) else {
            self.advice = None;
            return;
        };
        let acts = session.acts();
        if self.advice.as_ref().is_none_or(|(at, _)| *at != acts) {
            self.advice = Some((acts, advice(session)));
        }
    }

    /// The learner has come here or goes elsewhere.
    pub(super) fn hold(&mut self, held: bool, now: f64) {
        if let Some(session) = self.table.session_mut() {
            session.set_held(held, now);
        }
    }

    /// Whether a wrong act lies there that can be taken back.
    pub(super) const fn may_take_back(&self) -> bool {
        self.before.is_some()
    }

    /// Shows what the narrator says, where something else was looked at.
    pub(super) fn show_narrator(&mut self) {
        self.table.show_narrator();
    }

    /// Draws the table, with the narrator beside it. The card is looked at in the narrator's place, or no
    /// longer, when its key `turns_card`.
    #[expect(clippy::too_many_arguments, reason = "what is drawn, and for whom")]
    pub(super) fn ui(
        &mut self,
        ui: &mut egui::Ui,
        runner: &Runner,
        turns_card: bool,
        header: &mut dyn FnMut(&mut egui::Ui),
        narrator: &mut dyn FnMut(&mut egui::Ui, Beside<'_>),
        shared: &Shared<'_>,
        commands: &mut Commands,
    ) {
        self.think(runner);
        let (open, closed) = self.lines_of(runner);
        let beside = Beside {
            closed: &closed,
            advice: self
                .advice
                .as_ref()
                .and_then(|(_, advice)| advice.as_ref())
                .filter(|_| is_advised(runner)),
            may_take_back: self.may_take_back(),
            may_show_right: !self.shows_right && was_wrong_act(runner),
        };
        let plays = runner.plays_on() && !runner.is_settled();
        // Until the others have done what the script says, nothing can be answered.
        let is_waiting = self.table.session().is_some_and(Session::has_script_left);
        let card = match runner.lesson().unit {
            Some(Unit::Tiles) => CardBeside::Never,
            _ if turns_card => CardBeside::Turned,
            _ => CardBeside::Offered,
        };
        let mut guide = Guide {
            asks: (asks(runner) && !is_waiting || plays) && self.before.is_none(),
            examines: !plays,
            knows_payments: runner.lesson().unit.is_none_or(|unit| unit >= Unit::Jokers),
            lines: open
                .into_iter()
                .chain(beside.advice.and_then(|advice| advice.line))
                .collect(),
            card,
            offered: offered(runner.step()),
            kinds: kinds(runner.step()),
            advised: beside.advice.map(|advice| advice.action),
            header,
            narrator: &mut |ui| narrator(ui, beside),
        };
        self.table.ui_in_lesson(ui, &mut guide, shared, commands);
    }
}

/// What the coach would do.
fn advice(session: &Session) -> Option<Advice> {
    let view = session.view();
    let advice = advise(session.compiled_card(), view);
    let best = advice.best()?;
    Some(Advice {
        action: best.action,
        act: wording::action(&best.action, view),
        why: wording::coach_reason(&best.reason, view.card()),
        tiles: best
            .action
            .given_away()
            .map_or_else(Vec::new, |given| given.tiles().collect()),
        line: advice.lines.first().map(|outlook| outlook.line),
    })
}

/// Whether the learner's exposures leave a line open.
fn can_be_made(session: &Session, line: LineIndex) -> bool {
    let view = session.view();
    let card = session.compiled_card();
    let exposures = view.exposures(view.seat());
    let mut hands = card.hands_of(line);
    exposures.is_empty() || hands.any(|hand| card.distance(hand, view.rack(), exposures).is_some())
}

/// Whether the learner is told what the coach would do.
fn is_advised(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    let is_told = match question {
        Some(Question::Play(play)) => match play.help {
            Help::Told => true,
            Help::OnRequest => runner.hint_shown(),
            Help::Alone => false,
        },
        _ => false,
    };
    is_told && !runner.is_settled()
}

/// Whether an act is asked for that was not found yet.
fn asks(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    matches!(question, Some(Question::Act(_))) && !runner.is_settled()
}

/// Whether an act of an exam was wrong.
fn was_wrong_act(runner: &Runner) -> bool {
    let question = runner.step().and_then(|step| step.question.as_ref());
    let is_wrong = matches!(runner.said(), Some(Verdict::Wrong { .. }));
    runner.is_exam() && is_wrong && matches!(question, Some(Question::Act(_)))
}

/// Acts that the script speaks of: they are offered, so that also a wrong one can be tried.
fn offered(step: Option<&Step>) -> Vec<Action> {
    let Some(Question::Act(act)) = step.and_then(|step| step.question.as_ref()) else {
        return Vec::new();
    };
    let right = act.accept.iter().filter_map(|accept| match accept {
        Accept::This(action) => Some(*action),
        Accept::Any(_) => None,
    });
    let wrong = act.wrong.iter().map(|wrong| wrong.answer.act);
    right.chain(wrong).collect()
}

/// Kinds of act of which every legal one is right.
fn kinds(step: Option<&Step>) -> Vec<Kind> {
    let Some(Question::Act(act)) = step.and_then(|step| step.question.as_ref()) else {
        return Vec::new();
    };
    let kinds = act.accept.iter().filter_map(|accept| match accept {
        Accept::Any(kind) => Some(*kind),
        Accept::This(_) => None,
    });
    kinds.collect()
}

/// Does the right act, and what the others do with it.
fn do_right(session: &mut Session, action: Action, step: Option<&Step>) {
    if let Some(Question::Act(act)) = step.and_then(|step| step.question.as_ref()) {
        let others: Vec<(Seat, Action)> = act.others.clone();
        session.add_to_script(others);
    }
    // It was judged to be right just now.
    let _ = session.act(action);
}
