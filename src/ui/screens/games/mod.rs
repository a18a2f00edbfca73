//! The games that were played to their end: a list, from which one is looked back at. `folder` keeps the games of a match
//! together.

mod demos;
mod folder;
mod progress;

use std::collections::BTreeSet;

use egui::{Frame, Margin, RichText, ScrollArea, Sides, TextEdit, Ui};

pub use demos::DEMOS;
use folder::Row;

use crate::locale::Message;
use crate::msg;
use crate::profile::{GAMES_KEPT, GameEnd, GameNumber, GameSummary};
use crate::review::{DecisionCost, DecisionKind, Performance};
use crate::ui::shared::{FileWanted, GamesCommand};
use crate::ui::theme::{LINE_WIDTH, Theme, paper_frame, text_size};
use crate::ui::widgets::{
    Icon, Rows, Search, centered, dropped_files, icon_button, plain_button, primary_button,
    scroll_with_keys,
};
use crate::ui::words::{listed, said, said_weak};
use crate::ui::{Change, Command, Route, Shared, fonts};
use crate::wording;

/// From how many games on there is something to search.
const MANY: usize = 8;

/// How far a game of a folder is set in, in points.
const INSIDE: i8 = 24;

/// The games that were played to their end.
#[derive(Debug, Default)]
pub struct GamesScreen {
    search: Search<GameNumber>,
    rows: Rows,
    /// The matches whose folder the learner has opened, or closed.
    turned: BTreeSet<String>,
    /// The game that is given a name, and the name so far.
    renamed: Option<(GameNumber, String)>,
    /// The game that is taken away when the learner says so again.
    to_remove: Option<GameNumber>,
    /// The kind of decision that is shown over the games by itself.
    kind_shown: Option<DecisionKind>,
    /// What came of a game that was brought, or written to a file.
    said: Option<Message>,
}

impl GamesScreen {
    /// The learner has come here.
    pub fn open(&mut self, change: &mut Change<'_>) {
        *self = Self::default();
        change.profile.list_games();
    }

    /// Applies what the learner asks for.
    pub fn apply(&mut self, command: GamesCommand, change: &mut Change<'_>) {
        match command {
            GamesCommand::Rename(number, name) => {
                let name = name.trim().to_owned();
                let named = |summary: &mut GameSummary| summary.name = name;
                change.profile.change_kept_game(number, named);
            }
            GamesCommand::Remove(number) => change.profile.remove_kept_game(number),
            GamesCommand::Bring(path) => change.profile.read_game_from(path),
        }
        let typed = std::mem::take(&mut self.search.typed);
        let turned = std::mem::take(&mut self.turned);
        *self = Self::default();
        self.search.typed = typed;
        self.turned = turned;
    }

