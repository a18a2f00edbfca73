//! What a warning says.

use super::reason as refusal_reason;
use super::{Names, action, coach_reason, line, line_in_sentence, wins_in_hundred};
use crate::card::Card;
use crate::coach::{Danger, Warning};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, View};

/// What an action gives up, and why; of a claim, or of letting go, what would be better.
pub fn warning(warning: &Warning, view: View<'_>) -> Message {
    let best = match warning.best.action {
        // The button that does it may say what follows: a tile is drawn.
        Action::LetGo => msg!("warning-let-it-go"),
        best => action(&best, view),
    };
    let best = match warning.best.action.given_away() {
        Some(given) if given.total() > 1 => {
            msg!(
                "warning-best-tiles",
                best = best,
                tiles = super::tiles(&given)
            )
        }
        _ => best,
    };
    if let Some(danger) = warning.danger {
        return msg!(
            "warning-of-danger",
            why = danger_of(danger, view.card()),
            best = best
        );
    }
    msg!(
        "warning-says",
        why = coach_reason(&warning.reason, view.card()),
        tells = if warning.tells_of_best() {
            "better"
        } else {
            "own"
        },
        of = what_it_costs(warning),
        loss = wins_in_hundred(warning.within_best(warning.loss)),
        points = whole_points(warning),
        best = best
    )
}

/// What an action does to the hand that no figure tells.
pub(super) fn danger_of(danger: Danger, card: &Card) -> Message {
    match danger {
        Danger::FalseMahJongg(reason) => msg!(
            "danger-false-mah-jongg",
            why = refusal_reason(&reason, Names::by_place(), card)
        ),
        Danger::NoLineLeft => msg!("danger-no-line-left"),
        Danger::ClosesPlan(of) => msg!(
            "danger-closes-plan",
            line = line(card, of),
            concealed = if card.line(of).concealed { "yes" } else { "no" }
        ),
        Danger::ClosesConcealedLine(of) => {
            msg!("danger-concealed-line", line = line_in_sentence(card, of))
        }
    }
}

/// Whether an action is said to cost some of the chance to win, or points.
pub(super) fn what_it_costs(warning: &Warning) -> &'static str {
    if warning.is_about_points() {
        "points"
    } else {
        "chance"
    }
}

/// How many points an action costs, at least one.
pub(super) fn whole_points(warning: &Warning) -> i64 {
    (warning.points.round() as i64).max(1)
}
