//! The path through the course: a card for every unit that has lessons, and on it each lesson as a stop
//! that can be taken at any time.

use egui::{RichText, Role, Ui, WidgetInfo};

use super::exam;
use super::lesson_standing::{LessonStanding, Sums};
use super::next::Next;
use super::stop::{Badge, StopHeights, StopRow};
use super::time::time;
use crate::lesson::Stage;
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{heading, progress_bar};
use crate::ui::words::said;
use crate::ui::{Route, Shared};
use crate::wording;

/// The height of the bar that shows how much of the course is done, in points.
const BAR: f32 = 8.0;
/// Between two cards, in points.
const GAP: f32 = 12.0;

/// Draws the path.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    path: &[Stage<'_>],
    next: &Next,
    heights: &mut StopHeights,
) {
    let progress = shared.profile.progress();
    let sums = Sums::of(path, progress);
    heading(ui, &shared.say(&msg!("home-course")), text_size::HEADING);
    if path.is_empty() {
        ui.label(shared.say(&msg!("home-no-lessons")));
        return;
    }
    let about = shared.say(&of_course(sums));
    ui.label(RichText::new(about).color(Theme::current(ui).text_weak));
    if sums.done > 0 {
        progress_bar(ui, sums.share(), ui.available_width(), BAR);
    }
    for stage in path {
        ui.add_space(GAP);
        paper_frame(Theme::current(ui)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            unit(ui, shared, stage, next, heights);
        });
    }
    ui.add_space(GAP);
    exam::ui(ui, shared, next.is_exam());
}

/// A unit with its lessons.
fn unit(
    ui: &mut Ui,
    shared: &Shared<'_>,
    stage: &Stage<'_>,
    next: &Next,
    heights: &mut StopHeights,
) {
    let progress = shared.profile.progress();
    let sums = Sums::of(std::slice::from_ref(stage), progress);
    ui.spacing_mut().item_spacing.y = 2.0;
    heading(
        ui,
        &shared.say(&wording::unit(stage.unit)),
        text_size::LARGE,
    );
    let about = shared.say(&wording::unit_about(stage.unit));
    said(ui, shared, &about, text_size::BODY);
    let told = RichText::new(shared.say(&of_unit(sums))).size(text_size::SMALL);
    ui.horizontal_wrapped(|ui| {
        ui.label(told.color(Theme::current(ui).text_weak));
        if let Some(unit) = stage.unit.filter(|_| !sums.is_all_done()) {
            let test = shared.say(&msg!("home-unit-test"));
            let link = ui.link(RichText::new(test).size(text_size::SMALL));
            let unit_name = wording::unit(stage.unit);
            let spoken = shared.say(&msg!("home-unit-test-of", unit = unit_name));
            link.widget_info(|| WidgetInfo::labeled(Role::Link, true, &spoken));
            if link.clicked() {
                shared.go(Route::UnitTest(unit));
            }
        }
    });
    ui.add_space(8.0);
    ui.spacing_mut().item_spacing.y = 0.0;
    for (place, stop) in stage.stops.iter().enumerate() {
        let row = StopRow {
            stop: *stop,
            standing: LessonStanding::of(stop.lesson, progress),
            badge: if progress.lesson(&stop.lesson.id).finished {
                Badge::Check
            } else {
                Badge::Number
            },
            is_next: next.lesson().is_some_and(|it| it.id == stop.lesson.id),
            is_first: place == 0,
            is_last: place + 1 == stage.stops.len(),
        };
        if row.show(ui, shared, heights).clicked() {
            shared.go(Route::Lesson(stop.lesson.id.clone()));
        }
    }
}

/// How long the course takes from here, and how much of it is done.
fn of_course(sums: Sums) -> Message {
    if sums.done == 0 || sums.is_all_done() {
        return of_unit(sums);
    }
    msg!(
        "home-course-sums",
        time = time(sums.minutes_left),
        done = sums.done,
        lessons = sums.lessons
    )
}

/// How much of a unit is done, and how long the rest takes.
fn of_unit(sums: Sums) -> Message {
    if sums.is_all_done() {
        msg!("home-unit-done", lessons = sums.lessons)
    } else if sums.done == 0 {
        msg!(
            "home-unit-open",
            lessons = sums.lessons,
            time = time(sums.minutes)
        )
    } else {
        msg!(
            "home-unit-sums",
            done = sums.done,
            lessons = sums.lessons,
            time = time(sums.minutes_left)
        )
    }
}
