//! A position on the real engine, as lessons and examples of rules describe it.

use std::ops::Range;
use std::sync::Arc;

use super::super::Fault;
use super::super::LessonSource;
use super::super::hand::DrawnHand;
use super::shown::{in_tiles, tiles};
use crate::analysis::CompiledCard;
use crate::document::{Fields, KeyedValue, Located};
use crate::rules::{
    CharlestonPass, Discard, Exposure, Game, Moment, OptionalAction, PlannedRack, Position, Seat,
    Setting, TableRules,
};
use crate::tile::{Tile, TileCounts};

/// The moments that a file can name, without whose turn it is and the tile just drawn.
#[derive(Debug, Clone, Copy)]
enum MomentWord {
    Pass(CharlestonPass),
    Vote,
    Courtesy,
    Mush,
    ToDraw,
    ToDiscard,
    Discarded,
}

const MOMENTS: [(&str, MomentWord); 12] = [
    ("first-right", MomentWord::Pass(CharlestonPass::FirstRight)),
    (
        "first-across",
        MomentWord::Pass(CharlestonPass::FirstAcross),
    ),
    ("first-left", MomentWord::Pass(CharlestonPass::FirstLeft)),
    ("second-left", MomentWord::Pass(CharlestonPass::SecondLeft)),
    (
        "second-across",
        MomentWord::Pass(CharlestonPass::SecondAcross),
    ),
    ("last-right", MomentWord::Pass(CharlestonPass::LastRight)),
    ("vote", MomentWord::Vote),
    ("courtesy", MomentWord::Courtesy),
    ("mush", MomentWord::Mush),
    ("to-draw", MomentWord::ToDraw),
    ("to-discard", MomentWord::ToDiscard),
    ("discarded", MomentWord::Discarded),
];

/// The keys by which a position is described.
pub(crate) const POSITION_KEYS: [&str; 13] = [
    "seed",
    "table",
    "untaught",
    "east",
    "scores",
    "racks",
    "exposures",
    "discards",
    "next",
    "wall-left",
    "moment",
    "turn",
    "drawn",
];

/// The position set up, or a fault at `span` for everything that is wrong with it.
pub(crate) fn game(
    source: &mut LessonSource<'_>,
    span: &Range<usize>,
    position: &Position,
) -> Option<Game> {
    match Game::from_position(position) {
        Ok(game) => Some(game),
        Err(problems) => {
            for problem in problems {
                source.fault(span, Fault::Position(problem));
            }
            None
        }
    }
}

/// The position that the fields describe; with a hand that was drawn, its tiles are those of the learner whose rack
/// is left open.
pub(crate) fn position<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    card: &CompiledCard,
    hand: Option<&DrawnHand>,
) -> Option<Position> {
    let mut position = Position::new(Arc::clone(card.card()));
    position.seed = seed(source, fields)?;
    position.rules = table_rules(source, fields)?;
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
        position.racks[*owner] = rack(source, &found, hand)?;
    }
    if let (Some(hand), PlannedRack::Dealt) = (hand, &position.racks[Seat::FIRST]) {
        position.racks[Seat::FIRST] = PlannedRack::Exactly(hand.rack());
    }
    for (place, value) in source
        .optional_array(fields, "scores")
        .into_iter()
        .take(Seat::ALL.len())
        .enumerate()
    {
        position.scores[Seat::ALL[place]] =
            source.number(value, -MOST_POINTS..=MOST_POINTS)? as i32;
    }
    for value in source.optional_array(fields, "exposures") {
        let (owner, exposure) = exposure(source, value)?;
        position.exposures[owner].push(exposure);
    }
    for value in source.optional_array(fields, "discards") {
        position.discards.push(discard(source, value, hand)?);
    }
    if let Some(found) = source.optional_text(fields, "next") {
        position.next_tiles = tiles(source, &found, hand)?;
    }
    if let Some(value) = fields.get("wall-left") {
        position.wall_left = Some(source.number(value, 0..=MOST_TILES)? as usize);
    }
    position.moment = moment(source, fields, hand)?;
    Some(position)
}

/// More points than anybody wins or loses in a match.
const MOST_POINTS: i64 = 100_000;
/// More tiles than any set has.
const MOST_TILES: i64 = 200;

