//! An exercise as text: what is looked at, what is asked and offered, what is right, and why.

use std::io;

use super::super::Terminal;
use crate::analysis::CompiledCard;
use crate::drill::{Answer, Asked, Exercise, Picture, Verdict};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Exposure, Seat};
use crate::wording;

/// Writes an exercise.
pub(super) fn print(
    exercise: &Exercise,
    card: &CompiledCard,
    number: usize,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let printed = card.card();
    let locale = terminal.locale;
    let say = |message: &Message| locale.say(message);
    let out = &mut *terminal.output;
    writeln!(out, "== {number}")?;
    for line in picture(exercise, card, &say) {
        writeln!(out, "   {line}")?;
    }
    writeln!(out, "{}", say(&wording::drill_question(exercise)))?;
    for (place, choice) in exercise.choices().iter().enumerate() {
        let mark = match choice.grade.verdict {
            Verdict::Right => '*',
            Verdict::Nearly => '+',
            Verdict::Wrong => ' ',
        };
        let text = say(&wording::drill_choice(exercise, printed, choice.shown));
        writeln!(out, " {mark} {}. {text}", place + 1)?;
        let reason = wording::drill_reason(printed, choice.grade.reason);
        writeln!(out, "      {}", say(&reason))?;
        if let Some(loss) = wording::drill_loss(exercise.question, &choice.grade) {
            writeln!(out, "      {}", say(&loss))?;
        }
    }
    if exercise.choices().is_empty() {
        for answer in exercise.all_right(card) {
            if let Answer::Tiles(tiles) = answer {
                writeln!(out, " * {tiles}")?;
            }
        }
        let best = exercise.right(card);
        if let Some(grade) = best.and_then(|best| exercise.grade(card, best)) {
            let reason = wording::drill_reason(printed, grade.reason);
            writeln!(out, "      {}", say(&reason))?;
        }
    }
    writeln!(out, "   [{}]\n", exercise.rule)
}

/// What is looked at, in the notation of tiles.
fn picture(
    exercise: &Exercise,
    card: &CompiledCard,
    say: &dyn Fn(&Message) -> String,
) -> Vec<String> {
    let card = card.card();
    let mut lines = Vec::new();
    match &exercise.picture {
        None => {}
        Some(Picture::Rack(tiles)) => lines.push(tiles.to_string()),
        Some(Picture::Tile(tile)) => lines.push(say(&wording::tile_face(*tile))),
        Some(Picture::Line(line)) => lines.push(say(&wording::printed_groups(card, *line))),
        Some(Picture::LineAndTiles(line, tiles) | Picture::Win(line, tiles)) => {
            lines.push(say(&wording::printed_groups(card, *line)));
            lines.push(tiles.to_string());
        }
        Some(Picture::Exposures(exposures)) => lines.push(exposed(exposures)),
        Some(Picture::ExposuresAndDiscards(exposures, discards)) => {
            lines.push(exposed(exposures));
            lines.push(format!(
                "{}: {discards}",
                say(&msg!("rulebook-picture-discards"))
            ));
        }
        Some(Picture::Table(game)) => {
            let view = game.view(Seat::FIRST);
            for seat in Seat::ALL {
                let exposures = view.exposures(seat);
                if !exposures.is_empty() {
                    let place = say(&wording::seat_around(seat, Some(view.east())));
                    lines.push(format!("{place}: {}", exposed(exposures)));
                }
            }
            lines.push(view.rack().to_string());
        }
        Some(Picture::Claims { tile, claims, .. }) => {
            lines.push(tile.to_string());
            for (seat, claim) in claims {
                let wants = msg!(
                    "drill-wants",
                    place = wording::seat_around(*seat, None),
                    claim = wording::claim(claim)
                );
                lines.push(say(&wants));
            }
        }
    }
    if let Asked::Lay { tray, .. } = &exercise.asked {
        let tray: crate::tile::TileCounts = tray.iter().copied().collect();
        lines.push(tray.to_string());
    }
    lines
}

/// Exposures, one behind the other.
fn exposed(exposures: &[Exposure]) -> String {
    let groups = exposures.iter().map(|it| it.tiles().to_string());
    groups.collect::<Vec<_>>().join(" | ")
}
