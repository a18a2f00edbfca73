//! The lines of the log: what happened at the table.

use super::{Names, a_tile, group, rule_title, tile, tile_in_sentence};
use crate::locale::Message;
use crate::msg;
use crate::rules::{CharlestonPass, Claim, Discard, Event, Seat};
use crate::tile::{Tile, TileCounts};

/// What happened, as one line of the log. Of the end of the game it says only that; how it ended is
/// told by [`outcome`](super::outcome()).
#[expect(clippy::too_many_lines, reason = "an arm for each event")]
pub fn event(event: &Event, names: Names) -> Message {
    match event {
        Event::Passed {
            pass,
            from,
            to,
            tiles,
            blind,
            received,
        } => {
            let sentence = passed(tiles.as_ref(), received.as_ref());
            names.subject(
                sentence
                    .with("step", self::charleston_pass(*pass))
                    .with("to", names.name(*to))
                    .with("blind", *blind),
                *from,
            )
        }
        Event::Voted { stopped_by } if stopped_by.is_empty() => msg!("event-vote-goes-on"),
        Event::Voted { stopped_by } => {
            let stoppers = stopped_by.iter();
            let stoppers = stoppers.map(|seat| msg!("event-stopper", player = names.name(*seat)));
            msg!(
                "event-vote-stopped",
                stoppers = stoppers.collect::<Vec<_>>()
            )
        }
        Event::CourtesyPassed { from, count, tiles } => {
            let sentence = match tiles {
                Some(tiles) if *count > 0 => {
                    msg!("event-courtesy-tiles", tiles = super::tiles(tiles))
                }
                _ => msg!("event-courtesy", count = *count),
            };
            names.subject(sentence.with("to", names.name(from.across())), *from)
        }
        Event::CourtesyAgreed { offers, count } => msg!(
            "event-courtesy-agreed",
            first = names.name(offers[0].0),
            firstcount = offers[0].1,
            second = names.name(offers[1].0),
            secondcount = offers[1].1,
            count = *count
        ),
        Event::Mushed {
            seat,
            count,
            received,
            ..
        } => {
            let sentence = match received {
                Some(received) if *count > 0 => {
                    msg!("event-mushed-received", tiles = super::tiles(received))
                }
                _ => msg!("event-mushed", count = *count),
            };
            names.subject(sentence, *seat)
        }
        Event::BlankSwapped { seat, tile: taken } => {
            names.subject(msg!("event-blank-swapped", tile = a_tile(*taken)), *seat)
        }
        Event::Racked { seat } => names.subject(msg!("event-racked"), *seat),
        Event::PutBack { seat, tile } => {
            let sentence = match tile {
                Some(tile) => msg!("event-put-back-tile", tile = a_tile(*tile)),
                None => msg!("event-put-back"),
            };
            names.subject(sentence, *seat)
        }
        Event::LookedAtPass { seat, tiles } => {
            let sentence = match tiles {
                Some(tiles) if !tiles.is_empty() => {
                    msg!("event-looked-tiles", tiles = super::tiles(tiles))
                }
                _ => msg!("event-looked"),
            };
            names.subject(sentence, *seat)
        }
        Event::Drew { seat, tile } => {
            let sentence = match tile {
                Some(tile) => msg!("event-drew-tile", tile = a_tile(*tile)),
                None => msg!("event-drew"),
            };
            names.subject(sentence, *seat)
        }
        Event::Exchanged {
            seat,
            exposure,
            tile: natural,
        } => exchanged(*seat, exposure.seat, *natural, names),
        Event::Discarded {
            seat,
            tile: discard,
        } => names.subject(msg!("event-discarded", tile = a_tile(*discard)), *seat),
        Event::Claimed {
            seat,
            tile: discard,
            claim,
        } => {
            let sentence = match claim {
                Claim::Exposure { naturals, jokers } => msg!(
                    "event-claimed",
                    tile = a_tile(*discard),
                    group = group(1 + naturals + jokers),
                    jokers = *jokers
                ),
                Claim::Unlike(tiles) => msg!(
                    "event-claimed-unlike",
                    tile = a_tile(*discard),
                    tiles = super::tiles(tiles)
                ),
                Claim::MahJongg => msg!("event-claimed-mah-jongg", tile = a_tile(*discard)),
            };
            names.subject(sentence, *seat)
        }
        Event::ExposureChanged { seat, exposure } => names.subject(
            msg!(
                "event-exposure-changed",
                group = super::group_of(exposure.size(), exposure.tile)
            ),
            *seat,
        ),
        Event::ClaimLost { seat, rule, .. } => {
            names.subject(msg!("event-claim-lost", rule = rule_title(*rule)), *seat)
        }
        Event::PriceNamed { seat, points } => {
            names.subject(msg!("event-price-named", points = *points), *seat)
        }
        Event::Misnamed { .. }
        | Event::NameCorrected { .. }
        | Event::PickedOutOfTurn { .. }
        | Event::Breached { .. }
        | Event::Challenged { .. }
        | Event::Denied { .. }
        | Event::HandDied { .. }
        | Event::MahJonggAnnounced { .. }
        | Event::Retracted { .. }
        | Event::LaidOpen { .. }
        | Event::DiscardStayed { .. }
        | Event::ThrewIn { .. } => error(event, names),
        Event::Ended(_) => msg!("event-ended"),
    }
}

