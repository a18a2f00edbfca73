//! One folder per screen. A screen owns what only it knows; everything else it reads from
//! [`Shared`].

pub mod card;
pub mod drill;
pub mod editor;
pub mod exam;
pub mod glossary;
pub mod home;
pub mod lesson;
mod rule_link;
pub mod rulebook;
pub mod settings;
pub mod shelf;
pub mod table;

pub(in crate::ui) use self::rule_link::rule_link;
use super::words::WordCard;
use std::mem::discriminant;

use super::{Change, Commands, Route, Shared};

/// The state of every screen.
#[derive(Debug, Default)]
pub struct Screens {
    /// The course and what to do next.
    pub home: home::HomeScreen,
    /// The lesson in progress.
    pub lesson: lesson::LessonScreen,
    /// The exam: in progress, or its result.
    pub exam: exam::ExamScreen,
    /// The drill in progress.
    pub drill: drill::DrillScreen,
    /// The game in progress.
    pub table: table::TableScreen,
    /// The table at which a rule is tried.
    pub example: table::TableScreen,
    /// The score card.
    pub card: card::CardScreen,
    /// The cards there are.
    pub shelf: shelf::ShelfScreen,
    /// The card that is typed in.
    pub editor: editor::EditorScreen,
    /// The rulebook.
    pub rulebook: rulebook::RulebookScreen,
    /// The glossary.
    pub glossary: glossary::GlossaryScreen,
    /// The word of a text that is explained where it stands.
    pub word_card: WordCard,
    /// The settings.
    pub settings: settings::SettingsScreen,
}

impl Screens {
    /// Draws the screen at `route`.
    pub(super) fn ui(
        &mut self,
        route: &Route,
        ui: &mut egui::Ui,
        shared: &Shared<'_>,
        commands: &mut Commands,
    ) {
        // Every screen keeps its own place to scroll to.
        ui.push_id(discriminant(route), |ui| match route {
            Route::Home => self.home.ui(ui, shared, commands),
            Route::Lesson(_) | Route::UnitTest(_) => self.lesson.ui(ui, shared, commands),
            Route::Exam => self.exam.ui(ui, shared, commands),
            Route::Certificate => self.exam.certificate_ui(ui, shared, commands),
            Route::Drill => self.drill.ui(ui, shared, commands),
            Route::NewGame => self.table.setup_ui(ui, shared, commands),
            Route::Table => self.table.ui(ui, shared, commands),
            Route::RuleExample(_) => self.example.ui(ui, shared, commands),
            Route::Card => self.card.ui(ui, shared, commands),
            Route::Shelf => self.shelf.ui(ui, shared, commands),
            Route::Editor(_) => self.editor.ui(ui, shared, commands),
            Route::Rulebook(_) => self.rulebook.ui(ui, shared, commands),
            Route::Glossary(_) => self.glossary.ui(ui, shared, commands),
            Route::Settings => self.settings.ui(ui, shared, commands),
        });
    }

    /// The learner has come to `route`, forwards or back, and goes on with a lesson from there when they are
    /// `within_lesson`.
    pub(super) fn arrive(&mut self, route: &Route, within_lesson: bool, change: &mut Change<'_>) {
        if *route != Route::Table {
            self.table.leave(change);
        }
        self.editor.leave(change);
        self.word_card.close();
        if !matches!(route, Route::RuleExample(_)) {
            self.example.leave(change);
        }
        if !matches!(route, Route::Lesson(_) | Route::UnitTest(_)) {
            self.lesson.leave(change);
        }
        if *route != Route::Exam {
            self.exam.leave(change);
        }
        match route {
            Route::Lesson(id) => self.lesson.open(id, change),
            Route::UnitTest(unit) => self.lesson.open_test(*unit, change),
            Route::Exam => self.exam.open(change),
            Route::Certificate => self.exam.open_certificate(change),
            Route::Drill => self.drill.open(change),
            Route::Shelf => self.shelf.open(change),
            Route::Editor(id) => self.editor.open(id, change),
            Route::NewGame => self.table.open_setup(),
            Route::Table => self.table.open(change),
            Route::RuleExample(rule) => self.example.open_example(*rule, change),
            Route::Rulebook(rule) => self.rulebook.open(*rule),
            Route::Glossary(word) => self.glossary.open(word.as_deref()),
            Route::Card => match self.lesson.card().filter(|_| within_lesson) {
                Some(card) => self.card.open_in_lesson(card, change),
                None => self.card.open(self.table.rack_of_learner(change), change),
            },
            Route::Home => self.lesson.put_finished_away(),
            Route::Settings => {}
        }
    }
}
