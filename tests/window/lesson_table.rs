//! A lesson at the table, taken as a person would: the narrator beside it, actions that are checked, and
//! what is taken back.

use std::fs;

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::profile::{BotSpeed, Profile};
use mahj_tutor::ui::{Demo, Route};
use tempfile::TempDir;

use crate::support::{Window, click, open_lesson, press, says, texts, window, window_on};

const LESSON: &str = r#"
format = 1
id = "scene"
card = "first"

[[step]]
id = "look"
picture = [{ line = "consecutive-run/2" }]

  [step.table]
  seed = 3
  east = 2
  racks = ["F F 1D 1D 1D 1D 2D 3B 3B 3B 3B 4B 4B", "", "", "9B ..."]
  discards = [{ tile = "7C", by = 2 }]
  next = "5C W R"
  moment = "to-draw"
  turn = 3
  untaught = ["claim-exposure"]

[[step]]
id = "draw"
plays = ["3 draw", "3 discard 9B"]

  [step.act]
  accept = ["draw"]
  wrong = [{ id = "early", rule = "turn-must-pick-or-claim", act = "discard 4B", when = "refused" }]

[[step]]
id = "give"

  [step.act]
  spares = "consecutive-run/2"
  wrong = [
    { id = "wanted", rule = "object-first-to-match", act = "discard 3B", when = "wanted", then = ["1 draw", "1 discard R"] },
  ]

[[step]]
id = "end"
"#;

const WORDS: &str = "
lesson-scene = A turn of our club
    .summary = One turn at the table.
scene-look = This is your table.
scene-draw = It is your turn now.
    .right = You drew a wind.
    .hint = The wall is in the middle.
    .wrong = Not that.
    .wrong-early = First a tile comes in.
scene-give = Give away what you do not need.
    .right = Thirteen are left.
    .hint = It has no number.
    .wrong = Not that one.
    .wrong-wanted = The line needs that tile.
scene-end = That was a whole turn.
";

const SCENE: Demo = Demo {
    name: "scene",
    prepare: |screens, change| {
        screens.lesson.open("scene", change);
        Route::Lesson("scene".to_owned())
    },
};

/// A profile's folder with the lesson; nothing moves at its tables, and the others act at once.
fn folder() -> TempDir {
    let home = tempfile::tempdir().unwrap();
    Profile::open(home.path()).change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let lessons = home.path().join("lessons");
    fs::create_dir(&lessons).unwrap();
    fs::write(lessons.join("40-scene.toml"), LESSON).unwrap();
    fs::write(lessons.join("40-scene.ftl"), WORDS).unwrap();
    home
}

/// The lesson at its step `at`, counted from 0, reached by right answers.
fn at(home: &TempDir, at: usize) -> Window {
    let mut window = open_lesson(window_on(home.path()), &SCENE);
    if at > 0 {
        press(&mut window, Key::Enter);
    }
    if at > 1 {
        click(&mut window, "Draw a tile");
        press(&mut window, Key::Enter);
    }
    window
}

/// The names of all buttons that are not disabled.
fn buttons(window: &Window) -> Vec<String> {
    let buttons = window.query_all_by_role(Role::Button);
    let buttons = buttons.map(|it| it.accesskit_node());
    let buttons = buttons.filter(|it| !it.is_disabled());
    buttons.filter_map(|it| it.label()).collect()
}

/// Whether what has this name is chosen, if it can be.
fn toggled(window: &Window, name: &str) -> Option<Toggled> {
    let node = window.get_by_label(name);
    node.accesskit_node().toggled()
}

/// How many tiles of this name lie on the rack.
fn on_rack(window: &Window, tile: &str) -> usize {
    let names = buttons(window);
    let names = names.iter().map(|it| it.trim_end_matches(", new"));
    names.filter(|it| *it == tile).count()
}

