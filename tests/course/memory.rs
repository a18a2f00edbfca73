//! What the learner knows: it grows with reviews, fades with days, and comes again when it is due.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up must fail")]

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card::{self, Card, LineIndex};
use mahj_tutor::drill::Series;
use mahj_tutor::drill::{About, Difficulty, Kind, Planned};
use mahj_tutor::memory::{
    LineKey, MINUTES, Memory, Rating, Scheduler, Skill, Standing, ToCome, Today, kinds_of,
    new_lines, skills_of, skills_of_action, skills_of_rules, today,
};
use mahj_tutor::rules::{Action, Area, RuleId};
use mahj_tutor::tile::Tile;
use std::sync::Arc;

const TODAY: u32 = 20_000;

fn practice() -> Card {
    card::practice().unwrap()
}

fn plan(memory: &Memory, card: &Card, day: u32) -> Today {
    plan_of(memory, card, day, |_| true)
}

fn plan_of(memory: &Memory, card: &Card, day: u32, is_taught: impl Fn(Kind) -> bool) -> Today {
    let usual = |_| Difficulty::Usual;
    today(memory, &Scheduler::default(), card, day, usual, is_taught)
}

fn known(skills: impl IntoIterator<Item = Skill>, day: u32, rating: Rating) -> Memory {
    let mut memory = Memory::default();
    memory.review(&Scheduler::default(), skills, day, rating);
    memory
}

fn payments() -> Skill {
    Skill::Drill(Kind::Payment)
}

#[test]
fn what_is_known_fades_and_is_due_when_nine_in_ten_still_know_it() {
    let scheduler = Scheduler::default();
    let memory = known([payments()], TODAY, Rating::Good);
    let skill = memory.skills[&payments()];
    assert!(skill.due > TODAY);
    assert!(memory.due(&scheduler, TODAY).is_empty());
    assert_eq!(memory.due(&scheduler, skill.due), [payments()]);
    let strength = |day| memory.strength(&scheduler, &payments(), day).unwrap();
    assert!(strength(TODAY) > 0.99);
    assert!(strength(TODAY) > strength(TODAY + 1) && strength(TODAY + 1) > strength(TODAY + 30));
    let when_due = strength(skill.due);
    assert!((0.85..0.95).contains(&when_due), "{when_due}");
}

#[test]
fn each_review_makes_the_next_wait_longer_and_a_mistake_shorter() {
    let scheduler = Scheduler::default();
    let mut memory = known([payments()], TODAY, Rating::Good);
    let mut waits = Vec::new();
    for _ in 0..4 {
        let skill = memory.skills[&payments()];
        waits.push(skill.due - skill.day);
        memory.review(&scheduler, [payments()], skill.due, Rating::Good);
    }
    assert!(waits.windows(2).all(|pair| pair[0] < pair[1]), "{waits:?}");
    let before = memory.skills[&payments()];
    memory.review(&scheduler, [payments()], before.due, Rating::Again);
    let after = memory.skills[&payments()];
    assert!(after.due - after.day < before.due - before.day);
}

#[test]
fn a_day_counts_once_but_a_mistake_counts_whenever_it_is_made() {
    let scheduler = Scheduler::default();
    let mut memory = known([payments()], TODAY, Rating::Good);
    let once = memory.skills[&payments()];
    memory.review(&scheduler, [payments()], TODAY, Rating::Good);
    assert_eq!(memory.skills[&payments()], once);
    memory.review(&scheduler, [payments()], TODAY, Rating::Again);
    let missed = memory.skills[&payments()];
    assert!(missed.due < once.due && missed.stability < once.stability);
    memory.review(&scheduler, [payments()], TODAY, Rating::Again);
    assert_eq!(memory.skills[&payments()], missed, "and once a day only");
    assert_eq!(memory.on(TODAY), 4);
}

