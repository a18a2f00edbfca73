//! The table: a game as it lies there, and everything the learner can do in it. A match, a rule that is tried and
//! a lesson all happen at it; each has its own screen.
//!
//! `prompt` says what is awaited and what may be done, as data; `layout` where everything lies; the
//! other files draw one thing each. Nothing here knows a rule: what may be done is the engine's to say,
//! and what it refuses is shown with its reasons.

mod action_row;
mod action_strip;
mod advice;
mod beside;
mod blind;
mod bubble;
mod card_panel;
mod choice_button;
mod claim_demos;
mod claim_time;
mod coach_panel;
mod coached;
mod demos;
mod digits;
mod discard_grid;
mod discards;
mod earlier_racks;
mod explanation;
mod felt;
mod guide;
mod hand;
mod kept_back;
mod key_sign;
mod keys;
mod layout;
mod letting_go;
mod log_line;
mod log_panel;
mod log_strip;
mod mistake_demos;
mod motion;
mod naming;
mod naming_demos;
mod open_rack;
mod opening;
mod passing;
mod plate;
mod player;
mod player_name;
mod prompt;
mod prompt_for;
mod purpose;
mod rack;
mod refusal;
mod result;
mod selection;
mod show;
mod table_frame;
mod toolbar;
mod touch;
mod waiting;
mod walls;
mod warning;
mod warning_demos;

use egui::{Id, Ui};

use crate::play::{OpeningStep, RackOrder, Session};
use crate::profile::{BotSpeed, CoachMode};
use crate::rules::{Action, Refusal, Seat};
use crate::tile::TileCounts;
use crate::ui::Change;
use crate::ui::reading::CardReader;
use crate::ui::shared::TableCommand;
use crate::wording::Names;

use coach_panel::CoachPanel;
use digits::Digits;
use earlier_racks::EarlierRacks;
use log_panel::Log;
use motion::Motion;
use result::ResultSheet;
pub(in crate::ui) use result::{Decisions, WorthALook};
use selection::Selection;
use warning::WarningCheck;

pub(in crate::ui) use beside::{Beside, Side};
pub(in crate::ui) use choice_button::ChoiceButton;
pub use claim_demos::CLAIM_DEMOS;
pub use coach_panel::COACH_DEMOS;
pub use demos::DEMOS;
pub(in crate::ui) use guide::{Awaits, CardBeside, Guide};
pub(in crate::ui) use key_sign::KeySign;
pub(in crate::ui) use keys::{Pressed, key_list};
pub(in crate::ui) use log_panel::told;
pub use mistake_demos::MISTAKE_DEMOS;
pub use naming_demos::NAMING_DEMOS;
pub(in crate::ui) use prompt::PromptChoice;
pub(in crate::ui) use walls::{StackAsked, StackFor};
pub use warning_demos::WARNING_DEMOS;

/// Where the learner sits when they play.
const LEARNER: Seat = Seat::FIRST;

/// What the players are called: the learner is spoken to, unless they sit out, and in a match the others have names.
pub(in crate::ui) fn names(session: &Session) -> Names {
    Names {
        east: Some(session.seating().east),
        you: session.learner(),
        people: session.people(),
    }
}

/// The same as long as nobody knows who is East.
pub(in crate::ui) fn names_before_winds(session: &Session) -> Names {
    Names {
        east: None,
        ..names(session)
    }
}

/// For what the table is drawn.
pub(in crate::ui) enum Occasion<'a, 'b> {
    /// A match of the learner's; what they decided in it is looked through once it is over.
    Match(Decisions<'a>),
    /// A position is shown, of which this tells beside the table, at this side.
    Position(Side, &'a mut dyn FnMut(&mut Ui, Beside<'_>)),
    /// A game is looked at again, of which this tells beside the table; at a mistake the table `asks` what would have been
    /// better.
    LookedBack {
        asks: bool,
        tell: &'a mut dyn FnMut(&mut Ui, Beside<'_>),
    },
    /// A lesson happens here.
    Lesson(&'a mut Guide<'b>),
}

