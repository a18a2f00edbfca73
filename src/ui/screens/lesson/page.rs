//! How a step lies on the page: where we are at the top, picture, words and question in the middle,
//! the way on at the bottom.

use std::cmp::Ordering;

use egui::{
    Align, Button, CornerRadius, FontId, Key, Layout, Panel, RichText, ScrollArea, Sense, Stroke,
    Ui, WidgetInfo, vec2,
};

use super::draft::Draft;
use super::{LessonCommand, feedback, picture, question};
use crate::lesson::{Picture, Runner, Step, Verdict, texts};
use crate::locale::Message;
use crate::msg;
use crate::ui::fonts;
use crate::ui::screens::card::LineReaders;
use crate::ui::theme::{LINE_WIDTH, Theme, text_size};
use crate::ui::widgets::{Icon, RackRow, RackRowResponse, TileSize};
use crate::ui::{Command, Commands, Route, Shared};
use crate::wording;

/// How wide the column is, in points: a rack of 14 tiles always fits.
const WIDTH: std::ops::RangeInclusive<f32> = 760.0..=880.0;
/// The share of the window that it takes within these bounds.
const SHARE: f32 = 0.7;

/// Draws the lesson.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    draft: &Draft,
    lines: &mut LineReaders,
    asked: &mut Vec<LessonCommand>,
    commands: &mut Commands,
) {
    Panel::bottom("lesson-way")
        .show_separator_line(false)
        .show(ui, |ui| way(ui, shared, runner, draft, asked, commands));
    ui.vertical(|ui| {
        header(ui, shared, runner);
        ui.add_space(8.0);
        let place = if runner.is_finished() {
            usize::MAX
        } else {
            runner.at()
        };
        ScrollArea::vertical()
            .id_salt(("lesson", place))
            .auto_shrink(false)
            .show(ui, |ui| {
                let fixed = runner.said().is_none() && !runner.hint_shown();
                balanced(ui, (place, shared.locale.language().tag()), fixed, |ui| {
                    if runner.is_finished() {
                        finished(ui, shared, runner, commands);
                    } else if let Some(step) = runner.step() {
                        body(ui, shared, runner, step, draft, lines, asked, commands);
                    }
                });
            });
    });
}

/// What is shown when there is no such lesson.
pub(super) fn missing(ui: &mut Ui, shared: &Shared<'_>, commands: &mut Commands) {
    column(ui, |ui| {
        ui.add_space(32.0);
        ui.label(shared.say(&msg!("lesson-missing")));
        if primary(ui, &shared.say(&msg!("lesson-to-course")), true) {
            commands.go(Route::Home);
        }
    });
}

/// The share of the free height that is left above.
const ABOVE: f32 = 0.35;

/// A column that stands a little above the middle when it does not fill the height. What is said to
/// an answer lets it grow downwards: `settled` says that nothing of it is shown yet.
pub(in crate::ui::screens) fn balanced(
    ui: &mut Ui,
    key: impl std::hash::Hash + std::fmt::Debug,
    settled: bool,
    add: impl FnOnce(&mut Ui),
) {
    let free = ui.available_size();
    let id = ui.scope_id().with(("balanced", key, free.x as u32));
    let known = ui.data(|data| data.get_temp::<(f32, f32)>(id));
    let (at_first, now) = known.unwrap_or((free.y, free.y));
    let above = ((free.y - at_first) * ABOVE).min(free.y - now).max(0.0);
    ui.add_space(above);
    let top = ui.cursor().top();
    column(ui, add);
    let height = ui.min_rect().bottom() - top;
    if (height - now).abs() > 0.5 {
        let at_first = if settled || known.is_none() {
            height
        } else {
            at_first
        };
        ui.data_mut(|data| data.insert_temp(id, (at_first, height)));
        ui.ctx()
            .request_discard("the height of the column is known now");
    }
}

/// A rack of so many places in the middle of the column, its tiles smaller where it would not fit.
pub(in crate::ui::screens) fn rack(
    ui: &mut Ui,
    places: usize,
    row: RackRow<'_>,
) -> RackRowResponse {
    let row = row.places(places);
    let free = ui.available_width();
    let wide = row.points().x;
    let row = if wide > free {
        let tile = TileSize::Rack.points().x - (wide - free) / places.max(1) as f32;
        row.size(TileSize::Width(tile.floor()))
    } else {
        row
    };
    let side = ((free - row.points().x) / 2.0).max(0.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        row.show(ui)
    })
    .inner
}

