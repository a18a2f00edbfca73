//! What is said beside a table, to an answer or as a hint, moves nothing of what is asked there.

use std::collections::BTreeMap;

use egui::accesskit::{NodeId, Role};
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use mahj_tutor::lesson::{Scale, Step, StepQuestion, Worth};

use crate::support::{Window, open_sized, press, says, start};
use crate::whole_course::course;

const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// A digit that answers wrong, and one that answers right, where the step asks in words at a table.
fn answers(step: &Step) -> Option<(Key, Key)> {
    if !step.scene.is_table() {
        return None;
    }
    match step.question.as_ref()? {
        StepQuestion::Choose(choose) => {
            let mut places = 0..choose.choices.len();
            let is_right = |place: &usize| choose.choices[*place].worth == Worth::Right;
            let wrong = places.clone().find(|place| !is_right(place))?;
            let right = places.find(is_right)?;
            Some((DIGITS[wrong + 1], DIGITS[right + 1]))
        }
        StepQuestion::Amount(amount) if amount.scale == Scale::Numbers && amount.most <= 9 => {
            let wrong = amount
                .offered()
                .into_iter()
                .find(|it| *it != amount.right)?;
            Some((DIGITS[wrong as usize], DIGITS[amount.right as usize]))
        }
        _ => None,
    }
}

/// Where every button stands.
fn places(window: &Window) -> BTreeMap<NodeId, Rect> {
    let buttons = window.query_all_by_role(Role::Button);
    let places = buttons.map(|it| (it.accesskit_node().locate().0, it.rect()));
    places.collect()
}

/// What stands elsewhere than before.
fn moved(before: &BTreeMap<NodeId, Rect>, window: &Window) -> Vec<String> {
    let buttons = window.query_all_by_role(Role::Button);
    let moved = buttons.filter_map(|it| {
        let before = before.get(&it.accesskit_node().locate().0)?;
        let now = it.rect();
        let name = it.accesskit_node().label().unwrap_or_default();
        (*before != now).then(|| format!("“{name}” from {before} to {now}"))
    });
    moved.collect()
}

/// The answers with this mark that are covered by what is said, which begins with these words.
fn covered(window: &Window, mark: &str, words: &str) -> Vec<String> {
    let label = |node: &egui_kittest::Node<'_>| node.accesskit_node().label();
    let mut nodes = window.root().children_recursive();
    let said = nodes.find(|it| label(it).is_some_and(|it| it.starts_with(words)));
    let top = said.map_or(f32::INFINITY, |it| it.rect().top());
    let buttons = window.query_all_by_role(Role::Button);
    let marked = buttons.filter_map(|it| Some((label(&it)?, it.rect())));
    let covered = marked.filter(|(name, rect)| name.ends_with(mark) && rect.bottom() > top);
    let told = covered.map(|(name, rect)| format!("“{name}” at {rect} is covered from {top}"));
    told.collect()
}

#[test]
fn nothing_that_is_asked_beside_a_table_moves_when_something_is_said_to_it() {
    let course = course();
    let mut window = open_sized(start(), [1024.0, 700.0]);
    let mut seen = 0;
    let mut failures = Vec::new();
    for lesson in &course.lessons {
        for step in &lesson.steps {
            let Some((wrong, right)) = answers(step) else {
                continue;
            };
            seen += 1;
            window.state_mut().show_step(&lesson.id, &step.id);
            window.run();
            let before = places(&window);
            let place = format!("{}/{}", lesson.id, step.id);
            let mut look = |window: &Window, when: &str| {
                let mut moved = moved(&before, window);
                moved.extend(covered(window, ", not right", "Not yet "));
                moved.extend(covered(window, ", right", "There you go "));
                if !moved.is_empty() {
                    failures.push(format!("{place}, {when}: {}", moved.join(", ")));
                }
            };
            press(&mut window, wrong);
            assert!(says(&window, "Not yet"), "{place}");
            look(&window, "after a wrong answer");
            press(&mut window, Key::H);
            look(&window, "with the hint");
            press(&mut window, right);
            assert!(says(&window, "There you go"), "{place}");
            look(&window, "after the right answer");
        }
    }
    assert!(seen > 10, "{seen} steps");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
