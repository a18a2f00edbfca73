//! A game that is over, looked at again: how the learner's chance to win went, what changed it, and at each mistake what
//! would have been better, to be found at the table.
//!
//! `game_in_review` is how far the learner has come in it, `attempt` what they try at a mistake; `reviewed_game` is what is
//! told of it once it is known how it went, found with the game `replayed`: what went on at each `moment`, what the hand was
//! `nearest` to, and as `key_moments` what counted most; `panel` tells it beside the table, the whole game by `overview` and a `mistake` with
//! both ways `compared`, and `curve` draws the chance. `closer_look` has what is worth it played on, while one looks around.

mod attempt;
mod beside_play;
mod closer_look;
mod compared;
mod curve;
mod demos;
mod game_in_review;
mod key_moments;
mod keys;
mod mistake;
mod moment;
mod nearest;
mod overview;
mod panel;
mod replayed;
mod reviewed_game;

use egui::{Context, Ui};

pub use demos::DEMOS;

use crate::memory::Rating;
use crate::msg;
use crate::play::{Session, ShownOpen};
use crate::profile::{GameNumber, GameSummary};
use crate::review::Performance;
use crate::rules::Action;
use crate::ui::shared::{HiddenTiles, ReviewCommand, TableCommand};
use crate::ui::table::{Beside, Decisions, Occasion, Side, Table};
use crate::ui::theme::text_size;
use crate::ui::words::said;
use crate::ui::{Change, Command, Shared};

use attempt::Attempt;
use game_in_review::{GameInReview, News};
use reviewed_game::ReviewedGame;

/// So many games that were looked at before are kept as far as they are known: who comes back to one need not wait again.
const LOOKED_AT_BEFORE: usize = 6;

/// The game that is looked at again.
#[derive(Debug, Default)]
pub struct ReviewScreen {
    table: Table,
    game: Option<GameInReview>,
    /// The number under which it is kept.
    kept: Option<GameNumber>,
    /// The games that were looked at before, the last one last.
    before: Vec<(GameNumber, GameInReview)>,
    /// Whether the game that was kept cannot be played again.
    is_missing: bool,
}

impl ReviewScreen {
    /// The learner has come here, forwards or back, after this game, which is kept under this number; what was looked at
    /// goes on. It is looked through even before the learner comes here.
    pub(super) fn open(
        &mut self,
        played: Option<Session>,
        kept: Option<GameNumber>,
        change: &Change<'_>,
    ) {
        if let Some(played) = played {
            if let Some(same) = self.game.as_mut().filter(|game| game.is_of(&played)) {
                same.come_from_list(false);
            } else {
                self.put_aside();
                self.begin(GameInReview::new(played, false));
            }
            self.kept = kept;
        }
        self.stand_still(change.now);
    }

    fn begin(&mut self, game: GameInReview) {
        self.table.begin(game.position(), Side::Review);
        self.game = Some(game);
    }

    /// The learner has come here, forwards or back, to look at a game that was kept.
    pub(super) fn open_kept(&mut self, number: GameNumber, change: &mut Change<'_>) {
        if let Some(same) = self.game.as_mut().filter(|_| self.kept == Some(number)) {
            same.come_from_list(true);
        } else {
            self.put_aside();
            *self = Self {
                kept: Some(number),
                before: std::mem::take(&mut self.before),
                ..Self::default()
            };
            let known = self.before.iter().position(|(kept, _)| *kept == number);
            match known.map(|place| self.before.remove(place)) {
                Some((_, mut game)) => {
                    game.come_from_list(true);
                    self.game = Some(game);
                    self.show(change.now);
                }
                None => change.profile.read_kept_game(number),
            }
        }
        self.stand_still(change.now);
    }

    /// Keeps what is known of the game that is looked at, as another one follows.
    fn put_aside(&mut self) {
        if let (Some(number), Some(game)) = (self.kept.take(), self.game.take()) {
            self.before.retain(|(kept, _)| *kept != number);
            self.before.push((number, game));
            let too_many = self.before.len().saturating_sub(LOOKED_AT_BEFORE);
            self.before.drain(..too_many);
        }
    }

    /// The game that was asked for has been read; nothing where it cannot be played again.
    pub(super) fn take_up(
        &mut self,
        number: GameNumber,
        played: Option<Session>,
        change: &Change<'_>,
    ) {
        if self.kept == Some(number) {
            self.is_missing = played.is_none();
            if let Some(played) = played {
                self.begin(GameInReview::new(played, true));
            }
            self.stand_still(change.now);
        }
    }

    /// Applies what the learner asks for beside the table.
    pub(in crate::ui) fn apply(&mut self, command: ReviewCommand, change: &mut Change<'_>) {
        let Some(game) = &mut self.game else { return };
        match command {
            ReviewCommand::GoTo(place) => {
                game.go_to(place);
                self.show(change.now);
            }
            ReviewCommand::ShowAnswer => {
                game.show_answer();
                if let Some(given) = game.answer().and_then(|best| best.given_away()) {
                    self.table.choose(&given);
                }
                self.table.apply(TableCommand::TakeCallBack, change);
                self.show_racks_after_answer();
            }
            ReviewCommand::ShowRacks(shows) => {
                game.show_racks(shows);
                self.show(change.now);
            }
            ReviewCommand::PlayOn(tiles) => {
                self.table.open_side_board();
                if let Some(session) = self.table.session_mut() {
                    session.play_open(None);
                }
                if tiles == HiddenTiles::Fresh
                    && let Some(session) = self.table.session_mut()
                {
                    *session = session.with_fresh_tiles(change.seed);
                }
                self.table.take_up_settings(change);
                self.table.go_on(change.now);
            }
            ReviewCommand::KeepPerformance => {
                if let (Some(number), Some(review)) = (self.kept, game.review()) {
                    let performance = Some(Performance::of(review));
                    let rated = |summary: &mut GameSummary| summary.performance = performance;
                    change.profile.change_kept_game(number, rated);
                    self.remember_decisions(number, change);
                }
            }
        }
    }

