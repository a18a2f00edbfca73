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
mod digits;
mod discards;
mod example_panel;
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
mod plate;
mod player;
mod prompt;
mod rack;
mod refusal;
mod result;
mod selection;
mod setup;
mod show;
mod toolbar;
mod trying;
mod walls;

use std::sync::Arc;

use egui::{Id, Ui};

use crate::analysis::CompiledCard;
use crate::play::{Agreement, Awaited, SavedMatch, Session};
use crate::rules::{Refusal, Seat};
use crate::ui::screens::card::{CardReader, LineReaders, RackInGame};
use crate::ui::{Change, Commands, Route, Shared};
use crate::wording::Names;

use beside::Side;
use coach_panel::CoachPanel;
use digits::Digits;
use log_panel::Log;
use motion::Motion;
use selection::Selection;
use setup::SetupPage;
use trying::ExampleInProgress;

pub use claim_demos::CLAIM_DEMOS;
pub use coach_panel::COACH_DEMOS;
pub use command::TableCommand;
pub use demos::DEMOS;
pub(in crate::ui::screens) use guide::{CardBeside, Guide};
pub(in crate::ui::screens) use keys::key_list;
pub use mistake_demos::MISTAKE_DEMOS;
pub use naming_demos::NAMING_DEMOS;
pub use setup::SetupItem;
pub(in crate::ui::screens) use walls::{StackAsked, StackFor};

/// Where the learner sits when they play.
const LEARNER: Seat = Seat::FIRST;

/// What the players are called: the learner is spoken to, unless they sit out.
fn names(session: &Session) -> Names {
    Names {
        east: Some(session.seating().east),
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
    RuleExample(ExampleInProgress),
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
    log: Log,
    motion: Motion,
    digits: Digits,
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
            log: Log::default(),
            motion: Motion::default(),
            digits: Digits::default(),
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
        self.sit_down(Session::begin(card, rules, bots, change.seed));
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

    /// Begins with another match, or goes on with it: nothing was told or thought of it yet.
    fn sit_down(&mut self, session: Session) {
        self.session = Some(session);
        self.coach = CoachPanel::default();
        self.log = Log::default();
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
            (TableCommand::ShowExample, _) => self.show_example(change),
            (TableCommand::TryAgain, _) => {
                if let Some(rule) = self.example().map(|tried| tried.rule) {
                    self.begin_example(rule, change);
                }
            }
            (TableCommand::ShowNextStep, Some(session)) => session.show_next_step(),
            (TableCommand::SkipOpening, Some(session)) => session.skip_opening(),
            (TableCommand::Act(action), Some(session)) => {
                self.refusal = session.say(action, change.now).err();
                if matches!(self.purpose, Purpose::RuleExample(_)) && self.refusal.is_none() {
                    session.set_paused(false, change.now);
                }
            }
            (TableCommand::LayCalledOpen, Some(session)) => {
                self.refusal = session.lay_called_open().err();
            }
            (TableCommand::TakeCallBack, Some(session)) => session.take_call_back(),
            (TableCommand::Advance, Some(session)) => {
                let speed = change.profile.settings().bot_speed;
                let actions = session.actions_done();
                session.advance(change.now, speed.seconds_per_action());
                if session.actions_done() != actions {
                    // What was too early need not be so any more.
                    self.refusal.take_if(|refusal| refusal.is_premature());
                }
            }
            (TableCommand::Bet(bet), Some(session)) => {
                self.refusal = session.bet(bet).err();
                // The bots play on now, and the bet must not be forgotten.
                self.keep_now(change);
            }
            (TableCommand::PlayToEnd, Some(session)) => session.play_to_end(),
            (TableCommand::GoAhead, Some(session)) => session.go_ahead(),
            // Nobody waits for the bots before they close the window.
            (TableCommand::KeepOrder, Some(_)) => self.keep_now(change),
            // Only a lesson asks for a stack, and it judges what is taken.
            (TableCommand::TakeStack { .. }, Some(_)) => {}
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
    const fn example(&self) -> Option<&ExampleInProgress> {
        match &self.purpose {
            Purpose::RuleExample(tried) => Some(tried),
            Purpose::Match | Purpose::Lesson => None,
        }
    }

    /// Lets the table hold still, or go on.
    fn hold(&mut self, held: bool, now: f64) {
        if let Some(session) = &mut self.session {
            session.set_held(held, now);
        }
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
            let order = self.selection.order();
            change.profile.keep_game(session.save().arranged(order));
        }
    }

    /// Takes up the game that is kept, if one is.
    fn restore(&mut self, change: &mut Change<'_>) {
        let Some(saved) = change.profile.game() else {
            return;
        };
        match Session::restore(saved, card_of(saved, change)) {
            Ok(session) => {
                self.selection = Selection::arranged(saved.rack_order(), session.view());
                self.sit_down(session);
            }
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
