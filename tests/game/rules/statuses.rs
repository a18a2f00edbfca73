//! What the page of a rule says of its place in the game is so at every table.

use mahj_tutor::rules::{
    Action, BySeat, Game, Mistakes, Naming, RuleId, RuleKind, Seat, Setup, TableRules, below,
};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use crate::rules::table::*;

/// Promises that none of these rules takes effect before the end of the test, and that they are all of a kind.
macro_rules! never {
    ($kind:expr; $($rule:ident)*) => {
        $(cov_mark::check_count!($rule, 0);)*
        let listed = [$(RuleId::$rule),*];
        let of_kind: Vec<RuleId> = RuleId::all().filter(|rule| rule.kind() == $kind).collect();
        assert_eq!(of_kind, listed);
    };
}

/// Plays games of actions by chance, in which everybody is also asked whose hand looks dead.
fn play_at(rules: &TableRules) {
    for seed in 0..25 {
        let mut game = Game::deal(Setup {
            card: card(),
            rules: rules.clone(),
            seed,
            east: EAST,
            scores: BySeat::default(),
            bettor_score: 0,
        });
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..2000 {
            let anybody = below(&mut rng, 40) == 0;
            let asked: Vec<Seat> = Seat::ALL
                .into_iter()
                .filter(|&seat| anybody || game.to_act()[seat])
                .collect();
            let actions: Vec<(Seat, Action)> = asked
                .into_iter()
                .flat_map(|seat| {
                    game.view(seat)
                        .accepted_actions()
                        .into_iter()
                        .map(move |action| (seat, action))
                })
                .collect();
            if game.outcome().is_some() {
                break;
            }
            let chosen = below(&mut rng, actions.len().max(1) as u32) as usize;
            let Some(&(seat, action)) = actions.get(chosen) else {
                continue;
            };
            game.apply(seat, action).unwrap();
            for other in Seat::ALL {
                game.view(seat).faults(other);
            }
        }
    }
}

#[test]
fn where_mistakes_are_refused_no_rule_about_them_takes_effect() {
    never!(RuleKind::WithMistakes;
        CLAIM_WRONG_IS_DEAD
        RETRACT_MAHJ
        RETRACT_MAHJ_TO_EXPOSURE
        JOK_MISUSE_DEAD
        EXCH_ONLY_PROPERLY_EXPOSED
        DEAD_WRONG_COUNT
        DEAD_MAHJ_IN_ERROR
        DEAD_NO_SUCH_HAND
        DEAD_SHOULD_BE_CONCEALED
        DEAD_BREACH
        DEAD_OUT_OF_TURN
        DEAD_ILLEGAL_CALL
        DEAD_JOKER_MISUSE
        DEAD_DIRECTION_CHANGE
        DEAD_EXPOSURE_SIZE
        DEAD_RETURNS_ERROR_PART
        ERR_BEFORE_EXPOSING
        ERR_EXPOSED_ALL_INTACT
        ERR_ONE_OTHER_EXPOSED
        ERR_ONE_INTACT
        ERR_EXPOSURES_JOKERS
        ERR_WRONG_CALL_SAME
        ERR_VERIFY_FIRST
    );
    let rules = TableRules::default();
    assert_eq!(rules.mistakes, Mistakes::Refused);
    play_at(&rules);
}

#[test]
fn where_the_program_names_discards_no_rule_about_wrong_names_takes_effect() {
    never!(RuleKind::WithNaming;
        MISNAME_MUST_BE_RIGHT
        MISNAME_CORRECT_NAME_ONLY
        MISNAME_NO_PENALTY_EXPOSURE
        MISNAME_MAHJ_FOUR_TIMES
        MISNAME_OTHERS_DO_NOT_PAY
    );
    let rules = TableRules {
        mistakes: Mistakes::Allowed,
        ..TableRules::default()
    };
    assert_eq!(rules.naming, Naming::Automatic);
    play_at(&rules);
}
