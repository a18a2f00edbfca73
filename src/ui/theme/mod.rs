//! How the program looks: a table in a warm, lit room.
//!
//! Every colour and size lives here and nowhere else; [`apply()`] turns them into egui's two styles.
//! Green, red and blue belong to the groups of the score card, the accent means "yours to act", and
//! everything else is felt, ivory, wood and paper.

mod apply;
mod frame;
mod palette;

pub use apply::{Appearance, apply, take_slow_clicks};
pub use frame::{felt_frame, on_felt, on_paper, paper_frame};
pub use palette::{AS_IT_IS, PRINTED_PAGE, TILE_BELOW, Theme};

/// The grid on which everything stands, in points.
pub const GRID: f32 = 8.0;

/// The longest line of text, in points: about 70 characters of body text.
pub const LINE_WIDTH: f32 = 560.0;

/// The sizes of text, in points.
pub mod text_size {
    /// Notes, captions, logs.
    pub const SMALL: f32 = 13.0;
    /// Running text and buttons.
    pub const BODY: f32 = 15.0;
    /// What is said to an answer; the line that tells whose turn it is.
    pub const LARGE: f32 = 18.0;
    /// What a step of a lesson says.
    pub const LESSON: f32 = 20.0;
    /// Headings.
    pub const HEADING: f32 = 24.0;
    /// The title of a screen.
    pub const TITLE: f32 = 32.0;
}
