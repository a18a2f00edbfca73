//! Before an action that gives up much, the learner is asked once more: in a line at the rack, where the buttons stand.

use std::time::Duration;

use egui::accesskit::Live;
use egui::{Context, Ui};

use super::TableCommand;
use super::explanation;
use crate::coach::{Plan, Severity, Warning};
use crate::play::{Awaited, Comparison, LONGEST_LOOK, SecondLook, SecondOpinion, Session};
use crate::rules::{Action, View};
use crate::ui::theme::Theme;
use crate::ui::widgets::Icon;
use crate::ui::{Command, Shared};
use crate::wording;

/// What is being looked at before it is done.
#[derive(Debug, Default)]
pub(super) struct WarningCheck {
    /// What the learner is about to do.
    considered: Option<(Action, Severity)>,
    look: Option<(SecondLook, Severity)>,
    /// What is chosen on the rack and looked at before it is done, so that nobody waits then.
    ahead: Option<(ActionInGame, Plan, SecondLook)>,
    seen: Option<SecondOpinion>,
    warning: Option<Box<Warning>>,
    /// When something was taken up last, in seconds of the window's clock.
    taken_up: Option<f64>,
}

/// An action, in which game and after how many actions.
type ActionInGame = (u32, usize, Action);

impl WarningCheck {
    /// Whether an action waits until it has been looked at, for a learner who is warned from this severity on; of a
    /// `warning` that is there already they are asked at once.
    pub(super) fn holds(
        &mut self,
        session: &Session,
        action: Action,
        from: Severity,
        warning: Option<Warning>,
        now: f64,
    ) -> bool {
        // What was asked for in the same moment was meant for the position before: a key that was pressed twice.
        if self.taken_up == Some(now) {
            return true;
        }
        if session.awaited() != Awaited::Learner || session.is_claim_a_race() {
            return false;
        }
        self.warning = None;
        match warning {
            Some(warning) => self.ask(warning),
            None => self.considered = Some((action, from)),
        }
        true
    }

    /// Whether the table waits for it, or for the learner's answer.
    pub(super) const fn is_open(&self) -> bool {
        self.considered.is_some() || self.look.is_some() || self.warning.is_some()
    }

    /// Whether something is being looked at, before it is done or before the learner says that they do it: whatever else
    /// is reckoned can wait.
    pub(super) fn is_looking(&mut self) -> bool {
        let ahead = self.ahead.as_mut().map(|(.., look)| look);
        let looks = self.look.as_mut().map(|(look, _)| look).into_iter();
        self.considered.is_some() || looks.chain(ahead).any(SecondLook::is_under_way)
    }

    /// What the learner is asked about.
    pub(super) fn warning(&self) -> Option<&Warning> {
        self.warning.as_deref()
    }

    /// Looks at what is `chosen` on the rack before it is done.
    pub(super) fn look_ahead(
        &mut self,
        chosen: Option<Action>,
        session: &Session,
        shared: &Shared<'_>,
        context: &Context,
    ) {
        if self.is_open() {
            return;
        }
        let chosen = chosen.map(|action| (moment(session, action), *session.plan()));
        let ahead = self.ahead.as_ref();
        if ahead.map(|(moment, plan, _)| (*moment, *plan)) != chosen {
            self.ahead = chosen.map(|(moment, plan)| {
                let (.., action) = moment;
                (moment, plan, begin(session, action, shared, context))
            });
        }
    }

    /// What an action gives up, where it was looked at.
    pub(super) fn comparison(&mut self, action: Action) -> Option<Comparison> {
        let warning = self.warning.as_deref();
        if let Some(warning) = warning.filter(|warning| warning.action == action) {
            return Some(Comparison::from(warning));
        }
        let looks = self.look.as_mut().map(|(look, _)| look);
        let mut looks = looks
            .into_iter()
            .chain(self.ahead.as_mut().map(|(.., look)| look));
        let look = looks.find(|look| look.action() == action)?;
        Some(look.comparison())
    }

    /// Looks at what is considered, and says when there is something to see.
    pub(super) fn follow(&mut self, ui: &Ui, session: &Session, shared: &Shared<'_>) {
        if let Some((action, from)) = self.considered.take() {
            let considered = (moment(session, action), *session.plan());
            let ahead = self.ahead.take();
            let ahead = ahead.filter(|(moment, plan, _)| (*moment, *plan) == considered);
            let mut look = match ahead {
                Some((.., look)) => look,
                None => begin(session, action, shared, ui.ctx()),
            };
            look.wait_from(shared.now);
            self.look = Some((look, from));
        }
        let Some((look, from)) = &mut self.look else {
            return;
        };
        self.seen = look.see(*from, shared.now);
        if self.seen.is_some() {
            self.look = None;
            shared.ask(Command::Table(TableCommand::SeeSecondLook));
        } else {
            let latest = Duration::from_secs_f64(LONGEST_LOOK);
            ui.ctx().request_repaint_after(latest);
        }
    }

    /// What was seen to be no mistake, until that is taken up.
    pub(super) const fn seen_fine(&self) -> Option<Action> {
        match self.seen {
            Some(SecondOpinion::Fine(action)) => Some(action),
            _ => None,
        }
    }

    /// Takes up what was seen: an action that may be done is returned; of another one the learner is asked, beside the
    /// `chance` to win that the coach shows, if it does.
    pub(super) fn take_up(&mut self, chance: Option<f32>, now: f64) -> Option<Action> {
        self.taken_up = Some(now);
        match self.seen.take()? {
            SecondOpinion::Fine(action) | SecondOpinion::Unseen(action) => Some(action),
            SecondOpinion::Warned(warning) => {
                let warning = match chance {
                    Some(chance) => warning.beside(chance),
                    None => *warning,
                };
                self.ask(warning);
                None
            }
        }
    }

    /// Asks about an action.
    pub(super) fn ask(&mut self, warning: Warning) {
        self.warning = Some(Box::new(warning));
    }

    /// Something was done: whatever was looked at or asked about belonged to the moment before.
    pub(super) fn forget(&mut self) {
        (self.considered, self.look, self.seen, self.warning) = (None, None, None, None);
        self.ahead = None;
    }

    /// The learner has answered; the action that was asked about is returned.
    pub(super) fn answer(&mut self) -> Option<Action> {
        self.warning.take().map(|warning| warning.action)
    }
}

fn begin(session: &Session, action: Action, shared: &Shared<'_>, context: &Context) -> SecondLook {
    let context = context.clone();
    let tell = move || context.request_repaint();
    SecondLook::begin(session, action, shared.refining(), shared.now, tell)
}

fn moment(session: &Session, action: Action) -> ActionInGame {
    (session.number(), session.actions_done(), action)
}

/// Says what the action gives up, in as much `room` as there is below the buttons, in points.
pub(super) fn ui(ui: &mut Ui, warning: &Warning, view: View<'_>, room: f32, shared: &Shared<'_>) {
    let theme = Theme::current(ui);
    let text = shared.say(&wording::warning(warning, view));
    let line = ui.horizontal_top(|ui| {
        ui.add(Icon::Notice.image(ui.ctx(), 20.0).tint(theme.accent));
        explanation::ui(ui, &text, room, 0.0, theme.felt_text, shared);
    });
    // A screen reader says it as soon as it comes.
    ui.ctx()
        .accesskit_node_builder(line.response.id, |node| node.set_live(Live::Polite));
}
