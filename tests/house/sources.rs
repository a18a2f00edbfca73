//! The sources as the compiler reads them: as tokens, so that neither a comment nor the way in which a line is
//! broken or imports are grouped hides anything from the guards of the house.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// A source file.
pub(crate) struct SourceFile {
    /// Its path as it reads from the root of the repository.
    pub(crate) name: String,
    /// What stands in it.
    pub(crate) text: String,
    /// Its code without comments, documentation and unit tests.
    tokens: Vec<TokenTree>,
}

/// The source files in a folder and the folders in it, by name.
pub(crate) fn sources(folder: &str) -> Vec<SourceFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    collect(&root.join(folder), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(root).unwrap().to_string_lossy();
        SourceFile::new(name.replace('\\', "/"), text)
    };
    paths.into_iter().map(read).collect()
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

impl SourceFile {
    fn new(name: String, text: String) -> Self {
        Self {
            name,
            tokens: code(text.parse().unwrap()),
            text,
        }
    }

    /// The module of `src` that the file belongs to, if it is in one.
    pub(crate) fn module(&self) -> Option<&str> {
        let inside = self.name.strip_prefix("src/")?;
        let module = inside.split(['/', '.']).next()?;
        (module != "lib").then_some(module)
    }

    /// The code on one line, with a space only where two words meet.
    pub(crate) fn code(&self) -> String {
        compact(&self.tokens)
    }

    /// The names that stand right behind `root::`, grouped imports included.
    pub(crate) fn names_in(&self, root: &str) -> Vec<String> {
        let mut names = Vec::new();
        names_in(root, &self.tokens, &mut names);
        names
    }

    /// The modules and items of this crate that the file names by a path, each as its parts from the root of the
    /// crate on, grouped imports taken apart.
    pub(crate) fn paths(&self) -> Vec<Vec<String>> {
        let inside = self.name.strip_prefix("src/").unwrap_or(&self.name);
        let inside = inside.strip_suffix(".rs").unwrap_or(inside);
        let mut here: Vec<String> = inside.split('/').map(str::to_owned).collect();
        here.pop_if(|last| last == "mod");
        let mut paths = Vec::new();
        paths_in(&here, &self.tokens, &mut paths);
        paths
    }

    /// The arguments of each use of a macro, as code.
    pub(crate) fn uses_of_macro(&self, name: &str) -> Vec<Vec<String>> {
        let mut uses = Vec::new();
        calls(&["!", name], &self.tokens, &mut uses);
        uses
    }

    /// The arguments of each call of a method, as code.
    pub(crate) fn calls_of_method(&self, name: &str) -> Vec<Vec<String>> {
        let mut uses = Vec::new();
        calls(&[name, "."], &self.tokens, &mut uses);
        uses
    }

    /// The texts in quotation marks, as they are written.
    pub(crate) fn quoted(&self) -> Vec<String> {
        let mut quoted = Vec::new();
        every(&self.tokens, &mut |token| {
            if let TokenTree::Literal(literal) = token
                && let written = literal.to_string()
                && let Some((_, rest)) = written.split_once('"')
                && let Some((inside, _)) = rest.rsplit_once('"')
            {
                quoted.push(inside.to_owned());
            }
        });
        quoted
    }

    /// The tests in the file: the name of each, and its body as a file of its own.
    pub(crate) fn tests(&self) -> Vec<Self> {
        let mut tests = Vec::new();
        for (place, window) in self.tokens.windows(2).enumerate() {
            let is_test = is_punct(&window[0], '#')
                && matches!(&window[1], TokenTree::Group(group) if group.stream().to_string() == "test");
            let rest = &self.tokens[place + 2..];
            let named = rest.iter().position(|token| is_word(token, "fn"));
            let body = rest.iter().find_map(|token| match token {
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    Some(group.stream())
                }
                _ => None,
            });
            if let (true, Some(named), Some(body)) = (is_test, named, body) {
                tests.push(Self {
                    name: rest[named + 1].to_string(),
                    text: String::new(),
                    tokens: body.into_iter().collect(),
                });
            }
        }
        tests
    }
}

