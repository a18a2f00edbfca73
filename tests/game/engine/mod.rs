//! What holds in every game, whatever the table has agreed on and whatever anybody tries.
//!
//! [`laws`] says what must hold at every action and tries it; [`million`] lets a million random actions be
//! checked by it. [`tables`] makes the tables and [`actions`] what is tried at them. Games that are dealt anew in part,
//! positions set up by hand and damaged records have a file each.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a test fails loudly, and says what it has tried and where it failed"
)]

mod actions;
mod knowledge;
mod laws;
mod million;
mod positions;
mod records;
mod tables;