    /// What was decided wrongly comes back as exercises of its kinds, once for each game; what never was counts as known.
    fn remember_decisions(&self, number: GameNumber, change: &mut Change<'_>) {
        let Some(game) = self.game.as_ref().filter(|game| !game.is_being_looked_at()) else {
            return;
        };
        let mut is_new = false;
        change.profile.change_kept_game(number, |summary| {
            is_new = !summary.is_practised;
            summary.is_practised = true;
        });
        if is_new {
            let (missed, decided_well) = game.shown();
            change.notice(missed, Rating::Again);
            change.notice(decided_well, Rating::Good);
        }
    }

    /// Applies what the learner does at the table: what they would do now is weighed, and not done.
    pub fn apply_at_table(&mut self, command: TableCommand, change: &mut Change<'_>) {
        match command {
            TableCommand::LeaveSideBoard => {
                self.table.apply(command, change);
                self.table.show_beside(Side::Review);
                self.stand_still(change.now);
            }
            _ if self.table.is_side_board() => self.table.apply(command, change),
            TableCommand::Action(action) => self.try_out(action, change),
            // To go on past a discard is to let it go.
            TableCommand::GoAhead | TableCommand::GoAheadAndDraw => {
                self.try_out(Action::LetGo, change);
            }
            TableCommand::CallDiscard
            | TableCommand::TakeCallBack
            | TableCommand::DismissRefusal
            | TableCommand::KeepArrangement
            | TableCommand::SetHeld(_) => {
                self.table.apply(command, change);
            }
            _ => {}
        }
    }

    /// Weighs what the learner would do now; what the table does not accept, it refuses.
    fn try_out(&mut self, action: Action, change: &mut Change<'_>) {
        let Some(game) = &mut self.game else { return };
        let session = self.table.session();
        if session.is_none_or(|it| it.view().accepts(&action).is_err()) {
            let command = TableCommand::Action(action);
            return self.table.apply(command, change);
        }
        game.try_out(action);
        for command in [TableCommand::DismissRefusal, TableCommand::TakeCallBack] {
            self.table.apply(command, change);
        }
    }

    /// Shows the moment that is looked at on the table.
    fn show(&mut self, now: f64) {
        let Some(game) = &self.game else { return };
        self.table.begin(game.position(), Side::Review);
        if let Some(given) = game.given_away() {
            self.table.choose(&given);
        }
        self.stand_still(now);
    }

    /// What was hidden as long as the learner was asked something is shown.
    fn show_racks_after_answer(&mut self) {
        let shows = |game: &GameInReview| game.shows_racks() && game.is_answered();
        if let (true, Some(session)) = (
            self.game.as_ref().is_some_and(shows),
            self.table.session_mut(),
        ) {
            session.play_open(Some(ShownOpen::Racks));
        }
    }

    /// Nothing happens here but what the learner tries; on a side board the others play on.
    fn stand_still(&mut self, now: f64) {
        let is_side_board = self.table.is_side_board();
        if let Some(session) = self.table.session_mut() {
            session.set_held(false, now);
            session.set_paused(!is_side_board, now);
        }
    }

    /// Takes up what is known by now.
    pub(super) fn follow(&mut self, context: &Context, shared: &Shared<'_>) {
        let Some(game) = &mut self.game else { return };
        match game.follow(shared.refining(), context) {
            None => {}
            Some(News::First) => {
                shared.ask(Command::Review(ReviewCommand::KeepPerformance));
                self.show(shared.now);
            }
            Some(News::Closer) => shared.ask(Command::Review(ReviewCommand::KeepPerformance)),
            // Who plays on meanwhile is not disturbed there.
            Some(News::Tried) if self.table.is_side_board() => {}
            Some(News::Tried) => {
                if !game.is_answered() {
                    // The next try begins with every tile back on the rack.
                    self.table.choose_nothing();
                }
                self.show_racks_after_answer();
            }
        }
    }

    /// What the learner decided in the game that is over on the table, as far as it is known.
    pub(super) fn decisions(&self, on_table: Option<&Session>) -> Decisions<'_> {
        let Some(session) = on_table else {
            return Decisions::NotTold;
        };
        let same = self.game.as_ref().filter(|it| it.is_of(session));
        match same.map(|it| it.told().map(ReviewedGame::worth_a_look)) {
            Some(Some(found)) => Decisions::Found(found),
            Some(None) => Decisions::Looking,
            None => Decisions::NotTold,
        }
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        if self.game.is_none() {
            let text = if self.is_missing {
                msg!("review-missing")
            } else {
                msg!("review-looking")
            };
            said(ui, shared, &shared.say(&text), text_size::BODY);
            return;
        }
        let is_side_board = self.table.is_side_board();
        let game = self.game.as_ref();
        if let Some(game) = game.filter(|_| !is_side_board) {
            keys::take(ui, game, shared);
        }
        let mut tell = |ui: &mut Ui, beside: Beside<'_>| {
            let Some(game) = game else { return };
            if is_side_board {
                panel::side_board_ui(ui, game, beside.session, shared);
            } else {
                panel::ui(ui, game, beside.session.view(), shared);
            }
        };
        let asks = self
            .game
            .as_ref()
            .is_some_and(|game| game.mistake().is_some());
        let occasion = Occasion::LookedBack {
            asks,
            tell: &mut tell,
        };
        self.table.ui(ui, occasion, shared);
    }
}
