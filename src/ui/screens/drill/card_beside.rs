//! The score card beside an exercise, as it lies before one's rack at a table; where there is little room, in its place.

use std::sync::Arc;

use egui::{Button, Rect, Ui, UiBuilder};

use crate::analysis::CompiledCard;
use crate::drill::{Kind, Series};
use crate::msg;
use crate::ui::Shared;
use crate::ui::reading::CardReader;
use crate::ui::theme::{Theme, paper_frame};
use crate::ui::widgets::Icon;

/// How wide the card is, in points.
const CARD: f32 = 330.0;
/// Around it, in points.
const AROUND: f32 = 8.0;
/// From this width on there is room for it, in points.
const ROOM: f32 = 900.0;
/// From this width on it lies there unasked, in points: an exercise is then as wide as without it.
const WIDE: f32 = 1200.0;

/// The card beside the exercises.
#[derive(Debug, Default)]
pub(super) struct CardBeside {
    reader: CardReader,
    /// Whether the learner wants it there, as soon as they have said so.
    wanted: Option<bool>,
    /// In the place of which exercise the learner has looked at it last, by how many were answered before.
    instead_of: Option<usize>,
    /// How much room there was last, in points.
    width: f32,
}

impl CardBeside {
    /// Draws the page, and the card beside it where it is looked at.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        series: &Series,
        page: impl FnOnce(&mut Ui, &mut Self),
    ) {
        let room = ui.available_rect_before_wrap();
        self.width = room.width();
        if !self.is_open(series) || self.is_narrow() {
            page(ui, self);
            return;
        }
        let (left, right) = room.split_left_right_at_x(room.right() - CARD - 2.0 * AROUND);
        // What is asked comes before the card, for the keyboard and for a screen reader, too.
        ui.scope_builder(UiBuilder::new().id_salt("drill").max_rect(left), |ui| {
            page(ui, self);
        });
        self.card_ui(ui, right.shrink(AROUND), series.card(), shared);
    }

    /// Draws the card in the place of the exercise, where it is looked at and there is no room for both; whether it does.
    pub(super) fn instead(&mut self, ui: &mut Ui, shared: &Shared<'_>, series: &Series) -> bool {
        let is_shown = self.is_open(series) && self.is_narrow();
        if is_shown {
            let room = ui.available_rect_before_wrap().shrink(AROUND);
            self.card_ui(ui, room, series.card(), shared);
        }
        is_shown
    }

    fn card_ui(&mut self, ui: &mut Ui, room: Rect, card: &Arc<CompiledCard>, shared: &Shared<'_>) {
        ui.scope_builder(
            UiBuilder::new().id_salt("drill card").max_rect(room),
            |ui| {
                let frame = paper_frame(Theme::current(ui)).inner_margin(12);
                let inside = room.size() - frame.total_margin().sum();
                frame.show(ui, |ui| {
                    ui.set_min_size(inside);
                    ui.set_max_size(inside);
                    self.reader.read(card);
                    self.reader.beside_ui(ui, shared);
                });
            },
        );
    }

    /// The button that lays the card there, or puts it away; nothing where it is of no use.
    pub(super) fn button(&mut self, ui: &mut Ui, shared: &Shared<'_>, series: &Series) {
        if !Self::is_of_use(series) {
            return;
        }
        let is_open = self.is_open(series);
        let image = Icon::Card.image(ui, 18.0);
        let label = shared.say(&msg!("table-card"));
        let button = Button::image_and_text(image, label)
            .image_tint_follows_text_color(true)
            .selected(is_open);
        if ui.add(button).clicked() {
            self.toggle(series);
        }
    }

    /// Lays the card there, or puts it away.
    pub(super) fn toggle(&mut self, series: &Series) {
        if !Self::is_of_use(series) {
            return;
        }
        let opens = !self.is_open(series);
        if self.is_narrow() {
            self.instead_of = opens.then_some(series.answered().len());
        } else {
            self.wanted = Some(opens);
        }
    }

    /// Where there is no room beside, it takes the place of the one exercise for which it was asked: the next one is
    /// seen first.
    fn is_open(&self, series: &Series) -> bool {
        let is_wanted = if self.is_narrow() {
            self.instead_of == Some(series.answered().len())
        } else {
            self.wanted.unwrap_or(self.width >= WIDE)
        };
        Self::is_of_use(series) && is_wanted
    }

    /// Whether there is no room for it beside an exercise.
    fn is_narrow(&self) -> bool {
        self.width < ROOM
    }

    /// Whether there is something to look up.
    fn is_of_use(series: &Series) -> bool {
        let now = series.current().map(|exercise| exercise.kind);
        let kind = now.or_else(|| series.kind());
        let is_asked = kind.is_some_and(Kind::is_answered_with_card);
        is_asked && !series.is_over()
    }
}
