//! Fluent bundles and typed messages: the only way from an id to words.
//!
//! Nothing here knows the game. Turning a refusal, an event or a reason of the coach into a
//! [`Message`] is the business of `wording`.

mod message;

pub use message::{Message, Value};
