//! The palette below the fields: a line is put together by pointer, for who does not want to type its notation.
//! Every click writes what could have been typed; the field shows it.

use egui::{Button, Color32, Response, RichText, Role, Ui, WidgetInfo, vec2};

use super::EditorScreen;
use super::keys::KeyAction;
use crate::card::{DraftField, GroupPlace, LooseLine, LooseValue, Numbers, SuitLetter, Symbol};
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, plain_button, steady_choice_button, suit_color};
use crate::ui::{Shared, fonts};

/// The most tiles of a kind in a group.
const MOST_TILES: usize = 6;
/// The values that lines are mostly worth; another one is typed.
const VALUES: [u16; 8] = [25, 30, 35, 40, 45, 50, 60, 75];
/// The kinds of tiles that are printed in a color, as the format writes them.
const SUITED: &str = "123456789D";
/// Those that are printed in black.
const SUITLESS: &str = "F0NEWSRG";
/// The side of an icon in a button, in points.
const ICON: f32 = 18.0;
/// The room between choices that are about something else, in points.
const BETWEEN: f32 = 8.0;
/// Width and height of a button that puts a group in, in points.
const GROUP: [f32; 2] = [52.0, 30.0];

/// What the next group that is put in is like.
#[derive(Debug, Clone, Copy)]
pub(super) struct Palette {
    tiles: usize,
    suit: SuitLetter,
    place: GroupPlace,
    is_folded: bool,
    /// How high it was in the last frame, in points.
    height: f32,
    /// In how many frames more the field that is written is brought into sight, as the palette got higher or lower.
    unsettled: u8,
}

impl Default for Palette {
    fn default() -> Self {
        Self {
            tiles: 2,
            suit: SuitLetter::A,
            place: GroupPlace::Beside,
            is_folded: false,
            height: 0.0,
            unsettled: 0,
        }
    }
}

impl Palette {
    /// It has been drawn so high. Whether another frame is to follow: what lies above it knows its room a frame later.
    pub(super) fn covers(&mut self, height: f32) -> bool {
        if (height - self.height).abs() > 0.5 {
            self.unsettled = 2;
        } else {
            self.unsettled = self.unsettled.saturating_sub(1);
        }
        self.height = height;
        self.unsettled > 0
    }

    /// Whether the field that is written is to be brought into sight again.
    pub(super) const fn has_changed(&self) -> bool {
        self.unsettled > 0
    }

    /// The button that folds the palette away, for who types, and brings it back.
    fn fold_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let (icon, name) = if self.is_folded {
            (Icon::ArrowUp, msg!("editor-palette-unfold"))
        } else {
            (Icon::ArrowDown, msg!("editor-palette-fold"))
        };
        if plain_button(ui, icon, &shared.say(&name)).clicked() {
            self.is_folded = !self.is_folded;
        }
    }

    /// What the next group is like: how many tiles, and in which color.
    fn group_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        about(ui, shared, &msg!("editor-palette-tiles"));
        for tiles in 1..=MOST_TILES {
            let said = tiles.to_string();
            let name = msg!("editor-palette-tiles-of", count = tiles);
            if choice(ui, shared, self.tiles == tiles, Some(&said), &name) {
                self.tiles = tiles;
            }
        }
        about(ui, shared, &msg!("editor-palette-color"));
        for suit in SuitLetter::ALL {
            if choice(ui, shared, self.suit == suit, None, &suit_name(suit)) {
                self.suit = suit;
            }
        }
    }

    /// Where the next group goes.
    fn place_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        about(ui, shared, &msg!("editor-palette-place"));
        for place in GroupPlace::ALL {
            if choice(ui, shared, self.place == place, None, &place_name(place)) {
                self.place = place;
            }
        }
    }

    /// The groups of `symbols` that can be put into `line`, as they will be printed.
    fn put_ui(
        &mut self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        symbols: &str,
        line: &LooseLine,
        change: &mut Option<LooseLine>,
    ) {
        let theme = Theme::current(ui);
        for symbol in symbols.chars().filter_map(Symbol::from_char) {
            let text = symbol.to_string().repeat(self.tiles);
            let group = text.as_str();
            let (color, name) = if symbol.is_suited() {
                let name = msg!(
                    "editor-palette-put-suited",
                    group = group,
                    color = suit_name(self.suit)
                );
                (suit_color(self.suit, theme), name)
            } else {
                (theme.text, msg!("editor-palette-put", group = group))
            };
            if group_button(ui, &text, color, &shared.say(&name)).clicked() {
                let mut line = line.clone();
                line.put_group(symbol, self.tiles, self.suit, self.place);
                self.place = GroupPlace::Beside;
                *change = Some(line);
            }
        }
    }
}

