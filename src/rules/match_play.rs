//! A match: games one after another, East passing to the right, points adding up.

use std::sync::Arc;

use rand::Rng;

use super::shuffle::{Chance, roll_dice};
use super::{
    BetSettlement, BySeat, FirstEast, Outcome, PenaltyCause, Person, Seat, Seating, Setup,
    TableRules,
};
use crate::card::Card;
use crate::tile::Wind;

/// How often players may tie for the highest roll before the first of them is simply East: a bound
/// that no seed is known to reach.
const MOST_ROLLS: usize = 64;

/// What each player rolled in one round of rolling for East; those who did not roll have none.
pub type EastRoll = BySeat<Option<[u8; 2]>>;

/// A match of several games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    card: Arc<Card>,
    rules: TableRules,
    seed: u64,
    rolls: Vec<EastRoll>,
    first_east: Seat,
    games: Vec<FinishedGame>,
}

/// A game of a match that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinishedGame {
    /// Who was East.
    pub east: Seat,
    /// Who won; nobody in a wall game.
    pub winner: Option<Seat>,
    /// Points won and paid, those of a bet included.
    pub balance: BySeat<i32>,
    /// What the fifth player won or paid, if there is one.
    pub bettor: i32,
    /// Whether it is played again with the same East (rules `dead-three`, `err-one-intact`).
    pub replayed: bool,
}

/// Where in a match a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaceInMatch {
    /// The round, counted from 1: in each of them everybody is East once.
    pub round: u32,
    /// The game, counted from 1; a game that is played again keeps its number.
    pub game: u32,
    /// How many games the match has, if there is an end.
    pub games: Option<u32>,
}

impl PlaceInMatch {
    /// The wind after which the round is called: East, South, West, North, and East again in a match
    /// without end. It changes nothing in the score (rule `rounds-no-scoring-effect`).
    pub const fn wind(self) -> Wind {
        match self.round % 4 {
            1 => Wind::East,
            2 => Wind::South,
            3 => Wind::West,
            _ => Wind::North,
        }
    }
}

impl Match {
    /// A match of which nothing has been played; its seed gives the dice and every game's seed.
    pub fn new(card: Arc<Card>, rules: TableRules, seed: u64) -> Self {
        let (rolls, first_east) = match rules.first_east {
            FirstEast::Host(seat) => {
                mark!(FIRST_EAST_HOST_OR_SEAT);
                (Vec::new(), seat)
            }
            FirstEast::Dice => roll_for_east(&mut Chance::FirstEast.rng(seed)),
        };
        Self {
            card,
            rules,
            seed,
            rolls,
            first_east,
            games: Vec::new(),
        }
    }

    /// A match of which these games have been played.
    pub fn resume(card: Arc<Card>, rules: TableRules, seed: u64, games: Vec<FinishedGame>) -> Self {
        Self {
            games,
            ..Self::new(card, rules, seed)
        }
    }

    /// The card that is played.
    pub fn card(&self) -> &Arc<Card> {
        &self.card
    }

    /// What the table agreed on.
    pub fn rules(&self) -> &TableRules {
        &self.rules
    }

    /// From which all chance of the match comes.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The rolls for the first East: all four players, then those who tied for the highest, until one
    /// is highest alone (rule `first-east-by-dice`). None when East was agreed on.
    pub fn rolls(&self) -> &[EastRoll] {
        &self.rolls
    }

    /// Who is East in the first game.
    pub fn first_east(&self) -> Seat {
        self.first_east
    }

    /// The number of the game to play, or being played, counted from 1.
    pub fn game_number(&self) -> u32 {
        self.games.len() as u32 + 1
    }

    /// Who is East in that game: after every game, won or not, the player to the right becomes East
    /// (rules `east-passes-right-always`, `east-passes-after-wall-game`).
    pub fn east(&self) -> Seat {
        self.seating().east
    }

    /// How many games count: those that are not played again.
    fn counted(&self) -> usize {
        self.games.iter().filter(|game| !game.replayed).count()
    }

    /// The games that are over.
    pub fn games(&self) -> &[FinishedGame] {
        &self.games
    }

    /// Who sits where in the game to play, and who sits out (rule `bet-rotation`).
    pub fn seating(&self) -> Seating {
        self.seating_in(self.game_number())
    }

    /// Who sat where in a game, counted from 1, and who sat out.
    pub fn seating_in(&self, number: u32) -> Seating {
        self.games
            .iter()
            .take((number as usize).saturating_sub(1))
            .filter(|game| !game.replayed)
            .fold(self.first_seating(), |seating, _| seating.after_game())
    }

    fn first_seating(&self) -> Seating {
        Seating::first(self.first_east, self.rules.bettor)
    }

    /// The points of each person so far, by [`Person::index`].
    pub fn scores_of_people(&self) -> [i32; Person::MOST] {
        let mut scores = [0; Person::MOST];
        let mut seating = self.first_seating();
        for game in &self.games {
            for (seat, person) in seating.at.iter() {
                scores[person.index()] += game.balance[seat];
            }
            if let Some(bettor) = seating.bettor {
                scores[bettor.index()] += game.bettor;
            }
            if !game.replayed {
                seating = seating.after_game();
            }
        }
        scores
    }

    /// The points so far of those who sit at the table now.
    pub fn scores(&self) -> BySeat<i32> {
        let scores = self.scores_of_people();
        let seating = self.seating();
        BySeat::from_fn(|seat| scores[seating.at[seat].index()])
    }

