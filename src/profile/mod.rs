//! What is kept on disk: settings, progress, memory, the game in progress. Whole or not at all, versioned; a
//! damaged file is set aside and said.
//!
//! A [`Profile`] is read once and written on every change, in the window by a thread of its own. What goes
//! wrong with a file is a [`Notice`], which the window puts into words.

mod cards;
mod event_log;
mod exam;
mod file;
mod folder;
mod games;
mod lessons;
mod lock;
mod notice;
mod progress;
mod report;
mod settings;
mod transfer;
mod unkept;
mod whole;
mod window_place;
mod writer;

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::card::Draft;
use crate::drill::Kind;
use crate::files;
use crate::memory::Memory;
use crate::play::{RestoreError, SavedMatch};
pub use cards::OwnCards;
use event_log::EventLog;
pub use exam::{ExamProgress, ExamScore, Sitting};
use file::{Access, KeptFile};
pub use folder::{default_folder, documents_folder};
pub use games::{GAMES_KEPT, GameEnd, GameNumber, GameSummary, KeptGame, KeptGames, OfMatch};
pub use lessons::OwnLessons;
use lock::{OpenElsewhere, ProfileLock, Turn};
pub use notice::{Damage, Notice, Obstacle};
pub use progress::{DrillProgress, LessonProgress, Progress};
use report::Failures;
pub use settings::{
    BotSpeed, CoachMode, DrillRound, Hints, Settings, TextSize, ThemeChoice, Warnings,
};
pub use transfer::{Brought, TransferError, Transferred};
pub use window_place::WindowPlace;
use writer::{Done, Writer};

/// The file of the match in progress.
const GAME: &str = "game.toml";
/// The file with what the learner knows.
const MEMORY: &str = "memory.toml";
/// The folder of the learner's own cards.
const CARDS: &str = "cards";
/// The folder of the games that were played to their end.
const GAMES: &str = "games";

/// What is kept of one learner.
#[derive(Debug)]
pub struct Profile {
    settings: Settings,
    settings_file: KeptFile,
    progress: Progress,
    progress_file: KeptFile,
    memory: Memory,
    memory_file: KeptFile,
    game: Option<SavedMatch>,
    game_file: KeptFile,
    games: KeptGames,
    /// The game that was asked for last, once it is read.
    game_read: Option<(GameNumber, Box<KeptGame>)>,
    own_lessons: Arc<OwnLessons>,
    /// What they were before they were read again, until that is taken up.
    lessons_before: Option<Arc<OwnLessons>>,
    /// Whether they are being read again.
    reads_lessons: bool,
    /// Where they lie, when anything is kept on disk.
    lessons_folder: Option<PathBuf>,
    own_cards: OwnCards,
    transferred: Vec<Transferred>,
    notices: Vec<Notice>,
    /// What has stood in the way of files that are still not written, so that it is said once.
    obstacles: Vec<Obstacle>,
    writer: Writer,
    /// What is told of when something goes wrong, and whether it has.
    events: EventLog,
    failures: Failures,
    /// Where all of it lies, when anything is kept on disk.
    folder: Option<PathBuf>,
    /// Whether that folder was there already.
    had_folder: bool,
    /// Held as long as this copy of the program is open, once it has the profile for itself.
    _lock: Option<ProfileLock>,
}

impl Profile {
    /// Reads what is kept in `folder`, which need not exist.
    pub fn open(folder: &Path) -> Self {
        Self::read(Some(folder))
    }

    /// The same, and nothing in the folder is changed: what is damaged is left where it is.
    pub fn open_to_read(folder: &Path) -> Self {
        Self::read_in(Some(folder), Access::Read)
    }

