//! Mah Jongg: which hands 14 tiles make, and which of them counts.

use super::phase::{Declared, Phase};
use super::{
    Blanks, Event, Exposure, Game, LastWall, PaymentTerms, Payments, RuleId, Seat, Win, WinFacts,
    WinningTile,
};
use crate::card::{Card, ExposedGroup, HandIndex, LineIndex};
use crate::tile::{Tile, TileCounts};

/// A concrete hand that 14 tiles make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CompleteHand {
    /// The line.
    pub line: LineIndex,
    /// The concrete hand of that line, as its place in [`Card::hands`].
    pub hand: HandIndex,
}

impl Exposure {
    /// The group as matching knows it. Unlike tiles are none: no hand has a group of no tiles.
    pub fn group(&self) -> ExposedGroup {
        let is_identical = self.strays.is_empty();
        ExposedGroup {
            tile: self.tile,
            size: if is_identical {
                self.naturals + self.jokers
            } else {
                0
            },
            has_joker: self.jokers > 0,
        }
    }
}

/// The hands of the card that a player's exposures and concealed tiles make, 14 tiles together
/// (rule `win-14-on-card`), in card order.
pub fn complete_hands<'a>(
    card: &'a Card,
    exposures: &'a [Exposure],
    concealed: &TileCounts,
) -> impl Iterator<Item = CompleteHand> + 'a {
    complete_hands_with(Blanks::Off, card, exposures, concealed)
}

/// The same at a table at which blanks may stand for something (rule `tr-blank-double-joker`).
pub(super) fn complete_hands_with<'a>(
    blanks: Blanks,
    card: &'a Card,
    exposures: &'a [Exposure],
    concealed: &TileCounts,
) -> impl Iterator<Item = CompleteHand> + 'a {
    let matching = card.matching();
    let groups = exposures.iter().map(Exposure::group);
    let for_anything = blanks == Blanks::DoubleJoker && concealed[Tile::Blank] > 0;
    let (exact, with_blanks) = if for_anything {
        mark!(TR_BLANK_DOUBLE_JOKER);
        let hands = matching.complete_with_blanks(groups, concealed);
        (None, Some(hands))
    } else {
        (Some(matching.complete(groups, concealed)), None)
    };
    let exact = exact.into_iter().flatten();
    exact
        .chain(with_blanks.into_iter().flatten())
        .filter_map(|hand| {
            let line = matching.line_of(hand)?;
            Some(CompleteHand { line, hand })
        })
}

/// Whether no joker is among a player's tiles, concealed or exposed, and no blank that stands for
/// something (rule `tr-blank-double-joker`).
pub fn is_jokerless(exposures: &[Exposure], concealed: &TileCounts) -> bool {
    concealed[Tile::Joker] == 0
        && concealed[Tile::Blank] == 0
        && exposures.iter().all(|exposure| exposure.jokers == 0)
}

/// The hand that pays most among those that fit, the first on the card when several do
/// (rule `card-best-value-counts`).
pub fn best_hand(
    card: &Card,
    exposures: &[Exposure],
    concealed: &TileCounts,
) -> Option<CompleteHand> {
    best_hand_with(Blanks::Off, card, exposures, concealed)
}

/// The same at a table at which blanks may stand for something.
pub(super) fn best_hand_with(
    blanks: Blanks,
    card: &Card,
    exposures: &[Exposure],
    concealed: &TileCounts,
) -> Option<CompleteHand> {
    let jokerless = is_jokerless(exposures, concealed);
    let worth = |hand: &CompleteHand| {
        let line = card.line(hand.line);
        let doubled = jokerless && !card.section_of(line).singles_and_pairs;
        u32::from(line.value) * if doubled { 2 } else { 1 }
    };
    complete_hands_with(blanks, card, exposures, concealed).reduce(|best, hand| {
        mark!(CARD_BEST_VALUE_COUNTS);
        if worth(&hand) > worth(&best) {
            hand
        } else {
            best
        }
    })
}

impl Game {
    /// Whether the 14 tiles that `seat` holds are Mah Jongg.
    pub(super) fn is_complete(&self, seat: Seat) -> bool {
        let blanks = self.setup.rules.blanks;
        let exposures = &self.exposures[seat];
        complete_hands_with(blanks, &self.setup.card, exposures, &self.racks[seat])
            .next()
            .is_some()
    }

    /// The hand that counts if `winner` declares these concealed tiles, and what is paid for it.
    pub(super) fn facts_of_win(
        &self,
        winner: Seat,
        concealed: &TileCounts,
        tile: WinningTile,
    ) -> Option<(CompleteHand, WinFacts)> {
        let card = &self.setup.card;
        let exposures = &self.exposures[winner];
        let blanks = self.setup.rules.blanks;
        let hand = best_hand_with(blanks, card, exposures, concealed)?;
        let line = card.line(hand.line);
        let facts = WinFacts {
            winner,
            value: line.value,
            tile,
            jokerless: is_jokerless(exposures, concealed),
            singles_and_pairs: card.section_of(line).singles_and_pairs,
            terms: self.payment_terms(winner, tile),
        };
        Some((hand, facts))
    }

