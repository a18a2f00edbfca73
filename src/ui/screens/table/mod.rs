//! The table: a game with bots, as it lies there, and everything the learner can do in it.
//!
//! `prompt` says what is awaited and what may be done, as data; `layout` where everything lies; the
//! other files draw one thing each. Nothing here knows a rule: what may be done is the engine's to say,
//! and what it refuses is shown with its reasons.

mod action_strip;
mod beside;
mod card_panel;
mod choice_button;
mod claim_demos;
mod claim_time;
mod coach_panel;
mod command;
mod demos;
mod discards;
mod felt;
mod guide;
mod hand;
mod keys;
mod layout;
mod log_panel;
mod mistake_demos;
mod motion;
mod naming;
mod naming_demos;
mod open_rack;
mod opening;
mod passing;
mod place;
mod player;
mod prompt;
mod rack;
mod refusal;
mod result;
mod selection;
mod setup;
mod toolbar;
mod trial_panel;
mod trying;
mod walls;

use std::sync::Arc;
use std::time::Duration;

use egui::{Id, Popup, RichText, Ui};

use crate::analysis::CompiledCard;
use crate::msg;
use crate::play::{Agreement, Awaited, SavedMatch, Session};
use crate::rules::{Refusal, Seat};
use crate::tile::TileCounts;
use crate::ui::screens::card::{CardReader, LineReaders, RackInGame};
use crate::ui::theme::{paper_frame, text_size};
use crate::ui::widgets::{Icon, paint_felt, primary_button, tab_goes_first};
use crate::ui::{Change, Command, Commands, Route, Shared};
use crate::wording::Names;

use beside::Side;
use claim_time::TimeToClaim;
use coach_panel::CoachPanel;
use keys::Pressed;
use layout::Places;
use motion::Motion;
use prompt::Prompt;
use rack::Rack;
use selection::Selection;
use setup::SetupPage;
use toolbar::Toolbar;
use trying::TrialInProgress;

pub use claim_demos::CLAIM_DEMOS;
pub use coach_panel::COACH_DEMOS;
pub use command::TableCommand;
pub use demos::DEMOS;
pub(in crate::ui::screens) use guide::{CardBeside, Guide};
pub(in crate::ui::screens) use keys::key_list;
pub use mistake_demos::MISTAKE_DEMOS;
pub use naming_demos::NAMING_DEMOS;
pub use setup::SetupItem;

/// Where the learner sits when they play.
const LEARNER: Seat = Seat::FIRST;

/// What the players are called: the learner is spoken to, unless they sit out.
fn names(session: &Session) -> Names {
    Names {
        east: session.seating().east,
        you: session.learner(),
    }
}

/// What is played for.
#[derive(Debug, Default)]
enum Purpose {
    /// A match of the learner's, which is kept.
    #[default]
    Match,
    /// A rule is tried.
    Trial(TrialInProgress),
    /// A lesson happens here.
    Lesson,
}

/// The game with the bots.
#[derive(Debug)]
pub struct TableScreen {
    session: Option<Session>,
    purpose: Purpose,
    selection: Selection,
    refusal: Option<Refusal>,
    side: Option<Side>,
    /// Whether there was room beside the table in the frame before.
    has_room_beside: bool,
    card: CardReader,
    /// The lines of which the result of a game tells.
    result_lines: LineReaders,
    coach: CoachPanel,
    motion: Motion,
    setup: SetupPage,
    /// Whether the card shows how many tiles each line lacks.
    shows_progress: bool,
    /// The tiles of the rack, as widgets, in the frame before.
    rack_tiles: Vec<Id>,
}

impl Default for TableScreen {
    fn default() -> Self {
        Self {
            session: None,
            purpose: Purpose::default(),
            selection: Selection::default(),
            refusal: None,
            side: Some(Side::Card),
            has_room_beside: true,
            card: CardReader::default(),
            result_lines: LineReaders::default(),
            coach: CoachPanel::default(),
            motion: Motion::default(),
            setup: SetupPage::default(),
            shows_progress: false,
            rack_tiles: Vec::new(),
        }
    }
}

