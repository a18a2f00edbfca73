//! The bar above the table: which game it is, and the tools. For how many of their words there is `room` is found before.

mod room;

use egui::{
    Align, Button, Layout, Popup, Rect, Response, RichText, Role, TextStyle, Ui, UiBuilder,
    WidgetInfo,
};

use room::{Name, ToolbarRoom, Words};

use super::keys::{self, Pressed};
use super::{Side, TableCommand};
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::profile::BotSpeed;
use crate::ui::shared::pace_name;
use crate::ui::widgets::{Icon, menu_begins_with, row_width};
use crate::ui::{Command, Shared, fonts};
use crate::wording;

/// What the bar is about.
#[derive(Debug, Clone, Copy)]
pub(super) struct Toolbar<'a> {
    /// The game.
    pub(super) session: &'a Session,
    /// What lies beside a position that is shown; nothing in a match.
    pub(super) own_side: Option<Side>,
    /// Whether what happens here is only tried.
    pub(super) is_side_board: bool,
    /// What was pressed.
    pub(super) pressed: Option<Pressed>,
}

/// Draws the bar into `rect`; the learner may change what is beside the table.
pub(super) fn ui(
    ui: &mut Ui,
    rect: Rect,
    toolbar: Toolbar<'_>,
    side: &mut Option<Side>,
    shared: &Shared<'_>,
) {
    let Toolbar {
        session,
        own_side,
        is_side_board,
        pressed,
    } = toolbar;
    let layout = Layout::right_to_left(Align::Center);
    ui.scope_builder(
        UiBuilder::new()
            .id_salt("tools")
            .max_rect(rect)
            .layout(layout),
        |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let own_keys = own_side.filter(|_| !is_side_board);
            help(ui, own_keys, pressed, shared);
            let room = ToolbarRoom::within(ui, rect.width(), toolbar, shared);
            let words = room.words >= Words::Gathered;
            do_pressed(toolbar, shared);
            if room.words <= Words::Gathered && own_side.is_none() && !is_side_board {
                gathered(ui, toolbar, shared);
            } else {
                // What is looked at again stands still.
                if own_side != Some(Side::Review) {
                    pause(ui, session, room, shared);
                    pace(ui, room, shared);
                }
                if own_side.is_none() {
                    other_ways(ui, toolbar, room, shared);
                }
            }
            for (which, icon, label) in sides(own_side, is_side_board) {
                let image = icon.image(ui.ctx(), 18.0);
                let name = shared.say(&label);
                let chosen = *side == Some(which);
                let button = if words {
                    Button::image_and_text(image, &name)
                } else {
                    Button::image(image)
                };
                let button = button.image_tint_follows_text_color(true).selected(chosen);
                let response = ui.add(button).on_hover_text(&name);
                response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
                if response.clicked() || pressed == Some(Pressed::Side(which)) {
                    *side = (*side != Some(which)).then_some(which);
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if is_side_board {
                    side_board(ui, own_side, shared);
                } else if own_side.is_none() {
                    let whole = shared.say(&game(session));
                    let shown = match room.name {
                        Name::None => None,
                        // A few letters say nothing.
                        Name::Cut if ui.available_width() < LEAST_NAME => None,
                        Name::Cut | Name::Short => Some(shared.say(&short_game(session))),
                        Name::Whole => Some(whole.clone()),
                    };
                    if let Some(shown) = shown {
                        let shown = RichText::new(shown).family(fonts::bold());
                        ui.add(egui::Label::new(shown).truncate())
                            .on_hover_text(whole);
                    }
                }
            });
        },
    );
}

/// What can lie beside the table, from the right. Where the learner looks for what would have been better, the coach
/// does not say it before.
fn sides(own: Option<Side>, is_side_board: bool) -> impl Iterator<Item = (Side, Icon, Message)> {
    let sides = [
        (Side::Log, Icon::Log, msg!("table-log")),
        (Side::Coach, Icon::Bulb, msg!("table-coach")),
        (Side::Card, Icon::Card, msg!("table-card")),
    ];
    let is_asked = own == Some(Side::Review) && !is_side_board;
    let own = match own {
        Some(Side::RuleExample) => {
            Some((Side::RuleExample, Icon::Rules, msg!("rule-example-side")))
        }
        Some(Side::Review) => Some((Side::Review, Icon::Curve, msg!("review-side"))),
        _ => None,
    };
    let sides = sides.into_iter();
    let sides = sides.filter(move |(side, ..)| !(is_asked && *side == Side::Coach));
    sides.chain(own)
}

