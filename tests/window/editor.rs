//! A card is typed in by keyboard alone, checked while it is typed, kept, chosen and given away.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use mahj_tutor::card::practice;
use mahj_tutor::locale::Language;
use mahj_tutor::profile::Profile;
use mahj_tutor::ui::{Demo, Start};

use crate::support::{Window, click, open_sized, says, start, texts, window, window_on};

/// Presses keys one by one and counts them: one for each character and for each key held with it.
pub(crate) struct Typist {
    pub(crate) window: Window,
    pub(crate) presses: usize,
}

impl Typist {
    pub(crate) fn begin(mut window: Window) -> Self {
        click(&mut window, "Card");
        click(&mut window, "Choose or type in a card");
        click(&mut window, "Type in a card");
        window.run();
        Self { window, presses: 0 }
    }

    pub(crate) fn write(&mut self, text: &str) {
        let held = text
            .chars()
            .filter(|it| it.is_uppercase() || "~|()+".contains(*it));
        self.presses += text.chars().count() + held.count();
        self.window.event(egui::Event::Text(text.to_owned()));
        self.window.run();
    }

    pub(crate) fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.presses += 1 + usize::from(modifiers.any());
        self.window.key_press_modifiers(modifiers, key);
        self.window.run();
    }

    pub(crate) fn enter(&mut self) {
        self.press(Modifiers::NONE, Key::Enter);
    }

    pub(crate) fn says(&self, text: &str) -> bool {
        texts(&self.window).iter().any(|said| said.contains(text))
    }

    pub(crate) fn says_exactly(&self, text: &str) -> bool {
        texts(&self.window).iter().any(|said| said == text)
    }

    /// Waits until what was typed is kept.
    pub(crate) fn pause(&mut self) {
        for _ in 0..8 {
            self.window.step();
        }
        self.window.run();
    }
}

/// The first title and the first section's title are typed; the keyboard is in the first line.
pub(crate) fn in_the_first_line(window: Window) -> Typist {
    let mut typist = Typist::begin(window);
    typist.write("Winter");
    typist.enter();
    typist.enter();
    typist.write("2468");
    typist.enter();
    typist
}

#[test]
fn a_line_is_told_in_words_and_counted_while_it_is_typed() {
    let mut typist = in_the_first_line(window());
    typist.write("ff 1111a");
    assert!(typist.says("6 of 14 tiles"));
    typist.write(" dddda 1111b ~ x25");
    assert!(typist.says("54 hands"));
    assert!(typist.says("54 possible hands"));
    assert!(typist.says("pair of flowers"));
    assert!(
        texts(&typist.window)
            .iter()
            .any(|it| it == "FF 1111a DDDDa 1111b ~ x25")
    );
    typist.enter();
    typist.write("ffff");
    let section = "2468, line 2";
    assert!(typist.window.query_all_by_label(section).next().is_some());
}

#[test]
fn what_is_only_not_typed_yet_is_no_problem_at_any_key() {
    for line in [
        "ff 1111a dddda 1111b ~ x25",
        "ff 2222a 444a/666a dddb! 22c even c30",
        "nn 123a eeee wwww s (winds) 50",
        "ff 1111a dddda 1111b or ff 3333a dddda 3333b x25",
    ] {
        let mut typist = in_the_first_line(window());
        let mut before = String::new();
        for letter in line.chars() {
            typist.write(&letter.to_string());
            before.push(letter);
            for never in ["problem", "Write FF", "Write NN", "no suit", "Not read"] {
                assert!(
                    !typist.says(never),
                    "{never} at {before}: {:?}",
                    texts(&typist.window)
                );
            }
        }
    }
}

#[test]
fn a_word_that_is_left_is_told() {
    let mut typist = in_the_first_line(window());
    typist.write("ff 1111a dddd");
    assert!(!typist.says("1 problem"));
    typist.write(" ");
    assert!(typist.says("1 problem"));
    // What is printed lacks that group, so it is told which.
    assert!(typist.says("Not read"));
    assert!(typist.says_exactly("DDDD"));
    let mut typist = in_the_first_line(window());
    typist.write("ff 1111a dddda 1111b");
    assert!(typist.says("14 of 14 tiles"));
    assert!(typist.says("Now its value"));
    typist.enter();
    assert!(typist.says("1 problem"));
}

#[test]
fn a_pause_is_enough_to_count_the_card_and_to_doubt_its_lines() {
    let mut typist = in_the_first_line(window());
    typist.write("ff 1111a dddda 1111b ~ x25");
    typist.pause();
    assert!(typist.says("1 line ready, 54 possible hands"));
    typist.press(Modifiers::COMMAND, Key::M);
    assert!(typist.says("1 line ready, 30 possible hands"));
    typist.enter();
    typist.write("ff 1111b ddddb 1111a ~odd x25");
    typist.pause();
    assert!(typist.says("something to check"));
    for _ in 0.."~odd x25".len() {
        typist.press(Modifiers::NONE, Key::Backspace);
    }
    typist.write("~even x25");
    typist.pause();
    assert!(!typist.says("something to check"));
    click(&mut typist.window, "Use this card");
}

