//! Triangles on a canvas.

use egui::{Color32, Pos2};
use image::RgbaImage;

use super::texture::Texture;
use super::{Color, channels};

/// How many steps a pixel is divided into: corners are rounded to them, and from then on all is
/// whole numbers, so that triangles with a common edge neither overlap nor leave a gap.
const STEPS: i64 = 256;

/// The pixels that may be painted: `left..right` by `top..bottom`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounds {
    pub(super) left: i64,
    pub(super) top: i64,
    pub(super) right: i64,
    pub(super) bottom: i64,
}

/// A corner of a triangle, its position in pixels.
#[derive(Debug, Clone, Copy)]
pub(super) struct Corner {
    pub(super) position: Pos2,
    pub(super) uv: Pos2,
    pub(super) color: Color32,
}

/// An image being painted, opaque from the start.
#[derive(Debug)]
pub(super) struct Canvas {
    width: i64,
    image: RgbaImage,
}

/// One edge of a triangle as a function that is positive on the inner side.
#[derive(Debug, Clone, Copy)]
struct Edge {
    /// The value at the middle of pixel (0, 0).
    origin: i64,
    /// What a pixel to the right adds.
    across: i64,
    /// What a pixel down adds.
    down: i64,
    /// The least value that counts as inside: points on a top or left edge do, on others do not.
    least: i64,
}

impl Edge {
    fn new([from_x, from_y]: [i64; 2], [to_x, to_y]: [i64; 2]) -> Self {
        let (x, y) = (to_x - from_x, to_y - from_y);
        let middle = STEPS / 2;
        let top_or_left = y < 0 || (y == 0 && x > 0);
        Self {
            origin: x * (middle - from_y) - y * (middle - from_x),
            across: -y * STEPS,
            down: x * STEPS,
            least: i64::from(!top_or_left),
        }
    }

    fn at(self, x: i64, y: i64) -> i64 {
        self.origin + self.across * x + self.down * y
    }

    /// Narrows the span `from..to` of a row to its part inside this edge.
    fn narrow(self, y: i64, from: &mut i64, to: &mut i64) {
        let short = self.least - self.at(0, y);
        if self.across > 0 {
            *from = (*from).max(-(-short).div_euclid(self.across));
        } else if self.across < 0 {
            *to = (*to).min((-short).div_euclid(-self.across) + 1);
        } else if short > 0 {
            *to = *from;
        }
    }
}

/// What varies over a triangle: four channels of colour, then u and v.
type Values = [f32; 6];

impl Canvas {
    pub(super) fn new(width: u32, height: u32) -> Self {
        let black = image::Rgba([0, 0, 0, 255]);
        Self {
            width: i64::from(width),
            image: RgbaImage::from_pixel(width, height, black),
        }
    }

    pub(super) fn into_image(self) -> RgbaImage {
        self.image
    }

    /// Paints one triangle, whichever way round its corners are.
    pub(super) fn triangle(&mut self, corners: &[Corner; 3], texture: &Texture, bounds: Bounds) {
        let mut corners = *corners;
        let mut places = corners.map(|corner| place(corner.position));
        let mut area = doubled_area(places);
        if area < 0 {
            corners.swap(1, 2);
            places.swap(1, 2);
            area = -area;
        }
        if area == 0 {
            return;
        }
        let [a, b, c] = places;
        // Each edge weighs the corner opposite to it.
        let edges = [Edge::new(b, c), Edge::new(c, a), Edge::new(a, b)];
        let values = corners.map(|corner| {
            let [red, green, blue, alpha] = channels(corner.color);
            [red, green, blue, alpha, corner.uv.x, corner.uv.y]
        });
        let blend = |weights: [i64; 3]| -> Values {
            let weights = weights.map(|weight| weight as f64 / area as f64);
            std::array::from_fn(|value| {
                (0..3)
                    .map(|corner| f64::from(values[corner][value]) * weights[corner])
                    .sum::<f64>() as f32
            })
        };
        let look = corners.map(|corner| (corner.color, corner.uv));
        let plain = look[0] == look[1] && look[0] == look[2];
        let plain_color = plain.then(|| tinted(&values[0], texture));
        let step = blend(edges.map(|edge| edge.across));

        let rows = places.map(|[_, y]| y);
        let top = rows
            .into_iter()
            .min()
            .unwrap_or(0)
            .div_euclid(STEPS)
            .max(bounds.top);
        let bottom = rows.into_iter().max().unwrap_or(0).div_euclid(STEPS) + 1;
        for y in top..bottom.min(bounds.bottom) {
            let (mut from, mut to) = (bounds.left, bounds.right);
            for edge in edges {
                edge.narrow(y, &mut from, &mut to);
            }
            if from >= to {
                continue;
            }
            let row = self.row(y, from, to);
            if let Some(color) = plain_color {
                row.for_each(|pixel| cover(pixel, color));
            } else {
                let first = blend(edges.map(|edge| edge.at(from, y)));
                for (distance, pixel) in row.enumerate() {
                    let distance = distance as f32;
                    let here = std::array::from_fn(|value| first[value] + step[value] * distance);
                    cover(pixel, tinted(&here, texture));
                }
            }
        }
    }

    /// The pixels `from..to` of row `y`, which lie within the image.
    fn row(&mut self, y: i64, from: i64, to: i64) -> impl Iterator<Item = &mut [u8; 4]> {
        let start = (y * self.width + from) as usize;
        let end = (y * self.width + to) as usize;
        let (pixels, _) = self
            .image
            .as_flat_samples_mut()
            .samples
            .as_chunks_mut::<4>();
        pixels.get_mut(start..end).unwrap_or_default().iter_mut()
    }
}

/// The nearest place on the grid of [`STEPS`].
fn place(position: Pos2) -> [i64; 2] {
    let far = 1.0e6;
    [position.x, position.y].map(|at| (at.clamp(-far, far) * STEPS as f32).round() as i64)
}

fn doubled_area([a, b, c]: [[i64; 2]; 3]) -> i64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// The texture's colour times the triangle's.
fn tinted(values: &Values, texture: &Texture) -> Color {
    let texel = texture.sample(Pos2::new(values[4], values[5]));
    std::array::from_fn(|channel| texel[channel] * values[channel] / 255.0)
}

/// Lays a premultiplied colour over a pixel.
fn cover(pixel: &mut [u8; 4], color: Color) {
    let through = 1.0 - color[3] / 255.0;
    for (channel, over) in pixel.iter_mut().zip(color) {
        *channel = (over + f32::from(*channel) * through + 0.5) as u8;
    }
}
