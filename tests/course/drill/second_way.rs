//! Answers about hands and lines, reckoned once more in the slow and obvious way: by going through every hand of the
//! card tile by tile.

use mahj_tutor::analysis::{CompiledCard, Placement, Unseen};
use mahj_tutor::card::{Hand, LineIndex};
use mahj_tutor::drill::{
    Answer, Asked, Cluster, ClusterFault, Difficulty, GradeReason, Kind, Picture, Question, Shown,
    Wanted,
};
use mahj_tutor::rules::Exposure;
use mahj_tutor::tile::{Number, Suit, Tile, TileCounts, TileSet};

use super::{exercises, line, only_right, practice, rack, right};

const MANY: u64 = 250;

/// How many tiles a rack lacks for a hand: each tile of the hand takes one like it, then jokers take what is left in
/// groups where they may stand.
fn lacks(hand: &Hand, rack: &TileCounts) -> usize {
    let mut left: Vec<Tile> = rack.tiles().collect();
    let mut take = |tile: Tile| {
        let place = left.iter().position(|held| *held == tile);
        place.map(|place| left.remove(place)).is_some()
    };
    // Where no joker may stand the naturals are needed more.
    let mut missing = 0;
    for group in hand.groups.iter().filter(|group| !group.takes_jokers) {
        missing += group.tiles.iter().filter(|tile| !take(**tile)).count();
    }
    for group in hand.groups.iter().filter(|group| group.takes_jokers) {
        for tile in &group.tiles {
            if !take(*tile) && !take(Tile::Joker) {
                missing += 1;
            }
        }
    }
    missing
}

fn hands(card: &CompiledCard, line: LineIndex) -> &[Hand] {
    card.card().hands_of(card.card().line(line))
}

fn lacks_of_line(card: &CompiledCard, line: LineIndex, rack: &TileCounts) -> usize {
    hands(card, line)
        .iter()
        .map(|hand| lacks(hand, rack))
        .min()
        .unwrap()
}

/// Whether a hand of a line that may be exposed has each exposure at a group of its own.
fn has_all(hand: &Hand, exposures: &[Exposure]) -> bool {
    let mut free: Vec<_> = hand.groups.iter().filter(|it| !it.is_cluster).collect();
    // Those without a joker may stand anywhere: they come last.
    let mut exposures = exposures.to_vec();
    exposures.sort_by_key(|exposure| exposure.jokers == 0);
    exposures.iter().all(|exposure| {
        let fits = |group: &&&mahj_tutor::card::Group| {
            group.tile() == Some(exposure.tile)
                && group.tiles.len() == usize::from(exposure.size())
                && (exposure.jokers == 0 || group.takes_jokers)
        };
        // A group closed to jokers first, so that an open one stays free.
        let closed = free.iter().position(|it| fits(&it) && !it.takes_jokers);
        let place = closed.or_else(|| free.iter().position(|it| fits(&it)));
        place.map(|place| free.remove(place)).is_some()
    })
}

fn can_be_exposed(card: &CompiledCard, line: LineIndex, exposures: &[Exposure]) -> bool {
    let is_open = !card.card().line(line).concealed;
    is_open && hands(card, line).iter().any(|it| has_all(it, exposures))
}

#[test]
fn how_far_it_is_to_a_line() {
    let card = practice();
    for exercise in exercises(Kind::HowFar, &card, MANY) {
        let Some(Picture::LineAndTiles(line, tiles)) = exercise.picture else {
            panic!("{exercise:?}");
        };
        let missing = lacks_of_line(&card, line, &tiles);
        if exercise.question == Question::HowFar {
            assert_eq!(only_right(&exercise), Shown::Count(missing as u8));
            continue;
        }
        // Those are missing with which a hand is whole, and no fewer.
        for choice in exercise.choices() {
            let Shown::Tiles(said) = choice.shown else {
                panic!("{exercise:?}");
            };
            assert_eq!(said.total(), missing, "{exercise:?}");
            let mut whole = tiles;
            whole.add_all(&said);
            let is_right = lacks_of_line(&card, line, &whole) == 0;
            assert_eq!(choice.grade.is_right(), is_right, "{exercise:?}");
        }
    }
}

#[test]
fn the_nearest_line() {
    let card = practice();
    for exercise in exercises(Kind::LineFromRack, &card, 40) {
        let rack = rack(&exercise);
        let right = line(only_right(&exercise));
        let least = lacks_of_line(&card, right, &rack);
        for (line, _) in card.card().lines() {
            assert!(line == right || lacks_of_line(&card, line, &rack) > least);
        }
    }
}

