//! The file of the match in progress: read at the start of the program, and the match taken up.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use mahj_tutor::play::{Awaited, Session};
use mahj_tutor::profile::Profile;
use mahj_tutor_fuzz::{CARDS, Folder};

fuzz_target!(|text: &[u8]| {
    let folder = Folder::with(&[("game.toml", text)]);
    let mut profile = Profile::open(folder.path());
    let Some(saved) = profile.game().cloned() else {
        assert_eq!(profile.notices().len(), 1, "{:?}", profile.notices());
        return;
    };
    assert!(profile.notices().is_empty(), "{:?}", profile.notices());
    let own = saved.own_card(None);
    let id = saved.card_id();
    let shipped = CARDS
        .iter()
        .find(|card| Some(&card.card().id) == id.as_ref());
    let Some(card) = own.or_else(|| shipped.cloned()) else {
        return;
    };
    let mut session = match Session::restore(&saved, Arc::clone(&card)) {
        Ok(session) => session,
        Err(error) => {
            profile.set_game_aside(error);
            assert!(profile.game().is_none() && profile.notices().len() == 1);
            return;
        }
    };
    // What is kept of it is the same match, and it goes on.
    let kept = session.save();
    let again = Session::restore(&kept, card).expect("what is kept can be taken up");
    assert_eq!(again.save(), kept);
    assert_eq!(again.view().situation(), session.view().situation());
    profile.keep_game(kept.clone());
    drop(profile);
    assert_eq!(Profile::open(folder.path()).game(), Some(&kept));
    if session.awaited() == Awaited::Bots {
        session.act_once();
    }
});
