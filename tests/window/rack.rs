//! The learner's rack: the order into which they put it, a tile that is carried, and what follows from choosing.

use egui::accesskit::{Role, Toggled};
use egui::epaint::Shape;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::lesson::Left;
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::profile::{BotSpeed, Profile, Warnings};
use mahj_tutor::tile::Tile;
use mahj_tutor::ui::{Demo, Route, Start};
use mahj_tutor::wording;

use crate::support::{Window, click, open, open_lesson, painted, press, says, start, texts};

/// The names of the tiles, from the left.
fn rack(window: &Window) -> Vec<String> {
    let locale = Locale::new(Language::ENGLISH);
    let tiles = Tile::ALL.map(|tile| locale.say(&wording::tile(tile)));
    let names = window.get_all_by_role(Role::Button);
    let names = names.filter_map(|node| node.accesskit_node().label());
    let names = names.map(|name| name.trim_end_matches(", new").to_owned());
    names.filter(|name| tiles.contains(name)).collect()
}

#[test]
fn the_order_of_the_rack_is_kept_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let open_again = || {
        let mut profile = Profile::open(folder.path());
        profile.change_settings(|settings| {
            settings.bot_speed = BotSpeed::Instant;
            settings.reduced_motion = true;
        });
        open(Start { profile, ..start() })
    };
    let mut window = open_again();
    click(&mut window, "Game");
    press(&mut window, Key::Enter);
    click(&mut window, "Skip to the Charleston");
    let dealt = rack(&window);
    press(&mut window, Key::ArrowRight);
    for _ in 0..4 {
        window.key_press_modifiers(Modifiers::ALT, Key::ArrowRight);
        window.run();
    }
    let arranged = rack(&window);
    assert_ne!(arranged, dealt);
    drop(window);

    let mut window = open_again();
    click(&mut window, "Game");
    assert!(says(&window, "First Charleston, to the right"));
    assert_eq!(rack(&window), arranged);
    press(&mut window, Key::S);
    assert_eq!(rack(&window), dealt, "sorted again");
    drop(window);

    let mut window = open_again();
    click(&mut window, "Game");
    assert_eq!(rack(&window), dealt);
}

/// The names of the tiles that came in last, from the left.
fn new_tiles(window: &Window) -> Vec<String> {
    let names = window.get_all_by_role(Role::Button);
    let names = names.filter_map(|node| node.accesskit_node().label());
    names.filter(|name| name.ends_with(", new")).collect()
}

/// Passes the three tiles that stand first and are no jokers, and carries the first tile to the right.
fn pass_and_rearrange(window: &mut Window) {
    let mut chosen = 0;
    press(window, Key::ArrowRight);
    while chosen < 3 {
        let is_joker = window
            .get_all_by_role(Role::Button)
            .find(egui_kittest::Node::is_focused)
            .and_then(|it| it.accesskit_node().label())
            .is_some_and(|name| name.starts_with("Joker"));
        if !is_joker {
            press(window, Key::Space);
            chosen += 1;
        }
        press(window, Key::ArrowRight);
    }
    press(window, Key::Enter);
    for _ in 0..2 {
        window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
        window.run();
    }
}

#[test]
fn the_marks_of_the_tiles_that_came_in_are_kept_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let open_again = || {
        let mut profile = Profile::open(folder.path());
        profile.change_settings(|settings| {
            settings.bot_speed = BotSpeed::Instant;
            settings.reduced_motion = true;
            settings.warnings = Warnings::Off;
        });
        open(Start { profile, ..start() })
    };
    let mut window = open_again();
    click(&mut window, "Game");
    press(&mut window, Key::Enter);
    click(&mut window, "Skip to the Charleston");
    pass_and_rearrange(&mut window);
    assert!(says(&window, "First Charleston, across"));
    let (order, new) = (rack(&window), new_tiles(&window));
    assert_eq!(new.len(), 3);
    drop(window);

    let mut window = open_again();
    click(&mut window, "Game");
    assert_eq!((rack(&window), new_tiles(&window)), (order, new));
}

/// A lesson in which a whole game is played, where the learner left it.
const WHOLE_GAME: Demo = Demo {
    name: "first-whole-game",
    prepare: |screens, change| {
        screens.lesson.open("first-whole-game", change);
        Route::Lesson("first-whole-game".to_owned())
    },
};

