//! How fast the game goes: what a player takes for granted of how the tiles come, and when others
//! finish.

/// At how many moments between now and the last tile of the wall a hand is looked at.
pub(super) const MOMENTS: usize = 4;

/// The chances that something has come by each of the moments.
pub(super) type Course = [f32; MOMENTS];

/// What a player takes for granted of how the tiles come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pace {
    /// How readily others discard an unseen tile, beside a wall tile's chance to be drawn: some tiles
    /// stay on their racks for good.
    pub discarded: f32,
    /// How much of the arriving jokers one need can count on.
    pub joker_share: f32,
    /// How many rounds of drawing a hand can count on, however many are left.
    pub rounds: f32,
    /// What part of the rounds that are left it can count on beside those.
    pub share_of_rounds: f32,
}

impl Pace {
    /// The pace that wins most. Found by play, see `docs/analysis.md`: a hand does better that counts on
    /// fewer draws than there are, because others may finish first.
    pub const KEEN: Self = Self {
        discarded: 0.75,
        joker_share: 1.0,
        rounds: 1.0,
        share_of_rounds: 0.6,
    };

    /// The pace of somebody who does not look at the wall, counts on few discards, and on the same joker
    /// in more than one group.
    pub const UNHURRIED: Self = Self {
        discarded: 0.3,
        joker_share: 1.3,
        rounds: 17.5,
        share_of_rounds: 0.0,
    };

    /// How many rounds count while so many tiles are in the wall.
    pub(super) fn rounds(self, wall: usize) -> f32 {
        self.rounds + self.share_of_rounds * wall as f32 / 4.0
    }
}

/// How many rounds a game has in which nobody claims.
const ROUNDS: f32 = 24.75;

/// How likely somebody else finishes in the last of them, 0 to 1, and with which power of the rounds
/// played that grows.
const OTHERS_FINISH: f32 = 0.3;
const OTHERS_GROW: f32 = 2.2;

/// How likely each of the moments is the last at which a hand can be finished: others finish in
/// between, or the wall ends.
pub(super) fn decided(rounds: f32) -> Course {
    let played = (ROUNDS - rounds).max(0.0);
    // The sum of the likelihoods up to a round, which grow with a power of the rounds.
    let sum = |round: f32| {
        let power = OTHERS_GROW + 1.0;
        OTHERS_FINISH * ROUNDS / power * (round / ROUNDS).powf(power)
    };
    let start = sum(played);
    let part = rounds / MOMENTS as f32;
    let open = |moment: usize| {
        if moment < MOMENTS {
            (start - sum(played + part * (moment as f32 + 0.5))).exp()
        } else {
            0.0
        }
    };
    std::array::from_fn(|moment| open(moment) - open(moment + 1))
}