#[test]
fn what_was_just_missed_does_not_look_fresh() {
    let scheduler = Scheduler::default();
    let memory = known([payments()], TODAY, Rating::Again);
    let strength = memory.strength(&scheduler, &payments(), TODAY).unwrap();
    assert!(strength <= 0.5, "{strength}");
}

#[test]
fn a_clock_that_went_back_forgets_nothing() {
    let scheduler = Scheduler::default();
    let mut memory = known([payments()], TODAY, Rating::Good);
    memory.review(&scheduler, [payments()], TODAY - 400, Rating::Good);
    assert!(memory.skills.contains_key(&payments()));
    assert!(memory.strength(&scheduler, &payments(), 0).unwrap() > 0.99);
}

#[test]
fn a_day_on_which_little_is_due_takes_some_in_that_were_practiced_longest_ago() {
    let card = practice();
    let is_taught = |kind| kind != Kind::MEETS_LINES;
    let all = Kind::ALL.map(Skill::Drill);
    let mut memory = known(all, TODAY - 1, Rating::Good);
    assert!(
        plan_of(&memory, &card, TODAY, is_taught)
            .exercises
            .is_empty()
    );
    memory.review(
        &Scheduler::default(),
        [payments()],
        TODAY - 1,
        Rating::Again,
    );
    let today = plan_of(&memory, &card, TODAY, is_taught);
    assert_eq!((today.due, today.exercises.len()), (1, 5), "{today:?}");
    assert_eq!(today.exercises[0].kind, Kind::Payment);
}

#[test]
fn a_first_day_is_a_little_of_everything_that_is_new() {
    let card = practice();
    let today = plan(&Memory::default(), &card, TODAY);
    assert_eq!(today.due, 0);
    let kinds: Vec<Kind> = today.exercises.iter().map(|it| it.kind).collect();
    assert_eq!(kinds[..2], Kind::ALL[..2]);
    let lines = today
        .exercises
        .iter()
        .filter(|it| matches!(it.about, About::Line(_)));
    assert!((3..=5).contains(&lines.count()), "a handful: {today:?}");
}

#[test]
fn an_ordinary_day_takes_ten_minutes_and_begins_with_what_is_nearly_forgotten() {
    let card = practice();
    let scheduler = Scheduler::default();
    let mut memory = Memory::default();
    for (number, (_, line)) in card.lines().enumerate() {
        let skill = Skill::Line(LineKey::of(line));
        memory.review(
            &scheduler,
            [skill],
            TODAY - 10 - number as u32,
            Rating::Good,
        );
    }
    for kind in Kind::ALL {
        memory.review(&scheduler, [Skill::Drill(kind)], TODAY - 40, Rating::Hard);
    }
    let today = plan(&memory, &card, TODAY);
    assert!(
        today.minutes() <= MINUTES && today.minutes() >= MINUTES - 2,
        "{}",
        today.minutes()
    );
    assert_eq!(today.due, today.exercises.len());
    let due = memory.due(&scheduler, TODAY);
    let strengths: Vec<f32> = due
        .iter()
        .map(|skill| memory.strength(&scheduler, skill, TODAY).unwrap())
        .collect();
    assert!(strengths.is_sorted());
}

#[test]
fn a_mistake_comes_back_as_an_exercise_of_the_same_kind() {
    let card = practice();
    let skills = [Skill::Drill(Kind::DeadOrNot), Skill::Rules(Area::DeadHands)];
    let memory = known(skills, TODAY, Rating::Again);
    let tomorrow = plan(&memory, &card, TODAY + 1);
    let dead = tomorrow
        .exercises
        .iter()
        .filter(|it| it.kind == Kind::DeadOrNot);
    assert_eq!(dead.count(), 2, "{tomorrow:?}");
}