    /// Says what came of a game that was brought, or written to a file.
    pub fn say(&mut self, said: Message) {
        self.said = Some(said);
        self.rows = Rows::default();
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                centered(ui, LINE_WIDTH + 160.0, |ui| {
                    ui.add_space(8.0);
                    let Some(games) = shared.profile.games().listed() else {
                        let text = shared.say(&msg!("games-reading"));
                        said(ui, shared, &text, text_size::BODY);
                        return;
                    };
                    let games: Vec<(GameNumber, &GameSummary)> = games.collect();
                    if games.is_empty() {
                        nothing_yet(ui, shared);
                        copies(ui, shared, self.said.as_ref());
                        return;
                    }
                    let about = shared.say(&msg!("games-about"));
                    said(ui, shared, &about, text_size::BODY);
                    let rule = shared.say(&msg!("games-kept", count = GAMES_KEPT));
                    said_weak(ui, shared, &rule, text_size::SMALL);
                    let summaries = games.iter().map(|(_, summary)| *summary);
                    progress::ui(ui, &mut self.kind_shown, summaries, shared);
                    if games.len() >= MANY {
                        self.search_ui(ui, &games, shared);
                    }
                    copies(ui, shared, self.said.as_ref());
                    self.list_ui(ui, &games, shared);
                    ui.add_space(8.0);
                });
                scroll_with_keys(ui);
            });
    }

    fn search_ui(
        &mut self,
        ui: &mut Ui,
        games: &[(GameNumber, &GameSummary)],
        shared: &Shared<'_>,
    ) {
        let hint = shared.say(&msg!("games-search"));
        let field = TextEdit::singleline(&mut self.search.typed).hint_text(&hint);
        let response = ui.add(field.desired_width(f32::INFINITY));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &hint));
        let is_new = self.search.search(shared.locale.language(), |wanted| {
            let wanted = wanted.to_lowercase();
            let has = |summary: &GameSummary| {
                let title = shared.say(&title(summary)).to_lowercase();
                let told = shared.say(&told(summary)).to_lowercase();
                let date = shared.say(&wording::date(summary.day)).to_lowercase();
                [title, told, date]
                    .iter()
                    .any(|text| text.contains(&wanted))
            };
            let found = games.iter().filter(|(_, summary)| has(summary));
            found.map(|(number, _)| *number).collect()
        });
        if is_new {
            self.rows = Rows::default();
        }
    }

    fn list_ui(&mut self, ui: &mut Ui, games: &[(GameNumber, &GameSummary)], shared: &Shared<'_>) {
        let is_searched = games.len() >= MANY && !self.search.typed.trim().is_empty();
        let shown: Vec<_> = games
            .iter()
            .filter(|(number, _)| !is_searched || self.search.found().contains(number))
            .copied()
            .collect();
        if shown.is_empty() {
            let text = shared.say(&msg!("games-none-found"));
            said(ui, shared, &text, text_size::BODY);
        }
        let Self {
            rows,
            renamed,
            to_remove,
            turned,
            ..
        } = self;
        // What was found may be in any match.
        let shown = if is_searched {
            shown
                .iter()
                .map(|(number, summary)| Row::alone(*number, summary))
                .collect()
        } else {
            folder::rows(&shown, turned)
        };
        let mut to_turn = None;
        rows.show(ui, shown.len(), |ui, place| match shown.get(place) {
            None => {}
            Some(Row::Folder(folder)) => {
                ui.push_id(folder.seed, |ui| {
                    if folder.ui(ui, shared) {
                        to_turn = Some(folder.seed.to_owned());
                    }
                });
            }
            Some(Row::Game {
                number,
                summary,
                is_inside,
            }) => {
                ui.push_id(number, |ui| {
                    let space = if *is_inside { INSIDE } else { 0 };
                    Frame::new()
                        .inner_margin(Margin {
                            left: space,
                            ..Margin::ZERO
                        })
                        .show(ui, |ui| {
                            row(ui, *number, summary, renamed, to_remove, shared);
                        });
                });
            }
        });
        if let Some(seed) = to_turn {
            if !turned.remove(&seed) {
                turned.insert(seed);
            }
            *rows = Rows::default();
            ui.ctx().request_repaint();
        }
    }
}

/// Brings games from elsewhere.
fn copies(ui: &mut Ui, shared: &Shared<'_>, told: Option<&Message>) {
    for path in dropped_files(ui) {
        shared.ask(Command::Games(GamesCommand::Bring(path)));
    }
    ui.horizontal_wrapped(|ui| {
        let bring = shared.say(&msg!("games-bring"));
        if plain_button(ui, Icon::ArrowDown, &bring).clicked() {
            shared.ask(Command::ChooseFile(FileWanted::GameToRead));
        }
    });
    if let Some(told) = told {
        let shown = ui.label(shared.say(told));
        ui.ctx().accesskit_node_builder(shown.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
        });
    }
}

/// Nothing was played to its end yet: the way to a game.
fn nothing_yet(ui: &mut Ui, shared: &Shared<'_>) {
    let text = shared.say(&msg!("games-none"));
    said(ui, shared, &text, text_size::BODY);
    let play = shared.say(&msg!("table-start"));
    if primary_button(ui, Icon::Play, &play).clicked() {
        shared.go(Route::NewGame);
    }
}

