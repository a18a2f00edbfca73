//! The signs of the user interface, drawn by us: fonts do not have them.

use egui::load::SizedTexture;
use egui::{Context, Image, Vec2};

use super::Artwork;

macro_rules! icons {
    ($($(#[$meaning:meta])* $icon:ident => $name:literal,)*) => {
        /// A sign of the user interface.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Icon {
            $($(#[$meaning])* $icon,)*
        }

        impl Icon {
            /// All icons.
            pub const ALL: &[Self] = &[$(Self::$icon,)*];

            /// The name of its file in `assets/icons`, without the ending.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$icon => $name,)*
                }
            }
        }
    };
}

icons! {
    /// The home screen.
    Home => "home",
    /// The course, a lesson.
    Book => "book",
    /// A drill.
    Target => "target",
    /// A game at the table.
    Table => "table",
    /// The score card.
    Card => "card",
    /// The rulebook.
    Rules => "rules",
    /// The settings.
    Settings => "settings",
    /// A hint.
    Bulb => "bulb",
    /// Right, done.
    Check => "check",
    /// Wrong, close.
    Cross => "cross",
    /// Back, to the left.
    ArrowLeft => "arrow-left",
    /// On, to the right.
    ArrowRight => "arrow-right",
    /// Across, up.
    ArrowUp => "arrow-up",
    /// Down.
    ArrowDown => "arrow-down",
    /// Go, resume.
    Play => "play",
    /// Pause.
    Pause => "pause",
    /// Faster.
    Fast => "fast",
    /// Again, from the start.
    Restart => "restart",
    /// The log of the game.
    Log => "log",
    /// Give a name.
    Pencil => "pencil",
    /// Aim at it.
    Pin => "pin",
    /// Take back.
    Undo => "undo",
    /// Try another way.
    Branch => "branch",
    /// How a game went.
    Curve => "curve",
    /// What is this, why.
    Question => "question",
    /// The glossary.
    Glossary => "glossary",
    /// The words of a text.
    Words => "words",
    /// Take note.
    Notice => "notice",
    /// Dice.
    Dice => "dice",
    /// Not yet open.
    Lock => "lock",
    /// The language.
    Globe => "globe",
    /// A finished piece of the course.
    Star => "star",
    /// The light theme.
    Sun => "sun",
    /// The dark theme.
    Moon => "moon",
    /// Sort the rack.
    Sort => "sort",
    /// The players.
    Players => "players",
}

impl Icon {
    /// The icon as an image of `size` points, in white: tint it, or let a button do so.
    ///
    /// ```
    /// # use mahj_tutor::ui::widgets::Icon;
    /// # fn hint(ui: &mut egui::Ui) -> egui::Response {
    /// let image = Icon::Bulb.image(ui, 18.0);
    /// ui.add(egui::Button::image_and_text(image, "Hint").image_tint_follows_text_color(true))
    /// # }
    /// ```
    pub fn image(self, context: &Context, size: f32) -> Image<'static> {
        let pixels = ((size * context.pixels_per_point()).round() as u32).max(1);
        let sharp = Vec2::splat(pixels as f32 / context.pixels_per_point());
        let texture = Artwork::Icon(self).texture(context, [pixels, pixels]);
        let id = texture.map(|texture| texture.id()).unwrap_or_default();
        Image::from_texture(SizedTexture::new(id, sharp)).fit_to_exact_size(sharp)
    }
}