impl EditorScreen {
    /// Draws the palette for the line at `here`.
    pub(super) fn palette_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, here: DraftField) {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        ui.add_space(6.0);
        if self.palette.is_folded {
            self.palette.fold_ui(ui, shared);
            return;
        }
        let line = LooseLine::of_typed(self.draft.text(here).unwrap_or_default());
        let change = &mut None;
        ui.horizontal_wrapped(|ui| {
            self.palette.group_ui(ui, shared);
            ui.add_space(BETWEEN);
            self.palette.fold_ui(ui, shared);
        });
        ui.horizontal_wrapped(|ui| {
            self.palette.place_ui(ui, shared);
            ways_ui(ui, shared, &line, change);
        });
        for symbols in [SUITED, SUITLESS] {
            ui.horizontal_wrapped(|ui| self.palette.put_ui(ui, shared, symbols, &line, change));
        }
        ui.horizontal_wrapped(|ui| {
            numbers_ui(ui, shared, &line, change);
            mark_ui(ui, shared, &line, change);
        });
        ui.horizontal_wrapped(|ui| {
            value_ui(ui, shared, &line, change);
            ui.add_space(BETWEEN);
            for (name, action) in [
                (msg!("editor-palette-next"), KeyAction::Next),
                (msg!("editor-palette-section"), KeyAction::NewSection),
            ] {
                if plain_button(ui, Icon::ArrowDown, &shared.say(&name)).clicked() {
                    self.act(action, shared.now);
                }
            }
        });
        ui.add_space(4.0);
        if let Some(line) = change {
            self.write(ui, here, line, shared.now);
        }
    }

    /// Writes the line as the palette has it, and leaves the keyboard at its end. What is missing may only not be put in
    /// yet.
    fn write(&mut self, ui: &Ui, here: DraftField, line: &LooseLine, now: f64) {
        let Some(text) = self.draft.text_mut(here) else {
            return;
        };
        *text = line.typed();
        self.go_to = Some(here);
        self.check_again();
        self.begin_typing(ui.ctx(), here);
        self.touch(now);
    }
}

/// What takes the last group away, and what begins another way to make the line.
fn ways_ui(ui: &mut Ui, shared: &Shared<'_>, line: &LooseLine, change: &mut Option<LooseLine>) {
    let is_begun = line.patterns().any(|way| !way.is_empty());
    for (icon, name, takes) in [
        (Icon::ArrowLeft, msg!("editor-palette-take"), true),
        (Icon::ArrowRight, msg!("editor-palette-way"), false),
    ] {
        let name = shared.say(&name);
        let image = icon.image(ui, ICON);
        let button = Button::image_and_text(image, name).image_tint_follows_text_color(true);
        if ui.add_enabled(is_begun, button).clicked() {
            let mut line = line.clone();
            if takes {
                line.take_last_group();
            } else {
                line.begin_way();
            }
            *change = Some(line);
        }
    }
}

/// How the numbers move.
fn numbers_ui(ui: &mut Ui, shared: &Shared<'_>, line: &LooseLine, change: &mut Option<LooseLine>) {
    about(ui, shared, &msg!("editor-palette-numbers"));
    let chosen = line.numbers().unwrap_or_default();
    for numbers in Numbers::ALL {
        let name = msg!("editor-palette-numbers-move", numbers = numbers.word());
        if choice(ui, shared, chosen == numbers, None, &name) {
            let mut line = line.clone();
            line.fields.set("numbers", Some(numbers.into()));
            *change = Some(line);
        }
    }
}

/// What the line is worth.
fn value_ui(ui: &mut Ui, shared: &Shared<'_>, line: &LooseLine, change: &mut Option<LooseLine>) {
    about(ui, shared, &msg!("editor-palette-value"));
    for value in VALUES {
        let said = value.to_string();
        let name = msg!("editor-palette-value-of", value = value);
        if choice(ui, shared, line.value() == Some(value), Some(&said), &name) {
            let mut line = line.clone();
            line.fields.set("value", Some(value.into()));
            *change = Some(line);
        }
    }
}

/// Whether the line may be exposed, X, or is concealed, C.
fn mark_ui(ui: &mut Ui, shared: &Shared<'_>, line: &LooseLine, change: &mut Option<LooseLine>) {
    ui.add_space(BETWEEN);
    for is_concealed in [false, true] {
        let name = if is_concealed {
            msg!("editor-palette-is-concealed")
        } else {
            msg!("editor-palette-is-exposed")
        };
        if choice(ui, shared, line.is_concealed() == is_concealed, None, &name) {
            let mut line = line.clone();
            let mark = is_concealed.then_some(LooseValue::Flag(true));
            line.fields.set("concealed", mark);
            *change = Some(line);
        }
    }
}

fn suit_name(suit: SuitLetter) -> Message {
    msg!("editor-palette-suit", suit = suit.to_string())
}

fn place_name(place: GroupPlace) -> Message {
    match place {
        GroupPlace::Beside => msg!("editor-palette-beside"),
        GroupPlace::Within => msg!("editor-palette-within"),
        GroupPlace::Instead => msg!("editor-palette-instead"),
    }
}

/// What the choices behind it are about.
fn about(ui: &mut Ui, shared: &Shared<'_>, about: &Message) {
    ui.add_space(BETWEEN);
    let text = RichText::new(shared.say(about)).size(text_size::SMALL);
    ui.label(text.color(Theme::current(ui).text_weak));
}

/// A choice in a row, called `name`, which it shows where it shows no other text. Whether it was clicked.
fn choice(
    ui: &mut Ui,
    shared: &Shared<'_>,
    is_chosen: bool,
    text: Option<&str>,
    name: &Message,
) -> bool {
    let name = shared.say(name);
    let button = steady_choice_button(ui, is_chosen, text.unwrap_or(&name));
    button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &name));
    button.clicked()
}

/// A button that shows the group as it will be printed.
fn group_button(ui: &mut Ui, text: &str, color: Color32, name: &str) -> Response {
    let text = RichText::new(text).family(fonts::bold()).color(color);
    let paper = Theme::current(ui).paper;
    let button = ui.add(Button::new(text).fill(paper).min_size(GROUP.into()));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    button
}
