//! `rank CARD`: the nearest lines of each rack on standard input.

use std::io;
use std::path::Path;
use std::sync::Arc;

use super::{CommandEnding, Failure, Terminal, read_card};
use crate::analysis::{CompiledCard, Distances, nearest_lines};
use crate::locale::Message;
use crate::msg;
use crate::tile::{HAND, ParseRackError, RACK, Rack, Tile, TileCounts};

/// How messages call standard input, in the place of a file.
const INPUT: &str = "stdin";

/// Prints for each rack the `top` nearest lines, all when 0: `LINE_ID:distance`, nearest first, ties
/// in card order.
///
/// An empty line is skipped. A rack that cannot be ranked is said on standard error with its line and
/// column, has no line of output, and does not keep the racks after it from being ranked.
pub(super) fn run(
    card: &Path,
    top: usize,
    terminal: &mut Terminal<'_>,
) -> Result<CommandEnding, Failure> {
    let compiled = CompiledCard::new(Arc::new(read_card(card)?));
    let mut distances = Distances::default();
    let mut ending = CommandEnding::Done;
    let mut text = Vec::new();
    for line in 1.. {
        text.clear();
        let read = terminal.input.read_until(b'\n', &mut text);
        let length = read.map_err(|error| Failure::Unreadable {
            path: INPUT.into(),
            error,
        })?;
        if length == 0 {
            break;
        }
        // What is not UTF-8 is refused as a word that is no tile. Some editors begin a file with a
        // byte order mark.
        let text = String::from_utf8_lossy(&text);
        let text = text.trim_start_matches('\u{feff}');
        if text.trim().is_empty() {
            continue;
        }
        match read_rack(text) {
            Ok(rack) => {
                compiled.measure(&rack, &[], &mut distances);
                write_ranking(&compiled, &distances, top, terminal.output)?;
            }
            Err((column, message)) => {
                ending = CommandEnding::ProblemsFound;
                let message = terminal.locale.say(&message);
                writeln!(terminal.errors, "{INPUT}:{line}:{column}: {message}")?;
            }
        }
    }
    Ok(ending)
}

fn write_ranking(
    compiled: &CompiledCard,
    distances: &Distances,
    top: usize,
    out: &mut dyn io::Write,
) -> io::Result<()> {
    let mut lines = nearest_lines(compiled, distances);
    if top > 0 {
        lines.truncate(top);
    }
    for (place, (line, distance)) in lines.into_iter().enumerate() {
        let space = if place > 0 { " " } else { "" };
        write!(out, "{space}{}:{distance}", compiled.card().line(line).id)?;
    }
    writeln!(out)
}

/// Reads a rack of 13 or 14 tiles that a table can hold; or says at which character what is wrong.
fn read_rack(text: &str) -> Result<TileCounts, (usize, Message)> {
    let Rack(tiles) = text.parse().map_err(|error: ParseRackError| {
        let message = msg!("rank-not-a-tile", word = error.word);
        (error.column, message)
    })?;
    let start = text.chars().take_while(|c| c.is_whitespace()).count() + 1;
    if !(RACK..=HAND).contains(&tiles.len()) {
        return Err((start, msg!("rank-wrong-count", count = tiles.len())));
    }
    let rack = tiles.into_iter().collect::<TileCounts>();
    for (tile, count) in rack.kinds() {
        let most = most_copies(tile);
        if count > most {
            let tile = tile.to_string();
            let message = msg!(
                "rank-too-many-copies",
                tile = tile,
                count = count,
                most = most
            );
            return Err((start, message));
        }
    }
    Ok(rack)
}

/// How many copies of a tile there are at the largest of tables.
const fn most_copies(tile: Tile) -> u8 {
    match tile {
        Tile::Joker => 10,
        Tile::Flower | Tile::Blank => 8,
        Tile::Suited(..) | Tile::Wind(_) | Tile::Dragon(_) => 4,
    }
}
