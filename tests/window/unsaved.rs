//! What cannot be saved is said in plain words, and the program can be used all the same.

use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::msg;
use mahj_tutor::profile::{GAMES_KEPT, Notice, Obstacle};
use mahj_tutor::ui::{Demo, Route, Start};

use crate::support::{click, open, says, start, texts};

#[test]
fn what_cannot_be_saved_is_said_once_in_plain_words_in_every_language() {
    for language in Language::all() {
        for (why, first) in [
            (Obstacle::NoRoom, msg!("notice-no-room")),
            (Obstacle::NotAllowed, msg!("notice-not-allowed")),
        ] {
            let mut start = Start {
                language: Some(language),
                ..start()
            };
            for file in ["game.toml", "memory.toml", "settings.toml"] {
                let why = why.clone();
                let file = file.into();
                start.profile.add_notice(Notice::NotKept { file, why });
            }
            let locale = Locale::new(language);
            let said = locale.say(&first);
            let mut window = open(start);
            assert!(says(&window, &said), "{:?}", texts(&window));
            for technical in [".toml", "os error", "/"] {
                assert!(!said.contains(technical), "{said}");
            }
            click(&mut window, &locale.say(&msg!("notice-dismiss")));
            assert!(!says(&window, &said), "it is said once");
            let next = locale.say(&msg!("notice-dismiss"));
            assert!(!says(&window, &next), "{:?}", texts(&window));
            click(&mut window, &locale.say(&msg!("menu-settings")));
            assert_eq!(window.state().route(), &Route::Settings);
        }
    }
}

#[test]
fn the_list_of_games_says_how_many_stay() {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == "games").unwrap();
    window.state_mut().show(demo);
    window.run();
    let rule = format!("Your last {GAMES_KEPT} games stay here");
    assert!(says(&window, &rule), "{:?}", texts(&window));
}