/// The tokens without documentation and without what is compiled for tests alone.
fn code(stream: TokenStream) -> Vec<TokenTree> {
    let mut kept: Vec<TokenTree> = Vec::new();
    let mut tokens = stream.into_iter().peekable();
    while let Some(token) = tokens.next() {
        if let TokenTree::Group(group) = &token {
            let attribute = compact(&group.stream().into_iter().collect::<Vec<_>>());
            let is_attribute = group.delimiter() == Delimiter::Bracket
                && kept
                    .last()
                    .is_some_and(|last| is_punct(last, '#') || is_punct(last, '!'));
            if is_attribute && attribute.starts_with("doc=") {
                while kept.last().is_some_and(|last| is_punct(last, '!')) {
                    kept.pop();
                }
                kept.pop();
                continue;
            }
            if is_attribute && attribute == "cfg(test)" {
                kept.pop();
                for skipped in tokens.by_ref() {
                    let ends = matches!(&skipped, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
                    if ends || is_punct(&skipped, ';') {
                        break;
                    }
                }
                continue;
            }
            let inside: TokenStream = code(group.stream()).into_iter().collect();
            kept.push(proc_macro2::Group::new(group.delimiter(), inside).into());
        } else {
            kept.push(token);
        }
    }
    kept
}

fn is_punct(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

/// Every token, those in brackets as well.
fn every(tokens: &[TokenTree], look: &mut impl FnMut(&TokenTree)) {
    for token in tokens {
        look(token);
        if let TokenTree::Group(group) = token {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            every(&inside, look);
        }
    }
}

/// Tokens on one line, with a space only where two words meet.
fn compact(tokens: &[TokenTree]) -> String {
    let mut line = String::new();
    let mut after_word = false;
    for token in tokens {
        let is_word = matches!(token, TokenTree::Ident(_) | TokenTree::Literal(_));
        if is_word && after_word {
            line.push(' ');
        }
        after_word = is_word;
        match token {
            TokenTree::Group(group) => {
                let inside: Vec<TokenTree> = group.stream().into_iter().collect();
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                line += open;
                line += &compact(&inside);
                line += close;
            }
            TokenTree::Punct(punct) => {
                line.push(punct.as_char());
                // So that `a = *b` is not taken for an operator of its own.
                if punct.spacing() == Spacing::Alone && "=|&".contains(punct.as_char()) {
                    line.push(' ');
                }
            }
            _ => line += &token.to_string(),
        }
    }
    line
}

/// The parts between commas.
fn parts(tokens: &[TokenTree]) -> Vec<&[TokenTree]> {
    let parts = tokens.split(|token| is_punct(token, ','));
    parts.filter(|part| !part.is_empty()).collect()
}

fn names_in(root: &str, tokens: &[TokenTree], names: &mut Vec<String>) {
    for (place, token) in tokens.iter().enumerate() {
        let behind = &tokens[place + 1..];
        if is_word(token, root)
            && let [one, other, next, ..] = behind
            && is_punct(one, ':')
            && is_punct(other, ':')
        {
            match next {
                TokenTree::Ident(name) => names.push(name.to_string()),
                TokenTree::Group(group) => {
                    let inside: Vec<TokenTree> = group.stream().into_iter().collect();
                    let firsts = parts(&inside).into_iter().map(|part| part[0].to_string());
                    names.extend(firsts);
                }
                _ => {}
            }
        }
        if let TokenTree::Group(group) = token {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            names_in(root, &inside, names);
        }
    }
}

/// The paths from `here` that begin with `crate`, `super` or `self`, but for those of visibilities.
fn paths_in(here: &[String], tokens: &[TokenTree], paths: &mut Vec<Vec<String>>) {
    for (place, token) in tokens.iter().enumerate() {
        let (before, behind) = (&tokens[..place], &tokens[place + 1..]);
        let goes_on = is_behind_colons(behind);
        let begins = before
            .last()
            .is_none_or(|last| !is_punct(last, ':') && !is_word(last, "in"));
        if goes_on && begins {
            if is_word(token, "crate") {
                path(Vec::new(), behind, paths);
            } else if is_word(token, "super") {
                path(outside(here), behind, paths);
            } else if is_word(token, "self") {
                path(here.to_vec(), behind, paths);
            }
        }
        // The paths of a grouped import are taken down with what stands before it.
        let is_grouped = before.last().is_some_and(|last| is_punct(last, ':'));
        if let TokenTree::Group(group) = token
            && !is_grouped
        {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            paths_in(here, &inside, paths);
        }
    }
}

fn is_behind_colons(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [one, other, ..] if is_punct(one, ':') && is_punct(other, ':'))
}

fn outside(module: &[String]) -> Vec<String> {
    let (_, outside) = module.split_last().unwrap_or((&String::new(), &[]));
    outside.to_vec()
}

/// Takes down the path that begins like this and goes on with two colons, or each of the paths of a group.
fn path(mut begun: Vec<String>, behind: &[TokenTree], paths: &mut Vec<Vec<String>>) {
    match behind {
        [_, _, TokenTree::Ident(name), rest @ ..] if is_behind_colons(behind) => {
            if name == "super" {
                begun = outside(&begun);
            } else if name != "self" {
                begun.push(name.to_string());
            }
            path(begun, rest, paths);
        }
        [_, _, TokenTree::Group(group), ..] if is_behind_colons(behind) => {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            for part in parts(&inside) {
                // As if two colons stood before each part.
                let colons: TokenStream = "::".parse().unwrap();
                let part: Vec<TokenTree> = colons.into_iter().chain(part.to_vec()).collect();
                path(begun.clone(), &part, paths);
            }
        }
        _ => paths.push(begun),
    }
}

/// What stands in the brackets behind these tokens, which are given from the last to the first.
fn calls(before: &[&str], tokens: &[TokenTree], calls_found: &mut Vec<Vec<String>>) {
    for (place, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else {
            continue;
        };
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let mut ahead = tokens[..place].iter().rev();
        if before
            .iter()
            .all(|wanted| ahead.next().is_some_and(|it| it.to_string() == *wanted))
        {
            calls_found.push(parts(&inside).into_iter().map(compact).collect());
        }
        calls(before, &inside, calls_found);
    }
}

#[test]
fn neither_comments_nor_groups_nor_broken_lines_hide_what_is_used() {
    let text = "//! Says `crate::spoken`.\n\
                use crate::{card::Card, tile::{Tile, Wind}};\n\
                fn f() { g(msg!(\n \"a\",\n b = c(d, e)\n)); crate::rules::x() }\n\
                #[cfg(test)]\nmod tests { use crate::hidden; }\n\
                #[test]\nfn named() { check!(A, B) }";
    let file = SourceFile::new("src/a.rs".to_owned(), text.to_owned());
    assert_eq!(file.names_in("crate"), ["card", "tile", "rules"]);
    assert_eq!(file.uses_of_macro("msg"), [["\"a\"", "b= c(d,e)"]]);
    assert_eq!(file.quoted(), ["a"]);
    let tests = file.tests();
    assert_eq!(tests[0].name, "named");
    assert_eq!(tests[0].uses_of_macro("check"), [["A", "B"]]);
}

#[test]
fn paths_are_told_from_the_root_of_the_crate() {
    let text = "use crate::ui::{Shared, screens::{self, card}};\n\
                use super::{page, super::words};\n\
                pub(in crate::ui) fn f() { super::g(); self::h::i() }";
    let file = SourceFile::new("src/ui/home/mod.rs".to_owned(), text.to_owned());
    let told: Vec<String> = file.paths().iter().map(|path| path.join("::")).collect();
    assert_eq!(
        told,
        [
            "ui::Shared",
            "ui::screens",
            "ui::screens::card",
            "ui::page",
            "words",
            "ui::g",
            "ui::home::h::i"
        ]
    );
}
