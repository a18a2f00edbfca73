//! Files that the learner chooses in the system's own dialog, while the window goes on.

use std::path::{Path, PathBuf};

use super::MahjTutor;
use crate::msg;
use crate::play::Background;
use crate::ui::shared::FileWanted;
use crate::wording;

/// A dialog that is open.
#[derive(Debug)]
pub(super) struct FileDialog {
    wanted: FileWanted,
    /// Nothing where the learner chose none.
    chosen: Background<Option<PathBuf>>,
}

impl MahjTutor {
    /// Lets the learner choose a file; one dialog at a time.
    pub(super) fn choose_file(&mut self, context: &egui::Context, wanted: FileWanted) {
        if self.file_dialog.is_some() {
            return;
        }
        let title = self.locale.say(&match &wanted {
            FileWanted::CardToRead | FileWanted::MemoryToRead | FileWanted::GameToRead => {
                msg!("file-to-read")
            }
            FileWanted::CardToWrite(_) | FileWanted::MemoryToWrite | FileWanted::GameToWrite(_) => {
                msg!("file-to-write")
            }
        });
        let name = match &wanted {
            FileWanted::CardToRead | FileWanted::MemoryToRead | FileWanted::GameToRead => None,
            FileWanted::CardToWrite(draft) => Some(format!("{}.toml", draft.id)),
            FileWanted::MemoryToWrite => Some("Mahj Tutor.toml".to_owned()),
            FileWanted::GameToWrite(number) => {
                let day = self.profile.games().find(*number).map(|game| game.day);
                let day = day.map(wording::date_in_digits).unwrap_or_default();
                Some(format!("Mahj Tutor {day} {number}.toml"))
            }
        };
        let ask = ask(&title, &self.documents, name);
        let context = context.clone();
        let tell = move || context.request_repaint();
        self.file_dialog = Some(FileDialog {
            wanted,
            chosen: Background::begin(self.refining, ask, tell),
        });
    }

    /// Does what is to be done with the file that was chosen, once it is.
    pub(super) fn look_after_file_dialog(&mut self, now: f64) {
        let Some(dialog) = &self.file_dialog else {
            return;
        };
        let Some(chosen) = dialog.chosen.take() else {
            return;
        };
        let wanted = self.file_dialog.take().map(|dialog| dialog.wanted);
        let (Some(wanted), Some(path)) = (wanted, chosen) else {
            return;
        };
        match wanted {
            FileWanted::CardToRead => self.profile.read_card(path),
            // The dialog has asked before it replaces a file.
            FileWanted::CardToWrite(draft) => self.profile.export_card(*draft, path, true),
            FileWanted::MemoryToRead => self.profile.read_memory(path),
            FileWanted::MemoryToWrite => self.profile.export_memory(path),
            FileWanted::GameToRead => self.profile.read_game_from(path),
            FileWanted::GameToWrite(number) => self.profile.export_kept_game(number, path),
        }
        self.look_after_files(now);
    }
}

/// Asks where a file is, or by this name is to be; from the window's thread, as some systems want it. What is
/// returned waits for the answer.
#[cfg(not(target_arch = "wasm32"))]
fn ask(
    title: &str,
    folder: &Path,
    name: Option<String>,
) -> impl FnOnce() -> Option<PathBuf> + Send + use<> {
    let dialog = rfd::AsyncFileDialog::new()
        .set_title(title)
        .set_directory(folder)
        .add_filter("TOML", &["toml"]);
    let file: std::pin::Pin<Box<dyn Future<Output = _> + Send>> = match name {
        Some(name) => Box::pin(dialog.set_file_name(name).save_file()),
        None => Box::pin(dialog.pick_file()),
    };
    move || pollster::block_on(file).map(|file| file.path().to_owned())
}

/// In a browser nothing is chosen yet.
#[cfg(target_arch = "wasm32")]
fn ask(_: &str, _: &Path, _: Option<String>) -> impl FnOnce() -> Option<PathBuf> + Send + use<> {
    || None
}
