//! A rule tried at the table, from its page and back.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::profile::BotSpeed;
use mahj_tutor::rules::RuleId;
use mahj_tutor::ui::Route;

use crate::support::{Window, click, open, press, says, start, texts};

const RULE: RuleId = RuleId::CHAR_NO_JOKERS;

/// The page of a rule, found by a word of it.
fn at_the_page(words: &str, title: &str) -> Window {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Instant;
        settings.reduced_motion = true;
    });
    let mut window = open(start);
    click(&mut window, "Rules");
    let search = window.get_by_role(egui::accesskit::Role::TextInput);
    search.focus();
    search.type_text(words);
    window.run();
    click(&mut window, title);
    window
}

fn trying() -> Window {
    let mut window = at_the_page("never passed", "Jokers are never passed");
    click(&mut window, "Try it");
    assert_eq!(window.state().route(), &Route::RuleExample(RULE));
    window
}

#[test]
fn a_rule_is_tried_refused_and_read_again() {
    let mut window = trying();
    assert!(
        says(&window, "Jokers are never passed"),
        "the rule stays in sight"
    );
    assert!(says(&window, "Could you give a joker away?"));
    assert!(!says(&window, "That can’t be done here"));
    window.get_all_by_label("Joker").next().unwrap().click();
    window.run();
    for tile in ["One Bam", "North"] {
        click(&mut window, tile);
    }
    press(&mut window, Key::Enter);
    assert!(
        says(&window, "That can’t be done here"),
        "{:?}",
        texts(&window)
    );
    assert!(says(&window, "The rule: Jokers are never passed"));
    click(&mut window, "Got it");
    click(&mut window, "Back to the rule");
    assert_eq!(window.state().route(), &Route::Rulebook(Some(RULE)));
    assert!(says(&window, "You may not pass a joker"));
}

#[test]
fn show_me_does_the_action_and_again_begins_anew_by_key() {
    let mut window = trying();
    press(&mut window, Key::D);
    assert!(says(&window, "That can’t be done here"));
    assert!(says(&window, "The rule: Jokers are never passed"));
    press(&mut window, Key::A);
    assert!(!says(&window, "That can’t be done here"));
    press(&mut window, Key::R);
    assert!(!says(&window, "Could you give a joker away?"));
    press(&mut window, Key::D);
    assert!(
        !says(&window, "That can’t be done here"),
        "what is not seen is not done"
    );
    press(&mut window, Key::R);
    click(&mut window, "Show me");
    assert!(says(&window, "That can’t be done here"));
}

#[test]
fn who_reads_on_in_the_rulebook_finds_the_example_as_it_was() {
    let mut window = trying();
    click(&mut window, "Show me");
    let before = texts(&window);
    click(&mut window, "The rule: Jokers are never passed");
    assert_eq!(window.state().route(), &Route::Rulebook(Some(RULE)));
    click(&mut window, "Back");
    assert_eq!(window.state().route(), &Route::RuleExample(RULE));
    assert_eq!(texts(&window), before);
}

#[test]
fn what_follows_is_told_and_the_game_goes_on_from_there() {
    let mut window = at_the_page("char-courtesy-min", "The smaller wish counts");
    click(&mut window, "Try it");
    assert!(!says(&window, "What followed"));
    click(&mut window, "Show me");
    assert!(says(&window, "What followed"), "{:?}", texts(&window));
}

#[test]
fn whoever_reads_the_whole_rulebook_can_try_its_rules_and_is_shown_each() {
    let mut window = at_the_page("object-first-to-match", "Be the first to make a line");
    let mut tried = 0;
    loop {
        let route = window.state().route().clone();
        if window.query_by_label("Try it").is_some() {
            click(&mut window, "Try it");
            let before = texts(&window);
            let opens = says(&window, "Skip to the Charleston");
            click(&mut window, "Show me");
            let answers = [
                "That can’t be done here",
                "It isn’t Mah Jongg yet",
                "One moment",
                "What followed",
            ];
            assert!(
                answers.iter().any(|answer| says(&window, answer)) || opens,
                "{route:?} {:?}",
                texts(&window)
            );
            assert_ne!(texts(&window), before, "{route:?}");
            if window.query_by_label("Got it").is_some() {
                click(&mut window, "Got it");
            }
            click(&mut window, "Back to the rule");
            assert_eq!(window.state().route(), &route);
            tried += 1;
        }
        if window.query_by_label("Next page").is_none() {
            break;
        }
        click(&mut window, "Next page");
        assert_ne!(window.state().route(), &route);
    }
    assert_eq!(tried, 299);
}

#[test]
fn an_example_leaves_the_match_of_the_learner_as_it_was() {
    let mut window = at_the_page("never passed", "Jokers are never passed");
    click(&mut window, "Game");
    press(&mut window, Key::Enter);
    let before = texts(&window);
    for _ in 0..2 {
        click(&mut window, "Back");
    }
    click(&mut window, "Try it");
    click(&mut window, "Show me");
    click(&mut window, "Game");
    assert_eq!(texts(&window), before);
}

#[test]
fn a_match_has_no_rule_beside_it_to_try() {
    let mut window = trying();
    click(&mut window, "Game");
    press(&mut window, Key::Enter);
    press(&mut window, Key::R);
    assert!(!says(&window, "Show me"));
}

#[test]
fn who_misnamed_a_tile_is_named_as_the_one_who_pays() {
    let mut window = at_the_page("misnamed Mah Jongg", "Four times for a misnamed Mah Jongg");
    click(&mut window, "Try it");
    // South, to the learner's left, has said a wrong name, and the learner waits for that tile.
    assert!(says(&window, "South alone pays"), "{:?}", texts(&window));
    assert!(!says(&window, "you alone pay"));
}
