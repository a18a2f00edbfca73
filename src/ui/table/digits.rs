//! What the digit keys do changes with what is awaited: a digit that is pressed as it changes was meant for
//! what was there before.

use super::prompt::Prompt;
use crate::play::{Awaited, PendingCall, Session};

/// So many seconds after the choices have changed, nobody can have seen them and pressed a digit for it.
const TIME_TO_SEE: f64 = 0.25;

/// What the digit keys stand for, and since when.
#[derive(Debug, Default)]
pub(super) struct Digits {
    seen: Option<(Meaning, f64)>,
}

/// On what it depends which digit does what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Meaning {
    game: u32,
    actions: usize,
    awaited: Awaited,
    called: Option<PendingCall>,
    stands_out: Option<usize>,
}

impl Digits {
    /// Whether the digits stand for something else since just now; to be asked in every frame.
    pub(super) fn are_new(&mut self, session: &Session, prompt: &Prompt, now: f64) -> bool {
        let meaning = Meaning {
            game: session.number(),
            actions: session.actions_done(),
            awaited: session.awaited(),
            called: session.pending_call(),
            stands_out: prompt.choices.iter().position(|choice| choice.is_primary),
        };
        let since = match self.seen {
            Some((before, since)) if before == meaning => since,
            _ => now,
        };
        self.seen = Some((meaning, since));
        now - since < TIME_TO_SEE
    }
}
