//! What can be wrong with how any file is written.

/// What a key wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueKind {
    /// A text in quotes.
    Text,
    /// A whole number.
    WholeNumber,
    /// `true` or `false`.
    TrueOrFalse,
    /// A list in square brackets.
    List,
    /// A text in quotes, or a list of them.
    Texts,
    /// Four whole numbers, one for each seat.
    FourNumbers,
    /// A table.
    Table,
    /// Tables, each under a head in double square brackets.
    Tables,
}

/// What can be wrong with how any file is written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShapeFault {
    /// It is not TOML.
    #[error("{detail}")]
    Syntax {
        /// What the TOML parser says, in English.
        detail: String,
    },
    /// It has a format that this program does not read.
    #[error("format {found} is not known")]
    Format {
        /// The format it says it has, as written.
        found: String,
        /// The formats that can be read.
        known: &'static [u64],
    },
    /// A key that means nothing there.
    #[error("`{key}` means nothing here")]
    UnknownKey {
        /// The key as written.
        key: String,
        /// The key that was most likely meant.
        meant: Option<&'static str>,
        /// The keys that may stand there.
        known: Vec<&'static str>,
    },
    /// A key that must be there is not.
    #[error("`{key}` is missing")]
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// A value of another kind than its key wants.
    #[error("`{key}` has a value of the wrong kind")]
    WrongValue {
        /// The key.
        key: &'static str,
        /// What it wants.
        wanted: ValueKind,
    },
    /// A whole number outside its range.
    #[error("{found} is out of range")]
    OutOfRange {
        /// Its key.
        key: &'static str,
        /// The number as written.
        found: String,
        /// The least it may be.
        least: i64,
        /// The most it may be.
        most: i64,
    },
    /// A word that is none of those that may stand there.
    #[error("`{word}` is not known here")]
    UnknownWord {
        /// The word as written.
        word: String,
        /// The word that was most likely meant.
        meant: Option<String>,
        /// The words that may stand there.
        known: Vec<String>,
    },
}

impl ShapeFault {
    /// The format of a file that only a newer program can read.
    pub fn newer_format(&self) -> Option<u64> {
        let Self::Format { found, known } = self else {
            return None;
        };
        let newest = known.iter().max()?;
        found.parse().ok().filter(|found| found > newest)
    }
}
