//! Every action that the table accepts, listed without trying all others.

mod mistakes;

use super::charleston::{PASS, may_pass};
use super::check::{holds_cold_discard, possible_exposures, possible_mah_jongg};
use super::dead_hand::proper_exposures;
use super::turn::is_named_rightly;
use super::{
    Action, Blanks, CharlestonPass, Claim, ExposureAt, Mistakes, Naming, OptionalAction, Seat,
    Situation, View, check,
};
use crate::tile::{Tile, TileCounts};

/// Every action that the table accepts from the view's seat now: the legal ones first, then the mistakes that
/// it allows.
pub(super) fn accepted_actions(view: View<'_>) -> Vec<Action> {
    let mut actions = legal_actions(view);
    let mut mistakes = match view.rules().mistakes {
        Mistakes::Allowed => mistakes::conceivable(view),
        Mistakes::Refused => mistakes::names(view).collect(),
    };
    mistakes.retain(|action| {
        check::check(view, action).is_err() && check::accepts(view, action).is_ok()
    });
    actions.extend(mistakes);
    if view.rules().mistakes == Mistakes::Allowed {
        actions.extend(mistakes::claims_of_unlike(view));
    }
    actions
}

/// Every action that is legal now.
pub(super) fn legal_actions(view: View<'_>) -> Vec<Action> {
    let mut actions = if let Some(discard) = view.late_discard() {
        answers(view, view.name_of(discard))
    } else if view.must_act() {
        awaited(view)
    } else if view.may_draw_early() {
        vec![Action::Draw]
    } else {
        Vec::new()
    };
    let speech = std::iter::once(Action::Retract).chain(Seat::ALL.map(Action::Challenge));
    actions.extend(speech.filter(|action| check::check(view, action).is_ok()));
    actions
}

/// What the view's seat, which must act, may do.
fn awaited(view: View<'_>) -> Vec<Action> {
    let taught = |kind| !view.rules().untaught.contains(&kind);
    match view.situation() {
        Situation::Charleston(pass) => passes(view, pass),
        Situation::Vote => {
            let mut actions = vec![Action::Continue];
            if taught(OptionalAction::Stop) {
                actions.push(Action::Stop);
            }
            actions
        }
        Situation::CourtesyOffer => {
            let most = if taught(OptionalAction::Courtesy) {
                PASS
            } else {
                0
            };
            (0..=most).map(Action::OfferCourtesy).collect()
        }
        Situation::CourtesyPass { count } => choices(view.rack(), usize::from(count))
            .into_iter()
            .map(Action::PassCourtesy)
            .collect(),
        Situation::Mush => (0..=usize::from(PASS))
            .flat_map(|count| choices(view.rack(), count))
            .map(Action::Mush)
            .collect(),
        Situation::ToDraw(_) => vec![Action::Draw],
        Situation::ToDiscard(_) => turn(view),
        Situation::Claims(discard) => {
            let mut actions = answers(view, view.name_of(discard));
            if view.may_draw_early() {
                actions.push(Action::Draw);
            }
            actions
        }
        Situation::NamePrice(facts) => facts.prices().map(Action::NamePrice).collect(),
        Situation::Challenged { fault: Some(_), .. } => vec![Action::Admit],
        Situation::Challenged { fault: None, .. } => vec![Action::Deny],
        // What was announced is not Mah Jongg; taking it back stands among what is said.
        Situation::Announced(_) | Situation::Over(_) => Vec::new(),
        Situation::LaidOpen(_) => vec![Action::KeepIntact],
    }
}

/// Every answer to a discard that may be claimed.
fn answers(view: View<'_>, tile: Tile) -> Vec<Action> {
    let mut actions = Vec::new();
    if possible_mah_jongg(view, tile) {
        actions.push(Action::Claim(Claim::MahJongg));
    }
    actions.extend(possible_exposures(view, tile).map(Action::Claim));
    actions.push(Action::LetGo);
    actions
}

fn passes(view: View<'_>, pass: CharlestonPass) -> Vec<Action> {
    let mut actions = Vec::new();
    let before_charleston = pass == CharlestonPass::FirstRight && view.seat() == view.east();
    if before_charleston && view.rules().heavenly_hand && may_declare(view) {
        actions.push(Action::DeclareMahJongg);
    }
    let blind_taught = !view.rules().untaught.contains(&OptionalAction::BlindPass);
    let most_blind = if pass.allows_blind() && blind_taught {
        PASS
    } else {
        0
    };
    for blind in 0..=most_blind {
        actions.extend(
            choices(view.rack(), usize::from(PASS - blind))
                .into_iter()
                .map(|tiles| Action::Pass { tiles, blind }),
        );
    }
    actions
}

