//! The commands of one frame.

use std::cell::RefCell;

use super::{Command, Route};

/// The commands of one frame, in the order they were given.
#[derive(Debug, Default)]
pub struct Commands(RefCell<Vec<Command>>);

impl Commands {
    /// Adds a command.
    pub fn push(&self, command: Command) {
        self.0.borrow_mut().push(command);
    }

    /// Goes to a place.
    pub fn go(&self, route: Route) {
        self.push(Command::Go(route));
    }

    /// Takes all commands out, in order.
    pub fn take(&self) -> Vec<Command> {
        self.0.take()
    }
}