#[test]
fn who_types_without_a_pause_loses_little() {
    let home = tempfile::tempdir().unwrap();
    let mut typist = in_the_first_line(window_on(home.path()));
    for _ in 0..40 {
        typist.window.event(Event::Text("f".to_owned()));
        typist.window.step();
    }
    drop(typist);
    let profile = Profile::open(home.path());
    let draft = profile.own_cards().iter().next().unwrap();
    assert!(draft.sections[0].lines[0].starts_with("FFFF"));
}

#[test]
fn a_year_that_is_none_is_told() {
    let mut typist = Typist::begin(window());
    typist.write("Winter");
    typist.enter();
    assert!(!typist.says("Type the year as a number"));
    typist.write("x");
    assert!(typist.says("Type the year as a number"));
}

#[test]
fn a_card_is_begun_as_the_first_step_says() {
    let mut typist = Typist::begin(window());
    for words in ["Winter", "2031", "2468", "ff 2222a 4444a 6666a x25"] {
        typist.write(words);
        typist.enter();
    }
    let says = |text| typist.says_exactly(text);
    assert!(says("2031") && says("2468") && says("FF 2222a 4444a 6666a x25"));
    assert!(typist.says("1 line ready, 3 possible hands"));
}

#[test]
fn a_full_card_is_typed_on_behind_its_last_line() {
    let mut window = window();
    let full = Demo::all().find(|demo| demo.name == "editor-finished");
    window.state_mut().show(full.unwrap());
    window.run();
    let mut typist = Typist { window, presses: 0 };
    typist.enter();
    typist.write("ff 1111a");
    assert!(typist.says_exactly("FF 1111a"));
    assert!(typist.says("6 of 14 tiles"));
}

#[test]
fn a_proposal_is_written_with_one_key() {
    let mut typist = in_the_first_line(window());
    typist.write("ff 1111a dddd 1111b x25");
    assert!(typist.says("1 problem"));
    typist.press(Modifiers::COMMAND, Key::Period);
    assert!(!typist.says("1 problem"));
    assert!(typist.says("hands"));
}

#[test]
fn lines_and_sections_are_reached_and_moved_by_keys() {
    let mut typist = in_the_first_line(window());
    typist.write("one");
    typist.enter();
    typist.write("two");
    typist.press(Modifiers::ALT, Key::ArrowUp);
    typist.press(Modifiers::NONE, Key::ArrowDown);
    typist.enter();
    // Enter on an empty line begins a section in its place.
    typist.enter();
    typist.write("369");
    typist.enter();
    typist.write("three");
    typist.press(Modifiers::COMMAND, Key::M);
    typist.pause();
    let profile_texts = texts(&typist.window);
    let at = |text: &str| profile_texts.iter().position(|it| it == text);
    assert!(at("two").is_some(), "{profile_texts:?}");
    assert!(at("two") < at("oNE"));
    assert!(at("oNE") < at("369"));
    assert!(at("369") < at("three ~"));
}

#[test]
fn a_suit_letter_ends_its_group_so_that_no_space_is_typed() {
    let mut typist = in_the_first_line(window());
    for letter in "ff 1111adddda1111b~c30".chars() {
        typist.write(&letter.to_string());
    }
    assert!(typist.says_exactly("FF 1111a DDDDa 1111b ~ c30"));
    // Typed in the middle, the cursor stays behind what is typed.
    for _ in 0..11 {
        typist.press(Modifiers::NONE, Key::ArrowLeft);
    }
    for letter in "2b!22b".chars() {
        typist.write(&letter.to_string());
    }
    assert!(
        typist.says_exactly("FF 1111a DDDDa 2b! 22b 1111b ~ c30"),
        "{:?}",
        texts(&typist.window)
    );
}

#[test]
fn what_is_typed_behind_enter_goes_to_the_next_line_however_slow_the_frames_are() {
    let mut typist = in_the_first_line(window());
    let press = |key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let (enter, tab) = (press(Key::Enter), press(Key::Tab));
    let text = |text: &str| Event::Text(text.to_owned());
    let events = [text("ff"), enter.clone(), text("ee"), enter, text("ww")];
    typist.window.input_mut().events.extend(events);
    typist.window.run();
    for line in ["FF", "EE", "WW"] {
        assert!(typist.says_exactly(line), "{:?}", texts(&typist.window));
    }
    typist.press(Modifiers::NONE, Key::ArrowUp);
    typist.press(Modifiers::NONE, Key::ArrowUp);
    let events = [text("f"), tab, text("e")];
    typist.window.input_mut().events.extend(events);
    typist.window.run();
    for line in ["FFF", "EEE", "WW"] {
        assert!(typist.says_exactly(line), "{:?}", texts(&typist.window));
    }
}

