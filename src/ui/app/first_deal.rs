//! The first match of somebody who never played: a good deal for it is looked for beside the screen, which goes on with
//! what it shows, and then the match begins.

use std::sync::Arc;

use super::{Command, MahjTutor};
use crate::analysis::CompiledCard;
use crate::play::{Agreement, Background, Session};

/// A first match that begins as soon as its deal is found.
#[derive(Debug)]
pub(super) struct FirstDeal {
    card: Arc<CompiledCard>,
    agreement: Agreement,
    seed: Background<u64>,
    /// What was asked for after it, and is done when it lies on the table.
    pub(super) then: Vec<Command>,
}

impl MahjTutor {
    /// Has a good deal found for a first match, which begins with it. Of two that are asked for, the later one begins; the
    /// same one is asked for once.
    pub(super) fn deal_first_game(&mut self, agreement: Agreement, now: f64) {
        let is_the_same =
            |it: &FirstDeal| it.agreement == agreement && Arc::ptr_eq(&it.card, &self.card);
        if self.first_deal.as_ref().is_some_and(is_the_same) {
            return;
        }
        let (_, change) = self.change(now);
        let (card, seed) = (Arc::clone(change.compiled), change.seed);
        let find = {
            let (card, rules) = (Arc::clone(&card), agreement.rules.clone());
            move || Session::kind_seed(&card, &rules, seed)
        };
        let window = self.window.clone();
        let tell = move || window.request_repaint();
        self.first_deal = Some(FirstDeal {
            card,
            agreement,
            seed: Background::begin(self.refining, find, tell),
            then: Vec::new(),
        });
        self.take_up_first_deal(now);
    }

    /// Begins the first match once its deal is found.
    pub(super) fn take_up_first_deal(&mut self, now: f64) {
        let Some(seed) = self.first_deal.as_ref().and_then(|it| it.seed.take()) else {
            return;
        };
        let Some(deal) = self.first_deal.take() else {
            return;
        };
        let FirstDeal {
            card,
            agreement,
            then,
            ..
        } = deal;
        self.sit_down(now, |game, change| {
            game.start_dealt(card, agreement, seed, change);
        });
        let window = self.window.clone();
        for command in then {
            self.apply(&window, command, now);
        }
    }
}
