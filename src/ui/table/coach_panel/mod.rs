//! The coach, on request: what could be done next, each with what it is expected to come to and why;
//! and the nearest lines with what they still miss.
//!
//! `thoughts` holds the advice for a position and refines it in the background; `followed` lets its figures hang together from
//! moment to moment; `recommendations` draws them, `mode` how the coach stands by the game, `hint` what is told before them, `own_way` what the learner has chosen beside what is recommended, `breakdown` how a figure came about, `found` reckons such things, `plan` the lines that the learner aims at, `lines` the nearest ones, `since` what moved the chance to win, `others` what the others may be after. What is worth doing is the business of `coach`.

mod breakdown;
mod demos;
mod followed;
mod found;
mod hint;
mod lines;
mod mode;
mod others;
mod own_way;
mod plan;
mod position;
mod recommendations;
mod since;
mod thoughts;

use std::time::Duration;

use egui::{Context, ScrollArea, Ui, UiBuilder};

use super::keys::Pressed;
use crate::card::LineIndex;
use crate::coach::{CourseTopic, PlanStanding, Severity, Warning};
use crate::locale::Message;
use crate::msg;
use crate::play::{Awaited, Refining, Session, Thinking};
use crate::profile::{CoachMode, Hints};
use crate::rules::Action;
use crate::ui::theme::text_size;
use crate::ui::widgets;
use crate::ui::words::said_weak;
use crate::ui::{Commands, Shared};

use breakdown::KeptBreakdown;
pub use demos::COACH_DEMOS;
use hint::Degree;
use own_way::{Chosen, KeptWay};
use plan::KeptStanding;
use position::Position;
use since::Before;
use thoughts::Thoughts;

/// The room for the bar that scrolls, in points.
const SCROLL_BAR: f32 = 8.0;

/// The coach's part of the table.
#[derive(Debug, Default)]
pub(super) struct CoachPanel {
    thoughts: Option<Thoughts>,
    /// What is thought of another position: as long as it is on its way, the thoughts before stay in sight.
    next: Option<Next>,
    /// What was known before each moment of this game that was thought of: who comes back to one finds the same figures.
    known_before: Vec<(Position, Before)>,
    /// How much of it is told.
    degree: Degree,
    /// Whether the learner has asked which lines matter: from then on they are told without asking.
    keeps_lines: bool,
    /// How the coach stood by the game in the frame before.
    mode: Option<CoachMode>,
    standing: KeptStanding,
    /// What of the advice is unfolded.
    unfolded: Unfolded,
    /// Whether the pointer was over the actions in the frame before.
    pointer_is_over: bool,
    /// Whether something else is told than in the frame before: it is read from the top.
    begins_anew: bool,
}

/// What is thought of a position, before it is told.
#[derive(Debug)]
struct Next {
    position: Position,
    thinking: Thinking,
    /// What is known of the game from before.
    before: Before,
    /// What was thought at once, and is being played on.
    at_once: Option<Thoughts>,
    /// When it was thought of, in seconds.
    since: f64,
}

/// For so long the coach plays on before it speaks, in seconds: it need not correct itself in the next moment.
const THINKS_FOR: f64 = 1.2;

/// What of the advice is unfolded.
#[derive(Debug, Default)]
struct Unfolded {
    /// Whether the figures and the other choices are shown.
    details: bool,
    /// Which action beside the one that is recommended.
    other: Option<Action>,
    /// Whether that has just been unfolded, and is to come into sight.
    brings_other_into_sight: bool,
    /// Whether it is told how the figures came about.
    breakdown: bool,
    /// How they came about, where that is told.
    kept_breakdown: KeptBreakdown,
    /// The same for the other action.
    other_breakdown: KeptBreakdown,
    /// What the learner has chosen comes to.
    own_way: KeptWay,
}

/// Where the panel is lower than this, in points, the advice needs its height.
const LOW: f32 = 320.0;