#[test]
fn what_a_lesson_or_a_game_shows_is_news_once_a_day_and_comes_back_when_it_was_wrong() {
    let card = practice();
    let scheduler = Scheduler::default();
    let mut memory = Memory::default();
    let discard = Action::Discard(Tile::SOAP);
    for _ in 0..20 {
        memory.notice(&scheduler, skills_of_action(&discard), TODAY, Rating::Good);
    }
    assert_eq!(memory.skills[&Skill::Drill(Kind::Discard)].reviews, 1);
    assert_eq!(memory.on(TODAY), 1, "a game is no series of exercises");
    let rules = [RuleId::EXCH_OWN_TURN];
    memory.notice(&scheduler, skills_of_rules(rules), TODAY, Rating::Again);
    let tomorrow = plan(&memory, &card, TODAY + 1);
    let of_exchange = |it: &Planned| it.kind == Kind::Joker;
    assert!(tomorrow.exercises.iter().any(of_exchange), "{tomorrow:?}");
}

#[test]
fn what_a_lesson_has_shown_to_be_missing_can_be_practised_on_the_same_day() {
    let card = practice();
    let missed = [Skill::Drill(Kind::NameTile)];
    let mut memory = known(missed.clone(), TODAY, Rating::Again);
    let is_taught = |kind| kind == Kind::NameTile;
    let asks = |memory: &Memory| {
        let today = plan_of(memory, &card, TODAY, is_taught);
        today.exercises.iter().map(|it| it.kind).collect::<Vec<_>>()
    };
    assert_eq!(asks(&memory), [Kind::NameTile]);
    memory.count_answer(Kind::NameTile, true, 5.0);
    memory.review(&Scheduler::default(), missed, TODAY, Rating::Good);
    assert_eq!(
        asks(&memory),
        [],
        "and once it was an exercise it comes tomorrow"
    );
}

#[test]
fn before_anything_was_taught_it_is_said_what_will_come() {
    let card = practice();
    let first = plan_of(&Memory::default(), &card, TODAY, |_| false);
    assert!(first.exercises.is_empty());
    assert_eq!(first.to_come, ToCome::WhatIsYetToBeTaught);
    let is_taught = |kind| kind == Kind::NameTile;
    let missed = known([Skill::Drill(Kind::NameTile)], TODAY, Rating::Again);
    let later = plan_of(&missed, &card, TODAY, is_taught);
    assert_eq!(later.to_come, ToCome::WhatWasMissed);
    let not_taught = known([payments()], TODAY, Rating::Again);
    let later = plan_of(&not_taught, &card, TODAY, is_taught);
    assert_eq!(later.to_come, ToCome::WhatIsDue, "it cannot be asked yet");
}

#[test]
fn what_was_missed_today_can_be_tried_again_at_once() {
    let card = practice();
    let named = [Skill::Drill(Kind::NameTile)];
    let is_taught = |kind| kind == Kind::NameTile;
    let now = |rating| {
        let mut memory = known(named.clone(), TODAY, rating);
        memory.count_answer(Kind::NameTile, rating == Rating::Good, 5.0);
        let today = plan_of(&memory, &card, TODAY, is_taught);
        assert!(today.exercises.is_empty(), "the day's practice is done");
        today.now().iter().map(|it| it.kind).collect::<Vec<_>>()
    };
    assert_eq!(now(Rating::Again), [Kind::NameTile]);
    assert_eq!(now(Rating::Good), []);
}

#[test]
fn no_kind_comes_twice_in_a_row_as_long_as_there_is_another() {
    let card = practice();
    let lines = card.lines().map(|(_, line)| Skill::Line(LineKey::of(line)));
    let mut memory = known(lines.take(6), TODAY - 30, Rating::Good);
    let scheduler = Scheduler::default();
    let kinds = Kind::ALL.into_iter().map(Skill::Drill);
    memory.review(&scheduler, kinds, TODAY - 20, Rating::Good);
    let today = plan(&memory, &card, TODAY);
    let kinds: Vec<Kind> = today.exercises.iter().map(|it| it.kind).collect();
    let same = kinds.windows(2).position(|pair| pair[0] == pair[1]);
    // What is left at the end may be of one kind.
    let rest = same.map_or(&[][..], |from| &kinds[from..]);
    assert!(rest.windows(2).all(|pair| pair[0] == pair[1]), "{kinds:?}");
    assert!(today.minutes() <= MINUTES);
}