#[test]
fn lines_typed_elsewhere_are_pasted_at_once_and_taken_back_with_one_key() {
    let mut typist = in_the_first_line(window());
    let pasted = "FF 1111a DDDDa 1111b ~ x25\nQuints\nFF 11111a 2222 333b x40\n";
    typist.window.event(Event::Paste(pasted.to_owned()));
    typist.window.run();
    assert!(typist.says("Pasted: 2 lines and 1 section. 1 line has something to fix."));
    for text in [
        "FF 1111a DDDDa 1111b ~ x25",
        "Quints",
        "FF 11111a 2222 333b x40",
    ] {
        assert!(typist.says_exactly(text), "{text}");
    }
    assert!(typist.says("54 hands"));
    assert!(typist.says("1 problem"));
    typist.press(Modifiers::COMMAND, Key::Z);
    assert!(!typist.says("Quints"));
    assert!(!typist.says("Pasted"));
    typist.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);
    assert!(typist.says_exactly("Quints"));
    // One line goes where the cursor is.
    typist.window.event(Event::Paste(" (a note)".to_owned()));
    typist.window.run();
    assert!(typist.says_exactly("FF 11111a 2222 333b x40 (a note)"));
    // What was typed in a field is taken back first.
    typist.press(Modifiers::COMMAND, Key::Z);
    assert!(typist.says_exactly("FF 11111a 2222 333b x40"));
    assert!(typist.says_exactly("Quints"));
}

#[test]
fn what_is_doubtful_beside_other_lines_is_put_right_with_one_key_too() {
    let mut typist = in_the_first_line(window());
    typist.write("ff 1111a dddda 1111b x25");
    typist.enter();
    typist.write("ff 1111b ddddb 1111a c25");
    typist.press(Modifiers::NONE, Key::ArrowUp);
    typist.press(Modifiers::NONE, Key::ArrowDown);
    assert!(typist.says("2468, line 1"));
    assert!(typist.says("Take this line away"));
    typist.press(Modifiers::COMMAND, Key::Period);
    assert!(!typist.says("1111b DDDDb"));
    typist.press(Modifiers::COMMAND, Key::Z);
    assert!(typist.says("1111b DDDDb"));
    // A line that never moves is written without the sign for it.
    typist.enter();
    typist.write("123456789a fffff ~ x30");
    typist.press(Modifiers::COMMAND, Key::Period);
    assert!(typist.says_exactly("123456789a FFFFF x30"));
}

#[test]
fn any_two_numbers_take_one_key_more_for_each_way() {
    let printed = "FF 1111 2222 DDDD (any 2 nos., opp. dragon) 25 X";
    let mut typist = in_the_first_line(window());
    let before = typist.presses;
    typist.write("ff 1111a2222addddb~x25");
    for _ in 3..=9 {
        typist.press(Modifiers::COMMAND, Key::N);
    }
    let (presses, printed) = (typist.presses - before, printed.chars().count());
    println!("{presses} key presses for {printed} characters");
    assert!(presses <= printed, "{presses} for {printed}");
    assert!(
        typist.says("216 possible hands"),
        "{:?}",
        texts(&typist.window)
    );
    assert!(typist.says("1 and 2 stand for any two different numbers"));
    assert!(!typist.says("problem") && !typist.says("something to check"));
    let all = |typist: &Typist| typist.says("or FF 1111a 9999a DDDDb ~ x25");
    assert!(all(&typist));
    // There is no tenth number; and each is taken back by itself.
    typist.press(Modifiers::COMMAND, Key::N);
    assert!(all(&typist));
    typist.press(Modifiers::COMMAND, Key::Z);
    assert!(!all(&typist) && typist.says("or FF 1111a 8888a DDDDb ~ x25"));
}

#[test]
fn the_editor_fits_every_window_also_with_a_card_in_use() {
    let ours = |demo: &&Demo| demo.name.starts_with("editor");
    for demo in Demo::all().filter(ours) {
        for language in Language::all() {
            for size in [[1280.0, 800.0], [1024.0, 700.0]] {
                let language = Some(language);
                let mut window = open_sized(
                    Start {
                        language,
                        ..start()
                    },
                    size,
                );
                window.state_mut().show(demo);
                window.run();
                let width = window.ctx.content_rect().right();
                for role in [Role::Button, Role::Label, Role::TextInput] {
                    for node in window.query_all_by_role(role) {
                        let right = node.rect().right();
                        assert!(right <= width + 0.5, "{demo:?} in {language:?}: to {right}");
                    }
                }
            }
        }
    }
}

