//! What is wrong with a Fluent file, in words.

use crate::locale::{LocaleProblem, LocaleProblemKind, Message};
use crate::msg;

/// A problem without its place.
pub fn locale_problem(problem: &LocaleProblem) -> Message {
    match &problem.kind {
        LocaleProblemKind::NoLanguage(tag) => msg!("locale-no-language", tag = tag.as_str()),
        LocaleProblemKind::Syntax(error) => msg!("locale-syntax", error = error.as_str()),
        LocaleProblemKind::FileMissing(file) => msg!("locale-file-missing", file = file.as_str()),
        LocaleProblemKind::FileUnknown(file) => msg!("locale-file-unknown", file = file.as_str()),
        LocaleProblemKind::Missing(id) => msg!("locale-missing", id = id.as_str()),
        LocaleProblemKind::Unknown(id) => msg!("locale-unknown", id = id.as_str()),
        LocaleProblemKind::Twice(id) => msg!("locale-twice", id = id.as_str()),
        LocaleProblemKind::NoSuchReference { id, to } => {
            msg!(
                "locale-no-such-reference",
                id = id.as_str(),
                to = to.as_str()
            )
        }
        LocaleProblemKind::Variables {
            id,
            missing,
            unknown,
        } => msg!(
            "locale-variables",
            id = id.as_str(),
            missing = variables(missing),
            unknown = variables(unknown)
        ),
        LocaleProblemKind::PluralMissing { id, categories } => msg!(
            "locale-plural-missing",
            id = id.as_str(),
            forms = categories.join(", ")
        ),
        LocaleProblemKind::PluralUnknown { id, categories } => msg!(
            "locale-plural-unknown",
            id = id.as_str(),
            forms = categories.join(", ")
        ),
        LocaleProblemKind::Unsayable { id, error } => {
            msg!("locale-unsayable", id = id.as_str(), error = error.as_str())
        }
    }
}

/// Variables as the Fluent files write them; a dash when there are none.
fn variables(names: &[String]) -> String {
    if names.is_empty() {
        return "–".to_owned();
    }
    let written: Vec<_> = names.iter().map(|name| format!("${name}")).collect();
    written.join(", ")
}
