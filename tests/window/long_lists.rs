//! A long list costs no more than what is seen of it.

use egui::{Context, RawInput, Rect, ScrollArea, Vec2, pos2, vec2};
use mahj_tutor::ui::widgets::Rows;

const COUNT: usize = 500;
const HEIGHT: f32 = 20.0;
const WINDOW: Vec2 = vec2(300.0, 200.0);
/// As many rows as the window has room for, above, in and below it, and those at the edges.
const NEAR: usize = 3 * 10 + 2;

/// A list in a window.
struct List {
    context: Context,
    rows: Rows,
    count: usize,
    /// How far it is scrolled, in points.
    offset: f32,
}

/// What a frame of it came to.
struct Frame {
    /// The rows that were laid out.
    laid_out: Vec<usize>,
    /// Where row 250 is, if it was.
    middle: Option<Rect>,
    height: f32,
}

impl List {
    fn new() -> Self {
        let context = Context::default();
        Self {
            context,
            rows: Rows::default(),
            count: COUNT,
            offset: 0.0,
        }
    }

    fn frame(&mut self) -> Frame {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), WINDOW)),
            ..RawInput::default()
        };
        let mut frame = Frame {
            laid_out: Vec::new(),
            middle: None,
            height: 0.0,
        };
        let Self {
            rows,
            count,
            offset,
            ..
        } = self;
        let mut output = self.context.run_ui(input, |ui| {
            frame.laid_out.clear();
            let area = ScrollArea::vertical().vertical_scroll_offset(*offset);
            let shown = area.show(ui, |ui| {
                rows.show(ui, *count, |ui, place| {
                    frame.laid_out.push(place);
                    let (rect, _) =
                        ui.allocate_exact_size(vec2(100.0, HEIGHT), egui::Sense::click());
                    if place == 250 {
                        frame.middle = Some(rect);
                    }
                });
            });
            frame.height = shown.content_size.y;
        });
        output.textures_delta.clear();
        frame
    }
}

#[test]
fn only_the_rows_near_what_is_visible_are_laid_out() {
    let mut list = List::new();
    let first = list.frame();
    assert_eq!(
        first.laid_out.len(),
        COUNT,
        "their heights have to be known"
    );
    let second = list.frame();
    assert!(second.laid_out.len() <= NEAR, "{:?}", second.laid_out);
    assert_eq!(second.laid_out[0], 0);
    assert!((first.height - second.height).abs() < 0.1);

    list.offset = 5700.0;
    list.frame();
    let scrolled = list.frame();
    assert!(scrolled.laid_out.len() <= NEAR, "{:?}", scrolled.laid_out);
    assert!((first.height - scrolled.height).abs() < 0.1);
    // It is where it was in the frame in which all were laid out.
    let [was, is] = [first.middle, scrolled.middle].map(|rect| rect.unwrap().top());
    assert!((was - list.offset - is).abs() < 0.1, "{was} {is}");
}

#[test]
fn a_row_that_is_new_is_laid_out_wherever_it_is() {
    let mut list = List::new();
    list.frame();
    let before = list.frame().height;
    list.count += 1;
    let grown = list.frame();
    assert_eq!(grown.laid_out.last(), Some(&COUNT));
    assert!(grown.height > before);
}

#[test]
fn a_screen_reader_gets_every_row() {
    let mut list = List::new();
    list.context.enable_accesskit();
    list.frame();
    assert_eq!(list.frame().laid_out.len(), COUNT);
}
