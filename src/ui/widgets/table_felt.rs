//! The felt of the table.

use egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Rect, TextureHandle, TextureOptions, pos2,
};

use crate::ui::theme::{AS_IT_IS, Theme};

/// How many points the shade at the edge of the table is wide.
const SHADE: f32 = 48.0;
/// The side of the square of cloth that is laid out again and again, in points.
const CLOTH: usize = 96;

/// Covers `rect` with felt: cloth that is darker towards its edge.
pub fn paint_felt(painter: &Painter, rect: Rect) {
    let theme = Theme::current(painter.ctx());
    painter.rect_filled(rect, 0.0, theme.felt);
    painter.add(cloth(painter.ctx(), rect));
    painter.add(edge_shade(rect, theme.felt_shade));
}

/// A frame of shade that fades inwards.
fn edge_shade(rect: Rect, shade: Color32) -> Mesh {
    let inner = rect.shrink(SHADE.min(rect.size().min_elem() / 2.0));
    let corners = |rect: Rect| {
        [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
        ]
    };
    let mut mesh = Mesh::default();
    for (outside, inside) in corners(rect).into_iter().zip(corners(inner)) {
        mesh.colored_vertex(outside, shade);
        mesh.colored_vertex(inside, shade.gamma_multiply(0.0));
    }
    for side in 0..4 {
        let (here, next) = (2 * side, 2 * ((side + 1) % 4));
        mesh.add_triangle(here, next, here + 1);
        mesh.add_triangle(next, next + 1, here + 1);
    }
    mesh
}

/// The nap of the cloth: fine light and dark threads over the whole of `rect`.
fn cloth(context: &Context, rect: Rect) -> Mesh {
    let texture = context.data_mut(|data| data.get_temp::<TextureHandle>(Id::unique("cloth")));
    let texture = texture.unwrap_or_else(|| {
        let texture = context.load_texture("cloth", weave(), TextureOptions::LINEAR_REPEAT);
        context.data_mut(|data| data.insert_temp(Id::unique("cloth"), texture.clone()));
        texture
    });
    let mut mesh = Mesh::with_texture(texture.id());
    let scale = context.pixels_per_point() / CLOTH as f32;
    let uv = Rect::from_min_max(
        pos2(0.0, 0.0),
        pos2(rect.width() * scale, rect.height() * scale),
    );
    mesh.add_rect_with_uv(rect, uv, AS_IT_IS);
    mesh
}

/// A square of cloth whose edges meet; the same each time.
fn weave() -> ColorImage {
    let mut noise: u32 = 0x2545_f491;
    let mut next = || {
        noise ^= noise << 13;
        noise ^= noise >> 17;
        noise ^= noise << 5;
        noise
    };
    let pixels = (0..CLOTH * CLOTH)
        .map(|_| {
            let strength = (next() % 14) as u8;
            if next() % 2 == 0 {
                Color32::from_black_alpha(strength)
            } else {
                Color32::from_white_alpha(strength / 2)
            }
        })
        .collect();
    ColorImage::new([CLOTH, CLOTH], pixels)
}
