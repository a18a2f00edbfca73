//! Content is embedded at compile time; a new file in a content folder must rebuild the crate.

fn main() {
    for folder in ["assets", "cards", "lessons", "locales"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
