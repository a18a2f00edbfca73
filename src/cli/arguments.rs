//! From the words of the command line to what is wanted.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::Arg::{Long, Short, Value};
use lexopt::ValueExt as _;

use super::drill::DrillArguments;
use super::review::ReviewArguments;
use crate::bot::{Tables, Walls};
use crate::locale::{Language, Message};
use crate::msg;

/// Everything a command line asks for.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    /// `--lang TAG`.
    pub language: Option<Language>,
    /// `--profile DIR`.
    pub profile: Option<PathBuf>,
    /// What to do.
    pub subcommand: Subcommand,
}

/// What to do.
#[derive(Debug, Clone, PartialEq)]
pub enum Subcommand {
    /// Open the window; `open [FILE]` shows the card of a file in it.
    Window {
        /// The card's file.
        card: Option<PathBuf>,
    },
    /// `--help`
    Help,
    /// `--version`
    Version,
    /// `check [PATH...]`
    Check {
        /// What to check; the shipped content when nothing is named.
        paths: Vec<PathBuf>,
    },
    /// `expand CARD`
    Expand {
        /// A card's file, or the id of a shipped card.
        card: PathBuf,
    },
    /// `rank CARD [--top N]`
    Rank {
        /// A card's file, or the id of a shipped card.
        card: PathBuf,
        /// How many lines per rack; all when 0.
        top: usize,
    },
    /// `simulate ...`
    Simulate(SimulateArguments),
    /// `replay RECORD [--card CARD]`
    Replay {
        /// The record's file.
        record: PathBuf,
        /// The card it was played with; the one that the record names when absent.
        card: Option<PathBuf>,
    },
    /// `review RECORD... ...`
    Review(ReviewArguments),
    /// `rules [--list]`
    Rules {
        /// Only the ids.
        list: bool,
    },
    /// `course`
    Course,
    /// `lesson ID [--json]`
    Lesson {
        /// The lesson's id.
        id: String,
        /// As JSON rather than as text.
        json: bool,
    },
    /// `exam [--seed N]`
    Exam {
        /// What the questions follow from.
        seed: u64,
    },
    /// `drill KIND`, `drill --list`
    Drill(DrillArguments),
    /// `screenshots DIR [--only NAME]`
    Screenshots {
        /// The folder for the pictures.
        folder: PathBuf,
        /// Only the states whose names begin like this.
        only: Option<String>,
    },
}

/// How `simulate` plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulateArguments {
    /// How many games, over all shards.
    pub games: u32,
    /// The seed of the whole run.
    pub seed: u64,
    /// A card's file or the id of a shipped card; the Practice Card when absent.
    pub card: Option<PathBuf>,
    /// Players 0-3 as written, or one for all; regular bots when absent, or bots of any level at random
    /// tables.
    pub bots: Option<String>,
    /// How often each wall is played.
    pub walls: Walls,
    /// How many threads share the work; the sums are the same.
    pub threads: NonZeroUsize,
    /// What the tables have agreed on.
    pub tables: Tables,
    /// Which part of the walls to play, and in how many parts. Part `I` of `N` plays every `N`th wall,
    /// so that the parts may be counted from 0 or from 1.
    pub shard: (u32, u32),
    /// Sums as JSON rather than as text.
    pub json: bool,
    /// The folder into which the record of every game is written, if any.
    pub records: Option<PathBuf>,
}

impl Default for SimulateArguments {
    fn default() -> Self {
        Self {
            games: 100,
            seed: 1,
            card: None,
            bots: None,
            walls: Walls::Once,
            threads: NonZeroUsize::MIN,
            tables: Tables::Usual,
            shard: (1, 1),
            json: false,
            records: None,
        }
    }
}

