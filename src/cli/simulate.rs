//! `simulate`: whole games between bots, added up.

use std::io;
use std::sync::Arc;

use super::arguments::UsageError;
use super::{Ending, Failure, SimulateArguments, Terminal, practice_card, read_card};
use crate::bot::{Level, Simulation, Tables, Tally};
use crate::msg;

/// Plays the games and prints their sums.
pub(super) fn run(
    arguments: &SimulateArguments,
    terminal: &mut Terminal<'_>,
) -> Result<Ending, Failure> {
    let levels = levels(arguments)?;
    let card = match &arguments.card {
        Some(path) => read_card(path)?,
        None => practice_card()?,
    };
    let tables = arguments.tables;
    let simulation = Simulation::at(tables, Arc::new(card), levels, arguments.seed);
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
        say(&tally, levels, tables, terminal)?;
    }
    Ok(Ending::Done)
}

/// The levels by player; none when they are of any level.
fn levels(arguments: &SimulateArguments) -> Result<Option<[Level; 4]>, UsageError> {
    let Some(written) = &arguments.bots else {
        let usual = arguments.tables == Tables::Usual;
        return Ok(usual.then(|| [Level::default(); 4]));
    };
    let levels = written.split(',').map(|word| word.trim().parse());
    let levels = levels.collect::<Result<Vec<Level>, _>>().ok();
    let levels = levels.and_then(|levels| levels.try_into().ok());
    levels.map(Some).ok_or_else(|| UsageError::BadValue {
        option: "--bots".to_owned(),
        value: written.clone(),
    })
}

fn write_json(tally: &Tally, out: &mut dyn io::Write) -> io::Result<()> {
    write!(
        out,
        "{{\"games\":{},\"wall_games\":{},\"wins\":{:?},\"wins_as_east\":{},\"draws\":{},\
         \"points\":{:?},\"self_picked\":{},\"jokerless\":{},\"ended_by_mistake\":{},\
         \"dead_hands\":{},\"bets\":{},\"bettor_points\":{},\"lines\":{{",
        tally.games,
        tally.wall_games,
        tally.wins,
        tally.wins_as_east,
        tally.draws,
        tally.points,
        tally.self_picked,
        tally.jokerless,
        tally.ended_by_mistake,
        tally.dead_hands,
        tally.bets,
        tally.bettor_points,
    )?;
    for (place, (line, wins)) in tally.lines.iter().enumerate() {
        let comma = if place > 0 { "," } else { "" };
        // A section's id is made of letters, digits and hyphens, so nothing needs escaping.
        write!(out, "{comma}\"{line}\":{wins}")?;
    }
    writeln!(out, "}}}}")
}

fn say(
    tally: &Tally,
    levels: Option<[Level; 4]>,
    tables: Tables,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let percent = |part: u32| format!("{:.1}", share(part.into(), tally.games.into()) * 100.0);
    let won: u32 = tally.wins.iter().sum();
    terminal.say(&msg!(
        "simulate-games",
        games = tally.games,
        won = won,
        won_percent = percent(won),
        wall = tally.wall_games,
        wall_percent = percent(tally.wall_games)
    ))?;
    for (player, &wins) in tally.wins.iter().enumerate() {
        let (percent, points) = (percent(wins), tally.points[player]);
        terminal.say(&match levels {
            Some(levels) => msg!(
                "simulate-player",
                player = player,
                level = levels[player].as_str(),
                wins = wins,
                percent = percent,
                points = points
            ),
            None => msg!(
                "simulate-player-of-any-level",
                player = player,
                wins = wins,
                percent = percent,
                points = points
            ),
        })?;
    }
    terminal.say(&msg!(
        "simulate-details",
        east = tally.wins_as_east,
        self_picked = tally.self_picked,
        jokerless = tally.jokerless,
        draws = format!("{:.1}", share(tally.draws, tally.games.into()))
    ))?;
    if tables == Tables::Random {
        terminal.say(&msg!(
            "simulate-random",
            ended_by_mistake = tally.ended_by_mistake,
            dead_hands = tally.dead_hands,
            bets = tally.bets,
            points = tally.bettor_points
        ))?;
    }
    for (line, wins) in &tally.lines {
        writeln!(terminal.output, "{wins:>6}  {line}")?;
    }
    Ok(())
}

fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}
