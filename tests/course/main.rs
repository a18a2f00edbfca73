//! The course: what its lessons promise, what happens at their tables, and what teachers are told.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot be set up must fail"
)]

mod answered;
mod docs;
mod drill;
mod exam;
mod forms;
mod glossary;
mod lessons;
mod memory;
mod own_card;
mod problems;
mod quality;
mod recall;
mod scenes;
mod words;

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::lesson::{Lesson, Shelf, shipped};

fn cards() -> Vec<Arc<CompiledCard>> {
    let cards = [card::practice().unwrap(), card::first().unwrap()];
    cards
        .into_iter()
        .map(|card| Arc::new(CompiledCard::new(Arc::new(card))))
        .collect()
}

/// The lessons that ship.
fn shelf() -> Shelf {
    let shelf = Shelf::read(&shipped(), &cards());
    assert!(shelf.problems.is_empty(), "{:#?}", shelf.problems);
    shelf
}

/// The same in their order.
fn course() -> Vec<Arc<Lesson>> {
    shelf().lessons
}
