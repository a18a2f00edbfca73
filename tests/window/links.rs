//! What an address asks for: a teacher sends a lesson, a drill, a rule, a word or a card.

use mahj_tutor::card;
use mahj_tutor::drill::Kind;
use mahj_tutor::ui::{Link, Route};

use crate::support::{says, window};

#[test]
fn a_link_opens_what_it_names() {
    for (address, place) in [
        (
            "lesson=meet-the-tiles",
            Route::Lesson("meet-the-tiles".to_owned()),
        ),
        ("drill=pass", Route::Drill),
        (
            "rule=tiles-152",
            Route::Rulebook(Some("tiles-152".parse().unwrap())),
        ),
        ("word=kong", Route::Glossary(Some("kong".to_owned()))),
        ("lesson=no-such-lesson", Route::Home),
    ] {
        let mut window = window();
        window.state_mut().follow(address.parse().unwrap());
        window.run();
        assert_eq!(window.state().route(), &place, "{address}");
    }
}

#[test]
fn a_card_in_a_link_is_taken_up_like_one_from_a_file() {
    let (_, text) = card::shipped()
        .find(|(name, _)| *name == "first.toml")
        .unwrap();
    let mut window = window();
    window
        .state_mut()
        .follow(format!("card={text}").parse().unwrap());
    window.run();
    assert_eq!(window.state().route(), &Route::Shelf);
    assert!(says(&window, "card.toml"));

    window
        .state_mut()
        .follow("card=this is no card".parse().unwrap());
    window.run();
    assert!(says(&window, "card.toml is not a card"));
}

#[test]
fn what_is_no_link_is_none() {
    let too_long = format!("card={}", "x".repeat(100_000));
    for address in [
        "",
        "lesson",
        "drill=sleeping",
        "rule=none",
        "javascript:alert(1)",
        &too_long,
    ] {
        assert!(address.parse::<Link>().is_err(), "{address:.20}");
    }
    assert_eq!("drill=claim".parse(), Ok(Link::Drill(Kind::Claim)));
}
