//! Why an action was refused, with the rules behind it: what is against the rules in a box over the felt, what is only
//! incomplete or too early in a line at the rack, where the buttons stand.

use egui::accesskit::Live;
use egui::{Align2, Frame, Margin, Rect, RichText, Role, Ui, WidgetInfo};

use super::TableCommand;
use crate::msg;
use crate::rules::{Refusal, RuleId, View};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Icon;
use crate::ui::words::{listed, rule_link, said};
use crate::ui::{Command, Route, Shared, fonts};
use crate::wording::{self, Names};

/// Draws the reasons at the bottom of `above`.
pub(super) fn ui(
    ui: &mut Ui,
    above: Rect,
    refusal: &Refusal,
    (view, names): (View<'_>, Names),
    shared: &Shared<'_>,
) {
    let theme = Theme::current(ui);
    let width = above.width().min(640.0);
    let area = egui::Area::new(ui.scope_id().with("refusal"))
        .order(egui::Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(above.center_bottom());
    area.show(ui.ctx(), |ui| {
        Frame::new()
            .fill(theme.paper)
            .stroke((2.0, theme.accent_edge))
            .corner_radius(8)
            .inner_margin(Margin::same(12))
            .shadow(ui.visuals().window_shadow)
            .show(ui, |ui| {
                ui.set_width(width - 24.0);
                ui.horizontal(|ui| {
                    ui.add(Icon::Notice.image(ui.ctx(), 20.0).tint(theme.accent_edge));
                    ui.label(
                        RichText::new(shared.say(&msg!("table-refused")))
                            .size(text_size::LARGE)
                            .family(fonts::bold()),
                    );
                });
                for reason in &refusal.reasons {
                    let reason_said = shared.say(&wording::reason(reason, names, view.card()));
                    said(ui, shared, &reason_said, text_size::BODY);
                    rule_link(ui, shared, reason.rule);
                }
                if refusal.is_false_mah_jongg() {
                    let said = shared.say(&msg!("table-false-mah-jongg"));
                    self::said(ui, shared, &said, text_size::BODY);
                }
                if ui.button(shared.say(&msg!("table-understood"))).clicked() {
                    shared.ask(Command::Table(TableCommand::DismissRefusal));
                }
            });
    });
}

/// An action that was refused, and is only incomplete or too early.
#[derive(Debug, Clone, Copy)]
pub(super) struct Premature<'a> {
    refusal: &'a Refusal,
    view: View<'a>,
    names: Names,
}

impl<'a> Premature<'a> {
    /// The action that was refused, if it is no breach of the rules.
    pub(super) fn of(refusal: Option<&'a Refusal>, view: View<'a>, names: Names) -> Option<Self> {
        let refusal = refusal.filter(|refusal| refusal.is_premature())?;
        Some(Self {
            refusal,
            view,
            names,
        })
    }

    /// Says in a line what is missing yet.
    pub(super) fn ui(self, ui: &mut Ui, shared: &Shared<'_>) {
        let line = ui.horizontal_wrapped(|ui| {
            let tint = Theme::current(ui).accent_edge;
            ui.add(Icon::Notice.image(ui.ctx(), 20.0).tint(tint));
            let title = RichText::new(shared.say(&msg!("table-premature")));
            ui.label(title.family(fonts::bold()));
            for reason in &self.refusal.reasons {
                let said = shared.say(&wording::reason(reason, self.names, self.view.card()));
                let label = ui.label(&said);
                listed(ui, shared, &said, label.rect);
                see_rule(ui, shared, reason.rule);
            }
        });
        // A screen reader says it as soon as it comes.
        ui.ctx()
            .accesskit_node_builder(line.response.id, |node| node.set_live(Live::Polite));
    }
}

/// Leads to a rule of which the reason has just said as much as its title would.
fn see_rule(ui: &mut Ui, shared: &Shared<'_>, rule: RuleId) {
    let link = ui.link(shared.say(&msg!("table-see-rule")));
    let title = shared.say(&msg!("see-rule", rule = wording::rule_title(rule)));
    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, &title));
    if link.on_hover_text(title).clicked() {
        shared.go(Route::Rulebook(Some(rule)));
    }
}