/// A game: what it is called, how it ended, and what can be done with it.
fn row(
    ui: &mut Ui,
    number: GameNumber,
    summary: &GameSummary,
    renamed: &mut Option<(GameNumber, String)>,
    to_remove: &mut Option<GameNumber>,
    shared: &Shared<'_>,
) {
    paper_frame(Theme::current(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let about = shared.say(&title(summary));
        let tell = |ui: &mut Ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                if let Some((_, name)) = renamed.as_mut().filter(|(of, _)| *of == number) {
                    rename_ui(ui, number, name, shared);
                } else {
                    let label = ui.label(RichText::new(&about).family(fonts::bold()));
                    listed(ui, shared, &about, label.rect);
                }
                said_weak(ui, shared, &shared.say(&told(summary)), text_size::SMALL);
            });
        };
        let buttons = |ui: &mut Ui| {
            let mut asked = None;
            let remove = shared.say(&msg!("games-remove", game = about.clone()));
            if icon_button(ui, Icon::Cross, &remove).clicked() {
                *to_remove = Some(number);
            }
            let rename = shared.say(&msg!("games-rename", game = about.clone()));
            if icon_button(ui, Icon::Pencil, &rename).clicked() {
                asked = Some((number, summary.name.clone()));
            }
            let save = shared.say(&msg!("games-save", game = about.clone()));
            if icon_button(ui, Icon::ArrowUp, &save).clicked() {
                shared.ask(Command::ChooseFile(FileWanted::GameToWrite(number)));
            }
            let look = shared.say(&msg!("games-look-back"));
            if plain_button(ui, Icon::Curve, &look).clicked() {
                shared.go(Route::KeptGame(number));
            }
            asked
        };
        let ((), asked) = Sides::new().shrink_left().show(ui, tell, buttons);
        if asked.is_some() {
            *renamed = asked;
        }
        if *to_remove == Some(number) {
            ui.horizontal_wrapped(|ui| {
                let sure = shared.say(&msg!("games-remove-sure"));
                if plain_button(ui, Icon::Cross, &sure).clicked() {
                    shared.ask(Command::Games(GamesCommand::Remove(number)));
                }
                let keep = shared.say(&msg!("games-keep"));
                if plain_button(ui, Icon::ArrowLeft, &keep).clicked() {
                    *to_remove = None;
                }
            });
        }
    });
}

/// The name of a game is typed in.
fn rename_ui(ui: &mut Ui, number: GameNumber, name: &mut String, shared: &Shared<'_>) {
    let hint = shared.say(&msg!("games-name"));
    let response = ui.add(TextEdit::singleline(name).hint_text(&hint));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &hint));
    if response.lost_focus() {
        let name = std::mem::take(name);
        shared.ask(Command::Games(GamesCommand::Rename(number, name)));
    } else if !response.has_focus() {
        response.request_focus();
    }
}

/// What a game is called: as the learner calls it, or by its day.
fn title(summary: &GameSummary) -> Message {
    if summary.name.is_empty() {
        wording::date(summary.day)
    } else {
        msg!(
            "games-named",
            name = summary.name.clone(),
            date = wording::date(summary.day)
        )
    }
}

/// How a game ended, with which card it was played, and how well.
fn told(summary: &GameSummary) -> Message {
    let end = match summary.end {
        GameEnd::Won => "won",
        GameEnd::Lost => "lost",
        GameEnd::WallGame => "wall-game",
    };
    let card = Message::new(format!("card-title-{}", summary.card));
    let told = msg!(
        "games-told",
        end = end,
        way = if summary.points < 0 { "paid" } else { "won" },
        points = i64::from(summary.points.unsigned_abs()),
        card = card.or_else(summary.card_title.as_str())
    );
    let told = if summary.taken_back > 0 {
        msg!(
            "games-told-taken-back",
            told = told,
            count = summary.taken_back
        )
    } else {
        told
    };
    let told = if summary.is_open {
        msg!("games-told-open", told = told)
    } else {
        told
    };
    let total = summary.performance.as_ref().map(Performance::total);
    match total.and_then(DecisionCost::error_rate) {
        Some(rate) => msg!(
            "games-told-with-rate",
            told = told,
            rate = wording::error_rate(rate)
        ),
        None => told,
    }
}
