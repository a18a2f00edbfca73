//! What this program is: its version, what is new in it, what it keeps to itself, whose work is in it, and a report to save
//! when something went wrong.

mod demos;
mod licences;

use egui::{CollapsingHeader, RichText, ScrollArea, Ui, vec2};

pub use demos::DEMOS;

use self::licences::Licences;
use crate::locale::Message;
use crate::msg;
use crate::tile::{Dragon, Tile};
use crate::ui::shared::FileWanted;
use crate::ui::theme::{LINE_WIDTH, Theme, paper_frame, text_size};
use crate::ui::widgets::{Icon, TileFace, centered, heading, plain_button, scroll_with_keys};
use crate::ui::words::{said, said_weak};
use crate::ui::{Command, Shared, fonts};

/// The tile beside the program's name, in points.
const TILE: egui::Vec2 = vec2(44.0, 60.0);

/// What this program is.
#[derive(Debug, Default)]
pub struct AboutScreen {
    licences: Licences,
    said: Option<Message>,
}

impl AboutScreen {
    /// The learner has come here.
    pub fn open(&mut self) {
        self.said = None;
    }

    /// Says what came of the report.
    pub fn say(&mut self, said: Message) {
        self.said = Some(said);
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>) {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                centered(ui, LINE_WIDTH + 120.0, |ui| {
                    ui.add_space(8.0);
                    paper_frame(Theme::current(ui)).show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        program(ui, shared);
                        news(ui, shared);
                        self.report(ui, shared);
                        self.licences(ui, shared);
                    });
                    ui.add_space(8.0);
                });
                scroll_with_keys(ui);
            });
    }

    fn report(&self, ui: &mut Ui, shared: &Shared<'_>) {
        heading(ui, &shared.say(&msg!("about-report")), text_size::LARGE);
        paragraph(ui, shared, &msg!("about-report-about"));
        let save = shared.say(&msg!("about-report-save"));
        if plain_button(ui, Icon::Notice, &save).clicked() {
            shared.ask(Command::ChooseFile(FileWanted::ReportToWrite));
        }
        if let Some(told) = &self.said {
            ui.label(shared.say(told));
        }
        ui.add_space(12.0);
    }

    fn licences(&self, ui: &mut Ui, shared: &Shared<'_>) {
        heading(ui, &shared.say(&msg!("about-licences")), text_size::LARGE);
        paragraph(ui, shared, &msg!("about-licence"));
        paragraph(ui, shared, &msg!("about-fonts"));
        let title = msg!("about-libraries", count = self.licences.libraries());
        let title = RichText::new(shared.say(&title)).family(fonts::bold());
        CollapsingHeader::new(title)
            .id_salt("libraries")
            .show(ui, |ui| {
                for (licence, libraries) in self.licences.iter() {
                    heading(ui, licence, text_size::BODY);
                    ui.label(libraries);
                    ui.add_space(6.0);
                }
            });
    }
}

/// The program's name, version and promise.
fn program(ui: &mut Ui, shared: &Shared<'_>) {
    ui.horizontal(|ui| {
        let (_, place) = ui.allocate_space(TILE);
        TileFace::up(Tile::Dragon(Dragon::Red)).paint(ui.painter(), place);
        ui.add_space(6.0);
        ui.vertical(|ui| {
            heading(ui, &shared.say(&msg!("about-name")), text_size::TITLE);
            let version = msg!("about-version", version = env!("CARGO_PKG_VERSION"));
            said_weak(ui, shared, &shared.say(&version), text_size::BODY);
        });
    });
    ui.add_space(8.0);
    paragraph(ui, shared, &msg!("about-what"));
    paragraph(ui, shared, &msg!("about-private"));
    ui.add_space(12.0);
}

/// What this version brings.
fn news(ui: &mut Ui, shared: &Shared<'_>) {
    heading(ui, &shared.say(&msg!("about-new")), text_size::LARGE);
    let news = [
        msg!("about-new-course"),
        msg!("about-new-drills"),
        msg!("about-new-table"),
        msg!("about-new-review"),
        msg!("about-new-anywhere"),
    ];
    for new in news {
        ui.horizontal_top(|ui| {
            ui.label("•");
            paragraph(ui, shared, &new);
        });
    }
    ui.add_space(12.0);
}

fn paragraph(ui: &mut Ui, shared: &Shared<'_>, text: &Message) {
    said(ui, shared, &shared.say(text), text_size::BODY);
}
