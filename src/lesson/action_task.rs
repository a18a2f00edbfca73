//! An action at the table, on the real engine.

use super::Wrong;
use super::answers::MOST;
use crate::analysis::{CompiledCard, Distances};
use crate::card::LineIndex;
use crate::coach::{ActionGrade, advise, grade};
use crate::rules::{Action, Claim, Game, RuleId, Seat, View};
use crate::tile::{Tile, TileCounts};

/// Asks for an action at the table of the step. The learner sits at [`Seat::FIRST`].
#[derive(Debug, Clone)]
pub struct ActionTask {
    /// The actions that are right; at least one, unless there are `spares` or the `coach` grades them.
    pub accept: Vec<Accept>,
    /// A line of which every pass or discard is right that gives only tiles it has no use for.
    pub spares: Option<LineIndex>,
    /// Whether every action is right that the coach finds as good as its best one, or nearly.
    pub coach: bool,
    /// What the others do with the learner's action: their passes, votes and offers.
    pub others: Vec<(Seat, Action)>,
    /// Likely wrong actions. One that the engine refuses gets the refusal's reasons beside its text; any
    /// other one is carried out.
    pub wrong: Vec<Wrong<WrongAction>>,
}

/// Actions that are right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Accept {
    /// This one.
    This(Action),
    /// Every legal one of a kind.
    Any(ActionKind),
}

/// A kind of action, whatever tiles it is done with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionKind {
    /// A pass of the Charleston.
    Pass,
    /// A vote on a second Charleston.
    Vote,
    /// An offer for the courtesy pass.
    Offer,
    /// A courtesy pass.
    Courtesy,
    /// Drawing from the wall.
    Draw,
    /// A discard.
    Discard,
    /// A claim for an exposure.
    Exposure,
    /// A joker exchange.
    Exchange,
}

/// A likely wrong action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongAction {
    /// An example, which `check` plays.
    pub action: Action,
    /// What other actions are the same mistake.
    pub breadth: Breadth,
    /// What follows it, so that the learner sees what comes of it.
    pub then: Vec<(Seat, Action)>,
}

/// Which actions are the same mistake as an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Breadth {
    /// None but that action itself.
    ThisAction,
    /// Every one that gives the same tiles away, whatever they are called.
    SameTiles,
    /// Every one of its kind.
    SameKind,
    /// Every one that the engine refuses by the mistake's rule.
    Refused,
    /// Every one that gives a tile away which the line in [`ActionTask::spares`] wants.
    Wanted,
    /// Every one that gives a joker away.
    WithJoker,
    /// Every legal one that the coach finds clearly worse than its best.
    Dearer,
}

impl ActionKind {
    /// All kinds, with the words by which files call them.
    pub const WORDS: [(&'static str, Self); 8] = [
        ("any-pass", Self::Pass),
        ("any-vote", Self::Vote),
        ("any-offer", Self::Offer),
        ("any-courtesy", Self::Courtesy),
        ("any-draw", Self::Draw),
        ("any-discard", Self::Discard),
        ("any-exposure", Self::Exposure),
        ("any-exchange", Self::Exchange),
    ];

    /// The kind of an action, where lessons know one.
    pub const fn of(action: &Action) -> Option<Self> {
        Some(match action {
            Action::Pass { .. } => Self::Pass,
            Action::Continue | Action::Stop => Self::Vote,
            Action::OfferCourtesy(_) => Self::Offer,
            Action::PassCourtesy(_) => Self::Courtesy,
            Action::Draw => Self::Draw,
            Action::Discard(_) | Action::DiscardAs { .. } => Self::Discard,
            Action::Claim(Claim::Exposure { .. } | Claim::Unlike(_)) => Self::Exposure,
            Action::Exchange(_) => Self::Exchange,
            _ => return None,
        })
    }
}

impl ActionTask {
    /// Whether an action is right in `game`.
    pub(super) fn is_right(&self, card: &CompiledCard, game: &Game, action: &Action) -> bool {
        let view = game.view(Seat::FIRST);
        if view.accepts(action).is_err() {
            return false;
        }
        let listed = self.accept.iter().any(|accept| match accept {
            Accept::This(right) => right == action,
            Accept::Any(kind) => ActionKind::of(action) == Some(*kind),
        });
        listed
            || self.gives_spares(card, view, action)
            || self
                .grade(card, view, action)
                .is_some_and(|it| it.is_as_good())
    }

    /// What the coach finds of an action, where it grades here.
    pub(super) fn grade(
        &self,
        card: &CompiledCard,
        view: View<'_>,
        action: &Action,
    ) -> Option<ActionGrade> {
        self.coach.then(|| grade(card, view, action)).flatten()
    }

