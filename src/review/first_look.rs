//! Plays a game again, looks at every change, and finds what is worth a closer look.

use std::sync::Arc;

use super::corrected::{Reckoned, corrected};
use super::seen::Seen;
use super::to_play_on::{Asks, PlayedOn, ToPlayOn};
use super::{Cause, Decision, Review, Swing, WinChance};
use crate::analysis::{ClaimUse, CompiledCard};
use crate::coach::{self, Grader, Severity, Warning};
use crate::rules::{Action, Event, Game, Outcome, Seat, View};
use crate::tile::Tile;

/// The chance to win before the deal: what is reckoned right after it on the average, so that nobody is lucky or unlucky
/// with the deal in the long run (`cargo bench --bench reviews`).
const BEFORE_THE_DEAL: f32 = 0.241;

/// A game as it went for one seat, by what is reckoned at once, and what playing on could tell better.
#[derive(Debug)]
pub struct FirstLook {
    card: Arc<CompiledCard>,
    seat: Seat,
    /// The chance as it was seen last.
    now: WinChance,
    seen: Option<Seen>,
    /// The chances in the order of the game, but for what own decisions left.
    reckoned: Vec<Reckoned>,
    changes: Vec<(Swing, After)>,
    to_play_on: Vec<ToPlayOn>,
}

/// What is known of the chance after a change.
#[derive(Debug, Clone, Copy)]
enum After {
    /// The game is over.
    Known(WinChance),
    /// It was reckoned: which one it is of all that were.
    Reckoned(usize),
    /// An own decision: what it gave up less than before.
    Decided,
}

impl FirstLook {
    /// Looks at a game that was dealt from its seed, for one seat.
    pub fn of(card: &Arc<CompiledCard>, game: &Game, seat: Seat) -> Self {
        let mut first = Self {
            card: Arc::clone(card),
            seat,
            now: WinChance::of(BEFORE_THE_DEAL),
            seen: None,
            reckoned: Vec::new(),
            changes: Vec::new(),
            to_play_on: Vec::new(),
        };
        let mut played = Game::deal(game.setup().clone());
        first.look(&played, Cause::Luck, None, 0);
        for (number, (by, action)) in game.actions().iter().enumerate() {
            if !is_decided_by_others(game, *by, *action) {
                first.decide(&played, number, *by, *action);
            }
            if *by == seat && *action == Action::Draw {
                first.expect_draw(&played);
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
                first.look(&played, cause, Some((*by, *action)), number);
            } else {
                first.seen = Some(Seen::of(played.view(seat)));
            }
        }
        first
    }

    /// What is worth a closer look, in the order of the game.
    pub fn to_play_on(&self) -> &[ToPlayOn] {
        &self.to_play_on
    }

    /// How it went, as it was reckoned at once.
    pub fn review(&self) -> Review {
        self.closer([])
    }

    /// How it went, with what playing on says of some of it.
    pub fn closer(&self, played_on: impl IntoIterator<Item = PlayedOn>) -> Review {
        let mut reckoned = self.reckoned.clone();
        let mut swings = self.changes.clone();
        for played_on in played_on {
            let asked = played_on.reckoned.and_then(|place| reckoned.get_mut(place));
            if let Some(asked) = asked {
                asked.played_on = played_on.chance;
            }
            if let Some(decided) = played_on.decision
                && let Some((swing, _)) = swings.get_mut(decided.change)
                && let Some(decision) = &mut swing.decision
            {
                decision.loss = WinChance::of(decided.lead.win).max(WinChance::NONE);
                decision.error = Some(decided.lead.win_error);
                decision.mistake = decided.mistake;
            }
        }
        let chances = corrected(&reckoned);
        let mut now = WinChance::of(BEFORE_THE_DEAL);
        let follow = |(mut swing, after): (Swing, After)| {
            swing.before = now;
            let loss = swing.decision.as_mut().map(|decision| {
                decision.loss = decision.loss.min(now);
                if let Some(mistake) = &mut decision.mistake {
                    mistake.tell_from(now.get(), decision.loss.get());
                }
                decision.loss
            });
            swing.after = match after {
                After::Known(known) => known,
                After::Reckoned(place) => chances.get(place).map_or(now, |it| WinChance::of(*it)),
                After::Decided => now - loss.unwrap_or_default(),
            };
            now = swing.after;
            swing
        };
        Review {
            seat: self.seat,
            swings: swings.into_iter().map(follow).collect(),
        }
    }

