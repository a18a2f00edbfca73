//! What is asked can happen at a table, what is said is true, and no answer can be guessed by its place.

use std::collections::BTreeSet;

use mahj_tutor::analysis::{CompiledCard, Distances, nearest_lines};
use mahj_tutor::card::{Hand, LineIndex};
use mahj_tutor::drill::{
    Asked, Difficulty, Exercise, Exercises, Grade, GradeReason, Kind, Picture, Shown,
};
use mahj_tutor::rules::{Action, Claim, RuleId, Seat};
use mahj_tutor::tile::{Tile, copies_of};

use super::{exercises, practice};

const MANY: u64 = 300;

/// Some exercises of a kind and difficulty.
fn of(kind: Kind, difficulty: Difficulty, count: u64) -> Vec<Exercise> {
    let card = practice();
    (0..count)
        .filter_map(|seed| kind.exercise(&card, difficulty, seed))
        .collect()
}

/// How often each place has the first right answer, as shares.
fn places(exercises: &[Exercise]) -> Vec<f32> {
    let mut places = vec![0.0; 16];
    for exercise in exercises {
        let choices = exercise.choices();
        let place = choices.iter().position(|it| it.grade.is_right()).unwrap();
        places[place] += 1.0 / exercises.len() as f32;
    }
    places
}

/// Whether a hand has groups of these tiles and sizes, each at a place of its own.
fn has(hand: &Hand, groups: &[(Tile, u8)]) -> bool {
    let mut free: Vec<_> = hand.groups.iter().filter(|it| !it.is_cluster).collect();
    groups.iter().all(|(tile, size)| {
        let mut places = free.iter();
        let is_it = |it: &&mahj_tutor::card::Group| {
            it.tile() == Some(*tile) && it.tiles.len() == usize::from(*size)
        };
        let place = places.position(is_it);
        place.map(|place| free.remove(place)).is_some()
    })
}

/// The lines of which a hand has the groups.
fn lines_with(card: &CompiledCard, groups: &[(Tile, u8)]) -> Vec<LineIndex> {
    let lines = card.card().lines();
    let having = lines.filter(|(_, line)| {
        let hands = card.card().hands_of(line);
        hands.iter().any(|hand| has(hand, groups))
    });
    having.map(|(line, _)| line).collect()
}

#[test]
fn why_a_hand_is_dead_is_true_and_names_the_groups() {
    let card = practice();
    let mut rules = BTreeSet::new();
    for exercise in exercises(Kind::DeadOrNot, &card, MANY) {
        let GradeReason::Dead { rule, groups, line } = exercise.choices()[0].grade.reason else {
            continue;
        };
        assert_eq!(rule, exercise.rule);
        rules.insert(rule);
        let groups: Vec<(Tile, u8)> = groups.iter().collect();
        let having = lines_with(&card, &groups);
        match rule {
            RuleId::DEAD_DIRECTION_CHANGE => {
                assert!(groups.len() > 1 && having.is_empty(), "{exercise:?}");
            }
            RuleId::DEAD_SHOULD_BE_CONCEALED => {
                let line = line.unwrap();
                assert!(card.card().line(line).concealed && having.contains(&line));
            }
            RuleId::DEAD_NO_SUCH_HAND | RuleId::DEAD_EXPOSURE_SIZE => {
                assert!(groups.len() == 1 && having.is_empty(), "{exercise:?}");
            }
            _ => assert!(!having.is_empty(), "{exercise:?}"),
        }
    }
    assert!(rules.len() >= 4, "{rules:?}");
}

#[test]
fn what_lies_open_leaves_a_rack() {
    let card = practice();
    for exercise in exercises(Kind::DeadOrNot, &card, MANY) {
        let Some(Picture::ExposuresAndDiscards(exposures, _)) = &exercise.picture else {
            panic!("{exercise:?}");
        };
        let tiles: usize = exposures.iter().map(|it| usize::from(it.size())).sum();
        assert!(exposures.len() <= 4 && tiles <= 13, "{exposures:?}");
    }
}

#[test]
fn those_who_claim_a_tile_can_hold_what_they_claim_it_with() {
    let card = practice();
    for exercise in exercises(Kind::WhoGetsIt, &card, MANY) {
        let Some(Picture::Claims { tile, claims, .. }) = &exercise.picture else {
            panic!("{exercise:?}");
        };
        let mut held = (0, 0);
        for (_, claim) in claims {
            if let Claim::Exposure { naturals, jokers } = claim {
                assert!((2..=5).contains(&(naturals + jokers)), "{exercise:?}");
                held = (held.0 + naturals, held.1 + jokers);
            }
        }
        assert!(held.0 < copies_of(*tile), "{exercise:?}");
        assert!(held.1 <= copies_of(Tile::Joker), "{exercise:?}");
    }
}

