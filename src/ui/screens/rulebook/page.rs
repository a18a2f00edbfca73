//! The page of a rule.

use std::sync::Arc;

use egui::{Frame, Margin, RichText, Sides, Ui};

use super::picture::RulePicture;
use super::{is_written, written};
use crate::lesson::{Lesson, texts};
use crate::locale::Message;
use crate::msg;
use crate::rules::RuleId;
use crate::ui::theme::{LINE_WIDTH, Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, centered, heading, plain_button, primary_button};
use crate::ui::words::{said, said_weak};
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// The page of a rule.
pub(super) fn rule_ui(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId, picture: &RulePicture) {
    sheet(ui, |ui| {
        let area = shared.say(&wording::rule_area(rule.area()));
        let area = RichText::new(area).color(Theme::current(ui).text_weak);
        // In sight on every page, and always at the same place.
        Sides::new().shrink_left().truncate().show(
            ui,
            |ui| ui.label(area),
            |ui| neighbours(ui, shared, rule),
        );
        ui.add_space(4.0);
        if is_written(shared, rule) {
            heading(
                ui,
                &shared.say(&wording::rule_title(rule)),
                text_size::HEADING,
            );
            let text = shared.say(&wording::rule_text(rule));
            said(ui, shared, &text, text_size::LARGE);
            picture.ui(ui, shared);
            try_it(ui, shared, rule);
            example(ui, shared, rule);
            otherwise(ui, shared, rule);
            taught_in(ui, shared, rule);
        } else {
            heading(ui, rule.as_str(), text_size::HEADING);
            ui.label(shared.say(&msg!("rulebook-unwritten")));
        }
        ui.add_space(16.0);
        origin(ui, shared, rule);
    });
}

/// A sheet of paper in the middle of the room.
pub(super) fn sheet(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    centered(ui, LINE_WIDTH + 32.0, |ui| {
        ui.add_space(8.0);
        paper_frame(Theme::current(ui)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui);
        });
        ui.add_space(8.0);
    });
}

fn example(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    let example = wording::rule_example(rule);
    if !shared.locale.has(&example.id) {
        return;
    }
    ui.add_space(8.0);
    let Theme { selection, .. } = Theme::current(ui);
    Frame::new()
        .fill(*selection)
        .corner_radius(6)
        .inner_margin(Margin::same(12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let title = shared.say(&msg!("rulebook-example"));
            heading(ui, &title, text_size::BODY);
            said(ui, shared, &shared.say(&example), text_size::BODY);
        });
}

/// How others play it, apart from the rule itself.
fn otherwise(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    let Some(otherwise) = wording::rule_otherwise(rule) else {
        return;
    };
    ui.add_space(8.0);
    let title = shared.say(&msg!("rulebook-otherwise"));
    heading(ui, &title, text_size::BODY);
    said(ui, shared, &shared.say(&otherwise), text_size::BODY);
}

/// The way to a position in which the rule matters, when there is one.
fn try_it(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    if shared.examples.of(rule).is_none() {
        return;
    }
    ui.add_space(8.0);
    let label = shared.say(&msg!("rulebook-try"));
    if primary_button(ui, Icon::Table, &label).clicked() {
        shared.ask(Command::TryRule(rule));
    }
}

/// The lessons that teach the rule.
fn taught_in(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    let teaches = |lesson: &&Arc<Lesson>| lesson.rules.contains(&rule);
    for lesson in shared.course.lessons.iter().filter(teaches) {
        ui.add_space(8.0);
        let title = Message::new(texts::title(&lesson.id));
        let label = shared.say(&msg!("rulebook-lesson", lesson = title));
        if plain_button(ui, Icon::Book, &label).clicked() {
            shared.go(Route::Lesson(lesson.id.clone()));
        }
    }
}

/// What becomes of the rule here, where it stands, and its name.
fn origin(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    for text in [
        wording::rule_kind(rule.kind()),
        wording::rule_origin(rule.origin()),
    ] {
        said_weak(ui, shared, &shared.say(&text), text_size::SMALL);
    }
}

/// The pages before and after this one, from right to left.
fn neighbours(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    let before = written(shared).take_while(|other| *other < rule).last();
    let after = written(shared).find(|other| *other > rule);
    let pages = [
        (after, Icon::ArrowRight, msg!("rulebook-after")),
        (before, Icon::ArrowLeft, msg!("rulebook-before")),
    ];
    for (page, icon, label) in pages {
        let Some(page) = page else { continue };
        if plain_button(ui, icon, &shared.say(&label))
            .on_hover_text(shared.say(&wording::rule_title(page)))
            .clicked()
        {
            shared.go(Route::Rulebook(Some(page)));
        }
    }
}
