//! What every kind of drill promises.

use std::collections::BTreeSet;

use mahj_tutor::drill::{Answer, Asked, CHOICES, Difficulty, Exercises, Kind, Topic, Verdict};
use mahj_tutor::rules::{Action, Seat};
use mahj_tutor::tile::TileSet;

use super::{exercises, one_line, practice};

/// How many exercises of a kind that plays games are looked at, for each difficulty.
const GAMES: u64 = 12;
/// How many of any other.
const MANY: u64 = 150;

fn count(kind: Kind) -> u64 {
    if kind.plays_games() { GAMES } else { MANY }
}

#[test]
fn every_kind_stands_in_one_topic() {
    let listed: Vec<Kind> = Topic::ALL
        .into_iter()
        .flat_map(Topic::kinds)
        .copied()
        .collect();
    let known: BTreeSet<Kind> = listed.iter().copied().collect();
    assert_eq!(listed.len(), Kind::ALL.len(), "each once");
    assert_eq!(known, Kind::ALL.into_iter().collect());
    for kind in Kind::ALL {
        assert_eq!(Kind::of_id(kind.id()), Some(kind));
    }
}

#[test]
fn every_kind_has_a_right_answer_and_a_wrong_one() {
    let card = practice();
    for kind in Kind::ALL {
        let made = exercises(kind, &card, count(kind));
        assert!(
            made.len() as u64 >= 2 * count(kind),
            "{kind:?}: {}",
            made.len()
        );
        for exercise in made {
            assert_eq!(exercise.kind, kind);
            assert!(kind.rules().contains(&exercise.rule), "{exercise:?}");
            let best = exercise.right(&card).unwrap();
            let grade = exercise.grade(&card, best).unwrap();
            assert_eq!(grade.verdict, Verdict::Right, "{exercise:?}");
            if let Asked::OneOf(choices) | Asked::FromRack(choices) = &exercise.asked {
                let wrong = |it: &&mahj_tutor::drill::Choice| !it.grade.is_right();
                assert!(choices.iter().any(|it| wrong(&it)), "{exercise:?}");
                let no_choice = Answer::Choice(choices.len());
                assert_eq!(exercise.grade(&card, no_choice), None);
                for (place, choice) in choices.iter().enumerate() {
                    let before = &choices[..place];
                    assert!(
                        before.iter().all(|it| it.shown != choice.shown),
                        "{exercise:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_same_seed_asks_the_same() {
    let card = practice();
    for kind in Kind::ALL {
        for difficulty in Difficulty::ALL {
            let first = kind.exercise(&card, difficulty, 7);
            assert_eq!(first, kind.exercise(&card, difficulty, 7), "{kind:?}");
            assert_ne!(first, kind.exercise(&card, difficulty, 8), "{kind:?}");
        }
    }
}

#[test]
fn no_exercise_comes_again_within_five_hundred() {
    let card = practice();
    for kind in Kind::ALL.into_iter().filter(|kind| !kind.plays_games()) {
        let made: Vec<_> = Exercises::new(kind, card.clone(), Difficulty::Usual, 3)
            .take(1_200)
            .collect();
        assert_eq!(made.len(), 1_200, "{kind:?}");
        for (place, exercise) in made.iter().enumerate() {
            let before = &made[place.saturating_sub(500)..place];
            let is_new = before.iter().all(|it| !it.looks_like(exercise));
            assert!(is_new, "{kind:?} {place}: {exercise:?}");
            // There are 37 tiles to be named, and two winners of a tile in few ways.
            let is_varied = !matches!(kind, Kind::NameTile | Kind::WhoGetsIt);
            let is_other = before.iter().all(|it| !it.asks_the_same(exercise));
            assert!(is_other || !is_varied, "{kind:?} {place}: {exercise:?}");
        }
    }
}

#[test]
fn a_table_is_one_that_can_be_played_at() {
    let card = practice();
    for kind in Kind::ALL {
        for exercise in exercises(kind, &card, 4) {
            let Some(game) = exercise.table() else {
                continue;
            };
            let view = game.view(Seat::FIRST);
            assert!(
                TileSet::STANDARD.counts().contains(view.rack()),
                "{exercise:?}"
            );
            for choice in exercise.choices() {
                if let mahj_tutor::drill::Shown::Action(action) = choice.shown
                    && choice.grade.is_right()
                {
                    assert_eq!(view.check(&action), Ok(()), "{exercise:?}");
                }
            }
            if exercise.asked == Asked::Pass {
                for answer in exercise.all_right(&card) {
                    let Answer::Tiles(tiles) = answer else {
                        panic!("{answer:?}");
                    };
                    let pass = Action::Pass { tiles, blind: 0 };
                    assert_eq!(view.check(&pass), Ok(()), "{exercise:?}");
                }
            }
        }
    }
}

#[test]
fn a_card_of_one_line_gives_what_it_can_and_nothing_else() {
    let card = one_line();
    for kind in Kind::ALL {
        let made = kind.exercise(&card, Difficulty::Usual, 1);
        let needs_lines = matches!(
            kind,
            Kind::LineFromRack | Kind::ChooseLine | Kind::LineFromExposures
        );
        if needs_lines {
            assert_eq!(made, None, "{kind:?}");
        }
        if let Some(made) = made {
            assert!(made.choices().len() <= CHOICES.max(14));
        }
    }
    assert!(
        Kind::NameTile
            .exercise(&card, Difficulty::Easy, 1)
            .is_some()
    );
    assert!(
        Kind::IsItAHand
            .exercise(&card, Difficulty::Easy, 1)
            .is_some()
    );
}
