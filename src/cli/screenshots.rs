//! `screenshots DIR [--only NAME]`: every screen as a picture, drawn without a display.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::{Ending, Failure, Terminal, practice_card};
use crate::coach::Budget;
use crate::locale::Language;
use crate::play::Ponder;
use crate::profile::{Profile, ThemeChoice};
use crate::ui::screenshot::Camera;
use crate::ui::{Demo, MahjTutor, Start};
use crate::{lesson, msg};

/// The sizes of the pictures, in pixels.
const SIZES: [[u32; 2]; 2] = [[1280, 800], [1024, 700]];
/// The two themes with their names in file names.
const THEMES: [(ThemeChoice, &str); 2] =
    [(ThemeChoice::Light, "light"), (ThemeChoice::Dark, "dark")];

/// How much the coach plays on in thought; more would only take longer.
const IN_PICTURES: Budget = Budget { games: 500 };

/// A state of the program at rest; `size` in points, which are pixels here.
fn picture(start: Start, demo: &Demo, size: [u32; 2]) -> image::RgbaImage {
    let context = egui::Context::default();
    let mut app = MahjTutor::new(&context, start);
    app.show(demo);
    let [width, height] = size.map(|side| side as f32);
    Camera::new(context).take(egui::vec2(width, height), 1.0, |ui| app.frame(ui))
}

/// Writes the pictures of the states whose names begin with `only` into `folder`.
pub(super) fn run(
    folder: &Path,
    only: &str,
    terminal: &mut Terminal<'_>,
) -> Result<Ending, Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::Unwritable {
        path: folder.to_owned(),
        error,
    })?;
    let card = Arc::new(practice_card()?);
    let mut count = 0_u32;
    for demo in Demo::all().filter(|demo| demo.name.starts_with(only)) {
        for language in Language::all() {
            for (theme, theme_name) in THEMES {
                for [width, height] in SIZES {
                    let mut profile = Profile::in_memory();
                    profile.change_settings(|settings| settings.theme = theme);
                    let start = Start {
                        profile,
                        card: Arc::clone(&card),
                        lessons: lesson::shipped(),
                        language: Some(language),
                        system_language: language,
                        seed: 1,
                        ponder: Ponder::AtOnce(IN_PICTURES),
                        day: 3,
                        documents: "/home/learner/Documents".into(),
                    };
                    let name = demo.name;
                    let path = folder.join(format!(
                        "{name}-{language}-{theme_name}-{width}x{height}.png"
                    ));
                    picture(start, demo, [width, height])
                        .save(&path)
                        .map_err(|error| Failure::Unwritable {
                            path,
                            error: std::io::Error::other(error),
                        })?;
                    count += 1;
                }
            }
        }
    }
    terminal.say(&msg!("screenshots-done", count = count))?;
    Ok(Ending::Done)
}
