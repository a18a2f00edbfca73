//! SVG pictures as textures: rendered at once, at exactly the size in pixels, and kept.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

use egui::mutex::Mutex;
use egui::{ColorImage, Context, Id, TextureHandle, TextureOptions};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::{Face, Icon};
use crate::content;
use crate::tile::Tile;

/// What can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Artwork {
    /// A tile from the front.
    Front(Tile),
    /// A tile from the back.
    Back,
    /// A sign of the user interface, in white, to be tinted.
    Icon(Icon),
    /// Somebody at the table.
    Face(Face),
}

/// A bundled picture that cannot be drawn.
#[derive(Debug, thiserror::Error)]
pub enum RenderArtworkError {
    /// There is no such file in `assets`.
    #[error("there is no assets/{0}")]
    Missing(String),
    /// The file is not a picture.
    #[error("assets/{0}: {1}")]
    Broken(String, resvg::usvg::Error),
    /// A side is zero or too large.
    #[error("a picture cannot be {0} x {1} pixels")]
    Size(u32, u32),
}

impl Artwork {
    /// The files in `assets` that are drawn one over the other.
    pub fn files(self) -> Vec<String> {
        match self {
            Self::Front(tile) => vec!["tiles/body.svg".to_owned(), format!("tiles/{tile}.svg")],
            Self::Back => vec!["tiles/back.svg".to_owned()],
            Self::Face(face) => vec![format!("people/{}.svg", face.name())],
            Self::Icon(icon) => vec![format!("icons/{}.svg", icon.name())],
        }
    }

    /// The texture of this picture at `size` pixels, from the cache of `context`.
    ///
    /// `None` when the picture cannot be drawn, which the log then says once.
    pub fn texture(self, context: &Context, size: [u32; 2]) -> Option<TextureHandle> {
        let cache =
            context.data_mut(|data| data.get_temp_mut_or_default::<Cache>(Id::NULL).clone());
        let mut cache = cache.0.lock();
        let Drawn { textures, files } = &mut *cache;
        if textures.len() > MOST_TEXTURES {
            textures.clear();
        }
        textures
            .entry((self, size))
            .or_insert_with(|| match render(self, size, files) {
                Ok(image) => {
                    let name = format!("{self:?} {size:?}");
                    Some(context.load_texture(name, image, TextureOptions::LINEAR))
                }
                Err(error) => {
                    log::error!("{error}");
                    None
                }
            })
            .clone()
    }
}

/// After changes of the window's scale the cache starts anew; one scale needs far fewer.
const MOST_TEXTURES: usize = 1024;

/// By picture and size in pixels; nothing where the picture cannot be drawn.
type Textures = BTreeMap<(Artwork, [u32; 2]), Option<TextureHandle>>;

#[derive(Clone, Default)]
struct Cache(Arc<Mutex<Drawn>>);

#[derive(Default)]
struct Drawn {
    textures: Textures,
    files: Files,
}

/// Files that were read: a picture is drawn in several sizes, and the body of a tile with each of its faces.
type Files = BTreeMap<String, Tree>;

/// Draws `picture` at `size` pixels, filling them.
pub fn render_artwork(picture: Artwork, size: [u32; 2]) -> Result<ColorImage, RenderArtworkError> {
    render(picture, size, &mut Files::new())
}

fn render(
    picture: Artwork,
    size: [u32; 2],
    files: &mut Files,
) -> Result<ColorImage, RenderArtworkError> {
    let [width, height] = size;
    let too_large = |side| side > 4096;
    let mut pixels = Pixmap::new(width, height)
        .filter(|_| !too_large(width) && !too_large(height))
        .ok_or(RenderArtworkError::Size(width, height))?;
    for file in picture.files() {
        let tree = match files.entry(file) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(file) => {
                let tree = read(file.key())?;
                file.insert(tree)
            }
        };
        let scale = Transform::from_scale(
            width as f32 / tree.size().width(),
            height as f32 / tree.size().height(),
        );
        resvg::render(tree, scale, &mut pixels.as_mut());
    }
    Ok(ColorImage::from_rgba_premultiplied(
        [width as usize, height as usize],
        pixels.data(),
    ))
}

fn read(file: &str) -> Result<Tree, RenderArtworkError> {
    let Some(svg) = content::ASSETS.get_file(file) else {
        return Err(RenderArtworkError::Missing(file.to_owned()));
    };
    Tree::from_data(svg.contents(), &Options::default())
        .map_err(|error| RenderArtworkError::Broken(file.to_owned(), error))
}
