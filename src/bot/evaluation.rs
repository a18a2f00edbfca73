//! What a seat could do, weighed.

use super::Level;
use super::fixed_lines::DEAD;
use crate::analysis::{
    Aim, CompiledCard, Forecast, HandEvaluator, Odds, Pace, Prospects, Reading, Scope, Stakes,
    Unseen,
};
use crate::card::LineIndex;
use crate::rules::{Action, Claim, Discard, Exposure, ExposureAt, Seat, View};
use crate::tile::{Tile, TileCounts};

/// How much farther than the nearest hand a hand may be to be thought of.
const REACH: u8 = 2;
/// The same, for those who see more.
const FAR_REACH: u8 = 3;

/// Who thinks of so many hands looks no farther: most players are advised not to weigh more.
const FEW_HANDS: usize = 2;
/// The same, for those who see more. With more hands than these a bot does not win more often.
const MANY_HANDS: usize = 16;

/// How much a line's value counts beside the chance to finish it.
const GREED: f32 = 0.3;

/// How much less a tile counts for lines that are not kept to than for those that are.
const FOR_OTHERS: f32 = 0.02;

/// A tile that could go.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spare {
    /// The tile.
    pub tile: Tile,
    /// The share of what the rack is worth that goes with it, 0 to 1.
    pub loss: f32,
    /// The chance that somebody declares Mah Jongg on it, 0 to 1.
    pub danger: f32,
    /// What that may cost, measured like the loss; more than 1 where the rack is worth little.
    pub risk: f32,
}

/// A claim for exposure that could be made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Claiming {
    /// The claim.
    pub claim: Claim,
    /// What the hand is worth after it, compared with letting the discard go: 1 when nothing changes.
    pub gain: f32,
    /// The hand to aim at after it.
    pub aim: Aim,
}

/// An exchange that could be made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Exchanging {
    /// Where the joker lies.
    pub exposure: ExposureAt,
    /// The tile that is given for it.
    pub tile: Tile,
    /// What the hand is worth after it, compared with before: 1 when nothing changes.
    pub gain: f32,
    /// The hand to aim at after it.
    pub aim: Aim,
}

/// A tile that could be had for a blank.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Swapping {
    /// The tile.
    pub tile: Tile,
    /// What the hand is worth after it, compared with before: 1 when nothing changes.
    pub gain: f32,
    /// The hand to aim at after it.
    pub aim: Aim,
}

/// Weighs what one seat could do, from what that seat may know.
#[derive(Debug)]
pub struct Evaluation<'a> {
    card: &'a CompiledCard,
    view: View<'a>,
    unseen: Unseen,
    evaluator: HandEvaluator,
    /// How much farther than the nearest hand a hand may be to be thought of.
    reach: u8,
    /// How many near hands are enough to think of.
    enough: usize,
    level: Level,
    /// The lines that are thought of; none when all are.
    kept: Vec<LineIndex>,
    /// Whether other lines count for a tile that the kept ones do not want.
    may_turn: bool,
}

/// The share of what a rack is worth with all lines that goes with a tile, as far as it counts beside that of the lines that
/// are kept to.
fn serves_others(others: Option<&Prospects<'_>>, tile: Tile) -> f32 {
    others.map_or(0.0, |others| {
        FOR_OTHERS * others.loss(tile) / others.worth().max(f32::MIN_POSITIVE)
    })
}

impl<'a> Evaluation<'a> {
    /// The evaluation of a player of this level in the place of `view`'s seat.
    pub fn new(card: &'a CompiledCard, view: View<'a>, level: Level) -> Self {
        let unseen = Unseen::new(view);
        let evaluator = match level {
            Level::Learner => HandEvaluator::TileCount,
            Level::Regular | Level::Expert => HandEvaluator::Chances {
                odds: Odds::at_pace(&unseen, pace(level)),
                greed: GREED,
                forecast: Forecast::new(view),
            },
        };
        let (reach, enough) = match level {
            Level::Learner => (REACH, MANY_HANDS),
            Level::Regular => (REACH, FEW_HANDS),
            Level::Expert => (FAR_REACH, MANY_HANDS),
        };
        Self {
            card,
            view,
            unseen,
            evaluator,
            reach,
            enough,
            level,
            kept: Vec::new(),
            may_turn: false,
        }
    }

    /// Thinks of nothing but hands of these lines from now on; of all hands when there are none.
    pub fn keep_to(&mut self, lines: Vec<LineIndex>) {
        self.kept = lines;
    }

