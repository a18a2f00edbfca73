//! The coefficients of the forecast, by logistic regression, and the constants of expected points.

use std::ops::Range;
use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Forecast, Prospects, RackStanding};
use mahj_tutor::bot::{Evaluation, Level};
use mahj_tutor::rules::{Action, Claim, Exposure, Seat, Situation, View};
use mahj_tutor::tile::{Tile, TileCounts};

use crate::bins::Bin;
use crate::games::{Fate, play};

const TERMS: usize = Forecast::TERMS;

/// How many steps are taken towards the best coefficients.
const STEPS: usize = 12;

/// How much a coefficient is held to 0, beside what the games say.
const HELD: f64 = 1e-3;

/// The wall is looked at in parts of so many tiles.
const PART: usize = 20;

/// What is known in one decision.
struct Known {
    forecast: Forecast,
    terms: [f32; TERMS],
    value: u16,
    /// Before the first discard, the share that the best line has in what the rack is worth, and which
    /// line it is.
    chance: f32,
    line: Option<mahj_tutor::card::LineIndex>,
    /// Whether this is how the seat stands before it acts.
    is_before: bool,
}

/// Plays games and prints what they say.
pub(crate) fn fit(card: &Arc<CompiledCard>, seeds: Range<u64>) {
    let known = play(card, seeds, &|view, recommendation, seen| {
        look(card, view, recommendation, seen);
    });
    println!("{} decisions", known.len());
    for (name, is_playing) in [("PASSING", false), ("PLAYING", true)] {
        let of_these = |it: &&(Known, Fate)| is_playing == is_playing_now(it.0.forecast);
        let rows = known.iter().filter(of_these).collect::<Vec<_>>();
        let weights = regress(&rows);
        let weights = weights.map(|weight| format!("{weight:.4}")).join(", ");
        println!("const {name}: [f32; Forecast::TERMS] = [{weights}];");
    }
    near_lines(&known);
    points(&known);
}

const fn is_playing_now(forecast: Forecast) -> bool {
    matches!(forecast, Forecast::Playing { .. })
}

/// How the seat stands after its action, as the coach sees it; and before a discard, as the lines are shown.
fn look(
    card: &CompiledCard,
    view: View<'_>,
    recommendation: Action,
    seen: &mut Vec<(Known, Seat)>,
) {
    let evaluation = Evaluation::new(card, view, Level::Expert);
    let forecast = Forecast::new(view);
    let mut add = |prospects: &Prospects<'_>, is_before| {
        let standing = prospects.standing();
        let is_open = |it: &RackStanding<'_>| it.distance > 0 && !forecast.is_too_late(it);
        if let Some(standing) = standing.filter(is_open) {
            let aim = prospects.aim();
            let known = Known {
                forecast,
                terms: forecast.terms(&standing),
                value: aim.map_or(0, |aim| card.card_line(aim.hand).value),
                chance: aim.map_or(0.0, |aim| prospects.chance(aim.hand)),
                line: aim.map(|aim| aim.line),
                is_before,
            };
            seen.push((known, view.seat()));
        }
    };
    let now = evaluation.prospects();
    match recommendation {
        Action::Pass { tiles, .. } | Action::PassCourtesy(tiles) => {
            add(&now, true);
            add(&without(now, tiles.tiles()), false);
        }
        Action::OfferCourtesy(count) => {
            let spares = evaluation.spares(count.into());
            add(&without(now, spares.iter().map(|it| it.tile)), false);
        }
        Action::Discard(tile) => {
            add(&now, true);
            add(&without(now, [tile].into_iter()), false);
        }
        Action::Continue | Action::Stop | Action::Draw | Action::LetGo => add(&now, false),
        Action::Claim(Claim::Exposure { naturals, jokers }) => {
            if let Situation::Claims(discard) = view.situation() {
                let mut rack = *view.rack();
                let mut used = TileCounts::EMPTY;
                used.add_many(discard.tile, naturals);
                used.add_many(Tile::Joker, jokers);
                let _ = rack.remove_all(&used);
                let mut exposures = view.exposures(view.seat()).to_vec();
                exposures.push(Exposure {
                    tile: discard.tile,
                    naturals: naturals + 1,
                    jokers,
                    strays: TileCounts::EMPTY,
                    claimed_from: discard.by,
                });
                add(&evaluation.prospects_with(rack, &exposures), false);
            }
        }
        _ => {}
    }
}

