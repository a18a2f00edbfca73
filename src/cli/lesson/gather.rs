//! From a lesson to all that it shows, asks and says.

use std::sync::Arc;

use super::asked::asked;
use super::scene::scene;
use super::told::{LessonTold, Shown, StepTold};
use crate::card::{Card, LineIndex};
use crate::lesson::{Illustration, Item, Lesson, Runner, Scene, Step, Stop, Unit, texts};
use crate::locale::{Locale, Message};
use crate::msg;
use crate::rules::{Game, RuleId};
use crate::tile::{Rack, Tile};
use crate::wording;

/// Everything of a lesson, in this language.
pub(super) fn lesson(stop: Stop<'_>, locale: &Locale) -> LessonTold {
    let Stop { number, lesson } = stop;
    let say = |id: String| locale.say(&Message::new(id));
    let done = texts::done(&lesson.id);
    LessonTold {
        id: lesson.id.clone(),
        number,
        unit: lesson.unit.map(Unit::as_str),
        card: lesson.card.card().id.clone(),
        title: say(texts::title(&lesson.id)),
        summary: say(texts::summary(&lesson.id)),
        minutes: lesson.minutes(),
        rules: lesson
            .rules
            .iter()
            .map(|rule: &RuleId| rule.as_str())
            .collect(),
        steps: lesson
            .steps
            .iter()
            .map(|step| told(lesson, step, found(lesson, step).as_ref(), locale))
            .collect(),
        recall: lesson
            .recall
            .iter()
            .map(|step| told(lesson, step, own_table(step), locale))
            .collect(),
        done: locale.has(&done).then(|| say(done)),
    }
}

/// A question that stands alone, at its table if it is asked at one.
pub(super) fn question(item: &Item, locale: &Locale) -> Option<StepTold> {
    let alone = Runner::of_items(Arc::clone(&item.lesson), vec![item.clone()]);
    Some(told(&item.lesson, item.step()?, alone.table(), locale))
}

/// The table as a step finds it, when every step before was answered as its script says first; nothing on
/// a page, and where the game before was played on freely.
fn found(lesson: &Arc<Lesson>, step: &Step) -> Option<Game> {
    let runner = Runner::resume(Arc::clone(lesson), Some(&step.id));
    let is_there = runner.step().is_some_and(|there| there.id == step.id);
    runner.table().filter(|_| is_there).cloned()
}

/// The table that a step sets up itself.
fn own_table(step: &Step) -> Option<&Game> {
    match &step.scene {
        Scene::SetUp(game) => Some(game),
        Scene::Page | Scene::GoesOn => None,
    }
}

fn told(lesson: &Lesson, step: &Step, found: Option<&Game>, locale: &Locale) -> StepTold {
    let (scene, table) = scene(step, found);
    let (card, own) = (&step.card.card().id, &lesson.card.card().id);
    StepTold {
        id: step.id.clone(),
        card: (card != own).then(|| card.clone()),
        shown: step
            .pictures
            .iter()
            .map(|it| shown(step.card.card(), it, locale))
            .collect(),
        points: step.points.iter().map(ToString::to_string).collect(),
        scene,
        text: locale.say(&Message::new(texts::step(&lesson.id, &step.words))),
        asked: asked(lesson, step, table.as_ref(), locale),
    }
}

pub(super) fn shown(card: &Card, picture: &Illustration, locale: &Locale) -> Shown {
    match picture {
        Illustration::Line(line) => Shown {
            line: Some(card.line(*line).id.to_string()),
            text: printed(card, *line, locale),
        },
        Illustration::Tiles { groups: shown, .. } => Shown {
            line: None,
            text: groups(shown),
        },
        Illustration::Rack { tiles, open, .. } => Shown {
            line: None,
            text: match open.as_slice() {
                [] => Rack(tiles.clone()).to_string(),
                _ => format!("{} / {}", groups(open), Rack(tiles.clone())),
            },
        },
        Illustration::Seats { east } => Shown {
            line: None,
            text: locale.say(&wording::seats_around(*east)),
        },
        Illustration::Dice(one, other) => Shown {
            line: None,
            text: locale.say(&msg!("lesson-dice", one = *one, other = *other)),
        },
        Illustration::Wall {
            stacks,
            broken,
            served,
        } => Shown {
            line: None,
            text: locale.say(&match broken {
                _ if *served => msg!("lesson-wall-served", stacks = *stacks),
                None => msg!("lesson-wall", stacks = *stacks),
                Some(broken) => {
                    msg!("lesson-wall-broken", stacks = *stacks, broken = *broken)
                }
            }),
        },
    }
}

/// A line as its card has it: its ways, its note, its value, X or C.
fn printed(card: &Card, line: LineIndex, locale: &Locale) -> String {
    let line = card.line(line);
    let ways = line.patterns.join(" | ");
    let own = line.note.clone();
    let note = own.or_else(|| Some(locale.say(&wording::printed_note(line)?)));
    let note = note.map_or_else(String::new, |note| format!(" ({note})"));
    let mark = if line.concealed { 'C' } else { 'X' };
    format!("{ways}{note} {mark} {}", line.value)
}

/// Groups of tiles, as lessons write them.
fn groups(groups: &[Vec<Tile>]) -> String {
    let groups = groups.iter().map(|group| Rack(group.clone()).to_string());
    groups.collect::<Vec<_>>().join(" | ")
}