    /// Where in the match a game stands, counted from 1 as in [`Match::game_number`].
    pub fn place_of(&self, number: u32) -> PlaceInMatch {
        let before = self.games.iter().take((number as usize).saturating_sub(1));
        let counted = before.filter(|game| !game.replayed).count();
        PlaceInMatch {
            round: (counted / self.people()) as u32 + 1,
            game: counted as u32 + 1,
            games: self.length(),
        }
    }

    /// How many people are East in turn: five when one of them sits out.
    fn people(&self) -> usize {
        Seat::ALL.len() + usize::from(self.rules.bettor)
    }

    /// How many games the match has, if there is an end: in each of its rounds everybody is East once
    /// (rule `rounds-sixteen-games`).
    pub fn length(&self) -> Option<u32> {
        mark!(ROUNDS_SIXTEEN_GAMES);
        let rounds = self.rules.match_length.rounds()?;
        Some(rounds * self.people() as u32)
    }

    /// The points so far of who sits out now; 0 when nobody does.
    fn bettor_score(&self) -> i32 {
        let bettor = self.seating().bettor;
        bettor.map_or(0, |bettor| self.scores_of_people()[bettor.index()])
    }

    /// Whether all games of the match have been played (rule `rounds-sixteen-games`).
    pub fn is_over(&self) -> bool {
        self.length()
            .is_some_and(|games| self.counted() >= games as usize)
    }

    /// What determines the game to play now (rule `next-game-remix`); none when the match is over.
    pub fn next_game(&self) -> Option<Setup> {
        (!self.is_over()).then(|| {
            mark!(NEXT_GAME_REMIX);
            self.setup()
        })
    }

    /// What determines the game that would be next, whether or not it is still played.
    pub fn setup(&self) -> Setup {
        Setup {
            card: Arc::clone(&self.card),
            rules: self.rules.clone(),
            seed: game_seed(self.seed, self.game_number()),
            east: self.east(),
            scores: self.scores(),
            bettor_score: self.bettor_score(),
        }
    }

    /// Writes down how the game ended, and what came of the fifth player's bet; the next one is then
    /// to play.
    pub fn finish_game_with_bet(&mut self, outcome: &Outcome, bet: Option<&BetSettlement>) {
        self.finish_game(outcome);
        if let (Some(game), Some(bet)) = (self.games.last_mut(), bet) {
            game.bettor = bet.bettor;
            game.balance = BySeat::from_fn(|seat| game.balance[seat] + bet.balance[seat]);
        }
    }

    /// Writes down how the game ended; the next one is then to play.
    pub fn finish_game(&mut self, outcome: &Outcome) {
        let east = self.east();
        self.games.push(match outcome {
            Outcome::WallGame => {
                mark!(PAY_WALL_NONE, EAST_PASSES_AFTER_WALL_GAME);
                FinishedGame {
                    east,
                    winner: None,
                    balance: BySeat::default(),
                    bettor: 0,
                    replayed: false,
                }
            }
            Outcome::Penalty(end) => FinishedGame {
                east,
                winner: match end.cause {
                    PenaltyCause::Misnamed { winner, .. } => Some(winner),
                    _ => None,
                },
                balance: end.payments.balance,
                bettor: 0,
                replayed: matches!(end.cause, PenaltyCause::ThreeDead | PenaltyCause::AllDead),
            },
            Outcome::Win(win) => FinishedGame {
                east,
                winner: Some(win.winner),
                balance: win.payments.balance,
                bettor: 0,
                replayed: false,
            },
        });
    }
}

/// The seed of a match's game, counted from 1.
pub fn game_seed(match_seed: u64, number: u32) -> u64 {
    Chance::Game(number).rng(match_seed).next_u64()
}

fn roll_for_east(rng: &mut impl Rng) -> (Vec<EastRoll>, Seat) {
    mark!(FIRST_EAST_BY_DICE);
    let mut rolls = Vec::new();
    let mut rolling = Seat::ALL.to_vec();
    while rolling.len() > 1 && rolls.len() < MOST_ROLLS {
        let mut roll = EastRoll::default();
        for &seat in &rolling {
            roll[seat] = Some(roll_dice(rng));
        }
        let total = |seat: Seat| roll[seat].map_or(0, |dice| dice[0] + dice[1]);
        let highest = rolling.iter().map(|&seat| total(seat)).max();
        rolling.retain(|&seat| Some(total(seat)) == highest);
        rolls.push(roll);
    }
    debug_assert!(!rolling.is_empty(), "somebody rolls highest");
    (rolls, rolling.first().copied().unwrap_or(Seat::FIRST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_tie_for_the_highest_roll_again_until_one_is_highest_alone() {
        let mut ties = 0;
        for seed in 0..200 {
            let (rolls, east) = roll_for_east(&mut Chance::FirstEast.rng(seed));
            ties += usize::from(rolls.len() > 1);
            let last = rolls.last().unwrap();
            let total = |seat: Seat| last[seat].map_or(0, |dice| dice[0] + dice[1]);
            assert!(
                Seat::ALL
                    .into_iter()
                    .all(|seat| seat == east || total(seat) < total(east))
            );
            assert!(rolls[0].iter().all(|(_, roll)| roll.is_some()));
        }
        assert!(ties > 10, "{ties}");
    }
}
