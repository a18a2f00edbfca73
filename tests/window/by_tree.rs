//! The game as a screen reader's user plays it: by the accessibility tree alone.

use egui::accesskit::{Live, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::profile::BotSpeed;

use crate::support::{Window, says, texts};
use crate::table::{at_the_table, buttons, rack};

/// Clicks the first button of a name that begins so, as a screen reader does. Whether there is one that can be pressed.
fn press_in_the_tree(window: &mut Window, begins: &str) -> bool {
    let is_it = |name: Option<String>| name.is_some_and(|it| it.starts_with(begins));
    let is_found = window
        .query_all_by_role(Role::Button)
        .filter(|node| !node.accesskit_node().is_disabled())
        .find(|node| is_it(node.accesskit_node().label()))
        .map(|button| button.click_accesskit())
        .is_some();
    window.run();
    is_found
}

/// Chooses this many tiles of the rack that are no jokers, as a screen reader does.
fn choose_in_the_tree(window: &mut Window, count: usize) {
    let names: Vec<_> = rack(window)
        .into_iter()
        .filter(|name| !name.starts_with("Joker"))
        .take(count)
        .collect();
    for (place, name) in names.iter().enumerate() {
        let twins = names[..place].iter().filter(|it| *it == name).count();
        window
            .get_all_by_role_and_label(Role::Button, name)
            .nth(twins)
            .unwrap()
            .click_accesskit();
        window.run();
    }
}

/// What a screen reader says by itself as it comes.
fn announced(window: &Window) -> String {
    let nodes = window.root().children_recursive();
    let live = nodes.filter(|node| node.accesskit_node().live() != Live::Off);
    let said = live.filter_map(|node| {
        let node = node.accesskit_node();
        node.label().or(node.value())
    });
    said.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_whole_game_is_played_from_the_accessibility_tree_alone() {
    let mut window = at_the_table(BotSpeed::Instant);
    let mut heard = String::new();
    for _ in 0..400 {
        if says(&window, "The game is over") {
            break;
        }
        if says(&window, "Charleston, ") && says(&window, ": choose") {
            choose_in_the_tree(&mut window, 3);
        } else if says(&window, "choose a tile to discard") {
            choose_in_the_tree(&mut window, 1);
        }
        let offered = [
            "Pass ",
            "Discard ",
            "Exchange none",
            "Go on passing",
            "Let it go",
            "Draw",
            "Next",
        ];
        let done = offered
            .iter()
            .any(|begins| press_in_the_tree(&mut window, begins));
        assert!(done, "{:?}", buttons(&window));
        heard.push_str(&announced(&window));
    }
    assert!(says(&window, "The game is over"), "{:?}", texts(&window));
    for event in ["discards", "passes", "You draw"] {
        assert!(heard.contains(event), "{event}: {heard}");
    }
}
