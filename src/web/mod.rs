//! The entry of the program in a browser: the window on the page's canvas. What a browser gives comes in here as values:
//! the day, a seed, the languages, what the address asks for. `spoken` tells screen readers what is on the canvas.

mod spoken;

use std::sync::Arc;

use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;

use crate::card::{self, Card};
use crate::coach::Budget;
use crate::lesson;
use crate::locale::Language;
use crate::play::{Refining, work_between_frames};
use crate::profile::Profile;
use crate::ui::{Calendar, Link, MahjTutor, Start};

/// For how long the coach may think after a frame, in milliseconds.
const BETWEEN_FRAMES: f64 = 4.0;

/// The element of the page on which is drawn.
const CANVAS: &str = "mahj-tutor";

/// The folder of what is kept, of which a browser has one for each place pages come from.
const PROFILE: &str = "profile";

/// Where what the learner is given goes.
const DOWNLOADS: &str = "downloads";

/// Opens the program on the page, or says on it why it cannot.
pub fn start() {
    // Who started it already has another one to tell.
    let _ = eframe::WebLogger::init(log::LevelFilter::Warn);
    spawn_local(async {
        let outcome = run().await;
        let (event, detail) = match outcome {
            Ok(()) => ("mahj-tutor-open", JsValue::UNDEFINED),
            Err(error) => ("mahj-tutor-failed", error),
        };
        tell_page(event, &detail);
    });
}

/// The day by the clock on the wall, counted from 1 January 1970.
fn today() -> u64 {
    let behind = js_sys::Date::new_0().get_timezone_offset();
    let minutes = js_sys::Date::now() / 60e3 - behind;
    (minutes / (24.0 * 60.0)) as u64
}

async fn run() -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let document = window.document().ok_or("no document")?;
    let canvas = document.get_element_by_id(CANVAS).ok_or("no canvas")?;
    let languages: Vec<String> = window
        .navigator()
        .languages()
        .iter()
        .filter_map(|tag| tag.as_string())
        .collect();
    let practice: Card = card::practice().map_err(|_| "no card")?;
    let milliseconds = js_sys::Date::now();
    let start = Start {
        profile: Profile::open_for_a_window(PROFILE.as_ref()),
        card: Arc::new(practice),
        lessons: lesson::shipped(),
        language: None,
        system_language: Language::negotiate(languages.iter().map(String::as_str)),
        // Two tabs that are opened within a millisecond play other games all the same.
        seed: (milliseconds * 1e3) as u64 ^ (js_sys::Math::random() * 1e15) as u64,
        refining: Refining::BetweenFrames(Budget::USUAL),
        calendar: Calendar::new(today),
        documents: DOWNLOADS.into(),
    };
    start.profile.write_failures();
    let link = asked_for(&window);
    let creator: eframe::AppCreator<'static> = Box::new(move |creation| {
        creation.egui_ctx.add_plugin(spoken::SpokenTree);
        let mut app = MahjTutor::new(&creation.egui_ctx, start);
        if let Some(link) = link {
            app.follow(link);
        }
        Ok(Box::new(OnPage {
            app,
            title: String::new(),
        }))
    });
    eframe::WebRunner::new()
        .start(canvas.dyn_into()?, eframe::WebOptions::default(), creator)
        .await
}

/// What the address asks for after its `#`.
fn asked_for(window: &web_sys::Window) -> Option<Link> {
    let hash = window.location().hash().ok()?;
    let asked = js_sys::decode_uri_component(hash.strip_prefix('#')?).ok()?;
    String::from(asked).parse().ok()
}

fn tell_page(event: &str, detail: &JsValue) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(detail);
    let event = web_sys::CustomEvent::new_with_event_init_dict(event, &init);
    if let (Some(window), Ok(event)) = (web_sys::window(), event) {
        // Whoever listens does with it what they want.
        let _ = window.dispatch_event(&event);
    }
}

/// The program on the page.
struct OnPage {
    app: MahjTutor,
    /// What the page is called.
    title: String,
}

impl eframe::App for OnPage {
    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        eframe::App::ui(&mut self.app, ui, frame);
        self.name_page();
        if think() {
            ui.ctx().request_repaint();
        }
    }
}

impl OnPage {
    fn name_page(&mut self) {
        let title = self.app.title();
        if title != self.title {
            if let Some(document) = web_sys::window().and_then(|window| window.document()) {
                document.set_title(&title);
            }
            self.title = title;
        }
    }
}

/// Lets the coach think; says whether there is more to think about.
fn think() -> bool {
    let Some(clock) = web_sys::window().and_then(|window| window.performance()) else {
        return false;
    };
    let begin = clock.now();
    work_between_frames(|| clock.now() - begin < BETWEEN_FRAMES)
}
