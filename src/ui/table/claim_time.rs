//! The time to claim, where there is a limit to it: a bar with the seconds that are left, or a sign
//! that claiming goes on until the next player acts.

use egui::{CornerRadius, Frame, Label, Margin, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use crate::msg;
use crate::play::{Countdown, Session};
use crate::ui::theme::{Theme, text_size};
use crate::ui::{Shared, fonts};

/// The bar, in points.
const BAR: egui::Vec2 = vec2(96.0, 12.0);
/// How often the bar is drawn anew, in seconds, unless the learner wants little motion.
const STEP: f64 = 0.1;

/// The limit to the time to claim.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum TimeToClaim {
    /// So many seconds.
    Counted(Countdown),
    /// Until the next player has drawn and acts.
    UntilNextActs,
}

impl TimeToClaim {
    /// The limit that is in force now, if there is one.
    pub(super) fn of(session: &Session, now: f64) -> Option<Self> {
        let counted = session.countdown(now).map(Self::Counted);
        let is_open = session.is_claim_a_race() && !session.sits_out();
        counted.or(is_open.then_some(Self::UntilNextActs))
    }

    /// Draws it.
    pub(super) fn ui(self, ui: &mut Ui, shared: &Shared<'_>) {
        match self {
            Self::Counted(countdown) => counted(ui, countdown, shared),
            Self::UntilNextActs => open(ui, shared),
        }
    }
}

/// In how many seconds a countdown looks different.
pub(super) fn next_look(session: &Session, shared: &Shared<'_>) -> Option<f64> {
    let left = session.countdown(shared.now)?.left;
    if shared.reduced_motion() {
        Some(left - (left.ceil() - 1.0))
    } else {
        Some(STEP)
    }
}

fn counted(ui: &mut Ui, countdown: Countdown, shared: &Shared<'_>) {
    let theme = Theme::current(ui);
    let seconds = countdown.seconds();
    let shown = if shared.reduced_motion() {
        f64::from(seconds)
    } else {
        countdown.left
    };
    let share = (shown / countdown.total).clamp(0.0, 1.0) as f32;
    let says = shared.say(&msg!("table-claim-seconds", seconds = seconds));
    ui.add(Label::new(
        RichText::new(says)
            .family(fonts::bold())
            .size(text_size::LARGE),
    ));
    let (rect, bar) = ui.allocate_exact_size(BAR, Sense::hover());
    let told = shared.say(&msg!("table-claim-time", seconds = seconds));
    bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
    let radius = CornerRadius::same(4);
    let painter = ui.painter();
    painter.rect_filled(rect, radius, theme.button);
    let left = Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
    painter.rect_filled(left, radius, theme.accent);
    let edge = egui::Stroke::new(1.5, theme.accent_edge);
    painter.rect_stroke(rect, radius, edge, egui::StrokeKind::Inside);
    bar.on_hover_text(told);
}

fn open(ui: &mut Ui, shared: &Shared<'_>) {
    let theme = Theme::current(ui);
    Frame::new()
        .stroke((1.5, theme.accent_edge))
        .corner_radius(6)
        .inner_margin(Margin::symmetric(8, 2))
        .show(ui, |ui| {
            let says = shared.say(&msg!("table-claims-open"));
            let says = RichText::new(says).family(fonts::bold());
            ui.label(says.color(theme.felt_text));
        });
}
