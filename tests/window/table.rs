//! A game at the table, walked through as a person would.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::play::StopsAfterDiscards;
use mahj_tutor::profile::{BotSpeed, Profile, Warnings};
use mahj_tutor::rules::RuleId;
use mahj_tutor::tile::Tile;
use mahj_tutor::ui::{Demo, Route, Start};
use mahj_tutor::wording;

use crate::support::{Window, click, open, open_sized, press, says, start, texts};

/// A window at the table in which a match has begun, with bots of this speed. Nothing moves there, so
/// that the window settles between two actions.
pub(crate) fn at_the_table(speed: BotSpeed) -> Window {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = speed;
        settings.warnings = Warnings::Off;
        settings.reduced_motion = true;
    });
    let mut window = open(start);
    begin(&mut window);
    window
}

fn begin(window: &mut Window) {
    click(window, "Game");
    click(window, "Play");
}

/// The names of all buttons.
pub(crate) fn buttons(window: &Window) -> Vec<String> {
    window
        .get_all_by_role(Role::Button)
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

/// The learner's rack: the names of its tiles, from the left.
pub(crate) fn rack(window: &Window) -> Vec<String> {
    let locale = Locale::new(Language::ENGLISH);
    let tiles = Tile::ALL.map(|tile| locale.say(&wording::tile(tile)));
    buttons(window)
        .into_iter()
        .filter(|name| {
            tiles
                .iter()
                .any(|tile| name.strip_suffix(", new").unwrap_or(name) == tile)
        })
        .collect()
}

/// How many discards lie in the middle.
fn discards(window: &Window) -> usize {
    let is_discard = |text: &String| text.contains(", discarded by ");
    texts(window).iter().filter(|text| is_discard(text)).count()
}

/// Clicks the first `count` tiles of the rack that are no jokers.
fn choose(window: &mut Window, count: usize) {
    let names = rack(window);
    let wanted: Vec<_> = names
        .iter()
        .enumerate()
        .filter(|(_, name)| !name.starts_with("Joker"))
        .map(|(place, _)| place)
        .take(count)
        .collect();
    for place in wanted {
        let name = rack(window)[place].clone();
        let twin = rack(window)[..place]
            .iter()
            .filter(|other| **other == name)
            .count();
        window
            .get_all_by_role_and_label(Role::Button, &name)
            .nth(twin)
            .unwrap()
            .click();
        window.run();
    }
}

/// Does one thing: what the strip says, the plainest way.
fn do_next(window: &mut Window) {
    let buttons = buttons(window);
    let offers = |start: &str| buttons.iter().any(|name| name.starts_with(start));
    if offers("Pass ") {
        choose(window, 3);
    } else if offers("Exchange none") {
        return click(window, "Exchange none");
    } else if says(window, "Go on with a second Charleston?") {
        return click(window, "Go on passing");
    } else if offers("Discard: choose one tile") {
        choose(window, 1);
    }
    press(window, Key::Enter);
}

#[test]
fn where_the_others_stand_in_one_row_it_is_told_where_they_sit() {
    // As much room as a usual window has with large text, and with usual text.
    for (size, is_in_a_row) in [([1024.0, 640.0], true), ([1280.0, 800.0], false)] {
        let mut window = open_sized(start(), size);
        begin(&mut window);
        click(&mut window, "Skip to the Charleston");
        for place in ["on your left", "across", "on your right"] {
            let is_told = says(&window, &format!("), {place}"));
            assert_eq!(is_told, is_in_a_row, "{size:?} {:?}", texts(&window));
        }
    }
}

#[test]
fn the_question_mark_tells_how_the_table_is_used() {
    let mut window = at_the_table(BotSpeed::Instant);
    let told = "Click a tile on your rack to choose it. Then press the button above the rack.";
    assert!(!says(&window, told));
    press(&mut window, Key::Questionmark);
    assert!(says(&window, told), "{:?}", texts(&window));

    // What closes it leaves the tiles chosen that were.
    press(&mut window, Key::Escape);
    assert!(!says(&window, told), "{:?}", texts(&window));
    click(&mut window, "Skip to the Charleston");
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Space);
    let chosen = texts(&window);
    assert!(says(&window, "1 of 3 chosen."), "{chosen:?}");
    press(&mut window, Key::Questionmark);
    press(&mut window, Key::Escape);
    assert_eq!(texts(&window), chosen);
}

