//! What is awaited now and what may be done, as data: whose turn it is in one line, the one primary
//! action, and the other choices. How they are drawn is the business of `action_strip`.

mod advised;
mod charleston;
mod choice;
mod claims;
mod closing;
mod in_lesson;
mod opening;
mod race;
mod refused;
mod sitting_out;
mod turn;
mod warned;

use super::claim_time::TimeToClaim;
use super::selection::Selection;
use super::{LEARNER, Side, TableCommand, names};
pub(in crate::ui) use choice::PromptChoice;
pub(in crate::ui::table) use claims::MOST_BESIDE;
use race::{misnamed, told_since_discard};

use crate::locale::Message;
use crate::msg;
use crate::play::{Awaited, Session};
use crate::rules::{
    Action, BotsChallenge, CharlestonPass, ClaimWindow, Event, Fact, Reason, Seat, Situation, View,
};
use crate::wording::{self, Names};

/// What is awaited now and what may be done.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Prompt {
    /// Whose turn it is and what may be done, in one line; nothing where a narrator says it.
    pub(super) says: Option<Message>,
    /// Whether the learner is asked for something.
    is_yours: bool,
    /// One sentence more for who wants it.
    pub(super) explains: Option<Message>,
    /// The action that stands out, then the others.
    pub(super) choices: Vec<PromptChoice>,
    /// Whether the learner may choose how many tiles to pass on unseen.
    pub(super) asks_blind: bool,
    /// Whether the learner has tiles to sort.
    pub(super) has_rack: bool,
    /// The limit to the time to claim, if there is one.
    pub(super) time: Option<TimeToClaim>,
}

impl Prompt {
    /// Offers everything in the row: where an action is to be found, nothing is kept back.
    pub(super) fn offer_all_at_once(&mut self) {
        for choice in &mut self.choices {
            choice.is_on_request = false;
        }
    }

    /// What is done with the tiles that are chosen on the rack, where they are enough for it.
    pub(super) fn given_away(&self) -> Option<Action> {
        self.choices.iter().find_map(PromptChoice::gives_away)
    }

    fn of_others(says: Message) -> Self {
        Self {
            says: Some(says),
            is_yours: false,
            explains: None,
            choices: Vec::new(),
            asks_blind: false,
            has_rack: true,
            time: None,
        }
    }

    fn yours(says: Message, explains: Message, choices: Vec<PromptChoice>) -> Self {
        Self {
            is_yours: true,
            explains: Some(explains),
            choices,
            ..Self::of_others(says)
        }
    }

    /// What is awaited in `session`, with `selection` chosen on the rack.
    pub(super) fn of(session: &Session, selection: &Selection) -> Self {
        let prompt = Self::of_awaited(session, selection);
        Self {
            has_rack: prompt.has_rack && !session.sits_out() && session.outcome().is_none(),
            ..prompt
        }
    }

    fn of_awaited(session: &Session, selection: &Selection) -> Self {
        match session.awaited() {
            Awaited::Opening(opening) => Self::of_opening(session, opening.step()),
            Awaited::NextGame => Self::yours(
                msg!("table-game-over"),
                if session.seating().bettor.is_some() {
                    msg!("table-game-over-bettor")
                } else {
                    msg!("table-game-over-next")
                },
                vec![
                    PromptChoice::new(msg!("table-next-game"), TableCommand::BeginNextGame)
                        .primary(),
                    PromptChoice::new(msg!("table-review"), TableCommand::Review),
                    PromptChoice::new(msg!("table-new-game"), TableCommand::OpenSetup),
                ],
            ),
            Awaited::Nothing => Self::yours(
                msg!("table-match-over"),
                msg!("table-match-over-why"),
                vec![
                    PromptChoice::new(msg!("table-new-match"), TableCommand::BeginMatch).primary(),
                    PromptChoice::new(msg!("table-review"), TableCommand::Review),
                    PromptChoice::new(msg!("table-other-match"), TableCommand::OpenSetup),
                ],
            ),
            Awaited::GoAhead if session.sits_out() => Self::of_watching(session).waiting(session),
            Awaited::GoAhead => Self::of_game(session, selection).waiting(session),
            Awaited::Bet => Self::of_bet(session),
            Awaited::Bots if session.sits_out() => Self::of_watching(session),
            Awaited::Learner | Awaited::Bots | Awaited::Narrator => {
                Self::of_game(session, selection)
            }
        }
    }

