//! The questions of a step.

use super::super::LessonSource;
use super::super::question::{
    Amount, Build, Choose, Diagnosis, GroupGoal, Ordering, PickGroups, PickTiles, Says, Scale,
    StepChoice, StepQuestion, TileGoal, Worth, Wrong,
};
use super::super::{Fault, Illustration};
use super::of_card::{OfCard, read_compare_lines, read_find_line};
use super::shown::On;
use super::step::Cards;
use super::words::rule;
use super::{name, named};
use crate::card::SuitLetter;
use crate::document::{Fields, KeyedValue};

pub(super) const KINDS: [&str; 11] = [
    "choose",
    "find-line",
    "compare-lines",
    "tiles",
    "groups",
    "order",
    "amount",
    "stack",
    "build",
    "act",
    "play",
];

/// The largest number that a question may ask for.
const MOST: i64 = 1000;

/// What a step asks.
pub(super) enum Asked {
    /// A question that the file words.
    Question(StepQuestion),
    /// One that is made from a card.
    OfCard(OfCard),
}

/// The question of a step, if it asks one: on this card, or on one of these when it is made from a card.
pub(super) fn question<'t>(
    source: &mut LessonSource<'t>,
    step: &Fields<'t>,
    on: &On,
    cards: &Cards<'_>,
) -> Option<Asked> {
    let mut asked = KINDS
        .into_iter()
        .filter_map(|kind| Some((kind, step.get(kind)?)));
    let (kind, value) = asked.next()?;
    if let Some((_, second)) = asked.next() {
        source.fault(&second.span(), Fault::TwoQuestions);
    }
    let question = match kind {
        "find-line" => return read_find_line(source, value, cards).map(Asked::OfCard),
        "compare-lines" => return read_compare_lines(source, value, cards).map(Asked::OfCard),
        "choose" => choose(source, value, on).map(StepQuestion::Choose),
        "tiles" => pick_tiles(source, value, on).map(StepQuestion::PickTiles),
        "groups" => pick_groups(source, value, on).map(StepQuestion::PickGroups),
        "order" => order(source, value).map(StepQuestion::Order),
        "amount" => amount(source, value).map(StepQuestion::Amount),
        "stack" => stack(source, value).map(StepQuestion::Amount),
        "build" => build(source, value, on).map(StepQuestion::Build),
        "play" => super::action::play(source, value).map(StepQuestion::Play),
        _ => super::action::action_task(source, value, on)
            .map(|action| StepQuestion::Action(Box::new(action))),
    };
    question.map(Asked::Question)
}

fn choose<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>, on: &On) -> Option<Choose> {
    let fields = source.table(value, &["options"])?;
    let options = source.required(&fields, "options")?;
    let choices: Vec<StepChoice> = source
        .array(options)
        .into_iter()
        .filter_map(|option| choice(source, option, on))
        .collect();
    let right = choices
        .iter()
        .filter(|choice| choice.worth == Worth::Right)
        .count();
    if right == 0 {
        source.fault(&options.span(), Fault::NothingRight);
    } else if right == choices.len() {
        source.fault(&options.span(), Fault::NothingWrong);
    }
    Some(Choose { choices })
}

fn choice<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>, on: &On) -> Option<StepChoice> {
    let fields = source.table(value, &["id", "tiles", "line", "seat", "rule", "right"])?;
    let id = source
        .required_text(&fields, "id")
        .and_then(|found| name(source, &found));
    let mut says = Says::Text;
    let picture = if let Some(found) = source.optional_text(&fields, "line") {
        Some(Illustration::Line(on.line(source, &found)?))
    } else if let Some(found) = source.optional_text(&fields, "tiles") {
        let groups = on.rows(source, &found)?;
        // A tile of a drawn hand is called by its name: which one it is, no text can know.
        if let (Some(_), [group]) = (&on.hand, groups.as_slice())
            && let [tile] = group.as_slice()
        {
            says = Says::Tile(*tile);
        }
        let named = false;
        Some(Illustration::Tiles { groups, named })
    } else {
        None
    };
    let seat = match fields.get("seat") {
        Some(value) => Some(super::position::seat(source, value)?),
        None => None,
    };
    let right = match fields.get("right") {
        Some(value) => source.truth(value)?,
        None => false,
    };
    let worth = if right {
        Worth::Right
    } else {
        let found = source.required_text(&fields, "rule")?;
        Worth::Wrong(rule(source, &found)?)
    };
    Some(StepChoice {
        id: id?,
        picture,
        seat,
        says,
        worth,
    })
}

