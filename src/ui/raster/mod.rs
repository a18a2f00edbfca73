//! A renderer without a display: what egui wants painted becomes an image, on the processor alone.
//!
//! It does what the shaders of egui do, pixel by pixel: premultiplied colours are blended in gamma
//! space, textures are sampled bilinearly, and every pixel of two triangles that share an edge is
//! painted once. The same shapes give the same image on every machine. It knows nothing of screens.

mod texture;
mod triangle;

use std::collections::BTreeMap;

use egui::epaint::{ClippedPrimitive, Primitive, TextureId, textures::TexturesDelta};
use egui::{Color32, Rect};
use image::RgbaImage;

use texture::Texture;
use triangle::{Bounds, Canvas, Corner};

/// Keeps the textures and paints with them.
#[derive(Debug, Default)]
pub struct Raster {
    textures: BTreeMap<TextureId, Texture>,
    outdated: Vec<TextureId>,
}

impl Raster {
    /// Takes over what changed in the textures and leaves `delta` empty. Textures that are given
    /// back may still be painted with until the next change.
    pub fn take_textures(&mut self, delta: &mut TexturesDelta) {
        for id in self.outdated.drain(..) {
            self.textures.remove(&id);
        }
        #[expect(
            clippy::iter_over_hash_type,
            reason = "textures do not depend on one another"
        )]
        for (id, changes) in delta.set.drain() {
            for change in changes {
                match self.textures.get_mut(&id) {
                    Some(texture) => texture.change(change),
                    None => {
                        self.textures.insert(id, Texture::new(change));
                    }
                }
            }
        }
        self.outdated.extend(delta.free.drain());
    }

    /// Paints `primitives` on black, `width` by `height` pixels. Paint callbacks are left out: they
    /// need a graphics card.
    pub fn paint(
        &self,
        primitives: &[ClippedPrimitive],
        [width, height]: [u32; 2],
        pixels_per_point: f32,
    ) -> RgbaImage {
        let mut canvas = Canvas::new(width, height);
        for ClippedPrimitive {
            clip_rect,
            primitive,
        } in primitives
        {
            let Primitive::Mesh(mesh) = primitive else {
                continue;
            };
            let Some(texture) = self.textures.get(&mesh.texture_id) else {
                log::warn!("{:?} was never sent", mesh.texture_id);
                continue;
            };
            let bounds = pixel_bounds(*clip_rect, pixels_per_point, width, height);
            for corners in mesh.indices.chunks_exact(3) {
                let corners = [corners[0], corners[1], corners[2]].map(|index| {
                    let vertex = mesh.vertices.get(index as usize).copied();
                    let vertex = vertex.unwrap_or_default();
                    Corner {
                        position: vertex.pos * pixels_per_point,
                        uv: vertex.uv,
                        color: vertex.color,
                    }
                });
                canvas.triangle(&corners, texture, bounds);
            }
        }
        canvas.into_image()
    }
}

/// The pixels that a clip rectangle lets through.
fn pixel_bounds(clip: Rect, pixels_per_point: f32, width: u32, height: u32) -> Bounds {
    let pixel =
        |points: f32, most: u32| (points * pixels_per_point).round().clamp(0.0, most as f32) as i64;
    Bounds {
        left: pixel(clip.min.x, width),
        top: pixel(clip.min.y, height),
        right: pixel(clip.max.x, width),
        bottom: pixel(clip.max.y, height),
    }
}

/// A premultiplied colour with channels from 0 to 255.
type Color = [f32; 4];

fn channels(color: Color32) -> Color {
    color.to_array().map(f32::from)
}
