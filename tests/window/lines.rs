//! A line of the card reads the same wherever it stands: in a lesson, in the drill, on the result of a
//! game, at home, on the card.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use egui::Key;
use egui::accesskit::Role;
use egui::epaint::Shape;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Demo, Route, Start};

use crate::support::{
    Window, click, folder_with_reading_a_line, open, open_sized, painted, press, reading_a_line_on,
    says, start, texts, window, window_on,
};

fn demo(name: &str) -> &'static Demo {
    Demo::all().find(|demo| demo.name == name).unwrap()
}

fn showing(name: &str) -> Window {
    let mut window = window();
    window.state_mut().show(demo(name));
    window.run();
    window
}

/// The line of the card with this in its spoken name.
fn line<'a>(window: &'a Window, name: &str) -> egui_kittest::Node<'a> {
    let mut buttons = window.query_all_by_role(Role::Button);
    let named = |node: &egui_kittest::Node<'_>| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label.contains(name))
    };
    buttons.find(named).unwrap()
}

/// The hands that are shown: "Hand 1 of 6".
fn hands(window: &Window) -> Vec<String> {
    let is_hand = |text: &String| text.starts_with("Hand ");
    let mut hands: Vec<_> = texts(window).into_iter().filter(is_hand).collect();
    hands.dedup();
    hands
}

#[test]
fn in_a_lesson_a_click_on_the_line_goes_through_its_hands() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    assert!(hands(&window).is_empty());
    line(&window, "Line 1 of Consecutive Run:").click();
    window.run();
    assert_eq!(hands(&window), ["Hand 1 of 36"]);
    assert!(says(&window, "You need four 1s"));
    press(&mut window, Key::PageDown);
    assert_eq!(hands(&window), ["Hand 2 of 36"]);
    press(&mut window, Key::Backspace);
    assert!(hands(&window).is_empty());
}

#[test]
fn in_a_lesson_the_arrow_keys_tell_each_part_of_the_line() {
    let home = folder_with_reading_a_line();
    let mut window = reading_a_line_on(home.path());
    line(&window, "Line 1 of Consecutive Run:").focus();
    window.run();
    press(&mut window, Key::ArrowRight);
    assert!(says(&window, "1111: four 1s. The same suit as 22 and 3333"));
    press(&mut window, Key::ArrowRight);
    assert!(says(
        &window,
        "No joker: both tiles of a pair must be real."
    ));
}

#[test]
fn while_a_lesson_asks_something_the_hands_of_the_line_are_not_shown() {
    let mut window = showing("lesson-amount-wrong");
    line(&window, "Line 3 of Consecutive Run:").click();
    window.run();
    assert!(hands(&window).is_empty());
    assert!(says(&window, "Answer first. Then you can go"));
}

#[test]
fn in_the_drill_the_hands_of_the_chosen_line_and_the_nearest_are_gone_through_beside_the_rack() {
    let mut window = showing("drill-line-from-rack-wrong");
    assert_eq!(hands(&window).len(), 2);
    press(&mut window, Key::PageDown);
    assert!(hands(&window)[0].starts_with("Hand 2 of"));
    assert!(hands(&window)[1].starts_with("Hand 1 of"));
    let next = window.query_all_by_label("The next hand (Page Down)");
    next.last().unwrap().click();
    window.run();
    press(&mut window, Key::PageDown);
    assert!(hands(&window)[1].starts_with("Hand 3 of"));
    assert!(says(&window, "left over: "));
}

#[test]
fn the_lines_missed_in_the_drill_can_be_read_once_more() {
    let mut window = showing("drill-over");
    let missed = line(&window, " points, ");
    missed.click();
    window.run();
    assert_eq!(hands(&window).len(), 1);
    assert!(says(&window, "You need "));
}

#[test]
fn the_result_tells_of_the_winning_line_and_of_the_one_nearest_to_the_learner() {
    let mut window = showing("table-result");
    assert!(hands(&window).is_empty());
    let won: Vec<_> = texts(&window)
        .into_iter()
        .filter(|text| text.starts_with("missing: ") || text.starts_with("left over: "))
        .collect();
    assert!(won.is_empty(), "the hand that won is whole: {won:?}");
    assert!(says(&window, "Your closest line needed "));
    let open = |window: &mut Window, place: usize| {
        let lines = window.query_all_by_role(Role::Button);
        let is_line = |it: &egui_kittest::Node<'_>| {
            let label = it.accesskit_node().label();
            label.is_some_and(|label| label.contains(" points, "))
        };
        let lines: Vec<_> = lines.filter(is_line).collect();
        assert_eq!(lines.len(), 2);
        lines[place].click_accesskit();
        drop(lines);
        window.run();
    };
    open(&mut window, 0);
    assert_eq!(hands(&window).len(), 1);
    assert!(!says(&window, "missing: "));
    open(&mut window, 1);
    assert_eq!(hands(&window).len(), 2);
    assert!(says(&window, "missing: "));
    let shown = hands(&window);
    let (_, count) = shown[1].rsplit_once(' ').unwrap();
    let second = count.parse::<usize>().unwrap().min(2);
    press(&mut window, Key::PageDown);
    assert!(hands(&window)[1].starts_with(&format!("Hand {second} of ")));
}

