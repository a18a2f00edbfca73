//! Files that are dropped on the window.

use std::path::PathBuf;

use egui::Ui;

/// The files that were dropped on the window.
pub fn dropped_files(ui: &Ui) -> Vec<PathBuf> {
    ui.input(|input| {
        let files = input.raw.dropped_files.iter();
        files.map(|file| file.path().to_owned()).collect()
    })
}
