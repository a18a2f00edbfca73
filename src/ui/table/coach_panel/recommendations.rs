//! The actions that are worth considering: the one that is recommended, and the others in a row each.

use egui::{
    Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, RichText, Role, Sense, Shape,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::super::TableCommand;
use super::super::choice_button::ChoiceButton;
use super::super::key_sign::KeySign;
use super::super::keys::Pressed;
use super::super::prompt::PromptChoice;
use super::thoughts::{Progress, Thoughts};
use super::{Unfolded, breakdown, heading};
use crate::coach::{self, Recommendation};
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::Action;
use crate::tile::Tile;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, TileButton, TileFace, TileSize, plain_button};
use crate::ui::words::{listed, said, said_weak};
use crate::ui::{Command, Shared, fonts};
use crate::wording;

/// The height of the button that follows the advice, in points.
const BUTTON: f32 = 38.0;
/// The least height of a row, in points.
const ROW: f32 = 34.0;
/// The space at both ends of a row, in points.
const PADDING: f32 = 8.0;
/// The space between the parts of a row, in points.
const GAP: f32 = 8.0;
/// The room for the arrow at the beginning of a row, in points.
const ARROW: f32 = 16.0;
/// The size of the tiles in a row.
const TILE: TileSize = TileSize::Width(20.0);

/// Draws what is recommended with its reason, and that something else looks better by now, where it does.
pub(super) fn ui(
    ui: &mut Ui,
    thoughts: &mut Thoughts,
    tells_figures: bool,
    session: &Session,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
) {
    // Where there is little height, the action, its reason and the way to do it need it.
    let is_low = ui.clip_rect().height() < super::LOW;
    if !is_low {
        heading(ui, &shared.say(&msg!("table-coach-action")));
    }
    // The key does what is advised: where that has changed it is looked at first.
    let has_second_thought = thoughts.second_thought().is_some();
    let looks_again = has_second_thought && pressed == Some(Pressed::FollowAdvice);
    let pressed = pressed.filter(|_| !looks_again);
    if looks_again {
        thoughts.look_again();
    }
    if let Some(best) = thoughts.recommendations().first() {
        let frame = paper_frame(Theme::current(ui)).inner_margin(12);
        frame.show(ui, |ui| {
            let done_by = done_by(best.action, thoughts.draws_once_let_go(), session);
            title(ui, best, &done_by, is_low, shared);
            reason(ui, best, session, shared);
            if let Some(both) = thoughts.claim_compared().filter(|_| tells_figures) {
                compared(ui, both, shared);
            }
            if !is_low {
                ui.add_space(4.0);
            }
            follow(ui, best.action, &done_by, pressed, shared);
        });
    }
    second_thought(ui, thoughts, session, shared);
}

/// Draws the figures and the other choices, on request.
pub(super) fn details_ui(
    ui: &mut Ui,
    thoughts: &Thoughts,
    unfolded: &mut Unfolded,
    session: &Session,
    shared: &Shared<'_>,
) {
    // Where there is only one thing to do, figures would help to choose nothing.
    if thoughts.recommendations().len() < 2 {
        return;
    }
    let label = shared.say(&msg!("advice-details"));
    if fold(ui, &label, &label, "", &[], unfolded.details).clicked() {
        unfolded.details = !unfolded.details;
    }
    if unfolded.details {
        details(ui, thoughts, unfolded, session, shared);
    }
}

/// What is recommended, with its tiles below, or one alone in the same row where it `is_low`.
fn title(
    ui: &mut Ui,
    best: &Recommendation,
    done_by: &PromptChoice,
    is_low: bool,
    shared: &Shared<'_>,
) {
    ui.set_width(ui.available_width());
    let given = best.action.given_away();
    let is_in_row = is_low && given.is_some_and(|given| given.total() == 1);
    ui.horizontal_wrapped(|ui| {
        let tint = Theme::current(ui).accent_edge;
        ui.add(Icon::Bulb.image(ui.ctx(), 18.0).tint(tint));
        let recommendation = shared.say(&done_by.label);
        ui.label(RichText::new(recommendation).family(fonts::bold()));
        if is_in_row {
            tiles(ui, &best.action, shared);
        }
    });
    if !is_in_row {
        tiles(ui, &best.action, shared);
    }
}

/// The chance to win with a claim and without it, each 0 to 1.
fn compared(ui: &mut Ui, both: [f32; 2], shared: &Shared<'_>) {
    let [one, other] = both.map(wording::percent);
    let is_same = one == other;
    let [claimed, left] = both.map(wording::in_percent_of);
    let compared = if is_same {
        msg!("advice-claim-same", chance = claimed)
    } else {
        msg!("advice-claim-compared", claimed = claimed, left = left)
    };
    said(ui, shared, &shared.say(&compared), text_size::BODY);
}

