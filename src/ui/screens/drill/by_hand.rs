//! What is answered with tiles, and the button that has it checked: one of the rack for a discard, three for a pass, fourteen of the tray for a hand, as many as
//! there were for a rack.

use std::collections::BTreeSet;

use egui::{Id, Response, RichText, Ui, vec2};

use super::choices::Offer;
use super::room::{Scale, rack};
use super::{AnswerInMaking, DrillCommand, ask};
use crate::drill::{Answer, Answered, Asked, Exercise, Shown, Wanted};
use crate::locale::Message;
use crate::msg;
use crate::review::passes_made;
use crate::rules::{PASS, Seat};
use crate::tile::{Tile, TileCounts};
use crate::ui::Shared;
use crate::ui::theme::{Theme, felt_frame, text_size};
use crate::ui::widgets::{
    Mark, RackRow, SMALL_MARK, TileButton, TileSize, goes_first, picked_with_space,
};
use crate::ui::words::said;
use crate::wording;

/// How wide a tile of the tray is at most, in points.
const TRAY: f32 = 46.0;
/// Between tiles of the tray, in points.
const GAP: f32 = 5.0;

/// Lets the exercise be answered with tiles, where it is. Once it is answered, a pass stays on the rack with what is
/// better marked.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>, offer: Offer<'_>, draft: &AnswerInMaking) {
    let Offer {
        exercise,
        answered,
        scale,
        ..
    } = offer;
    match &exercise.asked {
        Asked::FromRack(_) => discard(ui, shared, &held(exercise), offer, draft),
        Asked::Pass => pass(ui, shared, &held(exercise), offer, draft),
        // A line is told of with the tiles laid along it.
        Asked::Lay { wanted, .. } if let Some(answered) = answered => {
            if matches!(wanted, Wanted::Rack(_)) {
                laid(ui, shared, answered, scale);
            }
        }
        Asked::Lay { wanted, tray } if draft.is_covered => {
            let count = wanted.count();
            lay(ui, shared, tray, Answering { draft, count }, scale);
        }
        Asked::OneOf(_) | Asked::Lay { .. } => {}
    }
}

/// What leads on from an exercise that is answered with tiles, and what it asks for once it may be pressed; nothing where
/// one of several choices is the answer.
pub(super) fn way_on(
    exercise: &Exercise,
    draft: &AnswerInMaking,
) -> Option<(Message, Option<DrillCommand>)> {
    let answer = match &exercise.asked {
        Asked::OneOf(_) => return None,
        Asked::FromRack(_) => {
            let held = held(exercise);
            let taken = draft.taken.first().and_then(|place| held.get(*place));
            taken.and_then(|tile| choice_of(exercise, *tile).map(Answer::Choice))
        }
        Asked::Pass => {
            let count = usize::from(PASS);
            Answering { draft, count }.answer(&held(exercise))
        }
        Asked::Lay { wanted, tray } if draft.is_covered => {
            let count = wanted.count();
            Answering { draft, count }.answer(tray)
        }
        Asked::Lay { .. } => return Some((msg!("drill-cover"), Some(DrillCommand::Cover))),
    };
    Some((msg!("drill-check"), answer.map(DrillCommand::Answer)))
}

/// The tiles of the learner's rack.
fn held(exercise: &Exercise) -> Vec<Tile> {
    let held = exercise.table().map(|game| game.view(Seat::FIRST).rack());
    held.into_iter().flat_map(TileCounts::tiles).collect()
}

/// The place of a tile among the choices.
fn choice_of(exercise: &Exercise, tile: Tile) -> Option<usize> {
    let mut choices = exercise.choices().iter();
    choices.position(|choice| choice.shown == Shown::Tile(tile))
}

/// The rack, from which one tile is chosen: as at the table, it goes only when that is said.
fn discard(
    ui: &mut Ui,
    shared: &Shared<'_>,
    tiles: &[Tile],
    offer: Offer<'_>,
    draft: &AnswerInMaking,
) {
    // Identical tiles are one answer: all of them are marked.
    let marks = tiles
        .iter()
        .map(|tile| offer.mark(choice_of(offer.exercise, *tile)?))
        .collect::<Vec<_>>();
    let one_of_each: TileCounts = Tile::ALL.into_iter().collect();
    let firsts = places_of(one_of_each, tiles, draft);
    let names = names(shared, tiles);
    let buttons = tiles.iter().zip(&names).zip(&marks).enumerate();
    let buttons = buttons.map(|(place, ((tile, name), mark))| {
        let is_answer = matches!(mark, Some(Mark::Right | Mark::Wrong)) && firsts.contains(&place);
        let is_taken = offer.answered.is_none() && draft.taken.contains(&place);
        TileButton::new(*tile, name).selected(is_answer || is_taken)
    });
    let row = RackRow::new(Id::unique("drill-discard"), buttons.collect()).picked_from();
    let row = rack(ui, shared, tiles.len(), tiles, row, offer.scale);
    for (mark, tile) in marks.iter().zip(&row.tiles) {
        if let Some(mark) = mark {
            mark.paint(ui.painter(), tile.rect.center_top(), SMALL_MARK);
        }
    }
    if offer.answered.is_some() {
        return;
    }
    by_keys(&row.tiles);
    if let Some(place) = row.clicked {
        ask(shared, DrillCommand::Pick(place));
    }
}

