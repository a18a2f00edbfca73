//! The program's window without a window: frames are drawn on demand, up to the triangles a graphics card would get.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use cpu_time::ThreadTime;
use egui::{Context, Event, Key, Modifiers, Pos2, RawInput, Rect, Vec2, vec2};
use mahj_tutor::locale::Language;
use mahj_tutor::play::Refining;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Calendar, Demo, MahjTutor, Start};
use mahj_tutor::{card, lesson};

/// The size of the window, in points.
const SIZE: Vec2 = vec2(1280.0, 800.0);

/// The program's window.
#[derive(Debug)]
pub(crate) struct Window {
    context: Context,
    app: MahjTutor,
    time: f64,
}

impl Window {
    /// The window on the profile in this folder.
    pub(crate) fn open(folder: &Path) -> Self {
        let context = Context::default();
        let practice = card::practice();
        let app = MahjTutor::new(
            &context,
            Start {
                profile: Profile::open_for_a_window(folder),
                #[expect(clippy::expect_used, reason = "the card ships")]
                card: Arc::new(practice.expect("the practice card is whole")),
                lessons: lesson::shipped(),
                language: None,
                system_language: Language::ENGLISH,
                seed: 1,
                refining: Refining::Not,
                calendar: Calendar::standing_at(20_000),
                documents: std::env::temp_dir(),
            },
        );
        Self {
            context,
            app,
            time: 0.0,
        }
    }

    /// What is kept of the learner.
    pub(crate) fn profile(&self) -> &Profile {
        self.app.profile()
    }

    /// Shows a state, and draws so many frames of it.
    pub(crate) fn show(&mut self, demo: &Demo, frames: usize) {
        self.app.show(demo);
        for _ in 0..frames {
            self.frame(Vec::new(), 0.25);
        }
    }

    /// Presses a key and lets go of it.
    pub(crate) fn press(&mut self, key: Key) {
        for pressed in [true, false] {
            let event = Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            self.frame(vec![event], 0.1);
        }
    }

    /// Moves the pointer to this share of its way across the window; what the frame took of the processor.
    pub(crate) fn move_pointer(&mut self, share: f32) -> Duration {
        let at = Pos2::ZERO + SIZE * vec2(share, 0.1 + 0.8 * share);
        self.frame(vec![Event::PointerMoved(at)], 1.0 / 60.0)
    }

    fn frame(&mut self, events: Vec<Event>, seconds: f64) -> Duration {
        self.time += seconds;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.time),
            focused: true,
            events,
            ..RawInput::default()
        };
        let app = &mut self.app;
        let begun = ThreadTime::now();
        let mut output = self.context.run_ui(input, |ui| app.frame(ui));
        let primitives = self
            .context
            .tessellate(output.shapes, output.pixels_per_point);
        let worked = begun.elapsed();
        std::hint::black_box(primitives);
        output.textures_delta.clear();
        worked
    }
}
