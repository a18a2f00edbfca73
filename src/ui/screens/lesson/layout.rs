//! What the pages of lessons and drills are laid out with: the column, text, racks, buttons.

use egui::{
    Button, CornerRadius, FontId, Key, Response, RichText, Role, Stroke, Ui, WidgetInfo, vec2,
};

use crate::msg;
use crate::tile::Tile;
use crate::ui::theme::{LINE_WIDTH, Theme, text_size};
use crate::ui::widgets::{
    Icon, LaidProse, Prose, RackRow, RackRowResponse, TileSize, tab_goes_first, was_enter_left,
};
use crate::ui::{Shared, fonts};
use crate::wording;

/// How wide the column is, in points: a rack of 14 tiles always fits.
const WIDTH: std::ops::RangeInclusive<f32> = 760.0..=1280.0;
/// The share of the window that it takes within these bounds.
const SHARE: f32 = 0.75;
/// The share of the free height that is left above.
const ABOVE: f32 = 0.35;

/// A column that stands a little above the middle when it does not fill the height. What is said to
/// an answer lets it grow downwards: `settled` says that nothing of it is shown yet.
pub(in crate::ui::screens) fn balanced(
    ui: &mut Ui,
    key: impl std::hash::Hash + std::fmt::Debug,
    settled: bool,
    add: impl FnOnce(&mut Ui),
) {
    let free = ui.available_size();
    let id = ui.scope_id().with(("balanced", key, free.x as u32));
    let known = ui.data(|data| data.get_temp::<(f32, f32)>(id));
    let (at_first, now) = known.unwrap_or((free.y, free.y));
    let above = ((free.y - at_first) * ABOVE).min(free.y - now).max(0.0);
    ui.add_space(above);
    let top = ui.cursor().top();
    column(ui, add);
    let height = ui.min_rect().bottom() - top;
    if (height - now).abs() > 0.5 {
        let at_first = if settled || known.is_none() {
            height
        } else {
            at_first
        };
        ui.data_mut(|data| data.insert_temp(id, (at_first, height)));
        ui.ctx()
            .request_discard("the height of the column is known now");
    }
}

/// How wide the column in the middle of the screen is, in points.
pub(super) fn column_width(ui: &Ui) -> f32 {
    let free = ui.available_width();
    (free * SHARE).clamp(*WIDTH.start(), *WIDTH.end()).min(free)
}

/// A column in the middle of the screen.
pub(in crate::ui::screens) fn column(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let width = column_width(ui);
    let side = (ui.available_width() - width) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        ui.vertical(|ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            add(ui);
        });
    });
}

/// A rack of so many places in the middle of the column, its tiles smaller where it would not fit.
pub(in crate::ui::screens) fn rack(
    ui: &mut Ui,
    places: usize,
    row: RackRow<'_>,
) -> RackRowResponse {
    let most = RackRow::tile_to_fit(places, ui.available_width());
    rack_of(ui, places, most.min(TileSize::Rack.points().x), row)
}

/// The same with tiles of this width.
pub(super) fn rack_of(ui: &mut Ui, places: usize, tile: f32, row: RackRow<'_>) -> RackRowResponse {
    let row = row.places(places).size(TileSize::Width(tile));
    let side = ((ui.available_width() - row.points().x) / 2.0).max(0.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        row.show(ui)
    })
    .inner
}

/// What tiles that stand together in a text are called.
pub(in crate::ui::screens) fn tile_names(shared: &Shared<'_>, tiles: &[Tile]) -> String {
    shared.say(&msg!("lesson-tiles", tiles = wording::tile_row(tiles)))
}

/// The size of what a step says in a column of this width, in points.
pub(super) fn step_text(width: f32) -> f32 {
    (width / 52.0)
        .clamp(text_size::LESSON, text_size::HEADING)
        .round()
}

/// The longest row of text of this size, in points.
pub(super) fn longest_row(size: f32) -> f32 {
    LINE_WIDTH * size / text_size::BODY
}

/// Text with small tiles in it, in lines of at most 70 characters.
pub(in crate::ui::screens) fn paragraphs(ui: &mut Ui, shared: &Shared<'_>, text: &str, size: f32) {
    laid_out(ui, shared, text, size, false).show(ui);
}