impl CoachPanel {
    /// Thinks about what lies on the table while the panel is open, and returns what is recommended.
    pub(super) fn think(
        &mut self,
        session: &Session,
        is_key_pressed: bool,
        shared: &Shared<'_>,
        context: &Context,
    ) -> Option<Action> {
        if nothing_to_think_of(session).is_some() {
            (self.thoughts, self.next) = (None, None);
            self.degree = Degree::default();
            return None;
        }
        let position = Position::of(session, shared.refining());
        let known = self.thoughts.as_ref();
        if known.is_some_and(|thoughts| thoughts.are_of(position)) {
            self.next = None;
        } else {
            self.think_anew(session, position, context);
        }
        self.follow_mode(shared);
        let thoughts = self.thoughts.as_mut().filter(|_| self.next.is_none())?;
        thoughts.take_up_rounds();
        // Actions change places only while nobody is about to choose one.
        if !self.pointer_is_over && !is_key_pressed {
            thoughts.settle_order();
        }
        // What is thought better of does not stand out any more.
        let is_told = self.degree == Degree::Action && thoughts.second_thought().is_none();
        let best = thoughts.recommendations().first();
        best.filter(|_| is_told).map(|best| best.action)
    }

    /// Tells at least as much as the coach does in its mode; what it told in another is not told any more.
    fn follow_mode(&mut self, shared: &Shared<'_>) {
        let settings = shared.profile.settings();
        let mode = settings.coach_mode();
        if self.mode.replace(mode).is_some_and(|before| before != mode) {
            self.degree = Degree::Silent;
            self.keeps_lines = false;
        }
        let least = match mode {
            CoachMode::Alone => Degree::Silent,
            CoachMode::OnRequest | CoachMode::Warn if self.keeps_lines => Degree::Lines,
            CoachMode::OnRequest | CoachMode::Warn => Degree::Thought,
            CoachMode::Open => Degree::Action,
        };
        self.degree = self.degree.max(least);
        if self.degree > Degree::Silent && settings.hints == Hints::AllAtOnce {
            self.degree = Degree::Action;
        }
    }

    /// The game has gone back to where it stands now: what was thought of it later is forgotten, but not what is unfolded.
    pub(super) fn go_back(&mut self, session: &Session) {
        (self.thoughts, self.next) = (None, None);
        self.degree = Degree::default();
        self.begins_anew = true;
        let now = Position::of(session, Refining::Not);
        self.known_before.retain(|(then, _)| !now.is_before(*then));
    }

    /// Lets better figures wait while something goes first that the learner waits for.
    pub(super) fn set_held(&self, held: bool) {
        let next = self.next.iter().filter_map(|next| next.at_once.as_ref());
        for thoughts in self.thoughts.iter().chain(next) {
            thoughts.set_held(held);
        }
    }

    /// Whether the coach is seen to advise this action, at first or on second thought: then nobody is warned of it.
    pub(super) fn advises(&self, action: Action) -> bool {
        let is_told = self.degree == Degree::Action && self.next.is_none();
        self.thoughts.as_ref().is_some_and(|thoughts| {
            let best = thoughts.recommendations().first().map(|best| best.action);
            is_told && [best, thoughts.second_thought()].contains(&Some(action))
        })
    }

    /// Begins to think of this position, or takes up what was thought of it meanwhile, once it has been thought over.
    fn think_anew(&mut self, session: &Session, position: Position, context: &Context) {
        let is_new = self
            .next
            .as_ref()
            .is_none_or(|next| next.position != position);
        let now = context.input(|input| input.time);
        if is_new {
            let played_on = self.thoughts.as_mut().and_then(Thoughts::leave);
            let before = self.before(position);
            let choice = before.last_choice.as_ref();
            let choice = choice.and_then(|last| last.unweighed(session));
            let context = context.clone();
            let tell = move || context.request_repaint();
            let (how, seed) = (position.refining(), position.seed());
            self.next = Some(Next {
                position,
                thinking: Thinking::begin(session, how, seed, played_on, choice, tell),
                before,
                at_once: None,
                since: now,
            });
        }
        let Some(next) = &mut self.next else {
            return;
        };
        if let Some(thought) = next.thinking.take() {
            let before = next.before.clone();
            self.known_before
                .retain(|(then, _)| then.is_before(position));
            self.known_before.push((position, before.clone()));
            next.at_once = Some(Thoughts::new(position, thought, before, session));
            next.since = now;
        }
        let left = next.since + THINKS_FOR - now;
        let is_thought_over = |thoughts: &mut Thoughts| thoughts.is_thought_over() || left <= 0.0;
        if let Some(thoughts) = next.at_once.take_if(is_thought_over) {
            let before = self.thoughts.as_ref();
            let is_other = before.is_some_and(|it| !it.are_of_moment(position));
            if is_other {
                self.degree = Degree::default();
            }
            // Who reads the lines while the others play goes on reading them.
            self.begins_anew = is_other && !thoughts.recommendations().is_empty();
            self.thoughts = Some(thoughts);
            self.next = None;
        } else if next.at_once.is_some() {
            context.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
        }
    }

