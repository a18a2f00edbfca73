//! The commands of one frame.

use super::{Command, Route};

/// The commands of one frame, in the order they were given.
#[derive(Debug, Default)]
pub struct Commands(Vec<Command>);

impl Commands {
    /// Adds a command.
    pub fn push(&mut self, command: Command) {
        self.0.push(command);
    }

    /// Goes to a place.
    pub fn go(&mut self, route: Route) {
        self.push(Command::Go(route));
    }

    /// Takes all commands out, in order.
    pub fn take(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.0)
    }
}
