//! A long list costs no more than what is seen of it.

use egui::{Context, RawInput, Rect, ScrollArea, Vec2, pos2, vec2};
use mahj_tutor::card::LineIndex;
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::ui::fonts;
use mahj_tutor::ui::widgets::{Columns, Rows, ScoreCard};

const COUNT: usize = 500;
const HEIGHT: f32 = 20.0;
/// More than a card has.
const LINES: usize = 80;
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
    /// The row that is wanted wherever it is.
    wanted: Option<usize>,
}

/// What a frame of it came to.
struct Frame {
    /// The rows that were laid out.
    laid_out: Vec<usize>,
    /// Where row 250 is, if it was.
    middle: Option<Rect>,
    height: f32,
    /// Where what follows the list begins, as far below the top of the list.
    below: f32,
}

impl List {
    fn new() -> Self {
        let context = Context::default();
        Self {
            context,
            rows: Rows::default(),
            count: COUNT,
            offset: 0.0,
            wanted: None,
        }
    }

    /// Draws it until every height is known.
    fn settle(&mut self) {
        for _ in 0..COUNT {
            self.frame();
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
            below: 0.0,
        };
        let Self {
            rows,
            count,
            offset,
            wanted,
            ..
        } = self;
        let mut output = self.context.run_ui(input, |ui| {
            frame.laid_out.clear();
            let area = ScrollArea::vertical().vertical_scroll_offset(*offset);
            let shown = area.show(ui, |ui| {
                let top = ui.cursor().top();
                rows.show_with(
                    ui,
                    *count,
                    |place| *wanted == Some(place),
                    |ui, place| {
                        frame.laid_out.push(place);
                        let (rect, _) =
                            ui.allocate_exact_size(vec2(100.0, HEIGHT), egui::Sense::click());
                        if place == 250 {
                            frame.middle = Some(rect);
                        }
                    },
                );
                frame.below = ui.cursor().top() - top;
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
    list.settle();
    let first = list.frame();
    assert!(first.laid_out.len() <= NEAR, "{:?}", first.laid_out);
    assert_eq!(first.laid_out[0], 0);

    list.offset = 5700.0;
    list.frame();
    let scrolled = list.frame();
    assert!(scrolled.laid_out.len() <= NEAR, "{:?}", scrolled.laid_out);
    assert!((first.height - scrolled.height).abs() < 0.1);
    // It is where it is when all are laid out.
    list.context.enable_accesskit();
    list.frame();
    let all = list.frame();
    assert!((first.height - all.height).abs() < 0.1);
    let [is, would_be] = [scrolled.middle, all.middle].map(|rect| rect.unwrap().top());
    assert!((is - would_be).abs() < 0.1, "{is} {would_be}");
    // And so is what follows the list.
    let [is, would_be] = [first.below, all.below];
    assert!((is - would_be).abs() < 0.1, "{is} {would_be}");
}

#[test]
fn no_frame_lays_out_many_rows_even_when_the_list_is_opened() {
    let mut list = List::new();
    for number in 0..COUNT {
        let laid_out = list.frame().laid_out.len();
        assert!(laid_out <= 2 * NEAR, "{laid_out} in frame {number}");
    }
}

#[test]
fn a_row_that_is_new_is_laid_out_wherever_it_is() {
    let mut list = List::new();
    list.settle();
    let before = list.frame().height;
    list.count += 1;
    let grown = list.frame();
    assert_eq!(grown.laid_out.last(), Some(&COUNT));
    assert!(grown.height > before);
}

#[test]
fn a_row_that_is_wanted_is_laid_out_wherever_it_is() {
    let mut list = List::new();
    list.wanted = Some(250);
    let at_once = list.frame().middle;
    assert!(at_once.is_some());
    list.wanted = None;
    list.settle();
    assert_eq!(list.frame().middle, None);
    list.wanted = Some(250);
    let wanted = list.frame();
    assert!(wanted.laid_out.len() <= NEAR + 1, "{:?}", wanted.laid_out);
    assert_eq!(wanted.laid_out.last(), Some(&250));
    assert_eq!(wanted.middle, at_once, "it stands where it did");
}

#[test]
fn a_screen_reader_gets_every_row() {
    let mut list = List::new();
    list.context.enable_accesskit();
    list.frame();
    assert_eq!(list.frame().laid_out.len(), COUNT);
}

/// A card in a window.
struct CardInWindow {
    context: Context,
    columns: Columns,
}

impl CardInWindow {
    /// How many shapes are drawn in a frame, and how far the card is then scrolled.
    fn frame(&mut self, revealed: Option<LineIndex>) -> (usize, f32) {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), WINDOW)),
            ..RawInput::default()
        };
        let card = mahj_tutor::card::practice().unwrap();
        let locale = Locale::new(Language::ENGLISH);
        let columns = &mut self.columns;
        let mut scrolled = 0.0;
        let mut output = self.context.run_ui(input, |ui| {
            let shown = ScrollArea::vertical().animated(false).show(ui, |ui| {
                let card = ScoreCard::new(&card).reveal(revealed);
                card.show(ui, &locale, columns, || None);
            });
            scrolled = shown.state.clamped_offset().y;
        });
        output.textures_delta.clear();
        (output.shapes.len(), scrolled)
    }
}

#[test]
fn of_a_card_the_lines_near_what_is_visible_are_laid_out_and_every_line_can_be_gone_to() {
    let context = Context::default();
    fonts::install(&context);
    let columns = Columns::default();
    let mut card = CardInWindow { context, columns };
    for _ in 0..LINES {
        card.frame(None);
    }
    let (near, _) = card.frame(None);
    card.context.enable_accesskit();
    card.frame(None);
    let (whole, _) = card.frame(None);
    assert!(near < whole / 2, "{near} of {whole}");
    card.context.disable_accesskit();
    card.frame(None);
    card.frame(Some(LineIndex(50)));
    let (_, scrolled) = card.frame(None);
    assert!(scrolled > WINDOW.y, "{scrolled}");
}
