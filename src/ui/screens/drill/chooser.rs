//! What to practice: every kind of drill by topic, with what it asks and how it went so far.

use egui::{
    Align, FontId, Label, Layout, Margin, RichText, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo, vec2,
};

use super::known::{self, KeptLines};
use super::{DrillCommand, ask};
use crate::drill::{Kind, Topic};
use crate::lesson::texts;
use crate::locale::Message;
use crate::memory::{ToCome, Today};
use crate::msg;
use crate::profile::DrillRound;
use crate::ui::fonts;
use crate::ui::shared::FileWanted;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::column::column;
use crate::ui::widgets::page_button::primary;
use crate::ui::widgets::{Icon, dropped_files, heading, plain_button, scroll_with_keys};
use crate::ui::words::listed;
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// How wide a kind is at least, in points.
const LEAST: f32 = 300.0;
/// Between kinds, in points.
const GAP: f32 = 12.0;
/// How thick the bar is that shows how much was right, in points.
const BAR: f32 = 5.0;

/// Draws the page.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    today: &Today,
    lines: &mut KeptLines,
    said: Option<&Message>,
) {
    ScrollArea::vertical()
        .id_salt("drill-kinds")
        .auto_shrink(false)
        .show(ui, |ui| {
            column(ui, |ui| {
                ui.add_space(12.0);
                heading(ui, &shared.say(&msg!("drill-kind")), text_size::TITLE);
                of_today(ui, shared, today);
                let shows_progress = timed(ui, shared);
                for topic in Topic::ALL {
                    ui.add_space(6.0);
                    let title = shared.say(&wording::drill_topic(topic));
                    let shown = heading(ui, &title, text_size::HEADING);
                    listed(ui, shared, &title, shown.rect);
                    kinds(ui, shared, topic.kinds());
                }
                known::ui(ui, shared, today, lines, shows_progress);
                copies(ui, shared, said);
                ui.add_space(16.0);
            });
            scroll_with_keys(ui);
        });
}

/// Takes what is known to another computer, and brings it from there.
fn copies(ui: &mut Ui, shared: &Shared<'_>, said: Option<&Message>) {
    for path in dropped_files(ui) {
        ask(shared, DrillCommand::TakeUp(path));
    }
    if shared.profile.memory().skills.is_empty() && said.is_none() {
        return;
    }
    ui.add_space(6.0);
    let about = shared.say(&msg!("drill-memory-about"));
    let shown = ui.label(RichText::new(&about).size(text_size::BODY));
    listed(ui, shared, &about, shown.rect);
    ui.horizontal_wrapped(|ui| {
        let save = shared.say(&msg!("drill-memory-save"));
        if plain_button(ui, Icon::ArrowUp, &save).clicked() {
            shared.ask(Command::ChooseFile(FileWanted::MemoryToWrite));
        }
        let bring = shared.say(&msg!("drill-memory-bring"));
        if plain_button(ui, Icon::ArrowDown, &bring).clicked() {
            shared.ask(Command::ChooseFile(FileWanted::MemoryToRead));
        }
    });
    if let Some(said) = said {
        let shown = ui.label(shared.say(said));
        ui.ctx().accesskit_node_builder(shown.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
        });
    }
}

/// The room for the button that begins the day's practice, in points.
const BEGIN: f32 = 164.0;

