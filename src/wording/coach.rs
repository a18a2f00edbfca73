//! What the coach says.

use super::{
    Names, a_tile, action, group_of, identical_tiles, line, line_in_sentence, tile_in_sentence,
    tile_short, tiles,
};
use crate::analysis::{Estimate, HowItComes, MissingTile, Stakes, Threat, Unseen};
use crate::card::{Card, LineIndex};
use crate::coach::{AdviceReason, Other};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, View};
use crate::tile::{Tile, TileCounts};

/// Why an action is recommended, in one sentence. `card` is the card that is played.
#[expect(clippy::too_many_lines, reason = "there is a sentence for each reason")]
pub fn coach_reason(reason: &AdviceReason, card: &Card) -> Message {
    let line_name = |index: LineIndex| line_in_sentence(card, index);
    match *reason {
        AdviceReason::FitNoNearLine {
            tiles: given,
            nearest,
            others,
        } => msg!(
            "coach-fit-no-near-line",
            tiles = tiles(&given),
            line = line_name(nearest),
            others = others
        ),
        AdviceReason::HelpLeast { tiles: given, line } => msg!(
            "coach-help-least",
            tiles = tiles(&given),
            line = line_name(line)
        ),
        AdviceReason::MissedLeast { tiles: given, line } => msg!(
            "coach-missed-least",
            tiles = tiles(&given),
            line = line_name(line)
        ),
        AdviceReason::LinesLoseNothing { tiles: given } => {
            msg!("coach-lines-lose-nothing", tiles = tiles(&given))
        }
        AdviceReason::TurnsTo { tiles: given, line } => msg!(
            "coach-turns-to",
            tiles = tiles(&given),
            count = given.total(),
            line = line_name(line)
        ),
        AdviceReason::TakesFrom {
            tiles: given,
            line,
            is_best,
            last,
        } => msg!(
            "coach-takes-from",
            tiles = tiles(&given),
            line = line_name(line),
            which = if is_best { "best" } else { "other" },
            last = match last {
                Some(0) => "last",
                Some(_) => "last-but-one",
                None => "enough",
            }
        ),
        AdviceReason::NoLineLeft => msg!("coach-no-line-left"),
        AdviceReason::AllInAll { is_better } => msg!(
            "coach-all-in-all",
            better = if is_better { "yes" } else { "no" }
        ),
        AdviceReason::EveryTileHelps => msg!("coach-every-tile-helps"),
        AdviceReason::KeepsTheHand { blind } => msg!("coach-keeps-the-hand", blind = blind),
        AdviceReason::NearEnoughToStop { line, distance } => msg!(
            "coach-near-enough-to-stop",
            line = line_name(line),
            distance = distance
        ),
        AdviceReason::KeepsTheLine { line } => msg!("coach-keeps-the-line", line = line_name(line)),
        AdviceReason::ManyToSpare { spare } => msg!("coach-many-to-spare", spare = spare),
        AdviceReason::WorthItsCost { tiles: given, line } => msg!(
            "coach-worth-its-cost",
            tiles = tiles(&given),
            line = line_name(line)
        ),
        AdviceReason::BetterPlayedOn(traded) if traded.is_of_tiles() => msg!(
            "coach-better-played-on-tiles",
            kept = tiles(&traded.kept),
            given = tiles(&traded.given)
        ),
        AdviceReason::BetterPlayedOn(_) => msg!("coach-better-played-on"),
        AdviceReason::WorsePlayedOn(traded) if traded.is_of_tiles() => msg!(
            "coach-worse-played-on-tiles",
            kept = tiles(&traded.kept),
            given = tiles(&traded.given)
        ),
        AdviceReason::WorsePlayedOn(_) => msg!("coach-worse-played-on"),
        AdviceReason::LittleMatters => msg!("coach-little-matters"),
        AdviceReason::CanSpareThree => msg!("coach-can-spare-three"),
        AdviceReason::UnseenMightHelp => msg!("coach-unseen-might-help"),
        AdviceReason::BreaksUp { line } => msg!("coach-breaks-up", line = line_name(line)),
        AdviceReason::NothingNewComes { spare } => msg!("coach-nothing-new-comes", spare = spare),
        AdviceReason::CouldGiveMore { spare } => msg!("coach-could-give-more", spare = spare),
        AdviceReason::TakesWhatHelps { spare } => msg!("coach-takes-what-helps", spare = spare),
        AdviceReason::SpareForCourtesy { count } => msg!("coach-spare-for-courtesy", count = count),
        AdviceReason::Complete {
            line,
            value,
            points,
        } => msg!(
            "coach-complete",
            line = line_name(line),
            value = value,
            points = points
        ),
        AdviceReason::WorthABlank { tile: of, line } => {
            msg!(
                "coach-worth-a-blank",
                tile = a_tile(of),
                line = line_name(line)
            )
        }
        AdviceReason::WholePrice { value, price } => {
            msg!("coach-whole-price", value = value, price = price)
        }
        AdviceReason::CompletesGroup {
            line,
            tile,
            size,
            distance,
        } => msg!(
            "coach-completes-group",
            group = group_of(size, tile),
            line = line_name(line),
            distance = distance
        ),
        AdviceReason::LastCopies {
            tile: wanted,
            live,
            line,
        } => msg!(
            "coach-last-copies",
            tile = tile_in_sentence(wanted),
            live = live,
            line = line_name(line)
        ),
        AdviceReason::NoUseForIt { tile: discard } => {
            msg!("coach-no-use-for-it", tile = a_tile(discard))
        }
        AdviceReason::TooFewForGroup { tile: discard } => {
            msg!("coach-too-few-for-group", tile = tile_in_sentence(discard))
        }
        AdviceReason::BringsNoNearer { tile: discard, .. } => {
            msg!("coach-brings-no-nearer", tile = tile_in_sentence(discard))
        }
        AdviceReason::FreesAJoker { tile: discard } => {
            msg!("coach-frees-a-joker", tile = tile_in_sentence(discard))
        }
        AdviceReason::OtherLineIsNearer {
            tile: discard,
            line,
            distance,
        } => msg!(
            "coach-other-line-is-nearer",
            tile = a_tile(discard),
            line = line_name(line),
            distance = distance
        ),
        AdviceReason::OnlyForPair {
            tile: discard,
            line,
        } => msg!(
            "coach-only-for-pair",
            tile = a_tile(discard),
            line = line_name(line)
        ),
        AdviceReason::LineIsConcealed { line } => {
            msg!("coach-line-is-concealed", line = line_name(line))
        }
        AdviceReason::OpensTooEarly { distance } => {
            msg!("coach-opens-too-early", distance = distance)
        }
        AdviceReason::TooFewDraws { distance } => msg!("coach-too-few-draws", distance = distance),
        AdviceReason::GainsTooLittle { tile: wanted, line } => msg!(
            "coach-gains-too-little",
            tile = a_tile(wanted),
            line = line_name(line)
        ),
        AdviceReason::StaysHidden => msg!("coach-stays-hidden"),
        AdviceReason::JokerIsWorthMore { tile: given } => {
            msg!("coach-joker-is-worth-more", tile = a_tile(given))
        }
        AdviceReason::NaturalIsNeeded { tile: given, line } => msg!(
            "coach-natural-is-needed",
            tile = tile_in_sentence(given),
            line = line_name(line)
        ),
        AdviceReason::JokerHasNoPlace { line } => {
            msg!("coach-joker-has-no-place", line = line_name(line))
        }
        AdviceReason::SafeToDiscard { tile: discard } => {
            msg!("coach-safe-to-discard", tile = a_tile(discard))
        }
        AdviceReason::SaferThan {
            tile: given,
            wanted,
        } => msg!(
            "coach-safer-than",
            tile = a_tile(given),
            wanted = a_tile(wanted)
        ),
        AdviceReason::AmongSafest { tile: Tile::Joker } => msg!("coach-among-safest-joker"),
        AdviceReason::AmongSafest { tile } => msg!("coach-among-safest", tile = a_tile(tile)),
        AdviceReason::PlaysSafe { tile: Tile::Joker } => msg!("coach-plays-safe-joker"),
        AdviceReason::PlaysSafe { tile } => msg!("coach-plays-safe", tile = a_tile(tile)),
        AdviceReason::MayBeWaitedFor { tile: wanted } => {
            msg!("coach-may-be-waited-for", tile = a_tile(wanted))
        }
        AdviceReason::YourTurnToDraw => msg!("coach-your-turn-to-draw"),
    }
}

