//! How the learner's rack lay before each of their actions: who takes one back finds it as it was.

use crate::play::{RackOrder, Session};

/// The racks of one game, the earliest first.
#[derive(Debug, Clone, Default)]
pub(super) struct EarlierRacks(Vec<(AfterActions, RackOrder)>);

/// In which game, and after how many actions.
type AfterActions = (u32, usize);

impl EarlierRacks {
    /// The learner acts now, and the rack lies in this order.
    pub(super) fn note(&mut self, session: &Session, order: RackOrder) {
        let now = moment(session);
        let (game, actions) = now;
        self.0
            .retain(|((of, before), _)| *of == game && *before < actions);
        self.0.push((now, order));
    }

    /// How it lay when the learner acted at the moment at which the game stands now, if they did.
    pub(super) fn of_now(&self, session: &Session) -> Option<&RackOrder> {
        let now = moment(session);
        let mut racks = self.0.iter();
        racks.find(|(then, _)| *then == now).map(|(_, order)| order)
    }
}

fn moment(session: &Session) -> AfterActions {
    (session.number(), session.actions_done())
}
