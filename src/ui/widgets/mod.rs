//! Things that everything above draws with: tiles, racks, felt, icons, buttons, columns.
//!
//! A widget knows how something looks and how it is handled, never what the game says about it;
//! the names it speaks come from the caller, in the learner's language.

mod artwork;
mod button;
pub mod column;
mod confetti;
mod die;
mod digits;
mod dropped_files;
mod face;
mod first_stop;
mod flight;
mod heading;
mod icon;
mod keyboard;
mod mark;
mod menu;
mod page;
pub mod page_button;
mod plot;
mod progress;
mod prose;
mod rack;
mod rows;
mod score_card;
mod search;
mod some_tiles;
mod table_felt;
mod text_room;
mod tile;
mod tile_groups;

pub use artwork::{Artwork, RenderArtworkError, render_artwork};
pub use button::{choice_button, icon_button, plain_button, primary_button, steady_choice_button};
pub use confetti::confetti;
pub use die::paint_die;
pub use digits::{digit, digits, paint_digit};
pub use dropped_files::dropped_files;
pub use face::Face;
pub use first_stop::{
    free_keyboard, goes_first, menu_begins_with, tab_goes_first, take_first_stop,
};
pub use flight::{FLIGHT_TIME, Flights};
pub use heading::heading;
pub use icon::Icon;
pub use keyboard::{
    alt_carries_a_tile, follow_focus, goes_by_keys, is_enter_for_page, leave_enter, letter_pressed,
    note_keyboard, picked_with_space, scroll_with_keys, take_focus, was_enter_left,
};
pub use mark::{LARGE_MARK, Mark, SMALL_MARK};
pub use menu::name_menu;
pub use page::centered;
pub use plot::Plot;
pub use progress::{paint_progress, paint_progress_in, progress_bar};
pub use prose::{LaidProse, Prose, TileNames, WordLink, WordLinks, in_text};
pub use rack::{DraggedTile, RackRow, RackRowResponse, paint_rack};
pub use rows::Rows;
pub use score_card::{
    CardLine, CardLineParts, Columns, MissingTiles, Passage, Print, ScoreCard, ScoreCardResponse,
    suit_color,
};
pub use search::Search;
pub use some_tiles::SOME_TILES;
pub use table_felt::paint_felt;
pub use text_room::{more_rows, row_width};
pub use tile::{Condition, TileButton, TileFace, TileSize, paint_focus_ring};
pub use tile_groups::{TileGroups, paint_tile_row};
