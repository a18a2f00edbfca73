//! What is said to an answer: the verdict, why, what it costs, and what was chosen beside what is right.

use std::sync::Arc;

use egui::{FontId, RichText, Ui};

use super::choices::sheet;
use super::room::Scale;
use crate::analysis::{CompiledCard, Distances};
use crate::card::LineIndex;
use crate::coach::AdviceReason;
use crate::drill::{
    AS_GOOD, Answer, Answered, Asked, Choice, Exercise, GradeReason, Picture, Question, Shown,
    Verdict,
};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Action, CharlestonPass, Claim, Game, Seat, View};
use crate::tile::{Tile, TileCounts, TileSet};
use crate::ui::reading::{LineReader, LineReaders, RackAtHand};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::{CardLine, Icon, TileButton, TileSize, row_width};
use crate::ui::words::paragraphs::broad_paragraphs;
use crate::ui::words::{listed, rule_link, rule_link_width, said_weak};
use crate::ui::{Shared, fonts};
use crate::wording;

/// The width of a tile with its name, in points.
const TILE: f32 = 44.0;

/// From this loss of the chance to win on nobody would call something the next best.
const FAR: f32 = 0.05;

/// What was chosen where it is not the best, and what is; of what is weighed, the next best beside what was chosen rightly.
fn compared(answered: &Answered) -> impl Iterator<Item = Shown> {
    let exercise = &answered.exercise;
    let is_right = answered.grade.verdict == Verdict::Right;
    let is_best = Some(answered.answer) == answered.best || is_right;
    let own = (!is_best).then_some(answered.answer);
    let best = if is_right {
        Some(answered.answer)
    } else {
        answered.best
    };
    let answers = own.into_iter().chain(best);
    let answers = answers.filter_map(|answer| exercise.shown(answer));
    answers.chain(next_best(answered).map(|choice| choice.shown))
}

/// The best of what else could be chosen by somebody who has chosen rightly, where that gives up something.
fn next_best(answered: &Answered) -> Option<&Choice> {
    let choices = answered.exercise.choices().iter().enumerate();
    let others = choices.filter(|(place, _)| answered.answer != Answer::Choice(*place));
    let is_right = answered.grade.verdict == Verdict::Right;
    let own = answered.grade.loss.filter(|_| is_right)?;
    let weighed = others.filter_map(|(_, choice)| Some((choice, choice.grade.loss?)));
    let worse = weighed.filter(|(_, loss)| *loss > AS_GOOD && *loss > own);
    let next = worse.min_by(|(_, one), (_, other)| one.total_cmp(other));
    next.map(|(choice, _)| choice)
}

/// What the next best gives up; of a line what it comes from, too.
fn next_best_said(card: &CompiledCard, answered: &Answered) -> Option<Message> {
    let exercise = &answered.exercise;
    let next = next_best(answered)?;
    let told = match exercise.question {
        Question::BetterAim => msg!(
            "drill-next-best-line",
            why = wording::drill_grade_reason(card.card(), &next.grade)
        ),
        Question::SafestTile => msg!("drill-how-dangerous"),
        _ => {
            let loss = next.grade.loss?;
            msg!(
                "drill-next-best",
                far = if loss >= FAR { "yes" } else { "no" },
                next = wording::drill_choice(exercise, card.card(), next.shown),
                loss = wording::wins_in_hundred(loss)
            )
        }
    };
    Some(told)
}

/// What is said, and behind it what comes of a line that was offered, but neither chosen nor told of as the best or the next
/// best.
fn and_other_line(card: &CompiledCard, answered: &Answered, said: Message) -> Message {
    let told: Vec<Shown> = compared(answered).collect();
    let mut others = answered.exercise.choices().iter().enumerate();
    let other = others.find(|(_, choice)| !told.contains(&choice.shown));
    match other.map(|(place, other)| (place, other.shown, other.grade.reason)) {
        Some((place, Shown::Line(line), GradeReason::ChanceOfLine(of))) => {
            let other = wording::drill_other_line(card.card(), place + 1, line, of);
            msg!("drill-reason-and", why = said, also = other)
        }
        _ => said,
    }
}

/// The line that something to choose shows.
pub(super) fn line_of(shown: Shown) -> Option<LineIndex> {
    match shown {
        Shown::Line(line) => Some(line),
        _ => None,
    }
}

/// The tile that something to choose shows or names.
pub(super) fn tile_of(shown: Shown) -> Option<Tile> {
    match shown {
        Shown::Tile(tile) | Shown::TileName(tile) => Some(tile),
        _ => None,
    }
}

