//! Five people at the table: the learner sits out, looks at every rack, and bets.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::profile::BotSpeed;
use mahj_tutor::ui::Demo;

use crate::support::{Window, click, open, says, start, texts};

/// The window in one of the states worth looking at, with bots that take their time.
fn showing(name: &str) -> Window {
    let mut start = start();
    start.profile.change_settings(|settings| {
        settings.bot_speed = BotSpeed::Slow;
        settings.reduced_motion = true;
    });
    let mut window = open(start);
    let demo = Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

#[test]
fn who_sits_out_bets_and_sees_how_the_game_ends() {
    let mut window = showing("table-bet");
    assert!(says(&window, "The Charleston is over: who will win?"));
    assert!(says(&window, "You sit out and may bet"));
    for choice in ["Ben", "Carmen", "Rosa", "Tom", "nobody"] {
        window.get_by_label(&format!("Bet on {choice}"));
    }
    // Every rack lies open, and none can be touched.
    let tiles = window
        .query_all_by_role(egui::accesskit::Role::Image)
        .count();
    assert!(tiles >= 14 + 3 * 13, "{tiles}");
    click(&mut window, "Bet on Rosa");
    assert!(says(
        &window,
        "You have bet on Rosa. Nobody at the table knows it."
    ));
    click(&mut window, "Show how it ends");
    assert!(says(&window, "The game is over"));
    assert!(says(&window, "bet on Rosa"));
    assert!(says(&window, "You: bettor"));
    click(&mut window, "Next game");
    assert!(says(&window, "East moves to the right"));
    assert!(says(&window, "The bettor, who sits out"));
}

#[test]
fn who_sits_out_may_not_bet_at_all_by_key() {
    let mut window = showing("table-bet");
    window.key_press(Key::Num6);
    window.run();
    assert!(says(&window, "You have not bet"));
}

#[test]
fn the_coach_has_nothing_to_advise_who_sits_out() {
    let mut window = showing("table-bet");
    click(&mut window, "Coach");
    assert!(says(
        &window,
        "You sit out this game, so there is nothing to advise."
    ));
}

#[test]
fn who_was_east_is_told_to_sit_out() {
    let window = showing("table-sitting-out");
    assert!(says(&window, "You were East: now you sit out, and may bet"));
}

#[test]
fn a_right_bet_stands_in_the_result_with_its_rule() {
    let mut window = showing("table-result-bet");
    click(&mut window, "How this is counted");
    assert!(says(&window, "pays the bettor"));
    let bet = ["Ben", "Carmen", "Rosa", "Tom"].map(|who| says(&window, &format!("bet on {who}")));
    assert_eq!(bet.iter().filter(|it| **it).count(), 1);
    let rule = texts(&window)
        .into_iter()
        .find(|text| text.starts_with("The rule: A winning bet: "));
    click(&mut window, &rule.unwrap());
    let by_discard_or_by_self_pick = ["you get as much as the winner", "and as much to you"];
    let told = by_discard_or_by_self_pick.map(|words| says(&window, words));
    assert_ne!(told, [false, false]);
}

#[test]
fn a_penalty_stands_in_the_result_with_its_rule() {
    let mut window = showing("table-result-penalty");
    click(&mut window, "How this is counted");
    let told = ["Ben", "Carmen", "Rosa", "Tom", "you"].map(|who| format!("pays {who}"));
    assert!(
        told.iter().any(|payment| says(&window, payment)),
        "{:?}",
        texts(&window)
    );
    assert!(says(
        &window,
        "The rule: Four times for a misnamed Mah Jongg"
    ));
}
