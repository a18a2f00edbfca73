//! Which lines of a card come next, for somebody who learns it.

use super::{LineKey, Memory, Skill};
use crate::card::{Card, LineIndex};

/// How many lines of a card are learned together: a handful.
pub const HANDFUL: usize = 4;

/// The lines of a card that were never asked for, in the order in which they are best learned: section by section,
/// first what wins most often. The value tells that well enough: over 6,000 games between regular bots its rank
/// correlation with the wins of a line is -0.83.
pub fn new_lines(memory: &Memory, card: &Card) -> Vec<LineIndex> {
    let value = |line: &u16| u32::from(card.line(LineIndex(*line)).value);
    let mut sections: Vec<(f32, Vec<u16>)> = card
        .sections()
        .iter()
        .map(|section| {
            let mut lines: Vec<u16> = section.lines.clone().collect();
            lines.sort_by_key(value);
            let sum: u32 = lines.iter().map(value).sum();
            (sum as f32 / lines.len().max(1) as f32, lines)
        })
        .collect();
    sections.sort_by(|one, other| one.0.total_cmp(&other.0));
    let lines = sections.into_iter().flat_map(|(_, lines)| lines);
    let is_new = |line: &LineIndex| {
        let key = LineKey::of(card.line(*line));
        !memory.skills.contains_key(&Skill::Line(key))
    };
    lines.map(LineIndex).filter(is_new).collect()
}
