//! Claims of a discard.

use super::Reasons;
use super::moment::not_now;
use super::turn::complete;
use crate::card::{ExposedGroup, Matching};
use crate::rules::exposure::{EXPOSED, is_stray};
use crate::rules::{
    Blanks, Claim, Discard, Exposure, Fact, LastWall, Mistakes, OptionalAction, RuleId, Seat,
    Situation, View,
};
use crate::tile::{Tile, TileCounts};

pub(super) fn let_go(view: View<'_>, reasons: &mut Reasons) {
    match view.situation() {
        Situation::Claims(_) if view.must_act() => {}
        Situation::Claims(_) => reasons.add(RuleId::WIN_CLOSES, Fact::AlreadyChosen),
        _ if view.late_discard().is_some() => {}
        _ => not_now(view, reasons),
    }
}

pub(super) fn claim(view: View<'_>, claim: Claim, reasons: &mut Reasons) {
    let situation = view.situation();
    let discard = match situation {
        Situation::Claims(discard) => discard,
        Situation::ToDraw(_) | Situation::ToDiscard(_) => {
            let Some(discard) = view.newest_discard() else {
                mark!(PICK_NO_EXPOSURE);
                match exposed_by_another(view) {
                    Some(seat) if claim != Claim::MahJongg => lies_open(seat, reasons),
                    _ => reasons.add(RuleId::DISC_ONLY_LATEST, Fact::NoDiscard),
                }
                return;
            };
            discard
        }
        _ => {
            not_now(view, reasons);
            return;
        }
    };
    mark!(DISC_ONLY_LATEST);
    if matches!(situation, Situation::ToDiscard(_)) && view.late_discard().is_none() {
        reasons.add(RuleId::WIN_CLOSES, Fact::TooLate);
    }
    if discard.by == view.seat() {
        reasons.add(RuleId::DISC_NO_TAKEBACK, Fact::OwnDiscard);
    }
    if let Some(seat) = view.lies_open().filter(|_| claim != Claim::MahJongg) {
        lies_open(seat, reasons);
    }
    let discard = Discard {
        tile: view.name_of(discard),
        ..discard
    };
    if discard.tile == Tile::Joker {
        let rule = match claim {
            Claim::Exposure { .. } | Claim::Unlike(_) => RuleId::DISC_JOKER_DEAD,
            Claim::MahJongg => RuleId::MAHJ_CLAIM_NOT_JOKER,
        };
        reasons.add(rule, Fact::JokerDiscarded);
    } else if discard.tile == Tile::Blank {
        reasons.add(RuleId::TR_BLANK_NOT_PASSED, Fact::BlankDiscarded);
    } else {
        match claim {
            Claim::Exposure { naturals, jokers } => {
                exposure(view, discard, naturals, jokers, reasons);
            }
            Claim::Unlike(tiles) => unlike(view, discard.tile, &tiles, reasons),
            Claim::MahJongg => complete(view, Some(discard.tile), reasons),
        }
    }
    last_wall(view, claim, reasons);
    // What could have been claimed, but is answered already.
    if reasons.is_empty() {
        match situation {
            Situation::Claims(_) if view.must_act() => {}
            Situation::Claims(_) => reasons.add(RuleId::WIN_CLOSES, Fact::AlreadyChosen),
            _ if view.late_discard().is_some() => {}
            _ => reasons.add(RuleId::WIN_CLOSES, Fact::LetGoBefore),
        }
    }
}

/// Who has laid a group open with the newest discard and not discarded yet, if another player has.
fn exposed_by_another(view: View<'_>) -> Option<Seat> {
    let claimed_by = view.discards().last()?.claimed_by?;
    let has_the_turn = view.situation() == Situation::ToDiscard(claimed_by);
    (has_the_turn && claimed_by != view.seat()).then_some(claimed_by)
}

fn lies_open(seat: Seat, reasons: &mut Reasons) {
    reasons.add(RuleId::PRIO_ALREADY_EXPOSED, Fact::ExposedAlready { seat });
}