/// Chooses a tile on the rack and discards it.
fn discard(window: &mut Window, tile: &str) {
    let tiles = window.get_all_by_role(Role::Button);
    let is_it =
        |label: Option<String>| label.is_some_and(|it| it.trim_end_matches(", new") == tile);
    let mut tiles = tiles.filter(|it| is_it(it.accesskit_node().label()));
    tiles.next().unwrap().click();
    drop(tiles);
    window.run();
    let named = match tile {
        "East" | "South" | "West" | "North" => format!("{tile} wind"),
        _ => tile.to_owned(),
    };
    click(window, &format!("Discard {named}"));
}

#[track_caller]
fn assert_says(window: &Window, words: &str) {
    assert!(
        says(window, words),
        "{words} is not in {:#?}",
        texts(window)
    );
}

#[test]
fn the_narrator_speaks_beside_a_table_at_which_nothing_can_be_done_yet() {
    let home = folder();
    let mut window = at(&home, 0);
    assert_says(&window, "This is your table.");
    assert_says(&window, "Line 2 of Consecutive Run: ");
    assert_says(&window, "You: West, 13 tiles on the rack");
    assert_says(&window, "Seven Crak, discarded by East");
    assert_eq!(on_rack(&window, "Three Bam"), 4);
    let actions = ["Draw", "Discard", "Claim", "Let it go", "Call"];
    let offered = |window: &Window| -> Vec<String> {
        let asks_for_action = |name: &String| actions.iter().any(|action| name.starts_with(action));
        buttons(window)
            .into_iter()
            .filter(asks_for_action)
            .collect()
    };
    assert_eq!(offered(&window), Vec::<String>::new());
    click(&mut window, "Two Dot");
    assert_eq!(offered(&window), Vec::<String>::new());
    assert_ne!(toggled(&window, "Two Dot"), Some(Toggled::True));
    click(&mut window, "Next");
    assert_says(&window, "It is your turn now.");
    assert_says(&window, "Nine Bam, discarded by South");
    assert_ne!(offered(&window), Vec::<String>::new());
    click(&mut window, "Two Dot");
    assert_eq!(toggled(&window, "Two Dot"), Some(Toggled::True));
}

#[test]
fn what_the_lesson_tells_of_happens_at_once_even_where_the_others_are_slow() {
    let home = folder();
    Profile::open(home.path()).change_settings(|settings| settings.bot_speed = BotSpeed::Slow);
    let mut window = at(&home, 0);
    window.get_by_label("Next").click();
    // A step of the window is a quarter of a second.
    window.run_steps(8);
    assert_says(&window, "It is your turn now.");
    assert_says(&window, "Nine Bam, discarded by South");
}

#[test]
fn a_discard_without_its_tile_says_what_comes_first() {
    let home = folder();
    let mut window = at(&home, 2);
    click(&mut window, "Discard: choose one tile");
    assert_says(&window, "First click the tile you want");
    discard(&mut window, "West");
    assert_says(&window, "Thirteen are left.");
    assert!(!says(&window, "First click the tile you want"));
}

#[test]
fn before_payments_are_taught_a_win_shows_who_pays_double_and_no_sums() {
    const PAID: Demo = Demo {
        name: "paid",
        prepare: |screens, change| screens.lesson.open_at("first-mah-jongg", "paid", change),
    };
    let window = open_lesson(window(), &PAID);
    assert_says(&window, "You did it!");
    assert_says(&window, "you are paid");
    assert_says(&window, "pays twice as much");
    let mut sums = texts(&window);
    sums.retain(|text| text.contains("points"));
    assert_eq!(sums, [""; 0]);
    assert!(!says(&window, "no joker"), "{:#?}", texts(&window));
    assert!(!says(&window, "× 2"));
}

#[test]
fn in_the_first_lessons_the_narrator_alone_speaks() {
    const LINE: Demo = Demo {
        name: "line",
        prepare: |screens, change| screens.lesson.open_at("first-mah-jongg", "line", change),
    };
    const TAKE: Demo = Demo {
        name: "take",
        prepare: |screens, change| screens.lesson.open_at("first-mah-jongg", "take", change),
    };
    let window = open_lesson(window(), &LINE);
    assert!(!says(&window, "draws next"), "{:#?}", texts(&window));
    let window = open_lesson(crate::support::window(), &TAKE);
    assert_says(&window, "Let it go");
    assert!(!says(&window, "do you want it?"), "{:#?}", texts(&window));
}