/// What is to be practiced today, and the way to it.
fn of_today(ui: &mut Ui, shared: &Shared<'_>, today: &Today) {
    let theme = Theme::current(ui);
    paper_frame(theme)
        .inner_margin(Margin::symmetric(14, 12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.set_max_width(ui.available_width() - BEGIN);
                    heading(ui, &shared.say(&msg!("drill-today")), text_size::HEADING);
                    let about = shared.say(&wording::of_today(today));
                    let shown = ui.label(RichText::new(&about).size(text_size::BODY));
                    listed(ui, shared, &about, shown.rect);
                });
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let begin = if today.exercises.is_empty() {
                        msg!("drill-today-missed")
                    } else {
                        msg!("drill-today-begin")
                    };
                    let is_any = !today.now().is_empty();
                    if is_any && primary(ui, &shared.say(&begin), true) {
                        ask(shared, DrillCommand::Today);
                    }
                    let is_taught_first = today.to_come == ToCome::WhatIsYetToBeTaught;
                    if let (false, true, Some(lesson)) = (
                        is_any,
                        is_taught_first,
                        shared.course.find(Kind::FIRST.lesson()),
                    ) {
                        let way = msg!("drill-today-lesson", number = lesson.number);
                        if primary(ui, &shared.say(&way), true) {
                            shared.go(Route::Lesson(lesson.id.clone()));
                        }
                    }
                });
            });
        });
}

/// Whether the kinds below are practiced against the clock, and the way to what the learner knows, below all of them. Says
/// whether that way was taken.
fn timed(ui: &mut Ui, shared: &Shared<'_>) -> bool {
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        clock(ui, shared);
        let has_progress = !shared.profile.memory().skills.is_empty();
        let progress = shared.say(&msg!("drill-known"));
        has_progress && plain_button(ui, Icon::Curve, &progress).clicked()
    })
    .inner
}

fn clock(ui: &mut Ui, shared: &Shared<'_>) {
    let round = shared.profile.settings().drill_round;
    let mut is_timed = round == DrillRound::OneMinute;
    let words = shared.say(&msg!("drill-timed"));
    let ticked = ui.checkbox(&mut is_timed, RichText::new(&words).size(text_size::BODY));
    listed(ui, shared, &words, ticked.rect);
    if ticked.changed() {
        let round = if is_timed {
            DrillRound::OneMinute
        } else {
            DrillRound::TenExercises
        };
        ask(shared, DrillCommand::SetRound(round));
    }
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
    let so_far = shared.profile.memory().practiced(kind);
    let score = (so_far.asked > 0).then(|| {
        shared.say(&msg!(
            "drill-so-far",
            right = so_far.right,
            asked = so_far.asked,
            seconds = so_far.mean().map_or(0, |mean| mean.round().max(1.0) as i64),
            best = so_far.best_round
        ))
    });
    let taught_in = (!shared.profile.progress().has_taught(kind)).then(|| {
        let lesson = Message::new(texts::title(kind.lesson()));
        shared.say(&msg!("drill-taught-in", lesson = lesson))
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
                        let share = so_far.right as f32 / so_far.asked.max(1) as f32;
                        share_bar(ui, share);
                        let score = RichText::new(score).size(text_size::SMALL).weak();
                        ui.add(Label::new(score).selectable(false).wrap());
                    }
                    if let Some(taught_in) = &taught_in {
                        let lesson = RichText::new(taught_in).size(text_size::SMALL).weak();
                        let shown = ui.add(Label::new(lesson).selectable(false).wrap());
                        listed(ui, shared, taught_in, shown.rect);
                    }
                    own = ui.min_rect().height();
                    let missing = height - own - ui.spacing().item_spacing.y;
                    if missing > 0.0 {
                        ui.allocate_space(vec2(0.0, missing));
                    }
                });
            });
        })
        .response;
    let name = [Some(title), Some(about), score, taught_in];
    let name = name.into_iter().flatten();
    let name = name.collect::<Vec<_>>().join(". ");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.clicked() {
        ask(shared, DrillCommand::Practice(kind));
    }
    own
}

/// How much was right so far, as a bar.
fn share_bar(ui: &mut Ui, share: f32) {
    let theme = Theme::current(ui);
    let size = vec2(ui.available_width(), BAR);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, BAR / 2.0, theme.button);
    let full = rect.with_max_x(rect.left() + rect.width() * share.clamp(0.0, 1.0));
    ui.painter()
        .rect_filled(full, BAR / 2.0, theme.card_groups[0]);
}