    fn gives_spares(&self, card: &CompiledCard, view: View<'_>, action: &Action) -> bool {
        let given = given_away(action);
        let is_blind = matches!(action, Action::Pass { blind, .. } if *blind > 0);
        !is_blind && !given.is_empty() && self.wants_of(card, view, &given) == Some(false)
    }

    /// Which of several tiles that an action gives away the line in `spares` wants: of one alone it is known.
    pub(super) fn wanted_of(
        &self,
        card: &CompiledCard,
        view: View<'_>,
        action: &Action,
    ) -> TileCounts {
        let given = given_away(action);
        let mut gone = TileCounts::EMPTY;
        let mut wanted = TileCounts::EMPTY;
        if given.total() < 2 {
            return wanted;
        }
        for tile in given.tiles().filter(|tile| tile.is_natural()) {
            let before = self.distance_without(card, view, &gone);
            gone.add(tile);
            // Of three identical tiles the line may want two: each is seen beside what went before it.
            if before != self.distance_without(card, view, &gone) {
                wanted.add(tile);
            }
        }
        wanted
    }

    /// Whether the line in `spares` wants one of these tiles of the rack; `None` without one.
    fn wants_of(&self, card: &CompiledCard, view: View<'_>, given: &TileCounts) -> Option<bool> {
        let without = self.distance_without(card, view, given)?;
        Some(Some(without) != self.distance_without(card, view, &TileCounts::EMPTY))
    }

    /// How far the rack is from the line in `spares` without some tiles; `None` without a line, or where they are not there.
    fn distance_without(
        &self,
        card: &CompiledCard,
        view: View<'_>,
        gone: &TileCounts,
    ) -> Option<u8> {
        let hands = card.hands_of(self.spares?);
        let mut kept = *view.rack();
        kept.remove_all(gone).then_some(())?;
        let mut distances = Distances::default();
        card.measure(&kept, view.exposures(Seat::FIRST), &mut distances);
        distances.nearest(&hands)
    }

    /// Whether an action is the mistake that `wrong` describes.
    pub(super) fn is_mistake(
        &self,
        wrong: &Wrong<WrongAction>,
        card: &CompiledCard,
        game: &Game,
        action: &Action,
    ) -> bool {
        let view = game.view(Seat::FIRST);
        let example = &wrong.answer;
        match example.breadth {
            Breadth::ThisAction => example.action == *action,
            Breadth::SameTiles => {
                let given = given_away(action);
                !given.is_empty() && given == given_away(&example.action)
            }
            Breadth::SameKind => {
                example.action == *action
                    || ActionKind::of(action)
                        .is_some_and(|it| ActionKind::of(&example.action) == Some(it))
            }
            Breadth::Refused => is_refused_by(view, action, wrong.rule),
            Breadth::Wanted => self.wants_of(card, view, &given_away(action)) == Some(true),
            Breadth::WithJoker => given_away(action)[Tile::Joker] > 0,
            Breadth::Dearer => {
                let grade = self.grade(card, view, action);
                grade.is_some_and(|it| !it.is_as_good())
            }
        }
    }

    /// Some actions that are right in `game`: all that are listed, and a few of each kind that is.
    pub(super) fn some_right(&self, card: &CompiledCard, game: &Game) -> Vec<Action> {
        let view = game.view(Seat::FIRST);
        let mut right: Vec<Action> = Vec::new();
        for accept in &self.accept {
            match accept {
                Accept::This(action) => right.push(*action),
                Accept::Any(kind) => {
                    let legal = view.accepted_actions().into_iter();
                    let of_kind = legal.filter(|action| ActionKind::of(action) == Some(*kind));
                    right.extend(of_kind.take(FEW));
                }
            }
        }
        if self.spares.is_some() {
            let legal = view.accepted_actions().into_iter();
            right.extend(
                legal
                    .filter(|action| self.gives_spares(card, view, action))
                    .take(FEW),
            );
        }
        if self.coach {
            let best = advise(card, view).best().map(|best| best.action);
            right.extend(best);
        }
        right
    }

    /// Every legal action that is right in `game`, as far as [`MOST`] reaches.
    pub(super) fn all_right(&self, card: &CompiledCard, game: &Game) -> Vec<Action> {
        let legal = game.view(Seat::FIRST).accepted_actions().into_iter();
        let right = legal.filter(|action| self.is_right(card, game, action));
        right.take(MOST).collect()
    }
}

/// So many actions of a kind are given as examples.
const FEW: usize = 3;

fn is_refused_by(view: View<'_>, action: &Action, rule: RuleId) -> bool {
    let refusal = view.accepts(action).err();
    refusal.is_some_and(|it| it.reasons.iter().any(|reason| reason.rule == rule))
}

/// The tiles of the rack that an action gives away; none when it does something else.
fn given_away(action: &Action) -> TileCounts {
    action.given_away().unwrap_or(TileCounts::EMPTY)
}
