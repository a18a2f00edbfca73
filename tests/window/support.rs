//! Opens the window the way the program does, without a display.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use egui::Key;
use egui::epaint::Shape;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, LazyRenderer, TestRenderer};
use mahj_tutor::locale::Language;
use mahj_tutor::play::Refining;
use mahj_tutor::profile::{Profile, ThemeChoice};
use mahj_tutor::ui::{Calendar, Demo, MahjTutor, Route, Start};
use mahj_tutor::{card, lesson};
use tempfile::TempDir;

/// The program's window in a test.
pub(crate) type Window = Harness<'static, MahjTutor>;

/// What the window starts with, with a fixed seed and nothing kept on disk.
pub(crate) fn start() -> Start {
    Start {
        profile: Profile::in_memory(),
        card: Arc::new(card::practice().unwrap()),
        lessons: lesson::shipped(),
        language: None,
        system_language: Language::ENGLISH,
        seed: 1,
        refining: Refining::Not,
        calendar: Calendar::standing_at(3),
        documents: std::env::temp_dir(),
    }
}

/// The window at 1280x800, in English, light.
pub(crate) fn window() -> Window {
    open(start())
}

/// The window on a profile folder, as after a restart.
pub(crate) fn window_on(folder: &Path) -> Window {
    open(Start {
        profile: Profile::open(folder),
        ..start()
    })
}

/// A profile's folder with a lesson of the form that lessons had before there were units and tables that
/// stay: pages of every kind, and one action at a table of its own.
pub(crate) fn folder_with_reading_a_line() -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/lessons");
    let lessons = home.path().join("lessons");
    let words = ["en", "es", "zh-CN"].map(|language| format!("{language}/reading-a-line.ftl"));
    for file in words
        .iter()
        .map(String::as_str)
        .chain(["03-reading-a-line.toml"])
    {
        let path = lessons.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::copy(fixtures.join(file), path).unwrap();
    }
    home
}

/// The window on such a folder, in that lesson where the learner left it.
pub(crate) fn reading_a_line_on(folder: &Path) -> Window {
    open_lesson(window_on(folder), &READING_A_LINE)
}

/// Opens that lesson where the learner left it.
pub(crate) const READING_A_LINE: Demo = Demo {
    name: "reading-a-line",
    prepare: |screens, change| {
        screens.lesson.open("reading-a-line", change);
        Route::Lesson("reading-a-line".to_owned())
    },
};

/// Goes to a lesson, which is opened by `demo`.
pub(crate) fn open_lesson(mut window: Window, demo: &Demo) -> Window {
    window.state_mut().show(demo);
    window.run();
    window
}

/// The window at 1280x800, started like this.
pub(crate) fn open(start: Start) -> Window {
    open_sized(start, [1280.0, 800.0])
}

/// The window at this size, in points.
pub(crate) fn open_sized(start: Start, size: [f32; 2]) -> Window {
    open_with(start, size, QUARTER)
}

/// The window at 1280x800, with so many seconds from frame to frame.
pub(crate) fn open_at_pace(start: Start, seconds: f32) -> Window {
    open_with(start, [1280.0, 800.0], seconds)
}

/// The window at this size, in points, whose pictures `renderer` paints.
pub(crate) fn open_painted(
    start: Start,
    size: [f32; 2],
    renderer: impl TestRenderer + 'static,
) -> Window {
    open_drawn(start, size, QUARTER, renderer)
}

/// From frame to frame, in seconds.
const QUARTER: f32 = 0.25;

fn open_with(start: Start, size: [f32; 2], seconds: f32) -> Window {
    open_drawn(start, size, seconds, LazyRenderer::default())
}

fn open_drawn(
    start: Start,
    size: [f32; 2],
    seconds: f32,
    renderer: impl TestRenderer + 'static,
) -> Window {
    // The harness sets its own theme after the program has set the chosen one.
    let theme = match start.profile.settings().theme {
        ThemeChoice::Dark => egui::Theme::Dark,
        ThemeChoice::Light | ThemeChoice::System => egui::Theme::Light,
    };
    let mut window = Harness::builder()
        .with_size(size)
        .with_step_dt(seconds)
        .with_theme(theme)
        .renderer(renderer)
        // An action at the table, the bots' answer, and the new buttons take a frame or two each, and what the
        // others do in a lesson follows action upon action.
        .with_max_steps(16)
        .build_eframe(|creation| MahjTutor::new(&creation.egui_ctx, start));
    window.run();
    window
}

/// Clicks what has this name, and lets the window settle.
pub(crate) fn click(window: &mut Window, label: &str) {
    if window.query_by_label(label).is_none() {
        open_more(window);
    }
    window.get_by_label(label).click();
    window.run();
}

/// Opens the list of what is seldom wanted at the table, where there is one.
pub(crate) fn open_more(window: &mut Window) {
    if let Some(more) = window.query_by_label("More") {
        more.click();
        window.run();
    }
}

/// Presses a key, and lets the window settle.
pub(crate) fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

/// Whether a screen reader would read this, alone or within more.
pub(crate) fn says(window: &Window, text: &str) -> bool {
    texts(window).iter().any(|said| said.contains(text))
}

/// Runs the window until another thread has brought what it waits for. Fails after a minute, with what is on the screen.
pub(crate) fn wait_until(window: &mut Window, is_there: impl Fn(&Window) -> bool) {
    const PAUSE: Duration = Duration::from_millis(10);
    let mut runs = 0..6_000;
    while !is_there(window) {
        assert!(runs.next().is_some(), "never came: {:?}", texts(window));
        thread::sleep(PAUSE);
        window.run();
    }
}

/// What is painted, shape by shape.
pub(crate) fn painted(window: &Window) -> Vec<Shape> {
    fn gather(shape: &Shape, painted: &mut Vec<Shape>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, painted)),
            shape => painted.push(shape.clone()),
        }
    }
    let mut painted = Vec::new();
    for shape in &window.output().shapes {
        gather(&shape.shape, &mut painted);
    }
    painted
}

/// Every text on the screen that a screen reader would read.
pub(crate) fn texts(window: &Window) -> Vec<String> {
    fn gather(node: &egui_kittest::Node<'_>, texts: &mut Vec<String>) {
        let accessible = node.accesskit_node();
        texts.extend(accessible.label());
        texts.extend(accessible.value());
        for child in node.children() {
            gather(&child, texts);
        }
    }
    let mut texts = Vec::new();
    gather(&window.root(), &mut texts);
    texts
}
