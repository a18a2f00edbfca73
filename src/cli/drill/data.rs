//! An exercise as data, so that a program can check it.

use serde_json::{Map, Value, json};

use super::DrillArguments;
use crate::analysis::CompiledCard;
use crate::card::Card;
use crate::drill::{Answer, Asked, Exercise, Picture, Question, Shown};
use crate::locale::{Locale, Message};
use crate::rules::{Action, BySeat, Exposure, Game, Seat, Situation, WinFacts, WinningTile};
use crate::tile::TileCounts;
use crate::wording;

/// An exercise, its answers and why they are right.
pub(super) fn of(
    exercise: &Exercise,
    card: &CompiledCard,
    locale: &Locale,
    arguments: &DrillArguments,
    number: usize,
) -> Value {
    let say = |message: &Message| locale.say(message);
    let printed = card.card();
    let options = exercise.choices().iter().enumerate().map(|(place, it)| {
        json!({
            "id": id(place),
            "text": say(&wording::drill_choice(exercise, printed, it.shown)),
            "value": value(printed, exercise, it.shown),
        })
    });
    let options: Vec<Value> = options.collect();
    let right = exercise.all_right(card);
    let answers = right.iter().map(|answer| match answer {
        Answer::Choice(place) => json!(id(*place)),
        Answer::Tiles(tiles) => built(exercise, *tiles),
    });
    let answers: Vec<Value> = answers.collect();
    let best = exercise.right(card);
    let grade = best.and_then(|best| exercise.grade(card, best));
    let why = grade.map(|it| say(&wording::drill_reason(printed, it.reason)));
    let costs = exercise.choices().iter().enumerate();
    let chosen = costs.filter_map(|(place, it)| Some((id(place), json!(it.grade.loss?))));
    let laid = exercise.built_costs(card).into_iter();
    // What is built has no digit: it is known by its value.
    let laid = laid.map(|(tiles, loss)| (built_name(exercise, tiles), json!(loss)));
    let costs: Map<String, Value> = chosen.chain(laid).collect();
    json!({
        "kind": exercise.kind.id(),
        "seed": arguments.seed,
        "number": number,
        "level": arguments.level,
        "card": printed.id.as_str(),
        "position": position(exercise, printed),
        "question": say(&wording::drill_question(exercise)),
        "options": options,
        "answers": answers,
        "why": why,
        "rules": [exercise.rule.to_string()],
        "costs": costs,
    })
}

/// The name of a choice: the digit that chooses it on the screen.
fn id(place: usize) -> String {
    (place + 1).to_string()
}

/// An answer that is built, as programs know it.
fn built(exercise: &Exercise, tiles: TileCounts) -> Value {
    json!(built_name(exercise, tiles))
}

fn built_name(exercise: &Exercise, tiles: TileCounts) -> String {
    match exercise.asked {
        Asked::Pass => Action::Pass { tiles, blind: 0 }.to_string(),
        Asked::OneOf(_) | Asked::FromRack(_) | Asked::Lay { .. } => tiles.to_string(),
    }
}

/// What stands for a choice where programs read it.
fn value(card: &Card, exercise: &Exercise, shown: Shown) -> Value {
    match shown {
        // A tile of the rack is what goes, an action as records write it.
        Shown::Tile(tile) if matches!(exercise.asked, Asked::FromRack(_)) => {
            json!(Action::Discard(tile).to_string())
        }
        Shown::Line(line) | Shown::Sentence(line) => json!(card.line(line).id.to_string()),
        Shown::Tile(tile) | Shown::TileName(tile) => json!(tile.to_string()),
        Shown::Tiles(tiles) => json!(tiles.to_string()),
        Shown::Count(count) => json!(count),
        Shown::Yes(yes) => json!(if yes { "yes" } else { "no" }),
        Shown::Action(action) => json!(action.to_string()),
        Shown::Nothing => json!("none"),
        Shown::Seat(seat) => json!(seat.index()),
        Shown::Balance(balance) => by_seat(balance),
    }
}

fn by_seat(balance: BySeat<i32>) -> Value {
    json!(balance.0)
}

