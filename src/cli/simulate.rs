//! `simulate`: whole games between bots, added up.

use std::io;
use std::sync::Arc;

use super::arguments::UsageError;
use super::{Ending, Failure, SimulateArguments, Terminal, practice_card, read_card};
use crate::bot::{Level, Simulation, Tally};
use crate::msg;

/// Plays the games and prints their sums.
pub(super) fn run(
    arguments: &SimulateArguments,
    terminal: &mut Terminal<'_>,
) -> Result<Ending, Failure> {
    let levels = levels(arguments.bots.as_deref())?;
    let card = match &arguments.card {
        Some(path) => read_card(path)?,
        None => practice_card()?,
    };
    let simulation = Simulation::new(Arc::new(card), levels, arguments.seed);
    let (part, parts) = arguments.shard;
    let mut tally = Tally::new(simulation.card());
    let mine = (0..arguments.games).filter(|game| game % parts == part % parts);
    for game in mine {
        let played = simulation.play(game, &mut tally);
        played.map_err(|_| Failure::Said(msg!("simulate-stuck", game = game)))?;
    }
    if arguments.json {
        write_json(&tally, terminal.output)?;
    } else {
        say(&tally, levels, terminal)?;
    }
    Ok(Ending::Done)
}

fn levels(written: Option<&str>) -> Result<[Level; 4], UsageError> {
    let Some(written) = written else {
        return Ok([Level::default(); 4]);
    };
    let levels = written.split(',').map(|word| word.trim().parse());
    let levels = levels.collect::<Result<Vec<Level>, _>>().ok();
    levels
        .and_then(|levels| levels.try_into().ok())
        .ok_or_else(|| UsageError::BadValue {
            option: "--bots".to_owned(),
            value: written.to_owned(),
        })
}

fn write_json(tally: &Tally, out: &mut dyn io::Write) -> io::Result<()> {
    write!(
        out,
        "{{\"games\":{},\"wall_games\":{},\"wins\":{:?},\"wins_as_east\":{},\"draws\":{},\
         \"points\":{:?},\"self_picked\":{},\"jokerless\":{},\"lines\":{{",
        tally.games,
        tally.wall_games,
        tally.wins,
        tally.wins_as_east,
        tally.draws,
        tally.points,
        tally.self_picked,
        tally.jokerless,
    )?;
    for (place, (line, wins)) in tally.lines.iter().enumerate() {
        let comma = if place > 0 { "," } else { "" };
        // A section's id is made of letters, digits and hyphens, so nothing needs escaping.
        write!(out, "{comma}\"{line}\":{wins}")?;
    }
    writeln!(out, "}}}}")
}

fn say(tally: &Tally, levels: [Level; 4], terminal: &mut Terminal<'_>) -> io::Result<()> {
    let percent = |part: u32| format!("{:.1}", share(part.into(), tally.games.into()) * 100.0);
    let won = tally.games - tally.wall_games;
    terminal.say(&msg!(
        "simulate-games",
        games = tally.games,
        won = won,
        won_percent = percent(won),
        wall = tally.wall_games,
        wall_percent = percent(tally.wall_games)
    ))?;
    for (player, level) in levels.into_iter().enumerate() {
        terminal.say(&msg!(
            "simulate-player",
            player = player,
            level = level.as_str(),
            wins = tally.wins[player],
            percent = percent(tally.wins[player]),
            points = tally.points[player]
        ))?;
    }
    terminal.say(&msg!(
        "simulate-details",
        east = tally.wins_as_east,
        self_picked = tally.self_picked,
        jokerless = tally.jokerless,
        draws = format!("{:.1}", share(tally.draws, tally.games.into()))
    ))?;
    for (line, wins) in &tally.lines {
        writeln!(terminal.output, "{wins:>6}  {line}")?;
    }
    Ok(())
}

fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}
