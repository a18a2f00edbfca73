//! The data of a game in words, as the learner reads them in each language.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot read its files or data has failed"
)]

use std::collections::BTreeSet;

use mahj_tutor::card;
use mahj_tutor::locale::{Language, Locale, Message};
use mahj_tutor::msg;
use mahj_tutor::play::Opponent;
use mahj_tutor::rules::{
    BySeat, CharlestonPass, Claim, Discard, Event, ExposureAt, Fact, Reason, RuleId, Seat,
};
use mahj_tutor::tile::{Dragon, Tile, TileCounts, Wind};
use mahj_tutor::wording::{
    Names, discard_name, event, group_of, line, line_in_sentence, line_in_words, log, log_after,
    missing_in_short, opponent_name, printed_groups, printed_note, reason, the_tile, tile, tiles,
};

fn in_all(message: &Message) -> [String; 3] {
    ["en", "es", "zh-CN"].map(|tag| {
        let language: Language = tag.parse().unwrap();
        Locale::new(language).say(message)
    })
}

fn two_bam() -> Tile {
    "2B".parse().unwrap()
}

/// The learner sits to the right of East, in the South.
fn names() -> Names {
    Names::for_learner(Seat::FIRST.left())
}

#[test]
fn a_tile_has_the_name_it_is_called_out_by() {
    assert_eq!(
        in_all(&tile(two_bam())),
        ["Two Bam", "Dos de bambúes", "2条"]
    );
    assert_eq!(in_all(&tile(Tile::SOAP)), ["Soap", "Jabón", "白板"]);
    let red = tile(Tile::Dragon(Dragon::Red));
    assert_eq!(in_all(&red), ["Red Dragon", "Dragón rojo", "红中"]);
}

#[test]
fn a_button_names_its_tile_with_the_article_of_the_language() {
    let discard = |tile| msg!("action-discard", tile = the_tile(tile));
    assert_eq!(
        in_all(&discard(two_bam())),
        ["Discard Two Bam", "Descartar el dos de bambúes", "打出2条"]
    );
    assert!(in_all(&discard(Tile::Flower)).contains(&"Descartar la flor".to_owned()));
}

#[test]
fn a_wind_in_a_sentence_is_never_taken_for_a_player() {
    let drew = Event::Drew {
        seat: Seat::FIRST,
        tile: Some(Tile::Wind(Wind::West)),
    };
    assert_eq!(
        in_all(&event(&drew, names())),
        [
            "You draw a West wind",
            "Robas un viento del Oeste",
            "你摸到西风"
        ]
    );
    let discard = Event::Discarded {
        seat: Seat::FIRST.right(),
        tile: Tile::Wind(Wind::West),
    };
    assert_eq!(
        in_all(&event(&discard, names())),
        [
            "West discards a West wind",
            "El Oeste descarta un viento del Oeste",
            "西家打出西风"
        ]
    );
    let flower = Event::Drew {
        seat: Seat::FIRST,
        tile: Some(Tile::Flower),
    };
    assert_eq!(in_all(&event(&flower, names()))[1], "Robas una flor");
}

#[test]
fn a_line_is_told_by_its_number_in_its_section() {
    let card = card::first().unwrap();
    let (evens, _) = card.lines().nth(1).unwrap();
    let alone = in_all(&line(&card, evens));
    let inside = in_all(&line_in_sentence(&card, evens));
    assert_eq!(alone[0], "Line 1 of Evens");
    assert_eq!(inside[0], "line 1 of Evens");
    assert_eq!(alone[1], "Línea 1 de «Números pares»");
    assert_eq!(inside[1], "la línea 1 de «Números pares»");
    assert_eq!(alone[2], inside[2]);
}

#[test]
fn a_discarded_joker_is_named_same_unless_it_is_the_first_discard() {
    let before = Discard {
        tile: two_bam(),
        by: Seat::FIRST,
        claimed_by: None,
    };
    assert_eq!(
        in_all(&discard_name(&[before], Tile::Joker)),
        ["Same", "Igual", "同上"]
    );
    assert_eq!(in_all(&discard_name(&[], Tile::Joker))[0], "Joker");
    assert_eq!(in_all(&discard_name(&[before], two_bam()))[0], "Two Bam");
}

