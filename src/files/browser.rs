//! Files in a browser. What is kept lies in the storage of the page's own place (`localStorage`), a file under its
//! whole name; one entry is written whole or not at all. What goes to `downloads` is handed to the learner by the
//! browser, and what they bring along is held in memory until it is read.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Where what is written goes to the learner.
const DOWNLOADS: &str = "downloads";

/// Where what was brought along is read.
const BROUGHT: &str = "brought";

/// Before the names of our entries: other pages of the same place have theirs.
const PREFIX: &str = "mahj-tutor:";

thread_local! {
    static BROUGHT_ALONG: RefCell<BTreeMap<String, Vec<u8>>> = const { RefCell::new(BTreeMap::new()) };
    static DROPPED: RefCell<Vec<PathBuf>> = const { RefCell::new(Vec::new()) };
}

/// What stands in a file.
///
/// # Errors
/// `NotFound` where there is none; what the browser said where it keeps nothing.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if let Some(contents) = brought(path) {
        return Ok(contents);
    }
    match storage()?.get_item(&key(path)) {
        Ok(Some(text)) => Ok(text.into_bytes()),
        Ok(None) => Err(io::ErrorKind::NotFound.into()),
        Err(error) => Err(told(&error)),
    }
}

/// Writes a file whole or not at all.
///
/// # Errors
/// What the browser said, as that its storage is full; what was there before is as it was.
pub fn write_whole(path: &Path, contents: &[u8]) -> io::Result<()> {
    if path.starts_with(DOWNLOADS) {
        return download(path, contents).map_err(|error| told(&error));
    }
    let text = std::str::from_utf8(contents)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
    storage()?
        .set_item(&key(path), text)
        .map_err(|error| told(&error))
}

/// Nothing is ever half written in a page's storage.
pub fn clear_unfinished(_folder: &Path) {}

/// Gives a file another name: the new one is there before the old one is gone.
///
/// # Errors
/// What the browser said.
pub fn rename(path: &Path, to: &Path) -> io::Result<()> {
    write_whole(to, &read(path)?)?;
    remove(path)
}

/// Takes a file away.
///
/// # Errors
/// What the browser said.
pub fn remove(path: &Path) -> io::Result<()> {
    if !is_file(path) {
        return Err(io::ErrorKind::NotFound.into());
    }
    storage()?
        .remove_item(&key(path))
        .map_err(|error| told(&error))
}

/// Whether there is a file or a folder of this name.
pub fn exists(path: &Path) -> bool {
    is_file(path) || is_folder(path)
}

/// Whether there is a file of this name.
pub fn is_file(path: &Path) -> bool {
    brought(path).is_some()
        || storage().is_ok_and(|storage| matches!(storage.get_item(&key(path)), Ok(Some(_))))
}

/// Whether there is a folder of this name: something lies in it.
pub fn is_folder(path: &Path) -> bool {
    names().is_ok_and(|names| {
        names
            .iter()
            .any(|name| name.starts_with(path) && name != path)
    })
}

/// What lies in a folder, in the order of the names.
///
/// # Errors
/// `NotFound` where nothing lies in it; what the browser said.
pub fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries: Vec<PathBuf> = names()?
        .iter()
        .filter_map(|name| Some(folder.join(name.strip_prefix(folder).ok()?.iter().next()?)))
        .collect();
    entries.sort();
    entries.dedup();
    if entries.is_empty() {
        return Err(io::ErrorKind::NotFound.into());
    }
    Ok(entries)
}

/// Takes up a file that the learner has brought along; under which name it is read.
pub fn bring_along(name: &str, contents: Vec<u8>) -> PathBuf {
    let path = Path::new(BROUGHT).join(name.replace(['/', '\\'], "-"));
    let name = path.to_string_lossy().into_owned();
    BROUGHT_ALONG.with_borrow_mut(|brought| brought.insert(name, contents));
    path
}

/// Whether another page has what is kept for itself. The page that starts the program has asked for it.
pub fn is_open_elsewhere() -> bool {
    let has_it = js_sys::Reflect::get(&js_sys::global(), &"mahjTutorHasProfile".into());
    has_it.is_ok_and(|it| it == JsValue::FALSE)
}

