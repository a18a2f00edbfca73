//! What the players at a table are called, and what is told of them.

use super::LEARNER;
use super::player::{Arrangement, PlayerArea};
use crate::bot::Character;
use crate::locale::Message;
use crate::msg;
use crate::play::{Opening, OpeningStep, Session};
use crate::rules::Seat;
use crate::ui::widgets::{Face, Icon};
use crate::wording::{self, Names, place_of};

impl PlayerArea<'_> {
    /// What the player is called on the plate, where the badge tells the wind.
    pub(super) fn name(&self) -> Message {
        if let Some(opponent) = self.telling.names.people[self.seat] {
            wording::opponent_name(opponent)
        } else if Some(self.seat) == self.session.learner() {
            msg!("table-place", place = place_of(self.seat))
        } else {
            player_name(self.session, self.seat, self.telling.names)
        }
    }

    /// Where the player sits, where the name does not tell it: in a lesson, and where all stand in one row, so that it is not
    /// seen.
    pub(super) fn place(&self) -> Option<Message> {
        let is_told = self.telling.in_lesson || self.arrangement == Arrangement::Row;
        let is_called_so = is_told && self.seat != LEARNER;
        let tells_place = is_named_by_place(self.session, self.telling.names);
        (is_called_so && !tells_place).then(|| match self.arrangement {
            // Here there is room for few words.
            Arrangement::Row => msg!("table-place.short", place = place_of(self.seat)),
            _ => msg!("table-place", place = place_of(self.seat)),
        })
    }

    /// The name with the wind, and where the player sits, where that is told.
    pub(super) fn whole_name(&self) -> Message {
        let name = player_name(self.session, self.seat, self.telling.names);
        if self.place().is_some() {
            msg!("table-player-at", name = name, place = place_of(self.seat))
        } else {
            name
        }
    }

    /// How a bot plays, where that is told.
    pub(super) fn character(&self) -> Option<Character> {
        let character = self.session.character(self.seat);
        character.filter(|_| !self.telling.in_lesson)
    }

    /// Who a bot is, and what kind of player.
    pub(super) fn about(&self) -> Option<Message> {
        let plays = self.plays()?;
        Some(msg!(
            "opponent-summary",
            summary = self.whole_name(),
            about = plays
        ))
    }

    /// What kind of player a bot is.
    pub(super) fn plays(&self) -> Option<Message> {
        let Character { level, style } = self.character()?;
        Some(msg!(
            "opponent-about",
            level = wording::level(level),
            style = wording::style(style),
            about = wording::style_about(style)
        ))
    }

    pub(super) fn summary(&self, points: i32) -> Message {
        let summary = msg!(
            "table-player",
            name = self.whole_name(),
            tiles = self.holds,
            exposures = self.session.view().exposures(self.seat).len(),
            points = points,
            scored = if self.telling.scores { "yes" } else { "no" },
            turn = if self.in_turn { "yes" } else { "no" }
        );
        let summary = if self.is_dead() {
            msg!("table-player-dead", summary = summary)
        } else {
            summary
        };
        match self.plays() {
            Some(plays) => msg!("opponent-summary", summary = summary, about = plays),
            None => summary,
        }
    }
}

/// "Tom (bettor)", "Bettor", or "You: bettor".
pub(super) fn bettor_name(session: &Session) -> Message {
    match session.betting_opponent() {
        _ if session.sits_out() => msg!("table-you-bet"),
        Some(opponent) => msg!(
            "table-bettor-named",
            name = wording::opponent_name(opponent)
        ),
        None => msg!("table-bettor-name"),
    }
}

/// "Rosa (South)", "South", or "You: East"; before the winds of the seats are known, "Rosa" or "On your right".
pub(super) fn player_name(session: &Session, seat: Seat, names: Names) -> Message {
    let opponent = names.people[seat].map(wording::opponent_name);
    if is_named_by_place(session, names) {
        return opponent.unwrap_or_else(|| msg!("table-place", place = place_of(seat)));
    }
    let wind = wording::seat(seat, session.view().east());
    match opponent {
        Some(name) => msg!("table-player-named", name = name, wind = wind),
        None if Some(seat) == session.learner() => msg!("table-you-are", seat = wind),
        None => wind,
    }
}

/// How a player looks, where people have names.
pub(super) fn face_of(session: &Session, seat: Seat, names: Names) -> Option<Face> {
    let has_names = names.people.iter().any(|(_, opponent)| opponent.is_some());
    match names.people[seat] {
        Some(opponent) => Some(Face::Of(opponent)),
        None => (has_names && session.learner() == Some(seat)).then_some(Face::Learner),
    }
}

/// The way to a player's side of the table; none to the own one.
pub(super) fn way_to(seat: Seat) -> Option<Icon> {
    match LEARNER.steps_to(seat) {
        1 => Some(Icon::ArrowRight),
        2 => Some(Icon::ArrowUp),
        3 => Some(Icon::ArrowLeft),
        _ => None,
    }
}

/// Whether the winds of the seats are not decided yet, or nothing that the learner knows.
pub(super) fn is_named_by_place(session: &Session, names: Names) -> bool {
    is_rolling(session) || names.east.is_none()
}

/// Whether the dice are deciding who is East.
pub(super) fn is_rolling(session: &Session) -> bool {
    session.opening().map(Opening::step) == Some(OpeningStep::RollForEast)
}