impl TableScreen {
    /// The game in progress.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// The learner's rack in the game in progress, or in the one that was left, which stays as it is.
    pub(super) fn rack_of_learner(&self, change: &Change<'_>) -> RackInGame {
        if let Some(session) = &self.session {
            return RackInGame::of_session(session);
        }
        let Some(saved) = change.profile.game() else {
            return RackInGame::NoGame;
        };
        match Session::restore(saved, card_of(saved, change)) {
            Ok(session) => RackInGame::of_session(&session),
            Err(_) => RackInGame::NoGame,
        }
    }

    /// The learner has come here, forwards or back; what was in progress goes on.
    pub fn open(&mut self, change: &mut Change<'_>) {
        self.motion.skip();
        if self.session.is_none() {
            self.restore(change);
        }
        self.take_up_settings(change);
        self.hold(false, change.now);
    }

    /// The learner goes elsewhere: nothing happens until they come back.
    pub fn leave(&mut self, change: &Change<'_>) {
        self.hold(true, change.now);
    }

    /// The learner has come to what is agreed on before a match.
    pub fn open_setup(&mut self) {
        self.setup.open();
    }

    /// Begins a new match, as it is agreed on in the settings.
    pub fn start_game(&mut self, change: &mut Change<'_>) {
        let card = Arc::clone(change.compiled);
        let Agreement { bots, rules } = Agreement::from_words(&change.profile.settings().table);
        self.session = Some(Session::begin(card, rules, bots, change.seed));
        self.selection = Selection::default();
        self.refusal = None;
        self.take_up_settings(change);
        self.keep(change);
    }

    /// Takes up the game that was left; begins one when there is none.
    pub fn continue_game(&mut self, change: &mut Change<'_>) {
        self.open(change);
        if self.session.is_none() {
            self.start_game(change);
        }
    }

    /// Applies what the learner did.
    pub fn apply(&mut self, command: TableCommand, change: &mut Change<'_>) {
        match (command, &mut self.session) {
            (TableCommand::Agree(item, word), _) => {
                agree(change, |agreement| item.choose(agreement, word));
                return;
            }
            (TableCommand::AgreeAsUsual, _) => {
                agree(change, |agreement| *agreement = Agreement::default());
                return;
            }
            (TableCommand::OpenSetup, _) => {
                change.commands.go(Route::NewGame);
                return;
            }
            (TableCommand::AskCoach, _) => {
                self.side = Some(Side::Coach);
                change
                    .profile
                    .change_progress(|progress| progress.met_coach = true);
                return;
            }
            (TableCommand::BeginMatch, _) => {
                self.start_game(change);
                return;
            }
            (TableCommand::ShowTrial, _) => self.show_trial(change),
            (TableCommand::TryAgain, _) => {
                if let Some(rule) = self.trial().map(|tried| tried.rule) {
                    self.begin_trial(rule, change);
                }
            }
            (TableCommand::ShowNextStep, Some(session)) => session.show_next_step(),
            (TableCommand::SkipOpening, Some(session)) => session.skip_opening(),
            (TableCommand::Act(action), Some(session)) => {
                // A lesson takes back what was wrong in its own way.
                let told = match self.purpose {
                    Purpose::Lesson => session.act(action),
                    Purpose::Match | Purpose::Trial(_) => session.say(action, change.now),
                };
                self.refusal = told.err();
                if matches!(self.purpose, Purpose::Trial(_)) && self.refusal.is_none() {
                    session.set_paused(false, change.now);
                }
            }
            (TableCommand::LayCalledOpen, Some(session)) => {
                self.refusal = session.lay_called_open().err();
            }
            (TableCommand::TakeCallBack, Some(session)) => session.take_call_back(),
            (TableCommand::Advance, Some(session)) => {
                let speed = change.profile.settings().bot_speed;
                session.advance(change.now, speed.seconds_per_act());
            }
            (TableCommand::Bet(bet), Some(session)) => {
                self.refusal = session.bet(bet).err();
                // The bots play on now, and the bet must not be forgotten.
                self.keep_now(change);
            }
            (TableCommand::PlayToEnd, Some(session)) => session.play_to_end(),
            (TableCommand::GoAhead, Some(session)) => session.go_ahead(),
            (TableCommand::SetPaused(paused), Some(session)) => {
                session.set_paused(paused, change.now);
            }
            (TableCommand::SetHeld(held), Some(session)) => {
                session.set_held(held, change.now);
                return;
            }
            (TableCommand::BeginNextGame, Some(session)) => {
                session.begin_next_game();
                self.selection = Selection::default();
            }
            (TableCommand::DismissRefusal, _) => self.refusal = None,
            (_, None) => return,
        }
        if let Some(session) = &self.session {
            self.selection.follow(session.view());
        }
        self.keep(change);
    }