/// Where these tiles stand in a row: of identical ones what was picked comes first.
fn places_of(mut these: TileCounts, row: &[Tile], draft: &AnswerInMaking) -> BTreeSet<usize> {
    let picked = draft.taken.iter().copied();
    let all = picked.chain(0..row.len());
    let mut places = BTreeSet::new();
    for place in all {
        let Some(tile) = row.get(place) else { continue };
        if !places.contains(&place) && these.remove(*tile) {
            places.insert(place);
        }
    }
    places
}

/// The rack, from which three tiles are chosen; what came in with the pass before is marked as at the table.
fn pass(
    ui: &mut Ui,
    shared: &Shared<'_>,
    tiles: &[Tile],
    offer: Offer<'_>,
    draft: &AnswerInMaking,
) {
    let answered = offer.answered;
    let table = offer.exercise.table();
    let passes = table.map(|game| passes_made(game.view(Seat::FIRST)));
    let came = passes.and_then(|passes| Some(passes.last()?.got));
    let newest = places_of(came.unwrap_or_default(), tiles, &AnswerInMaking::default());
    let names: Vec<String> = tiles
        .iter()
        .enumerate()
        .map(|(place, tile)| match wording::tile(*tile) {
            tile if newest.contains(&place) => shared.say(&msg!("table-new-tile", tile = tile)),
            tile => shared.say(&tile),
        })
        .collect();
    let given = tiles_of(answered.map(|it| it.answer));
    let mut better = tiles_of(answered.and_then(|it| it.best));
    better.remove_what_is_there(&given);
    let is_right = answered.is_some_and(|it| it.grade.is_right());
    let given = places_of(given, tiles, draft);
    let mut marks = Vec::new();
    let buttons = tiles.iter().zip(&names).enumerate();
    let buttons = buttons.map(|(place, (tile, name))| {
        let is_given = given.contains(&place);
        let is_better = !is_given && !is_right && better.remove(*tile);
        marks.push(is_better.then_some(Mark::Missing));
        let is_taken = is_given || answered.is_none() && draft.taken.contains(&place);
        TileButton::new(*tile, name)
            .selected(is_taken)
            .highlighted(newest.contains(&place))
    });
    let buttons = buttons.collect();
    let row = RackRow::new(Id::unique("drill-pass"), buttons).picked_from();
    let row = rack(ui, shared, tiles.len(), tiles, row, offer.scale);
    for (mark, tile) in marks.iter().zip(&row.tiles) {
        if let Some(mark) = mark {
            mark.paint(ui.painter(), tile.rect.center_top(), SMALL_MARK);
        }
    }
    if answered.is_some() {
        return;
    }
    by_keys(&row.tiles);
    let is_joker = |place: &usize| tiles.get(*place) == Some(&Tile::Joker);
    let may_take = |place: &usize| {
        let is_taken = draft.taken.contains(place);
        !is_joker(place) && (is_taken || draft.taken.len() < usize::from(PASS))
    };
    // As at the table, a joker stays where it is, and it is said why.
    let kept_back = ui.scope_id().with("joker kept back");
    if let Some(clicked) = &row.clicked {
        ui.data_mut(|data| data.insert_temp(kept_back, is_joker(clicked)));
    }
    if let Some(place) = row.clicked.filter(may_take) {
        ask(shared, DrillCommand::Pick(place));
    }
    if ui.data(|data| data.get_temp(kept_back)).unwrap_or(false) {
        let why = shared.say(&msg!("table-joker-not-passed"));
        ui.vertical_centered(|ui| said(ui, shared, &why, text_size::BODY));
    }
    let count = usize::from(PASS);
    Answering { draft, count }.taken(ui, shared);
}

/// The tiles of an answer.
fn tiles_of(answer: Option<Answer>) -> TileCounts {
    match answer {
        Some(Answer::Tiles(tiles)) => tiles,
        Some(Answer::Choice(_)) | None => TileCounts::EMPTY,
    }
}