/// A line without the spaces that need not be typed: those behind a suit letter or `~`.
fn tight(line: &str) -> String {
    let letters: Vec<char> = line.chars().collect();
    let is_ended = |at: usize| {
        let before = |back: usize| at.checked_sub(back).and_then(|at| letters.get(at)).copied();
        let is_letter = matches!(before(1), Some('a'..='c'));
        before(1) == Some('~')
            || (is_letter && before(2).is_some_and(|it| it.is_ascii_digit() || it == 'd'))
    };
    let goes_on = |at: usize| {
        letters
            .get(at + 1)
            .is_some_and(|it| it.is_ascii_digit() || "dfnewsrgzxc~".contains(*it))
    };
    // What begins with the letter of a symbol may yet be a word.
    let is_word = |at: usize| {
        let word: String = letters
            .iter()
            .skip(at + 1)
            .take_while(|it| **it != ' ')
            .collect();
        ["odd", "even", "or"].contains(&word.as_str())
    };
    let needed = |at: usize| !(is_ended(at) && goes_on(at) && !is_word(at));
    let kept = letters.iter().enumerate();
    let kept = kept.filter(|(at, letter)| **letter != ' ' || needed(*at));
    kept.map(|(_, letter)| *letter).collect()
}

/// The whole Practice Card is typed through the window, and comes out as the same card.
#[test]
fn a_whole_card_takes_fewer_keys_than_it_has_characters() {
    let card = practice().unwrap();
    let home = tempfile::tempdir().unwrap();
    let mut typist = Typist::begin(window_on(home.path()));
    typist.write("Practice");
    typist.enter();
    typist.enter();
    let before = typist.presses;
    let mut printed = 0;
    for (number, section) in card.sections().iter().enumerate() {
        if number > 0 {
            typist.enter();
        }
        typist.write(&section.title.to_lowercase());
        printed += section.title.chars().count();
        typist.enter();
        for (_, line) in card
            .lines()
            .filter(|(_, it)| usize::from(it.section) == number)
        {
            let ways = line.patterns.join(" or ");
            let numbers = match format!("{:?}", line.numbers).as_str() {
                "Slide" => " ~",
                "SlideOdd" => " odd",
                "SlideEven" => " even",
                _ => "",
            };
            let (mark, typed_mark) = if line.concealed {
                ('c', "c")
            } else {
                ('x', "")
            };
            let small = ways.to_lowercase().replace('|', "/");
            typist.write(&tight(&format!(
                "{small}{numbers} {typed_mark}{}",
                line.value
            )));
            typist.enter();
            printed += format!("{ways} {} {mark}", line.value).chars().count();
        }
    }
    typist.pause();
    let presses = typist.presses - before;
    drop(typist);
    let profile = Profile::open(home.path());
    let typed = profile.own_cards().iter().next().unwrap().check();
    assert_eq!((typed.sound, typed.left_out), (card.lines().len(), 0));
    assert_eq!(typed.card.unwrap().hands(), card.hands());
    println!("{presses} key presses for {printed} characters");
    assert!(
        presses <= printed,
        "{presses} key presses for {printed} characters"
    );
}

#[test]
fn a_line_is_put_together_with_the_mouse() {
    let mut typist = Typist::begin(window());
    for text in ["Mine", "2026", "Mixed"] {
        typist.write(text);
        typist.enter();
    }
    let window = &mut typist.window;
    let choose = |window: &mut Window, name: &str| {
        window
            .get_by_role_and_label(Role::RadioButton, name)
            .click_accesskit();
        window.run();
    };
    let put = |window: &mut Window, name: &str| {
        window.get_by_label(name).click_accesskit();
        window.run();
    };
    put(window, "Add FF");
    choose(window, "3 tiles in the group");
    put(window, "Add 333: First");
    choose(window, "Second");
    put(window, "Add 444: Second");
    put(window, "Add NNN");
    assert!(
        !says(window, "problem"),
        "what is missing is not put in yet"
    );
    put(window, "Remove last group");
    choose(window, "1 tile in the group");
    put(window, "Add 2: Second");
    for digit in ["Add 0", "Add 2: Second"] {
        choose(window, "Joined, as in 2026");
        put(window, digit);
    }
    choose(window, "3 tiles in the group");
    put(window, "Add NNN");
    choose(window, "After a slash");
    put(window, "Add SSS");
    choose(window, "30 points");
    choose(window, "Concealed (C)");
    assert!(
        says(window, "FF 333a 444b 202b NNN|SSS c30"),
        "{:#?}",
        texts(window)
    );
    assert!(says(window, "2 hands") || says(window, "possible hands"));
    put(window, "Next line");
    put(window, "Add SSS");
    put(window, "Or another way");
    put(window, "Add NNN");
    assert!(says(window, "SSS or NNN"), "{:#?}", texts(window));
}
