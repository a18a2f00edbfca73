//! Why an action is refused, to the learner who tried it.

use super::{
    Names, a_tile, charleston_pass, group, identical_tiles, line_in_sentence, tile_in_sentence,
};
use crate::card::Card;
use crate::locale::Message;
use crate::msg;
use crate::rules::{Fact, OptionalAction, PASS, Reason};

/// One reason as a sentence. The rule behind it has its own words: [`rule_title`](super::rule_title).
#[expect(clippy::too_many_lines, reason = "an arm for each fact")]
pub fn reason(reason: &Reason, names: Names, card: &Card) -> Message {
    match reason.fact {
        Fact::NotNow => msg!("refusal-not-now"),
        Fact::GameOver => msg!("refusal-game-over"),
        Fact::NotYourTurn { turn } => msg!("refusal-not-your-turn", turn = names.name(turn)),
        Fact::AlreadyChosen => msg!("refusal-already-chosen"),
        Fact::NotTaughtYet(kind) => msg!("refusal-not-taught-yet", action = optional_action(kind)),
        Fact::NotInRack {
            tile: missing,
            needed,
            held,
        } => msg!(
            "refusal-not-in-rack",
            tile = tile_in_sentence(missing),
            tiles = identical_tiles(missing, needed),
            held = held
        ),
        Fact::IncomingUnseen => msg!("refusal-incoming-unseen"),
        Fact::JokerPassed => msg!("refusal-joker-passed"),
        Fact::PassCount { tiles, blind } => {
            let total = tiles.saturating_add(blind);
            msg!(
                "refusal-pass-count",
                missing = PASS.saturating_sub(total),
                extra = total.saturating_sub(PASS),
                blind = blind
            )
        }
        Fact::NoBlindPass { pass: at } => msg!("refusal-no-blind-pass", step = charleston_pass(at)),
        Fact::BlindCount { blind } => msg!("refusal-blind-count", blind = blind),
        Fact::CourtesyOffer { offered } => msg!("refusal-courtesy-offer", offered = offered),
        Fact::CourtesyCount { given, agreed } => {
            msg!(
                "refusal-courtesy-count",
                missing = agreed.saturating_sub(given),
                extra = given.saturating_sub(agreed),
                agreed = agreed
            )
        }
        Fact::DrawFirst => msg!("refusal-draw-first"),
        Fact::HoldsFourteen => msg!("refusal-holds-fourteen"),
        Fact::DiscardIsOpen => msg!("refusal-discard-is-open"),
        Fact::NoDiscard => msg!("refusal-no-discard"),
        Fact::TooLate => msg!("refusal-too-late"),
        Fact::OwnDiscard => msg!("refusal-own-discard"),
        Fact::JokerDiscarded => msg!("refusal-joker-discarded"),
        Fact::LetGoBefore => msg!("refusal-let-go-before"),
        Fact::NothingLeftToDiscard => msg!("refusal-nothing-left-to-discard"),
        Fact::NotComplete { claimed: None } => msg!("refusal-not-complete"),
        Fact::NotComplete {
            claimed: Some(claimed),
        } => msg!(
            "refusal-not-complete-with",
            tile = tile_in_sentence(claimed)
        ),
        Fact::HandIsDead { .. }
        | Fact::OwnHand
        | Fact::ChallengedBefore { .. }
        | Fact::NothingSeenAgainst { .. }
        | Fact::SeenToBeDead { .. }
        | Fact::NothingToRetract
        | Fact::LiesOpen
        | Fact::ExposedAlready { .. }
        | Fact::NotVerified { .. }
        | Fact::ExposedInError(_)
        | Fact::NamedByItself
        | Fact::WrongName { .. } => about_error(reason.fact, names),
        Fact::NoHeavenlyHand => msg!("refusal-no-heavenly-hand"),
        Fact::BlankPassed => msg!("refusal-blank-passed"),
        Fact::MushCount { given } => msg!("refusal-mush-count", given = given),
        Fact::BlankDiscarded => msg!("refusal-blank-discarded"),
        Fact::NoBlankSwaps => msg!("refusal-no-blank-swaps"),
        Fact::SwapAfterDrawing => msg!("refusal-swap-after-drawing"),
        Fact::SwappedAlready => msg!("refusal-swapped-already"),
        Fact::SwapNaturalsOnly => msg!("refusal-swap-naturals-only"),
        Fact::NotAmongDiscards { tile: wanted } => {
            msg!(
                "refusal-not-among-discards",
                tile = tile_in_sentence(wanted)
            )
        }
        Fact::NothingToClose => msg!("refusal-nothing-to-close"),
        Fact::NoBettor => msg!("refusal-no-bettor"),
        Fact::NotTheTimeToBet => msg!("refusal-not-the-time-to-bet"),
        Fact::SitsOut => msg!("refusal-sits-out"),
        Fact::Plays => msg!("refusal-plays"),
        Fact::LastWallMahJonggOnly => msg!("refusal-last-wall-mah-jongg-only"),
        Fact::LastWallSelfPickOnly => msg!("refusal-last-wall-self-pick-only"),
        Fact::AskedTooMuch { asked, owed } => {
            msg!("refusal-asked-too-much", asked = asked, owed = owed)
        }
        Fact::NoSuchPrice { asked, value } => {
            msg!("refusal-no-such-price", asked = asked, value = value)
        }
        Fact::UnlikeTiles { tile: of } => msg!("refusal-unlike-tiles", tile = tile_in_sentence(of)),
        Fact::BlankNotExposed => msg!("refusal-blank-not-exposed"),
        Fact::TilesAreIdentical => msg!("refusal-tiles-are-identical"),
        Fact::ExposureIsFixed => msg!("refusal-exposure-is-fixed"),
        Fact::OnlyTheNumberChanges => msg!("refusal-only-the-number-changes"),
        Fact::GroupTooSmall { tile: of, size } => msg!(
            "refusal-group-too-small",
            tile = a_tile(of),
            group = group(size),
            size = size
        ),
        Fact::GroupTooLarge { tile: of, size } => {
            msg!("refusal-group-too-large", tiles = identical_tiles(of, size))
        }
        Fact::NeverInGroup { tile: of } => msg!("refusal-never-in-group", tile = a_tile(of)),
        Fact::NoGroupOfSize { tile: of, size } => msg!(
            "refusal-no-group-of-size",
            tile = tile_in_sentence(of),
            group = group(size)
        ),
        Fact::OnlyConcealed { tile: of, size } => msg!(
            "refusal-only-concealed",
            tile = tile_in_sentence(of),
            group = group(size)
        ),
        Fact::GroupTakesNoJokers { tile: of, size } => msg!(
            "refusal-group-takes-no-jokers",
            tile = tile_in_sentence(of),
            group = group(size)
        ),
        Fact::FitsNoLine { tile: of, size } => {
            msg!(
                "refusal-fits-no-line",
                tile = tile_in_sentence(of),
                group = group(size)
            )
        }
        Fact::NoSuchExposure(at) => {
            msg!("refusal-no-such-exposure", owner = names.name(at.seat))
        }
        Fact::NoJokerThere(at) => msg!("refusal-no-joker-there", owner = names.name(at.seat)),
        Fact::NoNaturalFor { tile: natural, .. } => {
            msg!("refusal-no-natural-for", tile = a_tile(natural))
        }
        Fact::JokerWouldBeSingleOrPair {
            line: wanted,
            tile: of,
        } => msg!(
            "refusal-joker-would-be-single-or-pair",
            line = line_in_sentence(card, wanted),
            tile = a_tile(of)
        ),
        Fact::ConcealedLineExposed { line: wanted } => {
            msg!(
                "refusal-concealed-line-exposed",
                line = line_in_sentence(card, wanted)
            )
        }
    }
}

