//! A step of a lesson: what it shows, where it happens, what is done and asked there.

use std::sync::Arc;

use toml::Spanned;
use toml::de::DeValue;

use super::super::source::{Fields, Source};
use super::super::{Fault, Picture, Question, Scene, Step};
use super::act::{self, acts};
use super::name;
use super::position::{POSITION_KEYS, game, position};
use super::question::{KINDS, question};
use super::words::{anchor, line, rows};
use crate::analysis::CompiledCard;

const KEYS: [&str; 6] = ["id", "picture", "point", "table", "leave-table", "plays"];

/// Where the step before was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum At {
    /// On a page of its own.
    Page,
    /// At a table that stays.
    Table,
}

/// Reads a step. `names` are those given so far, `at` where the step before was.
pub(super) fn read_step<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    names: &mut Vec<String>,
    at: &mut At,
    card: &Arc<CompiledCard>,
) -> Option<Step> {
    let known = [&KEYS[..], &KINDS].concat();
    let fields = source.table(value, &known)?;
    let found = source.required_text(&fields, "id");
    let id = found.as_ref().and_then(|found| name(source, found));
    if let (Some(id), Some(found)) = (&id, &found) {
        if names.contains(id) {
            source.fault(&found.span, Fault::Twice(id.clone()));
        }
        names.push(id.clone());
    }
    let pictures: Vec<_> = source
        .optional_array(&fields, "picture")
        .into_iter()
        .filter_map(|value| picture(source, value, card))
        .collect();
    let points: Vec<_> = source
        .optional_array(&fields, "point")
        .into_iter()
        .filter_map(|value| {
            let found = source.text(value)?;
            anchor(source, &found)
        })
        .collect();
    let scene = scene(source, &fields, at, card);
    let plays = acts(source, &fields, "plays");
    let question = question(source, &fields, card);
    let scene = scene?;
    let needs_table = matches!(question, Some(Question::Act(_) | Question::Play(_)));
    if !scene.is_table() && (needs_table || !plays.is_empty()) {
        source.fault(&fields.span, Fault::NoTable);
    }
    let goes_at_table = matches!(
        question,
        None | Some(
            Question::Act(_) | Question::Play(_) | Question::Choose(_) | Question::Amount(_)
        )
    );
    if scene.is_table() && !goes_at_table {
        source.fault(&fields.span, Fault::NotAtTable);
    }
    Some(Step {
        id: id?,
        line: source.line_of(&fields.span),
        pictures,
        points,
        scene,
        plays,
        question,
    })
}

/// Where a step happens. A table that is set up together with an act is there for that step only, as it
/// was before lessons had scenes.
fn scene<'t>(
    source: &mut Source<'t>,
    fields: &Fields<'t>,
    at: &mut At,
    card: &Arc<CompiledCard>,
) -> Option<Scene> {
    if let Some(value) = fields.get("leave-table")
        && source.truth(value)?
    {
        *at = At::Page;
    }
    if let Some(value) = fields.get("table") {
        *at = At::Table;
        let table = source.table(value, &POSITION_KEYS)?;
        return set_up(source, value, &table, card);
    }
    if let Some(value) = fields.get("act")
        && act::has_position(value.get_ref())
        && let Some(table) = act::fields(source, value)
    {
        *at = At::Page;
        return set_up(source, value, &table, card);
    }
    Some(match at {
        At::Page => Scene::Page,
        At::Table => Scene::GoesOn,
    })
}

fn set_up<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    table: &Fields<'t>,
    card: &Arc<CompiledCard>,
) -> Option<Scene> {
    let before = source.count();
    let position = position(source, table, card)?;
    if source.count() > before {
        return None;
    }
    let game = game(source, &value.span(), &position)?;
    Some(Scene::SetUp(Box::new(game)))
}

fn picture<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    card: &CompiledCard,
) -> Option<Picture> {
    let fields = source.table(value, &["line", "tiles", "named"])?;
    if fields.get("tiles").is_some() {
        let found = source.required_text(&fields, "tiles")?;
        let named = match fields.get("named") {
            Some(value) => source.truth(value)?,
            None => false,
        };
        let groups = rows(source, &found)?;
        return Some(Picture::Tiles { groups, named });
    }
    let found = source.required_text(&fields, "line")?;
    Some(Picture::Line(line(source, &found, card)?))
}
