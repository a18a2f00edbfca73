//! One folder per screen. A screen owns what only it knows; everything else it reads from
//! [`Shared`]. None knows another.

pub mod about;
pub mod card;
pub mod drill;
pub mod editor;
pub mod exam;
pub mod game;
pub mod games;
pub mod glossary;
pub mod home;
pub mod lesson;
pub mod new_game;
pub mod review;
pub mod rule_example;
pub mod rulebook;
pub mod settings;
pub mod shelf;

use std::mem::discriminant;

use super::words::WordCard;
use crate::profile::{GameNumber, KeptGame};

use super::shared::TableCommand;
use super::{Change, Route, Shared};

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
    /// What is agreed on before a match.
    pub new_game: new_game::NewGameScreen,
    /// The match in progress.
    pub game: game::GameScreen,
    /// The games that were played to their end.
    pub games: games::GamesScreen,
    /// A game that is looked at again.
    pub review: review::ReviewScreen,
    /// The table at which a rule is tried.
    pub example: rule_example::RuleExampleScreen,
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
    /// What this program is.
    pub about: about::AboutScreen,
}

impl Screens {
    /// Draws the screen at `route`.
    pub(super) fn ui(&mut self, route: &Route, ui: &mut egui::Ui, shared: &Shared<'_>) {
        self.review.follow(ui.ctx(), shared);
        // Every screen keeps its own place to scroll to.
        ui.push_id(discriminant(route), |ui| match route {
            Route::Home => self.home.ui(ui, shared),
            Route::Lesson(_) | Route::UnitTest(_) => self.lesson.ui(ui, shared),
            Route::Exam => self.exam.ui(ui, shared),
            Route::Certificate => self.exam.certificate_ui(ui, shared),
            Route::Drill => self.drill.ui(ui, shared),
            Route::NewGame => self.new_game.ui(ui, shared),
            Route::Table => {
                let decisions = self.review.decisions(self.game.finished_on_table());
                self.game.ui(ui, decisions, shared);
            }
            Route::Games => self.games.ui(ui, shared),
            Route::Review | Route::KeptGame(_) => self.review.ui(ui, shared),
            Route::RuleExample(_) => self.example.ui(ui, shared),
            Route::Card => self.card.ui(ui, shared),
            Route::Shelf => self.shelf.ui(ui, shared),
            Route::Editor(_) => self.editor.ui(ui, shared),
            Route::Rulebook(_) => self.rulebook.ui(ui, shared),
            Route::Glossary(_) => self.glossary.ui(ui, shared),
            Route::Settings => self.settings.ui(ui, shared),
            Route::About => self.about.ui(ui, shared),
        });
    }

    /// Something was done at the table of the game; when it is over, it is looked through at once.
    pub(super) fn apply_to_game(&mut self, command: TableCommand, change: &mut Change<'_>) {
        let before = self.game.kept_as();
        self.game.apply(command, change);
        let kept = self.game.kept_as();
        if kept.is_some() && kept != before {
            self.look_through_finished(change);
        }
    }

    /// The game that is over on the table, if one is, is looked through before the learner asks for it.
    pub(in crate::ui) fn look_through_finished(&mut self, change: &Change<'_>) {
        let finished = self.game.finished();
        if finished.is_some() {
            self.review.open(finished, self.game.kept_as(), change);
        }
    }

    /// A game that was kept has been read: the learner looks back at it.
    pub(super) fn look_back_at(
        &mut self,
        number: GameNumber,
        game: &KeptGame,
        change: &mut Change<'_>,
    ) {
        let played = game::restored(&game.played, change);
        self.review.take_up(number, played.ok(), change);
    }

    /// Keeps a game that the learner has brought, when it can be played again; whether it can.
    pub(super) fn keep_brought_game(brought: KeptGame, change: &mut Change<'_>) -> bool {
        let can_be_played = game::restored(&brought.played, change).is_ok();
        if can_be_played {
            change.profile.keep_finished_game(brought);
        }
        can_be_played
    }

    /// The learner has come to `route`, forwards or back, and goes on with a lesson from there when they are
    /// `within_lesson`.
    pub(super) fn arrive(&mut self, route: &Route, within_lesson: bool, change: &mut Change<'_>) {
        if *route != Route::Table {
            self.game.leave(change);
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
            Route::NewGame => self.new_game.open(),
            Route::Table => {
                self.game.open(change);
                self.look_through_finished(change);
            }
            Route::Games => self.games.open(change),
            Route::KeptGame(number) => self.review.open_kept(*number, change),
            Route::Review => {
                self.review
                    .open(self.game.finished(), self.game.kept_as(), change);
            }
            Route::RuleExample(rule) => self.example.open(*rule, change),
            Route::Rulebook(rule) => self.rulebook.open(*rule),
            Route::Glossary(word) => self.glossary.open(word.as_deref()),
            Route::Card => match self.lesson.card().filter(|_| within_lesson) {
                Some(card) => self.card.open_in_lesson(card, change),
                None => self.card.open(self.game.rack_of_learner(change), change),
            },
            Route::Home => {
                self.lesson.put_finished_away();
                self.home.open();
            }
            Route::About => self.about.open(),
            Route::Settings => {}
        }
    }
}
