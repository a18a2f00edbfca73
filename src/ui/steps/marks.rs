//! What is marked on the picture after an answer: what was right of it, what was wrong and what was missing.
//!
//! What was wrong stays marked while the learner tries again; what was right as long as it stays
//! picked. What was missing is marked only once the question is settled: then all that belongs to the answer
//! is picked, whoever found it.

use super::draft::{AnswerDraft, Picked, hand};
use crate::lesson::{
    Amount, Build, Choose, Lesson, Ordering, PickTiles, Runner, Step, StepAnswer, StepQuestion,
    Worth, right_answers, right_tiles,
};
use crate::msg;
use crate::tile::{Tile, TileCounts};
use crate::ui::Shared;
use crate::ui::widgets::Mark;
use crate::wording;

/// What is known of an answer, to mark it.
#[derive(Clone, Copy)]
pub(super) struct Marks<'a> {
    pub(super) lesson: &'a Lesson,
    pub(super) step: &'a Step,
    pub(super) draft: &'a AnswerDraft,
    /// Whether the right answer is there for all to see.
    pub(super) is_settled: bool,
}

impl Marks<'_> {
    /// The mark on a choice.
    pub(super) fn choice(&self, choose: &Choose, place: usize) -> Option<Mark> {
        let this = Picked::Choice(Some(place));
        let is_right = choose.choices.get(place)?.worth == Worth::Right;
        self.once(&this, is_right)
    }

    /// The mark on a number.
    pub(super) fn amount(&self, amount: &Amount, number: u32) -> Option<Mark> {
        self.once(&Picked::Amount(Some(number)), number == amount.right)
    }

    /// The mark on something of which one is answered at a time.
    fn once(&self, this: &Picked, is_right: bool) -> Option<Mark> {
        let shown = self.is_settled && self.draft.now == *this;
        (shown || self.draft.was_checked(this)).then_some(mark(is_right))
    }

    /// The marks on the tiles of a row.
    pub(super) fn row(&self, pick: &PickTiles) -> Vec<Option<Mark>> {
        let now =
            |place: &usize| matches!(&self.draft.now, Picked::Tiles(now) if now.contains(place));
        let mut marks = vec![None; pick.row.len()];
        if let Some(Picked::Tiles(checked)) = self.draft.last_checked() {
            let tile = |place: &usize| pick.row.get(*place).copied();
            let picked: TileCounts = checked.iter().filter_map(tile).collect();
            let mut right = right_tiles(self.step, &picked);
            for place in checked {
                let is_right = tile(place).is_some_and(|tile| right.remove(tile));
                if let Some(found) = marks.get_mut(*place) {
                    let is_shown = !is_right || now(place);
                    let is_shown = is_shown && !self.draft.is_unmarked(*place);
                    *found = is_shown.then_some(mark(is_right));
                }
            }
        }
        if self.is_settled {
            let picked = marks.iter_mut().enumerate();
            for (_, found) in picked.filter(|(place, _)| now(place)) {
                *found = Some(found_or_missing(*found == Some(Mark::Right)));
            }
        }
        marks
    }

    /// The mark on a group of a line.
    pub(super) fn group(&self, place: usize) -> Option<Mark> {
        let is_in = |picked: Option<&Picked>| matches!(picked, Some(Picked::Groups(groups)) if groups.contains(&place));
        let is_picked = is_in(Some(&self.draft.now));
        let was_checked = is_in(self.draft.last_checked());
        if is_picked && self.is_settled {
            return Some(found_or_missing(was_checked));
        }
        if !was_checked || self.draft.is_unmarked(place) {
            return None;
        }
        let right = right_answers(self.step, None);
        let is_right = right
            .iter()
            .any(|answer| matches!(answer, StepAnswer::Groups(groups) if groups.contains(&place)));
        (!is_right || is_picked).then_some(mark(is_right))
    }

    /// The marks on the tiles of a rack that is built.
    pub(super) fn rack(&self, build: &Build, placed: &[usize]) -> Vec<Option<Mark>> {
        let fixed = build.rack.len();
        let Some(Picked::Hand(checked)) = self.draft.last_checked() else {
            return vec![None; fixed + placed.len()];
        };
        let tiles: TileCounts = hand(build, checked).into_iter().collect();
        let mut right = right_tiles(self.step, &tiles);
        right.remove_what_is_there(&build.rack.iter().copied().collect());
        let checked: Vec<(usize, bool)> = checked
            .iter()
            .filter_map(|place| Some((*place, right.remove(*build.tray.get(*place)?))))
            .collect();
        let of = |place: &usize| {
            let found = checked.iter().find(|(checked, _)| checked == place);
            let is_right = found.map(|(_, is_right)| *is_right);
            if self.is_settled {
                return Some(found_or_missing(is_right == Some(true)));
            }
            is_right.map(mark)
        };
        let fixed = std::iter::repeat_n(None, fixed);
        fixed.chain(placed.iter().map(of)).collect()
    }

    /// The mark on the item at a place of an order.
    pub(super) fn item(&self, order: &Ordering, now: &[usize], at: usize) -> Option<Mark> {
        let place = *now.get(at)?;
        let checked = match self.draft.last_checked() {
            Some(Picked::Order(checked)) => checked.get(at) == Some(&place),
            _ => false,
        };
        let is_known = at < order.items.len() && (checked || self.is_settled);
        is_known.then_some(mark(place == at))
    }
}

fn mark(is_right: bool) -> Mark {
    if is_right { Mark::Right } else { Mark::Wrong }
}

/// What belongs to an answer that is settled: the learner had found it, or missed it.
fn found_or_missing(was_found: bool) -> Mark {
    if was_found {
        Mark::Right
    } else {
        Mark::Missing
    }
}

/// The names of tiles, for a screen reader.
pub(super) fn marked_names(
    shared: &Shared<'_>,
    tiles: &[Tile],
    marks: &[Option<Mark>],
) -> Vec<String> {
    let marks = marks.iter().copied().chain(std::iter::repeat(None));
    tiles
        .iter()
        .zip(marks)
        .map(|(tile, mark)| marked_name(shared, &shared.say(&wording::tile(*tile)), mark))
        .collect()
}

/// The name of something with what is marked on it.
pub(super) fn marked_name(shared: &Shared<'_>, name: &str, mark: Option<Mark>) -> String {
    match mark {
        None => name.to_owned(),
        Some(Mark::Right) => shared.say(&msg!("lesson-marked-right", what = name)),
        Some(Mark::Wrong) => shared.say(&msg!("lesson-marked-wrong", what = name)),
        Some(Mark::Missing) => shared.say(&msg!("lesson-marked-missing", what = name)),
    }
}

/// The picks of the answer that was checked last which were wrong.
pub(super) fn wrong_picks(runner: &Runner, draft: &AnswerDraft) -> Vec<usize> {
    let Some((item, step)) = runner.item().and_then(|item| Some((item, item.step()?))) else {
        return Vec::new();
    };
    let marks = Marks {
        lesson: &item.lesson,
        step,
        draft,
        is_settled: false,
    };
    let marked: Vec<Option<Mark>> = match (&step.question, &draft.now) {
        (Some(StepQuestion::PickTiles(pick)), _) => marks.row(pick),
        (Some(StepQuestion::PickGroups(_)), Picked::Groups(picked)) => {
            let most = picked.last().map_or(0, |last| last + 1);
            (0..most).map(|place| marks.group(place)).collect()
        }
        _ => Vec::new(),
    };
    let places = marked.into_iter().enumerate();
    places
        .filter(|(_, mark)| *mark == Some(Mark::Wrong))
        .map(|(place, _)| place)
        .collect()
}