/// A table at which a game is played, whatever for.
#[derive(Debug)]
pub struct Table {
    session: Option<Session>,
    /// The game that was left to try something on a side board, and how the rack lay.
    left: Option<Box<(Session, RackOrder)>>,
    selection: Selection,
    earlier_racks: EarlierRacks,
    refusal: Option<Refusal>,
    check: WarningCheck,
    /// Whether the learner has said that they draw as soon as the others have let the discard go.
    draws_next: bool,
    side: Option<Side>,
    /// What a match keeps as lying there.
    kept_side: Option<Side>,
    /// Whether there was room beside the table in the frame before.
    has_room_beside: bool,
    card: CardReader,
    result: ResultSheet,
    coach: CoachPanel,
    log: Log,
    motion: Motion,
    digits: Digits,
    /// Whether the card shows how many tiles each line lacks.
    shows_progress: bool,
    /// The tiles of the rack, as widgets, in the frame before.
    rack_tiles: Vec<Id>,
}

impl Default for Table {
    fn default() -> Self {
        Self {
            session: None,
            left: None,
            selection: Selection::default(),
            earlier_racks: EarlierRacks::default(),
            refusal: None,
            check: WarningCheck::default(),
            draws_next: false,
            side: Some(Side::Card),
            kept_side: Some(Side::Card),
            has_room_beside: true,
            card: CardReader::default(),
            result: ResultSheet::default(),
            coach: CoachPanel::default(),
            log: Log::default(),
            motion: Motion::default(),
            digits: Digits::default(),
            shows_progress: false,
            rack_tiles: Vec::new(),
        }
    }
}

impl Table {
    /// The game in progress.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// The game in progress, to go on with it.
    pub(in crate::ui) fn session_mut(&mut self) -> Option<&mut Session> {
        self.session.as_mut()
    }

    /// Why the learner's last action was refused, if it was.
    pub(in crate::ui) fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// The learner has come here, forwards or back; what was in progress goes on.
    pub(in crate::ui) fn come_back(&mut self, change: &Change<'_>) {
        self.motion.skip();
        self.take_up_settings(change);
        self.hold(false, change.now);
    }

    /// The learner goes elsewhere: nothing happens until they come back.
    pub(in crate::ui) fn leave(&mut self, change: &Change<'_>) {
        self.hold(true, change.now);
    }

    /// Another game begins, at once and with this beside the table.
    pub(in crate::ui) fn begin(&mut self, session: Session, side: Side) {
        self.sit_down(session);
        self.side = Some(side);
        self.motion.skip();
    }

    /// Begins with another game: nothing is chosen, told or thought of it yet.
    pub(in crate::ui) fn sit_down(&mut self, session: Session) {
        self.result = ResultSheet::of(&session);
        self.session = Some(session);
        self.draws_next = false;
        self.left = None;
        self.coach = CoachPanel::default();
        self.log = Log::default();
        self.selection = Selection::default();
        self.earlier_racks = EarlierRacks::default();
        self.refusal = None;
        self.check = WarningCheck::default();
    }

    /// Leaves the game as it stands, to go on with a copy of it that nobody keeps.
    pub(in crate::ui) fn open_side_board(&mut self) {
        if let (Some(session), None) = (&self.session, &self.left) {
            self.left = Some(Box::new((session.clone(), self.rack_order())));
        }
    }

    /// Comes back to the game that was left.
    pub(in crate::ui) fn leave_side_board(&mut self, now: f64) {
        if let Some(left) = self.left.take() {
            let (mut session, order) = *left;
            session.set_held(false, now);
            if let Some(side_board) = &self.session {
                session.come_back_from(side_board);
            }
            let side = self.side;
            self.sit_down(session);
            self.arrange(&order);
            self.side = side;
            self.motion.skip();
        }
    }

    /// Whether what happens here is only tried.
    pub(in crate::ui) fn is_side_board(&self) -> bool {
        self.left.is_some()
    }

    /// The learner's rack as they arranged it.
    pub(in crate::ui) fn rack_order(&self) -> RackOrder {
        self.selection.order()
    }

