//! The score card: its parts in words, the hands of a line, and a rack beside it.

use std::collections::BTreeSet;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::card::Card;
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open, open_sized, press, start, texts, window};

/// A small card of which everything is known here.
const CARD: &str = r#"
format = 1
id = "small"
title = "Small Card"
year = 2026

[[section]]
id = "year"
title = "2026"

  [[section.line]]
  pattern = "0000 222a 666b 2222c"
  value = 35

[[section]]
id = "runs"
title = "Runs"

  [[section.line]]
  pattern = "1111a 22a 3333a 4444b"
  numbers = "slide"
  value = 25
"#;

/// The screen with the small card.
fn card_screen() -> Window {
    let card = Card::parse(CARD).unwrap();
    let mut window = open(Start {
        card: card.into(),
        ..start()
    });
    click(&mut window, "Card");
    window
}

fn shows(window: &Window, words: &str) -> bool {
    texts(window).iter().any(|text| text.contains(words))
}

/// The button whose name begins like this.
fn button<'a>(window: &'a Window, begins: &str) -> egui_kittest::Node<'a> {
    let mut buttons = window.query_all_by_role(Role::Button);
    let named = |node: &egui_kittest::Node<'_>| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label.starts_with(begins))
    };
    buttons.find(named).unwrap()
}

fn click_line(window: &mut Window, begins: &str) {
    button(window, begins).click();
    window.run();
}

fn type_rack(window: &mut Window, rack: &str) {
    let field = window.get_by_role(Role::TextInput);
    field.focus();
    field.type_text(rack);
    window.run();
}

#[test]
fn the_arrow_keys_go_through_the_parts_of_a_line_and_each_is_told() {
    let mut window = card_screen();
    button(&window, "Line 1 of 2026:").focus();
    window.run();
    assert!(shows(&window, "You need four Soaps as zeros"));
    press(&mut window, Key::ArrowRight);
    assert!(shows(&window, "0000: four Soaps as zeros."));
    press(&mut window, Key::ArrowRight);
    assert!(shows(&window, "222: three 2s. A different suit from 666"));
    for _ in 0..4 {
        press(&mut window, Key::ArrowRight);
    }
    assert!(shows(&window, "35 points: the value"));
    press(&mut window, Key::ArrowRight);
    assert!(shows(&window, "X: may be exposed."));
    for _ in 0..7 {
        press(&mut window, Key::ArrowLeft);
    }
    assert!(shows(&window, "Line 1 of 2026: You need four Soaps"));
}

#[test]
fn the_part_under_the_pointer_is_told_in_its_fixed_place_and_stays_there() {
    let mut window = card_screen();
    assert!(shows(&window, "read here what it means"));
    let line = button(&window, "Line 1 of 2026:").rect();
    window.hover_at(line.left_center() + egui::vec2(20.0, 0.0));
    window.run();
    assert!(shows(&window, "0000: four Soaps as zeros."));
    window.hover_at(egui::pos2(640.0, 790.0));
    window.run();
    assert!(shows(&window, "0000: four Soaps as zeros."));
}

#[test]
fn a_click_on_a_line_goes_through_its_hands() {
    let mut window = card_screen();
    click_line(&mut window, "Line 1 of 2026:");
    assert!(shows(&window, "Hand 1 of 6"));
    assert!(shows(&window, "Jokers may stand in the groups"));
    assert_eq!(window.query_all_by_label("Two Bam").count(), 3);
    press(&mut window, Key::PageDown);
    assert!(shows(&window, "Hand 2 of 6"));
    click(&mut window, "The previous hand (Page Up)");
    press(&mut window, Key::PageUp);
    assert!(shows(&window, "Hand 6 of 6"));
    press(&mut window, Key::Backspace);
    assert!(shows(&window, "How to read it"));
}

#[test]
fn leaping_through_the_hands_comes_to_every_one() {
    let mut window = card_screen();
    click_line(&mut window, "Line 1 of 2026:");
    let mut seen = BTreeSet::new();
    for _ in 0..6 {
        press(&mut window, Key::End);
        seen.extend(
            texts(&window)
                .into_iter()
                .filter(|it| it.starts_with("Hand ")),
        );
    }
    assert_eq!(seen.len(), 6, "{seen:?}");
}

#[test]
fn beside_a_rack_each_line_says_what_it_lacks_and_how_that_can_come() {
    let mut window = card_screen();
    // The first hand of the first line without a soap and without a Six Crak.
    type_rack(&mut window, "3x0 3x2B 2x6C 4x2D N");
    assert!(
        button(&window, "Line 1 of 2026:")
            .accesskit_node()
            .label()
            .unwrap()
            .contains("2 tiles missing")
    );
    click(&mut window, "Closest first");
    assert!(shows(&window, "2 TILES MISSING"));
    click_line(&mut window, "Line 1 of 2026:");
    assert!(shows(&window, "2 tiles are missing:"));
    assert!(shows(
        &window,
        "1 Six Crak: draw, claim to complete its group, or use a joker (2 left)"
    ));
    assert!(shows(&window, "missing: Six Crak"));
    assert_eq!(
        window
            .query_all_by_label("Two Dot, counts for this hand")
            .count(),
        4
    );
    assert_eq!(
        window
            .query_all_by_label("North, counts for this hand")
            .count(),
        0
    );
    click(&mut window, "North");
    assert_eq!(
        window.query_all_by_label("North").count(),
        0,
        "a click takes a tile away"
    );
    click(&mut window, "Clear the rack");
    assert!(!shows(&window, "Closest first"));
}

