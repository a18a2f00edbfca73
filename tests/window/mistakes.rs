//! Mistakes at the table, made as a person would make them.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Erring, Level};
use mahj_tutor::card;
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::play::{Awaited, Opponents, Session};
use mahj_tutor::profile::Profile;
use mahj_tutor::rules::{Action, BotsChallenge, Mistakes, Seat, TableRules};
use mahj_tutor::ui::{Demo, Route, Start};
use mahj_tutor::wording::{self, Names};

use crate::support::{Window, click, open, open_more, press, says, start, texts};

/// The state of this name that is worth looking at.
fn at_the_state(name: &str) -> Window {
    let mut window = open(start());
    let demo = Demo::all().find(|demo| demo.name == name).unwrap();
    window.state_mut().show(demo);
    window.run();
    window
}

/// The button whose name begins so, if there is one.
fn button(window: &Window, start: &str) -> Option<String> {
    window
        .get_all_by_role(Role::Button)
        .filter_map(|node| node.accesskit_node().label())
        .find(|name| name.starts_with(start))
}

/// Clicks the button whose name begins so.
fn click_on(window: &mut Window, start: &str) {
    if button(window, start).is_none() {
        open_more(window);
    }
    let name = button(window, start).unwrap();
    click(window, &name);
}

#[test]
fn who_looks_at_what_comes_in_sees_it_and_is_told_that_it_costs_nothing() {
    let mut window = at_the_state("table-look");
    click_on(&mut window, "Look at the incoming tiles first");
    assert!(says(&window, "You have looked: "), "{:?}", texts(&window));
    assert!(says(&window, "That is not allowed, but it costs nothing"));
    // It cannot be undone, nor done twice.
    assert_eq!(button(&window, "Look at"), None);
    // Where mistakes are refused there is no such button.
    let usual = at_the_state("table-charleston");
    assert_eq!(button(&usual, "Look at"), None);
}

#[test]
fn a_claim_for_tiles_that_are_not_identical_is_made_and_taken_back_while_nothing_lies_open() {
    let mut window = at_the_state("table-unlike");
    click_on(&mut window, "Expose ");
    // It would kill the hand, which is said before.
    assert!(
        says(&window, "no line of the card is left"),
        "{:?}",
        texts(&window)
    );
    click_on(&mut window, "Do it all the same");
    // The others answer at once; the claim waits for the learner all the same.
    assert!(
        says(&window, "Nothing is exposed yet."),
        "{:?}",
        texts(&window)
    );
    click_on(&mut window, "Take it back");
    assert!(says(&window, "do you want it?"), "{:?}", texts(&window));
}

#[test]
fn tiles_that_are_not_identical_lie_open_and_stay() {
    let mut window = at_the_state("table-exposed-unlike");
    assert!(says(
        &window,
        "Everybody can see that your hand cannot win anymore"
    ));
    click_on(&mut window, "Take it back");
    assert!(says(&window, "What is exposed cannot be taken back"));
    click_on(&mut window, "Got it");
    // One tile too many is another mistake that can be made here.
    click_on(&mut window, "Draw a tile");
    assert!(says(&window, "You draw "));
}

#[test]
fn an_exposure_just_made_becomes_another_group_and_the_first_again() {
    let mut window = at_the_state("table-exposed");
    for _ in 0..2 {
        click(&mut window, "More");
        let change = button(&window, "Make your exposure a ").unwrap();
        let group = change.trim_start_matches("Make your exposure a ");
        let group = group.split(',').next().unwrap();
        click(&mut window, &change);
        let told = format!("You make the new exposure a {group}");
        assert!(says(&window, &told), "{told}: {:?}", texts(&window));
    }
}

/// A game in which the learner has drawn out of turn, so that everybody can see their hand to be dead.
fn broken_rule(bots_challenge: BotsChallenge) -> Session {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let rules = TableRules {
        mistakes: Mistakes::Allowed,
        bots_challenge,
        ..TableRules::default()
    };
    let mut session = Session::begin(card, rules, [Level::Regular; 4], 1);
    session.skip_opening();
    loop {
        let is_out_of_turn = session.view().check(&Action::Draw).is_err();
        if is_out_of_turn && session.act(Action::Draw).is_ok() {
            assert!(!session.view().faults(Seat::FIRST).is_empty());
            return session;
        }
        match session.awaited() {
            Awaited::Learner => {
                let first = session.view().legal_actions()[0];
                session.act(first).unwrap();
            }
            Awaited::GoAhead => session.go_ahead(),
            _ => session.act_once(),
        }
    }
}

