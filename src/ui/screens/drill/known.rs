//! What the learner knows, as pictures: a map of the card, the chapters of the rules, and the days of practice. Each line
//! and each chapter leads to the exercises that help with it; below the days a button leads to today's practice, or to what
//! goes worst once that is done.

use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::{
    Align, Align2, Color32, CornerRadius, FontId, Layout, Rect, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{DrillCommand, ask};
use crate::card::{Card, LineIndex, Section};
use crate::drill::Kind;
use crate::locale::Message;
use crate::memory::{HANDFUL, LineKey, Memory, Scheduler, Skill, Standing, Today, new_lines};
use crate::msg;
use crate::rules::{Area, RuleId};
use crate::ui::shared::{can_take, kinds_for};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, heading, plain_button};
use crate::ui::words::listed;
use crate::ui::{Route, Shared};
use crate::wording;

/// The side of a square for a line, in points.
const SQUARE: f32 = 26.0;
/// The side of a square for a day, in points.
const DAY: f32 = 13.0;
/// Between squares, in points.
const GAP: f32 = 4.0;
/// The room for the initials of the days of the week, in points.
const INITIALS: f32 = 18.0;
/// Between the lines and the days, in points.
const BETWEEN: f32 = 24.0;
/// Below this width the days stand below the lines, in points.
const LEAST_FOR_LINES: f32 = 420.0;
/// How many weeks the calendar shows at least, and at most.
const WEEKS: RangeInclusive<u64> = 4..=16;
/// How many days a week has.
const DAYS_OF_WEEK: u64 = 7;
/// The size of their initials, in points.
const INITIAL: f32 = 11.0;
/// How many exercises make a full day.
const FULL_DAY: u32 = 20;

/// Draws it, once anything was practiced, and brings it into sight if that is `wanted`.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared<'_>,
    today: &Today,
    kept: &mut KeptLines,
    wanted: bool,
) {
    let memory = shared.profile.memory();
    if memory.skills.is_empty() {
        return;
    }
    let known = Known {
        memory,
        scheduler: Scheduler::default(),
        day: u32::try_from(shared.day).unwrap_or(u32::MAX),
    };
    ui.add_space(6.0);
    let heading = heading(ui, &shared.say(&msg!("drill-known")), text_size::HEADING);
    if wanted {
        heading.scroll_to_me(Some(Align::TOP));
    }
    paper_frame(Theme::current(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let of_days = INITIALS + (DAY + GAP) * *WEEKS.end() as f32;
        let spacing = 2.0 * ui.spacing().item_spacing.x;
        let free = ui.available_width() - of_days - BETWEEN - spacing;
        let lines = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            if known.has_met_lines(shared) {
                kept.follow(shared, &known);
                title(ui, shared, &msg!("drill-known-card"));
                card_map(ui, shared, kept);
                lines_to_come(ui, shared, kept.new);
                ui.add_space(4.0);
            }
            if Area::ALL
                .into_iter()
                .any(|area| known.of(&Skill::Rules(area)).is_some())
            {
                title(ui, shared, &msg!("drill-known-rules"));
                chapters(ui, shared, &known);
            }
        };
        let days = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            title(ui, shared, &msg!("drill-known-days"));
            calendar(ui, shared, &known);
            helps_most_ui(ui, shared, &known, today);
        };
        if free < LEAST_FOR_LINES {
            ui.vertical(lines);
            ui.vertical(days);
            return;
        }
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(free, 0.0), |ui| {
                ui.set_width(free);
                ui.vertical(lines);
            });
            ui.add_space(BETWEEN);
            ui.vertical(days);
        });
    });
}

/// What is known, and the day from which it is looked at.
struct Known<'a> {
    memory: &'a Memory,
    scheduler: Scheduler,
    day: u32,
}

impl Known<'_> {
    /// Whether the learner has met lines of a card: squares of nothing but what is to come would only discourage.
    fn has_met_lines(&self, shared: &Shared<'_>) -> bool {
        let mut skills = self.memory.skills.keys();
        shared.profile.progress().has_taught(Kind::MEETS_LINES)
            || skills.any(|skill| matches!(skill, Skill::Line(_) | Skill::Won(_)))
    }

    /// How many weeks the calendar shows: those since the first day of practice, within bounds.
    fn weeks(&self) -> u64 {
        let first = self.memory.days().into_keys().next().unwrap_or(self.day);
        let since = u64::from(self.day.saturating_sub(first)) / 7 + 2;
        since.clamp(*WEEKS.start(), *WEEKS.end())
    }

    fn strength(&self, skill: &Skill) -> Option<f32> {
        self.memory.strength(&self.scheduler, skill, self.day)
    }

    /// How far a skill is learned, 0 to 1, and how it stands; nothing of one that was never asked for.
    fn of(&self, skill: &Skill) -> Option<Learned> {
        Some(Learned {
            share: self.memory.learned(&self.scheduler, skill, self.day)?,
            standing: self.memory.standing(&self.scheduler, skill, self.day)?,
        })
    }
}