/// What is looked at.
fn position(exercise: &Exercise, card: &Card) -> Value {
    let mut position = Map::new();
    let mut set = |key: &str, value: Value| position.insert(key.to_owned(), value);
    match &exercise.picture {
        None => {}
        Some(Picture::Rack(tiles)) => {
            set("rack", json!(tiles.to_string()));
        }
        Some(Picture::Tile(tile)) => {
            set("tile", json!(tile.to_string()));
        }
        Some(Picture::Line(line)) => {
            set("line", json!(card.line(*line).id.to_string()));
        }
        Some(Picture::LineAndTiles(line, tiles) | Picture::Win(line, tiles)) => {
            set("line", json!(card.line(*line).id.to_string()));
            set("rack", json!(tiles.to_string()));
        }
        Some(Picture::Exposures(exposures)) => {
            set("exposures", json!(texts(exposures)));
        }
        Some(Picture::ExposuresAndDiscards(exposures, discards)) => {
            set("exposures", json!(texts(exposures)));
            let discards: Vec<String> = discards.tiles().map(|tile| tile.to_string()).collect();
            set("discards", json!(discards));
        }
        Some(Picture::Table(game)) => position.extend(table(game)),
        Some(Picture::Claims {
            discarder,
            tile,
            claims,
        }) => {
            set("discarder", json!(discarder.index()));
            set("tile", json!(tile.to_string()));
            let claims = claims.iter().map(|(seat, claim)| {
                json!({
                    "seat": seat.index(),
                    "claim": crate::rules::Action::Claim(*claim).to_string(),
                })
            });
            set("claims", claims.collect());
        }
    }
    match exercise.question {
        Question::TileNamed(tile) | Question::NamedSame(tile) => {
            position.insert("tile".to_owned(), json!(tile.to_string()));
        }
        Question::WhichGroup(size) => {
            position.insert("size".to_owned(), json!(size));
        }
        Question::WhichCluster(cluster) => {
            position.insert("cluster".to_owned(), json!(cluster.to_string()));
        }
        Question::Payment(facts) => {
            position.insert("win".to_owned(), win(facts));
        }
        _ => {}
    }
    if let Asked::Lay { tray, .. } = &exercise.asked {
        let tray: TileCounts = tray.iter().copied().collect();
        position.insert("tray".to_owned(), json!(tray.to_string()));
    }
    Value::Object(position)
}

fn texts(exposures: &[Exposure]) -> Vec<String> {
    let texts = exposures.iter().map(|it| it.tiles().to_string());
    texts.collect()
}

/// The table as the learner's seat sees it.
fn table(game: &Game) -> Map<String, Value> {
    let view = game.view(Seat::FIRST);
    let exposures = Seat::ALL.map(|seat| texts(view.exposures(seat)));
    let discards = view.discards().iter();
    let lie_there = discards.filter(|it| it.claimed_by.is_none());
    let discards: Vec<String> = lie_there.map(|it| it.tile.to_string()).collect();
    let mut table = Map::new();
    table.insert("seat".to_owned(), json!(0));
    table.insert("east".to_owned(), json!(view.east().index()));
    table.insert("rack".to_owned(), json!(view.rack().to_string()));
    table.insert("exposures".to_owned(), json!(exposures));
    table.insert("discards".to_owned(), json!(discards));
    table.insert("wall-left".to_owned(), json!(view.wall_left()));
    table.insert("deal-seed".to_owned(), json!(game.setup().seed));
    let situation = match view.situation() {
        Situation::Charleston(pass) => format!("charleston {}", pass as usize + 1),
        Situation::ToDiscard(seat) => format!("to-discard {}", seat.index()),
        Situation::ToDraw(seat) => format!("to-draw {}", seat.index()),
        Situation::Claims(discard) => format!("discarded {} {}", discard.by.index(), discard.tile),
        _ => String::new(),
    };
    table.insert("situation".to_owned(), json!(situation));
    table
}

fn win(facts: WinFacts) -> Value {
    let from = match facts.tile {
        WinningTile::Discarded(by) => json!(by.index()),
        _ => json!("wall"),
    };
    json!({
        "winner": facts.winner.index(),
        "value": facts.value,
        "from": from,
        "jokerless": facts.jokerless,
        "singles-and-pairs": facts.singles_and_pairs,
    })
}
