//! A match is a folder of its games.

use std::collections::BTreeSet;

use egui::{RichText, Sides, Ui};

use crate::msg;
use crate::profile::{GameEnd, GameNumber, GameSummary};
use crate::review::{DecisionCost, Performance};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, plain_button};
use crate::ui::words::{listed, said_weak};
use crate::ui::{Shared, fonts};
use crate::wording;

/// A row of the list.
#[derive(Debug, Clone, Copy)]
pub(super) enum Row<'a> {
    /// A match of several games.
    Folder(Folder<'a>),
    /// A game, in a folder or by itself.
    Game {
        /// Its number.
        number: GameNumber,
        /// What is told of it.
        summary: &'a GameSummary,
        /// Whether it stands in a folder.
        is_inside: bool,
    },
}

impl<'a> Row<'a> {
    /// A game by itself.
    pub(super) const fn alone(number: GameNumber, summary: &'a GameSummary) -> Self {
        Self::Game {
            number,
            summary,
            is_inside: false,
        }
    }
}

/// A match of several games.
#[derive(Debug, Clone, Copy)]
pub(super) struct Folder<'a> {
    /// The match's seed, by which it is known.
    pub(super) seed: &'a str,
    day: u32,
    games: usize,
    won: usize,
    points: i32,
    rate: Option<f32>,
    is_open: bool,
}

/// The rows of a list of games, the newest first: a match whose games follow one another is a folder, which is open for
/// the newest game and where the learner has turned that.
pub(super) fn rows<'a>(
    games: &[(GameNumber, &'a GameSummary)],
    turned: &BTreeSet<String>,
) -> Vec<Row<'a>> {
    let seed_of = |(_, summary): &(GameNumber, &'a GameSummary)| {
        let of_match = summary.of_match.as_ref();
        of_match.map(|of| of.seed.as_str())
    };
    let mut rows = Vec::with_capacity(games.len());
    let matches =
        games.chunk_by(|one, other| seed_of(one).is_some() && seed_of(one) == seed_of(other));
    for (place, games) in matches.enumerate() {
        let folder = games.first().and_then(seed_of).filter(|_| games.len() > 1);
        let is_open = folder.is_none_or(|seed| (place == 0) != turned.contains(seed));
        rows.extend(folder.map(|seed| Row::Folder(Folder::of(seed, games, is_open))));
        if is_open {
            rows.extend(games.iter().map(|(number, summary)| Row::Game {
                number: *number,
                summary,
                is_inside: folder.is_some(),
            }));
        }
    }
    rows
}

impl<'a> Folder<'a> {
    fn of(seed: &'a str, games: &[(GameNumber, &GameSummary)], is_open: bool) -> Self {
        let mut all = Performance::default();
        let own = games.iter().filter(|(_, summary)| summary.is_own_play());
        for performance in own.filter_map(|(_, summary)| summary.performance.as_ref()) {
            all += performance;
        }
        let won = games.iter().filter(|(_, it)| it.end == GameEnd::Won);
        // A game that was brought along may tell of any number of points.
        let points = games.iter().map(|(_, summary)| summary.points);
        Self {
            seed,
            day: games.last().map_or(0, |(_, first)| first.day),
            games: games.len(),
            won: won.count(),
            points: points.fold(0, i32::saturating_add),
            rate: DecisionCost::error_rate(all.total()),
            is_open,
        }
    }

    /// Draws it; whether it is to be opened or closed.
    pub(super) fn ui(self, ui: &mut Ui, shared: &Shared<'_>) -> bool {
        let title = shared.say(&msg!("games-match", date = wording::date(self.day)));
        let told = msg!(
            "games-match-told",
            count = self.games,
            won = self.won,
            way = if self.points < 0 { "paid" } else { "won" },
            points = i64::from(self.points.unsigned_abs())
        );
        let told = match self.rate {
            Some(rate) => msg!(
                "games-told-with-rate",
                told = told,
                rate = wording::error_rate(rate)
            ),
            None => told,
        };
        let tell = |ui: &mut Ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let label = ui.label(RichText::new(&title).family(fonts::bold()));
                listed(ui, shared, &title, label.rect);
                said_weak(ui, shared, &shared.say(&told), text_size::SMALL);
            });
        };
        let turn = |ui: &mut Ui| {
            let (icon, label) = if self.is_open {
                (Icon::ArrowUp, msg!("games-match-close"))
            } else {
                (Icon::ArrowDown, msg!("games-match-open"))
            };
            plain_button(ui, icon, &shared.say(&label)).clicked()
        };
        let frame = paper_frame(Theme::current(ui));
        let shown = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            Sides::new().shrink_left().show(ui, tell, turn).1
        });
        shown.inner
    }
}