    /// Where the last tile came from of whoever declares in its own turn.
    pub(super) const fn own_winning_tile(&self) -> WinningTile {
        match self.phase {
            Phase::ToDiscard { wins_by, .. } => wins_by,
            _ => WinningTile::Dealt,
        }
    }

    pub(super) fn win(&mut self, winner: Seat, tile: WinningTile) {
        let concealed = self.racks[winner];
        let Some((hand, facts)) = self.facts_of_win(winner, &concealed, tile) else {
            debug_assert!(false, "nobody wins whose tiles are no hand of the card");
            return;
        };
        mark!(WIN_14_ON_CARD, WIN_ANNOUNCE);
        if self.setup.card.line(hand.line).concealed {
            mark!(CONC_HIDDEN_UNTIL_WIN);
            if matches!(tile, WinningTile::Discarded(_)) {
                mark!(MAHJ_CLAIM_CONCEALED_OK, CONC_LAST_TILE);
            }
        }
        if facts.jokerless {
            mark!(PAY_JOKERLESS_AFTER_EXCHANGE, EXCH_JOKERLESS_AFTER);
        } else {
            mark!(JOK_DECLARE_MEANING);
        }
        let win = Win {
            winner,
            line: hand.line,
            hand: hand.hand,
            concealed,
            tile,
            jokerless: facts.jokerless,
            payments: Payments::default(),
        };
        if Seat::ALL.into_iter().any(|seat| !self.is_alive(seat)) {
            mark!(DEAD_PAYS);
        }
        if self.setup.rules.winner_names_price {
            self.phase = Phase::NamePrice(Box::new(Declared { win, facts }));
        } else {
            self.end_with_win(win, facts);
        }
    }

    pub(super) fn name_price(&mut self, seat: Seat, points: u16) {
        let Phase::NamePrice(declared) = &self.phase else {
            debug_assert!(false, "a price is named by who has declared only");
            return;
        };
        let mut facts = declared.facts;
        facts.terms.asked = Some(points);
        let win = declared.win.clone();
        self.tell(Event::PriceNamed { seat, points });
        self.end_with_win(win, facts);
    }

    /// Whether the dice of the break double all payments of the game (rule `tr-double-dice`).
    pub(super) fn is_doubled(&self) -> bool {
        self.setup.rules.double_dice && self.dice[0] == self.dice[1]
    }

    /// What the table has agreed on that bears on what is paid.
    fn payment_terms(&self, winner: Seat, tile: WinningTile) -> PaymentTerms {
        PaymentTerms {
            doubled: self.is_doubled(),
            liable: match tile {
                WinningTile::Discarded(_) => self.liability(winner),
                WinningTile::Drawn
                | WinningTile::Exchanged
                | WinningTile::Dealt
                | WinningTile::Opening => None,
            },
            asked: None,
        }
    }

    /// The rule by which whoever has just discarded the winning tile pays for all.
    fn liability(&self, winner: Seat) -> Option<RuleId> {
        let rules = &self.setup.rules;
        let hot = rules.last_wall == LastWall::FeederPays
            && self.wall.layout().is_last()
            && !self.newest_was_seen_before(winner);
        if rules.three_exposure_liability && self.exposures_when_fed(winner).len() >= 3 {
            Some(RuleId::PAY_THREE_EXPOSURE_LIABILITY)
        } else {
            hot.then_some(RuleId::TR_HOT_WALL_PAYS)
        }
    }

    /// The winner's exposures when the winning tile was discarded: all but the one just made with
    /// it, if the winner exposed before declaring.
    fn exposures_when_fed(&self, winner: Seat) -> &[Exposure] {
        let exposures = &self.exposures[winner];
        match self.phase {
            Phase::ToDiscard { .. } => exposures.split_last().map_or(&[], |(_, before)| before),
            _ => exposures,
        }
    }

    /// Whether a tile like the newest discard lay open before: who discards it again has reason to
    /// think it safe.
    fn newest_was_seen_before(&self, winner: Seat) -> bool {
        let Some((newest, before)) = self.discards.split_last() else {
            debug_assert!(false, "who wins by a discard wins by the newest one");
            return false;
        };
        before.iter().any(|discard| discard.tile == newest.tile)
            || Seat::ALL.into_iter().any(|seat| {
                let exposures = if seat == winner {
                    self.exposures_when_fed(winner)
                } else {
                    &self.exposures[seat]
                };
                exposures.iter().any(|group| group.tile == newest.tile)
            })
    }
}
