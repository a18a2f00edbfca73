//! What is worked out beside the screen: the window goes on, and takes it up when it is there.

use egui::Event;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::coach::Budget;
use mahj_tutor::play::Refining;
use mahj_tutor::ui::{Demo, Route, Start};

use crate::drill::tiles;
use crate::editor::in_the_first_line;
use crate::support::{Window, click, open, says, start, wait_until};

/// The window as the program opens it, with threads.
fn window_with_threads() -> Window {
    open(Start {
        refining: Refining::InBackground(Budget { games: 40 }),
        ..start()
    })
}

#[test]
fn the_deal_of_a_first_game_is_looked_for_and_then_the_game_begins() {
    let mut window = window_with_threads();
    window
        .get_by_label("Play your first game")
        .click_accesskit();
    wait_until(&mut window, |window| {
        window.state().route() == &Route::Table
    });
    window.run_steps(2);
    // What was asked for with it has waited for its table.
    assert!(window.state().profile().progress().met_coach);
    assert!(window.state().profile().game().is_some());
}

#[test]
fn who_presses_twice_begins_one_first_game() {
    let mut window = window_with_threads();
    let press = |window: &Window| {
        window
            .get_by_label("Play your first game")
            .click_accesskit();
    };
    press(&window);
    press(&window);
    wait_until(&mut window, |window| {
        window.state().route() == &Route::Table
    });
    let dealt = |window: &Window| format!("{:?}", window.state().profile().game());
    let first = dealt(&window);
    window.run_steps(40);
    assert_eq!(dealt(&window), first, "no other game takes its place");
}

#[test]
fn a_pass_in_a_drill_is_graded() {
    let mut window = window_with_threads();
    let demo = Demo::all().find(|demo| demo.name == "drill-pass");
    window.state_mut().show(demo.unwrap());
    window.run();
    let names = tiles(&window, 14);
    for name in names.iter().filter(|name| *name != "Joker").take(3) {
        window.query_all_by_label(name).next().unwrap().click();
        window.run();
    }
    click(&mut window, "Check");
    wait_until(&mut window, |window| {
        ["Right!", "Nearly as good", "Not this time"]
            .iter()
            .any(|verdict| says(window, verdict))
    });
}

#[test]
fn a_pass_in_a_lesson_is_graded_and_carried_out() {
    let mut window = window_with_threads();
    window.state_mut().show_step("what-to-pass", "own");
    window.run();
    for tile in ["Flower", "Flower", "Two Crak"] {
        let all = window.get_all_by_role(Role::Button);
        let mut free = all.filter(|it| {
            let node = it.accesskit_node();
            node.label().as_deref() == Some(tile) && node.toggled() == Some(Toggled::False)
        });
        free.next().unwrap().click();
        drop(free);
        window.run();
    }
    let all = window.get_all_by_role(Role::Button);
    let names = all.filter_map(|it| it.accesskit_node().label());
    let pass = names.into_iter().find(|name| name.starts_with("Pass "));
    window
        .get_by_role_and_label(Role::Button, &pass.unwrap())
        .click();
    wait_until(&mut window, |window| says(window, "Take it back"));
}

#[test]
fn a_typed_line_and_pasted_lines_are_checked() {
    let mut typist = in_the_first_line(window_with_threads());
    typist.write("FF 1111a DDDDa 1111b ~ x2");
    typist.write("5");
    wait_until(&mut typist.window, |window| {
        says(window, "54 possible hands")
    });
    let pasted = "FF 2222a DDDDa 2222b ~ x25\nFF 11111a 2222 333b x40\n";
    typist.window.event(Event::Paste(pasted.to_owned()));
    wait_until(&mut typist.window, |window| {
        says(window, "1 line has something to fix")
    });
}
