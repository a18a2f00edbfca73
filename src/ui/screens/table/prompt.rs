//! What is awaited now and what may be done, as data: whose turn it is in one line, the one primary
//! action, and the other choices.

use super::place::place_of;
use super::selection::Selection;
use super::{LEARNER, TableCommand};
use crate::locale::Message;
use crate::msg;
use crate::play::{Awaited, OpeningStep, Session};
use crate::rules::{
    Action, BotsChallenge, Claim, Discard, Fact, Mistakes, Reason, Seat, Situation, Step, View,
};
use crate::tile::{Tile, TileCounts};
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
}

impl Choice {
    fn new(label: Message, command: TableCommand) -> Self {
        Self {
            label,
            short: None,
            tiles: Vec::new(),
            command: Some(command),
            is_primary: false,
        }
    }

    fn act(action: Action, view: View<'_>) -> Self {
        Self::new(wording::action(&action, view), TableCommand::Act(action))
    }

    /// Shows how many tiles are still to be chosen, when `chosen` of those `wanted` are.
    fn lacking(mut self, wanted: usize, chosen: usize) -> Self {
        if chosen < wanted {
            self.short = Some(msg!("table-choose-more", count = wanted - chosen));
        }
        self
    }

    /// What the coach recommends.
    pub(super) fn follow(action: Action) -> Self {
        Self::new(msg!("table-coach-do"), TableCommand::Act(action))
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
        match session.awaited() {
            Awaited::Opening(opening) => Self::of_opening(session, opening.step()),
            Awaited::NextGame => Self::yours(
                msg!("table-game-over"),
                msg!("table-game-over-next"),
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
            Awaited::GoAhead => Self::of_game(session, selection).waiting(),
            Awaited::Learner | Awaited::Bots => Self::of_game(session, selection),
        }
    }

    /// Waits for the learner, who may try what is there or let the game go on.
    fn waiting(mut self) -> Self {
        let go_on = Choice::new(msg!("table-go-ahead"), TableCommand::GoAhead).primary();
        self.choices.insert(0, go_on);
        self.explains = Some(msg!("table-go-ahead-why"));
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

    fn of_opening(session: &Session, step: OpeningStep) -> Self {
        let view = session.view();
        let (says, explains) = match step {
            OpeningStep::RollForEast => (
                msg!("table-opening-roll", place = place_of(view.east())),
                if session.table().rolls().len() > 1 {
                    msg!("table-opening-roll-tied")
                } else {
                    msg!("table-opening-roll-why")
                },
            ),
            OpeningStep::EastPasses => (
                msg!("table-opening-east-passes", place = place_of(view.east())),
                msg!("table-opening-east-passes-why"),
            ),
            OpeningStep::BuildWalls => {
                (msg!("table-opening-walls"), msg!("table-opening-walls-why"))
            }
            OpeningStep::Break => (
                msg!("table-opening-break", dice = view.dice().iter().sum::<u8>()),
                msg!("table-opening-break-why"),
            ),
            OpeningStep::DealFours => {
                (msg!("table-opening-fours"), msg!("table-opening-fours-why"))
            }
            OpeningStep::DealLast => (msg!("table-opening-last"), msg!("table-opening-last-why")),
        };
        let choices = vec![
            Choice::new(msg!("table-next-step"), TableCommand::ShowNextStep).primary(),
            Choice::new(msg!("table-skip-opening"), TableCommand::SkipOpening),
        ];
        Self {
            has_rack: step == OpeningStep::DealLast,
            ..Self::yours(says, explains, choices)
        }
    }

    fn of_game(session: &Session, selection: &Selection) -> Self {
        let view = session.view();
        let mut prompt = Self::of_situation(session, selection);
        if view.rules().mistakes == Mistakes::Allowed {
            prompt.choices.extend(challenges(view));
            if let Some(warning) = warning(view) {
                prompt.explains = Some(warning);
            }
        }
        prompt
    }

    fn of_situation(session: &Session, selection: &Selection) -> Self {
        let view = session.view();
        let names = Names::for_learner(view.east());
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

    fn of_pass(view: View<'_>, step: Step, selection: &Selection) -> Self {
        let asks_blind = allows_blind(step);
        let tiles = selection.chosen();
        let blind = if asks_blind { selection.blind } else { 0 };
        let wanted = 3 - blind.min(3);
        let pass = Choice::act(Action::Pass { tiles, blind }, view).primary();
        let mut choices = vec![pass.lacking(usize::from(wanted), tiles.total())];
        if view.check_rightful(&Action::DeclareMahJongg).is_ok() {
            choices.push(Choice::act(Action::DeclareMahJongg, view));
        }
        let to = Names::for_learner(view.east()).name(receiver(step));
        Self {
            asks_blind,
            ..Self::yours(
                msg!(
                    "table-charleston",
                    step = wording::step(step),
                    wanted = wanted,
                    player = to,
                ),
                if asks_blind {
                    msg!("table-charleston-blind-why")
                } else if step == Step::FirstRight && tiles.is_empty() {
                    msg!("table-charleston-first-why")
                } else {
                    msg!("table-charleston-why", chosen = tiles.total())
                },
                choices,
            )
        }
    }

    fn of_offer(view: View<'_>, selection: &Selection) -> Self {
        let chosen = selection.chosen().total().min(3) as u8;
        let mut counts = [0, 1, 2, 3];
        counts.sort_by_key(|count| *count != chosen);
        let choices = counts.map(|count| {
            let choice = Choice::act(Action::OfferCourtesy(count), view);
            if count == chosen {
                choice.primary()
            } else {
                choice
            }
        });
        let across = Names::for_learner(view.east()).name(LEARNER.across());
        Self::yours(
            msg!("table-courtesy", player = across),
            msg!("table-courtesy-why"),
            choices.to_vec(),
        )
    }

    fn of_courtesy(view: View<'_>, count: u8, selection: &Selection) -> Self {
        let across = Names::for_learner(view.east()).name(LEARNER.across());
        let action = Action::PassCourtesy(selection.chosen());
        Self::yours(
            msg!("table-courtesy-give", count = count, player = across),
            msg!("table-courtesy-give-why"),
            vec![
                Choice::act(action, view)
                    .primary()
                    .lacking(usize::from(count), selection.chosen().total()),
            ],
        )
    }

    /// The newest discard lies there and nobody wants it, or nobody has discarded yet.
    fn of_draw(view: View<'_>, turn: Seat, selection: &Selection) -> Self {
        let names = Names::for_learner(view.east());
        let newest = view
            .newest_discard()
            .filter(|discard| discard.by != LEARNER)
            .map(|discard| (names.name(discard.by), wording::tile(discard.tile)));
        if turn == LEARNER {
            let says = match newest {
                Some((player, tile)) => {
                    msg!("table-draw-after", player = player, tile = tile)
                }
                None => msg!("table-draw"),
            };
            let draw = vec![Choice::act(Action::Draw, view).primary()];
            return Self::yours(says, msg!("table-draw-why"), draw).trying(view, selection);
        }
        let says = match newest {
            Some((player, tile)) => msg!("table-discarded", player = player, tile = tile),
            None => msg!("table-draws", player = names.name(turn)),
        };
        Self::of_others(says).trying(view, selection)
    }

    fn of_turn(view: View<'_>, selection: &Selection) -> Self {
        let declare = Choice::act(Action::DeclareMahJongg, view);
        let discard = discard_choice(view, selection);
        let may_declare = view.check_rightful(&Action::DeclareMahJongg).is_ok();
        let mut choices = if may_declare {
            vec![declare.primary(), discard]
        } else {
            vec![discard.primary(), declare]
        };
        choices.extend(view.rightful_actions().into_iter().filter_map(|action| {
            if action == Action::Rack {
                return Some(Choice::act(action, view));
            }
            if let Action::SwapBlank(tile) = action {
                return Some(Choice::act(action, view).showing([Tile::Blank, tile]));
            }
            let Action::Exchange(at) = action else {
                return None;
            };
            let exposure = view.exposures(at.seat).get(usize::from(at.index))?;
            Some(Choice {
                short: Some(msg!("table-exchange")),
                ..Choice::act(action, view).showing([exposure.tile, Tile::Joker])
            })
        }));
        let says = match view.drawn() {
            Some(tile) => msg!("table-turn-drew", tile = wording::tile(tile)),
            None => msg!("table-turn"),
        };
        let explains = if selection.chosen().is_empty() {
            msg!("table-turn-choose-why")
        } else {
            msg!("table-turn-why")
        };
        Self::yours(says, explains, choices)
    }

    fn of_claims(view: View<'_>, discard: Discard, selection: &Selection) -> Self {
        let player = Names::for_learner(view.east()).name(discard.by);
        let tile = wording::tile(discard.tile);
        if !view.must_act() {
            let says = if discard.by == LEARNER {
                msg!("table-discarded-yours", tile = tile)
            } else {
                msg!("table-discarded", player = player, tile = tile)
            };
            if view.may_draw_early() {
                let draw = vec![Choice::act(Action::Draw, view).primary()];
                return Self::yours(says, msg!("table-draw-why"), draw).trying(view, selection);
            }
            return Self::of_others(says).trying(view, selection);
        }
        let legal = view.rightful_actions();
        let mah_jongg = Action::Claim(Claim::MahJongg);
        let win = Choice::act(mah_jongg, view);
        let let_go = Choice::act(Action::LetGo, view);
        let may_win = legal.contains(&mah_jongg);
        let mut choices = if may_win {
            vec![win.clone().primary(), let_go]
        } else {
            vec![let_go.primary()]
        };
        choices.extend(
            legal
                .iter()
                .filter_map(|action| exposure_choice(view, discard, *action)),
        );
        if !may_win {
            choices.push(win);
        }
        if legal.contains(&Action::Draw) {
            choices.push(Choice::act(Action::Draw, view));
        }
        choices.extend(claim_with_chosen(view, &legal, discard, selection));
        Self::yours(
            msg!("table-claims", player = player, tile = tile),
            if may_win {
                msg!("table-claims-win-why")
            } else {
                msg!("table-claims-why")
            },
            choices,
        )
    }

    /// Lets the learner try what is not offered: the engine says by which rule it may not be.
    fn trying(mut self, view: View<'_>, selection: &Selection) -> Self {
        if let Some(discard) = view.newest_discard()
            && discard.by != LEARNER
            && !matches!(view.situation(), Situation::ToDiscard(_))
        {
            let mah_jongg = Action::Claim(Claim::MahJongg);
            self.choices.push(Choice::act(mah_jongg, view));
            self.choices
                .extend(claim_with_chosen(view, &[], discard, selection));
        }
        if selection.chosen().total() == 1 {
            self.choices.push(discard_choice(view, selection));
        }
        self
    }
}

/// The hands that the learner may call dead: all with exposures, so that the offer tells nothing.
fn challenges(view: View<'_>) -> impl Iterator<Item = Choice> {
    let in_play = matches!(
        view.situation(),
        Situation::ToDraw(_) | Situation::ToDiscard(_)
    );
    Seat::ALL
        .into_iter()
        .filter(move |&seat| in_play && !view.exposures(seat).is_empty())
        .map(Action::Challenge)
        .filter(move |action| view.check(action).is_ok())
        .map(move |action| Choice::act(action, view))
}

/// That everybody can see the learner's hand to be dead, where the table warns of it
/// (rule `dead-bots`).
fn warning(view: View<'_>) -> Option<Message> {
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

/// To whom the learner passes.
fn receiver(step: Step) -> Seat {
    match step {
        Step::FirstRight | Step::LastRight => LEARNER.right(),
        Step::FirstAcross | Step::SecondAcross => LEARNER.across(),
        Step::FirstLeft | Step::SecondLeft => LEARNER.left(),
    }
}

/// Whether tiles may be passed on unseen (rules `char-blind-first-left`, `char-blind-last-right`).
const fn allows_blind(step: Step) -> bool {
    matches!(step, Step::FirstLeft | Step::LastRight)
}

fn discard_choice(view: View<'_>, selection: &Selection) -> Choice {
    let chosen = selection.chosen();
    match chosen.tiles().next() {
        Some(tile) if chosen.total() == 1 => {
            Choice::act(Action::Discard(tile), view).showing([tile])
        }
        _ => Choice {
            label: msg!("table-discard-which"),
            short: None,
            tiles: Vec::new(),
            command: None,
            is_primary: false,
        },
    }
}

fn exposure_choice(view: View<'_>, discard: Discard, action: Action) -> Option<Choice> {
    let Action::Claim(Claim::Exposure { naturals, jokers }) = action else {
        return None;
    };
    let group = wording::group(1 + naturals + jokers);
    let alike = std::iter::repeat_n(discard.tile, usize::from(1 + naturals));
    let jokers = std::iter::repeat_n(Tile::Joker, usize::from(jokers));
    Some(Choice {
        short: Some(msg!("table-claim-group", group = group)),
        ..Choice::act(action, view).showing(alike.chain(jokers))
    })
}

/// The claim with the tiles chosen on the rack, when it is not offered already: the engine says why not.
fn claim_with_chosen(
    view: View<'_>,
    legal: &[Action],
    discard: Discard,
    selection: &Selection,
) -> Option<Choice> {
    let chosen: TileCounts = selection.chosen();
    let (naturals, jokers) = (chosen[discard.tile], chosen[Tile::Joker]);
    let action = Action::Claim(Claim::Exposure { naturals, jokers });
    let only_alike = usize::from(naturals + jokers) == chosen.total();
    if only_alike && !chosen.is_empty() && !legal.contains(&action) {
        exposure_choice(view, discard, action)
    } else {
        None
    }
}