/// Whether the seat's 14 tiles are Mah Jongg, and it may say so.
fn may_declare(view: View<'_>) -> bool {
    !view
        .rules()
        .untaught
        .contains(&OptionalAction::DeclareMahJongg)
        && view.has_mah_jongg(view.rack())
        && !holds_cold_discard(view)
}

fn turn(view: View<'_>) -> Vec<Action> {
    mark!(TURN_DRAW_OPTIONS);
    let mut actions = Vec::new();
    if may_declare(view) {
        actions.push(Action::DeclareMahJongg);
    }
    if !view.rules().untaught.contains(&OptionalAction::Exchange) {
        actions.extend(exchanges(view).map(Action::Exchange));
    }
    actions.extend(swaps(view).map(Action::SwapBlank));
    if view.is_window_open_late() {
        actions.push(Action::Rack);
    }
    actions.extend(view.rack().kinds().map(|(tile, _)| Action::Discard(tile)));
    if view.rules().naming == Naming::ByPlayer {
        actions.extend(view.rack().kinds().flat_map(|(tile, _)| {
            Tile::ALL
                .into_iter()
                .filter(move |&name| is_named_rightly(view.discards(), tile, name))
                .map(move |name| Action::DiscardAs { tile, name })
        }));
    }
    actions.extend(changes(view).filter(|change| check::check(view, change).is_ok()));
    actions
}

/// Every number of tiles that the exposure just made could be given.
fn changes(view: View<'_>) -> impl Iterator<Item = Action> {
    let fresh = view.fresh_exposure().into_iter();
    let rack = view.rack();
    fresh.flat_map(move |exposure| {
        let naturals = exposure.naturals - 1 + rack[exposure.tile];
        let jokers = exposure.jokers + rack[Tile::Joker];
        (0..=naturals).flat_map(move |naturals| {
            (0..=jokers).map(move |jokers| Action::ChangeExposure { naturals, jokers })
        })
    })
}

/// The tiles that the seat may take out of the discards for a blank.
fn swaps(view: View<'_>) -> impl Iterator<Item = Tile> {
    let may_swap = view.rules().blanks == Blanks::Swap
        && view.rack()[Tile::Blank] > 0
        && view.has_drawn()
        && !view.has_swapped_blank();
    Tile::ALL
        .into_iter()
        .filter(move |&tile| may_swap && tile.is_natural() && view.is_among_discards(tile))
}

/// The exposures from which the seat holds the natural for a joker.
fn exchanges(view: View<'_>) -> impl Iterator<Item = ExposureAt> {
    Seat::ALL.into_iter().flat_map(move |seat| {
        view.exposures(seat)
            .iter()
            .enumerate()
            .take(proper_exposures_of(view, seat))
            .filter(move |(_, exposure)| exposure.jokers > 0 && view.rack()[exposure.tile] > 0)
            .map(move |(index, _)| ExposureAt {
                seat,
                index: index as u8,
            })
    })
}

/// How many of a player's exposures, from the first, can be exchanged from.
fn proper_exposures_of(view: View<'_>, seat: Seat) -> usize {
    match view.rules().mistakes {
        Mistakes::Refused => view.exposures(seat).len(),
        Mistakes::Allowed => proper_exposures(view.card(), view.exposures(seat)),
    }
}

/// Every multiset of `count` tiles of the rack that may be passed.
fn choices(rack: &TileCounts, count: usize) -> Vec<TileCounts> {
    let kinds: Vec<(Tile, u8)> = rack
        .kinds()
        .filter(|&(tile, _)| may_pass(rack, tile))
        .collect();
    choices_of(&kinds, count)
}

fn choices_of(kinds: &[(Tile, u8)], count: usize) -> Vec<TileCounts> {
    let mut found = Vec::new();
    extend_choice(kinds, count, TileCounts::EMPTY, &mut found);
    found
}

fn extend_choice(
    kinds: &[(Tile, u8)],
    missing: usize,
    chosen: TileCounts,
    found: &mut Vec<TileCounts>,
) {
    if missing == 0 {
        found.push(chosen);
        return;
    }
    let Some((&(tile, held), rest)) = kinds.split_first() else {
        return;
    };
    for copies in 0..=usize::from(held).min(missing) {
        let mut with = chosen;
        with.add_many(tile, copies as u8);
        extend_choice(rest, missing - copies, with, found);
    }
}
