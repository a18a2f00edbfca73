//! The program's window without a window: frames are drawn on demand.

use std::sync::Arc;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use egui::{Context, Event, Key, Modifiers, Pos2, RawInput, Rect, Vec2, vec2};
use mahj_tutor::locale::Language;
use mahj_tutor::play::Refining;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Calendar, Demo, MahjTutor, Route, Start};
use mahj_tutor::{card, lesson};

/// The size of the window, in points.
const SIZE: Vec2 = vec2(1280.0, 800.0);
/// From frame to frame, in seconds.
const FRAME: f64 = 1.0 / 60.0;
/// After so many seconds everything has come to rest.
const REST: usize = 20;

/// What a frame took.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taken {
    /// On the processor, by the screen's thread.
    pub(crate) worked: Duration,
    /// By the clock: with what it waited for.
    pub(crate) passed: Duration,
}

/// The window in one state.
#[derive(Debug)]
pub(crate) struct Stage {
    context: Context,
    app: MahjTutor,
    time: f64,
}

impl Stage {
    /// The window in this state.
    pub(crate) fn showing(demo: &Demo, profile: Profile, refining: Refining) -> Self {
        let context = Context::default();
        let practice = card::practice();
        let mut app = MahjTutor::new(
            &context,
            Start {
                profile,
                #[expect(clippy::expect_used, reason = "the card ships")]
                card: Arc::new(practice.expect("the practice card is whole")),
                lessons: lesson::shipped(),
                language: Some(Language::ENGLISH),
                system_language: Language::ENGLISH,
                seed: 1,
                refining,
                calendar: Calendar::standing_at(3),
                documents: std::env::temp_dir(),
            },
        );
        app.show(demo);
        Self {
            context,
            app,
            time: 0.0,
        }
    }

    /// The first frame of another state.
    pub(crate) fn open(&mut self, demo: &Demo) -> Taken {
        self.app.show(demo);
        self.frame(Vec::new())
    }

    /// Whether the learner is at a table.
    pub(crate) fn is_at_table(&self) -> bool {
        matches!(self.app.route(), Route::Table | Route::RuleExample(_))
    }

    /// Lets time pass until nothing moves any more.
    pub(crate) fn settle(&mut self) {
        for _ in 0..REST {
            self.wait(0.25);
            self.frame(Vec::new());
        }
    }

    /// Lets so many seconds pass.
    pub(crate) fn wait(&mut self, seconds: f64) {
        self.time += seconds;
    }

    /// A frame in which the pointer has moved to this share of its way across the window.
    pub(crate) fn move_pointer(&mut self, share: f32) -> Taken {
        let at = Pos2::ZERO + SIZE * vec2(share, 0.1 + 0.8 * share);
        self.frame(vec![Event::PointerMoved(at)])
    }

    /// The slower of the frame in which this key is pressed and the one after it.
    pub(crate) fn press(&mut self, key: Key) -> Taken {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let pressed = self.frame(vec![event(true)]);
        let released = self.frame(vec![event(false)]);
        if released.worked > pressed.worked {
            released
        } else {
            pressed
        }
    }

    /// How often a frame asks for memory.
    pub(crate) fn allocations(&mut self) -> u64 {
        let mut counts: Vec<_> = (0..9)
            .map(|_| {
                allocation_counter::measure(|| {
                    self.frame(vec![Event::PointerMoved(SIZE.to_pos2() * 0.5)]);
                })
                .count_total
            })
            .collect();
        counts.sort_unstable();
        counts[counts.len() / 2]
    }

    fn frame(&mut self, events: Vec<Event>) -> Taken {
        self.time += FRAME;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.time),
            focused: true,
            events,
            ..RawInput::default()
        };
        let app = &mut self.app;
        #[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
        let begun = (ThreadTime::now(), Instant::now());
        let mut output = self.context.run_ui(input, |ui| app.frame(ui));
        let primitives = self
            .context
            .tessellate(output.shapes, output.pixels_per_point);
        let taken = Taken {
            worked: begun.0.elapsed(),
            passed: begun.1.elapsed(),
        };
        std::hint::black_box(primitives);
        output.textures_delta.clear();
        taken
    }
}