/// The list of likely wrong answers, each with its name, its rule and what `answer` reads.
pub(super) fn wrong<'t, A>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    known: &[&'static str],
    mut answer: impl FnMut(&mut LessonSource<'t>, &Fields<'t>) -> Option<A>,
) -> Vec<Wrong<A>> {
    source
        .optional_array(fields, "wrong")
        .into_iter()
        .filter_map(|value| {
            let fields = source.table(value, known)?;
            let named = named(source, &fields);
            let answer = answer(source, &fields);
            let (id, rule) = named?;
            Some(Wrong {
                id,
                rule,
                answer: answer?,
            })
        })
        .collect()
}

fn pick_tiles<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    on: &On,
) -> Option<PickTiles> {
    let fields = source.table(value, &["row", "accept", "strays-of", "wrong"])?;
    let row = source
        .required_text(&fields, "row")
        .and_then(|found| match on.hand_named(&found) {
            Some(hand) => Some(hand.rack().tiles().collect()),
            None => on.tiles(source, &found),
        });
    let goal = if let Some(found) = source.optional_text(&fields, "strays-of") {
        on.line(source, &found).map(TileGoal::StraysOf)
    } else {
        let accept = source.required(&fields, "accept")?;
        let sets = source
            .array(accept)
            .into_iter()
            .filter_map(|value| {
                let found = source.text(value)?;
                Some(on.tiles(source, &found)?.into_iter().collect())
            })
            .collect();
        Some(TileGoal::Exactly(sets))
    };
    let wrong = wrong(
        source,
        &fields,
        &["id", "rule", "tiles"],
        |source, fields| {
            let found = source.required_text(fields, "tiles")?;
            Some(on.tiles(source, &found)?.into_iter().collect())
        },
    );
    Some(PickTiles {
        row: row?,
        goal: goal?,
        wrong,
    })
}

const GOALS: [(&str, GroupGoal); 9] = [
    ("taking-jokers", GroupGoal::TakingJokers),
    ("singles", GroupGoal::OfSize(1)),
    ("pairs", GroupGoal::OfSize(2)),
    ("pungs", GroupGoal::OfSize(3)),
    ("kongs", GroupGoal::OfSize(4)),
    ("quints", GroupGoal::OfSize(5)),
    ("colour-a", GroupGoal::Coloured(SuitLetter::A)),
    ("colour-b", GroupGoal::Coloured(SuitLetter::B)),
    ("colour-c", GroupGoal::Coloured(SuitLetter::C)),
];

fn pick_groups<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    on: &On,
) -> Option<PickGroups> {
    let fields = source.table(value, &["line", "find", "wrong"])?;
    let line = source
        .required_text(&fields, "line")
        .and_then(|found| on.line(source, &found));
    let goal = source
        .required_text(&fields, "find")
        .and_then(|found| source.word(&found, &GOALS));
    let most = line.map_or(0, |line| {
        let card = on.card.card();
        let hands = card.hands_of(card.line(line));
        hands.first().map_or(0, |hand| hand.groups.len())
    });
    let wrong = wrong(
        source,
        &fields,
        &["id", "rule", "groups"],
        |source, fields| {
            let value = source.required(fields, "groups")?;
            let groups = source
                .array(value)
                .into_iter()
                .filter_map(|value| source.number(value, 1..=most as i64))
                .map(|number| number as usize - 1)
                .collect();
            Some(groups)
        },
    );
    Some(PickGroups {
        line: line?,
        goal: goal?,
        wrong,
    })
}

