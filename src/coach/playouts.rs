//! Games played on from a position, with what a seat cannot see dealt anew each time.

use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use crate::analysis::{CompiledCard, Sampler, utility};
use crate::bot::{Bot, Level, MOST_ACTIONS, Style};
use crate::card::LineIndex;
use crate::rules::{Action, BySeat, Game, Outcome, Seat, View, WinningTile};

/// How one imagined game ended for the seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Playout {
    /// Whether the seat won.
    pub won: bool,
    /// What it won less what it paid, in points.
    pub points: i32,
    /// Whether somebody won with the tile that the first action discarded, before anything else was done.
    pub thrown: bool,
}

/// Games played on from a position as a seat knows it, after each of several actions. In every round the
/// hidden tiles are dealt anew, as they may lie after what the others have shown; in one round they lie
/// the same for every action, so that actions differ by what they do and not by luck.
///
/// It holds nothing that the seat does not know, and can be shared among threads: a playout follows
/// from the seed, its round and its action alone.
#[derive(Debug)]
pub struct Playouts {
    /// The position, with hidden tiles that somebody imagined; only what the seat sees of it counts.
    position: Game,
    seat: Seat,
    card: Arc<CompiledCard>,
    actions: Vec<Action>,
    bots: BySeat<Bot>,
    seed: u64,
}

impl Playouts {
    /// Games in which `view`'s seat first does one of these actions; all play on as regular bots do.
    /// None, when the position cannot be imagined.
    pub fn new(
        card: &Arc<CompiledCard>,
        view: View<'_>,
        actions: Vec<Action>,
        seed: u64,
    ) -> Option<Self> {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let position = view.imagine(view.hidden().deal(&mut chance));
        debug_assert!(
            position.is_ok(),
            "{position:?}: a deal of what is hidden can lie so"
        );
        Some(Self {
            position: position.ok()?,
            seat: view.seat(),
            card: Arc::clone(card),
            actions,
            bots: BySeat::from_fn(|_| Bot::new(Level::Regular, Style::default(), Arc::clone(card))),
            seed,
        })
    }

    /// The same games, in which the seat aims at nothing but these lines as long as they can be made.
    #[must_use]
    pub fn towards(mut self, lines: &[LineIndex]) -> Self {
        let bot = self.bots[self.seat].clone();
        self.bots[self.seat] = bot.who_aims_at(lines.to_vec());
        self
    }

    /// How many actions are compared.
    pub const fn actions(&self) -> usize {
        self.actions.len()
    }

    /// Plays a round on after one of the actions. None when `go_on` says to stop, or when the action cannot be
    /// played on from.
    pub fn play(&self, round: u32, first: usize, go_on: &dyn Fn() -> bool) -> Option<Playout> {
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        chance.set_stream(u64::from(round) + 1);
        let view = self.position.view(self.seat);
        let deal = Sampler::new(&self.card, view).deal(&mut chance);
        let imagined = view.imagine(deal);
        debug_assert!(
            imagined.is_ok(),
            "{imagined:?}: a deal that was drawn can lie so"
        );
        let mut game = imagined.ok()?;
        let done = game.apply(self.seat, *self.actions.get(first)?);
        debug_assert!(done.is_ok(), "{done:?}: what is compared can be done");
        done.ok()?;
        for _ in 0..MOST_ACTIONS {
            if let Some(outcome) = game.outcome() {
                let thrown = self.is_first_discard(&game, outcome);
                return Some(Playout::of(outcome, self.seat, thrown));
            }
            if !go_on() {
                return None;
            }
            let asked = game.to_act();
            let seat = Seat::ALL.into_iter().find(|seat| asked[*seat])?;
            let action = self.bots[seat].choose(game.view(seat), &mut chance)?;
            let done = game.apply(seat, action);
            debug_assert!(done.is_ok(), "{seat} {action}: {done:?}");
            done.ok()?;
        }
        debug_assert!(false, "every game ends");
        None
    }

    /// Whether a game was won with the first tile that was discarded after the position, and that by the seat.
    fn is_first_discard(&self, game: &Game, outcome: &Outcome) -> bool {
        let discards = |game: &Game| game.view(self.seat).discards().len();
        let by = Some(WinningTile::Discarded(self.seat));
        outcome.winning_tile() == by && discards(game) == discards(&self.position) + 1
    }
}

impl Playout {
    /// The game is lost by the first discard, for about as much as that costs.
    pub(super) const THROWN: Self = Self {
        won: false,
        points: -64,
        thrown: true,
    };

    /// One game won, or none.
    pub(super) fn wins(self) -> f32 {
        f32::from(u8::from(self.won))
    }

    /// The points, as a number to reckon with.
    pub(super) fn points(self) -> f32 {
        self.points as f32
    }

    /// How much it is worth.
    pub(super) fn utility(self) -> f32 {
        utility(self.wins(), self.points())
    }

    fn of(outcome: &Outcome, seat: Seat, thrown: bool) -> Self {
        let (won, points) = match outcome {
            Outcome::Win(win) => (win.winner == seat, win.payments.balance[seat]),
            Outcome::Penalty(end) => (false, end.payments.balance[seat]),
            Outcome::WallGame => (false, 0),
        };
        Self {
            won,
            points,
            thrown,
        }
    }
}
