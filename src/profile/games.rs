//! The games that were played to their end: `games/NUMBER.toml` in the profile's folder.
//!
//! What a list tells of a game stands in its file before the game itself, so that a list is made without reading the games.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::file::{Access, KeptFile, parse, text_of};
use super::writer::{Done, Writer};
use super::{Damage, Notice};
use crate::files;
use crate::play::SavedMatch;
use crate::review::Performance;

/// The number of a kept game: the first one has 1.
pub type GameNumber = u32;

/// How a game ended for the learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameEnd {
    /// The learner has won.
    Won,
    /// Somebody else has won, or the game was ended by a mistake.
    Lost,
    /// Nobody has won.
    WallGame,
}

/// What a list tells of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GameSummary {
    /// The day on which it ended, counted from 1 January 1970.
    pub day: u32,
    /// The id of the card that was played.
    pub card: String,
    /// The title of that card.
    pub card_title: String,
    /// How it ended.
    pub end: GameEnd,
    /// The points it brought the learner.
    pub points: i32,
    /// What the learner calls it; nothing unless they gave it a name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// How often the learner has taken something back.
    #[serde(default, skip_serializing_if = "is_none")]
    pub taken_back: u32,
    /// Whether it was played open: the coach told everything, or all racks were seen.
    #[serde(default, rename = "open", skip_serializing_if = "std::ops::Not::not")]
    pub is_open: bool,
    /// Whether its mistakes have come into the learner's memory as exercises.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_practised: bool,
    /// Of which match it was; nothing of games that were kept before that was told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of_match: Option<OfMatch>,
    /// How well it was played, once that is reckoned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub performance: Option<Performance>,
}

/// Which game of which match.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OfMatch {
    /// The seed of the match, in decimal digits: a file's numbers need not hold it.
    pub seed: String,
    /// The number of the game in it, counted from 1.
    pub game: u32,
}

impl GameSummary {
    /// Whether the learner decided alone in it, and once: only such games tell how well they play.
    pub const fn is_own_play(&self) -> bool {
        self.taken_back == 0 && !self.is_open
    }
}

/// A game that was played to its end.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct KeptGame {
    /// What a list tells of it.
    pub summary: GameSummary,
    /// The match as it was when the game ended.
    #[serde(rename = "match")]
    pub played: SavedMatch,
}

/// Where the part of a file begins that a list does not need.
const PLAYED: &str = "\n[match]";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    summary: GameSummary,
}

/// How many games are kept, the newest; of older ones those with a name.
pub const GAMES_KEPT: usize = 1_000;

/// The games that were played to their end.
#[derive(Debug, Default)]
pub struct KeptGames {
    folder: Option<PathBuf>,
    access: Access,
    last: GameNumber,
    /// Whether those on disk are listed, or are being listed.
    is_asked: bool,
    is_listed: bool,
    listed: BTreeMap<GameNumber, GameSummary>,
    /// The games themselves, where nothing is kept on disk.
    in_memory: BTreeMap<GameNumber, KeptGame>,
}

impl KeptGames {
    /// Those in a folder, which need not exist; none of them is read yet.
    pub(super) fn new(folder: Option<PathBuf>, access: Access) -> Self {
        let numbers = folder.as_deref().map(numbers_in).unwrap_or_default();
        Self {
            last: numbers.into_iter().max().unwrap_or_default(),
            is_listed: folder.is_none(),
            folder,
            access,
            ..Self::default()
        }
    }

    /// The games, the newest first; nothing as long as they are not read.
    pub fn listed(&self) -> Option<impl Iterator<Item = (GameNumber, &GameSummary)>> {
        let listed = self.listed.iter().rev();
        self.is_listed
            .then(|| listed.map(|(number, summary)| (*number, summary)))
    }

    /// Whether no game was ever kept.
    pub const fn is_empty(&self) -> bool {
        self.last == 0
    }

    /// Whether more than one game was ever kept.
    pub(super) const fn are_several(&self) -> bool {
        self.last > 1
    }

    /// What is told of a game, where that is known.
    pub fn find(&self, number: GameNumber) -> Option<&GameSummary> {
        self.listed.get(&number)
    }

    /// Has them read where files are written, unless they are.
    pub(super) fn list(&mut self, writer: &mut Writer) {
        let Some(folder) = self.folder.clone() else {
            return;
        };
        if self.is_listed || std::mem::replace(&mut self.is_asked, true) {
            return;
        }
        let access = self.access;
        writer.carry_out(move || {
            let mut notices = Vec::new();
            let mut listed = BTreeMap::new();
            for number in numbers_in(&folder) {
                let mut file = file_of(Some(&folder), access, number);
                if let Some(summary) = file.read_as(read_summary, &mut notices) {
                    listed.insert(number, summary);
                }
            }
            Done::GamesListed(listed, notices)
        });
    }

    /// Takes up what was read; what was kept meanwhile stays.
    pub(super) fn take_up(&mut self, mut listed: BTreeMap<GameNumber, GameSummary>) {
        listed.append(&mut self.listed);
        self.listed = listed;
        self.is_listed = true;
    }

