//! A discard that the learner may claim, at a table that leaves them all the time they want.

use std::collections::BTreeSet;

use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::support::{Window, click, press, says, texts};
use crate::table::{at_the_state, buttons};

#[test]
fn a_claim_shows_every_group_it_may_be_for_and_exposes_it() {
    let mut window = at_the_state("table-claim");
    assert!(says(&window, "Let it go"));
    press(&mut window, Key::T);
    // Nothing is exposed yet, and it may be taken back.
    assert!(says(&window, "Which group do you expose?"));
    let claims: Vec<_> = buttons(&window)
        .into_iter()
        .filter(|name| name.starts_with("Claim for a "))
        .collect();
    assert!(!claims.is_empty(), "{:?}", buttons(&window));
    press(&mut window, Key::Escape);
    assert!(says(&window, "do you want it?"));
    click(&mut window, "Claim it");
    click(&mut window, &claims[0]);
    assert!(
        says(&window, "choose a tile to discard"),
        "{:?}",
        texts(&window)
    );
    assert!(says(&window, "In an exposed "));
}

#[test]
fn a_discard_that_is_let_go_by_itself_stays_while_somebody_aims_at_it() {
    let mut window = at_the_state("table-let-go");
    let take = window.get_by_label("Claim it").rect().center();
    window.get_by_label("Go on").click();
    for step in 0..60_u8 {
        window.hover_at(take + egui::vec2(f32::from(step % 2), 0.0));
        window.step();
    }
    assert!(says(&window, "Claim it"), "{:?}", texts(&window));
    // A pointer that lies there stops nobody.
    for _ in 0..60 {
        window.step();
    }
    assert!(!says(&window, "Claim it"), "{:?}", texts(&window));
}

#[test]
fn before_the_own_draw_a_discard_may_be_taken_as_long_as_it_lies_there() {
    let mut window = at_the_state("table-draw-or-take");
    // The table waits, however long it takes.
    window.run_steps(60);
    assert!(says(&window, "or claim this one"), "{:?}", texts(&window));
    click(&mut window, "Claim it");
    assert!(says(&window, "Which group do you expose?") || says(&window, "You claim"));

    let mut window = at_the_state("table-draw-or-take");
    assert!(!says(&window, "choose a tile to discard"));
    click(&mut window, "Draw a tile");
    assert!(
        says(&window, "choose a tile to discard"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn where_the_learner_draws_next_letting_a_discard_go_and_drawing_are_one_step() {
    let mut window = at_the_state("table-let-go-and-draw");
    let offered = buttons(&window);
    for twice in ["Let it go", "Draw a tile"] {
        assert!(!offered.iter().any(|name| name == twice), "{offered:?}");
    }
    click(&mut window, "Claim it");
    assert!(says(&window, "Which group do you expose?") || says(&window, "You claim"));
    press(&mut window, Key::Escape);
    click(&mut window, "Let it go and draw");
    assert!(
        says(&window, "choose a tile to discard"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn who_loses_a_joker_of_their_group_is_told_that_anybody_may_take_it() {
    let window = at_the_state("table-joker-taken");
    for told in [
        "and took your joker",
        "Anybody may do that on their own turn",
    ] {
        assert!(says(&window, told), "{:?}", texts(&window));
    }
}

#[test]
fn a_click_on_a_discard_that_cannot_be_claimed_says_why() {
    let mut window = at_the_state("coach-discard");
    let is_too_late = |window: &Window| says(window, "it is too late to claim");
    assert!(!is_too_late(&window));
    let told = texts(&window).into_iter();
    let of_others = told.filter(|text| text.contains(", discarded by ") && !text.ends_with("you"));
    let mut told = 0;
    for name in of_others.collect::<BTreeSet<_>>() {
        let places: Vec<_> = window
            .query_all_by_label(&name)
            .map(|it| it.rect())
            .collect();
        for place in places {
            window.hover_at(place.center());
            window.run();
            window.drag_at(place.center());
            window.drop_at(place.center());
            window.run();
            told += usize::from(is_too_late(&window));
        }
        press(&mut window, Key::Escape);
    }
    assert!(told > 0, "the newest says it: {:?}", texts(&window));
}
