//! The drill: exactly one line is nearest, and the same seed asks the same.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Distances};
use mahj_tutor::card::{self, Card};
use mahj_tutor::drill::{CHOICES, Exercise, SERIES, Series};
use mahj_tutor::tile::TileSet;

fn practice() -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())))
}

#[test]
fn the_right_line_alone_is_nearest_for_a_thousand_seeds() {
    let card = practice();
    let mut distances = Distances::default();
    for seed in 0..1_000 {
        let exercise = Exercise::from_seed(&card, seed).unwrap();
        assert_eq!(exercise.rack.total(), 13, "seed {seed}");
        assert!(
            TileSet::STANDARD.counts().contains(&exercise.rack),
            "seed {seed}"
        );
        assert_eq!(exercise.choices.len(), CHOICES);
        card.measure(&exercise.rack, &[], &mut distances);
        let right = exercise.choices[exercise.right];
        let nearest = distances.nearest(&card.hands_of(right)).unwrap();
        assert_eq!(nearest, exercise.missing);
        assert!((1..=3).contains(&nearest), "seed {seed}: {nearest} missing");
        for (line, _) in card.card().lines() {
            let distance = distances.nearest(&card.hands_of(line)).unwrap();
            assert!(line == right || distance > nearest, "seed {seed}");
        }
    }
}

#[test]
fn every_line_of_the_card_is_asked_at_some_time() {
    let card = practice();
    let mut asked: Vec<_> = (0..1_000)
        .filter_map(|seed| Exercise::from_seed(&card, seed))
        .map(|exercise| exercise.choices[exercise.right])
        .collect();
    asked.sort_unstable();
    asked.dedup();
    assert_eq!(asked.len(), card.card().lines().len());
}

#[test]
fn the_same_seed_asks_the_same() {
    let card = practice();
    assert_eq!(Exercise::from_seed(&card, 7), Exercise::from_seed(&card, 7));
    assert_ne!(Exercise::from_seed(&card, 7), Exercise::from_seed(&card, 8));
}

#[test]
fn a_series_counts_each_first_answer_once() {
    let mut series = Series::new(practice(), 5);
    for number in 0..SERIES {
        let right = series.current().unwrap().right;
        let choice = if number < 7 {
            right
        } else {
            (right + 1) % CHOICES
        };
        assert_eq!(series.choose(choice), Some(number < 7));
        assert_eq!(series.choose(right), None, "one answer only");
        series.next();
    }
    assert!(series.is_over());
    assert_eq!(series.score(), 7);
    assert_eq!(series.current(), None);
}

#[test]
fn a_card_of_one_line_gives_nothing_to_drill() {
    let text = "format = 1\nid = \"one\"\ntitle = \"One\"\nyear = 2026\n\n[[section]]\nid = \"a\"\n\
                title = \"A\"\n\n[[section.line]]\npattern = \"11a 222a 3333a 444a 55a\"\nvalue = 25\n";
    let card = Card::parse(text).unwrap();
    let card = CompiledCard::new(Arc::new(card));
    assert_eq!(Exercise::from_seed(&card, 1), None);
}
