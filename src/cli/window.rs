//! Without a sub-command, or with `open`: the window.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use super::{CommandEnding, Failure, Request, practice_card};
use crate::coach::Budget;
use crate::lesson;
use crate::locale::Language;
use crate::play::Refining;
use crate::profile::{Profile, WindowPlace, default_folder, documents_folder};
use crate::ui::{Calendar, MahjTutor, Start, window_icon};

/// Opens the window, with the card of this file where there is one, and returns when it is closed.
pub(super) fn run(
    request: &Request,
    card: Option<&Path>,
    system_language: Language,
) -> Result<CommandEnding, Failure> {
    if !display_named() {
        return Err(Failure::NoDisplay);
    }
    let folder = request
        .profile
        .clone()
        .or_else(|| default_folder(|name| std::env::var(name).ok()));
    let now = since_1970();
    let start = Start {
        profile: folder.map_or_else(Profile::in_memory, |folder| {
            Profile::open_for_a_window(&folder).writing_in_background()
        }),
        card: Arc::new(practice_card()?),
        lessons: lesson::shipped(),
        language: request.language,
        system_language,
        seed: now.as_nanos() as u64,
        refining: Refining::InBackground(Budget::USUAL),
        calendar: Calendar::new(today),
        documents: documents_folder(|name| std::env::var(name).ok()),
    };
    start.profile.write_failures();
    let options = eframe::NativeOptions {
        viewport: viewport(start.profile.settings().window),
        ..Default::default()
    };
    eframe::run_native(
        "Mahj Tutor",
        options,
        Box::new(|creation| {
            let app = MahjTutor::new(&creation.egui_ctx, start);
            if let Some(card) = card {
                app.open_card(card);
            }
            Ok(Box::new(app))
        }),
    )
    .map_err(|error| Failure::NoWindow(error.to_string()))?;
    Ok(CommandEnding::Done)
}

/// The window before it opens: as large as it was.
fn viewport(before: Option<WindowPlace>) -> egui::ViewportBuilder {
    let size = before.map_or([1280, 800], |place| place.size);
    let [width, height] = size.map(|side| side.min(16_384));
    let viewport = egui::ViewportBuilder::default()
        .with_app_id("mahj-tutor")
        .with_inner_size([width as f32, height as f32])
        .with_min_inner_size([1024.0, 700.0])
        .with_maximized(before.is_some_and(|place| place.maximized));
    match window_icon() {
        Ok(icon) => viewport.with_icon(icon),
        Err(error) => {
            log::error!("{error}");
            viewport
        }
    }
}

/// Whether this system names a display. Only on systems where a program can be without one.
fn display_named() -> bool {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "windows", target_os = "macos"))
        || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"]
            .into_iter()
            .any(named)
}

#[expect(
    clippy::disallowed_methods,
    reason = "the edge of the program: every game is another one"
)]
fn since_1970() -> Duration {
    std::time::SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
}

/// The day by the clock on the wall, counted from 1 January 1970.
fn today() -> u64 {
    let date = jiff::Zoned::now().date();
    let first = jiff::civil::Date::constant(1970, 1, 1);
    let since = date.duration_since(first);
    u64::try_from(since.as_hours() / 24).unwrap_or_default()
}
