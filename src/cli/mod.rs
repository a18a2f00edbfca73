//! The sub-commands.
