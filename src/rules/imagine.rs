//! What one seat cannot see, and the game as it would be if that were so or so: for playing on from
//! what a seat may know.

use rand::Rng;

use super::game::Beginning;
use super::phase::{ChosenPass, DiscardAnswer, Look, Phase};
use super::shuffle::{Chance, below, shuffle};
use super::{BySeat, Event, Game, Mistakes, Outcome, Seat, Setup, View, WinningTile};
use crate::tile::{Tile, TileCounts};

/// What a seat knows of the tiles that it cannot see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hidden {
    /// All of them: those of the wall and of the racks that do not lie open. In a position set up by
    /// hand, some of them may be nowhere.
    pub tiles: TileCounts,
    /// How many of them each rack holds: none on the seat's own and on one that lies open.
    pub racks: BySeat<usize>,
    /// How many of them are in the wall.
    pub wall: usize,
    /// Those that lie on this rack, as far as the seat can know: what it gave there and has not seen
    /// since, jokers that were exchanged before everybody's eyes, and what it looked at before it
    /// passed (as if the giver had them all).
    pub known: BySeat<TileCounts>,
    /// Those that the seat passed there and that may have been passed on since.
    pub passed: BySeat<TileCounts>,
    /// Those that somebody holds, the ones above among them, so that they cannot be drawn.
    pub not_in_wall: TileCounts,
}

/// The hidden tiles, each at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// The other racks. What is given for the seat's own, and for one that lies open, does not count.
    pub racks: BySeat<TileCounts>,
    /// The wall, first the tile that is drawn next.
    pub wall: Vec<Tile>,
    /// From which all further chance comes: in which order passed tiles lie, and which tile in
    /// somebody's rack is the one just drawn.
    pub seed: u64,
}

/// A deal that what the seat knows rules out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleDeal {
    /// A rack has another number of tiles.
    #[error("seat {0} holds another number of tiles")]
    RackSize(Seat),
    /// The wall has another number of tiles.
    #[error("the wall has another number of tiles")]
    WallSize,
    /// There are more tiles of a kind than the seat cannot see.
    #[error("the seat sees some of these tiles elsewhere")]
    Tiles,
}

impl Hidden {
    /// Lays what is known to lie on a rack there, and deals the rest by chance, every order as likely.
    pub fn deal(&self, rng: &mut impl Rng) -> Deal {
        let mut rest = self.tiles;
        let mut racks = self.known;
        for (_, known) in self.known.iter() {
            rest.take_all(known);
        }
        let mut rest: Vec<Tile> = rest.tiles().collect();
        shuffle(&mut rest, rng);
        let mut rest = rest.into_iter();
        for seat in Seat::ALL {
            let missing = self.racks[seat].saturating_sub(racks[seat].total());
            racks[seat].extend(rest.by_ref().take(missing));
            debug_assert!(
                racks[seat].total() == self.racks[seat],
                "what is not seen is enough for every rack, and no more is known of one than it holds"
            );
        }
        Deal {
            racks,
            wall: rest.take(self.wall).collect(),
            seed: rng.next_u64(),
        }
    }
}

impl<'a> View<'a> {
    /// What this seat knows of the tiles that it cannot see.
    pub fn hidden(self) -> Hidden {
        let mut tiles = self.rules().tile_set().counts();
        let mut racks = BySeat::default();
        for seat in Seat::ALL {
            if let Some(rack) = self.open_rack(seat) {
                tiles.take_all(rack);
            } else {
                racks[seat] = self.rack_size(seat);
            }
            for exposure in self.exposures(seat) {
                tiles.take_all(&exposure.tiles());
            }
        }
        for discard in self.discards() {
            if discard.claimed_by.is_none() {
                tiles.take(discard.tile);
            }
        }
        self.placed(tiles, racks)
    }

    /// Adds where the seat knows some of them to lie.
    fn placed(self, tiles: TileCounts, racks: BySeat<usize>) -> Hidden {
        let memory = *self.game().known_places.of(self.seat());
        let (mut known, mut passed) = (memory.known, memory.passed);
        let mut mixed = memory.mixed;
        if let (Some(seen), Phase::Charleston { pass, .. }) =
            (self.seen_incoming(), &self.game().phase)
        {
            let giver = &mut known[pass.giver(self.seat())];
            for (tile, count) in seen.kinds() {
                giver.add_many(tile, count.saturating_sub(giver[tile]));
            }
        }
        let mut not_in_wall = TileCounts::EMPTY;
        let mut left = tiles;
        let mut keep = |some: &mut TileCounts, most: usize| {
            if some.is_empty() {
                return;
            }
            *some = left.take_what_is_there(some, most);
            not_in_wall.add_all(some);
        };
        for seat in Seat::ALL {
            keep(&mut known[seat], racks[seat]);
        }
        for seat in Seat::ALL {
            keep(&mut passed[seat], racks[seat]);
        }
        keep(&mut mixed, usize::MAX);
        Hidden {
            tiles,
            racks,
            wall: self.wall_left(),
            known,
            passed,
            not_in_wall,
        }
    }