/// A tile that a line still needs: how many, how it can come, and how many are live.
pub fn missing_tile(missing: &MissingTile) -> Message {
    let words = match missing.comes {
        HowItComes::DrawnClaimedOrJoker => msg!("missing-drawn-claimed-or-joker"),
        HowItComes::DrawnOrJoker => msg!("missing-drawn-or-joker"),
        HowItComes::DrawnOrClaimed => msg!("missing-drawn-or-claimed"),
        HowItComes::Drawn => msg!("missing-drawn"),
        HowItComes::Last => msg!("missing-last"),
        HowItComes::LastOrJoker => msg!("missing-last-or-joker"),
    };
    words
        .with("tiles", identical_tiles(missing.tile, missing.count))
        .with("live", missing.live)
}

/// The same in a few words.
pub fn missing_tile_in_short(missing: &MissingTile) -> Message {
    // In short the last tile is drawn or claimed like any other.
    let words = match missing.comes {
        HowItComes::DrawnClaimedOrJoker | HowItComes::LastOrJoker => {
            msg!("missing-in-short-drawn-claimed-or-joker")
        }
        HowItComes::DrawnOrJoker => msg!("missing-in-short-drawn-or-joker"),
        HowItComes::DrawnOrClaimed | HowItComes::Last => msg!("missing-in-short-drawn-or-claimed"),
        HowItComes::Drawn => msg!("missing-in-short-drawn"),
    };
    words
        .with("tile", tile_short(missing.tile))
        .with("count", missing.count)
        .with("live", missing.live)
}