/// The tiles beside which the lines of an exercise are told.
fn tiles_beside(answered: &Answered) -> Option<TileCounts> {
    match (&answered.exercise.picture, answered.answer) {
        (Some(Picture::Rack(tiles) | Picture::LineAndTiles(_, tiles)), _) => Some(*tiles),
        (Some(Picture::Table(game)), _) if answered.exercise.question == Question::BetterAim => {
            Some(*game.view(Seat::FIRST).rack())
        }
        (Some(Picture::Line(_)), Answer::Tiles(tiles)) => Some(tiles),
        _ => None,
    }
}

/// The readers of the lines of an answer, beside the rack where there is one.
pub(super) fn readers(card: &Arc<CompiledCard>, answered: &Answered) -> Vec<LineReader> {
    let exercise = &answered.exercise;
    let of_picture = match &exercise.picture {
        Some(Picture::LineAndTiles(line, _)) => Some(*line),
        Some(Picture::Line(line)) if matches!(exercise.asked, Asked::Lay { .. }) => Some(*line),
        _ => None,
    };
    let of_choices = compared(answered).filter_map(line_of);
    let of_choices = of_choices.filter(|_| takes_place_of_choices(exercise));
    let lines = of_choices.chain(of_picture);
    let told = lines.map(|line| match tiles_beside(answered) {
        Some(tiles) => {
            let rack = RackAtHand::alone(TileSet::STANDARD, tiles);
            LineReader::beside(card, line, rack).terse().open()
        }
        None => LineReader::new(card, line),
    });
    told.chain(readers_of_reasons(card, answered)).collect()
}

/// The readers of the lines of which the reasons of a decision at a table speak, beside the rack that decides.
fn readers_of_reasons(
    card: &Arc<CompiledCard>,
    answered: &Answered,
) -> impl Iterator<Item = LineReader> {
    let exercise = &answered.exercise;
    let better = better(card, answered);
    let better = better.and_then(|(shown, why)| Some((Some(shown), why, why.line()?)));
    let own = answered.grade.reason;
    let own = own
        .line()
        .map(|line| (exercise.shown(answered.answer), own, line));
    let is_new = move |it: &(_, _, LineIndex)| own.is_none_or(|(.., line)| line != it.2);
    let told = own.into_iter().chain(better.filter(is_new));
    let view = table_of_reasons(exercise).map(|game| game.view(Seat::FIRST));
    view.into_iter().flat_map(move |view| {
        told.clone().map(move |(shown, reason, line)| {
            // What is claimed comes to the hand.
            let claim = claim_told(card, view, shown, reason);
            let rack = match (exercise.question, claim) {
                (Question::Claim { .. }, Some(claim)) => RackAtHand::of_claim(view, claim),
                _ => RackAtHand::of_view(view),
            };
            LineReader::beside(card, line, rack).terse().open()
        })
    })
}

/// The claim of which a reason speaks: the one that was made, or the one that would gain too little, for the group that its
/// line has.
fn claim_told(
    card: &CompiledCard,
    view: View<'_>,
    shown: Option<Shown>,
    reason: GradeReason,
) -> Option<Claim> {
    match (shown, reason) {
        (Some(Shown::Action(Action::Claim(claim))), _) => Some(claim),
        (_, GradeReason::Coach(AdviceReason::GainsTooLittle { line, .. })) => {
            let claims = view.claims().into_iter();
            let exposures = claims.filter(|claim| matches!(claim, Claim::Exposure { .. }));
            exposures.min_by_key(|claim| {
                let (rack, exposures) = view.after(&Action::Claim(*claim));
                let mut distances = Distances::default();
                card.measure(&rack, &exposures, &mut distances);
                distances.nearest(&card.hands_of(line)).unwrap_or(u8::MAX)
            })
        }
        _ => None,
    }
}

/// The table at which something is decided that reasons with lines are told of.
fn table_of_reasons(exercise: &Exercise) -> Option<&Game> {
    // Where others are to be given nothing, no line of one's own counts.
    let is_own = exercise.question != Question::SafestTile && !takes_place_of_choices(exercise);
    match &exercise.picture {
        Some(Picture::Table(game)) if is_own => Some(game),
        _ => None,
    }
}

/// Whether the lines that an answer is told with take the place of the choices: they are the same, with tiles.
pub(super) fn takes_place_of_choices(exercise: &Exercise) -> bool {
    let mut choices = exercise.choices().iter();
    let has_rack = matches!(exercise.picture, Some(Picture::Rack(_) | Picture::Table(_)));
    has_rack && choices.any(|choice| line_of(choice.shown).is_some())
}

