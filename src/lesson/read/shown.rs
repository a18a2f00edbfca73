//! What the words of a step refer to: the card it is on, and the hand that is drawn from it.

use std::borrow::Cow;
use std::sync::Arc;

use super::super::LessonSource;
use super::super::hand::DrawnHand;
use super::super::{CardOf, Fault};
use super::words;
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::document::Located;
use crate::tile::Tile;

/// The word for the drawn hand: its line, or the rack.
const HAND: &str = "hand";

/// The card of a step and the hand that is drawn from it, if there is one.
#[derive(Debug, Clone)]
pub(super) struct On {
    /// The card.
    pub(super) card: Arc<CompiledCard>,
    /// Whose card it is.
    pub(super) card_of: CardOf,
    /// The hand.
    pub(super) hand: Option<DrawnHand>,
}

impl On {
    /// The lesson's card, with no hand.
    pub(super) const fn lesson(card: Arc<CompiledCard>) -> Self {
        Self {
            card,
            card_of: CardOf::Lesson,
            hand: None,
        }
    }

    /// A line by its name: that of the drawn hand, or one of the lesson's card. No other card is known to have it.
    pub(super) fn line(
        &self,
        source: &mut LessonSource<'_>,
        found: &Located<&str>,
    ) -> Option<LineIndex> {
        match &self.hand {
            Some(hand) if found.value == HAND => Some(hand.line),
            _ if self.card_of == CardOf::Lesson => words::line(source, found, &self.card),
            _ => {
                source.fault(&found.span, Fault::UnknownLine(found.value.to_owned()));
                None
            }
        }
    }

    /// The hand, where the text is the word for it.
    pub(super) fn hand_named(&self, found: &Located<&str>) -> Option<&DrawnHand> {
        self.hand.as_ref().filter(|_| found.value == HAND)
    }

    /// Tiles, as they are written.
    pub(super) fn tiles(
        &self,
        source: &mut LessonSource<'_>,
        found: &Located<&str>,
    ) -> Option<Vec<Tile>> {
        tiles(source, found, self.hand.as_ref())
    }

    /// Tiles in groups, with `|` between the groups.
    pub(super) fn rows(
        &self,
        source: &mut LessonSource<'_>,
        found: &Located<&str>,
    ) -> Option<Vec<Vec<Tile>>> {
        let value = in_tiles(found.value, self.hand.as_ref());
        let span = found.span.clone();
        let value = value.as_ref();
        words::rows(source, &Located { value, span })
    }
}

/// Tiles, as they are written; those of a drawn hand by the words for them.
pub(super) fn tiles(
    source: &mut LessonSource<'_>,
    found: &Located<&str>,
    hand: Option<&DrawnHand>,
) -> Option<Vec<Tile>> {
    let value = in_tiles(found.value, hand);
    let span = found.span.clone();
    words::tiles(
        source,
        &Located {
            value: value.as_ref(),
            span,
        },
    )
}

/// The text with the tiles of a hand in the place of the words for them: `held-1` is the first tile of the hand on
/// the rack, `stray-1` the first that it has no use for, `missing-1` the first that it lacks, `useless-1` another that it has no use for.
pub(super) fn in_tiles<'a>(text: &'a str, hand: Option<&DrawnHand>) -> Cow<'a, str> {
    let Some(hand) = hand else {
        return Cow::Borrowed(text);
    };
    let tile = |word: &str| {
        let (kind, number) = word.rsplit_once('-')?;
        let tiles = match kind {
            "held" => &hand.held,
            "stray" => &hand.strays,
            "missing" => &hand.missing,
            "useless" => &hand.useless,
            _ => return None,
        };
        let number: usize = number.parse().ok()?;
        tiles.get(number.checked_sub(1)?)
    };
    let words = text.split(' ').map(|word| match tile(word) {
        Some(tile) => tile.to_string(),
        None => word.to_owned(),
    });
    Cow::Owned(words.collect::<Vec<_>>().join(" "))
}
