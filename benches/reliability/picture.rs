//! The reliability diagram.

use egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, pos2, vec2};
use image::RgbaImage;
use mahj_tutor::ui::fonts;
use mahj_tutor::ui::raster::Raster;

use crate::bins::Bins;

/// The picture, in points.
const SIDE: f32 = 520.0;
const PIXELS_PER_POINT: f32 = 2.0;

/// The square in which the chances are drawn.
const LEFT: f32 = 78.0;
const TOP: f32 = 56.0;
const PLOT: f32 = 390.0;

/// Fewer forecasts than these in a bin say little and are not drawn.
const FEW: f64 = 100.0;

const INK: Color32 = Color32::from_rgb(0x22, 0x2a, 0x35);
const QUIET: Color32 = Color32::from_rgb(0x8a, 0x93, 0xa0);
const GRID: Color32 = Color32::from_rgb(0xe4, 0xe8, 0xed);
const BARS: Color32 = Color32::from_rgb(0xcf, 0xdd, 0xec);
const LINE: Color32 = Color32::from_rgb(0x0b, 0x5c, 0xad);

/// Draws what happened against what was said, and under it how often each was said.
pub(crate) fn draw(bins: &Bins) -> Option<RgbaImage> {
    let context = egui::Context::default();
    fonts::install(&context);
    let size = vec2(SIDE, SIDE);
    let screen = Rect::from_min_size(Pos2::ZERO, size);
    let input = || egui::RawInput {
        screen_rect: Some(screen),
        ..Default::default()
    };
    context.set_pixels_per_point(PIXELS_PER_POINT);
    let mut raster = Raster::default();
    let mut image = None;
    // The first frame only makes the letters known.
    for _ in 0..2 {
        let mut output = context.run_ui(input(), |ui| paint(ui.painter(), screen, bins));
        raster.take_textures(&mut output.textures_delta);
        let shapes = context.tessellate(output.shapes, output.pixels_per_point);
        let pixels = [size.x, size.y].map(|side| (side * output.pixels_per_point) as u32);
        image = Some(raster.paint(&shapes, pixels, output.pixels_per_point));
    }
    image
}

fn at(said: f64, happened: f64) -> Pos2 {
    pos2(
        LEFT + PLOT * said as f32,
        TOP + PLOT * (1.0 - happened as f32),
    )
}

fn paint(painter: &egui::Painter, screen: Rect, bins: &Bins) {
    painter.rect_filled(screen, 0.0, Color32::WHITE);
    let words = |place, align, text: String, size, color| {
        painter.text(place, align, text, FontId::proportional(size), color);
    };
    let all = bins.all();
    let title = "Chance to win: what was shown, what happened";
    words(
        pos2(LEFT, 14.0),
        Align2::LEFT_TOP,
        title.to_owned(),
        18.0,
        INK,
    );
    let under = format!(
        "{:.0} decisions of regular players, calibration error {:.3}",
        all.count,
        bins.error()
    );
    words(pos2(LEFT, 36.0), Align2::LEFT_TOP, under, 14.0, QUIET);
    for step in 0..=5 {
        let chance = f64::from(step) / 5.0;
        let label = format!("{} %", step * 20);
        for (from, to) in [
            (at(chance, 0.0), at(chance, 1.0)),
            (at(0.0, chance), at(1.0, chance)),
        ] {
            painter.line_segment([from, to], Stroke::new(1.0, GRID));
        }
        let (below, beside) = (at(chance, 0.0), at(0.0, chance));
        words(
            below + vec2(0.0, 6.0),
            Align2::CENTER_TOP,
            label.clone(),
            14.0,
            INK,
        );
        words(
            beside - vec2(8.0, 0.0),
            Align2::RIGHT_CENTER,
            label,
            14.0,
            INK,
        );
    }
    let most = bins.0.iter().map(|bin| bin.count).fold(1.0, f64::max);
    let width = 1.0 / bins.0.len() as f64;
    for (place, bin) in bins.0.iter().enumerate() {
        let left = place as f64 * width;
        let high = 0.25 * (bin.count / most);
        let bar = Rect::from_two_pos(at(left + 0.1 * width, 0.0), at(left + 0.9 * width, high));
        painter.rect_filled(bar, 0.0, BARS);
    }
    let even = [at(0.0, 0.0), at(1.0, 1.0)];
    painter.extend(egui::Shape::dashed_line(
        &even,
        Stroke::new(1.5, QUIET),
        7.0,
        5.0,
    ));
    let points = bins.0.iter().filter(|bin| bin.count >= FEW);
    let points = points.map(|bin| at(bin.mean_said(), bin.mean_happened()));
    let points = points.collect::<Vec<_>>();
    painter.line(points.clone(), Stroke::new(2.5, LINE));
    for point in points {
        painter.circle_filled(point, 4.5, LINE);
    }
    let middle = at(0.5, 0.0).x;
    words(
        pos2(middle, SIDE - 14.0),
        Align2::CENTER_BOTTOM,
        "chance shown (bars: how often it was shown)".to_owned(),
        16.0,
        INK,
    );
    let galley = painter.layout_no_wrap("games won".to_owned(), FontId::proportional(16.0), INK);
    let turned = pos2(12.0, at(0.0, 0.5).y + galley.size().x / 2.0);
    let text = egui::epaint::TextShape::new(turned, galley, INK);
    painter.add(text.with_angle(-std::f32::consts::FRAC_PI_2));
}
