//! What the coach says of a blind pass that the learner thinks of.

use mahj_tutor::coach::{AdviceReason, Grader, advise};
use mahj_tutor::rules::{Action, CharlestonPass, Situation, TableRules};
use mahj_tutor::tile::TileCounts;

use crate::decisions::{in_games, practice};

/// Some of the tiles that the coach would pass, and unseen ones for the others: nothing speaks against these tiles, only
/// that nobody knows what goes instead.
#[test]
fn who_passes_fewer_of_the_recommended_tiles_is_told_of_the_unseen_ones() {
    let card = practice();
    let mut seen = 0;
    in_games(&card, &TableRules::default(), 3, |view| {
        if view.situation() != Situation::Charleston(CharlestonPass::FirstLeft) {
            return;
        }
        let best = advise(&card, view).recommendations[0].action;
        let Action::Pass { tiles, blind: 0 } = best else {
            return;
        };
        let fewer: TileCounts = tiles.tiles().take(1).collect();
        let action = Action::Pass {
            tiles: fewer,
            blind: 2,
        };
        let grader = Grader::new(&card, view).unwrap();
        let weighed = grader.weigh(&action).unwrap();
        assert_eq!(weighed.reason, AdviceReason::UnseenMightHelp);
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}