/// What the table has agreed on for discards of the last wall.
fn last_wall(view: View<'_>, claim: Claim, reasons: &mut Reasons) {
    match (claim, rule_of_last_wall(view)) {
        (Claim::Exposure { .. } | Claim::Unlike(_), LastWall::MahJonggOnly) => {
            reasons.add(RuleId::TR_HOT_WALL_002, Fact::LastWallMahJonggOnly);
        }
        (Claim::MahJongg, LastWall::SelfPickOnly) => {
            reasons.add(RuleId::TR_COLD_WALL, Fact::LastWallSelfPickOnly);
        }
        _ => {}
    }
}

/// Whether the seat has its fourteenth tile from a discard with which this table lets nobody win
/// (rule `tr-cold-wall`): having exposed it first makes no difference.
pub(in crate::rules) fn holds_cold_discard(view: View<'_>) -> bool {
    view.rules().rulings.hold_cold_walls_cold()
        && rule_of_last_wall(view) == LastWall::SelfPickOnly
        && view.wins_by_a_discard()
}

/// What is special about claims now. A discard that is claimed late was made before the tile was drawn
/// which goes back then.
fn rule_of_last_wall(view: View<'_>) -> LastWall {
    let mut wall = view.wall();
    if view.late_discard().is_some() {
        wall = wall.when_taken(wall.taken().saturating_sub(1));
    }
    if wall.is_last() {
        view.rules().last_wall
    } else {
        LastWall::Normal
    }
}

fn exposure(view: View<'_>, discard: Discard, naturals: u8, jokers: u8, reasons: &mut Reasons) {
    let tile = discard.tile;
    for (tile, needed) in [(tile, naturals), (Tile::Joker, jokers)] {
        let held = view.rack()[tile];
        if held < needed {
            mark!(GRP_NO_RUNS);
            reasons.add(
                RuleId::CLAIM_WHOLE_GROUP,
                Fact::NotInRack { tile, needed, held },
            );
        }
    }
    let size = u16::from(naturals) + u16::from(jokers) + 1;
    if usize::from(size) > view.rack().total() {
        reasons.add(RuleId::CLAIM_THEN_DISCARD, Fact::NothingLeftToDiscard);
    }
    group(
        view,
        tile,
        size,
        jokers,
        view.exposures(view.seat()),
        reasons,
    );
}

/// Tiles that are not all like the claimed one are no group.
fn unlike(view: View<'_>, claimed: Tile, tiles: &TileCounts, reasons: &mut Reasons) {
    for (tile, needed) in tiles.kinds() {
        let held = view.rack()[tile];
        if held < needed {
            let fact = Fact::NotInRack { tile, needed, held };
            reasons.add(RuleId::CLAIM_WHOLE_GROUP, fact);
        }
    }
    if tiles.total() + 1 > view.rack().total() {
        reasons.add(RuleId::CLAIM_THEN_DISCARD, Fact::NothingLeftToDiscard);
    }
    let mut strays = tiles.tiles().filter(|&tile| is_stray(tile, claimed));
    let stands_for_it = |tile| tile == Tile::Blank && view.rules().blanks == Blanks::DoubleJoker;
    let (rule, fact) = match strays.next() {
        None => (RuleId::CLAIM_GROUPS, Fact::TilesAreIdentical),
        Some(stray) if stands_for_it(stray) && strays.all(stands_for_it) => {
            (RuleId::TR_BLANK_DOUBLE_JOKER, Fact::BlankNotExposed)
        }
        Some(_) => (RuleId::CLAIM_GROUPS, Fact::UnlikeTiles { tile: claimed }),
    };
    reasons.add(rule, fact);
}