/// Draws the lines and tiles that an answer is told with.
pub(super) fn pictures(
    ui: &mut Ui,
    shared: &Shared<'_>,
    answered: &Answered,
    scale: Scale,
    readers: &mut LineReaders,
) {
    let is_right = answered.grade.verdict == Verdict::Right;
    let has_lines = takes_place_of_choices(&answered.exercise);
    let chosen = (!is_right && has_lines).then(|| msg!("drill-yours"));
    let best = has_lines.then(|| msg!("drill-best"));
    let next = next_best(answered).filter(|_| has_lines);
    let next = next.map(|_| msg!("drill-next-best-title"));
    let titles = chosen.into_iter().chain(best).chain(next).map(Some);
    let titles = titles.chain(std::iter::repeat(None));
    if table_of_reasons(&answered.exercise).is_none() {
        for (reader, title) in readers.iter_mut().zip(titles) {
            read(ui, shared, reader, scale, title);
        }
    }
    // What is right stands in the question and the answer already.
    if answered.exercise.question.is_of_names() && !is_right {
        named_tiles(ui, shared, compared(answered).filter_map(tile_of));
    }
}

/// Writes what is said to an answer: the verdict, why, what it costs, what is better, and the rule.
pub(super) fn said(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &CompiledCard,
    answered: &Answered,
    scale: Scale,
    readers: &mut LineReaders,
) {
    let theme = Theme::current(ui);
    let grade = answered.grade;
    let size = scale.of_what_is_said();
    let (icon, color, title) = match grade.verdict {
        Verdict::Right => (Icon::Check, theme.card_groups[0], msg!("drill-right")),
        Verdict::Nearly => (Icon::Check, theme.card_groups[2], msg!("drill-nearly")),
        Verdict::Wrong => (Icon::Cross, theme.card_groups[1], msg!("drill-wrong")),
    };
    let exercise = &answered.exercise;
    let link = rule_link_width(ui, shared, exercise.rule);
    let mut is_linked = grade.is_right();
    ui.horizontal_wrapped(|ui| {
        ui.add(icon.image(ui, 24.0).tint(color));
        let font = FontId::new(text_size::LARGE, fonts::bold());
        ui.label(RichText::new(shared.say(&title)).font(font));
        if let Some(loss) = wording::drill_loss(exercise.question, &grade) {
            let loss = shared.say(&loss);
            let label = ui.label(RichText::new(&loss).size(text_size::LARGE));
            listed(ui, shared, &loss, label.rect);
        }
        ui.add_space(8.0);
        if !is_linked && link <= ui.available_width() {
            rule_link(ui, shared, exercise.rule);
            is_linked = true;
        }
    });
    let reason = wording::drill_grade_reason(card.card(), &grade);
    let reason = match also_right(answered) {
        Some(also) => msg!("drill-reason-and", why = reason, also = also),
        None => reason,
    };
    let better = better(card, answered);
    // What speaks for a wrong choice is not what is to be remembered of it.
    if better.is_none() || !speaks_for(grade.reason) {
        let reason = match (&better, exercise.question) {
            (Some(_), Question::BetterAim) => msg!("drill-own-line", why = reason),
            _ => reason,
        };
        broad_paragraphs(ui, shared, &shared.say(&reason), size);
        printed(ui, shared, card, grade.reason.line(), scale, readers);
    }
    if let Some((shown, why)) = better {
        let better = wording::drill_better(exercise, card.card(), shown, why);
        let better = and_other_line(card, answered, better);
        broad_paragraphs(ui, shared, &shared.say(&better), size);
        // The safest tile serves nobody: the line that it might is not what counts.
        let is_new = |line: &LineIndex| grade.reason.line() != Some(*line);
        let other = why.line().filter(is_new);
        let other = other.filter(|_| exercise.question != Question::SafestTile);
        printed(ui, shared, card, other, scale, readers);
    }
    if let Some(next) = next_best_said(card, answered) {
        let next = and_other_line(card, answered, next);
        broad_paragraphs(ui, shared, &shared.say(&next), size);
    }
    if exercise.question == Question::PassAndGoOn(CharlestonPass::LastRight) {
        let over = shared.say(&msg!("drill-charleston-over"));
        broad_paragraphs(ui, shared, &over, size);
    }
    if !is_linked {
        rule_link(ui, shared, exercise.rule);
    }
}

/// Whether the coach tells what an action is good for.
const fn speaks_for(reason: GradeReason) -> bool {
    matches!(
        reason,
        GradeReason::Coach(
            AdviceReason::StaysHidden
                | AdviceReason::CompletesGroup { .. }
                | AdviceReason::LastCopies { .. }
        )
    )
}

