//! The passes of the Charleston, and the courtesy pass.

use super::{Prompt, PromptChoice};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, CharlestonPass, Event, OptionalAction, Seat, View};
use crate::tile::TileCounts;
use crate::ui::table::LEARNER;
use crate::ui::table::selection::Selection;
use crate::wording::{self, Names};

impl Prompt {
    pub(super) fn of_pass(
        view: View<'_>,
        pass: CharlestonPass,
        names: Names,
        selection: &Selection,
    ) -> Self {
        let is_taught = !view.rules().untaught.contains(&OptionalAction::BlindPass);
        let asks_blind = allows_blind(pass) && is_taught;
        let tiles = selection.chosen();
        let blind = if asks_blind { selection.blind } else { 0 };
        let wanted = 3 - blind.min(3);
        let choice = PromptChoice::action(Action::Pass { tiles, blind }, view).primary();
        let mut choices = vec![choice.lacking(usize::from(wanted), tiles.total())];
        if view.check(&Action::DeclareMahJongg).is_ok() {
            choices.push(PromptChoice::action(Action::DeclareMahJongg, view));
        }
        if asks_blind && view.accepts(&Action::LookAtPass).is_ok() {
            choices.push(PromptChoice::action(Action::LookAtPass, view));
        }
        let to = names.name(receiver(pass));
        Self {
            asks_blind,
            ..Self::yours(
                msg!(
                    "table-charleston",
                    step = wording::charleston_pass(pass),
                    wanted = wanted,
                    player = to,
                ),
                if let Some(seen) = view.seen_incoming() {
                    looked(&seen)
                } else if asks_blind {
                    msg!("table-charleston-blind-why")
                } else if pass == CharlestonPass::FirstRight && tiles.is_empty() {
                    msg!("table-charleston-first-why")
                } else {
                    msg!("table-charleston-why", chosen = tiles.total())
                },
                choices,
            )
        }
    }

    pub(super) fn of_offer(view: View<'_>, names: Names) -> Self {
        let choices =
            [0, 1, 2, 3].map(|count| PromptChoice::action(Action::OfferCourtesy(count), view));
        let across = names.name(LEARNER.across());
        let stopped = view
            .events()
            .rev()
            .find(|event| matches!(event, Event::Voted { stopped_by } if !stopped_by.is_empty()));
        // Who wanted to go on is told why it ends.
        let why = match stopped {
            Some(stopped) => msg!(
                "table-courtesy-after-stop",
                told = wording::event(&stopped, names)
            ),
            None => msg!("table-courtesy-why"),
        };
        let says = msg!("table-courtesy", player = across);
        Self::yours(says, why, choices.to_vec())
    }

    pub(super) fn of_courtesy(
        view: View<'_>,
        count: u8,
        names: Names,
        selection: &Selection,
    ) -> Self {
        let across = names.name(LEARNER.across());
        let action = Action::PassCourtesy(selection.chosen());
        Self::yours(
            msg!("table-courtesy-give", count = count, player = across),
            msg!("table-courtesy-give-why"),
            vec![
                PromptChoice::action(action, view)
                    .primary()
                    .lacking(usize::from(count), selection.chosen().total()),
            ],
        )
    }
}

/// What the learner has seen who looked at what comes in.
fn looked(seen: &TileCounts) -> Message {
    if seen.is_empty() {
        msg!("table-looked-nothing-why")
    } else {
        msg!("table-looked-why", tiles = wording::tiles(seen))
    }
}

/// To whom the learner passes.
fn receiver(pass: CharlestonPass) -> Seat {
    match pass {
        CharlestonPass::FirstRight | CharlestonPass::LastRight => LEARNER.right(),
        CharlestonPass::FirstAcross | CharlestonPass::SecondAcross => LEARNER.across(),
        CharlestonPass::FirstLeft | CharlestonPass::SecondLeft => LEARNER.left(),
    }
}

/// Whether tiles may be passed on unseen (rules `char-blind-first-left`, `char-blind-last-right`).
const fn allows_blind(pass: CharlestonPass) -> bool {
    matches!(pass, CharlestonPass::FirstLeft | CharlestonPass::LastRight)
}
