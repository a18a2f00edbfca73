//! The catalogue of rules, in the order of the rulebook.
//!
//! Only names and classes stand here; the texts are messages.

use super::rule_id::{Area, Entry, Publication, RuleId, RuleKind};

/// Makes the table, and a constant for each rule that is its place in the table.
macro_rules! catalogue {
    ($($area:ident { $($name:ident = $id:literal, $kind:ident, [$($source:ident),*];)* })*) => {
        pub(super) static CATALOGUE: &[Entry] = &[$($(Entry {
            id: $id,
            area: Area::$area,
            kind: RuleKind::$kind,
            sources: &[$(Publication::$source),*],
        },)*)*];

        #[expect(non_camel_case_types, reason = "they only count, and become the constants' values")]
        enum CatalogueIndex { $($($name,)*)* }

        impl RuleId {
            $($(
                #[doc = concat!("`", $id, "`")]
                pub const $name: Self = Self(CatalogueIndex::$name as u16);
            )*)*

            /// Marks that this rule has just taken effect.
            pub(super) fn mark(self) {
                match self {
                    $($(Self::$name => mark!($name),)*)*
                    _ => debug_assert!(false, "every rule is in the catalogue"),
                }
            }
        }
    };
}

/// Second names of rules, and those by which older lessons and records know them.
pub(super) static ALIASES: &[(&str, RuleId)] = &[
    ("jok-not-passed", RuleId::CHAR_NO_JOKERS),
    ("jok-discard-dead", RuleId::DISC_JOKER_DEAD),
    ("pay-dead-pays", RuleId::DEAD_PAYS),
    ("pay-false-mahj-double", RuleId::ERR_ONE_INTACT),
    ("pay-misnamed-4x", RuleId::MISNAME_MAHJ_FOUR_TIMES),
    ("pay-challenge", RuleId::DEAD_CHALLENGE_PENALTY_25),
    ("wall-east-moves", RuleId::EAST_PASSES_AFTER_WALL_GAME),
    ("card-colours-count-suits", RuleId::CARD_COLORS_COUNT_SUITS),
    ("card-one-colour", RuleId::CARD_ONE_COLOR),
    ("card-two-colours", RuleId::CARD_TWO_COLORS),
    ("tip-practise-solo", RuleId::TIP_PRACTICE_SOLO),
];

/// Rules on which what is published differs, or tables do. Their pages say so apart from the rule itself.
pub(super) static PLAYED_OTHERWISE: &[RuleId] = &[
    RuleId::FIRST_EAST_BY_DICE,
    RuleId::BREAK_DICE_COUNT,
    RuleId::ROUNDS_SIXTEEN_GAMES,
    RuleId::CARD_FIXED_NUMBERS,
    RuleId::CHAR_BLIND_UNSEEN,
    RuleId::HEAVENLY_HAND,
    RuleId::TURN_NO_PICK_AHEAD,
    RuleId::PICK_WRONG_PLACE,
    RuleId::DISC_NAME_JOKER,
    RuleId::WIN_CLOSES,
    RuleId::CLAIM_EXPOSURE_FIXED,
    RuleId::CLAIM_WRONG_TILE,
    RuleId::MAHJ_CLAIM_CONCEALED_OK,
    RuleId::CONC_LAST_TILE,
    RuleId::CONC_EXPOSED_DEAD,
    RuleId::RETRACT_BEFORE_COMMIT,
    RuleId::RETRACT_MAHJ_TO_EXPOSURE,
    RuleId::EXCH_FROM_OWN,
    RuleId::EXCH_SEVERAL,
    RuleId::DEAD_COUNT_EARLY,
    RuleId::DEAD_OUT_OF_TURN,
    RuleId::DEAD_STOPS,
    RuleId::DEAD_ASKING,
    RuleId::DEAD_CHALLENGE_PENALTY_25,
    RuleId::MISNAME_MUST_BE_RIGHT,
    RuleId::MISNAME_CORRECT_NAME_ONLY,
    RuleId::PAY_WALL_NONE,
    RuleId::BET_WALL,
    RuleId::TR_FEWER_PLAYERS,
    RuleId::TR_BLANK_SWAP,
];

