//! Drills: their names, what there is to choose, and why an answer is right or wrong.

use super::coach::{in_percent_of, wins_in_hundred};
use super::drill_question::cluster_key;
use super::line_chance::chance_of_line;
use super::misplaced_joker::misplaced_joker;
use super::names::place_of;
use super::{
    Names, a_tile, action, called_out, coach_reason, group, group_of, line_in_sentence,
    line_in_words, line_sentence, reason, rule_text, seat_around, the_tile, tile, tile_in_sentence,
    tiles,
};
use crate::card::{Card, JokerPlace, LineIndex};
use crate::coach::AdviceReason;
use crate::drill::{
    Cluster, ClusterFault, Exercise, Grade, GradeReason, Kind, OpenGroups, Question, Share, Shown,
    Topic, Verdict,
};
use crate::locale::Message;
use crate::memory::Today;
use crate::msg;
use crate::rules::{Action, BySeat, Exposure, ExposureAt, RuleId, Seat, WinFacts, WinningTile};
use crate::tile::{Dragon, Suit, Tile, TileCounts, Wind};

/// What a kind of drill is called.
pub fn drill_title(kind: Kind) -> Message {
    Message::new(format!("drill-{}", kind.id()))
}

/// What it asks, in a sentence.
pub fn drill_about(kind: Kind) -> Message {
    Message::new(format!("drill-{}.about", kind.id()))
}

/// What helps with it.
pub fn drill_tip(kind: Kind) -> Message {
    Message::new(format!("drill-{}.tip", kind.id()))
}

/// What some kinds are about.
pub fn drill_topic(topic: Topic) -> Message {
    Message::new(format!("drill-topic-{}", topic.id()))
}

/// What is to be practiced today, and how long that takes.
pub fn of_today(today: &Today) -> Message {
    let count = today.exercises.len();
    msg!(
        "drill-today-about",
        count = count,
        due = today.due,
        next = today.to_come.as_str(),
        minutes = today.minutes()
    )
}

/// What is said after a series of which this share was right.
pub fn drill_share(share: Share) -> Message {
    match share {
        Share::All => msg!("drill-all"),
        Share::Most => msg!("drill-most"),
        Share::Fewer => msg!("drill-fewer"),
    }
}

/// What stands on something to choose; of a tile without its name, what is to be seen on it.
pub fn drill_choice(exercise: &Exercise, card: &Card, shown: Shown) -> Message {
    match shown {
        Shown::Line(line) => line_in_words(card, line),
        Shown::Sentence(line) => line_sentence(card, line),
        Shown::Tile(shown) if exercise.question.is_of_names() => tile_face(shown),
        Shown::Tile(named) | Shown::TileName(named) => tile(named),
        Shown::Tiles(shown) => msg!("drill-tiles", tiles = tiles(&shown)),
        Shown::Count(count) => msg!("drill-count", count = count),
        Shown::Yes(true) => msg!("drill-yes"),
        Shown::Yes(false) => msg!("drill-no"),
        Shown::Action(Action::Exchange(at)) => exchange(exercise, at),
        Shown::Action(of) => {
            let view = exercise.table().map(|game| game.view(Seat::FIRST));
            view.map_or_else(|| msg!("drill-none-of-them"), |view| action(&of, view))
        }
        Shown::Nothing => msg!("drill-none-of-them"),
        Shown::Seat(seat) => seat_around(seat, None),
        Shown::Balance(balance) => balance_in_words(balance),
    }
}

/// An exchange by the group and the player it is made with: two players may have exposed the same tile.
fn exchange(exercise: &Exercise, at: ExposureAt) -> Message {
    let exposure = exercise.table().and_then(|game| {
        let exposures = game.view(Seat::FIRST).exposures(at.seat);
        exposures.get(usize::from(at.index)).copied()
    });
    let of = exposure.map_or(Tile::Joker, |exposure| exposure.tile);
    let size = exposure.map_or(1, Exposure::size);
    msg!(
        "drill-exchange-from",
        tile = the_tile(of),
        group = group(size),
        place = place_of(at.seat)
    )
}

/// What each player gets or pays, in turn from the learner.
fn balance_in_words(balance: BySeat<i32>) -> Message {
    let [own, right, across, left] = Seat::ALL.map(|seat| {
        let points = balance[seat];
        msg!(
            "drill-balance-part",
            place = place_of(seat),
            points = i64::from(points.unsigned_abs()),
            way = if points > 0 { "gets" } else { "pays" }
        )
    });
    msg!(
        "drill-balance",
        own = own,
        right = right,
        across = across,
        left = left
    )
}

