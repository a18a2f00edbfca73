//! Writes files, and reads what is read while the program runs: in the window on a thread of its own, as the
//! screen must not wait for the disk.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::file::{KeptFile, Text};
use super::{GameNumber, GameSummary, KeptGame, Notice, OwnLessons, Transferred};

/// How a file is written.
type Write = Box<dyn FnOnce(&KeptFile) -> Result<(), Notice> + Send>;

/// What is done. Even the text of a file is made where it is written.
enum Order {
    Write(KeptFile, Write),
    Remove(KeptFile),
    Other(Box<dyn FnOnce() -> Done + Send>),
}

/// What came of it.
#[derive(Debug)]
pub(super) enum Done {
    /// A file of the profile was written or taken away.
    Kept(Result<(), Notice>),
    /// The match that was kept lies elsewhere now, or is left alone; this is where one is kept from now on.
    GameSetAside(KeptFile, Notice),
    /// Something went to where the learner wants it, or came from there.
    Transferred(Transferred),
    /// The kept games were read as far as a list tells of them, with what was wrong with some.
    GamesListed(BTreeMap<GameNumber, GameSummary>, Vec<Notice>),
    /// A kept game was read, or could not be.
    GameRead(Option<(GameNumber, Box<KeptGame>)>, Vec<Notice>),
    /// The learner's own lessons were read, and are these if they are others now.
    LessonsRead(Option<OwnLessons>),
}

/// Calls somebody who waits for what comes of an order.
#[derive(Clone)]
struct Wake(Arc<dyn Fn() + Send + Sync>);

/// Writes files, each whole or not at all, and takes them away.
#[derive(Debug, Default)]
pub(super) struct Writer {
    /// Whether nobody waits for the disk: of several orders for one file only the last is then carried out,
    /// and all at the latest when the writer is dropped.
    in_background: bool,
    running: Option<Running>,
    /// What came of orders that somebody had to wait for.
    done_at_once: Vec<Done>,
    wake: Option<Wake>,
}

#[derive(Debug)]
struct Running {
    orders: Sender<Order>,
    done: Receiver<Done>,
    thread: JoinHandle<()>,
}

impl Writer {
    /// One that lets nobody wait.
    pub(super) fn in_background() -> Self {
        Self {
            in_background: true,
            running: None,
            done_at_once: Vec::new(),
            wake: None,
        }
    }

    /// Calls `wake`, from the thread, when there is something to tell.
    pub(super) fn wake_with(&mut self, wake: impl Fn() + Send + Sync + 'static) {
        self.wake = Some(Wake(Arc::new(wake)));
    }

    /// Writes a file: at once, or soon.
    ///
    /// # Errors
    /// What went wrong with it when it was written at once.
    pub(super) fn write(
        &mut self,
        file: &KeptFile,
        text: impl FnOnce() -> Text + Send + 'static,
    ) -> Result<(), Notice> {
        self.write_by(file, move |file| file.write(text()))
    }

    /// Has a file written like this: at once, or soon.
    ///
    /// # Errors
    /// What went wrong with it when it was written at once.
    pub(super) fn write_by(
        &mut self,
        file: &KeptFile,
        write: impl FnOnce(&KeptFile) -> Result<(), Notice> + Send + 'static,
    ) -> Result<(), Notice> {
        self.keep(file, Order::Write(file.clone(), Box::new(write)))
    }

    /// Takes a file away: at once, or soon.
    ///
    /// # Errors
    /// What went wrong with it when it was taken away at once.
    pub(super) fn remove(&mut self, file: &KeptFile) -> Result<(), Notice> {
        self.keep(file, Order::Remove(file.clone()))
    }

    fn keep(&mut self, file: &KeptFile, order: Order) -> Result<(), Notice> {
        if !file.is_kept() {
            return Ok(());
        }
        match self.give(order) {
            Some(Done::Kept(kept)) => kept,
            _ => Ok(()),
        }
    }

    /// Does this where files are written: at once, or soon.
    pub(super) fn carry_out(&mut self, order: impl FnOnce() -> Done + Send + 'static) {
        let done = self.give(Order::Other(Box::new(order)));
        self.done_at_once.extend(done);
    }

    /// Gives an order; returns what came of it when somebody had to wait for it.
    fn give(&mut self, order: Order) -> Option<Done> {
        if self.in_background && self.running.is_none() {
            self.running = Running::start(self.wake.clone());
        }
        // Without a thread to be had somebody has to wait.
        let Some(running) = &self.running else {
            return Some(order.carry_out());
        };
        let sent = running.orders.send(order);
        sent.err().map(|mpsc::SendError(order)| order.carry_out())
    }

    /// What came of the orders that were carried out since this was asked last.
    pub(super) fn done(&mut self) -> Vec<Done> {
        let mut done = std::mem::take(&mut self.done_at_once);
        let running = self.running.iter();
        done.extend(running.flat_map(|running| running.done.try_iter()));
        done
    }

    /// Waits until every order is carried out.
    fn finish(&mut self) {
        if let Some(running) = self.running.take() {
            drop(running.orders);
            // Nobody is left to be told what came of it.
            let _ended = running.thread.join();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.finish();
    }
}

impl Running {
    fn start(wake: Option<Wake>) -> Option<Self> {
        let (orders, to_do) = mpsc::channel();
        let (told, done) = mpsc::channel();
        let thread = thread::Builder::new().name("writer".to_owned());
        let thread = thread.spawn(move || carry_out_all(&to_do, &told, wake.as_ref()));
        Some(Self {
            orders,
            done,
            thread: thread.ok()?,
        })
    }
}

fn carry_out_all(orders: &Receiver<Order>, told: &Sender<Done>, wake: Option<&Wake>) {
    while let Ok(first) = orders.recv() {
        let mut waiting = VecDeque::from([first]);
        waiting.extend(orders.try_iter());
        while let Some(order) = waiting.pop_front() {
            let file = order.file();
            if file.is_some() && waiting.iter().any(|other| other.file() == file) {
                continue;
            }
            let done = order.carry_out_or_fail();
            let is_awaited = done.is_awaited();
            // Who no longer asks wants it carried out all the same.
            let _ = told.send(done);
            if let Some(Wake(wake)) = wake.filter(|_| is_awaited) {
                wake();
            }
        }
    }
}

impl Order {
    /// The file of the profile that it is for, of which only the last order counts.
    fn file(&self) -> Option<&KeptFile> {
        match self {
            Self::Write(file, _) | Self::Remove(file) => Some(file),
            Self::Other(_) => None,
        }
    }

    /// Carries it out; where the program itself fails at it, the orders after it are still carried out.
    fn carry_out_or_fail(self) -> Done {
        let file = self.file().cloned();
        panic::catch_unwind(AssertUnwindSafe(|| self.carry_out())).unwrap_or_else(|_| {
            let failed = file.map_or(Notice::WentWrong, |file| file.failed());
            Done::Kept(Err(failed))
        })
    }

    fn carry_out(self) -> Done {
        match self {
            Self::Write(file, write) => Done::Kept(write(&file)),
            Self::Remove(file) => Done::Kept(file.remove()),
            Self::Other(order) => order(),
        }
    }
}

impl Done {
    /// Whether there is something to tell.
    const fn is_awaited(&self) -> bool {
        !matches!(self, Self::Kept(Ok(())) | Self::LessonsRead(None))
    }
}

impl fmt::Debug for Wake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Wake").finish_non_exhaustive()
    }
}
