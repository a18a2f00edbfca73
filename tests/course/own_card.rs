//! Questions that run on the card that the learner has chosen: which of the course do, and that they are the same
//! promise on every card.

use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, Distances};
use mahj_tutor::card::{Card, LineIndex};
use mahj_tutor::lesson::{
    Breadth, CardOf, Choose, Fault, Illustration, Lesson, Says, Shelf, Step, StepQuestion,
    TileGoal, Worth, play_through, right_answers, shipped,
};
use mahj_tutor::rules::Seat;
use mahj_tutor::tile::{Tile, TileCounts};

use super::cards;

/// The lessons about choosing, passing, sections and the Charleston.
const ABOUT_ANY_CARD: [&str; 7] = [
    "sections-and-value",
    "from-rack-to-lines",
    "which-one",
    "right-across-left",
    "what-to-pass",
    "second-charleston",
    "courtesy-pass",
];

fn compiled(text: &str) -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(Card::parse(text).unwrap())))
}

/// A card quite unlike those that ship.
fn club() -> Arc<CompiledCard> {
    compiled(include_str!("../fixtures/cards/club.toml"))
}

/// A card with too few lines to weigh.
fn tiny() -> Arc<CompiledCard> {
    compiled(include_str!("../fixtures/cards/tiny.toml"))
}

/// The course as somebody takes it who has chosen this card.
fn course_on(chosen: Option<&Arc<CompiledCard>>) -> Vec<Arc<Lesson>> {
    let all: Vec<_> = chosen.into_iter().cloned().chain(cards()).collect();
    let shelf = Shelf::read_on(&shipped(), &all, chosen);
    assert!(shelf.problems.is_empty(), "{:#?}", shelf.problems);
    shelf.lessons
}

fn is_about_any_card(lesson: &Lesson) -> bool {
    ABOUT_ANY_CARD.contains(&lesson.id.as_str())
}

/// How many of these steps ask something, and how many of those are on the learner's card.
fn asked_and_own<'a>(steps: impl IntoIterator<Item = &'a Step>) -> (usize, usize) {
    let asked = steps.into_iter().filter(|step| step.question.is_some());
    asked.fold((0, 0), |(asked, own), step| {
        let is_own = step.card_of == CardOf::Learner;
        (asked + 1, own + usize::from(is_own))
    })
}

#[test]
fn most_of_what_is_asked_about_choosing_and_passing_is_on_the_learners_card() {
    let course = course_on(Some(&club()));
    let about: Vec<_> = course.iter().filter(|it| is_about_any_card(it)).collect();
    assert_eq!(about.len(), ABOUT_ANY_CARD.len());
    for lesson in &about {
        let (asked, own) = asked_and_own(&lesson.steps);
        assert!(own * 5 >= asked * 2, "{}: {own} of {asked}", lesson.id);
    }
    let (asked, own) = asked_and_own(about.iter().flat_map(|it| &it.steps));
    assert!(own * 5 >= asked * 3, "{own} of {asked} steps");
    let (asked, own) = asked_and_own(about.iter().flat_map(|it| &it.recall));
    assert!(own * 3 >= asked, "{own} of {asked} questions at the end");
}

#[test]
fn what_is_for_any_card_needs_no_card_of_ours_on_one_of_many_lines() {
    for chosen in [club(), Arc::clone(&cards()[0])] {
        let course = course_on(Some(&chosen));
        for lesson in course.iter().filter(|it| is_about_any_card(it)) {
            for step in lesson.steps.iter().chain(&lesson.recall) {
                let name = format!("{}-{}", lesson.id, step.id);
                assert_ne!(step.card_of, CardOf::LessonInstead, "{name}");
                let is_on_chosen = step.card.card().id == chosen.card().id;
                let is_own = step.card_of == CardOf::Learner;
                let names_it = lesson.card.card().id == chosen.card().id;
                assert!(is_on_chosen == (is_own || names_it), "{name}");
            }
        }
    }
}

#[test]
fn every_lesson_plays_through_on_every_card_and_on_one_that_its_makers_never_saw() {
    for chosen in [club(), tiny()].into_iter().chain(cards()) {
        for lesson in course_on(Some(&chosen)) {
            let mut problems = play_through(&lesson);
            // Whether an action is dear follows from the card; an example of one may be a good action there.
            problems.retain(|problem| {
                let mut steps = lesson.steps.iter().chain(&lesson.recall);
                let step = steps.rfind(|step| step.places.step.line <= problem.line);
                let example = match &problem.fault {
                    Fault::WrongNotTaken(id) => id.clone(),
                    _ => return true,
                };
                !step.is_some_and(|step| is_dear_by_the_coach(step, &example))
            });
            assert_eq!(problems, [], "{}", lesson.id);
        }
    }
}