#[test]
fn a_rack_is_typed_letter_by_letter() {
    let mut window = card_screen();
    window.get_by_role(Role::TextInput).focus();
    for letter in "2x2B 2x4B 4xF 6C 4x8C".chars() {
        window.event(egui::Event::Text(letter.to_string()));
        window.run();
    }
    let field = window.get_by_role(Role::TextInput);
    assert_eq!(field.value().unwrap(), "2x2B 2x4B 4xF 6C 4x8C");
}

#[test]
fn the_last_tile_of_a_hand_may_be_claimed_wherever_it_belongs() {
    let mut window = card_screen();
    // The second two of a pair, for which nothing but the last tile may be claimed.
    type_rack(&mut window, "4x1B 2B 4x3B 4x4C");
    click_line(&mut window, "Line 1 of Runs:");
    assert!(shows(
        &window,
        "1 Two Bam: your last tile, so draw it or claim it for Mah Jongg (3 left)"
    ));
}

#[test]
fn a_rack_that_cannot_be_is_said_to_be_wrong() {
    let mut window = card_screen();
    type_rack(&mut window, "2B tea");
    assert!(shows(&window, "There is no tile “tea”."));
    let mut window = card_screen();
    type_rack(&mut window, "5x2B");
    assert!(shows(&window, "Two Bam: there are only 4."));
}

#[test]
fn a_rack_is_dealt_or_put_together_tile_by_tile() {
    let mut window = card_screen();
    click(&mut window, "Choose tiles");
    click(&mut window, "put a Red Dragon on the rack");
    click(&mut window, "put a Red Dragon on the rack");
    assert_eq!(window.query_all_by_label("Red Dragon").count(), 2);
    click(&mut window, "Choose tiles");
    click(&mut window, "Deal tiles");
    let rack = window.get_by_role(Role::TextInput).accesskit_node().value();
    let rack: mahj_tutor::tile::TileCounts = rack.unwrap().parse().unwrap();
    assert_eq!(rack.total(), 13);
}

#[test]
fn the_card_beside_the_table_is_read_like_the_card_itself() {
    let demo = Demo::all().find(|demo| demo.name == "table-card").unwrap();
    let mut window = window();
    window.state_mut().show(demo);
    window.run();
    assert!(shows(&window, "Hand 1 of "));
    assert!(shows(&window, "missing:"));
    press(&mut window, Key::Backspace);
    assert!(!shows(&window, "Hand 1 of "));
    window.get_by_role(Role::ComboBox).click();
    window.run();
    click(&mut window, "By value");
    assert!(shows(&window, "75 POINTS"));
}

#[test]
fn a_click_on_a_line_puts_the_tiles_to_choose_from_away_and_tells_of_the_line() {
    let mut window = card_screen();
    click(&mut window, "Choose tiles");
    assert!(shows(&window, "put a Red Dragon on the rack"));
    click_line(&mut window, "Line 1 of 2026:");
    assert!(!shows(&window, "put a Red Dragon on the rack"));
    assert!(shows(&window, "Hand 1 of 6"));
}

#[test]
fn the_number_of_missing_tiles_is_told_like_the_other_parts_of_a_line() {
    let mut window = card_screen();
    type_rack(&mut window, "3x0 3x2B 2x6C 4x2D N");
    let line = button(&window, "Line 1 of 2026:").rect();
    let below_the_value = line.right_top() + egui::vec2(-30.0, 24.0);
    window.hover_at(below_the_value);
    window.run();
    assert!(
        shows(&window, "How many tiles your rack still needs"),
        "{:?}",
        texts(&window)
    );
}

#[test]
fn a_part_is_told_in_full_where_there_is_little_room() {
    for size in [[1024.0, 700.0], [1280.0, 800.0]] {
        let mut window = open_sized(
            Start {
                language: Some("es".parse().unwrap()),
                ..start()
            },
            size,
        );
        click(&mut window, "Tarjeta");
        for (line, steps, begins) in [
            ("Línea 1 de «Números iguales»:", 4, "DDDD: cuatro dragones."),
            ("Línea 2 de «2026»:", 2, "2026: las fichas"),
        ] {
            button(&window, line).focus();
            window.run();
            for _ in 0..steps {
                press(&mut window, Key::ArrowRight);
            }
            let told = window.query_all_by_role(Role::Label).find_map(|node| {
                let node_text = node.accesskit_node();
                let text = node_text.label().or_else(|| node_text.value())?;
                text.starts_with(begins).then(|| node.rect())
            });
            let strip = window
                .get_by_label("Compara la tarjeta con un atril:")
                .rect();
            let (told, strip) = (told.unwrap().bottom(), strip.top());
            assert!(told <= strip, "{line} {size:?}: {told} behind {strip}");
        }
    }
}
