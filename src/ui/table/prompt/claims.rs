//! A discard that may be claimed.

use super::turn::{discard_choice, exchange_choice};
use super::{Prompt, PromptChoice};
use crate::locale::Message;
use crate::msg;
use crate::play::PendingCall;
use crate::rules::{Action, Claim, ClaimWindow, Discard, ExposureAt, Fact, Seat, Situation, View};
use crate::tile::{Tile, TileCounts};
use crate::ui::table::selection::Selection;
use crate::ui::table::{LEARNER, TableCommand};
use crate::wording::{self, Names};

impl Prompt {
    /// What may be done about a discard; `is_let_go` when the table does not stop for it.
    pub(super) fn of_claims(
        view: View<'_>,
        discard: Discard,
        names: Names,
        selection: &Selection,
        is_let_go: bool,
    ) -> Self {
        let player = names.name(discard.by);
        let tile = called_tile(view, discard);
        if view.own_claim().is_some() {
            let retract = PromptChoice::action(Action::Retract, view);
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
                let draw = vec![PromptChoice::action(Action::Draw, view).primary()];
                return Self::yours(says, msg!("table-draw-why"), draw).trying(view, selection);
            }
            return Self::of_others(says).trying(view, selection);
        }
        let take = PromptChoice::new(msg!("table-take"), TableCommand::CallDiscard);
        if is_let_go {
            let says = msg!("table-discarded", player = player, tile = tile);
            return Self {
                explains: Some(msg!("table-goes-on-why")),
                choices: vec![take],
                ..Self::of_others(says)
            }
            .trying(view, selection);
        }
        let legal = view.legal_actions();
        let mah_jongg = Action::Claim(Claim::MahJongg);
        let win = PromptChoice::action(mah_jongg, view);
        let let_go = PromptChoice::action(Action::LetGo, view);
        let may_win = legal.contains(&mah_jongg);
        let mut choices = if may_win {
            vec![win.clone().primary(), let_go]
        } else {
            vec![let_go.even()]
        };
        let (offered, _) = with_fewest_jokers(&legal);
        if selection.stands_in.is_match() {
            choices.extend((!offered.is_empty()).then_some(take));
        } else {
            choices.extend(groups(view, discard, &offered));
        }
        if !may_win {
            choices.push(win);
        }
        if legal.contains(&Action::Draw) {
            choices.push(PromptChoice::action(Action::Draw, view));
        }
        choices.extend(claim_with_chosen(view, &offered, discard, selection));
        choices.extend(in_error(view));
        Self::yours(
            msg!("table-claims", player = player, tile = tile),
            match view.rules().claim_window {
                _ if may_win => msg!("table-claims-win-why"),
                ClaimWindow::Timed(_) => msg!("table-claims-timed-why"),
                _ if view.next_after(discard.by) == LEARNER => {
                    msg!("table-claims-why", next = "you")
                }
                _ => msg!("table-claims-why", next = "other"),
            },
            choices,
        )
    }

    /// The learner draws next: letting the discard go and drawing are one step, and until then they may take it. The table
    /// `stops` for a discard that may help them.
    pub(super) fn of_draw_or_claim(
        view: View<'_>,
        discard: Discard,
        names: Names,
        selection: &Selection,
        stops: bool,
    ) -> Self {
        let player = names.name(discard.by);
        let tile = called_tile(view, discard);
        let legal = view.legal_actions();
        let mah_jongg = Action::Claim(Claim::MahJongg);
        let may_win = legal.contains(&mah_jongg);
        let mut draw = PromptChoice::let_go_and_draw(view, stops);
        draw.is_primary = !may_win;
        draw.is_even = stops && !may_win;
        let win = may_win.then(|| PromptChoice::action(mah_jongg, view).primary());
        let (offered, _) = with_fewest_jokers(&legal);
        let may_take = !stops || !offered.is_empty();
        let take =
            may_take.then(|| PromptChoice::new(msg!("table-take"), TableCommand::CallDiscard));
        let tries = PromptChoice::action(mah_jongg, view);
        let tries = (stops && !may_win).then_some(tries);
        let choices = win.into_iter().chain([draw]).chain(take).chain(tries);
        let choices = choices.collect();
        let says = if stops {
            msg!("table-claims", player = player, tile = tile)
        } else {
            msg!("table-discarded", player = player, tile = tile)
        };
        let explains = match (stops, may_win) {
            (false, _) => msg!("table-draw-or-take-why"),
            (true, true) => msg!("table-claims-win-why"),
            (true, false) => msg!("table-claims-why", next = "you"),
        };
        Self::yours(says, explains, choices).trying(view, selection)
    }

    /// The learner has called the newest discard, and nothing lies open yet.
    pub(super) fn of_call(view: View<'_>, called: PendingCall) -> Self {
        let Some(discard) = view.newest_discard() else {
            return Self::of_others(msg!("table-claims-why", next = "other"));
        };
        let tile = wording::a_tile(discard.tile);
        let take_back = PromptChoice::new(msg!("action-retract"), TableCommand::TakeCallBack);
        let (says, mut choices) = match called {
            PendingCall::Group(_) => {
                let lay_open =
                    PromptChoice::new(msg!("table-called-lay-open"), TableCommand::LayCalledOpen);
                (msg!("table-called", tile = tile), vec![lay_open.primary()])
            }
            PendingCall::Discard => {
                let legal = view.legal_actions();
                let (fewest, more) = with_fewest_jokers(&legal);
                let choices = [fewest, more];
                let choices = choices.iter().flat_map(|it| groups(view, discard, it));
                let mut choices: Vec<PromptChoice> =
                    choices.map(PromptChoice::in_few_words).collect();
                if let [only] = &mut choices[..] {
                    only.is_primary = true;
                }
                (msg!("table-take-which", tile = tile), choices)
            }
        };
        choices.push(take_back);
        Self::yours(says, msg!("table-called-why"), choices)
    }

    /// Lets the learner try what is not offered: the engine says by which rule it may not be.
    pub(super) fn trying(mut self, view: View<'_>, selection: &Selection) -> Self {
        if let Some(discard) = view.newest_discard()
            && discard.by != LEARNER
            && !matches!(view.situation(), Situation::ToDiscard(_))
        {
            let win = PromptChoice::action(Action::Claim(Claim::MahJongg), view).on_request();
            let is_offered = self.choices.iter().any(|it| it.command == win.command);
            self.choices.extend((!is_offered).then_some(win));
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
pub(super) fn in_error(view: View<'_>) -> impl Iterator<Item = PromptChoice> {
    let exchanges = Seat::ALL.into_iter().flat_map(move |seat| {
        (0_u8..)
            .zip(view.exposures(seat))
            .map(move |(index, _)| Action::Exchange(ExposureAt { seat, index }))
    });
    let actions = exchanges.chain([Action::Draw]);
    actions
        .filter(move |action| view.check(action).is_err() && view.accepts(action).is_ok())
        .filter_map(move |action| match action {
            Action::Exchange(_) => exchange_choice(view, action).map(PromptChoice::on_request),
            _ => Some(PromptChoice::action(action, view).on_request()),
        })
}

/// The tile as it was called, with the name it was given.
fn called_tile(view: View<'_>, discard: Discard) -> Message {
    let called = wording::a_newest_discard(view.discards());
    called.unwrap_or_else(|| wording::a_tile(discard.tile))
}

pub(super) fn exposure_choice(
    view: View<'_>,
    discard: Discard,
    action: Action,
) -> Option<PromptChoice> {
    let Action::Claim(Claim::Exposure { naturals, jokers }) = action else {
        return None;
    };
    let size = 1 + naturals + jokers;
    let of_its_kind = std::iter::repeat_n(discard.tile, usize::from(1 + naturals));
    let jokers = std::iter::repeat_n(Tile::Joker, usize::from(jokers));
    Some(PromptChoice {
        short: Some(msg!("table-claim-group", size = size)),
        ..PromptChoice::action(action, view).showing(of_its_kind.chain(jokers))
    })
}

impl PromptChoice {
    /// Letting a discard go and drawing, in one step; where the table does not stop for the discard nobody speaks of it.
    pub(in super::super) fn let_go_and_draw(view: View<'_>, stops: bool) -> Self {
        let label = if stops {
            msg!("table-let-go-and-draw")
        } else {
            wording::action(&Action::Draw, view)
        };
        Self::new(label, TableCommand::GoAheadAndDraw)
    }

    /// The claim for a group, in no more words than its name.
    fn in_few_words(self) -> Self {
        let size = self.tiles.len();
        let jokers = self.tiles.iter().filter(|tile| **tile == Tile::Joker);
        let jokers = jokers.count();
        Self {
            short: Some(msg!("table-open-group", size = size, jokers = jokers)),
            ..self
        }
    }
}

/// A choice for each of these exposures.
fn groups(
    view: View<'_>,
    discard: Discard,
    exposures: &[Action],
) -> impl Iterator<Item = PromptChoice> {
    exposures
        .iter()
        .filter_map(move |action| exposure_choice(view, discard, *action))
}

/// Of the exposures that are legal, for each size the one that spends the fewest jokers, and apart from them
/// the others.
fn with_fewest_jokers(legal: &[Action]) -> (Vec<Action>, Vec<Action>) {
    let beside = |action: &Action| match action {
        Action::Claim(Claim::Exposure { naturals, jokers }) => Some((naturals + jokers, *jokers)),
        _ => None,
    };
    let least = |size: u8| {
        let same = legal.iter().filter_map(beside).filter(|it| it.0 == size);
        same.map(|(_, jokers)| jokers).min()
    };
    let exposures = legal.iter().copied().filter(|it| beside(it).is_some());
    exposures.partition(|action| {
        beside(action).is_some_and(|(size, jokers)| least(size) == Some(jokers))
    })
}

/// More tiles than these are beside the claimed one in no group.
pub(in crate::ui::table) const MOST_BESIDE: u8 = 5;

/// The claim with the tiles chosen on the rack, when it is not offered already: the engine says why not.
fn claim_with_chosen(
    view: View<'_>,
    offered: &[Action],
    discard: Discard,
    selection: &Selection,
) -> Option<PromptChoice> {
    let chosen: TileCounts = selection.chosen();
    let (naturals, jokers) = (chosen[discard.tile], chosen[Tile::Joker]);
    let action = Action::Claim(Claim::Exposure { naturals, jokers });
    let are_identical = usize::from(naturals + jokers) == chosen.total();
    let claim = if are_identical {
        action
    } else {
        Action::Claim(Claim::Unlike(chosen))
    };
    if chosen.is_empty()
        || chosen.total() > usize::from(MOST_BESIDE)
        || is_yet_to_be_taught(view, &claim)
    {
        None
    } else if !are_identical {
        let tiles = std::iter::once(discard.tile).chain(chosen.tiles());
        Some(PromptChoice {
            short: Some(msg!("table-claim-unlike")),
            ..PromptChoice::action(claim, view).showing(tiles)
        })
    } else if offered.contains(&action) {
        None
    } else {
        exposure_choice(view, discard, action)
    }
}

/// Whether a lesson has left such actions out: then nothing is said of them.
fn is_yet_to_be_taught(view: View<'_>, action: &Action) -> bool {
    let refusal = view.check(action).err();
    let mut reasons = refusal.into_iter().flat_map(|refusal| refusal.reasons);
    reasons.any(|reason| matches!(reason.fact, Fact::NotTaughtYet(_)))
}
