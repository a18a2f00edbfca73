//! A position on the real engine, and the act that is asked for in it.

use std::sync::Arc;

use toml::Spanned;
use toml::de::DeValue;

use super::super::act::Act;
use super::super::source::{Fields, Found, Source};
use super::super::{Fault, Wrong};
use super::question::wrong;
use super::words::tiles;
use crate::analysis::CompiledCard;
use crate::rules::{ActKind, Action, Discard, Exposure, Game, Moment, PlannedRack, Position, Seat};
use crate::tile::{Tile, TileCounts};

/// The moments that a lesson can name, without the tile just drawn.
#[derive(Debug, Clone, Copy)]
enum MomentWord {
    ToDraw,
    ToDiscard,
    Discarded,
}

const MOMENTS: [(&str, MomentWord); 3] = [
    ("to-draw", MomentWord::ToDraw),
    ("to-discard", MomentWord::ToDiscard),
    ("discarded", MomentWord::Discarded),
];

const KEYS: [&str; 11] = [
    "seed",
    "east",
    "racks",
    "exposures",
    "discards",
    "next",
    "moment",
    "drawn",
    "untaught",
    "accept",
    "wrong",
];

/// The learner's act that a step asks for.
pub(super) fn act<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    card: &Arc<CompiledCard>,
) -> Option<Act> {
    let fields = source.table(value, &KEYS)?;
    let before = source.count();
    let position = position(source, &fields, card);
    let accept: Vec<Action> = match source.required(&fields, "accept") {
        Some(value) => source
            .array(value)
            .into_iter()
            .filter_map(|value| action(source, value))
            .collect(),
        None => Vec::new(),
    };
    let wrong: Vec<Wrong<Action>> =
        wrong(source, &fields, &["id", "rule", "act"], |source, fields| {
            let value = source.required(fields, "act")?;
            action(source, value)
        });
    if source.count() > before {
        return None;
    }
    if accept.is_empty() {
        source.fault(&value.span(), Fault::NothingRight);
    }
    match Game::from_position(&position?) {
        Ok(game) => Some(Act {
            game,
            accept,
            wrong,
        }),
        Err(problems) => {
            for problem in problems {
                source.fault(&value.span(), Fault::Position(problem));
            }
            None
        }
    }
}

fn action<'t>(source: &mut Source<'t>, value: &'t Spanned<DeValue<'t>>) -> Option<Action> {
    let found = source.text(value)?;
    let action = found.value.parse().ok();
    if action.is_none() {
        source.fault(&found.span, Fault::NotAnAct(found.value.to_owned()));
    }
    action
}

fn position<'t>(
    source: &mut Source<'t>,
    fields: &Fields<'t>,
    card: &CompiledCard,
) -> Option<Position> {
    let mut position = Position::new(Arc::clone(card.card()));
    if let Some(value) = fields.get("seed") {
        position.seed = source.number(value, 0..=i64::MAX)? as u64;
    }
    if let Some(value) = fields.get("east") {
        position.east = seat(source, value)?;
    }
    for (place, value) in source
        .optional_array(fields, "racks")
        .into_iter()
        .enumerate()
    {
        let found = source.text(value)?;
        let Some(owner) = Seat::ALL.get(place) else {
            source.fault(&found.span, Fault::FifthRack);
            continue;
        };
        if !found.value.is_empty() {
            let rack = tiles(source, &found)?.into_iter().collect();
            position.racks[*owner] = PlannedRack::Exactly(rack);
        }
    }
    for value in source.optional_array(fields, "exposures") {
        let (owner, exposure) = exposure(source, value)?;
        position.exposures[owner].push(exposure);
    }
    for value in source.optional_array(fields, "discards") {
        position.discards.push(discard(source, value)?);
    }
    if let Some(found) = source.optional_text(fields, "next") {
        position.next_tiles = tiles(source, &found)?;
    }
    for value in source.optional_array(fields, "untaught") {
        let kinds = ActKind::ALL.map(|kind| (kind.as_str(), kind));
        let found = source.text(value)?;
        position.rules.untaught.push(source.word(&found, &kinds)?);
    }
    position.moment = moment(source, fields)?;
    Some(position)
}

fn moment<'t>(source: &mut Source<'t>, fields: &Fields<'t>) -> Option<Moment> {
    let found = source.required_text(fields, "moment")?;
    Some(match source.word(&found, &MOMENTS)? {
        MomentWord::ToDraw => Moment::ToDraw(Seat::FIRST),
        MomentWord::Discarded => Moment::Discarded,
        MomentWord::ToDiscard => Moment::ToDiscard {
            seat: Seat::FIRST,
            drawn: match source.optional_text(fields, "drawn") {
                Some(found) => Some(tile(source, &found)?),
                None => None,
            },
        },
    })
}

fn seat<'t>(source: &mut Source<'t>, value: &'t Spanned<DeValue<'t>>) -> Option<Seat> {
    let number = source.number(value, 0..=3)?;
    Seat::ALL.get(number as usize).copied()
}

fn tile(source: &mut Source<'_>, found: &Found<&str>) -> Option<Tile> {
    let tile = found.value.parse().ok();
    if tile.is_none() {
        source.fault(&found.span, Fault::NotATile(found.value.to_owned()));
    }
    tile
}

fn discard<'t>(source: &mut Source<'t>, value: &'t Spanned<DeValue<'t>>) -> Option<Discard> {
    let fields = source.table(value, &["tile", "by"])?;
    let found = source.required_text(&fields, "tile")?;
    let tile = tile(source, &found);
    let by = source.required(&fields, "by")?;
    Some(Discard {
        by: seat(source, by)?,
        tile: tile?,
        claimed_by: None,
    })
}

fn exposure<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
) -> Option<(Seat, Exposure)> {
    let fields = source.table(value, &["seat", "tile", "naturals", "jokers", "from"])?;
    let owner = source.required(&fields, "seat")?;
    let from = source.required(&fields, "from")?;
    let found = source.required_text(&fields, "tile")?;
    let naturals = source.required(&fields, "naturals")?;
    let jokers = match fields.get("jokers") {
        Some(value) => source.number(value, 0..=5)?,
        None => 0,
    };
    let exposure = Exposure {
        tile: tile(source, &found)?,
        naturals: source.number(naturals, 1..=6)? as u8,
        jokers: jokers as u8,
        strays: TileCounts::EMPTY,
        claimed_from: seat(source, from)?,
    };
    Some((seat(source, owner)?, exposure))
}
