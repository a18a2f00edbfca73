//! How well the learner has decided over the games, as a picture: game by game, and by what was decided; a kind of decision
//! that is chosen is shown over the games by itself.

use egui::{Color32, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, vec2};

use crate::msg;
use crate::profile::GameSummary;
use crate::review::{DecisionCost, DecisionKind, Performance};
use crate::ui::shared::DrillCommand;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, Plot, choice_button, heading, plain_button};
use crate::ui::words::{listed, said};
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// From how many games on there is a picture.
const ENOUGH: usize = 3;
/// How many of the newest games it shows.
const SHOWN: usize = 40;
/// Over how many games the line is drawn that shows the way.
const TREND: usize = 10;
/// How high the picture is, in points.
const HEIGHT: f32 = 168.0;
/// The radius of a game's dot, in points.
const DOT: f32 = 4.0;
/// Below this width the kinds stand below the picture, in points.
const WIDE: f32 = 560.0;
/// How wide the kinds are beside it, in points.
const KINDS: f32 = 250.0;
/// How thick a kind's bar is, in points.
const BAR: f32 = 6.0;

/// Draws it, once enough games were played; of one kind of decision alone, where one is `chosen`.
pub(super) fn ui<'a>(
    ui: &mut Ui,
    chosen: &mut Option<DecisionKind>,
    newest_first: impl Iterator<Item = &'a GameSummary>,
    shared: &Shared<'_>,
) {
    // What was taken back, or played open, was not decided alone.
    let whole = newest_first.filter(|summary| summary.is_own_play());
    let performances = whole.filter_map(|summary| summary.performance.as_ref());
    let mut games: Vec<&Performance> = performances.take(SHOWN).collect();
    games.reverse();
    if games.len() < ENOUGH {
        return;
    }
    let newest = &games[games.len().saturating_sub(TREND)..];
    let now = together(newest);
    paper_frame(Theme::current(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let title = shared.say(&msg!("games-progress"));
        let shown = heading(ui, &title, text_size::LARGE);
        listed(ui, shared, &title, shown.rect);
        let rate = now.total().error_rate().unwrap_or_default();
        let about = msg!(
            "games-progress-about",
            count = newest.len(),
            rate = wording::error_rate(rate)
        );
        said(ui, shared, &shared.say(&about), text_size::BODY);
        ui.add_space(4.0);
        let free = ui.available_width() - KINDS - 24.0;
        if ui.available_width() < WIDE {
            over_time(ui, &games, *chosen, shared);
            by_kind(ui, &now, chosen, shared);
            return;
        }
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(free, HEIGHT), |ui| {
                ui.set_width(free);
                ui.vertical(|ui| over_time(ui, &games, *chosen, shared));
            });
            ui.add_space(8.0);
            ui.vertical(|ui| by_kind(ui, &now, chosen, shared));
        });
    });
    ui.add_space(8.0);
}

/// Several games as one.
fn together(games: &[&Performance]) -> Performance {
    let mut sum = Performance::default();
    for game in games {
        sum += *game;
    }
    sum
}

/// What a decision of this kind gave up on the average, or any; nothing where there was none.
fn rate_of(performance: &Performance, kind: Option<DecisionKind>) -> Option<f32> {
    let cost = kind.map_or_else(|| performance.total(), |kind| performance.cost(kind));
    cost.error_rate()
}

