//! The languages that the program speaks.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use unic_langid::LanguageIdentifier;

use super::{Locale, LocaleFiles};
use crate::content::LOCALES;

/// A language that ships with the program: a folder of `locales/`. Its text is the tag, as in `zh-CN`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(&'static str);

/// A tag for which the program has no words.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no language `{0}`")]
pub struct UnknownLanguage(
    /// The tag as it was written.
    pub String,
);

/// The file in which a language tells its name.
const NAME_FILE: &str = "language.ftl";

static NAMES: LazyLock<Vec<(Language, String)>> = LazyLock::new(|| {
    let mut sources = LocaleFiles::shipped();
    for files in sources.languages.values_mut() {
        files.retain(|file| file.name == NAME_FILE);
    }
    Language::all()
        .map(|language| {
            let locale = Locale::from_sources(language, &sources);
            (language, locale.say(&crate::msg!("language-name")))
        })
        .collect()
});

impl Language {
    /// The language of reference: every message exists in it, and stands in for a missing one.
    pub const ENGLISH: Self = Self("en");

    /// Every language of the program, by tag.
    pub fn all() -> impl Iterator<Item = Self> {
        LOCALES
            .dirs()
            .filter_map(|folder| folder.path().to_str())
            .map(Self)
    }

    /// The tag, as in `zh-CN`.
    pub const fn tag(self) -> &'static str {
        self.0
    }

    /// The language's name in itself: English, Español, 简体中文.
    pub fn own_name(self) -> &'static str {
        NAMES
            .iter()
            .find(|(language, _)| *language == self)
            .map_or(self.0, |(_, name)| name)
    }

    /// The first of the wanted tags that the program speaks, or English. A tag fits exactly or by its
    /// language alone (`es-MX` is answered in Spanish); an encoding behind it (`es_MX.UTF-8`) is
    /// ignored.
    pub fn negotiate<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Self {
        wanted
            .into_iter()
            .find_map(|tag| tag.parse().ok())
            .unwrap_or(Self::ENGLISH)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.0)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownLanguage(text.to_owned());
        let tag = text.split(['.', '@']).next().unwrap_or(text);
        let wanted: LanguageIdentifier = tag.parse().map_err(|_| unknown())?;
        let spoken: Vec<(Self, LanguageIdentifier)> = Self::all()
            .filter_map(|language| Some((language, language.0.parse().ok()?)))
            .collect();
        spoken
            .iter()
            .find(|(_, id)| *id == wanted)
            .or_else(|| spoken.iter().find(|(_, id)| id.language == wanted.language))
            .map(|(language, _)| *language)
            .ok_or_else(unknown)
    }
}
