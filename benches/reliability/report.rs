//! The tables, printed and written into `docs`.

use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Estimate};
use mahj_tutor::card::LineIndex;
use mahj_tutor::coach::advise;
use mahj_tutor::rules::{Action, Seat, View};

use crate::bins::{BINS, Bin, Bins, Group};
use crate::games::{Kind, play};
use crate::part::Part;
use crate::{picture, refined};

/// What was shown in one decision.
struct Shown {
    kind: Kind,
    part: Part,
    /// Of the action, if it was among those that were shown.
    estimate: Option<Estimate>,
    /// The lines, with the chance to win with each; before the action.
    lines: Vec<(LineIndex, f32)>,
}

pub(crate) fn report(card: &Arc<CompiledCard>, seeds: Range<u64>, play_on: Range<u64>) {
    let games = seeds.end - seeds.start;
    let look = |view: View<'_>, recommendation: Action, seen: &mut Vec<(Shown, Seat)>| {
        let advice = advise(card, view);
        let same = advice
            .recommendations
            .iter()
            .find(|shown| shown.action == recommendation);
        let shown = Shown {
            kind: Kind::of(&recommendation),
            part: Part::of(view),
            estimate: same.map(|same| same.estimate),
            lines: advice.lines.iter().map(|it| (it.line, it.chance)).collect(),
        };
        seen.push((shown, view.seat()));
    };
    let decisions = play(card, seeds, &look);
    let mut all = Group::default();
    let mut kinds = [(); Kind::ALL.len()].map(|()| Group::default());
    let mut parts = [(); Part::ALL.len()].map(|()| Group::default());
    let mut lines = Group::default();
    let mut points = Vec::new();
    for (shown, fate) in &decisions {
        for &(line, chance) in &shown.lines {
            lines.add(chance, fate.line == Some(line), fate.game);
        }
        let Some(estimate) = shown.estimate else {
            continue;
        };
        let of_kind = kinds.iter_mut().zip(Kind::ALL);
        let of_kind = of_kind.filter(|(_, kind)| *kind == shown.kind);
        let of_part = parts.iter_mut().zip(Part::ALL);
        let of_part = of_part.filter(|(_, part)| *part == shown.part);
        let groups = of_kind
            .map(|(group, _)| group)
            .chain(of_part.map(|(group, _)| group));
        for group in groups.chain([&mut all]) {
            group.add(estimate.win, fate.won(), fate.game);
        }
        points.push((f64::from(estimate.points), f64::from(fate.points)));
    }
    let mut text = format!(
        "# What was said, and what happened\n\n\
         Written by `cargo bench --bench reliability`; `analysis.md` tells the method. {} decisions in {games}\n\
         games of regular bots on the Practice Card, at usual tables; {} more are left out, because what was\n\
         done was not among the actions that the coach showed. \"Off\" is what was said less what happened, with\n\
         its standard error over games. The error is the expected calibration error over {BINS} bins of equal\n\
         width; where decisions are few, it is mostly chance.\n\n\
         ![The share of games won beside the chance that was shown.](reliability.png)\n",
        points.len(),
        decisions.len() - points.len(),
    );
    let named = kinds.iter().zip(Kind::ALL.map(Kind::name));
    let rows = [(&all, "all")].into_iter().chain(named);
    write_groups(
        &mut text,
        "decision",
        rows.chain([(&lines, "win with a listed line")]),
    );
    let named = parts.iter().zip(Part::ALL.map(Part::name));
    write_groups(&mut text, "tiles left in the wall", named);
    write_bins(&mut text, "Chance to win", &all.bins);
    write_bins(&mut text, "Chance to win with a listed line", &lines.bins);
    write_points(&mut text, points);
    refined::write(&mut text, card, play_on);
    println!("{text}");
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let written = fs::write(docs.join("reliability.md"), text);
    let drawn = picture::draw(&all.bins).map(|image| image.save(docs.join("reliability.png")));
    if written.is_err() || !matches!(drawn, Some(Ok(()))) {
        println!("docs could not be written");
    }
}

fn write_groups<'a>(
    text: &mut String,
    title: &str,
    groups: impl Iterator<Item = (&'a Group, &'a str)>,
) {
    let _ = write!(
        text,
        "\n| {title} | count | said | happened | off | error |\n|---|---:|---:|---:|---:|---:|\n"
    );
    for (group, name) in groups {
        let sum = group.bins.all();
        if sum.count > 0.0 {
            let (said, happened) = (sum.mean_said(), sum.mean_happened());
            let _ = writeln!(
                text,
                "| {name} | {} | {said:.4} | {happened:.4} | {:+.4} ± {:.4} | {:.4} |",
                sum.count,
                said - happened,
                group.uncertainty(),
                group.bins.error()
            );
        }
    }
}

fn write_bins(text: &mut String, title: &str, bins: &Bins) {
    let _ = write!(
        text,
        "\n## {title}\n\n| from | to | count | said | happened |\n|---:|---:|---:|---:|---:|\n"
    );
    for (place, bin) in bins.0.iter().enumerate().filter(|(_, bin)| bin.count > 0.0) {
        let at = |place: usize| place as f64 / BINS as f64;
        let _ = writeln!(
            text,
            "| {:.2} | {:.2} | {} | {:.3} | {:.3} |",
            at(place),
            at(place + 1),
            bin.count,
            bin.mean_said(),
            bin.mean_happened()
        );
    }
}

/// Expected points, said and happened, in bins of as many decisions each.
fn write_points(text: &mut String, mut points: Vec<(f64, f64)>) {
    points.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut bins = [Bin::default(); BINS];
    for (place, (said, happened)) in points.iter().enumerate() {
        bins[place * BINS / points.len()].add(*said, *happened);
    }
    let off = bins.iter().map(|bin| (bin.said - bin.happened).abs());
    let error = off.sum::<f64>() / points.len().max(1) as f64;
    let _ = write!(
        text,
        "\n## Expected points\n\nIn bins of as many decisions each; they are off by {error:.1} points on the average.\n\n\
         | count | said | happened |\n|---:|---:|---:|\n"
    );
    for bin in bins {
        let (said, happened) = (bin.mean_said(), bin.mean_happened());
        let _ = writeln!(text, "| {} | {said:.1} | {happened:.1} |", bin.count);
    }
}
