//! Files that the learner chooses in the system's own dialog, while the window goes on.

use std::path::PathBuf;

use super::MahjTutor;
use crate::card;
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
            FileWanted::CardToWrite(_)
            | FileWanted::MemoryToWrite
            | FileWanted::GameToWrite(_)
            | FileWanted::ReportToWrite => msg!("file-to-write"),
        });
        let name = match &wanted {
            FileWanted::CardToRead | FileWanted::MemoryToRead | FileWanted::GameToRead => None,
            FileWanted::CardToWrite(draft) => Some(card::file_name(&draft.id)),
            FileWanted::MemoryToWrite => Some("Mahj Tutor.toml".to_owned()),
            FileWanted::ReportToWrite => Some("Mahj Tutor report.toml".to_owned()),
            FileWanted::GameToWrite(number) => {
                let day = self.profile.games().find(*number).map(|game| game.day);
                let day = day.map(wording::date_in_digits).unwrap_or_default();
                Some(format!("Mahj Tutor {day} {number}.toml"))
            }
        };
        let context = context.clone();
        let tell = move || context.request_repaint();
        self.file_dialog = Some(FileDialog {
            wanted,
            chosen: self.ask(&title, name, tell),
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
            FileWanted::ReportToWrite => self.profile.export_report(path),
            FileWanted::GameToWrite(number) => self.profile.export_kept_game(number, path),
        }
        self.look_after_files(now);
    }
}

/// The system's own dialog.
#[cfg(not(target_arch = "wasm32"))]
impl MahjTutor {
    /// Asks where a file is, or by this name is to be; from the window's thread, as some systems want it.
    fn ask(
        &self,
        title: &str,
        name: Option<String>,
        tell: impl FnOnce() + Send + 'static,
    ) -> Background<Option<PathBuf>> {
        let dialog = rfd::AsyncFileDialog::new()
            .set_title(title)
            .set_directory(&self.documents)
            .add_filter("TOML", &["toml"]);
        let file: std::pin::Pin<Box<dyn Future<Output = _> + Send>> = match name {
            Some(name) => Box::pin(dialog.set_file_name(name).save_file()),
            None => Box::pin(dialog.pick_file()),
        };
        let wait = move || pollster::block_on(file).map(|file| file.path().to_owned());
        Background::begin(self.refining, wait, tell)
    }
}

/// The browser's: what is chosen is brought along, and what is written goes where the browser puts it.
#[cfg(target_arch = "wasm32")]
impl MahjTutor {
    fn ask(
        &self,
        _title: &str,
        name: Option<String>,
        tell: impl FnOnce() + Clone + 'static,
    ) -> Background<Option<PathBuf>> {
        let (chosen, choose) = Background::to_come();
        let told = move |path| {
            choose(path);
            tell();
        };
        match name {
            Some(name) => told(Some(self.documents.join(name))),
            None => crate::files::choose(told),
        }
        chosen
    }
}
