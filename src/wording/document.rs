//! What is wrong with how a file is written, whatever it is of.

use crate::document::{ShapeFault, ValueKind};
use crate::locale::Message;
use crate::msg;

/// Stands for what cannot be told.
const NONE: &str = "none";

/// A fault without its place; `example` shows how a key is written, where there is an example of it.
pub(super) fn shape_fault(
    fault: &ShapeFault,
    example: impl Fn(&str) -> Option<&'static str>,
) -> Message {
    let example = |key: &str| example(key).unwrap_or(NONE);
    match fault {
        ShapeFault::Syntax { detail } => msg!("file-syntax", detail = detail.as_str()),
        ShapeFault::Format { found, known } => {
            let known: Vec<String> = known.iter().map(u64::to_string).collect();
            let known = known.join(", ");
            if fault.newer_format().is_some() {
                msg!("file-newer-format", found = found.as_str(), known = known)
            } else {
                msg!("file-format", found = found.as_str(), known = known)
            }
        }
        ShapeFault::UnknownKey { key, meant, known } => msg!(
            "file-unknown-key",
            key = key.as_str(),
            meant = meant.unwrap_or(NONE),
            known = known.join(", ")
        ),
        ShapeFault::MissingKey { key } => {
            msg!("file-missing-key", key = *key, example = example(key))
        }
        ShapeFault::WrongValue { key, wanted } => msg!(
            "file-wrong-value",
            key = *key,
            wanted = value_name(*wanted),
            example = example(key)
        ),
        // Bounds as text: Fluent's numbers are not exact beyond 53 bits.
        ShapeFault::OutOfRange {
            key,
            found,
            least,
            most,
        } => msg!(
            "file-out-of-range",
            key = *key,
            found = found.as_str(),
            least = least.to_string(),
            most = most.to_string()
        ),
        ShapeFault::UnknownWord { word, meant, known } => msg!(
            "file-unknown-word",
            word = word.as_str(),
            meant = meant.as_deref().unwrap_or(NONE),
            known = known.join(", ")
        ),
    }
}

/// The name of a kind of value for the choices of the messages.
const fn value_name(wanted: ValueKind) -> &'static str {
    match wanted {
        ValueKind::Text => "text",
        ValueKind::WholeNumber => "number",
        ValueKind::TrueOrFalse => "flag",
        ValueKind::List => "list",
        ValueKind::Texts => "texts",
        ValueKind::FourNumbers => "four-numbers",
        ValueKind::Table => "table",
        ValueKind::Tables => "tables",
    }
}
