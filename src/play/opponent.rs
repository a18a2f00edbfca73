//! The people who play against the learner: each has a first name and a face, and plays in a way of their own.

use super::Opponents;
use crate::bot::{Boldness, Character, Constancy, Level, Style};

macro_rules! opponents {
    ($($(#[$who:meta])* $opponent:ident => $name:literal,)*) => {
        /// Somebody who plays against the learner, by their first name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Opponent {
            $($(#[$who])* $opponent,)*
        }

        impl Opponent {
            /// Everybody there is.
            pub const ALL: &[Self] = &[$(Self::$opponent,)*];

            /// By what the texts and the pictures know them.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$opponent => $name,)*
                }
            }
        }
    };
}

opponents! {
    /// A nimble learner.
    Leo => "leo",
    /// A reserved learner.
    Anna => "anna",
    /// An eager learner.
    Gina => "gina",
    /// A patient learner.
    Hugo => "hugo",
    /// A nimble regular.
    Ben => "ben",
    /// A reserved regular.
    Carmen => "carmen",
    /// An eager regular.
    Rosa => "rosa",
    /// A patient regular.
    Tom => "tom",
    /// A nimble expert.
    Vera => "vera",
    /// A reserved expert.
    David => "david",
    /// An eager expert.
    Kim => "kim",
    /// A patient expert.
    Mei => "mei",
}

impl Opponent {
    /// Who plays like this.
    pub const fn of(character: Character) -> Self {
        let Character { level, style } = character;
        match (style.constancy, style.boldness, level) {
            (Constancy::Adaptive, Boldness::Assertive, Level::Learner) => Self::Leo,
            (Constancy::Adaptive, Boldness::Assertive, Level::Regular) => Self::Ben,
            (Constancy::Adaptive, Boldness::Assertive, Level::Expert) => Self::Vera,
            (Constancy::Fixed, Boldness::Passive, Level::Learner) => Self::Anna,
            (Constancy::Fixed, Boldness::Passive, Level::Regular) => Self::Carmen,
            (Constancy::Fixed, Boldness::Passive, Level::Expert) => Self::David,
            (Constancy::Fixed, Boldness::Assertive, Level::Learner) => Self::Gina,
            (Constancy::Fixed, Boldness::Assertive, Level::Regular) => Self::Rosa,
            (Constancy::Fixed, Boldness::Assertive, Level::Expert) => Self::Kim,
            (Constancy::Adaptive, Boldness::Passive, Level::Learner) => Self::Hugo,
            (Constancy::Adaptive, Boldness::Passive, Level::Regular) => Self::Tom,
            (Constancy::Adaptive, Boldness::Passive, Level::Expert) => Self::Mei,
        }
    }
}

impl Opponents {
    /// Who they are, no two the same. Where several play the same way, those who sit down later are people of the same
    /// style and another level, then of any other.
    pub fn people(&self) -> [Opponent; 4] {
        let mut seated: Vec<Opponent> = Vec::new();
        self.characters.map(|character| {
            let who = likeliest(character)
                .find(|who| !seated.contains(who))
                .unwrap_or(Opponent::of(character));
            seated.push(who);
            who
        })
    }
}

/// Everybody, those first who are most like this.
fn likeliest(character: Character) -> impl Iterator<Item = Opponent> {
    let of = move |style| {
        let of_level = move |level| Opponent::of(Character { level, style });
        Level::ALL.into_iter().map(of_level)
    };
    let others = Style::ALL.into_iter().flat_map(of);
    std::iter::once(Opponent::of(character))
        .chain(of(character.style))
        .chain(others)
}
