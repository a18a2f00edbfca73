//! What a person could try although it may be against the rules. The check says what is accepted.

use super::{changes, choices_of};
use crate::rules::charleston::PASS;
use crate::rules::check::{UNLIKE, accepts};
use crate::rules::exposure::is_stray;
use crate::rules::{Action, Claim, ExposureAt, Naming, Seat, Situation, View};
use crate::tile::{Tile, TileCounts};

/// Every action that could be a mistake now.
pub(super) fn conceivable(view: View<'_>) -> Vec<Action> {
    let awaited = view.must_act();
    match view.situation() {
        Situation::Charleston(_) if awaited => {
            let mut actions = passes_with_jokers(view);
            actions.push(Action::LookAtPass);
            actions
        }
        Situation::CourtesyPass { count } if awaited => with_jokers(view, count.into())
            .map(Action::PassCourtesy)
            .collect(),
        Situation::ToDraw(_) | Situation::ToDiscard(_) => {
            let mut actions = in_play(view);
            if view.late_discard().is_some() {
                actions.extend(claims(view));
            }
            actions
        }
        Situation::Mush if awaited => (1..=usize::from(PASS))
            .flat_map(|count| with_jokers(view, count))
            .map(Action::Mush)
            .collect(),
        Situation::Claims(_) if awaited => {
            let mut actions = claims(view);
            actions.push(Action::Draw);
            actions.extend(exchanges(view));
            actions
        }
        Situation::Challenged { .. } if awaited => vec![Action::Admit, Action::Deny],
        Situation::Announced(_) if awaited => vec![Action::LayOpen],
        Situation::LaidOpen(_) if awaited => vec![Action::ThrowIn],
        _ => Vec::new(),
    }
}

fn passes_with_jokers(view: View<'_>) -> Vec<Action> {
    (0..PASS)
        .flat_map(|blind| {
            with_jokers(view, usize::from(PASS - blind))
                .map(move |tiles| Action::Pass { tiles, blind })
        })
        .collect()
}

/// Every `count` tiles of the rack with a joker among them.
fn with_jokers(view: View<'_>, count: usize) -> impl Iterator<Item = TileCounts> {
    choices_of(&view.rack().kinds().collect::<Vec<_>>(), count)
        .into_iter()
        .filter(|tiles| tiles[Tile::Joker] > 0)
}

fn in_play(view: View<'_>) -> Vec<Action> {
    let mut actions = vec![Action::DeclareMahJongg, Action::Draw];
    actions.extend(changes(view));
    actions.extend(Seat::ALL.map(Action::Challenge));
    actions.extend(exchanges(view));
    actions.extend(view.rack().kinds().map(|(tile, _)| Action::Discard(tile)));
    actions.extend(names(view));
    actions
}

/// An exchange from every exposure.
fn exchanges(view: View<'_>) -> impl Iterator<Item = Action> {
    Seat::ALL.into_iter().flat_map(move |seat| {
        (0..view.exposures(seat).len()).map(move |index| {
            Action::Exchange(ExposureAt {
                seat,
                index: index as u8,
            })
        })
    })
}

/// Every tile of the rack under every name, where players name their discards.
pub(super) fn names(view: View<'_>) -> impl Iterator<Item = Action> {
    let by_player = view.rules().naming == Naming::ByPlayer
        && matches!(
            view.situation(),
            Situation::ToDraw(_) | Situation::ToDiscard(_)
        );
    let tiles = view.rack().kinds().filter(move |_| by_player);
    tiles.flat_map(|(tile, _)| Tile::ALL.map(|name| Action::DiscardAs { tile, name }))
}

fn claims(view: View<'_>) -> Vec<Action> {
    let Some(tile) = view.claimable() else {
        debug_assert!(false, "who is asked is asked about a discard");
        return Vec::new();
    };
    let held = view.rack()[tile];
    let jokers = view.rack()[Tile::Joker];
    let mut actions = vec![Action::Claim(Claim::MahJongg)];
    for naturals in 0..=held {
        actions
            .extend((0..=jokers).map(|jokers| Action::Claim(Claim::Exposure { naturals, jokers })));
    }
    actions
}

/// Claims for tiles that are not identical: any two, and what makes a printed cluster of the card. What
/// holds of one holds of all with as many tiles, so that only one is checked.
pub(super) fn claims_of_unlike(view: View<'_>) -> Vec<Action> {
    let is_asked = match view.situation() {
        Situation::Claims(_) => view.must_act(),
        _ => view.late_discard().is_some(),
    };
    let Some(tile) = view.claimable().filter(|_| is_asked) else {
        return Vec::new();
    };
    let kinds: Vec<_> = view.rack().kinds().collect();
    let mut pairs = choices_of(&kinds, UNLIKE);
    pairs.retain(|tiles| tiles.tiles().any(|other| is_stray(other, tile)));
    let clusters = view.card().matching().clusters().iter();
    let rests = clusters.filter_map(|cluster| {
        let mut rest = *cluster;
        (rest.remove(tile) && rest.total() > UNLIKE && view.rack().contains(&rest)).then_some(rest)
    });
    let may = |tiles: &TileCounts| accepts(view, &Action::Claim(Claim::Unlike(*tiles))).is_ok();
    if !pairs.first().is_some_and(may) {
        pairs.clear();
    }
    let all = pairs.into_iter().chain(rests.filter(may));
    all.map(|tiles| Action::Claim(Claim::Unlike(tiles)))
        .collect()
}
