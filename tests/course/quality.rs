//! What every lesson of the course promises a learner, in every language.

use std::collections::BTreeMap;
use std::sync::Arc;

use mahj_tutor::drill::Kind;
use mahj_tutor::lesson::{
    Accept, GamePhase, Item, Lesson, OpeningFrom, Step, StepQuestion, Until, minutes, seconds_of,
    texts, wrong_answers,
};
use mahj_tutor::locale::{Language, Locale, Message, length};
use mahj_tutor::rules::{Action, Claim};
use mahj_tutor::tile::Rack;

use crate::{course, shelf};

/// The lesson in which a whole game is played: it takes as long as that.
const WHOLE_GAME: &str = "first-whole-game";

/// The most words of a step's text; in Chinese, characters.
const WORDS: usize = 45;
const CHARACTERS: usize = 80;

fn in_every_language(mut check: impl FnMut(Language, &Locale, &Lesson)) {
    for language in Language::all() {
        let locale = Locale::new(language);
        for lesson in course() {
            check(language, &locale, &lesson);
        }
    }
}

/// What a step says before anything is answered: its text, and what it says in the phases of a game.
fn said(lesson: &Lesson, step: &Step) -> Vec<String> {
    let mut said = vec![texts::step(&lesson.id, &step.words)];
    if let Some(StepQuestion::Play(play)) = &step.question {
        let phases = play.tells.iter().map(|phase| phase.attribute());
        said.extend(phases.map(|it| texts::of_step(&lesson.id, &step.words, &it)));
    }
    said
}

/// The tiles of a text, as they are written in it.
fn tiles(text: &str) -> Vec<&str> {
    let parts = text.split('<').skip(1);
    parts
        .filter_map(|part| Some(part.split_once('>')?.0))
        .collect()
}