/// That more than what was answered is right, where that is so: the marks alone do not say it.
fn also_right(answered: &Answered) -> Option<Message> {
    let choices = answered.exercise.choices().iter();
    let right = choices.filter(|choice| choice.grade.verdict == Verdict::Right);
    let own = usize::from(answered.grade.verdict == Verdict::Right);
    match (right.count(), own) {
        (0 | 1, _) => None,
        (_, 0) => Some(msg!("drill-all-right")),
        (right, own) => Some(msg!("drill-also-right", count = right - own)),
    }
}

/// The line that a reason speaks of, as it is printed: so it is found on the card; and where a rack is decided on, with what
/// that has of it, in its own numbers and suits.
fn printed(
    ui: &mut Ui,
    shared: &Shared<'_>,
    card: &CompiledCard,
    line: Option<LineIndex>,
    scale: Scale,
    readers: &mut LineReaders,
) {
    let Some(line) = line else { return };
    let mut readers = readers.iter_mut();
    let reader = readers.find(|reader| reader.line() == line);
    if let Some(reader) = reader.filter(|_| !scale.is_scarce()) {
        reader.scale(scale.at_most_whole().of(1.0));
        reader.ui(ui, shared);
    } else {
        let printed = CardLine::new(card.card(), line);
        let size = scale.of_what_is_said();
        printed.size(size).show(ui, shared.locale);
    }
}

/// What would have been better than a wrong choice, with its reason where that is another one.
fn better(card: &CompiledCard, answered: &Answered) -> Option<(Shown, GradeReason)> {
    let best = answered.best;
    let best = best.filter(|_| answered.grade.verdict != Verdict::Right)?;
    let shown = answered.exercise.shown(best)?;
    // The marks on the choices say the rest.
    let question = answered.exercise.question;
    let is_told = match shown {
        Shown::Action(_) | Shown::Tile(_) | Shown::Line(_) => true,
        Shown::Tiles(_) => question.is_of_groups(),
        _ => false,
    };
    let is_seen = question.is_of_names()
        || matches!(
            question,
            Question::NearestLine | Question::LineOfExposures | Question::ExchangeJoker
        );
    // What would be better is told with what is wrong.
    let is_told_already = matches!(
        answered.grade.reason,
        GradeReason::AsGoodTiles { .. }
            | GradeReason::BetterTiles { .. }
            | GradeReason::ThrowsJoker { .. }
    );
    if !is_told || is_seen || is_told_already {
        return None;
    }
    // Of a choice this is known; a pass, which the coach would weigh once more, is not told here.
    let reason = answered.exercise.grade(card, best)?.reason;
    (reason != answered.grade.reason).then_some((shown, reason))
}

/// Tiles with their names, side by side.
pub(super) fn named_tiles(ui: &mut Ui, shared: &Shared<'_>, tiles: impl IntoIterator<Item = Tile>) {
    let theme = Theme::current(ui);
    let named: Vec<(Tile, String)> = tiles
        .into_iter()
        .map(|tile| (tile, shared.say(&wording::tile(tile))))
        .collect();
    let font = FontId::proportional(text_size::LARGE);
    let widths = named.iter();
    let widths = widths.map(|(_, name)| row_width(ui, name, font.clone()));
    let gap = ui.spacing().item_spacing.x;
    let sheet = sheet(theme);
    let inside = widths.fold(0.0, f32::max) + TILE + gap;
    let width = inside + sheet.total_margin().sum().x;
    let columns = ((ui.available_width() + gap) / (width + gap))
        .floor()
        .max(1.0);
    for row in named.chunks(columns as usize) {
        ui.horizontal_top(|ui| {
            for (tile, name) in row {
                sheet.show(ui, |ui| {
                    ui.set_width(inside.min(ui.available_width()));
                    ui.horizontal(|ui| {
                        let size = TileSize::Width(TILE);
                        ui.add(TileButton::new(*tile, name).picture().size(size));
                        ui.label(RichText::new(name).font(font.clone()));
                    });
                });
            }
        });
    }
}

/// A line on its sheet, with the rack laid along it.
pub(super) fn read(
    ui: &mut Ui,
    shared: &Shared<'_>,
    reader: &mut LineReader,
    scale: Scale,
    title: Option<Message>,
) {
    let theme = Theme::current(ui);
    ui.push_id(reader.line().0, |ui| {
        reader.scale(scale.of(1.0));
        sheet(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            if let Some(title) = title {
                said_weak(ui, shared, &shared.say(&title), text_size::SMALL);
            }
            reader.ui(ui, shared);
        });
    });
}
