//! No word of the game is used before the course has explained it.

use std::sync::Arc;

use mahj_tutor::glossary::{Explained, Glossary, Lexicon, Word};
use mahj_tutor::lesson::{Item, Lesson, Runner, Script, Step, StepQuestion, texts};
use mahj_tutor::locale::{Language, Locale, Message, told};
use mahj_tutor::rules::Seat;
use mahj_tutor::wording::{Names, reason, rule_title};

use crate::{cards, course};

fn glossary() -> Glossary {
    let cards = cards();
    let first = cards.iter().find(|card| card.card().id == "first").unwrap();
    Glossary::shipped(first)
}

/// A step of the course, or the end of a lesson with its questions and the titles of its rules.
struct Passage {
    lesson: String,
    /// No step at the end.
    step: Option<String>,
    /// What is said, each message with its name.
    says: Vec<(String, Message)>,
}

/// The course from its first to its last word, but for the titles and summaries of lessons.
fn passages(course: &[Arc<Lesson>]) -> Vec<Passage> {
    course.iter().flat_map(passages_of).collect()
}

fn passages_of(lesson: &Arc<Lesson>) -> Vec<Passage> {
    let passage = |step, says| Passage {
        lesson: lesson.id.clone(),
        step,
        says,
    };
    let steps = lesson.steps.iter().map(|step| {
        let runner = Runner::resume(Arc::clone(lesson), Some(&step.id));
        passage(Some(step.id.clone()), said(lesson, step, &runner))
    });
    let mut end = vec![message(texts::done(&lesson.id))];
    let titles = lesson.rules.iter();
    end.extend(titles.map(|rule| (format!("{} {rule}", lesson.id), rule_title(*rule))));
    for (place, step) in lesson.recall.iter().enumerate() {
        let alone = vec![Item::recall(Arc::clone(lesson), place)];
        end.extend(said(
            lesson,
            step,
            &Runner::of_items(Arc::clone(lesson), alone),
        ));
    }
    let mut passages: Vec<Passage> = steps.collect();
    passages.push(passage(None, end));
    passages
}

fn message(id: String) -> (String, Message) {
    (id.clone(), Message::new(id))
}

/// What a step says: all its texts, and why the engine refuses wrong actions.
fn said(lesson: &Lesson, step: &Step, runner: &Runner) -> Vec<(String, Message)> {
    let shown = texts::shown(&lesson.id, &step.words);
    let shown = Locale::new(Language::ENGLISH).has(&shown).then_some(shown);
    let texts = texts::ids_of(&lesson.id, step).into_iter().chain(shown);
    texts
        .map(message)
        .chain(refusals(lesson, step, runner))
        .collect()
}

fn refusals(lesson: &Lesson, step: &Step, runner: &Runner) -> Vec<(String, Message)> {
    let (Some(StepQuestion::Action(task)), Some(table)) = (&step.question, runner.table()) else {
        return Vec::new();
    };
    let mut table = table.clone();
    Script::new(step.plays.iter().copied())
        .run(&mut table)
        .unwrap();
    let names = Names::for_learner(table.setup().east);
    let mut refused = Vec::new();
    for wrong in &task.wrong {
        let why = table.view(Seat::FIRST).accepts(&wrong.answer.action).err();
        for because in why.into_iter().flat_map(|why| why.reasons) {
            let name = format!("{}-{}, {} refused", lesson.id, step.id, wrong.id);
            refused.push((name, reason(&because, names, step.card.card())));
        }
    }
    refused
}

/// Whether the passage at this place may use a word.
fn may_use(word: &Word, passages: &[Passage], at: usize) -> bool {
    match &word.explained {
        Explained::Everyday => true,
        Explained::Never => false,
        Explained::In { lesson, step } => passages[..=at]
            .iter()
            .any(|it| it.lesson == *lesson && it.step.as_ref() == Some(step)),
    }
}

/// The words that a text uses and may not, each with the form in which it stands there.
fn early<'t>(
    glossary: &Glossary,
    lexicon: &Lexicon,
    text: &'t str,
    allowed: impl Fn(&Word) -> bool,
) -> Vec<(String, &'t str)> {
    let mut found = Vec::new();
    for part in told(text) {
        for spotted in lexicon.spot(part) {
            let word = glossary.get(spotted.word).unwrap();
            if !allowed(word) {
                found.push((word.id.clone(), &part[spotted.range]));
            }
        }
    }
    found
}

#[test]
fn no_word_of_the_game_is_used_before_the_step_that_explains_it() {
    let glossary = glossary();
    let passages = passages(&course());
    let mut wrong = Vec::new();
    for language in Language::all() {
        let locale = Locale::new(language);
        let lexicon = glossary.lexicon(|id| locale.say_if_known(id));
        for (at, passage) in passages.iter().enumerate() {
            for (name, message) in &passage.says {
                let text = locale.say(message);
                let allowed = |word: &Word| may_use(word, &passages, at);
                for (word, form) in early(&glossary, &lexicon, &text, allowed) {
                    wrong.push(format!("{language} {name}: {word} ({form})"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_word_names_a_step_of_the_course() {
    let course = course();
    let is_step = |lesson: &str, step: &str| {
        let lesson = course.iter().find(|it| it.id == lesson);
        lesson.is_some_and(|it| it.steps.iter().any(|known| known.id == step))
    };
    let problems = glossary().unknown_steps(is_step);
    assert!(problems.is_empty(), "{problems:#?}");
}
