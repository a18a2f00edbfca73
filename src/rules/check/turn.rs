//! Actions of a turn.

use super::Reasons;
use super::claim::holds_cold_discard;
use super::moment::{in_own_turn, not_now, other_turn};
use crate::card::{Card, HandIndex, LineIndex};
use crate::rules::dead_hand::proper_exposures;
use crate::rules::turn::is_named_rightly;
use crate::rules::winning::complete_hands_with;
use crate::rules::{
    Blanks, CharlestonPass, Exposure, ExposureAt, Fact, Mistakes, Naming, RuleId, Situation, View,
};
use crate::tile::Tile;

pub(super) fn draw(view: View<'_>, reasons: &mut Reasons) {
    match view.situation() {
        Situation::ToDraw(turn) if turn == view.seat() => {}
        Situation::ToDraw(turn) => other_turn(turn, RuleId::TURN_CCW, reasons),
        Situation::ToDiscard(turn) if turn == view.seat() => {
            reasons.add(RuleId::TURN_13_TILES, Fact::HoldsFourteen);
        }
        Situation::ToDiscard(turn) => other_turn(turn, RuleId::TURN_NO_PICK_AHEAD, reasons),
        Situation::Claims(_) if view.may_draw_early() => {}
        Situation::Claims(_) => reasons.add(RuleId::WIN_OPENS, Fact::DiscardIsOpen),
        _ => not_now(view, reasons),
    }
}

pub(super) fn rack(view: View<'_>, reasons: &mut Reasons) {
    in_own_turn(view, RuleId::WIN_CLOSES, RuleId::WIN_OPENS, reasons);
    if reasons.is_empty() && !view.is_window_open_late() {
        reasons.add(RuleId::WIN_CLOSES, Fact::NothingToClose);
    }
}

pub(super) fn discard(view: View<'_>, tile: Tile, reasons: &mut Reasons) {
    in_own_turn(
        view,
        RuleId::TURN_MUST_PICK_OR_CLAIM,
        RuleId::WIN_OPENS,
        reasons,
    );
    if view.rack()[tile] == 0 {
        reasons.add(
            RuleId::TURN_DISCARD_ENDS,
            Fact::NotInRack {
                tile,
                needed: 1,
                held: 0,
            },
        );
    }
}

pub(super) fn discard_as(view: View<'_>, tile: Tile, name: Tile, reasons: &mut Reasons) {
    discard(view, tile, reasons);
    if view.rules().naming == Naming::Automatic {
        reasons.add(RuleId::DISC_FACE_UP_NAMED, Fact::NamedByItself);
    } else if !is_named_rightly(view.discards(), tile, name) {
        reasons.add(
            RuleId::MISNAME_MUST_BE_RIGHT,
            Fact::WrongName { tile, name },
        );
    }
}

pub(super) fn exchange(view: View<'_>, at: ExposureAt, reasons: &mut Reasons) {
    in_own_turn(
        view,
        RuleId::EXCH_OWN_TURN,
        RuleId::EXCH_NOT_BEFORE_CLAIM,
        reasons,
    );
    let Some(exposure) = view.exposures(at.seat).get(usize::from(at.index)) else {
        reasons.add(RuleId::EXCH_WHAT, Fact::NoSuchExposure(at));
        return;
    };
    if exposure.jokers == 0 {
        mark!(EXCH_NO_REVERSE);
        reasons.add(RuleId::EXCH_WHAT, Fact::NoJokerThere(at));
    }
    if view.rules().mistakes == Mistakes::Allowed
        && usize::from(at.index) >= proper_exposures(view.card(), view.exposures(at.seat))
    {
        reasons.add(RuleId::EXCH_ONLY_PROPERLY_EXPOSED, Fact::ExposedInError(at));
    }
    if view.rack()[exposure.tile] == 0 {
        mark!(EXCH_NOT_DISCARDED_TILE);
        reasons.add(
            RuleId::EXCH_EXACT_NATURAL,
            Fact::NoNaturalFor {
                exposure: at,
                tile: exposure.tile,
            },
        );
    }
}

