//! A lesson, taken by keyboard: where the keys go first, what they pick, and where they stay.

#![expect(clippy::panic, reason = "a test that cannot be set up must fail")]

use egui::accesskit::Toggled;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::ui::{Demo, Route};

use crate::support::{
    Window, folder_with_reading_a_line, open_lesson, press, reading_a_line_on, says, texts, window,
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
        ("lesson-choose", "3, 4, 5 in Dots: "),
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
    assert_eq!(focused(&window), "4");
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
fn digits_take_tiles_out_of_the_tray_to_the_rack() {
    let mut window = at("lesson-build");
    assert!(says(&window, "10 of 14"));
    press(&mut window, Key::Num1);
    assert!(says(&window, "11 of 14"));
    press(&mut window, Key::Num1);
    assert!(says(&window, "12 of 14"), "the first that is left");
}

#[test]
fn a_stack_of_the_wall_is_chosen_by_its_number() {
    const STACK: Demo = Demo {
        name: "stack",
        prepare: |screens, change| -> Route {
            screens.lesson.open_at("walls-dice-deal", "third", change)
        },
    };
    let mut window = open_lesson(window(), &STACK);
    press(&mut window, Key::Num4);
    assert!(says(&window, "nobody touches it before the first turn"));
    press(&mut window, Key::Num3);
    assert!(says(&window, "First and third, as tricky"));
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

#[test]
fn a_tile_taken_from_the_middle_of_the_tray_leaves_the_keyboard_to_the_next_one() {
    const BUILD: Demo = Demo {
        name: "winds",
        prepare: |screens, change| -> Route {
            (screens.lesson).open_at("dragons-soap-winds", "build", change)
        },
    };
    let mut window = open_lesson(window(), &BUILD);
    let east = window.get_all_by_label("East, in the tray").nth(1);
    east.unwrap().focus();
    window.run();
    press(&mut window, Key::Enter);
    assert_eq!(focused(&window), "East, in the tray");
    press(&mut window, Key::Enter);
    assert_eq!(focused(&window), "East, in the tray");
    press(&mut window, Key::Enter);
    assert_eq!(focused(&window), "Green Dragon, in the tray");
}

/// A question whose things are to be put in order.
fn in_a_turn() -> Window {
    const ORDER: Demo = Demo {
        name: "order",
        prepare: |screens, change| -> Route { screens.lesson.open_at("a-turn", "order", change) },
    };
    open_lesson(window(), &ORDER)
}

/// The things of the question, from the top.
fn order(window: &Window) -> Vec<String> {
    let things = [
        "Draw a tile from the wall",
        "Compare ",
        "Lay a tile face up",
        "The player on your right draws",
    ];
    let mut found: Vec<(f32, String)> = things
        .iter()
        .filter_map(|thing| {
            let mut nodes = window.root().children_recursive();
            let label = |node: &egui_kittest::Node<'_>| node.accesskit_node().label();
            let node = nodes.find(|it| label(it).is_some_and(|it| it.starts_with(thing)))?;
            Some((node.rect().top(), label(&node)?))
        })
        .collect();
    found.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    found.into_iter().map(|(_, thing)| thing).collect()
}

/// At which place a thing stands, from 0.
fn place(window: &Window, thing: &str) -> usize {
    let order = order(window);
    assert_eq!(order.len(), 4, "{:#?}", texts(window));
    order.iter().position(|it| it.starts_with(thing)).unwrap()
}

/// Gives the keyboard to what has this name.
fn focus(window: &mut Window, name: &str) {
    window.get_by_label(name).focus();
    window.run();
}

#[test]
fn the_button_that_moves_a_thing_goes_along_with_it() {
    let mut window = in_a_turn();
    let first = order(&window)[0].clone();
    let down = format!("Move down: {first}");
    focus(&mut window, &down);
    press(&mut window, Key::Enter);
    assert_eq!(place(&window, &first), 1);
    assert_eq!(focused(&window), down);
    press(&mut window, Key::Enter);
    assert_eq!(place(&window, &first), 2);
    press(&mut window, Key::Enter);
    assert_eq!(place(&window, &first), 3);
    assert_eq!(focused(&window), first, "at the end it keeps the keyboard");
    press(&mut window, Key::ArrowUp);
    assert_eq!(place(&window, &first), 2);
}

#[test]
fn space_picks_a_thing_up_and_puts_it_down_where_another_stands() {
    let mut window = in_a_turn();
    let before = order(&window);
    focus(&mut window, &before[3]);
    press(&mut window, Key::Space);
    assert!(window.get_by_label(&before[3]).is_focused());
    assert!(is_picked(&window, &before[3]));
    assert_eq!(order(&window), before);
    focus(&mut window, &before[0]);
    press(&mut window, Key::Space);
    assert_eq!(place(&window, &before[3]), 0);
    assert_eq!(focused(&window), before[3]);
    assert!(!is_picked(&window, &before[3]));
    press(&mut window, Key::Space);
    press(&mut window, Key::Space);
    assert_eq!(
        place(&window, &before[3]),
        0,
        "picked up and put down again"
    );
}

#[test]
fn digits_pick_a_thing_up_and_put_it_down_where_another_stands() {
    let mut window = in_a_turn();
    let before = order(&window);
    press(&mut window, Key::Num4);
    assert!(is_picked(&window, &before[3]));
    press(&mut window, Key::Num1);
    assert_eq!(place(&window, &before[3]), 0);
    assert!(!is_picked(&window, &before[3]));
}

#[test]
fn a_question_mark_tells_what_is_asked_and_where_help_is() {
    for (state, asked, help) in [
        ("lesson", "Read on with", "F2 lists the words"),
        ("lesson-choose", "Tap one of the answers", "Press “Hint,”"),
        (
            "lesson-asked-again-table",
            "Play at the table",
            "Press “Hint,”",
        ),
        (
            "lesson-recall",
            "Tap one of the answers",
            "once you have answered",
        ),
        ("exam-question", "Pick the number", "there is no hint"),
    ] {
        let mut window = at(state);
        press(&mut window, Key::Questionmark);
        assert!(says(&window, asked), "{state}: {:?}", texts(&window));
        assert!(says(&window, help), "{state}: {:?}", texts(&window));
    }
}
