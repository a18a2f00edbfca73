//! Positions set up by hand, for lessons, exercises and tests: described loosely, promoted once to a
//! game, with every problem reported together.

use std::sync::Arc;

use super::game::Origin;
use super::phase::Phase;
use super::shuffle::{Chance, roll_dice, shuffle};
use super::wall::Wall;
use super::{BySeat, Discard, Exposure, Game, Seat, Setup, Step, TableRules, WinningTile};
use crate::card::Card;
use crate::tile::{Tile, TileCounts, TileSet};

/// A position as somebody describes it. What it leaves open is dealt from the seed.
#[derive(Debug, Clone)]
pub struct Position {
    /// The card that is played.
    pub card: Arc<Card>,
    /// What the table agreed on, and what a lesson has not taught yet.
    pub rules: TableRules,
    /// From which the rest is dealt.
    pub seed: u64,
    /// Who is East.
    pub east: Seat,
    /// The concealed tiles of each player.
    pub racks: BySeat<PlannedRack>,
    /// The exposures of each player, in the order they were made.
    pub exposures: BySeat<Vec<Exposure>>,
    /// Every discard, oldest first. One that was claimed lies in an exposure, not in the middle.
    pub discards: Vec<Discard>,
    /// The tiles that are drawn next, in order.
    pub next_tiles: Vec<Tile>,
    /// How many tiles are left to draw, if it matters; the others are out of play.
    pub wall_left: Option<usize>,
    /// What is going on.
    pub moment: Moment,
}

/// What a player holds in a [`Position`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PlannedRack {
    /// Whatever is dealt.
    #[default]
    Dealt,
    /// These tiles, and what is dealt.
    With(TileCounts),
    /// Exactly these tiles.
    Exactly(TileCounts),
}

/// What is going on in a [`Position`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Everybody chooses a pass.
    Charleston(Step),
    /// Everybody votes on a second Charleston.
    Vote,
    /// Everybody offers a courtesy pass.
    Courtesy,
    /// This player is to draw.
    ToDraw(Seat),
    /// This player holds 14 tiles.
    ToDiscard {
        /// Who.
        seat: Seat,
        /// The tile of the rack that was just drawn; none when East opens, or when the player has
        /// just claimed the newest discard.
        drawn: Option<Tile>,
    },
    /// The newest discard has just been made. When nobody can claim it, the next player is to draw.
    Discarded,
}

/// What is wrong with a [`Position`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PositionProblem {
    /// More tiles of a kind are used than exist.
    #[error("{tile} is used {used} times, and there are {exist}")]
    TooMany {
        /// The kind.
        tile: Tile,
        /// How many are used.
        used: usize,
        /// How many exist.
        exist: u8,
    },
    /// A rack has the wrong number of tiles.
    #[error("seat {seat} has {tiles} concealed tiles, and should have {wanted}")]
    RackSize {
        /// Whose.
        seat: Seat,
        /// How many it has.
        tiles: usize,
        /// How many it should have.
        wanted: usize,
    },
    /// A player's exposures have more tiles than a hand.
    #[error("the exposures of seat {seat} have more tiles than a hand")]
    ExposuresTooLarge {
        /// Whose.
        seat: Seat,
    },
    /// An exposure is no group that can lie exposed: three to six alike with a natural.
    #[error("exposure {index} of seat {seat} is not three to six tiles alike with a natural")]
    NoGroup {
        /// Whose.
        seat: Seat,
        /// Which, counted from 0.
        index: usize,
    },
    /// A player's exposures fit no line that may be exposed.
    #[error("the exposures of seat {seat} fit no line of the card")]
    ExposuresFitNoLine {
        /// Whose.
        seat: Seat,
    },
    /// The tile said to be drawn is not in the rack.
    #[error("{tile} is said to be drawn, but seat {seat} does not hold it")]
    DrawnNotHeld {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// There is no discard, or the newest one was claimed.
    #[error("there is no discard to claim")]
    NoDiscard,
    /// Nobody can draw, for no tile is left.
    #[error("no tile is left to draw")]
    NothingToDraw,
    /// More tiles are to be left to draw than remain.
    #[error("{wanted} tiles are to be left to draw, and {remain} remain")]
    WallTooLong {
        /// How many are to be left.
        wanted: usize,
        /// How many remain.
        remain: usize,
    },
    /// More next tiles are named than are left to draw.
    #[error("{named} next tiles are named, and {wanted} are to be left to draw")]
    WallTooShort {
        /// How many are named.
        named: usize,
        /// How many are to be left.
        wanted: usize,
    },
}

impl Position {
    /// A position of `card` with nothing settled: seat 0 is East and opens the play.
    pub fn new(card: Arc<Card>) -> Self {
        Self {
            card,
            rules: TableRules::default(),
            seed: 0,
            east: Seat::FIRST,
            racks: BySeat::default(),
            exposures: BySeat::default(),
            discards: Vec::new(),
            next_tiles: Vec::new(),
            wall_left: None,
            moment: Moment::ToDiscard {
                seat: Seat::FIRST,
                drawn: None,
            },
        }
    }

