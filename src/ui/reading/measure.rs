//! A card compared with a rack: done once for each rack, not once for each frame.

use crate::analysis::{
    CompiledCard, Forecast, HandEvaluator, LineOutlook, Odds, Placement, Prospects, Scope, Unseen,
    outlook_of_hand, outlook_of_line, outlooks_of_lines,
};
use crate::card::{Hand, HandIndex, LineIndex};
use crate::play::Session;
use crate::rules::{Action, Claim, Exposure, View, Win};
use crate::tile::{TileCounts, TileSet};

/// How much the value of a line counts: hands are compared by their chance alone.
const GREED: f32 = 0.0;

/// A rack to compare the card with, and what its owner knows of the other tiles.
#[derive(Debug, Clone)]
pub(in crate::ui) struct RackAtHand {
    /// The tiles on the rack.
    pub(in crate::ui) rack: TileCounts,
    /// The exposures on top of it.
    pub(in crate::ui) exposures: Vec<Exposure>,
    /// The tiles that cannot be seen from here.
    pub(in crate::ui) unseen: Unseen,
    /// Whether its blanks stand for what is missing: so they do only in a hand that was declared (rule
    /// `tr-blank-double-joker`).
    blanks_stand: bool,
}

impl RackAtHand {
    /// A rack by itself, before anybody has shown a tile of this set.
    pub(in crate::ui) fn alone(set: TileSet, rack: TileCounts) -> Self {
        Self {
            rack,
            exposures: Vec::new(),
            unseen: Unseen::at_the_start(set, &rack),
            blanks_stand: false,
        }
    }

    /// The learner's rack in a game; nothing before the deal, or for who sits out.
    pub(in crate::ui) fn of_session(session: &Session) -> Option<Self> {
        let is_dealt = session.opening().is_none() && !session.sits_out();
        is_dealt.then(|| Self::of_view(session.view()))
    }

    /// The rack of whoever looks at a game so.
    pub(in crate::ui) fn of_view(view: View<'_>) -> Self {
        Self {
            rack: *view.rack(),
            exposures: view.exposures(view.seat()).to_vec(),
            unseen: Unseen::new(view),
            blanks_stand: false,
        }
    }

    /// The rack of whoever looks at a game so and may claim the newest discard, with that claimed.
    pub(in crate::ui) fn of_claim(view: View<'_>, claim: Claim) -> Self {
        let (rack, exposures) = view.after(&Action::Claim(claim));
        Self {
            rack,
            exposures,
            ..Self::of_view(view)
        }
    }

    /// The tiles with which a game was won.
    pub(in crate::ui) fn of_winner(session: &Session, win: &Win) -> Self {
        let view = session.view();
        Self {
            rack: win.concealed,
            exposures: view.exposures(win.winner).to_vec(),
            unseen: Unseen::new(view),
            blanks_stand: true,
        }
    }

    /// The rack laid beside a hand.
    pub(super) fn beside<'a>(&self, hand: &'a Hand) -> Placement<'a> {
        let placement = Placement::new(hand, &self.rack, &self.exposures, &self.unseen);
        if self.blanks_stand {
            placement.with_blanks()
        } else {
            placement
        }
    }
}

impl Default for RackAtHand {
    fn default() -> Self {
        Self::alone(TileSet::STANDARD, TileCounts::EMPTY)
    }
}

/// The learner's rack in a game, to compare the card with, or why there is none.
#[derive(Debug, Clone, Default)]
pub(in crate::ui) enum RackInGame {
    /// No game is in progress.
    #[default]
    NoGame,
    /// The tiles of the game are not dealt yet.
    NotDealt,
    /// The learner sits out.
    SitsOut,
    /// The rack.
    Rack(Box<RackAtHand>),
}

impl RackInGame {
    /// The learner's rack in this game.
    pub(in crate::ui) fn of_session(session: &Session) -> Self {
        match RackAtHand::of_session(session) {
            Some(rack) => Self::Rack(Box::new(rack)),
            None if session.sits_out() => Self::SitsOut,
            None => Self::NotDealt,
        }
    }
}