    /// Draws what is agreed on before a match.
    pub fn setup_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
        self.setup.ui(ui, shared, commands);
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
        self.show(ui, None, shared, commands);
    }

    /// The rule that is tried, if one is.
    const fn trial(&self) -> Option<&TrialInProgress> {
        match &self.purpose {
            Purpose::Trial(tried) => Some(tried),
            Purpose::Match | Purpose::Lesson => None,
        }
    }

    /// Draws the screen, with the narrator of a lesson where there is one.
    #[expect(clippy::too_many_lines, reason = "a call for each thing that is drawn")]
    fn show(
        &mut self,
        ui: &mut Ui,
        mut guide: Option<&mut Guide<'_>>,
        shared: &Shared<'_>,
        commands: &mut Commands,
    ) {
        let Some(session) = &self.session else {
            empty(ui, shared, commands);
            return;
        };
        self.selection.follow(session.view());
        let all = ui.available_rect_before_wrap();
        // What would now hide the table is put away; the learner may open it over the table.
        let has_room_beside = Places::has_room_beside(all);
        let stays = matches!(self.side, Some(Side::Trial | Side::Narrator));
        if self.has_room_beside && !has_room_beside && !stays {
            self.side = None;
        }
        self.has_room_beside = has_room_beside;
        if guide.is_some() && has_room_beside && self.side.is_none() {
            self.side = Some(Side::Narrator);
        }
        let mut places = Places::within(all, self.side.is_some());
        let only_told = guide.as_ref().is_some_and(|guide| !guide.asks);
        let is_covered = only_told && places.hides_felt && self.side == Some(Side::Narrator);
        if is_covered {
            places.side = Some(places.felt.union(places.prompt));
        }
        let focused = ui.memory(egui::Memory::focused);
        let rack_has_focus = focused.is_some_and(|id| self.rack_tiles.contains(&id));
        let is_trial = matches!(self.purpose, Purpose::Trial(_));
        let mut pressed = match &guide {
            // The keys are the narrator's as long as nothing is asked at the table.
            Some(guide) if !guide.asks => None,
            Some(_) => Pressed::take(ui, rack_has_focus).filter(|it| it.is_at_hand()),
            None => Pressed::take(ui, rack_has_focus)
                .filter(|it| is_trial || *it != Pressed::Side(Side::Trial)),
        };
        if let (true, Some(id)) = (only_told && rack_has_focus, focused) {
            // Nothing is asked of the rack: the keys are the narrator's.
            ui.memory_mut(|memory| memory.surrender_focus(id));
        }
        if self.refusal.is_some() {
            if matches!(pressed, Some(Pressed::Primary | Pressed::Escape)) {
                pressed = None;
                commands.push(Command::Table(TableCommand::DismissRefusal));
            }
        } else if pressed == Some(Pressed::Escape) {
            if places.hides_felt {
                self.side = None;
            } else {
                self.selection.clear();
            }
        }
        if let Some(guide) = &mut guide {
            self.side = guide.header_ui(ui, places.toolbar, self.side, shared);
        } else {
            let toolbar = Toolbar {
                session,
                is_trial,
                pressed,
            };
            let side = &mut self.side;
            toolbar::ui(ui, places.toolbar, toolbar, side, shared, commands);
        }
        let table = places.felt.union(places.prompt).union(places.rack);
        paint_felt(ui.painter(), table);
        self.motion.follow(ui, session, &places);
        if !places.hides_felt {
            // Where an act is to be found, nothing gives it away.
            let marks = guide.as_ref().is_none_or(|guide| !guide.examines);
            felt::ui(ui, &places, session, &self.motion, marks, shared, commands);
            let view = session.view();
            rack::take_dropped(ui, places.middle, view, &mut self.selection, commands);
            if let Some(outcome) = session.outcome() {
                let lines = &mut self.result_lines;
                let is_lesson = guide.as_ref().is_some_and(|guide| guide.examines);
                result::ui(
                    ui,
                    places.felt,
                    session,
                    outcome,
                    lines,
                    is_lesson,
                    shared,
                    commands,
                );
            }
        }
        let met_coach = shared.profile.progress().met_coach;
        if self.side == Some(Side::Coach) && !met_coach {
            commands.push(Command::Table(TableCommand::AskCoach));
        }
        let mut prompt = self.prompt(session, met_coach, shared.now);
        if let Some(guide) = &guide {
            guide.narrow(&mut prompt, session.view(), &self.selection);
        }
        if !is_covered {
            action_strip::ui(
                ui,
                places.prompt,
                &prompt,
                &mut self.selection,
                pressed,
                shared,
                commands,
            );
        }
        let counts = self.counts(session);
        let rack = Rack {
            places: &places,
            selection: &mut self.selection,
            session,
            counts,
            take_focus: pressed == Some(Pressed::ToRack),
        };
        self.rack_tiles = rack.ui(ui, shared, commands);
        if let (false, Some(first)) = (only_told || guide.is_none(), self.rack_tiles.first()) {
            tab_goes_first(ui.ctx(), *first);
        }
        let is_told = self.side == Some(Side::Narrator);
        if let (Some(guide), Some(rect), true) = (&mut guide, places.side, is_told) {
            if guide.narrator_ui(ui, rect, places.hides_felt, shared) {
                self.side = None;
            }
        } else if let (Some(side), Some(rect)) = (self.side, places.side) {
            let card = &mut self.card;
            let coach = &mut self.coach;
            let progress = &mut self.shows_progress;
            let stays = beside::ui(
                ui,
                rect,
                side,
                places.hides_felt,
                session,
                match &self.purpose {
                    Purpose::Trial(tried) => Some(tried),
                    Purpose::Match | Purpose::Lesson => None,
                },
                card,
                coach,
                progress,
                pressed,
                shared,
                commands,
            );
            if !stays {
                self.side = None;
            }
        }
        if naming::is_asked(session.view(), &self.selection) && self.refusal.is_none() {
            let takes_focus = pressed == Some(Pressed::ToName);
            naming::ui(
                ui,
                places.felt,
                session.view(),
                &mut self.selection,
                takes_focus,
                shared,
            );
        }
        if let Some(refusal) = &self.refusal {
            refusal::ui(ui, places.felt, refusal, session.view(), shared, commands);
        }
        if !places.hides_felt {
            self.motion.paint(ui);
        }
        let reads = self.refusal.is_some() || Popup::is_any_open(ui.ctx());
        wait(ui, session, reads, shared, commands);
    }

    /// The tiles of the rack that count for the line that is looked at on the card.
    fn counts(&self, session: &Session) -> TileCounts {
        let is_told = self.side == Some(Side::Card) && self.shows_progress;
        let is_over = session.outcome().is_some();
        let counts = self.card.counts().filter(|_| is_told && !is_over);
        counts.unwrap_or(TileCounts::EMPTY)
    }

    /// Lets the table hold still, or go on.
    fn hold(&mut self, held: bool, now: f64) {
        if let Some(session) = &mut self.session {
            session.set_held(held, now);
        }
    }

    /// What is awaited now; who has not met the coach yet is offered it, but not where a rule is tried.
    fn prompt(&self, session: &Session, met_coach: bool, now: f64) -> Prompt {
        let mut prompt = Prompt::of(session, &self.selection);
        prompt.time = TimeToClaim::of(session, now);
        if matches!(self.purpose, Purpose::Trial(_)) {
            if session.awaited() == Awaited::Nothing {
                prompt.end_of_trial();
            }
        } else if matches!(self.purpose, Purpose::Match)
            && !met_coach
            && session.opening().is_none()
            && !session.sits_out()
        {
            prompt.introduce_coach(session.view());
        }
        prompt
    }

    /// Lets the game go as the learner has it in the settings.
    fn take_up_settings(&mut self, change: &Change<'_>) {
        if let Some(session) = &mut self.session {
            let waits = change.profile.settings().wait_after_discards;
            session.set_waits_after_discards(waits);
        }
    }

    /// Keeps the game once the bots have done what they can, so that it goes on after a restart.
    fn keep(&self, change: &mut Change<'_>) {
        let session = self.session.as_ref();
        if session.is_some_and(|session| session.awaited() != Awaited::Bots) {
            self.keep_now(change);
        }
    }

    /// Keeps the game as it stands; nothing is kept of one in which a rule is tried.
    fn keep_now(&self, change: &mut Change<'_>) {
        if let (Some(session), Purpose::Match) = (&self.session, &self.purpose) {
            change.profile.keep_game(session.save());
        }
    }

    /// Takes up the game that is kept, if one is.
    fn restore(&mut self, change: &mut Change<'_>) {
        let Some(saved) = change.profile.game() else {
            return;
        };
        match Session::restore(saved, card_of(saved, change)) {
            Ok(session) => self.session = Some(session),
            Err(error) => change.profile.set_game_aside(&error),
        }
    }
}

