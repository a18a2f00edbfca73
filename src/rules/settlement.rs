//! Who pays whom how much when a game is over: one account, however it ended.
//!
//! Payments are made one after another, which matters where the table has agreed on a loss limit
//! (rule `pay-pie`): first those of the game, to the winner in turn order from there, or of the
//! mistake that ended it; then those of denied challenges, in the order they were made; last those of
//! the fifth player's bet. Whoever has lost all they can lose does not pay what is left; what somebody
//! gets, they can pay out again further down.

use super::Event;
use super::payments::factor;
use super::phase::Phase;
use super::{
    Bet, BySeat, Game, Outcome, Party, PaymentFactor, PaymentLine, Payments, PenaltyCause,
    PenaltyEnd, RuleId, Seat, Win, WinFacts, WinningTile,
};

/// What each player pays a bettor who foresaw that nobody wins, in points. No source says how much;
/// it is what the cheapest lines are worth.
const WALL_GAME_POINTS: u16 = 25;

/// What all payments of a game follow from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettlementFacts {
    /// How the game ended.
    pub ending: Ending,
    /// Whether the dice of the break double every payment (rule `tr-double-dice`); the terms of a win
    /// say the same.
    pub doubled: bool,
    /// Who was wrong about a dead hand, in the order of the challenges that were denied, and whom they
    /// pay.
    pub wrong_about_dead: Vec<(Seat, Seat)>,
    /// What each of them pays, in points (rule `dead-challenge-penalty-25`).
    pub challenge_penalty: u16,
    /// What the fifth player has bet on.
    pub bet: Option<Bet>,
    /// How much each person can still lose, if there is a limit (rule `pay-pie`).
    pub can_lose: Option<CanLose>,
}

/// How a game ended, as far as its payments go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Somebody won.
    Win(WinFacts),
    /// A misnamed tile was claimed for Mah Jongg (rule `misname-mahj-four-times`).
    Misnamed {
        /// Who misnamed it, and pays alone.
        by: Seat,
        /// Who claimed it, and is paid.
        winner: Seat,
        /// The printed value of the line, in points.
        value: u16,
    },
    /// A Mah Jongg in error lay open, and one player kept the hand intact (rule `err-one-intact`).
    FalseMahJongg {
        /// Who declared it, and pays.
        declarer: Seat,
        /// Who kept the hand, and is paid.
        intact: Seat,
        /// The printed value of the line that was nearly made, in points.
        value: u16,
    },
    /// Three hands are dead, one of them by a false Mah Jongg before (rule `dead-three`).
    LastDied {
        /// Whose hand died last, who pays.
        died: Seat,
        /// Whose hand is alive, who is paid.
        alive: Seat,
        /// The printed value of the line that was nearly made, in points.
        value: u16,
    },
    /// The wall ran out.
    WallGame,
    /// The game is played again, and nothing is paid, whatever happened in it (rule `dead-three`).
    PlayedAgain,
}

/// How many points each person can still lose (rule `pay-pie`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CanLose {
    /// Those at the table.
    pub players: BySeat<i32>,
    /// The fifth player, who sits out.
    pub bettor: i32,
}

/// All payments of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settlement {
    /// Those among the players.
    pub payments: Payments,
    /// Those of the bet; none without one.
    pub bet: Option<BetSettlement>,
}

/// What a bet costs or brings, in points; with the bettor's it sums to zero.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BetSettlement {
    /// What the bettor gets, negative when paid.
    pub bettor: i32,
    /// What each player gets because of the bet, negative when paid.
    pub balance: BySeat<i32>,
    /// Each payment with its reasons.
    pub lines: Vec<PaymentLine>,
}

impl SettlementFacts {
    /// What follows from an ending alone: no challenge, no bet, no limit.
    pub fn new(ending: Ending) -> Self {
        Self {
            ending,
            doubled: matches!(ending, Ending::Win(win) if win.terms.doubled),
            wrong_about_dead: Vec::new(),
            challenge_penalty: 0,
            bet: None,
            can_lose: None,
        }
    }

    fn dice(&self) -> Option<PaymentFactor> {
        self.doubled.then_some(factor(RuleId::TR_DOUBLE_DICE, 2))
    }

    /// A fixed sum, or the value of a line, times what a mistake costs, and twice that in a doubled
    /// game.
    fn debt(&self, from: Party, to: Party, value: u16, rule: PaymentFactor) -> Debt {
        let mut factors = vec![rule];
        factors.extend(self.dice());
        Debt {
            from,
            to,
            share_of: from,
            value,
            factors,
        }
    }

    /// What is owed for the game itself.
    fn of_game(&self) -> Vec<Debt> {
        match self.ending {
            Ending::Win(win) => of_win(&win),
            Ending::Misnamed { by, winner, value } => {
                let rule = factor(RuleId::MISNAME_MAHJ_FOUR_TIMES, 4);
                vec![self.debt(by.into(), winner.into(), value, rule)]
            }
            Ending::FalseMahJongg {
                declarer,
                intact,
                value,
            } => {
                let rule = factor(RuleId::ERR_ONE_INTACT, 2);
                vec![self.debt(declarer.into(), intact.into(), value, rule)]
            }
            Ending::LastDied { died, alive, value } => {
                let rule = factor(RuleId::DEAD_THREE, 2);
                vec![self.debt(died.into(), alive.into(), value, rule)]
            }
            Ending::WallGame | Ending::PlayedAgain => Vec::new(),
        }
    }