/// When a rack was looked at: as long as it stays the same, so does everything found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ui) struct RackMoment {
    /// The number of the game.
    pub(in crate::ui) game: u32,
    /// How much had happened in it.
    pub(in crate::ui) events: usize,
    /// The rack.
    pub(in crate::ui) rack: TileCounts,
}

impl RackMoment {
    /// A rack that stays as it is.
    pub(super) const fn of_rack(rack: &TileCounts) -> Self {
        Self {
            game: 0,
            events: 0,
            rack: *rack,
        }
    }

    /// Now, in a game.
    pub(in crate::ui) fn of_session(session: &Session) -> Self {
        Self {
            game: session.number(),
            events: session.view().events().len(),
            rack: *session.view().rack(),
        }
    }
}

/// A rack beside a card, and how hands are weighed for it.
#[derive(Debug)]
pub(super) struct RackBesideCard {
    /// The rack.
    pub(super) at_hand: RackAtHand,
    evaluator: HandEvaluator,
}

impl RackBesideCard {
    /// A rack beside a card.
    pub(super) fn new(at_hand: RackAtHand) -> Self {
        let evaluator = HandEvaluator::Chances {
            odds: Odds::new(&at_hand.unseen),
            greed: GREED,
            forecast: Forecast::AT_THE_START,
        };
        Self { at_hand, evaluator }
    }

    fn prospects<'a>(&'a self, card: &'a CompiledCard) -> Prospects<'a> {
        let RackAtHand {
            rack, exposures, ..
        } = &self.at_hand;
        Prospects::new(card, &self.evaluator, *rack, exposures, Scope::NEAREST)
    }

    /// The nearest hand of one line; nothing where exposures have closed the line.
    pub(super) fn of_line(&self, card: &CompiledCard, line: LineIndex) -> Option<LineOutlook> {
        outlook_of_line(&self.prospects(card), &self.at_hand.unseen, line)
    }

    /// The outlook of one concrete hand; nothing where exposures have closed it.
    pub(super) fn of_hand(&self, card: &CompiledCard, hand: HandIndex) -> Option<LineOutlook> {
        let RackAtHand {
            rack,
            exposures,
            unseen,
            ..
        } = &self.at_hand;
        card.distance(hand, rack, exposures)?;
        Some(outlook_of_hand(&self.prospects(card), unseen, hand))
    }
}

/// A card compared with a rack.
#[derive(Debug)]
pub(super) struct Measured {
    /// When the rack was looked at.
    pub(super) moment: RackMoment,
    /// The rack.
    pub(super) beside: RackBesideCard,
    /// For each line, its nearest hand; nothing where exposures have closed the line.
    pub(super) outlooks: Vec<Option<LineOutlook>>,
    /// For each line, how many tiles are missing; nothing where it cannot be made any more.
    pub(super) missing: Vec<Option<u8>>,
}

impl Measured {
    /// Compares every line with the rack.
    pub(super) fn new(card: &CompiledCard, moment: RackMoment, at_hand: RackAtHand) -> Self {
        let beside = RackBesideCard::new(at_hand);
        let unseen = &beside.at_hand.unseen;
        let outlooks = outlooks_of_lines(&beside.prospects(card), unseen);
        let missing = |outlook: &Option<LineOutlook>| {
            let outlook = outlook.as_ref()?;
            (!outlook.is_lost(unseen)).then_some(outlook.distance)
        };
        Self {
            moment,
            missing: outlooks.iter().map(missing).collect(),
            outlooks,
            beside,
        }
    }

    /// The outlook of the line that is nearest; nothing when exposures have closed every line.
    pub(super) fn nearest(&self) -> Option<&LineOutlook> {
        let nearest = self.outlooks.iter().flatten();
        nearest.min_by_key(|outlook| outlook.distance)
    }

    /// The nearest hand of a line; nothing where exposures have closed the line.
    pub(super) fn of_line(&self, line: LineIndex) -> Option<&LineOutlook> {
        self.outlooks.get(usize::from(line.0))?.as_ref()
    }
}
