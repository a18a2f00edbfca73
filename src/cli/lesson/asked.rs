//! What a step asks, in the notation of lessons.

use super::answer::{answer, wrong};
use super::gather::shown;
use super::scene::actions;
use super::told::{Asked, OptionTold};
use crate::card::{Card, SuitLetter};
use crate::lesson::{
    Accept, ActionKind, GroupGoal, Help, Lesson, Scale, Step, StepQuestion, TileGoal, Until,
    all_right_answers, right_answers, texts,
};
use crate::locale::{Locale, Message};
use crate::rules::{Game, Seat};
use crate::tile::Rack;
use crate::wording;

/// What a step asks at this table, or on a page, if it asks anything.
pub(super) fn asked(
    lesson: &Lesson,
    step: &Step,
    table: Option<&Game>,
    locale: &Locale,
) -> Option<Asked> {
    let question = step.question.as_ref()?;
    let text = |attribute: &str| {
        let id = texts::of_step(&lesson.id, &step.words, attribute);
        locale.has(&id).then(|| locale.say(&Message::new(id)))
    };
    let right = right_answers(step, table);
    let all_right = all_right_answers(step, table);
    Some(Asked {
        kind: kind(question),
        about: about(step.card.card(), question),
        options: options(lesson, step, question, locale),
        accepted: right.iter().map(|given| answer(question, given)).collect(),
        accepted_are_examples: all_right.iter().any(|given| !right.contains(given)),
        right: text("right").unwrap_or_default(),
        shown: text("shown"),
        hint: text("hint"),
        wrong: wrong(&lesson.id, step, locale),
        wrong_otherwise: text("wrong"),
    })
}

const fn kind(question: &StepQuestion) -> &'static str {
    match question {
        StepQuestion::Choose(_) => "choose",
        StepQuestion::PickTiles(_) => "tiles",
        StepQuestion::PickGroups(_) => "groups",
        StepQuestion::Order(_) => "order",
        StepQuestion::Amount(amount) => match amount.scale {
            Scale::Numbers => "amount",
            Scale::Stacks => "stack",
        },
        StepQuestion::Build(_) => "build",
        StepQuestion::Action(_) => "act",
        StepQuestion::Play(_) => "play",
    }
}

/// What the question is about, by the keys of a lesson's file.
fn about(card: &Card, question: &StepQuestion) -> Vec<(&'static str, String)> {
    let line = |line| card.line(line).id.to_string();
    match question {
        StepQuestion::Choose(_) | StepQuestion::Order(_) => Vec::new(),
        StepQuestion::PickTiles(pick) => {
            let mut about = vec![("row", Rack(pick.row.clone()).to_string())];
            if let TileGoal::StraysOf(of) = pick.goal {
                about.push(("strays-of", line(of)));
            }
            about
        }
        StepQuestion::PickGroups(pick) => {
            vec![("line", line(pick.line)), ("find", goal(pick.goal))]
        }
        StepQuestion::Amount(amount) => vec![("most", amount.most.to_string())],
        StepQuestion::Build(build) => vec![
            ("line", line(build.line)),
            ("rack", Rack(build.rack.clone()).to_string()),
            ("tray", Rack(build.tray.clone()).to_string()),
        ],
        StepQuestion::Action(task) => {
            let any = task.accept.iter().filter_map(any);
            let mut about: Vec<_> = any.map(|word| ("accept", word.to_owned())).collect();
            if task.coach {
                about.push(("coach", "true".to_owned()));
            }
            about.extend(task.spares.map(|of| ("spares", line(of))));
            about.extend(
                actions(&task.others)
                    .into_iter()
                    .map(|task| ("others", task)),
            );
            about
        }
        StepQuestion::Play(play) => vec![("until", until(play.until)), ("help", help(play.help))],
    }
}

/// The choices, the things to put in order, or what is said in the phases of a game, with their texts.
fn options(
    lesson: &Lesson,
    step: &Step,
    question: &StepQuestion,
    locale: &Locale,
) -> Vec<OptionTold> {
    let card = step.card.card();
    match question {
        StepQuestion::Choose(choose) => choose
            .choices
            .iter()
            .map(|choice| {
                let picture = choice.picture.as_ref();
                OptionTold {
                    id: choice.id.clone(),
                    shown: picture.map(|picture| shown(card, picture, locale)),
                    seat: choice.seat.map(Seat::index),
                    text: locale.say(&wording::choice(&lesson.id, &step.words, choice, card)),
                }
            })
            .collect(),
        StepQuestion::Order(order) => {
            let items = order.items.iter();
            let text = |item| texts::of_step(&lesson.id, &step.words, &format!("item-{item}"));
            items
                .map(|item| OptionTold {
                    id: item.clone(),
                    shown: None,
                    seat: None,
                    text: locale.say(&Message::new(text(item))),
                })
                .collect()
        }
        StepQuestion::Play(play) => {
            let attributes = play.tells.iter().map(|phase| phase.attribute());
            let told = attributes.map(|attribute| OptionTold {
                text: locale.say(&Message::new(texts::of_step(
                    &lesson.id,
                    &step.words,
                    &attribute,
                ))),
                id: attribute,
                seat: None,
                shown: None,
            });
            told.collect()
        }
        _ => Vec::new(),
    }
}

/// The word for every action of a kind, when all of them are right.
fn any(accept: &Accept) -> Option<&'static str> {
    let Accept::Any(wanted) = accept else {
        return None;
    };
    let mut words = ActionKind::WORDS.into_iter();
    words.find(|(_, kind)| kind == wanted).map(|(word, _)| word)
}

fn goal(goal: GroupGoal) -> String {
    match goal {
        GroupGoal::TakingJokers => "taking-jokers".to_owned(),
        GroupGoal::OfSize(size) => format!("size {size}"),
        GroupGoal::Coloured(SuitLetter::A) => "color a".to_owned(),
        GroupGoal::Coloured(SuitLetter::B) => "color b".to_owned(),
        GroupGoal::Coloured(SuitLetter::C) => "color c".to_owned(),
    }
}

fn until(until: Until) -> String {
    match until {
        Until::Dealt => "deal".to_owned(),
        Until::CharlestonOver => "charleston".to_owned(),
        Until::Discards(count) => format!("discards {count}"),
        Until::GameOver => "game".to_owned(),
    }
}

fn help(help: Help) -> String {
    match help {
        Help::Told => "told",
        Help::OnRequest => "on-request",
        Help::Alone => "alone",
    }
    .to_owned()
}