    /// The concealed tiles of a player, when this seat sees them: its own, a winner's, and those of a
    /// hand that was laid open or thrown in.
    pub fn open_rack(self, seat: Seat) -> Option<&'a TileCounts> {
        let game = self.game();
        (seat == self.seat() || game.lies_open(seat)).then(|| &game.racks[seat])
    }

    /// The game as it would be if what this seat cannot see were dealt so: at the same point, and with
    /// everything that the seat knows as it is. What the others have chosen face down, or have
    /// answered unheard, they have not chosen yet. Of what has happened, the imagined game keeps only
    /// what still bears on the actions; where mistakes are allowed, all that this seat was told.
    ///
    /// # Errors
    /// When the tiles cannot lie so.
    pub fn imagine(self, deal: Deal) -> Result<Game, ImpossibleDeal> {
        let hidden = self.hidden();
        let mut left = hidden.tiles;
        for seat in Seat::ALL.into_iter().filter(|&seat| hidden.racks[seat] > 0) {
            if deal.racks[seat].total() != hidden.racks[seat] {
                return Err(ImpossibleDeal::RackSize(seat));
            }
            if !left.remove_all(&deal.racks[seat]) {
                return Err(ImpossibleDeal::Tiles);
            }
        }
        if deal.wall.len() != hidden.wall {
            return Err(ImpossibleDeal::WallSize);
        }
        if !deal.wall.iter().all(|&tile| left.remove(tile)) {
            return Err(ImpossibleDeal::Tiles);
        }
        Ok(self.with_hidden(deal))
    }

    fn with_hidden(self, deal: Deal) -> Game {
        let known = self.game();
        let racks = BySeat::from_fn(|seat| *self.open_rack(seat).unwrap_or(&deal.racks[seat]));
        let mut game = Game {
            setup: Setup {
                seed: deal.seed,
                ..known.setup.clone()
            },
            beginning: Beginning::SetUp,
            dice: known.dice,
            wall: known.wall.with_tiles(deal.wall),
            racks,
            exposures: known.exposures.clone(),
            discards: known.discards.clone(),
            phase: Phase::ToDraw(self.east()),
            events: self.events_that_bear_on_actions(),
            actions: Vec::new(),
            late: None,
            is_claimed: known.is_claimed,
            lies_open: known.lies_open,
            bet: None,
            bet_settlement: None,
            penalties: known.penalties.clone(),
            known_places: known.known_places.only(self.seat()),
        };
        game.late = known.late.map(|answers| {
            let drawer = match known.phase.standing() {
                Phase::ToDiscard { seat, .. } => Some(*seat),
                _ => None,
            };
            self.answers_not_heard(&game, &answers, |other| Some(other) == drawer)
        });
        game.phase = self.phase_as_known(&game, &known.phase);
        game
    }

    /// The newest events, from the last draw or discard on, and the newest claim.
    fn events_that_bear_on_actions(self) -> Vec<Event> {
        if self.rules().mistakes == Mistakes::Allowed {
            return self.events().collect();
        }
        let all = self.game().events();
        let turn = |event: &Event| matches!(event, Event::Drew { .. });
        let claim = |event: &Event| matches!(event, Event::Claimed { .. });
        let from = all.iter().rposition(turn).unwrap_or(all.len());
        let (before, since) = all.split_at(from);
        let newest_claim = before.iter().rfind(|event| claim(event));
        let newest_claim = newest_claim.filter(|_| !since.iter().any(claim));
        newest_claim
            .into_iter()
            .chain(since)
            .map(|event| event.as_known_by(self.seat()))
            .collect()
    }

    /// Where the game stands, without what the others keep to themselves. `imagined` has the racks.
    fn phase_as_known(self, imagined: &Game, phase: &Phase) -> Phase {
        let me = self.seat();
        match phase {
            Phase::Charleston {
                pass,
                chosen,
                looks,
            } => {
                let mut own_chosen = only(me, chosen[me]);
                let mut own_looks = BySeat::default();
                own_looks[me] = looks[me];
                if let Look::Saw(tiles) = looks[me] {
                    let giver = pass.giver(me);
                    let has_them = imagined.racks[giver].contains(&tiles);
                    own_chosen[giver] = has_them.then_some(ChosenPass { tiles, blind: 0 });
                }
                Phase::Charleston {
                    pass: *pass,
                    chosen: own_chosen,
                    looks: own_looks,
                }
            }
            Phase::Vote { votes } => Phase::Vote {
                votes: only(me, votes[me]),
            },
            Phase::CourtesyOffer { offers } => Phase::CourtesyOffer {
                offers: only(me, offers[me]),
            },
            Phase::CourtesyPass { agreed, given } => Phase::CourtesyPass {
                agreed: *agreed,
                given: only(me, given[me]),
            },
            Phase::Mush { given } => Phase::Mush {
                given: only(me, given[me]),
            },
            Phase::ToDiscard { seat, drawn, .. } if *seat != me => {
                self.turn_of_another(imagined, *seat, drawn.is_some())
            }
            Phase::Claims { answers } => Phase::Claims {
                answers: self.answers_in_claim_time(imagined, answers),
            },
            Phase::Challenged {
                challenger,
                challenged,
                fault,
                then,
            } => Phase::Challenged {
                challenger: *challenger,
                challenged: *challenged,
                fault: *fault,
                then: Box::new(self.phase_as_known(imagined, then)),
            },
            Phase::Announced { seat, then } => Phase::Announced {
                seat: *seat,
                then: Box::new(self.phase_as_known(imagined, then)),
            },
            Phase::LaidOpen {
                seat,
                thrown_in,
                then,
            } => Phase::LaidOpen {
                seat: *seat,
                thrown_in: only(me, thrown_in[me]),
                then: Box::new(self.phase_as_known(imagined, then)),
            },
            Phase::ToDraw(_) | Phase::ToDiscard { .. } | Phase::NamePrice(_) | Phase::Over(_) => {
                phase.clone()
            }
        }
    }

    /// Somebody else holds 14 tiles. Which one was drawn is not known, and only what lies open tells
    /// where the last one came from.
    fn turn_of_another(self, imagined: &Game, seat: Seat, has_drawn: bool) -> Phase {
        let rack = &imagined.racks[seat];
        let mut rng = Chance::Hidden.rng(imagined.setup.seed);
        let place = below(&mut rng, rack.total() as u32) as usize;
        let has_exchanged = (self.game().events.iter().rev())
            .take_while(|event| !matches!(event, Event::Drew { .. } | Event::Claimed { .. }))
            .any(|event| matches!(event, Event::Exchanged { seat: by, .. } if *by == seat));
        let wins_by = match imagined.discards.last() {
            _ if has_exchanged => WinningTile::Exchanged,
            None if !has_drawn => WinningTile::Opening,
            Some(discard) if discard.claimed_by == Some(seat) => WinningTile::Discarded(discard.by),
            _ => WinningTile::Drawn,
        };
        Phase::ToDiscard {
            seat,
            drawn: rack.tiles().nth(place).filter(|_| has_drawn),
            wins_by,
        }
    }

    /// Those who could claim the discard from the imagined racks are asked again. Somebody is, so that
    /// the game stands where it stood; nobody can be where all have answered and a Mah Jongg in error is
    /// settled.
    fn answers_in_claim_time(
        self,
        imagined: &Game,
        answers: &BySeat<DiscardAnswer>,
    ) -> BySeat<DiscardAnswer> {
        let mut asked = self.answers_not_heard(imagined, answers, |_| false);
        if !asked
            .iter()
            .any(|(_, &answer)| answer == DiscardAnswer::Awaited)
        {
            let discarder = imagined.discards.last().map(|discard| discard.by);
            let last = Seat::ALL.into_iter().find(|&other| {
                other != self.seat() && Some(other) != discarder && imagined.is_alive(other)
            });
            if let Some(last) = last {
                asked[last] = DiscardAnswer::Awaited;
            }
        }
        asked
    }

    fn answers_not_heard(
        self,
        imagined: &Game,
        answers: &BySeat<DiscardAnswer>,
        let_go: impl Fn(Seat) -> bool,
    ) -> BySeat<DiscardAnswer> {
        BySeat::from_fn(|other| {
            if other == self.seat() {
                answers[other]
            } else if let_go(other) {
                DiscardAnswer::LetGo
            } else {
                imagined.first_answer(other)
            }
        })
    }
}

