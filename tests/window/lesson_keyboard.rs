//! A lesson, taken by keyboard: where the keys go first, what they pick, and where they stay.

#![expect(clippy::panic, reason = "a test that cannot be set up must fail")]

use egui::accesskit::Toggled;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::ui::Demo;

use crate::support::{
    Window, folder_with_reading_a_line, press, reading_a_line_on, says, texts, window,
};

/// The window at a state worth looking at.
fn at(name: &str) -> Window {
    let mut window = window();
    let demo = Demo::all().find(|demo| demo.name == name);
    window.state_mut().show(demo.unwrap());
    window.run();
    window
}

/// What has the keyboard.
fn focused(window: &Window) -> String {
    let nodes = window.root().children_recursive();
    let mut nodes = nodes.filter(egui_kittest::Node::is_focused);
    let label = nodes.next().and_then(|node| node.accesskit_node().label());
    label.unwrap_or_default()
}

/// Whether the thing with this name is picked.
fn is_picked(window: &Window, label: &str) -> bool {
    let node = window.get_all_by_label(label).next();
    let node = node.unwrap_or_else(|| panic!("no {label} in {:#?}", texts(window)));
    node.accesskit_node().toggled() == Some(Toggled::True)
}

#[test]
fn the_first_tab_goes_to_what_is_asked_and_shift_tab_back_to_the_bar() {
    let asked = [
        ("lesson-choose", "3, 4, 5 of Dots: "),
        ("lesson-groups", "FFFF, kong"),
        ("lesson-tiles-wrong", "North"),
        ("lesson-build", "Two Bam, in the tray"),
    ];
    for (state, first) in asked {
        let mut window = at(state);
        press(&mut window, Key::Tab);
        assert!(focused(&window).starts_with(first), "{}", focused(&window));
        window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        window.run();
        assert!(!focused(&window).starts_with(first), "{state}");
        assert_ne!(focused(&window), "", "{state}");
    }
}

#[test]
fn where_nothing_is_asked_the_first_tab_goes_to_the_way_on_and_then_to_the_next_question() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::Tab);
    assert_eq!(focused(&window), "Next");
    press(&mut window, Key::Enter);
    assert!(says(&window, "How many tiles"), "{:#?}", texts(&window));
    press(&mut window, Key::Tab);
    assert_eq!(focused(&window), "0");
}

#[test]
fn digits_pick_groups_and_tiles() {
    let mut window = at("lesson-groups");
    assert!(!is_picked(&window, "WWW, pung"));
    press(&mut window, Key::Num4);
    assert!(is_picked(&window, "WWW, pung"));
    press(&mut window, Key::Num2);
    assert!(!is_picked(&window, "NNN, pung"));
    let mut window = at("lesson-tiles-wrong");
    assert!(!is_picked(&window, "East"));
    press(&mut window, Key::Num3);
    assert!(is_picked(&window, "East"));
}

#[test]
fn letters_show_the_hint_and_the_keys() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    press(&mut window, Key::H);
    press(&mut window, Key::Enter);
    assert!(!says(&window, "Count the symbols"));
    press(&mut window, Key::H);
    assert!(says(&window, "Count the symbols"));
    assert!(!says(&window, "Pick by number"));
    press(&mut window, Key::Questionmark);
    assert!(says(&window, "Pick by number"));
    press(&mut window, Key::Escape);
    assert!(!says(&window, "Pick by number"));
}

#[test]
fn a_tile_put_back_leaves_the_keyboard_to_the_next_tile_or_takes_it_along() {
    let mut window = at("lesson-build");
    let focus = |window: &mut Window, label: &str| {
        window.get_all_by_label(label).next().unwrap().focus();
        window.run();
    };
    focus(&mut window, "Two Dot");
    press(&mut window, Key::Space);
    assert!(says(&window, "9 of 14"));
    assert_eq!(focused(&window), "Two Dot");
    focus(&mut window, "Three Dot");
    press(&mut window, Key::Space);
    assert!(says(&window, "8 of 14"));
    assert_eq!(focused(&window), "Three Dot, in the tray");
}
