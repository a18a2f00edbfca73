//! Textures and how they are sampled.

use egui::epaint::{ImageData, ImageDelta};
use egui::{Pos2, TextureFilter, TextureOptions, TextureWrapMode};

use super::{Color, channels};

/// An image to paint with.
#[derive(Debug)]
pub(super) struct Texture {
    size: [i64; 2],
    pixels: Vec<egui::Color32>,
    options: TextureOptions,
}

impl Texture {
    /// The texture that `change` describes, as a whole.
    pub(super) fn new(change: ImageDelta) -> Self {
        let ImageData::Color(image) = change.image;
        Self {
            size: image.size.map(|side| side as i64),
            pixels: image.pixels.clone(),
            options: change.options,
        }
    }

    /// Replaces a part or all of the texture.
    pub(super) fn change(&mut self, change: ImageDelta) {
        let Some([left, top]) = change.pos else {
            *self = Self::new(change);
            return;
        };
        let ImageData::Color(image) = change.image;
        let [width, height] = image.size;
        let mine = self.size[0] as usize;
        for row in 0..height {
            let from = row * width;
            let to = (top + row) * mine + left;
            if let Some(target) = self.pixels.get_mut(to..to + width) {
                target.copy_from_slice(&image.pixels[from..from + width]);
            }
        }
        self.options = change.options;
    }

    /// The colour at `uv`, where the texture reaches from 0 to 1.
    pub(super) fn sample(&self, uv: Pos2) -> Color {
        let x = uv.x * self.size[0] as f32;
        let y = uv.y * self.size[1] as f32;
        if self.options.magnification == TextureFilter::Nearest {
            return self.texel(x.floor() as i64, y.floor() as i64);
        }
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (across, down) = (x - left, y - top);
        let (left, top) = (left as i64, top as i64);
        let here = self.texel(left, top);
        if across < EXACT && down < EXACT {
            return here;
        }
        let upper = mix(here, self.texel(left + 1, top), across);
        let lower = mix(
            self.texel(left, top + 1),
            self.texel(left + 1, top + 1),
            across,
        );
        mix(upper, lower, down)
    }

    fn texel(&self, x: i64, y: i64) -> Color {
        let [width, height] = self.size;
        let (x, y) = (self.wrap(x, width), self.wrap(y, height));
        let pixel = self.pixels.get((y * width + x) as usize);
        channels(pixel.copied().unwrap_or_default())
    }

    fn wrap(&self, at: i64, length: i64) -> i64 {
        match self.options.wrap_mode {
            TextureWrapMode::ClampToEdge => at.clamp(0, (length - 1).max(0)),
            TextureWrapMode::Repeat => at.rem_euclid(length.max(1)),
            TextureWrapMode::MirroredRepeat => {
                let twice = at.rem_euclid(2 * length.max(1));
                twice.min(2 * length - 1 - twice)
            }
        }
    }
}

/// So near to the middle of a texel that its neighbours do not count.
const EXACT: f32 = 1.0 / 512.0;

fn mix(one: Color, other: Color, share: f32) -> Color {
    std::array::from_fn(|channel| one[channel] + (other[channel] - one[channel]) * share)
}
