//! The drills about tiles and lines.

use std::collections::BTreeSet;

use mahj_tutor::analysis::Distances;
use mahj_tutor::drill::{CHOICES, Difficulty, GradeReason, Kind, Picture, Question, Shown};
use mahj_tutor::tile::{Tile, TileSet};

use super::{line, only_right, practice, rack};

#[test]
fn the_right_line_alone_is_nearest_for_a_thousand_seeds() {
    let card = practice();
    let mut distances = Distances::default();
    for seed in 0..1_000 {
        let exercise = Kind::LineFromRack
            .exercise(&card, Difficulty::Usual, seed)
            .unwrap();
        let rack = rack(&exercise);
        assert_eq!(rack.total(), 13, "seed {seed}");
        assert!(TileSet::STANDARD.counts().contains(&rack), "seed {seed}");
        card.measure(&rack, &[], &mut distances);
        let right = line(only_right(&exercise));
        let nearest = distances.nearest(&card.hands_of(right)).unwrap();
        assert!((1..=3).contains(&nearest), "seed {seed}: {nearest} missing");
        for (line, _) in card.card().lines() {
            let distance = distances.nearest(&card.hands_of(line)).unwrap();
            assert!(line == right || distance > nearest, "seed {seed}");
        }
        assert_eq!(exercise.choices().len(), CHOICES);
        for choice in exercise.choices() {
            let line = line(choice.shown);
            let missing = distances.nearest(&card.hands_of(line)).unwrap();
            let reason = if line == right {
                GradeReason::NearestLine { missing }
            } else {
                GradeReason::FartherLine {
                    missing,
                    least: nearest,
                }
            };
            assert_eq!(choice.grade.reason, reason, "seed {seed}");
        }
    }
}

#[test]
fn every_line_of_the_card_is_asked_at_some_time() {
    let card = practice();
    let asked =
        (0..1_000).filter_map(|seed| Kind::LineFromRack.exercise(&card, Difficulty::Usual, seed));
    let asked: BTreeSet<_> = asked.map(|exercise| line(only_right(&exercise))).collect();
    assert_eq!(asked.len(), card.card().lines().len());
}

#[test]
fn every_tile_is_named_and_looked_for_at_some_time() {
    let card = practice();
    let mut named = BTreeSet::new();
    let mut looked_for = BTreeSet::new();
    let mut named_same = BTreeSet::new();
    for seed in 0..2_000 {
        let exercise = Kind::NameTile
            .exercise(&card, Difficulty::Usual, seed)
            .unwrap();
        let right = only_right(&exercise);
        match (exercise.question, &exercise.picture) {
            (Question::NameOfTile, Some(Picture::Tile(tile))) => {
                assert_eq!(right, Shown::TileName(*tile), "seed {seed}");
                named.insert(*tile);
            }
            (Question::TileNamed(tile), None) => {
                assert_eq!(right, Shown::Tile(tile), "seed {seed}");
                looked_for.insert(tile);
            }
            // Only a joker takes the name of the tile before (rule `disc-name-joker`).
            (Question::NamedSame(before), None) => {
                assert_eq!(right, Shown::Tile(Tile::Joker), "seed {seed}");
                assert_ne!(before, Tile::Joker);
                named_same.insert(before);
            }
            asked => panic!("seed {seed}: {asked:?}"),
        }
    }
    let all = TileSet::STANDARD.counts();
    let all: BTreeSet<Tile> = all.kinds().map(|(tile, _)| tile).collect();
    assert_eq!(named, all);
    assert_eq!(looked_for, all);
    assert!(named_same.len() > 20, "{named_same:?}");
}

#[test]
fn who_begins_tells_the_suits_apart_and_is_not_asked_about_jokers_by_another_name() {
    let card = practice();
    let exercises =
        (0..500).filter_map(|seed| Kind::NameTile.exercise(&card, Difficulty::Easy, seed));
    for exercise in exercises {
        assert!(!matches!(exercise.question, Question::NamedSame(_)));
        let tile: Tile = exercise.subject.parse().unwrap();
        let Tile::Suited(_, number) = tile else {
            continue;
        };
        let offered = exercise.choices().iter().map(|choice| choice.shown);
        let same_number = offered.filter(|shown| {
            let (Shown::Tile(tile) | Shown::TileName(tile)) = shown else {
                return false;
            };
            matches!(tile, Tile::Suited(_, other) if *other == number)
        });
        assert_eq!(
            same_number.count(),
            3,
            "{tile}: the digit alone tells nothing"
        );
    }
}

#[test]
fn the_soap_is_told_from_dragons_and_the_bird_from_flowers() {
    let card = practice();
    let offered_beside = |name: &str, difficulty: Difficulty| -> BTreeSet<String> {
        let exercises =
            (0..2_000).filter_map(|seed| Kind::NameTile.exercise(&card, difficulty, seed));
        let of_tile = exercises.filter(|exercise| exercise.subject == name);
        let offered = of_tile.flat_map(|exercise| exercise.choices().to_vec());
        offered
            .filter_map(|choice| match choice.shown {
                Shown::Tile(tile) | Shown::TileName(tile) => Some(tile.to_string()),
                _ => None,
            })
            .collect()
    };
    let beside = |name: &str| offered_beside(name, Difficulty::Usual);
    assert!(beside("0").is_superset(&["R", "G"].map(str::to_owned).into()));
    assert!(beside("1B").is_superset(&["F", "G"].map(str::to_owned).into()));
    assert!(beside("N").is_superset(&["E", "W", "S", "R"].map(str::to_owned).into()));
    assert!(beside("5C").is_superset(&["5B", "5D", "4C", "6C"].map(str::to_owned).into()));
    let at_first = offered_beside("0", Difficulty::Easy);
    assert!(at_first.is_superset(&["R", "G"].map(str::to_owned).into()));
    assert!(
        !at_first.contains("J"),
        "beside its kin, who begins is shown what is unlike"
    );
}