/// What one seat has chosen; the others have not yet.
fn only<T>(seat: Seat, chosen: Option<T>) -> BySeat<Option<T>> {
    let mut chosen = chosen;
    BySeat::from_fn(|other| if other == seat { chosen.take() } else { None })
}

impl Game {
    /// Whether everybody has seen a player's tiles: a winner's, or those of a hand that was laid open or
    /// thrown in.
    fn lies_open(&self, seat: Seat) -> bool {
        let wins = match &self.phase {
            Phase::NamePrice(declared) => declared.win.winner == seat,
            Phase::Over(Outcome::Win(win)) => win.winner == seat,
            _ => false,
        };
        let may_err = self.setup.rules.mistakes == Mistakes::Allowed;
        wins || may_err
            && self.events.iter().any(|event| match event {
                Event::LaidOpen { seat: shown, .. } | Event::ThrewIn { seat: shown, .. } => {
                    *shown == seat
                }
                _ => false,
            })
    }

    /// The same game as `seat` knows it, with everything that `seat` cannot see dealt anew, and all
    /// that has happened: for proving that an answer rests on nothing else. The seat's view gives the
    /// same answers as before.
    #[must_use]
    pub fn reshuffle_hidden(&self, seat: Seat, seed: u64) -> Self {
        let view = self.view(seat);
        let deal = view.hidden().deal(&mut Chance::Hidden.rng(seed));
        Self {
            events: self.events.clone(),
            actions: self.actions.clone(),
            known_places: self.known_places.clone(),
            bet: self.bet,
            bet_settlement: self.bet_settlement.clone(),
            ..view.with_hidden(deal)
        }
    }
}
