//! Taking back at the table, and trying something out on a side board.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::profile::{Hints, Profile};
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open, press, says, start, texts};
use crate::table::rack;

/// At the Charleston, where the coach passes for the learner once.
fn after_a_pass(mut profile: Profile) -> Window {
    profile.change_settings(|settings| settings.hints = Hints::AllAtOnce);
    let mut window = open(Start { profile, ..start() });
    click(&mut window, "Game");
    click(&mut window, "Choose players and table rules yourself");
    click(&mut window, "Play");
    click(&mut window, "Skip to the Charleston");
    press(&mut window, Key::H);
    press(&mut window, Key::D);
    assert!(
        says(&window, "First Charleston, across"),
        "{:?}",
        texts(&window)
    );
    window
}

const TRY: &str = "Try something out: nothing counts until you come back";

#[test]
fn a_pass_is_taken_back_by_button_and_by_key() {
    let mut window = after_a_pass(Profile::in_memory());
    click(&mut window, "Take back your last decision");
    assert!(
        says(&window, "First Charleston, to the right"),
        "{:?}",
        texts(&window)
    );
    press(&mut window, Key::D);
    assert!(says(&window, "First Charleston, across"));
    press(&mut window, Key::U);
    assert!(says(&window, "First Charleston, to the right"));
    // There is nothing before the first pass.
    press(&mut window, Key::U);
    assert!(says(&window, "First Charleston, to the right"));
}

#[test]
fn the_rack_lies_as_it_did_before_what_is_taken_back() {
    let mut window = after_a_pass(Profile::in_memory());
    press(&mut window, Key::U);
    // The learner sorts the rack, so that it lies otherwise than it was dealt.
    press(&mut window, Key::S);
    let before = rack(&window);
    press(&mut window, Key::D);
    assert_ne!(rack(&window), before);
    press(&mut window, Key::U);
    assert_eq!(rack(&window), before);
}

#[test]
fn on_a_side_board_one_tries_and_comes_back_to_the_game_as_it_was() {
    let mut window = after_a_pass(Profile::in_memory());
    click(&mut window, TRY);
    assert!(says(&window, "Trying out"));
    press(&mut window, Key::D);
    assert!(
        says(&window, "First Charleston, to the left"),
        "{:?}",
        texts(&window)
    );
    click(&mut window, "Back to the game");
    assert!(
        says(&window, "First Charleston, across"),
        "{:?}",
        texts(&window)
    );
    assert!(!says(&window, "Trying out"));
}

#[test]
fn what_is_tried_is_not_kept() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("game.toml");
    let mut window = after_a_pass(Profile::open(home.path()));
    click(&mut window, TRY);
    let kept = std::fs::read_to_string(&file).unwrap();
    press(&mut window, Key::D);
    press(&mut window, Key::D);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), kept);
}

#[test]
fn a_game_on_a_side_board_ends_with_the_way_back() {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == "table-side-board");
    window.state_mut().show(demo.unwrap());
    window.run();
    for _ in 0..400 {
        if says(&window, "The game is over") {
            break;
        }
        press(&mut window, Key::D);
        window.run_steps(8);
    }
    assert!(says(&window, "The game is over"), "{:?}", texts(&window));
    assert!(!says(&window, "Look back at the game"));
    let mut back = window.get_all_by_label("Back to the game");
    back.next().unwrap().click();
    drop(back);
    window.run();
    assert!(
        says(&window, "choose a tile to discard"),
        "{:?}",
        texts(&window)
    );
}
