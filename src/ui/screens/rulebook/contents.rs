//! Chapters, or what the search finds.

use egui::{CollapsingHeader, Response, RichText, ScrollArea, TextEdit, Ui};

use super::{search, written};
use crate::msg;
use crate::rules::{Area, RuleId};
use crate::ui::widgets::{Rows, Search};
use crate::ui::words::listed;
use crate::ui::{Route, Shared};
use crate::wording;

/// Draws search and list, which has these rows; `opened` when `current` has just been opened.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    (search, rows): (&mut Search<RuleId>, &mut Rows),
    current: Option<RuleId>,
    opened: bool,
) {
    ui.add_space(8.0);
    let hint = shared.say(&msg!("rulebook-search"));
    ui.add(
        TextEdit::singleline(&mut search.typed)
            .hint_text(hint)
            .desired_width(f32::INFINITY),
    );
    ui.add_space(8.0);
    let find = |wanted: &str| search::found(shared, wanted);
    if search.search(shared.locale.language(), find) {
        *rows = Rows::default();
    }
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            if search.typed.trim().is_empty() {
                chapters(ui, shared, current, opened);
            } else {
                found(ui, shared, search.found(), rows, current);
            }
        });
}

fn chapters(ui: &mut Ui, shared: &Shared<'_>, current: Option<RuleId>, opened: bool) {
    for area in Area::ALL {
        let rules: Vec<RuleId> = written(shared).filter(|rule| rule.area() == area).collect();
        if rules.is_empty() {
            continue;
        }
        let here = current.is_some_and(|rule| rule.area() == area);
        let title = RichText::new(shared.say(&wording::rule_area(area)));
        CollapsingHeader::new(title)
            .id_salt(area.as_str())
            .open((opened && current.is_some()).then_some(here))
            .show(ui, |ui| {
                for rule in rules {
                    let response = entry(ui, shared, rule, current);
                    if opened && current == Some(rule) {
                        response.scroll_to_me(None);
                    }
                }
            });
    }
}

fn found(
    ui: &mut Ui,
    shared: &Shared<'_>,
    rules: &[RuleId],
    rows: &mut Rows,
    current: Option<RuleId>,
) {
    if rules.is_empty() {
        ui.label(shared.say(&msg!("rulebook-nothing-found")));
    }
    rows.show(ui, rules.len(), |ui, place| {
        let rule = rules[place];
        let response = entry(ui, shared, rule, current);
        let title = shared.say(&wording::rule_title(rule));
        listed(ui, shared, &title, response.rect);
    });
}

fn entry(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId, current: Option<RuleId>) -> Response {
    let title = shared.say(&wording::rule_title(rule));
    let button = egui::Button::selectable(current == Some(rule), title).wrap();
    let response = ui.add(button);
    if response.clicked() {
        shared.go(Route::Rulebook(Some(rule)));
    }
    response
}
