//! Playing on at the table with players who decide for themselves, as far as a lesson wants it.

use crate::analysis::CompiledCard;
use crate::coach::advise;
use crate::rules::{Event, Game, Seat, Situation, View};

/// More actions than any game has.
const MOST_ACTIONS: usize = 2000;

/// Asks to play on: every legal action is right, and the step is done when the game has come so far. In the deal tiles
/// can be taken from a wrong stack ([`Misplaced`](crate::rules::Misplaced)); they are put back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// How far.
    pub until: Until,
    /// How much the narrator helps.
    pub help: Help,
    /// Whether the walls, the dice and the deal are shown first.
    pub opening: bool,
    /// The phases of the game in which the step says something of their own, in the place of its text.
    pub tells: Vec<GamePhase>,
}

/// What a game that is played on is at, seen by the learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GamePhase {
    /// Three tiles are passed.
    Pass,
    /// Everybody says whether a second Charleston follows.
    Vote,
    /// The courtesy pass is offered or made.
    Courtesy,
    /// It is the learner's turn.
    Turn,
    /// The learner may claim a discard.
    Claim,
}

/// How far a game is played in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// Until the tiles are dealt.
    Dealt,
    /// Until the Charleston and the courtesy pass are over.
    CharlestonOver,
    /// Until the learner has discarded so often in the game.
    Discards(u8),
    /// Until the game is over.
    GameOver,
}

/// How much the narrator helps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Help {
    /// Says each time what the coach would do.
    Told,
    /// Says it when asked.
    OnRequest,
    /// Not at all.
    Alone,
}

impl GamePhase {
    /// Every phase with its word in lessons.
    pub const WORDS: [(&'static str, Self); 5] = [
        ("pass", Self::Pass),
        ("vote", Self::Vote),
        ("courtesy", Self::Courtesy),
        ("turn", Self::Turn),
        ("claim", Self::Claim),
    ];

    /// What the game is at for the player whose view it is; nothing while the others play.
    pub fn of(view: View<'_>) -> Option<Self> {
        match view.situation() {
            Situation::Charleston(_) => Some(Self::Pass),
            Situation::Vote => Some(Self::Vote),
            Situation::CourtesyOffer | Situation::CourtesyPass { .. } => Some(Self::Courtesy),
            Situation::ToDraw(seat) | Situation::ToDiscard(seat) => {
                (seat == view.seat()).then_some(Self::Turn)
            }
            Situation::Claims(_) => view.must_act().then_some(Self::Claim),
            _ => None,
        }
    }

    /// The attribute of a step's message that is said in it.
    pub fn attribute(self) -> String {
        let word = Self::WORDS.iter().find(|(_, phase)| *phase == self);
        format!("during-{}", word.map_or("", |(word, _)| word))
    }
}

impl Play {
    /// Whether the learner, who is East, takes the own tiles from the walls: nothing is done in the deal but that.
    pub const fn deals_by_hand(&self) -> bool {
        self.opening && matches!(self.until, Until::Dealt)
    }

    /// The game played on as far as the step wants it, with everybody doing what the coach would do.
    pub fn by_the_coach(&self, card: &CompiledCard, mut game: Game) -> Option<Game> {
        for _ in 0..MOST_ACTIONS {
            if self.until.is_reached(&game) {
                return Some(game);
            }
            let seat = Seat::ALL
                .into_iter()
                .find(|seat| game.view(*seat).must_act())?;
            let action = advise(card, game.view(seat)).best()?.action;
            game.apply(seat, action).ok()?;
        }
        None
    }
}

impl Until {
    /// Whether `game` has come so far. A game that is over has come as far as any.
    pub fn is_reached(self, game: &Game) -> bool {
        let situation = game.view(Seat::FIRST).situation();
        let is_over = matches!(situation, Situation::Over(_));
        is_over
            || match self {
                Self::GameOver => false,
                Self::Dealt => true,
                Self::CharlestonOver => matches!(
                    situation,
                    Situation::ToDraw(_) | Situation::ToDiscard(_) | Situation::Claims(_)
                ),
                Self::Discards(count) => own_discards(game) >= usize::from(count),
            }
    }

    /// About how many seconds it takes to come so far.
    pub(super) const fn seconds(self) -> usize {
        match self {
            Self::Dealt => 40,
            Self::CharlestonOver => 180,
            Self::Discards(count) => 20 * count as usize,
            Self::GameOver => 300,
        }
    }
}

fn own_discards(game: &Game) -> usize {
    let is_own = |event: &&Event| matches!(event, Event::Discarded { seat, .. } | Event::Misnamed { seat, .. } if *seat == Seat::FIRST);
    game.events().iter().filter(is_own).count()
}