/// From which everything is dealt that is left open.
pub(crate) fn seed<'t>(source: &mut LessonSource<'t>, fields: &Fields<'t>) -> Option<u64> {
    match fields.get("seed") {
        Some(value) => Some(source.number(value, 0..=i64::MAX)? as u64),
        None => Some(0),
    }
}

/// What the table agrees on: the word of an option by the name of its setting, and the kinds of action
/// that have not been taught yet.
pub(crate) fn table_rules<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
) -> Option<TableRules> {
    let mut rules = TableRules::default();
    if let Some(value) = fields.get("table") {
        let names: Vec<&'static str> = Setting::ALL.iter().map(|it| it.as_str()).collect();
        let chosen = source.table(value, &names)?;
        for setting in Setting::ALL {
            let Some(found) = source.optional_text(&chosen, setting.as_str()) else {
                continue;
            };
            if setting.choose(&mut rules, found.value).is_err() {
                source.unknown_word(&found.span, found.value, setting.options());
            }
        }
    }
    for value in source.optional_array(fields, "untaught") {
        let kinds = OptionalAction::ALL.map(|kind| (kind.as_str(), kind));
        let found = source.text(value)?;
        rules.untaught.push(source.word(&found, &kinds)?);
    }
    Some(rules)
}

/// A rack: nothing is dealt, and what ends in `...` is filled up.
fn rack(
    source: &mut LessonSource<'_>,
    found: &Located<&str>,
    hand: Option<&DrawnHand>,
) -> Option<PlannedRack> {
    if found.value.is_empty() {
        return Some(PlannedRack::Dealt);
    }
    let Some(start) = found.value.strip_suffix("...") else {
        let held = tiles(source, found, hand)?.into_iter().collect();
        return Some(PlannedRack::Exactly(held));
    };
    let start = Located {
        value: start,
        span: found.span.clone(),
    };
    let held = tiles(source, &start, hand)?.into_iter().collect();
    Some(PlannedRack::With(held))
}

fn moment<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    hand: Option<&DrawnHand>,
) -> Option<Moment> {
    let found = source.required_text(fields, "moment")?;
    let turn = match fields.get("turn") {
        Some(value) => seat(source, value)?,
        None => Seat::FIRST,
    };
    Some(match source.word(&found, &MOMENTS)? {
        MomentWord::Pass(step) => Moment::Charleston(step),
        MomentWord::Vote => Moment::Vote,
        MomentWord::Courtesy => Moment::Courtesy,
        MomentWord::Mush => Moment::Mush,
        MomentWord::ToDraw => Moment::ToDraw(turn),
        MomentWord::Discarded => Moment::Discarded,
        MomentWord::ToDiscard => Moment::ToDiscard {
            seat: turn,
            drawn: match source.optional_text(fields, "drawn") {
                Some(found) => Some(tile(source, &found, hand)?),
                None => None,
            },
        },
    })
}

pub(super) fn seat<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>) -> Option<Seat> {
    let number = source.number(value, 0..=3)?;
    Seat::ALL.get(number as usize).copied()
}

fn tile(
    source: &mut LessonSource<'_>,
    found: &Located<&str>,
    hand: Option<&DrawnHand>,
) -> Option<Tile> {
    let tile = in_tiles(found.value, hand).parse().ok();
    if tile.is_none() {
        source.fault(&found.span, Fault::NotATile(found.value.to_owned()));
    }
    tile
}

fn discard<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    hand: Option<&DrawnHand>,
) -> Option<Discard> {
    let fields = source.table(value, &["tile", "by", "claimed"])?;
    let found = source.required_text(&fields, "tile")?;
    let tile = tile(source, &found, hand);
    let by = source.required(&fields, "by")?;
    let claimed_by = match fields.get("claimed") {
        Some(value) => Some(seat(source, value)?),
        None => None,
    };
    Some(Discard {
        by: seat(source, by)?,
        tile: tile?,
        claimed_by,
    })
}

fn exposure<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>) -> Option<(Seat, Exposure)> {
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
        tile: tile(source, &found, None)?,
        naturals: source.number(naturals, 1..=6)? as u8,
        jokers: jokers as u8,
        strays: TileCounts::EMPTY,
        claimed_from: seat(source, from)?,
    };
    Some((seat(source, owner)?, exposure))
}
