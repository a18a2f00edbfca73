//! Plays a game again, and looks at every change.

use std::sync::Arc;

use super::{Cause, Decision, Swing, WinChance};
use crate::analysis::{ClaimUse, CompiledCard};
use crate::coach::{self, Budget, Grader, Lead, Refinement, Severity, Warning};
use crate::rules::{Action, Event, Game, Outcome, Seat, Situation, View};
use crate::tile::{Tile, TileCounts};

/// The chance to win before the deal: what is reckoned right after it on the average, so that nobody is lucky or unlucky
/// with the deal in the long run (`cargo bench --bench reviews`).
const BEFORE_THE_DEAL: f32 = 0.241;

/// How closely it is looked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Looking {
    /// By what is reckoned at once.
    AtOnce,
    /// What seems a mistake is played on from there.
    Closely(Budget),
}

/// A game as it went for one seat.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// Whose game.
    pub seat: Seat,
    /// Every change of the chance to win, in order.
    pub swings: Vec<Swing>,
}

/// How much of the way from the chance before the deal to the result is owed to what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sums {
    /// The chance before the deal.
    pub start: WinChance,
    /// What luck has changed.
    pub luck: WinChance,
    /// What own decisions have given up.
    pub decision: WinChance,
    /// What the others have changed.
    pub others: WinChance,
    /// What is left: everything for a win, nothing for anything else; the chance now, as long as the game is not over.
    pub result: WinChance,
}

impl Review {
    /// The review of a game that was dealt from its seed, for one seat.
    pub fn of(card: &Arc<CompiledCard>, game: &Game, seat: Seat, looking: Looking) -> Self {
        let mut reviewer = Reviewer {
            card: Arc::clone(card),
            seat,
            looking,
            now: WinChance::of(BEFORE_THE_DEAL),
            seen: None,
            swings: Vec::new(),
        };
        let mut played = Game::deal(game.setup().clone());
        reviewer.look(&played, Cause::Luck, None, 0);
        for (number, (by, action)) in game.actions().iter().enumerate() {
            reviewer.decide(&played, number, *by, *action);
            if *by == seat && *action == Action::Draw {
                reviewer.expect_draw(&played);
            }
            if played.apply(*by, *action).is_err() {
                debug_assert!(false, "what was played can be played again");
                break;
            }
            let is_own_draw = *by == seat && *action == Action::Draw;
            let is_own = *by == seat && !is_own_draw;
            let has_tiles_from_others = is_passing(*action);
            // What an own decision leads to was said of it already; what comes in with a pass is from the others.
            if !is_own || has_tiles_from_others || played.outcome().is_some() {
                let cause = if is_own_draw {
                    Cause::Luck
                } else {
                    Cause::Others
                };
                reviewer.look(&played, cause, Some((*by, *action)), number);
            } else {
                reviewer.seen = Some(Seen::of(played.view(seat)));
            }
        }
        Self {
            seat,
            swings: reviewer.swings,
        }
    }

    /// What adds up to the result.
    pub fn sums(&self) -> Sums {
        let of = |cause| {
            let swings = self.swings.iter().filter(|swing| swing.cause == cause);
            swings.map(|swing| swing.after - swing.before).sum()
        };
        let start = self.swings.first().map(|swing| swing.before);
        let result = self.swings.last().map(|swing| swing.after);
        Sums {
            start: start.unwrap_or_default(),
            luck: of(Cause::Luck),
            decision: of(Cause::Decision),
            others: of(Cause::Others),
            result: result.unwrap_or_default(),
        }
    }

    /// The own decisions, in order.
    pub fn decisions(&self) -> impl Iterator<Item = (&Swing, &Decision)> {
        let swings = self.swings.iter();
        swings.filter_map(|swing| Some((swing, swing.decision.as_ref()?)))
    }

    /// The mistakes, in order.
    pub fn mistakes(&self) -> impl Iterator<Item = (&Swing, &Warning)> {
        let decisions = self.decisions();
        decisions.filter_map(|(swing, decision)| Some((swing, decision.mistake.as_ref()?)))
    }
}

impl Sums {
    /// Whether everything adds up.
    pub fn add_up(&self) -> bool {
        self.start + self.luck + self.decision + self.others == self.result
    }
}

/// Whether a discard is let go that would help no hand: the table does not stop for it, and nobody decides anything.
fn is_let_go_unasked(
    card: &CompiledCard,
    view: View<'_>,
    grader: &Grader<'_>,
    action: Action,
) -> bool {
    let is_let_go = action == Action::LetGo && grader.best().action == action;
    is_let_go
        && matches!(
            ClaimUse::of(card, view),
            ClaimUse::Nothing | ClaimUse::SetsBack
        )
}

/// The tile that an action is about, as far as `view`'s seat sees it; before or after the action.
fn tile_of(view: View<'_>, by: Option<(Seat, Action)>) -> Option<Tile> {
    let (seat, action) = by?;
    match action {
        Action::Draw if seat == view.seat() => view.drawn(),
        Action::Discard(tile) | Action::DiscardAs { tile, .. } => Some(tile),
        Action::Claim(_) => {
            let newest = view.newest_discard().map(|discard| discard.tile);
            let mut claimed = view.events().rev().filter_map(|event| match event {
                Event::Claimed { tile, .. } => Some(tile),
                _ => None,
            });
            newest.or_else(|| claimed.next())
        }
        _ => None,
    }
}

/// Whether tiles change hands by an action of all.
const fn is_passing(action: Action) -> bool {
    matches!(
        action,
        Action::Pass { .. }
            | Action::PassCourtesy(_)
            | Action::Mush(_)
            | Action::Continue
            | Action::Stop
            | Action::OfferCourtesy(_)
    )
}

