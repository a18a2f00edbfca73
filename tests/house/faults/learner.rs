//! What a learner does while something is at fault, and what must come of it.

use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;
use std::{env, thread};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card::{self, Draft};
use mahj_tutor::drill::Kind;
use mahj_tutor::play::{Opponents, Session};
use mahj_tutor::profile::{GameEnd, GameSummary, KeptGame, Notice, Obstacle, Profile};
use mahj_tutor::rules::TableRules;

/// The name of the test that is the learner.
pub(super) const TEST: &str = "faults::learner::the_learner_who_meets_a_fault";
/// The variable with the folder in which the profile is.
pub(super) const FOLDER: &str = "MAHJ_FAULT_IN";
/// The variable with the fault.
pub(super) const FAULT: &str = "MAHJ_FAULT";

/// A learner who meets a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Learner {
    FullDisk,
    EmptyFiles,
    ReadOnlyDisk,
    NoPermission,
}

impl Learner {
    pub(super) const ALL: [Self; 4] = [
        Self::FullDisk,
        Self::EmptyFiles,
        Self::ReadOnlyDisk,
        Self::NoPermission,
    ];

    /// Brings the fault about in the folder in which the profile is.
    fn begin(self, home: &Path) {
        match self {
            Self::FullDisk => {
                let mut ballast = File::create(home.join("ballast")).unwrap();
                while ballast.write_all(&[7; 512]).is_ok() {}
            }
            // It is there already.
            Self::EmptyFiles => {}
            Self::ReadOnlyDisk => remount(home, "ro"),
            Self::NoPermission => permit(home, 0o555),
        }
    }

    /// Takes the fault away; whether that can be done.
    fn end(self, home: &Path) -> bool {
        match self {
            Self::FullDisk => fs::remove_file(home.join("ballast")).unwrap(),
            Self::EmptyFiles => return false,
            Self::ReadOnlyDisk => remount(home, "rw"),
            Self::NoPermission => permit(home, 0o755),
        }
        true
    }

    fn obstacle(self) -> Obstacle {
        match self {
            Self::FullDisk | Self::EmptyFiles => Obstacle::NoRoom,
            Self::ReadOnlyDisk | Self::NoPermission => Obstacle::NotAllowed,
        }
    }
}

fn remount(home: &Path, how: &str) {
    let mounted = Command::new("mount")
        .args(["-o", &format!("remount,{how}")])
        .arg(home)
        .status();
    assert!(mounted.unwrap().success());
}

fn permit(home: &Path, mode: u32) {
    for folder in ["profile/cards", "profile/games", "profile"] {
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(home.join(folder), permissions).unwrap();
    }
}

#[test]
#[ignore = "it is started by the tests of faults, in their surroundings"]
fn the_learner_who_meets_a_fault() {
    let (Some(home), Ok(fault)) = (env::var_os(FOLDER), env::var(FAULT)) else {
        return;
    };
    let mut all = Learner::ALL.into_iter();
    let learner = all.find(|it| format!("{it:?}") == fault).unwrap();
    let home = Path::new(&home);
    let folder = home.join("profile");
    // Where no byte may be written it is so from the beginning.
    let was_well = learner != Learner::EmptyFiles;
    let mut profile = Profile::open_for_a_window(&folder).writing_in_background();
    do_everything(&mut profile, 1);
    if was_well {
        wait(&mut profile);
        assert_eq!(profile.notices(), [], "nothing is at fault yet");
    }
    if learner == Learner::ReadOnlyDisk {
        // A disk on which a file is open for writing stays one that can be written.
        drop(profile);
        learner.begin(home);
        profile = Profile::open_for_a_window(&folder).writing_in_background();
        profile.list_games();
        wait(&mut profile);
    } else {
        learner.begin(home);
    }
    do_everything(&mut profile, 2);
    wait(&mut profile);
    let said = profile.notices().to_vec();
    assert!(
        matches!(&said[..], [Notice::NotKept { why, .. }] if *why == learner.obstacle()),
        "{said:?}"
    );
    profile.dismiss_notice();
    do_everything(&mut profile, 3);
    wait(&mut profile);
    assert_eq!(profile.notices(), [], "it is said once");
    assert!(is_everything_in(&profile, 3), "the program goes on");
    // Whoever starts the program now finds what was there before, whole.
    let meanwhile = Profile::open(&folder);
    assert_eq!(meanwhile.notices(), []);
    assert!(
        !was_well || is_everything_in(&meanwhile, 1),
        "{meanwhile:#?}"
    );
    drop(meanwhile);
    let is_over = learner.end(home);
    if is_over {
        profile.change_settings(|settings| settings.reduced_motion = true);
        wait(&mut profile);
    }
    drop(profile);
    let again = Profile::open_for_a_window(&folder);
    assert_eq!(again.notices(), []);
    if is_over {
        assert!(again.settings().reduced_motion);
        assert!(is_everything_in(&again, 3), "{again:#?}");
        assert_eq!(fs::read_dir(folder.join("games")).unwrap().count(), 3);
        let mut again = again;
        again.list_games();
        again.look_after_files();
        let first = again.games().find(1).map(|it| it.name.clone());
        assert_eq!(first, Some(name_of_first_game(3)));
    }
}

/// Waits until everything is written, or could not be, and takes notice of it.
pub(super) fn wait(profile: &mut Profile) {
    loop {
        let was_written = profile.is_written();
        profile.look_after_files();
        if was_written && profile.is_written() {
            return;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Does something of every kind that is kept, for the time of this number.
pub(super) fn do_everything(profile: &mut Profile, number: u32) {
    profile.change_settings(|settings| settings.name = format!("Rose {number}"));
    profile.change_progress(|progress| progress.lessons_finished = number);
    profile.change_memory(|memory| memory.count_answer(Kind::Joker, true, 5.0));
    let mut draft = Draft::begin("mine", "2026");
    draft.title = format!("Card {number}");
    profile.keep_card(draft);
    let session = a_match(number);
    profile.keep_game(session.save());
    profile.keep_finished_game(KeptGame {
        summary: GameSummary {
            day: number,
            card: "practice".to_owned(),
            card_title: "Practice Card".to_owned(),
            end: GameEnd::WallGame,
            points: 0,
            name: String::new(),
            taken_back: 0,
            is_open: false,
            of_match: None,
            is_practised: false,
            performance: None,
        },
        played: session.save(),
    });
    profile.change_kept_game(1, |summary| summary.name = name_of_first_game(number));
}

/// What the first game is called from the time of this number on.
fn name_of_first_game(number: u32) -> String {
    format!("Where I waited for a Flower, told {number} times")
}

/// Whether all of that is known, but for the games that were played.
pub(super) fn is_everything_in(profile: &Profile, number: u32) -> bool {
    let card = profile.own_cards().find("mine");
    profile.settings().name == format!("Rose {number}")
        && profile.progress().lessons_finished == number
        && profile.memory().practiced(Kind::Joker).asked == number
        && card.is_some_and(|card| card.title == format!("Card {number}"))
        && profile.game() == Some(&a_match(number).save())
}

fn a_match(number: u32) -> Session {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let rules = TableRules::default();
    Session::begin(card, rules, Opponents::default(), u64::from(number))
}
