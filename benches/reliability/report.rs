//! The tables, printed and written into `docs`.

use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Estimate};
use mahj_tutor::card::LineIndex;
use mahj_tutor::coach::advise;
use mahj_tutor::rules::{Action, View};

use crate::bins::{BINS, Bin, Bins};
use crate::games::{Fate, Kind, play};
use crate::picture;

/// What was shown in one decision.
struct Shown {
    kind: Kind,
    estimate: Estimate,
    /// The lines, with the chance to win with each; before the act.
    lines: Vec<(LineIndex, f32)>,
}

pub(crate) fn report(card: &Arc<CompiledCard>, seeds: Range<u64>) {
    let games = seeds.end - seeds.start;
    let look = |view: View<'_>, act: Action, seen: &mut Vec<Shown>| {
        let advice = advise(card, view);
        let same = advice.acts.iter().find(|shown| shown.action == act);
        seen.extend(same.or(advice.best()).map(|shown| Shown {
            kind: Kind::of(&act),
            estimate: shown.estimate,
            lines: advice.lines.iter().map(|it| (it.line, it.chance)).collect(),
        }));
    };
    let decisions = play(card, seeds, &look);
    let mut all = Bins::default();
    let mut kinds = [(); Kind::ALL.len()].map(|()| Bins::default());
    let mut lines = Bins::default();
    for (shown, fate) in &decisions {
        all.add(shown.estimate.win, fate.won());
        for (bins, _) in of_kind(&mut kinds, shown.kind) {
            bins.add(shown.estimate.win, fate.won());
        }
        for &(line, chance) in &shown.lines {
            lines.add(chance, fate.line == Some(line));
        }
    }
    let mut text = format!(
        "# What was said, and what happened\n\n\
         Written by `cargo bench --bench reliability`; `analysis.md` tells the method. {} decisions in {games}\n\
         games of regular bots on the Practice Card, at usual tables. The error is the expected calibration\n\
         error over {BINS} bins of equal width.\n\n\
         ![The share of games won beside the chance that was shown.](reliability.png)\n",
        all.all().count
    );
    write_kinds(&mut text, &all, &kinds, &lines);
    write_bins(&mut text, "Chance to win", &all);
    write_bins(&mut text, "Chance to win with a listed line", &lines);
    write_points(&mut text, &decisions);
    println!("{text}");
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let written = fs::write(docs.join("reliability.md"), text);
    let drawn = picture::draw(&all).map(|image| image.save(docs.join("reliability.png")));
    if written.is_err() || !matches!(drawn, Some(Ok(()))) {
        println!("docs could not be written");
    }
}

fn of_kind(kinds: &mut [Bins], kind: Kind) -> impl Iterator<Item = (&mut Bins, Kind)> {
    let kinds = kinds.iter_mut().zip(Kind::ALL);
    kinds.filter(move |(_, other)| *other == kind)
}

fn write_kinds(text: &mut String, all: &Bins, kinds: &[Bins], lines: &Bins) {
    text.push_str("\n| decision | count | said | happened | error |\n|---|---:|---:|---:|---:|\n");
    let named = kinds.iter().zip(Kind::ALL.map(Kind::name));
    let rows = [(all, "all")].into_iter().chain(named);
    for (bins, name) in rows.chain([(lines, "win with a listed line")]) {
        let sum = bins.all();
        if sum.count > 0.0 {
            let (said, happened) = (sum.mean_said(), sum.mean_happened());
            let error = bins.error();
            let _ = writeln!(
                text,
                "| {name} | {} | {said:.4} | {happened:.4} | {error:.4} |",
                sum.count
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

/// Expected points, in bins of as many decisions each.
fn write_points(text: &mut String, decisions: &[(Shown, Fate)]) {
    let pair =
        |(shown, fate): &(Shown, Fate)| (f64::from(shown.estimate.points), f64::from(fate.points));
    let mut points = decisions.iter().map(pair).collect::<Vec<_>>();
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
