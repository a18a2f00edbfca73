//! What is said back: the hint, and the verdict on an answer with its rule.

use egui::{Color32, CornerRadius, FontId, Frame, Margin, RichText, Stroke, Ui};

use super::page::paragraphs;
use crate::lesson::{Runner, Step, Verdict, texts};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Refusal, Seat};
use crate::ui::fonts;
use crate::ui::screens::rule_link;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Icon;
use crate::ui::{Commands, Shared};
use crate::wording::{self, Names};

/// Draws what is to be said at this step, if anything.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    step: &Step,
    commands: &mut Commands,
) {
    let theme = Theme::current(ui);
    let say = |attribute: &str| {
        let id = texts::of_step(&runner.lesson().id, &step.id, attribute);
        shared.say(&Message::new(id))
    };
    if runner.hint_shown() {
        let title = shared.say(&msg!("lesson-hint"));
        card(
            ui,
            Icon::Bulb,
            theme.accent_edge,
            &title,
            &say("hint"),
            |_| {},
        );
    }
    match runner.said() {
        None => {}
        Some(verdict @ (Verdict::Right | Verdict::Shown)) => {
            let title = shared.say(&msg!("lesson-right"));
            let text = say(verdict.attribute());
            card(ui, Icon::Check, theme.card_groups[0], &title, &text, |_| {});
        }
        Some(verdict @ Verdict::Wrong { rule, refusal, .. }) => {
            let title = shared.say(&msg!("lesson-wrong"));
            let text = say(verdict.attribute());
            card(ui, Icon::Cross, theme.card_groups[1], &title, &text, |ui| {
                let refused = refusal.as_ref().map(|refusal| {
                    told(ui, shared, runner, refusal);
                    refusal.reasons.iter().map(|reason| reason.rule)
                });
                let mut rules: Vec<_> = rule.iter().copied().collect();
                rules.extend(refused.into_iter().flatten());
                rules.sort_unstable();
                rules.dedup();
                for rule in rules {
                    rule_link(ui, shared, rule, commands);
                }
            });
        }
    }
}

/// A sheet with a sign, a word in bold and what is said.
pub(in crate::ui::screens) fn card(
    ui: &mut Ui,
    icon: Icon,
    color: Color32,
    title: &str,
    text: &str,
    more: impl FnOnce(&mut Ui),
) {
    let theme = Theme::current(ui);
    let response = Frame::new()
        .fill(theme.paper)
        .stroke(Stroke::new(1.0, theme.paper_edge))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin {
            left: 20,
            right: 16,
            top: 10,
            bottom: 12,
        })
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.horizontal(|ui| {
                ui.add(icon.image(ui, 22.0).tint(color));
                let font = FontId::new(text_size::LARGE, fonts::bold());
                ui.label(RichText::new(title).font(font));
            });
            paragraphs(ui, text, text_size::LARGE);
            more(ui);
        })
        .response;
    let mut edge = response.rect;
    edge.set_width(6.0);
    let radius = CornerRadius {
        nw: 6,
        sw: 6,
        ..CornerRadius::ZERO
    };
    ui.painter().rect_filled(edge, radius, color);
    response.scroll_to_me(None);
}

/// Why the engine refuses the act.
fn told(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner, refusal: &Refusal) {
    let east = runner.table().map_or(Seat::FIRST, |game| game.setup().east);
    let card = runner.lesson().card.card();
    let names = Names::for_learner(east);
    for reason in &refusal.reasons {
        paragraphs(
            ui,
            &shared.say(&wording::reason(reason, names, card)),
            text_size::BODY,
        );
    }
}