/// Whether a wrong answer is one by what the coach finds, on the learner's card.
fn is_dear_by_the_coach(step: &Step, id: &str) -> bool {
    let Some(StepQuestion::Action(task)) = &step.question else {
        return false;
    };
    let mut wrong = task.wrong.iter().filter(|wrong| wrong.id == id);
    let is_dear = wrong.any(|wrong| wrong.answer.breadth == Breadth::Dearer);
    step.card_of == CardOf::Learner && is_dear
}

#[test]
fn a_scene_in_which_another_card_leaves_nothing_to_decide_is_on_ours() {
    let course = course_on(Some(&club()));
    let lesson = course.iter().find(|it| it.id == "claim-or-not").unwrap();
    let step = |id: &str| lesson.steps.iter().find(|step| step.id == id).unwrap();
    // No line of that card has three identical winds of which two are East.
    assert_eq!(step("grade-late").card_of, CardOf::LessonInstead);
    assert_eq!(step("grade").card_of, CardOf::Learner);
}

#[test]
fn without_a_card_or_with_a_tiny_one_everything_is_on_ours_and_says_why() {
    let of = |chosen: Option<&Arc<CompiledCard>>, why: CardOf| {
        let course = course_on(chosen);
        let about = course.iter().filter(|it| is_about_any_card(it));
        let steps = about.flat_map(|lesson| lesson.steps.iter().chain(&lesson.recall));
        let mut count = 0;
        let told: Vec<_> = steps
            .map(|step| {
                assert_eq!(step.card.card().id, "first");
                assert!([CardOf::Lesson, why].contains(&step.card_of), "{}", step.id);
                count += usize::from(step.card_of == why);
                (
                    step.id.clone(),
                    step.pictures.clone(),
                    right_answers(step, None),
                )
            })
            .collect();
        (told, count)
    };
    let none = of(None, CardOf::NoneChosen);
    assert!(none.1 > 40, "{}", none.1);
    assert_eq!(none, of(Some(&tiny()), CardOf::LessonInstead));
}

/// A lesson of one step, on the learner's card.
fn step_on(card: &Arc<CompiledCard>, step: &str) -> Result<Step, Vec<Fault>> {
    let text = format!("format = 1\nid = \"any\"\ncard = \"first\"\n[[step]]\nid = \"it\"\n{step}");
    let all: Vec<_> = [Arc::clone(card)].into_iter().chain(cards()).collect();
    let read = Lesson::read("40-any.toml", &text, &all);
    let faults = |problems: Vec<_>| problems.into_iter().map(fault).collect();
    read.map(|lesson| lesson.steps[0].clone()).map_err(faults)
}

fn fault(problem: mahj_tutor::lesson::LessonProblem) -> Fault {
    problem.fault
}

/// How far these tiles are from a line, and from the nearest of the card.
fn far(card: &CompiledCard, line: LineIndex, tiles: &TileCounts) -> (usize, usize) {
    let mut distances = Distances::default();
    card.measure(tiles, &[], &mut distances);
    let of_line = distances.nearest(&card.hands_of(line)).unwrap();
    (of_line.into(), distances.least().unwrap().into())
}

fn row(tiles: &[Tile]) -> TileCounts {
    tiles.iter().copied().collect()
}

#[test]
fn a_drawn_hand_lacks_what_its_step_says_and_its_strays_are_of_no_use() {
    for card in [club(), Arc::clone(&cards()[0])] {
        for seed in 0..40 {
            let step = format!(
                "picture = [{{ line = \"hand\" }}]\n\
                 [step.hand]\nown-card = true\nseed = {seed}\ntiles = 9\njokers = 1\nstrays = 3\n\
                 [step.tiles]\nrow = \"hand\"\nstrays-of = \"hand\"\n\
                 wrong = [{{ id = \"one\", rule = \"card-line-exact\", tiles = \"held-1 stray-1\" }}]"
            );
            let step = step_on(&card, &step).unwrap();
            assert_eq!(step.card_of, CardOf::Learner, "{seed}");
            let Some(StepQuestion::PickTiles(pick)) = &step.question else {
                panic!("{step:?}");
            };
            let TileGoal::StraysOf(line) = pick.goal else {
                panic!("{pick:?}");
            };
            assert_eq!(step.pictures, [Illustration::Line(line)]);
            let rack = row(&pick.row);
            assert_eq!((rack.total(), rack[Tile::Joker]), (13, 1));
            assert_eq!(far(&card, line, &rack), (4, 4), "{seed}");
            let strays: Vec<TileCounts> = right_answers(&step, None)
                .into_iter()
                .map(|answer| match answer {
                    mahj_tutor::lesson::StepAnswer::Tiles(tiles) => tiles,
                    other => panic!("{other:?}"),
                })
                .collect();
            assert_eq!(strays[0].total(), 3);
            let mut kept = rack;
            assert!(kept.remove_all(&strays[0]));
            for (tile, _) in kept.kinds() {
                let mut fewer = kept;
                assert!(fewer.remove(tile));
                assert_eq!(far(&card, line, &fewer).0, 5, "{seed}: {tile}");
            }
        }
    }
}

