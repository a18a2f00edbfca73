//! What is said of a game that was played.

use super::coach::{in_percent_of, percent, wins_in_hundred};
use super::warning::{danger_of, warning, what_it_costs, whole_points};
use super::{action_done, charleston_pass_heading, coach_reason};
use crate::card::Card;
use crate::coach::{Severity, Warning};
use crate::locale::Message;
use crate::msg;
use crate::review::{Cause, GIVES_UP, Review, Swing, WinChance};
use crate::rules::{Action, Game, Seat, Situation, View};

/// Up to which loss, of the chance to win in a whole game, somebody has played well.
const WELL: f32 = 0.03;
/// The same for soundly.
const SOUNDLY: f32 = 0.08;
/// From which change on, up or down, luck is worth a word.
const WORTH_A_WORD: f32 = 0.05;

/// How a game went, in a few sentences: how well it was played, and what the tiles and the others did.
pub fn review_sums(review: &Review) -> Message {
    let sums = review.sums();
    let lost = -sums.decision.get();
    // What cost little of the chance to win may have cost points.
    let gravest = review.mistakes().map(|(_, mistake)| mistake.severity).max();
    let played = match gravest {
        None if lost < GIVES_UP => "flawless",
        None | Some(Severity::Doubtful) if lost <= WELL => "well",
        Some(Severity::VeryBad) => "learn",
        _ if lost <= SOUNDLY => "soundly",
        _ => "learn",
    };
    msg!(
        "review-sums",
        played = played,
        luck = match way(sums.luck) {
            "even" if good_luck(review) >= WORTH_A_WORD => "balanced",
            luck => luck,
        },
        // Where somebody else won, nobody was left any room.
        others = match way(sums.others) {
            "good" if !review.is_won() => "even",
            others => others,
        }
    )
}

/// What good luck alone has added.
fn good_luck(review: &Review) -> f32 {
    let swings = review.swings.iter().filter(|it| it.cause == Cause::Luck);
    let changes = swings.map(|it| (it.after - it.before).get());
    changes.filter(|change| *change > 0.0).sum()
}

/// How many of the choices were as good as the coach's, how many cost a little without being mistakes, and how many
/// are mistakes; that an unwanted
/// discard is let go is no choice. Of those that are as good it is told how many the learner was told by the coach: what
/// was `advised`, by how many actions came before.
pub fn review_choices(review: &Review, advised: &[usize]) -> Message {
    let [mut well, mut little, mut mistakes, mut told] = [0, 0, 0, 0];
    for (swing, decision) in review.decisions() {
        let is_let_go = swing.by.is_none_or(|(_, action)| action == Action::LetGo);
        match decision.costs_a_little() {
            _ if decision.mistake.is_some() => mistakes += 1,
            false if is_let_go => {}
            false => {
                well += 1;
                told += i64::from(advised.contains(&swing.actions));
            }
            // What the coach told and later thought better of is nobody's.
            true if advised.contains(&swing.actions) => {}
            true => little += 1,
        }
    }
    msg!(
        "review-choices",
        well = well,
        told = told,
        little = little,
        more = mistakes,
        count = well + little + mistakes
    )
}

/// What the chance to win came to, part by part: as they are told, they add up.
pub fn review_sums_of(review: &Review) -> Message {
    let sums = review.sums();
    let whole = |chance: WinChance| percent(chance.get());
    let (luck, decisions) = (whole(sums.luck), whole(sums.decision));
    // What is left by rounding the rest goes to the others.
    let others = whole(sums.result) - whole(sums.start) - luck - decisions;
    msg!(
        "review-sums-of",
        start = in_percent_of(sums.start.get()),
        result = in_percent_of(sums.result.get()),
        luck = part(luck),
        decisions = part(decisions),
        others = part(others)
    )
}

/// A change of the chance to win, in percent.
fn part(percent: i64) -> Message {
    let sign = match percent {
        0 => "none",
        1.. => "plus",
        _ => "minus",
    };
    msg!("review-part", sign = sign, percent = percent.abs())
}

/// Whether something has helped or hurt.
fn way(change: WinChance) -> &'static str {
    let change = change.get();
    if change >= WORTH_A_WORD {
        "good"
    } else if change <= -WORTH_A_WORD {
        "bad"
    } else {
        "even"
    }
}

/// A mistake: when it was, what was done, and what is to be said of it.
pub fn review_mistake(swing: &Swing, of: &Warning, game: &Game, seat: Seat) -> Message {
    let position = game.as_of(swing.actions);
    let view = position.view(seat);
    msg!(
        "review-mistake",
        when = review_moment(view),
        done = action_done(&of.action, view),
        why = warning(of, view)
    )
}

/// When something was, in words: at which pass of the Charleston, at the courtesy pass, or in or after which turn of the
/// seat's. `view` is of then.
pub fn review_moment(view: View<'_>) -> Message {
    match view.situation() {
        Situation::Charleston(at) => charleston_pass_heading(at),
        Situation::CourtesyOffer | Situation::CourtesyPass { .. } => msg!("table-courtesy-title"),
        Situation::ToDraw(seat) | Situation::ToDiscard(seat) if seat == view.seat() => {
            msg!("review-moment", at = "turn", turn = turns_ended(view) + 1)
        }
        _ => msg!("review-moment", at = "after", turn = turns_ended(view)),
    }
}

/// How many turns the seat has ended with a discard.
fn turns_ended(view: View<'_>) -> usize {
    let discards = view.discards().iter();
    discards.filter(|discard| discard.by == view.seat()).count()
}

/// How grave a mistake was.
pub fn review_grade(severity: Severity) -> Message {
    match severity {
        Severity::Doubtful => msg!("review-grade-doubtful"),
        Severity::Bad => msg!("review-grade-bad"),
        Severity::VeryBad => msg!("review-grade-very-bad"),
    }
}

/// How grave a mistake was, and what it has cost.
pub fn review_graded(of: &Warning) -> Message {
    msg!(
        "review-graded",
        grade = review_grade(of.severity),
        of = what_it_costs(of),
        points = whole_points(of),
        loss = wins_in_hundred(of.within_best(of.loss))
    )
}

/// How sure it is what something has cost.
pub fn review_sureness(of: &Warning) -> Message {
    match of.lead {
        Some(lead) => msg!(
            "review-sure",
            of = what_it_costs(of),
            points = lead.points_error.ceil() as i64,
            error = in_percent_of(lead.win_error)
        ),
        None => msg!("review-sure-at-once"),
    }
}

/// Why something was a mistake, and what it has cost.
pub fn review_reason(of: &Warning, card: &Card) -> Message {
    if let Some(danger) = of.danger {
        return danger_of(danger, card);
    }
    msg!(
        "review-reason",
        about = if of.action.given_away().is_some() {
            "done"
        } else {
            "better"
        },
        why = coach_reason(&of.reason, card),
        of = what_it_costs(of),
        points = whole_points(of),
        loss = wins_in_hundred(of.within_best(of.loss))
    )
}
