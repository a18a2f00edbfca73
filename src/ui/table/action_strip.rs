//! The strip between the felt and the rack: whose turn it is, what may be done, and the buttons for it.

use egui::accesskit::Live;
use egui::{FontId, Frame, Label, Margin, Rect, RichText, Sides, Ui, UiBuilder};

use super::TableCommand;
use super::action_row::ActionRow;
use super::explanation;
use super::kept_back::KeptBack;
use super::keys::Pressed;
use super::prompt::{Prompt, PromptChoice};
use super::refusal::{Refused, see_rule};
use super::selection::{Selection, StandsIn};
use crate::coach::Warning;
use crate::locale::Message;
use crate::msg;
use crate::rules::{RuleId, View};
use crate::tile::{Tile, TileCounts};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, icon_button, plain_button, row_width};
use crate::ui::words::listed;
use crate::ui::{Command, Shared, fonts};

/// What stands on the strip.
pub(super) struct ActionStrip<'a> {
    /// What is awaited, and what may be done.
    pub(super) prompt: &'a Prompt,
    /// What was refused last, as long as that is to be read.
    pub(super) refused: Option<Refused<'a>>,
    /// What gives up much, as long as the learner is asked about it.
    pub(super) warned: Option<(&'a Warning, View<'a>)>,
    /// What was pressed.
    pub(super) pressed: Option<Pressed>,
}

impl ActionStrip<'_> {
    /// Draws the strip into `rect`, and does what its keys say.
    pub(super) fn ui(
        self,
        ui: &mut Ui,
        rect: Rect,
        selection: &mut Selection,
        shared: &Shared<'_>,
    ) {
        let Self {
            prompt,
            refused,
            warned,
            pressed,
        } = self;
        let theme = Theme::current(ui);
        let frame = Frame::new().inner_margin(Margin::symmetric(12, 4));
        ui.scope_builder(UiBuilder::new().id_salt("prompt").max_rect(rect), |ui| {
            // It stands on the felt.
            ui.visuals_mut().hyperlink_color = theme.felt_text;
            frame.show(ui, |ui| {
                ui.set_min_size(rect.size() - frame.total_margin().sum());
                ui.set_max_size(rect.size() - frame.total_margin().sum());
                ui.spacing_mut().item_spacing.y = 4.0;
                says(ui, prompt, shared);
                ui.scope(|ui| {
                    // A row is as high as its buttons.
                    ui.spacing_mut().interact_size.y = HIGH;
                    ui.spacing_mut().item_spacing.y = 2.0;
                    ui.spacing_mut().item_spacing.x = 6.0;
                    let row = ActionRow {
                        choices: &prompt.choices,
                        pressed,
                        // Where nothing is explained, there is room below.
                        may_take_two_rows: prompt.explains.is_none(),
                    };
                    let ((), sorts) = Sides::new().shrink_left().show(
                        ui,
                        |ui| row.ui(ui, prompt.asks_blind, selection, shared),
                        |ui| {
                            let is_narrow = rect.width() < width_to_sort(prompt.asks_blind);
                            prompt.has_rack && sort_button(ui, is_narrow, pressed, shared)
                        },
                    );
                    if sorts {
                        selection.sort();
                        shared.ask(Command::Table(TableCommand::KeepArrangement));
                    }
                });
                ui.visuals_mut().override_text_color = Some(theme.felt_text);
                let bottom = rect.bottom() - f32::from(frame.inner_margin.bottom) / 2.0;
                let room = bottom - ui.cursor().top();
                if let Some((warning, view)) = warned {
                    super::warning::ui(ui, warning, view, room, shared);
                } else if let Some(kept_back) = what_is_kept_back(selection) {
                    let rule = kept_back.rule();
                    lit(ui, &shared.say(&kept_back.says()), rule, shared);
                } else if let Some(refused) = refused {
                    refused.ui(ui, room, shared);
                } else if let Some(first) = what_comes_first(prompt, selection) {
                    lit(ui, &shared.say(first), None, shared);
                } else if let Some(explains) = &prompt.explains {
                    let color = theme.felt_text_weak;
                    explanation::ui(ui, &shared.say(explains), room, 0.0, color, shared);
                }
            });
        });
    }
}

/// Below this width of the strip, in points, the actions leave no room for words that can be spared: beside the choice of
/// what is passed blind sooner.
const fn width_to_sort(asks_blind: bool) -> f32 {
    if asks_blind { 640.0 } else { 500.0 }
}

