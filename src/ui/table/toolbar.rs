//! The bar above the table: which game it is, and the tools.

use egui::{
    Align, Button, Color32, FontId, Layout, Popup, Rect, RichText, Role, TextStyle, Ui, UiBuilder,
    WidgetInfo,
};

use super::keys::{self, Pressed};
use super::{Side, TableCommand};
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::profile::BotSpeed;
use crate::ui::widgets::Icon;
use crate::ui::{Command, Shared, fonts};
use crate::wording;

/// What the bar is about.
#[derive(Debug, Clone, Copy)]
pub(super) struct Toolbar<'a> {
    /// The game.
    pub(super) session: &'a Session,
    /// Whether a rule is tried in it.
    pub(super) is_example: bool,
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
        is_example,
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
            help(ui, is_example, pressed, shared);
            let words = has_room_for_words(ui, rect.width(), toolbar, shared);
            pause(ui, session, words, pressed, shared);
            speed(ui, words, shared);
            for (which, icon, label) in sides(is_example) {
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
                if !is_example {
                    let game = RichText::new(shared.say(&game(session))).family(fonts::bold());
                    ui.add(egui::Label::new(game).truncate());
                }
            });
        },
    );
}

/// What can lie beside the table, from the right.
fn sides(is_example: bool) -> impl Iterator<Item = (Side, Icon, Message)> {
    let example = (Side::RuleExample, Icon::Rules, msg!("rule-example-side"));
    let sides = [
        (Side::Log, Icon::Log, msg!("table-log")),
        (Side::Coach, Icon::Bulb, msg!("table-coach")),
        (Side::Card, Icon::Card, msg!("table-card")),
    ];
    sides.into_iter().chain(is_example.then_some(example))
}

/// Whether the tools can be named in words, so that the name of the game is whole as well; else they
/// are named by signs alone.
fn has_room_for_words(ui: &Ui, width: f32, toolbar: Toolbar<'_>, shared: &Shared<'_>) -> bool {
    let style = ui.style();
    let measure = |message: &Message, font: FontId| {
        let text = shared.say(message);
        let galley = ui
            .painter()
            .layout_no_wrap(text, font, Color32::PLACEHOLDER);
        galley.size().x
    };
    let font = TextStyle::Button.resolve(style);
    let pace = shared.profile.settings().bot_speed;
    let with_sign = sides(toolbar.is_example).map(|(_, _, label)| label);
    let with_sign = with_sign.chain([pause_label(toolbar.session.is_paused()).1]);
    let between = 6.0;
    let frame = 2.0 * style.spacing.button_padding.x + between;
    let sign = 18.0 + style.spacing.icon_spacing;
    let mut needed = 18.0 + frame + measure(&speed_label(pace), font.clone()) + frame;
    for label in with_sign {
        needed += sign + measure(&label, font.clone()) + frame;
    }
    if !toolbar.is_example {
        let body = TextStyle::Body.resolve(style).size;
        needed += measure(&game(toolbar.session), FontId::new(body, fonts::bold())) + between;
    }
    needed + between <= width
}

/// "East round · game 2 of 4".
pub(super) fn game(session: &Session) -> Message {
    wording::place_in_match(session.table().place_of(session.number()))
}

fn help(ui: &mut Ui, is_example: bool, pressed: Option<Pressed>, shared: &Shared<'_>) {
    let image = Icon::Question.image(ui.ctx(), 18.0);
    let name = shared.say(&msg!("table-keys"));
    let response = ui.add(Button::image(image).image_tint_follows_text_color(true));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if pressed == Some(Pressed::Help) {
        Popup::toggle_id(ui.ctx(), Popup::default_response_id(&response));
    }
    let response = response.on_hover_text(&name);
    Popup::menu(&response).show(|ui| keys::help_ui(ui, is_example, shared));
}

fn pause(
    ui: &mut Ui,
    session: &Session,
    words: bool,
    pressed: Option<Pressed>,
    shared: &Shared<'_>,
) {
    let (icon, label) = pause_label(session.is_paused());
    let name = shared.say(&label);
    let image = icon.image(ui.ctx(), 18.0);
    let button = if words {
        Button::image_and_text(image, &name)
    } else {
        Button::image(image)
    };
    let paused = session.is_paused();
    let button = button.image_tint_follows_text_color(true).selected(paused);
    let response = ui.add(button).on_hover_text(&name);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, paused, &name));
    if response.clicked() || pressed == Some(Pressed::Pause) {
        shared.ask(Command::Table(TableCommand::SetPaused(
            !session.is_paused(),
        )));
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

fn speed(ui: &mut Ui, words: bool, shared: &Shared<'_>) {
    let now = shared.profile.settings().bot_speed;
    let label = shared.say(&speed_label(now));
    let shown = if words {
        label.clone()
    } else {
        shared.say(&speed_name(now))
    };
    let menu = ui.menu_button(shown, |ui| {
        for speed in BotSpeed::ALL {
            let name = shared.say(&speed_name(speed));
            if ui.add(Button::selectable(speed == now, name)).clicked() {
                shared.ask(Command::SetBotSpeed(speed));
            }
        }
    });
    menu.response
        .widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
}

/// "Speed: normal".
fn speed_label(speed: BotSpeed) -> Message {
    msg!("table-speed", speed = speed_name(speed))
}

fn speed_name(speed: BotSpeed) -> Message {
    match speed {
        BotSpeed::Slow => msg!("table-speed-slow"),
        BotSpeed::Normal => msg!("table-speed-normal"),
        BotSpeed::Fast => msg!("table-speed-fast"),
        BotSpeed::Instant => msg!("table-speed-instant"),
    }
}
