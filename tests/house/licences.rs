//! The list of libraries that ships says the truth, and all their licences are ones under which the program may be given on.

#![expect(
    clippy::panic,
    reason = "a test that cannot read its files or data has failed"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The list that ships.
const LIST: &str = "assets/licences.tsv";

/// The licences under which what is given on needs no more than to be named, with the place of its source: all of it is in
/// the registry of crates. `deny.toml` and `packaging/about.toml` have the same.
const ACCEPTED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// One library: its name and version.
type Library = (String, String);

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn toml_of(path: &Path) -> toml::Table {
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse()
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of what the program is built with, of a desktop and of a browser.
fn named_in_manifest() -> BTreeSet<String> {
    let manifest = toml_of(&root().join("Cargo.toml"));
    let for_targets = manifest["target"].as_table().into_iter();
    let for_targets = for_targets.flat_map(toml::Table::values);
    let tables = for_targets
        .filter_map(|target| target.get("dependencies"))
        .chain(manifest.get("dependencies"));
    let tables = tables.filter_map(toml::Value::as_table);
    tables.flat_map(toml::Table::keys).cloned().collect()
}

/// All libraries that these need, with what builds them, as the lock file has them.
fn locked() -> BTreeSet<Library> {
    let lock = toml_of(&root().join("Cargo.lock"));
    let mut packages: BTreeMap<&str, BTreeMap<&str, Vec<&str>>> = BTreeMap::new();
    for package in lock["package"].as_array().into_iter().flatten() {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        let needs = package.get("dependencies").and_then(toml::Value::as_array);
        let needs = needs.into_iter().flatten().filter_map(toml::Value::as_str);
        let versions = packages.entry(text("name")).or_default();
        versions.insert(text("version"), needs.collect());
    }
    let of_program = &packages["mahj-tutor"][env!("CARGO_PKG_VERSION")];
    let named = named_in_manifest();
    let mut to_see: Vec<&str> = of_program
        .iter()
        .copied()
        .filter(|need| named.contains(need.split(' ').next().unwrap_or_default()))
        .collect();
    let mut found = BTreeSet::new();
    while let Some(need) = to_see.pop() {
        let mut words = need.split(' ');
        let name = words.next().unwrap_or_default();
        let versions = &packages[name];
        // Where there is one version alone, the lock file does not say which.
        let version = words.next().or_else(|| versions.keys().next().copied());
        let version = version.unwrap_or_default();
        if found.insert((name.to_owned(), version.to_owned())) {
            to_see.extend(&versions[version]);
        }
    }
    found
}

/// What `cargo` knows of their licences.
fn licences_told() -> BTreeMap<Library, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let told = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .unwrap_or_else(|error| panic!("{error}"));
    let told: Value =
        serde_json::from_slice(&told.stdout).unwrap_or_else(|error| panic!("{error}"));
    let packages = told["packages"].as_array().into_iter().flatten();
    packages
        .map(|package| {
            let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
            // An older way to say "or".
            let licence = text("license").replace('/', " OR ");
            let licence = licence.split_whitespace().collect::<Vec<_>>().join(" ");
            ((text("name"), text("version")), licence)
        })
        .collect()
}

fn list() -> BTreeMap<Library, String> {
    let text = fs::read_to_string(root().join(LIST)).unwrap_or_else(|error| panic!("{error}"));
    text.lines()
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let [name, version, licence] = fields[..] else {
                panic!("{LIST}: {line}");
            };
            ((name.to_owned(), version.to_owned()), licence.to_owned())
        })
        .collect()
}

/// Whether one may choose among the licences of an expression so that each is accepted.
fn is_accepted(expression: &str) -> bool {
    let words = expression.replace(['(', ')'], " ");
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    words.split(" AND ").all(|part| {
        let mut choices = part.split(" OR ");
        choices.any(|choice| ACCEPTED.contains(&choice.trim()))
    })
}

#[test]
fn the_list_that_ships_names_every_library_with_its_licence() {
    let locked = locked();
    assert!(locked.len() > 100, "{}", locked.len());
    if std::env::var_os("MAHJ_WRITE_LICENCES").is_some() {
        let told = licences_told();
        let lines = locked.iter().map(|library| {
            let licence = told.get(library).map_or("", String::as_str);
            format!("{}\t{}\t{licence}\n", library.0, library.1)
        });
        let lines: String = lines.collect();
        fs::write(root().join(LIST), lines).unwrap_or_else(|error| panic!("{error}"));
    }
    let listed: BTreeSet<Library> = list().into_keys().collect();
    let missing: Vec<_> = locked.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&locked).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "missing {missing:?}, gone {gone:?}: write the list anew with MAHJ_WRITE_LICENCES=1"
    );
}

#[test]
fn every_licence_is_one_under_which_the_program_may_be_given_on() {
    let list = list();
    let refused: Vec<_> = list
        .iter()
        .filter(|(_, licence)| !is_accepted(licence))
        .collect();
    assert!(refused.is_empty(), "{refused:#?}");
    assert!(!is_accepted("GPL-3.0-only") && !is_accepted("MIT AND GPL-3.0-only"));
    assert!(is_accepted("(MIT OR GPL-3.0-only) AND Zlib"));
}

#[test]
fn the_checks_of_others_accept_the_same_licences() {
    let deny = toml_of(&root().join("deny.toml"));
    let about = toml_of(&root().join("packaging/about.toml"));
    for list in [&deny["licenses"]["allow"], &about["accepted"]] {
        let allowed = list.as_array().into_iter().flatten();
        let allowed: BTreeSet<&str> = allowed.filter_map(toml::Value::as_str).collect();
        assert_eq!(allowed, ACCEPTED.into_iter().collect());
    }
}