    /// The same for a window, which has the profile for itself. When another one has it open already, what is kept can be
    /// seen and nothing is written but the memory, to which both add, so that neither loses anything; a notice says so.
    pub fn open_for_a_window(folder: &Path) -> Self {
        let lock = ProfileLock::take(folder);
        if matches!(lock, Err(OpenElsewhere)) {
            let mut profile = Self::read_in(Some(folder), Access::Read);
            profile.notices = vec![Notice::OpenElsewhere];
            profile.memory_file = KeptFile::new(Some(folder), MEMORY);
            profile.memory.count_as(copy_name());
            return profile;
        }
        {
            // Another window may still be writing the memory.
            let _turn = Turn::take(&folder.join(MEMORY));
            for folder in [folder, &folder.join(CARDS), &folder.join(GAMES)] {
                files::clear_unfinished(folder);
            }
        }
        let mut profile = Self {
            _lock: lock.ok(),
            ..Self::open(folder)
        };
        report::notice_failure(folder, &mut profile.notices);
        profile
    }

    /// From now on what happened is written into the folder when the program itself fails: this window
    /// tells of it where it goes on, otherwise the next one.
    pub fn write_failures(&self) {
        if let Some(folder) = &self.folder {
            self.failures.write_into(folder, self.events.clone());
        }
    }

    /// Notes what is asked for, by its kind alone, for a report of what went wrong.
    pub fn note_event(&self, event: &impl Debug) {
        self.events.note_settings(&self.settings);
        self.events.note(event);
    }

    /// A profile that lives only as long as the program: for screenshots and tests, and where there
    /// is no folder to keep it in.
    pub fn in_memory() -> Self {
        Self::read(None)
    }

    /// The same, but from now on files are written and read on a thread of their own: soon, of several changes
    /// of one file of the profile only the last, and all at the latest when it is dropped. What came of it is
    /// noticed by [`look_after_files`](Self::look_after_files).
    #[must_use]
    pub fn writing_in_background(mut self) -> Self {
        self.writer = Writer::in_background();
        self
    }

    /// Calls `wake`, from that thread, when there is something to tell of the files.
    pub fn wake_with(&mut self, wake: impl Fn() + Send + Sync + 'static) {
        self.writer.wake_with(wake);
    }

    fn read(folder: Option<&Path>) -> Self {
        Self::read_in(folder, Access::ReadAndWrite)
    }

    fn read_in(folder: Option<&Path>, access: Access) -> Self {
        let file = |name: &'static str| KeptFile::new(folder, name).with(access);
        let mut settings_file = file("settings.toml");
        let mut progress_file = file("progress.toml");
        let mut memory_file = file(MEMORY);
        let mut game_file = file(GAME);
        let mut notices = Vec::new();
        let lessons = folder.map(|folder| folder.join("lessons"));
        let own_lessons = lessons.as_deref();
        let own_lessons = own_lessons.map(|folder| OwnLessons::read(folder, &mut notices));
        let own_cards = OwnCards::read(
            folder.map(|folder| folder.join(CARDS)),
            access,
            &mut notices,
        );
        let progress: Progress = progress_file.read(&mut notices).unwrap_or_default();
        let mut memory: Memory = memory_file.read(&mut notices).unwrap_or_default();
        let takes_up = access == Access::ReadAndWrite;
        for kind in Kind::ALL.into_iter().filter(|_| takes_up) {
            let (asked, right) = progress.drilled_earlier(kind);
            memory.take_up_answers(kind, asked, right);
        }
        Self {
            settings: settings_file.read(&mut notices).unwrap_or_default(),
            settings_file,
            progress,
            progress_file,
            memory,
            memory_file,
            game: game_file.read(&mut notices),
            game_file,
            games: KeptGames::new(folder.map(|folder| folder.join(GAMES)), access),
            game_read: None,
            own_lessons: Arc::new(own_lessons.unwrap_or_default()),
            lessons_before: None,
            reads_lessons: false,
            lessons_folder: lessons,
            own_cards,
            transferred: Vec::new(),
            notices,
            obstacles: Vec::new(),
            writer: Writer::default(),
            events: EventLog::default(),
            failures: Failures::default(),
            folder: folder.map(Path::to_owned),
            had_folder: folder.is_some_and(files::is_folder),
            _lock: None,
        }
    }

