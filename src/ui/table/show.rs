//! The table as it is drawn: every part of it in its place, and in which order.

use egui::Ui;

use super::action_strip::ActionStrip;
use super::keys::Pressed;
use super::prompt::Prompt;
use super::purpose::Purpose;
use super::rack::Rack;
use super::refusal::Refused;
use super::result::{ShownResult, cover_table};
use super::table_frame::TableFrame;
use super::toolbar::Toolbar;
use super::{
    Occasion, Side, Table, TableCommand, bubble, felt, log_strip, names, naming, rack, toolbar,
    touch,
};
use crate::msg;
use crate::play::Session;
use crate::tile::TileCounts;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, Print, paint_felt, primary_button, tab_goes_first};
use crate::ui::words::said;
use crate::ui::{Command, Route, Shared};

impl Table {
    /// Draws the table.
    pub(in crate::ui) fn ui(
        &mut self,
        ui: &mut Ui,
        occasion: Occasion<'_, '_>,
        shared: &Shared<'_>,
    ) {
        // As long as the table is drawn, each step is given the game, and finds none at the table.
        let Some(session) = self.session.take() else {
            empty(ui, shared);
            return;
        };
        let purpose = Purpose::of(occasion, self.is_side_board(), shared);
        self.session_ui(ui, purpose, &session, shared);
        self.session = Some(session);
    }

    /// Draws the table with a game on it, step by step.
    fn session_ui(
        &mut self,
        ui: &mut Ui,
        purpose: Purpose<'_, '_>,
        session: &Session,
        shared: &Shared<'_>,
    ) {
        self.selection.follow(session.view());
        self.check.follow(ui, session, shared);
        self.selection.stands_in = purpose.stands_in();
        let choice = self.selection.choice();
        let mut frame = self.begin_frame(ui, purpose, session, shared);
        self.bar_ui(ui, &mut frame, session, shared);
        self.lay_felt(ui, &mut frame, session);
        if !frame.places.hides_felt {
            self.felt_ui(ui, &frame, session, shared);
        }
        let met_coach = shared.profile.progress().met_coach;
        if self.side == Some(Side::Coach) && !met_coach {
            shared.ask(Command::Table(TableCommand::AskCoach));
        }
        let mut prompt = self.prompt_for(&frame, session, shared);
        let advised = self.add_advice(&mut prompt, ui, &frame, session, shared);
        self.take_actions(ui, &mut frame, &prompt, session, shared);
        let chosen = prompt.given_away();
        self.look_ahead(chosen, ui, &frame, session, shared);
        self.rack_ui(ui, &frame, advised, session, shared);
        self.beside_ui(ui, &mut frame, chosen, session, shared);
        if naming::is_asked(session.view(), &self.selection) && self.refusal.is_none() {
            let takes_focus = frame.pressed == Some(Pressed::ToName);
            let (felt, view) = (frame.places.felt, session.view());
            naming::ui(ui, felt, view, &mut self.selection, takes_focus, shared);
        }
        if self.selection.choice() != choice {
            self.leave_what_was_said_of_choice(shared);
        }
        self.log_ui(ui, &frame, session, shared);
        if !frame.places.hides_felt {
            self.motion.paint(ui);
            if frame.purpose.guide.is_none() {
                bubble::ui(ui, &frame.places, session, shared);
            }
        }
        let is_own = frame.purpose.is_match() && !self.is_side_board();
        // What had no room was not put away by the learner.
        if is_own && self.has_room_beside && self.side != self.kept_side {
            self.kept_side = self.side;
            shared.ask(Command::Table(TableCommand::KeepArrangement));
        }
        self.wait(ui, frame.places.prompt, session, shared);
    }

    /// The bar above the table, or what a lesson has there.
    fn bar_ui(
        &mut self,
        ui: &mut Ui,
        frame: &mut TableFrame<'_, '_>,
        session: &Session,
        shared: &Shared<'_>,
    ) {
        let rect = frame.places.toolbar;
        if let Some(guide) = &mut frame.purpose.guide {
            self.side = guide.header_ui(ui, rect, self.side, shared);
        } else {
            let toolbar = Toolbar {
                session,
                own_side: frame.purpose.own_side,
                is_side_board: self.is_side_board(),
                pressed: frame.pressed,
            };
            toolbar::ui(ui, rect, toolbar, &mut self.side, shared);
        }
    }

    /// The felt with nothing on it yet. What moves over it is followed, and how a game ended covers it afterwards.
    fn lay_felt(&mut self, ui: &Ui, frame: &mut TableFrame<'_, '_>, session: &Session) {
        let places = &mut frame.places;
        let below = places.log.map_or(places.rack, |log| log.union(places.rack));
        if below.width() > places.felt.width() {
            // A panel stands above the right end of the rack.
            paint_felt(ui.painter(), places.felt.union(places.prompt));
            paint_felt(ui.painter(), below);
        } else {
            paint_felt(ui.painter(), places.felt.union(below));
        }
        self.motion.follow(ui, session, places);
        let is_result_told = self.is_result_told(&frame.purpose, session);
        // The last tile arrives before.
        frame.shows_sheet = is_result_told && !self.motion.is_seen(ui);
        if frame.shows_sheet {
            cover_table(&mut frame.places);
        } else if is_result_told {
            ui.ctx().request_repaint();
        }
    }