/// A dot for every game, and the line of the last ones together.
fn over_time(ui: &mut Ui, games: &[&Performance], kind: Option<DecisionKind>, shared: &Shared<'_>) {
    let theme = Theme::current(ui);
    let rates: Vec<Option<f32>> = games.iter().map(|game| rate_of(game, kind)).collect();
    let known: Vec<f32> = rates.iter().copied().flatten().collect();
    let highest = known.iter().copied().fold(0.0, f32::max);
    // Whole percents are read at a glance.
    let top = (highest * 100.0).ceil().max(1.0) / 100.0;
    let label = |rate| shared.say(&wording::error_rate(rate));
    let (plot, response) = Plot::show(ui, HEIGHT, Sense::hover(), top, label);
    let last = games.len().saturating_sub(1).max(1) as f32;
    let at = |place: usize, rate| plot.at(place as f32 / last, rate);
    let painter = ui.painter();
    let trend = (0..games.len()).filter_map(|place| {
        let first = (place + 1).saturating_sub(TREND);
        let rate = rate_of(&together(&games[first..=place]), kind)?;
        Some(at(place, rate))
    });
    let trend = Shape::line(trend.collect(), Stroke::new(2.5, theme.card_groups[2]));
    for (place, rate) in rates.iter().enumerate() {
        let edge = Stroke::new(1.0, theme.paper);
        // Where nothing of the kind was decided there is no dot.
        if let Some(rate) = rate {
            painter.circle(at(place, *rate), DOT, theme.text_weak, edge);
        }
    }
    painter.add(trend);
    let heard = shared.say(&msg!(
        "games-progress-heard",
        count = games.len(),
        first = wording::error_rate(known.first().copied().unwrap_or_default()),
        last = wording::error_rate(known.last().copied().unwrap_or_default())
    ));
    let heard = match kind {
        Some(kind) => {
            let of = rate_of(&together(games), Some(kind)).unwrap_or_default();
            let kind = msg!(
                "games-kind",
                kind = kind.as_str(),
                rate = wording::error_rate(of)
            );
            shared.say(&msg!("games-progress-of-kind", kind = kind, heard = heard))
        }
        None => heard,
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &heard));
    response.on_hover_text(shared.say(&msg!("games-progress-key")));
}

/// What each kind of decision costs, and the way to practice the one that costs most. One can be chosen, to see it alone.
fn by_kind(
    ui: &mut Ui,
    performance: &Performance,
    chosen: &mut Option<DecisionKind>,
    shared: &Shared<'_>,
) {
    let cost = |kind| performance.cost(kind);
    let rate = |kind| cost(kind).error_rate().unwrap_or_default();
    let highest = DecisionKind::ALL.into_iter().map(rate).fold(0.0, f32::max);
    for kind in DecisionKind::ALL {
        let is_chosen = *chosen == Some(kind);
        if bar(ui, kind, is_chosen, cost(kind), highest, shared) {
            *chosen = (!is_chosen).then_some(kind);
        }
    }
    let most = DecisionKind::ALL
        .into_iter()
        .max_by_key(|kind| cost(*kind).given_up);
    let Some(most) = most.filter(|kind| rate(*kind) > 0.0) else {
        return;
    };
    ui.add_space(2.0);
    let practice = shared.say(&msg!("games-practice", kind = most.as_str()));
    if plain_button(ui, Icon::Target, &practice).clicked() {
        shared.ask(Command::Drill(DrillCommand::Practice(most.trained_by())));
        shared.go(Route::Drill);
    }
}

/// Draws a kind with its bar; whether it was chosen, or put back.
fn bar(
    ui: &mut Ui,
    kind: DecisionKind,
    is_chosen: bool,
    cost: DecisionCost,
    highest: f32,
    shared: &Shared<'_>,
) -> bool {
    let theme = Theme::current(ui);
    let rate = cost.error_rate().unwrap_or_default();
    let text = shared.say(&msg!(
        "games-kind",
        kind = kind.as_str(),
        rate = wording::error_rate(rate)
    ));
    let is_clicked = choice_button(ui, is_chosen, &text).clicked();
    let width = KINDS.min(ui.available_width());
    let (rect, _) = ui.allocate_exact_size(vec2(width, BAR), Sense::hover());
    let fill = |rect: Rect, color: Color32| {
        ui.painter().rect_filled(rect, BAR / 2.0, color);
    };
    fill(rect, theme.button);
    if highest > 0.0 && rate > 0.0 {
        let share = (rate / highest).max(0.03);
        let filled = Rect::from_min_size(rect.min, vec2(width * share, BAR));
        fill(filled, theme.card_groups[1]);
    }
    is_clicked
}
