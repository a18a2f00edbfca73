//! The others in a match are people: with names of their own, the same from the first game to the last.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Character, Erring, Level, Style};
use mahj_tutor::card;
use mahj_tutor::play::{Awaited, Opponent, Opponents, SavedMatch, Session};
use mahj_tutor::rules::{FirstEast, MatchLength, Person, Seat, TableRules};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

fn compiled() -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())))
}

fn characters() -> Vec<Character> {
    let of = |level| Style::ALL.map(|style| Character { level, style });
    Level::ALL.into_iter().flat_map(of).collect()
}

fn people(characters: [Character; 4]) -> [Opponent; 4] {
    Opponents {
        characters,
        erring: Erring::Never,
    }
    .people()
}

#[test]
fn everybody_plays_in_a_way_of_their_own() {
    let known: BTreeSet<_> = characters().into_iter().map(Opponent::of).collect();
    assert_eq!(known.len(), characters().len());
    assert_eq!(known.len(), Opponent::ALL.len());
}

#[test]
fn no_two_people_at_a_table_are_the_same_however_they_play() {
    let all = characters();
    for one in &all {
        for other in &all {
            for third in &all {
                let seated = people([*one, *other, *third, *one]);
                let different: BTreeSet<_> = seated.into_iter().collect();
                assert_eq!(different.len(), 4, "{one} {other} {third}: {seated:?}");
                assert_eq!(seated[0], Opponent::of(*one));
            }
        }
    }
}

#[test]
fn who_plays_like_a_neighbor_is_of_the_same_style_at_another_level() {
    let rosa = Character {
        level: Level::Regular,
        style: Style::FIXED_ASSERTIVE,
    };
    let [first, second, third, _] = people([rosa; 4]);
    assert_eq!(first, Opponent::Rosa);
    let of_style = [Level::Learner, Level::Expert].map(|level| {
        let style = rosa.style;
        Opponent::of(Character { level, style })
    });
    assert_eq!([second, third], of_style);
}

/// Plays a game to its end without waiting, the learner played by a bot that bets nothing.
fn play_game(session: &mut Session, learner: &Bot, chance: &mut ChaCha8Rng) {
    session.end_opening();
    loop {
        match session.awaited() {
            Awaited::Learner => {
                let action = learner.choose(session.view(), chance).unwrap();
                session.act(action).unwrap();
            }
            Awaited::Bots => session.act_once(),
            Awaited::Bet => session.bet(None).unwrap(),
            _ => break,
        }
    }
}

#[test]
fn five_people_keep_their_names_through_a_match_and_a_save_wherever_they_sit() {
    let rules = TableRules {
        bettor: true,
        first_east: FirstEast::Host(Seat::FIRST),
        match_length: MatchLength::Eight,
        ..TableRules::default()
    };
    let card = compiled();
    let mut session = Session::begin(Arc::clone(&card), rules, [Level::Regular; 4], 3);
    let learner = Bot::new(Level::Regular, Style::default(), Arc::clone(&card));
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    let sat_down = [
        Opponent::Ben,
        Opponent::Carmen,
        Opponent::Rosa,
        Opponent::Tom,
    ];
    for _ in 0..5 {
        for session in [
            &session,
            &Session::restore(&session.save(), Arc::clone(&card)).unwrap(),
        ] {
            let seating = session.seating();
            let name = |person: Person| {
                let place = person.index().checked_sub(1)?;
                Some(sat_down[place])
            };
            for (seat, who) in session.people().iter() {
                assert_eq!(*who, name(seating.at[seat]), "{seating:?}");
            }
            let out = seating.bettor.unwrap();
            assert_eq!(session.betting_opponent(), name(out));
        }
        play_game(&mut session, &learner, &mut chance);
        session.begin_next_game();
    }
}

#[test]
fn a_match_kept_before_bots_had_styles_is_one_with_people() {
    let card = compiled();
    let session = Session::begin(
        Arc::clone(&card),
        TableRules::default(),
        [Level::Expert; 4],
        1,
    );
    let kept = toml::to_string(&session.save()).unwrap();
    let styles = Opponents::USUAL_STYLES.map(|style| format!("expert:{style}"));
    let older = styles
        .iter()
        .fold(kept.clone(), |kept, word| kept.replace(word, "expert"));
    assert_ne!(older, kept);
    let saved: SavedMatch = toml::from_str(&older).unwrap();
    let again = Session::restore(&saved, card).unwrap();
    assert_eq!(again.people(), session.people());
}

#[test]
fn at_a_position_that_is_set_up_nobody_has_a_name() {
    let card = compiled();
    let begun = Session::begin(
        Arc::clone(&card),
        TableRules::default(),
        [Level::Regular; 4],
        1,
    );
    let session = Session::of_game(card, begun.game().clone(), [Level::Regular; 4]);
    assert!(session.people().iter().all(|(_, who)| who.is_none()));
    let nameless = begun.without_names();
    assert!(nameless.people().iter().all(|(_, who)| who.is_none()));
}