#[test]
fn a_whole_game_is_played_by_what_stands_out() {
    let mut window = at_the_table(BotSpeed::Instant);
    // Tiles fly, as they do for most people.
    let move_things = |style: &mut egui::Style| style.animation_time = 0.2;
    window.ctx.all_styles_mut(move_things);
    let mut seen = Vec::new();
    for _ in 0..400 {
        for heading in [
            "highest roll",
            "Everybody builds a wall",
            "and breaks the wall there",
            "Three rounds of four tiles",
            "East takes two tiles, the first and the third",
            "First Charleston, to the right",
            "First Charleston, to the left",
            "Go on with a second Charleston?",
            "Second Charleston, to the right",
            "Courtesy pass",
            "Your turn: draw a tile",
            "choose a tile to discard",
            "do you want it?",
        ] {
            if says(&window, heading) && !seen.contains(&heading) {
                seen.push(heading);
            }
        }
        assert!(
            !says(&window, "That can’t be done here"),
            "{:?}",
            texts(&window)
        );
        if says(&window, "The game is over") {
            break;
        }
        do_next(&mut window);
    }
    assert!(says(&window, "The game is over"), "{:?}", texts(&window));
    assert_eq!(seen.len(), 13, "{seen:?}");
    assert!(says(&window, "Scores"));
    press(&mut window, Key::Enter);
    assert!(says(&window, "Game 2 of 4"));
    assert!(says(&window, "East moves to the right"));
}

#[test]
fn the_keyboard_alone_passes_and_discards() {
    let mut window = at_the_table(BotSpeed::Instant);
    press(&mut window, Key::Num1);
    assert!(
        says(&window, "First Charleston, to the right"),
        "{:?}",
        texts(&window)
    );
    press(&mut window, Key::S);
    press(&mut window, Key::ArrowRight);
    let jokers = rack(&window)
        .iter()
        .filter(|name| name.starts_with("Joker"))
        .count();
    for _ in 0..jokers {
        press(&mut window, Key::ArrowRight);
    }
    for _ in 0..3 {
        press(&mut window, Key::Space);
        press(&mut window, Key::ArrowRight);
    }
    assert!(says(&window, "3 of 3 chosen"), "{:?}", texts(&window));
    press(&mut window, Key::Enter);
    assert!(says(&window, "First Charleston, across"));
    let new = rack(&window)
        .iter()
        .filter(|name| name.ends_with(", new"))
        .count();
    assert_eq!(new, 3, "what came in is marked");
    assert!(says(&window, "You passed") && says(&window, "You received"));
}

#[test]
fn a_refused_action_says_its_rule_and_a_click_leads_there_and_back() {
    let mut window = at_the_table(BotSpeed::Instant);
    click(&mut window, "Skip to the Charleston");
    let before = rack(&window);
    press(&mut window, Key::Enter);
    assert!(says(&window, "One moment"));
    let locale = Locale::new(Language::ENGLISH);
    let title = locale.say(&wording::rule_title(RuleId::CHAR_PASS_THREE));
    click(&mut window, &format!("The rule: {title}"));
    assert_eq!(
        window.state().route(),
        &Route::Rulebook(Some(RuleId::CHAR_PASS_THREE))
    );
    window.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
    window.run();
    assert_eq!(window.state().route(), &Route::Table);
    assert_eq!(rack(&window), before, "the table is as it was");
    press(&mut window, Key::Escape);
    assert!(!says(&window, "One moment"));
}