#[test]
fn a_right_action_is_done_and_the_next_step_goes_on_at_the_same_table() {
    let home = folder();
    let mut window = at(&home, 1);
    click(&mut window, "Draw a tile");
    assert_says(&window, "You drew a wind.");
    assert_eq!(on_rack(&window, "West"), 1);
    assert!(!buttons(&window).contains(&"Draw a tile".to_owned()));
    press(&mut window, Key::Enter);
    assert_says(&window, "Give away what you do not need.");
    discard(&mut window, "West");
    assert_says(&window, "Thirteen are left.");
    assert_says(&window, "West, discarded by you");
    press(&mut window, Key::Enter);
    assert_says(&window, "That was a whole turn.");
    assert_says(&window, "West, discarded by you");
}

#[test]
fn an_action_that_is_refused_is_answered_with_its_rule_and_nothing_moves() {
    let home = folder();
    let mut window = at(&home, 1);
    let before = texts(&window);
    discard(&mut window, "Four Bam");
    assert_says(&window, "First a tile comes in.");
    assert_says(
        &window,
        "The rule: Every turn begins with a fourteenth tile",
    );
    assert!(
        !says(&window, "That can’t be done here"),
        "the narrator says it"
    );
    assert!(!says(&window, "You need one more first."), "once is enough");
    let after = texts(&window);
    let gone: Vec<_> = before.iter().filter(|it| !after.contains(it)).collect();
    assert!(gone.is_empty(), "{gone:?}");
    assert_eq!(on_rack(&window, "Four Bam"), 2);
    click(&mut window, "Draw a tile");
    assert_says(&window, "You drew a wind.");
}

#[test]
fn a_wrong_action_is_carried_out_and_taken_back() {
    let home = folder();
    let mut window = at(&home, 2);
    let before = texts(&window);
    discard(&mut window, "Three Bam");
    assert_says(&window, "The line needs that tile.");
    assert_eq!(on_rack(&window, "Three Bam"), 3);
    assert_says(&window, "Three Bam, discarded by you");
    assert_says(&window, "Red Dragon, discarded by North");
    assert!(!says(&window, "Next"), "it is not done");
    click(&mut window, "Take it back");
    assert_eq!(on_rack(&window, "Three Bam"), 4);
    assert!(!says(&window, "Three Bam, discarded by you"));
    assert_eq!(texts(&window).len(), before.len());
    discard(&mut window, "West");
    assert_says(&window, "Thirteen are left.");
}

#[test]
fn after_three_wrong_actions_the_right_one_is_done_on_request() {
    let home = folder();
    let mut window = at(&home, 2);
    for tile in ["Three Bam", "Flower", "Two Dot"] {
        assert!(!says(&window, "Show me"));
        discard(&mut window, tile);
        click(&mut window, "Take it back");
    }
    assert_says(&window, "It has no number.");
    click(&mut window, "Show me");
    assert_says(&window, "Here it is");
    assert_says(&window, "West, discarded by you");
    press(&mut window, Key::Enter);
    assert_says(&window, "That was a whole turn.");

    press(&mut window, Key::Enter);
    assert_says(&window, "Another try at something you missed");
    assert_says(&window, "Give away what you do not need.");
    assert_eq!(on_rack(&window, "West"), 1, "the table is set up anew");
    assert!(!says(&window, "West, discarded by you"));
    discard(&mut window, "West");
    assert_says(&window, "Thirteen are left.");
    press(&mut window, Key::Enter);
    assert_says(&window, "1 of 2 right on the first try");
    assert!(!says(&window, "Worth another look:"), "it was right now");
}

#[test]
fn a_lesson_is_not_disturbed_when_the_file_of_another_changes() {
    let home = folder();
    let lessons = home.path().join("lessons");
    let mut window = at(&home, 2);
    discard(&mut window, "Three Bam");
    assert_says(&window, "The line needs that tile.");
    let other = LESSON.replace("id = \"scene\"", "id = \"other\"");
    fs::write(lessons.join("41-other.toml"), other).unwrap();
    let words = WORDS
        .replace("lesson-scene", "lesson-other")
        .replace("scene-", "other-")
        .replace("A turn of our club", "Another turn");
    fs::write(lessons.join("41-other.ftl"), words).unwrap();
    window.run_steps(5);
    window.run();
    assert_says(&window, "The line needs that tile.");
    assert_says(&window, "Three Bam, discarded by you");
    click(&mut window, "Home");
    assert_says(&window, "Another turn");
}

