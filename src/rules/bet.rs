//! The fifth player, who sits out and bets (rules `players-fifth-bettor`, `bet-role`).
//!
//! The bet is no act of a seat: it is made beside the table, nobody at the table knows of it, and
//! the game goes on whether one is made or not. What follows from it is reckoned from the payments
//! of the game when it is over.

use std::fmt;
use std::str::FromStr;

use super::phase::Phase;
use super::{
    BySeat, Fact, Game, Outcome, PenaltyCause, PenaltyEnd, Reason, Refusal, RuleId, Seat, Win,
    WinningTile,
};

/// What each player pays a bettor who foresaw that nobody wins, in points. No source says how much;
/// it is what the cheapest lines are worth.
const WALL_GAME_POINTS: i32 = 25;

/// The word for a bet on nobody.
const WALL_GAME: &str = "wall-game";

/// What the fifth player bets on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bet {
    /// That this player wins.
    On(Seat),
    /// That nobody does (rule `bet-wall`).
    WallGame,
}

/// A text that is no bet.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a bet: write a seat, 0 to 3, or wall-game")]
pub struct ParseBetError(
    /// The text.
    pub String,
);

impl fmt::Display for Bet {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(seat) => write!(formatter, "{seat}"),
            Self::WallGame => formatter.write_str(WALL_GAME),
        }
    }
}

impl FromStr for Bet {
    type Err = ParseBetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == WALL_GAME {
            return Ok(Self::WallGame);
        }
        text.parse()
            .map(Self::On)
            .map_err(|_| ParseBetError(text.to_owned()))
    }
}

/// What a bet costs or brings, in points; with the bettor's it sums to zero.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BetSettlement {
    /// What the bettor gets, negative when paid.
    pub bettor: i32,
    /// What each player gets because of the bet, negative when paid.
    pub balance: BySeat<i32>,
    /// Each payment with its rule.
    pub lines: Vec<BetLine>,
}

/// A payment between a player and the bettor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BetLine {
    /// The player.
    pub player: Seat,
    /// How much the player pays the bettor, in points; negative when the bettor pays.
    pub points: i32,
    /// By which rule.
    pub rule: RuleId,
}

impl BetSettlement {
    fn add(&mut self, player: Seat, points: i32, rule: RuleId) {
        rule.mark();
        self.bettor += points;
        self.balance[player] -= points;
        self.lines.push(BetLine {
            player,
            points,
            rule,
        });
    }

    /// What follows from a bet when somebody has won. `can_lose` is what each player could lose when
    /// the game began, if there is a limit (rule `pay-pie`).
    fn of_win(bet: Bet, win: &Win, can_lose: Option<BySeat<i32>>) -> Self {
        let mut settlement = Self::default();
        let lines = &win.payments.lines;
        match bet {
            // Everybody pays the bettor as much as the winner.
            Bet::On(seat) if seat == win.winner => {
                let rule = match win.tile {
                    WinningTile::Discarded(_) => RuleId::BET_DISCARD,
                    WinningTile::Drawn | WinningTile::Exchanged | WinningTile::Dealt => {
                        RuleId::BET_SELFPICK
                    }
                };
                let mut left = can_lose;
                for line in lines {
                    if let Some(left) = &mut left {
                        left[line.from] -= line.amount;
                    }
                }
                for line in lines {
                    let mut points = line.amount;
                    if let Some(left) = &mut left {
                        points = points.min(left[line.from]).max(0);
                        left[line.from] -= points;
                    }
                    settlement.add(line.from, points, rule);
                }
            }
            Bet::On(seat) => {
                let paid = lines.iter().filter(|line| line.from == seat);
                let points: i32 = paid.map(|line| line.amount).sum();
                settlement.add(win.winner, -points, RuleId::BET_WRONG);
            }
            // Who betted on nobody pays like a player who did not discard the last tile.
            Bet::WallGame => {
                let least = lines.iter().map(|line| line.amount + line.unpaid).min();
                settlement.add(win.winner, -least.unwrap_or_default(), RuleId::BET_WALL);
            }
        }
        settlement
    }

    /// What follows from a bet when somebody has paid for a mistake: who betted on the winner gets as
    /// much, and who betted on the one who erred pays as much.
    fn of_penalty(bet: Bet, end: &PenaltyEnd) -> Self {
        let mut settlement = Self::default();
        let (erred, paid, has_won) = match end.cause {
            PenaltyCause::Misnamed { by, winner, .. } => (by, winner, true),
            PenaltyCause::FalseMahJongg {
                declarer, intact, ..
            } => (declarer, intact, false),
            PenaltyCause::WallGame | PenaltyCause::ThreeDead => return settlement,
        };
        let by_value = end.payments.penalties.iter().filter(|penalty| {
            [RuleId::MISNAME_MAHJ_FOUR_TIMES, RuleId::ERR_ONE_INTACT].contains(&penalty.rule)
        });
        let points: i32 = by_value.map(|penalty| penalty.amount).sum();
        if bet == Bet::On(erred) {
            settlement.add(paid, -points, RuleId::BET_WRONG);
        } else if bet == Bet::On(paid) && has_won {
            settlement.add(erred, points, RuleId::BET_DISCARD);
        }
        settlement
    }
}

impl Game {
    /// Whether the fifth player may bet now: after the Charleston and before East's first discard
    /// (rule `bet-role`).
    ///
    /// # Errors
    /// Every reason why not.
    pub fn check_bet(&self) -> Result<(), Refusal> {
        let mut reasons = Vec::new();
        let mut add = |rule, fact| reasons.push(Reason { rule, fact });
        if !self.setup.rules.bettor {
            add(RuleId::PLAYERS_FIFTH_BETTOR, Fact::NoBettor);
        }
        let opens = matches!(self.phase, Phase::ToDiscard { .. }) && self.discards.is_empty();
        if !opens {
            add(RuleId::BET_ROLE, Fact::NotTheTimeToBet);
        }
        if self.bet.is_some() {
            add(RuleId::BET_ROLE, Fact::AlreadyChosen);
        }
        if reasons.is_empty() {
            Ok(())
        } else {
            Err(Refusal { reasons }.marked())
        }
    }

    /// Makes the fifth player's bet. Nobody at the table knows of it.
    ///
    /// # Errors
    /// A refusal with every reason; the game is then as it was.
    pub fn place_bet(&mut self, bet: Bet) -> Result<(), Refusal> {
        self.check_bet()?;
        self.bet = Some(bet);
        Ok(())
    }

    /// What the fifth player has bet on, if anything.
    pub fn bet(&self) -> Option<Bet> {
        self.bet
    }

    /// What follows from the bet, when the game is over and there was one.
    pub fn bet_settlement(&self) -> Option<BetSettlement> {
        let bet = self.bet?;
        let outcome = self.outcome()?;
        let mut settlement = BetSettlement::default();
        match outcome {
            Outcome::Win(win) => {
                settlement = BetSettlement::of_win(bet, win, self.can_lose());
            }
            Outcome::Penalty(end) => settlement = BetSettlement::of_penalty(bet, end),
            Outcome::WallGame => {}
        }
        if outcome.is_wall_game() && bet == Bet::WallGame {
            for seat in Seat::ALL {
                settlement.add(seat, WALL_GAME_POINTS, RuleId::BET_WALL);
            }
        }
        Some(settlement)
    }
}