#[test]
fn the_coach_speaks_when_asked_and_only_then() {
    let mut window = at_the_table(BotSpeed::Instant);
    click(&mut window, "Skip to the Charleston");
    assert!(!says(&window, "What I would do"));
    press(&mut window, Key::H);
    // First what to think about, then the lines that matter, and only then what to do.
    assert!(says(&window, "Which of your tiles fit none of them?"));
    assert!(!says(&window, "Your best lines"));
    click(&mut window, "Which lines matter?");
    assert!(says(&window, "Your best lines"));
    assert!(says(&window, "missing: "));
    assert!(!says(&window, "What I would do"));
    click(&mut window, "What would you do?");
    assert!(says(&window, "What I would do"));
    assert!(
        says(&window, "First Charleston, to the right"),
        "nothing is done unasked"
    );
    press(&mut window, Key::D);
    assert!(says(&window, "First Charleston, across"));
    // The next decision is the learner's own again; by key all is told, and then done.
    assert!(!says(&window, "What I would do"));
    press(&mut window, Key::D);
    assert!(says(&window, "First Charleston, across"));
    click(&mut window, "Play this");
    assert!(says(&window, "First Charleston, to the left"));
    press(&mut window, Key::H);
    assert!(!says(&window, "What I would do"));
    press(&mut window, Key::D);
    assert!(
        says(&window, "First Charleston, to the left"),
        "who does not see the advice does not follow it"
    );
}

#[test]
fn a_whole_game_can_be_played_by_the_advice_of_the_coach() {
    for seed in 1..=4 {
        let mistakes = ["Mistakes: Are refused", "Mistakes: Can be made"][seed as usize % 2];
        let mut start = start();
        start.seed = seed;
        start.profile.change_settings(|settings| {
            settings.bot_speed = BotSpeed::Instant;
            settings.warnings = Warnings::Off;
            settings.reduced_motion = true;
        });
        let mut window = open(start);
        click(&mut window, "Game");
        click(&mut window, "Choose players and table rules yourself");
        click(&mut window, mistakes);
        click(&mut window, "Play");
        click(&mut window, "Skip to the Charleston");
        press(&mut window, Key::H);
        for _ in 0..400 {
            if says(&window, "The game is over") {
                break;
            }
            press(&mut window, Key::D);
            assert!(
                !says(&window, "That can’t be done here"),
                "{seed} {:?}",
                texts(&window)
            );
        }
        assert!(says(&window, "The game is over"), "{:?}", texts(&window));
    }
}

#[test]
fn pause_holds_the_bots_and_speed_sets_their_pace() {
    let mut window = at_the_table(BotSpeed::Normal);
    let seconds = |window: &mut Window, seconds: usize| window.run_steps(4 * seconds);
    for _ in 0..60 {
        if says(&window, "discards") && !says(&window, "do you want it?") {
            break;
        }
        do_next(&mut window);
    }
    press(&mut window, Key::P);
    assert!(says(&window, "Go on"));
    let lying = discards(&window);
    seconds(&mut window, 30);
    assert_eq!(discards(&window), lying, "nobody acts");
    click(&mut window, "Go on");
    seconds(&mut window, 6);
    let later = discards(&window);
    assert!(later > lying || says(&window, "do you want it?") || says(&window, "draw a tile"));
    click(&mut window, "Pace: Medium");
    click(&mut window, "Slow");
    assert!(says(&window, "Pace: Slow"));
}

