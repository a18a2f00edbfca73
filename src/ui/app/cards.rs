//! Which card is learned and played, and what is done with the learner's own ones.

use std::path::Path;
use std::sync::Arc;

use super::{MahjTutor, Route};
use crate::analysis::CompiledCard;
use crate::card::{Card, Diagnostic, Draft, check, id_of};
use crate::lesson::Shelf;
use crate::locale::Message;
use crate::msg;
use crate::profile::{Notice, OwnCards};
use crate::ui::shared::ShelfCommand;
use crate::wording;

/// The most problems of a card that are told at once.
const MOST_TOLD: usize = 8;

/// The learner's own cards that can be played, as far as they can.
fn playable(own: &OwnCards) -> Vec<Arc<CompiledCard>> {
    let cards = own.iter().filter_map(|draft| draft.check().card);
    cards.map(compiled).collect()
}

fn compiled(card: Card) -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card)))
}

impl MahjTutor {
    /// Takes up the card that is chosen, or the one that ships first when that one cannot be played, and
    /// reads the lessons on it; does nothing when it is the one in use, unchanged.
    pub(super) fn take_up_card(&mut self) {
        let before = Arc::clone(&self.card);
        self.choose_card();
        if !Arc::ptr_eq(&before, &self.card) {
            self.read_lessons();
        }
    }

    /// Reads the lessons: those that keep no card of their own are on the card in use.
    pub(super) fn read_lessons(&mut self) {
        let in_use = std::iter::once(Arc::clone(&self.card));
        let playable = playable(self.profile.own_cards());
        let cards: Vec<_> = in_use
            .chain(self.shipped.iter().cloned())
            .chain(playable)
            .collect();
        let own = &self.profile.own_lessons().files;
        let files: Vec<_> = self.lessons.iter().chain(own).cloned().collect();
        // The card that is played with as long as none is chosen is not one that the learner knows.
        let is_chosen = self.profile.settings().card.is_some();
        let chosen = cards.first().filter(|_| is_chosen);
        self.course = Shelf::read_on(&files, &cards, chosen);
        self.take_texts();
    }

    /// The texts of the lessons are those of the language in use.
    pub(super) fn take_texts(&mut self) {
        let locale = &self.locale;
        self.course.take_texts(|id| locale.reading_seconds(id));
    }

    fn choose_card(&mut self) {
        let chosen = self.profile.settings().card.as_deref();
        let own = chosen.and_then(|id| self.profile.own_cards().find(id));
        if let Some(draft) = own {
            if self.made_of.as_ref() == Some(draft) {
                return;
            }
            if let Some(card) = draft.check().card {
                self.made_of = Some(draft.clone());
                self.card = compiled(card);
                return;
            }
        }
        let shipped = self.shipped.iter();
        let named = shipped
            .clone()
            .find(|card| Some(card.card().id.as_str()) == chosen);
        if let Some(card) = named.or(self.shipped.first()) {
            self.made_of = None;
            self.card = Arc::clone(card);
        }
    }

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
                self.take_up_card();
            }
            ShelfCommand::Remove(id) => {
                self.profile.remove_card(&id);
                self.take_up_card();
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

    fn go(&mut self, route: Route, now: f64) {
        self.whereabouts.go(route);
        self.arrive(now);
    }

    /// Takes up a card from the text of a file, and opens it for typing when there is something to fix; says
    /// what came of it.
    pub(super) fn import(&mut self, path: &Path, text: &str, now: f64) -> Vec<Message> {
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
        match Draft::read(text) {
            Ok(mut draft) => {
                let wanted = id_of(&draft.id).or_else(|| id_of(&draft.title));
                let wanted = wanted.unwrap_or_else(|| "my-card".to_owned());
                draft.id = self.profile.own_cards().free_id(&wanted);
                let id = draft.id.clone();
                let left = draft.problems();
                self.profile.keep_card(draft);
                let mut said = vec![msg!("shelf-imported", file = file, problems = left)];
                // What is wrong with lines is told where they are typed, the rest only here.
                let mut found = check(text);
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
