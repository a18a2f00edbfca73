//! Reading a score card, on whatever screen it lies.
//!
//! `reader` is a whole card: the order of its lines, what is pointed at, with its `explanation`, and the hands of
//! the chosen line, which `hands` draws; `beside` lays it out in one column. `line_reader` is a line alone. `measure` compares a card with a rack. `position` is a
//! table as one player sees it.

mod beside;
mod explanation;
mod hand_pager;
mod hands;
mod line_reader;
mod measure;
mod order;
mod position;
mod reader;
mod section_title;

pub(super) use explanation::frame as explanation_frame;
pub(super) use line_reader::{LineReader, LineReaders};
pub(super) use measure::{RackAtHand, RackInGame, RackMoment};
pub(super) use position::{PositionPicture, discards_ui, exposures_ui, on_felt, write_on_felt};
pub(super) use reader::CardReader;
pub(super) use section_title::section_title;
