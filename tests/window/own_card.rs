//! A card that was typed in is kept, used, given away and brought along.

use std::fs;

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::card::Draft;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Route, Start};

use crate::editor::{Typist, in_the_first_line};
use crate::support::{Window, click, open, start, texts, window_on};

/// The card is given away; the button may lie further down.
fn write_the_file(window: &mut Window) {
    window.get_by_label("Write the file").scroll_to_me();
    window.run();
    click(window, "Write the file");
}

#[test]
fn a_file_is_replaced_only_when_that_is_asked_for_twice() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("my-card.card.toml");
    fs::write(&path, "something else").unwrap();
    let mut typist = in_the_first_line(open(Start {
        documents: home.path().to_owned(),
        ..start()
    }));
    write_the_file(&mut typist.window);
    assert!(typist.says("There is already a file at"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "something else");
    write_the_file(&mut typist.window);
    assert!(typist.says("Written to"));
    assert!(Draft::read(&fs::read_to_string(&path).unwrap()).is_ok());
}

#[test]
fn what_is_typed_survives_a_restart_even_unfinished() {
    let home = tempfile::tempdir().unwrap();
    let mut typist = in_the_first_line(window_on(home.path()));
    typist.write("ff 11");
    typist.pause();
    drop(typist);
    let profile = Profile::open(home.path());
    let draft = profile.own_cards().iter().next().unwrap();
    assert_eq!(draft.title, "Winter");
    assert_eq!(draft.sections[0].lines, ["FF 11"]);
    drop(profile);
    let mut window = window_on(home.path());
    click(&mut window, "Card");
    click(&mut window, "Choose or type in a card");
    click(&mut window, "Edit Winter 2026");
    window.run();
    let mut typist = Typist { window, presses: 0 };
    // What is typed last is kept when the learner goes elsewhere at once.
    typist.write("a");
    click(&mut typist.window, "Home");
    drop(typist);
    let profile = Profile::open(home.path());
    assert_eq!(
        profile.own_cards().iter().next().unwrap().sections[0].lines,
        ["FF 11a"]
    );
}

#[test]
fn a_typed_card_is_used_for_everything_and_remembered() {
    let home = tempfile::tempdir().unwrap();
    let mut typist = in_the_first_line(window_on(home.path()));
    typist.write("ff 1111a dddda 1111b ~ x25");
    typist.enter();
    typist.write("ff 11");
    typist.press(Modifiers::NONE, Key::ArrowUp);
    assert!(typist.says("1 line is not finished"));
    click(&mut typist.window, "Use this card");
    click(&mut typist.window, "Card");
    assert!(typist.says("Winter"));
    for route in ["Drill", "Home"] {
        click(&mut typist.window, route);
    }
    drop(typist);
    let mut window = window_on(home.path());
    click(&mut window, "Card");
    assert!(texts(&window).iter().any(|it| it.contains("Winter")));
}

#[test]
fn a_match_goes_on_with_its_own_card_when_another_is_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut typist = in_the_first_line(window_on(home.path()));
    for line in [
        "ff 1111a dddda 1111b ~ x25",
        "11a 222a 3333a 444a 55a ~ x25",
        "222a 444b 6666a 8888b x30",
    ] {
        typist.write(line);
        typist.enter();
    }
    click(&mut typist.window, "Use this card");
    click(&mut typist.window, "Game");
    typist.enter();
    drop(typist);
    let played = || {
        let profile = Profile::open(home.path());
        assert!(profile.notices().is_empty());
        let card = profile.game().unwrap().own_card(None).unwrap();
        card.card().title.clone()
    };
    assert_eq!(played(), "Winter");

    let mut window = window_on(home.path());
    click(&mut window, "Card");
    click(&mut window, "Choose or type in a card");
    click(&mut window, "Use Practice Card");
    assert!(
        texts(&window)
            .iter()
            .any(|it| it.contains("goes on with its own card"))
    );
    // It is taken up and kept with that card, not set aside.
    click(&mut window, "Game");
    drop(window);
    assert_eq!(played(), "Winter");
}

#[test]
fn a_card_is_given_away_and_brought_along() {
    let home = tempfile::tempdir().unwrap();
    let started = || Start {
        documents: home.path().to_owned(),
        ..start()
    };
    let mut typist = in_the_first_line(open(started()));
    typist.write("ff 1111a dddd 1111b x25");
    write_the_file(&mut typist.window);
    assert!(typist.says("Written to"));
    let path = home.path().join("my-card.card.toml");
    let draft = Draft::read(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(draft.title, "Winter");

    // It has an error: it is opened where that can be fixed.
    let brought = home.path().join("card.toml");
    fs::rename(&path, &brought).unwrap();
    let mut window = open(started());
    click(&mut window, "Card");
    click(&mut window, "Choose or type in a card");
    window.get_by_role(Role::TextInput).focus();
    window.run();
    let field = window.get_by_role(Role::TextInput);
    field.type_text(&brought.display().to_string());
    window.run();
    click(&mut window, "Import");
    assert_eq!(window.state().route(), &Route::Editor("my-card".to_owned()));
    let said = texts(&window);
    assert!(
        said.iter()
            .any(|it| it.contains("1 problem is left to fix")),
        "{said:?}"
    );
    assert!(said.iter().any(|it| it == "1 problem"));
}

#[test]
fn a_chosen_card_that_is_gone_is_told() {
    let mut started = start();
    started
        .profile
        .change_settings(|settings| settings.card = Some("gone".to_owned()));
    let window = open(started);
    let said = texts(&window);
    assert!(
        said.iter()
            .any(|it| it.contains("The card you chose (gone)"))
    );
}
