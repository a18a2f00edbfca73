//! What lies beside the table: the card, the coach, the log, or the rule that is tried.

use egui::{Align, Layout, Rect, Ui, UiBuilder};

use super::keys::Pressed;
use super::table_frame::TableFrame;
use super::{Table, card_panel, coach_panel};
use crate::msg;
use crate::play::{BesideTable, Session};
use crate::rules::Action;
use crate::ui::Shared;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::column::is_low;
use crate::ui::widgets::{Icon, heading, plain_button};

/// What lies beside the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ui) enum Side {
    /// The score card.
    Card,
    /// The coach.
    Coach,
    /// The log.
    Log,
    /// The rule that is tried.
    RuleExample,
    /// What is said of a game that is looked at again.
    Review,
    /// The narrator of a lesson.
    Narrator,
}

impl Side {
    /// How a match that is left keeps what lies beside its table.
    pub(in crate::ui) const fn kept(side: Option<Self>) -> BesideTable {
        match side {
            Some(Self::Coach) => BesideTable::Coach,
            Some(Self::Log) => BesideTable::Log,
            Some(Self::Card | Self::RuleExample | Self::Review | Self::Narrator) => {
                BesideTable::Card
            }
            None => BesideTable::Nothing,
        }
    }

    /// What a match that was left has kept.
    pub(in crate::ui) const fn of_kept(kept: BesideTable) -> Option<Self> {
        match kept {
            BesideTable::Nothing => None,
            BesideTable::Card => Some(Self::Card),
            BesideTable::Coach => Some(Self::Coach),
            BesideTable::Log => Some(Self::Log),
        }
    }

    /// Whether it may end above the rack: what has a way on at its foot needs the height.
    pub(super) const fn may_stand_above_rack(self) -> bool {
        matches!(self, Self::Card | Self::Coach | Self::Log)
    }
}

/// What is told beside the table by who has it drawn.
#[derive(Debug, Clone, Copy)]
pub(in crate::ui) struct Beside<'a> {
    /// The game.
    pub(in crate::ui) session: &'a Session,
    /// What was pressed.
    pub(in crate::ui) pressed: Option<Pressed>,
}

impl Table {
    /// Draws what lies beside the table, if anything does; `chosen` is what the learner has chosen to do.
    pub(super) fn beside_ui(
        &mut self,
        ui: &mut Ui,
        frame: &mut TableFrame<'_, '_>,
        chosen: Option<Action>,
        session: &Session,
        shared: &Shared<'_>,
    ) {
        let (Some(side), Some(rect)) = (self.side, frame.places.side) else {
            return;
        };
        let may_close = frame.places.hides_felt;
        let pressed = frame.pressed;
        let is_match = frame.purpose.is_match();
        let purpose = &mut frame.purpose;
        let stays = if let (Some(guide), Side::Narrator) = (&mut purpose.guide, side) {
            !guide.narrator_ui(ui, rect, may_close, shared)
        } else {
            let Self {
                card,
                coach,
                log,
                shows_progress,
                ..
            } = self;
            let chosen = chosen.map(|action| (action, self.check.comparison(action)));
            sheet_ui(ui, rect, side, may_close, shared, |ui| match side {
                Side::Card => card_panel::ui(ui, session, card, shows_progress, shared),
                Side::Coach => {
                    if is_match {
                        coach_panel::mode_ui(ui, session, shared);
                    }
                    coach.ui(ui, session, pressed, chosen, shared);
                }
                Side::Log => log.ui(ui, session, shared),
                Side::RuleExample | Side::Review => {
                    if let Some(tell) = &mut purpose.tell {
                        tell(ui, Beside { session, pressed });
                    }
                }
                // The narrator draws itself.
                Side::Narrator => {}
            })
        };
        if !stays {
            self.side = None;
        }
    }
}

/// What lies beside the table, or over the felt and then with a button to close it. Whether it stays
/// open.
fn sheet_ui(
    ui: &mut Ui,
    rect: Rect,
    side: Side,
    may_close: bool,
    shared: &Shared<'_>,
    mut inside: impl FnMut(&mut Ui),
) -> bool {
    let mut stays = true;
    let (title, id) = match side {
        // The card has its own title.
        Side::Card => (None, "beside card"),
        Side::Coach => (Some(msg!("table-coach")), "beside coach"),
        Side::Log => (Some(msg!("table-log")), "beside log"),
        Side::RuleExample => (None, "beside rule example"),
        Side::Review => (None, "beside review"),
        Side::Narrator => (None, "beside narrator"),
    };
    ui.scope_builder(UiBuilder::new().id_salt(id).max_rect(rect), |ui| {
        let frame = paper_frame(Theme::current(ui)).inner_margin(if may_close { 6 } else { 12 });
        let room = rect.size() - frame.total_margin().sum();
        frame.show(ui, |ui| {
            ui.set_min_size(room);
            ui.set_max_size(room);
            if may_close {
                // There is little height: the button stands where else the title does, and the bar
                // above says what it is.
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    let close = shared.say(&msg!("table-close-side"));
                    stays = !plain_button(ui, Icon::Cross, &close).clicked();
                    ui.with_layout(Layout::top_down(Align::Min), &mut inside);
                });
            } else {
                // The toolbar says it, too: where there is little height, it is the advice that is to be seen.
                let needs_height = side == Side::Coach && is_low(ui);
                if let Some(title) = title.as_ref().filter(|_| !needs_height) {
                    heading(ui, &shared.say(title), text_size::LARGE);
                }
                inside(ui);
            }
        });
    });
    stays
}
