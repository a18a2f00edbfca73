//! A series of ten.

use std::collections::BTreeSet;
use std::sync::Arc;

use mahj_tutor::drill::{
    About, Answer, Difficulty, Kind, Planned, Question, SERIES, Series, Share,
};
use mahj_tutor::memory::MINUTES;
use mahj_tutor::rules::{Area, CharlestonPass, Seat, Situation};

use super::practice;

fn series(kind: Kind, seed: u64) -> Series {
    let mut series = Series::new(kind, practice(), Difficulty::Easy, seed);
    assert!(series.is_waiting());
    series.make_at_once();
    series
}

/// An answer to a choice that is not right.
fn wrong(series: &Series) -> Answer {
    let choices = series.current().unwrap().choices();
    Answer::Choice(choices.iter().position(|it| !it.grade.is_right()).unwrap())
}

#[test]
fn a_series_counts_each_first_answer_once() {
    for kind in [
        Kind::NameTile,
        Kind::LineFromRack,
        Kind::Payment,
        Kind::Claim,
    ] {
        let mut series = series(kind, 5);
        for number in 0..SERIES {
            let right = series.current().unwrap().right(series.card()).unwrap();
            let given = if number < 7 { right } else { wrong(&series) };
            let grade = series.answer(given).unwrap();
            assert_eq!(grade.is_right(), number < 7);
            assert_eq!(series.answer(right), None, "one answer only");
            assert_eq!(series.latest().unwrap().best, Some(right));
            series.next();
            series.make_at_once();
        }
        assert!(series.is_over());
        assert_eq!(series.score(), 7);
        assert_eq!(series.share(), Share::Most);
        assert_eq!(series.current(), None);
    }
}

#[test]
fn no_series_takes_longer_than_a_day_of_practice() {
    for kind in Kind::ALL {
        let seconds = kind.series() as u32 * kind.seconds();
        assert!(seconds <= MINUTES * 60, "{kind:?}: {seconds} seconds");
    }
    let mut charlestons = series(Kind::SolitaryCharleston, 3);
    let mut begun = 0;
    while let Some(exercise) = charlestons.current() {
        begun +=
            usize::from(exercise.question == Question::PassAndGoOn(CharlestonPass::FirstRight));
        let right = exercise.right(charlestons.card()).unwrap();
        charlestons.answer(right).unwrap();
        charlestons.next();
        charlestons.make_at_once();
    }
    assert_eq!(begun, 3);
}

#[test]
fn a_series_asks_for_no_tile_twice() {
    for seed in 0..200 {
        let mut series = series(Kind::NameTile, seed);
        let mut asked = BTreeSet::new();
        while let Some(exercise) = series.current() {
            assert!(asked.insert(exercise.subject.clone()), "seed {seed}");
            series.answer(Answer::Choice(0)).unwrap();
            series.next();
            series.make_at_once();
        }
        assert_eq!(asked.len(), SERIES);
    }
}

#[test]
fn the_next_exercise_is_made_while_the_learner_thinks() {
    let mut series = series(Kind::Discard, 2);
    let next = series.to_make().unwrap().make();
    series.take(next);
    assert!(series.to_make().is_none(), "one ahead is enough");
    let first = series.current().unwrap().clone();
    series.answer(wrong(&series)).unwrap();
    series.next();
    assert!(!series.is_waiting(), "it is there at once");
    assert_ne!(series.current(), Some(&first));
}

