//! In the smallest window with very large text, what must be pressed next is in sight.

use egui::accesskit::{Live, Role};
use egui::{Key, Rect};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::locale::Language;
use mahj_tutor::profile::TextSize;
use mahj_tutor::ui::Demo;

use crate::support::{Window, open_sized, press, says, start};

/// The lesson in which tiles are counted.
const LESSON: &str = "meet-the-tiles";

/// A window of 1024x700 with very large text, in this language.
fn low_window(language: Language) -> Window {
    let mut start = start();
    start.language = Some(language);
    // Enlarged by half, it has this many points.
    open_sized(
        start,
        [1024.0, 700.0].map(|side| side / TextSize::VeryLarge.factor()),
    )
}

/// Where what is said to the answer begins, in points from the top: its node has no place itself, what it is made of has.
fn said_from(window: &Window) -> f32 {
    fn gather(node: &Node<'_>, is_said: bool, tops: &mut Vec<f32>) {
        let accessible = node.accesskit_node();
        if is_said && accessible.raw_bounds().is_some() {
            tops.push(node.rect().top());
        }
        let is_said = is_said || accessible.live() == Live::Polite;
        for child in node.children() {
            gather(&child, is_said, tops);
        }
    }
    let mut tops = Vec::new();
    gather(&window.root(), false, &mut tops);
    assert!(!tops.is_empty(), "nothing is said");
    tops.into_iter().fold(f32::INFINITY, f32::min)
}

/// Where the buttons stand whose name begins like this.
fn buttons(window: &Window, begins: &str) -> Vec<Rect> {
    let all = window.query_all_by_role(Role::Button);
    let named = all.filter(|button| {
        let name = button.accesskit_node().label();
        name.is_some_and(|name| name.starts_with(begins))
    });
    named.map(|button| button.rect()).collect()
}

#[test]
fn what_is_said_to_an_answer_hides_no_number() {
    let states: [(&str, &[Key]); 4] = [
        ("count", &[Key::Num5]),
        ("flowers", &[Key::Num1]),
        ("flowers", &[Key::Num1, Key::Num8, Key::H]),
        ("flowers", &[Key::Num5]),
    ];
    for language in Language::all() {
        for (step, keys) in states {
            let mut window = low_window(language);
            window.state_mut().show_step(LESSON, step);
            window.run();
            for key in keys {
                press(&mut window, *key);
            }
            let lowest = said_from(&window);
            assert!(lowest < window.ctx.content_rect().bottom());
            for number in 0..=9 {
                let places = buttons(&window, &number.to_string());
                let is_seen = |place: &Rect| place.top() > 0.0 && place.bottom() <= lowest;
                assert!(
                    !places.is_empty() && places.iter().all(is_seen),
                    "{step} {keys:?} {language}: {number} at {places:?}, said from {lowest}"
                );
            }
        }
    }
}

#[test]
fn a_text_below_a_picture_is_read_without_scrolling() {
    for language in Language::all() {
        let mut window = low_window(language);
        window.state_mut().show_step(LESSON, "copies");
        window.run();
        let bar = window.query_all_by_role(Role::ScrollBar).next();
        assert!(bar.is_none(), "{language}");
    }
}

#[test]
fn what_stands_below_is_shown_before_the_next_step_is() {
    let mut window = low_window(Language::ENGLISH);
    window.state_mut().show_step("sections-and-value", "yearly");
    window.run();
    let is_scrolled = |window: &Window| window.query_all_by_role(Role::ScrollBar).next().is_some();
    assert!(is_scrolled(&window), "the step has become shorter");
    press(&mut window, Key::Enter);
    assert!(says(&window, "Every year there’s a new card"));
    press(&mut window, Key::Enter);
    assert!(!says(&window, "Every year there’s a new card"));
}

#[test]
fn an_exercise_keeps_its_size_when_it_is_answered() {
    for language in Language::all() {
        let mut window = low_window(language);
        let demo = Demo::all().find(|demo| demo.name == "drill-is-it-a-hand");
        window.state_mut().show(demo.unwrap());
        window.run();
        let rack = |window: &Window| {
            let tiles = window.query_all_by_role(Role::Image);
            tiles.map(|tile| tile.rect().size()).collect::<Vec<_>>()
        };
        let before = rack(&window);
        assert!(!before.is_empty() && buttons(&window, "1: ").len() == 1);
        press(&mut window, Key::Num1);
        // The tiles of the line that is told of may have come behind them.
        let after = rack(&window);
        assert_eq!(before[..], after[..before.len()], "{language}");
    }
}

#[test]
fn what_is_done_at_the_table_but_play_is_one_list_with_words() {
    let mut window = low_window(Language::ENGLISH);
    let demo = Demo::all().find(|demo| demo.name == "table-turn");
    window.state_mut().show(demo.unwrap());
    window.run();
    let ways = ["Pause", "Take back your last decision", "Try something out"];
    assert!(!ways.iter().any(|way| says(&window, way)));
    window.get_by_label("Options").click();
    window.run();
    for way in ways {
        assert!(says(&window, way), "{way}");
    }
}
