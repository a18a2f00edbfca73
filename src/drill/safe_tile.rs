//! Which discard is the safest?

use std::sync::Arc;

use super::chance::Chance;
use super::position::played_until;
use super::{
    Asked, CHOICES, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, NEARLY_AS_GOOD,
    Picture, Question, Shown,
};
use crate::analysis::{CompiledCard, Reading, Unseen};
use crate::card::LineIndex;
use crate::rules::{Game, RuleId, Seat, Situation, View};
use crate::tile::{Tile, TileCounts};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 2] = [RuleId::TIP_OBSERVE, RuleId::TIP_BLOCK];

/// How many games are played until a discard is dangerous.
const TRIES: u32 = 24;

/// From which difference on one tile is clearly more dangerous than another.
const CLEAR: f32 = 0.02;

/// Below this danger nobody is said to wait for a tile.
const SERVES: f32 = 0.005;

/// An exercise; none where nothing is dangerous.
pub(super) fn exercise(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    (0..TRIES).find_map(|attempt| {
        // Not many games come to three groups before one player: then two will do, and at last one.
        let groups = difficulty.pick(3, 2, 1).min(match attempt {
            0..6 => 3,
            6..14 => 2,
            _ => 1,
        });
        let after = 24 + chance.below(24);
        let game = played_until(card, chance, |view| {
            view.situation() == Situation::ToDiscard(Seat::FIRST)
                && view.discards().len() >= after
                && most_exposed(view) >= groups
                && is_dangerous(&Reading::new(card, view), view)
        })?;
        at(card, chance, game, difficulty)
    })
}

/// How many groups lie before the one of the others who has exposed most.
fn most_exposed(view: View<'_>) -> usize {
    let others = Seat::ALL.into_iter().filter(|seat| *seat != view.seat());
    let exposed = others.map(|seat| view.exposures(seat).len());
    exposed.max().unwrap_or_default()
}

/// Whether one tile of the rack is clearly more dangerous than another.
fn is_dangerous(reading: &Reading, view: View<'_>) -> bool {
    let dangers: Vec<f32> = naturals(view).map(|tile| reading.danger(tile)).collect();
    let most = dangers.iter().copied().fold(0.0, f32::max);
    let least = dangers.iter().copied().fold(1.0, f32::min);
    most - least >= CLEAR
}

fn naturals(view: View<'_>) -> impl Iterator<Item = Tile> {
    let kinds: Vec<Tile> = view.rack().kinds().map(|(tile, _)| tile).collect();
    kinds.into_iter().filter(|tile| tile.is_natural())
}

fn at(
    card: &CompiledCard,
    chance: &mut Chance,
    game: Game,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let view = game.view(Seat::FIRST);
    let reading = Reading::new(card, view);
    let unseen = Unseen::new(view);
    let discarded: TileCounts = view.discards().iter().map(|discard| discard.tile).collect();
    let mut tiles: Vec<(Tile, f32)> = naturals(view)
        .map(|tile| (tile, reading.danger(tile)))
        .collect();
    tiles.sort_by(|one, other| one.1.total_cmp(&other.1));
    let safest = *tiles.first()?;
    // Those that are clearly more dangerous first: among many that are as safe nothing is to be chosen.
    let others = tiles.iter().skip(1).copied();
    let (mut clear, close): (Vec<_>, Vec<_>) =
        others.partition(|(_, danger)| danger - safest.1 > NEARLY_AS_GOOD);
    // Of what nobody else can hold it cannot be seen why it should be dangerous.
    clear.retain(|(tile, _)| unseen.live[*tile] > 0);
    let mut offered = match difficulty {
        Difficulty::Easy | Difficulty::Usual => chance.some_of(clear, CHOICES - 1),
        // Those that come next to the safest are the hardest to tell from it.
        Difficulty::Hard => clear.into_iter().take(CHOICES - 1).collect(),
    };
    let free = CHOICES - 1 - offered.len();
    offered.extend(chance.some_of(close, free));
    offered.push(safest);
    let offered = chance.some_of(offered, CHOICES);
    let choices = offered.into_iter().map(|(tile, danger)| Choice {
        shown: Shown::Tile(tile),
        grade: Grade::by_loss(
            danger - safest.1,
            GradeReason::Danger {
                tile,
                danger: in_thousandths(danger),
                least: in_thousandths(safest.1),
                to: threatening(card, view, &reading, tile).filter(|_| danger >= SERVES),
                unseen: unseen.live[tile],
                discarded: discarded[tile],
            },
        ),
    });
    let choices: Vec<Choice> = choices.collect();
    let subject = format!("exposed-{}", most_exposed(view));
    debug_assert!(
        choices.iter().any(|it| it.grade.is_right()),
        "the safest is offered"
    );
    Some(Exercise {
        kind: Kind::SafeTile,
        subject,
        picture: Some(Picture::Table(Box::new(game))),
        question: Question::SafestTile,
        asked: Asked::OneOf(choices),
        rule: RuleId::TIP_OBSERVE,
    })
}

/// Whom the tile may serve most, and for which line that fits what this player has exposed.
fn threatening(
    card: &CompiledCard,
    view: View<'_>,
    reading: &Reading,
    tile: Tile,
) -> Option<(Seat, LineIndex)> {
    let threats = reading.threats(card, view, tile);
    let mut exposed = threats.iter().filter(|threat| threat.wins > 0.0);
    exposed.find_map(|threat| Some((threat.seat, threat.lines.first()?.0)))
}

/// A chance in thousandths.
pub(super) fn in_thousandths(chance: f32) -> u16 {
    (chance.clamp(0.0, 1.0) * 1000.0).round() as u16
}
