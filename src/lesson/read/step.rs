//! A step of a lesson: what it shows, where it happens, what is done and asked there.

use std::sync::Arc;

use super::super::LessonSource;
use super::super::hand::DrawnHand;
use super::super::{
    CardOf, Fault, Illustration, OpeningFrom, Scale, Scene, Step, StepQuestion, picture as layout,
};
use super::action::{self, actions};
use super::name;
use super::of_card::{OfCard, own_card, read_hand};
use super::places::places;
use super::position::{POSITION_KEYS, game, position, seat};
use super::question::{Asked, KINDS, MOST_STACKS, question};
use super::shown::On;
use super::words::{anchor, rows};
use crate::analysis::CompiledCard;
use crate::document::{Fields, KeyedValue};
use crate::rules::{Game, Seat};

const KEYS: [&str; 8] = [
    "id",
    "picture",
    "point",
    "hand",
    "table",
    "leave-table",
    "opening",
    "plays",
];

/// The keys of a recall question that is a form of another one.
const FORM_KEYS: [&str; 2] = ["form-of", "same-words"];

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
    /// At a table that stays, with this card and perhaps a hand that was drawn for it.
    Table(On),
}

/// Reads a step. `names` are those given so far, `at` where the step before was. `forms` are the recall questions
/// so far, of which it may be a form if it is one itself.
pub(super) fn read_step<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    names: &mut Vec<String>,
    at: &mut At,
    cards: &Cards<'_>,
    forms: Option<&[Step]>,
) -> Option<Step> {
    let known = [&KEYS[..], &KINDS, forms.map_or(&[][..], |_| &FORM_KEYS)].concat();
    let fields = source.table(value, &known)?;
    let found = source.required_text(&fields, "id");
    let id = found.as_ref().and_then(|found| name(source, found));
    if let (Some(id), Some(found)) = (&id, &found) {
        if names.contains(id) {
            source.fault(&found.span, Fault::Twice(id.clone()));
        }
        names.push(id.clone());
    }
    let form_of = forms.and_then(|forms| form_of(source, &fields, forms));
    let same_words = forms.is_some() && is_set(source, &fields, "same-words")?;
    let place = place(source, &fields, at, cards);
    // Without it the rest is read for its own problems.
    let lesson = || (None, On::lesson(Arc::clone(cards.lesson)));
    let (scene, mut on) = place.map_or_else(lesson, |(scene, on)| (Some(scene), on));
    let mut pictures: Vec<_> = source
        .optional_array(&fields, "picture")
        .into_iter()
        .filter_map(|value| picture(source, value, &on))
        .collect();
    let points: Vec<_> = source
        .optional_array(&fields, "point")
        .into_iter()
        .filter_map(|value| {
            let found = source.text(value)?;
            anchor(source, &found)
        })
        .collect();
    let opening = fields
        .get("opening")
        .and_then(|value| opening(source, value));
    let plays = actions(source, &fields, "plays", on.hand.as_ref());
    let asked = question(source, &fields, &on, cards);
    let is_of_card = matches!(asked, Some(Asked::OfCard(_)));
    let question = match asked {
        Some(Asked::Question(question)) => Some(question),
        Some(Asked::OfCard(OfCard {
            choose,
            hand,
            card,
            card_of,
        })) => {
            pictures.extend(hand);
            on = On {
                card,
                card_of,
                hand: None,
            };
            Some(StepQuestion::Choose(choose))
        }
        None => None,
    };
    let scene = scene?;
    let needs_table = matches!(
        question,
        Some(StepQuestion::Action(_) | StepQuestion::Play(_))
    );
    if !scene.is_table() && (needs_table || opening.is_some() || !plays.is_empty()) {
        source.fault(&fields.span, Fault::NoTable);
    }
    let asks_stack =
        matches!(&question, Some(StepQuestion::Amount(amount)) if amount.scale == Scale::Stacks);
    let shows_wall = matches!(opening, Some(OpeningFrom::Roll | OpeningFrom::Break));
    let goes_at_table = !is_of_card
        && (!asks_stack || shows_wall)
        && matches!(
            question,
            None | Some(
                StepQuestion::Action(_)
                    | StepQuestion::Play(_)
                    | StepQuestion::Choose(_)
                    | StepQuestion::Amount(_)
            )
        );
    if scene.is_table() && !goes_at_table {
        source.fault(&fields.span, Fault::NotAtTable);
    }
    let id = id?;
    let words = form_of.clone().filter(|_| same_words);
    Some(Step {
        words: words.unwrap_or_else(|| id.clone()),
        id,
        form_of,
        places: places(source, &fields),
        pictures,
        points,
        scene,
        card: on.card,
        card_of: on.card_of,
        opening,
        plays,
        question,
    })
}

/// The recall question before it that it asks in another position.
fn form_of<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    before: &[Step],
) -> Option<String> {
    let found = source.optional_text(fields, "form-of")?;
    let is_it = |step: &&Step| step.form_of.is_none() && step.id == found.value;
    let first = before.iter().find(is_it);
    if first.is_none() {
        source.fault(&found.span, Fault::UnknownQuestion(found.value.to_owned()));
    }
    first.map(|step| step.id.clone())
}

/// From where on the opening is shown: `true`, or what has been done by then.
fn opening<'t>(source: &mut LessonSource<'t>, value: KeyedValue<'t>) -> Option<OpeningFrom> {
    if value.as_text().is_none() {
        return source.truth(value)?.then_some(OpeningFrom::Start);
    }
    let known = [("roll", OpeningFrom::Roll), ("break", OpeningFrom::Break)];
    let found = source.text(value)?;
    source.word(&found, &known)
}