#[test]
fn whether_tiles_are_a_hand() {
    let card = practice();
    let mut swapped = 0;
    for exercise in exercises(Kind::IsItAHand, &card, MANY) {
        let Some(Picture::LineAndTiles(line, tiles)) = exercise.picture else {
            panic!("{exercise:?}");
        };
        assert_eq!(tiles.total(), 14);
        let is_hand = lacks_of_line(&card, line, &tiles) == 0;
        for choice in exercise.choices() {
            // What is said to be missing is what the hand lacks that is laid out below.
            if let GradeReason::WrongTile { wrong, missing } = choice.grade.reason {
                swapped += 1;
                let mut whole = tiles;
                assert!(whole.remove(wrong), "it is one of them");
                whole.add(missing);
                assert_eq!(lacks_of_line(&card, line, &whole), 0, "{exercise:?}");
                let hands = card.hands_of(line).map(|hand| card.hand(hand));
                let unseen = Unseen::at_the_start(TileSet::STANDARD, &tiles);
                let laid = hands.map(|hand| Placement::new(hand, &tiles, &[], &unseen));
                let near: Vec<_> = laid.filter(|laid| laid.missing().count() == 1).collect();
                assert_eq!(near.len(), 1, "{exercise:?}");
                assert_eq!(near[0].missing().next().map(|it| it.1), Some(missing));
                assert_eq!(near[0].strays.tiles().next(), Some(wrong));
            }
        }
        if exercise.question == Question::IsItAHand {
            assert_eq!(only_right(&exercise), Shown::Yes(is_hand), "{exercise:?}");
            continue;
        }
        // One tile is wrong where the other 13 miss only one.
        for choice in exercise.choices() {
            let is_right = match choice.shown {
                Shown::Yes(yes) => yes && is_hand,
                Shown::TileName(tile) => {
                    let mut others = tiles;
                    assert!(others.remove(tile), "it is one of them");
                    !is_hand && lacks_of_line(&card, line, &others) == 1
                }
                shown => panic!("{shown:?}"),
            };
            assert_eq!(choice.grade.is_right(), is_right, "{exercise:?}");
        }
    }
    assert!(swapped > 20, "{swapped}");
}

#[test]
fn what_a_line_asks_for() {
    let card = practice();
    for exercise in exercises(Kind::WordsOfLine, &card, MANY) {
        let Some(Picture::Line(line)) = exercise.picture else {
            panic!("{exercise:?}");
        };
        for choice in exercise.choices() {
            let is_right = match choice.shown {
                Shown::Sentence(of) => of == line,
                Shown::Tiles(tiles) => lacks_of_line(&card, line, &tiles) == 0,
                shown => panic!("{shown:?}"),
            };
            assert_eq!(choice.grade.is_right(), is_right, "{exercise:?}");
        }
        if exercise.question == Question::SentenceOfLine {
            let descriptions = exercise.choices().iter().map(|choice| match choice.shown {
                Shown::Sentence(of) => card.card().line(of).description(),
                shown => panic!("{shown:?}"),
            });
            let descriptions: Vec<_> = descriptions.collect();
            for (place, one) in descriptions.iter().enumerate() {
                assert!(!descriptions[..place].contains(one));
            }
        }
    }
}

#[test]
fn which_line_has_the_exposures() {
    let card = practice();
    for exercise in exercises(Kind::LineFromExposures, &card, MANY) {
        let Some(Picture::Exposures(exposures)) = &exercise.picture else {
            panic!("{exercise:?}");
        };
        for choice in exercise.choices() {
            let can = can_be_exposed(&card, line(choice.shown), exposures);
            assert_eq!(choice.grade.is_right(), can, "{exercise:?}");
        }
    }
}

#[test]
fn a_hand_that_is_laid() {
    let card = practice();
    for exercise in exercises(Kind::Memory, &card, 40) {
        let Asked::Lay { wanted, tray } = &exercise.asked else {
            panic!("{exercise:?}");
        };
        let lacks = |tiles: &TileCounts| match wanted {
            Wanted::HandOf(line) => lacks_of_line(&card, *line, tiles),
            Wanted::Rack(rack) => rack.tiles().filter(|it| rack[*it] != tiles[*it]).count(),
        };
        let tray: TileCounts = tray.iter().copied().collect();
        let Some(Answer::Tiles(best)) = exercise.right(&card) else {
            panic!("{exercise:?}");
        };
        assert!(tray.contains(&best));
        assert_eq!(lacks(&best), 0);
        assert_eq!(best.total(), wanted.count());
        let mut spoiled = best;
        let taken = spoiled.tiles().next().unwrap();
        spoiled.take(taken);
        let other = Tile::ALL
            .into_iter()
            .find(|it| best[*it] == 0 && it.is_natural());
        spoiled.add(other.unwrap());
        let grade = exercise.grade(&card, Answer::Tiles(spoiled)).unwrap();
        let is_hand = lacks(&spoiled) == 0;
        assert_eq!(grade.is_right(), is_hand, "{spoiled}");
    }
}

