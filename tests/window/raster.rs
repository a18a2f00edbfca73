//! The renderer without a display paints what a graphics card would.

use egui::epaint::{
    ClippedPrimitive, ImageDelta, Mesh, Primitive, TextureId, textures::TexturesDelta,
};
use egui::{Color32, ColorImage, Context, Pos2, Rect, TextureOptions, pos2, vec2};
use image::{Rgba, RgbaImage};
use mahj_tutor::tile::Tile;
use mahj_tutor::ui::fonts;
use mahj_tutor::ui::raster::Raster;
use mahj_tutor::ui::screenshot::Camera;
use mahj_tutor::ui::theme::{self, Appearance};
use mahj_tutor::ui::widgets::{Condition, Icon, RackRow, TileButton, TileSize, paint_felt};

const PICTURE: TextureId = TextureId::Managed(1);

fn paint(meshes: Vec<(Rect, Mesh)>, textures: &[(TextureId, ColorImage)]) -> RgbaImage {
    let mut delta = TexturesDelta::default();
    let white = ColorImage::filled([1, 1], Color32::WHITE);
    delta.push(
        TextureId::default(),
        ImageDelta::full(white, TextureOptions::LINEAR),
    );
    for (id, image) in textures {
        delta.push(*id, ImageDelta::full(image.clone(), TextureOptions::LINEAR));
    }
    let mut raster = Raster::default();
    raster.take_textures(&mut delta);
    assert!(delta.is_empty());
    let primitives: Vec<_> = meshes
        .into_iter()
        .map(|(clip_rect, mesh)| ClippedPrimitive {
            clip_rect,
            primitive: Primitive::Mesh(mesh),
        })
        .collect();
    raster.paint(&primitives, [16, 16], 1.0)
}

fn rectangle(rect: Rect, color: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect, color);
    mesh
}

fn square(from: f32, to: f32) -> Rect {
    Rect::from_min_max(pos2(from, from), pos2(to, to))
}

#[test]
fn triangles_that_share_edges_cover_each_pixel_once() {
    let shade = Color32::from_black_alpha(128);
    let white = rectangle(square(0.0, 16.0), Color32::WHITE);
    // A fan of eight triangles around a middle that lies on no grid.
    let mut fan = Mesh::default();
    fan.colored_vertex(pos2(7.3, 8.9), shade);
    let around = [
        [0.0, 0.0],
        [9.0, 0.0],
        [16.0, 0.0],
        [16.0, 5.0],
        [16.0, 16.0],
        [3.0, 16.0],
        [0.0, 16.0],
        [0.0, 7.7],
    ];
    for [x, y] in around {
        fan.colored_vertex(pos2(x, y), shade);
    }
    for index in 0..8 {
        // Every other one the other way round.
        let (one, other) = (1 + index, 1 + (index + 1) % 8);
        let (one, other) = if index % 2 == 0 {
            (one, other)
        } else {
            (other, one)
        };
        fan.add_triangle(0, one, other);
    }
    let image = paint(
        vec![(square(0.0, 16.0), white), (square(0.0, 16.0), fan)],
        &[],
    );
    for (x, y, pixel) in image.enumerate_pixels() {
        assert_eq!(*pixel, Rgba([127, 127, 127, 255]), "at {x}, {y}");
    }
}

#[test]
fn a_picture_at_its_own_size_keeps_its_pixels() {
    let pixels = (0..64)
        .map(|index| Color32::from_rgb(index * 4, 255 - index * 3, index))
        .collect();
    let picture = ColorImage::new([8, 8], pixels);
    let mut mesh = Mesh::with_texture(PICTURE);
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    mesh.add_rect_with_uv(square(4.0, 12.0), whole, Color32::WHITE);
    let image = paint(
        vec![(square(0.0, 16.0), mesh)],
        &[(PICTURE, picture.clone())],
    );
    for (index, color) in picture.pixels.iter().enumerate() {
        let (x, y) = (4 + index as u32 % 8, 4 + index as u32 / 8);
        assert_eq!(image.get_pixel(x, y).0, color.to_array(), "at {x}, {y}");
    }
    assert_eq!(image.get_pixel(3, 4).0, [0, 0, 0, 255]);
    assert_eq!(image.get_pixel(12, 11).0, [0, 0, 0, 255]);
}

