//! Two million random actions, right and wrong, at tables that have agreed on anything: every one is checked
//! as the laws have it.
//!
//! `MAHJ_ACTIONS` lets each of the tests try another number of actions, and `MAHJ_SEED` begin with another
//! game; CONTRIBUTING tells how.

use std::collections::BTreeMap;

use mahj_tutor::rules::{Mistakes, Seat, below, shuffle};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::actions::{KINDS, all_plain_actions, any_action, next_action};
use super::laws::{RuleExample, Tried};
use super::tables::{any_game, any_rules, any_seat, practice};

/// How many actions each of the two tests tries.
const ACTIONS: u64 = 1_000_000;

/// More actions than any game has.
const MOST_ACTS_OF_A_GAME: u32 = 20_000;

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |text| text.replace('_', "").parse().unwrap())
}

/// Plays random games until so many actions were tried.
fn try_actions(mistakes: Mistakes) -> Tried {
    let card = practice();
    let plain_actions = all_plain_actions();
    let (wanted, first) = (number("MAHJ_ACTIONS", ACTIONS), number("MAHJ_SEED", 1));
    let mut tried = Tried::default();
    for seed in first.. {
        if tried.actions() >= wanted {
            break;
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = any_rules(mistakes, &mut rng);
        let game = any_game(&card, rules, &mut rng);
        let name = format!("game {seed}, mistakes {}", mistakes.as_str());
        let mut example = RuleExample::new(name, game);
        play(&mut example, &plain_actions, &mut rng, &mut tried);
    }
    tried
}

pub(crate) fn play(
    example: &mut RuleExample,
    plain_actions: &[mahj_tutor::rules::Action],
    rng: &mut ChaCha8Rng,
    tried: &mut Tried,
) {
    let carefulness = [3, 10, 100, 1000][below(rng, 4) as usize];
    let keeps = below(rng, 3) > 0;
    for _act in 0..MOST_ACTS_OF_A_GAME {
        example.somebody_can_act();
        if below(rng, 3) == 0 {
            example.bet(rng);
        }
        // What nobody should do at this moment, and mostly nobody can.
        for _ in 0..5 {
            let seat = any_seat(rng);
            let action = any_action(example.game(), seat, rng);
            example.attempt(seat, action, false, tried);
        }
        let seat = any_seat(rng);
        match below(rng, 100) {
            0..5 => example.keeps_secrets(seat, rng, tried),
            5 => example.can_be_replayed(tried),
            6..8 => example.lists_what_is_accepted(seat, plain_actions, tried),
            _ => {}
        }
        if example.game().outcome().is_some() {
            example.is_settled(tried);
            example.tells_no_secrets();
            example.can_be_replayed(tried);
            example.keeps_secrets(seat, rng, tried);
            return;
        }
        let mut seats = Seat::ALL;
        shuffle(&mut seats, rng);
        let asked = example.game().to_act();
        // Now and then somebody who is not asked does something.
        let out_of_turn = below(rng, 40) == 0;
        for seat in seats {
            let may_act = asked[seat] || out_of_turn || example.game().view(seat).may_draw_early();
            if !may_act {
                continue;
            }
            let listed = example.listed(seat).to_vec();
            if let Some(action) =
                next_action(&listed, example.game().view(seat), carefulness, keeps, rng)
            {
                example.attempt(seat, action, true, tried);
                break;
            }
        }
    }
    panic!("the game does not end");
}

/// The tests are worth something only if they have seen everything; a shorter run, or a part of a longer one, need not have.
fn assert_everything_was_tried(tried: &Tried, never_accepted: &[&str], ends: &[&str]) {
    println!("{} actions: {tried:#?}", tried.actions());
    assert!(tried.actions() >= number("MAHJ_ACTIONS", ACTIONS));
    if tried.actions() < ACTIONS || std::env::var_os("MAHJ_SEED").is_some() {
        return;
    }
    assert!(tried.accepted * 10 > tried.actions(), "mostly nonsense");
    assert!(tried.refused * 3 > tried.actions(), "hardly any nonsense");
    for kind in KINDS {
        let [accepted, refused] = tried.kinds[kind];
        assert!(refused > 50, "{kind}: {refused} refused");
        let is_accepted = !never_accepted.contains(&kind);
        assert_eq!(accepted > 0, is_accepted, "{kind}: {accepted} accepted");
    }
    let seen: BTreeMap<_, _> = ends.iter().map(|end| (*end, tried.ends.get(end))).collect();
    assert!(seen.values().all(Option::is_some), "{seen:?}");
    let [reshuffled, otherwise] = tried.reshuffles;
    assert!(otherwise * 10 > reshuffled * 8, "{otherwise} {reshuffled}");
    assert!(tried.records > tried.games / 3 && tried.bets > tried.games / 50);
    assert!(tried.compared > 100_000 && tried.of_this_table > 100);
}

#[test]
fn a_million_actions_are_checked_rightly_where_mistakes_are_refused() {
    let tried = try_actions(Mistakes::Refused);
    assert_everything_was_tried(
        &tried,
        &[
            "deny",
            "retract",
            "lay-open",
            "throw-in",
            "keep-intact",
            "look",
            "claim unlike",
        ],
        &[
            "won by a drawn tile",
            "won by a discard",
            "won by an exchange",
            "won as dealt",
            "wall game",
            "misnamed tile",
        ],
    );
}

#[test]
fn a_million_actions_are_checked_rightly_where_mistakes_are_allowed() {
    let tried = try_actions(Mistakes::Allowed);
    assert_everything_was_tried(
        &tried,
        &[],
        &[
            "won by a drawn tile",
            "won by a discard",
            "won by an exchange",
            "won as dealt",
            "wall game",
            "wall game with a challenge",
            "three dead hands",
            "false Mah Jongg",
            "misnamed tile",
        ],
    );
}
