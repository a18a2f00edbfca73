//! Who pays whom, as a picture: faces, and arrows with points.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, FontId, Galley, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, pos2, text::LayoutJob, text::TextWrapping, vec2,
};

use super::party::{Person, people};
use super::points::signed;
use super::transfer::{Transfer, transfers};
use super::{BETWEEN, ShownResult};
use crate::msg;
use crate::rules::{Outcome, Party};
use crate::ui::theme::{Theme, text_size};
use crate::ui::widgets::Face;
use crate::ui::words::said;
use crate::ui::{Shared, fonts};
use crate::wording;

/// The height of the row of somebody who pays, in points.
const ROW: f32 = 46.0;
/// How large the face of who pays and of who is paid are, in points.
const PAYER: f32 = 36.0;
const PAID: f32 = 60.0;
/// The width of the place of who is paid, in points.
const PAID_ROOM: f32 = 118.0;
/// The height of what stands under that face, in points.
const UNDER_PAID: f32 = 44.0;
/// The most room that those who pay take, as a share of the width.
const NAMES_SHARE: f32 = 0.5;
/// The space between a face and what stands beside it, in points.
const BESIDE: f32 = 8.0;
/// The length of the head of an arrow, in points.
const HEAD: f32 = 10.0;

/// Draws it, and says why so much is paid; nothing where nobody pays.
pub(super) fn ui(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let bet = shown.session.bet_settlement().unwrap_or_default();
    let transfers = transfers(shown.outcome, &bet);
    let people = people(shown);
    if transfers.is_empty() {
        return;
    }
    let person = |party: Party| people.iter().find(|person| person.party == party);
    super::section(ui, &shared.say(&msg!("table-result-who-pays")), shared);
    if let Outcome::Win(win) = shown.outcome {
        let card = shown.session.view().card();
        let reasons = wording::payment_reasons(win, card);
        let reasons: Vec<_> = reasons.iter().map(|reason| shared.say(reason)).collect();
        said(ui, shared, &reasons.join(" "), text_size::BODY);
    }
    ui.add_space(4.0);
    let mut paid: Vec<Party> = Vec::new();
    for transfer in &transfers {
        if !paid.contains(&transfer.to) {
            paid.push(transfer.to);
        }
    }
    for to in paid {
        let payers = transfers.iter().filter(|transfer| transfer.to == to);
        let payers = payers.filter_map(|transfer| Some((transfer, person(transfer.from)?)));
        let payers: Vec<_> = payers.collect();
        if let Some(to) = person(to) {
            let picture = PaidPicture {
                to,
                payers: &payers,
                shown,
            };
            picture.ui(ui, shared);
            ui.add_space(BETWEEN / 2.0);
        }
    }
}

/// Everybody who pays one person.
struct PaidPicture<'a> {
    to: &'a Person,
    payers: &'a [(&'a Transfer, &'a Person)],
    shown: ShownResult<'a>,
}

impl PaidPicture<'_> {
    fn ui(&self, ui: &mut Ui, shared: &Shared<'_>) {
        let rows = self.payers.len() as f32 * ROW;
        let middle = (rows / 2.0).max(PAID / 2.0);
        let height = rows.max(middle + PAID / 2.0 + UNDER_PAID);
        let width = ui.available_width();
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let payers = self.payers.iter();
        let payers = payers.map(|(of, person)| Payer::new(ui, of, person, width, shared));
        let payers: Vec<_> = payers.collect();
        let names = payers.iter().map(Payer::width).fold(0.0, f32::max);
        let place = rect.with_min_x(rect.right() - PAID_ROOM);
        let face = pos2(place.center().x, rect.top() + middle);
        let sum: i32 = self.payers.iter().map(|(payer, _)| payer.amount).sum();
        let top = face.y - rows / 2.0;
        for (number, (payer, (transfer, _))) in payers.into_iter().zip(self.payers).enumerate() {
            let corner = pos2(rect.left(), top + number as f32 * ROW);
            let row = Rect::from_min_size(corner, vec2(names, ROW));
            payer.paint(ui, row);
            // They come together where the face is.
            let off = row.center().y - face.y;
            let from = pos2(row.right() + BESIDE, row.center().y);
            let to = pos2(face.x - PAID / 2.0 - BESIDE, face.y + off * 0.35);
            arrow(ui, from, to, transfer.amount, shared);
            self.speak(ui, row.with_max_x(rect.right()), transfer, number, shared);
        }
        self.paid(ui, place, face, sum, shared);
    }

    /// Says to a screen reader what a row shows.
    fn speak(&self, ui: &Ui, row: Rect, transfer: &Transfer, number: usize, shared: &Shared<'_>) {
        let (from, to) = (transfer.from, transfer.to);
        let told = wording::transfer(from, to, transfer.amount, self.shown.names);
        let told = shared.say(&told);
        let place = shared.say(&self.to.name);
        let id = ui.scope_id().with(("payment", place, number));
        let response = ui.interact(row, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    }

    /// Who is paid, and how much in all.
    fn paid(&self, ui: &Ui, place: Rect, face: Pos2, sum: i32, shared: &Shared<'_>) {
        let theme = Theme::current(ui);
        if let Some(it) = self.to.face {
            it.paint(ui, Rect::from_center_size(face, Vec2::splat(PAID)));
        }
        let bold = |size: f32| FontId::new(size, fonts::bold());
        let name = shared.say(&self.to.name);
        let name = line(ui, name, bold(text_size::BODY), theme.text, place.width());
        let mut at = pos2(place.center().x, face.y + PAID / 2.0 + 2.0);
        let left = at - vec2(name.size().x / 2.0, 0.0);
        at.y += name.size().y;
        ui.painter().galley(left, name, theme.text);
        let sum = shared.say(&signed(sum));
        let sum = line(ui, sum, bold(text_size::LARGE), theme.text, place.width());
        let left = at - vec2(sum.size().x / 2.0, 0.0);
        ui.painter().galley(left, sum, theme.text);
    }
}

