//! The cards there are: those that ship and the learner's own. Here one is chosen for lessons, drills
//! and games, a new one begun, and one brought along.

mod demos;

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{FontId, Frame, ScrollArea, Stroke, TextEdit, Ui, vec2};

pub use demos::DEMOS;

use crate::card::Draft;
use crate::lesson::texts;
use crate::locale::Message;
use crate::msg;
use crate::play::SavedMatch;
use crate::ui::shared::{Deferred, FileWanted, ShelfCommand};
use crate::ui::theme::{LINE_WIDTH, Theme, paper_frame, text_size};
use crate::ui::widgets::{
    Icon, Rows, centered, dropped_files, heading, plain_button, primary_button, scroll_with_keys,
};
use crate::ui::words::{listed, said, said_weak};
use crate::ui::{Change, Command, Route, Shared};
use crate::wording;

/// A card on the shelf.
#[derive(Debug)]
struct Listed {
    id: String,
    title: Message,
    about: Option<Message>,
    /// What is on it; nothing until it has been checked.
    found: Option<Found>,
    /// As the learner typed it in, if it is their own.
    draft: Option<Draft>,
}

/// What is on a card.
#[derive(Debug, Clone, Copy)]
struct Found {
    lines: usize,
    hands: usize,
    left_out: usize,
    /// Whether it can be played: some line of it is finished, and it has a year.
    is_playable: bool,
}

impl Found {
    fn of(draft: &Draft) -> Self {
        let check = draft.check();
        Self {
            lines: check.sound,
            hands: check.hands,
            left_out: check.left_out,
            is_playable: check.card.is_some(),
        }
    }
}

/// The cards there are.
#[derive(Debug, Default)]
pub struct ShelfScreen {
    listed: Vec<Listed>,
    rows: Rows,
    /// What is on the learner's own cards that have not been checked as they are now, by their ids.
    checking: Deferred<BTreeMap<String, Found>>,
    /// The id of the card of the match that was left, if one was.
    played: Option<String>,
    path: String,
    said: Vec<Message>,
    /// The card that is taken away when the learner says so again.
    to_remove: Option<String>,
}

impl ShelfScreen {
    /// The learner has come here, or the cards have changed.
    pub fn open(&mut self, change: &Change<'_>) {
        let before = std::mem::take(&mut self.listed);
        let shipped = change.shipped.iter().map(|card| {
            let card = card.card();
            Listed {
                id: card.id.clone(),
                title: wording::card_title(card),
                about: about(&card.id),
                found: Some(Found {
                    lines: card.lines().len(),
                    hands: card.hands().len(),
                    left_out: 0,
                    is_playable: true,
                }),
                draft: None,
            }
        });
        let own = change.profile.own_cards().iter().map(|draft| {
            let mut as_it_is = before.iter().filter(|it| it.draft.as_ref() == Some(draft));
            Listed {
                id: draft.id.clone(),
                title: title_of(draft),
                about: None,
                found: as_it_is.find_map(|it| it.found),
                draft: Some(draft.clone()),
            }
        });
        self.listed = shipped.chain(own).collect();
        self.checking = checking(&self.listed);
        self.rows = Rows::default();
        self.to_remove = None;
        self.played = change.profile.game().and_then(SavedMatch::card_id);
    }

