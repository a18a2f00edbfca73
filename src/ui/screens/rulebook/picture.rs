//! What shows a rule on its page: the position in which it can be tried, as far as it matters, or what shows the word
//! that it is about.

use egui::Ui;

use crate::locale::Message;
use crate::play::Session;
use crate::rule_example::{RuleExample, Shows};
use crate::rules::{Action, RuleId};
use crate::ui::Shared;
use crate::ui::reading::PositionPicture;
use crate::ui::theme::text_size;
use crate::ui::words::{picture_ui, said};

/// The picture of a rule.
#[derive(Debug)]
pub(super) struct RulePicture {
    rule: RuleId,
    position: Option<Position>,
}

/// A position in which a rule matters.
#[derive(Debug)]
struct Position {
    session: Session,
    action: Action,
    /// What may be tried there.
    about: Message,
}

impl RulePicture {
    /// The picture of a rule that this example shows.
    pub(super) fn new(rule: RuleId, example: Option<&RuleExample>) -> Self {
        let position = example.and_then(|example| match example.shows {
            Shows::Opening(_) => None,
            Shows::Action { action, .. } => Some(Position {
                session: example.begin(),
                action,
                about: Message::new(example.text_id()),
            }),
        });
        Self { rule, position }
    }

    /// Whether it is the picture of this rule.
    pub(super) fn is_of(&self, rule: RuleId) -> bool {
        self.rule == rule
    }

    /// Draws it, where there is one.
    pub(super) fn ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        if let Some(position) = &self.position {
            ui.add_space(8.0);
            position.ui(ui, shared);
            return;
        }
        let mut words = shared.words.glossary.iter().map(|(_, word)| word);
        let shows = words.find(|word| word.picture.is_some() && word.rules.contains(&self.rule));
        if let Some(word) = shows {
            ui.add_space(8.0);
            picture_ui(ui, shared, word);
        }
    }
}

impl Position {
    fn ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let picture = PositionPicture::new(self.session.view()).about(self.action);
        picture.ui(ui, shared);
        ui.add_space(4.0);
        said(ui, shared, &shared.say(&self.about), text_size::BODY);
    }
}