/// Draws the button that does what is recommended, and does it when it or its key is pressed.
fn follow(
    ui: &mut Ui,
    action: Action,
    done_by: &PromptChoice,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
) {
    let done = TableCommand::Action(action);
    let command = done_by.command.unwrap_or(done);
    let button = PromptChoice::follow(command);
    let key = KeySign::FollowsAdvice;
    let response = ChoiceButton::new(ui, &button, key, shared).ui(ui, BUTTON);
    // The second click of two was for the button that stood here and told what the coach would do.
    let clicked = response.clicked() && !response.double_clicked();
    if clicked || pressed == Some(Pressed::FollowAdvice) {
        shared.ask(Command::Table(command));
    }
}

/// How an action is done at the table, and what that is called there.
fn done_by(action: Action, draws_once_let_go: bool, session: &Session) -> PromptChoice {
    if action == Action::LetGo && draws_once_let_go {
        PromptChoice::let_go_and_draw(session.view(), !session.waits_for_own_draw())
    } else {
        PromptChoice::action(action, session.view())
    }
}

/// That something else looks better by now, where it does: it waits until the learner looks at it.
fn second_thought(ui: &mut Ui, thoughts: &mut Thoughts, session: &Session, shared: &Shared<'_>) {
    let Some(better) = thoughts.second_thought() else {
        return;
    };
    let action = wording::action(&better, session.view());
    let says = shared.say(&msg!("advice-second-thought", action = action));
    said(ui, shared, &says, text_size::BODY);
    tiles(ui, &better, shared);
    let look = shared.say(&msg!("advice-second-thought-look"));
    if plain_button(ui, Icon::Bulb, &look).clicked() {
        thoughts.look_again();
    }
}

/// The figures, how they come about, and the other choices.
fn details(
    ui: &mut Ui,
    thoughts: &Thoughts,
    unfolded: &mut Unfolded,
    session: &Session,
    shared: &Shared<'_>,
) {
    let [best, others @ ..] = thoughts.recommendations() else {
        return;
    };
    figures(ui, best, shared);
    progress(ui, thoughts.progress(), shared);
    if thoughts.keep_to_plan() {
        small(ui, &msg!("advice-for-plan"), shared);
    }
    if coach::reckons_otherwise(session.view().rules()) {
        small(ui, &msg!("advice-own-rules"), shared);
    }
    let how = shared.say(&msg!("advice-how"));
    if fold(ui, &how, &how, "", &[], unfolded.breakdown).clicked() {
        unfolded.breakdown = !unfolded.breakdown;
    }
    if unfolded.breakdown {
        breakdown::ui(ui, &mut unfolded.kept_breakdown, best, session, shared);
    }
    if others.is_empty() {
        return;
    }
    ui.add_space(4.0);
    heading(ui, &shared.say(&msg!("advice-others")));
    let percents = |it: &Recommendation| wording::percent(it.estimate.win);
    if others.iter().all(|other| percents(other) == percents(best)) {
        small(ui, &msg!("advice-all-as-good"), shared);
    }
    for other in others {
        row(ui, other, unfolded, session, shared);
    }
}

/// What an action is expected to come to.
fn figures(ui: &mut Ui, recommendation: &Recommendation, shared: &Shared<'_>) {
    let chance = shared.say(&wording::chance_to_win(&recommendation.estimate));
    let label = ui.label(RichText::new(&chance).family(fonts::bold()));
    listed(ui, shared, &chance, label.rect);
    label.on_hover_text(shared.say(&wording::about_chance(&recommendation.estimate)));
    let points = shared.say(&wording::expected_points(&recommendation.estimate));
    let label = ui.label(&points);
    listed(ui, shared, &points, label.rect);
    label.on_hover_text(shared.say(&msg!("advice-points-about")));
}

/// Why it is worth considering.
fn reason(ui: &mut Ui, recommendation: &Recommendation, session: &Session, shared: &Shared<'_>) {
    let card = session.view().card();
    let reason = shared.say(&wording::coach_reason(&recommendation.reason, card));
    said(ui, shared, &reason, text_size::BODY);
}

/// Whether better figures are on their way.
fn progress(ui: &mut Ui, progress: Progress, shared: &Shared<'_>) {
    let message = match progress {
        Progress::AtOnce => msg!("advice-at-once"),
        Progress::UnderWay { rounds } => msg!("advice-under-way", rounds = rounds),
        Progress::Done { rounds } => msg!("advice-done", rounds = rounds),
    };
    small(ui, &message, shared);
}

fn small(ui: &mut Ui, message: &Message, shared: &Shared<'_>) {
    said_weak(ui, shared, &shared.say(message), text_size::SMALL);
}