/// How the lines of the card stand: looked up anew when something was answered, on another day, or for another card.
#[derive(Debug, Default)]
pub(super) struct KeptLines {
    /// The card, the day, how many exercises had been answered, and how many skills are known.
    of: Option<(Arc<Card>, u32, u32, usize)>,
    /// Each line, in the order of the card.
    lines: Vec<KnownLine>,
    /// How many of them are still new.
    new: usize,
}

/// What is shown of a line.
#[derive(Debug, Clone, Copy)]
struct KnownLine {
    /// How far it is learned; nothing of one that was never asked for.
    learned: Option<Learned>,
    /// Whether a game was won with it.
    is_won: bool,
}

impl KeptLines {
    /// Looks the lines up where anything may have changed.
    fn follow(&mut self, shared: &Shared<'_>, known: &Known<'_>) {
        let now = (
            known.day,
            known.memory.answered(),
            known.memory.skills.len(),
        );
        let is_now = self
            .of
            .as_ref()
            .is_some_and(|(card, day, answered, skills)| {
                Arc::ptr_eq(card, shared.card) && (*day, *answered, *skills) == now
            });
        if is_now {
            return;
        }
        let (day, answered, skills) = now;
        self.of = Some((Arc::clone(shared.card), day, answered, skills));
        let lines = shared.card.lines().map(|(_, line)| {
            let key = LineKey::of(line);
            KnownLine {
                learned: known.of(&Skill::Line(key.clone())),
                is_won: known.memory.skills.contains_key(&Skill::Won(key)),
            }
        });
        self.lines = lines.collect();
        self.new = new_lines(known.memory, shared.card).len();
    }
}

/// What is shown of a skill.
#[derive(Debug, Clone, Copy)]
struct Learned {
    /// How far it is learned, 0 to 1.
    share: f32,
    standing: Standing,
}

fn title(ui: &mut Ui, shared: &Shared<'_>, title: &Message) {
    let weak = Theme::current(ui).text_weak;
    let title = shared.say(title);
    let text = RichText::new(&title).size(text_size::SMALL);
    let shown = ui.label(text.color(weak));
    listed(ui, shared, &title, shown.rect);
}

/// The lines of the card, section by section: the fuller a square, the longer the line will be remembered.
fn card_map(ui: &mut Ui, shared: &Shared<'_>, kept: &KeptLines) {
    let card = shared.card;
    let theme = Theme::current(ui);
    // At the top, so that sections of unequal height stand in one row.
    let rows = Layout::left_to_right(Align::Min).with_main_wrap(true);
    let size = vec2(ui.available_width(), 0.0);
    ui.allocate_ui_with_layout(size, rows, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP * 4.0, GAP * 2.0);
        for section in card.sections() {
            let named = shared.say(&wording::section_title(card, section));
            let font = FontId::proportional(text_size::SMALL);
            let written = ui.painter().layout_no_wrap(named, font, theme.text_weak);
            let size = vec2(
                squares_wide(section).max(written.size().x),
                written.size().y + GAP + SQUARE,
            );
            ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                ui.set_min_size(size);
                ui.spacing_mut().item_spacing = vec2(GAP, GAP);
                ui.label(written);
                ui.horizontal(|ui| squares_of(ui, shared, section, kept));
            });
        }
    });
}

/// The lines of a section as squares. Whatever is farther away than what is visible is large, so far that the keyboard
/// does not find it next, is left out: only its room is there. A screen reader gets them all.
fn squares_of(ui: &mut Ui, shared: &Shared<'_>, section: &Section, kept: &KeptLines) {
    let clip = ui.clip_rect();
    let near = clip.expand2(clip.size());
    let is_read_out = ui.ctx().has_accesskit_node(ui.unique_id());
    let size = vec2(SQUARE, SQUARE);
    let whole = vec2(squares_wide(section), SQUARE);
    let is_near = |ui: &Ui, size| {
        is_read_out || near.intersects(Rect::from_min_size(ui.cursor().left_top(), size))
    };
    if !is_near(ui, whole) {
        ui.allocate_space(whole);
        return;
    }
    for index in section.lines.clone() {
        match kept.lines.get(usize::from(index)) {
            Some(known) if is_near(ui, size) => line(ui, shared, *known, LineIndex(index)),
            _ => {
                ui.allocate_space(size);
            }
        }
    }
}