/// Why an answer is graded as it is. What is right although a line loses something is told as that.
pub fn drill_grade_reason(card: &Card, grade: &Grade) -> Message {
    match grade.reason {
        GradeReason::Coach(AdviceReason::TakesFrom {
            tiles: given, line, ..
        }) if grade.is_right() => msg!(
            "drill-costs-least",
            tiles = tiles(&given),
            line = line_in_sentence(card, line)
        ),
        reason => drill_reason(card, reason),
    }
}

/// That the tiles are a hand of the line, and why what may raise doubts is none.
fn is_hand(has_jokers: bool) -> Message {
    let jokers = if has_jokers { "yes" } else { "no" };
    msg!("drill-is-hand", jokers = jokers)
}

/// Why an answer is right or wrong.
pub fn drill_reason(card: &Card, why: GradeReason) -> Message {
    let named = |line: LineIndex| line_in_sentence(card, line);
    match why {
        GradeReason::NearestLine { missing } => msg!("drill-right-text", missing = missing),
        GradeReason::FartherLine { missing, least } => {
            msg!("drill-wrong-text", missing = least, chosen = missing)
        }
        GradeReason::SameTile(asked) => msg!(
            "drill-tile-right",
            tile = tile_in_sentence(asked),
            face = tile_face(asked)
        ),
        GradeReason::OtherTile { asked, chosen } => other_tile(asked, chosen),
        GradeReason::JokerIsSame(before) => {
            msg!("drill-joker-is-same", tile = tile_in_sentence(before))
        }
        GradeReason::IsTheRack => msg!("drill-is-the-rack"),
        GradeReason::IsGroup(size) => msg!("drill-is-group", group = group(size), size = size),
        GradeReason::GroupOfOtherSize(size) => {
            msg!("drill-other-size", group = group(size), size = size)
        }
        GradeReason::TilesDiffer => msg!("drill-tiles-differ"),
        GradeReason::IsRun => msg!("drill-is-run"),
        GradeReason::IsCluster(cluster) => is_cluster(cluster),
        GradeReason::NoCluster(fault) => no_cluster(fault),
        GradeReason::JokerMay(size) => msg!("drill-joker-may", group = group(size)),
        GradeReason::JokerMayNot(place) => joker_may_not(place),
        GradeReason::HasExposures => msg!("drill-has-exposures"),
        GradeReason::LacksGroup {
            tile,
            size,
            has_kin,
        } => lacks_group(tile, size, has_kin),
        GradeReason::LacksTogether => msg!("drill-lacks-together"),
        GradeReason::IsConcealed => msg!("drill-is-concealed"),
        GradeReason::SaysThisLine => msg!("drill-says-this-line"),
        GradeReason::SaysOtherLine(line) => msg!("drill-says-other-line", line = named(line)),
        GradeReason::IsHand { has_jokers } => is_hand(has_jokers),
        GradeReason::IsHandOf(line) => msg!("drill-is-hand-of", line = named(line)),
        GradeReason::OtherGroup { wrong, right } => msg!(
            "drill-other-group",
            wrong = tiles(&wrong),
            right = tiles(&right)
        ),
        GradeReason::WrongTile { wrong, missing } => msg!(
            "drill-wrong-tile",
            wrong = a_tile(wrong),
            missing = a_tile(missing)
        ),
        GradeReason::JokerForTile { tile, group } => misplaced_joker(tile, group),
        GradeReason::Missing(missing) => msg!("drill-missing", missing = missing),
        GradeReason::MissingOther { missing, said } => {
            msg!("drill-missing-other", missing = missing, said = said)
        }
        GradeReason::ChanceOfLine(of) => chance_of_line(of),
        GradeReason::Coach(why) => coach_reason(&why, card),
        GradeReason::AsGoodTiles { instead, why } => as_good_tiles(&instead, &why, card),
        GradeReason::BetterTiles {
            against,
            instead,
            why,
        } => better_tiles(against.as_ref(), &instead, &why, card),
        GradeReason::ThrowsJoker { instead, why } => msg!(
            "drill-throws-joker",
            tile = a_tile(instead),
            why = coach_reason(&why, card)
        ),
        GradeReason::Refused(refused) => reason(&refused, Names::by_place(), card),
        GradeReason::MayExchange => msg!("drill-may-exchange"),
        GradeReason::SomeMayBeExchanged => msg!("drill-some-may"),
        GradeReason::NoneMayBeExchanged => msg!("drill-none-may"),
        GradeReason::GetsIt(rule) => rule_text(rule),
        GradeReason::AnotherGetsIt { seat, rule } => msg!(
            "drill-another-gets-it",
            place = place_of(seat),
            rule = rule_text(rule)
        ),
        GradeReason::Dead { rule, groups, line } => dead(card, rule, groups, line),
        GradeReason::Alive(line) => msg!("drill-alive", line = named(line)),
        GradeReason::Paid(win) => paid(win),
        GradeReason::Danger {
            tile,
            danger,
            least,
            to,
            unseen,
            discarded,
        } => msg!(
            "drill-danger",
            tile = the_tile(tile),
            danger = in_percent_of(f32::from(danger) / 1000.0),
            least = in_percent_of(f32::from(least) / 1000.0),
            safest = if danger == least { "yes" } else { "no" },
            place = who_wants(to, unseen, danger <= least),
            unseen = unseen,
            discarded = discarded,
            line = to.map_or_else(|| msg!("drill-none-of-them"), |(_, line)| named(line))
        ),
        GradeReason::Laid { missing, surplus } => laid(missing, surplus),
    }
}

