//! The drills: exactly one answer is right, and the same seed asks the same.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use std::collections::BTreeSet;
use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Distances};
use mahj_tutor::card::{self, Card, LineIndex};
use mahj_tutor::drill::{
    Answer, Asked, CHOICES, Choice, Exercise, Kind, Picture, Question, Reason, SERIES, Series,
    Share, Shown,
};
use mahj_tutor::tile::{Tile, TileCounts, TileSet};

fn practice() -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())))
}

fn choices(exercise: &Exercise) -> &[Choice] {
    let Asked::OneOf { choices, .. } = &exercise.asked;
    choices
}

fn rack(exercise: &Exercise) -> TileCounts {
    match exercise.picture {
        Some(Picture::Rack(rack)) => rack,
        _ => panic!("{exercise:?}"),
    }
}

fn right_line(exercise: &Exercise) -> LineIndex {
    match exercise.shown(exercise.right()) {
        Some(Shown::Line(line)) => line,
        shown => panic!("{shown:?}"),
    }
}

#[test]
fn every_kind_asks_what_can_be_answered_in_one_right_way() {
    let card = practice();
    for kind in Kind::ALL {
        for seed in 0..500 {
            let exercise = kind.exercise(&card, seed).unwrap();
            assert_eq!(exercise.kind, kind);
            assert!(kind.rules().contains(&exercise.rule), "{kind:?} {seed}");
            let shown: Vec<_> = choices(&exercise).iter().map(|it| it.shown).collect();
            assert_eq!(shown.len(), CHOICES, "{kind:?} {seed}");
            for (place, it) in shown.iter().enumerate() {
                assert!(!shown[..place].contains(it), "{kind:?} {seed}: {shown:?}");
            }
            let right = (0..CHOICES).filter(|place| {
                let grade = exercise.grade(Answer::Choice(*place)).unwrap();
                grade.is_right
            });
            assert_eq!(right.count(), 1, "{kind:?} {seed}");
            assert_eq!(exercise.grade(Answer::Choice(CHOICES)), None);
        }
    }
}

#[test]
fn the_same_seed_asks_the_same() {
    let card = practice();
    for kind in Kind::ALL {
        assert_eq!(kind.exercise(&card, 7), kind.exercise(&card, 7));
        assert_ne!(kind.exercise(&card, 7), kind.exercise(&card, 8));
    }
}

#[test]
fn the_right_line_alone_is_nearest_for_a_thousand_seeds() {
    let card = practice();
    let mut distances = Distances::default();
    for seed in 0..1_000 {
        let exercise = Kind::LineFromRack.exercise(&card, seed).unwrap();
        let rack = rack(&exercise);
        assert_eq!(rack.total(), 13, "seed {seed}");
        assert!(TileSet::STANDARD.counts().contains(&rack), "seed {seed}");
        card.measure(&rack, &[], &mut distances);
        let right = right_line(&exercise);
        let nearest = distances.nearest(&card.hands_of(right)).unwrap();
        assert!((1..=3).contains(&nearest), "seed {seed}: {nearest} missing");
        for (line, _) in card.card().lines() {
            let distance = distances.nearest(&card.hands_of(line)).unwrap();
            assert!(line == right || distance > nearest, "seed {seed}");
        }
        for choice in choices(&exercise) {
            let Shown::Line(line) = choice.shown else {
                panic!("{choice:?}");
            };
            let missing = distances.nearest(&card.hands_of(line)).unwrap();
            let reason = if line == right {
                Reason::NearestLine { missing }
            } else {
                Reason::FartherLine {
                    missing,
                    least: nearest,
                }
            };
            assert_eq!(choice.reason, reason, "seed {seed}");
        }
    }
}

#[test]
fn every_line_of_the_card_is_asked_at_some_time() {
    let card = practice();
    let asked = (0..1_000).filter_map(|seed| Kind::LineFromRack.exercise(&card, seed));
    let asked: BTreeSet<_> = asked.map(|exercise| right_line(&exercise)).collect();
    assert_eq!(asked.len(), card.card().lines().len());
}