#[test]
fn two_windows_on_one_memory_count_beside_one_another() {
    let mut first = Memory::default();
    first.name(|| "first".to_owned());
    first.count_answer(Kind::Payment, true, 10.0);
    first.review(&Scheduler::default(), [payments()], TODAY, Rating::Good);
    let mut second = first.clone();
    second.count_as("second".to_owned());
    first.count_answer(Kind::Payment, true, 10.0);
    second.count_answer(Kind::Payment, false, 20.0);
    second.review(&Scheduler::default(), [payments()], TODAY, Rating::Again);
    let missed = second.skills[&payments()];
    first.merge(second.clone());
    second.merge(first.clone());
    for memory in [&first, &second] {
        let practiced = memory.practiced(Kind::Payment);
        assert_eq!((practiced.asked, practiced.right), (3, 2));
        assert_eq!(memory.on(TODAY), 2);
        assert_eq!(memory.skills[&payments()], missed, "a mistake tells more");
        let text = toml::to_string(memory).unwrap();
        assert_eq!(toml::from_str::<Memory>(&text).unwrap(), *memory);
    }
}

#[test]
fn a_line_is_known_by_what_it_asks_for_wherever_it_stands() {
    let text = |year: u16, value: u16, first: &str| {
        format!(
            "format = 1\nid = \"c{year}\"\ntitle = \"C\"\nyear = {year}\n\n[[section]]\nid = \"a\"\n\
             title = \"A\"\n\n[[section.line]]\npattern = \"{first}\"\nvalue = 25\n\n\
             [[section.line]]\npattern = \"11a 222a 3333a 444a 55a\"\nvalue = {value}\n"
        )
    };
    let this_year = Card::parse(&text(2026, 30, "FF 1111a 2222b 3333c")).unwrap();
    let next_year = Card::parse(&text(2027, 35, "FF 5555a 6666b 7777c")).unwrap();
    let lines: Vec<_> = this_year
        .lines()
        .map(|(_, line)| LineKey::of(line))
        .collect();
    assert_eq!(lines[0].find(&next_year), None);
    assert!(
        lines[1].find(&next_year).is_some(),
        "another value is the same line"
    );
    let skills = lines.into_iter().map(Skill::Line);
    let memory = known(skills, TODAY, Rating::Again);
    let due = plan(&memory, &next_year, TODAY + 9);
    let of_lines = |it: &&mahj_tutor::drill::Planned| matches!(it.about, About::Line(_));
    assert_eq!(due.due, 1, "{due:?}");
    assert_eq!(
        due.exercises.iter().filter(of_lines).count(),
        2,
        "one is due, one is new"
    );
    assert_eq!(memory.skills.len(), 2, "and the other is not forgotten");
}

#[test]
fn what_is_kept_is_read_again_with_what_this_version_does_not_know() {
    let card = practice();
    let (_, line) = card.lines().next().unwrap();
    let line = LineKey::of(line);
    let skills = [
        payments(),
        Skill::Rules(Area::Exchange),
        Skill::Line(line.clone()),
        Skill::Won(line),
    ];
    let memory = known(skills, TODAY, Rating::Hard);
    let text = toml::to_string(&memory).unwrap();
    assert_eq!(toml::from_str::<Memory>(&text).unwrap(), memory);
    let newer = text.replacen(
        "[skills.\"drill payment\"]",
        "[skills.\"drill from-next-year\"]",
        1,
    );
    assert_ne!(newer, text);
    let read: Memory = toml::from_str(&newer).unwrap();
    assert_eq!(read.skills.len(), 3);
    let written = toml::to_string(&read).unwrap();
    assert!(written.contains("drill from-next-year"), "{written}");
    assert!(toml::from_str::<Memory>("[days]\nmonday = 3\n").is_err());
}