    /// Waits for the learner, who may try what is there or let the game go on.
    fn waiting(mut self, session: &Session) -> Self {
        let view = session.view();
        let go_on = if session.is_before_own_draw() {
            // What comes next is the learner's own draw: it is one step.
            let draw = wording::action(&Action::Draw, view);
            PromptChoice::new(draw, TableCommand::GoAheadAndDraw)
        } else {
            PromptChoice::new(msg!("table-go-ahead"), TableCommand::GoAhead)
        };
        self.choices.insert(0, go_on.primary());
        self.explains = Some(if session.sits_out() || !session.has_new_discard() {
            msg!("table-step-why")
        } else if session.view().rules().claim_window == ClaimWindow::Untimed {
            msg!("table-go-ahead-why")
        } else {
            msg!("table-go-ahead-timed-why")
        });
        self
    }

    /// Offers the coach where a newcomer decides for the first time: at the first pass, and at the first
    /// discards.
    pub(super) fn introduce_coach(&mut self, view: View<'_>) {
        let is_first = match view.situation() {
            Situation::Charleston(pass) => pass == CharlestonPass::FirstRight,
            Situation::ToDiscard(LEARNER) => view.discards().len() < 4,
            _ => false,
        };
        if is_first && self.choices.iter().any(|choice| choice.is_primary) {
            let ask = PromptChoice::new(msg!("table-ask-coach"), TableCommand::AskCoach);
            self.choices.push(ask);
        }
    }

    /// A match in which a rule is tried is over: there is no other one to agree on.
    pub(super) fn end_of_example(&mut self) {
        self.choices =
            vec![PromptChoice::new(msg!("rule-example-again"), TableCommand::TryAgain).primary()];
    }

    /// What was tried on a side board has come to its end.
    pub(super) fn end_of_side_board(&mut self, own_side: Option<Side>) {
        let back = if own_side == Some(Side::Review) {
            msg!("review-leave-side-board")
        } else {
            msg!("table-leave-side-board")
        };
        self.choices = vec![PromptChoice::new(back, TableCommand::LeaveSideBoard).primary()];
        self.explains = None;
    }

    /// The game is looked at again: what may be tried is offered at once, and nothing begins anew. Where nothing is to be
    /// found, the table is only shown.
    pub(super) fn look_back(&mut self, session: &Session, is_only_shown: bool) {
        if session.outcome().is_some() {
            self.choices.clear();
            self.explains = None;
        } else if is_only_shown {
            *self = Self::of_others(msg!("review-shown"));
            self.explains = Some(msg!("review-shown-why"));
        }
        self.offer_all_at_once();
    }

    fn of_game(session: &Session, selection: &Selection) -> Self {
        let view = session.view();
        let names = names(session);
        let mut prompt = Self::of_situation(session, selection);
        if session.pending_call().is_some() {
            return prompt;
        }
        if session.is_claim_a_race() {
            prompt = prompt.racing(view, names);
        } else if let Some(told) = told_since_discard(view, names) {
            prompt.explains = prompt.explains.or(Some(told));
        }
        if let Some([says, pays]) = misnamed(view, names) {
            prompt.says = Some(says);
            prompt.explains = Some(pays);
        }
        if !session.sits_out() {
            prompt.choices.extend(challenges(view, names));
            prompt.explains = warning(view, names)
                .or_else(|| joker_taken(view, names))
                .or(prompt.explains);
        }
        prompt
    }

