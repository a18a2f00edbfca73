//! What is said back: the hint, and the verdict on an answer with its rule. On a page it stands on a
//! sheet at the bottom, in room that is kept for the longest of what may be said there.

use egui::{Color32, CornerRadius, Frame, Margin, Panel, Rect, ScrollArea, Stroke, Ui, pos2, vec2};

use super::layout::{column, column_width, paragraphs, tile_names};
use crate::lesson::{Item, Runner, Verdict, texts, wrong_answers};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Refusal, RuleId, Seat};
use crate::tile::Tile;
use crate::ui::screens::rule_link;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, Prose};
use crate::ui::{Commands, Shared};
use crate::wording::{self, Names};

/// The side of the sign before the words, in points.
const ICON: f32 = 24.0;
/// Between the sign and the words, in points.
const GAP: f32 = 10.0;
/// Around what stands on the sheet, in points.
const PAD: Margin = Margin {
    left: 18,
    right: 14,
    top: 10,
    bottom: 10,
};
/// The room for the link to a rule, in points.
const LINK: f32 = 30.0;
/// The most that the sheet takes of the height of the window.
const MOST: f32 = 0.3;
/// From this width on the hint stands beside the verdict, in points; else below it.
const BESIDE: f32 = 600.0;

/// One thing that is said.
struct Said {
    icon: Icon,
    color: Color32,
    title: String,
    text: String,
    reasons: Vec<String>,
    rules: Vec<RuleId>,
}

/// Draws the sheet of a step that asks something.
pub(super) fn sheet(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    item: &Item,
    commands: &mut Commands,
) {
    if item.step().is_none_or(|step| step.question.is_none()) {
        return;
    }
    let most = ui.ctx().content_rect().height() * MOST;
    let kept = height(ui, shared, item, column_width(ui)).min(most);
    let id = ("lesson-sheet", runner.at());
    Panel::bottom("lesson-sheet")
        .show_separator_line(false)
        .resizable(false)
        .exact_size(kept + 8.0)
        .show(ui, |ui| {
            let Some(color) = all(shared, runner).first().map(|said| said.color) else {
                return;
            };
            column(ui, |ui| {
                let theme = Theme::current(ui);
                let response = Frame::new()
                    .fill(theme.paper)
                    .stroke(Stroke::new(1.0, theme.paper_edge))
                    .corner_radius(CornerRadius::same(6))
                    .inner_margin(PAD)
                    .show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        let inside = kept - PAD.sum().y;
                        ui.set_min_height(inside);
                        ScrollArea::vertical()
                            .id_salt(id)
                            .max_height(inside)
                            .auto_shrink(false)
                            .show(ui, |ui| feedback(ui, shared, runner, commands));
                    })
                    .response;
                paint_edge(ui, response.rect, color);
            });
        });
}

/// Draws what is to be said at this step, if anything, over the width there is.
pub(in crate::ui::screens) fn feedback(
    ui: &mut Ui,
    shared: &Shared<'_>,
    runner: &Runner,
    commands: &mut Commands,
) {
    let said = all(shared, runner);
    if said.len() > 1 && ui.available_width() >= BESIDE {
        ui.columns(said.len(), |columns| {
            for (ui, said) in columns.iter_mut().zip(&said) {
                one(ui, shared, said, commands);
            }
        });
    } else {
        for said in &said {
            one(ui, shared, said, commands);
        }
    }
}

/// How high the sheet must be for the longest of what may be said at this step.
fn height(ui: &Ui, shared: &Shared<'_>, item: &Item, width: f32) -> f32 {
    let Some(step) = item.step() else { return 0.0 };
    let inside = width - PAD.sum().x;
    let half = (inside - ui.spacing().item_spacing.x) / 2.0;
    let title = shared.say(&msg!("lesson-wrong"));
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let tall = |attribute: &str, width: f32| {
        let id = texts::of_step(&item.lesson.id, &step.id, attribute);
        if !shared.locale.has(&id) {
            return 0.0;
        }
        let text = shared.say(&Message::new(id));
        let prose = Prose::new(&text, text_size::LARGE, &names).lead(&title);
        prose.lay_out(ui, width - ICON - GAP).size().y
    };
    let wrong = wrong_answers(step).into_iter();
    let wrong = wrong
        .map(|(id, _)| format!("wrong-{id}"))
        .chain(std::iter::once("wrong".to_owned()))
        .map(|attribute| tall(&attribute, half) + LINK);
    let others = [tall("right", inside), tall("hint", half)];
    let most = others.into_iter().chain(wrong).fold(0.0, f32::max);
    (most + PAD.sum().y).ceil()
}

