//! The drills: what every kind promises, what a series does, and every answer reckoned a second way.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

mod fair;
mod kinds;
mod lines;
mod rules;
mod second_way;
mod series;

use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card::{self, Card, LineIndex};
use mahj_tutor::drill::{Difficulty, Exercise, Kind, Picture, Shown, Verdict};
use mahj_tutor::tile::TileCounts;

fn practice() -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())))
}

/// A card with one line alone.
fn one_line() -> Arc<CompiledCard> {
    let text = "format = 1\nid = \"one\"\ntitle = \"One\"\nyear = 2026\n\n[[section]]\nid = \"a\"\n\
                title = \"A\"\n\n[[section.line]]\npattern = \"11a 222a 3333a 444a 55a\"\nvalue = 25\n";
    let card = Card::parse(text).unwrap();
    Arc::new(CompiledCard::new(Arc::new(card)))
}

/// Some exercises of a kind, of each difficulty.
fn exercises(kind: Kind, card: &Arc<CompiledCard>, count: u64) -> Vec<Exercise> {
    let each =
        |difficulty| (0..count).filter_map(move |seed| kind.exercise(card, difficulty, seed));
    Difficulty::ALL.into_iter().flat_map(each).collect()
}

/// What the right choices show.
fn right(exercise: &Exercise) -> Vec<Shown> {
    let choices = exercise.choices().iter();
    let right = choices.filter(|choice| choice.grade.verdict == Verdict::Right);
    right.map(|choice| choice.shown).collect()
}

/// The only right choice.
fn only_right(exercise: &Exercise) -> Shown {
    let right = right(exercise);
    assert_eq!(right.len(), 1, "{exercise:?}");
    right[0]
}

fn line(shown: Shown) -> LineIndex {
    match shown {
        Shown::Line(line) | Shown::Sentence(line) => line,
        shown => panic!("{shown:?}"),
    }
}

fn rack(exercise: &Exercise) -> TileCounts {
    match exercise.picture {
        Some(Picture::Rack(rack) | Picture::LineAndTiles(_, rack)) => rack,
        _ => panic!("{exercise:?}"),
    }
}
