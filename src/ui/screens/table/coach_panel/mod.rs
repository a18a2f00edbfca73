//! The coach, on request: what could be done next, each with what it is expected to come to and why;
//! and the nearest lines with what they still miss.
//!
//! `thoughts` holds the advice for a position and refines it in the background; `acts` draws the acts,
//! `breakdown` how a figure came about, `lines` the lines, `others` what the others may be after. What is worth doing is the business of `coach`.

mod acts;
mod breakdown;
mod demos;
mod lines;
mod others;
mod thoughts;

use egui::{Context, RichText, ScrollArea, Ui};

use super::keys::Pressed;
use crate::card::LineIndex;
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::Action;
use crate::ui::theme::text_size;
use crate::ui::words::said_weak;
use crate::ui::{Commands, Shared, fonts};

pub use demos::COACH_DEMOS;
use thoughts::Thoughts;

/// The coach's part of the table.
#[derive(Debug, Default)]
pub(super) struct CoachPanel {
    thoughts: Option<Thoughts>,
    /// What of the advice is unfolded.
    unfolded: Unfolded,
    /// Whether the pointer was over the acts in the frame before.
    pointer_is_over: bool,
}

/// What of the advice is unfolded.
#[derive(Debug, Default)]
struct Unfolded {
    /// Which act beside the one that is recommended.
    other: Option<Action>,
    /// Whether it is told how the figures came about.
    breakdown: bool,
}

impl CoachPanel {
    /// Thinks about what lies on the table while the panel is open, and returns what is recommended.
    pub(super) fn think(
        &mut self,
        session: &Session,
        is_key_pressed: bool,
        shared: &Shared<'_>,
        context: &Context,
    ) -> Option<Action> {
        let before = self.thoughts.take();
        if nothing_to_think_of(session).is_some() {
            return None;
        }
        let mut thoughts = Thoughts::about(before, session, shared, context);
        // Acts change places only while nobody is about to choose one.
        if !self.pointer_is_over && !is_key_pressed {
            thoughts.settle_order();
        }
        let thoughts = self.thoughts.insert(thoughts);
        thoughts.acts().first().map(|best| best.action)
    }

    /// The line at the top of what was thought.
    pub(super) fn best_line(&self) -> Option<LineIndex> {
        let best = self.thoughts.as_ref()?.lines().first()?;
        Some(best.line)
    }

    /// Draws the panel with what was thought.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        session: &Session,
        pressed: Option<Pressed>,
        shared: &Shared<'_>,
        commands: &mut Commands,
    ) {
        let Some(thoughts) = &self.thoughts else {
            let nothing = nothing_to_think_of(session).unwrap_or(msg!("table-coach-waits"));
            said_weak(ui, shared, &shared.say(&nothing), text_size::BODY);
            return;
        };
        let (unfolded, is_over) = (&mut self.unfolded, &mut self.pointer_is_over);
        ScrollArea::vertical()
            .id_salt("coach")
            .auto_shrink(false)
            .show(ui, |ui| {
                if thoughts.acts().is_empty() {
                    let wait = shared.say(&msg!("table-coach-waits"));
                    said_weak(ui, shared, &wait, text_size::BODY);
                } else {
                    let drawn = ui.scope(|ui| {
                        acts::ui(ui, thoughts, unfolded, session, pressed, shared, commands);
                    });
                    *is_over = drawn.response.contains_pointer();
                }
                ui.add_space(8.0);
                lines::ui(ui, thoughts.lines(), session, shared);
                others::ui(ui, thoughts.others(), session, shared);
            });
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
    ui.label(
        RichText::new(text)
            .size(text_size::LARGE)
            .family(fonts::bold()),
    );
}
