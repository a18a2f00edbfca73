//! Answers in the notation of lessons.

use std::collections::BTreeSet;

use super::told::WrongTold;
use crate::lesson::{
    Breadth, Diagnosis, Step, StepAnswer, StepQuestion, StepVerdict, Worth, Wrong, WrongAction,
    texts, wrong_answers,
};
use crate::locale::{Locale, Message};
use crate::msg;
use crate::rules::{Misplaced, RuleId};

/// An answer to a question.
pub(super) fn answer(question: &StepQuestion, answer: &StepAnswer) -> String {
    match (question, answer) {
        (StepQuestion::Choose(choose), StepAnswer::Choice(place)) => {
            let choice = choose.choices.get(*place);
            choice.map_or_else(String::new, |choice| choice.id.clone())
        }
        (StepQuestion::Order(order), StepAnswer::Order(places)) => {
            let items = places.iter().filter_map(|place| order.items.get(*place));
            let items: Vec<&str> = items.map(String::as_str).collect();
            items.join(" > ")
        }
        (_, StepAnswer::Choice(place)) => place.to_string(),
        (_, StepAnswer::Order(places)) => numbers(places.iter().copied()),
        (_, StepAnswer::Groups(groups)) => numbers(groups.iter().copied().collect::<BTreeSet<_>>()),
        (_, StepAnswer::Tiles(tiles) | StepAnswer::Hand(tiles)) => tiles.to_string(),
        (_, StepAnswer::Amount(amount)) => amount.to_string(),
        (_, StepAnswer::Action(action)) => action.to_string(),
    }
}

/// Places, counted from 1.
fn numbers(places: impl IntoIterator<Item = usize>) -> String {
    let numbers = places.into_iter().map(|place| (place + 1).to_string());
    numbers.collect::<Vec<_>>().join(" ")
}

/// The wrong answers that are listed, each with what is said to it.
pub(super) fn wrong(lesson: &str, step: &Step, locale: &Locale) -> Vec<WrongTold> {
    let Some(question) = &step.question else {
        return Vec::new();
    };
    if let StepQuestion::Play(play) = question {
        let listed = [Misplaced::Counted, Misplaced::Others].into_iter();
        let listed = listed.filter(|_| play.deals_by_hand());
        return listed
            .filter_map(|mistake| taken(lesson, step, mistake, locale))
            .collect();
    }
    let mistakes = mistakes(question);
    wrong_answers(step)
        .iter()
        .zip(mistakes)
        .map(|((id, given), mistake)| {
            let text = texts::of_step(lesson, &step.words, &format!("wrong-{id}"));
            WrongTold {
                id: id.clone(),
                answer: answer(question, given),
                when: mistake.when,
                rule: mistake.rule.as_str(),
                then: mistake.then,
                text: locale.say(&Message::new(text)),
            }
        })
        .collect()
}

/// Tiles that are taken from a wrong place in the deal.
fn taken(lesson: &str, step: &Step, mistake: Misplaced, locale: &Locale) -> Option<WrongTold> {
    let verdict = StepVerdict::misplaced(mistake);
    let attribute = verdict.attribute();
    let StepVerdict::Wrong { rule, .. } = &verdict else {
        return None;
    };
    Some(WrongTold {
        id: attribute.strip_prefix("wrong-")?.to_owned(),
        answer: locale.say(&msg!("lesson-text-takes-tiles")),
        when: None,
        rule: rule.as_ref()?.as_str(),
        then: Vec::new(),
        text: locale.say(&Message::new(texts::of_step(
            lesson,
            &step.words,
            attribute,
        ))),
    })
}

/// What a listed wrong answer has beside its name and the answer.
struct Mistake {
    rule: RuleId,
    when: Option<&'static str>,
    then: Vec<String>,
}

impl From<RuleId> for Mistake {
    fn from(rule: RuleId) -> Self {
        Self {
            rule,
            when: None,
            then: Vec::new(),
        }
    }
}

/// In the order of [`wrong_answers`].
fn mistakes(question: &StepQuestion) -> Vec<Mistake> {
    fn plain<A>(wrong: &[Wrong<A>]) -> Vec<Mistake> {
        wrong.iter().map(|wrong| wrong.rule.into()).collect()
    }
    match question {
        StepQuestion::Choose(choose) => choose
            .choices
            .iter()
            .filter_map(|choice| match choice.worth {
                Worth::Right => None,
                Worth::Wrong(rule) => Some(rule.into()),
            })
            .collect(),
        StepQuestion::PickTiles(pick) => plain(&pick.wrong),
        StepQuestion::PickGroups(pick) => plain(&pick.wrong),
        StepQuestion::Order(order) => plain(&order.wrong),
        StepQuestion::Amount(amount) => plain(&amount.wrong),
        StepQuestion::Build(build) => build
            .wrong
            .iter()
            .map(|wrong| Mistake {
                when: diagnosis(wrong.answer.0),
                ..wrong.rule.into()
            })
            .collect(),
        StepQuestion::Action(task) => task.wrong.iter().map(wrong_action).collect(),
        StepQuestion::Play(_) => Vec::new(),
    }
}

fn wrong_action(wrong: &Wrong<WrongAction>) -> Mistake {
    Mistake {
        rule: wrong.rule,
        when: breadth(wrong.answer.breadth),
        then: super::scene::actions(&wrong.answer.then),
    }
}

const fn diagnosis(diagnosis: Diagnosis) -> Option<&'static str> {
    match diagnosis {
        Diagnosis::ThisHand => None,
        Diagnosis::JokerOutOfPlace => Some("joker-out-of-place"),
        Diagnosis::Suits => Some("suits"),
        Diagnosis::Sizes => Some("sizes"),
        Diagnosis::Numbers => Some("numbers"),
    }
}

const fn breadth(breadth: Breadth) -> Option<&'static str> {
    match breadth {
        Breadth::ThisAction => None,
        Breadth::SameKind => Some("same-kind"),
        Breadth::Refused => Some("refused"),
        Breadth::Wanted => Some("wanted"),
        Breadth::WithJoker => Some("with-joker"),
        Breadth::Dearer => Some("dearer"),
        Breadth::SameTiles => Some("same-tiles"),
    }
}