/// The height of the buttons, in points.
pub(super) const HIGH: f32 = 38.0;

/// Whose turn it is and what may be done, and beside it the time to claim.
fn says(ui: &mut Ui, prompt: &Prompt, shared: &Shared<'_>) {
    let row = ui.spacing().interact_size.y;
    // A row of text is as high as the text.
    ui.spacing_mut().interact_size.y = 0.0;
    Sides::new().shrink_left().show(
        ui,
        |ui| match &prompt.says {
            Some(says) => line(ui, shared, &shared.say(says), prompt.choices.is_empty()),
            // The buttons stay where they are.
            None => ui.add_space(text_size::LARGE),
        },
        |ui| {
            if let Some(time) = prompt.time {
                time.ui(ui, shared);
            }
        },
    );
    ui.spacing_mut().interact_size.y = row;
}

/// The tool that sorts the rack, without its word where it `is_narrow`. Returns whether it was taken.
fn sort_button(
    ui: &mut Ui,
    is_narrow: bool,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
) -> bool {
    let label = shared.say(&msg!("table-sort"));
    let button = if is_narrow {
        icon_button(ui, Icon::Sort, &label)
    } else {
        plain_button(ui, Icon::Sort, &label)
    };
    button.clicked() || pressed == Some(Pressed::Sort)
}

/// A line of bold text, which a screen reader says as soon as it comes, as large as there is room for it, and
/// in more rows than one before a word is lost; where it is only told, and nothing is to be done, those are larger.
fn line(ui: &mut Ui, shared: &Shared<'_>, text: &str, is_told: bool) {
    let room = ui.available_width();
    let width = |size: f32| row_width(ui, text, FontId::new(size, fonts::bold()));
    let sizes = [text_size::LARGE, text_size::BODY, text_size::SMALL];
    let fitting = sizes.into_iter().find(|size| width(*size) <= room);
    let unfitting = if is_told {
        text_size::BODY
    } else {
        text_size::SMALL
    };
    let size = fitting.unwrap_or(unfitting);
    let shown = RichText::new(text).size(size).family(fonts::bold());
    let shown = Label::new(shown.color(Theme::current(ui).felt_text));
    let label = ui.add(if fitting.is_none() {
        shown.wrap()
    } else {
        shown.truncate()
    });
    ui.ctx()
        .accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
    listed(ui, shared, text, label.rect);
}

/// Why the tile that was clicked last does not go.
fn what_is_kept_back(selection: &Selection) -> Option<KeptBack> {
    let joker_is_pressed = selection.is_awaited
        && selection.stands_in == StandsIn::Match
        && selection.chosen() == TileCounts::from_iter([Tile::Joker]);
    selection
        .kept_back
        .or(joker_is_pressed.then_some(KeptBack::JokerIsDear))
}

/// What the learner has to do first who pressed something too early.
fn what_comes_first<'p>(prompt: &'p Prompt, selection: &Selection) -> Option<&'p Message> {
    let unready = |choice: &&PromptChoice| choice.command.is_none();
    let mut unready = prompt.choices.iter().filter(unready);
    let first = unready.find_map(|choice| choice.first.as_ref());
    first.filter(|_| selection.is_awaited)
}

/// A line that stands out where else the explanation stands, with the way to its rule.
fn lit(ui: &mut Ui, text: &str, rule: Option<RuleId>, shared: &Shared<'_>) {
    let line = ui.horizontal_wrapped(|ui| {
        ui.add(
            Icon::Notice
                .image(ui.ctx(), 20.0)
                .tint(Theme::current(ui).accent),
        );
        let room = ui.available_width();
        let width = |size: f32| row_width(ui, text, FontId::new(size, fonts::bold()));
        // A second row would touch the rack.
        let size = if width(text_size::BODY) <= room {
            text_size::BODY
        } else {
            text_size::SMALL
        };
        let label = ui.label(RichText::new(text).size(size).family(fonts::bold()));
        listed(ui, shared, text, label.rect);
        if let Some(rule) = rule {
            see_rule(ui, shared, rule);
        }
    });
    // A screen reader says it as soon as it comes.
    ui.ctx()
        .accesskit_node_builder(line.response.id, |node| node.set_live(Live::Polite));
}