#[test]
fn a_lesson_whose_file_changes_is_read_again_and_goes_on_at_its_step() {
    let home = folder();
    let lessons = home.path().join("lessons");
    let mut window = at(&home, 2);
    let wait = |window: &mut Window| {
        // A step of the window is a quarter of a second.
        window.run_steps(5);
        window.run();
    };
    wait(&mut window);
    assert_says(&window, "Give away what you do not need.");

    let words = WORDS.replace("Give away what you do not need.", "One tile must go.");
    fs::write(lessons.join("40-scene.ftl"), words).unwrap();
    let lesson = LESSON.replace("next = \"5C W R\"", "next = \"5C E R\"");
    fs::write(lessons.join("40-scene.toml"), &lesson).unwrap();
    wait(&mut window);
    assert_says(&window, "One tile must go.");
    assert_eq!((on_rack(&window, "East"), on_rack(&window, "West")), (1, 0));
    discard(&mut window, "East");
    assert_says(&window, "Thirteen are left.");

    fs::write(lessons.join("40-scene.toml"), &lesson[..lesson.len() / 2]).unwrap();
    wait(&mut window);
    assert_says(&window, "40-scene.toml, line ");
    fs::write(lessons.join("40-scene.toml"), &lesson).unwrap();
    wait(&mut window);
    assert!(!says(&window, "40-scene.toml, line "));
    assert_says(&window, "One tile must go.");
}

#[test]
fn a_step_that_is_written_before_its_words_is_told_with_its_line_and_appears_with_them() {
    let home = folder();
    let lessons = home.path().join("lessons");
    let mut window = at(&home, 2);
    let wait = |window: &mut Window| {
        window.run_steps(5);
        window.run();
    };
    wait(&mut window);
    let step = "[[step]]\nid = \"between\"\n\n";
    let begin = LESSON.find("[[step]]\nid = \"end\"").unwrap();
    let (before, after) = LESSON.split_at(begin);
    let line = before.lines().count() + 1;
    fs::write(
        lessons.join("40-scene.toml"),
        format!("{before}{step}{after}"),
    )
    .unwrap();
    wait(&mut window);
    assert_says(&window, &format!("40-scene.toml, line {line}, column 1"));
    assert_says(&window, "Give away what you do not need.");
    let words = format!("{WORDS}scene-between = Now there is more.\n");
    fs::write(lessons.join("40-scene.ftl"), words).unwrap();
    wait(&mut window);
    assert!(!says(&window, "40-scene.toml, line "));
    assert_says(&window, "Give away what you do not need.");
    discard(&mut window, "West");
    press(&mut window, Key::Enter);
    assert_says(&window, "Now there is more.");
}

#[test]
fn the_card_can_be_looked_at_in_the_narrators_place() {
    let home = folder();
    let mut window = at(&home, 1);
    assert_says(&window, "It is your turn now.");
    click(&mut window, "See the card");
    assert!(!says(&window, "It is your turn now."));
    assert_says(&window, "First Card");
    click(&mut window, "Read on");
    assert_says(&window, "It is your turn now.");
}

#[test]
fn letters_show_the_card_and_the_hint_and_tab_goes_to_the_rack() {
    let home = folder();
    let mut window = at(&home, 1);
    press(&mut window, Key::C);
    assert_says(&window, "First Card");
    assert!(!says(&window, "It is your turn now."));
    press(&mut window, Key::C);
    assert_says(&window, "It is your turn now.");
    press(&mut window, Key::C);
    press(&mut window, Key::H);
    assert_says(&window, "The wall is in the middle.");
    press(&mut window, Key::Tab);
    let first = window.get_all_by_label("Flower").next().unwrap();
    assert!(first.is_focused());
}