#[test]
fn the_rack_of_a_lesson_s_game_is_there_as_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let open_again = || {
        let mut profile = Profile::open(folder.path());
        profile.change_settings(|settings| {
            settings.bot_speed = BotSpeed::Instant;
            settings.reduced_motion = true;
        });
        open_lesson(open(Start { profile, ..start() }), &WHOLE_GAME)
    };
    let mut profile = Profile::open(folder.path());
    profile.change_progress(|progress| {
        progress.leave_lesson("first-whole-game", Left::Step("charleston".to_owned()));
    });
    drop(profile);
    let mut window = open_again();
    click(&mut window, "Skip to the Charleston");
    pass_and_rearrange(&mut window);
    let (order, new) = (rack(&window), new_tiles(&window));
    assert_eq!(new.len(), 3);
    drop(window);

    let window = open_again();
    assert_eq!((rack(&window), new_tiles(&window)), (order, new));
}

/// The window at a state worth looking at, in which nothing moves and the others act at once.
fn at_the_state(name: &str) -> Window {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let mut window = open(start);
    let demo = Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

/// Chooses the first tile of the rack by keyboard, or no longer.
fn choose_first(window: &mut Window) {
    if !window
        .get_all_by_role(Role::Button)
        .any(|it| it.is_focused())
    {
        press(window, Key::ArrowRight);
    }
    press(window, Key::Space);
}

#[test]
fn another_choice_puts_away_why_the_one_before_was_refused() {
    let mut window = at_the_state("table-opening");
    click(&mut window, "Skip to the Charleston");
    press(&mut window, Key::Enter);
    assert!(says(&window, "One moment"));
    choose_first(&mut window);
    assert!(!says(&window, "One moment"));
}

#[test]
fn a_discard_that_lacks_its_tile_says_what_comes_first() {
    let mut window = at_the_state("table-turn");
    press(&mut window, Key::Escape);
    let first = "First click the tile you want to discard.";
    assert!(!says(&window, first));
    click(&mut window, "Discard: choose one tile");
    assert!(says(&window, first));
    choose_first(&mut window);
    assert!(!says(&window, first));
    choose_first(&mut window);
    assert!(!says(&window, first), "until it is pressed again");
    click(&mut window, "Discard: choose one tile");
    assert!(says(&window, first));
}

#[test]
fn enter_chooses_the_tile_that_has_the_keyboard_as_long_as_one_is_lacking() {
    let mut window = at_the_state("table-turn");
    press(&mut window, Key::Escape);
    assert!(says(&window, "Discard: choose one tile"));
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Enter);
    assert!(!says(&window, "Discard: choose one tile"));
    let discarded = |window: &Window| texts(window).iter().any(|it| it.starts_with("You discard"));
    assert!(!discarded(&window), "it is only chosen");
}

#[test]
fn a_tile_that_is_dragged_to_the_middle_while_tiles_are_passed_is_chosen_for_the_pass() {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == "table-charleston");
    window.state_mut().show(demo.unwrap());
    window.run();
    let on_rack = |window: &Window, chosen: Toggled| {
        let buttons = window.query_all_by_role(Role::Button);
        let tiles = buttons.filter(|it| it.rect().top() > 650.0);
        let tiles = tiles.filter(|it| it.accesskit_node().toggled() == Some(chosen));
        tiles.map(|it| it.rect().center()).collect::<Vec<_>>()
    };
    // One more is passed blind: another tile has room when one is taken back.
    let back = on_rack(&window, Toggled::True)[0];
    window.drag_at(back);
    window.drop_at(back);
    window.run();
    let chosen = on_rack(&window, Toggled::True).len();
    let from = on_rack(&window, Toggled::False)[1];
    let to = egui::pos2(460.0, 320.0);
    window.drag_at(from);
    window.run_steps(1);
    window.hover_at(from + egui::vec2(0.0, -20.0));
    window.run_steps(1);
    window.hover_at(to);
    window.run_steps(1);
    window.drop_at(to);
    window.run();
    assert_eq!(on_rack(&window, Toggled::True).len(), chosen + 1);
}

#[test]
fn who_wants_it_reads_the_name_below_every_tile_of_the_rack() {
    let captions = |window: &Window| {
        let locale = Locale::new(Language::ENGLISH);
        let captions = Tile::ALL.map(|tile| locale.say(&wording::tile_caption(tile)));
        let is_caption = |shape: &Shape| matches!(shape, Shape::Text(text) if captions.iter().any(|it| it == text.galley.text()));
        painted(window).iter().filter(|it| is_caption(it)).count()
    };
    let mut window = open(start());
    let state = |name| Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(state("table-card"));
    window.run();
    let before = captions(&window);
    window.state_mut().show(state("table-named-tiles"));
    window.run();
    assert!(captions(&window) >= before + 11, "{}", captions(&window));
}