/// Where a step happens, on which card and with which hand. A table that is set up together with an action is there
/// for that step only, as it was before lessons had scenes.
fn place<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    at: &mut At,
    cards: &Cards<'_>,
) -> Option<(Scene, On)> {
    if is_set(source, fields, "leave-table")? {
        *at = At::Page;
    }
    if let Some(value) = fields.get("table") {
        let known = [&POSITION_KEYS[..], &["own-card"]].concat();
        let table = source.table(value, &known)?;
        let is_own = own_card(source, &table)?;
        // On some cards there is nothing to decide: no line of theirs has the group that could be claimed.
        let is_asked_at_once = fields.get("act").is_some() && fields.get("plays").is_none();
        let can_be_asked = |game: &Game| !is_asked_at_once || game.view(Seat::FIRST).must_act();
        let stands =
            |source: &mut LessonSource<'t>, card: &CompiledCard, hand: Option<&DrawnHand>| {
                let before = source.count();
                let position = position(source, &table, card, hand);
                // What cannot be read is told once, and not for every hand that is tried.
                source.count() > before
                    || position.is_some_and(|position| {
                        Game::from_position(&position).is_ok_and(|game| can_be_asked(&game))
                    })
            };
        let on = drawn(source, fields, is_own, cards, stands)?;
        *at = At::Table(on.clone());
        let scene = set_up(source, value, &table, &on)?;
        return Some((scene, on));
    }
    if let Some(value) = fields.get("act")
        && action::has_position(value)
        && let Some(table) = action::fields(source, value)
    {
        *at = At::Page;
        let on = On::lesson(Arc::clone(cards.lesson));
        let scene = set_up(source, value, &table, &on)?;
        return Some((scene, on));
    }
    Some(match at {
        At::Page => {
            let on = drawn(source, fields, false, cards, |_, _, _| true)?;
            (Scene::Page, on)
        }
        At::Table(on) => (Scene::GoesOn, on.clone()),
    })
}

/// The card of a step that `is_own`, or has a hand that is, and that hand: such that its table `stands`.
fn drawn<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    is_own: bool,
    cards: &Cards<'_>,
    stands: impl Fn(&mut LessonSource<'t>, &CompiledCard, Option<&DrawnHand>) -> bool,
) -> Option<On> {
    let Some(value) = fields.get("hand") else {
        let (card, card_of) = cards.on(is_own, |card| stands(source, card, None));
        return Some(On {
            card: Arc::clone(card),
            card_of,
            hand: None,
        });
    };
    let (wanted, hand_is_own) = read_hand(source, value)?;
    let is_own = hand_is_own || is_own;
    let mut draw = |card: &CompiledCard| {
        DrawnHand::draw(card, wanted, |hand| stands(source, card, Some(hand)))
    };
    let (card, card_of) = cards.on(is_own, |card| draw(card).is_some());
    let card = Arc::clone(card);
    let Some(hand) = draw(&card) else {
        source.fault(&value.span(), Fault::NoSuchHand);
        return None;
    };
    Some(On {
        card,
        card_of,
        hand: Some(hand),
    })
}

fn set_up<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    table: &Fields<'t>,
    on: &On,
) -> Option<Scene> {
    let before = source.count();
    let position = position(source, table, &on.card, on.hand.as_ref())?;
    if source.count() > before {
        return None;
    }
    let game = game(source, &value.span(), &position)?;
    Some(Scene::SetUp(Box::new(game)))
}

/// Whether a key is set to `true`; not when it is not there.
fn is_set<'t>(
    source: &mut LessonSource<'t>,
    fields: &Fields<'t>,
    key: &'static str,
) -> Option<bool> {
    match fields.get(key) {
        Some(value) => source.truth(value),
        None => Some(false),
    }
}

fn picture<'t>(
    source: &mut LessonSource<'t>,
    value: KeyedValue<'t>,
    on: &On,
) -> Option<Illustration> {
    let keys = [
        "line", "tiles", "named", "rack", "open", "seats", "east", "dice", "wall", "broken",
        "served",
    ];
    let fields = source.table(value, &keys)?;
    if let Some(found) = source.optional_text(&fields, "dice") {
        let dice = found.value.split_once(' ').and_then(|(one, other)| {
            let spots = |text: &str| text.parse().ok().filter(|spots| (1..=6).contains(spots));
            Some(Illustration::Dice(spots(one)?, spots(other)?))
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
        let tiles = match on.hand_named(&found) {
            Some(hand) => hand.rack().tiles().collect(),
            None => on.tiles(source, &found)?,
        };
        let named = is_set(source, &fields, "named")?;
        return Some(Illustration::Rack { tiles, open, named });
    }
    if let Some(value) = fields.get("seats") {
        source.truth(value)?;
        let east = match fields.get("east") {
            Some(value) => Some(seat(source, value)?),
            None => None,
        };
        return Some(Illustration::Seats { east });
    }
    if let Some(value) = fields.get("wall") {
        let stacks = source.number(value, 1..=MOST_STACKS)?;
        let broken = match fields.get("broken") {
            Some(value) => Some(source.number(value, 1..=stacks)? as u8),
            None => None,
        };
        let served = is_set(source, &fields, "served")?;
        return Some(Illustration::Wall {
            stacks: stacks as u8,
            broken,
            served,
        });
    }
    if fields.get("tiles").is_some() {
        let found = source.required_text(&fields, "tiles")?;
        let named = is_set(source, &fields, "named")?;
        let groups = match on.hand_named(&found) {
            Some(hand) => layout::groups(&hand.rack()),
            None => rows(source, &found)?,
        };
        return Some(Illustration::Tiles { groups, named });
    }
    let found = source.required_text(&fields, "line")?;
    Some(Illustration::Line(on.line(source, &found)?))
}
