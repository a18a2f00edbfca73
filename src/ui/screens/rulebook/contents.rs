//! Chapters, or what the search finds.

use egui::{CollapsingHeader, Response, RichText, ScrollArea, TextEdit, Ui};

use super::search::{Found, RuleIndex};
use super::written;
use crate::msg;
use crate::rules::{Area, RuleId};
use crate::ui::theme::text_size;
use crate::ui::widgets::{Rows, Search, follow_focus};
use crate::ui::words::{listed, said_weak};
use crate::ui::{Route, Shared};
use crate::wording;

/// How far a sentence that is found is set in from the title of its rule, in points.
const BESIDE_SENTENCE: f32 = 8.0;

/// Search and list.
#[derive(Debug, Default)]
pub(super) struct Contents {
    /// What is searched for, and the rules that say it.
    pub(super) search: Search<Found>,
    index: Option<RuleIndex>,
    rows: Rows,
}

impl Contents {
    /// Draws them; `opened` when `current` has just been opened.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        current: Option<RuleId>,
        opened: bool,
    ) {
        let Self {
            search,
            index,
            rows,
        } = self;
        ui.add_space(8.0);
        let hint = shared.say(&msg!("rulebook-search"));
        ui.add(
            TextEdit::singleline(&mut search.typed)
                .hint_text(hint)
                .desired_width(f32::INFINITY),
        );
        ui.add_space(8.0);
        let find = |wanted: &str| match wanted {
            "" => Vec::new(),
            _ => RuleIndex::kept(index, shared).found(wanted),
        };
        if search.search(shared.locale.language(), find) {
            *rows = Rows::default();
        }
        let area = ScrollArea::vertical().auto_shrink([false, false]);
        // Who comes for no rule begins with the first chapter.
        let area = if opened && current.is_none() {
            area.vertical_scroll_offset(0.0)
        } else {
            area
        };
        area.show(ui, |ui| {
            if search.typed.trim().is_empty() {
                chapters(ui, shared, current, opened);
            } else {
                found(ui, shared, search.found(), rows, current);
            }
            follow_focus(ui);
        });
    }
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
    rules: &[Found],
    rows: &mut Rows,
    current: Option<RuleId>,
) {
    if rules.is_empty() {
        ui.label(shared.say(&msg!("rulebook-nothing-found")));
    }
    rows.show(ui, rules.len(), |ui, place| {
        let Found { rule, sentence } = &rules[place];
        let response = entry(ui, shared, *rule, current);
        let title = shared.say(&wording::rule_title(*rule));
        listed(ui, shared, &title, response.rect);
        if let Some(sentence) = sentence {
            ui.horizontal(|ui| {
                ui.add_space(BESIDE_SENTENCE);
                said_weak(ui, shared, sentence, text_size::SMALL);
            });
            ui.add_space(4.0);
        }
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