catalogue! {
    Object {
        OBJECT_FIRST_TO_MATCH = "object-first-to-match", Enforced, [RulesArticle, Fisher, PlayingTheGame, RulesCompanion];
        PLAYERS_FOUR = "players-four", Explained, [RulesArticle, Fisher];
        PLAYERS_FIFTH_BETTOR = "players-fifth-bettor", TableRule, [RulesArticle, Fisher];
        CARD_REQUIRED = "card-required", Explained, [RulesArticle, MahjongTime, Fisher, PlayingTheGame, RulesCompanion];
        CARD_CHANGES_YEARLY = "card-changes-yearly", Explained, [RulesArticle, Fisher, RulesCompanion];
        EQUIP_TWO_DICE = "equip-two-dice", Explained, [RulesArticle, Fisher];
        EQUIP_RACKS = "equip-racks", Explained, [RulesArticle, PlayingTheGame];
        EQUIP_PUSHERS = "equip-pushers", Explained, [];
        EQUIP_WIND_INDICATOR_OPTIONAL = "equip-wind-indicator-optional", Explained, [RulesArticle];
        EQUIP_SCORE_TOKENS_OPTIONAL = "equip-score-tokens-optional", Explained, [RulesArticle];
    }
    Tiles {
        TILES_152 = "tiles-152", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        TILES_SUITS_108 = "tiles-suits-108", Enforced, [RulesArticle, Fisher, RulesCompanion];
        TILES_WINDS_16 = "tiles-winds-16", Enforced, [RulesArticle, Fisher, RulesCompanion];
        TILES_DRAGONS_12 = "tiles-dragons-12", Enforced, [RulesArticle, Fisher, RulesCompanion];
        TILES_FLOWERS_8 = "tiles-flowers-8", Enforced, [RulesArticle, Fisher];
        TILES_JOKERS_8 = "tiles-jokers-8", TableRule, [RulesArticle, Fisher, RulesCompanion];
        TILES_NATURAL_DEFINITION = "tiles-natural-definition", Explained, [PlayingTheGame];
        TILES_SPARES_NOT_USED = "tiles-spares-not-used", Explained, [RulesArticle];
        TILES_HONORS_TERM = "tiles-honors-term", Explained, [RulesArticle, Fisher];
        TILES_ONE_BAM_BIRD = "tiles-one-bam-bird", Explained, [];
    }
    Deal {
        MIX_FACE_DOWN = "mix-face-down", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        WALL_19_BY_2 = "wall-19-by-2", Enforced, [RulesArticle, Fisher];
        FIRST_EAST_BY_DICE = "first-east-by-dice", TableRule, [RulesArticle, Fisher];
        FIRST_EAST_HOST_OR_SEAT = "first-east-host-or-seat", TableRule, [Fisher];
        SEAT_NAMES_CCW = "seat-names-ccw", Enforced, [RulesArticle];
        BREAK_DICE_COUNT = "break-dice-count", Enforced, [RulesArticle, Fisher];
        BREAK_RESERVE_KEPT_LAST = "break-reserve-kept-last", Enforced, [RulesArticle, Fisher];
        DEAL_EAST_FIRST_FOUR = "deal-east-first-four", Enforced, [RulesArticle, Fisher];
        DEAL_ORDER_RIGHT = "deal-order-right", Enforced, [RulesArticle, Fisher];
        DEAL_THREE_ROUNDS = "deal-three-rounds", Enforced, [RulesArticle, Fisher];
        DEAL_NEXT_WALL_LEFT = "deal-next-wall-left", Enforced, [Fisher];
        DEAL_EAST_FIRST_AND_THIRD = "deal-east-first-and-third", Enforced, [RulesArticle, Fisher];
        DEAL_LAST_SINGLES = "deal-last-singles", Enforced, [RulesArticle, Fisher];
        DEAL_FINAL_COUNTS = "deal-final-counts", Enforced, [RulesArticle, Fisher, RulesCompanion];
        DEAL_LEFT_OVER_DEPENDS_ON_DICE = "deal-left-over-depends-on-dice", Enforced, [Fisher];
        DEAL_STRADDLE_NOTE = "deal-straddle-note", Explained, [];
        SERVE_AT_45_DEGREES = "serve-at-45-degrees", Explained, [PlayingTheGame];
        WALL_DIRECTION_LEFT = "wall-direction-left", Enforced, [RulesArticle, Fisher, PlayingTheGame];
    }
    Rotation {
        EAST_PASSES_RIGHT_ALWAYS = "east-passes-right-always", Enforced, [RulesArticle, MahjongTime, PlayingTheGame];
        EAST_PASSES_AFTER_WALL_GAME = "east-passes-after-wall-game", Enforced, [MahjongTime, PlayingTheGame];
        ROUNDS_SIXTEEN_GAMES = "rounds-sixteen-games", TableRule, [MahjongTime];
        ROUNDS_NO_SCORING_EFFECT = "rounds-no-scoring-effect", Explained, [];
        NEXT_GAME_REMIX = "next-game-remix", Enforced, [RulesArticle, PlayingTheGame];
        PLAYER_SEAT_SHUFFLE = "player-seat-shuffle", Explained, [RulesArticle];
    }
    Card {
        CARD_COLORS_COUNT_SUITS = "card-colors-count-suits", Enforced, [RulesArticle, Fisher, RulesCompanion];
        CARD_ONE_COLOR = "card-one-color", Enforced, [Fisher, RulesCompanion];
        CARD_TWO_COLORS = "card-two-colors", Enforced, [Fisher, RulesCompanion];
        CARD_BLUE_NEUTRAL = "card-blue-neutral", Enforced, [RulesArticle];
        CARD_NUMBERS = "card-numbers", Enforced, [RulesArticle];
        CARD_WINDS_LETTERS = "card-winds-letters", Enforced, [RulesArticle];
        CARD_D_DRAGON = "card-d-dragon", Enforced, [RulesArticle];
        CARD_R_G_DRAGONS = "card-r-g-dragons", Enforced, [RulesArticle];
        CARD_ZERO_IS_WHITE = "card-zero-is-white", Enforced, [RulesArticle, Fisher];
        CARD_F_FLOWER = "card-f-flower", Enforced, [RulesArticle, Fisher];
        CARD_X_EXPOSED = "card-x-exposed", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        CARD_C_CONCEALED = "card-c-concealed", Enforced, [RulesArticle, Fisher, PlayingTheGame, RulesCompanion];
        CARD_VALUE = "card-value", Explained, [Fisher];
        CARD_PARENTHETICAL = "card-parenthetical", Enforced, [Fisher];
        CARD_ANY_CONSECUTIVE = "card-any-consecutive", Enforced, [Fisher];
        CARD_FIXED_NUMBERS = "card-fixed-numbers", Enforced, [Fisher];
        CARD_GROUP_SIZES_BIND = "card-group-sizes-bind", Enforced, [Fisher];
        CARD_MATH_SIGNS_IGNORED = "card-math-signs-ignored", Explained, [Fisher];
        CARD_MATCHING_DRAGONS = "card-matching-dragons", Enforced, [Fisher];
        CARD_OPPOSITE_DRAGONS = "card-opposite-dragons", Enforced, [Fisher];
        CARD_DRAGONS_FOLLOW_SUIT_RELATION = "card-dragons-follow-suit-relation", Enforced, [RulesCompanion];
        CARD_LINE_EXACT = "card-line-exact", Enforced, [PlayingTheGame, RulesCompanion];
        CARD_BEST_VALUE_COUNTS = "card-best-value-counts", Enforced, [];
        CAT_YEAR = "cat-year", Enforced, [RulesArticle, Fisher];
        CAT_2468 = "cat-2468", Enforced, [RulesArticle, Fisher];
        CAT_MATH = "cat-math", Enforced, [Fisher];
        CAT_CHANGE_UP = "cat-change-up", Enforced, [RulesArticle];
        CAT_QUINTS = "cat-quints", Enforced, [RulesArticle, Fisher];
        CAT_CONSECUTIVE = "cat-consecutive", Enforced, [RulesArticle, Fisher];
        CAT_13579 = "cat-13579", Enforced, [RulesArticle, Fisher];
        CAT_WINDS_DRAGONS = "cat-winds-dragons", Enforced, [RulesArticle, Fisher];
        CAT_369 = "cat-369", Enforced, [RulesArticle, Fisher];
        CAT_SINGLES_PAIRS = "cat-singles-pairs", Enforced, [RulesArticle, Fisher];
    }
    Groups {
        GRP_SINGLE = "grp-single", Enforced, [PlayingTheGame];
        GRP_PAIR = "grp-pair", Enforced, [RulesArticle, PlayingTheGame];
        GRP_PUNG = "grp-pung", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        GRP_KONG = "grp-kong", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        GRP_QUINT = "grp-quint", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        GRP_SEXTET = "grp-sextet", Enforced, [RulesArticle, PlayingTheGame, RulesCompanion];
        GRP_VISUAL = "grp-visual", Enforced, [Fisher, PlayingTheGame];
        GRP_NO_RUNS = "grp-no-runs", Enforced, [];
        QUINT_NEEDS_JOKER = "quint-needs-joker", Enforced, [RulesArticle, Fisher];
    }
    Charleston {
        CHAR_SORT_FIRST = "char-sort-first", Explained, [RulesArticle, Fisher];
        CHAR_FIRST_COMPULSORY = "char-first-compulsory", Enforced, [RulesArticle, Fisher];
        CHAR_PASS_THREE = "char-pass-three", Enforced, [RulesArticle, Fisher];
        CHAR_1_RIGHT = "char-1-right", Enforced, [RulesArticle, Fisher];
        CHAR_2_ACROSS = "char-2-across", Enforced, [RulesArticle, Fisher];
        CHAR_3_LEFT = "char-3-left", Enforced, [RulesArticle, Fisher];
        CHAR_BLIND_FIRST_LEFT = "char-blind-first-left", Enforced, [RulesArticle, Fisher];
        CHAR_BLIND_LAST_RIGHT = "char-blind-last-right", Enforced, [Fisher];
        CHAR_BLIND_UNSEEN = "char-blind-unseen", Enforced, [RulesArticle];
        CHAR_BLIND_ORDER = "char-blind-order", Enforced, [];
        CHAR_SECOND_OPTIONAL = "char-second-optional", Enforced, [RulesArticle, Fisher];
        CHAR_STOP = "char-stop", Enforced, [Fisher];
        CHAR_SECOND_ORDER = "char-second-order", Enforced, [RulesArticle, Fisher];
        CHAR_SECOND_MUST_FINISH = "char-second-must-finish", Enforced, [RulesArticle];
        CHAR_COURTESY = "char-courtesy", Enforced, [RulesArticle, Fisher];
        CHAR_COURTESY_AFTER_STOP = "char-courtesy-after-stop", Enforced, [Fisher];
        CHAR_COURTESY_MIN = "char-courtesy-min", Enforced, [];
        CHAR_COURTESY_PER_PAIR = "char-courtesy-per-pair", Enforced, [RulesArticle];
        CHAR_NO_JOKERS = "char-no-jokers", Enforced, [RulesArticle, MahjongTime, Fisher];
        CHAR_FLOWERS_OK = "char-flowers-ok", Enforced, [MahjongTime];
        CHAR_PAIRS_OK = "char-pairs-ok", Enforced, [];
        CHAR_FACE_DOWN = "char-face-down", Enforced, [];
        CHAR_ROLLOR = "char-rollor", Explained, [RulesArticle];
        HEAVENLY_HAND = "heavenly-hand", TableRule, [];
    }
    Turn {
        TURN_EAST_OPENS = "turn-east-opens", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        TURN_CCW = "turn-ccw", Enforced, [RulesArticle, MahjongTime, Fisher, PlayingTheGame];
        TURN_FOUR_STEPS = "turn-four-steps", Enforced, [PlayingTheGame];
        TURN_MUST_PICK_OR_CLAIM = "turn-must-pick-or-claim", Enforced, [RulesArticle, PlayingTheGame];
        TURN_CLAIM_NEEDS_EXPOSURE = "turn-claim-needs-exposure", Enforced, [RulesArticle, PlayingTheGame];
        TURN_DRAW_OPTIONS = "turn-draw-options", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        TURN_DISCARD_ENDS = "turn-discard-ends", Enforced, [PlayingTheGame];
        TURN_13_TILES = "turn-13-tiles", Enforced, [RulesArticle, Fisher, PlayingTheGame, RulesCompanion];
        TURN_READY_HAND = "turn-ready-hand", Explained, [MahjongTime];
        TURN_NO_PICK_AHEAD = "turn-no-pick-ahead", Enforced, [MahjongTime];
    }
    Picking {
        PICK_NEXT_TILE = "pick-next-tile", Enforced, [RulesArticle];
        PICK_TOP_THEN_BOTTOM = "pick-top-then-bottom", Enforced, [RulesArticle];
        PICK_TOUCH_FREE = "pick-touch-free", Explained, [PlayingTheGame];
        PICK_MOVE_COMMITS = "pick-move-commits", Explained, [PlayingTheGame];
        PICK_NO_EXPOSURE = "pick-no-exposure", Enforced, [PlayingTheGame];
        PICK_RACKING = "pick-racking", Explained, [PlayingTheGame];
        PICK_RACK_IF_KEPT = "pick-rack-if-kept", Enforced, [Fisher];
        SERVE_NEXT_LEFT = "serve-next-left", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        SERVE_RESERVE_LAST = "serve-reserve-last", Enforced, [Fisher];
        PICK_RETURNED_EXACTLY = "pick-returned-exactly", TableRule, [PlayingTheGame];
        PICK_TURNED_UP = "pick-turned-up", Explained, [];
        PICK_WRONG_PLACE = "pick-wrong-place", Explained, [];
    }
    Discarding {
        DISC_FACE_UP_NAMED = "disc-face-up-named", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        DISC_NAME_SUIT = "disc-name-suit", Enforced, [PlayingTheGame];
        DISC_NAME_WIND = "disc-name-wind", Enforced, [PlayingTheGame];
        DISC_NAME_DRAGON = "disc-name-dragon", Enforced, [Fisher, PlayingTheGame];
        DISC_NAME_FLOWER = "disc-name-flower", Enforced, [MahjongTime, PlayingTheGame];
        DISC_NAME_JOKER = "disc-name-joker", Enforced, [PlayingTheGame];
        DISC_NAME_JOKER_FIRST = "disc-name-joker-first", Enforced, [PlayingTheGame];
        DISC_DOWN_IS_DOWN = "disc-down-is-down", Enforced, [PlayingTheGame];
        DISC_NO_TAKEBACK = "disc-no-takeback", Enforced, [MahjongTime, PlayingTheGame];
        DISC_ONLY_LATEST = "disc-only-latest", Enforced, [RulesArticle, PlayingTheGame];
        DISC_JOKER_DEAD = "disc-joker-dead", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        DISC_JOKER_ALLOWED = "disc-joker-allowed", Enforced, [RulesArticle, MahjongTime, Fisher, PlayingTheGame];
        DISC_HAND_OF_DEAD_NOT_DISCARDED = "disc-hand-of-dead-not-discarded", Enforced, [MahjongTime];
    }
    Window {
        WIN_OPENS = "win-opens", Enforced, [PlayingTheGame];
        WIN_CLOSES = "win-closes", Enforced, [Fisher, PlayingTheGame];
        WIN_TAP_NO_EFFECT = "win-tap-no-effect", Explained, [PlayingTheGame];
        WIN_LATE_CLAIM = "win-late-claim", TableRule, [PlayingTheGame];
        WIN_TWO_QUICK = "win-two-quick", Enforced, [];
    }
    Exposure {
        CLAIM_GROUPS = "claim-groups", Enforced, [RulesArticle, Fisher, PlayingTheGame, RulesCompanion];
        CLAIM_NOT_SINGLE_PAIR = "claim-not-single-pair", Enforced, [RulesArticle, Fisher, PlayingTheGame, RulesCompanion];
        CLAIM_NOT_VISUAL = "claim-not-visual", Enforced, [PlayingTheGame];
        CLAIM_X_ONLY = "claim-x-only", Enforced, [RulesArticle, Fisher, PlayingTheGame, RulesCompanion];
        CLAIM_WHOLE_GROUP = "claim-whole-group", Enforced, [RulesArticle, Fisher, PlayingTheGame, RulesCompanion];
        CLAIM_WITH_JOKERS = "claim-with-jokers", Enforced, [RulesArticle, Fisher];
        CLAIM_HAS_NATURAL = "claim-has-natural", Enforced, [];
        CLAIM_EXPOSE_ON_RACK_TOP = "claim-expose-on-rack-top", Enforced, [RulesArticle, PlayingTheGame, RulesCompanion];
        CLAIM_EXPOSURE_FIXED = "claim-exposure-fixed", Enforced, [RulesArticle, Fisher];
        CLAIM_THEN_DISCARD = "claim-then-discard", Enforced, [RulesArticle, PlayingTheGame, RulesCompanion];
        CLAIM_PLAY_CONTINUES = "claim-play-continues", Enforced, [RulesArticle, PlayingTheGame];
        CLAIM_EXCHANGE_AFTER = "claim-exchange-after", Enforced, [RulesArticle, PlayingTheGame];
        CLAIM_FIRST_EXPOSURE_COMMITS_X = "claim-first-exposure-commits-x", Enforced, [PlayingTheGame];
        CLAIM_SWITCH_HAND = "claim-switch-hand", Enforced, [RulesArticle, PlayingTheGame];
        CLAIM_REVEALS = "claim-reveals", Explained, [RulesArticle];
        CLAIM_WRONG_IS_DEAD = "claim-wrong-is-dead", WithMistakes, [MahjongTime, RulesCompanion];
        CLAIM_VERBAL = "claim-verbal", Explained, [];
        CLAIM_WRONG_TILE = "claim-wrong-tile", Explained, [];
    }
    MahJongg {
        MAHJ_CLAIM_ANY_GROUP = "mahj-claim-any-group", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        MAHJ_CLAIM_ANY_TURN = "mahj-claim-any-turn", Enforced, [PlayingTheGame];
        MAHJ_CLAIM_CONCEALED_OK = "mahj-claim-concealed-ok", Enforced, [RulesArticle, PlayingTheGame];
        MAHJ_CLAIM_NOT_JOKER = "mahj-claim-not-joker", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        PRIO_MAHJ_FIRST = "prio-mahj-first", Enforced, [RulesArticle, Fisher];
        PRIO_NEXT_IN_TURN = "prio-next-in-turn", Enforced, [RulesArticle, Fisher];
        PRIO_TWO_MAHJ = "prio-two-mahj", Enforced, [];
        PRIO_ALREADY_EXPOSED = "prio-already-exposed", TableRule, [];
    }
    Concealed {
        CONC_NO_CLAIMS = "conc-no-claims", Enforced, [RulesArticle, Fisher, PlayingTheGame, RulesCompanion];
        CONC_LAST_TILE = "conc-last-tile", Enforced, [RulesArticle, PlayingTheGame];
        CONC_HIDDEN_UNTIL_WIN = "conc-hidden-until-win", Enforced, [RulesCompanion];
        CONC_EXPOSED_DEAD = "conc-exposed-dead", Enforced, [RulesArticle, MahjongTime, RulesCompanion];
        CONC_EXCHANGE_OK = "conc-exchange-ok", Enforced, [];
    }
    Retracting {
        RETRACT_BEFORE_COMMIT = "retract-before-commit", Enforced, [RulesArticle];
        RETRACT_MAHJ = "retract-mahj", WithMistakes, [RulesArticle, MahjongTime];
        RETRACT_MAHJ_TO_EXPOSURE = "retract-mahj-to-exposure", WithMistakes, [];
    }
    Jokers {
        JOK_ANY_TILE_IN_3PLUS = "jok-any-tile-in-3plus", Enforced, [RulesArticle, MahjongTime, Fisher, PlayingTheGame, RulesCompanion];
        JOK_NEVER_SINGLE_PAIR = "jok-never-single-pair", Enforced, [RulesArticle, MahjongTime, Fisher, PlayingTheGame, RulesCompanion];
        JOK_NEVER_CLUSTERS = "jok-never-clusters", Enforced, [Fisher, PlayingTheGame];
        JOK_NONE_IN_SINGLES_PAIRS_HANDS = "jok-none-in-singles-pairs-hands", Enforced, [Fisher];
        JOK_ALL_JOKER_GROUP = "jok-all-joker-group", Enforced, [RulesArticle, MahjongTime, Fisher, PlayingTheGame];
        JOK_DECLARE_MEANING = "jok-declare-meaning", Enforced, [RulesArticle];
        JOK_NUMBER_UNLIMITED = "jok-number-unlimited", Enforced, [MahjongTime, Fisher, PlayingTheGame];
        JOK_MISUSE_DEAD = "jok-misuse-dead", WithMistakes, [RulesCompanion];
        JOK_SURPLUS = "jok-surplus", Enforced, [Fisher];
    }
    Exchange {
        EXCH_WHAT = "exch-what", Enforced, [RulesArticle, MahjongTime, Fisher, PlayingTheGame, RulesCompanion];
        EXCH_OWN_TURN = "exch-own-turn", Enforced, [RulesArticle, MahjongTime, Fisher, PlayingTheGame, RulesCompanion];
        EXCH_SOURCE_TILE = "exch-source-tile", Enforced, [MahjongTime];
        EXCH_FROM_OWN = "exch-from-own", Enforced, [];
        EXCH_SEVERAL = "exch-several", Enforced, [RulesArticle];
        EXCH_THEN_DISCARD = "exch-then-discard", Enforced, [RulesArticle, MahjongTime, Fisher, PlayingTheGame];
        EXCH_NO_REVERSE = "exch-no-reverse", Enforced, [MahjongTime];
        EXCH_NOT_DISCARDED_TILE = "exch-not-discarded-tile", Enforced, [MahjongTime];
        EXCH_NOT_BEFORE_CLAIM = "exch-not-before-claim", Enforced, [MahjongTime];
        EXCH_DOES_NOT_EXPOSE = "exch-does-not-expose", Explained, [RulesCompanion];
        EXCH_EXACT_NATURAL = "exch-exact-natural", Enforced, [MahjongTime, RulesCompanion];
        EXCH_INTO_RACK = "exch-into-rack", Enforced, [MahjongTime, Fisher];
        EXCH_ONLY_PROPERLY_EXPOSED = "exch-only-properly-exposed", WithMistakes, [RulesArticle, MahjongTime];
        EXCH_DEAD_EARLIER = "exch-dead-earlier", Enforced, [RulesArticle, MahjongTime];
        EXCH_WINS = "exch-wins", Enforced, [];
        EXCH_ANNOUNCE = "exch-announce", Explained, [];
        EXCH_WITHDRAW = "exch-withdraw", Explained, [];
        EXCH_JOKERLESS_AFTER = "exch-jokerless-after", Enforced, [MahjongTime];
    }
    FlowersAndSoap {
        FLO_SUITLESS = "flo-suitless", Enforced, [RulesArticle, Fisher, RulesCompanion];
        FLO_DISCARDABLE = "flo-discardable", Enforced, [MahjongTime];
        FLO_PASSABLE = "flo-passable", Enforced, [MahjongTime];
        FLO_JOKERABLE = "flo-jokerable", Enforced, [RulesCompanion];
        SOAP_NAMES = "soap-names", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        SOAP_ZERO_SUITLESS = "soap-zero-suitless", Enforced, [MahjongTime, Fisher, RulesCompanion];
        SOAP_DOTS_DRAGON = "soap-dots-dragon", Enforced, [Fisher];
        SOAP_ZERO_SAME_TILE = "soap-zero-same-tile", Enforced, [RulesArticle, Fisher];
    }
    DeadHands {
        DEAD_WRONG_COUNT = "dead-wrong-count", WithMistakes, [RulesArticle, Fisher, RulesCompanion];
        DEAD_COUNT_EARLY = "dead-count-early", Explained, [];
        DEAD_MAHJ_IN_ERROR = "dead-mahj-in-error", WithMistakes, [RulesArticle, MahjongTime, Fisher];
        DEAD_NO_SUCH_HAND = "dead-no-such-hand", WithMistakes, [MahjongTime, RulesCompanion];
        DEAD_SHOULD_BE_CONCEALED = "dead-should-be-concealed", WithMistakes, [RulesArticle, MahjongTime, RulesCompanion];
        DEAD_IMPOSSIBLE = "dead-impossible", Enforced, [RulesArticle, MahjongTime, Fisher];
        DEAD_BREACH = "dead-breach", WithMistakes, [MahjongTime];
        DEAD_OUT_OF_TURN = "dead-out-of-turn", WithMistakes, [MahjongTime];
        DEAD_ILLEGAL_CALL = "dead-illegal-call", WithMistakes, [MahjongTime, RulesCompanion];
        DEAD_JOKER_MISUSE = "dead-joker-misuse", WithMistakes, [RulesCompanion];
        DEAD_DIRECTION_CHANGE = "dead-direction-change", WithMistakes, [RulesCompanion];
        DEAD_EXPOSURE_SIZE = "dead-exposure-size", WithMistakes, [Fisher, RulesCompanion];
        DEAD_CALLED_BY_OTHERS = "dead-called-by-others", Enforced, [RulesArticle, MahjongTime];
        DEAD_VISIBLE_ONLY = "dead-visible-only", Enforced, [];
        DEAD_OWNER_CONFIRMS = "dead-owner-confirms", Enforced, [RulesArticle, MahjongTime];
        DEAD_STOPS = "dead-stops", Enforced, [RulesArticle, MahjongTime, Fisher];
        DEAD_CANNOT_WIN = "dead-cannot-win", Enforced, [MahjongTime, RulesCompanion];
        DEAD_UNCAUGHT = "dead-uncaught", Enforced, [MahjongTime];
        DEAD_RETURNS_ERROR_PART = "dead-returns-error-part", WithMistakes, [RulesArticle, MahjongTime];
        DEAD_PAYS = "dead-pays", Enforced, [MahjongTime];
        DEAD_CHALLENGE_STEPS = "dead-challenge-steps", Enforced, [RulesArticle, MahjongTime];
        DEAD_ASKING = "dead-asking", Explained, [];
        DEAD_CHALLENGE_PENALTY_25 = "dead-challenge-penalty-25", TableRule, [MahjongTime];
        DEAD_CHALLENGE_ADDITIONAL = "dead-challenge-additional", Enforced, [];
        DEAD_THREE = "dead-three", Enforced, [];
        DEAD_BOTS = "dead-bots", TableRule, [];
    }
    Misnaming {
        MISNAME_MUST_BE_RIGHT = "misname-must-be-right", WithNaming, [MahjongTime, PlayingTheGame];
        MISNAME_CORRECT_NAME_ONLY = "misname-correct-name-only", WithNaming, [PlayingTheGame];
        MISNAME_NO_PENALTY_EXPOSURE = "misname-no-penalty-exposure", WithNaming, [MahjongTime];
        MISNAME_MAHJ_FOUR_TIMES = "misname-mahj-four-times", WithNaming, [RulesArticle, MahjongTime];
        MISNAME_OTHERS_DO_NOT_PAY = "misname-others-do-not-pay", WithNaming, [MahjongTime];
    }
    MahJonggInError {
        ERR_BEFORE_EXPOSING = "err-before-exposing", WithMistakes, [RulesArticle, MahjongTime];
        ERR_EXPOSED_ALL_INTACT = "err-exposed-all-intact", WithMistakes, [RulesArticle, MahjongTime, PlayingTheGame];
        ERR_ONE_OTHER_EXPOSED = "err-one-other-exposed", WithMistakes, [MahjongTime];
        ERR_ONE_INTACT = "err-one-intact", WithMistakes, [MahjongTime];
        ERR_EXPOSURES_JOKERS = "err-exposures-jokers", WithMistakes, [RulesArticle, MahjongTime];
        ERR_WRONG_CALL_SAME = "err-wrong-call-same", WithMistakes, [MahjongTime];
        ERR_VERIFY_FIRST = "err-verify-first", WithMistakes, [];
    }
    Payments {
        WIN_14_ON_CARD = "win-14-on-card", Enforced, [RulesArticle, Fisher, PlayingTheGame, RulesCompanion];
        WIN_SOURCES = "win-sources", Enforced, [RulesArticle, Fisher, PlayingTheGame];
        WIN_ANNOUNCE = "win-announce", Enforced, [RulesArticle, PlayingTheGame];
        WIN_SHOW_LINE = "win-show-line", Explained, [RulesArticle, PlayingTheGame, RulesCompanion];
        WIN_ANNOUNCES_AMOUNT = "win-announces-amount", TableRule, [PlayingTheGame];
        PAY_BASIS = "pay-basis", Explained, [RulesArticle];
        PAY_DISCARD = "pay-discard", Enforced, [RulesArticle, Fisher];
        PAY_SELFPICK = "pay-selfpick", Enforced, [RulesArticle, Fisher];
        PAY_DISCARD_JOKERLESS = "pay-discard-jokerless", Enforced, [RulesArticle, Fisher];
        PAY_SELFPICK_JOKERLESS = "pay-selfpick-jokerless", Enforced, [RulesArticle, Fisher];
        PAY_SINGLES_PAIRS_EXEMPT = "pay-singles-pairs-exempt", Enforced, [RulesArticle];
        PAY_JOKERLESS_AFTER_EXCHANGE = "pay-jokerless-after-exchange", Enforced, [MahjongTime];
        PAY_JOKER_EXCHANGE_WIN = "pay-joker-exchange-win", Enforced, [];
        PAY_WALL_NONE = "pay-wall-none", Enforced, [RulesArticle, PlayingTheGame];
        PAY_NO_EAST_BONUS = "pay-no-east-bonus", Enforced, [];
        PAY_THREE_EXPOSURE_LIABILITY = "pay-three-exposure-liability", TableRule, [RulesArticle];
        PAY_PIE = "pay-pie", TableRule, [];
        BET_ROLE = "bet-role", TableRule, [RulesArticle, Fisher];
        BET_SILENT = "bet-silent", Explained, [];
        BET_DISCARD = "bet-discard", TableRule, [Fisher];
        BET_SELFPICK = "bet-selfpick", TableRule, [Fisher];
        BET_WRONG = "bet-wrong", TableRule, [];
        BET_WALL = "bet-wall", TableRule, [];
        BET_ROTATION = "bet-rotation", TableRule, [Fisher];
    }
    WallGame {
        WALL_GAME = "wall-game", Enforced, [RulesArticle, MahjongTime, PlayingTheGame];
        WALL_LAST_DISCARD_LIVE = "wall-last-discard-live", Enforced, [RulesArticle];
        WALL_99_DRAWS = "wall-99-draws", Enforced, [];
    }
    TableRules {
        TR_AGREE_FIRST = "tr-agree-first", Explained, [Fisher];
        TR_FEWER_PLAYERS = "tr-fewer-players", Explained, [];
        TR_MUSH = "tr-mush", TableRule, [Fisher];
        TR_HOT_WALL_002 = "tr-hot-wall-002", TableRule, [Fisher];
        TR_HOT_WALL_PAYS = "tr-hot-wall-pays", TableRule, [];
        TR_COLD_WALL = "tr-cold-wall", TableRule, [];
        TR_BLANK_SWAP = "tr-blank-swap", TableRule, [RulesArticle];
        TR_BLANK_DOUBLE_JOKER = "tr-blank-double-joker", TableRule, [RulesArticle];
        BLANK_COUNT = "blank-count", TableRule, [];
        TR_BLANK_NOT_PASSED = "tr-blank-not-passed", TableRule, [];
        TR_DOUBLE_DICE = "tr-double-dice", TableRule, [];
    }
    Strategy {
        TIP_STUDY_CARD = "tip-study-card", Explained, [RulesArticle];
        TIP_PRACTICE_SOLO = "tip-practice-solo", Explained, [RulesArticle];
        TIP_NOT_TOO_EARLY = "tip-not-too-early", Explained, [RulesArticle];
        TIP_KEEP_OPTIONS = "tip-keep-options", Explained, [RulesArticle];
        TIP_OBSERVE = "tip-observe", Explained, [RulesArticle];
        TIP_CONCEALED = "tip-concealed", Explained, [RulesArticle];
        TIP_CHOOSE_HAND_HARDEST = "tip-choose-hand-hardest", Explained, [Fisher];
        TIP_VALUE_VS_DIFFICULTY = "tip-value-vs-difficulty", Explained, [Fisher];
        TIP_BLOCK = "tip-block", Explained, [PlayingTheGame];
        TIP_CONCENTRATE_IN_CHARLESTON = "tip-concentrate-in-charleston", Explained, [Fisher];
    }
    Etiquette {
        ETI_NOT_TOUCH = "eti-not-touch", Explained, [RulesArticle];
        ETI_NO_TAPPING = "eti-no-tapping", Explained, [PlayingTheGame];
        ETI_NAME_PLAINLY = "eti-name-plainly", Explained, [PlayingTheGame];
        ETI_PAY_AS_ASKED = "eti-pay-as-asked", Explained, [PlayingTheGame];
        ETI_PASS_PACE = "eti-pass-pace", Explained, [];
    }
    Differences {
        DIFF_CHINESE = "diff-chinese", Explained, [RulesArticle];
    }
}