    pub(super) fn keep(
        &mut self,
        game: KeptGame,
        writer: &mut Writer,
    ) -> (GameNumber, Result<(), Notice>) {
        self.last += 1;
        let number = self.last;
        self.listed.insert(number, game.summary.clone());
        let Some(folder) = self.folder.clone() else {
            self.in_memory.insert(number, game);
            let numbers: Vec<_> = self.in_memory.keys().copied().collect();
            let named = |number| self.find(number).is_some_and(|it| !it.name.is_empty());
            self.forget(&outdated(numbers, named));
            return (number, Ok(()));
        };
        let file = self.file(number);
        let written = writer.write(&file, move || text_of(&game));
        if self.access == Access::ReadAndWrite {
            writer.carry_out(move || Done::GamesOutdated(remove_outdated(&folder)));
        }
        (number, written)
    }

    /// These games made room for newer ones.
    pub(super) fn forget(&mut self, outdated: &[GameNumber]) {
        for number in outdated {
            self.listed.remove(number);
            self.in_memory.remove(number);
        }
    }

    /// Has a game read where files are written.
    pub(super) fn read(&self, number: GameNumber, writer: &mut Writer) {
        let mut file = self.file(number);
        let in_memory = self.in_memory.get(&number).cloned();
        writer.carry_out(move || {
            let mut notices = Vec::new();
            let game: Option<KeptGame> = in_memory.or_else(|| file.read(&mut notices));
            if let Some(game) = &game {
                game.played.read_ahead();
            }
            Done::GameRead(game.map(|game| (number, Box::new(game))), notices)
        });
    }

    /// The text of a game's file, read where files are written.
    pub(super) fn text_of(
        &self,
        number: GameNumber,
    ) -> impl FnOnce() -> io::Result<String> + Send + 'static + use<> {
        let path = self.folder.as_ref().map(|it| it.join(name_of(number)));
        let in_memory = self.in_memory.get(&number).cloned();
        move || match (path, in_memory) {
            (Some(path), _) => files::read_text(&path),
            (None, Some(game)) => text_of(&game).map_err(io::Error::other),
            (None, None) => Err(io::ErrorKind::NotFound.into()),
        }
    }

    /// Tells something else of a game.
    ///
    /// # Errors
    /// What went wrong with it when it was written at once.
    pub(super) fn change(
        &mut self,
        number: GameNumber,
        change: impl FnOnce(&mut GameSummary),
        writer: &mut Writer,
    ) -> Result<(), Notice> {
        let Some(summary) = self.listed.get_mut(&number) else {
            return Ok(());
        };
        let before = summary.clone();
        change(summary);
        if *summary == before {
            return Ok(());
        }
        let summary = summary.clone();
        if let Some(game) = self.in_memory.get_mut(&number) {
            game.summary = summary;
            return Ok(());
        }
        writer.change(&self.file(number), move |file| {
            let mut notices = Vec::new();
            let game: Option<KeptGame> = file.clone().read(&mut notices);
            let summary = summary.clone();
            let written = game.map(|game| file.write(text_of(&KeptGame { summary, ..game })));
            notices.pop().map_or(written.unwrap_or(Ok(())), Err)
        })
    }

    pub(super) fn remove(&mut self, number: GameNumber, writer: &mut Writer) -> Result<(), Notice> {
        self.listed.remove(&number);
        self.in_memory.remove(&number);
        writer.remove(&self.file(number))
    }

    fn file(&self, number: GameNumber) -> KeptFile {
        file_of(self.folder.as_deref(), self.access, number)
    }
}

fn file_of(folder: Option<&Path>, access: Access, number: GameNumber) -> KeptFile {
    KeptFile::new(folder, name_of(number)).with(access)
}

fn name_of(number: GameNumber) -> String {
    format!("{number:06}.toml")
}

/// The numbers of the games in a folder; files that were set aside are none.
fn numbers_in(folder: &Path) -> Vec<GameNumber> {
    let entries = files::entries(folder).unwrap_or_default();
    let names = entries.iter().filter_map(|path| path.file_name()?.to_str());
    let numbers = names.filter_map(|name| {
        let number: GameNumber = name.strip_suffix(".toml")?.parse().ok()?;
        // There is always a number for the next one.
        (name == name_of(number) && number < GameNumber::MAX).then_some(number)
    });
    numbers.collect()
}

/// The games that make room for newer ones: older than the newest [`GAMES_KEPT`], and without a name.
fn outdated(mut numbers: Vec<GameNumber>, named: impl Fn(GameNumber) -> bool) -> Vec<GameNumber> {
    numbers.sort_unstable_by_key(|number| Reverse(*number));
    let older = numbers.into_iter().skip(GAMES_KEPT);
    older.filter(|number| !named(*number)).collect()
}

/// Takes away the games in a folder that make room for newer ones. What cannot be read stays.
fn remove_outdated(folder: &Path) -> Vec<GameNumber> {
    let file = |number| file_of(Some(folder), Access::ReadAndWrite, number);
    let named = |number| {
        let summary = file(number)
            .for_reading()
            .read_as(read_summary, &mut Vec::new());
        summary.is_none_or(|summary| !summary.name.is_empty())
    };
    let mut removed = outdated(numbers_in(folder), named);
    removed.retain(|number| file(*number).remove().is_ok());
    removed
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
const fn is_none(times: &u32) -> bool {
    *times == 0
}

fn read_summary(text: &str) -> Result<GameSummary, Damage> {
    let head = text.find(PLAYED).map_or(text, |end| &text[..end]);
    parse::<Head>(head).map(|head| head.summary)
}