/// What is wrong with a command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UsageError {
    /// No sub-command has this name.
    UnknownSubcommand(String),
    /// This sub-command has no such option.
    UnknownOption(String),
    /// One word too many.
    Unexpected(String),
    /// A word that must be there is missing.
    Missing(&'static str),
    /// An option without its value.
    NoValue(String),
    /// A value that the option does not take.
    BadValue {
        /// The option, or the name of the word.
        option: String,
        /// The value as written.
        value: String,
    },
    /// A language the program does not speak.
    UnknownLanguage(String),
    /// No lesson has this id.
    UnknownLesson {
        /// The id as written.
        id: String,
        /// The ids that lessons have.
        known: String,
    },
}

impl UsageError {
    /// The message that says it, with what to do instead.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownSubcommand(name) => msg!("cli-unknown-subcommand", name = name.as_str()),
            Self::UnknownOption(option) => msg!("cli-unknown-option", option = option.as_str()),
            Self::Unexpected(word) => msg!("cli-unexpected", word = word.as_str()),
            Self::Missing(word) => msg!("cli-missing", word = *word),
            Self::NoValue(option) => msg!("cli-no-value", option = option.as_str()),
            Self::BadValue { option, value } => {
                msg!(
                    "cli-bad-value",
                    option = option.as_str(),
                    value = value.as_str()
                )
            }
            Self::UnknownLesson { id, known } => msg!(
                "cli-unknown-lesson",
                id = id.as_str(),
                known = known.as_str()
            ),
            Self::UnknownLanguage(tag) => {
                let known: Vec<&str> = Language::all().map(Language::tag).collect();
                msg!(
                    "cli-unknown-language",
                    tag = tag.as_str(),
                    known = known.join(", ")
                )
            }
        }
    }
}

impl From<lexopt::Error> for UsageError {
    fn from(error: lexopt::Error) -> Self {
        match error {
            lexopt::Error::MissingValue { option } => Self::NoValue(option.unwrap_or_default()),
            lexopt::Error::UnexpectedOption(option) => Self::UnknownOption(option),
            lexopt::Error::UnexpectedArgument(word) => Self::Unexpected(text(word)),
            lexopt::Error::UnexpectedValue { option, value } => Self::BadValue {
                option,
                value: text(value),
            },
            lexopt::Error::ParsingFailed { value, .. } => Self::Unexpected(value),
            lexopt::Error::NonUnicodeValue(value) => Self::Unexpected(text(value)),
            lexopt::Error::Custom(error) => Self::Unexpected(error.to_string()),
        }
    }
}

/// The language that a command line names, however wrong the rest of it is.
pub fn named_language(arguments: &[OsString]) -> Option<Language> {
    let words: Vec<_> = arguments
        .iter()
        .map(|word| word.to_string_lossy())
        .collect();
    let mut named = words.iter().enumerate().filter_map(|(place, word)| {
        let after = words.get(place + 1).filter(|_| *word == "--lang");
        word.strip_prefix("--lang=").or(after.map(AsRef::as_ref))
    });
    // Of two it is the later one, as with every option.
    named.next_back()?.parse().ok()
}

/// Reads a command line; `arguments` without the program's own name.
pub fn parse(arguments: Vec<OsString>) -> Result<Request, UsageError> {
    let mut parser = lexopt::Parser::from_args(arguments);
    let mut read = Read::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => read.help = true,
            Short('V') | Long("version") => read.version = true,
            Long("lang") => read.language = Some(language(parser.value()?)?),
            Long("profile") => read.profile = Some(parser.value()?.into()),
            Value(word) if read.name.is_none() => read.name = Some(text(word)),
            Value(word) => read.words.push(word),
            Long(option) => {
                let option = option.to_owned();
                read.option(&option, &mut parser)?;
            }
            Short(letter) => return Err(UsageError::UnknownOption(format!("-{letter}"))),
        }
    }
    read.finish()
}

/// What was read of a command line so far.
#[derive(Debug, Default)]
struct Read {
    language: Option<Language>,
    profile: Option<PathBuf>,
    help: bool,
    version: bool,
    name: Option<String>,
    words: Vec<OsString>,
    top: Option<usize>,
    list: bool,
    only: Option<String>,
    card: Option<PathBuf>,
    simulate: SimulateArguments,
    drill: DrillArguments,
    review: ReviewArguments,
}