#[test]
fn home_says_the_line_of_the_day_in_a_sentence_and_leads_to_it_on_the_card() {
    let mut begun = start();
    begun
        .profile
        .change_progress(|progress| progress.finish_lesson("groups-and-colors"));
    let mut window = open(begun);
    assert!(says(
        &window,
        "You need a pair of flowers, a pair of 2s of any one suit"
    ));
    let first = hands(&window);
    press(&mut window, Key::PageDown);
    assert_eq!(hands(&window), first, "the page is scrolled");
    press(&mut window, Key::Tab);
    press(&mut window, Key::PageDown);
    assert_ne!(hands(&window), first);
    click(&mut window, "See the whole card");
    assert_eq!(window.state().route(), &Route::Card);
    assert_eq!(hands(&window), ["Hand 1 of 6"]);
    assert!(says(&window, "Line 4 of 2026"));
}

#[test]
fn the_tiles_that_count_for_the_line_are_marked_on_the_rack_at_the_table() {
    let mut window = showing("table-card");
    let counting = |window: &Window| {
        let tiles = window.query_all_by_role(Role::Button);
        let counts = |it: &egui_kittest::Node<'_>| {
            let label = it.accesskit_node().label().unwrap_or_default();
            label.ends_with(", counts for this hand")
        };
        tiles.filter(counts).count()
    };
    // The number with which a text begins that ends like this.
    let number = |start: &str, end: &str| -> usize {
        let texts = texts(&window);
        let mut numbers = texts.iter().filter_map(|text| {
            let (number, _) = text.strip_prefix(start)?.split_once(end)?;
            number.rsplit(' ').next()?.parse().ok()
        });
        numbers.next().unwrap()
    };
    let rack = number("You: ", " tiles on the rack");
    let missing = number("", " tiles are missing:");
    assert!(missing < rack);
    assert_eq!(counting(&window), rack - missing);
    click(&mut window, "Show what I have and still need");
    assert_eq!(counting(&window), 0);
}

#[test]
fn beside_an_open_panel_the_tools_are_named_in_words_and_so_is_the_game() {
    for (language, coach) in [("en", "Coach"), ("es", "Entrenador"), ("zh-CN", "教练")] {
        let language = Some(language.parse().unwrap());
        let start = Start {
            language,
            ..start()
        };
        let mut window = open_sized(start, [1024.0, 700.0]);
        window.state_mut().show(demo("table-card"));
        window.run();
        let labels = window.query_all_by_role(Role::Label);
        let mut labels = labels.filter(|it| it.rect().left() < 16.0);
        let title = labels.find(|it| (44.0..90.0).contains(&it.rect().center().y));
        let title = title.unwrap().rect();
        let tool = window.get_by_label(coach).rect();
        assert!(title.width() > 50.0, "{title:?}");
        assert!(tool.width() > 60.0, "{tool:?}");
        assert!(title.right() < tool.left(), "{title:?} {tool:?}");
    }
}

#[test]
fn a_rack_is_tried_with_the_tiles_the_table_plays_with() {
    let tried = |start: Start| {
        let mut window = open(start);
        click(&mut window, "Card");
        let field = window.get_by_role(Role::TextInput);
        field.focus();
        field.type_text("K 9xJ");
        window.run();
        window
    };
    assert!(says(&tried(start()), "there are only"));
    let mut agreed = start();
    agreed.profile.change_settings(|settings| {
        let words = [("blanks", "swap"), ("jokers", "10")];
        let words = words.map(|(name, word)| (name.to_owned(), word.to_owned()));
        settings.table = words.into();
    });
    let window = tried(agreed);
    assert!(!says(&window, "there are only"), "{:#?}", texts(&window));
    assert_eq!(window.query_all_by_label("Joker").count(), 9);
}

#[test]
fn the_rack_of_a_game_that_was_left_is_compared_with_the_card_before_the_game_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let mut window = window_on(home.path());
    click(&mut window, "Card");
    assert!(says(&window, "My rack in the game: There is no game yet."));
    click(&mut window, "Game");
    press(&mut window, Key::Enter);
    for _ in 0..4 {
        if says(&window, "Skip") {
            break;
        }
        window.run_steps(8);
    }
    click(&mut window, "Card");
    assert!(says(&window, "The tiles of your game are not dealt yet."));
    drop(window);

    let mut profile = Profile::open(home.path());
    let kept = profile.game().cloned().unwrap();
    let mut dealt: toml::Table = toml::from_str(&toml::to_string(&kept).unwrap()).unwrap();
    dealt.insert("in-opening".to_owned(), false.into());
    profile.keep_game(toml::from_str(&dealt.to_string()).unwrap());
    let kept = profile.game().cloned();
    let mut window = window_on(home.path());
    click(&mut window, "Card");
    click(&mut window, "My rack in the game");
    assert!(says(&window, "Closest first"));
    assert!(says(&window, "tiles missing"));
    assert_eq!(
        Profile::open(home.path()).game().cloned(),
        kept,
        "it stays as it is"
    );
}

#[test]
fn nothing_is_marked_in_the_winning_hand_that_no_words_explain() {
    let bars = |window: &Window| {
        let dot = |shape: &Shape| matches!(shape, Shape::Circle(circle) if (circle.radius - 3.0).abs() < 0.1);
        painted(window).iter().filter(|shape| dot(shape)).count()
    };
    for state in ["table-result", "table-result-agreed"] {
        assert_eq!(bars(&showing(state)), 0, "{state}");
    }
    let explained = showing("lesson-line-open");
    assert!(bars(&explained) > 0);
    assert!(says(&explained, "with a bar under them"));
}