/// Who pays, with the one reason that is theirs alone.
struct Payer {
    face: Option<Face>,
    name: Arc<Galley>,
    why: Option<Arc<Galley>>,
}

impl Payer {
    fn new(ui: &Ui, of: &Transfer, person: &Person, width: f32, shared: &Shared<'_>) -> Self {
        let theme = Theme::current(ui);
        let room = width * NAMES_SHARE - PAYER - BESIDE;
        let bold = FontId::new(text_size::BODY, fonts::bold());
        let why = msg!("table-result-discarded");
        let small = FontId::proportional(text_size::SMALL);
        let why = || line(ui, shared.say(&why), small, theme.text_weak, room);
        Self {
            face: person.face,
            name: line(ui, shared.say(&person.name), bold, theme.text, room),
            why: of.has_discarded.then(why),
        }
    }

    /// How wide the face is with what stands beside it, in points.
    fn width(&self) -> f32 {
        let why = self.why.as_ref().map_or(0.0, |why| why.size().x);
        let face = self.face.map_or(0.0, |_| PAYER + BESIDE);
        face + self.name.size().x.max(why)
    }

    fn paint(self, ui: &Ui, row: Rect) {
        let theme = Theme::current(ui);
        let mut left = row.left();
        if let Some(face) = self.face {
            let middle = pos2(left + PAYER / 2.0, row.center().y);
            face.paint(ui, Rect::from_center_size(middle, Vec2::splat(PAYER)));
            left += PAYER + BESIDE;
        }
        let name = self.name.size().y;
        let height = name + self.why.as_ref().map_or(0.0, |why| why.size().y);
        let top = pos2(left, row.center().y - height / 2.0);
        ui.painter().galley(top, self.name, theme.text);
        if let Some(why) = self.why {
            ui.painter()
                .galley(top + vec2(0.0, name), why, theme.text_weak);
        }
    }
}

/// An arrow with a number of points on it.
fn arrow(ui: &Ui, from: Pos2, to: Pos2, points: i32, shared: &Shared<'_>) {
    let theme = Theme::current(ui);
    let painter = ui.painter();
    let along = (to - from).normalized();
    let across = vec2(-along.y, along.x);
    let neck = to - along * HEAD;
    painter.line_segment([from, neck], Stroke::new(3.0, theme.accent_edge));
    let head = vec![to, neck + across * HEAD * 0.6, neck - across * HEAD * 0.6];
    painter.add(Shape::convex_polygon(head, theme.accent_edge, Stroke::NONE));
    let number = shared.say(&super::points::plain(points));
    let bold = FontId::new(text_size::BODY, fonts::bold());
    let number = painter.layout_no_wrap(number, bold, theme.accent_text);
    let middle = from + (neck - from) * 0.5;
    let pill = Rect::from_center_size(middle, number.size() + vec2(18.0, 6.0));
    let radius = CornerRadius::same((pill.height() / 2.0) as u8);
    let edge = Stroke::new(1.5, theme.accent_edge);
    painter.rect(pill, radius, theme.accent, edge, egui::StrokeKind::Inside);
    painter.galley(middle - number.size() / 2.0, number, theme.accent_text);
}

/// A line of text, cut where it is too long.
fn line(ui: &Ui, text: String, font: FontId, color: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text, font, color);
    job.wrap = TextWrapping::truncate_at_width(room.max(0.0));
    ui.painter().layout_job(job)
}
