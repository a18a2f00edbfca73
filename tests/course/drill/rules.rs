//! Answers about rules and at the table, reckoned once more: by the plain words of the rules, and by playing.

use mahj_tutor::analysis::Reading;
use mahj_tutor::coach::{AdviceReason, advise};
use mahj_tutor::drill::{
    AS_GOOD, Answer, GradeReason, Kind, NEARLY_AS_GOOD, Picture, Question, Shown, Verdict,
};
use mahj_tutor::rules::{Action, Claim, Seat, Situation, WinningTile};
use mahj_tutor::tile::{Tile, TileCounts};

use super::{exercises, only_right, practice};

const MANY: u64 = 250;
const GAMES: u64 = 12;

#[test]
fn what_each_player_pays() {
    let card = practice();
    for exercise in exercises(Kind::Payment, &card, MANY) {
        let (Some(Picture::Win(line, tiles)), Question::Payment(win)) =
            (&exercise.picture, exercise.question)
        else {
            panic!("{exercise:?}");
        };
        let printed = card.card().line(*line);
        let exempt = card.card().section_of(printed).singles_and_pairs;
        let jokerless = tiles[Tile::Joker] == 0 && !exempt;
        let mut expected = [0_i32; 4];
        for seat in Seat::ALL.into_iter().filter(|seat| *seat != win.winner) {
            let gave = win.tile == WinningTile::Discarded(seat);
            let drawn = win.tile == WinningTile::Drawn;
            let mut pays = i32::from(printed.value);
            if gave || drawn {
                pays *= 2;
            }
            if jokerless {
                pays *= 2;
            }
            expected[seat.index()] = -pays;
            expected[win.winner.index()] += pays;
        }
        let Shown::Balance(balance) = only_right(&exercise) else {
            panic!("{exercise:?}");
        };
        assert_eq!(balance.0, expected, "{exercise:?}");
    }
}

#[test]
fn who_gets_the_tile() {
    let card = practice();
    for exercise in exercises(Kind::WhoGetsIt, &card, MANY) {
        let Some(Picture::Claims {
            discarder, claims, ..
        }) = &exercise.picture
        else {
            panic!("{exercise:?}");
        };
        let turns = |seat: &Seat| discarder.steps_to(*seat);
        let first = |wanted: &dyn Fn(&Claim) -> bool| {
            let wanting = claims.iter().filter(|(_, claim)| wanted(claim));
            wanting
                .map(|(seat, _)| *seat)
                .min_by_key(|seat| turns(seat))
        };
        let for_mah_jongg = first(&|claim| *claim == Claim::MahJongg);
        let winner = for_mah_jongg.or_else(|| first(&|_| true)).unwrap();
        assert_eq!(only_right(&exercise), Shown::Seat(winner), "{exercise:?}");
    }
}

#[test]
fn which_joker_may_be_exchanged() {
    let card = practice();
    for exercise in exercises(Kind::Joker, &card, MANY) {
        let game = exercise.table().unwrap();
        let view = game.view(Seat::FIRST);
        let is_own_turn = view.situation() == Situation::ToDiscard(Seat::FIRST);
        let mut may_any = false;
        for choice in exercise.choices() {
            let Shown::Action(Action::Exchange(at)) = choice.shown else {
                continue;
            };
            let exposure = view.exposures(at.seat)[usize::from(at.index)];
            let may = is_own_turn && exposure.jokers > 0 && view.rack()[exposure.tile] > 0;
            may_any |= may;
            assert_eq!(choice.grade.is_right(), may, "{exercise:?}");
        }
        let nothing = exercise.choices().last().unwrap();
        assert_eq!(nothing.shown, Shown::Nothing);
        assert_eq!(nothing.grade.is_right(), !may_any, "{exercise:?}");
    }
}

#[test]
fn what_the_coach_would_do_is_right_and_losses_decide_the_rest() {
    let card = practice();
    for kind in [Kind::Discard, Kind::Claim] {
        for exercise in exercises(kind, &card, GAMES) {
            let view = exercise.table().unwrap().view(Seat::FIRST);
            let advice = advise(&card, view);
            let wanted = |action: &Action| match kind {
                Kind::Discard => matches!(action, Action::Discard(_)),
                _ => true,
            };
            let mut recommended = advice.recommendations.iter();
            let best = recommended.find(|it| wanted(&it.action)).unwrap().action;
            for choice in exercise.choices() {
                let action = match choice.shown {
                    Shown::Tile(tile) => Action::Discard(tile),
                    Shown::Action(action) => action,
                    shown => panic!("{shown:?}"),
                };
                let grade = choice.grade;
                if action == best {
                    assert_eq!(grade.verdict, Verdict::Right, "{exercise:?}");
                }
                match grade.loss {
                    None => assert!(view.check(&action).is_err(), "{exercise:?}"),
                    Some(loss) => {
                        assert_eq!(grade.verdict == Verdict::Right, loss <= AS_GOOD);
                        assert_eq!(grade.is_right(), loss <= NEARLY_AS_GOOD);
                    }
                }
            }
        }
    }
}

