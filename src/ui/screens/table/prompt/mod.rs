//! What is awaited now and what may be done, as data: whose turn it is in one line, the one primary
//! action, and the other choices. How they are drawn is the business of `action_strip`.

mod charleston;
mod claims;
mod opening;
mod race;
mod sitting_out;
mod turn;

use std::mem::discriminant;

use super::claim_time::TimeToClaim;
use super::selection::Selection;
use super::{LEARNER, TableCommand};
use race::{misnamed, told_since_discard};

use crate::locale::Message;
use crate::msg;
use crate::play::{Awaited, Session};
use crate::rules::{
    Action, BotsChallenge, Claim, ClaimWindow, Fact, Reason, Seat, Situation, Step, View,
};
use crate::tile::Tile;
use crate::wording::{self, Names};

/// What is awaited now and what may be done.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Prompt {
    /// Whose turn it is and what may be done, in one line.
    pub(super) says: Message,
    /// One sentence more for who wants it.
    pub(super) explains: Option<Message>,
    /// The action that stands out, then the others.
    pub(super) choices: Vec<Choice>,
    /// Whether the learner may choose how many tiles to pass on unseen.
    pub(super) asks_blind: bool,
    /// Whether the learner has tiles to sort.
    pub(super) has_rack: bool,
    /// The limit to the time to claim, if there is one.
    pub(super) time: Option<TimeToClaim>,
}

/// One thing that may be done, or at least tried.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Choice {
    /// What its button says.
    pub(super) label: Message,
    /// What its button shows instead, where tiles say the rest.
    pub(super) short: Option<Message>,
    /// The tiles that its button shows.
    pub(super) tiles: Vec<Tile>,
    /// What it does; `None` when a tile must be chosen on the rack first, as its label says.
    pub(super) command: Option<TableCommand>,
    /// Whether it is the one that stands out.
    pub(super) is_primary: bool,
    /// Whether tiles are still to be chosen for it.
    pub(super) lacks_tiles: bool,
}

/// How many kinds of choices there are.
const KINDS: usize = 8;
/// The kind of a claim for an exposure.
const EXPOSURE: usize = 4;
/// Where there are more choices than these, the claims for an exposure come last: there may be many.
const MANY: usize = 6;

impl Choice {
    fn new(label: Message, command: TableCommand) -> Self {
        Self {
            label,
            short: None,
            tiles: Vec::new(),
            command: Some(command),
            is_primary: false,
            lacks_tiles: false,
        }
    }

    /// One that needs something to be chosen first, as its label says.
    fn unready(label: Message) -> Self {
        Self {
            label,
            short: None,
            tiles: Vec::new(),
            command: None,
            is_primary: false,
            lacks_tiles: false,
        }
    }

    fn act(action: Action, view: View<'_>) -> Self {
        Self::new(wording::action(&action, view), TableCommand::Act(action))
    }

    /// Shows how many tiles are still to be chosen, when `chosen` of those `wanted` are.
    fn lacking(mut self, wanted: usize, chosen: usize) -> Self {
        if chosen < wanted {
            self.short = Some(msg!("table-choose-more", count = wanted - chosen));
            self.lacks_tiles = true;
        }
        self
    }

    /// Which of the [`KINDS`] of choices it is; one that waits for a tile is a discard.
    fn kind(&self) -> usize {
        match self.command {
            None | Some(TableCommand::Act(Action::Discard(_) | Action::DiscardAs { .. })) => 0,
            Some(TableCommand::Act(Action::DeclareMahJongg)) => 1,
            Some(TableCommand::Act(Action::Draw)) => 2,
            Some(TableCommand::Act(Action::Claim(Claim::MahJongg))) => 3,
            Some(TableCommand::Act(Action::Claim(Claim::Exposure { .. }))) => EXPOSURE,
            Some(TableCommand::Act(Action::Exchange(_))) => 5,
            Some(TableCommand::Act(Action::Challenge(_))) => 6,
            Some(_) => 7,
        }
    }

    /// Whether it offers to pass some tiles across.
    fn is_offer(&self) -> bool {
        matches!(
            self.command,
            Some(TableCommand::Act(Action::OfferCourtesy(_)))
        )
    }

    /// Whether it does this, or the same with other tiles of the rack.
    fn is_like(&self, act: &Action) -> bool {
        match (self.command, act) {
            // Where discards are named, no other button puts the tile down.
            (None | Some(TableCommand::Act(Action::DiscardAs { .. })), Action::Discard(_)) => true,
            (Some(TableCommand::Act(own)), _) => {
                let gives = own.given_away().is_some() && act.given_away().is_some();
                own == *act || (gives && discriminant(&own) == discriminant(act))
            }
            _ => false,
        }
    }

