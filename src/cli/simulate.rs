//! `simulate`: whole games between bots, added up.

use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use super::arguments::UsageError;
use super::players::Named;
use super::{Ending, Failure, SimulateArguments, Terminal, balance, practice_card, read_card};
use crate::bot::{Character, Share, Simulation, Tables, Tally, Walls};
use crate::msg;
use crate::rules::Record;

/// Plays the games and prints their sums.
pub(super) fn run(
    arguments: &SimulateArguments,
    terminal: &mut Terminal<'_>,
) -> Result<Ending, Failure> {
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
    let tally = play(&simulation, arguments)?;
    if arguments.json {
        write_json(&tally, terminal.output)?;
    } else {
        say(&tally, named, arguments, terminal)?;
        balance::say(simulation.card(), &tally, terminal)?;
    }
    Ok(Ending::Done)
}

/// Plays this shard's games on as many threads as are asked for. Every thread plays walls of its own, and
/// sums can be added in any order.
///
/// # Errors
/// When a game does not end, or its record cannot be written.
fn play(simulation: &Simulation, arguments: &SimulateArguments) -> Result<Tally, Failure> {
    let (part, parts) = arguments.shard;
    let threads = arguments.threads.get() as u32;
    let games_of = arguments.walls.games();
    let play_every = |first: u32| -> Result<Tally, Failure> {
        let mut tally = Tally::new(simulation.card());
        let games = (0..arguments.games).filter(|game| {
            let wall = game / games_of;
            wall % parts == part % parts && wall / parts % threads == first
        });
        for game in games {
            let played = simulation
                .play(game, &mut tally)
                .map_err(|_| Failure::Said(msg!("simulate-stuck", game = game)))?;
            if let (Some(folder), Some(record)) = (&arguments.records, Record::of(&played)) {
                let file = folder.join(format!("game-{game:06}.toml"));
                fs::write(&file, record.to_string()).map_err(|error| unwritable(&file, error))?;
            }
        }
        Ok(tally)
    };
    std::thread::scope(|scope| {
        let others = (1..threads).map(|first| scope.spawn(move || play_every(first)));
        let others = others.collect::<Vec<_>>();
        let mut tally = play_every(0)?;
        for other in others {
            let theirs = other
                .join()
                .unwrap_or_else(|broken| std::panic::resume_unwind(broken));
            tally.add(&theirs?);
        }
        Ok(tally)
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

fn write_json(tally: &Tally, out: &mut dyn io::Write) -> io::Result<()> {
    write!(
        out,
        "{{\"games\":{},\"wall_games\":{},\"wins\":{:?},\"wins_as_east\":{},\"draws\":{},\
         \"points\":{:?},\"self_picked\":{},\"jokerless\":{},\"ended_by_mistake\":{},\
         \"dead_hands\":{},\"bets\":{},\"bettor_points\":{},\"walls\":{},\"wins_squared\":{:?},\
         \"winner_turns\":{},\"claims\":{:?},\"games_exposed\":{:?},\
         \"first_exposure_turns\":{:?},\"lines\":{{",
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
        tally.walls,
        tally.wins_squared,
        tally.winner_turns,
        tally.claims,
        tally.games_exposed,
        tally.first_exposure_turns,
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
    named: Option<[Named; 4]>,
    arguments: &SimulateArguments,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let games = u64::from(tally.games);
    let won: u32 = tally.wins.iter().sum();
    terminal.say(&msg!(
        "simulate-games",
        games = tally.games,
        won = won,
        won_percent = percent(won, tally.games),
        wall = tally.wall_games,
        wall_percent = percent(tally.wall_games, tally.games)
    ))?;
    if arguments.walls == Walls::Duplicate {
        terminal.say(&msg!("simulate-duplicate", walls = tally.walls))?;
    }
    for player in 0..4 {
        say_player(tally, player, named, terminal)?;
    }
    terminal.say(&msg!(
        "simulate-details",
        east = tally.wins_as_east,
        self_picked = tally.self_picked,
        jokerless = tally.jokerless,
        draws = mean(tally.draws, games),
        turns = mean(tally.winner_turns, won.into())
    ))?;
    if arguments.tables == Tables::Random {
        terminal.say(&msg!(
            "simulate-random",
            ended_by_mistake = tally.ended_by_mistake,
            dead_hands = tally.dead_hands,
            bets = tally.bets,
            points = tally.bettor_points
        ))?;
    }
    Ok(())
}

fn say_player(
    tally: &Tally,
    player: usize,
    named: Option<[Named; 4]>,
    terminal: &mut Terminal<'_>,
) -> io::Result<()> {
    let Share { share, interval } = tally.win_share(player);
    let in_percent = |share: f64| format!("{:.1}", share * 100.0);
    let (low, high) = (in_percent(interval.0), in_percent(interval.1));
    let (wins, points) = (tally.wins[player], tally.points[player]);
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
    let exposed = tally.games_exposed[player];
    terminal.say(&msg!(
        "simulate-exposures",
        percent = percent(exposed, tally.games),
        turn = mean(tally.first_exposure_turns[player], exposed.into()),
        claims = mean(tally.claims[player], tally.games.into())
    ))
}

fn percent(part: u32, whole: u32) -> String {
    mean(u64::from(part) * 100, whole.into())
}

fn mean(sum: u64, count: u64) -> String {
    format!("{:.1}", sum as f64 / count.max(1) as f64)
}
