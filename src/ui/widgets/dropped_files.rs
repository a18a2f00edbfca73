//! Files that are dropped on the window.

use std::path::PathBuf;

use egui::Ui;

/// The files that were dropped on the window.
#[cfg(not(target_arch = "wasm32"))]
pub fn dropped_files(ui: &Ui) -> Vec<PathBuf> {
    ui.input(|input| {
        let files = input.raw.dropped_files.iter();
        files.map(|file| file.path().to_owned()).collect()
    })
}

/// The files that were dropped on the page and are read by now: a browser lets nobody wait for them.
#[cfg(target_arch = "wasm32")]
pub fn dropped_files(ui: &Ui) -> Vec<PathBuf> {
    let files = ui.input(|input| input.raw.dropped_files.clone());
    for file in files.iter().filter_map(|file| file.web_file()) {
        let context = ui.ctx().clone();
        crate::files::drop_file(file.clone(), move || context.request_repaint());
    }
    crate::files::take_dropped()
}