/// What stands against a challenge, a name, or taking something back.
fn about_error(fact: Fact, names: Names) -> Message {
    match fact {
        Fact::HandIsDead { seat } => names.subject(msg!("refusal-hand-is-dead"), seat),
        Fact::OwnHand => msg!("refusal-own-hand"),
        Fact::ChallengedBefore { seat } => {
            msg!("refusal-challenged-before", owner = names.name(seat))
        }
        Fact::NothingSeenAgainst { seat } => {
            names.subject(msg!("refusal-nothing-seen-against"), seat)
        }
        Fact::SeenToBeDead { seat, .. } => names.subject(msg!("refusal-seen-to-be-dead"), seat),
        Fact::NothingToRetract => msg!("refusal-nothing-to-retract"),
        Fact::LiesOpen => msg!("refusal-lies-open"),
        Fact::ExposedAlready { seat } => names.subject(msg!("refusal-exposed-already"), seat),
        Fact::NotVerified { seat } => msg!("refusal-not-verified", owner = names.name(seat)),
        Fact::ExposedInError(at) => {
            msg!("refusal-exposed-in-error", owner = names.name(at.seat))
        }
        Fact::NamedByItself => msg!("refusal-named-by-itself"),
        Fact::WrongName {
            tile: discard,
            name,
        } => msg!(
            "refusal-wrong-name",
            tile = a_tile(discard),
            name = a_tile(name)
        ),
        _ => msg!("refusal-not-now"),
    }
}

/// A kind of action that a lesson leaves out: "the blind pass".
pub fn optional_action(kind: OptionalAction) -> Message {
    match kind {
        OptionalAction::BlindPass => msg!("action-kind-blind-pass"),
        OptionalAction::Stop => msg!("action-kind-stop"),
        OptionalAction::Courtesy => msg!("action-kind-courtesy"),
        OptionalAction::Exchange => msg!("action-kind-exchange"),
        OptionalAction::ClaimExposure => msg!("action-kind-claim-exposure"),
        OptionalAction::ClaimMahJongg => msg!("action-kind-claim-mah-jongg"),
        OptionalAction::DeclareMahJongg => msg!("action-kind-declare-mah-jongg"),
    }
}
