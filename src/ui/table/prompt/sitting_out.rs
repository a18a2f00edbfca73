//! The learner sits out: they bet, and watch.

use super::{Prompt, PromptChoice};
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::{Bet, Seat, Situation};
use crate::ui::table::{TableCommand, names};
use crate::wording;

impl Prompt {
    /// The learner may bet, or not.
    pub(super) fn of_bet(session: &Session) -> Self {
        let names = names(session);
        let east = session.seating().east;
        let on = |seat: Seat| {
            let label = msg!("table-bet-on", player = names.name(seat));
            PromptChoice::new(label, TableCommand::Bet(Some(Bet::On(seat))))
        };
        let wall = TableCommand::Bet(Some(Bet::WallGame));
        let mut choices: Vec<_> = (0..4).map(|steps| on(east.steps_right(steps))).collect();
        choices.push(PromptChoice::new(msg!("table-bet-on-wall"), wall));
        choices.push(PromptChoice::new(
            msg!("table-bet-not"),
            TableCommand::Bet(None),
        ));
        Self::yours(msg!("table-bet"), msg!("table-bet-why"), choices)
    }

    /// The four play, and the learner watches.
    pub(super) fn of_watching(session: &Session) -> Self {
        let view = session.view();
        let is_bet_time_over = session.has_answered_bet() || !view.discards().is_empty();
        let mut prompt = Self {
            explains: Some(if is_bet_time_over {
                own_bet(session)
            } else {
                msg!("table-watch-why")
            }),
            ..Self::of_others(happening(session))
        };
        if is_bet_time_over {
            let to_end = PromptChoice::new(msg!("table-play-to-end"), TableCommand::PlayToEnd);
            prompt.choices.push(to_end);
        }
        prompt
    }
}

/// What goes on at the table.
fn happening(session: &Session) -> Message {
    let names = names(session);
    let view = session.view();
    match view.situation() {
        Situation::Charleston(pass) => {
            msg!(
                "table-watch-charleston",
                step = wording::charleston_pass(pass)
            )
        }
        Situation::ToDiscard(seat) => msg!("table-thinks", player = names.name(seat)),
        Situation::NamePrice(facts) => {
            msg!("table-names-price", player = names.name(facts.winner))
        }
        Situation::Claims(_) | Situation::ToDraw(_) => match view.newest_discard() {
            Some(discard) => msg!(
                "table-discarded",
                player = names.name(discard.by),
                tile = wording::a_tile(discard.tile)
            ),
            None => msg!("table-watch"),
        },
        _ => match view.events().next_back() {
            Some(event) => wording::event(&event, names),
            None => msg!("table-watch"),
        },
    }
}

/// What the learner has bet on.
fn own_bet(session: &Session) -> Message {
    match session.known_bet() {
        Some(Bet::On(seat)) => msg!("table-own-bet", player = names(session).name(seat)),
        Some(Bet::WallGame) => msg!("table-own-bet-wall"),
        None => msg!("table-own-bet-none"),
    }
}
