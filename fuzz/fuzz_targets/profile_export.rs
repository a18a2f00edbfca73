//! What one brings along as a file: games, memories and cards of somebody else, and the report of a failure.
#![no_main]

use std::path::PathBuf;
use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use mahj_tutor::memory::Memory;
use mahj_tutor::play::Session;
use mahj_tutor::profile::{Notice, Profile, Transferred};
use mahj_tutor_fuzz::{CARDS, Folder};

fuzz_target!(|text: &[u8]| {
    let folder = Folder::with(&[("brought.toml", text), ("went-wrong.toml", text)]);
    let path = || folder.path().join("brought.toml");
    let mut profile = Profile::in_memory();
    profile.read_card(path());
    profile.read_memory(path());
    profile.read_game_from(path());
    for came in take(&mut profile) {
        match came {
            Transferred::CardRead(_, read) => {
                assert_eq!(read.is_ok(), std::str::from_utf8(text).is_ok());
            }
            Transferred::MemoryRead(_, Ok(memory)) => memory_goes_on(*memory, &folder),
            Transferred::GameRead(_, Ok(game)) => {
                let id = game.played.card_id();
                let card = CARDS
                    .iter()
                    .find(|card| Some(&card.card().id) == id.as_ref());
                if let Some(card) = card {
                    let _ = Session::restore(&game.played, Arc::clone(card));
                }
                let mut performance = game.summary.performance.clone().unwrap_or_default();
                performance += &performance.clone();
                let _ = performance.total().error_rate();
                // Kept and exported it is the same game.
                let number = profile.keep_finished_game(*game.clone());
                profile.export_kept_game(number, folder.path().join("exported.toml"));
                profile.read_game_from(folder.path().join("exported.toml"));
                assert!(take(&mut profile).contains(&Transferred::GameRead(
                    folder.path().join("exported.toml"),
                    Ok(game)
                )));
            }
            Transferred::MemoryRead(_, Err(_)) | Transferred::GameRead(_, Err(_)) => {}
            other => panic!("{other:?}"),
        }
    }
    let started = Profile::open_for_a_window(folder.path());
    let known = |it: &Notice| {
        let told = matches!(it, Notice::WentWrong);
        told || matches!(it, Notice::SetAside { .. } | Notice::LeftAlone { .. })
    };
    assert!(
        matches!(started.notices(), [only] if known(only)),
        "{:?}",
        started.notices()
    );
});

fn take(profile: &mut Profile) -> Vec<Transferred> {
    profile.look_after_files();
    profile.take_transferred()
}

/// A memory that was taken up is exported and read as what it is.
fn memory_goes_on(memory: Memory, folder: &Folder) {
    let mut profile = Profile::in_memory();
    profile.change_memory(|own| own.merge(memory));
    let path: PathBuf = folder.path().join("exported.toml");
    profile.export_memory(path.clone());
    profile.read_memory(path);
    let came = take(&mut profile);
    let Some(Transferred::MemoryRead(_, Ok(again))) = came.last() else {
        panic!("{came:?}");
    };
    assert_eq!(again.days(), profile.memory().days());
    assert!(again.skills.keys().eq(profile.memory().skills.keys()));
}
