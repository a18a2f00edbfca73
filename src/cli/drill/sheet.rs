//! Exercises as a sheet to be printed: the questions in front, the answers at the end.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use image::RgbaImage;

use super::super::{Failure, Terminal};
use super::pdf;
use crate::analysis::CompiledCard;
use crate::coach::Budget;
use crate::drill::{Exercise, Kind};
use crate::msg;
use crate::play::Refining;
use crate::profile::{Profile, ThemeChoice};
use crate::ui::screens::drill::{ExerciseSheet, PAGE};
use crate::ui::screenshot::Camera;
use crate::ui::{Calendar, MahjTutor, Start};

/// How many pixels a point has on paper: 192 to the inch.
const SCALE: f32 = 2.0;

/// What the name of the file asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    /// One file with every page.
    Pdf,
    /// A file for each page.
    Png,
}

impl Format {
    /// The format by the end of a file's name, if it is one.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?;
        match extension.to_ascii_lowercase().as_str() {
            "pdf" => Some(Self::Pdf),
            "png" => Some(Self::Png),
            _ => None,
        }
    }
}

/// Writes the sheet, and says how many pages it has.
pub(super) fn write(
    path: &Path,
    format: Format,
    kind: Kind,
    card: &Arc<CompiledCard>,
    exercises: Vec<Exercise>,
    terminal: &mut Terminal<'_>,
) -> Result<(), Failure> {
    let sheet = ExerciseSheet::new(kind, Arc::clone(card), exercises);
    let pages = pages(&sheet, card, terminal);
    let unwritable =
        |path: PathBuf| move |error: std::io::Error| Failure::Unwritable { path, error };
    match format {
        Format::Pdf => {
            fs::write(path, pdf::of(&pages)).map_err(unwritable(path.to_owned()))?;
        }
        Format::Png => {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            for (number, page) in (1..).zip(&pages) {
                let path = path.with_file_name(format!("{stem}-{number}.png"));
                page.save(&path)
                    .map_err(std::io::Error::other)
                    .map_err(unwritable(path))?;
            }
        }
    }
    let file = path.display().to_string();
    terminal.say(&msg!("sheet-done", pages = pages.len(), file = file))?;
    Ok(())
}

/// The pages as pictures.
fn pages(
    sheet: &ExerciseSheet,
    card: &Arc<CompiledCard>,
    terminal: &Terminal<'_>,
) -> Vec<RgbaImage> {
    let mut profile = Profile::in_memory();
    profile.change_settings(|settings| settings.theme = ThemeChoice::Light);
    let language = terminal.locale.language();
    let context = egui::Context::default();
    let app = MahjTutor::new(
        &context,
        Start {
            profile,
            card: Arc::clone(card.card()),
            lessons: Vec::new(),
            language: Some(language),
            system_language: language,
            seed: 1,
            refining: Refining::AtOnce(Budget { games: 0 }),
            calendar: Calendar::standing_at(0),
            documents: PathBuf::new(),
        },
    );
    let mut camera = Camera::new(context);
    let mut pages = Vec::new();
    let mut first = 0;
    while first < sheet.count() {
        // The first frame finds out how many blocks fit; those after it draw no others.
        let mut last = sheet.count();
        let picture = camera.take(PAGE, SCALE, |ui| {
            last = first + app.exercise_page(ui, sheet, first..last, pages.len() + 1);
        });
        first = last.max(first + 1);
        pages.push(picture);
    }
    pages
}
