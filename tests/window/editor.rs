//! A card is typed in by keyboard alone, checked while it is typed, kept, chosen and given away.

use std::fs;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::card::{Draft, practice};
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Route, Start};

use crate::support::{Window, click, open, start, texts, window, window_on};

/// Presses keys one by one and counts them: one for each character and for each key held with it.
struct Typist {
    window: Window,
    presses: usize,
}

impl Typist {
    fn begin(mut window: Window) -> Self {
        click(&mut window, "Card");
        click(&mut window, "Choose or type in a card");
        click(&mut window, "Type in a card");
        window.run();
        Self { window, presses: 0 }
    }

    fn write(&mut self, text: &str) {
        let held = text
            .chars()
            .filter(|it| it.is_uppercase() || "~|()+".contains(*it));
        self.presses += text.chars().count() + held.count();
        self.window.event(egui::Event::Text(text.to_owned()));
        self.window.run();
    }

    fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.presses += 1 + usize::from(modifiers.any());
        self.window.key_press_modifiers(modifiers, key);
        self.window.run();
    }

    fn enter(&mut self) {
        self.press(Modifiers::NONE, Key::Enter);
    }

    fn says(&self, text: &str) -> bool {
        texts(&self.window).iter().any(|said| said.contains(text))
    }

    /// Waits until what was typed is kept.
    fn pause(&mut self) {
        for _ in 0..8 {
            self.window.step();
        }
        self.window.run();
    }
}

/// The first title and the first section's title are typed; the keyboard is in the first line.
fn in_the_first_line(window: Window) -> Typist {
    let mut typist = Typist::begin(window);
    typist.write("Winter");
    typist.enter();
    typist.enter();
    typist.write("2468");
    typist.enter();
    typist
}

#[test]
fn a_line_is_told_in_words_and_counted_while_it_is_typed() {
    let mut typist = in_the_first_line(window());
    typist.write("ff 1111a");
    assert!(typist.says("6 of 14 tiles"));
    typist.write(" dddda 1111b ~ x25");
    assert!(typist.says("54 hands"));
    assert!(typist.says("54 concrete hands"));
    assert!(typist.says("pair of flowers"));
    assert!(
        texts(&typist.window)
            .iter()
            .any(|it| it == "FF 1111a DDDDa 1111b ~ x25")
    );
    typist.enter();
    typist.write("ffff");
    let section = "2468, line 2";
    assert!(typist.window.query_all_by_label(section).next().is_some());
}

#[test]
fn a_proposal_is_written_with_one_key() {
    let mut typist = in_the_first_line(window());
    typist.write("ff 1111a dddd 1111b x25");
    assert!(typist.says("1 problem"));
    typist.press(Modifiers::COMMAND, Key::Period);
    assert!(!typist.says("1 problem"));
    assert!(typist.says("hands"));
}

#[test]
fn lines_and_sections_are_reached_and_moved_by_keys() {
    let mut typist = in_the_first_line(window());
    typist.write("one");
    typist.enter();
    typist.write("two");
    typist.press(Modifiers::ALT, Key::ArrowUp);
    typist.press(Modifiers::NONE, Key::ArrowDown);
    typist.enter();
    // Enter on an empty line begins a section in its place.
    typist.enter();
    typist.write("369");
    typist.enter();
    typist.write("three");
    typist.press(Modifiers::COMMAND, Key::M);
    typist.pause();
    let profile_texts = texts(&typist.window);
    let at = |text: &str| profile_texts.iter().position(|it| it == text);
    assert!(at("tW0").or(at("tWo")).is_some(), "{profile_texts:?}");
    assert!(at("tWo") < at("oNE"));
    assert!(at("oNE") < at("369"));
    assert!(at("369") < at("thREE ~"));
}

#[test]
fn what_is_typed_survives_a_restart_even_unfinished() {
    let home = tempfile::tempdir().unwrap();
    let mut typist = in_the_first_line(window_on(home.path()));
    typist.write("ff 11");
    typist.pause();
    let profile = Profile::open(home.path());
    let draft = profile.own_cards().iter().next().unwrap();
    assert_eq!(draft.title, "Winter");
    assert_eq!(draft.sections[0].lines, ["FF 11"]);
    // What is typed last is kept when the learner goes elsewhere at once.
    typist.write("a");
    click(&mut typist.window, "Home");
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
    click(&mut typist.window, "Play a game");
    typist.enter();
    drop(typist);
    let played = || {
        let profile = Profile::open(home.path());
        assert!(profile.notices().is_empty());
        profile.game().unwrap().own_card().unwrap().title
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
    click(&mut typist.window, "Write the file");
    assert!(typist.says("Written to"));
    let path = home.path().join("my-card.toml");
    let draft = Draft::read(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(draft.title, "Winter");

    // It has an error: it is opened where that can be mended.
    fs::rename(&path, home.path().join("card.toml")).unwrap();
    let mut window = open(started());
    click(&mut window, "Card");
    click(&mut window, "Choose or type in a card");
    click(&mut window, "Bring along");
    assert_eq!(window.state().route(), &Route::Editor("my-card".to_owned()));
    let said = texts(&window);
    assert!(
        said.iter()
            .any(|it| it.contains("1 problem is left to mend")),
        "{said:?}"
    );
    assert!(said.iter().any(|it| it == "1 problem"));
}

/// The whole Practice Card is typed through the window, and comes out as the same card.
#[test]
fn a_whole_card_takes_hardly_more_keys_than_it_has_characters() {
    let card = practice().unwrap();
    let home = tempfile::tempdir().unwrap();
    let mut typist = Typist::begin(window_on(home.path()));
    typist.write("Practice");
    typist.enter();
    typist.enter();
    let before = typist.presses;
    let mut printed = 0;
    for (number, section) in card.sections().iter().enumerate() {
        if number > 0 {
            typist.enter();
        }
        typist.write(&section.title.to_lowercase());
        printed += section.title.chars().count();
        typist.enter();
        for (_, line) in card
            .lines()
            .filter(|(_, it)| usize::from(it.section) == number)
        {
            let ways = line.patterns.join(" or ");
            let numbers = match format!("{:?}", line.numbers).as_str() {
                "Slide" => " ~",
                "SlideOdd" => " odd",
                "SlideEven" => " even",
                _ => "",
            };
            let mark = if line.concealed { 'c' } else { 'x' };
            let small = ways.to_lowercase().replace('|', "/");
            typist.write(&format!("{small}{numbers} {mark}{}", line.value));
            typist.enter();
            printed += format!("{ways} {} {mark}", line.value).chars().count();
        }
    }
    typist.pause();
    let presses = typist.presses - before;
    let profile = Profile::open(home.path());
    let typed = profile.own_cards().iter().next().unwrap().check();
    assert_eq!((typed.sound, typed.left_out), (card.lines().len(), 0));
    assert_eq!(typed.card.unwrap().targets(), card.targets());
    println!("{presses} key presses for {printed} characters");
    assert!(
        presses * 10 <= printed * 12,
        "{presses} key presses for {printed} characters"
    );
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