    /// Who holds 14 tiles, exposures included (rule `turn-13-tiles`).
    fn with_fourteen(&self) -> Option<Seat> {
        match self.moment {
            Moment::Charleston(_) | Moment::Vote | Moment::Courtesy => Some(self.east),
            Moment::ToDiscard { seat, .. } => Some(seat),
            Moment::ToDraw(_) | Moment::Discarded => None,
        }
    }

    /// How many concealed tiles a player should have, if the exposures leave any.
    fn rack_size(&self, seat: Seat) -> Option<usize> {
        let hand: usize = if self.with_fourteen() == Some(seat) {
            14
        } else {
            13
        };
        let exposed: usize = self.exposures[seat]
            .iter()
            .map(|exposure| usize::from(exposure.naturals) + usize::from(exposure.jokers))
            .sum();
        hand.checked_sub(exposed)
    }

    fn newest_discard(&self) -> Option<Discard> {
        self.discards
            .last()
            .copied()
            .filter(|discard| discard.claimed_by.is_none())
    }

    /// Every tile the position names, as often as it does.
    fn named(&self) -> [usize; Tile::KINDS] {
        let mut named = [0; Tile::KINDS];
        for (_, rack) in self.racks.iter() {
            if let PlannedRack::With(tiles) | PlannedRack::Exactly(tiles) = rack {
                for (tile, count) in tiles.kinds() {
                    named[tile.index()] += usize::from(count);
                }
            }
        }
        for exposure in self.exposures.0.iter().flatten() {
            named[exposure.tile.index()] += usize::from(exposure.naturals);
            named[Tile::Joker.index()] += usize::from(exposure.jokers);
        }
        for discard in &self.discards {
            named[discard.tile.index()] += usize::from(discard.claimed_by.is_none());
        }
        for tile in &self.next_tiles {
            named[tile.index()] += 1;
        }
        named
    }

    /// What is left when everything named has been taken, or which tiles are named too often.
    fn rest(&self, problems: &mut Vec<PositionProblem>) -> TileCounts {
        let exist = TileSet::STANDARD.counts();
        let named = self.named();
        let mut rest = TileCounts::EMPTY;
        for tile in Tile::ALL {
            let used = named[tile.index()];
            match usize::from(exist[tile]).checked_sub(used) {
                Some(left) => rest.add_many(tile, left as u8),
                None => problems.push(PositionProblem::TooMany {
                    tile,
                    used,
                    exist: exist[tile],
                }),
            }
        }
        rest
    }

    fn check_seat(&self, seat: Seat, problems: &mut Vec<PositionProblem>) {
        let before = problems.len();
        for (index, exposure) in self.exposures[seat].iter().enumerate() {
            let size = usize::from(exposure.naturals) + usize::from(exposure.jokers);
            let stands = exposure.tile.is_natural() && exposure.naturals > 0;
            if !stands || !(3..=6).contains(&size) {
                problems.push(PositionProblem::NoGroup { seat, index });
            }
        }
        let matching = self.card.matching();
        let groups = self.exposures[seat].iter().map(Exposure::group);
        if problems.len() == before
            && !self.exposures[seat].is_empty()
            && matching.exposable(groups).next().is_none()
        {
            problems.push(PositionProblem::ExposuresFitNoLine { seat });
        }
        let Some(wanted) = self.rack_size(seat) else {
            problems.push(PositionProblem::ExposuresTooLarge { seat });
            return;
        };
        let tiles = match &self.racks[seat] {
            PlannedRack::Dealt => return,
            PlannedRack::With(tiles) if tiles.total() <= wanted => return,
            PlannedRack::With(tiles) | PlannedRack::Exactly(tiles) => tiles.total(),
        };
        if tiles != wanted {
            problems.push(PositionProblem::RackSize {
                seat,
                tiles,
                wanted,
            });
        }
    }

    fn check_moment(&self, remain: usize, problems: &mut Vec<PositionProblem>) {
        match self.moment {
            Moment::Discarded if self.newest_discard().is_none() => {
                problems.push(PositionProblem::NoDiscard);
            }
            Moment::ToDraw(_) if self.wall_left == Some(0) => {
                problems.push(PositionProblem::NothingToDraw);
            }
            Moment::ToDiscard {
                seat,
                drawn: Some(tile),
            } => {
                if let PlannedRack::Exactly(rack) = &self.racks[seat]
                    && rack[tile] == 0
                {
                    problems.push(PositionProblem::DrawnNotHeld { seat, tile });
                }
            }
            _ => {}
        }
        let named = self.next_tiles.len();
        match self.wall_left {
            Some(wanted) if wanted < named => {
                problems.push(PositionProblem::WallTooShort { named, wanted });
            }
            Some(wanted) if wanted > remain => {
                problems.push(PositionProblem::WallTooLong { wanted, remain });
            }
            _ => {}
        }
    }
}

