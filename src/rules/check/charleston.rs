//! Actions of the Charleston.

use super::Reasons;
use super::moment::not_now;
use crate::rules::charleston::{PASS, may_pass};
use crate::rules::{Fact, RuleId, Situation, View};
use crate::tile::{Tile, TileCounts};

pub(super) fn pass(view: View<'_>, tiles: &TileCounts, blind: u8, reasons: &mut Reasons) {
    let Situation::Charleston(pass) = view.situation() else {
        not_now(view, reasons);
        return;
    };
    if view.chosen_pass().is_some() || view.waits_to_look() {
        reasons.add(RuleId::CHAR_FACE_DOWN, Fact::AlreadyChosen);
    }
    if blind > 0 && !pass.allows_blind() {
        reasons.add(RuleId::CHAR_BLIND_LAST_RIGHT, Fact::NoBlindPass { pass });
    }
    if blind > PASS {
        reasons.add(RuleId::CHAR_BLIND_FIRST_LEFT, Fact::BlindCount { blind });
    }
    if tiles.total() + usize::from(blind) != usize::from(PASS) {
        reasons.add(
            RuleId::CHAR_PASS_THREE,
            Fact::PassCount {
                tiles: tiles.total() as u8,
                blind,
            },
        );
    }
    from_rack(view, tiles, reasons);
}

/// Looking at the incoming tiles before passing.
pub(super) fn look(view: View<'_>, reasons: &mut Reasons) {
    match view.situation() {
        Situation::Charleston(pass) if pass.allows_blind() => {
            let has_looked = view.waits_to_look() || view.seen_incoming().is_some();
            reasons.add(RuleId::CHAR_BLIND_UNSEEN, Fact::IncomingUnseen);
            if view.chosen_pass().is_some() || has_looked {
                reasons.add(RuleId::CHAR_FACE_DOWN, Fact::AlreadyChosen);
            }
        }
        Situation::Charleston(_) => reasons.add(RuleId::CHAR_FACE_DOWN, Fact::NotNow),
        _ => not_now(view, reasons),
    }
}

pub(super) fn vote(view: View<'_>, reasons: &mut Reasons) {
    match view.situation() {
        Situation::Vote if view.must_act() => {}
        Situation::Vote => reasons.add(RuleId::CHAR_STOP, Fact::AlreadyChosen),
        Situation::Charleston(pass) if pass.is_second() => {
            reasons.add(RuleId::CHAR_SECOND_MUST_FINISH, Fact::NotNow);
        }
        _ => not_now(view, reasons),
    }
}

pub(super) fn offer(view: View<'_>, count: u8, reasons: &mut Reasons) {
    match view.situation() {
        Situation::CourtesyOffer if view.must_act() => {}
        Situation::CourtesyOffer => reasons.add(RuleId::CHAR_COURTESY, Fact::AlreadyChosen),
        _ => not_now(view, reasons),
    }
    if count > PASS {
        reasons.add(
            RuleId::CHAR_COURTESY,
            Fact::CourtesyOffer { offered: count },
        );
    }
}

pub(super) fn courtesy(view: View<'_>, tiles: &TileCounts, reasons: &mut Reasons) {
    let Situation::CourtesyPass { count: agreed } = view.situation() else {
        not_now(view, reasons);
        return;
    };
    if agreed == 0 {
        reasons.add(RuleId::CHAR_COURTESY_PER_PAIR, Fact::NotNow);
    } else if !view.must_act() {
        reasons.add(RuleId::CHAR_FACE_DOWN, Fact::AlreadyChosen);
    }
    if tiles.total() != usize::from(agreed) {
        reasons.add(
            RuleId::CHAR_COURTESY_MIN,
            Fact::CourtesyCount {
                given: tiles.total() as u8,
                agreed,
            },
        );
    }
    from_rack(view, tiles, reasons);
}

pub(super) fn mush(view: View<'_>, tiles: &TileCounts, reasons: &mut Reasons) {
    match view.situation() {
        Situation::Mush if view.must_act() => {}
        Situation::Mush => reasons.add(RuleId::TR_MUSH, Fact::AlreadyChosen),
        _ => not_now(view, reasons),
    }
    let given = tiles.total().min(usize::from(u8::MAX)) as u8;
    if given > PASS {
        reasons.add(RuleId::TR_MUSH, Fact::MushCount { given });
    }
    from_rack(view, tiles, reasons);
}

/// Tiles to pass are naturals of the player's own rack (rule `char-no-jokers`).
fn from_rack(view: View<'_>, tiles: &TileCounts, reasons: &mut Reasons) {
    if tiles[Tile::Joker] > 0 {
        reasons.add(RuleId::CHAR_NO_JOKERS, Fact::JokerPassed);
    }
    if tiles[Tile::Blank] > 0 && !may_pass(view.rack(), Tile::Blank) {
        reasons.add(RuleId::TR_BLANK_NOT_PASSED, Fact::BlankPassed);
    }
    for (tile, needed) in tiles.kinds() {
        match (tile, needed) {
            (Tile::Flower, _) => mark!(CHAR_FLOWERS_OK, FLO_PASSABLE),
            (_, 2..) => mark!(CHAR_PAIRS_OK),
            _ => {}
        }
        let held = view.rack()[tile];
        if held < needed {
            reasons.add(
                RuleId::CHAR_PASS_THREE,
                Fact::NotInRack { tile, needed, held },
            );
        }
    }
}
