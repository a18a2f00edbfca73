//! The act that is asked for in a position on the real engine.

use std::sync::Arc;

use toml::Spanned;
use toml::de::DeValue;

use super::super::act::Act;
use super::super::source::Source;
use super::super::{Fault, Wrong};
use super::position::{POSITION_KEYS, game, position};
use super::question::wrong;
use crate::analysis::CompiledCard;
use crate::rules::Action;

/// The learner's act that a step asks for.
pub(super) fn act<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    card: &Arc<CompiledCard>,
) -> Option<Act> {
    let known = [&POSITION_KEYS[..], &["accept", "wrong"]].concat();
    let fields = source.table(value, &known)?;
    let before = source.count();
    let position = position(source, &fields, card);
    let accept: Vec<Action> = match source.required(&fields, "accept") {
        Some(value) => source
            .array(value)
            .into_iter()
            .filter_map(|value| action(source, value))
            .collect(),
        None => Vec::new(),
    };
    let wrong: Vec<Wrong<Action>> =
        wrong(source, &fields, &["id", "rule", "act"], |source, fields| {
            let value = source.required(fields, "act")?;
            action(source, value)
        });
    if source.count() > before {
        return None;
    }
    if accept.is_empty() {
        source.fault(&value.span(), Fault::NothingRight);
    }
    Some(Act {
        game: game(source, &value.span(), &position?)?,
        accept,
        wrong,
    })
}

/// An act, as records write it.
pub(crate) fn action<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
) -> Option<Action> {
    let found = source.text(value)?;
    let action = found.value.parse().ok();
    if action.is_none() {
        source.fault(&found.span, Fault::NotAnAct(found.value.to_owned()));
    }
    action
}
