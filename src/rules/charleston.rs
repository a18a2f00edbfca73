//! The Charleston: passes, the vote on a second one, the courtesy pass.

use super::phase::{ChosenPass, Look, Phase, all_of};
use super::shuffle::{Chance, shuffle};
use super::{
    BySeat, CharlestonPass, Event, Game, Mush, RuleId, Seat, SecondCharleston, WinningTile,
};
use crate::tile::{Tile, TileCounts};

/// How many tiles a pass has (rule `char-pass-three`).
pub const PASS: u8 = 3;

/// Whether a tile of this rack may be passed. Jokers never are (rule `char-no-jokers`); blanks are
/// not either (rule `tr-blank-not-passed`), unless there are too few other tiles for a pass.
pub(super) fn may_pass(rack: &TileCounts, tile: Tile) -> bool {
    let naturals = rack.tiles().filter(|tile| tile.is_natural()).count();
    tile.is_natural() || (tile == Tile::Blank && naturals < usize::from(PASS))
}

impl CharlestonPass {
    /// To whom `seat` passes (rules `char-1-right` to `char-3-left`, `char-second-order`).
    pub const fn receiver(self, seat: Seat) -> Seat {
        match self {
            Self::FirstRight | Self::LastRight => seat.right(),
            Self::FirstAcross | Self::SecondAcross => seat.across(),
            Self::FirstLeft | Self::SecondLeft => seat.left(),
        }
    }

    /// From whom `seat` receives.
    pub const fn giver(self, seat: Seat) -> Seat {
        match self {
            Self::FirstRight | Self::LastRight => seat.left(),
            Self::FirstAcross | Self::SecondAcross => seat.across(),
            Self::FirstLeft | Self::SecondLeft => seat.right(),
        }
    }

    /// Whether it belongs to the second Charleston.
    pub const fn is_second(self) -> bool {
        matches!(
            self,
            Self::SecondLeft | Self::SecondAcross | Self::LastRight
        )
    }

    /// Whether incoming tiles may be passed on unseen (rules `char-blind-first-left`,
    /// `char-blind-last-right`).
    pub const fn allows_blind(self) -> bool {
        matches!(self, Self::FirstLeft | Self::LastRight)
    }
}

impl Game {
    pub(super) fn pass(&mut self, seat: Seat, tiles: TileCounts, blind: u8) {
        let Phase::Charleston { pass, chosen, .. } = &mut self.phase else {
            debug_assert!(false, "tiles are passed in the Charleston only");
            return;
        };
        chosen[seat] = Some(ChosenPass { tiles, blind });
        let pass = *pass;
        let Some(passes) = all_of(chosen) else {
            self.show_incoming();
            return;
        };
        self.move_passes(pass, &passes);
        self.phase = match pass {
            CharlestonPass::FirstRight => {
                mark!(CHAR_1_RIGHT);
                Phase::pass(CharlestonPass::FirstAcross)
            }
            CharlestonPass::FirstAcross => {
                mark!(CHAR_2_ACROSS);
                Phase::pass(CharlestonPass::FirstLeft)
            }
            CharlestonPass::FirstLeft => {
                mark!(CHAR_3_LEFT);
                self.after_first_charleston()
            }
            CharlestonPass::SecondLeft => Phase::pass(CharlestonPass::SecondAcross),
            CharlestonPass::SecondAcross => Phase::pass(CharlestonPass::LastRight),
            CharlestonPass::LastRight => {
                mark!(CHAR_SECOND_ORDER);
                Phase::courtesy()
            }
        };
    }

    /// Someone looks at the incoming tiles as soon as they are there. There is no penalty for it, and
    /// everybody sees it (rule `char-blind-unseen`).
    pub(super) fn look_at_pass(&mut self, seat: Seat) {
        if let Phase::Charleston { looks, .. } = &mut self.phase {
            looks[seat] = Look::Waits;
        }
        self.show_incoming();
    }

    /// Once all have chosen but those who look, these see what comes in.
    fn show_incoming(&mut self) {
        let Phase::Charleston {
            pass,
            chosen,
            looks,
        } = &mut self.phase
        else {
            debug_assert!(false, "tiles come in in the Charleston only");
            return;
        };
        let is_there = |seat: Seat| chosen[seat].is_some() || looks[seat] != Look::Not;
        if !Seat::ALL.into_iter().all(is_there) {
            return;
        }
        let lie = BySeat::from_fn(|seat| match chosen[seat] {
            Some(chosen) => as_they_lie(&chosen.tiles, *pass, seat, self.setup.seed)
                .into_iter()
                .map(Some)
                .collect(),
            None => vec![None; usize::from(PASS)],
        });
        let incoming = resolve(*pass, &lie);
        let mut told = Vec::new();
        for steps in 0..4 {
            let seat = self.setup.east.steps_right(steps);
            if looks[seat] == Look::Waits {
                let tiles: TileCounts = incoming[seat].iter().copied().flatten().collect();
                looks[seat] = Look::Saw(tiles);
                let tiles = Some(tiles);
                mark!(CHAR_BLIND_UNSEEN);
                told.push(Event::LookedAtPass { seat, tiles });
            }
        }
        for event in told {
            self.tell(event);
        }
    }

