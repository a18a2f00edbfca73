//! The bundled fonts: one legible Latin family in two weights, and the Chinese characters in use.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily};

use crate::content;

/// The family of bold text: egui knows weights only as families.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// The fonts by the names of their files in `assets/fonts`, with the families they serve: the Latin
/// letters first, then the Chinese characters.
const FONTS: [(&str, &[Family]); 4] = [
    (
        "AtkinsonHyperlegible-Regular.ttf",
        &[Family::Regular, Family::Monospace],
    ),
    ("AtkinsonHyperlegible-Bold.ttf", &[Family::Bold]),
    (
        "NotoSansSC-Regular.otf",
        &[Family::Regular, Family::Monospace],
    ),
    ("NotoSansSC-Bold.otf", &[Family::Bold]),
];

/// Chinese characters hang below the line of Latin letters; by this share of their size they are
/// lifted, so that both stand in the middle of a button.
const CHINESE_RISE: f32 = -0.06;

#[derive(Debug, Clone, Copy)]
enum Family {
    Regular,
    Bold,
    Monospace,
}

impl Family {
    fn name(self) -> FontFamily {
        match self {
            Self::Regular => FontFamily::Proportional,
            Self::Bold => bold(),
            Self::Monospace => FontFamily::Monospace,
        }
    }
}

/// The bundled fonts as egui wants them.
pub fn definitions() -> FontDefinitions {
    let mut definitions = FontDefinitions::empty();
    for (file, families) in FONTS {
        let Some(font) = content::ASSETS.get_file(format!("fonts/{file}")) else {
            log::error!("the font {file} is not bundled");
            continue;
        };
        let mut data = FontData::from_static(font.contents());
        if file.starts_with("NotoSansSC") {
            data.tweak.y_offset_factor = CHINESE_RISE;
        }
        definitions
            .font_data
            .insert(file.to_owned(), Arc::new(data));
        for family in families {
            definitions
                .families
                .entry(family.name())
                .or_default()
                .push(file.to_owned());
        }
    }
    definitions
}

/// Makes the bundled fonts the only ones; from the next pass on.
pub fn install(context: &egui::Context) {
    context.set_fonts(definitions());
}