    /// Looks at a position; what is different from before is owed to `cause`.
    fn look(&mut self, game: &Game, cause: Cause, by: Option<(Seat, Action)>, number: usize) {
        let view = game.view(self.seat);
        let seen = Seen::of(view);
        if self.seen.as_ref() == Some(&seen) {
            return;
        }
        self.seen = Some(seen);
        let known = game.outcome().map(|outcome| match outcome {
            Outcome::Win(win) if win.winner == self.seat => WinChance::WON,
            _ => WinChance::NONE,
        });
        let at_once = match known {
            Some(_) => 0.0,
            None => coach::chance_to_win(&self.card, view),
        };
        let now = known.unwrap_or_else(|| WinChance::of(at_once));
        // The end is told whatever it changes: a closer look may leave something to lose where a first one does not.
        if now == self.now && known.is_none() && !self.changes.is_empty() {
            return;
        }
        let swing = Swing {
            actions: number,
            discards: view.discards().len(),
            by,
            tile: tile_of(view, by),
            before: self.now,
            after: now,
            cause,
            decision: None,
        };
        let after = known.map_or_else(|| self.reckon(at_once), After::Known);
        self.changes.push((swing, after));
        self.now = now;
    }

    /// Another chance that was reckoned at once.
    fn reckon(&mut self, at_once: f32) -> After {
        self.reckoned.push(Reckoned {
            at_once,
            played_on: None,
        });
        After::Reckoned(self.reckoned.len() - 1)
    }

    /// Asks something of the position that was looked at last.
    fn ask(&mut self, game: &Game, asks: Asks) {
        let newest = match self.changes.last() {
            Some((_, After::Reckoned(place))) => Some(*place),
            _ => None,
        };
        // Each chance is corrected by playing on once, so that the order does not matter.
        let is_asked =
            |place: &usize| (self.to_play_on.iter()).any(|it| it.reckoned == Some(*place));
        let is_open =
            |place: &usize| (self.reckoned.get(*place)).is_some_and(|it| !it.is_certain());
        let reckoned = newest.filter(|place| is_open(place) && !is_asked(place));
        if reckoned.is_some() || matches!(asks, Asks::Mistake { .. }) {
            self.to_play_on.push(ToPlayOn {
                card: Arc::clone(&self.card),
                position: game.clone(),
                seat: self.seat,
                asks,
                reckoned,
            });
        }
    }

    /// The seat is about to draw. What the others did led to what may be expected of that on the average, so that luck is
    /// what the tile makes of it.
    fn expect_draw(&mut self, game: &Game) {
        let view = game.view(self.seat);
        let Some(at_once) = coach::chance_before_draw(&self.card, view) else {
            return;
        };
        let expected = WinChance::of(at_once);
        let mut others = game.actions().iter().enumerate().rev();
        let last = others.find(|(_, (by, _))| *by != self.seat);
        if expected != self.now {
            let is_of_others = |swing: &Swing| swing.cause == Cause::Others;
            let is_told = (self.changes.last()).is_some_and(|(swing, _)| is_of_others(swing));
            match last {
                _ if is_told => {
                    let after = self.reckon(at_once);
                    if let Some((swing, was)) = self.changes.last_mut() {
                        (swing.after, *was) = (expected, after);
                    }
                }
                Some((number, by)) => {
                    let swing = Swing {
                        actions: number,
                        discards: view.discards().len(),
                        by: Some(*by),
                        tile: tile_of(view, Some(*by)),
                        before: self.now,
                        after: expected,
                        cause: Cause::Others,
                        decision: None,
                    };
                    let after = self.reckon(at_once);
                    self.changes.push((swing, after));
                }
                None => return,
            }
            self.now = expected;
        }
        self.ask(game, Asks::Chance(Action::Draw));
    }

    /// Looks at what the seat is about to decide.
    fn decide(&mut self, game: &Game, number: usize, by: Seat, action: Action) {
        if by != self.seat || matches!(action, Action::Draw | Action::LookAtPass | Action::Rack) {
            return;
        }
        let view = game.view(self.seat);
        let card = Arc::clone(&self.card);
        let Some(grader) = Grader::new(&card, view) else {
            return;
        };
        if grader.recommendations().len() < 2 || is_let_go_unasked(&card, view, &grader, action) {
            return;
        }
        let mistake = Warning::suspect(&card, view, &action, Severity::Doubtful);
        let best = grader.best().clone();
        self.ask(
            game,
            match &mistake {
                Some(warning) => Asks::Mistake {
                    change: self.changes.len(),
                    warning: Box::new(warning.clone()),
                },
                None => Asks::Chance(best.action),
            },
        );
        let loss = match &mistake {
            Some(warning) => warning.loss,
            None => grader.loss(&action).unwrap_or_default(),
        };
        let loss = WinChance::of(loss).max(WinChance::NONE);
        let swing = Swing {
            actions: number,
            discards: view.discards().len(),
            by: Some((by, action)),
            tile: tile_of(view, Some((by, action))),
            before: self.now,
            after: self.now - loss.min(self.now),
            cause: Cause::Decision,
            decision: Some(Decision {
                best,
                loss,
                error: None,
                mistake,
            }),
        };
        self.now = swing.after;
        self.changes.push((swing, After::Decided));
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

/// Whether it was a vote that decides nothing: somebody else stops the Charleston, and one player is enough for that.
fn is_decided_by_others(game: &Game, by: Seat, action: Action) -> bool {
    let mut actions = game.actions().iter();
    matches!(action, Action::Continue | Action::Stop)
        && actions.any(|(seat, action)| *seat != by && *action == Action::Stop)
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
