//! What counted most in a game, in a few words each: the mistakes, the luckiest and unluckiest tiles, what the others did,
//! and how it ended.

use super::panel::tiles_of;
use super::reviewed_game::ReviewedGame;
use crate::coach::Warning;
use crate::locale::Message;
use crate::msg;
use crate::review::{Cause, Review, Swing};
use crate::rules::{Action, Event};
use crate::ui::table::{WorthALook, names};
use crate::ui::widgets::in_text;
use crate::wording;

/// So many decisions are offered at most to look at again.
const MOST_MISTAKES: usize = 3;
/// So much is told of a game at most, its end beside.
const MOST: usize = 5;
/// From which change of the chance to win on something counts, 0 to 1.
const COUNTS: f32 = 0.04;

/// With less of a change, 0 to 1, there was nothing left to lose at the end.
const ENDS: f32 = 0.005;

/// The gravest mistakes, in the order of the game.
pub(super) fn gravest_mistakes(game: &ReviewedGame) -> Vec<WorthALook> {
    let swings = game.review().swings.iter().enumerate();
    let mistakes = swings.filter_map(|(place, swing)| {
        let mistake = swing.decision.as_ref()?.mistake.as_ref()?;
        Some((place, swing, mistake))
    });
    let mut gravest: Vec<_> = mistakes.collect();
    gravest.sort_by(|(.., one), (.., other)| other.loss.total_cmp(&one.loss));
    gravest.truncate(MOST_MISTAKES);
    gravest.sort_by_key(|(place, ..)| *place);
    let found = gravest.into_iter();
    found
        .filter_map(|(place, swing, mistake)| of_mistake(game, place, swing, mistake))
        .collect()
}

/// What counted most, these mistakes among it, in the order of the game, and last how it ended.
pub(super) fn of(game: &ReviewedGame, mistakes: &[WorthALook]) -> Vec<WorthALook> {
    let review = game.review();
    let mut found = mistakes.to_vec();
    let change = |place: usize| {
        let chances = game.chances(place);
        chances.map_or(0.0, |(before, after)| (after - before).get().abs())
    };
    found.extend(little_decisions(
        game,
        MOST_MISTAKES.saturating_sub(mistakes.len()),
    ));
    let end = game.moment_before(None);
    let mut others: Vec<usize> = game.moments().to_vec();
    let is_found = |place: usize| found.iter().any(|it| it.place == place);
    others.retain(|place| Some(*place) != end && !is_mistake(review, *place) && !is_found(*place));
    others.retain(|place| change(*place) >= COUNTS);
    others.sort_by(|one, other| change(*other).total_cmp(&change(*one)));
    others.truncate(MOST.saturating_sub(found.len()));
    let is_told = |place: &usize| found.iter().any(|mistake| mistake.place == *place);
    others.extend(end.filter(|end| !is_told(end) && change(*end) >= ENDS));
    found.extend(
        others
            .into_iter()
            .filter_map(|place| of_change(game, place)),
    );
    found.sort_by_key(|moment| moment.place);
    found
}

/// The decisions that gave up most of those that gave up only a little, at most so many; without what the coach told.
fn little_decisions(game: &ReviewedGame, most: usize) -> Vec<WorthALook> {
    let advised = game.played().advised();
    let swings = game.review().swings.iter().enumerate();
    let mut little: Vec<_> = swings
        .filter(|(_, swing)| !advised.contains(&swing.actions))
        .filter_map(|(place, swing)| Some((place, swing.decision.as_ref()?)))
        .filter(|(place, decision)| decision.costs_a_little() && game.moments().contains(place))
        .collect();
    little.sort_by(|(_, one), (_, other)| other.loss.get().total_cmp(&one.loss.get()));
    let places = little.into_iter().map(|(place, _)| place);
    let told = places.filter_map(|place| of_change(game, place));
    told.take(most).collect()
}

fn is_mistake(review: &Review, place: usize) -> bool {
    let decision = review
        .swings
        .get(place)
        .and_then(|swing| swing.decision.as_ref());
    decision.is_some_and(|decision| decision.mistake.is_some())
}

fn of_mistake(
    game: &ReviewedGame,
    place: usize,
    swing: &Swing,
    mistake: &Warning,
) -> Option<WorthALook> {
    Some(WorthALook {
        place,
        cause: swing.cause,
        when: game.when(place),
        what: did(game, place, &mistake.action)?,
        remark: wording::review_graded(mistake),
    })
}

/// What the learner did there.
fn did(game: &ReviewedGame, place: usize, action: &Action) -> Option<Message> {
    let then = game.before(place)?;
    let view = then.view(game.review().seat);
    Some(msg!(
        "decisions-did",
        done = wording::action_done(action, view),
        tiles = tiles_of(action)
    ))
}

fn of_change(game: &ReviewedGame, place: usize) -> Option<WorthALook> {
    let swing = game.review().swings.get(place)?;
    let (before, after) = game.chances(place)?;
    Some(WorthALook {
        place,
        cause: swing.cause,
        when: game.when(place),
        what: what_happened(game, place, swing)?,
        remark: msg!(
            "review-change",
            before = wording::in_percent_of(before.get()),
            after = wording::in_percent_of(after.get())
        ),
    })
}

/// What went on there, in one sentence.
fn what_happened(game: &ReviewedGame, place: usize, swing: &Swing) -> Option<Message> {
    let names = names(game.played());
    let card = game.played().view().card();
    let moment = game.moment(place);
    let newest = game
        .what_counted_of_others(place)
        .or_else(|| moment.others.last().cloned());
    if let (Cause::Decision, Some((_, action))) = (swing.cause, swing.by) {
        return did(game, place, &action);
    }
    Some(match (swing.cause, swing.tile, &newest, moment.pass) {
        (Cause::Luck, Some(tile), ..) => msg!("review-drew", tile = wording::a_tile(tile)),
        (Cause::Luck, None, ..) => msg!("review-key-deal"),
        (_, _, Some(Event::Ended(outcome)), _) => wording::outcome(outcome, names, card),
        (_, _, Some(event), _) => wording::event(event, names),
        (.., Some(pass)) => msg!("review-key-pass", got = in_text(pass.made.got.tiles())),
        (..) => msg!("review-key-others"),
    })
}
