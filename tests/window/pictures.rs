//! Some screens look as they did. `MAHJ_WRITE_PICTURES=1 cargo test --test window pictures` keeps those anew
//! that look otherwise.
//!
//! `kept` compares a picture with the one that is kept.

mod kept;

use std::cell::RefCell;
use std::rc::Rc;

use egui::{TexturesDelta, Vec2};
use egui_kittest::TestRenderer;
use image::RgbaImage;
use mahj_tutor::locale::Language;
use mahj_tutor::profile::{TextSize, ThemeChoice};
use mahj_tutor::ui::Demo;
use mahj_tutor::ui::raster::Raster;

use crate::support::{open_painted, start};

/// The smallest window, in points: here things get into each other's way first.
const SIZE: [f32; 2] = [1024.0, 700.0];
/// All pictures together may have so many bytes.
const MOST_BYTES: u64 = 6_000_000;

const LIGHT: ThemeChoice = ThemeChoice::Light;
const DARK: ThemeChoice = ThemeChoice::Dark;

/// A state of a screen, by its name, in a language and a theme.
type Look = (&'static str, &'static str, ThemeChoice);

const HOME: &[Look] = &[
    ("home", "en", LIGHT),
    ("home-on-the-way", "zh-CN", DARK),
    ("settings", "es", DARK),
];
const TABLE: &[Look] = &[
    ("table-opening", "en", DARK),
    ("table-charleston", "es", LIGHT),
    ("table-turn", "en", LIGHT),
    ("table-claim", "en", DARK),
    ("table-called", "zh-CN", LIGHT),
];
const END_OF_A_GAME: &[Look] = &[
    ("table-refused", "en", LIGHT),
    ("table-watch", "en", DARK),
    ("table-result", "en", LIGHT),
    ("new-game", "zh-CN", LIGHT),
];
const CARD: &[Look] = &[
    ("card", "en", LIGHT),
    ("card", "zh-CN", DARK),
    ("card-hands", "en", DARK),
    ("shelf", "en", LIGHT),
    ("editor-half", "es", LIGHT),
];
const BOOKS: &[Look] = &[
    ("rulebook-rule", "en", LIGHT),
    ("rulebook-search", "es", DARK),
    ("glossary", "en", DARK),
    ("word-in-rule", "zh-CN", LIGHT),
];
const LESSONS: &[Look] = &[
    ("lesson-choose-right", "en", LIGHT),
    ("lesson-choose-wrong", "es", DARK),
    ("lesson-tiles-wrong", "zh-CN", LIGHT),
    ("lesson-build-hint", "en", DARK),
    ("lesson-finished", "en", LIGHT),
];
const DRILL_AND_EXAM: &[Look] = &[
    ("drill", "en", LIGHT),
    ("drill-line-from-rack-wrong", "es", LIGHT),
    ("drill-pass-wrong", "zh-CN", DARK),
    ("drill-payment-wrong", "en", DARK),
    ("exam-question", "en", LIGHT),
    ("exam-result", "en", DARK),
    ("exam-certificate", "zh-CN", LIGHT),
];
const COACH: &[Look] = &[
    ("coach-discard", "en", LIGHT),
    ("coach-hint", "es", DARK),
    ("table-warned-pass", "zh-CN", LIGHT),
];
const LOOKING_BACK: &[Look] = &[
    ("games", "en", DARK),
    ("review", "en", LIGHT),
    ("review-answer", "zh-CN", DARK),
    ("review-moment", "es", LIGHT),
];
/// With the largest letters.
const LARGE: &[Look] = &[("table-turn", "es", LIGHT), ("lesson-choose", "en", LIGHT)];

#[test]
fn home_and_settings_look_as_they_did() {
    look_as_they_did(HOME, TextSize::Normal);
}

#[test]
fn the_table_looks_as_it_did() {
    look_as_they_did(TABLE, TextSize::Normal);
}

#[test]
fn the_end_of_a_game_looks_as_it_did() {
    look_as_they_did(END_OF_A_GAME, TextSize::Normal);
}

#[test]
fn cards_look_as_they_did() {
    look_as_they_did(CARD, TextSize::Normal);
}

#[test]
fn rulebook_and_glossary_look_as_they_did() {
    look_as_they_did(BOOKS, TextSize::Normal);
}

#[test]
fn lessons_look_as_they_did() {
    look_as_they_did(LESSONS, TextSize::Normal);
}

#[test]
fn drill_and_exam_look_as_they_did() {
    look_as_they_did(DRILL_AND_EXAM, TextSize::Normal);
}

#[test]
fn the_coach_and_its_warnings_look_as_they_did() {
    look_as_they_did(COACH, TextSize::Normal);
}

#[test]
fn looking_back_looks_as_it_did() {
    look_as_they_did(LOOKING_BACK, TextSize::Normal);
}

#[test]
fn large_letters_look_as_they_did() {
    look_as_they_did(LARGE, TextSize::VeryLarge);
}

#[test]
fn every_kept_picture_is_of_such_a_screen_and_all_are_small() {
    let normal = [
        HOME,
        TABLE,
        END_OF_A_GAME,
        CARD,
        BOOKS,
        LESSONS,
        DRILL_AND_EXAM,
        COACH,
        LOOKING_BACK,
    ];
    let normal = normal.concat();
    let normal = normal.iter().map(|look| name(look, TextSize::Normal));
    let large = LARGE.iter().map(|look| name(look, TextSize::VeryLarge));
    let names: Vec<_> = normal.chain(large).collect();
    kept::remove_others(&names);
    let mut bytes = 0;
    for (file, size) in kept::files() {
        assert!(names.contains(&file), "{file} is of no screen in the lists");
        bytes += size;
    }
    assert!(bytes < MOST_BYTES, "the pictures have {bytes} bytes");
}

fn look_as_they_did(looks: &[Look], text_size: TextSize) {
    let others: Vec<_> = looks
        .iter()
        .filter_map(|look| kept::compare(&name(look, text_size), &picture(look, text_size)).err())
        .collect();
    assert!(others.is_empty(), "\n{}\n", others.join("\n"));
}

/// What the picture is called.
fn name((demo, language, theme): &Look, text_size: TextSize) -> String {
    let theme = if *theme == DARK { "dark" } else { "light" };
    let large = if text_size == TextSize::Normal {
        ""
    } else {
        "-large"
    };
    format!("{demo}-{language}-{theme}{large}")
}

fn picture((name, language, theme): &Look, text_size: TextSize) -> RgbaImage {
    let demo = Demo::all().find(|demo| demo.name == *name);
    assert!(demo.is_some(), "there is no state {name}");
    let language: Language = language.parse().unwrap();
    let mut start = start();
    start.language = Some(language);
    start.profile.change_settings(|settings| {
        settings.theme = *theme;
        settings.text_size = text_size;
    });
    let raster = Rc::new(RefCell::new(Raster::default()));
    let mut window = open_painted(start, SIZE, Painter(Rc::clone(&raster)));
    // Where letters are larger, the window has room for fewer points.
    window.set_size(Vec2::from(SIZE) / window.ctx.zoom_factor());
    window.state_mut().show(demo.unwrap());
    window.run();
    let output = window.output();
    let scale = output.pixels_per_point;
    let primitives = window.ctx.tessellate(output.shapes.clone(), scale);
    let pixels = SIZE.map(|side| side as u32);
    raster.borrow().paint(&primitives, pixels, scale)
}

/// Keeps the textures of a window for the picture that is painted of it.
struct Painter(Rc<RefCell<Raster>>);

impl TestRenderer for Painter {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.borrow_mut().take_textures(delta);
    }
}