pub(super) fn swap_blank(view: View<'_>, tile: Tile, reasons: &mut Reasons) {
    let rule = RuleId::TR_BLANK_SWAP;
    if view.rules().blanks != Blanks::Swap {
        reasons.add(rule, Fact::NoBlankSwaps);
    }
    let before = reasons.0.len();
    in_own_turn(view, rule, rule, reasons);
    if reasons.0.len() == before && !view.has_drawn() {
        reasons.add(rule, Fact::SwapAfterDrawing);
    }
    if view.has_drawn() && view.has_swapped_blank() {
        reasons.add(rule, Fact::SwappedAlready);
    }
    if view.rack()[Tile::Blank] == 0 {
        let (tile, needed, held) = (Tile::Blank, 1, 0);
        reasons.add(rule, Fact::NotInRack { tile, needed, held });
    }
    if !tile.is_natural() {
        reasons.add(rule, Fact::SwapNaturalsOnly);
    } else if !view.is_among_discards(tile) {
        reasons.add(rule, Fact::NotAmongDiscards { tile });
    }
}

pub(super) fn declare(view: View<'_>, reasons: &mut Reasons) {
    match view.situation() {
        Situation::Charleston(CharlestonPass::FirstRight) if view.seat() == view.east() => {
            if !view.rules().heavenly_hand {
                reasons.add(RuleId::HEAVENLY_HAND, Fact::NoHeavenlyHand);
            }
            if view.chosen_pass().is_some() {
                reasons.add(RuleId::HEAVENLY_HAND, Fact::AlreadyChosen);
            }
            complete(view, None, reasons);
        }
        Situation::ToDiscard(turn) if turn == view.seat() => {
            complete(view, None, reasons);
            if reasons.is_empty() && holds_cold_discard(view) {
                reasons.add(RuleId::TR_COLD_WALL, Fact::LastWallSelfPickOnly);
            }
        }
        _ => in_own_turn(view, RuleId::WIN_SOURCES, RuleId::WIN_SOURCES, reasons),
    }
}

/// Requires that what the seat has on its rack and exposed is Mah Jongg, with the tile that is `claimed`.
pub(super) fn complete(view: View<'_>, claimed: Option<Tile>, reasons: &mut Reasons) {
    let seat = view.seat();
    let mut concealed = *view.rack();
    concealed.extend(claimed);
    let concealed = &concealed;
    if view.may_not_win() {
        let rule = RuleId::DEAD_CANNOT_WIN;
        reasons.add(rule, Fact::SeenToBeDead { seat, rule });
        return;
    }
    let card = view.card();
    let exposures = view.exposures(seat);
    let blanks = view.rules().blanks;
    if complete_hands_with(blanks, card, exposures, concealed)
        .next()
        .is_some()
    {
        return;
    }
    let matching = card.matching();
    let exposed = || exposures.iter().map(Exposure::group);
    let concealed_hand = matching
        .complete_but_exposed(exposed(), concealed)
        .find_map(|hand| matching.line_of(hand));
    let jokers_misused = matching
        .complete_but_jokers(exposed(), concealed)
        .next()
        .and_then(|(hand, tile)| Some((hand, matching.line_of(hand)?, tile)));
    if let Some(line) = concealed_hand {
        mark!(DEAD_UNCAUGHT);
        reasons.add(
            RuleId::CONC_EXPOSED_DEAD,
            Fact::ConcealedLineExposed { line },
        );
    }
    if let Some((hand, line, tile)) = jokers_misused {
        let rule = rule_against_joker(card, hand, line, tile);
        reasons.add(rule, Fact::JokerWouldBeSingleOrPair { line, tile });
    }
    if concealed_hand.is_none() && jokers_misused.is_none() {
        mark!(CARD_LINE_EXACT);
        reasons.add(RuleId::WIN_14_ON_CARD, Fact::NotComplete { claimed });
    }
}

/// By which rule no joker stands for `tile` in this hand.
fn rule_against_joker(card: &Card, hand: HandIndex, line: LineIndex, tile: Tile) -> RuleId {
    let group = card.hands().get(hand.place()).and_then(|hand| {
        hand.groups
            .iter()
            .find(|group| !group.takes_jokers && group.tiles.contains(&tile))
    });
    if card.section_of(card.line(line)).singles_and_pairs {
        RuleId::JOK_NONE_IN_SINGLES_PAIRS_HANDS
    } else if group.is_some_and(|group| group.tile().is_none()) {
        RuleId::JOK_NEVER_CLUSTERS
    } else {
        RuleId::JOK_NEVER_SINGLE_PAIR
    }
}
