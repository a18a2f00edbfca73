//! The words of a command line, one on each line: what is asked for, or what is wrong and in words.
#![no_main]

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt as _;

use libfuzzer_sys::fuzz_target;
use mahj_tutor::cli::{self, Subcommand};
use mahj_tutor_fuzz::is_said;

fuzz_target!(|text: &[u8]| {
    let words: Vec<OsString> = text
        .split(|byte| *byte == b'\n')
        .take(40)
        .map(|word| OsStr::from_bytes(word).to_owned())
        .collect();
    let named = cli::named_language(&words);
    match cli::parse(words.clone()) {
        Ok(request) => {
            // Where a language is asked for, what goes wrong is said in it.
            let is_given = !words.iter().any(|word| word == "--");
            if let Some(language) = request.language.filter(|_| is_given) {
                assert!(named.is_some(), "{language}");
            }
            if let Subcommand::Simulate(arguments) = &request.subcommand {
                let (part, parts) = arguments.shard;
                assert!(parts > 0 && part <= parts, "{arguments:?}");
            }
            assert_eq!(cli::parse(words), Ok(request));
        }
        Err(error) => is_said(&error.message()),
    }
});