    fn of_situation(session: &Session, selection: &Selection) -> Self {
        let view = session.view();
        let names = names(session);
        if let Some(called) = session.pending_call() {
            return Self::of_call(view, called);
        }
        if let Some(discard) = view.late_discard() {
            return Self::of_claims(view, discard, names, selection, false);
        }
        match view.situation() {
            Situation::Charleston(pass) => Self::of_pass(view, pass, names, selection),
            Situation::Vote => Self::yours(
                msg!("table-vote"),
                msg!("table-vote-why"),
                vec![
                    PromptChoice::action(Action::Continue, view),
                    PromptChoice::action(Action::Stop, view),
                ],
            ),
            Situation::CourtesyOffer => Self::of_offer(view, names),
            Situation::CourtesyPass { count } => Self::of_courtesy(view, count, names, selection),
            Situation::Mush => {
                let action = Action::Mush(selection.chosen());
                let choices = vec![PromptChoice::action(action, view).primary()];
                Self::yours(msg!("table-mush"), msg!("table-mush-why"), choices)
            }
            Situation::ToDraw(seat) => Self::of_draw(view, seat, names, selection),
            Situation::ToDiscard(LEARNER) => Self::of_turn(view, selection),
            Situation::ToDiscard(seat) => {
                Self::of_others(msg!("table-thinks", player = names.name(seat)))
                    .trying(view, selection)
            }
            Situation::Claims(discard) => {
                if session.draws_once_let_go() {
                    let stops = !session.waits_for_own_draw();
                    return Self::of_draw_or_claim(view, discard, names, selection, stops);
                }
                let is_let_go = session.lets_go_by_itself();
                Self::of_claims(view, discard, names, selection, is_let_go)
            }
            Situation::NamePrice(facts) if facts.winner == LEARNER => {
                let prices = view.accepted_actions().into_iter();
                let choices = prices
                    .map(|action| PromptChoice::action(action, view))
                    .collect();
                Self::yours(
                    msg!("table-name-price"),
                    msg!("table-name-price-why"),
                    choices,
                )
            }
            Situation::NamePrice(facts) => {
                Self::of_others(msg!("table-names-price", player = names.name(facts.winner)))
            }
            Situation::Challenged { .. } | Situation::Announced(_) | Situation::LaidOpen(_) => {
                Self::of_mistake(view, names)
            }
            Situation::Over(_) => Self::of_others(msg!("table-game-over")),
        }
    }

    /// A mistake is being settled: what was said last, and what may be said to it.
    fn of_mistake(view: View<'_>, names: Names) -> Self {
        let says = match view.events().next_back() {
            Some(event) => wording::event(&event, names),
            None => msg!("table-claims-why", next = "other"),
        };
        let actions = view.accepted_actions().into_iter();
        Self {
            choices: actions
                .map(|action| PromptChoice::action(action, view))
                .collect(),
            ..Self::of_others(says)
        }
    }
}

/// The hands that the learner may call dead. Where mistakes are allowed those are all of the others, so
/// that the offer tells nothing.
fn challenges(view: View<'_>, names: Names) -> impl Iterator<Item = PromptChoice> {
    let in_play = matches!(
        view.situation(),
        Situation::ToDraw(_) | Situation::ToDiscard(_)
    );
    Seat::ALL
        .into_iter()
        .filter(move |_| in_play)
        .filter(move |owner| view.accepts(&Action::Challenge(*owner)).is_ok())
        .map(move |owner| PromptChoice::challenge(owner, view, names))
}

/// That somebody has taken a joker out of the learner's exposure since the learner acted last.
fn joker_taken(view: View<'_>, names: Names) -> Option<Message> {
    let is_own = |event: &Event| {
        matches!(
            event,
            Event::Discarded { seat: LEARNER, .. } | Event::Drew { seat: LEARNER, .. }
        )
    };
    let mut since = view.events().rev().take_while(|event| !is_own(event));
    since.find_map(|event| match event {
        Event::Exchanged {
            seat,
            exposure,
            tile,
        } if seat != LEARNER && exposure.seat == LEARNER => Some(msg!(
            "table-joker-taken",
            player = names.name(seat),
            tile = wording::a_tile(tile)
        )),
        _ => None,
    })
}

/// That the learner's exposure is to be made anew (rule `misname-no-penalty-exposure`), or that everybody
/// can see the hand to be dead, where the table warns of it (rule `dead-bots`).
fn warning(view: View<'_>, names: Names) -> Option<Message> {
    if view
        .fresh_exposure()
        .is_some_and(|fresh| !fresh.strays.is_empty())
        && view.has_exposed_by_wrong_name()
    {
        return Some(msg!("table-exposed-by-wrong-name"));
    }
    let alive = view.dead(LEARNER).is_none();
    let warns = view.rules().bots_challenge == BotsChallenge::Warn && alive;
    let rule = view.faults(LEARNER).first().copied().filter(|_| warns)?;
    let reason = Reason {
        rule,
        fact: Fact::SeenToBeDead {
            seat: LEARNER,
            rule,
        },
    };
    Some(wording::reason(&reason, names, view.card()))
}
