//! The small card on which a word of a text is explained: what it is called, what shows it, what it means,
//! and the way to its rule and to the glossary. It hangs beside the text, and on the word where there is
//! no room.

use egui::accesskit::Live;
use egui::{Id, Label, Layout, Margin, Popup, PopupCloseBehavior, Rect, RectAlign, RichText, Ui};

use super::{about, heard, picture, rule_link, title};
use crate::glossary::{Word, WordIndex};
use crate::locale::Message;
use crate::msg;
use crate::tile::Tile;
use crate::ui::shared::OpenWord;
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, Prose, WordLink, WordLinks, heading, icon_button};
use crate::ui::{Route, Shared};
use crate::wording;

/// How wide the card is, in points.
const WIDTH: f32 = 340.0;
/// The edge of the card and the air around it, in points.
const AROUND: f32 = 48.0;
/// After so many frames without its word the card goes away.
const MISSING: u8 = 2;

/// The card, when it is open.
#[derive(Debug, Default)]
pub struct WordCard {
    shown: Option<Shown>,
    /// A word that is to be explained as soon as it stands on the screen, by its id.
    wanted: Option<String>,
}

#[derive(Debug)]
struct Shown {
    /// What is explained.
    word: WordIndex,
    /// The word of the page on which the card hangs, and where it was last.
    at: WordLink,
    missing: u8,
    /// Whether the card is still to get the keyboard.
    takes_keyboard: bool,
    back_to: Option<Id>,
}

impl WordCard {
    /// Explains a word.
    pub fn open(&mut self, open: OpenWord) {
        self.shown = Some(Shown {
            word: open.link.word,
            at: open.link,
            missing: 0,
            takes_keyboard: open.back_to.is_some(),
            back_to: open.back_to,
        });
    }

    /// Explains the word of this id as soon as it stands on the screen.
    pub fn look_up(&mut self, id: &str) {
        self.wanted = Some(id.to_owned());
    }

    /// Puts the card away.
    pub fn close(&mut self) {
        self.shown = None;
        self.wanted = None;
    }

    /// Puts the card away when Escape is pressed; the key means nothing else then.
    pub(in crate::ui) fn take_escape(&mut self, ui: &Ui) {
        let escape = |input: &mut egui::InputState| {
            input.consume_key(egui::Modifiers::NONE, egui::Key::Escape)
        };
        if self.shown.is_some() && ui.input_mut(escape) {
            self.put_away(ui);
        }
    }

    fn put_away(&mut self, ui: &Ui) {
        let shown = self.shown.take();
        if let Some(id) = shown.and_then(|shown| shown.back_to) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }

    /// Draws the card, if one is open, over everything else.
    pub(in crate::ui) fn ui(&mut self, ui: &Ui, shared: &Shared<'_>) {
        self.take_asked(ui, shared);
        let Some(shown) = &mut self.shown else { return };
        match WordLinks::place(ui.ctx(), shown.at.word, Some(shown.at.rect)) {
            Some(link) => (shown.at, shown.missing) = (link, 0),
            None => shown.missing += 1,
        }
        let word = shared.words.glossary.get(shown.word);
        let Some(word) = word.filter(|_| shown.missing <= MISSING) else {
            return self.close();
        };
        let mut is_open = true;
        let name = shared.say(&title(word));
        // Another word is another card: the click that opens it does not close it.
        let id = Id::unique(("word-card", shown.word.0));
        let width = WIDTH.min(ui.ctx().content_rect().width() - 48.0);
        let place = PopupPlace::of(&shown.at, ui.ctx().content_rect(), width);
        let response = Popup::new(id, ui.ctx().clone(), place.anchor, ui.layer_id())
            .align(place.aligns[0])
            .align_alternatives(place.aligns)
            .open_bool(&mut is_open)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .frame(paper_frame(Theme::current(ui)).inner_margin(Margin::same(12)))
            .gap(6.0)
            .width(width)
            .accessible_name(&name)
            .show(|ui| {
                ui.set_width(width);
                contents(ui, shared, shown, word)
            });
        if let Some(response) = &response {
            // A screen reader says it as soon as it comes.
            let id = response.response.id;
            ui.ctx()
                .accesskit_node_builder(id, |node| node.set_live(Live::Polite));
        }
        let closed = response.is_some_and(|response| response.inner);
        if closed || !is_open {
            self.put_away(ui);
        }
    }

