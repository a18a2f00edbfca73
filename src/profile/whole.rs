//! Every file of the profile, written from what is known.

use std::path::Path;

use super::file::{KeptFile, text_of};
use super::{CARDS, GAMES, Profile};
use crate::memory::Memory;

impl Profile {
    pub(super) fn write_settings(&mut self) {
        let settings = self.settings.clone();
        let text = move || text_of(&settings);
        let written = self.writer.write(&self.settings_file, text);
        self.note(written);
    }

    pub(super) fn write_progress(&mut self) {
        let progress = self.progress.clone();
        let text = move || text_of(&progress);
        let written = self.writer.write(&self.progress_file, text);
        self.note(written);
    }

    pub(super) fn write_memory(&mut self) {
        let memory = self.memory.clone();
        let write = move |file: &KeptFile| file.write_merged(memory.clone(), Memory::merge);
        let written = self.writer.write_by(&self.memory_file, write);
        self.note(written);
    }

    pub(super) fn write_game(&mut self) {
        if let Some(game) = self.game.clone() {
            let text = move || text_of(&game);
            let written = self.writer.write(&self.game_file, text);
            self.note(written);
        }
    }

    /// A folder of the profile was made, as it was not there: for the first time, or because it was taken away while the
    /// program ran. Then everything that is known is written; games that were played to their end are known to the disk
    /// alone.
    pub(super) fn look_after_folder(&mut self, made: &Path) {
        let was_taken_away = if made.ends_with(CARDS) {
            self.own_cards.iter().nth(1).is_some()
        } else if made.ends_with(GAMES) {
            self.games.are_several()
        } else {
            std::mem::replace(&mut self.had_folder, true)
        };
        if was_taken_away {
            self.write_all();
        }
    }

    fn write_all(&mut self) {
        self.write_settings();
        self.write_progress();
        self.write_memory();
        self.write_game();
        for written in self.own_cards.write_all(&mut self.writer) {
            self.note(written);
        }
    }
}