#[test]
fn a_game_that_was_left_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let open_again = || {
        let mut profile = Profile::open(folder.path());
        profile.change_settings(|settings| {
            settings.bot_speed = BotSpeed::Instant;
            settings.warnings = Warnings::Off;
            settings.reduced_motion = true;
        });
        open(Start { profile, ..start() })
    };
    let mut window = open_again();
    begin(&mut window);
    for _ in 0..40 {
        do_next(&mut window);
    }
    let on_the_table = |window: &Window| {
        let mut texts: Vec<_> = texts(window)
            .into_iter()
            .map(|text| text.replace(", new", ""))
            .collect();
        texts.sort();
        texts
    };
    // Without anything done at the table since.
    click(&mut window, "Log");
    let left = on_the_table(&window);
    click(&mut window, "Home");
    click(&mut window, "Game");
    assert_eq!(on_the_table(&window), left, "after leaving and coming back");
    drop(window);
    let mut window = open_again();
    click(&mut window, "Game");
    assert_eq!(on_the_table(&window), left, "after a restart");
}

#[test]
fn the_keys_are_listed_on_request() {
    let mut window = at_the_table(BotSpeed::Instant);
    press(&mut window, Key::Questionmark);
    assert!(says(&window, "Press the button that shows this key"));
}

/// The state of this name that is worth looking at.
pub(crate) fn at_the_state(name: &str) -> Window {
    let mut start = start();
    let profile = &mut start.profile;
    profile.change_settings(|settings| settings.warnings = Warnings::Off);
    let mut window = open(start);
    let demo = Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

/// The middle of the first tile of the rack that is no joker.
fn some_tile(window: &Window) -> egui::Pos2 {
    let names = rack(window);
    let name = names
        .iter()
        .find(|name| !name.starts_with("Joker"))
        .unwrap();
    window
        .get_all_by_role_and_label(Role::Button, name)
        .next()
        .unwrap()
        .rect()
        .center()
}

#[test]
fn a_tile_is_discarded_by_dragging_it_to_the_middle() {
    let mut window = at_the_state("table-turn");
    let lying = discards(&window);
    let from = some_tile(&window);
    let to = egui::pos2(460.0, 320.0);
    window.drag_at(from);
    window.run_steps(1);
    window.hover_at(from + egui::vec2(0.0, -20.0));
    window.run_steps(1);
    window.hover_at(to);
    window.run_steps(1);
    window.drop_at(to);
    window.run();
    assert_eq!(discards(&window), lying + 1);
}

#[test]
fn in_the_own_turn_another_click_chooses_another_tile() {
    let mut window = at_the_state("table-turn");
    let offered = |window: &Window| {
        let mut buttons = buttons(window).into_iter();
        let first = buttons.find(|name| name.starts_with("Discard "));
        first.unwrap()
    };
    let before = offered(&window);
    choose(&mut window, 1);
    assert_ne!(offered(&window), before);
    choose(&mut window, 1);
    assert!(
        says(&window, "Discard: choose one tile"),
        "a second click takes it back"
    );
}

#[test]
fn a_joker_that_cannot_be_exchanged_says_by_which_rule() {
    let mut window = at_the_state("table-turn");
    let may_be: Vec<_> = buttons(&window)
        .into_iter()
        .filter_map(|name| {
            let tile = name
                .strip_prefix("Exchange ")?
                .strip_suffix(" for the joker")?;
            Some(tile.to_owned())
        })
        .collect();
    window
        .get_all_by_role(Role::Button)
        .find(|node| {
            let label = node.accesskit_node().label().unwrap_or_default();
            let group = label.strip_prefix("Joker in an exposed ");
            group.is_some_and(|group| !may_be.iter().any(|tile| group.ends_with(tile)))
        })
        .unwrap()
        .click();
    window.run();
    assert!(
        says(&window, "That can’t be done here"),
        "{:?}",
        texts(&window)
    );
    assert!(says(&window, "The rule: "));
}

#[test]
fn people_are_called_by_their_names_and_by_the_winds_once_east_is_known() {
    let mut window = at_the_table(BotSpeed::Instant);
    for name in ["Ben", "Carmen", "Rosa"] {
        assert!(says(&window, &format!("{name}, 0 tiles on the rack")));
        assert!(says(&window, &format!("{name} rolled ")));
    }
    assert!(says(&window, "Carmen has the highest roll and is East"));
    press(&mut window, Key::Enter);
    for name in [
        "Ben (North), ",
        "Carmen (East), ",
        "Rosa (South), ",
        "You: West, ",
    ] {
        assert!(says(&window, name), "{name}: {:?}", texts(&window));
    }
}

#[test]
fn the_own_rack_fills_while_the_tiles_are_dealt() {
    let mut window = at_the_table(BotSpeed::Instant);
    let locale = Locale::new(Language::ENGLISH);
    let names = Tile::ALL.map(|tile| locale.say(&wording::tile(tile)));
    let on_rack = |window: &Window| {
        let tiles = window.query_all_by_role(Role::Image);
        tiles
            .filter_map(|node| node.accesskit_node().label())
            .filter(|name| names.contains(name))
            .count()
    };
    for held in [0, 0, 0, 12] {
        assert_eq!(on_rack(&window), held);
        press(&mut window, Key::Enter);
    }
    assert!(
        (13..=14).contains(&rack(&window).len()),
        "{:?}",
        rack(&window)
    );
}

#[test]
fn who_wants_it_is_waited_for_after_every_discard() {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.warnings = Warnings::Off;
        settings.reduced_motion = true;
        settings.stops_after_discards = StopsAfterDiscards::Always;
    });
    let mut window = open(start);
    begin(&mut window);
    for _ in 0..60 {
        if says(&window, "Nobody hurries you") {
            break;
        }
        do_next(&mut window);
    }
    assert!(says(&window, "Nobody hurries you"), "{:?}", texts(&window));
    let lying = discards(&window);
    window.run();
    assert_eq!(
        discards(&window),
        lying,
        "the bots wait although they need no time"
    );
    click(&mut window, "Claim for Mah Jongg");
    assert!(says(&window, "It isn’t Mah Jongg yet"), "it may be tried");
    press(&mut window, Key::Enter);
    press(&mut window, Key::Enter);
    assert!(
        discards(&window) > lying || says(&window, "draw a tile"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn the_coach_is_offered_until_it_was_asked_once() {
    let mut window = at_the_table(BotSpeed::Instant);
    click(&mut window, "Skip to the Charleston");
    assert!(says(&window, "Everybody gives away three"));
    click(&mut window, "Ask the coach");
    assert!(says(&window, "A hint"));
    assert!(!says(&window, "Ask the coach"));
    press(&mut window, Key::H);
    assert!(!says(&window, "Ask the coach"), "once is enough");
}

#[test]
fn tiles_that_fly_come_to_rest() {
    let mut start = start();
    let profile = &mut start.profile;
    profile.change_settings(|settings| settings.warnings = Warnings::Off);
    let mut window = open(start);
    begin(&mut window);
    click(&mut window, "Skip to the Charleston");
    choose(&mut window, 3);
    window.key_press(Key::Enter);
    window.step();
    window.step();
    assert!(window.ctx.has_requested_repaint(), "tiles are on their way");
    window.run();
    assert!(says(&window, "First Charleston, across"));
}

#[test]
fn what_is_seldom_wanted_opens_by_a_key_and_is_taken_with_the_keyboard() {
    let mut window = at_the_state("table-turn");
    let is_rest = |name: &String| name.starts_with("Make your exposure");
    let rest = |window: &Window| buttons(window).iter().any(is_rest);
    assert!(
        window.query_by_label("Mah Jongg!").is_some(),
        "always there"
    );
    assert!(!rest(&window), "{:?}", buttons(&window));
    press(&mut window, Key::M);
    assert!(rest(&window), "{:?}", buttons(&window));
    let focused = window
        .get_all_by_role(Role::Button)
        .find(|node| node.accesskit_node().is_focused());
    assert!(focused.is_some());
    press(&mut window, Key::Escape);
    assert!(!rest(&window));
}
