//! A hint in three degrees: what to think about, then which lines matter, then what the coach would do.

use egui::{Button, Response, RichText, Ui, vec2};

use super::heading;
use super::thoughts::Thoughts;
use crate::analysis::LineOutlook;
use crate::coach::Recommendation;
use crate::locale::Message;
use crate::msg;
use crate::profile::{CoachMode, Hints};
use crate::rules::{Action, Claim};
use crate::tile::{Tile, TileCounts};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, plain_button, primary_button};
use crate::ui::words::said;
use crate::ui::{Command, Shared};
use crate::wording;

/// The height of the ways to be told more and the side of their sign, in points: those of a primary button.
const WAY: f32 = 44.0;
const SIGN: f32 = 20.0;

/// How much of the advice is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) enum Degree {
    /// Nothing: the learner plays alone, and has not asked.
    #[default]
    Silent,
    /// What to think about.
    Thought,
    /// The lines and the others, by which the learner can decide.
    Lines,
    /// What the coach would do, and why.
    Action,
}

/// Draws what is told before the action is, and the way to more; the degree from now on.
pub(super) fn ui(
    ui: &mut Ui,
    best: &Recommendation,
    thoughts: &Thoughts,
    rack: &TileCounts,
    degree: Degree,
    shared: &Shared<'_>,
) -> Degree {
    let mut next = degree;
    heading(ui, &shared.say(&msg!("hint-title")));
    let frame = paper_frame(Theme::current(ui)).inner_margin(12);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 8.0;
        let told = shared.say(&about(best, thoughts, rack));
        said(ui, shared, &told, text_size::BODY);
        let tells_lines = degree >= Degree::Lines;
        let lines = way(ui, !tells_lines, !tells_lines, &msg!("hint-lines"), shared);
        let action = way(ui, tells_lines, true, &msg!("hint-action"), shared);
        if lines.clicked() {
            next = Degree::Lines;
            // It says no more: whoever pressed it by key goes on from here.
            if lines.has_focus() {
                action.request_focus();
            }
        }
        if action.clicked() {
            next = Degree::Action;
        }
    });
    next
}

/// The way to the lines while there is nothing to decide; the degree from now on.
pub(super) fn lines_ui(ui: &mut Ui, degree: Degree, shared: &Shared<'_>) -> Degree {
    ui.add_space(4.0);
    if plain_button(ui, Icon::Bulb, &shared.say(&msg!("hint-lines"))).clicked() {
        Degree::Lines
    } else {
        degree
    }
}

/// The way to be told more: it stays where it is, and as large, whether it comes next or not.
fn way(
    ui: &mut Ui,
    is_next: bool,
    is_enabled: bool,
    label: &Message,
    shared: &Shared<'_>,
) -> Response {
    let label = shared.say(label);
    if is_next {
        return primary_button(ui, Icon::Bulb, &label);
    }
    let text = RichText::new(label).size(text_size::LARGE);
    let image = Icon::Bulb.image(ui.ctx(), SIGN);
    let button = Button::image_and_text(image, text).image_tint_follows_text_color(true);
    ui.add_enabled(is_enabled, button.min_size(vec2(0.0, WAY)))
}

/// The way to be told everything always, and from there back to hints in degrees. It stands below the advice, where no
/// button of a hint was: nobody presses it who only wants to be told more.
pub(super) fn hints_ui(ui: &mut Ui, is_told: bool, shared: &Shared<'_>) {
    let settings = shared.profile.settings();
    let is_in_degrees = matches!(
        settings.coach_mode(),
        CoachMode::OnRequest | CoachMode::Warn
    );
    let (label, hints) = match settings.hints {
        Hints::AllAtOnce => (msg!("hint-step-by-step"), Hints::StepByStep),
        Hints::StepByStep => (msg!("hint-always"), Hints::AllAtOnce),
    };
    if is_in_degrees && (is_told || hints == Hints::StepByStep) {
        ui.add_space(8.0);
        if plain_button(ui, Icon::Bulb, &shared.say(&label)).clicked() {
            shared.ask(Command::SetHints(hints));
        }
    }
}

/// Says that the coach keeps quiet, and asks it all the same, this once; the degree from now on.
pub(super) fn silent_ui(ui: &mut Ui, shared: &Shared<'_>) -> Degree {
    said(
        ui,
        shared,
        &shared.say(&msg!("coach-silent")),
        text_size::BODY,
    );
    ui.add_space(4.0);
    let ask = shared.say(&msg!("coach-ask-once"));
    if plain_button(ui, Icon::Bulb, &ask).clicked() {
        Degree::Thought
    } else {
        Degree::Silent
    }
}

/// How the tiles that the coach would give away stand to the lines that it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spares {
    /// None of the lines counts them.
    Go,
    /// There are such tiles, but others go, or others too.
    Stay,
    /// Some line counts every tile of the rack.
    None,
}

impl Spares {
    fn of(best: &Recommendation, lines: &[LineOutlook], rack: &TileCounts) -> Self {
        let counted = |tile: Tile| lines.iter().map(|line| line.counts[tile]).max();
        let mut spare = TileCounts::EMPTY;
        for (tile, count) in rack.kinds().filter(|(tile, _)| tile.is_natural()) {
            spare.add_many(tile, count.saturating_sub(counted(tile).unwrap_or(0)));
        }
        match best.action.given_away() {
            Some(given) if spare.contains(&given) => Self::Go,
            _ if spare.is_empty() => Self::None,
            _ => Self::Stay,
        }
    }
}

/// What to think about, without saying what follows.
fn about(best: &Recommendation, thoughts: &Thoughts, rack: &TileCounts) -> Message {
    let spares = Spares::of(best, thoughts.lines(), rack);
    let awaited = thoughts.winning();
    let of = match best.action {
        Action::Pass { .. } | Action::PassCourtesy(_) | Action::Mush(_) => match spares {
            Spares::Go => "pass",
            Spares::Stay => "pass-some",
            Spares::None => "pass-least",
        },
        Action::Continue | Action::Stop => "vote",
        Action::OfferCourtesy(_) => "courtesy",
        Action::Claim(Claim::MahJongg) | Action::DeclareMahJongg => "complete",
        Action::Claim(_) | Action::LetGo if !awaited.is_empty() => "claim-last",
        Action::Claim(_) | Action::LetGo | Action::ChangeExposure { .. } => "claim",
        Action::Exchange(_) | Action::SwapBlank(_) => "exchange",
        Action::Discard(_) | Action::DiscardAs { .. } => match spares {
            Spares::Go => "discard",
            Spares::Stay => "discard-some",
            Spares::None => "discard-least",
        },
        Action::Draw => "draw",
        _ => "other",
    };
    msg!(
        "hint-about",
        of = of,
        count = awaited.kinds().count(),
        awaited = wording::tiles(awaited)
    )
}
