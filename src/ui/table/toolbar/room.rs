//! For how many words the bar above the table has room.

use egui::{FontId, TextStyle, Ui};

use super::{Toolbar, game, pace_label, pause_label, short_game, sides};
use crate::locale::Message;
use crate::msg;
use crate::ui::widgets::row_width;
use crate::ui::{Shared, fonts};

/// What the bar has room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ToolbarRoom {
    pub(super) words: Words,
    pub(super) name: Name,
}

/// Which of the tools bear words, from the fewest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Words {
    /// None, and what is done but play is gathered in a list.
    Signs,
    /// What lies beside the table; the rest is gathered in a list.
    Gathered,
    /// What lies beside the table; what is done but play has its signs.
    Sides,
    /// Also what the learner can do but play.
    OtherWays,
    /// Also how fast the others play.
    Everything,
}

/// How much is told of which game it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Name {
    /// Nothing.
    None,
    /// As much as there is room for, if that is more than a few letters.
    Cut,
    /// Its number.
    Short,
    /// Also its round.
    Whole,
}

/// What is tried in turn: what a tool does is told before the round, and the number of the game before how fast the others
/// play.
const ROOMS: [(Words, Name); 9] = [
    (Words::Everything, Name::Whole),
    (Words::Everything, Name::Short),
    (Words::OtherWays, Name::Whole),
    (Words::OtherWays, Name::Short),
    (Words::Sides, Name::Whole),
    (Words::Sides, Name::Short),
    (Words::Gathered, Name::Whole),
    (Words::Gathered, Name::Short),
    (Words::Gathered, Name::None),
];

impl ToolbarRoom {
    pub(super) fn within(ui: &Ui, width: f32, toolbar: Toolbar<'_>, shared: &Shared<'_>) -> Self {
        let style = ui.style();
        let measure = |message: &Message, font: FontId| {
            let text = shared.say(message);
            row_width(ui, text, font)
        };
        let font = TextStyle::Button.resolve(style);
        let with_sign = sides(toolbar.own_side, toolbar.is_side_board).map(|(_, _, label)| label);
        let between = 6.0;
        let frame = 2.0 * style.spacing.button_padding.x + between;
        let sign = 18.0 + style.spacing.icon_spacing;
        let bare = 18.0 + frame + between;
        let tools: f32 = with_sign
            .map(|label| sign + measure(&label, font.clone()) + frame)
            .sum();
        let body = TextStyle::Body.resolve(style).size;
        let bold = FontId::new(body, fonts::bold());
        // Help, pause and pace; taking back and trying out.
        let (always, ways) = (3.0 * bare, 2.0 * bare);
        let fits = |wanted: f32, name: Name| {
            let (words, name) = if wanted <= width {
                (Words::Sides, name)
            } else {
                (Words::Signs, Name::Cut)
            };
            Self { words, name }
        };
        if toolbar.is_side_board {
            let back = measure(&msg!("table-leave-side-board"), font) + sign + frame;
            let name = measure(&msg!("table-side-board"), bold);
            return fits(tools + always + ways + back + name, Name::Whole);
        }
        if toolbar.own_side.is_some() {
            return fits(tools + always, Name::Whole);
        }
        // How much more the words of all of them take; whether the game goes on or holds changes nothing.
        let word = |label: &Message| style.spacing.icon_spacing + measure(label, font.clone());
        let of_ways = word(&msg!("table-take-back-key")) + word(&msg!("table-try-out"));
        let pauses = [false, true].map(|paused| word(&pause_label(paused).1));
        let of_pace = word(&pace_label(shared.profile.settings().bot_speed));
        let of_pace = of_pace + pauses.into_iter().fold(0.0, f32::max);
        let of_words = |words: Words| match words {
            Words::Signs | Words::Gathered | Words::Sides => 0.0,
            Words::OtherWays => of_ways,
            Words::Everything => of_ways + of_pace,
        };
        let of_name = |name: Name| match name {
            Name::None | Name::Cut => 0.0,
            Name::Short => measure(&short_game(toolbar.session), bold.clone()) + between,
            Name::Whole => measure(&game(toolbar.session), bold.clone()) + between,
        };
        let gathered = bare + measure(&msg!("table-options"), font.clone()) + frame;
        let of_signs = |words: Words| match words {
            Words::Signs | Words::Gathered => gathered,
            _ => always + ways,
        };
        let needed = |words, name| tools + of_signs(words) + of_words(words) + of_name(name);
        let first = ROOMS
            .into_iter()
            .find(|(words, name)| needed(*words, *name) <= width);
        let (words, name) = first.unwrap_or((Words::Signs, Name::Cut));
        Self { words, name }
    }
}
