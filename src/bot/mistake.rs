//! Which mistake a person would make here, and how often: what a bot does against the rules where the
//! table allows it and the learner wants to have something to notice.
//!
//! A bot knows no more of what it does wrong than a person would: it errs by chance, and then goes on as
//! if nothing had happened. What the others do wrong it overlooks more often than not, so that the learner
//! has the time to see it first.

use rand::rngs::ChaCha8Rng;

use super::{Bot, may_claim_mah_jongg, may_declare};
use crate::rules::{Action, Claim, Mistakes, Naming, Situation, View, below};
use crate::tile::{Dragon, Number, Suit, Tile, TileCounts, Wind};

/// Something against the rules that people do without meaning to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mistake {
    /// Calls a discard by the name of a tile much like it.
    WrongName,
    /// Claims a discard for a pair, or for a run as other games have them.
    NoGroup,
    /// Claims a discard for a group that fits no line beside its exposures.
    UnfitGroup,
    /// Takes a second tile from the wall.
    DrawsTwice,
    /// Discards before it has drawn.
    ForgetsToDraw,
    /// Takes 13 right tiles and a wrong one for Mah Jongg.
    FalseMahJongg,
    /// Throws its hand in before somebody's Mah Jongg has been checked.
    ThrowsInTooEarly,
}

/// How often a chance is counted out of.
const OUT_OF: u32 = 10_000;

/// How often somebody who errs rarely makes this mistake where it could be made, in ten thousandths. Found
/// by play: wrong names are the most common mistake where players name their discards, and as many others
/// fewer are made there.
const fn chance(mistake: Mistake, naming: Naming) -> u32 {
    let others = match naming {
        Naming::Automatic => 2,
        Naming::ByPlayer => 1,
    };
    match mistake {
        Mistake::WrongName => 26,
        Mistake::NoGroup => 13 * others,
        Mistake::UnfitGroup => 100 * others,
        Mistake::DrawsTwice | Mistake::ForgetsToDraw => 6 * others,
        Mistake::FalseMahJongg => 15 * others,
        Mistake::ThrowsInTooEarly => 200,
    }
}

/// Who has said Mah Jongg in error sees it in time once in so many times.
const SEES_IT_IN_TIME: u32 = 2;

/// Of so many looks at a dead hand one is a look that sees it. Everybody looks twice a turn.
const LOOKS: u32 = 8;

impl Bot {
    /// What it does against the rules now, if it does: something that the table accepts.
    pub(super) fn mistake(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        if self.erring.times_rarely() == 0 || view.rules().mistakes == Mistakes::Refused {
            return None;
        }
        let seat = view.seat();
        let action = match view.situation() {
            _ if view.late_discard().is_some() => self.wrong_claim(view, rng),
            Situation::Claims(_) => self.wrong_claim(view, rng),
            Situation::ToDraw(turn) if turn == seat => self.forgets_to_draw(view, rng),
            Situation::ToDiscard(turn) if turn == seat => self.wrong_turn(view, rng),
            Situation::Announced(turn) if turn == seat => {
                (below(rng, SEES_IT_IN_TIME) > 0).then_some(Action::LayOpen)
            }
            Situation::LaidOpen(_) => self
                .slips(Mistake::ThrowsInTooEarly, view, rng)
                .then_some(Action::ThrowIn),
            _ => None,
        };
        action.filter(|action| is_wrong(view, action))
    }

    /// Whether it overlooks that a hand is dead, as people do who err themselves.
    pub(super) fn overlooks_a_dead_hand(&self, rng: &mut ChaCha8Rng) -> bool {
        self.erring.times_rarely() > 0 && below(rng, LOOKS) > 0
    }

    /// Whether it makes this mistake, where it could.
    fn slips(&self, mistake: Mistake, view: View<'_>, rng: &mut ChaCha8Rng) -> bool {
        below(rng, OUT_OF) < self.erring.times_rarely() * chance(mistake, view.rules().naming)
    }

    fn forgets_to_draw(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        if !self.slips(Mistake::ForgetsToDraw, view, rng) || !looks_alive(view) {
            return None;
        }
        let evaluation = self.evaluation(view, rng);
        self.discard(view, &evaluation, rng).map(Action::Discard)
    }

    fn wrong_turn(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        if view.is_window_open_late() {
            return None;
        }
        let named = view.rules().naming == Naming::ByPlayer;
        if named && self.slips(Mistake::WrongName, view, rng) {
            return match self.consider(view, rng) {
                Some(Action::Discard(tile)) => {
                    let name = mistaken_for(tile, rng)?;
                    Some(Action::DiscardAs { tile, name })
                }
                _ => None,
            };
        }
        let draws = self.slips(Mistake::DrawsTwice, view, rng);
        let declares = self.slips(Mistake::FalseMahJongg, view, rng);
        if !(draws || declares) || may_declare(view) || !looks_alive(view) {
            None
        } else if draws {
            Some(Action::Draw)
        } else {
            let lacks_one = self.lacks_one_tile(view, *view.rack(), rng);
            lacks_one.then_some(Action::DeclareMahJongg)
        }
    }

