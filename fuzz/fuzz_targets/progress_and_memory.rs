//! The files of what was done and of what is known, one behind the other with `%%` between them.
#![no_main]

use std::fs;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use mahj_tutor::drill::{Difficulty, Kind};
use mahj_tutor::memory::{Memory, Rating, Scheduler, Skill, today};
use mahj_tutor::profile::Profile;
use mahj_tutor_fuzz::{CARDS, Folder};

static SCHEDULER: LazyLock<Scheduler> = LazyLock::new(Scheduler::default);

fuzz_target!(|text: &str| {
    let (progress, memory) = text.split_once("\n%%\n").unwrap_or((text, "format = 1"));
    let folder = Folder::with(&[
        ("progress.toml", progress.as_bytes()),
        ("memory.toml", memory.as_bytes()),
    ]);
    let mut profile = Profile::open(folder.path());
    if !profile.notices().is_empty() {
        return;
    }
    let progress = profile.progress().clone();
    let _ = progress.taught();
    for name in progress.recall.keys() {
        assert!(progress.recalled(name).is_some());
    }
    looks_sane(profile.memory());
    // What is done and known more is kept with all that was.
    profile.change_progress(|progress| {
        progress.finish_lesson("a-turn");
        progress.count_recall("a-turn/order", "", true);
    });
    profile.change_memory(|memory| {
        memory.review(
            &SCHEDULER,
            [Skill::Drill(Kind::Payment)],
            20_000,
            Rating::Good,
        );
        memory.count_answer(Kind::Payment, true, 3.0);
    });
    let wanted = (profile.progress().clone(), written(&folder));
    assert!(profile.notices().is_empty(), "{:?}", profile.notices());
    drop(profile);
    let again = Profile::open(folder.path());
    assert!(again.notices().is_empty(), "{:?}", again.notices());
    assert_eq!(again.progress(), &wanted.0);
    looks_sane(again.memory());
});

fn written(folder: &Folder) -> String {
    fs::read_to_string(folder.path().join("memory.toml")).expect("it is kept")
}

/// Whatever was read, the memory can be asked.
fn looks_sane(memory: &Memory) {
    for day in [0, 20_000, u32::MAX] {
        let _ = memory.on(day);
        for skill in memory.due(&SCHEDULER, day).iter().take(8) {
            let strength = memory
                .strength(&SCHEDULER, skill, day)
                .expect("it is known");
            assert!((0.0..=1.0).contains(&strength), "{skill}: {strength}");
        }
    }
    let _ = (memory.answered(), memory.practiced(Kind::Payment).mean());
    // What is its own it knows already.
    let mut twice = memory.clone();
    twice.merge(memory.clone());
    assert_eq!(twice.days(), memory.days());
    assert_eq!(twice.skills.len(), memory.skills.len());
    let card = CARDS[0].card();
    let plan = today(
        memory,
        &SCHEDULER,
        card,
        20_000,
        |_| Difficulty::Easy,
        |_| true,
    );
    assert!(plan.exercises.len() < 200);
}