/// The same of a question; `from_memory` when no word of it is explained.
pub(super) fn question_text(
    ui: &mut Ui,
    shared: &Shared<'_>,
    text: &str,
    size: f32,
    from_memory: bool,
) {
    laid_out(ui, shared, text, size, from_memory).show(ui);
}

/// How high that is, in points.
pub(super) fn text_height(ui: &Ui, shared: &Shared<'_>, text: &str, size: f32) -> f32 {
    laid_out(ui, shared, text, size, false).size().y
}

fn laid_out(ui: &Ui, shared: &Shared<'_>, text: &str, size: f32, from_memory: bool) -> LaidProse {
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let width = longest_row(size).min(ui.available_width());
    let lexicon = (!from_memory).then_some(&shared.words.lexicon);
    let prose = Prose::new(text, size, &names);
    prose.words(lexicon).lay_out(ui, width)
}

/// The same as a block in the middle of the column.
pub(super) fn block(ui: &mut Ui, shared: &Shared<'_>, text: &str, size: f32, from_memory: bool) {
    let laid = laid_out(ui, shared, text, size, from_memory);
    let indent = ((ui.available_width() - laid.size().x) / 2.0).max(0.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(indent.round());
        ui.vertical(|ui| laid.show(ui));
    });
}

/// The words of a button.
#[derive(Debug, Clone, Copy)]
pub(super) struct Named<'a> {
    /// What stands on it.
    pub(super) shown: &'a str,
    /// What it is called, which may have more words than it has room for.
    pub(super) name: &'a str,
}

impl Named<'_> {
    /// Tells a screen reader, and who points at it, what does not stand on the button.
    pub(super) fn tell(self, response: &Response) {
        let enabled = response.enabled();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, self.name));
        if self.shown != self.name {
            response.clone().on_hover_text(self.name);
        }
    }
}

/// The one thing to do: a button in the accent. Enter does it as long as nothing else has the focus.
pub(in crate::ui::screens) fn primary(ui: &mut Ui, label: &str, enabled: bool) -> bool {
    let label = Named {
        shown: label,
        name: label,
    };
    primary_named(ui, label, enabled)
}

/// The same with a name that may have more words.
pub(super) fn primary_named(ui: &mut Ui, label: Named<'_>, enabled: bool) -> bool {
    let theme = Theme::current(ui);
    let text = RichText::new(label.shown).font(FontId::new(text_size::LARGE, fonts::bold()));
    let button = if enabled {
        Button::new(text.color(theme.accent_text))
            .fill(theme.accent)
            .stroke(Stroke::new(1.0, theme.accent_edge))
    } else {
        Button::new(text)
    };
    let button = button
        .truncate()
        .min_size(vec2(144.0, 40.0))
        .corner_radius(CornerRadius::same(8));
    let response = ui.add_enabled(enabled, button);
    label.tell(&response);
    if enabled {
        tab_goes_first(ui.ctx(), response.id);
    }
    let clicked = response.clicked();
    let unfocused = ui.memory(|memory| memory.focused().is_none());
    let entered = unfocused && ui.input(|input| input.key_pressed(Key::Enter));
    let was_left = was_enter_left(ui, enabled);
    clicked || (enabled && (entered || was_left))
}

/// A button with a sign.
pub(in crate::ui::screens) fn icon_button(
    ui: &mut Ui,
    icon: Icon,
    label: &str,
    enabled: bool,
) -> bool {
    let image = icon.image(ui, 18.0);
    let button = Button::image_and_text(image, label)
        .image_tint_follows_text_color(true)
        .min_size(vec2(0.0, 40.0));
    ui.add_enabled(enabled, button).clicked()
}

/// A small button with a sign alone.
pub(super) fn sign(ui: &mut Ui, icon: Icon, label: &str, enabled: bool) -> bool {
    let response = ui
        .add_enabled_ui(enabled, |ui| {
            ui.spacing_mut().interact_size.y = 40.0;
            crate::ui::widgets::icon_button(ui, icon, label)
        })
        .inner;
    response.clicked()
}