impl Read {
    /// An option that only some sub-commands have.
    fn option(&mut self, option: &str, parser: &mut lexopt::Parser) -> Result<(), UsageError> {
        let name = self.name.as_deref().unwrap_or_default();
        match (name, option) {
            ("drill", _) => self.option_of_drill(option, parser)?,
            ("lesson" | "simulate", "json") => self.simulate.json = true,
            ("rank", "top") => self.top = Some(value(parser, option)?),
            ("review", "card") => self.review.card = Some(parser.value()?.into()),
            ("review", "json") => self.review.json = true,
            ("review", "threads") => self.review.threads = threads(parser, option)?,
            ("review", "shard") => {
                self.review.shard = shard(&value::<String>(parser, option)?)?;
            }
            ("review", "seat") => self.review.seat = value(parser, option)?,
            ("simulate", "records") => self.simulate.records = Some(parser.value()?.into()),
            ("replay", "card") => self.card = Some(parser.value()?.into()),
            ("rules", "list") => self.list = true,
            ("screenshots", "only") => self.only = Some(value(parser, option)?),
            ("simulate", "games") => self.simulate.games = value(parser, option)?,
            ("exam" | "simulate", "seed") => self.simulate.seed = value(parser, option)?,
            ("simulate", "card") => self.simulate.card = Some(parser.value()?.into()),
            ("simulate", "bots") => self.simulate.bots = Some(value(parser, option)?),
            ("simulate", "rules") => {
                self.simulate.tables = tables(&value::<String>(parser, option)?)?;
            }
            ("simulate", "shard") => {
                self.simulate.shard = shard(&value::<String>(parser, option)?)?;
            }
            ("simulate", "duplicate") => self.simulate.walls = Walls::Duplicate,
            ("simulate", "threads") => self.simulate.threads = threads(parser, option)?,
            _ => return Err(UsageError::UnknownOption(format!("--{option}"))),
        }
        Ok(())
    }

    /// An option of `drill`.
    fn option_of_drill(
        &mut self,
        option: &str,
        parser: &mut lexopt::Parser,
    ) -> Result<(), UsageError> {
        match option {
            "list" => self.list = true,
            "json" => self.drill.json = true,
            "card" => self.drill.card = Some(parser.value()?.into()),
            "seed" => self.drill.seed = value(parser, option)?,
            "count" => self.drill.count = within(parser, option, EXERCISES)?,
            "level" => self.drill.level = value(parser, option)?,
            "sheet" => self.drill.sheet = Some(parser.value()?.into()),
            _ => return Err(UsageError::UnknownOption(format!("--{option}"))),
        }
        Ok(())
    }

