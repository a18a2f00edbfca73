//! `screenshots DIR [--only NAME]`: every screen as a picture, drawn without a display.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::lessons::Lessons;
use super::{CommandEnding, Failure, Terminal, practice_card};
use crate::coach::Budget;
use crate::locale::Language;
use crate::play::Refining;
use crate::profile::{Profile, ThemeChoice};
use crate::ui::screenshot::Camera;
use crate::ui::{Calendar, Demo, MahjTutor, Start};
use crate::{lesson, msg};

/// The sizes of the pictures, in pixels.
const SIZES: [[u32; 2]; 2] = [[1280, 800], [1024, 700]];
/// The two themes with their names in file names.
const THEMES: [(ThemeChoice, &str); 2] =
    [(ThemeChoice::Light, "light"), (ThemeChoice::Dark, "dark")];

/// The day on which the pictures are taken, counted from 1 January 1970.
const DAY: u64 = 20_600;

/// How much the coach plays on in thought; more would only take longer.
const IN_PICTURES: Budget = Budget { games: 500 };

/// `--only lesson/ID` takes every step and recall question of a lesson; `--only lesson/` those of all.
const LESSON_STEPS: &str = "lesson/";

/// Something to take pictures of.
enum Subject {
    Demo(&'static Demo),
    Step { lesson: String, step: String },
}

impl Subject {
    /// Every state whose name begins with `only`, or the steps of lessons.
    fn all(only: &str, terminal: &Terminal<'_>) -> Result<Vec<(String, Self)>, Failure> {
        let Some(id) = only.strip_prefix(LESSON_STEPS) else {
            let demos = Demo::all().filter(|demo| demo.name.starts_with(only));
            let named = demos.map(|demo| (demo.name.to_owned(), Self::Demo(demo)));
            return Ok(named.collect());
        };
        let lessons = Lessons::read(None, terminal)?.course.lessons;
        let steps = lessons
            .iter()
            .filter(|lesson| id.is_empty() || lesson.id == id)
            .flat_map(|lesson| {
                let steps = lesson.steps.iter().chain(&lesson.recall).enumerate();
                steps.map(|(place, step)| {
                    let name = format!(
                        "{:02}-{}-{:02}-{}",
                        lesson.number,
                        lesson.id,
                        place + 1,
                        step.id
                    );
                    let subject = Self::Step {
                        lesson: lesson.id.clone(),
                        step: step.id.clone(),
                    };
                    (name, subject)
                })
            });
        Ok(steps.collect())
    }

    /// The themes and sizes in which pictures are taken: steps, which are many, in one.
    fn looks(&self) -> Vec<(ThemeChoice, &'static str, [u32; 2])> {
        let (themes, sizes) = match self {
            Self::Demo(_) => (&THEMES[..], &SIZES[..]),
            Self::Step { .. } => (&THEMES[..1], &SIZES[..1]),
        };
        themes
            .iter()
            .flat_map(|(theme, name)| sizes.iter().map(move |size| (*theme, *name, *size)))
            .collect()
    }
}

/// A state of the program at rest; `size` in points, which are pixels here.
fn picture(start: Start, subject: &Subject, size: [u32; 2]) -> image::RgbaImage {
    let context = egui::Context::default();
    let mut app = MahjTutor::new(&context, start);
    match subject {
        Subject::Demo(demo) => app.show(demo),
        Subject::Step { lesson, step } => app.show_step(lesson, step),
    }
    let [width, height] = size.map(|side| side as f32);
    Camera::new(context).take(egui::vec2(width, height), 1.0, |ui| app.frame(ui))
}

/// Writes the pictures of the states whose names begin with `only` into `folder`.
pub(super) fn run(
    folder: &Path,
    only: &str,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::Unwritable {
        path: folder.to_owned(),
        error,
    })?;
    let card = Arc::new(practice_card()?);
    let mut count = 0_u32;
    for (name, subject) in Subject::all(only, terminal)? {
        for language in Language::all() {
            for (theme, theme_name, [width, height]) in subject.looks() {
                let mut profile = Profile::in_memory();
                profile.change_settings(|settings| settings.theme = theme);
                let start = Start {
                    profile,
                    card: Arc::clone(&card),
                    lessons: lesson::shipped(),
                    language: Some(language),
                    system_language: language,
                    seed: 1,
                    refining: Refining::AtOnce(IN_PICTURES),
                    calendar: Calendar::standing_at(DAY),
                    documents: "/home/learner/Documents".into(),
                };
                let path = folder.join(format!(
                    "{name}-{language}-{theme_name}-{width}x{height}.png"
                ));
                picture(start, &subject, [width, height])
                    .save(&path)
                    .map_err(|error| Failure::Unwritable {
                        path,
                        error: std::io::Error::other(error),
                    })?;
                count += 1;
            }
        }
    }
    terminal.say(&msg!("screenshots-done", count = count))?;
    Ok(CommandEnding::Done)
}
