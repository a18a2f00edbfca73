//! Games between regular bots, and what became of every decision.

use std::ops::Range;
use std::sync::Arc;
use std::thread;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::card::LineIndex;
use mahj_tutor::rules::{Action, BySeat, Game, Outcome, Seat, Setup, TableRules, View};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// On how many threads games are played.
const THREADS: u64 = 2;

/// A kind of decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Pass,
    Vote,
    Courtesy,
    Draw,
    Discard,
    Claim,
    LetGo,
    Other,
}

impl Kind {
    pub(crate) const ALL: [Self; 8] = [
        Self::Pass,
        Self::Vote,
        Self::Courtesy,
        Self::Draw,
        Self::Discard,
        Self::Claim,
        Self::LetGo,
        Self::Other,
    ];

    pub(crate) fn of(action: &Action) -> Self {
        match action {
            Action::Pass { .. } => Self::Pass,
            Action::Continue | Action::Stop => Self::Vote,
            Action::OfferCourtesy(_) | Action::PassCourtesy(_) => Self::Courtesy,
            Action::Draw => Self::Draw,
            Action::Discard(_) => Self::Discard,
            Action::Claim(_) => Self::Claim,
            Action::LetGo => Self::LetGo,
            _ => Self::Other,
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Vote => "vote",
            Self::Courtesy => "courtesy",
            Self::Draw => "draw",
            Self::Discard => "discard",
            Self::Claim => "claim",
            Self::LetGo => "let go",
            Self::Other => "other",
        }
    }
}

/// How a game ended for one seat.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fate {
    /// Which game it was, by its seed.
    pub(crate) game: u64,
    /// The line that the seat won with, if it won.
    pub(crate) line: Option<LineIndex>,
    /// Whether another won.
    pub(crate) other_won: bool,
    /// What the seat won less what it paid.
    pub(crate) points: i32,
}

impl Fate {
    pub(crate) const fn won(self) -> bool {
        self.line.is_some()
    }

    fn of(game: &Game, seed: u64, seat: Seat) -> Self {
        match game.outcome() {
            Some(Outcome::Win(win)) => Self {
                game: seed,
                line: (win.winner == seat).then_some(win.line),
                other_won: win.winner != seat,
                points: win.payments.balance[seat],
            },
            _ => Self {
                game: seed,
                line: None,
                other_won: false,
                points: 0,
            },
        }
    }
}

/// What is seen of a decision: it adds to what was seen in the same game before, each with its seat.
pub(crate) type Look<'a, T> = dyn Fn(View<'_>, Action, &mut Vec<(T, Seat)>) + Sync + 'a;

/// Plays a game for each seed and gathers what `look` sees in each decision, with what became of it.
pub(crate) fn play<T: Send>(
    card: &Arc<CompiledCard>,
    seeds: Range<u64>,
    look: &Look<'_, T>,
) -> Vec<(T, Fate)> {
    thread::scope(|scope| {
        let part = |thread: u64| {
            let seeds = seeds.clone().filter(move |seed| seed % THREADS == thread);
            scope.spawn(move || {
                let mut seen = Vec::new();
                for seed in seeds {
                    play_one(card, seed, look, &mut seen);
                }
                seen
            })
        };
        let parts = (0..THREADS).map(part).collect::<Vec<_>>();
        let done = parts.into_iter().filter_map(|part| part.join().ok());
        done.flatten().collect()
    })
}

fn play_one<T>(
    card: &Arc<CompiledCard>,
    seed: u64,
    look: &Look<'_, T>,
    gathered: &mut Vec<(T, Fate)>,
) {
    let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(card));
    let mut game = Game::deal(Setup {
        card: Arc::clone(card.card()),
        rules: TableRules::default(),
        seed,
        east: Seat::FIRST.steps_right(seed as usize / THREADS as usize % 4),
        scores: BySeat::default(),
        bettor_score: 0,
    });
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut decisions = Vec::new();
    while game.outcome().is_none() {
        let asked = game.to_act();
        let seat = Seat::ALL.into_iter().find(|seat| asked[*seat]);
        let Some(seat) = seat else { return };
        let Some(recommendation) = bot.choose(game.view(seat), &mut chance) else {
            return;
        };
        look(game.view(seat), recommendation, &mut decisions);
        if game.apply(seat, recommendation).is_err() {
            return;
        }
    }
    let decisions = decisions.into_iter();
    gathered.extend(decisions.map(|(decision, seat)| (decision, Fate::of(&game, seed, seat))));
}
