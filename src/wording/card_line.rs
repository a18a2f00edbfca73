//! A line of the card in one sentence, and each of its parts by itself.

use crate::card::{
    Card, ChosenNumbers, GroupDescription, GroupTiles, JokerPlace, Line, LineDescription,
    LineIndex, LinePart, Movement, NamedTile, NumberKind, Numbers, OtherSuits, PartSuit, Pattern,
    PlacePart, Relation, Run, SuitLetter, SuitMention, WayDescription,
};
use crate::locale::Message;
use crate::msg;
use crate::tile::{Number, Tile};

/// What a line asks for, in one sentence: "You need a pair of flowers, four 1s of any one suit …".
pub fn line_sentence(card: &Card, index: LineIndex) -> Message {
    sentence(&card.line(index).description())
}

/// The same for a line that is not on a card yet, with these ways. Nothing when they have no groups.
pub fn pattern_sentence(ways: &[Pattern], numbers: Numbers, concealed: bool) -> Option<Message> {
    let ways: Vec<Pattern> = ways
        .iter()
        .filter(|way| way.places().next().is_some())
        .cloned()
        .collect();
    (!ways.is_empty()).then(|| sentence(&LineDescription::of(&ways, numbers, concealed)))
}

/// What a part of a line means: a group with its suit and whether jokers may stand in it, the note,
/// the value, X or C. Nothing when the line has no such part.
pub fn part_sentence(line: &Line, part: LinePart) -> Option<Message> {
    Some(match part {
        LinePart::Place { way, place } => place_sentence(&line.place_part(way, place)?),
        LinePart::Note => match (&line.note, super::printed_note(line)) {
            (Some(note), Some(choice)) => msg!(
                "part-and",
                head = msg!("part-note-of-author", note = note.as_str()),
                next = msg!("part-choice", choice = choice)
            ),
            (Some(note), None) => msg!("part-note-of-author", note = note.as_str()),
            (None, Some(note)) => msg!("part-note", note = note),
            (None, None) => return None,
        },
        LinePart::Value => msg!("part-value", value = line.value),
        LinePart::Mark if line.concealed => msg!("part-concealed"),
        LinePart::Mark => msg!("part-exposed"),
        LinePart::Missing => msg!("part-missing"),
    })
}

fn sentence(line: &LineDescription) -> Message {
    let ways = line
        .ways
        .iter()
        .map(way)
        .reduce(|head, next| msg!("sentence-ways", head = head, next = next))
        .unwrap_or_else(|| msg!("printed-nothing"));
    let clauses = [
        line.movement.as_ref().map(movement),
        line.zero_digit.then(|| msg!("sentence-zero-digit")),
        (!line.takes_jokers).then(|| msg!("sentence-no-jokers")),
        line.concealed.then(|| msg!("sentence-concealed")),
    ];
    let tail = clauses.into_iter().flatten().fold(ways, |head, next| {
        msg!("sentence-clause", head = head, next = next)
    });
    msg!("sentence-whole", rest = tail)
}

fn way(way: &WayDescription) -> Message {
    let mut runs: Vec<Message> = way.runs.iter().map(run).collect();
    if way.runs.iter().all(is_plain) {
        return msg!("sentence-groups", groups = runs);
    }
    let Some(last) = runs.pop() else {
        return msg!("printed-nothing");
    };
    match runs
        .into_iter()
        .reduce(|head, next| msg!("sentence-between", head = head, next = next))
    {
        Some(head) => msg!("sentence-last", head = head, next = last),
        None => last,
    }
}

/// Whether nothing is listed or chosen inside these groups, so that a list of them is clear.
fn is_plain(run: &Run) -> bool {
    let Run::Together { places, suit } = run else {
        return false;
    };
    if matches!(suit, Some(SuitMention::Each(_))) {
        return false;
    }
    match places
        .iter()
        .map(Vec::as_slice)
        .collect::<Vec<_>>()
        .as_slice()
    {
        [[only]] => matches!(
            only.tiles,
            GroupTiles::Identical(..) | GroupTiles::Digits(_)
        ),
        _ => false,
    }
}

