//! The page of the picture: what stands on it, how it looks, and the button that keeps it.

use egui::{FontId, RichText, Role, Sense, TextEdit, Ui, UiBuilder, WidgetInfo};

use super::picture::{Certificate, PAGE};
use super::{ExamCommand, ROUTE};
use crate::lesson::ExamResult;
use crate::locale::Message;
use crate::msg;
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Icon;
use crate::ui::widgets::column::column;
use crate::ui::widgets::page_button::{icon_button, primary};
use crate::ui::{Command, Shared, fonts};
use crate::wording;

/// The most characters of a name: with more it would be too small to read.
const LONGEST: usize = 48;
/// How wide the fields are, in points.
const FIELD: f32 = 260.0;
/// The height of the row at the bottom, in points.
const WAY: f32 = 80.0;
/// Between the picture and that row, in points.
const GAP: f32 = 12.0;
/// The least height of the picture, in points.
const LOWEST: f32 = 200.0;

/// The page of the picture.
#[derive(Debug, Default)]
pub(super) struct CertificatePage {
    name: String,
    /// The date as the learner wrote it, where it is another one than that of the exam.
    date: Option<String>,
    /// What came of keeping it.
    pub(super) said: Option<Message>,
}

impl CertificatePage {
    /// The page for a learner who is called this; an empty name is none.
    pub(super) fn of(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            ..Self::default()
        }
    }

    /// Draws the page of a result of this day.
    pub(super) fn ui(&mut self, ui: &mut Ui, shared: &Shared<'_>, result: &ExamResult, day: u32) {
        let whole = ui.available_rect_before_wrap();
        let way_top = whole.bottom() - WAY;
        let above = UiBuilder::new().max_rect(whole.with_max_y(way_top));
        let date = ui.scope_builder(above, |ui| {
            let mut date = String::new();
            column(ui, |ui| {
                ui.add_space(8.0);
                date = self.fields(ui, shared, day);
                ui.add_space(4.0);
                let certificate = Certificate::of(result, shared.locale, &self.name, &date);
                preview(ui, &certificate, way_top - GAP);
            });
            date
        });
        let below = UiBuilder::new().max_rect(whole.with_min_y(way_top));
        ui.scope_builder(below, |ui| {
            column(ui, |ui| self.keep(ui, shared, date.inner));
        });
    }

    /// The name and the date; the date as it is now.
    fn fields(&mut self, ui: &mut Ui, shared: &Shared<'_>, day: u32) -> String {
        let of_exam = shared.say(&wording::date(day));
        let mut date = self.date.clone().unwrap_or_else(|| of_exam.clone());
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(shared.say(&msg!("certificate-name")));
            let field = TextEdit::singleline(&mut self.name)
                .char_limit(LONGEST)
                .desired_width(FIELD);
            let response = ui.add(field).labelled_by(label.id);
            if response.lost_focus() {
                let name = self.name.clone();
                shared.ask(Command::Exam(ExamCommand::SetName(name)));
            }
            ui.add_space(12.0);
            let label = ui.label(shared.say(&msg!("certificate-date")));
            let field = TextEdit::singleline(&mut date)
                .char_limit(LONGEST)
                .desired_width(FIELD);
            if ui.add(field).labelled_by(label.id).changed() {
                self.date = (date != of_exam).then(|| date.clone());
            }
        });
        if let Some(lacking) = lacking(ui, &self.name) {
            let told = msg!("certificate-lacking", characters = lacking);
            ui.label(RichText::new(shared.say(&told)).color(Theme::current(ui).text_weak));
        }
        date
    }

    /// The button that keeps the picture, and what came of it.
    fn keep(&self, ui: &mut Ui, shared: &Shared<'_>, date: String) {
        ui.horizontal_wrapped(|ui| {
            if primary(ui, &shared.say(&msg!("certificate-keep")), true) {
                let name = self.name.clone();
                shared.ask(Command::Exam(ExamCommand::KeepPicture { name, date }));
            }
            let back = shared.say(&msg!("certificate-back"));
            if icon_button(ui, Icon::ArrowLeft, &back, true) {
                shared.go(ROUTE);
            }
        });
        let theme = Theme::current(ui);
        let (said, color) = match &self.said {
            Some(said) => (said.clone(), theme.text),
            None => (msg!("certificate-keep-about"), theme.text_weak),
        };
        let said = RichText::new(shared.say(&said)).size(text_size::SMALL);
        let shown = ui.label(said.color(color));
        // A screen reader says it as soon as it comes.
        ui.ctx().accesskit_node_builder(shown.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
        });
    }
}

/// The characters of a name that the fonts lack, if there are any.
fn lacking(ui: &Ui, name: &str) -> Option<String> {
    let font = FontId::new(text_size::HEADING, fonts::bold());
    let has = |letter: char| ui.fonts_mut(|fonts| fonts.has_glyph(&font, letter));
    let lacking: String = name.chars().filter(|letter| !has(*letter)).collect();
    (!lacking.is_empty()).then_some(lacking)
}

/// The picture, as large as there is room above `bottom`.
fn preview(ui: &mut Ui, certificate: &Certificate, bottom: f32) {
    let high = (bottom - ui.cursor().top()).max(LOWEST);
    let width = ui.available_width().min(high * PAGE.x / PAGE.y).floor();
    let side = ((ui.available_width() - width) / 2.0).max(0.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        let (rect, response) = ui.allocate_exact_size(PAGE * (width / PAGE.x), Sense::hover());
        let spoken = certificate.spoken();
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
        if ui.is_rect_visible(rect) {
            certificate.paint(ui, rect);
        }
    });
}
