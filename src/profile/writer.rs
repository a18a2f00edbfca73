//! Writes files on a thread of its own: whoever types must not wait for the disk.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::Notice;
use super::file::KeptFile;

/// Writes texts, each whole or not at all, and of several for one file only the last. All of them are
/// written at the latest when it is dropped.
#[derive(Debug, Default)]
pub(super) struct Writer(Option<Running>);

#[derive(Debug)]
struct Running {
    orders: Sender<(KeptFile, String)>,
    written: Receiver<Result<(), Notice>>,
    thread: JoinHandle<()>,
}

impl Writer {
    /// Writes a file soon.
    ///
    /// # Errors
    /// What went wrong with it when there is no thread to be had, so that it is written at once.
    pub(super) fn write(&mut self, file: &KeptFile, text: String) -> Result<(), Notice> {
        if self.0.is_none() {
            self.0 = Running::start();
        }
        match &self.0 {
            Some(running) => {
                let order = (file.clone(), text);
                let sent = running.orders.send(order);
                sent.or_else(|mpsc::SendError((file, text))| file.write_text(&text))
            }
            None => file.write_text(&text),
        }
    }

    /// What came of the files that were written since this was asked last.
    pub(super) fn written(&self) -> Vec<Result<(), Notice>> {
        self.0
            .iter()
            .flat_map(|running| running.written.try_iter())
            .collect()
    }

    /// Waits until everything is written, and says what came of it.
    pub(super) fn finish(&mut self) -> Vec<Result<(), Notice>> {
        let Some(running) = self.0.take() else {
            return Vec::new();
        };
        drop(running.orders);
        let written = running.written.iter().collect();
        // All that it had to say is in `written`.
        let _ended = running.thread.join();
        written
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.finish();
    }
}

impl Running {
    fn start() -> Option<Self> {
        let (orders, to_write) = mpsc::channel();
        let (done, written) = mpsc::channel();
        let thread = thread::Builder::new().name("writer".to_owned());
        let thread = thread.spawn(move || write_all(&to_write, &done)).ok()?;
        Some(Self {
            orders,
            written,
            thread,
        })
    }
}

fn write_all(orders: &Receiver<(KeptFile, String)>, done: &Sender<Result<(), Notice>>) {
    while let Ok(first) = orders.recv() {
        let mut waiting = vec![first];
        waiting.extend(orders.try_iter());
        for (place, (file, text)) in waiting.iter().enumerate() {
            let is_last = waiting
                .iter()
                .skip(place + 1)
                .all(|(other, _)| other != file);
            if is_last && done.send(file.write_text(text)).is_err() {
                return;
            }
        }
    }
}
