//! That an exposure puts a line out of reach.

use super::{group, group_of, identical_tiles, line, line_in_sentence, tile_in_sentence};
use crate::analysis::ClosedLine;
use crate::card::Card;
use crate::locale::Message;
use crate::msg;
use crate::rules::Exposure;

/// Which line is out of reach once `exposure` lies open, why, and which one is nearest then.
pub fn closed_line(closed: &ClosedLine, exposure: Exposure, card: &Card) -> Message {
    let why = if closed.concealed {
        "concealed"
    } else if closed.wanted < exposure.size() {
        "fewer"
    } else {
        "group"
    };
    let told = msg!(
        "table-closes-line",
        why = why,
        line = line(card, closed.line),
        wanted = closed.wanted,
        tile = tile_in_sentence(exposure.tile),
        tiles = identical_tiles(exposure.tile, closed.wanted),
        group = group(exposure.size()),
        exposed = group_of(exposure.size(), exposure.tile)
    );
    match closed.nearest {
        Some((nearest, missing)) => msg!(
            "table-closes-line-nearest",
            closed = told,
            line = line_in_sentence(card, nearest),
            missing = missing
        ),
        None => told,
    }
}