#[test]
fn who_gets_a_tile_is_not_told_by_the_place() {
    for difficulty in Difficulty::ALL {
        let exercises = of(Kind::WhoGetsIt, difficulty, MANY);
        let places = places(&exercises);
        assert!(places.iter().all(|share| *share < 0.6), "{places:?}");
        let next = exercises
            .iter()
            .filter(|it| it.rule == RuleId::PRIO_NEXT_IN_TURN)
            .count();
        let share = next as f32 / exercises.len() as f32;
        assert!((0.15..0.75).contains(&share), "{difficulty:?}: {share}");
    }
}

#[test]
fn no_joker_may_be_exchanged_in_a_third_to_a_half() {
    for difficulty in Difficulty::ALL {
        let exercises = of(Kind::Joker, difficulty, MANY);
        assert_eq!(exercises.len() as u64, MANY);
        let is_none = |it: &&Exercise| it.choices().last().unwrap().grade.is_right();
        let none = exercises.iter().filter(is_none).count();
        let share = none as f32 / MANY as f32;
        assert!((0.3..0.5).contains(&share), "{difficulty:?}: {share}");
    }
}

#[test]
fn every_exchange_is_offered_and_told_from_the_others() {
    let card = practice();
    for exercise in exercises(Kind::Joker, &card, MANY) {
        let view = exercise.table().unwrap().view(Seat::FIRST);
        let mut told = BTreeSet::new();
        for choice in exercise.choices() {
            if let Shown::Action(Action::Exchange(at)) = choice.shown {
                let exposure = view.exposures(at.seat)[usize::from(at.index)];
                let is_new = told.insert((at.seat, exposure.tile, exposure.size()));
                assert!(is_new, "{exercise:?}");
            }
        }
        let exposed = Seat::ALL.map(|seat| view.exposures(seat).len());
        assert_eq!(told.len(), exposed.iter().sum::<usize>(), "{exercise:?}");
    }
}

#[test]
fn what_to_do_with_a_discard_is_not_told_by_the_place() {
    let all = Difficulty::ALL;
    let exercises: Vec<Exercise> = all
        .into_iter()
        .flat_map(|it| of(Kind::Claim, it, 20))
        .collect();
    let places = places(&exercises);
    assert!(places[..3].iter().all(|share| *share > 0.02), "{places:?}");
    assert!(places.iter().all(|share| *share < 0.6), "{places:?}");
    let lets_go = exercises.iter().filter(|it| it.subject == "let-go").count();
    let share = lets_go as f32 / exercises.len() as f32;
    assert!((0.25..0.75).contains(&share), "{share}");
}

#[test]
fn safe_tiles_do_not_come_to_an_end_and_name_what_makes_others_dangerous() {
    let card = practice();
    let made: Vec<_> = Exercises::new(Kind::SafeTile, card, Difficulty::Easy, 1)
        .take(60)
        .collect();
    assert_eq!(made.len(), 60);
    let named = made.iter().filter(|exercise| {
        let mut choices = exercise.choices().iter();
        choices.any(|it| matches!(it.grade.reason, GradeReason::Danger { to: Some(_), .. }))
    });
    assert!(named.count() > 40);
}

/// How many groups of a line's first hand another line's has as well, by their sizes.
fn groups_in_common(card: &CompiledCard, one: LineIndex, other: LineIndex) -> usize {
    let sizes = |line: LineIndex| -> Vec<usize> {
        let line = card.card().line(line);
        let hand = card.card().hands_of(line).first().unwrap();
        hand.groups.iter().map(|group| group.tiles.len()).collect()
    };
    let mut left = sizes(other);
    let common = sizes(one).into_iter().filter(|size| {
        let place = left.iter().position(|it| it == size);
        place.map(|place| left.swap_remove(place)).is_some()
    });
    common.count()
}

#[test]
fn what_a_line_asks_for_is_told_from_lines_that_look_like_it() {
    let card = practice();
    let common = |difficulty| {
        let (mut sum, mut count) = (0, 0);
        for exercise in of(Kind::WordsOfLine, difficulty, MANY) {
            let Some(Picture::Line(line)) = exercise.picture else {
                continue;
            };
            for choice in exercise.choices() {
                if let Shown::Sentence(other) = choice.shown
                    && other != line
                {
                    sum += groups_in_common(&card, line, other);
                    count += 1;
                }
            }
        }
        sum as f32 / count as f32
    };
    let [easy, usual, hard] = [Difficulty::Easy, Difficulty::Usual, Difficulty::Hard].map(common);
    assert!(easy + 0.5 < usual && usual < hard, "{easy} {usual} {hard}");
}

