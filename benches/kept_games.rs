//! How long it takes to list a thousand games that were played, as after a restart.

#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a benchmark measures, prints what it has measured, and fails loudly"
)]

use std::sync::Arc;
use std::time::Instant;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::play::{Awaited, Opponents, Session};
use mahj_tutor::profile::{GameEnd, GameSummary, KeptGame, Profile};
use mahj_tutor::review::{Looking, Performance, Review};
use mahj_tutor::rules::TableRules;

/// How many games there are.
const GAMES: u32 = 1_000;
/// How often they are listed.
const TIMES: usize = 5;

fn main() {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open(home.path());
    let played = played();
    for day in 0..GAMES {
        let mut game = played.clone();
        game.summary.day = day;
        profile.keep_finished_game(game);
    }
    drop(profile);
    for _ in 0..TIMES {
        let begin = Instant::now();
        let mut profile = Profile::open(home.path());
        profile.list_games();
        profile.look_after_files();
        let listed = profile.games().listed().map_or(0, Iterator::count);
        println!("{listed} games listed in {:.1?}", begin.elapsed());
    }
}

/// A whole game.
fn played() -> KeptGame {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let (rules, bots) = (TableRules::default(), Opponents::default());
    let mut session = Session::begin(Arc::clone(&card), rules, bots, 1);
    session.skip_opening();
    while session.outcome().is_none() {
        match session.awaited() {
            Awaited::Learner => {
                let first = session.view().legal_actions()[0];
                session.act(first).unwrap();
            }
            Awaited::GoAhead => session.go_ahead(),
            _ => session.act_once(),
        }
    }
    let seat = session.view().seat();
    let review = Review::of(&card, session.game(), seat, Looking::AtOnce);
    KeptGame {
        summary: GameSummary {
            day: 0,
            card: card.card().id.clone(),
            card_title: card.card().title.clone(),
            end: GameEnd::WallGame,
            points: 0,
            name: String::new(),
            taken_back: 0,
            is_open: false,
            of_match: None,
            is_practised: false,
            performance: Some(Performance::of(&review)),
        },
        played: session.save(),
    }
}