#[test]
fn a_new_card_is_learned_a_handful_at_a_time_section_by_section_the_likeliest_lines_first() {
    let card = practice();
    let mut memory = Memory::default();
    let all = new_lines(&memory, &card);
    assert_eq!(all.len(), card.lines().count());
    let section = |line: LineIndex| {
        let mut sections = card.sections().iter();
        sections.position(|it| it.lines.contains(&line.0)).unwrap()
    };
    let mut met = Vec::new();
    for pair in all.windows(2) {
        let (one, other) = (section(pair[0]), section(pair[1]));
        if one == other {
            assert!(card.line(pair[0]).value <= card.line(pair[1]).value);
        } else {
            assert!(!met.contains(&other), "a section is learned at one go");
            met.push(one);
        }
    }
    let learned = Skill::Line(LineKey::of(card.line(all[0])));
    memory.review(&Scheduler::default(), [learned], TODAY, Rating::Again);
    assert_eq!(new_lines(&memory, &card), all[1..]);
}

#[test]
fn two_memories_of_one_learner_are_put_together_without_losing_anything() {
    let tile = || Skill::Drill(Kind::NameTile);
    let mut here = known([payments()], TODAY, Rating::Good);
    here.count_answer(Kind::Payment, true, 20.0);
    here.count_round(Kind::Payment, 7);
    let mut there = known([payments(), tile()], TODAY + 3, Rating::Again);
    there.count_round(Kind::Payment, 4);
    let later = there.skills[&payments()];
    let both = |mut one: Memory, other: Memory| {
        one.merge(other);
        one
    };
    let merged = both(here.clone(), there.clone());
    assert_eq!(merged, both(there, here.clone()), "in either order");
    assert_eq!(merged.skills[&payments()], later, "what was reviewed last");
    assert!(merged.skills.contains_key(&tile()));
    assert_eq!(merged.days().len(), 2);
    let payments = merged.practiced(Kind::Payment);
    assert_eq!(payments.best_round, 7);
    assert_eq!(payments.mean(), Some(20.0));
    assert_eq!((payments.asked, payments.right), (1, 1));
    assert_eq!(both(merged.clone(), here), merged, "twice is once");
}

#[test]
fn what_is_practiced_is_due_no_more_whatever_chapter_it_was_planned_for() {
    let card = practice();
    let scheduler = Scheduler::default();
    let chapters = Area::ALL.into_iter().map(Skill::Rules);
    let mut memory = known(chapters, TODAY - 60, Rating::Hard);
    let compiled = Arc::new(CompiledCard::new(Arc::new(practice())));
    // A day after the other until nothing is due that any kind of exercise asks for.
    for _ in 0..4 {
        let mut planned = plan(&memory, &card, TODAY).exercises;
        planned.retain(|it| matches!(it.about, About::Rules(_)));
        let mut series = Series::planned(planned, Arc::clone(&compiled), 1);
        series.make_at_once();
        while let Some(exercise) = series.current() {
            let right = exercise.right(&compiled).unwrap();
            series.answer(right).unwrap();
            let answered = series.latest().unwrap();
            let skills = skills_of(&answered.exercise, answered.about, &card);
            memory.review(&scheduler, skills, TODAY, Rating::Good);
            series.make_at_once();
            series.next();
            series.make_at_once();
        }
    }
    let due = memory.due(&scheduler, TODAY);
    let asked_for = due.into_iter().filter(|skill| match skill {
        Skill::Rules(area) => !kinds_of(*area).is_empty(),
        _ => false,
    });
    assert_eq!(asked_for.collect::<Vec<_>>(), []);
    let left = plan(&memory, &card, TODAY);
    assert_eq!(left.due, 0, "{left:?}");
}

