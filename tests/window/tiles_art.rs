//! The tiles, faces, icons and fonts that ship with the program.

use std::collections::BTreeSet;
use std::path::Path;

use egui::ColorImage;
use include_dir::Dir;
use mahj_tutor::content;
use mahj_tutor::tile::Tile;
use mahj_tutor::ui::fonts;
use mahj_tutor::ui::widgets::{Artwork, Face, Icon, render_artwork};

/// The size of a tile on the learner's rack, in pixels at scale 1.
const RACK: [u32; 2] = [44, 60];

#[test]
fn every_tile_and_everybody_has_a_face_and_every_icon_a_picture() {
    let tiles = Tile::ALL.map(Artwork::Front);
    let icons = Icon::ALL.iter().map(|&icon| Artwork::Icon(icon));
    let people = Face::all().map(Artwork::Face);
    let others = icons.chain(people).chain([Artwork::Back]);
    for picture in tiles.into_iter().chain(others) {
        for size in [RACK, [30, 41], [132, 180]] {
            let image = render_artwork(picture, size).unwrap();
            let painted = image.pixels.iter().filter(|pixel| pixel.a() > 128).count();
            assert!(
                painted * 20 > image.pixels.len(),
                "{picture:?} is almost empty"
            );
        }
    }
}

#[test]
fn every_picture_is_used() {
    let mut used: BTreeSet<String> = Tile::ALL
        .into_iter()
        .flat_map(|tile| Artwork::Front(tile).files())
        .collect();
    used.extend(Artwork::Back.files());
    used.extend(
        Icon::ALL
            .iter()
            .flat_map(|&icon| Artwork::Icon(icon).files()),
    );
    used.extend(Face::all().flat_map(|face| Artwork::Face(face).files()));
    for file in pictures() {
        assert!(used.contains(&file), "nothing draws assets/{file}");
    }
}

#[test]
fn pictures_hold_no_text_that_would_need_a_font() {
    for file in pictures() {
        let svg = content::ASSETS
            .get_file(&file)
            .and_then(|file| file.contents_utf8())
            .unwrap();
        assert!(!svg.contains("<text"), "assets/{file}");
    }
}

/// A person who sees no colours must be able to tell any two tiles apart on the rack.
#[test]
fn any_two_tiles_differ_without_colour() {
    let faces = Tile::ALL.map(|tile| {
        (
            tile,
            greys(&render_artwork(Artwork::Front(tile), RACK).unwrap()),
        )
    });
    for (index, (tile, greys)) in faces.iter().enumerate() {
        for (other, others) in &faces[..index] {
            let different = greys
                .iter()
                .zip(others)
                .filter(|(one, other)| one.abs_diff(**other) > 64)
                .count();
            assert!(
                different >= 60,
                "{tile} and {other} differ in {different} pixels only"
            );
        }
    }
}

/// Also a person who sees no colours must be able to tell any two people apart on their plates.
#[test]
fn any_two_people_differ_without_colour() {
    const PLATE: [u32; 2] = [36, 36];
    let grey = |face| greys(&render_artwork(Artwork::Face(face), PLATE).unwrap());
    let faces: Vec<_> = Face::all().map(|face| (face, grey(face))).collect();
    for (index, (face, greys)) in faces.iter().enumerate() {
        for (other, others) in &faces[..index] {
            let pixels = greys.iter().zip(others);
            let different = pixels.filter(|(one, other)| one.abs_diff(**other) > 48);
            let different = different.count();
            assert!(
                different >= 100,
                "{face:?} and {other:?} differ in {different} pixels only"
            );
        }
    }
}

#[test]
fn the_fonts_have_every_character_of_our_texts() {
    let folders = [&content::LOCALES, &content::CARDS, &content::LESSONS];
    let mut missing = BTreeSet::new();
    for text in folders.into_iter().flat_map(texts) {
        missing.extend(text.chars().filter(|character| !character.is_control()));
    }
    let covered = covered_by_both_weights();
    missing.retain(|character| !covered.contains(character));
    assert!(
        missing.is_empty(),
        "no bundled font has {missing:?}; run `python3 assets/fonts/make.py` and commit what it writes"
    );
}

/// The characters that both the regular and the bold family have.
fn covered_by_both_weights() -> BTreeSet<char> {
    let mut fonts = egui::epaint::text::Fonts::new(
        egui::epaint::text::TextOptions::default(),
        fonts::definitions(),
    );
    let mut view = fonts.with_pixels_per_point(1.0);
    let mut characters = |family: &egui::FontFamily| -> BTreeSet<char> {
        view.characters(family).keys().copied().collect()
    };
    let regular = characters(&egui::FontFamily::Proportional);
    let bold = characters(&fonts::bold());
    regular.intersection(&bold).copied().collect()
}

fn greys(image: &ColorImage) -> Vec<u8> {
    let grey = |pixel: &egui::Color32| {
        let [red, green, blue, _] = pixel.to_array().map(u32::from);
        ((red * 299 + green * 587 + blue * 114) / 1000) as u8
    };
    image.pixels.iter().map(grey).collect()
}

/// The names of all SVG files in `assets`.
fn pictures() -> impl Iterator<Item = String> {
    let is_svg = |file: &String| Path::new(file).extension().is_some_and(|it| it == "svg");
    files(&content::ASSETS).filter(is_svg)
}

fn files<'a>(folder: &'a Dir<'a>) -> Box<dyn Iterator<Item = String> + 'a> {
    let here = folder
        .files()
        .map(|file| file.path().to_string_lossy().replace('\\', "/"));
    Box::new(here.chain(folder.dirs().flat_map(files)))
}

fn texts<'a>(folder: &'a Dir<'a>) -> Box<dyn Iterator<Item = &'a str> + 'a> {
    let here = folder.files().filter_map(|file| file.contents_utf8());
    Box::new(here.chain(folder.dirs().flat_map(texts)))
}
