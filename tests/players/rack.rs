//! A rack of tiles is handled by mouse, by keyboard and by screen reader alike.

use egui::{Id, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::tile::Tile;
use mahj_tutor::ui::fonts;
use mahj_tutor::ui::theme::{self, Appearance};
use mahj_tutor::ui::widgets::{RackRow, TileButton};

/// A rack whose tiles are called by their notation; a click selects, a move moves.
#[derive(Debug)]
struct Rack {
    tiles: Vec<(Tile, bool)>,
}

impl Rack {
    fn ui(&mut self, ui: &mut egui::Ui) {
        let names: Vec<String> = self
            .tiles
            .iter()
            .map(|(tile, _)| tile.to_string())
            .collect();
        let buttons = self.tiles.iter().zip(&names);
        let buttons = buttons
            .map(|((tile, selected), name)| TileButton::new(*tile, name).selected(*selected))
            .collect();
        let response = RackRow::new(Id::unique("rack"), buttons).show(ui);
        if let Some(index) = response.clicked {
            self.tiles[index].1 ^= true;
        }
        if let Some((from, to)) = response.moved {
            let tile = self.tiles.remove(from);
            self.tiles.insert(to, tile);
        }
    }

    fn order(&self) -> String {
        let names: Vec<String> = self
            .tiles
            .iter()
            .map(|(tile, _)| tile.to_string())
            .collect();
        names.join(" ")
    }

    fn selected(&self) -> String {
        let selected = self.tiles.iter().filter(|(_, selected)| *selected);
        selected.map(|(tile, _)| tile.to_string()).collect()
    }
}

fn harness<'a>() -> Harness<'a, Rack> {
    let tiles = [Tile::Joker, Tile::Flower, Tile::SOAP, Tile::ALL[2]];
    let rack = Rack {
        tiles: tiles.map(|tile| (tile, false)).into(),
    };
    let mut harness = Harness::builder()
        .with_size([400.0, 200.0])
        .with_context_setup(|context| {
            fonts::install(context);
            theme::apply(context, Appearance::default());
        })
        .build_ui_state(|ui, rack: &mut Rack| rack.ui(ui), rack);
    harness.run();
    harness
}

#[test]
fn a_click_on_a_tile_selects_it() {
    let mut harness = harness();
    harness.get_by_label("F").click();
    harness.run();
    assert_eq!(harness.state().selected(), "F");
    let flower = harness.get_by_label("F");
    assert_eq!(
        flower.accesskit_node().toggled(),
        Some(egui::accesskit::Toggled::True)
    );
}

#[test]
fn a_screen_reader_can_select_a_tile() {
    let mut harness = harness();
    harness.get_by_label("0").click_accesskit();
    harness.run();
    assert_eq!(harness.state().selected(), "0");
}

#[test]
fn the_arrow_keys_go_along_the_rack_and_enter_selects() {
    let mut harness = harness();
    harness.get_by_label("J").focus();
    harness.run();
    for key in [
        Key::ArrowRight,
        Key::ArrowRight,
        Key::Enter,
        Key::ArrowLeft,
        Key::Space,
    ] {
        harness.key_press(key);
        harness.run();
    }
    assert_eq!(harness.state().selected(), "F0");
    for (key, there) in [(Key::End, "1B"), (Key::ArrowRight, "1B"), (Key::Home, "J")] {
        harness.key_press(key);
        harness.run();
        assert!(harness.get_by_label(there).is_focused(), "{key:?}");
    }
}

#[test]
fn alt_with_an_arrow_key_moves_the_tile_and_keeps_it_in_hand() {
    let mut harness = harness();
    harness.get_by_label("J").focus();
    harness.run();
    for _ in 0..2 {
        harness.key_press_modifiers(Modifiers::ALT, Key::ArrowRight);
        harness.run();
    }
    assert_eq!(harness.state().order(), "F 0 J 1B");
    assert!(harness.get_by_label("J").is_focused());
}

#[test]
fn a_tile_can_be_dragged_to_another_place_of_the_rack() {
    for (tile, past, order) in [("J", "0", "F 0 J 1B"), ("1B", "J", "J 1B F 0")] {
        let mut harness = harness();
        let from = harness.get_by_label(tile).rect().center();
        let to = harness.get_by_label(past).rect().center() + egui::vec2(10.0, 0.0);
        harness.drag_at(from);
        harness.run();
        harness.hover_at(from + egui::vec2(12.0, 0.0));
        harness.run();
        harness.hover_at(to);
        harness.run();
        harness.drop_at(to);
        harness.run();
        assert_eq!(harness.state().order(), order);
        assert_eq!(harness.state().selected(), "", "a drag is no click");
    }
}