fn run(run: &Run) -> Message {
    match run {
        Run::Together { places, suit } => {
            let groups: Vec<Message> = places.iter().map(|place| place_groups(place)).collect();
            of_suit(msg!("sentence-groups", groups = groups), *suit)
        }
        Run::Choice(groups) => groups
            .iter()
            .map(|(it, suit)| of_suit(group(it), *suit))
            .reduce(|head, next| msg!("sentence-or", head = head, next = next))
            .map_or_else(
                || msg!("printed-nothing"),
                |groups| msg!("sentence-either", groups = groups),
            ),
    }
}

/// The groups of a place of which one is chosen.
fn place_groups(place: &[GroupDescription]) -> Message {
    let choices = place
        .iter()
        .map(group)
        .reduce(|head, next| msg!("sentence-or", head = head, next = next))
        .unwrap_or_else(|| msg!("printed-nothing"));
    if place.len() > 1 {
        msg!("sentence-either", groups = choices)
    } else {
        choices
    }
}

fn of_suit(groups: Message, suit: Option<SuitMention>) -> Message {
    match suit {
        None => groups,
        Some(SuitMention::New(suit)) => msg!("sentence-suit-new", groups = groups, suit = suit),
        Some(SuitMention::Perhaps(suit)) => {
            msg!("sentence-suit-perhaps", groups = groups, suit = suit)
        }
        Some(SuitMention::Same) => msg!("sentence-suit-same", groups = groups),
        Some(SuitMention::Again(suit)) => msg!("sentence-suit-again", groups = groups, suit = suit),
        Some(SuitMention::Each(suits)) => {
            msg!("sentence-suit-each", groups = groups, suits = suits)
        }
    }
}

fn group(group: &GroupDescription) -> Message {
    let tiles = match &group.tiles {
        GroupTiles::Identical(size, tile) => identical(*size, *tile),
        GroupTiles::Digits(digits) => {
            let digits: Vec<String> = digits.iter().map(u8::to_string).collect();
            msg!("sentence-digits", digits = digits.join("-"))
        }
        GroupTiles::OneOfEach(tiles) => one_of_each(tiles),
        GroupTiles::Mixed(kinds) => {
            let tiles: Vec<Message> = kinds
                .iter()
                .map(|(size, tile)| identical(*size, *tile))
                .collect();
            msg!("sentence-groups", groups = tiles)
        }
    };
    if group.closed_to_jokers {
        msg!("sentence-closed", group = tiles)
    } else {
        tiles
    }
}

/// So many identical tiles: "a pair of 1s".
fn identical(size: u8, tile: NamedTile) -> Message {
    match tile {
        NamedTile::Number(number) => {
            msg!("sentence-numbers", size = size, number = number.get())
        }
        NamedTile::MatchingDragon => msg!("sentence-matching-dragons", size = size),
        NamedTile::SuitDragon => msg!("sentence-suit-dragons", size = size),
        NamedTile::Zero => msg!("sentence-zeros", size = size),
        NamedTile::Flower => msg!("sentence-flowers", size = size),
        NamedTile::Wind(wind) => msg!(
            "sentence-winds",
            size = size,
            wind = super::tile(Tile::Wind(wind))
        ),
        NamedTile::WhiteDragon => msg!("sentence-dragons", size = size, colour = "white"),
        NamedTile::RedDragon => msg!("sentence-dragons", size = size, colour = "red"),
        NamedTile::GreenDragon => msg!("sentence-dragons", size = size, colour = "green"),
        NamedTile::AnyWind(place) => msg!("sentence-any-winds", size = size, place = place),
        NamedTile::AnyDragon(place) => msg!("sentence-any-dragons", size = size, place = place),
    }
}

/// Different tiles: "one each of North and South", "a red dragon and a green dragon".
fn one_of_each(tiles: &[NamedTile]) -> Message {
    let winds: Option<Vec<Message>> = tiles
        .iter()
        .map(|tile| match tile {
            NamedTile::Wind(wind) => Some(super::tile(Tile::Wind(*wind))),
            _ => None,
        })
        .collect();
    if let Some(winds) = winds {
        return msg!("sentence-one-of-each", tiles = winds);
    }
    let tiles: Vec<Message> = tiles.iter().map(|tile| identical(1, *tile)).collect();
    msg!("sentence-groups", groups = tiles)
}

