//! Reading the others: what exposures, discards and tiles that were let go tell of a hand.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Reading};
use mahj_tutor::bot::{Evaluation, Level};
use mahj_tutor::card::{self, Card};
use mahj_tutor::rules::{
    Discard, Exposure, Game, Moment, PlannedRack, Position, Seat, Situation, TableRules,
};
use mahj_tutor::tile::{Tile, TileCounts};

use crate::decisions::{play_seen, practice};

const ME: Seat = Seat::FIRST;
const OTHER: Seat = Seat::ALL[2];

/// Two lines that may be exposed, and one that must be concealed.
const CARD: &str = r#"
format = 1
id = "small"
title = "Small"
year = 2026
license = "CC0-1.0"

[[section]]
id = "small"
title = "Small"

  [[section.line]]
  pattern = "FF 1111a 2222a 3333a"
  value = 25

  [[section.line]]
  pattern = "11a 3333a 5555a 7777a"
  value = 25

  [[section.line]]
  pattern = "FFFF 111a 333a 5555a"
  value = 30
  concealed = true
"#;

fn small() -> Arc<Card> {
    Arc::new(Card::parse(CARD).unwrap())
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn exposure(text: &str, naturals: u8, jokers: u8) -> Exposure {
    Exposure {
        tile: tile(text),
        naturals,
        jokers,
        strays: TileCounts::EMPTY,
        claimed_from: ME,
    }
}

/// It is my turn with this rack, and the player across has made these exposures.
fn position(card: &Arc<Card>, rack: &str, exposures: &[Exposure]) -> Position {
    let mut position = Position::new(Arc::clone(card));
    position.racks[ME] = PlannedRack::With(rack.parse().unwrap());
    position.exposures[OTHER] = exposures.to_vec();
    position.moment = Moment::ToDiscard {
        seat: ME,
        drawn: None,
    };
    position.wall_left = Some(40);
    position
}

fn read(position: &Position, card: &Arc<Card>) -> (Game, CompiledCard, Reading) {
    let game = Game::from_position(position).unwrap();
    let compiled = CompiledCard::new(Arc::clone(card));
    let reading = Reading::new(&compiled, game.view(ME));
    (game, compiled, reading)
}

#[test]
fn an_exposure_leaves_the_lines_that_have_it_in_that_size() {
    let card = small();
    let kong = position(&card, "1B", &[exposure("3C", 3, 1)]);
    let (_, compiled, reading) = read(&kong, &card);
    let across = reading.of(OTHER).unwrap();
    let lines: Vec<usize> = (across.lines(&compiled).iter())
        .map(|(line, _)| usize::from(line.0))
        .collect();
    assert_eq!(lines.len(), 2);
    assert!(lines.contains(&0) && lines.contains(&1), "{lines:?}");
    let all: f32 = across.hands.iter().map(|(_, chance)| chance).sum();
    assert!((all - 1.0).abs() < 1e-4);

    let two = [exposure("3C", 3, 1), exposure("5C", 4, 0)];
    let (_, compiled, reading) = read(&position(&card, "1B", &two), &card);
    let lines = reading.of(OTHER).unwrap().lines(&compiled);
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0].0.0, 1);
}

#[test]
fn a_hand_whose_tiles_are_gone_is_lost() {
    let card = small();
    let two = [exposure("3C", 3, 1), exposure("5C", 4, 0)];
    let (_, _, reading) = read(&position(&card, "1C 1C 1C", &two), &card);
    let across = reading.of(OTHER).unwrap();
    assert!(!across.is_lost(), "one may be held and one be claimed");
    let (_, _, reading) = read(&position(&card, "1C 1C 1C 1C", &two), &card);
    let across = reading.of(OTHER).unwrap();
    assert!(across.is_lost(), "only one of a pair can be claimed");
    let mut gone = position(&card, "2B", &two);
    gone.discards = vec![
        Discard {
            tile: tile("1C"),
            by: ME.right(),
            claimed_by: None,
        };
        4
    ];
    let (_, _, reading) = read(&gone, &card);
    assert!(reading.of(OTHER).unwrap().is_lost());
}

