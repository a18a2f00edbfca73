//! The people of a game, with what it brought them.

use super::ShownResult;
use crate::locale::Message;
use crate::rules::{BySeat, Outcome, Party, Seat};
use crate::ui::table::LEARNER;
use crate::ui::table::player_name::{bettor_name, face_of, player_name};
use crate::ui::widgets::Face;
use crate::wording;

/// Somebody who pays or is paid.
pub(super) struct Person {
    pub(super) party: Party,
    pub(super) name: Message,
    pub(super) face: Option<Face>,
    pub(super) is_learner: bool,
    /// What the game brought them.
    pub(super) change: i32,
    /// How that comes about, payment by payment.
    pub(super) how: Vec<Message>,
    /// What they have in the match.
    pub(super) score: i32,
}

/// The players from East, or from the learner where nobody is called so, and who sits out.
pub(super) fn people(shown: ShownResult<'_>) -> Vec<Person> {
    let ShownResult {
        session,
        outcome,
        names,
        ..
    } = shown;
    let bet = session.bet_settlement().unwrap_or_default();
    let balance = match outcome {
        Outcome::Win(win) => win.payments.balance,
        Outcome::Penalty(end) => end.payments.balance,
        Outcome::WallGame => BySeat::default(),
    };
    let scores = session.scores();
    let of_seat = |seat: Seat| Person {
        party: Party::Player(seat),
        name: player_name(session, seat, names),
        face: face_of(session, seat, names),
        is_learner: session.learner() == Some(seat),
        change: bet.balance[seat] + balance[seat],
        how: wording::account(outcome, &bet, names, seat),
        score: scores[seat],
    };
    let first = names.east.unwrap_or(LEARNER);
    let seats = (0..4).map(|steps| first.steps_right(steps));
    let mut people: Vec<_> = seats.map(of_seat).collect();
    people.extend(session.bettor_score().map(|score| Person {
        party: Party::Bettor,
        name: bettor_name(session),
        face: match session.betting_opponent() {
            _ if session.sits_out() => Some(Face::Learner),
            opponent => opponent.map(Face::Of),
        },
        is_learner: session.sits_out(),
        change: bet.bettor,
        how: wording::account_of_bettor(session.known_bet(), &bet, names),
        score,
    }));
    people
}