    /// Opens the card of a word that was clicked, or was to be looked up.
    fn take_asked(&mut self, ui: &Ui, shared: &Shared<'_>) {
        if let Some(link) = WordLinks::take_clicked(ui.ctx()) {
            match &mut self.shown {
                // A word on the card itself: the card stays where it hangs.
                Some(shown) if is_on_card(ui, shown, link.rect) => shown.word = link.word,
                _ => self.open(OpenWord {
                    link,
                    back_to: None,
                }),
            }
        }
        let Some(id) = &self.wanted else { return };
        let Some(word) = shared.words.glossary.find(id) else {
            return;
        };
        if let Some(link) = WordLinks::place(ui.ctx(), word, None) {
            self.wanted = None;
            self.open(OpenWord {
                link,
                back_to: None,
            });
        }
    }
}

/// Where the card hangs.
struct PopupPlace {
    /// What it keeps clear of.
    anchor: Rect,
    /// On which side of that, the best first.
    aligns: &'static [RectAlign; 2],
}

impl PopupPlace {
    /// Beside the text where there is room, on the side to which the word is nearer; else below the word,
    /// or above it.
    fn of(at: &WordLink, screen: Rect, width: f32) -> Self {
        let room = width + AROUND;
        let is_left = at.text.min - screen.left() >= room;
        let is_right = screen.right() - at.text.max >= room;
        let beside = at.rect.with_min_x(at.text.min).with_max_x(at.text.max);
        let nearer_left = at.rect.left() - at.text.min <= at.text.max - at.rect.right();
        if is_left && (nearer_left || !is_right) {
            Self {
                anchor: beside,
                aligns: &[RectAlign::LEFT_START, RectAlign::LEFT_END],
            }
        } else if is_right {
            Self {
                anchor: beside,
                aligns: &[RectAlign::RIGHT_START, RectAlign::RIGHT_END],
            }
        } else {
            Self {
                anchor: at.rect,
                aligns: &[RectAlign::BOTTOM_START, RectAlign::TOP_START],
            }
        }
    }
}

/// Whether something stands on the card.
fn is_on_card(ui: &Ui, shown: &Shown, rect: Rect) -> bool {
    let id = Id::unique(("word-card", shown.word.0));
    let card = ui.ctx().read_response(id);
    card.is_some_and(|card| card.rect.contains_rect(rect))
}

/// What stands on the card; whether it is to go away.
fn contents(ui: &mut Ui, shared: &Shared<'_>, shown: &mut Shown, word: &Word) -> bool {
    ui.spacing_mut().item_spacing.y = 8.0;
    let mut closed = false;
    ui.horizontal(|ui| {
        let name = shared.say(&title(word));
        heading(ui, &name, text_size::LARGE);
        if let Some(english) = heard(word, shared) {
            ui.add(
                Label::new(RichText::new(english).color(Theme::current(ui).text_weak)).truncate(),
            );
        }
        ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
            let close = icon_button(ui, Icon::Cross, &shared.say(&msg!("words-close")));
            if shown.takes_keyboard {
                close.request_focus();
                shown.takes_keyboard = !close.has_focus();
            }
            closed |= close.clicked();
        });
    });
    picture::ui(ui, shared, word);
    let names = |tiles: &[Tile]| tile_names(shared, tiles);
    Prose::new(&shared.say(&about(word)), text_size::BODY, &names)
        .words(&shared.words.lexicon)
        .but(shown.word)
        .show(ui);
    ui.spacing_mut().item_spacing.y = 4.0;
    if let Some(rule) = word.rules.first() {
        rule_link(ui, shared, *rule);
    }
    if ui.link(shared.say(&msg!("words-open-glossary"))).clicked() {
        shared.go(Route::Glossary(Some(word.id.clone())));
    }
    closed
}

/// What tiles that stand together in a text are called.
pub(in crate::ui) fn tile_names(shared: &Shared<'_>, tiles: &[Tile]) -> String {
    let tiles: Vec<Message> = wording::tile_row(tiles);
    shared.say(&msg!("lesson-tiles", tiles = tiles))
}
