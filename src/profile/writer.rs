//! Writes files, and reads what is read while the program runs: in the window on a thread of its own, as the
//! screen must not wait for the disk.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::file::{KeptFile, Text};
use super::unkept::{Unkept, Write};
use super::{GameNumber, GameSummary, KeptGame, Notice, OwnLessons, Transferred};
use crate::files;

/// What is done. Even the text of a file is made where it is written.
enum Order {
    Write(KeptFile, Write),
    /// Changes what was written into the file before, which must therefore be written all the same.
    Change(KeptFile, Write),
    Other(Box<dyn FnOnce() -> Done + Send>),
}

/// What came of it.
#[derive(Debug)]
pub(super) enum Done {
    /// A file of the profile was written or taken away.
    Kept(Result<(), Notice>),
    /// This folder was not there, and was made.
    FolderMade(PathBuf),
    /// What could not be written before is written now, all of it.
    AllKept,
    /// The match that was kept lies elsewhere now, or is left alone; this is where one is kept from now on.
    GameSetAside(KeptFile, Notice),
    /// Something went to where the learner wants it, or came from there.
    Transferred(Transferred),
    /// The kept games were read as far as a list tells of them, with what was wrong with some.
    GamesListed(BTreeMap<GameNumber, GameSummary>, Vec<Notice>),
    /// These games made room for newer ones.
    GamesOutdated(Vec<GameNumber>),
    /// What the texts of the match say that was left was read, so that taking it up need not.
    GameReadAhead,
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
    /// What could not be written where somebody had to wait for it.
    unkept: Unkept,
    wake: Option<Wake>,
}

#[derive(Debug)]
struct Running {
    orders: Sender<Order>,
    /// How many orders were given and not carried out yet.
    waiting: Arc<AtomicUsize>,
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
            unkept: Unkept::default(),
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
        text: impl Fn() -> Text + Send + 'static,
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
        write: impl Fn(&KeptFile) -> Result<(), Notice> + Send + 'static,
    ) -> Result<(), Notice> {
        self.keep(file, Order::Write(file.clone(), Box::new(write)))
    }

    /// Takes a file away: at once, or soon.
    ///
    /// # Errors
    /// What went wrong with it when it was taken away at once.
    pub(super) fn remove(&mut self, file: &KeptFile) -> Result<(), Notice> {
        self.write_by(file, KeptFile::remove)
    }

    /// Has what is in a file changed like this: at once, or soon.
    ///
    /// # Errors
    /// What went wrong with it when it was changed at once.
    pub(super) fn change(
        &mut self,
        file: &KeptFile,
        change: impl Fn(&KeptFile) -> Result<(), Notice> + Send + 'static,
    ) -> Result<(), Notice> {
        self.keep(file, Order::Change(file.clone(), Box::new(change)))
    }

    fn keep(&mut self, file: &KeptFile, order: Order) -> Result<(), Notice> {
        if !file.is_kept() {
            return Ok(());
        }
        let mut kept = Ok(());
        for done in self.give(order) {
            match done {
                Done::Kept(written) => kept = written,
                other => self.done_at_once.push(other),
            }
        }
        kept
    }

    /// Does this where files are written: at once, or soon.
    pub(super) fn carry_out(&mut self, order: impl FnOnce() -> Done + Send + 'static) {
        let done = self.give(Order::Other(Box::new(order)));
        self.done_at_once.extend(done);
    }

    /// Whether every order is carried out.
    pub(super) fn is_idle(&self) -> bool {
        let running = self.running.as_ref();
        running.is_none_or(|running| running.waiting.load(Ordering::Acquire) == 0)
    }

    /// Gives an order; returns what came of it when somebody had to wait for it.
    fn give(&mut self, order: Order) -> Vec<Done> {
        if self.in_background && self.running.is_none() {
            self.running = Running::start(self.wake.clone());
        }
        // Without a thread to be had somebody has to wait.
        let Some(running) = &self.running else {
            return order.carry_out(&mut self.unkept);
        };
        running.waiting.fetch_add(1, Ordering::AcqRel);
        let Err(mpsc::SendError(order)) = running.orders.send(order) else {
            return Vec::new();
        };
        running.waiting.fetch_sub(1, Ordering::AcqRel);
        order.carry_out(&mut self.unkept)
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
        self.unkept.try_again();
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
        let waiting = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&waiting);
        let thread = thread.spawn(move || carry_out_all(&to_do, &counted, &told, wake.as_ref()));
        Some(Self {
            orders,
            waiting,
            done,
            thread: thread.ok()?,
        })
    }
}

