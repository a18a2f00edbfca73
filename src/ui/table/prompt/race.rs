//! A discard that may be claimed until the next player has drawn and acts: which action ends it, and what
//! happened to the tile that was drawn.

use super::Prompt;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Event, Situation, View};
use crate::ui::table::LEARNER;
use crate::wording::{self, Names};

impl Prompt {
    /// Says until when the newest discard may be claimed.
    pub(super) fn racing(mut self, view: View<'_>, names: Names) -> Self {
        let Some(discard) = view.newest_discard() else {
            return self;
        };
        match view.situation() {
            Situation::ToDiscard(LEARNER) => {
                self.explains = Some(msg!(
                    "table-race-you-hold",
                    tile = wording::tile_in_sentence(discard.tile)
                ));
            }
            Situation::ToDiscard(holder) => {
                if view.late_discard().is_some() {
                    self.says = Some(msg!(
                        "table-race-late",
                        player = names.name(holder),
                        tile = wording::tile_in_sentence(discard.tile)
                    ));
                }
                self.explains = Some(msg!("table-race-holds", player = names.name(holder)));
            }
            Situation::ToDraw(LEARNER) => self.explains = Some(msg!("table-race-you-draw")),
            _ if view.may_draw_early() => {
                if !view.must_act() {
                    self.says = Some(msg!(
                        "table-draw-after",
                        player = names.name(discard.by),
                        tile = wording::a_tile(discard.tile)
                    ));
                }
                self.explains = Some(msg!("table-race-you-draw"));
            }
            _ => {
                let next = names.name(view.next_after(discard.by));
                self.explains = Some(msg!("table-race-open", player = next));
            }
        }
        self
    }
}

/// That since the newest discard the drawn tile went back to the wall, or the name was put right.
pub(super) fn told_since_discard(view: View<'_>, names: Names) -> Option<Message> {
    let event = view
        .events()
        .rev()
        .take_while(|event| !matches!(event, Event::Discarded { .. }))
        .find(|event| matches!(event, Event::PutBack { .. } | Event::NameCorrected { .. }))?;
    Some(wording::event(&event, names))
}

/// By which wrong name the newest discard was called, until it is put right, and who pays for it.
pub(super) fn misnamed(view: View<'_>, names: Names) -> Option<[Message; 2]> {
    let name = view.wrong_name()?;
    let discard = view.newest_discard()?;
    let event = Event::Misnamed {
        seat: discard.by,
        tile: discard.tile,
        name,
    };
    let pays = msg!(
        "table-misnamed-why",
        who = names.who(discard.by),
        player = names.name(discard.by)
    );
    Some([wording::event(&event, names), pays])
}
