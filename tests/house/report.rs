//! When the program itself fails: what is kept stays, one file tells what happened, and the next start says so.

#![expect(
    clippy::panic,
    reason = "the program is made to fail, and a test that waits in vain has failed"
)]

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::Level;
use mahj_tutor::card;
use mahj_tutor::coach::Budget;
use mahj_tutor::play::{Background, Refining, Session};
use mahj_tutor::profile::{Notice, Profile, TextSize, Transferred};
use mahj_tutor::rules::TableRules;

/// A failure is told to every profile that is open: only one of these tests fails at a time.
static FAILING: Mutex<()> = Mutex::new(());

/// What is transferred, once it is.
fn transferred(profile: &mut Profile) -> Transferred {
    for _ in 0..600 {
        profile.look_after_files();
        if let Some(transferred) = profile.take_transferred().pop() {
            return transferred;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("nothing came of it after a minute");
}

fn report_in(folder: &Path) -> String {
    fs::read_to_string(folder.join("went-wrong.toml")).unwrap_or_default()
}

#[test]
fn a_failure_of_the_program_keeps_what_was_done_and_is_told_at_the_next_start() {
    let _alone = FAILING.lock().unwrap_or_else(PoisonError::into_inner);
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open_for_a_window(home.path()).writing_in_background();
    profile.write_failures();
    profile.change_settings(|settings| {
        settings.name = "Grandma Rose".to_owned();
        settings.card = Some("my-secret-card".to_owned());
        settings.text_size = TextSize::Large;
    });
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let session = Session::begin(card, TableRules::default(), [Level::Learner; 4], 7);
    profile.keep_game(session.save());
    profile.note_event(&Some("typed by hand"));
    profile.keep_picture(home.path().to_owned(), "picture".to_owned(), || {
        panic!("no picture of `Grandma Rose`")
    });
    // The thread that writes goes on.
    profile.change_settings(|settings| settings.text_size = TextSize::VeryLarge);
    drop(profile);

    let told = report_in(home.path());
    assert!(told.contains("no picture of"), "{told}");
    assert!(told.contains("tests/house/report.rs"), "{told}");
    assert!(told.contains("text-size = \"large\""), "{told}");
    for personal in ["Grandma", "my-secret-card", "typed"] {
        assert!(!told.contains(personal), "{personal} in {told}");
    }

    let mut profile = Profile::open_for_a_window(home.path());
    assert_eq!(profile.notices(), [Notice::WentWrong]);
    assert_eq!(profile.settings().text_size, TextSize::VeryLarge);
    assert_eq!(profile.game(), Some(&session.save()));

    let file = home.path().join("report.toml");
    profile.export_report(file.clone());
    assert!(matches!(
        transferred(&mut profile),
        Transferred::ReportWritten(Ok(_))
    ));
    let saved = fs::read_to_string(file).unwrap();
    assert!(
        saved.contains("no picture of") && saved.contains("very-large"),
        "{saved}"
    );
    assert!(!saved.contains("Grandma"), "{saved}");
    drop(profile);

    let profile = Profile::open_for_a_window(home.path());
    assert_eq!(profile.notices(), [], "it is told once");
}

#[test]
fn a_part_of_the_program_that_fails_in_the_background_is_told_of_at_once() {
    let _alone = FAILING.lock().unwrap_or_else(PoisonError::into_inner);
    let home = tempfile::tempdir().unwrap();
    let mut profile = Profile::open_for_a_window(home.path()).writing_in_background();
    profile.write_failures();
    for part in ["the coach", "the drill"] {
        let how = Refining::InBackground(Budget::NONE);
        let _nothing: Background<()> = Background::begin(how, move || panic!("{part} fell"), || ());
        let told_of_it = (0..600).any(|_| {
            profile.look_after_files();
            std::thread::sleep(Duration::from_millis(10));
            !profile.notices().is_empty()
        });
        assert!(told_of_it, "{part}");
        assert_eq!(profile.notices(), [Notice::WentWrong]);
        let told = fs::read_to_string(home.path().join("went-wrong-before.toml")).unwrap();
        assert!(told.contains(part), "{told}");
        profile.dismiss_notice();
    }
    drop(profile);

    let profile = Profile::open_for_a_window(home.path());
    assert_eq!(profile.notices(), [], "it was told already");
}