#[test]
fn a_step_has_at_most_45_words() {
    let mut long = Vec::new();
    in_every_language(|language, locale, lesson| {
        let most = if language.tag().starts_with("zh") {
            CHARACTERS
        } else {
            WORDS
        };
        for step in lesson.steps.iter().chain(&lesson.recall) {
            for id in said(lesson, step) {
                let length = length(&locale.say(&Message::new(id.clone())), language);
                if length > most {
                    long.push(format!("{} {id}: {length}", language.tag()));
                }
            }
        }
    });
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn a_lesson_is_mostly_actions_and_says_what_can_be_done_after_it() {
    for lesson in course() {
        let id = &lesson.id;
        if *id != WHOLE_GAME {
            assert!((8..=16).contains(&lesson.steps.len()), "{id}");
        }
        assert!(lesson.actions() * 10 >= lesson.steps.len() * 6, "{id}");
        assert!(lesson.recall.len() >= 4, "{id}");
        assert!(lesson.unit.is_some(), "{id}");
        assert!(!lesson.rules.is_empty(), "{id}");
        for language in Language::all() {
            assert!(Locale::new(language).has(&texts::done(id)), "{id}");
        }
    }
}

#[test]
fn a_lesson_takes_4_to_8_minutes_and_the_course_about_three_hours() {
    for language in Language::all() {
        let locale = Locale::new(language);
        let mut shelf = shelf();
        shelf.take_texts(|id| locale.reading_seconds(id));
        let taken = || shelf.lessons.iter().map(Arc::as_ref);
        for lesson in taken().filter(|lesson| lesson.id != WHOLE_GAME) {
            let minutes = lesson.minutes();
            assert!(
                (4..=8).contains(&minutes),
                "{language} {}: {minutes}",
                lesson.id
            );
        }
        let all = minutes(taken());
        assert!((165..=210).contains(&all), "{language}: {all}");
    }
}

#[test]
fn a_question_of_a_lesson_is_reckoned_to_take_a_little_less_than_an_exercise_of_a_drill() {
    let of_drills = Kind::ALL.into_iter().filter(|kind| !kind.plays_games());
    let of_drills: Vec<f32> = of_drills.map(|kind| kind.seconds() as f32).collect();
    let of_drills = of_drills.iter().sum::<f32>() / of_drills.len() as f32;
    let locale = Locale::new(Language::ENGLISH);
    let reading = |id: &str| locale.reading_seconds(id).unwrap();
    let (mut count, mut seconds) = (0.0, 0.0);
    for lesson in course() {
        let asks = |step: &&Step| !matches!(step.question, None | Some(StepQuestion::Play(_)));
        for step in lesson.steps.iter().filter(asks) {
            count += 1.0;
            seconds += seconds_of(&lesson.id, step, reading);
        }
    }
    let less = of_drills - seconds / count;
    assert!((0.0..5.0).contains(&less), "{less} of {of_drills} seconds");
}

#[test]
fn the_first_whole_game_says_at_every_moment_what_the_game_is_at() {
    let course = course();
    let lesson = course.iter().find(|it| it.id == WHOLE_GAME).unwrap();
    let told = lesson.steps.iter().filter_map(|step| match &step.question {
        Some(StepQuestion::Play(play)) => Some((play.until, play.tells.clone())),
        _ => None,
    });
    for (until, tells) in told {
        let phases = match until {
            Until::CharlestonOver => vec![GamePhase::Pass, GamePhase::Vote, GamePhase::Courtesy],
            _ => vec![GamePhase::Turn, GamePhase::Claim],
        };
        assert_eq!(tells, phases);
    }
}

#[test]
fn the_first_minute_wins_a_hand() {
    let course = course();
    let first = course.first().unwrap();
    let wins = |step: &Step| {
        let Some(StepQuestion::Action(task)) = &step.question else {
            return false;
        };
        task.accept
            .contains(&Accept::This(Action::Claim(Claim::MahJongg)))
    };
    let win = first.steps.iter().position(wins).unwrap();
    for language in Language::all() {
        let locale = Locale::new(language);
        let reading = |id: &str| locale.reading_seconds(id).unwrap();
        let steps = first.steps[..=win].iter();
        let seconds: f32 = steps.map(|step| seconds_of(&first.id, step, reading)).sum();
        assert!(seconds <= 60.0, "{language}: {seconds} seconds");
    }
}

#[test]
fn every_question_knows_at_least_two_wrong_answers() {
    for lesson in course() {
        for step in lesson.steps.iter().chain(&lesson.recall) {
            if matches!(step.question, None | Some(StepQuestion::Play(_))) {
                continue;
            }
            let wrong = wrong_answers(step).len();
            assert!(wrong >= 2, "{}-{}: {wrong}", lesson.id, step.id);
        }
    }
}

#[test]
fn after_a_wrong_discard_in_the_lessons_on_choosing_a_line_the_others_play_on() {
    let course = course();
    let choosing = ["from-rack-to-lines", "which-one"];
    for lesson in course
        .iter()
        .filter(|it| choosing.contains(&it.id.as_str()))
    {
        for step in lesson.steps.iter().chain(&lesson.recall) {
            let Some(StepQuestion::Action(task)) = &step.question else {
                continue;
            };
            for wrong in &task.wrong {
                let is_discard = matches!(wrong.answer.action, Action::Discard(_));
                let is_seen = !wrong.answer.then.is_empty();
                assert!(
                    !is_discard || is_seen,
                    "{}-{} {}",
                    lesson.id,
                    step.id,
                    wrong.id
                );
            }
        }
    }
}

#[test]
fn the_wall_is_broken_and_tiles_are_taken_at_the_table_itself() {
    let course = course();
    let lesson = course.iter().find(|it| it.id == "walls-dice-deal").unwrap();
    let asked = lesson.steps.iter().filter(|it| it.asked_stack().is_some());
    let opening: Vec<_> = asked.map(|step| step.opening).collect();
    assert_eq!(opening, [Some(OpeningFrom::Roll), Some(OpeningFrom::Break)]);
}

#[test]
fn the_learner_takes_the_own_tiles_in_the_deal() {
    let course = course();
    let lesson = course.iter().find(|it| it.id == "walls-dice-deal").unwrap();
    let mut questions = lesson.steps.iter().filter_map(|it| it.question.as_ref());
    assert!(questions.any(|it| matches!(it, StepQuestion::Play(play) if play.deals_by_hand())));
}

#[test]
fn nothing_is_only_watched_that_counts_as_an_action() {
    for lesson in course() {
        for step in &lesson.steps {
            if let Some(StepQuestion::Play(play)) = &step.question {
                let actions = play.until != Until::Dealt || play.deals_by_hand();
                assert!(actions, "{}-{}", lesson.id, step.id);
            }
        }
    }
}

#[test]
fn no_two_wrong_answers_to_a_question_are_told_the_same() {
    let mut same = Vec::new();
    in_every_language(|language, locale, lesson| {
        for step in lesson.steps.iter().chain(&lesson.recall) {
            let mut told: BTreeMap<String, String> = BTreeMap::new();
            for (name, _) in wrong_answers(step) {
                let attribute = format!("wrong-{name}");
                let id = texts::of_step(&lesson.id, &step.words, &attribute);
                if let Some(other) = told.insert(locale.say(&Message::new(id.clone())), name) {
                    same.push(format!("{}: {id} as for {other}", language.tag()));
                }
            }
        }
    });
    assert!(same.is_empty(), "{same:#?}");
}

#[test]
fn recall_questions_are_named_by_their_lesson() {
    for lesson in course() {
        for place in 0..lesson.recall.len() {
            let item = Item::recall(lesson.clone(), place);
            let name = item.recall_name().unwrap();
            assert!(name.starts_with(&format!("{}/", lesson.id)));
        }
    }
}

#[test]
fn tiles_in_a_text_are_tiles_and_the_same_in_every_language() {
    let english = Locale::new("en".parse().unwrap());
    in_every_language(|language, locale, lesson| {
        for id in texts::ids(lesson) {
            let text = locale.say(&Message::new(id.clone()));
            let mut here = tiles(&text);
            for tile in &here {
                assert!(tile.parse::<Rack>().is_ok(), "{id}: <{tile}>");
            }
            let reference = english.say(&Message::new(id.clone()));
            let mut there = tiles(&reference);
            here.sort_unstable();
            there.sort_unstable();
            assert_eq!(here, there, "{id} in {}", language.tag());
        }
    });
}

#[test]
fn the_words_are_american() {
    let british = [
        "colour",
        "practise",
        "neighbour",
        "honour",
        "favour",
        "bam bird",
    ];
    let english = Locale::new("en".parse().unwrap());
    for lesson in course() {
        for id in texts::ids(&lesson) {
            let text = english.say(&Message::new(id.clone())).to_lowercase();
            for word in british {
                assert!(!text.contains(word), "{id}: {word}");
            }
        }
    }
}

#[test]
fn what_one_says_at_an_american_table_is_told_in_every_language() {
    let told = [
        ("meet-the-tiles", "aloud", "two bam"),
        ("meet-the-tiles", "aloud", "east"),
        ("meet-the-tiles", "aloud", "red"),
        ("meet-the-tiles", "aloud", "soap"),
        ("meet-the-tiles", "aloud", "flower"),
        ("first-mah-jongg", "take", "mah jongg"),
    ];
    for language in Language::all() {
        let locale = Locale::new(language);
        for (lesson, step, name) in told {
            let text = locale.say(&Message::new(texts::step(lesson, step)));
            assert!(text.to_lowercase().contains(name), "{language}: {text}");
        }
    }
}
