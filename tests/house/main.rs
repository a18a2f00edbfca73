//! The house: its order, its words, its files and its command line.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot read its files or data has failed"
)]

mod account;
mod cli;
mod covered;
mod faults;
mod kept_games;
mod kept_memory;
mod licences;
mod locales;
mod old_files;
mod profile;
mod report;
mod sources;
mod strangers;
mod tidy;
mod wording;
