//! Which joker may I exchange now?

use std::sync::Arc;

use super::chance::Chance;
use super::exposed::{are_there, expose};
use super::hands::{any_hand, fill};
use super::{
    Asked, Choice, Difficulty, Exercise, Grade, GradeReason, Kind, Picture, Question, Shown,
};
use crate::analysis::CompiledCard;
use crate::rules::{
    Action, Discard, Exposure, ExposureAt, Game, Moment, PlannedRack, Position, RuleId, Seat,
};
use crate::tile::{HAND, Tile, TileCounts};

/// The rules that it trains.
pub(super) const RULES: [RuleId; 5] = [
    RuleId::EXCH_WHAT,
    RuleId::EXCH_OWN_TURN,
    RuleId::EXCH_EXACT_NATURAL,
    RuleId::EXCH_SOURCE_TILE,
    RuleId::EXCH_FROM_OWN,
];

/// How many tables are laid until one can be played at.
const TRIES: u32 = 300;

/// In two of so many exercises no joker may be exchanged.
const NONE_OF: usize = 5;

/// An exercise; none where the card has no line that may be exposed.
pub(super) fn exercise(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let wanted = Wanted::by(chance, difficulty);
    (0..TRIES).find_map(|_| attempt(card, chance, wanted, difficulty))
}

/// What the exercise is to come to: which answer is right is decided first, so that it is none too often.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Some exchange may be made.
    May,
    /// It is the learner's turn, and no tile fits.
    MayNot,
    /// It is another player's turn.
    NotNow,
}

impl Wanted {
    fn by(chance: &mut Chance, difficulty: Difficulty) -> Self {
        match chance.below(NONE_OF) {
            0 | 1 if difficulty == Difficulty::Easy => Self::MayNot,
            0 => Self::MayNot,
            1 => Self::NotNow,
            _ => Self::May,
        }
    }
}

fn attempt(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    wanted: Wanted,
    difficulty: Difficulty,
) -> Option<Exercise> {
    let is_own_turn = wanted != Wanted::NotNow;
    let (game, at) = table(card, chance, wanted, difficulty)?;
    let view = game.view(Seat::FIRST);
    let exchanges = at.into_iter().map(|at| {
        let action = Action::Exchange(at);
        let grade = match view.check(&action) {
            Ok(()) => Grade::plain(true, GradeReason::MayExchange),
            Err(refusal) => Grade::plain(false, GradeReason::Refused(*refusal.reasons.first()?)),
        };
        let shown = Shown::Action(action);
        Some(Choice { shown, grade })
    });
    let mut choices: Vec<Choice> = exchanges.collect::<Option<_>>()?;
    let may = choices.iter().any(|choice| choice.grade.is_right());
    if may != (wanted == Wanted::May) {
        return None;
    }
    choices.push(Choice {
        shown: Shown::Nothing,
        grade: if may {
            Grade::plain(false, GradeReason::SomeMayBeExchanged)
        } else {
            Grade::plain(true, GradeReason::NoneMayBeExchanged)
        },
    });
    let subject = match (may, is_own_turn) {
        (true, _) => "may",
        (false, true) => "may-not",
        (false, false) => "not-now",
    };
    Some(Exercise {
        kind: Kind::Joker,
        subject: subject.to_owned(),
        picture: Some(Picture::Table(Box::new(game))),
        question: Question::ExchangeJoker,
        asked: Asked::OneOf(choices),
        rule: if is_own_turn {
            RuleId::EXCH_EXACT_NATURAL
        } else {
            RuleId::EXCH_OWN_TURN
        },
    })
}

/// A table with exposures, at which the learner holds 14 tiles, or where it is another's turn, and where jokers lie.
fn table(
    card: &Arc<CompiledCard>,
    chance: &mut Chance,
    wanted: Wanted,
    difficulty: Difficulty,
) -> Option<(Game, Vec<ExposureAt>)> {
    let is_own_turn = wanted != Wanted::NotNow;
    let mut position = Position::new(Arc::clone(card.card()));
    position.seed = u64::from(chance.rank());
    position.east = Seat::FIRST.steps_right(chance.below(Seat::ALL.len()));
    let mut seats: Vec<Seat> = chance.some_of(Seat::ALL.to_vec(), 2);
    seats.sort_unstable();
    let mut all: Vec<Exposure> = Vec::new();
    let mut at: Vec<ExposureAt> = Vec::new();
    for seat in seats {
        let (line, hand) = any_hand(card, chance)?;
        if card.card().line(line).concealed {
            return None;
        }
        // Each is offered, so that none is right only where none may be exchanged.
        let count = difficulty.pick(1, 1, 2) + chance.below(difficulty.pick(1, 2, 1));
        let mut exposures = expose(hand, chance, count)?;
        let is_told_apart = exposures
            .windows(2)
            .all(|pair| pair[0].tile != pair[1].tile);
        is_told_apart.then_some(())?;
        for (index, exposure) in exposures.iter_mut().enumerate() {
            exposure.claimed_from = seat.right();
            at.push(ExposureAt {
                seat,
                index: index as u8,
            });
        }
        all.extend(exposures.iter().copied());
        position.exposures[seat] = exposures;
    }
    if !are_there(&all) || all.iter().all(|exposure| exposure.jokers == 0) {
        return None;
    }
    let exposed: usize = position.exposures[Seat::FIRST]
        .iter()
        .map(|exposure| usize::from(exposure.size()))
        .sum();
    let mut used = TileCounts::EMPTY;
    for exposure in &all {
        used.add_all(&exposure.tiles());
    }
    let size = (HAND - usize::from(!is_own_turn)).checked_sub(exposed)?;
    let rack = rack(chance, &all, &used, size, wanted == Wanted::May)?;
    position.racks[Seat::FIRST] = PlannedRack::Exactly(rack);
    position.moment = if is_own_turn {
        Moment::ToDiscard {
            seat: Seat::FIRST,
            drawn: rack.tiles().next(),
        }
    } else {
        Moment::ToDraw(Seat::FIRST.right())
    };
    if !is_own_turn {
        position.discards = vec![Discard {
            tile: spare_tile(chance, &used, &rack)?,
            by: Seat::FIRST,
            claimed_by: None,
        }];
    }
    let game = Game::from_position(&position).ok()?;
    Some((game, at))
}

/// A rack that holds a natural for which a joker stands, where one is to be there, and else only by chance; and tiles
/// that look as if they did.
fn rack(
    chance: &mut Chance,
    exposures: &[Exposure],
    used: &TileCounts,
    size: usize,
    with_natural: bool,
) -> Option<TileCounts> {
    let mut rack = TileCounts::EMPTY;
    let exposure = exposures.get(chance.below(exposures.len()))?;
    if with_natural {
        rack.add(exposure.tile);
    }
    if let Tile::Suited(_, number) = exposure.tile {
        let suits = crate::tile::Suit::ALL;
        rack.add(Tile::Suited(suits[chance.below(suits.len())], number));
    }
    fill(&mut rack, chance, size);
    let is_there = |(tile, count): (Tile, u8)| count + used[tile] <= crate::tile::copies_of(tile);
    (rack.total() == size && rack.kinds().all(is_there)).then_some(rack)
}

/// A tile that nobody holds yet.
fn spare_tile(chance: &mut Chance, used: &TileCounts, rack: &TileCounts) -> Option<Tile> {
    let free = |tile: &Tile| {
        tile.is_natural() && used[*tile] + rack[*tile] < crate::tile::copies_of(*tile)
    };
    let free: Vec<Tile> = Tile::ALL.into_iter().filter(free).collect();
    free.get(chance.below(free.len())).copied()
}
