//! The last things that were asked for, by kind: for a report of what went wrong. Never what was typed, chosen or named.

use std::collections::VecDeque;
use std::fmt::{self, Debug, Write};
use std::sync::{Arc, Mutex, PoisonError};

use super::Settings;

/// How many of the last events are kept.
const MOST: usize = 60;

/// As much of an event as its name can be, in bytes.
const LONGEST: usize = 96;

/// The last events and the settings, shared with whoever tells of a failure.
#[derive(Debug, Clone, Default)]
pub(super) struct EventLog(Arc<Mutex<Noted>>);

/// What has been noted.
#[derive(Debug, Clone, Default)]
pub(super) struct Noted {
    /// The names of the last events, oldest first; how often each came in a row.
    events: VecDeque<(String, u32)>,
    /// The settings, without what is the learner's own.
    pub(super) settings: Settings,
}

impl EventLog {
    /// Notes an event by the names of its variants: of `Go(Lesson("first"))` it keeps `Go Lesson`.
    pub(super) fn note(&self, event: &impl Debug) {
        let name = name_of(event);
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match noted.events.back_mut() {
            Some((last, times)) if *last == name => *times = times.saturating_add(1),
            _ => noted.events.push_back((name, 1)),
        }
        if noted.events.len() > MOST {
            noted.events.pop_front();
        }
    }

    /// Notes what the learner has chosen.
    pub(super) fn note_settings(&self, settings: &Settings) {
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        noted.settings = settings.impersonal();
    }

    /// What was noted; nothing where it is being written to at this moment, as by whoever fails.
    pub(super) fn noted(&self) -> Noted {
        self.0
            .try_lock()
            .map(|noted| noted.clone())
            .unwrap_or_default()
    }
}

impl Noted {
    /// The events as lines, oldest first.
    pub(super) fn lines(&self) -> Vec<String> {
        let line = |(name, times): &(String, u32)| match times {
            1 => name.clone(),
            times => format!("{name} x {times}"),
        };
        self.events.iter().map(line).collect()
    }
}

/// The names of the variants at the head of what is debugged.
fn name_of(event: &impl Debug) -> String {
    let mut head = Head(String::new());
    // It ends early where it is long.
    let _ = write!(head, "{event:?}");
    let mut names: Vec<&str> = Vec::new();
    for part in head.0.split('(') {
        let name = part
            .split([' ', '{', ')', ',', '"'])
            .next()
            .unwrap_or_default();
        let is_variant = name.starts_with(|first: char| first.is_ascii_uppercase())
            && name.chars().all(|letter| letter.is_ascii_alphabetic());
        if !is_variant {
            break;
        }
        names.push(name);
        if name.len() != part.len() {
            break;
        }
    }
    names.join(" ")
}

/// Keeps the beginning of what is written.
struct Head(String);

impl Write for Head {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > LONGEST {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    #[expect(dead_code, reason = "read by `Debug`")]
    enum Event {
        Go(Screen),
        Rename { to: String },
        Back,
    }

    #[derive(Debug)]
    #[expect(dead_code, reason = "read by `Debug`")]
    enum Screen {
        Lesson(String),
        Table,
    }

    #[test]
    fn an_event_is_noted_by_its_kind_and_never_by_what_was_typed() {
        let lesson = Event::Go(Screen::Lesson("Grandma(Secret)".to_owned()));
        assert_eq!(name_of(&lesson), "Go Lesson");
        assert_eq!(name_of(&Event::Go(Screen::Table)), "Go Table");
        let to = "Friday".to_owned();
        assert_eq!(name_of(&Event::Rename { to }), "Rename");
        assert_eq!(name_of(&Event::Back), "Back");
        assert_eq!(name_of(&"Typed"), "");
    }

    #[test]
    fn the_last_events_are_kept_and_repeated_ones_counted() {
        let log = EventLog::default();
        for _ in 0..3 {
            log.note(&Event::Back);
        }
        for _ in 0..MOST {
            log.note(&Event::Go(Screen::Table));
            log.note(&Event::Back);
        }
        let lines = log.noted().lines();
        assert_eq!(lines.len(), MOST);
        assert_eq!(lines.last().map(String::as_str), Some("Back"));
        let log = EventLog::default();
        log.note(&Event::Back);
        log.note(&Event::Back);
        assert_eq!(log.noted().lines(), ["Back x 2"]);
    }
}