    /// The learner's choices.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the learner's choices, and keeps them if they are different now.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.clone();
        change(&mut self.settings);
        if self.settings != before {
            self.write_settings();
        }
    }

    /// What the learner has done.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Changes what the learner has done, and keeps it if it is different now.
    pub fn change_progress(&mut self, change: impl FnOnce(&mut Progress)) {
        let before = self.progress.clone();
        change(&mut self.progress);
        if self.progress != before {
            self.write_progress();
        }
    }

    /// What the learner knows, and when it fades.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Changes what the learner knows, and keeps it, together with what another window has kept of it, if it is different
    /// now.
    pub fn change_memory(&mut self, change: impl FnOnce(&mut Memory)) {
        self.memory.name(copy_name);
        let before = self.memory.clone();
        change(&mut self.memory);
        if self.memory != before {
            self.write_memory();
        }
    }

    /// The match that was left, or that is played.
    pub fn game(&self) -> Option<&SavedMatch> {
        self.game.as_ref()
    }

    /// Keeps the match that is played, if it is different now.
    pub fn keep_game(&mut self, game: SavedMatch) {
        let is_different = self.game.as_ref() != Some(&game);
        // What says the same may have been read from a text, and need not be read again then.
        self.game = Some(game);
        if is_different {
            self.write_game();
        }
    }

    /// Has what the texts of the match that was left say read where files are written, so that taking it up need not.
    pub fn read_game_ahead(&mut self) {
        if let Some(game) = self.game.clone() {
            self.writer.carry_out(move || {
                game.read_ahead();
                Done::GameReadAhead
            });
        }
    }

    /// Sets the match that was kept aside, as it cannot be taken up.
    pub fn set_game_aside(&mut self, error: RestoreError) {
        self.game = None;
        // Until it is known where it went, nothing is written in its place.
        let nowhere = KeptFile::new(None, GAME);
        let mut file = std::mem::replace(&mut self.game_file, nowhere);
        self.writer.carry_out(move || {
            let notice = file.set_aside(Damage::Match(Box::new(error)));
            Done::GameSetAside(file, notice)
        });
        self.look_after_files();
    }

    /// The games that were played to their end.
    pub fn games(&self) -> &KeptGames {
        &self.games
    }

    /// Has the games read that were played to their end, where they are not.
    pub fn list_games(&mut self) {
        self.games.list(&mut self.writer);
    }

    /// Keeps a game that is over; the number under which it is kept.
    pub fn keep_finished_game(&mut self, game: KeptGame) -> GameNumber {
        let (number, written) = self.games.keep(game, &mut self.writer);
        self.note(written);
        number
    }

    /// Has a kept game read; [`take_game_read`](Self::take_game_read) hands it out.
    pub fn read_kept_game(&mut self, number: GameNumber) {
        self.games.read(number, &mut self.writer);
    }

    /// The game that was asked for, once it is read.
    pub fn take_game_read(&mut self) -> Option<(GameNumber, Box<KeptGame>)> {
        self.game_read.take()
    }

    /// Changes what is told of a kept game.
    pub fn change_kept_game(&mut self, number: GameNumber, change: impl FnOnce(&mut GameSummary)) {
        let written = self.games.change(number, change, &mut self.writer);
        self.note(written);
    }

    /// Takes a kept game away.
    pub fn remove_kept_game(&mut self, number: GameNumber) {
        let removed = self.games.remove(number, &mut self.writer);
        self.note(removed);
    }

    /// Has the lessons in the learner's own folder read again. A file that is being written just now is read
    /// once it is whole.
    pub fn reread_own_lessons(&mut self) {
        let Some(folder) = self.lessons_folder.clone().filter(|_| !self.reads_lessons) else {
            return;
        };
        self.reads_lessons = true;
        let before = Arc::clone(&self.own_lessons);
        self.writer.carry_out(move || {
            let mut unreadable = Vec::new();
            let now = OwnLessons::read(&folder, &mut unreadable);
            let is_changed = unreadable.is_empty() && now != *before;
            Done::LessonsRead(is_changed.then_some(now))
        });
    }

    /// What the lessons in the learner's own folder were before, once they are others.
    pub fn take_lessons_before(&mut self) -> Option<Arc<OwnLessons>> {
        self.lessons_before.take()
    }

    /// The lessons in the learner's own folder.
    pub fn own_lessons(&self) -> &Arc<OwnLessons> {
        &self.own_lessons
    }

    /// The cards that the learner typed in or brought along.
    pub fn own_cards(&self) -> &OwnCards {
        &self.own_cards
    }

    /// Puts a card with the learner's own ones and keeps it, if it is different now; a card of the
    /// same id is replaced.
    pub fn keep_card(&mut self, draft: Draft) {
        let written = self.own_cards.keep(draft, &mut self.writer);
        self.note(written);
    }

    /// Takes notice of what came of the files that were written or read meanwhile, and of what has failed.
    pub fn look_after_files(&mut self) {
        if let Some(folder) = self.folder.as_deref().filter(|_| self.failures.are_new()) {
            report::notice_failure(folder, &mut self.notices);
        }
        for done in self.writer.done() {
            self.take_note(done);
        }
    }

    /// What went to places of the learner's own, or came from there, since this was asked last.
    pub fn take_transferred(&mut self) -> Vec<Transferred> {
        std::mem::take(&mut self.transferred)
    }

    /// What was told of own lessons holds no longer.
    pub fn forget_lesson_notices(&mut self) {
        self.notices
            .retain(|it| !matches!(it, Notice::BrokenLesson(_) | Notice::BrokenLessonText(_)));
    }

    /// Takes one of the learner's own cards away.
    pub fn remove_card(&mut self, id: &str) {
        let written = self.own_cards.remove(id, &mut self.writer);
        self.note(written);
    }

    /// What the learner must be told, oldest first.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Lets the learner know something more about the files.
    pub fn add_notice(&mut self, notice: Notice) {
        self.note(Err(notice));
    }

    /// The learner has read the oldest notice.
    pub fn dismiss_notice(&mut self) {
        if !self.notices.is_empty() {
            self.notices.remove(0);
        }
    }

    fn take_note(&mut self, done: Done) {
        match done {
            Done::Kept(written) => self.note(written),
            Done::FolderMade(folder) => self.look_after_folder(&folder),
            Done::AllKept => {
                self.obstacles.clear();
                self.notices
                    .retain(|notice| !matches!(notice, Notice::NotKept { .. }));
            }
            Done::GameSetAside(file, notice) => {
                self.game_file = file;
                self.note(Err(notice));
                self.write_game();
            }
            Done::GamesListed(listed, notices) => {
                self.games.take_up(listed);
                for notice in notices {
                    self.note(Err(notice));
                }
            }
            Done::GameReadAhead => {}
            Done::GamesOutdated(games) => self.games.forget(&games),
            Done::GameRead(game, notices) => {
                self.game_read = game.or(self.game_read.take());
                for notice in notices {
                    self.note(Err(notice));
                }
            }
            Done::Transferred(transferred) => self.transferred.push(transferred),
            Done::LessonsRead(others) => {
                self.reads_lessons = false;
                if let Some(others) = others {
                    let before = std::mem::replace(&mut self.own_lessons, Arc::new(others));
                    // Whoever was not told of the change before is told of both at once.
                    self.lessons_before.get_or_insert(before);
                }
            }
        }
    }

    /// Whether everything that was done is written, or it was said that it could not be.
    pub fn is_written(&self) -> bool {
        self.writer.is_idle()
    }

    /// Notes a failure, once as long as it is not read; what stands in the way of files once until all of them are written.
    fn note(&mut self, written: Result<(), Notice>) {
        let Err(notice) = written else {
            return;
        };
        if let Notice::NotKept { why, .. } = &notice {
            if self.obstacles.contains(why) {
                return;
            }
            self.obstacles.push(why.clone());
        }
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }
}

/// A name for what is counted here that no other computer has.
fn copy_name() -> String {
    // Without chance there is one name, and a memory that comes back to it is counted once.
    format!("{:016x}", getrandom::u64().unwrap_or_default())
}
