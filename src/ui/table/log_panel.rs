//! The log: who did what, turn by turn, oldest first.
//!
//! What is told is put into words when it happens, and not in every frame.

use std::iter::Peekable;

use egui::{RichText, ScrollArea, Ui};

use super::log_line::{LogLine, Part, done_by, tiles_of};
use super::names;
use super::player_name::face_of;
use crate::locale::Language;
use crate::msg;
use crate::play::Session;
use crate::rules::{Event, Seat};
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Rows;
use crate::ui::words::said;
use crate::wording::{self, Names};

/// What of a game has been told, in words.
#[derive(Debug, Default)]
pub(super) struct Log {
    /// How far, in which language, and what the players are called.
    told: Option<(SoFar, Language, Names)>,
    /// What the lines tell of, one by one.
    events: Vec<Event>,
    lines: Vec<LogLine>,
    /// What happened last since the learner did something.
    news: String,
    /// How it ended, and what went wrong in it.
    closing: Vec<String>,
    rows: Rows,
}

/// How far a match has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SoFar {
    game: u32,
    events: usize,
}

impl Log {
    /// Draws the log.
    pub(super) fn ui(&mut self, ui: &mut Ui, session: &Session, shared: &Shared<'_>) {
        self.follow(session, shared);
        if session.opening().is_some() || self.lines.is_empty() {
            let empty = shared.say(&msg!("table-log-empty"));
            ui.label(RichText::new(empty).color(Theme::current(ui).text_weak));
            return;
        }
        let Self {
            lines,
            closing,
            rows,
            ..
        } = self;
        ScrollArea::vertical()
            .id_salt("log")
            .auto_shrink(false)
            .stick_to_bottom(true)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                rows.show(ui, lines.len(), |ui, place| {
                    lines[place].ui(ui, shared);
                });
                for told in closing {
                    said(ui, shared, told, text_size::BODY);
                }
            });
    }

    /// What happened, line by line.
    pub(super) fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// What has happened last since the learner did something, in sentences; nothing when they did the last thing.
    pub(super) fn news(&self) -> &str {
        &self.news
    }

    /// Puts into words what has happened since it was followed before.
    pub(super) fn follow(&mut self, session: &Session, shared: &Shared<'_>) {
        let moment = SoFar {
            game: session.number(),
            events: session.view().events().len(),
        };
        let names = names(session);
        let now = Some((moment, shared.locale.language(), names));
        if self.told == now {
            return;
        }
        let before = std::mem::replace(&mut self.told, now);
        let is_same_game = before.is_some_and(|(before, language, names_before)| {
            (before.game, language, names_before) == (moment.game, shared.locale.language(), names)
        });
        // Only what is new is kept beside what is known: the rest is compared as it is looked through.
        let mut events = told(session, 0).peekable();
        let kept = if is_same_game {
            common_beginning(&self.events, &mut events)
        } else {
            0
        };
        if !is_same_game || kept < self.events.len() {
            self.rows = Rows::default();
        }
        self.events.truncate(kept);
        self.events.extend(events);
        let events = &self.events;
        // The last line of those is told anew: what came after it may change it.
        let kept = kept.saturating_sub(1);
        self.lines.truncate(kept);
        let new = wording::log_after(events, kept, names);
        let texts = new.iter().map(|line| shared.say(line));
        self.lines.extend(lines_of(events, kept, texts, session));
        let own = events
            .iter()
            .rposition(|event| is_done_by(event, session.learner()));
        let since = own.map_or(0, |own| own + 1);
        let newest = since.max(self.lines.len().saturating_sub(MOST_NEWS));
        let news = self.lines.get(newest..).unwrap_or_default().iter();
        let news: Vec<_> = news.map(|line| line.text.as_str()).collect();
        self.news = news.join(". ");
        let outcome = ended(events);
        let outcome = outcome.map(|it| wording::outcome(it, names, session.view().card()));
        let mistakes = session.mistakes_of_the_others();
        let mistakes = mistakes.map(|mistake| wording::mistake(mistake, names));
        let closing = outcome.into_iter().chain(mistakes);
        self.closing = closing.map(|told| shared.say(&told)).collect();
    }
}

/// With how many of the same events both begin; `now` goes on with the first other one.
fn common_beginning(before: &[Event], now: &mut Peekable<impl Iterator<Item = Event>>) -> usize {
    let before = before.iter();
    before
        .take_while(|event| now.next_if_eq(*event).is_some())
        .count()
}

/// A line for each of these events after the first `begun`, which the texts tell of.
fn lines_of(
    events: &[Event],
    begun: usize,
    texts: impl Iterator<Item = String>,
    session: &Session,
) -> Vec<LogLine> {
    let names = names(session);
    let (before, new) = events.split_at(begun.min(events.len()));
    let mut part = before.iter().rev().find_map(Part::of);
    let mut by = before.last().and_then(done_by);
    let lines = new.iter().zip(texts).map(|(event, text)| {
        let now = Part::of(event).or(part);
        let begins = now.filter(|_| now != part);
        let seat = done_by(event);
        let line = LogLine {
            text,
            tiles: tiles_of(event),
            face: seat.and_then(|seat| face_of(session, seat, names)),
            begins_turn: begins.is_some() || seat != by,
            begins,
        };
        (part, by) = (now, seat);
        line
    });
    lines.collect()
}

/// What is worth telling of what happened after the first `begun` events: passes between others say
/// nothing that everybody does not know.
pub(in crate::ui) fn told(session: &Session, begun: usize) -> impl Iterator<Item = Event> {
    let learner = session.learner();
    let is_own = move |seat: Seat| Some(seat) == learner;
    let events = session.view().events_since(begun);
    events.filter(move |event| match event {
        Event::Passed { from, to, .. } => is_own(*from) || is_own(*to),
        Event::CourtesyPassed { from, .. } => is_own(*from) || is_own(from.across()),
        Event::CourtesyAgreed { offers, .. } => offers.iter().any(|(seat, _)| is_own(*seat)),
        _ => true,
    })
}

/// So many of the last lines are news: more would be said over and over.
const MOST_NEWS: usize = 2;

/// Whether the learner did it, and knows.
fn is_done_by(event: &Event, learner: Option<Seat>) -> bool {
    let by = match event {
        Event::Passed { from, .. } | Event::CourtesyPassed { from, .. } => *from,
        Event::Discarded { seat, .. }
        | Event::Claimed { seat, .. }
        | Event::Exchanged { seat, .. } => *seat,
        _ => return false,
    };
    Some(by) == learner
}

fn ended(events: &[Event]) -> Option<&crate::rules::Outcome> {
    events.iter().find_map(|event| match event {
        Event::Ended(outcome) => Some(outcome),
        _ => None,
    })
}