    /// What is owed for denied challenges, on top of everything else (rules
    /// `dead-challenge-penalty-25`, `dead-challenge-additional`).
    fn of_challenges(&self) -> Vec<Debt> {
        let value = self.challenge_penalty;
        if value == 0 || self.ending == Ending::PlayedAgain {
            return Vec::new();
        }
        let rule = factor(RuleId::DEAD_CHALLENGE_PENALTY_25, 1);
        self.wrong_about_dead
            .iter()
            .map(|&(from, to)| {
                mark!(DEAD_CHALLENGE_ADDITIONAL);
                self.debt(from.into(), to.into(), value, rule)
            })
            .collect()
    }

    /// What is owed for a bet. `of_game` is what is owed among the players: their own limits change
    /// nothing in what others owe.
    fn of_bet(&self, bet: Bet, of_game: &[Debt]) -> Vec<Debt> {
        let winner = match self.ending {
            Ending::Win(win) => Some(win.winner),
            Ending::Misnamed { winner, .. } => Some(winner),
            _ => None,
        };
        match bet {
            // Everybody pays the bettor as much as the winner.
            Bet::On(seat) if winner == Some(seat) => of_game
                .iter()
                .map(|debt| Debt {
                    to: Party::Bettor,
                    ..debt.for_reason(self.right_bet())
                })
                .collect(),
            // The bettor pays as much as whoever was bet on, for a mistake, too.
            Bet::On(seat) => of_game
                .iter()
                .filter(|debt| debt.from == seat)
                .map(|debt| Debt {
                    from: Party::Bettor,
                    share_of: Party::Bettor,
                    ..debt.for_reason(RuleId::BET_WRONG)
                })
                .collect(),
            Bet::WallGame => self.of_bet_on_nobody(),
        }
    }

    fn right_bet(&self) -> RuleId {
        match self.ending {
            Ending::Win(win) if !matches!(win.tile, WinningTile::Discarded(_)) => {
                RuleId::BET_SELFPICK
            }
            _ => RuleId::BET_DISCARD,
        }
    }

    /// Each pays who foresaw that nobody wins; otherwise the bettor pays like a player who did not
    /// discard the last tile.
    fn of_bet_on_nobody(&self) -> Vec<Debt> {
        let rule = factor(RuleId::BET_WALL, 1);
        match self.ending {
            Ending::WallGame => Seat::ALL
                .into_iter()
                .map(|seat| self.debt(seat.into(), Party::Bettor, WALL_GAME_POINTS, rule))
                .collect(),
            Ending::Win(win) => {
                let mut factors = win.factors(win.winner);
                factors.push(rule);
                vec![Debt {
                    from: Party::Bettor,
                    to: win.winner.into(),
                    share_of: Party::Bettor,
                    value: win.value,
                    factors,
                }]
            }
            Ending::Misnamed { .. }
            | Ending::FalseMahJongg { .. }
            | Ending::LastDied { .. }
            | Ending::PlayedAgain => Vec::new(),
        }
    }
}

/// What the three others owe the winner, in turn order from there, or one of them for all.
fn of_win(win: &WinFacts) -> Vec<Debt> {
    mark!(PAY_NO_EAST_BONUS);
    (1..4)
        .map(|steps| win.winner.steps_right(steps))
        .map(|loser| {
            let mut factors = win.factors(loser);
            let mut from = loser;
            if let (Some(rule), WinningTile::Discarded(by)) = (win.terms.liable, win.tile) {
                from = by;
                factors.push(factor(rule, 1));
            }
            Debt {
                from: from.into(),
                to: win.winner.into(),
                share_of: loser.into(),
                value: win.value,
                factors,
            }
        })
        .collect()
}

/// What somebody owes, whether or not they can pay it.
#[derive(Debug, Clone)]
struct Debt {
    from: Party,
    to: Party,
    share_of: Party,
    value: u16,
    factors: Vec<PaymentFactor>,
}

impl Debt {
    /// The same owed by or to another, and why.
    fn for_reason(&self, rule: RuleId) -> Self {
        let mut debt = self.clone();
        debt.factors.push(factor(rule, 1));
        debt
    }
}

/// What each person can still lose, while the payments are made.
struct Ledger(Option<CanLose>);