#[test]
fn nothing_is_painted_outside_the_clip_rectangle() {
    let mesh = rectangle(square(-100.0, 100.0), Color32::RED);
    let image = paint(vec![(square(3.0, 10.0), mesh)], &[]);
    for (x, y, pixel) in image.enumerate_pixels() {
        let inside = (3..10).contains(&x) && (3..10).contains(&y);
        assert_eq!(pixel.0[0], if inside { 255 } else { 0 }, "at {x}, {y}");
    }
}

#[test]
fn additive_light_is_added() {
    let red = rectangle(square(0.0, 16.0), Color32::from_rgb(100, 0, 0));
    let light = rectangle(square(0.0, 16.0), Color32::from_rgb_additive(50, 20, 0));
    let image = paint(
        vec![(square(0.0, 16.0), red), (square(0.0, 16.0), light)],
        &[],
    );
    assert_eq!(image.get_pixel(8, 8).0, [150, 20, 0, 255]);
}

/// A rack, a row of tiles in every condition and some text, as a screen would draw them.
fn table(ui: &mut egui::Ui) {
    paint_felt(ui.painter(), ui.max_rect());
    theme::on_felt(ui);
    ui.add_space(24.0);
    ui.horizontal(|ui| {
        ui.add_space(24.0);
        ui.vertical(|ui| {
            ui.heading("A rack");
            let tiles = Tile::ALL
                .into_iter()
                .step_by(3)
                .enumerate()
                .map(|(index, tile)| {
                    TileButton::new(tile, "tile")
                        .selected(index == 2)
                        .highlighted(index == 5)
                });
            RackRow::new(egui::Id::unique("rack"), tiles.collect())
                .places(14)
                .show(ui);
            ui.horizontal(|ui| {
                for size in [TileSize::Small, TileSize::Rack, TileSize::Large] {
                    let tile = Tile::SOAP;
                    ui.add(TileButton::new(tile, "plain").size(size));
                    ui.add(
                        TileButton::new(tile, "dimmed")
                            .size(size)
                            .condition(Condition::Dimmed),
                    );
                    ui.add(
                        TileButton::new(Tile::Joker, "joker")
                            .size(size)
                            .stands_for(Some(tile)),
                    );
                    ui.add(
                        TileButton::new(tile, "missing")
                            .size(size)
                            .condition(Condition::Missing),
                    );
                    ui.add(TileButton::face_down("face down").size(size).picture());
                }
            });
            let icon = Icon::Bulb.image(ui, 18.0);
            ui.add(egui::Button::image_and_text(icon, "Hint").image_tint_follows_text_color(true));
            ui.label("¿Qué falta? 牌");
        });
    });
}

fn picture_of(preference: egui::ThemePreference) -> RgbaImage {
    let context = Context::default();
    fonts::install(&context);
    let appearance = Appearance {
        theme: preference,
        ..Appearance::default()
    };
    theme::apply(&context, appearance);
    Camera::new(context).take(vec2(800.0, 400.0), 1.0, table)
}

#[test]
fn the_same_screen_gives_the_same_picture() {
    let light = picture_of(egui::ThemePreference::Light);
    assert_eq!(light, picture_of(egui::ThemePreference::Light));
    assert_ne!(light, picture_of(egui::ThemePreference::Dark));
    let colours: std::collections::BTreeSet<_> = light.pixels().map(|pixel| pixel.0).collect();
    assert!(colours.len() > 1000, "only {} colours", colours.len());
}
