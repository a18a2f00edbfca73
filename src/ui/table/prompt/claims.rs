//! A discard that may be claimed.

use super::turn::{discard_choice, exchange_choice};
use super::{Choice, Prompt};
use crate::msg;
use crate::rules::{Action, Claim, ClaimWindow, Discard, ExposureAt, Seat, Situation, View};
use crate::tile::{Tile, TileCounts};
use crate::ui::table::selection::Selection;
use crate::ui::table::{LEARNER, TableCommand};
use crate::wording::{self, Names};

impl Prompt {
    pub(super) fn of_claims(
        view: View<'_>,
        discard: Discard,
        names: Names,
        selection: &Selection,
    ) -> Self {
        let player = names.name(discard.by);
        let called = wording::a_newest_discard(view.discards());
        let tile = called.unwrap_or_else(|| wording::a_tile(discard.tile));
        if view.own_claim().is_some() {
            let retract = Choice::act(Action::Retract, view);
            let may_retract = view.accepts(&Action::Retract).is_ok();
            return Self {
                explains: may_retract.then(|| msg!("table-claimed-why")),
                choices: Vec::from_iter(may_retract.then_some(retract)),
                ..Self::of_others(msg!("table-claimed", tile = tile))
            };
        }
        if !view.must_act() {
            let says = if discard.by == LEARNER {
                msg!("table-discarded-yours", tile = tile)
            } else {
                msg!("table-discarded", player = player, tile = tile)
            };
            if view.may_draw_early() {
                let draw = vec![Choice::act(Action::Draw, view).primary()];
                return Self::yours(says, msg!("table-draw-why"), draw).trying(view, selection);
            }
            return Self::of_others(says).trying(view, selection);
        }
        let legal = view.legal_actions();
        let mah_jongg = Action::Claim(Claim::MahJongg);
        let win = Choice::act(mah_jongg, view);
        let let_go = Choice::act(Action::LetGo, view);
        let may_win = legal.contains(&mah_jongg);
        let mut choices = if may_win {
            vec![win.clone().primary(), let_go]
        } else {
            vec![let_go.primary()]
        };
        let offered = with_fewest_jokers(&legal);
        choices.extend(
            offered
                .iter()
                .filter_map(|action| exposure_choice(view, discard, *action)),
        );
        if !may_win {
            choices.push(win.on_request());
        }
        if legal.contains(&Action::Draw) {
            choices.push(Choice::act(Action::Draw, view));
        }
        choices.extend(claim_with_chosen(view, &offered, discard, selection));
        choices.extend(in_error(view));
        Self::yours(
            msg!("table-claims", player = player, tile = tile),
            match view.rules().claim_window {
                _ if may_win => msg!("table-claims-win-why"),
                ClaimWindow::Timed(_) => msg!("table-claims-timed-why"),
                _ => msg!("table-claims-why"),
            },
            choices,
        )
    }

    /// The learner has claimed the newest discard for an exposure, and nothing lies open yet.
    pub(super) fn of_call(view: View<'_>) -> Self {
        let tile = view.newest_discard().map(|it| wording::a_tile(it.tile));
        let says = match tile {
            Some(tile) => msg!("table-called", tile = tile),
            None => msg!("table-claims-why"),
        };
        let lay_open = Choice::new(msg!("table-called-lay-open"), TableCommand::LayCalledOpen);
        let take_back = Choice::new(msg!("action-retract"), TableCommand::TakeCallBack);
        let choices = vec![lay_open.primary(), take_back];
        Self::yours(says, msg!("table-called-why"), choices)
    }

    /// Lets the learner try what is not offered: the engine says by which rule it may not be.
    pub(super) fn trying(mut self, view: View<'_>, selection: &Selection) -> Self {
        if let Some(discard) = view.newest_discard()
            && discard.by != LEARNER
            && !matches!(view.situation(), Situation::ToDiscard(_))
        {
            let mah_jongg = Action::Claim(Claim::MahJongg);
            self.choices.push(Choice::act(mah_jongg, view).on_request());
            self.choices
                .extend(claim_with_chosen(view, &[], discard, selection));
        }
        if selection.chosen().total() == 1 {
            self.choices.push(discard_choice(view, selection));
        }
        self.choices.extend(in_error(view));
        self
    }
}

/// A tile out of turn, or one too many, and an exchange at the wrong time, where mistakes are allowed.
pub(super) fn in_error(view: View<'_>) -> impl Iterator<Item = Choice> {
    let exchanges = Seat::ALL.into_iter().flat_map(move |seat| {
        (0_u8..)
            .zip(view.exposures(seat))
            .map(move |(index, _)| Action::Exchange(ExposureAt { seat, index }))
    });
    let actions = exchanges.chain([Action::Draw]);
    actions
        .filter(move |action| view.check(action).is_err() && view.accepts(action).is_ok())
        .filter_map(move |action| match action {
            Action::Exchange(_) => exchange_choice(view, action).map(Choice::on_request),
            _ => Some(Choice::act(action, view).on_request()),
        })
}

pub(super) fn exposure_choice(view: View<'_>, discard: Discard, action: Action) -> Option<Choice> {
    let Action::Claim(Claim::Exposure { naturals, jokers }) = action else {
        return None;
    };
    let size = 1 + naturals + jokers;
    let alike = std::iter::repeat_n(discard.tile, usize::from(1 + naturals));
    let jokers = std::iter::repeat_n(Tile::Joker, usize::from(jokers));
    Some(Choice {
        short: Some(msg!("table-claim-group", size = size)),
        ..Choice::act(action, view).showing(alike.chain(jokers))
    })
}

/// Of the exposures that are legal, for each size the one that spends the fewest jokers. Any other can be
/// claimed by choosing its tiles on the rack.
fn with_fewest_jokers(legal: &[Action]) -> Vec<Action> {
    let beside = |action: &Action| match action {
        Action::Claim(Claim::Exposure { naturals, jokers }) => Some((naturals + jokers, *jokers)),
        _ => None,
    };
    let least = |size: u8| {
        let same = legal.iter().filter_map(beside).filter(|it| it.0 == size);
        same.map(|(_, jokers)| jokers).min()
    };
    legal
        .iter()
        .copied()
        .filter(|action| beside(action).is_some_and(|(size, jokers)| least(size) == Some(jokers)))
        .collect()
}

/// More tiles than these are beside the claimed one in no group.
const MOST_BESIDE: usize = 5;

/// The claim with the tiles chosen on the rack, when it is not offered already: the engine says why not.
fn claim_with_chosen(
    view: View<'_>,
    offered: &[Action],
    discard: Discard,
    selection: &Selection,
) -> Option<Choice> {
    let chosen: TileCounts = selection.chosen();
    let (naturals, jokers) = (chosen[discard.tile], chosen[Tile::Joker]);
    let action = Action::Claim(Claim::Exposure { naturals, jokers });
    let only_alike = usize::from(naturals + jokers) == chosen.total();
    if chosen.is_empty() || chosen.total() > MOST_BESIDE {
        None
    } else if !only_alike {
        let claim = Action::Claim(Claim::Unlike(chosen));
        let tiles = std::iter::once(discard.tile).chain(chosen.tiles());
        Some(Choice {
            short: Some(msg!("table-claim-unlike")),
            ..Choice::act(claim, view).showing(tiles)
        })
    } else if offered.contains(&action) {
        None
    } else {
        exposure_choice(view, discard, action)
    }
}
