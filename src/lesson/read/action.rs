//! What is asked for at the table: an action, or a game that is played on.

use super::super::LessonSource;
use super::super::action_task::{Accept, ActionKind, ActionTask, Breadth, WrongAction};
use super::super::hand::DrawnHand;
use super::super::play::{GamePhase, Help, Play, Until};
use super::super::{Fault, Wrong};
use super::position::POSITION_KEYS;
use super::question::wrong;
use super::shown::{On, in_tiles};
use crate::document::{Fields, KeyedValue};
use crate::rules::{Action, Seat, parse_seat_and_action};

/// The keys of an action beside those of a position, which may stand among them.
const KEYS: [&str; 5] = ["accept", "spares", "coach", "others", "wrong"];

const BREADTHS: [(&str, Breadth); 7] = [
    ("this-act", Breadth::ThisAction),
    ("same-kind", Breadth::SameKind),
    ("refused", Breadth::Refused),
    ("wanted", Breadth::Wanted),
    ("with-joker", Breadth::WithJoker),
    ("dearer", Breadth::Dearer),
    ("same-tiles", Breadth::SameTiles),
];

/// Whether the table of an action is set up together with it.
pub(super) fn has_position(action: KeyedValue<'_>) -> bool {
    let fields = action.as_table();
    fields.is_some_and(|fields| fields.get("moment").is_some())
}

/// The fields of an action, with those of a position where it has one.
pub(super) fn fields<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
) -> Option<Fields<'t>> {
    let known = [&POSITION_KEYS[..], &KEYS].concat();
    source.table(value, &known)
}

/// The learner's action that a step asks for.
pub(super) fn action_task<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    on: &On,
) -> Option<ActionTask> {
    let hand = on.hand.as_ref();
    let fields = fields(source, value)?;
    let spares = match source.optional_text(&fields, "spares") {
        Some(found) => Some(on.line(source, &found)?),
        None => None,
    };
    let listed = source.optional_array(&fields, "accept");
    let lists_none = listed.is_empty();
    let accept: Vec<Accept> = listed
        .into_iter()
        .filter_map(|value| accept(source, value, hand))
        .collect();
    let coach = match fields.get("coach") {
        Some(value) => source.truth(value)?,
        None => false,
    };
    if lists_none && spares.is_none() && !coach {
        source.fault(&value.span(), Fault::NothingRight);
    }
    let others = actions(source, &fields, "others", hand);
    let keys = ["id", "rule", "act", "when", "then"];
    let wrong: Vec<Wrong<WrongAction>> = wrong(source, &fields, &keys, |source, fields| {
        let value = source.required(fields, "act")?;
        let breadth = match source.optional_text(fields, "when") {
            Some(found) => source.word(&found, &BREADTHS)?,
            None => Breadth::ThisAction,
        };
        Some(WrongAction {
            action: action(source, value, hand)?,
            breadth,
            then: actions(source, fields, "then", hand),
        })
    });
    Some(ActionTask {
        accept,
        spares,
        coach,
        others,
        wrong,
    })
}

fn accept<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    hand: Option<&DrawnHand>,
) -> Option<Accept> {
    let found = source.text(value)?;
    if found.value.starts_with("any-") {
        return source.word(&found, &ActionKind::WORDS).map(Accept::Any);
    }
    action(source, value, hand).map(Accept::This)
}

const ENDS: [(&str, Option<Until>); 4] = [
    ("deal", Some(Until::Dealt)),
    ("charleston", Some(Until::CharlestonOver)),
    ("game", Some(Until::GameOver)),
    ("discards", None),
];

const HELPS: [(&str, Help); 3] = [
    ("told", Help::Told),
    ("on-request", Help::OnRequest),
    ("alone", Help::Alone),
];

/// How far a game is to be played on, and with how much help.
pub(super) fn play<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>) -> Option<Play> {
    let fields = source.table(value, &["until", "discards", "help", "opening", "tells"])?;
    let until = source.required_text(&fields, "until")?;
    let until = if let Some(until) = source.word(&until, &ENDS)? {
        until
    } else {
        let value = source.required(&fields, "discards")?;
        Until::Discards(source.number(value, 1..=30)? as u8)
    };
    let help = source.required_text(&fields, "help")?;
    let opening = match fields.get("opening") {
        Some(value) => source.truth(value)?,
        None => false,
    };
    let tells = source.optional_array(&fields, "tells").into_iter();
    let tells = tells.filter_map(|value| {
        let found = source.text(value)?;
        source.word(&found, &GamePhase::WORDS)
    });
    let tells = tells.collect();
    Some(Play {
        until,
        help: source.word(&help, &HELPS)?,
        opening,
        tells,
    })
}

/// An action, as records write it; tiles of a drawn hand by the words for them.
pub(crate) fn action<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    hand: Option<&DrawnHand>,
) -> Option<Action> {
    let found = source.text(value)?;
    let action = in_tiles(found.value, hand).parse().ok();
    if action.is_none() {
        source.fault(&found.span, Fault::NotAnAction(found.value.to_owned()));
    }
    action
}

/// The actions of a key, each with who does it.
pub(super) fn actions<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    key: &'static str,
    hand: Option<&DrawnHand>,
) -> Vec<(Seat, Action)> {
    source
        .optional_array(fields, key)
        .into_iter()
        .filter_map(|value| {
            let found = source.text(value)?;
            let action = parse_seat_and_action(&in_tiles(found.value, hand)).ok();
            if action.is_none() {
                source.fault(&found.span, Fault::NotAnAction(found.value.to_owned()));
            }
            action
        })
        .collect()
}