/// Another number of tiles for the exposure just made.
pub(super) fn change(view: View<'_>, naturals: u8, jokers: u8, reasons: &mut Reasons) {
    let rule = RuleId::CLAIM_EXPOSURE_FIXED;
    let exposures = view.exposures(view.seat());
    let fresh = view.fresh_exposure();
    let Some((exposure, (_, before))) = fresh.zip(exposures.split_last()) else {
        match view.situation() {
            Situation::ToDraw(_) | Situation::ToDiscard(_) | Situation::Claims(_) => {
                reasons.add(rule, Fact::ExposureIsFixed);
            }
            _ => not_now(view, reasons),
        }
        return;
    };
    let by_wrong_name = view.has_exposed_by_wrong_name();
    if !exposure.strays.is_empty() && !by_wrong_name {
        reasons.add(rule, Fact::LiesOpen);
    }
    let (old_naturals, old_jokers) = (exposure.naturals - 1, exposure.jokers);
    let more = naturals >= old_naturals && jokers >= old_jokers;
    let fewer = naturals <= old_naturals && jokers <= old_jokers;
    let is_changed = if by_wrong_name {
        !exposure.strays.is_empty() || !more || !fewer
    } else {
        more != fewer
    };
    if !is_changed {
        reasons.add(rule, Fact::OnlyTheNumberChanges);
    }
    let tile = exposure.tile;
    for (tile, new, old) in [
        (tile, naturals, old_naturals),
        (Tile::Joker, jokers, old_jokers),
    ] {
        let (needed, held) = (new.saturating_sub(old), view.rack()[tile]);
        if held < needed {
            let fact = Fact::NotInRack { tile, needed, held };
            reasons.add(RuleId::CLAIM_WHOLE_GROUP, fact);
        }
    }
    let size = u16::from(naturals) + u16::from(jokers) + 1;
    let all = view.rack().total() + usize::from(exposure.size());
    if usize::from(size) >= all {
        reasons.add(RuleId::CLAIM_THEN_DISCARD, Fact::NothingLeftToDiscard);
    }
    group(view, tile, size, jokers, before, reasons);
}

/// Requires that a line which may be exposed has a group of so many tiles beside those exposed `before`.
fn group(
    view: View<'_>,
    tile: Tile,
    size: u16,
    jokers: u8,
    before: &[Exposure],
    reasons: &mut Reasons,
) {
    let Some(size) = u8::try_from(size).ok().filter(|size| size <= EXPOSED.end()) else {
        reasons.add(RuleId::CLAIM_GROUPS, Fact::GroupTooLarge { tile, size });
        return;
    };
    if size < *EXPOSED.start() {
        reasons.add(
            RuleId::CLAIM_NOT_SINGLE_PAIR,
            Fact::GroupTooSmall { tile, size },
        );
        return;
    }
    let group = ExposedGroup {
        tile,
        size,
        has_joker: jokers > 0,
    };
    group_on_card(view, group, before, reasons);
}

fn group_on_card(view: View<'_>, group: ExposedGroup, before: &[Exposure], reasons: &mut Reasons) {
    let matching = view.card().matching();
    let ExposedGroup { tile, size, .. } = group;
    if matching.with_group(tile, size).is_empty() {
        let other_sizes = EXPOSED
            .into_iter()
            .any(|size| !matching.with_group(tile, size).is_empty());
        if other_sizes {
            reasons.add(
                RuleId::CARD_GROUP_SIZES_BIND,
                Fact::NoGroupOfSize { tile, size },
            );
        } else {
            reasons.add(RuleId::CLAIM_NOT_VISUAL, Fact::NeverInGroup { tile });
        }
        return;
    }
    if fits(view, group, &groups_of(before)) {
        mark!(CARD_X_EXPOSED);
        return;
    }
    let alone = |group| matching.exposable(std::iter::once(group)).next().is_some();
    let natural = ExposedGroup {
        has_joker: false,
        ..group
    };
    if alone(group) {
        reasons.add(RuleId::CLAIM_SWITCH_HAND, Fact::FitsNoLine { tile, size });
    } else if alone(natural) {
        reasons.add(
            RuleId::JOK_ANY_TILE_IN_3PLUS,
            Fact::GroupTakesNoJokers { tile, size },
        );
    } else {
        mark!(CARD_C_CONCEALED, CONC_NO_CLAIMS);
        reasons.add(RuleId::CLAIM_X_ONLY, Fact::OnlyConcealed { tile, size });
    }
}

