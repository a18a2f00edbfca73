//! Writes files, in the window on a thread of its own: the screen must not wait for the disk.

use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::Notice;
use super::file::{KeptFile, Text};

/// What is done to a file. Even its text is made where it is written.
enum Order {
    Write(Box<dyn FnOnce() -> Text + Send>),
    Remove,
}

/// Writes files, each whole or not at all, and takes them away.
#[derive(Debug, Default)]
pub(super) struct Writer {
    /// Whether nobody waits for the disk: of several orders for one file only the last is then carried out,
    /// and all at the latest when the writer is dropped.
    in_background: bool,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    orders: Sender<(KeptFile, Order)>,
    done: Receiver<Result<(), Notice>>,
    thread: JoinHandle<()>,
}

impl Writer {
    /// One that lets nobody wait.
    pub(super) fn in_background() -> Self {
        Self {
            in_background: true,
            running: None,
        }
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
        self.give(file, Order::Write(Box::new(text)))
    }

    /// Takes a file away: at once, or soon.
    ///
    /// # Errors
    /// What went wrong with it when it was taken away at once.
    pub(super) fn remove(&mut self, file: &KeptFile) -> Result<(), Notice> {
        self.give(file, Order::Remove)
    }

    fn give(&mut self, file: &KeptFile, order: Order) -> Result<(), Notice> {
        if !file.is_kept() {
            return Ok(());
        }
        if self.in_background && self.running.is_none() {
            self.running = Running::start();
        }
        // Without a thread to be had somebody has to wait.
        let Some(running) = &self.running else {
            return carry_out(file, order);
        };
        let sent = running.orders.send((file.clone(), order));
        sent.or_else(|mpsc::SendError((file, order))| carry_out(&file, order))
    }

    /// What came of the orders that were carried out since this was asked last.
    pub(super) fn done(&self) -> Vec<Result<(), Notice>> {
        self.running
            .iter()
            .flat_map(|running| running.done.try_iter())
            .collect()
    }

    /// Waits until every order is carried out, and says what came of it.
    pub(super) fn finish(&mut self) -> Vec<Result<(), Notice>> {
        let Some(running) = self.running.take() else {
            return Vec::new();
        };
        drop(running.orders);
        let done = running.done.iter().collect();
        // All that it had to say is in `done`.
        let _ended = running.thread.join();
        done
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.finish();
    }
}

impl Running {
    fn start() -> Option<Self> {
        let (orders, to_do) = mpsc::channel();
        let (told, done) = mpsc::channel();
        let thread = thread::Builder::new().name("writer".to_owned());
        let thread = thread.spawn(move || carry_out_all(&to_do, &told)).ok()?;
        Some(Self {
            orders,
            done,
            thread,
        })
    }
}

fn carry_out_all(orders: &Receiver<(KeptFile, Order)>, done: &Sender<Result<(), Notice>>) {
    while let Ok(first) = orders.recv() {
        let mut waiting = VecDeque::from([first]);
        waiting.extend(orders.try_iter());
        while let Some((file, order)) = waiting.pop_front() {
            let is_last = waiting.iter().all(|(other, _)| *other != file);
            if is_last {
                // Who no longer asks wants it carried out all the same.
                let _ = done.send(carry_out(&file, order));
            }
        }
    }
}

fn carry_out(file: &KeptFile, order: Order) -> Result<(), Notice> {
    match order {
        Order::Write(text) => file.write(text()),
        Order::Remove => file.remove(),
    }
}
