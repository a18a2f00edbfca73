//! The rules of the game, each shown at work in a position: read a test as the rule's example.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test's helpers fail loudly"
)]

mod charleston;
mod claims;
mod concealed;
mod deal;
mod exactness;
mod exchange;
mod jokers;
mod lessons;
mod payments;
mod positions;
mod priority;
mod records;
mod rotation;
mod table;
mod table_rules;
mod turn;
mod wall;
mod winning;