/// With less room, in points, nothing is shown of the game's name.
const LEAST_NAME: f32 = 80.0;

/// "Game 2 of 4".
fn short_game(session: &Session) -> Message {
    wording::number_in_match(session.table().place_of(session.number()))
}

/// "Game 2 of 4", and from the second round on its round.
pub(super) fn game(session: &Session) -> Message {
    wording::place_in_match(session.table().place_of(session.number()))
}

fn help(ui: &mut Ui, own: Option<Side>, pressed: Option<Pressed>, shared: &Shared<'_>) {
    let image = Icon::Question.image(ui.ctx(), 18.0);
    let name = shared.say(&msg!("table-help"));
    let response = ui.add(Button::image(image).image_tint_follows_text_color(true));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if pressed == Some(Pressed::Help) {
        Popup::toggle_id(ui.ctx(), Popup::default_response_id(&response));
    }
    let response = response.on_hover_text(&name);
    Popup::menu(&response).show(|ui| keys::help_ui(ui, own, shared));
}

/// Takes back the last own decision, or tries something on a side board.
fn other_ways(ui: &mut Ui, toolbar: Toolbar<'_>, room: ToolbarRoom, shared: &Shared<'_>) {
    let can_take_back = toolbar.session.can_take_back();
    let has_room = room.words >= Words::OtherWays;
    if !toolbar.is_side_board {
        let name = shared.say(&msg!("table-open-side-board"));
        ui.add_enabled_ui(can_take_back, |ui| {
            let words = has_room.then(|| shared.say(&msg!("table-try-out")));
            if tool(ui, Icon::Branch, &name, words, None).clicked() {
                shared.ask(Command::Table(TableCommand::OpenSideBoard));
            }
        });
    }
    let name = shared.say(&msg!("table-take-back"));
    ui.add_enabled_ui(can_take_back, |ui| {
        let words = has_room.then(|| shared.say(&msg!("table-take-back-key")));
        if tool(ui, Icon::Undo, &name, words, None).clicked() {
            shared.ask(Command::Table(TableCommand::TakeBack));
        }
    });
}

/// Says that what happens here is only tried, and leads back to the game.
fn side_board(ui: &mut Ui, own_side: Option<Side>, shared: &Shared<'_>) {
    let back = if own_side == Some(Side::Review) {
        msg!("review-leave-side-board")
    } else {
        msg!("table-leave-side-board")
    };
    let back = shared.say(&back);
    let image = Icon::ArrowLeft.image(ui.ctx(), 18.0);
    let spacing = ui.spacing();
    let around = 18.0 + spacing.icon_spacing + 2.0 * spacing.button_padding.x;
    let font = TextStyle::Button.resolve(ui.style());
    let has_room = row_width(ui, &back, font) + around <= ui.available_width();
    let button = if has_room {
        Button::image_and_text(image, &back)
    } else {
        Button::image(image)
    };
    let button = button.image_tint_follows_text_color(true).selected(true);
    let response = ui.add(button).on_hover_text(&back);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &back));
    if response.clicked() {
        shared.ask(Command::Table(TableCommand::LeaveSideBoard));
    }
    if ui.available_width() >= LEAST_NAME {
        let told = RichText::new(shared.say(&msg!("table-side-board"))).family(fonts::bold());
        ui.add(egui::Label::new(told).truncate());
    }
}

