//! Tiles on their way: short movements that show where a tile went.

use egui::{Id, LayerId, Order, Rect, Ui, emath::easing};

use super::TileFace;

/// How long a tile is on its way, in seconds.
pub const FLIGHT_TIME: f64 = 0.2;

/// The tiles that are on their way over one screen.
#[derive(Debug, Default)]
pub struct Flights {
    under_way: Vec<Flight>,
}

#[derive(Debug)]
struct Flight {
    face: TileFace,
    from: Rect,
    to: Rect,
    departure: f64,
}

impl Flights {
    /// Sends a tile that looks like `face` from one place to another; `departure` is in seconds on
    /// egui's clock (`input.time`), later than now for one of several that go one after another.
    pub fn send(&mut self, face: TileFace, from: Rect, to: Rect, departure: f64) {
        self.under_way.push(Flight {
            face,
            from,
            to,
            departure,
        });
    }

    /// Whether a tile is seen on its way; never where nothing is to move.
    pub fn are_seen(&self, ui: &Ui) -> bool {
        !self.under_way.is_empty() && moves(ui)
    }

    /// Paints the tiles above all else of the screen and asks for the next frame while there are
    /// any. Where nothing is to move (`animation_time` is zero) they are all there at once.
    pub fn paint(&mut self, ui: &Ui) {
        let now = ui.input(|input| input.time);
        let still = !moves(ui);
        self.under_way
            .retain(|flight| !still && now < flight.departure + FLIGHT_TIME);
        if self.under_way.is_empty() {
            return;
        }
        let above = LayerId::new(Order::Foreground, Id::unique("flights"));
        let painter = ui.ctx().layer_painter(above);
        for flight in &self.under_way {
            if flight.departure <= now {
                let size = flight.to.size();
                let place = flight.place(now);
                flight.face.paint_on_its_way(&painter, place, size);
            }
        }
        ui.ctx().request_repaint();
    }
}

/// Whether anything is to move at all.
fn moves(ui: &Ui) -> bool {
    ui.style().animation_time > 0.0
}

impl Flight {
    /// Where the tile is: fast at first, slow at the end.
    fn place(&self, now: f64) -> Rect {
        let share = ((now - self.departure) / FLIGHT_TIME).clamp(0.0, 1.0) as f32;
        self.from.lerp_towards(&self.to, easing::cubic_out(share))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::Tile;
    use crate::ui::fonts;
    use egui::{Context, RawInput, pos2, vec2};

    /// Draws a frame at `time`; says whether another one is asked for.
    fn frame(context: &Context, flights: &mut Flights, time: f64) -> bool {
        let input = RawInput {
            time: Some(time),
            ..RawInput::default()
        };
        let output = context.run_ui(input, |ui| flights.paint(ui));
        let moving = output
            .viewport_output
            .values()
            .any(|it| it.repaint_delay.is_zero());
        output.drop_without_applying_deltas();
        moving
    }

    fn on_the_way() -> (Context, Flights) {
        let context = Context::default();
        fonts::install(&context);
        let mut flights = Flights::default();
        let from = Rect::from_min_size(pos2(0.0, 0.0), vec2(44.0, 60.0));
        let to = from.translate(vec2(300.0, 100.0));
        flights.send(TileFace::up(Tile::Joker), from, to, 1.0);
        (context, flights)
    }

    #[test]
    fn a_tile_arrives_and_then_nothing_moves() {
        let (context, mut flights) = on_the_way();
        assert!(
            frame(&context, &mut flights, 0.9),
            "waits for its departure"
        );
        assert!(frame(&context, &mut flights, 1.1), "is under way");
        let place = flights.under_way[0].place(1.1);
        assert!(place.left() > 150.0 && place.left() < 300.0, "{place:?}");
        frame(&context, &mut flights, 1.3);
        assert!(flights.under_way.is_empty());
        assert!(!frame(&context, &mut flights, 1.5));
    }

    #[test]
    fn a_tile_that_grows_on_its_way_needs_one_picture() {
        let context = Context::default();
        fonts::install(&context);
        let mut flights = Flights::default();
        let from = Rect::from_min_size(pos2(0.0, 0.0), vec2(22.0, 30.0));
        let to = Rect::from_min_size(pos2(300.0, 100.0), vec2(44.0, 60.0));
        flights.send(TileFace::up(Tile::Joker), from, to, 1.0);
        frame(&context, &mut flights, 1.01);
        let pictures = context.tex_manager().read().num_allocated();
        for step in 2..19 {
            frame(&context, &mut flights, 1.0 + f64::from(step) / 100.0);
        }
        assert_eq!(context.tex_manager().read().num_allocated(), pictures);
    }

    #[test]
    fn with_reduced_motion_a_tile_is_there_at_once() {
        let (context, mut flights) = on_the_way();
        context.all_styles_mut(|style| style.animation_time = 0.0);
        frame(&context, &mut flights, 1.0);
        assert!(flights.under_way.is_empty());
    }
}
