//! A step of a lesson: what it shows, where it happens, what is done and asked there.

use std::sync::Arc;

use toml::Spanned;
use toml::de::DeValue;

use super::super::source::{Fields, Source};
use super::super::{CardOf, Fault, Picture, Question, Scene, Step};
use super::act::{self, acts};
use super::name;
use super::places::places;
use super::position::{POSITION_KEYS, game, position, seat};
use super::question::{Asked, KINDS, MOST_STACKS, question};
use super::words::{anchor, line, rows, tiles};
use crate::analysis::CompiledCard;
use crate::rules::Game;

const KEYS: [&str; 7] = [
    "id",
    "picture",
    "point",
    "table",
    "leave-table",
    "opening",
    "plays",
];

/// The fewest lines of a card on which a lesson can be taken that was not written for it: with fewer there
/// is nothing to weigh.
const ENOUGH_LINES: usize = 8;

/// The cards that a lesson can be played with.
pub(super) struct Cards<'a> {
    /// The one whose lines it names.
    pub lesson: &'a Arc<CompiledCard>,
    /// The one that the learner has chosen.
    pub chosen: Option<&'a Arc<CompiledCard>>,
}

impl Cards<'_> {
    /// The learner's own card if it has lines enough.
    fn own(&self) -> Option<&Arc<CompiledCard>> {
        let lines = |card: &CompiledCard| card.card().lines().count();
        self.chosen.filter(|card| lines(card) >= ENOUGH_LINES)
    }

    /// The card of something that is for any card, if it `is_own`: the learner's where it fits, else the
    /// lesson's; and whose that is.
    pub(super) fn on(
        &self,
        is_own: bool,
        fits: impl FnOnce(&Arc<CompiledCard>) -> bool,
    ) -> (&Arc<CompiledCard>, CardOf) {
        if !is_own {
            return (self.lesson, CardOf::Lesson);
        }
        match self.own().filter(|card| fits(card)) {
            Some(own) => (own, CardOf::Learner),
            None if self.chosen.is_none() => (self.lesson, CardOf::NoneChosen),
            None => (self.lesson, CardOf::LessonInstead),
        }
    }
}

/// Where the step before was.
#[derive(Debug, Clone)]
pub(super) enum At {
    /// On a page of its own.
    Page,
    /// At a table that stays, with this card.
    Table(Arc<CompiledCard>, CardOf),
}

/// Reads a step. `names` are those given so far, `at` where the step before was.
pub(super) fn read_step<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    names: &mut Vec<String>,
    at: &mut At,
    cards: &Cards<'_>,
) -> Option<Step> {
    let card = cards.lesson;
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
    let mut pictures: Vec<_> = source
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
    let scene = scene(source, &fields, at, cards);
    let opening = match fields.get("opening") {
        Some(value) => source.truth(value)?,
        None => false,
    };
    let plays = acts(source, &fields, "plays");
    let asked = question(source, &fields, cards);
    let (question, found) = match asked {
        Some(Asked::Question(question)) => (Some(question), None),
        Some(Asked::OfCard(found)) => {
            pictures.push(found.hand);
            let on = (found.card, found.card_of);
            (Some(Question::Choose(found.choose)), Some(on))
        }
        None => (None, None),
    };
    let scene = scene?;
    let needs_table = matches!(question, Some(Question::Act(_) | Question::Play(_)));
    if !scene.is_table() && (needs_table || opening || !plays.is_empty()) {
        source.fault(&fields.span, Fault::NoTable);
    }
    let goes_at_table = found.is_none()
        && matches!(
            question,
            None | Some(
                Question::Act(_) | Question::Play(_) | Question::Choose(_) | Question::Amount(_)
            )
        );
    if scene.is_table() && !goes_at_table {
        source.fault(&fields.span, Fault::NotAtTable);
    }
    let (card, card_of) = match (at, found) {
        (At::Table(card, of), _) => (Arc::clone(card), *of),
        (At::Page, Some(on)) => on,
        (At::Page, None) => (Arc::clone(card), CardOf::Lesson),
    };
    Some(Step {
        id: id?,
        places: places(source, &fields),
        pictures,
        points,
        scene,
        card,
        card_of,
        opening,
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
    cards: &Cards<'_>,
) -> Option<Scene> {
    if let Some(value) = fields.get("leave-table")
        && source.truth(value)?
    {
        *at = At::Page;
    }
    if let Some(value) = fields.get("table") {
        let known = [&POSITION_KEYS[..], &["own-card"]].concat();
        let table = source.table(value, &known)?;
        let is_own = match table.get("own-card") {
            Some(value) => source.truth(value)?,
            None => false,
        };
        let (card, card_of) = cards.on(is_own, |card| {
            let position = position(source, &table, card);
            position.is_some_and(|position| Game::from_position(&position).is_ok())
        });
        *at = At::Table(Arc::clone(card), card_of);
        return set_up(source, value, &table, card);
    }
    if let Some(value) = fields.get("act")
        && act::has_position(value.get_ref())
        && let Some(table) = act::fields(source, value)
    {
        *at = At::Page;
        return set_up(source, value, &table, cards.lesson);
    }
    Some(match at {
        At::Page => Scene::Page,
        At::Table(..) => Scene::GoesOn,
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

/// Whether a key is set to `true`; not when it is not there.
fn is_set<'t>(source: &mut Source<'t>, fields: &Fields<'t>, key: &'static str) -> Option<bool> {
    match fields.get(key) {
        Some(value) => source.truth(value),
        None => Some(false),
    }
}

fn picture<'t>(
    source: &mut Source<'t>,
    value: &'t Spanned<DeValue<'t>>,
    card: &CompiledCard,
) -> Option<Picture> {
    let keys = [
        "line", "tiles", "named", "rack", "open", "seats", "east", "dice", "wall", "broken",
        "served",
    ];
    let fields = source.table(value, &keys)?;
    if let Some(found) = source.optional_text(&fields, "dice") {
        let dice = found.value.split_once(' ').and_then(|(one, other)| {
            let spots = |text: &str| text.parse().ok().filter(|spots| (1..=6).contains(spots));
            Some(Picture::Dice(spots(one)?, spots(other)?))
        });
        if dice.is_none() {
            source.fault(&found.span, Fault::NotDice(found.value.to_owned()));
        }
        return dice;
    }
    if let Some(found) = source.optional_text(&fields, "rack") {
        let open = match source.optional_text(&fields, "open") {
            Some(open) => rows(source, &open)?,
            None => Vec::new(),
        };
        let tiles = tiles(source, &found)?;
        let named = is_set(source, &fields, "named")?;
        return Some(Picture::Rack { tiles, open, named });
    }
    if let Some(value) = fields.get("seats") {
        source.truth(value)?;
        let east = match fields.get("east") {
            Some(value) => Some(seat(source, value)?),
            None => None,
        };
        return Some(Picture::Seats { east });
    }
    if let Some(value) = fields.get("wall") {
        let stacks = source.number(value, 1..=MOST_STACKS)?;
        let broken = match fields.get("broken") {
            Some(value) => Some(source.number(value, 1..=stacks)? as u8),
            None => None,
        };
        let served = is_set(source, &fields, "served")?;
        return Some(Picture::Wall {
            stacks: stacks as u8,
            broken,
            served,
        });
    }
    if fields.get("tiles").is_some() {
        let found = source.required_text(&fields, "tiles")?;
        let named = is_set(source, &fields, "named")?;
        let groups = rows(source, &found)?;
        return Some(Picture::Tiles { groups, named });
    }
    let found = source.required_text(&fields, "line")?;
    Some(Picture::Line(line(source, &found, card)?))
}