#[test]
fn what_the_exposures_still_want_is_the_danger() {
    let card = small();
    let two = [exposure("3C", 3, 1), exposure("5C", 4, 0)];
    let (game, compiled, reading) = read(&position(&card, "1C 7C 2C 9B N", &two), &card);
    for wanted in ["1C", "7C"] {
        assert!(reading.danger(tile(wanted)) > 0.05, "{wanted}");
        let threats = reading.threats(&compiled, game.view(ME), tile(wanted));
        assert_eq!(threats[0].seat, OTHER);
        assert_eq!(threats[0].exposures, 2);
        assert_eq!(threats[0].lines[0].0.0, 1);
    }
    let across = reading.of(OTHER).unwrap();
    for other in ["2C", "9B", "N"] {
        assert!(across.wins_with(tile(other)) < 1e-6, "{other}");
    }
    assert!(across.claims(tile("7C")) > 0.05, "a kong can be claimed");
    assert!(across.claims(tile("1C")) < 1e-6, "a pair cannot");
    assert!(reading.danger(Tile::Joker) < 1e-6, "a joker is dead");
}

#[test]
fn a_tile_just_let_go_is_safe_and_one_thrown_away_nearly_so() {
    let card = small();
    let two = [exposure("3C", 3, 1), exposure("5C", 4, 0)];
    let before = position(&card, "1C 7C", &two);
    let danger = |discards: &[(&str, Seat)]| {
        let mut position = before.clone();
        position.discards = (discards.iter())
            .map(|(text, by)| Discard {
                tile: tile(text),
                by: *by,
                claimed_by: None,
            })
            .collect();
        let (_, _, reading) = read(&position, &card);
        reading.of(OTHER).unwrap().wins_with(tile("7C"))
    };
    let fresh = danger(&[]);
    let just_let_go = danger(&[("7C", ME.right())]);
    let let_go_before = danger(&[("7C", ME.right()), ("9B", OTHER)]);
    let thrown = danger(&[("7C", OTHER)]);
    assert!(just_let_go < 1e-6);
    assert!(0.0 < let_go_before && let_go_before < fresh);
    assert!(thrown < fresh / 10.0);
}

#[test]
fn the_more_is_exposed_and_the_later_it_is_the_likelier_somebody_is_ready() {
    let card = Arc::new(card::practice().unwrap());
    let ready = |exposures: &[Exposure], wall_left| {
        let mut position = position(&card, "1B", exposures);
        position.wall_left = Some(wall_left);
        let (_, _, reading) = read(&position, &card);
        reading.of(OTHER).unwrap().ready
    };
    let group = [exposure("3C", 3, 1), exposure("5C", 4, 0)];
    assert!(ready(&[], 80) < ready(&[], 20));
    assert!(ready(&[], 30) < ready(&group[..1], 30));
    assert!(ready(&group[..1], 30) < ready(&group, 30));
}

#[test]
fn a_line_that_is_thought_likely_is_aimed_at_as_often() {
    let card = practice();
    let (mut told, mut aimed_at, mut count) = (0.0, 0.0, 0.0);
    for seed in 0..150 {
        play_seen(&card, &TableRules::default(), seed, |game, seat| {
            if game.view(seat).situation() != Situation::ToDiscard(seat) {
                return false;
            }
            let reading = Reading::new(&card, game.view(seat));
            for other in reading.opponents().filter(|other| other.exposures == 1) {
                let evaluation = Evaluation::new(&card, game.view(other.seat), Level::Regular);
                let aim = evaluation.prospects().best_line();
                let lines = other.lines(&card).into_iter();
                for (line, share) in lines.filter(|(_, share)| (0.5..0.95).contains(share)) {
                    told += share;
                    aimed_at += f32::from(u8::from(aim == Some(line)));
                    count += 1.0;
                }
            }
            false
        });
    }
    let (told, aimed_at) = (told / count, aimed_at / count);
    assert!(
        (told - aimed_at).abs() < 0.1,
        "{told} of {count}: {aimed_at}"
    );
}
