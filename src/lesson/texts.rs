//! The ids of a lesson's texts. A lesson has a message `lesson-ID` with the attributes `summary` and
//! `done`; a step has a message `LESSON-STEP` with the attributes `right`, `hint`, `wrong` (for every wrong
//! answer that is not listed), `option-NAME`, `item-NAME`, `wrong-NAME` and, where it is played on, `during-PHASE`.
//! It may have `shown`, which is said instead of `right` where the answer was shown because nobody found it.

use super::{Lesson, Says, Step, StepQuestion, Worth};

/// The message of a lesson's title; its attribute `summary` says what it is about.
pub fn title(lesson: &str) -> String {
    format!("lesson-{lesson}")
}

/// The message of what a lesson is about.
pub fn summary(lesson: &str) -> String {
    format!("lesson-{lesson}.summary")
}

/// The message of what can be done after a lesson that could not be done before it; a lesson need not
/// say it.
pub fn done(lesson: &str) -> String {
    format!("lesson-{lesson}.done")
}

/// The message of a step.
pub fn step(lesson: &str, step: &str) -> String {
    format!("{lesson}-{step}")
}

/// What is said instead of `right` where the answer was shown and not found; a step need not say it.
pub fn shown(lesson: &str, step: &str) -> String {
    of_step(lesson, step, "shown")
}

/// The attribute that tells the answer to somebody who did not find it: in neutral words where there are some, as nobody
/// is praised for what they did not find.
pub fn told(lesson: &str, step: &str, exists: impl Fn(&str) -> bool) -> &'static str {
    if exists(&shown(lesson, step)) {
        "shown"
    } else {
        "right"
    }
}

/// An attribute of a step's message.
pub fn of_step(lesson: &str, step: &str, attribute: &str) -> String {
    format!("{lesson}-{step}.{attribute}")
}

/// Every id whose text a lesson shows: all of them must be there in every language.
pub fn ids(lesson: &Lesson) -> Vec<String> {
    let mut ids = vec![title(&lesson.id), summary(&lesson.id)];
    for part in lesson.steps.iter().chain(&lesson.recall) {
        ids.extend(ids_of(&lesson.id, part));
    }
    ids
}

/// Those of one step.
pub fn ids_of(lesson: &str, part: &Step) -> Vec<String> {
    let mut ids = vec![step(lesson, &part.words)];
    let attributes = attributes(part);
    ids.extend(attributes.iter().map(|it| of_step(lesson, &part.words, it)));
    ids
}

/// Those that everybody reads who answers right at once: what the step says, the answers it offers, and what is
/// said to the right one.
pub fn read_by_all(lesson: &str, part: &Step) -> Vec<String> {
    let mut ids = vec![step(lesson, &part.words)];
    let read = |name: &&String| {
        let mut begins = ["option-", "item-", "during-"].iter();
        *name == "right" || begins.any(|with| name.starts_with(with))
    };
    let attributes = attributes(part);
    let attributes = attributes.iter().filter(read);
    ids.extend(attributes.map(|it| of_step(lesson, &part.words, it)));
    ids
}

fn attributes(step: &Step) -> Vec<String> {
    let Some(question) = &step.question else {
        return Vec::new();
    };
    if let StepQuestion::Play(play) = question {
        let of_deal: &[&str] = if play.deals_by_hand() {
            &["hint", "wrong", "wrong-counted", "wrong-others"]
        } else {
            &[]
        };
        let names = of_deal
            .iter()
            .chain(&["right"])
            .map(|name| (*name).to_owned());
        let tells = play.tells.iter().map(|phase| phase.attribute());
        return tells.chain(names).collect();
    }
    let mut attributes = vec!["right".to_owned(), "hint".to_owned()];
    let wrong = |names: Vec<&String>| -> Vec<String> {
        std::iter::once("wrong".to_owned())
            .chain(names.into_iter().map(|name| format!("wrong-{name}")))
            .collect()
    };
    attributes.extend(match question {
        StepQuestion::Choose(choose) => choose
            .choices
            .iter()
            .flat_map(|choice| {
                let option = (choice.says == Says::Text).then(|| format!("option-{}", choice.id));
                let wrong =
                    matches!(choice.worth, Worth::Wrong(_)).then(|| format!("wrong-{}", choice.id));
                option.into_iter().chain(wrong)
            })
            .collect(),
        StepQuestion::PickTiles(pick) => wrong(pick.wrong.iter().map(|wrong| &wrong.id).collect()),
        StepQuestion::PickGroups(pick) => wrong(pick.wrong.iter().map(|wrong| &wrong.id).collect()),
        StepQuestion::Order(order) => order
            .items
            .iter()
            .map(|item| format!("item-{item}"))
            .chain(wrong(order.wrong.iter().map(|wrong| &wrong.id).collect()))
            .collect(),
        StepQuestion::Amount(amount) => wrong(amount.wrong.iter().map(|wrong| &wrong.id).collect()),
        StepQuestion::Build(build) => wrong(build.wrong.iter().map(|wrong| &wrong.id).collect()),
        StepQuestion::Action(task) => wrong(task.wrong.iter().map(|wrong| &wrong.id).collect()),
        StepQuestion::Play(_) => Vec::new(),
    });
    attributes
}
