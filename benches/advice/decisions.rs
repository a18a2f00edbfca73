//! Decisions of one seat in games between regular bots, told apart by kind.

use std::fmt;
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Bot, Level, Style};
use mahj_tutor::coach::{Advice, advise};
use mahj_tutor::rules::{
    Action, BySeat, CharlestonPass, Game, Seat, Setup, Situation, TableRules, View,
};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// Whose decisions are looked at.
pub(crate) const SEAT: Seat = Seat::FIRST;

/// In so many games nearly every kind of decision arises more than once.
const MOST_GAMES: u64 = 1000;

/// From how many tiles left on a discard is early, or in the middle of the game.
const EARLY: usize = 67;
const MIDDLE: usize = 34;

/// What is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    FirstPasses,
    SecondPasses,
    Vote,
    CourtesyOffer,
    CourtesyPass,
    EarlyDiscard,
    MiddleDiscard,
    LateDiscard,
    Claim,
    Exchange,
}

impl Kind {
    pub(crate) const ALL: [Self; 10] = [
        Self::FirstPasses,
        Self::SecondPasses,
        Self::Vote,
        Self::CourtesyOffer,
        Self::CourtesyPass,
        Self::EarlyDiscard,
        Self::MiddleDiscard,
        Self::LateDiscard,
        Self::Claim,
        Self::Exchange,
    ];

    fn of(view: View<'_>, advice: &Advice) -> Option<Self> {
        let exchanges = |recommendation: Action| matches!(recommendation, Action::Exchange(_));
        Some(match view.situation() {
            Situation::Charleston(
                CharlestonPass::FirstRight
                | CharlestonPass::FirstAcross
                | CharlestonPass::FirstLeft,
            ) => Self::FirstPasses,
            Situation::Charleston(_) => Self::SecondPasses,
            Situation::Vote => Self::Vote,
            Situation::CourtesyOffer => Self::CourtesyOffer,
            Situation::CourtesyPass { .. } => Self::CourtesyPass,
            Situation::ToDiscard(_)
                if advice
                    .recommendations
                    .iter()
                    .any(|recommendation| exchanges(recommendation.action)) =>
            {
                Self::Exchange
            }
            Situation::ToDiscard(_) => match view.wall_left() {
                EARLY.. => Self::EarlyDiscard,
                MIDDLE..EARLY => Self::MiddleDiscard,
                _ => Self::LateDiscard,
            },
            Situation::Claims(_) => Self::Claim,
            _ => return None,
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::FirstPasses => "first Charleston",
            Self::SecondPasses => "second Charleston",
            Self::Vote => "stop or go on",
            Self::CourtesyOffer => "courtesy, how many",
            Self::CourtesyPass => "courtesy, which",
            Self::EarlyDiscard => "discard, early",
            Self::MiddleDiscard => "discard, middle",
            Self::LateDiscard => "discard, late",
            Self::Claim => "claim",
            Self::Exchange => "exchange or discard",
        })
    }
}

/// A position in which there is something to compare.
#[derive(Debug, Clone)]
pub(crate) struct Decision {
    pub(crate) kind: Kind,
    pub(crate) game: Game,
    pub(crate) advice: Advice,
}

impl Decision {
    /// None when only one action is considered, or one wins at once.
    fn new(card: &CompiledCard, game: &Game) -> Option<Self> {
        let view = game.view(SEAT);
        let advice = advise(card, view);
        let wins = advice
            .best()
            .is_some_and(|recommendation| recommendation.estimate.win >= 1.0);
        let kind = Kind::of(view, &advice)?;
        (advice.recommendations.len() > 1 && !wins).then(|| Self {
            kind,
            game: game.clone(),
            advice,
        })
    }

    pub(crate) fn view(&self) -> View<'_> {
        self.game.view(SEAT)
    }
}

/// Decisions of all kinds.
#[derive(Debug, Default)]
pub(crate) struct Sample {
    /// As many of each kind as could be found, the kinds in turn.
    pub(crate) decisions: Vec<Decision>,
    /// How often each kind arose in the games looked through.
    pub(crate) arose: [usize; Kind::ALL.len()],
}

impl Sample {
    /// So many decisions, as many of each kind; never two of a kind from one game.
    pub(crate) fn new(card: &Arc<CompiledCard>, first_seed: u64, count: usize) -> Self {
        let each = count.div_ceil(Kind::ALL.len());
        let mut found = Kind::ALL.map(|_| Vec::new());
        let mut arose = Kind::ALL.map(|_| 0);
        for seed in first_seed..first_seed + MOST_GAMES {
            if found.iter().all(|found| found.len() >= each) {
                break;
            }
            let mut decisions = Vec::new();
            play(card, seed, |game| {
                decisions.extend(Decision::new(card, game));
            });
            for (place, kind) in Kind::ALL.into_iter().enumerate() {
                let of_kind = || decisions.iter().filter(|it| it.kind == kind);
                let count = of_kind().count();
                arose[place] += count;
                if count > 0 && found[place].len() < each {
                    found[place].extend(of_kind().nth(seed as usize % count).cloned());
                }
            }
        }
        let in_turn = (0..each).flat_map(|turn| found.iter().filter_map(move |it| it.get(turn)));
        Self {
            decisions: in_turn.take(count).cloned().collect(),
            arose,
        }
    }
}

/// Plays a game between regular bots and shows each position in which the seat is asked.
pub(crate) fn play(card: &Arc<CompiledCard>, seed: u64, mut show: impl FnMut(&Game)) {
    let bot = Bot::new(Level::Regular, Style::default(), Arc::clone(card));
    let mut game = Game::deal(Setup {
        card: Arc::clone(card.card()),
        rules: TableRules::default(),
        seed,
        east: SEAT.steps_right(seed as usize % 4),
        scores: BySeat::default(),
        bettor_score: 0,
    });
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    while game.outcome().is_none() {
        let asked = game.to_act();
        let Some(seat) = Seat::ALL.into_iter().find(|seat| asked[*seat]) else {
            break;
        };
        if seat == SEAT {
            show(&game);
        }
        let Some(recommendation) = bot.choose(game.view(seat), &mut chance) else {
            break;
        };
        if game.apply(seat, recommendation).is_err() {
            break;
        }
    }
}
