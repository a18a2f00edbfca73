//! Actions that a lesson has not taught yet.

use mahj_tutor::rules::{CharlestonPass, Fact, Moment, OptionalAction, Position};

use crate::rules::table::*;

fn without(mut position: Position, kind: OptionalAction) -> Position {
    position.rules.untaught = vec![kind];
    position
}

#[test]
fn what_is_not_taught_yet_is_refused_and_not_listed() {
    let mut position = table(["1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R J", "", "", ""]);
    let game = begin(&without(position.clone(), OptionalAction::DeclareMahJongg));
    assert_eq!(
        facts_against(&game, EAST, "declare"),
        [Fact::NotTaughtYet(OptionalAction::DeclareMahJongg)]
    );
    assert!(!allowed(&game, EAST).contains(&"declare".to_owned()));

    position.moment = Moment::Charleston(CharlestonPass::FirstLeft);
    let game = begin(&without(position.clone(), OptionalAction::BlindPass));
    assert_eq!(
        refused_by(&game, EAST, "pass 1B 1B blind 1"),
        ["char-blind-first-left"]
    );
    position.moment = Moment::Vote;
    let game = begin(&without(position.clone(), OptionalAction::Stop));
    assert_eq!(allowed(&game, EAST), ["continue"]);
    position.moment = Moment::Courtesy;
    let game = begin(&without(position, OptionalAction::Courtesy));
    assert_eq!(allowed(&game, EAST), ["offer 0"]);
}

#[test]
fn nobody_is_asked_for_a_claim_that_is_not_taught_yet() {
    let racks = [JUNK, "2B 2B 1B 1B J 3C 3C 3C N E W S R", JUNK, JUNK];
    let game = begin(&without(
        after_discard(EAST, "2B", racks),
        OptionalAction::ClaimExposure,
    ));
    assert_eq!(allowed(&game, SOUTH), ["draw"]);
    assert!(
        facts_against(&game, SOUTH, "claim naturals 2 jokers 0")
            .contains(&Fact::NotTaughtYet(OptionalAction::ClaimExposure))
    );
}

#[test]
fn kinds_of_action_have_names_for_lessons() {
    for kind in OptionalAction::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
    }
    assert!("draw".parse::<OptionalAction>().is_err());
}

#[test]
fn what_is_not_taught_yet_names_the_rule_it_is_about() {
    let complete = ["", "1B 1B 1B 2B 2B 2B 3C 3C 3C 3C R R R", "", ""];
    for (kind, text, rule) in [
        (
            OptionalAction::ClaimMahJongg,
            "claim mah-jongg",
            "mahj-claim-any-group",
        ),
        (
            OptionalAction::ClaimExposure,
            "claim naturals 3 jokers 0",
            "claim-groups",
        ),
    ] {
        let game = begin(&without(after_discard(EAST, "R", complete), kind));
        assert!(refused_by(&game, SOUTH, text).contains(&rule));
    }
}