fn movement(movement: &Movement) -> Message {
    match movement {
        Movement::Any(NumberKind::Any, number) => {
            msg!("sentence-any-number", number = number.get())
        }
        Movement::Any(NumberKind::Odd, number) => msg!("sentence-any-odd", number = number.get()),
        Movement::Any(NumberKind::Even, number) => msg!("sentence-any-even", number = number.get()),
        Movement::Consecutive(NumberKind::Any, numbers) => {
            msg!(
                "sentence-consecutive",
                printed = range(numbers),
                length = numbers.len()
            )
        }
        Movement::Consecutive(NumberKind::Odd, numbers) => msg!(
            "sentence-consecutive-odd",
            printed = listed(numbers),
            length = numbers.len()
        ),
        Movement::Consecutive(NumberKind::Even, numbers) => msg!(
            "sentence-consecutive-even",
            printed = listed(numbers),
            length = numbers.len()
        ),
        Movement::Chosen(chosen) => chosen_numbers(chosen),
        Movement::Together(NumberKind::Any) => msg!("sentence-together"),
        Movement::Together(NumberKind::Odd) => msg!("sentence-together-odd"),
        Movement::Together(NumberKind::Even) => msg!("sentence-together-even"),
    }
}

fn digit(number: Number) -> Message {
    msg!("sentence-kind-number", number = number.get())
}

/// Numbers one by one, as a list.
fn listed(numbers: &[Number]) -> Message {
    let numbers: Vec<Message> = numbers.iter().copied().map(digit).collect();
    msg!("sentence-groups", groups = numbers)
}

/// Consecutive numbers: from the first to the last, if there are many.
fn range(numbers: &[Number]) -> Message {
    match numbers {
        [first, _, _, .., last] => {
            msg!("sentence-from-to", first = first.get(), last = last.get())
        }
        few => listed(few),
    }
}

/// What the ways of a line that differ in nothing else put for its numbers.
fn chosen_numbers(chosen: &ChosenNumbers) -> Message {
    let clauses: Vec<Message> = match (chosen.printed.as_slice(), chosen.relation) {
        ([(first, all), (second, others)], Relation::Different | Relation::FirstLower)
            if all == others && kind_of(all) != "few" =>
        {
            let both = msg!(
                "sentence-two-numbers",
                first = first.get(),
                second = second.get(),
                kind = kind_of(all)
            );
            let lower = || msg!("sentence-lower", number = first.get());
            let tail = (chosen.relation == Relation::FirstLower).then(lower);
            [Some(both), tail].into_iter().flatten().collect()
        }
        (printed, relation) => {
            let each = printed
                .iter()
                .map(|(number, all)| one_of(*number, all))
                .collect::<Vec<_>>();
            let beside = match relation {
                Relation::Free => None,
                Relation::Different => Some(msg!("sentence-different")),
                Relation::FirstLower => printed
                    .first()
                    .map(|(first, _)| msg!("sentence-lower", number = first.get())),
            };
            each.into_iter().chain(beside).collect()
        }
    };
    clauses
        .into_iter()
        .reduce(|head, next| msg!("sentence-clause", head = head, next = next))
        .unwrap_or_else(|| msg!("printed-nothing"))
}

/// The name of a set of numbers for the choices of the messages.
fn kind_of(numbers: &[Number]) -> &'static str {
    NumberKind::of(numbers).map_or("few", kind_name)
}

/// The name of a kind of numbers for the choices of the messages.
pub(super) const fn kind_name(kind: NumberKind) -> &'static str {
    match kind {
        NumberKind::Any => "any",
        NumberKind::Odd => "odd",
        NumberKind::Even => "even",
    }
}

/// What one printed number stands for.
fn one_of(number: Number, all: &[Number]) -> Message {
    if let Some(kind) = NumberKind::of(all) {
        return movement(&Movement::Any(kind, number));
    }
    let numbers = all.iter().copied().map(digit).collect();
    msg!(
        "sentence-one-of",
        number = number.get(),
        numbers = one_among(numbers)
    )
}