    fn after_first_charleston(&self) -> Phase {
        match self.setup.rules.mush {
            Mush::AfterFirstCharleston => Phase::mush(),
            Mush::Off | Mush::AfterLastPass => self.second_charleston(),
        }
    }

    /// How it goes on after the first Charleston (rule `char-second-optional`).
    pub(super) fn second_charleston(&self) -> Phase {
        mark!(CHAR_SECOND_OPTIONAL);
        match self.setup.rules.second_charleston {
            SecondCharleston::Vote => Phase::Vote {
                votes: BySeat::default(),
            },
            SecondCharleston::Always => Phase::pass(CharlestonPass::SecondLeft),
            SecondCharleston::Never => Phase::courtesy(),
        }
    }

    fn move_passes(&mut self, pass: CharlestonPass, passes: &BySeat<ChosenPass>) {
        let seed = self.setup.seed;
        let own = BySeat::from_fn(|seat| as_they_lie(&passes[seat].tiles, pass, seat, seed));
        let received = resolve(pass, &own);
        let received =
            BySeat::from_fn(|seat| received[seat].iter().copied().collect::<TileCounts>());
        for (seat, pass) in passes.iter() {
            self.racks[seat].take_all(&pass.tiles);
        }
        for (seat, tiles) in received.iter() {
            self.racks[seat].add_all(tiles);
        }
        for (seat, pass) in passes.iter() {
            self.look_for_jokers(seat, &pass.tiles);
        }
        self.known_places.passes(pass, passes, &received);
        for steps in 0..4 {
            let from = self.setup.east.steps_right(steps);
            let to = pass.receiver(from);
            self.tell(Event::Passed {
                pass,
                from,
                to,
                tiles: Some(passes[from].tiles),
                blind: passes[from].blind,
                received: Some(received[to]),
            });
        }
    }

    pub(super) fn vote(&mut self, seat: Seat, go_on: bool) {
        let Phase::Vote { votes } = &mut self.phase else {
            debug_assert!(false, "a vote is cast at the vote only");
            return;
        };
        votes[seat] = Some(go_on);
        let Some(votes) = all_of(votes) else {
            return;
        };
        let stopped_by: Vec<Seat> = (0..4)
            .map(|steps| self.setup.east.steps_right(steps))
            .filter(|&seat| !votes[seat])
            .collect();
        self.phase = if stopped_by.is_empty() {
            mark!(CHAR_SECOND_OPTIONAL);
            Phase::pass(CharlestonPass::SecondLeft)
        } else {
            mark!(CHAR_COURTESY_AFTER_STOP);
            Phase::courtesy()
        };
        self.tell(Event::Voted { stopped_by });
    }

    pub(super) fn offer_courtesy(&mut self, seat: Seat, count: u8) {
        let Phase::CourtesyOffer { offers } = &mut self.phase else {
            debug_assert!(
                false,
                "a courtesy pass is offered when everybody is asked for it only"
            );
            return;
        };
        offers[seat] = Some(count);
        let Some(offers) = all_of(offers) else {
            return;
        };
        let agreed = BySeat::from_fn(|seat| offers[seat].min(offers[seat.across()]));
        for steps in 0..2 {
            let one = self.setup.east.steps_right(steps);
            self.tell(Event::CourtesyAgreed {
                offers: [one, one.across()].map(|seat| (seat, offers[seat])),
                count: agreed[one],
            });
        }
        if agreed.iter().all(|(_, &count)| count == 0) {
            self.after_last_pass();
        } else {
            self.phase = Phase::CourtesyPass {
                agreed,
                given: BySeat::default(),
            };
        }
    }

    pub(super) fn pass_courtesy(&mut self, seat: Seat, tiles: TileCounts) {
        let Phase::CourtesyPass { agreed, given } = &mut self.phase else {
            debug_assert!(false, "the courtesy pass follows its offers");
            return;
        };
        given[seat] = Some(tiles);
        if agreed
            .iter()
            .any(|(seat, &count)| count > 0 && given[seat].is_none())
        {
            return;
        }
        let given = *given;
        for steps in 0..4 {
            let from = self.setup.east.steps_right(steps);
            let Some(tiles) = given[from] else {
                continue;
            };
            self.racks[from].take_all(&tiles);
            self.racks[from.across()].add_all(&tiles);
            self.tell(Event::CourtesyPassed {
                from,
                count: tiles.total() as u8,
                tiles: Some(tiles),
            });
            self.look_for_jokers(from, &tiles);
        }
        self.after_last_pass();
    }

