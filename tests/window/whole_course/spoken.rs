//! Texts of lessons as a screen reader says them: tiles that stand among the words by their names.

use mahj_tutor::lesson::{Item, StepChoice, texts};
use mahj_tutor::locale::{Locale, Message};
use mahj_tutor::msg;
use mahj_tutor::tile::Tile;
use mahj_tutor::wording;

/// What tiles that stand together are called.
pub(super) fn tile_names(locale: &Locale, tiles: &[Tile]) -> String {
    locale.say(&msg!("lesson-tiles", tiles = wording::tile_row(tiles)))
}

/// A text of the step, or an attribute of it, as it is said: its paragraphs.
pub(super) fn of_step(locale: &Locale, item: &Item, attribute: Option<&str>) -> Vec<String> {
    let lesson = &item.lesson.id;
    let step = item.step().map_or("", |step| step.words.as_str());
    let id = match attribute {
        Some(attribute) => texts::of_step(lesson, step, attribute),
        None => texts::step(lesson, step),
    };
    let text = locale.say(&Message::new(id));
    let paragraphs = text.split("\n\n").map(|it| it.replace('\n', " "));
    paragraphs
        .map(|it| with_names(locale, &it).trim().to_owned())
        .filter(|it| !it.is_empty())
        .collect()
}

/// The same in one piece, as a button says it.
pub(super) fn in_one(locale: &Locale, item: &Item, attribute: &str) -> String {
    of_step(locale, item, Some(attribute)).join(" ")
}

/// The words of a choice, as its button says them.
pub(super) fn of_choice(locale: &Locale, item: &Item, choice: &StepChoice) -> String {
    let step = item.step().unwrap();
    let card = step.card.card();
    let said = locale.say(&wording::choice(&item.lesson.id, &step.words, choice, card));
    with_names(locale, &said)
}

/// A text with the names of the tiles in place of their notation, `<5D 5D J>`.
fn with_names(locale: &Locale, text: &str) -> String {
    let mut said = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        said.push_str(before);
        let inside = after.split_once('>');
        let found = inside.and_then(|(inside, rest)| Some((tiles(inside)?, rest)));
        if let Some((tiles, behind)) = found {
            said.push_str(&tile_names(locale, &tiles));
            rest = behind;
        } else {
            said.push('<');
            rest = after;
        }
    }
    said.push_str(rest);
    said
}

fn tiles(text: &str) -> Option<Vec<Tile>> {
    let tiles = text.split_whitespace().map(|word| word.parse().ok());
    let tiles: Option<Vec<Tile>> = tiles.collect();
    tiles.filter(|tiles| !tiles.is_empty())
}