/// What was laid of a rack, with what is too many marked.
fn laid(ui: &mut Ui, shared: &Shared<'_>, answered: &Answered, scale: Scale) {
    let tiles = tiles_of(Some(answered.answer));
    let mut wanted = tiles_of(answered.best);
    let tiles: Vec<Tile> = tiles.tiles().collect();
    let names = names(shared, &tiles);
    let buttons = tiles.iter().zip(&names);
    let buttons = buttons.map(|(tile, name)| TileButton::new(*tile, name).picture());
    let row = RackRow::new(Id::unique("drill-laid"), buttons.collect()).in_order();
    let row = rack(ui, shared, tiles.len(), &tiles, row, scale);
    for (tile, shown) in tiles.iter().zip(&row.tiles) {
        if !wanted.remove(*tile) {
            Mark::Wrong.paint(ui.painter(), shown.rect.center_top(), SMALL_MARK);
        }
    }
}

/// The tray, from which a hand or a rack is laid, and what is laid of it.
fn lay(ui: &mut Ui, shared: &Shared<'_>, tray: &[Tile], answering: Answering<'_>, scale: Scale) {
    let Answering { draft, count } = answering;
    let laid: Vec<Tile> = draft
        .taken
        .iter()
        .filter_map(|place| tray.get(*place))
        .copied()
        .collect();
    let names_of_laid = names(shared, &laid);
    let buttons = laid.iter().zip(&names_of_laid);
    let buttons = buttons.map(|(tile, name)| TileButton::new(*tile, name));
    let row = RackRow::new(Id::unique("drill-laid"), buttons.collect()).picked_from();
    let row = rack(ui, shared, count, &laid, row, scale);
    if let Some(place) = row.clicked.and_then(|at| draft.taken.get(at)) {
        ask(shared, DrillCommand::Pick(*place));
    }
    let names = names(shared, tray);
    let theme = Theme::current(ui);
    felt_frame(theme)
        .fill(theme.felt)
        .inner_margin(12.0)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            let half = tray.len().div_ceil(2).max(1);
            let fit = (ui.available_width() + GAP) / half as f32 - GAP;
            let size = TileSize::Width(fit.floor().min(scale.of(TRAY)));
            let tiles: Vec<(usize, (&Tile, &String))> =
                tray.iter().zip(&names).enumerate().collect();
            let mut buttons = Vec::new();
            for row in tiles.chunks(half) {
                ui.horizontal(|ui| {
                    for (place, (tile, name)) in row {
                        // Where a tile was taken, its place stays empty.
                        if draft.taken.contains(place) {
                            ui.allocate_space(size.points());
                        } else {
                            let button = TileButton::new(**tile, name).size(size);
                            buttons.push(answering.tray_tile(ui, shared, *place, button));
                        }
                    }
                });
            }
            by_keys(&buttons);
            hand_on_focus(ui, &buttons);
        });
    answering.taken(ui, shared);
}

/// The keyboard comes to these tiles first; Space picks them, and Enter is left to the button that checks.
fn by_keys(tiles: &[Response]) {
    tiles.iter().for_each(picked_with_space);
    if let Some(first) = tiles.first() {
        goes_first(first);
    }
}

/// Who takes tiles with the keyboard goes on to the next one, as the one that was taken lies there no longer.
fn hand_on_focus(ui: &Ui, buttons: &[Response]) {
    let is_taken = |button: &Response| button.clicked() && button.has_focus();
    let Some(taken) = buttons.iter().position(is_taken) else {
        return;
    };
    let next = buttons.get(taken + 1);
    if let Some(next) = next.or_else(|| buttons.get(taken.checked_sub(1)?)) {
        ui.memory_mut(|memory| memory.request_focus(next.id));
    }
}

/// An answer that is being given with so many tiles.
#[derive(Clone, Copy)]
struct Answering<'a> {
    draft: &'a AnswerInMaking,
    count: usize,
}

impl Answering<'_> {
    /// A tile of the tray that was not taken.
    fn tray_tile(
        self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        place: usize,
        button: TileButton<'_>,
    ) -> Response {
        let response = ui.push_id(("tray", place), |ui| ui.add(button)).inner;
        // Carried to the rack, it is laid there as by a click.
        let is_asked = response.clicked() || response.drag_stopped();
        if is_asked && self.draft.taken.len() < self.count {
            ask(shared, DrillCommand::Pick(place));
        }
        response
    }

    /// How many are taken.
    fn taken(self, ui: &mut Ui, shared: &Shared<'_>) {
        let taken = msg!(
            "drill-taken",
            taken = self.draft.taken.len(),
            count = self.count
        );
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(shared.say(&taken)).size(text_size::BODY));
        });
    }

    /// The answer that these tiles are, once as many are taken.
    fn answer(self, tiles: &[Tile]) -> Option<Answer> {
        let taken = &self.draft.taken;
        let chosen = taken.iter().filter_map(|place| tiles.get(*place));
        (taken.len() == self.count).then(|| Answer::Tiles(chosen.copied().collect()))
    }
}

/// What tiles are called.
pub(super) fn names(shared: &Shared<'_>, tiles: &[Tile]) -> Vec<String> {
    let names = tiles.iter().map(|tile| shared.say(&wording::tile(*tile)));
    names.collect()
}