    /// What is known of the game from before this position.
    fn before(&self, position: Position) -> Before {
        let mut known = self.known_before.iter();
        let known = known.find(|(then, _)| then.is_same_moment(position));
        let before = self.thoughts.as_ref().map(|it| it.known_before(position));
        let before = known.map(|(_, before)| before.clone()).or(before);
        before.unwrap_or_default()
    }

    /// The chance to win that is shown for what lies on the table, if one is.
    pub(super) fn shows(&self, session: &Session) -> Option<f32> {
        let thoughts = self.thoughts.as_ref().filter(|_| self.next.is_none())?;
        let is_shown = thoughts.are_of_table(session) && !thoughts.awaits_figures();
        thoughts.chance().filter(|_| is_shown)
    }

    /// Whether the coach has played an action on to the end: nothing better can be known of it.
    pub(super) fn has_played_on(&self, session: &Session, action: Action) -> bool {
        let thoughts = self.thoughts.as_ref().filter(|_| self.next.is_none());
        thoughts.is_some_and(|it| it.are_of_table(session) && it.have_played_on(action))
    }

    /// What an action gives up, where the coach has played it on.
    pub(super) fn warning_of(
        &self,
        session: &Session,
        action: Action,
        from: Severity,
    ) -> Option<Warning> {
        let thoughts = self.thoughts.as_ref().filter(|_| self.next.is_none())?;
        let is_of_now = thoughts.are_of_table(session);
        let chance = thoughts.chance().filter(|_| is_of_now)?;
        Some(thoughts.warning_of(action, from)?.beside(chance))
    }

    /// The line for which the coach would claim, where it would; otherwise the one at the top of what was thought.
    pub(super) fn best_line(&self) -> Option<LineIndex> {
        let thoughts = self.thoughts.as_ref()?;
        let best = thoughts.recommendations().first();
        let claims = best.filter(|best| matches!(best.action, Action::Claim(_)));
        let of_claim = claims.and_then(|claim| claim.reason.line());
        of_claim.or_else(|| Some(thoughts.lines().first()?.line))
    }

