//! A lesson at the table: the table itself, with the narrator where else the card or the coach lies.

use egui::{Align, Layout, Rect, Ui, UiBuilder};

use super::Side;
use super::prompt::Prompt;
use super::selection::Selection;
use super::walls::StackAsked;
use crate::card::LineIndex;
use crate::lesson::{ActionKind, Unit};
use crate::msg;
use crate::rules::{Action, View};
use crate::ui::Shared;
use crate::ui::theme::{Theme, paper_frame};
use crate::ui::widgets::{Icon, Print, icon_button, plain_button};

/// In a row narrower than this, in points, its button has a sign alone.
const NARROW: f32 = 560.0;

/// Whether the card can be looked at in the narrator's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ui) enum CardBeside {
    /// It cannot: nothing of it is known yet.
    Never,
    /// It can.
    Offered,
    /// It can, and the key was pressed that shows it there, or the narrator again.
    Turned,
}

/// What a lesson awaits at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ui) enum Awaits {
    /// An action of the learner.
    Action,
    /// Nothing: the table is only to be looked at.
    Nothing,
    /// Nothing any more: what was to be played has been played, and the lesson goes on elsewhere.
    TheNextStep,
}

/// What a lesson adds to the table, and takes away.
pub(in crate::ui) struct Guide<'a> {
    /// What is awaited at the table.
    pub(in crate::ui) awaits: Awaits,
    /// Whether that action is to be found: then no button stands out among several, and nothing says what each would
    /// do.
    pub(in crate::ui) examines: bool,
    /// The unit of the lesson, if it belongs to one: it tells what the learner knows by now.
    pub(in crate::ui) unit: Option<Unit>,
    /// Whether the learner knows that players are called by the winds of their seats.
    pub(in crate::ui) knows_winds: bool,
    /// How lines are printed.
    pub(in crate::ui) print: Print,
    /// The stack of the learner's wall that is asked for, if one is.
    pub(in crate::ui) stack: Option<StackAsked>,
    /// Actions that are offered although nobody at a usual table would offer them.
    pub(in crate::ui) offered: Vec<Action>,
    /// Kinds of action of which every legal one is right.
    pub(in crate::ui) kinds: Vec<ActionKind>,
    /// What the coach is seen to recommend.
    pub(in crate::ui) advised: Option<Action>,
    /// The lines of which the narrator speaks now.
    pub(in crate::ui) lines: Vec<LineIndex>,
    /// Whether the card can be looked at in the narrator's place.
    pub(in crate::ui) card: CardBeside,
    /// Draws what stands above the table.
    pub(in crate::ui) header: &'a mut dyn FnMut(&mut Ui),
    /// Draws what the narrator says.
    pub(in crate::ui) narrator: &'a mut dyn FnMut(&mut Ui),
}

impl Guide<'_> {
    /// Whether an action at the table is asked for now.
    pub(super) fn asks(&self) -> bool {
        self.awaits == Awaits::Action
    }

    /// Whether the learner knows by now how payments come about.
    pub(super) fn knows_payments(&self) -> bool {
        self.unit.is_none_or(|unit| unit >= Unit::Jokers)
    }

    /// Draws the row above the table; what is to lie beside it now, of which `side` lies there.
    pub(super) fn header_ui(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        side: Option<Side>,
        shared: &Shared<'_>,
    ) -> Option<Side> {
        let layout = Layout::left_to_right(Align::Center);
        let builder = UiBuilder::new().id_salt("lesson header").max_rect(rect);
        ui.scope_builder(builder.layout(layout), |ui| {
            let mut wanted = side;
            if self.card == CardBeside::Turned {
                wanted = Some(match side {
                    Some(Side::Card) => Side::Narrator,
                    _ => Side::Card,
                });
            }
            let other = if side != Some(Side::Narrator) {
                Some((Side::Narrator, Icon::Book, msg!("lesson-read-on")))
            } else if self.card != CardBeside::Never {
                Some((Side::Card, Icon::Card, msg!("lesson-see-card")))
            } else {
                None
            };
            if let Some((other, icon, label)) = other {
                let label = shared.say(&label);
                let response = if rect.width() < NARROW {
                    icon_button(ui, icon, &label)
                } else {
                    plain_button(ui, icon, &label)
                };
                if response.clicked() {
                    wanted = Some(other);
                }
            }
            (self.header)(ui);
            wanted
        })
        .inner
    }

    /// Draws the narrator's sheet; whether it was put away to see the table.
    pub(super) fn narrator_ui(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        may_close: bool,
        shared: &Shared<'_>,
    ) -> bool {
        let mut closed = false;
        let builder = UiBuilder::new().id_salt("beside narrator").max_rect(rect);
        ui.scope_builder(builder, |ui| {
            let frame = paper_frame(Theme::current(ui)).inner_margin(12);
            let inside = rect.size() - frame.total_margin().sum();
            frame.show(ui, |ui| {
                ui.set_min_size(inside);
                ui.set_max_size(inside);
                if may_close {
                    let look = shared.say(&msg!("lesson-see-table"));
                    closed = plain_button(ui, Icon::Table, &look).clicked();
                }
                (self.narrator)(ui);
            });
        });
        closed
    }

    /// Leaves of what may be done what the lesson asks for.
    pub(super) fn narrow(&self, prompt: &mut Prompt, view: View<'_>, selection: &Selection) {
        if self.asks() {
            prompt.offer(&self.offered, view, selection);
            if self.is_of_first_lessons() {
                prompt.offer_nothing_else_in_error(&self.offered, view);
            }
            if self.examines {
                prompt.agree(&self.offered, &self.kinds, view);
                prompt.challenge_nobody_but_for(&self.offered);
                // The same as long as nothing else is to be decided: buttons must not move.
                let turn = view.wall_left() + view.discards().len();
                prompt.recommend_nothing(turn);
                prompt.hold_back_unready(&self.offered);
            }
        } else {
            prompt.only_watch();
        }
        if self.awaits == Awaits::TheNextStep {
            prompt.says = Some(msg!("table-rests"));
        }
        // What the table says of itself uses words that the first lessons have not explained yet.
        if self.is_of_first_lessons() {
            prompt.says = None;
            prompt.explains = None;
        }
    }

    /// Whether the learner has hardly seen a table, and an action is to be found.
    fn is_of_first_lessons(&self) -> bool {
        self.examines && self.unit == Some(Unit::Tiles)
    }
}
