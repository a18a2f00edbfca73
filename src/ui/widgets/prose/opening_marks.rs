//! Rows that no opening mark ends: where there are no spaces between the words, as in Chinese, rows are broken before any
//! character, also between a mark and what it opens.

use std::ops::Range;
use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Galley, Ui};

/// What belongs to the character behind it.
const OPENING: [char; 6] = ['“', '‘', '（', '《', '「', '『'];

/// Lays a text of one paragraph out. The `marked` ranges, in characters, go along with what is moved to the next row.
pub(super) fn lay_out<'a>(
    ui: &Ui,
    mut job: LayoutJob,
    marked: impl Iterator<Item = &'a mut Range<usize>>,
) -> Arc<Galley> {
    let mut marked: Vec<_> = marked.collect();
    let lay_out = |job: &LayoutJob| ui.fonts_mut(|fonts| fonts.layout_job(job.clone()));
    let mut galley = lay_out(&job);
    while let Some(place) = stranded(&galley) {
        break_before(&mut job, place);
        for range in &mut marked {
            range.start += usize::from(range.start >= place);
            range.end += usize::from(range.end > place);
        }
        galley = lay_out(&job);
    }
    galley
}

/// The first character that ends a row and opens what stands in the next, where it is not alone in its row.
fn stranded(galley: &Galley) -> Option<usize> {
    let mut before = 0;
    let (_, followed) = galley.rows.split_last()?;
    for row in followed {
        let characters = row.glyphs.len();
        let last = row.glyphs.last().map(|glyph| glyph.chr);
        let is_opening = last.is_some_and(|last| OPENING.contains(&last));
        if is_opening && characters > 1 && !row.ends_with_newline {
            return Some(before + characters - 1);
        }
        before += characters + usize::from(row.ends_with_newline);
    }
    None
}

/// Begins a new row with this character.
fn break_before(job: &mut LayoutJob, place: usize) {
    let Some((at, _)) = job.text.char_indices().nth(place) else {
        return;
    };
    job.text.insert(at, '\n');
    for section in &mut job.sections {
        let range = &mut section.byte_range;
        if range.start.0 > at {
            range.start.0 += 1;
        }
        if range.end.0 > at {
            range.end.0 += 1;
        }
    }
}