    /// Draws the panel with what was thought, and how what is `chosen` on the rack compares.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        session: &Session,
        pressed: Option<Pressed>,
        chosen: Option<Chosen>,
        shared: &Shared<'_>,
    ) {
        let Some(thoughts) = &mut self.thoughts else {
            let nothing = nothing_to_think_of(session).unwrap_or(msg!("table-coach-thinks"));
            said_weak(ui, shared, &shared.say(&nothing), text_size::BODY);
            return;
        };
        // What was thought of the position before can be read until there is something new, but not be done.
        let too_late = Commands::default();
        let (pressed, shared) = if self.next.is_some() {
            let commands = &too_late;
            (
                None,
                &Shared {
                    commands,
                    ..*shared
                },
            )
        } else {
            (pressed, shared)
        };
        let position = Position::of(session, shared.refining());
        // The advice for another moment would answer another question; the lines can be read until there are new ones.
        let is_of_before = self.next.is_some() && !thoughts.are_of_moment(position);
        thoughts.is_drawn();
        let awaits_advice = self.next.is_some() && session.awaited() == Awaited::Learner;
        let (degree, keeps_lines) = (&mut self.degree, &mut self.keeps_lines);
        let asks_for_more = pressed == Some(Pressed::FollowAdvice) && *degree != Degree::Action;
        if asks_for_more {
            *degree = match *degree {
                Degree::Silent => Degree::Thought,
                _ => Degree::Action,
            };
        }
        let pressed = pressed.filter(|_| !asks_for_more);
        let kept = &mut self.standing;
        let standing = kept.follow(session, session.plan(), PlanStanding::of, shared, ui.ctx());
        let (unfolded, is_over) = (&mut self.unfolded, &mut self.pointer_is_over);
        // Figures are many for a first game: until they are taught they are told on request.
        let tells_figures = unfolded.details || session.taught().has(CourseTopic::Chances);
        let is_of_last_choice = is_of_before && !thoughts.recommendations().is_empty();
        let tells_figures = tells_figures && !is_of_last_choice;
        let area = ScrollArea::vertical().id_salt("coach").auto_shrink(false);
        let area = if std::mem::take(&mut self.begins_anew) {
            area.vertical_scroll_offset(0.0)
        } else {
            area
        };
        // The bar that scrolls lies in the margin, beside what is scrolled.
        let mut whole = ui.available_rect_before_wrap();
        *whole.right_mut() += SCROLL_BAR;
        let mut ui = ui.new_child(UiBuilder::new().max_rect(whole));
        area.show(&mut ui, |ui| {
            ui.set_max_width(ui.available_width() - SCROLL_BAR);
            if *degree == Degree::Silent {
                *degree = hint::silent_ui(ui, shared);
                return;
            }
            if let Some(standing) = standing {
                plan::ui(ui, standing, session, thoughts, tells_figures, shared);
            }
            let advises = !is_of_before && !thoughts.recommendations().is_empty();
            if !advises {
                let wait = if awaits_advice {
                    msg!("table-coach-thinks")
                } else {
                    msg!("table-coach-waits")
                };
                said_weak(ui, shared, &shared.say(&wait), text_size::BODY);
                if *degree < Degree::Lines && !awaits_advice {
                    *degree = hint::lines_ui(ui, *degree, shared);
                }
                hint::hints_ui(ui, false, shared);
            } else if let (Some(best), true) =
                (thoughts.recommendations().first(), *degree < Degree::Action)
            {
                let rack = session.view().rack();
                *degree = hint::ui(ui, best, thoughts, rack, *degree, shared);
            } else {
                let drawn = ui.scope(|ui| {
                    recommendations::ui(ui, thoughts, tells_figures, session, pressed, shared);
                    own_way::ui(ui, &mut unfolded.own_way, chosen, thoughts, session, shared);
                    recommendations::details_ui(ui, thoughts, unfolded, session, shared);
                });
                *is_over = drawn.response.contains_pointer();
                ui.add_space(4.0);
                hint::hints_ui(ui, true, shared);
            }
            *keeps_lines |= *degree == Degree::Lines;
            if *degree >= Degree::Lines {
                ui.add_space(8.0);
                lines::ui(ui, thoughts, tells_figures, session, shared);
                others::ui(ui, thoughts.others(), session, shared);
            }
        });
    }
}

/// Draws how the coach stands by a match, above its panel, for a learner who plays in it.
pub(super) fn mode_ui(ui: &mut Ui, session: &Session, shared: &Shared<'_>) {
    if !session.sits_out() {
        let is_low = ui.available_height() < LOW;
        mode::ui(ui, is_low, shared);
    }
}

/// Why there is nothing to advise, if there is nothing.
fn nothing_to_think_of(session: &Session) -> Option<Message> {
    if session.opening().is_some() {
        Some(msg!("table-coach-empty"))
    } else if session.sits_out() {
        Some(msg!("table-coach-sits-out"))
    } else if session.outcome().is_some() {
        Some(msg!("table-coach-after"))
    } else {
        None
    }
}

fn heading(ui: &mut Ui, text: &str) {
    widgets::heading(ui, text, text_size::LARGE);
}
