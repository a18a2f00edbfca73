//! A match with the bots: it is begun, kept and taken up again here, and played at the table.

use std::sync::Arc;

use egui::Ui;

use crate::analysis::CompiledCard;
use crate::coach::Severity;
use crate::memory::{LineKey, Rating, Skill, skills_of_action, skills_of_rules};
use crate::play::{Agreement, Awaited, RestoreError, SavedMatch, Session};
use crate::profile::{GameEnd, GameNumber, GameSummary, KeptGame, OfMatch};
use crate::rules::{Action, Outcome, Refusal};
use crate::ui::reading::RackInGame;
use crate::ui::shared::TableCommand;
use crate::ui::table::{Decisions, Occasion, Side, Table};
use crate::ui::{Change, Route, Shared};

/// The match in progress.
#[derive(Debug, Default)]
pub struct GameScreen {
    pub(in crate::ui) table: Table,
    /// The number under which the game that is over is kept.
    kept: Option<GameNumber>,
}

impl GameScreen {
    /// The learner's rack in the game in progress, or in the one that was left, which stays as it is.
    pub(super) fn rack_of_learner(&self, change: &Change<'_>) -> RackInGame {
        if let Some(session) = self.table.session() {
            return RackInGame::of_session(session);
        }
        let Some(saved) = change.profile.game() else {
            return RackInGame::NoGame;
        };
        match restored(saved, change) {
            Ok(session) => RackInGame::of_session(&session),
            Err(_) => RackInGame::NoGame,
        }
    }

    /// The game that is over, to look at it again; none that was played without the learner.
    pub(super) fn finished(&self) -> Option<Session> {
        let session = self.finished_on_table()?;
        Some(session.as_of(session.actions_done()))
    }

    /// The same, as it lies there.
    pub(super) fn finished_on_table(&self) -> Option<&Session> {
        let session = self.table.session()?;
        let is_finished = session.outcome().is_some() && !session.sits_out();
        (is_finished && !self.table.is_side_board()).then_some(session)
    }

