//! Fluent bundles and typed messages: the only way from an id to words.
//!
//! A [`Message`] is an id with its arguments; a [`Locale`] says it in one language. [`check()`] finds
//! what is wrong with the Fluent files of a folder. Nothing here knows the game: turning a refusal,
//! an event or a reason of the coach into a [`Message`] is the business of `wording`.

mod bundle;
mod check;
mod grammar;
mod language;
mod length;
mod message;
mod signature;
mod source;
mod visible;

pub use bundle::Locale;
pub use check::{LocaleProblem, LocaleProblemKind, check, check_shipped, check_syntax};
pub use language::{Language, UnknownLanguage};
pub use length::{length, reading_seconds, told};
pub use message::{Message, MessageArgument};
pub use signature::Signature;
pub use source::{LocaleFile, LocaleFiles, ReadError, UNDETERMINED};
pub use visible::visible;