/// The card with which a match was begun: it is played to its end with that one.
fn card_of(saved: &SavedMatch, change: &Change<'_>) -> Arc<CompiledCard> {
    if let Some(own) = saved.own_card() {
        return Arc::new(CompiledCard::new(Arc::new(own)));
    }
    let id = saved.card_id();
    let shipped = change.shipped.iter();
    let mut shipped = shipped.filter(|card| Some(&card.card().id) == id.as_ref());
    Arc::clone(shipped.next().unwrap_or(change.compiled))
}

/// Changes what is agreed on for the games to come.
fn agree(change: &mut Change<'_>, agree: impl FnOnce(&mut Agreement)) {
    change.profile.change_settings(|settings| {
        let mut agreement = Agreement::from_words(&settings.table);
        agree(&mut agreement);
        settings.table = agreement.to_words();
    });
}

/// Lets happen what has its time, and otherwise sleeps until then, or until a countdown has moved.
/// While the learner `reads` something else, nothing happens.
fn wait(ui: &Ui, session: &Session, reads: bool, shared: &Shared<'_>, commands: &mut Commands) {
    if reads != session.is_held() {
        commands.push(Command::Table(TableCommand::SetHeld(reads)));
    }
    let pace = shared.profile.settings().bot_speed.seconds_per_act();
    let Some(rest) = session.seconds_until_act(shared.now, pace) else {
        return;
    };
    if rest > 0.0 && session.is_waiting() {
        let rest = claim_time::next_look(session, shared).map_or(rest, |look| look.min(rest));
        ui.ctx()
            .request_repaint_after(Duration::from_secs_f64(rest));
    } else {
        commands.push(Command::Table(TableCommand::Advance));
    }
}

/// No game yet.
fn empty(ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
    paint_felt(ui.painter(), ui.available_rect_before_wrap());
    ui.vertical_centered(|ui| {
        ui.add_space(ui.available_height() * 0.3);
        paper_frame(shared.theme).show(ui, |ui| {
            ui.set_max_width(420.0);
            ui.label(RichText::new(shared.say(&msg!("table-empty"))).size(text_size::LARGE));
            ui.add_space(8.0);
            let start = shared.say(&msg!("table-start"));
            if primary_button(ui, Icon::Play, &start).clicked() {
                commands.go(Route::NewGame);
            }
        });
    });
}