#[test]
fn the_log_tells_what_a_discarded_joker_is_called_out_as() {
    let seat = Seat::FIRST;
    let discards =
        [Tile::Joker, two_bam(), Tile::Joker].map(|tile| Event::Discarded { seat, tile });
    let said = log(&discards, names());
    let in_english: Vec<_> = said.iter().map(|line| in_all(line)[0].clone()).collect();
    assert_eq!(
        in_english,
        [
            "You discard a Joker",
            "You discard a Two Bam",
            "You discard a Joker, called “Same”"
        ]
    );
    // A name that the player gave it is in a line of its own.
    let misnamed = Event::Misnamed {
        seat,
        tile: Tile::Joker,
        name: Tile::SOAP,
    };
    let said = log(
        &[discards[1].clone(), discards[2].clone(), misnamed],
        names(),
    );
    assert_eq!(in_all(&said[1])[0], "You discard a Joker");
    assert_eq!(in_all(&said[2])[0], "You call a Joker “Soap”");
}

#[test]
fn the_log_goes_on_as_if_it_were_told_anew() {
    let seat = Seat::FIRST;
    let discarded = |tile| Event::Discarded { seat, tile };
    let events = [
        discarded(two_bam()),
        discarded(Tile::Joker),
        discarded(Tile::Joker),
        Event::Misnamed {
            seat,
            tile: Tile::Joker,
            name: Tile::SOAP,
        },
        discarded(Tile::Joker),
        Event::Racked { seat },
    ];
    let all = log(&events, names());
    for told in 0..=events.len() {
        assert_eq!(log_after(&events, told, names()), all[told..], "{told}");
    }
    assert!(log_after(&events, events.len() + 1, names()).is_empty());
    // What is told of some stands when more are there, but for the last line.
    for count in 1..=events.len() {
        let some = log(&events[..count], names());
        assert_eq!(some[..count - 1], all[..count - 1], "{count}");
    }
}

#[test]
fn tiles_are_counted_and_listed() {
    let rack: TileCounts = "E 3C 3C F".parse().unwrap();
    let sentence = Message::new("event-passed-tiles")
        .with("tiles", tiles(&rack))
        .with("who", "you")
        .with("to", tile(Tile::Wind(Wind::East)))
        .with("step", "")
        .with("blind", 0)
        .with("seat", "");
    let said = in_all(&sentence);
    assert!(said[0].starts_with("You pass a Flower, 2 Three Craks, and an East wind to"));
    assert!(said[1].starts_with("Pasas una flor, 2 treses de caracteres y un viento del Este a"));
    assert!(said[2].starts_with("你传花牌、两张3万和东风给"));
}

#[test]
fn the_log_speaks_of_the_learner_as_you_and_of_others_by_their_winds() {
    let discard = |seat| {
        event(
            &Event::Discarded {
                seat,
                tile: two_bam(),
            },
            names(),
        )
    };
    assert_eq!(
        in_all(&discard(Seat::FIRST)),
        [
            "You discard a Two Bam",
            "Descartas un dos de bambúes",
            "你打出2条"
        ]
    );
    assert_eq!(
        in_all(&discard(Seat::FIRST.right())),
        [
            "West discards a Two Bam",
            "El Oeste descarta un dos de bambúes",
            "西家打出2条"
        ]
    );
}

#[test]
fn a_claim_tells_the_group_and_its_jokers() {
    let claimed = Event::Claimed {
        seat: Seat::FIRST.left(),
        tile: two_bam(),
        claim: Claim::Exposure {
            naturals: 2,
            jokers: 1,
        },
    };
    assert_eq!(
        in_all(&event(&claimed, names())),
        [
            "East claims a Two Bam and exposes a kong, with one joker",
            "El Este pide un dos de bambúes y expone un kong, con un comodín",
            "东家要2条，亮出杠子（含 1 张百搭牌）"
        ]
    );
    assert_eq!(in_all(&group_of(3, two_bam()))[0], "pung of Two Bams");
}

#[test]
fn a_blind_pass_is_told_with_its_number() {
    let passed = Event::Passed {
        pass: CharlestonPass::FirstLeft,
        from: Seat::FIRST.across(),
        to: Seat::FIRST.right(),
        tiles: None,
        blind: 1,
        received: None,
    };
    assert_eq!(
        in_all(&event(&passed, names())),
        [
            "North passes three tiles to West (first Charleston, to the left, one blind)",
            "El Norte pasa tres fichas al Oeste (primer Charlestón, a la izquierda, una a ciegas)",
            "北家传三张牌给西家（第一轮往左传，盲传 1 张）"
        ]
    );
}

#[test]
fn a_refusal_says_what_stands_against_the_action() {
    let card = card::practice().unwrap();
    let said = |fact| {
        let refused = Reason {
            rule: RuleId::CHAR_NO_JOKERS,
            fact,
        };
        in_all(&reason(&refused, names(), &card))
    };
    assert_eq!(
        said(Fact::JokerPassed),
        [
            "There is a joker among these tiles. Jokers are never passed.",
            "Hay un comodín entre estas fichas. Los comodines nunca se pasan.",
            "这些牌里有百搭牌。百搭牌永远不能传给别人。"
        ]
    );
    let missing = Fact::NotInRack {
        tile: two_bam(),
        needed: 2,
        held: 0,
    };
    assert_eq!(said(missing)[0], "You have no Two Bam on your rack.");
    let turn = Fact::NotYourTurn {
        turn: Seat::FIRST.right(),
    };
    assert_eq!(said(turn)[1], "No es tu turno: le toca al Oeste.");
}

