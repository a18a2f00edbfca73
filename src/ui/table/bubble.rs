//! What a player says, in a bubble beside them: the name of the tile that is thrown, a claim, an exchange.

use egui::{Align2, CornerRadius, FontId, Rect, Shape, Stroke, StrokeKind, Ui, vec2};

use super::LEARNER;
use super::layout::TableLayout;
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::{Event, Seat, Situation, View};
use crate::ui::Shared;
use crate::ui::fonts;
use crate::ui::theme::{Theme, text_size};
use crate::wording;

/// The space around what is said, in points.
const PADDING: f32 = 10.0;
/// The height of a bubble, in points.
const HEIGHT: f32 = 30.0;
/// How far its tail reaches, in points.
const TAIL: f32 = 8.0;

/// What one of the others has said last, as long as it matters: until somebody draws or passes, and until the game
/// is over.
pub(super) fn said(view: View<'_>) -> Option<(Seat, Message)> {
    if matches!(view.situation(), Situation::Over(_)) {
        return None;
    }
    let is_past = |event: &Event| {
        matches!(
            event,
            Event::Drew { .. } | Event::Passed { .. } | Event::CourtesyPassed { .. }
        )
    };
    let mut lately = view.events().rev().take_while(|event| !is_past(event));
    let (seat, says) = lately.find_map(|event| match event {
        Event::Discarded { seat, tile } => {
            let name = wording::newest_called_out(view.discards());
            let tile = name.unwrap_or_else(|| wording::tile(tile));
            Some((seat, msg!("bubble-discard", tile = tile)))
        }
        Event::Claimed { seat, claim, .. } => Some((seat, wording::claim_called_out(&claim))),
        Event::Exchanged { seat, tile, .. } => {
            let tile = wording::tile(tile);
            Some((seat, msg!("bubble-exchange", tile = tile)))
        }
        Event::MahJonggAnnounced { seat, .. } => Some((seat, msg!("bubble-mah-jongg"))),
        _ => None,
    })?;
    (seat != LEARNER).then_some((seat, says))
}

/// Draws what was said last beside who said it. It says nothing to a screen reader: what happened is announced.
pub(super) fn ui(ui: &Ui, places: &TableLayout, session: &Session, shared: &Shared<'_>) {
    let Some((seat, says)) = said(session.view()).filter(|_| session.opening().is_none()) else {
        return;
    };
    let theme = Theme::current(ui);
    let font = FontId::new(text_size::BODY, fonts::bold());
    let painter = ui.painter();
    let text = painter.layout_no_wrap(shared.say(&says), font, theme.text);
    let size = vec2(text.size().x + 2.0 * PADDING, HEIGHT);
    let gap = TAIL - 2.0;
    // The tail points at the plate.
    let (align, corner, tip) = match LEARNER.steps_to(seat) {
        // In the corners of the square, above the plates, nothing lies.
        1 if places.shows_walls => {
            let tip = places.right.right_top() - vec2(40.0, 0.0);
            (Align2::RIGHT_BOTTOM, tip + vec2(40.0, -gap), tip)
        }
        3 if places.shows_walls => {
            let tip = places.left.min + vec2(40.0, 0.0);
            (Align2::LEFT_BOTTOM, tip - vec2(40.0, gap), tip)
        }
        place => {
            let area = match place {
                1 => places.right,
                3 => places.left,
                _ => places.across,
            };
            if places.shows_walls {
                let tip = area.min + vec2(40.0, places.plate);
                (Align2::LEFT_TOP, tip + vec2(-20.0, gap), tip)
            } else {
                // Exposed tiles lie below the plate: it stands before the rack beside it, which says little.
                let row = Rect::from_min_size(area.min, vec2(area.width(), places.plate));
                let tip = row.right_center() - vec2(size.x + gap, 0.0);
                (Align2::RIGHT_CENTER, row.right_center(), tip)
            }
        }
    };
    let bubble = align.anchor_size(corner, size);
    let inside = places.felt.shrink(4.0);
    let back = vec2(
        (inside.right() - bubble.right()).min(0.0) + (inside.left() - bubble.left()).max(0.0),
        0.0,
    );
    paint(ui, bubble.translate(back), tip);
    let at = bubble.translate(back).center() - text.size() / 2.0;
    painter.galley(at, text, theme.text);
}

fn paint(ui: &Ui, bubble: Rect, tip: egui::Pos2) {
    let theme = Theme::current(ui);
    let painter = ui.painter();
    let root = bubble.clamp(tip);
    let across = if (root.x - tip.x).abs() > (root.y - tip.y).abs() {
        vec2(0.0, TAIL * 0.7)
    } else {
        vec2(TAIL * 0.7, 0.0)
    };
    let inward = (bubble.center() - root).normalized() * 2.0;
    let tail = vec![tip, root + inward + across, root + inward - across];
    let radius = CornerRadius::same((HEIGHT / 2.0) as u8);
    painter.rect_filled(bubble, radius, theme.paper);
    painter.rect_stroke(
        bubble,
        radius,
        Stroke::new(1.5, theme.accent_edge),
        StrokeKind::Inside,
    );
    painter.add(Shape::convex_polygon(tail, theme.paper, Stroke::NONE));
}