/// How much room the squares of a section take, in points.
fn squares_wide(section: &Section) -> f32 {
    section.lines.len() as f32 * (SQUARE + GAP) - GAP
}

/// A line of the card as a square that leads to its exercises.
fn line(ui: &mut Ui, shared: &Shared<'_>, known: KnownLine, index: LineIndex) {
    let KnownLine { learned, is_won } = known;
    let name = msg!(
        "drill-known-line",
        line = wording::line(shared.card, index),
        strength = in_words(learned),
        won = if is_won { "yes" } else { "no" }
    );
    if square(ui, &shared.say(&name), learned, is_won) {
        ask(shared, DrillCommand::PracticeLine(index));
    }
}

/// How many lines are still new, and the way to the next handful.
fn lines_to_come(ui: &mut Ui, shared: &Shared<'_>, new: usize) {
    if new == 0 {
        return;
    }
    ui.horizontal(|ui| {
        let next = msg!("drill-learn-lines", count = new.min(HANDFUL));
        if plain_button(ui, Icon::Card, &shared.say(&next)).clicked() {
            ask(shared, DrillCommand::LearnLines);
        }
        let told = shared.say(&msg!("drill-lines-to-come", count = new));
        let shown = ui.label(RichText::new(&told).size(text_size::BODY));
        listed(ui, shared, &told, shown.rect);
    });
}

/// How something stands, as messages choose their words by it.
const fn in_words(learned: Option<Learned>) -> &'static str {
    match learned {
        None => "new",
        Some(learned) => match learned.standing {
            Standing::Missed => "missed",
            Standing::NearlyForgotten => "weak",
            Standing::Fading => "fading",
            Standing::Young => "young",
            Standing::Firm => "firm",
        },
    }
}

fn color(theme: &Theme, standing: Standing) -> Color32 {
    match standing {
        Standing::Missed | Standing::NearlyForgotten => theme.card_groups[1],
        Standing::Fading => theme.accent_edge,
        Standing::Young | Standing::Firm => theme.card_groups[0],
    }
}

/// A square that is filled as far as something is known; says whether it was chosen.
fn square(ui: &mut Ui, name: &str, learned: Option<Learned>, has_dot: bool) -> bool {
    let theme = Theme::current(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(SQUARE, SQUARE), Sense::click());
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(4), theme.button);
    if let Some(learned) = learned {
        let height = rect.height() * learned.share.clamp(0.15, 1.0);
        let full = Rect::from_min_max(pos2(rect.left(), rect.bottom() - height), rect.max);
        painter.rect_filled(full, CornerRadius::same(4), color(theme, learned.standing));
    }
    if has_dot {
        painter.circle_filled(rect.center(), 4.0, theme.text);
    }
    let is_lit = response.hovered() || response.has_focus();
    let edge = if is_lit {
        Stroke::new(2.0, theme.accent_edge)
    } else {
        Stroke::new(1.0, theme.button_edge)
    };
    painter.rect_stroke(rect, CornerRadius::same(4), edge, StrokeKind::Inside);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    response.on_hover_text(name).clicked()
}

/// The chapters of the rules of which anything was practiced, each with a bar.
fn chapters(ui: &mut Ui, shared: &Shared<'_>, known: &Known<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        for area in Area::ALL {
            let Some(learned) = known.of(&Skill::Rules(area)) else {
                continue;
            };
            let title = shared.say(&wording::rule_area(area));
            let name = msg!(
                "drill-known-chapter",
                chapter = wording::rule_area(area),
                strength = in_words(Some(learned))
            );
            if chapter(ui, &title, &shared.say(&name), learned) {
                if kinds_for(shared.profile, area).is_empty() {
                    // No exercise asks for these rules, or none yet: they are read again.
                    shared.go(Route::Rulebook(first_of(area)));
                } else {
                    ask(shared, DrillCommand::PracticeRules(area));
                }
            }
        }
    });
}

/// The first rule of a chapter.
fn first_of(area: Area) -> Option<RuleId> {
    RuleId::all().find(|rule| rule.area() == area)
}

/// A chapter with its bar; says whether it was chosen.
fn chapter(ui: &mut Ui, title: &str, name: &str, learned: Learned) -> bool {
    let theme = Theme::current(ui);
    let response = ui.button(RichText::new(title).size(text_size::BODY));
    let bar = Rect::from_min_max(
        pos2(response.rect.left() + 6.0, response.rect.bottom() - 5.0),
        pos2(response.rect.right() - 6.0, response.rect.bottom() - 2.0),
    );
    let full = bar.with_max_x(bar.left() + bar.width() * learned.share.clamp(0.05, 1.0));
    ui.painter()
        .rect_filled(full, CornerRadius::same(1), color(theme, learned.standing));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    response.on_hover_text(name).clicked()
}

