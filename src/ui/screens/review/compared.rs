//! What the learner did and what the coach would have done, side by side.

use egui::{Grid, RichText, Ui};

use crate::coach::{Recommendation, Warning};
use crate::msg;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::widgets::in_text;
use crate::ui::words::{said, said_weak};
use crate::wording;

/// Draws both ways as two columns, and says how sure their figures are; nothing where one of them has none.
pub(super) fn ui(ui: &mut Ui, warning: &Warning, shared: &Shared<'_>) {
    if warning.danger.is_some() {
        return;
    }
    let ways = [warning.considered(), &warning.best];
    let say = |message| shared.say(&message);
    ui.add_space(4.0);
    let columns = 3.0;
    let gap = 10.0;
    let width = (ui.available_width() - (columns - 1.0) * gap) / columns;
    Grid::new("review-compared")
        .num_columns(3)
        .spacing([gap, 4.0])
        .min_row_height(0.0)
        // Three tiles stand beside one another.
        .min_col_width(width)
        .max_col_width(width)
        .show(ui, |ui| {
            ui.label("");
            for head in [msg!("review-compare-you"), msg!("review-compare-coach")] {
                ui.label(RichText::new(say(head)).strong());
            }
            ui.end_row();
            let mut row = |name, of: &dyn Fn(&Recommendation) -> String| {
                ui.label(say(name));
                for way in ways {
                    said(ui, shared, &of(way), text_size::BODY);
                }
                ui.end_row();
            };
            if ways.iter().all(|way| way.action.given_away().is_some()) {
                row(msg!("review-compare-gives"), &|way| given(way));
            }
            row(msg!("review-compare-chance"), &|way| {
                say(wording::in_percent_of(way.estimate.win))
            });
            row(msg!("review-compare-points"), &|way| {
                say(wording::points_alone(&way.estimate))
            });
        });
    let how_sure = say(wording::review_sureness(warning));
    said_weak(ui, shared, &how_sure, text_size::SMALL);
}

/// The tiles that an action gives away, as they stand in a text.
fn given(way: &Recommendation) -> String {
    let given = way.action.given_away();
    given.map_or_else(String::new, |given| in_text(given.tiles()))
}
