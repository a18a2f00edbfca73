//! What is kept of a learner, in short: so that what was there can be held against what is.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::sync::Arc;

use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::card::{self, Draft};
use mahj_tutor::play::Session;
use mahj_tutor::profile::Profile;
use serde::Serialize;

/// What is kept of a learner.
pub(super) struct Kept {
    /// Each part in short.
    pub(super) parts: Parts,
    /// What was said about the files, and what cannot be used.
    pub(super) complaints: Vec<String>,
}

/// A number for each part, in the order of [`Kept::PARTS`].
pub(super) type Parts = [u64; Kept::PARTS.len()];

impl Kept {
    /// What is kept.
    pub(super) const PARTS: [&'static str; 6] =
        ["settings", "progress", "memory", "game", "cards", "games"];

    /// What lies in a folder, as the program finds it at its start.
    pub(super) fn in_folder(folder: &Path) -> Self {
        let mut profile = Profile::open_for_a_window(folder);
        profile.list_games();
        profile.look_after_files();
        let listed = profile.games().listed().unwrap();
        let numbers: Vec<_> = listed.map(|(number, _)| number).collect();
        let mut complaints = Vec::new();
        for number in numbers {
            profile.read_kept_game(number);
            profile.look_after_files();
            match profile.take_game_read() {
                Some((_, game)) => complaints.extend(unplayable(&game.played)),
                None => complaints.push(format!("game {number} cannot be read")),
            }
        }
        complaints.extend(profile.game().and_then(unplayable));
        complaints.extend(profile.notices().iter().map(|it| format!("{it:?}")));
        Self {
            parts: parts(&profile),
            complaints,
        }
    }
}

/// What is known in this moment.
pub(super) fn parts(profile: &Profile) -> Parts {
    let cards: Vec<_> = profile.own_cards().iter().map(Draft::to_toml).collect();
    let games: Vec<_> = profile.games().listed().unwrap().collect();
    [
        in_short(written(profile.settings())),
        in_short(written(profile.progress())),
        in_short(written(profile.memory())),
        in_short(profile.game().map(written)),
        in_short(cards),
        in_short(games),
    ]
}

/// Why a match cannot be taken up.
fn unplayable(saved: &mahj_tutor::play::SavedMatch) -> Option<String> {
    let card = Arc::new(CompiledCard::new(Arc::new(card::practice().unwrap())));
    let restored = Session::restore(saved, card);
    restored.err().map(|error| format!("{error:?}"))
}

fn written(content: &impl Serialize) -> String {
    toml::to_string(content).unwrap()
}

fn in_short(content: impl Debug) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{content:?}").hash(&mut hasher);
    hasher.finish()
}
