//! The rulebook: chapters and search at the left, a page for each rule at the right.
//!
//! `contents` is the list, `search` what it shows of what is searched, `page` a rule's page with its
//! `picture`, `cover` what is there before one is open. Only rules with a text are listed.

mod contents;
mod cover;
mod demos;
mod page;
mod picture;
mod search;

use std::sync::Arc;

use egui::{Panel, ScrollArea, Ui};

pub use demos::DEMOS;

use crate::rules::RuleId;
use crate::ui::Shared;
use crate::ui::widgets::scroll_with_keys;

use contents::Contents;
use picture::RulePicture;

/// The room for chapters and search, in points.
const CONTENTS: f32 = 340.0;

/// The rules of the game: areas, search, and a page for each rule.
#[derive(Debug, Default)]
pub struct RulebookScreen {
    /// The rule whose page is open.
    rule: Option<RuleId>,
    contents: Contents,
    /// What shows the rule that is open.
    picture: Option<RulePicture>,
    /// The rule is open since this frame: its chapter is opened once.
    just_opened: bool,
}

impl RulebookScreen {
    /// Opens the rulebook at a rule, or at its list of areas.
    pub fn open(&mut self, rule: Option<RuleId>) {
        self.rule = rule;
        self.just_opened = true;
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let opened = std::mem::take(&mut self.just_opened);
        Panel::left("contents")
            .resizable(false)
            .exact_size(CONTENTS)
            .show(ui, |ui| {
                self.contents.ui(ui, shared, self.rule, opened);
            });
        ScrollArea::vertical()
            .id_salt(self.rule)
            .auto_shrink([false, false])
            .show(ui, |ui| {
                match self.rule {
                    Some(rule) => {
                        let kept = self.picture.take().filter(|it| it.is_of(rule));
                        let example = shared.examples.of(rule).map(Arc::as_ref);
                        let picture = kept.unwrap_or_else(|| RulePicture::new(rule, example));
                        page::rule_ui(ui, shared, rule, &picture);
                        self.picture = Some(picture);
                    }
                    None => cover::ui(ui, shared),
                }
                scroll_with_keys(ui);
            });
    }
}

/// Whether the rulebook has a page for it.
fn is_written(shared: &Shared<'_>, rule: RuleId) -> bool {
    shared.locale.has(&crate::wording::rule_text(rule).id)
}

/// The written rules of the whole book, in order.
fn written<'a>(shared: &'a Shared<'_>) -> impl Iterator<Item = RuleId> + 'a {
    RuleId::all().filter(|rule| is_written(shared, *rule))
}
