//! Looking back at a game: how it went, and at each mistake what would have been better.

use std::collections::BTreeSet;
use std::thread;
use std::time::Duration;

use egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::coach::Budget;
use mahj_tutor::play::Refining;
use mahj_tutor::profile::{BotSpeed, Profile};
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open, press, says, start, texts};

fn showing(name: &str) -> Window {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

/// The tiles of the rack, one of each name.
fn choose(window: &mut Window, tiles: &[&str]) {
    for tile in tiles {
        let buttons = window.query_all_by_role(Role::Button);
        let button = buttons.into_iter().find(|node| {
            let name = node.accesskit_node().label();
            name.is_some_and(|name| name == *tile)
        });
        button.unwrap().click();
        window.run();
    }
}

#[test]
fn from_the_result_one_looks_back_at_the_game_and_comes_back() {
    let mut window = showing("table-result");
    click(&mut window, "Look back at the game");
    assert!(says(&window, "Your game, move by move"));
    assert!(says(&window, "in 100 games"), "{:?}", texts(&window));
    assert!(says(&window, "0% at the end"), "{:?}", texts(&window));
    click(&mut window, "Back to the result");
    assert!(says(&window, "Ben wins!"));
}

#[test]
fn at_a_mistake_the_answer_is_hidden_until_it_is_found() {
    let mut window = showing("review");
    assert!(says(&window, "Mistake 1 of"), "{:?}", texts(&window));
    assert!(says(&window, "What would have been better?"));
    assert!(!says(&window, "Better: "));
    assert!(!says(&window, "It cost you"));

    // What was done in the game is known already.
    choose(&mut window, &["One Bam", "Seven Bam", "Two Dot"]);
    click(&mut window, "Pass 3 tiles");
    assert!(
        says(&window, "That’s what you did in the game."),
        "{:?}",
        texts(&window)
    );
    assert!(!says(&window, "It cost you"));

    // The next try begins with every tile back on the rack.
    choose(&mut window, &["Eight Crak", "One Dot", "Seven Dot"]);
    click(&mut window, "Pass 3 tiles");
    assert!(says(&window, "That’s it!"), "{:?}", texts(&window));
    assert!(says(&window, "It cost you about"));
}

#[test]
fn who_wants_to_be_told_sees_the_better_tiles_on_the_rack() {
    let mut window = showing("review");
    click(&mut window, "Show me");
    assert!(says(&window, "Better: "), "{:?}", texts(&window));
    assert!(says(&window, "It cost you about"));
    // They are chosen already.
    click(&mut window, "Pass 3 tiles");
    assert!(says(&window, "That’s it!"), "{:?}", texts(&window));
}

#[test]
fn both_ways_stand_side_by_side_and_what_the_pass_brought_once_it_is_answered() {
    let mut window = showing("review");
    for hidden in ["The coach", "Points on average", "came in"] {
        assert!(!says(&window, hidden), "{hidden}");
    }
    click(&mut window, "Show me");
    for told in [
        "You",
        "The coach",
        "Chance to win",
        "Points on average",
        "came in",
    ] {
        assert!(says(&window, told), "{told}: {:?}", texts(&window));
    }
    assert!(says(
        &window,
        "A quick estimate from the tiles still to come."
    ));
}

#[test]
fn one_goes_on_to_the_next_mistake_and_through_every_moment() {
    let mut window = showing("review");
    click(&mut window, "Next mistake");
    assert!(says(&window, "Mistake 2 of"), "{:?}", texts(&window));
    click(&mut window, "The whole game");
    assert!(!says(&window, "Mistake 2 of"));
    click(&mut window, "Look at your 2 mistakes");
    assert!(says(&window, "Mistake 1 of"));
    click(&mut window, "Earlier");
    assert!(says(&window, "You were dealt these tiles."));
    let last = showing("review-moment");
    assert!(!says(&last, "The others played."), "{:?}", texts(&last));
    let told = texts(&last);
    let endings = told.iter().filter(|text| text.starts_with("Ben wins"));
    assert!(endings.count() > 0, "{told:?}");
    assert!(says(&last, "Your chance to win went from"), "{told:?}");
    assert!(!says(&last, "Next game"), "nothing begins anew here");
}

#[test]
fn from_any_moment_one_plays_on_and_comes_back_to_it() {
    for way in [
        "Play on from here",
        "Play on with the hidden tiles dealt anew",
    ] {
        let mut window = showing("review");
        assert!(says(&window, "Mistake 1 of"));
        click(&mut window, way);
        assert!(says(&window, "Nothing counts here"), "{:?}", texts(&window));
        assert!(!says(&window, "Mistake 1 of"));
        // Here what is done is done.
        choose(&mut window, &["One Bam", "Seven Bam", "Two Dot"]);
        click(&mut window, "Pass 3 tiles");
        assert!(
            says(&window, "First Charleston, across"),
            "{:?}",
            texts(&window)
        );
        // The coach may be asked; where a mistake is to be found it may not.
        press(&mut window, Key::H);
        press(&mut window, Key::D);
        assert!(says(&window, "What I would do"), "{:?}", texts(&window));
        window
            .get_all_by_label("Back to the review")
            .next()
            .unwrap()
            .click();
        window.run();
        assert!(says(&window, "Mistake 1 of"), "{:?}", texts(&window));
        assert!(says(&window, "First Charleston, to the right"));
        assert!(!says(&window, "What I would do"));
    }
}

#[test]
fn a_pass_is_told_at_its_own_moment_and_not_the_next_one_before_it_is_decided() {
    let mut window = showing("review");
    click(&mut window, "Show me");
    let gave = |window: &Window| {
        let told = texts(window).into_iter();
        told.filter(|text| text.starts_with("You gave"))
            .collect::<Vec<_>>()
    };
    let of_first = gave(&window);
    assert_eq!(of_first.len(), 1, "{:?}", texts(&window));
    // What the first pass brought belongs to the first pass, although the table stands at the next one by then.
    let mut window = showing("review");
    click(&mut window, "Later");
    assert!(!says(&window, "Mistake 1 of"));
    assert_eq!(gave(&window), of_first, "{:?}", texts(&window));
    // Who has not yet found the better pass is not told it here either.
    assert!(!says(&window, "The coach would have given"));
}

#[test]
fn a_mistake_is_told_with_its_grade_and_what_follows_from_the_better_action() {
    let mut window = showing("review");
    let grades = ["Doubtful", "A mistake", "A serious mistake"];
    let is_graded = |it: &String| {
        grades
            .iter()
            .any(|grade| it.ends_with(&format!("· {grade}")))
    };
    let has_grade = texts(&window).iter().any(is_graded);
    assert!(has_grade, "{:?}", texts(&window));
    assert!(!says(&window, "With the better choice"));
    click(&mut window, "Show me");
    assert!(
        says(&window, "With the better choice"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn from_a_mistake_that_is_answered_a_way_leads_to_the_drill_of_its_kind_and_back() {
    let mut window = showing("review");
    assert!(!says(&window, "Practice passing"));
    click(&mut window, "Show me");
    click(&mut window, "Practice passing");
    assert!(
        says(&window, "What would you pass?"),
        "{:?}",
        texts(&window)
    );
    click(&mut window, "Back");
    assert!(
        says(&window, "With the better choice"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn from_the_whole_game_a_way_leads_to_the_drill_of_what_cost_most() {
    let mut window = showing("review-whole-game");
    click(&mut window, "Practice passing");
    let shown = texts(&window);
    assert!(says(&window, "What would you pass?"), "{shown:?}");
}

#[test]
fn what_the_others_did_and_what_was_drawn_is_told_by_name_and_tile() {
    let mut window = showing("review");
    let (mut drew, mut discarded) = (false, false);
    // A moment is told by the learner's own turns, which they remember.
    let mut turns = [false; 3];
    let when = ["Turn 1", "After turn 1", "Turn 2"];
    for _ in 0..60 {
        drew |= says(&window, "You drew a");
        discarded |= says(&window, "discards");
        assert!(!says(&window, "You drew a tile."), "{:?}", texts(&window));
        for (seen, when) in turns.iter_mut().zip(when) {
            *seen |= texts(&window).iter().any(|text| text == when);
        }
        click(&mut window, "Later");
    }
    assert!(drew && discarded, "{:?}", texts(&window));
    assert_eq!(turns, [true; 3]);
}

#[test]
fn the_whole_game_is_told_in_its_key_moments_each_of_which_leads_there() {
    let mut window = showing("review-whole-game");
    assert!(says(&window, "What counted most"), "{:?}", texts(&window));
    // What is neither as good nor one of the mistakes is told, too.
    assert!(
        says(&window, "20 of your 23 choices were as good as the coach’s"),
        "{:?}",
        texts(&window)
    );
    let row = "First Charleston, to the right: You passed 3 tiles";
    let is_row = |label: &str| label.starts_with(row) && label.contains("Doubtful: cost you about");
    let buttons = window.query_all_by_role(Role::Button);
    let names = buttons.filter_map(|node| node.accesskit_node().label());
    let names: Vec<String> = names.collect();
    assert!(names.iter().any(|name| is_row(name)), "{names:?}");
    let end = names
        .iter()
        .find(|name| name.contains("Ben makes Mah Jongg"));
    assert!(end.is_some_and(|end| end.ends_with("13% → 0%")), "{end:?}");
    let pass = names.iter().find(|name| name.ends_with("19% → 25%"));
    let pass = window.get_by_role_and_label(Role::Button, pass.unwrap());
    pass.click_accesskit();
    window.run();
    assert!(
        says(&window, "Your chance to win went from 19% to 25%."),
        "{:?}",
        texts(&window)
    );
    assert!(!says(&window, "What counted most"));
}

#[test]
fn going_through_a_game_one_never_stops_where_nothing_is_told_and_nothing_is_pressed_in_vain() {
    let mut window = showing("review-whole-game");
    let table = [
        "Draw a tile",
        "Claim it",
        "Let it go",
        "Discard",
        "Mah Jongg",
        "Pass 3 tiles",
    ];
    let mut told = Vec::new();
    loop {
        click(&mut window, "Later");
        let asks = says(&window, "What would have been better?");
        let buttons = window.query_all_by_role(Role::Button);
        let names = buttons.filter_map(|node| node.accesskit_node().label());
        let offered = names.filter(|name| table.iter().any(|it| name.starts_with(it)));
        let offered: Vec<String> = offered.collect();
        assert!(asks || offered.is_empty(), "{offered:?}");
        assert!(!says(&window, "The others played."), "{:?}", texts(&window));
        let panel = texts(&window);
        assert_ne!(told.last(), Some(&panel), "two moments tell the same");
        told.push(panel);
        if says(&window, "Ben makes Mah Jongg") {
            break;
        }
    }
    assert!(told.len() > 20, "{}", told.len());
}

#[test]
fn a_side_board_goes_on_when_one_comes_back_to_it_from_elsewhere() {
    let mut window = showing("review");
    click(&mut window, "Play on from here");
    choose(&mut window, &["One Bam", "Seven Bam", "Two Dot"]);
    click(&mut window, "Glossary");
    click(&mut window, "Back");
    assert!(says(&window, "Nothing counts here"), "{:?}", texts(&window));
    click(&mut window, "Pass 3 tiles");
    // The others have passed as well.
    assert!(
        says(&window, "First Charleston, across: choose"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn the_arrows_go_through_the_moments_and_enter_to_the_mistakes() {
    let mut window = showing("review-whole-game");
    press(&mut window, Key::ArrowRight);
    assert!(says(&window, "You were dealt these tiles."));
    press(&mut window, Key::ArrowRight);
    assert!(says(&window, "Mistake 1 of"), "{:?}", texts(&window));
    // At a mistake they go on as anywhere; Tab comes to the rack.
    press(&mut window, Key::ArrowLeft);
    assert!(says(&window, "You were dealt these tiles."));
    press(&mut window, Key::End);
    assert!(says(&window, "Ben makes Mah Jongg"), "{:?}", texts(&window));
    press(&mut window, Key::Home);
    assert!(says(&window, "What counted most"));

    let mut window = showing("review-whole-game");
    press(&mut window, Key::Enter);
    assert!(says(&window, "Mistake 1 of"));
    click(&mut window, "Show me");
    press(&mut window, Key::Enter);
    assert!(says(&window, "Mistake 2 of"), "{:?}", texts(&window));
}

#[test]
fn a_try_that_loses_says_why() {
    let mut window = showing("review");
    click(&mut window, "Next mistake");
    let rack: Vec<String> = window
        .query_all_by_role(Role::Button)
        .filter_map(|node| node.accesskit_node().label())
        .filter(|name| name.ends_with(" Crak"))
        .collect();
    let tiles: Vec<&str> = rack.iter().take(3).map(String::as_str).collect();
    choose(&mut window, &tiles);
    click(&mut window, "Pass 3 tiles");
    let told = texts(&window);
    let loses = told
        .iter()
        .position(|text| text.contains("That costs") || text.contains("still costs"));
    let why = loses.and_then(|at| told.get(at + 1));
    assert!(why.is_some_and(|why| why.ends_with('.')), "{told:?}");
}

#[test]
fn how_it_ended_this_time_is_told_beside_how_the_game_did() {
    let mut profile = Profile::in_memory();
    profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let mut window = open(Start { profile, ..start() });
    let demo = Demo::all().find(|demo| demo.name == "review").unwrap();
    window.state_mut().show(demo);
    window.run();
    click(&mut window, "Play on from here");
    press(&mut window, Key::H);
    for _ in 0..400 {
        if says(&window, "Back to the review") && says(&window, "The game is over") {
            break;
        }
        // The advice is followed to the end.
        press(&mut window, Key::D);
        window.run_steps(2);
    }
    let looking_back = window.get_by_role_and_label(Role::Button, "Looking back");
    looking_back.click();
    window.run();
    assert!(says(&window, "In the game: Ben"), "{:?}", texts(&window));
    assert!(says(&window, "This time: "), "{:?}", texts(&window));
}

#[test]
fn what_was_tried_is_remembered_when_one_comes_back_to_a_mistake() {
    let mut window = showing("review");
    choose(&mut window, &["Eight Crak", "One Dot", "Seven Dot"]);
    click(&mut window, "Pass 3 tiles");
    assert!(says(&window, "That’s it!"), "{:?}", texts(&window));
    click(&mut window, "Next mistake");
    assert!(says(&window, "What would have been better?"));
    click(&mut window, "The whole game");
    click(&mut window, "Look at your 2 mistakes");
    assert!(says(&window, "That’s it!"), "{:?}", texts(&window));
    assert!(says(&window, "With the better choice"));
}

#[test]
fn everybodys_tiles_are_shown_on_request_but_not_while_something_is_asked() {
    let shown = |window: &Window| {
        texts(window)
            .iter()
            .filter(|text| *text == "Flower")
            .count()
    };
    let mut window = showing("review-drawn");
    let hidden = shown(&window);
    click(&mut window, "Show everybody’s tiles");
    assert!(shown(&window) > hidden, "{:?}", texts(&window));
    click(&mut window, "The whole game");
    click(&mut window, "Look at your 2 mistakes");
    assert!(!says(&window, "Show everybody’s tiles"));
    assert_eq!(shown(&window), hidden);
    click(&mut window, "Show me");
    assert!(shown(&window) > hidden, "{:?}", texts(&window));
}

#[test]
fn each_pass_of_the_charleston_is_told() {
    let mut window = showing("review-whole-game");
    let mut passes = Vec::new();
    for _ in 0..12 {
        click(&mut window, "Later");
        if says(&window, "What you passed, and what came in") {
            passes.push(texts(&window));
        }
    }
    assert_eq!(passes.len(), 7, "six passes and the courtesy pass");
}

#[test]
fn who_would_have_done_better_otherwise_is_told_how() {
    let mut window = showing("review-whole-game");
    for _ in 0..60 {
        if says(&window, "Ben makes Mah Jongg with") && !says(&window, "What counted most") {
            break;
        }
        click(&mut window, "Later");
        let fine = texts(&window)
            .iter()
            .any(|text| text.contains("It cost ") && text.contains("in 100 games: no mistake"));
        assert_eq!(
            fine,
            says(&window, "The coach would rather"),
            "{:?}",
            texts(&window)
        );
    }
}

#[test]
fn nothing_is_called_a_mistake_before_that_is_known() {
    let mut window = open(Start {
        refining: Refining::InBackground(Budget { games: 30 }),
        ..start()
    });
    let demo = Demo::all().find(|demo| demo.name == "table-result");
    window.state_mut().show(demo.unwrap());
    window.run();
    click(&mut window, "Look back at the game");
    let mut told = BTreeSet::new();
    for _ in 0..2000 {
        window.step();
        let texts = texts(&window);
        let offers =
            |text: &&String| text.starts_with("Look at your") || *text == "Go through the game";
        told.extend(texts.iter().find(offers).cloned());
        if texts
            .iter()
            .any(|text| text.starts_with("Everybody begins at about"))
        {
            break;
        }
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(
        says(&window, "Everybody begins at about"),
        "{:?}",
        texts(&window)
    );
}
