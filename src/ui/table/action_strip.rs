//! The strip between the felt and the rack: whose turn it is, what may be done, and the buttons for it.

use egui::accesskit::Live;
use egui::{
    Color32, FontId, Frame, Label, Margin, Rect, RichText, Sides, TextStyle, Ui, UiBuilder,
};

use super::TableCommand;
use super::choice_button::choice_button;
use super::keys::Pressed;
use super::prompt::{Choice, Prompt};
use super::refusal::Premature;
use super::selection::Selection;
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, goes_by_keys, plain_button};
use crate::ui::words::{listed, said_weak};
use crate::ui::{Command, Shared, fonts};

/// What stands on the strip.
pub(super) struct ActionStrip<'a> {
    /// What is awaited, and what may be done.
    pub(super) prompt: &'a Prompt,
    /// What the learner did too early.
    pub(super) too_early: Option<Premature<'a>>,
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
            too_early,
            pressed,
        } = self;
        let theme = Theme::current(ui);
        let frame = Frame::new().inner_margin(Margin::symmetric(12, 8));
        // Where it has nothing to say or to offer, its place is a part of the table.
        let frame = if prompt.is_silent() && too_early.is_none() {
            frame
        } else {
            frame
                .fill(theme.paper)
                .stroke((1.0, theme.paper_edge))
                .corner_radius(6)
        };
        ui.scope_builder(UiBuilder::new().id_salt("prompt").max_rect(rect), |ui| {
            frame.show(ui, |ui| {
                ui.set_min_size(rect.size() - frame.total_margin().sum());
                ui.set_max_size(rect.size() - frame.total_margin().sum());
                ui.spacing_mut().item_spacing.y = 4.0;
                says(ui, prompt, selection, pressed, shared);
                let height = button_height(prompt.choices.len(), ui.available_width());
                ui.scope(|ui| {
                    // A row is as high as its buttons.
                    ui.spacing_mut().interact_size.y = height;
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing = egui::vec2(6.0, 4.0);
                        if prompt.asks_blind {
                            blind(ui, selection, shared);
                        }
                        choices(ui, &prompt.choices, height, selection, pressed, shared);
                    });
                });
                if let Some(too_early) = too_early {
                    too_early.ui(ui, shared);
                } else if let Some(first) = what_comes_first(prompt, selection) {
                    lit(ui, &shared.say(first), shared);
                } else if let Some(explains) = &prompt.explains {
                    // The margin below may be used in part.
                    let bottom = rect.bottom() - f32::from(frame.inner_margin.bottom) / 2.0;
                    let room = bottom - ui.cursor().top();
                    explanation(ui, &shared.say(explains), room, shared);
                }
            });
        });
    }
}

/// More choices than this may need a second row, and are lower to make room for it.
const ONE_ROW: usize = 3;
/// More choices than this may need a third row.
const TWO_ROWS: usize = 6;
/// In a strip narrower than this, in points, fewer have room in a row.
const NARROW: f32 = 480.0;
/// The height of a button when there may be three rows, in points.
const LOWEST: f32 = 27.0;
/// The height of a button when there is one row of them, in points.
const HIGH: f32 = 38.0;
/// The height of a button when there may be two rows, in points.
const LOW: f32 = 32.0;

/// Whose turn it is and what may be done, and beside it the time to claim and the tool for the rack.
fn says(
    ui: &mut Ui,
    prompt: &Prompt,
    selection: &mut Selection,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
) {
    Sides::new().shrink_left().show(
        ui,
        |ui| {
            if let Some(says) = &prompt.says {
                line(ui, shared, &shared.say(says));
            }
        },
        |ui| {
            if prompt.has_rack {
                let label = shared.say(&msg!("table-sort"));
                let clicked = plain_button(ui, Icon::Sort, &label).clicked();
                if clicked || pressed == Some(Pressed::Sort) {
                    selection.sort();
                    shared.ask(Command::Table(TableCommand::KeepOrder));
                }
            }
            if let Some(time) = prompt.time {
                time.ui(ui, shared);
            }
        },
    );
}

/// A line of bold text, large where there is room for it.
fn line(ui: &mut Ui, shared: &Shared<'_>, text: &str) {
    let room = ui.available_width();
    let width = |size: f32| {
        let font = FontId::new(size, fonts::bold());
        let galley = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
        galley.size().x
    };
    let size = if width(text_size::LARGE) <= room {
        text_size::LARGE
    } else {
        text_size::BODY
    };
    let shown = RichText::new(text).size(size).family(fonts::bold());
    // What is long even so goes on below, where the buttons leave room for it.
    let label = ui.add(Label::new(shown).wrap());
    listed(ui, shared, text, label.rect);
}