/// A column in the middle of the screen.
pub(in crate::ui::screens) fn column(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let free = ui.available_width();
    let width = (free * SHARE).clamp(*WIDTH.start(), *WIDTH.end()).min(free);
    let side = (ui.available_width() - width) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        ui.vertical(|ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            add(ui);
        });
    });
}

fn header(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner) {
    column(ui, |ui| {
        ui.add_space(8.0);
        ui.horizontal(|ui| title_row(ui, shared, runner));
    });
}

/// The title of the lesson, and how far the learner is.
pub(super) fn title_row(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner) {
    let title = shared.say(&Message::new(texts::title(&runner.lesson().id)));
    ui.label(RichText::new(title).font(FontId::new(text_size::HEADING, fonts::bold())));
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        dots(ui, shared, runner);
    });
}

/// A dot for each step: done, here, and to come.
fn dots(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner) {
    let theme = Theme::current(ui);
    let count = runner.count();
    let here = if runner.is_finished() {
        count
    } else {
        runner.at()
    };
    let step = 14.0;
    let size = vec2(step * count as f32, 20.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = shared.say(&msg!(
        "lesson-step",
        number = (here + 1).min(count),
        count = count
    ));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &spoken));
    for number in 0..count {
        let center = rect.left_center() + vec2(step * (number as f32 + 0.5), 0.0);
        let painter = ui.painter();
        match number.cmp(&here) {
            Ordering::Less => {
                painter.circle_filled(center, 4.0, theme.accent_edge);
            }
            Ordering::Equal => {
                painter.circle_filled(center, 6.0, theme.accent);
                painter.circle_stroke(center, 6.0, Stroke::new(1.5, theme.accent_edge));
            }
            Ordering::Greater => {
                painter.circle_stroke(center, 3.5, Stroke::new(1.2, theme.text_weak));
            }
        }
    }
    response.on_hover_text(spoken);
}

#[expect(clippy::too_many_arguments, reason = "what is drawn, and for whom")]
fn body(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    step: &Step,
    draft: &Draft,
    lines: &mut LineReaders,
    asked: &mut Vec<LessonCommand>,
    commands: &mut Commands,
) {
    let lesson = runner.lesson();
    let is_open = super::is_open(runner);
    let mut lines = lines.iter_mut();
    for shown in &step.pictures {
        match shown {
            Picture::Line(_) => {
                if let Some(line) = lines.next() {
                    picture::line(ui, shared, line, is_open, &step.points);
                }
            }
            Picture::Tiles { groups, named } => {
                picture::tiles(ui, shared, groups, *named, &step.points);
            }
        }
        ui.add_space(4.0);
    }
    let text = shared.say(&Message::new(texts::step(&lesson.id, &step.id)));
    paragraphs(ui, &text, text_size::LARGE);
    ui.add_space(4.0);
    if let Some(question) = &step.question {
        let right = runner.said() == Some(&Verdict::Right);
        ui.scope(|ui| {
            // What was right stays as it is, and must stay legible.
            ui.visuals_mut().disabled_alpha = 1.0;
            if right {
                ui.disable();
            }
            question::ui(ui, shared, lesson, step, question, draft, asked);
        });
    }
    feedback::ui(ui, shared, runner, step, commands);
    ui.add_space(16.0);
}

/// Text in lines of at most 70 characters.
pub(in crate::ui::screens) fn paragraphs(ui: &mut Ui, text: &str, size: f32) {
    let width = (LINE_WIDTH * size / text_size::BODY).min(ui.available_width());
    for paragraph in text.split("\n\n") {
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.label(RichText::new(paragraph.replace('\n', " ")).size(size));
        });
    }
}

/// The one thing to do: a button in the accent. Enter does it as long as nothing else has the focus.
pub(in crate::ui::screens) fn primary(ui: &mut Ui, label: &str, enabled: bool) -> bool {
    let theme = Theme::current(ui);
    let text = RichText::new(label).font(FontId::new(text_size::LARGE, fonts::bold()));
    let button = if enabled {
        Button::new(text.color(theme.accent_text))
            .fill(theme.accent)
            .stroke(Stroke::new(1.0, theme.accent_edge))
    } else {
        Button::new(text)
    };
    let button = button
        .min_size(vec2(144.0, 40.0))
        .corner_radius(CornerRadius::same(8));
    let clicked = ui.add_enabled(enabled, button).clicked();
    let unfocused = ui.memory(|memory| memory.focused().is_none());
    let entered = unfocused && ui.input(|input| input.key_pressed(Key::Enter));
    clicked || (enabled && entered)
}