    /// What the coach recommends.
    pub(super) fn follow(action: Action) -> Self {
        Self::new(msg!("table-coach-do"), TableCommand::Act(action))
    }

    /// Shows what a rule that is tried is about.
    pub(super) fn show_trial() -> Self {
        Self::new(msg!("trial-show"), TableCommand::ShowTrial)
    }

    fn showing(mut self, tiles: impl IntoIterator<Item = Tile>) -> Self {
        self.tiles.extend(tiles);
        self
    }

    fn primary(mut self) -> Self {
        self.is_primary = true;
        self
    }
}

impl Prompt {
    fn of_others(says: Message) -> Self {
        Self {
            says,
            explains: None,
            choices: Vec::new(),
            asks_blind: false,
            has_rack: true,
            time: None,
        }
    }

    fn yours(says: Message, explains: Message, choices: Vec<Choice>) -> Self {
        Self {
            explains: Some(explains),
            choices,
            ..Self::of_others(says)
        }
    }

    /// What is awaited in `session`, with `selection` chosen on the rack.
    pub(super) fn of(session: &Session, selection: &Selection) -> Self {
        let prompt = Self::of_awaited(session, selection);
        Self {
            has_rack: prompt.has_rack && !session.sits_out(),
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
                vec![Choice::new(msg!("table-next-game"), TableCommand::BeginNextGame).primary()],
            ),
            Awaited::Nothing => Self::yours(
                msg!("table-match-over"),
                msg!("table-match-over-why"),
                vec![
                    Choice::new(msg!("table-new-match"), TableCommand::BeginMatch).primary(),
                    Choice::new(msg!("table-other-match"), TableCommand::OpenSetup),
                ],
            ),
            Awaited::GoAhead => Self::of_game(session, selection).waiting(session.view()),
            Awaited::Bet => Self::of_bet(session),
            Awaited::Bots if session.sits_out() => Self::of_watching(session),
            Awaited::Learner | Awaited::Bots | Awaited::Narrator => {
                Self::of_game(session, selection)
            }
        }
    }

    /// Waits for the learner, who may try what is there or let the game go on.
    fn waiting(mut self, view: View<'_>) -> Self {
        let go_on = Choice::new(msg!("table-go-ahead"), TableCommand::GoAhead).primary();
        self.choices.insert(0, go_on);
        self.explains = Some(if view.rules().claim_window == ClaimWindow::Untimed {
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
            Situation::Charleston(step) => step == Step::FirstRight,
            Situation::ToDiscard(LEARNER) => view.discards().len() < 4,
            _ => false,
        };
        if is_first && self.choices.iter().any(|choice| choice.is_primary) {
            let ask = Choice::new(msg!("table-ask-coach"), TableCommand::AskCoach);
            self.choices.push(ask);
        }
    }

    /// Nothing can be done: a narrator speaks.
    pub(super) fn only_watch(&mut self) {
        self.choices.clear();
        self.asks_blind = false;
        self.explains = None;
    }

    /// Leaves the choice among several to the learner alone: none stands out, and which one is first differs from
    /// one `turn` to the next.
    pub(super) fn recommend_nothing(&mut self, turn: usize) {
        if self.choices.len() > 1 {
            self.explains = None;
            for choice in &mut self.choices {
                choice.is_primary = false;
            }
            // Numbers stay in their order, and so does everything while tiles are chosen.
            if !self.choices.iter().all(Choice::is_offer) {
                let many = self.choices.len() > MANY;
                self.choices.sort_by_key(|choice| {
                    let kind = choice.kind();
                    (many && kind == EXPOSURE, (kind + turn) % KINDS)
                });
            }
        }
    }

    /// Holds back what lacks tiles, unless one of these acts lacks just as many: then that is what is asked.
    pub(super) fn hold_back_unready(&mut self, acts: &[Action]) {
        for choice in &mut self.choices {
            let is_asked = |own: &Action| {
                let same = |act: &&Action| given(act) == given(own) && choice.is_like(act);
                acts.iter().any(|act| same(&act))
            };
            if choice.lacks_tiles
                && let Some(TableCommand::Act(own)) = choice.command
                && !is_asked(&own)
            {
                choice.command = None;
            }
        }
    }

    /// Offers these as well, where they are not offered yet; what is done with tiles of the rack with those
    /// that are chosen there.
    pub(super) fn offer(&mut self, acts: &[Action], view: View<'_>, selection: &Selection) {
        for act in acts {
            let chosen = selection.chosen();
            let (act, is_ready) = match act {
                Action::Discard(_) | Action::DiscardAs { .. } => {
                    let tile = chosen.tiles().next().filter(|_| chosen.total() == 1);
                    (tile.map_or(*act, Action::Discard), tile.is_some())
                }
                Action::Pass { .. } => {
                    let tiles = chosen;
                    (Action::Pass { tiles, blind: 0 }, !tiles.is_empty())
                }
                Action::PassCourtesy(_) => (Action::PassCourtesy(chosen), !chosen.is_empty()),
                Action::Mush(_) => (Action::Mush(chosen), !chosen.is_empty()),
                _ => (*act, true),
            };
            if is_ready && !self.choices.iter().any(|choice| choice.is_like(&act)) {
                self.choices.push(
                    turn::exchange_choice(view, act).unwrap_or_else(|| Choice::act(act, view)),
                );
            }
        }
    }

    /// A match in which a rule is tried is over: there is no other one to agree on.
    pub(super) fn end_of_trial(&mut self) {
        self.choices = vec![Choice::new(msg!("trial-again"), TableCommand::TryAgain).primary()];
    }

    fn of_game(session: &Session, selection: &Selection) -> Self {
        let view = session.view();
        let mut prompt = Self::of_situation(session, selection);
        if session.called().is_some() {
            return prompt;
        }
        if session.is_claim_a_race() {
            prompt = prompt.racing(view);
        } else if let Some(told) = told_since_discard(view) {
            prompt.explains = prompt.explains.or(Some(told));
        }
        if let Some([says, pays]) = misnamed(view) {
            prompt.says = says;
            prompt.explains = Some(pays);
        }
        if !session.sits_out() {
            prompt.choices.extend(challenges(view));
            prompt.explains = warning(view).or(prompt.explains);
        }
        prompt
    }

    fn of_situation(session: &Session, selection: &Selection) -> Self {
        let view = session.view();
        let names = Names::for_learner(view.east());
        if session.called().is_some() {
            return Self::of_call(view);
        }
        if let Some(discard) = view.late_discard() {
            return Self::of_claims(view, discard, selection);
        }
        match view.situation() {
            Situation::Charleston(step) => Self::of_pass(view, step, selection),
            Situation::Vote => Self::yours(
                msg!("table-vote"),
                msg!("table-vote-why"),
                vec![
                    Choice::act(Action::Continue, view).primary(),
                    Choice::act(Action::Stop, view),
                ],
            ),
            Situation::CourtesyOffer => Self::of_offer(view, selection),
            Situation::CourtesyPass { count } => Self::of_courtesy(view, count, selection),
            Situation::Mush => {
                let action = Action::Mush(selection.chosen());
                let choices = vec![Choice::act(action, view).primary()];
                Self::yours(msg!("table-mush"), msg!("table-mush-why"), choices)
            }
            Situation::ToDraw(seat) => Self::of_draw(view, seat, selection),
            Situation::ToDiscard(LEARNER) => Self::of_turn(view, selection),
            Situation::ToDiscard(seat) => {
                Self::of_others(msg!("table-thinks", player = names.name(seat)))
                    .trying(view, selection)
            }
            Situation::Claims(discard) => Self::of_claims(view, discard, selection),
            Situation::NamePrice(facts) if facts.winner == LEARNER => {
                let prices = view.legal_actions().into_iter();
                let choices = prices.map(|action| Choice::act(action, view)).collect();
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
                Self::of_error(view, names)
            }
            Situation::Over(_) => Self::of_others(msg!("table-game-over")),
        }
    }

    /// A mistake is being settled: what was said last, and what may be said to it.
    fn of_error(view: View<'_>, names: Names) -> Self {
        let says = match view.events().next_back() {
            Some(event) => wording::event(&event, names),
            None => msg!("table-claims-why"),
        };
        let acts = view.legal_actions().into_iter();
        Self {
            choices: acts.map(|action| Choice::act(action, view)).collect(),
            ..Self::of_others(says)
        }
    }
}

/// How many tiles an act gives away.
fn given(act: &Action) -> usize {
    act.given_away().map_or(0, |tiles| tiles.total())
}

/// The hands that the learner may call dead. Where mistakes are allowed those are all of the others, so
/// that the offer tells nothing.
fn challenges(view: View<'_>) -> impl Iterator<Item = Choice> {
    let in_play = matches!(
        view.situation(),
        Situation::ToDraw(_) | Situation::ToDiscard(_)
    );
    Seat::ALL
        .into_iter()
        .filter(move |_| in_play)
        .map(Action::Challenge)
        .filter(move |action| view.check(action).is_ok())
        .map(move |action| Choice::act(action, view))
}

/// That the learner's exposure is to be made anew (rule `misname-no-penalty-exposure`), or that everybody
/// can see the hand to be dead, where the table warns of it (rule `dead-bots`).
fn warning(view: View<'_>) -> Option<Message> {
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
    let names = Names::for_learner(view.east());
    Some(wording::reason(&reason, names, view.card()))
}