impl Game {
    /// Sets up a position.
    ///
    /// # Errors
    /// Every problem of the description.
    pub fn from_position(position: &Position) -> Result<Self, Vec<PositionProblem>> {
        let mut problems = Vec::new();
        let mut rest = position.rest(&mut problems);
        for seat in Seat::ALL {
            position.check_seat(seat, &mut problems);
        }
        let drawn_to_find = position.drawn_to_find(&mut rest, &mut problems);
        let to_deal: usize = Seat::ALL
            .into_iter()
            .map(|seat| position.missing(seat).unwrap_or_default())
            .sum();
        let remain = (rest.total() + usize::from(drawn_to_find.is_some())).saturating_sub(to_deal)
            + position.next_tiles.len();
        position.check_moment(remain, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(position.set_up(rest, drawn_to_find))
    }
}

impl Position {
    /// How many tiles have to be dealt to a player.
    fn missing(&self, seat: Seat) -> Option<usize> {
        let held = match &self.racks[seat] {
            PlannedRack::Dealt => 0,
            PlannedRack::With(tiles) | PlannedRack::Exactly(tiles) => tiles.total(),
        };
        self.rack_size(seat)?.checked_sub(held)
    }

    /// The tile said to be drawn, taken out of `rest`, when the rack does not name it yet.
    fn drawn_to_find(
        &self,
        rest: &mut TileCounts,
        problems: &mut Vec<PositionProblem>,
    ) -> Option<(Seat, Tile)> {
        let Moment::ToDiscard {
            seat,
            drawn: Some(tile),
        } = self.moment
        else {
            return None;
        };
        let named = match &self.racks[seat] {
            PlannedRack::Exactly(_) => true,
            PlannedRack::With(tiles) => tiles[tile] > 0,
            PlannedRack::Dealt => false,
        };
        if named {
            return None;
        }
        if self.missing(seat).unwrap_or_default() == 0 || !rest.remove(tile) {
            problems.push(PositionProblem::DrawnNotHeld { seat, tile });
            return None;
        }
        Some((seat, tile))
    }

    fn set_up(&self, rest: TileCounts, drawn_to_find: Option<(Seat, Tile)>) -> Game {
        let mut rng = Chance::Position.rng(self.seed);
        let mut rest: Vec<Tile> = rest.tiles().collect();
        shuffle(&mut rest, &mut rng);

        let mut racks = BySeat::from_fn(|seat| match &self.racks[seat] {
            PlannedRack::Dealt => TileCounts::EMPTY,
            PlannedRack::With(tiles) | PlannedRack::Exactly(tiles) => *tiles,
        });
        if let Some((seat, tile)) = drawn_to_find {
            racks[seat].add(tile);
        }
        for seat in Seat::ALL {
            let wanted = self.rack_size(seat).unwrap_or_default();
            while racks[seat].total() < wanted
                && let Some(tile) = rest.pop()
            {
                racks[seat].add(tile);
            }
        }
        let mut tiles = self.next_tiles.clone();
        tiles.extend(rest);
        if let Some(left) = self.wall_left {
            tiles.truncate(left);
        }
        let dice = roll_dice(&mut Chance::Break.rng(self.seed));
        let setup = Setup {
            card: Arc::clone(&self.card),
            rules: self.rules.clone(),
            seed: self.seed,
            east: self.east,
        };
        let mut game = Game::start(setup, dice, Wall::new(tiles, self.east, dice), racks);
        game.origin = Origin::SetUp;
        game.exposures.clone_from(&self.exposures);
        game.discards.clone_from(&self.discards);
        self.begin(&mut game);
        game
    }

    fn begin(&self, game: &mut Game) {
        game.phase = match self.moment {
            Moment::Charleston(step) => Phase::pass(step),
            Moment::Vote => Phase::Vote {
                votes: BySeat::default(),
            },
            Moment::Courtesy => Phase::courtesy(),
            Moment::ToDraw(seat) => Phase::ToDraw(seat),
            Moment::ToDiscard { seat, drawn } => Phase::ToDiscard {
                seat,
                drawn,
                wins_by: self.wins_by(seat, drawn),
            },
            Moment::Discarded => {
                if let Some(discard) = self.newest_discard() {
                    game.open_claims(discard.by);
                }
                return;
            }
        };
    }

    /// Where the fourteenth tile of `seat` came from.
    fn wins_by(&self, seat: Seat, drawn: Option<Tile>) -> WinningTile {
        match (drawn, self.discards.last()) {
            (None, None) if seat == self.east => WinningTile::Dealt,
            (None, Some(discard)) if discard.claimed_by == Some(seat) => {
                WinningTile::Discarded(discard.by)
            }
            _ => WinningTile::Drawn,
        }
    }
}