    /// The rack is as the learner left it.
    pub(in crate::ui) fn arrange(&mut self, order: &RackOrder) {
        if let Some(session) = &self.session {
            self.selection = Selection::arranged(order, session.view());
        }
    }

    /// Nothing is chosen any more on the learner's rack.
    pub(in crate::ui) fn choose_nothing(&mut self) {
        self.selection.clear();
    }

    /// Chooses these tiles on the learner's rack.
    pub(in crate::ui) fn choose(&mut self, tiles: &TileCounts) {
        self.follow();
        self.selection.choose(tiles);
    }

    /// What the learner wants beside the table, where there is room.
    pub(in crate::ui) const fn kept_side(&self) -> Option<Side> {
        self.kept_side
    }

    /// Puts this beside the table, or nothing, as it was when the match was left.
    pub(in crate::ui) fn put_beside(&mut self, side: Option<Side>) {
        self.side = side;
        self.kept_side = side;
    }

    /// Shows this beside the table.
    pub(in crate::ui) fn show_beside(&mut self, side: Side) {
        self.side = Some(side);
    }

    /// Applies what the learner did in the game.
    pub(in crate::ui) fn apply(&mut self, command: TableCommand, change: &mut Change<'_>) {
        match (command, &mut self.session) {
            (TableCommand::AskCoach, _) => {
                self.side = Some(Side::Coach);
                change
                    .profile
                    .change_progress(|progress| progress.met_coach = true);
            }
            (TableCommand::LookAtTable(looks), _) => self.result.look_at_table(looks),
            (TableCommand::DismissRefusal, _) => self.refusal = None,
            (TableCommand::SayWhyNot(action), Some(session)) => {
                self.refusal = session.view().accepts(&action).err();
            }
            (TableCommand::ShowNextStep, Some(session)) => session.show_next_step(),
            (TableCommand::SkipOpening, Some(session)) => session.skip_opening(),
            (TableCommand::Action(action), Some(_)) => self.say(action, change.now),
            (TableCommand::SeeSecondLook, Some(session)) => {
                let shown = self.coach.shows(session);
                if let Some(action) = self.check.take_up(shown, change.now) {
                    self.say_and_draw(action, change.now);
                }
            }
            (TableCommand::TakeActionBack, session) => {
                let asked = self.check.answer();
                // Who had rather not claim is not asked about the claim again.
                if let (Some(Action::Claim(_)), Some(session)) = (asked, session) {
                    session.take_call_back();
                }
                // Its button stands where the answer stood: nothing is chosen that a second click would give away.
                if asked.and_then(|it| it.given_away()) == Some(self.selection.chosen()) {
                    self.selection.clear();
                }
            }
            (TableCommand::LeaveWarnedAction, _) => {
                self.check.answer();
            }
            (TableCommand::ActAllTheSame, _) => {
                if let Some(action) = self.check.answer() {
                    self.say_and_draw(action, change.now);
                }
            }
            (TableCommand::LayCalledOpen, Some(session)) => {
                self.refusal = session.lay_pending_call_open().err();
            }
            (TableCommand::Plan(line), Some(session)) => session.plan_line(line),
            (TableCommand::TakeBack, Some(session)) => {
                if session.take_back() {
                    let order = self.earlier_racks.of_now(session).cloned();
                    self.forget_what_was_said();
                    order.inspect(|order| self.arrange(order));
                }
            }
            (TableCommand::OpenSideBoard, Some(_)) => self.open_side_board(),
            (TableCommand::LeaveSideBoard, Some(_)) => self.leave_side_board(change.now),
            (TableCommand::CallDiscard, Some(session)) => session.call_discard(change.now),
            (TableCommand::TakeCallBack, Some(session)) => session.take_call_back(),
            (TableCommand::Advance, Some(session)) => {
                let speed = change.profile.settings().bot_speed;
                let actions = session.actions_done();
                session.advance(change.now, speed.seconds_per_action());
                if session.actions_done() != actions {
                    // What was too early need not be so any more.
                    self.refusal.take_if(|refusal| refusal.is_premature());
                }
                self.draw_as_said(change.now);
            }
            (TableCommand::Bet(bet), Some(session)) => self.refusal = session.bet(bet).err(),
            (TableCommand::PlayToEnd, Some(session)) => session.play_to_end(),
            (TableCommand::GoAhead, Some(session)) => session.go_ahead(),
            (TableCommand::GoAheadAndDraw, Some(session)) => {
                if session.draws_once_let_go() {
                    self.say_and_draw(Action::LetGo, change.now);
                } else {
                    session.go_ahead();
                    self.draws_next = true;
                    self.draw_as_said(change.now);
                }
            }
            (TableCommand::SetPaused(paused), Some(session)) => {
                session.set_paused(paused, change.now);
            }
            (TableCommand::SetHeld(held), Some(session)) => {
                session.set_held(held, change.now);
                return;
            }
            (TableCommand::BeginNextGame, Some(session)) => {
                session.begin_next_game();
                self.result = ResultSheet::default();
                self.selection = Selection::default();
            }
            // Only a lesson asks for a stack, and it checks what is taken. The others are the screens' to do.
            (
                TableCommand::TakeStack { .. }
                | TableCommand::KeepArrangement
                | TableCommand::OpenSetup
                | TableCommand::BeginMatch
                | TableCommand::Review
                | TableCommand::ShowExample
                | TableCommand::TryAgain,
                _,
            )
            | (_, None) => {}
        }
        self.follow();
    }

