//! Nothing that was asked is hidden or moved by what is said to the answer.

use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::drill::Kind;
use mahj_tutor::locale::Language;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::Demo;

use crate::support::{Window, click, open_sized, press, start, texts, window};

/// The smallest window, in points: here room is scarce first.
const SIZE: [f32; 2] = [1024.0, 700.0];

#[test]
fn the_answer_hides_nothing_that_was_asked() {
    let states = Demo::all().filter(|demo| Kind::ALL.iter().any(|kind| is_of(demo, *kind)));
    assert!(states.count() >= 6 * Kind::ALL.len());
    let mut hidden = Vec::new();
    for language in Language::all() {
        for has_practiced in [false, true] {
            let mut start = start();
            start.language = Some(language);
            if has_practiced {
                practice(&mut start.profile);
            }
            let mut window = open_sized(start, SIZE);
            // Who has practiced is asked what is neither easy nor hard, where a state is not of the hardest.
            let is_wanted = |demo: &&Demo| {
                let is_hard = demo.name.contains("-hard");
                let mut kinds = Kind::ALL.iter();
                !(has_practiced && is_hard) && kinds.any(|kind| is_of(demo, *kind))
            };
            for demo in Demo::all().filter(is_wanted) {
                window.state_mut().show(demo);
                window.run();
                if is_scrolled(&window) {
                    hidden.push(format!("{} {} {has_practiced}", demo.name, language.tag()));
                }
            }
        }
    }
    assert!(hidden.is_empty(), "{}\n{}", hidden.len(), hidden.join("\n"));
}

#[test]
fn nothing_moves_when_an_answer_comes_and_what_is_said_stands_right_below() {
    for kind in [Kind::NameTile, Kind::Group] {
        let mut window = window();
        let demo = Demo::all().find(|demo| demo.name == format!("drill-{}", kind.id()));
        window.state_mut().show(demo.unwrap());
        window.run();
        let before = choices(&window);
        assert!(before.len() >= 2, "{:?}", texts(&window));
        press(&mut window, Key::Num1);
        let after = choices(&window);
        let moved = before
            .iter()
            .zip(&after)
            .map(|(one, other)| one.min - other.min);
        assert_eq!(before.len(), after.len());
        assert!(
            moved.into_iter().all(|it| it.length() < 1.0),
            "{before:?} {after:?}"
        );
        let lowest = after.iter().map(Rect::bottom).fold(0.0, f32::max);
        let said = ["Right", "Not this time"].iter();
        let said: Vec<Rect> = said
            .flat_map(|said| labeled(&window, |it| it == *said))
            .collect();
        assert_eq!(said.len(), 1, "{:?}", texts(&window));
        // A row of tiles with their names may stand between them.
        assert!(
            (lowest..lowest + 120.0).contains(&said[0].top()),
            "{said:?} {lowest}"
        );
        click(&mut window, "Next");
        assert!(labeled(&window, |it| it == "Not this time").is_empty());
    }
}

/// Where the choices stand, in their order.
fn choices(window: &Window) -> Vec<Rect> {
    let numbers = ["1: ", "2: ", "3: ", "4: "].iter();
    let choices = numbers.flat_map(|number| labeled(window, |it| it.starts_with(number)));
    choices.collect()
}

/// Where that stands of which what is said is so.
fn labeled(window: &Window, is_so: impl Fn(&str) -> bool) -> Vec<Rect> {
    fn gather(node: &Node<'_>, is_so: &impl Fn(&str) -> bool, found: &mut Vec<Rect>) {
        let accessible = node.accesskit_node();
        let mut said = accessible.label().into_iter().chain(accessible.value());
        if said.any(|said| is_so(&said)) {
            found.push(node.rect());
        }
        for child in node.children() {
            gather(&child, is_so, found);
        }
    }
    let mut found = Vec::new();
    gather(&window.root(), &is_so, &mut found);
    found
}

/// Every kind was answered ten times, eight times right.
fn practice(profile: &mut Profile) {
    profile.change_memory(|memory| {
        for kind in Kind::ALL {
            for number in 0..10 {
                memory.count_answer(kind, number > 1, 5.0);
            }
        }
    });
}

/// Whether a state is one of an exercise of this kind: for who begins or who is seldom wrong, asked or answered.
fn is_of(demo: &Demo, kind: Kind) -> bool {
    let state = demo.name.strip_prefix("drill-");
    let state = state.and_then(|name| name.strip_prefix(kind.id()));
    state.is_some_and(|state| !state.ends_with("-over"))
}

/// Whether something is only seen when the page is scrolled.
fn is_scrolled(window: &Window) -> bool {
    window.query_all_by_role(Role::ScrollBar).next().is_some()
}
