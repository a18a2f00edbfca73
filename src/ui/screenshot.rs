//! Pictures of the window, taken without a window.

use egui::{Context, FullOutput, RawInput, Rect, Vec2};
use image::RgbaImage;

use super::raster::Raster;

/// Between two frames, in seconds: longer than most movements take.
const FRAME: f64 = 0.25;
/// The frames after which a picture is taken although something still moves.
const MOST_FRAMES: usize = 12;

/// Takes pictures of what is drawn in one context.
#[derive(Debug)]
pub struct Camera {
    context: Context,
    raster: Raster,
    time: f64,
}

impl Camera {
    /// A camera for `context`, in which nothing has been drawn yet: textures are sent only once.
    pub fn new(context: Context) -> Self {
        Self {
            context,
            raster: Raster::default(),
            time: 0.0,
        }
    }

    /// The picture of a window of `size` points, after as many frames as it takes until nothing
    /// moves any more. `frame` draws one.
    pub fn take(
        &mut self,
        size: Vec2,
        pixels_per_point: f32,
        mut frame: impl FnMut(&mut egui::Ui),
    ) -> RgbaImage {
        let mut shapes = Vec::new();
        let mut scale = pixels_per_point;
        for number in 0..MOST_FRAMES {
            let output = self
                .context
                .run_ui(self.input(size, pixels_per_point), &mut frame);
            self.time += FRAME;
            let still = is_still(&output);
            let FullOutput {
                mut textures_delta,
                shapes: painted,
                pixels_per_point,
                ..
            } = output;
            self.raster.take_textures(&mut textures_delta);
            shapes = painted;
            scale = pixels_per_point;
            // A first frame only measures.
            if still && number > 1 {
                break;
            }
        }
        let primitives = self.context.tessellate(shapes, scale);
        let pixels = [size.x, size.y].map(|side| (side * pixels_per_point).round() as u32);
        self.raster.paint(&primitives, pixels, scale)
    }

    fn input(&self, size: Vec2, pixels_per_point: f32) -> RawInput {
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(
                egui::Pos2::ZERO,
                size / self.context.zoom_factor(),
            )),
            time: Some(self.time),
            predicted_dt: FRAME as f32,
            focused: true,
            ..RawInput::default()
        };
        let viewport = input.viewports.entry(input.viewport_id).or_default();
        viewport.native_pixels_per_point = Some(pixels_per_point);
        input
    }
}

/// Whether no further frame is asked for at once.
fn is_still(output: &FullOutput) -> bool {
    output
        .viewport_output
        .values()
        .all(|viewport| !viewport.repaint_delay.is_zero())
}
