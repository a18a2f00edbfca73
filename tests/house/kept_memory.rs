//! The memory is one file: several windows and computers add to it, and nothing of it is lost.

use std::fs;

use mahj_tutor::drill::Kind;
use mahj_tutor::memory::{Rating, Scheduler, Skill};
use mahj_tutor::profile::{Notice, Profile, Transferred};
use tempfile::TempDir;

use crate::profile::transferred;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

#[test]
fn two_windows_add_to_one_memory_and_what_both_know_is_kept() {
    let home = folder();
    let mut first = Profile::open_for_a_window(home.path());
    let know = |profile: &mut Profile, kind: Kind, is_right: bool| {
        profile.change_memory(|memory| {
            let skills = [Skill::Drill(kind)];
            memory.review(&Scheduler::default(), skills, 20_000, Rating::Good);
            memory.count_answer(kind, is_right, 9.0);
        });
    };
    know(&mut first, Kind::Payment, true);
    let mut second = Profile::open_for_a_window(home.path());
    know(&mut second, Kind::Payment, false);
    know(&mut first, Kind::Joker, true);
    know(&mut second, Kind::NameTile, true);
    know(&mut first, Kind::Payment, true);
    drop(second);
    drop(first);
    let again = Profile::open_for_a_window(home.path());
    assert!(again.notices().is_empty(), "{:?}", again.notices());
    let memory = again.memory();
    let asked = |kind| {
        let practiced = memory.practiced(kind);
        (practiced.asked, practiced.right)
    };
    assert_eq!(asked(Kind::Payment), (3, 2));
    assert_eq!(asked(Kind::Joker), (1, 1));
    assert_eq!(asked(Kind::NameTile), (1, 1));
    assert_eq!(memory.on(20_000), 5);
    assert_eq!(memory.skills.len(), 3);
}

#[test]
fn a_copy_of_the_memory_carries_how_many_were_right() {
    let (here, there) = (folder(), folder());
    let copy = here.path().join("copy.toml");
    let mut profile = Profile::open(here.path());
    profile.change_memory(|memory| {
        for number in 0..24 {
            memory.count_answer(Kind::Payment, number > 0, 9.0);
        }
    });
    profile.export_memory(copy.clone());
    let mut other = Profile::open(there.path());
    other.change_memory(|memory| memory.count_answer(Kind::Payment, true, 9.0));
    for _ in 0..2 {
        other.read_memory(copy.clone());
        let Transferred::MemoryRead(_, Ok(memory)) = transferred(&mut other) else {
            panic!("the copy was written whole");
        };
        other.change_memory(|own| own.merge(*memory));
        let practiced = other.memory().practiced(Kind::Payment);
        assert_eq!((practiced.asked, practiced.right), (25, 24));
    }
}

#[test]
fn what_was_drilled_under_an_earlier_name_counts_for_the_kind() {
    let home = folder();
    let drills = "[drills.\"which-line practice quints/2\"]\nasked = 3\nright = 2\n\n\
                  [drills.\"line-from-rack practice quints/2\"]\nasked = 1\nright = 1\n\n\
                  [drills.\"from-another-version x\"]\nasked = 5\nright = 5\n";
    let mut profile = Profile::open(home.path());
    profile.change_progress(|progress| progress.met_coach = true);
    let kept = fs::read_to_string(home.path().join("progress.toml")).unwrap();
    let earlier = kept + "\n" + drills;
    fs::write(home.path().join("progress.toml"), earlier).unwrap();

    for more in 0..3 {
        let mut again = Profile::open(home.path());
        assert!(again.notices().is_empty(), "{:?}", again.notices());
        let drilled = again.memory().practiced(Kind::LineFromRack);
        assert_eq!((drilled.asked, drilled.right), (4 + more, 3 + more), "once");
        assert_eq!(again.memory().practiced(Kind::NameTile).asked, 0);
        let drills = &again.progress().drills;
        assert_eq!(drills["from-another-version x"].asked, 5, "kept");
        again.change_memory(|memory| memory.count_answer(Kind::LineFromRack, true, 9.0));
    }
}

#[test]
fn what_is_known_goes_to_another_computer_and_nothing_there_is_lost() {
    let home = folder();
    let copy = home.path().join("copy.toml");
    let name = || Skill::Drill(Kind::NameTile);
    let pays = || Skill::Drill(Kind::Payment);
    let review = |profile: &mut Profile, skill, day| {
        profile.change_memory(|memory| {
            memory.review(&Scheduler::default(), [skill], day, Rating::Good);
        });
    };
    let mut here = Profile::in_memory();
    review(&mut here, name(), 20_000);
    here.export_memory(copy.clone());
    let written = transferred(&mut here);
    assert_eq!(written, Transferred::MemoryWritten(Ok(copy.clone())));

    let mut there = Profile::in_memory();
    review(&mut there, pays(), 20_001);
    there.read_memory(copy.clone());
    let Transferred::MemoryRead(_, Ok(read)) = transferred(&mut there) else {
        panic!("the copy was written whole");
    };
    there.change_memory(|memory| memory.merge(*read));
    let known: Vec<_> = there.memory().skills.keys().cloned().collect();
    assert_eq!(known, [name(), pays()]);
    assert_eq!(there.memory().answered(), 2);

    fs::write(&copy, "no memory at all").unwrap();
    there.read_memory(copy);
    let Transferred::MemoryRead(_, read) = transferred(&mut there) else {
        panic!("something must be said");
    };
    assert!(read.is_err());
    assert_eq!(there.memory().answered(), 2, "and nothing is lost");
}

#[test]
fn a_memory_with_numbers_that_nothing_comes_to_is_set_aside_and_not_taken_up() {
    let skill = |stability, difficulty| {
        format!(
            "format = 1\n[skills.\"drill payment\"]\nstability = {stability}\n\
             difficulty = {difficulty}\nday = 10\ndue = 20\nreviews = 2\n"
        )
    };
    let taken = |seconds| format!("format = 1\n[kinds.payment]\nseconds = {seconds}\n");
    for damaged in [
        skill("nan", "5.0"),
        skill("-1.0", "5.0"),
        skill("inf", "5.0"),
        skill("3.0", "nan"),
        taken("nan"),
        taken("-inf"),
    ] {
        let home = folder();
        let copy = home.path().join("copy.toml");
        fs::write(&copy, &damaged).unwrap();
        fs::write(home.path().join("memory.toml"), &damaged).unwrap();
        let mut profile = Profile::open(home.path());
        assert!(
            matches!(profile.notices(), [Notice::SetAside { .. }]),
            "{damaged}"
        );
        profile.read_memory(copy);
        let Transferred::MemoryRead(_, read) = transferred(&mut profile) else {
            panic!("something must be said");
        };
        assert!(read.is_err(), "{damaged}");
        profile.change_memory(|memory| {
            let skills = [Skill::Drill(Kind::Payment)];
            memory.review(&Scheduler::default(), skills, 20_000, Rating::Good);
        });
    }
}