fn carry_out_all(
    orders: &Receiver<Order>,
    waiting_orders: &AtomicUsize,
    told: &Sender<Done>,
    wake: Option<&Wake>,
) {
    let mut unkept = Unkept::default();
    while let Ok(first) = orders.recv() {
        let mut waiting = VecDeque::from([first]);
        waiting.extend(orders.try_iter());
        while let Some(order) = waiting.pop_front() {
            let is_outdated = waiting.iter().any(|later| order.is_outdated_by(later));
            let done = if is_outdated {
                Vec::new()
            } else {
                order.carry_out_or_fail(&mut unkept)
            };
            let is_awaited = done.iter().any(Done::is_awaited);
            for done in done {
                // Who no longer asks wants it carried out all the same.
                let _ = told.send(done);
            }
            waiting_orders.fetch_sub(1, Ordering::AcqRel);
            if let Some(Wake(wake)) = wake.filter(|_| is_awaited) {
                wake();
            }
        }
    }
    unkept.try_again();
}

impl Order {
    /// The file of the profile that it is for.
    const fn file(&self) -> Option<&KeptFile> {
        match self {
            Self::Write(file, _) | Self::Change(file, _) => Some(file),
            Self::Other(_) => None,
        }
    }

    /// Whether an order that is given later makes this one needless.
    fn is_outdated_by(&self, later: &Self) -> bool {
        let writes_anew = matches!(later, Self::Write(..));
        writes_anew && self.file().is_some() && self.file() == later.file()
    }

    /// Carries it out; where the program itself fails at it, the orders after it are still carried out.
    fn carry_out_or_fail(self, unkept: &mut Unkept) -> Vec<Done> {
        let file = self.file().cloned();
        let carried_out = panic::catch_unwind(AssertUnwindSafe(|| self.carry_out(unkept)));
        carried_out.unwrap_or_else(|_| {
            let failed = file.map_or(Notice::WentWrong, |file| file.failed());
            vec![Done::Kept(Err(failed))]
        })
    }

    /// Carries it out, and once something was written, tries again what could not be written before.
    fn carry_out(self, unkept: &mut Unkept) -> Vec<Done> {
        let was_all_kept = unkept.is_empty();
        let missing = self.file().and_then(KeptFile::missing_folder);
        let done = match self {
            Self::Write(file, write) => Done::Kept(unkept.write(file, write)),
            Self::Change(file, change) => Done::Kept(unkept.change(file, change)),
            Self::Other(order) => order(),
        };
        let is_kept = matches!(done, Done::Kept(Ok(())));
        if is_kept {
            unkept.try_again();
        }
        let is_all_kept_again = !was_all_kept && unkept.is_empty();
        let all_kept = is_all_kept_again.then_some(Done::AllKept);
        // What waits for another order, or finds nothing to change, makes no folder.
        let made = |folder: &PathBuf| is_kept && files::is_folder(folder);
        let folder_made = missing.filter(made).map(Done::FolderMade);
        [done]
            .into_iter()
            .chain(folder_made)
            .chain(all_kept)
            .collect()
    }
}

impl Done {
    /// Whether there is something to tell.
    const fn is_awaited(&self) -> bool {
        match self {
            Self::Kept(Ok(())) | Self::LessonsRead(None) | Self::GameReadAhead => false,
            Self::GamesOutdated(games) => !games.is_empty(),
            _ => true,
        }
    }
}

impl fmt::Debug for Wake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Wake").finish_non_exhaustive()
    }
}
