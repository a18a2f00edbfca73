//! Where the rules come from: a page names a source only for what the source says.

use std::collections::BTreeSet;

use mahj_tutor::rules::Publication::{
    Fisher, MahjongTime, PlayingTheGame, RulesArticle, RulesCompanion,
};
use mahj_tutor::rules::{Origin, RuleId, RuleKind};

#[test]
fn a_rule_that_the_documents_state_names_all_of_them_that_do() {
    for (rule, sources) in [
        // Both have everybody roll, and the higher total begins.
        (RuleId::FIRST_EAST_BY_DICE, &[RulesArticle, Fisher][..]),
        (RuleId::FIRST_EAST_HOST_OR_SEAT, &[Fisher]),
        // The word stands in a letter from a reader.
        (RuleId::CHAR_ROLLOR, &[RulesArticle]),
        // "Without looking": what a look costs is not said.
        (RuleId::CHAR_BLIND_UNSEEN, &[RulesArticle]),
        // Picking up a tile before one's turn breaks the rules, and makes the hand dead.
        (RuleId::TURN_NO_PICK_AHEAD, &[MahjongTime]),
        (RuleId::DEAD_OUT_OF_TURN, &[MahjongTime]),
        // One document knows all three names, another only that of the discard before.
        (RuleId::DISC_NAME_JOKER, &[PlayingTheGame]),
        // Another one allows a single joker at a time.
        (RuleId::EXCH_SEVERAL, &[RulesArticle]),
        (RuleId::EXCH_DOES_NOT_EXPOSE, &[RulesCompanion]),
        (RuleId::ROUNDS_SIXTEEN_GAMES, &[MahjongTime]),
        // One document says only that it is too late once the next player has racked.
        (RuleId::WIN_CLOSES, &[Fisher, PlayingTheGame]),
        (RuleId::WIN_TAP_NO_EFFECT, &[PlayingTheGame]),
        (RuleId::WIN_LATE_CLAIM, &[PlayingTheGame]),
        // Others speak of the next wall, but not of the next tile.
        (RuleId::PICK_NEXT_TILE, &[RulesArticle]),
        // A reader's letter to the article has the walls go out to the left.
        (
            RuleId::SERVE_NEXT_LEFT,
            &[RulesArticle, Fisher, PlayingTheGame],
        ),
        (RuleId::PICK_RETURNED_EXACTLY, &[PlayingTheGame]),
        (RuleId::DISC_NO_TAKEBACK, &[MahjongTime, PlayingTheGame]),
        // Only one speaks of clusters where it tells what may be claimed.
        (RuleId::CLAIM_NOT_VISUAL, &[PlayingTheGame]),
        // One has everybody hold thirteen tiles, but tells of a discard only after a tile from the wall.
        (
            RuleId::CLAIM_THEN_DISCARD,
            &[RulesArticle, PlayingTheGame, RulesCompanion],
        ),
        // Its example is an exposure of three naturals and a joker.
        (RuleId::CLAIM_WITH_JOKERS, &[RulesArticle, Fisher]),
        // The way to exchange begins with a tile that is called or drawn.
        (
            RuleId::CLAIM_EXCHANGE_AFTER,
            &[RulesArticle, PlayingTheGame],
        ),
        // A pung may have up to three jokers, a kong four, and so on.
        (
            RuleId::JOK_ALL_JOKER_GROUP,
            &[RulesArticle, MahjongTime, Fisher, PlayingTheGame],
        ),
    ] {
        assert_eq!(rule.origin(), Origin::Sources(sources), "{rule}");
    }
}

#[test]
fn a_rule_that_no_document_states_does_not_name_one() {
    for (rule, origin) in [
        // All of them speak of the racks of others.
        (RuleId::EXCH_FROM_OWN, Origin::Elsewhere),
        // That both agree is said, but not on what when they want different numbers.
        (RuleId::CHAR_COURTESY_MIN, Origin::Elsewhere),
        // Nobody writes what such a bet brings.
        (RuleId::BET_WALL, Origin::Elsewhere),
        (RuleId::PICK_TURNED_UP, Origin::Elsewhere),
        // The article has pushers push racks, not the wall.
        (RuleId::EQUIP_PUSHERS, Origin::Elsewhere),
        // Neither payments nor groups are said to depend on what is simply not mentioned.
        (RuleId::ROUNDS_NO_SCORING_EFFECT, Origin::Derived),
        (RuleId::PAY_NO_EAST_BONUS, Origin::Derived),
        (RuleId::GRP_NO_RUNS, Origin::Derived),
        (RuleId::PICK_WRONG_PLACE, Origin::Custom),
        (RuleId::DEAD_BOTS, Origin::Program),
    ] {
        assert_eq!(rule.origin(), origin, "{rule}");
    }
}

#[test]
fn every_rule_has_an_origin_and_names_no_document_twice() {
    for rule in RuleId::all() {
        let Origin::Sources(sources) = rule.origin() else {
            continue;
        };
        assert!(!sources.is_empty(), "{rule} names no document");
        let different: BTreeSet<_> = sources.iter().collect();
        assert_eq!(different.len(), sources.len(), "{rule}: {sources:?}");
        assert!(sources.is_sorted(), "{rule}: {sources:?}");
    }
}

/// What no rule settles is told on its page, and what is no rule at all is enforced nowhere but by choice.
#[test]
fn what_tables_settle_differently_is_said_to_be_played_otherwise() {
    for rule in RuleId::all() {
        if rule.origin() == Origin::Custom {
            assert!(rule.is_played_otherwise(), "{rule}");
        }
        if rule.origin() == Origin::Program {
            assert_eq!(rule.kind(), RuleKind::TableRule, "{rule}");
        }
    }
}