#[test]
fn a_drawn_hand_has_the_mark_and_the_missing_tile_that_its_step_wants() {
    for card in [club(), Arc::clone(&cards()[0])] {
        for seed in 0..12 {
            let asked = |mark: &str, missing: &str, tiles: usize| {
                let step = format!(
                    "picture = [{{ line = \"hand\" }}]\n\
                     [step.hand]\nown-card = true\nseed = {seed}\ntiles = {tiles}\n\
                     strays = {}\nmark = \"{mark}\"\nmissing = \"{missing}\"\n\
                     [step.tiles]\nrow = \"missing-1\"\naccept = [\"missing-1\"]",
                    13 - tiles
                );
                let step = step_on(&card, &step).unwrap();
                let [Illustration::Line(line)] = step.pictures[..] else {
                    panic!("{:?}", step.pictures);
                };
                let concealed = card.card().line(line).concealed;
                assert_eq!(concealed, mark == "C", "{seed}");
                let Some(StepQuestion::PickTiles(pick)) = &step.question else {
                    panic!("{step:?}");
                };
                let hands = card.card().hands_of(card.card().line(line)).to_vec();
                (hands, pick.row[0])
            };
            let sizes = |hands: &[mahj_tutor::card::Hand], tile: Tile| -> Vec<usize> {
                let groups = hands.iter().flat_map(|hand| hand.groups.iter());
                let with = groups.filter(|group| group.tiles.contains(&tile));
                with.map(|group| group.tiles.len()).collect()
            };
            let (hands, tile) = asked("C", "group", 10);
            assert!(sizes(&hands, tile).iter().any(|size| *size >= 3), "{seed}");
            let (hands, tile) = asked("C", "pair", 13);
            assert!(sizes(&hands, tile).contains(&2), "{seed}");
            asked("X", "group", 10);
        }
    }
}

#[test]
fn tiles_of_no_use_stay_of_no_use_whatever_comes() {
    let step = |seed: usize| {
        format!(
            "picture = [{{ line = \"hand\" }}]\n\
             [step.hand]\nown-card = true\nseed = {seed}\ntiles = 5\nstrays = 8\nuseless = 6\n\
             [step.tiles]\nrow = \"held-1 held-2 held-3 held-4 held-5 missing-1 missing-2 useless-1 \
             useless-2 useless-3 useless-4 useless-5 useless-6\"\nstrays-of = \"hand\""
        )
    };
    for card in [club(), Arc::clone(&cards()[0])] {
        for seed in 0..12 {
            let step = step_on(&card, &step(seed)).unwrap();
            let ([Illustration::Line(line)], Some(StepQuestion::PickTiles(pick))) =
                (&step.pictures[..], &step.question)
            else {
                panic!("{step:?}");
            };
            assert_eq!(far(&card, *line, &row(&pick.row)).0, 7, "{seed}");
            let useless: TileCounts = pick.row[7..].iter().copied().collect();
            let right = right_answers(&step, None);
            assert_eq!(
                right,
                [mahj_tutor::lesson::StepAnswer::Tiles(useless)],
                "{seed}"
            );
        }
    }
}

#[test]
fn at_a_table_the_words_for_tiles_of_the_hand_are_those_tiles() {
    let step = step_on(
        &club(),
        r#"
        picture = [{ line = "hand" }]
        [step.hand]
        own-card = true
        seed = 5
        tiles = 10
        strays = 4
        [step.table]
        seed = 9
        east = 2
        racks = ["", "missing-1 ..."]
        moment = "to-discard"
        drawn = "stray-1"
        [step.act]
        spares = "hand"
        wrong = [{ id = "wanted", rule = "card-line-exact", act = "discard held-1", when = "wanted" }]
        "#,
    )
    .unwrap();
    let mahj_tutor::lesson::Scene::SetUp(game) = &step.scene else {
        panic!("{:?}", step.scene);
    };
    let Some(StepQuestion::Action(task)) = &step.question else {
        panic!("{:?}", step.question);
    };
    let line = task.spares.unwrap();
    let rack = *game.view(Seat::FIRST).rack();
    assert_eq!(rack.total(), 14);
    assert_eq!(far(&step.card, line, &rack).0, 4);
    let with = |tile: Tile| {
        let mut more = rack;
        more.add(tile);
        far(&step.card, line, &more).0
    };
    let theirs = game.view(Seat::ALL[1]);
    let nearer = theirs.rack().kinds().any(|(tile, _)| with(tile) == 3);
    assert!(nearer, "the player on the right has a tile that is missing");
}

