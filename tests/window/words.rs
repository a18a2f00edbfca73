//! Words of the game are explained where they stand: by mouse, by keyboard and by screen reader.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::rules::RuleId;
use mahj_tutor::ui::widgets::WordLinks;
use mahj_tutor::ui::{Demo, Route};

use crate::support::{Window, click, open_sized, press, says, start, window};

const LIST: &str = "Words on this page (F2)";
const FLOWER: &str = "There are eight, and whatever is painted on them";
const TILE: &str = "The pieces the game is played with";

/// The first step of a lesson, which says of a line, the card, tiles, flowers, suits and a hand.
fn lesson() -> Window {
    let mut window = window();
    show(&mut window, "lesson");
    window
}

fn show(window: &mut Window, name: &str) {
    let demo = Demo::all().find(|demo| demo.name == name);
    window.state_mut().show(demo.unwrap());
    window.run();
}

/// The titles of the words that can be looked up now.
fn words(window: &Window) -> Vec<String> {
    let glossary = glossary();
    let links = WordLinks::on_screen(&window.ctx).into_iter();
    links
        .filter_map(|link| Some(glossary.get(link.word)?.id.clone()))
        .collect()
}

fn glossary() -> mahj_tutor::glossary::Glossary {
    use mahj_tutor::analysis::CompiledCard;
    let first = mahj_tutor::card::first().unwrap();
    let card = std::sync::Arc::new(CompiledCard::new(std::sync::Arc::new(first)));
    mahj_tutor::glossary::Glossary::shipped(&card)
}

/// Clicks a word where it stands.
fn click_word(window: &mut Window, id: &str) {
    let word = glossary().find(id).unwrap();
    let links = WordLinks::on_screen(&window.ctx);
    let link = links.iter().find(|link| link.word == word).unwrap();
    click_at(window, link.rect.center());
}

fn is_listed(window: &Window, title: &str) -> bool {
    let found = window.query_by_role_and_label(Role::Heading, title);
    found.is_some()
}

fn click_at(window: &mut Window, at: egui::Pos2) {
    window.hover_at(at);
    window.drag_at(at);
    window.drop_at(at);
    window.run();
}

#[test]
fn a_word_is_found_where_it_stands_first() {
    let window = lesson();
    assert_eq!(
        words(&window),
        ["line", "card", "tile", "flower", "suit", "hand"]
    );
    assert!(
        window.query_by_label("flower").is_none(),
        "a word in a sentence is no stop of the keyboard"
    );
}

#[test]
fn a_click_on_a_word_explains_it_and_nothing_moves() {
    let mut window = lesson();
    let next = window.get_by_label("Next").rect();
    let said = window.get_by_label_contains("Its colors say only").rect();
    click_word(&mut window, "flower");
    assert!(says(&window, FLOWER));
    assert_eq!(window.get_by_label("Next").rect(), next);
    let after = window.get_by_label_contains("Its colors say only");
    assert_eq!(after.rect(), said);
    // A word on the card itself opens in its place.
    click_word(&mut window, "tile");
    click_at(&mut window, egui::pos2(20.0, 400.0));
    assert!(!says(&window, TILE) && !says(&window, FLOWER));
}

#[test]
fn a_second_word_takes_the_place_of_the_first() {
    let mut window = lesson();
    click_word(&mut window, "flower");
    click_word(&mut window, "card");
    assert!(says(&window, "The printed list of everything that can win"));
    assert!(!says(&window, FLOWER));
}

#[test]
fn the_keyboard_comes_to_the_words_by_one_list() {
    let mut window = lesson();
    press(&mut window, Key::F2);
    assert!(window.get_by_label("Line").is_focused());
    for _ in 0..3 {
        press(&mut window, Key::ArrowDown);
    }
    let flower = window.get_by_role_and_label(Role::Button, "Flower");
    assert!(flower.is_focused());
    press(&mut window, Key::Enter);
    assert!(says(&window, FLOWER));
    assert!(window.get_by_label("Close").is_focused());
    press(&mut window, Key::Escape);
    assert!(!says(&window, FLOWER));
    assert!(window.get_by_label(LIST).is_focused());
    assert_eq!(
        window.state().route(),
        &Route::Lesson("groups-and-colors".to_owned())
    );
}

#[test]
fn a_screen_reader_opens_the_list_and_a_word() {
    let mut window = lesson();
    window.get_by_label(LIST).click_accesskit();
    window.run();
    window
        .get_by_role_and_label(Role::Button, "Flower")
        .click_accesskit();
    window.run();
    assert!(says(&window, FLOWER));
    window.get_by_label("Close").click_accesskit();
    window.run();
    assert!(!says(&window, FLOWER));
}

#[test]
fn the_list_cannot_be_opened_where_nothing_can_be_looked_up() {
    let mut window = window();
    show(&mut window, "lesson-recall");
    assert!(window.get_by_label(LIST).accesskit_node().is_disabled());
    show(&mut window, "rulebook-rule");
    assert!(!window.get_by_label(LIST).accesskit_node().is_disabled());
    assert!(words(&window).contains(&"joker".to_owned()));
}

#[test]
fn a_question_from_memory_explains_its_words_only_when_it_is_answered() {
    let mut window = lesson();
    show(&mut window, "lesson-recall");
    let found = words(&window);
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn the_card_of_a_word_leads_to_its_rule_and_to_the_glossary() {
    let mut window = lesson();
    click_word(&mut window, "flower");
    click(&mut window, "The rule: Eight flowers, all alike");
    assert_eq!(
        window.state().route(),
        &Route::Rulebook(Some(RuleId::TILES_FLOWERS_8))
    );
    assert!(!says(&window, "Open the glossary"), "the card is gone");
    click(&mut window, "Back");
    click_word(&mut window, "flower");
    click(&mut window, "Open the glossary");
    assert_eq!(
        window.state().route(),
        &Route::Glossary(Some("flower".to_owned()))
    );
    let place = window.get_by_role_and_label(Role::Heading, "Flower").rect();
    assert!((0.0..800.0).contains(&place.top()), "{place}");
}

#[test]
fn the_glossary_lists_all_words_and_finds_them() {
    let mut window = window();
    click(&mut window, "Glossary");
    for word in ["Across", "Joker", "Zero"] {
        assert!(is_listed(&window, word), "{word}");
    }
    let field = window.get_by_role(Role::TextInput);
    field.focus();
    window.run();
    let field = window.get_by_role(Role::TextInput);
    field.type_text("redeem");
    window.run();
    assert!(is_listed(&window, "Joker exchange"));
    assert!(!is_listed(&window, "Across"));
}

#[test]
fn in_every_language_the_american_words_are_found_too() {
    let mut start = start();
    start.language = Some("zh-CN".parse().unwrap());
    let mut window = open_sized(start, [1280.0, 800.0]);
    show(&mut window, "glossary-search");
    assert!(is_listed(&window, "百搭牌"));
    assert!(
        window.query_by_label("Joker").is_some(),
        "what will be heard at the table"
    );
}

#[test]
fn mah_jongg_is_found_before_the_error() {
    let mut start = start();
    start.language = Some("zh-CN".parse().unwrap());
    let mut window = open_sized(start, [1280.0, 2000.0]);
    show(&mut window, "glossary");
    window.get_by_role(Role::TextInput).focus();
    window.run();
    window.get_by_role(Role::TextInput).type_text("mah");
    window.run();
    let top = |title| {
        let heading = window.get_by_role_and_label(Role::Heading, title);
        heading.rect().top()
    };
    assert!(top("和牌") < top("诈和"));
    assert!(top("和牌") < top("喊错和牌"));
}
