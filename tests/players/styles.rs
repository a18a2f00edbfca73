//! Opponents can be told apart by how they play.

#![expect(
    clippy::unwrap_used,
    reason = "a test stops where what it needs is missing"
)]

use std::sync::{Arc, Mutex};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::bot::{Baseline, Bot, Evaluation, Level, Player, Simulation, Style, Totals, Walls};
use mahj_tutor::card::{self, LineIndex};
use mahj_tutor::rules::{Action, Outcome, Situation, View};
use rand::rngs::ChaCha8Rng;

/// How many games are played: each wall four times, with everybody in every seat.
const GAMES: u32 = 480;

/// A bot, and the line that its rack was nearest to when the Charleston was over.
#[derive(Debug)]
struct Watched {
    bot: Bot,
    card: Arc<CompiledCard>,
    first: Mutex<Option<LineIndex>>,
}

impl Watched {
    fn new(bot: Bot, card: &Arc<CompiledCard>) -> Arc<Self> {
        Arc::new(Self {
            bot,
            card: Arc::clone(card),
            first: Mutex::new(None),
        })
    }
}

impl Player for Watched {
    fn choose(&self, view: View<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
        let mut first = self.first.lock().unwrap();
        if matches!(view.situation(), Situation::Charleston(_)) {
            *first = None;
        } else if matches!(view.situation(), Situation::ToDiscard(_)) && first.is_none() {
            let evaluation = Evaluation::new(&self.card, view, Level::Regular);
            *first = evaluation.prospects().aim().map(|aim| aim.line);
        }
        self.bot.choose(view, rng)
    }
}

#[test]
fn each_style_is_known_by_its_exposures_its_claims_and_whether_it_stays_with_its_first_line() {
    let practice = Arc::new(card::practice().unwrap());
    let levels = [Level::Regular; 4];
    let simulation =
        Simulation::new(Arc::clone(&practice), levels, 11).with_walls(Walls::Duplicate);
    let card = Arc::clone(simulation.compiled_card());
    let players = [
        Style::ADAPTIVE_ASSERTIVE,
        Style::ADAPTIVE_PASSIVE,
        Style::FIXED_ASSERTIVE,
        Style::FIXED_PASSIVE,
    ]
    .map(|style| Watched::new(Bot::new(Level::Regular, style, Arc::clone(&card)), &card));
    let simulation = simulation.among([
        Arc::clone(&players[0]) as Arc<dyn Player>,
        Arc::clone(&players[1]) as _,
        Arc::clone(&players[2]) as _,
        Arc::clone(&players[3]) as _,
    ]);
    let mut totals = Totals::new(&practice);
    let (mut wins, mut stayed) = ([0_u32; 4], [0_u32; 4]);
    for number in 0..GAMES {
        let game = simulation.play(number, &mut totals).unwrap();
        if let Some(Outcome::Win(win)) = game.outcome() {
            // The players move one seat on with each game of the same wall.
            let winner = (win.winner.index() + 4 - number as usize % 4) % 4;
            let first = *players[winner].first.lock().unwrap();
            wins[winner] += 1;
            stayed[winner] += u32::from(first == Some(win.line));
        }
    }
    let first = |player: usize| {
        totals.first_exposure_turns[player] as f64 / f64::from(totals.games_exposed[player])
    };
    // Players 0 and 2 are assertive, 1 and 3 passive; 0 and 1 are adaptive, 2 and 3 fixed.
    for (assertive, passive) in [(0, 1), (2, 3)] {
        assert!(
            totals.claims[assertive] * 4 > totals.claims[passive] * 5,
            "{totals:?}"
        );
        assert!(first(assertive) + 1.0 < first(passive), "{totals:?}");
    }
    // How often each shows anything is what the others can see of its style.
    let shown = [0, 2, 1, 3].map(|player| totals.games_exposed[player]);
    assert!(
        shown.windows(2).all(|pair| pair[0] * 4 > pair[1] * 5),
        "{shown:?}"
    );
    let share = |one: usize, other: usize| {
        f64::from(stayed[one] + stayed[other]) / f64::from(wins[one] + wins[other])
    };
    let (adaptive, fixed) = (share(0, 1), share(2, 3));
    assert!(fixed > adaptive + 0.1, "{fixed} and {adaptive} of the wins");
}

/// The share of all games that the first player wins against three of the others, when every wall is
/// played in every seat.
fn wins_against(
    first: impl Fn(Arc<CompiledCard>) -> Arc<dyn Player>,
    others: impl Fn(Arc<CompiledCard>) -> Arc<dyn Player>,
) -> (f64, Totals) {
    let practice = Arc::new(card::practice().unwrap());
    let levels = [Level::Regular; 4];
    let simulation = Simulation::new(Arc::clone(&practice), levels, 5).with_walls(Walls::Duplicate);
    let card = || Arc::clone(simulation.compiled_card());
    let players = [
        first(card()),
        others(card()),
        others(card()),
        others(card()),
    ];
    let simulation = simulation.among(players);
    let mut totals = Totals::new(&practice);
    for game in 0..GAMES {
        simulation.play(game, &mut totals).unwrap();
    }
    (totals.win_share(0).share, totals)
}

fn bot(level: Level) -> impl Fn(Arc<CompiledCard>) -> Arc<dyn Player> {
    move |card| Arc::new(Bot::new(level, Style::default(), card))
}

#[test]
fn a_regular_wins_more_than_its_share_against_learners_and_against_the_published_thresholds() {
    let (against_learners, _) = wins_against(bot(Level::Regular), bot(Level::Learner));
    assert!(against_learners > 0.26, "{against_learners}");
    let baseline = |card| -> Arc<dyn Player> { Arc::new(Baseline::new(card)) };
    let (against_thresholds, _) = wins_against(bot(Level::Regular), baseline);
    assert!(against_thresholds > 0.3, "{against_thresholds}");
}

#[test]
fn four_learners_finish_more_games_than_not_but_leave_more_to_the_wall_than_regulars() {
    let (_, learners) = wins_against(bot(Level::Learner), bot(Level::Learner));
    let (_, regulars) = wins_against(bot(Level::Regular), bot(Level::Regular));
    let won = |totals: &Totals| totals.games - totals.wall_games;
    assert!(won(&learners) * 2 > learners.games, "{learners:?}");
    assert!(
        learners.wall_games > regulars.wall_games * 3 / 2,
        "{learners:?} {regulars:?}"
    );
}
