//! Whole matches at tables that have agreed on anything, with a learner who errs, bets and comes back
//! later: none gets stuck.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use std::collections::BTreeSet;
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Erring, Level};
use mahj_tutor::card;
use mahj_tutor::play::{Awaited, Opponents, SavedMatch, Session, StopsAfterDiscards};
use mahj_tutor::rules::{Action, Bet, Seat, Setting, TableRules, below};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng as _};

/// How many matches are begun; `MAHJ_MATCHES` is another number.
const MATCHES: u64 = 40;

/// More steps than the first games of any match take.
const MOST_STEPS: u32 = 50_000;

fn one_of<T: Copy>(things: &[T], rng: &mut impl Rng) -> Option<T> {
    let place = below(rng, things.len().max(1) as u32) as usize;
    things.get(place).copied()
}

/// A match in which every rule is any of those a table may choose, and the others err so often.
fn begin(card: &Arc<CompiledCard>, erring: Erring, rng: &mut ChaCha8Rng) -> Session {
    let mut rules = TableRules::default();
    for setting in Setting::ALL {
        let word = one_of(setting.options(), rng).unwrap();
        setting.choose(&mut rules, word).unwrap();
    }
    let bots = [0; 4].map(|_| one_of(&Level::ALL, rng).unwrap());
    let bots = Opponents {
        erring,
        ..Opponents::from(bots)
    };
    let mut session = Session::begin(Arc::clone(card), rules, bots, rng.next_u64());
    session.set_stops_after_discards(one_of(&StopsAfterDiscards::ALL, rng).unwrap());
    session
}

/// What the learner does: mostly something within the rules, sometimes a mistake.
fn some_action(session: &Session, rng: &mut ChaCha8Rng) -> Option<Action> {
    let legal = session.view().legal_actions();
    if legal.is_empty() || below(rng, 12) == 0 {
        return one_of(&session.view().accepted_actions(), rng);
    }
    one_of(&legal, rng)
}

/// The match as it is after it was left and taken up again.
fn left_and_taken_up(session: &Session, card: &Arc<CompiledCard>) -> Session {
    let text = toml::to_string(&session.save()).unwrap();
    let saved: SavedMatch = toml::from_str(&text).unwrap();
    assert_eq!(saved, session.save());
    let again = Session::restore(&saved, Arc::clone(card)).unwrap();
    assert_eq!(again.save(), saved);
    assert_eq!(again.scores(), session.scores());
    assert_eq!(again.view().situation(), session.view().situation());
    assert!(again.view().events().eq(session.view().events()));
    again
}

/// Plays so many games of a match, or all of them.
fn play(session: &mut Session, card: &Arc<CompiledCard>, games: usize, rng: &mut ChaCha8Rng) {
    for _step in 0..MOST_STEPS {
        if below(rng, 60) == 0 {
            let stops = one_of(&StopsAfterDiscards::ALL, rng).unwrap();
            *session = left_and_taken_up(session, card);
            session.set_stops_after_discards(stops);
        }
        match session.awaited() {
            Awaited::Opening(_) => session.show_next_step(),
            Awaited::Learner => {
                let action = some_action(session, rng).unwrap();
                session.act(action).unwrap();
            }
            Awaited::GoAhead if below(rng, 4) > 0 => session.go_ahead(),
            Awaited::Bet => {
                let on = Seat::ALL.get(below(rng, 5) as usize);
                let bet = on.map_or(Bet::WallGame, |&seat| Bet::On(seat));
                session.bet((below(rng, 3) > 0).then_some(bet)).unwrap();
            }
            Awaited::Bots | Awaited::GoAhead => {
                // The learner need not wait for all that can be done.
                if below(rng, 10) == 0
                    && !session.sits_out()
                    && let Some(action) = some_action(session, rng)
                {
                    session.act(action).unwrap();
                } else if session.awaited() == Awaited::Bots {
                    let before = session.save();
                    session.act_once();
                    assert_ne!(session.save(), before, "the bots do nothing");
                }
            }
            Awaited::NextGame | Awaited::Narrator | Awaited::Nothing => {
                let people = session.scores().0.iter().sum::<i32>();
                let points = people + session.bettor_score().unwrap_or_default();
                assert_eq!(points, 0, "what one gains another pays");
                if session.awaited() == Awaited::Nothing || session.table().games().len() >= games {
                    return;
                }
                session.begin_next_game();
            }
        }
    }
    panic!("the match does not end: {:?}", session.save());
}

#[test]
fn a_match_of_any_rules_goes_on_whatever_the_learner_does() {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let matches = std::env::var("MAHJ_MATCHES").map_or(MATCHES, |text| text.parse().unwrap());
    let mut chosen = BTreeSet::new();
    let (mut games, mut of_five) = (0, 0);
    for seed in 0..matches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let erring = Erring::ALL[seed as usize % Erring::ALL.len()];
        let mut session = begin(&card, erring, &mut rng);
        let rules = session.view().rules().clone();
        chosen.extend(
            Setting::ALL
                .iter()
                .map(|it| (it.as_str(), it.chosen(&rules))),
        );
        play(&mut session, &card, 5, &mut rng);
        games += session.table().games().len();
        of_five += usize::from(rules.bettor);
    }
    let options = Setting::ALL.iter().map(|it| it.options().len());
    assert_eq!(
        chosen.len(),
        options.sum::<usize>(),
        "every option is tried"
    );
    assert!(games > 120 && of_five > 8, "{games} {of_five}");
}
