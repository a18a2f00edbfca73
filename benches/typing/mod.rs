//! How long a frame takes while somebody types in the editor, with a full card in it.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Context, Event, Key, Modifiers, RawInput, Rect, Vec2};
use mahj_tutor::card::Card;
use mahj_tutor::lesson;
use mahj_tutor::locale::Language;
use mahj_tutor::play::Refining;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Calendar, Demo, MahjTutor, Start};

/// Between two frames, in seconds.
const FRAME: f64 = 1.0 / 60.0;
/// What is typed, key by key.
const LINE: &str = "ff 1111a dddda 1111b ~ x25";
/// How often it is typed and taken away again.
const ROUNDS: usize = 12;

/// The window with the editor in it, on a profile folder of its own.
struct Editor {
    context: Context,
    app: MahjTutor,
    time: f64,
    folder: PathBuf,
}

impl Editor {
    fn open(card: Arc<Card>) -> Option<Self> {
        let folder = std::env::temp_dir().join("mahj-tutor-bench");
        let context = Context::default();
        context.enable_accesskit();
        let mut app = MahjTutor::new(
            &context,
            Start {
                profile: Profile::open(&folder).writing_in_background(),
                card,
                lessons: lesson::shipped(),
                language: None,
                system_language: Language::ENGLISH,
                seed: 1,
                calendar: Calendar::standing_at(3),
                documents: folder.clone(),
                refining: Refining::Not,
            },
        );
        app.show(Demo::all().find(|demo| demo.name == "editor-finished")?);
        let mut editor = Self {
            context,
            app,
            time: 0.0,
            folder,
        };
        for _ in 0..10 {
            editor.frame(Vec::new());
        }
        Some(editor)
    }

    /// Draws one whole frame, as far as the processor has to do with it.
    fn frame(&mut self, events: Vec<Event>) -> Duration {
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(
                egui::Pos2::ZERO,
                Vec2::new(1280.0, 800.0),
            )),
            time: Some(self.time),
            predicted_dt: FRAME as f32,
            focused: true,
            events,
            ..RawInput::default()
        };
        let viewport = input.viewports.entry(input.viewport_id).or_default();
        viewport.native_pixels_per_point = Some(1.0);
        self.time += FRAME;
        #[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
        let start = Instant::now();
        let output = self.context.run_ui(input, |ui| self.app.frame(ui));
        let pixels_per_point = output.pixels_per_point;
        self.context.tessellate(output.shapes, pixels_per_point);
        start.elapsed()
    }

    fn press(&mut self, key: Key) -> Duration {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![event(true), event(false)])
    }
}

impl Drop for Editor {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Types in the editor, the full card in it; says the median and the worst frame of each kind.
pub(crate) fn measure_typing(card: &Arc<Card>, mut say: impl FnMut(&str, Duration, Duration)) {
    let Some(mut editor) = Editor::open(Arc::clone(card)) else {
        return;
    };
    let (mut typed, mut moved, mut added, mut kept) = (vec![], vec![], vec![], vec![]);
    let mut still = vec![];
    for _ in 0..ROUNDS {
        added.push(editor.press(Key::Enter));
        editor.frame(Vec::new());
        for letter in LINE.chars() {
            typed.push(editor.frame(vec![Event::Text(letter.to_string())]));
        }
        for _ in 0..8 {
            moved.push(editor.press(Key::ArrowUp));
        }
        for _ in 0..8 {
            moved.push(editor.press(Key::ArrowDown));
        }
        // The pause after which what was typed is written.
        kept.push(
            (0..30)
                .map(|_| editor.frame(Vec::new()))
                .max()
                .unwrap_or_default(),
        );
        still.push(editor.frame(Vec::new()));
        for _ in LINE.chars() {
            typed.push(editor.press(Key::Backspace));
        }
        editor.press(Key::Backspace);
        editor.frame(Vec::new());
    }
    for (what, mut frames) in [
        ("a frame of the editor, nothing typed", still),
        ("a key typed in a line", typed),
        ("to another line", moved),
        ("a line added", added),
        ("the card written", kept),
    ] {
        frames.sort_unstable();
        if let (Some(median), Some(worst)) = (frames.get(frames.len() / 2), frames.last()) {
            say(what, *median, *worst);
        }
    }
}
