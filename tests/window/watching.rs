//! What the others do at the table of a lesson is seen before the narrator tells of it.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::Start;

use crate::support::{Window, open, open_at_pace, press, says, start, texts};

/// What the narrator says once the three others have had their turns.
const TOLD: &str = "Now let’s really play";

/// The first lesson, come on to the step in which the three others have their turns.
fn as_the_others_begin(reduced_motion: bool) -> Window {
    let mut profile = Profile::in_memory();
    profile.change_settings(|settings| settings.reduced_motion = reduced_motion);
    let mut window = open(Start { profile, ..start() });
    window.state_mut().show_step("first-mah-jongg", "again");
    window.run();
    press(&mut window, Key::Num3);
    window.get_by_label("Next").click();
    window.run_steps(3);
    window
}

/// Whether the way on is open.
fn may_go_on(window: &Window) -> bool {
    !window.get_by_label("Next").accesskit_node().is_disabled()
}

#[test]
fn the_narrator_tells_what_the_others_did_once_it_was_seen() {
    let mut window = as_the_others_begin(false);
    assert!(says(&window, "Watch the table"));
    assert!(!says(&window, TOLD));
    assert!(!may_go_on(&window));
    window.run_steps(24);
    assert!(!says(&window, "Watch the table"));
    assert!(says(&window, TOLD));
    assert!(may_go_on(&window));
}

#[test]
fn where_nothing_moves_it_is_told_at_once() {
    let window = as_the_others_begin(true);
    assert!(!says(&window, "Watch the table"));
    assert!(says(&window, TOLD));
    assert!(may_go_on(&window));
}

#[test]
fn what_came_of_a_wrong_pass_is_told_once_it_was_seen() {
    let mut window = open_at_pace(start(), 0.05);
    window.state_mut().show_step("right-across-left", "right");
    window.run();
    for tile in ["Two Crak", "South", "West"] {
        let tiles = window.get_all_by_role(Role::Button);
        let is_it = |it: &Node<'_>| it.accesskit_node().label().as_deref() == Some(tile);
        tiles.into_iter().find(is_it).unwrap().click();
        window.run();
    }
    window.get_by_label("Pass 3 tiles").click();
    let mut is_told = false;
    for _ in 0..100 {
        window.step();
        is_told = says(&window, "Look what happened");
        let is_seen = texts(&window).iter().any(|it| it == "You received");
        assert!(is_seen || !is_told, "{:#?}", texts(&window));
    }
    assert!(is_told, "{:#?}", texts(&window));
}

#[test]
fn who_discards_is_shown_to_play_until_the_next_player_has_drawn() {
    let mut window = open_at_pace(start(), 0.05);
    window.state_mut().show_step("first-mah-jongg", "again");
    window.run();
    press(&mut window, Key::Num3);
    window.get_by_label("Next").click();
    let mut looked_at = 0;
    for _ in 0..400 {
        window.step();
        let told = texts(&window);
        let plays = |place: &str| {
            let mut told = told.iter();
            told.any(|it| it.starts_with(place) && it.ends_with(", now playing"))
        };
        let lies = told
            .iter()
            .any(|it| it.starts_with("Nine Crak, discarded by"));
        let gave = told
            .iter()
            .any(|it| it.starts_with("On your right, 13 tiles"));
        if plays("Across") {
            assert!(lies, "{told:#?}");
            let has_drawn = told.iter().any(|it| it.starts_with("Across, 14 tiles"));
            assert!(has_drawn || looked_at > 0, "{told:#?}");
        }
        looked_at += usize::from(gave && lies && plays("On your right"));
        if says(&window, TOLD) {
            break;
        }
    }
    assert!(
        looked_at > 0,
        "the discard was looked at before the next player drew"
    );
}