#[test]
fn every_kind_grows_harder_in_three_steps() {
    let card = practice();
    let each = |kind: Kind, count: u64, hard: &dyn Fn(&Exercise) -> f32| -> Vec<f32> {
        let mean = |difficulty| {
            let exercises = of(kind, difficulty, count);
            exercises.iter().map(hard).sum::<f32>() / exercises.len() as f32
        };
        Difficulty::ALL.into_iter().map(mean).collect()
    };
    let rises = |shares: Vec<f32>| {
        let is_more = |pair: &[f32]| pair[0] + 0.05 < pair[1];
        assert!(shares.windows(2).all(is_more), "{shares:?}");
    };
    // How many look-alikes stand beside the right tile: a suited one has the same number or suit.
    let likeness = |exercise: &Exercise| {
        let right = exercise.choices().iter().find(|it| it.grade.is_right());
        let tile = |shown| match shown {
            Shown::Tile(tile) | Shown::TileName(tile) => tile,
            shown => panic!("{shown:?}"),
        };
        let right = tile(right.unwrap().shown);
        let others = exercise.choices().iter().map(|it| tile(it.shown));
        let like = others.filter(|it| match (*it, right) {
            (Tile::Suited(suit, number), Tile::Suited(of, than)) => {
                let apart = number.get().abs_diff(than.get());
                suit == of && apart < 2 || apart == 0
            }
            _ => false,
        });
        like.count() as f32
    };
    let named = each(Kind::NameTile, MANY, &likeness);
    assert!(named[0] < named[1], "{named:?}");
    let offered = each(Kind::NameTile, MANY, &|it| it.choices().len() as f32);
    assert!(offered[1] < offered[2], "{offered:?}");

    let stray = |exercise: &Exercise| {
        let Asked::Lay { tray, .. } = &exercise.asked else {
            panic!("{exercise:?}");
        };
        tray.len() as f32
    };
    let strays = each(Kind::Memory, 100, &stray);
    assert!(
        strays[0] < strays[1] && strays[1] <= strays[2],
        "{strays:?}"
    );
    let kinds = |exercise: &Exercise| {
        let Asked::Lay { tray, .. } = &exercise.asked else {
            panic!("{exercise:?}");
        };
        let kinds: BTreeSet<Tile> = tray.iter().copied().collect();
        -(kinds.len() as f32)
    };
    let kinds = each(Kind::Memory, MANY, &kinds);
    assert!(
        kinds[1] < kinds[2],
        "tiles that are like one another: {kinds:?}"
    );

    rises(each(Kind::Joker, MANY, &|it| it.choices().len() as f32));
    rises(each(Kind::Payment, MANY, &|it| {
        let jokerless = [
            RuleId::PAY_DISCARD_JOKERLESS,
            RuleId::PAY_SELFPICK_JOKERLESS,
            RuleId::PAY_SINGLES_PAIRS_EXEMPT,
        ];
        f32::from(u8::from(jokerless.contains(&it.rule)))
    }));
    rises(each(Kind::LineFromExposures, MANY, &|it| {
        let Some(Picture::Exposures(exposures)) = &it.picture else {
            panic!("{it:?}");
        };
        exposures.len() as f32
    }));
    rises(each(Kind::SolitaryCharleston, 60, &|it| {
        let mut distances = Distances::default();
        let rack = *it.table().unwrap().view(Seat::FIRST).rack();
        card.measure(&rack, &[], &mut distances);
        f32::from(nearest_lines(&card, &distances)[0].1)
    }));
}

#[test]
fn what_a_line_costs_is_the_difference_of_the_chances_that_are_told_beside_it() {
    let mut seen = 0;
    for exercise in of(Kind::ChooseLine, Difficulty::Usual, 40) {
        let told = |grade: &Grade| match grade.reason {
            GradeReason::ChanceOfLine(of) => (f32::from(of.chance) / 1000.0 * 100.0).round() as i64,
            reason => panic!("{reason:?}"),
        };
        let grades = exercise.choices().iter().map(|choice| &choice.grade);
        let best = grades.clone().map(told).max().unwrap();
        for grade in grades.filter(|it| best > told(it)) {
            seen += 1;
            let cost = (grade.loss.unwrap() * 100.0).round() as i64;
            assert_eq!(cost, best - told(grade), "{exercise:?}");
        }
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn the_nearest_line_is_the_better_aim_in_about_half() {
    let card = practice();
    let exercises = Difficulty::ALL.into_iter();
    let exercises = exercises.flat_map(|it| of(Kind::ChooseLine, it, 20));
    let exercises: Vec<Exercise> = exercises.collect();
    let nearest = exercises.iter().filter(|exercise| {
        let mut distances = Distances::default();
        let rack = *exercise.table().unwrap().view(Seat::FIRST).rack();
        card.measure(&rack, &[], &mut distances);
        let missing = |choice: &mahj_tutor::drill::Choice| match choice.shown {
            Shown::Line(line) => distances.nearest(&card.hands_of(line)).unwrap(),
            shown => panic!("{shown:?}"),
        };
        let choices = exercise.choices().iter();
        let least = choices.clone().map(missing).min().unwrap();
        let best = choices.max_by_key(|choice| choice.grade.verdict).unwrap();
        missing(best) == least
    });
    let share = nearest.count() as f32 / exercises.len() as f32;
    assert!((0.3..0.7).contains(&share), "{share}");
}
