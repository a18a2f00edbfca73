//! The window, walked through as a person would: by what is written on it, by mouse and keyboard.
//!
//! Every test runs with `egui_kittest`'s checks on: a missing glyph, an input without a name and a
//! window that never stops repainting fail it.

#![expect(clippy::unwrap_used, reason = "a test's helpers fail loudly")]

mod about;
mod background;
mod beside_table;
mod bettor;
mod by_tree;
mod card;
mod claim_time;
mod claims;
mod coach;
mod coach_mode;
mod comes_back;
mod dealing;
mod drill;
mod drill_fits;
mod editor;
mod exam;
mod first_lessons;
mod games;
mod hint_at_table;
mod kills;
mod lesson;
mod lesson_end;
mod lesson_keyboard;
mod lesson_table;
mod lines;
mod links;
mod listed_words;
mod long_lists;
mod low_window;
mod mistakes;
mod naming;
mod newcomer;
mod own_card;
mod own_lessons;
mod pictures;
mod rack;
mod raster;
mod reading;
mod result;
mod review;
mod rule_example;
mod shell;
mod strip;
mod support;
mod table;
mod table_setup;
mod taking_back;
mod tiles_art;
mod typed_numbers;
mod unsaved;
mod warning;
mod watching;
mod whole_course;
mod words;
