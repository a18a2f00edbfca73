//! Faults of the disk: full, read-only, forbidden, taken away, with folders and links where files should be. What cannot be
//! written is said once and the program goes on; what was done is written as soon as that can be done.
//!
//! Where a fault needs a disk of its own or another user, the test starts itself anew in such surroundings (`learner`). Where
//! those cannot be had, it says what is left out.

#![cfg(unix)]

mod learner;
mod surroundings;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use mahj_tutor::drill::Kind;
use mahj_tutor::memory::{Rating, Scheduler, Skill};
use mahj_tutor::profile::{Damage, Notice, Obstacle, Profile};

use learner::{Learner, do_everything, is_everything_in};
use surroundings::{Surroundings, left_out};

#[test]
fn on_a_full_disk_it_is_said_once_and_all_is_written_when_there_is_room() {
    if let Err(why) = Surroundings::OwnDisk.start(Learner::FullDisk) {
        left_out("a full disk", &why);
    }
}

#[test]
fn where_no_byte_may_be_written_it_is_said_once_and_nothing_is_half_written() {
    if let Err(why) = Surroundings::EmptyFiles.start(Learner::EmptyFiles) {
        left_out("a limit for what files hold", &why);
    }
}

#[test]
fn on_a_disk_that_may_only_be_read_it_is_said_once_and_all_is_written_when_it_may_be() {
    if let Err(why) = Surroundings::OwnDisk.start(Learner::ReadOnlyDisk) {
        left_out("a disk that may only be read", &why);
    }
}

#[test]
fn without_permission_it_is_said_once_and_all_is_written_when_there_is_permission() {
    if let Err(why) = Surroundings::OrdinaryUser.start(Learner::NoPermission) {
        left_out("a folder without permission", &why);
    }
}

#[test]
fn a_folder_that_vanishes_is_there_again_with_all_that_is_known() {
    for in_background in [false, true] {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("profile");
        let mut profile = Profile::open_for_a_window(&folder);
        if in_background {
            profile = profile.writing_in_background();
        }
        do_everything(&mut profile, 1);
        learner::wait(&mut profile);
        fs::remove_dir_all(&folder).unwrap();
        profile.change_settings(|settings| settings.reduced_motion = true);
        learner::wait(&mut profile);
        assert_eq!(profile.notices(), []);
        drop(profile);
        let again = Profile::open_for_a_window(&folder);
        assert!(again.settings().reduced_motion);
        assert!(is_everything_in(&again, 1), "{in_background}: {again:#?}");
    }
}

#[test]
fn a_folder_of_cards_that_vanishes_is_there_again() {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open_for_a_window(home.path());
    do_everything(&mut profile, 1);
    fs::remove_dir_all(home.path().join("cards")).unwrap();
    let draft = mahj_tutor::card::Draft::begin("other", "2026");
    profile.keep_card(draft);
    profile.look_after_files();
    let again = Profile::open(home.path());
    let cards: Vec<_> = again.own_cards().iter().map(|it| it.id.as_str()).collect();
    assert_eq!(cards, ["mine", "other"]);
}

#[test]
fn a_folder_where_a_file_should_be_is_left_alone_and_said_once() {
    for name in ["settings.toml", "progress.toml", "memory.toml", "game.toml"] {
        let home = tempfile::tempdir().unwrap();
        fs::create_dir(home.path().join(name)).unwrap();
        let mut profile = Profile::open_for_a_window(home.path());
        let said = profile.notices().to_vec();
        assert!(
            matches!(&said[..], [Notice::LeftAlone { file, damage: Damage::Unreadable { .. } }] if file == name),
            "{said:?}"
        );
        profile.dismiss_notice();
        do_everything(&mut profile, 1);
        do_everything(&mut profile, 2);
        learner::wait(&mut profile);
        assert_eq!(profile.notices(), [], "{name}");
        assert!(is_everything_in(&profile, 2), "{name}: the program goes on");
        assert!(home.path().join(name).is_dir());
    }
}

#[test]
fn a_file_where_a_folder_should_be_is_said_once_and_what_is_in_it_stays() {
    for name in ["cards", "games"] {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join(name), "a shopping list").unwrap();
        let mut profile = Profile::open_for_a_window(home.path());
        do_everything(&mut profile, 1);
        learner::wait(&mut profile);
        let said = profile.notices().to_vec();
        assert!(
            matches!(&said[..], [Notice::NotKept { .. }]),
            "{name}: {said:?}"
        );
        profile.dismiss_notice();
        do_everything(&mut profile, 2);
        learner::wait(&mut profile);
        assert_eq!(profile.notices(), [], "{name}: it is said once");
        let list = fs::read_to_string(home.path().join(name)).unwrap();
        assert_eq!(list, "a shopping list");
        // Once the file is out of the way, all is written.
        fs::remove_file(home.path().join(name)).unwrap();
        do_everything(&mut profile, 3);
        drop(profile);
        let again = Profile::open_for_a_window(home.path());
        assert!(is_everything_in(&again, 3), "{name}: {again:#?}");
    }
}

