//! Pointing at a part of a line: with the pointer, or with the arrow keys while the line has the
//! keyboard. The part and everything that shares its suit light up together.

use egui::{
    CornerRadius, EventFilter, Key, Pos2, Rect, Response, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::pen::{PlacedGroup, suit_color};
use crate::card::{LinePart, SuitLetter};
use crate::ui::theme::Theme;

/// How strongly the groups of one suit light up, as a share of their colour.
const GLOW: f32 = 0.22;
/// The height of a part whose column is as high as the line, in points.
const ROW: f32 = 24.0;

/// Where the parts of a line were printed, in the order in which the arrow keys go through them.
#[derive(Debug)]
pub(super) struct PrintedParts(Vec<(LinePart, Rect)>);

impl PrintedParts {
    /// The parts; `groups` are where the `places` stand on the screen.
    pub(super) fn new(
        places: &[(LinePart, Rect)],
        groups: &[Rect],
        note: Rect,
        value: Rect,
        mark: Rect,
        missing: Option<Rect>,
    ) -> Self {
        let places = places.iter().map(|(part, _)| *part);
        let mut parts: Vec<_> = places.zip(groups.iter().copied()).collect();
        if note.width() > 0.0 {
            parts.push((LinePart::Note, note));
        }
        parts.extend(missing.map(|missing| (LinePart::Missing, missing)));
        parts.extend([(LinePart::Value, value), (LinePart::Mark, mark)]);
        Self(parts)
    }

    fn at(&self, pointer: Pos2) -> Option<LinePart> {
        let part = |(_, rect): &&(LinePart, Rect)| rect.expand2(vec2(2.0, 3.0)).contains(pointer);
        self.0.iter().find(part).map(|(part, _)| *part)
    }

    fn rect(&self, wanted: LinePart) -> Option<Rect> {
        let found = self.0.iter().find(|(part, _)| *part == wanted);
        let rect = found.map(|(_, rect)| *rect)?;
        Some(match wanted {
            LinePart::Missing | LinePart::Value | LinePart::Mark => Rect::from_min_max(
                rect.min + vec2(3.0, 0.0),
                pos2(rect.right() + 3.0, rect.bottom().min(rect.top() + ROW)),
            ),
            LinePart::Place { .. } | LinePart::Note => rect,
        })
    }
}

/// The part that is pointed at: the pointer's word comes before the keyboard's.
pub(super) fn pointed(ui: &Ui, response: &Response, parts: &PrintedParts) -> Option<LinePart> {
    let stepped = stepped(ui, response, parts);
    let hovered = response
        .hover_pos()
        .filter(|_| response.hovered())
        .and_then(|pointer| parts.at(pointer));
    hovered.or(stepped)
}

/// The part to which the arrow keys have come; none while the line as a whole has the keyboard.
fn stepped(ui: &Ui, response: &Response, parts: &PrintedParts) -> Option<LinePart> {
    let id = response.id.with("part");
    let before = ui.data(|data| data.get_temp::<LinePart>(id));
    if !response.has_focus() {
        if before.is_some() {
            ui.data_mut(|data| data.remove::<LinePart>(id));
        }
        return None;
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let at = before.and_then(|before| parts.0.iter().position(|(part, _)| *part == before));
    let last = parts.0.len().saturating_sub(1);
    let to = ui.input(|input| {
        if input.key_pressed(Key::ArrowRight) {
            Some(at.map_or(0, |at| (at + 1).min(last)))
        } else if input.key_pressed(Key::ArrowLeft) {
            at.and_then(|at| at.checked_sub(1))
        } else {
            at
        }
    });
    let part = to.and_then(|to| parts.0.get(to)).map(|(part, _)| *part);
    if part != before {
        ui.data_mut(|data| match part {
            Some(part) => {
                data.insert_temp(id, part);
            }
            None => {
                data.remove::<LinePart>(id);
            }
        });
    }
    part
}

/// Lights up the part, and the groups that share a suit with it.
pub(super) fn paint(
    ui: &Ui,
    parts: &PrintedParts,
    pointed: LinePart,
    groups: &[PlacedGroup],
    origin: Pos2,
    theme: &Theme,
) {
    let painter = ui.painter();
    let radius = CornerRadius::same(4);
    let here = |group: &&PlacedGroup| group.part == pointed;
    let letters: Vec<SuitLetter> = groups
        .iter()
        .filter(here)
        .filter_map(|group| group.letter)
        .collect();
    for group in groups.iter().filter(|group| same_way(group.part, pointed)) {
        if let Some(letter) = group.letter.filter(|letter| letters.contains(letter)) {
            let rect = group.rect.translate(origin.to_vec2());
            let glow = suit_color(letter, theme).gamma_multiply(GLOW);
            painter.rect_filled(rect.expand2(vec2(3.0, 1.0)), radius, glow);
        }
    }
    if let Some(rect) = parts.rect(pointed) {
        let stroke = Stroke::new(1.5, theme.accent_edge);
        let rect = rect.expand2(vec2(3.0, 1.0));
        painter.rect_stroke(rect, radius, stroke, StrokeKind::Outside);
    }
}

/// Whether both are places of the same way: letters mean nothing beyond it.
fn same_way(one: LinePart, other: LinePart) -> bool {
    match (one, other) {
        (LinePart::Place { way: one, .. }, LinePart::Place { way: other, .. }) => one == other,
        _ => false,
    }
}