#[test]
fn a_line_is_heard_as_a_sentence_with_its_value() {
    let card = card::practice().unwrap();
    let (index, _) = card.lines().next().unwrap();
    let heard = in_all(&line_in_words(&card, index));
    assert_eq!(
        heard[0],
        "Line 1 of 2026: You need four Soaps as zeros, three 2s and three 6s of any one suit, and a pair of 2s \
         and a pair of 6s of another suit. 35 points, exposed"
    );
}

#[test]
fn a_line_tells_which_groups_are_closed_to_jokers() {
    let card = card::practice().unwrap();
    let (index, line) = card
        .lines()
        .find(|(_, line)| line.patterns.iter().any(|pattern| pattern.contains('!')))
        .unwrap();
    for printed in in_all(&printed_groups(&card, index)) {
        assert!(printed.contains("FFFF!"), "{printed}");
    }
    for note in in_all(&printed_note(line).unwrap()) {
        assert!(note.contains('!'), "{note}");
    }
}

#[test]
fn how_many_tiles_a_line_lacks_stands_beside_it_in_words() {
    let five = in_all(&missing_in_short(Some(5)));
    assert_eq!(five, ["5 missing", "faltan 5", "差5张"]);
    let none = in_all(&missing_in_short(Some(0)));
    assert_eq!(none, ["complete", "completa", "齐了"]);
}

#[test]
fn who_has_not_heard_of_more_is_told_the_groups_of_a_line_alone() {
    let card = card::first().unwrap();
    let (index, _) = card.lines().next().unwrap();
    let printed = in_all(&printed_groups(&card, index));
    assert_eq!(printed[0], "FFF, 1111, 1111, and 111");
}

#[test]
fn a_player_is_called_by_the_place_until_the_winds_are_known() {
    let right = in_all(&Names::by_place().name(Seat::FIRST.right()));
    assert_eq!(
        right,
        [
            "the player on your right",
            "el jugador de tu derecha",
            "下家"
        ]
    );
    let you = in_all(&Names::by_place().name(Seat::FIRST));
    assert_eq!(you[0], "you");
}

#[test]
fn everybody_has_a_first_name_of_their_own_in_every_language() {
    for language in 0..3 {
        let mut told = BTreeSet::new();
        for opponent in Opponent::ALL {
            let name = in_all(&opponent_name(*opponent))[language].clone();
            assert!(!name.contains('⟦') && !name.is_empty(), "{name}");
            assert!(
                told.insert(name),
                "{opponent:?} has a name of their own: {told:?}"
            );
        }
        // No name begins with the letter of a wind, which stands on the badge beside it.
        let of_wind = told
            .iter()
            .find(|name| name.starts_with(['E', 'S', 'W', 'O', 'N']));
        assert_eq!(of_wind, None);
    }
}

#[test]
fn who_has_a_name_is_called_by_it_and_discards_a_wind_that_is_nobody() {
    let [_, ben, carmen, rosa] = [
        None,
        Some(Opponent::Ben),
        Some(Opponent::Carmen),
        Some(Opponent::Rosa),
    ];
    let names = Names {
        people: BySeat([None, ben, carmen, rosa]),
        ..names()
    };
    let said = |said: Event| in_all(&event(&said, names));
    let discarded = said(Event::Discarded {
        seat: Seat::FIRST.left(),
        tile: Tile::Wind(Wind::South),
    });
    assert_eq!(
        discarded,
        [
            "Rosa discards a South wind",
            "Rosa descarta un viento del Sur",
            "罗莎打出南风"
        ]
    );
    let swapped = said(Event::Exchanged {
        seat: Seat::FIRST.right(),
        exposure: ExposureAt {
            seat: Seat::FIRST.left(),
            index: 0,
        },
        tile: two_bam(),
    });
    assert_eq!(
        swapped[..2],
        [
            "Ben exchanges a Two Bam for a joker on Rosa’s rack",
            "Ben cambia un dos de bambúes por un comodín de los grupos expuestos de Rosa"
        ]
    );
    let passed = said(Event::Passed {
        pass: CharlestonPass::FirstRight,
        from: Seat::FIRST,
        to: Seat::FIRST.right(),
        tiles: None,
        blind: 0,
        received: None,
    });
    assert!(
        passed[1].starts_with("Pasas tres fichas a Ben"),
        "{passed:?}"
    );
}