/// What a seat sees of a position, as far as its chance depends on it.
#[derive(Debug, Clone, PartialEq)]
struct Seen {
    rack: TileCounts,
    exposed: usize,
    discards: usize,
    situation: Kind,
}

/// What kind of situation it is, as far as that matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Passing,
    Claims,
    Turn,
    Over,
}

impl Seen {
    fn of(view: View<'_>) -> Self {
        let exposed = |seat| {
            let exposures = view.exposures(seat).iter();
            exposures
                .map(|it| usize::from(it.naturals) + 8 * usize::from(it.size()))
                .sum::<usize>()
        };
        Self {
            rack: *view.rack(),
            exposed: Seat::ALL.into_iter().map(exposed).sum(),
            discards: view.discards().len(),
            situation: match view.situation() {
                Situation::Over(_) => Kind::Over,
                Situation::Claims(_) => Kind::Claims,
                Situation::ToDraw(_) | Situation::ToDiscard(_) => Kind::Turn,
                _ => Kind::Passing,
            },
        }
    }
}

struct Reviewer {
    card: Arc<CompiledCard>,
    seat: Seat,
    looking: Looking,
    /// The chance as it was seen last.
    now: WinChance,
    seen: Option<Seen>,
    swings: Vec<Swing>,
}

impl Reviewer {
    /// Looks at a position; what is different from before is owed to `part`.
    fn look(&mut self, game: &Game, cause: Cause, by: Option<(Seat, Action)>, number: usize) {
        let view = game.view(self.seat);
        let seen = Seen::of(view);
        if self.seen.as_ref() == Some(&seen) {
            return;
        }
        let now = match game.outcome() {
            Some(Outcome::Win(win)) if win.winner == self.seat => WinChance::WON,
            Some(_) => WinChance::NONE,
            None => WinChance::of(coach::chance_to_win(&self.card, view)),
        };
        self.seen = Some(seen);
        if now != self.now || self.swings.is_empty() {
            self.swings.push(Swing {
                actions: number,
                discards: view.discards().len(),
                by,
                tile: tile_of(view, by),
                before: self.now,
                after: now,
                cause,
                decision: None,
            });
            self.now = now;
        }
    }

    /// The seat is about to draw. What the others did led to what may be expected of that on the average, so that luck is
    /// what the tile makes of it.
    fn expect_draw(&mut self, game: &Game) {
        let expected = coach::chance_before_draw(&self.card, game.view(self.seat));
        let Some(expected) = expected.map(WinChance::of) else {
            return;
        };
        if expected == self.now {
            return;
        }
        let mut others = game.actions().iter().enumerate().rev();
        let last = others.find(|(_, (by, _))| *by != self.seat);
        match (self.swings.last_mut(), last) {
            (Some(swing), _) if swing.cause == Cause::Others => swing.after = expected,
            (_, Some((number, by))) => self.swings.push(Swing {
                actions: number,
                discards: game.view(self.seat).discards().len(),
                by: Some(*by),
                tile: tile_of(game.view(self.seat), Some(*by)),
                before: self.now,
                after: expected,
                cause: Cause::Others,
                decision: None,
            }),
            _ => return,
        }
        self.now = expected;
    }

    /// Looks at what the seat is about to decide.
    fn decide(&mut self, game: &Game, number: usize, by: Seat, action: Action) {
        if by != self.seat || matches!(action, Action::Draw | Action::LookAtPass | Action::Rack) {
            return;
        }
        let view = game.view(self.seat);
        let Some(grader) = Grader::new(&self.card, view) else {
            return;
        };
        if grader.recommendations().len() < 2
            || is_let_go_unasked(&self.card, view, &grader, action)
        {
            return;
        }
        let suspected = Warning::suspect(&self.card, view, &action, Severity::Doubtful);
        let (mistake, lead) = match (suspected, self.looking) {
            (Some(warning), Looking::Closely(budget)) => self.look_closely(view, warning, budget),
            (suspected, _) => (suspected, None),
        };
        let loss = match (lead, &mistake) {
            (Some(lead), _) => lead.win,
            (None, Some(warning)) => warning.loss,
            (None, None) => grader.loss(&action).unwrap_or_default(),
        };
        let loss = WinChance::of(loss).min(self.now).max(WinChance::NONE);
        self.swings.push(Swing {
            actions: number,
            discards: view.discards().len(),
            by: Some((by, action)),
            tile: tile_of(view, Some((by, action))),
            before: self.now,
            after: self.now - loss,
            cause: Cause::Decision,
            decision: Some(Decision {
                best: grader.best().clone(),
                loss,
                error: lead.map(|lead| lead.win_error),
                mistake,
            }),
        });
        self.now = self.now - loss;
    }

    /// Plays on from what seems a mistake, and from what would be better.
    fn look_closely(
        &self,
        view: View<'_>,
        warning: Warning,
        budget: Budget,
    ) -> (Option<Warning>, Option<Lead>) {
        let seed = view.discards().len() as u64;
        let refinement = warning
            .to_compare()
            .and_then(|advice| Refinement::new(&self.card, view, &advice, budget, seed));
        let Some(mut refinement) = refinement else {
            return (Some(warning), None);
        };
        while refinement.step() {}
        let compared = refinement.recommendations();
        let lead = refinement.lead_of_first();
        let mistake = warning.played_on(&compared, lead, Severity::Doubtful);
        (mistake, Some(lead))
    }
}