    fn wrong_claim(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        let [unfit, no_group, declares] = [
            Mistake::UnfitGroup,
            Mistake::NoGroup,
            Mistake::FalseMahJongg,
        ]
        .map(|mistake| self.slips(mistake, view, rng));
        let discard = view
            .newest_discard()
            .filter(|_| unfit || no_group || declares)?;
        let tile = view.name_of(discard);
        if !tile.is_natural() || may_claim_mah_jongg(view, discard) || !looks_alive(view) {
            return None;
        }
        let unfit = unfit.then(|| unfit_group(view, tile)).flatten();
        let group = unfit.or_else(|| no_group.then(|| pair_or_run(view, tile)).flatten());
        group.or_else(|| {
            let mut with_it = *view.rack();
            with_it.add(tile);
            let claims = declares && self.lacks_one_tile(view, with_it, rng);
            claims.then_some(Action::Claim(Claim::MahJongg))
        })
    }

    /// Whether 13 of these concealed tiles and the exposures are right for a hand, and one is not.
    fn lacks_one_tile(&self, view: View<'_>, concealed: TileCounts, rng: &mut ChaCha8Rng) -> bool {
        let evaluation = self.evaluation(view, rng);
        let exposures = view.exposures(view.seat());
        evaluation.prospects_with(concealed, exposures).least() == 1
    }
}

/// Whether nothing that lies open speaks against the hand: who has erred before everybody's eyes does not
/// do it again.
fn looks_alive(view: View<'_>) -> bool {
    view.faults(view.seat()).is_empty()
}

/// Whether it is against the rules, and the table accepts it.
fn is_wrong(view: View<'_>, action: &Action) -> bool {
    view.accepts(action).is_ok() && view.check(action).is_err()
}

/// A pung or kong of `tile` that the hand may not show, with at least one such tile and at most one joker of
/// the rack.
fn unfit_group(view: View<'_>, tile: Tile) -> Option<Action> {
    let held = view.rack()[tile];
    let of = |beside: u8| {
        let naturals = held.min(beside);
        let jokers = beside - naturals;
        let claim = Action::Claim(Claim::Exposure { naturals, jokers });
        (naturals > 0 && jokers < 2 && is_wrong(view, &claim)).then_some(claim)
    };
    [2, 3].into_iter().find_map(of)
}

/// A pair of `tile`, or a run with it where the rack has no other like it.
fn pair_or_run(view: View<'_>, tile: Tile) -> Option<Action> {
    let run = || runs_with(tile).find(|others| view.rack().contains(others));
    let pair = (view.rack()[tile] > 0).then_some(Claim::Exposure {
        naturals: 1,
        jokers: 0,
    });
    pair.or_else(|| run().map(Claim::Unlike)).map(Action::Claim)
}

/// The two tiles that make a run of three with this one, for every such run.
fn runs_with(tile: Tile) -> impl Iterator<Item = TileCounts> {
    let others = match tile {
        Tile::Suited(suit, number) => [(-2, -1), (-1, 1), (1, 2)].map(|(one, other)| {
            let of = |steps: i8| number.get().checked_add_signed(steps).and_then(Number::new);
            let pair = of(one).zip(of(other))?;
            Some(
                [pair.0, pair.1]
                    .into_iter()
                    .map(|number| Tile::Suited(suit, number))
                    .collect(),
            )
        }),
        _ => [None, None, None],
    };
    others.into_iter().flatten()
}

/// The name of a tile that is easily taken for this one: of the same number in another suit, or of the
/// number beside it; another wind or dragon. None for a tile that is like no other.
fn mistaken_for(tile: Tile, rng: &mut ChaCha8Rng) -> Option<Tile> {
    let names: Vec<Tile> = match tile {
        Tile::Suited(suit, number) => {
            let others = Suit::ALL.into_iter().filter(|other| *other != suit);
            let beside = [number.get().checked_sub(1), number.get().checked_add(1)];
            let beside = beside.into_iter().flatten().filter_map(Number::new);
            let of_others = others.map(|other| Tile::Suited(other, number));
            of_others
                .chain(beside.map(|other| Tile::Suited(suit, other)))
                .collect()
        }
        Tile::Wind(wind) => others(Wind::ALL, wind).map(Tile::Wind).collect(),
        Tile::Dragon(dragon) => others(Dragon::ALL, dragon).map(Tile::Dragon).collect(),
        Tile::Joker | Tile::Flower | Tile::Blank => Vec::new(),
    };
    let any = below(rng, u32::try_from(names.len().max(1)).ok()?);
    names.get(any as usize).copied()
}

fn others<Kind: PartialEq, const COUNT: usize>(
    all: [Kind; COUNT],
    this: Kind,
) -> impl Iterator<Item = Kind> {
    all.into_iter().filter(move |other| *other != this)
}