fn order<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>) -> Option<Ordering> {
    let fields = source.table(value, &["items", "wrong"])?;
    let list = source.required(&fields, "items")?;
    let mut items: Vec<String> = Vec::new();
    for value in source.array(list) {
        let found = source.text(value)?;
        let item = name(source, &found)?;
        if items.contains(&item) {
            source.fault(&found.span, Fault::Twice(item.clone()));
        }
        items.push(item);
    }
    let wrong = wrong(
        source,
        &fields,
        &["id", "rule", "items"],
        |source, fields| {
            let value = source.required(fields, "items")?;
            let mut places = Vec::new();
            for value in source.array(value) {
                let found = source.text(value)?;
                let place = items.iter().position(|item| item == found.value);
                if place.is_none() {
                    let items: Vec<&str> = items.iter().map(String::as_str).collect();
                    source.unknown_word(&found.span, found.value, &items);
                }
                places.push(place?);
            }
            Some(places)
        },
    );
    Some(Ordering { items, wrong })
}

fn amount<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>) -> Option<Amount> {
    let fields = source.table(value, &["right", "most", "wrong"])?;
    let most = source
        .required(&fields, "most")
        .and_then(|value| source.number(value, 1..=MOST));
    let right = source
        .required(&fields, "right")
        .and_then(|value| source.number(value, 0..=most.unwrap_or(MOST)));
    let wrong = wrong(
        source,
        &fields,
        &["id", "rule", "amount"],
        |source, fields| {
            let value = source.required(fields, "amount")?;
            Some(source.number(value, 0..=most.unwrap_or(MOST))? as u32)
        },
    );
    Some(Amount {
        scale: Scale::Numbers,
        right: right? as u32,
        most: most? as u32,
        wrong,
    })
}

/// The most stacks of a wall that can be shown.
pub(super) const MOST_STACKS: i64 = 20;

fn stack<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>) -> Option<Amount> {
    let fields = source.table(value, &["of", "right", "wrong"])?;
    let most = source
        .required(&fields, "of")
        .and_then(|value| source.number(value, 1..=MOST_STACKS));
    let stacks = 1..=most.unwrap_or(MOST_STACKS);
    let right = source
        .required(&fields, "right")
        .and_then(|value| source.number(value, stacks.clone()));
    let keys = ["id", "rule", "stack"];
    let wrong = wrong(source, &fields, &keys, |source, fields| {
        let value = source.required(fields, "stack")?;
        Some(source.number(value, stacks.clone())? as u32)
    });
    Some(Amount {
        scale: Scale::Stacks,
        right: right? as u32,
        most: most? as u32,
        wrong,
    })
}

const DIAGNOSES: [(&str, Diagnosis); 5] = [
    ("this-hand", Diagnosis::ThisHand),
    ("joker-out-of-place", Diagnosis::JokerOutOfPlace),
    ("suits", Diagnosis::Suits),
    ("sizes", Diagnosis::Sizes),
    ("numbers", Diagnosis::Numbers),
];

fn build<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>, on: &On) -> Option<Build> {
    let fields = source.table(value, &["line", "rack", "tray", "wrong"])?;
    let line = source
        .required_text(&fields, "line")
        .and_then(|found| on.line(source, &found));
    let rack = match source.optional_text(&fields, "rack") {
        Some(found) => on.tiles(source, &found),
        None => Some(Vec::new()),
    };
    let tray = source
        .required_text(&fields, "tray")
        .and_then(|found| on.tiles(source, &found));
    let keys = ["id", "rule", "when", "hand"];
    let wrong = wrong(source, &fields, &keys, |source, fields| {
        let diagnosis = match source.optional_text(fields, "when") {
            Some(found) => source.word(&found, &DIAGNOSES)?,
            None => Diagnosis::ThisHand,
        };
        let found = source.required_text(fields, "hand")?;
        let hand = on.tiles(source, &found)?.into_iter().collect();
        Some((diagnosis, hand))
    });
    Some(Build {
        line: line?,
        rack: rack?,
        tray: tray?,
        wrong,
    })
}