#[test]
fn a_link_stays_one_and_what_it_leads_to_is_written() {
    let home = tempfile::tempdir().unwrap();
    let (folder, elsewhere) = (home.path().join("profile"), home.path().join("elsewhere"));
    fs::create_dir_all(&elsewhere).unwrap();
    fs::create_dir_all(&folder).unwrap();
    let leads_to = elsewhere.join("my settings.toml");
    fs::write(&leads_to, "format = 1\nname = \"Rose\"\n").unwrap();
    symlink(&leads_to, folder.join("settings.toml")).unwrap();
    symlink(&elsewhere, folder.join("cards")).unwrap();
    symlink(elsewhere.join("nowhere.toml"), folder.join("memory.toml")).unwrap();
    let mut profile = Profile::open_for_a_window(&folder);
    assert_eq!(profile.settings().name, "Rose");
    do_everything(&mut profile, 1);
    assert_eq!(profile.notices(), []);
    drop(profile);
    assert!(is_everything_in(&Profile::open(&folder), 1));
    for link in ["settings.toml", "cards"] {
        assert!(folder.join(link).is_symlink(), "{link}");
    }
    let written = fs::read_to_string(leads_to).unwrap();
    assert!(written.contains("Rose 1"), "{written}");
    assert!(elsewhere.join("mine.toml").is_file());
}

#[test]
fn a_link_that_leads_to_itself_is_left_alone_and_said_once() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("progress.toml");
    symlink(&path, &path).unwrap();
    let mut profile = Profile::open_for_a_window(home.path());
    let said = profile.notices().to_vec();
    assert!(matches!(&said[..], [Notice::LeftAlone { .. }]), "{said:?}");
    profile.dismiss_notice();
    do_everything(&mut profile, 1);
    assert_eq!(profile.notices(), []);
    assert!(path.is_symlink());
}

#[test]
fn what_was_never_finished_is_taken_away_at_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open_for_a_window(home.path());
    do_everything(&mut profile, 1);
    let unfinished = [".tmpA1b2C3", "cards/.tmpA1b2C3", "games/.tmpA1b2C3"];
    for name in unfinished {
        fs::write(home.path().join(name), "format = 1\nhal").unwrap();
    }
    // A second window leaves the first one's files alone.
    drop(Profile::open_for_a_window(home.path()));
    let lies_there = |name: &&str| home.path().join(name).exists();
    assert!(unfinished.iter().all(lies_there));
    drop(profile);
    let again = Profile::open_for_a_window(home.path());
    assert!(!unfinished.iter().any(lies_there));
    assert_eq!(again.notices(), []);
    assert!(is_everything_in(&again, 1));
}

#[test]
fn when_the_clock_goes_back_nothing_that_was_known_is_lost() {
    let home = tempfile::tempdir().unwrap();
    let (late, early) = (20_100, 19_000);
    let scheduler = Scheduler::default();
    let joker = Skill::Drill(Kind::Joker);
    let mut profile = Profile::open_for_a_window(home.path());
    for (day, rating) in [
        (late, Rating::Good),
        (early, Rating::Good),
        (early, Rating::Again),
    ] {
        profile.change_memory(|memory| {
            memory.review(&scheduler, [joker.clone()], day, rating);
        });
        drop(profile);
        profile = Profile::open_for_a_window(home.path());
        assert_eq!(profile.notices(), []);
        let known = profile.memory().skills[&joker];
        assert!(
            known.stability.is_finite() && known.stability > 0.0,
            "{known:?}"
        );
        let due = profile.memory().due(&scheduler, day.min(early) + 20);
        assert_eq!(due, std::slice::from_ref(&joker), "it comes again some day");
    }
    assert_eq!(profile.memory().on(late), 1);
    assert_eq!(profile.memory().on(early), 2);
    assert_eq!(profile.memory().skills[&joker].reviews, 3);
}

#[test]
fn a_card_and_a_game_of_a_later_version_are_left_as_they_are_and_said_once() {
    let home = tempfile::tempdir().unwrap();
    drop_in(home.path(), "cards/theirs.toml");
    drop_in(home.path(), "games/000007.toml");
    let mut profile = Profile::open_for_a_window(home.path());
    profile.list_games();
    profile.look_after_files();
    let said = profile.notices().to_vec();
    let is_of_later = |notice: &Notice| {
        let Notice::LeftAlone { damage, .. } = notice else {
            return false;
        };
        matches!(damage, Damage::Newer { format: 2 })
    };
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said.iter().all(is_of_later), "{said:?}");
    do_everything(&mut profile, 1);
    drop(profile);
    for name in ["cards/theirs.toml", "games/000007.toml"] {
        assert_eq!(fs::read_to_string(home.path().join(name)).unwrap(), LATER);
    }
    assert!(is_everything_in(&Profile::open(home.path()), 1));
    assert!(home.path().join("games/000008.toml").exists());
}

/// What a later version may write.
const LATER: &str = "format = 2\nunheard-of = true\n";

fn drop_in(home: &Path, name: &str) {
    let path = home.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, LATER).unwrap();
}

#[test]
fn what_stands_in_the_way_of_two_files_is_said_once() {
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open(home.path());
    for file in ["settings.toml", "game.toml"] {
        profile.add_notice(Notice::NotKept {
            file: file.into(),
            why: Obstacle::NoRoom,
        });
    }
    assert_eq!(profile.notices().len(), 1, "once for all files");
}