/// The bottom row: back, the hint, and the way on.
fn way(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    draft: &Draft,
    asked: &mut Vec<LessonCommand>,
    commands: &mut Commands,
) {
    column(ui, |ui| {
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if runner.is_finished() {
                finished_way(ui, shared, asked, commands);
            } else {
                step_way(ui, shared, runner, draft, asked);
            }
        });
        ui.add_space(8.0);
    });
}

/// A button with a sign.
pub(in crate::ui::screens) fn icon_button(
    ui: &mut Ui,
    icon: Icon,
    label: &str,
    enabled: bool,
) -> bool {
    let image = icon.image(ui, 18.0);
    let button = Button::image_and_text(image, label)
        .image_tint_follows_text_color(true)
        .min_size(vec2(0.0, 40.0));
    ui.add_enabled(enabled, button).clicked()
}

fn step_way(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    draft: &Draft,
    asked: &mut Vec<LessonCommand>,
) {
    let back = shared.say(&msg!("lesson-previous"));
    if icon_button(ui, Icon::ArrowLeft, &back, runner.at() > 0) {
        asked.push(LessonCommand::Previous);
    }
    let question = runner.step().and_then(|step| step.question.as_ref());
    let right = runner.said() == Some(&Verdict::Right);
    if question.is_some() && !right {
        let hint = shared.say(&msg!("lesson-hint"));
        if icon_button(ui, Icon::Bulb, &hint, !runner.hint_shown()) {
            asked.push(LessonCommand::ShowHint);
        }
        if runner.is_done() {
            let on = shared.say(&msg!("lesson-skip"));
            if icon_button(ui, Icon::ArrowRight, &on, true) {
                asked.push(LessonCommand::Next);
            }
        }
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        match (question, runner.said()) {
            (Some(_), Some(Verdict::Wrong { .. })) => {
                if primary(ui, &shared.say(&msg!("lesson-try-again")), true) {
                    asked.push(LessonCommand::TryAgain);
                }
            }
            (Some(question), None) => {
                let ready = draft.answer(question).is_some();
                if primary(ui, &shared.say(&msg!("lesson-check")), ready) {
                    asked.push(LessonCommand::Check);
                }
            }
            (None, _) | (Some(_), Some(Verdict::Right | Verdict::Shown)) => {
                let last = runner.at() + 1 == runner.lesson().steps.len();
                let label = if last {
                    msg!("lesson-finish")
                } else {
                    msg!("lesson-next")
                };
                if primary(ui, &shared.say(&label), true) {
                    asked.push(LessonCommand::Next);
                }
            }
        }
    });
}

fn finished(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner, commands: &mut Commands) {
    let theme = Theme::current(ui);
    ui.add_space(16.0);
    ui.horizontal(|ui| {
        ui.add(Icon::Star.image(ui, 48.0).tint(theme.accent_edge));
        let title = shared.say(&msg!("lesson-finished"));
        ui.label(RichText::new(title).font(FontId::new(text_size::TITLE, fonts::bold())));
    });
    let lesson = runner.lesson();
    let summary = shared.say(&Message::new(texts::summary(&lesson.id)));
    paragraphs(ui, &summary, text_size::LARGE);
    ui.add_space(8.0);
    ui.label(RichText::new(shared.say(&msg!("lesson-finished-rules"))).strong());
    ui.horizontal_wrapped(|ui| {
        for rule in &lesson.rules {
            if ui.button(shared.say(&wording::rule_title(*rule))).clicked() {
                commands.push(Command::Go(Route::Rulebook(Some(*rule))));
            }
        }
    });
    ui.add_space(8.0);
    paragraphs(
        ui,
        &shared.say(&msg!("lesson-finished-next")),
        text_size::LARGE,
    );
}

fn finished_way(
    ui: &mut Ui,
    shared: &Shared<'_>,
    asked: &mut Vec<LessonCommand>,
    commands: &mut Commands,
) {
    let again = shared.say(&msg!("lesson-again"));
    if icon_button(ui, Icon::Restart, &again, true) {
        asked.push(LessonCommand::Restart);
    }
    let home = shared.say(&msg!("lesson-to-course"));
    if icon_button(ui, Icon::Home, &home, true) {
        commands.go(Route::Home);
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if primary(ui, &shared.say(&msg!("lesson-to-drill")), true) {
            commands.go(Route::Drill);
        }
    });
}