impl Ledger {
    fn pay(&mut self, debt: Debt) -> PaymentLine {
        let Debt {
            from,
            to,
            share_of,
            value,
            mut factors,
        } = debt;
        let times: i32 = factors.iter().map(|factor| factor.times).product();
        let owed = i32::from(value) * times;
        let mut amount = owed;
        if let Some(can_lose) = &mut self.0 {
            let left = can_lose.of(from);
            amount = owed.min(*left).max(0);
            *left -= amount;
            let left = can_lose.of(to);
            *left = left.saturating_add(amount);
        }
        if amount < owed {
            factors.push(factor(RuleId::PAY_PIE, 1));
        }
        for factor in &factors {
            factor.rule.mark();
        }
        PaymentLine {
            from,
            to,
            value,
            factors,
            amount,
            share_of,
            unpaid: owed - amount,
        }
    }
}

impl CanLose {
    fn of(&mut self, party: Party) -> &mut i32 {
        match party {
            Party::Player(seat) => &mut self.players[seat],
            Party::Bettor => &mut self.bettor,
        }
    }
}

/// Settles a game: every payment, with what it is reckoned from, in the order it is made.
pub fn settle(facts: &SettlementFacts) -> Settlement {
    let mut ledger = Ledger(facts.can_lose);
    let of_game = facts.of_game();
    let of_bet = facts.bet.map(|bet| facts.of_bet(bet, &of_game));
    let mut payments = Payments::default();
    for debt in of_game.into_iter().chain(facts.of_challenges()) {
        let line = ledger.pay(debt);
        line.enter(&mut payments.balance);
        payments.lines.push(line);
    }
    let bet = of_bet.map(|debts| {
        let mut bet = BetSettlement::default();
        for debt in debts {
            let line = ledger.pay(debt);
            bet.bettor += line.enter(&mut bet.balance);
            bet.lines.push(line);
        }
        bet
    });
    Settlement { payments, bet }
}

impl PaymentLine {
    /// Enters the payment into what each player gets and pays; returns what the bettor gets.
    fn enter(&self, balance: &mut BySeat<i32>) -> i32 {
        let mut of_bettor = 0;
        for (party, points) in [(self.from, -self.amount), (self.to, self.amount)] {
            match party {
                Party::Player(seat) => balance[seat] += points,
                Party::Bettor => of_bettor += points,
            }
        }
        of_bettor
    }
}

impl Game {
    /// The game is won.
    pub(super) fn end_with_win(&mut self, mut win: Win, facts: WinFacts) {
        win.payments = self.settle(Ending::Win(facts));
        self.end(Outcome::Win(win));
    }

    /// The game is over, and nobody has won it in the ordinary way.
    pub(super) fn end_without_win(&mut self, cause: PenaltyCause) {
        let value = |line| self.setup.card.line(line).value;
        let payments = self.settle(match cause {
            PenaltyCause::WallGame => Ending::WallGame,
            PenaltyCause::ThreeDead | PenaltyCause::AllDead => Ending::PlayedAgain,
            PenaltyCause::FalseMahJongg {
                declarer,
                intact,
                line,
            } => Ending::FalseMahJongg {
                declarer,
                intact,
                value: value(line),
            },
            PenaltyCause::LastDied { died, alive, line } => Ending::LastDied {
                died,
                alive,
                value: value(line),
            },
            PenaltyCause::Misnamed {
                by, winner, line, ..
            } => Ending::Misnamed {
                by,
                winner,
                value: value(line),
            },
        });
        self.end(
            if cause == PenaltyCause::WallGame && payments.lines.is_empty() {
                Outcome::WallGame
            } else {
                Outcome::Penalty(PenaltyEnd { cause, payments })
            },
        );
    }

    fn end(&mut self, outcome: Outcome) {
        self.tell(Event::Ended(outcome.clone()));
        self.phase = Phase::Over(outcome);
    }

    /// Settles the game, and keeps what comes of the bet: nobody at the table is told that there was
    /// one.
    fn settle(&mut self, ending: Ending) -> Payments {
        let mut facts = self.settlement_facts(ending);
        facts.bet = self.bet;
        let settlement = settle(&facts);
        self.bet_settlement = settlement.bet;
        settlement.payments
    }

    /// What the payments among the players follow from if the game ends like this now. A bet changes
    /// nothing in them.
    pub(super) fn settlement_facts(&self, ending: Ending) -> SettlementFacts {
        let challenges = self.penalties.challenges.iter();
        let denied = challenges.filter(|challenge| challenge.denied);
        SettlementFacts {
            ending,
            doubled: self.is_doubled(),
            wrong_about_dead: denied
                .map(|challenge| challenge.loser_and_winner())
                .collect(),
            challenge_penalty: self.setup.rules.challenge_penalty,
            bet: None,
            can_lose: self.can_lose(),
        }
    }

    /// What each person can lose in this game, if there is a limit (rule `pay-pie`).
    fn can_lose(&self) -> Option<CanLose> {
        let limit = i32::from(self.setup.rules.loss_limit?);
        let scores = &self.setup.scores;
        Some(CanLose {
            players: BySeat::from_fn(|seat| limit.saturating_add(scores[seat])),
            bettor: limit.saturating_add(self.setup.bettor_score),
        })
    }

    /// What follows from the bet, when the game is over and there was one.
    pub fn bet_settlement(&self) -> Option<BetSettlement> {
        self.bet_settlement.clone()
    }
}