/// Lets the learner choose a file; `told` is called with where it is read, or with nothing where they chose none.
pub fn choose(told: impl FnOnce(Option<PathBuf>) + Clone + 'static) {
    if let Err(told) = open_chooser(told) {
        told(None);
    }
}

/// The same, or who is to be told where there is no page to do so.
fn open_chooser<T: FnOnce(Option<PathBuf>) + Clone + 'static>(told: T) -> Result<(), T> {
    let document = web_sys::window().and_then(|window| window.document());
    let input = document.and_then(|document| document.create_element("input").ok());
    let Some(input) = input.and_then(|input| input.dyn_into::<web_sys::HtmlInputElement>().ok())
    else {
        return Err(told);
    };
    input.set_type("file");
    input.set_accept(".toml,text/plain");
    let chosen_in = input.clone();
    let cancelled = told.clone();
    let chosen = Closure::once_into_js(move || {
        let file = chosen_in.files().and_then(|files| files.get(0));
        match file {
            Some(file) => spawn_local(async move { told(bring(file).await) }),
            None => told(None),
        }
    });
    let cancelled = Closure::once_into_js(move || cancelled(None));
    for (event, then) in [("change", chosen), ("cancel", cancelled)] {
        // A browser that knows no such event calls nobody.
        let _ = input.add_event_listener_with_callback(event, then.unchecked_ref());
    }
    input.click();
    Ok(())
}

/// Reads a file that was dropped on the page; [`take_dropped`] hands it out, and `tell` is called then.
pub fn drop_file(file: web_sys::File, tell: impl FnOnce() + 'static) {
    spawn_local(async move {
        let path = bring(file).await;
        DROPPED.with_borrow_mut(|dropped| dropped.extend(path));
        tell();
    });
}

/// What was dropped and is read by now.
pub fn take_dropped() -> Vec<PathBuf> {
    DROPPED.take()
}

async fn bring(file: web_sys::File) -> Option<PathBuf> {
    let contents = JsFuture::from(file.array_buffer()).await.ok()?;
    let contents = js_sys::Uint8Array::new(&contents).to_vec();
    Some(bring_along(&file.name(), contents))
}

fn brought(path: &Path) -> Option<Vec<u8>> {
    BROUGHT_ALONG.with_borrow(|brought| brought.get(path.to_string_lossy().as_ref()).cloned())
}

fn storage() -> io::Result<web_sys::Storage> {
    let storage = web_sys::window().map(|window| window.local_storage());
    match storage {
        Some(Ok(Some(storage))) => Ok(storage),
        Some(Err(error)) => Err(told(&error)),
        _ => Err(io::ErrorKind::Unsupported.into()),
    }
}

fn key(path: &Path) -> String {
    format!("{PREFIX}{}", path.to_string_lossy())
}

/// The names of all files that are kept.
fn names() -> io::Result<Vec<PathBuf>> {
    let storage = storage()?;
    let count = storage.length().map_err(|error| told(&error))?;
    let keys = (0..count).filter_map(|at| storage.key(at).ok().flatten());
    Ok(keys
        .filter_map(|key| key.strip_prefix(PREFIX).map(PathBuf::from))
        .collect())
}

/// Hands the learner a file, as a browser does: among their downloads.
fn download(path: &Path, contents: &[u8]) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(contents));
    let blob = web_sys::Blob::new_with_u8_array_sequence(&parts)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(&path.file_name().unwrap_or_default().to_string_lossy());
    link.click();
    web_sys::Url::revoke_object_url(&address)
}

fn told(error: &JsValue) -> io::Error {
    let name = js_sys::Reflect::get(error, &"name".into())
        .ok()
        .and_then(|it| it.as_string());
    let message = js_sys::Reflect::get(error, &"message".into())
        .ok()
        .and_then(|it| it.as_string());
    let kind = match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => io::ErrorKind::StorageFull,
        Some("SecurityError") => io::ErrorKind::PermissionDenied,
        _ => io::ErrorKind::Other,
    };
    match message {
        Some(message) => io::Error::new(kind, message),
        None => kind.into(),
    }
}
