//! What came of files that were written and read while frames were drawn.

use std::path::Path;

use super::MahjTutor;
use super::notice::damage;
use crate::msg;
use crate::profile::{Damage, KeptGame, Transferred};
use crate::ui::screens::Screens;

impl MahjTutor {
    /// Takes up what came of files since the frame before, and says what there is to say.
    pub(super) fn look_after_files(&mut self, now: f64) {
        self.profile.look_after_files();
        self.take_up_own_lessons(now);
        self.take_up_what_is_made(now);
        if let Some((number, game)) = self.profile.take_game_read() {
            let (screens, mut change) = self.change(now);
            screens.look_back_at(number, &game, &mut change);
        }
        for transferred in self.profile.take_transferred() {
            match transferred {
                Transferred::CardWritten(written) => {
                    let said = match written {
                        Ok(path) => msg!("editor-exported", path = shown(&path)),
                        Err(error) => msg!(
                            "editor-not-exported",
                            path = shown(&error.path),
                            error = error.error
                        ),
                    };
                    self.screens.editor.say(vec![said]);
                }
                Transferred::CardWouldReplace(path) => {
                    let said = msg!("editor-export-replaces", path = shown(&path));
                    self.screens.editor.say(vec![said]);
                }
                Transferred::CardRead(path, card) => {
                    let said = match card {
                        Ok(card) => self.import(&path, card, now),
                        Err(error) => vec![msg!(
                            "shelf-not-imported",
                            path = shown(&error.path),
                            error = error.error
                        )],
                    };
                    self.screens.shelf.say(said);
                }
                Transferred::MemoryWritten(written) => {
                    let said = match written {
                        Ok(path) => msg!("drill-memory-saved", path = shown(&path)),
                        Err(error) => msg!(
                            "editor-not-exported",
                            path = shown(&error.path),
                            error = error.error
                        ),
                    };
                    self.screens.drill.say(said);
                }
                Transferred::MemoryRead(path, memory) => {
                    let said = match memory {
                        Ok(memory) => {
                            self.profile.change_memory(|own| own.merge(*memory));
                            msg!("drill-memory-taken-up", path = shown(&path))
                        }
                        Err(fault) => msg!(
                            "drill-memory-not-taken-up",
                            path = shown(&path),
                            error = damage(&fault)
                        ),
                    };
                    self.screens.drill.say(said);
                }
                Transferred::GameWritten(written) => {
                    let said = match written {
                        Ok(path) => msg!("drill-memory-saved", path = shown(&path)),
                        Err(error) => msg!(
                            "editor-not-exported",
                            path = shown(&error.path),
                            error = error.error
                        ),
                    };
                    self.screens.games.say(said);
                }
                Transferred::GameRead(path, game) => self.keep_game_read(&path, game, now),
                Transferred::ReportWritten(written) => {
                    let said = match written {
                        Ok(path) => msg!("drill-memory-saved", path = shown(&path)),
                        Err(error) => msg!(
                            "editor-not-exported",
                            path = shown(&error.path),
                            error = error.error
                        ),
                    };
                    self.screens.about.say(said);
                }
                Transferred::PictureWritten(written) => {
                    let said = match written {
                        Ok(path) => msg!("certificate-kept", path = shown(&path)),
                        Err(error) => msg!(
                            "certificate-not-kept",
                            path = shown(&error.path),
                            error = error.error
                        ),
                    };
                    self.screens.exam.say(said);
                }
            }
        }
    }

    /// Keeps a game that the learner has brought, when it can be played again.
    fn keep_game_read(&mut self, path: &Path, game: Result<Box<KeptGame>, Damage>, now: f64) {
        let said = match game {
            Ok(game) => {
                let (_, mut change) = self.change(now);
                if Screens::keep_brought_game(*game, &mut change) {
                    msg!("games-brought", path = shown(path))
                } else {
                    msg!("review-missing")
                }
            }
            Err(fault) => msg!(
                "drill-memory-not-taken-up",
                path = shown(path),
                error = damage(&fault)
            ),
        };
        self.screens.games.say(said);
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
