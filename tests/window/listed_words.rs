//! Whatever a learner reads, the list of words reaches its words.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Event, Key, Modifiers, PointerButton, Rect};
use egui_kittest::kittest::NodeT as _;
use mahj_tutor::analysis::CompiledCard;
use mahj_tutor::glossary::{Glossary, Lexicon};
use mahj_tutor::lesson::Left;
use mahj_tutor::locale::{Language, Locale};
use mahj_tutor::tile::Tile;
use mahj_tutor::ui::widgets::WordLinks;
use mahj_tutor::ui::{Demo, Route};
use mahj_tutor::{card, wording};

use crate::support::{Window, click, open_lesson, press, says, window};

const ABOUT_DOTS: &str = "The suit of circles";

fn glossary() -> Glossary {
    let first = Arc::new(card::first().unwrap());
    Glossary::shipped(&Arc::new(CompiledCard::new(first)))
}

fn lexicon(glossary: &Glossary) -> Lexicon {
    let english = Locale::new(Language::ENGLISH);
    glossary.lexicon(|id| english.say_if_known(id))
}

/// The texts that are painted where nothing cuts them off, each by its place.
fn painted_texts(window: &Window) -> Vec<Rect> {
    fn gather(shape: &Shape, clip: Rect, found: &mut Vec<Rect>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, found)),
            Shape::Text(text) => {
                let place = text.visual_bounding_rect();
                found.extend(clip.contains_rect(place).then_some(place));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for shape in &window.output().shapes {
        gather(&shape.shape, shape.clip_rect, &mut found);
    }
    found
}

/// The sentences on the screen, in full view: none that must be scrolled to.
fn sentences(window: &Window) -> Vec<String> {
    fn gather(
        node: &egui_kittest::Node<'_>,
        (screen, texts): (Rect, &[Rect]),
        found: &mut Vec<String>,
    ) {
        let accessible = node.accesskit_node();
        if accessible.role() == Role::Label
            && let Some(text) = accessible.value().or_else(|| accessible.label())
            && text.ends_with(['.', '?', '!'])
            && screen.contains_rect(node.rect())
            && texts.iter().any(|text| node.rect().expand(4.0).contains_rect(*text))
            // What a player's place says, which is drawn and not written.
            && !text.contains(" on the rack, ")
        {
            found.push(text);
        }
        for child in node.children() {
            gather(&child, (screen, texts), found);
        }
    }
    let mut found = Vec::new();
    let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 800.0));
    gather(&window.root(), (screen, &painted_texts(window)), &mut found);
    found
}

/// The window at a state worth looking at.
fn at(name: &str) -> Window {
    let demo = Demo::all().find(|demo| demo.name == name);
    open_lesson(window(), demo.unwrap())
}

/// The ids of the words that can be looked up now.
fn listed(window: &Window) -> BTreeSet<String> {
    let glossary = glossary();
    let links = WordLinks::on_screen(&window.ctx).into_iter();
    links
        .filter_map(|link| Some(glossary.get(link.word)?.id.clone()))
        .collect()
}

/// Where a word stands.
fn place(window: &Window, id: &str) -> Rect {
    let word = glossary().find(id).unwrap();
    let links = WordLinks::on_screen(&window.ctx);
    let link = links.iter().find(|link| link.word == word).unwrap();
    link.rect
}

/// The step at which things are to be put in order.
const ORDER: Demo = Demo {
    name: "order",
    prepare: |screens, change| {
        let left = Left::Step("order".to_owned());
        let lesson = "right-across-left";
        let profile = &mut *change.profile;
        profile.change_progress(|progress| progress.leave_lesson(lesson, left));
        screens.lesson.open(lesson, change);
        Route::Lesson(lesson.to_owned())
    },
};

/// States in which a question is answered from memory, and the glossary, where words stand to be read.
const WITHOUT: [&str; 8] = [
    "lesson-recall",
    "lesson-recall-table",
    "exam-question",
    "exam-table",
    "course-unit-test",
    "glossary",
    "glossary-word",
    "glossary-search",
];

/// The names of the tiles, which stand in sentences as pictures. One of a single word is also a word of the
/// sentence where it does not stand for what is drawn or was picked.
fn tile_names() -> Vec<String> {
    let english = Locale::new(Language::ENGLISH);
    let names = Tile::ALL
        .into_iter()
        .map(|tile| english.say(&wording::tile(tile)));
    names
        .flat_map(|name| {
            if name.contains(' ') {
                vec![name]
            } else {
                vec![format!("drawn {name}"), format!("picked {name}")]
            }
        })
        .collect()
}

#[test]
fn every_sentence_of_every_screen_has_its_words_in_the_list() {
    let glossary = glossary();
    let (lexicon, tiles) = (lexicon(&glossary), tile_names());
    let mut missing = Vec::new();
    for demo in Demo::all().filter(|demo| !WITHOUT.contains(&demo.name)) {
        let window = at(demo.name);
        let listed = listed(&window);
        for mut sentence in sentences(&window) {
            for tile in &tiles {
                sentence = sentence.replace(tile.as_str(), "");
            }
            for spotted in lexicon.spot(&sentence) {
                let word = &glossary.get(spotted.word).unwrap().id;
                if !listed.contains(word) {
                    missing.push(format!("{}: {word} in {sentence:?}", demo.name));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn the_words_of_an_answer_are_in_the_list_and_a_click_on_one_is_the_answer() {
    let mut window = at("lesson-choose");
    assert!(listed(&window).contains("dot"), "{:?}", listed(&window));
    let word = place(&window, "dot").center();
    window.hover_at(word);
    window.drag_at(word);
    window.drop_at(word);
    window.run();
    assert!(!says(&window, ABOUT_DOTS));
    assert!(says(&window, "Not yet"), "the click was an answer");
}

#[test]
fn the_list_and_the_right_mouse_button_explain_a_word_of_an_answer_and_answer_nothing() {
    let mut window = at("lesson-choose");
    press(&mut window, Key::F2);
    click(&mut window, "Dot");
    assert!(says(&window, ABOUT_DOTS));
    click(&mut window, "Close");
    assert!(!says(&window, ABOUT_DOTS));
    let word = place(&window, "dot").center();
    window.hover_at(word);
    for pressed in [true, false] {
        let button = PointerButton::Secondary;
        let modifiers = Modifiers::NONE;
        window.event(Event::PointerButton {
            pos: word,
            button,
            pressed,
            modifiers,
        });
    }
    window.run();
    assert!(says(&window, ABOUT_DOTS));
    assert!(!says(&window, "Not yet"), "nothing was answered");
}

#[test]
fn the_words_of_things_to_be_put_in_order_are_in_the_list() {
    let window = open_lesson(window(), &ORDER);
    assert!(listed(&window).contains("across"), "{:?}", listed(&window));
}

#[test]
fn what_is_answered_from_memory_can_be_looked_up_once_it_is_answered() {
    assert!(listed(&at("exam-question")).is_empty());
    assert!(!listed(&at("exam-question-wrong")).is_empty());
}

#[test]
fn what_is_agreed_on_and_what_is_set_can_be_looked_up() {
    let mut window = at("new-game");
    click(&mut window, "Choose players and table rules yourself");
    let mut setup = listed(&window);
    for _ in 0..3 {
        press(&mut window, Key::PageDown);
        setup.extend(listed(&window));
    }
    for word in ["charleston", "mush", "claim"] {
        assert!(setup.contains(word), "{word}: {setup:?}");
    }
    assert!(listed(&at("settings")).contains("discard"));
}