    fn after_last_pass(&mut self) {
        match self.setup.rules.mush {
            Mush::AfterLastPass => self.phase = Phase::mush(),
            Mush::Off | Mush::AfterFirstCharleston => self.open_play(),
        }
    }

    /// Whoever takes up a joker says so and keeps it; the hand of who passed it is not dead by it
    /// (rule `char-no-jokers`).
    pub(super) fn look_for_jokers(&mut self, from: Seat, passed: &TileCounts) {
        let rule = RuleId::CHAR_NO_JOKERS;
        if passed[Tile::Joker] == 0 {
            return;
        }
        if self.setup.rules.rulings.let_a_passed_joker_kill() {
            self.breach(from, rule);
        } else {
            rule.mark();
            self.tell(Event::Breached { seat: from, rule });
        }
    }

    /// East opens by discarding without drawing, or has Mah Jongg already (rule `turn-east-opens`).
    pub(super) fn open_play(&mut self) {
        mark!(TURN_EAST_OPENS);
        self.phase = Phase::ToDiscard {
            seat: self.setup.east,
            drawn: None,
            wins_by: WinningTile::Opening,
        };
    }
}

/// The tiles of a pass in the order in which they lie. Nobody knows which of a giver's tiles lie where: a
/// receiver who passes some on unseen takes them as they lie.
fn as_they_lie(tiles: &TileCounts, pass: CharlestonPass, giver: Seat, seed: u64) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = tiles.tiles().collect();
    shuffle(&mut tiles, &mut Chance::Pass(pass, giver).rng(seed));
    tiles
}

/// What each player takes up when each puts down `own` tiles and fills up to three with incoming ones
/// unseen.
///
/// The three tiles that a player puts down are its own first, then the first of the incoming ones;
/// these are in turn what its giver put down at the same places. So every tile can be followed to the
/// player who keeps it. When all four pass on all three, nothing moves (rule `char-blind-order`).
fn resolve<T: Copy>(pass: CharlestonPass, own: &BySeat<Vec<T>>) -> BySeat<Vec<T>> {
    mark!(CHAR_BLIND_ORDER);
    let mut received = BySeat::from_fn(|_| Vec::new());
    for (owner, tiles) in own.iter() {
        for (position, &tile) in tiles.iter().enumerate() {
            let mut place = position;
            let mut holder = pass.receiver(owner);
            // A tile that is passed on lands behind the holder's own ones, which moves it up by at
            // least one place unless the holder puts down none; four such holders would be a loop of
            // threes, in which nobody has a tile of its own.
            while place < usize::from(PASS) - own[holder].len() {
                mark!(CHAR_BLIND_UNSEEN);
                place += own[holder].len();
                holder = pass.receiver(holder);
            }
            received[holder].push(tile);
        }
    }
    received
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(tiles: [&str; 4]) -> BySeat<Vec<Tile>> {
        BySeat(tiles.map(|text| text.parse::<TileCounts>().unwrap().tiles().collect()))
    }

    fn received(tiles: [&str; 4]) -> [String; 4] {
        resolve(CharlestonPass::FirstLeft, &own(tiles))
            .0
            .map(|tiles| tiles.into_iter().collect::<TileCounts>().to_string())
    }

    #[test]
    fn without_a_blind_pass_everybody_gets_what_the_right_neighbour_gave() {
        let got = received(["1B 2B 3B", "1C 2C 3C", "1D 2D 3D", "F F F"]);
        assert_eq!(got, ["1C 2C 3C", "1D 2D 3D", "F F F", "1B 2B 3B"]);
    }

    #[test]
    fn tiles_passed_on_unseen_reach_the_next_player() {
        let got = received(["1B 2B 3B", "1C 2C", "1D 2D 3D", "F F F"]);
        assert_eq!(
            got,
            ["1C 1D 2C", "2D 3D", "F F F", "1B 2B 3B"].map(canonical)
        );
    }

    #[test]
    fn a_tile_can_pass_through_three_hands() {
        let got = received(["1B 2B 3B", "", "", ""]);
        assert_eq!(got, ["1B 2B 3B", "", "", ""]);
    }

    #[test]
    fn when_all_four_pass_on_three_nothing_moves() {
        assert_eq!(received(["", "", "", ""]), [""; 4]);
    }

    fn canonical(text: &str) -> String {
        text.parse::<TileCounts>().unwrap().to_string()
    }
}
