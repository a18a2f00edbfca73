//! Where a profile is kept when the learner names no folder.

use std::path::PathBuf;

/// The folder in which this system keeps a program's data, or none if it names no home. The values of
/// environment variables come in through `variable`.
pub fn default_folder(variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let data = if cfg!(target_os = "windows") {
        PathBuf::from(set("APPDATA")?)
    } else if cfg!(target_os = "macos") {
        PathBuf::from(set("HOME")?).join("Library/Application Support")
    } else {
        match set("XDG_DATA_HOME") {
            Some(folder) => PathBuf::from(folder),
            None => PathBuf::from(set("HOME")?).join(".local/share"),
        }
    };
    Some(data.join("mahj-tutor"))
}

/// The folder in which this system's users keep documents; the current one if the system names no
/// home. The values of environment variables come in through `variable`.
pub fn documents_folder(variable: impl Fn(&str) -> Option<String>) -> PathBuf {
    let home = if cfg!(target_os = "windows") {
        "USERPROFILE"
    } else {
        "HOME"
    };
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    set("XDG_DOCUMENTS_DIR")
        .map(PathBuf::from)
        .or_else(|| set(home).map(|home| PathBuf::from(home).join("Documents")))
        .unwrap_or_default()
}