fn is_cluster(cluster: Cluster) -> Message {
    msg!(
        "drill-is-cluster",
        cluster = cluster_key(cluster),
        name = cluster.to_string()
    )
}

fn no_cluster(fault: ClusterFault) -> Message {
    let fault = match fault {
        ClusterFault::OtherTile => "other-tile",
        ClusterFault::Twice => "twice",
        ClusterFault::NoSoap => "no-soap",
        ClusterFault::SuitsDiffer => "suits-differ",
    };
    msg!("drill-no-cluster", fault = fault)
}

fn joker_may_not(place: JokerPlace) -> Message {
    let place = match place {
        JokerPlace::Cluster => "cluster",
        JokerPlace::Single => "single",
        _ => "pair",
    };
    msg!("drill-joker-may-not", place = place)
}

/// That a line lacks a group; where it has one of other numbers or another suit, that this one never comes of it.
fn lacks_group(tile: Tile, size: u8, has_kin: bool) -> Message {
    msg!(
        "drill-lacks-group",
        group = group_of(size, tile),
        kin = if has_kin { "yes" } else { "no" }
    )
}

/// What is to be seen on two tiles, and where the letter or the name of the suit comes from of the one that was asked for.
fn other_tile(asked: Tile, chosen: Tile) -> Message {
    let seen = msg!(
        "drill-tile-wrong",
        tile = tile_in_sentence(asked),
        face = tile_face(asked),
        chosen = tile_in_sentence(chosen),
        seen = tile_face(chosen)
    );
    let letter = match asked {
        Tile::Wind(Wind::North) => "N",
        Tile::Wind(Wind::East) => "E",
        Tile::Wind(Wind::West) => "W",
        Tile::Wind(Wind::South) => "S",
        Tile::Dragon(Dragon::Red) => "R",
        Tile::Dragon(Dragon::Green) => "G",
        Tile::Flower => "F",
        Tile::Joker => "J",
        Tile::Suited(suit, _) => {
            let name = match suit {
                Suit::Bam => "bam",
                Suit::Crak => "crak",
                Suit::Dot => "dot",
            };
            let suit = msg!("drill-tile-suit", suit = name);
            return msg!("drill-reason-and", why = seen, also = suit);
        }
        Tile::Dragon(Dragon::White) | Tile::Blank => return seen,
    };
    let letter = msg!(
        "drill-tile-letter",
        letter = letter,
        name = called_out(asked)
    );
    msg!("drill-reason-and", why = seen, also = letter)
}

/// Who most likely wins with a tile, or why nobody is named: `is_safest` where no other one is less likely to give a win.
fn who_wants(to: Option<(Seat, LineIndex)>, unseen: u8, is_safest: bool) -> &'static str {
    match to {
        Some((seat, _)) => place_of(seat),
        None if unseen == 0 => "gone",
        None if is_safest => "nobody",
        None => "hidden",
    }
}

/// What the coach would give away, which is as good.
fn as_good_tiles(instead: &TileCounts, why: &AdviceReason, card: &Card) -> Message {
    let why = coach_reason(why, card);
    msg!("drill-as-good-tiles", tiles = tiles(instead), why = why)
}