/// The lines to choose from, the right one first.
fn lines(choose: &Choose) -> Vec<LineIndex> {
    let mut choices: Vec<_> = choose.choices.iter().collect();
    choices.sort_by_key(|choice| choice.worth != Worth::Right);
    choices
        .into_iter()
        .map(|choice| match choice.picture {
            Some(Illustration::Line(line)) => line,
            _ => panic!("{choice:?}"),
        })
        .collect()
}

fn choose(step: &Step) -> &Choose {
    match &step.question {
        Some(StepQuestion::Choose(choose)) => choose,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_nearest_line_to_a_rack_is_found_among_lines_of_other_sections() {
    for seed in 0..40 {
        let step = format!(
            "[step.find-line]\nown-card = true\nseed = {seed}\ntiles = 9\n\
             rule = \"tip-choose-hand-hardest\""
        );
        let step = step_on(&club(), &step).unwrap();
        assert_eq!(step.card_of, CardOf::Learner);
        let [Illustration::Tiles { groups, .. }] = step.pictures.as_slice() else {
            panic!("{:?}", step.pictures);
        };
        let rack = row(&groups.concat());
        assert_eq!(rack.total(), 13);
        let lines = lines(choose(&step));
        assert_eq!(far(&step.card, lines[0], &rack), (5, 5));
        for other in &lines[1..] {
            assert!(far(&step.card, *other, &rack).0 > 5, "{seed}");
        }
        for choice in &choose(&step).choices {
            let is_measured =
                matches!(choice.says, Says::Line { missing: Some(missing) } if missing >= 5);
            assert!(is_measured, "{choice:?}");
        }
    }
}

#[test]
fn lines_are_compared_by_what_is_printed_at_their_ends() {
    for seed in 0..40 {
        let asked = |asks: &str| {
            let step = format!(
                "[step.compare-lines]\nown-card = true\nseed = {seed}\nasks = \"{asks}\"\n\
                 rule = \"card-value\""
            );
            let step = step_on(&club(), &step).unwrap();
            let lines = lines(choose(&step));
            let card = step.card.card();
            let of = |line: &LineIndex| (card.line(*line).value, card.line(*line).concealed);
            lines.iter().map(of).collect::<Vec<_>>()
        };
        let dearest = asked("dearest");
        assert!(dearest[1..].iter().all(|other| other.0 < dearest[0].0));
        let concealed = asked("concealed");
        let marks: Vec<bool> = concealed.iter().map(|line| line.1).collect();
        assert_eq!(marks, [true, false, false]);
        let exposed = asked("dearest-exposed");
        let (right, is_concealed) = exposed[0];
        assert!(!is_concealed);
        let dearer = |line: &&(u16, bool)| line.0 >= right;
        let dearer: Vec<_> = exposed[1..].iter().filter(dearer).collect();
        assert!(matches!(dearer[..], [(_, true)]), "{exposed:?}");
    }
}

#[test]
fn what_a_card_cannot_give_is_told() {
    let cheap = include_str!("../fixtures/cards/tiny.toml")
        .replace("concealed = true", "")
        .replace("value = 30", "value = 25")
        .replace("value = 50", "value = 25");
    let cheap = compiled(&cheap);
    let text = "format = 1\nid = \"any\"\n[[step]]\nid = \"it\"\n";
    let faults = |step: &str| {
        let read = Lesson::read(
            "40-any.toml",
            &format!("{text}{step}"),
            &[Arc::clone(&cheap)],
        );
        read.unwrap_err().into_iter().map(fault).collect::<Vec<_>>()
    };
    for asks in ["dearest", "dearest-exposed", "concealed"] {
        let step = format!("[step.compare-lines]\nasks = \"{asks}\"\nrule = \"card-value\"");
        assert_eq!(faults(&step), [Fault::NoSuchLines], "{asks}");
    }
    let hand = "[step.hand]\ntiles = 1\njokers = 13\n";
    assert_eq!(faults(hand), [Fault::NoSuchHand]);
    let own =
        "picture = [{ line = \"evens/1\" }]\n[step.hand]\nown-card = true\ntiles = 9\nstrays = 4\n";
    let unknown = Fault::UnknownLine("evens/1".to_owned());
    assert_eq!(step_on(&club(), own).unwrap_err(), [unknown]);
}