#[test]
fn who_can_be_seen_to_be_dead_is_warned_only_where_the_table_has_agreed_on_it() {
    let warned = |bots_challenge| {
        let mut profile = Profile::in_memory();
        profile.change_settings(|settings| settings.reduced_motion = true);
        profile.keep_game(broken_rule(bots_challenge).save());
        let mut window = open(Start { profile, ..start() });
        click(&mut window, "Game");
        says(
            &window,
            "Everybody can see that your hand cannot win anymore",
        )
    };
    assert!(warned(BotsChallenge::Warn));
    assert!(!warned(BotsChallenge::Off));
}

/// A game that is over, in which the others erred often, and nobody called a dead hand.
fn with_mistakes(seed: u64) -> Session {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let rules = TableRules {
        mistakes: Mistakes::Allowed,
        ..TableRules::default()
    };
    let bots = Opponents {
        erring: Erring::Often,
        ..Opponents::default()
    };
    let mut session = Session::begin(card, rules, bots, seed);
    session.skip_opening();
    while session.outcome().is_none() {
        match session.awaited() {
            Awaited::Learner => {
                let first = session.view().legal_actions()[0];
                session.act(first).unwrap();
            }
            Awaited::GoAhead => session.go_ahead(),
            _ => session.act_once(),
        }
    }
    session
}

fn result_of(session: &Session) -> Window {
    let mut profile = Profile::in_memory();
    profile.change_settings(|settings| settings.reduced_motion = true);
    profile.keep_game(session.save());
    let mut window = open(Start { profile, ..start() });
    click(&mut window, "Game");
    window
}

#[test]
fn after_the_game_one_is_told_what_the_others_got_wrong_and_who_noticed() {
    let was_missed = |session: &Session| {
        let mut made = session.mistakes_of_the_others();
        made.any(|mistake| mistake.was_missed_by(Seat::FIRST))
    };
    let session = (1..20).map(with_mistakes).find(was_missed).unwrap();
    let mut window = result_of(&session);
    assert!(
        says(&window, "What the others got wrong"),
        "{:?}",
        texts(&window)
    );
    let locale = Locale::new(Language::ENGLISH);
    let names = Names {
        people: session.people(),
        ..Names::for_learner(session.view().east())
    };
    let missed = session
        .mistakes_of_the_others()
        .find(|mistake| mistake.was_missed_by(Seat::FIRST))
        .unwrap();
    let told = locale.say(&wording::mistake(missed, names));
    assert!(
        told.ends_with("Nobody called the hand dead. You could have."),
        "{told}"
    );
    assert!(says(&window, &told), "{told}: {:?}", texts(&window));
    let rule = locale.say(&mahj_tutor::msg!(
        "see-rule",
        rule = wording::rule_title(missed.rule)
    ));
    window
        .get_all_by_label(&rule)
        .next()
        .unwrap()
        .click_accesskit();
    window.run();
    assert_eq!(window.state().route(), &Route::Rulebook(Some(missed.rule)));
}

#[test]
fn where_the_others_may_err_one_is_told_that_they_did_not() {
    let none = |session: &Session| session.mistakes_of_the_others().count() == 0;
    let session = (1..60).map(with_mistakes).find(none).unwrap();
    assert!(says(
        &result_of(&session),
        "The others made no mistakes in this game."
    ));
}

#[test]
fn no_digit_does_what_no_button_in_sight_offers() {
    let mut window = at_the_state("table-exposed");
    let before = texts(&window);
    for digit in [Key::Num3, Key::Num4, Key::Num5] {
        press(&mut window, digit);
        assert_eq!(texts(&window), before, "{digit:?}");
    }
}

#[test]
fn any_other_hand_can_be_called_dead_whatever_it_shows() {
    let mut window = at_the_state("table-exposed");
    open_more(&mut window);
    let names = window.get_all_by_role(Role::Button);
    let names = names.filter_map(|node| node.accesskit_node().label());
    let calls = names.filter(|name| name.starts_with("Call ") && name.ends_with("hand dead"));
    assert_eq!(calls.count(), 3);
    let usual = at_the_state("table-turn");
    assert_eq!(button(&usual, "Call "), None);
}
