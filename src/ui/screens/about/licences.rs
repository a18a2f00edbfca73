//! The libraries inside the program, by their licences.

use std::collections::BTreeMap;

use crate::content;

/// The list that ships: a library a line, its name, version and licence with tabs between them.
const LIST: &str = "licences.tsv";

/// The libraries inside the program, by their licences.
#[derive(Debug)]
pub(super) struct Licences {
    libraries: usize,
    /// The licence, as the libraries name it, and which they are.
    by_licence: Vec<(String, String)>,
}

impl Default for Licences {
    fn default() -> Self {
        let list = content::ASSETS.get_file(LIST);
        let list = list
            .and_then(|file| file.contents_utf8())
            .unwrap_or_default();
        let mut by_licence: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for line in list.lines() {
            let mut fields = line.split('\t');
            if let (Some(name), Some(version), Some(licence)) =
                (fields.next(), fields.next(), fields.next())
            {
                let libraries = by_licence.entry(licence).or_default();
                libraries.push(format!("{name}\u{a0}{version}"));
            }
        }
        let libraries = by_licence.values().map(Vec::len).sum();
        let mut by_licence: Vec<_> = by_licence.into_iter().collect();
        by_licence.sort_by_key(|(_, libraries)| std::cmp::Reverse(libraries.len()));
        Self {
            libraries,
            by_licence: by_licence
                .into_iter()
                .map(|(licence, libraries)| (licence.to_owned(), libraries.join(", ")))
                .collect(),
        }
    }
}

impl Licences {
    /// How many libraries there are.
    pub(super) fn libraries(&self) -> usize {
        self.libraries
    }

    /// The licences and the libraries under each, those of most libraries first.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let both = self.by_licence.iter();
        both.map(|(licence, libraries)| (licence.as_str(), libraries.as_str()))
    }
}