#[test]
fn a_charleston_alone_goes_on_with_what_came() {
    let mut series = series(Kind::SolitaryCharleston, 4);
    let mut passes = Vec::new();
    for _ in 0..6 {
        let exercise = series.current().unwrap().clone();
        let view = exercise.table().unwrap().view(Seat::FIRST);
        let Situation::Charleston(pass) = view.situation() else {
            panic!("{:?}", view.situation());
        };
        passes.push(pass);
        let before = *view.rack();
        let best = exercise.right(series.card()).unwrap();
        let Answer::Tiles(given) = best else {
            panic!("{best:?}");
        };
        assert!(series.answer(best).unwrap().is_right());
        series.next();
        series.make_at_once();
        let after = series.current().unwrap().table().unwrap();
        if pass != CharlestonPass::LastRight {
            let mut kept = before;
            assert!(kept.remove_all(&given));
            assert!(after.view(Seat::FIRST).rack().contains(&kept), "{pass:?}");
        }
    }
    let all = [
        CharlestonPass::FirstRight,
        CharlestonPass::FirstAcross,
        CharlestonPass::FirstLeft,
        CharlestonPass::SecondLeft,
        CharlestonPass::SecondAcross,
        CharlestonPass::LastRight,
    ];
    // The others may stop after first left, and then a new one begins.
    assert!(
        passes == all || passes[3] == CharlestonPass::FirstRight,
        "{passes:?}"
    );
}

#[test]
fn exercises_grow_harder_with_who_is_right() {
    assert_eq!(Difficulty::for_score(0, 0), Difficulty::Easy);
    assert_eq!(Difficulty::for_score(10, 9), Difficulty::Usual);
    assert_eq!(Difficulty::for_score(40, 38), Difficulty::Hard);
    assert_eq!(Difficulty::for_score(40, 12), Difficulty::Easy);
}

#[test]
fn a_card_that_gives_nothing_is_not_waited_for() {
    let card = super::one_line();
    let mut series = Series::new(Kind::LineFromRack, Arc::clone(&card), Difficulty::Easy, 1);
    series.make_at_once();
    assert_eq!(series.current(), None);
    assert!(!series.is_waiting() && !series.is_over());
    assert!(series.to_make().is_none());
}

#[test]
fn what_a_card_cannot_give_is_left_out_of_what_was_planned() {
    let card = super::one_line();
    let of = |kind| Planned {
        kind,
        about: About::Anything,
        difficulty: Difficulty::Usual,
    };
    // A card of one line has nothing to choose between.
    let kinds = [
        Kind::LineFromRack,
        Kind::NameTile,
        Kind::ChooseLine,
        Kind::LineFromRack,
        Kind::Payment,
        Kind::LineFromExposures,
    ];
    let mut series = Series::planned(kinds.map(of).to_vec(), Arc::clone(&card), 9);
    let mut asked = Vec::new();
    while !series.is_over() {
        series.make_at_once();
        let Some(exercise) = series.current() else {
            panic!("{asked:?}");
        };
        asked.push(exercise.kind);
        let right = exercise.right(&card).unwrap();
        series.answer(right).unwrap();
        // What comes next is made ahead, while the answer is read.
        series.make_at_once();
        series.next();
    }
    assert_eq!(asked, [Kind::NameTile, Kind::Payment]);
    assert_eq!(series.count(), Some(2));
}

#[test]
fn what_was_planned_is_asked_in_this_order_and_about_these_lines() {
    let card = practice();
    let lines: Vec<_> = card
        .card()
        .lines()
        .map(|(index, _)| index)
        .take(5)
        .collect();
    let planned: Vec<Planned> = Kind::OF_LINES
        .into_iter()
        .zip(&lines)
        .map(|(kind, line)| Planned {
            kind,
            about: About::Line(*line),
            difficulty: Difficulty::Usual,
        })
        .chain([Planned {
            kind: Kind::Group,
            about: About::Rules(Area::Jokers),
            difficulty: Difficulty::Easy,
        }])
        .collect();
    let mut series = Series::planned(planned.clone(), Arc::clone(&card), 9);
    assert_eq!(series.count(), Some(6));
    for (place, planned) in planned.iter().enumerate() {
        series.make_at_once();
        let exercise = series.current().unwrap();
        assert_eq!(exercise.kind, planned.kind);
        match planned.about {
            About::Line(line) => assert_eq!(exercise.line(card.card()), Some(line), "{place}"),
            About::Rules(area) => assert_eq!(exercise.rule.area(), area),
            About::Anything => {}
        }
        let right = exercise.right(&card).unwrap();
        series.answer(right).unwrap();
        series.next();
    }
    assert!(series.is_over());
    assert_eq!(series.share(), Share::All);
}