/// A tile that a line still needs: how it can come, or that it cannot.
pub fn missing_or_lost_tile(missing: &MissingTile, unseen: &Unseen) -> Message {
    if missing.is_lost(unseen) {
        lost_tile(missing)
    } else {
        missing_tile(missing)
    }
}

/// A tile that a line still needs and that cannot come any more.
pub fn lost_tile(missing: &MissingTile) -> Message {
    msg!(
        "missing-lost",
        tiles = identical_tiles(missing.tile, missing.count)
    )
}

/// The chance to win, in percent and in words: "Chance to win: 31 % ± 2, about 1 in 3".
pub fn chance_to_win(estimate: &Estimate) -> Message {
    msg!(
        "advice-chance",
        percent = percent_to_win(estimate),
        error = error(estimate),
        odds = odds(estimate)
    )
}

/// The chance to win in percent: "31 %".
pub fn percent_to_win(estimate: &Estimate) -> Message {
    in_percent(estimate)
}

/// What the figure means: reckoned at once, or found by playing on.
pub fn about_chance(estimate: &Estimate) -> Message {
    match estimate.standard_error {
        None => msg!("advice-chance-about"),
        Some(_) => msg!("advice-chance-about-refined", error = error(estimate)),
    }
}

/// The points that are expected: "Points on average: +3".
pub fn expected_points(estimate: &Estimate) -> Message {
    let (sign, points) = signed(estimate);
    msg!("advice-points", points = points, sign = sign)
}

/// The same figure alone: "−24 points".
pub fn points_alone(estimate: &Estimate) -> Message {
    let (sign, points) = signed(estimate);
    msg!("review-points", points = points, sign = sign)
}

/// Whether expected points are won, paid or none, and how many.
fn signed(estimate: &Estimate) -> (&'static str, i64) {
    let points = estimate.points.round() as i64;
    let sign = match points {
        1.. => "plus",
        0 => "none",
        _ => "minus",
    };
    (sign, points.unsigned_abs() as i64)
}

/// An action with its tiles and the chance to win, in one breath: "Pass 3 tiles: ..., 28 %".
pub fn action_with_chance(of: &Action, estimate: &Estimate, view: View<'_>) -> Message {
    let given = match of {
        Action::Pass { tiles, .. } | Action::PassCourtesy(tiles) | Action::Mush(tiles) => *tiles,
        _ => TileCounts::EMPTY,
    };
    msg!(
        "advice-action",
        action = action(of, view),
        count = given.total(),
        tiles = tiles(&given),
        percent = percent_to_win(estimate)
    )
}

/// Whom a discard may serve, and how likely that is; nothing where it hardly matters.
pub fn threat(threat: &Threat, card: &Card, names: Names) -> Vec<Message> {
    let player = || names.name(threat.seat);
    let mut said = Vec::new();
    if threat.wins >= WORTH_SAYING {
        let percent = msg!("advice-percent", percent = percent(threat.wins));
        said.push(match threat.lines.first() {
            Some((index, _)) => msg!(
                "advice-wins-with-line",
                player = player(),
                percent = percent,
                line = line_in_sentence(card, *index)
            ),
            None => msg!("advice-wins-with", player = player(), percent = percent),
        });
    }
    if threat.claims >= WORTH_SAYING {
        let percent = msg!("advice-percent", percent = percent(threat.claims));
        said.push(msg!("advice-claims", player = player(), percent = percent));
    }
    said
}

