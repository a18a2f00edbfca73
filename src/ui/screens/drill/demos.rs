//! States of the drills worth looking at.

use std::sync::Arc;

use super::{DrillCommand, DrillScreen};
use crate::drill::{Answer, Asked, Exercise, Kind, Question, SERIES, Series};
use crate::memory::{LineKey, Rating, Scheduler, Skill};
use crate::profile::DrillRound;
use crate::rules::{Area, PASS};
use crate::tile::Tile;
use crate::ui::shared::Deferred;
use crate::ui::{Change, Demo, Route};

/// So many right answers to exercises of a kind make it more than begun.
const SOMETIMES_RIGHT: u32 = 8;
/// After so many right answers exercises of a kind are the hardest there are.
const SELDOM_WRONG: u32 = 24;

/// A kind of drill: asked, answered right, answered wrong; for who begins and for who is seldom wrong.
macro_rules! kinds {
    ($($name:literal $kind:ident),* $(,)?) => {
        /// States worth looking at.
        pub const DEMOS: &[Demo] = &[
            Demo {
                name: "drill",
                prepare: |screens, change| {
                    screens.drill.open(change);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-known",
                prepare: |screens, change| {
                    practice_for_weeks(change);
                    screens.drill.open(change);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-today",
                prepare: |screens, change| {
                    practice_for_weeks(change);
                    screens.drill.open(change);
                    screens.drill.apply(DrillCommand::Today, change);
                    make(&mut screens.drill);
                    answer(&mut screens.drill, change, true);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-hint",
                prepare: |screens, change| {
                    change
                        .profile
                        .change_progress(|progress| progress.finish_lesson("meet-the-tiles"));
                    begin(&mut screens.drill, change, Kind::Discard);
                    screens.drill.apply(DrillCommand::ShowHint, change);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-over",
                prepare: |screens, change| {
                    begin(&mut screens.drill, change, Kind::LineFromRack);
                    go_through(&mut screens.drill, change);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-round",
                prepare: |screens, change| {
                    begin_round(&mut screens.drill, change, Kind::Claim);
                    answer(&mut screens.drill, change, true);
                    make(&mut screens.drill);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-round-over",
                prepare: |screens, change| {
                    begin_round(&mut screens.drill, change, Kind::NameTile);
                    go_through(&mut screens.drill, change);
                    screens.drill.apply(DrillCommand::TimeIsUp, change);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-name-tile-over",
                prepare: |screens, change| {
                    begin(&mut screens.drill, change, Kind::NameTile);
                    go_through(&mut screens.drill, change);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-memory-covered",
                prepare: |screens, change| {
                    begin_line(&mut screens.drill, change);
                    screens.drill.apply(DrillCommand::Cover, change);
                    for place in [0, 3, 4, 9] {
                        screens.drill.apply(DrillCommand::Pick(place), change);
                    }
                    Route::Drill
                },
            },
            Demo {
                name: "drill-memory-line",
                prepare: |screens, change| {
                    begin_line(&mut screens.drill, change);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-memory-line-wrong",
                prepare: |screens, change| {
                    begin_line(&mut screens.drill, change);
                    screens.drill.apply(DrillCommand::Cover, change);
                    answer(&mut screens.drill, change, false);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-memory-rack",
                prepare: |screens, change| {
                    begin_rack(&mut screens.drill, change);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-memory-rack-covered",
                prepare: |screens, change| {
                    begin_rack(&mut screens.drill, change);
                    screens.drill.apply(DrillCommand::Cover, change);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-memory-rack-wrong",
                prepare: |screens, change| {
                    begin_rack(&mut screens.drill, change);
                    screens.drill.apply(DrillCommand::Cover, change);
                    answer(&mut screens.drill, change, false);
                    Route::Drill
                },
            },
            Demo {
                name: "drill-name-tile-same-wrong",
                prepare: |screens, change| {
                    // Who begins is not asked it.
                    change.profile.change_memory(|memory| {
                        for _ in 0..SOMETIMES_RIGHT {
                            memory.count_answer(Kind::NameTile, true, 0.0);
                        }
                    });
                    begin_with(&mut screens.drill, change, Kind::NameTile, |exercise| {
                        matches!(exercise.question, Question::NamedSame(_))
                    });
                    answer(&mut screens.drill, change, false);
                    Route::Drill
                },
            },
            $(
                Demo {
                    name: concat!("drill-", $name),
                    prepare: |screens, change| {
                        begin(&mut screens.drill, change, Kind::$kind);
                        Route::Drill
                    },
                },
                Demo {
                    name: concat!("drill-", $name, "-right"),
                    prepare: |screens, change| {
                        begin(&mut screens.drill, change, Kind::$kind);
                        answer(&mut screens.drill, change, true);
                        Route::Drill
                    },
                },
                Demo {
                    name: concat!("drill-", $name, "-wrong"),
                    prepare: |screens, change| {
                        begin(&mut screens.drill, change, Kind::$kind);
                        answer(&mut screens.drill, change, false);
                        Route::Drill
                    },
                },
                Demo {
                    name: concat!("drill-", $name, "-hard"),
                    prepare: |screens, change| {
                        begin_hard(&mut screens.drill, change, Kind::$kind);
                        Route::Drill
                    },
                },
                Demo {
                    name: concat!("drill-", $name, "-hard-right"),
                    prepare: |screens, change| {
                        begin_hard(&mut screens.drill, change, Kind::$kind);
                        answer(&mut screens.drill, change, true);
                        Route::Drill
                    },
                },
                Demo {
                    name: concat!("drill-", $name, "-hard-wrong"),
                    prepare: |screens, change| {
                        begin_hard(&mut screens.drill, change, Kind::$kind);
                        answer(&mut screens.drill, change, false);
                        Route::Drill
                    },
                },
            )*
        ];
    };
}

kinds! {
    "name-tile" NameTile,
    "group" Group,
    "words-of-line" WordsOfLine,
    "is-it-a-hand" IsItAHand,
    "how-far" HowFar,
    "line-from-rack" LineFromRack,
    "memory" Memory,
    "choose-line" ChooseLine,
    "pass" Pass,
    "solitary-charleston" SolitaryCharleston,
    "discard" Discard,
    "claim" Claim,
    "who-gets-it" WhoGetsIt,
    "joker" Joker,
    "line-from-exposures" LineFromExposures,
    "safe-tile" SafeTile,
    "dead-or-not" DeadOrNot,
    "payment" Payment,
}

fn begin(drill: &mut DrillScreen, change: &mut Change<'_>, kind: Kind) {
    drill.open(change);
    drill.apply(DrillCommand::Practice(kind), change);
    make(drill);
}

/// The same with such an exercise, later in a series.
fn begin_with(
    drill: &mut DrillScreen,
    change: &mut Change<'_>,
    kind: Kind,
    is_wanted: impl Fn(&Exercise) -> bool,
) {
    let round = DrillRound::OneMinute;
    drill.apply(DrillCommand::SetRound(round), change);
    begin(drill, change, kind);
    let is_found = |drill: &DrillScreen| {
        let current = drill.series.as_ref().and_then(Series::current);
        current.is_none_or(&is_wanted)
    };
    while !is_found(drill) {
        answer(drill, change, true);
        make(drill);
    }
    drill.clock = super::Clock::default();
}

/// A line that is to be kept in mind.
fn begin_line(drill: &mut DrillScreen, change: &mut Change<'_>) {
    begin_with(drill, change, Kind::Memory, |exercise| {
        exercise.question != Question::LayTheRack
    });
}

/// A rack that is to be kept in mind.
fn begin_rack(drill: &mut DrillScreen, change: &mut Change<'_>) {
    begin_with(drill, change, Kind::Memory, |exercise| {
        exercise.question == Question::LayTheRack
    });
}

/// The same for somebody who is seldom wrong any more.
fn begin_hard(drill: &mut DrillScreen, change: &mut Change<'_>, kind: Kind) {
    change.profile.change_memory(|memory| {
        for _ in 0..SELDOM_WRONG {
            memory.count_answer(kind, true, 0.0);
        }
    });
    begin(drill, change, kind);
}

/// A round against the clock.
fn begin_round(drill: &mut DrillScreen, change: &mut Change<'_>, kind: Kind) {
    drill.apply(DrillCommand::SetRound(DrillRound::OneMinute), change);
    begin(drill, change, kind);
}

/// What somebody knows who has practiced for some weeks, and took days off.
pub(in crate::ui) fn practice_for_weeks(change: &mut Change<'_>) {
    let card = Arc::clone(change.card);
    let today = u32::try_from(change.day).unwrap_or(u32::MAX);
    let lines: Vec<Skill> = card
        .lines()
        .map(|(_, line)| Skill::Line(LineKey::of(line)))
        .collect();
    let kinds = Kind::ALL.into_iter().map(Skill::Drill);
    let areas = [Area::Card, Area::Jokers, Area::Payments, Area::Exchange];
    let others = kinds.chain(areas.into_iter().map(Skill::Rules));
    let skills: Vec<Skill> = lines.into_iter().take(36).chain(others).collect();
    change.profile.change_memory(|memory| {
        let scheduler = Scheduler::default();
        for day in (0..60_u32).filter(|day| day % 7 != 3 && day % 11 != 5) {
            for (place, skill) in skills.iter().enumerate() {
                let place = place as u32;
                // Some were left alone for long, some were missed.
                let is_left = place % 9 == 4 && day > 4;
                if (place + day).is_multiple_of(4 + place % 13) && !is_left {
                    let rating = if (place + day / 8).is_multiple_of(6) {
                        Rating::Again
                    } else {
                        Rating::Good
                    };
                    let day = today.saturating_sub(60 - day);
                    memory.review(&scheduler, [skill.clone()], day, rating);
                }
            }
        }
        if let Some((_, line)) = card.lines().next() {
            let won = Skill::Won(LineKey::of(line));
            memory.review(&scheduler, [won], today.saturating_sub(2), Rating::Good);
        }
    });
    for (place, kind) in Kind::ALL.into_iter().enumerate() {
        let seconds = kind.seconds() as f32 * 0.6;
        change.profile.change_memory(|memory| {
            for number in 0..14 {
                memory.count_answer(kind, number % 5 != 1, seconds);
            }
            if place < 3 {
                memory.count_round(kind, 11 - place as u32);
            }
        });
    }
}

/// Makes the next exercise, so that it is there in the first frame.
fn make(drill: &mut DrillScreen) {
    if let Some(series) = &mut drill.series {
        series.make_at_once();
    }
}

/// Answers a whole series, every fourth exercise wrong.
fn go_through(drill: &mut DrillScreen, change: &mut Change<'_>) {
    for number in 0..SERIES {
        answer(drill, change, number % 4 != 1);
        drill.apply(DrillCommand::Next, change);
        make(drill);
    }
}

/// Answers what is asked, right or wrong.
fn answer(drill: &mut DrillScreen, change: &mut Change<'_>, well: bool) {
    let Some(series) = &drill.series else {
        return;
    };
    let Some(exercise) = series.current() else {
        return;
    };
    let answer = if well {
        exercise.right(series.card())
    } else {
        wrong(series, exercise)
    };
    if let Some(answer) = answer {
        drill.apply(DrillCommand::Answer(answer), change);
        // Nobody waits in a picture.
        if let Deferred::Wanted(grade) = std::mem::take(&mut drill.grading) {
            drill.take_graded(grade(), change);
        }
    }
}

/// An answer that is wrong, if there is any.
fn wrong(series: &Series, exercise: &Exercise) -> Option<Answer> {
    let of = |tiles: Vec<Tile>, count: usize| {
        Some(Answer::Tiles(tiles.into_iter().take(count).collect()))
    };
    match &exercise.asked {
        Asked::OneOf(choices) | Asked::FromRack(choices) => {
            let wrong = choices.iter().rposition(|it| !it.grade.is_right());
            wrong.map(Answer::Choice)
        }
        Asked::Pass => {
            let rack = exercise.table()?.view(crate::rules::Seat::FIRST).rack();
            let naturals: Vec<Tile> = rack.tiles().filter(|it| it.is_natural()).collect();
            let threes = naturals.windows(usize::from(PASS));
            let mut threes = threes.map(|three| Answer::Tiles(three.iter().copied().collect()));
            threes.find(|three| {
                let grade = exercise.grade(series.card(), *three);
                grade.is_some_and(|grade| !grade.is_right())
            })
        }
        Asked::Lay { wanted, tray } => of(tray.clone(), wanted.count()),
    }
}