#[test]
fn an_endless_series_goes_on_until_it_is_ended() {
    let mut series = Series::endless(Kind::NameTile, practice(), Difficulty::Easy, 3);
    series.make_at_once();
    for number in 0..40 {
        let right = series.current().unwrap().right(series.card()).unwrap();
        let given = if number % 4 == 0 {
            wrong(&series)
        } else {
            right
        };
        series.answer(given).unwrap();
        series.next();
        series.make_at_once();
        assert_eq!((series.count(), series.is_over()), (None, false));
    }
    series.end();
    assert!(series.is_over());
    assert_eq!((series.score(), series.count()), (30, Some(40)));
    assert_eq!(series.share(), Share::Most);
    assert!(series.current().is_none() && series.to_make().is_none());

    let mut at_once = Series::endless(Kind::NameTile, practice(), Difficulty::Easy, 3);
    at_once.end();
    assert_eq!(at_once.share(), Share::Fewer);
}

/// Answers as the coach would until the series is over; the situations at the tables, and what it was said to count.
fn played_through(series: &mut Series) -> Vec<CharlestonPass> {
    let mut passes = Vec::new();
    series.make_at_once();
    while let Some(exercise) = series.current() {
        if let Some(game) = exercise.table()
            && let Situation::Charleston(pass) = game.view(Seat::FIRST).situation()
        {
            passes.push(pass);
        }
        let right = exercise.right(series.card()).unwrap();
        series.answer(right).unwrap();
        series.make_at_once();
        series.next();
        series.make_at_once();
        assert!(series.answered().len() < 40, "it comes to an end");
    }
    assert!(series.is_over());
    passes
}

#[test]
fn the_passes_of_one_charleston_take_nobody_elses_place() {
    let plan = |kinds: &[Kind]| {
        let planned = kinds.iter().map(|kind| Planned {
            kind: *kind,
            about: About::Anything,
            difficulty: Difficulty::Usual,
        });
        Series::planned(planned.collect(), practice(), 3)
    };
    let kinds = [Kind::NameTile, Kind::SolitaryCharleston, Kind::Group];
    let mut series = plan(&kinds);
    let passes = played_through(&mut series);
    assert!(passes.len() >= 3, "{passes:?}");
    let asked: Vec<Kind> = series
        .answered()
        .iter()
        .map(|it| it.exercise.kind)
        .collect();
    assert_eq!(asked.len(), passes.len() + 2);
    assert_eq!((asked[0], asked[asked.len() - 1]), (kinds[0], kinds[2]));
    assert_eq!(series.count(), Some(asked.len()));
    assert_eq!(series.share(), Share::All);

    // The last of a plan is played to its end, too.
    let mut series = plan(&[Kind::NameTile, Kind::SolitaryCharleston]);
    let passes = played_through(&mut series);
    assert!(passes.len() >= 3, "{passes:?}");
    assert_eq!(
        passes[..3],
        [
            CharlestonPass::FirstRight,
            CharlestonPass::FirstAcross,
            CharlestonPass::FirstLeft
        ]
    );
}

#[test]
fn an_answer_that_was_graded_apart_counts_for_its_own_exercise_once() {
    let mut apart = series(Kind::Pass, 5);
    let mut at_once = apart.clone();
    let right = apart.current().unwrap().right(apart.card()).unwrap();
    let to_grade = apart.to_grade(right).unwrap();
    assert!(to_grade.is_weighed(), "the coach weighs every pass");
    let graded = to_grade.grade();
    assert_eq!(apart.take_graded(graded.clone()), at_once.answer(right));
    assert_eq!(apart.latest(), at_once.latest());
    assert_eq!(apart.take_graded(graded.clone()), None, "one answer only");
    assert!(apart.to_grade(right).is_none());
    apart.next();
    apart.make_at_once();
    assert_eq!(apart.take_graded(graded), None, "another exercise waits");
    assert_eq!(apart.answered().len(), 1);

    let named = series(Kind::NameTile, 5);
    let to_grade = named.to_grade(Answer::Choice(0)).unwrap();
    assert!(!to_grade.is_weighed(), "what is chosen among is known");
}