/// What the points that are expected are reckoned from.
pub fn stakes(stakes: &Stakes) -> Message {
    msg!(
        "advice-stakes",
        gain = stakes.gain.round() as i64,
        percent = msg!("advice-percent", percent = percent(stakes.others_win)),
        loss = stakes.loss.round() as i64
    )
}

/// What another player may be after: a sentence, and below it the likeliest lines.
pub fn other(other: &Other, card: &Card, names: Names) -> Vec<Message> {
    let player = || names.name(other.seat);
    if other.is_dead {
        return vec![msg!("advice-other-dead", player = player())];
    }
    if other.lines.is_empty() {
        return vec![msg!("advice-other-lost", player = player())];
    }
    let mut said = vec![msg!(
        "advice-other-lines",
        player = player(),
        count = other.possible
    )];
    said.extend(other.lines.iter().map(|(index, share)| {
        msg!(
            "advice-other-line",
            line = line(card, *index),
            percent = msg!("advice-percent", percent = percent(*share))
        )
    }));
    said
}

/// From which chance on it is told that a discard may serve somebody.
const WORTH_SAYING: f32 = 0.01;

/// A chance to win in percent; one that was reckoned to be none at all is no small one.
fn in_percent(estimate: &Estimate) -> Message {
    if is_none(estimate) {
        msg!("advice-percent-none")
    } else {
        msg!("advice-percent", percent = percent(estimate.win))
    }
}

/// A chance in percent, one that is not to be told from none among them.
pub fn in_percent_of(chance: f32) -> Message {
    if chance <= 0.0 {
        msg!("advice-percent-none")
    } else {
        msg!("advice-percent", percent = percent(chance))
    }
}

/// What a chance to win amounts to: so many wins in a hundred games, which cannot be taken for a share of the chance.
pub fn wins_in_hundred(chance: f32) -> Message {
    msg!("wins-in-hundred", count = percent(chance).max(0))
}

/// Whether it was reckoned that the game cannot be won; that no game was won in which it was played on
/// does not say so.
fn is_none(estimate: &Estimate) -> bool {
    estimate.win <= 0.0 && estimate.standard_error.is_none()
}

/// How much of the chance to win decisions give up on the average, in tenths of a percent.
pub fn error_rate(rate: f32) -> Message {
    let tenths = (rate * 1000.0).round() as i64;
    msg!("error-rate", whole = tenths / 10, tenths = tenths % 10)
}

/// In whole percent; 0 is said as "under 1 %".
pub fn percent(chance: f32) -> i64 {
    (chance * 100.0).round() as i64
}

/// How far the chance may be off in whole percent, 1 at least, which is twice its standard error; 0 when there is none.
fn error(estimate: &Estimate) -> i64 {
    let whole = |error: f32| ((2.0 * error * 100.0).round() as i64).max(1);
    estimate.standard_error.map_or(0, whole)
}

/// A chance as people say it: to each whole percent its words.
fn odds(estimate: &Estimate) -> Message {
    match percent(estimate.win) {
        _ if is_none(estimate) => msg!("odds-never"),
        99.. => msg!("odds-certain"),
        percent @ 2.. => match nearest_fraction(percent) {
            (1, 2) => msg!("odds-even"),
            (times, many) => msg!("odds-about", times = times, many = many),
        },
        _ => msg!("odds-hardly-ever"),
    }
}

/// The fractions in which people speak of chances, from small to large.
const FRACTIONS: [(i64, i64); 27] = [
    (1, 50),
    (1, 40),
    (1, 30),
    (1, 25),
    (1, 20),
    (1, 15),
    (1, 12),
    (1, 10),
    (1, 9),
    (1, 8),
    (1, 7),
    (1, 6),
    (1, 5),
    (1, 4),
    (3, 10),
    (1, 3),
    (2, 5),
    (1, 2),
    (3, 5),
    (2, 3),
    (7, 10),
    (3, 4),
    (4, 5),
    (5, 6),
    (7, 8),
    (9, 10),
    (19, 20),
];

/// The one of them that is nearest to so many percent.
fn nearest_fraction(percent: i64) -> (i64, i64) {
    let off =
        |(times, many): (i64, i64)| (times as f32 / many as f32 - percent as f32 / 100.0).abs();
    let nearer = |one: (i64, i64), other| if off(other) < off(one) { other } else { one };
    FRACTIONS.into_iter().fold((1, 2), nearer)
}
