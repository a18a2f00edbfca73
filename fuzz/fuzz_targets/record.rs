//! The text of a game's record: read, written, and the game played again.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use mahj_tutor::rules::{Record, Seat};
use mahj_tutor::wording;
use mahj_tutor_fuzz::{CARDS, is_inside, is_said};

fuzz_target!(|text: &str| {
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(problems) => {
            assert!(!problems.is_empty());
            for (nth, problem) in problems.iter().enumerate() {
                is_inside(text, problem.line, problem.column);
                if nth < 4 {
                    is_said(&wording::record_problem(&problem.kind));
                }
            }
            return;
        }
    };
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    let Some(card) = CARDS.iter().find(|card| card.card().id == record.card) else {
        return;
    };
    match record.replay(card.card()) {
        Ok(game) => {
            let mut again = Record::of(&game).expect("the game was dealt");
            if record.result.is_none() {
                again.result = None;
            }
            assert_eq!(again, record);
            for seat in Seat::ALL {
                let accepted = game.view(seat).accepted_actions();
                assert!(game.outcome().is_none() || accepted.is_empty());
            }
            let _ = game.mistakes_made();
        }
        Err(error) => {
            is_said(&wording::replay_error(&error));
            let place = Record::place_of(text, &error).expect("it says so somewhere");
            is_inside(text, place.line, place.column);
            assert!(record.replay(&Arc::clone(card.card())).is_err());
        }
    }
});