/// Things of which one is meant: "3 or 6", "3, 6, or 9".
fn one_among(things: Vec<Message>) -> Message {
    in_a_row(things, |head, next, are_two| {
        if are_two {
            msg!("sentence-or", head = head, next = next)
        } else {
            msg!("sentence-or-last", head = head, next = next)
        }
    })
}

/// Things one after the other, the last put to the others in its own words, which may be others when
/// there are just two.
fn in_a_row(mut things: Vec<Message>, last: impl Fn(Message, Message, bool) -> Message) -> Message {
    let are_two = things.len() == 2;
    let Some(end) = things.pop() else {
        return msg!("printed-nothing");
    };
    let before = things
        .into_iter()
        .reduce(|head, next| msg!("part-between", head = head, next = next));
    match before {
        Some(before) => last(before, end, are_two),
        None => end,
    }
}

fn place_sentence(part: &PlacePart) -> Message {
    let what = part
        .groups
        .iter()
        .map(|(printed, it)| msg!("part-group", printed = printed.as_str(), group = group(it)))
        .reduce(|head, next| msg!("part-or", head = head, next = next))
        .unwrap_or_else(|| msg!("printed-nothing"));
    let suit = part.suit.as_ref().map(suit_of_part);
    let jokers = match part.jokers {
        JokerPlace::Open => msg!("part-jokers-open"),
        JokerPlace::Closed => msg!("part-jokers-closed"),
        JokerPlace::Single => msg!("part-jokers-single"),
        JokerPlace::Pair => msg!("part-jokers-pair"),
        JokerPlace::Cluster => msg!("part-jokers-cluster"),
    };
    [
        suit,
        part.suit_dragon.then(|| msg!("part-suit-dragon")),
        part.zero.then(|| msg!("part-zero")),
        part.movement
            .as_ref()
            .map(|it| msg!("part-movement", movement = movement(it))),
        Some(jokers),
    ]
    .into_iter()
    .flatten()
    .fold(what, |head, next| {
        msg!("part-and", head = head, next = next)
    })
}

/// The suit of a group, by the groups that share it and those that do not.
fn suit_of_part(suit: &PartSuit) -> Message {
    match suit {
        PartSuit::Chosen => msg!("part-suit-chosen"),
        PartSuit::Either(letters) => msg!("part-suit-either", strokes = strokes(letters)),
        PartSuit::One { same, others } => {
            let others = match others {
                OtherSuits::None => None,
                OtherSuits::Groups(groups) => Some(named(groups)),
                OtherSuits::Letters(letters) => {
                    Some(msg!("part-marked", strokes = strokes(letters)))
                }
            };
            let same = (!same.is_empty()).then(|| named(same));
            match (same, others) {
                (None, None) => msg!("part-suit-alone"),
                (Some(same), None) => msg!("part-suit-one", same = same),
                (None, Some(others)) => msg!("part-suit-other", others = others),
                (Some(same), Some(others)) => {
                    msg!("part-suit-shared", same = same, others = others)
                }
            }
        }
    }
}

/// The marks of suits on the printed card, of which one is meant: "one stroke or two strokes".
fn strokes(letters: &[SuitLetter]) -> Message {
    let marks = letters.iter().map(|letter| match letter {
        SuitLetter::A => msg!("part-strokes", count = 1),
        SuitLetter::B => msg!("part-strokes", count = 2),
        SuitLetter::C => msg!("part-strokes", count = 3),
    });
    one_among(marks.collect())
}

/// Groups as printed, as a list.
fn named(groups: &[String]) -> Message {
    let groups = groups
        .iter()
        .map(|group| msg!("printed-group", group = group.as_str()));
    let groups = in_a_row(groups.collect(), |head, next, are_two| {
        if are_two {
            msg!("part-two", head = head, next = next)
        } else {
            msg!("part-last", head = head, next = next)
        }
    });
    msg!("part-printed", groups = groups)
}
