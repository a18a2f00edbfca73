//! How discards are named, by themselves or by the learner.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::profile::{BotSpeed, Profile};
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open, open_sized, press, says, start, texts};

/// A table at which the learner names their discards and may err, with a tile chosen and called "Red
/// Dragon", which it is not. The others wait.
fn naming() -> Window {
    let mut profile = Profile::in_memory();
    profile.change_settings(|settings| {
        settings.reduced_motion = true;
        settings.bot_speed = BotSpeed::Slow;
    });
    let mut window = open(Start { profile, ..start() });
    let demo = Demo::all()
        .find(|demo| demo.name == "table-naming")
        .unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

/// The names that are chosen.
fn said(window: &Window) -> Vec<String> {
    window
        .get_all_by_role(Role::RadioButton)
        .filter(|name| name.accesskit_node().toggled() == Some(Toggled::True))
        .filter_map(|name| name.accesskit_node().label())
        .collect()
}

/// Lets the learner's chosen tile go and another one come in its place, one with a number and a suit.
/// What it is called.
fn choose_another_tile(window: &mut Window) -> String {
    let buttons = window.get_all_by_role(Role::Button);
    let is_chosen = |it: &egui_kittest::Node<'_>| {
        it.accesskit_node().toggled() == Some(Toggled::True)
            || it.accesskit_node().is_selected() == Some(true)
    };
    let suited = buttons.filter_map(|it| {
        let name = it.accesskit_node().label()?;
        let (number, suit) = name.split_once(' ')?;
        let is_number = NUMBERS.contains(&number);
        let is_suit = ["Bam", "Crak", "Dot"].contains(&suit);
        (is_number && is_suit && !is_chosen(&it)).then_some(name)
    });
    let mut names: Vec<String> = suited.collect();
    let name = names.pop().unwrap();
    let tiles = window.get_all_by_role_and_label(Role::Button, &name);
    tiles.last().unwrap().click();
    window.run();
    name
}

/// The numbers by their names.
const NUMBERS: [&str; 9] = [
    "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
];

#[test]
fn no_name_is_chosen_before_the_learner_chooses_one() {
    let mut window = naming();
    choose_another_tile(&mut window);
    assert!(says(&window, "What do you call it?"));
    assert_eq!(said(&window), [""; 0]);
    assert!(says(&window, "Discard: say its name"));
    press(&mut window, Key::Enter);
    assert!(
        says(&window, "What do you call it?"),
        "nothing is put down unnamed"
    );
}

#[test]
fn the_right_name_by_mouse_puts_the_tile_down_and_nothing_has_to_be_put_right() {
    let mut window = naming();
    let tile = choose_another_tile(&mut window);
    let say = format!("Say “{tile}”");
    click(&mut window, &say);
    assert_eq!(said(&window), [say]);
    click(&mut window, &format!("Discard and say “{tile}”"));
    assert!(!says(&window, "What do you call it?"));
    press(&mut window, Key::L);
    let told = format!("You discard a {tile}");
    assert!(says(&window, &told), "{:?}", texts(&window));
    assert!(!says(&window, "You call") && !says(&window, "The name is corrected"));
}

#[test]
fn a_wrong_name_by_keyboard_is_heard_and_put_right() {
    let mut window = naming();
    press(&mut window, Key::N);
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Space);
    assert_eq!(said(&window), ["Say “Two Bam”"]);
    press(&mut window, Key::Enter);
    press(&mut window, Key::L);
    assert!(says(&window, "“Two Bam”"), "{:?}", texts(&window));
    for _ in 0..60 {
        if says(&window, "The name is corrected: ") {
            break;
        }
        window.run_steps(1);
    }
    assert!(
        says(&window, "The name is corrected: "),
        "{:?}",
        texts(&window)
    );
}

/// The pictures that are drawn inside a part of the window.
fn pictures_in(window: &Window, part: egui::Rect) -> usize {
    fn count(shape: &egui::Shape, part: egui::Rect) -> usize {
        match shape {
            egui::Shape::Vec(shapes) => shapes.iter().map(|shape| count(shape, part)).sum(),
            egui::Shape::Rect(rect) => {
                usize::from(rect.brush.is_some() && part.contains_rect(rect.rect))
            }
            egui::Shape::Mesh(mesh) => usize::from(part.contains_rect(mesh.calc_bounds())),
            _ => 0,
        }
    }
    let shapes = window.output().shapes.iter();
    shapes.map(|it| count(&it.shape, part)).sum()
}

#[test]
fn a_chosen_name_bears_no_check_mark_which_would_say_that_it_is_right() {
    let mut window = naming();
    let everywhere = egui::Rect::EVERYTHING;
    assert!(pictures_in(&window, everywhere) > 0, "tiles are pictures");
    for name in ["Say “Five Crak”", "Say “Green Dragon”"] {
        let place = window.get_by_label(name).rect();
        // What lies on the table behind the names shows in both.
        let before = pictures_in(&window, place);
        click(&mut window, name);
        assert_eq!(said(&window), [name], "which it is not");
        assert_eq!(pictures_in(&window, place), before, "{name}");
    }
}

#[test]
fn what_is_said_does_not_stay_with_another_tile() {
    let mut window = naming();
    assert_eq!(said(&window), ["Say “Red Dragon”"]);
    choose_another_tile(&mut window);
    assert_eq!(said(&window), [""; 0]);
    click(&mut window, "Say “Same”");
    assert!(says(&window, "Discard and say “Same”"));
    press(&mut window, Key::Escape);
    assert!(!says(&window, "What do you call it?"), "no tile is chosen");
}

#[test]
fn the_names_keep_their_places_in_the_window_whichever_is_chosen() {
    let profile = || {
        let mut profile = Profile::in_memory();
        profile.change_settings(|settings| settings.reduced_motion = true);
        profile
    };
    // The last is 1024x700 enlarged by half.
    for size in [[1280.0, 800.0], [1024.0, 700.0], [682.0, 466.0]] {
        let start = Start {
            profile: profile(),
            ..start()
        };
        let mut window = open_sized(start, size);
        let demo = Demo::all().find(|demo| demo.name == "table-naming");
        window.state_mut().show(demo.unwrap());
        window.run();
        let places = |window: &Window| -> Vec<egui::Rect> {
            let names = window.get_all_by_role(Role::RadioButton);
            names.map(|name| name.rect()).collect()
        };
        let before = places(&window);
        let all = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
        let outside: Vec<_> = before
            .iter()
            .filter(|it| !all.contains_rect(**it))
            .collect();
        assert!(outside.is_empty(), "{size:?}: {outside:?}");
        for name in ["Say “Five Crak”", "Say “Green Dragon”", "Say “North”"] {
            click(&mut window, name);
            assert_eq!(places(&window), before, "{size:?} {name}");
        }
    }
}