    fn finish(self) -> Result<Request, UsageError> {
        let mut words = self.words.into_iter();
        let subcommand = match self.name.as_deref() {
            _ if self.help => Subcommand::Help,
            _ if self.version => Subcommand::Version,
            None => Subcommand::Window { card: None },
            Some("open") => Subcommand::Window {
                card: words.next().map(PathBuf::from),
            },
            Some("check") => Subcommand::Check {
                paths: words.by_ref().map(PathBuf::from).collect(),
            },
            Some("expand") => Subcommand::Expand {
                card: path(&mut words, "CARD")?,
            },
            Some("rank") => Subcommand::Rank {
                card: path(&mut words, "CARD")?,
                top: self.top.unwrap_or(5),
            },
            Some("simulate") => Subcommand::Simulate(self.simulate),
            Some("replay") => Subcommand::Replay {
                record: path(&mut words, "RECORD")?,
                card: self.card,
            },
            Some("review") => Subcommand::Review(ReviewArguments {
                records: std::iter::once(path(&mut words, "RECORD")?)
                    .chain(words.by_ref().map(PathBuf::from))
                    .collect(),
                ..self.review
            }),
            Some("rules") => Subcommand::Rules { list: self.list },
            Some("course") => Subcommand::Course,
            Some("lesson") => Subcommand::Lesson {
                id: words.next().map(text).ok_or(UsageError::Missing("ID"))?,
                json: self.simulate.json,
            },
            Some("exam") => Subcommand::Exam {
                seed: self.simulate.seed,
            },
            Some("drill") if self.drill.json && self.drill.sheet.is_some() => {
                return Err(UsageError::Unexpected("--json".to_owned()));
            }
            Some("drill") => Subcommand::Drill(DrillArguments {
                kind: if self.list {
                    None
                } else {
                    Some(words.next().map(text).ok_or(UsageError::Missing("KIND"))?)
                },
                ..self.drill
            }),
            Some("screenshots") => Subcommand::Screenshots {
                folder: path(&mut words, "DIR")?,
                only: self.only,
            },
            Some(name) => return Err(UsageError::UnknownSubcommand(name.to_owned())),
        };
        match words.next() {
            Some(word) if !self.help && !self.version => Err(UsageError::Unexpected(text(word))),
            _ => Ok(Request {
                language: self.language,
                profile: self.profile,
                subcommand,
            }),
        }
    }
}

fn path(
    words: &mut impl Iterator<Item = OsString>,
    name: &'static str,
) -> Result<PathBuf, UsageError> {
    words
        .next()
        .map(PathBuf::from)
        .ok_or(UsageError::Missing(name))
}

fn value<T: FromStr>(parser: &mut lexopt::Parser, option: &str) -> Result<T, UsageError> {
    let bad = |value: String| UsageError::BadValue {
        option: format!("--{option}"),
        value,
    };
    let written = parser.value()?.string().map_err(|error| match error {
        lexopt::Error::NonUnicodeValue(value) => bad(text(value)),
        error => error.into(),
    })?;
    written.parse().map_err(|_| bad(written))
}

/// The value of an option that takes only what lies within this.
fn within<T: FromStr + PartialOrd + ToString>(
    parser: &mut lexopt::Parser,
    option: &str,
    bounds: RangeInclusive<T>,
) -> Result<T, UsageError> {
    let value = value(parser, option)?;
    if bounds.contains(&value) {
        Ok(value)
    } else {
        Err(UsageError::BadValue {
            option: format!("--{option}"),
            value: value.to_string(),
        })
    }
}

/// How many exercises are printed: more than anybody asks for, and no more than a sheet can hold.
const EXERCISES: RangeInclusive<usize> = 1..=100_000;
/// On how many threads work is shared: no system refuses so many.
const THREADS: RangeInclusive<usize> = 1..=256;

fn threads(parser: &mut lexopt::Parser, option: &str) -> Result<NonZeroUsize, UsageError> {
    let threads = within(parser, option, THREADS)?;
    Ok(NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN))
}

fn tables(written: &str) -> Result<Tables, UsageError> {
    match written {
        "usual" => Ok(Tables::Usual),
        "random" => Ok(Tables::Random),
        _ => Err(UsageError::BadValue {
            option: "--rules".to_owned(),
            value: written.to_owned(),
        }),
    }
}

fn shard(written: &str) -> Result<(u32, u32), UsageError> {
    let read = || {
        let (index, count) = written.split_once('/')?;
        let (index, count): (u32, u32) = (index.parse().ok()?, count.parse().ok()?);
        (count > 0 && index <= count).then_some((index, count))
    };
    read().ok_or_else(|| UsageError::BadValue {
        option: "--shard".to_owned(),
        value: written.to_owned(),
    })
}

fn language(tag: OsString) -> Result<Language, UsageError> {
    let tag = text(tag);
    tag.parse().map_err(|_| UsageError::UnknownLanguage(tag))
}

/// Text as it is shown to people; what is no text is shown as well as it can be.
fn text(word: OsString) -> String {
    word.into_string()
        .unwrap_or_else(|word| word.to_string_lossy().into_owned())
}
