//! What is wrong with a Fluent file, in words.

use crate::locale::{Message, Problem, ProblemKind};
use crate::msg;

/// A problem without its place.
pub fn locale_problem(problem: &Problem) -> Message {
    match &problem.kind {
        ProblemKind::NoLanguage(tag) => msg!("locale-no-language", tag = tag.as_str()),
        ProblemKind::Syntax(error) => msg!("locale-syntax", error = error.as_str()),
        ProblemKind::FileMissing(file) => msg!("locale-file-missing", file = file.as_str()),
        ProblemKind::FileUnknown(file) => msg!("locale-file-unknown", file = file.as_str()),
        ProblemKind::Missing(id) => msg!("locale-missing", id = id.as_str()),
        ProblemKind::Unknown(id) => msg!("locale-unknown", id = id.as_str()),
        ProblemKind::Twice(id) => msg!("locale-twice", id = id.as_str()),
        ProblemKind::NoSuchReference { id, to } => {
            msg!(
                "locale-no-such-reference",
                id = id.as_str(),
                to = to.as_str()
            )
        }
        ProblemKind::Variables {
            id,
            missing,
            unknown,
        } => msg!(
            "locale-variables",
            id = id.as_str(),
            missing = variables(missing),
            unknown = variables(unknown)
        ),
        ProblemKind::PluralMissing { id, categories } => msg!(
            "locale-plural-missing",
            id = id.as_str(),
            forms = categories.join(", ")
        ),
        ProblemKind::PluralUnknown { id, categories } => msg!(
            "locale-plural-unknown",
            id = id.as_str(),
            forms = categories.join(", ")
        ),
        ProblemKind::Unsayable { id, error } => {
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