    /// What lies on the felt, or how the game ended.
    fn felt_ui(
        &mut self,
        ui: &mut Ui,
        frame: &TableFrame<'_, '_>,
        session: &Session,
        shared: &Shared<'_>,
    ) {
        let TableFrame {
            purpose,
            places,
            shows_sheet,
            ..
        } = frame;
        if !shows_sheet {
            let telling = purpose.telling(session);
            felt::ui(ui, places, session, &self.motion, telling, shared);
        }
        let view = session.view();
        let selection = &mut self.selection;
        if let Some(at) = rack::take_dropped(ui, places.middle, view, selection, shared) {
            self.motion.let_go_at(at);
        }
        let is_told = *shows_sheet || !purpose.is_match();
        if let Some(outcome) = session.outcome().filter(|_| is_told) {
            let guide = purpose.guide.as_ref();
            let shown = ShownResult {
                session,
                outcome,
                tells: purpose.tells(),
                names: purpose.names(session),
                print: guide.map_or(Print::Whole, |guide| guide.print),
                covers_table: *shows_sheet,
                decisions: purpose.decisions,
            };
            self.result.ui(ui, places.felt, shown, shared);
        }
    }

    /// What is touched on the felt, and the strip of actions.
    fn take_actions(
        &mut self,
        ui: &mut Ui,
        frame: &mut TableFrame<'_, '_>,
        prompt: &Prompt,
        session: &Session,
        shared: &Shared<'_>,
    ) {
        let places = &frame.places;
        if !places.hides_felt && !frame.shows_sheet {
            // Where something is asked or shown, a click that asks nothing is no answer.
            let says_why = frame.purpose.is_match();
            touch::take(ui, places, session, prompt, says_why, shared);
        }
        if self.digits.are_new(session, prompt, shared.now) {
            // The digit was meant for what stood there before.
            let pressed = frame.pressed.take();
            frame.pressed = pressed.filter(|it| !matches!(it, Pressed::Choice(_)));
        }
        if !frame.is_covered {
            let strip = ActionStrip {
                prompt,
                refused: self.refusal.as_ref().map(|refusal| Refused {
                    refusal,
                    view: session.view(),
                    names: names(session),
                }),
                warned: self.check.warning().map(|it| (it, session.view())),
                pressed: frame.pressed,
            };
            strip.ui(ui, places.prompt, &mut self.selection, shared);
        }
    }

    /// The learner's rack, where no result covers it.
    fn rack_ui(
        &mut self,
        ui: &mut Ui,
        frame: &TableFrame<'_, '_>,
        advised: TileCounts,
        session: &Session,
        shared: &Shared<'_>,
    ) {
        let purpose = &frame.purpose;
        let counts = self.counts(session);
        let rack = Rack {
            places: &frame.places,
            selection: &mut self.selection,
            session,
            counts,
            advised,
            take_focus: frame.pressed == Some(Pressed::ToRack),
            is_asked: !purpose.is_only_told() && !purpose.is_only_shown,
        };
        self.rack_tiles = if frame.shows_sheet {
            Vec::new()
        } else {
            rack.ui(ui, shared)
        };
        let may_go_first = !purpose.is_only_told() && purpose.guide.is_some();
        if let (true, Some(first)) = (may_go_first, self.rack_tiles.first()) {
            tab_goes_first(ui.ctx(), *first);
        }
    }

    /// The tiles of the rack that count for the line that is looked at on the card.
    fn counts(&self, session: &Session) -> TileCounts {
        let is_told = self.side == Some(Side::Card) && self.shows_progress;
        let is_over = session.outcome().is_some();
        let counts = self.card.counts().filter(|_| is_told && !is_over);
        counts.unwrap_or(TileCounts::EMPTY)
    }

    /// Another choice is made now: a refusal and a warning were said of the one before.
    fn leave_what_was_said_of_choice(&self, shared: &Shared<'_>) {
        if self.refusal.is_some() {
            shared.ask(Command::Table(TableCommand::DismissRefusal));
        }
        if self.check.warning().is_some() {
            shared.ask(Command::Table(TableCommand::LeaveWarnedAction));
        }
    }

    /// The log goes on; what happened last is said, and stands below the felt.
    fn log_ui(
        &mut self,
        ui: &Ui,
        frame: &TableFrame<'_, '_>,
        session: &Session,
        shared: &Shared<'_>,
    ) {
        self.log.follow(session, shared);
        if frame.purpose.guide.is_none() {
            log_strip::announce(ui, frame.places.felt, self.log.news());
            let name = shared.say(&msg!("table-log-open"));
            let wall = session.view().wall();
            let left = shared.say(&msg!("table-wall-short", count = wall.left()));
            let left = if session.opening().is_none() {
                &left
            } else {
                ""
            };
            if let Some(rect) = frame.places.log
                && log_strip::ui(ui, rect, &name, left, self.log.lines())
            {
                self.side = Some(Side::Log);
            }
        }
    }
}

/// No game yet.
fn empty(ui: &mut Ui, shared: &Shared<'_>) {
    paint_felt(ui.painter(), ui.available_rect_before_wrap());
    ui.vertical_centered(|ui| {
        ui.add_space(ui.available_height() * 0.3);
        paper_frame(Theme::current(ui)).show(ui, |ui| {
            ui.set_max_width(420.0);
            let empty = shared.say(&msg!("table-empty"));
            said(ui, shared, &empty, text_size::LARGE);
            ui.add_space(8.0);
            let start = shared.say(&msg!("table-start"));
            if primary_button(ui, Icon::Play, &start).clicked() {
                shared.go(Route::NewGame);
            }
        });
    });
}
