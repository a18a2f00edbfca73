//! `simulate`: whole games between bots, added up.

use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use super::arguments::UsageError;
use super::players::Named;
use super::{
    CommandEnding, Failure, SimulateArguments, Terminal, balance, practice_card, read_card,
};
use crate::bot::{Character, MeasuredShare, Simulation, Tables, Totals, Walls};
use crate::msg;
use crate::rules::Record;

/// Plays the games and prints their sums.
pub(super) fn run(
    arguments: &SimulateArguments,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    let named = players(arguments)?;
    let card = match &arguments.card {
        Some(path) => read_card(path)?,
        None => practice_card()?,
    };
    let mut simulation = Simulation::at(arguments.tables, Arc::new(card), None, arguments.seed)
        .with_walls(arguments.walls);
    if let Some(named) = named {
        let players = named.map(|named| named.player(simulation.compiled_card()));
        simulation = simulation.among(players);
    }
    if let Some(folder) = &arguments.records {
        fs::create_dir_all(folder).map_err(|error| unwritable(folder, error))?;
    }
    let totals = play(&simulation, arguments)?;
    if arguments.json {
        write_json(&totals, terminal.output)?;
    } else {
        say(&totals, named, arguments, terminal)?;
        balance::say(simulation.card(), &totals, terminal)?;
    }
    Ok(CommandEnding::Done)
}

/// Plays this shard's games on as many threads as are asked for. Every thread plays walls of its own, and
/// sums can be added in any order.
///
/// # Errors
/// When a game does not end, or its record cannot be written.
fn play(simulation: &Simulation, arguments: &SimulateArguments) -> Result<Totals, Failure> {
    let (part, parts) = arguments.shard;
    let threads = arguments.threads.get() as u32;
    let games_of = arguments.walls.games();
    let play_every = |first: u32| -> Result<Totals, Failure> {
        let mut totals = Totals::new(simulation.card());
        let games = (0..arguments.games).filter(|game| {
            let wall = game / games_of;
            wall % parts == part % parts && wall / parts % threads == first
        });
        for game in games {
            let played = simulation
                .play(game, &mut totals)
                .map_err(|_| Failure::Said(msg!("simulate-stuck", game = game)))?;
            if let (Some(folder), Some(record)) = (&arguments.records, Record::of(&played)) {
                let file = folder.join(format!("game-{game:06}.toml"));
                fs::write(&file, record.to_string()).map_err(|error| unwritable(&file, error))?;
            }
        }
        Ok(totals)
    };
    std::thread::scope(|scope| {
        let others = (1..threads).map(|first| scope.spawn(move || play_every(first)));
        let others = others.collect::<Vec<_>>();
        let mut totals = play_every(0)?;
        for other in others {
            let theirs = other
                .join()
                .unwrap_or_else(|broken| std::panic::resume_unwind(broken));
            totals.add(&theirs?);
        }
        Ok(totals)
    })
}

fn unwritable(path: &Path, error: io::Error) -> Failure {
    Failure::Unwritable {
        path: path.to_owned(),
        error,
    }
}

/// The players; none when they are bots of any level.
fn players(arguments: &SimulateArguments) -> Result<Option<[Named; 4]>, UsageError> {
    let Some(written) = &arguments.bots else {
        let usual = arguments.tables == Tables::Usual;
        return Ok(usual.then_some([Named::Bot(Character::default()); 4]));
    };
    let named = written.split(',').map(|word| word.trim().parse());
    let named = named.collect::<Result<Vec<Named>, _>>().ok();
    let named = named.and_then(|named| match named.as_slice() {
        [all] => Some([*all; 4]),
        named => named.try_into().ok(),
    });
    named.map(Some).ok_or_else(|| UsageError::BadValue {
        option: "--bots".to_owned(),
        value: written.clone(),
    })
}

fn write_json(totals: &Totals, out: &mut dyn io::Write) -> io::Result<()> {
    write!(
        out,
        "{{\"games\":{},\"wall_games\":{},\"wins\":{:?},\"wins_as_east\":{},\"draws\":{},\
         \"points\":{:?},\"self_picked\":{},\"jokerless\":{},\"ended_by_mistake\":{},\
         \"dead_hands\":{},\"bets\":{},\"bettor_points\":{},\"walls\":{},\"wins_squared\":{:?},\
         \"winner_turns\":{},\"claims\":{:?},\"games_exposed\":{:?},\
         \"first_exposure_turns\":{:?},\"lines\":{{",
        totals.games,
        totals.wall_games,
        totals.wins,
        totals.wins_as_east,
        totals.draws,
        totals.points,
        totals.self_picked,
        totals.jokerless,
        totals.ended_by_mistake,
        totals.dead_hands,
        totals.bets,
        totals.bettor_points,
        totals.walls,
        totals.wins_squared,
        totals.winner_turns,
        totals.claims,
        totals.games_exposed,
        totals.first_exposure_turns,
    )?;
    for (place, (line, wins)) in totals.lines.iter().enumerate() {
        let comma = if place > 0 { "," } else { "" };
        // A section's id is made of letters, digits and hyphens, so nothing needs escaping.
        write!(out, "{comma}\"{line}\":{wins}")?;
    }
    writeln!(out, "}}}}")
}

fn say(
    totals: &Totals,
    named: Option<[Named; 4]>,
    arguments: &SimulateArguments,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let games = u64::from(totals.games);
    let won: u32 = totals.wins.iter().sum();
    terminal.say(&msg!(
        "simulate-games",
        games = totals.games,
        won = won,
        won_percent = percent(won, totals.games),
        wall = totals.wall_games,
        wall_percent = percent(totals.wall_games, totals.games)
    ))?;
    if arguments.walls == Walls::Duplicate {
        terminal.say(&msg!("simulate-duplicate", walls = totals.walls))?;
    }
    for player in 0..4 {
        say_player(totals, player, named, terminal)?;
    }
    terminal.say(&msg!(
        "simulate-details",
        east = totals.wins_as_east,
        self_picked = totals.self_picked,
        jokerless = totals.jokerless,
        draws = mean(totals.draws, games),
        turns = mean(totals.winner_turns, won.into())
    ))?;
    if arguments.tables == Tables::Random {
        terminal.say(&msg!(
            "simulate-random",
            ended_by_mistake = totals.ended_by_mistake,
            dead_hands = totals.dead_hands,
            bets = totals.bets,
            points = totals.bettor_points
        ))?;
    }
    Ok(())
}

fn say_player(
    totals: &Totals,
    player: usize,
    named: Option<[Named; 4]>,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let MeasuredShare { share, interval } = totals.win_share(player);
    let in_percent = |share: f64| format!("{:.1}", share * 100.0);
    let (low, high) = (in_percent(interval.0), in_percent(interval.1));
    let (wins, points) = (totals.wins[player], totals.points[player]);
    let name = named.map_or_else(|| "any".to_owned(), |named| named[player].to_string());
    terminal.say(&msg!(
        "simulate-player",
        player = player,
        name = name,
        wins = wins,
        percent = in_percent(share),
        low = low,
        high = high,
        points = points
    ))?;
    let exposed = totals.games_exposed[player];
    terminal.say(&msg!(
        "simulate-exposures",
        percent = percent(exposed, totals.games),
        turn = mean(totals.first_exposure_turns[player], exposed.into()),
        claims = mean(totals.claims[player], totals.games.into())
    ))
}

fn percent(part: u32, whole: u32) -> String {
    mean(u64::from(part) * 100, whole.into())
}

fn mean(sum: u64, count: u64) -> String {
    format!("{:.1}", sum as f64 / count.max(1) as f64)
}