#[test]
fn every_tile_is_named_and_looked_for_at_some_time() {
    let card = practice();
    let mut named = BTreeSet::new();
    let mut looked_for = BTreeSet::new();
    for seed in 0..2_000 {
        let exercise = Kind::NameTile.exercise(&card, seed).unwrap();
        let right = exercise.shown(exercise.right());
        match (exercise.question, &exercise.picture) {
            (Question::NameOfTile, Some(Picture::Tile(tile))) => {
                assert_eq!(right, Some(Shown::TileName(*tile)), "seed {seed}");
                named.insert(*tile);
            }
            (Question::TileCalled(tile), None) => {
                assert_eq!(right, Some(Shown::Tile(tile)), "seed {seed}");
                looked_for.insert(tile);
            }
            asked => panic!("seed {seed}: {asked:?}"),
        }
    }
    let all = TileSet::STANDARD.counts();
    let all: BTreeSet<Tile> = all.kinds().map(|(tile, _)| tile).collect();
    assert_eq!(named, all);
    assert_eq!(looked_for, all);
}

#[test]
fn the_soap_is_told_from_dragons_and_the_bird_from_flowers() {
    let card = practice();
    let beside = |name: &str| -> BTreeSet<String> {
        let exercises = (0..2_000).filter_map(|seed| Kind::NameTile.exercise(&card, seed));
        let of_tile = exercises.filter(|exercise| exercise.subject == name);
        let offered = of_tile.flat_map(|exercise| choices(&exercise).to_vec());
        offered
            .filter_map(|choice| match choice.shown {
                Shown::Tile(tile) | Shown::TileName(tile) => Some(tile.to_string()),
                Shown::Line(_) => None,
            })
            .collect()
    };
    assert!(beside("0").is_superset(&["R", "G"].map(str::to_owned).into()));
    assert!(beside("1B").is_superset(&["F", "G"].map(str::to_owned).into()));
    assert!(beside("N").is_superset(&["E", "W", "S", "R"].map(str::to_owned).into()));
    assert!(beside("5C").is_superset(&["5B", "5D", "4C", "6C"].map(str::to_owned).into()));
}

#[test]
fn a_series_counts_each_first_answer_once() {
    for kind in Kind::ALL {
        let mut series = Series::new(kind, practice(), 5);
        for number in 0..SERIES {
            let Answer::Choice(right) = series.current().unwrap().right();
            let choice = if number < 7 {
                right
            } else {
                (right + 1) % CHOICES
            };
            let grade = series.answer(Answer::Choice(choice)).unwrap();
            assert_eq!(grade.is_right, number < 7);
            assert_eq!(
                series.answer(Answer::Choice(right)),
                None,
                "one answer only"
            );
            series.next();
        }
        assert!(series.is_over());
        assert_eq!(series.score(), 7);
        assert_eq!(series.share(), Share::Most);
        assert_eq!(series.current(), None);
    }
}

#[test]
fn a_series_asks_for_no_tile_twice() {
    let card = practice();
    for seed in 0..200 {
        let mut series = Series::new(Kind::NameTile, Arc::clone(&card), seed);
        let mut asked = BTreeSet::new();
        while let Some(exercise) = series.current() {
            assert!(asked.insert(exercise.subject.clone()), "seed {seed}");
            series.answer(Answer::Choice(0)).unwrap();
            series.next();
        }
        assert_eq!(asked.len(), SERIES);
    }
}

#[test]
fn a_card_of_one_line_gives_no_lines_to_tell_apart_but_tiles_to_name() {
    let text = "format = 1\nid = \"one\"\ntitle = \"One\"\nyear = 2026\n\n[[section]]\nid = \"a\"\n\
                title = \"A\"\n\n[[section.line]]\npattern = \"11a 222a 3333a 444a 55a\"\nvalue = 25\n";
    let card = Card::parse(text).unwrap();
    let card = CompiledCard::new(Arc::new(card));
    assert_eq!(Kind::LineFromRack.exercise(&card, 1), None);
    assert!(Kind::NameTile.exercise(&card, 1).is_some());
}