    /// Says what came of an action.
    pub fn say(&mut self, said: Vec<Message>) {
        self.said = said;
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        self.take_up(ui, shared);
        for path in dropped_files(ui) {
            shared.ask(Command::Shelf(ShelfCommand::Import(path)));
        }
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                centered(ui, LINE_WIDTH + 160.0, |ui| {
                    ui.add_space(8.0);
                    said(
                        ui,
                        shared,
                        &shared.say(&msg!("shelf-about")),
                        text_size::BODY,
                    );
                    let played = self.played.as_ref();
                    if played.is_some_and(|played| *played != shared.card.id) {
                        let keeps = shared.say(&msg!("shelf-match-keeps-card"));
                        said(ui, shared, &keeps, text_size::BODY);
                    }
                    lessons_ui(ui, shared);
                    ui.add_space(4.0);
                    let Self {
                        listed,
                        rows,
                        to_remove,
                        ..
                    } = &mut *self;
                    rows.show(ui, listed.len(), |ui, place| {
                        if let Some(listed) = listed.get(place) {
                            listed.ui(ui, shared, to_remove);
                        }
                    });
                    ui.add_space(8.0);
                    let begin = shared.say(&msg!("shelf-begin"));
                    if primary_button(ui, Icon::Card, &begin).clicked() {
                        shared.ask(Command::Shelf(ShelfCommand::Begin));
                    }
                    ui.add_space(8.0);
                    self.import_ui(ui, shared);
                    for said in &self.said {
                        ui.label(shared.say(said));
                    }
                    ui.add_space(8.0);
                });
                scroll_with_keys(ui);
            });
    }

    /// Takes up what is on the learner's own cards, as soon as that is known. The rows keep their heights, so that
    /// nothing moves for who has scrolled; one that is higher now is so when it is drawn.
    fn take_up(&mut self, ui: &Ui, shared: &Shared<'_>) {
        let Some(found) = self.checking.follow(shared.refining(), ui.ctx()) else {
            return;
        };
        for listed in &mut self.listed {
            if let Some(found) = found.get(&listed.id).filter(|_| listed.draft.is_some()) {
                listed.found = Some(*found);
            }
        }
    }

    fn import_ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        let path = shared.say(&msg!("shelf-import-path"));
        let label = ui.label(&path);
        listed(ui, shared, &path, label.rect);
        ui.horizontal(|ui| {
            ui.add(
                TextEdit::singleline(&mut self.path).desired_width(ui.available_width() - 170.0),
            )
            .labelled_by(label.id);
            if plain_button(ui, Icon::ArrowDown, &shared.say(&msg!("shelf-import"))).clicked() {
                let path = self.path.trim();
                shared.ask(if path.is_empty() {
                    Command::ChooseFile(FileWanted::CardToRead)
                } else {
                    Command::Shelf(ShelfCommand::Import(PathBuf::from(path)))
                });
            }
        });
        let choose = shared.say(&msg!("file-choose"));
        if plain_button(ui, Icon::ArrowDown, &choose).clicked() {
            shared.ask(Command::ChooseFile(FileWanted::CardToRead));
        }
    }
}

impl Listed {
    /// Draws it; `to_remove` is the card that is taken away when the learner says so again.
    fn ui(&self, ui: &mut Ui, shared: &Shared<'_>, to_remove: &mut Option<String>) {
        let in_use = shared.card.id == self.id;
        let frame = if in_use {
            paper_frame(Theme::current(ui)).stroke(Stroke::new(2.0, Theme::current(ui).text))
        } else {
            paper_frame(Theme::current(ui))
        };
        Frame::new().outer_margin(2.0).show(ui, |ui| {
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                let title = shared.say(&self.title);
                heading(ui, &title, text_size::LARGE);
                if let Some(about) = &self.about {
                    said(ui, shared, &shared.say(about), text_size::BODY);
                }
                self.counts_ui(ui, shared);
                ui.horizontal_wrapped(|ui| {
                    if in_use {
                        ui.add(Icon::Check.image(ui, 18.0).tint(Theme::current(ui).text));
                        ui.label(shared.say(&msg!("shelf-in-use")));
                    } else {
                        let said = shared.say(&msg!("shelf-use", title = title.as_str()));
                        let is_playable = self.found.is_some_and(|found| found.is_playable);
                        ui.add_enabled_ui(is_playable, |ui| {
                            if self.found.is_none() {
                                ui.set_invisible();
                            }
                            if plain_button(ui, Icon::Check, &said).clicked() {
                                let id = self.id.clone();
                                shared.ask(Command::Shelf(ShelfCommand::Use(id)));
                            }
                        });
                    }
                    if self.draft.is_some() {
                        self.own_ui(ui, shared, &title, to_remove);
                    }
                });
            });
        });
    }

    /// How much is on it. Until that is known, its room is left.
    fn counts_ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let Some(found) = self.found else {
            let font = FontId::proportional(text_size::BODY);
            let height = ui.fonts_mut(|fonts| fonts.row_height(&font));
            ui.allocate_space(vec2(ui.available_width(), height));
            return;
        };
        let counts = msg!("shelf-counts", lines = found.lines, hands = found.hands);
        said_weak(ui, shared, &shared.say(&counts), text_size::BODY);
        if found.left_out > 0 {
            let left_out = msg!("editor-card-left-out", count = found.left_out);
            said(ui, shared, &shared.say(&left_out), text_size::BODY);
        }
    }

    fn own_ui(
        &self,
        ui: &mut Ui,
        shared: &Shared<'_>,
        title: &str,
        to_remove: &mut Option<String>,
    ) {
        let edit = shared.say(&msg!("shelf-edit", title = title));
        if plain_button(ui, Icon::Log, &edit).clicked() {
            shared.go(Route::Editor(self.id.clone()));
        }
        let asked = to_remove.as_ref() == Some(&self.id);
        let remove = if asked {
            msg!("shelf-remove-really", title = title)
        } else {
            msg!("shelf-remove", title = title)
        };
        if plain_button(ui, Icon::Cross, &shared.say(&remove)).clicked() {
            if asked {
                let id = self.id.clone();
                shared.ask(Command::Shelf(ShelfCommand::Remove(id)));
            } else {
                *to_remove = Some(self.id.clone());
            }
        }
    }
}

