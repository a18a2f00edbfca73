//! What the chance to win was after the learner's last choice, and what has happened since: figures hang together only for
//! somebody who sees what moved them.

use egui::Ui;

use super::followed::Followed;
use crate::card::LineIndex;
use crate::msg;
use crate::play::{Session, UnweighedChoice};
use crate::rules::{Action, Claim, Event, View};
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::table::names;
use crate::ui::theme::text_size;
use crate::ui::words::{said, said_weak};
use crate::wording;

/// The claim that wins.
const WINS: Action = Action::Claim(Claim::MahJongg);

/// So many percents apart chances must be, to be called different: the figures are hardly better than that.
const TELLING: i64 = 5;

/// What is known of the game from before a moment.
#[derive(Debug, Clone, Default)]
pub(super) struct Before {
    /// What was followed of the chance to win.
    pub(super) followed: Option<Followed>,
    /// What was thought when there was last something to decide.
    pub(super) last_choice: Option<LastChoice>,
}

/// What was thought when the learner last had something to decide.
#[derive(Debug, Clone)]
pub(super) struct LastChoice {
    /// How many actions were done by then, and how much had happened.
    pub(super) actions: usize,
    pub(super) events: usize,
    /// The chance to win with each action that was weighed, as it was shown.
    pub(super) chances: Vec<(Action, f32)>,
    /// The line that was best, with what it was missing.
    pub(super) line: Option<LineIndex>,
    pub(super) missing: Vec<Tile>,
}

/// What was chosen, and whether it had been weighed.
enum ChosenAction {
    /// Something that was shown, with this chance to win, 0 to 1.
    Weighed(f32),
    /// Something that was not worth considering.
    Unweighed(Action),
}

/// The figures of then, and what came after them.
#[derive(Debug)]
pub(super) struct Since {
    /// The chance to win with what was chosen, 0 to 1.
    chance: f32,
    /// What can have moved it.
    news: Vec<Event>,
    /// The draw of a tile that the best line did not need: with it another line may be better, but where the chance is lower
    /// a turn has gone by.
    other_draw: Option<Event>,
    /// The line that was best before the choice.
    line: Option<LineIndex>,
}

impl LastChoice {
    /// What was chosen since, where that was not weighed and is to be.
    pub(super) fn unweighed(&self, session: &Session) -> Option<UnweighedChoice> {
        let (_, best) = self.chances.first()?;
        match self.chosen(session)? {
            ChosenAction::Weighed(_) => None,
            ChosenAction::Unweighed(action) => Some(UnweighedChoice {
                actions: self.actions,
                action,
                best: *best,
            }),
        }
    }

    /// What has come after it, the chance to win with what was [unweighed](Self::unweighed) beside; nothing where something
    /// was chosen that the coach does not weigh, or more than once.
    pub(super) fn since(&self, session: &Session, of_unweighed: Option<f32>) -> Option<Since> {
        let view = session.view();
        let chance = match self.chosen(session)? {
            ChosenAction::Weighed(chance) => chance,
            ChosenAction::Unweighed(_) => of_unweighed?,
        };
        let mut events = view.events_since(self.events);
        let other_draw = events.find(|event| {
            matches!(event, Event::Drew { seat, tile } if *seat == view.seat() && !self.helps(*tile))
        });
        Some(Since {
            chance,
            news: view
                .events_since(self.events)
                .filter(|event| self.is_news(event, view))
                .collect(),
            other_draw,
            line: self.line,
        })
    }

    /// What was chosen; nothing where it was more than one thing.
    fn chosen(&self, session: &Session) -> Option<ChosenAction> {
        let done = session.actions_since(self.actions)?;
        let seat = session.view().seat();
        let mut own = done.iter().filter(|(by, _)| *by == seat);
        let weighed = |action: &Action| self.chances.iter().find(|(weighed, _)| weighed == action);
        let first = own.next().map_or(Action::LetGo, |(_, action)| *action);
        let let_go = matches!(first, Action::Draw).then_some(Action::LetGo);
        let is_chosen_once = own.all(|(_, action)| matches!(action, Action::Draw | Action::LetGo));
        if !is_chosen_once {
            return None;
        }
        let chosen = weighed(&first).or_else(|| weighed(&let_go?));
        Some(match chosen {
            Some((_, chance)) => ChosenAction::Weighed(*chance),
            None => ChosenAction::Unweighed(first),
        })
    }

    /// Whether a tile that was drawn brings the line nearer that was best.
    fn helps(&self, drawn: Option<Tile>) -> bool {
        drawn.is_some_and(|tile| tile == Tile::Joker || self.missing.contains(&tile))
    }

    /// Whether something that `view`'s seat has not chosen may have moved its chance to win.
    fn is_news(&self, event: &Event, view: View<'_>) -> bool {
        let seat = view.seat();
        match event {
            Event::Drew { seat: who, tile } => *who == seat && self.helps(*tile),
            Event::Mushed { seat: who, .. } => *who == seat,
            Event::Passed { to, .. } => *to == seat,
            Event::CourtesyPassed { from, count, .. } => from.across() == seat && *count > 0,
            Event::Voted { stopped_by } => !stopped_by.is_empty(),
            Event::Claimed { seat: who, .. }
            | Event::Exchanged { seat: who, .. }
            | Event::HandDied { seat: who, .. } => *who != seat,
            // A joker may stand elsewhere, so that a hand is complete with another tile than the one that was told.
            Event::Discarded { seat: who, tile } => {
                let wins = || {
                    let newest = view.newest_discard().map(|discard| discard.tile);
                    newest == Some(*tile) && view.check(&WINS).is_ok()
                };
                *who != seat && (self.missing.contains(tile) || wins())
            }
            _ => false,
        }
    }
}

/// How the chance of now differs from that of then.
fn way(now: f32, since: &Since) -> &'static str {
    let before = since.chance;
    // What counts is what is read.
    if (wording::percent(now) - wording::percent(before)).abs() < TELLING {
        "same"
    } else if since.news.is_empty() && since.other_draw.is_none() {
        "closer"
    } else if now > before {
        "up"
    } else if since.news.is_empty() {
        "turn"
    } else {
        "down"
    }
}

/// Draws it: how the chance was, what has happened since, and whether another line is the best.
pub(super) fn ui(
    ui: &mut Ui,
    since: &Since,
    chance: f32,
    best: Option<LineIndex>,
    session: &Session,
    shared: &Shared<'_>,
) {
    let way = way(chance, since);
    let before = wording::in_percent_of(since.chance);
    let told = msg!("table-coach-since", way = way, before = before);
    said(ui, shared, &shared.say(&told), text_size::BODY);
    if way != "same" {
        let names = names(session);
        let draw = since.other_draw.as_ref().filter(|_| way == "up");
        for event in draw.into_iter().chain(&since.news) {
            let told = msg!("table-coach-news", event = wording::event(event, names));
            said_weak(ui, shared, &shared.say(&told), text_size::SMALL);
        }
    }
    if let (Some(line), Some(best)) = (since.line, best)
        && line != best
    {
        let line = wording::line(session.view().card(), line);
        let told = msg!("table-coach-other-line", line = line);
        said(ui, shared, &shared.say(&told), text_size::BODY);
    }
}
