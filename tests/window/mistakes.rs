//! Mistakes at the table, made as a person would make them.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::ui::Demo;

use crate::support::{Window, click, open, start, texts};

/// The state of this name that is worth looking at.
fn at_the_state(name: &str) -> Window {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

fn says(window: &Window, text: &str) -> bool {
    texts(window).iter().any(|said| said.contains(text))
}

/// The button whose name begins so, if there is one.
fn button(window: &Window, start: &str) -> Option<String> {
    window
        .get_all_by_role(Role::Button)
        .filter_map(|node| node.accesskit_node().label())
        .find(|name| name.starts_with(start))
}

/// Clicks the button whose name begins so.
fn click_on(window: &mut Window, start: &str) {
    let name = button(window, start).unwrap();
    click(window, &name);
}

#[test]
fn who_looks_at_what_comes_in_sees_it_and_is_told_that_it_costs_nothing() {
    let mut window = at_the_state("table-look");
    click_on(&mut window, "Look at what comes in first");
    assert!(says(&window, "You have looked: "), "{:?}", texts(&window));
    assert!(says(&window, "That is not allowed, but it costs nothing"));
    // It cannot be undone, nor done twice.
    assert_eq!(button(&window, "Look at"), None);
    // Where mistakes are refused there is no such button.
    let usual = at_the_state("table-charleston");
    assert_eq!(button(&usual, "Look at"), None);
}

#[test]
fn a_claim_for_tiles_that_are_not_alike_is_made_and_taken_back_while_nothing_lies_open() {
    let mut window = at_the_state("table-unlike");
    // The others take their time to answer; here they take as long as the test.
    click_on(&mut window, "Pause");
    click_on(&mut window, "Expose ");
    assert!(says(&window, "You have claimed "), "{:?}", texts(&window));
    click_on(&mut window, "Take it back");
    assert!(says(&window, "do you want it?"), "{:?}", texts(&window));
}

#[test]
fn tiles_that_are_not_alike_lie_open_and_stay() {
    let mut window = at_the_state("table-exposed-unlike");
    assert!(says(&window, "Everybody can see that your hand is dead"));
    click_on(&mut window, "Take it back");
    assert!(says(&window, "What lies open cannot be taken back"));
    click_on(&mut window, "Understood");
    // One tile too many is another mistake that can be made here.
    click_on(&mut window, "Draw a tile");
    assert!(says(&window, "You draw "));
}

#[test]
fn an_exposure_just_made_becomes_another_group_and_the_first_again() {
    let mut window = at_the_state("table-exposed");
    for _ in 0..2 {
        let change = button(&window, "Make your exposure a ").unwrap();
        let group = change.trim_start_matches("Make your exposure a ");
        let group = group.split(',').next().unwrap();
        click(&mut window, &change);
        let told = format!("You make the new exposure a {group}");
        assert!(says(&window, &told), "{told}: {:?}", texts(&window));
    }
}
