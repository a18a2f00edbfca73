//! How what is paid is counted: that the hand was checked, payment by payment for each person, and the rules.

use egui::{CollapsingHeader, Grid, Label, RichText, Ui, vec2};

use super::party::people;
use super::points::{self, signed};
use super::{BETWEEN, ShownResult};
use crate::locale::Message;
use crate::msg;
use crate::rules::Outcome;
use crate::tile::Tile;
use crate::ui::theme::{Theme, text_size};
use crate::ui::words::said_weak;
use crate::ui::{Route, Shared, fonts};
use crate::wording;

/// The room for a name, in points.
const NAME: f32 = 124.0;
/// The space between columns, in points.
const COLUMNS_APART: f32 = 16.0;

/// Draws it, to open; nothing where nothing is to be counted.
pub(super) fn ui(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let is_counted = !matches!(shown.outcome, Outcome::WallGame);
    if !is_counted && shown.session.bettor_score().is_none() {
        return;
    }
    ui.add_space(BETWEEN / 2.0);
    let title = RichText::new(shared.say(&msg!("table-result-account")));
    let account = CollapsingHeader::new(title.family(fonts::bold()))
        .id_salt("account")
        .show(ui, |ui| {
            verified(ui, shown, shared);
            sums(ui, shown, shared);
            rule_links(ui, shown, shared);
        });
    // It may stand at the foot of the sheet: it is in sight once it has opened.
    let is_on_its_way = account.openness < 1.0;
    let id = ui.scope_id().with("account opens");
    let was_on_its_way =
        ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), is_on_its_way));
    let has_opened = (was_on_its_way && !is_on_its_way) || account.header_response.clicked();
    if let Some(body) = account.body_response.filter(|_| has_opened) {
        ui.scroll_to_rect(body.rect, None);
    }
}

/// That the hand was checked.
fn verified(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let Outcome::Win(win) = shown.outcome else {
        return;
    };
    let verified = if win.concealed[Tile::Blank] > 0 {
        msg!("table-result-verified-blanks")
    } else {
        msg!("table-result-verified")
    };
    said_weak(ui, shared, &shared.say(&verified), text_size::SMALL);
}

/// A row for each person: what this game brought, and how that comes about.
pub(super) fn sums(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let theme = Theme::current(ui);
    let weak = |text: RichText| text.color(theme.text_weak);
    let heading = |text: Message| weak(RichText::new(shared.say(&text)).size(text_size::SMALL));
    let room = ui.available_width() - NAME - points::WIDTH - 2.0 * COLUMNS_APART;
    Grid::new("sums")
        .num_columns(3)
        .spacing([COLUMNS_APART, 0.0])
        .min_row_height(points::HEIGHT)
        .show(ui, |ui| {
            ui.label(heading(msg!("table-result-player")));
            points::ui(ui, heading(msg!("table-result-this-game")));
            ui.end_row();
            for person in people(shown) {
                let name = RichText::new(shared.say(&person.name));
                let name = Label::new(name.family(fonts::bold())).truncate();
                ui.allocate_ui(vec2(NAME, points::HEIGHT), |ui| {
                    ui.set_min_width(NAME);
                    ui.add(name);
                });
                points::ui(ui, RichText::new(shared.say(&signed(person.change))));
                let how: Vec<_> = person.how.iter().map(|part| shared.say(part)).collect();
                ui.vertical(|ui| {
                    ui.set_width(room);
                    ui.add(Label::new(weak(RichText::new(how.join(" · ")))).wrap());
                });
                ui.end_row();
            }
        });
}

/// Leads to the rules by which the payments are what they are.
fn rule_links(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    ui.horizontal_wrapped(|ui| {
        let bet = shown.session.bet_settlement().unwrap_or_default();
        for rule in wording::rules_of_account(shown.outcome, &bet) {
            let title = msg!("see-rule", rule = wording::rule_title(rule));
            let title = RichText::new(shared.say(&title)).size(text_size::SMALL);
            if ui.link(title).clicked() {
                shared.go(Route::Rulebook(Some(rule)));
            }
        }
    });
}