#[test]
fn what_is_said_stands_on_a_sheet_at_the_bottom_and_nothing_moves() {
    let long = "The line needs that tile. ".repeat(12);
    let words = WORDS.replace("The line needs that tile.", &long);
    for (words, size) in [(WORDS, [1280.0, 800.0]), (words.as_str(), [1024.0, 700.0])] {
        let home = folder();
        fs::write(home.path().join("lessons/40-scene.ftl"), words).unwrap();
        let mut window = at(&home, 2);
        window.set_size(size.into());
        window.run();
        let place = |window: &Window, words: &str| window.get_by_label_contains(words).rect();
        let asked = place(&window, "Give away what you do not need.");
        let way = place(&window, "Hint");
        discard(&mut window, "Three Bam");
        let said = place(&window, "The line needs that tile.");
        assert_eq!(place(&window, "Give away what you do not need."), asked);
        let row = place(&window, "Take it back").y_range();
        assert_eq!(row, way.y_range());
        assert!(said.top() > asked.bottom(), "{said:?}");
        // The link to the rule stands between the words and the row at the bottom.
        let is_long = words != WORDS;
        let bottom = way.top() - said.bottom();
        assert!(is_long || (0.0..90.0).contains(&bottom), "{bottom}");
    }
}

/// The first whole game, before its first pass.
const WHERE_IT_WAS_LEFT: Demo = Demo {
    name: "where-it-was-left",
    prepare: |screens, change| {
        screens.lesson.open("first-whole-game", change);
        Route::Lesson("first-whole-game".to_owned())
    },
};

const FIRST_WHOLE_GAME: Demo = Demo {
    name: "first-whole-game",
    prepare: |screens, change| {
        screens
            .lesson
            .open_at("first-whole-game", "charleston", change)
    },
};

#[test]
fn a_pass_that_costs_much_gets_a_word_with_the_tiles_that_stands_until_the_next_action() {
    for (given, is_dear) in [
        (["Flower", "Flower", "Two Crak"], true),
        (["Three Bam", "Nine Bam", "Five Dot"], false),
    ] {
        let home = folder();
        let mut window = open_lesson(window_on(home.path()), &FIRST_WHOLE_GAME);
        click(&mut window, "Skip to the Charleston");
        for tile in given {
            let tiles = window.get_all_by_role(Role::Button);
            let free = tiles.filter(|it| {
                let node = it.accesskit_node();
                node.label().as_deref() == Some(tile) && node.toggled() == Some(Toggled::False)
            });
            let found: Vec<_> = free.collect();
            found.first().unwrap().click();
            drop(found);
            window.run();
        }
        let pass = buttons(&window);
        let pass = pass.iter().find(|it| it.starts_with("Pass ")).unwrap();
        window.get_by_role_and_label(Role::Button, pass).click();
        window.run();
        let word = says(&window, "For next time: I would have kept");
        assert_eq!(word, is_dear, "{:#?}", texts(&window));

        drop(window);
        let again = open_lesson(window_on(home.path()), &WHERE_IT_WAS_LEFT);
        let word = says(&again, "For next time: I would have kept");
        assert_eq!(word, is_dear, "after a restart: {:#?}", texts(&again));
    }
}

#[test]
fn the_narrator_of_a_whole_game_speaks_of_what_it_is_at() {
    let home = folder();
    let mut window = open_lesson(window_on(home.path()), &FIRST_WHOLE_GAME);
    assert!(says(&window, "First the walls, the break, and the deal."));
    click(&mut window, "Skip to the Charleston");
    assert!(
        says(&window, "The Charleston: pass three tiles."),
        "{:#?}",
        texts(&window)
    );
    assert!(!says(&window, "First the walls"), "that is over");
}

#[test]
fn a_click_on_the_wall_draws_from_it() {
    let mut window = window();
    window.state_mut().show_step("first-mah-jongg", "draw");
    window.run();
    let wall = window.get_by_label_contains("left in the walls").rect();
    let at = wall.center();
    window.hover_at(at);
    window.drag_at(at);
    window.drop_at(at);
    window.run_steps(8);
    assert!(says(&window, "your line has no use for it"));
}