    /// The number under which that game is kept.
    pub(super) fn kept_as(&self) -> Option<GameNumber> {
        self.kept.filter(|_| self.finished_on_table().is_some())
    }

    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, change: &mut Change<'_>) {
        if self.table.session().is_none() {
            self.restore(change);
        }
        self.table.come_back(change);
    }

    /// The game goes on as it is chosen from now on: its pace, where it stops, and how the coach stands by.
    pub fn follow_settings(&mut self, change: &mut Change<'_>) {
        self.table.take_up_settings(change);
        self.keep(change);
    }

    /// The learner goes elsewhere: nothing happens until they come back.
    pub fn leave(&mut self, change: &Change<'_>) {
        self.table.leave(change);
    }

    /// Whether a match is on the table.
    pub fn is_in_progress(&self) -> bool {
        self.table.session().is_some()
    }

    /// Begins a new match, as it is agreed on in the settings.
    fn start_as_agreed(&mut self, change: &mut Change<'_>) {
        let agreement = Agreement::from_words(&change.profile.settings().table);
        self.start(agreement, change);
    }

    /// Begins a new match by this agreement.
    pub fn start(&mut self, agreement: Agreement, change: &mut Change<'_>) {
        self.sit_down(Arc::clone(change.compiled), agreement, change);
    }

    /// Begins a new match like the one that was played, with the same card.
    fn start_again(&mut self, change: &mut Change<'_>) {
        match self.table.session() {
            Some(session) => {
                let card = Arc::clone(session.compiled_card());
                self.sit_down(card, session.agreement(), change);
            }
            None => self.start_as_agreed(change),
        }
    }

    fn sit_down(&mut self, card: Arc<CompiledCard>, agreement: Agreement, change: &mut Change<'_>) {
        let seed = change.seed;
        self.start_dealt(card, agreement, seed, change);
    }

    /// Begins a new match by this agreement, with this card, that is dealt from this seed.
    pub fn start_dealt(
        &mut self,
        card: Arc<CompiledCard>,
        agreement: Agreement,
        seed: u64,
        change: &mut Change<'_>,
    ) {
        let Agreement { bots, rules } = agreement;
        self.table.sit_down(Session::begin(card, rules, bots, seed));
        self.table.take_up_settings(change);
        self.keep(change);
    }

    /// Takes up the match that was left; begins one when there is none.
    pub fn go_on(&mut self, change: &mut Change<'_>) {
        self.open(change);
        if self.table.session().is_none() {
            self.start_as_agreed(change);
        }
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: TableCommand, change: &mut Change<'_>) {
        match command {
            TableCommand::OpenSetup => change.commands.go(Route::NewGame),
            TableCommand::BeginMatch => self.start_again(change),
            TableCommand::Review => change.commands.go(Route::Review),
            TableCommand::AskCoach | TableCommand::SayWhyNot(_) | TableCommand::SetHeld(_) => {
                self.table.apply(command, change);
            }
            // The bots play on after a bet, and it must not be forgotten; nor do people wait for the bots before
            // they close the window.
            TableCommand::Bet(_) | TableCommand::KeepArrangement => {
                self.table.apply(command, change);
                self.keep_now(change);
            }
            TableCommand::Action(action) if self.table.looks_twice_at(action, change) => {}
            TableCommand::GoAheadAndDraw
                if self.table.lets_go_and_draws()
                    && self.table.looks_twice_at(Action::LetGo, change) => {}
            // What is tried on a side board is neither kept nor remembered.
            TableCommand::OpenSideBoard => {
                self.keep_now(change);
                self.table.apply(command, change);
            }
            _ if self.table.is_side_board() => self.table.apply(command, change),
            TableCommand::SeeSecondLook => {
                self.remember_decision(change);
                self.table.apply(command, change);
                self.remember_refusal(None, change);
                self.remember_warning(change);
                self.keep(change);
            }
            _ => {
                if let TableCommand::Action(action) = command {
                    self.table.note_advice(action);
                }
                let was_over = self.outcome().is_some();
                let before = self.table.refusal().cloned();
                self.table.apply(command, change);
                self.remember_refusal(before.as_ref(), change);
                if !was_over {
                    self.remember_win(change);
                    self.keep_finished(change);
                }
                self.keep(change);
            }
        }
    }

    /// What the learner was warned of comes back as an exercise of its kind.
    fn remember_warning(&mut self, change: &mut Change<'_>) {
        let Some(action) = self.table.warning().map(|warning| warning.action) else {
            return;
        };
        if let Some(session) = self.table.session_mut() {
            session.note_warning();
        }
        change.notice(skills_of_action(&action), Rating::Again);
    }

    /// A decision that is no mistake shows what the learner knows, where mistakes are looked for.
    fn remember_decision(&self, change: &mut Change<'_>) {
        let from = change.profile.settings().warns_from();
        let looks_for_mistakes = from.is_some_and(|from| from <= Severity::Bad);
        if let Some(action) = self.table.seen_fine().filter(|_| looks_for_mistakes) {
            change.notice(skills_of_action(&action), Rating::Good);
        }
    }

    /// What was refused just now comes back as exercises about its rules, unless it was only too early.
    fn remember_refusal(&self, before: Option<&Refusal>, change: &mut Change<'_>) {
        let refusal = self.table.refusal();
        let refusal = refusal.filter(|it| !it.is_premature() && Some(*it) != before);
        if let Some(refusal) = refusal {
            let rules = refusal.reasons.iter().map(|reason| reason.rule);
            change.notice(skills_of_rules(rules), Rating::Again);
        }
    }

    /// A game that is over can be looked back at from now on.
    fn keep_finished(&mut self, change: &mut Change<'_>) {
        let Some(session) = self.table.session().filter(|it| !it.sits_out()) else {
            return;
        };
        let (Some(outcome), Some(game), Some(seat)) = (
            session.outcome(),
            session.table().games().last(),
            session.learner(),
        ) else {
            return;
        };
        let card = session.compiled_card().card();
        let summary = GameSummary {
            day: u32::try_from(change.day).unwrap_or(u32::MAX),
            card: card.id.clone(),
            card_title: card.title.clone(),
            end: match outcome {
                Outcome::Win(win) if win.winner == seat => GameEnd::Won,
                Outcome::WallGame => GameEnd::WallGame,
                _ => GameEnd::Lost,
            },
            points: game.balance[seat],
            name: String::new(),
            taken_back: session.taken_back(),
            is_open: session.was_open(),
            of_match: Some(OfMatch {
                seed: session.table().seed().to_string(),
                game: session.number(),
            }),
            is_practised: false,
            performance: None,
        };
        let played = session.save();
        let kept = KeptGame { summary, played };
        self.kept = Some(change.profile.keep_finished_game(kept));
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.table.session().and_then(Session::outcome)
    }

    /// Whoever has won with a line knows it, but for a game that was played with everything shown: that one does not count.
    fn remember_win(&self, change: &mut Change<'_>) {
        let Some(session) = self.table.session() else {
            return;
        };
        let Some(Outcome::Win(win)) = session.outcome() else {
            return;
        };
        if Some(win.winner) == session.learner() && !session.was_open() {
            let key = LineKey::of(session.compiled_card().card().line(win.line));
            let skills = [Skill::Line(key.clone()), Skill::Won(key)];
            change.notice(skills, Rating::Good);
        }
    }

    /// Draws the screen, with what the learner decided in the game that is over.
    pub(super) fn ui(&mut self, ui: &mut Ui, decisions: Decisions<'_>, shared: &Shared<'_>) {
        self.table.ui(ui, Occasion::Match(decisions), shared);
    }

    /// Keeps the match once the bots have done what they can, so that it goes on after a restart.
    fn keep(&self, change: &mut Change<'_>) {
        let session = self.table.session();
        if session.is_some_and(|session| session.awaited() != Awaited::Bots) {
            self.keep_now(change);
        }
    }

    /// Keeps the match as it stands.
    fn keep_now(&self, change: &mut Change<'_>) {
        if let Some(session) = self.table.session().filter(|_| !self.table.is_side_board()) {
            let order = self.table.rack_order();
            let saved = session.save().arranged(order);
            let beside = Side::kept(self.table.kept_side());
            change.profile.keep_game(saved.with_beside(beside));
        }
    }

    /// Takes up the match that is kept, if one is.
    fn restore(&mut self, change: &mut Change<'_>) {
        let Some(saved) = change.profile.game() else {
            return;
        };
        match restored(saved, change) {
            Ok(session) => {
                self.table.sit_down(session);
                self.table.arrange(saved.rack_order());
                if let Some(beside) = saved.beside() {
                    self.table.put_beside(Side::of_kept(beside));
                }
            }
            Err(error) => change.profile.set_game_aside(error),
        }
    }
}

/// A match as it was when it was kept.
pub(super) fn restored(saved: &SavedMatch, change: &Change<'_>) -> Result<Session, RestoreError> {
    Session::restore(saved, card_of(saved, change))
}

/// The card with which a match was begun: it is played to its end with that one.
fn card_of(saved: &SavedMatch, change: &Change<'_>) -> Arc<CompiledCard> {
    if let Some(own) = saved.own_card(Some(change.compiled)) {
        return own;
    }
    let id = saved.card_id();
    let shipped = change.shipped.iter();
    let mut shipped = shipped.filter(|card| Some(&card.card().id) == id.as_ref());
    Arc::clone(shipped.next().unwrap_or(change.compiled))
}
