//! The rules of the game, each shown at work in a position: read a test as the rule's example.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test's helpers fail loudly"
)]

mod card;
mod challenges;
mod charleston;
mod concealed;
mod dead_hands;
mod deal;
mod discarding;
mod exactness;
mod exchange;
mod exposure;
mod flowers_and_soap;
mod groups;
mod jokers;
mod lessons;
mod mah_jongg;
mod mah_jongg_in_error;
mod misnamed;
mod origins;
mod payments;
mod picking;
mod positions;
mod records;
mod retracting;
mod rotation;
mod statuses;
mod table;
mod table_rules;
mod tiles;
mod turn;
mod wall_game;
mod window;
mod winning;