fn without(mut prospects: Prospects<'_>, tiles: impl Iterator<Item = Tile>) -> Prospects<'_> {
    tiles.for_each(|tile| prospects.give(tile));
    prospects
}

/// The coefficients under which what happened is likeliest, by Newton's method. Where the seat stands
/// before it acts, that is counted for lines after the deal only: there the lines are shown.
fn regress(rows: &[&(Known, Fate)]) -> [f64; TERMS] {
    let mut weights = [0.0; TERMS];
    let counts = |known: &Known| !known.is_before || is_playing_now(known.forecast);
    for _ in 0..STEPS {
        let mut slope = weights.map(|weight| -HELD * weight);
        let mut curve = [[0.0; TERMS]; TERMS];
        for (known, fate) in rows.iter().filter(|(known, _)| counts(known)) {
            let terms = known.terms.map(f64::from);
            let log_odds: f64 = terms.iter().zip(&weights).map(|(one, of)| one * of).sum();
            let chance = 1.0 / (1.0 + (-log_odds).exp());
            let off = f64::from(u8::from(fate.won())) - chance;
            for (row, term) in terms.iter().enumerate() {
                slope[row] += term * off;
                for (column, other) in terms.iter().enumerate() {
                    curve[row][column] += term * other * chance * (1.0 - chance);
                }
            }
        }
        for (place, row) in curve.iter_mut().enumerate() {
            row[place] += HELD;
        }
        let step = solve(curve, slope);
        weights = std::array::from_fn(|place| weights[place] + step[place]);
    }
    weights
}

/// Solves a system of linear equations, by elimination.
fn solve(mut left: [[f64; TERMS]; TERMS], mut right: [f64; TERMS]) -> [f64; TERMS] {
    for pivot in 0..TERMS {
        let size = |row: &usize| left[*row][pivot].abs();
        let best = (pivot..TERMS).max_by(|one, other| size(one).total_cmp(&size(other)));
        let best = best.unwrap_or(pivot);
        left.swap(pivot, best);
        right.swap(pivot, best);
        for row in pivot + 1..TERMS {
            let factor = left[row][pivot] / left[pivot][pivot];
            let above = left[pivot];
            for (cell, above) in left[row].iter_mut().zip(above) {
                *cell -= factor * above;
            }
            right[row] -= factor * right[pivot];
        }
    }
    let mut solved = [0.0; TERMS];
    for row in (0..TERMS).rev() {
        let known = left[row].iter().zip(solved).map(|(one, of)| one * of);
        solved[row] = (right[row] - known.sum::<f64>()) / left[row][row];
    }
    solved
}

/// How often the best line wins, before the first discard and after it, beside what was said of it.
fn near_lines(known: &[(Known, Fate)]) {
    for (when, is_playing) in [("before the first discard", false), ("after it", true)] {
        let mut bin = Bin::default();
        for (known, fate) in known {
            if known.is_before && is_playing == is_playing_now(known.forecast) {
                let happened = fate.won() && fate.line == known.line;
                bin.add(known.chance.into(), f64::from(u8::from(happened)));
            }
        }
        let (said, happened) = (bin.mean_said(), bin.mean_happened());
        println!("the best line wins {when}: said {said:.4}, happened {happened:.4}");
    }
}

/// What is won and lost.
fn points(known: &[(Known, Fate)]) {
    let after = || known.iter().filter(|(known, _)| !known.is_before);
    let mut loss = Bin::default();
    let mut others = [Bin::default(); 5];
    // The sums of a straight line through what was won by the value of the line aimed at.
    let (mut count, mut x, mut y, mut xx, mut xy) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for (known, fate) in after() {
        let got = f64::from(fate.points);
        if fate.won() {
            let value = f64::from(known.value);
            count += 1.0;
            x += value;
            y += got;
            xx += value * value;
            xy += value * got;
            continue;
        }
        if fate.other_won {
            loss.add(0.0, -got);
        }
        if let Forecast::Playing { wall, .. } = known.forecast {
            let said = known.forecast.others_win();
            if let Some(part) = others.get_mut(wall as usize / PART) {
                part.add(said.into(), f64::from(u8::from(fate.other_won)));
            }
        }
    }
    let per_value = (count * xy - x * y) / (count * xx - x * x);
    println!("const LOSS: f32 = {:.1};", loss.mean_happened());
    println!("const GAIN: f32 = {:.1};", (y - per_value * x) / count);
    println!("const GAIN_PER_VALUE: f32 = {per_value:.2};");
    for (part, bin) in others.iter().enumerate() {
        println!(
            "another wins when the seat does not, from {} tiles left: said {:.3}, happened {:.3}",
            part * PART,
            bin.mean_said(),
            bin.mean_happened()
        );
    }
}
