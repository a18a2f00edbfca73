//! The dice of the opening.

use egui::{Align2, FontId, Pos2, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use super::layout::TableLayout;
use super::{LEARNER, names, names_before_winds};
use crate::locale::MessageArgument;
use crate::msg;
use crate::play::{OpeningStep, Session};
use crate::rules::Seat;
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::paint_die;
use crate::wording::Names;

/// The side of a die, in points.
const DIE: f32 = 34.0;
/// The space between two dice, in points.
const GAP: f32 = 10.0;
/// How much of its color a roll keeps that does not count any more.
const PALE: f32 = 0.4;

/// Draws what the step is about onto the felt.
pub(super) fn ui(
    ui: &mut Ui,
    places: &TableLayout,
    session: &Session,
    step: OpeningStep,
    shared: &Shared<'_>,
) {
    match step {
        OpeningStep::RollForEast => {
            let rolls = session.table().rolls();
            for seat in Seat::ALL {
                Rolls {
                    seat,
                    names: names_before_winds(session),
                    rounds: rolls.iter().filter_map(|round| round[seat]).collect(),
                    counts: rolls.last().is_some_and(|last| last[seat].is_some()),
                }
                .ui(ui, place(places, seat), session, shared);
            }
        }
        OpeningStep::Break | OpeningStep::Take(_) => {
            Rolls {
                seat: session.view().east(),
                names: names(session),
                rounds: vec![session.view().dice()],
                counts: true,
            }
            .ui(ui, places.middle.center(), session, shared);
        }
        OpeningStep::EastPasses
        | OpeningStep::BuildWalls
        | OpeningStep::DealFours
        | OpeningStep::DealLast => {}
    }
}

/// Where a player rolls: before the own wall, or where there is too little height, each of the others below their name.
fn place(places: &TableLayout, seat: Seat) -> Pos2 {
    let middle = places.middle;
    if middle.height() < 4.0 * DIE {
        let below_name = |place: Rect| place.with_min_y(place.top() + places.plate).center();
        return match LEARNER.steps_to(seat) {
            0 => middle.center(),
            1 => below_name(places.right),
            2 => below_name(places.across),
            _ => below_name(places.left),
        };
    }
    let aside = middle.width() / 2.0 - 2.0 * DIE;
    let away = middle.height() / 2.0 - DIE;
    middle.center()
        + match LEARNER.steps_to(seat) {
            0 => vec2(0.0, away),
            1 => vec2(aside, 0.0),
            2 => vec2(0.0, -away),
            _ => vec2(-aside, 0.0),
        }
}

/// What a player rolled, once or, after a tie, more than once.
struct Rolls {
    seat: Seat,
    names: Names,
    rounds: Vec<[u8; 2]>,
    /// Whether the newest decides: who had not tied for the highest did not roll again.
    counts: bool,
}

impl Rolls {
    /// Draws the newest roll, with its total behind it; pale where others have rolled again since.
    fn ui(&self, ui: &mut Ui, center: Pos2, session: &Session, shared: &Shared<'_>) {
        let Some(newest) = self.rounds.last() else {
            return;
        };
        let rect = Rect::from_center_size(center, vec2(2.0 * DIE + GAP, DIE));
        let mut pale = ui.new_child(UiBuilder::new());
        if !self.counts {
            pale.set_opacity(PALE);
        }
        let painted = &pale;
        let stands_out = self.seat == session.view().east();
        for (die, x) in newest.iter().zip([rect.left(), rect.right() - DIE]) {
            let die_rect = Rect::from_min_size(Pos2::new(x, rect.top()), Vec2::splat(DIE));
            paint_die(painted, die_rect, *die, stands_out);
        }
        let total = |dice: &[u8; 2]| dice.iter().sum::<u8>().to_string();
        painted.painter().text(
            rect.right_center() + vec2(GAP, 0.0),
            Align2::LEFT_CENTER,
            total(newest),
            FontId::proportional(text_size::LARGE),
            Theme::current(ui).felt_text,
        );
        // Who tied has rolled more than once, and only the last roll counts.
        let rolls = self
            .rounds
            .iter()
            .map(|dice| MessageArgument::from(total(dice)));
        let told = rolls
            .reduce(|before, next| msg!("table-rolled-again", before = before, next = next).into());
        let rolled = shared.say(&msg!(
            "table-rolled",
            player = self.names.name(self.seat),
            total = told.unwrap_or_else(|| total(newest).into())
        ));
        let id = ui.scope_id().with(("dice", self.seat));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &rolled));
        response.on_hover_text(rolled);
    }
}
