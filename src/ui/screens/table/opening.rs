//! The dice of the opening.

use egui::{
    Align2, CornerRadius, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::msg;
use crate::play::{OpeningStep, Session};
use crate::rules::Seat;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::wording::Names;

/// The side of a die, in points.
const DIE: f32 = 34.0;

/// Draws what the step is about into `middle`.
pub(super) fn ui(ui: &Ui, middle: Rect, session: &Session, step: OpeningStep, shared: &Shared<'_>) {
    let east = session.view().east();
    match step {
        OpeningStep::RollForEast => {
            let rolls = session.table().rolls();
            for (seat, dice) in rolls.iter() {
                let offset = match Seat::FIRST.steps_to(seat) {
                    0 => vec2(0.0, middle.height() / 2.0 - DIE),
                    1 => vec2(middle.width() / 2.0 - 1.5 * DIE, 0.0),
                    2 => vec2(0.0, DIE - middle.height() / 2.0),
                    _ => vec2(1.5 * DIE - middle.width() / 2.0, 0.0),
                };
                roll(
                    ui,
                    Rect::from_center_size(middle.center() + offset, vec2(2.5 * DIE, DIE)),
                    seat,
                    *dice,
                    seat == east,
                    session,
                    shared,
                );
            }
        }
        OpeningStep::Break => {
            let rect = Rect::from_center_size(middle.center(), vec2(2.5 * DIE, DIE));
            roll(ui, rect, east, session.view().dice(), true, session, shared);
        }
        OpeningStep::EastPasses
        | OpeningStep::BuildWalls
        | OpeningStep::DealFours
        | OpeningStep::DealLast => {}
    }
}

fn roll(
    ui: &Ui,
    rect: Rect,
    seat: Seat,
    dice: [u8; 2],
    stands_out: bool,
    session: &Session,
    shared: &Shared<'_>,
) {
    let names = Names::for_learner(session.view().east());
    for (index, die) in dice.into_iter().enumerate() {
        let corner = pos2(rect.left() + 4.0 + index as f32 * (DIE + 10.0), rect.top());
        paint_die(
            ui,
            Rect::from_min_size(corner, vec2(DIE, DIE)),
            die,
            stands_out,
            shared,
        );
    }
    let total: u8 = dice.iter().sum();
    let name = shared.say(&msg!(
        "table-rolled",
        player = names.name(seat),
        total = total
    ));
    let response = ui.interact(rect, ui.scope_id().with(("dice", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
    ui.painter().text(
        rect.right_center() + vec2(6.0, 0.0),
        Align2::LEFT_CENTER,
        total.to_string(),
        FontId::proportional(text_size::LARGE),
        shared.theme.felt_text,
    );
}

/// A die seen from above, with its pips.
fn paint_die(ui: &Ui, rect: Rect, pips: u8, stands_out: bool, shared: &Shared<'_>) {
    let theme = shared.theme;
    let painter = ui.painter();
    let radius = CornerRadius::same(6);
    painter.rect_filled(rect, radius, theme.paper);
    let edge = if stands_out {
        Stroke::new(3.0, theme.accent)
    } else {
        Stroke::new(1.0, theme.paper_edge)
    };
    painter.rect_stroke(rect, radius, edge, StrokeKind::Outside);
    let places: &[(f32, f32)] = match pips {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0)],
        5 => &[
            (-1.0, -1.0),
            (1.0, 1.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (0.0, 0.0),
        ],
        _ => &[
            (-1.0, -1.0),
            (1.0, 1.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
        ],
    };
    for (x, y) in places {
        painter.circle_filled(
            rect.center() + vec2(*x, *y) * (DIE * 0.27),
            DIE * 0.09,
            theme.text,
        );
    }
}
