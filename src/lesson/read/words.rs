//! The words of a lesson's file that mean something of the game.

use super::super::{Anchor, Fault, LessonSource};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::document::{Fields, Located};
use crate::rules::RuleId;
use crate::tile::{Rack, Tile};

/// A rule of the catalogue.
pub(crate) fn rule(source: &mut LessonSource<'_>, found: &Located<&str>) -> Option<RuleId> {
    let rule = found.value.parse().ok();
    if rule.is_none() {
        source.fault(&found.span, Fault::UnknownRule(found.value.to_owned()));
    }
    rule
}

/// The rules of the catalogue that are listed under `rules`.
pub(crate) fn rules<'t>(source: &mut LessonSource<'t>, fields: &Fields<'t>) -> Vec<RuleId> {
    source
        .optional_array(fields, "rules")
        .into_iter()
        .filter_map(|value| {
            let found = source.text(value)?;
            rule(source, &found)
        })
        .collect()
}

/// A line of the card.
pub(crate) fn line(
    source: &mut LessonSource<'_>,
    found: &Located<&str>,
    card: &CompiledCard,
) -> Option<LineIndex> {
    let line = card
        .card()
        .lines()
        .find(|(_, line)| line.id.to_string() == found.value)
        .map(|(index, _)| index);
    if line.is_none() {
        source.fault(&found.span, Fault::UnknownLine(found.value.to_owned()));
    }
    line
}

/// Something to point at.
pub(super) fn anchor(source: &mut LessonSource<'_>, found: &Located<&str>) -> Option<Anchor> {
    let anchor = found.value.parse().ok();
    if anchor.is_none() {
        source.fault(&found.span, Fault::UnknownAnchor(found.value.to_owned()));
    }
    anchor
}

/// Tiles, as they are written.
pub(super) fn tiles(source: &mut LessonSource<'_>, found: &Located<&str>) -> Option<Vec<Tile>> {
    tiles_from(source, found, found.value, 0)
}

/// Tiles in groups, with `|` between the groups.
pub(crate) fn rows(source: &mut LessonSource<'_>, found: &Located<&str>) -> Option<Vec<Vec<Tile>>> {
    let mut start = 0;
    let mut groups = Vec::new();
    for part in found.value.split('|') {
        groups.push(tiles_from(source, found, part, start)?);
        start += part.chars().count() + 1;
    }
    Some(groups)
}

/// The tiles of a part of a text that begins at this character of it, counted from 0.
fn tiles_from(
    source: &mut LessonSource<'_>,
    found: &Located<&str>,
    part: &str,
    start: usize,
) -> Option<Vec<Tile>> {
    match part.parse::<Rack>() {
        Ok(Rack(tiles)) => Some(tiles),
        Err(error) => {
            let span = source.character(found, start + error.column.saturating_sub(1));
            source.fault(&span, Fault::NotATile(error.word));
            None
        }
    }
}
