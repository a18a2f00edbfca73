//! What the targets share: the cards that are played, where a problem may stand in a text, and a profile's folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card;
use mahj_tutor::locale::{Language, Locale, Message};

/// The cards that ship, the Practice Card first.
pub static CARDS: LazyLock<Vec<Arc<CompiledCard>>> = LazyLock::new(|| {
    let cards = [card::practice(), card::first()].into_iter().flatten();
    cards
        .map(|card| Arc::new(CompiledCard::new(Arc::new(card))))
        .collect()
});

/// English, in which every message has words.
pub static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::new(Language::ENGLISH));

/// Holds a message to having words, and to showing what nobody would see in it.
#[track_caller]
pub fn is_said(message: &Message) {
    let said = ENGLISH.say(message);
    assert!(!said.starts_with('⟦'), "no words: {said}");
    is_seen(&said);
}

/// Holds a text to showing what nobody would see in it. Blanks and line breaks are seen.
#[track_caller]
pub fn is_seen(said: &str) {
    let said = said.replace("\r\n", "\n");
    let is_hidden = |it: char| it.is_control() && it != '\n' && it != '\t';
    assert!(!said.contains(is_hidden), "not shown: {said:?}");
}

/// Holds the place of a problem to being one of its text, or the one behind its end.
#[track_caller]
pub fn is_inside(text: &str, line: usize, column: usize) {
    let Some(there) = line.checked_sub(1).and_then(|it| text.split('\n').nth(it)) else {
        panic!("there is no line {line}");
    };
    let columns = 1..=there.chars().count() + 1;
    assert!(
        columns.contains(&column),
        "line {line} has no column {column}"
    );
}

/// A folder of a profile that is empty at first, of this process alone.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// The folder with these files; what was in it is gone.
    pub fn with(files: &[(&str, &[u8])]) -> Self {
        let name = format!("mahj-tutor-fuzz-{}", std::process::id());
        let folder = Self(std::env::temp_dir().join(name));
        folder.clear();
        for (name, contents) in files {
            let path = folder.0.join(name);
            fs::create_dir_all(path.parent().expect("it is in the folder")).expect("a folder");
            fs::write(path, contents).expect("a file");
        }
        folder
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    fn clear(&self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        self.clear();
    }
}
