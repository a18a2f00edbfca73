//! What the coach says of tiles and lines is true of the lines that it shows.

use std::sync::Arc;

use mahj_tutor::analysis::{CompiledCard, HowItComes, LineOutlook};
use mahj_tutor::coach::{Advice, AdviceReason, Recommendation, Traded, advise};
use mahj_tutor::rules::{Action, Claim, View};
use mahj_tutor::tile::{Tile, TileCounts};

use crate::coach::{play, practice};
use crate::refinement::claims_to_be_best;

/// The tiles of the rack that a line loses when these go.
fn lost(line: &LineOutlook, view: View<'_>, tiles: &TileCounts) -> TileCounts {
    let mut left = *view.rack();
    left.remove_what_is_there(tiles);
    let mut lost = line.counts;
    lost.remove_what_is_there(&left);
    lost
}

/// Whether a reason is true of the lines that are shown beside it.
fn is_true(recommendation: &Recommendation, advice: &Advice, view: View<'_>) -> bool {
    let lines = &advice.lines;
    let given: TileCounts = match recommendation.action {
        Action::Pass { tiles, .. } | Action::PassCourtesy(tiles) => tiles,
        Action::Discard(tile) => [tile].into_iter().collect(),
        _ => TileCounts::EMPTY,
    };
    let line = |index| lines.iter().find(|line| line.line == index);
    let lacks_one_for_a_group = |line: &&LineOutlook, tile: Tile| {
        let mut missing = line.missing.iter();
        missing.any(|it| it.tile == tile && it.count == 1 && it.comes != HowItComes::Drawn)
    };
    match recommendation.reason {
        AdviceReason::FitNoNearLine { tiles, others, .. } => {
            let none = |it: &LineOutlook| tiles.kinds().all(|(tile, _)| it.counts[tile] == 0);
            lines.iter().all(none) && others + 1 == lines.len()
        }
        AdviceReason::LinesLoseNothing { tiles } => {
            lines.iter().all(|line| lost(line, view, &tiles).is_empty())
        }
        AdviceReason::TakesFrom {
            tiles,
            line: index,
            is_best,
            ..
        } => {
            line(index).is_some_and(|line| lost(line, view, &given).contains(&tiles))
                && is_best == (lines[0].line == index)
        }
        AdviceReason::HelpLeast { line, .. } | AdviceReason::MissedLeast { line, .. } => {
            line == lines[0].line
        }
        AdviceReason::TurnsTo { line, .. } => line != lines[0].line,
        AdviceReason::SafeToDiscard { tile } => {
            let one: TileCounts = [tile].into_iter().collect();
            lines.iter().all(|line| lost(line, view, &one).is_empty())
                && view.hidden().tiles[tile] == 0
        }
        AdviceReason::NoUseForIt { tile } => {
            let mut missing = lines.iter().flat_map(|line| &line.missing);
            missing.all(|it| it.tile != tile)
        }
        AdviceReason::TooFewForGroup { tile } => {
            let mut missing = lines.iter().flat_map(|line| &line.missing);
            missing.any(|it| it.tile == tile && it.comes != HowItComes::Drawn)
                && !lines.iter().any(|line| lacks_one_for_a_group(&line, tile))
        }
        AdviceReason::OnlyForPair { tile, line: index } => line(index).is_some_and(|line| {
            let mut missing = line.missing.iter();
            missing.any(|it| it.tile == tile && it.comes == HowItComes::Drawn)
        }),
        AdviceReason::NearEnoughToStop { distance, .. } => distance <= 4,
        AdviceReason::OpensTooEarly { distance } => {
            view.wall_left() / 4 + 1 >= usize::from(distance)
        }
        AdviceReason::OtherLineIsNearer {
            tile,
            line,
            distance,
        } => advice.lines.iter().any(|shown| {
            let is_wanted = shown.missing.iter().any(|missing| missing.tile == tile);
            (shown.line, shown.distance) == (line, distance) && !is_wanted
        }),
        AdviceReason::FreesAJoker { .. }
        | AdviceReason::BringsNoNearer {
            frees_joker: true, ..
        } => view.rack()[Tile::Joker] > 0,
        _ => true,
    }
}

#[test]
fn what_is_said_of_lines_is_true_of_the_lines_that_are_shown() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let [mut too_few, mut no_nearer, mut other_line, mut frees] = [0; 4];
    for seed in 0..30 {
        play(&compiled, seed, |game, seat| {
            let view = game.view(seat);
            let advice = advise(&compiled, view);
            for recommendation in &advice.recommendations {
                assert!(
                    is_true(recommendation, &advice, view),
                    "{seed}: {recommendation:?} beside {:?}",
                    advice.lines
                );
                let reason = recommendation.reason;
                too_few += usize::from(matches!(reason, AdviceReason::TooFewForGroup { .. }));
                no_nearer += usize::from(matches!(reason, AdviceReason::BringsNoNearer { .. }));
                other_line += usize::from(matches!(reason, AdviceReason::OtherLineIsNearer { .. }));
                frees += usize::from(matches!(
                    reason,
                    AdviceReason::FreesAJoker { .. }
                        | AdviceReason::BringsNoNearer {
                            frees_joker: true,
                            ..
                        }
                ));
            }
        });
    }
    let counts = [too_few, no_nearer, other_line, frees];
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

#[test]
fn of_one_action_alone_it_is_said_that_its_tiles_help_least() {
    let compiled = Arc::new(CompiledCard::new(practice()));
    let mut said = 0;
    for seed in 0..10 {
        play(&compiled, seed, |game, seat| {
            let advice = advise(&compiled, game.view(seat));
            let recommendations = advice
                .recommendations
                .iter()
                .filter(|recommendation| claims_to_be_best(recommendation.reason));
            let count = recommendations.count();
            assert!(count <= 1, "{:?}", advice.recommendations);
            said += count;
        });
    }
    assert!(said > 0);
}

#[test]
fn a_claim_that_brings_no_nearer_but_plays_on_better_says_that_it_frees_a_joker() {
    let claim = Action::Claim(Claim::Exposure {
        naturals: 2,
        jokers: 0,
    });
    let traded = Traded::between(&claim, &Action::LetGo);
    let tile = Tile::Flower;
    let played_on = |frees_joker| {
        let reason = AdviceReason::BringsNoNearer { tile, frees_joker };
        reason.played_on(false, true, traded)
    };
    assert_eq!(played_on(true), AdviceReason::FreesAJoker { tile });
    assert_eq!(played_on(false), AdviceReason::BetterPlayedOn(traded));
}
