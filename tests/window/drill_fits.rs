//! Nothing that was asked is hidden by what is said to the answer.

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::drill::Kind;
use mahj_tutor::locale::Language;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::Demo;

use crate::support::{Window, open_sized, start};

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
