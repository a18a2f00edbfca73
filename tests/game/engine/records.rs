//! Records that somebody has damaged.

use mahj_tutor::rules::{Record, Seat, TableRules, below};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::actions::next_action;
use super::tables::{dealt, practice};

#[test]
fn a_damaged_record_is_told_where_and_never_panics() {
    let card = practice();
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut game = dealt(&card, TableRules::default(), &mut rng);
    while let Some(seat) = Seat::ALL.into_iter().find(|&seat| game.to_act()[seat]) {
        let view = game.view(seat);
        let action = next_action(&view.accepted_actions(), view, 20, false, &mut rng).unwrap();
        game.apply(seat, action).unwrap();
    }
    let text = Record::of(&game).unwrap().to_string();
    let characters: Vec<char> = text.chars().collect();
    let mut broken = 0;
    for _ in 0..2000 {
        let mut damaged = characters.clone();
        for _ in 0..=below(&mut rng, 3) {
            let place = below(&mut rng, damaged.len() as u32) as usize;
            match below(&mut rng, 3) {
                0 => {
                    damaged.remove(place);
                }
                1 => damaged[place] = '牌',
                _ => damaged.insert(place, characters[below(&mut rng, 900) as usize]),
            }
        }
        let damaged: String = damaged.into_iter().collect();
        match Record::parse(&damaged) {
            Ok(record) => {
                let _ = record.replay(&card);
            }
            Err(problems) => {
                broken += 1;
                let lines = damaged.lines().count();
                assert!(problems.iter().all(|problem| problem.line <= lines + 1));
            }
        }
    }
    assert!(broken > 500, "{broken}");
}
