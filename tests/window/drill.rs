//! The drill, walked through as a person would.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::drill::{Kind, SERIES};
use mahj_tutor::ui::{Demo, Route};

use crate::support::{Window, click, press, texts, window, window_on};

fn demo(name: &str) -> &'static Demo {
    Demo::all().find(|demo| demo.name == name).unwrap()
}

fn drill(mut window: Window) -> Window {
    window.state_mut().show(demo("drill"));
    window.run();
    window
}

fn shows(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|text| text.contains(words))
}

#[test]
fn a_series_of_ten_is_walked_through_by_keyboard_and_mouse() {
    let mut window = drill(window());
    for number in 0..SERIES {
        assert!(shows(&window, "Which one?"), "{number}");
        if number % 2 == 0 {
            press(&mut window, Key::Num1);
        } else {
            let second = window.get_all_by_role(egui::accesskit::Role::Button);
            let second = second.into_iter().find(|node| {
                node.accesskit_node()
                    .label()
                    .is_some_and(|it| it.starts_with("2: "))
            });
            second.unwrap().click();
            window.run();
        }
        assert!(shows(&window, "The nearest"));
        press(&mut window, Key::Enter);
    }
    assert!(shows(&window, &format!("of {SERIES}")));
    click(&mut window, "Ten more");
    assert!(shows(&window, "Which one?"));
}

#[test]
fn a_mistake_shows_the_difference_tile_by_tile_and_the_rule() {
    let mut window = window();
    window.state_mut().show(demo("drill-wrong"));
    window.run();
    for words in [
        "Look again",
        "Your line",
        "The nearest",
        "missing: ",
        "left over: ",
    ] {
        assert!(shows(&window, words), "{words}: {:#?}", texts(&window));
    }
    click(&mut window, "The rule: All fourteen tiles from one line");
    assert!(matches!(window.state().route(), Route::Rulebook(Some(_))));
}

#[test]
fn another_kind_is_chosen_by_name_and_answered_by_key() {
    let home = tempfile::tempdir().unwrap();
    let mut window = drill(window_on(home.path()));
    window.get_by_label("What to practice").click();
    window.run();
    click(&mut window, "Name the tile");
    for _ in 0..SERIES {
        assert!(shows(&window, "this tile called?") || shows(&window, "Which tile is"));
        press(&mut window, Key::Num1);
        assert!(shows(&window, "you see"));
        press(&mut window, Key::Enter);
    }
    assert!(shows(&window, &format!("of {SERIES}")));
    drop(window);
    let profile = mahj_tutor::profile::Profile::open(home.path());
    let drilled = profile.progress().drilled(Kind::NameTile);
    assert_eq!(drilled.asked as usize, SERIES);
}

#[test]
fn what_was_answered_is_remembered() {
    let home = tempfile::tempdir().unwrap();
    let mut window = drill(window_on(home.path()));
    press(&mut window, Key::Num1);
    drop(window);
    let profile = mahj_tutor::profile::Profile::open(home.path());
    let drills = &profile.progress().drills;
    assert_eq!(drills.values().map(|it| it.asked).sum::<u32>(), 1);
    assert!(
        drills
            .keys()
            .all(|skill| skill.starts_with("line-from-rack practice "))
    );
}