/// Whether a line that may be exposed has this group beside those exposed `before`.
fn fits(view: View<'_>, group: ExposedGroup, before: &[ExposedGroup]) -> bool {
    // The new group first: few hands have it.
    let exposed = std::iter::once(group).chain(before.iter().copied());
    view.card().matching().exposable(exposed).next().is_some()
}

fn groups_of(exposures: &[Exposure]) -> Vec<ExposedGroup> {
    exposures.iter().map(Exposure::group).collect()
}

/// Every exposure that the seat could make with `tile`, as naturals and jokers from the rack, without
/// asking whether such claims are allowed.
fn fitting_exposures(view: View<'_>, tile: Tile) -> impl Iterator<Item = Claim> {
    let rack = view.rack();
    let (held, held_jokers, total) = (rack[tile], rack[Tile::Joker], rack.total());
    let matching: &Matching = view.card().matching();
    let before = groups_of(view.exposures(view.seat()));
    EXPOSED
        .filter(move |&size| {
            size <= 1 + held + held_jokers
                && usize::from(size) <= total
                && !matching.with_group(tile, size).is_empty()
        })
        .flat_map(move |size| [(size, false), (size, true)])
        .filter(move |&(size, has_joker)| {
            let possible = if has_joker {
                held_jokers > 0
            } else {
                held + 1 >= size
            };
            possible
                && fits(
                    view,
                    ExposedGroup {
                        tile,
                        size,
                        has_joker,
                    },
                    &before,
                )
        })
        .flat_map(move |(size, has_joker)| {
            let jokers = if has_joker {
                mark!(CLAIM_WITH_JOKERS);
                1..=size - 1
            } else {
                0..=0
            };
            jokers
                .filter(move |&jokers| jokers <= held_jokers && size - 1 - jokers <= held)
                .map(move |jokers| Claim::Exposure {
                    naturals: size - 1 - jokers,
                    jokers,
                })
        })
}

/// Whether the seat is asked about the newest discard: whether it could do anything but let it go.
pub(in crate::rules) fn may_claim(view: View<'_>) -> bool {
    let Some((discard, tile)) = view.newest_discard().zip(view.claimable()) else {
        debug_assert!(false, "who is asked is asked about a discard");
        return false;
    };
    if discard.by == view.seat() || !tile.is_natural() || view.dead(view.seat()).is_some() {
        return false;
    }
    // Whoever may err is asked about every discard: the question must not tell what is right.
    view.rules().mistakes == Mistakes::Allowed
        || possible_exposures(view, tile).next().is_some()
        || possible_mah_jongg(view, tile)
}

/// The claims of `tile` for exposure that the seat may make.
pub(in crate::rules) fn possible_exposures(
    view: View<'_>,
    tile: Tile,
) -> impl Iterator<Item = Claim> {
    let allowed = !view
        .rules()
        .untaught
        .contains(&OptionalAction::ClaimExposure)
        && view.lies_open().is_none()
        && rule_of_last_wall(view) != LastWall::MahJonggOnly;
    allowed
        .then(|| fitting_exposures(view, tile))
        .into_iter()
        .flatten()
}

/// Whether the seat may claim `tile` for Mah Jongg.
pub(in crate::rules) fn possible_mah_jongg(view: View<'_>, tile: Tile) -> bool {
    !view
        .rules()
        .untaught
        .contains(&OptionalAction::ClaimMahJongg)
        && rule_of_last_wall(view) != LastWall::SelfPickOnly
        && completes(view, tile)
}

/// Whether `tile` makes the seat's hand Mah Jongg.
fn completes(view: View<'_>, tile: Tile) -> bool {
    let mut concealed = *view.rack();
    concealed.add(tile);
    view.has_mah_jongg(&concealed)
}