    /// The game is another one from here on.
    fn forget_what_was_said(&mut self) {
        if let Some(session) = &self.session {
            self.coach.go_back(session);
        }
        self.log = Log::default();
        self.refusal = None;
        self.check = WarningCheck::default();
        self.selection.clear();
        self.motion.skip();
    }

    /// The learner says what they do.
    fn say(&mut self, action: Action, now: f64) {
        let Some(session) = &mut self.session else {
            return;
        };
        self.check.forget();
        self.earlier_racks.note(session, self.selection.order());
        // Also where the coach has chosen them, what leaves the rack is told from what comes for it.
        if let Some(given) = action.given_away() {
            self.selection.choose(&given);
        }
        let refusal = session.say(action, now).err();
        self.refuse(action, refusal);
    }

    /// Lets the learner act.
    pub(in crate::ui) fn act(&mut self, action: Action) {
        if let Some(session) = &mut self.session {
            let refusal = session.act(action).err();
            self.refuse(action, refusal);
        }
        self.follow();
    }

    /// Shows the opening up to a step of it.
    pub(in crate::ui) fn show_opening_up_to(&mut self, step: OpeningStep) {
        if let Some(session) = &mut self.session {
            session.show_next_step();
            while session.opening().is_some_and(|it| it.step() < step) {
                session.show_next_step();
            }
        }
        self.follow();
    }

    /// Lets the table go on, which was paused.
    pub(in crate::ui) fn go_on(&mut self, now: f64) {
        if let Some(session) = &mut self.session {
            session.set_paused(false, now);
        }
    }

    /// The rack is what the game says it is.
    fn follow(&mut self) {
        if let Some(session) = &self.session {
            self.selection.follow(session.view());
        }
    }

    /// Lets the table hold still, or go on.
    pub(in crate::ui) fn hold(&mut self, held: bool, now: f64) {
        if let Some(session) = &mut self.session {
            session.set_held(held, now);
        }
    }

    /// Lets the game go as the learner has it in the settings.
    pub(in crate::ui) fn take_up_settings(&mut self, change: &Change<'_>) {
        if let Some(session) = &mut self.session {
            let settings = change.profile.settings();
            session.set_stops_after_discards(settings.stops_after_discards);
            session.set_step_by_step(settings.bot_speed == BotSpeed::StepByStep);
            session.set_taught(change.profile.progress().taught());
            let is_open = settings.coach_mode() == CoachMode::Open;
            session.play_open(is_open.then_some(settings.shown_open));
            // Who plays open has the advice before their eyes.
            let is_other = !matches!(self.side, Some(Side::RuleExample | Side::Review));
            if session.is_open() && self.has_room_beside && is_other {
                self.side = Some(Side::Coach);
            }
        }
    }
}
