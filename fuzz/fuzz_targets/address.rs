//! What the address of the page in a browser asks for, followed as the program does at its start.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use mahj_tutor::card;
use mahj_tutor::lesson;
use mahj_tutor::locale::Language;
use mahj_tutor::play::Refining;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Calendar, Link, MahjTutor, Start};

/// So many addresses are followed by one program; then another one begins.
const MOST: u32 = 2_000;

thread_local! {
    static OPEN: RefCell<Option<(MahjTutor, u32)>> = const { RefCell::new(None) };
}

fuzz_target!(|text: &str| {
    let Ok(link) = text.parse::<Link>() else {
        return;
    };
    assert_eq!(text.parse(), Ok(link.clone()));
    OPEN.with_borrow_mut(|open| {
        let (app, followed) = open.get_or_insert_with(|| (begin(), 0));
        let kept = matches!(link, Link::Card(_));
        app.follow(link);
        assert!(!app.title().contains('⟦'), "{}", app.title());
        *followed += if kept { 20 } else { 1 };
        if *followed > MOST {
            *open = None;
        }
    });
});

fn begin() -> MahjTutor {
    let start = Start {
        profile: Profile::in_memory(),
        card: card::practice().expect("it ships").into(),
        lessons: lesson::shipped(),
        language: None,
        system_language: Language::ENGLISH,
        seed: 1,
        refining: Refining::Not,
        calendar: Calendar::standing_at(20_000),
        documents: "documents".into(),
    };
    MahjTutor::new(&egui::Context::default(), start)
}
