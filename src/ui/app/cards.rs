//! Which card is learned and played, and what is done with the learner's own ones.

use std::path::Path;

use super::{Command, MahjTutor, Route};
use crate::card::{BroughtCard, Diagnostic, Draft, id_of};
use crate::locale::Message;
use crate::msg;
use crate::profile::{Brought, Notice};
use crate::ui::shared::ShelfCommand;
use crate::wording;

/// The most problems of a card that are told at once.
const MOST_TOLD: usize = 8;

impl MahjTutor {
    /// Lets the learner know when the card in use is not the chosen one.
    pub(super) fn note_other_card(&mut self) {
        let chosen = self.profile.settings().card.clone();
        if let Some(id) = chosen.filter(|id| *id != self.card.card().id) {
            self.profile.add_notice(Notice::CardNotUsable { id });
        }
    }

    /// Applies what was asked for with the cards.
    pub(super) fn apply_to_shelf(&mut self, command: ShelfCommand, now: f64) {
        match command {
            ShelfCommand::Begin => {
                let id = self.profile.own_cards().free_id("my-card");
                let year = self.shipped.first().map_or(2026, |card| card.card().year);
                self.profile.keep_card(Draft::begin(&id, &year.to_string()));
                self.go(Route::Editor(id), now);
            }
            ShelfCommand::Use(id) => {
                self.profile
                    .change_settings(|settings| settings.card = Some(id));
                self.take_up_what_is_chosen(now);
            }
            ShelfCommand::Remove(id) => {
                self.profile.remove_card(&id);
                self.take_up_what_is_chosen(now);
                self.arrive(now);
            }
            ShelfCommand::Keep(draft) => self.profile.keep_card(*draft),
            ShelfCommand::Export(draft, path) => {
                let may_replace = self.screens.editor.may_replace(&path);
                self.profile.export_card(*draft, path, may_replace);
            }
            ShelfCommand::Import(path) => self.profile.read_card(path),
        }
    }

    pub(super) fn go(&mut self, route: Route, now: f64) {
        self.whereabouts.go(route);
        self.arrive(now);
    }

    /// Takes up the card of a file, as one does that is opened with the program.
    pub fn open_card(&self, path: &Path) {
        self.commands.go(Route::Shelf);
        let import = ShelfCommand::Import(path.to_owned());
        self.commands.push(Command::Shelf(import));
    }

    /// Takes up a card that a file brought along, and opens it for typing when there is something to fix; says
    /// what came of it.
    pub(super) fn import(&mut self, path: &Path, card: Brought, now: f64) -> Vec<Message> {
        let file = path.display().to_string();
        let problems = |found: Vec<Diagnostic>| {
            let found = found.into_iter().take(MOST_TOLD);
            found
                .map(|problem| {
                    msg!(
                        "shelf-problem",
                        line = problem.line,
                        column = problem.column,
                        problem = wording::card_problem(&problem.problem.kind, problem.first_line)
                    )
                })
                .collect::<Vec<_>>()
        };
        match card {
            Ok(BroughtCard {
                mut draft,
                left,
                mut found,
            }) => {
                let wanted = id_of(&draft.id).or_else(|| id_of(&draft.title));
                let wanted = wanted.unwrap_or_else(|| "my-card".to_owned());
                draft.id = self.profile.own_cards().free_id(&wanted);
                let id = draft.id.clone();
                self.profile.keep_card(draft);
                let mut said = vec![msg!("shelf-imported", file = file, problems = left)];
                // What is wrong with lines is told where they are typed, the rest only here.
                found.retain(|found| found.problem.kind.is_of_the_file());
                if !found.is_empty() {
                    said.push(msg!("shelf-read-as-meant"));
                    said.extend(problems(found));
                }
                self.arrive(now);
                if left > 0 || said.len() > 1 {
                    self.go(Route::Editor(id), now);
                    self.screens.editor.say(said.clone());
                }
                said
            }
            Err(found) => {
                let mut said = vec![msg!("shelf-unreadable", file = file)];
                said.extend(problems(found));
                said
            }
        }
    }
}