#[test]
fn which_tiles_are_a_group() {
    let card = practice();
    for exercise in exercises(Kind::Group, &card, MANY) {
        for shown in exercise.choices().iter().map(|choice| choice.shown) {
            let Shown::Tiles(tiles) = shown else {
                panic!("{shown:?}");
            };
            let kinds = tiles.kinds().filter(|(tile, _)| tile.is_natural()).count();
            let jokers = tiles[Tile::Joker];
            let is_identical = kinds == 1 && (jokers == 0 || tiles.total() > 2);
            let is_right = match exercise.question {
                Question::WhichGroup(size) => is_identical && tiles.total() == usize::from(size),
                Question::WhichHoldsJoker => is_identical && jokers > 0,
                Question::WhichIsNoGroup => !is_identical,
                Question::WhichCluster(Cluster::News) => tiles.to_string() == "N E W S",
                Question::WhichCluster(Cluster::Year(year)) => Suit::ALL.into_iter().any(|suit| {
                    let year = year.to_string();
                    let digits = year.bytes().map(|digit| match digit {
                        b'0' => Tile::SOAP,
                        digit => Tile::Suited(suit, Number::new(digit - b'0').unwrap()),
                    });
                    digits.collect::<TileCounts>() == tiles
                }),
                asked => panic!("{asked:?}"),
            };
            assert_eq!(right(&exercise).contains(&shown), is_right, "{exercise:?}");
        }
        for choice in exercise.choices() {
            let Shown::Tiles(tiles) = choice.shown else {
                continue;
            };
            let numbers: Vec<(Suit, u8)> = tiles
                .tiles()
                .filter_map(|tile| match tile {
                    Tile::Suited(suit, number) => Some((suit, number.get())),
                    _ => None,
                })
                .collect();
            let kinds = tiles.kinds().count();
            let is_true = match choice.grade.reason {
                GradeReason::IsRun => {
                    let next = |pair: &[(Suit, u8)]| pair[1] == (pair[0].0, pair[0].1 + 1);
                    numbers.len() == 3 && tiles.total() == 3 && numbers.windows(2).all(next)
                }
                GradeReason::IsGroup(size) | GradeReason::GroupOfOtherSize(size) => {
                    tiles.total() == usize::from(size)
                }
                GradeReason::TilesDiffer => kinds > 1,
                GradeReason::NoCluster(ClusterFault::Twice) => kinds == 3,
                GradeReason::NoCluster(ClusterFault::NoSoap) => tiles[Tile::SOAP] == 0,
                GradeReason::NoCluster(ClusterFault::SuitsDiffer) => {
                    numbers.iter().any(|(suit, _)| *suit != numbers[0].0)
                }
                GradeReason::JokerMayNot(_) | GradeReason::JokerMay(_) => tiles[Tile::Joker] > 0,
                GradeReason::IsCluster(_) | GradeReason::NoCluster(ClusterFault::OtherTile) => true,
                reason => panic!("{reason:?}"),
            };
            assert!(is_true, "{choice:?}");
        }
    }
}

#[test]
fn who_has_practiced_dead_hands_is_also_asked_whether_to_challenge_one() {
    let card = practice();
    let asks = |difficulty| {
        let exercises =
            (0..40).filter_map(|seed| Kind::DeadOrNot.exercise(&card, difficulty, seed));
        let challenges = exercises.filter(|it| matches!(it.question, Question::WouldYouChallenge));
        challenges.count()
    };
    assert_eq!(asks(Difficulty::Easy), 0);
    assert!((5..=35).contains(&asks(Difficulty::Usual)));
}

#[test]
fn whether_a_hand_is_dead() {
    let card = practice();
    for exercise in exercises(Kind::DeadOrNot, &card, MANY) {
        let Some(Picture::ExposuresAndDiscards(exposures, gone)) = &exercise.picture else {
            panic!("{exercise:?}");
        };
        // Alive: some hand has all of it, and of each tile that must come there are enough, jokers helping out.
        let can_come = |hand: &Hand| {
            let mut left = mahj_tutor::tile::TileSet::STANDARD.counts();
            left.take_all(gone);
            let mut jokers = 8;
            let mut needed = Vec::new();
            for exposure in exposures {
                for _ in 0..exposure.naturals {
                    left.take(exposure.tile);
                }
            }
            let mut shown: Vec<(Tile, usize)> = exposures
                .iter()
                .map(|it| (it.tile, usize::from(it.size())))
                .collect();
            for group in &hand.groups {
                let of = (group.tiles[0], group.tiles.len());
                let place = shown.iter().position(|it| *it == of && !group.is_cluster);
                if let Some(place) = place {
                    shown.remove(place);
                } else {
                    let each = group.tiles.iter().map(|tile| (group.takes_jokers, *tile));
                    needed.extend(each);
                }
            }
            needed.sort();
            needed.into_iter().all(|(takes_jokers, tile)| {
                if left[tile] > 0 {
                    left.take(tile);
                    true
                } else {
                    jokers -= 1;
                    takes_jokers && jokers >= 0
                }
            })
        };
        let is_alive = card.card().lines().any(|(line, it)| {
            let mut hands = hands(&card, line).iter();
            !it.concealed && hands.any(|hand| has_all(hand, exposures) && can_come(hand))
        });
        assert_eq!(only_right(&exercise), Shown::Yes(!is_alive), "{exercise:?}");
    }
}
