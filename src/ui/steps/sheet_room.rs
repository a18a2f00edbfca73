//! How much room the sheet with what is said to an answer has on a page: that for the longest of it is kept from
//! the start, so that nothing moves when it comes.

use egui::Ui;

use super::feedback::BEFORE;
use super::sheet::PAD;
use crate::lesson::{Item, Runner, StepQuestion, texts, wrong_answers};
use crate::locale::Message;
use crate::msg;
use crate::tile::Tile;
use crate::ui::Shared;
use crate::ui::theme::text_size;
use crate::ui::widgets::Prose;
use crate::ui::widgets::column::{column_width, is_low};
use crate::ui::words::tile_names;

/// The room for the link to a rule, in points.
const LINK: f32 = 30.0;
/// The same in words that are [`NARROW`], in points.
const LINK_IN_TWO_ROWS: f32 = 52.0;
/// Words narrower than this have their link in two rows, in points.
const NARROW: f32 = 430.0;
/// The room for the sentence with the tiles that were picked wrong, in points.
const PICKED: f32 = 30.0;
/// The most that the sheet takes of the height of the window.
const MOST: f32 = 0.3;
/// The most that is kept for it in a low window from the start.
const KEPT_IF_LOW: f32 = 0.22;
/// The same where tiles are to be pressed: who wants very large text wants to tell them apart, and scrolls what is said.
const KEPT_BELOW_TILES_IF_LOW: f32 = 0.16;
/// The least that is left to the sheet in a low window, in points: a row of words and the link to a rule, or two rows.
const LEAST_IF_LOW: f32 = 76.0;

/// The room for the sheet of a step, in points.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SheetRoom {
    /// What is left free for it from the start, as long as the tiles above can get smaller: what stands there is
    /// not moved when it comes.
    pub(super) kept: f32,
    /// What it takes at most.
    pub(super) most: f32,
}

/// How much room the sheet of a step has.
pub(super) fn room(ui: &Ui, shared: &Shared<'_>, runner: &Runner, item: &Item) -> SheetRoom {
    let Some(step) = item.step().filter(|step| step.question.is_some()) else {
        return SheetRoom::default();
    };
    let window = ui.ctx().content_rect().height();
    let is_exam = runner.is_exam();
    let most = height(ui, shared, item, is_exam, column_width(ui)).min(window * MOST);
    let share = if step.question.as_ref().is_some_and(presses_tiles) {
        KEPT_BELOW_TILES_IF_LOW
    } else {
        KEPT_IF_LOW
    };
    let kept = if is_low(ui) {
        most.min((window * share).floor())
    } else {
        most
    };
    SheetRoom { kept, most }
}

/// Whether a question is answered by pressing tiles.
fn presses_tiles(question: &StepQuestion) -> bool {
    match question {
        StepQuestion::PickTiles(_) | StepQuestion::Build(_) => true,
        StepQuestion::Choose(choose) => choose.choices.iter().any(|it| !it.tiles().is_empty()),
        _ => false,
    }
}

impl SheetRoom {
    /// The same in a low window, in which what was asked and the answers take `content` of the height that is `free`,
    /// in points: they are not hidden, as long as something is left to what is said.
    pub(super) fn beside(self, content: f32, free: f32) -> Self {
        let most = self.most.min((free - content).max(LEAST_IF_LOW));
        Self { most, ..self }
    }
}

/// How high the sheet must be for the longest of what may be said at this step.
fn height(ui: &Ui, shared: &Shared<'_>, item: &Item, is_exam: bool, width: f32) -> f32 {
    let Some(step) = item.step() else { return 0.0 };
    let inside = width - PAD.sum().x;
    let half = (inside - ui.spacing().item_spacing.x) / 2.0;
    let title = shared.say(&msg!("lesson-wrong"));
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    let tall = |attribute: &str, width: f32| {
        let id = texts::of_step(&item.lesson.id, &step.words, attribute);
        if !shared.locale.has(&id) {
            return 0.0;
        }
        let text = shared.say(&Message::new(id));
        let prose = Prose::new(&text, text_size::LARGE, &names).lead(&title);
        prose.lay_out(ui, width - BEFORE).size().y
    };
    let link = if half < NARROW {
        LINK_IN_TWO_ROWS
    } else {
        LINK
    };
    let picks_tiles = matches!(&step.question, Some(StepQuestion::PickTiles(_)));
    let wrong = wrong_answers(step).into_iter();
    let wrong = wrong
        .map(|(id, _)| format!("wrong-{id}"))
        .chain(std::iter::once("wrong".to_owned()))
        .map(|attribute| {
            let tells_tiles = attribute == "wrong" && picks_tiles;
            let tiles = if tells_tiles { PICKED } else { 0.0 };
            tall(&attribute, half) + link + tiles
        });
    // In an exam the right answer stands beside the wrong one.
    let others = if is_exam {
        [tall("right", half), 0.0]
    } else {
        [tall("right", inside), tall("hint", half)]
    };
    let most = others.into_iter().chain(wrong).fold(0.0, f32::max);
    (most + PAD.sum().y).ceil()
}
