//! A frame of the table: for what it is drawn, where everything lies in it, and what was pressed.

use egui::Ui;

use super::keys::Pressed;
use super::layout::TableLayout;
use super::purpose::Purpose;
use super::{Side, Table, TableCommand};
use crate::play::Session;
use crate::rules::{Action, PASS, Situation, View};
use crate::ui::{Command, Shared};

/// A frame of the table.
pub(super) struct TableFrame<'a, 'b> {
    /// For what the table is drawn.
    pub(super) purpose: Purpose<'a, 'b>,
    /// Where everything lies.
    pub(super) places: TableLayout,
    /// Whether a narrator hides the actions, too.
    pub(super) is_covered: bool,
    /// Whether how the game ended is told over the table; not before the last tile has arrived.
    pub(super) shows_sheet: bool,
    /// What was pressed.
    pub(super) pressed: Option<Pressed>,
}

impl Table {
    /// Begins a frame: where everything lies, and what was pressed.
    pub(super) fn begin_frame<'a, 'b>(
        &mut self,
        ui: &Ui,
        purpose: Purpose<'a, 'b>,
        session: &Session,
        shared: &Shared<'_>,
    ) -> TableFrame<'a, 'b> {
        let mut places = self.lay_out(ui, &purpose, session);
        let asks_stack = purpose
            .guide
            .as_ref()
            .is_some_and(|guide| guide.stack.is_some());
        let is_covered = purpose.is_only_told()
            && !asks_stack
            && places.hides_felt
            && self.side == Some(Side::Narrator);
        if is_covered {
            places.side = Some(places.felt.union(places.prompt));
        }
        let pressed = self.take_pressed(ui, &purpose, session);
        let pressed = if pressed == Some(Pressed::Escape) {
            self.escape(session, places.hides_felt, shared)
        } else {
            pressed
        };
        TableFrame {
            purpose,
            places,
            is_covered,
            shows_sheet: false,
            pressed,
        }
    }

    /// Whether how a game ended is told over the table, as soon as the last tile has arrived: at the end of a game, and of one
    /// that is looked back at.
    pub(super) fn is_result_told(&self, purpose: &Purpose<'_, '_>, session: &Session) -> bool {
        let is_looked_back_at = purpose.own_side == Some(Side::Review) && !self.is_side_board();
        (purpose.is_match() || is_looked_back_at) && self.result.covers(session)
    }

    /// Where everything lies, and what lies beside the table.
    fn lay_out(&mut self, ui: &Ui, purpose: &Purpose<'_, '_>, session: &Session) -> TableLayout {
        let all = ui.available_rect_before_wrap();
        // What would now hide the table is put away; the learner may open it over the table.
        let has_room_beside = if self.is_result_told(purpose, session) {
            TableLayout::has_room_for_result_beside(all)
        } else {
            TableLayout::has_room_beside(all)
        };
        let stays = matches!(
            self.side,
            Some(Side::RuleExample | Side::Review | Side::Narrator)
        );
        if self.has_room_beside && !has_room_beside && !stays {
            self.side = None;
        } else if !self.has_room_beside && has_room_beside && self.side.is_none() {
            self.side = self.kept_side.filter(|_| purpose.is_match());
        }
        self.has_room_beside = has_room_beside;
        if purpose.guide.is_some() && has_room_beside && self.side.is_none() {
            self.side = Some(Side::Narrator);
        }
        // How a game ended needs the room itself.
        let tells = purpose.guide.is_none() && session.outcome().is_none();
        if has_room_beside || stays {
            TableLayout::within(all, self.side, tells)
        } else {
            TableLayout::below(all, self.side, tells)
        }
    }

    /// What is pressed, as far as the table has a use for it.
    fn take_pressed(
        &self,
        ui: &Ui,
        purpose: &Purpose<'_, '_>,
        session: &Session,
    ) -> Option<Pressed> {
        let focused = ui.memory(egui::Memory::focused);
        let rack_has_focus = focused.is_some_and(|id| self.rack_tiles.contains(&id));
        let leaves_enter = rack_has_focus && !self.lacks_tiles(session.view());
        let pressed = match &purpose.guide {
            // The keys are the narrator's as long as nothing is asked at the table.
            Some(guide) if !guide.asks() => None,
            Some(_) => Pressed::take(ui, leaves_enter).filter(|it| it.is_at_hand()),
            None => Pressed::take(ui, leaves_enter).filter(|it| {
                purpose.own_side == Some(Side::RuleExample)
                    || *it != Pressed::Side(Side::RuleExample)
            }),
        };
        if let (true, Some(id)) = (purpose.is_only_told() && rack_has_focus, focused) {
            // Nothing is asked of the rack: the keys are the narrator's.
            ui.memory_mut(|memory| memory.surrender_focus(id));
        }
        let follows = pressed == Some(Pressed::FollowAdvice) && purpose.is_match();
        if follows && self.side != Some(Side::Coach) {
            // Who follows a coach that is not seen wants to see it first.
            return Some(Pressed::Side(Side::Coach));
        }
        pressed
    }

    /// Whether tiles of the rack are still to be chosen for what is asked: then Enter chooses the one that has the keyboard.
    fn lacks_tiles(&self, view: View<'_>) -> bool {
        let is_told_something = self.refusal.is_some() || self.check.warning().is_some();
        if is_told_something || !view.must_act() {
            return false;
        }
        let chosen = self.selection.chosen().total();
        let passed = chosen + usize::from(self.selection.blind);
        match view.situation() {
            Situation::Charleston(_) => passed < usize::from(PASS),
            Situation::CourtesyPass { count } => chosen < usize::from(count),
            Situation::ToDiscard(seat) => {
                let may_win = || view.check(&Action::DeclareMahJongg).is_ok();
                seat == view.seat() && chosen == 0 && !may_win()
            }
            _ => false,
        }
    }

    /// Leaves what is in the way: a warning, a refusal, what hides the felt, or what was chosen. What is still pressed
    /// for others.
    fn escape(
        &mut self,
        session: &Session,
        hides_felt: bool,
        shared: &Shared<'_>,
    ) -> Option<Pressed> {
        if self.check.warning().is_some() {
            shared.ask(Command::Table(TableCommand::TakeActionBack));
            return None;
        }
        if self.refusal.is_some() {
            shared.ask(Command::Table(TableCommand::DismissRefusal));
            return None;
        }
        if hides_felt {
            self.side = None;
        } else if session.pending_call().is_some() {
            shared.ask(Command::Table(TableCommand::TakeCallBack));
        } else {
            self.selection.clear();
        }
        Some(Pressed::Escape)
    }
}