/// The last weeks, a column each: the darker a day, the more was practiced.
fn calendar(ui: &mut Ui, shared: &Shared<'_>, known: &Known<'_>) {
    let theme = Theme::current(ui);
    let weeks = known.weeks();
    let size = vec2(
        INITIALS + (DAY + GAP) * weeks as f32,
        (DAY + GAP) * DAYS_OF_WEEK as f32,
    );
    let (whole, response) = ui.allocate_exact_size(size, Sense::hover());
    initials(ui, shared, whole);
    let whole = whole.with_min_x(whole.left() + INITIALS);
    // The first of January 1970 was a Thursday: weeks begin with Sunday, as on American calendars.
    let weekday = (shared.day + 4) % DAYS_OF_WEEK;
    let first = shared
        .day
        .saturating_sub((weeks - 1) * DAYS_OF_WEEK + weekday);
    let pointed_at = response.hover_pos();
    let mut told = None;
    let mut days = 0;
    for step in 0..weeks * DAYS_OF_WEEK {
        let day = first + step;
        if day > shared.day {
            break;
        }
        let corner = vec2((step / DAYS_OF_WEEK) as f32, (step % DAYS_OF_WEEK) as f32);
        let corner = corner * (DAY + GAP);
        let rect = Rect::from_min_size(whole.min + corner, vec2(DAY, DAY));
        let key = u32::try_from(day).unwrap_or(u32::MAX);
        let count = known.memory.on(key);
        days += u32::from(count > 0);
        if pointed_at.is_some_and(|at| rect.contains(at)) {
            told = Some((key, count));
        }
        ui.painter()
            .rect_filled(rect, CornerRadius::same(3), theme.button);
        if count > 0 {
            let share = 0.35 + 0.65 * (count.min(FULL_DAY) as f32 / FULL_DAY as f32);
            let full = theme.card_groups[0].gamma_multiply(share);
            ui.painter().rect_filled(rect, CornerRadius::same(3), full);
        }
        if day == shared.day {
            let edge = Stroke::new(1.5, theme.accent_edge);
            ui.painter()
                .rect_stroke(rect, CornerRadius::same(3), edge, StrokeKind::Outside);
        }
    }
    let name = shared.say(&msg!(
        "drill-known-practiced",
        days = days,
        weeks = weeks as i64
    ));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if let Some((day, count)) = told {
        let date = wording::date(day);
        let told = msg!("drill-known-day", date = date, count = count);
        response.on_hover_text(shared.say(&told));
    }
    let shown = ui.label(RichText::new(&name).size(text_size::SMALL));
    listed(ui, shared, &name, shown.rect);
}

/// The initials of the days of the week, from above, before the squares of the days.
fn initials(ui: &Ui, shared: &Shared<'_>, whole: Rect) {
    for day in 0..DAYS_OF_WEEK {
        let initial = shared.say(&msg!("weekday-initial", day = day as i64));
        let middle = whole.min + vec2(INITIALS / 2.0, (DAY + GAP) * day as f32 + DAY / 2.0);
        let font = FontId::proportional(INITIAL);
        let color = Theme::current(ui).text_weak;
        ui.painter()
            .text(middle, Align2::CENTER_CENTER, initial, font, color);
    }
}

/// Leads to what helps most now.
fn helps_most_ui(ui: &mut Ui, shared: &Shared<'_>, known: &Known<'_>, today: &Today) {
    let Some(helps) = helps_most(known, shared, today) else {
        return;
    };
    let drill = match helps {
        DrillCommand::Practice(kind) => wording::drill_title(kind),
        _ => msg!("drill-today"),
    };
    let leads = shared.say(&msg!("drill-known-helps", drill = drill));
    if plain_button(ui, Icon::Target, &leads).clicked() {
        ask(shared, helps);
    }
}

/// What helps most now: today's practice, or else the kind that is known least, of those that the learner can take.
fn helps_most(known: &Known<'_>, shared: &Shared<'_>, today: &Today) -> Option<DrillCommand> {
    if !today.exercises.is_empty() {
        return Some(DrillCommand::Today);
    }
    let strength = |kind: &Kind| known.strength(&Skill::Drill(*kind)).unwrap_or(0.0);
    let kinds = Kind::ALL.into_iter();
    let kinds = kinds.filter(|kind| can_take(shared.profile, *kind));
    let least = kinds.min_by(|one, other| strength(one).total_cmp(&strength(other)));
    least.map(DrillCommand::Practice)
}