/// Another action: what it is and its chance, and unfolded all about it.
fn row(
    ui: &mut Ui,
    recommendation: &Recommendation,
    unfolded: &mut Unfolded,
    session: &Session,
    shared: &Shared<'_>,
) {
    let label = shared.say(&wording::action(&recommendation.action, session.view()));
    let percent = shared.say(&wording::percent_to_win(&recommendation.estimate));
    let given = recommendation.action.given_away();
    let tiles: Vec<Tile> = given.map_or_else(Vec::new, |given| given.tiles().collect());
    let is_open = unfolded.other == Some(recommendation.action);
    let full = wording::action_with_chance(
        &recommendation.action,
        &recommendation.estimate,
        session.view(),
    );
    let full = shared.say(&full);
    if fold(ui, &label, &full, &percent, &tiles, is_open).clicked() {
        unfolded.other = (!is_open).then_some(recommendation.action);
        unfolded.brings_other_into_sight = !is_open;
    }
    if !is_open {
        return;
    }
    let told = paper_frame(Theme::current(ui))
        .inner_margin(12)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            figures(ui, recommendation, shared);
            reason(ui, recommendation, session, shared);
            let instead = shared.say(&msg!("advice-do-instead"));
            if plain_button(ui, Icon::Play, &instead).clicked() {
                shared.ask(Command::Table(TableCommand::Action(recommendation.action)));
            }
            let kept = &mut unfolded.other_breakdown;
            breakdown::ui(ui, kept, recommendation, session, shared);
        });
    if std::mem::take(&mut unfolded.brings_other_into_sight) {
        told.response.scroll_to_me(None);
    }
}

/// A row that unfolds what lies below it: `label` and `tiles` at the left, `at_end` at the right.
fn fold(
    ui: &mut Ui,
    label: &str,
    full: &str,
    at_end: &str,
    tiles: &[Tile],
    is_open: bool,
) -> Response {
    let theme = Theme::current(ui);
    let width = ui.available_width();
    let body = FontId::proportional(text_size::BODY);
    let painter = ui.painter();
    let at_end = painter.layout_no_wrap(at_end.to_owned(), body.clone(), theme.text);
    let tile = TILE.points();
    let tiles_width = tiles.len() as f32 * (tile.x + 2.0);
    let room = width - 2.0 * PADDING - ARROW - at_end.size().x - tiles_width - 2.0 * GAP;
    let text = painter.layout(label.to_owned(), body, theme.text, room);
    let height = (text.size().y + 10.0).max(ROW);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_open, full));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact(&response);
        let radius = CornerRadius::same(6);
        let painter = ui.painter();
        painter.rect_filled(rect, radius, visuals.weak_bg_fill);
        painter.rect_stroke(rect, radius, visuals.bg_stroke, StrokeKind::Inside);
        if response.has_focus() {
            for (gap, color) in [(3.0, theme.focus[0]), (1.0, theme.focus[1])] {
                let stroke = Stroke::new(2.0, color);
                painter.rect_stroke(rect.expand(gap), radius, stroke, StrokeKind::Outside);
            }
        }
        let middle = rect.center().y;
        let mut left = rect.left() + PADDING;
        arrow(
            painter,
            pos2(left + ARROW / 2.0 - 2.0, middle),
            is_open,
            theme.text_weak,
        );
        left += ARROW;
        let end = pos2(
            rect.right() - PADDING - at_end.size().x,
            middle - at_end.size().y / 2.0,
        );
        let text_width = text.size().x;
        painter.galley(pos2(left, middle - text.size().y / 2.0), text, theme.text);
        left += text_width + GAP;
        for face in tiles {
            let place = Rect::from_min_size(pos2(left, middle - tile.y / 2.0), tile);
            TileFace::up(*face).paint(painter, place);
            left += tile.x + 2.0;
        }
        painter.galley(end, at_end, theme.text);
    }
    response
}

/// A small triangle that points at what it unfolds.
fn arrow(painter: &Painter, middle: Pos2, is_open: bool, color: Color32) {
    let corners = if is_open {
        [vec2(-4.0, -2.5), vec2(4.0, -2.5), vec2(0.0, 3.5)]
    } else {
        [vec2(-2.5, -4.0), vec2(3.5, 0.0), vec2(-2.5, 4.0)]
    };
    let corners = corners.map(|corner| middle + corner).to_vec();
    painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
}

/// The tiles that an action gives away.
pub(super) fn tiles(ui: &mut Ui, action: &Action, shared: &Shared<'_>) {
    let Some(tiles) = action.given_away() else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        for tile in tiles.tiles() {
            let name = shared.say(&wording::tile(tile));
            ui.add(
                TileButton::new(tile, &name)
                    .picture()
                    .size(TileSize::Width(26.0)),
            );
        }
    });
}
