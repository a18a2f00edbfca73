//! A search: what is typed, and what was found of it.

use crate::locale::Language;

/// What is searched in a list, and what was found.
#[derive(Debug)]
pub struct Search<T> {
    /// What is typed.
    pub typed: String,
    /// Of which text in which language it was found.
    found: Option<(String, Language, Vec<T>)>,
}

impl<T> Default for Search<T> {
    fn default() -> Self {
        Self {
            typed: String::new(),
            found: None,
        }
    }
}

impl<T> Search<T> {
    /// Searches with `find` when something else is searched than before, and says whether it did.
    pub fn search(&mut self, language: Language, find: impl FnOnce(&str) -> Vec<T>) -> bool {
        let wanted = self.typed.trim();
        let is_found =
            |(text, of, _): &(String, Language, Vec<T>)| text == wanted && *of == language;
        if self.found.as_ref().is_some_and(is_found) {
            return false;
        }
        self.found = Some((wanted.to_owned(), language, find(wanted)));
        true
    }

    /// What was found.
    pub fn found(&self) -> &[T] {
        self.found.as_ref().map_or(&[], |(_, _, found)| found)
    }
}
