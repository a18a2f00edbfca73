//! Pictures as the pages of a PDF.

use image::{DynamicImage, RgbaImage};
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref};

/// A page of US Letter in points of print, 72 to the inch.
const LETTER: [f32; 2] = [612.0, 792.0];
/// How much time is spent to make it small, 0 to 10.
const LEVEL: u8 = 8;
/// What a page calls its picture.
const PICTURE: Name<'static> = Name(b"Picture");

/// A PDF with each of these on a page of its own.
pub(super) fn of(pages: &[RgbaImage]) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let (catalog, tree) = (Ref::new(1), Ref::new(2));
    // Three objects for each page: itself, its picture, and where that stands.
    let objects = |place: usize| {
        let first = 3 + 3 * place as i32;
        [first, first + 1, first + 2].map(Ref::new)
    };
    let kids = (0..pages.len()).map(|place| objects(place)[0]);
    pdf.catalog(catalog).pages(tree);
    pdf.pages(tree).kids(kids).count(pages.len() as i32);
    for (place, picture) in pages.iter().enumerate() {
        let [page_id, picture_id, content_id] = objects(place);
        let [width, height] = LETTER;
        let mut page = pdf.page(page_id);
        page.media_box(Rect::new(0.0, 0.0, width, height));
        page.parent(tree);
        page.contents(content_id);
        page.resources().x_objects().pair(PICTURE, picture_id);
        page.finish();

        let pixels = DynamicImage::ImageRgba8(picture.clone()).into_rgb8();
        let packed = compress_to_vec_zlib(pixels.as_raw(), LEVEL);
        let mut object = pdf.image_xobject(picture_id, &packed);
        object.filter(Filter::FlateDecode);
        object.width(picture.width() as i32);
        object.height(picture.height() as i32);
        object.color_space().device_rgb();
        object.bits_per_component(8);
        object.finish();

        let mut content = Content::new();
        content.transform([width, 0.0, 0.0, height, 0.0, 0.0]);
        content.x_object(PICTURE);
        pdf.stream(content_id, &content.finish());
    }
    pdf.finish()
}
