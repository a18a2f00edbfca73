//! What is said back: the hint, and the verdict on an answer with its rule.

use egui::accesskit::Live;
use egui::{Color32, Ui, vec2};

use super::known::knows_winds;
use crate::lesson::{Runner, Says, Step, StepQuestion, StepVerdict, texts};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Refusal, RuleId, Seat};
use crate::tile::{Rack, Tile, TileCounts};
use crate::ui::Shared;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{Icon, Prose};
use crate::ui::words::paragraphs::paragraphs;
use crate::ui::words::{rule_link, tile_names};
use crate::wording::{self, Names};

/// The side of the sign before the words, in points.
const ICON: f32 = 24.0;
/// Between the sign and the words, in points.
const GAP: f32 = 10.0;
/// Where there is less room than this, in points, the sign is so small.
const NARROW: f32 = 300.0;
const SMALL_ICON: f32 = 18.0;
/// From this width on the hint stands beside the verdict, in points; else below it.
const BESIDE: f32 = 600.0;

/// How much of the width the sign takes before the words, in points.
pub(super) const BEFORE: f32 = ICON + GAP;

/// One thing that is said.
pub(super) struct Said {
    icon: Icon,
    pub(super) color: Color32,
    title: String,
    text: String,
    reasons: Vec<String>,
    rules: Vec<RuleId>,
}

impl Said {
    /// What is said, without its sign, its reasons and its rules.
    pub(super) fn words(&self) -> &str {
        &self.text
    }
}

/// Draws what is to be said at this step, if anything, over the width there is.
pub(in crate::ui) fn feedback(ui: &mut Ui, shared: &Shared<'_>, runner: &Runner) {
    let said = all(ui, shared, runner);
    let shown = ui.scope(|ui| {
        if said.len() > 1 && ui.available_width() >= BESIDE {
            ui.columns(said.len(), |columns| {
                for (ui, said) in columns.iter_mut().zip(&said) {
                    one(ui, shared, said);
                }
            });
        } else {
            for said in &said {
                one(ui, shared, said);
            }
        }
    });
    // A screen reader says it as soon as it comes.
    ui.ctx()
        .accesskit_node_builder(shown.response.id, |node| node.set_live(Live::Polite));
}