/// What happened line by line, each discard under the name that it was called out by.
pub fn log(events: &[Event], names: Names) -> Vec<Message> {
    log_after(events, 0, names)
}

/// The lines of the log without the first `told`. When one more event is there, the last line may become another
/// one, and no line before it.
pub fn log_after(events: &[Event], told: usize, names: Names) -> Vec<Message> {
    let (told, new) = events.split_at(told.min(events.len()));
    let mut before: Vec<Discard> = told.iter().filter_map(discarded).collect();
    let after = new.iter().skip(1).map(Some).chain([None]);
    let lines = new.iter().zip(after).map(|(event, after)| {
        let Some(discard) = discarded(event) else {
            return self::event(event, names);
        };
        // Who gave it another name is told of in the next line.
        let line = if matches!(after, Some(Event::Misnamed { .. })) {
            self::event(event, names)
        } else {
            let called = super::tile::a_discard(&before, discard.tile);
            names.subject(msg!("event-discarded", tile = called), discard.by)
        };
        before.push(discard);
        line
    });
    lines.collect()
}

/// The discard that it was, if it was one.
fn discarded(event: &Event) -> Option<Discard> {
    match event {
        Event::Discarded { seat, tile } => Some(Discard {
            tile: *tile,
            by: *seat,
            claimed_by: None,
        }),
        _ => None,
    }
}

/// A natural of `seat`'s for a joker on the rack of `owner`.
fn exchanged(seat: Seat, owner: Seat, natural: Tile, names: Names) -> Message {
    let sentence = if owner == seat {
        msg!("event-exchanged-own", tile = a_tile(natural))
    } else {
        msg!(
            "event-exchanged",
            tile = a_tile(natural),
            owner = names.name(owner)
        )
    };
    names.subject(sentence, seat)
}

/// What went against the rules, and what was said about it.
fn error(event: &Event, names: Names) -> Message {
    let (sentence, seat) = match event {
        Event::Misnamed {
            seat,
            tile: discard,
            name,
        } => (
            msg!(
                "event-misnamed",
                tile = a_tile(*discard),
                name = tile(*name)
            ),
            seat,
        ),
        Event::NameCorrected {
            seat,
            tile: discard,
        } => (msg!("event-name-corrected", tile = tile(*discard)), seat),
        Event::PickedOutOfTurn { seat, tile: None } => (msg!("event-picked-out-of-turn"), seat),
        Event::PickedOutOfTurn {
            seat,
            tile: Some(seen),
        } => (
            msg!("event-picked-out-of-turn-tile", tile = a_tile(*seen)),
            seat,
        ),
        Event::Breached { seat, rule } => (msg!("event-breached", rule = rule_title(*rule)), seat),
        Event::Challenged {
            challenger,
            challenged,
        } => (
            msg!("event-challenged", owner = names.name(*challenged)),
            challenger,
        ),
        Event::Denied { seat } => (msg!("event-denied"), seat),
        Event::HandDied {
            seat,
            rule,
            returned,
        } => (
            msg!(
                "event-hand-died",
                rule = rule_title(*rule),
                returned = *returned
            ),
            seat,
        ),
        Event::MahJonggAnnounced { seat } => (msg!("event-mah-jongg-announced"), seat),
        Event::Retracted { seat } => (msg!("event-retracted"), seat),
        Event::LaidOpen { seat, tiles } => {
            (msg!("event-laid-open", tiles = super::tiles(tiles)), seat)
        }
        Event::DiscardStayed {
            seat,
            tile: discard,
        } => (
            msg!("event-discard-stayed", tile = tile_in_sentence(*discard)),
            seat,
        ),
        Event::ThrewIn { seat, tiles } => {
            (msg!("event-threw-in", tiles = super::tiles(tiles)), seat)
        }
        _ => return msg!("event-ended"),
    };
    names.subject(sentence, *seat)
}

/// A pass with the tiles that the reader may know: those given, or those that came in.
fn passed(given: Option<&TileCounts>, received: Option<&TileCounts>) -> Message {
    match (given, received) {
        (Some(tiles), _) if !tiles.is_empty() => {
            msg!("event-passed-tiles", tiles = super::tiles(tiles))
        }
        (None, Some(tiles)) if !tiles.is_empty() => {
            msg!("event-passed-received", tiles = super::tiles(tiles))
        }
        _ => msg!("event-passed"),
    }
}

/// A pass of the Charleston: "first Charleston, to the left".
pub fn charleston_pass(pass: CharlestonPass) -> Message {
    match pass {
        CharlestonPass::FirstRight => msg!("step-first-right"),
        CharlestonPass::FirstAcross => msg!("step-first-across"),
        CharlestonPass::FirstLeft => msg!("step-first-left"),
        CharlestonPass::SecondLeft => msg!("step-second-left"),
        CharlestonPass::SecondAcross => msg!("step-second-across"),
        CharlestonPass::LastRight => msg!("step-last-right"),
    }
}

/// The same as a heading: "First Charleston, to the left".
pub fn charleston_pass_heading(pass: CharlestonPass) -> Message {
    msg!("step-heading", step = self::charleston_pass(pass))
}