/// All that is to be said now: the verdict, then the hint.
fn all(shared: &Shared<'_>, runner: &Runner) -> Vec<Said> {
    let Some((item, step)) = runner.item().and_then(|item| Some((item, item.step()?))) else {
        return Vec::new();
    };
    let theme = shared.theme;
    let say = |attribute: &str| {
        let id = texts::of_step(&item.lesson.id, &step.id, attribute);
        shared.say(&Message::new(id))
    };
    let plain = |icon, color, title: Message, attribute: &str| Said {
        icon,
        color,
        title: shared.say(&title),
        text: say(attribute),
        reasons: Vec::new(),
        rules: Vec::new(),
    };
    let [green, red, _] = theme.card_groups;
    let mut said = Vec::new();
    match runner.said() {
        None => {}
        Some(Verdict::Right) => {
            said.push(plain(Icon::Check, green, msg!("lesson-right"), "right"));
        }
        Some(Verdict::Shown) => {
            let title = msg!("lesson-shown");
            said.push(plain(Icon::Notice, theme.accent_edge, title, "right"));
        }
        Some(verdict @ Verdict::Wrong { rule, refusal, .. }) => {
            let title = msg!("lesson-wrong");
            let refused = refusal.iter().flat_map(|refusal| &refusal.reasons);
            let mut rules: Vec<_> = rule
                .iter()
                .copied()
                .chain(refused.map(|reason| reason.rule))
                .collect();
            rules.sort_unstable();
            rules.dedup();
            said.push(Said {
                reasons: refusal
                    .as_ref()
                    .map_or_else(Vec::new, |refusal| told(shared, runner, refusal)),
                rules,
                ..plain(Icon::Cross, red, title, verdict.attribute())
            });
        }
    }
    if runner.hint_shown() {
        let hint = plain(Icon::Bulb, theme.accent_edge, msg!("lesson-hint"), "hint");
        said.push(hint);
    }
    said
}

/// Why the engine refuses the act.
fn told(shared: &Shared<'_>, runner: &Runner, refusal: &Refusal) -> Vec<String> {
    let east = runner.table().map_or(Seat::FIRST, |game| game.setup().east);
    let card = runner.lesson().card.card();
    let names = Names::for_learner(east);
    let reasons = refusal.reasons.iter();
    reasons
        .map(|reason| shared.say(&wording::reason(reason, names, card)))
        .collect()
}

/// A sign, a word in bold, what is said, and the rules it comes from.
fn one(ui: &mut Ui, shared: &Shared<'_>, said: &Said, commands: &mut Commands) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
        ui.add(said.icon.image(ui, ICON).tint(said.color));
        ui.vertical(|ui| {
            let names = |tiles: &[Tile]| tile_names(shared, tiles);
            Prose::new(&said.text, text_size::LARGE, &names)
                .lead(&said.title)
                .show(ui);
            for reason in &said.reasons {
                paragraphs(ui, shared, reason, text_size::BODY);
            }
            for rule in &said.rules {
                rule_link(ui, shared, *rule, commands);
            }
        });
    });
}

/// A stripe in the colour of what is said, on the left edge of the sheet.
fn paint_edge(ui: &Ui, rect: Rect, color: Color32) {
    let stripe = Rect::from_min_max(rect.min, pos2(rect.left() + 6.0, rect.bottom()));
    let radius = CornerRadius {
        nw: 6,
        sw: 6,
        ..CornerRadius::ZERO
    };
    ui.painter().rect_filled(stripe, radius, color);
}
