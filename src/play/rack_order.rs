//! A rack as its owner arranged it, as it is kept on disk.

use serde::{Deserialize, Serialize};

use crate::tile::Tile;

/// What stands behind a tile that came in last.
const NEW: char = '*';

/// A rack from the left, as its owner arranged it, and which of its tiles came in last: with the newest pass or from
/// the wall. Kept as the tiles in a row, as `1B 2B* F`; a rack kept without the marks has no new tiles.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct RackOrder(Vec<(Tile, bool)>);

impl RackOrder {
    /// The tiles from the left, each with whether it came in last.
    pub fn new(tiles: impl IntoIterator<Item = (Tile, bool)>) -> Self {
        Self(tiles.into_iter().collect())
    }

    /// The tiles from the left, each with whether it came in last.
    pub fn tiles(&self) -> &[(Tile, bool)] {
        &self.0
    }

    /// Whether nothing is known of the rack.
    pub fn is_unknown(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<RackOrder> for String {
    fn from(order: RackOrder) -> Self {
        let words = order.0.iter().map(|(tile, is_new)| {
            let mut word = tile.to_string();
            word.extend(is_new.then_some(NEW));
            word
        });
        words.collect::<Vec<_>>().join(" ")
    }
}

/// As far as it can be understood.
impl From<String> for RackOrder {
    fn from(text: String) -> Self {
        Self::new(text.split_whitespace().filter_map(|word| {
            let tile = word.strip_suffix(NEW);
            let is_new = tile.is_some();
            Some((tile.unwrap_or(word).parse().ok()?, is_new))
        }))
    }
}