    /// Thinks of nothing but hands of these lines from now on, unless they make up next to nothing of what the rack is
    /// worth: then of all hands, as without any. Says whether it keeps to them.
    pub fn aim_at(&mut self, lines: &[LineIndex]) -> bool {
        self.kept.clear();
        self.may_turn = false;
        if lines.is_empty() {
            return false;
        }
        let whole = self.prospects().worth();
        self.kept.extend_from_slice(lines);
        let is_alive = self.prospects().worth() > DEAD * whole;
        if !is_alive {
            self.kept.clear();
        }
        self.may_turn = is_alive;
        is_alive
    }

    /// How hands are weighed.
    pub(super) const fn evaluator(&self) -> &HandEvaluator {
        &self.evaluator
    }

    /// What the seat knows of the tiles it cannot see.
    pub fn unseen(&self) -> &Unseen {
        &self.unseen
    }

    fn exposures(&self) -> &'a [Exposure] {
        self.view.exposures(self.view.seat())
    }

    /// The hands that the rack is near to.
    pub fn prospects(&self) -> Prospects<'_> {
        self.prospects_of(self.rack(), self.exposures())
    }

    fn prospects_with_losses(&self) -> Prospects<'_> {
        let (rack, exposures) = (self.rack(), self.exposures());
        Prospects::with_losses(self.card, &self.evaluator, rack, exposures, self.scope())
    }

    /// The hands of all lines, where others than those that are kept to count for what these do not tell apart.
    fn prospects_of_others(&self) -> Option<Prospects<'_>> {
        let scope = Scope {
            lines: &[],
            ..self.scope()
        };
        let (rack, exposures) = (self.rack(), self.exposures());
        let all = || Prospects::with_losses(self.card, &self.evaluator, rack, exposures, scope);
        self.may_turn.then(all)
    }

    /// The hands that another rack with these exposures is near to, by what the seat knows now.
    pub fn prospects_with<'b>(
        &'b self,
        rack: TileCounts,
        exposures: &'b [Exposure],
    ) -> Prospects<'b> {
        self.prospects_of(rack, exposures)
    }

    /// The hands that are near after something that the seat may do, by what it knows now.
    pub fn prospects_after<Found>(
        &self,
        action: &Action,
        find: impl FnOnce(&Prospects<'_>) -> Found,
    ) -> Found {
        let (rack, exposures) = self.view.after(action);
        find(&self.prospects_of(self.weighed(rack), &exposures))
    }

    fn rack(&self) -> TileCounts {
        self.weighed(*self.view.rack())
    }

    fn weighed(&self, rack: TileCounts) -> TileCounts {
        self.view.rules().blanks.as_jokers(rack)
    }

    fn prospects_of<'b>(&'b self, rack: TileCounts, exposures: &'b [Exposure]) -> Prospects<'b> {
        Prospects::new(self.card, &self.evaluator, rack, exposures, self.scope())
    }

    fn scope(&self) -> Scope<'_> {
        Scope {
            reach: self.reach,
            enough: self.enough,
            lines: &self.kept,
        }
    }

    /// The `count` tiles that the rack can spare most easily, one after the other, each with what
    /// goes with it after those before it. Jokers are never among them (rule `char-no-jokers`).
    pub fn spares(&self, count: usize) -> Vec<Spare> {
        let mut prospects = self.prospects_with_losses();
        let mut others = self.prospects_of_others();
        let whole = prospects.worth().max(f32::MIN_POSITIVE);
        let mut rack = *self.view.rack();
        let mut spares = Vec::with_capacity(count);
        for _ in 0..count {
            let loss_of = |tile| Spare {
                tile,
                loss: prospects.loss(tile) / whole + serves_others(others.as_ref(), tile),
                danger: 0.0,
                risk: 0.0,
            };
            let least = rack
                .kinds()
                .filter(|(tile, _)| tile.is_natural())
                .map(|(tile, _)| loss_of(tile))
                .min_by(|one, other| self.compare(*one, *other));
            let Some(spare) = least else { break };
            prospects.give(spare.tile);
            if let Some(others) = &mut others {
                others.give(spare.tile);
            }
            rack.take(spare.tile);
            spares.push(spare);
        }
        spares
    }

    /// Every kind of tile in the rack, the one that can best go first. Blanks are kept while there is
    /// anything else.
    pub fn discards(&self) -> Vec<Spare> {
        let prospects = self.prospects_with_losses();
        let whole = prospects.worth().max(f32::MIN_POSITIVE);
        let reading = match self.level {
            Level::Learner | Level::Regular => None,
            Level::Expert => Some(Reading::new(self.card, self.view)),
        };
        let danger = |tile| reading.as_ref().map_or(0.0, |reading| reading.danger(tile));
        let price = reading
            .as_ref()
            .map_or(0.0, |_| self.price_of_danger(&prospects));
        let only_blanks = self
            .view
            .rack()
            .kinds()
            .all(|(tile, _)| tile == Tile::Blank);
        let others = self.prospects_of_others();
        let mut spares = self
            .view
            .rack()
            .kinds()
            .filter(|&(tile, _)| tile != Tile::Blank || only_blanks)
            .map(|(tile, _)| Spare {
                tile,
                loss: prospects.loss(tile) / whole + serves_others(others.as_ref(), tile),
                danger: danger(tile),
                risk: danger(tile) * price,
            })
            .collect::<Vec<_>>();
        spares.sort_by(|one, other| self.compare(*one, *other));
        spares
    }

    fn price_of_danger(&self, prospects: &Prospects<'_>) -> f32 {
        let aim = prospects.aim();
        let value = aim.map_or(0, |aim| self.card.card_line(aim.hand).value);
        let stakes = Stakes::new(value, Forecast::new(self.view));
        stakes.price_of_danger(aim.map_or(0.0, |aim| aim.win))
    }

    /// By what goes with the tile and what it may cost; among equals the one of which fewer copies can come goes first,
    /// and jokers last.
    fn compare(&self, one: Spare, other: Spare) -> std::cmp::Ordering {
        let key = |spare: Spare| (spare.tile == Tile::Joker, self.unseen.live[spare.tile]);
        let cost = |spare: Spare| spare.loss + spare.risk;
        (cost(one).total_cmp(&cost(other))).then_with(|| key(one).cmp(&key(other)))
    }

    /// The claims for exposure that could be made, the best first.
    pub fn claims(&self, discard: Discard) -> Vec<Claiming> {
        let rack = self.view.rack();
        let held = rack[discard.tile];
        let jokers = rack[Tile::Joker];
        let mut claimings = Vec::new();
        let mut worth = None;
        for beside in 2..=5_u8 {
            let naturals = held.min(beside);
            let claim = Claim::Exposure {
                naturals,
                jokers: beside - naturals,
            };
            let action = Action::Claim(claim);
            if beside - naturals > jokers || self.view.check(&action).is_err() {
                continue;
            }
            let worth = *worth.get_or_insert_with(|| self.prospects().worth());
            claimings.extend(self.gain(&action, worth).map(|(gain, aim)| Claiming {
                claim,
                gain,
                aim,
            }));
        }
        claimings.sort_by(|one, other| other.gain.total_cmp(&one.gain));
        claimings
    }

    /// The exchanges that could be made, the best first.
    pub fn exchanges(&self) -> Vec<Exchanging> {
        let mut exchangings = Vec::new();
        let mut worth = None;
        for seat in Seat::ALL {
            for (index, exposure) in self.view.exposures(seat).iter().enumerate() {
                let at = ExposureAt {
                    seat,
                    index: index as u8,
                };
                let action = Action::Exchange(at);
                if exposure.jokers == 0
                    || self.view.rack()[exposure.tile] == 0
                    || self.view.check(&action).is_err()
                {
                    continue;
                }
                let worth = *worth.get_or_insert_with(|| self.prospects().worth());
                exchangings.extend(self.gain(&action, worth).map(|(gain, aim)| Exchanging {
                    exposure: at,
                    tile: exposure.tile,
                    gain,
                    aim,
                }));
            }
        }
        exchangings.sort_by(|one, other| other.gain.total_cmp(&one.gain));
        exchangings
    }

    /// The tiles that could be had for a blank, the best first.
    pub fn swaps(&self) -> Vec<Swapping> {
        if self.view.rack()[Tile::Blank] == 0 {
            return Vec::new();
        }
        let worth = self.prospects().worth();
        let mut swappings = Vec::new();
        for tile in Tile::ALL {
            let action = Action::SwapBlank(tile);
            if self.view.accepts(&action).is_err() {
                continue;
            }
            let gain = self.gain(&action, worth);
            swappings.extend(gain.map(|(gain, aim)| Swapping { tile, gain, aim }));
        }
        swappings.sort_by(|one, other| other.gain.total_cmp(&one.gain));
        swappings
    }

    /// What the hand is worth after an action, compared with its `worth` before, and the hand to aim at then.
    fn gain(&self, action: &Action, worth: f32) -> Option<(f32, Aim)> {
        self.prospects_after(action, |after| {
            let gain = after.worth() / worth.max(f32::MIN_POSITIVE);
            after.aim().map(|aim| (gain, aim))
        })
    }
}

/// What players of this level take for granted of how the tiles come.
const fn pace(level: Level) -> Pace {
    match level {
        Level::Learner | Level::Regular => Pace::UNHURRIED,
        Level::Expert => Pace::KEEN,
    }
}