/// Checks the own cards of which it is not known what is on them.
fn checking(listed: &[Listed]) -> Deferred<BTreeMap<String, Found>> {
    let unknown = listed.iter().filter(|it| it.found.is_none());
    let drafts: Vec<Draft> = unknown.filter_map(|it| it.draft.clone()).collect();
    if drafts.is_empty() {
        return Deferred::Nothing;
    }
    Deferred::of(move || {
        let drafts = drafts.into_iter();
        drafts
            .map(|draft| {
                let found = Found::of(&draft);
                (draft.id, found)
            })
            .collect()
    })
}

/// So many lessons that keep one card are named at most.
const NAMED: usize = 3;

/// Tells which lessons keep a card of their own, whichever is chosen.
fn lessons_ui(ui: &mut Ui, shared: &Shared<'_>) {
    let mut cards: Vec<(Message, Vec<Message>)> = Vec::new();
    for lesson in shared.course.keeping_card() {
        let title = Message::new(texts::title(&lesson.id));
        let card = wording::card_title(lesson.card.card());
        match cards.iter_mut().find(|(of, _)| *of == card) {
            Some((_, lessons)) => lessons.push(title),
            None => cards.push((card, vec![title])),
        }
    }
    // Of many, nobody reads the names.
    let of_card = |(card, lessons): (Message, Vec<Message>)| match lessons.len() {
        count if count > NAMED => vec![msg!("shelf-lessons-of", card = card, count = count)],
        _ => lessons
            .into_iter()
            .map(|lesson| msg!("shelf-lesson", lesson = lesson, card = card.clone()))
            .collect(),
    };
    let cards: Vec<Message> = cards.into_iter().flat_map(of_card).collect();
    if !cards.is_empty() {
        let told = shared.say(&msg!("shelf-lessons-keep", cards = cards));
        said_weak(ui, shared, &told, text_size::BODY);
    }
}

/// What a card that ships is for.
fn about(id: &str) -> Option<Message> {
    match id {
        ShelfCommand::FIRST => Some(msg!("shelf-about-first")),
        ShelfCommand::PRACTICE => Some(msg!("shelf-about-practice")),
        _ => None,
    }
}

/// What an own card is called.
fn title_of(draft: &Draft) -> Message {
    let title = draft.title.trim();
    if title.is_empty() {
        msg!("shelf-untitled", id = draft.id.as_str())
    } else {
        msg!("shelf-titled", title = title, year = draft.year.trim())
    }
}
