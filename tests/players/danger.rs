//! What no figure tells is warned of before: Mah Jongg that is none, a dead hand, a concealed line that is closed. And
//! what somebody may win with is not given away by a hand that is lost anyway.

use mahj_tutor::analysis::Reading;
use mahj_tutor::coach::{AdviceReason, Danger, Plan, Severity, Warning, advise};
use mahj_tutor::rules::{Action, Claim, Mistakes, Situation, TableRules, View};

use crate::decisions::{in_games, practice};

/// A table that allows mistakes.
fn mistakes_allowed() -> TableRules {
    TableRules {
        mistakes: Mistakes::Allowed,
        ..TableRules::default()
    }
}

/// Every group that the table lets the seat expose with the newest discard.
fn groups(view: View<'_>) -> Vec<Action> {
    let groups = (0..4).flat_map(|naturals| {
        (0..6).map(move |jokers| Action::Claim(Claim::Exposure { naturals, jokers }))
    });
    groups
        .filter(|action| view.accepts(action).is_ok())
        .collect()
}

#[test]
fn mah_jongg_with_a_hand_that_is_none_is_warned_of() {
    let card = practice();
    let (mut declared, mut claimed) = (0, 0);
    in_games(&card, &mistakes_allowed(), 4, |view| {
        let (action, seen) = match view.situation() {
            Situation::ToDiscard(seat) if seat == view.seat() => {
                (Action::DeclareMahJongg, &mut declared)
            }
            Situation::Claims(_) => (Action::Claim(Claim::MahJongg), &mut claimed),
            _ => return,
        };
        let warning = Warning::suspect(&card, view, &action, Severity::VeryBad);
        if view.check(&action).is_ok() {
            assert_eq!(warning, None, "a hand that is one is declared");
        } else if view.accepts(&action).is_ok() {
            *seen += 1;
            let warning = warning.unwrap();
            let is_false = matches!(warning.danger, Some(Danger::FalseMahJongg(_)));
            assert!(is_false, "{:?}", warning.danger);
            assert!(warning.to_compare().is_none(), "nothing is to be played on");
        }
    });
    assert!(declared > 50 && claimed > 50, "{declared} {claimed}");
}

#[test]
fn a_group_with_which_no_line_is_left_is_warned_of() {
    let card = practice();
    let mut seen = 0;
    in_games(&card, &mistakes_allowed(), 30, |view| {
        // Also what no rule allows, and people do all the same.
        for action in groups(view) {
            let warning = Warning::suspect(&card, view, &action, Severity::VeryBad);
            let Some(warning) = warning.filter(|it| it.danger == Some(Danger::NoLineLeft)) else {
                continue;
            };
            seen += 1;
            assert_eq!(warning.severity, Severity::VeryBad);
            // The hand is dead indeed: the slow and obvious way.
            let (rack, exposures) = view.after(&action);
            let mut hands = 0..card.hands();
            let can_be_made = hands.any(|hand| {
                let hand = mahj_tutor::card::HandIndex::from(hand);
                card.distance(hand, &rack, &exposures).is_some()
            });
            assert!(!can_be_made);
        }
    });
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_group_exposed_for_a_concealed_line_is_warned_of() {
    let card = practice();
    let concealed = card.card().lines().find(|(_, line)| line.concealed);
    let (concealed, _) = concealed.unwrap();
    let mut plan = Plan::default();
    plan.turn(concealed);
    let (mut planned, mut nearest) = (0, 0);
    in_games(&card, &mistakes_allowed(), 30, |view| {
        if !matches!(view.situation(), Situation::Claims(_)) {
            return;
        }
        for action in groups(view) {
            if let Some(warning) = Warning::suspect(&card, view, &action, Severity::Bad)
                && let Some(Danger::ClosesConcealedLine(line)) = warning.danger
            {
                assert!(card.card().line(line).concealed);
                nearest += 1;
            }
            let towards = Warning::suspect_towards(&card, view, &plan, &action, Severity::Bad);
            if let Some(warning) = towards
                && let Some(Danger::ClosesPlan(line)) = warning.danger
            {
                assert_eq!(line, concealed);
                assert_eq!(warning.best.action, Action::LetGo);
                planned += 1;
            }
        }
    });
    assert!(planned > 5 && nearest > 5, "{planned} {nearest}");
}

#[test]
fn who_can_hardly_win_any_more_is_advised_to_play_safe() {
    let card = practice();
    let (mut advised, mut told) = (0, 0);
    in_games(&card, &TableRules::default(), 60, |view| {
        let advice = advise(&card, view);
        let Some(best) = advice.best() else { return };
        let Action::Discard(tile) = best.action else {
            return;
        };
        let reading = Reading::new(&card, view);
        let kinds = view.rack().kinds();
        let dangers = kinds.map(|(tile, _)| reading.danger(tile));
        let (least, most) = dangers.fold((1.0_f32, 0.0_f32), |(least, most), danger| {
            (least.min(danger), most.max(danger))
        });
        if best.estimate.win < 0.03 && least + 0.05 < most {
            let danger = reading.danger(tile);
            assert!(
                danger < least + 0.06,
                "{tile} may cost {danger}, not {least}"
            );
            advised += 1;
            told += u32::from(matches!(best.reason, AdviceReason::PlaysSafe { .. }));
        }
    });
    assert!(advised > 3, "only {advised} hands were as good as lost");
    assert!(told * 2 > advised, "{told} of {advised} said so");
}