/// All that is to be said now: the verdict, then the hint.
pub(super) fn all(ui: &Ui, shared: &Shared<'_>, runner: &Runner) -> Vec<Said> {
    let Some((item, step)) = runner.item().and_then(|item| Some((item, item.step()?))) else {
        return Vec::new();
    };
    let theme = Theme::current(ui);
    let say = |attribute: &str| {
        let id = texts::of_step(&item.lesson.id, &step.words, attribute);
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
    let answer_told = texts::told(&item.lesson.id, &step.words, |id| shared.locale.has(id));
    let [green, red, _] = theme.card_groups;
    let mut said = Vec::new();
    match runner.said() {
        None => {}
        Some(StepVerdict::Right) => {
            let (icon, color, title) = if runner.plays_on() {
                (Icon::Check, green, msg!("lesson-played"))
            } else if has_better(runner) {
                // Where every such action is right, the coach's opinion is there to compare with.
                (Icon::Bulb, theme.accent_edge, msg!("lesson-compare"))
            } else if runner.took_several_tries() {
                (Icon::Check, green, msg!("lesson-right-now"))
            } else {
                (Icon::Check, green, msg!("lesson-right"))
            };
            // Praise for having seen it at once would not be true.
            let praise = if runner.took_several_tries() {
                answer_told
            } else {
                "right"
            };
            said.push(Said {
                reasons: what_the_coach_found(shared, runner),
                ..plain(icon, color, title, praise)
            });
        }
        Some(StepVerdict::Shown) => {
            let title = msg!("lesson-shown");
            said.push(plain(Icon::Bulb, theme.accent_edge, title, answer_told));
        }
        Some(
            verdict @ StepVerdict::Wrong {
                rule,
                refusal,
                wanted,
                ..
            },
        ) => {
            let title = if runner.is_exam() {
                msg!("exam-wrong")
            } else if is_carried_out(step, refusal.as_ref()) {
                msg!("lesson-carried-out")
            } else if runner.is_partly_right() {
                msg!("lesson-almost")
            } else {
                msg!("lesson-wrong")
            };
            let refused = refusal.iter().flat_map(|refusal| &refusal.reasons);
            let mut rules: Vec<_> = rule
                .iter()
                .copied()
                .chain(refused.map(|reason| reason.rule))
                .collect();
            rules.sort_unstable();
            rules.dedup();
            said.push(Said {
                reasons: match refusal {
                    // The lesson says it in its own words.
                    Some(_) if verdict.attribute().starts_with("wrong-") => Vec::new(),
                    Some(refusal) => told(shared, runner, refusal),
                    None => {
                        let found = what_was_found(shared, runner, step, verdict).into_iter();
                        found.chain(what_was_wanted(shared, *wanted)).collect()
                    }
                },
                rules,
                ..plain(Icon::Cross, red, title, verdict.attribute())
            });
            if runner.is_exam() {
                said.push(Said {
                    reasons: what_the_coach_would_do(shared, runner),
                    ..plain(Icon::Check, green, msg!("exam-answer"), answer_told)
                });
            }
        }
    }
    // Where a game is played on after the deal, the hint is what the coach says.
    let is_said_by_coach =
        matches!(&step.question, Some(StepQuestion::Play(play)) if !play.deals_by_hand());
    if runner.hint_shown() && !is_said_by_coach {
        let hint = plain(Icon::Bulb, theme.accent_edge, msg!("lesson-hint"), "hint");
        said.push(hint);
    }
    said
}

/// Whether the coach finds another action clearly better than the last one.
fn has_better(runner: &Runner) -> bool {
    runner.grade().is_some_and(|(grade, _)| !grade.is_as_good())
}

/// Whether a wrong answer was carried out at the table, where what came of it is seen and taken back.
fn is_carried_out(step: &Step, refusal: Option<&Refusal>) -> bool {
    let asks_for_action = matches!(step.question, Some(StepQuestion::Action(_)));
    asks_for_action && refusal.is_none() || step.asked_stack().is_some()
}

/// Why the engine refuses the action.
fn told(shared: &Shared<'_>, runner: &Runner, refusal: &Refusal) -> Vec<String> {
    let east = runner.table().map_or(Seat::FIRST, |game| game.setup().east);
    let card = runner.card().card();
    let names = if knows_winds(shared, runner) {
        Names::for_learner(east)
    } else {
        Names::by_place()
    };
    let reasons = refusal.reasons.iter();
    reasons
        .map(|reason| shared.say(&wording::reason(reason, names, card)))
        .collect()
}

/// What the card or the coach found of a wrong answer, if one of them grades it.
fn what_was_found(
    shared: &Shared<'_>,
    runner: &Runner,
    step: &Step,
    verdict: &StepVerdict,
) -> Vec<String> {
    let choose = match &step.question {
        Some(StepQuestion::Choose(choose)) => choose,
        // A mistake that the lesson names needs no more words.
        Some(StepQuestion::PickTiles(_)) if verdict.attribute() == "wrong" => {
            return what_was_picked_wrong(shared, runner).into_iter().collect();
        }
        _ => return what_the_coach_found(shared, runner),
    };
    let chosen = verdict.attribute().strip_prefix("wrong-");
    let mut choices = choose.choices.iter();
    let chosen = choices.find(|choice| Some(choice.id.as_str()) == chosen);
    match chosen.map(|choice| choice.says) {
        Some(Says::Line {
            missing: Some(missing),
        }) => {
            let line = shared.say(&msg!("lesson-line-lacks", missing = missing));
            vec![line]
        }
        _ => Vec::new(),
    }
}

/// Which of the tiles that were picked do not belong to what was asked, or that some are still lacking.
fn what_was_picked_wrong(shared: &Shared<'_>, runner: &Runner) -> Option<String> {
    let strays = runner.strays()?;
    if strays.is_empty() {
        return Some(shared.say(&msg!("lesson-picked-too-few")));
    }
    let tiles = format!("<{}>", Rack(strays.tiles().collect()));
    Some(shared.say(&msg!("lesson-picked-strays", tiles = tiles)))
}

/// Which of the tiles that were given away the line wanted.
fn what_was_wanted(shared: &Shared<'_>, wanted: TileCounts) -> Option<String> {
    (!wanted.is_empty()).then(|| {
        let tiles = format!("<{}>", Rack(wanted.tiles().collect()));
        shared.say(&msg!("lesson-line-wants", tiles = tiles))
    })
}

/// What the coach found of the last action, where it grades: what it costs, and, once a good one was found, what
/// the coach would have done and why.
fn what_the_coach_found(shared: &Shared<'_>, runner: &Runner) -> Vec<String> {
    let Some((grade, _)) = runner.grade() else {
        return Vec::new();
    };
    let mut found = what_the_coach_would_do(shared, runner);
    if !grade.is_as_good() {
        let points = grade.price.round() as u32;
        let price = shared.say(&msg!("lesson-price", points = points));
        // The better one is told only to who need not find it.
        let is_over = matches!(runner.said(), Some(StepVerdict::Right));
        let told = if is_over { found } else { Vec::new() };
        return std::iter::once(price).chain(told).collect();
    }
    if let (true, Some(action)) = (grade.is_the_best, found.first_mut()) {
        *action = shared.say(&msg!("lesson-coach-same"));
    }
    found
}

/// What the coach would have done in the place of the last action, where it grades.
fn what_the_coach_would_do(shared: &Shared<'_>, runner: &Runner) -> Vec<String> {
    let Some((grade, game)) = runner.grade() else {
        return Vec::new();
    };
    let view = game.view(Seat::FIRST);
    let mut action = shared.say(&wording::action(&grade.best.action, view));
    // A pass of several tiles names none of them.
    let given = grade.best.action.given_away();
    if let Some(given) = given.filter(|given| given.total() > 1) {
        let tiles = Rack(given.tiles().collect());
        action = format!("{action} <{tiles}>");
    }
    vec![
        shared.say(&msg!("lesson-coach-rather", action = action)),
        shared.say(&wording::coach_reason(&grade.best.reason, view.card())),
    ]
}

/// A sign, a word in bold, what is said, and the rules it comes from.
fn one(ui: &mut Ui, shared: &Shared<'_>, said: &Said) {
    let is_narrow = ui.available_width() < NARROW;
    let (icon, gap) = if is_narrow {
        (SMALL_ICON, SMALL_ICON / 3.0)
    } else {
        (ICON, GAP)
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, 4.0);
        ui.add(said.icon.image(ui, icon).tint(said.color));
        ui.vertical(|ui| {
            let names = |tiles: &[Tile]| tile_names(shared, tiles);
            Prose::new(&said.text, text_size::LARGE, &names)
                .lead(&said.title)
                .words(&shared.words.lexicon)
                .show(ui);
            for reason in &said.reasons {
                paragraphs(ui, shared, reason, text_size::BODY);
            }
            for rule in &said.rules {
                rule_link(ui, shared, *rule);
            }
        });
    });
}
