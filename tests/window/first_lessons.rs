//! The first lessons at the table: nothing is shown, and nothing can be pressed, of which nobody has spoken yet.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::lesson::Lesson;
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::tile::Tile;
use mahj_tutor::ui::Start;
use mahj_tutor::wording;

use crate::support::{Window, open, start, texts};
use crate::whole_course::course;

/// The lessons before the one in which the players get the winds of their seats.
const BEFORE_WINDS: [&str; 3] = ["first-mah-jongg", "meet-the-tiles", "groups-no-runs"];

/// The lesson, as it ships.
fn lesson(id: &str) -> Lesson {
    let course = course();
    Lesson::clone(course.find(id).unwrap())
}

/// The window at each step of a lesson, with the name of the step.
fn at_each_step(lesson: &Lesson, mut look: impl FnMut(&str, &Window)) {
    let mut window = open(Start {
        language: Some(Language::ENGLISH),
        ..start()
    });
    for step in &lesson.steps {
        window.state_mut().show_step(&lesson.id, &step.id);
        window.run();
        look(&step.id, &window);
    }
}

/// What a screen reader would read, without the names of tiles at the beginning: they are heard, but not seen.
fn beside_names_of_tiles(window: &Window) -> Vec<String> {
    let locale = Locale::new(Language::ENGLISH);
    let names = Tile::ALL.map(|tile| locale.say(&wording::tile(tile)));
    let bare = |text: String| {
        let names = names.iter().filter_map(|name| text.strip_prefix(name));
        names
            .min_by_key(|rest| rest.len())
            .unwrap_or(&text)
            .to_owned()
    };
    texts(window).into_iter().map(bare).collect()
}

/// The actions that can be pressed at the table.
fn actions(window: &Window) -> Vec<String> {
    let actions = [
        "Draw a tile",
        "Mah Jongg!",
        "Claim for Mah Jongg",
        "Let it go",
    ];
    let buttons = window.query_all_by_role(Role::Button);
    let names = buttons.filter_map(|it| it.accesskit_node().label());
    names
        .filter(|name| actions.contains(&name.as_str()))
        .collect()
}

#[test]
fn players_are_called_by_their_places_until_their_winds_are_explained() {
    for id in BEFORE_WINDS {
        let lesson = lesson(id);
        at_each_step(&lesson, |step, window| {
            let table = lesson.steps.iter().find(|it| it.id == step).unwrap();
            if !table.scene.is_table() {
                return;
            }
            for text in beside_names_of_tiles(window) {
                for wind in ["North", "East", "South", "West"] {
                    assert!(!text.contains(wind), "{id}/{step}: {text}");
                }
            }
            assert!(
                texts(window)
                    .iter()
                    .any(|it| it.starts_with("On your right, "))
            );
        });
    }
}

#[test]
fn of_a_line_the_first_lessons_print_the_groups_alone() {
    let unexplained = [
        "Consecutive Run",
        "Evens",
        "any 2 suits",
        "suit",
        " points",
        "30",
        "25",
        "exposed",
        "concealed",
    ];
    let lesson = lesson("first-mah-jongg");
    at_each_step(&lesson, |step, window| {
        for text in texts(window) {
            for word in unexplained {
                assert!(!text.contains(word), "{step}: {text}");
            }
        }
    });
}

#[test]
fn the_first_lessons_offer_only_what_can_be_done() {
    for id in BEFORE_WINDS {
        let lesson = lesson(id);
        at_each_step(&lesson, |step, window| {
            let actions = actions(window);
            let has = |name: &str| actions.iter().any(|action| action == name);
            let both = has("Mah Jongg!") && has("Claim for Mah Jongg");
            assert!(!both, "{id}/{step}: {actions:?}");
            let holds = texts(window);
            let is_full = holds.iter().any(|it| it.starts_with("You, 14 tiles"));
            assert!(!(is_full && has("Draw a tile")), "{id}/{step}: {actions:?}");
        });
    }
}
