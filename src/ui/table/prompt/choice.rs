//! One thing that may be done, or at least tried.

use std::mem::discriminant;

use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, Claim, Seat, View};
use crate::tile::Tile;
use crate::ui::table::TableCommand;
use crate::wording::{self, Names};

/// One thing that may be done, or at least tried.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::ui) struct PromptChoice {
    /// What its button says.
    pub(in super::super) label: Message,
    /// What its button shows instead, where tiles say the rest.
    pub(in super::super) short: Option<Message>,
    /// The tiles that its button shows.
    pub(in super::super) tiles: Vec<Tile>,
    /// What it does; `None` when a tile must be chosen on the rack first, as its label says.
    pub(in super::super) command: Option<TableCommand>,
    /// Whether it is the one that stands out, and that Enter does.
    pub(in super::super) is_primary: bool,
    /// Whether Enter does it, but nothing stands out: where the learner is to weigh both ways, that would look like advice.
    pub(in super::super) is_even: bool,
    /// How many tiles are chosen for it.
    pub(super) chosen: Chosen,
    /// What to do first, where something is still to be chosen for it.
    pub(in super::super) first: Option<Message>,
    /// Whether it stands in a list that opens on request: it is legal at no good moment, or seldom wanted.
    pub(in super::super) is_on_request: bool,
}

/// How many tiles of the rack are chosen for what may be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    /// As many as it takes.
    Enough,
    /// Some are still to be chosen.
    TooFew,
    /// More than it takes: it does not stand out.
    TooMany,
}

/// How many kinds of choices there are.
pub(super) const KINDS: usize = 8;
/// The kind of a claim for an exposure.
pub(super) const EXPOSURE: usize = 4;
impl PromptChoice {
    pub(in super::super) fn new(label: Message, command: TableCommand) -> Self {
        Self {
            label,
            short: None,
            tiles: Vec::new(),
            command: Some(command),
            is_primary: false,
            is_even: false,
            chosen: Chosen::Enough,
            first: None,
            is_on_request: false,
        }
    }

    /// One that needs something to be chosen first, as its label says; `first` says how.
    pub(super) fn unready(label: Message, first: Message) -> Self {
        Self {
            label,
            short: None,
            tiles: Vec::new(),
            command: None,
            is_primary: false,
            is_even: false,
            chosen: Chosen::Enough,
            first: Some(first),
            is_on_request: false,
        }
    }

    pub(in super::super) fn action(action: Action, view: View<'_>) -> Self {
        Self::new(wording::action(&action, view), TableCommand::Action(action))
    }

    /// Calling a hand dead, in few words: there may be three of them beside the other choices.
    pub(super) fn challenge(owner: Seat, view: View<'_>, names: Names) -> Self {
        let name = names.name(owner);
        Self {
            short: Some(msg!("table-challenge", owner = name.clone())),
            label: msg!("action-challenge", owner = name),
            is_on_request: true,
            ..Self::action(Action::Challenge(owner), view)
        }
    }

    /// Shows how many tiles are still to be chosen, when `chosen` of those `wanted` are.
    pub(super) fn lacking(mut self, wanted: usize, chosen: usize) -> Self {
        if chosen < wanted {
            let count = wanted - chosen;
            self.short = Some(msg!("table-choose-more", count = count, chosen = chosen));
            self.first = Some(msg!("table-choose-first", count = count));
            self.chosen = Chosen::TooFew;
        } else if chosen > wanted {
            self.chosen = Chosen::TooMany;
            self.is_primary = false;
        }
        self
    }

    /// The action, where it gives the tiles away that are chosen for it.
    pub(super) fn gives_away(&self) -> Option<Action> {
        match self.command {
            Some(TableCommand::Action(action))
                if self.chosen == Chosen::Enough && action.given_away().is_some() =>
            {
                Some(action)
            }
            _ => None,
        }
    }

    /// Whether tiles are still to be chosen for it.
    pub(in super::super) fn lacks_tiles(&self) -> bool {
        self.chosen == Chosen::TooFew
    }

    /// Which of the [`KINDS`] of choices it is; one that waits for a tile is a discard.
    pub(super) fn kind(&self) -> usize {
        match self.command {
            None | Some(TableCommand::Action(Action::Discard(_) | Action::DiscardAs { .. })) => 0,
            Some(TableCommand::Action(Action::DeclareMahJongg)) => 1,
            Some(TableCommand::Action(Action::Draw)) => 2,
            Some(TableCommand::Action(Action::Claim(Claim::MahJongg))) => 3,
            Some(TableCommand::Action(Action::Claim(Claim::Exposure { .. }))) => EXPOSURE,
            Some(TableCommand::Action(Action::Exchange(_))) => 5,
            Some(TableCommand::Action(Action::Challenge(_))) => 6,
            Some(_) => 7,
        }
    }

    /// Whether it says Mah Jongg.
    pub(in super::super) fn says_mah_jongg(&self) -> bool {
        let Some(TableCommand::Action(action)) = self.command else {
            return false;
        };
        matches!(
            action,
            Action::DeclareMahJongg | Action::Claim(Claim::MahJongg)
        )
    }

    /// Whether its words say with what it is done also where no tiles are shown: of a group, everybody knows the tile.
    pub(in super::super) fn is_said_by_words(&self) -> bool {
        let is_group = matches!(
            self.command,
            Some(TableCommand::Action(Action::Claim(Claim::Exposure { .. })))
        );
        self.short.is_none() || self.tiles.is_empty() || is_group
    }

    /// Whether it offers to pass some tiles across.
    pub(super) fn is_offer(&self) -> bool {
        matches!(
            self.command,
            Some(TableCommand::Action(Action::OfferCourtesy(_)))
        )
    }

    /// Whether it does this, or the same with other tiles of the rack.
    pub(super) fn is_like(&self, action: &Action) -> bool {
        match (self.command, action) {
            // Where discards are named, no other button puts the tile down; where letting go and drawing are one step, no
            // other lets it go.
            (None | Some(TableCommand::Action(Action::DiscardAs { .. })), Action::Discard(_))
            | (Some(TableCommand::GoAheadAndDraw), Action::LetGo) => true,
            (Some(TableCommand::Action(own)), _) => {
                let gives = own.given_away().is_some() && action.given_away().is_some();
                own == *action || (gives && discriminant(&own) == discriminant(action))
            }
            _ => false,
        }
    }

    /// What the coach recommends.
    pub(in super::super) fn follow(command: TableCommand) -> Self {
        Self::new(msg!("table-coach-do"), command).primary()
    }

    /// Shows what a rule that is tried is about.
    pub(in crate::ui) fn show_example() -> Self {
        Self::new(msg!("rule-example-show"), TableCommand::ShowExample)
    }

    pub(super) fn showing(mut self, tiles: impl IntoIterator<Item = Tile>) -> Self {
        self.tiles.extend(tiles);
        self
    }

    /// Leaves it out of the row.
    pub(super) fn on_request(mut self) -> Self {
        self.is_on_request = true;
        self
    }

    pub(super) fn primary(mut self) -> Self {
        self.is_primary = true;
        self
    }

    /// What Enter does where the learner is to weigh both ways: it stands out no more than the others.
    pub(super) fn even(mut self) -> Self {
        self.is_primary = true;
        self.is_even = true;
        self
    }
}
