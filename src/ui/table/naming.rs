//! The names that the learner can give a discard, right or wrong, where the table lets players name their
//! discards themselves.

use egui::{Align2, Area, Frame, Grid, Margin, Order, Rect, RichText, Role, Ui, WidgetInfo};

use super::LEARNER;
use super::selection::Selection;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Blanks, Discard, Naming, Situation, View};
use crate::tile::{Dragon, Number, Suit, Tile, Wind};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::steady_choice_button;
use crate::ui::{Shared, fonts};
use crate::wording;

/// What a player can say when putting a tile down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Said {
    /// The name of a tile.
    Name(Tile),
    /// "Same": the name of the discard before (rule `disc-name-joker`).
    Same,
}

impl Said {
    /// The tile that is named, after these discards.
    pub(super) fn name(self, before: &[Discard]) -> Option<Tile> {
        match self {
            Self::Name(tile) => Some(tile),
            Self::Same => before.last().map(|discard| discard.tile),
        }
    }

    /// What is said, in words.
    pub(super) fn wording(self) -> Message {
        match self {
            Self::Name(tile) => wording::tile(tile),
            Self::Same => msg!("discard-same"),
        }
    }
}

/// Whether the learner names their discards.
pub(super) fn by_learner(view: View<'_>) -> bool {
    view.rules().naming == Naming::ByPlayer && view.situation() == Situation::ToDiscard(LEARNER)
}

/// Whether the learner has chosen the tile to discard and is to name it.
pub(super) fn is_asked(view: View<'_>, selection: &Selection) -> bool {
    by_learner(view) && selection.chosen().total() == 1
}

/// Beside a number in its button, in points.
const NUMBER_PADDING: f32 = 16.0;

/// Draws the names at the bottom right of `above`, for discards fill it from the top left; none is
/// chosen until the learner chooses one.
pub(super) fn ui(
    ui: &mut Ui,
    above: Rect,
    view: View<'_>,
    selection: &mut Selection,
    takes_focus: bool,
    shared: &Shared<'_>,
) {
    let theme = Theme::current(ui);
    let area = Area::new(ui.scope_id().with("naming"))
        .order(Order::Middle)
        .pivot(Align2::RIGHT_BOTTOM)
        .fixed_pos(above.right_bottom());
    area.show(ui.ctx(), |ui| {
        Frame::new()
            .fill(theme.paper)
            .stroke((2.0, theme.accent_edge))
            .corner_radius(8)
            .inner_margin(Margin::same(10))
            .shadow(ui.visuals().window_shadow)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
                let title = RichText::new(shared.say(&msg!("table-naming")));
                ui.label(title.size(text_size::LARGE).family(fonts::bold()));
                suits(ui, selection, takes_focus, shared);
                for row in others(view) {
                    ui.horizontal(|ui| {
                        for said in row {
                            name(ui, said, None, selection, shared);
                        }
                    });
                }
            });
    });
}

/// What can be said besides the names with numbers, row by row.
fn others(view: View<'_>) -> [Vec<Said>; 2] {
    let winds = Wind::ALL.map(Tile::Wind);
    let mut first = Vec::from(winds.map(Said::Name));
    first.extend([Tile::Flower, Tile::Joker].map(Said::Name));
    let mut second = Vec::from(Dragon::ALL.map(Tile::Dragon).map(Said::Name));
    if view.rules().blanks != Blanks::Off {
        second.push(Said::Name(Tile::Blank));
    }
    if !view.discards().is_empty() {
        second.push(Said::Same);
    }
    [first, second]
}

/// The names with numbers, a row for each suit.
fn suits(ui: &mut Ui, selection: &mut Selection, takes_focus: bool, shared: &Shared<'_>) {
    Grid::new("suits").spacing([4.0, 4.0]).show(ui, |ui| {
        // One digit alone would make a button that is hard to hit.
        ui.spacing_mut().button_padding.x = NUMBER_PADDING;
        for suit in Suit::ALL {
            ui.label(shared.say(&wording::suit(suit)));
            for number in Number::ALL {
                let said = Said::Name(Tile::Suited(suit, number));
                let shown = number.get().to_string();
                let button = name(ui, said, Some(&shown), selection, shared);
                if takes_focus && suit == Suit::Bam && number.get() == 1 {
                    button.request_focus();
                }
            }
            ui.end_row();
        }
    });
}

/// A name to choose; `shown` is what the button says when its row says the rest.
fn name(
    ui: &mut Ui,
    said: Said,
    shown: Option<&str>,
    selection: &mut Selection,
    shared: &Shared<'_>,
) -> egui::Response {
    let is_said = selection.said() == Some(said);
    let name = shared.say(&said.wording());
    let button = steady_choice_button(ui, is_said, shown.unwrap_or(&name));
    let told = shared.say(&msg!("table-naming-name", name = name));
    button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_said, &told));
    if button.clicked() {
        selection.say(said);
        // Enter then puts the tile down.
        button.surrender_focus();
    }
    button
}
