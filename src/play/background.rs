//! Work on a thread of its own, so that the screen does not wait for it.

use std::sync::mpsc::{self, Receiver};
use std::thread;

use super::Refining;
use super::between_frames::wait_for_a_turn;

/// What comes of work that the screen does not wait for.
#[derive(Debug)]
pub struct Background<T>(Receiver<T>);

impl<T: Send + 'static> Background<T> {
    /// Begins to work. Unless `how` says that this happens in the background, what comes of it is there when this
    /// returns. Otherwise `tell` is called, from another thread, when it is there.
    pub fn begin(
        how: Refining,
        work: impl FnOnce() -> T + Send + 'static,
        tell: impl FnOnce() + Send + 'static,
    ) -> Self {
        let (done, result) = mpsc::channel();
        if let Refining::BetweenFrames(_) = how {
            let mut work = Some((work, tell));
            wait_for_a_turn(move || {
                if let Some((work, tell)) = work.take() {
                    carry_out(work, &done);
                    tell();
                }
                false
            });
            return Self(result);
        }
        let (hand_over, handed_over) = mpsc::channel();
        let is_in_background = matches!(how, Refining::InBackground(_)) && {
            let done = done.clone();
            let thread = thread::Builder::new().name("coach".to_owned());
            let started = thread.spawn(move || {
                // Whoever waits is told of work that has failed, too.
                let _at_the_end = TellsWhenDropped(Some(tell));
                if let Ok(work) = handed_over.recv() {
                    carry_out(work, &done);
                }
            });
            started.is_ok()
        };
        // A computer that has no thread to spare lets the screen wait.
        if is_in_background {
            if let Err(mpsc::SendError(work)) = hand_over.send(work) {
                carry_out(work, &done);
            }
        } else {
            carry_out(work, &done);
        }
        Self(result)
    }

    /// What comes from somewhere else, and who tells it.
    pub fn to_come() -> (Self, impl FnOnce(T) + Clone) {
        let (done, result) = mpsc::channel();
        (Self(result), move |come| carry_out(|| come, &done))
    }

    /// What came of it, once it is there; it is handed out once.
    pub fn take(&self) -> Option<T> {
        self.0.try_recv().ok()
    }
}

/// Tells once it is dropped.
struct TellsWhenDropped<Tell: FnOnce()>(Option<Tell>);

impl<Tell: FnOnce()> Drop for TellsWhenDropped<Tell> {
    fn drop(&mut self) {
        if let Some(tell) = self.0.take() {
            tell();
        }
    }
}

fn carry_out<T>(work: impl FnOnce() -> T, done: &mpsc::Sender<T>) {
    // Nobody waits for it any more when the game has gone on.
    let _ = done.send(work());
}
