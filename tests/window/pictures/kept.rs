//! The pictures that are kept, in `tests/fixtures/pictures`.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{DynamicImage, Rgb, RgbImage, RgbaImage};

/// A channel of a kept picture has so many levels above 0: so the pictures are small.
const LEVELS: u8 = 31;
/// By how much a channel may be off: half a level by how it is kept, the rest by how a machine reckons.
const TOLERANCE: u8 = 12;
/// So many pixels may be farther off: rounding falls otherwise on other machines.
const MOST_PIXELS: usize = 10;

/// Compares a picture with the kept one of this name. One that looks otherwise is laid beside it, with a picture
/// of the difference; the error says where. With `MAHJ_WRITE_PICTURES` it is kept instead.
pub(super) fn compare(name: &str, picture: &RgbaImage) -> Result<(), String> {
    let picture = DynamicImage::from(picture.clone()).into_rgb8();
    let [new_file, difference_file] = ["new", "diff"].map(|what| file(&format!("{name}.{what}")));
    for file in [&new_file, &difference_file] {
        // Most often there is none.
        let _ = fs::remove_file(file);
    }
    let kept = image::open(file(name)).ok().map(DynamicImage::into_rgb8);
    let off = kept.as_ref().map(|kept| pixels_off(kept, &picture));
    if off.as_ref().is_some_and(|off| off.len() <= MOST_PIXELS) {
        return Ok(());
    }
    if writes() {
        write(&file(name), &reduced(&picture));
        return Ok(());
    }
    write(&new_file, &picture);
    let Some(off) = off else {
        return Err(format!("{name} is not kept yet: {}", new_file.display()));
    };
    write(&difference_file, &difference(&picture, &off));
    Err(format!(
        "{name} looks otherwise in {} pixels: {} and {}",
        off.len(),
        new_file.display(),
        difference_file.display()
    ))
}

/// The names of the kept pictures, and how many bytes each has.
pub(super) fn files() -> Vec<(String, u64)> {
    let entries = fs::read_dir(folder()).unwrap().map(Result::unwrap);
    entries
        .filter_map(|entry| {
            let path = entry.path();
            let name = path.file_stem()?.to_str()?.to_owned();
            // What was laid beside a kept picture has a dot in its name.
            let is_kept = path.extension() == Some(OsStr::new("png")) && !name.contains('.');
            is_kept.then(|| (name, entry.metadata().unwrap().len()))
        })
        .collect()
}

/// With `MAHJ_WRITE_PICTURES`, takes away every picture but those of these names.
pub(super) fn remove_others(names: &[String]) {
    for (name, _) in files() {
        if writes() && !names.contains(&name) {
            fs::remove_file(file(&name)).unwrap();
        }
    }
}

fn writes() -> bool {
    std::env::var_os("MAHJ_WRITE_PICTURES").is_some()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/pictures")
}

fn file(name: &str) -> PathBuf {
    folder().join(format!("{name}.png"))
}

/// The pixels that are off; of pictures of different sizes all.
fn pixels_off(kept: &RgbImage, picture: &RgbImage) -> Vec<[u32; 2]> {
    let same_size = kept.dimensions() == picture.dimensions();
    let is_off = |x: u32, y: u32, pixel: &Rgb<u8>| {
        let was = kept.get_pixel(x, y).0;
        let channels = was.into_iter().zip(pixel.0);
        channels
            .into_iter()
            .any(|(was, is)| was.abs_diff(is) > TOLERANCE)
    };
    picture
        .enumerate_pixels()
        .filter(|(x, y, pixel)| !same_size || is_off(*x, *y, pixel))
        .map(|(x, y, _)| [x, y])
        .collect()
}

/// The picture in few colors.
fn reduced(picture: &RgbImage) -> RgbImage {
    let mut reduced = picture.clone();
    let [most, levels] = [255, u32::from(LEVELS)];
    for channel in reduced.iter_mut() {
        let level = (u32::from(*channel) * levels + most / 2) / most;
        *channel = ((level * most + levels / 2) / levels) as u8;
    }
    reduced
}

/// The picture, faint, with these pixels in red.
fn difference(picture: &RgbImage, off: &[[u32; 2]]) -> RgbImage {
    let mut difference = picture.clone();
    for channel in difference.iter_mut() {
        *channel = 192 + *channel / 4;
    }
    for [x, y] in off {
        difference.put_pixel(*x, *y, Rgb([224, 0, 0]));
    }
    difference
}

fn write(path: &Path, picture: &RgbImage) {
    fs::create_dir_all(folder()).unwrap();
    let file = BufWriter::new(File::create(path).unwrap());
    let small = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::NoFilter);
    picture.write_with_encoder(small).unwrap();
}
