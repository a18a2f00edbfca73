//! The time to claim a discard, where there is a limit to it, as a person sees and uses it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open, press, says, start, texts};

/// The state of this name that is worth looking at; nothing moves there but the clock.
fn at_the_state(name: &str) -> Window {
    let mut profile = Profile::in_memory();
    profile.change_settings(|settings| settings.reduced_motion = true);
    let mut window = open(Start { profile, ..start() });
    let demo = Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

/// The seconds that the countdown tells, if there is one.
fn countdown(window: &Window) -> Option<u32> {
    let bars = window.query_all_by_role(Role::ProgressIndicator);
    let told = bars
        .filter_map(|bar| bar.accesskit_node().label())
        .find_map(|label| Some(label.strip_prefix("Time to claim: ")?.to_owned()))?;
    let number = told.split(' ').next().unwrap();
    Some(number.parse().unwrap_or(1))
}

fn seconds(window: &mut Window, seconds: usize) {
    window.run_steps(4 * seconds);
}

#[test]
fn a_countdown_is_told_as_seconds_and_at_its_end_the_discard_is_let_go() {
    let mut window = at_the_state("table-claim-timed");
    assert!(says(&window, "do you want it?"));
    assert!(says(&window, "When the time is up, you let it go"));
    let before = countdown(&window).unwrap();
    assert!((3..=7).contains(&before), "{before}");
    seconds(&mut window, 2);
    assert_eq!(countdown(&window), Some(before - 2));
    assert!(
        says(&window, &format!("{} s", before - 2)),
        "not only a bar"
    );
    let discard = texts(&window)
        .into_iter()
        .find(|text| text.ends_with("do you want it?"))
        .unwrap();
    seconds(&mut window, before as usize);
    assert!(!texts(&window).contains(&discard), "{discard}");
}

#[test]
fn pause_a_refusal_and_the_rulebook_stop_the_clock() {
    let mut window = at_the_state("table-claim-timed");
    press(&mut window, Key::P);
    let left = countdown(&window).unwrap();
    seconds(&mut window, 20);
    assert_eq!(countdown(&window), Some(left), "paused");
    press(&mut window, Key::P);
    click(&mut window, "Claim for Mah Jongg");
    assert!(says(&window, "It isn’t Mah Jongg yet"));
    seconds(&mut window, 20);
    assert!(countdown(&window).unwrap() + 1 >= left, "while reading why");
    window
        .get_all_by_role(Role::Link)
        .find(|link| {
            link.accesskit_node()
                .label()
                .unwrap_or_default()
                .starts_with("The rule: ")
        })
        .unwrap()
        .click();
    window.run();
    seconds(&mut window, 20);
    window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
    window.run();
    assert!(says(&window, "It isn’t Mah Jongg yet"));
    assert!(
        countdown(&window).unwrap() + 2 >= left,
        "while reading the rule"
    );
    click(&mut window, "Got it");
    assert!(says(&window, "do you want it?"));
}

#[test]
fn without_a_limit_nothing_is_counted_and_nothing_moves() {
    let mut window = at_the_state("table-claim");
    assert_eq!(countdown(&window), None);
    assert!(!says(&window, "Claims are open"));
    let before = texts(&window);
    seconds(&mut window, 60);
    assert_eq!(texts(&window), before);
}

#[test]
fn the_next_player_draws_while_the_learner_thinks_and_then_closes_the_claims() {
    let mut window = at_the_state("table-claim-race");
    assert!(says(&window, "Claims are open"));
    assert!(says(&window, "It can be claimed until"));
    for _ in 0..20 {
        if says(&window, "has drawn. Do you still want") {
            break;
        }
        window.run_steps(1);
    }
    assert!(
        says(&window, "has drawn. Do you still want"),
        "{:?}",
        texts(&window)
    );
    assert!(says(&window, "The drawn tile then goes back"));
    assert!(says(&window, "Claim it"));
    for _ in 0..20 {
        if !says(&window, "Do you still want") {
            break;
        }
        window.run_steps(1);
    }
    assert!(!says(&window, "Do you still want"));
    // Another discard may be there already.
    let is_asked_anew = says(&window, "do you want it?");
    assert!(
        is_asked_anew || !says(&window, "Claim it"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn a_late_claim_by_key_sends_the_drawn_tile_back_and_the_log_says_so() {
    let mut window = at_the_state("table-claim-late");
    assert!(says(&window, "has drawn. Do you still want"));
    press(&mut window, Key::T);
    press(&mut window, Key::Num1);
    assert!(
        says(&window, "choose a tile to discard"),
        "{:?}",
        texts(&window)
    );
    assert!(says(&window, "puts the drawn tile back on the wall"));
    assert!(says(&window, "and expose a"));
}

#[test]
fn who_has_drawn_early_may_rack_the_tile_by_key() {
    let mut window = at_the_state("table-drawn-early");
    assert!(says(
        &window,
        "can still be claimed: until you rack the tile"
    ));
    click(&mut window, "Put the tile on your rack");
    assert!(!says(&window, "can still be claimed"));
    assert!(says(&window, "choose a tile to discard"));
}

/// Clicks what lies there and is called so.
fn click_on(window: &mut Window, called: &str) {
    let at = window.get_by_label_contains(called).rect().center();
    window.hover_at(at);
    window.drag_at(at);
    window.drop_at(at);
    window.run_steps(4);
}

#[test]
fn a_click_on_the_newest_discard_takes_it() {
    let mut window = at_the_state("table-claim-timed");
    let asked = texts(&window);
    let asked = asked.iter().find(|text| text.ends_with("do you want it?"));
    let (player, tile) = asked.unwrap().split_once(" discards ").unwrap();
    let tile = tile.trim_start_matches("a ").trim_start_matches("an ");
    let tile = tile.split(':').next().unwrap();
    click_on(&mut window, &format!("{tile}, discarded by {player}"));
    assert!(says(&window, "Which group do you expose?"));
}