#[test]
fn what_was_answered_at_two_computers_adds_up_and_counts_once() {
    let counted = |name: &str, count: usize| {
        let mut memory = Memory::default();
        memory.name(|| name.to_owned());
        for _ in 0..count {
            memory.review(&Scheduler::default(), [payments()], TODAY, Rating::Good);
        }
        memory
    };
    let here = counted("here", 10);
    let there = counted("there", 12);
    let mut both = here.clone();
    both.merge(there.clone());
    assert_eq!(both.on(TODAY), 22);
    let text = toml::to_string(&both).unwrap();
    assert_eq!(toml::from_str::<Memory>(&text).unwrap(), both);
    both.merge(there.clone());
    both.merge(here);
    assert_eq!(both.on(TODAY), 22, "each counts once");
    let mut back = there;
    back.merge(both.clone());
    assert_eq!(back.days(), both.days(), "in either order");
    back.review(&Scheduler::default(), [payments()], TODAY, Rating::Good);
    both.merge(back);
    assert_eq!(both.on(TODAY), 23);
    // What was kept before copies had names is read, and is this one's.
    let before: Memory = toml::from_str("[skills]\n\n[days]\n20000 = 5\n").unwrap();
    assert_eq!(before.on(TODAY), 5);
}

#[test]
fn what_the_course_has_yet_to_teach_is_not_asked_for() {
    let card = practice();
    let is_taught = |kind| kind == Kind::NameTile || kind == Kind::Payment;
    let asked = |memory: &Memory, day| -> Vec<Kind> {
        let planned = plan_of(memory, &card, day, is_taught).exercises;
        planned.iter().map(|planned| planned.kind).collect()
    };
    let begins = asked(&Memory::default(), TODAY);
    assert_eq!(begins, [Kind::NameTile, Kind::Payment], "no line of a card");

    // What a lesson's wrong answer left in the memory waits until it was taught, or comes as what was.
    let missed = [Skill::Drill(Kind::Group), Skill::Rules(Area::Payments)];
    let memory = known(missed, TODAY, Rating::Again);
    let due = asked(&memory, TODAY + 3);
    assert!(due.contains(&Kind::Payment), "{due:?}");
    assert!(due.into_iter().all(is_taught));
}

#[test]
fn every_kind_of_exercise_has_its_lesson_in_the_course() {
    let course = crate::shelf();
    for kind in Kind::ALL {
        assert!(course.find(kind.lesson()).is_some(), "{kind:?}");
    }
}

#[test]
fn right_once_is_not_yet_known_well_and_one_miss_is_told_as_that() {
    let scheduler = Scheduler::default();
    let mut memory = known([payments()], TODAY, Rating::Good);
    let standing = |memory: &Memory, day| memory.standing(&scheduler, &payments(), day).unwrap();
    let learned = |memory: &Memory, day| memory.learned(&scheduler, &payments(), day).unwrap();
    assert_eq!(standing(&memory, TODAY), Standing::Young);
    let once = learned(&memory, TODAY);
    assert!((0.1..0.4).contains(&once), "{once}");
    // Left alone it fades.
    assert_eq!(standing(&memory, TODAY + 7), Standing::Fading);
    assert_eq!(standing(&memory, TODAY + 700), Standing::NearlyForgotten);
    let mut day = TODAY;
    for _ in 0..3 {
        day = memory.skills[&payments()].due;
        memory.review(&scheduler, [payments()], day, Rating::Good);
    }
    assert_eq!(standing(&memory, day), Standing::Firm);
    assert!(learned(&memory, day) > 0.7);
    let missed = memory.skills[&payments()].due;
    memory.review(&scheduler, [payments()], missed, Rating::Again);
    assert_eq!(standing(&memory, missed), Standing::Missed);
    assert!(learned(&memory, missed) < 0.5);
    // Once it is known again on another day, it is no longer told as missed.
    memory.review(&scheduler, [payments()], missed + 1, Rating::Good);
    assert_ne!(standing(&memory, missed + 1), Standing::Missed);
}