/// As many sentences of an explanation, from the first on, as there is room for, in points.
fn explanation(ui: &mut Ui, text: &str, room: f32, shared: &Shared<'_>) {
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.available_width();
    let fits = |shown: &&str| {
        let shown = (*shown).to_owned();
        let galley = ui
            .painter()
            .layout(shown, font.clone(), Color32::PLACEHOLDER, width);
        galley.size().y <= room
    };
    if let Some(shown) = beginnings(text).find(fits) {
        said_weak(ui, shared, shown, text_size::BODY);
    }
}

/// The text, then without its last sentence, and so on to its first sentence alone.
fn beginnings(text: &str) -> impl Iterator<Item = &str> {
    let ends = text.char_indices().filter_map(|(at, sign)| {
        let end = at + sign.len_utf8();
        let is_end = match sign {
            '.' | '?' | '!' => text[end..].starts_with(' '),
            '。' | '？' | '！' => true,
            _ => false,
        };
        is_end.then_some(end)
    });
    let ends: Vec<usize> = ends.filter(|end| *end < text.len()).collect();
    std::iter::once(text.len())
        .chain(ends.into_iter().rev())
        .map(|end| &text[..end])
}

/// What the learner has to do first who pressed something too early.
fn what_comes_first<'p>(prompt: &'p Prompt, selection: &Selection) -> Option<&'p Message> {
    let unready = |choice: &&Choice| choice.command.is_none();
    let mut unready = prompt.choices.iter().filter(unready);
    let first = unready.find_map(|choice| choice.first.as_ref());
    first.filter(|_| selection.is_awaited)
}

/// A line that stands out where else the explanation stands.
fn lit(ui: &mut Ui, text: &str, shared: &Shared<'_>) {
    let line = ui.horizontal_wrapped(|ui| {
        ui.add(
            Icon::Notice
                .image(ui.ctx(), 20.0)
                .tint(Theme::current(ui).accent_edge),
        );
        let label = ui.label(RichText::new(text).family(fonts::bold()));
        listed(ui, shared, text, label.rect);
    });
    // A screen reader says it as soon as it comes.
    ui.ctx()
        .accesskit_node_builder(line.response.id, |node| node.set_live(Live::Polite));
}

/// How many of the incoming tiles to pass on unseen.
fn blind(ui: &mut Ui, selection: &mut Selection, shared: &Shared<'_>) {
    ui.label(shared.say(&msg!("table-blind")));
    for count in 0..=3 {
        let name = shared.say(&msg!("table-blind-count", count = count));
        let chosen = selection.blind == count;
        let label = match count {
            0 => shared.say(&msg!("table-blind-none")),
            _ => count.to_string(),
        };
        let button = ui.add(egui::Button::selectable(chosen, label));
        button.widget_info(|| {
            egui::WidgetInfo::selected(egui::Role::RadioButton, true, chosen, &name)
        });
        if button.on_hover_text(name).clicked() {
            selection.blind = count;
        }
    }
    ui.add_space(8.0);
}

/// How high the buttons of so many choices are in a strip of this width, in points.
fn button_height(choices: usize, width: f32) -> f32 {
    let in_a_row = if width < NARROW { ONE_ROW / 2 } else { ONE_ROW };
    if choices <= in_a_row {
        HIGH
    } else if choices <= in_a_row * TWO_ROWS / ONE_ROW {
        LOW
    } else {
        LOWEST
    }
}

fn choices(
    ui: &mut Ui,
    choices: &[Choice],
    height: f32,
    selection: &mut Selection,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
) {
    let mut number = 0;
    let shows_keys = goes_by_keys(ui.ctx());
    for choice in choices {
        if !choice.is_primary {
            number += 1;
        }
        let key = if !shows_keys {
            String::new()
        } else if choice.is_primary {
            shared.say(&msg!("table-key-enter"))
        } else if number < 10 {
            number.to_string()
        } else {
            // There are no keys for more.
            String::new()
        };
        let by_key = if choice.is_primary {
            pressed == Some(Pressed::Primary)
        } else {
            pressed == Some(Pressed::Choice(number))
        };
        let clicked = choice_button(ui, choice, height, &key, shared).clicked();
        if clicked || by_key {
            match choice.command {
                Some(command) => shared.ask(Command::Table(command)),
                None => selection.is_awaited = true,
            }
        }
    }
}
