//! The table as it is drawn: every part of it in its place, and what is pressed there.

use std::time::Duration;

use egui::{Popup, Rect, Ui};

use super::action_strip::ActionStrip;
use super::beside::Side;
use super::claim_time::TimeToClaim;
use super::guide::Guide;
use super::keys::Pressed;
use super::layout::Places;
use super::player::Telling;
use super::prompt::Prompt;
use super::rack::Rack;
use super::refusal::Refused;
use super::result::{Decisions, ShownResult, Tells, cover_table};
use super::selection::StandsIn;
use super::toolbar::Toolbar;
use super::{
    Beside, Occasion, Table, TableCommand, beside, bubble, card_panel, claim_time, coach_panel,
    felt, log_strip, names, naming, rack, toolbar, touch,
};
use crate::card::LineIndex;
use crate::msg;
use crate::play::{Awaited, Session};
use crate::profile::CoachMode;
use crate::rules::{Action, Situation};
use crate::tile::TileCounts;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, Print, paint_felt, primary_button, tab_goes_first};
use crate::ui::words::said;
use crate::ui::{Command, Route, Shared};
use crate::wording::Names;

/// For so long a pointer that has moved is on its way to what is below it, in seconds.
const AIMING: f32 = 1.0;

impl Table {
    /// Draws the table.
    #[expect(clippy::too_many_lines, reason = "a call for each thing that is drawn")]
    pub(in crate::ui) fn ui(
        &mut self,
        ui: &mut Ui,
        occasion: Occasion<'_, '_>,
        shared: &Shared<'_>,
    ) {
        let decisions = match &occasion {
            Occasion::Match(decisions) if self.left.is_none() => *decisions,
            _ => Decisions::NotTold,
        };
        let is_only_shown =
            self.left.is_none() && matches!(occasion, Occasion::LookedBack { asks: false, .. });
        let (mut guide, mut example) = match occasion {
            Occasion::Match(_) => (None, None),
            Occasion::Position(side, tell) => (None, Some((side, tell))),
            Occasion::LookedBack { tell, .. } => (None, Some((Side::Review, tell))),
            Occasion::Lesson(guide) => (Some(guide), None),
        };
        let Some(session) = &self.session else {
            empty(ui, shared);
            return;
        };
        self.selection.follow(session.view());
        self.check.follow(ui, session, shared);
        let mode = shared.profile.settings().coach_mode();
        let is_warned = mode >= CoachMode::Warn;
        self.selection.stands_in = match (&guide, &example) {
            (None, None) if is_warned => StandsIn::MatchWithWarnings,
            (None, None) => StandsIn::Match,
            _ => StandsIn::Lesson,
        };
        let is_match = guide.is_none() && example.is_none();
        let is_result_told = is_match && self.result.covers(session);
        let choice = self.selection.choice();
        let all = ui.available_rect_before_wrap();
        // What would now hide the table is put away; the learner may open it over the table.
        let has_room_beside = if is_result_told {
            Places::has_room_for_result_beside(all)
        } else {
            Places::has_room_beside(all)
        };
        let stays = matches!(
            self.side,
            Some(Side::RuleExample | Side::Review | Side::Narrator)
        );
        if self.has_room_beside && !has_room_beside && !stays {
            self.side = None;
        }
        self.has_room_beside = has_room_beside;
        if guide.is_some() && has_room_beside && self.side.is_none() {
            self.side = Some(Side::Narrator);
        }
        // How a game ended needs the room itself.
        let tells = guide.is_none() && session.outcome().is_none();
        let mut places = if has_room_beside || stays {
            Places::within(all, self.side, tells)
        } else {
            Places::below(all, self.side, tells)
        };
        let only_told = guide.as_ref().is_some_and(|guide| !guide.asks());
        let asks_stack = guide.as_ref().is_some_and(|guide| guide.stack.is_some());
        let is_covered =
            only_told && !asks_stack && places.hides_felt && self.side == Some(Side::Narrator);
        if is_covered {
            places.side = Some(places.felt.union(places.prompt));
        }
        let focused = ui.memory(egui::Memory::focused);
        let rack_has_focus = focused.is_some_and(|id| self.rack_tiles.contains(&id));
        let own_side = example.as_ref().map(|(side, _)| *side);
        let mut pressed = match &guide {
            // The keys are the narrator's as long as nothing is asked at the table.
            Some(guide) if !guide.asks() => None,
            Some(_) => Pressed::take(ui, rack_has_focus).filter(|it| it.is_at_hand()),
            None => Pressed::take(ui, rack_has_focus).filter(|it| {
                own_side == Some(Side::RuleExample) || *it != Pressed::Side(Side::RuleExample)
            }),
        };
        if let (true, Some(id)) = (only_told && rack_has_focus, focused) {
            // Nothing is asked of the rack: the keys are the narrator's.
            ui.memory_mut(|memory| memory.surrender_focus(id));
        }
        if pressed == Some(Pressed::FollowAdvice) && is_match && self.side != Some(Side::Coach) {
            // Who follows a coach that is not seen wants to see it first.
            pressed = Some(Pressed::Side(Side::Coach));
        }
        let is_to_be_read = self.refusal.as_ref().is_some_and(|it| !it.is_premature());
        if pressed == Some(Pressed::Escape) && self.check.warning().is_some() {
            pressed = None;
            shared.ask(Command::Table(TableCommand::TakeActionBack));
        } else if pressed == Some(Pressed::Escape) && self.refusal.is_some() {
            pressed = None;
            shared.ask(Command::Table(TableCommand::DismissRefusal));
        } else if pressed == Some(Pressed::Escape) {
            if places.hides_felt {
                self.side = None;
            } else if session.called().is_some() {
                shared.ask(Command::Table(TableCommand::TakeCallBack));
            } else {
                self.selection.clear();
            }
        }
        if let Some(guide) = &mut guide {
            self.side = guide.header_ui(ui, places.toolbar, self.side, shared);
        } else {
            let toolbar = Toolbar {
                session,
                own_side,
                is_side_board: self.left.is_some(),
                pressed,
            };
            let side = &mut self.side;
            toolbar::ui(ui, places.toolbar, toolbar, side, shared);
        }
        let table = places.felt.union(places.log.unwrap_or(places.rack));
        paint_felt(ui.painter(), table);
        self.motion.follow(ui, session, &places);
        // The last tile arrives before.
        let shows_sheet = is_result_told && !self.motion.is_seen(ui);
        if shows_sheet {
            cover_table(&mut places);
        } else if is_result_told {
            ui.ctx().request_repaint();
        }
        if !places.hides_felt {
            let by_place = guide.as_ref().is_some_and(|guide| !guide.knows_winds);
            let names = if by_place {
                Names::by_place()
            } else {
                names(session)
            };
            let telling = Telling {
                // Where an action is to be found, nothing gives it away.
                marks_exchanges: guide.as_ref().is_none_or(|guide| !guide.examines),
                in_lesson: guide.is_some(),
                scores: guide.as_ref().is_none_or(|guide| guide.knows_payments()),
                names,
                asked: guide.as_ref().and_then(|guide| guide.stack),
            };
            if !shows_sheet {
                felt::ui(ui, &places, session, &self.motion, telling, shared);
            }
            let view = session.view();
            let selection = &mut self.selection;
            if let Some(at) = rack::take_dropped(ui, places.middle, view, selection, shared) {
                self.motion.let_go_at(at);
            }
            if let Some(outcome) = session.outcome().filter(|_| shows_sheet || !is_match) {
                let tells = match &guide {
                    Some(guide) if guide.examines && guide.knows_payments() => Tells::Sums,
                    Some(guide) if guide.examines => Tells::WhoPays,
                    _ => Tells::All,
                };
                let shown = ShownResult {
                    session,
                    outcome,
                    tells,
                    names,
                    print: guide.as_ref().map_or(Print::Whole, |guide| guide.print),
                    covers_table: shows_sheet,
                    decisions,
                };
                self.result.ui(ui, places.felt, shown, shared);
            }
        }
        let met_coach = shared.profile.progress().met_coach;
        if self.side == Some(Side::Coach) && !met_coach {
            shared.ask(Command::Table(TableCommand::AskCoach));
        }
        let mut prompt = Prompt::of(session, &self.selection);
        prompt.time = TimeToClaim::of(session, shared.now);
        if let Some(guide) = &guide {
            guide.narrow(&mut prompt, session.view(), &self.selection);
            prompt.offer_all_at_once();
        } else if own_side == Some(Side::Review) && self.left.is_none() {
            prompt.look_back(session, is_only_shown);
        } else if own_side == Some(Side::RuleExample) {
            prompt.offer_all_at_once();
            if session.awaited() == Awaited::Nothing {
                prompt.end_of_example();
            }
        } else {
            prompt.name_game(session);
            if session.outcome().is_some() && self.left.is_some() {
                prompt.end_of_side_board(own_side);
            }
            if session.outcome().is_some() {
                let second = prompt.choices.len().min(1);
                prompt.choices.insert(second, self.result.turned());
                prompt.has_rack &= !shows_sheet;
            }
            // Who has not met the coach yet is offered it.
            if !met_coach
                && mode != CoachMode::Alone
                && own_side.is_none()
                && session.opening().is_none()
                && !session.sits_out()
            {
                prompt.introduce_coach(session.view());
            }
        }
        let advised = match &guide {
            Some(guide) => guide.advised,
            None if self.side == Some(Side::Coach) || is_match && mode == CoachMode::Open => {
                let is_choosing = pressed.is_some();
                self.coach.think(session, is_choosing, shared, ui.ctx())
            }
            None => None,
        };
        // What a narrator advises is found in the words.
        let advised_tiles = advised.filter(|_| guide.is_none());
        let advised_tiles = advised_tiles.and_then(|action| action.given_away());
        let advised_tiles = advised_tiles.unwrap_or_default();
        if let Some(action) = advised.filter(|_| session.called().is_none()) {
            prompt.advise(&action, session.view(), &self.selection);
        }
        // Where an action is to be found, the narrator says what follows from it; who plays alone sees it themselves.
        let is_alone = is_match && mode == CoachMode::Alone;
        if !is_alone
            && guide
                .as_ref()
                .is_none_or(|guide| guide.asks() && !guide.examines)
        {
            prompt.tell_of_closed_line(session, &self.watched_lines(guide.as_deref()));
        }
        if let Some(refusal) = &self.refusal {
            prompt.of_refused(refusal);
        }
        if let Some(warning) = self.check.warning() {
            prompt.of_warning(warning);
        }
        if !places.hides_felt && !shows_sheet {
            touch::take(ui, &places, session, &prompt, shared);
        }
        let means_what_was = self.digits.are_new(session, &prompt, shared.now);
        let pressed = pressed.filter(|it| !means_what_was || !matches!(it, Pressed::Choice(_)));
        if !is_covered {
            let strip = ActionStrip {
                prompt: &prompt,
                refused: self.refusal.as_ref().map(|refusal| Refused {
                    refusal,
                    view: session.view(),
                    names: names(session),
                }),
                warned: self.check.warning().map(|it| (it, session.view())),
                pressed,
            };
            strip.ui(ui, places.prompt, &mut self.selection, shared);
        }
        let chosen = prompt.given_away();
        let looks_ahead = is_match && self.compares(session, shared);
        // What is gained by a claim can hardly be seen in the moment in which it is let go.
        let is_claim = matches!(session.view().situation(), Situation::Claims(_));
        let looked_at = chosen.or_else(|| is_claim.then_some(Action::LetGo));
        let looked_at = looked_at.filter(|action| {
            let is_known =
                self.coach.advises(*action) || self.coach.has_played_on(session, *action);
            looks_ahead && !is_known
        });
        self.check.look_ahead(looked_at, session, shared, ui.ctx());
        self.coach.set_held(self.check.is_looking());
        let counts = self.counts(session);
        let rack = Rack {
            places: &places,
            selection: &mut self.selection,
            session,
            counts,
            advised: advised_tiles,
            take_focus: pressed == Some(Pressed::ToRack),
            is_asked: !only_told && !is_only_shown,
        };
        self.rack_tiles = if shows_sheet {
            Vec::new()
        } else {
            rack.ui(ui, shared)
        };
        if let (false, Some(first)) = (only_told || guide.is_none(), self.rack_tiles.first()) {
            tab_goes_first(ui.ctx(), *first);
        }
        let is_told = self.side == Some(Side::Narrator);
        if let (Some(guide), Some(rect), true) = (&mut guide, places.side, is_told) {
            if guide.narrator_ui(ui, rect, places.hides_felt, shared) {
                self.side = None;
            }
        } else if let (Some(side), Some(rect)) = (self.side, places.side) {
            let Self {
                card,
                coach,
                log,
                shows_progress,
                ..
            } = self;
            let chosen = chosen.map(|action| (action, self.check.comparison(action)));
            let stays = beside::ui(ui, rect, side, places.hides_felt, shared, |ui| match side {
                Side::Card => card_panel::ui(ui, session, card, shows_progress, shared),
                Side::Coach => {
                    if is_match {
                        coach_panel::mode_ui(ui, session, shared);
                    }
                    coach.ui(ui, session, pressed, chosen, shared);
                }
                Side::Log => log.ui(ui, session, shared),
                Side::RuleExample | Side::Review => {
                    if let Some((_, tell)) = &mut example {
                        tell(ui, Beside { session, pressed });
                    }
                }
                // The narrator draws itself.
                Side::Narrator => {}
            });
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
        if self.refusal.is_some() && self.selection.choice() != choice {
            // It was said of another choice.
            shared.ask(Command::Table(TableCommand::DismissRefusal));
        }
        if self.check.warning().is_some() && self.selection.choice() != choice {
            shared.ask(Command::Table(TableCommand::LeaveWarnedAction));
        }
        self.log.follow(session, shared);
        if guide.is_none() {
            log_strip::announce(ui, places.felt, self.log.news());
            let name = shared.say(&msg!("table-log-open"));
            if let Some(rect) = places.log
                && log_strip::ui(ui, rect, &name, self.log.lines())
            {
                self.side = Some(Side::Log);
            }
        }
        if !places.hides_felt {
            self.motion.paint(ui);
            if guide.is_none() {
                bubble::ui(ui, &places, session, shared);
            }
        }
        let reads = is_to_be_read
            || self.check.is_open()
            || Popup::is_any_open(ui.ctx())
            || aims_at_claim(ui, places.prompt, session);
        wait(ui, session, reads, shared);
    }

    /// The tiles of the rack that count for the line that is looked at on the card.
    fn counts(&self, session: &Session) -> TileCounts {
        let is_told = self.side == Some(Side::Card) && self.shows_progress;
        let is_over = session.outcome().is_some();
        let counts = self.card.counts().filter(|_| is_told && !is_over);
        counts.unwrap_or(TileCounts::EMPTY)
    }

    /// Whether the learner is told what their own choice gives up, by the coach or by a warning.
    fn compares(&self, session: &Session, shared: &Shared<'_>) -> bool {
        let is_told = self.side == Some(Side::Coach);
        let is_warned = shared.profile.settings().warns_from().is_some();
        let is_hurried = session.awaited() != Awaited::Learner || session.is_claim_a_race();
        (is_told || is_warned) && !is_hurried
    }

    /// The lines that the learner has before their eyes: those of a narrator, the one the coach puts first, the
    /// one that is chosen on the card.
    fn watched_lines(&self, guide: Option<&Guide<'_>>) -> Vec<LineIndex> {
        let session = self.session.as_ref();
        let planned = session.map_or(&[][..], |session| session.plan().lines());
        match (guide, self.side) {
            (Some(guide), _) => guide.lines.clone(),
            (None, _) if !planned.is_empty() => planned.to_vec(),
            (None, Some(Side::Coach)) => self.coach.best_line().into_iter().collect(),
            (None, Some(Side::Card)) => self.card.chosen().into_iter().collect(),
            (None, _) => Vec::new(),
        }
    }
}

/// Whether the learner is on their way to a button about a discard that would otherwise be let go under the pointer.
fn aims_at_claim(ui: &Ui, buttons: Rect, session: &Session) -> bool {
    if !session.lets_go_by_itself() {
        return false;
    }
    let (at, still) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.hover_pos(), pointer.time_since_last_movement())
    });
    // A pointer that was left where the last button stood waits for nobody.
    let aims = at.is_some_and(|at| buttons.contains(at)) && still < AIMING;
    if aims {
        let rest = Duration::from_secs_f32(AIMING - still);
        ui.ctx().request_repaint_after(rest);
    }
    aims
}

/// Lets happen what has its time, and otherwise sleeps until then, or until a countdown has moved.
/// While the learner `reads` something else, nothing happens.
fn wait(ui: &Ui, session: &Session, reads: bool, shared: &Shared<'_>) {
    if reads != session.is_held() {
        shared.ask(Command::Table(TableCommand::SetHeld(reads)));
    }
    let pace = shared.profile.settings().bot_speed.seconds_per_action();
    let Some(rest) = session.seconds_until_action(shared.now, pace) else {
        return;
    };
    if rest > 0.0 && session.is_waiting() {
        let rest = claim_time::next_look(session, shared).map_or(rest, |look| look.min(rest));
        ui.ctx()
            .request_repaint_after(Duration::from_secs_f64(rest));
    } else {
        shared.ask(Command::Table(TableCommand::Advance));
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