#[test]
fn a_pass_of_the_coach_is_right_and_a_joker_is_never_passed() {
    let card = practice();
    for kind in [Kind::Pass, Kind::SolitaryCharleston] {
        for exercise in exercises(kind, &card, GAMES) {
            let view = exercise.table().unwrap().view(Seat::FIRST);
            let advice = advise(&card, view);
            let seen = advice
                .recommendations
                .iter()
                .find_map(|it| match it.action {
                    Action::Pass { tiles, blind: 0 } => Some(tiles),
                    _ => None,
                });
            let best = Answer::Tiles(seen.unwrap());
            assert_eq!(exercise.grade(&card, best).unwrap().verdict, Verdict::Right);
            assert!(exercise.all_right(&card).contains(&best));
            if view.rack()[Tile::Joker] > 0 {
                let naturals = view.rack().tiles().filter(|tile| tile.is_natural());
                let tiles = naturals.take(2).chain([Tile::Joker]).collect();
                let grade = exercise.grade(&card, Answer::Tiles(tiles)).unwrap();
                assert_eq!(grade.verdict, Verdict::Wrong);
            }
        }
    }
}

/// What a line is said to lose with a wrong answer that gives these tiles away.
fn said_to_be_lost(given: TileCounts, reason: GradeReason) -> Option<TileCounts> {
    let (GradeReason::BetterTiles {
        against: Some(AdviceReason::TakesFrom { tiles: lost, .. }),
        ..
    }
    | GradeReason::Coach(AdviceReason::TakesFrom { tiles: lost, .. })) = reason
    else {
        return None;
    };
    let is_given = |(tile, count): (Tile, u8)| count <= given[tile];
    assert!(lost.kinds().all(is_given), "{lost} of {given}");
    Some(lost)
}

#[test]
fn who_gives_the_wrong_tiles_away_is_told_what_a_line_loses_with_them() {
    let card = practice();
    let mut wrong = 0;
    let mut told = 0;
    for exercise in exercises(Kind::Discard, &card, GAMES) {
        for choice in exercise.choices() {
            let Shown::Tile(tile) = choice.shown else {
                panic!("a tile is discarded");
            };
            if choice.grade.verdict == Verdict::Wrong && tile != Tile::Joker {
                let given = [tile].into_iter().collect();
                wrong += 1;
                told += usize::from(said_to_be_lost(given, choice.grade.reason).is_some());
            }
        }
    }
    for exercise in exercises(Kind::Pass, &card, GAMES) {
        for (tiles, loss) in exercise.built_costs(&card) {
            if loss > NEARLY_AS_GOOD {
                let grade = exercise.grade(&card, Answer::Tiles(tiles)).unwrap();
                wrong += 1;
                told += usize::from(said_to_be_lost(tiles, grade.reason).is_some());
            }
        }
    }
    assert!(told * 4 > wrong * 3, "{told} of {wrong}");
}

#[test]
fn the_safest_tile_is_the_one_least_likely_to_win() {
    let card = practice();
    for exercise in exercises(Kind::SafeTile, &card, GAMES) {
        let view = exercise.table().unwrap().view(Seat::FIRST);
        let reading = Reading::new(&card, view);
        let danger = |shown: Shown| match shown {
            Shown::Tile(tile) => reading.danger(tile),
            shown => panic!("{shown:?}"),
        };
        let naturals = view.rack().kinds().filter(|(tile, _)| tile.is_natural());
        let least = naturals
            .map(|(tile, _)| reading.danger(tile))
            .fold(1.0, f32::min);
        for choice in exercise.choices() {
            let is_safest = danger(choice.shown) - least <= AS_GOOD;
            assert_eq!(
                choice.grade.verdict == Verdict::Right,
                is_safest,
                "{exercise:?}"
            );
        }
    }
}