/// What a line loses with what was chosen, and what the coach would give away instead.
fn better_tiles(
    against: Option<&AdviceReason>,
    instead: &TileCounts,
    why: &AdviceReason,
    card: &Card,
) -> Message {
    let why = coach_reason(why, card);
    let better = msg!("drill-better-tiles", tiles = tiles(instead), why = why);
    match against {
        Some(against) => msg!(
            "drill-reason-and",
            why = coach_reason(against, card),
            also = better
        ),
        None => better,
    }
}

/// That a hand is dead, why, and by which rule.
fn dead(card: &Card, rule: RuleId, groups: OpenGroups, line: Option<LineIndex>) -> Message {
    let why = dead_because(card, rule, groups, line);
    if (rule, line) == (RuleId::DEAD_JOKER_MISUSE, None) {
        // The rule is about singles and pairs; a line may forbid jokers elsewhere, too.
        msg!("drill-dead-by-joker", why = why)
    } else {
        msg!("drill-dead", why = why, rule = rule_text(rule))
    }
}

/// Which groups make a hand dead, and how.
fn dead_because(card: &Card, rule: RuleId, groups: OpenGroups, line: Option<LineIndex>) -> Message {
    let groups: Vec<Message> = groups.iter().map(|(of, size)| group_of(size, of)).collect();
    match (rule, line) {
        (_, Some(line)) => msg!(
            "drill-dead-concealed",
            line = line_in_sentence(card, line),
            groups = groups
        ),
        (RuleId::DEAD_DIRECTION_CHANGE, _) => msg!("drill-dead-apart", groups = groups),
        (RuleId::DEAD_IMPOSSIBLE, _) => msg!("drill-dead-gone", groups = groups),
        (RuleId::DEAD_JOKER_MISUSE, _) => msg!("drill-dead-joker", groups = groups),
        _ => msg!("drill-dead-lacks", groups = groups),
    }
}

/// What a hand that was laid lacks, and what has no place in it.
fn laid(missing: TileCounts, surplus: TileCounts) -> Message {
    msg!(
        "drill-laid",
        missing = tiles(&missing),
        lacks = missing.total(),
        surplus = tiles(&surplus),
        extra = surplus.total()
    )
}

/// What the payments follow from.
fn paid(win: WinFacts) -> Message {
    let from = match win.tile {
        WinningTile::Discarded(by) => place_of(by),
        _ => "wall",
    };
    let jokers = match (win.jokerless, win.singles_and_pairs) {
        (false, _) => "some",
        (true, false) => "none",
        (true, true) => "exempt",
    };
    msg!(
        "drill-paid",
        value = win.value,
        from = from,
        jokers = jokers
    )
}

/// What would have been better than a wrong answer, and why.
pub fn drill_better(exercise: &Exercise, card: &Card, shown: Shown, why: GradeReason) -> Message {
    let best = match shown {
        Shown::Line(_) => msg!("drill-best"),
        Shown::Tiles(_) => msg!("drill-right-one"),
        shown => drill_choice(exercise, card, shown),
    };
    msg!("drill-better", best = best, why = drill_reason(card, why))
}

/// How much an answer costs, where it costs anything and that is what counts.
pub fn drill_loss(question: Question, grade: &Grade) -> Option<Message> {
    let loss = grade.loss.filter(|loss| *loss >= 0.0005)?;
    // What is right costs nothing that counts.
    let is_in_place = question != Question::SafestTile && grade.verdict != Verdict::Right;
    is_in_place.then(|| msg!("drill-loss", loss = wins_in_hundred(loss)))
}

/// What is to be seen on a tile, without its name: "a bird and a 1".
pub fn tile_face(tile: Tile) -> Message {
    match tile {
        Tile::Suited(Suit::Bam, number) => msg!("tile-face-bam", number = number.get()),
        Tile::Suited(Suit::Crak, number) => msg!("tile-face-crak", number = number.get()),
        Tile::Suited(Suit::Dot, number) => msg!("tile-face-dot", number = number.get()),
        Tile::Wind(Wind::North) => msg!("tile-face-north"),
        Tile::Wind(Wind::East) => msg!("tile-face-east"),
        Tile::Wind(Wind::West) => msg!("tile-face-west"),
        Tile::Wind(Wind::South) => msg!("tile-face-south"),
        Tile::Dragon(Dragon::Red) => msg!("tile-face-red-dragon"),
        Tile::Dragon(Dragon::Green) => msg!("tile-face-green-dragon"),
        Tile::Dragon(Dragon::White) => msg!("tile-face-white-dragon"),
        Tile::Flower => msg!("tile-face-flower"),
        Tile::Joker => msg!("tile-face-joker"),
        Tile::Blank => msg!("tile-face-blank"),
    }
}