/// A tool with its sign, and with its words where there is room for them; `name` says more of it. `chosen` where it can be.
fn tool(
    ui: &mut Ui,
    icon: Icon,
    name: &str,
    words: Option<String>,
    chosen: Option<bool>,
) -> Response {
    let image = icon.image(ui.ctx(), 18.0);
    let button = match words {
        Some(words) => Button::image_and_text(image, words),
        None => Button::image(image),
    };
    let button = button.image_tint_follows_text_color(true);
    let response = ui.add(button.selected(chosen == Some(true)));
    let is_enabled = ui.is_enabled();
    response.widget_info(|| match chosen {
        Some(chosen) => WidgetInfo::selected(Role::Button, is_enabled, chosen, name),
        None => WidgetInfo::labeled(Role::Button, is_enabled, name),
    });
    response.on_hover_text(name)
}

/// Does what its key says.
fn do_pressed(toolbar: Toolbar<'_>, shared: &Shared<'_>) {
    let Toolbar {
        session, own_side, ..
    } = toolbar;
    match toolbar.pressed {
        Some(Pressed::Pause) if own_side != Some(Side::Review) => {
            let paused = !session.is_paused();
            shared.ask(Command::Table(TableCommand::SetPaused(paused)));
        }
        Some(Pressed::TakeBack) if own_side.is_none() && session.can_take_back() => {
            shared.ask(Command::Table(TableCommand::TakeBack));
        }
        _ => {}
    }
}

/// All that is done at the table but play, by its words in a list: signs alone would say little.
fn gathered(ui: &mut Ui, toolbar: Toolbar<'_>, shared: &Shared<'_>) {
    let label = shared.say(&msg!("table-options"));
    let opens = ui.add(Button::new(&label));
    Popup::menu(&opens).show(|ui| {
        let can_take_back = toolbar.session.can_take_back();
        let mut item = |icon: Icon, label: &Message, is_enabled: bool, command| {
            let image = icon.image(ui.ctx(), 18.0);
            let button = Button::image_and_text(image, shared.say(label));
            let button = button.image_tint_follows_text_color(true);
            if ui.add_enabled(is_enabled, button).clicked() {
                shared.ask(Command::Table(command));
                ui.close();
            }
        };
        let back = msg!("table-take-back");
        item(Icon::Undo, &back, can_take_back, TableCommand::TakeBack);
        let try_out = msg!("table-open-side-board");
        let open = TableCommand::OpenSideBoard;
        item(Icon::Branch, &try_out, can_take_back, open);
        let paused = toolbar.session.is_paused();
        let (icon, label) = pause_label(paused);
        item(icon, &label, true, TableCommand::SetPaused(!paused));
        ui.separator();
        ui.label(shared.say(&msg!("settings-bot-speed")));
        paces(ui, shared);
    });
}

fn pause(ui: &mut Ui, session: &Session, room: ToolbarRoom, shared: &Shared<'_>) {
    let paused = session.is_paused();
    let (icon, label) = pause_label(paused);
    let name = shared.say(&label);
    let words = (room.words >= Words::Everything).then(|| name.clone());
    if tool(ui, icon, &name, words, Some(paused)).clicked() {
        shared.ask(Command::Table(TableCommand::SetPaused(!paused)));
    }
}

/// Lets the game go on, or hold still.
fn pause_label(is_paused: bool) -> (Icon, Message) {
    if is_paused {
        (Icon::Play, msg!("table-resume"))
    } else {
        (Icon::Pause, msg!("table-pause"))
    }
}

fn pace_label(speed: BotSpeed) -> Message {
    msg!("table-pace-is", pace = pace_name(speed))
}

fn pace(ui: &mut Ui, room: ToolbarRoom, shared: &Shared<'_>) {
    let now = shared.profile.settings().bot_speed;
    let label = shared.say(&pace_label(now));
    let words = (room.words >= Words::Everything).then(|| label.clone());
    let response = tool(ui, Icon::Fast, &label, words, None);
    Popup::menu(&response).show(|ui| paces(ui, shared));
}

/// How fast the others may play.
fn paces(ui: &mut Ui, shared: &Shared<'_>) {
    let now = shared.profile.settings().bot_speed;
    for speed in BotSpeed::ALL {
        let name = shared.say(&pace_name(speed));
        let button = ui.add(Button::selectable(speed == now, name));
        if speed == now {
            menu_begins_with(&button);
        }
        if button.clicked() {
            shared.ask(Command::SetBotSpeed(speed));
            ui.close();
        }
    }
}
