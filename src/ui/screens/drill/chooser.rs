//! What to practice: every kind of drill by topic, with what it asks and how it went so far.

use egui::{
    Align, FontId, Label, Layout, Margin, RichText, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo,
};

use super::{DrillCommand, ask, known};
use crate::drill::{Kind, Topic};
use crate::memory::Today;
use crate::msg;
use crate::ui::Shared;
use crate::ui::fonts;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::column::column;
use crate::ui::widgets::heading;
use crate::ui::widgets::page_button::primary;
use crate::ui::words::listed;
use crate::wording;

/// How wide a kind is at least, in points.
const LEAST: f32 = 300.0;
/// Between kinds, in points.
const GAP: f32 = 12.0;

/// Draws the page.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, today: &Today) {
    ScrollArea::vertical()
        .id_salt("drill-kinds")
        .auto_shrink(false)
        .show(ui, |ui| {
            column(ui, |ui| {
                ui.add_space(12.0);
                heading(ui, &shared.say(&msg!("drill-kind")), text_size::TITLE);
                of_today(ui, shared, today);
                known::ui(ui, shared);
                for topic in Topic::ALL {
                    ui.add_space(6.0);
                    let title = shared.say(&wording::drill_topic(topic));
                    let shown = heading(ui, &title, text_size::HEADING);
                    listed(ui, shared, &title, shown.rect);
                    kinds(ui, shared, topic.kinds());
                }
                ui.add_space(16.0);
            });
        });
}

/// What is to be practiced today, and the way to it.
fn of_today(ui: &mut Ui, shared: &Shared<'_>, today: &Today) {
    let theme = Theme::current(ui);
    paper_frame(theme)
        .inner_margin(Margin::symmetric(14, 12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    heading(ui, &shared.say(&msg!("drill-today")), text_size::HEADING);
                    let about = shared.say(&wording::of_today(today));
                    let shown = ui.label(RichText::new(&about).size(text_size::BODY));
                    listed(ui, shared, &about, shown.rect);
                });
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let begin = shared.say(&msg!("drill-today-begin"));
                    if !today.exercises.is_empty() && primary(ui, &begin, true) {
                        ask(shared, DrillCommand::Today);
                    }
                });
            });
        });
}

/// Kinds side by side.
fn kinds(ui: &mut Ui, shared: &Shared<'_>, kinds: &[Kind]) {
    let free = ui.available_width();
    let columns = ((free + GAP) / (LEAST + GAP)).floor().max(1.0);
    let width = (free - GAP * (columns - 1.0)) / columns;
    for row in kinds.chunks(columns as usize) {
        let tallest = ui.scope_id().with(("row", row.first()));
        let height = ui.data(|data| data.get_temp::<f32>(tallest)).unwrap_or(0.0);
        let mut highest = 0.0_f32;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for kind in row {
                highest = highest.max(entry(ui, shared, *kind, width, height));
            }
        });
        if (highest - height).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(tallest, highest));
            ui.ctx()
                .request_discard("the height of the row is known now");
        }
    }
}

/// A kind to be chosen with the pointer or the keyboard; says how high it is by itself.
fn entry(ui: &mut Ui, shared: &Shared<'_>, kind: Kind, width: f32, height: f32) -> f32 {
    let theme = Theme::current(ui);
    let title = shared.say(&wording::drill_title(kind));
    let about = shared.say(&wording::drill_about(kind));
    let so_far = shared.profile.progress().drilled(kind);
    let score = (so_far.asked > 0).then(|| {
        shared.say(&msg!(
            "drill-so-far",
            right = so_far.right,
            asked = so_far.asked
        ))
    });
    let builder = UiBuilder::new()
        .id_salt(("drill-kind", kind.id()))
        .sense(Sense::click());
    let mut own = 0.0;
    let response = ui
        .scope_builder(builder, |ui| {
            let response = ui.response();
            let mut frame = paper_frame(theme).inner_margin(Margin::symmetric(14, 10));
            if response.hovered() || response.has_focus() {
                frame = frame.stroke(Stroke::new(2.0, theme.accent_edge));
            }
            frame.show(ui, |ui| {
                ui.set_width(width - 30.0);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 3.0;
                    let name =
                        RichText::new(&title).font(FontId::new(text_size::LARGE, fonts::bold()));
                    let shown = ui.add(Label::new(name).selectable(false).wrap());
                    listed(ui, shared, &title, shown.rect);
                    let about_text = &about;
                    let about = RichText::new(about_text).size(text_size::BODY);
                    let shown = ui.add(Label::new(about).selectable(false).wrap());
                    listed(ui, shared, about_text, shown.rect);
                    if let Some(score) = &score {
                        let score = RichText::new(score).size(text_size::SMALL).weak();
                        ui.add(Label::new(score).selectable(false).wrap());
                    }
                    own = ui.min_rect().height();
                    let missing = height - own - ui.spacing().item_spacing.y;
                    if missing > 0.0 {
                        ui.allocate_space(egui::vec2(0.0, missing));
                    }
                });
            });
        })
        .response;
    let name = [Some(title), Some(about), score].into_iter().flatten();
    let name = name.collect::<Vec<_>>().join(". ");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.clicked() {
        ask(shared, DrillCommand::Practice(kind));
    }
    own
}
