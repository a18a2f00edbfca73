//! What the others do at the table of a lesson is seen before the narrator tells of it.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::Start;

use crate::support::{Window, open, press, says, start};

/// What the narrator says once the three others have had their turns.
const TOLD: &str = "Now a whole game";

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
