//! The file of the settings: read whole, or set aside whole.
#![no_main]

use std::fs;

use libfuzzer_sys::fuzz_target;
use mahj_tutor::profile::{Notice, Profile, Settings};
use mahj_tutor_fuzz::Folder;

fuzz_target!(|text: &[u8]| {
    let folder = Folder::with(&[("settings.toml", text)]);
    let mut profile = Profile::open(folder.path());
    match profile.notices() {
        [] => {}
        [Notice::SetAside { kept_as, .. }] => {
            assert_eq!(profile.settings(), &Settings::default());
            assert_eq!(fs::read(kept_as).expect("it is kept"), text);
            return;
        }
        [Notice::LeftAlone { .. }] => {
            assert_eq!(profile.settings(), &Settings::default());
            profile.change_settings(|settings| settings.tile_names = true);
            let left = fs::read(folder.path().join("settings.toml"));
            assert_eq!(left.expect("it is left"), text);
            return;
        }
        more => panic!("{more:?}"),
    }
    // What is changed is written, and all else stays.
    profile.change_settings(|settings| settings.tile_names = !settings.tile_names);
    let wanted = profile.settings().clone();
    drop(profile);
    let again = Profile::open(folder.path());
    assert!(again.notices().is_empty(), "{:?}", again.notices());
    assert_eq!(again.settings(), &wanted);
});
