//! The words of a lesson's file that mean something of the game.

use super::super::source::{Fields, Found, Source};
use super::super::{Anchor, Fault};
use crate::analysis::CompiledCard;
use crate::card::LineIndex;
use crate::rules::RuleId;
use crate::tile::{Rack, Tile};

/// A rule of the catalogue.
pub(crate) fn rule(source: &mut Source<'_>, found: &Found<&str>) -> Option<RuleId> {
    let rule = found.value.parse().ok();
    if rule.is_none() {
        source.fault(&found.span, Fault::UnknownRule(found.value.to_owned()));
    }
    rule
}

/// The rules of the catalogue that are listed under `rules`.
pub(crate) fn rules<'t>(source: &mut Source<'t>, fields: &Fields<'t>) -> Vec<RuleId> {
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
    source: &mut Source<'_>,
    found: &Found<&str>,
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
pub(super) fn anchor(source: &mut Source<'_>, found: &Found<&str>) -> Option<Anchor> {
    let anchor = found.value.parse().ok();
    if anchor.is_none() {
        source.fault(&found.span, Fault::UnknownAnchor(found.value.to_owned()));
    }
    anchor
}

/// Tiles, as they are written.
pub(super) fn tiles(source: &mut Source<'_>, found: &Found<&str>) -> Option<Vec<Tile>> {
    match found.value.parse::<Rack>() {
        Ok(Rack(tiles)) => Some(tiles),
        Err(error) => {
            // One byte for the quotation mark; the notation itself is all of one byte a character.
            let start = found.span.start + error.column;
            source.fault(&(start..start), Fault::NotATile(error.word));
            None
        }
    }
}

/// Tiles in groups, with `|` between the groups.
pub(crate) fn rows(source: &mut Source<'_>, found: &Found<&str>) -> Option<Vec<Vec<Tile>>> {
    let mut offset = 0;
    let mut groups = Vec::new();
    for part in found.value.split('|') {
        let start = found.span.start + offset;
        let part_found = Found {
            value: part,
            span: start..found.span.end,
        };
        groups.push(tiles(source, &part_found)?);
        offset += part.len() + 1;
    }
    Some(groups)
}
